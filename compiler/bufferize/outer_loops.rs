//! Common outer loops: structured operations that work slice by slice all run for one slice after the other.
//!
//! *Class.* Structured operations and copies of a block, one after the other but for views, allocations and constants:
//! elementwise ones, fills, and reductions over small windows, such as depthwise convolutions. Each has a parallel loop of
//! the same constant size, and at least one buffer is large that one of them writes and a later one reads.
//!
//! *Rewrite.* `scf.for` over the slices around all of them. A buffer that no other operation uses gets the size of a
//! slice. If some part of it only a fill writes, as in a padded image, this fill is before the loop.
//!
//! *Legality.* An iteration of the loop accesses only its own slice of the buffers that are written. These are
//! allocations, which overlap no other buffer, or arguments for results, which must not.
//!
//! *Profitability.* The slices of intermediate results stay in a cache.
//!
//! *Limits.* Buffers with constant sizes, and views of them that keep all dimensions.

use std::ops::RangeInclusive;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::linalg::loops::{Loops, loops};
use crate::dialect::linalg::{FILL, INDEX, YIELD};
use crate::dialect::memref::subview::subview_part;
use crate::dialect::{arith, memref, scf};
use crate::ir::{
    AffineExpr, AffineMap, Block, Body, Context, DYNAMIC, Loc, NameId, NewOp, Op, OpName, Region, Traits,
    TypeData, TypeId, Value, ValueDef, name,
};

use super::arena::emit;
use super::effects::{first_destination, uses_argument};
use super::types::{shape, strided_type};

/// The largest number of elements of a window.
const MAX_WINDOW: i64 = 64;
/// The number of elements from which an intermediate buffer is large: half of a first-level cache.
const MIN_BUFFER: i64 = 4096;
/// The smallest number of elements of a slice of such a buffer, and the largest: those of a second-level cache.
const SLICE: RangeInclusive<i64> = 256..=1 << 16;

/// Operations without effects on the elements of buffers, which may be before the loop.
const NEUTRAL: [OpName; 6] =
    [arith::CONSTANT, memref::GET_GLOBAL, memref::ALLOC, memref::SUBVIEW, memref::CAST, memref::DIM];

/// An operand of an operation of a group.
struct Access {
    /// The operand.
    number: usize,
    /// Its dimension of which an iteration accesses one position; `None` if each iteration accesses all of it.
    position: Option<usize>,
    /// The buffer that it is a view of.
    root: Value,
    /// The dimension of the buffer of which an iteration accesses one position; `None` if it may access all of it.
    dim: Option<usize>,
    is_written: bool,
}

/// An operation of a group.
struct Member {
    op: Op,
    accesses: Vec<Access>,
}

/// Operations with a common loop.
struct Group {
    members: Vec<Member>,
    /// The number of slices.
    count: i64,
    /// The accesses to each buffer so far.
    buffers: FxHashMap<Value, Use>,
}

/// The accesses of a group to a buffer.
#[derive(Clone, Copy)]
struct Use {
    /// The dimension of the slices; `None` if some operation accesses all of it.
    dim: Option<usize>,
    is_written: bool,
}

/// Gives the operations of a function common outer loops. Arguments from `first_result` on are for results.
pub(super) fn share_outer_loops(cx: &mut Context, body: &mut Body, first_result: usize) {
    let blocks: Vec<Block> = body.block_ids().collect();
    for block in blocks {
        let mut start = 0;
        while start < body.block_ops(block).len() {
            let next = match group_at(cx, body, (block, start), first_result) {
                Some((group, end)) => rewrite(cx, body, (block, start, end), &group),
                None => start + 1,
            };
            start = next;
        }
    }
}

