//! Dispatch on AArch64, where programs query the operating system for the features of the processor.
//!
//! Stubs and resolvers use `x16` and `x17`, which linkers may change between caller and callee too. The query calls a
//! function of C, so it saves the registers with arguments.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{DataId, FuncId, ModuleRelocTarget};
use gimli::AArch64;
use gimli::write::CallFrameInstruction;

use crate::codegen::unwind::Frame;
use crate::target::Level;

use super::code::{Code, Routine};

/// A feature and the bits that Linux has for it in `AT_HWCAP` and `AT_HWCAP2`, and its name on macOS.
struct Feature {
    name: &'static str,
    capabilities: u32,
    capabilities2: u32,
    system_control: &'static str,
}

const FEATURES: [Feature; 5] = [
    Feature {
        name: "lse",
        capabilities: 1 << 8,
        capabilities2: 0,
        system_control: "hw.optional.arm.FEAT_LSE",
    },
    Feature {
        name: "fullfp16",
        // Of scalars and of vectors.
        capabilities: 1 << 9 | 1 << 10,
        capabilities2: 0,
        system_control: "hw.optional.arm.FEAT_FP16",
    },
    Feature {
        name: "dotprod",
        capabilities: 1 << 20,
        capabilities2: 0,
        system_control: "hw.optional.arm.FEAT_DotProd",
    },
    Feature {
        name: "i8mm",
        capabilities: 0,
        capabilities2: 1 << 13,
        system_control: "hw.optional.arm.FEAT_I8MM",
    },
    Feature {
        name: "pauth",
        capabilities: 1 << 30,
        capabilities2: 0,
        system_control: "hw.optional.arm.FEAT_PAuth",
    },
];

const AT_HWCAP: u32 = 16;
const AT_HWCAP2: u32 = 26;

/// The number of bytes of the frame of a query: the frame pointer and the return address, nine integer registers, three
/// words, and eight vectors.
const FRAME: u32 = 240;
/// The offsets of the words in the frame.
const WORDS: [u32; 3] = [88, 96, 104];
/// The offset of the vectors.
const VECTORS: u32 = 112;

/// A branch whose target follows.
struct Branch(usize);

impl Code {
    /// Loads the address of an entity into a register.
    fn address(&mut self, register: u32, target: impl Into<ModuleRelocTarget> + Copy) {
        self.refer(Reloc::Aarch64AdrPrelPgHi21, target, 0);
        self.word(0x9000_0000 | register); // adrp
        self.refer(Reloc::Aarch64AddAbsLo12Nc, target, 0);
        self.word(0x9100_0000 | register << 5 | register); // add
    }

    fn call(&mut self, function: FuncId) {
        self.refer(Reloc::Arm64Call, function, 0);
        self.word(0x9400_0000); // bl
    }

    /// Appends a branch with a distance of 19 bits at bit 5.
    fn branch_if(&mut self, opcode: u32) -> Branch {
        let at = self.len();
        self.word(opcode);
        Branch(at)
    }

    /// Appends a branch with a distance of 26 bits.
    fn branch(&mut self) -> Branch {
        self.branch_if(0x1400_0000)
    }

    /// Sets the target of a branch to the next instruction.
    fn end_branch(&mut self, Branch(at): Branch) {
        let distance = ((self.len() - at) / 4) as u32;
        let bytes = &mut self.bytes[at..at + 4];
        let old = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let new = if old >> 26 == 0b000101 { old | distance } else { old | distance << 5 };
        bytes.copy_from_slice(&new.to_le_bytes());
    }

    /// Sets a register to a number.
    fn number(&mut self, register: u32, number: u32) {
        self.word(0xd280_0000 | (number & 0xffff) << 5 | register); // movz
        if number > 0xffff {
            self.word(0xf2a0_0000 | number >> 16 << 5 | register); // movk, lsl 16
        }
    }

    /// Appends an access of eight bytes of the frame.
    fn frame_word(&mut self, opcode: u32, register: u32, offset: u32) {
        self.word(opcode | (offset / 8) << 10 | 31 << 5 | register);
    }

    /// Loads or stores the registers with arguments.
    fn arguments(&mut self, [pair, single, vectors]: [u32; 3]) {
        for number in 0..4 {
            let (first, offset) = (2 * number, 16 + 16 * number);
            self.word(pair | (offset / 8) << 15 | (first + 1) << 10 | 31 << 5 | first);
        }
        self.frame_word(single, 8, 80);
        for number in 0..4 {
            let (first, offset) = (2 * number, VECTORS + 32 * number);
            self.word(vectors | (offset / 16) << 15 | (first + 1) << 10 | 31 << 5 | first);
        }
    }
}

