//! The object: symbols and how they are bound, sections, relocations, and what each object format needs of its own.

pub(super) mod alias;
pub(super) mod assemble;
pub(super) mod assembler;
mod binding;
mod code_section;
pub(super) mod compiled;
pub(super) mod declare;
pub(super) mod linked_symbols;
mod macho;
mod patch;
mod requests;
mod section;
mod structors;
mod symbol_difference;
