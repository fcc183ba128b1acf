//! Views of the memory of a buffer: subviews, transpositions, expanded and collapsed dimensions, and assumptions.

use std::rc::Rc;

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::{arith, cast, hint, memory};
use crate::dialect::memref::reassociation::groups;
use crate::dialect::memref::subview::{Strided, subview_part};
use crate::dialect::memref::view::transpose_permutation;
use crate::dialect::memref::{
    ASSUME_ALIGNMENT, AssumeAlignment, COLLAPSE_SHAPE, CollapseShape, DISTINCT_OBJECTS, EXPAND_SHAPE,
    MEMORY_SPACE_CAST, MemorySpaceCast, RESHAPE, SUBVIEW, TRANSPOSE, VIEW, View, shape,
};
use crate::ir::{AttrData, DYNAMIC, Op, TypeData, TypeId, Value, name};

use crate::convert::arith::compare;
use crate::convert::boundary::signature::Memory;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::Descriptor;
use crate::convert::index_value::IndexValue;
use crate::convert::memref::load_pointer;
use crate::convert::{Rows, with};

pub(in crate::convert) const CONVERSIONS: Rows = &[
    (SUBVIEW, with(convert_subview)),
    (TRANSPOSE, with(convert_transpose)),
    (VIEW, with(convert_view)),
    (EXPAND_SHAPE, with(convert_expand_shape)),
    (COLLAPSE_SHAPE, with(convert_collapse_shape)),
    (RESHAPE, with(convert_reshape)),
    (MEMORY_SPACE_CAST, with(convert_memory_space_cast)),
    (ASSUME_ALIGNMENT, with(convert_assume_alignment)),
    (DISTINCT_OBJECTS, with(convert_distinct_objects)),
];

/// Sets the result to a view. The parts that the result type fixes become constants.
fn set_view(cv: &mut Converter, op: Op, view: Descriptor) -> Result<(), Problem> {
    let ty = cv.memref_type(cv.result_type(op, 0))?;
    if view.sizes.len() != ty.sizes.len() {
        return Err("expects as many dimensions as its result has".into());
    }
    cv.set_result(op, 0, Converted::MemRef(Rc::new(view.with_type(&ty))));
    Ok(())
}

fn convert_subview(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.source().operands(op);
    let from = cv.descriptor(operands[0])?;
    let mut dynamic = cv.singles(&operands[1..])?.into_iter();
    let offsets = cv.mixed_list(op, name::STATIC_OFFSETS, &mut dynamic)?;
    let sizes = cv.mixed_list(op, name::STATIC_SIZES, &mut dynamic)?;
    let steps = cv.mixed_list(op, name::STATIC_STRIDES, &mut dynamic)?;
    let mut offset = from.offset;
    let mut strides = Vec::with_capacity(steps.len());
    for ((&start, &step), &stride) in offsets.iter().zip(&steps).zip(&from.strides) {
        let distance = cv.multiply_index(start, stride, 0);
        offset = cv.add_index(offset, distance, 0);
        strides.push(cv.multiply_index(step, stride, 0));
    }
    let kept = kept_dims(cv, op).ok_or("has a result that is no part of its source")?;
    let keep = |list: Vec<IndexValue>| {
        list.into_iter().zip(&kept).filter(|(_, kept)| **kept).map(|(index, _)| index).collect()
    };
    let (sizes, strides) = (keep(sizes), keep(strides));
    let Descriptor { allocated, aligned, .. } = *from;
    set_view(cv, op, Descriptor { allocated, aligned, offset, sizes, strides, packed: None })
}

/// Returns for each dimension of the source whether the subview has it.
fn kept_dims(cv: &Converter, op: Op) -> Option<Vec<bool>> {
    let part = subview_part(&cv.cx, cv.operand_type(op, 0), cv.attrs(op))?;
    part.kept_dims(&Strided::of(&cv.cx, cv.result_type(op, 0))?)
}

fn convert_transpose(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let from = cv.descriptor(cv.source().operands(op)[0])?;
    let dims = transpose_permutation(&cv.cx, cv.attrs(op)).ok_or("expects a permutation")?;
    let permuted =
        |list: &[IndexValue]| dims.iter().map(|&dim| list.get(dim).copied()).collect::<Option<Vec<_>>>();
    let (Some(sizes), Some(strides)) = (permuted(&from.sizes), permuted(&from.strides)) else {
        return Err("expects a permutation of its dimensions".into());
    };
    set_view(cv, op, Descriptor { sizes, strides, packed: None, ..(*from).clone() })
}

