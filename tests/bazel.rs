//! The rule of Bazel, `mlirc_library`: its actions have relative paths and declare all inputs, so that a build in another
//! folder takes all results from a cache.

#[path = "skipped/mod.rs"]
mod skipped;

use std::path::Path;
use std::process::Command;

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/build_systems/bazel");

/// Builds the example in a folder, with a cache. Returns what the program printed, and the log of Bazel; `None` if Bazel
/// is not installed.
fn built(folder: &Path, cache: &Path) -> Option<(String, String)> {
    let output = Command::new("sh")
        .arg(format!("{EXAMPLE}/run.sh"))
        .env("MLIRC", env!("CARGO_BIN_EXE_mlirc"))
        .env("OUT", folder)
        .env("BAZEL_FLAGS", format!("--disk_cache={}", cache.display()))
        .output()
        .expect("sh starts");
    if output.status.code() == Some(77) {
        skipped::skipped("the rule of Bazel", "bazel");
        return None;
    }
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let log = std::fs::read_to_string(folder.join("log.txt")).expect("written");
    Some((String::from_utf8_lossy(&output.stdout).into_owned(), log))
}

#[test]
fn caches_are_shared_between_folders() {
    let folders = [(); 3].map(|()| tempfile::tempdir().expect("a temporary folder"));
    let [first, second, cache] = folders.each_ref().map(tempfile::TempDir::path);
    let Some((output, log)) = built(first, cache) else { return };
    assert_eq!(output, std::fs::read_to_string(format!("{EXAMPLE}/../expected.txt")).expect("readable"));
    assert!(!log.contains("cache hit"), "{log}");
    let (again, log) = built(second, cache).expect("Bazel is installed");
    assert_eq!(again, output);
    // Those of the library, of main.c and of the program.
    assert!(log.contains("3 remote cache hit") || log.contains("3 disk cache hit"), "{log}");
    writable(first);
    writable(second);
}

/// Bazel's outputs are read-only, also the folders.
fn writable(folder: &Path) {
    let status = Command::new("chmod").args(["-R", "u+w"]).arg(folder).status();
    assert!(status.is_ok_and(|status| status.success()));
}
