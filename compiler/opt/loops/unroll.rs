//! Complete unrolling of short counted loops with constant trip counts and no inner control flow. The longer ones are left
//! to the vectorizer, if it takes them.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::layout::store_size;
use crate::dialect::llvm::memory::LOAD;
use crate::ir::{Op, TypeData, Value};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{CountedLoop, Transform, loops};
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::function::Function;

use super::vectorize::will_vectorize;

/// The trip count up to which complete unrolling of an inner loop is preferred to other transformations. Values that
/// such a loop loads once stay in registers.
pub(crate) const PREFERRED_TRIP_COUNT: i128 = 9;
/// Upper bound on the trip count.
pub(crate) const MAX_ITERATIONS: i128 = 16;
/// Size limit of the unrolled loop, in operations.
const MAX_OPS: i128 = 320;
/// Upper bound on the vector registers that are loaded: Cranelift schedules all loads of a block before their users.
const MAX_LOADED: i128 = 8;
/// Upper bound on the sweeps over a function, and so on the depth of nests.
const MAX_DEPTH: usize = 3;

/// The pass.
pub(crate) fn unroll(f: &mut Function) {
    for _ in 0..MAX_DEPTH {
        let mut values = FxHashMap::default();
        for l in loops(f).iter() {
            if l.disables(f, Transform::Unroll) {
                continue;
            }
            let Ok(counted) = CountedLoop::of(f, l) else { continue };
            let Some(iterations) = iterations(f, &counted) else { continue };
            // A reduction to one vector is faster in straight-line code.
            let is_carried = f.body.block_args(counted.header).len() > 1;
            if iterations > PREFERRED_TRIP_COUNT && !is_carried && will_vectorize(f, l) {
                continue;
            }
            let l = counted;
            if f.may_rewrite() {
                f.done(f.loop_loc(l.header), || {
                    format!("completely unrolled loop with {iterations} iterations")
                });
                unroll_loop(f, &l, iterations, &mut values);
            }
        }
        if values.is_empty() {
            return;
        }
        f.replace(&values);
        merge_blocks(f);
    }
}

/// Returns the constant trip count if unrolling stays within the limits.
fn iterations(f: &Function, l: &CountedLoop) -> Option<i128> {
    let iterations = l.iterations(f)?;
    let ops = (f.body.block_ops(l.body).len() + f.body.block_ops(l.header).len()) as i128;
    let is_short = (1..=MAX_ITERATIONS).contains(&iterations)
        && iterations * ops <= MAX_OPS
        && iterations * registers_loaded(f, l) <= MAX_LOADED;
    is_short.then_some(iterations)
}

/// The number of vector registers that an iteration loads.
fn registers_loaded(f: &Function, l: &CountedLoop) -> i128 {
    let loads = f.body.block_ops(l.body).iter().filter(|&&op| f.body.name(op) == LOAD);
    let types = loads.map(|&load| f.body.value_type(f.body.result(load, 0)));
    let vectors = types.filter(|&ty| matches!(f.cx.type_data(ty), TypeData::Vector { .. }));
    vectors
        .map(|ty| store_size(f.cx, &f.target.layout, ty).map_or(0, |size| i128::from(size.div_ceil(16))))
        .sum()
}

/// Emits the iterations in the preheader. `values` gets the replacements of live-out values.
fn unroll_loop(f: &mut Function, l: &CountedLoop, iterations: i128, values: &mut FxHashMap<Value, Value>) {
    let args = f.body.block_args(l.header).to_vec();
    let mut now = edge_operands(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
    let (header, body) = (f.body.block_ops(l.header).to_vec(), f.body.block_ops(l.body).to_vec());
    let Some(enters) = f.body.take_last_op(l.preheader) else { return };
    let loc = f.body.loc(enters);
    let start = f.constant_of(l.start).unwrap_or_default();
    for iteration in 0..=iterations {
        let counter = start + iteration * i128::from(l.step);
        now[l.counter_index] = f.emit(l.preheader, loc).int(l.ty, counter);
        let mut copies: FxHashMap<Value, Value> = args.iter().copied().zip(now.iter().copied()).collect();
        let ops: Vec<Op> = match iteration < iterations {
            true => header.iter().chain(&body).copied().collect(),
            false => header.clone(),
        };
        for op in ops {
            if f.body.successors(op).is_empty() {
                f.copy_op(op, l.preheader, &mut copies);
            }
        }
        let of = |copies: &FxHashMap<Value, Value>, value: &Value| *copies.get(value).unwrap_or(value);
        if iteration < iterations {
            let next = edge_operands(f.body, l.body, l.header).unwrap_or_default();
            now = next.iter().map(|value| of(&copies, value)).collect();
            continue;
        }
        let Some(&end) = header.last() else { return };
        let edge = usize::from(f.body.successors(end)[0].block == l.body);
        let to = f.body.successors(end)[edge].block;
        let operands: Vec<Value> =
            f.body.successor_operands(end, edge).iter().map(|value| of(&copies, value)).collect();
        f.emit(l.preheader, loc).branch(to, &operands);
        values.extend(copies);
    }
}
