//! File-test cases: parsing, compilation and execution.
#![allow(dead_code, unreachable_pub)] // Each test binary uses a part.

pub mod elision;

use mlirc::bufferize::BoundaryLayout;
use mlirc::driver::{
    Allocator, Artifacts, CInterfaceAbi, CWrappers, Compiler, Emit, FastMath, MemRefAbi, Options,
    RemarkFilter, SizeLevel, VectorLibrary,
};
use mlirc::opt::passes;
use mlirc::source::Source;
use mlirc::target::Target;

use crate::machine::Machine;

/// A case of a test file.
#[derive(Clone, Debug)]
pub struct Case {
    /// The text before the output block, which blessing preserves.
    pub head: String,
    /// The source: `head` without blocks. Line numbers are those of the case.
    pub source: String,
    /// The arguments of the command line.
    pub args: Vec<String>,
    /// The C program.
    pub main: Option<String>,
    /// The expected output.
    pub expected: Option<String>,
}

/// Returns the texts of the cases of a file.
pub fn split_cases(text: &str) -> Vec<String> {
    let mut cases = vec![String::new()];
    for line in text.lines() {
        if line == "// -----" {
            cases.push(String::new());
        } else if let Some(case) = cases.last_mut() {
            case.push_str(line);
            case.push('\n');
        }
    }
    cases
}

/// Parses a case.
pub fn parse_case(text: String) -> Case {
    let (head, expected) = match text.split_once("// output:\n") {
        Some((head, expected)) => (head.to_string(), Some(uncommented(expected))),
        None => (text, None),
    };
    let (source, main) = match head.split_once("// main.c:\n") {
        Some((source, main)) => (source.to_string(), Some(uncommented(main))),
        None => (head.clone(), None),
    };
    let args = source.lines().filter_map(|line| line.strip_prefix("// args:"));
    let args = args.flat_map(str::split_whitespace).map(str::to_string).collect();
    Case { head, source, args, main, expected }
}

/// Returns the lines of a text as comments.
pub fn commented(text: &str) -> String {
    text.lines().map(|line| format!("// {line}").trim_end().to_string() + "\n").collect()
}

pub fn uncommented(text: &str) -> String {
    let line = |line: &str| {
        line.strip_prefix("// ").or(line.strip_prefix("//")).unwrap_or(line).trim_end().to_string() + "\n"
    };
    text.lines().map(line).collect()
}

fn options(case: &Case) -> Options {
    let mut options = Options { verify_each: true, ..Options::default() };
    for arg in &case.args {
        match arg.split_once('=') {
            Some(("--target", triple)) => {
                options.target = Target::parse(triple).expect("a known target");
                options.target_of_module = false;
            }
            Some(("--index-bitwidth", bits)) => options.index_bits = Some(bits.parse().expect("a number")),
            Some(("--memref-abi", "bare-ptr")) => options.memref_abi = MemRefAbi::BarePointer,
            Some(("--memref-abi", "descriptor-ptr")) => options.memref_abi = MemRefAbi::DescriptorPointer,
            Some(("--ciface-abi", "c")) => options.ciface_abi = CInterfaceAbi::C,
            Some(("--tensor-results", "out-params")) => options.out_params = true,
            Some(("--arena", "caller")) => options.arena_of_caller = true,
            Some(("--function-boundary-type-conversion", "infer-layout-map")) => {
                options.boundary_layout = BoundaryLayout::Inferred
            }
            Some(("--function-boundary-type-conversion", "fully-dynamic-layout-map")) => {
                options.boundary_layout = BoundaryLayout::Dynamic
            }
            Some(("--c-wrappers", "all")) => options.c_wrappers = CWrappers::All,
            Some(("--matrix-default-layout", "row-major")) => options.row_major_matrices = true,
            Some(("--c-wrappers", "none")) => options.c_wrappers = CWrappers::None,
            Some(("--alloc", "aligned")) => options.allocator = Allocator::Aligned,
            Some(("--alloc", "hook")) => options.allocator = Allocator::Hook,
            Some(("--remarks", passes)) => {
                options.remarks = RemarkFilter::Passes(passes.split(',').map(str::to_string).collect())
            }
            None if arg == "--remarks" => options.remarks = RemarkFilter::All,
            Some(("-mcpu" | "-march", cpu)) => options.cpu = Some(cpu.to_string()),
            Some(("-mprefer-vector-width", bits)) => {
                options.preferred_vector_bits = Some(bits.parse().expect("a number of bits"))
            }
            Some(("-mattr", attributes)) => options.cpu_attributes = attributes.to_string(),
            Some(("-fveclib", "none")) => options.vector_library = VectorLibrary::None,
            Some(("-fveclib", "libmvec")) => options.vector_library = VectorLibrary::Libmvec,
            None if arg == "-ffast-math" => options.fast_math = FastMath::FAST,
            Some(("-ffp-contract", "fast")) => options.fast_math = FastMath::CONTRACT,
            Some(("-ffp-contract", "off")) => options.contract = false,
            None if arg == "-fbounds-check" => options.bounds_check = true,
            Some(("-fbounds-check", "return")) => {
                (options.bounds_check, options.returns_errors) = (true, true);
            }
            None if arg == "-ffunction-sections" => options.function_sections = true,
            None if arg == "-fno-optimize-sibling-calls" => options.forbids_sibling_calls = true,
            Some(("--passes", only)) => {
                let others = passes().map(|pass| pass.name.to_string());
                options.disabled_passes =
                    others.filter(|name| !only.split(',').any(|it| it == name)).collect();
            }
            None if arg == "-farenas" => options.arenas = true,
            None if arg == "-fno-arenas" => options.arenas = false,
            None if arg == "-fno-fuse-tensors" => options.fuse_tensors = false,
            None if arg == "-ffuse-tensors" => options.fuse_tensors = true,
            None if arg.starts_with("-fno-") => {
                options.disabled_passes.push(arg["-fno-".len()..].to_string())
            }
            None if arg == "--allow-unregistered-dialect" => options.keep_unregistered = true,
            None if arg == "--mlir-print-op-generic" => options.print.generic = true,
            _ => match arg.strip_prefix("-O") {
                Some("s") => (options.opt_level, options.size) = (2, SizeLevel::Small),
                Some("z") => (options.opt_level, options.size) = (2, SizeLevel::Smallest),
                Some(level) => options.opt_level = level.parse().expect("a level"),
                None => panic!("unknown argument '{arg}' in a test"),
            },
        }
    }
    options
}

