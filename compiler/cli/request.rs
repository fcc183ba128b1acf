//! What a command line asks for, as plain data.

use std::path::PathBuf;

use clap::ValueEnum;
use mlirc::driver::{Emit, Options};

/// What becomes of calls to the functions of MLIR's runner libraries. (`///` on the variants would be shown by
/// `--help`, a line each.)
#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum RuntimeUse {
    // The program must have them.
    None,
    // They are put into the archive or shared library.
    Embed,
    // The shared library is linked with `-lmlirc_rt`.
    Link,
}

/// An output and where it goes; `-` is standard output.
pub(crate) type Destination = (Emit, PathBuf);

/// What a command line asks for.
#[derive(Debug)]
pub(crate) enum Request {
    /// To compile sources.
    Compile(Box<Compile>),
    /// To print a text.
    Print(String),
    /// To write the runtime library for the target of these options.
    Runtime(PathBuf, Box<Options>),
}

/// Sources to compile, and what to make of them.
#[derive(Debug)]
pub(crate) struct Compile {
    /// The sources.
    pub units: Vec<Unit>,
    /// What is made of all of them together.
    pub library: Option<Library>,
    /// What becomes of calls to the runtime.
    pub runtime: RuntimeUse,
    /// Arguments for the linker.
    pub link_args: Vec<String>,
    /// A header to compare with the module.
    pub check_header: Option<PathBuf>,
    /// A rule for Make to write.
    pub depfile: Option<Depfile>,
    /// How to compile.
    pub options: Options,
    /// Whether to say what is done.
    pub verbose: bool,
}

/// A source and what is made of it alone.
#[derive(Debug)]
pub(crate) struct Unit {
    /// Source file; `-` is standard input.
    pub input: PathBuf,
    /// Outputs.
    pub destinations: Vec<Destination>,
    /// Names the header's guard and the object's file symbol.
    pub stem: String,
}

/// What is made of all sources together.
#[derive(Debug)]
pub(crate) struct Library {
    /// Archives and shared libraries.
    pub libraries: Vec<(LibraryKind, PathBuf)>,
    /// Descriptions of all their functions.
    pub bindings: Vec<Destination>,
    /// Names the header's guard and the modules of other languages.
    pub stem: String,
}

/// A kind of library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LibraryKind {
    /// For the linker.
    Archive,
    /// For the loader.
    Shared,
}

/// A rule for Make.
#[derive(Debug)]
pub(crate) struct Depfile {
    /// Where it goes.
    pub path: PathBuf,
    /// What it is about.
    pub targets: Vec<String>,
}
