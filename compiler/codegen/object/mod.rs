//! The object: symbols and their bindings, sections, relocations, and requirements of each object format.
//!
//! [`declare`] declares the symbols of a module, and [`assembler::Assembler::assemble`] puts the compiled functions and
//! the data into the object. [`linked_symbols`] lists the symbols that other objects see.
//!
//! May import `constants`, `abi`, `dispatch`, `unwind`, `workarounds` and `context`.

pub(super) mod alias;
pub(super) mod assemble;
pub(super) mod assembler;
mod binding;
mod code_section;
pub(super) mod compiled;
pub(super) mod declare;
mod large_data;
mod levels;
pub(super) mod linked_symbols;
mod macho;
mod patch;
mod requests;
pub(super) mod section;
mod structors;
mod symbol_difference;
