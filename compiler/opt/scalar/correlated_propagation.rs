//! Correlated value propagation for two-valued variables.
//!
//! A variable that is one of two constants equals the one of them that a dominating equality comparison implies. The
//! pass replaces it on the edge and in the blocks that the edge dominates.
//!
//! ```text
//!   if (!in_word) { in_word = 1; words++; }   ▶   if (!in_word) words++; in_word = 1;
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{SELECT, Select};
use crate::dialect::llvm::compare::{Icmp, IntPredicate};
use crate::dialect::llvm::control::{COND_BR, CondBr};
use crate::ir::dominance::Dominators;
use crate::ir::{Block, Op, Region, Value, ValueDef, name};
use crate::opt::analysis::cfg::{Predecessors, edge_operands};
use crate::opt::function::Function;

/// Upper bound on the values that are visited for a variable.
const MAX_VALUES: usize = 32;

/// The pass.
pub(crate) fn correlated_propagation(f: &mut Function) {
    let blocks = f.blocks();
    let predecessors = f.predecessors();
    let implications: Vec<Implication> = blocks
        .iter()
        .flat_map(|&block| [0, 1].map(|edge| (block, edge)))
        .filter_map(|(block, edge)| Implication::of(f, &predecessors, block, edge))
        .collect();
    if implications.is_empty() {
        return;
    }
    let dominators = f.dominators();
    for implication in implications {
        implication.apply(f, &predecessors, &dominators, &blocks);
    }
}

/// The constant that a variable equals on an edge of a branch.
struct Implication {
    flag: Value,
    /// The constant.
    constant: Value,
    /// The block of the branch.
    from: Block,
    /// The index of the successor.
    edge: usize,
    /// The target block, if the edge dominates it.
    to: Option<Block>,
}

impl Implication {
    fn of(f: &Function, predecessors: &Predecessors, block: Block, edge: usize) -> Option<Implication> {
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == COND_BR)?;
        let condition = CondBr(end).condition(f.body);
        let op = f.body.defining_op(condition)?;
        let [flag, compared] = Icmp::cast(f.body, op)?.operands(f.body);
        let predicate = f.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr))?;
        let compared = f.constant_of(compared)?;
        let is_other = match predicate {
            IntPredicate::Eq => edge == 1,
            IntPredicate::Ne => edge == 0,
            _ => return None,
        };
        let assigned = assigned(f, predecessors, flag)?;
        let constant = assigned.iter().find(|(number, _)| (**number != compared) == is_other);
        let is_one = assigned.contains_key(&compared) && assigned.len() == 2;
        let to = f.body.successors(end)[edge].block;
        let to = (predecessors.of(to) == [block]).then_some(to);
        constant.filter(|_| is_one).map(|(_, &constant)| Implication {
            flag,
            constant,
            from: block,
            edge,
            to,
        })
    }

    /// Replaces the variable by the constant where the edge dominates.
    fn apply(
        &self,
        f: &mut Function,
        predecessors: &Predecessors,
        dominators: &Dominators,
        blocks: &[Block],
    ) {
        let home = f.block_of(self.constant);
        if !home.is_some_and(|home| dominators.dominates(home, self.from)) {
            return;
        }
        self.replace_passed(f, predecessors, self.from, Some(self.edge));
        let Some(to) = self.to else { return };
        for &block in blocks.iter().filter(|&&block| dominators.dominates(to, block)) {
            self.replace_passed(f, predecessors, block, None);
            for op in f.body.block_ops(block).to_vec() {
                for index in 0..f.body.own_operands(op).len() {
                    self.replace(f, op, index);
                }
            }
        }
    }

    /// Replaces the variable among the operands of edges to blocks whose argument is the constant or the variable on
    /// all edges. On other edges, the constant would have to be materialized.
    fn replace_passed(
        &self,
        f: &mut Function,
        predecessors: &Predecessors,
        from: Block,
        edge: Option<usize>,
    ) {
        let Some(end) = f.body.last_op(from) else { return };
        let mut first = f.body.own_operands(end).len();
        for at in 0..f.body.successors(end).len() {
            let to = f.body.successors(end)[at].block;
            let count = f.body.successor_operands(end, at).len();
            for index in (0..count).filter(|_| edge.is_none_or(|edge| edge == at)) {
                let is_same = |&other: &Block| {
                    let value = edge_operands(f.body, other, to).map(|passed| passed[index]);
                    value.is_some_and(|value| value == self.constant || value == self.flag)
                };
                if predecessors.of(to).iter().all(is_same) {
                    self.replace(f, end, first + index);
                }
            }
            first += count;
        }
    }

    fn replace(&self, f: &mut Function, op: Op, index: usize) {
        if f.body.operands(op)[index] == self.flag && f.may_rewrite() {
            f.body.set_operand(op, index, self.constant);
        }
    }
}

/// The constants that are assigned to a variable, by number; `None` unless there are exactly two, and no other values.
fn assigned(f: &Function, predecessors: &Predecessors, flag: Value) -> Option<FxHashMap<i128, Value>> {
    let mut constants = FxHashMap::default();
    let mut seen = FxHashSet::default();
    let mut worklist = vec![flag];
    while let Some(value) = worklist.pop() {
        if let Some(number) = f.constant_of(value) {
            constants.entry(number).or_insert(value);
            continue;
        }
        if !seen.insert(value) {
            continue;
        }
        if seen.len() > MAX_VALUES || constants.len() > 2 {
            return None;
        }
        match f.body.value_def(value) {
            ValueDef::Argument(block) => {
                let index = f.body.block_args(block).iter().position(|&arg| arg == value)?;
                let from = predecessors.of(block);
                if from.is_empty() || Some(block) == f.body.entry_block(Region::ROOT) {
                    return None;
                }
                for &from in from {
                    worklist.push(edge_operands(f.body, from, block)?[index]);
                }
            }
            ValueDef::Result(op) if f.body.name(op) == SELECT => {
                worklist.extend(Select(op).arms(f.body));
            }
            _ => return None,
        }
    }
    (constants.len() == 2).then_some(constants)
}
