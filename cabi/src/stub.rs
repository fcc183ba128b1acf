//! Stubs: Rust source that cbindgen translates to C.
//!
//! cbindgen runs once for each type and once for each section of prototypes. A stub defines the type or the functions
//! of the run. It declares the types that they refer to as `no-export`.
//!
//! Names with a meaning in Rust or cbindgen (`f32`, `Box`, `type`) do not occur: types are called `C_<name>` and
//! renamed by cbindgen, the names of functions are in `export_name`, and fields and parameters are raw identifiers.

use crate::named::{NamedType, mentioned, name_of, stored_types};
use crate::names::{function_names, parameter_names, unique_identifiers};
use crate::{CType, DataLayout, Export, Signedness, comment, fields_of, label};

/// A half-precision float that is passed by value, as a type that not all compilers have.
pub(crate) struct ByValueHalf {
    /// [`CType::F16`] or [`CType::BF16`].
    pub(crate) ty: CType,
    /// The `cfg` feature of the prototypes in the stub.
    pub(crate) feature: &'static str,
    /// The macro for the feature in the header.
    pub(crate) macro_name: &'static str,
    /// The C definition of the macro and the type, if the compiler has it.
    pub(crate) definition: &'static str,
}

/// The half-precision floats.
pub(crate) const BY_VALUE_HALVES: [ByValueHalf; 2] = [
    ByValueHalf { ty: CType::F16, feature: "f16", macro_name: "MLIRC_HAS_F16", definition: F16_BY_VALUE },
    ByValueHalf { ty: CType::BF16, feature: "bf16", macro_name: "MLIRC_HAS_BF16", definition: BF16_BY_VALUE },
];

const F16_BY_VALUE: &str = "\
/* f16 by value. Functions that take or return it are declared only where the compiler has the type. */
#if !defined(MLIRC_HAS_F16) && defined(__FLT16_MAX__) \\
    && (!defined(__cplusplus) || defined(__clang__) || __GNUC__ >= 13 \\
        || (__GNUC__ == 12 && defined(__SSE2__)))
#define MLIRC_HAS_F16 1
__extension__ typedef _Float16 mlir_f16_value;
#endif
";

const BF16_BY_VALUE: &str = "\
/* bf16 by value. Functions that take or return it are declared only where the compiler has the type. */
#if !defined(MLIRC_HAS_BF16) && (defined(__BFLT16_MAX__) || (defined(__clang__) && __clang_major__ >= 17 \\
    && (defined(__SSE2__) || defined(__aarch64__) || defined(__riscv))))
#define MLIRC_HAS_BF16 1
__extension__ typedef __bf16 mlir_bf16_value;
#endif
";

/// The `cfg` feature of prototypes whose labels only Clang accepts.
pub(crate) const CLANG: &str = "clang";

/// A stub.
#[derive(Default)]
pub(crate) struct Stub {
    /// The Rust source.
    pub(crate) source: String,
    /// The name in the stub and the C name of each type.
    pub(crate) renames: Vec<(String, String)>,
}

/// The stub that defines one type.
pub(crate) fn type_stub(named: &NamedType<'_>, data_layout: &DataLayout) -> Stub {
    let mut stub = Stub::default();
    let fields = fields_of(named.ty).unwrap_or_default();
    stub.declare_all(&mentioned(fields.iter().map(|field| &field.ty), data_layout));
    let rust_name = stub.rename(&named.name);
    stub.doc(&comment::type_lines(named.ty));
    if fields.is_empty() {
        stub.line(&format!("pub type {rust_name} = u16;"));
        return stub;
    }
    stub.line(&format!("#[repr(C)] pub struct {rust_name} {{"));
    let names = unique_identifiers(fields.iter().map(|field| field.name.as_str()));
    for (field, name) in fields.iter().zip(names) {
        stub.line(&format!("pub r#{name}: {},", rust_type(&field.ty, data_layout)));
    }
    stub.line("}");
    stub
}

/// The stub that declares functions under C names, in order.
pub(crate) fn prototypes_stub(
    exports: &[(&Export, &str)],
    data_layout: &DataLayout,
    symbol_prefix: &str,
) -> Stub {
    let mut stub = Stub::default();
    stub.declare_all(&mentioned(exports.iter().flat_map(|(export, _)| stored_types(export)), data_layout));
    for (number, (export, c_name)) in exports.iter().enumerate() {
        stub.function(number, export, c_name, data_layout, symbol_prefix);
    }
    stub
}

/// The C names of functions, in order.
pub(crate) fn c_names(exports: &[&Export], data_layout: &DataLayout) -> Vec<String> {
    let symbols: Vec<&str> = exports.iter().map(|export| export.symbol.as_str()).collect();
    let types = exports.iter().flat_map(|export| type_names(stored_types(export), data_layout)).collect();
    function_names(&symbols, &types)
}

