//! Benchmark: the Test Suite for Vectorizing Compilers, 151 loops in C for comparing vectorizers (Callahan, Dongarra
//! and Levine 1988; Maleki and others 2011).
//!
//! ```text
//! cargo bench --bench tsvc -- [--only=REGEX] [--fast] [--native] [--optimized] [--with=OPTIONS]… [--mlirc=PATH]
//!     [--rounds=N] [--keep=FOLDER]
//! ```
//!
//! The loops come from the sources of GCC in Debian and are kept in `build/tsvc`; none is in this repository. clang-22
//! without its optimizer and `mlir-translate-22` translate each loop to a module, as a front end does. Competitors are
//! `clang-22 -O3` and `gcc -O3`, run in alternation with mlirc. The results of each loop must agree with those of
//! `clang-22 -O1`.
//!
//! `--fast` gives every compiler `-ffast-math`, `--native` the processor on which it runs. `--optimized` gives mlirc what
//! clang's optimizer leaves without vectorization. `--with` replaces mlirc's
//! options, by default `-O2`. If it is repeated, each is a row of the summary, and the table shows the last one. A run
//! of all loops with the default options writes `docs/tsvc.md`.

#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs)]

mod build;
#[path = "../common/command.rs"]
mod command;
#[path = "../../tools/common/exit.rs"]
mod exit;
#[path = "../common/prose.rs"]
mod prose;
mod report;
mod sources;
#[path = "../common/stats.rs"]
mod stats;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use build::{Built, Input, Route};
use command::{is_installed, run};
use exit::exit_code;

/// With `-ffast-math`, results with smaller magnitudes are equal.
const SMALL: f64 = 1e-30;

struct Arguments {
    only: regex_lite::Regex,
    everything: bool,
    input: Input,
    native: bool,
    option_sets: Vec<String>,
    mlirc: String,
    rounds: usize,
    keep: PathBuf,
}

fn arguments() -> Result<Arguments, String> {
    let mut only = String::new();
    let mut input = Input { fast: false, optimized: false };
    let (mut native, mut option_sets, mut rounds) = (false, Vec::new(), 5);
    let mut keep = Path::new(env!("CARGO_MANIFEST_DIR")).join("build/tsvc");
    let mut mlirc = None;
    for arg in std::env::args().skip(1) {
        match arg.split_once('=') {
            Some(("--only", value)) => only = value.to_string(),
            Some(("--with", value)) => option_sets.push(value.to_string()),
            Some(("--mlirc", value)) => mlirc = Some(value.to_string()),
            Some(("--keep", value)) => keep = PathBuf::from(value),
            Some(("--rounds", value)) => {
                rounds = value.parse().map_err(|_| format!("'{value}' is no number"))?
            }
            None if arg == "--fast" => input.fast = true,
            None if arg == "--optimized" => input.optimized = true,
            None if arg == "--native" => native = true,
            // Cargo passes `--bench`.
            None if arg == "--bench" => {}
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    // The documents are about the compiler of this build.
    let everything =
        only.is_empty() && option_sets.is_empty() && !native && !input.optimized && mlirc.is_none();
    let mlirc = mlirc.or_else(|| std::env::var("MLIRC").ok());
    let mlirc = mlirc.unwrap_or_else(|| env!("CARGO_BIN_EXE_mlirc").to_string());
    let only = regex_lite::Regex::new(&only).map_err(|error| error.to_string())?;
    let text = |error: std::io::Error| error.to_string();
    std::fs::create_dir_all(&keep).map_err(text)?;
    if option_sets.is_empty() {
        option_sets.push(if native { "-O2 -march=native" } else { "-O2" }.into());
    }
    // Commands run in other folders, so the path must be absolute.
    let mlirc = std::path::absolute(mlirc).map_err(text)?.to_string_lossy().into_owned();
    Ok(Arguments {
        only,
        everything,
        input,
        native,
        option_sets,
        mlirc,
        rounds,
        keep: keep.canonicalize().map_err(text)?,
    })
}

/// A loop and its results, by route.
struct Loop {
    name: String,
    routes: Vec<Result<Measured, String>>,
}

/// The program of a route.
struct Measured {
    built: Built,
    /// The time of the fastest run.
    seconds: f64,
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|arguments| bench(&arguments)))
}

/// Builds, checks and measures. Returns true if mlirc compiled all loops correctly.
fn bench(arguments: &Arguments) -> Result<bool, String> {
    for tool in ["clang-22", "mlir-translate-22", "gcc"] {
        if !is_installed(tool) {
            return Err(format!("{tool} is not installed"));
        }
    }
    let folder = sources::prepare(&arguments.keep)?;
    let routes = build::routes(&arguments.mlirc, &arguments.option_sets, arguments.native);
    let mut loops = Vec::new();
    for name in sources::names(&folder)? {
        if arguments.only.is_match(&name) {
            eprintln!("{name}");
            loops.push(measure(name, &routes, &folder, arguments)?);
        }
    }
    if loops.is_empty() {
        return Err("no loop has such a name".into());
    }
    println!("{}", report::table(&loops, &routes));
    println!("{}", report::summary(&loops, &routes));
    if arguments.everything {
        report::write(&loops, &routes, arguments.input.fast)?;
    }
    Ok(report::is_clean(&loops, &routes))
}

fn measure(name: String, routes: &[Route], folder: &Path, arguments: &Arguments) -> Result<Loop, String> {
    let reference = build::reference(&name, folder, arguments.input.fast)?;
    let (_, expected) = run_once(&reference)?;
    let mut results: Vec<Result<Measured, String>> = Vec::new();
    for route in routes {
        let built = route.build(&name, folder, arguments.input);
        results.push(built.map(|built| Measured { built, seconds: f64::INFINITY }));
    }
    for _ in 0..arguments.rounds {
        for result in &mut results {
            let Ok(measured) = result else { continue };
            match run_once(&measured.built.program) {
                Ok((seconds, sum)) if agree(sum, expected, arguments.input.fast) => {
                    measured.seconds = measured.seconds.min(seconds)
                }
                Ok((_, sum)) => *result = Err(format!("computes {sum}, not {expected}")),
                Err(message) => *result = Err(message),
            }
        }
    }
    Ok(Loop { name, routes: results })
}

/// Runs a program. Returns its time in seconds, and the checksum of the loop's memory.
fn run_once(program: &Path) -> Result<(f64, f64), String> {
    let output = run(&mut Command::new(program))?;
    let mut fields = output.split_whitespace().filter_map(|field| field.parse().ok());
    fields.next().zip(fields.next()).ok_or_else(|| format!("not a time and a sum: {output}"))
}

/// Returns true if two checksums agree. Sums of floats depend on their order, which `-ffast-math` and vectorization
/// change. With that option programs may flush subnormal numbers to 0.
fn agree(a: f64, b: f64, fast: bool) -> bool {
    let most = a.abs().max(b.abs());
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= 0.01 * most || (fast && most < SMALL)
}
