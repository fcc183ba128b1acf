//! Extents: the sizes of types, attributes and locations when they are written out.
//!
//! Types, attributes and locations are interned, so each may occur many times in another: a few lines of aliases, each
//! referring to the one before twice, declare a type that fits no memory once its parts are visited one by one. Every
//! extent is computed from the extents of the parts when the handle is created. The parser rejects extents larger than
//! [`Extent::MAX_PARTS`], so that all stages may visit the parts as a tree.
//!
//! Composite attributes are the exception. They are a graph by design, and whatever contains one counts it without its
//! parts. A stage visits the parts of each at most once and without recursion, or stops early.

use rustc_hash::FxHashMap;

use super::attrs::AttrData;
use super::context::Context;
use super::entity::{NameId, TypeId};
use super::loc::LocData;
use super::types::{StructBody, TypeData};

/// The size of a type, attribute or location when it is written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// The number of parts at all levels, including itself.
    pub parts: u64,
    /// The number of levels. A composite attribute in another one is the last one.
    pub depth: u32,
    /// The number of levels with those of composite attributes.
    full_depth: u32,
    /// True if the parts include an identified structure, whose body may be declared later.
    has_identified: bool,
}

impl Extent {
    /// The maximum number of parts, unless the text of the module is longer.
    pub const MAX_PARTS: u64 = 1 << 16;

    /// The extent without parts.
    pub(super) const LEAF: Extent = Extent { parts: 1, depth: 1, full_depth: 1, has_identified: false };

    /// Returns the extent of a text of `bytes` bytes.
    pub fn of_text(bytes: usize) -> Extent {
        /// The minimum length of a part in text that is kept verbatim.
        const BYTES_PER_PART: usize = 8;
        Extent { parts: 1 + (bytes / BYTES_PER_PART) as u64, ..Extent::LEAF }
    }

    /// Returns the extent of a composite attribute, in its text or another whole.
    fn without_parts(self) -> Extent {
        Extent { parts: 1, depth: 1, ..self }
    }

    /// Returns the extent with all levels of composite attributes.
    pub fn with_composites(self) -> Extent {
        Extent { depth: self.full_depth, ..self }
    }

    /// Adds a part.
    fn hold(&mut self, part: Extent) {
        self.parts = self.parts.saturating_add(part.parts);
        self.depth = self.depth.max(part.depth.saturating_add(1));
        self.full_depth = self.full_depth.max(part.full_depth.saturating_add(1));
        self.has_identified |= part.has_identified;
    }

    fn holding(parts: impl IntoIterator<Item = Extent>) -> Extent {
        let mut whole = Extent::LEAF;
        parts.into_iter().for_each(|part| whole.hold(part));
        whole
    }
}

impl Context {
    /// Returns the types that a type is made of. The fields of identified structures, whose bodies are stored
    /// separately, are not included.
    fn type_parts(&self, ty: TypeId) -> Vec<TypeId> {
        parts_of(self.type_data(ty))
    }

    /// Computes the extent of a type from the extents of its parts.
    pub(super) fn new_type_extent(&self, data: &TypeData) -> Extent {
        let mut whole = match data {
            TypeData::NamedStruct { .. } => Extent { has_identified: true, ..Extent::LEAF },
            TypeData::LlvmOpaque(text) | TypeData::Foreign(text) => Extent::of_text(self.bytes(*text).len()),
            _ => Extent::LEAF,
        };
        parts_of(data).into_iter().for_each(|part| whole.hold(self.type_extent(part)));
        let attrs = match data {
            TypeData::Tensor { encoding, .. } => [*encoding, None],
            TypeData::MemRef { layout, space, .. } => [*layout, *space],
            TypeData::UnrankedMemRef { space, .. } => [*space, None],
            _ => [None, None],
        };
        attrs.into_iter().flatten().for_each(|attr| whole.hold(self.attr_extent(attr)));
        whole
    }

    /// Computes the extent of an identified structure with a body.
    pub(super) fn struct_extent(&self, body: &StructBody) -> Extent {
        let mut whole = Extent { has_identified: true, ..Extent::LEAF };
        if let StructBody::Fields { fields, .. } = body {
            fields.iter().for_each(|&field| whole.hold(self.type_extent(field)));
        }
        whole
    }

    /// Computes the extent of an attribute from those of its parts. Elements of dense attributes are data, not parts. The
    /// parts of composite attributes count as one each.
    pub(super) fn new_attr_extent(&self, data: &AttrData) -> Extent {
        match data {
            AttrData::Type(ty) => Extent::holding([self.type_extent(*ty)]),
            AttrData::Array(items) => Extent::holding(items.iter().map(|&item| self.attr_extent(item))),
            AttrData::Dict(dict) => {
                Extent::holding(self.dict_entries(*dict).iter().map(|entry| self.attr_extent(entry.1)))
            }
            AttrData::Distinct { attr, .. } => Extent::holding([self.attr_extent(*attr)]),
            AttrData::Loc(loc) => Extent::holding([self.loc_extent(*loc)]),
            AttrData::Dialect(text) => Extent::of_text(self.bytes(*text).len()),
            AttrData::Composite { text, parts } => {
                let mut whole = Extent::of_text(self.bytes(*text).len());
                parts.iter().for_each(|part| whole.hold(self.attr_extent(part.attr).without_parts()));
                whole
            }
            AttrData::TypedDialect { text, ty } => {
                Extent::holding([Extent::of_text(self.bytes(*text).len()), self.type_extent(*ty)])
            }
            AttrData::Integer { ty, .. }
            | AttrData::WideInteger { ty, .. }
            | AttrData::Float { ty, .. }
            | AttrData::TypedString { ty, .. }
            | AttrData::DenseElements { ty, .. }
            | AttrData::DenseStrings { ty, .. }
            | AttrData::DenseResource { ty, .. }
            | AttrData::Sparse { ty, .. } => Extent::holding([self.type_extent(*ty)]),
            AttrData::Unit
            | AttrData::String(_)
            | AttrData::Symbol { .. }
            | AttrData::DenseArray { .. }
            | AttrData::AffineMap(_)
            | AttrData::AffineSet(_)
            | AttrData::Strided { .. } => Extent::LEAF,
        }
    }

