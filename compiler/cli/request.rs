//! The request of a command line, as plain data.

use std::path::PathBuf;

use clap::ValueEnum;
use mlirc::diag::{Diagnostic, Styles};
use mlirc::driver::{Emit, Options};

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
#[derive(Debug)]
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
}

/// Sources to compile, and their outputs.
#[derive(Debug)]
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
    /// The files that arguments are from.
    pub argument_files: Vec<PathBuf>,
    /// A rule for Make to write.
    pub depfile: Option<Depfile>,
    /// Options of the compiler.
    pub options: Options,
    /// The output of diagnostics.
    pub reporting: Reporting,
    /// True if the stages and their times are printed.
    pub verbose: bool,
}

/// A source and its own outputs.
#[derive(Debug)]
pub(crate) struct Unit {
    /// Source file; `-` is standard input.
    pub input: PathBuf,
    /// Outputs.
    pub destinations: Vec<Destination>,
    /// The name of the output, for the bindings of other languages.
    pub stem: String,
}

/// The outputs of all sources together.
#[derive(Debug)]
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
#[derive(Debug)]
pub(crate) struct Depfile {
    /// The file of the rule.
    pub path: PathBuf,
    /// The targets of the rule.
    pub targets: Vec<String>,
}
