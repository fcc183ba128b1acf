//! Functions of several levels: their stubs, pointers and resolvers, and the query that all resolvers share.

use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::Signature;
use cranelift_module::{
    DataDescription, DataId, FuncId, Linkage, Module as _, ModuleReloc, ModuleRelocTarget,
};

use crate::codegen::context::env::Env;
use crate::codegen::context::symbols::{Entity, FUNCTION_SPACE};
use crate::codegen::dispatch::{self, Interface, Routine};
use crate::dialect::llvm::function;
use crate::ir::verify::symbol_name;
use crate::ir::{DictId, NameId, Op};

use super::assembler::{Assembler, Lowest};
use super::binding::binding;
use super::code_section::Placed;
use super::compiled::Definition;
use super::section;

/// The name of the query.
const QUERY: &str = "mlirc.level";

impl Assembler {
    /// Declares the code of a function for the lowest level, if the symbol of the function is a stub.
    pub(super) fn declare_lowest(
        &mut self,
        env: &Env,
        attrs: DictId,
        op: Op,
        stub: FuncId,
    ) -> Result<(), String> {
        if function::higher_levels(env.cx, attrs).is_none() {
            return Ok(());
        }
        let symbol = symbol_name(env.cx, env.table_body(), op).ok_or("it needs a name")?;
        let level = function::level(env.cx, attrs).ok_or("it needs a level")?;
        let name = format!("{}.{level}", env.cx.str(symbol));
        let id = self.declare_local(env, op, &name)?;
        let is_final = binding(env, attrs, true)?.linkage != Linkage::Preemptible
            || function::linkage(env.cx, attrs).ends_with("_odr");
        self.levels.lowest.insert(stub, Lowest { id, is_final });
        self.levels.ids.insert(id);
        Ok(())
    }

    /// Declares a local function that is in the section of another one.
    fn declare_local(&mut self, env: &Env, op: Op, name: &str) -> Result<FuncId, String> {
        // Cranelift requires contents for everything that it does not import.
        let in_section = section::function_section(env, op).is_some();
        let linkage = if in_section { Linkage::Import } else { Linkage::Local };
        let id = self.object.declare_function(name, linkage, &Signature::new(env.call_conv));
        id.map_err(|error| format!("it needs another name: {error}"))
    }

    /// Returns true if a function is the code of another one for the lowest level, and therefore local.
    pub(super) fn is_lowest(&self, id: FuncId) -> bool {
        self.levels.ids.contains(&id)
    }

    /// Lets calls within the lowest level reach its functions without their stubs.
    pub(super) fn call_lowest(&self, env: &Env, definition: Definition, relocs: &mut [ModuleReloc]) {
        let level = function::level(env.cx, env.table_body().attrs(definition.op));
        let lowest = env.target.levels.first().map(|level| level.name.as_str());
        if level.is_none() || level != lowest {
            return;
        }
        for reloc in relocs {
            let ModuleRelocTarget::User { namespace: FUNCTION_SPACE, index } = reloc.name else { continue };
            let is_call =
                matches!(reloc.kind, Reloc::X86CallPCRel4 | Reloc::X86CallPLTRel4 | Reloc::Arm64Call);
            let callee = self.levels.lowest.get(&FuncId::from_u32(index));
            if let Some(callee) = callee.filter(|callee| is_call && callee.is_final) {
                reloc.name = callee.id.into();
            }
        }
    }

