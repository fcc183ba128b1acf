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
}

impl Cost {
    /// Returns the cost of this and then another.
    pub(crate) fn then(self, next: Cost) -> Cost {
        Cost { seconds: self.seconds + next.seconds, kilobytes: self.kilobytes.max(next.kilobytes) }
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
        run(Command::new(&self.program).arg(&self.report).args(words).current_dir(folder))?;
        let text = std::fs::read_to_string(&self.report).map_err(|error| error.to_string())?;
        let mut fields = text.split_whitespace();
        let seconds = fields.next().and_then(|field| field.parse().ok());
        let kilobytes = fields.next().and_then(|field| field.parse().ok());
        match (seconds, kilobytes) {
            (Some(seconds), Some(kilobytes)) => Ok(Cost { seconds, kilobytes }),
            _ => Err(format!("not a cost: {text}")),
        }
    }
}
