//! Prototypes of functions that C calls directly, without a wrapper.

use cabi::{CType, Direction, Export, Origin, Param};

use crate::dialect::llvm::function::Signature;
use crate::ir::{AttrData, Context, DictId, NameId, TypeData, TypeId, name};

use super::Function;
use super::c_types::{ComplexNumbers, Types, float_type, with_layout};

/// The form of memref arguments that are one pointer each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MemRefPointers {
    /// A pointer to the first element.
    Elements,
    /// A pointer to the descriptor.
    Descriptor,
}

impl Function<'_> {
    /// Returns the form of memref arguments, if each of them is one pointer according to the conversion's attribute.
    pub(crate) fn memref_pointers(&self) -> Option<MemRefPointers> {
        let attr = self.cx.dict_get(self.attrs(), name::MLIRC_MEMREF_ABI)?;
        match self.cx.string_value(attr).map(|text| self.cx.str(text)) {
            Some("bare-ptr") => Some(MemRefPointers::Elements),
            Some("descriptor-ptr") => Some(MemRefPointers::Descriptor),
            _ => None,
        }
    }

    /// Returns the prototype of a function with memrefs as pointers, from its MLIR signature; `None` if C has no exact
    /// one.
    pub(crate) fn pointer_prototype(
        &self,
        plain: &str,
        (ty, memrefs): (TypeId, MemRefPointers),
        signature: &Signature,
        direction: Direction,
    ) -> Option<Export> {
        let cx = self.cx;
        let TypeData::Function { inputs, results } = cx.type_data(ty) else { return None };
        let types = Types { cx, complex: ComplexNumbers::Parts };
        let mut params = Vec::new();
        for (index, (&ty, &passed)) in inputs.iter().zip(&signature.params).enumerate() {
            let ctype = match (memref_type(types, ty, memrefs), memrefs) {
                (Some(memref), MemRefPointers::Elements) => CType::pointer(memref),
                (Some(memref), MemRefPointers::Descriptor) => CType::const_pointer(memref),
                (None, _) => self.plain_type(types, (ty, passed), (name::ARG_ATTRS, index))?,
            };
            let param = Param::argument(self.arg_name(index), ctype, cx.type_text(ty));
            params.push(with_layout(cx, ty, Param { access: self.access(index), ..param }));
        }
        let mut doc = self.doc(plain, cx.type_text(self.mlir_type()?), String::new());
        let result = match (&results[..], memrefs) {
            ([], _) => CType::Void,
            (&[only], MemRefPointers::Elements) if memref_type(types, only, memrefs).is_some() => {
                let arguments: Vec<usize> = (0..inputs.len()).collect();
                doc.memory = self.result_memory(&arguments);
                if doc.memory.is_empty() {
                    doc.memory = vec![vec![Origin::Unknown]];
                }
                CType::pointer(memref_type(types, only, memrefs)?)
            }
            (&[only], _) => self.plain_type(types, (only, signature.result), (name::RES_ATTRS, 0))?,
            _ => return None,
        };
        doc.result = results.first().map_or_else(String::new, |&ty| cx.type_text(ty));
        Some(Export { symbol: cx.str(self.symbol).to_string(), direction, params, result, doc })
    }

    /// Returns the MLIR type of the function.
    fn mlir_type(&self) -> Option<TypeId> {
        self.cx.dict_get(self.attrs(), name::MLIRC_SIGNATURE).and_then(|attr| self.cx.type_value(attr))
    }

    /// Returns the C type of a value other than a memref, if C passes it in the same way.
    fn plain_type(
        &self,
        types: Types,
        (ty, passed): (TypeId, TypeId),
        (list, index): (NameId, usize),
    ) -> Option<CType> {
        if list == name::ARG_ATTRS && is_apart(self.cx, self.attrs(), index) {
            return None;
        }
        let extended = is_extended(self.cx, self.attrs(), list, index);
        let exact = llvm_type(self.cx, passed, extended, false)?;
        Some(types.value_type(ty).unwrap_or(exact))
    }

    /// Returns the prototype from LLVM types; `None` if C has no exact one.
    pub(crate) fn llvm_prototype(
        &self,
        plain: &str,
        signature: &Signature,
        direction: Direction,
        wrapper: bool,
    ) -> Option<Export> {
        let cx = self.cx;
        let attrs = self.attrs();
        let mut params = Vec::new();
        for (index, &ty) in signature.params.iter().enumerate() {
            if is_apart(cx, attrs, index) {
                return None;
            }
            let extended = is_extended(cx, attrs, name::ARG_ATTRS, index);
            let ctype = llvm_type(cx, ty, extended, wrapper)?;
            let doc = cx.type_text(ty);
            let name = self.arg_name(index);
            params.push(Param::argument(name, ctype, doc));
        }
        let extended = is_extended(cx, attrs, name::RES_ATTRS, 0);
        let (result, result_doc) = match signature.result {
            TypeId::VOID => (CType::Void, String::new()),
            ty => (llvm_type(cx, ty, extended, wrapper)?, cx.type_text(ty)),
        };
        let text = self.llvm_signature(signature);
        let symbol = cx.str(self.symbol).to_string();
        Some(Export { symbol, direction, params, result, doc: self.doc(plain, text, result_doc) })
    }

    fn llvm_signature(&self, signature: &Signature) -> String {
        let params: Vec<String> = signature.params.iter().map(|&ty| self.cx.type_text(ty)).collect();
        let result = match signature.result {
            TypeId::VOID => "()".to_string(),
            ty => self.cx.type_text(ty),
        };
        format!("({}) -> {result}", params.join(", "))
    }
}

