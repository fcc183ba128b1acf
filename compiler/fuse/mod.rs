//! Fusion: rewrites operations on tensors so that fewer intermediate tensors are made, before each becomes a buffer.
//!
//! Everything here is a rewrite from tensors to tensors, which are values: an operation may be computed again, later, or
//! as a part of another one. The order of a float reduction and the operations that compute an element stay, so results
//! are the same to the bit.
//!
//! A function is rewritten in sweeps ([`edit`]) until nothing changes. Each sweep has one kind of rewrite, and the file of
//! that kind states its class of programs, why it is legal, and its limits.

mod canonical;
mod constants;
mod cse;
mod destinations;
mod edit;
mod elements;
mod lifetimes;
mod loops;
mod movement;
mod payload;
mod producers;
mod reshapes;
mod shapes;
mod siblings;
mod slices;
mod structured;

use crate::dialect::{builtin, func};
use crate::ir::{Body, BodyId, Context, Module, TypeData};

use canonical::canonicalize;
use constants::fold_constants;
use cse::{Expressions, remove_dead};
use destinations::{compute_in_slice, own_destination, reuse_operand};
use edit::sweep;
use elements::read_elements;
use loops::{drop_insertions, inline_single_iterations};
use movement::insert_parts;
use producers::fuse_producers;
use reshapes::simplify_reshapes;
use shapes::propagate_shapes;
use siblings::fuse_siblings;
use slices::simplify_slices;

/// The number of rounds after which a function stays as it is.
const MAX_ROUNDS: usize = 16;

/// Rewrites the functions of a module that have tensors.
pub fn fuse(module: &mut Module) {
    for id in functions(module) {
        let (cx, body) = module.split(id);
        let is_tensor = |ty| matches!(cx.type_data(ty), TypeData::Tensor { .. });
        if body.value_ids().any(|value| is_tensor(body.value_type(value))) {
            fuse_function(cx, body);
        }
    }
}

/// Returns the bodies of the functions.
fn functions(module: &Module) -> Vec<BodyId> {
    let mut functions = Vec::new();
    let mut open = vec![Module::ROOT];
    while let Some(table) = open.pop() {
        for (op, body) in module.body(table).isolated_bodies() {
            match module.body(table).name(op) {
                builtin::MODULE => open.push(body),
                func::FUNC => functions.push(body),
                _ => {}
            }
        }
    }
    functions
}

fn fuse_function(cx: &mut Context, body: &mut Body) {
    for _ in 0..MAX_ROUNDS {
        let mut changed = sweep(cx, body, inline_single_iterations);
        changed |= sweep(cx, body, drop_insertions);
        changed |= sweep(cx, body, canonicalize);
        changed |= sweep(cx, body, propagate_shapes);
        changed |= eliminate(cx, body);
        changed |= sweep(cx, body, fold_constants);
        changed |= sweep(cx, body, simplify_reshapes);
        changed |= sweep(cx, body, simplify_slices);
        changed |= sweep(cx, body, read_elements);
        changed |= sweep(cx, body, fuse_producers);
        if !changed {
            break;
        }
    }
    sweep(cx, body, fuse_siblings);
    if sweep(cx, body, insert_parts) {
        sweep(cx, body, propagate_shapes);
        eliminate(cx, body);
    }
    sweep(cx, body, compute_in_slice);
    sweep(cx, body, own_destination);
    sweep(cx, body, reuse_operand);
    sweep(cx, body, remove_dead);
}

/// Removes common subexpressions and operations whose results nobody reads.
fn eliminate(cx: &mut Context, body: &mut Body) -> bool {
    let mut expressions = Expressions::default();
    sweep(cx, body, |editor, op| expressions.eliminate(editor, op))
}
