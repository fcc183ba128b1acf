//! Gathers and scatters: accesses to elements at an index that differs from lane to lane, `base[index]`.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::arith::{SHL, SUB};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::masked;
use crate::dialect::llvm::memory::LOAD;
use crate::ir::{DictId, NewOp, Op, OpName, TypeId, Value, name};
use crate::opt::analysis::access::{Access, is_invariant};
use crate::opt::analysis::affine::{Affine, Term, emit_sum};
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::cost::vector;
use crate::opt::function::{Emitter, Function};

use super::super::guard::{Copies, as_i64};
use super::quotient::Quotient;

/// Elements at an index, relative to a loop-invariant address.
#[derive(Clone, Debug)]
pub(super) struct Indexed {
    /// The base pointer.
    pointer: Value,
    /// The loop-invariant distance of the address from the base pointer, in bytes.
    distance: Affine,
    /// The value that varies, an integer of 8 to 64 bits.
    pub(super) value: Value,
    /// The extension of the value, and the type that indices have.
    extension: Option<(OpName, TypeId)>,
    /// The factor of the value in elements: a power of two, or such a number negated.
    factor: i64,
}

impl Indexed {
    /// Matches an access whose address has one term that varies in a loop. Lanes have 32 or 64 bits, for which there are
    /// instructions.
    pub(super) fn of(f: &Function, l: &CountedLoop, access: &Access) -> Option<Indexed> {
        let is_lane = matches!(access.size, 4 | 8);
        let pointer = access.address.base(f).filter(|&base| is_lane && is_invariant(f, l, base))?;
        let varies = |term: Term| term.values().iter().any(|&value| !is_invariant(f, l, value));
        let mut varying = access.address.terms.iter().filter(|(term, _)| varies(*term));
        let (&(Term::Value(term), bytes), None) = (varying.next()?, varying.next()) else { return None };
        let factor = Some(bytes / access.size).filter(|factor| factor * access.size == bytes)?;
        let (value, extension) = match f.cx.int_width(f.body.value_type(term))? {
            _ if !factor.unsigned_abs().is_power_of_two() => return None,
            32 | 64 if factor == 1 => unextended(f, term),
            64 => (term, None),
            // In fewer bits, the product may overflow.
            32 => (term, Some((SEXT, TypeId::I64))),
            _ => return None,
        };
        let varying = Affine::term(Term::Value(term)).times(bytes);
        let distance = access.address.minus(&varying).minus(&Affine::of_value(pointer, 0));
        let has_vectors = has_vector_form(f, l, value);
        has_vectors.then_some(Indexed { pointer, distance, value, extension, factor })
    }

    /// The cost of the gather or scatter of a lane. An instruction on 32-bit lanes with 32-bit indices has the most lanes.
    pub(super) fn cost(&self, f: &Function, access: &Access) -> i64 {
        let index = self.extension.map_or_else(|| f.body.value_type(self.value), |(_, ty)| ty);
        let is_narrow = access.size == 4 && index == TypeId::I32;
        match (access.is_store, is_narrow) {
            (false, true) => 3,
            (false, false) => 4,
            (true, true) => 5,
            (true, false) => 8,
        }
    }

    /// Emits the loop-invariant address, in a block before the loop.
    pub(super) fn base(&self, emit: &mut Emitter, l: &CountedLoop, copies: &mut Copies) -> Value {
        let pointer = copies.invariant(emit, l, self.pointer);
        let sum = emit_sum(emit, &self.distance.terms, |emit, value| {
            let value = copies.invariant(emit, l, value);
            as_i64(emit, value)
        });
        let byte = emit.f.cx.int_type(8);
        let pointer = sum.map_or(pointer, |sum| emit.element(pointer, byte, sum));
        emit.bytes_after(pointer, self.distance.constant)
    }

