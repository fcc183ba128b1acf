//! The sections of globals and functions, and alignments of functions.

use crate::codegen::context::env::Env;
use crate::ir::verify::symbol_name;
use crate::ir::{Context, DictId, Op, name};

use super::macho;

/// Returns true if a global is only information for the compiler, such as `llvm.used`, and is not in the object.
pub(crate) fn is_metadata(cx: &Context, attrs: DictId) -> bool {
    let section = cx.dict_get(attrs, name::SECTION).and_then(|attr| cx.string_value(attr));
    section.is_some_and(|section| cx.str(section) == "llvm.metadata")
}

/// Returns the section attribute of a global.
pub(crate) fn section(env: &Env, attrs: DictId) -> Option<String> {
    let section = env.cx.dict_get(attrs, name::SECTION).and_then(|attr| env.cx.string_value(attr))?;
    Some(env.cx.str(section).to_string())
}

/// Returns the section of a function, unless it is the common one.
pub(crate) fn function_section(env: &Env, op: Op) -> Option<String> {
    let separator = if env.is_coff() { '$' } else { '.' };
    let own = |name| format!(".text{separator}{}", env.cx.str(name));
    let table = env.table_body();
    // Linkers for Mach-O split sections at symbols.
    let own_section = env.options.function_sections && !macho::is_format(env.target);
    section(env, table.attrs(op))
        .or_else(|| symbol_name(env.cx, table, op).filter(|_| own_section).map(own))
        .or_else(|| env.places_all_code().then(|| ".text".to_string()))
}

/// Returns the alignment in bytes that the attributes of a function request.
pub(crate) fn asked_align(env: &Env, op: Op) -> u64 {
    let asked = env.cx.dict_get(env.table_body().attrs(op), name::ALIGNMENT);
    let asked = asked.and_then(|attr| env.cx.int_value(attr)).and_then(|asked| u64::try_from(asked).ok());
    asked.map_or(1, u64::next_power_of_two)
}

/// Refuses a section that Mach-O cannot have.
pub(crate) fn check(env: &Env, attrs: DictId) -> Result<(), String> {
    /// The maximum length of the name of a segment or section.
    const MAX_NAME: usize = 16;
    let Some(section) = section(env, attrs).filter(|_| macho::is_format(env.target)) else { return Ok(()) };
    let mut parts = section.split(',');
    let is_name = |part: Option<&str>| part.is_some_and(|name| (1..=MAX_NAME).contains(&name.len()));
    if is_name(parts.next()) && is_name(parts.next()) && parts.next().is_none() {
        return Ok(());
    }
    Err(format!(
        "it needs a section '{section}' that is written 'segment,section' with at most {MAX_NAME} letters each"
    ))
}
