//! Reductions and scans.

use crate::dialect::llvm::{arith as llvm, intrinsic, reduce};
use crate::dialect::vector::types::{kind_text, vector};
use crate::dialect::vector::{MultiReduction, Reduction};
use crate::ir::spelling::sign_extend;
use crate::ir::{NamedAttr, Op, OpName, TypeId, Value, name};

use super::super::context::{Converted, Converter, Problem};
use super::lanes::Shape;
use super::shape::{vector_operand, vector_value};

/// The combining kind of a reduction, on values of a type.
#[derive(Clone, Debug)]
pub(super) struct Combine {
    kind: String,
    op: OpName,
    /// The operation that reduces the lanes of a row.
    reduction: OpName,
    /// Fast-math flags.
    flags: Vec<NamedAttr>,
}

impl Combine {
    /// Returns the combining kind of an operation on elements of a converted type.
    pub(super) fn of(cv: &mut Converter, op: Op, element: TypeId) -> Result<Combine, Problem> {
        let attrs = cv.attrs(op);
        let kind = kind_text(&cv.cx, cv.cx.dict_entries(attrs));
        let is_float = cv.cx.float_kind(element).is_some();
        let op = match (kind.as_str(), is_float) {
            ("add", false) => llvm::ADD,
            ("mul", false) => llvm::MUL,
            ("minsi", false) => intrinsic::SMIN,
            ("minui", false) => intrinsic::UMIN,
            ("maxsi", false) => intrinsic::SMAX,
            ("maxui", false) => intrinsic::UMAX,
            ("and", false) => llvm::AND,
            ("or", false) => llvm::OR,
            ("xor", false) => llvm::XOR,
            ("add", true) => llvm::FADD,
            ("mul", true) => llvm::FMUL,
            ("minnumf", true) => intrinsic::MINNUM,
            ("maxnumf", true) => intrinsic::MAXNUM,
            ("minimumf", true) => intrinsic::MINIMUM,
            ("maximumf", true) => intrinsic::MAXIMUM,
            _ => return Err(format!("combines numbers by '{kind}', which their type does not have").into()),
        };
        let reduction = cv.cx.reduction(op).ok_or("has no reduction of lanes")?.horizontal;
        let flags = cv.convert_attrs(attrs);
        let flags = flags.into_iter().filter(|attr| attr.0 == name::FASTMATH_FLAGS).collect();
        Ok(Combine { kind, op, reduction, flags })
    }

    /// Returns the addition of elements of a converted type.
    pub(super) fn sum(cv: &Converter, element: TypeId) -> Combine {
        let (op, reduction) = match cv.cx.float_kind(element) {
            Some(_) => (llvm::FADD, reduce::REDUCE_FADD),
            None => (llvm::ADD, reduce::REDUCE_ADD),
        };
        Combine { kind: "add".to_string(), op, reduction, flags: Vec::new() }
    }

    /// Returns true for an addition.
    pub(super) fn is_sum(&self) -> bool {
        self.kind == "add"
    }

    /// Combines two scalars or rows.
    pub(super) fn apply(&self, cv: &mut Converter, a: Value, b: Value) -> Value {
        let ty = cv.type_of(a);
        cv.emit_value(self.op, &[a, b], ty, &self.flags)
    }

    /// Combines all lanes of a row, and `start` if there is one.
    pub(super) fn reduce(
        &self,
        cv: &mut Converter,
        start: Option<Value>,
        row: Value,
    ) -> Result<Value, Problem> {
        let row_type = cv.type_of(row);
        let element = cv.cx.element_type(row_type);
        let is_ordered = matches!(self.op, llvm::FADD | llvm::FMUL);
        if is_ordered {
            let start = match start {
                Some(start) => start,
                None => self.neutral(cv, element)?,
            };
            return Ok(cv.emit_value(self.reduction, &[start, row], element, &self.flags));
        }
        let all = cv.emit_value(self.reduction, &[row], element, &self.flags);
        Ok(match start {
            Some(start) => self.apply(cv, all, start),
            None => all,
        })
    }

