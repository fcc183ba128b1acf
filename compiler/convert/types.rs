//! Type conversion, and the width of `index`.

use rustc_hash::FxHashMap;

use crate::ir::constraint::is_llvm_compatible;
use crate::ir::strides::identity_strides;
use crate::ir::{AttrData, AttrId, Context, DYNAMIC, DictId, TypeData, TypeId, name};

use super::llvm_types::is_llvm_throughout;
use super::small_float::is_small;

/// The maximum number of rows of a multi-dimensional vector. It is converted to an array of them, and operations are
/// emitted for each.
const MAX_ROWS: i64 = 1 << 16;

/// The type converter. There is one per module, since the width of `index` depends on the module.
#[derive(Debug)]
pub(super) struct Types {
    /// The type that `index` is converted to.
    pub(super) index: TypeId,
    /// Width of `index`.
    pub(super) index_bits: u32,
    cache: FxHashMap<TypeId, TypeId>,
}

/// The layout of a ranked memref type. Sizes, strides and the offset are [`DYNAMIC`] if they are only known at run
/// time.
#[derive(Clone, Debug)]
pub(super) struct MemRefType {
    /// Converted element type.
    pub(super) element: TypeId,
    /// Pointer type of its memory space.
    pub(super) pointer: TypeId,
    /// Distance of the first element, in elements.
    pub(super) offset: i64,
    /// Sizes.
    pub(super) sizes: Vec<i64>,
    /// Strides, in elements.
    pub(super) strides: Vec<i64>,
    /// True if the elements are contiguous whatever the sizes: the type has no layout.
    pub(super) is_plain: bool,
}

impl MemRefType {
    /// Returns true if the elements are contiguous from the aligned pointer on, in the order of the dimensions.
    pub(super) fn has_default_layout(&self) -> bool {
        self.offset == 0 && self.strides == identity_strides(&self.sizes)
    }

    /// Returns true if the type shows that the elements are contiguous.
    pub(super) fn is_contiguous(&self) -> bool {
        if self.is_plain {
            return true;
        }
        let mut expected = 1;
        for (&size, &stride) in self.sizes.iter().zip(&self.strides).rev() {
            if size == 1 {
                continue;
            }
            if stride != expected || stride == DYNAMIC {
                return false;
            }
            expected = if size == DYNAMIC { DYNAMIC } else { stride.saturating_mul(size) };
        }
        true
    }
}

impl Types {
    /// Creates a converter for an `index` of a given width.
    pub(super) fn new(cx: &mut Context, index_bits: u32) -> Types {
        Types { index: cx.int_type(index_bits), index_bits, cache: FxHashMap::default() }
    }

    /// Returns the LLVM dialect type of a type.
    ///
    /// # Errors
    /// If there is none.
    pub(super) fn convert(&mut self, cx: &mut Context, ty: TypeId) -> Result<TypeId, String> {
        if ty == TypeId::INDEX {
            return Ok(self.index);
        }
        if let Some(&known) = self.cache.get(&ty) {
            return Ok(known);
        }
        if is_llvm_throughout(cx, ty) {
            self.remember(ty, ty);
            return Ok(ty);
        }
        let converted = self.convert_new(cx, ty)?;
        self.remember(ty, converted);
        Ok(converted)
    }

    /// Records the converted type of a type.
    pub(super) fn remember(&mut self, ty: TypeId, converted: TypeId) {
        self.cache.insert(ty, converted);
    }

    fn convert_new(&mut self, cx: &mut Context, ty: TypeId) -> Result<TypeId, String> {
        match cx.type_data(ty).clone() {
            TypeData::Integer { width: 0, .. } => Err(unsupported(cx, ty, "it has no bits")),
            TypeData::Integer { width, .. } => Ok(cx.int_type(width)),
            TypeData::Complex(element) => {
                let element = self.convert(cx, element)?;
                Ok(cx.struct_type(&[element, element]))
            }
            TypeData::Function { .. } => Ok(TypeId::PTR),
            TypeData::Vector { shape, scalable, element } => {
                self.convert_vector(cx, ty, &shape, &scalable, element)
            }
            TypeData::MemRef { .. } => {
                let memref = self.memref(cx, ty)?;
                Ok(self.descriptor(cx, memref.pointer, memref.sizes.len()))
            }
            TypeData::UnrankedMemRef { .. } => Ok(cx.struct_type(&[self.index, TypeId::PTR])),
            TypeData::Float(kind) if is_small(kind) => Ok(cx.int_type(kind.bits())),
            TypeData::Float(_) => Err(unsupported(cx, ty, "LLVM has no such float format")),
            _ => match self.convert_parts(cx, ty)? {
                Some(converted) => Ok(converted),
                None => Err(unsupported(cx, ty, "it has no counterpart in the LLVM dialect")),
            },
        }
    }

    /// Returns the structure type of a memref descriptor.
    fn descriptor(&self, cx: &mut Context, pointer: TypeId, rank: usize) -> TypeId {
        let mut fields = vec![pointer, pointer, self.index];
        if rank > 0 {
            let array = cx.array_type(rank as u64, self.index);
            fields.extend([array, array]);
        }
        cx.struct_type(&fields)
    }

