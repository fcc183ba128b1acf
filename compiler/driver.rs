//! The compilation pipeline, one line per stage, and all file input and output.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use target_lexicon::{Architecture, BinaryFormat, Environment, OperatingSystem};

use crate::bufferize;
use crate::codegen;
use crate::convert;
use crate::diag::{Diagnostic, Diagnostics, Location, Severity};
use crate::dialect;
use crate::ir::{Context, Module, NameId, Op, name, verify};
use crate::opt;
use crate::source::Source;
use crate::target::{CodeModel, Target, TlsModel};
use crate::text;
use crate::time::Parts;

pub use crate::codegen::{LinkedKind, LinkedSymbol};
pub use crate::convert::{Allocator, CInterfaceAbi, CWrappers, MemRefAbi};
pub use crate::opt::{FastMath, RemarkFilter};
pub use crate::text::PrintOptions;
pub use cabi::HeaderLanguage;

/// The options of a compilation.
#[derive(Clone, Debug)]
pub struct Options {
    /// The target to generate code for.
    pub target: Target,
    /// True if a module that names its target (`llvm.target_triple`) is compiled for that target instead. Otherwise the
    /// module's target must agree with `target`.
    pub target_of_module: bool,
    /// The processor: its LLVM name, or `native`; by default the baseline of the architecture.
    pub cpu: Option<String>,
    /// Features added to or removed from the processor's, such as `+avx2,-fma`.
    pub cpu_attributes: String,
    /// The code model: the maximum distance between code and data.
    pub code_model: CodeModel,
    /// The TLS model: the assumptions about the address of thread-local variables.
    pub tls_model: TlsModel,
    /// True if each function is placed in a section of its own.
    pub function_sections: bool,
    /// Optimisation level, 0 to 3.
    pub opt_level: u8,
    /// Names of passes of the optimiser that are not run: see [`opt::passes`].
    pub disabled_passes: Vec<String>,
    /// The number of rewrites after which the optimiser stops, for bisecting a miscompilation.
    pub opt_limit: Option<u64>,
    /// The fast-math flags of all float operations, in addition to those in the module.
    pub fast_math: FastMath,
    /// True if a multiplication and an addition may be fused, with one rounding, where the module allows it.
    pub contract: bool,
    /// The filter of the optimisation remarks: the passes that report what they did and did not do.
    pub remarks: RemarkFilter,
    /// The functions that get a C wrapper.
    pub c_wrappers: CWrappers,
    /// The calling convention of C wrappers for types that C can pass in more than one form.
    pub ciface_abi: CInterfaceAbi,
    /// The convention by which functions pass memrefs to each other.
    pub memref_abi: MemRefAbi,
    /// True if the vectors of matrix operations are in row-major order, as with LLVM's
    /// `-matrix-default-layout=row-major`; false for column-major order.
    pub row_major_matrices: bool,
    /// True if accesses, views and divisions are checked at run time.
    pub bounds_check: bool,
    /// True if conversion to the LLVM dialect keeps operations of unknown dialects, so that the conversion of the
    /// operations around them can be inspected. No code can be generated for them.
    pub keep_unregistered: bool,
    /// Width of `index` in bits; by default that of the module's data layout, or else the width of a pointer.
    pub index_bits: Option<u32>,
    /// The allocator that `memref.alloc` calls.
    pub allocator: Allocator,
    /// True if the parts of stages are timed and operations are counted.
    pub time_report: bool,
    /// True if the verifier runs on the output of each stage, as it always does on the input. Slower; for finding bugs.
    pub verify_each: bool,
    /// The options of the printer of modules.
    pub print: PrintOptions,
    /// The options of the header.
    pub header: HeaderOptions,
}

