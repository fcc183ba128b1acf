//! The binary: turns arguments into a request, runs the driver, and turns the result into an exit code. The only module
//! that prints.

#![allow(clippy::print_stderr)]

mod cli;
mod crash;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use mlirc::bytes::Pieces;
use mlirc::diag::Diagnostics;
use mlirc::driver::{self, Artifacts, Compiler, Emit, Options};
use mlirc::library::Library;
use mlirc::link::{self, Member};
use mlirc::runtime;
use mlirc::source::Source;

/// The exit code if the input has errors, or a file cannot be read or written.
const INPUT_ERROR: u8 = 1;

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A file to write.
type File = (PathBuf, Pieces);

fn main() -> ExitCode {
    crash::report_panics();
    let result = match cli::parse(std::env::args_os()) {
        Ok(cli::Request::Compile(request)) => compile(&request),
        Ok(cli::Request::Print(text)) => print(&text),
        Ok(cli::Request::Runtime(path, options)) => write_runtime(path, &options),
        // Usage errors exit with 2, --help and --version with 0.
        Err(error) => error.exit(),
    };
    result.err().unwrap_or(ExitCode::SUCCESS)
}

fn print(text: &str) -> Result<(), ExitCode> {
    let written = std::io::stdout().write_all(text.as_bytes());
    written.map_err(|error| fail(&format!("error: cannot write: {error}")))
}

fn compile(request: &cli::Compile) -> Result<(), ExitCode> {
    let compiler = Compiler::new(request.options.clone());
    let mut files = Vec::new();
    let mut whole = Library::new(request.options.target.clone());
    let mut failed = None;
    // Compile every source, so that one run reports all errors.
    for unit in &request.units {
        match compile_unit(&compiler, request, unit) {
            Ok(mut artifacts) if request.library.is_some() => {
                files.extend(constants(request, &mut artifacts));
                let input = unit.input.display();
                whole
                    .add(&unit.stem, artifacts)
                    .map_err(|error| fail(&format!("{input}: error: {error}")))?;
            }
            Ok(mut artifacts) => {
                files.extend(constants(request, &mut artifacts));
                files.extend(unit_files(unit, artifacts));
            }
            Err(code) => failed = Some(code),
        }
    }
    if let Some(code) = failed {
        return Err(code);
    }
    if let Some(library) = &request.library {
        if request.runtime == cli::RuntimeUse::Embed {
            let options = Options { target: whole.target().clone(), ..request.options.clone() };
            whole
                .add_runtime(runtime_members(&options)?)
                .map_err(|error| fail(&format!("mlirc: error: the runtime cannot be embedded: {error}")))?;
        }
        files.extend(library_files(&compiler, request, library, &whole)?);
    }
    if let Some(depfile) = &request.depfile {
        let inputs: Vec<&Path> = request.units.iter().map(|unit| unit.input.as_path()).collect();
        files.push((depfile.path.clone(), driver::make_rule(&depfile.targets, &inputs).into()));
    }
    write(&files, request.verbose)
}

fn compile_unit(
    compiler: &Compiler,
    request: &cli::Compile,
    unit: &cli::Unit,
) -> Result<Artifacts, ExitCode> {
    let source = driver::read_source(&unit.input)
        .map_err(|error| fail(&format!("mlirc: error: cannot read '{}': {error}", unit.input.display())))?;
    let mut emit: Vec<Emit> = unit.destinations.iter().map(|destination| destination.0).collect();
    if request.library.is_some() {
        emit.push(Emit::Object);
    } else if request.check_header.is_some() && !emit.contains(&Emit::Header) {
        emit.push(Emit::Header);
    }
    emit.extend(request.constants.as_ref().map(|_| Emit::Constants));
    let source = Arc::new(source);
    crash::compiles(&source);
    let artifacts = compiler.compile(&source, &unit.stem, &emit);
    crash::compiled();
    let artifacts = artifacts.map_err(|diagnostics| report(&source, &diagnostics))?;
    let _ = std::io::stderr().write_all(artifacts.diagnostics.render(&source).as_bytes());
    if request.verbose {
        eprint!("{}", cli::summary(&request.options, &artifacts));
    }
    if request.options.time_report {
        eprint!("{}", cli::time_report(&source.name, &artifacts));
    }
    if request.library.is_none() {
        check_header(request, &String::from_utf8_lossy(&artifacts.get(Emit::Header).unwrap_or_default()))?;
    }
    Ok(artifacts)
}

