//! Structured operations: generics with maps, fills, named operations, pads and transpositions.

use crate::dialect::linalg::generic::{IteratorKind, generic_attrs};
use crate::dialect::linalg::payload::Payload;
use crate::dialect::{arith, linalg, tensor};
use crate::ir::strides::plus;
use crate::ir::{AffineExpr, AffineMap, AttrData, AttrId, DenseData, NamedAttr, OpName, TypeId, Value, name};

use super::rewriter::{Problem, Rewriter};
use super::shape::{Size, tensor_type};

/// A tensor and the map from loops to its indices.
pub(super) type Mapped = (Value, AffineMap);

/// The loops of a generic and the tensors that it reads and writes, each with its map.
pub(super) struct Loops<'a> {
    /// The loops, outermost first.
    pub(super) kinds: &'a [IteratorKind],
    /// Inputs.
    pub(super) inputs: Vec<Mapped>,
    /// Outputs.
    pub(super) outputs: Vec<Mapped>,
}

/// Returns the map from `dims` loops to these expressions.
pub(super) fn map(dims: usize, results: impl IntoIterator<Item = AffineExpr>) -> AffineMap {
    AffineMap { dims: dims as u32, symbols: 0, results: results.into_iter().collect() }
}

/// Returns the map from `dims` loops to some of them.
pub(super) fn dims_map(dims: usize, results: impl IntoIterator<Item = usize>) -> AffineMap {
    map(dims, results.into_iter().map(|dim| AffineExpr::Dim(dim as u32)))
}

