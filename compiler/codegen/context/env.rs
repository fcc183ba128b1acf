//! The state that the compilations of all functions share: the module, its symbols, the target and the back end.

use cranelift_codegen::ir::UserExternalName;
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa, TargetIsa};
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{isa, settings};
use rustc_hash::FxHashMap;
use target_lexicon::{Architecture, BinaryFormat, Environment};

use crate::codegen::abi::Convention;
use crate::codegen::types::support::{Support, WIDE_VECTORS, has_sibling_calls, has_symbol_addressing};
use crate::diag::Diagnostic;
use crate::dialect::llvm::function;
use crate::dialect::llvm::symbol::IFUNC;
use crate::ir::verify::top_level_ops;
use crate::ir::{Body, BodyId, Context, DictId, Module, NameId, Op, name};
use crate::target::Target;

use super::lowerings::Lowerings;
use super::options::Options;
use super::symbols::{Entity, FUNCTION_SPACE, Symbol};

/// The state that the compilations of all functions share.
pub(crate) struct Env<'a> {
    /// The module.
    pub(crate) module: &'a Module,
    /// Its interned tables.
    pub(crate) cx: &'a Context,
    /// The body with the symbols.
    pub(crate) table: BodyId,
    /// The target.
    pub(crate) target: &'a Target,
    /// The back end for functions without frame pointers.
    pub(crate) isa: OwnedTargetIsa,
    /// The back ends for functions that [keep](Framing::Kept) and that [use](Framing::Used) frame pointers.
    framed_isas: [OwnedTargetIsa; 2],
    /// The back ends for functions with `optnone`, by [`Framing`].
    optnone_isas: [OwnedTargetIsa; 3],
    /// The operations that the back end supports.
    pub(crate) support: Support,
    /// The calling convention of C.
    pub(crate) convention: Convention,
    /// Cranelift's calling convention for C.
    pub(crate) call_conv: CallConv,
    /// The guaranteed alignment of stack slots.
    pub(crate) frame_align: u64,
    /// The lowerings.
    pub(crate) lowerings: &'a Lowerings,
    /// The options.
    pub(crate) options: &'a Options,
    pub(crate) symbols: FxHashMap<NameId, Symbol>,
}

/// The frame pointer of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Framing {
    /// It has none if the back end can do without.
    Omitted,
    /// It has one for debuggers and profilers.
    Kept,
    /// It uses its frame pointer, or passes large memory by value. The code is position-independent, as Cranelift's calls of
    /// `memcpy` require.
    Used,
}

/// The position of the canonical frame address of a function, which debug information refers to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameAddress {
    /// Distance in bytes from the frame pointer, or from the end of the frame if there is none.
    pub(crate) from_frame_pointer: i64,
    /// Distance in bytes from the stack pointer of the caller.
    pub(crate) from_caller_stack: i64,
}

