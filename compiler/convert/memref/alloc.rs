//! Allocation and deallocation: `memref.alloc` and the like, `memref.realloc`, `memref.alloca_scope`, and
//! `bufferization.clone` and `bufferization.dealloc`.

use std::rc::Rc;

use crate::dialect::bufferization::{self, CLONE};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::layout::{align_of, size_of};
use crate::dialect::llvm::{arith, cast, intrinsic, memory};
use crate::dialect::memref::{ALLOC, ALLOCA, ALLOCA_SCOPE, DEALLOC, Dealloc, REALLOC, Realloc};
use crate::ir::{DYNAMIC, Op, TypeId, Value, name};

use crate::convert::MemRefAbi;
use crate::convert::arith::compare;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::Descriptor;
use crate::convert::index_value::IndexValue;
use crate::convert::memref::buffer::buffer;
use crate::convert::memref::copy::copy_elements;
use crate::convert::{Allocator, Rows, with};

pub(in crate::convert) const CONVERSIONS: Rows = &[
    (ALLOC, with(convert_alloc)),
    (ALLOCA, with(convert_alloca)),
    (REALLOC, with(convert_realloc)),
    (DEALLOC, with(convert_dealloc)),
    (ALLOCA_SCOPE, with(convert_alloca_scope)),
    (CLONE, with(convert_clone)),
    (bufferization::DEALLOC, with(convert_owned_dealloc)),
];

/// The default alignment of `malloc`, in bytes.
const MALLOC_ALIGN: u64 = 16;

/// Returns the size of an element in bytes: the distance between consecutive elements.
pub(in crate::convert) fn element_size(cv: &Converter, element: TypeId) -> Result<i64, Problem> {
    let size = size_of(&cv.cx, &cv.target.layout, element).and_then(|size| i64::try_from(size).ok());
    size.ok_or_else(|| {
        format!("has elements of type '{}', whose size is not known", cv.cx.type_text(element)).into()
    })
}

fn convert_alloc(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let buffer = buffer(cv, op)?;
    let asked = asked_alignment(cv, op)?;
    let pointers = allocate(cv, buffer.count, buffer.ty.element, asked)?;
    // The C functions return pointers in the default memory space.
    let (allocated, aligned) = cast_spaces(cv, pointers, buffer.ty.pointer);
    cv.set_result(op, 0, buffer.descriptor(allocated, aligned));
    Ok(())
}

/// Casts a pointer to the memory space of a pointer type.
fn cast_space(cv: &mut Converter, pointer: Value, ty: TypeId) -> Value {
    if cv.type_of(pointer) == ty { pointer } else { cv.emit_value(cast::ADDRSPACECAST, &[pointer], ty, &[]) }
}

fn cast_spaces(cv: &mut Converter, (allocated, aligned): (Value, Value), ty: TypeId) -> (Value, Value) {
    let is_one = allocated == aligned;
    let allocated = cast_space(cv, allocated, ty);
    (allocated, if is_one { allocated } else { cast_space(cv, aligned, ty) })
}

/// Frees a heap allocation.
fn free(cv: &mut Converter, pointer: Value) -> Result<(), Problem> {
    let pointer = cast_space(cv, pointer, TypeId::PTR);
    cv.call_runtime(cv.options.allocator.deallocator(), &[pointer], None)?;
    Ok(())
}

/// Returns the alignment attribute of a heap allocation. With bare pointers it is an error: the pointer to free must
/// equal the aligned pointer.
fn asked_alignment(cv: &Converter, op: Op) -> Result<Option<i128>, Problem> {
    let asked = cv.attr(op, name::ALIGNMENT).and_then(|attr| cv.cx.int_value(attr));
    if asked.is_some() && cv.options.memref_abi == MemRefAbi::BarePointer {
        return Err("has an alignment, but memrefs that are bare pointers have the default one".into());
    }
    Ok(asked)
}

/// Allocates heap memory for some elements. Returns the pointer to free and the aligned pointer.
fn allocate(
    cv: &mut Converter,
    count: IndexValue,
    element: TypeId,
    asked: Option<i128>,
) -> Result<(Value, Value), Problem> {
    let align = match asked {
        Some(align) => u64::try_from(align).ok(),
        // Elements with more than malloc's alignment.
        None => align_of(&cv.cx, &cv.target.layout, element).filter(|&align| align > MALLOC_ALIGN),
    };
    if align.is_some_and(|align| !align.is_power_of_two()) {
        return Err("has an alignment that is not a power of two".into());
    }
    let element_size = element_size(cv, element)?;
    let mut size = cv.multiply_index(count, IndexValue::Constant(element_size), 0);
    if cv.options.allocator == Allocator::Aligned {
        // MLIR's default alignment.
        let usual = element_size.unsigned_abs().next_power_of_two().max(MALLOC_ALIGN);
        let memory = aligned_alloc(cv, size, align.unwrap_or(usual))?;
        return Ok((memory, memory));
    }
    if let Some(align) = align {
        size = cv.add_index(size, IndexValue::Constant(align as i64), 0);
    }
    let size = cv.index_to_value(size);
    let allocated = match cv.options.allocator {
        Allocator::Hook => cv.heap_memory("_mlir_memref_to_llvm_alloc", &[size])?,
        Allocator::Malloc | Allocator::Aligned => cv.heap_memory("malloc", &[size])?,
    };
    let aligned = match align {
        Some(align) => align_pointer(cv, allocated, align as i128),
        None => allocated,
    };
    Ok((allocated, aligned))
}