    /// Returns the neutral element, as a scalar or row type.
    pub(super) fn neutral(&self, cv: &mut Converter, ty: TypeId) -> Result<Value, Problem> {
        let element = cv.cx.element_type(ty);
        let scalar = match cv.cx.int_width(element) {
            Some(width) => {
                let number = neutral_integer(&self.kind, width);
                cv.constant(element, number)
            }
            None => self.neutral_float(cv, element)?,
        };
        Ok(if element == ty { scalar } else { cv.splat(scalar, ty) })
    }

    fn neutral_float(&self, cv: &mut Converter, ty: TypeId) -> Result<Value, Problem> {
        // `minnum` and `maxnum` of NaN and a number are the number.
        let (nan, infinity) = (f64::NAN, f64::INFINITY);
        let number = match self.kind.as_str() {
            "mul" => 1.0,
            "minnumf" | "maxnumf" => nan,
            "minimumf" => infinity,
            "maximumf" => -infinity,
            _ => 0.0,
        };
        cv.float_constant(ty, number)
    }
}

/// Returns the neutral element of a reduction of integers.
fn neutral_integer(kind: &str, width: u32) -> i128 {
    let highest = 1_i128.checked_shl(width - 1).unwrap_or(0).wrapping_sub(1);
    match kind {
        "mul" => sign_extend(1, width),
        "and" | "minui" => -1,
        "minsi" => highest,
        "maxsi" => -highest - 1,
        _ => 0,
    }
}

pub(super) fn convert_reduction(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    reduction(cv, op, None)
}

/// Converts a reduction. As in MLIR's lowering, a sum or product of floats starts with the accumulator or the neutral
/// element. Other reductions combine the accumulator last, since their order does not matter.
pub(super) fn reduction(cv: &mut Converter, op: Op, mask: Option<Value>) -> Result<(), Problem> {
    let (source, shape) = vector_value(cv, Reduction(op).vector(cv.source()))?;
    let combine = Combine::of(cv, op, shape.element)?;
    let acc = Reduction(op).acc(cv.source()).map(|acc| cv.one(acc)).transpose()?;
    let row = match mask {
        Some(mask) => {
            let neutral = combine.neutral(cv, shape.row)?;
            cv.select_row(mask, source, neutral)
        }
        None => source,
    };
    let value = combine.reduce(cv, acc, row)?;
    cv.set_only(op, value);
    Ok(())
}

pub(super) fn convert_multi_reduction(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    multi_reduction(cv, op, None)
}

pub(super) fn multi_reduction(cv: &mut Converter, op: Op, mask: Option<Value>) -> Result<(), Problem> {
    let (mut source, from) = vector_value(cv, MultiReduction(op).source(cv.source()))?;
    let combine = Combine::of(cv, op, from.element)?;
    let acc = cv.one(MultiReduction(op).acc(cv.source()))?;
    let reduced = cv.attr(op, name::REDUCTION_DIMS).and_then(|attr| cv.cx.dense_array_value(attr));
    let reduced = reduced.unwrap_or_default().to_vec();
    if let Some(mask) = mask {
        source = neutral_outside(cv, &combine, source, &from, mask)?;
    }
    let kept: Vec<usize> = (0..from.sizes.len()).filter(|&dim| !reduced.contains(&(dim as i64))).collect();
    let result = cv.result_type(op, 0);
    let value = if vector(&cv.cx, result).is_none() {
        let rows = cv.rows(source, &from);
        rows.into_iter().try_fold(acc, |all, row| combine.reduce(cv, Some(all), row))?
    } else {
        let to = cv.vector_shape(result)?;
        reduce_to_vector(cv, &combine, (source, &from), (acc, &to), &kept)?
    };
    cv.set_only(op, value);
    Ok(())
}

