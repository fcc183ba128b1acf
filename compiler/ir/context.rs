//! The data shared by all bodies of a module: the interned names, types, attributes, dictionaries and locations, and
//! the registry of known operations.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::diag::Location;

use super::attrs::{AttrData, AttrPart, NamedAttr, is_debug_metadata};
use super::entity::{AttrId, DictId, NameId, TypeId};
use super::extent::Extent;
use super::intern::{Interner, SliceInterner};
use super::loc::{Loc, LocData, LocKind};
use super::names::Names;
use super::op_info::{OpInfo, OpName, Reduction, Traits};
use super::registry::Registry;
use super::resources::Resources;
use super::spec::Spec;
use super::types::{COMMON, FloatKind, Signedness, StructBody, TypeData};

/// The interning tables and the op registry. A new context compiles all declarations; a clone shares them.
#[derive(Clone, Debug)]
pub struct Context {
    registry: Registry,
    /// Compiled declarations, by dialect index minus one and row.
    specs: Arc<[Vec<Spec>]>,
    names: Names,
    types: Interner<TypeData>,
    /// Extents of the types, by index.
    type_extents: Vec<Extent>,
    struct_bodies: FxHashMap<NameId, StructBody>,
    attrs: Interner<AttrData>,
    attr_extents: Vec<Extent>,
    dicts: SliceInterner<NamedAttr>,
    locs: Interner<LocData>,
    loc_extents: Vec<Extent>,
    unregistered: SliceInterner<u8>,
    /// The file's metadata (`{-# … #-}`).
    pub resources: Resources,
}

impl Context {
    /// Creates an empty context that knows the operations of `registry`.
    pub fn new(registry: Registry) -> Context {
        let mut cx = Context {
            registry: registry.clone(),
            specs: Arc::default(),
            names: Names::default(),
            types: Interner::default(),
            type_extents: Vec::new(),
            struct_bodies: FxHashMap::default(),
            attrs: Interner::default(),
            attr_extents: Vec::new(),
            dicts: SliceInterner::default(),
            locs: Interner::default(),
            loc_extents: Vec::new(),
            unregistered: SliceInterner::default(),
            resources: Resources::default(),
        };
        for ty in COMMON {
            cx.ty(ty.clone());
        }
        cx.dicts.intern(&[]);
        cx.loc(LocData::Unknown);
        let mut compile = |info| Spec::compile(&mut cx, &registry, info);
        let specs = registry.dialects().iter().map(|dialect| dialect.ops.iter().map(&mut compile).collect());
        cx.specs = specs.collect::<Vec<Vec<Spec>>>().into();
        cx
    }

    /// Returns the registry of known operations.
    #[inline]
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    // ---- names

    /// Interns a string.
    pub fn name(&mut self, text: impl AsRef<[u8]>) -> NameId {
        self.names.intern(text.as_ref())
    }

    /// Returns the handle of a string if it was interned before.
    pub fn find_name(&self, text: impl AsRef<[u8]>) -> Option<NameId> {
        self.names.find(text.as_ref())
    }

    /// Returns the bytes of an interned string.
    #[inline]
    pub fn bytes(&self, name: NameId) -> &[u8] {
        self.names.bytes(name)
    }

    /// Returns an interned string as text. Identifiers are always valid text; for string attributes that are not UTF-8
    /// use [`Context::bytes`].
    pub fn str(&self, name: NameId) -> &str {
        std::str::from_utf8(self.names.bytes(name)).unwrap_or("\u{fffd}")
    }

    // ---- operation names

    /// Returns the handle of an operation name, and registers an unknown one. `None` if there are more than
    /// [`OpName::MAX_UNREGISTERED`] unknown names.
    pub fn op_name(&mut self, full: &[u8]) -> Option<OpName> {
        match self.registry.find(full) {
            Some(name) => Some(name),
            None => OpName::unregistered(self.unregistered.intern(full)),
        }
    }

    /// Returns the full name, `dialect.op`, of an operation name.
    pub fn op_text(&self, name: OpName) -> &str {
        match self.registry.info(name) {
            Some(info) => info.name,
            None => std::str::from_utf8(self.unregistered.get(name.index())).unwrap_or("\u{fffd}"),
        }
    }

