//! Contractions: structured operations that add up products of elements of two inputs, such as matrix products and
//! convolutions.
//!
//! The schedule is that of Goto and van de Geijn, "Anatomy of High-Performance Matrix Multiplication" (2008), for any
//! number of loops:
//!
//! - A parallel loop that only one input depends on becomes the *lanes* of vectors. A block of its elements, for a
//!   number of terms of the sum, is packed to a *panel* on the stack: consecutive vectors, in the order of use.
//! - A parallel loop that only the other input depends on becomes the *rows* of a tile of accumulators in registers.
//!   Each element of this input is broadcast.
//! - Loops that the panel does not depend on reuse it.
//!
//! The terms of each element of the output are added in the order of the loops, so results do not change. The operands
//! of an operation must not overlap.
//!
//! Limits: the accumulator is `f32`, `f64` or `i32`. Operations without a loop for lanes or rows, such as products with
//! a vector and depthwise convolutions, are converted to plain loops.

mod offsets;
mod pack;
mod payload;
mod plan;
mod space;
mod tile;

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::intrinsic::SMIN;
use crate::dialect::llvm::layout::store_size;
use crate::ir::{FloatKind, NamedAttr, Op, OpName, TypeId, Value};

use super::Operand;

use payload::{Payload, payload};
use plan::{Plan, plan};
use space::{Access, Space};

/// A contraction whose loops are being emitted.
struct Contraction {
    payload: Payload,
    plan: Plan,
    space: Space,
    /// The region arguments of the inputs.
    elements: [Value; 2],
    /// The type of accumulators, and of vectors of them.
    accumulator: TypeId,
    vector: TypeId,
    /// The operations of the LLVM dialect that multiply and add, with their attributes.
    multiply: (OpName, Vec<NamedAttr>),
    add: (OpName, Vec<NamedAttr>),
    /// The panel, and the tile for elements of the output that are not adjacent, both on the stack.
    panel: Value,
    spill: Option<Value>,
    /// The table of offsets of the terms in the broadcast input.
    offsets: Option<Value>,
}

/// The position of loops: the operands at their current iterations, in the order packed, broadcast, output.
#[derive(Clone)]
struct Position {
    packed: Access,
    broadcast: Access,
    output: Access,
}

/// A reduction loop of a panel.
#[derive(Clone, Copy)]
struct PanelLoop {
    dim: usize,
    /// The number of iterations.
    count: IndexValue,
    /// The distance in the panel between the terms of consecutive iterations, in elements.
    distance: i64,
}

/// Converts a contraction. Returns false if plain loops are as fast; then nothing was emitted.
pub(super) fn convert_contraction(
    cv: &mut Converter,
    op: Op,
    operands: &[Operand],
    sizes: &[IndexValue],
) -> Result<bool, Problem> {
    let Some(contraction) = contraction(cv, op, operands, sizes)? else { return Ok(false) };
    contraction.emit(cv)?;
    Ok(true)
}

/// Returns the contraction that a structured operation is, if it has a schedule.
fn contraction(
    cv: &mut Converter,
    op: Op,
    operands: &[Operand],
    sizes: &[IndexValue],
) -> Result<Option<Contraction>, Problem> {
    let source = cv.source();
    let Some((output, inputs)) = operands.split_last() else { return Ok(None) };
    let is_buffer = |&i: &usize| matches!(inputs[i], Operand::Buffer(_));
    let buffers: Vec<usize> = (0..inputs.len()).filter(is_buffer).collect();
    let Ok(buffers) = <[usize; 2]>::try_from(buffers) else { return Ok(None) };
    let Some(payload) = payload(&cv.cx, source, op, buffers) else { return Ok(None) };
    let space = Space::new(sizes.to_vec(), buffers.map(|i| &inputs[i]), output);
    let Some(space) = space else { return Ok(None) };
    let accumulator = space.output.converted;
    let is_supported = matches!(cv.cx.float_kind(accumulator), Some(FloatKind::F32 | FloatKind::F64))
        || cv.cx.int_width(accumulator) == Some(32);
    let size = store_size(&cv.cx, &cv.target.layout, accumulator);
    let Some(size) = size.filter(|_| is_supported && space.output.element == accumulator) else {
        return Ok(None);
    };
    let Some(plan) = plan(&space, cv.target, size as i64) else { return Ok(None) };
    let region = *source.regions(op).first().ok_or("has no region")?;
    let args = source.entry_block(region).map_or(&[][..], |entry| source.block_args(entry));
    for (operand, &arg) in operands.iter().zip(args) {
        if let Operand::Scalar(value) = operand {
            cv.set(arg, value.clone());
        }
    }
    let operation = |cv: &mut Converter, op: Op| {
        let name = renamed(source.name(op));
        name.map(|name| (name, cv.convert_attrs(source.attrs(op))))
    };
    let (multiply, add) = (operation(cv, payload.multiply), operation(cv, payload.add));
    let (Some(multiply), Some(add)) = (multiply, add) else { return Ok(None) };
    let vector = cv.row_type(plan.lanes, accumulator);
    let panel = cv.entry_alloca(vector, plan.terms * plan.vectors);
    let is_direct = space.output.steps[plan.lane_dim].constant() == Some(1)
        && space.sizes[plan.lane_dim].constant().is_some_and(|size| size % (plan.vectors * plan.lanes) == 0);
    let spill = (!is_direct).then(|| cv.entry_alloca(vector, plan.rows * plan.vectors));
    let needs_offsets = !space.inputs[1 - plan.packed].is_uniform(&space.sizes, &plan.panel_terms);
    let offsets = needs_offsets.then(|| cv.entry_alloca(cv.types.index, plan.terms));
    let elements = buffers.map(|i| args[i]);
    Ok(Some(Contraction {
        payload,
        plan,
        space,
        elements,
        accumulator,
        vector,
        multiply,
        add,
        panel,
        spill,
        offsets,
    }))
}