/// Converts a view of some bytes of a buffer as elements of another type.
fn convert_view(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, view) = (cv.source(), View(op));
    let from = cv.descriptor(view.source(source))?;
    let shift = cv.one(view.byte_shift(source))?;
    let mut dynamic = cv.singles(view.sizes(source))?.into_iter();
    let ty = cv.memref_type(cv.result_type(op, 0))?;
    let byte = cv.cx.int_type(8);
    let shift = cv.index_value(shift);
    let bytes = cv.add_index(from.offset, shift, 0);
    let aligned = cv.element_address(from.aligned, bytes, byte, 0);
    let mut sizes = Vec::with_capacity(ty.sizes.len());
    for &size in &ty.sizes {
        sizes.push(match size {
            DYNAMIC => cv.index_value(dynamic.next().ok_or("has too few sizes")?),
            size => IndexValue::Constant(size),
        });
    }
    let (strides, _) = cv.row_major(&sizes);
    let offset = IndexValue::Constant(0);
    set_view(cv, op, Descriptor { allocated: from.allocated, aligned, offset, sizes, strides, packed: None })
}

fn convert_expand_shape(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.source().operands(op);
    let from = cv.descriptor(operands[0])?;
    let mut dynamic = cv.singles(&operands[1..])?.into_iter();
    let sizes = cv.mixed_list(op, name::STATIC_OUTPUT_SHAPE, &mut dynamic)?;
    let groups = reassociation(cv, op, cv.result_type(op, 0), cv.operand_type(op, 0))?;
    let mut strides = vec![IndexValue::Constant(1); sizes.len()];
    for (group, &stride) in groups.iter().zip(&from.strides) {
        let mut stride = stride;
        for dim in group.clone().rev() {
            strides[dim] = stride;
            stride = cv.multiply_index(stride, sizes[dim], 0);
        }
    }
    set_view(cv, op, Descriptor { sizes, strides, packed: None, ..(*from).clone() })
}

pub(in crate::convert) type Groups = Vec<std::ops::Range<usize>>;

/// Returns the dimensions of the longer shape for each dimension of the shorter one.
pub(in crate::convert) fn reassociation(
    cv: &Converter,
    op: Op,
    expanded: TypeId,
    collapsed: TypeId,
) -> Result<Groups, Problem> {
    let sizes = |ty| shape(&cv.cx, ty).map(|(shape, _)| shape).ok_or("expects ranked memrefs");
    Ok(groups(&cv.cx, cv.attrs(op), sizes(expanded)?, sizes(collapsed)?)?)
}

fn convert_collapse_shape(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let from = cv.descriptor(CollapseShape(op).src(cv.source()))?;
    let groups = reassociation(cv, op, cv.operand_type(op, 0), cv.result_type(op, 0))?;
    let (mut sizes, mut strides) = (Vec::with_capacity(groups.len()), Vec::with_capacity(groups.len()));
    for group in groups {
        let mut size = IndexValue::Constant(1);
        let mut stride = IndexValue::Constant(1);
        for dim in group {
            stride = collapsed_stride(cv, stride, from.sizes[dim], from.strides[dim]);
            size = cv.multiply_index(size, from.sizes[dim], 0);
        }
        sizes.push(size);
        strides.push(stride);
    }
    set_view(cv, op, Descriptor { sizes, strides, packed: None, ..(*from).clone() })
}

/// Returns the stride of a collapsed dimension after one more dimension: that of the last dimension with several
/// elements.
pub(in crate::convert) fn collapsed_stride(
    cv: &mut Converter,
    so_far: IndexValue,
    size: IndexValue,
    stride: IndexValue,
) -> IndexValue {
    match size {
        IndexValue::Constant(1) => so_far,
        IndexValue::Value(size) if so_far != stride => {
            let one = cv.constant(cv.types.index, 1);
            let is_one = compare(cv, IntPredicate::Eq, size, one);
            let operands = [is_one, cv.index_to_value(so_far), cv.index_to_value(stride)];
            IndexValue::Value(cv.emit_value(arith::SELECT, &operands, cv.types.index, &[]))
        }
        _ => stride,
    }
}

// ---- reshape

