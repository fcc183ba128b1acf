//! Programs: a shared library and the program in C that loads it, in a folder of their own.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

use mlirc::library::Library;
use mlirc::link;

use super::source::Files;

/// The exit status of a program whose library or symbol is not found; it has printed the reason.
const NOT_LOADED: i32 = 125;

/// A folder with a linked library. Removed with this value.
#[derive(Debug)]
pub(super) struct Folder {
    folder: tempfile::TempDir,
    library: PathBuf,
    input: PathBuf,
    output: PathBuf,
}

/// A program that can be started.
#[derive(Debug)]
pub(super) struct Program {
    path: PathBuf,
    emulator: Vec<String>,
}

impl Folder {
    /// Links a library.
    ///
    /// # Errors
    /// If it cannot be linked or written, as a message.
    pub(super) fn new(library: &Library, arguments: &[String]) -> Result<Folder, String> {
        let failed =
            |error: std::io::Error| format!("cannot write to the folder of temporary files: {error}");
        let folder = tempfile::Builder::new().prefix("mlirc-run-").tempdir().map_err(failed)?;
        let runtime = link::archive(&library.runtime, library.target())?;
        let shared = link::shared(&library.members, &[runtime], arguments, library.target())?;
        let path = |name: &str| folder.path().join(name);
        let (library, input, output) = (path("libmodule.so"), path("input"), path("output"));
        std::fs::write(&library, shared).map_err(failed)?;
        Ok(Folder { library, input, output, folder })
    }

    /// Returns the files of programs in this folder.
    pub(super) fn files(&self) -> Files<'_> {
        Files { library: &self.library, input: &self.input, output: &self.output }
    }

    /// Writes the input of programs.
    ///
    /// # Errors
    /// If it cannot be written, as a message.
    pub(super) fn write_input(&self, input: &[u8]) -> Result<(), String> {
        std::fs::write(&self.input, input).map_err(|error| written(&self.input, &error))
    }

    /// Returns the output of a program.
    ///
    /// # Errors
    /// If it cannot be read, as a message.
    pub(super) fn read_output(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.output).map_err(|error| format!("cannot read the results: {error}"))
    }

    /// Compiles a program.
    ///
    /// # Errors
    /// If the C compiler fails, as a message.
    pub(super) fn program(
        &self,
        source: &str,
        library: &Library,
        emulator: &[String],
    ) -> Result<Program, String> {
        let (file, path) = (self.folder.path().join("call.c"), self.folder.path().join("call"));
        std::fs::write(&file, source).map_err(|error| written(&file, &error))?;
        link::program(&file, &path, library.target())?;
        Ok(Program { path, emulator: emulator.to_vec() })
    }
}

fn written(path: &Path, error: &std::io::Error) -> String {
    format!("cannot write '{}': {error}", path.display())
}

impl Program {
    /// Returns the command that starts the program.
    pub(super) fn command(&self) -> Command {
        let Some((first, rest)) = self.emulator.split_first() else { return Command::new(&self.path) };
        let mut command = Command::new(first);
        command.args(rest).arg(&self.path);
        command
    }

    /// Returns the message for a program that cannot be started.
    pub(super) fn not_started(&self, error: &std::io::Error) -> String {
        match self.emulator.first() {
            Some(emulator) => format!("cannot start '{emulator}': {error}"),
            None => {
                format!("cannot start the program: {error}; --emulator starts programs of other machines")
            }
        }
    }
}

/// The end of a program that was not successful.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// Its library or a symbol was not found; the program has printed the reason.
    NotLoaded,
    /// It ended with this exit status.
    Status(u8),
    /// It ended by this signal.
    Signal(i32),
}

impl Failure {
    /// Returns the failure of a program; `None` if it was successful.
    pub(super) fn of(status: ExitStatus) -> Option<Failure> {
        match status.code() {
            Some(0) => None,
            Some(NOT_LOADED) => Some(Failure::NotLoaded),
            Some(code) => Some(Failure::Status(code as u8)),
            None => Some(Failure::Signal(signal(status))),
        }
    }

    /// Returns the exit status that stands for the failure.
    pub(super) fn exit_status(self) -> u8 {
        match self {
            Failure::NotLoaded => 1,
            Failure::Status(code) => code,
            // As shells do.
            Failure::Signal(number) => 128_u8.wrapping_add(number as u8),
        }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::NotLoaded => {
                f.write_str("the library cannot be loaded; --shared-libs names others that it needs")
            }
            Failure::Status(code) => write!(f, "the program ended with exit status {code}"),
            Failure::Signal(number) => {
                let name = SIGNALS.iter().find(|signal| signal.0 == *number).map_or("", |signal| signal.1);
                write!(f, "the program ended by signal {number}{name}")
            }
        }
    }
}

/// The signals that errors in programs cause.
const SIGNALS: [(i32, &str); 4] = [
    (4, " (illegal instruction)"),
    (6, " (abort)"),
    (8, " (arithmetic error)"),
    (11, " (invalid access to memory)"),
];

#[cfg(unix)]
fn signal(status: ExitStatus) -> i32 {
    std::os::unix::process::ExitStatusExt::signal(&status).unwrap_or(0)
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> i32 {
    0
}
