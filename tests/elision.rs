//! Expectations without the lines that a pass leaves alone: any change of such a line must be visible.

mod cases;
mod machine;

use std::path::Path;

use cases::elision::elided;
use cases::{Case, compile, parse_case, split_cases, without_passes};
use mlirc::driver::Emit;
use rayon::prelude::*;

const ORIGINAL: &str = r#"module {
  llvm.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    %2 = llvm.add %1, %arg1 : i32
    llvm.br ^bb1(%2 : i32)
  ^bb1(%3: i32):
    %4 = llvm.sub %3, %arg0 : i32
    %5 = llvm.sub %4, %arg1 : i32
    %6 = llvm.xor %5, %4 : i32
    llvm.return %6 : i32
  }
}
"#;

/// The module after a pass that replaces the multiplication.
const SHIFTED: &str = r#"module {
  llvm.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.shl %arg0, %1 : i32
    %3 = llvm.add %2, %arg1 : i32
    llvm.br ^bb1(%3 : i32)
  ^bb1(%4: i32):
    %5 = llvm.sub %4, %arg0 : i32
    %6 = llvm.sub %5, %arg1 : i32
    %7 = llvm.xor %6, %5 : i32
    llvm.return %7 : i32
  }
}
"#;

#[test]
fn unchanged_lines_are_elided() {
    let expected = "module {
  llvm.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.shl %arg0, %1 : i32
    %3 = llvm.add %2, %arg1 : i32
    ... 6 lines
  }
}
";
    let found = elided(ORIGINAL, SHIFTED);
    assert_eq!(found, expected.replace("    ... 6 lines", "    llvm.br ^bb1(%3 : i32)\n    ... 5 lines"));
}

#[test]
fn an_unchanged_module_is_kept() {
    assert_eq!(elided(ORIGINAL, ORIGINAL), ORIGINAL);
}

/// Returns the expectation of the module after a replacement in it.
fn after(from: &str, to: &str) -> String {
    assert!(SHIFTED.contains(from));
    elided(ORIGINAL, &SHIFTED.replacen(from, to, 1))
}

#[test]
fn a_changed_operand_is_visible() {
    assert!(after("%7 = llvm.xor %6, %5", "%7 = llvm.xor %6, %4").contains("llvm.xor %6, %4"));
    assert!(after("%6 = llvm.sub %5, %arg1", "%6 = llvm.sub %5, %arg0").contains("llvm.sub %5, %arg0"));
    assert!(after("%5 = llvm.sub %4", "%5 = llvm.sub %3").contains("llvm.sub %3"));
}

#[test]
fn a_changed_operation_or_type_is_visible() {
    assert!(after("llvm.xor", "llvm.or").contains("llvm.or"));
    assert!(after("llvm.return %7 : i32", "llvm.return %7 : i64").contains("llvm.return %7 : i64"));
}

#[test]
fn a_removed_line_is_visible() {
    let found = after("    %6 = llvm.sub %5, %arg1 : i32\n", "");
    assert!(found.contains("    %5 = llvm.sub %4, %arg0 : i32\n    %7 = llvm.xor %6, %5 : i32\n"), "{found}");
}

#[test]
fn a_moved_line_is_visible() {
    let found = after(
        "    %5 = llvm.sub %4, %arg0 : i32\n    %6 = llvm.sub %5, %arg1 : i32\n",
        "    %5 = llvm.sub %4, %arg1 : i32\n    %6 = llvm.sub %5, %arg0 : i32\n",
    );
    assert!(found.contains("llvm.sub %4, %arg1") && found.contains("llvm.sub %5, %arg0"), "{found}");
}

#[test]
fn an_inserted_line_is_visible() {
    let found = after("    llvm.return", "    %8 = llvm.xor %7, %7 : i32\n    llvm.return");
    assert!(found.contains("%8 = llvm.xor %7, %7"), "{found}");
}

