//! Comparison with MLIR itself, where `mlir-opt-22`, `mlir-translate-22` and `llc-22` are installed.
//!
//! Without them these tests say so and pass: the tools are no dependency of the product or of its tests. With
//! `MLIRC_ORACLE=1` (`make oracle`) their absence is a failure.

#![allow(clippy::print_stdout)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use mlirc::driver::{Compiler, Emit, Options, PrintOptions};
use mlirc::source::Source;

const TOOLS: [&str; 3] = ["mlir-opt-22", "mlir-translate-22", "llc-22"];

/// Whether the tools are there; says so when not.
fn tools_installed() -> bool {
    let missing = TOOLS.iter().find(|tool| Command::new(tool).arg("--version").output().is_err());
    if let Some(tool) = missing {
        assert!(std::env::var_os("MLIRC_ORACLE").is_none(), "{tool} is not installed");
        println!("skipped: {tool} is not installed");
    }
    missing.is_none()
}

/// Runs a tool on a text and gives what it prints.
fn pipe(tool: &str, args: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
    let mut child = Command::new(tool)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{tool}: {error}"))?;
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The tool may stop reading at an error, which it then reports itself.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().map_err(|error| format!("{tool}: {error}"))?;
    writer.join().expect("the writer does not panic");
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("{tool} {args:?} failed:\n{}", String::from_utf8_lossy(&output.stderr)))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The cases of the test files of a folder that are meant to be valid, but for those that say why they cannot be
/// compared (`// no-oracle: reason`).
fn cases(folder: &str) -> Vec<(String, String)> {
    let mut cases = all_cases(folder);
    cases.retain(|case| !case.1.contains("// no-oracle:"));
    cases
}

/// Also those that cannot be compared.
fn all_cases(folder: &str) -> Vec<(String, String)> {
    let mut cases = Vec::new();
    for entry in std::fs::read_dir(root().join("tests").join(folder)).expect("the folder exists") {
        let path = entry.expect("readable").path();
        let text = std::fs::read_to_string(&path).expect("readable");
        for (number, case) in text.split("// -----\n").enumerate() {
            let (source, output) = case.split_once("// output:\n").unwrap_or((case, ""));
            let comparable = !source.contains("// args:");
            if !output.contains(": error: ") && comparable {
                cases.push((format!("{} case {}", path.display(), number + 1), source.to_string()));
            }
        }
    }
    assert!(!cases.is_empty(), "no cases in {folder}");
    cases
}

fn examples() -> Vec<PathBuf> {
    let folders = std::fs::read_dir(root().join("examples")).expect("the folder exists");
    let folders = folders.map(|entry| entry.expect("readable").path()).filter(|path| path.is_dir());
    let source = |path: PathBuf| path.join(path.file_name().expect("named")).with_extension("mlir");
    folders.map(source).filter(|path| path.exists()).collect()
}

fn compile(name: &str, text: &str, emit: Emit) -> Result<Vec<u8>, String> {
    let source = Source::new(name, text);
    let compiler = Compiler::new(Options { verify_each: true, ..Options::default() });
    let artifacts = compiler.compile(&source, "oracle", &[emit]).map_err(|errors| errors.render(&source))?;
    Ok(artifacts.get(emit).expect("it was asked for").to_vec())
}

