//! Layering: module dependencies according to ARCHITECTURE.md, confined libraries, and module docs.

use std::path::{Path, PathBuf};

/// The modules, and the modules that each may import.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("bytes", &[]),
    ("source", &["bytes"]),
    ("diag", &["source"]),
    ("target", &[]),
    ("time", &[]),
    ("progress", &[]),
    ("ir", &["bytes", "source", "diag", "target"]),
    ("text", &["ir", "source", "diag"]),
    ("dialect", &["ir", "target", "ops", "accessors"]),
    ("legalize", &["ir", "dialect", "diag"]),
    ("fuse", &["ir", "dialect"]),
    ("bufferize", &["ir", "dialect", "diag"]),
    ("convert", &["ir", "dialect", "target", "diag", "source"]),
    ("opt", &["ir", "dialect::llvm", "dialect::op_info", "dialect::switch_syntax", "target", "time"]),
    (
        "codegen",
        &[
            "bytes",
            "ir",
            "dialect::llvm",
            "dialect::function_syntax",
            "dialect::switch_syntax",
            "target",
            "diag",
            "progress",
            "source",
            "time",
        ],
    ),
    ("assembly", &["codegen"]),
    ("constants_file", &["bytes", "codegen", "diag", "dialect::llvm", "ir", "source", "target", "text"]),
    ("instrument", &["codegen", "dialect::llvm", "ir"]),
    ("multiversion", &["codegen", "dialect::llvm", "ir", "target"]),
    (
        "driver",
        &[
            "assembly",
            "bufferize",
            "bytes",
            "codegen",
            "constants_file",
            "convert",
            "diag",
            "dialect",
            "fuse",
            "instrument",
            "ir",
            "legalize",
            "multiversion",
            "opt",
            "progress",
            "source",
            "target",
            "text",
            "time",
        ],
    ),
    ("library", &["driver", "link", "target"]),
    ("link", &["target"]),
    ("runtime", &["diag", "driver", "link", "source"]),
    ("build", &["bytes", "driver", "library", "link", "runtime", "target"]),
    ("lib", &[]),
    ("main", &[]),
    ("cli", &["chunks", "run"]),
    ("crash", &[]),
    ("chunks", &[]),
    ("expectations", &["cli"]),
    ("progress_bar", &[]),
    ("report", &["cli"]),
    ("compile", &["chunks", "cli", "crash", "expectations", "progress_bar", "report"]),
    ("run", &["cli", "compile", "report"]),
];

/// The folders of the optimizer, and the folders that each may import. All may import the files of `opt` itself: the
/// function, fast-math flags and remarks.
const MAY_IMPORT_IN_OPT: &[(&str, &[&str])] = &[
    ("analysis", &[]),
    ("math", &["analysis"]),
    ("cost", &["analysis", "math"]),
    ("canon", &["analysis", "cost"]),
    ("scalar", &["analysis", "math", "cost", "canon"]),
    ("ipo", &["analysis", "cost", "canon"]),
    ("loops", &["analysis", "cost", "canon", "scalar"]),
];

/// The folders of code generation, and the folders that each may import. The drivers in the files of `codegen` itself
/// may import all folders, and no folder imports a driver.
const MAY_IMPORT_IN_CODEGEN: &[(&str, &[&str])] = &[
    ("types", &[]),
    ("unwind", &[]),
    ("attributes", &["types"]),
    ("constants", &["types"]),
    ("abi", &["types", "unwind"]),
    ("dispatch", &["unwind"]),
    ("workarounds", &["types", "abi"]),
    ("debug", &["types", "unwind", "context"]),
    ("context", &["types", "abi", "workarounds"]),
    ("lower", &["types", "constants", "abi", "workarounds", "context"]),
    ("object", &["constants", "abi", "dispatch", "unwind", "workarounds", "context", "debug"]),
];

/// The folders of code generation with cyclic imports: the function context and its tables are one topic.
const CYCLES_IN_CODEGEN: &[&str] = &["context"];

/// The confined crates, and the only files and folders that may use each.
const CONFINED: &[(&str, &[&str])] = &[
    ("cranelift_", &["compiler/codegen/"]),
    ("cbindgen", &["cabi/"]),
    ("clap", &["compiler/cli.rs", "compiler/cli/"]),
    ("clap_complete", &["compiler/cli/shells.rs"]),
    ("clap_mangen", &["compiler/cli/shells.rs"]),
    ("ar_archive_writer", &["compiler/link.rs"]),
    ("iced_x86", &["compiler/assembly/"]),
    ("cc::", &["compiler/link.rs"]),
    (
        "cabi::",
        &[
            "compiler/codegen/",
            "compiler/driver.rs",
            "compiler/driver/",
            "compiler/library.rs",
            "compiler/run.rs",
            "compiler/run/",
            "cabi/",
        ],
    ),
];

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder exists") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Returns the paths of the source files, relative to the root, and their text.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    rust_files(&root.join("compiler"), &mut files);
    rust_files(&root.join("cabi").join("src"), &mut files);
    let relative = |path: &PathBuf| path.strip_prefix(root).expect("below the root").display().to_string();
    files.iter().map(|path| (relative(path), std::fs::read_to_string(path).expect("readable"))).collect()
}

