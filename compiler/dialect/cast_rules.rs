//! Type rules for the casts of `arith` and of the LLVM dialect.

use crate::ir::verify::same_shape;
use crate::ir::{Context, Op, TypeData, TypeId, VerifyCx};

/// The class of the elements of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Integers of a fixed width.
    Integer,
    /// Floats.
    Float,
    /// Pointers.
    Pointer,
}

/// Returns the class of the elements of a type and their width in bits; pointers have no width of their own.
fn elements(cx: &Context, ty: TypeId) -> Option<(Class, Option<u32>)> {
    match cx.type_data(cx.element_type(ty)) {
        TypeData::Integer { width, .. } => Some((Class::Integer, Some(*width))),
        TypeData::Float(kind) => Some((Class::Float, Some(kind.bits()))),
        TypeData::Pointer { .. } => Some((Class::Pointer, None)),
        _ => None,
    }
}

/// Returns the operand type and the result type of a cast.
fn cast_types(view: &VerifyCx, op: Op) -> (TypeId, TypeId) {
    (view.body.value_type(view.body.operands(op)[0]), view.body.value_type(view.body.result(op, 0)))
}

fn incompatible(cx: &Context, from: TypeId, to: TypeId) -> String {
    let (from, to) = (cx.type_text(from), cx.type_text(to));
    format!("operand type '{from}' and result type '{to}' are cast incompatible")
}

/// Checks that operand and result have the same shape.
pub fn verify_shapes(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (from, to) = cast_types(view, op);
    if same_shape(view.cx, from, to) { Ok(()) } else { Err(incompatible(view.cx, from, to)) }
}

/// Checks the classes of the elements, the relation between their widths, and that the shapes are the same.
pub fn verify_cast(
    view: &VerifyCx,
    op: Op,
    from_class: Class,
    to_class: Class,
    widths: fn(u32, u32) -> bool,
) -> Result<(), String> {
    let (from, to) = cast_types(view, op);
    let fits = match (elements(view.cx, from), elements(view.cx, to)) {
        (Some((a, a_bits)), Some((b, b_bits))) => {
            (a, b) == (from_class, to_class) && a_bits.zip(b_bits).is_none_or(|(a, b)| widths(a, b))
        }
        _ => false,
    };
    if fits { verify_shapes(view, op) } else { Err(incompatible(view.cx, from, to)) }
}

/// Any widths.
pub const ANY_WIDTH: fn(u32, u32) -> bool = |_, _| true;
/// The result is wider.
pub const WIDENING: fn(u32, u32) -> bool = |from, to| from < to;
/// The result is narrower.
pub const NARROWING: fn(u32, u32) -> bool = |from, to| from > to;

/// Checks that operand and result have the same number of bits, and that both or neither are pointers.
pub fn verify_bitcast(view: &VerifyCx, op: Op) -> Result<(), String> {
    let (from, to) = cast_types(view, op);
    let total = |ty: TypeId| {
        let (class, bits) = elements(view.cx, ty)?;
        let lanes: i64 = match view.cx.type_data(ty) {
            TypeData::Vector { shape, .. } => shape.iter().product(),
            _ => 1,
        };
        Some((class == Class::Pointer, bits.map(|bits| i64::from(bits).saturating_mul(lanes))))
    };
    match (total(from), total(to)) {
        (Some(a), Some(b)) if a == b => Ok(()),
        _ => Err(incompatible(view.cx, from, to)),
    }
}
