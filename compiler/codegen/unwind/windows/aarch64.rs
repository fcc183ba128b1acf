//! Prologues of AArch64: a header, and codes of one to four bytes that undo the prologue in reverse order.

use cranelift_codegen::RegClass;
use cranelift_codegen::isa::unwind::UnwindInst;

/// The maximum length of a described function in bytes.
const MAX_LENGTH: u32 = 1 << 20;

/// The first integer register that is saved, and the first float register.
const FIRST_INT: u32 = 19;
const FIRST_FLOAT: u32 = 8;

/// The codes, with their operands.
const ALLOC_S: u32 = 0x00; // sixteenths of the bytes
const SAVE_FPLR_X: u32 = 0x80; // eighths of the bytes, without one
const SAVE_REG: u32 = 0xd000; // number of the register, eighths of its offset
const SAVE_FREG: u32 = 0xdc00; // the same
const SET_FP: u32 = 0xe1;
const ADD_FP: u32 = 0xe200; // eighths of the bytes
const NOP: u8 = 0xe3;
const END: u8 = 0xe4;

/// Returns the description of a prologue from Cranelift; `None` if it creates no frame. Offsets are relative to the
/// frame pointer: the description only covers the saved registers below it, as if no more of the stack were allocated.
pub(crate) fn of_prologue(steps: &[(u32, UnwindInst)], length: u32) -> Result<Option<Vec<u8>>, String> {
    if length >= MAX_LENGTH {
        return Err(format!("a function needs less than {MAX_LENGTH} bytes of code on this target"));
    }
    let mut below = 0;
    let (mut framed, mut saved) = (false, Vec::new());
    for (_, step) in steps {
        match step {
            UnwindInst::PushFrameRegs { .. } => framed = true,
            UnwindInst::DefineNewFrame { offset_downward_to_clobbers, .. } => {
                below = *offset_downward_to_clobbers;
            }
            UnwindInst::SaveReg { clobber_offset, reg } => {
                let number = u32::from(reg.hw_enc());
                let is_float = reg.class() == RegClass::Float;
                let code = match is_float {
                    true => SAVE_FREG | (number - FIRST_FLOAT) << 6,
                    false => SAVE_REG | (number - FIRST_INT) << 6,
                };
                saved.push(code | (clobber_offset / 8));
            }
            _ => {}
        }
    }
    if !framed {
        return Ok(None);
    }
    let mut codes = Vec::new();
    match below {
        0 => codes.push(SET_FP as u8),
        _ => codes.extend(two_bytes(ADD_FP | (below / 8))),
    }
    codes.extend(saved.into_iter().rev().flat_map(two_bytes));
    if below > 0 {
        codes.push((ALLOC_S | (below / 16)) as u8);
    }
    codes.extend([(SAVE_FPLR_X | 1) as u8, END]);
    codes.resize(codes.len().next_multiple_of(4), NOP);
    // No epilogues: unwound functions are suspended in calls.
    let header = (length / 4) | (codes.len() as u32 / 4) << 27;
    Ok(Some([&header.to_le_bytes()[..], &codes].concat()))
}

fn two_bytes(code: u32) -> [u8; 2] {
    (code as u16).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_undone_from_the_frame_pointer() {
        let pushed = UnwindInst::PushFrameRegs { offset_upward_to_caller_sp: 16 };
        let set = |offset_downward_to_clobbers| UnwindInst::DefineNewFrame {
            offset_upward_to_caller_sp: 16,
            offset_downward_to_clobbers,
        };
        // 20 instructions, one word of codes: set_fp; save_fplr_x 16; end; nop.
        let plain = of_prologue(&[(4, pushed.clone()), (8, set(0))], 80);
        assert_eq!(plain, Ok(Some(vec![20, 0, 0, 0x08, 0xe1, 0x81, 0xe4, 0xe3])));
        // add_fp 32; alloc_s 32; save_fplr_x 16; end
        let saving = of_prologue(&[(4, pushed), (8, set(32))], 80);
        assert_eq!(saving, Ok(Some(vec![20, 0, 0, 0x10, 0xe2, 4, 2, 0x81, 0xe4, 0xe3, 0xe3, 0xe3])));
        assert_eq!(of_prologue(&[], 80), Ok(None));
        assert!(of_prologue(&[], MAX_LENGTH).is_err());
    }
}
