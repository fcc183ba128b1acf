//! Accesses to buffers whose subscripts are affine expressions of values.

use crate::dialect::memref;
use crate::ir::{
    AffineUse, Op, OpParser, OpPrinter, OpState, Operand, ParseResult, TypeData, TypeId, Value, VerifyCx,
    name,
};

use super::inputs::{verify_indices, verify_inputs};
use super::{add_map, map_attr, map_of};

/// A parsed access such as `%memref[%i + 1, symbol(%n)]`.
struct Access {
    memref: Operand,
    subscripts: AffineUse,
}

impl Access {
    fn parse(p: &mut dyn OpParser) -> ParseResult<Access> {
        let memref = p.parse_operand()?;
        p.expect("[")?;
        Ok(Access { memref, subscripts: p.parse_affine_use(Some("]"))? })
    }

    /// Adds the operands and the map to the operation.
    fn add(self, p: &mut dyn OpParser, state: &mut OpState, ty: TypeId) -> ParseResult {
        state.operands.push(p.resolve(self.memref, ty)?);
        let AffineUse { map, dims, symbols } = self.subscripts;
        state.operands.extend(super::resolve_indices(p, &[dims, symbols].concat())?);
        add_map(p, state, name::MAP, map);
        Ok(())
    }
}

/// Prints `%memref[…]`; `operands` are the buffer and the inputs of the map.
fn print_access(p: &mut dyn OpPrinter, op: Op, operands: &[Value]) {
    let map = map_of(p, op, name::MAP);
    let Some((&memref, inputs)) = operands.split_first() else { return };
    p.value(memref);
    p.text("[");
    p.affine_exprs(&map.results, map.dims as usize, inputs);
    p.text("]");
}

/// Parses the attributes and ` : memref-type`.
fn parse_buffer_type(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult<TypeId> {
    p.parse_attr_dict(&mut state.attrs)?;
    p.expect(":")?;
    let offset = p.offset();
    let ty = p.parse_type()?;
    if memref::shape(p.cx(), ty).is_none() {
        return Err(p.error(offset, "invalid kind of type specified: expected a ranked memref".to_string()));
    }
    Ok(ty)
}

/// Parses `%m[…] : memref-type`.
pub(super) fn parse_load(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let access = Access::parse(p)?;
    let ty = parse_buffer_type(p, state)?;
    let element = p.cx().element_type(ty);
    state.results.push(element);
    access.add(p, state, ty)
}

/// Parses `%m[…] : memref-type, vector-type`.
pub(super) fn parse_vector_load(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let access = Access::parse(p)?;
    let ty = parse_buffer_type(p, state)?;
    p.expect(",")?;
    state.results.push(p.parse_type()?);
    access.add(p, state, ty)
}

/// Parses `%value, %m[…] : memref-type`.
pub(super) fn parse_store(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let (value, access) = parse_stored(p)?;
    let ty = parse_buffer_type(p, state)?;
    let element = p.cx().element_type(ty);
    state.operands.push(p.resolve(value, element)?);
    access.add(p, state, ty)
}

/// Parses `%value, %m[…] : memref-type, vector-type`.
pub(super) fn parse_vector_store(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let (value, access) = parse_stored(p)?;
    let ty = parse_buffer_type(p, state)?;
    p.expect(",")?;
    let vector = p.parse_type()?;
    state.operands.push(p.resolve(value, vector)?);
    access.add(p, state, ty)
}

fn parse_stored(p: &mut dyn OpParser) -> ParseResult<(Operand, Access)> {
    let value = p.parse_operand()?;
    p.expect(",")?;
    Ok((value, Access::parse(p)?))
}

pub(super) fn print_load(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    print_access(p, op, &operands);
    print_types(p, op, operands[0], None);
}

pub(super) fn print_vector_load(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    print_access(p, op, &operands);
    let vector = p.body().result(op, 0);
    print_types(p, op, operands[0], Some(vector));
}

pub(super) fn print_store(p: &mut dyn OpPrinter, op: Op) {
    print_stored(p, op, false);
}

pub(super) fn print_vector_store(p: &mut dyn OpPrinter, op: Op) {
    print_stored(p, op, true);
}

fn print_stored(p: &mut dyn OpPrinter, op: Op, with_type: bool) {
    let operands = p.body().operands(op).to_vec();
    p.text(" ");
    p.value(operands[0]);
    p.text(", ");
    print_access(p, op, &operands[1..]);
    print_types(p, op, operands[1], with_type.then_some(operands[0]));
}

fn print_types(p: &mut dyn OpPrinter, op: Op, memref: Value, vector: Option<Value>) {
    p.attr_dict(op, &[name::MAP], false);
    p.text(" : ");
    p.ty(p.body().value_type(memref));
    if let Some(vector) = vector {
        p.text(", ");
        p.ty(p.body().value_type(vector));
    }
}

/// Checks the map against the buffer, which is operand `memref`, and against the inputs, which follow it.
fn verify_access(view: &VerifyCx, op: Op, memref: usize) -> Result<(), String> {
    let Some(map) = map_attr(view, op, name::MAP) else { return Ok(()) };
    let inputs = view.operand_group(op, "indices");
    let shape = view.operand_type(op, memref).and_then(|ty| memref::shape(view.cx, ty));
    if shape.is_some_and(|(shape, _)| shape.len() != map.results.len()) {
        return Err("affine map num results must equal memref rank".to_string());
    }
    if map.inputs() != inputs.len() {
        return Err("expects as many subscripts as affine map inputs".to_string());
    }
    verify_inputs(view, op, inputs, map.dims as usize)
}

fn element(view: &VerifyCx, op: Op, memref: usize) -> Option<TypeId> {
    view.operand_type(op, memref).map(|ty| view.cx.element_type(ty))
}

pub(super) fn verify_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    if view.result_types(op).first().copied() != element(view, op, 0) {
        return Err("result type must match element type of memref".to_string());
    }
    verify_access(view, op, 0)
}

