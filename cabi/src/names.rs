//! C names: identifiers, struct tags and include guards.
//!
//! The mapping of names that are not C identifiers is fixed, so that headers agree on it:
//!
//! - a character outside `[A-Za-z0-9_]` becomes `_x<code point in hex>_`: `a.b` is `a_x2e_b`;
//! - a leading digit gets the prefix `_`: `0` is `_0`; an empty name is `unnamed`;
//! - a keyword of C or C++, or another reserved name, gets the suffix `_`: `int` is `int_`.
//!
//! A function whose C name differs from its symbol has the symbol in an `__asm__` label.

use crate::{CType, DataLayout, Field, Signedness};
use std::collections::HashSet;
use std::fmt::Write;

/// Maps a name to an identifier, which may be a keyword.
pub(crate) fn identifier(name: &str) -> String {
    let mut identifier = escape(name);
    if identifier.is_empty() {
        identifier.push_str("unnamed");
    }
    if identifier.starts_with(|c: char| c.is_ascii_digit()) {
        identifier.insert(0, '_');
    }
    identifier
}

/// Maps a name to an identifier that is not reserved in C and C++. Such identifiers are mapped to themselves.
pub fn c_identifier(name: &str) -> String {
    let mut identifier = identifier(name);
    if is_reserved(&identifier) {
        identifier.push('_');
    }
    identifier
}

/// The beginning of include guards that are derived from contents.
pub(crate) const HEADER_GUARD: &str = "MLIRC_HEADER_";

/// The include guard of a header. It depends on the contents only: headers of equal names in different folders can be
/// included together, and a header does not depend on its own name.
pub(crate) fn header_guard(contents: &str) -> String {
    format!("{HEADER_GUARD}{:016x}", xxhash_rust::xxh3::xxh3_64(contents.as_bytes()))
}

/// The tag of the struct of the results of an MLIR function with several results.
pub fn results_struct_name(mlir_name: &str) -> String {
    c_identifier(&format!("{mlir_name}_results"))
}

/// The tag of the C struct of a type, if it is a struct in C: `MemRefDescriptor_f32_2`.
///
/// The tags of descriptors end in `_index<bits>` if the index is not as wide as a pointer, so that headers for
/// different index widths can be included together.
pub fn struct_name_of(ty: &CType, data_layout: &DataLayout) -> Option<String> {
    let suffix = index_suffix(data_layout);
    match ty {
        CType::Complex(part) => Some(format!("Complex_{}", mangle(part))),
        CType::MemRef { element, rank } => {
            Some(format!("MemRefDescriptor_{}_{rank}{suffix}", mangle_element(element)))
        }
        CType::UnrankedMemRef { element } => {
            Some(format!("UnrankedMemRefDescriptor_{}{suffix}", mangle_element(element)))
        }
        CType::Struct { name, .. } => Some(c_identifier(name)),
        _ => None,
    }
}

/// The guard of the definition of a type, which several headers may define. It depends on the fields, so that different
/// structs of one name in two headers are an error in C.
pub(crate) fn type_guard(name: &str, ty: &CType, data_layout: &DataLayout) -> String {
    match ty {
        CType::Struct { fields, .. } => {
            let fields = fields.iter().map(mangle_field).collect::<String>();
            format!("MLIRC_TYPE_{name}{}{fields}", index_suffix(data_layout))
        }
        _ => format!("MLIRC_TYPE_{name}"),
    }
}

/// Maps names to distinct identifiers. The first of several equal identifiers is unchanged.
pub(crate) fn unique_identifiers<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    identifiers_beside(names, HashSet::new())
}

/// Maps the names of parameters to distinct identifiers that are not taken. Names of common macros get the suffix `_`.
pub(crate) fn parameter_names<'a>(
    names: impl IntoIterator<Item = &'a str>,
    mut taken: HashSet<String>,
) -> Vec<String> {
    let name = |name| match c_identifier(name) {
        macro_name if MACROS.contains(&&*macro_name) => take_unique(format!("{macro_name}_"), &mut taken),
        identifier => take_unique(identifier, &mut taken),
    };
    names.into_iter().map(name).collect()
}

/// Maps names to distinct identifiers that are not taken.
pub(crate) fn identifiers_beside<'a>(
    names: impl IntoIterator<Item = &'a str>,
    mut taken: HashSet<String>,
) -> Vec<String> {
    names.into_iter().map(|name| take_unique(c_identifier(name), &mut taken)).collect()
}

/// Maps symbols to distinct C names. A symbol that is an identifier is not changed, unless a type has that name.
pub(crate) fn function_names(symbols: &[&str], types: &HashSet<String>) -> Vec<String> {
    let legal = |symbol: &&str| c_identifier(symbol) == **symbol && !types.contains(*symbol);
    let mut taken: HashSet<String> = symbols.iter().copied().filter(legal).map(str::to_owned).collect();
    taken.extend(types.iter().cloned());
    let name = |symbol: &&str| match legal(symbol) {
        true => (*symbol).to_owned(),
        false => take_unique(c_identifier(symbol), &mut taken),
    };
    symbols.iter().map(name).collect()
}

