//! The frame of the function being compiled.

use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, types};

use super::{FunctionCx, Lower, needs};

/// The parts of a frame that lowerings share.
#[derive(Default)]
pub(crate) struct Frame {
    /// The slot with the head of the list of heap allocas, if the function may have any.
    pub(crate) heap_allocas: Option<Value>,
}

impl FunctionCx<'_> {
    /// Returns the address of a new stack slot of the current frame with the requested alignment.
    pub(crate) fn stack_slot(&mut self, size: u64, align: u64) -> Lower<Value> {
        /// The alignment of every frame.
        const FRAME_ALIGN: u64 = 8;
        /// The largest size of a slot.
        const MAX_SIZE: u64 = 1 << 29;
        let slack = if align > FRAME_ALIGN && align > self.env.frame_align { align } else { 0 };
        let total = size.max(1).saturating_add(slack);
        if total > MAX_SIZE {
            return needs(format!("it needs a stack frame of {total} bytes"));
        }
        let shift = align.clamp(1, self.env.frame_align).trailing_zeros() as u8;
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, total as u32, shift);
        let slot = self.builder.create_sized_stack_slot(data);
        let address = self.ins().stack_addr(types::I64, slot, 0);
        if slack == 0 {
            return Ok(address);
        }
        let up = self.ins().iadd_imm_u(address, (align - 1) as i64);
        Ok(self.ins().band_imm_s(up, (align as i64).wrapping_neg()))
    }
}
