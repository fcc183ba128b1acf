//! Addresses of blocks: numbers by which `llvm.indirectbr` selects a block. Programs may store, compare and subtract
//! them, and branch to them.

use cranelift_codegen::ir::{InstBuilder, types};
use rustc_hash::FxHashMap;

use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::dialect::llvm::symbol::{BLOCKADDRESS, BLOCKTAG, INDIRECTBR, IndirectBr, tag_number};
use crate::ir::{Block, Op, OpName};

use super::switch::Switch;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(BLOCKADDRESS, block_address), (BLOCKTAG, block_tag), (INDIRECTBR, indirect_branch)];

fn block_address(fx: &mut FunctionCx, op: Op) -> Lower {
    let number = tag_number(fx.cx(), fx.body.attrs(op))?;
    let value = fx.int(types::I64, number);
    fx.set(op, &[value]);
    Ok(())
}

fn block_tag(_: &mut FunctionCx, _: Op) -> Lower {
    Ok(())
}

/// Returns the numbers of a block.
fn tags(fx: &FunctionCx, block: Block) -> Result<Vec<u128>, String> {
    let ops = fx.body.block_ops(block).iter().filter(|&&op| fx.body.name(op) == BLOCKTAG);
    ops.map(|&op| tag_number(fx.cx(), fx.body.attrs(op))).collect()
}

fn indirect_branch(fx: &mut FunctionCx, op: Op) -> Lower {
    let address = fx.single_leaf(IndirectBr(op).addr(fx.body))?;
    let mut cases = FxHashMap::default();
    let mut entries = Vec::new();
    for index in 0..fx.body.successors(op).len() {
        let tags = tags(fx, fx.body.successors(op)[index].block)?;
        if tags.is_empty() {
            return needs("it needs tags in the blocks that it goes to");
        }
        let (block, args) = fx.successor(op, index)?;
        let entry = if args.is_empty() { block } else { fx.builder.create_block() };
        for tag in tags {
            cases.entry(tag).or_insert(entry);
        }
        entries.push((entry, block, args));
    }
    // Other addresses are undefined behavior.
    Switch { cases: cases.into_iter().collect(), default: None }.emit(fx, address);
    for (entry, block, args) in entries.into_iter().filter(|(entry, block, _)| entry != block) {
        fx.builder.switch_to_block(entry);
        fx.ins().jump(block, &args);
    }
    Ok(())
}
