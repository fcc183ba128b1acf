//! The target: its triple, its processor, and its data layout.

pub mod cpu;
mod dot_product;
mod layout;
mod levels;
mod model;

use target_lexicon::{Aarch64Architecture, Architecture, Endianness, OperatingSystem, Triple};

use cpu::{Features, Processors};
pub use dot_product::DotProduct;
pub use layout::DataLayout;
pub use levels::Level;
pub use model::{CodeModel, TlsModel};

/// A target that code can be generated for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The triple.
    pub triple: Triple,
    /// The features of the processor beyond the baseline of its architecture.
    pub features: Features,
    /// The levels of code, if it is for several processors.
    pub levels: Vec<Level>,
    /// Sizes and alignments.
    pub layout: DataLayout,
    /// The width in bits of the widest vectors that the back end supports.
    back_end_vector_bits: u32,
    /// The maximum width in bits of the vectors that the vectorizers choose.
    preferred_vector_bits: Option<u32>,
}

/// The triples of the supported targets, as printed for users.
pub const TRIPLES: [&str; 14] = [
    "x86_64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-gnu",
    "aarch64-unknown-linux-musl",
    "riscv64gc-unknown-linux-gnu",
    "riscv64gc-unknown-linux-musl",
    "s390x-unknown-linux-gnu",
    "s390x-unknown-linux-musl",
    "x86_64-apple-macosx",
    "aarch64-apple-macosx",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-gnullvm",
    "aarch64-pc-windows-msvc",
];

impl Target {
    /// Returns the host target, at the baseline of its architecture.
    pub fn host() -> Target {
        Target::new(Triple::host())
    }

    /// Parses a triple in LLVM's or Rust's spelling.
    ///
    /// # Errors
    /// When the text is not a triple, or code cannot be generated for the target.
    pub fn parse(text: &str) -> Result<Target, String> {
        let refused = |why: &str| {
            let possible = TRIPLES.join(", ");
            Err(format!("unsupported target '{text}'{why}; code can be generated for {possible}"))
        };
        // Names that LLVM knows and `target_lexicon` does not.
        let words: Vec<&str> = text.split('-').collect();
        let known = match words.as_slice() {
            [architecture, "linux", environment] => format!("{architecture}-unknown-linux-{environment}"),
            [architecture, "w64", "mingw32"] => format!("{architecture}-pc-windows-gnu"),
            [architecture, "windows", environment] | [architecture, "w64", "windows", environment] => {
                format!("{architecture}-pc-windows-{environment}")
            }
            [architecture, "apple", system]
                if system.starts_with("macos") && !system.starts_with("macosx") =>
            {
                format!("{architecture}-apple-{}", system.replacen("macos", "macosx", 1))
            }
            [architecture, vendor, system] => {
                let architecture = architecture.replace("amd64", "x86_64");
                format!("{architecture}-{vendor}-{system}")
            }
            _ => text.replacen("amd64", "x86_64", 1),
        };
        let triple: Triple = match known.parse() {
            Ok(triple) => triple,
            Err(error) => return refused(&format!(": {error}")),
        };
        match triple.architecture {
            Architecture::X86_64
            | Architecture::Aarch64(Aarch64Architecture::Aarch64)
            | Architecture::Riscv64(_)
            | Architecture::S390x => Ok(Target::new(triple)),
            Architecture::Nvptx64 | Architecture::AmdGcn => refused(": it is a GPU"),
            Architecture::Wasm32 | Architecture::Wasm64 => refused(": it is WebAssembly"),
            Architecture::Aarch64(_) => refused(": it is big-endian"),
            other if other.pointer_width().is_ok_and(|width| width.bits() < 64) => refused(&format!(
                ": it has pointers of {} bits",
                other.pointer_width().map_or(0, |w| w.bits())
            )),
            _ => refused(""),
        }
    }

    /// Returns true if the target has 128-bit vector registers.
    pub fn has_vectors(&self) -> bool {
        match self.triple.architecture {
            Architecture::X86_64 | Architecture::Aarch64(_) | Architecture::S390x => true,
            Architecture::Riscv64(_) => self.features.has("v"),
            _ => false,
        }
    }

    /// Returns the width of vector registers that code uses, in bits. `None` if it uses none.
    ///
    /// Windows preserves only the lower halves of half of the registers of 256 bits across calls, which the register
    /// allocator cannot express.
    pub fn vector_bits(&self) -> Option<u32> {
        let windows = self.triple.operating_system == OperatingSystem::Windows;
        let has_256 = self.triple.architecture == Architecture::X86_64
            && ["avx2", "fma"].iter().all(|name| self.features.has(name))
            && !windows;
        let default = if self.features.has("prefer-256-bit") { 256 } else { 512 };
        let bits = match has_256 {
            true if self.has_avx512() => self.preferred_vector_bits.unwrap_or(default).min(512),
            true => self.preferred_vector_bits.unwrap_or(256).min(256),
            false => 128,
        };
        self.has_vectors().then_some(bits.min(self.back_end_vector_bits).max(128))
    }

