//! The module as a whole: symbols are declared, functions compiled on all cores, and code and data put into
//! the object in source order, so that the bytes do not depend on the number of threads.
//!
//! All code is position dependent in Cranelift's sense and every reference near; what may live in another
//! object has its address in a pointer slot of ours, which the dynamic linker fills. That links as PIE and as
//! a shared library without relocations in code.

use cranelift_codegen::ir::{
    ExternalName, GlobalValueData, InstBuilder, MemFlagsData, UserExternalName, types,
};
use cranelift_codegen::isa::{CallConv, OwnedTargetIsa};
use cranelift_codegen::settings::Configurable;
use cranelift_codegen::{ir, isa, settings};
use cranelift_module::{
    DataDescription, DataId, FuncId, Linkage, Module as _, ModuleReloc, ModuleRelocTarget,
    default_libcall_names,
};
use cranelift_object::{ObjectBuilder, ObjectModule, ObjectProduct};
use object::write::SymbolId;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use target_lexicon::Architecture;

use crate::diag::{Diagnostic, Diagnostics, Place};
use crate::dialect::llvm::symbol::ALIAS;
use crate::dialect::llvm::{self, function, global};
use crate::ir::spec::enum_value;
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{Body, BodyId, Context, DictId, Module, NameId, Op, Region, TypeId, name};
use crate::target::Target;

use super::abi::Convention;
use super::buffered_results;
use super::context::{FunctionCx, Lower, LowerFn, needs};
use super::data::{self, Image};
use super::function::{Compiled, Definition, Failure, Worker};
use super::support::Support;
use super::symbol::{self, Alias};
use super::unwind::Frame;
use super::x87::Routine;
use super::{Lowerings, Options};

/// Largest alignment of a global: beyond it the padding in the file becomes absurd.
const MAX_ALIGN: i128 = 1 << 20;
/// Namespace of references to functions in CLIF.
const FUNCTION_SPACE: u32 = 0;
/// Namespace of references to data.
const DATA_SPACE: u32 = 1;
/// Namespace of references that stand for a [`Request`] of the function.
pub(super) const REQUEST_SPACE: u32 = 2;

/// Something a function refers to that is made when the module is put together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Request {
    /// A function of the C library.
    Library(&'static str),
    /// The slot with the address of a symbol.
    Slot(NameId),
    /// The thunk through which a variadic function is called.
    VariadicThunk(NameId),
    /// The thunk through which a variadic function is called whose address is on the stack behind this many bytes of
    /// arguments.
    IndirectVariadicThunk(u32),
    /// The routine behind `llvm.eh.sjlj.setjmp`.
    SetJump,
    /// The routine behind `llvm.eh.sjlj.longjmp`.
    LongJump,
    /// A routine for the x87 unit.
    X87(Routine),
    /// The thunk through which a function is called whose results go through a buffer.
    BufferedCall(buffered_results::Layout, buffered_results::ThunkTarget),
}

/// What a symbol is in the object.
#[derive(Clone, Copy, Debug)]
pub(super) enum Entity {
    /// A function.
    Function(FuncId),
    /// A variable, and whether each thread has its own.
    Data(DataId, bool),
}

impl Entity {
    /// Its symbol in a finished object.
    pub(super) fn symbol(self, product: &mut ObjectProduct) -> SymbolId {
        match self {
            Entity::Function(id) => product.function_symbol(id),
            Entity::Data(id, _) => product.data_symbol(id),
        }
    }
}

/// A symbol of the module.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbol {
    /// The operation that defines or declares it.
    pub(super) op: Op,
    /// What it is.
    pub(super) entity: Entity,
    /// Whether its address is known at link time, relative to the code.
    pub(super) near: bool,
}

/// What the compilation of every function shares.
pub(super) struct Env<'a> {
    /// The module.
    pub(super) module: &'a Module,
    /// Its interned tables.
    pub(super) cx: &'a Context,
    /// The body with the symbols.
    pub(super) table: BodyId,
    /// What code is generated for.
    pub(super) target: &'a Target,
    /// The back end.
    pub(super) isa: OwnedTargetIsa,
    /// The back end for functions that look at their frame pointer or pass large memory by value. It is position
    /// independent in Cranelift's sense, for the sake of the calls of `memcpy` that Cranelift makes.
    pub(super) framed_isa: OwnedTargetIsa,
    /// What the back end can do.
    pub(super) support: Support,
    /// Where arguments go.
    pub(super) convention: Convention,
    /// Cranelift's name for C's convention.
    pub(super) call_conv: CallConv,
    /// Alignment of stack slots that every frame guarantees.
    pub(super) frame_align: u64,
    /// The lowerings.
    pub(super) lowerings: &'a Lowerings,
    /// What is asked for.
    pub(super) options: &'a Options,
    pub(super) symbols: FxHashMap<NameId, Symbol>,
}

