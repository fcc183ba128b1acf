//! Checks of arguments that C passes: descriptors must agree with the memref types.

use crate::dialect::llvm::arith::{AND, OR};
use crate::dialect::llvm::cast::PTRTOINT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory;
use crate::ir::{DYNAMIC, DictId, TypeData, TypeId, Value};

use super::super::arith::compare;
use super::super::context::{Converter, Problem};
use super::super::index_value::IndexValue;
use super::require_in;

/// An argument of a wrapper that is a pointer.
pub(in crate::convert) struct Argument<'a> {
    /// The prefix of error messages, which names the argument.
    pub(in crate::convert) whose: &'a str,
    /// The MLIR type.
    pub(in crate::convert) ty: TypeId,
    /// The attributes.
    pub(in crate::convert) attrs: DictId,
    /// The pointer to the descriptor or the elements.
    pub(in crate::convert) address: Value,
}

/// Checks an argument against its type, if checks are enabled.
pub(in crate::convert) fn check_argument(cv: &mut Converter, argument: &Argument) -> Result<(), Problem> {
    if !cv.options.bounds_check {
        return Ok(());
    }
    let is_there = is_not_null(cv, argument.address);
    require_in(cv, argument.whose, is_there, "is a null pointer", &[])?;
    match cv.cx.type_data(argument.ty) {
        TypeData::MemRef { .. } => Descriptor::load(cv, argument)?.check(cv),
        _ => Ok(()),
    }
}

/// The descriptor that an argument points to.
struct Descriptor<'a> {
    argument: &'a Argument<'a>,
    aligned: Value,
    offset: Value,
    sizes: Vec<Value>,
    strides: Vec<Value>,
    /// True if the memref has no elements; `None` if this is known at compile time.
    is_empty: Option<Value>,
}

