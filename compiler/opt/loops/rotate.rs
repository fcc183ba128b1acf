//! Loop rotation: moves the exit test of a top-tested loop to its latch, and duplicates it before the loop. This saves
//! a jump per iteration, and gives the loop a preheader that is executed only if the loop is entered. Loops whose
//! header has side effects or many operations are left out. No test precedes a loop that is known to be entered.
//!
//! ```text
//!   ^preheader ▶ ^header(%i): exit test ──no──▶ ^exit        ^preheader: exit test ──no──▶ ^after
//!                ^body ▶ ^header                      ▶      ^entry ▶ ^header(%i) ▶ ^body: exit test ──▶ ^header
//!                                                                                         no ▶ ^after ▶ ^exit
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::compare::Icmp;
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::memory::ALLOCA;
use crate::ir::{Block, Loc, TypeId, Value};
use crate::opt::analysis::cfg::{edge_operands, redirect, successors};
use crate::opt::analysis::live_outs::{header_live_outs, replace_live_outs};
use crate::opt::analysis::loop_info::{Loop, annotate, annotation_attr, loops};
use crate::opt::analysis::ranges::Ranges;
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::function::Function;
use crate::opt::scalar::demote::{demote, may_demote};
use crate::opt::scalar::mem2reg::mem2reg;

/// Upper bound on the operations of the exit test, which are duplicated.
const MAX_HEADER_OPS: usize = 24;

/// The pass.
pub(crate) fn loop_rotate(f: &mut Function) {
    let mut all = loops(f).to_vec();
    if all.is_empty() {
        return;
    }
    let escaping = header_live_outs(f, &all);
    let ranges = Ranges::new(f, &all);
    let entered: FxHashSet<Block> =
        all.iter().filter(|l| is_entered(f, l, &ranges)).map(|l| l.header).collect();
    drop(ranges);
    let mut after: FxHashMap<Value, (usize, Value)> = FxHashMap::default();
    let mut headers = Vec::new();
    let by_header: FxHashMap<Block, usize> =
        all.iter().enumerate().map(|(number, l)| (l.header, number)).collect();
    let mut has_demoted = false;
    for index in 0..all.len() {
        let Some(form) = Form::of(f, &all[index], &escaping) else { continue };
        if !f.may_rewrite() {
            break;
        }
        headers.push(form.header);
        let needed: Vec<Value> =
            values(f, form.header).into_iter().filter(|value| escaping.contains(value)).collect();
        let needed = if form.has_one_exit {
            needed
        } else {
            // The value depends on the exit and the iteration.
            has_demoted |= !needed.is_empty();
            needed.into_iter().for_each(|value| demote(f, value, |block| all[index].contains(block)));
            Vec::new()
        };
        let rotated = form.rotate(f, &needed, entered.contains(&form.header));
        after.extend(rotated.after.iter().map(|&(before, value)| (before, (index, value))));
        let made = [form.preheader, rotated.entry, rotated.exit];
        let mut around = all[index].parent;
        while let Some(outer) = around {
            all[outer].blocks.extend(made);
            around = all[outer].parent;
        }
        // The new exit block replaces the header as a predecessor.
        if let Some(&next) = by_header.get(&rotated.left_to) {
            let next = &mut all[next];
            let edges = next.latches.iter_mut().chain(&mut next.entering);
            edges.filter(|edge| **edge == form.header).for_each(|edge| *edge = rotated.exit);
        }
    }
    replace_live_outs(f, &all, &after);
    remove_unused(f, &headers);
    // Headers have one successor now.
    merge_blocks(f);
    if has_demoted {
        mem2reg(f);
    }
}

/// A loop that can be rotated.
struct Form {
    preheader: Block,
    header: Block,
    latch: Block,
    /// The index of the header's successor in the loop.
    stays: usize,
    /// True if only the header exits.
    has_one_exit: bool,
}

