//! Common code of comparisons with MLIR and LLVM: tools and cases.
#![allow(dead_code, unreachable_pub)] // Each test binary uses a part.
#![allow(clippy::print_stdout)]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use mlirc::driver::{Compiler, Emit, Options};
use mlirc::source::Source;

pub const TOOLS: [&str; 3] = ["mlir-opt-22", "mlir-translate-22", "llc-22"];

/// Returns true if `MLIRC_ORACLE=1` enables comparisons; otherwise reports that they are skipped.
///
/// # Panics
/// Panics if comparisons are enabled and a tool is missing.
pub fn is_enabled() -> bool {
    if std::env::var_os("MLIRC_ORACLE").is_none() {
        println!("skipped: MLIRC_ORACLE is not set");
        return false;
    }
    for tool in TOOLS {
        assert!(Command::new(tool).arg("--version").output().is_ok(), "{tool} is not installed");
    }
    true
}

/// Runs a tool on a text. Returns its output.
pub fn pipe(tool: &str, args: &[&str], input: &[u8]) -> Result<Vec<u8>, String> {
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
        // The tool may exit at an error before it reads all input.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().map_err(|error| format!("{tool}: {error}"))?;
    writer.join().expect("the writer does not panic");
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("{tool} {args:?} failed:\n{}", String::from_utf8_lossy(&output.stderr)))
}

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the valid cases of a folder without options. Cases that exclude the comparison (`// no-oracle: reason`) are
/// left out.
pub fn cases(folder: &str) -> Vec<(String, String)> {
    let mut cases = all_cases(folder);
    cases.retain(|case| !case.1.contains("// no-oracle:") && !case.1.contains("// args:"));
    cases
}

/// Returns all valid cases of a folder.
pub fn all_cases(folder: &str) -> Vec<(String, String)> {
    let mut cases = Vec::new();
    for entry in std::fs::read_dir(root().join("tests").join(folder)).expect("the folder exists") {
        let path = entry.expect("readable").path();
        let text = std::fs::read_to_string(&path).expect("readable");
        for (number, case) in text.split("// -----\n").enumerate() {
            let (source, output) = case.split_once("// output:\n").unwrap_or((case, ""));
            if !output.contains(": error: ") {
                cases.push((format!("{} case {}", path.display(), number + 1), source.to_string()));
            }
        }
    }
    assert!(!cases.is_empty(), "no cases in {folder}");
    cases
}

pub fn compile(name: &str, text: &str, emit: Emit) -> Result<Vec<u8>, String> {
    let source = Source::new(name, text);
    let compiler = Compiler::new(Options { verify_each: true, ..Options::default() });
    let artifacts = compiler.compile(&source, "oracle", &[emit]).map_err(|errors| errors.render(&source))?;
    Ok(artifacts.get(emit).expect("a requested output").to_vec())
}

pub fn check_all<T>(items: impl IntoIterator<Item = T>, check: impl Fn(T) -> Result<(), String>) {
    let failures: Vec<String> = items.into_iter().filter_map(|item| check(item).err()).collect();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// Returns a source without tensors: the output of bufferization if it changes something, or the source itself. MLIR's
/// own bufferization may return the buffer of an argument, which the program of a test would free.
pub fn without_tensors(source: &str) -> Result<String, String> {
    let [read, buffers] = [Emit::Mlir, Emit::Buffers].map(|emit| compile("kernel.mlir", source, emit));
    let buffers = buffers?;
    Ok(if read? == buffers { source.to_string() } else { String::from_utf8_lossy(&buffers).into_owned() })
}

/// Compiles a source of any dialects to an object, with MLIR's passes and LLVM.
pub fn compile_with_llvm(source: &str) -> Result<Vec<u8>, String> {
    let llvm = llvm_ir(&lower(source, &LOWERING)?)?;
    pipe("llc-22", &["-O2", "-relocation-model=pic", "-filetype=obj", "-o", "-"], &llvm)
}

/// Lowers a source of any dialects to the LLVM dialect, with MLIR's passes.
pub fn lower(source: &str, passes: &[&str]) -> Result<Vec<u8>, String> {
    if source.contains("func.func") {
        return pipe("mlir-opt-22", passes, without_tensors(source)?.as_bytes());
    }
    Ok(source.as_bytes().to_vec())
}

/// Translates a module of the LLVM dialect to LLVM IR.
pub fn llvm_ir(module: &[u8]) -> Result<Vec<u8>, String> {
    pipe("mlir-translate-22", &["--mlir-to-llvmir"], module)
}

/// Returns the output block of a case with a name of [`cases`].
pub fn expected_output(name: &str) -> String {
    let (path, number) = name.rsplit_once(" case ").expect("a name of `cases`");
    let text = std::fs::read_to_string(path).expect("readable");
    let number: usize = number.parse().expect("a number");
    let case = text.split("// -----\n").nth(number - 1).expect("the case");
    uncommented(case.split_once("// output:\n").expect("an output block").1)
}

pub fn uncommented(text: &str) -> String {
    text.lines()
        .map(|line| line.strip_prefix("// ").or(line.strip_prefix("//")).unwrap_or(line).to_string() + "\n")
        .collect()
}

/// Links objects with a C or C++ program, and runs it. `header` and `main` are file names and contents. The program may
/// include files of `includes`.
pub fn link_and_run(
    objects: &[&[u8]],
    header: (&str, &[u8]),
    main: (&str, &str),
    includes: &Path,
) -> Result<String, String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write =
        |name: &str, contents: &[u8]| std::fs::write(folder.path().join(name), contents).expect("writable");
    let names: Vec<String> = (0..objects.len()).map(|number| format!("kernel{number}.o")).collect();
    for (name, object) in names.iter().zip(objects) {
        write(name, object);
    }
    write(header.0, header.1);
    write(main.0, main.1.as_bytes());
    let run =
        |program: &str, args: &[&str]| Command::new(program).args(args).current_dir(folder.path()).output();
    let compiler = if main.0.ends_with(".cpp") { "c++" } else { "cc" };
    write("memref_copy.c", include_bytes!("memref_copy.c"));
    let compiled = run("cc", &["-O1", "-c", "memref_copy.c"]).expect("the compiler runs");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let includes = format!("-I{}", includes.display());
    let mut args = vec![main.0, "memref_copy.o", &includes];
    args.extend(names.iter().map(String::as_str));
    args.extend(["-lm", "-o", "program"]);
    let linked = run(compiler, &args).expect("the compiler runs");
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

/// The lowering passes of MLIR for the examples, in order. The output of each pass is compiled and run.
pub const LOWERING: [&str; 25] = [
    "--convert-linalg-to-loops",
    "--lower-vector-mask",
    "--lower-vector-multi-reduction",
    "--convert-vector-to-scf",
    "--affine-expand-index-ops",
    "--lower-affine",
    "--convert-complex-to-standard",
    "--scf-forall-to-for",
    "--memref-expand",
    "--convert-scf-to-cf",
    "--convert-vector-to-llvm",
    "--convert-complex-to-llvm",
    "--convert-math-to-funcs=min-width-of-fpowi-exponent=33",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-vector-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-cf-to-llvm",
    "--convert-ub-to-llvm",
    "--reconcile-unrealized-casts",
];
