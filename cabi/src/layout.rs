//! Size and alignment of C types, and the fields of descriptors.
//!
//! All supported C ABIs share these rules. The alignment of a scalar is its size, except for wide scalars on some
//! targets. The fields of a struct are in order, each at the next multiple of its alignment. The size of a struct is a
//! multiple of its alignment.

use crate::error::TypeError;
use crate::{CType, Field, check};

/// The properties of a target that determine the layout of C types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DataLayout {
    /// The width of a pointer: 16, 32 or 64.
    pub pointer_bits: u8,
    /// The width of MLIR's `index`: 16, 32 or 64.
    pub index_bits: u8,
    /// The alignment in bytes of `int64_t` and `double` in a struct: 8; 4 on 32-bit x86 except Windows.
    pub align_of_64_bit: u8,
    /// The alignment in bytes of `__int128`: 16; 8 on s390x.
    pub align_of_128_bit: u8,
    /// The format of `long double`.
    pub long_double: LongDouble,
}

/// The format of C's `long double`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LongDouble {
    /// The format of `double`.
    F64,
    /// The x87 format of 80 bits.
    F80,
    /// The IEEE format of 128 bits.
    F128,
}

impl DataLayout {
    /// The default layout for a pointer width: the index is as wide as a pointer, 64-bit scalars are 8-aligned, and
    /// `long double` has the format of `double`.
    pub fn with_pointer_bits(pointer_bits: u8) -> DataLayout {
        DataLayout {
            pointer_bits,
            index_bits: pointer_bits,
            align_of_64_bit: 8,
            align_of_128_bit: 16,
            long_double: LongDouble::F64,
        }
    }

    /// Checks that C has types of these widths.
    pub(crate) fn check(&self) -> Result<(), TypeError> {
        for bits in [self.pointer_bits, self.index_bits] {
            if !matches!(bits, 16 | 32 | 64) {
                return Err(TypeError::DataLayout(bits));
            }
        }
        match (self.align_of_64_bit, self.align_of_128_bit) {
            (1 | 2 | 4 | 8, 1 | 2 | 4 | 8 | 16) => Ok(()),
            (1 | 2 | 4 | 8, other) | (other, _) => Err(TypeError::DataLayout(other)),
        }
    }

    /// The maximum size of an object: `PTRDIFF_MAX`.
    fn max_size(&self) -> u64 {
        match self.pointer_bits {
            bits @ 1..=63 => (1 << (bits - 1)) - 1,
            _ => i64::MAX.unsigned_abs(),
        }
    }

    fn scalar(&self, bits: u8) -> Layout {
        let size = u64::from(bits) / 8;
        let align = match bits {
            64 => u64::from(self.align_of_64_bit),
            128 => u64::from(self.align_of_128_bit),
            _ => size,
        };
        Layout { size, align }
    }

    fn pointer(&self) -> Layout {
        self.scalar(self.pointer_bits)
    }
}

/// The size and alignment of a type in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// `sizeof`.
    pub size: u64,
    /// `_Alignof`.
    pub align: u64,
}

/// The size and alignment of a type in memory.
pub fn layout_of(ty: &CType, data_layout: &DataLayout) -> Result<Layout, TypeError> {
    data_layout.check()?;
    check::check_object(ty)?;
    compute(ty, data_layout)
}

/// The byte offsets of the fields of a struct, complex or memref descriptor, in the order of [`fields_of`]; empty for
/// other types.
pub fn field_offsets(ty: &CType, data_layout: &DataLayout) -> Result<Vec<u64>, TypeError> {
    data_layout.check()?;
    check::check_object(ty)?;
    let fields = fields_of(ty).unwrap_or_default();
    Ok(place_fields(&fields, data_layout)?.0)
}

/// The C fields of a struct, complex or memref descriptor.
///
/// A descriptor of rank 0 has no `sizes` and `strides`: C has no empty arrays.
pub fn fields_of(ty: &CType) -> Option<Vec<Field>> {
    let field = |name: &str, ty: CType| Field { name: name.into(), ty };
    match ty {
        CType::Struct { fields, .. } => Some(fields.clone()),
        CType::Complex(part) => Some(vec![field("re", (**part).clone()), field("im", (**part).clone())]),
        CType::UnrankedMemRef { .. } => {
            Some(vec![field("rank", CType::Index), field("descriptor", CType::pointer(CType::Void))])
        }
        CType::MemRef { element, rank } => {
            let data = CType::Pointer(element.clone());
            let mut fields =
                vec![field("allocated", data.clone()), field("aligned", data), field("offset", CType::Index)];
            if *rank > 0 {
                fields.push(field("sizes", CType::array(CType::Index, u64::from(*rank))));
                fields.push(field("strides", CType::array(CType::Index, u64::from(*rank))));
            }
            Some(fields)
        }
        _ => None,
    }
}

