//! Go packages: functions on slices that call C through cgo, beside the C header of the same name.
//!
//! C makes the descriptors, because Go forbids passing pointers to memory that has pointers of Go in it. Results are
//! copied to memory of Go, and freed.

use std::collections::HashSet;

use crate::declarator::declare;
use crate::error::HeaderError;
use crate::names::{identifier, take_unique, unique_identifiers};
use crate::{
    CType, DataLayout, Direction, Export, Origin, Param, ParamRole, Signedness, alias, comment, stub,
};

/// The functions that all packages have.
const SUPPORT: &str = include_str!("support/go.go.in");

/// Names that parameters must not have: keywords, and the names that functions use.
#[rustfmt::skip]
const RESERVED: [&str; 40] = [
    "C", "bool", "break", "case", "chan", "complex128", "complex64", "const", "continue", "default", "defer", "else",
    "fallthrough", "float32", "float64", "for", "func", "go", "goto", "if", "import", "int16", "int32", "int64", "int8",
    "interface", "map", "nil", "package", "pointer", "range", "return", "select", "sizes", "struct", "switch", "take", "type",
    "unsafe", "var",
];

/// Renders the Go package of the provided functions, which includes the C header `<name>.h`, whose structs of results
/// have this prefix. Functions with other types than numbers, and memrefs of them, are left out, as a comment.
pub fn render_go(
    exports: &[Export],
    name: &str,
    prefix: &str,
    layout: &DataLayout,
) -> Result<String, HeaderError> {
    layout.check().map_err(HeaderError::DataLayout)?;
    let exports = alias::with_prefix(exports, prefix);
    let all: Vec<&Export> = exports.iter().filter(|export| export.symbol != "main").collect();
    let c_names = stub::c_names(&all, layout);
    let mut taken = HashSet::from(["Array".to_owned()]);
    let (mut helpers, mut functions) = (String::new(), String::new());
    for (number, (export, c_name)) in all.iter().zip(&c_names).enumerate() {
        if export.direction == Direction::Required {
            continue;
        }
        if !is_expressible(export) {
            functions += &format!("\n// Left out: {}\n", one_line(&export.doc.mlir_name));
            continue;
        }
        let names = unique_identifiers(export.params.iter().map(|param| param.name.as_str()));
        let names = names.into_iter().map(|name| if RESERVED.contains(&&*name) { name + "_" } else { name });
        let helper = format!("mlirc_go_{number}");
        let function = Function { export, layout, names: names.collect(), helper };
        helpers += &function.helper_text(c_name);
        functions += &function.text(&go_name(&export.doc.mlir_name, &mut taken));
    }
    let package = identifier(name).to_ascii_lowercase();
    Ok(SUPPORT
        .replace("package kernel", &format!("package {package}"))
        .replace("kernel.h", &format!("{}.h", one_line(name)))
        .replace("HELPERS\n", &helpers)
        + &functions)
}

struct Function<'a> {
    export: &'a Export,
    layout: &'a DataLayout,
    names: Vec<String>,
    /// The name of the C function that makes descriptors.
    helper: String,
}

