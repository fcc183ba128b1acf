//! Compiles batches of programs with several options, and runs them.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use crate::generate::HELPERS;
use crate::programs::{Folder, Outcome};

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
    /// The options of mlirc to compare with.
    pub(crate) base: String,
    folder: Folder,
}

impl Workshop {
    /// Builds what all batches share, in a folder for temporary files.
    pub(crate) fn new(mlirc: String, cc: String, base: String, folder: &Path) -> Result<Workshop, String> {
        let folder = Folder::new(folder, cc, "tools/fuzz_tensor/driver.c")?;
        Ok(Workshop { mlirc, base, folder })
    }

    /// Returns the results of programs for several options. The first ones are those to compare with. The programs have
    /// consecutive numbers from `first` on.
    pub(crate) fn outcomes(
        &self,
        texts: &[String],
        first: usize,
        variants: &[Variant],
    ) -> Result<Vec<Vec<Outcome>>, String> {
        self.folder.compile_table(&table(first, texts.len()))?;
        let base = Variant::Options(self.base.clone());
        [&base].into_iter().chain(variants).map(|variant| self.by(texts, first, variant)).collect()
    }

    fn by(&self, texts: &[String], first: usize, variant: &Variant) -> Result<Vec<Outcome>, String> {
        let texts: Vec<String> = match variant {
            Variant::Injected => texts.iter().map(|text| injected(text)).collect(),
            Variant::Options(_) => texts.to_vec(),
        };
        let Err(message) = self.compile(&texts.concat(), variant) else {
            return self.folder.execute(texts.len());
        };
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
        let outcomes = self.folder.execute(texts.len())?.into_iter().zip(refused);
        Ok(outcomes.map(|(outcome, refused)| refused.map_or(outcome, Outcome::Refused)).collect())
    }

    /// Makes `programs.o` of functions, or returns the reason for which they are refused.
    fn compile(&self, text: &str, variant: &Variant) -> Result<(), String> {
        self.folder.write("programs.mlir", &format!("{HELPERS}{text}"))?;
        let options = match variant {
            Variant::Options(options) => options,
            Variant::Injected => &self.base,
        };
        let mut command = Command::new(&self.mlirc);
        command.args(options.split_whitespace()).args(["--alloc=hook", "programs.mlir", "-o", "programs.o"]);
        self.folder.run(&mut command)
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
