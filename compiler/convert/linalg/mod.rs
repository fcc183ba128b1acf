//! The linalg dialect on buffers. Each operation becomes a loop nest around its region, in the order of its loops. If
//! the indices of an operand are linear in the loops, its address is computed incrementally, and the terms of an outer
//! loop outside of the inner ones.

mod contraction;
mod disjoint;
mod initial;
mod loops;
mod nest;
mod softmax;
mod window;

use crate::dialect::linalg::loops::loops;
use crate::dialect::linalg::syntax::input_count;
use crate::dialect::linalg::{
    BROADCAST, CONTRACT, ELEMENTWISE, ELEMWISE_BINARY, ELEMWISE_UNARY, GENERIC, INDEX, MAP, REDUCE, SOFTMAX,
    TABLE, TRANSPOSE, YIELD,
};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory;
use crate::ir::{AffineExpr, AffineMap, AffineOp, Body, Op, OpName, TypeData, TypeId, Value, name};

pub(super) use contraction::Readers;
use contraction::convert_contraction;
use initial::convert_with_initial;
use nest::Nest;
use softmax::convert_softmax;
use window::convert_window;

use super::affine::expr::Inputs;
use super::context::{Converted, Converter, Problem};
use super::descriptor::Descriptor;
use super::index_value::IndexValue;
use super::{Conversion, Rows, with};

/// The number of operations whose loops the table of the dialect describes.
const NAMED_COUNT: usize = CONTRACT.index() + 1;

const OTHERS: [(OpName, Conversion); 10] = [
    (GENERIC, with(convert_structured)),
    (MAP, with(convert_structured)),
    (REDUCE, with(convert_structured)),
    (TRANSPOSE, with(convert_structured)),
    (BROADCAST, with(convert_structured)),
    (ELEMENTWISE, with(convert_structured)),
    (ELEMWISE_UNARY, with(convert_structured)),
    (ELEMWISE_BINARY, with(convert_structured)),
    (INDEX, with(convert_index)),
    (SOFTMAX, with(convert_softmax)),
];

pub(super) const CONVERSIONS: Rows = &{
    let mut rows = [(GENERIC, with(convert_structured)); NAMED_COUNT + OTHERS.len()];
    let mut row = 0;
    while row < NAMED_COUNT {
        rows[row].0 = OpName::new(TABLE, row as u16);
        row += 1;
    }
    while row < rows.len() {
        rows[row] = OTHERS[row - NAMED_COUNT];
        row += 1;
    }
    rows
};

/// An operand of a structured operation.
enum Operand {
    /// A loop-invariant value.
    Scalar(Converted),
    /// An element of a buffer.
    Buffer(Buffer),
}

/// A buffer whose elements the loops visit.
struct Buffer {
    /// Type of the elements.
    element: TypeId,
    /// The converted element type.
    converted: TypeId,
    descriptor: std::rc::Rc<Descriptor>,
    map: AffineMap,
    /// The distance between the elements of consecutive iterations of each loop, in elements; `None` if the map is not
    /// linear.
    steps: Option<Vec<IndexValue>>,
    /// The address of the element in the current iteration of the loops so far.
    address: Value,
}

fn convert_structured(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    if cv.options.schedules && convert_with_initial(cv, op)? {
        return Ok(());
    }
    convert_alone(cv, op)
}

/// Returns the operands of a structured operation, and the numbers of iterations of its loops.
fn operands_and_bounds(cv: &mut Converter, op: Op) -> Result<(Vec<Operand>, Vec<IndexValue>), Problem> {
    let nest = loops(&cv.cx, cv.source(), op).ok_or("has no loops")?;
    let mut operands = Vec::with_capacity(nest.maps.len());
    for (number, map) in nest.maps.into_iter().enumerate() {
        operands.push(operand(cv, op, number, map)?);
    }
    let buffers = operands.iter().filter_map(|operand| match operand {
        Operand::Buffer(buffer) => Some((&buffer.map, &buffer.descriptor.sizes[..])),
        Operand::Scalar(_) => None,
    });
    let bounds = bounds(buffers, nest.count)?;
    Ok((operands, bounds))
}

/// Converts a structured operation without its neighbours.
fn convert_alone(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let (mut operands, bounds) = operands_and_bounds(cv, op)?;
    if cv.options.schedules && convert_contraction(cv, op, &operands, &bounds)? {
        return Ok(());
    }
    let outputs = input_number(cv, op, operands.len());
    let mut nest = Nest::new(bounds, &operands[outputs..]);
    if cv.options.schedules && !reads_index(source, op) {
        nest.simplify(operands.iter_mut().filter_map(Operand::buffer_mut).collect());
        if operands.len() - outputs == 1 && convert_window(cv, op, &operands, &nest, None)? {
            return Ok(());
        }
    }
    let bounds = nest.sizes;
    let zero = IndexValue::Constant(0);
    let mut open = Vec::with_capacity(bounds.len());
    for (dim, &bound) in bounds.iter().enumerate() {
        let range = [cv.index_to_value(zero), cv.index_to_value(bound)];
        let this = cv.begin_loop(range, IntPredicate::Slt, Vec::new());
        for operand in &mut operands {
            if let Operand::Buffer(buffer) = operand {
                buffer.advance(cv, dim, this.current);
            }
        }
        open.push(this);
    }
    let iteration: Vec<Value> = open.iter().map(|this| this.current).collect();
    convert_iteration(cv, op, operands, iteration)?;
    for this in open.iter().rev() {
        let one = cv.constant(cv.types.index, 1);
        cv.end_loop(this, one, Vec::new());
    }
    Ok(())
}

