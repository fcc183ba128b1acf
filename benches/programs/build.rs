//! Compilation of a program by each route.

use std::path::{Path, PathBuf};
use std::process::Command;

use object::{Object, ObjectSection, SectionKind};

use crate::command::run;
use crate::cost::{Cost, Meter};
use crate::sources;
use crate::suite::Program;

/// The form in which a front end hands over a program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stage {
    /// The name in tables and of options.
    pub(crate) name: &'static str,
    /// The options of clang that leave programs so.
    pub(crate) flags: &'static [&'static str],
}

/// The stages, from the least to the most optimized.
pub(crate) const STAGES: [Stage; 3] = [
    Stage { name: "O0", flags: &["-O0", "-Xclang", "-disable-O0-optnone"] },
    Stage { name: "front-end", flags: &["-O2", "-Xclang", "-disable-llvm-passes"] },
    Stage { name: "O2", flags: &["-O2"] },
];

/// A compiler with its options.
pub(crate) struct Route {
    /// The name in tables.
    pub(crate) name: String,
    pub(crate) compiler: Compiler,
}

/// A compiler.
pub(crate) enum Compiler {
    /// Translates the modules of a stage.
    Mlirc { program: String, options: Vec<String>, stage: Stage },
    /// Translates C and C++; the names of the compilers of the two languages, and the level.
    C { c: &'static str, cxx: &'static str, level: &'static str },
}

/// A built program and its cost.
pub(crate) struct Built {
    pub(crate) program: PathBuf,
    /// The size of the code and the read-only data in bytes.
    pub(crate) code_size: u64,
    /// The cost of the compilation.
    pub(crate) compilation: Cost,
}

/// The folders and tools of a build.
pub(crate) struct Workshop<'a> {
    pub(crate) keep: &'a Path,
    pub(crate) meter: &'a Meter,
}

impl Route {
    /// Returns true for a route of mlirc.
    pub(crate) fn is_ours(&self) -> bool {
        matches!(self.compiler, Compiler::Mlirc { .. })
    }
}

impl Workshop<'_> {
    /// Builds a program; returns the reason if there is none.
    pub(crate) fn build(&self, program: &Program, route: &Route) -> Result<Built, String> {
        let sources = sources::prepare(program, self.keep)?;
        let folder = self.keep.join("built").join(program.name).join(file_name(&route.name));
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let mut built = Built { program: folder.join("program"), code_size: 0, compilation: Cost::default() };
        let mut link = Command::new("c++");
        link.arg("-o").arg(&built.program);
        for file in sources::files(program, &sources)? {
            let object = folder.join(format!("{}.o", file_name(&file)));
            let mut command = match &route.compiler {
                Compiler::Mlirc { program: mlirc, options, stage } => {
                    let mut command = vec![mlirc.clone()];
                    command.extend_from_slice(options);
                    command.push(text(&self.module(program, &sources, &file, *stage)?));
                    command
                }
                Compiler::C { c, cxx, level } => {
                    let mut command = compile(if is_cxx(&file) { cxx } else { c }, program, &file);
                    command.extend([level.to_string(), "-c".to_string()]);
                    command
                }
            };
            command.extend(["-o".to_string(), text(&object)]);
            built.compilation = built.compilation.then(self.meter.cost(&command, &sources)?);
            built.code_size += code_size(&object)?;
            link.arg(object);
        }
        run(link.arg("-lm"))?;
        Ok(built)
    }

    /// Returns the cost of LLVM's road from the modules of a stage to objects.
    pub(crate) fn llvm_road(&self, program: &Program, stage: Stage) -> Result<Cost, String> {
        let sources = sources::prepare(program, self.keep)?;
        let (llvm, object) = (self.keep.join("road.ll"), self.keep.join("road.o"));
        let mut cost = Cost::default();
        for file in sources::files(program, &sources)? {
            let module = self.module(program, &sources, &file, stage)?;
            let translate = ["mlir-translate-22", "--mlir-to-llvmir", &text(&module), "-o", &text(&llvm)];
            let clang = ["clang-22", "-O2", "-w", "-c", &text(&llvm), "-o", &text(&object)];
            for command in [&translate[..], &clang[..]] {
                let words: Vec<String> = command.iter().map(ToString::to_string).collect();
                cost = cost.then(self.meter.cost(&words, &sources)?);
            }
        }
        Ok(cost)
    }

    /// Returns the module of a source file as a stage leaves it; translates it if that is not done.
    fn module(&self, program: &Program, sources: &Path, file: &str, stage: Stage) -> Result<PathBuf, String> {
        let folder = self.keep.join("modules").join(program.name).join(stage.name);
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let module = folder.join(format!("{}.mlir", file_name(file)));
        if module.is_file() {
            return Ok(module);
        }
        let llvm = module.with_extension("ll");
        let clang = compile(if is_cxx(file) { "clang++-22" } else { "clang-22" }, program, file);
        let (clang, options) = (&clang[0], &clang[1..]);
        run(Command::new(clang)
            .args(options)
            .args(stage.flags)
            .args(["-S", "-emit-llvm", "-o"])
            .arg(&llvm)
            .current_dir(sources))?;
        let part = module.with_extension("part");
        run(Command::new("mlir-translate-22").arg("--import-llvm").arg(&llvm).arg("-o").arg(&part))?;
        std::fs::rename(part, &module).map_err(|error| error.to_string())?;
        Ok(module)
    }
}

/// Returns the beginning of a command that compiles a source file.
fn compile(compiler: &str, program: &Program, file: &str) -> Vec<String> {
    let options = [&["-w"], program.flags, &[file]].concat();
    std::iter::once(compiler).chain(options).map(str::to_string).collect()
}

fn is_cxx(file: &str) -> bool {
    file.ends_with(".cc") || file.ends_with(".cpp")
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Returns a name for files, without the characters that have a meaning to shells.
pub(crate) fn file_name(name: &str) -> String {
    name.chars()
        .map(|char| if char.is_ascii_alphanumeric() || ".-_".contains(char) { char } else { '_' })
        .collect()
}

/// Returns the size of the code and the read-only data of an object in bytes. mlirc has jump tables and constants in the
/// code, other compilers beside it.
fn code_size(path: &Path) -> Result<u64, String> {
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let file = object::File::parse(&bytes[..]).map_err(|error| error.to_string())?;
    let is_counted = |section: &object::Section| {
        let is_unwinding = section.name().is_ok_and(|name| name.starts_with(".eh_frame"));
        !is_unwinding
            && matches!(
                section.kind(),
                SectionKind::Text
                    | SectionKind::ReadOnlyData
                    | SectionKind::ReadOnlyDataWithRel
                    | SectionKind::ReadOnlyString
            )
    };
    Ok(file.sections().filter(is_counted).map(|section| section.size()).sum())
}
