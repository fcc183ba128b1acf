//! Paths of outputs.

use std::path::{Path, PathBuf};

use mlirc::driver::Emit;

use super::{Arguments, Destination, Library, LibraryKind, Unit};

/// A kind of output of `--emit`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Output {
    /// An output of each source.
    Each(Emit),
    /// An output of all sources together.
    Whole(LibraryKind),
}

/// Names of the outputs on the command line, and their usual extensions.
const KINDS: [(&str, Output, &str); 16] = [
    ("obj", Output::Each(Emit::Object), "o"),
    ("archive", Output::Whole(LibraryKind::Archive), "a"),
    ("shared", Output::Whole(LibraryKind::Shared), "so"),
    ("asm", Output::Each(Emit::Asm), "s"),
    ("clif", Output::Each(Emit::Clif), "clif"),
    ("llvm-dialect", Output::Each(Emit::LlvmDialect), "llvm.mlir"),
    ("optimized", Output::Each(Emit::Optimized), "opt.mlir"),
    ("tensors", Output::Each(Emit::Tensors), "tensors.mlir"),
    ("buffers", Output::Each(Emit::Buffers), "buffers.mlir"),
    ("mlir", Output::Each(Emit::Mlir), "out.mlir"),
    ("header", Output::Each(Emit::Header), "h"),
    ("rust", Output::Each(Emit::Rust), "rs"),
    ("python", Output::Each(Emit::Python), "py"),
    ("fortran", Output::Each(Emit::Fortran), "f90"),
    ("go", Output::Each(Emit::Go), "go"),
    ("manifest", Output::Each(Emit::Manifest), "json"),
];

/// The intermediate files of each source, and their extensions.
const TEMPORARIES: [(Emit, &str); 5] = [
    (Emit::Tensors, "tensors.mlir"),
    (Emit::Buffers, "buffers.mlir"),
    (Emit::LlvmDialect, "llvm.mlir"),
    (Emit::Optimized, "opt.mlir"),
    (Emit::Asm, "s"),
];

/// The kinds of outputs, and their extensions and contents, for the documentation.
pub(super) fn kind_help() -> Vec<(String, String)> {
    let about = |output| match output {
        Output::Whole(LibraryKind::Archive) => "a static library of all sources",
        Output::Whole(LibraryKind::Shared) => "a shared library of all sources, linked by the C compiler",
        Output::Each(Emit::Object) => "a relocatable object file; the default",
        Output::Each(Emit::Asm) => "assembly; also -S",
        Output::Each(Emit::Clif) => "Cranelift's intermediate representation, for reading",
        Output::Each(Emit::Mlir) => "the module as it was read",
        Output::Each(Emit::Tensors) => "the module on tensors, as bufferization gets it",
        Output::Each(Emit::Buffers) => "the module with memrefs instead of tensors",
        Output::Each(Emit::LlvmDialect) => "the module in the LLVM dialect",
        Output::Each(Emit::Optimized) => "the module in the LLVM dialect, as the optimizer leaves it",
        Output::Each(Emit::Header) => "a C header; also --emit-header",
        Output::Each(Emit::Rust) => "a Rust module that calls the functions",
        Output::Each(Emit::Python) => "a Python module that calls the functions of a shared library",
        Output::Each(Emit::Fortran) => "a Fortran module that calls the functions",
        Output::Each(Emit::Go) => "a Go package that calls the functions",
        Output::Each(Emit::Manifest) => "a description of the functions in JSON",
        Output::Each(Emit::Constants) => "a file of constants; --constants",
    };
    let row = |&(name, output, extension): &(&str, Output, &str)| {
        (format!("--emit={name}"), format!("{}; extension .{extension}", about(output)))
    };
    KINDS.iter().map(row).collect()
}

/// Returns the name of an output of each source.
pub(super) fn name(emit: Emit) -> &'static str {
    let kind = KINDS.iter().find(|kind| kind.1 == Output::Each(emit));
    kind.map_or("constants", |kind| kind.0)
}

/// The names of all outputs.
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|kind| kind.0)
}

/// A requested output.
struct Wanted {
    output: Output,
    extension: &'static str,
    path: Option<PathBuf>,
}

/// Plans the outputs of each source, and those of all sources together.
pub(super) fn plan(arguments: &Arguments) -> Result<(Vec<Unit>, Option<Library>), String> {
    let wanted = wanted(arguments)?;
    check_name(arguments, &wanted)?;
    match wanted.iter().any(|wanted| matches!(wanted.output, Output::Whole(_))) {
        true => library(arguments, wanted),
        false => units(arguments, &wanted).map(|units| (units, None)),
    }
}

