//! Loop versioning: a loop is made twice, and a condition that is asked before it chooses between both.
//!
//! ```text
//!   ^preheader: does it hold? ──yes──▶ ^before ──▶ ^header ⟲ … ──▶ ^after ──▶ ^exit
//!                             ──no───▶ ^before ──▶ a copy ⟲ … ───▶ ^after
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::FREEZE;
use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::memory::ALLOCA;
use crate::dialect::llvm::symbol::BLOCKTAG;
use crate::ir::{Block, DictId, NewOp, Op, Successor, TypeId, Value};

use super::cfg::{passed, redirect, successors};
use super::function::Function;
use super::loops::Loop;

/// The two versions of a loop.
pub(super) struct Versions {
    /// The block before the loop where the condition holds.
    pub(super) before: Block,
    /// The copy of each block, which runs where the condition does not hold.
    pub(super) copies: FxHashMap<Block, Block>,
    /// Values of the loop that are used after it, and what stands for them there.
    pub(super) after: Vec<(Value, Value)>,
}

/// Whether a block can be there twice.
pub(super) fn may_copy(f: &Function, block: Block) -> bool {
    f.body.block_ops(block).iter().all(|&op| match f.body.name(op) {
        BR | COND_BR | SWITCH => true,
        ALLOCA | BLOCKTAG => false,
        _ => f.body.successors(op).is_empty() && f.body.regions(op).is_empty(),
    })
}

/// Makes a loop twice. The loop itself runs where `condition`, a value that dominates the end of the preheader, holds; the
/// copy, with other values where `values` has them, where it does not. `escaping` are the values of the loop that are used
/// after it.
pub(super) fn version(
    f: &mut Function,
    l: &Loop,
    preheader: Block,
    condition: Value,
    values: FxHashMap<Value, Value>,
    escaping: &[Value],
) -> Versions {
    let after = leave_by_one_block(f, l, escaping);
    let mut order: Vec<Block> = f.blocks();
    order.retain(|block| l.blocks.contains(block));
    let inits = passed(f.body, preheader, l.header).unwrap_or_default().to_vec();
    let Some(enters) = f.body.take_last_op(preheader) else {
        return Versions { before: preheader, copies: FxHashMap::default(), after };
    };
    let loc = f.body.loc(enters);
    let asked = f.emit(preheader, loc).value(FREEZE, &[condition], TypeId::I1, DictId::EMPTY);
    let copies = copy(f, &order, l.header, values);
    // Each has a block before it, as counted loops do.
    let before = [l.header, copies[&l.header]].map(|header| {
        let before = f.new_block_before(header, &[]);
        f.emit(before, loc).branch(header, &inits);
        before
    });
    f.emit(preheader, loc).branch_if(asked, (before[0], &[]), (before[1], &[]));
    Versions { before: before[0], copies, after }
}

/// Puts a block behind a loop that gets all values of the loop which are used there; both loops will go to it.
fn leave_by_one_block(f: &mut Function, l: &Loop, escaping: &[Value]) -> Vec<(Value, Value)> {
    let Some(end) = f.body.last_op(l.header) else { return Vec::new() };
    let ways = successors(f.body, l.header).iter();
    let Some(way) = ways.clone().position(|way| !l.blocks.contains(&way.block)) else { return Vec::new() };
    let exit = f.body.successors(end)[way].block;
    let operands = f.body.successor_operands(end, way).to_vec();
    let mut needed = escaping.to_vec();
    needed.extend(operands.iter().filter(|operand| l.defines(f, **operand) && !escaping.contains(operand)));
    let block = f.new_block_before(exit, &f.body.value_types(&needed));
    let after: Vec<(Value, Value)> = needed.iter().copied().zip(f.body.block_args(block).to_vec()).collect();
    let now = |value: &Value| after.iter().find(|pair| pair.0 == *value).map_or(*value, |pair| pair.1);
    let operands: Vec<Value> = operands.iter().map(now).collect();
    redirect(f.body, l.header, |to, _| (to == exit).then(|| (block, needed.clone())));
    f.emit(block, f.body.loc(end)).branch(exit, &operands);
    after
}

/// Copies blocks before `first`, with other values where `values` has them; the result is the copy of each.
pub(super) fn copy(
    f: &mut Function,
    blocks: &[Block],
    first: Block,
    mut values: FxHashMap<Value, Value>,
) -> FxHashMap<Block, Block> {
    let mut copies: FxHashMap<Block, Block> = FxHashMap::default();
    for &block in blocks {
        let types = f.body.value_types(f.body.block_args(block));
        let copy = f.new_block_before(first, &types);
        values.extend(f.body.block_args(block).iter().copied().zip(f.body.block_args(copy).to_vec()));
        copies.insert(block, copy);
    }
    for &block in blocks {
        for op in f.body.block_ops(block).to_vec() {
            match f.body.successors(op).is_empty() {
                // The condition is known, though something computes it.
                true if f.body.results(op).any(|result| values.contains_key(&result)) => {}
                true => f.copy_op(op, copies[&block], &mut values),
                false => copy_end(f, op, copies[&block], &copies, &values),
            }
        }
    }
    copies
}

fn copy_end(
    f: &mut Function,
    op: Op,
    to: Block,
    copies: &FxHashMap<Block, Block>,
    values: &FxHashMap<Value, Value>,
) {
    let operands: Vec<Value> =
        f.body.operands(op).iter().map(|value| *values.get(value).unwrap_or(value)).collect();
    let ways: Vec<Successor> = f
        .body
        .successors(op)
        .iter()
        .map(|way| Successor { block: *copies.get(&way.block).unwrap_or(&way.block), ..*way })
        .collect();
    let new = NewOp::new(f.body.name(op), f.body.loc(op), &operands, &[]);
    f.body.append_op(to, new.attrs(f.body.attrs(op)).successors(&ways));
}
