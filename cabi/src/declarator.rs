//! C declarators, for the text that cbindgen does not write.

use crate::named::name_of;
use crate::{CType, DataLayout, Signedness};

/// The declaration of `name` with a type; the type alone if the name is empty.
pub(crate) fn declare(ty: &CType, name: &str, data_layout: &DataLayout) -> String {
    declare_as(ty, name.to_owned(), false, data_layout)
}

/// The declaration of a variable, which may be constant.
pub(crate) fn declare_variable(ty: &CType, name: &str, is_const: bool, data_layout: &DataLayout) -> String {
    declare_as(ty, name.to_owned(), is_const, data_layout)
}

/// The declaration of a parameter or function. Half-precision floats are types of the compiler.
pub(crate) fn declare_by_value(ty: &CType, name: &str, data_layout: &DataLayout) -> String {
    match ty {
        CType::F16 => format!("mlir_f16_value {name}"),
        CType::BF16 => format!("mlir_bf16_value {name}"),
        _ => declare(ty, name, data_layout),
    }
}

/// The signed integer type of a width.
pub(crate) fn int_name(bits: u8) -> String {
    format!("int{bits}_t")
}

fn declare_as(ty: &CType, declarator: String, is_const: bool, data_layout: &DataLayout) -> String {
    let qualifier = if is_const { "const " } else { "" };
    match ty {
        CType::Pointer(target) | CType::ConstPointer(target) => {
            let qualifier = if declarator.is_empty() { qualifier.trim_end() } else { qualifier };
            let pointer = match **target {
                CType::Array { .. } => format!("(*{qualifier}{declarator})"),
                _ => format!("*{qualifier}{declarator}"),
            };
            declare_as(target, pointer, matches!(ty, CType::ConstPointer(_)), data_layout)
        }
        CType::Array { element, length } => {
            declare_as(element, format!("{declarator}[{length}]"), is_const, data_layout)
        }
        CType::Function { params, result } => {
            let params: Vec<String> = params.iter().map(|param| declare(param, "", data_layout)).collect();
            let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
            declare_as(result, format!("(*{qualifier}{declarator})({params})"), false, data_layout)
        }
        _ => {
            let space = if declarator.is_empty() { "" } else { " " };
            format!("{qualifier}{}{space}{declarator}", specifier(ty, data_layout))
        }
    }
}

/// The name of a type that is neither a pointer nor an array.
fn specifier(ty: &CType, data_layout: &DataLayout) -> String {
    match ty {
        CType::Bool => "bool".into(),
        CType::Int { bits: 128, .. } => name_of(ty, data_layout).unwrap_or_default(),
        CType::Int { bits, signedness: Signedness::Signed } => int_name(*bits),
        CType::Int { bits, signedness: Signedness::Unsigned } => format!("u{}", int_name(*bits)),
        CType::Index => int_name(data_layout.index_bits),
        CType::F32 => "float".into(),
        CType::F64 => "double".into(),
        _ => name_of(ty, data_layout).unwrap_or_else(|| "void".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn declarators_nest() {
        let layout = DataLayout::with_pointer_bits(64);
        let rows = CType::array(CType::F32, 4);
        let callback = CType::Function { params: vec![CType::F32], result: Box::new(CType::Void) };
        for (ty, expected) in [
            (CType::F32, "float x"),
            (CType::const_pointer(CType::pointer(CType::int(16))), "int16_t *const *x"),
            (CType::pointer(rows.clone()), "float (*x)[4]"),
            (CType::array(rows, 2), "float x[2][4]"),
            (CType::const_pointer(callback.clone()), "void (*const *x)(float)"),
            (CType::array(callback, 3), "void (*x[3])(float)"),
            (CType::pointer(CType::memref(CType::F64, 2)), "MemRefDescriptor_f64_2 *x"),
        ] {
            assert_eq!(declare(&ty, "x", &layout), expected);
        }
        assert_eq!(declare(&CType::pointer(CType::Void), "", &layout), "void *");
    }
}
