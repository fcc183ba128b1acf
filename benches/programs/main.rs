//! Benchmark: programs of C and C++ beside clang -O2 and gcc -O2.
//!
//! ```text
//! cargo bench --bench programs -- [--only=REGEX] [--stages=NAME,…] [--with=OPTIONS]… [--mlirc=PATH]… [--rounds=N]
//!                                 [--profile] [--keep=FOLDER]
//! ```
//!
//! The sources come from Debian and are kept in `build/programs`; none is in this repository. clang-22 and
//! `mlir-translate-22` translate each file to modules of several stages, as `suite.rs` and `build.rs` say. The programs
//! run in turn, and must write the same output. Times are processor times, the smallest of several rounds.
//!
//! `--with` replaces mlirc's options, by default `-O2`; each repetition is a route of its own, and so is each `--mlirc`.
//! `--profile` lists the functions where mlirc's programs lose most time against clang's. A run of all programs with the
//! default options writes `docs/programs.md`, with the sizes of code at the levels for size (`levels.rs`).

#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs)]

mod build;
#[path = "../common/command.rs"]
mod command;
#[path = "../common/cost.rs"]
mod cost;
#[path = "../../tools/common/exit.rs"]
mod exit;
mod levels;
mod profile;
#[path = "../common/prose.rs"]
mod prose;
mod report;
mod sources;
#[path = "../common/stats.rs"]
mod stats;
mod suite;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use build::{Built, Compiler, Route, STAGES, Stage, Workshop};
use command::{is_installed, run};
use cost::{Cost, Meter};
use exit::exit_code;
use levels::Sizes;
use profile::Profile;
use suite::{PROGRAMS, Program};

/// The stage whose compile time is compared with that of LLVM's road.
const TIMED: Stage = STAGES[1];

struct Arguments {
    only: regex_lite::Regex,
    everything: bool,
    stages: Vec<Stage>,
    option_sets: Vec<String>,
    mlircs: Vec<String>,
    rounds: usize,
    profile: bool,
    keep: PathBuf,
}

fn arguments() -> Result<Arguments, String> {
    let (mut only, mut stages, mut option_sets, mut mlircs) =
        (String::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut rounds, mut profile) = (5, false);
    let mut keep = Path::new(env!("CARGO_MANIFEST_DIR")).join("build/programs");
    let text = |error: std::io::Error| error.to_string();
    for arg in std::env::args().skip(1) {
        match arg.split_once('=') {
            Some(("--only", value)) => only = value.to_string(),
            Some(("--stages", value)) => {
                for name in value.split(',') {
                    let stage = STAGES.iter().find(|stage| stage.name == name);
                    stages.push(*stage.ok_or_else(|| format!("there is no stage '{name}'"))?);
                }
            }
            Some(("--with", value)) => option_sets.push(value.to_string()),
            // Commands run in other folders, so the path must be absolute.
            Some(("--mlirc", value)) => {
                mlircs.push(std::path::absolute(value).map_err(text)?.to_string_lossy().into_owned());
            }
            Some(("--keep", value)) => keep = PathBuf::from(value),
            Some(("--rounds", value)) => {
                rounds = value.parse().map_err(|_| format!("'{value}' is no number"))?;
            }
            None if arg == "--profile" => profile = true,
            // Cargo passes `--bench`.
            None if arg == "--bench" => {}
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    let everything = only.is_empty() && stages.is_empty() && option_sets.is_empty() && mlircs.is_empty();
    let or =
        |given: Vec<String>, default: &str| if given.is_empty() { vec![default.to_string()] } else { given };
    std::fs::create_dir_all(&keep).map_err(text)?;
    Ok(Arguments {
        only: regex_lite::Regex::new(&only).map_err(|error| error.to_string())?,
        everything,
        stages: if stages.is_empty() { STAGES.to_vec() } else { stages },
        option_sets: or(option_sets, "-O2"),
        mlircs: or(mlircs, env!("CARGO_BIN_EXE_mlirc")),
        rounds,
        profile,
        keep: keep.canonicalize().map_err(text)?,
    })
}

/// A program and its results, by route.
struct Subject {
    name: &'static str,
    routes: Vec<Result<Measured, String>>,
    /// The cost of LLVM's road from the modules of [`TIMED`].
    llvm_road: Option<Cost>,
}

/// The program of a route.
struct Measured {
    built: Built,
    /// The processor time of the fastest run of the workload.
    seconds: f64,
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|arguments| bench(&arguments)))
}

/// Returns the routes: those of mlirc, and the compilers for comparison.
fn routes(arguments: &Arguments) -> Vec<Route> {
    let mut routes = Vec::new();
    for (number, mlirc) in arguments.mlircs.iter().enumerate() {
        for set in &arguments.option_sets {
            for &stage in &arguments.stages {
                let number = if number == 0 { String::new() } else { format!(" {}", number + 1) };
                let set_name = if arguments.option_sets.len() == 1 { "" } else { &format!(" {set}") };
                let options = set.split_whitespace().map(str::to_string).collect();
                let compiler = Compiler::Mlirc { program: mlirc.clone(), options, stage };
                routes.push(Route { name: format!("mlirc{number}{set_name} from {}", stage.name), compiler });
            }
        }
    }
    let clang = Compiler::C { c: "clang-22", cxx: "clang++-22", level: "-O2" };
    routes.push(Route { name: "clang -O2".to_string(), compiler: clang });
    let gcc = Compiler::C { c: "gcc", cxx: "g++", level: "-O2" };
    routes.push(Route { name: "gcc -O2".to_string(), compiler: gcc });
    routes
}