/// Replaces the inactive lanes of a vector by the neutral element.
fn neutral_outside(
    cv: &mut Converter,
    combine: &Combine,
    source: Value,
    shape: &Shape,
    mask: Value,
) -> Result<Value, Problem> {
    let mask_shape = cv.mask_shape(&shape.sizes);
    let neutral = combine.neutral(cv, shape.row)?;
    let masks = cv.rows(mask, &mask_shape);
    let rows = cv.rows(source, shape);
    let rows: Vec<Value> =
        rows.into_iter().zip(masks).map(|(row, mask)| cv.select_row(mask, row, neutral)).collect();
    Ok(cv.vector_of_rows(shape, &rows))
}

/// Reduces a vector to a vector. If the last dimension is kept, whole rows are combined; otherwise each row is reduced
/// to an element.
fn reduce_to_vector(
    cv: &mut Converter,
    combine: &Combine,
    (source, from): (Value, &Shape),
    (acc, to): (Value, &Shape),
    kept: &[usize],
) -> Result<Value, Problem> {
    let rank = from.sizes.len();
    let project = |position: &[i64]| -> Vec<i64> {
        kept.iter().filter(|&&dim| dim < position.len()).map(|&dim| position[dim]).collect()
    };
    if kept.last() == Some(&(rank - 1)) {
        let mut rows = cv.rows(acc, to);
        for position in from.rows() {
            let row = cv.row_at(source, from, &position);
            let number = to.row_number(&project(&position));
            rows[number] = combine.apply(cv, rows[number], row);
        }
        return Ok(cv.vector_of_rows(to, &rows));
    }
    let mut totals = cv.elements(acc, to);
    for position in from.rows() {
        let row = cv.row_at(source, from, &position);
        let number = to.linear(&project(&position));
        totals[number] = combine.reduce(cv, Some(totals[number]), row)?;
    }
    Ok(cv.vector_of(to, &totals))
}

/// Converts a scan: each slice along a dimension is the combination of the preceding ones and, in an inclusive scan, of
/// itself. As in MLIR's lowering, an inclusive scan ignores the initial value.
pub(super) fn convert_scan(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, shape) = vector_operand(cv, op, 0)?;
    let (initial, initial_shape) = vector_operand(cv, op, 1)?;
    let combine = Combine::of(cv, op, shape.element)?;
    let number = |name| cv.attr(op, name).and_then(|attr| cv.cx.int_value(attr)).unwrap_or_default();
    let (dim, inclusive) = (number(name::REDUCTION_DIM) as usize, number(name::INCLUSIVE) != 0);
    let elements = cv.elements(source, &shape);
    let mut last = cv.elements(initial, &initial_shape);
    let mut out = elements.clone();
    let inner: i64 = shape.sizes[dim + 1..].iter().product();
    let slice_of = |number: usize| {
        let (before, at) = (number as i64 / (inner * shape.sizes[dim]), number as i64 % inner);
        (before * inner + at) as usize
    };
    let at = |number: usize| (number as i64 / inner) % shape.sizes[dim];
    for step in 0..shape.sizes[dim] {
        for number in (0..elements.len()).filter(|&number| at(number) == step) {
            let slot = slice_of(number);
            let added = match (inclusive, step) {
                (true, 0) => {
                    last[slot] = elements[number];
                    out[number] = last[slot];
                    continue;
                }
                (false, 0) => None,
                (true, _) => Some(elements[number]),
                (false, _) => Some(elements[number - inner as usize]),
            };
            if let Some(added) = added {
                last[slot] = combine.apply(cv, last[slot], added);
            }
            out[number] = last[slot];
        }
    }
    let scanned = cv.vector_of(&shape, &out);
    let accumulated = cv.vector_of(&initial_shape, &last);
    cv.set_result(op, 0, Converted::One(scanned));
    cv.set_result(op, 1, Converted::One(accumulated));
    Ok(())
}
