//! Operations of the tensor dialect.

use crate::diag::Diagnostics;
use crate::dialect::memref::reassociation::groups;
use crate::dialect::memref::reshape::{collapsed_strides, expanded_strides};
use crate::dialect::memref::subview::{Strided, subview_part};
use crate::dialect::tensor as t;
use crate::dialect::{arith, linalg, memref};
use crate::ir::{DYNAMIC, DictId, Op, Region, TypeId, Value, name};

use super::effects::refusal;
use super::elementwise::rewrite_as;
use super::rewriter::{Problem, Rewriter};
use super::types::{is_identity, shape, strided_type};

/// Rewrites an operation of the tensor dialect.
pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
    match rewriter.old.name(op) {
        t::EMPTY => rewriter.empty(op),
        t::DIM => rewriter.query(op, memref::DIM),
        t::RANK => rewriter.query(op, memref::RANK),
        t::EXTRACT => rewriter.query(op, memref::LOAD),
        t::CAST => rewriter.tensor_cast(op),
        t::INSERT => rewriter.insert(op),
        t::EXTRACT_SLICE => rewriter.extract_slice(op),
        t::INSERT_SLICE | t::PARALLEL_INSERT_SLICE => rewriter.insert_slice(op),
        t::EXPAND_SHAPE => rewriter.expand_shape(op),
        t::COLLAPSE_SHAPE => rewriter.collapse_shape(op),
        t::RESHAPE => rewriter.reshape(op),
        t::FROM_ELEMENTS => rewriter.list_elements(op),
        t::SPLAT => rewriter.splat(op),
        t::GENERATE => rewriter.generate(op, diagnostics),
        t::PAD => rewriter.pad(op, diagnostics),
        t::CONCAT => rewriter.concat(op),
        t::BITCAST => rewrite_as(rewriter, op, |rewriter, operands, types| {
            vec![rewriter.emit_value(arith::BITCAST, operands, types[0], &[])]
        }),
        name => Err(refusal(rewriter.cx, name).into()),
    }
}

