//! Loads and stores of consecutive elements, with or without a mask.

use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::{masked, memory};
use crate::dialect::vector::types::vector;
use crate::dialect::vector::{Load, Store};
use crate::ir::{NamedAttr, Op, TypeId, Value, name};

use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::lanes::Shape;
use super::shape::{result_shape, vector_value};

/// The start address of an access, and the layout of the elements from there.
pub(super) struct BaseAddress {
    pub(super) address: Value,
    /// Strides of the memref, in elements.
    pub(super) strides: Vec<IndexValue>,
    /// Converted element type of the memref.
    pub(super) element: TypeId,
}

impl BaseAddress {
    /// Returns the location of the element of an old memref at old indices.
    pub(super) fn of(cv: &mut Converter, base: Value, indices: &[Value]) -> Result<BaseAddress, Problem> {
        let ty = cv.memref_type(cv.source().value_type(base))?;
        let descriptor = cv.descriptor(base)?;
        let indices = cv.singles(indices)?;
        let indices: Vec<IndexValue> = indices.into_iter().map(IndexValue::Value).collect();
        let address = cv.address(&descriptor, &indices, ty.element);
        Ok(BaseAddress { address, strides: descriptor.strides.clone(), element: ty.element })
    }

    /// Computes the address of the element at a relative position in the last dimensions.
    pub(super) fn at(&self, cv: &mut Converter, position: &[i64]) -> Value {
        let first = self.strides.len().saturating_sub(position.len());
        let mut distance = IndexValue::Constant(0);
        for (&at, &stride) in position.iter().zip(&self.strides[first..]) {
            let step = cv.multiply_index(IndexValue::Constant(at), stride, 0);
            distance = cv.add_index(distance, step, 0);
        }
        cv.element_address(self.address, distance, self.element, 0)
    }
}

/// Checks that a vector has at most the rank of the memref.
fn check_rank(shape: &Shape, base: &BaseAddress) -> Result<(), Problem> {
    if shape.sizes.len() <= base.strides.len().max(1) {
        return Ok(());
    }
    Err("is not supported yet: the vector has more dimensions than the memref".into())
}

impl Converter<'_> {
    /// Returns true if several elements have the same layout in memory as in a row. In a row, elements of less than a
    /// byte share bytes.
    pub(super) fn is_packed(&self, element: TypeId) -> bool {
        self.cx.int_width(element).is_some_and(|width| !matches!(width, 8 | 16 | 32 | 64 | 128))
    }

    /// Returns the attributes of an access to a row. The default alignment is that of one element.
    fn row_attrs(&mut self, element: TypeId, attrs: &[NamedAttr]) -> Vec<NamedAttr> {
        let mut all = attrs.to_vec();
        if !all.iter().any(|attr| attr.0 == name::ALIGNMENT)
            && let Some(align) = align_of(&self.cx, &self.target.layout, element)
        {
            all.push((name::ALIGNMENT, self.cx.int_attr(TypeId::I64, align.into())));
        }
        all
    }

    /// Loads a row of consecutive elements.
    pub(super) fn load_row(&mut self, address: Value, shape: &Shape, attrs: &[NamedAttr]) -> Value {
        if self.is_packed(shape.element) {
            let mut lanes = Vec::new();
            for i in 0..shape.lanes() {
                let address = self.element_address(address, IndexValue::Constant(i), shape.element, 0);
                lanes.push(self.emit_value(memory::LOAD, &[address], shape.element, &[]));
            }
            return self.row_of(&lanes, shape.row);
        }
        let attrs = self.row_attrs(shape.element, attrs);
        self.emit_value(memory::LOAD, &[address], shape.row, &attrs)
    }

    /// Stores a row to consecutive elements.
    pub(super) fn store_row(&mut self, row: Value, address: Value, shape: &Shape, attrs: &[NamedAttr]) {
        if self.is_packed(shape.element) {
            for i in 0..shape.lanes() {
                let address = self.element_address(address, IndexValue::Constant(i), shape.element, 0);
                let lane = self.lane(row, i);
                self.emit(memory::STORE, &[lane, address], &[], &[]);
            }
            return;
        }
        let attrs = self.row_attrs(shape.element, attrs);
        self.emit(memory::STORE, &[row, address], &[], &attrs);
    }

    /// Loads a vector whose elements are contiguous in memory, in row-major order.
    pub(in crate::convert) fn load_elements(&mut self, address: Value, shape: &Shape) -> Value {
        let rows: Vec<Value> = (0..shape.rows().len() as i64)
            .map(|row| {
                let address = self.row_address(address, row, shape);
                self.load_row(address, shape, &[])
            })
            .collect();
        self.vector_of_rows(shape, &rows)
    }

    /// Stores the elements of a vector contiguously, in row-major order.
    pub(in crate::convert) fn store_elements(&mut self, vector: Value, address: Value, shape: &Shape) {
        for (number, row) in self.rows(vector, shape).into_iter().enumerate() {
            let address = self.row_address(address, number as i64, shape);
            self.store_row(row, address, shape, &[]);
        }
    }

    fn row_address(&mut self, base: Value, row: i64, shape: &Shape) -> Value {
        let distance = IndexValue::Constant(row * shape.lanes());
        self.element_address(base, distance, shape.element, 0)
    }

    /// Loads from an address if a condition holds; the result is `otherwise` if not.
    pub(super) fn load_if(&mut self, condition: Value, address: Value, otherwise: Value) -> Value {
        let ty = self.type_of(otherwise);
        let (load, next) = (self.new_block(&[]), self.new_block(&[ty]));
        self.cond_branch(condition, (load, Vec::new()), (next, vec![otherwise]));
        self.build().start(load);
        let value = self.emit_value(memory::LOAD, &[address], ty, &[]);
        self.branch(next, vec![value]);
        self.build().start(next);
        self.block_args(next)[0]
    }

    /// Stores to an address if a condition holds.
    pub(super) fn store_if(&mut self, condition: Value, value: Value, address: Value) {
        let (store, next) = (self.new_block(&[]), self.new_block(&[]));
        self.cond_branch(condition, (store, Vec::new()), (next, Vec::new()));
        self.build().start(store);
        self.emit(memory::STORE, &[value, address], &[], &[]);
        self.branch(next, Vec::new());
        self.build().start(next);
    }
}

