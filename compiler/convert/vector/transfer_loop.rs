//! Large transfers that may be out of bounds or have a mask, as loops. The elements pass through memory on the stack:
//! the loops copy those that are inside between the stack and the buffer, and the vector is loaded or stored as a
//! whole.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::{cast, intrinsic, memory};
use crate::ir::{TypeId, Value};

use super::super::arith::compare;
use super::super::context::Converter;
use super::super::index_value::IndexValue;
use super::lanes::Shape;
use super::transfer::{Dim, Transfer};

/// The maximum number of elements that are moved by unrolled code.
pub(super) const MOST_UNROLLED: usize = 16;

/// The stack memory of a transfer.
struct Stack {
    elements: Value,
    /// Bytes that are 1 if the mask is set.
    mask: Option<Value>,
    /// The number of positions inside, for each dimension.
    counts: Vec<IndexValue>,
}

/// The direction of the copy.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    ToStack,
    FromStack,
}

/// Reads the vector: elements that are inside and active, and the padding.
pub(super) fn read(cv: &mut Converter, transfer: &Transfer, padding: Value) -> Value {
    let stack = stack(cv, transfer);
    if transfer.of_vectors {
        for number in 0..transfer.slots().len() {
            let address = slot_address(cv, transfer, &stack, number);
            cv.emit(memory::STORE, &[padding, address], &[], &[]);
        }
    } else {
        let row = cv.splat(padding, transfer.shape.row);
        for number in 0..transfer.shape.rows().len() {
            let address = row_address(cv, &transfer.shape, &stack, number);
            cv.store_row(row, address, &transfer.shape, &[]);
        }
    }
    copy(cv, transfer, &stack, Direction::ToStack);
    load_vector(cv, transfer, &stack)
}

fn load_vector(cv: &mut Converter, transfer: &Transfer, stack: &Stack) -> Value {
    if transfer.of_vectors {
        let mut slots = Vec::new();
        for number in 0..transfer.slots().len() {
            let address = slot_address(cv, transfer, stack, number);
            slots.push(cv.emit_value(memory::LOAD, &[address], transfer.element, &[]));
        }
        return transfer.join(cv, &slots);
    }
    let mut rows = Vec::new();
    for number in 0..transfer.shape.rows().len() {
        let address = row_address(cv, &transfer.shape, stack, number);
        rows.push(cv.load_row(address, &transfer.shape, &[]));
    }
    cv.vector_of_rows(&transfer.shape, &rows)
}

/// Stores the elements that are inside and active.
pub(super) fn write(cv: &mut Converter, transfer: &Transfer, value: Value) {
    let stack = stack(cv, transfer);
    if transfer.of_vectors {
        for (number, slot) in transfer.split(cv, value).into_iter().enumerate() {
            let address = slot_address(cv, transfer, &stack, number);
            cv.emit(memory::STORE, &[slot, address], &[], &[]);
        }
    } else {
        for (number, row) in cv.rows(value, &transfer.shape).into_iter().enumerate() {
            let address = row_address(cv, &transfer.shape, &stack, number);
            cv.store_row(row, address, &transfer.shape, &[]);
        }
    }
    copy(cv, transfer, &stack, Direction::FromStack);
}

fn stack(cv: &mut Converter, transfer: &Transfer) -> Stack {
    let elements = cv.entry_alloca(transfer.element, transfer.slots().len() as i64);
    let mask = transfer.mask.as_ref().map(|mask| {
        let bytes = cv.entry_alloca(TypeId::I8, mask.bits.len() as i64);
        for (number, &bit) in mask.bits.iter().enumerate() {
            let byte = cv.emit_value(cast::ZEXT, &[bit], TypeId::I8, &[]);
            let address = cv.element_address(bytes, IndexValue::Constant(number as i64), TypeId::I8, 0);
            cv.emit(memory::STORE, &[byte, address], &[], &[]);
        }
        bytes
    });
    let counts = transfer.dims.iter().map(|dim| inside(cv, transfer, dim)).collect();
    Stack { elements, mask, counts }
}

/// Computes the number of positions of a dimension that are inside.
fn inside(cv: &mut Converter, transfer: &Transfer, dim: &Dim) -> IndexValue {
    let Some((index, size)) = transfer.bound(cv, dim) else { return IndexValue::Constant(dim.size) };
    let index = cv.index_to_value(index);
    let ty = cv.types.index;
    let rest = cv.integer_op(crate::dialect::llvm::arith::SUB, [size, index], 0);
    let (none, all) = (cv.constant(ty, 0), cv.constant(ty, dim.size.into()));
    let rest = cv.emit_value(intrinsic::SMAX, &[rest, none], ty, &[]);
    IndexValue::Value(cv.emit_value(intrinsic::SMIN, &[rest, all], ty, &[]))
}