const STORE: u32 = 0xf900_0000;
const LOAD: u32 = 0xf940_0000;
/// `stp x, x`, `str x` and `stp q, q`.
const STORES: [u32; 3] = [0xa900_0000, STORE, 0xad00_0000];
/// `ldp x, x`, `ldr x` and `ldp q, q`.
const LOADS: [u32; 3] = [0xa940_0000, LOAD, 0xad40_0000];
/// `mov x29, sp`
const SET_FRAME_POINTER: u32 = 0x9100_03fd;

/// Returns the stub: `adrp x16, pointer; add x16, x16, :lo12:pointer; ldr x16, [x16]; br x16`.
pub(super) fn stub(pointer: DataId) -> Routine {
    let mut code = Code::default();
    code.address(16, pointer);
    code.word(0xf940_0210);
    code.word(0xd61f_0200);
    let frame = Frame::Leaf(code.len() as u32);
    Routine { code: code.bytes, relocs: code.relocs, frame }
}

/// Returns the resolver.
pub(super) fn resolver(query: FuncId, pointer: DataId, functions: &[FuncId]) -> Routine {
    let mut code = Code::default();
    code.word(0xa9bf_7bfd); // stp x29, x30, [sp, -16]!
    code.word(SET_FRAME_POINTER);
    code.call(query);
    code.word(0xa8c1_7bfd); // ldp x29, x30, [sp], 16
    let freed = code.len() as u32;
    let mut ends = Vec::new();
    for (level, &function) in functions.iter().enumerate().rev() {
        let next = (level > 0).then(|| {
            code.word(0x7100_021f | (level as u32) << 10); // cmp w16, level
            code.branch_if(0x5400_0003) // b.lo
        });
        code.address(16, function);
        if let Some(next) = next {
            ends.push(code.branch());
            code.end_branch(next);
        }
    }
    ends.into_iter().for_each(|end| code.end_branch(end));
    code.address(17, pointer);
    code.word(0xf900_0230); // str x16, [x17]
    code.word(0xd61f_0200); // br x16
    let steps = steps(16, freed);
    let frame = Frame::Compiled { steps, length: code.len() as u32 };
    Routine { code: code.bytes, relocs: code.relocs, frame }
}

/// Returns the description of a frame that the first instruction allocates, with the frame pointer and the return
/// address, and which is freed before this offset.
fn steps(size: i32, freed: u32) -> Vec<(u32, CallFrameInstruction)> {
    vec![
        (4, CallFrameInstruction::CfaOffset(size)),
        (4, CallFrameInstruction::Offset(AArch64::X29, -size)),
        (4, CallFrameInstruction::Offset(AArch64::X30, 8 - size)),
        (freed, CallFrameInstruction::CfaOffset(0)),
        (freed, CallFrameInstruction::Restore(AArch64::X29)),
        (freed, CallFrameInstruction::Restore(AArch64::X30)),
    ]
}

/// Returns a query: a function that returns the level in `w16` and preserves the registers with arguments. The variable
/// has the level plus one, or zero. `choose` appends code that leaves the new value in `w16`.
fn query<E>(cache: DataId, choose: impl FnOnce(&mut Code) -> Result<(), E>) -> Result<Routine, E> {
    let mut code = Code::default();
    let pair = 31 << 5 | 30 << 10 | 29;
    code.word(0xa980_0000 | ((FRAME / 8).wrapping_neg() & 0x7f) << 15 | pair); // stp x29, x30, [sp, -FRAME]!
    code.word(SET_FRAME_POINTER);
    code.address(16, cache);
    code.word(0xb940_0210); // ldr w16, [x16]
    let known = code.branch_if(0x3500_0010); // cbnz w16
    code.arguments(STORES);
    choose(&mut code)?;
    code.address(17, cache);
    code.word(0xb900_0230); // str w16, [x17]
    code.arguments(LOADS);
    code.end_branch(known);
    code.word(0x5100_0610); // sub w16, w16, 1
    code.word(0xa8c0_0000 | (FRAME / 8) << 15 | pair); // ldp x29, x30, [sp], FRAME
    let freed = code.len() as u32;
    code.word(0xd65f_03c0); // ret
    let frame = Frame::Compiled { steps: steps(FRAME as i32, freed), length: code.len() as u32 };
    Ok(Routine { code: code.bytes, relocs: code.relocs, frame })
}

