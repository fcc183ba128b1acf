//! The control-flow graph, and edits of its edges.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::ir::{Block, Body, NewOp, Successor, Value};

/// The predecessor lists of blocks, with an entry for each edge.
pub(crate) struct Predecessors {
    of: FxHashMap<Block, SmallVec<[Block; 4]>>,
}

impl Predecessors {
    /// Collects the edges from `blocks`: all reachable blocks, or those of a loop. The header of a loop then lacks its
    /// predecessors outside of the loop.
    pub(crate) fn new(body: &Body, blocks: impl IntoIterator<Item = Block>) -> Predecessors {
        let blocks = blocks.into_iter();
        let mut of: FxHashMap<Block, SmallVec<[Block; 4]>> = FxHashMap::default();
        of.reserve(blocks.size_hint().0);
        for block in blocks {
            for successor in successors(body, block) {
                of.entry(successor.block).or_default().push(block);
            }
        }
        Predecessors { of }
    }

    pub(crate) fn of(&self, block: Block) -> &[Block] {
        self.of.get(&block).map_or(&[], SmallVec::as_slice)
    }
}

/// The successors of a block.
pub(crate) fn successors(body: &Body, block: Block) -> &[Successor] {
    body.last_op(block).map_or(&[], |op| body.successors(op))
}

/// The operands of the edge between two blocks; `None` if there is none, or if there are several.
pub(crate) fn edge_operands(body: &Body, from: Block, to: Block) -> Option<&[Value]> {
    let op = body.last_op(from)?;
    let mut edges = body.successors(op).iter().enumerate().filter(|(_, successor)| successor.block == to);
    let (index, _) = edges.next()?;
    if edges.next().is_some() {
        return None;
    }
    Some(body.successor_operands(op, index))
}

/// Appends an operand to each edge between two blocks.
pub(crate) fn add_edge_operand(body: &mut Body, from: Block, to: Block, value: Value) {
    let Some(end) = body.last_op(from) else { return };
    let more = |edge: &Successor| if edge.block == to { vec![value] } else { Vec::new() };
    let added: Vec<Vec<Value>> = body.successors(end).iter().map(more).collect();
    body.add_successor_operands(end, &added);
}

/// Redirects edges of a block. `change` gets the target and the operands of an edge, and returns the new ones; `None`
/// keeps the edge.
pub(crate) fn redirect(
    body: &mut Body,
    block: Block,
    mut change: impl FnMut(Block, &[Value]) -> Option<(Block, Vec<Value>)>,
) {
    let Some(op) = body.take_last_op(block) else { return };
    let mut operands = body.own_operands(op).to_vec();
    let mut successors = Vec::new();
    for (index, successor) in body.successors(op).iter().enumerate() {
        let passed = body.successor_operands(op, index);
        let (to, passed) = change(successor.block, passed).unwrap_or((successor.block, passed.to_vec()));
        successors.push(Successor { block: to, operand_count: passed.len() as u32 });
        operands.extend(passed);
    }
    let new = NewOp::new(body.name(op), body.loc(op), &operands, &[]).attrs(body.attrs(op));
    body.append_op(block, new.successors(&successors));
}
