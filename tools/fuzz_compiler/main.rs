//! Mutants of the test inputs, compiled for every target, at every level, with options that change conversion:
//!
//! ```text
//! cargo run --release --example fuzz-compiler -- [--count=4000] [--seed=1] [--mlirc=PATH] [--timeout=20] [-v] [FOLDER]…
//! ```
//!
//! The inputs are the cases of all `.mlir` files below the folders, by default `tests`, `examples` and `benches`. Most mutants
//! are refused, which is right. An internal error, a signal or a time-out is a bug: the mutant is made smaller and printed
//! with its command. The mutants of a seed are always the same.

#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "../common/exit.rs"]
mod exit;
mod mutate;
mod options;
#[path = "../common/random.rs"]
mod random;
mod run;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use exit::exit_code;
use mutate::Corpus;
use random::Random;
use rayon::prelude::*;
use run::{Ending, Job, Runner};

/// Bugs that are reduced and printed; further ones are counted.
const PRINTED: usize = 5;

/// The number of mutants between two lines about progress.
const BATCH: usize = 1000;

/// The arguments of the command line.
struct Arguments {
    count: usize,
    seed: u64,
    mlirc: PathBuf,
    timeout: Duration,
    folders: Vec<PathBuf>,
    verbose: bool,
}

fn arguments() -> Result<Arguments, String> {
    let mut out = Arguments {
        count: 4000,
        seed: 1,
        mlirc: "target/release/mlirc".into(),
        timeout: Duration::from_secs(20),
        folders: Vec::new(),
        verbose: false,
    };
    for arg in std::env::args().skip(1) {
        let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{arg}: {error}"));
        match arg.split_once('=') {
            Some(("--count", value)) => out.count = number(value)? as usize,
            Some(("--seed", value)) => out.seed = number(value)?,
            Some(("--mlirc", value)) => out.mlirc = value.into(),
            Some(("--timeout", value)) => out.timeout = Duration::from_secs(number(value)?),
            None if arg == "-v" => out.verbose = true,
            None if !arg.starts_with('-') => out.folders.push(arg.into()),
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    if out.folders.is_empty() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        out.folders = ["tests", "examples", "benches"].map(|folder| root.join(folder)).to_vec();
    }
    // Mutants are compiled in folders of their own.
    out.mlirc = std::path::absolute(&out.mlirc).map_err(|error| error.to_string())?;
    Ok(out)
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|arguments| fuzz(&arguments)))
}

/// Compiles all mutants. Returns true if none showed a bug.
fn fuzz(arguments: &Arguments) -> Result<bool, String> {
    let corpus = Corpus::read(&arguments.folders)?;
    let runner = Runner::new(&arguments.mlirc, arguments.timeout)?;
    let (start, mut endings, mut bugs) = (Instant::now(), BTreeMap::<&str, usize>::new(), 0);
    for first in (0..arguments.count).step_by(BATCH) {
        let numbers = first..arguments.count.min(first + BATCH);
        let jobs: Vec<Job> = numbers.clone().map(|number| job(&corpus, arguments.seed, number)).collect();
        let ended: Vec<Ending> = jobs.par_iter().map(|job| runner.run(job)).collect::<Result<_, _>>()?;
        for (number, (job, ending)) in numbers.clone().zip(jobs.iter().zip(ended)) {
            *endings.entry(ending.name()).or_default() += 1;
            if ending.is_bug() {
                bugs += 1;
                if bugs <= PRINTED {
                    println!("mutant {number} of seed {}: {}", arguments.seed, ending.text());
                    println!("{}", runner.reduce(job, &ending)?);
                }
            }
        }
        if arguments.verbose {
            eprintln!("{} mutants, {bugs} bugs, {:.0} s", numbers.end, start.elapsed().as_secs_f64());
        }
    }
    let endings: Vec<String> = endings.iter().map(|(name, count)| format!("{count} {name}")).collect();
    println!("{} mutants of {} inputs: {}", arguments.count, corpus.len(), endings.join(", "));
    Ok(bugs == 0)
}

/// Returns mutant `number` of a seed, with its options.
fn job(corpus: &Corpus, seed: u64, number: usize) -> Job {
    let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add((number as u64) << 20));
    Job { text: corpus.mutant(&mut random), options: options::options(&mut random) }
}
