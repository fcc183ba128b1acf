//! `memref.copy`: one `memcpy` where the elements of both buffers lie one after another, else loops over the
//! dimensions.

use crate::dialect::llvm::arith::{ADD, NSW, NUW};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory;
use crate::ir::{Block, Op, TypeId, Value};

use super::arith::compare;
use super::context::{Converter, Problem};
use super::descriptor::Descriptor;
use super::index_value::IndexValue;
use super::memref::element_size;

pub(super) fn convert_copy(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let &[from, to] = source.operands(op) else { return Err("expects two operands".into()) };
    if super::func::is_unranked(cv, source.value_type(from))
        || super::func::is_unranked(cv, source.value_type(to))
    {
        return Err("is not supported yet: it copies an unranked memref".into());
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
        // Both are the same number; one of them may be known.
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

/// A loop for each dimension, outermost first, around the copy of an element.
fn copy_elements(cv: &mut Converter, from: &Descriptor, to: &Descriptor, element: TypeId) {
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
        let goes_on = compare(cv, IntPredicate::Slt, counter, size);
        cv.cond_branch(goes_on, (body, Vec::new()), (exit, Vec::new()));
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
