//! The target: its triple, its processor, and how data lies in its memory.

pub mod cpu;
mod layout;

use target_lexicon::{Aarch64Architecture, Architecture, Endianness, OperatingSystem, Triple};

use cpu::{Features, Processors};
pub use layout::DataLayout;

/// A target that code can be generated for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The triple.
    pub triple: Triple,
    /// What the processor has beyond the baseline of its architecture.
    pub features: Features,
    /// Sizes and alignments.
    pub layout: DataLayout,
}

/// Triples of what code can be generated for, as they are printed for users.
pub const TRIPLES: [&str; 12] = [
    "x86_64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-gnu",
    "aarch64-unknown-linux-musl",
    "riscv64gc-unknown-linux-gnu",
    "riscv64gc-unknown-linux-musl",
    "s390x-unknown-linux-gnu",
    "s390x-unknown-linux-musl",
    "x86_64-pc-windows-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-gnullvm",
    "aarch64-pc-windows-msvc",
];

impl Target {
    /// The machine the compiler runs on, at the baseline of its architecture.
    pub fn host() -> Target {
        Target::new(Triple::host())
    }

    /// The target of a triple in LLVM's or Rust's spelling.
    ///
    /// # Errors
    /// When the text is not a triple, or the target is one that code cannot be generated for.
    pub fn parse(text: &str) -> Result<Target, String> {
        let refused = |why: &str| {
            let possible = TRIPLES.join(", ");
            Err(format!("unsupported target '{text}'{why}; code can be generated for {possible}"))
        };
        // Names that LLVM knows and the library for triples does not.
        let words: Vec<&str> = text.split('-').collect();
        let known = match words.as_slice() {
            [architecture, "linux", environment] => format!("{architecture}-unknown-linux-{environment}"),
            [architecture, "w64", "mingw32"] => format!("{architecture}-pc-windows-gnu"),
            [architecture, "windows", environment] | [architecture, "w64", "windows", environment] => {
                format!("{architecture}-pc-windows-{environment}")
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

    /// Whether its code has registers of 128 bits, for vectors.
    pub fn has_vectors(&self) -> bool {
        matches!(self.triple.architecture, Architecture::X86_64 | Architecture::Aarch64(_))
    }

    /// Whether it has an instruction that multiplies and adds floats, and rounds once.
    pub fn has_fma(&self) -> bool {
        self.triple.architecture != Architecture::X86_64 || self.features.has("fma")
    }

    fn new(triple: Triple) -> Target {
        let big_endian = triple.endianness() == Ok(Endianness::Big);
        let layout = DataLayout::of(triple.architecture, big_endian);
        Target { triple, features: Features::default(), layout }
    }

    /// The target with a processor, by its name or with the settings that `native` says this machine's has, and with
    /// changes such as `+avx2,-fma`.
    ///
    /// # Errors
    /// When there is no such processor or feature, or `native` is not this architecture's.
    pub fn with_processor(
        mut self,
        cpu: Option<&str>,
        attributes: &str,
        native: impl FnOnce() -> Result<Vec<String>, String>,
    ) -> Result<Target, String> {
        let processors = self.processors();
        self.features = match cpu {
            None => self.features,
            Some("native") if self.triple.architecture == Triple::host().architecture => {
                Features::with_settings(processors, &native()?)
            }
            Some("native") => {
                return Err(format!("this machine is no '{}': there is no native processor", self.triple));
            }
            Some(name) => processors.features_of(name)?,
        };
        processors.apply(attributes, &mut self.features)?;
        Ok(self)
    }

    /// The processors of its architecture.
    pub fn processors(&self) -> &'static Processors {
        Processors::of(self.triple.architecture)
    }

    /// LLVM's description of the memory of the target.
    pub fn layout_text(&self) -> String {
        let mangling = match self.triple.operating_system {
            OperatingSystem::Windows => "w",
            OperatingSystem::Darwin(_) | OperatingSystem::MacOSX(_) | OperatingSystem::IOS(_) => "o",
            _ => "e",
        };
        layout::text(self.triple.architecture, mangling)
    }

    /// What of another target that a module names differs from this one; neither vendor nor version count.
    pub fn difference(&self, other: &Target) -> Option<&'static str> {
        let system = |target: &Target| std::mem::discriminant(&target.triple.operating_system);
        if self.triple.architecture != other.triple.architecture {
            // RISC-V's names differ by extensions.
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
