//! The command line: what the arguments mean.

mod debug;
mod depfile;
mod destinations;
mod diagnostics;
#[cfg(test)]
mod document;
mod dry_run;
mod flags;
mod habits;
mod help;
mod machine;
mod request;
mod response_file;
mod run;
mod shells;
mod stages;
mod times;
mod topics;
mod version;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Parser, ValueEnum};
use mlirc::bufferize::BoundaryLayout;
use mlirc::driver::{
    Allocator, CInterfaceAbi, CWrappers, HeaderLanguage, HeaderOptions, MemRefAbi, Options, PrintOptions,
    SizeLevel,
};
use mlirc::target::Target;

use depfile::DepfileArguments;
use destinations::check_constants;
use diagnostics::DiagnosticArguments;
use flags::Flags;
use machine::MachineArguments;
pub(crate) use request::{
    Action, Bench, Compile, Depfile, Destination, ErrorFormat, Expected, Library, LibraryKind, Reporting,
    Request, Run, RuntimeUse, Unit,
};
pub(crate) use run::EntryResult;
use stages::StageArguments;
pub(crate) use times::{report as time_report, summary};

/// Ahead-of-time compiler: MLIR in, native object file and C header out.
#[derive(Parser, Debug, Clone)]
#[command(name = "mlirc", version, disable_version_flag = true, max_term_width = 100, after_help = help::notes(), next_help_heading = "Input and output")]
pub(crate) struct Arguments {
    /// MLIR files; `-` reads standard input, `@FILE` reads more arguments from a file
    #[arg(value_name = "IN.mlir", required_unless_present_any = ["print", "version", "explain"])]
    inputs: Vec<PathBuf>,
    /// Output file; `-` is standard output [default: IN with the extension of the output]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// Kinds of output: obj (default), archive, shared, asm, clif, mlir, tensors, buffers, llvm-dialect, optimized,
    /// header, rust, python, fortran, go or manifest, each with an optional =PATH
    #[arg(long, value_name = "KIND[=PATH],…", value_delimiter = ',')]
    emit: Vec<String>,
    /// Write large constants to a file, which the program maps into memory, instead of the object
    #[arg(long, value_name = "FILE")]
    constants: Option<PathBuf>,
    /// Functions of MLIR's runner libraries: left to the program, embedded in the archive or shared library, or linked
    /// into the shared library with -lmlirc_rt
    #[arg(long, value_name = "HOW", value_enum, default_value_t = RuntimeUse::None)]
    runtime: RuntimeUse,
    /// Argument for the C compiler (`CC`) that links a shared library; may be repeated
    #[arg(long, value_name = "ARG", allow_hyphen_values = true)]
    link_arg: Vec<String>,
    #[command(flatten)]
    depfile: DepfileArguments,
    #[command(flatten)]
    stages: StageArguments,
    /// Also write a C header [default: OUT with extension .h]
    #[arg(long, value_name = "PATH", num_args = 0..=1, require_equals = true, default_missing_value = "", help_heading = "Header")]
    emit_header: Option<OsString>,
    /// Language of the header
    #[arg(long, value_name = "LANG", value_parser = ["c", "c++", "both"], default_value = "both", help_heading = "Header")]
    header_lang: String,
    /// Include guard of the header [default: derived from its contents]
    #[arg(long, value_name = "NAME", help_heading = "Header")]
    header_guard: Option<String>,
    /// Prefix of the names in C: the program calls PREFIXgemm instead of _mlir_ciface_gemm
    #[arg(long, value_name = "PREFIX", conflicts_with = "plain_names", help_heading = "Header")]
    prefix: Option<String>,
    /// Names in C without `_mlir_ciface_`: the program calls gemm
    #[arg(long, help_heading = "Header")]
    plain_names: bool,
    /// C++ namespace of the functions and constants of the header, such as `a::b`
    #[arg(long, value_name = "NAME", help_heading = "Header")]
    namespace: Option<String>,
    /// Compare an existing header with the module: exit status 1 and the first difference if it does not fit. Writes
    /// nothing unless requested
    #[arg(long, value_name = "PATH", help_heading = "Header")]
    check_header: Option<PathBuf>,
    #[command(flatten)]
    machine: MachineArguments,
    /// Functions with a `_mlir_ciface_` wrapper: those with llvm.emit_c_interface, also all public ones with a body, also
    /// all that are declared, or none
    #[arg(long, value_name = "WHICH", value_enum, default_value_t = Wrappers::Attribute, help_heading = "Calling conventions")]
    c_wrappers: Wrappers,
    /// Passing of complex numbers by these wrappers: as MLIR's do, in two parts and through a pointer, or by value as C does
    #[arg(long, value_name = "HOW", value_enum, default_value_t = InterfaceAbi::Mlir, help_heading = "Calling conventions")]
    ciface_abi: InterfaceAbi,
    /// Passing of memrefs: as the fields of descriptors, as pointers to elements, or as pointers to descriptors
    #[arg(long, value_name = "HOW", value_enum, default_value_t = Abi::Expanded, help_heading = "Calling conventions")]
    memref_abi: Abi,
    /// Results that are tensors: memrefs that the function allocates, or out-parameters into which it writes
    #[arg(long, value_name = "HOW", value_enum, default_value_t = TensorResults::Allocated, help_heading = "Calling conventions")]
    tensor_results: TensorResults,
    /// Memory of temporary tensors: allocated on each call, or passed by the caller of a public function as the last argument
    #[arg(long, value_name = "BY", value_enum, default_value_t = Arena::Call, help_heading = "Calling conventions")]
    arena: Arena,
    /// Layouts of the memrefs of arguments and results that are tensors: contiguous, any for arguments and those of the
    /// returned buffers for results, or any
    #[arg(long, value_name = "HOW", value_enum, default_value_t = TensorLayouts::Identity, help_heading = "Calling conventions")]
    function_boundary_type_conversion: TensorLayouts,
    /// Allocation function: malloc, aligned_alloc, or _mlir_memref_to_llvm_alloc, which the program defines
    #[arg(long, value_name = "HOW", value_parser = ["malloc", "aligned", "hook"], default_value = "malloc", help_heading = "Calling conventions")]
    alloc: String,
    /// Width of `index` in bits [default: from the data layout of the module, or the width of a pointer]
    #[arg(long, value_name = "BITS", value_parser = ["32", "64"], help_heading = "Calling conventions")]
    index_bitwidth: Option<String>,
    /// Element order of the vectors of llvm.intr.matrix operations, vector.matrix_multiply and vector.flat_transpose
    #[arg(long, value_name = "HOW", value_parser = ["column-major", "row-major"], default_value = "column-major", help_heading = "Calling conventions")]
    matrix_default_layout: String,
    /// Optimisation level: 0 to 3, s and z for small code; -O is -O2
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = opt_level, help_heading = "Optimisation and diagnosis")]
    opt_level: Level,
    /// Debug information: 0, 1 (lines), 2 (-g alone), dwarf-4, dwarf-5, gdb-scripts
    #[arg(short = 'g', value_name = "LEVEL", help_heading = "Optimisation and diagnosis")]
    debug: Vec<String>,
    /// bounds-check, function-sections, fast-math, fp-contract=MODE and others as in C compilers, time-report; -fno-PASS
    /// disables a pass of the optimiser
    #[arg(short = 'f', value_name = "FLAG", help_heading = "Optimisation and diagnosis")]
    flags: Vec<String>,
    /// Print remarks of all or some passes: optimisations that were done, and the reasons for those that were not
    #[arg(long, value_name = "PASS,…", num_args = 0..=1, require_equals = true, default_missing_value = "all", value_delimiter = ',', help_heading = "Optimisation and diagnosis")]
    remarks: Option<Vec<String>>,
    /// Upper bound on the rewrites of the optimiser, to bisect a miscompilation
    #[arg(long, value_name = "N", help_heading = "Optimisation and diagnosis")]
    opt_limit: Option<u64>,
    #[command(flatten)]
    diagnostics: DiagnosticArguments,
    /// Keep operations of unknown dialects, for inspection with --emit=llvm-dialect
    #[arg(long, help_heading = "Optimisation and diagnosis")]
    allow_unregistered_dialect: bool,
    /// Print modules with all operations in generic form
    #[arg(long, help_heading = "Optimisation and diagnosis")]
    mlir_print_op_generic: bool,
    /// Print modules with the locations of operations and arguments
    #[arg(long, help_heading = "Optimisation and diagnosis")]
    mlir_print_debuginfo: bool,
    /// Verify the module after every stage
    #[arg(long, help_heading = "Optimisation and diagnosis")]
    verify_each: bool,
    /// Print the stages and their times
    #[arg(short, long, help_heading = "Optimisation and diagnosis")]
    pub verbose: bool,
    /// Print the version; with -v also the commit, targets, vectors, and the releases of MLIR whose text is read
    #[arg(short = 'V', long, help_heading = "Optimisation and diagnosis")]
    version: bool,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Wrappers {
    Attribute,
    Public,
    All,
    None,
}

