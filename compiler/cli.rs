//! The command line: what the arguments mean.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{Parser, ValueEnum};
use mlirc::driver::{CWrappers, Emit, MemRefAbi, Options, PrintOptions};
use mlirc::target::Target;

/// Ahead-of-time compiler: MLIR in, native object file and C header out.
#[derive(Parser, Debug)]
#[command(name = "mlirc", version, max_term_width = 100, after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// MLIR source; `-` is standard input
    #[arg(value_name = "IN.mlir")]
    input: PathBuf,
    /// File to write; `-` is standard output [default: IN with the output's extension]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Also write a C header [default: OUT with extension .h]
    #[arg(long, value_name = "PATH", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    emit_header: Option<OsString>,
    /// What to write: obj, asm, clif, llvm-dialect, mlir or header, each with an optional =PATH
    #[arg(long, value_name = "KIND[=PATH],…", value_delimiter = ',')]
    emit: Vec<String>,
    /// Target triple, such as aarch64-unknown-linux-gnu [default: llvm.target_triple of the module, or this machine]
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
    /// Optimisation level
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = clap::value_parser!(u8).range(0..=3))]
    opt_level: u8,
    /// Which functions get a `_mlir_ciface_` wrapper: those with llvm.emit_c_interface, all that are public or declared, or none
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = Wrappers::Attribute)]
    c_wrappers: Wrappers,
    /// How functions pass memrefs: expanded into their parts, as pointers to the elements, or to descriptors
    #[arg(long, value_name = "HOW", value_enum, default_value_t = Abi::Expanded)]
    memref_abi: Abi,
    /// Width of `index` in bits [default: from the module's data layout, or that of a pointer]
    #[arg(long, value_name = "BITS", value_parser = ["32", "64"])]
    index_bitwidth: Option<String>,
    /// Check at run time: bounds-check tests accesses to memrefs, their views, and divisions by zero
    #[arg(short = 'f', value_name = "CHECK", value_enum)]
    checks: Vec<Check>,
    /// Keep operations of unknown dialects when converting, to look at what is around them
    #[arg(long)]
    allow_unregistered_dialect: bool,
    /// Print modules with all operations in generic form
    #[arg(long)]
    mlir_print_op_generic: bool,
    /// Print modules with the locations of operations and arguments
    #[arg(long)]
    mlir_print_debuginfo: bool,
    /// Check the module after every stage
    #[arg(long)]
    verify_each: bool,
    /// Say what is done and how long it takes
    #[arg(short, long)]
    pub verbose: bool,
}

const AFTER_HELP: &str = "\
Long options may be written with one dash or two.
Exit status: 0 done, 1 error in the input, 2 error in the arguments, 70 error in the compiler.

  mlirc kernel.mlir -o kernel.o --emit-header
  mlirc kernel.mlir --emit=llvm-dialect -o - | mlir-opt";

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Wrappers {
    Attribute,
    All,
    None,
}

#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
enum Abi {
    Expanded,
    BarePtr,
    DescriptorPtr,
}

#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
enum Check {
    BoundsCheck,
}

/// An output and where it goes; `-` is standard output.
pub(crate) type Destination = (Emit, PathBuf);

/// What a command line asks for.
#[derive(Debug)]
pub(crate) struct Request {
    /// Source file; `-` is standard input.
    pub input: PathBuf,
    /// Outputs.
    pub destinations: Vec<Destination>,
    /// Names the header's guard and the object's file symbol.
    pub stem: String,
    /// How to compile.
    pub options: Options,
    /// Whether to say what is done.
    pub verbose: bool,
}

/// Long options that may be written with one dash.
const LONG_OPTIONS: [&str; 14] = [
    "emit",
    "emit-header",
    "target",
    "c-wrappers",
    "memref-abi",
    "allow-unregistered-dialect",
    "index-bitwidth",
    "verify-each",
    "mlir-print-op-generic",
    "mlir-print-debuginfo",
    "verbose",
    "help",
    "version",
    "output",
];

/// Reads the command line.
///
/// # Errors
/// A usage error, ready to be printed; also the texts of `--help` and `--version`.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Request, clap::Error> {
    let arguments = Arguments::try_parse_from(args.map(with_two_dashes))?;
    request(arguments).map_err(|message| {
        use clap::CommandFactory;
        Arguments::command().error(clap::error::ErrorKind::InvalidValue, message)
    })
}

