//! The affine dialect: loops, conditions and accesses whose bounds and subscripts are affine maps of values.
//!
//! `loops` and `parallel` define the operations with regions, `access` those on memory, `index` those that only
//! compute; `inputs` checks the inputs of the maps.

mod access;
mod dma;
mod index;
mod inputs;
mod loops;
mod parallel;

pub use parallel::{dense_numbers, numbers};

use crate::ir::{
    AffineMap, AttrData, Context, NameId, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, Traits,
    TypeId, Value, VerifyCx, spec,
};
use crate::{accessors, ops};

const MAP_OF: &str = "mapOperands: variadic index -> result: index";
const PURE: Traits = Traits::PURE;
const LOOP: Traits = Traits::SINGLE_BLOCK;

ops! { "affine" = super::table::affine;
    /// The value of an affine map with one result.
    APPLY = "apply".sig(MAP_OF).attrs("map: affine-map").custom(index::parse_apply, index::print_map_of).verify(index::verify_apply).with(PURE);
    /// The smallest result of an affine map.
    MIN = "min".sig(MAP_OF).attrs("map: affine-map").custom(index::parse_min_max, index::print_map_of).verify(index::verify_min_max).with(PURE);
    /// The largest result of an affine map.
    MAX = "max".sig(MAP_OF).attrs("map: affine-map").custom(index::parse_min_max, index::print_map_of).verify(index::verify_min_max).with(PURE);
    /// Converts a linear index in row-major order to one index per dimension of a box of given sizes.
    DELINEARIZE_INDEX = "delinearize_index".sig("linear_index: index, dynamic_basis: variadic index -> multi_index: variadic index")
        .attrs("static_basis: i64-array").custom(index::parse_delinearize, index::print_delinearize).verify(index::verify_delinearize).with(PURE);
    /// Converts one index per dimension of a box of given sizes to a linear index in row-major order.
    LINEARIZE_INDEX = "linearize_index".sig("multi_index: variadic index, dynamic_basis: variadic index -> linear_index: index")
        .attrs("static_basis: i64-array, disjoint: unit = false").custom(index::parse_linearize, index::print_linearize).verify(index::verify_linearize).with(PURE);
    /// Runs its region for each value from the largest lower bound to the smallest upper bound, exclusive, in steps.
    FOR = "for".sig("lowerBoundOperands: variadic index, upperBoundOperands: variadic index, inits: variadic any -> results: variadic any")
        .attrs("lowerBoundMap: affine-map, upperBoundMap: affine-map, step: index").custom(loops::parse_for, loops::print_for).verify(loops::verify_for).with(LOOP);
    /// Runs one of two regions, depending on whether values are in an integer set.
    IF = "if".sig("operands: variadic index -> results: variadic any").attrs("condition: affine-set")
        .custom(loops::parse_if, loops::print_if).verify(loops::verify_if).with(LOOP);
    /// Runs its region for each point of a box, in any order, and reduces the yielded values.
    PARALLEL = "parallel".sig("mapOperands: variadic index -> results: variadic any")
        .attrs("reductions: array, lowerBoundsMap: affine-map, lowerBoundsGroups: any, upperBoundsMap: affine-map, upperBoundsGroups: any, steps: array")
        .custom(parallel::parse, parallel::print).verify(parallel::verify).with(LOOP);
    /// Ends a region with its results.
    YIELD = "yield".sig("operands: variadic any ->").asm("attr-dict {? $operands : type($operands) }").verify(loops::verify_yield).with(Traits::TERMINATOR);
    /// Loads an element.
    LOAD = "load".sig("memref: memref, indices: variadic index -> result: any").attrs("map: affine-map")
        .custom(access::parse_load, access::print_load).verify(access::verify_load);
    /// Stores an element.
    STORE = "store".sig("value: any, memref: memref, indices: variadic index ->").attrs("map: affine-map")
        .custom(access::parse_store, access::print_store).verify(access::verify_store);
    /// Loads a vector of contiguous elements.
    VECTOR_LOAD = "vector_load".sig("memref: memref, indices: variadic index -> result: ranked-vector").attrs("map: affine-map")
        .custom(access::parse_vector_load, access::print_vector_load).verify(access::verify_vector_load);
    /// Stores a vector to contiguous elements.
    VECTOR_STORE = "vector_store".sig("value: ranked-vector, memref: memref, indices: variadic index ->").attrs("map: affine-map")
        .custom(access::parse_vector_store, access::print_vector_store).verify(access::verify_vector_store);
    /// Hints that an element will be accessed soon.
    PREFETCH = "prefetch".sig("memref: memref, indices: variadic index ->").attrs("isWrite: i1, localityHint: i32, isDataCache: i1, map: affine-map")
        .custom(access::parse_prefetch, access::print_prefetch).verify(access::verify_prefetch);
    /// Starts a copy between two buffers.
    DMA_START = "dma_start".sig("operands: variadic any ->").custom(dma::parse_start, dma::print_start).verify(dma::verify_start);
    /// Waits until a copy is done.
    DMA_WAIT = "dma_wait".sig("operands: variadic any ->").custom(dma::parse_wait, dma::print_wait).verify(dma::verify_wait);
}