/// The options of a header.
#[derive(Clone, Debug, Default)]
pub struct HeaderOptions {
    /// The language the header is written for.
    pub language: HeaderLanguage,
    /// The include guard; by default one made of the output's name.
    pub guard: Option<String>,
    /// The C++ namespaces around its functions, the outermost first.
    pub namespaces: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            target: Target::host(),
            target_of_module: true,
            cpu: None,
            cpu_attributes: String::new(),
            code_model: CodeModel::default(),
            tls_model: TlsModel::default(),
            function_sections: false,
            opt_level: 2,
            disabled_passes: Vec::new(),
            opt_limit: None,
            fast_math: FastMath::NONE,
            contract: true,
            remarks: RemarkFilter::None,
            c_wrappers: CWrappers::Attribute,
            ciface_abi: CInterfaceAbi::Mlir,
            memref_abi: MemRefAbi::Expanded,
            row_major_matrices: false,
            bounds_check: false,
            keep_unregistered: false,
            index_bits: None,
            allocator: Allocator::default(),
            time_report: false,
            verify_each: cfg!(debug_assertions),
            print: PrintOptions::default(),
            header: HeaderOptions::default(),
        }
    }
}

/// An output of a compilation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Emit {
    /// A relocatable object file.
    Object,
    /// Assembly, for reading.
    Asm,
    /// Cranelift IR, for reading.
    Clif,
    /// The module in the LLVM dialect.
    LlvmDialect,
    /// The module in the LLVM dialect, as the optimiser leaves it.
    Optimized,
    /// The module as it was read.
    Mlir,
    /// The module with memrefs in the place of tensors.
    Buffers,
    /// The C header.
    Header,
    /// A Rust module that calls the functions.
    Rust,
    /// A Python module that calls the functions of a shared library.
    Python,
    /// A description of the functions in JSON.
    Manifest,
}

impl Emit {
    /// Returns true if the output only describes the functions of the code, for their callers.
    pub fn is_binding(self) -> bool {
        matches!(self, Emit::Header | Emit::Rust | Emit::Python | Emit::Manifest)
    }

    /// Returns true if the output exists only when code was generated.
    fn needs_code(self) -> bool {
        !matches!(self, Emit::Mlir | Emit::Buffers | Emit::LlvmDialect | Emit::Optimized)
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
    pub outputs: Vec<(Emit, Vec<u8>)>,
    /// The functions that can be called from C, if code was generated.
    pub exports: Vec<cabi::Export>,
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
    pub fn get(&self, emit: Emit) -> Option<&[u8]> {
        self.outputs.iter().find(|output| output.0 == emit).map(|output| &output.1[..])
    }
}

impl Compiler {
    /// Creates a compiler with these options.
    pub fn new(options: Options) -> Compiler {
        Compiler { options }
    }

