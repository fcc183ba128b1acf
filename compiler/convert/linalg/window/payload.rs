//! The payload of a reduction over windows, computed in lanes.

use rustc_hash::FxHashMap;

use crate::convert::Conversion;
use crate::convert::arith::CONVERSIONS;
use crate::convert::context::{Converter, Problem};
use crate::dialect::linalg::YIELD;
use crate::ir::{Block, Body, Context, NamedAttr, Op, OpName, TypeId, Value};

/// An operation of the payload: in the source, and its name and attributes in the LLVM dialect.
pub(super) struct Step {
    op: Op,
    name: OpName,
    attrs: Vec<NamedAttr>,
}

/// The computation of an iteration: operations of arith on scalars of one type.
pub(super) struct Payload {
    pub(super) args: Vec<Value>,
    steps: Vec<Step>,
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
            let name = name_of(&cv.cx, source, inner, element)?;
            steps.push(Step { op: inner, name, attrs: cv.convert_attrs(source.attrs(inner)) });
        }
        let payload = Payload { args: source.block_args(block).to_vec(), steps, result };
        payload.is_closed(source, block).then_some(payload)
    }

    /// Returns true if the operations read nothing but the arguments and each other.
    fn is_closed(&self, source: &Body, block: Block) -> bool {
        let is_inside = |value: Value| {
            self.args.contains(&value)
                || source.defining_op(value).is_some_and(|op| source.parent_block(op) == Some(block))
        };
        let mut values = self.steps.iter().flat_map(|step| source.operands(step.op));
        values.all(|&value| is_inside(value)) && is_inside(self.result)
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
        let known = self.args.iter().zip(args).filter_map(|(&arg, &value)| Some((arg, value?)));
        let mut values: FxHashMap<Value, Value> = known.collect();
        for step in &self.steps {
            let operands = source.operands(step.op).iter().map(|operand| values.get(operand).copied());
            let operands = operands.collect::<Option<Vec<Value>>>().ok_or("reads an unknown value")?;
            let value = cv.emit_value(step.name, &operands, ty, &step.attrs);
            values.insert(source.result(step.op, 0), value);
        }
        values.get(&self.result).copied().ok_or_else(|| "yields an unknown value".into())
    }
}

/// Returns the operation of the LLVM dialect for an operation on scalars of one type.
fn name_of(cx: &Context, source: &Body, op: Op, element: TypeId) -> Option<OpName> {
    let is_element = |&value: &Value| cx.element_type(source.value_type(value)) == element;
    let row = CONVERSIONS.iter().find(|row| row.0 == source.name(op))?;
    match row.1 {
        Conversion::Rename(to) if source.operands(op).iter().all(is_element) => {
            (source.result_count(op) == 1 && is_element(&source.result(op, 0))).then_some(to)
        }
        _ => None,
    }
}
