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
use crate::ir::dominance::Dominators;
use crate::ir::{Block, DictId, NewOp, Op, Region, Successor, TypeId, Value};
use crate::opt::analysis::cfg::{Predecessors, passed, redirect, successors};
use crate::opt::analysis::loop_info::Loop;
use crate::opt::function::Function;

/// The two versions of a loop.
pub(crate) struct Versions {
    /// The block before the loop where the condition holds.
    pub(crate) before: Block,
    /// The copy of each block, which runs where the condition does not hold.
    pub(crate) copies: FxHashMap<Block, Block>,
    /// Values of the loop that are used after it, and what stands for them there.
    pub(crate) after: Vec<(Value, Value)>,
}

/// Whether a block can be there twice.
pub(crate) fn may_copy(f: &Function, block: Block) -> bool {
    f.body.block_ops(block).iter().all(|&op| match f.body.name(op) {
        BR | COND_BR | SWITCH => true,
        ALLOCA | BLOCKTAG => false,
        _ => f.body.successors(op).is_empty() && f.body.regions(op).is_empty(),
    })
}

/// Makes a loop twice. The loop itself runs where `condition`, a value that dominates the end of the preheader, holds; the
/// copy, with other values where `values` has them, where it does not. `escaping` are the values of the loop that are used
/// after it.
pub(crate) fn version(
    f: &mut Function,
    l: &Loop,
    preheader: Block,
    condition: Value,
    values: FxHashMap<Value, Value>,
    escaping: &[Value],
) -> Versions {
    let after = leave_by_one_block(f, l, escaping);
    let (before, copies) = choose(f, l, preheader, condition, values);
    Versions { before, copies, after }
}

/// As [`version`], of a loop that several blocks leave, for the places where it goes.
pub(crate) fn version_with_exits(
    f: &mut Function,
    l: &Loop,
    exits: &[Exit],
    preheader: Block,
    condition: Value,
) -> Versions {
    exits.iter().for_each(|exit| exit.leave(f, l));
    let (before, copies) = choose(f, l, preheader, condition, FxHashMap::default());
    Versions { before, copies, after: Vec::new() }
}

/// Makes the copy of a loop, and chooses between both before them. The result is the block before the loop, and the copies.
fn choose(
    f: &mut Function,
    l: &Loop,
    preheader: Block,
    condition: Value,
    values: FxHashMap<Value, Value>,
) -> (Block, FxHashMap<Block, Block>) {
    let mut order: Vec<Block> = f.blocks();
    order.retain(|block| l.blocks.contains(block));
    let inits = passed(f.body, preheader, l.header).unwrap_or_default().to_vec();
    let Some(enters) = f.body.take_last_op(preheader) else {
        return (preheader, FxHashMap::default());
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
    (before[0], copies)
}

/// A block to which a loop goes when it is left, and what is used of the loop in blocks that only run behind it.
pub(crate) struct Exit {
    to: Block,
    values: Vec<Value>,
    /// The operands that are such values.
    uses: Vec<(Op, usize)>,
}

/// Lets a loop that goes to a block which only goes on to another one go there itself.
pub(crate) fn skip_forwarding_exits(f: &mut Function, l: &Loop) {
    let blocks = f.blocks();
    let mut skipped = Vec::new();
    for &block in blocks.iter().filter(|block| l.contains(**block)) {
        let mut forward: FxHashMap<Block, (Block, Vec<Value>)> = FxHashMap::default();
        for way in successors(f.body, block).iter().filter(|way| !l.contains(way.block)) {
            if let &[only] = f.body.block_ops(way.block)
                && f.body.name(only) == BR
            {
                forward.insert(way.block, (f.body.successors(only)[0].block, f.body.operands(only).to_vec()));
            }
        }
        if forward.is_empty() {
            continue;
        }
        let args: FxHashMap<Block, Vec<Value>> =
            forward.keys().map(|&to| (to, f.body.block_args(to).to_vec())).collect();
        redirect(f.body, block, |to, passed| {
            let (goes_to, operands) = forward.get(&to)?;
            let given = |value: &Value| {
                args[&to].iter().position(|arg| arg == value).map_or(*value, |index| passed[index])
            };
            Some((*goes_to, operands.iter().map(given).collect()))
        });
        skipped.extend(forward.into_keys());
    }
    let predecessors = Predecessors::new(f.body, blocks);
    skipped.retain(|&block| predecessors.of(block).is_empty());
    for &block in &skipped {
        f.body.take_ops(block);
    }
    f.body.retain_blocks(Region::ROOT, |block| !skipped.contains(block));
}

/// Where a loop goes when it is left; `None` if it is used where several of these ways have met again.
pub(crate) fn exits(f: &Function, l: &Loop) -> Option<Vec<Exit>> {
    let blocks = f.blocks();
    let predecessors = Predecessors::new(f.body, blocks.iter().copied());
    let dominators = Dominators::new(f.body, Region::ROOT);
    let mut exits: Vec<Exit> = Vec::new();
    for &block in blocks.iter().filter(|block| l.contains(**block)) {
        for way in successors(f.body, block).iter().filter(|way| !l.contains(way.block)) {
            if exits.iter().all(|exit| exit.to != way.block) {
                exits.push(Exit { to: way.block, values: Vec::new(), uses: Vec::new() });
            }
        }
    }
    let is_own = |exit: &Exit| predecessors.of(exit.to).iter().all(|&from| l.contains(from));
    for &block in blocks.iter().filter(|block| !l.contains(**block)) {
        for &op in f.body.block_ops(block) {
            for (index, &value) in f.body.operands(op).iter().enumerate() {
                if !l.defines(f, value) {
                    continue;
                }
                let exit =
                    exits.iter_mut().find(|exit| is_own(exit) && dominators.dominates(exit.to, block))?;
                exit.uses.push((op, index));
                if !exit.values.contains(&value) {
                    exit.values.push(value);
                }
            }
        }
    }
    Some(exits)
}

impl Exit {
    /// Puts a block before it that gets the values of the loop; both loops will go there.
    fn leave(&self, f: &mut Function, l: &Loop) {
        let args = f.body.block_args(self.to).to_vec();
        let mut types = f.body.value_types(&self.values);
        types.extend(f.body.value_types(&args));
        let block = f.new_block_before(self.to, &types);
        let args = f.body.block_args(block).to_vec();
        for &(op, index) in &self.uses {
            let value = f.body.operands(op)[index];
            if let Some(now) = self.values.iter().position(|&used| used == value) {
                f.body.set_operand(op, index, args[now]);
            }
        }
        let mut from: Vec<Block> = l.blocks.iter().copied().collect();
        from.sort_unstable();
        for from in from {
            if successors(f.body, from).iter().any(|way| way.block == self.to) {
                redirect(f.body, from, |to, passed| {
                    (to == self.to).then(|| (block, [&self.values[..], passed].concat()))
                });
            }
        }
        let loc = f.loop_loc(l.header);
        f.emit(block, loc).branch(self.to, &args[self.values.len()..]);
    }
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
pub(crate) fn copy(
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