    /// Returns true if code generation uses the instructions of AVX-512 that all processors of level v4 have, on registers
    /// of 128 and 256 bits.
    pub fn has_avx512(&self) -> bool {
        let features = ["avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"];
        self.back_end_vector_bits > 128 && features.iter().all(|name| self.features.has(name))
    }

    /// Returns true if instructions count the set bits of integers of this width, also in vectors. Without an instruction for
    /// vectors, x86-64 needs more instructions than sums of halves.
    pub fn counts_bits(&self, bits: u32) -> bool {
        match self.triple.architecture {
            Architecture::X86_64 => self.features.has("popcnt") && self.counts_bits_of_lanes(bits),
            Architecture::Riscv64(_) => self.features.has("zbb"),
            _ => true,
        }
    }

    /// Returns true if an instruction counts the set bits of vector lanes of this width.
    pub fn counts_bits_of_lanes(&self, bits: u32) -> bool {
        let feature = match bits {
            8 | 16 => "avx512bitalg",
            32 | 64 => "avx512vpopcntdq",
            _ => return false,
        };
        self.has_avx512() && self.features.has(feature)
    }

    /// Returns the size in bytes of the smallest lanes that instructions load and store under a mask. `None` if there are no
    /// such instructions.
    pub fn masked_access_bytes(&self) -> Option<u64> {
        let has_avx = self.back_end_vector_bits > 128 && self.features.has("avx");
        if self.has_avx512() { Some(1) } else { has_avx.then_some(4) }
    }

    /// Returns true if masked stores take as long as stores of several lanes one by one.
    pub fn has_slow_masked_stores(&self) -> bool {
        !self.has_avx512() && self.features.has("slow-masked-store")
    }

    /// Returns true if instructions load the lanes of a vector from addresses of their own.
    pub fn has_gathers(&self) -> bool {
        self.back_end_vector_bits > 128 && self.features.has("avx2")
    }

    /// Returns true if such instructions are faster than scalar loads, as on all processors with AVX-512.
    pub fn has_fast_gathers(&self) -> bool {
        self.has_gathers() && (self.has_avx512() || self.features.has("fast-gather"))
    }

    /// Returns true if instructions store the lanes of a vector to addresses of their own.
    pub fn has_scatters(&self) -> bool {
        self.has_avx512()
    }

    /// Returns the size of a vector register in bytes.
    pub fn register_bytes(&self) -> i64 {
        i64::from(self.vector_bits().unwrap_or(128) / 8)
    }

    /// Returns the target with vectors of at most `back_end` bits, which its back end supports, and at most `preferred`
    /// bits, if that is given.
    pub fn with_vector_bits(self, back_end: u32, preferred: Option<u32>) -> Target {
        Target { back_end_vector_bits: back_end, preferred_vector_bits: preferred, ..self }
    }

    /// Returns true if code generation keeps the order of the sums of schedules, as the patched back end does.
    pub fn keeps_order(&self) -> bool {
        self.back_end_vector_bits > 128
    }

    /// Returns true if memory protection is per page: if one byte of a page may be loaded, all of its bytes may.
    pub fn has_pages(&self) -> bool {
        !matches!(self.triple.operating_system, OperatingSystem::None_ | OperatingSystem::Unknown)
    }

    /// Returns true if a load or store of an integer or vector may have any address. Processors for RISC-V may trap.
    pub fn has_unaligned_accesses(&self) -> bool {
        !matches!(self.triple.architecture, Architecture::Riscv64(_))
    }

    /// Returns true if the target has an instruction that reverses the bytes of an integer.
    pub fn has_byte_swaps(&self) -> bool {
        !matches!(self.triple.architecture, Architecture::Riscv64(_)) || self.features.has("zbb")
    }

    /// Returns true if operations of 32 bits leave sign-extended results in registers of 64 bits.
    pub fn has_sign_extended_words(&self) -> bool {
        matches!(self.triple.architecture, Architecture::Riscv64(_))
    }

    /// Returns true if the target has instructions that permute the bytes of two vectors arbitrarily.
    pub fn has_byte_shuffles(&self) -> bool {
        self.triple.architecture != Architecture::X86_64 || self.features.has("ssse3")
    }

    /// Returns true if an address of the form base + index + displacement costs a load or store nothing.
    pub fn has_indexed_addresses(&self) -> bool {
        self.triple.architecture == Architecture::X86_64
    }