impl<'a> Env<'a> {
    /// An environment without symbols.
    pub(super) fn new(
        module: &'a Module,
        table: BodyId,
        target: &'a Target,
        options: &'a Options,
        lowerings: &'a Lowerings,
    ) -> Result<Env<'a>, String> {
        let convention = Convention::of(target)?;
        let isa = make_isa(target, options, false)?;
        let framed_isa = make_isa(target, options, true)?;
        let s390x = target.triple.architecture == Architecture::S390x;
        Ok(Env {
            module,
            cx: &module.cx,
            table,
            target,
            call_conv: isa.default_call_conv(),
            isa,
            framed_isa,
            support: Support::of(target),
            convention,
            frame_align: if s390x { 8 } else { 16 },
            lowerings,
            options,
            symbols: FxHashMap::default(),
        })
    }

    /// The body with the symbols.
    pub(super) fn table_body(&self) -> &'a Body {
        self.module.body(self.table)
    }

    /// The attributes of the function with this name.
    pub(super) fn function_attrs(&self, symbol: NameId) -> Option<DictId> {
        let symbol = self.symbols.get(&symbol)?;
        let body = self.table_body();
        (body.name(symbol.op) == function::FUNC).then(|| body.attrs(symbol.op))
    }

    /// Whether a symbol is a variadic function.
    pub(super) fn variadic(&self, symbol: NameId) -> bool {
        let attrs = self.function_attrs(symbol);
        attrs
            .and_then(|attrs| function::signature(self.cx, attrs))
            .is_some_and(|signature| signature.variadic)
    }

    /// How CLIF refers to a function.
    pub(super) fn function_name(&self, symbol: NameId) -> Option<UserExternalName> {
        match self.symbols.get(&symbol)?.entity {
            Entity::Function(id) => Some(UserExternalName { namespace: FUNCTION_SPACE, index: id.as_u32() }),
            Entity::Data(..) => None,
        }
    }

    /// The error for an operation that needs something that is not there yet.
    pub(super) fn unsupported(&self, body: &Body, op: Op, needs: &str) -> Diagnostic {
        let name = self.cx.op_text(body.name(op));
        let message = format!("'{name}' op is not supported yet: {needs}");
        Diagnostic::error(self.cx.place(body.loc(op)), message)
    }
}

fn make_isa(target: &Target, options: &Options, framed: bool) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    let (level, allocator) =
        if options.opt_level == 0 { ("none", "single_pass") } else { ("speed", "backtracking") };
    let pairs = [
        ("opt_level", level),
        ("regalloc_algorithm", allocator),
        ("is_pic", if framed { "true" } else { "false" }),
        ("enable_verifier", if options.verify_clif { "true" } else { "false" }),
        ("enable_llvm_abi_extensions", "true"),
        ("log2_min_function_alignment", "4"),
        ("tls_model", "elf_gd"),
        ("unwind_info", "true"),
        // A frame of more than 64 KiB touches its pages in order, so that it cannot step over what guards the stack.
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
        ("probestack_size_log2", "16"),
        ("preserve_frame_pointers", if framed { "true" } else { "false" }),
    ];
    for (flag, value) in pairs {
        flags.set(flag, value).map_err(|error| format!("Cranelift flag '{flag}': {error}"))?;
    }
    let unsupported = |error: String| format!("unsupported target '{}': {error}", target.triple);
    let builder = isa::lookup(target.triple.clone()).map_err(|error| unsupported(error.to_string()))?;
    builder.finish(settings::Flags::new(flags)).map_err(|error| unsupported(error.to_string()))
}

// ---- addresses of symbols

