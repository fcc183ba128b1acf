//! The texts of `--help`, which has the usual options, and of `--help=all`.

use std::ffi::OsString;

use clap::{Arg, CommandFactory};

use super::{Arguments, flags};

/// The usual options, and short descriptions of them.
const USUAL: [(&str, &str); 28] = [
    ("inputs", "Sources; `-`: standard input, `@FILE`: arguments"),
    ("output", "Output file; `-` is standard output"),
    (
        "emit",
        "Outputs: obj, archive, shared, asm, clif, mlir,\n\
         tensors, buffers, llvm-dialect, optimized,\n\
         header, rust, python, fortran, go, manifest",
    ),
    ("constants", "Write large constants to a file of their own"),
    ("runtime", "MLIR's runner libraries: none, embed or link"),
    ("compile_only", "Write objects; the default"),
    ("assembly", "Write assembly"),
    ("jobs", "Number of threads"),
    ("depfile", "Also write a rule for Make"),
    ("emit_header", "Also write a C header"),
    ("namespace", "C++ namespace of the functions, such as `a::b`"),
    ("check_header", "Compare an existing header with the module"),
    ("target", "Target triple, such as aarch64-unknown-linux-gnu"),
    ("cpu", "Processor by LLVM's name, or native"),
    ("attributes", "Processor features, such as +avx2,-fma"),
    ("print", "Print targets, cpus, features, man, … and exit"),
    ("c_wrappers", "Functions with a C wrapper: attribute, public, all\nor none"),
    ("memref_abi", "Memrefs as arguments: expanded, bare-ptr or\ndescriptor-ptr"),
    ("opt_level", "Optimisation level: 0 to 3, s, z; -O is -O2"),
    ("debug", "Debug information: 0, 1 (lines), 2 (-g alone)"),
    ("flags", "bounds-check, fast-math, function-sections, …"),
    ("remarks", "Print remarks of the optimiser"),
    ("color", "Colours of messages: auto, always or never"),
    ("error_format", "Format of messages: human, json or sarif"),
    ("no_warnings", "Show no warnings"),
    ("warnings", "Enable a warning; also no-NAME, error, error=NAME"),
    ("verbose", "Print the stages and their times"),
    ("version", "Print the version; with -v also the capabilities"),
];

const EXIT_AND_EXAMPLES: &str = "\
`mlirc run` and `mlirc bench` call a function: `mlirc run --help`.
`mlirc runtime [--target=TRIPLE] -o libmlirc_rt.a` writes the runtime library.
Exit status: 0 done, 1 error in the input, 2 in the arguments, 70 in mlirc.
Long options may have one dash.

  mlirc kernel.mlir -o kernel.o --emit-header
  mlirc kernel.mlir --emit=llvm-dialect -o - | mlir-opt";

/// Returns the text that the arguments request, if they do.
pub(super) fn requested(args: &[OsString]) -> Option<String> {
    let mut pairs = args.iter().zip(args.iter().skip(1));
    // What follows --link-arg is for the linker.
    pairs.find_map(|(before, arg)| match arg.to_str()? {
        _ if before == "--link-arg" => None,
        "-h" | "--help" => Some(usual()),
        "--help=all" => Some(all()),
        _ => None,
    })
}

fn usual() -> String {
    let describe = |arg: Arg| match USUAL.iter().find(|usual| arg.get_id() == usual.0) {
        Some((_, about)) => arg.help(*about).hide_possible_values(true).hide_default_value(true),
        None => arg.hide(true),
    };
    let notes = format!("`mlirc --help=all` shows all options, `mlirc help` topics.\n{EXIT_AND_EXAMPLES}");
    Arguments::command().mut_args(describe).after_help(notes).render_help().to_string()
}

fn all() -> String {
    Arguments::command().render_help().to_string()
}

/// Returns the notes after all options.
pub(super) fn notes() -> String {
    let passes = flags::pass_help().into_iter().map(|(flag, about)| format!("  {flag:<29} {about}\n"));
    format!("Passes of the optimiser:\n{}\n{EXIT_AND_EXAMPLES}", passes.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::destinations;

    /// The width of a terminal in columns.
    const WIDTH: usize = 80;

    fn help(arg: &str) -> String {
        requested(&["mlirc", "k.mlir", arg].map(OsString::from)).expect("help is requested")
    }

    #[test]
    fn help_is_short() {
        let text = help("--help");
        assert!(text.lines().count() <= 60, "{} lines: {text}", text.lines().count());
        let long: Vec<&str> = text.lines().filter(|line| line.chars().count() > WIDTH).collect();
        assert!(long.is_empty(), "{long:#?}");
        for kind in destinations::kinds() {
            assert!(text.contains(kind), "--help does not mention {kind}");
        }
        assert_eq!(text, help("-h"));
    }

    #[test]
    fn the_other_help_has_all_options() {
        let (usual, all) = (help("--help"), help("--help=all"));
        let command = Arguments::command();
        for arg in command.get_arguments().filter(|arg| !arg.is_positional()) {
            let name = arg.get_long().map_or_else(
                || arg.get_short().map(|short| format!("-{short} ")),
                |long| Some(format!("--{long}")),
            );
            assert!(all.contains(&name.expect("an option has a name")), "{arg}");
        }
        for (id, about) in USUAL {
            assert!(command.get_arguments().any(|arg| arg.get_id() == id), "no option {id}");
            assert!(usual.contains(about.split('\n').next().unwrap_or_default()), "{id}");
        }
        assert!(all.contains("-fno-inline") && !usual.contains("-fno-inline"));
    }

    #[test]
    fn arguments_of_the_linker_are_no_requests() {
        let args = ["mlirc", "k.mlir", "--emit=shared", "--link-arg", "--help"].map(OsString::from);
        assert_eq!(requested(&args), None);
    }
}
