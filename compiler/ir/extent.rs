//! How large types, attributes and locations are when they are written out.
//!
//! They are interned, so each may stand in many places of another: a few lines of aliases, each twice the one before, are a type
//! that no memory holds once its parts are visited one by one. Every extent is computed when its handle is made, from the
//! extents of the parts. The reader refuses what is larger than [`Extent::MAX_PARTS`], so that all stages may visit parts as
//! those of a tree.

use rustc_hash::FxHashMap;

use super::attrs::AttrData;
use super::context::Context;
use super::entity::{NameId, TypeId};
use super::loc::LocData;
use super::types::{StructBody, TypeData};

/// How large something is when it is written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extent {
    /// Number of parts at all levels, itself included.
    pub parts: u64,
    /// Number of levels.
    pub depth: u32,
    /// Whether an identified structure is among the parts: its body may be declared later.
    has_identified: bool,
}

impl Extent {
    /// The most parts that anything may have, unless the text of a module is longer.
    pub const MAX_PARTS: u64 = 1 << 16;

    /// Something without parts.
    pub(super) const LEAF: Extent = Extent { parts: 1, depth: 1, has_identified: false };

    /// As many bytes of text.
    pub fn of_text(bytes: usize) -> Extent {
        /// Bytes that a part takes at least, in text that is kept as it is.
        const BYTES_PER_PART: usize = 8;
        Extent { parts: 1 + (bytes / BYTES_PER_PART) as u64, ..Extent::LEAF }
    }

    /// Adds a part.
    fn hold(&mut self, part: Extent) {
        self.parts = self.parts.saturating_add(part.parts);
        self.depth = self.depth.max(part.depth.saturating_add(1));
        self.has_identified |= part.has_identified;
    }

    fn holding(parts: impl IntoIterator<Item = Extent>) -> Extent {
        let mut whole = Extent::LEAF;
        parts.into_iter().for_each(|part| whole.hold(part));
        whole
    }
}

impl Context {
    /// The types that a type is made of. Those of identified structures, whose bodies are kept beside them, are not among them.
    fn type_parts(&self, ty: TypeId) -> Vec<TypeId> {
        parts_of(self.type_data(ty))
    }

    /// The extent of a type whose parts have theirs.
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

    /// The extent of an identified structure with a body.
    pub(super) fn struct_extent(&self, body: &StructBody) -> Extent {
        let mut whole = Extent { has_identified: true, ..Extent::LEAF };
        if let StructBody::Fields { fields, .. } = body {
            fields.iter().for_each(|&field| whole.hold(self.type_extent(field)));
        }
        whole
    }

    /// The extent of an attribute whose parts have theirs. Elements of dense attributes are data, not parts.
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

    /// The extent of a location whose parts have theirs.
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

    /// An identified structure in a type that has more than `most` parts or `depth` levels, now that all bodies are declared. A
    /// structure inside of itself is its name.
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
    /// The extents of types whose parts do not depend on what is around them.
    known: FxHashMap<TypeId, Extent>,
    /// The identified structures that are being visited, outermost first.
    open: Vec<NameId>,
    /// The structure that was visited last.
    last: Option<NameId>,
    /// How many more parts may be visited.
    left: u64,
}

/// Position in [`Walk::open`] of the outermost structure that a type names inside of itself.
type Outermost = usize;

impl Walk<'_> {
    /// `None` if there are too many parts to visit.
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
