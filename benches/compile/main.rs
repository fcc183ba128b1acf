//! Benchmark: growth of compile time and memory with the input, compared with LLVM's tools if they are installed:
//!
//! ```text
//! cargo bench --bench compile -- [--mlirc=PATH] [--c=FILE.c]…
//! ```
//!
//! The inputs are generated, each in one size and twice that; `--c` adds a C program, such as SQLite's amalgamation.
//! All compilers run as whole processes, in alternation. The shortest time counts, because other load on the machine
//! only adds to it. Without `--c` the table is also written to `docs/compile_time.md`.

#![allow(clippy::print_stdout, clippy::print_stderr, missing_docs)]

#[path = "../common/command.rs"]
mod command;
#[path = "../common/cost.rs"]
mod cost;
#[path = "../../tools/common/exit.rs"]
mod exit;
mod inputs;
#[path = "../common/lowering.rs"]
mod lowering;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use command::{is_installed, run};
use cost::{Cost, Meter};
use exit::exit_code;
use inputs::{INPUTS, Language};
use lowering::LOWERING;

/// The number of measurements of each compilation. It is not repeated if it took longer than `LONG` seconds.
const ROUNDS: usize = 3;
const LONG: f64 = 2.0;

const TOOLS: [&str; 3] = ["mlir-opt-22", "mlir-translate-22", "clang-22"];

const HEAD: &str = "\
# Compile time

Written by `make bench-compile`; do not edit. The inputs are generated, each in one size and twice that: \"×2\" is how
many times as long mlirc -O2 takes for the larger one. LLVM is `mlir-opt-22` with its lowering passes (the C program,
made by clang-22 without optimisation, is in the LLVM dialect already), `mlir-translate-22` and `clang-22` with -O0 or
-O3, all processes together; ratios are those of mlirc -O0 to LLVM -O0 and of mlirc -O2 to LLVM -O3. Peak memory is that
of the largest process of mlirc -O2 and of LLVM -O3. A dash means that LLVM's tools crash. The last column has the pass
of the optimiser that takes most of mlirc's time at -O2.

";

/// The text after the table: a program that is not generated.
const TAIL: &str = "
SQLite 3.40 as one file, imported from clang-22, by `perf stat -e task-clock` (the time of all threads), in turn with
`mlir-translate-22 --mlir-to-llvmir | clang-22` at the level of the first column. `cargo bench --bench compile --
--c sqlite3.c` measures such a program.

| mlirc | import | MB | ratio to LLVM |
|---|---|--:|--:|
| -O0 | -O0 | 26.7 | 0.36 |
| -O2 | -O1 without LLVM's passes | 30.4 | 0.21 |

Functions that clang-22 imports with -O0 have `optnone`, so that mlirc -O2 takes about as long for them as -O0.
";

const COLUMNS: &str = "\
| input | size | MB | mlirc -O0 ms | mlirc -O2 ms | ×2 | LLVM -O0 ms | LLVM -O3 ms | -O0 ratio | -O2 ratio | mlirc MB | LLVM MB | largest pass |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|
";

/// A module in a file.
struct Module {
    name: String,
    size: String,
    file: String,
    /// True if all of it is in the LLVM dialect.
    lowered: bool,
    megabytes: f64,
}

/// Compiles modules by all compilers.
struct Bench {
    folder: PathBuf,
    meter: Meter,
    mlirc: String,
    has_llvm: bool,
}

/// The costs of the compilers: mlirc -O0 and -O2, and LLVM -O0 and -O3 if it is installed.
type Costs = [Option<Cost>; 4];

fn main() -> ExitCode {
    exit_code(bench().map(|()| true))
}