/// Returns the number of inputs of an operation with a number of operands.
fn input_number(cv: &Converter, op: Op, operands: usize) -> usize {
    let source = cv.source();
    match source.name(op) {
        MAP => operands - 1,
        REDUCE | TRANSPOSE | BROADCAST => operands / 2,
        _ => input_count(&cv.cx, source, op),
    }
}

/// Returns true if the region of an operation reads the numbers of the iterations.
fn reads_index(source: &Body, op: Op) -> bool {
    let blocks = source.regions(op).iter().flat_map(|&region| source.region_blocks(region));
    blocks
        .flat_map(|&block| source.block_ops(block))
        .any(|&inner| source.name(inner) == INDEX || !source.regions(inner).is_empty())
}

fn operand(cv: &mut Converter, op: Op, number: usize, map: AffineMap) -> Result<Operand, Problem> {
    let source = cv.source();
    let value = *source.operands(op).get(number).ok_or("has too few operands")?;
    let ty = source.value_type(value);
    if !matches!(cv.cx.type_data(ty), TypeData::MemRef { .. }) {
        return Ok(Operand::Scalar(cv.converted(value)?));
    }
    let descriptor = cv.descriptor(value)?;
    let element = cv.cx.element_type(ty);
    let converted = cv.memref_type(ty)?.element;
    let steps = steps(cv, &map, &descriptor.strides);
    let mut address = cv.first_element(&descriptor, converted);
    if address != descriptor.aligned {
        cv.make_tentative(address);
    }
    if steps.is_some() {
        // The constant term of the map.
        let mut constant = IndexValue::Constant(0);
        for (expr, &stride) in map.results.iter().zip(&descriptor.strides) {
            let distance = cv.multiply_index(IndexValue::Constant(constant_term(expr)), stride, 0);
            constant = cv.add_index(constant, distance, 0);
        }
        let first = address;
        address = cv.element_address(first, constant, converted, 0);
        if address != first {
            cv.make_tentative(address);
        }
    }
    Ok(Operand::Buffer(Buffer { element, converted, descriptor, map, steps, address }))
}

/// Returns the stride of each loop; `None` if an index is not linear in the loops.
fn steps(cv: &mut Converter, map: &AffineMap, strides: &[IndexValue]) -> Option<Vec<IndexValue>> {
    let mut steps = vec![IndexValue::Constant(0); map.dims as usize];
    for (expr, &stride) in map.results.iter().zip(strides) {
        let mut factors = vec![0; map.dims as usize];
        add_factors(expr, 1, &mut factors)?;
        for (step, factor) in steps.iter_mut().zip(factors) {
            let distance = cv.multiply_index(IndexValue::Constant(factor), stride, 0);
            *step = cv.add_index(*step, distance, 0);
        }
    }
    Some(steps)
}

/// Adds the coefficients of the loops in `expr * by`; returns `None` if it is not linear.
pub(super) fn add_factors(expr: &AffineExpr, by: i64, factors: &mut [i64]) -> Option<()> {
    match expr {
        AffineExpr::Dim(dim) => {
            let factor = factors.get_mut(*dim as usize)?;
            *factor = factor.checked_add(by)?;
        }
        AffineExpr::Constant(_) => {}
        AffineExpr::Binary(AffineOp::Add, sides) => {
            add_factors(&sides.0, by, factors)?;
            add_factors(&sides.1, by, factors)?;
        }
        AffineExpr::Binary(AffineOp::Mul, sides) => {
            add_factors(&sides.0, by.checked_mul(sides.1.constant()?)?, factors)?;
        }
        AffineExpr::Binary(..) | AffineExpr::Symbol(_) => return None,
    }
    Some(())
}

/// Returns the constant term of a linear expression.
pub(super) fn constant_term(expr: &AffineExpr) -> i64 {
    match expr {
        AffineExpr::Constant(value) => *value,
        AffineExpr::Binary(AffineOp::Add, sides) => {
            constant_term(&sides.0).wrapping_add(constant_term(&sides.1))
        }
        AffineExpr::Binary(AffineOp::Mul, sides) => {
            constant_term(&sides.0).wrapping_mul(sides.1.constant().unwrap_or(0))
        }
        _ => 0,
    }
}

