//! Addresses of symbols.
//!
//! Every reference is near, or to a slot. If another linked object may define a symbol, its address is in a slot that the
//! dynamic linker fills, and takes one [load](crate::codegen::workarounds::got_load). Such code links as PIE and as a
//! shared library without text relocations. Symbols of the same linked object are addressed relative to the code.

use cranelift_codegen::ir::{
    ExternalName, GlobalValue, GlobalValueData, InstBuilder, MemFlagsData, UserExternalName, Value, types,
};

use crate::codegen::abi::Convention;
use crate::codegen::context::symbols::{DATA_SPACE, Entity, FUNCTION_SPACE, Request};
use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::codegen::types::support::has_symbol_addressing;
use crate::codegen::workarounds::got_load;
use crate::dialect::llvm::global;
use crate::dialect::llvm::symbol::DSO_LOCAL_EQUIVALENT;
use crate::ir::{NameId, Op, OpName, name};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(global::ADDRESSOF, addressof), (DSO_LOCAL_EQUIVALENT, equivalent)];

/// The kinds of memory that names stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Near,
    ThreadLocal,
    /// A slot of the linker's table.
    Slot,
}

impl FunctionCx<'_> {
    /// Returns the address of a symbol of the module.
    pub(crate) fn address_of(&mut self, symbol: NameId) -> Lower<Value> {
        let Some(&known) = self.env.symbols.get(&symbol) else {
            return needs(format!("it needs '{}' to be a global or function", self.cx().str(symbol)));
        };
        let (name, tls) = match known.entity {
            Entity::Data(id, tls) => (UserExternalName { namespace: DATA_SPACE, index: id.as_u32() }, tls),
            Entity::Function(id) => {
                (UserExternalName { namespace: FUNCTION_SPACE, index: id.as_u32() }, false)
            }
        };
        if tls && self.env.is_coff() && self.env.convention == Convention::Aapcs64 {
            return needs("it needs thread-local variables on this target");
        }
        if tls {
            let value = self.symbol(symbol, name, Place::ThreadLocal);
            return Ok(self.ins().tls_value(types::I64, value));
        }
        if known.near {
            let value = self.symbol(symbol, name, Place::Near);
            return Ok(self.ins().symbol_value(types::I64, value));
        }
        let slot = match self.references.addresses.get(&symbol) {
            Some(&slot) => slot,
            None => {
                let name = self.request(Request::Slot(symbol));
                self.symbol(symbol, name, Place::Slot)
            }
        };
        let address = self.ins().symbol_value(types::I64, slot);
        if got_load::stands_for_contents(self.env.target) {
            return Ok(address);
        }
        let flags = MemFlagsData::trusted().with_readonly().with_can_move();
        Ok(self.ins().load(types::I64, flags, address, 0))
    }

    fn symbol(&mut self, symbol: NameId, name: UserExternalName, place: Place) -> GlobalValue {
        if let Some(&known) = self.references.addresses.get(&symbol) {
            return known;
        }
        let name = self.func().declare_imported_user_function(name);
        let value = self.builder.create_global_value(GlobalValueData::Symbol {
            name: ExternalName::user(name),
            offset: 0.into(),
            // Accesses relative to a slot would be relative to its contents.
            colocated: place != Place::Slot || !has_symbol_addressing(self.env.target),
            tls: place == Place::ThreadLocal,
        });
        self.references.addresses.insert(symbol, value);
        value
    }
}

/// Lowers `llvm.mlir.addressof`.
fn addressof(fx: &mut FunctionCx, op: Op) -> Lower {
    let symbol = fx.attr(op, name::GLOBAL_NAME).and_then(|attr| fx.cx().symbol_value(attr));
    let Some(symbol) = symbol else { return needs("it needs a symbol") };
    let address = fx.address_of(symbol)?;
    fx.set(op, &[address]);
    Ok(())
}

/// Lowers `llvm.dso_local_equivalent`: the function is in this linkage unit, or reached through the linker's table.
fn equivalent(fx: &mut FunctionCx, op: Op) -> Lower {
    let symbol = fx.attr_named(op, "function_name").and_then(|attr| fx.cx().symbol_value(attr));
    let Some(symbol) = symbol else { return needs("it needs a symbol") };
    let address = fx.address_of(symbol)?;
    fx.set(op, &[address]);
    Ok(())
}
