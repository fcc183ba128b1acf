//! Two choices by one comparison. Each by itself would compare again, because flags are not kept; halves of one number of 128
//! bits are chosen together.

use cranelift_codegen::ir::InstBuilder;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::dialect::llvm::arith::{CONSTANT, SELECT};
use crate::dialect::llvm::compare::ICMP;
use crate::ir::{Block, Op, Value};

use super::context::{FunctionCx, Lower};

/// Choices of a block that are made together.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    /// By first choice, which waits: the second.
    second_of: FxHashMap<Op, Op>,
    /// By second choice: the first.
    first_of: FxHashMap<Op, Op>,
}

impl Pairs {
    /// Those of a block: choices of words by the same comparison, between which nothing asks for the first.
    pub(super) fn of(fx: &FunctionCx, block: Block) -> Pairs {
        let mut pairs = Pairs::default();
        if !fx.env.support.paired_choices {
            return pairs;
        }
        let mut open: SmallVec<[Op; 4]> = SmallVec::new();
        for &op in fx.body.block_ops(block) {
            let operands = fx.body.operands(op);
            open.retain(|first| !operands.contains(&fx.body.result(*first, 0)));
            if fx.body.name(op) != SELECT || !is_of_words(fx, op) {
                continue;
            }
            match open.iter().position(|&first| fx.body.operands(first)[0] == operands[0]) {
                Some(at) => {
                    let first = open.remove(at);
                    pairs.second_of.insert(first, op);
                    pairs.first_of.insert(op, first);
                }
                None => open.push(op),
            }
        }
        pairs
    }
}

/// Whether a choice is of two words that registers hold, by a comparison of such. Constants make better instructions.
fn is_of_words(fx: &FunctionCx, op: Op) -> bool {
    let is_constant =
        |value: Value| fx.body.defining_op(value).is_some_and(|op| fx.body.name(op) == CONSTANT);
    let &[condition, a, b] = fx.body.operands(op) else { return false };
    let compares = |op: &Op| fx.body.name(*op) == ICMP && is_word(fx, fx.body.operands(*op)[0], ..=64);
    is_word(fx, a, 64..=64)
        && !is_constant(a)
        && !is_constant(b)
        && fx.body.defining_op(condition).filter(compares).is_some()
}

/// Whether a value is an integer of some width.
fn is_word(fx: &FunctionCx, value: Value, widths: impl std::ops::RangeBounds<u32>) -> bool {
    fx.cx().int_width(fx.body.value_type(value)).is_some_and(|width| widths.contains(&width))
}

impl FunctionCx<'_> {
    /// Makes a choice together with the one that waits for it; whether that is all there is to do for now.
    pub(super) fn choose_in_pairs(&mut self, op: Op) -> Lower<bool> {
        if self.choices.second_of.contains_key(&op) {
            return Ok(true);
        }
        let Some(&first) = self.choices.first_of.get(&op) else { return Ok(false) };
        let condition = self.single(op, 0)?;
        let mut both = [condition; 2];
        for (side, both) in both.iter_mut().enumerate() {
            let (low, high) = (self.single(first, side + 1)?, self.single(op, side + 1)?);
            *both = self.ins().iconcat(low, high);
        }
        let chosen = self.ins().select(condition, both[0], both[1]);
        let (low, high) = self.ins().isplit(chosen);
        self.set(first, &[low]);
        self.set(op, &[high]);
        Ok(true)
    }
}
