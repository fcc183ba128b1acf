//! The runtime library, called from C. Its output is that of MLIR's runner libraries.
//!
//! `tests/runtime/expected.txt` is the output of `tests/runtime/main.c` with the runner libraries of MLIR 22. With
//! `MLIRC_ORACLE=1`, it is compared with the installed ones.

mod machine;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use machine::Machine;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/runtime");

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} ended with {}\n{stderr}", output.status);
    output.stdout
}

/// Functions of MinGW that format numbers as other systems do. They replace those of the old Microsoft library.
const MINGW_PRINTF: [&str; 4] = [
    "-Wl,-u,__mingw_printf",
    "-Wl,-u,__mingw_fprintf",
    "-Wl,--defsym=printf=__mingw_printf",
    "-Wl,--defsym=fprintf=__mingw_fprintf",
];

/// Builds main.c with some arguments. Returns the output to both streams, in order.
fn printed(folder: &Path, arguments: &[&str]) -> String {
    let (machine, program) = (Machine::chosen(), folder.join("program.exe"));
    let replaced: &[&str] = if machine.name == "x86_64-windows-gnu" { &MINGW_PRINTF } else { &[] };
    let mut cc = Command::new(machine.cc);
    run(cc.arg(format!("{FOLDER}/main.c")).args(arguments).args(replaced).arg("-o").arg(&program));
    let log = folder.join("printed.txt");
    let file = std::fs::File::create(&log).expect("writable");
    let both = file.try_clone().expect("a second handle");
    let status = machine.command(&program).stdout(file).stderr(both).status().expect("it starts");
    assert!(status.success(), "{status}");
    let text = String::from_utf8(std::fs::read(&log).expect("written")).expect("it prints text");
    text.replace("\r\n", "\n")
}

fn expected() -> String {
    std::fs::read_to_string(format!("{FOLDER}/expected.txt")).expect("readable")
}

fn runtime(folder: &Path, arguments: &[&str]) -> PathBuf {
    let archive = folder.join("libmlirc_rt.a");
    run(Command::new(env!("CARGO_BIN_EXE_mlirc")).arg("runtime").args(arguments).arg("-o").arg(&archive));
    archive
}

#[test]
fn the_text_is_that_of_mlir() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for level in ["-O0", "-O2"] {
        let target = Machine::chosen().arguments();
        let arguments: Vec<&str> = [level].into_iter().chain(target.iter().map(String::as_str)).collect();
        let archive = runtime(folder.path(), &arguments);
        let text = printed(folder.path(), &[archive.to_str().expect("UTF-8"), "-lm"]);
        for (number, (found, wanted)) in text.lines().zip(expected().lines()).enumerate() {
            assert_eq!(found, wanted, "line {} at {level}", number + 1);
        }
        assert_eq!(text, expected());
    }
}

#[test]
fn the_expectation_is_still_what_mlir_prints() {
    let libraries = "/usr/lib/llvm-22/lib";
    if std::env::var_os("MLIRC_ORACLE").is_none() || !Path::new(libraries).is_dir() {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let names = ["libmlir_c_runner_utils.so.22.1", "libmlir_runner_utils.so.22.1"];
    let linked = names.map(|name| format!("{libraries}/{name}"));
    let rpath = format!("-Wl,-rpath,{libraries}");
    assert_eq!(printed(folder.path(), &[&linked[0], &linked[1], &rpath, "-lm"]), expected());
}

/// Returns the C names of the functions that a library defines.
fn defined_functions(library: &Path, options: &[&str]) -> BTreeSet<String> {
    let symbols =
        run(Command::new("nm").args(options).args(["--defined-only", "--format=posix"]).arg(library));
    let symbols = String::from_utf8(symbols).expect("nm prints text");
    let function = |line: &str| {
        let mut words = line.split_whitespace();
        let (name, kind) = (words.next()?, words.next()?);
        (matches!(kind, "T" | "W") && !name.starts_with("_Z")).then(|| name.to_owned())
    };
    symbols.lines().filter_map(function).filter(|name| name != "_init" && name != "_fini").collect()
}

/// Returns true if a function of MLIR's libraries is for sparse tensors, which the runtime does not support.
fn is_about_sparse_tensors(name: &str) -> bool {
    ["parse", "exInsert", "expInsert", "getTensorFilename"].iter().any(|part| name.contains(part))
}

#[test]
fn the_runtime_has_the_functions_of_mlir() {
    let libraries = "/usr/lib/llvm-22/lib";
    if std::env::var_os("MLIRC_ORACLE").is_none() || !Path::new(libraries).is_dir() {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let ours = defined_functions(&runtime(folder.path(), &[]), &[]);
    for name in ["c_runner_utils", "runner_utils", "float16_utils"] {
        let library = format!("{libraries}/libmlir_{name}.so.22.1");
        let theirs = defined_functions(Path::new(&library), &["-D"]);
        let missing: Vec<&String> =
            theirs.difference(&ours).filter(|name| !is_about_sparse_tensors(name)).collect();
        assert!(!theirs.is_empty() && missing.is_empty(), "{name} has {missing:?}, the runtime has not");
    }
}

#[test]
fn there_is_a_runtime_for_every_target() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for target in mlirc::target::TRIPLES {
        let archive = runtime(folder.path(), &["--target", target]);
        assert!(std::fs::read(archive).expect("written").starts_with(b"!<arch>\n"));
    }
}
