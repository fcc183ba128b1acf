//! Pairs of selects by one comparison.
//!
//! In Cranelift, flags do not outlive an instruction, so that each select repeats its comparison. A select of a 128-bit
//! integer selects both halves by one comparison. Two selects of words become such a select, also those of 32-bit
//! integers in zero-extended registers.

use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, Value as ClifValue};
use smallvec::SmallVec;

use crate::codegen::context::fusions::Fusion;
use crate::codegen::context::{FunctionCx, Lower};
use crate::dialect::llvm::arith::{ADD, AND, CONSTANT, LSHR, MUL, OR, SHL, SUB, Select, XOR};
use crate::dialect::llvm::compare::Icmp;
use crate::dialect::llvm::memory::LOAD;
use crate::ir::{Block, Op, Value, name};

use super::memory::atomic;

/// Fuses selects of words in a block by the same comparison, if nothing between them uses the first.
pub(crate) fn fuse(fx: &mut FunctionCx, block: Block) {
    if !fx.env.support.paired_choices {
        return;
    }
    let mut open: SmallVec<[Op; 4]> = SmallVec::new();
    for &op in fx.body.block_ops(block) {
        let operands = fx.body.operands(op);
        open.retain(|first| !operands.contains(&fx.body.result(*first, 0)));
        let Some(select) = Select::cast(fx.body, op).filter(|&select| is_of_words(fx, select)) else {
            continue;
        };
        let condition = select.condition(fx.body);
        match open.iter().position(|&first| Select(first).condition(fx.body) == condition) {
            Some(at) => fuse_pair(fx, block, open.remove(at), op),
            None => open.push(op),
        }
    }
}

/// Fuses two selects of a block, and the loads of their operands.
fn fuse_pair(fx: &mut FunctionCx, block: Block, first: Op, second: Op) {
    fx.fusions.set(first, Fusion::FirstSelect);
    fx.fusions.set(second, Fusion::SecondSelect(first));
    let arms = [first, second].into_iter().flat_map(|op| Select(op).arms(fx.body));
    for load in arms.filter_map(|arm| fx.body.defining_op(arm)) {
        if is_load_of_half(fx, load) && fx.body.parent_block(load) == Some(block) {
            fx.fusions.propose(load, Fusion::WideLoad(None));
        }
    }
}

/// Returns true if a select has operands that are words in registers, and so has its comparison. Two constants result
/// in better instructions without fusion.
fn is_of_words(fx: &FunctionCx, select: Select) -> bool {
    let is_constant =
        |value: Value| fx.body.defining_op(value).is_some_and(|op| fx.body.name(op) == CONSTANT);
    let [a, b] = select.arms(fx.body);
    let compare = fx.body.defining_op(select.condition(fx.body)).and_then(|op| Icmp::cast(fx.body, op));
    let compares_words = compare.is_some_and(|compare| is_word(fx, compare.lhs(fx.body), ..=64));
    let are_words =
        is_word(fx, a, 64..=64) || is_word(fx, a, 32..=32) && [a, b].iter().all(|&arm| is_extended(fx, arm));
    let has_number = !is_constant(a) || !is_constant(b);
    are_words && has_number && compares_words
}

/// Returns true if the register of a 32-bit integer is zero-extended, so that it also holds a 64-bit one.
fn is_extended(fx: &FunctionCx, value: Value) -> bool {
    let name = fx.body.defining_op(value).map(|op| fx.body.name(op));
    name.is_some_and(|name| matches!(name, CONSTANT | LOAD | ADD | SUB | MUL | AND | OR | XOR | SHL | LSHR))
}

/// Returns true if an operation loads a 32-bit integer by one instruction.
fn is_load_of_half(fx: &FunctionCx, op: Op) -> bool {
    fx.body.name(op) == LOAD
        && is_word(fx, fx.body.result(op, 0), 32..=32)
        && !atomic::is_atomic(fx, op)
        && !fx.is_set(op, name::VOLATILE)
}

/// Returns true if a value is an integer of one of these widths.
fn is_word(fx: &FunctionCx, value: Value, widths: impl std::ops::RangeBounds<u32>) -> bool {
    fx.cx().int_width(fx.body.value_type(value)).is_some_and(|width| widths.contains(&width))
}

impl FunctionCx<'_> {
    /// Lowers a select of a pair: both of them at the second one. Returns `false` for any other.
    pub(crate) fn select_in_pair(&mut self, op: Op) -> Lower<bool> {
        let first = match self.fusions.get(op) {
            Some(Fusion::SecondSelect(first)) => first,
            Some(Fusion::FirstSelect) => return Ok(true),
            _ => return Ok(false),
        };
        let condition = self.single(op, 0)?;
        let mut both = [condition; 2];
        for (side, both) in both.iter_mut().enumerate() {
            let (low, high) = (self.word(first, side + 1)?, self.word(op, side + 1)?);
            *both = self.ins().iconcat(low, high);
        }
        let chosen = self.ins().select(condition, both[0], both[1]);
        let (low, high) = self.ins().isplit(chosen);
        for (op, word) in [(first, low), (op, high)] {
            let is_half = is_word(self, self.body.result(op, 0), 32..=32);
            let chosen = if is_half { self.ins().ireduce(I32, word) } else { word };
            self.set(op, &[chosen]);
        }
        Ok(true)
    }

    /// Loads a 32-bit integer as the low part of a 64-bit one.
    pub(crate) fn load_wide(&mut self, load: Op, address: ClifValue) -> Lower {
        let word = self.ins().uload32(Self::plain_flags(), address, 0);
        self.fusions.set(load, Fusion::WideLoad(Some(word)));
        let low = self.ins().ireduce(I32, word);
        self.set(load, &[low]);
        Ok(())
    }

    /// Returns an operand as a 64-bit integer.
    fn word(&mut self, op: Op, index: usize) -> Lower<ClifValue> {
        let operand = self.body.operands(op)[index];
        let fusion = self.body.defining_op(operand).and_then(|load| self.fusions.get(load));
        if let Some(Fusion::WideLoad(Some(word))) = fusion {
            return Ok(word);
        }
        let value = self.single(op, index)?;
        Ok(if is_word(self, operand, 32..=32) { self.ins().uextend(I64, value) } else { value })
    }
}
