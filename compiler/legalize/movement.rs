//! Movement of elements that dialects share: slices, reshapes, and loops that carry tensors.

use crate::dialect::{scf, tensor};
use crate::ir::{DYNAMIC, NamedAttr, TypeId, Value, name};

use super::rewriter::{Problem, Rewriter};
use super::shape::{Size, tensor_type};

/// The body of nested loops: it gets the counters and the values that the loops carry, and returns the next values.
pub(super) type Fill<'f, 'r> =
    dyn FnMut(&mut Rewriter<'r>, &[Value], &[Value]) -> Result<Vec<Value>, Problem> + 'f;

impl<'r> Rewriter<'r> {
    /// Returns the same elements in a shape.
    pub(super) fn reshaped(&mut self, value: Value, to: &[Size]) -> Result<Value, Problem> {
        let shape: Vec<i64> = to.iter().map(|size| size.in_type()).collect();
        let [from_groups, to_groups] = common_groups(&self.shape(value)?, &shape);
        let value = if to_groups.is_empty() { self.cast_to_ones(value)? } else { value };
        let merged = self.collapse(value, &from_groups)?;
        let merged = self.with_known_groups(merged, &to_groups, &shape)?;
        Ok(self.expand(merged, &to_groups, to))
    }

    /// Casts a tensor of one element to its type with sizes of 1.
    fn cast_to_ones(&mut self, value: Value) -> Result<Value, Problem> {
        let ones = vec![1; self.shape(value)?.len()];
        let ty = tensor_type(self.cx, &ones, self.element_of(value));
        Ok(self.cast(value, ty))
    }

    /// Casts a tensor to the type with the sizes of groups of dimensions, if they are known.
    fn with_known_groups(&mut self, value: Value, groups: &[usize], shape: &[i64]) -> Result<Value, Problem> {
        let mut sizes = self.shape(value)?;
        let mut dims = shape.iter();
        for (size, &count) in sizes.iter_mut().zip(groups) {
            let known = dims.by_ref().take(count).copied().fold(1, crate::ir::strides::times);
            *size = if *size == DYNAMIC { known } else { *size };
        }
        let ty = tensor_type(self.cx, &sizes, self.element_of(value));
        Ok(self.cast(value, ty))
    }

    /// Emits a loop from 0 to a size that carries a tensor. `fill` gets the counter and the tensor.
    pub(super) fn counted_loop(
        &mut self,
        size: Size,
        init: Value,
        fill: impl FnOnce(&mut Self, Value, Value) -> Result<Value, Problem>,
    ) -> Result<Value, Problem> {
        let results = self.counted_loops(size, &[init], |this, counter, values| {
            fill(this, counter, values[0]).map(|value| vec![value])
        })?;
        Ok(results[0])
    }

    /// Emits a loop from 0 to a size that carries values. `fill` gets the counter and the values.
    pub(super) fn counted_loops(
        &mut self,
        size: Size,
        inits: &[Value],
        fill: impl FnOnce(&mut Self, Value, &[Value]) -> Result<Vec<Value>, Problem>,
    ) -> Result<Vec<Value>, Problem> {
        let (zero, one) = (self.index(0), self.index(1));
        let bound = self.size_value(size);
        let types: Vec<TypeId> = inits.iter().map(|&init| self.type_of(init)).collect();
        let mut filled = Ok(());
        let region = self.region(&[&[TypeId::INDEX], &types[..]].concat(), |this, args| {
            filled = fill(this, args[0], &args[1..]).map(|values| {
                this.emit(scf::YIELD, &values, &[], &[]);
            });
        });
        filled?;
        let operands = [&[zero, bound, one], inits].concat();
        Ok(self.emit_with_regions(scf::FOR, &operands, &types, (crate::ir::DictId::EMPTY, &[region])))
    }

    /// Emits nested loops over these sizes that carry values. `fill` gets the counters and the values.
    pub(super) fn nest(
        &mut self,
        sizes: &[Size],
        inits: &[Value],
        fill: &mut Fill<'_, 'r>,
    ) -> Result<Vec<Value>, Problem> {
        self.nest_from(sizes, &mut Vec::new(), inits, fill)
    }

    fn nest_from(
        &mut self,
        sizes: &[Size],
        counters: &mut Vec<Value>,
        inits: &[Value],
        fill: &mut Fill<'_, 'r>,
    ) -> Result<Vec<Value>, Problem> {
        let Some(&size) = sizes.get(counters.len()) else { return fill(self, counters, inits) };
        self.counted_loops(size, inits, |this, counter, values| {
            counters.push(counter);
            let results = this.nest_from(sizes, counters, values, fill);
            counters.pop();
            results
        })
    }

    /// Returns a tensor with one element replaced.
    pub(super) fn inserted(&mut self, element: Value, dest: Value, position: &[Value]) -> Value {
        let ty = self.type_of(dest);
        self.emit_value(tensor::INSERT, &[&[element, dest], position].concat(), ty, &[])
    }

    /// Returns the attributes and the operands of a slice with these offsets and sizes.
    fn slice_parameters(
        &mut self,
        first: &[Value],
        offsets: &[Size],
        sizes: &[Size],
        strides: &[i64],
    ) -> (Vec<Value>, Vec<NamedAttr>) {
        let mut operands = first.to_vec();
        let mut segments = vec![1; first.len()];
        for list in [offsets, sizes] {
            let before = operands.len();
            operands.extend(list.iter().filter_map(|size| size.value()));
            segments.push((operands.len() - before) as i64);
        }
        segments.push(0);
        let mut numbers = |list: &[Size]| {
            let numbers: Vec<i64> = list.iter().map(|size| size.in_type()).collect();
            self.cx.i64_array_attr(&numbers)
        };
        let (static_offsets, static_sizes) = (numbers(offsets), numbers(sizes));
        let static_strides = self.cx.i64_array_attr(strides);
        let segments = self.cx.i32_array_attr(&segments);
        let attrs = vec![
            (name::STATIC_OFFSETS, static_offsets),
            (name::STATIC_SIZES, static_sizes),
            (name::STATIC_STRIDES, static_strides),
            (name::OPERAND_SEGMENT_SIZES, segments),
        ];
        (operands, attrs)
    }

    /// Returns a slice of a tensor.
    pub(super) fn slice(&mut self, value: Value, offsets: &[Size], sizes: &[Size]) -> Value {
        self.strided_slice(value, offsets, sizes, &vec![1; sizes.len()])
    }

    /// Returns a slice of a tensor with strides.
    pub(super) fn strided_slice(
        &mut self,
        value: Value,
        offsets: &[Size],
        sizes: &[Size],
        strides: &[i64],
    ) -> Value {
        let (operands, attrs) = self.slice_parameters(&[value], offsets, sizes, strides);
        let shape: Vec<i64> = sizes.iter().map(|size| size.in_type()).collect();
        let ty = tensor_type(self.cx, &shape, self.element_of(value));
        self.emit_value(tensor::EXTRACT_SLICE, &operands, ty, &attrs)
    }

    /// Returns a tensor with a slice replaced.
    pub(super) fn insert_slice(
        &mut self,
        source: Value,
        dest: Value,
        offsets: &[Size],
        sizes: &[Size],
    ) -> Value {
        self.insert_strided(source, dest, (offsets, sizes, &vec![1; sizes.len()]))
    }

    /// Returns a tensor with a slice, given by its offsets, sizes and strides, replaced.
    pub(super) fn insert_strided(
        &mut self,
        source: Value,
        dest: Value,
        (offsets, sizes, strides): (&[Size], &[Size], &[i64]),
    ) -> Value {
        let (operands, attrs) = self.slice_parameters(&[source, dest], offsets, sizes, strides);
        let ty = self.type_of(dest);
        self.emit_value(tensor::INSERT_SLICE, &operands, ty, &attrs)
    }
}

/// Divides the dimensions of two shapes into groups of neighbours with as many elements. Returns the numbers of dimensions
/// in each group. Shapes with unknown sizes are one group, and so are those with a rank of 0.
fn common_groups(from: &[i64], to: &[i64]) -> [Vec<usize>; 2] {
    let is_whole = [from, to].iter().any(|shape| shape.iter().any(|&size| size <= 0));
    if from.is_empty() || to.is_empty() {
        return [Vec::new(), Vec::new()];
    }
    if is_whole {
        return [vec![from.len()], vec![to.len()]];
    }
    let mut groups = [Vec::new(), Vec::new()];
    let (mut i, mut j) = (0, 0);
    while i < from.len() && j < to.len() {
        let (first_i, first_j) = (i, j);
        let (mut left, mut right) = (from[i], to[j]);
        (i, j) = (i + 1, j + 1);
        while left != right {
            if left < right {
                left *= from[i];
                i += 1;
            } else {
                right *= to[j];
                j += 1;
            }
        }
        groups[0].push(i - first_i);
        groups[1].push(j - first_j);
    }
    // What is left are dimensions of size 1.
    if let [Some(left), Some(right)] = groups.each_mut().map(|groups| groups.last_mut()) {
        *left += from.len() - i;
        *right += to.len() - j;
    }
    groups
}
