//! The module as a whole: symbols are declared, functions compiled on all cores, and code and data put into
//! the object in source order, so that the bytes do not depend on the number of threads.

use cranelift_codegen::ir;
use cranelift_module::{
    DataDescription, DataId, FuncId, Linkage, Module as _, ModuleReloc, ModuleRelocTarget,
    default_libcall_names,
};
use cranelift_object::{ObjectBuilder, ObjectModule, ObjectProduct};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use crate::diag::{Diagnostics, Place};
use crate::ir::NameId;
use crate::ir::verify::symbol_name;
use crate::time::Parts;

use super::abi::buffered_results;
use super::abi::nest;
use super::constants::{Image, Reference};
use super::context::env::{DATA_SPACE, Entity, Env, FUNCTION_SPACE, REQUEST_SPACE, Request};
use super::function::{Compiled, Definition, Entry, Failure, Worker};
use super::object::alias::{self, Alias};
use super::object::code_section::{self, Placed};
use super::object::declare::{Binding, Datum, binding, declare, initialisers};
use super::object::macho;
use super::object::symbol_difference::{self, Distance};
use super::unwind::Frame;
use super::workarounds::fs1_save;
use super::workarounds::got_load;
use super::workarounds::x87::Routine;

/// A finished module before it is written.
pub(crate) struct Finished {
    /// The object.
    pub(crate) object: Vec<u8>,
    /// CLIF of all functions.
    pub(crate) clif: String,
    /// Assembly of all functions.
    pub(crate) asm: String,
}

