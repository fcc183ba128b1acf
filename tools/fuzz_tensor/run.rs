//! Compiles batches of programs with several options, and runs them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::generate::HELPERS;

/// The options of a compilation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Variant {
    /// These options.
    Options(String),
    /// The options to compare with, for a program with an injected bug.
    Injected,
}

impl Variant {
    /// Returns its name in reports.
    pub(crate) fn name(&self) -> &str {
        match self {
            Variant::Options(options) => options,
            Variant::Injected => "with an injected bug",
        }
    }
}

/// The result of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// The line that it printed.
    Done(String),
    /// It crashed or did not end.
    Crashed,
    /// It was not compiled, for this reason.
    Refused(String),
}

impl Outcome {
    /// Returns true if one of two results is wrong.
    pub(crate) fn is_failure(&self, other: &Outcome) -> bool {
        let is_clean = |outcome: &Outcome| match outcome {
            Outcome::Done(line) => line.ends_with(" 0 leaked, 0 freed wrongly"),
            Outcome::Crashed => false,
            Outcome::Refused(_) => true,
        };
        self != other || !is_clean(self) || !is_clean(other)
    }
}

/// The folder, the compilers and the options.
pub(crate) struct Workshop {
    mlirc: String,
    cc: String,
    /// The options of mlirc to compare with.
    pub(crate) base: String,
    folder: PathBuf,
}

impl Workshop {
    /// Builds what all batches share, in a folder for temporary files.
    pub(crate) fn new(mlirc: String, cc: String, base: String, folder: &Path) -> Result<Workshop, String> {
        let workshop = Workshop { mlirc, cc, base, folder: folder.to_path_buf() };
        let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/fuzz_tensor/driver.c");
        workshop.run(Command::new(&workshop.cc).args(["-O1", "-c", "-o", "driver.o"]).arg(driver))?;
        Ok(workshop)
    }

    /// Returns the results of programs for several options. The first ones are those to compare with. The programs have
    /// consecutive numbers from `first` on.
    pub(crate) fn outcomes(
        &self,
        texts: &[String],
        first: usize,
        variants: &[Variant],
    ) -> Result<Vec<Vec<Outcome>>, String> {
        self.write("table.c", &table(first, texts.len()))?;
        self.run(Command::new(&self.cc).args(["-O0", "-w", "-c", "table.c", "-o", "table.o"]))?;
        let base = Variant::Options(self.base.clone());
        [&base].into_iter().chain(variants).map(|variant| self.by(texts, first, variant)).collect()
    }

    fn by(&self, texts: &[String], first: usize, variant: &Variant) -> Result<Vec<Outcome>, String> {
        let texts: Vec<String> = match variant {
            Variant::Injected => texts.iter().map(|text| injected(text)).collect(),
            Variant::Options(_) => texts.to_vec(),
        };
        let Err(message) = self.compile(&texts.concat(), variant) else { return self.execute(texts.len()) };
        if texts.len() == 1 {
            return Ok(vec![Outcome::Refused(message)]);
        }
        // One of them is to blame; the others run without it.
        let refused: Vec<Option<String>> =
            texts.iter().map(|text| self.compile(text, variant).err()).collect();
        if refused.iter().all(Option::is_none) {
            return Err(format!("{}: {message}, but not for any program alone", variant.name()));
        }
        let others: Vec<String> = texts
            .iter()
            .zip(&refused)
            .enumerate()
            .map(|(at, (text, refused))| match refused {
                None => text.clone(),
                Some(_) => crate::generate::program(0, first + at, 0),
            })
            .collect();
        self.compile(&others.concat(), variant).map_err(|error| format!("{}: {error}", variant.name()))?;
        let outcomes = self.execute(texts.len())?.into_iter().zip(refused);
        Ok(outcomes.map(|(outcome, refused)| refused.map_or(outcome, Outcome::Refused)).collect())
    }

    /// Makes `programs.o` of functions, or returns the reason for which they are refused.
    fn compile(&self, text: &str, variant: &Variant) -> Result<(), String> {
        self.write("programs.mlir", &format!("{HELPERS}{text}"))?;
        let options = match variant {
            Variant::Options(options) => options,
            Variant::Injected => &self.base,
        };
        let mut command = Command::new(&self.mlirc);
        command.args(options.split_whitespace()).args(["--alloc=hook", "programs.mlir", "-o", "programs.o"]);
        self.run(&mut command)
    }

    /// Links and runs the programs.
    fn execute(&self, count: usize) -> Result<Vec<Outcome>, String> {
        let mut link = Command::new(&self.cc);
        self.run(link.args(["driver.o", "table.o", "programs.o", "-lm", "-o", "program"]))?;
        let mut outcomes = Vec::new();
        while outcomes.len() < count {
            let mut command = Command::new(self.folder.join("program"));
            let output =
                command.arg(outcomes.len().to_string()).output().map_err(|error| error.to_string())?;
            let text = String::from_utf8_lossy(&output.stdout);
            let lines = text.lines().filter_map(|line| line.split_once(' '));
            outcomes.extend(lines.map(|(_, line)| Outcome::Done(line.to_string())));
            if !output.status.success() {
                outcomes.push(Outcome::Crashed);
            }
        }
        Ok(outcomes)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        fs::write(self.folder.join(name), text).map_err(|error| format!("{name}: {error}"))
    }

    fn run(&self, command: &mut Command) -> Result<(), String> {
        let output =
            command.current_dir(&self.folder).output().map_err(|error| format!("{command:?}: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&output.stderr);
        let line = text.lines().find(|line| line.contains("error")).or(text.lines().next());
        // The position depends on the neighbours.
        let message = line.map(|line| line.split_once("error: ").map_or(line, |(_, message)| message));
        Err(message.map_or_else(|| output.status.to_string(), str::to_string))
    }
}

/// Returns the program with one operation that is another.
fn injected(text: &str) -> String {
    match text.rfind("arith.addi") {
        Some(at) => format!("{}arith.subi{}", &text[..at], &text[at + "arith.addi".len()..]),
        None => text.to_string(),
    }
}

/// Returns the definition of `programs` of `driver.c`.
fn table(first: usize, count: usize) -> String {
    let mut text = "typedef void program(void);\n".to_string();
    let mut rows = String::new();
    for number in first..first + count {
        let _ = writeln!(text, "program _mlir_ciface_p{number};");
        let _ = writeln!(rows, "  _mlir_ciface_p{number},");
    }
    let _ = write!(text, "program *const programs[] = {{\n{rows}}};\nconst int program_count = {count};\n");
    text
}
