//! The bufferization dialect: tensors and the buffers that hold them.

mod alloc;
mod cast;
mod dealloc;

use crate::ir::Traits;
use crate::{accessors, ops};

use alloc::{parse_alloc_tensor, print_alloc_tensor, verify_alloc_tensor};
use cast::{
    parse_to_buffer, parse_to_tensor, print_to_buffer, print_to_tensor, verify_clone, verify_materialize,
    verify_to_buffer, verify_to_tensor,
};
use dealloc::{parse_dealloc, print_dealloc, verify_dealloc};

ops! { "bufferization" = super::table::bufferization;
    /// Allocates a tensor with a buffer of its own.
    ALLOC_TENSOR = "alloc_tensor".sig("dynamic_sizes: variadic index, copy: optional tensor, size_hint: optional index -> result: tensor").attrs("memory_space?: any, operandSegmentSizes?: i32-array")
        .custom(parse_alloc_tensor, print_alloc_tensor).verify(verify_alloc_tensor);
    /// A buffer with the same elements.
    CLONE = "clone".sig("input: any-memref -> output: any-memref").asm("$input attr-dict : type($input) to type($output)").verify(verify_clone);
    /// Writes a tensor into a buffer, or into the buffer of another tensor.
    MATERIALIZE_IN_DESTINATION = "materialize_in_destination".sig("source: tensor, dest: shaped -> result: optional tensor").attrs("restrict: unit, writable: unit")
        .asm("$source in {? restrict $restrict } {? writable $writable } $dest attr-dict : functional-type(operands, results)").verify(verify_materialize);
    /// Frees the buffer of a tensor.
    DEALLOC_TENSOR = "dealloc_tensor".sig("tensor: tensor ->").asm("$tensor attr-dict : type($tensor)");
    /// The contents of a buffer as a tensor.
    TO_TENSOR = "to_tensor".sig("buffer: any-memref -> result: tensor").attrs("restrict: unit, writable: unit").custom(parse_to_tensor, print_to_tensor).verify(verify_to_tensor);
    /// The buffer of a tensor.
    TO_BUFFER = "to_buffer".sig("tensor: tensor -> buffer: any-memref").attrs("read_only: unit").custom(parse_to_buffer, print_to_buffer).verify(verify_to_buffer).with(Traits::PURE);
    /// Frees buffers that are owned and not retained.
    DEALLOC = "dealloc".sig("memrefs: variadic any-memref, conditions: variadic i1, retained: variadic any-memref -> updatedConditions: variadic i1").attrs("operandSegmentSizes?: i32-array")
        .custom(parse_dealloc, print_dealloc).verify(verify_dealloc);
}

accessors! {
    BufferClone for CLONE: input;
    ToBuffer for TO_BUFFER: tensor;
    ToTensor for TO_TENSOR: buffer;
}
