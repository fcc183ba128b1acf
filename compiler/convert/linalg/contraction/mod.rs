//! Contractions: structured operations that add up products of elements of two inputs, such as matrix products and
//! convolutions.
//!
//! The schedule is that of Goto and van de Geijn, "Anatomy of High-Performance Matrix Multiplication" (2008), for any
//! number of loops:
//!
//! - Parallel loops that only one input depends on become the *lanes* of vectors. A block of its elements, for a number
//!   of terms of the sum, is packed to *panels* on the stack: consecutive vectors, in the order of use.
//! - Parallel loops that only the other input depends on become the *rows* of a tile of accumulators in registers. Each
//!   element of this input is broadcast. Those of a tile are packed if many tiles use them: as vectors of equal lanes,
//!   unless loads can fill all lanes.
//! - Tiles that are no part of a row, as in small images, are packed by code of their own if their positions repeat.
//! - Loops that a panel does not depend on reuse it.
//! - The panels of inputs that are constants are packed at compile time.
//! - If the elements of lanes are not adjacent in the output, and it is small, the sums are in a transposed copy of it.
//!
//! The terms of each element of the output are added in the order of the loops, so results do not change. The operands
//! of an operation must not overlap.
//!
//! Some targets have instructions that add up several products of small integers in each lane. Then panels have groups
//! of as many consecutive terms. Zeros complete the last group.
//!
//! Limits: the accumulator is `f32`, `f64` or `i32`. Operations without a loop for lanes or rows, such as products with
//! a vector and depthwise convolutions, are converted to plain loops.

mod axis;
mod constant;
mod cost;
mod dot;
mod pack;
mod payload;
mod plan;
mod prepack;
mod space;
mod terms;
mod tile;
mod transpose;

use crate::convert::context::{Converter, Problem};
use crate::convert::index_value::IndexValue;
use crate::dialect::llvm::arith::FASTMATH;
use crate::dialect::llvm::layout::store_size;
use crate::ir::spec::enum_value;
use crate::ir::{FloatKind, NamedAttr, Op, OpName, TypeId, Value, name};

use super::Operand;
use super::initial::region_args;

use super::loops::{difference, for_each, smaller};
pub(in crate::convert) use constant::Readers;
use constant::{Constant, Wanted};
use dot::Dot;
use payload::{Payload, payload};
use plan::{Machine, Plan, Source, plan};
use prepack::prepack;
use space::{Access, Space};

/// A contraction whose loops are being emitted.
struct Contraction {
    payload: Payload,
    plan: Plan,
    space: Space,
    /// For each input, the panels that are constants.
    constants: [Option<Access>; 2],
    /// The region arguments of the inputs.
    elements: [Value; 2],
    /// The type of accumulators, and of vectors of them.
    accumulator: TypeId,
    vector: TypeId,
    /// The types of a factor in a panel, and of a vector of factors.
    factor: TypeId,
    factors: TypeId,
    /// The operations of the LLVM dialect that multiply and add, with their attributes.
    multiply: (OpName, Vec<NamedAttr>),
    add: (OpName, Vec<NamedAttr>),
    /// The instruction that adds up several products, if there is one.
    dot: Option<Dot>,
    /// The panels of lanes and of rows, on the stack, if factors are packed.
    lane_panels: Option<Value>,
    row_panels: Option<Value>,
    /// The tile on the stack, if some tiles are not in the output.
    spill: Option<Value>,
    /// The vector with which each sum begins; the output, if there is none.
    initial: Option<Value>,
    /// The output, if the sums are in a transposed copy.
    transposed: Option<Access>,
}

/// The position of loops: the operands at their current iterations.
#[derive(Clone)]
struct Position {
    /// The input of the lanes.
    lanes: Access,
    /// The input of the rows.
    rows: Access,
    output: Access,
}

