//! Signatures and attribute declarations of operations, compiled from the notation in their [`OpInfo`] rows.
//!
//! A signature names the operands, the results and the constraints between their types:
//!
//! ```text
//! lhs: T, rhs: T -> result: i1(T); T: signless-integer-like
//! memref: M, indices: variadic index -> result: elem(M); M: memref
//! ```
//!
//! A *term* is a type variable (capitalised) that stands for one type throughout, a fixed type (`i1`, `index`, `ptr`),
//! a [constraint](super::constraint) that each value satisfies on its own, `i1(T)` (`i1`, or a vector of it with the
//! shape of `T`), `elem(T)` (element type of `T`), or `infer` (the result of the op's inference function). `variadic`
//! and `optional` come before the term. Constraints of the variables follow after `;`.
//!
//! Attributes are listed as `name: kind`, with `name?: kind` for an optional one. `name: kind = default` declares an
//! attribute that is omitted when it has that value, with `?` in the generic form too. Kinds are [`AttrKind`]s or names
//! of enums.

use super::attrs::AttrData;
use super::body::Body;
use super::constraint::Constraint;
use super::context::Context;
use super::entity::{AttrId, NameId, Op, TypeId, Value};
use super::names::name;
use super::op_info::{EnumInfo, EnumStorage, OpInfo, Registry};
use super::types::TypeData;

/// The number of values in a group of operands or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// The constraint on the type of the values of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    /// The type variable with this index.
    Var(usize),
    /// `i1` with the shape of a type variable.
    BoolOf(usize),
    /// The element type of a type variable.
    ElementOf(usize),
    /// A fixed type.
    Fixed(TypeId),
    /// Any type of a set.
    Constraint(Constraint),
    /// The result of the operation's inference function.
    Infer,
}

/// A named group of operands or results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Name.
    pub name: &'static str,
    /// Number of values.
    pub arity: Arity,
    /// Their type.
    pub term: Term,
}

/// A type variable of a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeVar {
    name: &'static str,
    /// The set of types that the variable can stand for.
    pub constraint: Constraint,
}

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

/// An inherent attribute.
#[derive(Clone, Debug)]
pub struct AttrSpec {
    /// Name.
    pub name: NameId,
    /// The kind.
    pub kind: AttrKind,
    /// True if it may be missing without a default.
    pub optional: bool,
    /// The default value when missing.
    pub default: Option<AttrId>,
}

/// The number of values in each group.
pub type GroupSizes = smallvec::SmallVec<[usize; 4]>;

/// The compiled signature and attributes of an operation.
#[derive(Clone, Debug, Default)]
pub struct Spec {
    /// Groups of operands, those of successors not included.
    pub operands: Vec<Group>,
    /// Groups of results.
    pub results: Vec<Group>,
    /// Type variables.
    pub vars: Vec<TypeVar>,
    /// Inherent attributes.
    pub attrs: Vec<AttrSpec>,
    /// True if operands and results are declared at all.
    pub has_signature: bool,
}

impl Spec {
    /// Compiles the declarations of an operation.
    ///
    /// # Panics
    /// On a mistake in the declaration; a test compiles all of them.
    pub fn compile(cx: &mut Context, registry: &Registry, info: &'static OpInfo) -> Spec {
        let mut spec = Spec { has_signature: !info.signature.is_empty(), ..Spec::default() };
        let (values, constraints) = info.signature.split_once(';').unwrap_or((info.signature, ""));
        let (operands, results) = values.split_once("->").unwrap_or((values, ""));
        spec.operands = items(operands).map(|item| spec.group(info.name, item)).collect();
        spec.results = items(results).map(|item| spec.group(info.name, item)).collect();
        for item in items(constraints) {
            spec.constrain(info.name, item);
        }
        spec.attrs = items(info.attributes).map(|item| attr_spec(cx, registry, info.name, item)).collect();
        spec
    }

