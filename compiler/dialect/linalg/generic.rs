//! `linalg.generic`.

use crate::ir::{
    AffineMap, AttrData, AttrId, Context, DictId, NameId, Op, OpParser, OpPrinter, OpState, ParseResult,
    RegionStyle, name,
};

use super::syntax::{
    add_operands, add_segments, input_count, parse_ins_outs, parse_result_types, print_ins_outs,
    print_result_types,
};

/// The attributes in front of the operands, in the order in which they are printed.
const TRAIT: [NameId; 4] = [name::DOC, name::INDEXING_MAPS, name::ITERATOR_TYPES, name::LIBRARY_CALL];

/// Parses `{indexing_maps = […], iterator_types = […]} ins(…) outs(…) attrs = {…} { ^bb0(…): … } -> types`.
pub(super) fn parse_generic(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let offset = p.offset();
    let attr = p.parse_attr(None)?;
    let AttrData::Dict(dict) = *p.cx().attr_data(attr) else {
        return Err(p.error(offset, "expected dictionary attribute".to_string()));
    };
    state.attrs.extend_from_slice(p.cx().dict_entries(dict));
    for entry in &mut state.attrs {
        if entry.0 == name::ITERATOR_TYPES {
            entry.1 = iterator_attrs(p, entry.1);
        }
    }
    let operands = parse_ins_outs(p)?;
    if p.eat("attrs") {
        p.expect("=")?;
        p.parse_attr_dict(&mut state.attrs)?;
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    parse_result_types(p, state)?;
    add_operands(p, state, &operands)?;
    add_segments(p, state, &operands);
    Ok(())
}

/// Converts iterator types to their stored form: `"parallel"` becomes `#linalg.iterator_type<parallel>`.
fn iterator_attrs(p: &mut dyn OpParser, list: AttrId) -> AttrId {
    let AttrData::Array(items) = p.cx().attr_data(list).clone() else { return list };
    let item = |&item: &AttrId| match *p.cx().attr_data(item) {
        AttrData::String(text) => {
            let text = format!("linalg.iterator_type<{}>", p.cx().str(text));
            p.cx().dialect_attr(text)
        }
        _ => item,
    };
    let items = items.iter().map(item).collect();
    p.cx().attr(AttrData::Array(items))
}

pub(super) fn print_generic(p: &mut dyn OpPrinter, op: Op) {
    p.text(" {");
    let entries: Vec<(NameId, AttrId)> =
        TRAIT.iter().filter_map(|&attr_name| Some((attr_name, p.attr_of(op, attr_name)?))).collect();
    p.list(entries, |p, (attr_name, attr)| {
        let text = p.cx().str(attr_name).to_string();
        p.text(&text);
        p.text(" = ");
        if attr_name == name::ITERATOR_TYPES { print_iterators(p, attr) } else { p.attr(attr) }
    });
    p.text("}");
    let operands = p.body().operands(op).to_vec();
    let (inputs, outputs) = operands.split_at(input_count(p.cx(), p.body(), op));
    print_ins_outs(p, inputs, outputs);
    print_other_attrs(p, op);
    if let Some(&region) = p.body().regions(op).first() {
        p.text(" ");
        p.region(region, RegionStyle { entry_label: true, elide_terminator: false });
    }
    print_result_types(p, op);
}

fn print_iterators(p: &mut dyn OpPrinter, list: AttrId) {
    let AttrData::Array(items) = p.cx().attr_data(list).clone() else { return p.attr(list) };
    p.text("[");
    p.list(items, |p, item| match p.cx().dialect_attr_body(item, "linalg.iterator_type") {
        Some(keyword) => {
            let keyword = format!("\"{keyword}\"");
            p.text(&keyword);
        }
        None => p.attr(item),
    });
    p.text("]");
}

fn print_other_attrs(p: &mut dyn OpPrinter, op: Op) {
    let hidden = [&TRAIT[..], &[name::OPERAND_SEGMENT_SIZES, name::MEMOIZED_INDEXING_MAPS]].concat();
    let entries = p.cx().dict_entries(p.body().attrs(op));
    let others: Vec<_> = entries.iter().copied().filter(|entry| !hidden.contains(&entry.0)).collect();
    if !others.is_empty() {
        p.text(" attrs = ");
        p.dict(&others);
    }
}

/// The kind of a loop of a structured operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IteratorKind {
    /// Iterations in any order.
    Parallel,
    /// Iterations that combine values.
    Reduction,
}

/// Returns the attributes of `linalg.generic`, given the maps of all operands, of which the first `inputs` are inputs.
pub fn generic_attrs(
    cx: &mut Context,
    maps: Vec<AffineMap>,
    iterators: &[IteratorKind],
    inputs: usize,
) -> DictId {
    let counts = [inputs as i64, (maps.len() - inputs) as i64];
    let maps = maps.into_iter().map(|map| cx.attr(AttrData::AffineMap(map))).collect();
    let kind = |kind: &IteratorKind| match kind {
        IteratorKind::Parallel => cx.dialect_attr("linalg.iterator_type<parallel>"),
        IteratorKind::Reduction => cx.dialect_attr("linalg.iterator_type<reduction>"),
    };
    let iterators = iterators.iter().map(kind).collect();
    let (maps, iterators) = (cx.attr(AttrData::Array(maps)), cx.attr(AttrData::Array(iterators)));
    let segments = cx.i32_array_attr(&counts);
    cx.dict(&mut [
        (name::INDEXING_MAPS, maps),
        (name::ITERATOR_TYPES, iterators),
        (name::OPERAND_SEGMENT_SIZES, segments),
    ])
}
