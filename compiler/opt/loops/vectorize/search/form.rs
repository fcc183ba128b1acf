//! Loops that search: their blocks are in a line, each goes on to the next one or leaves, and all that changes from one
//! iteration to the next moves by constants.

use crate::dialect::llvm::arith::{ADD, SUB};
use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, LOAD};
use crate::ir::{Block, TypeData, TypeId, Value};
use crate::opt::analysis::access::is_invariant_in;
use crate::opt::analysis::affine::{AffineView, Term};
use crate::opt::analysis::cfg::{passed, successors};
use crate::opt::analysis::loop_info::{Loop, step};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// The most blocks of a loop that is looked at.
const MAX_BLOCKS: usize = 12;
/// The most operations.
const MAX_OPS: usize = 100;
/// What is added to an argument each time is less than this.
const MAX_STEP: i64 = 1 << 20;

/// A loop whose blocks are in a line.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) header: Block,
    /// Blocks outside of the loop that go to the header.
    pub(super) entering: Vec<Block>,
    /// Its blocks in their order, from the header on.
    pub(super) blocks: Vec<Block>,
    /// Arguments of the header.
    pub(super) moving: Vec<Moving>,
    /// The ways out in their order.
    pub(super) exits: Vec<Exit>,
}

/// An argument of the header.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moving {
    pub(super) value: Value,
    /// What is added to it each time, in bytes to a pointer.
    pub(super) step: i64,
    /// Whether it is known not to wrap as a signed number.
    pub(super) is_exact: bool,
}

/// A way out of the loop.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    /// Number of the block that leaves.
    pub(super) block: usize,
    pub(super) condition: Value,
    /// It is taken if the condition is this.
    pub(super) leaves_if: bool,
}

impl Line {
    /// The blocks and exits of a loop, if it is one line.
    pub(super) fn of(f: &Function, l: &Loop) -> Option<Line> {
        let mut line = Line {
            header: l.header,
            entering: l.entering.clone(),
            blocks: Vec::new(),
            moving: Vec::new(),
            exits: Vec::new(),
        };
        let mut block = l.header;
        while line.blocks.len() < MAX_BLOCKS {
            let end = f.body.last_op(block)?;
            let ways = successors(f.body, block);
            let stays = ways.iter().position(|way| l.contains(way.block))?;
            match (f.body.name(end), ways) {
                (BR, _) => {}
                (COND_BR, [first, second]) if l.contains(first.block) != l.contains(second.block) => {
                    let condition = f.body.own_operands(end)[0];
                    line.exits.push(Exit { block: line.blocks.len(), condition, leaves_if: stays == 1 });
                }
                _ => return None,
            }
            line.blocks.push(block);
            block = ways[stays].block;
            if block == l.header {
                return (line.blocks.len() == l.blocks.len()).then_some(line);
            }
            // What one block passes to the next may as well be used there.
            f.body.block_args(block).is_empty().then_some(())?;
        }
        None
    }

    /// Finds out how the arguments of the header move; an error if one of them moves in another way.
    pub(super) fn find_moving(&mut self, f: &Function) -> Result<(), Missed> {
        let latch = *self.blocks.last().ok_or(Missed::Branches)?;
        let nexts = passed(f.body, latch, self.header).ok_or(Missed::Branches)?;
        let args = f.body.block_args(self.header);
        self.moving.extend(args.iter().zip(nexts).filter_map(|(&value, &next)| {
            let (step, is_exact) = match next == value {
                true => (0, true),
                false => step_between(f, value, next)?,
            };
            Some(Moving { value, step, is_exact })
        }));
        if self.moving.len() == args.len() { Ok(()) } else { Err(Missed::CarriedArgument) }
    }

    /// Whether iterations may be left out but for what they leave by: they only load and compute.
    pub(super) fn check_effects(&self, f: &Function) -> Result<(), Missed> {
        let ops = self.blocks.iter().flat_map(|&block| f.body.block_ops(block));
        if ops.clone().count() > MAX_OPS {
            return Err(Missed::Large(ops.count(), MAX_OPS));
        }
        for &op in ops {
            match f.body.name(op) {
                BR | COND_BR => {}
                LOAD if !f.is_plain(op) => return Err(Missed::NotPlain(op)),
                name if name != ALLOCA && f.may_drop(op) => {}
                _ => return Err(Missed::Effect(op)),
            }
        }
        Ok(())
    }

    pub(super) fn contains(&self, block: Block) -> bool {
        self.blocks.contains(&block)
    }

    /// Whether a value is the same in all iterations.
    pub(super) fn is_invariant(&self, f: &Function, value: Value) -> bool {
        self.argument(value).is_some_and(|moving| moving.step == 0)
            || is_invariant_in(f, &|block| self.contains(block), value)
    }

    /// The argument of the header that a value is.
    pub(super) fn argument(&self, value: Value) -> Option<&Moving> {
        self.moving.iter().find(|moving| moving.value == value)
    }

    /// What is added each time to a value that is an argument of the header, or one with a constant added to it.
    pub(super) fn step_of(&self, f: &Function, value: Value) -> Option<i64> {
        if let Some(moving) = self.argument(value) {
            return Some(moving.step).filter(|&step| step != 0);
        }
        let op = f.body.defining_op(value)?;
        let is_sum = matches!(f.body.name(op), ADD | SUB | GETELEMENTPTR);
        let base = f.body.operands(op).iter().find_map(|&operand| self.argument(operand));
        base.filter(|base| is_sum && base.step != 0 && step_between(f, base.value, value).is_some())
            .map(|base| base.step)
    }
}

/// What is to be added to one value for another, if that is a constant that is not 0, and whether that is known not to wrap.
fn step_between(f: &Function, from: Value, to: Value) -> Option<(i64, bool)> {
    let ty = f.body.value_type(from);
    let is_wide = ty == TypeId::I64 || matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
    if !is_wide && f.cx.int_width(ty).is_none_or(|width| width >= 64) {
        return None;
    }
    let sum = AffineView::new(f).of(to);
    let found = match sum.terms == [(Term::Value(from), 1)] {
        true => Some((sum.constant, true)),
        false => step(f, from, to).map(|step| (step, false)),
    };
    found.filter(|(step, _)| (1..MAX_STEP).contains(&step.abs()))
}
