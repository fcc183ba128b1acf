//! `vector.transfer_read` and `vector.transfer_write`.
//!
//! If all elements are inside the memref, whole rows are moved; one check decides this for all of them. Otherwise, and
//! under a mask, each element is moved only if it is inside. Elements of contiguous rows use a masked access
//! ([`transfer_rows`]), others are moved one by one, and large numbers of them in loops ([`transfer_loop`]).

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::{arith as llvm, memory};
use crate::dialect::vector::types::{dimension, map_value, vector};
use crate::dialect::vector::{TransferRead, TransferWrite};
use crate::ir::{AffineMap, AttrData, Op, TypeId, Value, name};

use super::super::arith::compare;
use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::lanes::{Shape, positions};
use super::transfer_loop::{self, MOST_UNROLLED};
use super::transfer_rows;

/// A dimension of the vector.
pub(super) struct Dim {
    pub(super) size: i64,
    /// The dimension of the memref along which it runs; `None` if the elements are broadcast.
    pub(super) source: Option<usize>,
    /// True if it may be out of bounds.
    is_checked: bool,
}

/// A transfer being converted.
pub(super) struct Transfer {
    pub(super) dims: Vec<Dim>,
    /// Address of the first element.
    pub(super) address: Value,
    indices: Vec<IndexValue>,
    sizes: Vec<IndexValue>,
    pub(super) strides: Vec<IndexValue>,
    /// Converted element type of the memref.
    pub(super) element: TypeId,
    /// The shape of the vector.
    pub(super) shape: Shape,
    /// True if the elements of the memref are vectors.
    pub(super) of_vectors: bool,
    pub(super) mask: Option<Mask>,
}

/// The mask of a transfer, by the elements of the vector.
pub(super) struct Mask {
    pub(super) value: Value,
    /// Its elements.
    pub(super) bits: Vec<Value>,
    pub(super) shape: Shape,
    /// The dimension of the vector for each dimension of the mask.
    pub(super) dims: Vec<usize>,
}

/// The operands of a transfer that select the elements.
struct Operands<'a> {
    base: Value,
    indices: &'a [Value],
    mask: Option<Value>,
}

impl Transfer {
    fn of(
        cv: &mut Converter,
        op: Op,
        which: &Operands,
        ty: TypeId,
        outer_mask: Option<Value>,
    ) -> Result<Transfer, Problem> {
        let source = cv.source();
        let base_type = source.value_type(which.base);
        let memref = cv.memref_type(base_type)?;
        let descriptor = cv.descriptor(which.base)?;
        let indices = cv.singles(which.indices)?;
        let indices: Vec<IndexValue> = indices.into_iter().map(|index| cv.index_value(index)).collect();
        let map = cv.attr(op, name::PERMUTATION_MAP).and_then(|attr| map_value(&cv.cx, attr)).cloned();
        let map = map.ok_or("has no permutation map")?;
        let shape = cv.vector_shape(ty)?;
        let of_vectors = check_elements(cv, base_type, ty)?;
        let bounds = in_bounds(cv, op, map.results.len());
        let dims = dims(&map, &shape, &bounds, &indices, &descriptor.sizes);
        let address = first_address(cv, &descriptor, &indices, memref.element);
        let mask = mask(cv, which.mask, outer_mask, &map, &shape)?;
        Ok(Transfer {
            dims,
            address,
            indices,
            sizes: descriptor.sizes.clone(),
            strides: descriptor.strides.clone(),
            element: memref.element,
            shape,
            of_vectors,
            mask,
        })
    }

    /// Returns the address of the element for a position in the vector.
    pub(super) fn at(&self, cv: &mut Converter, position: &[i64]) -> Value {
        let mut distance = IndexValue::Constant(0);
        for (dim, &at) in self.dims.iter().zip(position) {
            let Some(source) = dim.source else { continue };
            let step = cv.multiply_index(IndexValue::Constant(at), self.strides[source], 0);
            distance = cv.add_index(distance, step, 0);
        }
        cv.element_address(self.address, distance, self.element, 0)
    }

    /// Returns the positions of the elements of the memref that are transferred.
    pub(super) fn slots(&self) -> Vec<Vec<i64>> {
        let sizes: Vec<i64> = self.dims.iter().map(|dim| dim.size).collect();
        positions(&sizes)
    }

    /// Builds the vector from these elements of the memref.
    pub(super) fn join(&self, cv: &mut Converter, slots: &[Value]) -> Value {
        if !self.of_vectors {
            return cv.vector_of(&self.shape, slots);
        }
        if self.dims.is_empty() {
            return slots[0];
        }
        let parts: Vec<(Vec<i64>, Value)> = self.slots().into_iter().zip(slots.iter().copied()).collect();
        cv.build_aggregate(self.shape.ty, &parts)
    }

