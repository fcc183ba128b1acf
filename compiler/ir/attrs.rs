//! Attributes: the builtin ones as data, those of dialects as their text.

use super::entity::{AttrId, DictId, NameId, TypeId};
use super::loc::Loc;

/// An interned attribute's contents.
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
    /// `1.5 : f32`.
    Float {
        /// Float type.
        ty: TypeId,
        /// The bits of the value in that format.
        bits: u128,
    },
    /// `"text"`.
    String(NameId),
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
}

/// Elements of a dense attribute, each in `ceil(bits / 8)` little-endian bytes (an `i1` is one byte; a
/// complex number is its real part followed by its imaginary part).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DenseData {
    /// Every element has these bytes.
    Splat(Box<[u8]>),
    /// Elements in row-major order.
    Elements(Box<[u8]>),
}

/// A name and its attribute in a dictionary.
pub type NamedAttr = (NameId, AttrId);
