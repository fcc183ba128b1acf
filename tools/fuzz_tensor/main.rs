//! Random programs on tensors, with and without fusion, bufferized in place and with a copy at every write:
//!
//! ```text
//! cargo run --release --example fuzz-tensor -- [--count=20000] [--seed=1] [--with=OPTIONS]… [--base=OPTIONS]
//!     [--mlirc=PATH] [--cc=cc] [--print=NUMBER] [--self-test] [-v]
//! ```
//!
//! Programs extract, insert and compute tensors of integers and floats, of static and dynamic shapes, in loops, branches,
//! parallel loops and calls, and along branches between blocks. They access tensors as memrefs and vectors. Their results must be the same bit by bit with all options: `--base` (default: -O1 -fno-in-place
//! -fno-fuse-tensors), and each `--with` (default: -O0 and -O2). Arguments that are not writable must not change, and
//! each allocation must be freed once. A program that fails is cut off after the first statement with which it does, and
//! printed; `--print` prints one as it was generated.
//!
//! `--self-test` compares programs with almost the same ones, to see that a wrong result would be found.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod blocks;
mod control;
mod elementwise;
#[path = "../common/exit.rs"]
mod exit;
mod generate;
mod globals;
mod memory;
#[path = "../common/programs.rs"]
mod programs;
#[path = "../common/random.rs"]
mod random;
mod run;
mod slices;
mod statements;
mod values;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

use exit::exit_code;
use generate::program;
use programs::Outcome;
use run::{Variant, Workshop};

/// Programs in a module.
const BATCH: usize = 100;

/// Failures that are reduced and printed; further ones are counted.
const PRINTED: usize = 5;

/// The arguments of the command line.
struct Arguments {
    count: usize,
    seed: u64,
    variants: Vec<Variant>,
    base: String,
    mlirc: String,
    cc: String,
    print: Option<usize>,
    self_test: bool,
    verbose: bool,
}

fn arguments() -> Result<Arguments, String> {
    let mut out = Arguments {
        count: 20_000,
        seed: 1,
        variants: Vec::new(),
        base: "-O1 -fno-in-place -fno-fuse-tensors".into(),
        mlirc: "target/release/mlirc".into(),
        cc: "cc".into(),
        print: None,
        self_test: false,
        verbose: false,
    };
    for arg in std::env::args().skip(1) {
        let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{arg}: {error}"));
        match arg.split_once('=') {
            Some(("--count", value)) => out.count = number(value)? as usize,
            Some(("--seed", value)) => out.seed = number(value)?,
            Some(("--with", value)) => out.variants.push(Variant::Options(value.to_string())),
            Some(("--base", value)) => out.base = value.to_string(),
            Some(("--mlirc", value)) => out.mlirc = value.to_string(),
            Some(("--cc", value)) => out.cc = value.to_string(),
            Some(("--print", value)) => out.print = Some(number(value)? as usize),
            None if arg == "--self-test" => out.self_test = true,
            None if arg == "-v" => out.verbose = true,
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    if out.self_test {
        out.variants = vec![Variant::Injected];
    } else if out.variants.is_empty() {
        out.variants = ["-O0", "-O2"].map(|level| Variant::Options(level.to_string())).to_vec();
    }
    // Commands run in the folder of the output.
    out.mlirc =
        std::path::absolute(&out.mlirc).map_err(|error| error.to_string())?.to_string_lossy().into_owned();
    Ok(out)
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|arguments| fuzz(&arguments)))
}

/// Tests all programs. Returns true if all results are as expected.
fn fuzz(arguments: &Arguments) -> Result<bool, String> {
    if let Some(number) = arguments.print {
        print!("{}{}", generate::HELPERS, program(arguments.seed, number, usize::MAX));
        return Ok(true);
    }
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (mlirc, cc) = (arguments.mlirc.clone(), arguments.cc.clone());
    let workshop = Workshop::new(mlirc, cc, arguments.base.clone(), folder.path())?;
    let (start, mut tried, mut failures) = (Instant::now(), 0, 0);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    while tried < arguments.count {
        let numbers = tried..arguments.count.min(tried + BATCH);
        let texts: Vec<String> =
            numbers.clone().map(|number| program(arguments.seed, number, usize::MAX)).collect();
        tried = numbers.end;
        let outcomes = workshop.outcomes(&texts, numbers.start, &arguments.variants)?;
        for (at, number) in numbers.enumerate() {
            if let Outcome::Refused(reason) = &outcomes[0][at] {
                *refused.entry(reason.clone()).or_default() += 1;
            }
            let fails = |&variant: &usize| outcomes[0][at].is_failure(&outcomes[variant + 1][at]);
            let Some(variant) = (0..arguments.variants.len()).find(fails) else { continue };
            failures += 1;
            if failures <= PRINTED && !arguments.self_test || failures == 1 {
                println!("program {number} of seed {}", arguments.seed);
                report(&workshop, arguments.seed, number, &arguments.variants[variant])?;
            }
        }
        if arguments.verbose {
            eprintln!("{tried} programs, {failures} failures, {:.0} s", start.elapsed().as_secs_f64());
        }
    }
    summary(arguments, tried, failures, &refused, start.elapsed().as_secs_f64());
    // None is to be refused: all are meant to be valid. Some wrong operations do not matter: their loops have no
    // iterations, or the results are the same.
    Ok(refused.is_empty() && if arguments.self_test { failures * 3 > tried } else { failures == 0 })
}

fn summary(
    arguments: &Arguments,
    tried: usize,
    failures: usize,
    refused: &BTreeMap<String, usize>,
    seconds: f64,
) {
    let variants: Vec<&str> = arguments.variants.iter().map(Variant::name).collect();
    println!(
        "{tried} programs, {} against {}: {failures} fail, {} refused; {:.0} a minute",
        arguments.base,
        variants.join(", "),
        refused.values().sum::<usize>(),
        tried as f64 / seconds * 60.0
    );
    refused.iter().for_each(|(reason, count)| println!("{count:6} {reason}"));
}

/// Prints a program that fails, with as few statements as possible.
fn report(workshop: &Workshop, seed: u64, number: usize, variant: &Variant) -> Result<(), String> {
    let both = |limit: usize| {
        let text = program(seed, number, limit);
        let outcomes = workshop.outcomes(&[text], number, std::slice::from_ref(variant))?;
        Ok::<_, String>((outcomes[0][0].clone(), outcomes[1][0].clone()))
    };
    let mut limit = usize::MAX;
    for smaller in 0..generate::STATEMENTS {
        let (base, other) = both(smaller)?;
        if base.is_failure(&other) {
            limit = smaller;
            break;
        }
    }
    let (base, other) = both(limit)?;
    println!("{}: {base:?}\n{}: {other:?}", workshop.base, variant.name());
    print!("{}{}", generate::HELPERS, program(seed, number, limit));
    Ok(())
}