impl FunctionCx<'_> {
    /// The address of a symbol of the module.
    pub(super) fn address_of(&mut self, symbol: NameId) -> Lower<ir::Value> {
        let Some(&known) = self.env.symbols.get(&symbol) else {
            return needs(format!("it needs '{}' to be a global or function", self.cx().str(symbol)));
        };
        let (name, tls) = match known.entity {
            Entity::Data(id, tls) => (UserExternalName { namespace: DATA_SPACE, index: id.as_u32() }, tls),
            Entity::Function(id) => {
                (UserExternalName { namespace: FUNCTION_SPACE, index: id.as_u32() }, false)
            }
        };
        if tls {
            let value = self.symbol(symbol, name, true);
            return Ok(self.ins().tls_value(types::I64, value));
        }
        if known.near {
            let value = self.symbol(symbol, name, false);
            return Ok(self.ins().symbol_value(types::I64, value));
        }
        let slot = match self.addresses.get(&symbol) {
            Some(&slot) => slot,
            None => {
                let name = self.request(Request::Slot(symbol));
                self.symbol(symbol, name, false)
            }
        };
        let place = self.ins().symbol_value(types::I64, slot);
        let flags = MemFlagsData::trusted().with_readonly().with_can_move();
        Ok(self.ins().load(types::I64, flags, place, 0))
    }

    fn symbol(&mut self, symbol: NameId, name: UserExternalName, tls: bool) -> ir::GlobalValue {
        if let Some(&known) = self.addresses.get(&symbol) {
            return known;
        }
        let name = self.func().declare_imported_user_function(name);
        let value = self.builder.create_global_value(GlobalValueData::Symbol {
            name: ExternalName::user(name),
            offset: 0.into(),
            colocated: true,
            tls,
        });
        self.addresses.insert(symbol, value);
        value
    }
}

/// `llvm.mlir.addressof`.
fn addressof(fx: &mut FunctionCx, op: Op) -> Lower {
    let symbol = fx.attr(op, name::GLOBAL_NAME).and_then(|attr| fx.cx().symbol_value(attr));
    let Some(symbol) = symbol else { return needs("it needs a symbol") };
    let address = fx.address_of(symbol)?;
    fx.set(op, &[address]);
    Ok(())
}

pub(super) const LOWERINGS: &[(crate::ir::OpName, LowerFn)] = &[(global::ADDRESSOF, addressof)];

// ---- putting the object together

/// A finished module before it is written.
pub(super) struct Finished {
    /// The object.
    pub(super) object: Vec<u8>,
    /// CLIF of all functions.
    pub(super) clif: String,
    /// Assembly of all functions.
    pub(super) asm: String,
}

/// Compiles everything; `None` after reported errors.
pub(super) fn compile(mut env: Env, diagnostics: &mut Diagnostics) -> Option<Finished> {
    let builder =
        ObjectBuilder::new(env.isa.clone(), env.options.object_name.as_str(), default_libcall_names());
    let builder = match builder {
        Ok(builder) => builder,
        Err(error) => {
            diagnostics.error(Place::Unknown, format!("cannot write an object: {error}"));
            return None;
        }
    };
    let mut assembler = Assembler {
        object: ObjectModule::new(builder),
        made: FxHashMap::default(),
        frames: Vec::new(),
        patches: Vec::new(),
        aliases: Vec::new(),
    };
    let definitions = declare(&mut env, &mut assembler, diagnostics);
    let compiled: Vec<Result<Compiled, Failure>> =
        definitions.par_iter().map_init(Worker::new, |worker, &job| worker.compile(&env, job)).collect();
    let images = initialisers(&env, diagnostics);
    let mut functions = Vec::new();
    for (definition, result) in definitions.iter().zip(compiled) {
        match result {
            Ok(compiled) => functions.push((*definition, compiled)),
            Err(Failure::Unsupported(errors)) => errors.into_iter().for_each(|error| diagnostics.push(error)),
            Err(Failure::Internal(place, message)) => diagnostics.internal_error(place, message),
        }
    }
    if diagnostics.has_errors() {
        return None;
    }
    match assembler.assemble(&env, functions, images) {
        Ok(finished) => Some(finished),
        Err(message) => {
            diagnostics.error(Place::Unknown, format!("cannot write the object: {message}"));
            None
        }
    }
}

/// What must be changed in the object after Cranelift's own writer is done.
#[derive(Clone, Copy, Debug)]
enum Patch {
    WeakImport(Entity),
    HiddenWeak(Entity),
    Protected(Entity),
}

pub(super) struct Assembler {
    /// The object.
    pub(super) object: ObjectModule,
    made: FxHashMap<Request, ModuleRelocTarget>,
    frames: Vec<(FuncId, Frame)>,
    patches: Vec<Patch>,
    /// Aliases, to be placed at the end.
    pub(super) aliases: Vec<Alias>,
}

