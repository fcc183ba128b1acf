//! C++ functions beside the C prototypes: memrefs are references, those that are only read have constant elements, and
//! results are returned. A result that the caller may own is returned as its owner, which frees it.

use std::collections::HashSet;

use crate::alias::under_conditions;
use crate::declarator::{declare, declare_by_value};
use crate::names::{parameter_names, unique_identifiers};
use crate::template::specialization;
use crate::{Access, CType, DataLayout, Direction, Export, Origin, Param, ParamRole, comment, named};

/// Returns true if a C++ function returns an owner.
pub(crate) fn has_owners(exports: &[&Export]) -> bool {
    exports.iter().any(|export| {
        let is_owner = |number| export.may_own(number);
        can_overload(export) && returned(export).is_some_and(|ty| memrefs(ty).into_iter().any(is_owner))
    })
}

/// The section of C++ functions; empty if there are none. They have the names of the program if there are any.
pub(crate) fn render(
    exports: &[&Export],
    c_names: &[String],
    aliases: &[Option<String>],
    layout: &DataLayout,
) -> String {
    let named = exports.iter().zip(c_names).zip(aliases);
    let function = |((export, c_name), alias): ((&&Export, &String), &Option<String>)| {
        overload(export, c_name, alias.as_deref().unwrap_or(c_name), layout)
    };
    let functions: String = named.filter_map(function).collect();
    if functions.is_empty() {
        return String::new();
    }
    let title = [
        "The functions of the object file for C++: memrefs are references, and results are returned.",
        "An owner frees its result, unless that is memory of another owner.",
    ];
    format!("{}\n{functions}", comment::block(&title.map(str::to_owned)))
}

/// Returns true if C++ has another function than C.
fn can_overload(export: &Export) -> bool {
    let dangles = (0..export.doc.memory.len()).any(|number| export.may_dangle(number));
    let is_other =
        returned(export).is_some() || export.params.iter().any(|param| descriptor(param).is_some());
    export.direction == Direction::Provided && !dangles && is_other
}

/// The descriptor that an argument points to.
fn descriptor(param: &Param) -> Option<&CType> {
    match &param.ty {
        CType::ConstPointer(target) if param.role == ParamRole::Argument => {
            Some(&**target).filter(|ty| matches!(ty, CType::MemRef { .. }))
        }
        _ => None,
    }
}

/// The type of the result that C stores through a pointer and C++ returns. Owners have one allocation, so unranked
/// memrefs, which have two, are stored in C++, too.
fn returned(export: &Export) -> Option<&CType> {
    let param = export.params.iter().find(|param| param.role == ParamRole::Result)?;
    let CType::Pointer(target) = &param.ty else { return None };
    match &**target {
        CType::Struct { fields, .. } if fields.iter().all(|field| is_ranked(&field.ty)) => Some(target),
        CType::MemRef { .. } | CType::Complex(_) => Some(target),
        _ => None,
    }
}

fn is_ranked(ty: &CType) -> bool {
    !matches!(ty, CType::UnrankedMemRef { .. } | CType::Array { .. })
}

/// The numbers of the results that are memrefs.
fn memrefs(returned: &CType) -> Vec<usize> {
    match returned {
        CType::MemRef { .. } => vec![0],
        CType::Struct { fields, .. } => {
            let is_memref = |&number: &usize| matches!(fields[number].ty, CType::MemRef { .. });
            (0..fields.len()).filter(is_memref).collect()
        }
        _ => Vec::new(),
    }
}

/// The writer of one function.
struct Overload<'a> {
    export: &'a Export,
    /// The names of the parameters.
    names: Vec<String>,
    layout: &'a DataLayout,
}

fn overload(export: &Export, c_name: &str, name: &str, layout: &DataLayout) -> Option<String> {
    if !can_overload(export) {
        return None;
    }
    let types = named::mentioned(named::stored_types(export), layout).into_iter().map(|named| named.name);
    let taken: HashSet<String> =
        types.chain([name.to_owned(), c_name.to_owned(), "owner".to_owned()]).collect();
    let names = parameter_names(export.params.iter().map(|param| param.name.as_str()), taken);
    let overload = Overload { export, names, layout };
    Some(format!("\n{}", under_conditions(export, overload.text(c_name, name))))
}