/// Returns the C type of the pointee for a memref; `None` for other types.
fn memref_type(types: Types, ty: TypeId, memrefs: MemRefPointers) -> Option<CType> {
    let (TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. }) =
        types.cx.type_data(ty)
    else {
        return None;
    };
    match memrefs {
        MemRefPointers::Elements => Some(types.element_type(*element)),
        MemRefPointers::Descriptor => types.memory_type(ty).ok(),
    }
}

/// Returns true if an argument or result has an extension attribute.
fn is_extended(cx: &Context, attrs: DictId, list: NameId, index: usize) -> bool {
    has_any(cx, attrs, (list, index), &[name::LLVM_ZEROEXT, name::LLVM_SIGNEXT])
}

/// Returns true if an argument is not passed like a C pointer: in a register of its own, or by value.
fn is_apart(cx: &Context, attrs: DictId, index: usize) -> bool {
    has_any(cx, attrs, (name::ARG_ATTRS, index), &[name::LLVM_NEST, name::LLVM_BYVAL])
}

/// Returns true if an argument or result has one of these attributes.
fn has_any(cx: &Context, attrs: DictId, (list, index): (NameId, usize), names: &[NameId]) -> bool {
    let list = cx.dict_get(attrs, list).map(|attr| cx.attr_data(attr));
    let Some(AttrData::Array(list)) = list else { return false };
    match list.get(index).map(|&attr| cx.attr_data(attr)) {
        Some(AttrData::Dict(dict)) => names.iter().any(|&name| cx.dict_get(*dict, name).is_some()),
        _ => false,
    }
}

/// Returns the C type of an LLVM scalar. A narrow integer only has one if its extension is known, or in a wrapper,
/// whose callers are C.
fn llvm_type(cx: &Context, ty: TypeId, extended: bool, wrapper: bool) -> Option<CType> {
    match cx.type_data(ty) {
        TypeData::Integer { width: 1 | 8 | 16, .. } if !(extended || wrapper) => None,
        TypeData::Integer { width: 1, .. } => Some(CType::Bool),
        TypeData::Integer { width: width @ (8 | 16 | 32 | 64 | 128), .. } => Some(CType::int(*width as u8)),
        TypeData::Float(kind) => float_type(*kind),
        TypeData::Pointer { space: 0 } => Some(CType::pointer(CType::Void)),
        _ => None,
    }
}