fn convert_reshape(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operands = cv.source().operands(op);
    let element = cv.cx.element_type(cv.result_type(op, 0));
    let element = cv.convert_type(element)?;
    let (allocated, aligned) = match cv.converted(operands[0])? {
        Converted::MemRef(descriptor) => (descriptor.allocated, cv.first_element(&descriptor, element)),
        Converted::Unranked(_, pointer) => {
            let allocated = load_pointer(cv, pointer, 0);
            (allocated, unranked_first_element(cv, pointer, element))
        }
        _ => return Err(Problem::Reported),
    };
    let list = cv.descriptor(operands[1])?;
    let list_element = cv.cx.element_type(cv.operand_type(op, 1));
    let result = cv.result_type(op, 0);
    let fixed = match cv.cx.type_data(result) {
        TypeData::MemRef { shape, .. } => shape.to_vec(),
        _ => match list.sizes.first().and_then(|size| size.constant()) {
            Some(rank) => vec![DYNAMIC; usize::try_from(rank).unwrap_or(0)],
            None => return reshape_to_any_rank(cv, op, [allocated, aligned], &list, list_element),
        },
    };
    let mut sizes = Vec::with_capacity(fixed.len());
    for (i, &size) in fixed.iter().enumerate() {
        sizes.push(match size {
            DYNAMIC => load_size(cv, &list, IndexValue::Constant(i as i64), list_element)?,
            size => IndexValue::Constant(size),
        });
    }
    let (strides, _) = cv.row_major(&sizes);
    let offset = IndexValue::Constant(0);
    let descriptor = Descriptor { allocated, aligned, offset, sizes, strides, packed: None };
    if matches!(cv.cx.type_data(result), TypeData::MemRef { .. }) {
        return set_view(cv, op, descriptor);
    }
    let (rank, pointer) = cv.forget_rank(&descriptor);
    cv.set_result(op, 0, Converted::Unranked(rank, pointer));
    Ok(())
}

/// Builds a descriptor of dynamic rank on the stack. Copies the sizes, and computes the strides from the last dimension
/// on.
fn reshape_to_any_rank(
    cv: &mut Converter,
    op: Op,
    pointers: [Value; 2],
    list: &Descriptor,
    list_element: TypeId,
) -> Result<(), Problem> {
    let index = cv.types.index;
    let rank = cv.index_to_value(list.sizes[0]);
    let descriptor = descriptor_of_rank(cv, rank);
    for (field, pointer) in pointers.into_iter().enumerate() {
        let address = cv.element_address(descriptor, IndexValue::Constant(field as i64), TypeId::PTR, 0);
        cv.emit(memory::STORE, &[pointer, address], &[], &[]);
    }
    let offset = cv.unranked_offset_address(descriptor);
    let (zero, one) = (cv.constant(index, 0), cv.constant(index, 1));
    cv.emit(memory::STORE, &[zero, offset], &[], &[]);
    let sizes = cv.element_address(offset, IndexValue::Constant(1), index, 0);
    let strides = cv.element_address(sizes, IndexValue::Value(rank), index, 0);
    let this = cv.begin_loop([zero, rank], IntPredicate::Slt, vec![one]);
    let last = cv.integer_op(arith::SUB, [rank, this.current], 0);
    let one = cv.constant(index, 1);
    let dimension = cv.integer_op(arith::SUB, [last, one], 0);
    let dimension = IndexValue::Value(dimension);
    let size = load_size(cv, list, dimension, list_element)?;
    let size = cv.index_to_value(size);
    for (fields, value) in [(sizes, size), (strides, this.carried[0])] {
        let address = cv.element_address(fields, dimension, index, 0);
        cv.emit(memory::STORE, &[value, address], &[], &[]);
    }
    let next = cv.integer_op(arith::MUL, [this.carried[0], size], 0);
    cv.end_loop(&this, one, vec![next]);
    cv.set_result(op, 0, Converted::Unranked(rank, descriptor));
    Ok(())
}

/// Allocates stack memory for the descriptor of a memref of dynamic rank: two pointers, and an offset, sizes and
/// strides.
fn descriptor_of_rank(cv: &mut Converter, rank: Value) -> Value {
    let index = cv.types.index;
    let pointers = 2 * i128::from(cv.target.layout.pointer_bits() / 8);
    let width = i128::from(cv.types.index_bits / 8);
    let (per_dimension, others) = (cv.constant(index, 2 * width), cv.constant(index, pointers + width));
    let bytes = cv.integer_op(arith::MUL, [rank, per_dimension], 0);
    let bytes = cv.integer_op(arith::ADD, [bytes, others], 0);
    let byte = cv.cx.int_type(8);
    let byte = cv.cx.type_attr(byte);
    // The alignment of a pointer.
    let alignment = cv.cx.int_attr(TypeId::I64, pointers / 2);
    let attrs = [(name::ELEM_TYPE, byte), (name::ALIGNMENT, alignment)];
    cv.emit_value(memory::ALLOCA, &[bytes], TypeId::PTR, &attrs)
}

