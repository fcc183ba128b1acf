//! Casts between memref types of the same memory.

use crate::ir::{
    Context, DYNAMIC, Op, OpParser, OpPrinter, OpState, ParseResult, TypeData, TypeId, VerifyCx,
};

use super::{MemRefCast, shape};

/// Returns true if two sizes, strides or offsets may be equal at run time.
fn compatible(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

pub(super) fn verify_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (from, to) = (view.body.value_type(MemRefCast(op).source(view.body)), view.result_types(op)[0]);
    let fits = cx.element_type(from) == cx.element_type(to)
        && match (shape(cx, from), shape(cx, to)) {
            (Some((a, _)), Some((b, _))) => {
                a.len() == b.len()
                    && a.iter().zip(b).all(|(&a, &b)| compatible(a, b))
                    && layouts_compatible(cx, from, to)
            }
            // A cast between two unranked memrefs is invalid: there is nothing to cast.
            (a, b) => a.is_some() || b.is_some(),
        };
    if fits && super::memory_space(cx, from) == super::memory_space(cx, to) {
        return Ok(());
    }
    Err(incompatible(cx, from, to))
}

/// Checks that both memrefs of a copy have the same element type, and shapes that may be equal.
pub(super) fn verify_copy(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let operands = view.body.operands(op);
    let (from, to) = (view.body.value_type(operands[0]), view.body.value_type(operands[1]));
    if cx.element_type(from) != cx.element_type(to) {
        return Err("requires the same element type for all operands".into());
    }
    let (Some((from, _)), Some((to, _))) = (shape(cx, from), shape(cx, to)) else { return Ok(()) };
    if from.len() != to.len() || from.iter().zip(to).any(|(&a, &b)| !compatible(a, b)) {
        return Err("requires the same shape for all operands".into());
    }
    Ok(())
}

fn layouts_compatible(cx: &Context, from: TypeId, to: TypeId) -> bool {
    match (cx.strides_and_offset(from), cx.strides_and_offset(to)) {
        (Some((a, a_offset)), Some((b, b_offset))) => {
            compatible(a_offset, b_offset) && a.iter().zip(&b).all(|(&a, &b)| compatible(a, b))
        }
        _ => true,
    }
}

fn incompatible(cx: &Context, from: TypeId, to: TypeId) -> String {
    let (from, to) = (cx.type_text(from), cx.type_text(to));
    format!("operand type '{from}' and result type '{to}' are cast incompatible")
}

/// Checks that the types differ in nothing but the memory space.
pub(super) fn verify_memory_space_cast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    let fits = match (cx.type_data(from), cx.type_data(to)) {
        (
            TypeData::MemRef { shape: a, element: a_element, layout: a_layout, .. },
            TypeData::MemRef { shape: b, element: b_element, layout: b_layout, .. },
        ) => (a, a_element, a_layout) == (b, b_element, b_layout),
        (TypeData::UnrankedMemRef { element: a, .. }, TypeData::UnrankedMemRef { element: b, .. }) => a == b,
        _ => false,
    };
    if fits { Ok(()) } else { Err(incompatible(cx, from, to)) }
}

/// Parses `%a, %b : types`; the results have the types of the operands.
pub(super) fn parse_distinct(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    state.results = p.comma_list(|p| p.parse_type())?;
    state.operands = p.resolve_all(&operands, &state.results.clone())?;
    Ok(())
}

pub(super) fn print_distinct(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands);
    p.attr_dict(op, &[], false);
    p.text(" : ");
    let types = p.body().value_types(&operands);
    p.types(&types);
}