/// A reduction loop of a panel.
#[derive(Clone, Copy)]
struct PanelLoop {
    dim: usize,
    /// The number of iterations.
    count: IndexValue,
    /// The distance in the panel between the terms of consecutive iterations, in terms.
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

/// Converts a contraction whose output is filled with a scalar before. Returns false if a tile is computed in several passes,
/// which add to the output; then nothing was emitted.
pub(super) fn convert_filled_contraction(
    cv: &mut Converter,
    op: Op,
    operands: &[Operand],
    sizes: &[IndexValue],
    value: Value,
) -> Result<bool, Problem> {
    let planned = planned(cv, op, operands, sizes);
    if !planned.is_some_and(|planned| planned.plan.is_transposed || planned.has_one_pass()) {
        return Ok(false);
    }
    let Some(contraction) = contraction(cv, op, operands, sizes)? else { return Ok(false) };
    let scalar = cv.one(value)?;
    let initial = cv.splat(scalar, contraction.vector);
    Contraction { initial: Some(initial), ..contraction }.emit(cv)?;
    Ok(true)
}

/// Returns true if a structured operation is a contraction with a schedule.
pub(super) fn has_schedule(cv: &mut Converter, op: Op, operands: &[Operand], sizes: &[IndexValue]) -> bool {
    planned(cv, op, operands, sizes).is_some()
}

/// A contraction that has a plan.
struct Planned {
    payload: Payload,
    space: Space,
    plan: Plan,
    constants: [Option<Constant>; 2],
    accumulator: TypeId,
    factor: TypeId,
    dot: Option<Dot>,
    elements: [Value; 2],
}

impl Planned {
    /// Returns true if all terms of a sum are added in one pass over the output.
    fn has_one_pass(&self) -> bool {
        let terms = &self.plan.terms;
        let is_whole =
            |&dim: &usize| self.space.sizes[dim].constant().is_some_and(|size| size <= terms.block);
        terms.outer.is_empty() && terms.inner.first().is_none_or(is_whole)
    }
}

/// Returns the plan of a structured operation, if it is a contraction with a schedule.
fn planned(cv: &mut Converter, op: Op, operands: &[Operand], sizes: &[IndexValue]) -> Option<Planned> {
    let source = cv.source();
    let (output, inputs) = operands.split_last()?;
    let is_buffer = |&i: &usize| matches!(inputs[i], Operand::Buffer(_));
    let buffers: Vec<usize> = (0..inputs.len()).filter(is_buffer).collect();
    let buffers = <[usize; 2]>::try_from(buffers).ok()?;
    let payload = payload(&cv.cx, source, op, buffers)?;
    let space = Space::new(sizes.to_vec(), buffers.map(|i| &inputs[i]), output)?;
    let accumulator = space.output.converted;
    let is_supported = matches!(cv.cx.float_kind(accumulator), Some(FloatKind::F32 | FloatKind::F64))
        || cv.cx.int_width(accumulator) == Some(32);
    if !is_supported || space.output.element != accumulator {
        return None;
    }
    let size = store_size(&cv.cx, &cv.target.layout, accumulator)?;
    let dot = Dot::of(cv, op, &payload, accumulator);
    let are_factors = [0, 1].map(|i| payload.factors[i].ops.is_empty());
    let products = dot.map_or(1, |dot| dot.kind.products());
    let args = region_args(source, op);
    let elements = buffers.map(|i| args[i]);
    let factor = dot.map_or(accumulator, |dot| cv.cx.int_type(dot.bits()));
    let constants = [0, 1].map(|input| {
        let (computation, argument) = (&payload.factors[input], elements[input]);
        let wanted = Wanted { computation, argument, ty: factor, is_narrowed: dot.is_some() };
        Constant::of(cv, op, &space, &space.inputs[input], &wanted)
    });
    let are_constants = [0, 1].map(|i| constants[i].is_some());
    let target = cv.target;
    let vector_bytes = dot.map_or_else(|| target.register_bytes(), |dot| target.dot_product_bytes(dot.kind));
    let are_extended =
        [0, 1].map(|i| dot.is_some_and(|dot| dot.extends(cv, &payload.factors[i], elements[i])));
    let is_fused = dot.is_some() || target.has_fma() && is_contracted(cv, &payload, accumulator);
    let machine = Machine {
        target,
        bytes: size as i64,
        vector_bytes,
        products,
        is_fused,
        are_factors,
        are_extended,
        are_constants,
    };
    let plan = plan(&space, machine)?;
    Some(Planned { payload, space, plan, constants, accumulator, factor, dot, elements })
}

/// Returns true if the product and the sum of a payload on floats may be fused.
fn is_contracted(cv: &mut Converter, payload: &Payload, accumulator: TypeId) -> bool {
    let source = cv.source();
    let flag = FASTMATH.cases.iter().find(|case| case.0 == "contract").map_or(0, |case| case.1);
    let mut allows = |op: Op| {
        let attrs = cv.convert_attrs(source.attrs(op));
        let flags = attrs.iter().find(|attr| attr.0 == name::FASTMATH_FLAGS);
        flags.and_then(|flags| enum_value(&cv.cx, &FASTMATH, flags.1)).is_some_and(|flags| flags & flag != 0)
    };
    let do_allow = [payload.multiply, payload.add].into_iter().all(&mut allows);
    cv.cx.float_kind(accumulator).is_some() && (cv.options.contracts || do_allow)
}

/// Returns the contraction that a structured operation is, if it has a schedule.
fn contraction(
    cv: &mut Converter,
    op: Op,
    operands: &[Operand],
    sizes: &[IndexValue],
) -> Result<Option<Contraction>, Problem> {
    let Some(planned) = planned(cv, op, operands, sizes) else { return Ok(None) };
    let Planned { payload, mut space, plan, constants, accumulator, factor, dot, elements } = planned;
    let (source, products) = (cv.source(), plan.products);
    let args = region_args(source, op);
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
    let factors = cv.row_type(plan.lanes * products, factor);
    let groups = plan.panel_terms() / products;
    let lane_vectors = plan.columns / plan.lanes * groups;
    let lane_panels = (plan.lane_source == Source::Panel).then(|| cv.entry_alloca(vector, lane_vectors));
    let row_panels = (plan.row_source == Source::Panel).then(|| match dot {
        None if !plan.has_splat_loads => cv.entry_alloca(vector, plan.row_block * groups),
        _ => cv.entry_alloca(accumulator, plan.row_block * groups),
    });
    let transposed = transpose::use_copy(cv, &mut space, &plan);
    let is_direct = transposed.is_some()
        || space.output.is_adjacent(&plan.lane_axis)
            && plan.lane_axis.is_whole(&space, plan.width())
            && plan.row_axis.is_whole(&space, plan.rows);
    let spill = (!is_direct).then(|| cv.entry_alloca(vector, plan.rows * plan.vectors));
    let constants = [0, 1].map(|input| {
        let constant = constants[input].as_ref().filter(|_| plan.source(input) == Source::Constant)?;
        Some(prepack(cv, (&space, &plan), (input, constant), factor))
    });
    Ok(Some(Contraction {
        payload,
        plan,
        space,
        constants,
        elements,
        accumulator,
        vector,
        factor,
        factors,
        multiply,
        add,
        dot,
        lane_panels,
        row_panels,
        spill,
        initial: None,
        transposed,
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
        match &self.transposed {
            Some(output) => self.emit_transposed(cv, output),
            None => self.emit_sums(cv),
        }
    }

    fn emit_sums(&self, cv: &mut Converter) -> Result<(), Problem> {
        let [first, second] =
            [0, 1].map(|input| self.constants[input].as_ref().unwrap_or(&self.space.inputs[input]).clone());
        let output = self.space.output.clone();
        let position = match self.plan.packed {
            0 => Position { lanes: first, rows: second, output },
            _ => Position { lanes: second, rows: first, output },
        };
        self.loops(cv, &self.plan.panel_dims, position, &mut |cv, position| self.panels(cv, position))
    }

    /// Emits the loops over panels: over blocks of lanes, and over terms and blocks of them.
    fn panels(&self, cv: &mut Converter, position: Position) -> Result<(), Problem> {
        let outer = &self.plan.terms.outer;
        if self.plan.keeps_columns {
            return self.columns(cv, |cv, lanes| {
                self.loops(cv, outer, position.clone(), &mut |cv, position| {
                    self.blocks(cv, &position, |cv, position, terms| self.block(cv, position, terms, lanes))
                })
            });
        }
        self.loops(cv, outer, position, &mut |cv, position| {
            self.blocks(cv, &position, |cv, position, terms| {
                self.columns(cv, |cv, lanes| self.block(cv, position, terms, lanes))
            })
        })
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
        for_each(cv, range, 1, |cv, current| {
            let position = position.at(cv, dim, current);
            self.loops(cv, inner, position, body)
        })
    }

    /// Emits the loop over blocks of the terms of a sum. `body` gets the number of iterations of the first loop of a panel.
    fn blocks(
        &self,
        cv: &mut Converter,
        position: &Position,
        mut body: impl FnMut(&mut Converter, &Position, IndexValue) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        let Some(&dim) = self.plan.terms.inner.first() else {
            return body(cv, position, IndexValue::Constant(1));
        };
        let (size, step) = (self.space.sizes[dim], self.plan.terms.block);
        let block = IndexValue::Constant(step);
        for_each(cv, [IndexValue::Constant(0), size], step, |cv, current| {
            let position = position.at(cv, dim, current);
            let is_whole = size.constant().is_some_and(|size| size % step == 0);
            let count = if is_whole {
                block
            } else {
                let left = difference(cv, size, current);
                smaller(cv, left, block)
            };
            body(cv, &position, count)
        })
    }

    /// Returns the reduction loops of a panel whose first one has `count` iterations.
    fn panel_loops(&self, count: IndexValue) -> Vec<PanelLoop> {
        let mut distance = 1;
        let mut loops = Vec::new();
        for (i, &dim) in self.plan.terms.inner.iter().enumerate().rev() {
            let size = if i == 0 { count } else { self.space.sizes[dim] };
            loops.push(PanelLoop { dim, count: size, distance });
            distance *= size.constant().unwrap_or(1);
        }
        loops.reverse();
        loops
    }

    /// Returns the number of terms of a panel.
    fn term_count(&self, cv: &mut Converter, loops: &[PanelLoop]) -> IndexValue {
        loops.iter().fold(IndexValue::Constant(1), |count, this| cv.multiply_index(count, this.count, 0))
    }

    /// Emits the loop over blocks of lanes. `body` gets the range of a block.
    fn columns(
        &self,
        cv: &mut Converter,
        body: impl FnMut(&mut Converter, [IndexValue; 2]) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        for_each_range(cv, self.plan.lane_axis.size(&self.space), self.plan.columns, body)
    }

    /// Packs the panels of a block of lanes, for `terms` iterations of the first loop of a panel, and emits the loops that
    /// use them.
    fn block(
        &self,
        cv: &mut Converter,
        position: &Position,
        terms: IndexValue,
        lanes: [IndexValue; 2],
    ) -> Result<(), Problem> {
        self.pack_lanes(cv, &position.lanes, terms, lanes)?;
        self.loops(cv, &self.plan.reuse_dims, position.clone(), &mut |cv, position| {
            self.rows(cv, &position, terms, lanes)
        })
    }

    /// Emits the loops over blocks of rows, and over the tiles of each. The panel of lanes of a tile stays in the first-level
    /// cache for all rows of a block.
    fn rows(
        &self,
        cv: &mut Converter,
        position: &Position,
        terms: IndexValue,
        lanes: [IndexValue; 2],
    ) -> Result<(), Problem> {
        for_each_range(cv, self.plan.row_axis.size(&self.space), self.plan.row_block, |cv, rows| {
            if let Some(panels) = self.row_panels {
                for_each(cv, rows, self.plan.rows, |cv, row| {
                    let panel = self.row_panel(cv, panels, [rows[0], row]);
                    self.pack_rows(cv, (&position.rows, row), terms, panel)
                })?;
            }
            self.tiles(cv, position, terms, [rows, lanes])
        })
    }

    /// Emits the loops over the tiles of a range of rows and a range of lanes.
    fn tiles(
        &self,
        cv: &mut Converter,
        position: &Position,
        terms: IndexValue,
        [rows, lanes]: [[IndexValue; 2]; 2],
    ) -> Result<(), Problem> {
        let count = self.term_count(cv, &self.panel_loops(terms));
        for_each(cv, lanes, self.plan.width(), |cv, lane| {
            let factors = self.lane_factors(cv, &position.lanes, [lanes[0], lane]);
            for_each(cv, rows, self.plan.rows, |cv, row| {
                let rows = self.row_factors(cv, &position.rows, [rows[0], row]);
                self.tile(cv, &position.output, [row, lane], count, (&rows, factors))
            })
        })
    }
}

/// Emits a loop over ranges of `block` positions of an axis of some size. The last one may be smaller.
fn for_each_range(
    cv: &mut Converter,
    size: IndexValue,
    block: i64,
    mut body: impl FnMut(&mut Converter, [IndexValue; 2]) -> Result<(), Problem>,
) -> Result<(), Problem> {
    for_each(cv, [IndexValue::Constant(0), size], block, |cv, first| {
        let end = cv.add_index(first, IndexValue::Constant(block), 0);
        let range = [first, smaller(cv, end, size)];
        body(cv, range)
    })
}

impl Position {
    fn at(&self, cv: &mut Converter, dim: usize, iteration: IndexValue) -> Position {
        Position {
            lanes: self.lanes.at(cv, dim, iteration),
            rows: self.rows.at(cv, dim, iteration),
            output: self.output.at(cv, dim, iteration),
        }
    }
}
