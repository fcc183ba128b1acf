//! Versioning of inner loops by the condition that unknown steps and strides are 1, which they usually are. Accesses of
//! the version that runs if it holds are contiguous.
//!
//! ```text
//!   for (i = 0; i < n; i += inc) a[i] += b[i]   ▶   if (inc == 1) for (i = 0; i < n; i++) … else …
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::ADD;
use crate::dialect::llvm::cast::{Cast, SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::memory::LoadStore;
use crate::ir::{Block, TypeId, Value};
use crate::opt::analysis::affine::{AffineView, Term};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::{Loop, has_disabled_transforms, loops};
use crate::opt::analysis::ranges::Recurrence;
use crate::opt::function::Function;

use super::super::guard;
use super::super::versioning::{Versioner, may_copy};

/// Size limit of loops, in operations.
const MAX_OPS: usize = 60;
/// Upper bound on the values that are compared with 1.
const MAX_STRIDES: usize = 2;

/// Versions inner loops by the condition that their unknown steps and strides are 1.
pub(crate) fn assume_unit_strides(f: &mut Function) {
    let all = loops(f);
    let bounds = bounds(f, &all);
    let inner: Vec<Loop> = all.iter().filter(|l| l.is_inner).cloned().collect();
    let planned: Vec<(usize, Block, Vec<Value>)> = inner
        .iter()
        .enumerate()
        .filter_map(|(number, l)| {
            let preheader = preheader(f, l)?;
            let strides = strides(f, &all, l, &bounds);
            let is_wanted = !strides.is_empty() && strides.len() <= MAX_STRIDES && is_small(f, l);
            is_wanted.then_some((number, preheader, strides))
        })
        .collect();
    if planned.is_empty() || f.calls_returns_twice() {
        return;
    }
    let mut versioner = Versioner::new(f, &inner);
    for (number, preheader, strides) in planned {
        if !f.may_rewrite() {
            break;
        }
        let l = &inner[number];
        let condition = emit_are_one(f, l, preheader, &strides);
        let versions = versioner.version(f, number, preheader, condition, FxHashMap::default());
        versions.disable_clones(f, [l].into_iter());
        replace_by_one(f, l, versions.before, &strides);
        f.done(f.loop_loc(l.header), || "versioned loop: assumed unit strides".into());
    }
    versioner.finish(f);
}

/// Returns the preheader of a loop with one latch that exits only from its header.
fn preheader(f: &Function, l: &Loop) -> Option<Block> {
    let &[before] = &l.entering[..] else { return None };
    let is_form = l.latches.len() == 1
        && !has_disabled_transforms(f, l.latches[0])
        && f.body.last_op(before).is_some_and(|end| f.body.name(end) == BR)
        && f.body.last_op(l.header).is_some_and(|end| f.body.name(end) == COND_BR)
        && successors(f.body, l.header).iter().any(|edge| !l.contains(edge.block))
        && !l.has_other_exits(f);
    is_form.then_some(before)
}

fn is_small(f: &Function, l: &Loop) -> bool {
    let ops: usize = l.blocks.iter().map(|&block| f.body.block_ops(block).len()).sum();
    ops <= MAX_OPS && l.blocks.iter().all(|&block| may_copy(f, block))
}

/// Returns the bounds of loops. A stride that is the size of a dimension as well is rarely 1.
fn bounds(f: &Function, all: &[Loop]) -> FxHashSet<Value> {
    let mut bounds = FxHashSet::default();
    for l in all {
        let end = f.body.last_op(l.header).filter(|&end| f.body.name(end) == COND_BR);
        let compare = end.and_then(|end| f.body.defining_op(CondBr(end).condition(f.body)));
        if let Some(compare) = compare.filter(|&op| f.body.name(op) == ICMP) {
            bounds.extend(f.body.operands(compare).iter().map(|&value| uncast(f, value)));
        }
    }
    bounds
}

/// Returns the operand of a chain of extensions and truncations.
fn uncast(f: &Function, mut value: Value) -> Value {
    while let Some(op) =
        f.body.defining_op(value).filter(|&op| matches!(f.body.name(op), SEXT | ZEXT | TRUNC))
    {
        value = Cast(op).arg(f.body);
    }
    value
}

/// Returns the loop-invariant values that a loop adds to an induction variable, or by which it multiplies one in
/// addresses.
fn strides(f: &Function, all: &[Loop], l: &Loop, bounds: &FxHashSet<Value>) -> Vec<Value> {
    let mut strides = Vec::new();
    let around = all.iter().filter(|outer| outer.header != l.header && outer.contains(l.header));
    let outer: FxHashSet<Value> = around.flat_map(|outer| f.body.block_args(outer.header)).copied().collect();
    let is_stride = |value: Value| {
        let is_integer = f.cx.int_width(f.body.value_type(value)).is_some();
        let is_unknown = is_integer && f.constant_of(value).is_none() && !l.defines(f, value);
        // A value that changes with an outer induction variable is 1 at most once.
        is_unknown && !bounds.contains(&uncast(f, value)) && !depends_on(f, value, &outer)
    };
    let candidates = unknown_steps(f, l).into_iter().chain(unknown_strides(f, &outer, l));
    for value in candidates.filter(|&value| is_stride(value)) {
        if !strides.contains(&value) {
            strides.push(value);
        }
    }
    strides
}

/// Returns true if the affine expression of a value has a term with one of `values`.
fn depends_on(f: &Function, value: Value, values: &FxHashSet<Value>) -> bool {
    let sum = AffineView::new(f).of(value);
    sum.terms.iter().any(|(term, _)| term.values().iter().any(|value| values.contains(value)))
}

fn unknown_steps(f: &Function, l: &Loop) -> Vec<Value> {
    let nexts =
        l.latches.first().and_then(|&latch| edge_operands(f.body, latch, l.header)).unwrap_or_default();
    let step = |(&arg, &next): (&Value, &Value)| {
        let add = f.body.defining_op(next).filter(|&op| f.body.name(op) == ADD)?;
        match *f.body.operands(add) {
            [value, step] | [step, value] if value == arg => Some(step),
            _ => None,
        }
    };
    f.body.block_args(l.header).iter().zip(nexts).filter_map(step).collect()
}

/// Returns the unknown strides of accesses that do not depend on outer loops. For others, interchange may be better.
fn unknown_strides(f: &Function, outer: &FxHashSet<Value>, l: &Loop) -> Vec<Value> {
    let mut strides = Vec::new();
    let counters = f.body.block_args(l.header).iter().copied();
    let counters: Vec<Value> = counters
        .filter(|&arg| f.body.value_type(arg) == TypeId::I64 && Recurrence::of(f, l, arg).is_some())
        .collect();
    for &op in l.blocks.iter().flat_map(|&block| f.body.block_ops(block)) {
        let Some(access) = LoadStore::cast(f.body, op) else { continue };
        if depends_on(f, access.addr(f.body), outer) {
            continue;
        }
        let address = AffineView::new(f).of(access.addr(f.body));
        for &counter in &counters {
            let coefficient = address.coefficient_of(counter);
            if let Some([(Term::Value(stride), _)]) = coefficient.as_ref().map(|it| &it.terms[..])
                && coefficient.as_ref().is_some_and(|it| it.constant == 0)
                && f.body.value_type(*stride) == TypeId::I64
            {
                strides.push(*stride);
            }
        }
    }
    strides
}

/// Emits the condition that some values are 1 in the preheader.
fn emit_are_one(f: &mut Function, l: &Loop, preheader: Block, strides: &[Value]) -> Value {
    let loc = f.loop_loc(l.header);
    let enters = f.body.take_last_op(preheader);
    let mut emit = f.emit(preheader, loc);
    let mut are_one = Vec::new();
    for &stride in strides {
        let ty = emit.ty(stride);
        let one = emit.int(ty, 1);
        are_one.push(emit.compare(IntPredicate::Eq, stride, one));
    }
    let all = guard::all(&mut emit, &are_one).unwrap_or_else(|| emit.int(TypeId::I1, -1));
    enters.into_iter().for_each(|end| f.body.place_op(preheader, end));
    all
}

/// Replaces values in a loop by the constant 1, which is emitted in its preheader.
fn replace_by_one(f: &mut Function, l: &Loop, before: Block, strides: &[Value]) {
    let loc = f.loop_loc(l.header);
    let enters = f.body.take_last_op(before);
    let mut ones: FxHashMap<Value, Value> = FxHashMap::default();
    for &stride in strides {
        let ty = f.body.value_type(stride);
        let one = f.emit(before, loc).int(ty, 1);
        ones.insert(stride, one);
    }
    enters.into_iter().for_each(|end| f.body.place_op(before, end));
    for &block in &l.blocks {
        for op in f.body.block_ops(block).to_vec() {
            for index in 0..f.body.operands(op).len() {
                if let Some(&one) = ones.get(&f.body.operands(op)[index]) {
                    f.body.set_operand(op, index, one);
                }
            }
        }
    }
}