/// Allocates memory by `aligned_alloc`, whose size must be a multiple of the alignment.
fn aligned_alloc(cv: &mut Converter, size: IndexValue, align: u64) -> Result<Value, Problem> {
    let align = align as i128;
    let size = match size {
        IndexValue::Constant(size) => cv.constant(cv.types.index, (i128::from(size) + align - 1) & -align),
        IndexValue::Value(size) => {
            let (bump, mask) = (cv.constant(cv.types.index, align - 1), cv.constant(cv.types.index, -align));
            let bumped = cv.integer_op(arith::ADD, [size, bump], 0);
            cv.integer_op(arith::AND, [bumped, mask], 0)
        }
    };
    let align = cv.constant(cv.types.index, align);
    cv.heap_memory("aligned_alloc", &[align, size])
}

/// Rounds a pointer up to a multiple of a power of two.
fn align_pointer(cv: &mut Converter, pointer: Value, align: i128) -> Value {
    let address_ty = cv.address_type();
    let address = cv.emit_value(cast::PTRTOINT, &[pointer], address_ty, &[]);
    let (bump, mask) = (cv.constant(address_ty, align - 1), cv.constant(address_ty, -align));
    let bumped = cv.integer_op(arith::ADD, [address, bump], 0);
    let aligned = cv.integer_op(arith::AND, [bumped, mask], 0);
    cv.emit_value(cast::INTTOPTR, &[aligned], TypeId::PTR, &[])
}

fn convert_alloca(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let buffer = buffer(cv, op)?;
    let alignment = cv.attr(op, name::ALIGNMENT);
    let count = cv.index_to_value(buffer.count);
    let element = cv.cx.type_attr(buffer.ty.element);
    let mut attrs = vec![(name::ELEM_TYPE, element)];
    attrs.extend(alignment.map(|alignment| (name::ALIGNMENT, alignment)));
    let pointer = cv.emit_value(memory::ALLOCA, &[count], buffer.ty.pointer, &attrs);
    cv.set_result(op, 0, buffer.descriptor(pointer, pointer));
    Ok(())
}

fn convert_dealloc(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let pointer = match cv.converted(Dealloc(op).memref(cv.source()))? {
        Converted::MemRef(descriptor) => descriptor.allocated,
        // The allocated pointer comes first in the descriptor, whatever the rank.
        Converted::Unranked(_, pointer) => cv.emit_value(memory::LOAD, &[pointer], TypeId::PTR, &[]),
        _ => return Err(Problem::Reported),
    };
    free(cv, pointer)
}

// ---- growing, copying, freeing

/// Converts a reallocation. If the new size is larger, allocates a buffer, copies the elements and frees the old
/// buffer. Otherwise returns the old buffer.
fn convert_realloc(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let realloc = Realloc(op);
    let old = cv.descriptor(realloc.source(source))?;
    let ty = cv.memref_type(cv.result_type(op, 0))?;
    let (&[old_size], &[wanted]) = (&old.sizes[..], &ty.sizes[..]) else {
        return Err("expects buffers with one dimension".into());
    };
    let new_size = if wanted == DYNAMIC {
        let value = cv.one(realloc.dynamic_result_size(source).ok_or("expects the new size")?)?;
        cv.index_value(value)
    } else {
        IndexValue::Constant(wanted)
    };
    let asked = asked_alignment(cv, op)?;
    let (grow, next) = (cv.new_block(&[]), cv.new_block(&[ty.pointer, ty.pointer]));
    let operands = [cv.index_to_value(old_size), cv.index_to_value(new_size)];
    let grows = compare(cv, IntPredicate::Slt, operands[0], operands[1]);
    cv.cond_branch(grows, (grow, Vec::new()), (next, vec![old.allocated, old.aligned]));

    cv.build().start(grow);
    let pointers = allocate(cv, new_size, ty.element, asked)?;
    let (allocated, aligned) = cast_spaces(cv, pointers, ty.pointer);
    let element_size = element_size(cv, ty.element)?;
    let bytes = cv.multiply_index(old_size, IndexValue::Constant(element_size), 0);
    let bytes = cv.index_to_value(bytes);
    let from = cv.first_element(&old, ty.element);
    cv.memcpy(aligned, from, bytes);
    free(cv, old.allocated)?;
    cv.branch(next, vec![allocated, aligned]);

    cv.build().start(next);
    let pointers = cv.block_args(next);
    let descriptor = Descriptor {
        allocated: pointers[0],
        aligned: pointers[1],
        offset: IndexValue::Constant(0),
        sizes: vec![new_size],
        strides: vec![IndexValue::Constant(1)],
        packed: None,
    };
    cv.set_result(op, 0, Converted::MemRef(Rc::new(descriptor)));
    Ok(())
}