    /// Emits the vector of indices, given that of the value.
    pub(super) fn indices(&self, emit: &mut Emitter, vector: Value, lanes: i64) -> Value {
        let mut vector = vector;
        if let Some((extension, ty)) = self.extension {
            let ty = emit.f.vector_type(lanes, ty);
            vector = emit.value(extension, &[vector], ty, DictId::EMPTY);
        }
        if self.factor == 1 {
            return vector;
        }
        let ty = emit.ty(vector);
        let constant = |emit: &mut Emitter, number: i64| {
            let number = emit.int(TypeId::I64, number.into());
            emit.splat(number, ty)
        };
        let by = self.factor.unsigned_abs().trailing_zeros();
        let by = constant(emit, by.into());
        let scaled = emit.value(SHL, &[vector, by], ty, DictId::EMPTY);
        if self.factor > 0 {
            return scaled;
        }
        let zero = constant(emit, 0);
        emit.value(SUB, &[zero, scaled], ty, DictId::EMPTY)
    }
}

/// Returns the operand of an extension that instructions do themselves, and that of an extension from fewer bits, which
/// is one to 32 bits then.
fn unextended(f: &Function, index: Value) -> (Value, Option<(OpName, TypeId)>) {
    let extension = f.body.defining_op(index).filter(|&op| matches!(f.body.name(op), SEXT | ZEXT));
    let Some(op) = extension else { return (index, None) };
    let (name, from) = (f.body.name(op), Cast(op).arg(f.body));
    match f.cx.int_width(f.body.value_type(from)) {
        Some(8 | 16) => (from, Some((name, TypeId::I32))),
        Some(32) if name == SEXT || f.is_nneg(op) => (from, None),
        _ => (index, None),
    }
}

/// Returns true if the operations that compute a value from loads, the induction variable and loop-invariant values have
/// vector forms.
fn has_vector_form(f: &Function, l: &CountedLoop, value: Value) -> bool {
    let has_form = |op: Op| {
        let quotient = || Quotient::of(f, op, |_| (i128::MIN, i128::MAX));
        f.is_pure(op) && (vector::has_vector_form(f, op) || quotient().is_some())
    };
    let mut seen = FxHashSet::default();
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        if value == l.counter || !seen.insert(value) || is_invariant(f, l, value) {
            continue;
        }
        match f.body.defining_op(value) {
            Some(op) if f.body.name(op) == LOAD => {}
            Some(op) if has_form(op) => open.extend(f.body.operands(op)),
            _ => return false,
        }
    }
    true
}

/// Emits the load of the elements after `base` at all indices.
pub(super) fn gather(
    emit: &mut Emitter,
    access: &Access,
    base: Value,
    (indices, lanes): (Value, i64),
) -> Value {
    let ty = emit.f.vector_type(lanes, access.ty);
    let addresses = emit.elements(base, access.ty, (indices, lanes));
    let (mask, attrs) = (all_lanes(emit, lanes), alignment(emit, access));
    emit.value(masked::GATHER, &[addresses, mask], ty, attrs)
}

/// Emits the store of a vector to the elements after `base` at all indices.
pub(super) fn scatter(
    emit: &mut Emitter,
    access: &Access,
    vector: Value,
    base: Value,
    (indices, lanes): (Value, i64),
) {
    let addresses = emit.elements(base, access.ty, (indices, lanes));
    let (mask, attrs) = (all_lanes(emit, lanes), alignment(emit, access));
    emit.op(NewOp::new(masked::SCATTER, emit.loc, &[vector, addresses, mask], &[]).attrs(attrs));
}

/// Emits the mask that has all lanes.
fn all_lanes(emit: &mut Emitter, lanes: i64) -> Value {
    let (ty, one) = (emit.f.vector_type(lanes, TypeId::I1), emit.int(TypeId::I1, 1));
    emit.splat(one, ty)
}

fn alignment(emit: &mut Emitter, access: &Access) -> DictId {
    let align = access.align(emit.f);
    let attr = emit.f.cx.int_attr(TypeId::I32, align);
    emit.f.cx.dict(&mut [(name::ALIGNMENT, attr)])
}
