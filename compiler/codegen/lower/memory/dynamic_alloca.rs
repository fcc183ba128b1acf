//! Stack memory that a frame cannot hold: of a dynamic size, or new in each iteration of a loop.
//!
//! Cranelift cannot move the stack pointer, so the memory is allocated on the heap: `malloc`ed blocks in a list whose
//! head is in the frame. The list is freed when the function returns, or down to the state at which the stack pointer
//! was saved. An exception that passes through the function leaks its blocks.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, TrapCode, Value, types};

use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::dialect::llvm::intrinsic::{STACKRESTORE, STACKSAVE, StackRestore};
use crate::ir::{Op, OpName};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(STACKSAVE, stacksave), (STACKRESTORE, stackrestore)];

/// The size of the header before a block's memory, the address of the previous block. It preserves the alignment of
/// `malloc`.
const HEADER: i64 = 16;

impl FunctionCx<'_> {
    /// Creates the empty list of blocks, in the entry block of a function that needs it.
    pub(crate) fn begin_blocks(&mut self) -> Lower {
        let head = self.stack_slot(8, 8)?;
        let none = self.int(types::I64, 0);
        self.ins().store(MemFlagsData::trusted(), none, head, 0);
        self.frame.heap_allocas = Some(head);
        Ok(())
    }

    fn head(&self) -> Lower<Value> {
        match self.frame.heap_allocas {
            Some(head) => Ok(head),
            None => needs("it needs a list of blocks"),
        }
    }

    /// Allocates `size` bytes, a value, at a multiple of `align`.
    pub(crate) fn new_block(&mut self, size: Value, align: u64) -> Lower<Value> {
        let head = self.head()?;
        let slack = if align > HEADER as u64 { align as i64 } else { 0 };
        let total = self.ins().iadd_imm_s(size, HEADER + slack);
        let word = AbiParam::new(types::I64);
        let Some(block) = self.call_library("malloc", &[word], Some(types::I64), &[total]) else {
            return needs("it needs memory");
        };
        self.ins().trapz(block, TrapCode::STACK_OVERFLOW);
        let before = self.ins().load(types::I64, MemFlagsData::trusted(), head, 0);
        self.ins().store(MemFlagsData::trusted(), before, block, 0);
        self.ins().store(MemFlagsData::trusted(), block, head, 0);
        let memory = self.ins().iadd_imm_s(block, HEADER);
        if slack == 0 {
            return Ok(memory);
        }
        let up = self.ins().iadd_imm_s(memory, slack - 1);
        Ok(self.ins().band_imm_s(up, -slack))
    }

    /// Frees the blocks that are newer than `until`; all of them for zero.
    pub(crate) fn free_blocks(&mut self, until: Value) -> Lower {
        let head = self.head()?;
        let [test, free, done] = [(); 3].map(|()| self.builder.create_block());
        self.ins().jump(test, &[]);
        self.builder.switch_to_block(test);
        let block = self.ins().load(types::I64, MemFlagsData::trusted(), head, 0);
        let continues = self.ins().icmp(IntCC::NotEqual, block, until);
        self.ins().brif(continues, free, &[], done, &[]);
        self.builder.switch_to_block(free);
        let before = self.ins().load(types::I64, MemFlagsData::trusted(), block, 0);
        self.ins().store(MemFlagsData::trusted(), before, head, 0);
        self.call_library("free", &[AbiParam::new(types::I64)], None, &[block]);
        self.ins().jump(test, &[]);
        self.builder.switch_to_block(done);
        Ok(())
    }

    /// Frees all blocks, if the function has any.
    pub(crate) fn end_blocks(&mut self) -> Lower {
        if self.frame.heap_allocas.is_none() {
            return Ok(());
        }
        let none = self.int(types::I64, 0);
        self.free_blocks(none)
    }
}

/// Lowers `stacksave`. The newest block represents the stack pointer.
fn stacksave(fx: &mut FunctionCx, op: Op) -> Lower {
    let head = fx.head()?;
    let newest = fx.ins().load(types::I64, MemFlagsData::trusted(), head, 0);
    fx.set(op, &[newest]);
    Ok(())
}

fn stackrestore(fx: &mut FunctionCx, op: Op) -> Lower {
    let until = fx.single_leaf(StackRestore(op).ptr(fx.body))?;
    fx.free_blocks(until)
}