/// Returns the group that begins at a position in a block, and the position after it, if a loop around it is useful.
fn group_at(
    cx: &Context,
    body: &Body,
    (block, start): (Block, usize),
    first_result: usize,
) -> Option<(Group, usize)> {
    let ops = body.block_ops(block);
    let mut group = Group { members: Vec::new(), count: 0, buffers: FxHashMap::default() };
    let mut ends = Vec::new();
    for (position, &op) in ops.iter().enumerate().skip(start) {
        if group.members.is_empty() && position > start {
            break;
        }
        let is_skipped = NEUTRAL.contains(&body.name(op)) || body.name(op) == memref::DEALLOC;
        if is_skipped && !group.members.is_empty() {
            continue;
        }
        if !group.add(cx, body, op, first_result) {
            break;
        }
        ends.push(position + 1);
    }
    // The last operations may be the first ones of what is computed next.
    while group.members.last().is_some_and(|last| !group.reads_others(last)) {
        group.members.pop();
        ends.pop();
    }
    let is_useful = group.members.iter().any(|member| group.reads_large(cx, body, member));
    Some((group, ends.pop()?)).filter(|_| is_useful)
}

impl Group {
    /// Adds an operation, if it has the loop over the slices. Returns false if it does not.
    fn add(&mut self, cx: &Context, body: &Body, op: Op, first_result: usize) -> bool {
        let Some((nest, first)) = structured(cx, body, op) else { return false };
        let Some(sizes) = sizes(cx, body, op, &nest) else { return false };
        let is_possible = |&dim: &usize| {
            let count = sizes[dim];
            (if self.count == 0 { count > 1 } else { count == self.count })
                && is_slice_loop(&nest, &sizes, (dim, first))
        };
        let dims: Vec<usize> = (0..nest.count).filter(is_possible).collect();
        for dim in dims {
            let Some(accesses) = accesses(cx, body, op, (&nest, dim, first)) else { continue };
            if accesses.iter().all(|access| self.may_access(body, access, first_result)) {
                self.count = sizes[dim];
                for access in &accesses {
                    let this = Use { dim: access.dim, is_written: access.is_written };
                    let known = self.buffers.entry(access.root).or_insert(this);
                    known.is_written |= access.is_written;
                    known.dim = known.dim.filter(|_| access.dim == known.dim);
                }
                self.members.push(Member { op, accesses });
                return true;
            }
        }
        false
    }

    /// Returns true if an access is to the slice of the iteration, or if nothing writes the buffer.
    fn may_access(&self, body: &Body, access: &Access, first_result: usize) -> bool {
        // Other values may be one of several buffers.
        if !is_buffer(body, access.root) {
            return false;
        }
        let known = self.buffers.get(&access.root);
        let is_written = access.is_written || known.is_some_and(|known| known.is_written);
        let is_slice = access.dim.is_some() && known.is_none_or(|known| known.dim == access.dim);
        !is_written || is_slice && is_distinct(body, access.root, first_result)
    }

    /// Returns true if an operation accesses a buffer that another one writes.
    fn reads_others(&self, member: &Member) -> bool {
        let writes = |root: Value| {
            let others = self.members.iter().filter(|other| other.op != member.op);
            others.flat_map(|other| &other.accesses).any(|access| access.is_written && access.root == root)
        };
        member.accesses.iter().any(|access| writes(access.root))
    }

    /// Returns true if an operation accesses a large buffer that an earlier one writes.
    fn reads_large(&self, cx: &Context, body: &Body, member: &Member) -> bool {
        let earlier = self.members.iter().take_while(|other| other.op != member.op);
        let written: FxHashSet<Value> = earlier
            .flat_map(|other| &other.accesses)
            .filter(|access| access.is_written)
            .map(|access| access.root)
            .collect();
        member.accesses.iter().filter(|access| written.contains(&access.root)).any(|access| {
            let size = elements(cx, body.value_type(access.root)).unwrap_or(0);
            size >= MIN_BUFFER && SLICE.contains(&(size / self.count))
        })
    }
}