/// The layout of a verified type.
fn compute(ty: &CType, data_layout: &DataLayout) -> Result<Layout, TypeError> {
    match ty {
        CType::Void => Err(TypeError::VoidValue),
        CType::Bool => Ok(data_layout.scalar(8)),
        CType::Int { bits, .. } => Ok(data_layout.scalar(*bits)),
        CType::Index => Ok(data_layout.scalar(data_layout.index_bits)),
        CType::F16 | CType::BF16 => Ok(data_layout.scalar(16)),
        CType::F32 => Ok(data_layout.scalar(32)),
        CType::F64 => Ok(data_layout.scalar(64)),
        CType::F80 if data_layout.long_double != LongDouble::F80 => Err(TypeError::NoF80),
        // Ten bytes and padding.
        CType::F80 => Ok(Layout { size: 16, align: 16 }),
        CType::F128 => Ok(data_layout.scalar(128)),
        CType::NativeComplex(part) => {
            let part = compute(part, data_layout)?;
            Ok(Layout { size: 2 * part.size, ..part })
        }
        CType::Pointer(_) | CType::ConstPointer(_) | CType::Function { .. } => Ok(data_layout.pointer()),
        CType::Array { element, length } => {
            let element = compute(element, data_layout)?;
            Ok(Layout { size: fit(element.size.checked_mul(*length), data_layout)?, align: element.align })
        }
        CType::Complex(_) | CType::MemRef { .. } | CType::UnrankedMemRef { .. } | CType::Struct { .. } => {
            Ok(place_fields(&fields_of(ty).unwrap_or_default(), data_layout)?.1)
        }
    }
}

/// The offsets of fields, and the layout of their struct.
fn place_fields(fields: &[Field], data_layout: &DataLayout) -> Result<(Vec<u64>, Layout), TypeError> {
    let mut offsets = Vec::with_capacity(fields.len());
    let mut whole = Layout { size: 0, align: 1 };
    for field in fields {
        let layout = compute(&field.ty, data_layout)?;
        let offset = fit(whole.size.checked_next_multiple_of(layout.align), data_layout)?;
        offsets.push(offset);
        whole.size = fit(offset.checked_add(layout.size), data_layout)?;
        whole.align = whole.align.max(layout.align);
    }
    whole.size = fit(whole.size.checked_next_multiple_of(whole.align), data_layout)?;
    Ok((offsets, whole))
}

fn fit(size: Option<u64>, data_layout: &DataLayout) -> Result<u64, TypeError> {
    size.filter(|size| *size <= data_layout.max_size()).ok_or(TypeError::TooLarge)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) const LP64: DataLayout = DataLayout {
        pointer_bits: 64,
        index_bits: 64,
        align_of_64_bit: 8,
        align_of_128_bit: 16,
        long_double: LongDouble::F80,
    };
    const I386: DataLayout = DataLayout {
        pointer_bits: 32,
        index_bits: 32,
        align_of_64_bit: 4,
        align_of_128_bit: 16,
        long_double: LongDouble::F64,
    };

    #[test]
    fn descriptors_follow_the_index_and_pointer_width() {
        let memref = CType::memref(CType::F32, 2);
        assert_eq!(layout_of(&memref, &LP64), Ok(Layout { size: 56, align: 8 }));
        assert_eq!(field_offsets(&memref, &LP64), Ok(vec![0, 8, 16, 24, 40]));
        let narrow_index = DataLayout { index_bits: 32, ..LP64 };
        assert_eq!(layout_of(&memref, &narrow_index), Ok(Layout { size: 40, align: 8 }));
        assert_eq!(field_offsets(&memref, &narrow_index), Ok(vec![0, 8, 16, 20, 28]));
        assert_eq!(layout_of(&CType::memref(CType::F32, 0), &LP64), Ok(Layout { size: 24, align: 8 }));
    }

    #[test]
    fn wide_scalars_are_less_aligned_on_i386() {
        let pair = CType::results_struct("f", vec![CType::int(8), CType::F64]);
        assert_eq!(layout_of(&pair, &I386), Ok(Layout { size: 12, align: 4 }));
        assert_eq!(layout_of(&pair, &LP64), Ok(Layout { size: 16, align: 8 }));
    }

    #[test]
    fn sizes_do_not_overflow() {
        let huge = CType::array(CType::array(CType::F64, u64::MAX / 8), 16);
        assert_eq!(layout_of(&huge, &LP64), Err(TypeError::TooLarge));
        assert_eq!(layout_of(&CType::array(CType::int(8), 1 << 31), &I386), Err(TypeError::TooLarge));
        assert_eq!(layout_of(&CType::array(CType::int(8), (1 << 31) - 1), &I386).map(|l| l.align), Ok(1));
    }

    #[test]
    fn odd_data_layouts_are_refused() {
        for bits in [0, 1, 24, 128, 255] {
            let odd = DataLayout::with_pointer_bits(bits);
            assert_eq!(layout_of(&CType::F32, &odd), Err(TypeError::DataLayout(bits)));
        }
    }

    #[test]
    fn scalars_have_no_fields() {
        assert_eq!(fields_of(&CType::F32), None);
        assert_eq!(field_offsets(&CType::F32, &LP64), Ok(Vec::new()));
    }
}
