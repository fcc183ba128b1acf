//! Calls of compiled functions: `mlirc run` and `mlirc bench`.
//!
//! The module becomes a shared library, as with `--emit=shared`. A small program in C, written for the call and compiled
//! by the system's C compiler, loads it, passes the arguments by the rules of the header, and stores the results.

mod array;
mod bench;
mod binding;
mod call;
mod element;
mod npy;
mod outcome;
mod program;
mod samples;
mod source;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use cabi::{CType, Direction, Export, ParamRole};
use mlirc::diag::did_you_mean;
use mlirc::library::Library;

use crate::cli::{self, EntryResult};
use crate::compile::{compile_library, fail};
use crate::report::Reporter;

pub(crate) use bench::bench;
use binding::Invocation;
pub(crate) use call::Call;
use outcome::Outcome;
use program::{Failure, Folder, Program};
use source::Purpose;

/// Compiles a module and calls one of its functions. The exit status is that of the program.
///
/// # Errors
/// The exit status after an error, which was reported.
pub(crate) fn run(request: &cli::Run) -> Result<(), ExitCode> {
    let reporter = Reporter::new(&request.compile.reporting);
    let library = compile_library(&request.compile, &reporter)?;
    let result = Runner { request, library: &library }.run();
    let result = result.map_err(|error| match error {
        Error::Message(message) => fail(&reporter, message),
        Error::Program(failure) => {
            reporter.error(failure.to_string());
            ExitCode::from(failure.exit_status())
        }
        Error::Exit(status) => ExitCode::from(status),
    });
    reporter.finish(result.is_ok());
    result
}

/// The reason why a call was not successful.
enum Error {
    /// It was not made.
    Message(String),
    /// The program was not successful.
    Program(Failure),
    /// The program returned this exit status, which is its result.
    Exit(u8),
}

impl From<String> for Error {
    fn from(message: String) -> Error {
        Error::Message(message)
    }
}

/// A module and what to call in it.
struct Runner<'a> {
    request: &'a cli::Run,
    library: &'a Library,
}

impl Runner<'_> {
    fn run(&self) -> Result<(), Error> {
        match &self.request.action {
            cli::Action::Call(call) => {
                let export = function(self.library, &call.function)?;
                self.call(call.clone(), export, print)
            }
            cli::Action::Entry { name, result, arguments } => {
                let export = function(self.library, name)?;
                self.enter(export, *result, arguments)
            }
        }
    }

    /// Calls a function without arguments, or a program.
    fn enter(
        &self,
        export: &Export,
        result: Option<EntryResult>,
        arguments: &[OsString],
    ) -> Result<(), Error> {
        let name = &export.doc.mlir_name;
        if let Some(result) = result {
            check_result(export, result)?;
        }
        let is_program = takes_program_arguments(export);
        if result.is_none() && (is_program || is_main(export)) {
            return self.forward(export, arguments);
        }
        let parameters = export.params.iter().any(|param| param.role == ParamRole::Argument);
        if is_program || !arguments.is_empty() {
            return Err(format!(
                "arguments behind -- are for programs, and '{name}' is called as a function"
            )
            .into());
        }
        if parameters {
            let signature = &export.doc.mlir_signature;
            return Err(format!(
                "'{name}' takes arguments: --call '{name}(…)' gives them; its type is {signature}"
            )
            .into());
        }
        let call = Call { function: name.clone(), arguments: Vec::new(), results: Vec::new() };
        let is_float = matches!(export.result, CType::F32 | CType::F64);
        self.call(call, export, |outcome| match is_float {
            true => print(Outcome { text: scientific(&outcome.text), ..outcome }),
            false => print(outcome),
        })
    }

    /// Calls a function once.
    fn call(
        &self,
        call: Call,
        export: &Export,
        finish: impl FnOnce(Outcome) -> Result<(), String>,
    ) -> Result<(), Error> {
        let target = self.library.target();
        if target.layout.big_endian != cfg!(target_endian = "big") {
            let message = format!("calls for {} need a machine of its byte order", target.triple);
            return Err(message.into());
        }
        let invocation = Invocation::new(call, export, self.library.data_layout())?;
        let folder = self.folder()?;
        folder.write_input(&source::input(&invocation))?;
        let source = source::source(&invocation, folder.files(), Purpose::Results)?;
        let program = folder.program(&source, self.library, &self.request.emulator)?;
        self.start(&program, &[])?;
        let output = folder.read_output()?;
        let outcome =
            outcome::outcome(&invocation, &output).ok_or("the results are incomplete".to_owned())?;
        Ok(finish(outcome)?)
    }

    /// Runs `main` of the module as the program.
    fn forward(&self, export: &Export, arguments: &[OsString]) -> Result<(), Error> {
        let folder = self.folder()?;
        let has_arguments = takes_program_arguments(export);
        let source = source::forwarding_source(folder.files(), &export.symbol, has_arguments);
        let program = folder.program(&source, self.library, &self.request.emulator)?;
        match self.start(&program, arguments) {
            Err(Error::Program(Failure::Status(status))) => Err(Error::Exit(status)),
            result => result,
        }
    }

    fn folder(&self) -> Result<Folder, String> {
        Folder::new(self.library, &self.request.compile.link_args)
    }

    fn start(&self, program: &Program, arguments: &[OsString]) -> Result<(), Error> {
        let status = program.command().args(arguments).status();
        let status = status.map_err(|error| program.not_started(&error))?;
        Failure::of(status).map_or(Ok(()), |failure| Err(Error::Program(failure)))
    }
}

