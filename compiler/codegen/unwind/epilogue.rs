//! The epilogues of Cranelift's code, which it does not describe. They are found by their instructions.
//!
//! A mistaken one is harmless: it describes bytes within a constant or another instruction, which are no addresses of
//! instructions.

use std::ops::Range;

use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::isa::unwind::UnwindInst;
use target_lexicon::Architecture;

use super::frame::has_frame_pointer;

/// The end of an epilogue, in which the canonical frame address (CFA) depends on the stack pointer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Epilogue {
    /// Offsets of instructions, and the distance of the CFA from the stack pointer at each. At the last one, all
    /// registers are restored.
    pub(super) steps: Vec<(u32, i32)>,
    /// The offset of the end of the code.
    pub(super) end: u32,
}

/// Returns the epilogues in machine code with a prologue.
pub(super) fn find(isa: &dyn TargetIsa, code: &[u8], prologue: &[(u32, UnwindInst)]) -> Vec<Epilogue> {
    match isa.triple().architecture {
        Architecture::X86_64 if !has_frame_pointer(prologue) => {
            let pushed = prologue.iter().filter_map(|(_, inst)| match *inst {
                UnwindInst::SaveReg { reg, .. } => Some(reg.hw_enc()),
                _ => None,
            });
            without_frame_pointer(code, pushed.collect())
        }
        Architecture::X86_64 => of_x86_64(code),
        Architecture::Aarch64(_) => of_aarch64(code),
        Architecture::Riscv64(_) => of_riscv64(code),
        Architecture::S390x => of_s390x(code),
        _ => Vec::new(),
    }
}

/// Returns the positions of a sequence of bytes, at multiples of `step`.
fn positions(code: &[u8], bytes: &[u8], step: usize) -> Vec<Range<usize>> {
    let starts = (0..code.len()).step_by(step).filter(|&at| code[at..].starts_with(bytes));
    starts.map(|at| at..at + bytes.len()).collect()
}

/// Returns an epilogue, given the positions of instructions from the end of the code.
fn epilogue(at: &Range<usize>, steps: &[(usize, i32)]) -> Epilogue {
    let steps = steps.iter().map(|&(back, distance)| ((at.end - back) as u32, distance)).collect();
    Epilogue { steps, end: at.end as u32 }
}

/// The opcode of `jmp rel32`, which is 5 bytes long.
const JUMP: [u8; 1] = [0xe9];
/// `jmp *%r10`.
const JUMP_TO_REGISTER: [u8; 3] = [0x41, 0xff, 0xe2];

/// Returns the epilogues of x86-64 code that addresses its frame relative to the stack pointer, given the numbers of the
/// registers that it pushes.
fn without_frame_pointer(code: &[u8], pushed: Vec<u8>) -> Vec<Epilogue> {
    // The code restores registers in reverse order.
    let pops: Vec<Vec<u8>> = pushed.into_iter().map(pop).rev().collect();
    // ret; vzeroupper, ret; jmp rel32, jmp r10: sibling calls
    let ends: [&[u8]; 4] = [&[0xc3], &[0xc5, 0xf8, 0x77, 0xc3], &JUMP, &JUMP_TO_REGISTER];
    let mut found: Vec<Epilogue> = Vec::new();
    for end in ends {
        let bytes = [&pops.concat(), end].concat();
        for at in positions(code, &bytes, 1) {
            // add rsp, imm8; add rsp, imm32
            let frees = matches!(code[..at.start], [.., 0x48, 0x83, 0xc4, _])
                || matches!(code[..at.start], [.., 0x48, 0x81, 0xc4, _, _, _, _]);
            if !frees && pops.is_empty() {
                continue;
            }
            let mut distance = 8 * (pops.len() as i32 + 1);
            let mut offset = at.start;
            // Without an addition, the first step is that after the first register.
            let mut steps: Vec<(u32, i32)> = frees.then_some((offset as u32, distance)).into_iter().collect();
            for pop in &pops {
                (offset, distance) = (offset + pop.len(), distance - 8);
                steps.push((offset as u32, distance));
            }
            // The displacement of a jump.
            let end = if end == JUMP { at.end + 4 } else { at.end };
            found.push(Epilogue { steps, end: end as u32 });
        }
    }
    found.sort_by_key(|epilogue| epilogue.end);
    found
}

/// Returns the instruction that pops a register.
fn pop(register: u8) -> Vec<u8> {
    let pop = 0x58 | register & 7;
    if register < 8 { vec![pop] } else { vec![0x41, pop] }
}

fn of_x86_64(code: &[u8]) -> Vec<Epilogue> {
    // pop rbp; ret. All functions restore the frame pointer before they return.
    let found = positions(code, &[0x5d, 0xc3], 1);
    // pop rbp; vzeroupper; ret
    let clearing = positions(code, &[0x5d, 0xc5, 0xf8, 0x77, 0xc3], 1);
    let found = found.iter().map(|at| epilogue(at, &[(1, 8)]));
    let mut found: Vec<Epilogue> = found.chain(clearing.iter().map(|at| epilogue(at, &[(4, 8)]))).collect();
    // pop rbp; jmp rel32, or jmp r10: sibling calls
    let jumps = positions(code, &[0x5d, JUMP[0]], 1);
    found.extend(jumps.iter().map(|at| Epilogue { end: at.end as u32 + 4, ..epilogue(at, &[(1, 8)]) }));
    let jumps = positions(code, &[&[0x5d], &JUMP_TO_REGISTER[..]].concat(), 1);
    found.extend(jumps.iter().map(|at| epilogue(at, &[(3, 8)])));
    found.sort_by_key(|epilogue| epilogue.end);
    found
}