    fn group(&mut self, op: &str, item: &'static str) -> Group {
        let (name, term) = item.split_once(':').unwrap_or_else(|| panic!("{op}: no ':' in '{item}'"));
        let term = term.trim();
        let (arity, term) = match term.split_once(' ') {
            Some(("variadic", term)) => (Arity::Variadic, term.trim()),
            Some(("optional", term)) => (Arity::Optional, term.trim()),
            _ => (Arity::One, term),
        };
        Group { name: name.trim(), arity, term: self.term(op, term) }
    }

    fn term(&mut self, op: &str, text: &'static str) -> Term {
        if let Some((function, var)) = text.strip_suffix(')').and_then(|text| text.split_once('(')) {
            let var = self.var(var);
            return match function {
                "i1" => Term::BoolOf(var),
                "elem" => Term::ElementOf(var),
                _ => panic!("{op}: unknown type function '{function}'"),
            };
        }
        match text {
            "infer" => Term::Infer,
            _ if text.starts_with(|c: char| c.is_ascii_uppercase()) => Term::Var(self.var(text)),
            _ => match (fixed_type(text), Constraint::from_notation(text)) {
                (Some(ty), _) => Term::Fixed(ty),
                (None, Some(constraint)) => Term::Constraint(constraint),
                (None, None) => panic!("{op}: unknown type or constraint '{text}'"),
            },
        }
    }

    fn var(&mut self, name: &'static str) -> usize {
        self.vars.iter().position(|var| var.name == name).unwrap_or_else(|| {
            self.vars.push(TypeVar { name, constraint: Constraint::Any });
            self.vars.len() - 1
        })
    }

    fn constrain(&mut self, op: &str, item: &'static str) {
        let (name, constraint) = item.split_once(':').unwrap_or_else(|| panic!("{op}: no ':' in '{item}'"));
        let var = self.var(name.trim());
        let constraint = constraint.trim();
        self.vars[var].constraint = Constraint::from_notation(constraint)
            .unwrap_or_else(|| panic!("{op}: unknown constraint '{constraint}'"));
    }

    /// Returns true if only a segment attribute can delimit the operand groups.
    pub fn has_operand_segments(&self) -> bool {
        self.operands.iter().filter(|group| group.arity != Arity::One).count() > 1
    }

    /// Returns the declaration of an attribute.
    pub fn attr(&self, name: NameId) -> Option<&AttrSpec> {
        self.attrs.iter().find(|attr| attr.name == name)
    }

    /// Splits `count` values into the groups, given the segment sizes if the operation has them. Without segment sizes,
    /// the values that the groups of one value leave over belong to the first group that can take them. `None` if the
    /// values do not fit.
    pub fn split(groups: &[Group], count: usize, segments: Option<&[i64]>) -> Option<GroupSizes> {
        if let Some(segments) = segments {
            let sizes: GroupSizes = segments.iter().map(|&size| size.max(0) as usize).collect();
            let fits = sizes.len() == groups.len() && sizes.iter().sum::<usize>() == count;
            return fits.then_some(sizes);
        }
        if groups.iter().all(|group| group.arity == Arity::One) {
            return (groups.len() == count).then(|| GroupSizes::from_elem(1, count));
        }
        let single = groups.iter().filter(|group| group.arity == Arity::One).count();
        let rest = count.checked_sub(single)?;
        let flexible = groups.iter().position(|group| group.arity != Arity::One);
        let fits = match flexible.map(|first| groups[first].arity) {
            Some(Arity::Optional) => rest <= 1,
            _ => true,
        };
        let size = |(i, group): (usize, &Group)| match group.arity {
            Arity::One => 1,
            _ if flexible == Some(i) => rest,
            _ => 0,
        };
        fits.then(|| groups.iter().enumerate().map(size).collect())
    }
}

/// Returns the operands of the group `name` of an operation's signature. Empty if there is no such group or the
/// operands do not fit the signature.
pub fn operand_group<'b>(cx: &Context, body: &'b Body, op: Op, name: &str) -> &'b [Value] {
    let operands = body.own_operands(op);
    let Some(spec) = cx.spec(body.name(op)) else { return &[] };
    let segments = cx.dict_get(body.attrs(op), name::OPERAND_SEGMENT_SIZES);
    let segments = segments.and_then(|attr| cx.dense_array_value(attr));
    let sizes = Spec::split(&spec.operands, operands.len(), segments.filter(|_| spec.has_operand_segments()));
    let (Some(sizes), Some(group)) = (sizes, spec.operands.iter().position(|group| group.name == name))
    else {
        return &[];
    };
    let start: usize = sizes[..group].iter().sum();
    operands.get(start..start + sizes[group]).unwrap_or_default()
}

