//! Properties of symbols that Cranelift's linkage lacks.

use cranelift_object::ObjectProduct;

use crate::codegen::context::symbols::Entity;

use super::binding::Binding;

/// A change of the object after Cranelift's own writer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Patch {
    /// A weak reference.
    WeakImport(Entity),
    /// A weak definition that is hidden from other linked objects.
    HiddenWeak(Entity),
    /// A definition that other linked objects can see but not replace.
    Protected(Entity),
}

impl Patch {
    /// Returns the changes for a symbol with this binding.
    pub(super) fn of(binding: &Binding, entity: Entity) -> impl Iterator<Item = Patch> {
        let weak_import = binding.weak_import.then_some(Patch::WeakImport(entity));
        let hidden_weak = binding.hidden_weak.then_some(Patch::HiddenWeak(entity));
        let protected = binding.protected.then_some(Patch::Protected(entity));
        weak_import.into_iter().chain(hidden_weak).chain(protected)
    }

    /// Applies the change to a finished object.
    pub(super) fn apply(self, product: &mut ObjectProduct) {
        /// `STV_PROTECTED`, in the visibility byte of a symbol.
        const PROTECTED: u8 = 3;
        let (Patch::WeakImport(entity) | Patch::HiddenWeak(entity) | Patch::Protected(entity)) = self;
        let (symbol, format) = (entity.symbol(product), product.object.format());
        let symbol = product.object.symbol_mut(symbol);
        match self {
            Patch::WeakImport(_) => symbol.weak = true,
            // Only ELF has protected symbols. In the other formats a library's own definition is never replaced.
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
}
