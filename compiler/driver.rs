//! The compilation pipeline, one line per stage.

mod bindings;
mod constants;
mod error_message;
mod files;
mod levels;
mod module_target;
mod options;

use std::borrow::Cow;
use std::time::{Duration, Instant};

use target_lexicon::BinaryFormat;

use crate::assembly;
use crate::bufferize;
use crate::bytes::Pieces;
use crate::codegen::{self, Listing};
use crate::diag::{Diagnostic, Diagnostics, Location, PASS_FAILED, Severity};
use crate::dialect;
use crate::fuse;
use crate::instrument;
use crate::ir::{Context, Module, resources, verify};
use crate::legalize;
use crate::opt;
use crate::progress;
use crate::source::Source;
use crate::target::Target;
use crate::text;
use crate::time::Parts;

use self::constants::describe_function;
use self::error_message::MESSAGE_FUNCTION;

pub use self::bindings::{data_layout, header_difference, no_functions};
pub use self::files::{is_unchanged, make_name, make_rule, read_source, write_files, write_reproducer};
pub use self::options::{HeaderOptions, Options};
pub use crate::codegen::{DebugLevel, DebugOptions, GDB_PRINTERS, LLDB_SUMMARIES, LinkedKind, LinkedSymbol};
pub use crate::convert::{Allocator, CInterfaceAbi, CWrappers, MemRefAbi};
pub use crate::dialect::llvm::function::SizeLevel;
pub use crate::opt::{FastMath, RemarkFilter, VectorLibrary};
pub use crate::text::{PrintOptions, RELEASES};
pub use cabi::HeaderLanguage;

/// An output of a compilation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Emit {
    /// A relocatable object file.
    Object,
    /// Assembly; for reading in formats other than ELF.
    Asm,
    /// Cranelift IR, for reading.
    Clif,
    /// The module in the LLVM dialect.
    LlvmDialect,
    /// The module in the LLVM dialect, as the optimiser leaves it.
    Optimized,
    /// The module as it was read.
    Mlir,
    /// The module on tensors, as bufferization gets it.
    Tensors,
    /// The module with memrefs instead of tensors.
    Buffers,
    /// The C header.
    Header,
    /// A Rust module that calls the functions.
    Rust,
    /// A Python module that calls the functions of a shared library.
    Python,
    /// A Fortran module that calls the functions.
    Fortran,
    /// A Go package that calls the functions, beside the C header.
    Go,
    /// A description of the functions in JSON.
    Manifest,
    /// The file of constants, which the object then does not contain.
    Constants,
}

/// The outputs that are modules, in the order of the stages that make them.
const MODULES: [Emit; 5] = [Emit::Mlir, Emit::Tensors, Emit::Buffers, Emit::LlvmDialect, Emit::Optimized];

impl Emit {
    /// Returns true if the output only describes the functions of the code, for their callers.
    pub fn is_binding(self) -> bool {
        matches!(self, Emit::Header | Emit::Rust | Emit::Python | Emit::Fortran | Emit::Go | Emit::Manifest)
    }

    /// Returns true if the output exists only when code was generated.
    fn needs_code(self) -> bool {
        !MODULES.contains(&self)
    }

    /// Returns true for the modules between stages up to `last`.
    fn is_module_up_to(self, last: Emit) -> bool {
        let position = |emit| MODULES.iter().position(|&module| module == emit);
        position(self).is_some() && position(self) <= position(last)
    }
}

/// A compiler with its options.
#[derive(Clone, Debug, Default)]
pub struct Compiler {
    options: Options,
}

/// The requested outputs of a compilation.
#[derive(Clone, Debug, Default)]
pub struct Artifacts {
    /// Each output and its contents, in the order of the request.
    pub outputs: Vec<(Emit, Pieces)>,
    /// The functions that can be called from C, if code was generated.
    pub exports: Vec<cabi::Export>,
    /// The global variables that C can access, if code was generated.
    pub variables: Vec<cabi::Variable>,
    /// The symbols by which the object is linked with others, if code was generated.
    pub symbols: Vec<LinkedSymbol>,
    /// Width in bits of `index` in the exports.
    pub index_bits: u32,
    /// The target of the generated code, if any was generated.
    pub target: Option<Target>,
    /// Warnings and remarks.
    pub diagnostics: Diagnostics,
    /// The stages that ran.
    pub stages: Vec<Stage>,
}

