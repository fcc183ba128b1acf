//! Control-flow graph simplification: folds constant branches, threads jumps, simplifies switches, merges blocks with
//! their only predecessors, and removes unreachable blocks and dead code.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH, Switch, UNREACHABLE, selector};
use crate::dialect::llvm::fold::cut;
use crate::dialect::llvm::hint::TRAP;
use crate::dialect::llvm::symbol::BLOCKTAG;
use crate::dialect::switch_syntax::case_values;
use crate::ir::{Block, NewOp, Op, Region, Value, ValueDef, name};
use crate::opt::analysis::cfg::{redirect, successors};
use crate::opt::analysis::loop_info::loops;
use crate::opt::analysis::ranges::{Interval, Ranges};
use crate::opt::function::Function;

use super::dce::remove_unused;

/// The most cases of a switch that code generation surely lowers to comparisons.
const MAX_COMPARED: usize = 6;

/// The pass.
pub(crate) fn simplify_cfg(f: &mut Function) {
    end_at_traps(f);
    bypass_empty_blocks(f);
    replace_dead_defaults(f);
    fold_branches(f);
    thread_branches(f);
    merge_blocks(f);
    remove_unused(f);
}

/// Ends blocks at traps, after which front ends may leave other operations.
fn end_at_traps(f: &mut Function) {
    for block in f.blocks() {
        let ops = f.body.block_ops(block);
        let Some(at) = ops.iter().position(|&op| f.body.name(op) == TRAP) else { continue };
        let (trap, end) = (ops[at], ops.get(at + 1).map(|&op| f.body.name(op)));
        if end == Some(UNREACHABLE) || !f.may_rewrite() {
            continue;
        }
        let mut kept = f.body.take_ops(block);
        kept.truncate(at + 1);
        kept.into_iter().for_each(|op| f.body.place_op(block, op));
        let loc = f.body.loc(trap);
        f.emit(block, loc).op(NewOp::new(UNREACHABLE, loc, &[], &[]));
    }
}

/// Replaces branches on constant conditions, and branches whose edges are all equal, by unconditional ones.
fn fold_branches(f: &mut Function) {
    for block in f.blocks() {
        let branches = f.body.last_op(block).filter(|&op| matches!(f.body.name(op), COND_BR | SWITCH));
        let Some(end) = branches else { continue };
        let constant = f.constant_of(selector(f.body, end)).map(|bits| taken(f, end, bits as u128));
        let Some(edge) = constant.or_else(|| has_one_target(f, end).then_some(0)) else { continue };
        if !f.may_rewrite() {
            return;
        }
        let to = f.body.successors(end)[edge].block;
        let operands = f.body.successor_operands(end, edge).to_vec();
        let loc = f.body.loc(end);
        f.body.take_last_op(block);
        f.emit(block, loc).branch(to, &operands);
    }
}

/// Returns true if all edges of a branch have the same target and operands.
fn has_one_target(f: &Function, end: Op) -> bool {
    let edge = |index: usize| (f.body.successors(end)[index].block, f.body.successor_operands(end, index));
    (1..f.body.successors(end).len()).all(|index| edge(index) == edge(0))
}

/// The index of the successor that a branch takes for a value of its condition.
pub(crate) fn taken(f: &Function, op: Op, bits: u128) -> usize {
    if f.body.name(op) == COND_BR {
        return usize::from(bits & 1 == 0);
    }
    let width = f.cx.int_width(f.body.value_type(Switch(op).value(f.body))).unwrap_or(128);
    let cases = case_values(f.cx, f.body.attrs(op));
    cases.iter().position(|&case| cut(case as u128, width) == cut(bits, width)).map_or(0, |case| case + 1)
}

