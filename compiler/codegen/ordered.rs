//! The order of sums in loops whose instructions are not to be reordered: those of the schedules of structured operations,
//! whose metadata disables software pipelining.
//!
//! Cranelift's optimizer computes pure operations just before their first users with effects. Of a tile of sums that are
//! stored at the end, it would compute one after the other, each from its first term to its last, with all loaded factors
//! live. The instruction `keep_order`, which only the patched back end has, keeps each partial sum where it is.

use cranelift_codegen::ir::{Inst, Opcode};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::loop_annotation::{LOOP_ANNOTATION, disables};
use crate::ir::{Block, Body, Context, Op};

use super::context::FunctionCx;
use super::types::wide_inst::WideInst;

/// Returns true for the blocks of the loops whose order of instructions stays. Empty if there are none, or if the back end
/// cannot keep it.
pub(super) fn ordered_blocks(cx: &Context, body: &Body, order: &[Block]) -> Vec<bool> {
    let Some(name) = cx.find_name(LOOP_ANNOTATION).filter(|_| WideInst::KeepOrder.opcode().is_some()) else {
        return Vec::new();
    };
    let is_latch = |&&block: &&Block| {
        let end = body.last_op(block);
        let attr = end.and_then(|end| cx.dict_get(body.attrs(end), name));
        let text = attr.and_then(|attr| cx.dialect_attr_text(attr));
        text.and_then(|text| disables(text, "pipeline")) == Some(true)
    };
    let latches: Vec<Block> = order.iter().filter(is_latch).copied().collect();
    if latches.is_empty() {
        return Vec::new();
    }
    let predecessors = predecessors(body, order);
    let numbers: FxHashMap<Block, usize> = order.iter().copied().zip(0..).collect();
    let mut ordered = vec![false; body.block_count()];
    for latch in latches {
        // Headers are before latches in reverse post-order.
        let successors = body.last_op(latch).map_or(&[][..], |end| body.successors(end));
        let blocks = successors.iter().map(|successor| successor.block);
        let header = blocks.min_by_key(|block| numbers.get(block));
        let Some(header) = header else { continue };
        mark_loop(&predecessors, [header, latch], &mut ordered);
    }
    ordered
}

/// Marks the blocks of a natural loop.
fn mark_loop(predecessors: &[Vec<Block>], [header, latch]: [Block; 2], marked: &mut [bool]) {
    let mut seen = FxHashSet::from_iter([header]);
    let mut open = vec![latch];
    while let Some(block) = open.pop() {
        if seen.insert(block) {
            open.extend(&predecessors[block.index()]);
        }
    }
    for block in seen {
        marked[block.index()] = true;
    }
}

fn predecessors(body: &Body, order: &[Block]) -> Vec<Vec<Block>> {
    let mut predecessors = vec![Vec::new(); body.block_count()];
    for &block in order {
        for successor in body.last_op(block).map_or(&[][..], |end| body.successors(end)) {
            predecessors[successor.block.index()].push(block);
        }
    }
    predecessors
}

/// Keeps the sums in vectors that the lowering of an operation emitted after the instruction `before` in their order.
pub(super) fn keep_sums_in_order(fx: &mut FunctionCx, op: Op, before: Option<Inst>) {
    if fx.body.result_count(op) != 1 {
        return;
    }
    let func = &fx.builder.func;
    let Some(block) = fx.builder.current_block() else { return };
    let emitted = func.layout.block_insts(block).rev().take_while(|&inst| Some(inst) != before);
    let sums = emitted.filter(|&inst| is_sum(func.dfg.insts[inst].opcode()));
    let sums: Vec<_> = sums.map(|inst| func.dfg.first_result(inst)).collect();
    // Views of other widths may be unused.
    let bits = |&value: &_| func.dfg.value_type(value).bits();
    let widest = sums.iter().map(bits).max().filter(|&bits| bits >= 128);
    let widest: Vec<_> = sums.iter().rev().copied().filter(|value| Some(bits(value)) == widest).collect();
    for value in widest {
        fx.keep_order(value);
    }
}

/// Returns true for the operations that combine the elements of a reduction.
fn is_sum(opcode: Opcode) -> bool {
    match opcode {
        Opcode::Fadd | Opcode::Fsub | Opcode::Fma | Opcode::Fmin | Opcode::Fmax | Opcode::Bitselect => true,
        Opcode::Iadd | Opcode::Isub | Opcode::Smin | Opcode::Smax | Opcode::Umin | Opcode::Umax => true,
        _ => Some(opcode) == WideInst::MixedByteProducts.opcode(),
    }
}
