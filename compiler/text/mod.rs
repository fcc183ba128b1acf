//! MLIR text to IR and back.
//!
//! The reader is a recursive descent parser over bytes: tokens are slices of the source, operations become
//! rows as they are read, and names of values never leave the parser. What an operation's own syntax is,
//! the reader and the printer take from the tables of known operations; they know no dialect.

mod affine;
mod attrs;
mod elements;
mod format;
mod format_parse;
mod format_print;
mod legacy;
mod lexer;
mod locations;
mod namer;
mod op_parser;
mod ops;
mod parser;
mod printer;
mod resources;
mod types;
mod value_names;

pub use ops::read;
pub use printer::{PrintOptions, print};

/// How deeply regions, types, attributes and locations may nest in the text. Recursion in every stage is
/// bounded by it.
pub const MAX_NESTING: usize = 256;
