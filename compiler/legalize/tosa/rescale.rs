//! Fixed-point products: `tosa.rescale` and `tosa.apply_scale`.

use crate::dialect::arith;
use crate::dialect::builtin::UNREALIZED_CONVERSION_CAST;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::tosa::parameter::has_keyword;
use crate::ir::{AffineExpr, AffineMap, Op, TypeData, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::scalar::int_range;
use super::super::structured::map;

/// The rounding of a fixed-point product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rounding {
    /// To the nearest number, up in the middle.
    Single,
    /// As `Single`, with another rounding before it if the shift exceeds 31.
    Double,
}

/// Returns the rounding of an operation.
fn rounding(rewriter: &Rewriter, op: Op) -> Result<Rounding, Problem> {
    let has = |keyword| has_keyword(rewriter.cx, rewriter.old, op, "rounding_mode", keyword);
    match () {
        () if has("INEXACT_ROUND") => Err("inexact rounding is not supported".into()),
        () if has("DOUBLE_ROUND") || rewriter.flag(op, "double_round") => Ok(Rounding::Double),
        () => Ok(Rounding::Single),
    }
}

/// Emits the product of an integer of at most 48 bits and one of 32 bits, shifted right by a number of 8 bits and
/// rounded, in 32 bits.
pub(super) fn scaled(
    rewriter: &mut Rewriter,
    [value, multiplier]: [Value; 2],
    shift: Value,
    rounding: Rounding,
) -> Value {
    let wide = TypeId::I64;
    let value64 = rewriter.resize_int(value, wide, false);
    let multiplier = rewriter.resize_int(multiplier, wide, false);
    let shift64 = rewriter.resize_int(shift, wide, true);
    let product = rewriter.arith(arith::MULI, &[value64, multiplier]);
    let one = rewriter.int(wide, 1);
    let half = rewriter.arith(arith::SHLI, &[one, shift64]);
    let half = rewriter.arith(arith::SHRUI, &[half, one]);
    let mut sum = rewriter.arith(arith::ADDI, &[product, half]);
    if rounding == Rounding::Double {
        let zero = rewriter.int(wide, 0);
        let is_positive = rewriter.compare_ints(IntPredicate::Sge, value64, zero);
        let (up, down) = (rewriter.int(wide, 1 << 30), rewriter.int(wide, -(1 << 30)));
        let before = rewriter.select(is_positive, up, down);
        let twice = rewriter.arith(arith::ADDI, &[before, sum]);
        let limit = rewriter.int(wide, 31);
        let is_large = rewriter.compare_ints(IntPredicate::Sgt, shift64, limit);
        sum = rewriter.select(is_large, twice, sum);
    }
    let shifted = rewriter.arith(arith::SHRSI, &[sum, shift64]);
    rewriter.resize_int(shifted, TypeId::I32, false)
}

/// Rewrites `tosa.apply_scale` on numbers or tensors.
pub(super) fn apply_scale(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let rounding = rounding(rewriter, op)?;
    let operands = [rewriter.operand(op, 0)?, rewriter.operand(op, 1)?, rewriter.operand(op, 2)?];
    let result = rewriter.result_element(op);
    match rewriter.cx.type_data(rewriter.type_of(operands[0])) {
        TypeData::Tensor { .. } => {
            let (inputs, sizes) = rewriter.broadcast(&operands)?;
            rewriter.parallel(inputs, (&sizes, result), |rewriter, args| {
                Ok(scaled(rewriter, [args[0], args[1]], args[2], rounding))
            })
        }
        TypeData::Vector { .. } => Err("vectors are not supported".into()),
        _ => Ok(scaled(rewriter, [operands[0], operands[1]], operands[2], rounding)),
    }
}

/// The parameters of `tosa.rescale`.
struct Parameters {
    multipliers: Vec<i64>,
    shifts: Vec<i64>,
    zero_points: [i64; 2],
    /// True if input and output are unsigned.
    unsigned: [bool; 2],
    rounding: Rounding,
}

impl Parameters {
    fn of(rewriter: &Rewriter, op: Op) -> Result<Parameters, Problem> {
        let numbers = |name, operand| rewriter.numbers(op, name, operand);
        let first = |numbers: Vec<i64>| numbers.first().copied().unwrap_or(0);
        let old = rewriter.old;
        let has_type = |operand, index: usize| {
            let ty = rewriter.cx.element_type(old.value_type(operand));
            matches!(
                rewriter.cx.type_data(ty),
                TypeData::Integer { sign: crate::ir::Signedness::Unsigned, .. }
            ) || rewriter.flag(op, ["input_unsigned", "output_unsigned"][index])
        };
        Ok(Parameters {
            multipliers: numbers("multiplier", 1)?,
            shifts: numbers("shift", 2)?,
            zero_points: [first(numbers("input_zp", 3)?), first(numbers("output_zp", 4)?)],
            unsigned: [has_type(old.operands(op)[0], 0), has_type(old.result(op, 0), 1)],
            rounding: rounding(rewriter, op)?,
        })
    }
}

