//! Axes: parallel loops whose iterations are one sequence of positions, such as the rows and columns of an image.

use crate::convert::context::Converter;
use crate::convert::index_value::IndexValue;
use crate::ir::Value;

use super::super::loops::{quotient, remainder, smaller};
use super::space::{Access, Space};

/// The largest number of tiles of a period: each has code of its own.
const MAX_TILES: i64 = 8;

/// Parallel loops, outermost first. The elements of the output at consecutive positions have equal distances. If there
/// are several loops, their sizes are constants.
#[derive(Clone, Debug)]
pub(super) struct Axis {
    pub(super) dims: Vec<usize>,
}

/// Consecutive positions of an axis in an input.
#[derive(Clone)]
pub(super) struct Positions {
    /// The access at each position, or at the first one.
    bases: Vec<Access>,
    /// The distances from the first position, in elements, if they are constants.
    distances: Vec<i64>,
}

/// Consecutive positions at equal distances.
#[derive(Clone, Copy)]
pub(super) struct Run {
    /// The first position.
    pub(super) first: usize,
    pub(super) count: i64,
    /// The distance between two of them, in elements: 1 or 2.
    pub(super) step: i64,
}

impl Run {
    /// Returns the run with the next position, given its distance from the first one. `None` if the run ends before it.
    fn with_next(self, distance: i64) -> Option<Run> {
        let step = if self.count == 1 { distance } else { self.step };
        let continues = (1..=2).contains(&step) && distance == self.count * step;
        continues.then_some(Run { count: self.count + 1, step, ..self })
    }
}

impl Axis {
    /// Returns the axes of the loops that an input depends on and another one does not.
    pub(super) fn of<'a>(
        space: &'a Space,
        own: &'a Access,
        other: &'a Access,
    ) -> impl Iterator<Item = Axis> + 'a {
        let dims = move || {
            (0..space.sizes.len()).filter(|&dim| space.parallel[dim] && own.has(dim) && !other.has(dim))
        };
        dims().map(move |innermost| {
            let mut axis = Axis { dims: vec![innermost] };
            while let Some(outer) = dims().find(|&dim| axis.continues_in(space, dim)) {
                axis.dims.insert(0, outer);
            }
            axis
        })
    }

    /// Returns true if a loop around those of the axis continues the sequence.
    fn continues_in(&self, space: &Space, outer: usize) -> bool {
        let output = &space.output;
        let step = output.steps[self.innermost()].constant();
        let distance = self.constant_size(space).zip(step).and_then(|(size, step)| size.checked_mul(step));
        let is_constant = space.sizes[outer].constant().is_some_and(|size| size > 0);
        is_constant
            && !self.dims.contains(&outer)
            && distance.is_some_and(|distance| output.steps[outer].constant() == Some(distance))
    }

    /// Returns the innermost loop.
    pub(super) fn innermost(&self) -> usize {
        self.dims[self.dims.len() - 1]
    }

    /// Returns the number of positions.
    pub(super) fn size(&self, space: &Space) -> IndexValue {
        match self.constant_size(space) {
            Some(size) => IndexValue::Constant(size),
            None => space.sizes[self.innermost()],
        }
    }

    fn constant_size(&self, space: &Space) -> Option<i64> {
        self.dims.iter().try_fold(1_i64, |size, &dim| size.checked_mul(space.sizes[dim].constant()?))
    }

    /// Returns true if any `count` positions after a multiple of `count` are iterations of the innermost loop.
    pub(super) fn is_aligned(&self, space: &Space, count: i64) -> bool {
        let size = space.sizes[self.innermost()].constant();
        self.dims.len() == 1 || size.is_some_and(|size| size % count == 0)
    }

    /// Returns true if any `count` positions after a multiple of `count` exist.
    pub(super) fn is_whole(&self, space: &Space, count: i64) -> bool {
        self.size(space).constant().is_some_and(|size| size % count == 0)
    }

    /// Returns the period of tiles of `width` positions: the number of positions after which the distances within tiles
    /// repeat. If there are few tiles, all of them are a period. Returns `None` if the distances are the same in all
    /// tiles, or if a period would have too many.
    pub(super) fn period(&self, space: &Space, width: i64) -> Option<i64> {
        let size = self.constant_size(space)?;
        let [.., outer, inner] = self.dims[..] else { return None };
        if self.is_aligned(space, width) {
            return None;
        }
        if size <= MAX_TILES * width {
            return Some((size + width - 1) / width * width);
        }
        let (outer, inner) = (space.sizes[outer].constant()?, space.sizes[inner].constant()?);
        let repeats = |period: &i64| {
            period % inner == 0
                && (self.dims.len() == 2 || outer.checked_mul(inner).is_some_and(|size| size % period == 0))
        };
        (1..=MAX_TILES).map(|tiles| tiles * width).find(repeats)
    }

    /// Returns the distances of the positions of a period from the first one, in elements. `None` if they are no
    /// constants. Those after the last one of the axis are the last one again.
    pub(super) fn distances(&self, space: &Space, access: &Access, period: i64) -> Option<Vec<i64>> {
        let last = self.constant_size(space)? - 1;
        let distance = |position: i64| {
            let mut rest = position.min(last);
            self.dims.iter().rev().try_fold(0, |sum, &dim| {
                let size = space.sizes[dim].constant()?;
                let iteration = rest % size;
                rest /= size;
                Some(sum + iteration * access.steps[dim].constant()?)
            })
        };
        (0..period).map(distance).collect()
    }

    /// Returns the address of the element of an operand at a position.
    pub(super) fn address(
        &self,
        cv: &mut Converter,
        space: &Space,
        access: &Access,
        position: IndexValue,
    ) -> Value {
        if access.is_uniform(&space.sizes, &self.dims) {
            return access.address_at(cv, self.innermost(), position);
        }
        let (mut address, mut rest) = (access.address, position);
        for (i, &dim) in self.dims.iter().enumerate().rev() {
            // The sizes of the loops are constants if there are several.
            let size = space.sizes[dim].constant().filter(|_| i > 0);
            let iteration = size.map_or(rest, |size| remainder(cv, rest, size));
            let distance = cv.multiply_index(iteration, access.steps[dim], 0);
            address = cv.element_address(address, distance, access.converted, 0);
            rest = size.map_or(rest, |size| quotient(cv, rest, size));
        }
        address
    }

    /// Returns `count` positions of an input from `first`, a multiple of `count`. Those after the last one of the axis
    /// are the last one again. If `are_whole`, there are none after it.
    pub(super) fn positions(
        &self,
        cv: &mut Converter,
        space: &Space,
        access: &Access,
        (first, count): (IndexValue, i64),
        are_whole: bool,
    ) -> Positions {
        let at = |cv: &mut Converter, position| {
            let address = self.address(cv, space, access, position);
            Access { address, ..access.clone() }
        };
        let step = access.steps[self.innermost()].constant();
        if let Some(step) = step.filter(|_| are_whole && self.is_aligned(space, count)) {
            let distances = (0..count).map(|i| i * step).collect();
            return Positions { bases: vec![at(cv, first)], distances };
        }
        let last = cv.add_index(self.size(space), IndexValue::Constant(-1), 0);
        let bases = (0..count).map(|i| {
            let position = cv.add_index(first, IndexValue::Constant(i), 0);
            let position = if are_whole { position } else { smaller(cv, position, last) };
            at(cv, position)
        });
        Positions { bases: bases.collect(), distances: Vec::new() }
    }
}