/// Returns the paths that code refers to with `crate::`: `crate::a::{b, c}` is `a::b` and `a::c`.
fn imports(text: &str) -> Vec<String> {
    paths_after("crate::", text)
}

/// Returns the paths that follow a prefix in code.
fn paths_after(prefix: &str, text: &str) -> Vec<String> {
    let code: String =
        text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut found = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        if code[..at].ends_with(|c: char| matches!(c, '$' | ':' | '_') || c.is_alphanumeric()) {
            continue;
        }
        let start = at + prefix.len();
        let path: String =
            code[start..].chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | ':')).collect();
        let remainder = &code[start + path.len()..];
        match remainder.strip_prefix('{').filter(|_| path.is_empty() || path.ends_with("::")) {
            Some(list) => {
                let list = list.split('}').next().unwrap_or_default();
                found.extend(list.split(',').map(|item| format!("{path}{}", item.trim())));
            }
            None => found.push(path),
        }
    }
    found
}

fn is_allowed(import: &str, module: &str, allowed: &[&str]) -> bool {
    let names = |prefix: &str| import == prefix || import.starts_with(&format!("{prefix}::"));
    names(module) || allowed.iter().any(|allowed| names(allowed))
}

#[test]
fn modules_import_only_what_they_may() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let Some(inner) = path.strip_prefix("compiler/") else { continue };
        let module = inner.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        let (_, allowed) = MAY_IMPORT
            .iter()
            .find(|row| row.0 == module)
            .unwrap_or_else(|| panic!("{module} is not in the table"));
        // Unit tests are exempt.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        wrong.extend(
            imports(code)
                .into_iter()
                .filter(|i| !is_allowed(i, module, allowed))
                .map(|i| format!("{path}: crate::{i}")),
        );
    }
    assert!(wrong.is_empty(), "imports against the layering:\n{}", wrong.join("\n"));
}

#[test]
fn folders_of_the_optimiser_import_only_what_they_may() {
    let is_folder = |name: &str| MAY_IMPORT_IN_OPT.iter().any(|row| row.0 == name);
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let Some((folder, _)) = path.strip_prefix("compiler/opt/").and_then(|inner| inner.split_once('/'))
        else {
            continue;
        };
        let (_, allowed) = MAY_IMPORT_IN_OPT
            .iter()
            .find(|row| row.0 == folder)
            .unwrap_or_else(|| panic!("opt/{folder} is not in the table"));
        let others = imports(&text).into_iter().filter_map(|import| {
            let module = import.strip_prefix("opt::")?.split("::").next()?.to_owned();
            (is_folder(&module) && !is_allowed(&module, folder, allowed)).then_some(module)
        });
        wrong.extend(others.map(|module| format!("{path}: crate::opt::{module}")));
    }
    assert!(wrong.is_empty(), "imports against the layering:\n{}", wrong.join("\n"));
}

/// Returns the modules of code generation, as paths relative to `crate::codegen`, with their code without unit tests.
fn modules_of_codegen() -> Vec<(String, String)> {
    let module = |(path, text): (String, String)| {
        let inner = path.strip_prefix("compiler/codegen/")?.strip_suffix(".rs")?;
        let inner = inner.strip_suffix("/mod").unwrap_or(inner);
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        Some((inner.replace('/', "::"), code.to_string()))
    };
    sources().into_iter().filter_map(module).collect()
}

/// Returns the paths relative to `crate::codegen` that a module of code generation imports.
fn imports_in_codegen(module: &str, code: &str) -> Vec<String> {
    let parent = module.rsplit_once("::").map_or("", |(parent, _)| parent);
    let children =
        code.lines().filter_map(|line| line.strip_suffix(';')?.split_once("mod ")).map(|(_, name)| name);
    let mut found: Vec<String> =
        imports(code).iter().filter_map(|path| Some(path.strip_prefix("codegen::")?.to_string())).collect();
    found.extend(paths_after("super::", code).into_iter().map(|path| beside(parent, &path)));
    for child in children {
        let paths = paths_after(&format!("{child}::"), code).into_iter();
        found.extend(paths.map(|path| format!("{module}::{child}::{path}")));
    }
    found.iter().map(|path| path.trim_start_matches("::").to_string()).collect()
}

