//! The manifest: exports as JSON, for generators of bindings. `docs/manifest.md` describes the format, and
//! `docs/manifest.schema.json` is its schema.

use serde_json::{Value, json};

use crate::error::{HeaderError, TypeError};
use crate::named;
use crate::{
    Access, CType, ComplexPart, DataLayout, Direction, Export, Origin, Param, ParamRole, Signedness, check,
    field_offsets, fields_of, layout_of, struct_name_of,
};

/// The version of the format. Incompatible changes increase it.
const VERSION: u32 = 1;

/// Renders the manifest of some functions. `levels` are the processors for which the code has its functions, if it
/// chooses between several at run time.
///
/// # Errors
/// Fails if a function has a type that is not valid in C.
pub fn render_manifest(
    exports: &[Export],
    name: &str,
    data_layout: &DataLayout,
    levels: &[&str],
) -> Result<String, HeaderError> {
    data_layout.check().map_err(HeaderError::DataLayout)?;
    for export in exports {
        let in_export = |error| HeaderError::Type { symbol: export.symbol.clone(), error };
        check::check_export(export).map_err(in_export)?;
    }
    let all: Vec<&Export> = exports.iter().collect();
    let mut structs = Vec::new();
    for named in named::collect(&all, &[], data_layout)? {
        let in_struct = |error| HeaderError::Type { symbol: named.name.clone(), error };
        structs.extend(structure(&named.name, named.ty, data_layout).map_err(in_struct)?);
    }
    let mut manifest = json!({
        "version": VERSION,
        "name": name,
        "pointer_bits": data_layout.pointer_bits,
        "index_bits": data_layout.index_bits,
        "structs": structs,
        "functions": exports.iter().map(|export| function(export, data_layout)).collect::<Vec<_>>(),
    });
    if let Some((export, size)) = exports.iter().find_map(|export| Some((export, export.doc.constants?))) {
        manifest["constants"] = json!({ "function": export.symbol, "size": size });
    }
    if !levels.is_empty() {
        manifest["levels"] = json!(levels);
    }
    Ok(format!("{manifest:#}\n"))
}

/// A struct with its layout; `None` for types without fields.
fn structure(name: &str, ty: &CType, data_layout: &DataLayout) -> Result<Option<Value>, TypeError> {
    let Some(fields) = fields_of(ty) else { return Ok(None) };
    let layout = layout_of(ty, data_layout)?;
    let offsets = field_offsets(ty, data_layout)?;
    let field = |(field, offset): (&crate::Field, u64)| json!({ "name": field.name, "offset": offset, "type": type_of(&field.ty, data_layout) });
    Ok(Some(json!({
        "name": name,
        "size": layout.size,
        "alignment": layout.align,
        "fields": fields.iter().zip(offsets).map(field).collect::<Vec<_>>(),
    })))
}

fn function(export: &Export, data_layout: &DataLayout) -> Value {
    json!({
        "name": export.doc.mlir_name,
        "symbol": export.symbol,
        "direction": match export.direction {
            Direction::Provided => "provided",
            Direction::Required => "required",
        },
        "signature": export.doc.mlir_signature,
        "location": export.doc.location,
        "deallocator": export.doc.deallocator(),
        "result_memory": export.doc.memory.iter().map(|origins| result_memory(origins)).collect::<Vec<_>>(),
        "parameters": export.params.iter().map(|param| parameter(param, data_layout)).collect::<Vec<_>>(),
        "result": type_of(&export.result, data_layout),
    })
}

/// The possible origins of the memory of a result.
fn result_memory(origins: &[Origin]) -> Value {
    let origin = |origin: &Origin| match origin {
        Origin::New(number) => json!({ "origin": "new", "allocation": number }),
        Origin::Argument(position) => json!({ "origin": "argument", "parameter": position }),
        Origin::Global => json!({ "origin": "global" }),
        Origin::Frame => json!({ "origin": "frame" }),
        Origin::External(function) => json!({ "origin": "external", "function": function }),
        Origin::Unknown => json!({ "origin": "unknown" }),
    };
    origins.iter().map(origin).collect()
}

fn parameter(param: &Param, data_layout: &DataLayout) -> Value {
    let mut value = json!({
        "name": param.name,
        "role": match param.role {
            ParamRole::Argument => "argument",
            ParamRole::Result => "result",
        },
        "type": type_of(&param.ty, data_layout),
        "mlir_type": param.doc,
    });
    if let Some(part) = param.part {
        value["part"] = json!(match part {
            ComplexPart::Real => "real",
            ComplexPart::Imaginary => "imaginary",
        });
    }
    if param.elements().is_some() {
        value["sizes"] = json!(param.shape);
    }
    if is_memref_pointer(&param.ty) {
        value["sizes"] = json!(param.shape);
        value["strides"] = if param.strides.is_empty() { json!("dense") } else { json!(param.strides) };
        value["offset"] = json!(param.offset);
        value["access"] = json!(match param.access {
            Access::Unknown => "unknown",
            Access::Read => "read",
            Access::Write => "write",
            Access::ReadWrite => "read-write",
        });
    }
    value
}

fn is_memref_pointer(ty: &CType) -> bool {
    matches!(ty, CType::Pointer(target) | CType::ConstPointer(target) if matches!(**target, CType::MemRef { .. }))
}

fn type_of(ty: &CType, data_layout: &DataLayout) -> Value {
    let inner = |ty: &CType| type_of(ty, data_layout);
    let name = || struct_name_of(ty, data_layout);
    match ty {
        CType::Void => json!({ "kind": "void" }),
        CType::Bool => json!({ "kind": "bool" }),
        CType::Int { bits, signedness } => {
            json!({ "kind": "integer", "bits": bits, "signed": *signedness == Signedness::Signed })
        }
        CType::Index => json!({ "kind": "index" }),
        CType::F16 => json!({ "kind": "float", "format": "f16" }),
        CType::BF16 => json!({ "kind": "float", "format": "bf16" }),
        CType::F32 => json!({ "kind": "float", "format": "f32" }),
        CType::F64 => json!({ "kind": "float", "format": "f64" }),
        CType::F80 => json!({ "kind": "float", "format": "f80" }),
        CType::F128 => json!({ "kind": "float", "format": "f128" }),
        CType::Complex(part) => json!({ "kind": "complex", "part": inner(part), "struct": name() }),
        CType::NativeComplex(part) => json!({ "kind": "native-complex", "part": inner(part) }),
        CType::Pointer(target) => json!({ "kind": "pointer", "const": false, "to": inner(target) }),
        CType::ConstPointer(target) => json!({ "kind": "pointer", "const": true, "to": inner(target) }),
        CType::Array { element, length } => {
            json!({ "kind": "array", "length": length, "element": inner(element) })
        }
        CType::MemRef { element, rank } => {
            json!({ "kind": "memref", "rank": rank, "element": inner(element), "struct": name() })
        }
        CType::UnrankedMemRef { element } => {
            json!({ "kind": "unranked-memref", "element": inner(element), "struct": name() })
        }
        CType::Struct { .. } => json!({ "kind": "struct", "struct": name() }),
        CType::Function { params, result } => json!({
            "kind": "function",
            "parameters": params.iter().map(inner).collect::<Vec<_>>(),
            "result": inner(result),
        }),
    }
}
