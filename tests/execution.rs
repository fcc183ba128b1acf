//! `mlirc run` and `mlirc bench`: functions are called with files and numbers, programs with arguments.

#[path = "skipped/mod.rs"]
mod skipped;

use std::path::Path;
use std::process::{Command, Output};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/execution");

fn mlirc(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_mlirc")).args(args).current_dir(folder).output().expect("mlirc starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a module of the tests' folder. Returns the exit status, the output and the errors.
fn run(folder: &Path, module: &str, args: &[&str]) -> (i32, String, String) {
    let source = format!("{FOLDER}/{module}.mlir");
    let output = mlirc(folder, &[&["run", &source], args].concat());
    (output.status.code().expect("an exit status"), text(&output.stdout), text(&output.stderr))
}

/// Calls a function that succeeds. Returns the output.
fn call(folder: &Path, call: &str, options: &[&str]) -> String {
    let (status, stdout, stderr) = run(folder, "functions", &[options, &["--call", call]].concat());
    assert_eq!((status, stderr.as_str()), (0, ""), "{call}");
    stdout
}

/// Calls a function that fails. Returns the exit status and the errors.
fn failing(folder: &Path, call: &str, options: &[&str]) -> (i32, String) {
    let (status, stdout, stderr) = run(folder, "functions", &[options, &["--call", call]].concat());
    assert_eq!(stdout, "", "{call}");
    (status, stderr)
}

fn temporary() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

#[test]
fn entry_points_are_as_in_mlir_runner() {
    let folder = temporary();
    let entry = |args: &[&str]| {
        let (status, stdout, _) = run(folder.path(), "functions", args);
        (status, stdout)
    };
    assert_eq!(entry(&[]), (42, String::new()));
    assert_eq!(entry(&["-e", "main", "--entry-point-result=i32"]), (0, "42\n".into()));
    assert_eq!(entry(&["-e", "third"]), (0, "3.333333e-01\n".into()));
    assert_eq!(entry(&["-e", "third", "-entry-point-result=f32"]), (0, "3.333333e-01\n".into()));
    assert_eq!(entry(&["-e", "third", "-entry-point-result=i32"]).0, 1);
    assert_eq!(entry(&["-e", "gemm"]).0, 1);
    assert_eq!(entry(&["-e", "printNewline"]).0, 1);
}

#[test]
fn programs_get_arguments() {
    let (status, stdout, stderr) =
        run(temporary().path(), "program", &["-O0", "--", "-verbose", "@b", "c d"]);
    assert_eq!((status, stdout.as_str(), stderr.as_str()), (4, "-verbose\n@b\nc d\n", ""));
}

#[test]
fn programs_of_other_machines_run_in_an_emulator() {
    for (target, emulator) in [
        ("aarch64-unknown-linux-gnu", "qemu-aarch64 -L /usr/aarch64-linux-gnu"),
        ("riscv64gc-unknown-linux-gnu", "qemu-riscv64 -L /usr/riscv64-linux-gnu"),
        ("s390x-unknown-linux-gnu", "qemu-s390x -L /usr/s390x-linux-gnu"),
    ] {
        let program = emulator.split(' ').next().expect("a program");
        if Command::new(program).arg("--version").output().is_err() {
            skipped::skipped("programs of other machines", program);
            continue;
        }
        let options = [&format!("--target={target}"), &format!("--emulator={emulator}")];
        let (status, stdout, _) = run(temporary().path(), "program", &[options[0], options[1], "--", "one"]);
        assert_eq!((status, stdout.as_str()), (2, "one\n"), "{target}");
        if !target.starts_with("s390x") {
            let stdout = call(temporary().path(), "twice(iota)", &[options[0], options[1]]);
            assert!(stdout.contains("[6.0, 8.0, 10.0]"), "{target}: {stdout}");
        }
    }
}

#[test]
fn values_of_all_types_are_passed_and_printed() {
    let folder = temporary();
    for level in ["-O0", "-O2"] {
        let check =
            |text: &str, expected: &str| assert_eq!(call(folder.path(), text, &[level]), expected, "{text}");
        check("twice(iota)", "result 0 =\n[[0.0, 2.0, 4.0],\n [6.0, 8.0, 10.0]]\nresult 1 = -3\n");
        check("conjugate(1.5-2j)", "1.5+2.0j\n");
        check("same(iota:2x1x2)", "[[[0, 1]],\n [[2, 3]]]\n");
        check("same(iota:3)", "[0, 1, 2]\n");
        check(
            "pass(iota, 0.5, ones)",
            "result 0 = [0.0, 2.0, 4.0, 6.0]\nresult 1 = 0.5\nresult 2 = [true, true, true, true]\n",
        );
        check("strided(iota, 2)", "6\nx =\n[[0, 1, 2, 3],\n [4, 5, 12, 7],\n [8, 9, 10, 11]]\n");
        check("owned(0, iota)", "[0, 1, 2]\n");
        check("owned(1, iota)", "[0, 1, 2]\n");
        check("owned(2, iota)", "[1, 2, 255]\n");
        check("shared()", "result 0 = [1.5, 1.5]\nresult 1 = [1.5, 1.5]\n");
        check("half(-1.5, iota)", "-1.5\ny = [-1.5, 1.0]\n");
        check("show(0.25)", "0.25\n");
    }
}

#[test]
fn files_are_those_of_numpy() {
    let folder = temporary();
    let folder = folder.path();
    assert_eq!(call(folder, "gemm(ones:2x3, iota:3x2, c.npy=ones:2x2)", &[]), "");
    let first = std::fs::read(folder.join("c.npy")).expect("written");
    let data: Vec<u8> = [7.0_f32, 10.0, 7.0, 10.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    let header = b"\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), }";
    assert!(first.starts_with(header) && first.ends_with(&data) && first.len() == 128 + data.len());
    // A changed argument is written back, results go to their files, unchanged ones stay.
    assert_eq!(call(folder, "gemm(ones:2x3, iota:3x2, c.npy)", &[]), "");
    let second = std::fs::read(folder.join("c.npy")).expect("written");
    let data: Vec<u8> = [13.0_f32, 19.0, 13.0, 19.0].iter().flat_map(|value| value.to_le_bytes()).collect();
    assert!(second.ends_with(&data));
    assert_eq!(call(folder, "twice(iota) -> _, k.npy", &[]).lines().count(), 3);
    let scalar = std::fs::read(folder.join("k.npy")).expect("written");
    assert!(scalar.ends_with(&(-3_i64).to_le_bytes()) && text(&scalar).contains("'shape': (), "));
    let (status, stderr) = failing(folder, "twice(c.npy)", &[]);
    assert!(status == 1 && stderr.contains("elements of type '<f4', expected f64 ('<f8')"), "{stderr}");
}

#[test]
fn wrong_calls_are_explained() {
    let folder = temporary();
    for (text, message) in [
        ("gemm(ones:2x3, ones:3x2)", "'gemm' takes 3 arguments, not 2: its type is (memref<?x?xf32>"),
        ("gem()", "did you mean 'gemm'?"),
        ("printF32(1)", "no function 'printF32' that can be called; it has assert, at, "),
        ("gemm(ones:2x3, ones:3x2, 4)", "argument 'c' (memref<?x?xf32>): expected a file"),
        ("gemm(ones, ones:3x2, ones:2x2)", "argument 'a' (memref<?x?xf32>): the extents must be given"),
        ("gemm(ones:2, ones:3x2, ones:2x2)", "it cannot be memref<2xf32>"),
        ("twice(ones:3x2)", "it cannot be memref<3x2xf64>"),
        ("at(none.npy, 0)", "none.npy=zeros creates it"),
        ("at(ones:2, 0.5)", "argument 'i' (index): '0.5' is not a value of type i64"),
        ("show(a.npy)", "expected a number, found the file 'a.npy'"),
        ("show(1) -> r.npy", "'show' has 0 results"),
        ("owned(3000000000000, iota)", "does not fit i32"),
        ("twice(zeros:99999999999x99999999999)", "too large"),
    ] {
        let (status, stderr) = failing(folder.path(), text, &[]);
        assert!(status == 1 && stderr.contains(message), "{text}: {status} {stderr}");
    }
    let usage = |args: &[&str], message: &str| {
        let output = mlirc(Path::new(FOLDER), &[&["run", "functions.mlir"], args].concat());
        let stderr = text(&output.stderr);
        assert!(output.status.code() == Some(2) && stderr.contains(message), "{args:?}: {stderr}");
    };
    usage(&["--call", "f("], "expected ')' after the arguments");
    usage(&["-o", "f.o"], "-o does not go with calls");
    usage(&["--c-wrappers=none"], "--c-wrappers=none does not go with calls");
    usage(&["--emit=obj"], "--emit does not go with calls");
    usage(&["--call", "main()", "--", "a"], "between its parentheses");
    usage(&["--call", "main()", "-e", "third"], "cannot be used with");
}

#[test]
fn errors_of_programs_end_the_command() {
    let folder = temporary();
    let (status, stderr) = failing(folder.path(), "assert(false)", &[]);
    assert_eq!(status, 128 + 6);
    assert!(stderr.contains("x must be true") && stderr.contains("signal 6 (abort)"), "{stderr}");
    let (status, stderr) = failing(folder.path(), "at(iota:4, 4)", &["-fbounds-check"]);
    assert!(status == 128 + 6 && stderr.contains("functions.mlir:"), "{stderr}");
    let (status, stderr) = failing(folder.path(), "at(iota:4, 4)", &["-fbounds-check=return"]);
    assert!(status == 1 && stderr.contains("functions.mlir:"), "{stderr}");
}

#[test]
fn errors_of_modules_are_reported_once() {
    let folder = temporary();
    std::fs::write(folder.path().join("bad.mlir"), "func.func @main() -> i32 { return }").expect("writable");
    let output = mlirc(folder.path(), &["run", "bad.mlir"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr).matches("error:").count(), 1, "{}", text(&output.stderr));
    std::fs::write(
        folder.path().join("open.mlir"),
        "func.func private @missing()\nfunc.func @main() { call @missing() : () -> () return }",
    )
    .expect("writable");
    let output = mlirc(folder.path(), &["run", "open.mlir"]);
    let stderr = text(&output.stderr);
    assert!(
        output.status.code() == Some(1) && stderr.contains("missing") && stderr.contains("--shared-libs"),
        "{stderr}"
    );
}

#[test]
fn benchmarks_count_operations_and_compare() {
    let folder = temporary();
    let source = format!("{FOLDER}/functions.mlir");
    let bench = |args: &[&str]| {
        let output = mlirc(folder.path(), &[&["bench", &source, "--samples=3"], args].concat());
        assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
        text(&output.stdout)
    };
    let json = bench(&["--json", "--call", "gemm(random:8x9, random:9x10, zeros:8x10)"]);
    assert!(json.contains("\"float_operations\": 1440,") && json.contains("\"samples\": 3,"), "{json}");
    // A fused multiplication and addition counts as two; the square root as one.
    assert!(bench(&["--json", "--call", "counted(ones:50)"]).contains("\"float_operations\": 101,"));
    let compared = bench(&["--call", "counted(ones:50)", "--against=-O0 -fno-licm"]);
    let lines: Vec<&str> = compared.lines().collect();
    assert!(lines[0].contains("functions.mlir ") && lines[0].contains("GFLOP/s"), "{compared}");
    assert!(lines[1].contains("functions.mlir -O0 -fno-licm"), "{compared}");
    assert!(lines[2].starts_with("ratio of the medians"), "{compared}");
    // Memory of results is freed: a million results of a memref would not go unnoticed.
    assert!(bench(&["--call", "twice(ones)"]).contains("3 samples"));
    let other = folder.path().join("other.mlir");
    std::fs::copy(&source, &other).expect("writable");
    let compared = bench(&[other.to_str().expect("UTF-8"), "--call", "counted(ones:5)"]);
    assert!(compared.contains("other.mlir"), "{compared}");
    let output = mlirc(folder.path(), &["bench", &source, "--call", "assert(false)"]);
    assert!(output.status.code() == Some(1) && text(&output.stderr).contains("signal 6"));
}