    /// Returns true if the target has instructions that load an element into all lanes of a vector, as fast as other
    /// loads. Those of AArch64 need an address without an offset.
    pub fn has_splat_loads(&self) -> bool {
        self.triple.architecture == Architecture::X86_64 && self.features.has("avx2")
    }

    /// Returns true if vector instructions do not overwrite an operand.
    pub fn has_three_operand_vectors(&self) -> bool {
        !self.is_x86_64_without("avx")
    }

    /// Returns true if the target has an instruction for sums of absolute differences of unsigned bytes: two sums of 8
    /// bytes each.
    pub fn has_byte_differences(&self) -> bool {
        self.triple.architecture == Architecture::X86_64
    }

    /// Returns true if the target has a fused multiply-add instruction for floats.
    pub fn has_fma(&self) -> bool {
        self.triple.architecture != Architecture::X86_64 || self.features.has("fma")
    }

    /// Returns true if the target is an x86-64 without a feature.
    pub fn is_x86_64_without(&self, feature: &str) -> bool {
        self.triple.architecture == Architecture::X86_64 && !self.features.has(feature)
    }

    fn new(triple: Triple) -> Target {
        let big_endian = triple.endianness() == Ok(Endianness::Big);
        let layout = DataLayout::of(triple.architecture, big_endian);
        Target {
            triple,
            features: Features::default(),
            levels: Vec::new(),
            layout,
            back_end_vector_bits: 128,
            preferred_vector_bits: None,
        }
    }

    /// Returns the target with the features of a processor, given by its name or as `native`, for which `native`
    /// returns the settings of this machine, and with changes such as `+avx2,-fma`. Several names, separated by commas,
    /// are [levels](Level).
    ///
    /// # Errors
    /// When there is no such processor or feature, `native` is requested for an architecture other than the host's, or
    /// the names are no levels.
    pub fn with_processor(
        mut self,
        cpu: Option<&str>,
        attributes: &str,
        native: impl Fn() -> Result<Vec<String>, String>,
    ) -> Result<Target, String> {
        let Some(names) = cpu else {
            self.processors().apply(attributes, &mut self.features)?;
            return Ok(self);
        };
        let level = |name: &str| {
            let mut features = self.features_of(name, &native)?;
            self.processors().apply(attributes, &mut features)?;
            Ok(Level { name: name.to_string(), features })
        };
        let mut levels: Vec<Level> = names.split(',').map(level).collect::<Result<_, String>>()?;
        if levels.len() > 1 {
            return self.with_levels(levels);
        }
        self.features = levels.pop().map(|level| level.features).unwrap_or_default();
        Ok(self)
    }

    /// Returns the features of a processor, given by its name or as `native`.
    fn features_of(
        &self,
        cpu: &str,
        native: &impl Fn() -> Result<Vec<String>, String>,
    ) -> Result<Features, String> {
        match cpu {
            "native" if self.triple.architecture == Triple::host().architecture => {
                Ok(Features::with_settings(self.processors(), &native()?))
            }
            "native" => Err(format!("this machine is no '{}': there is no native processor", self.triple)),
            name => self.processors().features_of(name),
        }
    }

