//! Dead code elimination: removes operations and block arguments that no side effect depends on, including cycles of
//! them. Control flow does not change.

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::ir::{Block, Op, Region, Value, ValueDef};
use crate::opt::analysis::cfg::{redirect, successors};
use crate::opt::function::Function;

/// Removes dead operations and block arguments.
pub(crate) fn remove_unused(f: &mut Function) {
    let blocks = f.blocks();
    let live = Live::of(f, &blocks);
    for &block in &blocks {
        f.body.retain_ops(block, |op| live.ops[op.index()]);
    }
    remove_args(f, &blocks, &live);
}

/// The set of live operations and values.
struct Live {
    /// By operation.
    ops: Vec<bool>,
    /// By value.
    values: Vec<bool>,
    /// By block: true if all its arguments are live because a terminator other than a branch or switch passes them.
    blocks: Vec<bool>,
}

impl Live {
    fn of(f: &Function, blocks: &[Block]) -> Live {
        let mut live = Live {
            ops: vec![false; f.body.op_count()],
            values: vec![false; f.body.value_count()],
            blocks: vec![false; f.body.block_count()],
        };
        let mut worklist = Vec::new();
        for &block in blocks {
            for &op in f.body.block_ops(block) {
                if !f.may_drop(op) {
                    live.add_effect(f, op, &mut worklist);
                }
            }
        }
        let predecessors = f.predecessors();
        let numbers = arg_numbers(f, blocks);
        while let Some(value) = worklist.pop() {
            match f.body.value_def(value) {
                ValueDef::Result(op) if !live.ops[op.index()] => {
                    live.ops[op.index()] = true;
                    f.body.operands(op).iter().for_each(|&operand| live.add(operand, &mut worklist));
                }
                ValueDef::Argument(block) => {
                    let number = numbers[value.index()] as usize;
                    let mut last = None;
                    // Duplicate predecessors are adjacent.
                    for &from in predecessors.of(block) {
                        if last.replace(from) != Some(from) {
                            each_passed(f, from, block, number, |operand| live.add(operand, &mut worklist));
                        }
                    }
                }
                _ => {}
            }
        }
        live
    }

    fn add(&mut self, value: Value, worklist: &mut Vec<Value>) {
        if !std::mem::replace(&mut self.values[value.index()], true) {
            worklist.push(value);
        }
    }

    /// Marks an operation that is live regardless of its results. The operands that a branch passes are not.
    fn add_effect(&mut self, f: &Function, op: Op, worklist: &mut Vec<Value>) {
        self.ops[op.index()] = true;
        let passes_on = matches!(f.body.name(op), BR | COND_BR | SWITCH);
        let operands = if passes_on { f.body.own_operands(op) } else { f.body.operands(op) };
        operands.iter().for_each(|&operand| self.add(operand, worklist));
        if !passes_on {
            f.body.successors(op).iter().for_each(|edge| self.blocks[edge.block.index()] = true);
        }
    }
}

/// The index of each block argument in its block, by value.
fn arg_numbers(f: &Function, blocks: &[Block]) -> Vec<u32> {
    let mut numbers = vec![0; f.body.value_count()];
    for &block in blocks {
        for (number, arg) in f.body.block_args(block).iter().enumerate() {
            numbers[arg.index()] = number as u32;
        }
    }
    numbers
}

/// Calls `with` for each operand that `from` passes to `to` as argument `number`.
fn each_passed(f: &Function, from: Block, to: Block, number: usize, mut with: impl FnMut(Value)) {
    let Some(end) = f.body.last_op(from) else { return };
    for (edge, successor) in successors(f.body, from).iter().enumerate() {
        if successor.block == to {
            let operand = f.body.successor_operands(end, edge).get(number).copied();
            operand.into_iter().for_each(&mut with);
        }
    }
}

/// Removes dead block arguments and the operands that are passed for them.
fn remove_args(f: &mut Function, blocks: &[Block], live: &Live) {
    // By block: the flags of live arguments, unless all are live.
    let mut kept: Vec<Option<Vec<bool>>> = vec![None; f.body.block_count()];
    let mut is_any = false;
    // The arguments of the entry block are those of the function.
    for &block in blocks.iter().skip(1) {
        let is_kept: Vec<bool> =
            f.body.block_args(block).iter().map(|arg| live.values[arg.index()]).collect();
        if !live.blocks[block.index()] && is_kept.contains(&false) {
            f.body.retain_block_args(block, |number| is_kept[number]);
            kept[block.index()] = Some(is_kept);
            is_any = true;
        }
    }
    if !is_any {
        return;
    }
    for block in f.body.region_blocks(Region::ROOT).to_vec() {
        if successors(f.body, block).iter().any(|edge| kept[edge.block.index()].is_some()) {
            redirect(f.body, block, |to, passed| {
                let kept = kept[to.index()].as_ref()?;
                let passed = passed.iter().zip(kept).filter(|(_, is_kept)| **is_kept);
                Some((to, passed.map(|(&value, _)| value).collect()))
            });
        }
    }
}
