//! Time and memory of commands. A small C program measures them, because the standard library does not provide the
//! memory of a child process.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::run;

/// The time and memory of a command, or of several in sequence.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    /// The elapsed time.
    pub(crate) seconds: f64,
    /// The peak memory.
    pub(crate) kilobytes: u64,
    /// The processor time in seconds. Other programs on the machine disturb it less than the elapsed time.
    pub(crate) processor: f64,
}

impl Cost {
    /// Returns the cost of this and then another.
    pub(crate) fn then(self, next: Cost) -> Cost {
        Cost {
            seconds: self.seconds + next.seconds,
            kilobytes: self.kilobytes.max(next.kilobytes),
            processor: self.processor + next.processor,
        }
    }
}

/// Runs commands and measures their cost.
pub(crate) struct Meter {
    program: PathBuf,
    report: PathBuf,
}

impl Meter {
    /// Builds the measuring program in a folder for temporary files.
    pub(crate) fn new(folder: &Path) -> Result<Meter, String> {
        let program = folder.join("cost");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/common/cost.c");
        run(Command::new("cc").arg("-O1").arg(source).arg("-o").arg(&program))?;
        Ok(Meter { program, report: folder.join("cost.txt") })
    }

    /// Returns the cost of a command, or the reason of its failure.
    pub(crate) fn cost(&self, words: &[String], folder: &Path) -> Result<Cost, String> {
        run(self.command().args(words).current_dir(folder))?;
        self.reported()
    }

    /// Returns a command that another one is appended to, to be measured. [`Meter::reported`] has the cost of its last run.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.arg(&self.report);
        command
    }

    /// Returns the cost of the last command.
    pub(crate) fn reported(&self) -> Result<Cost, String> {
        let text = std::fs::read_to_string(&self.report).map_err(|error| error.to_string())?;
        let mut fields = text.split_whitespace();
        let seconds = fields.next().and_then(|field| field.parse().ok());
        let kilobytes = fields.next().and_then(|field| field.parse().ok());
        let processor = fields.next().and_then(|field| field.parse().ok());
        match (seconds, kilobytes, processor) {
            (Some(seconds), Some(kilobytes), Some(processor)) => Ok(Cost { seconds, kilobytes, processor }),
            _ => Err(format!("not a cost: {text}")),
        }
    }
}
