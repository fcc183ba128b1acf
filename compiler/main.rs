//! The binary: arguments to a request, the request to the driver, the result to an exit code. The only place
//! that prints.

#![allow(clippy::print_stderr)]

mod cli;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use mlirc::driver::{self, Artifacts, Compiler, Emit};
use mlirc::source::Source;

/// Something is wrong with the input, or a file cannot be read or written.
const INPUT_ERROR: u8 = 1;
/// Something is wrong with the compiler itself (`EX_SOFTWARE`).
const INTERNAL_ERROR: u8 = 70;

fn main() -> ExitCode {
    let request = match cli::parse(std::env::args_os()) {
        Ok(request) => request,
        // Usage errors exit with 2, --help and --version with 0.
        Err(error) => error.exit(),
    };
    let source = match driver::read_source(&request.input) {
        Ok(source) => source,
        Err(error) => {
            return fail(&format!("mlirc: error: cannot read '{}': {error}", request.input.display()));
        }
    };
    let mut emit: Vec<Emit> = request.destinations.iter().map(|destination| destination.0).collect();
    if request.check_header.is_some() && !emit.contains(&Emit::Header) {
        emit.push(Emit::Header);
    }
    let compiler = Compiler::new(request.options.clone());
    let compile = std::panic::AssertUnwindSafe(|| compiler.compile(&source, &request.stem, &emit));
    match std::panic::catch_unwind(compile) {
        Ok(Ok(artifacts)) => {
            check_header(&request, &artifacts).unwrap_or_else(|| write(&request, &artifacts))
        }
        Ok(Err(diagnostics)) => {
            let _ = std::io::stderr().write_all(diagnostics.render(&source).as_bytes());
            if diagnostics.has_internal_error() {
                internal_error(&source)
            } else {
                ExitCode::from(INPUT_ERROR)
            }
        }
        Err(_) => internal_error(&source),
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::from(INPUT_ERROR)
}

/// Says what is wrong with the header that is to be checked, if anything.
fn check_header(request: &cli::Request, artifacts: &Artifacts) -> Option<ExitCode> {
    let path = request.check_header.as_ref()?;
    let old = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return Some(fail(&format!("mlirc: error: cannot read '{}': {error}", path.display()))),
    };
    let new = String::from_utf8_lossy(artifacts.get(Emit::Header).unwrap_or_default());
    let difference = driver::header_difference(&old, &new)?;
    Some(fail(&format!("{}: error: the header does not fit the module\n{difference}", path.display())))
}

fn write(request: &cli::Request, artifacts: &Artifacts) -> ExitCode {
    let files: Vec<(&Path, &[u8])> = request
        .destinations
        .iter()
        .filter_map(|(emit, path)| Some((path.as_path(), artifacts.get(*emit)?)))
        .collect();
    if request.verbose {
        eprint!("{}", summary(request, artifacts, &files));
    }
    match driver::write_files(&files) {
        Ok(()) => ExitCode::SUCCESS,
        Err((path, error)) => fail(&format!("mlirc: error: cannot write '{}': {error}", path.display())),
    }
}

fn summary(request: &cli::Request, artifacts: &Artifacts, files: &[(&Path, &[u8])]) -> String {
    let mut text = format!("mlirc {} for {}\n", env!("CARGO_PKG_VERSION"), request.options.target.triple);
    for (stage, time) in &artifacts.times {
        text.push_str(&format!("{:>9.3} ms  {stage}\n", time.as_secs_f64() * 1e3));
    }
    for (path, contents) in files {
        text.push_str(&format!("{:>9} bytes  {}\n", contents.len(), path.display()));
    }
    text
}

/// Keeps the input, so that the error can be looked into.
fn internal_error(source: &Source) -> ExitCode {
    eprintln!("mlirc: internal error: this is a bug in mlirc, not in the input");
    match driver::write_reproducer(source) {
        Ok(path) => eprintln!(
            "mlirc: note: the input and the arguments are in '{}'; please report it",
            path.display()
        ),
        Err(error) => eprintln!("mlirc: note: the input could not be saved: {error}"),
    }
    ExitCode::from(INTERNAL_ERROR)
}
