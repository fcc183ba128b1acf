//! Coverage of operations. Every declared operation has a parse test, a conversion or lowering, and a run test, or
//! `docs/supported.md` lists it as refused. `BLESS=1 cargo test` writes the table `docs/ops.md`.

use std::fmt::Write;
use std::path::Path;

use mlirc::convert::Fate;
use mlirc::ir::spec::Spec;
use mlirc::ir::{Context, OpInfo, OpName};
use mlirc::{bufferize, codegen, convert, dialect, legalize};

/// Returns the test files of a folder: their names, and their sources without expectations and C programs.
fn files(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(root).expect("the folder exists") {
        let path = entry.expect("readable").path();
        let file = std::fs::read_to_string(&path).expect("readable");
        let code = |line: &&str| !line.starts_with("//");
        let code: String = file.lines().filter(code).flat_map(|line| [line, "\n"]).collect();
        files.push((path.file_stem().expect("named").to_string_lossy().into_owned(), code));
    }
    files.sort();
    files
}

/// Returns all test sources of a folder.
fn sources(folder: &str) -> String {
    files(folder).into_iter().map(|file| file.1).collect()
}

/// Returns true if the text uses an operation, by its full name or, inside its default dialect, without the prefix.
fn mentions(text: &str, info: &OpInfo) -> bool {
    let short = info.name.strip_prefix("func.").or(info.name.strip_prefix("builtin."));
    contains_word(text, info.name) || short.is_some_and(|short| contains_word(text, short))
}

fn contains_word(text: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | '.'));
    text.match_indices(word)
        .any(|(at, _)| !part(text[..at].chars().next_back()) && !part(text[at + word.len()..].chars().next()))
}

/// Returns the rows of `docs/supported.md` on operations that are parsed but refused later.
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
        let works = match is_llvm {
            true => codegen::has_lowering(name),
            false => {
                legalize::is_replaced(name)
                    || bufferize::is_replaced(name)
                    || convert::has_conversion(&cx, name)
            }
        };
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

/// The maximum number of run tests in the row of an operation. Those of its dialect are first.
const NAMED_TESTS: usize = 2;

const OPS_INTRODUCTION: &str = "\
# Operations

Written by `BLESS=1 cargo test --test coverage` from the tables of the dialects and of the conversions. *Conversion*:
the operation of the LLVM dialect that it becomes, or the code that writes several. *Run tests*: some of those in
`tests/run` that compile, link and execute it.
";

/// Returns the requirement of an operation in the rows of `docs/supported.md` that name it.
fn listed_reason(refused: &str, name: &str) -> Option<String> {
    let row = refused.lines().find(|row| row.contains(&format!("`{name}`")))?;
    row.rsplit('|').nth(1).map(|reason| reason.trim().to_string())
}

fn conversion(cx: &Context, name: OpName, info: &OpInfo, refused: &str) -> Result<String, String> {
    let reason = listed_reason(refused, info.name);
    if let Some(reason) = reason {
        let needs = legalize::needs(name).map(Fate::Refused);
        return match needs.unwrap_or_else(|| convert::fate(cx, name)) {
            Fate::Refused(needs) if needs != reason => {
                Err(format!("{}: the error says '{needs}', the documentation '{reason}'", info.name))
            }
            _ => Ok(format!("refused: needs {reason}")),
        };
    }
    if legalize::is_replaced(name) {
        return Ok("[legalization](../compiler/legalize)".to_string());
    }
    if bufferize::is_replaced(name) {
        return Ok("[bufferization](../compiler/bufferize)".to_string());
    }
    Ok(match convert::fate(cx, name) {
        Fate::Kept => "as it is".to_string(),
        Fate::Renamed(to) => format!("`{}`", cx.op_text(to)),
        Fate::Converted(module) => match folder_or_file(module) {
            Some(path) => format!("[{path}](../compiler/convert/{path})"),
            None => return Err(format!("{}: no file for module '{module}'", info.name)),
        },
        Fate::PartOfParent => "with the operation around it".to_string(),
        Fate::Refused(needs) => return Err(format!("{}: not listed as refused; needs {needs}", info.name)),
    })
}

fn folder_or_file(module: &str) -> Option<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("compiler").join("convert");
    let candidates = [format!("{module}.rs"), module.to_string()];
    candidates.into_iter().find(|path| !module.is_empty() && folder.join(path).exists())
}

fn run_tests(run: &[(String, String)], info: &OpInfo) -> Option<String> {
    let dialect = info.name.split('.').next().unwrap_or_default();
    let mut names: Vec<&str> =
        run.iter().filter(|file| mentions(&file.1, info)).map(|file| file.0.as_str()).collect();
    names.sort_by_key(|name| !name.starts_with(dialect));
    names.truncate(NAMED_TESTS);
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

#[test]
fn the_table_of_operations_is_complete() {
    let cx = Context::new(dialect::registry());
    let (run, refused) = (files("run"), refused());
    let mut table = OPS_INTRODUCTION.to_string();
    let mut gaps = Vec::new();
    let mut dialect = "";
    for (name, info) in cx.registry().ops() {
        let of = info.name.split('.').next().unwrap_or_default();
        if of != dialect {
            dialect = of;
            let _ =
                write!(table, "\n## {dialect}\n\n| operation | conversion | run tests |\n|---|---|---|\n");
        }
        let conversion = conversion(&cx, name, info, &refused).unwrap_or_else(|gap| {
            gaps.push(gap);
            String::new()
        });
        let tests = if conversion.starts_with("refused") {
            "none: refused".to_string()
        } else {
            run_tests(&run, info).unwrap_or_else(|| {
                gaps.push(format!("{}: no run test", info.name));
                String::new()
            })
        };
        let _ = writeln!(table, "| `{}` | {conversion} | {tests} |", info.name);
    }
    assert!(gaps.is_empty(), "{} gaps:\n{}", gaps.len(), gaps.join("\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join("ops.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, table).expect("writable");
        return;
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == table, "docs/ops.md is not up to date: run `BLESS=1 cargo test --test coverage`");
}

/// Code generation handles, ignores for a stated reason, or refuses every inherent attribute of the LLVM dialect.
#[test]
fn every_inherent_attribute_has_a_treatment() {
    let mut cx = Context::new(dialect::registry());
    let registry = dialect::registry();
    let mut missing = Vec::new();
    for (_, info) in registry.ops().filter(|(_, info)| info.name.starts_with("llvm.")) {
        for attr in Spec::compile(&mut cx, &registry, info).attrs {
            let text = cx.str(attr.name).to_string();
            if codegen::treatment(&text).is_none() {
                missing.push(format!("{}: {text}", info.name));
            }
        }
    }
    assert!(
        missing.is_empty(),
        "attributes in no list of codegen/attributes/table.rs:\n{}",
        missing.join("\n")
    );
}