impl Function<'_> {
    fn params(&self) -> impl Iterator<Item = (&Param, &String)> {
        self.export.params.iter().zip(&self.names)
    }

    /// The C function that takes a memref as data and sizes.
    fn helper_text(&self, c_name: &str) -> String {
        let (mut declared, mut statements, mut arguments) = (Vec::new(), String::new(), Vec::new());
        for (param, name) in self.params() {
            let Some((memref, rank)) = memref(param) else {
                declared.push(declare(&param.ty, name, self.layout));
                arguments.push(name.clone());
                continue;
            };
            let ty = declare(memref, "", self.layout);
            declared.push(format!("void *{name}, const int64_t *{name}_sizes"));
            let sizes: String = (0..rank).map(|d| format!(", {name}_sizes[{d}]")).collect();
            let unused = if rank == 0 { format!("  (void){name}_sizes;\n") } else { String::new() };
            statements += &format!("{unused}  {ty} {name}_ = {ty}_contiguous({name}{sizes});\n");
            arguments.push(format!("&{name}_"));
        }
        let declared = if declared.is_empty() { "void".to_owned() } else { declared.join(", ") };
        let function = declare(&self.export.result, &format!("{}({declared})", self.helper), self.layout);
        let returns = if self.export.result == CType::Void { "" } else { "return " };
        format!("static {function} {{\n{statements}  {returns}{c_name}({});\n}}\n", arguments.join(", "))
    }

    fn text(&self, name: &str) -> String {
        let (mut params, mut arguments) = (Vec::new(), Vec::new());
        for (param, name) in self.params() {
            match memref(param) {
                _ if param.role == ParamRole::Result => arguments.push("&result".to_owned()),
                Some((CType::MemRef { element, .. }, _)) => {
                    let extents =
                        param.shape.iter().map(|extent| extent.map_or("-1".to_owned(), |n| n.to_string()));
                    let extents: Vec<String> = extents.collect();
                    params.push(format!("{name} Array[{}]", go_type(element, self.layout)));
                    arguments.push(format!("pointer({name}.Data), sizes({name}, {})", extents.join(", ")));
                }
                _ => {
                    params.push(format!("{name} {}", go_type(&param.ty, self.layout)));
                    arguments.push(format!("C.{}({name})", declare(&param.ty, "", self.layout)));
                }
            }
        }
        let call = format!("C.{}({})", self.helper, arguments.join(", "));
        let doc =
            one_line(&format!("{name} is {}{}.", self.export.doc.mlir_name, self.export.doc.mlir_signature));
        let head = format!("\n// {doc}\nfunc {name}({})", params.join(", "));
        let Some(ty) = result_type(self.export) else {
            return match &self.export.result {
                CType::Void => format!("{head} {{\n\t{call}\n}}\n"),
                result => {
                    let ty = go_type(result, self.layout);
                    format!("{head} {ty} {{\n\treturn {ty}({call})\n}}\n")
                }
            };
        };
        let parts = parts(ty);
        let types: Vec<String> = parts.iter().map(|part| go_type(part.1, self.layout)).collect();
        let values: String =
            parts.iter().enumerate().map(|(number, part)| self.value(number, part)).collect();
        let names: Vec<String> = (0..parts.len()).map(|number| format!("value{number}")).collect();
        format!(
            "{head} ({}) {{\n\tvar result C.{}\n\t{call}\n{values}\treturn {}\n}}\n",
            types.join(", "),
            declare(ty, "", self.layout),
            names.join(", ")
        )
    }

    /// The statement that converts a part of the result.
    fn value(&self, number: usize, (path, ty): &(String, &CType)) -> String {
        let CType::MemRef { element, rank } = ty else {
            return format!("\tvalue{number} := {}({path})\n", go_type(ty, self.layout));
        };
        let shape =
            if *rank == 0 { "nil, nil".to_owned() } else { format!("{path}.sizes[:], {path}.strides[:]") };
        let element = go_type(element, self.layout);
        format!(
            "\tvalue{number} := take[{element}](unsafe.Pointer({path}.aligned), {path}.offset, {shape})\n{}",
            self.deallocation(number, path)
        )
    }

    /// The statement that frees the memory of a result, if the caller owns it. Shared allocations are freed by the last
    /// result that may have them, so that earlier ones are still copied.
    fn deallocation(&self, number: usize, path: &str) -> String {
        if !self.export.may_own(number) {
            return String::new();
        }
        let argument = |position: &usize| format!("pointer({}.Data)", self.names[*position]);
        let others = self.export.origins(number).iter().filter_map(|origin| match origin {
            Origin::Argument(position) => Some(argument(position)),
            Origin::Global => Some("unsafe.Pointer(uintptr(0xDEADBEEF))".to_owned()),
            _ => None,
        });
        let later = result_type(self.export).map(parts).unwrap_or_default().into_iter().enumerate();
        let later = later.filter(|(other, part)| {
            *other > number && matches!(part.1, CType::MemRef { .. }) && self.export.may_own(*other)
        });
        let later = later.map(|(_, part)| format!("unsafe.Pointer({}.allocated)", part.0));
        let memory = format!("unsafe.Pointer({path}.allocated)");
        let conditions: Vec<String> =
            others.chain(later).map(|other| format!("{memory} != {other}")).collect();
        let free = format!("C.{}({memory})", self.export.doc.deallocator());
        match conditions.is_empty() {
            true => format!("\t{free}\n"),
            false => format!("\tif {} {{\n\t\t{free}\n\t}}\n", conditions.join(" && ")),
        }
    }
}

