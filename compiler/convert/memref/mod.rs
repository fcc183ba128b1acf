//! The memref dialect: access, casts, metadata and globals.

pub(super) mod alloc;
pub(super) mod atomic;
pub(super) mod buffer;
pub(super) mod copy;
pub(super) mod view;

use std::rc::Rc;

use crate::dialect::llvm::arith::{self, NSW, NUW};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::{cast, control, global, hint, memory};
use crate::dialect::memref::{
    CAST, COPY, DIM, Dim, EXTRACT_ALIGNED_POINTER_AS_INDEX, EXTRACT_STRIDED_METADATA,
    ExtractAlignedPointerAsIndex, ExtractStridedMetadata, GET_GLOBAL, GLOBAL, LOAD, Load, MemRefCast,
    PREFETCH, Prefetch, RANK, REINTERPRET_CAST, Rank, ReinterpretCast, STORE, Store,
};
use crate::ir::strides::identity_strides;
use crate::ir::{AttrData, AttrId, Body, DYNAMIC, NameId, NamedAttr, Op, TypeData, TypeId, Value, name};

use crate::convert::arith::compare;
use crate::convert::builtin::append_isolated;
use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::Descriptor;
use crate::convert::index_value::IndexValue;
use crate::convert::memref::copy::convert_copy;
use crate::convert::types::MemRefType;
use crate::convert::{Rows, with};

pub(in crate::convert) const CONVERSIONS: Rows = &[
    (LOAD, with(convert_load)),
    (STORE, with(convert_store)),
    (CAST, with(convert_cast)),
    (COPY, with(convert_copy)),
    (DIM, with(convert_dim)),
    (RANK, with(convert_rank)),
    (GLOBAL, with(convert_global)),
    (GET_GLOBAL, with(convert_get_global)),
    (EXTRACT_STRIDED_METADATA, with(convert_metadata)),
    (EXTRACT_ALIGNED_POINTER_AS_INDEX, with(convert_aligned_pointer)),
    (REINTERPRET_CAST, with(convert_reinterpret_cast)),
    (PREFETCH, with(convert_prefetch)),
];

/// The allocated pointer of a buffer that must not be freed; MLIR's conversion to LLVM uses the same.
const NOT_ALLOCATED: i128 = 0xdead_beef;
/// `getelementptr inbounds|nuw`.
const INBOUNDS_NUW: i64 = 3 | 4;

// ---- access

