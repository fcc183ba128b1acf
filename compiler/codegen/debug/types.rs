//! Types: those of the source, as the values of variables have them in memory.

use gimli::write::{AttributeValue, UnitEntryId};

use crate::dialect::llvm::layout::{align_of, field_offsets, size_of};
use crate::ir::{FloatKind, Signedness, StructBody, TypeData, TypeId};

use super::unit::{DebugType, UnitBuilder};

/// A member of a structure: its name, type and offset in bytes.
type Member = (String, DebugType, u64);

impl UnitBuilder<'_> {
    /// Returns the entry of a type; `None` if debuggers cannot show its values.
    pub(super) fn type_entry(&mut self, ty: TypeId) -> Option<DebugType> {
        if let Some(known) = self.types.get(&ty) {
            return *known;
        }
        let new = self.new_type(ty);
        self.types.insert(ty, new);
        new
    }

    fn new_type(&mut self, ty: TypeId) -> Option<DebugType> {
        let (cx, layout) = (self.env.cx, &self.env.target.layout);
        let name = cx.type_text(ty);
        match cx.type_data(ty) {
            TypeData::Index => Some(self.integer("index", self.index_bits, true)),
            TypeData::Integer { width, sign } => {
                Some(self.integer(&name, *width, *sign != Signedness::Unsigned))
            }
            TypeData::Float(kind) => Some(self.float(*kind)),
            TypeData::Pointer { .. } => Some(self.pointer(None)),
            TypeData::Complex(element) => self.complex(&name, *element),
            TypeData::Vector { shape, scalable, element } if !scalable.contains(&true) => {
                self.vector(shape, *element)
            }
            TypeData::MemRef { shape, element, .. } => self.memref(&name, shape.len() as u64, *element),
            TypeData::UnrankedMemRef { .. } => {
                let (index, pointer) = (self.index(), self.pointer(None));
                let members = vec![("rank".into(), index, 0), ("descriptor".into(), pointer, 8)];
                Some(self.structure(&name, members, 16, 8))
            }
            TypeData::Array { len, element } => {
                let element = self.type_entry(*element)?;
                Some(self.array(element, *len))
            }
            TypeData::Struct { fields, .. } => self.llvm_structure(&name, ty, fields),
            &TypeData::NamedStruct { name } => match cx.struct_body(name) {
                Some(StructBody::Fields { fields, .. }) => self.llvm_structure(cx.str(name), ty, fields),
                _ => None,
            },
            _ => None,
        }
        .filter(|found| is_layout_of(size_of(cx, layout, ty), found.size))
    }

    fn index(&mut self) -> DebugType {
        self.type_entry(TypeId::INDEX).unwrap_or_else(|| self.pointer(None))
    }

    /// Adds a type without parts.
    fn base(&mut self, name: &str, encoding: gimli::DwAte, size: u64, align: u64) -> DebugType {
        let root = self.dwarf.unit.root();
        let entry = self.dwarf.unit.add(root, gimli::DW_TAG_base_type);
        self.set_text(entry, gimli::DW_AT_name, name);
        self.set(entry, gimli::DW_AT_encoding, AttributeValue::Encoding(encoding));
        self.set(entry, gimli::DW_AT_byte_size, AttributeValue::Udata(size));
        DebugType { entry, size, align }
    }

    fn integer(&mut self, name: &str, width: u32, is_signed: bool) -> DebugType {
        let encoding = match (width, is_signed) {
            (1, _) => gimli::DW_ATE_boolean,
            (_, true) => gimli::DW_ATE_signed,
            (_, false) => gimli::DW_ATE_unsigned,
        };
        let align = self.env.target.layout.int_align(width);
        let size = u64::from(width).div_ceil(8).max(1).next_multiple_of(align);
        let ty = self.base(name, encoding, size, align);
        if width > 1 && u64::from(width) != size * 8 {
            self.set(ty.entry, gimli::DW_AT_bit_size, AttributeValue::Udata(width.into()));
            if self.env.target.layout.big_endian {
                let offset = size * 8 - u64::from(width);
                self.set(ty.entry, gimli::DW_AT_data_bit_offset, AttributeValue::Udata(offset));
            }
        }
        ty
    }

    /// Adds a float. Debuggers choose among formats of 16 and 128 bits by the name.
    fn float(&mut self, kind: FloatKind) -> DebugType {
        let bytes = u64::from(kind.bits()).div_ceil(8);
        let align = self.env.target.layout.float_align(kind.bits().next_power_of_two().max(8));
        let name = match kind {
            FloatKind::BF16 => "__bf16",
            FloatKind::F128 => "_Float128",
            FloatKind::F80 => "long double",
            _ => kind.keyword(),
        };
        let is_known = kind.bits() >= 16 && kind != FloatKind::TF32;
        let encoding = if is_known { gimli::DW_ATE_float } else { gimli::DW_ATE_unsigned };
        self.base(name, encoding, bytes.next_multiple_of(align), align)
    }

    /// Returns the type of pointers to a type.
    fn pointer(&mut self, pointee: Option<UnitEntryId>) -> DebugType {
        let size = self.env.target.layout.pointer_bytes();
        let entry = match self.pointers.get(&pointee) {
            Some(&known) => known,
            None => {
                let root = self.dwarf.unit.root();
                let entry = self.dwarf.unit.add(root, gimli::DW_TAG_pointer_type);
                self.set(entry, gimli::DW_AT_byte_size, AttributeValue::Udata(size));
                if let Some(pointee) = pointee {
                    self.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(pointee));
                }
                self.pointers.insert(pointee, entry);
                entry
            }
        };
        DebugType { entry, size, align: size }
    }

    fn complex(&mut self, name: &str, element: TypeId) -> Option<DebugType> {
        let part = self.type_entry(element)?;
        let size = 2 * part.size;
        if matches!(self.env.cx.type_data(element), TypeData::Float(FloatKind::F32 | FloatKind::F64)) {
            return Some(self.base(name, gimli::DW_ATE_complex_float, size, part.align));
        }
        let members = vec![("re".into(), part, 0), ("im".into(), part, part.size)];
        Some(self.structure(name, members, size, part.align))
    }

    /// Adds a vector: an array of vectors of the last dimension. Lanes of other than whole bytes are not shown.
    fn vector(&mut self, shape: &[i64], element: TypeId) -> Option<DebugType> {
        let cx = self.env.cx;
        let is_packed = match cx.type_data(element) {
            TypeData::Integer { width, .. } => !matches!(width, 8 | 16 | 32 | 64 | 128),
            TypeData::Float(kind) => !matches!(kind.bits(), 8 | 16 | 32 | 64 | 128),
            _ => false,
        };
        let element = self.type_entry(element).filter(|_| !is_packed)?;
        let (&lanes, outer) = shape.split_last()?;
        let mut ty = self.array(element, lanes as u64);
        self.set(ty.entry, gimli::DW_AT_GNU_vector, AttributeValue::FlagPresent);
        // Vectors fill a power of two of bytes.
        let size = ty.size.next_power_of_two();
        self.set(ty.entry, gimli::DW_AT_byte_size, AttributeValue::Udata(size));
        ty = DebugType { size, align: size, ..ty };
        for &size in outer.iter().rev() {
            ty = self.array(ty, size as u64);
        }
        Some(ty)
    }

    fn array(&mut self, element: DebugType, length: u64) -> DebugType {
        let root = self.dwarf.unit.root();
        let entry = self.dwarf.unit.add(root, gimli::DW_TAG_array_type);
        self.set(entry, gimli::DW_AT_type, AttributeValue::UnitRef(element.entry));
        let range = self.dwarf.unit.add(entry, gimli::DW_TAG_subrange_type);
        self.set(range, gimli::DW_AT_count, AttributeValue::Udata(length));
        DebugType { entry, size: element.size * length, align: element.align }
    }

    /// Adds a memref, as the structure that its descriptor is.
    fn memref(&mut self, name: &str, rank: u64, element: TypeId) -> Option<DebugType> {
        let element = self.type_entry(element).map(|element| element.entry);
        let (pointer, index) = (self.pointer(element), self.index());
        let mut members: Vec<Member> = vec![
            ("allocated".into(), pointer, 0),
            ("aligned".into(), pointer, pointer.size),
            ("offset".into(), index, 2 * pointer.size),
        ];
        let mut end = 2 * pointer.size + index.size;
        if rank > 0 {
            let array = self.array(index, rank);
            members.push(("sizes".into(), array, end));
            members.push(("strides".into(), array, end + array.size));
            end += 2 * array.size;
        }
        let size = end.next_multiple_of(pointer.align);
        Some(self.structure(name, members, size, pointer.align))
    }

    fn llvm_structure(&mut self, name: &str, ty: TypeId, fields: &[TypeId]) -> Option<DebugType> {
        let (cx, layout) = (self.env.cx, &self.env.target.layout);
        let offsets = field_offsets(cx, layout, ty)?;
        let (size, align) = (size_of(cx, layout, ty)?, align_of(cx, layout, ty)?);
        let mut members = Vec::new();
        for (number, (&field, offset)) in fields.iter().zip(offsets).enumerate() {
            members.push((format!("_{number}"), self.type_entry(field)?, offset));
        }
        Some(self.structure(name, members, size, align))
    }

    fn structure(&mut self, name: &str, members: Vec<Member>, size: u64, align: u64) -> DebugType {
        let root = self.dwarf.unit.root();
        let entry = self.dwarf.unit.add(root, gimli::DW_TAG_structure_type);
        self.set_text(entry, gimli::DW_AT_name, name);
        self.set(entry, gimli::DW_AT_byte_size, AttributeValue::Udata(size));
        for (name, ty, offset) in members {
            let member = self.dwarf.unit.add(entry, gimli::DW_TAG_member);
            self.set_text(member, gimli::DW_AT_name, &name);
            self.set(member, gimli::DW_AT_type, AttributeValue::UnitRef(ty.entry));
            self.set(member, gimli::DW_AT_data_member_location, AttributeValue::Udata(offset));
        }
        DebugType { entry, size, align }
    }
}

/// Returns true if a type has this size in memory, as far as it is known.
fn is_layout_of(known: Option<u64>, size: u64) -> bool {
    known.is_none_or(|known| known == size)
}