/// Converts a scope: its region between saving and restoring the stack pointer.
fn convert_alloca_scope(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let region = *cv.source().regions(op).first().ok_or("has no region")?;
    let saved = cv.emit_value(intrinsic::STACKSAVE, &[], TypeId::PTR, &[]);
    let end = cv.convert_region(region)?;
    let source = cv.source();
    for (result, &value) in source.results(op).zip(source.operands(end)) {
        let converted = cv.converted(value)?;
        cv.set(result, converted);
    }
    cv.emit(intrinsic::STACKRESTORE, &[saved], &[], &[]);
    Ok(())
}

/// Converts a clone to a new buffer with the same elements.
fn convert_clone(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let from = cv.descriptor(bufferization::BufferClone(op).input(source))?;
    let ty = cv.memref_type(cv.result_type(op, 0))?;
    let sizes: Vec<IndexValue> = ty
        .sizes
        .iter()
        .zip(&from.sizes)
        .map(|(&fixed, &size)| if fixed == DYNAMIC { size } else { IndexValue::Constant(fixed) })
        .collect();
    let (strides, count) = cv.row_major(&sizes);
    let is_said = |said: i64, stride: IndexValue| said == DYNAMIC || stride.constant() == Some(said);
    if !ty.has_default_layout()
        && (!is_said(ty.offset, IndexValue::Constant(0))
            || !ty.strides.iter().zip(&strides).all(|(&said, &stride)| is_said(said, stride)))
    {
        return Err("is not supported yet: its elements would not lie one after another".into());
    }
    let pointers = allocate(cv, count, ty.element, None)?;
    let (allocated, aligned) = cast_spaces(cv, pointers, ty.pointer);
    let offset = IndexValue::Constant(0);
    let to = Descriptor { allocated, aligned, offset, sizes, strides, packed: None };
    copy_elements(cv, &from, &to, ty.element);
    cv.set_result(op, 0, Converted::MemRef(Rc::new(to)));
    Ok(())
}

/// Frees the owned buffers, except those that equal a retained buffer, which becomes owned.
fn convert_owned_dealloc(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let operands = source.operands(op);
    let retained = source.result_count(op);
    let count = (operands.len() - retained) / 2;
    let mut pointers = Vec::with_capacity(count + retained);
    for &memref in operands[..count].iter().chain(&operands[2 * count..]) {
        pointers.push(allocated_pointer(cv, memref)?);
    }
    let conditions = cv.singles(&operands[count..2 * count])?;
    let mut owned = vec![cv.constant(TypeId::I1, 0); retained];
    for (i, &condition) in conditions.iter().enumerate() {
        let mut free = condition;
        for (j, owned) in owned.iter_mut().enumerate() {
            let same = compare(cv, IntPredicate::Eq, pointers[i], pointers[count + j]);
            let kept = cv.emit_value(arith::AND, &[same, condition], TypeId::I1, &[]);
            *owned = cv.emit_value(arith::OR, &[*owned, kept], TypeId::I1, &[]);
            free = and_differs(cv, free, same);
        }
        // The same buffer may occur twice.
        for j in 0..i {
            let same = compare(cv, IntPredicate::Eq, pointers[i], pointers[j]);
            let freed = cv.emit_value(arith::AND, &[same, conditions[j]], TypeId::I1, &[]);
            free = and_differs(cv, free, freed);
        }
        free_if(cv, free, pointers[i])?;
    }
    for (i, value) in owned.into_iter().enumerate() {
        cv.set_result(op, i, Converted::One(value));
    }
    Ok(())
}

fn allocated_pointer(cv: &mut Converter, memref: Value) -> Result<Value, Problem> {
    match cv.converted(memref)? {
        Converted::MemRef(descriptor) => Ok(descriptor.allocated),
        Converted::Unranked(_, pointer) => Ok(cv.emit_value(memory::LOAD, &[pointer], TypeId::PTR, &[])),
        _ => Err(Problem::Reported),
    }
}

/// Emits `condition` and not `same`.
fn and_differs(cv: &mut Converter, condition: Value, same: Value) -> Value {
    let no = cv.constant(TypeId::I1, 0);
    cv.emit_value(arith::SELECT, &[same, no, condition], TypeId::I1, &[])
}

fn free_if(cv: &mut Converter, condition: Value, pointer: Value) -> Result<(), Problem> {
    let (then, next) = (cv.new_block(&[]), cv.new_block(&[]));
    cv.cond_branch(condition, (then, Vec::new()), (next, Vec::new()));
    cv.build().start(then);
    free(cv, pointer)?;
    cv.branch(next, Vec::new());
    cv.build().start(next);
    Ok(())
}
