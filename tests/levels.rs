//! Optimization levels accept the same inputs: every input of the repository that compiles at one level compiles at all
//! levels.

mod cases;
mod machine;

use std::path::{Path, PathBuf};

use cases::{Case, parse_case, split_cases};
use mlirc::driver::Emit;
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

/// Returns the error message of an input at a level; `None` if it compiles.
fn refusal(case: &Case, level: u32) -> Option<String> {
    let mut case = case.clone();
    case.args.push(format!("-O{level}"));
    cases::compile(&case, &[Emit::Object]).err()
}

mod slow {
    use super::*;

    #[test]
    fn all_levels_accept_the_same() {
        let inputs = inputs();
        let differ = |(name, case): &(String, Case)| {
            let refusals: Vec<Option<String>> = (0..=3).map(|level| refusal(case, level)).collect();
            let refused = refusals.iter().position(Option::is_some)?;
            let accepted = refusals.iter().position(Option::is_none)?;
            let reason = refusals[refused].as_deref().unwrap_or_default();
            Some(format!("{name}: -O{accepted} accepts it, -O{refused} does not:\n{reason}"))
        };
        let differences: Vec<String> = inputs.par_iter().filter_map(differ).collect();
        assert!(inputs.len() > 800, "only {} inputs were found", inputs.len());
        assert!(differences.is_empty(), "{}", differences.join("\n"));
    }
}
