//! The memory of buffers: which of them are distinct, and what is after one.

use crate::dialect::arith;
use crate::dialect::memref::{self, View};
use crate::ir::{Body, Context, DYNAMIC, NameId, Op, Region, TypeData, TypeId, Value, ValueDef, name};

use super::super::context::Converter;

/// The object that a buffer is a part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Root {
    /// A constant global.
    Constant(NameId),
    /// An allocation.
    Allocation(Op),
    /// An argument of the function.
    Argument(Value),
    /// Unknown memory.
    Unknown,
}

/// Returns true if two buffers share no memory: they are parts of distinct allocations, constants and arguments, of
/// which only two arguments may overlap, or disjoint parts of one allocation.
pub(super) fn are_disjoint(cv: &Converter, a: Value, b: Value) -> bool {
    let source = cv.source();
    let [(first, first_bytes), (second, second_bytes)] = [a, b].map(|value| part(cv, source, value));
    match (first, second) {
        (Root::Unknown, _) | (_, Root::Unknown) => false,
        (Root::Argument(_), Root::Argument(_)) => false,
        (Root::Allocation(first), Root::Allocation(second)) if first == second => {
            let disjoint = |a: [i64; 2], b: [i64; 2]| a[1] <= b[0] || b[1] <= a[0];
            first_bytes.zip(second_bytes).is_some_and(|(a, b)| disjoint(a, b))
        }
        (first, second) => first != second,
    }
}

/// Returns a number of bytes after the last element of a buffer that can be read: those of its allocation.
pub(super) fn readable_bytes_after(cv: &Converter, value: Value) -> i64 {
    let source = cv.source();
    let (Root::Allocation(op), Some([_, end])) = part(cv, source, value) else { return 0 };
    let size = static_bytes(&cv.cx, source.value_type(source.result(op, 0)));
    size.map_or(0, |size| size - end)
}

/// Returns what a buffer is a part of, and the bytes of it that it is in, if they are known.
fn part(cv: &Converter, source: &Body, value: Value) -> (Root, Option<[i64; 2]>) {
    let (mut value, mut bytes) = (value, None);
    loop {
        let Some(op) = source.defining_op(value) else {
            return (argument(source, value), bytes);
        };
        let name = source.name(op);
        match name {
            memref::CAST | memref::COLLAPSE_SHAPE | memref::EXPAND_SHAPE | memref::SUBVIEW => {
                value = source.operands(op)[0];
            }
            memref::VIEW => {
                value = source.operands(op)[0];
                // Other sources may begin later than the allocation.
                let of = source.defining_op(value).map(|op| source.name(op));
                let is_whole = matches!(of, Some(memref::ALLOC | memref::ALLOCA));
                bytes = if is_whole { view_bytes(&cv.cx, source, op) } else { None };
            }
            memref::ALLOC | memref::ALLOCA => return (Root::Allocation(op), bytes),
            memref::GET_GLOBAL => {
                let symbol = cv.attr(op, name::NAME).and_then(|attr| cv.cx.symbol_value(attr));
                let is_constant = |symbol: &NameId| {
                    let global = cv.scope.symbol(*symbol);
                    global.is_some_and(|(_, attrs)| cv.cx.dict_get(attrs, name::CONSTANT).is_some())
                };
                return (symbol.filter(is_constant).map_or(Root::Unknown, Root::Constant), bytes);
            }
            _ => return (Root::Unknown, bytes),
        }
    }
}

fn argument(source: &Body, value: Value) -> Root {
    match source.value_def(value) {
        ValueDef::Argument(block) if source.entry_block(Region::ROOT) == Some(block) => Root::Argument(value),
        _ => Root::Unknown,
    }
}

/// Returns the bytes of a view, from its first one to that after its last one.
fn view_bytes(cx: &Context, source: &Body, op: Op) -> Option<[i64; 2]> {
    let shift = View(op).byte_shift(source);
    let constant = source.defining_op(shift).filter(|&op| source.name(op) == arith::CONSTANT)?;
    let first = cx.int_value(cx.dict_get(source.attrs(constant), name::VALUE)?)?;
    let size = static_bytes(cx, source.value_type(source.result(op, 0)))?;
    let first = i64::try_from(first).ok()?;
    Some([first, first.checked_add(size)?])
}

/// Returns the size of a buffer of a static shape without a layout.
fn static_bytes(cx: &Context, ty: TypeId) -> Option<i64> {
    let TypeData::MemRef { shape, element, layout: None, .. } = cx.type_data(ty) else { return None };
    let element = crate::ir::spelling::dense_element_size(cx, *element)? as i64;
    shape.iter().try_fold(element, |all, &size| if size == DYNAMIC { None } else { all.checked_mul(size) })
}
