//! The runtime: the functions of MLIR's runner libraries, written in MLIR over libc alone.
//!
//! The sources are part of the compiler and are compiled when they are asked for, so that there is a runtime for
//! every target without a C compiler for it.

use target_lexicon::OperatingSystem;

use crate::diag::Diagnostics;
use crate::driver::{CInterfaceAbi, CWrappers, Compiler, Emit, LinkedSymbol, MemRefAbi, Options};
use crate::link::Member;
use crate::source::Source;

/// The sources, one for each topic, so that a program gets only those that it uses.
const SOURCES: [(&str, &str); 7] = [
    ("bfloat", include_str!("runtime/bfloat.mlir")),
    ("copy", include_str!("runtime/copy.mlir")),
    ("print", include_str!("runtime/print.mlir")),
    ("print_memref", include_str!("runtime/print_memref.mlir")),
    ("random", include_str!("runtime/random.mlir")),
    ("sort", include_str!("runtime/sort.mlir")),
    ("verify_memref", include_str!("runtime/verify_memref.mlir")),
];

/// What of the sources is something else on macOS.
const ON_MACOS: [(&str, &str); 3] = [
    ("@stdout", "@__stdoutp"),
    ("@stderr", "@__stderrp"),
    ("%clock = llvm.mlir.constant(1 : i32)", "%clock = llvm.mlir.constant(6 : i32)"),
];

/// Those about what C libraries have on systems like Unix.
const UNIX_SOURCES: [(&str, &str); 3] = [
    ("alloc", include_str!("runtime/alloc.mlir")),
    ("clock", include_str!("runtime/clock.mlir")),
    ("streams", include_str!("runtime/streams.mlir")),
];

/// The same for Windows.
const WINDOWS_SOURCES: [(&str, &str); 3] = [
    ("alloc", include_str!("runtime/alloc_windows.mlir")),
    ("clock", include_str!("runtime/clock_windows.mlir")),
    ("streams", include_str!("runtime/streams_windows.mlir")),
];

/// Object files, and the symbols by which each is linked.
pub type LinkedMembers = Vec<(Member, Vec<LinkedSymbol>)>;

/// The runtime's object files for a target, all of them, with the symbols by which they are linked.
///
/// # Errors
/// What is wrong with the runtime on this target, with the source that it is about.
pub fn members(options: &Options) -> Result<LinkedMembers, (Source, Diagnostics)> {
    let system = match options.target.triple.operating_system {
        OperatingSystem::Windows => WINDOWS_SOURCES,
        _ => UNIX_SOURCES,
    };
    let options = Options {
        c_wrappers: CWrappers::Attribute,
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
                let object = artifacts.outputs.pop().map(|output| output.1).unwrap_or_default();
                Ok((Member { name: format!("mlirc_rt_{stem}.o"), object }, artifacts.symbols))
            }
            Err(diagnostics) => Err((source, diagnostics)),
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