#[test]
fn names_in_strings_are_text() {
    let assembly = |register| {
        let line = format!("    llvm.inline_asm has_side_effects \"nop %{register}\", \"\" : () -> ()\n");
        SHIFTED.replace("    llvm.return", &(line + "    llvm.return"))
    };
    let original = assembly(0).replace("llvm.shl", "llvm.lshr");
    assert!(!elided(&original, &assembly(0)).contains("nop"));
    assert!(elided(&original, &assembly(1)).contains("nop %1"));
}

#[test]
fn a_new_function_is_visible() {
    let module = SHIFTED.replace("@f", "@g");
    assert_eq!(elided(ORIGINAL, &module), module);
}

#[test]
fn an_unchanged_function_has_a_signature() {
    let two =
        |first: &str| first.replace("\n}\n", "\n") + &ORIGINAL.replace("module {\n", "").replace("@f", "@g");
    let found = elided(&two(ORIGINAL), &two(SHIFTED));
    let expected = "  llvm.func @g(%arg0: i32, %arg1: i32) -> i32 {\n    ... 9 lines\n  }\n}\n";
    assert!(found.ends_with(expected), "{found}");
}

/// Returns modules that differ from a module in one line.
fn mutants(module: &str, at: usize) -> Vec<String> {
    let lines: Vec<&str> = module.lines().collect();
    let replaced = |line: &[&str]| [&lines[..at], line, &lines[at + 1..]].concat().join("\n") + "\n";
    let mut mutants = vec![replaced(&[]), replaced(&[lines[at], lines[at]])];
    if at + 1 < lines.len() {
        let mut swapped = lines.clone();
        swapped.swap(at, at + 1);
        mutants.push(swapped.join("\n") + "\n");
    }
    let others = ["%arg0", "%0", "%1", "%2", "%5", "%9", "^bb1", "^bb2", "^bb3"];
    // The printer numbers definitions.
    let is_label = lines[at].trim_start().starts_with('^');
    let uses = if is_label { lines[at].len() } else { lines[at].find(" = ").unwrap_or(0) };
    for (start, _) in lines[at].match_indices(['%', '^']).filter(|(start, _)| *start > uses) {
        let tail = &lines[at][start + 1..];
        let end = tail.find(|it: char| !it.is_alphanumeric()).unwrap_or(tail.len());
        let sigil = &lines[at][start..=start];
        let others = others.iter().filter(|other| other.starts_with(sigil));
        mutants.extend(
            others.map(|other| replaced(&[&(lines[at][..start].to_string() + other + &tail[end..])])),
        );
    }
    mutants.push(replaced(&[&lines[at].replacen("llvm.", "llvm.x", 1)]));
    mutants.retain(|mutant| mutant != module);
    mutants
}

/// Returns the module of a case; `None` if the case has an error.
fn optimized(case: &Case) -> Option<String> {
    let artifacts = compile(case, &[Emit::Optimized]).ok()?;
    Some(String::from_utf8_lossy(&artifacts.get(Emit::Optimized)?).into_owned())
}

/// Checks the changes of all elided lines of a case, and returns their number.
fn check_changes(case: &Case) -> Option<usize> {
    let (original, module) = (optimized(&without_passes(case))?, optimized(case)?);
    let expectation = elided(&original, &module);
    let is_elided = |line: &str| !expectation.lines().any(|visible| visible == line);
    let lines = module.lines().enumerate().filter(|(_, line)| is_elided(line));
    let mutants: Vec<String> = lines.flat_map(|(at, _)| mutants(&module, at)).collect();
    for mutant in &mutants {
        assert_ne!(elided(&original, mutant), expectation, "the expectation is also that of\n{mutant}");
    }
    Some(mutants.len())
}

#[test]
fn every_change_of_an_elided_line_is_visible() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/opt");
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let texts = entries.map(|entry| std::fs::read_to_string(entry.expect("readable").path()).expect("text"));
    let cases: Vec<Case> = texts.flat_map(|text| split_cases(&text)).map(parse_case).collect();
    let count: usize = cases.par_iter().filter_map(check_changes).sum();
    assert!(count > 5000, "{count} changes were checked");
}
