//! The loops of structured operations, and the maps from iterations to the indices of the operands.

use crate::ir::{
    AffineExpr, AffineMap, AttrData, AttrId, Body, Context, DenseData, NameId, Op, TypeId, name,
};

use super::named::{Named, named};
use super::{BROADCAST, ELEMENTWISE, ELEMWISE_BINARY, ELEMWISE_UNARY, GENERIC, MAP, REDUCE, TRANSPOSE};

/// One loop per dimension of an iteration space, outermost first.
#[derive(Clone, Debug)]
pub struct Loops {
    /// The map of each operand from the loops to its indices.
    pub maps: Vec<AffineMap>,
    /// The number of loops.
    pub count: usize,
}

/// Returns the loops of a structured operation; `None` for other operations and malformed ones.
pub fn loops(cx: &Context, body: &Body, op: Op) -> Option<Loops> {
    let types = body.value_types(body.operands(op));
    let maps = match body.name(op) {
        GENERIC => explicit_maps(cx, cx.dict_get(body.attrs(op), name::INDEXING_MAPS)?)?,
        ELEMENTWISE => match cx.dict_get(body.attrs(op), name::INDEXING_MAPS) {
            Some(maps) => explicit_maps(cx, maps)?,
            None => identity_maps(cx, &types, rank(cx, *types.last()?)),
        },
        MAP | ELEMWISE_UNARY | ELEMWISE_BINARY => identity_maps(cx, &types, rank(cx, *types.last()?)),
        REDUCE => {
            let dims = dims(cx, body, op, name::DIMENSIONS)?;
            without_dims(rank(cx, *types.first()?), &dims, types.len() / 2, true)
        }
        BROADCAST => {
            let dims = dims(cx, body, op, name::DIMENSIONS)?;
            without_dims(rank(cx, *types.last()?), &dims, 1, false)
        }
        TRANSPOSE => transposed(&dims(cx, body, op, name::PERMUTATION)?)?,
        op_name => named_maps(cx, body, op, named(op_name)?, &types)?,
    };
    let count = maps.first()?.dims as usize;
    Some(Loops { maps, count })
}

fn dims(cx: &Context, body: &Body, op: Op, attr_name: NameId) -> Option<Vec<usize>> {
    let list = cx.dense_array_value(cx.dict_get(body.attrs(op), attr_name)?)?;
    list.iter().map(|&dim| usize::try_from(dim).ok()).collect()
}

fn rank(cx: &Context, ty: TypeId) -> usize {
    super::verify::rank(cx, ty).unwrap_or(0)
}

/// Returns the maps in an array attribute.
pub(super) fn explicit_maps(cx: &Context, maps: AttrId) -> Option<Vec<AffineMap>> {
    let AttrData::Array(maps) = cx.attr_data(maps) else { return None };
    let map = |&map: &AttrId| match cx.attr_data(map) {
        AttrData::AffineMap(map) => Some(map.clone()),
        _ => None,
    };
    maps.iter().map(map).collect()
}

fn map_of(dims: usize, results: impl IntoIterator<Item = usize>) -> AffineMap {
    let results = results.into_iter().map(|dim| AffineExpr::Dim(dim as u32)).collect();
    AffineMap { dims: dims as u32, symbols: 0, results }
}

/// Returns identity maps for operands with dimensions, and maps without results for operands without dimensions, which
/// belong to every iteration.
fn identity_maps(cx: &Context, types: &[TypeId], count: usize) -> Vec<AffineMap> {
    types.iter().map(|&ty| map_of(count, if rank(cx, ty) == 0 { 0..0 } else { 0..count })).collect()
}

/// Returns identity maps that omit `dims` for the first `first` operands, or for the others if `others_lack` is true.
fn without_dims(rank: usize, dims: &[usize], first: usize, others_lack: bool) -> Vec<AffineMap> {
    let count = if others_lack { first * 2 } else { first + 1 };
    let map = |i| {
        let lacks = (i >= first) == others_lack;
        map_of(rank, (0..rank).filter(|dim| !lacks || !dims.contains(dim)))
    };
    (0..count).map(map).collect()
}