/// Takes a name, or the first of `name_2`, `name_3`, … that is not taken.
pub(crate) fn take_unique(name: String, taken: &mut HashSet<String>) -> String {
    let mut candidate = name.clone();
    let mut number = 2;
    while !taken.insert(candidate.clone()) {
        candidate = format!("{name}_{number}");
        number += 1;
    }
    candidate
}

fn escape(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len());
    for c in name.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            escaped.push(c);
        } else {
            // Writing to a String cannot fail.
            let _ = write!(escaped, "_x{:x}_", u32::from(c));
        }
    }
    escaped
}

fn index_suffix(data_layout: &DataLayout) -> String {
    match data_layout.index_bits == data_layout.pointer_bits {
        true => String::new(),
        false => format!("_index{}", data_layout.index_bits),
    }
}

fn mangle_field(field: &Field) -> String {
    format!("__{}", mangle(&field.ty))
}

/// The element type of a descriptor as part of an identifier. `void` stands for types that C does not have.
fn mangle_element(element: &CType) -> String {
    match element {
        CType::Void => "opaque".into(),
        other => mangle(other),
    }
}

/// A type as part of an identifier.
fn mangle(ty: &CType) -> String {
    match ty {
        CType::Void => "void".into(),
        CType::Bool => "i1".into(),
        CType::Int { bits, signedness: Signedness::Signed } => format!("i{bits}"),
        CType::Int { bits, signedness: Signedness::Unsigned } => format!("u{bits}"),
        CType::Index => "index".into(),
        CType::F16 => "f16".into(),
        CType::BF16 => "bf16".into(),
        CType::F32 => "f32".into(),
        CType::F64 => "f64".into(),
        CType::F80 => "f80".into(),
        CType::F128 => "f128".into(),
        CType::Complex(part) => format!("complex_{}", mangle(part)),
        // As in MLIR's runner libraries.
        CType::NativeComplex(part) if **part == CType::F64 => "c64".into(),
        CType::NativeComplex(_) => "c32".into(),
        CType::Pointer(target) => format!("ptr_{}", mangle(target)),
        CType::ConstPointer(target) => format!("cptr_{}", mangle(target)),
        CType::Array { element, length } => format!("{length}x{}", mangle(element)),
        CType::MemRef { element, rank } => format!("memref_{}_{rank}", mangle_element(element)),
        CType::UnrankedMemRef { element } => format!("unranked_{}", mangle_element(element)),
        CType::Struct { name, .. } => format!("struct_{}", c_identifier(name)),
        CType::Function { params, result } => {
            let params = params.iter().map(|p| format!("_{}", mangle(p))).collect::<String>();
            format!("fn_{}{params}_end", mangle(result))
        }
    }
}

fn is_reserved(identifier: &str) -> bool {
    RESERVED.binary_search(&identifier).is_ok()
}

/// Reserved names, sorted: keywords of C up to C23 and C++ up to C++20, alternative operator names, names of
/// `<stdbool.h>`, `<stddef.h>` and `<stdint.h>`, macros that compilers predefine by default, typedefs of the header,
/// and the five names that are no raw identifiers of Rust, in which the stubs are.
#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "NULL", "Self", "_", "_Alignas", "_Alignof", "_Atomic", "_BitInt", "_Bool", "_Complex", "_Decimal128",
    "_Decimal32", "_Decimal64", "_Float16", "_Generic", "_Imaginary", "_Noreturn", "_Static_assert",
    "_Thread_local", "__asm__", "__attribute__", "__bf16", "__extension__", "alignas", "alignof", "and",
    "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char", "char16_t",
    "char32_t", "char8_t", "class", "co_await", "co_return", "co_yield", "compl", "concept", "const",
    "const_cast", "consteval", "constexpr", "constinit", "continue", "crate", "decltype", "default", "delete",
    "do", "double", "dynamic_cast", "else", "enum", "explicit", "export", "extern", "false", "float", "for",
    "friend", "goto", "i386", "if", "inline", "int", "int16_t", "int32_t", "int64_t", "int8_t", "linux",
    "long", "max_align_t", "mlir_bf16", "mlir_bf16_value", "mlir_c32", "mlir_c32_im", "mlir_c32_of", "mlir_c32_re", "mlir_c64",
    "mlir_c64_im", "mlir_c64_of", "mlir_c64_re", "mlir_f128", "mlir_f16", "mlir_f16_value", "mlir_f80", "mlir_i128",
    "mlir_u128", "mutable",
    "namespace", "new", "noexcept", "not", "not_eq", "nullptr", "nullptr_t", "offsetof", "operator", "or",
    "or_eq", "private", "protected", "ptrdiff_t", "public", "register", "reinterpret_cast", "requires",
    "restrict", "return", "self", "short", "signed", "size_t", "sizeof", "static", "static_assert",
    "static_cast", "struct", "super", "switch", "template", "this", "thread_local", "throw", "true", "try",
    "typedef", "typeid", "typename", "typeof", "typeof_unqual", "uint16_t", "uint32_t", "uint64_t", "uint8_t",
    "union", "unix", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
];

