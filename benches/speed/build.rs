//! Builds a kernel by every route, and links the results to one program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use mlirc::driver::{Compiler, Emit, Options};
use mlirc::source::Source;

use crate::command::run;
use crate::cost::{Cost, Meter};
use crate::lowering::LOWERING;
use crate::routes::{Form, From, Route};
use crate::spelling::{SPELLINGS, Spelling};

/// The result of a route for a kernel.
pub(crate) struct Built {
    /// The total cost of all compilation steps.
    pub(crate) cost: Cost,
    /// The size of the machine code in bytes.
    pub(crate) code: u64,
}

/// The folders of a run.
pub(crate) struct Folders {
    /// The sources of the kernels.
    pub(crate) kernels: PathBuf,
    /// The build output.
    pub(crate) output: PathBuf,
}

/// Compiles the driver that all kernels share.
pub(crate) fn shared_driver(folders: &Folders) -> Result<(), String> {
    compile_c(folders, "driver.c", "driver.o", &[])
}

/// The result of a route, or the error message of its compiler.
pub(crate) type Attempt = Result<Built, String>;

/// Builds a kernel by all routes and links the program `NAME`, in which the function of route i is `route_i`.
pub(crate) fn build(
    name: &str,
    routes: &[Route],
    folders: &Folders,
    meter: &Meter,
) -> Result<Vec<Attempt>, String> {
    let flags = twin_flags(name, folders)?;
    let needs_llvm = routes.iter().any(|route| route.from == From::LlvmIr);
    let llvm_ir = if needs_llvm { lower(name, folders, meter) } else { Err(String::new()) };
    let built: Vec<Attempt> = routes
        .iter()
        .enumerate()
        .map(|(number, route)| compile(name, (number, route), &flags, &llvm_ir, folders, meter))
        .collect();
    link(name, routes, &built, folders)?;
    Ok(built)
}

/// Returns the options after `// cflags:` in the first line of a twin: the C compilers' equivalent of the kernel's
/// flags.
fn twin_flags(name: &str, folders: &Folders) -> Result<Vec<String>, String> {
    let path = folders.kernels.join(format!("{name}.c"));
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let flags = text.lines().next().and_then(|line| line.strip_prefix("// cflags:")).unwrap_or_default();
    Ok(flags.split_whitespace().map(str::to_string).collect())
}

/// Lowers a kernel to LLVM IR by LLVM's tools.
fn lower(name: &str, folders: &Folders, meter: &Meter) -> Result<Cost, String> {
    let mut lower: Vec<String> = ["mlir-opt-22"].iter().chain(LOWERING).map(ToString::to_string).collect();
    lower.extend([source(name, From::Mlir, folders), "-o".into(), format!("{name}.llvm.mlir")]);
    let input = format!("{name}.llvm.mlir");
    let output = format!("{name}.ll");
    let translate = ["mlir-translate-22", "--mlir-to-llvmir", &input, "-o", &output].map(str::to_string);
    let lowered = meter.cost(&lower, &folders.output)?;
    Ok(lowered.then(meter.cost(&translate, &folders.output)?))
}

fn source(name: &str, from: From, folders: &Folders) -> String {
    match from {
        From::Mlir => folders.kernels.join(format!("{name}.mlir")).to_string_lossy().into_owned(),
        From::LlvmIr => format!("{name}.ll"),
        From::Twin => folders.kernels.join(format!("{name}.c")).to_string_lossy().into_owned(),
        From::Spelling(spelling) => spelt(name, &SPELLINGS[spelling]),
        From::TwinModule(form) => format!("{name}.{}.mlir", form.name()),
    }
}

fn compile(
    name: &str,
    (number, route): (usize, &Route),
    flags: &[String],
    llvm_ir: &Result<Cost, String>,
    folders: &Folders,
    meter: &Meter,
) -> Attempt {
    let object = format!("{name}.{number}.o");
    match route.from {
        From::Spelling(spelling) => spell(name, &SPELLINGS[spelling], folders)?,
        From::TwinModule(form) => import_twin(name, form, flags, folders)?,
        From::Mlir | From::LlvmIr | From::Twin => {}
    }
    let command = route.command(&source(name, route.from, folders), &object, flags);
    let before = if route.from == From::LlvmIr { llvm_ir.clone()? } else { Cost::default() };
    let cost = before.then(meter.cost(&command, &folders.output)?);
    let symbol = match route.from {
        From::Twin | From::TwinModule(_) => name.to_string(),
        From::Mlir | From::LlvmIr | From::Spelling(_) => format!("_mlir_ciface_{name}"),
    };
    // All other symbols become local, so that one program can link the objects of all routes.
    run(Command::new("objcopy")
        .arg(format!("--keep-global-symbol=route_{number}"))
        .arg(format!("--redefine-sym={symbol}=route_{number}"))
        .arg(&object)
        .current_dir(&folders.output))?;
    Ok(Built { cost, code: code_size(&folders.output.join(object))? })
}