fn check_all<T>(items: impl IntoIterator<Item = T>, check: impl Fn(T) -> Result<(), String>) {
    let failures: Vec<String> = items.into_iter().filter_map(|item| check(item).err()).collect();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// What old spellings are printed as is something that `mlir-opt` accepts.
#[test]
fn mlir_opt_accepts_todays_form_of_old_spellings() {
    if !tools_installed() {
        return;
    }
    let old = all_cases("parse").into_iter().filter(|case| case.1.contains("// no-oracle: old spelling"));
    check_all(old, |(name, source)| {
        let printed = compile(&name, &source, Emit::Mlir)?;
        let args = ["--allow-unregistered-dialect"];
        pipe("mlir-opt-22", &args, &printed).map_err(|error| format!("{name}: {error}"))?;
        Ok(())
    });
}

/// What is printed, also in generic form or with locations, means to `mlir-opt` what the original does.
#[test]
fn mlir_opt_reads_what_is_printed_as_the_original() {
    if !tools_installed() {
        return;
    }
    let plain = PrintOptions::default();
    let forms: [(&[&str], PrintOptions); 3] = [
        (&[], plain),
        (&["--mlir-print-op-generic"], PrintOptions { generic: true, ..plain }),
        (&["--mlir-print-debuginfo"], PrintOptions { debug_info: true, ..plain }),
    ];
    for (flags, print) in forms {
        let args = [&["--allow-unregistered-dialect", "--mlir-print-local-scope"], flags].concat();
        let compiler = Compiler::new(Options { print, verify_each: true, ..Options::default() });
        check_all(cases("parse"), |(name, text)| {
            let context = |error: String| format!("{name} {flags:?}: {error}");
            // The name that mlir-opt gives its standard input, for the locations.
            let source = Source::new("<stdin>", text);
            let compiled = compiler.compile(&source, "oracle", &[Emit::Mlir]);
            let artifacts = compiled.map_err(|errors| context(errors.render(&source)))?;
            let printed = artifacts.get(Emit::Mlir).expect("it was asked for");
            let ours = pipe("mlir-opt-22", &args, printed).map_err(context)?;
            let theirs = pipe("mlir-opt-22", &args, &source.text).map_err(context)?;
            if ours == theirs {
                return Ok(());
            }
            let (ours, theirs) = (String::from_utf8_lossy(&ours), String::from_utf8_lossy(&theirs));
            Err(context(format!("\n--- ours\n{ours}--- original\n{theirs}")))
        });
    }
}

/// What conversion makes is a module that MLIR accepts and LLVM compiles.
#[test]
fn llvm_accepts_what_conversion_makes() {
    if !tools_installed() {
        return;
    }
    let files = examples().into_iter().map(|path| {
        let text = std::fs::read_to_string(&path).expect("readable");
        (path.display().to_string(), text)
    });
    let all = files.chain(cases("convert")).chain(cases("run"));
    check_all(all, |(name, source)| {
        let source = source.split("// main.c:\n").next().unwrap_or_default();
        let converted = compile(&name, source, Emit::LlvmDialect)?;
        let context = |error| format!("{name}: {error}");
        let accepted = pipe("mlir-opt-22", &[], &converted).map_err(context)?;
        let llvm = pipe("mlir-translate-22", &["--mlir-to-llvmir"], &accepted).map_err(context)?;
        pipe("llc-22", &["-filetype=obj", "-o", "-"], &llvm).map_err(context)?;
        Ok(())
    });
}

/// The cases of `tests/run` print with LLVM's objects what they are expected to print with ours: with the object that
/// LLVM makes of MLIR's conversion, and of ours. The C program and the header are the same, so our header describes
/// LLVM's code too.
#[test]
fn llvms_code_does_what_ours_does() {
    if !tools_installed() {
        return;
    }
    check_all(cases("run"), |(name, text)| {
        let (source, main) = text.split_once("// main.c:\n").expect("a case of tests/run has a C program");
        let context = |error| format!("{name}: {error}");
        let header = compile(&name, source, Emit::Header)?;
        let main = uncommented(main);
        let expected = expected_output(&name);
        // By MLIR's own conversion, and by LLVM from ours.
        let converted = compile(&name, source, Emit::LlvmDialect)?;
        for text in [source, &String::from_utf8_lossy(&converted)] {
            let object = compile_with_llvm(text).map_err(context)?;
            let found = link_and_run(&object, ("kernel.h", &header), ("main.c", &main)).map_err(context)?;
            let found: String = found.lines().map(|line| line.trim_end().to_string() + "\n").collect();
            if found != expected {
                return Err(format!("{name}:\n--- ours\n{expected}--- LLVM's\n{found}"));
            }
        }
        Ok(())
    });
}

/// The same for the examples, C++ included.
#[test]
fn examples_run_with_llvms_code_and_our_header() {
    if !tools_installed() {
        return;
    }
    check_all(examples(), |path| {
        let source = std::fs::read_to_string(&path).expect("readable");
        let converted = compile(&path.display().to_string(), &source, Emit::LlvmDialect)?;
        for input in [&source, &*String::from_utf8_lossy(&converted)] {
            check_example(&path, &compile_with_llvm(input)?)?;
        }
        Ok(())
    });
}

/// Links an object made of an example with the example's program and our header; it must print what is expected.
fn check_example(path: &Path, object: &[u8]) -> Result<(), String> {
    let name = path.file_stem().expect("named").to_string_lossy();
    let folder = path.parent().expect("in a folder");
    let read = |file: &str| std::fs::read_to_string(folder.join(file)).expect("readable");
    let header = compile(&path.display().to_string(), &read(&format!("{name}.mlir")), Emit::Header)?;
    let main = if folder.join("main.cpp").exists() { "main.cpp" } else { "main.c" };
    let found = link_and_run(object, (&format!("{name}.h"), &header), (main, &read(main)))?;
    let expected = read("expected.txt");
    if found == expected {
        Ok(())
    } else {
        Err(format!("{name}:\n--- expected\n{expected}--- found\n{found}"))
    }
}

/// The example in the LLVM dialect is what MLIR makes of the source beside it.
#[test]
fn the_llvm_dialect_example_is_what_mlir_opt_prints() {
    if !tools_installed() {
        return;
    }
    let folder = root().join("examples").join("llvm_dialect");
    let source = std::fs::read(folder.join("source.mlir")).expect("readable");
    let printed = pipe("mlir-opt-22", &LOWERING, &source).expect("MLIR accepts the source");
    let kept = std::fs::read_to_string(folder.join("llvm_dialect.mlir")).expect("readable");
    assert_eq!(String::from_utf8_lossy(&printed), kept);
}

/// The object that MLIR's passes and LLVM make of a source in any of the dialects.
fn compile_with_llvm(source: &str) -> Result<Vec<u8>, String> {
    let lowered = if source.contains("func.func") {
        pipe("mlir-opt-22", &LOWERING, source.as_bytes())?
    } else {
        source.as_bytes().to_vec()
    };
    let llvm = pipe("mlir-translate-22", &["--mlir-to-llvmir"], &lowered)?;
    pipe("llc-22", &["-O2", "-relocation-model=pic", "-filetype=obj", "-o", "-"], &llvm)
}

/// The output block of a case, by the name that `cases` gave it.
fn expected_output(name: &str) -> String {
    let (path, number) = name.rsplit_once(" case ").expect("a name of `cases`");
    let text = std::fs::read_to_string(path).expect("readable");
    let number: usize = number.parse().expect("a number");
    let case = text.split("// -----\n").nth(number - 1).expect("the case");
    uncommented(case.split_once("// output:\n").expect("an output block").1)
}

fn uncommented(text: &str) -> String {
    text.lines()
        .map(|line| line.strip_prefix("// ").or(line.strip_prefix("//")).unwrap_or(line).to_string() + "\n")
        .collect()
}

/// Links an object with a C or C++ program; header and program come with their file names.
fn link_and_run(object: &[u8], header: (&str, &[u8]), main: (&str, &str)) -> Result<String, String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write =
        |name: &str, contents: &[u8]| std::fs::write(folder.path().join(name), contents).expect("writable");
    write("kernel.o", object);
    write(header.0, header.1);
    write(main.0, main.1.as_bytes());
    let run =
        |program: &str, args: &[&str]| Command::new(program).args(args).current_dir(folder.path()).output();
    let compiler = if main.0.ends_with(".cpp") { "c++" } else { "cc" };
    let linked = run(compiler, &[main.0, "kernel.o", "-lm", "-o", "program"]).expect("the compiler runs");
    if !linked.status.success() {
        return Err(String::from_utf8_lossy(&linked.stderr).into_owned());
    }
    let program = run("./program", &[]).expect("the program starts");
    let mut out =
        String::from_utf8_lossy(&program.stdout).into_owned() + &String::from_utf8_lossy(&program.stderr);
    if !program.status.success() {
        out.push_str(&format!("{}\n", program.status));
    }
    Ok(out)
}

