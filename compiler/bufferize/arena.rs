//! Arenas: one allocation for the temporaries of a block.
//!
//! A temporary is an allocation of constant size that its block also frees. Temporaries that are not in use at the same
//! time share memory. Each gets the lowest offset at which it does not overlap another one, largest first ("greedy by
//! size" in Pisarchyk and Lee, "Efficient Memory Management for Deep Neural Net Inference", 2020). Small arenas of
//! functions are on the stack. The caller of a public function may pass the arena of its entry block: an argument after
//! the others, unless the module itself calls the function.
//!
//! Limits: temporaries of different blocks have different arenas; buffers whose sizes are known at run time only are
//! allocated one by one.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::{arith, func, memref};
use crate::ir::{
    Block, Body, Context, Loc, NameId, NamedAttr, NewOp, Op, OpName, Region, TypeData, TypeId, Value, name,
};

use super::function::{Function, add_argument, is_public, symbol};
use super::ownership::ALIGNMENT;

/// The largest arena on the stack, in bytes.
const MAX_STACK: u64 = 8192;

/// The memory of the temporaries of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arenas {
    /// An allocation for each temporary.
    None,
    /// One allocation on each call.
    Call,
    /// The same, but the caller of a public function passes the memory of its entry block.
    Caller,
}

/// The memory of an arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Memory {
    Stack,
    Heap,
    Argument,
}

/// A buffer that its block allocates and frees.
struct Temporary {
    value: Value,
    allocation: Op,
    deallocation: Op,
    bytes: u64,
    /// The positions in the block of its first and its last use.
    uses: [usize; 2],
    offset: u64,
}

/// Replaces the temporaries of functions by parts of arenas.
pub(super) fn place_in_arenas(cx: &mut Context, bodies: &mut [Body], functions: &[Function], arenas: Arenas) {
    if arenas == Arenas::None {
        return;
    }
    let referenced = referenced(cx, bodies);
    for function in functions {
        let attrs = bodies[function.table.index()].attrs(function.op);
        let is_referenced = symbol(cx, attrs).is_none_or(|symbol| referenced.contains(&symbol));
        let takes_arena = arenas == Arenas::Caller && is_public(cx, attrs) && !is_referenced;
        let of_entry = if takes_arena { Memory::Argument } else { Memory::Heap };
        if let Some(ty) = place_in_function(cx, &mut bodies[function.body.index()], of_entry) {
            add_argument(cx, &mut bodies[function.table.index()], function.op, ty);
        }
    }
}

/// Returns the functions that the module itself calls, or of which it uses the address.
fn referenced(cx: &Context, bodies: &[Body]) -> FxHashSet<NameId> {
    let ops = bodies.iter().flat_map(|body| {
        let ops = body.block_ids().flat_map(|block| body.block_ops(block));
        ops.map(move |&op| (body, op))
    });
    let symbol = |(body, op): (&Body, Op)| {
        let attr = match body.name(op) {
            func::CALL => name::CALLEE,
            func::CONSTANT => name::VALUE,
            _ => return None,
        };
        cx.dict_get(body.attrs(op), attr).and_then(|attr| cx.symbol_value(attr))
    };
    ops.filter_map(symbol).collect()
}

/// Replaces the temporaries of a function. `of_entry` is the memory of an arena of the entry block that is too large for
/// the stack. Returns its type if it is an argument.
fn place_in_function(cx: &mut Context, body: &mut Body, of_entry: Memory) -> Option<TypeId> {
    let mut argument = None;
    for block in body.block_ids().collect::<Vec<Block>>() {
        let mut temporaries = temporaries(cx, body, block);
        let total = assign_offsets(&mut temporaries);
        let memory = match body.entry_block(Region::ROOT) == Some(block) {
            true if total <= MAX_STACK => Memory::Stack,
            true => of_entry,
            false => Memory::Heap,
        };
        let fewest = if memory == Memory::Heap { 2 } else { 1 };
        if temporaries.len() >= fewest {
            let ty = replace(cx, body, block, &temporaries, (total, memory));
            argument = argument.or(Some(ty).filter(|_| memory == Memory::Argument));
        }
    }
    argument
}

/// Returns the temporaries of a block, in the order of their allocations.
fn temporaries(cx: &Context, body: &Body, block: Block) -> Vec<Temporary> {
    let ops = body.block_ops(block);
    let mut found: FxHashMap<Value, Temporary> = FxHashMap::default();
    let mut is_freed = Vec::new();
    for (position, &op) in ops.iter().enumerate() {
        if body.name(op) == memref::ALLOC
            && let Some(bytes) = size(cx, body, op)
        {
            let value = body.result(op, 0);
            let uses = [ops.len(), position];
            let temporary = Temporary { value, allocation: op, deallocation: op, bytes, uses, offset: 0 };
            found.insert(value, temporary);
            continue;
        }
        each_operand(body, op, &mut |value| {
            if let Some(temporary) = found.get_mut(&value) {
                temporary.uses = [temporary.uses[0].min(position), position];
            }
        });
        if body.name(op) == memref::DEALLOC
            && let Some(temporary) = found.get_mut(&body.operands(op)[0])
        {
            temporary.deallocation = op;
            is_freed.push(temporary.value);
        }
    }
    is_freed.iter().filter_map(|value| found.remove(value)).collect()
}

/// Calls a function with each operand of an operation and of those in its regions.
fn each_operand(body: &Body, op: Op, f: &mut impl FnMut(Value)) {
    body.operands(op).iter().for_each(|&value| f(value));
    for &region in body.regions(op) {
        for &block in body.region_blocks(region) {
            body.block_ops(block).iter().for_each(|&op| each_operand(body, op, f));
        }
    }
}