impl<'a> Env<'a> {
    /// Creates an environment without symbols.
    pub(crate) fn new(
        module: &'a Module,
        table: BodyId,
        target: &'a Target,
        options: &'a Options,
        lowerings: &'a Lowerings,
    ) -> Result<Env<'a>, String> {
        let convention = Convention::of(target)?;
        let make = |framing, level| make_isa(target, options, framing, level);
        let isa = make(Framing::Omitted, options.opt_level)?;
        let framed_isas = [make(Framing::Kept, options.opt_level)?, make(Framing::Used, options.opt_level)?];
        let optnone_isas = [make(Framing::Omitted, 0)?, make(Framing::Kept, 0)?, make(Framing::Used, 0)?];
        let s390x = target.triple.architecture == Architecture::S390x;
        Ok(Env {
            module,
            cx: &module.cx,
            table,
            target,
            call_conv: call_conv(target, &*isa),
            isa,
            framed_isas,
            optnone_isas,
            support: Support::of(target),
            convention,
            frame_align: if s390x { 8 } else { 16 },
            lowerings,
            options,
            symbols: FxHashMap::default(),
        })
    }

    /// Returns an environment with the same symbols for the code of a level, whose target is given.
    ///
    /// # Errors
    /// When the back end does not accept the target.
    pub(crate) fn for_level<'b>(&'b self, target: &'b Target) -> Result<Env<'b>, String> {
        let level = Env::new(self.module, self.table, target, self.options, self.lowerings)?;
        Ok(Env { symbols: self.symbols.clone(), ..level })
    }

    /// Returns true for an object of Windows.
    pub(crate) fn is_coff(&self) -> bool {
        self.target.triple.binary_format == BinaryFormat::Coff
    }

    /// Returns true if programs use Microsoft's runtime and not mingw's.
    pub(crate) fn has_microsoft_runtime(&self) -> bool {
        self.is_coff() && !matches!(self.target.triple.environment, Environment::Gnu | Environment::GnuLlvm)
    }

    /// Returns true if Cranelift's writer cannot location code in the object.
    pub(crate) fn places_all_code(&self) -> bool {
        self.is_coff() && self.convention == Convention::Aapcs64
    }

    /// Returns the body with the symbols.
    pub(crate) fn table_body(&self) -> &'a Body {
        self.module.body(self.table)
    }

    /// Returns the width of `index` in the module that was converted.
    pub(crate) fn index_bits(&self) -> u32 {
        let root = self.module.body(Module::ROOT);
        let attrs = top_level_ops(root).next().map(|op| root.attrs(op));
        let bits = attrs.and_then(|attrs| self.cx.dict_get(attrs, name::MLIRC_INDEX_BITS));
        let bits = bits.and_then(|attr| self.cx.int_value(attr)).and_then(|bits| u32::try_from(bits).ok());
        bits.unwrap_or(self.target.layout.pointer_bits())
    }

    /// Returns the position of the canonical frame address in code with or without a frame pointer.
    pub(crate) fn frame_address(&self, has_frame_pointer: bool) -> FrameAddress {
        match self.target.triple.architecture {
            // Frames have no frame pointer, and end where the caller saves registers.
            Architecture::S390x => FrameAddress { from_frame_pointer: 160, from_caller_stack: 160 },
            Architecture::X86_64 if !has_frame_pointer => {
                FrameAddress { from_frame_pointer: 8, from_caller_stack: 0 }
            }
            _ => FrameAddress { from_frame_pointer: 16, from_caller_stack: 0 },
        }
    }

    /// Returns the back end of a function, depending on whether it is optimized and whether it has a frame pointer.
    pub(crate) fn isa(&self, is_optnone: bool, framing: Framing) -> &OwnedTargetIsa {
        match (is_optnone, framing) {
            (true, framing) => &self.optnone_isas[framing as usize],
            (false, Framing::Omitted) => &self.isa,
            (false, Framing::Kept) => &self.framed_isas[0],
            (false, Framing::Used) => &self.framed_isas[1],
        }
    }

    /// Returns true if a function with these attributes keeps a frame pointer that its code does not use: on request, and
    /// on x86-64, where others have none, without optimization and for profilers of macOS.
    pub(crate) fn keeps_frame_pointer(&self, attrs: DictId) -> bool {
        let is_default = !self.optimizes(attrs) || self.target.triple.binary_format == BinaryFormat::Macho;
        self.options.keeps_frame_pointers
            || function::has_frame_pointer(self.cx, attrs)
            || self.is_x86_64() && is_default
    }

    /// Returns true if the code of a function with these attributes is optimized.
    pub(crate) fn optimizes(&self, attrs: DictId) -> bool {
        self.options.opt_level > 0 && !function::is_optnone(self.cx, attrs)
    }

    /// Returns true if calls of a function with these attributes may reuse its frame.
    pub(crate) fn reuses_frames(&self, attrs: DictId) -> bool {
        self.optimizes(attrs)
            && has_sibling_calls(self.target)
            && !self.options.forbids_sibling_calls
            && !function::disables_tail_calls(self.cx, attrs)
    }

    /// Returns the attributes of the function with this name.
    pub(crate) fn function_attrs(&self, symbol: NameId) -> Option<DictId> {
        let symbol = self.symbols.get(&symbol)?;
        let body = self.table_body();
        matches!(body.name(symbol.op), function::FUNC | IFUNC).then(|| body.attrs(symbol.op))
    }

    /// Returns true if a symbol is a variadic function.
    pub(crate) fn variadic(&self, symbol: NameId) -> bool {
        let attrs = self.function_attrs(symbol);
        attrs
            .and_then(|attrs| function::signature(self.cx, attrs))
            .is_some_and(|signature| signature.variadic)
    }

    /// Returns the name of a function in CLIF.
    pub(crate) fn function_name(&self, symbol: NameId) -> Option<UserExternalName> {
        match self.symbols.get(&symbol)?.entity {
            Entity::Function(id) => Some(UserExternalName { namespace: FUNCTION_SPACE, index: id.as_u32() }),
            Entity::Data(..) => None,
        }
    }

    /// Returns true if functions are moved to align their short loops.
    pub(crate) fn aligns_loops(&self) -> bool {
        self.options.opt_level >= 2
            && self.is_x86_64()
            && self.target.triple.binary_format == BinaryFormat::Elf
    }

    /// Returns true if the target is x86-64.
    pub(crate) fn is_x86_64(&self) -> bool {
        self.target.triple.architecture == Architecture::X86_64
    }

    /// Returns the error for an operation that is not supported; `needs` is what it would need.
    pub(crate) fn unsupported(&self, body: &Body, op: Op, needs: &str) -> Diagnostic {
        let name = self.cx.op_text(body.name(op));
        let message = format!("'{name}' op is not supported yet: {needs}");
        Diagnostic::error(self.cx.location(body.loc(op)), message)
    }
}

