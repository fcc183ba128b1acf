//! Verification of operators: their shapes and element types.

use crate::dialect::tensor;
use crate::ir::{Context, Op, OpName, TypeData, TypeId, VerifyCx};

use super::parameter::attr;
use super::shape::{Typed, check_result, is_compatible};
use super::{
    ABS, ADD, ARITHMETIC_RIGHT_SHIFT, AVG_POOL2D, BITWISE_AND, BITWISE_NOT, BITWISE_OR, BITWISE_XOR, CEIL,
    CLAMP, CLZ, CONCAT, CONST, CONST_SHAPE, COS, EQUAL, ERF, EXP, FLOOR, GATHER, GREATER, GREATER_EQUAL,
    IDENTITY, INTDIV, LOG, LOGICAL_AND, LOGICAL_LEFT_SHIFT, LOGICAL_NOT, LOGICAL_OR, LOGICAL_RIGHT_SHIFT,
    LOGICAL_XOR, MAX_POOL2D, MAXIMUM, MINIMUM, MUL, NEGATE, POW, RECIPROCAL, REDUCE_ALL, REDUCE_ANY,
    REDUCE_MAX, REDUCE_MIN, REDUCE_PRODUCT, REDUCE_SUM, RESCALE, RESHAPE, REVERSE, RSQRT, SCATTER, SELECT,
    SIGMOID, SIN, SLICE, SUB, TANH, TILE, TRANSPOSE,
};

/// Operators whose operands and results have one element type.
const COMPUTES_IN_ONE_TYPE: &[OpName] = &[
    ABS,
    ADD,
    BITWISE_AND,
    BITWISE_NOT,
    BITWISE_OR,
    BITWISE_XOR,
    CEIL,
    CLAMP,
    CLZ,
    CONCAT,
    COS,
    ERF,
    EXP,
    FLOOR,
    IDENTITY,
    INTDIV,
    LOG,
    LOGICAL_LEFT_SHIFT,
    LOGICAL_RIGHT_SHIFT,
    MAX_POOL2D,
    MAXIMUM,
    MINIMUM,
    POW,
    RECIPROCAL,
    REDUCE_MAX,
    REDUCE_MIN,
    REDUCE_PRODUCT,
    REDUCE_SUM,
    REVERSE,
    RSQRT,
    SIGMOID,
    SIN,
    SUB,
    TANH,
];

/// Verifies an operator with one result.
pub(super) fn verify_operator(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    let results = view.result_types(op);
    let Some(&result) = results.first() else { return Ok(()) };
    verify_elements(view, op, &types, result)?;
    verify_zero_points(view, op, &types)?;
    let typed = Typed { cx: view.cx, body: view.body, op, types: &types };
    check_result(typed, result)
}

/// Verifies the types of a scaling: those of the elements, and that all or none of the values are shaped.
pub(super) fn verify_apply_scale(view: &VerifyCx, op: Op) -> Result<(), String> {
    let types = view.body.value_types(view.body.operands(op));
    let results = view.result_types(op);
    let (&[value, multiplier, shift], &[result]) = (&types[..], &results[..]) else { return Ok(()) };
    let cx = view.cx;
    let width = |ty| cx.int_width(cx.element_type(ty));
    let is_shaped = |ty: TypeId| cx.element_type(ty) != ty;
    let fits = width(value).is_some_and(|width| (8..=64).contains(&width))
        && [width(multiplier), width(shift), width(result)] == [Some(32), Some(8), Some(32)];
    let is_alike = [multiplier, shift, result].iter().all(|&ty| is_shaped(ty) == is_shaped(value));
    match (fits, is_alike) {
        (false, _) => {
            Err("operands must be integers of 8 to 64, 32 and 8 bits, and the result one of 32 bits"
                .to_string())
        }
        (_, false) => Err("operands and result must be scalars or have shapes alike".to_string()),
        _ => Ok(()),
    }
}

/// Verifies the result of a constant shape.
fn verify_const_shape(view: &VerifyCx, result: TypeId) -> Result<(), String> {
    match view.cx.type_data(result) {
        TypeData::Foreign(text) if view.cx.str(*text).trim_start_matches('!').starts_with("tosa.shape<") => {
            Ok(())
        }
        _ => Err(format!("the result must be a '!tosa.shape', but is '{}'", view.cx.type_text(result))),
    }
}

/// Verifies relations between the element types of operands and result.
fn verify_elements(view: &VerifyCx, op: Op, types: &[TypeId], result: TypeId) -> Result<(), String> {
    let cx = view.cx;
    let same = |types: &[TypeId]| {
        let elements: Vec<TypeId> = types.iter().map(|&ty| cx.element_type(ty)).collect();
        elements.windows(2).all(|pair| pair[0] == pair[1])
    };
    let all = [types, &[result]].concat();
    let fits = match view.body.name(op) {
        name if COMPUTES_IN_ONE_TYPE.contains(&name) => same(&all),
        MUL | ARITHMETIC_RIGHT_SHIFT => same(&types[..2]),
        RESHAPE | SLICE | TILE | TRANSPOSE | GATHER | AVG_POOL2D | NEGATE => same(&[types[0], result]),
        SCATTER => same(&[types[0], types[2], result]),
        SELECT => same(&[types[1], types[2], result]) && is_bool(cx, types[0]),
        EQUAL | GREATER | GREATER_EQUAL => same(types) && is_bool(cx, result),
        LOGICAL_AND | LOGICAL_OR | LOGICAL_XOR | LOGICAL_NOT | REDUCE_ALL | REDUCE_ANY => {
            same(&all) && is_bool(cx, result)
        }
        CONST => return verify_const(view, op, result),
        CONST_SHAPE => return verify_const_shape(view, result),
        _ => true,
    };
    if fits { Ok(()) } else { Err("the element types of operands and result do not match".to_string()) }
}

fn is_bool(cx: &Context, ty: TypeId) -> bool {
    cx.element_type(ty) == TypeId::I1
}

fn verify_const(view: &VerifyCx, op: Op, result: TypeId) -> Result<(), String> {
    let values = attr(view.cx, view.body, op, "values").and_then(|attr| view.cx.attr_type(attr));
    let fits = values.is_some_and(|ty| {
        let shapes = (tensor::shape(view.cx, ty), tensor::shape(view.cx, result));
        view.cx.element_type(ty) == view.cx.element_type(result)
            && shapes.0.is_some()
            && (shapes.1.is_none() || shapes.0.zip(shapes.1).is_some_and(|(a, b)| is_compatible(a, b)))
    });
    if fits { Ok(()) } else { Err("expected values of the type of the result".to_string()) }
}

/// Verifies that there are as many zero points, or parameters of `tosa.rescale`, as a release of MLIR has.
fn verify_zero_points(view: &VerifyCx, op: Op, types: &[TypeId]) -> Result<(), String> {
    let count = view.operand_group(op, "zero_points").len();
    if count != 0 && count != 2 {
        return Err(format!("expects two zero points, found {count}"));
    }
    let expected = if attr(view.cx, view.body, op, "multiplier").is_some() { 1 } else { 5 };
    if view.body.name(op) == RESCALE && types.len() != expected {
        return Err(format!("expects {expected} operands, found {}", types.len()));
    }
    Ok(())
}