/// Prints and writes an outcome.
fn print(outcome: Outcome) -> Result<(), String> {
    let mut stdout = std::io::stdout();
    stdout
        .write_all(outcome.text.as_bytes())
        .and_then(|()| stdout.flush())
        .map_err(|error| format!("cannot write: {error}"))?;
    for (path, contents) in outcome.files {
        std::fs::write(path, contents)
            .map_err(|error| format!("cannot write '{}': {error}", path.display()))?;
    }
    Ok(())
}

/// Returns a function of a library by its name in MLIR.
fn function<'a>(library: &'a Library, name: &str) -> Result<&'a Export, String> {
    let exports = || library.exports().iter().filter(|export| export.direction == Direction::Provided);
    let named = || exports().filter(|export| export.doc.mlir_name == name);
    let found = named().find(|export| export.is_wrapper()).or_else(|| named().next());
    found.ok_or_else(|| {
        let mut names: Vec<&str> = exports().map(|export| export.doc.mlir_name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let others = match (did_you_mean(name, names.iter().copied()), &names[..]) {
            (Some(similar), _) => format!("; did you mean '{similar}'?"),
            (None, []) => "; it has none that is public".to_owned(),
            (None, names) => format!("; it has {}", names.join(", ")),
        };
        format!("the module has no function '{name}' that can be called{others}")
    })
}

/// Returns true for a function of the type of C's `main` with arguments.
fn takes_program_arguments(export: &Export) -> bool {
    let is_int = |ty: &CType| matches!(ty, CType::Int { bits: 32, .. });
    matches!(&export.params[..], [count, list]
        if is_int(&count.ty) && matches!(list.ty, CType::Pointer(_) | CType::ConstPointer(_)) && list.shape.is_empty())
        && is_int(&export.result)
}

/// Returns true for a function `main` that returns an exit status.
fn is_main(export: &Export) -> bool {
    export.doc.mlir_name == "main"
        && export.params.is_empty()
        && matches!(export.result, CType::Int { bits: 32, .. })
}

/// Checks that the result of a function has the given type.
fn check_result(export: &Export, expected: EntryResult) -> Result<(), String> {
    let own = match export.result {
        CType::Int { bits: 32, .. } => Some(EntryResult::I32),
        CType::Int { bits: 64, .. } | CType::Index => Some(EntryResult::I64),
        CType::F32 => Some(EntryResult::F32),
        CType::F64 => Some(EntryResult::F64),
        CType::Void => Some(EntryResult::Void),
        _ => None,
    };
    let returns_memory = export.params.iter().any(|param| param.role == ParamRole::Result);
    match own == Some(expected) && !returns_memory {
        true => Ok(()),
        false => {
            let (name, signature) = (&export.doc.mlir_name, &export.doc.mlir_signature);
            Err(format!("--entry-point-result does not fit '{name}', whose type is {signature}"))
        }
    }
}

/// Returns a float as mlir-runner prints it.
fn scientific(text: &str) -> String {
    let Ok(value) = text.trim().parse::<f64>() else { return text.to_owned() };
    let digits = format!("{value:.6e}");
    match digits.split_once('e') {
        Some((mantissa, exponent)) => {
            let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |digits| ('-', digits));
            format!("{mantissa}e{sign}{exponent:0>2}\n")
        }
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::scientific;

    #[test]
    fn floats_are_printed_as_by_mlir_runner() {
        assert_eq!(scientific("0.1\n"), "1.000000e-01\n");
        assert_eq!(scientific("-1234567.0\n"), "-1.234567e+06\n");
        assert_eq!(scientific("1e100\n"), "1.000000e+100\n");
    }
}