/// Computes the address of the first element of an unranked memref.
fn unranked_first_element(cv: &mut Converter, pointer: Value, element: TypeId) -> Value {
    let aligned = load_pointer(cv, pointer, 1);
    let address = cv.unranked_offset_address(pointer);
    let offset = cv.emit_value(memory::LOAD, &[address], cv.types.index, &[]);
    cv.element_address(aligned, IndexValue::Value(offset), element, 0)
}

/// Loads size `i` from a buffer of sizes of type `ty`.
pub(in crate::convert) fn load_size(
    cv: &mut Converter,
    list: &Descriptor,
    i: IndexValue,
    ty: TypeId,
) -> Result<IndexValue, Problem> {
    let ty = cv.convert_type(ty)?;
    let address = cv.address(list, &[i], ty);
    let size = cv.emit_value(memory::LOAD, &[address], ty, &[]);
    let index = cv.types.index;
    let (from, to) = (cv.cx.int_width(ty), cv.cx.int_width(index));
    let size = match from.cmp(&to) {
        std::cmp::Ordering::Equal => size,
        std::cmp::Ordering::Less => cv.emit_value(cast::SEXT, &[size], index, &[]),
        std::cmp::Ordering::Greater => cv.emit_value(cast::TRUNC, &[size], index, &[]),
    };
    Ok(IndexValue::Value(size))
}

// ---- the same buffer

fn convert_memory_space_cast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let result = cv.result_type(op, 0);
    match cv.converted(MemorySpaceCast(op).source(cv.source()))? {
        Converted::MemRef(from) => {
            let ty = cv.memref_type(result)?;
            let [allocated, aligned] = [from.allocated, from.aligned].map(|pointer| {
                if cv.type_of(pointer) == ty.pointer {
                    return pointer;
                }
                cv.emit_value(cast::ADDRSPACECAST, &[pointer], ty.pointer, &[])
            });
            set_view(cv, op, Descriptor { allocated, aligned, packed: None, ..(*from).clone() })
        }
        Converted::Unranked(rank, from) => {
            let to = cast_unranked_space(cv, op, rank, from)?;
            cv.set_result(op, 0, Converted::Unranked(rank, to));
            Ok(())
        }
        _ => Err(Problem::Reported),
    }
}

/// Copies the descriptor of an unranked memref to the stack, with pointers in another memory space.
fn cast_unranked_space(cv: &mut Converter, op: Op, rank: Value, from: Value) -> Result<Value, Problem> {
    let (old, new) = (cv.operand_type(op, 0), cv.result_type(op, 0));
    let (old, new) =
        (cv.types.unranked_pointer(&mut cv.cx, old)?, cv.types.unranked_pointer(&mut cv.cx, new)?);
    if old == new {
        return Ok(from);
    }
    let to = cv.copy_descriptor(rank, from, Memory::Stack)?;
    for field in [0, 1] {
        let address = cv.element_address(to, IndexValue::Constant(field), TypeId::PTR, 0);
        let pointer = cv.emit_value(memory::LOAD, &[address], old, &[]);
        let pointer = cv.emit_value(cast::ADDRSPACECAST, &[pointer], new, &[]);
        cv.emit(memory::STORE, &[pointer, address], &[], &[]);
    }
    Ok(to)
}

fn convert_assume_alignment(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let operand = AssumeAlignment(op).memref(cv.source());
    let descriptor = cv.descriptor(operand)?;
    let element = cv.memref_type(cv.source().value_type(operand))?.element;
    let alignment = cv.attr(op, name::ALIGNMENT).and_then(|attr| cv.cx.int_value(attr)).unwrap_or(1);
    let first = cv.first_element(&descriptor, element);
    let holds = cv.constant(TypeId::I1, -1);
    let alignment = cv.constant(cv.types.index, alignment);
    let sizes = cv.cx.name("op_bundle_sizes");
    let tags = cv.cx.name("op_bundle_tags");
    let two = cv.cx.i32_array_attr(&[2]);
    let tag = cv.cx.string_attr("align");
    let tag = cv.cx.attr(AttrData::Array([tag].into()));
    cv.emit(hint::ASSUME, &[holds, first, alignment], &[], &[(sizes, two), (tags, tag)]);
    cv.set_result(op, 0, Converted::MemRef(descriptor));
    Ok(())
}

/// Converts `memref.distinct_objects`. The information that the buffers do not overlap is dropped.
fn convert_distinct_objects(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    for (result, &operand) in source.results(op).zip(source.operands(op)) {
        let converted = cv.converted(operand)?;
        cv.set(result, converted);
    }
    Ok(())
}