fn bench() -> Result<(), String> {
    let (mut mlirc, mut programs) = (env!("CARGO_BIN_EXE_mlirc").to_string(), Vec::new());
    for arg in std::env::args().skip(1) {
        match arg.split_once('=') {
            Some(("--mlirc", value)) => mlirc = value.to_string(),
            Some(("--c", value)) => programs.push(PathBuf::from(value)),
            // Cargo passes `--bench`.
            None if arg == "--bench" => {}
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    let text = |error: std::io::Error| error.to_string();
    let mlirc = std::path::absolute(mlirc).map_err(text)?.to_string_lossy().into_owned();
    let folder = tempfile::tempdir().map_err(text)?;
    let has_llvm = TOOLS.into_iter().all(is_installed);
    let meter = Meter::new(folder.path())?;
    let bench = Bench { folder: folder.path().to_path_buf(), meter, mlirc, has_llvm };
    let mut table = COLUMNS.to_string();
    print!("{table}");
    for input in INPUTS {
        if input.language == Language::C && !has_llvm {
            println!("{}: needs clang-22 and mlir-translate-22", input.name);
            continue;
        }
        let mut before = None;
        for size in [input.size, 2 * input.size] {
            let module = bench.generated(&input, size)?;
            let costs = bench.costs(&module)?;
            let row = row(&module, &costs, before, &bench.largest_pass(&module)?);
            print!("{row}");
            table += &row;
            before = costs[1];
        }
    }
    for program in &programs {
        let name = program.to_string_lossy().into_owned();
        let module = bench.imported(program, &name, String::new())?;
        print!("{}", row(&module, &bench.costs(&module)?, None, &bench.largest_pass(&module)?));
    }
    if programs.is_empty() && has_llvm {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/compile_time.md");
        std::fs::write(path, format!("{HEAD}{table}{TAIL}")).map_err(text)?;
    }
    Ok(())
}

impl Bench {
    /// Generates a module of an input.
    fn generated(&self, input: &inputs::Input, size: usize) -> Result<Module, String> {
        let (text, label) = ((input.text)(size), format!("{size} {}", input.unit));
        let extension = if input.language == Language::C { "c" } else { "mlir" };
        let path = self.folder.join(format!("input.{extension}"));
        std::fs::write(&path, &text).map_err(|error| error.to_string())?;
        if input.language == Language::C {
            return self.imported(&path, input.name, label);
        }
        let megabytes = text.len() as f64 / 1e6;
        let file = "input.mlir".to_string();
        Ok(Module { name: input.name.to_string(), size: label, file, lowered: false, megabytes })
    }

    /// Translates a C program to a module of the LLVM dialect that is not optimized but may be.
    fn imported(&self, program: &Path, name: &str, size: String) -> Result<Module, String> {
        let program = program.canonicalize().map_err(|error| format!("{}: {error}", program.display()))?;
        let mut clang = Command::new("clang-22");
        clang.args(["-w", "-O2", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm"]).arg(program);
        run(clang.args(["-o", "input.ll"]).current_dir(&self.folder))?;
        let mut import = Command::new("mlir-translate-22");
        import.args(["--import-llvm", "input.ll", "-o", "imported.mlir"]);
        run(import.current_dir(&self.folder))?;
        let file = "imported.mlir".to_string();
        let bytes = std::fs::metadata(self.folder.join(&file)).map_err(|error| error.to_string())?.len();
        Ok(Module { name: name.to_string(), size, file, lowered: true, megabytes: bytes as f64 / 1e6 })
    }

    /// Returns the minimal cost of each compiler.
    fn costs(&self, module: &Module) -> Result<Costs, String> {
        let mut least: Costs = [None; 4];
        let mut ways: Vec<usize> = if self.has_llvm { vec![0, 1, 2, 3] } else { vec![0, 1] };
        for _ in 0..ROUNDS {
            let mut again = Vec::new();
            for way in ways {
                let cost = match self.cost(module, way) {
                    Ok(cost) => cost,
                    // LLVM's tools overflow their stacks on some inputs. Those are not compared.
                    Err(error) if way >= 2 => {
                        eprintln!("{} {}: LLVM: {error}", module.name, module.size);
                        continue;
                    }
                    Err(error) => return Err(format!("{} {}: {error}", module.name, module.size)),
                };
                if least[way].is_none_or(|least| cost.seconds < least.seconds) {
                    least[way] = Some(cost);
                }
                if cost.seconds < LONG {
                    again.push(way);
                }
            }
            ways = again;
        }
        Ok(least)
    }

    /// Returns the optimizer pass that takes most of the time at -O2, and its share.
    fn largest_pass(&self, module: &Module) -> Result<String, String> {
        let mut command = Command::new(&self.mlirc);
        command.args([&module.file, "-O2", "-ftime-report", "-o", "out.o"]).current_dir(&self.folder);
        let report = command.output().map_err(|error| error.to_string())?;
        let report = String::from_utf8_lossy(&report.stderr).into_owned();
        let rows = report.lines().skip_while(|line| !line.ends_with(" opt")).skip(1);
        let passes = rows.take_while(|line| !line.ends_with(" codegen")).filter_map(|line| {
            let [_, percent, name] = line.split_whitespace().collect::<Vec<_>>()[..] else { return None };
            Some((percent.parse::<f64>().ok()?, name.to_string()))
        });
        let largest = passes.max_by(|a, b| a.0.total_cmp(&b.0));
        Ok(largest.map_or("–".into(), |(percent, name)| format!("{name} {percent:.0} %")))
    }

    fn cost(&self, module: &Module, way: usize) -> Result<Cost, String> {
        let file = module.file.as_str();
        let meter = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            self.meter.cost(&words, &self.folder)
        };
        let level = ["-O0", "-O2", "-O0", "-O3"][way];
        if way < 2 {
            return meter(&[&self.mlirc, file, level, "-o", "out.o"]);
        }
        let (lowered, first) = match module.lowered {
            true => (file, Cost::default()),
            false => {
                let passes = [&["mlir-opt-22"], LOWERING, &[file, "-o", "lowered.mlir"]].concat();
                ("lowered.mlir", meter(&passes)?)
            }
        };
        let second = meter(&["mlir-translate-22", "--mlir-to-llvmir", lowered, "-o", "lowered.ll"])?;
        let clang = ["clang-22", level, "-Wno-override-module", "-c", "lowered.ll", "-o", "out.o"];
        Ok(first.then(second).then(meter(&clang)?))
    }
}

/// Returns a line of the table. `before` is the cost of the module of half the size.
fn row(module: &Module, costs: &Costs, before: Option<Cost>, largest_pass: &str) -> String {
    let milliseconds =
        |cost: Option<Cost>| cost.map_or("–".into(), |cost| format!("{:.0}", cost.seconds * 1e3));
    let megabytes = |cost: Option<Cost>| {
        cost.map_or("–".into(), |cost| format!("{:.0}", cost.kilobytes as f64 / 1024.0))
    };
    let ratio = |cost: Option<Cost>, other: Option<Cost>| match (cost, other) {
        (Some(cost), Some(other)) => format!("{:.2}", cost.seconds / other.seconds),
        _ => "–".into(),
    };
    let [fast, optimised, llvm_fast, llvm_optimised] = *costs;
    let mut text = String::new();
    let _ = writeln!(
        text,
        "| {} | {} | {:.2} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {largest_pass} |",
        module.name,
        module.size,
        module.megabytes,
        milliseconds(fast),
        milliseconds(optimised),
        ratio(optimised, before),
        milliseconds(llvm_fast),
        milliseconds(llvm_optimised),
        ratio(fast, llvm_fast),
        ratio(optimised, llvm_optimised),
        megabytes(optimised),
        megabytes(llvm_optimised)
    );
    text
}
