//! Mutation fuzzing of the parser: no input causes a panic. Bytes of the sources of file tests are deleted, duplicated,
//! swapped and replaced. A mutant that is parsed is printed.
//!
//! `MUTATIONS=100000` sets the number of mutants; the default is small. `MUTATION_SEED` seeds the deterministic
//! sequence.

use mlirc::driver::{Compiler, Emit, Options, PrintOptions};
use mlirc::source::Source;
use rayon::prelude::*;

/// A xorshift generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Syntax that reaches unusual states of the parser.
const PIECES: [&str; 42] = [
    "<",
    ">",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "#",
    "!",
    "%",
    "@",
    "^bb0",
    "-",
    "0x",
    ":",
    "::",
    ",",
    "->",
    "x",
    "?",
    "*",
    "-1",
    "99999999999999999999999999999999999999999",
    "i0",
    "i1",
    "i999",
    "!llvm<\"",
    "affine_map<",
    "affine_set<() : (0 == 0)>()",
    "symbol(%",
    "dense<",
    "sparse<[[0]]",
    "loc(#l)",
    "{-#",
    "#-}",
    "\0",
    "é",
    "\\",
    "9223372036854775808",
    " mod 0 ",
];

fn mutate(text: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..1 + random.below(4) {
        let at = random.below(text.len() + 1);
        let end = (at + random.below(24)).min(text.len());
        match random.below(6) {
            0 => drop(text.drain(at..end)),
            1 => {
                let piece = text[at..end].to_vec();
                text.splice(end..end, piece);
            }
            2 => text.truncate(at.max(1)),
            3 => {
                let piece = PIECES[random.below(PIECES.len())];
                text.splice(at..at, piece.bytes());
            }
            4 => {
                let from = random.below(other.len());
                let piece = &other[from..(from + random.below(60)).min(other.len())];
                text.splice(at..end, piece.iter().copied());
            }
            _ => {
                if let Some(byte) = text.get_mut(at) {
                    *byte = random.below(256) as u8;
                }
            }
        }
    }
    text
}

#[test]
fn nothing_panics() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut cases: Vec<Vec<u8>> = Vec::new();
    for folder in ["parse", "verify"] {
        for entry in std::fs::read_dir(root.join(folder)).expect("the folder exists") {
            let text = std::fs::read_to_string(entry.expect("readable").path()).expect("readable");
            let source = |case: &str| case.split("// output:").next().unwrap_or_default().as_bytes().to_vec();
            cases.extend(text.split("// -----\n").map(source));
        }
    }
    cases.sort();
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (count, seed) = (number("MUTATIONS").unwrap_or(4000), number("MUTATION_SEED").unwrap_or(0));
    let failed: Vec<String> =
        (0..count).into_par_iter().filter_map(|number| try_one(&cases, seed << 32 | number)).collect();
    assert!(failed.is_empty(), "seed {seed}: {} panics, first on:\n{}", failed.len(), failed[0]);
}

/// Compiles a mutant. Returns its text if the compiler panics.
fn try_one(cases: &[Vec<u8>], number: u64) -> Option<String> {
    let mut random = Random((number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let (case, other) = (random.below(cases.len()), random.below(cases.len()));
    let text = mutate(&cases[case], &cases[other], &mut random);
    let print = PrintOptions { generic: number.is_multiple_of(3), debug_info: number.is_multiple_of(5) };
    let run = std::panic::AssertUnwindSafe(|| {
        let source = Source::new("mutated.mlir", text.clone());
        let options = Options { print, ..Options::default() };
        match Compiler::new(options).compile(&source, "mutated", &[Emit::Mlir]) {
            Ok(artifacts) => drop(artifacts),
            Err(diagnostics) => drop(diagnostics.render(&source)),
        }
    });
    std::panic::catch_unwind(run).err().map(|_| String::from_utf8_lossy(&text).into_owned())
}