    /// Splits a vector into the elements of the memref.
    pub(super) fn split(&self, cv: &mut Converter, value: Value) -> Vec<Value> {
        if !self.of_vectors {
            return cv.elements(value, &self.shape);
        }
        if self.dims.is_empty() {
            return vec![value];
        }
        self.slots().iter().map(|position| cv.extract(value, position, self.element)).collect()
    }

    fn is_checked(&self) -> bool {
        self.dims.iter().any(|dim| dim.is_checked)
    }

    /// Returns the index and the size of the memref's dimension for a dimension of the vector that is checked.
    pub(super) fn bound(&self, cv: &mut Converter, dim: &Dim) -> Option<(IndexValue, Value)> {
        let source = dim.source.filter(|_| dim.is_checked)?;
        let size = cv.index_to_value(self.sizes[source]);
        Some((self.indices[source], size))
    }

    /// Emits the check that all elements are inside.
    fn all_inside(&self, cv: &mut Converter) -> Value {
        let mut all = None;
        for dim in &self.dims {
            let Some((index, size)) = self.bound(cv, dim) else { continue };
            let end = cv.add_index(index, IndexValue::Constant(dim.size), 0);
            let end = cv.index_to_value(end);
            let inside = compare(cv, IntPredicate::Sle, end, size);
            all = and(cv, all, inside);
        }
        all.unwrap_or_else(|| cv.constant(TypeId::I1, -1))
    }

    /// Emits, for each of these dimensions that is checked, the check that each of its positions is inside.
    pub(super) fn inside(&self, cv: &mut Converter, dims: &[Dim]) -> Vec<Vec<Value>> {
        let mut inside = Vec::new();
        for dim in dims {
            let mut bits = Vec::new();
            if let Some((index, size)) = self.bound(cv, dim) {
                for at in 0..dim.size {
                    let at = cv.add_index(index, IndexValue::Constant(at), 0);
                    let at = cv.index_to_value(at);
                    bits.push(compare(cv, IntPredicate::Slt, at, size));
                }
            }
            inside.push(bits);
        }
        inside
    }

    pub(super) fn mask_bit(&self, position: &[i64]) -> Option<Value> {
        let mask = self.mask.as_ref()?;
        let at: Vec<i64> = mask.dims.iter().map(|&dim| position[dim]).collect();
        Some(mask.bits[mask.shape.linear(&at)])
    }

    /// Emits the condition under which the element at a position is moved; `None` if it is always moved.
    fn condition(&self, cv: &mut Converter, inside: &[Vec<Value>], position: &[i64]) -> Option<Value> {
        let mut all = self.mask_bit(position);
        for (bits, &at) in inside.iter().zip(position) {
            if let Some(&bit) = bits.get(at as usize) {
                all = and(cv, all, bit);
            }
        }
        all
    }

    /// Returns true if the last dimension of the vector is contiguous in memory.
    fn has_rows(&self) -> bool {
        let last = self.dims.last().and_then(|dim| dim.source);
        !self.of_vectors && last.is_some_and(|dim| self.strides[dim].constant() == Some(1))
    }
}

fn and(cv: &mut Converter, all: Option<Value>, bit: Value) -> Option<Value> {
    Some(match all {
        Some(all) => cv.emit_value(llvm::AND, &[all, bit], TypeId::I1, &[]),
        None => bit,
    })
}

/// Returns true if the elements of the memref are vectors, which make up the transferred vector.
fn check_elements(cv: &Converter, base: TypeId, ty: TypeId) -> Result<bool, Problem> {
    let element = cv.cx.element_type(base);
    let (inner, outer) = (vector(&cv.cx, element), vector(&cv.cx, ty));
    let Some(outer) = outer else { return Err("expects a vector".into()) };
    let fits = match inner {
        Some(inner) => outer.element == inner.element && outer.shape.ends_with(inner.shape),
        None => outer.element == element,
    };
    if fits {
        return Ok(inner.is_some());
    }
    Err("is not supported yet: it sees the elements of the memref as another type".into())
}

fn in_bounds(cv: &Converter, op: Op, count: usize) -> Vec<bool> {
    let attr = cv.attr(op, name::IN_BOUNDS).map(|attr| cv.cx.attr_data(attr));
    match attr {
        Some(AttrData::Array(items)) => items.iter().map(|&item| cv.cx.int_value(item) != Some(0)).collect(),
        _ => vec![false; count],
    }
}

