//! Bindings: headers and modules of other languages that describe the functions of an object.

use target_lexicon::{Architecture, BinaryFormat, Environment, OperatingSystem};

use crate::diag::{Diagnostic, Diagnostics, Location, UNUSED_C_INTERFACE};
use crate::dialect::llvm::function::FUNC;
use crate::ir::verify::top_level_ops;
use crate::ir::{Body, Module, Op, Region};
use crate::source::Source;
use crate::target::Target;

use super::{Allocator, Artifacts, Compiler, Emit};

/// The warning for a header that declares no function.
const NO_FUNCTIONS: &str = "the header declares nothing, because no function can be called from C as it is; the attribute \
    llvm.emit_c_interface or --c-wrappers=all give functions entry points for C";

/// Returns the warning for a header that declares no function, at the location of one.
pub fn no_functions(location: Location) -> Diagnostic {
    Diagnostic::warning(UNUSED_C_INTERFACE, location, NO_FUNCTIONS)
}

/// Returns the location of the first function with a body.
fn first_function(module: &Module) -> Location {
    let has_body = |body: &Body, op: Op| {
        let inner = body.regions(op).first().and_then(|&region| body.isolated_body(region));
        inner.is_some_and(|id| module.body(id).entry_block(Region::ROOT).is_some())
    };
    let first_of = |body: &Body| {
        let first = top_level_ops(body).find(|&op| body.name(op) == FUNC && has_body(body, op))?;
        Some(module.cx.location(body.loc(first)))
    };
    module.bodies().find_map(first_of).unwrap_or(Location::Unknown)
}

impl Compiler {
    /// Adds the requested bindings to the outputs.
    pub(super) fn put_bindings(
        &self,
        artifacts: &mut Artifacts,
        (module, target): (&Module, &Target),
        (source, stem): (&Source, &str),
        emit: &[Emit],
        diagnostics: &mut Diagnostics,
    ) -> Option<()> {
        for &emit in emit.iter().filter(|emit| emit.is_binding()) {
            let (exports, variables) =
                (std::mem::take(&mut artifacts.exports), std::mem::take(&mut artifacts.variables));
            let index_bits = artifacts.index_bits;
            let name = if emit == Emit::Manifest { source.stem() } else { stem };
            let text = artifacts
                .timed("bindings", || self.binding(emit, (&exports, &variables), (target, index_bits), name));
            (artifacts.exports, artifacts.variables) = (exports, variables);
            let is_empty = artifacts.exports.iter().all(|export| export.symbol == "main");
            if emit == Emit::Header && is_empty && artifacts.variables.is_empty() {
                diagnostics.push(no_functions(first_function(module)));
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

    /// Returns the binding of these functions and variables in the language of `emit`, for a target with this width of `index`.
    /// `stem` names the result: for the manifest the source, so that it does not depend on the name of the output.
    ///
    /// # Errors
    /// When a function has a type that the other language cannot have.
    pub fn binding(
        &self,
        emit: Emit,
        (exports, variables): (&[cabi::Export], &[cabi::Variable]),
        (target, index_bits): (&Target, u32),
        stem: &str,
    ) -> Result<String, String> {
        let layout = data_layout(target, index_bits);
        match emit {
            Emit::Header => {
                let mut header = cabi::HeaderOptions::new(layout);
                header.language = self.options.header.language;
                header.namespaces = self.options.header.namespaces.clone();
                header.guard = self.options.header.guard.clone();
                header.name_prefix = self.options.header.prefix.clone();
                header.error_message = self.returns_errors();
                header.allocation_hooks = self.options.allocator == Allocator::Hook;
                if target.triple.binary_format == BinaryFormat::Macho {
                    header.symbol_prefix = "_".to_string();
                }
                cabi::render_interface(exports, variables, &header)
                    .map_err(|error| format!("cannot write the C header: {error}"))
            }
            Emit::Rust => cabi::render_rust(exports, &layout)
                .map_err(|error| format!("cannot write the Rust module: {error}")),
            Emit::Python => cabi::render_python(exports, stem, &layout)
                .map_err(|error| format!("cannot write the Python module: {error}")),
            Emit::Fortran => cabi::render_fortran(exports, stem, &layout)
                .map_err(|error| format!("cannot write the Fortran module: {error}")),
            Emit::Go => {
                let prefix = self.options.header.prefix.as_deref().unwrap_or_default();
                cabi::render_go(exports, stem, prefix, &layout)
                    .map_err(|error| format!("cannot write the Go package: {error}"))
            }
            Emit::Manifest => {
                let levels: Vec<&str> = target.levels.iter().map(|level| level.name.as_str()).collect();
                cabi::render_manifest(exports, stem, &layout, &levels)
                    .map_err(|error| format!("cannot write the manifest: {error}"))
            }
            Emit::Object
            | Emit::Constants
            | Emit::Asm
            | Emit::Clif
            | Emit::Optimized
            | Emit::LlvmDialect
            | Emit::Buffers
            | Emit::Tensors
            | Emit::Mlir => Err(format!("{emit:?} does not describe functions")),
        }
    }
}

/// Returns the properties of a target that determine the layout of C types, for this width of `index` in bits.
pub fn data_layout(target: &Target, index_bits: u32) -> cabi::DataLayout {
    cabi::DataLayout {
        index_bits: index_bits as u8,
        align_of_128_bit: target.layout.int_align(128) as u8,
        long_double: long_double(target),
        ..cabi::DataLayout::with_pointer_bits(target.layout.pointer_bits() as u8)
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

/// Returns the first difference between an existing header and a new one, as text for the user; `None` if they declare
/// the same.
pub fn header_difference(old: &str, new: &str) -> Option<String> {
    let (old, new) = cabi::first_difference(old, new)?;
    let text = |declaration: Option<String>| declaration.unwrap_or_else(|| "nothing more".into());
    Some(format!("it has:    {}\nexpected:  {}", text(old), text(new)))
}
