//! Multi-dimensional vectors as arrays of arrays of one-dimensional vectors, which are called rows here.

use crate::dialect::llvm::arith::POISON;
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT, SHUFFLEVECTOR};
use crate::dialect::vector::types::vector;
use crate::ir::{TypeId, Value, name};

use super::super::context::{Converter, Problem};

/// The shape of a vector. A vector without dimensions has one lane.
#[derive(Clone, Debug)]
pub(in crate::convert) struct Shape {
    /// Sizes of all dimensions.
    pub(in crate::convert) sizes: Vec<i64>,
    /// Converted element type.
    pub(in crate::convert) element: TypeId,
    /// Type of a row.
    pub(super) row: TypeId,
    /// Converted type of the vector.
    pub(super) ty: TypeId,
}

impl Shape {
    /// Returns the sizes of all dimensions but the last.
    pub(super) fn outer(&self) -> &[i64] {
        self.sizes.split_last().map_or(&[], |(_, outer)| outer)
    }

    /// Returns the number of lanes of a row.
    pub(in crate::convert) fn lanes(&self) -> i64 {
        self.sizes.last().copied().unwrap_or(1)
    }

    /// Returns the number of elements of the vector.
    pub(in crate::convert) fn element_count(&self) -> u64 {
        self.sizes.iter().map(|&size| size.unsigned_abs()).product()
    }

    /// Returns the positions of the rows, in order.
    pub(in crate::convert) fn rows(&self) -> Vec<Vec<i64>> {
        positions(self.outer())
    }

    /// Returns the index of the element at a position.
    pub(super) fn linear(&self, position: &[i64]) -> usize {
        position.iter().zip(&self.sizes).fold(0, |all, (&at, &size)| all * size as usize + at as usize)
    }

    /// Returns the index of the row at a position in all dimensions but the last.
    pub(super) fn row_number(&self, position: &[i64]) -> usize {
        position.iter().zip(self.outer()).fold(0, |all, (&at, &size)| all * size as usize + at as usize)
    }
}

/// Returns all positions in a box of these sizes, in row-major order.
pub(super) fn positions(sizes: &[i64]) -> Vec<Vec<i64>> {
    let mut all = vec![Vec::with_capacity(sizes.len())];
    for &size in sizes {
        all = all
            .into_iter()
            .flat_map(|position: Vec<i64>| {
                (0..size).map(move |at| position.iter().copied().chain([at]).collect::<Vec<i64>>())
            })
            .collect();
    }
    all
}