/// Declares every symbol; the result is the functions to be compiled.
fn declare(env: &mut Env, assembler: &mut Assembler, diagnostics: &mut Diagnostics) -> Vec<Definition> {
    let table = env.table_body();
    let mut definitions = Vec::new();
    for op in top_level_ops(table) {
        let declared = match table.name(op) {
            function::FUNC => declare_function(env, assembler, op, &mut definitions),
            global::GLOBAL if symbol::is_metadata(env.cx, table.attrs(op)) => Ok(()),
            global::GLOBAL => declare_global(env, assembler, op),
            other if symbol::is_top_level(other) || is_empty_module(env, op) => Ok(()),
            _ => Err("it needs a lowering".to_string()),
        };
        if let Err(needs) = declared {
            diagnostics.push(env.unsupported(table, op, &needs));
        }
    }
    for op in top_level_ops(table).filter(|&op| table.name(op) == ALIAS) {
        if let Err(needs) = symbol::declare_alias(env, assembler, op) {
            diagnostics.push(env.unsupported(table, op, &needs));
        }
    }
    definitions
}

/// Whether an operation is a module in which nothing is left.
fn is_empty_module(env: &Env, op: Op) -> bool {
    let is_module = env.cx.op_text(env.table_body().name(op)) == "builtin.module";
    let contents = env.module.op_body(env.table, op).map(|body| env.module.body(body));
    is_module && contents.is_none_or(|body| top_level_ops(body).next().is_none())
}

/// How a symbol is bound, from its linkage and visibility.
pub(super) struct Binding {
    /// Cranelift's word for it.
    pub(super) linkage: Linkage,
    /// Whether its address is known at link time.
    pub(super) near: bool,
    weak_import: bool,
    hidden_weak: bool,
    protected: bool,
}

/// The binding of a symbol with these attributes.
pub(super) fn binding(cx: &Context, attrs: DictId, defined: bool) -> Result<Binding, String> {
    let visibility = cx.dict_get(attrs, name::VISIBILITY);
    let visibility = visibility.and_then(|attr| enum_value(cx, &function::VISIBILITY, attr)).unwrap_or(0);
    let hidden = visibility == 1;
    let linkage = function::linkage(cx, attrs);
    let kind = match linkage {
        _ if !defined || linkage == "available_externally" => Linkage::Import,
        "internal" | "private" => Linkage::Local,
        "external" if hidden => Linkage::Hidden,
        "external" => Linkage::Export,
        "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "common" => Linkage::Preemptible,
        other => return Err(format!("it needs linkage '{other}'")),
    };
    let kind = symbol::weakened(kind, cx.dict_get(attrs, name::COMDAT).is_some());
    Ok(Binding {
        linkage: kind,
        near: matches!(kind, Linkage::Local | Linkage::Hidden),
        protected: visibility == 2 && defined,
        weak_import: linkage == "extern_weak",
        hidden_weak: hidden && kind == Linkage::Preemptible,
    })
}

fn declare_function(
    env: &mut Env,
    assembler: &mut Assembler,
    op: Op,
    definitions: &mut Vec<Definition>,
) -> Result<(), String> {
    let (cx, table) = (env.cx, env.table_body());
    let attrs = table.attrs(op);
    let body = env.module.op_body(env.table, op);
    let body = body.filter(|&body| env.module.body(body).entry_block(Region::ROOT).is_some());
    let binding = binding(cx, attrs, body.is_some())?;
    if cx.dict_get(attrs, name::SECTION).is_some() {
        return Err("it needs a section of its own".to_string());
    }
    let symbol = symbol_name(cx, table, op).ok_or("it needs a name")?;
    let signature = ir::Signature::new(env.call_conv);
    let id = assembler.object.declare_function(cx.str(symbol), binding.linkage, &signature);
    let id = id.map_err(|error| format!("it needs another name: {error}"))?;
    let entity = Entity::Function(id);
    assembler.patch(&binding, entity);
    env.symbols.insert(symbol, Symbol { op, entity, near: binding.near });
    if let Some(body) = body.filter(|_| binding.linkage != Linkage::Import) {
        definitions.push(Definition { op, body, id });
    }
    Ok(())
}

