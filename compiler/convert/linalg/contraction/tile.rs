//! Tiles of the output: accumulators in registers.

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{NamedAttr, TypeId, Value, name};

use super::space::Access;
use super::{Contraction, PanelLoop, Position, repeat};

/// The addresses of the rows of the broadcast input.
#[derive(Clone)]
struct Rows {
    /// The address of the first row, or of each.
    bases: Vec<Access>,
    /// The distances of the rows from the first one, in elements, if they are constant.
    distances: Vec<i64>,
}

impl Contraction {
    /// Emits the computation of a tile with `rows` rows, and `lanes` lanes, for a range of the first loop of a panel.
    pub(super) fn tile(
        &self,
        cv: &mut Converter,
        position: &Position,
        terms: IndexValue,
        (rows, lanes): (i64, IndexValue),
    ) -> Result<(), Problem> {
        let output = &position.output;
        let is_adjacent = output.steps[self.plan.lane_dim].constant() == Some(1);
        let is_whole = lanes.constant() == Some(self.plan.lanes * self.plan.vectors);
        let spill = self.spill.filter(|_| !is_adjacent || !is_whole);
        if let Some(spill) = spill {
            self.copy_tile(cv, output, spill, (rows, lanes), true)?;
        }
        let addresses = self.vectors(cv, output, spill, rows);
        let sums = addresses.iter().map(|&address| self.load_vector(cv, address)).collect();
        let broadcast = self.broadcast_rows(cv, &position.broadcast, rows);
        let sums = self.terms(cv, &self.panel_loops(terms), &broadcast, sums)?;
        for (&sum, &address) in sums.iter().zip(&addresses) {
            self.store_vector(cv, sum, address);
        }
        if let Some(spill) = spill {
            self.copy_tile(cv, output, spill, (rows, lanes), false)?;
        }
        Ok(())
    }

    /// Returns the addresses of the vectors of a tile, in the output or in the tile on the stack.
    fn vectors(&self, cv: &mut Converter, output: &Access, spill: Option<Value>, rows: i64) -> Vec<Value> {
        let mut addresses = Vec::new();
        for row in 0..rows {
            let first = match spill {
                Some(spill) => {
                    let distance = row * self.plan.vectors * self.plan.lanes;
                    cv.element_address(spill, IndexValue::Constant(distance), self.accumulator, 0)
                }
                None => output.address_at(cv, self.plan.row_dim, IndexValue::Constant(row)),
            };
            for vector in 0..self.plan.vectors {
                let distance = IndexValue::Constant(vector * self.plan.lanes);
                addresses.push(cv.element_address(first, distance, self.accumulator, 0));
            }
        }
        addresses
    }

    fn broadcast_rows(&self, cv: &mut Converter, access: &Access, rows: i64) -> Rows {
        let dim = self.plan.row_dim;
        if let Some(step) = access.steps[dim].constant() {
            return Rows {
                bases: vec![access.clone()],
                distances: (0..rows).map(|row| row * step).collect(),
            };
        }
        let bases = (0..rows).map(|row| access.at(cv, dim, IndexValue::Constant(row))).collect();
        Rows { bases, distances: Vec::new() }
    }

    /// Emits the loop over terms. Returns the sums.
    fn terms(
        &self,
        cv: &mut Converter,
        loops: &[PanelLoop],
        rows: &Rows,
        sums: Vec<Value>,
    ) -> Result<Vec<Value>, Problem> {
        let count =
            loops.iter().fold(IndexValue::Constant(1), |count, this| cv.multiply_index(count, this.count, 0));
        repeat(cv, [IndexValue::Constant(0), count], 1, sums, |cv, current, sums| {
            let distance = match (self.offsets, loops.last()) {
                (Some(offsets), _) => self.offset(cv, offsets, current),
                (None, Some(last)) => cv.multiply_index(current, rows.bases[0].steps[last.dim], 0),
                (None, None) => IndexValue::Constant(0),
            };
            let base = |cv: &mut Converter, base: &Access| Access {
                address: cv.element_address(base.address, distance, base.converted, 0),
                ..base.clone()
            };
            let bases = rows.bases.iter().map(|access| base(cv, access)).collect();
            let rows = Rows { bases, distances: rows.distances.clone() };
            let width = IndexValue::Constant(self.plan.lanes * self.plan.vectors);
            let distance = cv.multiply_index(current, width, 0);
            let panel = cv.element_address(self.panel, distance, self.accumulator, 0);
            self.term(cv, (&rows, panel), sums)
        })
    }

