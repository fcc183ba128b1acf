//! Constants in memory: bytes with symbol references.

use crate::codegen::types;
use crate::dialect::llvm::layout;
use crate::ir::spelling::dense_element_size;
use crate::ir::{AttrData, AttrId, Body, Bytes, Context, DenseData, NameId, Op, TypeData, TypeId};
use crate::target::DataLayout;

use super::bits::{MAX_PARTS, Part, constant_bits, scalar_count};
use super::initializer::evaluate;

/// A constant in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Image {
    /// Only zeros.
    Zeros(u64),
    /// Bytes, and references to symbols in them.
    Bytes(Bytes, Vec<Reference>),
}

/// A part of a constant that depends on the addresses of symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reference {
    /// The offset in the constant.
    pub(crate) at: u64,
    /// The symbol whose address it is.
    pub(crate) symbol: NameId,
    /// The symbol to whose address it is relative; the address is absolute without one.
    pub(crate) from: Option<NameId>,
    /// The addend in bytes.
    pub(crate) addend: i64,
    /// The size in bytes: 4 or 8.
    pub(crate) size: u64,
}

/// Returns the initial contents of a global.
pub(crate) fn initialiser(
    cx: &Context,
    layout: &DataLayout,
    ty: TypeId,
    value: Option<AttrId>,
    region: Option<&Body>,
) -> Result<Image, (Option<Op>, String)> {
    types::check_depth(cx, ty).map_err(|needs| (None, needs))?;
    let size = layout::size_of(cx, layout, ty)
        .ok_or_else(|| (None, format!("it needs the size of type '{}'", cx.type_text(ty))))?;
    if let Some(body) = region {
        let Some(parts) = evaluate(cx, layout, body)? else { return Ok(Image::Zeros(size)) };
        return image(cx, layout, ty, size, parts.into_iter()).map_err(|needs| (None, needs));
    }
    let Some(attr) = value else { return Ok(Image::Zeros(size)) };
    if let Some(image) = plain_image(cx, layout, ty, size, attr) {
        return Ok(image);
    }
    let bits = constant_bits(cx, ty, attr).map_err(|needs| (None, needs))?;
    image(cx, layout, ty, size, bits.into_iter().map(Part::Bits)).map_err(|needs| (None, needs))
}

fn from_bytes(bytes: Bytes) -> Image {
    if is_zero(&bytes) { Image::Zeros(bytes.len() as u64) } else { Image::Bytes(bytes, Vec::new()) }
}

fn is_zero(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| byte == 0)
}

/// Returns strings and arrays of numbers, whose attributes have the layout of memory.
fn plain_image(cx: &Context, layout: &DataLayout, ty: TypeId, size: u64, attr: AttrId) -> Option<Image> {
    let bytes = match cx.attr_data(attr) {
        AttrData::String(text) => Bytes::from(cx.bytes(*text)),
        AttrData::DenseElements { ty: dense, data } => {
            let number = layout::store_size(cx, layout, plain_number(cx, layout, ty, *dense)?)?;
            match data {
                DenseData::Splat(bytes) if is_zero(bytes) => return Some(Image::Zeros(size)),
                DenseData::Splat(bytes) => {
                    let count = size.checked_div(bytes.len() as u64).filter(|_| !bytes.is_empty())?;
                    ordered(layout, number, bytes).repeat(usize::try_from(count).ok()?).into()
                }
                DenseData::Elements(bytes) => ordered(layout, number, bytes),
            }
        }
        _ => return None,
    };
    (bytes.len() as u64 == size).then(|| from_bytes(bytes))
}

/// Returns the type of the numbers of an array, if the elements of the attribute have it, too, and no padding. A complex
/// number is a structure of two.
fn plain_number(cx: &Context, layout: &DataLayout, ty: TypeId, dense: TypeId) -> Option<TypeId> {
    let mut element = ty;
    while let TypeData::Array { element: inner, .. } = cx.type_data(element) {
        element = *inner;
    }
    let dense = cx.element_type(dense);
    layout::size_of(cx, layout, element)
        .filter(|&size| dense_element_size(cx, dense) == Some(size as usize))?;
    match (cx.type_data(dense), cx.struct_fields(element)) {
        (TypeData::Complex(part), Some((fields, _))) if *fields == [*part, *part] => Some(*part),
        _ => (dense == element).then_some(element),
    }
}

/// Returns numbers of this size in the byte order of the target.
fn ordered(layout: &DataLayout, size: u64, bytes: &Bytes) -> Bytes {
    if !layout.big_endian || size <= 1 {
        return bytes.clone();
    }
    let mut bytes = bytes.to_vec();
    bytes.chunks_mut(size as usize).for_each(<[u8]>::reverse);
    bytes.into()
}

