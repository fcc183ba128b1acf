//! The example of the README, executed as it is written there.

use std::path::Path;
use std::process::Command;

const README: &str = include_str!("../README.md");

/// The contents of the first code block in a language.
fn block(language: &str) -> &'static str {
    let start = format!("```{language}\n");
    let (_, rest) = README.split_once(&start).expect("a block in this language");
    rest.split_once("```").expect("the end of the block").0
}

/// Runs a command with the compiler in the search path. Returns what it prints.
fn run(command: &str, folder: &Path) -> String {
    let compiler = Path::new(env!("CARGO_BIN_EXE_mlirc")).parent().expect("a folder");
    let path = format!("{}:{}", compiler.display(), std::env::var("PATH").unwrap_or_default());
    let output = Command::new("sh").args(["-c", command]).current_dir(folder).env("PATH", path).output();
    let output = output.expect("sh runs");
    assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[cfg(unix)]
#[test]
fn the_example_prints_what_the_text_says() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("axpy.mlir"), block("mlir")).expect("written");
    std::fs::write(folder.join("main.c"), block("c")).expect("written");
    let printed: String = block("sh").lines().map(|command| run(command, &folder)).collect();
    let (_, rest) = README.split_once("These commands print `").expect("the sentence");
    assert_eq!(printed.trim_end(), rest.split('`').next().unwrap_or_default());
}

#[test]
fn the_readme_is_short_and_its_links_exist() {
    assert!(README.lines().count() <= 120, "the README has more than 120 lines");
    let links = README.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    for link in links.filter(|link| !link.starts_with("http")) {
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(link).exists(), "{link} does not exist");
    }
}