fn unit_files(unit: &cli::Unit, mut artifacts: Artifacts) -> Vec<File> {
    let file = |(emit, path): &cli::Destination| Some((path.clone(), take(&mut artifacts, *emit)?));
    unit.destinations.iter().filter_map(file).collect()
}

/// Takes the file of constants from the outputs.
fn constants(request: &cli::Compile, artifacts: &mut Artifacts) -> Option<File> {
    Some((request.constants.clone()?, take(artifacts, Emit::Constants)?))
}

fn take(artifacts: &mut Artifacts, emit: Emit) -> Option<Pieces> {
    let output = artifacts.outputs.iter_mut().find(|output| output.0 == emit)?;
    Some(std::mem::take(&mut output.1))
}

fn library_files(
    compiler: &Compiler,
    request: &cli::Compile,
    library: &cli::Library,
    whole: &Library,
) -> Result<Vec<File>, ExitCode> {
    let target = whole.target();
    let error = |message: String| fail(&format!("mlirc: error: {message}"));
    let binding = |emit| whole.binding(compiler, emit, &library.stem).map_err(error);
    if request.check_header.is_some() {
        check_header(request, &binding(Emit::Header)?)?;
    }
    let mut files = Vec::new();
    for (kind, path) in &library.libraries {
        let contents = match kind {
            cli::LibraryKind::Archive => {
                link::archive(whole.members.iter().chain(&whole.runtime), target).map_err(error)?
            }
            cli::LibraryKind::Shared => {
                let mut arguments = request.link_args.clone();
                if request.runtime == cli::RuntimeUse::Link {
                    arguments.push("-lmlirc_rt".into());
                }
                let runtime = link::archive(&whole.runtime, target).map_err(error)?;
                link::shared(&whole.members, &[runtime], &arguments, target).map_err(error)?
            }
        };
        files.push((path.clone(), contents.into()));
    }
    if whole.is_closed() && library.bindings.iter().any(|binding| binding.0 == Emit::Header) {
        eprintln!("mlirc: warning: {}", driver::NO_FUNCTIONS);
    }
    for (emit, path) in &library.bindings {
        files.push((path.clone(), binding(*emit)?.into()));
    }
    Ok(files)
}

fn write_runtime(path: PathBuf, options: &Options) -> Result<(), ExitCode> {
    let members: Vec<Member> = runtime_members(options)?.into_iter().map(|member| member.0).collect();
    let archive = link::archive(&members, &options.target)
        .map_err(|message| fail(&format!("mlirc: error: {message}")))?;
    write(&[(path, archive.into())], false)
}

fn runtime_members(options: &Options) -> Result<runtime::LinkedMembers, ExitCode> {
    runtime::members(options).map_err(|failure| report(&failure.0, &failure.1))
}

/// Reports the differences of the header to be checked, if any.
fn check_header(request: &cli::Compile, new: &str) -> Result<(), ExitCode> {
    let Some(path) = &request.check_header else { return Ok(()) };
    let old = std::fs::read_to_string(path)
        .map_err(|error| fail(&format!("mlirc: error: cannot read '{}': {error}", path.display())))?;
    match driver::header_difference(&old, new) {
        None => Ok(()),
        Some(difference) => {
            Err(fail(&format!("{}: error: the header does not fit the module\n{difference}", path.display())))
        }
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::from(INPUT_ERROR)
}

fn report(source: &Source, diagnostics: &Diagnostics) -> ExitCode {
    let _ = std::io::stderr().write_all(diagnostics.render(source).as_bytes());
    if diagnostics.has_internal_error() { crash::internal_error(source) } else { ExitCode::from(INPUT_ERROR) }
}

fn write(files: &[File], verbose: bool) -> Result<(), ExitCode> {
    let files: Vec<(&Path, &Pieces)> =
        files.iter().map(|(path, contents)| (path.as_path(), contents)).collect();
    if verbose {
        for (path, contents) in &files {
            eprintln!("{:>9} bytes  {}", contents.len(), path.display());
        }
    }
    driver::write_files(&files)
        .map_err(|(path, error)| fail(&format!("mlirc: error: cannot write '{}': {error}", path.display())))
}