/// `-emit=obj` as `--emit=obj`; MLIR users write both.
fn with_two_dashes(arg: OsString) -> OsString {
    let Some(text) = arg.to_str().and_then(|text| text.strip_prefix('-')) else { return arg };
    let name = text.split('=').next().unwrap_or_default();
    if LONG_OPTIONS.contains(&name) { format!("--{text}").into() } else { arg }
}

fn request(arguments: Arguments) -> Result<Request, String> {
    if arguments.memref_abi == Abi::BarePtr && matches!(arguments.c_wrappers, Wrappers::All) {
        return Err("functions with bare pointers can be called from C and get no wrappers: \
            --c-wrappers=all does not go with --memref-abi=bare-ptr"
            .to_string());
    }
    let target = match &arguments.target {
        Some(triple) => Target::parse(triple)?,
        None => Target::host(),
    };
    let destinations = destinations(&arguments)?;
    let named = destinations.iter().map(|destination| &destination.1).find(|path| !is_std(path));
    let stem =
        named.unwrap_or(&arguments.input).file_stem().and_then(|stem| stem.to_str()).unwrap_or("module");
    let stem = if stem == "-" { "module" } else { stem }.to_string();
    let options = Options {
        target,
        target_of_module: arguments.target.is_none(),
        opt_level: arguments.opt_level,
        c_wrappers: match arguments.c_wrappers {
            Wrappers::Attribute => CWrappers::Attribute,
            Wrappers::All => CWrappers::All,
            Wrappers::None => CWrappers::None,
        },
        memref_abi: match arguments.memref_abi {
            Abi::Expanded => MemRefAbi::Expanded,
            Abi::BarePtr => MemRefAbi::BarePointer,
            Abi::DescriptorPtr => MemRefAbi::DescriptorPointer,
        },
        bounds_check: arguments.checks.contains(&Check::BoundsCheck),
        keep_unregistered: arguments.allow_unregistered_dialect,
        index_bits: arguments.index_bitwidth.as_deref().and_then(|bits| bits.parse().ok()),
        verify_each: arguments.verify_each || Options::default().verify_each,
        print: PrintOptions {
            generic: arguments.mlir_print_op_generic,
            debug_info: arguments.mlir_print_debuginfo,
        },
    };
    Ok(Request { input: arguments.input, destinations, stem, options, verbose: arguments.verbose })
}

/// Names of the outputs on the command line, and their usual extensions.
const KINDS: [(&str, Emit, &str); 6] = [
    ("obj", Emit::Object, "o"),
    ("asm", Emit::Asm, "s"),
    ("clif", Emit::Clif, "clif"),
    ("llvm-dialect", Emit::LlvmDialect, "llvm.mlir"),
    ("mlir", Emit::Mlir, "out.mlir"),
    ("header", Emit::Header, "h"),
];

/// Where each output goes: to its own path if it has one, the first one to `-o`, others beside it.
fn destinations(arguments: &Arguments) -> Result<Vec<Destination>, String> {
    let mut wanted: Vec<(Emit, &str, Option<PathBuf>)> = Vec::new();
    for item in &arguments.emit {
        let (kind, path) =
            item.split_once('=').map_or((&item[..], None), |(kind, path)| (kind, Some(path.into())));
        let known = KINDS.iter().find(|known| known.0 == kind);
        let names: Vec<&str> = KINDS.iter().map(|known| known.0).collect();
        let &(_, emit, extension) = known
            .ok_or_else(|| format!("unknown output '{kind}' for --emit; one of {}", names.join(", ")))?;
        wanted.push((emit, extension, path));
    }
    if wanted.is_empty() {
        wanted.push((Emit::Object, "o", None));
    }
    if let Some(path) = &arguments.emit_header
        && !wanted.iter().any(|wanted| wanted.0 == Emit::Header)
    {
        let path = Some(PathBuf::from(path)).filter(|_| !path.is_empty());
        wanted.push((Emit::Header, "h", path));
    }
    let mut output = arguments.output.clone();
    let base =
        output.clone().filter(|path| !is_std(path)).unwrap_or_else(|| in_current_folder(&arguments.input));
    let mut destinations = Vec::new();
    for (emit, extension, path) in wanted {
        let path = path.or_else(|| output.take()).unwrap_or_else(|| base.with_extension(extension));
        if destinations.iter().any(|(_, taken)| *taken == path) {
            return Err(format!("two outputs would be written to '{}'", path.display()));
        }
        if path == arguments.input && !is_std(&path) {
            return Err(format!("the output '{}' would overwrite the input", path.display()));
        }
        destinations.push((emit, path));
    }
    Ok(destinations)
}

