//! Vectorization plans of blocks, and their costs.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::ir::{Op, Value};
use crate::opt::cost::vector::Cost;

use super::cost;
use super::node::{Kind, Node, NodeId, Nodes};
use super::reductions::Reduction;
use super::tree::Source;

/// A use of vectors that replaces scalar operations.
#[derive(Clone, Debug)]
pub(super) enum Root {
    /// Adjacent stores in ascending order of addresses. The vector is stored after the last of them in block order.
    Stores {
        stores: Vec<Op>,
        /// The last store in block order.
        after: Op,
        vector: NodeId,
    },
    /// A reduction to a scalar.
    Reduction(Reduction),
}

impl Root {
    /// The operation after which the root is emitted.
    pub(super) fn op(&self) -> Op {
        match self {
            Root::Stores { after, .. } => *after,
            Root::Reduction(reduction) => reduction.last,
        }
    }
}

/// The plan of a block.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub(super) nodes: Nodes,
    pub(super) roots: Vec<Root>,
    /// Operations that roots replace.
    replaced: FxHashSet<Op>,
    /// Operations that are dead.
    dead: FxHashSet<Op>,
    /// Scalars that gathers, splats and reductions use, with the position of their first user.
    needed: FxHashMap<Value, u32>,
    /// The number of unprofitable trees since the last profitable one.
    failures: u32,
}

/// The liveness of vectorized scalar operations.
#[derive(Debug, Default)]
pub(super) struct Liveness {
    /// Dead operations.
    dead: FxHashSet<Op>,
    /// Scalars that are extracted from a lane.
    pub(super) extracted: Vec<(Value, NodeId, i64)>,
}

impl Plan {
    /// Returns the cost of the nodes from an index on, and of the scalar operations that are dead if `root` is
    /// replaced.
    pub(super) fn cost(&self, source: &Source, first: NodeId, root: &[Op]) -> Cost {
        let f = source.f;
        let liveness = self.liveness(source, first, root, &self.dead);
        let vectors: i64 = self.nodes.since(first).iter().map(|node| cost::node(f, &self.nodes, node)).sum();
        let extracted = liveness.extracted.iter();
        let extracts: i64 =
            extracted.map(|&(value, _, lane)| cost::extract(f, f.body.value_type(value), lane)).sum();
        let scalar = liveness.dead.iter().map(|&op| cost::scalar(f, op)).sum();
        Cost { vector: vectors + extracts, scalar }
    }

    /// Commits to a root, which uses the nodes from an index on and replaces operations.
    pub(super) fn commit(&mut self, source: &Source, first: NodeId, root: Root, replaced: &[Op]) {
        let liveness = self.liveness(source, first, replaced, &self.dead);
        self.dead.extend(liveness.dead);
        let mut needed = needed_by_numbers(self.nodes.since(first));
        if let Root::Reduction(reduction) = &root {
            needed.extend(
                reduction.remainder.iter().map(|&value| (value, source.uses.position(reduction.last))),
            );
        }
        for (value, before) in needed {
            let known = self.needed.entry(value).or_insert(before);
            *known = before.min(*known);
        }
        self.replaced.extend(replaced);
        self.roots.push(root);
        self.failures = 0;
    }

    /// Returns the liveness of all vectorized operations.
    pub(super) fn final_liveness(&self, source: &Source) -> Liveness {
        self.liveness(source, 0, &[], &self.replaced)
    }

    /// Discards the nodes from an index on.
    pub(super) fn discard(&mut self, first: NodeId) {
        self.nodes.truncate(first);
        self.failures += 1;
    }

    /// The number of unprofitable trees since the last profitable one.
    pub(super) fn failures(&self) -> u32 {
        self.failures
    }

    /// Returns true if a root replaces an operation.
    pub(super) fn is_replaced(&self, op: Op) -> bool {
        self.replaced.contains(&op)
    }

    /// Returns the liveness of the scalars of nodes from an index on, given operations that are dead.
    fn liveness(&self, source: &Source, first: NodeId, root: &[Op], dead: &FxHashSet<Op>) -> Liveness {
        let (f, uses) = (source.f, source.uses);
        let needed = needed_by_numbers(self.nodes.since(first));
        let mut values: Vec<(u32, Value)> = Vec::new();
        for node in self.nodes.since(first).iter().filter(|node| node.is_computed()) {
            let ops = node.values.iter().filter_map(|&value| f.body.defining_op(value).map(|op| (op, value)));
            values.extend(ops.map(|(op, value)| (uses.position(op), value)));
        }
        values.sort_unstable();
        values.dedup();
        let mut liveness = Liveness { dead: root.iter().copied().collect(), extracted: Vec::new() };
        // In reverse order, users precede definitions.
        for &(_, value) in values.iter().rev() {
            let (Some(op), Some((id, lane))) = (f.body.defining_op(value), self.nodes.lane_of(value)) else {
                continue;
            };
            let node = self.nodes.get(id);
            let made = node.position.unwrap_or(u32::MAX);
            let is_dead = |user: &Op| liveness.dead.contains(user) || dead.contains(user);
            let users = uses.of_value(value).iter().filter(|user| !is_dead(user));
            let comes_after =
                |user: &Op| f.body.parent_block(*user) != Some(source.block) || uses.position(*user) > made;
            let (mut is_needed, mut is_in_time) = (false, !matches!(node.kind, Kind::Load { .. }));
            for user in users {
                is_needed = true;
                is_in_time &= comes_after(user);
            }
            if let Some(&before) = needed.get(&value).into_iter().chain(self.needed.get(&value)).min() {
                is_needed = true;
                is_in_time &= before > made;
            }
            if is_needed && is_in_time {
                liveness.extracted.push((value, id, lane));
            }
            if !is_needed || is_in_time {
                liveness.dead.insert(op);
            }
        }
        liveness
    }
}

/// Returns the scalars that gathers and splats use, with the position of their first user.
fn needed_by_numbers(nodes: &[Node]) -> FxHashMap<Value, u32> {
    let mut needed = FxHashMap::default();
    for node in nodes.iter().filter(|node| matches!(node.kind, Kind::Splat | Kind::Gather)) {
        for &value in &node.values {
            let before = needed.entry(value).or_insert(node.before);
            *before = node.before.min(*before);
        }
    }
    needed
}