impl From<Wrappers> for CWrappers {
    fn from(wrappers: Wrappers) -> CWrappers {
        match wrappers {
            Wrappers::Attribute => CWrappers::Attribute,
            Wrappers::Public => CWrappers::Public,
            Wrappers::All => CWrappers::All,
            Wrappers::None => CWrappers::None,
        }
    }
}

#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
enum TensorResults {
    Allocated,
    OutParams,
}

#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
enum Arena {
    Call,
    Caller,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum TensorLayouts {
    #[value(name = "identity-layout-map")]
    Identity,
    #[value(name = "infer-layout-map")]
    Inferred,
    #[value(name = "fully-dynamic-layout-map")]
    Dynamic,
}

impl From<TensorLayouts> for BoundaryLayout {
    fn from(layouts: TensorLayouts) -> BoundaryLayout {
        match layouts {
            TensorLayouts::Identity => BoundaryLayout::Identity,
            TensorLayouts::Inferred => BoundaryLayout::Inferred,
            TensorLayouts::Dynamic => BoundaryLayout::Dynamic,
        }
    }
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum InterfaceAbi {
    Mlir,
    C,
}

impl From<InterfaceAbi> for CInterfaceAbi {
    fn from(abi: InterfaceAbi) -> CInterfaceAbi {
        match abi {
            InterfaceAbi::Mlir => CInterfaceAbi::Mlir,
            InterfaceAbi::C => CInterfaceAbi::C,
        }
    }
}

#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
enum Abi {
    Expanded,
    BarePtr,
    DescriptorPtr,
}

impl From<Abi> for MemRefAbi {
    fn from(abi: Abi) -> MemRefAbi {
        match abi {
            Abi::Expanded => MemRefAbi::Expanded,
            Abi::BarePtr => MemRefAbi::BarePointer,
            Abi::DescriptorPtr => MemRefAbi::DescriptorPointer,
        }
    }
}

/// Writes the runtime library: functions that compiled MLIR may call.
#[derive(Parser, Debug)]
#[command(name = "mlirc runtime", version)]
struct RuntimeArguments {
    /// File to write; `-` is standard output
    #[arg(short, long, value_name = "OUT", default_value = "libmlirc_rt.a")]
    output: PathBuf,
    #[command(flatten)]
    machine: MachineArguments,
    /// Optimisation level
    #[arg(short = 'O', value_name = "LEVEL", default_value = "2", value_parser = opt_level)]
    opt_level: Level,
}

/// Long options that may be written with one dash.
const LONG_OPTIONS: &[&str] = &[
    "call",
    "entry",
    "entry-point-result",
    "shared-libs",
    "emulator",
    "against",
    "color",
    "error-format",
    "error-limit",
    "explain",
    "split-input-file",
    "verify-diagnostics",
    "emit",
    "constants",
    "emit-header",
    "header-lang",
    "header-guard",
    "namespace",
    "prefix",
    "plain-names",
    "check-header",
    "runtime",
    "link-arg",
    "MD",
    "MF",
    "MT",
    "MQ",
    "MP",
    "jobs",
    "save-temps",
    "dry-run",
    "opt-limit",
    "tensor-results",
    "function-boundary-type-conversion",
    "matrix-default-layout",
    "target",
    "mtriple",
    "mcpu",
    "march",
    "mattr",
    "mcmodel",
    "mprefer-vector-width",
    "print",
    "remarks",
    "c-wrappers",
    "ciface-abi",
    "alloc",
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
/// A usage error, ready to be printed; also the text of `mlirc runtime --help`.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Request, clap::Error> {
    use clap::CommandFactory;
    let invalid = |message: String| Arguments::command().error(clap::error::ErrorKind::InvalidValue, message);
    let expanded = response_file::expand(args).map_err(invalid)?;
    let args = translated(expanded.args).map_err(invalid)?;
    if args.get(1).is_some_and(|arg| run::COMMANDS.iter().any(|command| arg == command)) {
        return run::parse(args.into_iter().skip(1).collect());
    }
    if args.get(1).is_some_and(|arg| arg == "runtime") {
        let arguments = RuntimeArguments::try_parse_from(args.into_iter().skip(1))?;
        return runtime_request(arguments).map_err(invalid);
    }
    if args.get(1).is_some_and(|arg| arg == "help") {
        return topics::text(&args[2..]).map(Request::Print).map_err(invalid);
    }
    if let Some(text) = help::requested(&args) {
        return Ok(Request::Print(text));
    }
    let mut request = request(Arguments::try_parse_from(args)?).map_err(invalid)?;
    if let Request::Compile(compile) = &mut request {
        let others: Vec<PathBuf> = expanded.files.into_iter().chain(compile.check_header.clone()).collect();
        compile.depfiles.iter_mut().for_each(|rule| rule.sources.extend_from_slice(&others));
    }
    Ok(request)
}

fn runtime_request(arguments: RuntimeArguments) -> Result<Request, String> {
    if let Some(text) = arguments.machine.printed()? {
        return Ok(Request::Print(text));
    }
    let target = arguments.machine.target()?;
    arguments.machine.with_processor(target.clone())?;
    let code_model = arguments.machine.code_model()?;
    let preferred_vector_bits = arguments.machine.preferred_vector_bits();
    let MachineArguments { cpu, attributes, .. } = arguments.machine;
    let options = Options {
        target,
        code_model,
        target_of_module: false,
        cpu,
        cpu_attributes: attributes.join(","),
        preferred_vector_bits,
        opt_level: arguments.opt_level.speed,
        size: arguments.opt_level.size,
        ..Options::default()
    };
    Ok(Request::Runtime(arguments.output, Box::new(options)))
}

/// An optimisation level.
#[derive(Clone, Copy, Debug)]
struct Level {
    /// 0 to 3.
    speed: u8,
    size: SizeLevel,
}

/// The level behind `-O`.
fn opt_level(text: &str) -> Result<Level, String> {
    match text {
        "0" | "1" | "2" | "3" => Ok(Level { speed: text.as_bytes()[0] - b'0', size: SizeLevel::Any }),
        "s" => Ok(Level { speed: 2, size: SizeLevel::Small }),
        "z" => Ok(Level { speed: 2, size: SizeLevel::Smallest }),
        "g" => {
            Err("there is no level for debugging; -O0 keeps everything as it was written, -O1 is quick"
                .into())
        }
        "fast" => Err("that is written -O3 -ffast-math here".into()),
        _ => Err("the levels are -O0, -O1, -O2, -O3, -Os and -Oz; -O alone is -O2".into()),
    }
}

/// Spells options as they are declared, except for the arguments of a program behind `--`.
fn translated(mut args: Vec<OsString>) -> Result<Vec<OsString>, String> {
    let end = args.iter().position(|arg| arg == "--").unwrap_or(args.len());
    let rest = args.split_off(end);
    let args = habits::translate(args, |name| LONG_OPTIONS.contains(&name))?;
    Ok(args.into_iter().map(canonical).chain(rest).collect())
}

/// `-emit=obj` as `--emit=obj`; MLIR users write both. `-O` and `-g` alone, as C compilers have them, take no argument.
fn canonical(arg: OsString) -> OsString {
    if arg == "-O" || arg == "-g" {
        return format!("{}2", arg.display()).into();
    }
    let Some(text) = arg.to_str().and_then(|text| text.strip_prefix('-')) else { return arg };
    let name = text.split('=').next().unwrap_or_default();
    if LONG_OPTIONS.contains(&name) { format!("--{text}").into() } else { arg }
}

fn request(arguments: Arguments) -> Result<Request, String> {
    if arguments.version {
        return Ok(Request::Print(version::text(arguments.verbose)));
    }
    if let Some(text) = arguments.diagnostics.explained()? {
        return Ok(Request::Print(text));
    }
    if let Some(text) = arguments.machine.printed()? {
        return Ok(Request::Print(text));
    }
    check_wrappers(&arguments)?;
    let target = arguments.machine.target()?;
    arguments.machine.check_processor(&target)?;
    let (units, library) = destinations::plan(&arguments)?;
    check_linking(&arguments, library.as_ref())?;
    check_constants(&arguments, &units, library.as_ref())?;
    arguments.diagnostics.check_parts(&units, library.as_ref())?;
    if arguments.machine.target.is_some() && has_library(library.as_ref(), LibraryKind::Shared) {
        mlirc::link::linker_problem(&target).map_or(Ok(()), Err)?;
    }
    let dry_run = arguments.stages.dry_run;
    let processor = arguments.machine.with_processor(target.clone());
    let compile = Compile {
        depfiles: arguments.depfile.plan(&units, library.as_ref(), arguments.constants.as_ref())?,
        jobs: arguments.stages.jobs,
        units,
        library,
        options: options(&arguments, target)?,
        runtime: arguments.runtime,
        link_args: arguments.link_arg,
        check_header: arguments.check_header,
        constants: arguments.constants,
        reporting: arguments.diagnostics.reporting(),
        verbose: arguments.verbose,
    };
    match dry_run {
        true => dry_run::text(&compile, &processor?).map(Request::Print),
        false => Ok(Request::Compile(Box::new(compile))),
    }
}

/// Returns the options of the compilation.
fn options(arguments: &Arguments, target: Target) -> Result<Options, String> {
    let header = header_options(arguments)?;
    let flags = Flags::of(&arguments.flags)?;
    if arguments.arena == Arena::Caller && flags.forbids_arenas {
        return Err("--arena=caller is about an arena that -fno-arenas forbids: omit one of them".into());
    }
    Ok(Options {
        target,
        target_of_module: arguments.machine.target.is_none(),
        code_model: arguments.machine.code_model()?,
        cpu: arguments.machine.cpu.clone(),
        cpu_attributes: arguments.machine.attributes.join(","),
        preferred_vector_bits: arguments.machine.preferred_vector_bits(),
        tls_model: flags.tls_model,
        debug: debug::options(&arguments.debug, flags.prefix_map)?,
        function_sections: flags.function_sections,
        keeps_frame_pointers: flags.keeps_frame_pointers,
        forbids_sibling_calls: flags.forbids_sibling_calls,
        opt_level: arguments.opt_level.speed,
        size: arguments.opt_level.size,
        c_wrappers: arguments.c_wrappers.into(),
        ciface_abi: arguments.ciface_abi.into(),
        out_params: arguments.tensor_results == TensorResults::OutParams,
        boundary_layout: arguments.function_boundary_type_conversion.into(),
        allocator: allocator(&arguments.alloc),
        memref_abi: arguments.memref_abi.into(),
        row_major_matrices: arguments.matrix_default_layout == "row-major",
        in_place: !flags.forbids_in_place,
        fuse_tensors: !flags.forbids_fusion,
        arenas: !flags.forbids_arenas,
        arena_of_caller: arguments.arena == Arena::Caller,
        schedules: !flags.forbids_schedules,
        vector_library: flags.vector_library,
        bounds_check: flags.bounds_check,
        count_float_operations: false,
        returns_errors: flags.returns_errors,
        disabled_passes: flags.disabled_passes,
        opt_limit: arguments.opt_limit,
        fast_math: flags.fast_math,
        contract: !flags.forbids_contraction,
        remarks: flags::remarks(arguments.remarks.clone())?,
        policy: arguments.diagnostics.policy().0,
        time_report: flags.time_report,
        keep_unregistered: arguments.allow_unregistered_dialect,
        index_bits: arguments.index_bitwidth.as_deref().and_then(|bits| bits.parse().ok()),
        verify_each: arguments.verify_each || Options::default().verify_each,
        print: PrintOptions {
            generic: arguments.mlir_print_op_generic,
            debug_info: arguments.mlir_print_debuginfo,
        },
        header,
    })
}

fn header_options(arguments: &Arguments) -> Result<HeaderOptions, String> {
    Ok(HeaderOptions {
        language: match &arguments.header_lang[..] {
            "c" => HeaderLanguage::C,
            "c++" => HeaderLanguage::Cxx,
            _ => HeaderLanguage::Both,
        },
        guard: arguments.header_guard.clone(),
        namespaces: namespaces(arguments.namespace.as_deref())?,
        prefix: prefix(arguments)?,
    })
}

fn allocator(name: &str) -> Allocator {
    match name {
        "aligned" => Allocator::Aligned,
        "hook" => Allocator::Hook,
        _ => Allocator::Malloc,
    }
}

/// Checks that wrappers are requested only with a convention that has them.
fn check_wrappers(arguments: &Arguments) -> Result<(), String> {
    if arguments.memref_abi == Abi::BarePtr
        && matches!(arguments.c_wrappers, Wrappers::Public | Wrappers::All)
    {
        return Err("functions with bare pointers can be called from C and get no wrappers: \
            --c-wrappers=public and --c-wrappers=all do not go with --memref-abi=bare-ptr"
            .to_string());
    }
    Ok(())
}

/// Checks that options of linking come with an output that is linked.
fn check_linking(arguments: &Arguments, library: Option<&Library>) -> Result<(), String> {
    let has = |kind| has_library(library, kind);
    match arguments.runtime {
        RuntimeUse::Embed if library.is_none() => {
            Err("--runtime=embed needs --emit=archive or --emit=shared: an object is not linked".into())
        }
        RuntimeUse::Link if !has(LibraryKind::Shared) => Err("--runtime=link needs --emit=shared".into()),
        _ if !arguments.link_arg.is_empty() && !has(LibraryKind::Shared) => {
            let argument = arguments.link_arg[0].as_str();
            Err(format!("'{argument}' is for the linker, and only --emit=shared (-shared) links"))
        }
        _ => Ok(()),
    }
}

fn has_library(library: Option<&Library>, kind: LibraryKind) -> bool {
    library.is_some_and(|library| library.libraries.iter().any(|made| made.0 == kind))
}

/// The prefix of names in C: the beginning of an identifier.
fn prefix(arguments: &Arguments) -> Result<Option<String>, String> {
    let Some(text) = &arguments.prefix else { return Ok(arguments.plain_names.then(String::new)) };
    let is_start = !text.starts_with(|c: char| c.is_ascii_digit())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    match is_start {
        true => Ok(Some(text.clone())),
        false => Err(format!("'{text}' is no beginning of a C identifier for --prefix")),
    }
}

/// The parts of `a::b`.
fn namespaces(text: Option<&str>) -> Result<Vec<String>, String> {
    let Some(text) = text else { return Ok(Vec::new()) };
    let names: Vec<String> = text.split("::").map(str::to_owned).collect();
    let is_name = |name: &String| {
        !name.starts_with(|c: char| c.is_ascii_digit())
            && !name.is_empty()
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    match names.iter().all(is_name) {
        true => Ok(names),
        false => Err(format!("'{text}' is no C++ namespace for --namespace")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mlirc::driver::Emit;

    fn parsed(args: &[&str]) -> Result<Compile, clap::Error> {
        match parse(std::iter::once("mlirc").chain(args.iter().copied()).map(OsString::from))? {
            Request::Compile(request) => Ok(*request),
            other => panic!("{other:?} is not about sources"),
        }
    }

    fn outputs(args: &[&str]) -> Vec<(Emit, String)> {
        let request = parsed(args).expect("valid arguments");
        let destinations = request.units.iter().flat_map(|unit| &unit.destinations);
        destinations.map(|(emit, path)| (*emit, path.display().to_string())).collect()
    }

    #[test]
    fn an_arena_of_the_caller_is_not_forbidden() {
        assert!(parsed(&["k.mlir", "--arena=caller"]).expect("valid").options.arena_of_caller);
        assert!(!parsed(&["k.mlir", "-fno-arenas"]).expect("valid").options.arena_of_caller);
        assert!(parsed(&["k.mlir", "--arena=caller", "-fno-arenas"]).is_err());
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
    fn several_sources_have_outputs_each_or_one() {
        let objects = [(Emit::Object, "a.o".to_string()), (Emit::Object, "b.o".to_string())];
        assert_eq!(outputs(&["x/a.mlir", "y/b.mlir"]), objects);
        let request = parsed(&["a.mlir", "b.mlir", "--emit=archive", "-o", "out/libk.a", "--emit-header"]);
        let library = request.expect("valid").library.expect("an archive");
        assert_eq!(library.libraries, [(LibraryKind::Archive, PathBuf::from("out/libk.a"))]);
        assert_eq!(library.bindings, [(Emit::Header, PathBuf::from("out/libk.h"))]);
        assert_eq!(library.stem, "libk");
        assert!(parsed(&["a.mlir", "b.mlir", "-o", "k.o"]).is_err());
        assert!(parsed(&["x/a.mlir", "y/a.mlir"]).is_err());
        let folder = [(Emit::Asm, "out/a.s".to_string()), (Emit::Asm, "out/b.s".to_string())];
        assert_eq!(outputs(&["x/a.mlir", "b.mlir", "-S", "-o", "out/"]), folder);
        assert!(parsed(&["a.mlir", "--emit=archive,asm"]).is_err());
        assert!(parsed(&["a.mlir", "--runtime=embed"]).is_err());
        assert!(parsed(&["a.mlir", "--emit=archive", "--link-arg=-s"]).is_err());
    }

    #[test]
    fn python_finds_the_module_and_not_the_library() {
        let request = parsed(&["x/k.mlir", "--emit=shared,python"]).expect("valid");
        let library = request.library.expect("a library");
        assert_eq!(library.libraries, [(LibraryKind::Shared, PathBuf::from("libk.so"))]);
        assert_eq!(library.bindings, [(Emit::Python, PathBuf::from("k.py"))]);
        assert_eq!(library.stem, "k");
        assert!(parsed(&["k.mlir", "--emit=shared,python", "-o", "out/k.so"]).is_err());
        assert!(parsed(&["k.mlir", "--emit=shared=k.so,python=py/k.py"]).is_ok());
    }

    #[test]
    fn rules_for_make_name_the_outputs() {
        let rule = |args: &[&str]| parsed(args).expect("valid").depfiles.remove(0);
        let usual = rule(&["k.mlir", "-o", "out/k.o", "-MD"]);
        assert_eq!((usual.path, usual.targets), (PathBuf::from("out/k.d"), vec!["out/k.o".to_string()]));
        let named = rule(&["k.mlir", "-MD", "-MF", "x.d", "-MT", "name", "--emit-header"]);
        assert_eq!((named.path, named.targets), (PathBuf::from("x.d"), vec!["name".to_string()]));
        let quoted = rule(&["k.mlir", "-MMD", "-MP", "-MT", "$(O)/k.o", "-MQ", "$k"]);
        assert_eq!(quoted.targets, ["$(O)/k.o", "$$k"]);
        let several = parsed(&["a.mlir", "b.mlir", "-MD", "-c"]).expect("valid").depfiles;
        assert_eq!(several.iter().map(|rule| &rule.path).collect::<Vec<_>>(), ["a.d", "b.d"]);
        assert!(parsed(&["a.mlir", "b.mlir", "-MD", "-MF", "x.d"]).is_err());
        assert!(parsed(&["k.mlir", "-MF", "x.d"]).is_err());
        assert!(parsed(&["k.mlir", "-o", "-", "-MD"]).is_err());
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(parsed(&["k.mlir", "--emit=exe"]).is_err());
        for level in ["-O4", "-Og", "-Ofast", "-O22"] {
            let error = parsed(&["k.mlir", level]).expect_err("no such level").to_string();
            assert!(error.contains("-O"), "{error}");
        }
        assert!(parsed(&["k.mlir", "-mcpu=nonsense"]).is_err());
        assert!(parsed(&["k.mlir", "-mattr=+nonsense"]).is_err());
        assert!(parsed(&["k.mlir", "--target=wasm32-unknown-unknown"]).is_err());
        assert!(parsed(&["k.mlir", "--emit=mlir", "-o", "k.mlir"]).is_err());
        assert!(parsed(&["k.mlir", "--emit=obj,asm=k.o"]).is_err());
        assert!(parsed(&[]).is_err());
    }

    #[test]
    fn names_of_outputs_fit_their_kinds() {
        for (name, kind) in [("libk.so", "shared"), ("k.a", "archive"), ("k.s", "asm"), ("k.h", "header")] {
            let error = parsed(&["k.mlir", "-o", name]).expect_err("an object has another name").to_string();
            assert!(error.contains(&format!("--emit={kind}")), "{error}");
            assert!(parsed(&["k.mlir", "-c", "-o", name]).is_ok());
            assert!(parsed(&["k.mlir", "-o", name, "--emit", kind]).is_ok());
        }
    }

    #[test]
    fn intermediate_files_are_outputs() {
        let names = |args: &[&str]| outputs(args).into_iter().map(|output| output.1).collect::<Vec<_>>();
        let all = ["out/k.o", "k.tensors.mlir", "k.buffers.mlir", "k.llvm.mlir", "k.opt.mlir", "k.s"];
        assert_eq!(names(&["x/k.mlir", "-o", "out/k.o", "-save-temps"]), all);
        assert_eq!(names(&["x/k.mlir", "-o", "out/k.o", "-save-temps=obj"])[5], "out/k.s");
        let library = ["-shared", "-o", "out/libk.so", "-save-temps=obj"];
        assert_eq!(
            names(&[&["x/a.mlir", "b.mlir"][..], &library].concat())[..2],
            ["out/a.o", "out/a.tensors.mlir"]
        );
    }

    #[test]
    fn levels_and_targets_are_read() {
        let request = parsed(&["k.mlir", "-O0", "-target=aarch64-unknown-linux-gnu", "--c-wrappers", "all"])
            .expect("valid");
        assert_eq!(request.options.opt_level, 0);
        assert_eq!(request.options.target.triple.architecture.to_string(), "aarch64");
        assert_eq!(request.options.c_wrappers, CWrappers::All);
        for (level, size) in [("-Os", SizeLevel::Small), ("-Oz", SizeLevel::Smallest)] {
            let options = parsed(&["k.mlir", level]).expect("valid").options;
            assert_eq!((options.opt_level, options.size), (2, size));
        }
        let request = parsed(&["-O", "k.mlir"]).expect("valid");
        assert_eq!((request.options.opt_level, &request.units[0].input), (2, &PathBuf::from("k.mlir")));
        // The module may say that it is for another machine, which has these.
        for other in ["-mcpu=z15", "-mcpu=cortex-a72", "-mcpu=znver4"] {
            assert!(parsed(&["k.mlir", other]).is_ok(), "{other}");
        }
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
        assert!(parsed(&["k.mlir", "-ffast"]).is_err());
    }
}