/// Rewrites `tosa.rescale`.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let parameters = Parameters::of(rewriter, op)?;
    let value = rewriter.operand(op, 0)?;
    let (sizes, rank) = (rewriter.sizes(value)?, rewriter.shape(value)?.len());
    let result = rewriter.result_element(op);
    let mut inputs = vec![(value, AffineMap::identity(rank as u32))];
    let is_per_channel = parameters.multipliers.len() > 1;
    if is_per_channel {
        let channel = || map(rank, [AffineExpr::Dim(rank as u32 - 1)]);
        let multipliers = rewriter.vector(TypeId::I32, &parameters.multipliers);
        let shifts = rewriter.vector(TypeId::I8, &parameters.shifts);
        inputs.extend([(multipliers, channel()), (shifts, channel())]);
    }
    rewriter.parallel(inputs, (&sizes, result), |rewriter, args| {
        let (multiplier, shift) = match is_per_channel {
            true => (args[1], args[2]),
            false => {
                let multiplier = rewriter.int(TypeId::I32, parameters.multipliers[0].into());
                (multiplier, rewriter.int(TypeId::I8, parameters.shifts[0].into()))
            }
        };
        element(rewriter, args[0], [multiplier, shift], &parameters, result)
    })
}

/// Emits the computation of an element.
fn element(
    rewriter: &mut Rewriter,
    value: Value,
    [multiplier, shift]: [Value; 2],
    parameters: &Parameters,
    result: TypeId,
) -> Result<Value, Problem> {
    let value = rewriter.signless(value)?;
    let width = rewriter.width(rewriter.type_of(value))?;
    let to = rewriter.width(result)?;
    if width > 48 || to > 32 {
        return Err("integers of this width are not supported".into());
    }
    let [from_unsigned, to_unsigned] = parameters.unsigned;
    let point = |width: u32, unsigned: bool, point: i64| match unsigned && width < 64 {
        true => i128::from(point) & ((1 << width) - 1),
        false => i128::from(point),
    };
    let wide = if width > 32 { rewriter.type_of(value) } else { TypeId::I32 };
    let extended = rewriter.resize_int(value, wide, from_unsigned);
    let zero = rewriter.int(wide, point(width, from_unsigned, parameters.zero_points[0]));
    let difference = rewriter.arith(arith::SUBI, &[extended, zero]);
    let product = scaled(rewriter, [difference, multiplier], shift, parameters.rounding);
    let zero = rewriter.int(TypeId::I32, point(to, to_unsigned, parameters.zero_points[1]));
    let sum = rewriter.arith(arith::ADDI, &[product, zero]);
    let clamped = if to < 32 { rewriter.clamp_int(sum, int_range(to, to_unsigned)) } else { sum };
    let signless = rewriter.cx.int_type(to);
    let resized = rewriter.resize_int(clamped, signless, false);
    Ok(rewriter.reinterpreted(resized, result))
}

impl Rewriter<'_> {
    /// Returns an integer as a signless one.
    fn signless(&mut self, value: Value) -> Result<Value, Problem> {
        let width = self.width(self.type_of(value))?;
        let ty = self.cx.int_type(width);
        Ok(self.reinterpreted(value, ty))
    }

    /// Returns an integer as one of a type of the same width.
    fn reinterpreted(&mut self, value: Value, ty: TypeId) -> Value {
        match self.type_of(value) == ty {
            true => value,
            false => self.emit_value(UNREALIZED_CONVERSION_CAST, &[value], ty, &[]),
        }
    }

    /// Returns a constant vector of integers.
    fn vector(&mut self, element: TypeId, numbers: &[i64]) -> Value {
        let bytes = self.cx.int_width(element).map_or(8, |width| width as usize / 8);
        let ty = super::super::shape::tensor_type(self.cx, &[numbers.len() as i64], element);
        let data = numbers.iter().flat_map(|number| number.to_le_bytes()[..bytes].to_vec()).collect();
        let data = crate::ir::DenseData::Elements(data);
        let attr = self.cx.attr(crate::ir::AttrData::DenseElements { ty, data });
        self.constant(attr)
    }
}
