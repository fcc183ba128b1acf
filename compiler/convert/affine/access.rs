//! Accesses to buffers at affine subscripts.

use std::rc::Rc;

use crate::convert::context::{Converted, Converter, Problem};
use crate::convert::descriptor::Descriptor;
use crate::convert::index_value::IndexValue;
use crate::dialect::affine::Store;
use crate::dialect::llvm::aggregate::INSERTVALUE;
use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory;
use crate::ir::{NamedAttr, Op, TypeData, TypeId, Value, name};

use super::map;

/// An element of a buffer that an operation accesses.
struct Access {
    descriptor: Rc<Descriptor>,
    indices: Vec<IndexValue>,
    /// Converted element type.
    element: TypeId,
}

impl Access {
    /// Reads the access from the operands of an old operation, whose memref is operand `memref`.
    fn of(cv: &mut Converter, op: Op, memref: usize) -> Result<Access, Problem> {
        let operands = &cv.source().operands(op)[memref..];
        let element = cv.memref_type(cv.source().value_type(operands[0]))?.element;
        let map = map(cv, op, name::MAP)?;
        let indices = cv.affine_results(&map, &operands[1..])?;
        Ok(Access { descriptor: cv.descriptor(operands[0])?, indices, element })
    }

    fn address(&self, cv: &mut Converter) -> Value {
        cv.address(&self.descriptor, &self.indices, self.element)
    }
}

pub(super) fn convert_load(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let access = Access::of(cv, op, 0)?;
    let address = access.address(cv);
    let loaded = cv.emit_value(memory::LOAD, &[address], access.element, &[]);
    let converted = cv.unpack(cv.result_type(op, 0), loaded)?;
    cv.set_result(op, 0, converted);
    Ok(())
}

pub(super) fn convert_store(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let value = cv.one(Store(op).value(cv.source()))?;
    let address = Access::of(cv, op, 1)?.address(cv);
    cv.emit(memory::STORE, &[value, address], &[], &[]);
    Ok(())
}

/// The access of an operation that loads or stores vectors. The vector runs along the last dimensions of the buffer.
struct VectorAccess {
    access: Access,
    /// The dimension of the buffer along which the next dimension of the vector runs.
    dimension: usize,
    /// The alignment of one element, which may be less than that of the vector.
    attrs: Vec<NamedAttr>,
}

impl VectorAccess {
    fn of(cv: &mut Converter, op: Op, memref: usize, vector: TypeId) -> Result<VectorAccess, Problem> {
        let access = Access::of(cv, op, memref)?;
        let rank = match cv.cx.type_data(vector) {
            TypeData::Vector { shape, .. } => shape.len(),
            _ => return Err("expects a vector".into()),
        };
        let dimension = access.indices.len().checked_sub(rank);
        let dimension = dimension.ok_or("has a vector of more dimensions than the memref")?;
        if access.descriptor.strides.last() != Some(&IndexValue::Constant(1)) {
            return Err("needs a memref whose last dimension has a stride of 1".into());
        }
        let align = align_of(&cv.cx, &cv.target.layout, access.element);
        let attrs = align.map(|align| (name::ALIGNMENT, cv.cx.int_attr(TypeId::I64, align.into())));
        Ok(VectorAccess { access, dimension, attrs: attrs.into_iter().collect() })
    }

    /// Calls a function at each position along the next dimension.
    fn each(
        &mut self,
        cv: &mut Converter,
        len: u64,
        mut at: impl FnMut(&mut Converter, &mut VectorAccess, i64),
    ) {
        let dimension = self.dimension;
        let start = self.access.indices[dimension];
        self.dimension += 1;
        for i in 0..len as i64 {
            self.access.indices[dimension] = cv.add_index(start, IndexValue::Constant(i), 0);
            at(cv, self, i);
        }
        self.access.indices[dimension] = start;
        self.dimension = dimension;
    }

    /// Loads a vector, or an array of vectors.
    fn load(&mut self, cv: &mut Converter, ty: TypeId) -> Value {
        let TypeData::Array { len, element } = *cv.cx.type_data(ty) else {
            let address = self.access.address(cv);
            return cv.emit_value(memory::LOAD, &[address], ty, &self.attrs);
        };
        let mut all = cv.emit_value(POISON, &[], ty, &[]);
        self.each(cv, len, |cv, this, i| {
            let part = this.load(cv, element);
            let position = cv.cx.i64_array_attr(&[i]);
            all = cv.emit_value(INSERTVALUE, &[all, part], ty, &[(name::POSITION, position)]);
        });
        all
    }

    fn store(&mut self, cv: &mut Converter, value: Value) {
        let TypeData::Array { len, .. } = *cv.cx.type_data(cv.type_of(value)) else {
            let address = self.access.address(cv);
            cv.emit(memory::STORE, &[value, address], &[], &self.attrs);
            return;
        };
        self.each(cv, len, |cv, this, i| {
            let part = cv.array_part(value, i);
            this.store(cv, part);
        });
    }
}

pub(super) fn convert_vector_load(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let ty = cv.converted_result_type(op, 0)?;
    let mut access = VectorAccess::of(cv, op, 0, cv.result_type(op, 0))?;
    let loaded = access.load(cv, ty);
    cv.set_result(op, 0, Converted::One(loaded));
    Ok(())
}

pub(super) fn convert_vector_store(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let value = cv.one(Store(op).value(cv.source()))?;
    let mut access = VectorAccess::of(cv, op, 1, cv.operand_type(op, 0))?;
    access.store(cv, value);
    Ok(())
}

pub(super) fn convert_prefetch(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let address = Access::of(cv, op, 0)?.address(cv);
    cv.prefetch_as(op, address);
    Ok(())
}