    /// Defines a function as a stub, if there are several levels of it. Returns the definition of its code for the
    /// lowest level.
    pub(super) fn place_stub(&mut self, env: &Env, definition: Definition) -> Result<Definition, String> {
        let Some(&Lowest { id, .. }) = self.levels.lowest.get(&definition.id) else { return Ok(definition) };
        let attrs = env.table_body().attrs(definition.op);
        let mut functions = vec![id];
        for symbol in function::higher_levels(env.cx, attrs).unwrap_or_default() {
            functions.push(function_of(env, symbol)?);
        }
        let symbol =
            symbol_name(env.cx, env.table_body(), definition.op).ok_or("a function without a name")?;
        let name = env.cx.str(symbol);
        let pointer = self.object.declare_data(&format!("{name}.pointer"), Linkage::Local, true, false);
        let pointer = pointer.map_err(|error| error.to_string())?;
        let resolver = self.declare_local(env, definition.op, &format!("{name}.resolver"))?;
        self.define_pointer(env, (name, pointer), resolver)?;
        let query = self.query(env)?;
        let stub = dispatch::stub(env.target, pointer);
        self.frames.push((definition.id, stub.frame));
        self.place_bytes(env, definition, (stub.code, stub.relocs))?;
        let routine = dispatch::resolver(env.target, query, pointer, &functions);
        let section = section::function_section(env, definition.op);
        self.define_routine(resolver, section, routine)?;
        Ok(Definition { id, ..definition })
    }

    /// Defines the pointer of a stub, with the address of the resolver.
    fn define_pointer(
        &mut self,
        env: &Env,
        (name, id): (&str, DataId),
        resolver: FuncId,
    ) -> Result<(), String> {
        let mut description = DataDescription::new();
        description.define(vec![0; 8].into());
        description.set_align(8);
        // Linkers remove the sections of functions that nothing refers to.
        if env.options.function_sections && !env.is_coff() && env.target.macos_version().is_none() {
            description.set_custom_section(&format!(".data.{name}"));
        }
        let reference = self.object.declare_func_in_data(resolver, &mut description);
        description.write_function_addr(0, reference);
        self.object.define_data(id, &description).map_err(|error| error.to_string())
    }

    /// Returns the query, which is created on first use.
    fn query(&mut self, env: &Env) -> Result<FuncId, String> {
        if let Some(query) = self.levels.query {
            return Ok(query);
        }
        let signature = Signature::new(env.call_conv);
        let id = self.object.declare_function(QUERY, Linkage::Local, &signature);
        let id = id.map_err(|error| error.to_string())?;
        let cache = self.object.declare_data(&format!("{QUERY}.cache"), Linkage::Local, true, false);
        let cache = cache.map_err(|error| error.to_string())?;
        let mut description = DataDescription::new();
        description.define_zeroinit(4);
        description.set_align(4);
        self.object.define_data(cache, &description).map_err(|error| error.to_string())?;
        let function = match Interface::of(env.target).function() {
            Some(name) => {
                let id = self.object.declare_function(name, Linkage::Import, &signature);
                Some(id.map_err(|error| error.to_string())?)
            }
            None => None,
        };
        let routine = dispatch::query(env.target, cache, function, |name| self.define_text(name))?;
        self.define_routine(id, None, routine)?;
        self.levels.query = Some(id);
        Ok(id)
    }

    /// Defines a constant string for C.
    fn define_text(&mut self, text: &str) -> Result<DataId, String> {
        let id = self.object.declare_anonymous_data(false, false).map_err(|error| error.to_string())?;
        let mut description = DataDescription::new();
        description.define([text.as_bytes(), &[0]].concat().into());
        self.object.define_data(id, &description).map_err(|error| error.to_string())?;
        Ok(id)
    }

    /// Defines a local function by a routine.
    fn define_routine(
        &mut self,
        id: FuncId,
        section: Option<String>,
        routine: Routine,
    ) -> Result<(), String> {
        let Routine { code, relocs, frame } = routine;
        self.frames.push((id, frame));
        match section {
            Some(section) => {
                self.placed.push(Placed { id, linkage: Linkage::Local, section, code, align: 16, relocs });
                Ok(())
            }
            None => {
                let defined = self.object.define_function_bytes(id, 16, &code, &relocs);
                defined.map(drop).map_err(|error| error.to_string())
            }
        }
    }
}

/// Returns the function that a symbol names.
fn function_of(env: &Env, symbol: NameId) -> Result<FuncId, String> {
    match env.symbols.get(&symbol).map(|symbol| symbol.entity) {
        Some(Entity::Function(id)) => Ok(id),
        _ => Err(format!("there is no function '{}' for a level", env.cx.str(symbol))),
    }
}
