//! C names: legal identifiers, struct tags, include guards.
//!
//! The mapping of a name that C does not accept is fixed, so that it can be predicted and two headers agree
//! on it:
//!
//! - every character outside `[A-Za-z0-9_]` becomes `_x<code point in hex>_`: `a.b` is `a_x2e_b`;
//! - a leading digit gets `_` in front: `0` is `_0`; an empty name is `unnamed`;
//! - a keyword of C or C++, or another name that the header cannot declare, gets `_` behind: `int` is `int_`.
//!
//! A function whose C name differs from its symbol carries the symbol in an `__asm__` label, so it still
//! links.

use crate::{CType, DataLayout, Field, Signedness};
use std::collections::HashSet;
use std::fmt::Write;

/// The name as an identifier, which may be a keyword.
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

/// The name as a C and C++ identifier that is no keyword; a name that already is one stays as it is.
pub fn c_identifier(name: &str) -> String {
    let mut identifier = identifier(name);
    if is_reserved(&identifier) {
        identifier.push('_');
    }
    identifier
}

/// The include guard of a header named `<file_stem>.h`: different for different stems.
pub fn header_guard(file_stem: &str) -> String {
    format!("MLIRC_HEADER_{}", escape(file_stem))
}

/// The tag of the struct that holds the results of an MLIR function with several.
pub fn results_struct_name(mlir_name: &str) -> String {
    c_identifier(&format!("{mlir_name}_results"))
}

/// The tag of the C struct for this type, if C sees it as a struct: `MemRefDescriptor_f32_2`.
///
/// The names of descriptors end in `_index<bits>` when the index is not as wide as a pointer: headers
/// compiled for either width can then be included together.
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

/// The guard around the definition of a type that several headers may define. It changes with the content of
/// the type: two headers with different structs of one name give an error in C, not a silent mixture.
pub(crate) fn type_guard(name: &str, ty: &CType, data_layout: &DataLayout) -> String {
    match ty {
        CType::Struct { fields, .. } => {
            let fields = fields.iter().map(mangle_field).collect::<String>();
            format!("MLIRC_TYPE_{name}{}{fields}", index_suffix(data_layout))
        }
        _ => format!("MLIRC_TYPE_{name}"),
    }
}

/// The names as identifiers, different from each other; what comes first keeps its name.
pub(crate) fn unique_identifiers<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    identifiers_beside(names, HashSet::new())
}

/// The names of a prototype's parameters, different from each other and from those taken. Names that headers of C or of
/// operating systems define as macros get `_` behind as well.
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

/// The names as identifiers, different from each other and from those taken.
pub(crate) fn identifiers_beside<'a>(
    names: impl IntoIterator<Item = &'a str>,
    mut taken: HashSet<String>,
) -> Vec<String> {
    names.into_iter().map(|name| take_unique(c_identifier(name), &mut taken)).collect()
}

/// The C names of symbols. Symbols that are identifiers keep their name, whatever the others need, unless a
/// type has it.
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

/// The name, or the first of `name_2`, `name_3`, … that is free.
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

/// A memref of something C has no type for is a memref of `void`.
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

/// Sorted. Keywords of C up to C23 and C++ up to C++20, alternative operator names, what `<stdbool.h>`,
/// `<stddef.h>` and `<stdint.h>` define and the header uses, macros that compilers predefine in their default
/// mode, the names of the header's own typedefs, and the five names Rust cannot spell even as `r#name` (the
/// header goes through a Rust stub).
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

/// Macros of standard headers, of POSIX and of Windows whose names a parameter may well have.
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
    // What compilers define for some processor or operating system.
    "sun", "mips", "arm", "vector", "pixel",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LongDouble;

    const LP64: DataLayout = DataLayout {
        pointer_bits: 64,
        index_bits: 64,
        align_of_64_bit: 8,
        align_of_128_bit: 16,
        long_double: LongDouble::F80,
    };

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
    fn tags_tell_element_rank_and_index_width() {
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
        assert_ne!(header_guard("a-b"), header_guard("a_b"));
        assert_eq!(header_guard("gemm"), "MLIRC_HEADER_gemm");
    }
}