/// The names of the types that a declaration refers to.
fn type_names<'a>(
    types: impl IntoIterator<Item = &'a CType>,
    data_layout: &DataLayout,
) -> impl Iterator<Item = String> {
    mentioned(types, data_layout).into_iter().map(|named| named.name)
}

impl Stub {
    fn line(&mut self, line: &str) {
        self.source.push_str(line);
        self.source.push('\n');
    }

    fn doc(&mut self, lines: &[String]) {
        for line in lines {
            let space = if line.is_empty() { "" } else { " " };
            self.line(&format!("#[doc = {:?}]", format!("{space}{line}")));
        }
    }

    /// Adds a C type. Returns its name in the stub.
    fn rename(&mut self, c_name: &str) -> String {
        let rust_name = format!("C_{c_name}");
        self.renames.push((rust_name.clone(), c_name.to_owned()));
        rust_name
    }

    /// Declares types to cbindgen. All are typedefs, because C++ does not permit `struct` before the names of aliases.
    fn declare_all(&mut self, types: &[NamedType<'_>]) {
        for named in types {
            let rust_name = self.rename(&named.name);
            self.line("#[doc = \"cbindgen:no-export\"]");
            self.line(&format!("pub type {rust_name} = u16;"));
        }
    }

    fn function(
        &mut self,
        number: usize,
        export: &Export,
        c_name: &str,
        layout: &DataLayout,
        symbol_prefix: &str,
    ) {
        let types = type_names(stored_types(export), layout).collect();
        let names = parameter_names(export.params.iter().map(|param| param.name.as_str()), types);
        self.doc(&comment::export_lines(export, &names));
        if c_name != export.symbol {
            let label = label::label(&format!("{symbol_prefix}{}", export.symbol));
            self.line(&format!("#[doc = {:?}]", format!("cbindgen:postfix={label}")));
        }
        if label::is_for_clang_only(&export.symbol) {
            self.line(&format!("#[cfg(feature = {CLANG:?})]"));
        }
        let types = || crate::named::by_value_types(export);
        if export.must_use() {
            self.line("#[must_use]");
        }
        for half in BY_VALUE_HALVES.iter().filter(|half| types().any(|ty| *ty == half.ty)) {
            self.line(&format!("#[cfg(feature = {:?})]", half.feature));
        }
        let param =
            |(param, name): (&crate::Param, &String)| format!("r#{name}: {}", by_value(&param.ty, layout));
        let params: Vec<String> = export.params.iter().zip(&names).map(param).collect();
        let result = rust_result(by_value(&export.result, layout));
        self.line(&format!("#[export_name = {c_name:?}]"));
        self.line(&format!("pub extern \"C\" fn f{number}({}){result} {{}}", params.join(", ")));
    }
}

/// The type of a parameter or result. Half-precision floats are types of the compiler.
fn by_value(ty: &CType, data_layout: &DataLayout) -> String {
    match ty {
        CType::F16 => "mlir_f16_value".into(),
        CType::BF16 => "mlir_bf16_value".into(),
        _ => rust_type(ty, data_layout),
    }
}

fn rust_result(ty: String) -> String {
    match ty.as_str() {
        "c_void" => String::new(),
        _ => format!(" -> {ty}"),
    }
}

fn rust_type(ty: &CType, data_layout: &DataLayout) -> String {
    let inner = |ty: &CType| rust_type(ty, data_layout);
    match ty {
        CType::Void => "c_void".into(),
        CType::Bool => "bool".into(),
        CType::Int { bits: 128, .. } => {
            name_of(ty, data_layout).map_or_else(String::new, |name| format!("C_{name}"))
        }
        CType::Int { bits, signedness: Signedness::Signed } => format!("i{bits}"),
        CType::Int { bits, signedness: Signedness::Unsigned } => format!("u{bits}"),
        CType::Index => format!("i{}", data_layout.index_bits),
        CType::F32 => "f32".into(),
        CType::F64 => "f64".into(),
        CType::Pointer(target) => format!("*mut {}", inner(target)),
        CType::ConstPointer(target) => format!("*const {}", inner(target)),
        CType::Array { element, length } => format!("[{}; {length}]", inner(element)),
        CType::Function { params, result } => {
            let params: Vec<String> = params.iter().map(inner).collect();
            format!("extern \"C\" fn({}){}", params.join(", "), rust_result(inner(result)))
        }
        CType::F16
        | CType::BF16
        | CType::F80
        | CType::F128
        | CType::Complex(_)
        | CType::NativeComplex(_)
        | CType::MemRef { .. }
        | CType::UnrankedMemRef { .. }
        | CType::Struct { .. } => match name_of(ty, data_layout) {
            Some(name) => format!("C_{name}"),
            None => "c_void".into(),
        },
    }
}
