//! References of documents: files, sections of other documents, targets of the Makefile, and tests.

use std::path::{Path, PathBuf};

use regex_lite::Regex;

use super::ROOT;
use super::markdown::Document;

/// Returns the references that lead nowhere.
pub(crate) fn check(document: &Document) -> Vec<String> {
    let checks = [links(document), paths(document), make_targets(document), tests(document)];
    checks.into_iter().flatten().collect()
}

fn captures<'a>(text: &'a str, pattern: &str) -> Vec<&'a str> {
    let pattern = Regex::new(pattern).expect("a valid pattern");
    pattern.captures_iter(text).filter_map(|found| Some(found.get(1)?.as_str())).collect()
}

/// Checks links to files, and to headings of documents.
fn links(document: &Document) -> Vec<String> {
    let folder = Path::new(ROOT).join(&document.path);
    let folder = folder.parent().expect("a folder");
    let is_broken = |link: &&str| {
        let (file, heading) = link.split_once('#').unwrap_or((link, ""));
        let target = if file.is_empty() { Path::new(ROOT).join(&document.path) } else { folder.join(file) };
        !target.exists() || !heading.is_empty() && !has_heading(&target, heading)
    };
    let links = captures(&document.prose, r"\]\(([^)\s]+)\)").into_iter();
    let links = links.filter(|link| !link.starts_with("http")).filter(is_broken);
    links.map(|link| format!("the link to {link} leads nowhere")).collect()
}

fn has_heading(path: &Path, heading: &str) -> bool {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    Document::parse("", &text).anchors().any(|anchor| anchor == heading)
}

/// Checks paths in backticks. Those of ARCHITECTURE.md are relative to the compiler or a stage, and may lack `.rs`.
fn paths(document: &Document) -> Vec<String> {
    let (pattern, folders): (_, &[&str]) = match &document.path[..] {
        "compiler/ARCHITECTURE.md" => (
            r"`([a-z][a-z0-9_]*/[a-z0-9_/.]+)`",
            &["", "compiler", "compiler/opt", "compiler/opt/loops", "compiler/codegen"],
        ),
        _ => (r"`((?:benches|cabi|capi|cmake|compiler|docs|examples|tests|tools)/[a-z0-9_/.]*)`", &[""]),
    };
    let exists = |path: &PathBuf| path.exists() || path.with_extension("rs").exists();
    let is_missing =
        |path: &&str| !folders.iter().any(|folder| exists(&Path::new(ROOT).join(folder).join(path)));
    let missing = captures(&document.prose, pattern).into_iter().filter(is_missing);
    missing.map(|path| format!("there is no {path}")).collect()
}

/// Checks commands such as `make test`, in backticks or in indented blocks.
fn make_targets(document: &Document) -> Vec<String> {
    let makefile = std::fs::read_to_string(Path::new(ROOT).join("Makefile")).expect("readable");
    let targets = captures(&makefile, r"(?m)^([a-z-]+):");
    let named = captures(&document.prose, r"(?m)(?:`|^    )make ([a-z-]+)");
    let unknown = named.into_iter().filter(|name| !targets.contains(name));
    unknown.map(|name| format!("the Makefile has no target {name}")).collect()
}

/// Checks commands such as `cargo test --test files`.
fn tests(document: &Document) -> Vec<String> {
    let folder = Path::new(ROOT).join("tests");
    let exists =
        |name: &str| folder.join(format!("{name}.rs")).exists() || folder.join(name).join("main.rs").exists();
    let unknown = captures(&document.prose, r"--test ([a-z_]+)").into_iter().filter(|name| !exists(name));
    unknown.map(|name| format!("there is no test {name}")).collect()
}
