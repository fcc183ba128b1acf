//! Inputs that are constants: their factors are computed at compile time.
//!
//! *Class.* Views with constant bounds of a constant `memref.global`, whose factors are elements or computed by
//! operations that can be folded.
//!
//! *Limits.* Panels take no more memory than the constant, unless they are small ([`SMALL_BYTES`]). The constant stays
//! in the object if it has other readers.

use std::collections::hash_map::Entry;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use crate::convert::context::Converter;
use crate::dialect::llvm::cast::FPEXT;
use crate::dialect::llvm::fold::{cut, fold_numbers};
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::memory::GETELEMENTPTR;
use crate::dialect::{arith, memref};
use crate::ir::{AttrData, AttrId, Body, Context, DenseData, NameId, Op, TypeId, Value, name};

use super::dot::argument_operand;
use super::payload::Factor;
use super::renamed;
use super::space::{Access, Space};

/// The number of bytes that constants and their panels may have together if they have more than the constants alone.
const SMALL_BYTES: i64 = 1 << 20;

/// An input that is a constant.
pub(super) struct Constant {
    /// The elements of the constant, and the number of bytes of one.
    pub(super) elements: DenseData,
    width: usize,
    /// The factor of each element that occurs; `None` if elements are factors.
    factors: Option<FxHashMap<u128, u128>>,
    /// The number of bytes of a factor.
    pub(super) bytes: usize,
    /// The position of the element in the first iteration.
    pub(super) offset: i64,
}

/// The number of operations that read each global.
pub(in crate::convert) type Readers = FxHashMap<NameId, usize>;

/// The factors that an input has.
pub(super) struct Wanted<'p> {
    /// The computation of a factor from the region argument.
    pub(super) computation: &'p Factor,
    pub(super) argument: Value,
    pub(super) ty: TypeId,
    /// True if factors have fewer bits than the computation has.
    pub(super) is_narrowed: bool,
}

impl Constant {
    /// Returns the factors of an input; `None` if it is no constant, or its panels should not be one.
    pub(super) fn of(
        cv: &mut Converter,
        op: Op,
        space: &Space,
        access: &Access,
        wanted: &Wanted,
    ) -> Option<Constant> {
        let is_static = (0..space.sizes.len()).all(|dim| {
            let is_other = space.parallel[dim] && !access.has(dim);
            is_other || (space.sizes[dim].constant().is_some() && access.steps[dim].constant().is_some())
        });
        if !is_static || access.element != access.converted {
            return None;
        }
        let (symbol, offset) = global_of(cv, access)?;
        let (defining, attrs) = cv.scope.symbol(symbol)?;
        let is_constant = defining == memref::GLOBAL && cv.cx.dict_get(attrs, name::CONSTANT).is_some();
        let value = cv.cx.dict_get(attrs, name::INITIAL_VALUE).filter(|_| is_constant)?;
        let (elements, count) = elements(&cv.cx, value, access.element)?;
        let width = match &elements {
            DenseData::Splat(bytes) => bytes.len(),
            DenseData::Elements(bytes) => bytes.len().checked_div(count)?,
        };
        let bits = cv.cx.int_width(wanted.ty).or(cv.cx.float_kind(wanted.ty).map(|kind| kind.bits()))?;
        let bytes = (bits / 8) as usize;
        let mut needed = (0..space.sizes.len()).filter(|&dim| access.has(dim));
        let needed =
            needed.try_fold(bytes as i64, |all, dim| all.checked_mul(space.sizes[dim].constant()?))?;
        let size = i64::try_from(count.checked_mul(width)?).ok()?;
        let kept = if readers(cv).get(&symbol).copied().unwrap_or(0) > 1 { size } else { 0 };
        if kept.checked_add(needed)? > size.max(SMALL_BYTES) {
            return None;
        }
        let is_factor = wanted.computation.ops.is_empty() && !wanted.is_narrowed;
        let factors = if is_factor { None } else { Some(factors(cv, op, wanted, &elements, width)?) };
        Some(Constant { elements, width, factors, bytes, offset })
    }

    /// Appends the factor of the element at a position of a list of elements.
    pub(super) fn append_factor(&self, factors: &mut Vec<u8>, elements: &[u8], position: usize) {
        let element = &elements[position * self.width..][..self.width];
        match &self.factors {
            None => factors.extend_from_slice(element),
            Some(known) => factors.extend_from_slice(&known[&number(element)].to_le_bytes()[..self.bytes]),
        }
    }
}

/// Returns the global that an address is in, and the distance from its first element.
fn global_of(cv: &mut Converter, access: &Access) -> Option<(NameId, i64)> {
    let (mut address, mut offset) = (access.address, 0_i64);
    loop {
        let body = &cv.build().body;
        let op = body.defining_op(address)?;
        let (name, attrs, operands) = (body.name(op), body.attrs(op), body.operands(op).to_vec());
        match (name, &operands[..]) {
            (ADDRESSOF, []) => {
                let symbol = cv.cx.symbol_value(cv.cx.dict_get(attrs, name::GLOBAL_NAME)?)?;
                return Some((symbol, offset));
            }
            (GETELEMENTPTR, &[base]) => {
                let ty = cv.cx.type_value(cv.cx.dict_get(attrs, name::ELEM_TYPE)?)?;
                let indices = cv.cx.dict_get(attrs, name::RAW_CONSTANT_INDICES)?;
                let &[index] = cv.cx.dense_array_value(indices)? else { return None };
                if ty != access.converted {
                    return None;
                }
                offset = offset.checked_add(index)?;
                address = base;
            }
            _ => return None,
        }
    }
}