/// Compiles everything; `None` after reported errors.
pub(crate) fn compile(mut env: Env, times: &mut Parts, diagnostics: &mut Diagnostics) -> Option<Finished> {
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
        placed: Vec::new(),
        distances: Vec::new(),
    };
    let definitions = times.timed("declarations", || declare(&mut env, &mut assembler, diagnostics));
    let compiled: Vec<Result<Compiled, Failure>> =
        definitions.par_iter().map_init(Worker::new, |worker, &job| worker.compile(&env, job)).collect();
    let images = times.timed("data", || initialisers(&env, diagnostics));
    let mut functions = Vec::new();
    for (definition, result) in definitions.iter().zip(compiled) {
        match result {
            Ok(mut compiled) => {
                times.extend(std::mem::take(&mut compiled.times));
                functions.push((*definition, compiled));
            }
            Err(Failure::Unsupported(errors)) => errors.into_iter().for_each(|error| diagnostics.push(error)),
            Err(Failure::Internal(place, message)) => diagnostics.internal_error(place, message),
        }
    }
    if diagnostics.has_errors() {
        return None;
    }
    match times.timed("object", || assembler.assemble(&env, functions, images)) {
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

pub(crate) struct Assembler {
    /// The object.
    pub(crate) object: ObjectModule,
    made: FxHashMap<Request, ModuleRelocTarget>,
    frames: Vec<(FuncId, Frame)>,
    patches: Vec<Patch>,
    /// Aliases, to be placed at the end.
    pub(crate) aliases: Vec<Alias>,
    /// Functions in sections of their own.
    placed: Vec<Placed>,
    /// Distances in data, to be written at the end.
    distances: Vec<Distance>,
}

/// What a reference to a symbol of the module leads to.
fn symbol_target(env: &Env, symbol: NameId) -> Result<ModuleRelocTarget, String> {
    match env.symbols.get(&symbol).ok_or("reference to an unknown symbol")?.entity {
        Entity::Function(id) => Ok(id.into()),
        Entity::Data(_, true) => Err("the address of a thread-local is no constant".to_string()),
        Entity::Data(id, false) => Ok(id.into()),
    }
}

impl Assembler {
    /// Remembers what Cranelift's linkage does not say.
    pub(crate) fn patch(&mut self, binding: &Binding, entity: Entity) {
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
            let id = self.place_thunk(env, definition, &compiled)?;
            for reloc in &mut compiled.relocs {
                // A place in this code, which may be that of another function than the symbol's.
                if let ModuleRelocTarget::FunctionOffset(function, _) = &mut reloc.name {
                    *function = id;
                }
            }
            self.define_function(env, definition, id, &mut compiled)?;
            if let Some(frame) = compiled.unwind.take() {
                let padding = compiled.padding;
                self.frames.extend((padding > 0).then_some((id, Frame::Leaf(padding))));
                self.frames.push((id, frame));
            }
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
        alias::define_structors(env, &mut self)?;
        let Assembler { object, frames, patches, aliases, placed, distances, .. } = self;
        let mut product = object.finish();
        code_section::place_all(&mut product, &placed)?;
        for alias in aliases {
            alias::place_alias(env, &mut product, alias)?;
        }
        for patch in patches {
            apply(&mut product, patch);
        }
        symbol_difference::write_all(env, &mut product, &distances)?;
        macho::set_version(&mut product, env.target);
        match env.is_coff() {
            true => super::unwind::windows::write(&mut product, frames)?,
            false => super::unwind::write(&mut product, &*env.isa, env.target.layout.big_endian, frames)?,
        }
        let object = product.emit().map_err(|error| error.to_string())?;
        Ok(Finished { object, clif, asm })
    }

    /// Puts a function into the object, or keeps it for the end if it has a section of its own.
    fn define_function(
        &mut self,
        env: &Env,
        definition: Definition,
        id: FuncId,
        compiled: &mut Compiled,
    ) -> Result<(), String> {
        let align = compiled.align.max(16);
        let is_macho = macho::is_format(env.target);
        let declarations = self.object.declarations();
        // What ELF's linkers know to be here they reach without a branch in between.
        got_load::correct_references(&compiled.code, &mut compiled.relocs, |name| match *name {
            ModuleRelocTarget::User { namespace: DATA_SPACE, index } => {
                is_macho || declarations.get_data_decl(DataId::from_u32(index)).linkage == Linkage::Import
            }
            ModuleRelocTarget::User { namespace: FUNCTION_SPACE, index } => {
                is_macho || declarations.get_function_decl(FuncId::from_u32(index)).linkage == Linkage::Import
            }
            _ => is_macho,
        });
        let section = alias::function_section(env, definition.op).filter(|_| id == definition.id);
        let Some(section) = section else {
            let defined = self.object.define_function_bytes(id, align, &compiled.code, &compiled.relocs);
            return defined.map_err(|error| error.to_string());
        };
        let code = std::mem::take(&mut compiled.code);
        let relocs = std::mem::take(&mut compiled.relocs);
        self.place(env, definition, section, (code, relocs), align)
    }

    /// Keeps the code of a symbol for a section of its own.
    fn place(
        &mut self,
        env: &Env,
        definition: Definition,
        section: String,
        (code, relocs): (Vec<u8>, Vec<ModuleReloc>),
        align: u64,
    ) -> Result<(), String> {
        let Binding { linkage, .. } = binding(env, env.table_body().attrs(definition.op), true)?;
        self.placed.push(Placed { id: definition.id, linkage, section, code, align, relocs });
        Ok(())
    }

    /// Replaces references to requests by references to what they stand for.
    fn resolve(&mut self, env: &Env, compiled: &mut Compiled) -> Result<(), String> {
        let mut targets = Vec::with_capacity(compiled.requests.len());
        for &request in &compiled.requests {
            targets.push(self.target(env, request)?);
        }
        for number in 0..compiled.relocs.len() {
            let ModuleRelocTarget::User { namespace: REQUEST_SPACE, index } = compiled.relocs[number].name
            else {
                continue;
            };
            compiled.relocs[number].name = targets[index as usize].clone();
            if let Request::Slot(_) = compiled.requests[index as usize] {
                got_load::load(env.target, &mut compiled.code, &mut compiled.relocs, number)?;
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
            Request::Slot(symbol) if got_load::has_table(env.target) => symbol_target(env, symbol)?,
            Request::Slot(symbol) => self.slot(env, symbol)?.into(),
            Request::VariadicThunk(symbol) => self.variadic_thunk(env, symbol)?.into(),
            Request::SetJump => self.set_jump_routine(env)?.into(),
            Request::MachineCode(code) => self.local_function(env, code, &[], Frame::Leaf)?.into(),
            Request::LongJump => self.long_jump_routine(env)?.into(),
            Request::IndirectVariadicThunk(stack) => self.indirect_variadic_thunk(env, stack)?.into(),
            Request::NestThunk(symbol, register) => self.nest_thunk(env, symbol, register)?.into(),
            Request::IndirectNestThunk(stack, register) => {
                self.indirect_nest_thunk(env, stack, register)?.into()
            }
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
    pub(crate) fn refer(
        &mut self,
        env: &Env,
        description: &mut DataDescription,
        at: u64,
        symbol: NameId,
        addend: i64,
    ) -> Result<(), String> {
        let at = u32::try_from(at).map_err(|_| "data is larger than 4 GiB".to_string())?;
        let value = description.import_global_value(symbol_target(env, symbol)?);
        description.write_data_addr(at, value, addend);
        Ok(())
    }

    /// A local function of machine code.
    pub(crate) fn local_function(
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
        self.local_function(env, &routine.code(env.convention), &[], Frame::Leaf)
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
    fn place_thunk(
        &mut self,
        env: &Env,
        definition: Definition,
        compiled: &Compiled,
    ) -> Result<FuncId, String> {
        let id = definition.id;
        let Some(entry) = compiled.entry else {
            return match compiled.changes_saved_float {
                Some(stack) => self.place_saving_thunk(env, definition, stack),
                None => Ok(id),
            };
        };
        let signature = ir::Signature::new(env.call_conv);
        let inner = self.object.declare_anonymous_function(&signature).map_err(|error| error.to_string())?;
        let thunk = match entry {
            Entry::Buffered(layout) => layout.entry_thunk(inner),
            Entry::Variadic(entry) => entry.thunk(inner),
            Entry::Nest(register) => nest::entry_thunk(env.convention, register, inner),
        };
        let length = thunk.code.len() as u32;
        self.place_bytes(env, definition, (thunk.code, thunk.relocs))?;
        let frame = match entry {
            Entry::Buffered(_) => Frame::Chained(length),
            Entry::Variadic(entry) => entry.unwinding(length),
            Entry::Nest(_) => Frame::Leaf(length),
        };
        self.frames.push((id, frame));
        match (entry, compiled.changes_saved_float) {
            (Entry::Variadic(entry), Some(_)) => {
                let definition = Definition { id: inner, ..definition };
                self.place_saving_thunk(env, definition, entry.passed())
            }
            _ => Ok(inner),
        }
    }

    /// Defines a function as a thunk that saves a register; the result is what it calls.
    fn place_saving_thunk(
        &mut self,
        env: &Env,
        definition: Definition,
        stack: u32,
    ) -> Result<FuncId, String> {
        let signature = ir::Signature::new(env.call_conv);
        let inner = self.object.declare_anonymous_function(&signature).map_err(|error| error.to_string())?;
        let thunk = fs1_save::thunk(inner, stack)?;
        let length = thunk.code.len() as u32;
        self.place_bytes(env, definition, (thunk.code, vec![thunk.reloc]))?;
        self.frames.push((definition.id, Frame::SavedFloat { length, frame: thunk.frame }));
        Ok(inner)
    }

    /// Defines a function as bytes, in its section if it has one.
    fn place_bytes(
        &mut self,
        env: &Env,
        definition: Definition,
        (code, relocs): (Vec<u8>, Vec<ModuleReloc>),
    ) -> Result<(), String> {
        match alias::function_section(env, definition.op) {
            Some(section) => self.place(env, definition, section, (code, relocs), 16),
            None => {
                let defined = self.object.define_function_bytes(definition.id, 16, &code, &relocs);
                defined.map(drop).map_err(|error| error.to_string())
            }
        }
    }

    fn define_global(&mut self, env: &Env, datum: Datum) -> Result<(), String> {
        let mut description = DataDescription::new();
        description.set_align(datum.align);
        if let Some(section) = &datum.section {
            description.set_custom_section(section);
        }
        match datum.image {
            // Mach-O has no weak definitions in sections without contents, and the thread-locals of COFF are copies of bytes in
            // the file.
            Image::Zeros(size)
                if (datum.weak && macho::is_format(env.target))
                    || (datum.is_thread_local && env.is_coff()) =>
            {
                description.define(vec![0; size as usize].into());
            }
            Image::Zeros(size) => description.define_zeroinit(size as usize),
            Image::Bytes(bytes, references) => {
                description.define(bytes.into());
                for reference in references {
                    let Reference { at, symbol, from, addend, .. } = reference;
                    match from {
                        None => self.refer(env, &mut description, at, symbol, addend)?,
                        Some(from) => self.distances.push(Distance { datum: datum.id, from, reference }),
                    }
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
    let (symbol, format) = (entity.symbol(product), product.object.format());
    let symbol = product.object.symbol_mut(symbol);
    match patch {
        Patch::WeakImport(_) => symbol.weak = true,
        // Only ELF has symbols that others see and do not replace. Nobody replaces what a library of the others calls its own.
        Patch::Protected(_) if format != object::BinaryFormat::Elf => {}
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