/// Returns Cranelift's calling convention for C. AArch64 has one for all systems, and another for Apple's.
fn call_conv(target: &Target, isa: &dyn TargetIsa) -> CallConv {
    match (target.triple.binary_format, target.triple.architecture) {
        (BinaryFormat::Coff, Architecture::Aarch64(_)) => CallConv::SystemV,
        _ => isa.default_call_conv(),
    }
}

fn make_isa(
    target: &Target,
    options: &Options,
    framing: Framing,
    level: u8,
) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    let (level, allocator) = if level == 0 { ("none", "single_pass") } else { ("speed", "backtracking") };
    // On x86-64, the alignment of the constants after the code is only known when functions are placed, which aligns
    // them more.
    let align = if target.triple.architecture == Architecture::X86_64 { "0" } else { "4" };
    let coff = target.triple.binary_format == BinaryFormat::Coff;
    let aarch64 = matches!(target.triple.architecture, Architecture::Aarch64(_));
    // The step in which a large frame probes its pages. On s390x it must be a signed 16-bit immediate, and on Windows a
    // stack grows by one page.
    let probe = match target.triple.architecture {
        _ if coff => "12",
        Architecture::S390x => "14",
        _ => "16",
    };
    // Cranelift copies arguments on the stack by calling a library function, which is not near.
    let is_pic = has_symbol_addressing(target) || framing == Framing::Used && !coff;
    let tls_model = match target.triple.binary_format {
        BinaryFormat::Macho => "macho",
        BinaryFormat::Coff => "coff",
        _ => "elf_gd",
    };
    let pairs = [
        // The positions of loops, for their alignment.
        ("machine_code_cfg_info", "true"),
        ("opt_level", level),
        ("regalloc_algorithm", allocator),
        ("is_pic", if is_pic { "true" } else { "false" }),
        ("enable_verifier", if options.verify_clif { "true" } else { "false" }),
        ("enable_llvm_abi_extensions", "true"),
        ("log2_min_function_alignment", align),
        ("tls_model", tls_model),
        ("unwind_info", "true"),
        // A large frame probes its pages in order, so that it cannot skip the guard page.
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
        ("probestack_size_log2", probe),
        ("libcall_call_conv", if coff && aarch64 { "system_v" } else { "isa_default" }),
        ("preserve_frame_pointers", if framing == Framing::Omitted { "false" } else { "true" }),
    ];
    for (flag, value) in pairs {
        flags.set(flag, value).map_err(|error| format!("Cranelift flag '{flag}': {error}"))?;
    }
    let unsupported = |error: String| format!("unsupported target '{}': {error}", target.triple);
    let mut builder = isa::lookup(target.triple.clone()).map_err(|error| unsupported(error.to_string()))?;
    // The published back end lacks the settings of some features, and has no use for them.
    let known: Vec<&str> = builder.iter().map(|setting| setting.name).collect();
    for feature in target.features.iter().filter(|feature| known.contains(&feature.setting)) {
        builder
            .enable(feature.setting)
            .map_err(|error| unsupported(format!("'{}': {error}", feature.name)))?;
    }
    for (_, setting) in WIDE_VECTORS.iter().filter(|(bits, _)| target.vector_bits() >= Some(*bits)) {
        builder.enable(setting).map_err(|error| unsupported(error.to_string()))?;
    }
    builder.finish(settings::Flags::new(flags)).map_err(|error| unsupported(error.to_string()))
}
