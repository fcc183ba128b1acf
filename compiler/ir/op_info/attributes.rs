//! The notation of inherent attributes.
//!
//! Attributes are listed as `name: kind`, with `name?: kind` for an optional one. `name: kind = default` declares an
//! attribute that is omitted when it has that value, with `?` in the generic form too. Kinds are [`AttrKind`]s or names
//! of enums.

use crate::ir::entity::TypeId;
use crate::ir::registry::{Dialect, EnumInfo};

use super::OpInfo;
use super::notation::{self, Items, equal, fail, split_once, strip_suffix};
use super::signature::fixed_type;

/// The kind of an attribute.
#[derive(Clone, Copy, Debug)]
pub enum AttrKind {
    /// `any`.
    Any,
    /// `unit`: present or absent; with the default `false`, the generic form states its absence.
    Unit,
    /// `i1`, `i8`, `i32`, `i64`, `index`, `f64`: a number of that type, written without the type.
    Number(TypeId),
    /// `typed`: an integer or float that keeps its type.
    Typed,
    /// `string`.
    String,
    /// `symbol-name`: a string, written `@name`.
    SymbolName,
    /// `#dialect.name`: an attribute of a dialect, written without that prefix: `<body>`.
    Dialect(&'static str),
    /// `symbol`: `@a::@b`.
    Symbol,
    /// `type`.
    Type,
    /// `array`.
    Array,
    /// `dict`.
    Dict,
    /// `affine-map`.
    AffineMap,
    /// `affine-set`.
    AffineSet,
    /// `i32-array`, `i64-array`: written `[1, 2]`.
    DenseArray(TypeId),
    /// Keywords of an enum.
    Enum(&'static EnumInfo),
}

/// The kind of an attribute in its declaration, which does not know the enums.
#[derive(Clone, Copy)]
pub(crate) enum DeclaredKind {
    /// A kind that is no enum.
    Known(AttrKind),
    /// The enum with this name.
    Enum(&'static str),
}

/// The declaration of an attribute in text form.
#[derive(Clone, Copy)]
pub(crate) struct Attr {
    /// Name.
    pub(crate) name: &'static str,
    /// The kind.
    pub(crate) kind: DeclaredKind,
    /// True if the name is marked `?`.
    pub(crate) is_optional: bool,
    /// The default value when missing.
    pub(crate) default: Option<&'static str>,
}

/// The declarations of attributes in text form.
#[derive(Clone, Copy)]
pub(crate) struct Attrs {
    op: &'static str,
    items: Items,
}

impl Attrs {
    /// Returns the declarations of an operation.
    pub(crate) const fn of(info: &OpInfo) -> Attrs {
        Attrs { op: info.name, items: Items::new(info.attributes) }
    }

    /// Reads the next declaration.
    pub(crate) const fn next(&mut self) -> Option<Attr> {
        let Some(item) = self.items.next() else { return None };
        let Some((name, kind)) = split_once(item, b':') else { fail(self.op, "no ':' in", item) };
        let (kind, default) = match split_once(kind, b'=') {
            Some((kind, default)) => (kind.trim_ascii(), Some(default.trim_ascii())),
            None => (kind.trim_ascii(), None),
        };
        let (name, is_optional) = match strip_suffix(name.trim_ascii(), b'?') {
            Some(name) => (name, true),
            None => (name.trim_ascii(), false),
        };
        Some(Attr { name, kind: self.kind(kind), is_optional, default })
    }

    const fn kind(&self, text: &'static str) -> DeclaredKind {
        match (known_kind(text), notation::find(text, b'.')) {
            (Some(kind), _) => DeclaredKind::Known(kind),
            (None, Some(_)) => DeclaredKind::Enum(text),
            (None, None) => fail(self.op, "unknown attribute kind", text),
        }
    }

    /// Returns the index of the attribute with a name.
    pub(super) const fn position(mut self, name: &str) -> Option<usize> {
        let mut index = 0;
        while let Some(attr) = self.next() {
            if equal(attr.name, name) {
                return Some(index);
            }
            index += 1;
        }
        None
    }
}

impl Iterator for Attrs {
    type Item = Attr;

    fn next(&mut self) -> Option<Attr> {
        Attrs::next(self)
    }
}

/// Returns the kind with this notation that is no enum.
const fn known_kind(text: &'static str) -> Option<AttrKind> {
    Some(match text.as_bytes() {
        b"any" => AttrKind::Any,
        b"unit" => AttrKind::Unit,
        b"typed" => AttrKind::Typed,
        b"string" => AttrKind::String,
        b"symbol-name" => AttrKind::SymbolName,
        b"symbol" => AttrKind::Symbol,
        b"type" => AttrKind::Type,
        b"array" => AttrKind::Array,
        b"dict" => AttrKind::Dict,
        b"affine-map" => AttrKind::AffineMap,
        b"affine-set" => AttrKind::AffineSet,
        b"i32-array" => AttrKind::DenseArray(TypeId::I32),
        b"i64-array" => AttrKind::DenseArray(TypeId::I64),
        _ => match (notation::strip_prefix(text, "#"), fixed_type(text)) {
            (Some(name), _) => AttrKind::Dialect(name),
            (None, Some(ty)) => AttrKind::Number(ty),
            (None, None) => return None,
        },
    })
}

/// Fails the build on a mistake in the attributes of an operation. Enums are the subject of [`check_enums`].
pub(super) const fn check(info: &OpInfo) {
    let mut attrs = Attrs::of(info);
    while let Some(attr) = attrs.next() {
        if !notation::is_name(attr.name) {
            fail(info.name, "invalid name", attr.name);
        }
        if attrs.position(attr.name).is_some() {
            fail(info.name, "several attributes of a name in", info.attributes);
        }
        if let Some(default) = attr.default
            && !fits(attr.kind, default)
        {
            fail(info.name, "no value of the attribute's kind:", default);
        }
    }
}

/// Returns true if the text of a default value is one of a kind.
const fn fits(kind: DeclaredKind, text: &'static str) -> bool {
    let DeclaredKind::Known(kind) = kind else { return true };
    match kind {
        AttrKind::Number(ty) if ty.index() == TypeId::I1.index() => is_bool(text),
        AttrKind::Unit => is_bool(text),
        AttrKind::Number(_) => i64::from_str_radix(text, 10).is_ok(),
        AttrKind::DenseArray(_) => equal(text, "[]"),
        AttrKind::Any => notation::strip_prefix(text, "#").is_some(),
        AttrKind::Dialect(_) => true,
        _ => false,
    }
}

const fn is_bool(text: &str) -> bool {
    equal(text, "true") || equal(text, "false")
}

/// Fails the build if the kind of an attribute is an unknown enum, or its default value none of the enum's.
pub(in crate::ir) const fn check_enums(info: &OpInfo, dialects: &[Dialect]) {
    let mut attrs = Attrs::of(info);
    while let Some(attr) = attrs.next() {
        let DeclaredKind::Enum(name) = attr.kind else { continue };
        let Some(known) = EnumInfo::find(dialects, name) else {
            fail(info.name, "unknown attribute kind", name);
        };
        if let Some(default) = attr.default
            && known.value(default).is_none()
        {
            fail(info.name, "no keyword of the enum:", default);
        }
    }
}