fn wanted(arguments: &Arguments) -> Result<Vec<Wanted>, String> {
    let mut wanted: Vec<Wanted> = Vec::new();
    for item in &arguments.emit {
        let (kind, path) =
            item.split_once('=').map_or((&item[..], None), |(kind, path)| (kind, Some(path.into())));
        let &(_, output, extension) = KINDS.iter().find(|known| known.0 == kind).ok_or_else(|| {
            let names: Vec<&str> = kinds().collect();
            format!("unknown output '{kind}' for --emit; one of {}", names.join(", "))
        })?;
        wanted.push(Wanted { output, extension, path });
    }
    if arguments.stages.assembly && !wanted.iter().any(|wanted| wanted.output == Output::Each(Emit::Asm)) {
        wanted.push(Wanted { output: Output::Each(Emit::Asm), extension: "s", path: None });
    }
    let only_checks = arguments.check_header.is_some()
        && arguments.output.is_none()
        && arguments.emit_header.is_none()
        && !arguments.stages.compile_only;
    if wanted.is_empty() && !only_checks {
        wanted.push(Wanted { output: Output::Each(Emit::Object), extension: "o", path: None });
    }
    if let Some(path) = &arguments.emit_header
        && !wanted.iter().any(|wanted| wanted.output == Output::Each(Emit::Header))
    {
        let path = Some(PathBuf::from(path)).filter(|path| !path.as_os_str().is_empty());
        wanted.push(Wanted { output: Output::Each(Emit::Header), extension: "h", path });
    }
    Ok(wanted)
}

/// Refuses an object with the name of another kind of output, which has to be requested.
fn check_name(arguments: &Arguments, wanted: &[Wanted]) -> Result<(), String> {
    let is_default =
        arguments.emit.is_empty() && !arguments.stages.assembly && !arguments.stages.compile_only;
    let Some(path) = arguments.output.as_ref().filter(|path| is_default && !is_folder(path)) else {
        return Ok(());
    };
    let extension = match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "dylib" | "dll" => "so",
        "mlir" => "llvm.mlir",
        extension => extension,
    };
    let named = KINDS.iter().find(|kind| kind.2 == extension && kind.1 != Output::Each(Emit::Object));
    let is_object = wanted.iter().any(|wanted| wanted.output == Output::Each(Emit::Object));
    match named.filter(|_| is_object) {
        Some((kind, ..)) => Err(format!(
            "'{}' would be an object: --emit={kind} writes what the name says, -c an object of this name",
            path.display()
        )),
        None => Ok(()),
    }
}

/// Plans the outputs of each source.
fn units(arguments: &Arguments, wanted: &[Wanted]) -> Result<Vec<Unit>, String> {
    let is_single = arguments.inputs.len() == 1;
    if !is_single {
        if arguments.output.as_ref().is_some_and(|path| !is_folder(path))
            || wanted.iter().any(|wanted| wanted.path.is_some())
        {
            return Err("several sources have several outputs, which cannot have one path; \
                        '-o FOLDER/' puts them into a folder, and --emit=archive and --emit=shared make one output of them"
                .into());
        }
        if arguments.check_header.is_some() {
            return Err("--check-header takes one source, or --emit=archive or --emit=shared".into());
        }
    }
    let mut taken = Vec::new();
    let mut units = Vec::new();
    for input in &arguments.inputs {
        let base = base(arguments, input);
        let mut output = file(arguments);
        let mut destinations: Vec<Destination> = Vec::new();
        for wanted in wanted {
            let Output::Each(emit) = wanted.output else { continue };
            destinations.push((emit, place(wanted, &mut output, &base)));
        }
        let temporaries = temporaries(arguments, &base, &TEMPORARIES);
        let is_new = |file: &Destination| wanted.iter().all(|wanted| wanted.output != Output::Each(file.0));
        destinations.extend(temporaries.into_iter().filter(is_new));
        let paths = destinations.iter().map(|destination| &destination.1);
        check_paths(paths, &arguments.inputs, &mut taken)?;
        units.push(Unit { input: input.clone(), stem: stem(arguments, &destinations, input), destinations });
    }
    Ok(units)
}

/// Plans the outputs of all sources together.
fn library(arguments: &Arguments, wanted: Vec<Wanted>) -> Result<(Vec<Unit>, Option<Library>), String> {
    if arguments.stages.compile_only || arguments.stages.assembly {
        return Err(
            "-c and -S write an output of each source, --emit=archive and --emit=shared one of all: \
                    -save-temps writes both"
                .into(),
        );
    }
    let base = base(arguments, &arguments.inputs[0]);
    let mut output = file(arguments);
    let mut libraries = Vec::new();
    let mut bindings: Vec<Destination> = Vec::new();
    for wanted in &wanted {
        let path = place(wanted, &mut output, &base);
        match wanted.output {
            Output::Whole(kind) => libraries.push((kind, path)),
            Output::Each(emit) if emit.is_binding() => bindings.push((emit, path)),
            Output::Each(_) => {
                return Err(
                    "archive and shared go together with header, rust, python, fortran, go and manifest only; \
                            the others are made of each source"
                        .into(),
                );
            }
        }
    }
    let paths = libraries.iter().map(|library| &library.1).chain(bindings.iter().map(|binding| &binding.1));
    let mut taken = Vec::new();
    check_paths(paths, &arguments.inputs, &mut taken)?;
    check_python(&libraries, &bindings)?;
    let named = bindings.iter().map(|binding| &binding.1).find(|path| !is_std(path));
    let stem = file_stem(named.or(arguments.check_header.as_ref()).unwrap_or(&libraries[0].1));
    let mut units = Vec::new();
    for input in &arguments.inputs {
        let name = in_current_folder(input);
        let beside = base.with_file_name(&name);
        let mut destinations = temporaries(arguments, &beside, &[(Emit::Object, "o")]);
        destinations.extend(temporaries(arguments, &beside, &TEMPORARIES));
        check_paths(destinations.iter().map(|file| &file.1), &arguments.inputs, &mut taken)?;
        units.push(Unit { input: input.clone(), stem: file_stem(&name), destinations });
    }
    Ok((units, Some(Library { libraries, bindings, stem })))
}

