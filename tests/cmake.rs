//! The CMake function `mlirc_add_library`: it compiles for the target of the project's compiler, and may have a launcher
//! and a cache.

#[path = "skipped/mod.rs"]
mod skipped;

use std::path::Path;
use std::process::{Command, Output};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn available(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok();
    if !found {
        skipped::skipped("CMake", program);
    }
    found
}

/// Configures the example in a folder with these definitions.
fn configure(folder: &Path, definitions: &[&str]) -> Output {
    let mut command = Command::new("cmake");
    command.arg("-S").arg(format!("{ROOT}/examples/build_systems/cmake")).arg("-B").arg(folder);
    command.arg(format!("-Dmlirc_DIR={ROOT}/cmake"));
    command.arg(format!("-DMLIRC_EXECUTABLE={}", env!("CARGO_BIN_EXE_mlirc")));
    command.args(definitions).env_remove("CC").env_remove("CFLAGS").output().expect("cmake starts")
}

/// Builds the example. Returns the first bytes of the object in its library.
fn build(folder: &Path) -> Vec<u8> {
    let output = Command::new("cmake").arg("--build").arg(folder).args(["--target", "kernel.mlirc"]).output();
    let output = output.expect("cmake starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let archive = std::fs::read(folder.join("kernel.mlirc/libkernel.a")).expect("written");
    let object = archive.windows(4).position(|bytes| bytes == b"\x7fELF").expect("an ELF object");
    archive[object..].to_vec()
}

/// Returns the machine number in the header of a little-endian ELF file.
fn machine(object: &[u8]) -> u16 {
    u16::from_le_bytes([object[18], object[19]])
}

const AARCH64: u16 = 183;

#[test]
fn code_is_for_the_machine_of_a_toolchain_without_a_triple() {
    if !available("cmake") || !available("aarch64-linux-gnu-gcc") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let system = ["-DCMAKE_SYSTEM_NAME=Linux", "-DCMAKE_C_COMPILER=aarch64-linux-gnu-gcc"];
    let output = configure(folder.path(), &system);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(machine(&build(folder.path())), AARCH64);
    let whole = Command::new("cmake").arg("--build").arg(folder.path()).output().expect("cmake starts");
    assert!(whole.status.success(), "{}", String::from_utf8_lossy(&whole.stdout));
}

#[test]
fn a_triple_that_the_project_names_is_taken() {
    if !available("cmake") || !available("clang-22") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let clang = [
        "-DCMAKE_SYSTEM_NAME=Linux",
        "-DCMAKE_C_COMPILER=clang-22",
        "-DCMAKE_C_COMPILER_TARGET=aarch64-linux-gnu",
        "-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY",
    ];
    let output = configure(folder.path(), &clang);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(machine(&build(folder.path())), AARCH64);
}

#[test]
fn a_machine_without_code_is_an_error_when_configuring() {
    if !available("cmake") || !available("clang-22") {
        return;
    }
    for triple in ["mips64-linux-gnuabi64", "arm-linux-gnueabihf"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let clang = [
            "-DCMAKE_SYSTEM_NAME=Linux",
            "-DCMAKE_C_COMPILER=clang-22",
            &format!("-DCMAKE_C_COMPILER_TARGET={triple}"),
            "-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY",
        ];
        let output = configure(folder.path(), &clang);
        let stderr = String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(!output.status.success() && stderr.contains("mlirc generates"), "{stderr}");
        assert!(stderr.contains(triple), "{stderr}");
    }
}

#[test]
fn options_may_name_the_target() {
    if !available("cmake") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let project = "cmake_minimum_required(VERSION 3.20)\nproject(p NONE)\nfind_package(mlirc REQUIRED)\n\
                   mlirc_add_library(kernel SOURCES k.mlir OPTIONS --target=aarch64-linux-gnu)\n";
    std::fs::write(folder.path().join("CMakeLists.txt"), project).expect("writable");
    std::fs::write(folder.path().join("k.mlir"), "func.func @f() { return }\n").expect("writable");
    let build_folder = folder.path().join("build");
    let mut command = Command::new("cmake");
    command
        .arg("-S")
        .arg(folder.path())
        .arg("-B")
        .arg(&build_folder)
        .arg(format!("-Dmlirc_DIR={ROOT}/cmake"));
    command.arg(format!("-DMLIRC_EXECUTABLE={}", env!("CARGO_BIN_EXE_mlirc")));
    let output = command.output().expect("cmake starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let configured =
        Command::new("cmake").arg("--build").arg(&build_folder).args(["--target", "kernel.mlirc"]).output();
    assert!(configured.expect("cmake starts").status.success());
    let archive = std::fs::read_dir(build_folder.join("kernel.mlirc")).expect("built");
    assert!(archive.flatten().any(|file| file.file_name().to_string_lossy().contains("kernel")));
}

/// Writes a project with a source and a file of arguments. Returns a function that builds it in a folder, and the
/// messages of that.
fn project(folder: &Path) -> impl Fn(&str, &[&str]) -> String {
    let project = "cmake_minimum_required(VERSION 3.20)\nproject(p NONE)\nfind_package(mlirc REQUIRED)\n\
                   mlirc_add_library(kernel SOURCES \"a $b/k.mlir\" OPTIONS --target=aarch64-linux-gnu\n\
                   \"@${CMAKE_SOURCE_DIR}/list.txt\")\n";
    std::fs::create_dir(folder.join("a $b")).expect("writable");
    std::fs::write(folder.join("CMakeLists.txt"), project).expect("writable");
    std::fs::write(folder.join("list.txt"), "-O1").expect("writable");
    let source = "llvm.func @f() attributes {passthrough = [\"no-such-thing\"]} { llvm.return }\n";
    std::fs::write(folder.join("a $b/k.mlir"), source).expect("writable");
    let folder = folder.to_path_buf();
    move |build: &str, definitions: &[&str]| {
        let run = |command: &mut Command| {
            let output = command.current_dir(&folder).output().expect("cmake starts");
            let text = [output.stdout, output.stderr].concat();
            let text = String::from_utf8_lossy(&text).into_owned();
            assert!(output.status.success(), "{text}");
            text
        };
        let program = format!("-DMLIRC_EXECUTABLE={}", env!("CARGO_BIN_EXE_mlirc"));
        let package = format!("-Dmlirc_DIR={ROOT}/cmake");
        run(Command::new("cmake").args(["-S", ".", "-B", build, &package, &program]).args(definitions));
        run(Command::new("cmake").args(["--build", build, "--target", "kernel.mlirc"]))
    }
}

#[test]
fn caches_have_the_outputs_of_other_folders() {
    if !available("cmake") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let build = project(folder.path());
    let cache = folder.path().join("the cache");
    let definition = format!("-DMLIRC_CACHE_DIR={}", cache.display());
    let entries = || -> Vec<_> {
        std::fs::read_dir(&cache).expect("written").map(|entry| entry.expect("readable").path()).collect()
    };
    let read = |path: &str| std::fs::read(folder.path().join(path)).expect("built");
    assert!(build("one", &[&definition]).contains("no-such-thing"));
    let [entry] = &entries()[..] else { panic!("one entry: {:?}", entries()) };
    std::fs::write(entry.join("messages"), "taken from the cache").expect("writable");
    assert!(build("two", &[&definition]).contains("taken from the cache"));
    for file in ["kernel.h", "libkernel.a"] {
        assert!(
            read(&format!("one/kernel.mlirc/{file}")) == read(&format!("two/kernel.mlirc/{file}")),
            "{file}"
        );
    }
    assert!(!build("two", &[&definition]).contains("taken from the cache"), "nothing has changed");
    // The file of arguments is an input.
    std::thread::sleep(std::time::Duration::from_millis(20));
    std::fs::write(folder.path().join("list.txt"), "-O3").expect("writable");
    assert!(build("two", &[&definition]).contains("no-such-thing"));
    assert_eq!(entries().len(), 2);
}

#[test]
fn launchers_are_before_the_compiler() {
    if !available("cmake") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let build = project(folder.path());
    std::fs::write(folder.path().join("launcher.sh"), "echo launched; exec \"$@\"\n").expect("writable");
    let launcher = format!("-DMLIRC_COMPILER_LAUNCHER=sh;{}/launcher.sh", folder.path().display());
    assert!(build("one", &[&launcher]).contains("launched"));
}