/// Returns the loops of a structured operation or a copy on memrefs, and its first output.
fn structured(cx: &Context, body: &Body, op: Op) -> Option<(Loops, usize)> {
    let operands = body.operands(op);
    if body.name(op) == memref::COPY {
        let rank = shape(cx, body.value_type(operands[0]))?.len();
        let results = (0..rank as u32).map(AffineExpr::Dim).collect();
        let map = AffineMap { dims: rank as u32, symbols: 0, results };
        return Some((Loops { maps: vec![map.clone(), map], count: rank }, 1));
    }
    let nest = loops(cx, body, op)?;
    let blocks = body.regions(op).iter().flat_map(|&region| body.region_blocks(region));
    let has_plain_payload =
        blocks.flat_map(|&block| body.block_ops(block)).all(|&inner| is_plain(cx, body, inner));
    let is_on_buffers = body.result_count(op) == 0 && nest.maps.len() == operands.len();
    (has_plain_payload && is_on_buffers).then(|| (nest, first_destination(cx, body, op)))
}

/// Returns true for an operation of a payload that reads neither memory nor the numbers of the iterations.
fn is_plain(cx: &Context, body: &Body, inner: Op) -> bool {
    let is_memory = |&value: &Value| matches!(cx.type_data(body.value_type(value)), TypeData::MemRef { .. });
    let op_name = body.name(inner);
    (op_name == YIELD || cx.has_traits(op_name, Traits::PURE))
        && op_name != INDEX
        && body.regions(inner).is_empty()
        && !body.operands(inner).iter().any(is_memory)
}

/// Returns the numbers of iterations of the loops; `None` if one is not constant.
fn sizes(cx: &Context, body: &Body, op: Op, nest: &Loops) -> Option<Vec<i64>> {
    let mut sizes = vec![None; nest.count];
    for (map, &operand) in nest.maps.iter().zip(body.operands(op)) {
        let Some(shape) = shape(cx, body.value_type(operand)) else { continue };
        for (expr, &size) in map.results.iter().zip(shape) {
            if let AffineExpr::Dim(dim) = expr {
                *sizes.get_mut(*dim as usize)? = (size != DYNAMIC).then_some(size);
            }
        }
    }
    sizes.into_iter().collect()
}

/// Returns true if a loop is parallel, and if the others are no reduction, or one over a small window of the slice.
fn is_slice_loop(nest: &Loops, sizes: &[i64], (dim, first): (usize, usize)) -> bool {
    let (inputs, outputs) = nest.maps.split_at(first);
    let has = |map: &AffineMap, dim: usize| map.results.contains(&AffineExpr::Dim(dim as u32));
    let is_parallel = |dim: usize| outputs.iter().all(|map| has(map, dim));
    let reductions: Vec<usize> = (0..nest.count).filter(|&other| !is_parallel(other)).collect();
    let window: i64 = reductions.iter().map(|&other| sizes[other]).product();
    let are_slices = || {
        let reduced = |map: &&AffineMap| {
            reductions.iter().any(|&other| map.results.iter().any(|expr| expr.has_dim(other as u32)))
        };
        inputs.iter().filter(reduced).all(|map| has(map, dim) || is_window(map, &reductions))
    };
    !outputs.is_empty() && is_parallel(dim) && window <= MAX_WINDOW && are_slices()
}

/// Returns true if an operand only gives the size of a window.
fn is_window(map: &AffineMap, reductions: &[usize]) -> bool {
    let is_reduction =
        |expr: &AffineExpr| matches!(expr, AffineExpr::Dim(dim) if reductions.contains(&(*dim as usize)));
    map.results.iter().all(is_reduction)
}

