//! What commands cost: time and memory, taken by a small C program, because the standard library does not say how much
//! memory a child had.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::run;

/// Time and memory of a command, or of several that run one after another.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cost {
    /// From start to end.
    pub(crate) seconds: f64,
    /// The most that was in memory at a time.
    pub(crate) kilobytes: u64,
}

impl Cost {
    /// What this and then another cost.
    pub(crate) fn then(self, next: Cost) -> Cost {
        Cost { seconds: self.seconds + next.seconds, kilobytes: self.kilobytes.max(next.kilobytes) }
    }
}

/// Runs commands and says what they cost.
pub(crate) struct Meter {
    program: PathBuf,
    report: PathBuf,
}

impl Meter {
    /// Builds the program that measures, in a folder for temporary files.
    pub(crate) fn new(folder: &Path) -> Result<Meter, String> {
        let program = folder.join("cost");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/common/cost.c");
        run(Command::new("cc").arg("-O1").arg(source).arg("-o").arg(&program))?;
        Ok(Meter { program, report: folder.join("cost.txt") })
    }

    /// What a command costs, or why it fails.
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