/// The passes with which MLIR lowers the examples, one after the other. After each, what it prints is compiled and run.
const LOWERING: [&str; 20] = [
    "--lower-vector-mask",
    "--lower-vector-multi-reduction",
    "--convert-vector-to-scf",
    "--affine-expand-index-ops",
    "--lower-affine",
    "--convert-complex-to-standard",
    "--scf-forall-to-for",
    "--convert-scf-to-cf",
    "--convert-vector-to-llvm",
    "--convert-complex-to-llvm",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--expand-strided-metadata",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-ub-to-llvm",
    "--reconcile-unrealized-casts",
];

#[test]
fn every_stage_of_mlirs_own_lowering_compiles_and_runs() {
    if !tools_installed() {
        return;
    }
    check_all(examples(), |path| {
        let mut text = std::fs::read(&path).expect("readable");
        for pass in LOWERING {
            let context = |error| format!("{} after {pass}: {error}", path.display());
            text = pipe("mlir-opt-22", &[pass], &text)?;
            let generic = pipe("mlir-opt-22", &["--mlir-print-op-generic", "--mlir-print-debuginfo"], &text)?;
            for form in [&text, &generic] {
                let object =
                    compile("stage.mlir", &String::from_utf8_lossy(form), Emit::Object).map_err(context)?;
                check_example(&path, &object).map_err(context)?;
            }
        }
        Ok(())
    });
}
