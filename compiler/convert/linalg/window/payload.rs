//! The payload of an operation of a tile, computed in lanes.

use rustc_hash::FxHashMap;

use crate::convert::Conversion;
use crate::convert::arith::CONVERSIONS;
use crate::convert::context::{Converter, Problem};
use crate::dialect::arith::{CONSTANT, SELECT};
use crate::dialect::linalg::YIELD;
use crate::dialect::llvm::arith as llvm;
use crate::dialect::llvm::compare::{FCMP, ICMP};
use crate::ir::{Block, Body, Context, NamedAttr, Op, OpName, TypeId, Value};

/// An operation of the payload: in the source, and its name and attributes in the LLVM dialect.
struct Step {
    op: Op,
    name: OpName,
    attrs: Vec<NamedAttr>,
    /// True for a comparison.
    is_condition: bool,
}

/// The computation of an iteration: operations of arith on scalars of one type, and comparisons of them.
pub(super) struct Payload {
    pub(super) args: Vec<Value>,
    steps: Vec<Step>,
    /// The values from outside that it reads: loop-invariant ones, and constants.
    invariant: Vec<(Value, Value)>,
    /// The new element of the output.
    result: Value,
}

impl Payload {
    /// Returns the payload of an operation with one output, whose values all have the type `element`; `None` if it has
    /// another form.
    pub(super) fn of(cv: &mut Converter, op: Op, element: TypeId) -> Option<Payload> {
        let source = cv.source();
        let &[region] = source.regions(op) else { return None };
        let &[block] = source.region_blocks(region) else { return None };
        let end = source.last_op(block).filter(|&end| source.name(end) == YIELD)?;
        let &[result] = source.operands(end) else { return None };
        let mut steps = Vec::new();
        for &inner in source.block_ops(block).iter().filter(|&&inner| inner != end) {
            if source.name(inner) != CONSTANT {
                let (name, is_condition) = name_of(&cv.cx, source, inner, element)?;
                let attrs = cv.convert_attrs(source.attrs(inner));
                steps.push(Step { op: inner, name, attrs, is_condition });
            }
        }
        let mut payload =
            Payload { args: source.block_args(block).to_vec(), steps, invariant: Vec::new(), result };
        payload.invariant = payload.invariant(cv, block, element)?;
        Some(payload)
    }

    /// Returns the values that are neither arguments nor results of steps, and their replacements; `None` if one has
    /// another type.
    fn invariant(&self, cv: &mut Converter, block: Block, element: TypeId) -> Option<Vec<(Value, Value)>> {
        let source = cv.source();
        let read = self.steps.iter().flat_map(|step| source.operands(step.op)).chain([&self.result]);
        let mut invariant: Vec<(Value, Value)> = Vec::new();
        for &value in read {
            let defining = source.defining_op(value).filter(|&op| source.parent_block(op) == Some(block));
            let is_constant = defining.is_some_and(|op| source.name(op) == CONSTANT);
            let is_known = self.args.contains(&value) || invariant.iter().any(|known| known.0 == value);
            if is_known || (defining.is_some() && !is_constant) {
                continue;
            }
            if source.value_type(value) != element {
                return None;
            }
            if let Some(op) = defining {
                cv.convert_op(op);
            }
            invariant.push((value, cv.one(value).ok()?));
        }
        Some(invariant)
    }

    /// Returns true if an argument is read.
    pub(super) fn reads(&self, source: &Body, number: usize) -> bool {
        let arg = self.args[number];
        self.result == arg || self.steps.iter().any(|step| source.operands(step.op).contains(&arg))
    }

    /// Emits the computation for arguments of type `ty`. Arguments that are not read have no value.
    pub(super) fn emit(
        &self,
        cv: &mut Converter,
        ty: TypeId,
        args: &[Option<Value>],
    ) -> Result<Value, Problem> {
        let source = cv.source();
        let lanes = cv.lane_count(ty);
        let condition = if lanes == 1 { TypeId::I1 } else { cv.row_type(lanes, TypeId::I1) };
        let known = self.args.iter().zip(args).filter_map(|(&arg, &value)| Some((arg, value?)));
        let mut values: FxHashMap<Value, Value> = known.collect();
        for &(value, scalar) in &self.invariant {
            values.insert(value, in_lanes(cv, scalar, ty));
        }
        for step in &self.steps {
            let operands = source.operands(step.op).iter().map(|operand| values.get(operand).copied());
            let operands = operands.collect::<Option<Vec<Value>>>().ok_or("reads an unknown value")?;
            let ty = if step.is_condition { condition } else { ty };
            let value = cv.emit_value(step.name, &operands, ty, &step.attrs);
            values.insert(source.result(step.op, 0), value);
        }
        values.get(&self.result).copied().ok_or_else(|| "yields an unknown value".into())
    }
}

/// Returns a scalar in all lanes of a type, which may be a scalar type.
pub(super) fn in_lanes(cv: &mut Converter, scalar: Value, ty: TypeId) -> Value {
    if cv.lane_count(ty) == 1 { scalar } else { cv.splat(scalar, ty) }
}

/// Returns the operation of the LLVM dialect for an operation on scalars of one type, and true for a comparison.
fn name_of(cx: &Context, source: &Body, op: Op, element: TypeId) -> Option<(OpName, bool)> {
    let ty = |value: Value| cx.element_type(source.value_type(value));
    let operands = source.operands(op);
    let result = source.results(op).next().filter(|_| source.result_count(op) == 1)?;
    let are_elements = |values: &[Value]| values.iter().all(|&value| ty(value) == element);
    match source.name(op) {
        SELECT => {
            (ty(operands[0]) == TypeId::I1 && are_elements(&operands[1..])).then_some((llvm::SELECT, false))
        }
        name => {
            let row = CONVERSIONS.iter().find(|row| row.0 == name)?;
            let Conversion::Rename(to) = row.1 else { return None };
            let is_condition = matches!(to, ICMP | FCMP);
            (are_elements(operands) && (is_condition || ty(result) == element)).then_some((to, is_condition))
        }
    }
}