/// Returns the attributes of a load or store that also hold for the accesses of its rows.
fn access_attrs(cv: &mut Converter, op: Op, shape: &Shape) -> Vec<NamedAttr> {
    let mut attrs = Vec::new();
    if let Some(alignment) = cv.attr(op, name::ALIGNMENT).filter(|_| shape.outer().is_empty()) {
        attrs.push((name::ALIGNMENT, alignment));
    }
    let nontemporal = cv.attr(op, name::NONTEMPORAL).and_then(|attr| cv.cx.int_value(attr));
    if nontemporal.is_some_and(|value| value != 0) {
        attrs.push((name::NONTEMPORAL, cv.cx.unit_attr()));
    }
    attrs
}

/// Returns true if the elements of a memref are vectors.
fn holds_vectors(cv: &Converter, memref: Value) -> bool {
    vector(&cv.cx, cv.cx.element_type(cv.source().value_type(memref))).is_some()
}

pub(super) fn convert_load(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, load) = (cv.source(), Load(op));
    let shape = result_shape(cv, op)?;
    let base = BaseAddress::of(cv, load.base(source), load.indices(source))?;
    let attrs = access_attrs(cv, op, &shape);
    let value = if holds_vectors(cv, load.base(source)) {
        cv.emit_value(memory::LOAD, &[base.address], shape.ty, &attrs)
    } else {
        check_rank(&shape, &base)?;
        let mut rows = Vec::new();
        for mut position in shape.rows() {
            position.push(0);
            let address = base.at(cv, &position);
            rows.push(cv.load_row(address, &shape, &attrs));
        }
        cv.vector_of_rows(&shape, &rows)
    };
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_store(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let (source, store) = (cv.source(), Store(op));
    let (value, shape) = vector_value(cv, store.value_to_store(source))?;
    let base = BaseAddress::of(cv, store.base(source), store.indices(source))?;
    let attrs = access_attrs(cv, op, &shape);
    if holds_vectors(cv, store.base(source)) {
        cv.emit(memory::STORE, &[value, base.address], &[], &attrs);
        return Ok(());
    }
    check_rank(&shape, &base)?;
    for position in shape.rows() {
        let row = cv.row_at(value, &shape, &position);
        let address = base.at(cv, &[&position[..], &[0]].concat());
        cv.store_row(row, address, &shape, &attrs);
    }
    Ok(())
}

/// A masked access, whose last two operands are a mask and a vector.
struct Masked {
    base: BaseAddress,
    shape: Shape,
    /// The mask and the vector, row by row.
    rows: Vec<(Value, Value)>,
}

impl Masked {
    fn of(cv: &mut Converter, op: Op) -> Result<Masked, Problem> {
        let &[base, ref indices @ .., mask, value] = cv.source().operands(op) else {
            return Err("has other operands than indices, a mask and a vector".into());
        };
        let (value, shape) = vector_value(cv, value)?;
        let (mask, mask_shape) = vector_value(cv, mask)?;
        let base = BaseAddress::of(cv, base, indices)?;
        check_rank(&shape, &base)?;
        let (masks, values) = (cv.rows(mask, &mask_shape), cv.rows(value, &shape));
        Ok(Masked { base, shape, rows: masks.into_iter().zip(values).collect() })
    }