fn declare_global(env: &mut Env, assembler: &mut Assembler, op: Op) -> Result<(), String> {
    let (cx, table) = (env.cx, env.table_body());
    let attrs = table.attrs(op);
    let linkage = function::linkage(cx, attrs);
    // A global without value is a declaration, unless nobody else could define it.
    let local = matches!(linkage, "internal" | "private" | "common");
    let defined = local || cx.dict_get(attrs, name::VALUE).is_some() || global_region(env, op).is_some();
    let binding = binding(cx, attrs, defined)?;
    let space = cx.dict_get(attrs, name::ADDR_SPACE).and_then(|attr| cx.int_value(attr)).unwrap_or(0);
    if space != 0 {
        return Err(format!("it needs address space {space}"));
    }
    let align = cx.dict_get(attrs, name::ALIGNMENT).and_then(|attr| cx.int_value(attr)).unwrap_or(1);
    if align > MAX_ALIGN {
        return Err(format!("it needs an alignment of {align}"));
    }
    let symbol = symbol_name(cx, table, op).ok_or("it needs a name")?;
    let tls = cx.dict_get(attrs, name::THREAD_LOCAL).is_some();
    let writable = cx.dict_get(attrs, name::CONSTANT).is_none();
    let id = assembler.object.declare_data(cx.str(symbol), binding.linkage, writable, tls);
    let id = id.map_err(|error| format!("it needs another name: {error}"))?;
    let entity = Entity::Data(id, tls);
    assembler.patch(&binding, entity);
    env.symbols.insert(symbol, Symbol { op, entity, near: binding.near });
    Ok(())
}

/// The initialiser region of a global.
fn global_region<'a>(env: &Env<'a>, op: Op) -> Option<&'a Body> {
    let body = env.module.body(env.module.op_body(env.table, op)?);
    body.entry_block(Region::ROOT).map(|_| body)
}

/// A global to be defined.
struct Datum {
    id: DataId,
    align: u64,
    image: Image,
    section: Option<String>,
}

/// The contents of all globals that are defined here, in source order.
fn initialisers(env: &Env, diagnostics: &mut Diagnostics) -> Vec<Datum> {
    let (cx, table) = (env.cx, env.table_body());
    let mut out = Vec::new();
    for op in top_level_ops(table).filter(|&op| table.name(op) == global::GLOBAL) {
        let Some(symbol) = symbol_name(cx, table, op).and_then(|symbol| env.symbols.get(&symbol)) else {
            continue;
        };
        let attrs = table.attrs(op);
        let linkage = function::linkage(cx, attrs);
        let region = global_region(env, op);
        let value = cx.dict_get(attrs, name::VALUE);
        let local = matches!(linkage, "internal" | "private" | "common");
        if linkage == "available_externally" || !(local || value.is_some() || region.is_some()) {
            continue;
        }
        let Entity::Data(id, _) = symbol.entity else { continue };
        let ty = cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| cx.type_value(attr));
        let ty = ty.unwrap_or(TypeId::VOID);
        match data::initialiser(cx, &env.target.layout, ty, value, region) {
            Ok(image) => {
                let section = symbol::section(env, attrs);
                out.push(Datum { id, align: global_align(env, attrs, ty), image, section });
            }
            Err((None, needs)) => diagnostics.push(env.unsupported(table, op, &needs)),
            Err((Some(inner), needs)) => {
                diagnostics.push(env.unsupported(region.unwrap_or(table), inner, &needs));
            }
        }
    }
    out
}

fn global_align(env: &Env, attrs: DictId, ty: TypeId) -> u64 {
    let asked = env.cx.dict_get(attrs, name::ALIGNMENT).and_then(|attr| env.cx.int_value(attr));
    let asked = asked.and_then(|asked| u64::try_from(asked).ok()).filter(|asked| asked.is_power_of_two());
    let natural = llvm::layout::align_of(env.cx, &env.target.layout, ty).unwrap_or(1);
    asked.unwrap_or(natural).max(1)
}

impl Assembler {
    /// Remembers what Cranelift's linkage does not say.
    pub(super) fn patch(&mut self, binding: &Binding, entity: Entity) {
        if binding.weak_import {
            self.patches.push(Patch::WeakImport(entity));
        }
        if binding.hidden_weak {
            self.patches.push(Patch::HiddenWeak(entity));
        }
        if binding.protected {
            self.patches.push(Patch::Protected(entity));
        }
    }

