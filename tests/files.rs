//! File tests: every `.mlir` file below `tests/` is a list of cases, each with its input and its expectation.
//!
//! Cases are separated by lines `// -----`. After the source of a case come blocks of comment lines:
//!
//! - `// args: -O0 …`, anywhere before: arguments of the command line;
//! - `// main.c:` followed by a C program in comments (`tests/run` only);
//! - `// output:` followed by what is expected, in comments: the printed module (`parse`, `convert`, `codegen`),
//!   the diagnostics (any folder), or what the linked program printed (`run`).
//!
//! `BLESS=1 cargo test` (or `make bless`) writes what came out into the files.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use mlirc::driver::{Allocator, Artifacts, CInterfaceAbi, CWrappers, Compiler, Emit, MemRefAbi, Options};
use mlirc::opt::PASSES;
use mlirc::source::Source;
use mlirc::target::Target;
use rayon::prelude::*;

#[test]
fn parse() {
    check_folder("parse", |case| {
        let printed = text_of(case, Emit::Mlir)?;
        let again = text_of(&Case { source: printed.clone(), ..case.clone() }, Emit::Mlir)?;
        assert_eq!(printed, again, "printing what was printed gives something else");
        Ok(printed)
    });
}

#[test]
fn verify() {
    check_folder("verify", |case| match text_of(case, Emit::Mlir) {
        Ok(_) => Ok("accepted\n".to_string()),
        Err(diagnostics) => Err(diagnostics),
    });
}

#[test]
fn convert() {
    check_folder("convert", |case| text_of(case, Emit::LlvmDialect));
}

#[test]
fn opt() {
    check_folder("opt", |case| text_of(case, Emit::Optimized));
}

#[test]
fn codegen() {
    // What code is made of, not what the optimiser leaves of it.
    check_folder("codegen", |case| {
        let mut case = case.clone();
        case.args.push("--passes=".to_string());
        text_of(&case, Emit::Clif)
    });
}

#[test]
fn run() {
    check_folder("run", |case| {
        let mut outputs = Vec::new();
        for level in ["-O0", "-O2"] {
            let mut case = case.clone();
            case.args.push(level.to_string());
            outputs.push(run_case(&case)?);
        }
        assert_eq!(outputs[0], outputs[1], "-O0 and -O2 print different things");
        Ok(outputs.swap_remove(0))
    });
}

/// One case of a file.
#[derive(Clone, Debug)]
struct Case {
    /// MLIR and everything else before the output block; what is written back when blessing.
    head: String,
    /// What is compiled: `head` without the blocks. Line numbers are those of the case.
    source: String,
    args: Vec<String>,
    main: Option<String>,
    expected: Option<String>,
}

/// Runs all cases of a folder; `run` gives the output or the diagnostics.
fn check_folder(folder: &str, run: impl Fn(&Case) -> Result<String, String> + Sync) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(&root)
        .expect("the folder exists")
        .map(|entry| entry.expect("readable").path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    files.sort();
    assert!(!files.is_empty(), "no tests in {}", root.display());
    let bless = std::env::var_os("BLESS").is_some();
    let failures: Vec<String> =
        files.par_iter().filter_map(|path| check_file(path, bless, &run).err()).collect();
    assert!(
        failures.is_empty(),
        "\n{}\n{} of {} files failed",
        failures.join("\n"),
        failures.len(),
        files.len()
    );
}

fn check_file(
    path: &Path,
    bless: bool,
    run: &impl Fn(&Case) -> Result<String, String>,
) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let cases: Vec<Case> = split_cases(&text).into_iter().map(parse_case).collect();
    let mut failures = String::new();
    let mut blessed = Vec::new();
    for (number, case) in cases.iter().enumerate() {
        let found = trimmed(&run(case).unwrap_or_else(|diagnostics| diagnostics));
        if case.expected.as_deref() != Some(&found) {
            let expected = case.expected.as_deref().unwrap_or("(no `// output:` block)\n");
            let _ = writeln!(
                failures,
                "{} case {}:\n--- expected\n{expected}--- found\n{found}",
                path.display(),
                number + 1
            );
        }
        blessed.push(format!("{}// output:\n{}", case.head, commented(&found)));
    }
    if bless {
        return std::fs::write(path, blessed.join("// -----\n")).map_err(|error| error.to_string());
    }
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}