fn of_aarch64(code: &[u8]) -> Vec<Epilogue> {
    // ldp x29, x30, [sp], 16; ret
    let found = positions(code, &words([0xa8c1_7bfd, 0xd65f_03c0]), 4);
    found.iter().map(|at| epilogue(at, &[(4, 0)])).collect()
}

fn of_riscv64(code: &[u8]) -> Vec<Epilogue> {
    // ld ra, 8(sp); ld s0, 0(sp); addi sp, sp, 16; ret
    let found = positions(code, &words([0x0081_3083, 0x0001_3403, 0x0101_0113, 0x0000_8067]), 4);
    found.iter().map(|at| epilogue(at, &[(8, 16), (4, 0)])).collect()
}

fn words<const N: usize>(words: [u32; N]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn of_s390x(code: &[u8]) -> Vec<Epilogue> {
    /// The distance of the CFA from the stack pointer of the caller.
    const SAVE_AREA: i32 = 160;
    // br %r14
    let returns = positions(code, &[0x07, 0xfe], 2);
    let of_return = |at: &Range<usize>| match code[..at.start] {
        // lmg …, %r15, …(%r15)
        [.., 0xeb, registers, base, _, _, 0x04] if registers & 15 == 15 && base >> 4 == 15 => {
            Some(epilogue(at, &[(2, SAVE_AREA)]))
        }
        // aghi or agfi %r15, …; lmg …, …(%r15)
        [.., 0xa7, 0xfb, _, _, 0xeb, _, 0xf0, _, 0, 0x04]
        | [.., 0xc2, 0xf8, _, _, _, _, 0xeb, _, 0xf0, _, 0, 0x04] => {
            Some(epilogue(at, &[(8, SAVE_AREA), (2, SAVE_AREA)]))
        }
        // aghi or agfi %r15, …
        [.., 0xa7, 0xfb, _, _] | [.., 0xc2, 0xf8, _, _, _, _] => Some(epilogue(at, &[(2, SAVE_AREA)])),
        _ => None,
    };
    returns.iter().filter_map(of_return).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returns_have_epilogues() {
        // push rbp; mov rsp, rbp; pop rbp; ret; pop rbp; vzeroupper; ret; pop rbx; pop rbp; ret
        let code = [0x55, 0x48, 0x89, 0xec, 0x5d, 0xc3, 0x5d, 0xc5, 0xf8, 0x77, 0xc3, 0x5b, 0x5d, 0xc3];
        let found = of_x86_64(&code);
        assert_eq!(
            found,
            [(5, 6), (7, 11), (13, 14)].map(|(at, end)| Epilogue { steps: vec![(at, 8)], end })
        );
        let code = words([0x0081_3083, 0x0001_3403, 0x0101_0113, 0x0000_8067]);
        assert_eq!(of_riscv64(&code), [Epilogue { steps: vec![(8, 16), (12, 0)], end: 16 }]);
        assert!(of_aarch64(&words([0xd65f_03c0])).is_empty());
    }

    #[test]
    fn epilogues_pop_what_prologues_push() {
        // add rsp, 8; pop r12; pop rbx; ret; pop r12; pop rbx; vzeroupper; ret; pop rbx; ret
        let code = [
            0x48, 0x83, 0xc4, 8, 0x41, 0x5c, 0x5b, 0xc3, 0x41, 0x5c, 0x5b, 0xc5, 0xf8, 0x77, 0xc3, 0x5b, 0xc3,
        ];
        let found = without_frame_pointer(&code, vec![3, 12]);
        let first = Epilogue { steps: vec![(4, 24), (6, 16), (7, 8)], end: 8 };
        let second = Epilogue { steps: vec![(10, 16), (11, 8)], end: 15 };
        assert_eq!(found, [first, second]);
        // pop rbx; jmp; add rsp, 8; pop rbx; jmp r10
        let code = [0x5b, 0xe9, 0, 0, 0, 0, 0x48, 0x83, 0xc4, 8, 0x5b, 0x41, 0xff, 0xe2];
        let first = Epilogue { steps: vec![(1, 8)], end: 6 };
        let second = Epilogue { steps: vec![(10, 16), (11, 8)], end: 14 };
        assert_eq!(without_frame_pointer(&code, vec![3]), [first, second]);
        assert_eq!(of_x86_64(&[0x5d, 0xe9, 0, 0, 0, 0]), [Epilogue { steps: vec![(1, 8)], end: 6 }]);
        // add rsp, 8; ret; ret
        let found = without_frame_pointer(&[0x48, 0x83, 0xc4, 8, 0xc3, 0xc3], vec![]);
        assert_eq!(found, [Epilogue { steps: vec![(4, 8)], end: 5 }]);
    }

    #[test]
    fn the_stack_pointer_is_loaded_or_added_to() {
        let found = |code: &[u8]| {
            let found = of_s390x(code);
            found.into_iter().map(|it| (it.steps, it.end)).collect::<Vec<_>>()
        };
        assert_eq!(found(&[0xeb, 0x6f, 0xf0, 0xd0, 0x00, 0x04, 0x07, 0xfe]), [(vec![(6, 160)], 8)]);
        assert_eq!(found(&[0xa7, 0xfb, 0x00, 0xa0, 0x07, 0xfe]), [(vec![(4, 160)], 6)]);
        let code = [0xc2, 0xf8, 0, 1, 0, 0, 0xeb, 0x6e, 0xf0, 0x30, 0x00, 0x04, 0x07, 0xfe];
        assert_eq!(found(&code), [(vec![(6, 160), (12, 160)], 14)]);
        assert!(found(&[0x07, 0xfe]).is_empty());
    }
}