/// Redirects edges of switches to empty blocks to the targets of these blocks. Loop headers are excluded, so that loops
/// keep their preheaders and latches.
fn bypass_empty_blocks(f: &mut Function) {
    let blocks = f.blocks();
    let mut headers = FxHashSet::default();
    let mut seen = FxHashSet::default();
    for &block in &blocks {
        seen.insert(block);
        headers
            .extend(successors(f.body, block).iter().map(|edge| edge.block).filter(|to| seen.contains(to)));
    }
    for block in blocks {
        if f.body.last_op(block).is_none_or(|end| f.body.name(end) != SWITCH) {
            continue;
        }
        let edges = successors(f.body, block).iter().map(|edge| edge.block);
        let target = |to: Block| target_of_empty(f, to).filter(|next| !headers.contains(next));
        let targets: FxHashMap<Block, Block> = edges.filter_map(|to| Some((to, target(to)?))).collect();
        if !targets.is_empty() && f.may_rewrite() {
            redirect(f.body, block, |to, _| Some((*targets.get(&to)?, Vec::new())));
        }
    }
}

/// The target of a block that consists of an unconditional branch without operands.
fn target_of_empty(f: &Function, block: Block) -> Option<Block> {
    let &[end] = f.body.block_ops(block) else { return None };
    let is_empty = f.body.block_args(block).is_empty() && f.body.operands(end).is_empty();
    (is_empty && f.body.name(end) == BR).then(|| f.body.successors(end)[0].block)
}

/// Redirects dead default edges of switches: to the successor of the last case, or to an unreachable block if there are
/// enough cases for a jump table, whose bounds need no check then. A default edge is dead if the cases cover the range of
/// the value, or if its target is unreachable.
fn replace_dead_defaults(f: &mut Function) {
    let is_switch = |block: &Block| f.body.last_op(*block).is_some_and(|end| f.body.name(end) == SWITCH);
    let switches: Vec<Block> = f.blocks().into_iter().filter(is_switch).collect();
    if switches.is_empty() {
        return;
    }
    let dead: Vec<Block> = {
        let loops = loops(f);
        let ranges = Ranges::new(f, &loops);
        switches.into_iter().filter(|&block| has_dead_default(f, &ranges, block)).collect()
    };
    for block in dead {
        if !f.may_rewrite() {
            return;
        }
        let Some((end, last)) = f.body.last_op(block).zip(successors(f.body, block).last()) else { continue };
        let index = f.body.successors(end).len() - 1;
        let mut target = if index > MAX_COMPARED {
            let loc = f.body.loc(end);
            let unreachable = f.body.new_block(Region::ROOT);
            f.body.place_block(unreachable);
            f.emit(unreachable, loc).op(NewOp::new(UNREACHABLE, loc, &[], &[]));
            Some((unreachable, Vec::new()))
        } else {
            Some((last.block, f.body.successor_operands(end, index).to_vec()))
        };
        // The default edge is the first one.
        redirect(f.body, block, |_, _| target.take());
    }
}

/// Returns true if the default edge of the switch of a block is dead and should be redirected.
fn has_dead_default(f: &Function, ranges: &Ranges, block: Block) -> bool {
    let Some(end) = f.body.last_op(block) else { return false };
    let (Some(default), Some(last)) = (f.body.successors(end).first(), f.body.successors(end).last()) else {
        return false;
    };
    let is_unreachable = matches!(*f.body.block_ops(default.block), [op] if f.body.name(op) == UNREACHABLE);
    let value = Switch(end).value(f.body);
    let covers = |(least, most): Interval| {
        let mut cases = case_values(f.cx, f.body.attrs(end));
        cases.retain(|case| (least..=most).contains(case));
        cases.sort_unstable();
        cases.dedup();
        most.checked_sub(least).is_some_and(|length| cases.len() as i128 == length + 1)
    };
    if is_unreachable && f.body.successors(end).len() > MAX_COMPARED + 1 {
        return false;
    }
    default.block != last.block
        && (is_unreachable || ranges.of(value, block).is_some_and(|range| covers(range.signed)))
}

