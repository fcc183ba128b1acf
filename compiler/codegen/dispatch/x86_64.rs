//! Dispatch on x86-64.
//!
//! Of the registers, `r11` alone passes no argument and is not preserved by functions. Resolvers use no other.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{DataId, FuncId, ModuleRelocTarget};

use crate::codegen::unwind::Frame;
use crate::target::Level;

use super::code::{Code, Routine};

/// A register with properties of the processor, in the order in which the query stores them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Word {
    /// `ecx` of leaf 1.
    Leaf1Ecx,
    /// `ebx` of leaf 7.
    Leaf7Ebx,
    /// `ecx` of leaf 7.
    Leaf7Ecx,
    /// `eax` of leaf 7, subleaf 1.
    Leaf7Sub1Eax,
    /// `ecx` of leaf 0x80000001.
    Extended1Ecx,
    /// The state that the operating system saves.
    SavedState,
}

const WORDS: [Word; 6] = [
    Word::Leaf1Ecx,
    Word::Leaf7Ebx,
    Word::Leaf7Ecx,
    Word::Leaf7Sub1Eax,
    Word::Extended1Ecx,
    Word::SavedState,
];

/// The bit of `ecx` of leaf 1 for `xgetbv`.
const OSXSAVE: u32 = 1 << 27;
/// The registers of SSE and AVX in the saved state.
const SAVED_AVX: u32 = 0b110;
/// The masks and registers of AVX-512.
const SAVED_AVX512: u32 = 0b1110_0000;

/// The features, with the register and bit that has each.
const FEATURES: [(&str, Word, u32); 22] = [
    ("sse3", Word::Leaf1Ecx, 0),
    ("ssse3", Word::Leaf1Ecx, 9),
    ("fma", Word::Leaf1Ecx, 12),
    ("cx16", Word::Leaf1Ecx, 13),
    ("sse4.1", Word::Leaf1Ecx, 19),
    ("sse4.2", Word::Leaf1Ecx, 20),
    ("popcnt", Word::Leaf1Ecx, 23),
    ("avx", Word::Leaf1Ecx, 28),
    ("bmi", Word::Leaf7Ebx, 3),
    ("avx2", Word::Leaf7Ebx, 5),
    ("bmi2", Word::Leaf7Ebx, 8),
    ("avx512f", Word::Leaf7Ebx, 16),
    ("avx512dq", Word::Leaf7Ebx, 17),
    ("avx512cd", Word::Leaf7Ebx, 28),
    ("avx512bw", Word::Leaf7Ebx, 30),
    ("avx512vl", Word::Leaf7Ebx, 31),
    ("avx512vbmi", Word::Leaf7Ecx, 1),
    ("avx512vnni", Word::Leaf7Ecx, 11),
    ("avx512bitalg", Word::Leaf7Ecx, 12),
    ("avx512vpopcntdq", Word::Leaf7Ecx, 14),
    ("avxvnni", Word::Leaf7Sub1Eax, 4),
    ("lzcnt", Word::Extended1Ecx, 5),
];

/// Returns the bits of a register that a level needs. macOS saves the state of AVX-512 as soon as a thread uses it, and
/// does not announce that.
fn mask(level: &Level, word: Word, is_macos: bool) -> u32 {
    if word == Word::SavedState {
        let avx = if level.features.has("avx") { SAVED_AVX } else { 0 };
        let avx512 = if level.features.has("avx512f") && !is_macos { SAVED_AVX512 } else { 0 };
        return avx | avx512;
    }
    let needed = FEATURES.iter().filter(|(name, at, _)| *at == word && level.features.has(name));
    needed.fold(0, |mask, (_, _, bit)| mask | 1 << bit)
}

/// A jump whose target follows.
struct Jump(usize);

impl Code {
    /// Appends a reference relative to the end of its four bytes.
    fn relative(&mut self, kind: Reloc, target: impl Into<ModuleRelocTarget>) {
        self.refer(kind, target, -4);
        self.put(&[0; 4]);
    }

    /// Appends a conditional jump with the second byte of its opcode.
    fn jump_if(&mut self, condition: u8) -> Jump {
        self.put(&[0x0f, condition, 0, 0, 0, 0]);
        Jump(self.len())
    }

    /// Appends a jump.
    fn jump(&mut self) -> Jump {
        self.put(&[0xe9, 0, 0, 0, 0]);
        Jump(self.len())
    }

    /// Sets the target of a jump to the next instruction.
    fn land(&mut self, Jump(at): Jump) {
        let distance = (self.len() - at) as u32;
        self.bytes[at - 4..at].copy_from_slice(&distance.to_le_bytes());
    }