/// A stage that ran.
#[derive(Clone, Debug)]
pub struct Stage {
    /// Its name.
    pub name: &'static str,
    /// The time it took.
    pub time: Duration,
    /// The times of its parts, if requested.
    pub parts: Parts,
    /// The number of operations in its output, if requested.
    pub operations: Option<usize>,
}

impl Artifacts {
    /// Returns the contents of an output.
    pub fn get(&self, emit: Emit) -> Option<Cow<'_, [u8]>> {
        self.outputs.iter().find(|output| output.0 == emit).map(|output| output.1.whole())
    }
}

impl Compiler {
    /// Creates a compiler with these options.
    pub fn new(options: Options) -> Compiler {
        Compiler { options }
    }

    /// Compiles a source. `stem` names the output: the library that a Python module loads, and the
    /// function that takes a file of constants.
    ///
    /// # Errors
    /// All errors in the source that could be found.
    pub fn compile(&self, source: &Source, stem: &str, emit: &[Emit]) -> Result<Artifacts, Diagnostics> {
        let mut diagnostics = Diagnostics::new(self.options.policy.clone());
        match self.run(source, stem, emit, &mut diagnostics) {
            Some(artifacts) if !diagnostics.has_errors() => Ok(Artifacts { diagnostics, ..artifacts }),
            _ => Err(diagnostics),
        }
    }

    /// Runs the pipeline. `None` after an error.
    fn run(
        &self,
        source: &Source,
        stem: &str,
        emit: &[Emit],
        diagnostics: &mut Diagnostics,
    ) -> Option<Artifacts> {
        let mut artifacts = Artifacts::default();
        if let Some(encoding) = source.foreign_encoding() {
            diagnostics.error(Location::Unknown, format!("the text is {encoding}; it must be UTF-8"));
            return None;
        }
        let read = if self.has_variables() { text::read_with_names } else { text::read };
        let module =
            artifacts.timed("read", || read(source, Context::new(dialect::registry()), diagnostics))?;
        artifacts.complete(&self.options, Parts::default(), Some(&module));
        artifacts.timed("verify", || verified(&module, diagnostics))?;
        artifacts.put(emit, Emit::Mlir, || text::print(&module, source, self.options.print));
        if emit.iter().all(|emit| emit.is_module_up_to(Emit::Mlir)) {
            return Some(artifacts);
        }
        resources::check(&module, diagnostics);
        if diagnostics.has_errors() {
            return None;
        }
        let module = artifacts.timed("legalize", || legalized(module, diagnostics))?;
        self.check(&module, "legalization", diagnostics)?;
        let module = artifacts.timed("fuse", || self.fused(module));
        self.check(&module, "fusion", diagnostics)?;
        artifacts.put(emit, Emit::Tensors, || text::print(&module, source, self.options.print));
        if emit.iter().all(|emit| emit.is_module_up_to(Emit::Tensors)) {
            return Some(artifacts);
        }
        let module = artifacts.timed("bufferize", || self.bufferized(module, diagnostics))?;
        self.check(&module, "bufferization", diagnostics)?;
        artifacts.put(emit, Emit::Buffers, || text::print(&module, source, self.options.print));
        if emit.iter().all(|emit| emit.is_module_up_to(Emit::Buffers)) {
            return Some(artifacts);
        }
        let (target, options) = (&self.target(&module, diagnostics)?, self.convert_options());
        let module =
            artifacts.timed("convert", || self.converted(module, target, &options, source, diagnostics))?;
        let module = self.with_error_message(module, target, diagnostics)?;
        artifacts.complete(&self.options, Parts::default(), Some(&module));
        self.check(&module, "conversion to the LLVM dialect", diagnostics)?;
        artifacts.put(emit, Emit::LlvmDialect, || text::print(&module, source, self.options.print));
        if emit.iter().all(|emit| emit.is_module_up_to(Emit::LlvmDialect)) {
            return Some(artifacts);
        }
        self.check_layout(&module, target, diagnostics)?;
        if emit.iter().any(|emit| emit.needs_code()) {
            codegen::check(&module, target, diagnostics)?;
        }
        let mut module = module;
        dialect::llvm::constant::retype(&mut module);
        dialect::llvm::debug_variables::extract(&mut module, self.has_variables());
        if self.options.count_float_operations {
            instrument::count_float_operations(&mut module);
        }
        let report = artifacts.timed("opt", || opt::optimize(&mut module, target, &self.opt_options()));
        artifacts.complete(&self.options, report.times, Some(&module));
        push_failed(&module.cx, report.failed, diagnostics);
        push_remarks(&module.cx, report.remarks, diagnostics);
        self.check(&module, "the optimiser", diagnostics)?;
        artifacts.put(emit, Emit::Optimized, || text::print(&module, source, self.options.print));
        if !emit.iter().any(|emit| emit.needs_code()) {
            return Some(artifacts);
        }
        self.generate(artifacts, (module, target), (source, stem), emit, diagnostics)
    }