accessors! {
    DelinearizeIndex for DELINEARIZE_INDEX: linear_index;
    Store for [STORE, VECTOR_STORE]: value;
}

/// Returns the affine map in an attribute.
pub fn map_value(cx: &Context, attr: crate::ir::AttrId) -> Option<&AffineMap> {
    match cx.attr_data(attr) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// Returns the affine map in an attribute of the operation being printed; an empty map if there is none.
fn map_of(p: &dyn OpPrinter, op: Op, name: NameId) -> AffineMap {
    let none = AffineMap { dims: 0, symbols: 0, results: Box::default() };
    p.attr_of(op, name).and_then(|attr| map_value(p.cx(), attr)).cloned().unwrap_or(none)
}

/// Returns the affine map in an attribute of the operation being verified.
fn map_attr<'a>(view: &VerifyCx<'a>, op: Op, name: NameId) -> Option<&'a AffineMap> {
    view.attr(op, name).and_then(|attr| map_value(view.cx, attr))
}

/// Stores a map as an attribute of the operation being parsed.
fn add_map(p: &mut dyn OpParser, state: &mut OpState, name: NameId, map: AffineMap) {
    let attr = p.cx().attr(AttrData::AffineMap(map));
    state.attr(name, attr);
}

/// Parses `(%i, %j)[%n]`, values of type `index`; returns them and the number of dimensions.
fn parse_inputs(p: &mut dyn OpParser) -> ParseResult<(Vec<Value>, usize)> {
    p.expect("(")?;
    let mut inputs = p.comma_list_until(")", |p| p.parse_operand())?;
    let dims = inputs.len();
    if p.eat("[") {
        inputs.append(&mut p.comma_list_until("]", |p| p.parse_operand())?);
    }
    Ok((resolve_indices(p, &inputs)?, dims))
}

fn resolve_indices(p: &mut dyn OpParser, operands: &[Operand]) -> ParseResult<Vec<Value>> {
    operands.iter().map(|&operand| p.resolve(operand, TypeId::INDEX)).collect()
}

/// Prints `(%i, %j)[%n]`.
fn print_inputs(p: &mut dyn OpPrinter, inputs: &[Value], dims: usize) {
    let (dims, symbols) = inputs.split_at(dims.min(inputs.len()));
    p.text("(");
    p.values(dims);
    p.text(")");
    if !symbols.is_empty() {
        p.text("[");
        p.values(symbols);
        p.text("]");
    }
}

/// Returns the operands of a named group of the operation being printed.
fn group_of(p: &dyn OpPrinter, op: Op, name: &str) -> Vec<Value> {
    spec::operand_group(p.cx(), p.body(), op, name).to_vec()
}
