//! The form of search loops: a sequence of blocks with optional exits, whose loop-carried values are induction
//! variables with constant steps.

use crate::dialect::llvm::arith::{ADD, SUB};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, LOAD};
use crate::ir::{Block, TypeData, TypeId, Value};
use crate::opt::analysis::access::is_invariant_in;
use crate::opt::analysis::affine::{AffineView, Term};
use crate::opt::analysis::cfg::{edge_operands, successors};
use crate::opt::analysis::loop_info::{Loop, step};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// Size limit of loops, in blocks.
pub(super) const MAX_BLOCKS: usize = 12;
/// Size limit of loops, in operations.
pub(super) const MAX_OPS: usize = 100;
/// Upper bound on steps, exclusive.
const MAX_STEP: i64 = 1 << 20;

/// A loop whose blocks are a sequence.
#[derive(Debug)]
pub(super) struct BlockChain {
    pub(super) header: Block,
    /// The predecessors of the header outside of the loop.
    pub(super) entering: Vec<Block>,
    /// The blocks in order, the header first.
    pub(super) blocks: Vec<Block>,
    /// The header arguments.
    pub(super) arguments: Vec<HeaderArgument>,
    /// The exits in order.
    pub(super) exits: Vec<Exit>,
}

/// An induction variable or an invariant argument.
#[derive(Clone, Copy, Debug)]
pub(super) struct HeaderArgument {
    pub(super) value: Value,
    /// The increment, in bytes for pointers.
    pub(super) step: i64,
    /// True if it provably has no signed wrap.
    pub(super) is_exact: bool,
}

/// An exit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    /// The index of the exiting block.
    pub(super) block: usize,
    pub(super) condition: Value,
    /// The value of the condition for which the exit is taken.
    pub(super) leaves_if: bool,
}

impl BlockChain {
    /// Matches a loop that is a sequence of blocks. Collects its blocks and exits.
    pub(super) fn of(f: &Function, l: &Loop) -> Option<BlockChain> {
        let mut chain = BlockChain {
            header: l.header,
            entering: l.entering.clone(),
            blocks: Vec::new(),
            arguments: Vec::new(),
            exits: Vec::new(),
        };
        let mut block = l.header;
        while chain.blocks.len() < MAX_BLOCKS {
            let end = f.body.last_op(block)?;
            let edges = successors(f.body, block);
            let stays = edges.iter().position(|edge| l.contains(edge.block))?;
            match (f.body.name(end), edges) {
                (BR, _) => {}
                (COND_BR, [first, second]) if l.contains(first.block) != l.contains(second.block) => {
                    let condition = CondBr(end).condition(f.body);
                    chain.exits.push(Exit { block: chain.blocks.len(), condition, leaves_if: stays == 1 });
                }
                _ => return None,
            }
            chain.blocks.push(block);
            block = edges[stays].block;
            if block == l.header {
                return (chain.blocks.len() == l.blocks.len()).then_some(chain);
            }
            // Block arguments are not supported: the values of the only predecessor can be used directly.
            f.body.block_args(block).is_empty().then_some(())?;
        }
        None
    }

    /// Matches the header arguments. Fails if one of them has no constant step.
    pub(super) fn find_arguments(&mut self, f: &Function) -> Result<(), Missed> {
        let latch = *self.blocks.last().ok_or(Missed::Branches)?;
        let nexts = edge_operands(f.body, latch, self.header).ok_or(Missed::Branches)?;
        let args = f.body.block_args(self.header);
        self.arguments.extend(args.iter().zip(nexts).filter_map(|(&value, &next)| {
            let (step, is_exact) = match next == value {
                true => (0, true),
                false => step_between(f, value, next)?,
            };
            Some(HeaderArgument { value, step, is_exact })
        }));
        if self.arguments.len() == args.len() { Ok(()) } else { Err(Missed::LoopCarriedArgument) }
    }

    /// Checks that iterations have no side effects, so that they may be skipped.
    pub(super) fn check_effects(&self, f: &Function) -> Result<(), Missed> {
        let ops = self.blocks.iter().flat_map(|&block| f.body.block_ops(block));
        if ops.clone().count() > MAX_OPS {
            return Err(Missed::TooLarge(ops.count(), MAX_OPS));
        }
        for &op in ops {
            match f.body.name(op) {
                BR | COND_BR => {}
                LOAD if !f.is_plain(op) => return Err(Missed::NotPlain(op)),
                name if name != ALLOCA && f.may_drop(op) => {}
                _ => return Err(Missed::SideEffect(op)),
            }
        }
        Ok(())
    }

    pub(super) fn contains(&self, block: Block) -> bool {
        self.blocks.contains(&block)
    }

    /// Returns true if a value is loop-invariant.
    pub(super) fn is_invariant(&self, f: &Function, value: Value) -> bool {
        self.argument(value).is_some_and(|argument| argument.step == 0)
            || is_invariant_in(f, &|block| self.contains(block), value)
    }

    /// Returns the header argument that a value is.
    pub(super) fn argument(&self, value: Value) -> Option<&HeaderArgument> {
        self.arguments.iter().find(|argument| argument.value == value)
    }

    /// Returns the step of a header argument, or of the sum of one and a constant.
    pub(super) fn step_of(&self, f: &Function, value: Value) -> Option<i64> {
        if let Some(argument) = self.argument(value) {
            return Some(argument.step).filter(|&step| step != 0);
        }
        let op = f.body.defining_op(value)?;
        let is_sum = matches!(f.body.name(op), ADD | SUB | GETELEMENTPTR);
        let base = f.body.operands(op).iter().find_map(|&operand| self.argument(operand));
        base.filter(|base| is_sum && base.step != 0 && step_between(f, base.value, value).is_some())
            .map(|base| base.step)
    }
}

/// Returns the constant difference of two values, which is not 0, and true if the addition provably does not wrap.
fn step_between(f: &Function, from: Value, to: Value) -> Option<(i64, bool)> {
    let ty = f.body.value_type(from);
    let is_wide = ty == TypeId::I64 || matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
    if !is_wide && f.cx.int_width(ty).is_none_or(|width| width >= 64) {
        return None;
    }
    let sum = AffineView::new(f).of(to);
    let found = match sum.terms[..] == [(Term::Value(from), 1)] {
        true => Some((sum.constant, true)),
        false => step(f, from, to).map(|step| (step, false)),
    };
    found.filter(|(step, _)| (1..MAX_STEP).contains(&step.abs()))
}