impl Rewriter<'_> {
    /// Emits `linalg.generic`. `fill` gets the elements of inputs and outputs, and returns those of the outputs.
    pub(super) fn generic(
        &mut self,
        loops: Loops,
        fill: impl FnOnce(&mut Self, &[Value]) -> Result<Vec<Value>, Problem>,
    ) -> Result<Vec<Value>, Problem> {
        let inputs = loops.inputs.len();
        let (operands, maps): (Vec<Value>, Vec<AffineMap>) =
            loops.inputs.into_iter().chain(loops.outputs).unzip();
        let elements: Vec<TypeId> = operands.iter().map(|&value| self.element_of(value)).collect();
        let mut filled = Ok(());
        let region = self.region(&elements, |this, args| {
            filled = fill(this, args).map(|values| {
                this.emit(linalg::YIELD, &values, &[], &[]);
            });
        });
        filled?;
        let attrs = generic_attrs(self.cx, maps, loops.kinds, inputs);
        let types: Vec<TypeId> = operands[inputs..].iter().map(|&value| self.type_of(value)).collect();
        Ok(self.emit_with_regions(linalg::GENERIC, &operands, &types, (attrs, &[region])))
    }

    /// Emits a generic with parallel loops for the dimensions of one new output. `inputs` have maps from these loops.
    pub(super) fn parallel(
        &mut self,
        inputs: Vec<Mapped>,
        (sizes, element): (&[Size], TypeId),
        fill: impl FnOnce(&mut Self, &[Value]) -> Result<Value, Problem>,
    ) -> Result<Value, Problem> {
        let output = self.empty(sizes, element);
        let kinds = vec![IteratorKind::Parallel; sizes.len()];
        let outputs = vec![(output, AffineMap::identity(sizes.len() as u32))];
        let results = self.generic(Loops { kinds: &kinds, inputs, outputs }, |this, args| {
            fill(this, args).map(|value| vec![value])
        })?;
        Ok(results[0])
    }

    /// Returns the counter of a loop, in the payload of a generic.
    pub(super) fn loop_index(&mut self, dim: usize) -> Value {
        let dim = self.cx.int_attr(TypeId::I64, dim as i128);
        self.emit_value(linalg::INDEX, &[], TypeId::INDEX, &[(name::DIM, dim)])
    }

    /// Returns an element of a tensor.
    pub(super) fn extract(&mut self, value: Value, indices: &[Value]) -> Value {
        let element = self.element_of(value);
        self.emit_value(tensor::EXTRACT, &[&[value], indices].concat(), element, &[])
    }

    /// Emits a named operation with one output.
    pub(super) fn named(
        &mut self,
        op_name: OpName,
        inputs: &[Value],
        output: Value,
        attrs: &[NamedAttr],
    ) -> Result<Value, Problem> {
        let Some(named) = linalg::named::named(op_name) else { return Err(Problem::Reported) };
        let operands = [inputs, &[output]].concat();
        let elements: Vec<TypeId> = operands
            .iter()
            .map(|&value| linalg::syntax::element_or_self(self.cx, self.type_of(value)))
            .collect();
        let region = self.payload(&elements, named.payload)?;
        let segments = self.cx.i32_array_attr(&[inputs.len() as i64, 1]);
        let mut attrs = [attrs, &[(name::OPERAND_SEGMENT_SIZES, segments)]].concat();
        if let Some(maps) = linalg::named::implied_maps(self.cx, op_name) {
            attrs.push((name::INDEXING_MAPS, maps));
        }
        let attrs = self.cx.dict(&mut attrs);
        let ty = self.type_of(output);
        Ok(self.emit_with_regions(op_name, &operands, &[ty], (attrs, &[region]))[0])
    }

    /// Returns a new tensor whose elements are all one value.
    pub(super) fn filled(&mut self, sizes: &[Size], value: Value) -> Result<Value, Problem> {
        let output = self.empty(sizes, self.type_of(value));
        self.named(linalg::FILL, &[value], output, &[])
    }

    /// Permutes the dimensions of a tensor: dimension `i` of the result is dimension `permutation[i]` of the tensor.
    pub(super) fn transposed(&mut self, value: Value, permutation: &[usize]) -> Result<Value, Problem> {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return Ok(value);
        }
        if let Some(constant) = self.permuted_constant(value, permutation) {
            return Ok(self.constant(constant));
        }
        let sizes = self.sizes(value)?;
        let sizes: Vec<Size> = permutation.iter().map(|&dim| sizes[dim]).collect();
        let element = self.element_of(value);
        let output = self.empty(&sizes, element);
        self.transposed_into(value, output, permutation)
    }

    /// As [`Rewriter::transposed`], into a destination.
    pub(super) fn transposed_into(
        &mut self,
        value: Value,
        output: Value,
        permutation: &[usize],
    ) -> Result<Value, Problem> {
        let element = self.element_of(value);
        let region = self.payload(&[element; 2], Payload::Fill)?;
        let numbers: Vec<i64> = permutation.iter().map(|&dim| dim as i64).collect();
        let numbers = self.cx.i64_array_attr(&numbers);
        let attrs = self.cx.dict(&mut [(name::PERMUTATION, numbers)]);
        let ty = self.type_of(output);
        Ok(self.emit_with_regions(linalg::TRANSPOSE, &[value, output], &[ty], (attrs, &[region]))[0])
    }

    /// Combines the elements along dimensions of some tensors of one shape. `inits` are the tensors without these
    /// dimensions to start with; `fill` gets the elements of inputs, then those of the results so far.
    pub(super) fn reduced(
        &mut self,
        (inputs, inits): (&[Value], &[Value]),
        dims: &[i64],
        fill: impl FnOnce(&mut Self, &[Value]) -> Vec<Value>,
    ) -> Vec<Value> {
        let operands = [inputs, inits].concat();
        let elements: Vec<TypeId> = operands.iter().map(|&value| self.element_of(value)).collect();
        let region = self.region(&elements, |this, args| {
            let values = fill(this, args);
            this.emit(linalg::YIELD, &values, &[], &[]);
        });
        let dims = self.cx.i64_array_attr(dims);
        let attrs = self.cx.dict(&mut [(name::DIMENSIONS, dims)]);
        let types: Vec<TypeId> = inits.iter().map(|&value| self.type_of(value)).collect();
        self.emit_with_regions(linalg::REDUCE, &operands, &types, (attrs, &[region]))
    }

    /// Adds elements around a tensor.
    pub(super) fn padded(
        &mut self,
        value: Value,
        (low, high): (&[i64], &[i64]),
        element: Value,
    ) -> Result<Value, Problem> {
        let high: Vec<Size> = high.iter().map(|&count| Size::Known(count)).collect();
        self.padded_to(value, (low, &high), element)
    }

    /// Adds elements after those of a tensor, in each dimension.
    pub(super) fn padded_after(
        &mut self,
        value: Value,
        high: &[Size],
        element: Value,
    ) -> Result<Value, Problem> {
        self.padded_to(value, (&vec![0; high.len()], high), element)
    }

    fn padded_to(
        &mut self,
        value: Value,
        (low, high): (&[i64], &[Size]),
        element: Value,
    ) -> Result<Value, Problem> {
        if low.iter().all(|&count| count == 0) && high.iter().all(|&count| count == Size::Known(0)) {
            return Ok(value);
        }
        let shape = self.shape(value)?;
        let added = high.iter().zip(low).map(|(high, &low)| plus(high.in_type(), low));
        let sizes: Vec<i64> = shape.iter().zip(added).map(|(&size, added)| plus(size, added)).collect();
        let ty = tensor_type(self.cx, &sizes, self.type_of(element));
        let region = self.region(&vec![TypeId::INDEX; shape.len()], |this, _| {
            this.emit(tensor::YIELD, &[element], &[], &[]);
        });
        let mut operands = vec![value];
        operands.extend(high.iter().filter_map(|size| size.value()));
        let numbers: Vec<i64> = high.iter().map(|size| size.in_type()).collect();
        let segments = self.cx.i32_array_attr(&[1, 0, operands.len() as i64 - 1]);
        let (low, high) = (self.cx.i64_array_attr(low), self.cx.i64_array_attr(&numbers));
        let attrs = self.cx.dict(&mut [
            (name::STATIC_LOW, low),
            (name::STATIC_HIGH, high),
            (name::OPERAND_SEGMENT_SIZES, segments),
        ]);
        Ok(self.emit_with_regions(tensor::PAD, &operands, &[ty], (attrs, &[region]))[0])
    }

    /// Returns an attribute with a vector of numbers.
    pub(super) fn window_attr(&mut self, numbers: &[i64]) -> AttrId {
        let ty = tensor_type(self.cx, &[numbers.len() as i64], TypeId::I64);
        let bytes = |numbers: &[i64]| numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        let is_splat = numbers.windows(2).all(|pair| pair[0] == pair[1]);
        let data = match is_splat {
            true => DenseData::Splat(bytes(&numbers[..1])),
            false => DenseData::Elements(bytes(numbers)),
        };
        self.cx.attr(AttrData::DenseElements { ty, data })
    }

    /// Returns a constant tensor.
    pub(super) fn constant(&mut self, value: AttrId) -> Value {
        let ty = self.cx.attr_type(value).unwrap_or(TypeId::NONE);
        self.emit_value(arith::CONSTANT, &[], ty, &[(name::VALUE, value)])
    }
}