/// Returns `i1`, or a vector or tensor of it with the shape of `ty`.
pub fn bool_of(cx: &mut Context, ty: TypeId) -> TypeId {
    let shaped = match cx.type_data(ty).clone() {
        TypeData::Vector { shape, scalable, .. } => TypeData::Vector { shape, scalable, element: TypeId::I1 },
        TypeData::Tensor { shape, encoding, .. } => TypeData::Tensor { shape, encoding, element: TypeId::I1 },
        _ => return TypeId::I1,
    };
    cx.ty(shaped)
}

fn items(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split(',').map(str::trim).filter(|item| !item.is_empty())
}

fn fixed_type(text: &str) -> Option<TypeId> {
    Some(match text {
        "i1" => TypeId::I1,
        "i8" => TypeId::I8,
        "i32" => TypeId::I32,
        "i64" => TypeId::I64,
        "f64" => TypeId::F64,
        "index" => TypeId::INDEX,
        "ptr" => TypeId::PTR,
        "token" => TypeId::TOKEN,
        _ => return None,
    })
}

fn attr_spec(cx: &mut Context, registry: &Registry, op: &str, item: &'static str) -> AttrSpec {
    let (name, kind) = item.split_once(':').unwrap_or_else(|| panic!("{op}: no ':' in '{item}'"));
    let (kind, default) = match kind.split_once('=') {
        Some((kind, default)) => (kind.trim(), Some(default.trim())),
        None => (kind.trim(), None),
    };
    let kind = attr_kind(registry, kind).unwrap_or_else(|| panic!("{op}: unknown attribute kind '{kind}'"));
    let optional = name.ends_with('?') || (matches!(kind, AttrKind::Unit) && default.is_none());
    let default = default.map(|text| {
        default_attr(cx, kind, text).unwrap_or_else(|| panic!("{op}: no default '{text}' of that kind"))
    });
    AttrSpec { name: cx.name(name.trim_end_matches('?')), kind, optional, default }
}

fn attr_kind(registry: &Registry, text: &'static str) -> Option<AttrKind> {
    Some(match text {
        "any" => AttrKind::Any,
        "unit" => AttrKind::Unit,
        "typed" => AttrKind::Typed,
        "string" => AttrKind::String,
        "symbol-name" => AttrKind::SymbolName,
        "symbol" => AttrKind::Symbol,
        "type" => AttrKind::Type,
        "array" => AttrKind::Array,
        "dict" => AttrKind::Dict,
        "affine-map" => AttrKind::AffineMap,
        "affine-set" => AttrKind::AffineSet,
        "i32-array" => AttrKind::DenseArray(TypeId::I32),
        "i64-array" => AttrKind::DenseArray(TypeId::I64),
        _ => match (text.strip_prefix('#'), fixed_type(text)) {
            (Some(name), _) => AttrKind::Dialect(name),
            (None, Some(ty)) => AttrKind::Number(ty),
            (None, None) => AttrKind::Enum(registry.find_enum(text)?),
        },
    })
}

fn default_attr(cx: &mut Context, kind: AttrKind, text: &str) -> Option<AttrId> {
    Some(match kind {
        AttrKind::Number(TypeId::I1) | AttrKind::Unit => {
            cx.int_attr(TypeId::I1, if text == "true" { -1 } else { 0 })
        }
        AttrKind::Number(ty) => cx.int_attr(ty, text.parse().ok()?),
        AttrKind::DenseArray(element) if text == "[]" => {
            cx.attr(AttrData::DenseArray { element, values: Box::default() })
        }
        AttrKind::Enum(info) => enum_attr(cx, info, text)?,
        AttrKind::Dialect(name) => cx.dialect_attr(format!("{name}{text}")),
        AttrKind::Any => cx.dialect_attr(text.strip_prefix('#')?),
        _ => return None,
    })
}

