//! The frames of Cranelift's code. Its description ends with the prologue, and does not have all steps of those of
//! RISC-V and s390x; these and epilogues are added.

use cranelift_codegen::CompiledCode;
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInst;
use gimli::write::{CallFrameInstruction, Expression};
use gimli::{AArch64, Register, RiscV, X86_64};
use target_lexicon::Architecture;

use super::epilogue::{self, Epilogue};
use super::frame::{self, Frame};
use super::probes;

/// The registers that frames are described by.
struct Registers {
    stack: Register,
    frame: Option<Register>,
    link: Option<Register>,
    /// Bytes of the instruction that moves the stack pointer to the frame pointer.
    move_length: u32,
}

impl Registers {
    fn of(isa: &dyn TargetIsa) -> Registers {
        let move_length = if isa.triple().architecture == Architecture::X86_64 { 3 } else { 4 };
        let (stack, frame, link) = match isa.triple().architecture {
            Architecture::X86_64 => (X86_64::RSP, Some(X86_64::RBP), None),
            Architecture::Aarch64(_) => (AArch64::SP, Some(AArch64::X29), Some(AArch64::X30)),
            Architecture::Riscv64(_) => (RiscV::SP, Some(RiscV::S0), Some(RiscV::RA)),
            _ => (Register(15), None, None),
        };
        Registers { stack, frame, link, move_length }
    }
}

/// The description of a frame while it is computed.
struct Description {
    registers: Registers,
    steps: Vec<(u32, CallFrameInstruction)>,
    /// The saved registers.
    saved: Vec<Register>,
}

impl Frame {
    /// Returns the frame of Cranelift's code.
    ///
    /// # Errors
    /// If a saved register has no number in DWARF.
    pub(crate) fn of_code(compiled: &CompiledCode, isa: &dyn TargetIsa) -> Result<Frame, String> {
        let code = compiled.code_buffer();
        let length = code.len() as u32;
        let mut description =
            Description { registers: Registers::of(isa), steps: Vec::new(), saved: Vec::new() };
        let prologue = &compiled.buffer.unwind_info[..];
        if isa.triple().architecture == Architecture::X86_64 && !frame::has_frame_pointer(prologue) {
            description.registers.frame = None;
        }
        description.add_prologue(prologue, isa, code)?;
        for epilogue in epilogue::find(isa, code, prologue) {
            description.add_epilogue(&epilogue, length);
        }
        Ok(Frame::Compiled { steps: description.steps, length })
    }
}

impl Description {
    fn add(&mut self, offset: u32, step: CallFrameInstruction) {
        self.steps.push((offset, step));
    }

    fn save(&mut self, offset: u32, register: Register, distance: i32) {
        self.add(offset, CallFrameInstruction::Offset(register, distance));
        self.saved.push(register);
    }

    fn add_prologue(
        &mut self,
        insts: &[(u32, UnwindInst)],
        isa: &dyn TargetIsa,
        code: &[u8],
    ) -> Result<(), String> {
        /// `addi sp, sp, -16`.
        const ALLOCATION: u32 = 0xff01_0113;
        match isa.triple().architecture {
            Architecture::Riscv64(_) if code.starts_with(&ALLOCATION.to_le_bytes()) => {
                self.add(4, CallFrameInstruction::CfaOffset(16));
            }
            Architecture::S390x => self.steps.extend(probes::find(code)),
            _ => {}
        }
        // The distances of the CFA from the stack pointer, and from the saved registers.
        let (mut frame, mut saved) = (0, 0);
        for &(offset, ref inst) in insts {
            match *inst {
                UnwindInst::PushFrameRegs { offset_upward_to_caller_sp: up } => {
                    self.push_frame(offset, up as i32);
                }
                UnwindInst::DefineNewFrame {
                    offset_upward_to_caller_sp: up,
                    offset_downward_to_clobbers,
                } => {
                    (frame, saved) = (up as i32, (up + offset_downward_to_clobbers) as i32);
                }
                UnwindInst::StackAlloc { size } if self.registers.frame.is_none() => {
                    frame += size as i32;
                    self.add(offset, CallFrameInstruction::CfaOffset(frame));
                }
                UnwindInst::StackAlloc { .. } => {}
                UnwindInst::SaveReg { clobber_offset, reg } => {
                    let number = isa.map_regalloc_reg_to_dwarf(reg.into());
                    let number = number.map_err(|error| error.to_string())?;
                    self.save(offset, Register(number), clobber_offset as i32 - saved);
                }
                UnwindInst::RegStackOffset { .. } => return Err("a stack pointer that is not saved".into()),
                UnwindInst::Aarch64SetPointerAuth { return_addresses } => {
                    self.add(offset, pointer_authentication(return_addresses));
                }
            }
        }
        Ok(())
    }

    /// Describes the registers of the caller's frame, which have been pushed.
    fn push_frame(&mut self, offset: u32, up: i32) {
        self.add(offset, CallFrameInstruction::CfaOffset(up));
        if let Some(frame) = self.registers.frame {
            self.save(offset, frame, -up);
        }
        if let Some(link) = self.registers.link {
            self.save(offset, link, 8 - up);
        }
        // The next instruction moves the stack pointer to the frame pointer. Cranelift describes that after the probes
        // of the stack.
        if let Some(frame) = self.registers.frame {
            self.add(offset + self.registers.move_length, CallFrameInstruction::CfaRegister(frame));
        }
    }

    fn add_epilogue(&mut self, epilogue: &Epilogue, length: u32) {
        let Some(&(last, _)) = epilogue.steps.last() else { return };
        for (number, &(offset, distance)) in epilogue.steps.iter().enumerate() {
            if number == 0 {
                self.add(offset, CallFrameInstruction::RememberState);
            }
            self.add(
                offset,
                match self.registers.frame {
                    Some(_) => CallFrameInstruction::Cfa(self.registers.stack, distance),
                    None => CallFrameInstruction::CfaOffset(distance),
                },
            );
        }
        for register in self.saved.clone() {
            self.add(last, CallFrameInstruction::Restore(register));
        }
        if epilogue.end < length {
            self.add(epilogue.end, CallFrameInstruction::RestoreState);
        }
    }
}

/// Returns the state of signatures in return addresses.
fn pointer_authentication(is_signed: bool) -> CallFrameInstruction {
    /// `RA_SIGN_STATE`.
    const STATE: Register = Register(34);
    let mut expression = Expression::new();
    expression.op(if is_signed { gimli::DW_OP_lit1 } else { gimli::DW_OP_lit0 });
    CallFrameInstruction::ValExpression(STATE, expression)
}