impl Positions {
    /// Returns positions at constant distances from the first one.
    pub(super) fn new(first: Access, distances: Vec<i64>) -> Positions {
        Positions { bases: vec![first], distances }
    }

    /// Returns the number of positions.
    pub(super) fn count(&self) -> usize {
        self.bases.len().max(self.distances.len())
    }

    /// Returns the step of a loop.
    pub(super) fn step(&self, dim: usize) -> IndexValue {
        self.bases[0].steps[dim]
    }

    /// Returns the positions at a distance, in elements.
    pub(super) fn moved(&self, cv: &mut Converter, distance: IndexValue) -> Positions {
        let moved = |access: &Access| {
            let address = cv.element_address(access.address, distance, access.converted, 0);
            Access { address, ..access.clone() }
        };
        Positions { bases: self.bases.iter().map(moved).collect(), distances: self.distances.clone() }
    }

    /// Returns the runs of positions whose elements are adjacent, or every second. `None` if distances are no constants.
    pub(super) fn runs(&self) -> Option<Vec<Run>> {
        let mut runs: Vec<Run> = Vec::new();
        for (first, &distance) in self.distances.iter().enumerate() {
            let next = runs.last().and_then(|run| run.with_next(distance - self.distances[run.first]));
            if next.is_some() {
                runs.pop();
            }
            runs.push(next.unwrap_or(Run { first, count: 1, step: 1 }));
        }
        (!runs.is_empty()).then_some(runs)
    }

    /// Returns the address of a position.
    pub(super) fn address(&self, cv: &mut Converter, position: usize) -> Value {
        let base = &self.bases[position.min(self.bases.len() - 1)];
        let distance = self.distances.get(position).copied().unwrap_or(0);
        cv.element_address(base.address, IndexValue::Constant(distance), base.converted, 0)
    }
}
