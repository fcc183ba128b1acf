//! Every declared operation has a parse test, a conversion or lowering, and a run test, or is listed in
//! `docs/supported.md` as one that is refused.

use std::path::Path;

use mlirc::ir::{Context, OpInfo};
use mlirc::{codegen, convert, dialect};

/// All test sources of a folder, without their expectations.
fn sources(folder: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut text = String::new();
    for entry in std::fs::read_dir(root).expect("the folder exists") {
        let file = std::fs::read_to_string(entry.expect("readable").path()).expect("readable");
        let code = |line: &&str| !line.starts_with("//");
        text.extend(file.lines().filter(code).flat_map(|line| [line, "\n"]));
    }
    text
}

/// Whether an operation is used in the text, by its full name or, inside its default dialect, without it.
fn mentions(text: &str, info: &OpInfo) -> bool {
    let short = info.name.strip_prefix("func.").or(info.name.strip_prefix("builtin."));
    contains_word(text, info.name) || short.is_some_and(|short| contains_word(text, short))
}

fn contains_word(text: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '.'));
    text.match_indices(word)
        .any(|(at, _)| !part(text[..at].chars().next_back()) && !part(text[at + word.len()..].chars().next()))
}

/// The operations that the documentation says are read but refused later.
fn refused() -> String {
    let text = include_str!("../docs/supported.md");
    let section = text.split("## Operations that are read but refused").nth(1).expect("the section exists");
    section.split("\n## ").next().unwrap_or_default().to_string()
}

#[test]
fn every_operation_is_covered() {
    let cx = Context::new(dialect::registry());
    let (parse, run, refused) = (sources("parse"), sources("run"), refused());
    let mut missing = Vec::new();
    for (name, info) in cx.registry().ops() {
        let is_llvm = info.name.starts_with("llvm.");
        let works = if is_llvm { codegen::has_lowering(name) } else { convert::has_conversion(&cx, name) };
        let listed = refused.contains(&format!("`{}`", info.name));
        if !mentions(&parse, info) {
            missing.push(format!("{}: no parse test", info.name));
        }
        if works == listed {
            let what =
                if works { "works but is listed as refused" } else { "has no lowering and is not listed" };
            missing.push(format!("{}: {what}", info.name));
        }
        if works && !mentions(&run, info) {
            missing.push(format!("{}: no run test", info.name));
        }
    }
    assert!(missing.is_empty(), "{} gaps:\n{}", missing.len(), missing.join("\n"));
}
