//! Interpolation of images.

use crate::dialect::arith;
use crate::dialect::llvm::compare::{FloatPredicate, IntPredicate};
use crate::dialect::tosa::parameter::has_keyword;
use crate::ir::{Op, TypeId, Value};

use super::super::rewriter::{Problem, Rewriter};
use super::super::shape::Size;

/// The relation between positions in input and output, in one dimension: `output * divisor + offset = input * factor`.
struct Axis {
    factor: i64,
    divisor: i64,
    offset: i64,
    /// The last position in the input.
    last: Value,
    /// True if the input has one position.
    is_single: bool,
}

/// A position in the input.
struct Position {
    /// The element before it.
    index: Value,
    /// The distance from that element: a float, or an integer as multiples of `1 / factor`.
    fraction: Value,
}

/// Rewrites `tosa.resize`.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op) -> Result<Value, Problem> {
    let image = rewriter.operand(op, 0)?;
    let (scale, offset) = (rewriter.numbers(op, "scale", 1)?, rewriter.numbers(op, "offset", 2)?);
    let border = rewriter.numbers(op, "border", 3)?;
    let input = rewriter.sizes(image)?;
    let mut sizes = input.clone();
    let mut axes = Vec::new();
    for dim in 0..2 {
        let (factor, divisor) = (scale[2 * dim], scale[2 * dim + 1]);
        let addend = border[dim] - offset[dim] - factor;
        sizes[dim + 1] = rewriter.scaled(input[dim + 1], [factor, addend, divisor, 1]);
        let last = rewriter.scaled(input[dim + 1], [1, -1, 1, 0]);
        let last = rewriter.size_value(last);
        let last = rewriter.resize_int(last, TypeId::I32, false);
        let is_single = input[dim + 1] == Size::Known(1);
        axes.push(Axis { factor, divisor, offset: offset[dim], last, is_single });
    }
    let result = rewriter.result_element(op);
    let is_bilinear = has_keyword(rewriter.cx, rewriter.old, op, "mode", "BILINEAR");
    rewriter.parallel(Vec::new(), (&sizes, result), |rewriter, _| {
        let index = [0, 1, 2, 3].map(|dim| rewriter.loop_index(dim));
        let mut positions = Vec::new();
        for (dim, axis) in axes.iter().enumerate() {
            positions.push(position(rewriter, axis, index[dim + 1], result));
        }
        match is_bilinear {
            true => bilinear(rewriter, (image, index), &axes, &positions, result),
            false => nearest(rewriter, (image, index), &axes, &positions),
        }
    })
}

/// Emits the position in the input for one in the output.
fn position(rewriter: &mut Rewriter, axis: &Axis, index: Value, result: TypeId) -> Position {
    let is_float = rewriter.is_float(result);
    if axis.is_single {
        let index = rewriter.int(TypeId::I32, 0);
        let fraction = rewriter.number(if is_float { result } else { TypeId::I32 }, 0);
        return Position { index, fraction };
    }
    let mut number = |number: i64| rewriter.int(TypeId::I32, number.into());
    let (divisor, offset, factor) = (number(axis.divisor), number(axis.offset), number(axis.factor));
    let index = rewriter.resize_int(index, TypeId::I32, false);
    let scaled = rewriter.arith(arith::MULI, &[index, divisor]);
    let scaled = rewriter.arith(arith::ADDI, &[scaled, offset]);
    let remainder = rewriter.arith(arith::REMSI, &[scaled, factor]);
    if !is_float {
        return Position { index: rewriter.arith(arith::DIVSI, &[scaled, factor]), fraction: remainder };
    }
    let fraction = rewriter.emit_value(arith::SITOFP, &[remainder], result, &[]);
    let factor_float = rewriter.float(result, axis.factor as f64);
    let fraction = rewriter.arith(arith::DIVF, &[fraction, factor_float]);
    Position { index: rewriter.arith(arith::FLOORDIVSI, &[scaled, factor]), fraction }
}

/// Returns a position as an index of the input.
fn inside(rewriter: &mut Rewriter, axis: &Axis, index: Value) -> Value {
    let zero = rewriter.int(TypeId::I32, 0);
    let index = rewriter.arith(arith::MAXSI, &[index, zero]);
    let index = rewriter.arith(arith::MINSI, &[index, axis.last]);
    rewriter.resize_int(index, TypeId::INDEX, false)
}

/// Emits the load of the nearest element.
fn nearest(
    rewriter: &mut Rewriter,
    (image, index): (Value, [Value; 4]),
    axes: &[Axis],
    positions: &[Position],
) -> Result<Value, Problem> {
    let mut nearest = Vec::new();
    for (axis, position) in axes.iter().zip(positions) {
        let ty = rewriter.type_of(position.fraction);
        let is_second = if rewriter.is_float(ty) {
            let half = rewriter.float(ty, 0.5);
            rewriter.compare_floats(FloatPredicate::Oge, position.fraction, half)
        } else {
            let factor = rewriter.int(TypeId::I32, axis.factor.into());
            let one = rewriter.int(TypeId::I32, 1);
            let twice = rewriter.arith(arith::SHLI, &[position.fraction, one]);
            rewriter.compare_ints(IntPredicate::Sge, twice, factor)
        };
        let step = rewriter.resize_int(is_second, TypeId::I32, true);
        let sum = rewriter.arith(arith::ADDI, &[position.index, step]);
        nearest.push(inside(rewriter, axis, sum));
    }
    Ok(rewriter.extract(image, &[index[0], nearest[0], nearest[1], index[3]]))
}

/// Emits the interpolation of the four neighbours. Those of integers are multiplied by both factors.
fn bilinear(
    rewriter: &mut Rewriter,
    (image, index): (Value, [Value; 4]),
    axes: &[Axis],
    positions: &[Position],
    result: TypeId,
) -> Result<Value, Problem> {
    let one = rewriter.int(TypeId::I32, 1);
    let mut neighbours = Vec::new();
    for (axis, position) in axes.iter().zip(positions) {
        let next = rewriter.arith(arith::ADDI, &[position.index, one]);
        neighbours.push([inside(rewriter, axis, position.index), inside(rewriter, axis, next)]);
    }
    let mut rows = Vec::new();
    for row in neighbours[0] {
        let mut elements = Vec::new();
        for column in neighbours[1] {
            let element = rewriter.extract(image, &[index[0], row, column, index[3]]);
            elements.push(rewriter.convert(element, result)?);
        }
        rows.push(elements);
    }
    let mut sums = Vec::new();
    for row in rows {
        sums.push(weighted(rewriter, [row[0], row[1]], &axes[1], &positions[1]));
    }
    Ok(weighted(rewriter, [sums[0], sums[1]], &axes[0], &positions[0]))
}

/// Emits the sum of two neighbours, weighted by their distances.
fn weighted(rewriter: &mut Rewriter, pair: [Value; 2], axis: &Axis, position: &Position) -> Value {
    let ty = rewriter.type_of(pair[0]);
    let is_float = rewriter.is_float(ty);
    if is_float && axis.is_single {
        return pair[0];
    }
    let whole = rewriter.number(ty, if is_float { 1 } else { axis.factor });
    let fraction =
        if is_float { position.fraction } else { rewriter.resize_int(position.fraction, ty, false) };
    let other = rewriter.either((arith::SUBF, arith::SUBI), &[whole, fraction]);
    let first = rewriter.either((arith::MULF, arith::MULI), &[pair[0], other]);
    let second = rewriter.either((arith::MULF, arith::MULI), &[pair[1], fraction]);
    rewriter.either((arith::ADDF, arith::ADDI), &[first, second])
}