    /// Generates code for an optimized module, and adds the outputs that describe it. `None` after an error.
    fn generate(
        &self,
        mut artifacts: Artifacts,
        (module, target): (Module, &Target),
        (source, stem): (&Source, &str),
        emit: &[Emit],
        diagnostics: &mut Diagnostics,
    ) -> Option<Artifacts> {
        let (module, constants) = self.with_constants_file(module, target, stem, emit, diagnostics)?;
        let options = self.codegen_options(emit);
        let code =
            artifacts.timed("codegen", || codegen::generate(&module, target, &options, source, diagnostics));
        if code.is_none() {
            self.check_without_optimiser(source, stem, diagnostics);
        }
        let code = code?;
        artifacts.complete(&self.options, code.times, None);
        artifacts.exports = code.exports;
        artifacts.variables = code.variables;
        // The header has its own prototype of it, which says `const char *`.
        artifacts.exports.retain(|export| !self.returns_errors() || export.symbol != MESSAGE_FUNCTION);
        if let Some(file) = constants {
            describe_function(&mut artifacts.exports, &file, target);
            artifacts.outputs.push((Emit::Constants, file.contents));
        }
        artifacts.symbols = code.symbols;
        artifacts.index_bits = code.index_bits;
        artifacts.target = Some(target.clone());
        self.put_bindings(&mut artifacts, (&module, target), (source, stem), emit, diagnostics)?;
        if emit.contains(&Emit::Asm) {
            let text = assembly_text(target, &code.object, &code.listings, diagnostics)?;
            artifacts.outputs.push((Emit::Asm, text.into()));
        }
        artifacts.put(emit, Emit::Object, || code.object);
        artifacts.put(emit, Emit::Clif, || code.clif);
        artifacts.outputs.sort_by_key(|output| emit.iter().position(|&emit| emit == output.0));
        Some(artifacts)
    }

    /// Reports an internal error if an error of code generation is due to the optimiser. Code generation reports
    /// unsupported operations of the input. If it accepts the same input without the optimiser, then the optimiser
    /// introduced the unsupported operation, which is a bug.
    fn check_without_optimiser(&self, source: &Source, stem: &str, diagnostics: &mut Diagnostics) {
        if self.options.opt_level == 0 || diagnostics.has_internal_error() {
            return;
        }
        let unoptimised = Compiler::new(Options { opt_level: 0, ..self.options.clone() });
        if unoptimised.compile(source, stem, &[Emit::Object]).is_ok() {
            let message =
                "the optimiser made what code generation refuses (see above); -O0 accepts this input";
            diagnostics.internal_error(Location::Unknown, message);
        }
    }

    /// Merges operations on tensors, if the module has some.
    fn fused(&self, mut module: Module) -> Module {
        if self.options.opt_level > 0 && self.options.fuse_tensors && bufferize::has_tensors(&module) {
            fuse::fuse(&mut module);
        }
        module
    }

    /// Replaces tensors by memrefs, if the module has some.
    fn bufferized(&self, module: Module, diagnostics: &mut Diagnostics) -> Option<Module> {
        if bufferize::has_tensors(&module) {
            bufferize::bufferize(module, self.bufferize_options(), diagnostics)
        } else {
            Some(module)
        }
    }

