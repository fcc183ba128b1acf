//! Allocations: `memref.alloc`, `memref.alloca`, `memref.realloc` and `memref.alloca_scope`.

use crate::dialect::region_syntax::print_result_types;
use crate::ir::{
    AttrData, DYNAMIC, Op, OpParser, OpPrinter, OpState, ParseResult, RegionStyle, VerifyCx, name,
};

use super::{ALLOCA_SCOPE_RETURN, memory_space, shape};

pub(super) fn verify_alloc(view: &VerifyCx, op: Op) -> Result<(), String> {
    let ty = view.result_types(op)[0];
    let dynamic =
        shape(view.cx, ty).map_or(0, |(shape, _)| shape.iter().filter(|&&size| size == DYNAMIC).count());
    let segments =
        view.attr(op, name::OPERAND_SEGMENT_SIZES).and_then(|attr| view.cx.dense_array_value(attr));
    let given =
        segments.and_then(|segments| segments.first()).map_or(view.body.operands(op).len(), |&n| n as usize);
    if given != dynamic {
        return Err("dimension operand count does not equal memref dynamic dimension count".to_string());
    }
    let layout = match view.cx.type_data(ty) {
        crate::ir::TypeData::MemRef { layout, .. } => layout.map(|layout| view.cx.attr_data(layout)),
        _ => None,
    };
    let symbols = match layout {
        Some(AttrData::AffineMap(map)) => map.symbols as usize,
        Some(AttrData::Strided { offset, strides }) => {
            strides.iter().chain([offset]).filter(|&&value| value == DYNAMIC).count()
        }
        _ => 0,
    };
    let found = view.body.operands(op).len() - given;
    if found != symbols {
        return Err(format!(
            "symbol operand count does not equal memref symbol count: expected {symbols}, got {found}"
        ));
    }
    verify_power_of_two(view, op)
}

/// Checks that the alignment is a power of two.
fn verify_power_of_two(view: &VerifyCx, op: Op) -> Result<(), String> {
    let alignment = view.attr(op, name::ALIGNMENT).and_then(|attr| view.cx.int_value(attr));
    match alignment {
        Some(value) if u64::try_from(value).is_ok_and(u64::is_power_of_two) => Ok(()),
        None => Ok(()),
        Some(_) => Err("alignment attribute is not a power of 2".to_string()),
    }
}

/// Verifies `memref.assume_alignment`.
pub(super) fn verify_alignment(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_power_of_two(view, op).map_err(|_| "alignment must be power of 2".to_string())
}

pub(super) fn verify_realloc(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(from), Some(&to)) = (view.operand_type(op, 0), view.result_types(op).first()) else {
        return Ok(());
    };
    let differ = |what: &str| {
        let (from, to) = (cx.type_text(from), cx.type_text(to));
        Err(format!(
            "different {what} specified for source memref type '{from}' and result memref type '{to}'"
        ))
    };
    if memory_space(cx, from) != memory_space(cx, to) {
        return differ("memory spaces");
    }
    if cx.element_type(from) != cx.element_type(to) {
        return differ("element types");
    }
    for (what, ty) in [("source", from), ("result", to)] {
        if !super::is_identity(cx, ty) {
            return Err(format!("unsupported layout for {what} memref type '{}'", cx.type_text(ty)));
        }
    }
    let dynamic = shape(cx, to).is_some_and(|(shape, _)| shape.contains(&DYNAMIC));
    match (dynamic, view.body.operands(op).len() > 1) {
        (true, false) => Err(format!("missing dimension operand for result type '{}'", cx.type_text(to))),
        (false, true) => Err(format!("unnecessary dimension operand for result type '{}'", cx.type_text(to))),
        _ => verify_power_of_two(view, op),
    }
}

/// Parses `-> (types) { … }`.
pub(super) fn parse_alloca_scope(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    if p.eat("->") {
        state.results = if p.eat("(") {
            p.comma_list_until(")", |p| p.parse_type())?
        } else {
            p.comma_list(|p| p.parse_type())?
        };
    }
    let region = p.parse_region(&[])?;
    p.ensure_terminator(region, ALLOCA_SCOPE_RETURN, state.loc);
    state.regions.push(region);
    p.parse_attr_dict(&mut state.attrs)
}

pub(super) fn print_alloca_scope(p: &mut dyn OpPrinter, op: Op) {
    print_result_types(p, op);
    p.text(" ");
    if let Some(&region) = p.body().regions(op).first() {
        p.region(
            region,
            RegionStyle { entry_label: false, elide_terminator: p.body().results(op).len() == 0 },
        );
    }
    p.attr_dict(op, &[], false);
}
