//! Bufferization: replaces tensors, which are values, by memrefs, which are memory.
//!
//! The semantics are those of MLIR's `one-shot-bufferize` with bufferized function boundaries, followed by deallocation:
//!
//! - A tensor argument of a function is a memref with the identity layout, unless the options or its attributes say
//!   otherwise ([`signatures`]). The function may write to it, unless its attribute is
//!   `bufferization.writable = false`.
//! - A tensor result is a memref that the caller owns and frees. Arguments and constants are copied when they are
//!   returned.
//! - An operation on tensors that computes its result from a destination writes to the destination's buffer if nobody
//!   reads the old contents afterwards, and to a copy otherwise ([`analysis`]).
//! - Every allocation is freed after its last use in the block that contains it ([`ownership`]). Control flow passes a
//!   buffer out of a block only if it is an allocation of this block; other buffers are copied first. So it is known
//!   at compile time who owns a buffer.
//!
//! Functions are rebuilt one by one. Operations without tensors are copied.
//!
//! - A tensor that another block of the function uses is passed along the branches to it ([`block_args`], [`cf`]).
//!
//! Limits: branches between the blocks of another region must not pass tensors. Other limits are calls through function
//! values, memrefs of tensors that leave the block that frees the tensor, and encodings of tensor types.

mod analysis;
mod arena;
mod block_args;
mod bufferization;
mod calls;
mod cf;
mod constants;
mod early_copies;
mod effects;
mod elementwise;
mod function;
mod globals;
mod linalg;
mod order;
mod origins;
mod out_params;
mod outer_loops;
mod ownership;
mod rewriter;
mod scf;
mod signatures;
mod tensor;
mod types;
mod union_find;

use rustc_hash::FxHashSet;

use crate::diag::Diagnostics;
use crate::dialect::ml_program;
use crate::ir::verify::top_level_ops;
use crate::ir::{Body, BodyId, Context, Module, Op, Region, TypeData, TypeId};

use arena::place_in_arenas;
use block_args::pass_along_branches;
use constants::Constants;
use early_copies::decide;
use function::{Boundary, Function, convert_signatures, functions};
use globals::convert_global;
use out_params::OutParams;
use outer_loops::share_outer_loops;
use rewriter::rewrite;
use signatures::{Signatures, callees_first};

pub use arena::Arenas;
pub use effects::is_replaced;
pub use signatures::BoundaryLayout;

/// Returns true if a module has values or functions with tensor types, or globals of the ml_program dialect.
pub fn has_tensors(module: &Module) -> bool {
    let cx = &module.cx;
    let is_possible = cx.has_type(|data| matches!(data, TypeData::Tensor { .. }));
    module.bodies().any(|body| {
        let has_types = || {
            body.value_ids().any(|value| is_tensor(cx, body.value_type(value)))
                || function::declarations(body).any(|op| function::has_tensors(cx, body, op))
        };
        top_level_ops(body).any(|op| body.name(op) == ml_program::GLOBAL) || is_possible && has_types()
    })
}

/// The options of bufferization.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// True if operations may compute their results in the buffers of their operands.
    pub in_place: bool,
    /// True if operations that work slice by slice share the loop over the slices.
    pub outer_loops: bool,
    /// The memory of the temporaries of a block.
    pub arenas: Arenas,
    /// True if results of public functions are written to memrefs of the caller.
    pub out_params: bool,
    /// The layouts of the memrefs that functions get and return.
    pub layout: BoundaryLayout,
}

/// Replaces the tensors of a module by memrefs.
///
/// # Errors
/// Reports every operation that cannot be bufferized, and returns `None`.
pub fn bufferize(module: Module, options: Options, diagnostics: &mut Diagnostics) -> Option<Module> {
    let before = diagnostics.error_count();
    let (mut cx, mut old) = module.into_parts();
    let all = functions(&old);
    for function in &all {
        pass_along_branches(&cx, &mut old[function.body.index()]);
    }
    let boundary = Boundary::of(&cx, &old);
    let out_params = options.out_params.then(|| OutParams::of(&cx, &old, &all));
    let mut constants = Constants::default();
    let mut rebuilt = Vec::new();
    let mut signatures = Signatures::of(&cx, &old, options.layout, options.out_params);
    for function in callees_first(&cx, &old, &all) {
        let Some(analysis) = decide(&mut cx, &mut old, function, (&boundary, options), diagnostics) else {
            continue;
        };
        let module = (&mut signatures, &mut constants);
        let body = rewrite(&mut cx, &old, (function, &analysis), module, diagnostics);
        rebuilt.extend(body.map(|body| (function.body, body)));
    }
    let in_functions: FxHashSet<usize> = all.iter().map(|function| function.body.index()).collect();
    for (_, body) in old.iter().enumerate().filter(|(index, _)| !in_functions.contains(index)) {
        refuse_outside(&cx, body, diagnostics);
    }
    let ids: Vec<BodyId> = rebuilt.iter().map(|rebuilt| rebuilt.0).collect();
    let arguments: Vec<usize> = rebuilt.iter().map(|(_, body)| argument_count(body)).collect();
    let mut new = old;
    for (id, body) in rebuilt {
        new[id.index()] = body;
    }
    constants.place(&mut cx, &mut new);
    for body in &mut new {
        convert_signatures(&mut cx, body, (&boundary, &mut signatures), diagnostics);
        convert_globals(&mut cx, body, diagnostics);
    }
    if let Some(out_params) = out_params {
        out_params.apply(&mut cx, &mut new, &all, diagnostics);
    }
    for (&id, &arguments) in ids.iter().zip(&arguments).filter(|_| options.outer_loops) {
        share_outer_loops(&mut cx, &mut new[id.index()], arguments);
    }
    let rebuilt: Vec<Function> = all.into_iter().filter(|function| ids.contains(&function.body)).collect();
    place_in_arenas(&mut cx, &mut new, &rebuilt, options.arenas);
    (diagnostics.error_count() == before).then(|| Module::from_parts(cx, new))
}

/// Returns the number of arguments of a function.
fn argument_count(body: &Body) -> usize {
    body.entry_block(Region::ROOT).map_or(0, |entry| body.block_args(entry).len())
}

/// Refuses operations on tensors between functions, which nothing would execute.
fn refuse_outside(cx: &Context, body: &Body, diagnostics: &mut Diagnostics) {
    for op in top_level_ops(body) {
        let mut values = body.results(op).chain(body.operands(op).iter().copied());
        if values.any(|value| is_tensor(cx, body.value_type(value))) {
            diagnostics.error(cx.location(body.loc(op)), message(cx, body, op, "it is in no function"));
        }
    }
}

/// Replaces the globals of the ml_program dialect.
fn convert_globals(cx: &mut Context, body: &mut Body, diagnostics: &mut Diagnostics) {
    let globals: Vec<Op> = top_level_ops(body).filter(|&op| body.name(op) == ml_program::GLOBAL).collect();
    for op in globals {
        if let Err(reason) = convert_global(cx, body, op) {
            diagnostics.error(cx.location(body.loc(op)), message(cx, body, op, &reason));
        }
    }
}

/// Returns true for tensor types.
fn is_tensor(cx: &Context, ty: TypeId) -> bool {
    matches!(cx.type_data(ty), TypeData::Tensor { .. })
}

/// Completes an error message about an operation.
fn message(cx: &Context, body: &Body, op: Op, reason: &str) -> String {
    format!("'{}' op cannot be bufferized: {reason}", cx.op_text(body.name(op)))
}