    /// Verifies the output of a stage. An error is a bug of that stage.
    fn check(&self, module: &Module, stage: &str, diagnostics: &mut Diagnostics) -> Option<()> {
        if !self.options.verify_each {
            return Some(());
        }
        let result = verified(module, diagnostics);
        if result.is_none() {
            diagnostics.internal_error(
                Location::Unknown,
                format!("{stage} made a module that is not valid (see above)"),
            );
        }
        result
    }
}

impl Artifacts {
    fn timed<T>(&mut self, stage: &'static str, run: impl FnOnce() -> T) -> T {
        progress::begin(stage);
        let start = Instant::now();
        let result = run();
        let time = start.elapsed();
        self.stages.push(Stage { name: stage, time, parts: Parts::default(), operations: None });
        result
    }

    /// Adds its parts and the size of the module it produced to the last stage, if requested.
    fn complete(&mut self, options: &Options, parts: Parts, module: Option<&Module>) {
        if let Some(stage) = self.stages.last_mut().filter(|_| options.time_report) {
            stage.parts = parts;
            stage.operations = module.map(Module::op_count);
        }
    }

    fn put<T: Into<Pieces>>(&mut self, wanted: &[Emit], emit: Emit, contents: impl FnOnce() -> T) {
        if wanted.contains(&emit) {
            self.outputs.push((emit, contents().into()));
        }
    }
}

/// Adds the remarks of the passes, sorted by location and without duplicates.
fn push_remarks(cx: &Context, remarks: Vec<opt::Remark>, diagnostics: &mut Diagnostics) {
    let diagnostic = |remark: opt::Remark| Diagnostic {
        severity: Severity::Remark,
        location: cx.location(remark.loc),
        message: remark.message,
        name: Some(remark.pass),
        notes: remark.notes.into_iter().map(|(loc, text)| (cx.location(loc), text)).collect(),
    };
    let mut sorted: Vec<Diagnostic> = remarks.into_iter().map(diagnostic).collect();
    sorted.sort_by(|a, b| (&a.location, a.text()).cmp(&(&b.location, b.text())));
    // An inlined operation is in several functions.
    sorted.dedup();
    sorted.into_iter().for_each(|remark| diagnostics.push(remark));
}

/// Returns the assembly of generated code: of the object, or of the functions if the format of the object is not ELF.
fn assembly_text(
    target: &Target,
    object: &Pieces,
    listings: &[Listing],
    diagnostics: &mut Diagnostics,
) -> Option<String> {
    if target.triple.binary_format != BinaryFormat::Elf {
        return Some(listings.iter().map(Listing::text).collect());
    }
    let text = assembly::write(&object.whole(), listings);
    text.map_err(|message| diagnostics.error(Location::Unknown, message)).ok()
}

/// Adds the warnings about loops whose vectorization the source requests.
fn push_failed(cx: &Context, failed: Vec<opt::Remark>, diagnostics: &mut Diagnostics) {
    for remark in failed {
        let message = format!("{}; its annotation requests vectorization", remark.message);
        let warning = Diagnostic::warning(PASS_FAILED, cx.location(remark.loc), message);
        let note = |warning: Diagnostic, (loc, text)| warning.note(cx.location(loc), text);
        diagnostics.push(remark.notes.into_iter().fold(warning, note));
    }
}

/// Replaces the operations of tensor dialects, if the module has some.
fn legalized(module: Module, diagnostics: &mut Diagnostics) -> Option<Module> {
    if legalize::is_needed(&module) { legalize::legalize(module, diagnostics) } else { Some(module) }
}

fn verified(module: &Module, diagnostics: &mut Diagnostics) -> Option<()> {
    verify::verify(module, diagnostics);
    (!diagnostics.has_errors()).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An error of code generation is internal if the same input compiles without the optimiser.
    #[test]
    fn only_what_the_optimiser_makes_is_an_internal_error() {
        let is_internal = |text: &str| {
            let mut diagnostics = Diagnostics::default();
            diagnostics.error(Location::Unknown, "refused");
            let source = Source::new("test.mlir", text);
            Compiler::default().check_without_optimiser(&source, "test", &mut diagnostics);
            diagnostics.has_internal_error()
        };
        assert!(is_internal("llvm.func @f() { llvm.return }"));
        assert!(!is_internal("llvm.func swiftcc @f() { llvm.return }"));
    }
}
