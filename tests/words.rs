//! Comments, documents and identifiers of test cases use the terms of the field.

use std::path::{Path, PathBuf};

use regex_lite::Regex;

/// A pattern that comments and documents must not contain, and the terms to use instead.
const FORBIDDEN: &[(&str, &str)] = &[
    (r"come to|comes to", "equal, evaluate to, lead to"),
    (r"told", "remark, distinguished, known"),
    (r"ask|asks|asked|asking", "check, query, request, require"),
    (r"ways", "edges, paths, forms, directions"),
    (r"choices?", "select, alternative, option"),
    (r"of which only", "the operand of an add reduction, or the like"),
    (r"the rest", "remainder, the others"),
    (r"places|(?:a|an|the|this|that|its|another|same|which) place", "location, address, position"),
    (r"in the place of|takes? the place of", "instead of, replaces"),
    (r"heard", "implemented, honoured"),
    (r"rooms|(?:a|the) room", "folder, module"),
    (r"in vain", "without effect"),
    (r"goes on|go on", "continues, is executed again"),
    (r"travels?|travelled", "pass, passing class"),
];

/// More patterns that identifiers of test cases must not contain.
const FORBIDDEN_IDENTIFIERS: &[(&str, &str)] = &[
    (r"whether|how|what|which", "a condition, a selector"),
    (r"meets?|met|meeting", "merge, overlap"),
    (r"^place$", "address, position, element"),
    (r"^rest$", "remainder, difference"),
    (r"ways?", "edges, paths"),
    (r"said|promised|nobody", "an attribute, a property"),
];

/// The first words that the documentation of an item must not begin with. It begins with a verb or a noun.
const FIRST_WORDS: [&str; 5] = ["What", "How", "Whether", "Which", "Asks"];

/// Folders and files that are checked.
const CHECKED: [&str; 10] = [
    "compiler",
    "cabi",
    "capi",
    "tools",
    "benches",
    "tests",
    "docs",
    "README.md",
    "CONTRIBUTING.md",
    "Makefile",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The kinds of checked files.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Rust,
    Markdown,
    /// Scripts and the Makefile.
    Shell,
    Mlir,
}

impl Kind {
    fn of(path: &Path) -> Option<Kind> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("rs") => Some(Kind::Rust),
            Some("md") => Some(Kind::Markdown),
            Some("sh") => Some(Kind::Shell),
            Some("mlir") => path.starts_with(root().join("tests")).then_some(Kind::Mlir),
            _ => path.ends_with("Makefile").then_some(Kind::Shell),
        }
    }
}

/// Collects the checked files of a folder, or a file.
fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    let relative = path.strip_prefix(root()).expect("a path of the tree");
    if relative.ends_with("target") {
        return;
    }
    if path.is_dir() {
        let entries = std::fs::read_dir(path).expect("readable");
        entries.for_each(|entry| collect(&entry.expect("readable").path(), files));
    } else if Kind::of(path).is_some() {
        files.push(path.to_path_buf());
    }
}

/// Returns the prose of a file by line, without code in backticks: comments, or everything outside of fenced blocks in
/// Markdown.
fn prose(path: &Path, text: &str) -> Vec<(usize, String)> {
    let Some(kind) = Kind::of(path) else { return Vec::new() };
    let mut is_code = false;
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        is_code ^= line.starts_with("```");
        let line = match kind {
            Kind::Markdown => (!is_code).then_some(line),
            Kind::Rust => comment(line),
            Kind::Shell => line.trim_start().strip_prefix('#'),
            Kind::Mlir => line.strip_prefix("//"),
        };
        lines.extend(line.map(|line| (number + 1, without_code(line))));
    }
    lines
}

/// Returns the comment in a line of Rust.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("//").or_else(|| line.split_once(" // ").map(|(_, comment)| comment))
}

/// Removes code spans.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<&str>>().join("`")
}

/// Returns the first lines of the documentation of items.
fn first_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let documentation = |line: &str| line.trim_start().starts_with("///") || line.starts_with("//!");
    let mut is_inside = false;
    text.lines().enumerate().filter_map(move |(at, line)| {
        let is_first = documentation(line) && !is_inside;
        is_inside = documentation(line);
        is_first.then(|| (at + 1, line.trim_start().trim_start_matches(['/', '!']).trim_start()))
    })
}

