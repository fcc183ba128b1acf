//! The runtime: the functions of MLIR's runner libraries, written in MLIR over libc alone.
//!
//! The sources are part of the compiler and compiled on demand. So the runtime exists for every target, even where
//! there is no C compiler for it.

use target_lexicon::OperatingSystem;

use crate::diag::Diagnostics;
use crate::driver::{CInterfaceAbi, CWrappers, Compiler, Emit, LinkedSymbol, MemRefAbi, Options};
use crate::link::Member;
use crate::source::Source;

/// The sources, one for each topic, so that a program links only those it uses.
const SOURCES: [(&str, &str); 7] = [
    ("bfloat", include_str!("runtime/bfloat.mlir")),
    ("copy", include_str!("runtime/copy.mlir")),
    ("print", include_str!("runtime/print.mlir")),
    ("print_memref", include_str!("runtime/print_memref.mlir")),
    ("random", include_str!("runtime/random.mlir")),
    ("sort", include_str!("runtime/sort.mlir")),
    ("verify_memref", include_str!("runtime/verify_memref.mlir")),
];

/// Replacements in the sources for macOS.
const ON_MACOS: [(&str, &str); 3] = [
    ("@stdout", "@__stdoutp"),
    ("@stderr", "@__stderrp"),
    ("%clock = llvm.mlir.constant(1 : i32)", "%clock = llvm.mlir.constant(6 : i32)"),
];

/// The sources that depend on the C libraries of Unix-like systems.
const UNIX_SOURCES: [(&str, &str); 3] = [
    ("alloc", include_str!("runtime/alloc.mlir")),
    ("clock", include_str!("runtime/clock.mlir")),
    ("streams", include_str!("runtime/streams.mlir")),
];

/// The sources that depend on the C library of Windows.
const WINDOWS_SOURCES: [(&str, &str); 3] = [
    ("alloc", include_str!("runtime/alloc_windows.mlir")),
    ("clock", include_str!("runtime/clock_windows.mlir")),
    ("streams", include_str!("runtime/streams_windows.mlir")),
];

/// Object files and their linked symbols.
pub type LinkedMembers = Vec<(Member, Vec<LinkedSymbol>)>;

/// The diagnostics of a source, and the source.
pub type Failure = Box<(Source, Diagnostics)>;

/// Compiles all of the runtime's object files for a target, with their linked symbols.
///
/// # Errors
/// The diagnostics of the runtime on this target, with the source that they refer to.
pub fn members(options: &Options) -> Result<LinkedMembers, Failure> {
    let system = match options.target.triple.operating_system {
        OperatingSystem::Windows => WINDOWS_SOURCES,
        _ => UNIX_SOURCES,
    };
    let options = Options {
        c_wrappers: CWrappers::Attribute,
        count_float_operations: false,
        ciface_abi: CInterfaceAbi::Mlir,
        index_bits: Some(64),
        memref_abi: MemRefAbi::Expanded,
        bounds_check: false,
        ..options.clone()
    };
    let is_macos = options.target.macos_version().is_some();
    let compiler = Compiler::new(options);
    let member = |(stem, text): (&str, &str)| {
        let replaced = |text: String, &(ours, theirs): &(&str, &str)| text.replace(ours, theirs);
        let text = if is_macos { ON_MACOS.iter().fold(text.into(), replaced) } else { text.to_string() };
        let source = Source::new(format!("mlirc/runtime/{stem}.mlir"), text);
        match compiler.compile(&source, stem, &[Emit::Object]) {
            Ok(mut artifacts) => {
                let object = artifacts.outputs.pop().map(|output| output.1.into_vec()).unwrap_or_default();
                Ok((Member { name: format!("mlirc_rt_{stem}.o"), object }, artifacts.symbols))
            }
            Err(diagnostics) => Err(Box::new((source, diagnostics))),
        }
    };
    SOURCES.into_iter().chain(system).map(member).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_in_the_sources() {
        for (ours, _) in ON_MACOS {
            assert!(UNIX_SOURCES.iter().any(|(_, text)| text.contains(ours)), "{ours}");
        }
    }
}