fn dims(
    map: &AffineMap,
    shape: &Shape,
    in_bounds: &[bool],
    indices: &[IndexValue],
    sizes: &[IndexValue],
) -> Vec<Dim> {
    let dim = |(i, expr): (usize, &crate::ir::AffineExpr)| {
        let (size, source) = (shape.sizes[i], dimension(expr));
        let is_inside = source.is_some_and(|dim| known_inside(indices[dim], size, sizes[dim]));
        let is_checked = source.is_some() && !in_bounds.get(i).copied().unwrap_or_default() && !is_inside;
        Dim { size, source, is_checked }
    };
    map.results.iter().enumerate().map(dim).collect()
}

/// Returns true if constants show that a dimension is inside.
fn known_inside(index: IndexValue, size: i64, whole: IndexValue) -> bool {
    match (index.constant(), whole.constant()) {
        (Some(index), Some(whole)) => index >= 0 && index.checked_add(size).is_some_and(|end| end <= whole),
        _ => false,
    }
}

/// Computes the address of the first element. It may be out of bounds, so it carries no overflow flags.
fn first_address(
    cv: &mut Converter,
    descriptor: &super::super::descriptor::Descriptor,
    indices: &[IndexValue],
    element: TypeId,
) -> Value {
    let mut position = IndexValue::Constant(0);
    for (&index, &stride) in indices.iter().zip(&descriptor.strides) {
        let distance = cv.multiply_index(index, stride, 0);
        position = cv.add_index(position, distance, 0);
    }
    let base = cv.first_element(descriptor, element);
    cv.element_address(base, position, element, 0)
}

fn mask(
    cv: &mut Converter,
    own: Option<Value>,
    outer: Option<Value>,
    map: &AffineMap,
    shape: &Shape,
) -> Result<Option<Mask>, Problem> {
    let own = own.map(|mask| cv.one(mask)).transpose()?;
    let Some(mask) = cv.and_masks(own, outer) else { return Ok(None) };
    let mut used: Vec<(usize, usize)> =
        map.results.iter().enumerate().filter_map(|(i, expr)| Some((dimension(expr)?, i))).collect();
    used.sort_unstable();
    let dims: Vec<usize> = used.iter().map(|&(_, dim)| dim).collect();
    // A mask without dimensions has one bit for all elements.
    let sizes: Vec<i64> = dims.iter().map(|&dim| shape.sizes[dim]).collect();
    let mask_shape = cv.mask_shape(&sizes);
    let bits = cv.elements(mask, &mask_shape);
    Ok(Some(Mask { value: mask, bits, shape: mask_shape, dims }))
}

pub(super) fn convert_transfer_read(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    transfer_read(cv, op, None, None)
}

/// Converts a read. Lanes that `mask` disables get `passthru` instead of the padding.
pub(super) fn transfer_read(
    cv: &mut Converter,
    op: Op,
    mask: Option<Value>,
    passthru: Option<Value>,
) -> Result<(), Problem> {
    let (source, read) = (cv.source(), TransferRead(op));
    let which = Operands {
        base: read.base(source),
        indices: read.indices(&cv.cx, source),
        mask: read.mask(&cv.cx, source).first().copied(),
    };
    let &[padding] = read.padding(&cv.cx, source) else { return Err("has no padding".into()) };
    let padding = cv.one(padding)?;
    let transfer = Transfer::of(cv, op, &which, cv.result_type(op, 0), mask)?;
    let value = if transfer.mask.is_some() {
        read_checked(cv, &transfer, padding, passthru)
    } else if !transfer.is_checked() {
        read_inside(cv, &transfer)
    } else {
        let condition = transfer.all_inside(cv);
        let ty = transfer.shape.ty;
        let (fast, slow, next) = (cv.new_block(&[]), cv.new_block(&[]), cv.new_block(&[ty]));
        cv.cond_branch(condition, (fast, Vec::new()), (slow, Vec::new()));
        cv.build().start(fast);
        let whole = read_inside(cv, &transfer);
        cv.branch(next, vec![whole]);
        cv.build().start(slow);
        let partial = read_checked(cv, &transfer, padding, None);
        cv.branch(next, vec![partial]);
        cv.build().start(next);
        cv.block_args(next)[0]
    };
    cv.set_only(op, value);
    Ok(())
}