/// Returns the accesses to memrefs, given the loop over the slices and the first output; `None` if one is neither to a slice
/// nor the same in all iterations.
fn accesses(
    cx: &Context,
    body: &Body,
    op: Op,
    (nest, dim, first): (&Loops, usize, usize),
) -> Option<Vec<Access>> {
    let mut accesses = Vec::new();
    for (number, (map, &operand)) in nest.maps.iter().zip(body.operands(op)).enumerate() {
        if !matches!(cx.type_data(body.value_type(operand)), TypeData::MemRef { .. }) {
            continue;
        }
        elements(cx, body.value_type(operand))?;
        let mut uses = map.results.iter().enumerate().filter(|(_, expr)| expr.has_dim(dim as u32));
        let position = match (uses.next(), uses.next()) {
            (None, _) => None,
            (Some((position, AffineExpr::Dim(_))), None) => Some(position),
            _ => return None,
        };
        let (root, is_slice) = root(cx, body, operand, position);
        let dim = position.filter(|_| is_slice);
        accesses.push(Access { number, position, root, dim, is_written: number >= first });
    }
    Some(accesses)
}

/// Returns the buffer that a value is a view of, and true if the views have all of its slices.
fn root(cx: &Context, body: &Body, value: Value, position: Option<usize>) -> (Value, bool) {
    let (mut value, mut is_slice) = (value, true);
    while let Some(op) = body.defining_op(value) {
        match body.name(op) {
            memref::SUBVIEW => is_slice &= position.is_some_and(|position| is_whole(cx, body, op, position)),
            memref::CAST | memref::COLLAPSE_SHAPE | memref::EXPAND_SHAPE | memref::VIEW => is_slice = false,
            _ => break,
        }
        value = body.operands(op)[0];
    }
    (value, is_slice)
}

/// Returns true if a view has all positions of a dimension, and as many dimensions as its source.
fn is_whole(cx: &Context, body: &Body, subview: Op, dim: usize) -> bool {
    let list = |attr_name| {
        let list = cx.dict_get(body.attrs(subview), attr_name).and_then(|attr| cx.dense_array_value(attr));
        list.and_then(|list| list.get(dim).copied())
    };
    let [from, to] = [body.operands(subview)[0], body.result(subview, 0)].map(|value| body.value_type(value));
    let (Some(from), Some(to)) = (shape(cx, from), shape(cx, to)) else { return false };
    from.len() == to.len()
        && list(name::STATIC_OFFSETS) == Some(0)
        && list(name::STATIC_SIZES) == Some(from[dim])
        && list(name::STATIC_STRIDES) == Some(1)
}

/// Returns true for allocations, globals, and arguments of the function.
fn is_buffer(body: &Body, root: Value) -> bool {
    match body.defining_op(root) {
        Some(op) => matches!(body.name(op), memref::ALLOC | memref::GET_GLOBAL),
        None => argument(body, root).is_some(),
    }
}

/// Returns true if a buffer overlaps no other one.
fn is_distinct(body: &Body, root: Value, first_result: usize) -> bool {
    match body.defining_op(root) {
        Some(op) => body.name(op) == memref::ALLOC,
        None => argument(body, root) >= Some(first_result),
    }
}

/// Returns the number of an argument of the function.
fn argument(body: &Body, value: Value) -> Option<usize> {
    let ValueDef::Argument(block) = body.value_def(value) else { return None };
    let args = body.block_args(block).iter();
    args.enumerate()
        .find(|arg| *arg.1 == value && body.entry_block(Region::ROOT) == Some(block))
        .map(|arg| arg.0)
}

/// Returns the number of elements of a memref of constant size.
fn elements(cx: &Context, ty: TypeId) -> Option<i64> {
    let known = |&size: &i64| (size != DYNAMIC).then_some(size);
    shape(cx, ty)?.iter().map(known).try_fold(1_i64, |count, size| count.checked_mul(size?))
}