impl Overload<'_> {
    fn text(&self, c_name: &str, name: &str) -> String {
        let returned = returned(self.export);
        let params = self.export.params.iter().zip(&self.names);
        let is_result = |param: &Param| returned.is_some() && param.role == ParamRole::Result;
        let declared: Vec<String> = params
            .clone()
            .filter(|(param, _)| !is_result(param))
            .map(|(param, name)| self.parameter(param, name))
            .collect();
        let arguments: Vec<String> = params
            .map(
                |(param, name)| {
                    if is_result(param) { format!("&{name}") } else { self.argument(param, name) }
                },
            )
            .collect();
        let (declared, call) = (declared.join(", "), format!("{c_name}({})", arguments.join(", ")));
        let Some(ty) = returned else {
            let function = declare_by_value(&self.export.result, &format!("{name}({declared})"), self.layout);
            let returns = if self.export.result == CType::Void { "" } else { "return " };
            return format!("inline {function} {{\n  {returns}{call};\n}}\n");
        };
        let plain = declare(ty, "", self.layout);
        let result = self.result_name();
        let (definition, returned_type, value) = self.owner(ty, &plain, result);
        let discard = if returned_type == plain { "" } else { "MLIRC_NODISCARD " };
        format!(
            "{definition}{discard}inline {returned_type} {name}({declared}) {{\n  {plain} {result};\n  {call};\n{value}}}\n"
        )
    }

    fn result_name(&self) -> &str {
        let is_result = |param: &Param| param.role == ParamRole::Result;
        let position = self.export.params.iter().position(is_result);
        position.map_or("result", |position| &self.names[position])
    }

    fn parameter(&self, param: &Param, name: &str) -> String {
        match descriptor(param) {
            Some(memref) if has_constant_elements(param, memref) => {
                format!("const {} &{name}", specialization(memref, true, self.layout))
            }
            Some(memref) => format!("const {} &{name}", declare(memref, "", self.layout)),
            None => declare_by_value(&param.ty, name, self.layout),
        }
    }

    fn argument(&self, param: &Param, name: &str) -> String {
        match descriptor(param) {
            Some(memref) if has_constant_elements(param, memref) => {
                format!("MemRefArgument<{}>({name})", declare(memref, "", self.layout))
            }
            Some(_) => format!("&{name}"),
            None => name.to_owned(),
        }
    }

    /// The definition of a struct of owners, if it is needed, the type of the result, and the statements that return
    /// it.
    fn owner(&self, ty: &CType, plain: &str, result: &str) -> (String, String, String) {
        let owned: Vec<usize> =
            memrefs(ty).into_iter().filter(|&number| self.export.may_own(number)).collect();
        let CType::Struct { fields, .. } = ty else {
            return match owned.is_empty() {
                true => (String::new(), plain.to_owned(), format!("  return {result};\n")),
                false => {
                    let owner = format!("MemRefOwner<{plain}>");
                    let deallocator = self.deallocator(0, result, &[]);
                    let value = format!("  return {owner}({result}, {deallocator});\n");
                    (String::new(), owner, value)
                }
            };
        };
        if owned.is_empty() {
            return (String::new(), plain.to_owned(), format!("  return {result};\n"));
        }
        let names = unique_identifiers(fields.iter().map(|field| field.name.as_str()));
        let name = format!("{plain}_owner");
        let (mut definition, mut value) = (format!("struct {name} {{\n"), format!("  {name} owner;\n"));
        for (number, field) in fields.iter().enumerate() {
            let (member, ty) = (&names[number], declare(&field.ty, "", self.layout));
            if owned.contains(&number) {
                let before: Vec<(usize, &str)> = owned
                    .iter()
                    .filter(|&&other| other < number)
                    .map(|&other| (other, &*names[other]))
                    .collect();
                let deallocator = self.deallocator(number, &format!("{result}.{member}"), &before);
                definition += &format!("  MemRefOwner<{ty}> {member};\n");
                value +=
                    &format!("  owner.{member} = MemRefOwner<{ty}>({result}.{member}, {deallocator});\n");
            } else {
                definition += &format!("  {};\n", declare(&field.ty, member, self.layout));
                value += &format!("  owner.{member} = {result}.{member};\n");
            }
        }
        (definition + "};\n", name, value + "  return owner;\n")
    }

    /// The expression for the function that frees a memref, null for memory of another owner. `before` are earlier
    /// results, one of which may own the same allocation.
    fn deallocator(&self, number: usize, memref: &str, before: &[(usize, &str)]) -> String {
        let allocations = |number: usize| -> Vec<u32> {
            let origins = self.export.origins(number).iter();
            origins.filter_map(|origin| if let Origin::New(id) = origin { Some(*id) } else { None }).collect()
        };
        let own = allocations(number);
        let others = self.export.origins(number).iter().filter_map(|origin| match origin {
            Origin::Argument(position) => self.allocation(*position),
            Origin::Global => Some("reinterpret_cast<void *>(0xDEADBEEF)".to_owned()),
            _ => None,
        });
        let is_same = |other: &&(usize, &str)| allocations(other.0).iter().any(|id| own.contains(id));
        let result = self.result_name();
        let earlier = before.iter().filter(is_same).map(|other| format!("{result}.{}.allocated", other.1));
        let conditions: Vec<String> = others
            .chain(earlier)
            .map(|other| format!("memref_differs({memref}.allocated, {other})"))
            .collect();
        let function = format!("::{}", self.export.doc.deallocator());
        match conditions.is_empty() {
            true => function,
            false => format!("{} ? {function} : nullptr", conditions.join(" && ")),
        }
    }

    /// The pointer to the allocation of an argument.
    fn allocation(&self, position: usize) -> Option<String> {
        let (param, name) = (self.export.params.get(position)?, self.names.get(position)?);
        match &param.ty {
            _ if descriptor(param).is_some() => Some(format!("{name}.allocated")),
            CType::ConstPointer(target) if matches!(**target, CType::UnrankedMemRef { .. }) => {
                Some(format!("*static_cast<void *const *>({name}->descriptor)"))
            }
            _ => Some(name.clone()),
        }
    }
}

/// Returns true if a function only reads elements, of a type that can be constant.
fn has_constant_elements(param: &Param, memref: &CType) -> bool {
    let CType::MemRef { element, .. } = memref else { return false };
    let is_number = |ty: &CType| {
        !matches!(
            ty,
            CType::Void
                | CType::Pointer(_)
                | CType::ConstPointer(_)
                | CType::Function { .. }
                | CType::Array { .. }
                | CType::MemRef { .. }
                | CType::UnrankedMemRef { .. }
        )
    };
    param.access == Access::Read && is_number(element)
}
