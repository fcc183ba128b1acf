//! `affine.parallel` as sequential loops. Reductions start with the neutral element of their operation.

use crate::convert::context::{Converted, Converter, Problem};
use crate::dialect::affine::{dense_numbers, numbers};
use crate::dialect::arith::RMW_KIND;
use crate::dialect::llvm::arith as llvm;
use crate::dialect::llvm::intrinsic::{MAXIMUM, MINIMUM, SMAX, SMIN, UMAX, UMIN};
use crate::ir::spec::enum_text;
use crate::ir::{AttrData, NameId, Op, OpName, TypeId, Value, name};

use super::expr::Extreme;
use super::map;

pub(super) fn convert_parallel(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let lower_inputs = map(cv, op, name::LOWER_BOUNDS_MAP)?.inputs();
    let (lower, upper) = source.operands(op).split_at(lower_inputs.min(source.operands(op).len()));
    let names = (name::LOWER_BOUNDS_MAP, name::LOWER_BOUNDS_GROUPS);
    let lower = bounds(cv, op, names, lower, Extreme::Largest)?;
    let names = (name::UPPER_BOUNDS_MAP, name::UPPER_BOUNDS_GROUPS);
    let upper = bounds(cv, op, names, upper, Extreme::Smallest)?;
    let steps = cv.attr(op, name::STEPS).and_then(|attr| numbers(&cv.cx, attr)).ok_or("has no steps")?;
    let mut all = Vec::with_capacity(steps.len());
    for ((lower, upper), step) in lower.into_iter().zip(upper).zip(steps) {
        all.push([lower, upper, cv.constant(cv.types.index, step.into())]);
    }
    let reductions = reductions(cv, op)?;
    let mut neutral = Vec::with_capacity(reductions.len());
    for reduction in &reductions {
        neutral.push(reduction.neutral(cv)?);
    }
    let nest = cv.begin_nest(&all, neutral.clone());
    let region = source.regions(op)[0];
    cv.set_region_args(region, &nest.induction());
    let end = cv.convert_region(region)?;
    let yielded = cv.singles(source.operands(end))?;
    let so_far = if all.is_empty() { neutral } else { nest.carried() };
    let mut combined = Vec::with_capacity(yielded.len());
    for ((reduction, a), b) in reductions.iter().zip(so_far).zip(yielded) {
        combined.push(cv.emit_value(reduction.op, &[a, b], reduction.ty, &[]));
    }
    let results = cv.end_nest(nest, combined);
    cv.set_results(op, results.into_iter().map(Converted::One).collect());
    Ok(())
}

/// Returns the lower or upper bound of each dimension: the extreme of the map results in its group.
fn bounds(
    cv: &mut Converter,
    op: Op,
    (map_name, groups): (NameId, NameId),
    inputs: &[Value],
    which: Extreme,
) -> Result<Vec<Value>, Problem> {
    let map = map(cv, op, map_name)?;
    let groups = cv.attr(op, groups).and_then(|attr| dense_numbers(&cv.cx, attr)).ok_or("has no groups")?;
    let results = cv.affine_results(&map, inputs)?;
    let mut rest = results.as_slice();
    let mut bounds = Vec::with_capacity(groups.len());
    for size in groups {
        let (group, after) = rest.split_at(usize::try_from(size).unwrap_or(0).min(rest.len()));
        let bound = cv.index_extreme(which, group).ok_or("has a bound without a value")?;
        bounds.push(cv.index_to_value(bound));
        rest = after;
    }
    Ok(bounds)
}

/// A reduction of values of a type.
struct Reduction {
    op: OpName,
    ty: TypeId,
    neutral: Neutral,
}

/// The neutral element of a reduction.
#[derive(Clone, Copy)]
enum Neutral {
    Float(f64),
    Integer(i128),
    /// The smallest or largest signed integer of the type.
    Limit(Extreme),
}

impl Reduction {
    fn neutral(&self, cv: &mut Converter) -> Result<Value, Problem> {
        let number = match self.neutral {
            Neutral::Float(number) => return cv.float_constant(self.ty, number),
            Neutral::Integer(number) => number,
            Neutral::Limit(which) => {
                let width =
                    cv.cx.int_width(self.ty).filter(|&width| width <= 128).ok_or("reduces no integers")?;
                let smallest = i128::MIN >> (128 - width);
                if which == Extreme::Smallest { smallest } else { !smallest }
            }
        };
        Ok(cv.constant(self.ty, number))
    }
}

fn reductions(cv: &mut Converter, op: Op) -> Result<Vec<Reduction>, Problem> {
    let kinds = cv.attr(op, name::REDUCTIONS).map(|attr| cv.cx.attr_data(attr).clone());
    let Some(AttrData::Array(kinds)) = kinds else { return Err("has no reductions".into()) };
    let mut reductions = Vec::with_capacity(kinds.len());
    for (i, &kind) in kinds.iter().enumerate() {
        let keyword = enum_text(&cv.cx, &RMW_KIND, kind).unwrap_or_default();
        let (op_name, neutral) = combination(&keyword).ok_or_else(|| {
            format!("is not supported yet: reduction '{keyword}' has no order-free meaning")
        })?;
        reductions.push(Reduction { op: op_name, ty: cv.converted_result_type(op, i)?, neutral });
    }
    Ok(reductions)
}

fn combination(keyword: &str) -> Option<(OpName, Neutral)> {
    Some(match keyword {
        "addf" => (llvm::FADD, Neutral::Float(0.0)),
        "mulf" => (llvm::FMUL, Neutral::Float(1.0)),
        "maximumf" => (MAXIMUM, Neutral::Float(f64::NEG_INFINITY)),
        "minimumf" => (MINIMUM, Neutral::Float(f64::INFINITY)),
        "addi" => (llvm::ADD, Neutral::Integer(0)),
        "muli" => (llvm::MUL, Neutral::Integer(1)),
        "ori" => (llvm::OR, Neutral::Integer(0)),
        "andi" => (llvm::AND, Neutral::Integer(-1)),
        "maxs" => (SMAX, Neutral::Limit(Extreme::Smallest)),
        "mins" => (SMIN, Neutral::Limit(Extreme::Largest)),
        "maxu" => (UMAX, Neutral::Integer(0)),
        "minu" => (UMIN, Neutral::Integer(-1)),
        _ => return None,
    })
}
