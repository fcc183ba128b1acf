//! Unswitching of loops: a loop that counts, and asks for something in each iteration that is the same in all of them, is
//! made twice, and asks before. Both are without the branch then, so that they may become vectors.
//!
//! ```text
//!   ^preheader: is it so? ──yes──▶ ^header ⟲ … ──▶ ^exit
//!                         ──no───▶ a copy ⟲ … ───▶ ^exit
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{FREEZE, SELECT};
use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::memory::ALLOCA;
use crate::dialect::llvm::symbol::BLOCKTAG;
use crate::ir::{Block, DictId, NewOp, Op, Successor, TypeId, Value};

use super::access::is_invariant;
use super::cfg::{passed, redirect, successors};
use super::constants::propagate;
use super::escape::{escaping_inner, replace_outside};
use super::function::Function;
use super::guard::Copies;
use super::loops::{CountedLoop, Loop, loops};
use super::remark::Missed;

/// How many operations a loop has at most that is made twice.
const MAX_OPS: usize = 80;
/// How many operations all copies in a function have at most.
const MAX_GROWTH: usize = 1000;
/// How often a loop is made twice at most.
const ROUNDS: usize = 2;

/// The pass.
pub(super) fn unswitch(f: &mut Function) {
    let mut left = MAX_GROWTH;
    for _ in 0..ROUNDS {
        if !round(f, &mut left) {
            break;
        }
        propagate(f);
    }
}

/// Makes each inner loop twice that is worth it; whether there was one. What is left to grow by becomes less.
fn round(f: &mut Function, left: &mut usize) -> bool {
    let inner: Vec<Loop> = loops(f).into_iter().filter(|l| l.is_inner).collect();
    let plans: Vec<(usize, CountedLoop, Value)> = inner
        .iter()
        .enumerate()
        .filter_map(|(number, l)| {
            let counted = CountedLoop::around(f, l).ok()?;
            let condition = condition(f, &counted)?;
            Some((number, counted, condition))
        })
        .collect();
    if plans.is_empty() || f.has_second_returns() {
        return false;
    }
    let mut escaping = escaping_inner(f, &inner);
    let mut after: FxHashMap<Value, (usize, Value)> = FxHashMap::default();
    let mut has_changed = false;
    for (number, l, condition) in plans {
        let size: usize = l.blocks.iter().map(|&block| f.body.block_ops(block).len()).sum();
        let loc = f.loop_loc(l.header);
        if size > MAX_OPS.min(*left) {
            f.missed(loc, "loop not unswitched", Missed::Large(size, MAX_OPS));
            continue;
        }
        if !l.blocks.iter().all(|&block| may_copy(f, block)) || !f.may_rewrite() {
            continue;
        }
        has_changed = true;
        *left -= size;
        let escaping = escaping.remove(&number).unwrap_or_default();
        let values = split(f, &l, condition, &escaping);
        after.extend(values.into_iter().map(|(value, later)| (value, (number, later))));
        f.done(loc, || "loop unswitched: a condition that does not change is asked before it".into());
    }
    replace_outside(f, &inner, &after);
    has_changed
}

/// A condition of a branch or a choice in a loop that is the same in all iterations.
fn condition(f: &Function, l: &CountedLoop) -> Option<Value> {
    let mut conditions = l.blocks.iter().filter(|&&block| block != l.header).flat_map(|&block| {
        let asks = |&&op: &&Op| match f.body.name(op) {
            COND_BR => true,
            SELECT => !is_invariant(f, l, f.body.result(op, 0)),
            _ => false,
        };
        f.body.block_ops(block).iter().filter(asks).map(|&op| f.body.operands(op)[0])
    });
    conditions.find(|&condition| {
        f.body.value_type(condition) == TypeId::I1
            && f.constant_of(condition).is_none()
            && is_invariant(f, l, condition)
    })
}

/// Whether a block can be there twice.
fn may_copy(f: &Function, block: Block) -> bool {
    f.body.block_ops(block).iter().all(|&op| match f.body.name(op) {
        BR | COND_BR | SWITCH => true,
        ALLOCA | BLOCKTAG => false,
        _ => f.body.successors(op).is_empty() && f.body.regions(op).is_empty(),
    })
}

/// Makes a loop twice. The result is what stands after it for its values that are used there.
fn split(f: &mut Function, l: &CountedLoop, condition: Value, escaping: &[Value]) -> Vec<(Value, Value)> {
    let after = leave_by_one_block(f, l, escaping);
    let mut order: Vec<Block> = f.blocks();
    order.retain(|block| l.blocks.contains(block));
    let inits = passed(f.body, l.preheader, l.header).unwrap_or_default().to_vec();
    let Some(enters) = f.body.take_last_op(l.preheader) else { return after };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let asked = Copies::default().invariant(&mut emit, l, condition);
    let asked = emit.value(FREEZE, &[asked], TypeId::I1, DictId::EMPTY);
    let (yes, no) = (emit.int(TypeId::I1, -1), emit.int(TypeId::I1, 0));
    let copy = copy(f, &order, l.header, FxHashMap::from_iter([(condition, no)]));
    // Each has a block before it, as loops that count do.
    let before = [l.header, copy].map(|header| {
        let before = f.new_block_before(header, &[]);
        f.emit(before, f.body.loc(enters)).branch(header, &inits);
        before
    });
    f.emit(l.preheader, f.body.loc(enters)).branch_if(asked, (before[0], &[]), (before[1], &[]));
    for &block in &order {
        for op in f.body.block_ops(block).to_vec() {
            for index in 0..f.body.operands(op).len() {
                if f.body.operands(op)[index] == condition {
                    f.body.set_operand(op, index, yes);
                }
            }
        }
    }
    after
}

/// Puts a block behind a loop that gets all values of the loop which are used there; both loops will go to it.
fn leave_by_one_block(f: &mut Function, l: &CountedLoop, escaping: &[Value]) -> Vec<(Value, Value)> {
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

/// Copies blocks, with other values where `values` has them; the result is the copy of `first`.
fn copy(f: &mut Function, blocks: &[Block], first: Block, mut values: FxHashMap<Value, Value>) -> Block {
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
    copies[&first]
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
