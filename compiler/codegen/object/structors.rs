//! Constructors and destructors: the lists of function addresses that loaders call.

use cranelift_module::{DataDescription, Module as _};

use crate::codegen::context::env::Env;
use crate::dialect::llvm::symbol::{GLOBAL_CTORS, GLOBAL_DTORS};
use crate::ir::verify::top_level_ops;
use crate::ir::{NameId, Op};

use super::assembler::Assembler;
use super::macho;

/// Functions that run when the program is loaded, or when it ends.
struct Structor {
    /// The function.
    function: NameId,
    /// The priority; `None` for the default.
    priority: Option<i128>,
    /// The section in ELF.
    section: String,
}

/// The default priority of constructors and destructors.
const DEFAULT_PRIORITY: i128 = 65535;

/// Returns constructors and destructors, in source order. LLVM runs those without a priority of their own last.
fn structors(env: &Env) -> Vec<Structor> {
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

/// Returns the section for the address of a constructor or destructor with a priority.
fn structor_section(env: &Env, is_constructor: bool, priority: i128) -> String {
    let has_default = priority == DEFAULT_PRIORITY;
    let elf = if is_constructor { ".init_array" } else { ".fini_array" };
    let gnu = if is_constructor { ".ctors" } else { ".dtors" };
    match has_default {
        true if !env.is_coff() => elf.to_string(),
        false if !env.is_coff() => format!("{elf}.{priority:05}"),
        true if !env.has_microsoft_runtime() => gnu.to_string(),
        // The list is processed from its end.
        false if !env.has_microsoft_runtime() => format!("{gnu}.{:05}", DEFAULT_PRIORITY - priority),
        true => if is_constructor { ".CRT$XCU" } else { ".CRT$XTX" }.to_string(),
        false => microsoft_section(is_constructor, priority),
    }
}

/// Returns LLVM's section for Microsoft's runtime. The runtime processes the sections that linkers sort between
/// `.CRT$XCA` and `.CRT$XCZ`, or `.CRT$XTA` and `.CRT$XTZ`.
fn microsoft_section(is_constructor: bool, priority: i128) -> String {
    let list = if is_constructor { 'C' } else { 'T' };
    // The groups of `#pragma init_seg`: the compiler has 200, libraries have 400.
    match priority {
        200 => format!(".CRT$X{list}C"),
        400 => format!(".CRT$X{list}L"),
        ..200 => format!(".CRT$X{list}A{priority:05}"),
        201..400 => format!(".CRT$X{list}C{priority:05}"),
        _ => format!(".CRT$X{list}T{priority:05}"),
    }
}

/// Adds the addresses of constructors and destructors to the loader's lists.
pub(crate) fn define_all(env: &Env, assembler: &mut Assembler) -> Result<(), String> {
    if macho::is_format(env.target) {
        return define_in_macho(env, assembler);
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

/// Adds the addresses of constructors to dyld's list. It calls them in this order.
fn define_in_macho(env: &Env, assembler: &mut Assembler) -> Result<(), String> {
    let mut constructors = structors(env);
    constructors.sort_by_key(|constructor| constructor.priority.unwrap_or(i128::MAX));
    if constructors.is_empty() {
        return Ok(());
    }
    let id = assembler.object.declare_anonymous_data(true, false).map_err(|error| error.to_string())?;
    let mut description = DataDescription::new();
    description.define(vec![0; 8 * constructors.len()].into());
    description.set_align(8);
    description.set_custom_section("__DATA,__mod_init_func,mod_init_funcs");
    for (number, constructor) in constructors.iter().enumerate() {
        assembler.refer(env, &mut description, 8 * number as u64, constructor.function, 0)?;
    }
    assembler.object.define_data(id, &description).map_err(|error| error.to_string())
}

/// Refuses destructors: dyld has no list of them.
pub(crate) fn check_destructors(env: &Env, op: Op) -> Result<(), String> {
    let attrs = env.table_body().attrs(op);
    let list = env.cx.find_name("dtors").and_then(|name| env.cx.dict_get(attrs, name));
    let is_empty = list.and_then(|list| env.cx.array_value(list)).is_none_or(<[_]>::is_empty);
    if is_empty || !macho::is_format(env.target) {
        return Ok(());
    }
    Err("it needs a constructor that calls '__cxa_atexit', because this system has no list of destructors"
        .into())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names are those of LLVM 22.
    #[test]
    fn sections_of_microsofts_runtime_sort_by_priority() {
        let sections = [101, 200, 300, 400, 500].map(|priority| microsoft_section(true, priority));
        assert_eq!(sections, [".CRT$XCA00101", ".CRT$XCC", ".CRT$XCC00300", ".CRT$XCL", ".CRT$XCT00500"]);
        assert_eq!(microsoft_section(false, 101), ".CRT$XTA00101");
    }
}
