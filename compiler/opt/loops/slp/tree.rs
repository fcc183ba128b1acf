//! Bottom-up construction of vector trees, from the stored or reduced scalars to their operands.
//!
//! A vector is emitted after the last of the scalar operations that it replaces. The operands of each of these are
//! defined before it, so operand vectors precede the vector. A scalar operation with other users may remain beside the
//! vector.

use smallvec::SmallVec;

use crate::dialect::llvm::arith::{ADD, AND, ASHR, Binary, FADD, FSUB, LSHR, OR, SELECT, SHL, SUB, XOR};
use crate::dialect::llvm::cast::{SEXT, ZEXT};
use crate::ir::{Block, DictId, NameId, Op, OpName, TypeId, Value, name};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::uses::Uses;
use crate::opt::cost::vector::has_vector_form;
use crate::opt::function::Function;

use super::cost;
use super::memory::{Memory, MemoryAccess};
use super::node::{Kind, Node, NodeId, Nodes, lanes_for};
use super::operands::columns;

/// The context of tree construction.
pub(super) struct Source<'s, 'a> {
    pub(super) f: &'s Function<'a>,
    pub(super) block: Block,
    pub(super) memory: &'s Memory,
    pub(super) uses: &'s Uses,
}

/// Depth limit of trees.
const MAX_DEPTH: u32 = 12;
/// Upper and lower bound on the nodes that are tried for a tree. The budget decreases after unprofitable trees.
const MAX_TRIED: u32 = 96;
const LEAST_TRIED: u32 = 6;
/// The number of unprofitable trees after which the budget is halved.
const PATIENCE: u32 = 16;

/// A tree under construction.
pub(super) struct TreeBuilder<'b, 's, 'a> {
    pub(super) source: &'b Source<'s, 'a>,
    pub(super) nodes: &'b mut Nodes,
    /// The number of nodes that may still be tried.
    left: u32,
}

