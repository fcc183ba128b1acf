//! `vector.contract` and `vector.outerproduct`: sums of products.

use crate::ir::spec::enum_value;
use crate::ir::{
    AffineMap, AttrData, AttrId, Context, DictId, NamedAttr, Op, OpParser, OpPrinter, OpState, Operand,
    ParseResult, TypeData, TypeId, VerifyCx, name,
};

use super::combine::kind;
use super::types::{
    VectorType, combines, dimension, element, is_projected_permutation, map_value, same_element, vector,
    vector_text, vector_type,
};

const ITERATOR: &str = "vector.iterator_type";

/// Parses `{indexing_maps = […], iterator_types = […]} %lhs, %rhs, %acc {…} : lhs, rhs into acc`.
pub(super) fn parse_contract(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let offset = p.offset();
    let traits = p.parse_attr(None)?;
    let &AttrData::Dict(traits) = p.cx().attr_data(traits) else {
        return Err(p.error(offset, "expected a dictionary with the traits of the contraction".to_string()));
    };
    let operands = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset_of_types = p.offset();
    // MLIR ignores the types after the first two.
    let types = p.comma_list(|p| p.parse_type())?;
    let [lhs, rhs, ..] = types[..] else {
        return Err(p.error(offset_of_types, "expected the types of both operands".to_string()));
    };
    p.expect("into")?;
    let acc = p.parse_type()?;
    state.operands = p.resolve_all(&operands, &[lhs, rhs, acc])?;
    state.results.push(acc);
    let entries = p.cx().dict_entries(traits).to_vec();
    for (name, attr) in entries {
        let attr = if name == name::ITERATOR_TYPES { iterators_of_words(p, offset, attr)? } else { attr };
        state.attr(name, attr);
    }
    Ok(())
}

/// Converts iterator types from the strings of the syntax to enum attributes.
fn iterators_of_words(p: &mut dyn OpParser, offset: usize, attr: AttrId) -> ParseResult<AttrId> {
    let AttrData::Array(items) = p.cx().attr_data(attr).clone() else { return Ok(attr) };
    let mut iterators = items.into_vec();
    for item in &mut iterators {
        let Some(word) = p.cx().string_value(*item).map(|word| p.cx().str(word).to_string()) else {
            continue;
        };
        let info = p.cx().registry().find_enum(ITERATOR);
        if !info.is_some_and(|info| info.cases.iter().any(|case| case.0 == word)) {
            return Err(p.error(offset, format!("unexpected iterator_type ({word})")));
        }
        *item = p.cx().dialect_attr(format!("{ITERATOR}<{word}>"));
    }
    Ok(p.cx().attr(AttrData::Array(iterators.into())))
}

pub(super) fn print_contract(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" {indexing_maps = ");
    if let Some(maps) = p.attr_of(op, name::INDEXING_MAPS) {
        p.attr(maps);
    }
    p.text(", iterator_types = [");
    let iterators = p.attr_of(op, name::ITERATOR_TYPES).map(|attr| p.cx().attr_data(attr).clone());
    if let Some(AttrData::Array(iterators)) = iterators {
        p.list(iterators.iter(), |p, &iterator| {
            let word = p.cx().dialect_attr_body(iterator, ITERATOR).unwrap_or_default().to_string();
            p.text(&format!("\"{word}\""));
        });
    }
    p.text("], kind = ");
    print_kind(p, op);
    p.text("} ");
    p.values(&operands);
    p.attr_dict(op, &[name::INDEXING_MAPS, name::ITERATOR_TYPES, name::KIND], false);
    p.text(" : ");
    let types = p.body().value_types(&operands);
    let [lhs, rhs, acc] = types.as_slice() else { return };
    p.types(&[*lhs, *rhs]);
    p.text(" into ");
    p.ty(*acc);
}

/// Prints the combining kind, even if it is the default.
fn print_kind(p: &mut dyn OpPrinter, op: Op) {
    match p.attr_of(op, name::KIND) {
        Some(kind) => p.attr(kind),
        None => p.text("#vector.kind<add>"),
    }
}

/// The indexing maps of a contraction, one per operand.
pub type ContractMaps<'a> = [&'a AffineMap; 3];

/// Returns the indexing maps among the attributes of a contraction; `None` if there are not three.
pub fn contract_maps(cx: &Context, attrs: DictId) -> Option<ContractMaps<'_>> {
    let AttrData::Array(maps) = cx.attr_data(cx.dict_get(attrs, name::INDEXING_MAPS)?) else { return None };
    let maps: Option<Vec<&AffineMap>> = maps.iter().map(|&map| map_value(cx, map)).collect();
    maps?.try_into().ok()
}

/// Returns true for each iterator of a contraction that is a reduction.
pub fn reduction_iterators(cx: &Context, attrs: DictId) -> Option<Vec<bool>> {
    let AttrData::Array(items) = cx.attr_data(cx.dict_get(attrs, name::ITERATOR_TYPES)?) else { return None };
    let info = cx.registry().find_enum(ITERATOR)?;
    items.iter().map(|&item| enum_value(cx, info, item).map(|value| value == 1)).collect()
}

