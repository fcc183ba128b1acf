//! Compiles batches of programs with several compilers and options, and runs them.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use crate::function::print;
use crate::lowering::LOWERING;
use crate::program::{Argument, Flavour, LENGTH, Layout, Program, SHAPE, Statement, Type};
use crate::programs::{Folder, Outcome};

/// A compiler and its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// mlirc with these options.
    Options(String),
    /// LLVM's tools.
    Llvm,
    /// mlirc with the options to compare with, on a program with an injected bug.
    Injected,
}

impl Way {
    /// Returns its name in reports.
    pub(crate) fn name(&self) -> &str {
        match self {
            Way::Options(options) => options,
            Way::Llvm => "LLVM",
            Way::Injected => "with an injected bug",
        }
    }
}

/// The folder, the compilers and the options.
pub(crate) struct Workshop {
    pub(crate) mlirc: String,
    /// The options of mlirc to compare with.
    pub(crate) base: String,
    folder: Folder,
}

impl Workshop {
    /// Builds what all batches share, in a folder for temporary files.
    pub(crate) fn new(mlirc: String, cc: String, base: String, folder: &Path) -> Result<Workshop, String> {
        let folder = Folder::new(folder, cc, "tools/fuzz_opt/driver.c")?;
        Ok(Workshop { mlirc, base, folder })
    }

    /// Returns the results of programs for several compilers and options. The first ones are those to compare with.
    pub(crate) fn outcomes(&self, programs: &[Program], ways: &[Way]) -> Result<Vec<Vec<Outcome>>, String> {
        self.folder.compile_table(&table(programs))?;
        let base = Way::Options(self.base.clone());
        [&base].into_iter().chain(ways).map(|way| self.by(programs, way)).collect()
    }

    fn by(&self, programs: &[Program], way: &Way) -> Result<Vec<Outcome>, String> {
        let texts: Vec<String> = programs
            .iter()
            .enumerate()
            .map(|(number, program)| match way {
                Way::Injected => print(&injected(program), number),
                _ => print(program, number),
            })
            .collect();
        let Err(message) = self.compile(&texts.concat(), way) else {
            return self.folder.execute(programs.len());
        };
        if programs.len() == 1 {
            return Ok(vec![Outcome::Refused(message)]);
        }
        // One of them is to blame; the others run without it.
        let refused: Vec<Option<String>> = texts.iter().map(|text| self.compile(text, way).err()).collect();
        if refused.iter().all(Option::is_none) {
            return Err(format!("{}: {message}, but not for any program alone", way.name()));
        }
        let rest: Vec<String> = texts
            .iter()
            .zip(&refused)
            .enumerate()
            .map(|(number, (text, refused))| match refused {
                None => text.clone(),
                Some(_) => stub(&programs[number], number),
            })
            .collect();
        self.compile(&rest.concat(), way).map_err(|error| format!("{}: {error}", way.name()))?;
        let outcomes = self.folder.execute(programs.len())?.into_iter().zip(refused);
        Ok(outcomes.map(|(outcome, refused)| refused.map_or(outcome, Outcome::Refused)).collect())
    }

    /// Makes `programs.o` of a module, or says what is wrong with it.
    fn compile(&self, text: &str, way: &Way) -> Result<(), String> {
        self.folder.write("programs.mlir", text)?;
        let options = match way {
            Way::Llvm => return self.compile_by_llvm(),
            Way::Options(options) => options,
            Way::Injected => &self.base,
        };
        let mut command = Command::new(&self.mlirc);
        command.args(options.split_whitespace()).args(["programs.mlir", "-o", "programs.o"]);
        self.folder.run(&mut command)
    }

    fn compile_by_llvm(&self) -> Result<(), String> {
        self.folder.run(Command::new("mlir-opt-22").args(LOWERING).args([
            "programs.mlir",
            "-o",
            "llvm.mlir",
        ]))?;
        let mut translate = Command::new("mlir-translate-22");
        self.folder.run(translate.args(["--mlir-to-llvmir", "llvm.mlir", "-o", "llvm.ll"]))?;
        let mut clang = Command::new("clang-22");
        self.folder.run(clang.args(["-O2", "-Wno-override-module", "-c", "llvm.ll", "-o", "programs.o"]))
    }
}

/// The program with one operation that is another.
pub(crate) fn injected(program: &Program) -> Program {
    let mut other = program.clone();
    let count = other.body_len();
    for number in (0..count).rev() {
        let mut changed = false;
        other.replace(number, &mut |statements, at| {
            if let Statement::Binary { operation, .. } = &mut statements[at] {
                *operation += 1;
                changed = true;
            }
        });
        if changed {
            break;
        }
    }
    other
}

/// Returns the function that replaces a refused program.
fn stub(program: &Program, number: usize) -> String {
    let name = if program.flavour == Flavour::Llvm { "p" } else { "_mlir_ciface_p" };
    format!("llvm.func @{name}{number}() {{\n  llvm.return\n}}\n")
}

/// Returns the definition of `programs` of `driver.c`.
fn table(programs: &[Program]) -> String {
    let mut text = String::from(
        "#include <stdint.h>\nstruct memory { int area; int64_t size, offset, by_offset, rank, sizes[2], strides[2]; };\n\
         struct program { void (*function)(void); int takes_pointers; int64_t size; struct memory memories[4]; };\n",
    );
    let mut rows = String::new();
    for (number, program) in programs.iter().enumerate() {
        let llvm = program.flavour == Flavour::Llvm;
        let name = format!("{}p{number}", if llvm { "" } else { "_mlir_ciface_" });
        let _ = writeln!(text, "void {name}(void);");
        let memories: Vec<String> = program.arguments.iter().map(memory).collect();
        let _ = writeln!(
            rows,
            "  {{{name}, {}, {}, {{{}}}}},",
            i32::from(llvm),
            program.size,
            memories.join(", ")
        );
    }
    let _ = write!(
        text,
        "const struct program programs[] = {{\n{rows}}};\nconst int program_count = {};\n",
        programs.len()
    );
    text
}

fn memory(argument: &Argument) -> String {
    let area = match argument.element {
        Type::F32 => 1,
        Type::F64 => 2,
        _ => 0,
    };
    let (sizes, strides) = match argument.dimensions {
        1 => ([LENGTH, 0], [argument.stride, 0]),
        _ => (SHAPE, [argument.stride, 1]),
    };
    format!(
        "{{{area}, {}, {}, {}, {}, {{{}, {}}}, {{{}, {}}}}}",
        argument.element.bits() / 8,
        argument.offset,
        i32::from(argument.layout == Layout::Strided),
        argument.dimensions,
        sizes[0],
        sizes[1],
        strides[0],
        strides[1]
    )
}