impl Converter<'_> {
    /// Prefetches an address as `memref.prefetch` or `affine.prefetch` says.
    pub(in crate::convert) fn prefetch_as(&mut self, op: Op, address: Value) {
        let number =
            |cv: &Converter, attr| cv.attr(op, attr).and_then(|attr| cv.cx.int_value(attr)).unwrap_or(0);
        let flag = |cv: &Converter, attr| i128::from(number(cv, attr) != 0);
        let kind =
            [flag(self, name::IS_WRITE), number(self, name::LOCALITY_HINT), flag(self, name::IS_DATA_CACHE)];
        let names = ["rw", "hint", "cache"].map(|text| self.cx.name(text));
        let attrs = names.into_iter().zip(kind);
        let attrs: Vec<NamedAttr> =
            attrs.map(|(name, value)| (name, self.cx.int_attr(TypeId::I32, value))).collect();
        self.emit(hint::PREFETCH, &[address], &[], &attrs);
    }

    /// Computes the address at a distance of some elements.
    pub(in crate::convert) fn element_address(
        &mut self,
        base: Value,
        index: IndexValue,
        element: TypeId,
        flags: i64,
    ) -> Value {
        let small = index.constant().filter(|&n| i32::try_from(n).is_ok_and(|n| n != i32::MIN));
        if small == Some(0) {
            return base;
        }
        let mut operands = vec![base];
        if small.is_none() {
            operands.push(self.index_to_value(index));
        }
        let indices = self.cx.i32_array_attr(&[small.unwrap_or(memory::DYNAMIC_INDEX)]);
        let mut attrs =
            vec![(name::RAW_CONSTANT_INDICES, indices), (name::ELEM_TYPE, self.cx.type_attr(element))];
        if flags != 0 {
            attrs.push((name::NO_WRAP_FLAGS, self.cx.int_attr(TypeId::I32, flags.into())));
        }
        let ty = self.type_of(base);
        self.emit_value(memory::GETELEMENTPTR, &operands, ty, &attrs)
    }

    /// Computes the address of the first element of a descriptor.
    pub(in crate::convert) fn first_element(&mut self, descriptor: &Descriptor, element: TypeId) -> Value {
        self.element_address(descriptor.aligned, descriptor.offset, element, 0)
    }

    /// Computes the address of the element at some indices.
    pub(in crate::convert) fn address(
        &mut self,
        descriptor: &Descriptor,
        indices: &[IndexValue],
        element: TypeId,
    ) -> Value {
        let base = self.first_element(descriptor, element);
        // A negative stride is only known if it is constant. With one, the sums do wrap as unsigned numbers.
        let is_backward = descriptor.strides.iter().any(|stride| stride.constant().is_some_and(|n| n < 0));
        let (sum_flags, gep_flags) = if is_backward { (NSW, 3) } else { (NSW | NUW, INBOUNDS_NUW) };
        let mut position = IndexValue::Constant(0);
        for (&index, &stride) in indices.iter().zip(&descriptor.strides) {
            let distance = self.multiply_index(index, stride, sum_flags);
            position = self.add_index(position, distance, sum_flags);
        }
        self.element_address(base, position, element, gep_flags)
    }

    /// Computes the address of the element of an old memref at old indices.
    pub(in crate::convert) fn access_address(
        &mut self,
        memref: Value,
        indices: &[Value],
    ) -> Result<Value, Problem> {
        let ty = self.memref_type(self.source().value_type(memref))?;
        let descriptor = self.descriptor(memref)?;
        let indices = self.singles(indices)?;
        let indices: Vec<IndexValue> = indices.into_iter().map(|index| self.index_value(index)).collect();
        Ok(self.address(&descriptor, &indices, ty.element))
    }

    /// Returns the attributes of the access for those of an old load or store.
    fn access_attrs(&mut self, op: Op) -> Vec<NamedAttr> {
        let mut attrs = Vec::new();
        if let Some(alignment) = self.attr(op, name::ALIGNMENT) {
            attrs.push((name::ALIGNMENT, alignment));
        }
        let nontemporal = self.attr(op, name::NONTEMPORAL).and_then(|attr| self.cx.int_value(attr));
        if nontemporal.is_some_and(|value| value != 0) {
            attrs.push((name::NONTEMPORAL, self.cx.unit_attr()));
        }
        attrs
    }
}

fn convert_load(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, load) = (cv.source(), Load(op));
    let address = cv.access_address(load.memref(source), load.indices(source))?;
    let attrs = cv.access_attrs(op);
    let ty = cv.converted_result_type(op, 0)?;
    let loaded = cv.emit_value(memory::LOAD, &[address], ty, &attrs);
    let converted = cv.unpack(cv.result_type(op, 0), loaded)?;
    cv.set_result(op, 0, converted);
    Ok(())
}

fn convert_store(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, store) = (cv.source(), Store(op));
    let value = cv.one(store.value(source))?;
    let address = cv.access_address(store.memref(source), store.indices(source))?;
    let attrs = cv.access_attrs(op);
    cv.emit(memory::STORE, &[value, address], &[], &attrs);
    Ok(())
}

fn convert_prefetch(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, prefetch) = (cv.source(), Prefetch(op));
    let address = cv.access_address(prefetch.memref(source), prefetch.indices(source))?;
    cv.prefetch_as(op, address);
    Ok(())
}

// ---- views

fn convert_cast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let result = cv.result_type(op, 0);
    let is_unranked = matches!(cv.cx.type_data(result), TypeData::UnrankedMemRef { .. });
    let converted = match (cv.converted(MemRefCast(op).source(cv.source()))?, is_unranked) {
        (Converted::MemRef(descriptor), false) => {
            let ty = cv.memref_type(result)?;
            Converted::MemRef(Rc::new(descriptor.with_type(&ty)))
        }
        (Converted::MemRef(descriptor), true) => {
            let (rank, pointer) = cv.forget_rank(&descriptor);
            Converted::Unranked(rank, pointer)
        }
        (Converted::Unranked(_, pointer), false) => {
            let structure = cv.convert_type(result)?;
            let loaded = cv.emit_value(memory::LOAD, &[pointer], structure, &[]);
            cv.unpack(result, loaded)?
        }
        (other, _) => other,
    };
    cv.set_result(op, 0, converted);
    Ok(())
}

