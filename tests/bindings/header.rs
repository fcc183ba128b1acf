//! Headers with names of the program, variables, and functions for C++.

use std::path::Path;
use std::process::Command;

use super::{FOLDER, run, skipped};

/// Compiles the module for these names, and a program, with the warnings of careful projects. Returns its output.
fn output(options: &[&str], compiler: &str, program: &str, flags: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let mut mlirc = Command::new(env!("CARGO_BIN_EXE_mlirc"));
    mlirc.arg(format!("{FOLDER}/comfort.mlir")).args(["--emit-header", "--alloc=hook"]).args(options);
    run(mlirc.current_dir(folder));
    let program = format!("{FOLDER}/{program}");
    let mut command = Command::new(compiler);
    command.args(["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", "-I."]).args(flags);
    run(command.args([&program, "comfort.o", "-lm", "-o", "program"]).current_dir(folder));
    let output = run(Command::new("./program").current_dir(folder));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn is_installed(compiler: &str) -> bool {
    let found = Command::new(compiler).arg("--version").output().is_ok();
    if !found {
        skipped::skipped("names and functions of headers", compiler);
    }
    found
}

#[test]
fn c_calls_functions_by_its_own_names() {
    for compiler in ["cc", "clang-22"].into_iter().filter(|compiler| is_installed(compiler)) {
        for standard in ["-std=c99", "-std=c17"] {
            let plain = output(&["--plain-names"], compiler, "comfort.c", &[standard]);
            assert_eq!(plain, "6 10 1 5 1 8 9 7 3 3 0\n");
            let prefixed = output(&["--prefix=k_"], compiler, "comfort.c", &[standard, "-DPREFIX"]);
            assert_eq!(prefixed, plain);
        }
    }
}

#[test]
fn results_in_cxx_have_owners() {
    const EXPECTED: &str = "12 3 2 4 1 0 8 0 1 6 1 0 0 21 2 0\n";
    let options = ["--plain-names", "--namespace=kernels"];
    for compiler in ["c++", "clang++-22"].into_iter().filter(|compiler| is_installed(compiler)) {
        for standard in ["-std=c++11", "-std=c++17", "-std=c++20"] {
            assert_eq!(
                output(&options, compiler, "comfort.cpp", &[standard]),
                EXPECTED,
                "{compiler} {standard}"
            );
        }
    }
    if !Path::new("/usr/lib/llvm-22/include/c++/v1/mdspan").exists() {
        return skipped::skipped("memrefs of mdspan", "libc++");
    }
    let flags = ["-std=c++23", "-stdlib=libc++", "-DNEEDS_MDSPAN"];
    assert_eq!(output(&options, "clang++-22", "comfort.cpp", &flags), EXPECTED);
}
