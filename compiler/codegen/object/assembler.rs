//! The state of the object while it is being assembled.

use cranelift_module::{DataDescription, FuncId, Linkage, ModuleRelocTarget};
use cranelift_object::ObjectModule;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::codegen::context::env::Env;
use crate::codegen::context::symbols::{Entity, Request};
use crate::codegen::debug::DebugFunction;
use crate::codegen::unwind::Frame;
use crate::ir::NameId;

use super::binding::Binding;
use super::code_section::Placed;
use super::large_data::LargeDatum;
use super::patch::Patch;
use super::symbol_difference::Distance;

/// A symbol with an address relative to another one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alias {
    /// The symbol.
    pub(super) entity: Entity,
    /// The symbol that it refers to, which is no alias.
    pub(crate) target: NameId,
    /// The offset from there in bytes.
    pub(super) offset: i64,
    /// Its linkage.
    pub(super) linkage: Linkage,
    /// True if it is the address of a resolver: a function that the loader calls for the actual address.
    pub(super) resolved: bool,
}

/// Returns the relocation target of a symbol of the module.
pub(super) fn symbol_target(env: &Env, symbol: NameId) -> Result<ModuleRelocTarget, String> {
    match env.symbols.get(&symbol).ok_or("reference to an unknown symbol")?.entity {
        Entity::Function(id) => Ok(id.into()),
        Entity::Data(_, true) => Err("the address of a thread-local is no constant".to_string()),
        Entity::Data(id, false) => Ok(id.into()),
    }
}

/// The functions of several levels in an object.
#[derive(Default)]
pub(super) struct Levels {
    /// The code of the lowest level, by the function that is the stub.
    pub(super) lowest: FxHashMap<FuncId, Lowest>,
    /// The same functions.
    pub(super) ids: FxHashSet<FuncId>,
    /// The query, once a resolver needs it.
    pub(super) query: Option<FuncId>,
}

/// The code of a function for the lowest level.
#[derive(Clone, Copy)]
pub(super) struct Lowest {
    /// Its index in the object.
    pub(super) id: FuncId,
    /// True if calls in the object reach this function, and not a definition in another one.
    pub(super) is_final: bool,
}

/// The object while code and data are put into it.
pub(crate) struct Assembler {
    /// The object.
    pub(crate) object: ObjectModule,
    /// The targets of the requests that exist.
    pub(super) made: FxHashMap<Request, ModuleRelocTarget>,
    /// The frames of functions.
    pub(super) frames: Vec<(FuncId, Frame)>,
    /// The functions for debug information, if requested.
    pub(super) debug: Vec<DebugFunction>,
    /// Changes to be made after Cranelift's own writer.
    pub(super) patches: Vec<Patch>,
    /// Aliases, whose addresses are set at the end.
    pub(crate) aliases: Vec<Alias>,
    /// Functions in sections of their own.
    pub(super) placed: Vec<Placed>,
    /// Functions that begin with padding, and its bytes.
    pub(super) padded: Vec<(FuncId, u32)>,
    /// Functions of several levels.
    pub(super) levels: Levels,
    /// Data whose contents are added at the end.
    pub(super) large: Vec<LargeDatum>,
    /// Differences in data, to be written at the end.
    pub(super) distances: Vec<Distance>,
}

impl Assembler {
    /// Creates an object without symbols.
    pub(crate) fn new(object: ObjectModule) -> Assembler {
        Assembler {
            object,
            made: FxHashMap::default(),
            frames: Vec::new(),
            debug: Vec::new(),
            patches: Vec::new(),
            aliases: Vec::new(),
            placed: Vec::new(),
            padded: Vec::new(),
            levels: Levels::default(),
            large: Vec::new(),
            distances: Vec::new(),
        }
    }

    /// Records the properties of a binding that Cranelift's linkage lacks.
    pub(super) fn patch(&mut self, binding: &Binding, entity: Entity) {
        self.patches.extend(Patch::of(binding, entity));
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
        let value = description.import_global_value(symbol_target(env, symbol)?);
        description.write_data_addr(at, value, addend);
        Ok(())
    }
}
