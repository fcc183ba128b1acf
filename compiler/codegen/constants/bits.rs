//! Attributes as the bits of their scalars.

use crate::codegen::types::limb_count;
use crate::dialect::llvm::constant::part_type;
use crate::ir::spelling::unsigned;
use crate::ir::{AttrData, AttrId, Context, DenseData, NameId, TypeData, TypeId};

/// The maximum number of parts of a constant that is split.
pub(super) const MAX_PARTS: u64 = 1 << 26;

/// One scalar of a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Its bits.
    Bits(u128),
    /// The address of a symbol plus a number of bytes.
    Address(NameId, i64),
    /// The difference of the addresses of two symbols, plus a number of bytes.
    Distance(NameId, NameId, i64),
}

/// Returns the bits of every scalar of a constant of type `ty`, in order. The error states what it would need.
pub(crate) fn constant_bits(cx: &Context, ty: TypeId, attr: AttrId) -> Result<Vec<u128>, String> {
    let mut out = Vec::new();
    collect_bits(cx, ty, attr, &mut out)?;
    Ok(out)
}

fn collect_bits(cx: &Context, ty: TypeId, attr: AttrId, out: &mut Vec<u128>) -> Result<(), String> {
    match cx.attr_data(attr) {
        AttrData::Integer { value, .. } => repeat(cx, ty, *value as u128, out)?,
        AttrData::Float { bits, .. } => repeat(cx, ty, *bits, out)?,
        AttrData::WideInteger { bytes, .. } => out.extend(limbs_of(bytes)),
        AttrData::String(text) => out.extend(cx.bytes(*text).iter().map(|&byte| u128::from(byte))),
        AttrData::DenseElements { ty, data } => dense_bits(cx, *ty, data, out)?,
        AttrData::DenseArray { values, .. } => out.extend(values.iter().map(|&value| value as u128)),
        AttrData::Array(list) => {
            for (index, &attr) in list.iter().enumerate() {
                collect_bits(cx, part_type(cx, ty, index).unwrap_or(ty), attr, out)?;
            }
        }
        AttrData::Sparse { ty, indices, values } => sparse_bits(cx, *ty, *indices, *values, out)?,
        AttrData::Dialect(text) if matches!(cx.str(*text), "llvm.zero" | "llvm.undef" | "llvm.poison") => {
            let count = scalar_count(cx, ty)?;
            out.extend(std::iter::repeat_n(0, count as usize));
        }
        _ => return Err(format!("it needs constants like '{}'", cx.attr_text(attr))),
    }
    Ok(())
}

/// Returns the limbs of an integer of more than 128 bits, each a scalar of its own; for a narrower one, itself.
fn scalars_of(bytes: &[u8]) -> Vec<u128> {
    if bytes.len() <= 16 { vec![unsigned(bytes)] } else { limbs_of(bytes) }
}

fn limbs_of(bytes: &[u8]) -> Vec<u128> {
    bytes.chunks(8).map(unsigned).collect()
}

/// Appends a number for each scalar of the type. MLIR only has this form of constant for scalar types.
fn repeat(cx: &Context, ty: TypeId, bits: u128, out: &mut Vec<u128>) -> Result<(), String> {
    let count = scalar_count(cx, ty)?;
    out.extend(std::iter::repeat_n(bits, count as usize));
    Ok(())
}

fn dense_bits(cx: &Context, ty: TypeId, data: &DenseData, out: &mut Vec<u128>) -> Result<(), String> {
    let element = cx.element_type(ty);
    let parts = if let TypeData::Complex(part) = cx.type_data(element) { (*part, 2) } else { (element, 1) };
    let bits = match cx.type_data(parts.0) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Float(kind) => kind.bits(),
        TypeData::Index => 64,
        _ => return Err(format!("it needs dense constants of type '{}'", cx.type_text(ty))),
    };
    let size = bits.div_ceil(8) as usize;
    match data {
        DenseData::Elements(bytes) => out.extend(bytes.chunks(size).flat_map(scalars_of)),
        DenseData::Splat(bytes) => {
            let one: Vec<u128> = bytes.chunks(size).flat_map(scalars_of).collect();
            let (TypeData::Vector { shape, .. } | TypeData::Tensor { shape: Some(shape), .. }) =
                cx.type_data(ty)
            else {
                return Err("it needs dense constants of known shape".to_string());
            };
            let count = shape.iter().fold(1u64, |all, &size| all.saturating_mul(size.max(0) as u64));
            if count > MAX_PARTS {
                return Err("it needs smaller constants".to_string());
            }
            (0..count).for_each(|_| out.extend_from_slice(&one));
        }
    }
    Ok(())
}

/// Appends zeros and the elements whose positions are listed.
fn sparse_bits(
    cx: &Context,
    ty: TypeId,
    indices: AttrId,
    values: AttrId,
    out: &mut Vec<u128>,
) -> Result<(), String> {
    let (TypeData::Vector { shape, .. } | TypeData::Tensor { shape: Some(shape), .. }) = cx.type_data(ty)
    else {
        return Err("it needs sparse constants of known shape".to_string());
    };
    let is_complex = matches!(cx.type_data(cx.element_type(ty)), TypeData::Complex(_));
    let parts = if is_complex { 2 } else { 1 };
    let count = shape.iter().fold(parts, |all: u64, &size| all.saturating_mul(size.max(0) as u64));
    if count > MAX_PARTS {
        return Err("it needs smaller constants".to_string());
    }
    let (mut positions, mut numbers) = (Vec::new(), Vec::new());
    collect_bits(cx, TypeId::I64, indices, &mut positions)?;
    collect_bits(cx, cx.element_type(ty), values, &mut numbers)?;
    let parts = parts as usize;
    let start = out.len();
    out.resize(start + count as usize, 0);
    let rows = positions.chunks(shape.len().max(1)).enumerate();
    for (number, position) in rows {
        let place =
            position.iter().zip(shape).fold(0, |at, (&index, &size)| at * size as usize + index as usize);
        // A single value is a splat.
        let value = numbers.chunks(parts).nth(if numbers.len() == parts { 0 } else { number });
        match (value, out.get_mut(start + place * parts..start + (place + 1) * parts)) {
            (Some(value), Some(target)) => target.copy_from_slice(value),
            _ => return Err("it needs positions inside the constant".to_string()),
        }
    }
    Ok(())
}

/// Returns the number of scalars of a value of the type. Each limb of an integer of more than 128 bits is one.
pub(crate) fn scalar_count(cx: &Context, ty: TypeId) -> Result<u64, String> {
    let count = match cx.type_data(ty) {
        TypeData::Array { len, element } => len.saturating_mul(scalar_count(cx, *element)?),
        TypeData::Vector { shape, .. } => {
            shape.iter().fold(1u64, |all, &size| all.saturating_mul(size.max(0) as u64))
        }
        _ => match cx.struct_fields(ty) {
            Some((fields, _)) => fields
                .iter()
                .try_fold(0u64, |all, &f| Ok::<_, String>(all.saturating_add(scalar_count(cx, f)?)))?,
            None => match cx.type_data(ty) {
                TypeData::Integer { width, .. } if *width > 128 => limb_count(*width) as u64,
                _ => 1,
            },
        },
    };
    if count > MAX_PARTS { Err("it needs smaller constants".to_string()) } else { Ok(count) }
}
