//! Memref descriptors as parts, and conversions between them and the values of the new body.
//!
//! The parts are, in this order: allocated pointer, aligned pointer, offset, sizes, strides. Those that the memref type
//! fixes are constants and are materialized only where a value is needed.

use std::rc::Rc;

use crate::dialect::llvm::{aggregate, arith};
use crate::ir::{DYNAMIC, TypeData, TypeId, Value, name};

use super::context::{Converted, Converter, Problem};
use super::index_value::IndexValue;
use super::types::MemRefType;

/// The parts of a ranked memref's descriptor.
#[derive(Clone, Debug)]
pub(super) struct Descriptor {
    /// The pointer to free.
    pub(super) allocated: Value,
    /// The base pointer of accesses.
    pub(super) aligned: Value,
    /// Distance of the first element from the aligned pointer, in elements.
    pub(super) offset: IndexValue,
    /// Sizes.
    pub(super) sizes: Vec<IndexValue>,
    /// Strides, in elements.
    pub(super) strides: Vec<IndexValue>,
    /// The structure that the parts were extracted from, if any.
    pub(super) packed: Option<Value>,
}

/// The parts of a descriptor that are passed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Parts {
    /// All parts, between functions: caller and callee agree even if their types differ in detail.
    All,
    /// The parts that the type does not fix, between blocks.
    Dynamic,
}

impl Parts {
    fn includes(self, from_type: i64) -> bool {
        self == Parts::All || from_type == DYNAMIC
    }
}

impl MemRefType {
    /// Returns offset, sizes and strides, in the order of the descriptor's fields.
    fn indices(&self) -> impl Iterator<Item = i64> + '_ {
        std::iter::once(self.offset).chain(self.sizes.iter().copied()).chain(self.strides.iter().copied())
    }
}

impl Descriptor {
    fn indices(&self) -> impl Iterator<Item = IndexValue> + '_ {
        std::iter::once(self.offset).chain(self.sizes.iter().copied()).chain(self.strides.iter().copied())
    }

    /// Creates a descriptor from pointers, and from an offset, sizes and strides in that order.
    fn from_indices(pointers: [Value; 2], rank: usize, indices: &[IndexValue]) -> Descriptor {
        Descriptor {
            allocated: pointers[0],
            aligned: pointers[1],
            offset: indices[0],
            sizes: indices[1..1 + rank].to_vec(),
            strides: indices[1 + rank..].to_vec(),
            packed: None,
        }
    }

    /// Returns the same memref as another type. The parts that the new type fixes become constants.
    pub(super) fn with_type(&self, ty: &MemRefType) -> Descriptor {
        let indices: Vec<IndexValue> = ty
            .indices()
            .zip(self.indices())
            .map(|(fixed, part)| if fixed == DYNAMIC { part } else { IndexValue::Constant(fixed) })
            .collect();
        let mut descriptor =
            Descriptor::from_indices([self.allocated, self.aligned], self.sizes.len(), &indices);
        descriptor.packed = self.packed;
        descriptor
    }
}