/// Moves the members of a group in a range of a block into a loop. Returns the position after it.
fn rewrite(
    cx: &mut Context,
    body: &mut Body,
    (block, start, end): (Block, usize, usize),
    group: &Group,
) -> usize {
    let local: Vec<Value> =
        group.buffers.keys().copied().filter(|&root| is_local(body, root, group)).collect();
    for &root in &local {
        shrink(cx, body, root, group);
    }
    let hoisted = group.members.first().filter(|first| is_border_fill(cx, body, first, &local, group));
    let hoisted = hoisted.map(|first| first.op);
    let members: FxHashSet<Op> = group.members.iter().map(|member| member.op).collect();
    let ops = body.take_ops(block);
    let is_freed = |body: &Body, op: Op| body.name(op) == memref::DEALLOC;
    for (position, &op) in ops.iter().enumerate().take(end) {
        if position < start || (!members.contains(&op) && !is_freed(body, op)) || hoisted == Some(op) {
            body.place_op(block, op);
        }
    }
    let loc = body.loc(group.members[0].op);
    let bounds = [0, group.count, 1].map(|bound| index(cx, body, (block, loc), bound));
    let region = body.new_region();
    let inner = body.append_block(region, &[TypeId::INDEX]);
    let current = body.block_args(inner)[0];
    let mut slices: FxHashMap<(Value, usize), Value> = FxHashMap::default();
    for member in group.members.iter().filter(|member| hoisted != Some(member.op)) {
        for access in &member.accesses {
            let Some(dim) = access.position.filter(|_| !local.contains(&access.root)) else { continue };
            let (operand, at) = (body.operands(member.op)[access.number], (inner, body.loc(member.op)));
            let part = slices.entry((operand, dim));
            let part = *part.or_insert_with(|| slice(cx, body, at, operand, (dim, current)));
            body.set_operand(member.op, access.number, part);
        }
        body.place_op(inner, member.op);
    }
    body.append_op(inner, NewOp::new(scf::YIELD, loc, &[], &[]));
    body.append_op(block, NewOp::new(scf::FOR, loc, &bounds, &[]).regions(&[region]));
    for &op in &ops[start..end] {
        if is_freed(body, op) {
            body.place_op(block, op);
        }
    }
    let next = body.block_ops(block).len();
    for &op in &ops[end..] {
        body.place_op(block, op);
    }
    next
}

fn index(cx: &mut Context, body: &mut Body, (block, loc): (Block, Loc), value: i64) -> Value {
    let value = cx.int_attr(TypeId::INDEX, value.into());
    emit(cx, body, (block, loc), (arith::CONSTANT, &[], TypeId::INDEX), &[(name::VALUE, value)])
}

/// Emits the view of the slice of an operand in an iteration.
fn slice(
    cx: &mut Context,
    body: &mut Body,
    at: (Block, Loc),
    operand: Value,
    (dim, iteration): (usize, Value),
) -> Value {
    let ty = body.value_type(operand);
    let mut sizes = shape(cx, ty).unwrap_or_default().to_vec();
    sizes[dim] = 1;
    let mut offsets = vec![0; sizes.len()];
    offsets[dim] = DYNAMIC;
    let attrs = [
        (name::OPERAND_SEGMENT_SIZES, cx.i32_array_attr(&[1, 1, 0, 0])),
        (name::STATIC_OFFSETS, cx.i64_array_attr(&offsets)),
        (name::STATIC_SIZES, cx.i64_array_attr(&sizes)),
        (name::STATIC_STRIDES, cx.i64_array_attr(&vec![1; sizes.len()])),
    ];
    let dict = cx.dict(&mut attrs.to_vec());
    let Some(part) = subview_part(cx, ty, dict) else { return operand };
    let ty = strided_type(cx, ty, &part);
    emit(cx, body, at, (memref::SUBVIEW, &[operand, iteration], ty), &attrs)
}

/// Returns true if only the operations of a group use a buffer, all of them slices of it.
fn is_local(body: &Body, root: Value, group: &Group) -> bool {
    let is_allocation = body.defining_op(root).is_some_and(|op| body.name(op) == memref::ALLOC);
    let is_slice = group.buffers.get(&root).is_some_and(|known| known.dim.is_some());
    if !is_allocation || !is_slice {
        return false;
    }
    let mut open = vec![root];
    while let Some(value) = open.pop() {
        for user in users(body, value) {
            match body.name(user) {
                memref::SUBVIEW => open.push(body.result(user, 0)),
                memref::DEALLOC => {}
                _ if group.members.iter().any(|member| member.op == user) => {}
                _ => return false,
            }
        }
    }
    true
}