impl<'a> Descriptor<'a> {
    fn load(cv: &mut Converter, argument: &'a Argument<'a>) -> Result<Descriptor<'a>, Problem> {
        let memref = cv.memref_type(argument.ty)?;
        let structure = cv.convert_type(argument.ty)?;
        let structure = cv.emit_value(memory::LOAD, &[argument.address], structure, &[]);
        let parts = cv.descriptor_parts(structure, &memref);
        let mut values = |indices: &[IndexValue]| -> Vec<Value> {
            indices.iter().map(|&index| cv.index_to_value(index)).collect()
        };
        let (sizes, strides) = (values(&parts.sizes), values(&parts.strides));
        let offset = values(&[parts.offset])[0];
        Ok(Descriptor { argument, aligned: parts.aligned, offset, sizes, strides, is_empty: None })
    }

    fn check(&mut self, cv: &mut Converter) -> Result<(), Problem> {
        let memref = cv.memref_type(self.argument.ty)?;
        self.check_sizes(cv, &memref.sizes)?;
        // Nothing else matters if there are no elements.
        if memref.sizes.contains(&0) {
            return Ok(());
        }
        let zero = cv.constant(cv.types.index, 0);
        for (&size, &expected) in self.sizes.iter().zip(&memref.sizes) {
            if expected == DYNAMIC {
                let is_zero = compare(cv, IntPredicate::Eq, size, zero);
                self.is_empty = Some(either(cv, self.is_empty, is_zero));
            }
        }
        if memref.offset != DYNAMIC {
            let expected = cv.constant(cv.types.index, i128::from(memref.offset));
            let holds = compare(cv, IntPredicate::Eq, self.offset, expected);
            let text = format!("has offset %lld, but its type requires {}", memref.offset);
            self.require(cv, holds, &text, &[self.offset])?;
        }
        match memref.is_plain {
            true => self.check_dense(cv)?,
            false => self.check_strides(cv, &memref.strides)?,
        }
        let is_there = is_not_null(cv, self.aligned);
        self.require(cv, is_there, "has elements, but no memory", &[])?;
        self.check_alignment(cv, memref.element)
    }

    /// Emits a check that applies if the descriptor has elements.
    fn require(&self, cv: &mut Converter, holds: Value, text: &str, values: &[Value]) -> Result<(), Problem> {
        let holds = either(cv, self.is_empty, holds);
        require_in(cv, self.argument.whose, holds, text, values)
    }

    fn check_sizes(&self, cv: &mut Converter, expected: &[i64]) -> Result<(), Problem> {
        for (dimension, (&size, &expected)) in self.sizes.iter().zip(expected).enumerate() {
            let (predicate, than, text) = match expected {
                DYNAMIC => (IntPredicate::Sge, 0, format!("has size %lld in dimension {dimension}")),
                _ => {
                    let text =
                        format!("has size %lld in dimension {dimension}, but its type requires {expected}");
                    (IntPredicate::Eq, expected, text)
                }
            };
            let than = cv.constant(cv.types.index, i128::from(than));
            let holds = compare(cv, predicate, size, than);
            require_in(cv, self.argument.whose, holds, &text, &[size])?;
        }
        Ok(())
    }

    /// Checks that the elements are contiguous and in row-major order.
    fn check_dense(&self, cv: &mut Converter) -> Result<(), Problem> {
        let mut expected = IndexValue::Constant(1);
        for dimension in (0..self.sizes.len()).rev() {
            let stride = cv.index_to_value(expected);
            let text = "has stride %lld in dimension ";
            let text = format!("{text}{dimension}, but a contiguous layout requires %lld");
            self.check_stride(cv, dimension, stride, &text)?;
            let size = IndexValue::Value(self.sizes[dimension]);
            expected = cv.multiply_index(expected, size, 0);
        }
        Ok(())
    }

    fn check_strides(&self, cv: &mut Converter, expected: &[i64]) -> Result<(), Problem> {
        for (dimension, &expected) in expected.iter().enumerate().filter(|stride| *stride.1 != DYNAMIC) {
            let expected = cv.constant(cv.types.index, i128::from(expected));
            let text = format!("has stride %lld in dimension {dimension}, but its type requires %lld");
            self.check_stride(cv, dimension, expected, &text)?;
        }
        Ok(())
    }

    /// Checks a stride, which only matters if the dimension has more than one index.
    fn check_stride(
        &self,
        cv: &mut Converter,
        dimension: usize,
        expected: Value,
        text: &str,
    ) -> Result<(), Problem> {
        let (size, stride) = (self.sizes[dimension], self.strides[dimension]);
        let one = cv.constant(cv.types.index, 1);
        let is_single = compare(cv, IntPredicate::Eq, size, one);
        let is_right = compare(cv, IntPredicate::Eq, stride, expected);
        let holds = either(cv, Some(is_single), is_right);
        self.require(cv, holds, text, &[stride, expected])
    }

    /// Checks that the elements have the alignment of their type and that of the argument's attribute.
    fn check_alignment(&self, cv: &mut Converter, element: TypeId) -> Result<(), Problem> {
        let natural = align_of(&cv.cx, &cv.target.layout, element).map_or(1, i128::from);
        let asked = cv.cx.find_name("llvm.align").and_then(|name| cv.cx.dict_get(self.argument.attrs, name));
        let asked = asked.and_then(|attr| cv.cx.int_value(attr)).unwrap_or(1);
        let alignment = natural.max(asked);
        let index = cv.types.index;
        let address = cv.emit_value(PTRTOINT, &[self.aligned], index, &[]);
        let below = cv.constant(index, alignment - 1);
        let distance = cv.emit_value(AND, &[address, below], index, &[]);
        let zero = cv.constant(index, 0);
        let holds = compare(cv, IntPredicate::Eq, distance, zero);
        let text = format!("has memory that is misaligned by %lld bytes: it needs alignment {alignment}");
        self.require(cv, holds, &text, &[distance])
    }
}

/// Emits the disjunction of two conditions.
fn either(cv: &mut Converter, one: Option<Value>, other: Value) -> Value {
    match one {
        Some(one) => cv.emit_value(OR, &[one, other], TypeId::I1, &[]),
        None => other,
    }
}

fn is_not_null(cv: &mut Converter, pointer: Value) -> Value {
    let address = cv.emit_value(PTRTOINT, &[pointer], cv.types.index, &[]);
    let null = cv.constant(cv.types.index, 0);
    compare(cv, IntPredicate::Ne, address, null)
}