/// Returns the number of bytes of an allocation of constant size in the default memory space; `None` for others.
fn size(cx: &Context, body: &Body, op: Op) -> Option<u64> {
    let alignment = cx.dict_get(body.attrs(op), name::ALIGNMENT).and_then(|attr| cx.int_value(attr));
    let TypeData::MemRef { shape, element, layout: None, space: None } =
        cx.type_data(body.value_type(body.result(op, 0)))
    else {
        return None;
    };
    if !body.operands(op).is_empty() || alignment.is_some_and(|alignment| alignment > ALIGNMENT) {
        return None;
    }
    let count = shape.iter().try_fold(1_u64, |count, &size| count.checked_mul(u64::try_from(size).ok()?))?;
    count.checked_mul(element_bytes(cx, *element)?).filter(|&bytes| bytes < 1 << 40)
}

/// Returns an upper bound on the number of bytes of an element.
fn element_bytes(cx: &Context, ty: TypeId) -> Option<u64> {
    let bits = match cx.type_data(ty) {
        TypeData::Index => 64,
        TypeData::Complex(element) => return Some(2 * element_bytes(cx, *element)?),
        _ => cx.int_width(ty).or_else(|| cx.float_kind(ty).map(|kind| kind.bits()))?,
    };
    Some(u64::from(bits.div_ceil(8)).next_power_of_two())
}

/// Assigns offsets. Returns the size of the arena.
fn assign_offsets(temporaries: &mut [Temporary]) -> u64 {
    let mut order: Vec<usize> = (0..temporaries.len()).collect();
    order.sort_by_key(|&index| std::cmp::Reverse(temporaries[index].bytes));
    let mut placed: Vec<usize> = Vec::new();
    let mut total = 0;
    for index in order {
        let this = &temporaries[index];
        let is_rival = |other: &Temporary| this.uses[0] <= other.uses[1] && other.uses[0] <= this.uses[1];
        let mut offset = 0;
        // Those placed are sorted by their offsets.
        for other in placed.iter().map(|&other| &temporaries[other]).filter(|other| is_rival(other)) {
            if offset + this.bytes <= other.offset {
                break;
            }
            offset = offset.max((other.offset + other.bytes).next_multiple_of(ALIGNMENT as u64));
        }
        total = total.max(offset + this.bytes);
        temporaries[index].offset = offset;
        let position = placed.partition_point(|&other| temporaries[other].offset <= offset);
        placed.insert(position, index);
    }
    total
}

/// Replaces the allocations of temporaries by views of an arena of `total` bytes. Returns its type.
fn replace(
    cx: &mut Context,
    body: &mut Body,
    block: Block,
    temporaries: &[Temporary],
    (total, memory): (u64, Memory),
) -> TypeId {
    let byte = cx.int_type(8);
    let shape: Box<[i64]> = Box::new([i64::try_from(total.max(1)).unwrap_or(i64::MAX)]);
    let arena_type = cx.ty(TypeData::MemRef { shape, element: byte, layout: None, space: None });
    let of_allocation: FxHashMap<Op, &Temporary> =
        temporaries.iter().map(|temporary| (temporary.allocation, temporary)).collect();
    let last = temporaries.iter().map(|temporary| temporary.uses[1]).max();
    let mut arena = (memory == Memory::Argument).then(|| argument(cx, body, block, arena_type));
    let mut views: FxHashMap<Value, Value> = FxHashMap::default();
    for (position, op) in body.take_ops(block).into_iter().enumerate() {
        let loc = body.loc(op);
        if let Some(temporary) = of_allocation.get(&op) {
            let arena = *arena.get_or_insert_with(|| {
                let name = if memory == Memory::Stack { memref::ALLOCA } else { memref::ALLOC };
                let alignment = cx.int_attr(TypeId::I64, ALIGNMENT);
                let segments = cx.i32_array_attr(&[0, 0]);
                let attrs = [(name::ALIGNMENT, alignment), (name::OPERAND_SEGMENT_SIZES, segments)];
                emit(cx, body, (block, loc), (name, &[], arena_type), &attrs)
            });
            let offset = cx.int_attr(TypeId::INDEX, temporary.offset.into());
            let offset =
                emit(cx, body, (block, loc), (arith::CONSTANT, &[], TypeId::INDEX), &[(name::VALUE, offset)]);
            let ty = body.value_type(temporary.value);
            let view = emit(cx, body, (block, loc), (memref::VIEW, &[arena, offset], ty), &[]);
            views.insert(temporary.value, view);
        } else if temporaries.iter().all(|temporary| temporary.deallocation != op) {
            body.place_op(block, op);
        }
        if Some(position) == last
            && let Some(arena) = arena.filter(|_| memory == Memory::Heap)
        {
            body.append_op(block, NewOp::new(memref::DEALLOC, loc, &[arena], &[]));
        }
    }
    body.replace_uses(|value| views.get(&value).copied().unwrap_or(value));
    arena_type
}

/// Adds the argument for an arena to the entry block of a function.
fn argument(cx: &mut Context, body: &mut Body, entry: Block, ty: TypeId) -> Value {
    for index in body.arg_names.len()..body.block_args(entry).len() {
        body.arg_names.push(cx.name(format!("arg{index}")));
    }
    body.arg_names.push(cx.name("arena"));
    body.add_block_arg(entry, ty)
}

/// Appends an operation with one result.
pub(super) fn emit(
    cx: &mut Context,
    body: &mut Body,
    (block, loc): (Block, Loc),
    (name, operands, ty): (OpName, &[Value], TypeId),
    attrs: &[NamedAttr],
) -> Value {
    let attrs = cx.dict(&mut attrs.to_vec());
    let op = body.append_op(block, NewOp::new(name, loc, operands, &[ty]).attrs(attrs));
    body.result(op, 0)
}
