//! Tests of the C API from C, and of its header.

use std::path::PathBuf;
use std::process::Command;

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Compares the header with the output of cbindgen; `BLESS=1` writes it.
#[test]
fn the_header_is_up_to_date() {
    let config = cbindgen::Config::from_file(format!("{FOLDER}/cbindgen.toml")).expect("a configuration");
    let bindings = cbindgen::Builder::new()
        .with_src(format!("{FOLDER}/src/lib.rs"))
        .with_config(config)
        .generate()
        .expect("a header");
    let mut text = Vec::new();
    bindings.write(&mut text);
    let path = format!("{FOLDER}/mlirc.h");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).expect("writable");
    }
    let found = std::fs::read(&path).expect("there is a header");
    assert!(found == text, "capi/mlirc.h is not what capi/src/lib.rs says: BLESS=1 cargo test -p mlirc-c");
}

/// The static library, which Cargo builds next to this test.
fn library() -> PathBuf {
    std::env::current_exe().expect("a path").with_file_name("libmlirc_c.a")
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} ended with {}\n{stderr}", output.status);
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_example_embeds_the_compiler() {
    let library = library();
    assert!(library.is_file(), "{} was not built", library.display());
    let folder = tempfile::tempdir().expect("a temporary folder");
    let example = format!("{FOLDER}/../examples/c_api");
    let include = format!("-I{FOLDER}");
    let strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"];
    let mut cc = Command::new("cc");
    cc.args(strict).args([&include, &format!("{example}/main.c")]).arg(&library);
    run(cc.args(["-lm", "-lpthread", "-ldl", "-o", "program"]).current_dir(folder.path()));
    let printed = run(Command::new("./program").current_dir(folder.path()));
    assert_eq!(printed, std::fs::read_to_string(format!("{example}/expected.txt")).expect("readable"));
}

#[test]
fn the_header_is_also_that_of_cxx() {
    if Command::new("c++").arg("--version").output().is_err() {
        let is_required = std::env::var_os("MLIRC_REQUIRE_ALL").is_some();
        assert!(!is_required, "c++ is not installed");
        return;
    }
    let source = "-xc++";
    for standard in ["-std=c++11", "-std=c++20"] {
        let args = [standard, "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", source];
        run(Command::new("c++").args(args).arg(format!("{FOLDER}/mlirc.h")));
    }
}