/// Returns the attribute for a keyword of an enum; for flags, keywords separated by commas.
pub fn enum_attr(cx: &mut Context, info: &EnumInfo, text: &str) -> Option<AttrId> {
    let number = |text: &str| info.cases.iter().find(|case| case.0 == text).map(|case| case.1);
    let value = if info.is_flags {
        text.split(',').map(|flag| number(flag.trim())).try_fold(0, |all, flag| Some(all | flag?))?
    } else {
        number(text)?
    };
    Some(match info.storage {
        EnumStorage::I64 => cx.int_attr(TypeId::I64, value.into()),
        EnumStorage::I32 => cx.int_attr(TypeId::I32, value.into()),
        EnumStorage::Dialect | EnumStorage::DialectTight => {
            cx.dialect_attr(format!("{}<{}>", info.name, flag_keywords(info, value)))
        }
        EnumStorage::DialectWords => {
            let body = flag_keywords(info, value);
            cx.dialect_attr(format!("{}{body}>", info.name.replacen('.', "<", 1) + " "))
        }
    })
}

/// Returns the attribute in the storage of the enum for one written `#dialect.enum<keyword>`: MLIR 19 wrote some enums
/// in this form that are integers now.
pub fn stored_enum(cx: &mut Context, info: &EnumInfo, attr: AttrId) -> Option<AttrId> {
    let text = cx.dialect_attr_body(attr, info.name)?.to_string();
    enum_attr(cx, info, &text)
}

/// Returns the keyword of an enum attribute; for flags, keywords separated by commas.
pub fn enum_text(cx: &Context, info: &EnumInfo, attr: AttrId) -> Option<String> {
    match enum_value(cx, info, attr) {
        Some(value) => Some(flag_keywords(info, value)),
        None => dialect_keyword(cx, info, attr).map(str::to_string),
    }
}

/// Returns the keyword of a value of an enum; for flags, the keywords in the order of the enum.
pub fn flag_keywords(info: &EnumInfo, value: i64) -> String {
    if let Some((text, _)) = info.cases.iter().find(|case| case.1 == value) {
        return text.to_string();
    }
    let flags: Vec<&str> =
        info.cases.iter().filter(|case| case.1 & value == case.1 && case.1 != 0).map(|case| case.0).collect();
    flags.join(if info.storage == EnumStorage::DialectTight { "," } else { ", " })
}

/// Returns the keywords of an enum that is stored as a dialect attribute.
fn dialect_keyword<'a>(cx: &'a Context, info: &EnumInfo, attr: AttrId) -> Option<&'a str> {
    if info.storage != EnumStorage::DialectWords {
        return cx.dialect_attr_body(attr, info.name);
    }
    let (dialect, name) = info.name.split_once('.')?;
    cx.dialect_attr_body(attr, dialect)?.strip_prefix(name)?.strip_prefix(' ').map(str::trim)
}

/// Returns the value of an enum attribute; flags are combined.
pub fn enum_value(cx: &Context, info: &EnumInfo, attr: AttrId) -> Option<i64> {
    let number = |text: &str| info.cases.iter().find(|case| case.0 == text).map(|case| case.1);
    if matches!(info.storage, EnumStorage::Dialect | EnumStorage::DialectTight | EnumStorage::DialectWords) {
        let text = dialect_keyword(cx, info, attr)?;
        return text.split(',').map(|flag| number(flag.trim())).try_fold(0, |all, flag| Some(all | flag?));
    }
    let value = i64::try_from(cx.int_value(attr)?).ok()?;
    let all = info.cases.iter().fold(0, |all, case| all | case.1);
    let known = info.cases.iter().any(|case| case.1 == value) || (info.is_flags && value & !all == 0);
    known.then_some(value)
}

/// Returns true if `ty` is the result of [`bool_of`] for `shaped`.
pub fn bool_of_matches(cx: &Context, shaped: TypeId, ty: TypeId) -> bool {
    cx.element_type(ty) == TypeId::I1 && super::verify::same_shape(cx, shaped, ty)
}
