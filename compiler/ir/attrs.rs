//! Attributes: builtin ones as data, those of dialects as their text, or as texts that refer to each other.

use crate::bytes::Bytes;

use super::affine::{AffineMap, AffineSet};
use super::entity::{AttrId, DictId, NameId, TypeId};
use super::loc::Loc;

/// The contents of an interned attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AttrData {
    /// `unit`.
    Unit,
    /// `42 : i32`, `true` (of type `i1`), `7 : index`. The value is sign-extended for signless and signed
    /// types (an `i1` is 0 or -1) and zero-extended for unsigned ones.
    Integer {
        /// Integer or index type, at most 128 bits.
        ty: TypeId,
        /// The value.
        value: i128,
    },
    /// `42 : i256`: an integer of more than 128 bits.
    WideInteger {
        /// Integer type.
        ty: TypeId,
        /// Little-endian two's complement in whole bytes; bits above the width are clear.
        bytes: Box<[u8]>,
    },
    /// `1.5 : f32`.
    Float {
        /// Float type.
        ty: TypeId,
        /// The bits of the value in that format.
        bits: u128,
    },
    /// `"text"`.
    String(NameId),
    /// `"text" : type`.
    TypedString {
        /// The text.
        text: NameId,
        /// Any type but `none`.
        ty: TypeId,
    },
    /// A type as an attribute.
    Type(TypeId),
    /// `[a, b]`.
    Array(Box<[AttrId]>),
    /// `{a = 1}`.
    Dict(DictId),
    /// `@root::@nested`.
    Symbol {
        /// Name in the closest symbol table.
        root: NameId,
        /// Names in the tables below.
        nested: Box<[NameId]>,
    },
    /// `array<i64: 1, 2>`; booleans are 0 and 1, floats are their bits.
    DenseArray {
        /// Element type: `i1`, `i8` to `i64`, `f32`, `f64`.
        element: TypeId,
        /// The elements.
        values: Box<[i64]>,
    },
    /// `dense<...> : vector<4xf32>`.
    DenseElements {
        /// Shaped type.
        ty: TypeId,
        /// Element values.
        data: DenseData,
    },
    /// `dense<["a", "b"]> : tensor<2x!t>`; one string may stand for all elements.
    DenseStrings {
        /// Shaped type.
        ty: TypeId,
        /// The strings.
        values: Box<[NameId]>,
    },
    /// `sparse<[[0, 1]], [5]> : tensor<3x4xi32>`.
    Sparse {
        /// Shaped type.
        ty: TypeId,
        /// Indices of the stored elements: a [`AttrData::DenseElements`] of `i64`.
        indices: AttrId,
        /// Their values.
        values: AttrId,
    },
    /// `dense_resource<key> : type`: elements kept in the file's metadata
    /// ([`Context::resources`](super::Context::resources)).
    DenseResource {
        /// Shaped type.
        ty: TypeId,
        /// Key in the `builtin` resources.
        key: NameId,
    },
    /// `affine_map<…>`.
    AffineMap(AffineMap),
    /// `affine_set<…>`.
    AffineSet(AffineSet),
    /// `distinct[0]<attr>`: equal only to an attribute with the same number.
    Distinct {
        /// Its number.
        id: u64,
        /// The referenced attribute; `unit` if the brackets are empty.
        attr: AttrId,
    },
    /// `strided<[?, 1], offset: ?>`.
    Strided {
        /// Offset in elements, [`DYNAMIC`](super::DYNAMIC) for `?`.
        offset: i64,
        /// Strides in elements, [`DYNAMIC`](super::DYNAMIC) for `?`.
        strides: Box<[i64]>,
    },
    /// `loc(...)`.
    Loc(Loc),
    /// An attribute of a dialect, `#dialect.body`, as its text after `#`; aliases in it are resolved.
    Dialect(NameId),
    /// `#dialect.body : type`.
    TypedDialect {
        /// The text after `#`.
        text: NameId,
        /// The type that follows.
        ty: TypeId,
    },
    /// An attribute of a dialect that is a node of a graph, as [`Context::dialect_attr`](super::Context::dialect_attr)
    /// defines: its text without the composite attributes in it.
    Composite {
        /// The text after `#`, as in `llvm.di_lexical_block<scope = , file = , line = 1>`.
        text: NameId,
        /// The composite attributes that belong into the text, in its order.
        parts: Box<[AttrPart]>,
    },
}

/// Returns true if the text of a dialect attribute is that of debug metadata.
pub fn is_debug_metadata(text: &[u8]) -> bool {
    text.starts_with(b"llvm.di_")
}

/// An attribute in the text of another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AttrPart {
    /// Its position, in bytes of the text.
    pub at: u32,
    /// The attribute.
    pub attr: AttrId,
}

/// Elements of a dense attribute, each in `ceil(bits / 8)` little-endian bytes (an `i1` is one byte; a complex number
/// is its real part followed by its imaginary part).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DenseData {
    /// Every element has these bytes.
    Splat(Bytes),
    /// Elements in row-major order.
    Elements(Bytes),
}

/// A named attribute of a dictionary.
pub type NamedAttr = (NameId, AttrId);