/// Returns the sizes of the iterators of a contraction, as far as the operands determine them.
fn extents(
    maps: &ContractMaps,
    lhs: &VectorType,
    rhs: &VectorType,
) -> Result<Vec<Option<(i64, bool)>>, String> {
    let mut extents = vec![None; maps[0].dims as usize];
    for (map, vector) in [(maps[0], lhs), (maps[1], rhs)] {
        for (i, expr) in map.results.iter().enumerate() {
            let found = (vector.shape[i], vector.scalable[i]);
            let Some(extent) = dimension(expr).and_then(|dim| extents.get_mut(dim)) else { continue };
            if extent.is_some_and(|(size, _): (i64, bool)| size != found.0) {
                return Err("invalid contracting dimension map".to_string());
            }
            extent.get_or_insert(found);
        }
    }
    Ok(extents)
}

/// Returns the sizes of the iterators of a contraction, and true for each that is scalable: the shape of its mask.
pub(super) fn iteration_space(view: &VerifyCx, op: Op) -> Option<(Vec<i64>, Vec<bool>)> {
    let maps = contract_maps(view.cx, view.body.attrs(op))?;
    let operand = |index| view.operand_type(op, index).and_then(|ty| vector(view.cx, ty));
    let (lhs, rhs) = (operand(0)?, operand(1)?);
    if maps[0].results.len() != lhs.rank() || maps[1].results.len() != rhs.rank() {
        return None;
    }
    let extents: Option<Vec<(i64, bool)>> = extents(&maps, &lhs, &rhs).ok()?.into_iter().collect();
    Some(extents?.into_iter().unzip())
}

pub(super) fn verify_contract(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let types = [view.operand_type(op, 0), view.operand_type(op, 1), view.operand_type(op, 2)];
    let ([Some(lhs_type), Some(rhs_type), Some(acc)], &[result]) = (types, view.result_types(op).as_slice())
    else {
        return Ok(());
    };
    let (Some(lhs), Some(rhs)) = (vector(cx, lhs_type), vector(cx, rhs_type)) else { return Ok(()) };
    same_element(cx, lhs_type, rhs_type, "lhs and rhs have same element type")?;
    same_element(cx, acc, result, "third operand acc and result have same element type")?;
    let signed = |ty| matches!(cx.type_data(ty), TypeData::Integer { sign, .. } if *sign != crate::ir::Signedness::Signless);
    if signed(lhs.element) {
        return Err("only supports signless integer types".to_string());
    }
    let maps =
        contract_maps(cx, view.body.attrs(op)).ok_or("expected an indexing map for each vector operand")?;
    let reductions =
        reduction_iterators(cx, view.body.attrs(op)).ok_or("Iterator type should be an enum.")?;
    verify_maps(view, &maps, reductions.len(), [lhs_type, rhs_type, acc])?;
    verify_reduced(&maps, &reductions)?;
    verify_shape(cx, &maps, &lhs, &rhs, [acc, result])?;
    if combines(cx, &kind(view, op), element(cx, result)) {
        return Ok(());
    }
    Err("unsupported contraction type".to_string())
}

fn verify_maps(
    view: &VerifyCx,
    maps: &ContractMaps,
    iterators: usize,
    types: [TypeId; 3],
) -> Result<(), String> {
    for (i, (map, ty)) in maps.iter().zip(types).enumerate() {
        let rank = vector(view.cx, ty).map_or(0, |vector| vector.rank());
        let problem = if map.symbols != 0 {
            "to have no symbols".to_string()
        } else if map.dims as usize != iterators {
            format!("to have {iterators} number of inputs")
        } else if map.results.len() != rank {
            format!("to have {rank} number of outputs")
        } else if !is_projected_permutation(map, false) {
            "to be a projected permutation of its inputs".to_string()
        } else {
            continue;
        };
        return Err(format!("expected indexing map {i} {problem}"));
    }
    Ok(())
}

/// Checks that some reduction is over a dimension of both operands.
fn verify_reduced(maps: &ContractMaps, reductions: &[bool]) -> Result<(), String> {
    let uses = |map: &AffineMap, dim: usize| map.results.iter().any(|expr| dimension(expr) == Some(dim));
    let contracts = |dim: usize| reductions[dim] && uses(maps[0], dim) && uses(maps[1], dim);
    if !(0..reductions.len()).any(contracts) {
        return Err("expected at least one contracting dimension pair".to_string());
    }
    Ok(())
}