    /// Appends `cpuid` with these numbers of leaf and subleaf.
    fn cpuid(&mut self, leaf: u32, subleaf: u8) {
        self.put(&[0xb8]); // mov eax, leaf
        self.put(&leaf.to_le_bytes());
        self.put(&[0xb9, subleaf, 0, 0, 0]); // mov ecx, subleaf
        self.put(&[0x0f, 0xa2]);
    }

    /// Appends a store of a register into the word of the frame, with the register's number.
    fn store(&mut self, register: u8, word: Word) {
        self.put(&[0x89, 0x45 | register << 3, word.offset()]);
    }
}

const BELOW: u8 = 0x82;
const ZERO: u8 = 0x84;
const NOT_ZERO: u8 = 0x85;
const EAX: u8 = 0;
const ECX: u8 = 1;
const EBX: u8 = 3;

impl Word {
    /// Returns its offset from the frame pointer, after four registers.
    fn offset(self) -> u8 {
        (-(36 + 4 * self as i8)) as u8
    }
}

/// Returns `jmp [rip + pointer]`.
pub(super) fn stub(pointer: DataId) -> Routine {
    let mut code = Code::default();
    code.put(&[0xff, 0x25]);
    code.relative(Reloc::X86PCRel4, pointer);
    leaf(code)
}

/// Returns the resolver.
pub(super) fn resolver(query: FuncId, pointer: DataId, functions: &[FuncId]) -> Routine {
    let mut code = Code::default();
    code.put(&[0xe8]); // call query
    code.relative(Reloc::X86CallPCRel4, query);
    let mut ends = Vec::new();
    for (level, &function) in functions.iter().enumerate().rev() {
        let next = (level > 0).then(|| {
            code.put(&[0x41, 0x83, 0xfb, level as u8]); // cmp r11d, level
            code.jump_if(BELOW)
        });
        code.put(&[0x4c, 0x8d, 0x1d]); // lea r11, [rip + function]
        code.relative(Reloc::X86PCRel4, function);
        if let Some(next) = next {
            ends.push(code.jump());
            code.land(next);
        }
    }
    ends.into_iter().for_each(|end| code.land(end));
    code.put(&[0x4c, 0x89, 0x1d]); // mov [rip + pointer], r11
    code.relative(Reloc::X86PCRel4, pointer);
    code.put(&[0x41, 0xff, 0xe3]); // jmp r11
    leaf(code)
}

fn leaf(code: Code) -> Routine {
    let frame = Frame::Leaf(code.len() as u32);
    Routine { code: code.bytes, relocs: code.relocs, frame }
}

/// Returns the query: a function that returns the level in `r11d` and preserves the other registers. The variable has the
/// level plus one, or zero.
pub(super) fn query(levels: &[Level], cache: DataId, is_macos: bool) -> Routine {
    let mut code = Code::default();
    code.put(&[0x55, 0x48, 0x89, 0xe5]); // push rbp; mov rbp, rsp
    code.put(&[0x48, 0x83, 0xec, 64]); // sub rsp, 64
    code.put(&[0x48, 0x89, 0x5d, 0xf0]); // mov [rbp - 16], rbx
    code.put(&[0x44, 0x8b, 0x1d]); // mov r11d, [rip + cache]
    code.relative(Reloc::X86PCRel4, cache);
    code.put(&[0x45, 0x85, 0xdb]); // test r11d, r11d
    let known = code.jump_if(NOT_ZERO);
    code.put(&[0x48, 0x89, 0x45, 0xf8]); // mov [rbp - 8], rax
    code.put(&[0x48, 0x89, 0x4d, 0xe8]); // mov [rbp - 24], rcx
    code.put(&[0x48, 0x89, 0x55, 0xe0]); // mov [rbp - 32], rdx
    collect(&mut code);
    code.put(&[0x41, 0xbb, 1, 0, 0, 0]); // mov r11d, 1
    let mut chosen = Vec::new();
    for (number, level) in levels.iter().enumerate().skip(1) {
        for word in WORDS {
            let mask = mask(level, word, is_macos);
            if mask != 0 {
                code.put(&[0x8b, 0x45, word.offset()]); // mov eax, [word]
                code.put(&[0xf7, 0xd0, 0xa9]); // not eax; test eax, mask
                code.put(&mask.to_le_bytes());
                chosen.push(code.jump_if(NOT_ZERO));
            }
        }
        code.put(&[0x41, 0xbb, number as u8 + 1, 0, 0, 0]); // mov r11d, number + 1
    }
    chosen.into_iter().for_each(|jump| code.land(jump));
    code.put(&[0x44, 0x89, 0x1d]); // mov [rip + cache], r11d
    code.relative(Reloc::X86PCRel4, cache);
    code.put(&[0x48, 0x8b, 0x45, 0xf8]); // mov rax, [rbp - 8]
    code.put(&[0x48, 0x8b, 0x4d, 0xe8]); // mov rcx, [rbp - 24]
    code.put(&[0x48, 0x8b, 0x55, 0xe0]); // mov rdx, [rbp - 32]
    code.land(known);
    code.put(&[0x41, 0x83, 0xeb, 1]); // sub r11d, 1
    code.put(&[0x48, 0x8b, 0x5d, 0xf0]); // mov rbx, [rbp - 16]
    code.put(&[0xc9, 0xc3]); // leave; ret
    let frame = Frame::SavingBase(code.len() as u32);
    Routine { code: code.bytes, relocs: code.relocs, frame }
}

