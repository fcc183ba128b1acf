//! The request of a command line, as plain data.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::ValueEnum;
use mlirc::diag::{Diagnostic, Styles};
use mlirc::driver::{Emit, Options};

use crate::run::Call;

use super::run::EntryResult;

/// The source of the functions of MLIR's runner libraries. (`///` on the variants would be shown by `--help`, a line
/// each.)
#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum RuntimeUse {
    // The program.
    None,
    // The archive or shared library contains them.
    Embed,
    // The shared library is linked with `-lmlirc_rt`.
    Link,
}

/// The format of diagnostics.
#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum ErrorFormat {
    // Text for people.
    Human,
    // A line for each.
    Json,
    // One document.
    Sarif,
}

/// The diagnostics that are compared with the expected ones.
#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    // Each one must be expected.
    All,
    // Those that are not expected are ignored.
    OnlyExpected,
}

/// The settings of the output of diagnostics.
#[derive(Clone, Debug)]
pub(crate) struct Reporting {
    /// The format.
    pub format: ErrorFormat,
    /// The colours of text.
    pub styles: Styles,
    /// Warnings about the options of warnings.
    pub unknown_warnings: Vec<Diagnostic>,
    /// True if the parts of a source are compiled separately.
    pub splits: bool,
    /// The comparison with the diagnostics that a source expects, if requested.
    pub expected: Option<Expected>,
}

impl Default for Reporting {
    fn default() -> Reporting {
        Reporting {
            format: ErrorFormat::Human,
            styles: Styles::PLAIN,
            unknown_warnings: Vec::new(),
            splits: false,
            expected: None,
        }
    }
}

/// An output and its path; `-` is standard output.
pub(crate) type Destination = (Emit, PathBuf);

/// The request of a command line.
#[derive(Debug)]
pub(crate) enum Request {
    /// Compile sources.
    Compile(Box<Compile>),
    /// Print a text.
    Print(String),
    /// Write the runtime library for the target of these options.
    Runtime(PathBuf, Box<Options>),
    /// Compile a module and call one of its functions.
    Run(Box<Run>),
    /// Compile modules and measure the time of a call.
    Bench(Box<Bench>),
}

/// A module and what to call in it.
#[derive(Debug)]
pub(crate) struct Run {
    /// The compilation.
    pub compile: Compile,
    /// The call.
    pub action: Action,
    /// The command that starts the program; empty for this machine.
    pub emulator: Vec<String>,
}

/// The call of a compiled module.
#[derive(Debug)]
pub(crate) enum Action {
    /// A function without arguments, or one with those of a program.
    Entry {
        /// The name of the function.
        name: String,
        /// The type of the result, if it is given.
        result: Option<EntryResult>,
        /// The arguments of the program.
        arguments: Vec<OsString>,
    },
    /// A function with arguments.
    Call(Call),
}

/// Modules and a call whose times are compared.
#[derive(Debug)]
pub(crate) struct Bench {
    /// One or two compilations and their names.
    pub subjects: Vec<(String, Compile)>,
    /// The call.
    pub call: Call,
    /// The number of samples, if it is given.
    pub samples: Option<usize>,
    /// The time to measure in seconds.
    pub seconds: f64,
    /// True if the result is printed as JSON.
    pub is_json: bool,
}

/// Sources to compile, and their outputs.
#[derive(Clone, Debug)]
pub(crate) struct Compile {
    /// The sources.
    pub units: Vec<Unit>,
    /// The outputs of all sources together.
    pub library: Option<Library>,
    /// The source of the runtime's functions.
    pub runtime: RuntimeUse,
    /// Arguments for the linker.
    pub link_args: Vec<String>,
    /// A header to compare with the module.
    pub check_header: Option<PathBuf>,
    /// The file of constants.
    pub constants: Option<PathBuf>,
    /// Rules for Make to write.
    pub depfiles: Vec<Depfile>,
    /// The number of threads, if requested.
    pub jobs: Option<NonZeroUsize>,
    /// Options of the compiler.
    pub options: Options,
    /// The output of diagnostics.
    pub reporting: Reporting,
    /// True if the stages and their times are printed.
    pub verbose: bool,
}

impl Compile {
    /// Returns true if a line on a terminal may show the progress: not with messages for programs.
    pub(crate) fn shows_progress(&self) -> bool {
        self.reporting.format == ErrorFormat::Human && self.reporting.expected.is_none()
    }
}

/// A source and its own outputs.
#[derive(Clone, Debug)]
pub(crate) struct Unit {
    /// Source file; `-` is standard input.
    pub input: PathBuf,
    /// Outputs; intermediate files if the source becomes a part of a library.
    pub destinations: Vec<Destination>,
    /// The name of the output, for the bindings of other languages.
    pub stem: String,
}

/// The outputs of all sources together.
#[derive(Clone, Debug)]
pub(crate) struct Library {
    /// Archives and shared libraries.
    pub libraries: Vec<(LibraryKind, PathBuf)>,
    /// Headers, modules and manifests with all functions.
    pub bindings: Vec<Destination>,
    /// The name of the output, for the bindings of other languages.
    pub stem: String,
}

/// A kind of library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LibraryKind {
    /// A static library.
    Archive,
    /// A shared library.
    Shared,
}

/// A rule for Make.
#[derive(Clone, Debug)]
pub(crate) struct Depfile {
    /// The file of the rule.
    pub path: PathBuf,
    /// The targets of the rule, as they are written.
    pub targets: Vec<String>,
    /// The prerequisites.
    pub sources: Vec<PathBuf>,
    /// True if there are rules for the sources, too.
    pub phony: bool,
}