/// Returns the path of what a module calls `path` that starts in its parent. `super` leads further up.
fn beside(parent: &str, path: &str) -> String {
    match path.strip_prefix("super::") {
        Some(path) => beside(parent.rsplit_once("::").map_or("", |(parent, _)| parent), path),
        None => format!("{parent}::{path}"),
    }
}

#[test]
fn rooms_of_codegen_import_only_what_they_may() {
    let room = |path: &str| path.split("::").next().unwrap_or_default().to_string();
    let mut wrong = Vec::new();
    for (module, code) in modules_of_codegen() {
        let Some((_, allowed)) = MAY_IMPORT_IN_CODEGEN.iter().find(|row| row.0 == room(&module)) else {
            assert!(!module.contains("::"), "codegen/{module} is in no room of the table");
            continue;
        };
        let others = imports_in_codegen(&module, &code).into_iter();
        let others = others.filter(|path| !is_allowed(path, &room(&module), allowed));
        wrong.extend(others.map(|path| format!("{module}: {path}")));
    }
    assert!(wrong.is_empty(), "imports against the rooms of code generation:\n{}", wrong.join("\n"));
}

#[test]
fn files_of_codegen_have_no_cyclic_imports() {
    let modules = modules_of_codegen();
    let names: Vec<&str> = modules.iter().map(|(name, _)| name.as_str()).collect();
    // The longest module path that is a prefix of a path is the file that defines it.
    let file = |path: &str| {
        let is_in = |name: &str| path == name || path.starts_with(&format!("{name}::"));
        (0..names.len()).filter(|&file| is_in(names[file])).max_by_key(|&file| names[file].len())
    };
    let imported: Vec<Vec<usize>> = modules
        .iter()
        .enumerate()
        .map(|(this, (name, code))| {
            let files = imports_in_codegen(name, code).into_iter().filter_map(|path| file(&path));
            files.filter(|&other| other != this).collect()
        })
        .collect();
    let reached = |from: usize| {
        let (mut seen, mut work) = (vec![false; names.len()], imported[from].clone());
        while let Some(next) = work.pop() {
            if !std::mem::replace(&mut seen[next], true) {
                work.extend(&imported[next]);
            }
        }
        seen
    };
    let is_one_topic = |name: &str| {
        CYCLES_IN_CODEGEN.iter().any(|topic| name == *topic || name.starts_with(&format!("{topic}::")))
    };
    let in_circles: Vec<&str> = (0..names.len())
        .filter(|&file| reached(file)[file] && !is_one_topic(names[file]))
        .map(|file| names[file])
        .collect();
    assert!(in_circles.is_empty(), "files of code generation import each other: {in_circles:?}");
}

#[test]
fn libraries_are_named_only_where_they_belong() {
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        for (library, paths) in CONFINED {
            let mentioned =
                text.lines().any(|line| !line.trim_start().starts_with("//") && names(line, library));
            if mentioned && !paths.iter().any(|allowed| path.starts_with(allowed)) {
                wrong.push(format!("{path} names {library}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns true if a path in a line of code begins with a library.
fn names(line: &str, library: &str) -> bool {
    line.match_indices(library).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_')
    })
}

#[test]
fn every_file_has_a_module_doc() {
    let silent: Vec<String> =
        sources().into_iter().filter(|(_, text)| !text.starts_with("//!")).map(|(path, _)| path).collect();
    assert!(silent.is_empty(), "files without a `//!` line: {silent:?}");
}

#[test]
fn imports_are_parsed() {
    let text = "use crate::ir::{Body, Op};\n// crate::no\nlet x = crate::text::read();\n$crate::ops!();\nuse crate::{diag, ir::Loc};";
    assert_eq!(imports(text), ["ir::Body", "ir::Op", "text::read", "diag", "ir::Loc"]);
    assert!(is_allowed("ir::Body", "text", &["ir"]));
    assert!(!is_allowed("irx", "text", &["ir"]));
    let text = "mod c;\nuse super::x::Y;\nuse crate::codegen::{types::Leaf, abi};\nc::f();\n";
    let found = imports_in_codegen("lower::a", text);
    assert_eq!(found, ["types::Leaf", "abi", "lower::x::Y", "lower::a::c::f"]);
    assert_eq!(imports_in_codegen("lower::a", "use super::super::function::Built;\n"), ["function::Built"]);
}
