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
fn warnings_and_the_number_of_errors_are_set() {
    let program = r#"
#include "mlirc.h"
#include <stdio.h>
#include <string.h>

static void count(const struct MlircCompiler *compiler, const char *source) {
  struct MlircResult *result = NULL;
  enum MlircStatus status = mlirc_compile(compiler, "k.mlir", source, strlen(source), MlircOutput_Object, &result);
  printf("%d %zu\n", status == MlircStatus_Ok, mlirc_result_message_count(result));
  mlirc_result_free(result);
}

int main(void) {
  const char *warned = "llvm.func @f() attributes {passthrough = [\"no-such-thing\"]} { llvm.return }";
  const char *wrong = "func.func @f() { \"a.a\"() : () -> ()\n \"a.b\"() : () -> ()\n \"a.c\"() : () -> ()\n return }";
  struct MlircCompiler *compiler = mlirc_compiler_new();
  count(compiler, warned);
  mlirc_compiler_set_warning(compiler, "unknown-attributes", MlircWarning_Error);
  count(compiler, warned);
  mlirc_compiler_set_warning(compiler, "unknown-attributes", MlircWarning_Enabled);
  mlirc_compiler_set_warning(compiler, NULL, MlircWarning_Disabled);
  count(compiler, warned);
  printf("%d\n", mlirc_compiler_set_warning(compiler, "no-such-warning", MlircWarning_Error) == MlircStatus_InvalidArgument);
  count(compiler, wrong);
  mlirc_compiler_set_error_limit(compiler, 1);
  count(compiler, wrong);
  mlirc_compiler_free(compiler);
  return 0;
}
"#;
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("main.c"), program).expect("writable");
    let mut cc = Command::new("cc");
    cc.args(["-Wall", "-Wextra", "-Werror", &format!("-I{FOLDER}"), "main.c"]).arg(library());
    run(cc.args(["-lm", "-lpthread", "-ldl", "-o", "program"]).current_dir(folder.path()));
    let printed = run(Command::new("./program").current_dir(folder.path()));
    // With a limit there is an error about the others.
    assert_eq!(printed, "1 1\n0 1\n1 0\n1\n0 3\n0 2\n");
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