/// Returns the elements of a constant, and their number.
fn elements(cx: &Context, value: AttrId, element: TypeId) -> Option<(DenseData, usize)> {
    let (ty, data) = match cx.attr_data(value) {
        AttrData::DenseElements { ty, data } => (*ty, data.clone()),
        AttrData::DenseResource { ty, key } => {
            (*ty, DenseData::Elements(cx.resource_elements(*key, *ty).ok()?))
        }
        _ => return None,
    };
    let shape = crate::dialect::tensor::shape(cx, ty)?;
    let count = shape.iter().try_fold(1_usize, |all, &size| all.checked_mul(usize::try_from(size).ok()?))?;
    (cx.element_type(ty) == element && count > 0).then_some((data, count))
}

/// Returns the factors of the elements that occur.
fn factors(
    cv: &Converter,
    op: Op,
    wanted: &Wanted,
    elements: &DenseData,
    width: usize,
) -> Option<FxHashMap<u128, u128>> {
    let (DenseData::Splat(elements) | DenseData::Elements(elements)) = elements;
    let mut factors = FxHashMap::default();
    for element in elements.chunks_exact(width) {
        let element = number(element);
        if let Entry::Vacant(entry) = factors.entry(element) {
            entry.insert(fold_factor(cv, op, wanted, element)?);
        }
    }
    Some(factors)
}

/// Returns the bits of an element.
fn number(element: &[u8]) -> u128 {
    element.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte))
}

/// Returns the factor of an element.
fn fold_factor(cv: &Converter, op: Op, wanted: &Wanted, element: u128) -> Option<u128> {
    let source = cv.source();
    let mut values: FxHashMap<Value, u128> = [(wanted.argument, element)].into_iter().collect();
    let number = |values: &FxHashMap<Value, u128>, value: Value| {
        values.get(&value).copied().or_else(|| constant_number(&cv.cx, source, op, value))
    };
    for &inner in wanted.computation.ops.iter().filter(|&&inner| source.name(inner) != arith::CONSTANT) {
        let operands = source.operands(inner);
        let numbers: Option<Vec<u128>> = operands.iter().map(|&value| number(&values, value)).collect();
        let types = [source.value_type(*operands.first()?), source.value_type(source.result(inner, 0))];
        let name = match source.name(inner) {
            arith::EXTF => FPEXT,
            name => renamed(name)?,
        };
        let result = fold_numbers(&cv.cx, name, types, &numbers?, false)?;
        values.insert(source.result(inner, 0), result);
    }
    number(&values, wanted.computation.value)
}

/// Returns the bits of a constant, or of the argument of a loop-invariant operand that is one.
fn constant_number(cx: &Context, body: &Body, op: Op, value: Value) -> Option<u128> {
    let Some(defining) = body.defining_op(value) else {
        return constant_number(cx, body, op, argument_operand(body, op, value)?);
    };
    let attr = (body.name(defining) == arith::CONSTANT).then(|| body.attrs(defining))?;
    match cx.attr_data(cx.dict_get(attr, name::VALUE)?) {
        AttrData::Integer { value: number, .. } => {
            Some(cut(*number as u128, cx.int_width(body.value_type(value))?))
        }
        AttrData::Float { bits, .. } => Some(*bits),
        _ => None,
    }
}

/// Returns the number of operations that read each global. A view reads nothing.
fn readers(cv: &mut Converter) -> Rc<Readers> {
    if let Some(known) = &cv.scope.readers {
        return known.clone();
    }
    let mut readers = Readers::default();
    for body in cv.old_bodies() {
        count_readers(&cv.cx, body, &mut readers);
    }
    let readers = Rc::new(readers);
    cv.scope.readers = Some(readers.clone());
    readers
}

fn count_readers(cx: &Context, body: &Body, readers: &mut Readers) {
    let views = [memref::CAST, memref::COLLAPSE_SHAPE, memref::EXPAND_SHAPE, memref::SUBVIEW];
    let mut globals: FxHashMap<Value, NameId> = FxHashMap::default();
    for &op in body.block_ids().flat_map(|block| body.block_ops(block)) {
        if body.name(op) == memref::GET_GLOBAL {
            let symbol = cx.dict_get(body.attrs(op), name::NAME).and_then(|attr| cx.symbol_value(attr));
            globals.extend(symbol.map(|symbol| (body.result(op, 0), symbol)));
            continue;
        }
        for operand in body.operands(op) {
            let Some(&symbol) = globals.get(operand) else { continue };
            if views.contains(&body.name(op)) {
                globals.insert(body.result(op, 0), symbol);
            } else {
                *readers.entry(symbol).or_default() += 1;
            }
        }
    }
}
