//! Loads of small integers fused with their extensions: one instruction does both.

use cranelift_codegen::ir::{InstBuilder, Value, types};

use crate::codegen::context::fusions::Fusion;
use crate::codegen::context::{FunctionCx, Lower};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::memory::LOAD;
use crate::ir::{Block, Op, name};

use super::atomic;

/// Fuses loads of a block with the first extension of their results in it, if an instruction does both. Widths other
/// than those of registers and vectors are not fused.
pub(crate) fn fuse(fx: &mut FunctionCx, block: Block) {
    let extend = |op: &&Op| matches!(fx.body.name(**op), SEXT | ZEXT);
    for &op in fx.body.block_ops(block).iter().filter(extend) {
        let load = fx.body.defining_op(Cast(op).arg(fx.body));
        let load =
            load.filter(|&load| fx.body.name(load) == LOAD && fx.body.parent_block(load) == Some(block));
        if let Some(load) = load.filter(|&load| is_one_instruction(fx, load, op)) {
            fx.fusions.propose(load, Fusion::ExtendingLoad(op));
        }
    }
}

fn is_one_instruction(fx: &FunctionCx, load: Op, extension: Op) -> bool {
    let [from, to] = [load, extension].map(|op| fx.cx().int_width(fx.result_type(op)));
    let is_plain = !atomic::is_atomic(fx, load) && !fx.is_set(load, name::VOLATILE);
    is_plain && matches!((from, to), (Some(8 | 16), Some(32 | 64)) | (Some(32), Some(64)))
}

impl FunctionCx<'_> {
    /// Loads and extends an integer. The result is that of the extension; the integer itself is its low part.
    pub(crate) fn load_extended(&mut self, load: Op, extension: Op, address: Value) -> Lower {
        let [narrow, wide] = [load, extension].map(|op| self.scalar(self.result_type(op)));
        let (narrow, wide) = (narrow?.container(), wide?.container());
        let is_signed = self.body.name(extension) == SEXT;
        let (flags, ins) = (Self::plain_flags(), self.ins());
        let value = match (narrow, is_signed) {
            (types::I8, false) => ins.uload8(wide, flags, address, 0),
            (types::I8, true) => ins.sload8(wide, flags, address, 0),
            (types::I16, false) => ins.uload16(wide, flags, address, 0),
            (types::I16, true) => ins.sload16(wide, flags, address, 0),
            (_, false) => ins.uload32(flags, address, 0),
            (_, true) => ins.sload32(flags, address, 0),
        };
        self.set(extension, &[value]);
        let low = self.ins().ireduce(narrow, value);
        self.set(load, &[low]);
        Ok(())
    }
}