/// Whether a path stands for standard input or output.
pub(crate) fn is_std(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn in_current_folder(input: &Path) -> PathBuf {
    match input.file_name() {
        Some(name) if !is_std(input) => PathBuf::from(name),
        _ => PathBuf::from("module.mlir"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(args: &[&str]) -> Result<Request, clap::Error> {
        parse(std::iter::once("mlirc").chain(args.iter().copied()).map(OsString::from))
    }

    fn outputs(args: &[&str]) -> Vec<(Emit, String)> {
        let request = parsed(args).expect("valid arguments");
        request.destinations.iter().map(|(emit, path)| (*emit, path.display().to_string())).collect()
    }

    #[test]
    fn outputs_are_named_after_the_first() {
        assert_eq!(outputs(&["a/k.mlir"]), [(Emit::Object, "k.o".to_string())]);
        let both = [(Emit::Object, "out/x.o".to_string()), (Emit::Header, "out/x.h".to_string())];
        assert_eq!(outputs(&["k.mlir", "-o", "out/x.o", "--emit-header"]), both);
        assert_eq!(outputs(&["k.mlir", "-o", "out/x.o", "-emit=obj,header"]), both);
        let named = [(Emit::Object, "x.o".to_string()), (Emit::Header, "h.h".to_string())];
        assert_eq!(outputs(&["k.mlir", "-ox.o", "-emit-header=h.h"]), named);
        assert_eq!(outputs(&["-", "--emit=asm", "-o", "-"]), [(Emit::Asm, "-".to_string())]);
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(parsed(&["k.mlir", "--emit=exe"]).is_err());
        assert!(parsed(&["k.mlir", "-O4"]).is_err());
        assert!(parsed(&["k.mlir", "--target=wasm32-unknown-unknown"]).is_err());
        assert!(parsed(&["k.mlir", "--emit=mlir", "-o", "k.mlir"]).is_err());
        assert!(parsed(&["k.mlir", "--emit=obj,asm=k.o"]).is_err());
        assert!(parsed(&[]).is_err());
    }

    #[test]
    fn levels_and_targets_are_read() {
        let request = parsed(&["k.mlir", "-O0", "-target=aarch64-unknown-linux-gnu", "--c-wrappers", "all"])
            .expect("valid");
        assert_eq!(request.options.opt_level, 0);
        assert_eq!(request.options.target.triple.architecture.to_string(), "aarch64");
        assert_eq!(request.options.c_wrappers, CWrappers::All);
    }

    #[test]
    fn conventions_and_checks_are_read() {
        let request = parsed(&["k.mlir", "-memref-abi=bare-ptr", "-fbounds-check"]).expect("valid");
        assert_eq!(request.options.memref_abi, MemRefAbi::BarePointer);
        assert!(request.options.bounds_check && !request.options.keep_unregistered);
        let request = parsed(&["k.mlir", "--memref-abi=descriptor-ptr", "--c-wrappers=all"]).expect("valid");
        assert_eq!(request.options.memref_abi, MemRefAbi::DescriptorPointer);
        assert!(!request.options.bounds_check);
        assert!(parsed(&["k.mlir", "-memref-abi=bare-ptr", "--c-wrappers=all"]).is_err());
        assert!(parsed(&["k.mlir", "-ffast-math"]).is_err());
    }

    #[test]
    fn help_is_short() {
        let help = parsed(&["--help"]).expect_err("help is shown as an error").to_string();
        assert!(help.lines().count() < 60, "{help}");
        for kind in KINDS {
            assert!(help.contains(kind.0), "--help does not mention {}", kind.0);
        }
    }
}
