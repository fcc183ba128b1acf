//! mlirc: an ahead-of-time compiler from MLIR to native object files and C headers.

pub mod diag;
pub mod source;
pub mod target;

pub mod ir;

pub mod dialect;

pub mod text;

pub mod convert;

pub mod codegen;