impl<'b, 's, 'a> TreeBuilder<'b, 's, 'a> {
    /// Starts a tree after `failures` unprofitable ones.
    pub(super) fn new(
        source: &'b Source<'s, 'a>,
        nodes: &'b mut Nodes,
        failures: u32,
    ) -> TreeBuilder<'b, 's, 'a> {
        let tried = MAX_TRIED.checked_shr(failures / PATIENCE).unwrap_or(0);
        TreeBuilder { source, nodes, left: tried.max(LEAST_TRIED) }
    }

    /// Builds the node of scalars that an operation at position `before` uses; `None` if they form no vector.
    pub(super) fn vector(&mut self, values: &[Value], before: u32, depth: u32) -> Option<NodeId> {
        if let Some(id) = self.nodes.find(values, before) {
            return Some(id);
        }
        let element = self.source.f.body.value_type(values[0]);
        let is_mask = element == TypeId::I1;
        (is_mask || is_lane_type(self.source.f, element)).then_some(())?;
        self.left = self.left.saturating_sub(1);
        let deeper = depth < MAX_DEPTH && self.left > 0;
        let known = if is_mask { None } else { self.simple(values, before) };
        let known =
            known.or_else(|| if is_mask || !deeper { None } else { self.repeated(values, before, depth) });
        let len = self.nodes.len();
        let node = match known {
            Some(node) => node,
            None => match if deeper { self.operation(values, depth) } else { None } {
                Some(node) => node,
                None => {
                    self.nodes.truncate(len);
                    (!is_mask).then(|| self.unplaced(values, Kind::Gather))?
                }
            },
        };
        Some(self.nodes.add(Node { before, ..node }))
    }

    /// Returns a node that is emitted at its first use.
    fn unplaced(&self, values: &[Value], kind: Kind) -> Node {
        let f = self.source.f;
        let element = f.body.value_type(values[0]);
        Node {
            values: values.to_vec(),
            element,
            lanes: lanes_for(f, values.len(), element),
            kind,
            operands: SmallVec::new(),
            position: None,
            before: 0,
        }
    }

    /// Returns a node without lane-wise operations: a constant, a splat, a shuffle of an available vector, or a load.
    fn simple(&mut self, values: &[Value], before: u32) -> Option<Node> {
        let f = self.source.f;
        if values.iter().all(|&value| f.constant_bytes(value).is_some()) {
            return Some(self.unplaced(values, Kind::Constant));
        }
        if let Some(node) = self.shuffled(values, before) {
            return Some(node);
        }
        if values.iter().all(|&value| value == values[0]) {
            return Some(self.unplaced(values, Kind::Splat));
        }
        self.loaded(values, before)
    }

    /// Returns a shuffle of one vector that is available before a position.
    fn shuffled(&self, values: &[Value], before: u32) -> Option<Node> {
        let (of, _) = self.nodes.lane_of(values[0])?;
        let lane = |value: &Value| self.nodes.lane_of(*value).filter(|lane| lane.0 == of).map(|lane| lane.1);
        let mask: Vec<i64> = values.iter().map(lane).collect::<Option<_>>()?;
        self.nodes.get(of).position.filter(|&position| position < before)?;
        Some(self.shuffle(values, of, mask))
    }

    /// Returns a shuffle. Undefined lanes repeat others.
    fn shuffle(&self, values: &[Value], of: NodeId, mask: Vec<i64>) -> Node {
        let node = self.unplaced(values, Kind::Gather);
        let mask = mask.iter().copied().cycle().take(node.lanes as usize).collect();
        Node { kind: Kind::Shuffle(mask), operands: SmallVec::from_slice(&[of]), ..node }
    }

    /// Returns a shuffle of a vector of the distinct scalars, if some occur more than once.
    fn repeated(&mut self, values: &[Value], before: u32, depth: u32) -> Option<Node> {
        let mut different: Vec<Value> = Vec::new();
        for &value in values {
            if !different.contains(&value) {
                different.push(value);
            }
        }
        let is_fewer = different.len() < values.len() && different.len().is_power_of_two();
        let of = if is_fewer { self.vector(&different, before, depth + 1)? } else { return None };
        let lane = |value: &Value| different.iter().position(|other| other == value).map(|lane| lane as i64);
        let mask = values.iter().map(lane).collect::<Option<_>>()?;
        Some(self.shuffle(values, of, mask))
    }

    /// Returns the access of a scalar that is loaded in the block.
    fn load_of(&self, value: Value) -> Option<&MemoryAccess> {
        let op = self.source.f.body.defining_op(value)?;
        self.source.memory.of_op(op).filter(|access| !access.is_store && access.is_lane)
    }

    /// Returns a load of adjacent elements in any order, possibly with further elements between them.
    fn loaded(&mut self, values: &[Value], before: u32) -> Option<Node> {
        let accesses: Vec<MemoryAccess> =
            values.iter().map(|&value| self.load_of(value).cloned()).collect::<Option<_>>()?;
        let size = accesses[0].span.size;
        let start = accesses.iter().map(|access| access.span.start).min()?;
        let lane = |access: &MemoryAccess| {
            let distance = access.span.start.wrapping_sub(start);
            let is_near = access.span.base == accesses[0].span.base && access.ty == accesses[0].ty;
            (is_near && distance % size == 0).then_some(distance / size)
        };
        let mask: Vec<i64> = accesses.iter().map(lane).collect::<Option<_>>()?;
        let count = (*mask.iter().max()? as usize + 1).next_power_of_two();
        if count > values.len() || count as i64 * size < cost::LEAST_BYTES {
            return None;
        }
        // The window starts at the lowest element, or ends at the highest one.
        let highest = *mask.iter().max()?;
        let firsts = [0, highest + 1 - count as i64];
        firsts.into_iter().find_map(|first| {
            let window = self.window(&accesses[0], mask[0] - first, count, &accesses)?;
            let mask = mask.iter().map(|lane| lane - first).collect();
            self.load(window, &accesses, values, mask, before)
        })
    }

    /// Returns adjacent loads, of which the given one has index `number`.
    fn window(
        &self,
        access: &MemoryAccess,
        number: i64,
        count: usize,
        used: &[MemoryAccess],
    ) -> Option<Vec<MemoryAccess>> {
        let at = |lane: i64| {
            let distance = (lane - number) * access.span.size;
            let start = access.span.start.wrapping_add(distance);
            let found = used.iter().find(|access| access.span.start == start);
            found.or_else(|| self.source.memory.load_near(access, distance)).cloned()
        };
        (0..count as i64).map(at).collect()
    }

    /// Returns a load of a window, or a shuffle of it unless the scalars are its lanes in order.
    fn load(
        &mut self,
        window: Vec<MemoryAccess>,
        used: &[MemoryAccess],
        values: &[Value],
        mask: Vec<i64>,
        before: u32,
    ) -> Option<Node> {
        let (f, memory) = (self.source.f, self.source.memory);
        // All used loads are included: an address may be loaded before and after a store to it.
        let accesses: Vec<&MemoryAccess> = window.iter().chain(used).collect();
        let last = used.iter().map(|access| access.position).max()?;
        let first = used.iter().min_by_key(|access| access.position)?;
        let is_possible = |&to: &u32| to < before && memory.check_move(f, &accesses, to).is_ok();
        let position = [last, first.position].into_iter().find(is_possible)?;
        let lowest = window.first()?;
        let distance = lowest.span.start.wrapping_sub(first.span.start);
        let all: Vec<Value> = window.iter().map(|access| f.body.result(access.op, 0)).collect();
        let load = Node {
            kind: Kind::Load { pointer_of: first.op, distance, lowest: lowest.op },
            position: Some(position),
            before,
            ..self.unplaced(&all, Kind::Gather)
        };
        if all == values {
            return Some(load);
        }
        let of = match self.nodes.find(&all, before) {
            Some(of) => of,
            None => self.nodes.add(load),
        };
        Some(self.shuffle(values, of, mask))
    }

    /// Returns a lane-wise operation if isomorphic operations of the block define the scalars.
    fn operation(&mut self, values: &[Value], depth: u32) -> Option<Node> {
        let Source { f, block, uses, .. } = *self.source;
        let in_block = |op: &Op| f.body.parent_block(*op) == Some(block) && f.body.result_count(*op) == 1;
        let ops: Vec<Op> =
            values.iter().map(|&value| f.body.defining_op(value).filter(in_block)).collect::<Option<_>>()?;
        let is_copy = |number: usize| ops[..number].contains(&ops[number]);
        if (1..ops.len()).any(is_copy) {
            return None;
        }
        let kind = common(f, &ops)?;
        let position = ops.iter().map(|&op| uses.position(op)).max()?;
        let mut operands: SmallVec<[NodeId; 3]> = SmallVec::new();
        for column in columns(self.source, &ops) {
            let ty = f.body.value_type(column[0]);
            if column.iter().any(|&value| f.body.value_type(value) != ty) {
                return None;
            }
            operands.push(self.vector(&column, position, depth + 1)?);
        }
        let element = f.body.value_type(values[0]);
        let lanes = match element {
            TypeId::I1 => self.nodes.get(operands[0]).lanes,
            _ => lanes_for(f, values.len(), element),
        };
        let name = f.body.name(ops[0]);
        let is_mask = |&id: &NodeId| self.nodes.get(id).element == TypeId::I1;
        // Masks have as many lanes as the values that they select.
        let matches = |id: &NodeId| !is_mask(id) || self.nodes.get(*id).lanes == lanes;
        let takes_masks = match name {
            SELECT | SEXT | ZEXT => element != TypeId::I1,
            _ => matches!(name, AND | OR | XOR),
        };
        if operands.iter().any(|id| is_mask(id) && !takes_masks) || !operands.iter().all(matches) {
            return None;
        }
        let node = Node {
            values: values.to_vec(),
            element,
            lanes,
            kind,
            operands,
            position: Some(position),
            before: 0,
        };
        let is_worse = element != TypeId::I1 && cost::is_better_gathered(f, self.nodes, &node);
        (!is_worse).then_some(node)
    }
}