    /// Compiles a source. `stem` names the result: the header's include guard and the object's file symbol.
    ///
    /// # Errors
    /// All errors in the source that could be found.
    pub fn compile(&self, source: &Source, stem: &str, emit: &[Emit]) -> Result<Artifacts, Diagnostics> {
        let mut diagnostics = Diagnostics::default();
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
        let module =
            artifacts.timed("read", || text::read(source, Context::new(dialect::registry()), diagnostics))?;
        artifacts.complete(&self.options, Parts::default(), Some(&module));
        artifacts.timed("verify", || verified(&module, diagnostics))?;
        artifacts.put(emit, Emit::Mlir, || text::print(&module, source, self.options.print));
        if !emit.iter().any(|&emit| emit != Emit::Mlir) {
            return Some(artifacts);
        }
        let module = artifacts.timed("bufferize", || bufferized(module, diagnostics))?;
        self.check(&module, "bufferization", diagnostics)?;
        artifacts.put(emit, Emit::Buffers, || text::print(&module, source, self.options.print));
        if !emit.iter().any(|&emit| !matches!(emit, Emit::Mlir | Emit::Buffers)) {
            return Some(artifacts);
        }
        let (target, options) = (&self.target(&module, diagnostics)?, self.convert_options());
        let module =
            artifacts.timed("convert", || convert::convert(module, target, &options, source, diagnostics))?;
        artifacts.complete(&self.options, Parts::default(), Some(&module));
        self.check(&module, "conversion to the LLVM dialect", diagnostics)?;
        artifacts.put(emit, Emit::LlvmDialect, || text::print(&module, source, self.options.print));
        if !emit.iter().any(|&emit| !matches!(emit, Emit::Mlir | Emit::Buffers | Emit::LlvmDialect)) {
            return Some(artifacts);
        }
        self.check_layout(&module, target, diagnostics)?;
        if emit.iter().any(|emit| emit.needs_code()) {
            codegen::check(&module, target, diagnostics)?;
        }
        let mut module = module;
        dialect::llvm::constant::retype(&mut module);
        let report = artifacts.timed("opt", || opt::optimize(&mut module, target, &self.opt_options()));
        artifacts.complete(&self.options, report.times, Some(&module));
        push_remarks(&module.cx, report.remarks, diagnostics);
        self.check(&module, "the optimiser", diagnostics)?;
        artifacts.put(emit, Emit::Optimized, || text::print(&module, source, self.options.print));
        if !emit.iter().any(|emit| emit.needs_code()) {
            return Some(artifacts);
        }
        let options = self.codegen_options(stem, emit);
        let code =
            artifacts.timed("codegen", || codegen::generate(&module, target, &options, source, diagnostics));
        if code.is_none() {
            self.check_without_optimiser(source, stem, diagnostics);
        }
        let code = code?;
        artifacts.complete(&self.options, code.times, None);
        artifacts.exports = code.exports;
        artifacts.symbols = code.symbols;
        artifacts.index_bits = code.index_bits;
        artifacts.target = Some(target.clone());
        self.put_bindings(&mut artifacts, target, stem, emit, diagnostics)?;
        artifacts.put(emit, Emit::Object, || code.object);
        artifacts.put(emit, Emit::Asm, || code.asm);
        artifacts.put(emit, Emit::Clif, || code.clif);
        artifacts.outputs.sort_by_key(|output| emit.iter().position(|&emit| emit == output.0));
        Some(artifacts)
    }

    /// Returns the target to generate code for, given the options and the triple of the module, if it has one.
    fn target(&self, module: &Module, diagnostics: &mut Diagnostics) -> Option<Target> {
        let (cx, body) = (&module.cx, module.body(Module::ROOT));
        let said = said_by_module(module, name::TARGET_TRIPLE);
        let location = said.map_or(Location::Unknown, |(op, _)| cx.location(body.loc(op)));
        let target = match said {
            None => Ok(self.options.target.clone()),
            Some((_, triple)) => Target::parse(triple).and_then(|target| self.agreed(triple, target)),
        };
        let native = codegen::native_settings;
        let (cpu, attributes) = (self.options.cpu.as_deref(), &self.options.cpu_attributes);
        let target = target.and_then(|target| target.with_processor(cpu, attributes, native));
        let (code, tls) = (self.options.code_model, self.options.tls_model);
        let target = target.and_then(|target| target.check_models(code, tls).map(|()| target));
        target.map_err(|message| diagnostics.error(location, message)).ok()
    }

    /// Returns the target that a module with this triple is compiled for, or an error if the options contradict it.
    fn agreed(&self, triple: &str, target: Target) -> Result<Target, String> {
        let asked = &self.options.target;
        if self.options.target_of_module {
            return Ok(target);
        }
        match asked.difference(&target) {
            None => Ok(asked.clone()),
            Some(what) => Err(format!(
                "the module is for '{triple}' by its 'llvm.target_triple', and is compiled for '{}', which has another {what}",
                asked.triple
            )),
        }
    }

    /// Reports an error if the module's data layout contradicts that of the target.
    fn check_layout(&self, module: &Module, target: &Target, diagnostics: &mut Diagnostics) -> Option<()> {
        let Some((op, text)) = said_by_module(module, name::DATA_LAYOUT) else { return Some(()) };
        let Some(contradiction) = target.layout.contradiction(text) else { return Some(()) };
        let body = module.body(Module::ROOT);
        let message = format!(
            "the module's 'llvm.data_layout' says '{contradiction}', and '{}' has '{}'",
            target.triple,
            target.layout_text()
        );
        diagnostics.error(module.cx.location(body.loc(op)), message);
        None
    }