/// Common macros of standard headers, POSIX and Windows that are plausible names of parameters.
#[rustfmt::skip]
const MACROS: &[&str] = &[
    // <complex.h>, <math.h>, <assert.h>, <errno.h>, <stdio.h>, <stdlib.h>, <signal.h>
    "I", "complex", "imaginary", "INFINITY", "NAN", "HUGE_VAL", "M_E", "M_PI", "DOMAIN", "OVERFLOW", "UNDERFLOW", "SING",
    "assert", "errno", "stdin", "stdout", "stderr", "EOF", "BUFSIZ", "RAND_MAX", "NSIG",
    // <stdnoreturn.h>, <tgmath.h>, <sys/param.h>, <sys/sysmacros.h>
    "noreturn", "min", "max", "MIN", "MAX", "major", "minor",
    // <windows.h>
    "near", "far", "NEAR", "FAR", "small", "hyper", "interface", "cdecl", "pascal", "IN", "OUT", "OPTIONAL", "TRUE", "FALSE",
    "CONST", "VOID", "ERROR", "DELETE",
    // Predefined by compilers for some targets.
    "sun", "mips", "arm", "vector", "pixel",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::tests::LP64;

    #[test]
    fn reserved_names_are_sorted_for_the_binary_search() {
        assert!(RESERVED.is_sorted());
    }

    #[test]
    fn identifiers() {
        for (name, expected) in [
            ("gemm", "gemm"),
            ("_mlir_ciface_gemm", "_mlir_ciface_gemm"),
            ("a.b", "a_x2e_b"),
            ("a b", "a_x20_b"),
            ("é", "_xe9_"),
            ("0", "_0"),
            ("2.5", "_2_x2e_5"),
            ("", "unnamed"),
            ("_", "__"),
            ("int", "int_"),
            ("class", "class_"),
            ("self", "self_"),
            ("linux", "linux_"),
            ("$x", "_x24_x"),
        ] {
            assert_eq!(c_identifier(name), expected, "for {name:?}");
        }
    }

    #[test]
    fn legal_symbols_keep_their_name() {
        assert_eq!(
            function_names(&["int", "int_", "a_x2e_b", "a.b"], &HashSet::new()),
            ["int__2", "int_", "a_x2e_b", "a_x2e_b_2"]
        );
        assert_eq!(function_names(&["f_results"], &HashSet::from(["f_results".into()])), ["f_results_2"]);
    }

    #[test]
    fn parameters_become_unique() {
        assert_eq!(
            unique_identifiers(["x", "x", "x_2", "", ""]),
            ["x", "x_2", "x_2_2", "unnamed", "unnamed_2"]
        );
    }

    #[test]
    fn tags_have_element_type_rank_and_index_width() {
        let name = |ty: &CType, layout: &DataLayout| struct_name_of(ty, layout).unwrap_or_default();
        assert_eq!(name(&CType::memref(CType::F32, 2), &LP64), "MemRefDescriptor_f32_2");
        let narrow = DataLayout { index_bits: 32, ..LP64 };
        assert_eq!(name(&CType::memref(CType::F32, 2), &narrow), "MemRefDescriptor_f32_2_index32");
        assert_eq!(name(&CType::memref(CType::Void, 1), &LP64), "MemRefDescriptor_opaque_1");
        assert_eq!(name(&CType::memref(CType::array(CType::F32, 4), 1), &LP64), "MemRefDescriptor_4xf32_1");
        assert_eq!(
            name(&CType::memref(CType::complex(CType::F64), 1), &LP64),
            "MemRefDescriptor_complex_f64_1"
        );
        assert_eq!(name(&CType::unranked_memref(CType::uint(8)), &LP64), "UnrankedMemRefDescriptor_u8");
        assert_eq!(name(&CType::results_struct("min.max", vec![CType::F32]), &LP64), "min_x2e_max_results");
        assert_eq!(struct_name_of(&CType::F32, &LP64), None);
    }

    #[test]
    fn guards_differ_when_the_content_does() {
        let guard = |results: Vec<CType>| {
            let ty = CType::results_struct("f", results);
            type_guard("f_results", &ty, &LP64)
        };
        assert_eq!(guard(vec![CType::F32, CType::Index]), "MLIRC_TYPE_f_results__f32__index");
        assert_ne!(guard(vec![CType::F32]), guard(vec![CType::F64]));
        assert_ne!(header_guard("void f(void);"), header_guard("void g(void);"));
    }
}
