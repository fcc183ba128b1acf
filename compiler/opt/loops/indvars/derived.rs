//! Secondary induction variables, including pointers, as functions of the primary one; and cancellation of terms in
//! differences of differences. The primary induction variable must have 64 bits, and its step must divide those of the
//! others.
//!
//! ```text
//!   for (i = 0, p = x; i < n; i++, p++) { *p }   ▶   for (i = 0; i < n; i++) { *(x + i) }
//!   n - (n - 1 - i)                              ▶   i + 1
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{Binary, SUB};
use crate::dialect::llvm::cast::{Cast, SEXT, TRUNC};
use crate::ir::{DictId, Op, TypeData, TypeId, Value};
use crate::opt::analysis::affine::{Affine, AffineView, Term, emit_sum};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{self, CountedLoop, loops, steps};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// Replaces secondary induction variables.
pub(crate) fn compute_derived(f: &mut Function) {
    let mut computed: FxHashMap<Value, Value> = FxHashMap::default();
    for l in loops(f).iter() {
        let Ok(l) = CountedLoop::with_branches(f, l) else { continue };
        if l.ty != TypeId::I64 {
            continue;
        }
        for secondary in secondary_inductions(f, &l) {
            if f.may_rewrite() {
                let value = compute(f, &l, &secondary);
                computed.insert(secondary.value, value);
            }
        }
    }
    if !computed.is_empty() {
        f.replace(&computed);
        remove_unused(f);
    }
}

/// Replaces differences `a - (b - i)`, where `i` is a header argument, if terms cancel out.
pub(crate) fn cancel_differences(f: &mut Function) {
    let mut shorter: Vec<(Op, Affine)> = Vec::new();
    for l in loops(f).iter() {
        let mut ops: Vec<Op> =
            l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied()).collect();
        ops.sort_unstable();
        let args = f.body.block_args(l.header);
        let is_one = |&op: &Op| {
            let by = difference(f, op).and_then(|[_, by]| difference(f, f.body.defining_op(by)?));
            by.is_some_and(|[_, by]| args.contains(&by))
        };
        for op in ops.into_iter().filter(is_one) {
            let sum = without_casts(f, &AffineView::new(f).of(f.body.result(op, 0)));
            let is_wide = |term: Term| term.values().iter().all(|&it| f.body.value_type(it) == TypeId::I64);
            let operations = sum.terms.len() + usize::from(sum.constant != 0);
            if operations <= 2 && sum.terms.iter().all(|&(term, factor)| factor == 1 && is_wide(term)) {
                shorter.push((op, sum));
            }
        }
    }
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    for (op, sum) in shorter {
        if f.may_rewrite() {
            replaced.insert(f.body.result(op, 0), before(f, op, &sum));
        }
    }
    if !replaced.is_empty() {
        f.replace(&replaced);
        remove_unused(f);
    }
}

/// Returns the expression with the operands of sign extensions as terms: emission extends terms anyway.
fn without_casts(f: &Function, sum: &Affine) -> Affine {
    let uncast = |term: Term| match term {
        Term::Value(value) => {
            let op = f.body.defining_op(value).filter(|&op| f.body.name(op) == SEXT);
            Term::Value(op.map_or(value, |op| Cast(op).arg(f.body)))
        }
        product => product,
    };
    let terms = sum.terms.iter().map(|&(term, factor)| Affine::term(uncast(term)).times(factor));
    terms.fold(Affine::number(sum.constant), |sum, term| sum.plus(&term))
}

/// Returns the operands of a 64-bit subtraction.
fn difference(f: &Function, op: Op) -> Option<[Value; 2]> {
    let [a, b] = Binary::cast(f.body, op)?.operands(f.body);
    (f.body.name(op) == SUB && f.body.value_type(a) == TypeId::I64).then_some([a, b])
}