/// Returns the number of iterations of each loop: the size of a dimension that the loop indexes. `buffers` are the map
/// and the sizes of each buffer.
pub(super) fn bounds<'a>(
    buffers: impl Iterator<Item = (&'a AffineMap, &'a [IndexValue])>,
    count: usize,
) -> Result<Vec<IndexValue>, Problem> {
    let mut bounds: Vec<Option<IndexValue>> = vec![None; count];
    for (map, sizes) in buffers {
        for (expr, &size) in map.results.iter().zip(sizes) {
            let AffineExpr::Dim(dim) = expr else { continue };
            let Some(bound) = bounds.get_mut(*dim as usize) else { continue };
            // The size may be a constant in another operand.
            if bound.is_none_or(|bound| bound.constant().is_none() && size.constant().is_some()) {
                *bound = Some(size);
            }
        }
    }
    let known = bounds.into_iter().collect::<Option<Vec<_>>>();
    known.ok_or_else(|| "has a loop whose number of iterations is the size of no dimension".into())
}

impl Operand {
    fn buffer_mut(&mut self) -> Option<&mut Buffer> {
        match self {
            Operand::Buffer(buffer) => Some(buffer),
            Operand::Scalar(_) => None,
        }
    }
}

impl Buffer {
    /// Returns the distance between the elements of consecutive iterations of a loop.
    fn step(&self, dim: usize) -> Option<IndexValue> {
        self.steps.as_ref().and_then(|steps| steps.get(dim).copied())
    }

    /// Advances the address by the current iteration of a loop.
    fn advance(&mut self, cv: &mut Converter, dim: usize, current: Value) {
        if let Some(&step) = self.steps.as_ref().and_then(|steps| steps.get(dim)) {
            let distance = cv.multiply_index(IndexValue::Value(current), step, 0);
            self.address = cv.element_address(self.address, distance, self.converted, 0);
        }
    }

    /// Returns the address of the element in an iteration of all loops.
    fn element(&self, cv: &mut Converter, iteration: &[Value]) -> Result<Value, Problem> {
        if self.steps.is_some() {
            return Ok(self.address);
        }
        let inputs = Inputs::of_dims(iteration.iter().map(|&value| IndexValue::Value(value)).collect());
        let mut indices = Vec::with_capacity(self.map.results.len());
        for expr in &self.map.results {
            indices.push(cv.affine_value(expr, &inputs)?);
        }
        Ok(cv.address(&self.descriptor, &indices, self.converted))
    }
}

/// Converts an iteration: loads the elements, computes new ones by the region, and stores them.
fn convert_iteration(
    cv: &mut Converter,
    op: Op,
    operands: Vec<Operand>,
    iteration: Vec<Value>,
) -> Result<(), Problem> {
    let source = cv.source();
    let region = *source.regions(op).first().ok_or("has no region")?;
    let inputs = input_number(cv, op, operands.len());
    let mut args = Vec::with_capacity(operands.len());
    let mut outputs = Vec::new();
    for (number, operand) in operands.into_iter().enumerate() {
        match operand {
            Operand::Scalar(converted) => args.push(converted),
            Operand::Buffer(buffer) => {
                let address = buffer.element(cv, &iteration)?;
                // The element of an output is often unused.
                let loaded = cv.emit_tentative(memory::LOAD, &[address], buffer.converted, &[]);
                args.push(cv.unpack(buffer.element, loaded)?);
                if number >= inputs {
                    outputs.push(address);
                }
            }
        }
    }
    cv.set_iteration(op, iteration);
    cv.set_region_args(region, &args);
    let end = cv.convert_region(region)?;
    if source.name(end) != YIELD || source.operands(end).len() != outputs.len() {
        return Err("expects its region to yield an element for each output".into());
    }
    for (number, address) in outputs.into_iter().enumerate() {
        let value = cv.one_operand(end, number)?;
        cv.emit(memory::STORE, &[value, address], &[], &[]);
    }
    Ok(())
}

/// Converts `linalg.index` to the current iteration of a loop of the surrounding structured operation.
fn convert_index(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let dim = cv.attr(op, name::DIM).and_then(|attr| cv.cx.int_value(attr));
    let dim = dim.and_then(|dim| usize::try_from(dim).ok()).ok_or("has no dimension")?;
    let source = cv.source();
    let parent = source.parent_block(op).and_then(|block| source.parent_op(block));
    let iteration = parent.and_then(|parent| cv.iteration(parent)).ok_or("is in no structured operation")?;
    let value = *iteration.get(dim).ok_or("has a dimension that is no loop")?;
    cv.set_value(op, value);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::linalg::NAMED;

    #[test]
    fn every_named_operation_has_a_row() {
        assert_eq!(NAMED.len(), NAMED_COUNT);
        assert!(NAMED.iter().enumerate().all(|(row, _)| CONVERSIONS[row].0.index() == row));
    }
}
