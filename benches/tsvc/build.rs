//! Compilation of a loop to a program by each compiler.

use std::path::{Path, PathBuf};
use std::process::Command;

use object::{Object, ObjectSymbol};

use crate::command::run;
use crate::sources::file;

/// The input of compilers.
#[derive(Clone, Copy)]
pub(crate) struct Input {
    /// True with `-ffast-math`.
    pub(crate) fast: bool,
    /// True if mlirc gets the output of clang's optimizer, without vectorized and partially unrolled loops.
    pub(crate) optimized: bool,
}

impl Input {
    /// Returns clang's options for the module.
    fn options(self) -> &'static [&'static str] {
        match self.optimized {
            true => &["-fno-vectorize", "-fno-slp-vectorize", "-mllvm", "-unroll-partial-threshold=0"],
            false => &["-Xclang", "-disable-llvm-passes"],
        }
    }
}

/// A compiler and its options.
pub(crate) struct Route {
    /// The name in tables.
    pub(crate) name: String,
    compiler: Compiler,
}

enum Compiler {
    Mlirc {
        program: String,
        options: Vec<String>,
    },
    /// A C compiler. The options make it report vectorized loops.
    C {
        program: &'static str,
        level: &'static [&'static str],
        tells: &'static str,
        vectorized: &'static str,
    },
}

/// Returns the routes: those of mlirc, and the compilers for comparison, for this processor if `native`.
pub(crate) fn routes(mlirc: &str, option_sets: &[String], native: bool) -> Vec<Route> {
    let mlirc = option_sets.iter().map(|options| Route {
        name: format!("mlirc {options}"),
        compiler: Compiler::Mlirc {
            program: mlirc.to_string(),
            options: options.split_whitespace().map(str::to_string).collect(),
        },
    });
    let level: &[&str] = if native { &["-O3", "-march=native"] } else { &["-O3"] };
    let c = [
        ("clang -O3", "clang-22", "-Rpass=loop-vectorize|slp-vectorizer", "ectorized"),
        ("gcc -O3", "gcc", "-fopt-info-vec-optimized", "vectorized"),
    ];
    let c = c.map(|(name, program, tells, vectorized)| Route {
        name: name.to_string(),
        compiler: Compiler::C { program, level, tells, vectorized },
    });
    mlirc.chain(c).collect()
}

/// Returns the index of the route that is compared with the others: the last one of mlirc.
pub(crate) fn base(routes: &[Route]) -> usize {
    routes.iter().rposition(Route::is_ours).expect("mlirc is always there")
}

/// A program and its properties.
pub(crate) struct Built {
    pub(crate) program: PathBuf,
    /// The size of the function in bytes.
    pub(crate) code_size: u64,
    /// True if the compiler reports vectorization in the file of the loop.
    pub(crate) is_vectorized: bool,
}

impl Route {
    /// Returns true for a route of mlirc.
    pub(crate) fn is_ours(&self) -> bool {
        matches!(self.compiler, Compiler::Mlirc { .. })
    }

    /// Builds the program of a loop; returns the reason if there is none.
    pub(crate) fn build(&self, name: &str, folder: &Path, input: Input) -> Result<Built, String> {
        let stem = format!("{name}.{}", self.name.replace([' ', '-'], ""));
        let object = folder.join(format!("{stem}.o"));
        let program = folder.join(stem);
        let is_vectorized = match &self.compiler {
            Compiler::Mlirc { program, options } => {
                let module = import(name, folder, input)?;
                let mut command = Command::new(program);
                command.args(options).arg("--remarks").arg(&module).arg("-o").arg(&object);
                tells(command.current_dir(folder), name, "vectorized")?
            }
            Compiler::C { program, level, tells: says, vectorized } => {
                let mut command = c_compiler(program, level, name, input.fast);
                command.arg(says).arg("-o").arg(&object);
                tells(command.current_dir(folder), name, vectorized)?
            }
        };
        link(&object, &program, folder)?;
        Ok(Built { program, code_size: code_size(&object, name)?, is_vectorized })
    }
}

/// Builds the reference program, with which the others must agree.
pub(crate) fn reference(name: &str, folder: &Path, fast: bool) -> Result<PathBuf, String> {
    let object = folder.join(format!("{name}.check.o"));
    let program = folder.join(format!("{name}.check"));
    run(c_compiler("clang-22", &["-O1"], name, fast).arg("-o").arg(&object).current_dir(folder))?;
    link(&object, &program, folder)?;
    Ok(program)
}

fn c_compiler(program: &str, level: &[&str], name: &str, fast: bool) -> Command {
    let mut command = Command::new(program);
    command.args(level).args(["-w", "-g1", "-c", &file(name)]);
    if fast {
        command.arg("-ffast-math");
    }
    command
}

/// Writes the module of a loop. In the form of a front end's output, C's `int` counters are extended for addresses, and
/// all variables are on the stack. It has debug locations, so that remarks distinguish the loop from the code around
/// it.
fn import(name: &str, folder: &Path, input: Input) -> Result<PathBuf, String> {
    let llvm = folder.join(format!("{name}.ll"));
    let module = folder.join(format!("{name}.mlir"));
    let mut clang = c_compiler("clang-22", &["-O2"], name, input.fast);
    clang.args(input.options()).args(["-S", "-emit-llvm", "-o"]).arg(&llvm);
    run(clang.current_dir(folder))?;
    let options = ["--import-llvm", "--mlir-print-debuginfo"];
    run(Command::new("mlir-translate-22").args(options).arg(&llvm).arg("-o").arg(&module))?;
    Ok(module)
}

/// Runs a compiler; returns true if it reports vectorization in the file of the loop.
fn tells(command: &mut Command, name: &str, vectorized: &str) -> Result<bool, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        let error = text.lines().find(|line| line.contains("error")).or(text.lines().next());
        return Err(error.unwrap_or("it fails").to_string());
    }
    let place = file(name);
    let is_one =
        |line: &str| line.contains(&place) && line.contains(vectorized) && !line.contains("not vectorized");
    Ok(text.lines().any(is_one))
}

fn link(object: &Path, program: &Path, folder: &Path) -> Result<(), String> {
    run(Command::new("gcc").arg(object).args(["dummy.o", "-lm", "-o"]).arg(program).current_dir(folder))
        .map(drop)
}

/// Returns the size of the function of a loop in bytes.
fn code_size(path: &Path, name: &str) -> Result<u64, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let file = object::File::parse(&bytes[..]).map_err(|error| error.to_string())?;
    let found = file.symbols().find(|symbol| symbol.name() == Ok(name));
    found.map(|symbol| symbol.size()).ok_or_else(|| format!("there is no function '{name}'"))
}
