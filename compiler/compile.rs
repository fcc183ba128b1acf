//! Requests to compile: sources to files, or to the objects of a library.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use mlirc::bytes::Pieces;
use mlirc::diag::{Diagnostics, Location};
use mlirc::driver::{self, Artifacts, Compiler, Emit, Options};
use mlirc::library::Library;
use mlirc::link::{self, Member};
use mlirc::runtime;
use mlirc::source::Source;

use crate::progress_bar::ProgressBar;
use crate::report::Reporter;
use crate::{chunks, cli, crash, expectations};

/// The exit code if the input has errors, or a file cannot be read or written.
const INPUT_ERROR: u8 = 1;

/// A file to write.
type File = (PathBuf, Pieces);

/// Compiles the sources of a request and writes its outputs.
///
/// # Errors
/// The exit status after an error, which was reported.
pub(crate) fn compile(request: &cli::Compile) -> Result<(), ExitCode> {
    let reporter = Reporter::new(&request.reporting);
    limit_threads(request);
    let result = report_options(request, &reporter).and_then(|()| match request.reporting.expected {
        Some(mode) => verify_units(request, mode, &reporter),
        None => compile_units(request, &reporter),
    });
    reporter.finish(result.is_ok());
    result
}

/// Sets the number of threads, if requested.
fn limit_threads(request: &cli::Compile) {
    if let Some(jobs) = request.jobs {
        // It fails only if threads were started before, or none can be, in which case those of the system remain.
        let _ = rayon::ThreadPoolBuilder::new().num_threads(jobs.get()).build_global();
    }
}

/// Reports the warnings about options, which may be errors by request.
fn report_options(request: &cli::Compile, reporter: &Reporter) -> Result<(), ExitCode> {
    let mut diagnostics = Diagnostics::new(request.options.policy.clone());
    request.reporting.unknown_warnings.iter().cloned().for_each(|warning| diagnostics.push(warning));
    reporter.program(&diagnostics);
    if diagnostics.has_errors() { Err(ExitCode::from(INPUT_ERROR)) } else { Ok(()) }
}

fn compile_units(request: &cli::Compile, reporter: &Reporter) -> Result<(), ExitCode> {
    let compiler = Compiler::new(request.options.clone());
    let mut files = Vec::new();
    let mut whole = Library::new(request.options.target.clone());
    compile_to(&compiler, request, (&mut files, &mut whole), reporter)?;
    if let Some(library) = &request.library {
        files.extend(library_files(&compiler, request, library, &whole, reporter)?);
    }
    for rule in &request.depfiles {
        let text = driver::make_rule(&rule.targets, &rule.sources, rule.phony);
        files.push((rule.path.clone(), text.into()));
    }
    write(&files, request.verbose, reporter)
}

/// Compiles all sources of a request to the objects of a library.
///
/// # Errors
/// The exit status after an error, which was reported.
pub(crate) fn compile_library(request: &cli::Compile, reporter: &Reporter) -> Result<Library, ExitCode> {
    limit_threads(request);
    report_options(request, reporter)?;
    let mut whole = Library::new(request.options.target.clone());
    let compiler = Compiler::new(request.options.clone());
    compile_to(&compiler, request, (&mut Vec::new(), &mut whole), reporter)?;
    Ok(whole)
}

