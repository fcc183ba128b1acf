//! Packing at compile time: panels that are constants.
//!
//! The panels of all blocks of terms are in the order of the loops: the loops around panels, the blocks of terms, the
//! panels of a block, and in each the factors as [`super::pack`] would order them.

use crate::convert::context::Converter;
use crate::convert::index_value::IndexValue;
use crate::ir::{AttrData, DenseData, TypeData, TypeId};

use super::axis::Axis;
use super::constant::Constant;
use super::plan::Plan;
use super::space::{Access, Space};

/// The factors of panels, as positions in a constant: that of a factor is a sum.
struct Layout {
    /// For each iteration of the loops around panels.
    around: Vec<i64>,
    /// For each block of terms, with the number of its terms.
    blocks: Vec<(i64, usize)>,
    /// For each position of the axis, in whole panels.
    positions: Vec<i64>,
    /// For each term of a block.
    terms: Vec<i64>,
    /// The number of positions of a panel, and of consecutive terms of a position.
    unit: usize,
    group: usize,
    /// The number of factors of a block.
    block_size: usize,
    /// The number of factors after the panels: the last vector of factors of rows ends there.
    tail: usize,
}

/// Adds the panels of an input to the module. Returns their factors: the distances of the loops around panels, and of
/// the first loop of a block of terms.
pub(super) fn prepack(
    cv: &mut Converter,
    (space, plan): (&Space, &Plan),
    (input, constant): (usize, &Constant),
    factor: TypeId,
) -> Access {
    let access = &space.inputs[input];
    let (axis, unit) = match input == plan.packed {
        true => (&plan.lane_axis, [plan.width(), plan.products]),
        false => (&plan.row_axis, [plan.rows, plan.consecutive_row_terms()]),
    };
    let dims = plan.panel_dims.iter().chain(&plan.reuse_dims).chain(&plan.terms.outer);
    let around: Vec<usize> = dims.copied().filter(|&dim| access.has(dim)).collect();
    let layout = Layout::new((space, plan), access, (axis, unit), &around);
    let mut steps = vec![IndexValue::Constant(0); space.sizes.len()];
    let mut distance = (layout.blocks.len() * layout.block_size) as i64;
    for &dim in around.iter().rev() {
        steps[dim] = IndexValue::Constant(distance);
        distance *= size(space, dim);
    }
    if let Some(&dim) = plan.terms.inner.first() {
        steps[dim] = IndexValue::Constant(layout.block_size as i64 / plan.terms.block);
    }
    let data = match &constant.elements {
        DenseData::Splat(element) => {
            let mut factor = Vec::new();
            constant.append_factor(&mut factor, element, 0);
            DenseData::Splat(factor.into())
        }
        DenseData::Elements(elements) => DenseData::Elements(layout.pack(constant, elements).into()),
    };
    let count = layout.size();
    let shape = Some([count as i64].into());
    let ty = cv.cx.ty(TypeData::Tensor { shape, element: factor, encoding: None });
    let value = cv.cx.attr(AttrData::DenseElements { ty, data });
    let array = cv.cx.array_type(count as u64, factor);
    let address = cv.constant_address("panels", value, array);
    Access { element: factor, converted: factor, address, steps }
}

impl Layout {
    fn new(
        (space, plan): (&Space, &Plan),
        access: &Access,
        (axis, [unit, group]): (&Axis, [i64; 2]),
        around: &[usize],
    ) -> Layout {
        let terms = &plan.terms;
        let positions = positions(space, access, &axis.dims);
        let last = positions.last().copied().unwrap_or(0);
        let padded = positions.len().next_multiple_of(unit as usize);
        let rest = terms.inner.get(1..).unwrap_or_default();
        let inner = positions_of(access, terms.inner.first().map(|&dim| (dim, terms.block)));
        let block_terms = sums(&inner, &self::positions(space, access, rest));
        let size = block_terms.len().next_multiple_of(group as usize) * padded;
        Layout {
            around: self::positions(space, access, around),
            blocks: blocks(space, plan, access),
            positions: positions.into_iter().chain(std::iter::repeat(last)).take(padded).collect(),
            terms: block_terms,
            unit: unit as usize,
            group: group as usize,
            block_size: size.next_multiple_of(terms.block.max(1) as usize),
            tail: (plan.lanes * plan.products) as usize,
        }
    }

    /// Returns the number of all factors.
    fn size(&self) -> usize {
        self.around.len() * self.blocks.len() * self.block_size + self.tail
    }

    /// Returns the panels of a constant with these elements.
    fn pack(&self, constant: &Constant, elements: &[u8]) -> Vec<u8> {
        let block_bytes = self.block_size * constant.bytes;
        let mut panels = Vec::with_capacity(self.size() * constant.bytes);
        for around in &self.around {
            for &(block, count) in &self.blocks {
                let end = panels.len() + block_bytes;
                let first = constant.offset + around + block;
                for positions in self.positions.chunks(self.unit) {
                    self.pack_panel(&mut panels, (constant, elements), (first, count), positions);
                }
                panels.resize(end, 0);
            }
        }
        panels.resize(self.size() * constant.bytes, 0);
        panels
    }

    /// Appends the factors of the first `count` terms of a panel, and zeros for the others.
    fn pack_panel(
        &self,
        panels: &mut Vec<u8>,
        (constant, elements): (&Constant, &[u8]),
        (first, count): (i64, usize),
        positions: &[i64],
    ) {
        for group in (0..self.terms.len()).step_by(self.group) {
            for position in positions {
                for term in group..group + self.group {
                    if term < count {
                        let from = (first + position + self.terms[term]) as usize;
                        constant.append_factor(panels, elements, from);
                    } else {
                        panels.resize(panels.len() + constant.bytes, 0);
                    }
                }
            }
        }
    }
}

/// Returns the blocks of terms.
fn blocks(space: &Space, plan: &Plan, access: &Access) -> Vec<(i64, usize)> {
    let Some((&first, rest)) = plan.terms.inner.split_first() else { return vec![(0, 1)] };
    let terms: i64 = rest.iter().map(|&dim| size(space, dim)).product();
    let (size, block, step) = (size(space, first), plan.terms.block, step(access, first));
    let starts = (0..size).step_by(block as usize);
    starts.map(|start| (start * step, (terms * block.min(size - start)) as usize)).collect()
}

/// Returns the positions of the iterations of nested loops.
fn positions(space: &Space, access: &Access, dims: &[usize]) -> Vec<i64> {
    let loops = dims.iter().map(|&dim| positions_of(access, Some((dim, size(space, dim)))));
    loops.fold(vec![0], |outer, inner| sums(&outer, &inner))
}

/// Returns the positions of the iterations of a loop; one without a loop.
fn positions_of(access: &Access, this: Option<(usize, i64)>) -> Vec<i64> {
    let Some((dim, count)) = this else { return vec![0] };
    (0..count).map(|iteration| iteration * step(access, dim)).collect()
}

/// Returns the sums of an outer and an inner position, in the order of the loops.
fn sums(outer: &[i64], inner: &[i64]) -> Vec<i64> {
    outer.iter().flat_map(|outer| inner.iter().map(move |inner| outer + inner)).collect()
}

/// Returns the number of iterations of a loop. [`Constant::of`] has checked that sizes and steps are constants.
fn size(space: &Space, dim: usize) -> i64 {
    space.sizes[dim].constant().unwrap_or(1)
}

fn step(access: &Access, dim: usize) -> i64 {
    access.steps[dim].constant().unwrap_or(0)
}
