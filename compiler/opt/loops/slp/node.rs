//! Vectors of which each lane is a number of the block, and what they are made of.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::ir::{DictId, Op, OpName, TypeId, Value};
use crate::opt::cost::vector::{REGISTER, bytes};
use crate::opt::function::Function;

/// The number of a node.
pub(super) type NodeId = usize;

/// A vector.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// What its lanes are. It may have more of them, with anything in them, to fill a register.
    pub(super) values: Vec<Value>,
    /// Type of the values.
    pub(super) element: TypeId,
    /// All lanes.
    pub(super) lanes: i64,
    pub(super) kind: Kind,
    pub(super) operands: SmallVec<[NodeId; 3]>,
    /// The number of the operation in the block after which it is made. One without is made where it is needed.
    pub(super) position: Option<u32>,
    /// The number of the first operation that needs it.
    pub(super) before: u32,
}

/// How a vector is made.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Kind {
    /// By one operation on all lanes, with attributes that hold for each.
    Operation(OpName, DictId),
    /// By sums in some lanes and differences in those that are `true`.
    Mixed(OpName, DictId, Vec<bool>),
    /// By a load of elements that lie side by side, so many bytes after the pointer of a load. The alignment is that of
    /// the lowest element.
    Load {
        /// Whose pointer it is.
        pointer_of: Op,
        distance: i64,
        lowest: Op,
    },
    /// It is known.
    Constant,
    /// All lanes are one number.
    Splat,
    /// Of numbers one by one.
    Gather,
    /// Of lanes of its operand.
    Shuffle(Vec<i64>),
}

/// All vectors of a block.
#[derive(Debug, Default)]
pub(super) struct Nodes {
    list: Vec<Node>,
    by_values: FxHashMap<Vec<Value>, NodeId>,
    /// A vector that computes or loads a number, and its lane there.
    lanes: FxHashMap<Value, (NodeId, i64)>,
}

impl Nodes {
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn get(&self, id: NodeId) -> &Node {
        &self.list[id]
    }

    /// Those from a number on.
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

    /// The vector of these values, if there is one before an operation of the block needs it.
    pub(super) fn find(&mut self, values: &[Value], before: u32) -> Option<NodeId> {
        let id = *self.by_values.get(values)?;
        let node = &mut self.list[id];
        if node.position.is_some_and(|position| position >= before) {
            return None;
        }
        // What has no position of its own needs its values there, and its operand.
        node.before = node.before.min(before);
        if let (Kind::Shuffle(_), Some(&of)) = (&node.kind, node.operands.first()) {
            let of = &mut self.list[of];
            of.before = of.before.min(before);
            return of.position.is_none_or(|position| position < before).then_some(id);
        }
        Some(id)
    }

    /// The vector that computes or loads a value, and the lane.
    pub(super) fn lane_of(&self, value: Value) -> Option<(NodeId, i64)> {
        self.lanes.get(&value).copied()
    }

    /// Forgets all from a number on.
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
    /// Whether it does what operations of the block do.
    pub(super) fn is_computed(&self) -> bool {
        matches!(self.kind, Kind::Operation(..) | Kind::Mixed(..) | Kind::Load { .. })
    }
}

/// Lanes of the vectors that hold so many numbers of a type: registers are filled.
pub(super) fn lanes_for(f: &Function, count: usize, ty: TypeId) -> i64 {
    (count as i64).max(REGISTER / bytes(f, ty))
}