impl Converter<'_> {
    /// Returns the shape of a vector type of the old body.
    pub(in crate::convert) fn vector_shape(&mut self, ty: TypeId) -> Result<Shape, Problem> {
        let Some(parts) = vector(&self.cx, ty) else { return Err("expects a vector".into()) };
        if parts.scalable.contains(&true) {
            return Err("is not supported yet: scalable vectors are not".into());
        }
        let (sizes, element) = (parts.shape.to_vec(), parts.element);
        let converted = self.convert_type(ty)?;
        let element = self.convert_type(element)?;
        Ok(self.shape_of(sizes, element, converted))
    }

    /// Returns the shape with these sizes and a converted element type.
    pub(super) fn shape_with(&mut self, sizes: &[i64], element: TypeId) -> Shape {
        let row = self.row_type(sizes.last().copied().unwrap_or(1), element);
        let outer = sizes.split_last().map_or(&[][..], |(_, outer)| outer);
        let ty = outer.iter().rev().fold(row, |inner, &len| self.cx.array_type(len as u64, inner));
        Shape { sizes: sizes.to_vec(), element, row, ty }
    }

    fn shape_of(&mut self, sizes: Vec<i64>, element: TypeId, ty: TypeId) -> Shape {
        let row = self.row_type(sizes.last().copied().unwrap_or(1), element);
        Shape { sizes, element, row, ty }
    }

    /// Returns the type of a one-dimensional vector.
    pub(in crate::convert) fn row_type(&mut self, lanes: i64, element: TypeId) -> TypeId {
        crate::dialect::vector::types::vector_type(&mut self.cx, &[lanes], &[false], element)
    }

    /// Extracts the row at a position.
    pub(super) fn row_at(&mut self, value: Value, shape: &Shape, position: &[i64]) -> Value {
        if position.is_empty() { value } else { self.extract(value, position, shape.row) }
    }

    /// Extracts all rows of a vector.
    pub(in crate::convert) fn rows(&mut self, value: Value, shape: &Shape) -> Vec<Value> {
        shape.rows().iter().map(|position| self.row_at(value, shape, position)).collect()
    }

    /// Builds the vector of these rows.
    pub(super) fn vector_of_rows(&mut self, shape: &Shape, rows: &[Value]) -> Value {
        if shape.outer().is_empty() {
            return rows[0];
        }
        let parts: Vec<(Vec<i64>, Value)> = shape.rows().into_iter().zip(rows.iter().copied()).collect();
        self.build_aggregate(shape.ty, &parts)
    }

    /// Extracts a lane of a row.
    pub(super) fn lane(&mut self, row: Value, lane: i64) -> Value {
        let element = self.cx.element_type(self.type_of(row));
        let lane = self.constant(TypeId::I64, lane.into());
        self.emit_tentative(EXTRACTELEMENT, &[row, lane], element, &[])
    }

    /// Extracts all lanes of a row.
    pub(in crate::convert) fn lanes(&mut self, row: Value, count: i64) -> Vec<Value> {
        (0..count).map(|i| self.lane(row, i)).collect()
    }

    /// Inserts a lane into a row.
    pub(super) fn with_lane(&mut self, row: Value, lane: i64, element: Value) -> Value {
        let ty = self.type_of(row);
        let lane = self.constant(TypeId::I64, lane.into());
        self.emit_value(INSERTELEMENT, &[row, element, lane], ty, &[])
    }

    /// Returns the number of lanes of a row type.
    pub(in crate::convert) fn lane_count(&self, row: TypeId) -> i64 {
        vector(&self.cx, row).map_or(1, |row| row.shape[0])
    }

    /// Builds a row with one value in all lanes.
    pub(in crate::convert) fn splat(&mut self, element: Value, row: TypeId) -> Value {
        let lanes = self.lane_count(row);
        let poison = self.emit_value(POISON, &[], row, &[]);
        let first = self.with_lane(poison, 0, element);
        if lanes == 1 { first } else { self.shuffle([first, poison], &vec![0; lanes as usize]) }
    }

    /// Builds the row of these lanes.
    pub(super) fn row_of(&mut self, lanes: &[Value], row: TypeId) -> Value {
        if lanes.iter().all(|&lane| lane == lanes[0]) {
            return self.splat(lanes[0], row);
        }
        let mut all = self.emit_value(POISON, &[], row, &[]);
        for (i, &lane) in lanes.iter().enumerate() {
            all = self.with_lane(all, i as i64, lane);
        }
        all
    }

    /// Extracts all elements of a vector, in row-major order.
    pub(super) fn elements(&mut self, value: Value, shape: &Shape) -> Vec<Value> {
        let rows = self.rows(value, shape);
        rows.into_iter().flat_map(|row| self.lanes(row, shape.lanes())).collect()
    }

    /// Builds the vector of these elements, in row-major order.
    pub(super) fn vector_of(&mut self, shape: &Shape, elements: &[Value]) -> Value {
        let rows: Vec<Value> =
            elements.chunks(shape.lanes() as usize).map(|lanes| self.row_of(lanes, shape.row)).collect();
        self.vector_of_rows(shape, &rows)
    }

    /// Shuffles the lanes of two rows of one type; -1 denotes a poison lane.
    pub(super) fn shuffle(&mut self, rows: [Value; 2], mask: &[i64]) -> Value {
        let element = self.cx.element_type(self.type_of(rows[0]));
        let ty = self.row_type(mask.len() as i64, element);
        let mask = self.cx.i32_array_attr(mask);
        self.emit_value(SHUFFLEVECTOR, &rows, ty, &[(name::MASK, mask)])
    }

    /// Returns a poison vector of this type.
    pub(super) fn poison(&mut self, ty: TypeId) -> Value {
        self.emit_value(POISON, &[], ty, &[])
    }
}