/// Returns the operation of the LLVM dialect for an operation of arith on scalars or vectors.
fn renamed(name: OpName) -> Option<OpName> {
    let row = crate::convert::arith::CONVERSIONS.iter().find(|row| row.0 == name)?;
    match row.1 {
        crate::convert::Conversion::Rename(to) => Some(to),
        _ => None,
    }
}

impl Contraction {
    fn emit(&self, cv: &mut Converter) -> Result<(), Problem> {
        let [first, second] = self.space.inputs.clone();
        let output = self.space.output.clone();
        let position = match self.plan.packed {
            0 => Position { packed: first, broadcast: second, output },
            _ => Position { packed: second, broadcast: first, output },
        };
        self.emit_offsets(cv, &position.broadcast)?;
        let around: Vec<usize> = self.plan.panel_dims.iter().chain(&self.plan.outer_terms).copied().collect();
        self.loops(cv, &around, position, &mut |cv, position| self.blocks(cv, position))
    }

    /// Emits loops, and `body` in the innermost one.
    fn loops(
        &self,
        cv: &mut Converter,
        dims: &[usize],
        position: Position,
        body: &mut dyn FnMut(&mut Converter, Position) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let Some((&dim, inner)) = dims.split_first() else { return body(cv, position) };
        let range = [IndexValue::Constant(0), self.space.sizes[dim]];
        repeat(cv, range, 1, Vec::new(), |cv, current, _| {
            let position = position.at(cv, dim, current);
            self.loops(cv, inner, position, body)?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Emits the loop over blocks of the terms of a sum.
    fn blocks(&self, cv: &mut Converter, position: Position) -> Result<(), Problem> {
        let Some(&dim) = self.plan.panel_terms.first() else {
            return self.columns(cv, &position, IndexValue::Constant(1));
        };
        let (size, block) = (self.space.sizes[dim], IndexValue::Constant(self.plan.block));
        repeat(cv, [IndexValue::Constant(0), size], self.plan.block, Vec::new(), |cv, current, _| {
            let position = position.at(cv, dim, current);
            let is_whole = size.constant().is_some_and(|size| size % self.plan.block == 0);
            let count = if is_whole {
                block
            } else {
                let left = difference(cv, size, current);
                smaller(cv, left, block)
            };
            self.columns(cv, &position, count)?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Returns the reduction loops of a panel whose first one has `count` iterations: the loop, its number of
    /// iterations, and the distance between its iterations in the panel, in elements.
    fn panel_loops(&self, count: IndexValue) -> Vec<PanelLoop> {
        let mut distance = self.plan.lanes * self.plan.vectors;
        let mut loops = Vec::new();
        for (i, &dim) in self.plan.panel_terms.iter().enumerate().rev() {
            let size = if i == 0 { count } else { self.space.sizes[dim] };
            loops.push(PanelLoop { dim, count: size, distance });
            distance *= size.constant().unwrap_or(1);
        }
        loops.reverse();
        loops
    }

    /// Emits the loop over the blocks of lanes, for a range of the first loop of a panel.
    fn columns(&self, cv: &mut Converter, position: &Position, terms: IndexValue) -> Result<(), Problem> {
        let width = self.plan.lanes * self.plan.vectors;
        let size = self.space.sizes[self.plan.lane_dim];
        let whole = whole(cv, size, width);
        repeat(cv, [IndexValue::Constant(0), whole], width, Vec::new(), |cv, current, _| {
            self.panel(cv, position, terms, [current, IndexValue::Constant(width)])?;
            Ok(Vec::new())
        })?;
        repeat(cv, [whole, size], width, Vec::new(), |cv, current, _| {
            let rest = difference(cv, size, current);
            self.panel(cv, position, terms, [current, rest])?;
            Ok(Vec::new())
        })?;
        Ok(())
    }

    /// Packs a panel, and emits the loops that use it. `lanes` are the first lane and their number.
    fn panel(
        &self,
        cv: &mut Converter,
        position: &Position,
        terms: IndexValue,
        lanes: [IndexValue; 2],
    ) -> Result<(), Problem> {
        let position = position.at(cv, self.plan.lane_dim, lanes[0]);
        self.pack(cv, &position.packed, terms, lanes[1])?;
        self.loops(cv, &self.plan.reuse_dims, position, &mut |cv, position| {
            self.rows(cv, &position, terms, lanes[1])
        })
    }

    /// Emits the loop over the blocks of rows.
    fn rows(
        &self,
        cv: &mut Converter,
        position: &Position,
        terms: IndexValue,
        lanes: IndexValue,
    ) -> Result<(), Problem> {
        let (dim, rows) = (self.plan.row_dim, self.plan.rows);
        let size = self.space.sizes[dim];
        let whole = whole(cv, size, rows);
        repeat(cv, [IndexValue::Constant(0), whole], rows, Vec::new(), |cv, current, _| {
            let position = position.at(cv, dim, current);
            self.tile(cv, &position, terms, (rows, lanes))?;
            Ok(Vec::new())
        })?;
        let rest = size.constant().map_or(1, |size| (size % rows).max(1));
        repeat(cv, [whole, size], rest, Vec::new(), |cv, current, _| {
            let position = position.at(cv, dim, current);
            self.tile(cv, &position, terms, (rest, lanes))?;
            Ok(Vec::new())
        })?;
        Ok(())
    }
}

impl Position {
    fn at(&self, cv: &mut Converter, dim: usize, iteration: IndexValue) -> Position {
        Position {
            packed: self.packed.at(cv, dim, iteration),
            broadcast: self.broadcast.at(cv, dim, iteration),
            output: self.output.at(cv, dim, iteration),
        }
    }
}

/// Emits a loop with loop-carried values. Returns the last ones. A loop of one iteration is its body.
fn repeat(
    cv: &mut Converter,
    [lower, upper]: [IndexValue; 2],
    step: i64,
    carried: Vec<Value>,
    body: impl FnOnce(&mut Converter, IndexValue, Vec<Value>) -> Result<Vec<Value>, Problem>,
) -> Result<Vec<Value>, Problem> {
    if let (Some(first), Some(end)) = (lower.constant(), upper.constant()) {
        if first >= end {
            return Ok(carried);
        }
        if first.checked_add(step).is_some_and(|next| next >= end) {
            return body(cv, lower, carried);
        }
    }
    let range = [cv.index_to_value(lower), cv.index_to_value(upper)];
    let this = cv.begin_loop(range, IntPredicate::Slt, carried);
    let next = body(cv, IndexValue::Value(this.current), this.carried.clone())?;
    let step = cv.constant(cv.types.index, step.into());
    cv.end_scheduled_loop(&this, step, next);
    Ok(this.carried)
}

/// Returns the largest multiple of `unit` that is at most `size`.
fn whole(cv: &mut Converter, size: IndexValue, unit: i64) -> IndexValue {
    if let Some(size) = size.constant() {
        return IndexValue::Constant(size - size % unit);
    }
    let size = cv.index_to_value(size);
    let unit = cv.constant(cv.types.index, unit.into());
    let rest = cv.integer_op(crate::dialect::llvm::arith::UREM, [size, unit], 0);
    IndexValue::Value(cv.integer_op(crate::dialect::llvm::arith::SUB, [size, rest], 0))
}

/// Returns the difference of two indices.
fn difference(cv: &mut Converter, a: IndexValue, b: IndexValue) -> IndexValue {
    let minus = cv.multiply_index(b, IndexValue::Constant(-1), 0);
    cv.add_index(a, minus, 0)
}

/// Returns the smaller of two indices.
fn smaller(cv: &mut Converter, a: IndexValue, b: IndexValue) -> IndexValue {
    if let (Some(a), Some(b)) = (a.constant(), b.constant()) {
        return IndexValue::Constant(a.min(b));
    }
    let operands = [cv.index_to_value(a), cv.index_to_value(b)];
    let index = cv.types.index;
    IndexValue::Value(cv.emit_value(SMIN, &operands, index, &[]))
}

/// Returns the replacement of a factor, given the element.
fn factor(
    cv: &mut Converter,
    factor: &payload::Factor,
    argument: Value,
    source: TypeId,
    element: Value,
) -> Result<Value, Problem> {
    let element = cv.unpack(source, element)?;
    cv.set(argument, element);
    for &op in &factor.ops {
        cv.convert_op(op);
    }
    cv.one(factor.value)
}
