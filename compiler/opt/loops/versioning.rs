//! Loop versioning: clones a loop, and selects one of the two versions by a runtime condition.
//!
//! ```text
//!   ^preheader: condition? ──yes──▶ ^before ──▶ ^header ⟲ … ──▶ ^after ──▶ ^exit
//!                          ──no───▶ ^before ──▶ a clone ⟲ … ──▶ ^after
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::FREEZE;
use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::memory::ALLOCA;
use crate::dialect::llvm::symbol::BLOCKTAG;
use crate::ir::{Block, DictId, NewOp, Op, Region, Successor, TypeId, Value};
use crate::opt::analysis::cfg::{edge_operands, redirect, successors};
use crate::opt::analysis::live_outs::{inner_live_outs, replace_live_outs};
use crate::opt::analysis::loop_info::{Loop, disable_transforms};
use crate::opt::analysis::uses::Uses;
use crate::opt::function::Function;

/// The versions of a loop.
pub(crate) struct Versions {
    /// The preheader of the original loop, which is executed if the condition holds.
    pub(crate) before: Block,
    /// The clones of blocks, which are executed otherwise.
    copies: FxHashMap<Block, Block>,
}

impl Versions {
    /// Annotates the clones of loops, so that later passes do not transform them.
    pub(crate) fn disable_clones<'l>(&self, f: &mut Function, loops: impl Iterator<Item = &'l Loop>) {
        let latches = loops.flat_map(|l| &l.latches).filter_map(|latch| self.copies.get(latch));
        latches.for_each(|&latch| disable_transforms(f, latch));
    }
}

/// Versions disjoint loops of a function. Their live-out values are replaced in one sweep at the end.
pub(crate) struct Versioner<'l> {
    loops: &'l [Loop],
    /// The live-out values of loops that exit only from their header, by the index of the loop.
    escaping: FxHashMap<usize, Vec<Value>>,
    /// Live-out values, each with the index of its loop and its replacement after the loop.
    after: FxHashMap<Value, (usize, Value)>,
}

