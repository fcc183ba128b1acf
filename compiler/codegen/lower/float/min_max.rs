//! Minimum and maximum of two floats by a comparison and a select.
//!
//! `minss` computes `a < b ? a : b` and `maxss` computes `a > b ? a : b`. Both return `b` if an operand is NaN or if
//! both are zeros. Cranelift emits them, and those for doubles and vectors, for a select by [`FloatCC::LessThan`]
//! between the operands of the comparison. Other selects that return the same operand in all cases are rewritten to
//! this form. Minima and maxima that propagate NaN and order zeros consist of these instructions.

use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value};

use crate::codegen::context::{FunctionCx, Leaves};
use crate::codegen::types::{Leaf, Scalar, Shape};
use crate::dialect::llvm::arith::Select;
use crate::dialect::llvm::compare::{Compare, FCMP, FloatPredicate};
use crate::ir::{Op, name};

/// The flag that permits zeros of either sign.
const NSZ: i64 = 4;

/// Lowers a select to a minimum or maximum; returns `None` if no instruction has the same result.
pub(crate) fn select(
    fx: &mut FunctionCx,
    op: Op,
    shape: &Shape,
    then: &Leaves,
    other: &Leaves,
) -> Option<Leaves> {
    if !fx.env.support.float_choices || !shape.leaves.iter().all(|&leaf| has_instruction(leaf)) {
        return None;
    }
    let (compare, predicate) = comparison_of_arms(fx, op)?;
    let pairs = || shape.leaves.iter().zip(then.iter().zip(other));
    // Selects from if-conversion only have the flags of the condition.
    let are_zeros_alike = (fx.fast_math(op) | fx.fast_math(compare)) & NSZ != 0
        || pairs().all(|(&leaf, (&a, &b))| {
            let is_nonzero = |arm| fx.bits_of(leaf, arm).is_some_and(|bits| bits & magnitude_bits(leaf) != 0);
            is_nonzero(a) || is_nonzero(b)
        });
    let choice = Choice::of(predicate, are_zeros_alike)?;
    Some(pairs().map(|(&leaf, (&then, &other))| choice.lower(fx, leaf, then, other)).collect())
}

/// Emits a minimum or maximum that propagates NaN and orders zeros, in at most six instructions; returns `None` if the
/// target does not have them, or if Cranelift's scalar sequence is as good.
pub(super) fn ordering_zeros(
    fx: &mut FunctionCx,
    leaf: Leaf,
    (a, b): (Value, Value),
    is_larger: bool,
) -> Option<Value> {
    if !fx.env.support.float_choices || !has_instruction(leaf) {
        return None;
    }
    for (constant, other) in [(a, b), (b, a)] {
        if let Some(bits) = fx.bits_of(leaf, constant).filter(|&bits| !is_nan(leaf, bits)) {
            return with_constant(fx, leaf, (constant, bits), other, is_larger);
        }
    }
    leaf.is_vector().then(|| of_vectors(fx, leaf, (a, b), is_larger))
}

/// Emits a minimum or maximum with a constant other than NaN. The instruction returns the other operand if that is NaN,
/// and if both are zeros, which is wrong for a maximum with +0 and for a minimum with -0.
fn with_constant(
    fx: &mut FunctionCx,
    leaf: Leaf,
    (constant, bits): (Value, u128),
    other: Value,
    is_larger: bool,
) -> Option<Value> {
    let is_zero = bits & magnitude_bits(leaf) == 0;
    let choice = Choice { is_larger, prefers_first: false };
    match (is_zero, is_larger, bits == 0) {
        (true, true, true) => {
            let chosen = choice.lower(fx, leaf, constant, other);
            // The sum of zeros with different signs is +0.
            Some(fx.ins().fadd(chosen, constant))
        }
        (true, false, false) => None,
        _ => Some(choice.lower(fx, leaf, constant, other)),
    }
}