/// Returns true for a route of mlirc from the stage [`TIMED`].
fn is_timed(route: &Route) -> bool {
    matches!(route.compiler, Compiler::Mlirc { stage, .. } if stage == TIMED)
}

/// Builds, checks and measures. Returns true if mlirc compiled all programs correctly.
fn bench(arguments: &Arguments) -> Result<bool, String> {
    for tool in ["clang-22", "clang++-22", "mlir-translate-22", "gcc", "g++"] {
        if !is_installed(tool) {
            return Err(format!("{tool} is not installed"));
        }
    }
    let meter = Meter::new(&arguments.keep)?;
    let workshop = Workshop { keep: &arguments.keep, meter: &meter };
    let inputs = sources::inputs(&arguments.keep)?;
    let routes = routes(arguments);
    let (mut subjects, mut sizes) = (Vec::new(), Vec::new());
    for program in PROGRAMS.iter().filter(|program| arguments.only.is_match(program.name)) {
        eprintln!("{}", program.name);
        let bench = Bench { program, workshop: &workshop, inputs: &inputs };
        let subject = bench.measure(&routes, arguments)?;
        if arguments.profile {
            println!("{}", bench.profiles(&subject, &routes)?);
        }
        subjects.push(subject);
        if arguments.everything {
            sizes.push(Sizes::of(program, &workshop, &arguments.mlircs[0])?);
        }
    }
    if subjects.is_empty() {
        return Err("no program has such a name".into());
    }
    println!("{}", report::table(&subjects, &routes));
    println!("{}", report::summary(&subjects, &routes));
    if arguments.everything {
        report::write(&subjects, &routes, &levels::section(&sizes))?;
    }
    Ok(report::is_clean(&subjects, &routes))
}

/// The measurement of one program.
struct Bench<'a> {
    program: &'a Program,
    workshop: &'a Workshop<'a>,
    inputs: &'a Path,
}

impl Bench<'_> {
    fn measure(&self, routes: &[Route], arguments: &Arguments) -> Result<Subject, String> {
        let mut results: Vec<Result<Measured, String>> = Vec::new();
        for route in routes {
            let built = self.workshop.build(self.program, route);
            results.push(built.map(|built| Measured { built, seconds: f64::INFINITY }));
        }
        let mut expected = None;
        // clang's output is that of the first run.
        for _ in 0..arguments.rounds {
            for (result, _) in results.iter_mut().zip(routes).rev() {
                let Ok(measured) = result else { continue };
                let ran = self.run(&measured.built.program).and_then(|(seconds, output)| {
                    if *expected.get_or_insert_with(|| output.clone()) == output {
                        return Ok(seconds);
                    }
                    Err("writes other output than the C compilers' program".to_string())
                });
                match ran {
                    Ok(seconds) => measured.seconds = measured.seconds.min(seconds),
                    Err(message) => *result = Err(message),
                }
            }
        }
        let is_road = arguments.everything && routes.iter().any(is_timed);
        let llvm_road = if is_road { Some(self.workshop.llvm_road(self.program, TIMED)?) } else { None };
        Ok(Subject { name: self.program.name, routes: results, llvm_road })
    }

    /// Returns a command that runs the workload on a program.
    fn workload(&self, mut command: Command, program: &Path) -> Command {
        command.args(["sh", "-c", self.program.workload]).env("P", program).env("IN", self.inputs);
        command.env("W", Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/programs/workloads"));
        command.env("S", self.workshop.keep.join("sources").join(self.program.name));
        command
    }

    /// Runs the workload; returns its processor time in seconds, and its output.
    fn run(&self, program: &Path) -> Result<(f64, String), String> {
        let output = run(&mut self.workload(self.workshop.meter.command(), program))?;
        Ok((self.workshop.meter.reported()?.processor, output))
    }

    /// Returns the profiles of mlirc's programs against clang's.
    fn profiles(&self, subject: &Subject, routes: &[Route]) -> Result<String, String> {
        let profile = |measured: &Measured| {
            let command = self.workload(Command::new("env"), &measured.built.program);
            Profile::of(command, measured.seconds, self.workshop.keep)
        };
        let mut text = String::new();
        let pairs = || routes.iter().zip(&subject.routes);
        let Some((_, Ok(clang))) = pairs().find(|(route, _)| !route.is_ours()) else { return Ok(text) };
        let clang = profile(clang)?;
        for (route, result) in pairs().filter(|(route, _)| route.is_ours()) {
            let Ok(measured) = result else { continue };
            text += &format!("{}, {}:\n{}\n", subject.name, route.name, profile(measured)?.losses(&clang));
        }
        Ok(text)
    }
}