/// Appends the code that stores the words. Those that the processor does not have are zero.
fn collect(code: &mut Code) {
    code.put(&[0x31, 0xc0]); // xor eax, eax
    WORDS.iter().for_each(|&word| code.store(EAX, word));
    code.cpuid(1, 0);
    code.store(ECX, Word::Leaf1Ecx);
    code.put(&[0xf7, 0xc1]); // test ecx, OSXSAVE
    code.put(&OSXSAVE.to_le_bytes());
    let no_state = code.jump_if(ZERO);
    code.put(&[0x31, 0xc9, 0x0f, 0x01, 0xd0]); // xor ecx, ecx; xgetbv
    code.store(EAX, Word::SavedState);
    code.land(no_state);
    code.cpuid(0, 0);
    code.put(&[0x83, 0xf8, 7]); // cmp eax, 7
    let no_leaf_7 = code.jump_if(BELOW);
    code.cpuid(7, 0);
    code.store(EBX, Word::Leaf7Ebx);
    code.store(ECX, Word::Leaf7Ecx);
    code.put(&[0x85, 0xc0]); // test eax, eax
    let no_subleaf = code.jump_if(ZERO);
    code.cpuid(7, 1);
    code.store(EAX, Word::Leaf7Sub1Eax);
    code.land(no_leaf_7);
    code.land(no_subleaf);
    code.cpuid(0x8000_0000, 0);
    code.put(&[0x3d]); // cmp eax, 0x80000001
    code.put(&0x8000_0001u32.to_le_bytes());
    let no_extension = code.jump_if(BELOW);
    code.cpuid(0x8000_0001, 0);
    code.store(ECX, Word::Extended1Ecx);
    code.land(no_extension);
}

#[cfg(test)]
mod tests {
    use target_lexicon::Architecture;

    use super::*;
    use crate::target::cpu::Processors;

    fn level(cpu: &str) -> Level {
        let features = Processors::of(Architecture::X86_64).features_of(cpu).unwrap();
        Level { name: cpu.to_string(), features }
    }

    #[test]
    fn all_features_are_known() {
        let features = Processors::of(Architecture::X86_64).features();
        for feature in features.filter(|feature| !feature.is_tuning()) {
            assert!(FEATURES.iter().any(|(name, ..)| *name == feature.name), "{}", feature.name);
        }
    }

    /// A processor has a feature of a level if it has its bit, and the operating system saves its registers.
    #[test]
    fn levels_need_bits_and_saved_registers() {
        let masks = |cpu: &str, is_macos| WORDS.map(|word| mask(&level(cpu), word, is_macos));
        assert_eq!(masks("x86-64", false), [0; 6]);
        assert_eq!(masks("x86-64-v2", false), [0x0098_2201, 0, 0, 0, 0, 0]);
        assert_eq!(masks("x86-64-v3", false), [0x1098_3201, 0x128, 0, 0, 0x20, 0b110]);
        assert_eq!(masks("x86-64-v4", false), [0x1098_3201, 0xd003_0128, 0, 0, 0x20, 0b1110_0110]);
        assert_eq!(masks("x86-64-v4", true)[5], 0b110);
        assert_eq!(masks("sapphirerapids", false)[2..4], [0x5802, 0x10]);
    }

    #[test]
    fn offsets_of_words_are_below_the_registers() {
        assert_eq!(WORDS.map(|word| word.offset() as i8), [-36, -40, -44, -48, -52, -56]);
    }
}