    fn convert_vector(
        &mut self,
        cx: &mut Context,
        ty: TypeId,
        shape: &[i64],
        scalable: &[bool],
        element: TypeId,
    ) -> Result<TypeId, String> {
        if shape.len() > 1 && scalable.contains(&true) {
            return Err(unsupported(cx, ty, "scalable vectors of several dimensions are not supported"));
        }
        let element = self.convert(cx, element)?;
        // A vector without dimensions has one lane.
        let (lanes, outer) = shape.split_last().map_or((1, &[][..]), |(&lanes, outer)| (lanes, outer));
        let scalable = [scalable.contains(&true)].into();
        let vector = cx.ty(TypeData::Vector { shape: [lanes].into(), scalable, element });
        if !is_llvm_compatible(cx, vector) {
            return Err(unsupported(cx, ty, "its elements cannot be lanes of an LLVM vector"));
        }
        let rows = outer.iter().try_fold(1_i64, |rows, &len| rows.checked_mul(len));
        if rows.is_none_or(|rows| rows > MAX_ROWS) {
            return Err(unsupported(cx, ty, "it has more than 65536 rows"));
        }
        Ok(outer.iter().rev().fold(vector, |inner, &len| cx.array_type(len as u64, inner)))
    }

    /// Returns the layout of a ranked memref type.
    ///
    /// # Errors
    /// If its layout is not strided, or its element type or memory space cannot be converted.
    pub(super) fn memref(&mut self, cx: &mut Context, ty: TypeId) -> Result<MemRefType, String> {
        let TypeData::MemRef { shape, element, space, layout } = cx.type_data(ty).clone() else {
            return Err(unsupported(cx, ty, "a ranked memref is expected"));
        };
        let Some((strides, offset)) = cx.normalised_strides_and_offset(ty) else {
            return Err(unsupported(cx, ty, "its layout is not strided"));
        };
        let pointer = self.pointer(cx, ty, space)?;
        let element = self.convert(cx, element)?;
        Ok(MemRefType { element, pointer, offset, sizes: shape.into(), strides, is_plain: layout.is_none() })
    }

    /// Returns the type of the pointers in the descriptor that an unranked memref points to.
    ///
    /// # Errors
    /// If its memory space cannot be converted.
    pub(super) fn unranked_pointer(&self, cx: &mut Context, ty: TypeId) -> Result<TypeId, String> {
        match *cx.type_data(ty) {
            TypeData::UnrankedMemRef { space, .. } => self.pointer(cx, ty, space),
            _ => Err(unsupported(cx, ty, "an unranked memref is expected")),
        }
    }

    fn pointer(&self, cx: &mut Context, ty: TypeId, space: Option<AttrId>) -> Result<TypeId, String> {
        let space = match space.map(|space| cx.attr_data(space)) {
            None => 0,
            Some(AttrData::Integer { value, .. }) => match u32::try_from(*value) {
                Ok(space) => space,
                Err(_) => return Err(unsupported(cx, ty, "its memory space is not a number LLVM can have")),
            },
            Some(_) => return Err(unsupported(cx, ty, "its memory space is not a number")),
        };
        Ok(cx.ty(TypeData::Pointer { space }))
    }
}

fn unsupported(cx: &Context, ty: TypeId, why: &str) -> String {
    format!("has type '{}', which cannot be converted: {why}", cx.type_text(ty))
}

/// Returns the width of `index` that a module with these attributes specifies.
pub(super) fn module_index_bits(cx: &Context, attrs: DictId) -> Option<u32> {
    let spec = cx.find_name("dlti.dl_spec").and_then(|spec| cx.dict_get(attrs, spec));
    if let Some(AttrData::Dialect(text)) = spec.map(|spec| cx.attr_data(spec))
        && let Some(bits) = dlti_index_bits(cx.str(*text))
    {
        return Some(bits);
    }
    let layout = cx.dict_get(attrs, name::DATA_LAYOUT).and_then(|attr| cx.string_value(attr))?;
    layout_index_bits(cx.str(layout))
}

/// Parses `#dlti.dl_spec<index = 32 : i64>` or, in the older spelling, `#dlti.dl_entry<index, 32>` in it.
fn dlti_index_bits(text: &str) -> Option<u32> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '"');
    text.match_indices("index").find_map(|(at, word)| {
        let after = &text[at + word.len()..];
        if text[..at].ends_with(is_word) || after.starts_with(is_word) {
            return None;
        }
        let value = after.trim_start().strip_prefix(['=', ','])?.trim_start();
        value.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok().filter(|&bits| is_index_width(bits))
    })
}

/// Parses the width of the index type in LLVM's data layout: the fourth number of `p:size:abi:pref:idx`, by default the
/// size of a pointer.
fn layout_index_bits(layout: &str) -> Option<u32> {
    let pointer = layout.split('-').find_map(|part| part.strip_prefix("p:").or(part.strip_prefix("p0:")))?;
    let mut numbers = pointer.split(':').map(|number| number.parse().ok());
    let size = numbers.next()?;
    numbers.nth(2).unwrap_or(size).filter(|&bits| is_index_width(bits))
}

/// Returns true if an index can have this width.
pub(super) fn is_index_width(bits: u32) -> bool {
    matches!(bits, 8 | 16 | 32 | 64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_width_is_read_from_data_layouts() {
        assert_eq!(
            dlti_index_bits("dlti.dl_spec<i64 = dense<64> : vector<2xi64>, index = 32 : i64>"),
            Some(32)
        );
        assert_eq!(dlti_index_bits("dlti.dl_spec<#dlti.dl_entry<index, 16>>"), Some(16));
        assert_eq!(dlti_index_bits("dlti.dl_spec<\"my.index\" = 32 : i64>"), None);
        assert_eq!(dlti_index_bits("dlti.dl_spec<index = 33 : i64>"), None);
        assert_eq!(layout_index_bits("e-m:e-p:32:32-i64:64"), Some(32));
        assert_eq!(layout_index_bits("e-p:64:64:64:32-i64:64"), Some(32));
        assert_eq!(layout_index_bits("e-m:e-p270:32:32-i64:64"), None);
    }
}