/// Emits the minimum or maximum of vectors. The instruction with the operands in both orders returns two zeros with
/// different signs in both orders, whose bits the result combines. NaN gets the sign of these bits, as in Cranelift's
/// longer sequence.
fn of_vectors(fx: &mut FunctionCx, leaf: Leaf, (a, b): (Value, Value), is_larger: bool) -> Value {
    let choice = Choice { is_larger, prefers_first: false };
    let one = choice.lower(fx, leaf, a, b);
    let other = choice.lower(fx, leaf, b, a);
    let number = if is_larger { fx.ins().band(one, other) } else { fx.ins().bor(one, other) };
    let is_nan = fx.ins().fcmp(FloatCC::Unordered, a, b);
    let nan = fx.ins().ushr_imm_u(is_nan, 1);
    let nan = fx.ins().bitcast(leaf.ty(), MemFlagsData::new(), nan);
    fx.ins().bor(number, nan)
}

/// Returns true if the bits of a float are those of NaN.
fn is_nan(leaf: Leaf, bits: u128) -> bool {
    match leaf.scalar {
        Scalar::F32 => f32::from_bits(bits as u32).is_nan(),
        _ => f64::from_bits(bits as u64).is_nan(),
    }
}

/// Returns a mask of the bits of a float, or of a lane, without its sign.
fn magnitude_bits(leaf: Leaf) -> u128 {
    (1 << (leaf.scalar.bits() - 1)) - 1
}

/// Returns true if a part has the type of a minimum instruction.
fn has_instruction(leaf: Leaf) -> bool {
    matches!(leaf.scalar, Scalar::F32 | Scalar::F64) && (!leaf.is_vector() || leaf.ty().bits() >= 128)
}

/// Returns the condition of a select, and its predicate for the arms in their order.
fn comparison_of_arms(fx: &FunctionCx, op: Op) -> Option<(Op, FloatPredicate)> {
    let select = Select::cast(fx.body, op)?;
    let [then, other] = select.arms(fx.body);
    let compare = fx.body.defining_op(select.condition(fx.body)).filter(|&op| fx.body.name(op) == FCMP)?;
    let predicate = FloatPredicate::of(fx.cx(), fx.attr(compare, name::PREDICATE)?)?;
    match Compare(compare).operands(fx.body) {
        compared if compared == [then, other] => Some((compare, predicate)),
        compared if compared == [other, then] => Some((compare, predicate.swapped())),
        _ => None,
    }
}

/// The minimum or maximum that a select between two arms computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Choice {
    /// True if it selects the larger arm, not the smaller one.
    is_larger: bool,
    /// True if it selects the first arm, not the second one, if an arm is NaN or both are zeros.
    prefers_first: bool,
}

impl Choice {
    /// Returns the minimum or maximum that selects the first arm if a predicate holds for the two. An unordered
    /// predicate selects the second arm if its ordered inverse holds. A predicate that holds for equal numbers selects
    /// the wrong one of two zeros with different signs.
    fn of(predicate: FloatPredicate, are_zeros_alike: bool) -> Option<Choice> {
        use FloatPredicate::{Oge, Ogt, Ole, Olt, Uge, Ugt, Ule, Ult};
        let (is_larger, prefers_first, needs_alike) = match predicate {
            Olt => (false, false, false),
            Ogt => (true, false, false),
            Ole => (false, false, true),
            Oge => (true, false, true),
            Ule => (false, true, false),
            Uge => (true, true, false),
            Ult => (false, true, true),
            Ugt => (true, true, true),
            _ => return None,
        };
        (are_zeros_alike || !needs_alike).then_some(Choice { is_larger, prefers_first })
    }

    /// Emits the select of a part in the form for which Cranelift has an instruction.
    fn lower(self, fx: &mut FunctionCx, leaf: Leaf, then: Value, other: Value) -> Value {
        let (a, b) = if self.prefers_first { (other, then) } else { (then, other) };
        let (less, more) = if self.is_larger { (b, a) } else { (a, b) };
        let is_first = fx.ins().fcmp(FloatCC::LessThan, less, more);
        if !leaf.is_vector() {
            return fx.ins().select(is_first, a, b);
        }
        let mask = fx.ins().bitcast(leaf.ty(), MemFlagsData::new(), is_first);
        fx.ins().bitselect(mask, a, b)
    }
}
