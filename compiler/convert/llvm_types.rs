//! Types of the LLVM dialect with parts that are not of it: `!llvm.struct<(index)>`.

use rustc_hash::FxHashSet;

use crate::ir::constraint::is_llvm_compatible;
use crate::ir::types::StructBody;
use crate::ir::{Context, NameId, TypeData, TypeId};

use super::types::Types;

/// What the name of an identified structure begins with when its fields had to be converted; MLIR's is the same.
const CONVERTED: &str = "_Converted.";

impl Types {
    /// A structure, array or function type with converted parts; `None` for other types.
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

    /// A structure under another name, which may name itself. A name that is taken by another structure gets one more
    /// prefix.
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

/// Whether a type is one of the LLVM dialect, all of its parts included.
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
            // A structure that names itself is what the rest of it is.
            !seen.insert(ty)
                || cx
                    .struct_fields(ty)
                    .is_none_or(|(fields, _)| fields.iter().all(|&field| is_compatible(cx, field, seen)))
        }
        _ => is_llvm_compatible(cx, ty),
    }
}
