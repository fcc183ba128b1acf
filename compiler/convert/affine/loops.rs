//! `affine.for` and `affine.if`.

use crate::convert::arith::compare;
use crate::convert::context::{Converter, Problem};
use crate::convert::descriptor::Parts;
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::arith::AND;
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::spec::operand_group;
use crate::ir::{AttrData, NameId, Op, TypeId, Value, name};

use super::expr::Extreme;
use super::map;

pub(super) fn convert_for(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let lower = bound(cv, op, name::LOWER_BOUND_MAP, "lowerBoundOperands", Extreme::Largest)?;
    let upper = bound(cv, op, name::UPPER_BOUND_MAP, "upperBoundOperands", Extreme::Smallest)?;
    let step = cv.attr(op, name::STEP).and_then(|attr| cv.cx.int_value(attr)).ok_or("has no step")?;
    let step = cv.constant(cv.types.index, step);
    let inits = cv.all_part_values(operand_group(&cv.cx, cv.source(), op, "inits"), Parts::Dynamic)?;
    let counted = cv.begin_loop([lower, upper], IntPredicate::Slt, inits);
    let carried = cv.convert_loop_body(op, &counted)?;
    cv.end_source_loop(op, &counted, step, carried);
    cv.set_loop_results(op, &counted)
}

fn bound(
    cv: &mut Converter,
    op: Op,
    map_name: NameId,
    group: &str,
    which: Extreme,
) -> Result<Value, Problem> {
    let map = map(cv, op, map_name)?;
    let results = cv.affine_results(&map, operand_group(&cv.cx, cv.source(), op, group))?;
    let bound = cv.index_extreme(which, &results).ok_or("has a bound without a value")?;
    Ok(cv.index_to_value(bound))
}

/// Emits the check that the operands are in the integer set: each of its expressions is zero, or not negative.
fn is_in_set(cv: &mut Converter, op: Op) -> Result<Value, Problem> {
    let set = cv.attr(op, name::CONDITION).map(|attr| cv.cx.attr_data(attr).clone());
    let Some(AttrData::AffineSet(set)) = set else { return Err("has no integer set".into()) };
    let inputs = cv.affine_inputs(cv.source().operands(op), set.dims)?;
    let mut all: Option<Value> = None;
    for (expr, is_equation) in &set.constraints {
        let holds = match cv.affine_value(expr, &inputs)? {
            IndexValue::Constant(number) => {
                let holds = if *is_equation { number == 0 } else { number >= 0 };
                cv.constant(TypeId::I1, -i128::from(holds))
            }
            IndexValue::Value(value) => {
                let zero = cv.constant(cv.types.index, 0);
                let predicate = if *is_equation { IntPredicate::Eq } else { IntPredicate::Sge };
                compare(cv, predicate, value, zero)
            }
        };
        all = Some(match all {
            Some(others) => cv.emit_value(AND, &[others, holds], TypeId::I1, &[]),
            None => holds,
        });
    }
    Ok(all.unwrap_or_else(|| cv.constant(TypeId::I1, -1)))
}

pub(super) fn convert_if(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let condition = is_in_set(cv, op)?;
    cv.convert_two_regions(op, condition)
}
