//! Inputs, and mutants of them.

use std::path::{Path, PathBuf};

use regex_lite::{Match, Regex};

use crate::random::Random;

/// Inputs longer than this many bytes are left out: they take long and show nothing more.
const LONGEST: usize = 8000;

/// Types that replace others.
const TYPES: [&str; 30] = [
    "i1",
    "i8",
    "i32",
    "i64",
    "i65",
    "i128",
    "i4096",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "f128",
    "index",
    "none",
    "!llvm.ptr",
    "!llvm.struct<(i8, array<3 x f64>)>",
    "!llvm.array<1000000 x i8>",
    "vector<4xf32>",
    "vector<3xi1>",
    "vector<[4]xi32>",
    "vector<2x3xf16>",
    "memref<?x?xf32>",
    "memref<*xi8>",
    "memref<0xf32>",
    "memref<4xf32, strided<[-1], offset: ?>>",
    "memref<4xi8, 3>",
    "tensor<2xf32>",
    "tuple<i1,f32>",
    "complex<f32>",
];

/// Numbers that replace others.
const NUMBERS: [&str; 12] = [
    "0",
    "-1",
    "1",
    "2",
    "65",
    "2147483648",
    "4294967295",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "0x7FC00000",
    "1.0e400",
];

/// Types, numbers, names of values, blocks, symbols, and operations.
const TOKENS: &str = r"!llvm\.ptr|\b(?:vector|memref|tensor)<[^<>]*>|\b(?:i\d+|f\d+|bf16|index)\b|-?\b\d+(?:\.\d+(?:[eE][-+]?\d+)?)?\b|[%^@]\w+|\b[a-z_]+(?:\.\w+)+";

/// The inputs.
pub(crate) struct Corpus {
    inputs: Vec<String>,
    tokens: Regex,
}

impl Corpus {
    /// The cases of all files below some folders.
    pub(crate) fn read(folders: &[PathBuf]) -> Result<Corpus, String> {
        let mut files = Vec::new();
        for folder in folders {
            collect(folder, &mut files).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        files.sort();
        let mut inputs = Vec::new();
        for file in files {
            let text =
                std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            inputs.extend(
                text.split("// -----\n").map(source).filter(|case| (1..=LONGEST).contains(&case.len())),
            );
        }
        let tokens = Regex::new(TOKENS).map_err(|error| error.to_string())?;
        if inputs.is_empty() { Err("no inputs".into()) } else { Ok(Corpus { inputs, tokens }) }
    }

    /// The number of inputs.
    pub(crate) fn len(&self) -> usize {
        self.inputs.len()
    }

    /// An input with one to six changes.
    pub(crate) fn mutant(&self, random: &mut Random) -> String {
        let mut text = self.inputs[random.below(self.inputs.len())].clone();
        for _ in 0..random.pick(&[1, 1, 1, 2, 3, 6]) {
            text = match random.below(100) {
                0..12 => with_lines(&text, |lines| {
                    let at = random.below(lines.len());
                    lines.remove(at);
                }),
                12..22 => with_lines(&text, |lines| {
                    let (from, to) = (random.below(lines.len()), random.below(lines.len()));
                    lines.insert(to, lines[from]);
                }),
                22..30 => with_lines(&text, |lines| {
                    let (a, b) = (random.below(lines.len()), random.below(lines.len()));
                    lines.swap(a, b);
                }),
                30..34 => {
                    let other = &self.inputs[random.below(self.inputs.len())];
                    let some = random.below(other.lines().count().max(1));
                    with_lines(&text, |lines| {
                        let at = random.below(lines.len());
                        lines.splice(at..at, other.lines().skip(some).take(3));
                    })
                }
                34..38 => with_byte(&text, random),
                _ => self.with_token(&text, random),
            };
        }
        text
    }

    /// Returns the text with one token replaced.
    fn with_token(&self, text: &str, random: &mut Random) -> String {
        let all: Vec<Match> = self.tokens.find_iter(text).collect();
        if all.is_empty() {
            return text.to_string();
        }
        let token = all[random.below(all.len())];
        let like = |is_like: &dyn Fn(&str) -> bool, random: &mut Random| {
            let alike: Vec<&str> = all.iter().map(Match::as_str).filter(|other| is_like(other)).collect();
            alike[random.below(alike.len())].to_string()
        };
        let old = token.as_str();
        let first = old.chars().next().unwrap_or_default();
        let is_type = |text: &str| {
            text.starts_with("!llvm.ptr")
                || text.ends_with('>')
                || !text.contains('.') && !text.starts_with(['%', '^', '@'])
        };
        let new = match first {
            '0'..='9' | '-' => random.pick(&NUMBERS).to_string(),
            '%' | '^' | '@' => like(&|other| other.starts_with(first), random),
            _ if is_type(old) => random.pick(&TYPES).to_string(),
            _ => like(&|other| other.contains('.') && !is_type(other), random),
        };
        // Sometimes all occurrences of a type are replaced: such mutants are often valid.
        if is_type(old) && !random.once_in(3) {
            let is_same = |other: &&Match| other.as_str() == old;
            return replaced(text, all.iter().filter(is_same), &new);
        }
        replaced(text, [&token], &new)
    }
}

/// Returns the text with some parts replaced.
fn replaced<'t>(text: &str, parts: impl IntoIterator<Item = &'t Match<'t>>, new: &str) -> String {
    let (mut out, mut done) = (String::new(), 0);
    for part in parts {
        out.push_str(&text[done..part.start()]);
        out.push_str(new);
        done = part.end();
    }
    out + &text[done..]
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "mlir") {
            files.push(path);
        }
    }
    Ok(())
}

/// Returns the source of a case, without its expectation.
fn source(case: &str) -> String {
    let case = case.split("// output:\n").next().unwrap_or_default();
    case.split("// main.c:\n").next().unwrap_or_default().trim_end().to_string()
}

fn with_lines<'a>(text: &'a str, change: impl FnOnce(&mut Vec<&'a str>)) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.is_empty() {
        lines.push("");
    }
    change(&mut lines);
    lines.join("\n")
}

/// Returns the text with one character replaced or inserted.
fn with_byte(text: &str, random: &mut Random) -> String {
    let mut all: Vec<char> = text.chars().collect();
    let at = random.below(all.len() + 1);
    let end = (at + usize::from(random.once_in(2))).min(all.len());
    let new = char::from(1 + random.below(254) as u8);
    all.splice(at..end, [new]);
    all.into_iter().collect()
}