    /// Returns the processors of the architecture.
    pub fn processors(&self) -> &'static Processors {
        Processors::of(self.triple.architecture)
    }

    /// Returns LLVM's data layout string of the target.
    pub fn layout_text(&self) -> String {
        let mangling = match self.triple.operating_system {
            OperatingSystem::Windows => "w",
            OperatingSystem::Darwin(_) | OperatingSystem::MacOSX(_) | OperatingSystem::IOS(_) => "o",
            _ => "e",
        };
        layout::text(self.triple.architecture, mangling)
    }

    /// Returns the suffix of libm's functions of 128-bit floats; `None` if libm has none of them.
    pub fn quad_math_suffix(&self) -> Option<&'static str> {
        match self.triple.architecture {
            _ if self.macos_version().is_some()
                || self.triple.operating_system == OperatingSystem::Windows =>
            {
                None
            }
            // Elsewhere `long double` has this format.
            Architecture::X86_64 => Some("f128"),
            _ => Some("l"),
        }
    }

    /// Returns the oldest supported version of macOS: major, minor, patch. `None` if the target is another system.
    pub fn macos_version(&self) -> Option<(u16, u8, u8)> {
        let version = match self.triple.operating_system {
            OperatingSystem::MacOSX(version) => version.map(|v| (v.major, v.minor, v.patch)),
            // Versions of the kernel, Darwin.
            OperatingSystem::Darwin(version) => version.map(|v| match v.major {
                20.. => (v.major - 9, 0, 0),
                major => (10, major.saturating_sub(4) as u8, 0),
            }),
            _ => return None,
        };
        let first = if self.triple.architecture == Architecture::X86_64 { (10, 12, 0) } else { (11, 0, 0) };
        Some(version.unwrap_or(first))
    }

    /// Returns the name of the component in which the target that a module names differs from this one; vendors and
    /// versions are ignored.
    pub fn difference(&self, other: &Target) -> Option<&'static str> {
        let system = |target: &Target| match target.triple.operating_system {
            // Darwin, the kernel, and macOS are two versions of the same system.
            OperatingSystem::Darwin(_) => std::mem::discriminant(&OperatingSystem::MacOSX(None)),
            other => std::mem::discriminant(&other),
        };
        if self.triple.architecture != other.triple.architecture {
            // RISC-V architecture names differ by extensions.
            let both = matches!(self.triple.architecture, Architecture::Riscv64(_))
                && matches!(other.triple.architecture, Architecture::Riscv64(_));
            if !both {
                return Some("architecture");
            }
        }
        (system(self) != system(other)).then_some("operating system")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        Target::parse(text).expect_err("it is refused")
    }

    #[test]
    fn both_spellings_are_read() {
        for (llvm, rust) in [
            ("x86_64-pc-linux-gnu", "x86_64-unknown-linux-gnu"),
            ("x86_64-linux-gnu", "x86_64-unknown-linux-gnu"),
            ("amd64-unknown-linux-gnu", "x86_64-unknown-linux-gnu"),
            ("arm64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"),
            ("riscv64-unknown-linux-gnu", "riscv64gc-unknown-linux-gnu"),
            ("s390x-ibm-linux-gnu", "s390x-unknown-linux-gnu"),
            ("arm64-apple-macosx14.0", "aarch64-apple-darwin"),
            ("arm64-apple-macos14", "aarch64-apple-darwin"),
            ("x86_64-apple-macosx10.15.0", "x86_64-apple-darwin"),
            ("x86_64-apple-darwin19.6.0", "x86_64-apple-darwin"),
            ("x86_64-w64-mingw32", "x86_64-pc-windows-gnu"),
            ("x86_64-w64-windows-gnu", "x86_64-pc-windows-gnu"),
            ("x86_64-windows-gnu", "x86_64-pc-windows-gnu"),
            ("x86_64-windows-msvc", "x86_64-pc-windows-msvc"),
            ("arm64-pc-windows-msvc", "aarch64-pc-windows-msvc"),
            ("aarch64-w64-mingw32", "aarch64-pc-windows-gnu"),
        ] {
            let (llvm, rust) = (Target::parse(llvm).unwrap(), Target::parse(rust).unwrap());
            assert_eq!(llvm.difference(&rust), None, "{llvm:?} {rust:?}");
        }
    }

    #[test]
    fn impossible_targets_are_refused_by_name() {
        assert!(refused("i686-unknown-linux-gnu").starts_with(
            "unsupported target 'i686-unknown-linux-gnu': it has pointers of 32 bits; code can be generated for x86_64-"
        ));
        assert!(refused("wasm32-unknown-unknown").contains("it is WebAssembly"));
        assert!(refused("nvptx64-nvidia-cuda").contains("it is a GPU"));
        assert!(refused("aarch64_be-unknown-linux-gnu").contains("it is big-endian"));
        assert!(refused("powerpc64le-unknown-linux-gnu").contains("code can be generated for"));
        assert!(refused("nonsense").contains("Unrecognized architecture"));
    }

    #[test]
    fn versions_of_macos_are_known() {
        let version = |text| Target::parse(text).unwrap().macos_version();
        assert_eq!(version("arm64-apple-macosx14.2"), Some((14, 2, 0)));
        assert_eq!(version("aarch64-apple-darwin"), Some((11, 0, 0)));
        assert_eq!(version("aarch64-apple-darwin23.1.0"), Some((14, 0, 0)));
        assert_eq!(version("x86_64-apple-darwin"), Some((10, 12, 0)));
        assert_eq!(version("x86_64-apple-darwin19"), Some((10, 15, 0)));
        assert_eq!(version("x86_64-unknown-linux-gnu"), None);
    }

    #[test]
    fn targets_differ_by_architecture_and_system() {
        let linux = Target::parse("x86_64-unknown-linux-gnu").unwrap();
        assert_eq!(
            linux.difference(&Target::parse("aarch64-unknown-linux-gnu").unwrap()),
            Some("architecture")
        );
        assert_eq!(
            linux.difference(&Target::parse("x86_64-pc-windows-msvc").unwrap()),
            Some("operating system")
        );
        assert_eq!(linux.difference(&Target::parse("x86_64-unknown-linux-musl").unwrap()), None);
    }
}