    fn assemble(
        mut self,
        env: &Env,
        functions: Vec<(Definition, Compiled)>,
        data: Vec<Datum>,
    ) -> Result<Finished, String> {
        let (mut clif, mut asm) = (String::new(), String::new());
        for (definition, mut compiled) in functions {
            self.resolve(env, &mut compiled)?;
            let id = self.place_thunk(env, definition.id, &compiled)?;
            let Compiled { code, align, relocs, .. } = &compiled;
            let defined = self.object.define_function_bytes(id, (*align).max(16), code, relocs);
            defined.map_err(|error| error.to_string())?;
            self.frames.extend(compiled.unwind.take().map(|unwind| (id, Frame::Compiled(unwind))));
            let named = |text: String| -> String {
                let symbol = symbol_name(env.cx, env.table_body(), definition.op);
                let symbol = symbol.map_or("", |name| env.cx.str(name));
                if text.is_empty() { text } else { format!("; @{symbol}\n{text}\n") }
            };
            clif.push_str(&named(compiled.clif));
            asm.push_str(&named(compiled.asm));
        }
        for datum in data {
            self.define_global(env, datum)?;
        }
        symbol::define_structors(env, &mut self)?;
        let Assembler { object, frames, patches, aliases, .. } = self;
        let mut product = object.finish();
        for alias in aliases {
            symbol::place_alias(env, &mut product, alias)?;
        }
        for patch in patches {
            apply(&mut product, patch);
        }
        super::unwind::write(&mut product, &*env.isa, env.target.layout.big_endian, frames)?;
        let object = product.emit().map_err(|error| error.to_string())?;
        Ok(Finished { object, clif, asm })
    }

    /// Replaces references to requests by references to what they stand for.
    fn resolve(&mut self, env: &Env, compiled: &mut Compiled) -> Result<(), String> {
        let mut targets = Vec::with_capacity(compiled.requests.len());
        for &request in &compiled.requests {
            targets.push(self.target(env, request)?);
        }
        for reloc in &mut compiled.relocs {
            if let ModuleRelocTarget::User { namespace: REQUEST_SPACE, index } = reloc.name {
                reloc.name = targets[index as usize].clone();
            }
        }
        Ok(())
    }

    fn target(&mut self, env: &Env, request: Request) -> Result<ModuleRelocTarget, String> {
        if let Some(known) = self.made.get(&request) {
            return Ok(known.clone());
        }
        let target: ModuleRelocTarget = match request {
            Request::Library(function) => {
                let signature = ir::Signature::new(env.call_conv);
                let id = self.object.declare_function(function, Linkage::Import, &signature);
                id.map_err(|error| error.to_string())?.into()
            }
            Request::Slot(symbol) => self.slot(env, symbol)?.into(),
            Request::VariadicThunk(symbol) => self.variadic_thunk(env, symbol)?.into(),
            Request::SetJump => self.set_jump_routine(env)?.into(),
            Request::LongJump => self.long_jump_routine(env)?.into(),
            Request::IndirectVariadicThunk(stack) => self.indirect_variadic_thunk(env, stack)?.into(),
            Request::X87(routine) => self.x87_routine(env, routine)?.into(),
            Request::BufferedCall(layout, callee) => self.call_thunk(env, layout, callee)?.into(),
        };
        self.made.insert(request, target.clone());
        Ok(target)
    }

    /// Eight bytes with the address of a symbol.
    fn slot(&mut self, env: &Env, symbol: NameId) -> Result<DataId, String> {
        let id = self.object.declare_anonymous_data(false, false).map_err(|error| error.to_string())?;
        let mut description = DataDescription::new();
        description.define(vec![0; 8].into());
        description.set_align(8);
        self.refer(env, &mut description, 0, symbol, 0)?;
        self.object.define_data(id, &description).map_err(|error| error.to_string())?;
        Ok(id)
    }

    /// Writes the address of a symbol into data.
    pub(super) fn refer(
        &mut self,
        env: &Env,
        description: &mut DataDescription,
        at: u64,
        symbol: NameId,
        addend: i64,
    ) -> Result<(), String> {
        let at = u32::try_from(at).map_err(|_| "data is larger than 4 GiB".to_string())?;
        let known = env.symbols.get(&symbol).ok_or("reference to an unknown symbol")?;
        let target: ModuleRelocTarget = match known.entity {
            Entity::Function(id) => id.into(),
            Entity::Data(_, true) => return Err("the address of a thread-local is no constant".to_string()),
            Entity::Data(id, false) => id.into(),
        };
        let value = description.import_global_value(target);
        description.write_data_addr(at, value, addend);
        Ok(())
    }

