//! Prologues of x86-64: `UNWIND_INFO`.

use cranelift_codegen::RegClass;
use cranelift_codegen::isa::unwind::UnwindInst;

/// The encoding of the frame pointer.
const RBP: u8 = 5;
const RBX: u8 = 3;

/// The code that undoes a step of a prologue: the offset of the end of its instruction, operation and operand, and an
/// additional slot.
type Code = (u8, u8, Option<u16>);

/// The operations.
const PUSH_NONVOLATILE: u8 = 0;
const ALLOC_LARGE: u8 = 1;
const ALLOC_SMALL: u8 = 2;
const SET_FRAME_POINTER: u8 = 3;
const SAVE_NONVOLATILE: u8 = 4;
const SAVE_XMM: u8 = 8;

/// Returns the description of a prologue from Cranelift. Offsets are relative to the frame pointer: the description
/// only covers the saved registers below it, as if no more of the stack were allocated, and before the frame pointer is
/// set.
pub(crate) fn of_prologue(steps: &[(u32, UnwindInst)]) -> Result<Vec<u8>, String> {
    /// `mov rbp, rsp`
    const SET_BYTES: u8 = 3;
    let mut codes: Vec<Code> = Vec::new();
    let (mut pushed, mut below) = (0, 0);
    for (offset, step) in steps {
        let at = u8::try_from(*offset).map_err(|_| "a function needs a shorter prologue".to_string())?;
        match step {
            UnwindInst::PushFrameRegs { .. } => {
                pushed = at;
                codes.push((at, RBP << 4 | PUSH_NONVOLATILE, None));
            }
            UnwindInst::DefineNewFrame { offset_downward_to_clobbers: bytes, .. } => {
                below = u8::try_from(bytes / 16).map_err(|_| "a function needs to save less".to_string())?;
                codes.extend(take_stack(pushed + SET_BYTES, *bytes as u16));
                codes.push((pushed + SET_BYTES, SET_FRAME_POINTER, None));
            }
            UnwindInst::SaveReg { clobber_offset, reg } => {
                let number = reg.hw_enc() << 4;
                let is_float = reg.class() == RegClass::Float;
                codes.push(match is_float {
                    true => (at, number | SAVE_XMM, Some((clobber_offset / 16) as u16)),
                    false => (at, number | SAVE_NONVOLATILE, Some((clobber_offset / 8) as u16)),
                });
            }
            _ => {}
        }
    }
    Ok(encoded(&codes, below))
}

/// Returns the description of [`Frame::SavingBase`](super::super::Frame::SavingBase).
pub(crate) fn saving_base() -> Vec<u8> {
    let mut codes: Vec<Code> = vec![(1, RBP << 4 | PUSH_NONVOLATILE, None)];
    codes.extend(take_stack(4, 16));
    codes.push((4, SET_FRAME_POINTER, None));
    codes.push((12, RBX << 4 | SAVE_NONVOLATILE, Some(0)));
    encoded(&codes, 1)
}

/// Returns the code that allocates this many bytes of the stack.
fn take_stack(at: u8, bytes: u16) -> Option<Code> {
    match bytes {
        0 => None,
        8..=128 => Some((at, (((bytes - 8) / 8) as u8) << 4 | ALLOC_SMALL, None)),
        _ => Some((at, ALLOC_LARGE, Some(bytes / 8))),
    }
}

/// Encodes `UNWIND_INFO`: the last step comes first. The frame pointer is `below` times 16 bytes above the allocated
/// stack.
fn encoded(codes: &[Code], below: u8) -> Vec<u8> {
    const VERSION: u8 = 1;
    let slots: usize = codes.iter().map(|(_, _, more)| 1 + usize::from(more.is_some())).sum();
    let size = codes.last().map_or(0, |&(at, ..)| at);
    let mut out = vec![VERSION, size, slots as u8, below << 4 | RBP];
    for &(at, operation, more) in codes.iter().rev() {
        out.extend([at, operation]);
        out.extend(more.into_iter().flat_map(u16::to_le_bytes));
    }
    // An even number of slots.
    out.resize(out.len().next_multiple_of(4), 0);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_pointer_is_above_what_is_saved() {
        // push rbp; mov rbp, rsp; sub rsp, …: 32 bytes of registers, which start at the bottom.
        let steps = [
            (1, UnwindInst::PushFrameRegs { offset_upward_to_caller_sp: 16 }),
            (
                8,
                UnwindInst::DefineNewFrame {
                    offset_upward_to_caller_sp: 16,
                    offset_downward_to_clobbers: 32,
                },
            ),
            (8, UnwindInst::StackAlloc { size: 80 }),
        ];
        let expected = [1, 4, 3, 0x25, 4, 0x03, 4, 0x32, 1, 0x50, 0, 0];
        assert_eq!(of_prologue(&steps), Ok(expected.to_vec()));
    }

    /// The register is 16 bytes below the frame pointer, at the bottom of what is described.
    #[test]
    fn the_base_register_is_below_the_frame_pointer() {
        assert_eq!(saving_base(), [1, 12, 5, 0x15, 12, 0x34, 0, 0, 4, 0x03, 4, 0x12, 1, 0x50, 0, 0]);
    }

    #[test]
    fn long_prologues_are_refused() {
        let steps = [(256, UnwindInst::PushFrameRegs { offset_upward_to_caller_sp: 16 })];
        assert!(of_prologue(&steps).is_err());
    }

    #[test]
    fn more_stack_takes_more_slots() {
        assert_eq!(take_stack(4, 0), None);
        assert_eq!(take_stack(4, 128), Some((4, 0xf2, None)));
        assert_eq!(take_stack(4, 136), Some((4, 0x01, Some(17))));
    }
}