    /// Computes the address of a row.
    fn row(&self, cv: &mut Converter, number: usize) -> Value {
        let mut position = self.shape.rows().swap_remove(number);
        position.push(0);
        self.base.at(cv, &position)
    }
}

/// Checks that lanes have addresses. Lanes of less than a byte have none.
pub(super) fn check_unpacked(cv: &Converter, shape: &Shape) -> Result<(), Problem> {
    if cv.is_packed(shape.element) {
        return Err("is not supported yet: lanes of less than a byte under a mask".into());
    }
    Ok(())
}

impl Converter<'_> {
    /// Returns the attributes of masked accesses: the alignment of one element.
    pub(super) fn masked_attrs(&mut self, element: TypeId) -> Vec<NamedAttr> {
        let align = align_of(&self.cx, &self.target.layout, element).unwrap_or(1);
        vec![(name::ALIGNMENT, self.cx.int_attr(TypeId::I32, align.into()))]
    }

    /// Loads the active lanes of a row from memory; the other lanes come from another row.
    pub(super) fn load_masked(&mut self, address: Value, mask: Value, otherwise: Value) -> Value {
        let row = self.type_of(otherwise);
        let element = self.cx.element_type(row);
        if self.is_packed(element) {
            return self.load_masked_lanes(address, mask, otherwise);
        }
        let attrs = self.masked_attrs(element);
        self.emit_value(masked::LOAD, &[address, mask, otherwise], row, &attrs)
    }

    /// Stores the active lanes of a row.
    pub(super) fn store_masked(&mut self, row: Value, address: Value, mask: Value) {
        let element = self.cx.element_type(self.type_of(row));
        if self.is_packed(element) {
            return self.store_masked_lanes(row, address, mask);
        }
        let attrs = self.masked_attrs(element);
        self.emit(masked::STORE, &[row, address, mask], &[], &attrs);
    }

    fn load_masked_lanes(&mut self, address: Value, mask: Value, otherwise: Value) -> Value {
        let row = self.type_of(otherwise);
        let (element, count) = (self.cx.element_type(row), self.lane_count(row));
        let (bits, mut lanes) = (self.lanes(mask, count), self.lanes(otherwise, count));
        for (i, (lane, bit)) in lanes.iter_mut().zip(bits).enumerate() {
            let address = self.element_address(address, IndexValue::Constant(i as i64), element, 0);
            *lane = self.load_if(bit, address, *lane);
        }
        self.row_of(&lanes, row)
    }

    fn store_masked_lanes(&mut self, row: Value, address: Value, mask: Value) {
        let ty = self.type_of(row);
        let (element, count) = (self.cx.element_type(ty), self.lane_count(ty));
        let (bits, lanes) = (self.lanes(mask, count), self.lanes(row, count));
        for (i, (lane, bit)) in lanes.into_iter().zip(bits).enumerate() {
            let address = self.element_address(address, IndexValue::Constant(i as i64), element, 0);
            self.store_if(bit, lane, address);
        }
    }
}

pub(super) fn convert_masked_load(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let masked = Masked::of(cv, op)?;
    let mut rows = Vec::new();
    for (number, &(mask, otherwise)) in masked.rows.iter().enumerate() {
        let address = masked.row(cv, number);
        rows.push(cv.load_masked(address, mask, otherwise));
    }
    let value = cv.vector_of_rows(&masked.shape, &rows);
    cv.set_value(op, value);
    Ok(())
}

pub(super) fn convert_masked_store(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let masked = Masked::of(cv, op)?;
    for (number, &(mask, row)) in masked.rows.iter().enumerate() {
        let address = masked.row(cv, number);
        cv.store_masked(row, address, mask);
    }
    Ok(())
}

/// Returns the only row of an access to contiguous elements.
fn only_row(cv: &Converter, masked: &Masked) -> Result<(Value, Value), Problem> {
    check_unpacked(cv, &masked.shape)?;
    match masked.rows.as_slice() {
        &[row] => Ok(row),
        _ => Err("is not supported yet: vectors of several dimensions".into()),
    }
}

/// Converts an expanding load: each active lane loads the next element.
pub(super) fn convert_expand_load(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let masked = Masked::of(cv, op)?;
    let (mask, otherwise) = only_row(cv, &masked)?;
    let operands = [masked.base.address, mask, otherwise];
    let value = cv.emit_value(masked::EXPANDLOAD, &operands, masked.shape.ty, &[]);
    cv.set_value(op, value);
    Ok(())
}

/// Converts a compressing store: the active lanes are stored to consecutive elements.
pub(super) fn convert_compress_store(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let masked = Masked::of(cv, op)?;
    let (mask, row) = only_row(cv, &masked)?;
    cv.emit(masked::COMPRESSSTORE, &[row, masked.base.address, mask], &[], &[]);
    Ok(())
}
