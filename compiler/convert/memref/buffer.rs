//! Buffers of allocations: the number of elements, and the layout, from the result type and the sizes and symbols.

use std::rc::Rc;

use crate::ir::{AttrData, DYNAMIC, Op, TypeData, Value};

use crate::convert::affine::expr::Inputs;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::Descriptor;
use crate::convert::index_value::IndexValue;
use crate::convert::types::MemRefType;

/// A buffer to be allocated.
pub(in crate::convert) struct Buffer {
    pub(in crate::convert) ty: MemRefType,
    offset: IndexValue,
    sizes: Vec<IndexValue>,
    strides: Vec<IndexValue>,
    /// The number of elements, including the gaps in the layout.
    pub(in crate::convert) count: IndexValue,
}

/// Returns the buffer that the result type, the sizes and the symbols of an allocation describe.
pub(in crate::convert) fn buffer(cv: &mut Converter, op: Op) -> Result<Buffer, Problem> {
    let ty = cv.memref_type(cv.result_type(op, 0))?;
    let dynamic = ty.sizes.iter().filter(|&&size| size == DYNAMIC).count();
    let operands = cv.singles(cv.source().operands(op))?;
    let (given, symbols) = operands.split_at(dynamic.min(operands.len()));
    let mut given = given.iter();
    let sizes: Vec<IndexValue> = ty
        .sizes
        .iter()
        .map(|&size| match size {
            DYNAMIC => given.next().map(|&value| cv.index_value(value)),
            size => Some(IndexValue::Constant(size)),
        })
        .collect::<Option<_>>()
        .ok_or("has too few operands")?;
    if ty.has_default_layout() {
        let (strides, count) = cv.row_major(&sizes);
        return Ok(Buffer { ty, offset: IndexValue::Constant(0), sizes, strides, count });
    }
    let (strides, offset) = layout(cv, op, &ty, symbols)?;
    let count = extent(cv, offset, &sizes, &strides)?;
    Ok(Buffer { ty, offset, sizes, strides, count })
}

/// Returns strides and offset of a layout with values for its symbols.
fn layout(
    cv: &mut Converter,
    op: Op,
    ty: &MemRefType,
    symbols: &[Value],
) -> Result<(Vec<IndexValue>, IndexValue), Problem> {
    let TypeData::MemRef { layout: Some(layout), .. } = *cv.cx.type_data(cv.result_type(op, 0)) else {
        return Err("has no layout".into());
    };
    let symbols: Vec<IndexValue> = symbols.iter().map(|&symbol| cv.index_value(symbol)).collect();
    if let AttrData::AffineMap(map) = cv.cx.attr_data(layout).clone()
        && let [address] = &*map.results
    {
        // An address that is linear in the dimensions: the offset is its value at 0, and a stride is its increase in a
        // dimension.
        let at = |cv: &mut Converter, dim: Option<usize>| {
            let dims = (0..ty.sizes.len()).map(|d| IndexValue::Constant(i64::from(Some(d) == dim)));
            cv.affine_value(address, &Inputs::new(dims.collect(), &symbols))
        };
        let offset = at(cv, None)?;
        let mut strides = Vec::with_capacity(ty.sizes.len());
        for (dim, &fixed) in ty.strides.iter().enumerate() {
            strides.push(match fixed {
                DYNAMIC => {
                    let next = at(cv, Some(dim))?;
                    cv.subtract_index(next, offset)
                }
                fixed => IndexValue::Constant(fixed),
            });
        }
        return Ok((strides, offset));
    }
    // The symbols of a strided layout are its dynamic parts, the offset first.
    let mut symbols = symbols.into_iter();
    let mut part = |fixed: i64| match fixed {
        DYNAMIC => symbols.next().ok_or(Problem::from("has too few operands")),
        fixed => Ok(IndexValue::Constant(fixed)),
    };
    let offset = part(ty.offset)?;
    let strides = ty.strides.iter().map(|&stride| part(stride)).collect::<Result<_, _>>()?;
    Ok((strides, offset))
}

/// Returns the number of elements up to and including the last one, or an upper bound if sizes or strides are dynamic.
fn extent(
    cv: &mut Converter,
    offset: IndexValue,
    sizes: &[IndexValue],
    strides: &[IndexValue],
) -> Result<IndexValue, Problem> {
    let known =
        |values: &[IndexValue]| values.iter().map(|value| value.constant()).collect::<Option<Vec<_>>>();
    let parts = [strides, &[offset]].concat();
    if parts.iter().filter_map(|part| part.constant()).any(|part| part < 0) {
        return Err("is not supported yet: it allocates a buffer that begins before its first element".into());
    }
    if let (Some(sizes), Some(strides), Some(offset)) = (known(sizes), known(strides), offset.constant()) {
        if sizes.contains(&0) {
            return Ok(IndexValue::Constant(0));
        }
        let last = sizes.iter().zip(strides).try_fold(offset, |last, (size, stride)| {
            (size - 1).checked_mul(stride).and_then(|distance| last.checked_add(distance))
        });
        let count =
            last.and_then(|last| last.checked_add(1)).ok_or("has more elements than can be counted")?;
        return Ok(IndexValue::Constant(count));
    }
    let mut count = cv.add_index(offset, IndexValue::Constant(1), 0);
    for (&size, &stride) in sizes.iter().zip(strides) {
        let distance = cv.multiply_index(size, stride, 0);
        count = cv.add_index(count, distance, 0);
    }
    Ok(count)
}

impl Converter<'_> {
    /// Returns the strides of a contiguous buffer, and its number of elements.
    pub(in crate::convert) fn row_major(&mut self, sizes: &[IndexValue]) -> (Vec<IndexValue>, IndexValue) {
        let mut strides = Vec::with_capacity(sizes.len());
        let mut count = IndexValue::Constant(1);
        for &size in sizes.iter().rev() {
            strides.push(count);
            count = self.multiply_index(size, count, 0);
        }
        strides.reverse();
        (strides, count)
    }
}

impl Buffer {
    /// Returns the memref in the allocated memory.
    pub(in crate::convert) fn descriptor(self, allocated: Value, aligned: Value) -> Converted {
        let Buffer { offset, sizes, strides, .. } = self;
        Converted::MemRef(Rc::new(Descriptor { allocated, aligned, offset, sizes, strides, packed: None }))
    }
}