/// Writes parts to their offsets in memory.
fn image(
    cx: &Context,
    layout: &DataLayout,
    ty: TypeId,
    size: u64,
    parts: impl Iterator<Item = Part>,
) -> Result<Image, String> {
    if size > 8 * MAX_PARTS {
        return Err("it needs smaller constants".to_string());
    }
    let mut writer = Writer { cx, layout, bytes: vec![0; size as usize], references: Vec::new() };
    let mut parts = parts;
    writer.write(ty, 0, &mut parts)?;
    if parts.next().is_some() {
        return Err(format!("it needs as many values as type '{}' has", cx.type_text(ty)));
    }
    if writer.references.is_empty() {
        return Ok(from_bytes(writer.bytes.into()));
    }
    Ok(Image::Bytes(writer.bytes.into(), writer.references))
}

struct Writer<'a> {
    cx: &'a Context,
    layout: &'a DataLayout,
    bytes: Vec<u8>,
    references: Vec<Reference>,
}

impl Writer<'_> {
    fn write(&mut self, ty: TypeId, at: u64, parts: &mut dyn Iterator<Item = Part>) -> Result<(), String> {
        match self.cx.type_data(ty) {
            // An array of elements without parts has no parts, whatever its length.
            TypeData::Array { element, .. } if scalar_count(self.cx, *element)? == 0 => Ok(()),
            TypeData::Array { len, element } => {
                let stride = layout::size_of(self.cx, self.layout, *element).unwrap_or(0);
                (0..*len).try_for_each(|i| self.write(*element, at + i * stride, parts))
            }
            TypeData::Vector { shape, element, .. } => {
                let lanes = shape.iter().product::<i64>() as u64;
                self.write_vector(lanes, *element, at, parts)
            }
            _ => match self.cx.struct_fields(ty) {
                Some((fields, _)) => {
                    let offsets = layout::field_offsets(self.cx, self.layout, ty).unwrap_or_default();
                    let mut fields = fields.iter().zip(offsets);
                    fields.try_for_each(|(&field, offset)| self.write(field, at + offset, parts))
                }
                None => {
                    let size = layout::store_size(self.cx, self.layout, ty).unwrap_or(0);
                    if self.bits(ty) > 128 {
                        return self.put_limbs(at, size, parts);
                    }
                    self.put(at, size, self.bits(ty), parts)
                }
            },
        }
    }

    fn bits(&self, ty: TypeId) -> u32 {
        let float = self.cx.float_kind(ty).map(|kind| kind.bits());
        self.cx.int_width(ty).or(float).unwrap_or(self.layout.pointer_bits())
    }

    fn put(
        &mut self,
        at: u64,
        size: u64,
        width: u32,
        parts: &mut dyn Iterator<Item = Part>,
    ) -> Result<(), String> {
        match parts.next() {
            Some(Part::Bits(bits)) => {
                let bits = if width < 128 { bits & ((1 << width) - 1) } else { bits };
                self.put_bits(at, size, bits);
                Ok(())
            }
            Some(Part::Address(symbol, addend)) if size == self.layout.pointer_bytes() => {
                self.references.push(Reference { at, symbol, from: None, addend, size });
                Ok(())
            }
            Some(Part::Distance(symbol, from, addend)) if matches!(size, 4 | 8) => {
                self.references.push(Reference { at, symbol, from: Some(from), addend, size });
                Ok(())
            }
            Some(Part::Address(..) | Part::Distance(..)) => Err("it needs parts of an address".to_string()),
            None => Err("it needs more values".to_string()),
        }
    }

    /// Writes an integer of more than 128 bits, whose lowest limb comes first in `parts`.
    fn put_limbs(&mut self, at: u64, size: u64, parts: &mut dyn Iterator<Item = Part>) -> Result<(), String> {
        for below in (0..size).step_by(8) {
            let bytes = (size - below).min(8);
            let place = if self.layout.big_endian { size - below - bytes } else { below };
            self.put(at + place, bytes, 8 * bytes as u32, parts)?;
        }
        Ok(())
    }

    fn put_bits(&mut self, at: u64, size: u64, bits: u128) {
        let size = size as usize;
        let target = &mut self.bytes[at as usize..][..size];
        let all = bits.to_le_bytes();
        for (i, byte) in target.iter_mut().enumerate() {
            let from = if self.layout.big_endian { size - 1 - i } else { i };
            *byte = all.get(from).copied().unwrap_or(0);
        }
    }

    fn write_vector(
        &mut self,
        lanes: u64,
        element: TypeId,
        at: u64,
        parts: &mut dyn Iterator<Item = Part>,
    ) -> Result<(), String> {
        let width = self.bits(element);
        if width.is_multiple_of(8) {
            let size = u64::from(width / 8);
            return (0..lanes).try_for_each(|lane| self.put(at + lane * size, size, width, parts));
        }
        let total = lanes * u64::from(width);
        if total > 128 {
            return Err("it needs larger vectors of bit-packed lanes".to_string());
        }
        let mut all = 0u128;
        for lane in 0..lanes {
            let Some(Part::Bits(bits)) = parts.next() else { return Err("it needs more values".to_string()) };
            let place = if self.layout.big_endian { lanes - 1 - lane } else { lane };
            all |= (bits & ((1 << width) - 1)) << (place * u64::from(width));
        }
        self.put_bits(at, total.div_ceil(8), all);
        Ok(())
    }
}
