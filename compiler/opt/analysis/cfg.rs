//! The control-flow graph: who goes where, and changing that.

use rustc_hash::FxHashMap;

use crate::ir::{Block, Body, NewOp, Successor, Value};

/// The blocks that go to each block; one that goes there twice is there twice.
pub(crate) struct Predecessors {
    of: FxHashMap<Block, Vec<Block>>,
}

impl Predecessors {
    /// Those of these blocks that go somewhere. They must be all that can be reached, or those of a loop, where nothing is
    /// asked about its header.
    pub(crate) fn new(body: &Body, blocks: impl IntoIterator<Item = Block>) -> Predecessors {
        let mut of: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
        for block in blocks {
            for successor in successors(body, block) {
                of.entry(successor.block).or_default().push(block);
            }
        }
        Predecessors { of }
    }

    pub(crate) fn of(&self, block: Block) -> &[Block] {
        self.of.get(&block).map_or(&[], Vec::as_slice)
    }
}

/// Where a block goes.
pub(crate) fn successors(body: &Body, block: Block) -> &[Successor] {
    body.last_op(block).map_or(&[], |op| body.successors(op))
}

/// The operands that a block passes to its only way to another.
pub(crate) fn passed(body: &Body, from: Block, to: Block) -> Option<&[Value]> {
    let op = body.last_op(from)?;
    let mut ways = body.successors(op).iter().enumerate().filter(|(_, successor)| successor.block == to);
    let (index, _) = ways.next()?;
    if ways.next().is_some() {
        return None;
    }
    Some(body.successor_operands(op, index))
}

/// Passes one more operand wherever a block goes to another.
pub(crate) fn pass(body: &mut Body, from: Block, to: Block, value: Value) {
    let Some(end) = body.last_op(from) else { return };
    let more = |way: &Successor| if way.block == to { vec![value] } else { Vec::new() };
    let added: Vec<Vec<Value>> = body.successors(end).iter().map(more).collect();
    body.add_successor_operands(end, &added);
}

/// Replaces the end of a block: ways for which `change` gives something go there instead, with other operands.
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