impl Converter<'_> {
    /// Returns rank and pointer of an unranked memref, whose descriptor is stored on the stack.
    pub(in crate::convert) fn forget_rank(&mut self, descriptor: &Descriptor) -> (Value, Value) {
        let packed = self.pack(descriptor);
        let structure = self.type_of(packed);
        let slot = self.alloca_one(structure);
        self.emit(memory::STORE, &[packed, slot], &[], &[]);
        let rank = self.constant(self.types.index, descriptor.sizes.len() as i128);
        (rank, slot)
    }

    /// Computes the address of the offset in the descriptor of an unranked memref; sizes and strides follow.
    pub(in crate::convert) fn unranked_offset_address(&mut self, pointer: Value) -> Value {
        self.element_address(pointer, IndexValue::Constant(2), TypeId::PTR, 0)
    }
}

fn convert_dim(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, dim) = (cv.source(), Dim(op));
    let index = cv.one(dim.index(source))?;
    let index = cv.index_value(index);
    let size = match cv.converted(dim.source(source))? {
        Converted::MemRef(descriptor) => ranked_dim(cv, &descriptor.sizes, index),
        Converted::Unranked(_, pointer) => {
            let offset = cv.unranked_offset_address(pointer);
            let ty = cv.types.index;
            let sizes = cv.element_address(offset, IndexValue::Constant(1), ty, 0);
            let address = cv.element_address(sizes, index, ty, 0);
            IndexValue::Value(cv.emit_value(memory::LOAD, &[address], ty, &[]))
        }
        _ => return Err(Problem::Reported),
    };
    let size = cv.index_to_value(size);
    cv.set_value(op, size);
    Ok(())
}

/// Computes the size of a dimension. A dynamic dimension is selected among all of them; there are few. A dimension that
/// the memref does not have is undefined behavior, so the last one needs no comparison.
fn ranked_dim(cv: &mut Converter, sizes: &[IndexValue], index: IndexValue) -> IndexValue {
    let known = index.constant().map(|index| usize::try_from(index).ok().and_then(|index| sizes.get(index)));
    let (last, others, index) = match (known, sizes.split_last(), index) {
        (Some(Some(&size)), ..) => return size,
        (None, Some((&last, others)), IndexValue::Value(index)) => (last, others, index),
        _ => return IndexValue::Value(cv.emit_value(arith::POISON, &[], cv.types.index, &[])),
    };
    let mut chosen = last;
    for (i, &size) in others.iter().enumerate().rev() {
        if size == chosen {
            continue;
        }
        let number = cv.constant(cv.types.index, i as i128);
        let is_this = compare(cv, IntPredicate::Eq, index, number);
        let operands = [is_this, cv.index_to_value(size), cv.index_to_value(chosen)];
        chosen = IndexValue::Value(cv.emit_value(arith::SELECT, &operands, cv.types.index, &[]));
    }
    chosen
}

fn convert_rank(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let rank = match cv.converted(Rank(op).memref(cv.source()))? {
        Converted::MemRef(descriptor) => cv.constant(cv.types.index, descriptor.sizes.len() as i128),
        Converted::Unranked(rank, _) => rank,
        _ => return Err(Problem::Reported),
    };
    cv.set_value(op, rank);
    Ok(())
}

fn convert_metadata(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let descriptor = cv.descriptor(ExtractStridedMetadata(op).source(source))?;
    let base = Descriptor {
        offset: IndexValue::Constant(0),
        sizes: Vec::new(),
        strides: Vec::new(),
        packed: None,
        ..*descriptor
    };
    let base_ty = cv.memref_type(cv.result_type(op, 0))?;
    if !base_ty.sizes.is_empty() {
        return Err("expects a base buffer without dimensions".into());
    }
    cv.set_result(op, 0, Converted::MemRef(Rc::new(base)));
    let indices = std::iter::once(descriptor.offset)
        .chain(descriptor.sizes.iter().copied())
        .chain(descriptor.strides.iter().copied());
    for (result, index) in source.results(op).skip(1).zip(indices) {
        let value = match index {
            IndexValue::Constant(number) => cv.tentative_index(number),
            IndexValue::Value(value) => value,
        };
        cv.set(result, Converted::One(value));
    }
    Ok(())
}

