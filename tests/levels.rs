//! Optimization levels accept the same inputs: every input of the repository that compiles at one level compiles at all
//! levels.

mod cases;
mod machine;

use std::path::{Path, PathBuf};

use cases::{Case, parse_case, split_cases};
use mlirc::driver::Emit;
use object::SectionKind;
use object::read::{File, Object as _, ObjectSection as _};
use rayon::prelude::*;

/// Collects the `.mlir` files below a folder.
fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder exists") {
        let path = entry.expect("readable").path();
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            out.push(path);
        }
    }
}

/// Returns all inputs of the tests, examples and benchmarks, each with the name of its file.
fn inputs() -> Vec<(String, Case)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in ["tests", "examples", "benches"] {
        files(&root.join(folder), &mut paths);
    }
    paths.sort();
    let mut out = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("readable");
        let name = path.strip_prefix(root).expect("below the root").display().to_string();
        let cases = split_cases(&text).into_iter().map(parse_case);
        out.extend(cases.enumerate().map(|(number, case)| (format!("{name}, case {}", number + 1), case)));
    }
    out
}

/// The levels behind `-O`.
const LEVELS: [&str; 6] = ["0", "1", "2", "3", "s", "z"];

/// Returns the error message of an input at a level; `None` if it compiles. Globals that nothing references stay: the
/// optimizer would remove them before code generation refuses them.
fn refusal(case: &Case, level: &str) -> Option<String> {
    let mut case = case.clone();
    case.args.extend([format!("-O{level}"), "-fno-global-dce".to_string()]);
    cases::compile(&case, &[Emit::Object]).err()
}

/// A function with a loop that `-O2` vectorizes.
const GROWING: &str = r#"
llvm.func @scale(%p: !llvm.ptr, %n: i64, %f: f32) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %a : !llvm.ptr -> f32
  %y = llvm.fmul %x, %f : f32
  llvm.store %y, %a : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
"#;

/// Returns the number of bytes of code of a module at a level.
fn code_size(text: &str, level: &str) -> usize {
    let mut case = parse_case(text.to_string());
    case.args.push(format!("-O{level}"));
    let artifacts = cases::compile(&case, &[Emit::Object]).expect("it compiles");
    let object = artifacts.get(Emit::Object).expect("an object").into_owned();
    let file = File::parse(&*object).expect("an object file");
    let code = file.sections().filter(|section| section.kind() == SectionKind::Text);
    code.map(|section| section.size() as usize).sum()
}

#[test]
fn levels_for_size_add_no_code() {
    let [one, two, small, smallest] = ["1", "2", "s", "z"].map(|level| code_size(GROWING, level));
    assert!(small < two / 2, "-Os has {small} bytes, and -O2 has {two}");
    assert!(small <= one && smallest <= small, "-O1: {one}, -Os: {small}, -Oz: {smallest}");
}

#[test]
fn attributes_of_functions_are_levels_for_size() {
    let with =
        |attribute: &str| GROWING.replace("%f: f32) {", &format!("%f: f32) attributes {{{attribute}}} {{"));
    let (small, smallest) = (code_size(GROWING, "s"), code_size(GROWING, "z"));
    assert_eq!(code_size(&with("optsize"), "2"), small);
    assert_eq!(code_size(&with("minsize"), "2"), smallest);
    assert_eq!(code_size(&with("passthrough = [\"minsize\", \"optsize\"]"), "2"), smallest);
}

mod slow {
    use super::*;

    #[test]
    fn all_levels_accept_the_same() {
        let inputs = inputs();
        let differ = |(name, case): &(String, Case)| {
            let refusals: Vec<Option<String>> = LEVELS.iter().map(|level| refusal(case, level)).collect();
            let refused = refusals.iter().position(Option::is_some)?;
            let accepted = refusals.iter().position(Option::is_none)?;
            let reason = refusals[refused].as_deref().unwrap_or_default();
            let (accepted, refused) = (LEVELS[accepted], LEVELS[refused]);
            Some(format!("{name}: -O{accepted} accepts it, -O{refused} does not:\n{reason}"))
        };
        let differences: Vec<String> = inputs.par_iter().filter_map(differ).collect();
        assert!(inputs.len() > 800, "only {} inputs were found", inputs.len());
        assert!(differences.is_empty(), "{}", differences.join("\n"));
    }
}