    fn convert_options(&self) -> convert::Options {
        convert::Options {
            c_wrappers: self.options.c_wrappers,
            ciface_abi: self.options.ciface_abi,
            memref_abi: self.options.memref_abi,
            bounds_check: self.options.bounds_check,
            keep_unregistered: self.options.keep_unregistered,
            index_bits: self.options.index_bits,
            allocator: self.options.allocator,
            row_major_matrices: self.options.row_major_matrices,
        }
    }

    fn opt_options(&self) -> opt::Options {
        let mut disabled = self.options.disabled_passes.clone();
        if !self.options.contract {
            disabled.push("contract".into());
        }
        opt::Options {
            level: self.options.opt_level,
            disabled,
            limit: self.options.opt_limit,
            fast_math: self.options.fast_math,
            remarks: self.options.remarks.clone(),
            time: self.options.time_report,
        }
    }

    fn codegen_options(&self, stem: &str, emit: &[Emit]) -> codegen::Options {
        codegen::Options {
            opt_level: self.options.opt_level,
            emit_clif: emit.contains(&Emit::Clif),
            emit_asm: emit.contains(&Emit::Asm),
            contract: self.options.contract,
            time: self.options.time_report,
            row_major_matrices: self.options.row_major_matrices,
            verify_clif: self.options.verify_each,
            object_name: stem.to_string(),
            deallocator: self.options.allocator.deallocator(),
            function_sections: self.options.function_sections,
        }
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

    fn put_bindings(
        &self,
        artifacts: &mut Artifacts,
        target: &Target,
        stem: &str,
        emit: &[Emit],
        diagnostics: &mut Diagnostics,
    ) -> Option<()> {
        for &emit in emit.iter().filter(|emit| emit.is_binding()) {
            let (exports, index_bits) = (std::mem::take(&mut artifacts.exports), artifacts.index_bits);
            let text =
                artifacts.timed("bindings", || self.binding(emit, &exports, (target, index_bits), stem));
            artifacts.exports = exports;
            if emit == Emit::Header && !artifacts.exports.iter().any(|export| export.symbol != "main") {
                diagnostics.push(Diagnostic {
                    severity: Severity::Warning,
                    location: Location::Unknown,
                    message: NO_FUNCTIONS.to_string(),
                    notes: Vec::new(),
                });
            }
            match text {
                Ok(text) => artifacts.outputs.push((emit, text.into())),
                Err(message) => {
                    diagnostics.error(Location::Unknown, message);
                    return None;
                }
            }
        }
        Some(())
    }

    /// Returns the binding of these functions in the language of `emit`, for a target with this width of `index`.
    /// `stem` names the result.
    ///
    /// # Errors
    /// When a function has a type that the other language cannot have.
    pub fn binding(
        &self,
        emit: Emit,
        exports: &[cabi::Export],
        (target, index_bits): (&Target, u32),
        stem: &str,
    ) -> Result<String, String> {
        let pointer_bits = target.layout.pointer_bits() as u8;
        let index_bits = index_bits as u8;
        let layout = cabi::DataLayout {
            index_bits,
            align_of_128_bit: target.layout.int_align(128) as u8,
            long_double: long_double(target),
            ..cabi::DataLayout::with_pointer_bits(pointer_bits)
        };
        match emit {
            Emit::Header => {
                let mut header = cabi::HeaderOptions::new(stem, layout);
                header.language = self.options.header.language;
                header.namespaces = self.options.header.namespaces.clone();
                header.guard = self.options.header.guard.clone().unwrap_or(header.guard);
                if target.triple.binary_format == BinaryFormat::Macho {
                    header.symbol_prefix = "_".to_string();
                }
                cabi::render_header(exports, &header)
                    .map_err(|error| format!("cannot write the C header: {error}"))
            }
            Emit::Rust => cabi::render_rust(exports, &layout)
                .map_err(|error| format!("cannot write the Rust module: {error}")),
            Emit::Python => cabi::render_python(exports, stem, &layout)
                .map_err(|error| format!("cannot write the Python module: {error}")),
            Emit::Manifest => cabi::render_manifest(exports, stem, &layout)
                .map_err(|error| format!("cannot write the manifest: {error}")),
            Emit::Object
            | Emit::Asm
            | Emit::Clif
            | Emit::Optimized
            | Emit::LlvmDialect
            | Emit::Buffers
            | Emit::Mlir => Err(format!("{emit:?} does not describe functions")),
        }
    }
}

impl Artifacts {
    fn timed<T>(&mut self, stage: &'static str, run: impl FnOnce() -> T) -> T {
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

    fn put<T: Into<Vec<u8>>>(&mut self, wanted: &[Emit], emit: Emit, contents: impl FnOnce() -> T) {
        if wanted.contains(&emit) {
            self.outputs.push((emit, contents().into()));
        }
    }
}

/// Returns the format of C's `long double` on a target.
fn long_double(target: &Target) -> cabi::LongDouble {
    let windows = target.triple.operating_system == OperatingSystem::Windows;
    match target.triple.architecture {
        Architecture::X86_64 if target.triple.environment == Environment::Msvc => cabi::LongDouble::F64,
        Architecture::X86_64 => cabi::LongDouble::F80,
        _ if windows => cabi::LongDouble::F64,
        _ => cabi::LongDouble::F128,
    }
}

/// Returns the text of a string attribute of the module, and the module operation; `None` if missing or empty.
fn said_by_module(module: &Module, attribute: NameId) -> Option<(Op, &str)> {
    let (cx, body) = (&module.cx, module.body(Module::ROOT));
    let said = |op| cx.dict_get(body.attrs(op), attribute).and_then(|attr| cx.string_value(attr));
    let said = verify::top_level_ops(body).find_map(|op| Some((op, cx.str(said(op)?))));
    said.filter(|(_, text)| !text.is_empty())
}

/// Adds the remarks of the passes, sorted by location and without duplicates.
fn push_remarks(cx: &Context, remarks: Vec<opt::Remark>, diagnostics: &mut Diagnostics) {
    let diagnostic = |remark: opt::Remark| Diagnostic {
        severity: Severity::Remark,
        location: cx.location(remark.loc),
        message: format!("{} [{}]", remark.message, remark.pass),
        notes: remark.notes.into_iter().map(|(loc, text)| (cx.location(loc), text)).collect(),
    };
    let mut told: Vec<Diagnostic> = remarks.into_iter().map(diagnostic).collect();
    told.sort_by(|a, b| (&a.location, &a.message).cmp(&(&b.location, &b.message)));
    // An inlined operation is in several functions.
    told.dedup();
    told.into_iter().for_each(|remark| diagnostics.push(remark));
}

/// The note for a header that declares no function.
pub const NO_FUNCTIONS: &str = "the header declares nothing, because no function can be called from C as it is; the attribute \
    llvm.emit_c_interface or --c-wrappers=all give functions entry points for C";

fn verified(module: &Module, diagnostics: &mut Diagnostics) -> Option<()> {
    verify::verify(module, diagnostics);
    (!diagnostics.has_errors()).then_some(())
}

/// Replaces tensors by memrefs, if the module has some.
fn bufferized(module: Module, diagnostics: &mut Diagnostics) -> Option<Module> {
    if bufferize::has_tensors(&module) { bufferize::bufferize(module, diagnostics) } else { Some(module) }
}

/// Reads a source file; `-` is standard input.
///
/// # Errors
/// When it cannot be read.
pub fn read_source(path: &Path) -> std::io::Result<Source> {
    if path.as_os_str() == "-" {
        let mut text = Vec::new();
        std::io::stdin().read_to_end(&mut text)?;
        return Ok(Source::new("<stdin>", text));
    }
    Ok(Source::new(path.display().to_string(), std::fs::read(path)?))
}

/// Writes all files or none: each is written under a temporary name in the same folder, and renamed only when all are
/// complete. `-` is standard output, written last.
///
/// # Errors
/// The first file that cannot be written, and why.
pub fn write_files<'a>(files: &[(&'a Path, &[u8])]) -> Result<(), (&'a Path, std::io::Error)> {
    let mut pending = Vec::new();
    let mut standard_output = Vec::new();
    for &(path, contents) in files {
        if path.as_os_str() == "-" {
            standard_output.push((path, contents));
        } else if is_special(path) {
            // A device cannot be replaced by renaming.
            std::fs::write(path, contents).map_err(|error| (path, error))?;
        } else {
            pending.push((path, temporary(path, contents).map_err(|error| (path, error))?));
        }
    }
    for (path, file) in pending {
        file.persist(path).map_err(|error| (path, error.error))?;
    }
    for (path, contents) in standard_output {
        std::io::stdout().write_all(contents).map_err(|error| (path, error))?;
    }
    Ok(())
}