/// Reads all elements, which are known to be inside.
fn read_inside(cv: &mut Converter, transfer: &Transfer) -> Value {
    let shape = &transfer.shape;
    if transfer.has_rows() {
        let mut rows = Vec::new();
        for position in shape.rows() {
            let address = transfer.at(cv, &position);
            rows.push(cv.load_row(address, shape, &[]));
        }
        return cv.vector_of_rows(shape, &rows);
    }
    // The elements of broadcast dimensions are read once.
    let mut read: Vec<Value> = Vec::new();
    let slots = transfer.slots();
    let number_of = |position: &[i64]| {
        transfer.dims.iter().zip(position).fold(0, |all, (dim, &at)| all * dim.size + at) as usize
    };
    for position in &slots {
        let first: Vec<i64> = transfer
            .dims
            .iter()
            .zip(position)
            .map(|(dim, &at)| if dim.source.is_some() { at } else { 0 })
            .collect();
        let value = match read.get(number_of(&first)) {
            Some(&known) => known,
            None => {
                let address = transfer.at(cv, position);
                cv.emit_value(memory::LOAD, &[address], transfer.element, &[])
            }
        };
        read.push(value);
    }
    transfer.join(cv, &read)
}

/// Reads each element if it is inside and its mask bit is set.
fn read_checked(cv: &mut Converter, transfer: &Transfer, padding: Value, passthru: Option<Value>) -> Value {
    if transfer.slots().len() > MOST_UNROLLED && passthru.is_none() {
        return transfer_loop::read(cv, transfer, padding);
    }
    if transfer.has_rows() && !cv.is_packed(transfer.element) {
        return transfer_rows::read(cv, transfer, padding, passthru);
    }
    let inside = transfer.inside(cv, &transfer.dims);
    let passed = passthru.map(|passthru| transfer.split(cv, passthru));
    let mut slots = Vec::new();
    for (i, position) in transfer.slots().iter().enumerate() {
        let otherwise = match (&passed, transfer.mask_bit(position)) {
            (Some(passed), Some(bit)) => cv.select_row(bit, padding, passed[i]),
            _ => padding,
        };
        let address = transfer.at(cv, position);
        slots.push(match transfer.condition(cv, &inside, position) {
            Some(condition) => cv.load_if(condition, address, otherwise),
            None => cv.emit_value(memory::LOAD, &[address], transfer.element, &[]),
        });
    }
    transfer.join(cv, &slots)
}

pub(super) fn convert_transfer_write(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    transfer_write(cv, op, None)
}

pub(super) fn transfer_write(cv: &mut Converter, op: Op, mask: Option<Value>) -> Result<(), Problem> {
    let (source, write) = (cv.source(), TransferWrite(op));
    let which = Operands {
        base: write.base(source),
        indices: write.indices(&cv.cx, source),
        mask: write.mask(&cv.cx, source).first().copied(),
    };
    let old_value = write.value_to_store(source);
    let value = cv.one(old_value)?;
    let transfer = Transfer::of(cv, op, &which, source.value_type(old_value), mask)?;
    if transfer.mask.is_some() {
        write_checked(cv, &transfer, value);
    } else if !transfer.is_checked() {
        write_inside(cv, &transfer, value);
    } else {
        let condition = transfer.all_inside(cv);
        let (fast, slow, next) = (cv.new_block(&[]), cv.new_block(&[]), cv.new_block(&[]));
        cv.cond_branch(condition, (fast, Vec::new()), (slow, Vec::new()));
        cv.build().start(fast);
        write_inside(cv, &transfer, value);
        cv.branch(next, Vec::new());
        cv.build().start(slow);
        write_checked(cv, &transfer, value);
        cv.branch(next, Vec::new());
        cv.build().start(next);
    }
    Ok(())
}

fn write_inside(cv: &mut Converter, transfer: &Transfer, value: Value) {
    if transfer.has_rows() {
        let shape = &transfer.shape;
        for position in shape.rows() {
            let row = cv.row_at(value, shape, &position);
            let address = transfer.at(cv, &position);
            cv.store_row(row, address, shape, &[]);
        }
        return;
    }
    let slots = transfer.split(cv, value);
    for (position, slot) in transfer.slots().iter().zip(slots) {
        let address = transfer.at(cv, position);
        cv.emit(memory::STORE, &[slot, address], &[], &[]);
    }
}

fn write_checked(cv: &mut Converter, transfer: &Transfer, value: Value) {
    if transfer.slots().len() > MOST_UNROLLED {
        return transfer_loop::write(cv, transfer, value);
    }
    if transfer.has_rows() && !cv.is_packed(transfer.element) {
        return transfer_rows::write(cv, transfer, value);
    }
    let inside = transfer.inside(cv, &transfer.dims);
    let slots = transfer.split(cv, value);
    for (position, slot) in transfer.slots().iter().zip(slots) {
        let address = transfer.at(cv, position);
        match transfer.condition(cv, &inside, position) {
            Some(condition) => cv.store_if(condition, slot, address),
            None => {
                cv.emit(memory::STORE, &[slot, address], &[], &[]);
            }
        }
    }
}
