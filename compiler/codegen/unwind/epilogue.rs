//! The epilogues of Cranelift's code, which it does not describe. They are found by their instructions.
//!
//! A mistaken one is harmless: it describes bytes within a constant or another instruction, which are no addresses of
//! instructions.

use std::ops::Range;

use cranelift_codegen::isa::TargetIsa;
use target_lexicon::Architecture;

/// The end of an epilogue, in which the canonical frame address (CFA) depends on the stack pointer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Epilogue {
    /// Offsets of instructions, and the distance of the CFA from the stack pointer at each. At the last one, all
    /// registers are restored.
    pub(super) steps: Vec<(u32, i32)>,
    /// The offset of the end of the code.
    pub(super) end: u32,
}

/// Returns the epilogues in machine code.
pub(super) fn find(isa: &dyn TargetIsa, code: &[u8]) -> Vec<Epilogue> {
    match isa.triple().architecture {
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

fn of_x86_64(code: &[u8]) -> Vec<Epilogue> {
    // pop rbp; ret. All functions restore the frame pointer before they return.
    let found = positions(code, &[0x5d, 0xc3], 1);
    // pop rbp; vzeroupper; ret
    let clearing = positions(code, &[0x5d, 0xc5, 0xf8, 0x77, 0xc3], 1);
    let found = found.iter().map(|at| epilogue(at, &[(1, 8)]));
    let mut found: Vec<Epilogue> = found.chain(clearing.iter().map(|at| epilogue(at, &[(4, 8)]))).collect();
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
