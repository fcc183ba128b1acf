//! Random programs, compiled without optimisation and with it:
//!
//! ```text
//! cargo run --release --example fuzz-opt -- [--count=20000] [--seed=1] [--with=OPTIONS]… [--base=OPTIONS] [--llvm]
//!     [--mlirc=PATH] [--cc=cc] [--print=NUMBER] [--self-test] [-v]
//! ```
//!
//! Programs are loops, nested and imperfect, with early exits, branches and calls, over memories that overlap one another,
//! in scf and affine, in cf, or in the LLVM dialect. Its memory at the end must be the same bit by bit with all options:
//! `--base` (default: -O0), and each `--with` (default: -O1, -O2 and -O3).
//! `--llvm` compares with LLVM too (`mlir-opt-22`, `mlir-translate-22`, `clang-22`). A program that differs is reduced
//! and printed; `--print` prints one as it was generated.
//!
//! `--self-test` compares programs with almost the same ones, to see that a wrong optimisation would be found.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod branches;
mod control;
#[path = "../common/exit.rs"]
mod exit;
mod function;
mod generate;
#[path = "../../benches/common/lowering.rs"]
mod lowering;
mod memory;
mod print;
mod program;
#[path = "../common/programs.rs"]
mod programs;
#[path = "../common/random.rs"]
mod random;
mod reduce;
mod run;
mod side_by_side;
mod small;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

use exit::exit_code;
use program::Program;
use programs::Outcome;
use run::{Way, Workshop};

/// Programs in a module.
const BATCH: usize = 200;

/// Failures that are reduced and printed; further ones are counted.
const PRINTED: usize = 5;

/// The arguments of the command line.
struct Arguments {
    count: usize,
    seed: u64,
    ways: Vec<Way>,
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
        ways: Vec::new(),
        base: "-O0".into(),
        mlirc: "target/release/mlirc".into(),
        cc: "cc".into(),
        print: None,
        self_test: false,
        verbose: false,
    };
    let mut llvm = false;
    for arg in std::env::args().skip(1) {
        let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{arg}: {error}"));
        match arg.split_once('=') {
            Some(("--count", value)) => out.count = number(value)? as usize,
            Some(("--seed", value)) => out.seed = number(value)?,
            Some(("--with", value)) => out.ways.push(Way::Options(value.to_string())),
            Some(("--base", value)) => out.base = value.to_string(),
            Some(("--mlirc", value)) => out.mlirc = value.to_string(),
            Some(("--cc", value)) => out.cc = value.to_string(),
            Some(("--print", value)) => out.print = Some(number(value)? as usize),
            None if arg == "--llvm" => llvm = true,
            None if arg == "--self-test" => out.self_test = true,
            None if arg == "-v" => out.verbose = true,
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    if out.self_test {
        out.ways = vec![Way::Injected];
    } else if out.ways.is_empty() {
        out.ways = ["-O1", "-O2", "-O3"].map(|level| Way::Options(level.to_string())).to_vec();
    }
    if llvm {
        out.ways.push(Way::Llvm);
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
        print!("{}", function::print(&generate::program(arguments.seed, number), number));
        return Ok(true);
    }
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (mlirc, cc) = (arguments.mlirc.clone(), arguments.cc.clone());
    let workshop = Workshop::new(mlirc, cc, arguments.base.clone(), folder.path())?;
    let (start, mut tried, mut failures) = (Instant::now(), 0, 0);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    while tried < arguments.count {
        let numbers = tried..arguments.count.min(tried + BATCH);
        let programs: Vec<Program> =
            numbers.clone().map(|number| generate::program(arguments.seed, number)).collect();
        tried = numbers.end;
        let outcomes = workshop.outcomes(&programs, &arguments.ways)?;
        for (at, number) in numbers.enumerate() {
            if let Outcome::Refused(reason) = &outcomes[0][at] {
                *refused.entry(reason.clone()).or_default() += 1;
            }
            let differs = |&way: &usize| outcomes[way + 1][at] != outcomes[0][at];
            let Some(way) = (0..arguments.ways.len()).find(differs) else { continue };
            failures += 1;
            if failures <= PRINTED && !arguments.self_test || failures == 1 {
                println!("program {number} of seed {}", arguments.seed);
                report(&workshop, &programs[at], &arguments.ways[way])?;
            }
        }
        if arguments.verbose {
            eprintln!("{tried} programs, {failures} failures, {:.0} s", start.elapsed().as_secs_f64());
        }
    }
    summary(arguments, tried, failures, &refused, start.elapsed().as_secs_f64());
    // None is to be refused: all are meant to be valid. Of wrong operations some do not matter: their loops have no
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
    let ways: Vec<&str> = arguments.ways.iter().map(Way::name).collect();
    let rate = tried as f64 / seconds * 60.0;
    println!(
        "{tried} programs, {} against {}: {failures} differ, {} refused; {rate:.0} a minute",
        arguments.base,
        ways.join(", "),
        refused.values().sum::<usize>()
    );
    refused.iter().for_each(|(reason, count)| println!("{count:6} {reason}"));
}

/// Prints a reduced program that differs.
fn report(workshop: &Workshop, program: &Program, way: &Way) -> Result<(), String> {
    let both = |program: &Program| {
        let outcomes = workshop.outcomes(std::slice::from_ref(program), std::slice::from_ref(way))?;
        Ok::<_, String>((outcomes[0][0].clone(), outcomes[1][0].clone()))
    };
    let fails = |program: &Program| {
        let (base, other) = both(program)?;
        Ok(base != other && matches!(base, Outcome::Done(_)))
    };
    // What depends on its neighbours in the module cannot be made smaller alone.
    let smallest = if fails(program)? { reduce::reduce(program, &fails)? } else { program.clone() };
    let (base, other) = both(&smallest)?;
    println!("{}: {base:?}\n{}: {other:?}", workshop.base, way.name());
    println!("called with {} and {:?}", smallest.size, smallest.arguments);
    print!("{}", function::print(&smallest, 0));
    if *way == Way::Injected {
        print!("injected:\n{}", function::print(&run::injected(&smallest), 0));
    }
    Ok(())
}
