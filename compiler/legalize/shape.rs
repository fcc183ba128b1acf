//! Shapes: sizes that are known or computed at run time, and operations that change only the shape.

use crate::dialect::{arith, cf, tensor};
use crate::ir::{AttrData, Context, DYNAMIC, TypeData, TypeId, Value, name};

use super::rewriter::{Problem, Rewriter};

/// The size of a dimension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// A constant.
    Known(i64),
    /// An index at run time.
    Dynamic(Value),
}

impl Size {
    /// Returns the size in a type.
    pub(super) fn in_type(self) -> i64 {
        match self {
            Size::Known(size) => size,
            Size::Dynamic(_) => DYNAMIC,
        }
    }

    /// Returns the index of a size at run time.
    pub(super) fn value(self) -> Option<Value> {
        match self {
            Size::Known(_) => None,
            Size::Dynamic(value) => Some(value),
        }
    }
}

/// Returns the type of tensors with this shape.
pub(super) fn tensor_type(cx: &mut Context, shape: &[i64], element: TypeId) -> TypeId {
    cx.ty(TypeData::Tensor { shape: Some(shape.into()), element, encoding: None })
}

impl Rewriter<'_> {
    /// Returns the shape of a tensor.
    pub(super) fn shape(&self, value: Value) -> Result<Vec<i64>, Problem> {
        let shape = tensor::shape(self.cx, self.type_of(value)).map(<[i64]>::to_vec);
        shape.ok_or_else(|| "the rank of an operand is unknown".into())
    }

    /// Returns the size of a dimension.
    pub(super) fn size(&mut self, value: Value, dim: usize) -> Result<Size, Problem> {
        match self.shape(value)?[dim] {
            DYNAMIC => {
                let dim = self.index(dim as i64);
                Ok(Size::Dynamic(self.emit_value(tensor::DIM, &[value, dim], TypeId::INDEX, &[])))
            }
            size => Ok(Size::Known(size)),
        }
    }

    /// Returns the sizes of all dimensions.
    pub(super) fn sizes(&mut self, value: Value) -> Result<Vec<Size>, Problem> {
        (0..self.shape(value)?.len()).map(|dim| self.size(value, dim)).collect()
    }

    /// Returns a size as an index.
    pub(super) fn size_value(&mut self, size: Size) -> Value {
        match size {
            Size::Known(size) => self.index(size),
            Size::Dynamic(value) => value,
        }
    }

    /// Returns `(size * factor + addend) / divisor + offset` as a size, rounded down.
    pub(super) fn scaled(&mut self, size: Size, [factor, addend, divisor, offset]: [i64; 4]) -> Size {
        let value = match size {
            Size::Known(size) => return Size::Known((size * factor + addend).div_euclid(divisor) + offset),
            Size::Dynamic(value) => value,
        };
        let steps = [
            (arith::MULI, factor, 1),
            (arith::ADDI, addend, 0),
            (arith::FLOORDIVSI, divisor, 1),
            (arith::ADDI, offset, 0),
        ];
        let mut result = value;
        for (op_name, number, neutral) in steps {
            if number != neutral {
                let number = self.index(number);
                result = self.arith(op_name, &[result, number]);
            }
        }
        Size::Dynamic(result)
    }

    /// Returns the product of two sizes.
    pub(super) fn product(&mut self, a: Size, b: Size) -> Size {
        match (a, b) {
            (Size::Known(a), Size::Known(b)) => return Size::Known(a * b),
            (Size::Known(1), other) | (other, Size::Known(1)) => return other,
            _ => {}
        }
        let (a, b) = (self.size_value(a), self.size_value(b));
        Size::Dynamic(self.arith(arith::MULI, &[a, b]))
    }

    /// Returns the difference of two sizes.
    pub(super) fn difference(&mut self, a: Size, b: Size) -> Size {
        match (a, b) {
            (Size::Known(a), Size::Known(b)) => return Size::Known(a - b),
            (_, Size::Known(0)) => return a,
            _ => {}
        }
        let (a, b) = (self.size_value(a), self.size_value(b));
        Size::Dynamic(self.arith(arith::SUBI, &[a, b]))
    }

    /// Returns a size of two tensors, which must agree: one of them at run time if neither is known.
    pub(super) fn common_size(&mut self, a: Size, b: Size) -> Size {
        match (a, b) {
            (Size::Known(_), Size::Known(_)) => return a,
            (Size::Dynamic(a), Size::Dynamic(b)) if a == b => return Size::Dynamic(a),
            _ => {}
        }
        let (left, right) = (self.size_value(a), self.size_value(b));
        let equal = self.compare_ints(crate::dialect::llvm::compare::IntPredicate::Eq, left, right);
        let message = self.cx.string_attr("sizes of operands differ");
        self.emit(cf::ASSERT, &[equal], &[], &[(name::MSG, message)]);
        if matches!(a, Size::Known(_)) { a } else { b }
    }

    /// Casts a tensor to its type with the sizes of another type where those are known.
    pub(super) fn refine(&mut self, value: Value, ty: TypeId) -> Result<Value, Problem> {
        let Some(known) = tensor::shape(self.cx, ty).map(<[i64]>::to_vec) else { return Ok(value) };
        let mut shape = self.shape(value)?;
        for (size, known) in shape.iter_mut().zip(known) {
            if *size == DYNAMIC {
                *size = known;
            }
        }
        let ty = tensor_type(self.cx, &shape, self.element_of(value));
        Ok(self.cast(value, ty))
    }

    /// Returns a tensor of a shape with unspecified elements.
    pub(super) fn empty(&mut self, sizes: &[Size], element: TypeId) -> Value {
        let shape: Vec<i64> = sizes.iter().map(|size| size.in_type()).collect();
        let dynamic: Vec<Value> = sizes.iter().filter_map(|size| size.value()).collect();
        let ty = tensor_type(self.cx, &shape, element);
        self.emit_value(tensor::EMPTY, &dynamic, ty, &[])
    }

    /// Merges neighbouring dimensions: `groups` has their numbers.
    pub(super) fn collapse(&mut self, value: Value, groups: &[usize]) -> Result<Value, Problem> {
        let shape = self.shape(value)?;
        let mut at = 0;
        let mut merged = Vec::new();
        for &count in groups {
            merged.push(shape[at..at + count].iter().copied().fold(1, crate::ir::strides::times));
            at += count;
        }
        let reassociation = self.reassociation(groups);
        let ty = tensor_type(self.cx, &merged, self.element_of(value));
        if merged.len() == shape.len() {
            return Ok(value);
        }
        Ok(self.emit_value(tensor::COLLAPSE_SHAPE, &[value], ty, &[(name::REASSOCIATION, reassociation)]))
    }

    /// Splits dimensions: `groups` has the numbers of dimensions into which each is split, and `sizes` all their sizes.
    pub(super) fn expand(&mut self, value: Value, groups: &[usize], sizes: &[Size]) -> Value {
        let shape: Vec<i64> = sizes.iter().map(|size| size.in_type()).collect();
        let reassociation = self.reassociation(groups);
        let mut operands = vec![value];
        operands.extend(sizes.iter().filter_map(|size| size.value()));
        let ty = tensor_type(self.cx, &shape, self.element_of(value));
        if groups.len() == sizes.len() {
            return self.cast(value, ty);
        }
        let static_shape = self.cx.i64_array_attr(&shape);
        let attrs = [(name::REASSOCIATION, reassociation), (name::STATIC_OUTPUT_SHAPE, static_shape)];
        self.emit_value(tensor::EXPAND_SHAPE, &operands, ty, &attrs)
    }

    /// Returns the attribute with groups of consecutive dimensions.
    fn reassociation(&mut self, groups: &[usize]) -> crate::ir::AttrId {
        let mut next = 0;
        let mut lists = Vec::new();
        for &count in groups {
            let dims: Vec<_> =
                (next..next + count).map(|dim| self.cx.int_attr(TypeId::I64, dim as i128)).collect();
            lists.push(self.cx.attr(AttrData::Array(dims.into())));
            next += count;
        }
        self.cx.attr(AttrData::Array(lists.into()))
    }
}