/// Returns the maps of a transposition. The output has the order of the loops; dimension `permutation[i]` of the input
/// is dimension `i` of the output.
fn transposed(permutation: &[usize]) -> Option<Vec<AffineMap>> {
    let mut input = vec![0; permutation.len()];
    for (output, &dim) in permutation.iter().enumerate() {
        *input.get_mut(dim)? = output;
    }
    let rank = permutation.len();
    Some(vec![map_of(rank, input), map_of(rank, 0..rank)])
}

fn named_maps(cx: &Context, body: &Body, op: Op, named: &Named, types: &[TypeId]) -> Option<Vec<AffineMap>> {
    if let Some(maps) = cx.dict_get(body.attrs(op), name::INDEXING_MAPS) {
        return explicit_maps(cx, maps);
    }
    if named.iterators == "*" {
        return Some(identity_maps(cx, types, rank(cx, *types.last()?)));
    }
    let window = |attr_name| window(cx, cx.dict_get(body.attrs(op), attr_name));
    parse_maps(named, &window(name::STRIDES), &window(name::DILATIONS))
}

/// Returns the numbers of a `strides` or `dilations` attribute.
fn window(cx: &Context, attr: Option<AttrId>) -> Vec<i64> {
    let Some(AttrData::DenseElements { data, .. }) = attr.map(|attr| cx.attr_data(attr)) else {
        return Vec::new();
    };
    // A splat expands to 3 numbers: convolutions have at most 3 dimensions.
    let (DenseData::Splat(bytes) | DenseData::Elements(bytes)) = data;
    let mut numbers: Vec<i64> = bytes
        .chunks_exact(8)
        .map(|bytes| bytes.iter().rev().fold(0, |all, &byte| all << 8 | i64::from(byte)))
        .collect();
    if matches!(data, DenseData::Splat(_)) {
        let first = numbers.first().copied().unwrap_or(1);
        numbers.resize(3, first);
    }
    numbers
}

/// Parses the maps of a row of the table.
fn parse_maps(named: &Named, strides: &[i64], dilations: &[i64]) -> Option<Vec<AffineMap>> {
    let dims = named.iterators.len() as u32;
    let expr = |text: &str| parse_expr(text, strides, dilations);
    let map = |text: &str| {
        let results = text.split(',').map(str::trim).filter(|text| !text.is_empty()).map(expr);
        Some(AffineMap { dims, symbols: 0, results: results.collect::<Option<_>>()? })
    };
    named.maps.split(';').map(map).collect()
}

/// Parses `d1 * S0 + d3 * D0`.
fn parse_expr(text: &str, strides: &[i64], dilations: &[i64]) -> Option<AffineExpr> {
    let mut sum: Option<AffineExpr> = None;
    for term in text.split('+') {
        let (dim, factor) =
            term.split_once('*').map_or((term, None), |(dim, factor)| (dim, Some(factor.trim())));
        let mut expr = AffineExpr::Dim(dim.trim().strip_prefix('d')?.parse().ok()?);
        if let Some(factor) = factor {
            let list = if factor.starts_with('S') { strides } else { dilations };
            let number = list.get(factor[1..].parse::<usize>().ok()?).copied().unwrap_or(1);
            expr = expr.times(AffineExpr::Constant(number));
        }
        sum = Some(match sum {
            None => expr,
            Some(sum) => sum.plus(expr),
        });
    }
    sum
}

/// Returns the default of the attribute `indexing_maps` of a named operation.
pub(super) fn default_maps(cx: &mut Context, named: &Named) -> AttrId {
    let maps = parse_maps(named, &[], &[]).unwrap_or_default();
    let maps = maps.into_iter().map(|map| cx.attr(AttrData::AffineMap(map))).collect();
    cx.attr(AttrData::Array(maps))
}

/// Returns true if the maps are those of [`default_maps`].
pub(super) fn are_default_maps(cx: &Context, named: &Named, maps: Option<AttrId>) -> bool {
    let maps = maps.and_then(|maps| explicit_maps(cx, maps));
    maps.is_some_and(|maps| !named.maps.is_empty() && parse_maps(named, &[], &[]) == Some(maps))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::linalg::NAMED;

    #[test]
    fn every_row_has_maps() {
        for named in NAMED.iter().filter(|named| !named.maps.is_empty()) {
            let maps = parse_maps(named, &[2, 2, 2], &[3, 3, 3]);
            assert!(maps.is_some_and(|maps| maps.len() >= 2), "{}", named.name);
        }
    }
}
