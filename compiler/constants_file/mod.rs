//! Constants in a file of their own, which programs map into memory, instead of the object.
//!
//! The file begins with a [header](format). A global of the module holds its address in memory, which a function for C
//! sets ([`support`]). The addresses of constants become that address plus an offset. It is read once in each call of a
//! function that uses such constants, and checked.
//!
//! Large constants move if only functions of the module refer to them: another object could name a public constant, and
//! the linker could not resolve an address inside another global. The optimizer has run before, so it knows all
//! constants.

mod format;
mod redirect;
mod support;

pub(crate) use support::add_definitions;

use rustc_hash::FxHashMap;

use crate::bytes::Pieces;
use crate::codegen;
use crate::ir::{Module, NameId};
use crate::target::Target;

pub use format::ALIGN;

/// The size in bytes from which on constants move to the file.
pub const MIN_SIZE: u64 = 1 << 10;

/// A file of constants, and the function that gives it to the object.
#[derive(Clone, Debug)]
pub struct ConstantsFile {
    /// Its contents.
    pub contents: Pieces,
    /// Symbol of the function.
    pub function: String,
}

/// Moves the large constants of a module in the LLVM dialect to a file. `function` is the symbol of the function that
/// gives its address to the object.
///
/// # Errors
/// When the module already has that symbol.
pub fn extract(module: Module, target: &Target, function: &str) -> Result<(Module, ConstantsFile), String> {
    let mut offsets: FxHashMap<NameId, u64> = FxHashMap::default();
    let mut file = format::Writer::new(target.layout.big_endian);
    let constants =
        codegen::local_constants(&module, codegen::symbol_table(&module), target, MIN_SIZE).into_iter();
    for constant in constants.filter(|constant| constant.align <= ALIGN) {
        offsets.insert(constant.symbol, file.append(constant.bytes));
    }
    let file = file.finish();
    let mut module = support::add(module, target, function, &file)?;
    redirect::redirect(&mut module, &offsets);
    Ok((module, ConstantsFile { contents: file.contents, function: function.to_string() }))
}