impl Rewriter<'_> {
    fn empty(&mut self, op: Op) -> Result<(), Problem> {
        let sizes = self.values(self.old.operands(op))?;
        let buffer = self.allocate(self.old.result(op, 0), &sizes)?;
        self.set_result(op, buffer);
        Ok(())
    }

    /// Rewrites an operation with the same operands as that of the memref dialect.
    fn query(&mut self, op: Op, to: crate::ir::OpName) -> Result<(), Problem> {
        let operands = self.values(self.old.operands(op))?;
        let ty = self.old.value_type(self.old.result(op, 0));
        let value = self.emit_value(to, &operands, ty, &[]);
        self.set_result(op, value);
        Ok(())
    }

    fn insert(&mut self, op: Op) -> Result<(), Problem> {
        let mut operands = self.values(self.old.operands(op))?;
        operands[1] = self.destination(op, 1)?;
        self.emit(memref::STORE, &operands, &[], &[]);
        self.set_result(op, operands[1]);
        Ok(())
    }

    fn tensor_cast(&mut self, op: Op) -> Result<(), Problem> {
        let result = self.old.result(op, 0);
        let source = self.value(self.old.operands(op)[0])?;
        let identity = self.buffer_type(result)?;
        let from = self.type_of(source);
        let ty = match (shape(self.cx, identity).map(<[i64]>::to_vec), Strided::of(self.cx, from)) {
            (Some(sizes), Some(layout)) if !is_identity(self.cx, from) => {
                strided_type(self.cx, from, &Strided { sizes, ..layout })
            }
            _ => identity,
        };
        let buffer = self.cast(source, ty);
        self.set(result, buffer);
        Ok(())
    }

    // ---- slices

    /// Emits a view of a part of a buffer. The first operand is the buffer; `sizes` is the shape of the view, which may
    /// lack dimensions of size 1.
    fn subview(&mut self, operands: &[Value], attrs: DictId, sizes: &[i64]) -> Result<Value, Problem> {
        let from = self.type_of(operands[0]);
        let part = subview_part(self.cx, from, attrs).ok_or("the layout of its buffer has no strides")?;
        let flat =
            |sizes: &[i64]| Strided { sizes: sizes.to_vec(), strides: vec![0; sizes.len()], offset: 0 };
        let kept = flat(&part.sizes).kept_dims(&flat(sizes)).ok_or("its shape is not that of the slice")?;
        let strides = part.strides.iter().zip(kept).filter(|dim| dim.1).map(|dim| *dim.0).collect();
        let layout = Strided { sizes: sizes.to_vec(), strides, offset: part.offset };
        let ty = strided_type(self.cx, from, &layout);
        let attrs = self.slice_attrs(attrs);
        let attrs = self.cx.dict_entries(attrs).to_vec();
        Ok(self.emit_view(memref::SUBVIEW, operands, ty, &attrs))
    }

    /// Returns the attributes of `memref.subview` for the slice that these attributes describe.
    fn slice_attrs(&mut self, attrs: DictId) -> DictId {
        let mut segments = vec![1];
        for list in [name::STATIC_OFFSETS, name::STATIC_SIZES, name::STATIC_STRIDES] {
            let list = self.cx.dict_get(attrs, list).and_then(|attr| self.cx.dense_array_value(attr));
            let dynamic = list.unwrap_or_default().iter().filter(|&&entry| entry == DYNAMIC);
            segments.push(dynamic.count() as i64);
        }
        let segments = self.cx.i32_array_attr(&segments);
        self.cx.dict_with(attrs, name::OPERAND_SEGMENT_SIZES, segments)
    }

    /// Emits a view of the part of a buffer that has these offsets and sizes, and the strides 1.
    fn unit_subview(
        &mut self,
        buffer: Value,
        offsets: &[Extent],
        sizes: &[Extent],
    ) -> Result<Value, Problem> {
        let mut operands = vec![buffer];
        let mut lists = Vec::new();
        for list in [offsets, sizes] {
            let values: Vec<Value> = list.iter().filter_map(Extent::value).collect();
            operands.extend(values);
            lists.push(list.iter().map(Extent::constant).collect::<Vec<i64>>());
        }
        let shape = lists[1].clone();
        let ones = vec![1; shape.len()];
        let attrs = [
            (name::STATIC_OFFSETS, self.cx.i64_array_attr(&lists[0])),
            (name::STATIC_SIZES, self.cx.i64_array_attr(&lists[1])),
            (name::STATIC_STRIDES, self.cx.i64_array_attr(&ones)),
        ];
        let attrs = self.cx.dict(&mut attrs.to_vec());
        self.subview(&operands, attrs, &shape)
    }

    fn extract_slice(&mut self, op: Op) -> Result<(), Problem> {
        let operands = self.values(self.old.operands(op))?;
        let sizes = self.old_shape(self.old.result(op, 0))?;
        let view = self.subview(&operands, self.old.attrs(op), &sizes)?;
        self.set_result(op, view);
        Ok(())
    }

    fn insert_slice(&mut self, op: Op) -> Result<(), Problem> {
        let dest = match self.separate.get(&self.old.operands(op)[1]) {
            Some(&buffer) if self.old.name(op) == t::PARALLEL_INSERT_SLICE => buffer,
            _ => self.destination(op, 1)?,
        };
        let is_done = self.analysis.is_in_place(op, 1)
            && !self.analysis.is_separate(self.old.operands(op)[1])
            && self.analysis.is_inserted_already(self.cx, self.old, op);
        if !is_done {
            self.copy_slice(op, dest)?;
        }
        if self.old.result_count(op) > 0 {
            self.set_result(op, dest);
        }
        Ok(())
    }

    /// Copies the source of an insertion to a slice of a buffer.
    pub(super) fn copy_slice(&mut self, op: Op, dest: Value) -> Result<(), Problem> {
        let old = self.old;
        let operands = self.values(old.operands(op))?;
        let sizes = self.old_shape(old.operands(op)[0])?;
        let view = self.subview(&[&[dest], &operands[2..]].concat(), old.attrs(op), &sizes)?;
        self.copy_elements(operands[0], view);
        Ok(())
    }

    fn old_shape(&self, tensor: Value) -> Result<Vec<i64>, Problem> {
        let sizes = shape(self.cx, self.old.value_type(tensor));
        Ok(sizes.ok_or("unranked tensors have no slices")?.to_vec())
    }

    // ---- reshapes

    fn expand_shape(&mut self, op: Op) -> Result<(), Problem> {
        let operands = self.values(self.old.operands(op))?;
        let sizes = self.old_shape(self.old.result(op, 0))?;
        let from = self.type_of(operands[0]);
        let source = Strided::of(self.cx, from).ok_or("the layout of its buffer has no strides")?;
        let groups = groups(self.cx, self.old.attrs(op), &sizes, &source.sizes)?;
        let ty = if is_identity(self.cx, from) {
            self.buffer_type(self.old.result(op, 0))?
        } else {
            let strides = expanded_strides(&groups, &sizes, &source.strides);
            strided_type(self.cx, from, &Strided { sizes, strides, offset: source.offset })
        };
        let attrs = self.cx.dict_entries(self.old.attrs(op)).to_vec();
        let view = self.emit_view(memref::EXPAND_SHAPE, &operands, ty, &attrs);
        self.set_result(op, view);
        Ok(())
    }

    fn collapse_shape(&mut self, op: Op) -> Result<(), Problem> {
        let tensor = self.old.operands(op)[0];
        let buffer = self.value(tensor)?;
        let sizes = self.old_shape(self.old.result(op, 0))?;
        let identity = self.buffer_type(self.old.result(op, 0))?;
        let from = self.type_of(buffer);
        let (source, ty) = match self.collapsed(op, buffer, &sizes)? {
            _ if is_identity(self.cx, from) => (buffer, identity),
            Some(layout) => (buffer, strided_type(self.cx, from, &layout)),
            None => {
                let copy = self.allocate_like(tensor, buffer)?;
                self.copy_elements(buffer, copy);
                (copy, identity)
            }
        };
        let attrs = self.cx.dict_entries(self.old.attrs(op)).to_vec();
        let view = self.emit_view(memref::COLLAPSE_SHAPE, &[source], ty, &attrs);
        self.set_result(op, view);
        Ok(())
    }

    /// Returns the layout of a buffer with merged dimensions; `None` if their elements may not be evenly spaced.
    fn collapsed(&self, op: Op, buffer: Value, sizes: &[i64]) -> Result<Option<Strided>, Problem> {
        let from = self.type_of(buffer);
        let Some(source) = Strided::of(self.cx, from) else { return Ok(None) };
        let groups = groups(self.cx, self.old.attrs(op), &source.sizes, sizes)?;
        let is_known = |group: &std::ops::Range<usize>| {
            let values = source.sizes[group.clone()].iter().chain(&source.strides[group.clone()]);
            group.len() < 2 || values.copied().all(|value| value != DYNAMIC)
        };
        if !groups.iter().all(is_known) {
            return Ok(None);
        }
        let strides = collapsed_strides(&groups, &source.sizes, &source.strides);
        Ok(strides.map(|strides| Strided { sizes: sizes.to_vec(), strides, offset: source.offset }))
    }

    fn reshape(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let [tensor, sizes] = [0, 1].map(|index| old.operands(op)[index]);
        let (source, list) = (self.value(tensor)?, self.value(sizes)?);
        let source = self.contiguous(tensor, source)?;
        let list = self.contiguous(sizes, list)?;
        let ty = self.buffer_type(old.result(op, 0))?;
        let view = self.emit_view(memref::RESHAPE, &[source, list], ty, &[]);
        self.set_result(op, view);
        Ok(())
    }

    // ---- new tensors

    fn list_elements(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let elements = self.values(old.operands(op))?;
        let buffer = self.allocate(old.result(op, 0), &[])?;
        let sizes = self.old_shape(old.result(op, 0))?;
        for (number, element) in elements.into_iter().enumerate() {
            let mut rest = number as i64;
            let mut position: Vec<i64> = sizes
                .iter()
                .rev()
                .map(|&size| {
                    let index = rest % size;
                    rest /= size;
                    index
                })
                .collect();
            position.reverse();
            let indices: Vec<Value> = position.into_iter().map(|index| self.index(index)).collect();
            self.emit(memref::STORE, &[&[element, buffer], &indices[..]].concat(), &[], &[]);
        }
        self.set_result(op, buffer);
        Ok(())
    }

    fn splat(&mut self, op: Op) -> Result<(), Problem> {
        let operands = self.values(self.old.operands(op))?;
        let buffer = self.allocate(self.old.result(op, 0), &operands[1..])?;
        self.fill(operands[0], buffer)?;
        self.set_result(op, buffer);
        Ok(())
    }

    /// Sets all elements of a buffer.
    fn fill(&mut self, element: Value, buffer: Value) -> Result<(), Problem> {
        let rank = shape(self.cx, self.type_of(buffer)).map_or(0, <[i64]>::len);
        self.generic(rank, (&[], &[buffer]), |_, _| Ok(vec![element]))
    }

    fn generate(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let sizes = self.values(self.old.operands(op))?;
        let buffer = self.allocate(self.old.result(op, 0), &sizes)?;
        self.compute_elements(op, buffer, diagnostics)?;
        self.set_result(op, buffer);
        Ok(())
    }

    /// Sets the elements of a buffer to what the region of an operation yields for their positions.
    fn compute_elements(
        &mut self,
        op: Op,
        buffer: Value,
        diagnostics: &mut Diagnostics,
    ) -> Result<(), Problem> {
        let old = self.old;
        let region: Region = *old.regions(op).first().ok_or(Problem::Reported)?;
        let block = old.entry_block(region).ok_or(Problem::Reported)?;
        let rank = old.block_args(block).len();
        self.generic(rank, (&[], &[buffer]), |this, _| {
            for (dim, &arg) in old.block_args(block).iter().enumerate() {
                let dim = this.cx.int_attr(TypeId::I64, dim as i128);
                let index = this.emit_value(linalg::INDEX, &[], TypeId::INDEX, &[(name::DIM, dim)]);
                this.set(arg, index);
            }
            let (&end, ops) = old.block_ops(block).split_last().ok_or(Problem::Reported)?;
            ops.iter().for_each(|&op| this.rewrite_op(op, diagnostics));
            this.values(old.operands(end))
        })
    }

    fn pad(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let source = self.value(old.operands(op)[0])?;
        let low = self.extents(op, "low", name::STATIC_LOW)?;
        let high = self.extents(op, "high", name::STATIC_HIGH)?;
        let sizes = self.old_shape(old.operands(op)[0])?;
        let inner: Vec<Extent> =
            sizes.iter().enumerate().map(|(dim, &size)| self.extent(source, dim, size)).collect();
        let result = old.result(op, 0);
        let mut dynamic = Vec::new();
        for (dim, size) in self.old_shape(result)?.into_iter().enumerate() {
            if size == DYNAMIC {
                let part = self.sum(low[dim], inner[dim]);
                let whole = self.sum(part, high[dim]);
                dynamic.push(self.materialize_extent(whole));
            }
        }
        let buffer = self.allocate(result, &dynamic)?;
        self.compute_elements(op, buffer, diagnostics)?;
        self.copy_into_padding(source, buffer, [&low, &high], inner)?;
        self.set(result, buffer);
        Ok(())
    }

    /// Copies a tensor of these sizes into its padded form. Negative padding removes elements.
    fn copy_into_padding(
        &mut self,
        source: Value,
        buffer: Value,
        [low, high]: [&[Extent]; 2],
        sizes: Vec<Extent>,
    ) -> Result<(), Problem> {
        if low.iter().chain(high).all(|extent| extent.removed() == 0) {
            let middle = self.unit_subview(buffer, low, &sizes)?;
            self.copy_elements(source, middle);
            return Ok(());
        }
        let (mut from, mut to, mut kept) = (Vec::new(), Vec::new(), Vec::new());
        for ((low, high), size) in low.iter().zip(high).zip(sizes) {
            let Extent::Constant(size) = size else {
                return Err("it needs negative padding of dynamic sizes".into());
            };
            from.push(Extent::Constant(-low.removed()));
            to.push(if low.removed() < 0 { Extent::Constant(0) } else { *low });
            kept.push(size + low.removed() + high.removed());
        }
        // More elements may be removed than there are.
        if kept.iter().all(|&size| size > 0) {
            let kept: Vec<Extent> = kept.into_iter().map(Extent::Constant).collect();
            let part = self.unit_subview(source, &from, &kept)?;
            let middle = self.unit_subview(buffer, &to, &kept)?;
            self.copy_elements(part, middle);
        }
        Ok(())
    }

    fn concat(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let dim = self.cx.dict_get(old.attrs(op), name::DIM).and_then(|attr| self.cx.int_value(attr));
        let dim = usize::try_from(dim.ok_or(Problem::Reported)?).map_err(|_| Problem::Reported)?;
        let sources = self.values(old.operands(op))?;
        let mut parts = Vec::new();
        for (&tensor, &source) in old.operands(op).iter().zip(&sources) {
            let sizes = self.old_shape(tensor)?;
            let extents: Vec<Extent> =
                sizes.iter().enumerate().map(|(dim, &size)| self.extent(source, dim, size)).collect();
            parts.push(extents);
        }
        let mut offset = Extent::Constant(0);
        let mut offsets = Vec::new();
        for part in &parts {
            offsets.push(offset);
            offset = self.sum(offset, part[dim]);
        }
        let result = old.result(op, 0);
        let mut dynamic = Vec::new();
        for (at, size) in self.old_shape(result)?.into_iter().enumerate() {
            if size == DYNAMIC {
                let extent = if at == dim { offset } else { parts[0][at] };
                dynamic.push(self.materialize_extent(extent));
            }
        }
        let buffer = self.allocate(result, &dynamic)?;
        for ((source, part), offset) in sources.into_iter().zip(&parts).zip(offsets) {
            let mut start = vec![Extent::Constant(0); part.len()];
            start[dim] = offset;
            let view = self.unit_subview(buffer, &start, part)?;
            self.copy_elements(source, view);
        }
        self.set(result, buffer);
        Ok(())
    }

    // ---- sizes

    /// Returns the entries of a list of indices with constant and dynamic ones.
    fn extents(&self, op: Op, group: &str, constants: crate::ir::NameId) -> Result<Vec<Extent>, Problem> {
        let values = crate::ir::spec::operand_group(self.cx, self.old, op, group);
        let mut values = self.values(values)?.into_iter();
        let list = self.cx.dict_get(self.old.attrs(op), constants);
        let list = list.and_then(|attr| self.cx.dense_array_value(attr)).unwrap_or_default();
        list.iter()
            .map(|&constant| match constant {
                DYNAMIC => values.next().map(Extent::Value).ok_or(Problem::Reported),
                _ => Ok(Extent::Constant(constant)),
            })
            .collect()
    }

    /// Returns the size of a dimension of a buffer, given the size in the type.
    fn extent(&mut self, buffer: Value, dim: usize, size: i64) -> Extent {
        if size == DYNAMIC { Extent::Value(self.size(buffer, dim)) } else { Extent::Constant(size) }
    }

    fn sum(&mut self, a: Extent, b: Extent) -> Extent {
        match (a, b) {
            (Extent::Constant(a), Extent::Constant(b)) => Extent::Constant(a + b),
            (Extent::Constant(0), other) | (other, Extent::Constant(0)) => other,
            _ => {
                let operands = [a, b].map(|extent| self.materialize_extent(extent));
                Extent::Value(self.emit_value(arith::ADDI, &operands, TypeId::INDEX, &[]))
            }
        }
    }

    fn materialize_extent(&mut self, extent: Extent) -> Value {
        match extent {
            Extent::Constant(number) => self.index(number),
            Extent::Value(value) => value,
        }
    }
}

/// An offset or a size.
#[derive(Clone, Copy, Debug)]
enum Extent {
    Constant(i64),
    Value(Value),
}

impl Extent {
    fn value(&self) -> Option<Value> {
        match *self {
            Extent::Value(value) => Some(value),
            Extent::Constant(_) => None,
        }
    }

    /// Returns the number of elements that it removes as padding, negated. Padding that is computed removes none.
    fn removed(&self) -> i64 {
        match *self {
            Extent::Constant(number) => number.min(0),
            Extent::Value(_) => 0,
        }
    }

    /// Returns the entry in a list of constants.
    fn constant(&self) -> i64 {
        match *self {
            Extent::Constant(number) => number,
            Extent::Value(_) => DYNAMIC,
        }
    }
}