fn verify_shape(
    cx: &Context,
    maps: &ContractMaps,
    lhs: &VectorType,
    rhs: &VectorType,
    [acc, result]: [TypeId; 2],
) -> Result<(), String> {
    const INVALID: &str = "invalid accumulator/result vector shape";
    let extents = extents(maps, lhs, rhs)?;
    let all: Option<Vec<(i64, bool)>> = extents.into_iter().collect();
    let all = all.ok_or("expected all dimensions to be either a LHS or a RHS dimension")?;
    let shape: Vec<i64> = maps[2].results.iter().filter_map(|expr| Some(all[dimension(expr)?].0)).collect();
    match (vector(cx, acc), vector(cx, result)) {
        (None, None) if shape.is_empty() => Ok(()),
        (Some(acc), Some(result)) if !shape.is_empty() => {
            if acc.shape == shape && result.shape == shape && acc.scalable == result.scalable {
                return Ok(());
            }
            let expected = vector_text(cx, &shape, result.scalable, result.element);
            Err(format!("{INVALID}, expected: '{expected}'"))
        }
        _ => Err(INVALID.to_string()),
    }
}

/// Parses `%lhs, %rhs, %acc {…} : lhs, rhs`.
pub(super) fn parse_outerproduct(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let start = p.offset();
    let operands: Vec<Operand> = p.comma_list(|p| p.parse_operand())?;
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let lhs = p.parse_type()?;
    p.expect(",")?;
    let rhs = p.parse_type()?;
    if operands.len() < 2 {
        return Err(p.error(start, "expected at least 2 operands".to_string()));
    }
    let Some(result) = outer_type(p.cx(), lhs, rhs) else {
        return Err(p.error(offset, "expected vector type for operand #1".to_string()));
    };
    state.operands = p.resolve_all(&operands, &[lhs, rhs, result][..operands.len().clamp(2, 3)])?;
    state.results.push(result);
    Ok(())
}

/// Returns the type of an outer product, or of a product with a scalar.
fn outer_type(cx: &mut Context, lhs: TypeId, rhs: TypeId) -> Option<TypeId> {
    let left = vector(cx, lhs)?;
    let (mut shape, mut scalable) = (vec![*left.shape.first()?], vec![left.scalable[0]]);
    if let Some(right) = vector(cx, rhs) {
        shape.push(*right.shape.first()?);
        scalable.push(right.scalable[0]);
    }
    let element = left.element;
    Some(vector_type(cx, &shape, &scalable, element))
}

pub(super) fn print_outerproduct(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.values(&operands);
    if operands.len() > 2 {
        print_attrs_with_kind(p, op);
    }
    p.text(" : ");
    let types = p.body().value_types(&operands);
    p.types(&types[..types.len().min(2)]);
}

/// Prints all attributes, and the combining kind even if it is the default.
fn print_attrs_with_kind(p: &mut dyn OpPrinter, op: Op) {
    let mut entries: Vec<NamedAttr> = p.cx().dict_entries(p.body().attrs(op)).to_vec();
    let default = p.cx().spec(p.body().name(op)).and_then(|spec| spec.attr(name::KIND)?.default);
    if let Some(default) = default.filter(|_| p.attr_of(op, name::KIND).is_none()) {
        entries.push((name::KIND, default));
        entries.sort_by(|a, b| p.cx().bytes(a.0).cmp(p.cx().bytes(b.0)));
    }
    p.dict(&entries);
}

pub(super) fn verify_outerproduct(view: &VerifyCx, op: Op) -> Result<(), String> {
    let cx = view.cx;
    let (Some(lhs_type), Some(rhs_type), &[ty]) =
        (view.operand_type(op, 0), view.operand_type(op, 1), view.result_types(op).as_slice())
    else {
        return Ok(());
    };
    let (Some(lhs), Some(result)) = (vector(cx, lhs_type), vector(cx, ty)) else { return Ok(()) };
    same_element(cx, lhs_type, ty, "lhs operand and result have same element type")?;
    same_element(cx, rhs_type, ty, "rhs operand and result have same element type")?;
    verify_outer_shape(&lhs, vector(cx, rhs_type).as_ref(), &result)?;
    if view.operand_type(op, 2).is_some_and(|acc| acc != ty) {
        return Err("expected operand #3 of same type as result type".to_string());
    }
    if combines(cx, &kind(view, op), result.element) {
        return Ok(());
    }
    Err("unsupported outerproduct type".to_string())
}

fn verify_outer_shape(lhs: &VectorType, rhs: Option<&VectorType>, result: &VectorType) -> Result<(), String> {
    let fail = |message: &str| Err(message.to_string());
    if lhs.rank() != 1 {
        return fail("expected 1-d vector for operand #1");
    }
    match rhs {
        Some(rhs) if rhs.rank() != 1 => return fail("expected 1-d vector for operand #2"),
        Some(_) if result.rank() != 2 => return fail("expected 2-d vector result"),
        None if result.rank() != 1 => return fail("expected 1-d vector result"),
        _ => {}
    }
    if lhs.shape[0] != result.shape[0] {
        return fail("expected #1 operand dim to match result dim #1");
    }
    let Some(rhs) = rhs else { return Ok(()) };
    if rhs.shape[0] != result.shape[1] {
        return fail("expected #2 operand dim to match result dim #2");
    }
    if lhs.scalable[0] && !rhs.scalable[0] {
        return fail("expected either both or only #2 operand dim to be scalable");
    }
    Ok(())
}
