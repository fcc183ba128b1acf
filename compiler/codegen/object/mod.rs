//! The object: symbols and how they are bound, sections, relocations, and what each object format needs of its own.

pub(super) mod alias;
pub(super) mod code_section;
pub(super) mod declare;
pub(super) mod linked_symbols;
pub(super) mod macho;
pub(super) mod symbol_difference;
