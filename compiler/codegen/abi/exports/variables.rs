//! Global variables that C can access.

use cabi::{CType, Variable};

use crate::dialect::llvm::global::GLOBAL;
use crate::ir::verify::{symbol_name, top_level_ops};
use crate::ir::{Body, Context, Module, Op, TypeData, TypeId, name};
use crate::source::Source;

use super::c_types::float_type;
use super::{is_visible, location};

/// Returns the variables of a module that other objects see and whose type C has, in source order.
pub(crate) fn variables(module: &Module, table: &Body, source: &Source) -> Vec<Variable> {
    let globals = top_level_ops(table).filter(|&op| table.name(op) == GLOBAL);
    globals.filter_map(|op| variable(module, table, op, source)).collect()
}

fn variable(module: &Module, table: &Body, op: Op, source: &Source) -> Option<Variable> {
    let (cx, attrs) = (&module.cx, table.attrs(op));
    let symbol = cx.str(symbol_name(cx, table, op)?);
    let has = |key| cx.dict_get(attrs, key).is_some();
    let body = table.regions(op).first().and_then(|&region| table.isolated_body(region));
    // Those that the program defines have a declaration in its own headers, such as `stderr`.
    let is_defined = has(name::VALUE) || body.is_some_and(|body| module.body(body).placed_op_count() > 0);
    let space = cx.dict_get(attrs, name::ADDR_SPACE).and_then(|attr| cx.int_value(attr));
    let is_special = symbol.starts_with("llvm.") || has(name::THREAD_LOCAL) || space.is_some_and(|n| n != 0);
    if !is_defined || is_special || !is_visible(cx, attrs) {
        return None;
    }
    let ty = cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| cx.type_value(attr))?;
    Some(Variable {
        symbol: symbol.to_string(),
        ty: variable_type(cx, ty)?,
        is_constant: has(name::CONSTANT),
        location: location(cx, table.loc(op), source),
    })
}

/// Returns the C type of a variable, if C has one with the same layout.
fn variable_type(cx: &Context, ty: TypeId) -> Option<CType> {
    match cx.type_data(ty) {
        TypeData::Integer { width: 1, .. } => Some(CType::Bool),
        TypeData::Integer { width: width @ (8 | 16 | 32 | 64 | 128), .. } => Some(CType::int(*width as u8)),
        TypeData::Float(kind) => float_type(*kind),
        TypeData::Pointer { space: 0 } => Some(CType::pointer(CType::Void)),
        TypeData::Array { element, len } if *len > 0 => {
            Some(CType::array(variable_type(cx, *element)?, *len))
        }
        // Memrefs of complex numbers; other structs have no names.
        _ => match *cx.struct_fields(ty)?.0 {
            [re, im] if re == im && matches!(cx.type_data(re), TypeData::Float(_)) => {
                Some(CType::complex(variable_type(cx, re)?))
            }
            _ => None,
        },
    }
}
