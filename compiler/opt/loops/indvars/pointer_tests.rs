//! Exit tests of pointers become those of integers, which count the iterations.
//!
//! ```text
//!   for (p = x; p != end; p++) { *p }   ▶   for (i = 0, p = x; i < (end - x) / sizeof *x; i++, p++) { *p }
//! ```
//!
//! Each iteration accesses another place, so that pointers do not wrap, and reach the bound if the loop asks for equality.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::UMAX;
use crate::dialect::llvm::memory::GETELEMENTPTR;
use crate::ir::{DictId, TypeId, Value, name};
use crate::opt::analysis::affine::{Affine, AffineView, emit_sum};
use crate::opt::analysis::loop_info::{CountedLoop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

use super::super::guard::{as_i64, divided};
use super::exit_test::{add_counter, test_below};

/// Depth limit of addresses.
const MAX_DEPTH: u32 = 8;

/// Replaces exit tests of pointers.
pub(super) fn count_pointers(f: &mut Function) {
    let counted = loops(f).into_iter().filter_map(|l| {
        let counted = CountedLoop::by_pointer(f, &l)?;
        counted.is_bounded_by_object(f, &l).then_some(counted)
    });
    let counted: Vec<CountedLoop> = counted.collect();
    let any = !counted.is_empty();
    for l in counted {
        if !f.may_rewrite() {
            break;
        }
        let quotient = quotient(f, &l);
        let Some(enters) = f.body.take_last_op(l.preheader) else { continue };
        let mut emit = f.emit(l.preheader, f.loop_loc(l.header));
        let zero = emit.int(TypeId::I64, 0);
        let iterations = match quotient {
            Some(quotient) => emit_affine(&mut emit, &quotient),
            None => iterations(&mut emit, &l),
        };
        f.body.place_op(l.preheader, enters);
        let counter = add_counter(f, &l, zero, 1);
        test_below(f, &l, counter, iterations);
    }
    if any {
        remove_unused(f);
    }
}

/// The lower and the higher one of start and bound.
fn ends(l: &CountedLoop) -> (Value, Value) {
    if l.step > 0 { (l.start, l.bound) } else { (l.bound, l.start) }
}

/// The trip count, or a negative number for 0, if the higher end is an address in the object of the lower one, and their
/// distance is divisible by the step.
fn quotient(f: &Function, l: &CountedLoop) -> Option<Affine> {
    let (low, high) = ends(l);
    let distance = distance(f, low, high, 0)?;
    let step = l.step.abs();
    let divided = |number: i64| (number % step == 0).then_some(number / step);
    let terms = distance.terms.iter().map(|&(term, factor)| Some((term, divided(factor)?)));
    let constant = divided(distance.constant)? + i64::from(l.is_inclusive());
    Some(Affine { constant, terms: terms.collect::<Option<_>>()? })
}

/// The distance of an address from `base` in terms of indices, if it is computed without leaving the object: then neither
/// products of indices with sizes nor their sum wrap.
fn distance(f: &Function, base: Value, address: Value, depth: u32) -> Option<Affine> {
    if address == base {
        return Some(Affine::default());
    }
    let op = f.body.defining_op(address).filter(|_| depth < MAX_DEPTH)?;
    let flags = f.attr(op, name::NO_WRAP_FLAGS).and_then(|attr| f.cx.int_value(attr))?;
    let is_inside = f.body.name(op) == GETELEMENTPTR && flags & 1 != 0;
    let offset = is_inside.then(|| AffineView::new(f).offset_of(op))??;
    Some(distance(f, base, f.body.operands(op)[0], depth + 1)?.plus(&offset))
}

fn emit_affine(emit: &mut Emitter, affine: &Affine) -> Value {
    let constant = emit.int(TypeId::I64, affine.constant.into());
    let sum = emit_sum(emit, &affine.terms, as_i64);
    match sum {
        Some(sum) if affine.constant == 0 => sum,
        Some(sum) => emit.add(sum, constant),
        None => constant,
    }
}

/// Emits the trip count as the quotient of distance and step.
fn iterations(emit: &mut Emitter, l: &CountedLoop) -> Value {
    let (low, high) = ends(l);
    let [low, mut high] = [low, high].map(|pointer| as_i64(emit, pointer));
    if l.predicate == IntPredicate::Ne {
        let distance = emit.sub(high, low);
        return divided(emit, distance, l.step);
    }
    if l.is_inclusive() {
        let one = emit.int(TypeId::I64, 1);
        high = emit.add(high, one);
    }
    // The loop is not entered if the ends are in the other order.
    let high = emit.value(UMAX, &[high, low], TypeId::I64, DictId::EMPTY);
    let distance = emit.sub(high, low);
    let rest = emit.int(TypeId::I64, i128::from(l.step.abs()) - 1);
    let distance = emit.add(distance, rest);
    divided(emit, distance, l.step)
}
