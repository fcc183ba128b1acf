//! Aliases, constructors and destructors: symbols and data of the object besides functions and globals.

use cranelift_module::{Linkage, Module as _};
use cranelift_object::ObjectProduct;
use target_lexicon::{Architecture, BinaryFormat, Environment};

use crate::codegen::constants::image::{self, Image, Reference};
use crate::codegen::context::env::Env;
use crate::codegen::context::symbols::{Entity, Symbol};
use crate::dialect::llvm::symbol::{
    ALIAS, COMDAT, COMDAT_SELECTOR, GLOBAL_CTORS, GLOBAL_DTORS, IFUNC, LINKER_OPTIONS, MODULE_FLAGS,
};
use crate::ir::verify::symbol_name;
use crate::ir::{NameId, Op, OpName, Region, TypeId};

use super::assembler::{Alias, Assembler};
use super::binding::{Binding, bind, binding};
use super::macho;

/// Returns true for operations of a module's top level other than functions and globals that are supported, or need no
/// code. A comdat of ELF is represented by weak symbols, and the linker options are not for ELF's linkers.
pub(crate) fn is_top_level(op: OpName) -> bool {
    [ALIAS, IFUNC, GLOBAL_CTORS, GLOBAL_DTORS, COMDAT, COMDAT_SELECTOR, LINKER_OPTIONS, MODULE_FLAGS]
        .contains(&op)
}

/// Returns the target of an alias: the symbol and the offset from it.
fn aliased(env: &Env, op: Op) -> Result<(NameId, i64), String> {
    let region = env.module.op_body(env.table, op).map(|body| env.module.body(body));
    let region = region.filter(|body| body.entry_block(Region::ROOT).is_some());
    let image = image::initialiser(env.cx, &env.target.layout, TypeId::PTR, None, region);
    match image.map_err(|(_, needs)| needs)? {
        Image::Bytes(_, addresses) => match addresses.as_slice() {
            &[Reference { at: 0, symbol, from: None, addend, .. }] => Ok((symbol, addend)),
            _ => Err("it needs one address".to_string()),
        },
        Image::Zeros(_) => Err("it needs the address of a symbol".to_string()),
    }
}

/// Declares an alias, after everything else is declared. It may lead to another one.
pub(crate) fn declare_alias(env: &mut Env, assembler: &mut Assembler, op: Op) -> Result<(), String> {
    let (cx, table) = (env.cx, env.table_body());
    let attrs = table.attrs(op);
    let (mut target, mut offset) = aliased(env, op)?;
    // After as many steps as there are symbols, the chain ends or is a cycle.
    for _ in 0..env.symbols.len() + 1 {
        match env.symbols.get(&target).map(|symbol| symbol.op) {
            Some(next) if table.name(next) == ALIAS => {
                let (further, distance) = aliased(env, next)?;
                (target, offset) = (further, offset.wrapping_add(distance));
            }
            _ => break,
        }
    }
    let aliasee = *env.symbols.get(&target).ok_or("it needs a symbol that is defined here")?;
    if table.name(aliasee.op) == ALIAS {
        return Err("it needs to lead to a function or global".to_string());
    }
    let binding = binding(env, attrs, true)?;
    let symbol = symbol_name(cx, table, op).ok_or("it needs a name")?;
    let text = cx.str(symbol);
    let another_name = |error: cranelift_module::ModuleError| format!("it needs another name: {error}");
    // Cranelift requires contents for everything that it does not import.
    let entity = match aliasee.entity {
        Entity::Function(_) if offset == 0 => {
            let signature = cranelift_codegen::ir::Signature::new(env.call_conv);
            let id = assembler.object.declare_function(text, Linkage::Import, &signature);
            Entity::Function(id.map_err(another_name)?)
        }
        Entity::Function(_) => return Err("it needs an address inside a function".to_string()),
        Entity::Data(_, tls) => {
            let id = assembler.object.declare_data(text, Linkage::Import, true, tls);
            Entity::Data(id.map_err(another_name)?, tls)
        }
    };
    assembler.patch(&binding, entity);
    let linkage = binding.linkage;
    assembler.aliases.push(Alias { entity, target, offset, linkage, resolved: false });
    env.symbols.insert(symbol, Symbol { op, entity, near: binding.near && aliasee.near });
    Ok(())
}

/// Declares a function whose address a resolver returns when the program is loaded.
pub(crate) fn declare_ifunc(env: &mut Env, assembler: &mut Assembler, op: Op) -> Result<(), String> {
    let (cx, table) = (env.cx, env.table_body());
    let attrs = table.attrs(op);
    if env.target.triple.binary_format != BinaryFormat::Elf {
        return Err("it needs an object format with indirect functions".to_string());
    }
    if matches!(env.target.triple.environment, Environment::Musl) {
        return Err("it needs a loader that knows indirect functions, and musl's does not".to_string());
    }
    let resolver = cx.find_name("resolver").and_then(|name| cx.dict_get(attrs, name));
    let target = resolver.and_then(|attr| cx.symbol_value(attr)).ok_or("it needs a resolver")?;
    let Binding { linkage, .. } = binding(env, attrs, true)?;
    let symbol = symbol_name(cx, table, op).ok_or("it needs a name")?;
    let signature = cranelift_codegen::ir::Signature::new(env.call_conv);
    let id = assembler.object.declare_function(cx.str(symbol), Linkage::Import, &signature);
    let entity = Entity::Function(id.map_err(|error| format!("it needs another name: {error}"))?);
    assembler.aliases.push(Alias { entity, target, offset: 0, linkage, resolved: true });
    // GNU's linker for s390x loses the addresses of local resolvers in data, and therefore in pointer slots; in code it
    // replaces them by that of an entry in its table.
    let near = linkage == Linkage::Local && env.target.triple.architecture == Architecture::S390x;
    env.symbols.insert(symbol, Symbol { op, entity, near });
    Ok(())
}

/// Sets the address of an alias to that of its target.
pub(crate) fn place_alias(env: &Env, product: &mut ObjectProduct, alias: Alias) -> Result<(), String> {
    let target = env.symbols.get(&alias.target).ok_or("an alias of an unknown symbol")?;
    let (from, to) = (target.entity.symbol(product), alias.entity.symbol(product));
    let target = product.object.symbol(from);
    if target.is_undefined() {
        return Err("an alias must stand for something that is defined here".to_string());
    }
    let (section, kind) = (target.section, target.kind);
    let value = target.value.wrapping_add_signed(alias.offset);
    let size = target.size.saturating_sub(alias.offset.unsigned_abs());
    let symbol = product.object.symbol_mut(to);
    bind(symbol, alias.linkage);
    (symbol.section, symbol.kind, symbol.value, symbol.size) = (section, kind, value, size);
    if alias.offset != 0 && macho::is_format(env.target) {
        symbol.flags = macho::inner_symbol(symbol.weak);
    }
    if alias.resolved {
        let binding = match alias.linkage {
            Linkage::Local => object::elf::STB_LOCAL,
            Linkage::Preemptible => object::elf::STB_WEAK,
            _ => object::elf::STB_GLOBAL,
        };
        let hidden = alias.linkage == Linkage::Hidden;
        let st_other = if hidden { object::elf::STV_HIDDEN } else { object::elf::STV_DEFAULT };
        let st_info = (binding << 4) | object::elf::STT_GNU_IFUNC;
        symbol.flags = object::SymbolFlags::Elf { st_info, st_other };
    }
    Ok(())
}
