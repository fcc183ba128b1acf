//! `builtin.unrealized_conversion_cast`: the same value in another type, resolved after the conversion of both types.
//! Chains of casts that cancel out are removed, whatever their intermediate types.

use rustc_hash::FxHashSet;

use crate::dialect::builtin::UNREALIZED_CONVERSION_CAST;
use crate::ir::{Body, Op, TypeId, Value};

use super::context::{Converted, Converter, Problem};
use super::descriptor::Parts;
use super::func::is_memref;

/// The maximum length of a chain that is searched for a cast that this one cancels.
const LONGEST_CHAIN: usize = 64;

pub(super) fn convert_cast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let outputs: Vec<Value> = source.results(op).collect();
    let types = source.value_types(&outputs);
    let mut inputs = source.operands(op);
    for _ in 0..LONGEST_CHAIN {
        if let Some(converted) = cast(cv, inputs, &types) {
            for (&output, converted) in outputs.iter().zip(converted) {
                cv.set(output, converted);
            }
            return Ok(());
        }
        match cast_behind(source, inputs) {
            Some(cast) => inputs = source.operands(cast),
            None => break,
        }
    }
    if !outputs.iter().any(|&output| cv.is_needed(output)) {
        // The result has no users but casts, which may cancel this one.
        outputs.iter().for_each(|&output| cv.set(output, Converted::Failed));
        return Ok(());
    }
    if cast_behind(source, source.operands(op)).is_none() {
        // Failed operands have been reported already.
        cv.singles(source.operands(op))?;
    }
    Err(unresolved(cv, op))
}

/// Returns the cast whose results are exactly these values, in order.
fn cast_behind(source: &Body, values: &[Value]) -> Option<Op> {
    let op = source.defining_op(*values.first()?)?;
    let is_cast = source.name(op) == UNREALIZED_CONVERSION_CAST;
    (is_cast && source.results(op).eq(values.iter().copied())).then_some(op)
}

/// Casts values to types that are converted to the same types.
fn cast(cv: &mut Converter, inputs: &[Value], types: &[TypeId]) -> Option<Vec<Converted>> {
    if let (&[input], &[to]) = (inputs, types) {
        let from = cv.source().value_type(input);
        let converted = cv.converted(input).ok()?;
        return cast_one(cv, from, to, converted).map(|value| vec![value]);
    }
    // Several values are the parts of one.
    let parts = cv.all_part_values(inputs, Parts::All).ok()?;
    let mut wanted = Vec::new();
    for &ty in types {
        wanted.append(&mut cv.part_types(ty, Parts::All).ok()?);
    }
    let found: Vec<TypeId> = parts.iter().map(|&part| cv.type_of(part)).collect();
    if found != wanted {
        return None;
    }
    let mut parts = parts.into_iter();
    types.iter().map(|&ty| cv.join_parts(ty, Parts::All, &mut parts).ok()).collect()
}

fn cast_one(cv: &mut Converter, from: TypeId, to: TypeId, value: Converted) -> Option<Converted> {
    if from == to {
        return Some(value);
    }
    if cv.convert_type(from).ok()? != cv.convert_type(to).ok()? {
        return None;
    }
    match (is_memref(cv, from), is_memref(cv, to)) {
        (false, false) => Some(value),
        (true, false) => Some(Converted::One(cv.single(&value))),
        (_, true) => {
            let packed = cv.single(&value);
            cv.unpack(to, packed).ok()
        }
    }
}

fn unresolved(cv: &Converter, op: Op) -> Problem {
    let source = cv.source();
    let list = |values: Vec<Value>| match values.as_slice() {
        &[value] => format!("'{}'", cv.cx.type_text(source.value_type(value))),
        values => {
            let texts: Vec<String> =
                values.iter().map(|&value| cv.cx.type_text(source.value_type(value))).collect();
            format!("({})", texts.join(", "))
        }
    };
    let (inputs, outputs) = (list(source.operands(op).to_vec()), list(source.results(op).collect()));
    format!("casts {inputs} to {outputs}, which are different types in the LLVM dialect").into()
}

/// Returns the values of a body with users other than casts.
pub(super) fn needed_values(body: &Body) -> FxHashSet<Value> {
    let ops = (0..body.op_count()).map(Op::new);
    let others = ops.filter(|&op| body.name(op) != UNREALIZED_CONVERSION_CAST);
    others.flat_map(|op| body.operands(op).iter().copied()).collect()
}