fn users(body: &Body, value: Value) -> Vec<Op> {
    let blocks = body.block_ids();
    let ops = blocks.flat_map(|block| body.block_ops(block).to_vec());
    ops.filter(|&op| body.operands(op).contains(&value)).collect()
}

/// Gives a buffer and its views the size of a slice.
fn shrink(cx: &mut Context, body: &mut Body, root: Value, group: &Group) {
    let Some(dim) = group.buffers.get(&root).and_then(|known| known.dim) else { return };
    let mut open = vec![root];
    while let Some(value) = open.pop() {
        let views: Vec<Op> =
            users(body, value).into_iter().filter(|&user| body.name(user) == memref::SUBVIEW).collect();
        let ty = match body.defining_op(value).filter(|&op| body.name(op) == memref::SUBVIEW) {
            Some(op) => {
                let mut sizes = list(cx, body, op, name::STATIC_SIZES);
                sizes[dim] = 1;
                let sizes = cx.i64_array_attr(&sizes);
                let attrs = cx.dict_with(body.attrs(op), name::STATIC_SIZES, sizes);
                body.set_attrs(op, attrs);
                let from = body.value_type(body.operands(op)[0]);
                subview_part(cx, from, attrs).map(|part| strided_type(cx, from, &part))
            }
            None => slice_type(cx, body.value_type(value), dim),
        };
        if let Some(ty) = ty {
            body.set_value_type(value, ty);
        }
        open.extend(views.iter().map(|&view| body.result(view, 0)));
    }
}

fn list(cx: &Context, body: &Body, op: Op, attr_name: NameId) -> Vec<i64> {
    let list = cx.dict_get(body.attrs(op), attr_name).and_then(|attr| cx.dense_array_value(attr));
    list.unwrap_or_default().to_vec()
}

/// Returns the type of an allocation with one slice.
fn slice_type(cx: &mut Context, ty: TypeId, dim: usize) -> Option<TypeId> {
    let TypeData::MemRef { shape, element, layout, space } = cx.type_data(ty).clone() else { return None };
    let mut shape = shape.to_vec();
    *shape.get_mut(dim)? = 1;
    Some(cx.ty(TypeData::MemRef { shape: shape.into(), element, layout, space }))
}

/// Returns true if an operation fills a local buffer, and one other operation writes to it: all elements of a view, without
/// reading them, before other operations read the buffer. The other elements keep the value of the fill.
fn is_border_fill(cx: &Context, body: &Body, fill: &Member, local: &[Value], group: &Group) -> bool {
    let [access] = &fill.accesses[..] else { return false };
    let root = access.root;
    let is_whole = body.operands(fill.op)[access.number] == root;
    if body.name(fill.op) != FILL || !local.contains(&root) || !is_whole {
        return false;
    }
    let mut others = group.members[1..]
        .iter()
        .flat_map(|member| member.accesses.iter().map(move |access| (member, access)))
        .filter(|(_, access)| access.root == root);
    let Some((writer, first)) = others.next() else { return false };
    first.is_written
        && overwrites(cx, body, writer, first)
        && others.all(|(member, access)| member.op != writer.op && !access.is_written)
}

/// Returns true if an operation writes all elements of an output without reading them.
fn overwrites(cx: &Context, body: &Body, member: &Member, output: &Access) -> bool {
    if body.name(member.op) == memref::COPY {
        return true;
    }
    let nest = loops(cx, body, member.op);
    let has_all = nest.and_then(|nest| nest.maps.into_iter().nth(output.number)).is_some_and(|map| {
        map.results.len() == map.dims as usize
            && (0..map.dims).all(|dim| map.results.contains(&AffineExpr::Dim(dim)))
    });
    has_all && !uses_argument(body, member.op, output.number)
}
