//! Types of the LLVM dialect that contain types of other dialects: `!llvm.struct<(index)>`.

use rustc_hash::FxHashSet;

use crate::ir::constraint::is_llvm_compatible;
use crate::ir::types::StructBody;
use crate::ir::{Context, NameId, TypeData, TypeId};

use super::types::Types;

/// The prefix of the name of an identified structure with converted fields. MLIR uses the same.
const CONVERTED: &str = "_Converted.";

impl Types {
    /// Converts the parts of a structure, array or function type; returns `None` for other types.
    pub(super) fn convert_parts(&mut self, cx: &mut Context, ty: TypeId) -> Result<Option<TypeId>, String> {
        let converted = match cx.type_data(ty).clone() {
            TypeData::Struct { fields, packed } => {
                let fields = self.convert_all(cx, &fields)?;
                TypeData::Struct { fields, packed }
            }
            TypeData::Array { len, element } => TypeData::Array { len, element: self.convert(cx, element)? },
            TypeData::LlvmFunction { result, params, variadic } => {
                let params = self.convert_all(cx, &params)?;
                TypeData::LlvmFunction { result: self.convert(cx, result)?, params, variadic }
            }
            TypeData::NamedStruct { name } => return self.convert_identified(cx, ty, name).map(Some),
            _ => return Ok(None),
        };
        Ok(Some(cx.ty(converted)))
    }

    fn convert_all(&mut self, cx: &mut Context, types: &[TypeId]) -> Result<Box<[TypeId]>, String> {
        types.iter().map(|&ty| self.convert(cx, ty)).collect()
    }

    /// Converts a structure under another name. It may contain itself. If the name belongs to another structure, the
    /// prefix is added once more.
    fn convert_identified(&mut self, cx: &mut Context, ty: TypeId, name: NameId) -> Result<TypeId, String> {
        let Some((fields, packed)) = cx.struct_fields(ty) else { return Ok(ty) };
        let fields = fields.to_vec();
        let mut text = format!("{CONVERTED}{}", cx.str(name));
        loop {
            let new_name = cx.name(&text);
            let new = cx.ty(TypeData::NamedStruct { name: new_name });
            self.remember(ty, new);
            let fields = self.convert_all(cx, &fields)?;
            if cx.set_struct_body(new_name, StructBody::Fields { fields, packed }) {
                return Ok(new);
            }
            text.insert_str(0, CONVERTED);
        }
    }
}

/// Returns true if a type and all of its parts are of the LLVM dialect.
pub(super) fn is_llvm_throughout(cx: &Context, ty: TypeId) -> bool {
    is_compatible(cx, ty, &mut FxHashSet::default())
}

fn is_compatible(cx: &Context, ty: TypeId, seen: &mut FxHashSet<TypeId>) -> bool {
    let mut all = |types: &[TypeId]| types.iter().all(|&part| is_compatible(cx, part, seen));
    match cx.type_data(ty) {
        TypeData::Struct { fields, .. } => all(fields),
        TypeData::Array { element, .. } => all(&[*element]),
        TypeData::LlvmFunction { result, params, .. } => all(&[*result]) && all(params),
        TypeData::NamedStruct { .. } => {
            // A recursive structure is decided by its other parts.
            !seen.insert(ty)
                || cx
                    .struct_fields(ty)
                    .is_none_or(|(fields, _)| fields.iter().all(|&field| is_compatible(cx, field, seen)))
        }
        _ => is_llvm_compatible(cx, ty),
    }
}