    /// Computes the extent of a location from those of its parts.
    pub(super) fn new_loc_extent(&self, data: &LocData) -> Extent {
        match data {
            LocData::Named { child, .. } => Extent::holding([self.loc_extent(*child)]),
            LocData::CallSite { callee, caller } => {
                Extent::holding([self.loc_extent(*callee), self.loc_extent(*caller)])
            }
            LocData::Fused { metadata, parts } => {
                let metadata = metadata.map(|attr| self.attr_extent(attr));
                Extent::holding(parts.iter().map(|&part| self.loc_extent(part)).chain(metadata))
            }
            LocData::Unknown | LocData::File { .. } | LocData::FileRange { .. } | LocData::Alias(_) => {
                Extent::LEAF
            }
        }
    }

    /// Returns an identified structure in a type with more than `most` parts or `depth` levels, once all bodies are
    /// declared. A structure inside itself counts as its name.
    pub fn oversized_structure(&self, most: u64, depth: usize) -> Option<NameId> {
        let mut walk = Walk { cx: self, known: FxHashMap::default(), open: Vec::new(), last: None, left: 0 };
        let with_identified = self.type_ids().filter(|&ty| self.type_extent(ty).has_identified);
        for ty in with_identified {
            walk.left = most;
            walk.open.clear();
            let fits = walk
                .extent(ty)
                .is_some_and(|(extent, _)| extent.parts <= most && extent.depth as usize <= depth);
            if !fits {
                return walk.open.first().copied().or(walk.last);
            }
        }
        None
    }
}

/// Computes the extents of types with identified structures.
struct Walk<'a> {
    cx: &'a Context,
    /// The extents of types that do not depend on the enclosing structures.
    known: FxHashMap<TypeId, Extent>,
    /// The stack of identified structures being visited, outermost first.
    open: Vec<NameId>,
    /// The structure visited last.
    last: Option<NameId>,
    /// The number of parts that may still be visited.
    left: u64,
}

/// Position in [`Walk::open`] of the outermost structure that a type inside it refers to.
type Outermost = usize;

impl Walk<'_> {
    /// Computes the extent of a type; `None` if there are too many parts to visit.
    fn extent(&mut self, ty: TypeId) -> Option<(Extent, Outermost)> {
        self.left = self.left.checked_sub(1)?;
        if !self.cx.type_extent(ty).has_identified {
            return Some((self.cx.type_extent(ty), usize::MAX));
        }
        if let Some(&known) = self.known.get(&ty) {
            return Some((known, usize::MAX));
        }
        let (extent, outermost) = match *self.cx.type_data(ty) {
            TypeData::NamedStruct { name } => self.structure(name)?,
            _ => self.parts(&self.cx.type_parts(ty))?,
        };
        if outermost >= self.open.len() {
            self.known.insert(ty, extent);
        }
        Some((extent, outermost))
    }

    fn structure(&mut self, name: NameId) -> Option<(Extent, Outermost)> {
        self.last = Some(name);
        if let Some(position) = self.open.iter().position(|&open| open == name) {
            return Some((Extent::LEAF, position));
        }
        let Some(StructBody::Fields { fields, .. }) = self.cx.struct_body(name) else {
            return Some((Extent::LEAF, usize::MAX));
        };
        self.open.push(name);
        let whole = self.parts(fields)?;
        self.open.pop();
        Some(whole)
    }

    fn parts(&mut self, types: &[TypeId]) -> Option<(Extent, Outermost)> {
        let (mut whole, mut outermost) = (Extent::LEAF, usize::MAX);
        for &ty in types {
            let (part, named) = self.extent(ty)?;
            whole.hold(part);
            outermost = outermost.min(named);
        }
        Some((whole, outermost))
    }
}

fn parts_of(data: &TypeData) -> Vec<TypeId> {
    match data {
        TypeData::Complex(element)
        | TypeData::Vector { element, .. }
        | TypeData::Array { element, .. }
        | TypeData::Tensor { element, .. }
        | TypeData::MemRef { element, .. }
        | TypeData::UnrankedMemRef { element, .. } => vec![*element],
        TypeData::Tuple(types) | TypeData::Struct { fields: types, .. } => types.to_vec(),
        TypeData::Function { inputs, results } => [&inputs[..], results].concat(),
        TypeData::LlvmFunction { result, params, .. } => [&[*result][..], params].concat(),
        _ => Vec::new(),
    }
}
