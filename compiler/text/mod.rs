//! The parser and the printer: MLIR text to IR and back.
//!
//! The parser is a recursive descent parser over bytes: tokens are slices of the source, operations become rows as they
//! are parsed, and names of values never leave the parser. The parser and the printer know no dialect: they take the
//! custom syntax of operations from the tables of known operations.

mod affine;
mod attrs;
mod elements;
mod format;
mod format_parse;
mod format_print;
mod generic_ops;
mod legacy;
mod lexer;
mod locations;
mod namer;
mod op_parser;
mod ops;
mod output;
mod parser;
mod precision;
mod printer;
mod regions;
mod resources;
mod top_level;
mod types;
mod value_names;
mod verbatim;

pub use legacy::RELEASES;
pub use printer::{PrintOptions, print};
pub use top_level::{read, read_with_names};

/// The maximum nesting of regions, types, attributes and locations in the text. It bounds the recursion in every stage.
pub const MAX_NESTING: usize = 256;