    /// Adds a term to each sum.
    fn term(
        &self,
        cv: &mut Converter,
        (rows, panel): (&Rows, Value),
        mut sums: Vec<Value>,
    ) -> Result<Vec<Value>, Problem> {
        let load = |cv: &mut Converter, vector: i64| {
            let distance = IndexValue::Constant(vector * self.plan.lanes);
            let address = cv.element_address(panel, distance, self.accumulator, 0);
            self.load_vector(cv, address)
        };
        let vectors: Vec<Value> = (0..self.plan.vectors).map(|vector| load(cv, vector)).collect();
        for (row, sums) in sums.chunks_mut(vectors.len()).enumerate() {
            let base = &rows.bases[row.min(rows.bases.len() - 1)];
            let distance = IndexValue::Constant(rows.distances.get(row).copied().unwrap_or(0));
            let address = cv.element_address(base.address, distance, base.converted, 0);
            let factor = self.load_factor(cv, 1 - self.plan.packed, address)?;
            let factor = cv.splat(factor, self.vector);
            for (sum, &vector) in sums.iter_mut().zip(&vectors) {
                let product = self.emit_op(cv, &self.multiply, [factor, vector]);
                *sum = self.emit_op(cv, &self.add, [*sum, product]);
            }
        }
        Ok(sums)
    }

    fn emit_op(
        &self,
        cv: &mut Converter,
        operation: &(crate::ir::OpName, Vec<NamedAttr>),
        operands: [Value; 2],
    ) -> Value {
        cv.emit_value(operation.0, &operands, self.vector, &operation.1)
    }

    /// Copies the elements of a tile of the output to the tile on the stack, or back.
    fn copy_tile(
        &self,
        cv: &mut Converter,
        output: &Access,
        spill: Value,
        (rows, lanes): (i64, IndexValue),
        is_load: bool,
    ) -> Result<(), Problem> {
        let width = self.plan.lanes * self.plan.vectors;
        repeat(cv, [IndexValue::Constant(0), IndexValue::Constant(rows)], 1, Vec::new(), |cv, row, _| {
            let output = output.at(cv, self.plan.row_dim, row);
            let distance = cv.multiply_index(row, IndexValue::Constant(width), 0);
            let spill = cv.element_address(spill, distance, self.accumulator, 0);
            repeat(cv, [IndexValue::Constant(0), lanes], 1, Vec::new(), |cv, lane, _| {
                let outside = output.address_at(cv, self.plan.lane_dim, lane);
                let inside = cv.element_address(spill, lane, self.accumulator, 0);
                let [from, to] = if is_load { [outside, inside] } else { [inside, outside] };
                let value = cv.emit_value(LOAD, &[from], self.accumulator, &[]);
                cv.emit(STORE, &[value, to], &[], &[]);
                Ok(Vec::new())
            })
        })?;
        Ok(())
    }

    /// Loads a vector of accumulators, which is aligned as one element.
    pub(super) fn load_vector(&self, cv: &mut Converter, address: Value) -> Value {
        let attrs = alignment(cv, self.accumulator);
        cv.emit_value(LOAD, &[address], self.vector, &attrs)
    }

    /// Stores a vector of accumulators, which is aligned as one element.
    pub(super) fn store_vector(&self, cv: &mut Converter, value: Value, address: Value) {
        let attrs = alignment(cv, self.accumulator);
        cv.emit(STORE, &[value, address], &[], &attrs);
    }
}

fn alignment(cv: &mut Converter, element: TypeId) -> Vec<NamedAttr> {
    let align = align_of(&cv.cx, &cv.target.layout, element);
    align.map(|align| (name::ALIGNMENT, cv.cx.int_attr(TypeId::I64, align.into()))).into_iter().collect()
}
