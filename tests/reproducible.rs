//! Outputs depend on the text of a module and the options only: not on folders, names of files, users or machines.

use std::path::Path;
use std::process::{Command, Output};

const MODULE: &str = include_str!("bindings/kernel.mlir");

/// The circumstances of a compilation that must not be visible in its outputs.
struct Circumstances {
    /// The folder of source and outputs, below the temporary one.
    folder: &'static str,
    /// The name of all outputs.
    name: &'static str,
    user: &'static str,
    /// True if paths are absolute.
    is_absolute: bool,
}

const ONE: Circumstances = Circumstances { folder: "one", name: "first", user: "alice", is_absolute: false };
const OTHER: Circumstances =
    Circumstances { folder: "a/longer/path", name: "libsecond", user: "bob", is_absolute: true };

/// Compiles the module. Returns the bytes of each output.
fn compile(temporary: &Path, at: &Circumstances, outputs: &[&str], options: &[&str]) -> Vec<Vec<u8>> {
    let folder = temporary.join(at.folder);
    std::fs::create_dir_all(&folder).expect("writable");
    std::fs::write(folder.join("k.mlir"), MODULE).expect("writable");
    let path = |name: String| if at.is_absolute { folder.join(name) } else { name.into() };
    let paths: Vec<_> = outputs.iter().map(|output| path(format!("{}.{output}", at.name))).collect();
    let emit = outputs.iter().zip(&paths).map(|(output, path)| format!("{output}={}", path.display()));
    let mut command = Command::new(env!("CARGO_BIN_EXE_mlirc"));
    command
        .arg(path("k.mlir".into()))
        .arg(format!("--emit={}", emit.collect::<Vec<_>>().join(",")))
        .args(options);
    command.current_dir(&folder).env("HOME", format!("/home/{}", at.user)).env("USER", at.user);
    let Output { status, stderr, .. } = command.env("HOSTNAME", at.user).output().expect("mlirc starts");
    assert!(status.success(), "{command:?}\n{}", String::from_utf8_lossy(&stderr));
    paths.iter().map(|path| std::fs::read(folder.join(path)).expect("written")).collect()
}

/// Compares the outputs of compilations in two circumstances.
fn check(outputs: &[&str], options: &[&str]) {
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let one = compile(temporary.path(), &ONE, outputs, options);
    let other = compile(temporary.path(), &OTHER, outputs, options);
    for (output, (one, other)) in outputs.iter().zip(one.iter().zip(&other)) {
        assert!(!one.is_empty(), "{output} {options:?}: no bytes");
        let difference = one.iter().zip(other).position(|(one, other)| one != other);
        assert!(one == other, "{output} {options:?}: a difference at byte {difference:?}");
    }
}

/// Returns the targets. Each object format is that of several ones.
fn targets() -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_mlirc")).arg("--print=targets").output();
    let text = String::from_utf8(output.expect("mlirc starts").stdout).expect("text");
    text.lines().map(|triple| format!("--target={triple}")).collect()
}

#[test]
fn names_and_folders_are_not_in_the_outputs() {
    let targets = targets();
    for format in ["linux", "macosx", "windows"] {
        assert!(targets.iter().any(|target| target.contains(format)), "no target with {format}");
    }
    for target in &targets {
        check(&["obj", "header", "rust", "manifest", "asm"], &[target]);
        check(&["archive", "header", "rust", "manifest"], &[target]);
    }
}

#[test]
fn shared_libraries_have_no_names_and_folders() {
    check(&["shared"], &[]);
}

#[test]
fn prefix_maps_remove_the_folder_from_debug_information() {
    let temporary = tempfile::tempdir().expect("a temporary folder");
    for target in targets().iter().filter(|target| !target.contains("msvc")) {
        let compiled = |at: &Circumstances| {
            let folder = temporary.path().join(at.folder);
            let map = format!("-ffile-prefix-map={}=/src", folder.display());
            // The name of the source is in debug information as it is given.
            let at = Circumstances { is_absolute: false, ..*at };
            compile(temporary.path(), &at, &["obj"], &[target, "-g", &map])
        };
        let (one, other) = (compiled(&ONE), compiled(&OTHER));
        assert!(one == other, "{target}: debug information differs");
        let has = |text: &str| one[0].windows(text.len()).any(|bytes| bytes == text.as_bytes());
        assert!(has("/src") && !has("/one"), "{target}: the folder is not replaced");
    }
}