fn split_cases(text: &str) -> Vec<String> {
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

fn parse_case(text: String) -> Case {
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

fn commented(text: &str) -> String {
    text.lines().map(|line| format!("// {line}").trim_end().to_string() + "\n").collect()
}

fn uncommented(text: &str) -> String {
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
            Some(("--c-wrappers", "all")) => options.c_wrappers = CWrappers::All,
            Some(("--matrix-default-layout", "row-major")) => options.row_major_matrices = true,
            Some(("--c-wrappers", "none")) => options.c_wrappers = CWrappers::None,
            Some(("--alloc", "aligned")) => options.allocator = Allocator::Aligned,
            Some(("--alloc", "hook")) => options.allocator = Allocator::Hook,
            None if arg == "-fbounds-check" => options.bounds_check = true,
            Some(("--passes", only)) => {
                let others = PASSES.iter().map(|pass| pass.name.to_string());
                options.disabled_passes =
                    others.filter(|name| !only.split(',').any(|it| it == name)).collect();
            }
            None if arg.starts_with("-fno-") => {
                options.disabled_passes.push(arg["-fno-".len()..].to_string())
            }
            None if arg == "--allow-unregistered-dialect" => options.keep_unregistered = true,
            None if arg == "--mlir-print-op-generic" => options.print.generic = true,
            _ => match arg.strip_prefix("-O") {
                Some(level) => options.opt_level = level.parse().expect("a level"),
                None => panic!("unknown argument '{arg}' in a test"),
            },
        }
    }
    options
}

/// Compiles a case; errors come back rendered.
fn compile(case: &Case, emit: &[Emit]) -> Result<Artifacts, String> {
    let source = Source::new("test.mlir", case.source.as_str());
    Compiler::new(options(case))
        .compile(&source, "kernel", emit)
        .map_err(|diagnostics| diagnostics.render(&source))
}

fn text_of(case: &Case, emit: Emit) -> Result<String, String> {
    let artifacts = compile(case, &[emit])?;
    let text = artifacts.get(emit).expect("it was asked for");
    Ok(trimmed(&String::from_utf8_lossy(text)))
}

/// Trailing spaces do not survive in the test files.
fn trimmed(text: &str) -> String {
    text.lines().map(|line| line.trim_end().to_string() + "\n").collect()
}

/// Compiles a case, links it with its C program and gives what that prints and its exit status.
fn run_case(case: &Case) -> Result<String, String> {
    let artifacts = compile(case, &[Emit::Object, Emit::Header])?;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write =
        |name: &str, contents: &[u8]| std::fs::write(folder.path().join(name), contents).expect("writable");
    write("kernel.o", artifacts.get(Emit::Object).expect("it was asked for"));
    write("kernel.h", artifacts.get(Emit::Header).expect("it was asked for"));
    write("main.c", case.main.as_deref().expect("a case of tests/run has a `// main.c:` block").as_bytes());
    let cc = Command::new("cc")
        .args([
            "-std=c99",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "main.c",
            "kernel.o",
            "-lm",
            "-o",
            "program",
        ])
        .current_dir(folder.path())
        .output()
        .expect("cc runs");
    // Never what a test expects.
    assert!(cc.status.success(), "cc failed:\n{}\n{}", case.source, String::from_utf8_lossy(&cc.stderr));
    let program = Command::new("./program").current_dir(folder.path()).output().expect("the program starts");
    let mut out = String::from_utf8_lossy(&program.stdout).into_owned();
    out.push_str(&String::from_utf8_lossy(&program.stderr));
    if !program.status.success() {
        let _ = writeln!(out, "{}", program.status);
    }
    Ok(out)
}
