//! The binary: turns arguments into a request, runs the driver, and turns the result into an exit code. Only the modules
//! of the binary print.

#![allow(clippy::print_stderr)]

mod chunks;
mod cli;
mod compile;
mod crash;
mod expectations;
mod progress_bar;
mod report;
mod run;

use std::io::Write;
use std::process::ExitCode;

#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    crash::report_panics();
    let result = match cli::parse(std::env::args_os()) {
        Ok(cli::Request::Compile(request)) => compile::compile(&request),
        Ok(cli::Request::Print(text)) => print(&text),
        Ok(cli::Request::Runtime(path, options)) => compile::write_runtime(path, &options),
        Ok(cli::Request::Run(request)) => run::run(&request),
        Ok(cli::Request::Bench(request)) => run::bench(&request),
        // Usage errors exit with 2, --help and --version with 0.
        Err(error) => error.exit(),
    };
    result.err().unwrap_or(ExitCode::SUCCESS)
}

fn print(text: &str) -> Result<(), ExitCode> {
    let written = std::io::stdout().write_all(text.as_bytes());
    written.map_err(|error| {
        eprintln!("error: cannot write: {error}");
        ExitCode::FAILURE
    })
}