impl Converter<'_> {
    /// Emits an index constant that is removed again if nothing uses it.
    fn tentative_index(&mut self, number: i64) -> Value {
        let ty = self.types.index;
        let attr = self.cx.int_attr(ty, number.into());
        self.emit_tentative(arith::CONSTANT, &[], ty, &[(name::VALUE, attr)])
    }
}

fn convert_aligned_pointer(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let pointer = match cv.converted(ExtractAlignedPointerAsIndex(op).source(cv.source()))? {
        Converted::MemRef(descriptor) => descriptor.aligned,
        Converted::Unranked(_, pointer) => load_pointer(cv, pointer, 1),
        _ => return Err(Problem::Reported),
    };
    let ty = cv.types.index;
    let address = cv.emit_value(cast::PTRTOINT, &[pointer], ty, &[]);
    cv.set_value(op, address);
    Ok(())
}

/// Loads the allocated (0) or aligned (1) pointer from the descriptor of an unranked memref.
pub(in crate::convert) fn load_pointer(cv: &mut Converter, descriptor: Value, field: i64) -> Value {
    let address = cv.element_address(descriptor, IndexValue::Constant(field), TypeId::PTR, 0);
    cv.emit_value(memory::LOAD, &[address], TypeId::PTR, &[])
}

impl Converter<'_> {
    /// Returns the constants of a list attribute; the dynamic ones are taken from `values`.
    pub(in crate::convert) fn mixed_list(
        &self,
        op: Op,
        constants: NameId,
        values: &mut dyn Iterator<Item = Value>,
    ) -> Result<Vec<IndexValue>, Problem> {
        let attr = self.attr(op, constants).and_then(|attr| self.cx.dense_array_value(attr));
        let mut index = |&constant: &i64| match constant {
            DYNAMIC => values.next().map(|value| self.index_value(value)),
            constant => Some(IndexValue::Constant(constant)),
        };
        let list = attr.ok_or("has no list of constants")?.iter();
        list.map(|number| index(number).ok_or(Problem::from("has too few operands"))).collect()
    }
}

fn convert_reinterpret_cast(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let [allocated, aligned] = match cv.converted(ReinterpretCast(op).source(source))? {
        Converted::MemRef(descriptor) => [descriptor.allocated, descriptor.aligned],
        Converted::Unranked(_, pointer) => [0, 1].map(|field| load_pointer(cv, pointer, field)),
        _ => return Err(Problem::Reported),
    };
    let mut dynamic = cv.singles(&source.operands(op)[1..])?.into_iter();
    let offsets = cv.mixed_list(op, name::STATIC_OFFSETS, &mut dynamic)?;
    let sizes = cv.mixed_list(op, name::STATIC_SIZES, &mut dynamic)?;
    let strides = cv.mixed_list(op, name::STATIC_STRIDES, &mut dynamic)?;
    let &[offset] = offsets.as_slice() else { return Err("expects one offset".into()) };
    let ty = cv.memref_type(cv.result_type(op, 0))?;
    if sizes.len() != ty.sizes.len() || strides.len() != ty.sizes.len() {
        return Err("expects a size and a stride for each dimension of its result".into());
    }
    let descriptor = Descriptor { allocated, aligned, offset, sizes, strides, packed: None };
    cv.set_result(op, 0, Converted::MemRef(Rc::new(descriptor.with_type(&ty))));
    Ok(())
}

// ---- globals

/// Returns the type of a global buffer: nested arrays, or the element type if it has no dimensions.
fn global_type(cv: &mut Converter, ty: &MemRefType) -> TypeId {
    ty.sizes.iter().rev().fold(ty.element, |inner, &size| cv.cx.array_type(size.max(0) as u64, inner))
}