/// Returns the identifiers of MLIR by line, with spaces between their words.
fn identifiers(text: &str) -> Vec<(usize, String)> {
    let identifier = Regex::new(r"[%@^]([A-Za-z]\w*)").expect("a valid pattern");
    let words = |name: &str| name.split('_').collect::<Vec<&str>>().join(" ");
    let lines = text.lines().enumerate();
    lines
        .flat_map(|(at, line)| identifier.captures_iter(line).map(move |it| (at + 1, words(&it[1]))))
        .collect()
}

/// Checks the identifiers of a test case, or of the MLIR in a test.
fn check_identifiers(path: &Path, text: &str, patterns: &[(Regex, &str)]) -> Vec<String> {
    let name = path.strip_prefix(root()).unwrap_or(path).display();
    let mut problems = Vec::new();
    for (line, identifier) in identifiers(text) {
        let found = patterns.iter().find(|(pattern, _)| pattern.is_match(&identifier));
        problems.extend(found.map(|(_, terms)| format!("{name}:{line}: '{identifier}': use {terms}")));
    }
    problems
}

fn check(path: &Path, text: &str, patterns: &[(Regex, &str)]) -> Vec<String> {
    let name = path.strip_prefix(root()).unwrap_or(path).display();
    let mut problems = Vec::new();
    for (line, prose) in prose(path, text) {
        for (pattern, terms) in patterns {
            if let Some(found) = pattern.find(&prose) {
                problems.push(format!("{name}:{line}: '{}': use {terms}", found.as_str()));
            }
        }
    }
    for (line, documentation) in first_lines(text) {
        let first = documentation.split(' ').next().unwrap_or_default();
        if FIRST_WORDS.contains(&first) {
            problems.push(format!("{name}:{line}: documentation begins with '{first}'"));
        }
    }
    problems
}

fn compiled(rows: &[(&str, &'static str)]) -> Vec<(Regex, &'static str)> {
    let row = |&(pattern, terms): &(&str, &'static str)| {
        (Regex::new(&format!(r"(?i)\b(?:{pattern})\b")).expect("a valid pattern"), terms)
    };
    rows.iter().map(row).collect()
}

/// Returns the checked files.
fn files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    CHECKED.iter().for_each(|path| collect(&root().join(path), &mut files));
    files.sort();
    files
}

#[test]
fn comments_and_documents_use_terms_of_the_field() {
    let patterns = compiled(FORBIDDEN);
    let check = |path: &PathBuf| check(path, &std::fs::read_to_string(path).expect("readable"), &patterns);
    let problems: Vec<String> = files().iter().flat_map(check).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn identifiers_of_test_cases_use_terms_of_the_field() {
    let patterns = compiled(&[FORBIDDEN, FORBIDDEN_IDENTIFIERS].concat());
    let is_test = |path: &PathBuf| path.starts_with(root().join("tests")) && !path.ends_with("words.rs");
    let tests = files().into_iter().filter(is_test);
    let check = |path: PathBuf| {
        check_identifiers(&path, &std::fs::read_to_string(&path).expect("readable"), &patterns)
    };
    let problems: Vec<String> = tests.flat_map(check).collect();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn riddles_are_found() {
    let text = "/// What it comes to.\nlet ways = 1; /\u{2f} the rest\n/// Sums.\n/// How `told` is fine.\n";
    let problems = check(Path::new("a.rs"), text, &compiled(FORBIDDEN));
    let found: Vec<&str> = problems.iter().filter_map(|problem| problem.split('\'').nth(1)).collect();
    assert_eq!(found, ["comes to", "the rest", "What"]);
    assert_eq!(
        check(&root().join("tests/a.mlir"), "/\u{2f} The rest.\nways\n", &compiled(FORBIDDEN)).len(),
        1
    );
    assert_eq!(check(Path::new("a.sh"), "# The rest.\nways\n", &compiled(FORBIDDEN)).len(), 1);
    let text = "The ways.\n```sh\nask\n```\n";
    assert_eq!(check(Path::new("a.md"), text, &compiled(FORBIDDEN)).len(), 1);
}

#[test]
fn riddles_in_identifiers_are_found() {
    let text = "llvm.func @few_ways(%in_place: i1, %rest: i1)\n^goes_on:\n  %rest_of_rows = ways %0\n";
    let patterns = compiled(&[FORBIDDEN, FORBIDDEN_IDENTIFIERS].concat());
    let problems = check_identifiers(Path::new("a.mlir"), text, &patterns);
    let found: Vec<&str> = problems.iter().filter_map(|problem| problem.split('\'').nth(1)).collect();
    assert_eq!(found, ["few ways", "rest", "goes on"]);
}
