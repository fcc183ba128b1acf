//! Ownership of the memory of results, as text in comments of the header.

use crate::comment::prose;
use crate::names::unique_identifiers;
use crate::{CType, Direction, Export, Origin, Param, ParamRole};

/// The `allocated` pointer in the descriptor of a global.
const GLOBAL_MARK: &str = "(void *)0xDEADBEEF";

/// A result that points to memory.
struct Owned {
    /// The index of the result.
    number: usize,
    /// The pointer to the allocation, as a C expression.
    pointer: String,
    /// The memory of the descriptor of an unranked memref, which the caller owns, as a C expression.
    descriptor: Option<String>,
}

/// The lines on the memory of results in the comment above a prototype.
pub(crate) fn lines(export: &Export, param_names: &[String]) -> Vec<String> {
    let owned = owned_results(export, param_names);
    if owned.is_empty() {
        return Vec::new();
    }
    let deallocator = export.doc.deallocator();
    if export.direction == Direction::Required {
        return vec![format!(
            "Memory that you return belongs to the compiled code, which may {deallocator}() it."
        )];
    }
    let mut lines = vec!["Memory of the result:".to_owned()];
    for (position, result) in owned.iter().enumerate() {
        lines.extend(prose(&sentence(export, param_names, result)));
        lines.extend(shared(export, result, &owned[..position]));
        let descriptor = result.descriptor.as_ref();
        lines.extend(descriptor.map(|descriptor| format!("  The descriptor is new: free({descriptor});")));
    }
    lines
}

/// The results that are memrefs, or pointers to the elements of one.
fn owned_results(export: &Export, param_names: &[String]) -> Vec<Owned> {
    let mut owned = Vec::new();
    for (param, name) in export.params.iter().zip(param_names) {
        let (ParamRole::Result, CType::Pointer(target)) = (param.role, &param.ty) else { continue };
        match &**target {
            CType::Struct { fields, .. } => {
                let names = unique_identifiers(fields.iter().map(|field| field.name.as_str()));
                for (number, (field, field_name)) in fields.iter().zip(names).enumerate() {
                    owned.extend(memref(&field.ty, number, &format!("{name}->{field_name}.")));
                }
            }
            other => owned.extend(memref(other, 0, &format!("{name}->"))),
        }
    }
    if owned.is_empty() && matches!(export.result, CType::Pointer(_)) && !export.doc.memory.is_empty() {
        owned.push(Owned { number: 0, pointer: "result".to_owned(), descriptor: None });
    }
    owned
}

fn memref(ty: &CType, number: usize, access: &str) -> Option<Owned> {
    match ty {
        CType::MemRef { .. } => {
            Some(Owned { number, pointer: format!("{access}allocated"), descriptor: None })
        }
        // The first field of every ranked descriptor is `allocated`.
        CType::UnrankedMemRef { .. } => Some(Owned {
            number,
            pointer: format!("*(void **){access}descriptor"),
            descriptor: Some(format!("{access}descriptor")),
        }),
        _ => None,
    }
}

/// The sentence on the origins of the memory of a result, and how the caller frees it.
fn sentence(export: &Export, param_names: &[String], result: &Owned) -> String {
    let pointer = &result.pointer;
    let deallocator = export.doc.deallocator();
    let free = format!("{deallocator}({pointer})");
    let origins = export.origins(result.number);
    let words: Vec<String> = origins.iter().map(|origin| words(origin, param_names)).collect();
    let what = words.join(", or ");
    if origins.is_empty() {
        return format!("  {pointer} is null or never returned.");
    }
    if origins.contains(&Origin::Frame) {
        return format!("  {pointer} is {what}: do not use it.");
    }
    if !origins.iter().any(|origin| matches!(origin, Origin::New(_))) {
        let has_owner = origins.iter().all(|origin| matches!(origin, Origin::Argument(_) | Origin::Global));
        let advice = if has_owner { "do not free it" } else { "the header cannot say who frees it" };
        return format!("  {pointer} is {what}: {advice}.");
    }
    let others = origins.iter().filter(|origin| !matches!(origin, Origin::New(_)));
    match others.map(|other| differs(export, param_names, pointer, other)).collect::<Option<Vec<String>>>() {
        Some(conditions) if conditions.is_empty() => format!("  {pointer} is {what}: {free};"),
        Some(conditions) => format!("  {pointer} is {what}: if ({}) {free};", conditions.join(" && ")),
        None => format!("  {pointer} is {what}: the header cannot say who frees it."),
    }
}

fn words(origin: &Origin, param_names: &[String]) -> String {
    match origin {
        Origin::New(_) => "new".to_owned(),
        Origin::Argument(position) => {
            format!("that of {}", param_names.get(*position).map_or("an argument", String::as_str))
        }
        Origin::Global => "a global of the module".to_owned(),
        Origin::Frame => "in the frame of the function, which is gone when it returns".to_owned(),
        Origin::External(function) => format!("what {function} returned"),
        Origin::Unknown => "of unknown origin".to_owned(),
    }
}

/// The C condition that memory is not of an origin, if there is one.
fn differs(export: &Export, param_names: &[String], pointer: &str, origin: &Origin) -> Option<String> {
    match origin {
        Origin::Argument(position) => {
            let other = argument_pointer(export.params.get(*position)?, param_names.get(*position)?)?;
            Some(format!("{pointer} != {other}"))
        }
        // A pointer to the elements of a global has no mark.
        Origin::Global if export.result == CType::Void => Some(format!("{pointer} != {GLOBAL_MARK}")),
        _ => None,
    }
}

/// The pointer to the allocation of an argument, as a C expression.
fn argument_pointer(param: &Param, name: &str) -> Option<String> {
    let (CType::Pointer(target) | CType::ConstPointer(target)) = &param.ty else { return None };
    match &**target {
        CType::MemRef { .. } => Some(format!("{name}->allocated")),
        CType::UnrankedMemRef { .. } => Some(format!("*(void **){name}->descriptor")),
        _ => Some(name.to_owned()),
    }
}

/// The line on results that may be the same allocation.
fn shared(export: &Export, result: &Owned, before: &[Owned]) -> Option<String> {
    let allocation = |result: &Owned| {
        export.origins(result.number).iter().find_map(|origin| match origin {
            Origin::New(number) => Some(*number),
            _ => None,
        })
    };
    let own = allocation(result)?;
    let same = before.iter().filter(|other| allocation(other) == Some(own));
    let names: Vec<&str> = same.map(|other| other.pointer.as_str()).collect();
    (!names.is_empty()).then(|| format!("  It may be the same as {}: then free it once.", names.join(" or ")))
}