    /// Returns the description of an operation; `None` for operations of unknown dialects.
    #[inline]
    pub fn op_info(&self, name: OpName) -> Option<&'static OpInfo> {
        self.registry.info(name)
    }

    /// Returns true if an operation has these traits.
    #[inline]
    pub fn has_traits(&self, name: OpName, traits: Traits) -> bool {
        self.op_info(name).is_some_and(|info| info.traits.has(traits))
    }

    /// Returns the combination of many values by an operation; `None` if it is not associative and commutative.
    pub fn reduction(&self, name: OpName) -> Option<Reduction> {
        self.op_info(name)?.reduction
    }

    /// Returns the signature and attributes of an operation; `None` for operations of unknown dialects.
    #[inline]
    pub fn spec(&self, name: OpName) -> Option<&Spec> {
        self.specs.get(name.dialect().checked_sub(1)?)?.get(name.index())
    }

    // ---- types

    /// Interns a type.
    pub fn ty(&mut self, data: TypeData) -> TypeId {
        let index = self.types.intern(data);
        if index == self.type_extents.len() {
            let extent = self.new_type_extent(self.types.get(index));
            self.type_extents.push(extent);
        }
        TypeId::new(index)
    }

    /// Returns the extent of a type.
    #[inline]
    pub fn type_extent(&self, ty: TypeId) -> Extent {
        self.type_extents[ty.index()]
    }

    /// Returns all types, each after its component types.
    pub(super) fn type_ids(&self) -> impl Iterator<Item = TypeId> {
        (0..self.type_extents.len()).map(TypeId::new)
    }

    /// Returns true if a type with matching contents has been interned.
    pub fn has_type(&self, is_one: impl Fn(&TypeData) -> bool) -> bool {
        self.types.items().iter().any(is_one)
    }

    /// Returns the contents of a type.
    #[inline]
    pub fn type_data(&self, ty: TypeId) -> &TypeData {
        self.types.get(ty.index())
    }

    /// Returns the signless integer type of a width.
    pub fn int_type(&mut self, width: u32) -> TypeId {
        self.ty(TypeData::Integer { width, sign: Signedness::Signless })
    }

    /// Returns the LLVM literal structure with these fields.
    pub fn struct_type(&mut self, fields: &[TypeId]) -> TypeId {
        self.ty(TypeData::Struct { fields: fields.into(), packed: false })
    }

    /// Returns the LLVM array type.
    pub fn array_type(&mut self, len: u64, element: TypeId) -> TypeId {
        self.ty(TypeData::Array { len, element })
    }

    /// Returns the function type.
    pub fn function_type(&mut self, inputs: &[TypeId], results: &[TypeId]) -> TypeId {
        self.ty(TypeData::Function { inputs: inputs.into(), results: results.into() })
    }

    /// Returns the body of an identified LLVM structure, if one was declared.
    pub fn struct_body(&self, name: NameId) -> Option<&StructBody> {
        self.struct_bodies.get(&name)
    }

    /// Declares the body of an identified LLVM structure. Returns false if it already has a different body.
    pub fn set_struct_body(&mut self, name: NameId, body: StructBody) -> bool {
        match self.struct_bodies.get(&name) {
            Some(known) => *known == body,
            None => {
                let structure = self.ty(TypeData::NamedStruct { name });
                self.type_extents[structure.index()] = self.struct_extent(&body);
                self.struct_bodies.insert(name, body);
                true
            }
        }
    }

    /// Returns the fields of an LLVM structure type, identified or literal, and true if it is packed; `None` for other
    /// types and for structures without a body.
    pub fn struct_fields(&self, ty: TypeId) -> Option<(&[TypeId], bool)> {
        match self.type_data(ty) {
            TypeData::Struct { fields, packed } => Some((fields, *packed)),
            TypeData::NamedStruct { name } => match self.struct_body(*name)? {
                StructBody::Fields { fields, packed } => Some((fields, *packed)),
                StructBody::Opaque => None,
            },
            _ => None,
        }
    }

    /// Returns the width of a signless, signed or unsigned integer type.
    #[inline]
    pub fn int_width(&self, ty: TypeId) -> Option<u32> {
        match self.type_data(ty) {
            TypeData::Integer { width, .. } => Some(*width),
            _ => None,
        }
    }

    /// Returns the format of a float type.
    pub fn float_kind(&self, ty: TypeId) -> Option<FloatKind> {
        match self.type_data(ty) {
            TypeData::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Returns the element type of a vector, tensor, memref or complex type; the type itself otherwise.
    pub fn element_type(&self, ty: TypeId) -> TypeId {
        match self.type_data(ty) {
            TypeData::Vector { element, .. }
            | TypeData::Tensor { element, .. }
            | TypeData::MemRef { element, .. }
            | TypeData::UnrankedMemRef { element, .. }
            | TypeData::Complex(element) => *element,
            _ => ty,
        }
    }

    // ---- attributes

    /// Interns an attribute.
    pub fn attr(&mut self, data: AttrData) -> AttrId {
        let index = self.attrs.intern(data);
        if index == self.attr_extents.len() {
            let extent = self.new_attr_extent(self.attrs.get(index));
            self.attr_extents.push(extent);
        }
        AttrId::new(index)
    }

    /// Returns the extent of an attribute.
    #[inline]
    pub fn attr_extent(&self, attr: AttrId) -> Extent {
        self.attr_extents[attr.index()]
    }

    /// Returns the contents of an attribute.
    #[inline]
    pub fn attr_data(&self, attr: AttrId) -> &AttrData {
        self.attrs.get(attr.index())
    }

    /// Returns the number of attributes.
    pub fn attr_count(&self) -> usize {
        self.attrs.items().len()
    }

    /// Returns the unit attribute.
    pub fn unit_attr(&mut self) -> AttrId {
        self.attr(AttrData::Unit)
    }

    /// Returns an integer attribute.
    pub fn int_attr(&mut self, ty: TypeId, value: i128) -> AttrId {
        self.attr(AttrData::Integer { ty, value })
    }

    /// Returns a string attribute.
    pub fn string_attr(&mut self, text: impl AsRef<[u8]>) -> AttrId {
        let name = self.name(text);
        self.attr(AttrData::String(name))
    }

    /// Returns a type attribute.
    pub fn type_attr(&mut self, ty: TypeId) -> AttrId {
        self.attr(AttrData::Type(ty))
    }

    /// Returns a reference to a symbol of the closest symbol table.
    pub fn symbol_attr(&mut self, root: NameId) -> AttrId {
        self.attr(AttrData::Symbol { root, nested: Box::default() })
    }

    /// Returns a dialect attribute, given its text without `#`, such as `llvm.linkage<internal>`.
    pub fn dialect_attr(&mut self, text: impl AsRef<[u8]>) -> AttrId {
        self.dialect_attr_with_parts(text, Vec::new())
    }

    /// Returns a dialect attribute, given its text without `#` and without the composite attributes in it.
    ///
    /// Debug metadata is composite, because its attributes share most of their parts, and so is what contains some.
    pub fn dialect_attr_with_parts(&mut self, text: impl AsRef<[u8]>, parts: Vec<AttrPart>) -> AttrId {
        let text = text.as_ref();
        let is_composite = !parts.is_empty() || is_debug_metadata(text);
        let text = self.name(text);
        self.attr(match is_composite {
            true => AttrData::Composite { text, parts: parts.into() },
            false => AttrData::Dialect(text),
        })
    }

    /// Returns `array<i64: ...>`.
    pub fn i64_array_attr(&mut self, values: &[i64]) -> AttrId {
        self.attr(AttrData::DenseArray { element: TypeId::I64, values: values.into() })
    }

    /// Returns `array<i32: ...>`.
    pub fn i32_array_attr(&mut self, values: &[i64]) -> AttrId {
        self.attr(AttrData::DenseArray { element: TypeId::I32, values: values.into() })
    }

    /// Returns the value of an integer attribute.
    pub fn int_value(&self, attr: AttrId) -> Option<i128> {
        match self.attr_data(attr) {
            AttrData::Integer { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// Returns the type of a type attribute.
    pub fn type_value(&self, attr: AttrId) -> Option<TypeId> {
        match self.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// Returns the contents of a string attribute.
    pub fn string_value(&self, attr: AttrId) -> Option<NameId> {
        match self.attr_data(attr) {
            AttrData::String(name) => Some(*name),
            _ => None,
        }
    }

    /// Returns the root of a symbol reference.
    pub fn symbol_value(&self, attr: AttrId) -> Option<NameId> {
        match self.attr_data(attr) {
            AttrData::Symbol { root, .. } => Some(*root),
            _ => None,
        }
    }

    /// Returns the type of a typed attribute: a number, elements, or a typed string.
    pub fn attr_type(&self, attr: AttrId) -> Option<TypeId> {
        match self.attr_data(attr) {
            AttrData::Integer { ty, .. }
            | AttrData::WideInteger { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::TypedString { ty, .. }
            | AttrData::DenseElements { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::Sparse { ty, .. }
            | AttrData::TypedDialect { ty, .. } => Some(*ty),
            _ => None,
        }
    }

    /// Returns the elements of a dense array attribute.
    pub fn dense_array_value(&self, attr: AttrId) -> Option<&[i64]> {
        match self.attr_data(attr) {
            AttrData::DenseArray { values, .. } => Some(values),
            _ => None,
        }
    }

    /// Returns the elements of an array attribute.
    pub fn array_value(&self, attr: AttrId) -> Option<&[AttrId]> {
        match self.attr_data(attr) {
            AttrData::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// Returns the text after `#` of a dialect attribute, without the composite attributes in it.
    pub fn dialect_attr_text(&self, attr: AttrId) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::Dialect(text) | AttrData::Composite { text, .. } => Some(self.str(*text)),
            _ => None,
        }
    }

    /// Returns the text after `#` of a composite attribute and the attributes that belong into it.
    pub fn composite_value(&self, attr: AttrId) -> Option<(&[u8], &[AttrPart])> {
        match self.attr_data(attr) {
            AttrData::Composite { text, parts } => Some((self.bytes(*text), parts)),
            _ => None,
        }
    }

    /// Returns the text between the angle brackets of a dialect attribute `#dialect.mnemonic<...>`; `prefix` is
    /// `dialect.mnemonic`.
    pub fn dialect_attr_body(&self, attr: AttrId, prefix: &str) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::Dialect(text) => {
                self.str(*text).strip_prefix(prefix)?.strip_prefix('<')?.strip_suffix('>').map(str::trim)
            }
            _ => None,
        }
    }

    // ---- dictionaries

    /// Interns a dictionary. The entries are sorted by name in place; names must be distinct.
    pub fn dict(&mut self, entries: &mut [NamedAttr]) -> DictId {
        if entries.len() > 1 {
            let names = &self.names;
            entries.sort_unstable_by(|a, b| names.bytes(a.0).cmp(names.bytes(b.0)));
        }
        DictId::new(self.dicts.intern(entries))
    }

    /// Returns the entries of a dictionary, sorted by name.
    #[inline]
    pub fn dict_entries(&self, dict: DictId) -> &[NamedAttr] {
        self.dicts.get(dict.index())
    }

    /// Looks an attribute up in a dictionary.
    #[inline]
    pub fn dict_get(&self, dict: DictId, name: NameId) -> Option<AttrId> {
        self.dict_entries(dict).iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// Returns the dictionary with `name` bound to `attr`.
    pub fn dict_with(&mut self, dict: DictId, name: NameId, attr: AttrId) -> DictId {
        let mut entries = self.dict_entries(dict).to_vec();
        match entries.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => entry.1 = attr,
            None => entries.push((name, attr)),
        }
        self.dict(&mut entries)
    }

    /// Returns the dictionary without the given names.
    pub fn dict_without(&mut self, dict: DictId, names: &[NameId]) -> DictId {
        if !self.dict_entries(dict).iter().any(|entry| names.contains(&entry.0)) {
            return dict;
        }
        let mut entries = self.dict_entries(dict).to_vec();
        entries.retain(|entry| !names.contains(&entry.0));
        self.dict(&mut entries)
    }

    // ---- locations

    /// Interns an explicit location.
    pub fn loc(&mut self, data: LocData) -> Loc {
        let index = self.locs.intern(data);
        if index == self.loc_extents.len() {
            let extent = self.new_loc_extent(self.locs.get(index));
            self.loc_extents.push(extent);
        }
        Loc::interned(index)
    }

    /// Returns the extent of a location.
    #[inline]
    pub fn loc_extent(&self, loc: Loc) -> Extent {
        match loc.kind() {
            LocKind::Offset(_) => Extent::LEAF,
            LocKind::Interned(index) => self.loc_extents[index],
        }
    }

    /// Returns the location at which a diagnostic about `loc` points: its first position in a file.
    pub fn location(&self, loc: Loc) -> Location {
        match loc.kind() {
            LocKind::Offset(offset) => Location::Offset(offset),
            LocKind::Interned(index) => match self.locs.get(index) {
                LocData::Unknown | LocData::Alias(_) => Location::Unknown,
                LocData::FileRange { file, start: (line, column), .. } => {
                    Location::File { file: self.str(*file).to_string(), line: *line, column: *column }
                }
                LocData::File { file, line, column } => {
                    Location::File { file: self.str(*file).to_string(), line: *line, column: *column }
                }
                LocData::Named { child, .. } => self.location(*child),
                LocData::CallSite { callee, .. } => self.location(*callee),
                LocData::Fused { parts, .. } => {
                    let locations = parts.iter().map(|&part| self.location(part));
                    locations
                        .into_iter()
                        .find(|location| *location != Location::Unknown)
                        .unwrap_or(Location::Unknown)
                }
            },
        }
    }

    /// Defines the location that a [`LocData::Alias`] stands for.
    pub fn define_alias(&mut self, alias: Loc, data: LocData) {
        if let LocKind::Interned(index) = alias.kind() {
            self.loc_extents[index] = self.new_loc_extent(&data);
            self.locs.replace(index, data);
        }
    }

    /// Returns the contents of an explicit location; `None` for an offset into the source.
    pub fn loc_data(&self, loc: Loc) -> Option<&LocData> {
        match loc.kind() {
            LocKind::Offset(_) => None,
            LocKind::Interned(index) => Some(self.locs.get(index)),
        }
    }
}