pub(super) fn verify_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    if view.operand_type(op, 0) != element(view, op, 1) {
        return Err("value to store must have the same type as memref element type".to_string());
    }
    verify_access(view, op, 1)
}

pub(super) fn verify_vector_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_access(view, op, 0)?;
    verify_vector(view, op, view.result_types(op).first().copied(), 0)
}

pub(super) fn verify_vector_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_access(view, op, 1)?;
    verify_vector(view, op, view.operand_type(op, 0), 1)
}

fn verify_vector(view: &VerifyCx, op: Op, vector: Option<TypeId>, memref: usize) -> Result<(), String> {
    let found = vector.and_then(|ty| match view.cx.type_data(ty) {
        TypeData::Vector { element, .. } => Some(*element),
        _ => None,
    });
    if found != element(view, op, memref) {
        return Err("requires memref and vector types of the same elemental type".to_string());
    }
    Ok(())
}

/// Parses `%m[…], read, locality<3>, data : memref-type`.
pub(super) fn parse_prefetch(p: &mut dyn OpParser, state: &mut OpState) -> ParseResult {
    let access = Access::parse(p)?;
    p.expect(",")?;
    let is_write = parse_either(p, "read", "write", "rw specifier")?;
    for token in [",", "locality", "<"] {
        p.expect(token)?;
    }
    let locality = p.parse_attr(Some(TypeId::I32))?;
    p.expect(">")?;
    p.expect(",")?;
    let is_data = parse_either(p, "instr", "data", "cache type")?;
    let flag = |p: &mut dyn OpParser, set: bool| p.cx().int_attr(TypeId::I1, if set { -1 } else { 0 });
    let (is_write, is_data) = (flag(p, is_write), flag(p, is_data));
    state.attr(name::IS_WRITE, is_write);
    state.attr(name::LOCALITY_HINT, locality);
    state.attr(name::IS_DATA_CACHE, is_data);
    let ty = parse_buffer_type(p, state)?;
    access.add(p, state, ty)
}

/// Parses one of two keywords; returns true for the second.
fn parse_either(p: &mut dyn OpParser, first: &str, second: &str, what: &str) -> ParseResult<bool> {
    let found = p.eat(second);
    if found || p.eat(first) {
        return Ok(found);
    }
    let (low, high) = if first < second { (first, second) } else { (second, first) };
    Err(p.error(p.offset(), format!("{what} has to be '{low}' or '{high}'")))
}

pub(super) fn print_prefetch(p: &mut dyn OpPrinter, op: Op) {
    let operands = p.body().operands(op).to_vec();
    let is_set = |p: &dyn OpPrinter, name| {
        p.attr_of(op, name).and_then(|attr| p.cx().int_value(attr)).is_some_and(|value| value != 0)
    };
    p.text(" ");
    print_access(p, op, &operands);
    p.text(if is_set(p, name::IS_WRITE) { ", write, locality<" } else { ", read, locality<" });
    if let Some(locality) = p.attr_of(op, name::LOCALITY_HINT) {
        p.attr_value(locality);
    }
    p.text(if is_set(p, name::IS_DATA_CACHE) { ">, data" } else { ">, instr" });
    p.attr_dict(op, &[name::MAP, name::IS_WRITE, name::LOCALITY_HINT, name::IS_DATA_CACHE], false);
    p.text(" : ");
    p.ty(p.body().value_type(operands[0]));
}

pub(super) fn verify_prefetch(view: &VerifyCx, op: Op) -> Result<(), String> {
    let locality = view.attr(op, name::LOCALITY_HINT).and_then(|attr| view.cx.int_value(attr));
    if locality.is_some_and(|locality| !(0..=3).contains(&locality)) {
        return Err("attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer \
                    attribute whose minimum value is 0 whose maximum value is 3"
            .to_string());
    }
    let Some(map) = map_attr(view, op, name::MAP) else { return Ok(()) };
    let inputs = view.operand_group(op, "indices");
    let shape = view.operand_type(op, 0).and_then(|ty| memref::shape(view.cx, ty));
    if shape.is_some_and(|(shape, _)| shape.len() != map.results.len()) {
        return Err("affine.prefetch affine map num results must equal memref rank".to_string());
    }
    if map.inputs() != inputs.len() {
        return Err("too few operands".to_string());
    }
    verify_indices(view, op, inputs, "index")
}
