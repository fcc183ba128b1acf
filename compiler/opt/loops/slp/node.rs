//! Nodes of the vector graph of a block. Each lane is a scalar of the block.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::ir::{DictId, Op, OpName, TypeId, Value};
use crate::opt::cost::vector::{REGISTER, bytes};
use crate::opt::function::Function;

/// The index of a node.
pub(super) type NodeId = usize;

/// A vector.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// The scalars of the lanes. Further lanes, which fill a register, are undefined.
    pub(super) values: Vec<Value>,
    /// The type of the scalars.
    pub(super) element: TypeId,
    /// The number of all lanes.
    pub(super) lanes: i64,
    pub(super) kind: Kind,
    pub(super) operands: SmallVec<[NodeId; 3]>,
    /// The position of the operation after which the vector is emitted. Without one, it is emitted at its first use.
    pub(super) position: Option<u32>,
    /// The position of the first user.
    pub(super) before: u32,
}

/// The definition of a vector.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Kind {
    /// A lane-wise operation, with attributes that hold for all lanes.
    Operation(OpName, DictId),
    /// An addition, or a subtraction in lanes that are `true`.
    Mixed(OpName, DictId, Vec<bool>),
    /// A load of adjacent elements at a byte distance from another pointer, with the alignment of the lowest one.
    Load {
        /// The load that provides the pointer.
        pointer_of: Op,
        distance: i64,
        lowest: Op,
    },
    /// A constant.
    Constant,
    /// A splat of a scalar.
    Splat,
    /// A vector of scalars that are inserted one by one.
    Gather,
    /// A shuffle of the operand.
    Shuffle(Vec<i64>),
}

/// The nodes of a block.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    list: Vec<Node>,
    by_values: FxHashMap<Vec<Value>, NodeId>,
    /// For each scalar, the computed or loaded vector that contains it, and the lane.
    lanes: FxHashMap<Value, (NodeId, i64)>,
}

impl Nodes {
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn get(&self, id: NodeId) -> &Node {
        &self.list[id]
    }

    /// The nodes from an index on.
    pub(super) fn since(&self, first: NodeId) -> &[Node] {
        &self.list[first..]
    }

    pub(super) fn add(&mut self, node: Node) -> NodeId {
        let id = self.list.len();
        if node.is_computed() {
            for (lane, &value) in node.values.iter().enumerate() {
                self.lanes.entry(value).or_insert((id, lane as i64));
            }
        }
        self.by_values.insert(node.values.clone(), id);
        self.list.push(node);
        id
    }

    /// Returns the vector of some scalars if it is available before a position.
    pub(super) fn find(&mut self, values: &[Value], before: u32) -> Option<NodeId> {
        let id = *self.by_values.get(values)?;
        let node = &mut self.list[id];
        if node.position.is_some_and(|position| position >= before) {
            return None;
        }
        // A node without a position needs its scalars and its operand at the new use.
        node.before = node.before.min(before);
        if let (Kind::Shuffle(_), Some(&of)) = (&node.kind, node.operands.first()) {
            let of = &mut self.list[of];
            of.before = of.before.min(before);
            return of.position.is_none_or(|position| position < before).then_some(id);
        }
        Some(id)
    }

    /// Returns the computed or loaded vector that contains a scalar, and the lane.
    pub(super) fn lane_of(&self, value: Value) -> Option<(NodeId, i64)> {
        self.lanes.get(&value).copied()
    }

    /// Removes the nodes from an index on.
    pub(super) fn truncate(&mut self, len: usize) {
        for (id, node) in self.list.iter().enumerate().skip(len) {
            if self.by_values.get(&node.values) == Some(&id) {
                self.by_values.remove(&node.values);
            }
            for value in &node.values {
                if self.lanes.get(value).is_some_and(|lane| lane.0 == id) {
                    self.lanes.remove(value);
                }
            }
        }
        self.list.truncate(len);
    }
}

impl Node {
    /// Returns true if the node replaces operations of the block.
    pub(super) fn is_computed(&self) -> bool {
        matches!(self.kind, Kind::Operation(..) | Kind::Mixed(..) | Kind::Load { .. })
    }
}

/// Returns the number of lanes of a vector of at least `count` scalars that fills registers.
pub(super) fn lanes_for(f: &Function, count: usize, ty: TypeId) -> i64 {
    (count as i64).max(REGISTER / bytes(f, ty))
}