/// Compiles a case. The error is the rendered diagnostics.
pub fn compile(case: &Case, emit: &[Emit]) -> Result<Artifacts, String> {
    let source = Source::new("test.mlir", case.source.as_str());
    Compiler::new(options(case))
        .compile(&source, "kernel", emit)
        .map_err(|diagnostics| diagnostics.render(&source))
}

/// Returns a case that no pass optimizes.
pub fn without_passes(case: &Case) -> Case {
    let mut case = case.clone();
    case.args.push("--passes=".to_string());
    case
}

/// Returns a case with more arguments, which its own override.
pub fn with_first_args(case: &Case, args: &[&str]) -> Case {
    let mut case = case.clone();
    case.args.splice(0..0, args.iter().map(ToString::to_string));
    case
}

/// Returns the remarks on a case that compiles.
pub fn remarks(case: &Case) -> Result<String, String> {
    let artifacts = compile(case, &[Emit::Optimized])?;
    Ok(artifacts.diagnostics.render(&Source::new("test.mlir", case.source.as_str())))
}

/// Removes trailing spaces, which test files do not preserve.
pub fn trimmed(text: &str) -> String {
    text.lines().map(|line| line.trim_end().to_string() + "\n").collect()
}

/// The outcome of running a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The output of the program, and its exit status if it failed.
    Printed(String),
    /// The diagnostics, if the compiler refuses the case.
    Refused(String),
    /// The output of the C compiler, if it cannot link the program.
    Unlinked(String),
    /// An unexpected error.
    Failed(String),
}

/// The optimization levels of all cases.
const LEVELS: [&str; 4] = ["-O0", "-O1", "-O2", "-O3"];

/// Compiles a case for a machine at every level, or at the level of its arguments, links each object with the C program
/// of the case, and runs it. All outputs must be equal. `MLIRC_ARGS` adds arguments.
pub fn run_case(case: &Case, machine: Machine) -> Outcome {
    let is_level = |arg: &String| arg.starts_with("-O");
    let levels: Vec<Option<&str>> =
        if case.args.iter().any(is_level) { vec![None] } else { LEVELS.map(Some).to_vec() };
    let mut printed: Option<String> = None;
    let mut object: Vec<u8> = Vec::new();
    for level in levels {
        let artifacts = match compile_for(case, machine, level) {
            Ok(artifacts) => artifacts,
            Err(diagnostics) => return Outcome::Refused(diagnostics),
        };
        let compiled = artifacts.get(Emit::Object).unwrap_or_default();
        // Equal objects have equal output.
        if compiled == object {
            continue;
        }
        object = compiled.to_vec();
        match (link_and_run(case, &artifacts, machine), &printed) {
            (Ok(text), None) => printed = Some(text),
            (Ok(text), Some(expected)) if text == *expected => {}
            (Ok(text), Some(expected)) => {
                let level = level.unwrap_or_default();
                return Outcome::Failed(format!(
                    "-O0 and {level} print different things:\n{expected}---\n{text}"
                ));
            }
            (Err(outcome), _) => return outcome,
        }
    }
    Outcome::Printed(printed.unwrap_or_default())
}

fn compile_for(case: &Case, machine: Machine, level: Option<&str>) -> Result<Artifacts, String> {
    let mut case = case.clone();
    case.args.extend(machine.arguments());
    let more = std::env::var("MLIRC_ARGS").unwrap_or_default();
    case.args.extend(more.split_whitespace().map(str::to_string));
    case.args.extend(level.map(str::to_string));
    compile(&case, &[Emit::Object, Emit::Header])
}

fn link_and_run(case: &Case, artifacts: &Artifacts, machine: Machine) -> Result<String, Outcome> {
    let failed = |error: std::io::Error| Outcome::Failed(error.to_string());
    let folder = tempfile::tempdir().map_err(failed)?;
    let write =
        |name: &str, contents: &[u8]| std::fs::write(folder.path().join(name), contents).map_err(failed);
    let main = case.main.as_deref();
    let main = main.ok_or_else(|| Outcome::Failed("a case of tests/run has a `// main.c:` block".into()))?;
    write("main.c", main.as_bytes())?;
    write("kernel.o", &artifacts.get(Emit::Object).unwrap_or_default())?;
    write("kernel.h", &artifacts.get(Emit::Header).unwrap_or_default())?;
    machine.link(folder.path(), &case.source, main).map_err(Outcome::Unlinked)?;
    machine.output(folder.path()).map(|output| machine.text_of(&output)).map_err(failed)
}