impl Form {
    fn of(f: &mut Function, l: &Loop, escaping: &FxHashSet<Value>) -> Option<Form> {
        let &[latch] = &l.latches[..] else { return None };
        let header = l.header;
        let end = f.body.last_op(header)?;
        let edges = successors(f.body, header);
        let stays = edges.iter().position(|edge| l.contains(edge.block))?;
        let leaves = edges.iter().position(|edge| !l.contains(edge.block))?;
        let has_one_exit = l.blocks.iter().all(|&block| {
            block == header || successors(f.body, block).iter().all(|edge| l.contains(edge.block))
        });
        let is_form = latch != header
            && f.body.name(end) == COND_BR
            && stays != leaves
            && f.body.last_op(latch).is_some_and(|op| f.body.name(op) == BR)
            && f.body.block_ops(header).len() <= MAX_HEADER_OPS
            && f.body
                .block_ops(header)
                .iter()
                .all(|&op| op == end || (f.may_drop(op) && f.body.name(op) != ALLOCA));
        if !is_form {
            return None;
        }
        let may_demote = |value: &Value| !escaping.contains(value) || may_demote(f, *value);
        if !has_one_exit && !values(f, header).iter().all(may_demote) {
            return None;
        }
        Some(Form { preheader: preheader(f, l)?, header, latch, stays, has_one_exit })
    }

    /// Rotates the loop. `used_after` are its live-out values. There is no test before the loop if it is known to be
    /// entered.
    fn rotate(&self, f: &mut Function, used_after: &[Value], is_entered: bool) -> Rotated {
        let end = f.body.last_op(self.header);
        let loc = end.map_or(Loc::UNKNOWN, |op| f.body.loc(op));
        let [to_body, to_exit] = [self.stays, 1 - self.stays].map(|edge| {
            let op = end
                .map(|op| (f.body.successors(op)[edge].block, f.body.successor_operands(op, edge).to_vec()));
            op.unwrap_or((self.header, Vec::new()))
        });
        let needed: Vec<Value> = values(f, self.header)
            .into_iter()
            .filter(|value| used_after.contains(value) || to_exit.1.contains(value))
            .collect();
        let types: Vec<TypeId> = needed.iter().map(|&value| f.body.value_type(value)).collect();
        let entry = f.new_block_before(self.header, &[]);
        let exit = f.new_block_before(to_exit.0, &types);
        let inits = edge_operands(f.body, self.preheader, self.header).unwrap_or_default().to_vec();
        let nexts = edge_operands(f.body, self.latch, self.header).unwrap_or_default().to_vec();
        if is_entered {
            f.body.take_last_op(self.preheader);
            f.emit(self.preheader, loc).branch(entry, &[]);
        } else {
            self.emit_exit_test(f, self.preheader, &inits, (entry, &[]), (exit, &needed));
        }
        let annotation = annotation_attr(f, self.latch);
        self.emit_exit_test(f, self.latch, &nexts, (self.header, &nexts), (exit, &needed));
        if let Some(annotation) = annotation {
            annotate(f, self.latch, annotation);
        }
        f.emit(entry, loc).branch(self.header, &inits);
        f.body.take_last_op(self.header);
        f.emit(self.header, loc).branch(to_body.0, &to_body.1);
        let after: Vec<(Value, Value)> =
            needed.iter().copied().zip(f.body.block_args(exit).to_vec()).collect();
        let now = |value: &Value| after.iter().find(|pair| pair.0 == *value).map_or(*value, |pair| pair.1);
        let operands: Vec<Value> = to_exit.1.iter().map(now).collect();
        f.emit(exit, loc).branch(to_exit.0, &operands);
        Rotated { entry, exit, left_to: to_exit.0, after }
    }

