//! `memref.copy`: one `memcpy` if both buffers are contiguous, else loops over the dimensions, or over the elements if
//! the rank is dynamic.

use crate::dialect::llvm::arith::{ADD, MUL, NSW, NUW, SUB, UDIV, UREM};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory;
use crate::dialect::memref::MemRefCopy;
use crate::ir::{Block, Op, TypeId, Value};

use crate::convert::arith::compare;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::Descriptor;
use crate::convert::func::is_unranked;
use crate::convert::index_value::IndexValue;
use crate::convert::memref::alloc::element_size;
use crate::convert::memref::load_pointer;

pub(in crate::convert) fn convert_copy(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let [from, to] = [MemRefCopy(op).source(source), MemRefCopy(op).target(source)];
    if [from, to].iter().any(|&memref| is_unranked(cv, source.value_type(memref))) {
        return convert_unranked_copy(cv, from, to);
    }
    let (from_ty, to_ty) = (cv.memref_type(source.value_type(from))?, cv.memref_type(source.value_type(to))?);
    let (from, to) = (cv.descriptor(from)?, cv.descriptor(to)?);
    let element = from_ty.element;
    if !from_ty.is_contiguous() || !to_ty.is_contiguous() {
        copy_elements(cv, &from, &to, element);
        return Ok(());
    }
    let mut size = IndexValue::Constant(element_size(cv, element)?);
    for (&a, &b) in from.sizes.iter().zip(&to.sizes) {
        // Both sizes are equal; one of them may be a constant.
        size = cv.multiply_index(if a.constant().is_some() { a } else { b }, size, 0);
    }
    let (source_address, target_address) = (cv.first_element(&from, element), cv.first_element(&to, element));
    let size = cv.index_to_value(size);
    cv.memcpy(target_address, source_address, size);
    Ok(())
}

/// A loop of a nest.
struct Loop {
    header: Block,
    exit: Block,
    counter: Value,
}

/// Emits a loop for each dimension, outermost first, around the copy of an element.
pub(in crate::convert) fn copy_elements(
    cv: &mut Converter,
    from: &Descriptor,
    to: &Descriptor,
    element: TypeId,
) {
    let index = cv.types.index;
    let mut addresses = [cv.first_element(from, element), cv.first_element(to, element)];
    let mut loops = Vec::with_capacity(from.sizes.len());
    for dimension in 0..from.sizes.len() {
        let (header, body, exit) = (cv.new_block(&[index]), cv.new_block(&[]), cv.new_block(&[]));
        let zero = cv.constant(index, 0);
        cv.branch(header, vec![zero]);
        cv.build().start(header);
        let counter = cv.block_args(header)[0];
        let size = cv.index_to_value(from.sizes[dimension]);
        let continues = compare(cv, IntPredicate::Slt, counter, size);
        cv.cond_branch(continues, (body, Vec::new()), (exit, Vec::new()));
        cv.build().start(body);
        for (address, descriptor) in addresses.iter_mut().zip([from, to]) {
            let stride = descriptor.strides[dimension];
            let distance = cv.multiply_index(IndexValue::Value(counter), stride, NSW);
            *address = cv.element_address(*address, distance, element, 0);
        }
        loops.push(Loop { header, exit, counter });
    }
    let value = cv.emit_value(memory::LOAD, &addresses[..1], element, &[]);
    cv.emit(memory::STORE, &[value, addresses[1]], &[], &[]);
    for Loop { header, exit, counter } in loops.into_iter().rev() {
        let one = cv.constant(index, 1);
        let next = cv.integer_op(ADD, [counter, one], NSW | NUW);
        cv.branch(header, vec![next]);
        cv.build().start(exit);
    }
}

/// The descriptor that an unranked memref points to.
struct Unranked {
    /// Address of the first element.
    base: Value,
    /// Address of the sizes; the strides follow.
    sizes: Value,
}

