//! A folder with compiled programs, for fuzzers that compare what programs print.
//!
//! A driver in C, `driver.o`, calls the programs of `programs.o` that a table, `table.o`, lists, from a number on. It
//! prints a line for each: the number, a space, and the result.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The result of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// The text that it printed.
    Done(String),
    /// It crashed or did not end.
    Crashed,
    /// It was not compiled, for this reason.
    Refused(String),
}

/// A folder for temporary files, and the C compiler.
pub(crate) struct Folder {
    path: PathBuf,
    cc: String,
}

impl Folder {
    /// Compiles the driver, a path in the repository.
    pub(crate) fn new(path: &Path, cc: String, driver: &str) -> Result<Folder, String> {
        let folder = Folder { path: path.to_path_buf(), cc };
        let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join(driver);
        folder.run(Command::new(&folder.cc).args(["-O2", "-c", "-o", "driver.o"]).arg(driver))?;
        Ok(folder)
    }

    /// Compiles the table of programs.
    pub(crate) fn compile_table(&self, text: &str) -> Result<(), String> {
        self.write("table.c", text)?;
        self.run(Command::new(&self.cc).args(["-O0", "-w", "-c", "table.c", "-o", "table.o"]))
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<(), String> {
        fs::write(self.path.join(name), text).map_err(|error| format!("{name}: {error}"))
    }

    /// Runs a command in the folder. The error is the message of the first one that it prints, without its location,
    /// which depends on the other programs.
    pub(crate) fn run(&self, command: &mut Command) -> Result<(), String> {
        let output =
            command.current_dir(&self.path).output().map_err(|error| format!("{command:?}: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&output.stderr);
        let line = text.lines().find(|line| line.contains("error")).or(text.lines().next());
        let message = line.map(|line| line.split_once("error: ").map_or(line, |(_, message)| message));
        Err(message.map_or_else(|| output.status.to_string(), str::to_string))
    }

    /// Links and runs `count` programs. After a crash, it continues with the next program.
    pub(crate) fn execute(&self, count: usize) -> Result<Vec<Outcome>, String> {
        let mut link = Command::new(&self.cc);
        self.run(link.args(["driver.o", "table.o", "programs.o", "-lm", "-o", "program"]))?;
        let mut outcomes = Vec::new();
        while outcomes.len() < count {
            let mut command = Command::new(self.path.join("program"));
            let output =
                command.arg(outcomes.len().to_string()).output().map_err(|error| error.to_string())?;
            let text = String::from_utf8_lossy(&output.stdout);
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            outcomes.extend(lines.map(|(_, result)| Outcome::Done(result.to_string())));
            if !output.status.success() {
                outcomes.push(Outcome::Crashed);
            }
        }
        Ok(outcomes)
    }
}