/// Jump threading: replaces an unconditional branch to a block that only branches on one of its arguments by that
/// branch, and folds it if the argument is constant. A switch is threaded only if it is folded. Blocks are visited in
/// post-order, so that one sweep threads chains.
fn thread_branches(f: &mut Function) {
    let used_elsewhere = used_elsewhere(f);
    for block in f.blocks().into_iter().rev() {
        let Some(end) = f.body.last_op(block).filter(|&op| f.body.name(op) == BR) else { continue };
        let to = f.body.successors(end)[0].block;
        let args = f.body.block_args(to).to_vec();
        let is_own = to != block && !args.iter().any(|arg| used_elsewhere.contains(arg));
        let Some(edge) = only_branches(f, to).filter(|_| is_own) else { continue };
        let given = f.body.operands(end).to_vec();
        let of = |value: &Value| args.iter().position(|arg| arg == value).map_or(*value, |at| given[at]);
        let condition = of(&selector(f.body, edge));
        let target = |index: usize| {
            let operands = f.body.successor_operands(edge, index).iter().map(of).collect::<Vec<Value>>();
            (f.body.successors(edge)[index].block, operands)
        };
        let constant = f.constant_of(condition).map(|condition| taken(f, edge, condition as u128));
        let targets = match constant {
            Some(index) => vec![target(index)],
            None if f.body.name(edge) == SWITCH => continue,
            None => vec![target(0), target(1)],
        };
        if !f.may_rewrite() {
            return;
        }
        let loc = f.body.loc(end);
        let weights = f.attr(edge, name::BRANCH_WEIGHTS);
        f.body.take_last_op(block);
        let mut emit = f.emit(block, loc);
        match &targets[..] {
            [(first, first_args), (second, second_args)] => {
                emit.branch_if(condition, (*first, first_args), (*second, second_args));
                if let (Some(weights), Some(branch)) = (weights, f.body.last_op(block)) {
                    let attrs = f.cx.dict(&mut [(name::BRANCH_WEIGHTS, weights)]);
                    f.body.set_attrs(branch, attrs);
                }
            }
            [(to, args), ..] => emit.branch(*to, args),
            [] => {}
        }
    }
}

/// The block arguments that other blocks use.
fn used_elsewhere(f: &Function) -> FxHashSet<Value> {
    let mut used = FxHashSet::default();
    for block in f.blocks() {
        for &op in f.body.block_ops(block) {
            let operands = f.body.operands(op).iter().copied();
            used.extend(operands.filter(|&value| match f.body.value_def(value) {
                ValueDef::Argument(of) => of != block,
                _ => false,
            }));
        }
    }
    used
}

/// The only operation of a block, if it is a conditional branch or switch on an argument of the block.
fn only_branches(f: &Function, block: Block) -> Option<Op> {
    let &[op] = f.body.block_ops(block) else { return None };
    let is_by_argument = matches!(f.body.name(op), COND_BR | SWITCH)
        && f.body.block_args(block).contains(&selector(f.body, op));
    let leads_on = f.body.successors(op).iter().all(|edge| edge.block != block);
    (is_by_argument && leads_on).then_some(op)
}

/// Merges blocks with their only predecessors, and removes unreachable blocks.
pub(crate) fn merge_blocks(f: &mut Function) {
    let blocks = f.blocks();
    let predecessors = f.predecessors();
    let mut is_kept = vec![false; f.body.block_count()];
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    // Merged blocks, mapped to the blocks that contain them.
    let mut part_of: FxHashMap<Block, Block> = FxHashMap::default();
    for &block in &blocks {
        let before = match *predecessors.of(block) {
            [before] if before != block => Some(*part_of.get(&before).unwrap_or(&before)),
            _ => None,
        };
        let Some(into) = before.filter(|&into| may_merge(f, into, block) && f.may_rewrite()) else {
            is_kept[block.index()] = true;
            continue;
        };
        part_of.insert(block, into);
        let Some(end) = f.body.take_last_op(into) else { continue };
        let args = f.body.block_args(block).to_vec();
        replaced.extend(args.into_iter().zip(f.body.operands(end).to_vec()));
        for op in f.body.take_ops(block) {
            f.body.place_op(into, op);
        }
    }
    f.replace(&replaced);
    f.body.retain_blocks(Region::ROOT, |block| is_kept[block.index()]);
}

/// Returns true if a block may be merged with its only predecessor.
fn may_merge(f: &Function, into: Block, block: Block) -> bool {
    let is_entry = Some(block) == f.body.entry_block(Region::ROOT);
    let always_goes = f.body.last_op(into).is_some_and(|end| f.body.name(end) == BR);
    // The address of the block is taken.
    let is_labelled = f.body.block_ops(block).first().is_some_and(|&op| f.body.name(op) == BLOCKTAG);
    !is_entry && !is_labelled && always_goes
}