impl<'l> Versioner<'l> {
    pub(crate) fn new(f: &Function, loops: &'l [Loop]) -> Versioner<'l> {
        Versioner { loops, escaping: inner_live_outs(f, loops), after: FxHashMap::default() }
    }

    /// Versions a loop that exits only from its header. The original runs if `condition` holds, which must dominate the
    /// end of the preheader. Otherwise the clone runs, in which the keys of `values` are replaced.
    pub(crate) fn version(
        &mut self,
        f: &mut Function,
        index: usize,
        preheader: Block,
        condition: Value,
        values: FxHashMap<Value, Value>,
    ) -> Versions {
        let l = &self.loops[index];
        let escaping = self.escaping.remove(&index).unwrap_or_default();
        let after = insert_common_exit(f, l, &escaping);
        self.after.extend(after.into_iter().map(|(value, later)| (value, (index, later))));
        clone_and_branch(f, l, preheader, condition, values)
    }

    /// Versions a loop with several exits.
    pub(crate) fn version_with_exits(
        &self,
        f: &mut Function,
        index: usize,
        exits: &[Exit],
        preheader: Block,
        condition: Value,
    ) -> Versions {
        let l = &self.loops[index];
        exits.iter().for_each(|exit| exit.leave(f, l));
        clone_and_branch(f, l, preheader, condition, FxHashMap::default())
    }

    /// Replaces the live-out values.
    pub(crate) fn finish(self, f: &mut Function) {
        replace_live_outs(f, self.loops, &self.after);
    }
}

/// Returns true if a block may be cloned.
pub(crate) fn may_copy(f: &Function, block: Block) -> bool {
    f.body.block_ops(block).iter().all(|&op| match f.body.name(op) {
        BR | COND_BR | SWITCH => true,
        ALLOCA | BLOCKTAG => false,
        _ => f.body.successors(op).is_empty() && f.body.regions(op).is_empty(),
    })
}

/// Clones a loop, and branches to one of the two versions.
fn clone_and_branch(
    f: &mut Function,
    l: &Loop,
    preheader: Block,
    condition: Value,
    values: FxHashMap<Value, Value>,
) -> Versions {
    let mut order: Vec<Block> = f.blocks();
    order.retain(|block| l.blocks.contains(block));
    let inits = edge_operands(f.body, preheader, l.header).unwrap_or_default().to_vec();
    let Some(enters) = f.body.take_last_op(preheader) else {
        return Versions { before: preheader, copies: FxHashMap::default() };
    };
    let loc = f.body.loc(enters);
    let frozen = f.emit(preheader, loc).value(FREEZE, &[condition], TypeId::I1, DictId::EMPTY);
    let copies = copy(f, &order, l.header, values);
    // Each version has a preheader, as counted loops require.
    let before = [l.header, copies[&l.header]].map(|header| {
        let before = f.new_block_before(header, &[]);
        f.emit(before, loc).branch(header, &inits);
        before
    });
    f.emit(preheader, loc).branch_if(frozen, (before[0], &[]), (before[1], &[]));
    Versions { before: before[0], copies }
}

/// An exit block, and the live-out values used in blocks that it dominates.
pub(crate) struct Exit {
    to: Block,
    values: Vec<Value>,
    /// The operands that use these values.
    uses: Vec<(Op, usize)>,
}

/// Redirects exit edges to empty blocks to the successors of these, unless later blocks use the arguments of the empty
/// blocks.
pub(crate) fn skip_forwarding_exits(f: &mut Function, l: &Loop) {
    let blocks = f.blocks();
    let uses = Uses::of(f);
    let mut skipped = Vec::new();
    for &block in blocks.iter().filter(|block| l.contains(**block)) {
        let mut forward: FxHashMap<Block, (Block, Vec<Value>)> = FxHashMap::default();
        for edge in successors(f.body, block).iter().filter(|edge| !l.contains(edge.block)) {
            if let &[only] = f.body.block_ops(edge.block)
                && f.body.name(only) == BR
                && f.body
                    .block_args(edge.block)
                    .iter()
                    .all(|&arg| uses.of_value(arg).iter().all(|&it| it == only))
            {
                forward
                    .insert(edge.block, (f.body.successors(only)[0].block, f.body.operands(only).to_vec()));
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
    let predecessors = f.predecessors();
    skipped.retain(|&block| predecessors.of(block).is_empty());
    for &block in &skipped {
        f.body.take_ops(block);
    }
    f.body.retain_blocks(Region::ROOT, |block| !skipped.contains(block));
}

/// Returns the exit blocks of a loop; `None` if a live-out value is used where several exits have merged.
pub(crate) fn exits(f: &Function, l: &Loop) -> Option<Vec<Exit>> {
    let blocks = f.blocks();
    let predecessors = f.predecessors();
    let dominators = f.dominators();
    let mut exits: Vec<Exit> = Vec::new();
    for &block in blocks.iter().filter(|block| l.contains(**block)) {
        for edge in successors(f.body, block).iter().filter(|edge| !l.contains(edge.block)) {
            if exits.iter().all(|exit| exit.to != edge.block) {
                exits.push(Exit { to: edge.block, values: Vec::new(), uses: Vec::new() });
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
    /// Inserts a block before the exit block that gets the live-out values as arguments. Both versions will branch to
    /// it.
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
            if successors(f.body, from).iter().any(|edge| edge.block == self.to) {
                redirect(f.body, from, |to, passed| {
                    (to == self.to).then(|| (block, [&self.values[..], passed].concat()))
                });
            }
        }
        let loc = f.loop_loc(l.header);
        f.emit(block, loc).branch(self.to, &args[self.values.len()..]);
    }
}

/// Inserts a block after a loop that gets its live-out values as arguments. Both versions will branch to it. Returns
/// the live-out values with the arguments that replace them.
fn insert_common_exit(f: &mut Function, l: &Loop, escaping: &[Value]) -> Vec<(Value, Value)> {
    let Some(end) = f.body.last_op(l.header) else { return Vec::new() };
    let edges = successors(f.body, l.header).iter();
    let Some(edge) = edges.clone().position(|edge| !l.blocks.contains(&edge.block)) else {
        return Vec::new();
    };
    let exit = f.body.successors(end)[edge].block;
    let operands = f.body.successor_operands(end, edge).to_vec();
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

/// Clones blocks before `first`, and replaces the keys of `values` in the clones. Returns the clones.
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
                // The operation that defines a replaced value is not cloned.
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
    let edges: Vec<Successor> = f
        .body
        .successors(op)
        .iter()
        .map(|edge| Successor { block: *copies.get(&edge.block).unwrap_or(&edge.block), ..*edge })
        .collect();
    let new = NewOp::new(f.body.name(op), f.body.loc(op), &operands, &[]);
    f.body.append_op(to, new.attrs(f.body.attrs(op)).successors(&edges));
}
