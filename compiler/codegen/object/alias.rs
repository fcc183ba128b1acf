//! Aliases, constructors and destructors: symbols and data that the object gets besides functions and globals.

use cranelift_module::{DataDescription, Linkage, Module as _};
use cranelift_object::ObjectProduct;
use object::SymbolScope;
use target_lexicon::{Architecture, BinaryFormat, Environment};

use crate::dialect::llvm::symbol::{
    ALIAS, COMDAT, COMDAT_SELECTOR, DSO_LOCAL_EQUIVALENT, GLOBAL_CTORS, GLOBAL_DTORS, IFUNC, LINKER_OPTIONS,
    MODULE_FLAGS,
};
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{Context, DictId, NameId, Op, OpName, Region, TypeId, name};

use super::declare::{Binding, binding};
use super::macho;
use crate::codegen::constants::{self, Image, Reference};
use crate::codegen::context::env::{Entity, Env, Symbol};
use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::codegen::module::Assembler;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(DSO_LOCAL_EQUIVALENT, equivalent)];

/// The operations of a module's top level that are neither functions nor globals and that code is made for, or that
/// nothing has to be done for: a comdat of ELF is a weak symbol here, and the options are not for ELF's linkers.
pub(crate) fn is_top_level(op: OpName) -> bool {
    [ALIAS, IFUNC, GLOBAL_CTORS, GLOBAL_DTORS, COMDAT, COMDAT_SELECTOR, LINKER_OPTIONS, MODULE_FLAGS]
        .contains(&op)
}

/// The function is in this linkage unit, or reached through the linker's table.
fn equivalent(fx: &mut FunctionCx, op: Op) -> Lower {
    let symbol = fx.attr_named(op, "function_name").and_then(|attr| fx.cx().symbol_value(attr));
    let Some(symbol) = symbol else { return needs("it needs a symbol") };
    let address = fx.address_of(symbol)?;
    fx.set(op, &[address]);
    Ok(())
}

/// A symbol that stands for an address in another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alias {
    entity: Entity,
    /// The symbol it leads to, which is none.
    pub(crate) target: NameId,
    /// Bytes from there.
    offset: i64,
    linkage: Linkage,
    /// Whether the address is that of a function which the loader calls for the address that is meant.
    resolved: bool,
}

/// What an alias says it is: the symbol and a distance from it.
fn aliased(env: &Env, op: Op) -> Result<(NameId, i64), String> {
    let region = env.module.op_body(env.table, op).map(|body| env.module.body(body));
    let region = region.filter(|body| body.entry_block(Region::ROOT).is_some());
    let image = constants::initialiser(env.cx, &env.target.layout, TypeId::PTR, None, region);
    match image.map_err(|(_, needs)| needs)? {
        Image::Bytes(_, addresses) => match addresses.as_slice() {
            &[Reference { at: 0, symbol, from: None, addend, .. }] => Ok((symbol, addend)),
            _ => Err("it needs one address".to_string()),
        },
        Image::Zeros(_) => Err("it needs the address of a symbol".to_string()),
    }
}

/// Declares the aliases, once everything else is declared. An alias may lead to another.
pub(crate) fn declare_alias(env: &mut Env, assembler: &mut Assembler, op: Op) -> Result<(), String> {
    let (cx, table) = (env.cx, env.table_body());
    let attrs = table.attrs(op);
    let (mut target, mut offset) = aliased(env, op)?;
    // As many steps as there are symbols lead to the end, or go in a circle.
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
    // Cranelift wants what it does not import to have contents.
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

/// Declares a function whose address another function tells when the program is loaded.
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
    // GNU's linker for s390x forgets the addresses of local ones in data, and so in pointer slots; in code it puts that of
    // an entry in its table.
    let near = linkage == Linkage::Local && env.target.triple.architecture == Architecture::S390x;
    env.symbols.insert(symbol, Symbol { op, entity, near });
    Ok(())
}

/// Binds a symbol that Cranelift was told to import, because it is defined in a way of our own.
pub(crate) fn bind(symbol: &mut object::write::Symbol, linkage: Linkage) {
    symbol.weak = linkage == Linkage::Preemptible;
    symbol.scope = match linkage {
        Linkage::Local => SymbolScope::Compilation,
        Linkage::Hidden => SymbolScope::Linkage,
        _ => SymbolScope::Dynamic,
    };
}

/// Gives an alias the place of what it stands for.
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

/// Functions that run when the program is loaded, or when it ends.
pub(crate) struct Structor {
    /// The function.
    pub(crate) function: NameId,
    /// The priority, unless it has none of its own.
    pub(crate) priority: Option<i128>,
    /// Section of ELF.
    section: String,
}

/// The priority of constructors and destructors that do not care.
const DEFAULT_PRIORITY: i128 = 65535;

