//! Code generation: translates a module of the LLVM dialect to an object file and the list of its C functions.
//!
//! [`generate`] is the stage. [`module`] declares the symbols, lowers and compiles every function on all cores
//! ([`function`]), and puts code and data into the object. The other modules are:
//!
//! - [`types`]: Cranelift's representation of LLVM types, and the features of the back ends.
//! - [`abi`]: calling conventions, thunks, and the list of exports.
//! - [`constants`]: attributes and initializers as bits and as bytes.
//! - [`attributes`]: treatments of attributes; runs before the optimizer.
//! - [`context`]: the context of lowerings: the function being compiled and its tables.
//! - [`cold_blocks`]: the blocks that are rarely executed.
//! - [`lower`]: operations to CLIF, one file per topic of `dialect/llvm`.
//! - [`workarounds`]: features and fixes that the published Cranelift lacks.
//! - [`wide_vectors`]: the list of instructions on vectors of more than 128 bits.
//! - [`unwind`]: unwinding information of each platform.
//! - [`debug`]: debug information.
//! - [`dispatch`]: the selection between the functions of several levels.
//! - [`object`]: symbols, sections and relocations.
//!
//! An operation that is not supported is an error at its location, which states what it would need.

mod abi;
mod attributes;
mod cold_blocks;
mod constants;
mod context;
mod debug;
mod dispatch;
mod function;
mod lower;
mod machine_code;
mod module;
mod native;
mod object;
mod ordered;
mod sibling_calls;
mod types;
mod unwind;
mod wide_vectors;
mod workarounds;

use crate::bytes::Pieces;
use crate::diag::{Diagnostics, Location};
use crate::dialect::llvm::function::FUNC;
use crate::dialect::llvm::global::GLOBAL;
use crate::ir::verify::top_level_ops;
use crate::ir::{BodyId, Module, OpName};
use crate::source::Source;
use crate::target::Target;
use crate::time::Parts;

pub use attributes::{check, treatment};
pub use constants::local::{LocalConstant, local_constants};
pub use context::debug_options::{DebugLevel, DebugOptions};
pub use context::options::Options;
pub use debug::{GDB_PRINTERS, LLDB_SUMMARIES};
pub use function::current_function;
pub use native::{BACK_END, native_settings};
pub use object::compiled::Listing;
pub use object::linked_symbols::{LinkedKind, LinkedSymbol};
pub use types::support::back_end_vector_bits;

use abi::exports;
use context::env::Env;
use lower::assembly;
use object::{alias, linked_symbols};

/// The result of code generation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Output {
    /// The object file.
    pub object: Pieces,
    /// The exports: the functions that C can call.
    pub exports: Vec<cabi::Export>,
    /// The global variables that C can access.
    pub variables: Vec<cabi::Variable>,
    /// The symbols for linking the object.
    pub symbols: Vec<LinkedSymbol>,
    /// Width in bits of `index` in the exports.
    pub index_bits: u32,
    /// CLIF of all functions, if requested.
    pub clif: String,
    /// Assembly of each function, if requested.
    pub listings: Vec<Listing>,
    /// The times of the parts.
    pub times: Parts,
}

/// Generates code for a verified module of the LLVM dialect. Returns `None` if errors were reported.
pub fn generate(
    module: &Module,
    target: &Target,
    options: &Options,
    source: &Source,
    diagnostics: &mut Diagnostics,
) -> Option<Output> {
    let before = diagnostics.error_count();
    let lowerings = lower::lowerings();
    let mut times = Parts::new(options.time);
    let env = times.timed("set-up", || Env::new(module, symbol_table(module), target, options, &lowerings));
    let env = match env {
        Ok(env) => env,
        Err(message) => {
            diagnostics.error(Location::Unknown, message);
            return None;
        }
    };
    if options.debug.is_some() && env.has_microsoft_runtime() {
        let message = "debug information for Microsoft's debuggers needs CodeView, which is not supported yet; \
                       targets of mingw (`-windows-gnu`) have DWARF";
        diagnostics.error(Location::Unknown, message);
        return None;
    }
    assembly::check_module(module, diagnostics);
    let deallocator = options.deallocator;
    let exports = times.timed("list of exports", || {
        exports::exports(module, env.table_body(), (source, target), deallocator, diagnostics)
    });
    let variables = exports::variables::variables(module, env.table_body(), source);
    let symbols = linked_symbols::linked_symbols(module, env.table_body(), source);
    let index_bits = env.index_bits();
    let finished = module::compile(env, source, &mut times, diagnostics)?;
    let output = Output {
        object: finished.object,
        exports,
        variables,
        symbols,
        index_bits,
        clif: finished.clif,
        listings: finished.listings,
        times,
    };
    (diagnostics.error_count() == before).then_some(output)
}

/// Returns true if code can be generated for an operation of the LLVM dialect, at least on some types. The stage
/// handles functions and globals itself; they have no row in the table.
pub fn has_lowering(name: OpName) -> bool {
    matches!(name, FUNC | GLOBAL) || alias::is_top_level(name) || lower::lowerings().get(name).is_some()
}

/// Returns the bodies of the functions that a module defines.
pub fn function_bodies(module: &Module) -> Vec<BodyId> {
    let table = symbol_table(module);
    let body = module.body(table);
    let functions = top_level_ops(body).filter(|&op| body.name(op) == FUNC);
    functions.filter_map(|op| module.op_body(table, op)).collect()
}

/// Returns the body with the symbols: that of the file's module, or the top level if there is none.
pub fn symbol_table(module: &Module) -> BodyId {
    let root = module.body(Module::ROOT);
    let mut ops = top_level_ops(root);
    match (ops.next(), ops.next()) {
        (Some(op), None) if module.cx.op_text(root.name(op)) == "builtin.module" => {
            module.op_body(Module::ROOT, op).unwrap_or(Module::ROOT)
        }
        _ => Module::ROOT,
    }
}
