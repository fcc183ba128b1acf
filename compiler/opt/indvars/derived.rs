//! Recurrences of a loop other than its counter, pointers among them, are computed from the counter.
//!
//! ```text
//!   for (i = 0, p = x; i < n; i++, p++) { *p }   ▶   for (i = 0; i < n; i++) { *(x + i) }
//! ```

use rustc_hash::FxHashMap;

use crate::ir::{TypeData, TypeId, Value};

use super::super::cfg::passed;
use super::super::function::Function;
use super::super::linear::{LinearView, Term};
use super::super::loops::{CountedLoop, loops};
use super::super::unused::remove_unused;

/// Computes what moves with the counter of a loop from it.
pub(in super::super) fn compute_derived(f: &mut Function) {
    let mut computed: FxHashMap<Value, Value> = FxHashMap::default();
    for l in loops(f) {
        let Ok(l) = CountedLoop::around(f, &l) else { continue };
        if l.ty != TypeId::I64 {
            continue;
        }
        for moving in moving(f, &l) {
            if f.may_rewrite() {
                let value = compute(f, &l, &moving);
                computed.insert(moving.value, value);
            }
        }
    }
    if !computed.is_empty() {
        f.replace(&computed);
        remove_unused(f);
    }
}

/// An argument of a header that changes by the same each time.
struct Moving {
    value: Value,
    /// What it is in the first iteration.
    start: Value,
    /// What is added, in bytes to a pointer, when the counter changes by one.
    factor: i64,
}

/// What moves with the counter of a loop.
fn moving(f: &Function, l: &CountedLoop) -> Vec<Moving> {
    let (Some(starts), Some(nexts)) =
        (passed(f.body, l.preheader, l.header), passed(f.body, l.body, l.header))
    else {
        return Vec::new();
    };
    let args = f.body.block_args(l.header).iter().zip(starts.iter().zip(nexts));
    let moving = |(&value, (&start, &next)): (&Value, (&Value, &Value))| {
        let ty = f.body.value_type(value);
        let is_known = ty == TypeId::I64 || matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
        let next = LinearView::new(f).of(next);
        let moves = value != l.counter && is_known && next.terms == [(Term::Value(value), 1)];
        let is_multiple = moves && next.constant.checked_rem(l.step) == Some(0);
        let factor = next.constant.checked_div(l.step).filter(|_| is_multiple)?;
        Some(Moving { value, start, factor })
    };
    args.filter_map(moving).collect()
}

/// Computes such an argument at the beginning of the header.
fn compute(f: &mut Function, l: &CountedLoop, moving: &Moving) -> Value {
    let loc = f.loop_loc(l.header);
    let ops = f.body.take_ops(l.header);
    let is_pointer = f.body.value_type(moving.value) != TypeId::I64;
    let byte = f.cx.int_type(8);
    let mut emit = f.emit(l.header, loc);
    let distance = emit.sub(l.counter, l.start);
    let factor = emit.int(TypeId::I64, moving.factor.into());
    let distance = emit.mul(distance, factor);
    let value = if is_pointer {
        emit.element(moving.start, byte, distance)
    } else {
        emit.add(moving.start, distance)
    };
    ops.into_iter().for_each(|op| f.body.place_op(l.header, op));
    value
}