/// Returns the file name of a kernel in another spelling.
fn spelt(name: &str, spelling: &Spelling) -> String {
    format!("{name}.{}.mlir", spelling.name.replace(' ', "_"))
}

/// Writes the kernel in another spelling.
fn spell(name: &str, spelling: &Spelling, folders: &Folders) -> Result<(), String> {
    let path = folders.kernels.join(format!("{name}.mlir"));
    let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
    let source = Source::new(format!("{name}.mlir"), text);
    let artifacts = Compiler::new(Options::default()).compile(&source, name, &[Emit::LlvmDialect]);
    let artifacts = artifacts.map_err(|errors| errors.render(&source))?;
    let module = String::from_utf8_lossy(&artifacts.get(Emit::LlvmDialect).unwrap_or_default()).into_owned();
    let spelt = spelling.apply(&module).ok_or(NOTHING_TO_SPELL)?;
    std::fs::write(folders.output.join(self::spelt(name, spelling)), spelt).map_err(|error| error.to_string())
}

/// The message for a spelling that does not change the kernel.
pub(crate) const NOTHING_TO_SPELL: &str = "nothing is spelt so";

/// Writes the module of the twin from clang.
fn import_twin(name: &str, form: Form, flags: &[String], folders: &Folders) -> Result<(), String> {
    let llvm = format!("{name}.{}.ll", form.name());
    let mut clang = Command::new("clang-22");
    clang.args(form.options()).args(["-S", "-emit-llvm"]).args(flags);
    clang.arg(folders.kernels.join(format!("{name}.c"))).args(["-o", &llvm]).current_dir(&folders.output);
    run(&mut clang)?;
    let mut import = Command::new("mlir-translate-22");
    let module = format!("{name}.{}.mlir", form.name());
    import.args(["--import-llvm", &llvm, "-o", &module]).current_dir(&folders.output);
    run(&mut import).map(drop)
}

/// Returns the total size of the code sections in bytes.
fn code_size(object: &Path) -> Result<u64, String> {
    let sections = run(Command::new("size").arg("-A").arg(object))?;
    let sizes = sections.lines().filter(|line| line.starts_with(".text"));
    Ok(sizes.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).sum())
}

/// Links the program that checks and measures the routes that were built.
fn link(name: &str, routes: &[Route], built: &[Attempt], folders: &Folders) -> Result<(), String> {
    std::fs::write(folders.output.join("routes.c"), table(routes, built))
        .map_err(|error| error.to_string())?;
    compile_c(folders, &format!("{name}.c"), "case.o", &["-DDRIVER"])?;
    let objects = (0..routes.len()).filter(|&number| built[number].is_ok());
    let mut command = Command::new("cc");
    command.args(["-w", "routes.c", "driver.o", "case.o"]).current_dir(&folders.output);
    command.args(objects.map(|number| format!("{name}.{number}.o")));
    run(command.args(["-lm", "-o", name])).map(drop)
}

/// Returns the table `routes` of `driver.c`.
fn table(routes: &[Route], built: &[Attempt]) -> String {
    let mut text = String::from("typedef void (*any)(void);\nstruct route { int is_twin; any function; };\n");
    let mut rows = String::new();
    for (number, route) in routes.iter().enumerate() {
        if built[number].is_ok() {
            let _ = writeln!(text, "void route_{number}(void);");
            let _ = writeln!(
                rows,
                "  {{{}, route_{number}}},",
                i32::from(matches!(route.from, From::Twin | From::TwinModule(_)))
            );
        } else {
            rows.push_str("  {0, 0},\n");
        }
    }
    let _ = write!(text, "const struct route routes[] = {{\n{rows}}};\n");
    text
}

/// Compiles a part of the driver. Warnings in it are errors, and products and sums are not contracted.
fn compile_c(folders: &Folders, source: &str, object: &str, options: &[&str]) -> Result<(), String> {
    let mut command = Command::new("cc");
    command.args(["-std=gnu11", "-O2", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror"]).args(options);
    command.arg("-c").arg(folders.kernels.join(source)).args(["-o", object]).current_dir(&folders.output);
    run(&mut command).map(drop)
}