/// Constructors and destructors, in source order. LLVM runs those without a priority of their own last.
pub(crate) fn structors(env: &Env) -> Vec<Structor> {
    let (cx, table) = (env.cx, env.table_body());
    let mut out = Vec::new();
    for op in top_level_ops(table) {
        let list = match table.name(op) {
            GLOBAL_CTORS => "ctors",
            GLOBAL_DTORS => "dtors",
            _ => continue,
        };
        let array = |text: &str| {
            let attr = cx.find_name(text).and_then(|text| cx.dict_get(table.attrs(op), text));
            attr.and_then(|attr| cx.array_value(attr)).unwrap_or_default()
        };
        for (&function, &priority) in array(list).iter().zip(array("priorities")) {
            let Some(function) = cx.symbol_value(function) else { continue };
            let priority = cx.int_value(priority).unwrap_or(DEFAULT_PRIORITY);
            let section = structor_section(env, list == "ctors", priority);
            let priority = Some(priority).filter(|&priority| priority != DEFAULT_PRIORITY);
            out.push(Structor { function, priority, section });
        }
    }
    out
}

/// The section for the address of a constructor or destructor of a priority.
fn structor_section(env: &Env, is_constructor: bool, priority: i128) -> String {
    let has_default = priority == DEFAULT_PRIORITY;
    let elf = if is_constructor { ".init_array" } else { ".fini_array" };
    let gnu = if is_constructor { ".ctors" } else { ".dtors" };
    match has_default {
        true if !env.is_coff() => elf.to_string(),
        false if !env.is_coff() => format!("{elf}.{priority:05}"),
        true if !env.has_microsoft_runtime() => gnu.to_string(),
        // The list is run from its end.
        false if !env.has_microsoft_runtime() => format!("{gnu}.{:05}", DEFAULT_PRIORITY - priority),
        true => if is_constructor { ".CRT$XCU" } else { ".CRT$XTX" }.to_string(),
        false => microsoft_section(is_constructor, priority),
    }
}

/// Where LLVM puts them for Microsoft's runtime, which walks what linkers sort between `.CRT$XCA` and `.CRT$XCZ`, or `.CRT$XTA`
/// and `.CRT$XTZ`.
fn microsoft_section(is_constructor: bool, priority: i128) -> String {
    let list = if is_constructor { 'C' } else { 'T' };
    // The groups of `#pragma init_seg`: that of the compiler is 200, that of libraries 400.
    match priority {
        200 => format!(".CRT$X{list}C"),
        400 => format!(".CRT$X{list}L"),
        ..200 => format!(".CRT$X{list}A{priority:05}"),
        201..400 => format!(".CRT$X{list}C{priority:05}"),
        _ => format!(".CRT$X{list}T{priority:05}"),
    }
}

/// Puts the addresses of constructors and destructors where the loader looks for them.
pub(crate) fn define_structors(env: &Env, assembler: &mut Assembler) -> Result<(), String> {
    if macho::is_format(env.target) {
        return macho::define_constructors(env, assembler);
    }
    for structor in structors(env) {
        let writable = !env.has_microsoft_runtime();
        let id = assembler.object.declare_anonymous_data(writable, false);
        let id = id.map_err(|error| error.to_string())?;
        let mut description = DataDescription::new();
        description.define(vec![0; 8].into());
        description.set_align(8);
        description.set_custom_section(&structor.section);
        assembler.refer(env, &mut description, 0, structor.function, 0)?;
        assembler.object.define_data(id, &description).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Whether a global only tells the compiler something, as `llvm.used` does, and is not in the object.
pub(crate) fn is_metadata(cx: &Context, attrs: DictId) -> bool {
    let section = cx.dict_get(attrs, name::SECTION).and_then(|attr| cx.string_value(attr));
    section.is_some_and(|section| cx.str(section) == "llvm.metadata")
}

/// The section that a global asks for.
pub(crate) fn section(env: &Env, attrs: crate::ir::DictId) -> Option<String> {
    let section = env.cx.dict_get(attrs, name::SECTION).and_then(|attr| env.cx.string_value(attr))?;
    Some(env.cx.str(section).to_string())
}

/// The section that a function goes to, if not the one with all others.
pub(crate) fn function_section(env: &Env, op: Op) -> Option<String> {
    let separator = if env.is_coff() { '$' } else { '.' };
    let own = |name| format!(".text{separator}{}", env.cx.str(name));
    let table = env.table_body();
    // Linkers for Mach-O take sections apart at symbols.
    let own_section = env.options.function_sections && !macho::is_format(env.target);
    section(env, table.attrs(op))
        .or_else(|| symbol_name(env.cx, table, op).filter(|_| own_section).map(own))
        .or_else(|| env.places_all_code().then(|| ".text".to_string()))
}

/// How a linkage becomes weak when its comdat says that one definition of several is kept.
pub(crate) fn weakened(linkage: Linkage, has_comdat: bool) -> Linkage {
    match linkage {
        Linkage::Export if has_comdat => Linkage::Preemptible,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As LLVM 22 names them.
    #[test]
    fn sections_of_microsofts_runtime_sort_by_priority() {
        let sections = [101, 200, 300, 400, 500].map(|priority| microsoft_section(true, priority));
        assert_eq!(sections, [".CRT$XCA00101", ".CRT$XCC", ".CRT$XCC00300", ".CRT$XCL", ".CRT$XCT00500"]);
        assert_eq!(microsoft_section(false, 101), ".CRT$XTA00101");
    }
}