/// The descriptor of an argument, and its rank.
fn memref(param: &Param) -> Option<(&CType, u32)> {
    match &param.ty {
        CType::ConstPointer(target) if param.role == ParamRole::Argument => match **target {
            CType::MemRef { rank, .. } => Some((target, rank)),
            _ => None,
        },
        _ => None,
    }
}

/// The type of the result that is stored through a pointer.
fn result_type(export: &Export) -> Option<&CType> {
    let param = export.params.iter().find(|param| param.role == ParamRole::Result)?;
    if let CType::Pointer(target) = &param.ty { Some(target) } else { None }
}

/// The results, with their expressions in Go.
fn parts(ty: &CType) -> Vec<(String, &CType)> {
    match ty {
        CType::Struct { fields, .. } => {
            let names = unique_identifiers(fields.iter().map(|field| field.name.as_str()));
            names.into_iter().zip(fields).map(|(name, field)| (format!("result.{name}"), &field.ty)).collect()
        }
        _ => vec![("result".to_owned(), ty)],
    }
}

fn go_type(ty: &CType, layout: &DataLayout) -> String {
    match ty {
        CType::Bool => "bool".into(),
        CType::Int { bits, signedness: Signedness::Signed } => format!("int{bits}"),
        CType::Int { bits, signedness: Signedness::Unsigned } => format!("uint{bits}"),
        CType::Index => format!("int{}", layout.index_bits),
        CType::F32 => "float32".into(),
        CType::Complex(part) | CType::NativeComplex(part) if **part == CType::F32 => "complex64".into(),
        CType::Complex(_) | CType::NativeComplex(_) => "complex128".into(),
        CType::MemRef { element, .. } => format!("Array[{}]", go_type(element, layout)),
        _ => "float64".into(),
    }
}

fn is_number(ty: &CType) -> bool {
    match ty {
        CType::Bool | CType::Index | CType::F32 | CType::F64 => true,
        CType::Int { bits, .. } => *bits <= 64,
        _ => false,
    }
}

fn is_memref_of_numbers(ty: &CType) -> bool {
    let is_complex = |ty: &CType| match ty {
        CType::Complex(part) | CType::NativeComplex(part) => matches!(**part, CType::F32 | CType::F64),
        _ => false,
    };
    matches!(ty, CType::MemRef { element, .. } if is_number(element) || is_complex(element))
}

/// Returns true if Go has the types of a function, and a dense array is a valid argument for each memref.
fn is_expressible(export: &Export) -> bool {
    let is_part = |ty: &CType| is_number(ty) || is_memref_of_numbers(ty);
    let is_dense = |param: &Param| {
        let inner = param.strides.last().is_none_or(|stride| stride.is_none_or(|stride| stride == 1));
        let outer = param.strides.iter().rev().skip(1).all(Option::is_none);
        inner && outer && param.offset.is_none_or(|offset| offset == 0)
    };
    let dangles = (0..export.doc.memory.len()).any(|number| export.may_dangle(number));
    let is_param = |param: &Param| match memref(param) {
        Some((ty, _)) => is_memref_of_numbers(ty) && is_dense(param),
        None if param.role == ParamRole::Result => {
            result_type(export).is_some_and(|ty| parts(ty).iter().all(|part| is_part(part.1)))
                && param.elements().is_none()
        }
        None => is_number(&param.ty),
    };
    let is_result = export.result == CType::Void || is_number(&export.result);
    !dangles && is_result && export.params.iter().all(is_param)
}

/// An exported name of Go that is not taken.
fn go_name(name: &str, taken: &mut HashSet<String>) -> String {
    let name = identifier(name);
    let (first, tail) = name.split_at(1);
    let name = match first.starts_with(|c: char| c.is_ascii_alphabetic()) {
        true => format!("{}{tail}", first.to_ascii_uppercase()),
        false => format!("F{name}"),
    };
    take_unique(name, taken)
}

/// Text of the module in a line of a comment.
fn one_line(text: &str) -> String {
    comment::clean_lines(text).join(" ")
}