    /// Ends a block with a clone of the header, whose arguments are `args`. The loop continues at `again` and exits to
    /// a block that gets the clones of `needed`.
    fn emit_exit_test(
        &self,
        f: &mut Function,
        block: Block,
        args: &[Value],
        again: (Block, &[Value]),
        (exit, needed): (Block, &[Value]),
    ) {
        f.body.take_last_op(block);
        let params = f.body.block_args(self.header).to_vec();
        let mut copies: FxHashMap<Value, Value> = params.into_iter().zip(args.iter().copied()).collect();
        let ops = f.body.block_ops(self.header).to_vec();
        for op in ops {
            let of = |copies: &FxHashMap<Value, Value>, value: &Value| *copies.get(value).unwrap_or(value);
            if f.body.name(op) == COND_BR {
                let condition = of(&copies, &CondBr(op).condition(f.body));
                let needed: Vec<Value> = needed.iter().map(|value| of(&copies, value)).collect();
                let mut edges = [again, (exit, &needed[..])];
                if self.stays == 1 {
                    edges.swap(0, 1);
                }
                f.emit(block, f.body.loc(op)).branch_if(condition, edges[0], edges[1]);
                continue;
            }
            f.copy_op(op, block, &mut copies);
        }
    }
}

/// Returns true if constants or conditions that dominate a loop imply that its exit test passes first.
fn is_entered(f: &Function, l: &Loop, ranges: &Ranges) -> bool {
    let header = l.header;
    let implied = || {
        let &[before] = &l.entering[..] else { return None };
        let end = f.body.last_op(header).filter(|&op| f.body.name(op) == COND_BR)?;
        let compare = f.body.defining_op(CondBr(end).condition(f.body))?;
        let [a, b] = Icmp::cast(f.body, compare)?.operands(f.body);
        let (args, inits) = (f.body.block_args(header), edge_operands(f.body, before, header)?);
        let first = |value: Value| match args.iter().position(|&arg| arg == value) {
            Some(index) => Some(inits[index]),
            None => (f.block_of(value) != Some(header)).then_some(value),
        };
        let continues = l.contains(f.body.successors(end)[0].block);
        let result = ranges.implied(compare, [first(a)?, first(b)?], before, Some(header))?;
        Some(result == continues)
    };
    implied() == Some(true)
}

/// The arguments and results that a block defines.
fn values(f: &Function, block: Block) -> Vec<Value> {
    let mut values = f.body.block_args(block).to_vec();
    for &op in f.body.block_ops(block) {
        values.extend(f.body.results(op));
    }
    values
}

/// Returns the preheader, which is inserted if the loop has none.
fn preheader(f: &mut Function, l: &Loop) -> Option<Block> {
    if let &[block] = &l.entering[..]
        && f.body.last_op(block).is_some_and(|op| f.body.name(op) == BR)
    {
        return Some(block);
    }
    let mut goes_there_by_branch = l.entering.iter().map(|&block| f.body.last_op(block));
    if !goes_there_by_branch.all(|op| op.is_some_and(|op| matches!(f.body.name(op), BR | COND_BR))) {
        return None;
    }
    let types = f.body.value_types(f.body.block_args(l.header));
    let block = f.new_block_before(l.header, &types);
    let args = f.body.block_args(block).to_vec();
    for &from in &l.entering {
        redirect(f.body, from, |to, operands| (to == l.header).then(|| (block, operands.to_vec())));
    }
    f.emit(block, Loc::UNKNOWN).branch(l.header, &args);
    Some(block)
}

/// The result of a rotation.
struct Rotated {
    /// The new preheader.
    entry: Block,
    /// The new exit block.
    exit: Block,
    /// The successor of the exit block.
    left_to: Block,
    /// Values of the header, and their replacements after the loop.
    after: Vec<(Value, Value)>,
}

/// Removes operations of headers that are dead after rotation.
fn remove_unused(f: &mut Function, headers: &[Block]) {
    let mut uses = vec![0u32; f.body.value_count()];
    for block in f.blocks() {
        for &op in f.body.block_ops(block) {
            f.body.operands(op).iter().for_each(|operand| uses[operand.index()] += 1);
        }
    }
    for &header in headers {
        for op in f.body.take_ops(header).into_iter().rev().collect::<Vec<_>>() {
            let is_unused = f.body.results(op).all(|result| uses[result.index()] == 0);
            if is_unused && f.body.successors(op).is_empty() && f.may_drop(op) {
                f.body.operands(op).iter().for_each(|operand| uses[operand.index()] -= 1);
            } else {
                f.body.place_ops_first(header, &[op]);
            }
        }
    }
}