/// Compiles all sources of a request to files, or to the objects of a library.
fn compile_to(
    compiler: &Compiler,
    request: &cli::Compile,
    (files, whole): (&mut Vec<File>, &mut Library),
    reporter: &Reporter,
) -> Result<(), ExitCode> {
    let mut failed = None;
    // Compile every source, so that one run reports all errors.
    for unit in &request.units {
        match compile_unit(compiler, request, unit, reporter) {
            Ok(mut artifacts) if request.library.is_some() => {
                files.extend(constants(request, &mut artifacts));
                files.extend(intermediate_files(unit, &artifacts));
                let input = unit.input.display().to_string();
                whole.add(&unit.stem, artifacts).map_err(|error| {
                    reporter.file_error(&input, error);
                    ExitCode::from(INPUT_ERROR)
                })?;
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
    if request.library.is_some() && request.runtime == cli::RuntimeUse::Embed {
        let options = Options { target: whole.target().clone(), ..request.options.clone() };
        let members = runtime_members(&options, reporter)?;
        whole
            .add_runtime(members)
            .map_err(|error| fail(reporter, format!("the runtime cannot be embedded: {error}")))?;
    }
    Ok(())
}

/// Compares the diagnostics of all sources with the expected ones.
fn verify_units(request: &cli::Compile, mode: cli::Expected, reporter: &Reporter) -> Result<(), ExitCode> {
    let compiler = Compiler::new(request.options.clone());
    let mut result = Ok(());
    for unit in &request.units {
        for source in sources(request, unit, reporter)? {
            let diagnostics = match run(&compiler, request, unit, &source) {
                Ok(artifacts) => artifacts.diagnostics,
                Err(diagnostics) if diagnostics.has_internal_error() => {
                    return Err(report(&source, &diagnostics, reporter));
                }
                Err(diagnostics) => diagnostics,
            };
            let differences = expectations::differences(&source, &diagnostics, mode);
            if differences.has_errors() {
                result = Err(report(&source, &differences, reporter));
            }
        }
    }
    result
}

fn compile_unit(
    compiler: &Compiler,
    request: &cli::Compile,
    unit: &cli::Unit,
    reporter: &Reporter,
) -> Result<Artifacts, ExitCode> {
    let sources = sources(request, unit, reporter)?;
    let compiled: Vec<_> =
        sources.iter().map(|source| compile_source(compiler, request, unit, source, reporter)).collect();
    let mut compiled = compiled.into_iter().collect::<Result<Vec<Artifacts>, ExitCode>>()?;
    Ok(if compiled.len() == 1 { compiled.remove(0) } else { chunks::join(compiled) })
}

/// Reads the source of a unit, and splits it if requested.
fn sources(
    request: &cli::Compile,
    unit: &cli::Unit,
    reporter: &Reporter,
) -> Result<Vec<Arc<Source>>, ExitCode> {
    let source = driver::read_source(&unit.input)
        .map_err(|error| fail(reporter, format!("cannot read '{}': {error}", unit.input.display())))?;
    let parts = if request.reporting.splits { chunks::split(&source) } else { vec![source] };
    Ok(parts.into_iter().map(Arc::new).collect())
}

/// Compiles a source to the outputs of its unit.
fn run(
    compiler: &Compiler,
    request: &cli::Compile,
    unit: &cli::Unit,
    source: &Arc<Source>,
) -> Result<Artifacts, Diagnostics> {
    let mut emit: Vec<Emit> = unit.destinations.iter().map(|destination| destination.0).collect();
    if request.library.is_some() {
        emit.extend(Some(Emit::Object).filter(|object| !emit.contains(object)));
    } else if request.check_header.is_some() && !emit.contains(&Emit::Header) {
        emit.push(Emit::Header);
    }
    emit.extend(request.constants.as_ref().map(|_| Emit::Constants));
    crash::compiles(source);
    let progress = request.shows_progress().then(ProgressBar::start);
    let artifacts = compiler.compile(source, &unit.stem, &emit);
    drop(progress);
    crash::compiled();
    artifacts
}

fn compile_source(
    compiler: &Compiler,
    request: &cli::Compile,
    unit: &cli::Unit,
    source: &Arc<Source>,
    reporter: &Reporter,
) -> Result<Artifacts, ExitCode> {
    let artifacts =
        run(compiler, request, unit, source).map_err(|diagnostics| report(source, &diagnostics, reporter))?;
    reporter.diagnostics(source, &artifacts.diagnostics);
    if request.verbose {
        eprint!("{}", cli::summary(&request.options, &artifacts));
    }
    if request.options.time_report {
        eprint!("{}", cli::time_report(&source.name, &artifacts));
    }
    if request.library.is_none() {
        let header = artifacts.get(Emit::Header).unwrap_or_default();
        check_header(request, &String::from_utf8_lossy(&header), reporter)?;
    }
    Ok(artifacts)
}

fn unit_files(unit: &cli::Unit, mut artifacts: Artifacts) -> Vec<File> {
    let file = |(emit, path): &cli::Destination| {
        let contents = take(&mut artifacts, *emit)?;
        (!emit.is_binding() || !driver::is_unchanged(path, &contents)).then(|| (path.clone(), contents))
    };
    unit.destinations.iter().filter_map(file).collect()
}

/// Returns the files of a source that becomes a part of a library.
fn intermediate_files(unit: &cli::Unit, artifacts: &Artifacts) -> Vec<File> {
    let output = |emit| artifacts.outputs.iter().find(|output| output.0 == emit);
    let file = |(emit, path): &cli::Destination| Some((path.clone(), output(*emit)?.1.clone()));
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
    reporter: &Reporter,
) -> Result<Vec<File>, ExitCode> {
    let target = whole.target();
    let error = |message: String| fail(reporter, message);
    let binding = |emit| whole.binding(compiler, emit, &library.stem).map_err(error);
    if request.check_header.is_some() {
        check_header(request, &binding(Emit::Header)?, reporter)?;
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
        let mut diagnostics = Diagnostics::new(request.options.policy.clone());
        diagnostics.push(driver::no_functions(Location::Unknown));
        reporter.program(&diagnostics);
        if diagnostics.has_errors() {
            return Err(ExitCode::from(INPUT_ERROR));
        }
    }
    for (emit, path) in &library.bindings {
        let contents = binding(*emit)?.into();
        if !driver::is_unchanged(path, &contents) {
            files.push((path.clone(), contents));
        }
    }
    Ok(files)
}

/// Writes the runtime library.
///
/// # Errors
/// The exit status after an error, which was reported.
pub(crate) fn write_runtime(path: PathBuf, options: &Options) -> Result<(), ExitCode> {
    let reporting = cli::Reporting::default();
    let reporter = &Reporter::new(&reporting);
    let members: Vec<Member> =
        runtime_members(options, reporter)?.into_iter().map(|member| member.0).collect();
    let archive = link::archive(&members, &options.target).map_err(|message| fail(reporter, message))?;
    write(&[(path, archive.into())], false, reporter)
}

fn runtime_members(options: &Options, reporter: &Reporter) -> Result<runtime::LinkedMembers, ExitCode> {
    runtime::members(options).map_err(|failure| report(&failure.0, &failure.1, reporter))
}

/// Reports the differences of the header to be checked, if any.
fn check_header(request: &cli::Compile, new: &str, reporter: &Reporter) -> Result<(), ExitCode> {
    let Some(path) = &request.check_header else { return Ok(()) };
    let name = path.display().to_string();
    let old = std::fs::read_to_string(path)
        .map_err(|error| fail(reporter, format!("cannot read '{name}': {error}")))?;
    match driver::header_difference(&old, new) {
        None => Ok(()),
        Some(difference) => {
            reporter.file_error(&name, format!("the header does not fit the module\n{difference}"));
            Err(ExitCode::from(INPUT_ERROR))
        }
    }
}

/// Reports an error that is not about a source. Returns the exit status.
pub(crate) fn fail(reporter: &Reporter, message: String) -> ExitCode {
    reporter.error(message);
    ExitCode::from(INPUT_ERROR)
}

fn report(source: &Source, diagnostics: &Diagnostics, reporter: &Reporter) -> ExitCode {
    reporter.diagnostics(source, diagnostics);
    match diagnostics.has_internal_error() {
        false => ExitCode::from(INPUT_ERROR),
        true if reporter.is_human() => crash::internal_error(source),
        true => {
            reporter.error_with_note(crash::MESSAGE, crash::reproducer(source));
            ExitCode::from(crash::INTERNAL_ERROR)
        }
    }
}

fn write(files: &[File], verbose: bool, reporter: &Reporter) -> Result<(), ExitCode> {
    let files: Vec<(&Path, &Pieces)> =
        files.iter().map(|(path, contents)| (path.as_path(), contents)).collect();
    if verbose {
        for (path, contents) in &files {
            eprintln!("{:>9} bytes  {}", contents.len(), path.display());
        }
    }
    driver::write_files(&files)
        .map_err(|(path, error)| fail(reporter, format!("cannot write '{}': {error}", path.display())))
}
