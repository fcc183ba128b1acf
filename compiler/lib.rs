//! mlirc: an ahead-of-time compiler from MLIR to native object files and C headers.
//!
//! ```
//! use mlirc::driver::{Compiler, Emit, Options};
//! use mlirc::source::Source;
//!
//! let source = Source::new("id.mlir", "func.func @id(%x: i32) -> i32 { return %x : i32 }");
//! let compiler = Compiler::new(Options::default());
//! let artifacts = compiler.compile(&source, "id", &[Emit::LlvmDialect]).expect("the source is valid");
//! let output = artifacts.get(Emit::LlvmDialect).expect("a requested output");
//! assert!(String::from_utf8_lossy(&output).contains("llvm.func @id"));
//! ```
//!
//! The modules follow the pipeline: [`text`] parses, [`legalize`] replaces operators of neural networks, [`fuse`] merges
//! operations on tensors, [`bufferize`] replaces tensors by memrefs, [`convert`] lowers to the LLVM dialect, [`opt`]
//! optimises, and [`codegen`] emits objects. [`ir`] is the representation that they share, and [`dialect`] declares the
//! operations.

pub mod bytes;
pub mod diag;
pub mod progress;
pub mod source;
pub mod target;
pub mod time;

pub mod ir;

pub mod text;

pub mod dialect;

pub mod legalize;

pub mod fuse;

pub mod bufferize;

pub mod convert;

pub mod opt;

pub mod assembly;
pub mod codegen;
pub mod constants_file;
pub mod instrument;
pub mod multiversion;

pub mod driver;

pub mod library;

pub mod link;

pub mod runtime;

pub mod build;

pub use build::Build;