    /// A local function of machine code.
    pub(super) fn local_function(
        &mut self,
        env: &Env,
        code: &[u8],
        relocs: &[ModuleReloc],
        frame: fn(u32) -> Frame,
    ) -> Result<FuncId, String> {
        let signature = ir::Signature::new(env.call_conv);
        let id = self.object.declare_anonymous_function(&signature).map_err(|error| error.to_string())?;
        self.object.define_function_bytes(id, 16, code, relocs).map_err(|error| error.to_string())?;
        self.frames.push((id, frame(code.len() as u32)));
        Ok(id)
    }

    fn x87_routine(&mut self, env: &Env, routine: Routine) -> Result<FuncId, String> {
        self.local_function(env, &routine.code(), &[], Frame::Leaf)
    }

    fn call_thunk(
        &mut self,
        env: &Env,
        layout: buffered_results::Layout,
        callee: buffered_results::ThunkTarget,
    ) -> Result<FuncId, String> {
        use buffered_results::ThunkTarget;
        let target = match callee {
            ThunkTarget::Symbol(symbol) => {
                let name = env.function_name(symbol).ok_or("call of an unknown function")?;
                Some(ModuleRelocTarget::user(name.namespace, name.index))
            }
            ThunkTarget::Variadic(symbol) => Some(self.target(env, Request::VariadicThunk(symbol))?),
            ThunkTarget::Library(function) => Some(self.target(env, Request::Library(function))?),
            ThunkTarget::Pointer => None,
        };
        let thunk = layout.call_thunk(target);
        self.local_function(env, &thunk.code, &thunk.relocs, Frame::Chained)
    }

    /// The function that compiled code is: the symbol's, or one behind a thunk that the symbol becomes.
    fn place_thunk(&mut self, env: &Env, id: FuncId, compiled: &Compiled) -> Result<FuncId, String> {
        let Some(layout) = compiled.buffered else { return Ok(id) };
        let signature = ir::Signature::new(env.call_conv);
        let inner = self.object.declare_anonymous_function(&signature).map_err(|error| error.to_string())?;
        let thunk = layout.entry_thunk(inner);
        let defined = self.object.define_function_bytes(id, 16, &thunk.code, &thunk.relocs);
        defined.map_err(|error| error.to_string())?;
        self.frames.push((id, Frame::Chained(thunk.code.len() as u32)));
        Ok(inner)
    }

    fn define_global(&mut self, env: &Env, datum: Datum) -> Result<(), String> {
        let mut description = DataDescription::new();
        description.set_align(datum.align);
        if let Some(section) = &datum.section {
            description.set_custom_section(section);
        }
        match datum.image {
            Image::Zeros(size) => description.define_zeroinit(size as usize),
            Image::Bytes(bytes, addresses) => {
                description.define(bytes.into());
                for (at, symbol, addend) in addresses {
                    self.refer(env, &mut description, at, symbol, addend)?;
                }
            }
        }
        self.object.define_data(datum.id, &description).map_err(|error| error.to_string())
    }
}

fn apply(product: &mut ObjectProduct, patch: Patch) {
    /// `STV_PROTECTED`, in the byte of a symbol that says its visibility.
    const PROTECTED: u8 = 3;
    let (Patch::WeakImport(entity) | Patch::HiddenWeak(entity) | Patch::Protected(entity)) = patch;
    let symbol = entity.symbol(product);
    let symbol = product.object.symbol_mut(symbol);
    match patch {
        Patch::WeakImport(_) => symbol.weak = true,
        Patch::HiddenWeak(_) => symbol.scope = object::SymbolScope::Linkage,
        Patch::Protected(_) => {
            let binding = if symbol.weak { object::elf::STB_WEAK } else { object::elf::STB_GLOBAL };
            let kind = match entity {
                Entity::Function(_) => object::elf::STT_FUNC,
                Entity::Data(_, true) => object::elf::STT_TLS,
                Entity::Data(_, false) => object::elf::STT_OBJECT,
            };
            let st_info = (binding << 4) | kind;
            symbol.flags = object::SymbolFlags::Elf { st_info, st_other: PROTECTED };
        }
    }
}