/// Returns the query that calls `getauxval`.
pub(super) fn query_auxiliary_vector(levels: &[Level], cache: DataId, function: FuncId) -> Routine {
    let [_, first, second] = WORDS;
    let routine = query(cache, |code| {
        for (word, kind) in [(first, AT_HWCAP), (second, AT_HWCAP2)] {
            code.number(0, kind);
            code.call(function);
            code.frame_word(STORE, 0, word);
        }
        code.number(16, 1);
        let mut chosen = Vec::new();
        for (number, level) in levels.iter().enumerate().skip(1) {
            for (word, mask) in [first, second].into_iter().zip(masks(level)) {
                if mask != 0 {
                    code.frame_word(LOAD, 0, word);
                    code.number(1, mask);
                    code.word(0xea20_003f); // bics xzr, x1, x0
                    chosen.push(code.branch_if(0x5400_0001)); // b.ne
                }
            }
            code.number(16, number as u32 + 1);
        }
        chosen.into_iter().for_each(|branch| code.end_branch(branch));
        Ok::<(), std::convert::Infallible>(())
    });
    match routine {
        Ok(routine) => routine,
        Err(never) => match never {},
    }
}

/// Returns the bits that a level needs.
fn masks(level: &Level) -> [u32; 2] {
    let needed = FEATURES.iter().filter(|feature| level.features.has(feature.name));
    needed.fold([0; 2], |[first, second], feature| {
        [first | feature.capabilities, second | feature.capabilities2]
    })
}

/// Returns the query that calls `sysctlbyname`. A feature that the system does not know is absent.
pub(super) fn query_system_control(
    levels: &[Level],
    cache: DataId,
    function: FuncId,
    mut name: impl FnMut(&'static str) -> Result<DataId, String>,
) -> Result<Routine, String> {
    let [chosen_level, value, size] = WORDS;
    query(cache, |code| {
        code.number(0, 1);
        code.frame_word(STORE, 0, chosen_level);
        let mut chosen = Vec::new();
        for (number, pair) in levels.windows(2).enumerate() {
            let is_new = |feature: &&Feature| {
                pair[1].features.has(feature.name) && (number == 0 || !pair[0].features.has(feature.name))
            };
            for feature in FEATURES.iter().filter(is_new) {
                code.frame_word(STORE, 31, value); // zero
                code.number(0, 4);
                code.frame_word(STORE, 0, size);
                code.address(0, name(feature.system_control)?);
                code.word(0x9100_03e1 | value << 10); // add x1, sp, value
                code.word(0x9100_03e2 | size << 10); // add x2, sp, size
                code.number(3, 0);
                code.number(4, 0);
                code.call(function);
                code.frame_word(LOAD, 0, value);
                chosen.push(code.branch_if(0x3400_0000)); // cbz w0
            }
            code.number(0, number as u32 + 2);
            code.frame_word(STORE, 0, chosen_level);
        }
        chosen.into_iter().for_each(|branch| code.end_branch(branch));
        code.frame_word(LOAD, 16, chosen_level);
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use target_lexicon::{Aarch64Architecture, Architecture};

    use super::*;
    use crate::target::cpu::Processors;

    fn processors() -> &'static Processors {
        Processors::of(Architecture::Aarch64(Aarch64Architecture::Aarch64))
    }

    #[test]
    fn all_features_are_known() {
        for feature in processors().features() {
            assert!(FEATURES.iter().any(|known| known.name == feature.name), "{}", feature.name);
        }
    }

    #[test]
    fn levels_need_capabilities() {
        let masks = |cpu: &str| {
            let features = processors().features_of(cpu).unwrap();
            masks(&Level { name: cpu.to_string(), features })
        };
        assert_eq!(masks("armv8-a"), [0, 0]);
        assert_eq!(masks("armv8.2-a+dotprod+fp16"), [0x10_0700, 0]);
        assert_eq!(masks("armv8.6-a"), [0x4010_0100, 0x2000]);
    }

    #[test]
    fn branches_and_numbers_are_encoded() {
        let mut code = Code::default();
        let (near, far) = (code.branch_if(0x5400_0001), code.branch());
        code.number(1, 0x4010_0100);
        code.end_branch(near);
        code.end_branch(far);
        let words: Vec<u32> =
            code.bytes.chunks(4).map(|word| u32::from_le_bytes(word.try_into().unwrap())).collect();
        // b.ne +16; b +12; movz x1, 0x100; movk x1, 0x4010, lsl 16
        assert_eq!(words, [0x5400_0081, 0x1400_0003, 0xd280_2001, 0xf2a8_0201]);
    }
}
