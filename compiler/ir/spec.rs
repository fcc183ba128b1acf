//! The compiled signature and attributes of an operation, and the attributes of enums.

use super::attrs::AttrData;
use super::body::Body;
use super::constraint::Constraint;
use super::context::Context;
use super::entity::{AttrId, NameId, Op, TypeId, Value};
use super::names::name;
use super::op_info::OpInfo;
use super::op_info::attributes::{Attr, Attrs, DeclaredKind};
use super::op_info::signature::Signature;
use super::registry::{EnumInfo, EnumStorage, Registry};
use super::types::TypeData;

pub use super::op_info::attributes::AttrKind;
pub use super::op_info::signature::{Arity, Group, Term};

/// A type variable of a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeVar {
    name: &'static str,
    /// The set of types that the variable can stand for.
    pub constraint: Constraint,
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
    pub fn compile(cx: &mut Context, registry: &Registry, info: &'static OpInfo) -> Spec {
        let mut spec = Spec { has_signature: !info.signature.is_empty(), ..Spec::default() };
        let signature = Signature::of(info);
        spec.operands = signature.operands.map(|item| spec.group(signature.group(item))).collect();
        spec.results = signature.results.map(|item| spec.group(signature.group(item))).collect();
        for item in signature.constraints {
            let (var, constraint) = signature.constraint(item);
            let var = spec.var(var);
            spec.vars[var].constraint = constraint;
        }
        spec.attrs = Attrs::of(info).map(|attr| attr_spec(cx, registry, attr)).collect();
        spec
    }

    /// Replaces the names of type variables by their indices.
    fn group(&mut self, group: Group<&'static str>) -> Group {
        let term = match group.term {
            Term::Var(var) => Term::Var(self.var(var)),
            Term::BoolOf(var) => Term::BoolOf(self.var(var)),
            Term::ElementOf(var) => Term::ElementOf(self.var(var)),
            Term::Fixed(ty) => Term::Fixed(ty),
            Term::Constraint(constraint) => Term::Constraint(constraint),
            Term::Infer => Term::Infer,
        };
        Group { name: group.name, arity: group.arity, term }
    }

    fn var(&mut self, name: &'static str) -> usize {
        self.vars.iter().position(|var| var.name == name).unwrap_or_else(|| {
            self.vars.push(TypeVar { name, constraint: Constraint::Any });
            self.vars.len() - 1
        })
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
    let spec = cx.spec(body.name(op));
    let group = spec.and_then(|spec| spec.operands.iter().position(|group| group.name == name));
    group.map_or(&[], |group| operands_of_group(cx, body, op, group))
}

/// Returns the operands of the group with an index in an operation's signature. Empty if the operands do not fit the
/// signature.
pub fn operands_of_group<'b>(cx: &Context, body: &'b Body, op: Op, group: usize) -> &'b [Value] {
    let operands = body.own_operands(op);
    let Some(spec) = cx.spec(body.name(op)) else { return &[] };
    let segments = cx.dict_get(body.attrs(op), name::OPERAND_SEGMENT_SIZES);
    let segments = segments.and_then(|attr| cx.dense_array_value(attr));
    let sizes = Spec::split(&spec.operands, operands.len(), segments.filter(|_| spec.has_operand_segments()));
    let Some(sizes) = sizes else { return &[] };
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

fn attr_spec(cx: &mut Context, registry: &Registry, attr: Attr) -> AttrSpec {
    let kind = match attr.kind {
        DeclaredKind::Known(kind) => kind,
        DeclaredKind::Enum(name) => AttrKind::Enum(registry.find_enum(name).expect("the enum is declared")),
    };
    let optional = attr.is_optional || (matches!(kind, AttrKind::Unit) && attr.default.is_none());
    let default = attr.default.and_then(|text| default_attr(cx, kind, text));
    AttrSpec { name: cx.name(attr.name), kind, optional, default }
}

/// Returns the attribute of a kind for the text of a default value.
fn default_attr(cx: &mut Context, kind: AttrKind, text: &str) -> Option<AttrId> {
    Some(match kind {
        AttrKind::Number(TypeId::I1) | AttrKind::Unit => {
            cx.int_attr(TypeId::I1, if text == "true" { -1 } else { 0 })
        }
        AttrKind::Number(ty) => cx.int_attr(ty, text.parse().ok()?),
        AttrKind::DenseArray(element) => cx.attr(AttrData::DenseArray { element, values: Box::default() }),
        AttrKind::Enum(info) => enum_attr(cx, info, text)?,
        AttrKind::Dialect(name) => cx.dialect_attr(format!("{name}{text}")),
        AttrKind::Any => cx.dialect_attr(text.strip_prefix('#')?),
        _ => return None,
    })
}

/// Returns the attribute for a keyword of an enum; for flags, keywords separated by commas.
pub fn enum_attr(cx: &mut Context, info: &EnumInfo, text: &str) -> Option<AttrId> {
    let value = info.value(text)?;
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