/// Returns the layout of a global buffer. It has a static shape and no layout map.
fn global_buffer(cv: &mut Converter, ty: TypeId) -> Result<MemRefType, Problem> {
    let memref = cv.memref_type(ty)?;
    let is_plain = memref.offset == 0 && memref.strides == identity_strides(&memref.sizes);
    if memref.sizes.contains(&DYNAMIC) || !is_plain {
        return Err("expects a buffer with a static shape and no layout".into());
    }
    Ok(memref)
}

fn convert_global(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let ty = cv.attr(op, name::TYPE).and_then(|attr| cv.cx.type_value(attr)).ok_or("has no type")?;
    let memref = global_buffer(cv, ty)?;
    let global_ty = global_type(cv, &memref);
    let visibility = cv.attr(op, name::SYM_VISIBILITY).and_then(|attr| cv.cx.string_value(attr));
    let is_private = visibility.is_some_and(|visibility| cv.cx.str(visibility) == "private");
    let linkage = if is_private { "llvm.linkage<private>" } else { "llvm.linkage<external>" };
    let moved = [name::SYM_VISIBILITY, name::TYPE, name::INITIAL_VALUE];
    let attrs = cv.attrs(op);
    let mut attrs: Vec<NamedAttr> =
        cv.cx.dict_entries(attrs).iter().filter(|entry| !moved.contains(&entry.0)).copied().collect();
    attrs.push((name::GLOBAL_TYPE, cv.cx.type_attr(global_ty)));
    attrs.push((name::LINKAGE, cv.cx.dialect_attr(linkage)));
    if let TypeData::Pointer { space } = *cv.cx.type_data(memref.pointer)
        && space != 0
    {
        attrs.push((name::ADDR_SPACE, cv.cx.int_attr(TypeId::I32, space.into())));
    }
    let mut body = Body::default();
    match cv.attr(op, name::INITIAL_VALUE) {
        None => {}
        Some(value) if matches!(cv.cx.attr_data(value), AttrData::Unit) => {
            body = cv.in_new_body(cv.no_source, &[], |cv| {
                let value = cv.emit_value(arith::UNDEF, &[], global_ty, &[]);
                cv.emit(control::RETURN, &[value], &[], &[]);
            });
        }
        Some(value) => attrs.push((name::VALUE, initial_value(cv, value, &memref)?)),
    }
    let attrs = cv.cx.dict(&mut attrs);
    append_isolated(cv, global::GLOBAL, attrs, body);
    Ok(())
}

/// Converts the initial value; for a buffer without dimensions, its only element.
fn initial_value(cv: &mut Converter, value: AttrId, memref: &MemRefType) -> Result<AttrId, Problem> {
    let value = cv.convert_number(value)?;
    if !memref.sizes.is_empty() {
        return Ok(value);
    }
    cv.only_element(value).ok_or_else(|| "has an initial value of a form that is not supported yet".into())
}

fn convert_get_global(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let memref = global_buffer(cv, cv.result_type(op, 0))?;
    let symbol = cv.attr(op, name::NAME).ok_or("has no name")?;
    // Contractions may read panels of the constant instead.
    let attrs = [(name::GLOBAL_NAME, symbol)];
    let address = cv.emit_tentative(global::ADDRESSOF, &[], memref.pointer, &attrs);
    // Globals are never freed, so the value for the allocated pointer is rarely used.
    let address_ty = cv.address_type();
    let number = cv.cx.int_attr(address_ty, NOT_ALLOCATED);
    let number = cv.emit_tentative(arith::CONSTANT, &[], address_ty, &[(name::VALUE, number)]);
    let allocated = cv.emit_tentative(cast::INTTOPTR, &[number], memref.pointer, &[]);
    let constants = |numbers: &[i64]| numbers.iter().map(|&n| IndexValue::Constant(n)).collect::<Vec<_>>();
    let descriptor = Descriptor {
        allocated,
        aligned: address,
        offset: IndexValue::Constant(0),
        sizes: constants(&memref.sizes),
        strides: constants(&memref.strides),
        packed: None,
    };
    cv.set_result(op, 0, Converted::MemRef(Rc::new(descriptor)));
    Ok(())
}