impl Converter<'_> {
    /// Returns the layout of a memref type.
    pub(super) fn memref_type(&mut self, ty: TypeId) -> Result<MemRefType, Problem> {
        Ok(self.types.memref(&mut self.cx, ty)?)
    }

    /// Returns the descriptor that replaces an old value.
    pub(super) fn descriptor(&self, value: Value) -> Result<Rc<Descriptor>, Problem> {
        match self.converted(value)? {
            Converted::MemRef(descriptor) => Ok(descriptor),
            _ => Err(Problem::from("expects a ranked memref")),
        }
    }

    /// Returns the converted types of the parts of a value: one for everything but memrefs.
    pub(super) fn part_types(&mut self, ty: TypeId, parts: Parts) -> Result<Vec<TypeId>, Problem> {
        match self.cx.type_data(ty) {
            TypeData::MemRef { .. } => {
                let memref = self.memref_type(ty)?;
                let indices = memref.indices().filter(|&fixed| parts.includes(fixed)).count();
                let mut types = vec![memref.pointer; 2];
                types.resize(2 + indices, self.types.index);
                Ok(types)
            }
            TypeData::UnrankedMemRef { .. } => {
                self.convert_type(ty)?;
                Ok(vec![self.types.index, TypeId::PTR])
            }
            _ => Ok(vec![self.convert_type(ty)?]),
        }
    }

    /// Returns the parts of the replacement of an old value of type `ty`, as values.
    pub(super) fn part_values(
        &mut self,
        ty: TypeId,
        converted: &Converted,
        parts: Parts,
    ) -> Result<Vec<Value>, Problem> {
        match converted {
            Converted::MemRef(descriptor) => {
                let memref = self.memref_type(ty)?;
                let mut values = vec![descriptor.allocated, descriptor.aligned];
                for (fixed, part) in memref.indices().zip(descriptor.indices()) {
                    if parts.includes(fixed) {
                        values.push(self.index_to_value(part));
                    }
                }
                Ok(values)
            }
            Converted::Unranked(rank, pointer) => Ok(vec![*rank, *pointer]),
            Converted::One(value) => Ok(vec![*value]),
            Converted::Failed => Err(Problem::Reported),
        }
    }

    /// Returns the parts of the replacements of several old values.
    pub(super) fn all_part_values(&mut self, values: &[Value], parts: Parts) -> Result<Vec<Value>, Problem> {
        let mut all = Vec::with_capacity(values.len());
        for &value in values {
            let converted = self.converted(value)?;
            let ty = self.source().value_type(value);
            all.append(&mut self.part_values(ty, &converted, parts)?);
        }
        Ok(all)
    }

    /// Builds a value of type `ty` from its parts, which are taken from `values`.
    pub(super) fn join_parts(
        &mut self,
        ty: TypeId,
        parts: Parts,
        values: &mut dyn Iterator<Item = Value>,
    ) -> Result<Converted, Problem> {
        let mut next = || values.next().ok_or(Problem::Reported);
        match self.cx.type_data(ty) {
            TypeData::MemRef { .. } => {
                let memref = self.types.memref(&mut self.cx, ty)?;
                let pointers = [next()?, next()?];
                let mut indices = Vec::new();
                for fixed in memref.indices() {
                    // A part that the type fixes is taken but not used.
                    let value = if parts.includes(fixed) { Some(next()?) } else { None };
                    indices.push(match value {
                        Some(value) => IndexValue::or_dynamic(fixed, value),
                        None => IndexValue::Constant(fixed),
                    });
                }
                let descriptor = Descriptor::from_indices(pointers, memref.sizes.len(), &indices);
                Ok(Converted::MemRef(Rc::new(descriptor)))
            }
            TypeData::UnrankedMemRef { .. } => Ok(Converted::Unranked(next()?, next()?)),
            _ => Ok(Converted::One(next()?)),
        }
    }

    /// Returns a replacement as one value: a memref is packed into its structure.
    pub(super) fn single(&mut self, converted: &Converted) -> Value {
        match converted {
            Converted::One(value) => *value,
            Converted::MemRef(descriptor) => self.pack(descriptor),
            Converted::Unranked(rank, pointer) => {
                let ty = self.cx.struct_type(&[self.types.index, TypeId::PTR]);
                self.build_aggregate(ty, &[(vec![0], *rank), (vec![1], *pointer)])
            }
            // Unreachable: callers get no failed value; see `converted`.
            Converted::Failed => self.emit_value(arith::POISON, &[], TypeId::PTR, &[]),
        }
    }

    /// Builds the structure of a descriptor.
    pub(super) fn pack(&mut self, descriptor: &Descriptor) -> Value {
        if let Some(packed) = descriptor.packed {
            return packed;
        }
        let rank = descriptor.sizes.len();
        let pointer = self.type_of(descriptor.allocated);
        let mut fields = vec![pointer, pointer, self.types.index];
        if rank > 0 {
            let array = self.cx.array_type(rank as u64, self.types.index);
            fields.extend([array, array]);
        }
        let ty = self.cx.struct_type(&fields);
        let mut parts = vec![(vec![0], descriptor.allocated), (vec![1], descriptor.aligned)];
        for (position, part) in index_positions(rank).into_iter().zip(descriptor.indices()) {
            let value = self.index_to_value(part);
            parts.push((position, value));
        }
        self.build_aggregate(ty, &parts)
    }

    /// Builds a structure or array from parts at positions.
    pub(super) fn build_aggregate(&mut self, ty: TypeId, parts: &[(Vec<i64>, Value)]) -> Value {
        let mut all = self.emit_value(arith::POISON, &[], ty, &[]);
        for (position, value) in parts {
            let position = self.cx.i64_array_attr(position);
            all = self.emit_value(aggregate::INSERTVALUE, &[all, *value], ty, &[(name::POSITION, position)]);
        }
        all
    }

    /// Extracts a part of a structure or array.
    pub(super) fn extract(&mut self, container: Value, position: &[i64], ty: TypeId) -> Value {
        let position = self.cx.i64_array_attr(position);
        self.emit_tentative(aggregate::EXTRACTVALUE, &[container], ty, &[(name::POSITION, position)])
    }

    /// Extracts all parts of the structure of a descriptor.
    pub(super) fn descriptor_parts(&mut self, structure: Value, ty: &MemRefType) -> Descriptor {
        let pointers = [0, 1].map(|field| self.extract(structure, &[field], ty.pointer));
        let (rank, index) = (ty.sizes.len(), self.types.index);
        let positions = index_positions(rank).into_iter();
        let indices: Vec<IndexValue> =
            positions.map(|position| IndexValue::Value(self.extract(structure, &position, index))).collect();
        let mut descriptor = Descriptor::from_indices(pointers, rank, &indices);
        descriptor.packed = Some(structure);
        descriptor
    }

    /// Returns the replacement for a value of the converted type of `ty`: the structure of a memref is split into
    /// parts.
    pub(super) fn unpack(&mut self, ty: TypeId, value: Value) -> Result<Converted, Problem> {
        let index = self.types.index;
        match self.cx.type_data(ty) {
            TypeData::MemRef { .. } => {
                let memref = self.memref_type(ty)?;
                let descriptor = self.descriptor_parts(value, &memref);
                Ok(Converted::MemRef(Rc::new(descriptor.with_type(&memref))))
            }
            TypeData::UnrankedMemRef { .. } => {
                let rank = self.extract(value, &[0], index);
                let pointer = self.extract(value, &[1], TypeId::PTR);
                Ok(Converted::Unranked(rank, pointer))
            }
            _ => Ok(Converted::One(value)),
        }
    }
}

/// Returns the positions of offset, sizes and strides in the structure of a descriptor.
fn index_positions(rank: usize) -> Vec<Vec<i64>> {
    let dimensions = 0..rank as i64;
    let sizes = dimensions.clone().map(|i| vec![3, i]);
    let strides = dimensions.map(|i| vec![4, i]);
    std::iter::once(vec![2]).chain(sizes).chain(strides).collect()
}
