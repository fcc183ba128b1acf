//! Comparisons.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::Leaf;
use crate::dialect::llvm::compare::{Compare, FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::ir::{Op, OpName, name};

use super::arith::leaf_pairs;
use super::float;
use super::vector::mask;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(ICMP, icmp), (FCMP, fcmp)];

fn icmp(fx: &mut FunctionCx, op: Op) -> Lower {
    let predicate = fx.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(fx.cx(), attr));
    let Some(predicate) = predicate else { return needs("it needs a predicate") };
    let (condition, signed) = int_condition(predicate);
    let [lhs, rhs] = Compare(op).operands(fx.body);
    let shape = fx.shape_of(lhs)?;
    let parts = [fx.leaves(lhs)?, fx.leaves(rhs)?];
    mask::compare_integers(fx, op, &shape, condition, [&parts[0], &parts[1]]);
    compare(fx, op, |fx, leaf, a, b| {
        let (a, b) = if signed { (fx.signed(leaf, a), fx.signed(leaf, b)) } else { (a, b) };
        Ok(fx.ins().icmp(condition, a, b))
    })
}

/// Returns the condition code, and whether the operands must be sign-extended.
fn int_condition(predicate: IntPredicate) -> (IntCC, bool) {
    match predicate {
        IntPredicate::Eq => (IntCC::Equal, false),
        IntPredicate::Ne => (IntCC::NotEqual, false),
        IntPredicate::Slt => (IntCC::SignedLessThan, true),
        IntPredicate::Sle => (IntCC::SignedLessThanOrEqual, true),
        IntPredicate::Sgt => (IntCC::SignedGreaterThan, true),
        IntPredicate::Sge => (IntCC::SignedGreaterThanOrEqual, true),
        IntPredicate::Ult => (IntCC::UnsignedLessThan, false),
        IntPredicate::Ule => (IntCC::UnsignedLessThanOrEqual, false),
        IntPredicate::Ugt => (IntCC::UnsignedGreaterThan, false),
        IntPredicate::Uge => (IntCC::UnsignedGreaterThanOrEqual, false),
    }
}

fn fcmp(fx: &mut FunctionCx, op: Op) -> Lower {
    let predicate = fx.attr(op, name::PREDICATE).and_then(|attr| FloatPredicate::of(fx.cx(), attr));
    let Some(predicate) = predicate else { return needs("it needs a predicate") };
    let [lhs, rhs] = Compare(op).operands(fx.body);
    let shape = fx.shape_of(lhs)?;
    let parts = [fx.leaves(lhs)?, fx.leaves(rhs)?];
    mask::compare_floats(fx, op, &shape, predicate, [&parts[0], &parts[1]]);
    compare(fx, op, |fx, leaf, a, b| float::compare(fx, predicate, leaf, a, b))
}

/// Lowers a comparison leaf by leaf, and of vectors lane by lane, because their results are one `i1` each.
fn compare(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<Value>,
) -> Lower {
    if fx.is_wide_view() {
        return Ok(());
    }
    let mut out = Leaves::new();
    for (leaf, a, b) in leaf_pairs(fx, op)? {
        if !leaf.is_vector() {
            let (a, b) = (fx.widen(leaf.scalar, a), fx.widen(leaf.scalar, b));
            out.push(f(fx, leaf, a, b)?);
            continue;
        }
        for lane in 0..leaf.lanes as u8 {
            let (a, b) = (fx.ins().extractlane(a, lane), fx.ins().extractlane(b, lane));
            out.push(f(fx, leaf.lane(), a, b)?);
        }
    }
    fx.set(op, &out);
    Ok(())
}
