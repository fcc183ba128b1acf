//! Compilation of a module: symbols are declared, functions are compiled on all cores, and code and data are put into
//! the object in source order. The result does not depend on the number of threads.

use cranelift_module::default_libcall_names;
use cranelift_object::{ObjectBuilder, ObjectModule};
use rayon::prelude::*;

use crate::diag::{Diagnostic, Diagnostics, Location};
use crate::dialect::llvm::function;
use crate::progress;
use crate::source::Source;
use crate::time::Parts;

use super::context::env::Env;
use super::function::{Failure, Worker};
use super::object::assemble::Finished;
use super::object::assembler::Assembler;
use super::object::compiled::{Compiled, Definition};
use super::object::declare::{declare, initialisers};

/// The name of the file in the symbol table. It is that of no file: equal modules have equal objects, independent of the
/// names of files. Debug information has the name of the source.
const FILE_SYMBOL: &str = "mlirc";

/// Compiles everything; returns `None` after reported errors.
pub(crate) fn compile(
    mut env: Env,
    source: &Source,
    times: &mut Parts,
    diagnostics: &mut Diagnostics,
) -> Option<Finished> {
    let builder = ObjectBuilder::new(env.isa.clone(), FILE_SYMBOL, default_libcall_names());
    let builder = match builder {
        Ok(builder) => builder,
        Err(error) => {
            diagnostics.error(Location::Unknown, format!("cannot write an object: {error}"));
            return None;
        }
    };
    let mut assembler = Assembler::new(ObjectModule::new(builder));
    let definitions = times.timed("declarations", || declare(&mut env, &mut assembler, diagnostics));
    progress::begin_functions(definitions.len());
    let targets = env.target.targets_of_levels().unwrap_or_default();
    let levels: Result<Vec<Env>, String> = targets.iter().map(|target| env.for_level(target)).collect();
    let levels = match levels {
        Ok(levels) => levels,
        Err(message) => {
            diagnostics.error(Location::Unknown, message);
            return None;
        }
    };
    let compile = |worker: &mut Worker, &job: &Definition| {
        let compiled = match level(&env, job)? {
            Some(level) => worker.compile(&levels[level], job),
            None => worker.compile(&env, job),
        };
        progress::count_function();
        compiled
    };
    let compiled: Vec<Result<Compiled, Failure>> =
        definitions.par_iter().map_init(Worker::new, compile).collect();
    let images = times.timed("data", || initialisers(&env, diagnostics));
    let (mut functions, mut reported) = (Vec::new(), Vec::new());
    for (definition, result) in definitions.iter().zip(compiled) {
        match result {
            Ok(mut compiled) => {
                times.extend(std::mem::take(&mut compiled.times));
                functions.push((*definition, compiled));
            }
            Err(Failure::Unsupported(errors)) => {
                // Every level of a function may have the same one.
                let is_new = |error: &Diagnostic| targets.is_empty() || !reported.contains(error);
                for error in errors.into_iter().filter(is_new).collect::<Vec<_>>() {
                    reported.push(error.clone());
                    diagnostics.push(error);
                }
            }
            Err(Failure::Internal(location, message)) => diagnostics.internal_error(location, message),
        }
    }
    if diagnostics.has_errors() {
        return None;
    }
    match times.timed("object", || assembler.assemble(&env, source, functions, images)) {
        Ok(finished) => Some(finished),
        Err(message) => {
            diagnostics.error(Location::Unknown, format!("cannot write the object: {message}"));
            None
        }
    }
}

/// Returns the index of the level of a function; `None` if it has none.
fn level(env: &Env, definition: Definition) -> Result<Option<usize>, Failure> {
    let table = env.table_body();
    let Some(name) = function::level(env.cx, table.attrs(definition.op)) else { return Ok(None) };
    match env.target.level_of_name(name) {
        Some(level) => Ok(Some(level)),
        None => {
            let needs = format!("it needs the level '{name}' in the list of processors");
            Err(Failure::Unsupported(vec![env.unsupported(table, definition.op, &needs)]))
        }
    }
}