/// Returns true if a path is neither a file nor a folder but something like `/dev/null`.
fn is_special(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir())
}

fn temporary(path: &Path, contents: &[u8]) -> std::io::Result<tempfile::NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    let mut options = std::fs::OpenOptions::new();
    // Use the default permissions, as the linker and other tools expect.
    options.read(true).write(true).create_new(true);
    let mut file = builder.prefix(".mlirc-").make_in(folder, |path| options.open(path))?;
    // An error of the temporary file itself would contain its name.
    file.as_file_mut().write_all(contents)?;
    Ok(file)
}

/// Returns the first difference between an existing header and a new one, as text for the user; `None` if they declare
/// the same.
pub fn header_difference(old: &str, new: &str) -> Option<String> {
    let (old, new) = cabi::first_difference(old, new)?;
    let text = |declaration: Option<String>| declaration.unwrap_or_else(|| "nothing more".into());
    Some(format!("it has:    {}\nexpected:  {}", text(old), text(new)))
}

/// Formats a Make rule by which these targets depend on these sources.
pub fn make_rule(targets: &[String], sources: &[&Path]) -> String {
    let targets: Vec<String> = targets.iter().map(|target| make_name(target)).collect();
    let files = sources.iter().filter(|path| path.as_os_str() != "-");
    let sources: String = files.map(|path| format!(" {}", make_name(&path.display().to_string()))).collect();
    format!("{}:{sources}\n", targets.join(" "))
}

