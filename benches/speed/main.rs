//! Benchmark: speed of the code that mlirc generates for the kernels in `benches/kernels`, and the cost of compiling
//! them. Both are compared with LLVM and with C compilers, if they are installed:
//!
//! ```text
//! cargo bench --bench speed -- [--only=REGEX] [--quick] [--with=OPTIONS]… [--mlirc=PATH] [--keep=FOLDER]
//!     [--spellings]
//! ```
//!
//! `--only` selects the kernels whose names match, `--quick` compares with LLVM -O3 alone. Each `--with` compiles the
//! kernels with other options of mlirc than `-O2`; the last one is the one that is compared. `--keep` leaves programs
//! and objects in a folder. `--spellings` compares mlirc with itself instead: each kernel in other spellings, which
//! should make no difference. A run of all kernels with LLVM installed and without `--mlirc` writes
//! `docs/performance.md` and `docs/performance.svg`, with `--spellings` `docs/spellings.md`.

#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs)]

mod build;
mod chart;
#[path = "../common/command.rs"]
mod command;
#[path = "../common/cost.rs"]
mod cost;
mod document;
#[path = "../../tools/common/exit.rs"]
mod exit;
#[path = "../common/lowering.rs"]
mod lowering;
mod measure;
#[path = "../common/prose.rs"]
mod prose;
mod report;
mod rotation;
mod routes;
mod spelling;
mod spread;
#[path = "../common/stats.rs"]
mod stats;
mod text;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use build::{Attempt, Folders};
use cost::Meter;
use exit::exit_code;
use measure::{Effort, Times};
use routes::Route;

/// The command line.
struct Arguments {
    only: regex_lite::Regex,
    everything: bool,
    quick: bool,
    spellings: bool,
    option_sets: Vec<String>,
    mlirc: String,
    keep: Option<PathBuf>,
}

fn arguments() -> Result<Arguments, String> {
    let mut only = String::new();
    let (mut quick, mut spellings, mut option_sets, mut keep) = (false, false, Vec::new(), None);
    let mut mlirc = None;
    for arg in std::env::args().skip(1) {
        match arg.split_once('=') {
            Some(("--only", value)) => only = value.to_string(),
            Some(("--with", value)) => option_sets.push(value.to_string()),
            Some(("--mlirc", value)) => mlirc = Some(value.to_string()),
            Some(("--keep", value)) => keep = Some(PathBuf::from(value)),
            None if arg == "--quick" => quick = true,
            None if arg == "--spellings" => spellings = true,
            // Cargo passes `--bench`.
            None if arg == "--bench" => {}
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    // The documents are about the compiler of this build.
    let everything = only.is_empty() && !quick && option_sets.is_empty() && mlirc.is_none();
    let mlirc = mlirc.or_else(|| std::env::var("MLIRC").ok());
    let mlirc = mlirc.unwrap_or_else(|| env!("CARGO_BIN_EXE_mlirc").to_string());
    let only = regex_lite::Regex::new(&only).map_err(|error| error.to_string())?;
    // Commands run in the output folder, so the path must be absolute.
    let mlirc = std::path::absolute(mlirc).map_err(|error| error.to_string())?.to_string_lossy().into_owned();
    Ok(Arguments { only, everything, quick, spellings, option_sets, mlirc, keep })
}

/// A kernel and its results.
struct Kernel {
    name: String,
    /// The results by route.
    attempts: Vec<Attempt>,
    /// The times of those routes that passed the check.
    times: Times,
    /// The routes whose code failed the check, with the error.
    wrong: Vec<(usize, String)>,
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|arguments| bench(&arguments)))
}

/// Builds, checks and measures. Returns true if mlirc compiled all kernels and they agree with their twins.
fn bench(arguments: &Arguments) -> Result<bool, String> {
    let temporary = tempfile::tempdir().map_err(|error| error.to_string())?;
    let output = arguments.keep.clone().unwrap_or_else(|| temporary.path().to_path_buf());
    let text = |error: std::io::Error| error.to_string();
    std::fs::create_dir_all(&output).map_err(text)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let output = output.canonicalize().map_err(text)?;
    let folders = Folders { kernels: root.join("benches/kernels"), output };
    let names = kernel_names(&folders.kernels, &arguments.only)?;
    let routes = match arguments.spellings {
        true => routes::spellings(&arguments.mlirc, &arguments.option_sets),
        false => routes::installed(&arguments.mlirc, &arguments.option_sets, arguments.quick),
    };
    let meter = Meter::new(&folders.output)?;
    build::shared_driver(&folders)?;
    if arguments.spellings {
        return spread::bench(names, &routes, &folders, &meter, arguments.everything);
    }
    println!("{}", report::header(&routes));
    let mut kernels = Vec::new();
    for name in names {
        let kernel = run_kernel(name, &routes, &folders, &meter, arguments.quick)?;
        println!("{}", report::line(&kernel, &routes));
        kernels.push(kernel);
    }
    if kernels.is_empty() {
        return Err("no kernel has such a name".to_string());
    }
    println!("\n{}", report::summary(&kernels, &routes));
    if arguments.everything && routes::goal(&routes).is_some() {
        std::fs::write(root.join("docs/performance.md"), document::page(&kernels, &routes)).map_err(text)?;
        std::fs::write(root.join("docs/performance.svg"), chart::svg(&kernels, &routes)).map_err(text)?;
    }
    Ok(report::is_clean(&kernels, &routes))
}

fn kernel_names(folder: &Path, only: &regex_lite::Regex) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let files = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let names = files.filter_map(|file| file.strip_suffix(".mlir").map(str::to_string));
    let mut names: Vec<String> = names.filter(|name| only.is_match(name)).collect();
    names.sort();
    Ok(names)
}

/// Returns the amount of measurements: many short rounds, so that some are undisturbed.
fn effort(quick: bool) -> Effort {
    Effort { milliseconds: 1.0, rounds: if quick { 21 } else { 31 } }
}

fn run_kernel(
    name: String,
    routes: &[Route],
    folders: &Folders,
    meter: &Meter,
    quick: bool,
) -> Result<Kernel, String> {
    let attempts = build::build(&name, routes, folders, meter).map_err(|error| format!("{name}: {error}"))?;
    let program = folders.output.join(&name);
    let (mut right, mut wrong) = (Vec::new(), Vec::new());
    for number in (0..routes.len()).filter(|&number| attempts[number].is_ok()) {
        match measure::check(&program, number) {
            Ok(()) => right.push(number),
            Err(message) => wrong.push((number, message)),
        }
    }
    let times = measure::measure(&program, right, effort(quick))?;
    Ok(Kernel { name, attempts, times, wrong })
}
