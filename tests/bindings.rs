//! What is written for other languages than C, used from them.

#[path = "skipped/mod.rs"]
mod skipped;

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Output};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bindings");

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} ended with {}\n{said}", output.status);
    output
}

fn mlirc(folder: &Path, emit: &str) {
    let source = format!("{FOLDER}/kernel.mlir");
    run(Command::new(env!("CARGO_BIN_EXE_mlirc")).args([&source, emit]).current_dir(folder));
}

#[test]
fn rust_calls_everything() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    mlirc(folder, "--emit=archive=libkernel.a,rust=kernel.rs");
    std::fs::copy(format!("{FOLDER}/program.rs"), folder.join("program.rs")).expect("writable");
    for edition in ["2021", "2024"] {
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc.args(["program.rs", "-Dwarnings", "--edition", edition, "-L.", "-lstatic=kernel", "-lm"]);
        run(rustc.current_dir(folder));
        let output = run(Command::new("./program").current_dir(folder));
        assert_eq!(String::from_utf8_lossy(&output.stdout), "done\n");
    }
}

/// An interpreter that has NumPy: the one that `PYTHON` says, or one that is installed.
fn python_with_numpy() -> Option<OsString> {
    let candidates = match std::env::var_os("PYTHON") {
        Some(python) => vec![python],
        None => vec!["python3".into(), "/usr/bin/python3".into()],
    };
    let has_numpy = |python: &OsString| {
        let output = Command::new(python).args(["-c", "import numpy"]).output();
        output.is_ok_and(|output| output.status.success())
    };
    candidates.into_iter().find(has_numpy)
}

#[test]
fn python_calls_everything() {
    let Some(python) = python_with_numpy() else {
        return skipped::skipped("calls from Python", "NumPy");
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    mlirc(folder, "--emit=shared=libkernel.so,python=kernel.py");
    std::fs::copy(format!("{FOLDER}/program.py"), folder.join("program.py")).expect("writable");
    let output = run(Command::new(&python).args(["-X", "dev", "program.py"]).current_dir(folder));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "done\n");
}

#[test]
fn the_manifest_has_what_the_header_has() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    mlirc(folder.path(), "--emit=manifest=kernel.json");
    let text = std::fs::read_to_string(folder.path().join("kernel.json")).expect("written");
    let manifest: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(manifest["version"], 1);
    assert_eq!(manifest["index_bits"], 64);
    let functions = manifest["functions"].as_array().expect("a list");
    let names: Vec<&str> = functions.iter().filter_map(|function| function["name"].as_str()).collect();
    assert_eq!(names[..3], ["scale", "select", "transposed"]);
    let x = &functions[0]["parameters"][1];
    assert_eq!((&x["name"], &x["strides"], &x["offset"]), (&"x".into(), &"dense".into(), &0.into()));
    assert_eq!(x["sizes"], serde_json::json!([null, 3]));
    assert_eq!(x["type"]["to"]["struct"], "MemRefDescriptor_f32_2");
    assert_eq!(functions[1]["parameters"][1]["access"], "read");
    let strided = &functions[6]["parameters"][0];
    assert_eq!((&strided["strides"], &strided["offset"]), (&serde_json::json!([null]), &().into()));
    let structs = manifest["structs"].as_array().expect("a list");
    let results = structs.iter().find(|s| s["name"] == "select_results").expect("a struct of results");
    // A descriptor of rank 1 is five words; then an index and a byte, padded.
    assert_eq!((&results["size"], &results["fields"][2]["offset"]), (&56.into(), &48.into()));
}