/// Copies between buffers of dynamic rank: one element after another. The position in each buffer is computed from the
/// index of the element.
fn convert_unranked_copy(cv: &mut Converter, from: Value, to: Value) -> Result<(), Problem> {
    let element = cv.cx.element_type(cv.source().value_type(from));
    let element = cv.convert_type(element)?;
    let (rank, from) = unranked(cv, from, element)?;
    let (_, to) = unranked(cv, to, element)?;
    let index = cv.types.index;
    let one = cv.constant(index, 1);
    let count = loop_over(cv, rank, &[one], |cv, dimension, state| {
        let size = load_index(cv, from.sizes, dimension);
        vec![cv.integer_op(MUL, [state[0], size], 0)]
    });
    loop_over(cv, count[0], &[], |cv, number, _| {
        let zero = cv.constant(index, 0);
        let last = loop_over(cv, rank, &[rank, number, zero, zero], |cv, _, state| {
            let one = cv.constant(index, 1);
            let dimension = cv.integer_op(SUB, [state[0], one], 0);
            let size = load_index(cv, from.sizes, dimension);
            let position = cv.integer_op(UREM, [state[1], size], 0);
            let rest = cv.integer_op(UDIV, [state[1], size], 0);
            let mut next = vec![dimension, rest];
            let stride = cv.integer_op(ADD, [rank, dimension], 0);
            for (buffer, &distance) in [&from, &to].into_iter().zip(&state[2..]) {
                let stride = load_index(cv, buffer.sizes, stride);
                let more = cv.integer_op(MUL, [position, stride], 0);
                next.push(cv.integer_op(ADD, [distance, more], 0));
            }
            next
        });
        let from = cv.element_address(from.base, IndexValue::Value(last[2]), element, 0);
        let to = cv.element_address(to.base, IndexValue::Value(last[3]), element, 0);
        let value = cv.emit_value(memory::LOAD, &[from], element, &[]);
        cv.emit(memory::STORE, &[value, to], &[], &[]);
        Vec::new()
    });
    Ok(())
}

/// Returns rank and descriptor of an operand; the descriptor of a ranked memref is stored on the stack.
fn unranked(cv: &mut Converter, memref: Value, element: TypeId) -> Result<(Value, Unranked), Problem> {
    let (rank, pointer) = match cv.converted(memref)? {
        Converted::Unranked(rank, pointer) => (rank, pointer),
        Converted::MemRef(descriptor) => cv.forget_rank(&descriptor),
        _ => return Err(Problem::Reported),
    };
    let index = cv.types.index;
    let aligned = load_pointer(cv, pointer, 1);
    let offset_address = cv.unranked_offset_address(pointer);
    let offset = cv.emit_value(memory::LOAD, &[offset_address], index, &[]);
    let base = cv.element_address(aligned, IndexValue::Value(offset), element, 0);
    let sizes = cv.element_address(offset_address, IndexValue::Constant(1), index, 0);
    Ok((rank, Unranked { base, sizes }))
}

fn load_index(cv: &mut Converter, list: Value, number: Value) -> Value {
    let index = cv.types.index;
    let address = cv.element_address(list, IndexValue::Value(number), index, 0);
    cv.emit_value(memory::LOAD, &[address], index, &[])
}

/// Emits a loop from 0 to `bound`, exclusively. `body` gets the counter and the loop-carried values, and returns their
/// next values. Returns the last ones.
fn loop_over(
    cv: &mut Converter,
    bound: Value,
    state: &[Value],
    body: impl FnOnce(&mut Converter, Value, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let index = cv.types.index;
    let mut types = vec![index];
    types.extend(state.iter().map(|&value| cv.type_of(value)));
    let (header, inner, exit) = (cv.new_block(&types), cv.new_block(&[]), cv.new_block(&[]));
    let mut start = vec![cv.constant(index, 0)];
    start.extend_from_slice(state);
    cv.branch(header, start);
    cv.build().start(header);
    let args = cv.block_args(header);
    let continues = compare(cv, IntPredicate::Slt, args[0], bound);
    cv.cond_branch(continues, (inner, Vec::new()), (exit, Vec::new()));
    cv.build().start(inner);
    let mut next = body(cv, args[0], &args[1..]);
    let one = cv.constant(index, 1);
    next.insert(0, cv.integer_op(ADD, [args[0], one], NSW | NUW));
    cv.branch(header, next);
    cv.build().start(exit);
    args[1..].to_vec()
}