fn slot_address(cv: &mut Converter, transfer: &Transfer, stack: &Stack, number: usize) -> Value {
    cv.element_address(stack.elements, IndexValue::Constant(number as i64), transfer.element, 0)
}

fn row_address(cv: &mut Converter, shape: &Shape, stack: &Stack, number: usize) -> Value {
    let first = number as i64 * shape.lanes();
    cv.element_address(stack.elements, IndexValue::Constant(first), shape.element, 0)
}

/// The position of the loops: offsets in the buffer, on the stack, and in the mask.
#[derive(Clone, Copy)]
struct Position {
    buffer: IndexValue,
    stack: IndexValue,
    mask: IndexValue,
}

/// Copies the elements that are inside, by a loop for each dimension.
fn copy(cv: &mut Converter, transfer: &Transfer, stack: &Stack, direction: Direction) {
    let zero = IndexValue::Constant(0);
    let start = Position { buffer: zero, stack: zero, mask: zero };
    copy_from(cv, transfer, stack, direction, 0, start);
}

fn copy_from(
    cv: &mut Converter,
    transfer: &Transfer,
    stack: &Stack,
    direction: Direction,
    depth: usize,
    at: Position,
) {
    let Some(dim) = transfer.dims.get(depth) else { return copy_element(cv, transfer, stack, direction, at) };
    let inner: i64 = transfer.dims[depth + 1..].iter().map(|dim| dim.size).product();
    let mask_stride = mask_stride(transfer, depth);
    cv.count_up(stack.counts[depth], |cv, i| {
        let i = IndexValue::Value(i);
        let mut step = |from: IndexValue, stride: IndexValue| {
            let distance = cv.multiply_index(i, stride, 0);
            cv.add_index(from, distance, 0)
        };
        let buffer = match dim.source {
            Some(source) => step(at.buffer, transfer.strides[source]),
            None => at.buffer,
        };
        let stack_at = step(at.stack, IndexValue::Constant(inner));
        let mask = step(at.mask, IndexValue::Constant(mask_stride));
        let at = Position { buffer, stack: stack_at, mask };
        copy_from(cv, transfer, stack, direction, depth + 1, at);
    });
}

/// Returns the stride in the mask along a dimension of the vector; 0 if the mask does not depend on it.
fn mask_stride(transfer: &Transfer, depth: usize) -> i64 {
    let Some(mask) = &transfer.mask else { return 0 };
    match mask.dims.iter().position(|&dim| dim == depth) {
        Some(dim) => mask.shape.sizes[dim + 1..].iter().product(),
        None => 0,
    }
}

fn copy_element(cv: &mut Converter, transfer: &Transfer, stack: &Stack, direction: Direction, at: Position) {
    let next = stack.mask.map(|mask| {
        let address = cv.element_address(mask, at.mask, TypeId::I8, 0);
        let byte = cv.emit_value(memory::LOAD, &[address], TypeId::I8, &[]);
        let zero = cv.constant(TypeId::I8, 0);
        let is_set = compare(cv, IntPredicate::Ne, byte, zero);
        let (then, next) = (cv.new_block(&[]), cv.new_block(&[]));
        cv.cond_branch(is_set, (then, Vec::new()), (next, Vec::new()));
        cv.build().start(then);
        next
    });
    let outside = cv.element_address(transfer.address, at.buffer, transfer.element, 0);
    let inside = cv.element_address(stack.elements, at.stack, transfer.element, 0);
    let (from, to) = match direction {
        Direction::ToStack => (outside, inside),
        Direction::FromStack => (inside, outside),
    };
    let value = cv.emit_value(memory::LOAD, &[from], transfer.element, &[]);
    cv.emit(memory::STORE, &[value, to], &[], &[]);
    if let Some(next) = next {
        cv.branch(next, Vec::new());
        cv.build().start(next);
    }
}

impl Converter<'_> {
    /// Emits a loop from 0 to a count, exclusively. `body` gets the index and appends the operations.
    fn count_up(&mut self, count: IndexValue, body: impl FnOnce(&mut Self, Value)) {
        let index = self.types.index;
        let (zero, count) = (self.constant(index, 0), self.index_to_value(count));
        let this = self.begin_loop([zero, count], IntPredicate::Slt, Vec::new());
        body(self, this.current);
        let one = self.constant(index, 1);
        self.end_loop(&this, one, Vec::new());
    }
}