/// Emits a sum before an operation.
fn before(f: &mut Function, op: Op, sum: &Affine) -> Value {
    let Some(block) = f.body.parent_block(op) else { return f.body.result(op, 0) };
    let ops = f.body.take_ops(block);
    let at = ops.iter().position(|&other| other == op).unwrap_or(ops.len());
    ops[..at].iter().for_each(|&op| f.body.place_op(block, op));
    let loc = f.body.loc(op);
    let mut emit = f.emit(block, loc);
    let terms = emit_sum(&mut emit, &sum.terms, |_, value| value);
    let value = match terms {
        Some(terms) if sum.constant == 0 => terms,
        Some(terms) => {
            let constant = emit.int(TypeId::I64, sum.constant.into());
            emit.add(terms, constant)
        }
        None => emit.int(TypeId::I64, sum.constant.into()),
    };
    ops[at..].iter().for_each(|&op| f.body.place_op(block, op));
    value
}

/// A secondary induction variable.
struct Secondary {
    value: Value,
    /// Its start value.
    start: Value,
    /// The distance per unit of the primary induction variable, in bytes for pointers.
    factor: i64,
}

/// Returns the secondary induction variables of a loop.
fn secondary_inductions(f: &Function, l: &CountedLoop) -> Vec<Secondary> {
    let (Some(starts), Some(nexts)) =
        (edge_operands(f.body, l.preheader, l.header), edge_operands(f.body, l.body, l.header))
    else {
        return Vec::new();
    };
    let args = f.body.block_args(l.header).iter().zip(starts.iter().zip(nexts));
    let secondary = |(&value, (&start, &next)): (&Value, (&Value, &Value))| {
        let more = added(f, value, next).filter(|_| value != l.counter)?;
        let is_multiple = more.checked_rem(l.step) == Some(0);
        let factor = more.checked_div(l.step).filter(|_| is_multiple)?;
        Some(Secondary { value, start, factor })
    };
    args.filter_map(secondary).collect()
}

/// Returns the constant step of a header argument, in bytes for pointers.
fn added(f: &Function, value: Value, next: Value) -> Option<i64> {
    let ty = f.body.value_type(value);
    match f.cx.type_data(ty) {
        TypeData::Integer { width: 8..64, .. } => {
            let steps = steps(f, value, next)?;
            i64::try_from(steps.iter().map(|(_, step)| step).sum::<i128>()).ok()
        }
        TypeData::Integer { width: 64, .. } | TypeData::Pointer { .. } => {
            loop_info::constant_increment(f, value, next)
        }
        _ => None,
    }
}

/// Emits the value of a secondary induction variable at the beginning of the header.
fn compute(f: &mut Function, l: &CountedLoop, secondary: &Secondary) -> Value {
    let loc = f.loop_loc(l.header);
    let ops = f.body.take_ops(l.header);
    let ty = f.body.value_type(secondary.value);
    let is_integer = matches!(f.cx.type_data(ty), TypeData::Integer { .. });
    let byte = f.cx.int_type(8);
    let mut emit = f.emit(l.header, loc);
    // Arithmetic modulo 2^n needs only the low n bits of 64-bit values.
    let is_narrow = is_integer && ty != TypeId::I64;
    let (counter, start) = match is_narrow {
        true => [l.counter, l.start].map(|value| truncate(&mut emit, value, ty)).into(),
        false => (l.counter, l.start),
    };
    let distance = emit.sub(counter, start);
    let factor = emit.int(if is_narrow { ty } else { TypeId::I64 }, secondary.factor.into());
    let distance = emit.mul(distance, factor);
    let value = if is_integer {
        emit.add(secondary.start, distance)
    } else {
        emit.element(secondary.start, byte, distance)
    };
    ops.into_iter().for_each(|op| f.body.place_op(l.header, op));
    value
}

/// Truncates an integer.
fn truncate(emit: &mut Emitter, value: Value, ty: TypeId) -> Value {
    match emit.f.constant_of(value) {
        Some(number) => {
            let width = emit.f.cx.int_width(ty).unwrap_or(64);
            emit.int(ty, number << (128 - width) >> (128 - width))
        }
        None => emit.value(TRUNC, &[value], ty, DictId::EMPTY),
    }
}