/// Refuses a Python module beside a shared library of its name: Python imports `k.so` as the module `k` even if there is
/// `k.py` in the same folder.
fn check_python(libraries: &[(LibraryKind, PathBuf)], bindings: &[Destination]) -> Result<(), String> {
    let shared =
        libraries.iter().filter(|library| library.0 == LibraryKind::Shared).map(|library| &library.1);
    let modules = || bindings.iter().filter(|binding| binding.0 == Emit::Python).map(|binding| &binding.1);
    for library in shared {
        let hides = |module: &&PathBuf| module.with_extension("") == library.with_extension("");
        if let Some(module) = modules().find(hides) {
            let (library, module) = (library.display(), module.display());
            return Err(format!("Python would import '{library}' instead of '{module}': call it lib….so"));
        }
    }
    Ok(())
}

/// Returns the path of an output: its own, `-o` if no other output has taken it, or one beside the others.
fn place(wanted: &Wanted, output: &mut Option<PathBuf>, base: &Path) -> PathBuf {
    let own = wanted.path.clone().or_else(|| output.take());
    own.unwrap_or_else(|| match wanted.output {
        Output::Each(_) => base.with_extension(wanted.extension),
        // Linkers search for this name, and Python does not confuse it with `k.py`.
        Output::Whole(_) => base.with_file_name(format!("lib{}.{}", file_stem(base), wanted.extension)),
    })
}

/// Returns the intermediate files of a source, if requested.
fn temporaries(arguments: &Arguments, beside: &Path, kinds: &[(Emit, &str)]) -> Vec<Destination> {
    let Some(folder) = arguments.stages.save_temps else { return Vec::new() };
    let base = folder.base(beside);
    kinds.iter().map(|&(emit, extension)| (emit, base.with_extension(extension))).collect()
}

/// Returns the path of an output without its extension, beside which others are written.
fn base(arguments: &Arguments, input: &Path) -> PathBuf {
    match arguments.output.as_ref().filter(|path| !is_std(path)) {
        Some(folder) if is_folder(folder) => folder.join(in_current_folder(input)),
        Some(file) => file.clone(),
        None => in_current_folder(input),
    }
}

/// Returns the output file, if `-o` is not a folder.
fn file(arguments: &Arguments) -> Option<PathBuf> {
    arguments.output.clone().filter(|path| !is_folder(path))
}

fn is_folder(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().ends_with(b"/") || path.is_dir()
}

fn check_paths<'a>(
    paths: impl Iterator<Item = &'a PathBuf>,
    inputs: &[PathBuf],
    taken: &mut Vec<PathBuf>,
) -> Result<(), String> {
    for path in paths {
        if taken.contains(path) {
            return Err(format!("two outputs would be written to '{}'", path.display()));
        }
        if inputs.contains(path) && !is_std(path) {
            return Err(format!("the output '{}' would overwrite the input", path.display()));
        }
        taken.push(path.clone());
    }
    Ok(())
}

/// Refuses a file of constants of several sources, each of which would have its own, and one whose path is taken.
pub(super) fn check_constants(
    arguments: &Arguments,
    units: &[Unit],
    library: Option<&Library>,
) -> Result<(), String> {
    let Some(path) = &arguments.constants else { return Ok(()) };
    if arguments.inputs.len() > 1 {
        return Err("--constants takes one source: each source has a file of its own".into());
    }
    let own = units.iter().flat_map(|unit| &unit.destinations).map(|destination| &destination.1);
    let bindings = library.iter().flat_map(|library| &library.bindings).map(|binding| &binding.1);
    let whole = library.iter().flat_map(|library| &library.libraries).map(|library| &library.1);
    let mut taken = own.chain(bindings).chain(whole).cloned().collect();
    check_paths([path].into_iter(), &arguments.inputs, &mut taken)
}

/// Returns the name of the output, for the bindings of other languages.
fn stem(arguments: &Arguments, destinations: &[Destination], input: &Path) -> String {
    let named = destinations.iter().map(|destination| destination.1.as_path()).find(|path| !is_std(path));
    file_stem(named.or(arguments.check_header.as_deref()).unwrap_or(input))
}

fn file_stem(path: &Path) -> String {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or("module");
    if stem == "-" { "module" } else { stem }.to_string()
}

/// Returns true if a path stands for standard input or output.
pub(crate) fn is_std(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn in_current_folder(input: &Path) -> PathBuf {
    match input.file_name() {
        Some(name) if !is_std(input) => PathBuf::from(name),
        _ => PathBuf::from("module.mlir"),
    }
}
