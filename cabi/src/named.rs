//! Named types: those that the header defines. They are structs, the storage types of half-precision floats, and
//! extensions of compilers.

use crate::error::HeaderError;
use crate::{CType, DataLayout, Export, Signedness, Variable, layout_of, struct_name_of};
use std::collections::{HashMap, HashSet};

/// A type that the header defines once, before its first use.
pub(crate) struct NamedType<'a> {
    /// The C name: the tag of a struct or the name of a typedef.
    pub(crate) name: String,
    /// The type.
    pub(crate) ty: &'a CType,
}

/// The C name of a type that needs a definition.
pub(crate) fn name_of(ty: &CType, data_layout: &DataLayout) -> Option<String> {
    match ty {
        CType::F16 => Some("mlir_f16".into()),
        CType::BF16 => Some("mlir_bf16".into()),
        CType::Int { bits: 128, signedness: Signedness::Signed } => Some("mlir_i128".into()),
        CType::Int { bits: 128, signedness: Signedness::Unsigned } => Some("mlir_u128".into()),
        CType::F80 => Some("mlir_f80".into()),
        CType::F128 => Some("mlir_f128".into()),
        CType::NativeComplex(part) if **part == CType::F64 => Some("mlir_c64".into()),
        CType::NativeComplex(_) => Some("mlir_c32".into()),
        _ => struct_name_of(ty, data_layout),
    }
}

/// The named types of functions and variables, in dependency order.
pub(crate) fn collect<'a>(
    exports: &[&'a Export],
    variables: &'a [Variable],
    data_layout: &DataLayout,
) -> Result<Vec<NamedType<'a>>, HeaderError> {
    let mut collector = Collector { data_layout, types: Vec::new(), index: HashMap::new() };
    for export in exports {
        for ty in stored_types(export) {
            collector.visit(ty, &export.symbol)?;
        }
    }
    for variable in variables {
        collector.visit(&variable.ty, &variable.symbol)?;
    }
    Ok(collector.types)
}

/// The named types that a definition or prototype refers to directly.
pub(crate) fn mentioned<'a>(
    types: impl IntoIterator<Item = &'a CType>,
    data_layout: &DataLayout,
) -> Vec<NamedType<'a>> {
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    let mut pending: Vec<&CType> = types.into_iter().collect();
    while let Some(ty) = pending.pop() {
        match name_of(ty, data_layout) {
            None => pending.extend(parts(ty)),
            Some(name) if seen.contains(&name) => {}
            Some(name) => {
                seen.insert(name.clone());
                found.push(NamedType { name, ty });
            }
        }
    }
    found
}

/// The types of a prototype without half-precision floats that are passed by value, which are types of the compiler.
pub(crate) fn stored_types(export: &Export) -> impl Iterator<Item = &CType> {
    by_value_types(export).filter(|ty| !matches!(ty, CType::F16 | CType::BF16))
}

/// The types of a prototype.
pub(crate) fn by_value_types(export: &Export) -> impl Iterator<Item = &CType> {
    export.params.iter().map(|param| &param.ty).chain([&export.result])
}

/// The parts of a type, or the target of a pointer.
fn parts(ty: &CType) -> Vec<&CType> {
    match ty {
        CType::Pointer(inner)
        | CType::ConstPointer(inner)
        | CType::Complex(inner)
        | CType::NativeComplex(inner)
        | CType::Array { element: inner, .. }
        | CType::MemRef { element: inner, .. }
        | CType::UnrankedMemRef { element: inner } => vec![inner],
        CType::Struct { fields, .. } => fields.iter().map(|field| &field.ty).collect(),
        CType::Function { params, result } => params.iter().chain([&**result]).collect(),
        _ => Vec::new(),
    }
}

struct Collector<'a, 'l> {
    data_layout: &'l DataLayout,
    types: Vec<NamedType<'a>>,
    index: HashMap<String, usize>,
}

impl<'a> Collector<'a, '_> {
    /// Adds a type after its parts. `check_export` bounds the nesting.
    fn visit(&mut self, ty: &'a CType, symbol: &str) -> Result<(), HeaderError> {
        for part in parts(ty) {
            self.visit(part, symbol)?;
        }
        match name_of(ty, self.data_layout) {
            Some(name) => self.add(name, ty, symbol),
            None => Ok(()),
        }
    }

    fn add(&mut self, name: String, ty: &'a CType, symbol: &str) -> Result<(), HeaderError> {
        if let Some(&index) = self.index.get(&name) {
            return match self.types[index].ty == ty {
                true => Ok(()),
                false => Err(HeaderError::ConflictingTypes(name)),
            };
        }
        // C compilers reject a struct larger than the address space.
        layout_of(ty, self.data_layout)
            .map_err(|error| HeaderError::Type { symbol: symbol.to_owned(), error })?;
        self.index.insert(name.clone(), self.types.len());
        self.types.push(NamedType { name, ty });
        Ok(())
    }
}
