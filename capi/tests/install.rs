//! The installed compiler: programs and projects find it by pkg-config and CMake.

#![cfg(target_os = "linux")]

#[path = "../../tests/skipped/mod.rs"]
mod skipped;

use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
const FILES: [&str; 8] = [
    "bin/mlirc",
    "include/mlirc.h",
    "lib/libmlirc_c.a",
    "lib/libmlirc_c.so",
    "share/man/man1/mlirc.1",
    "share/bash-completion/completions/mlirc",
    "share/zsh/site-functions/_mlirc",
    "share/fish/vendor_completions.d/mlirc.fish",
];

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} ended with {}\n{stderr}", output.status);
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns the folder of this test, in which Cargo also puts the libraries.
fn folder_of_libraries() -> PathBuf {
    let test = std::env::current_exe().expect("a path");
    test.parent().expect("a folder").to_path_buf()
}

/// Runs a target of the Makefile without building anything. Returns the installation's prefix.
fn make(goal: &str, destination: &Path) -> PathBuf {
    let libraries = folder_of_libraries();
    let program = libraries.with_file_name("mlirc");
    assert!(program.is_file(), "{} is not built: make build", program.display());
    let mut make = Command::new("make");
    make.args(["--silent", "-o", "build", goal, "PREFIX=/opt/mlirc"]).current_dir(ROOT);
    make.arg(format!("DESTDIR={}", destination.display()));
    make.arg(format!("MLIRC={}", program.display()));
    run(make.arg(format!("LIBRARIES={}", libraries.display())));
    destination.join("opt/mlirc")
}

fn is_missing(program: &str) -> bool {
    let is_missing = Command::new(program).arg("--version").output().is_err();
    if is_missing {
        skipped::skipped("the installed compiler", program);
    }
    is_missing
}

/// Returns the files of a folder and of those below it.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable").path());
    let below = |path: PathBuf| match path.is_dir() && !path.is_symlink() {
        true => files_below(&path),
        false => vec![path],
    };
    entries.flat_map(below).collect()
}

#[test]
fn a_c_program_finds_the_library_by_pkg_config() {
    if is_missing("pkg-config") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let prefix = make("install", folder.path());
    let flags = |arguments: &[&str]| {
        let mut command = Command::new("pkg-config");
        let printed =
            run(command.args(arguments).arg("mlirc").env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig")));
        printed.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(flags(&["--modversion"]), [env!("CARGO_PKG_VERSION")]);
    let example = format!("{ROOT}/examples/c_api");
    let expected = std::fs::read_to_string(format!("{example}/expected.txt")).expect("readable");
    let program = |name: &str, arguments: &[String]| {
        let path = folder.path().join(name);
        run(Command::new("cc").arg(format!("{example}/main.c")).args(arguments).arg("-o").arg(&path));
        path
    };
    let shared = program("shared", &flags(&["--cflags", "--libs"]));
    let archive = prefix.join("lib/libmlirc_c.a").display().to_string();
    let private = ["-lm", "-lpthread", "-ldl"].map(str::to_owned);
    let mut arguments = flags(&["--cflags"]);
    arguments.extend(std::iter::once(archive).chain(private));
    let fixed = program("static", &arguments);
    // Programs load the name with the version of the interface. The other one is for linkers.
    std::fs::remove_file(prefix.join("lib/libmlirc_c.so")).expect("installed");
    assert_eq!(run(Command::new(shared).env("LD_LIBRARY_PATH", prefix.join("lib"))), expected);
    assert_eq!(run(&mut Command::new(fixed)), expected);
}

const PROJECT: &str = "\
cmake_minimum_required(VERSION 3.20)
project(user C)
find_package(mlirc 0.1 REQUIRED)
mlirc_add_library(kernel SOURCES kernel.mlir)
add_executable(user main.c)
target_link_libraries(user kernel)
add_executable(embedding embedding.c)
target_link_libraries(embedding mlirc::mlirc_c)
";
const KERNEL: &str = "func.func @twice(%x: i32) -> i32 attributes {llvm.emit_c_interface} {\n\
                      %0 = arith.addi %x, %x : i32\n return %0 : i32 }\n";
const MAIN: &str = "#include \"kernel.h\"\nint main(void) { return _mlir_ciface_twice(21) != 42; }\n";

#[test]
fn a_cmake_project_finds_the_package() {
    if is_missing("cmake") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let prefix = make("install", folder.path());
    let (project, build) = (folder.path().join("project"), folder.path().join("build"));
    std::fs::create_dir(&project).expect("writable");
    for (name, text) in [("CMakeLists.txt", PROJECT), ("kernel.mlir", KERNEL), ("main.c", MAIN)] {
        std::fs::write(project.join(name), text).expect("writable");
    }
    std::fs::copy(format!("{ROOT}/examples/c_api/main.c"), project.join("embedding.c")).expect("writable");
    let mut cmake = Command::new("cmake");
    cmake.arg("-S").arg(&project).arg("-B").arg(&build).arg(format!("-Dmlirc_ROOT={}", prefix.display()));
    run(&mut cmake);
    run(Command::new("cmake").arg("--build").arg(&build));
    run(&mut Command::new(build.join("user")));
    let printed = run(&mut Command::new(build.join("embedding")));
    assert_eq!(
        printed,
        std::fs::read_to_string(format!("{ROOT}/examples/c_api/expected.txt")).expect("readable")
    );
    let cache = std::fs::read_to_string(build.join("CMakeCache.txt")).expect("written");
    let program = prefix.join("bin/mlirc").display().to_string();
    assert!(cache.lines().any(|line| line == format!("MLIRC_EXECUTABLE:FILEPATH={program}")), "{cache}");
}

#[test]
fn everything_that_is_installed_is_removed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let prefix = make("install", folder.path());
    for file in FILES {
        let length = std::fs::metadata(prefix.join(file)).map(|file| file.len());
        assert!(length.is_ok_and(|length| length > 100), "{file} is not installed");
    }
    let own = prefix.join("lib/cmake/mlirc");
    assert!(own.is_dir());
    make("uninstall", folder.path());
    assert_eq!(files_below(folder.path()), Vec::<PathBuf>::new());
    assert!(!own.exists());
}