/// Returns the lane-wise operation of isomorphic scalar operations.
fn common(f: &Function, ops: &[Op]) -> Option<Kind> {
    let element = |op: Op| f.body.value_type(f.body.result(op, 0));
    let ty = element(ops[0]);
    let is_lane = is_lane_type(f, ty) || ty == TypeId::I1;
    if !is_lane || ops.iter().any(|&op| element(op) != ty || !has_vector_form(f, op)) {
        return None;
    }
    let names: SmallVec<[OpName; 16]> = ops.iter().map(|&op| f.body.name(op)).collect();
    let attrs = common_attrs(f, ops)?;
    if names.iter().all(|&name| name == names[0]) {
        let has_amount = matches!(names[0], SHL | LSHR | ASHR);
        let amount = |op: Op| f.constant_of(Binary(op).rhs(f.body));
        // There are no instructions for different amounts.
        let is_one = !has_amount || ops.iter().all(|&op| amount(op) == amount(ops[0]));
        return is_one.then_some(Kind::Operation(names[0], attrs));
    }
    let sums = [(ADD, SUB), (FADD, FSUB)];
    let &(add, sub) = sums.iter().find(|pair| pair.0 == names[0] || pair.1 == names[0])?;
    let is_mixed = names.iter().all(|&name| name == add || name == sub);
    is_mixed.then(|| Kind::Mixed(add, attrs, names.iter().map(|&name| name == sub).collect()))
}

/// Returns attributes that hold for all operations: common ones, or none if they differ only in flags such as `nsw`.
fn common_attrs(f: &Function, ops: &[Op]) -> Option<DictId> {
    let (first, name) = (f.body.attrs(ops[0]), f.body.name(ops[0]));
    // An addition and a subtraction wrap for different operands.
    let is_alike = |op: Op| f.body.name(op) == name || matches!(name, FADD | FSUB);
    if ops.iter().all(|&op| f.body.attrs(op) == first && is_alike(op)) {
        return Some(first);
    }
    let promises = ["isExact", "isDisjoint", "nonNeg"].map(|text| f.cx.find_name(text));
    let is_promise = |known: NameId| {
        matches!(known, name::OVERFLOW_FLAGS | name::FASTMATH_FLAGS) || promises.contains(&Some(known))
    };
    let has_promises_only =
        |&op: &Op| f.cx.dict_entries(f.body.attrs(op)).iter().all(|entry| is_promise(entry.0));
    ops.iter().all(has_promises_only).then_some(DictId::EMPTY)
}