/// Escapes a file name for Make.
fn make_name(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        match c {
            '$' => text.push_str("$$"),
            ' ' | '#' => text.extend(['\\', c]),
            _ => text.push(c),
        }
    }
    text
}

/// Saves a source that caused an internal error, with the arguments, in a new file in the current folder.
///
/// # Errors
/// When it cannot be written.
pub fn write_reproducer(source: &Source) -> std::io::Result<PathBuf> {
    let arguments: Vec<String> =
        std::env::args_os().skip(1).map(|arg| arg.to_string_lossy().into_owned()).collect();
    let arguments = arguments.join(" ").replace('\n', " ");
    let header = format!(
        "// mlirc {} failed on this input, called as: mlirc {arguments}\n",
        env!("CARGO_PKG_VERSION")
    );
    let contents = [header.as_bytes(), &source.text].concat();
    let mut file = tempfile::Builder::new().prefix("mlirc-crash-").suffix(".mlir").tempfile_in(".")?;
    file.write_all(&contents)?;
    let (_, path) = file.keep().map_err(|error| error.error)?;
    Ok(path)
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

    #[test]
    fn names_in_rules_are_escaped() {
        let rule = make_rule(&["a b.o".into(), "c.h".into()], &[Path::new("x#y$.mlir"), Path::new("-")]);
        assert_eq!(rule, "a\\ b.o c.h: x\\#y$$.mlir\n");
    }
}
