//! Memory accesses and dependence analysis.
//!
//! The accesses of a counted loop are loads and stores of scalars, neither volatile nor atomic. Their addresses are
//! affine expressions. Two accesses with equal strides and addresses at a constant distance have an exact dependence
//! distance. For others, only alias analysis proves independence.

use crate::dialect::llvm::arith::{CONSTANT, FREEZE, NSW, NUW, overflow_flags};
use crate::dialect::llvm::call::{CALL, CALL_INTRINSIC};
use crate::dialect::llvm::called_intrinsic;
use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::layout::{align_of, size_of};
use crate::dialect::llvm::memory::{ALLOCA, GEP_FLAGS, LOAD, Load, LoadStore, STORE, Store};
use crate::ir::spec::enum_value;
use crate::ir::{Block, DictId, FloatKind, Op, Traits, TypeData, TypeId, Value, ValueDef, name};
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;

use super::affine::{Affine, AffineView, Term};
use super::alias::no_alias;
use super::effects::Effects;
use super::loop_info::CountedLoop;

/// The distance between the addresses of an access in consecutive iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stride {
    /// A constant, in bytes.
    Bytes(i64),
    /// Loop-invariant, but not constant.
    Unknown,
    /// Not loop-invariant.
    Irregular,
}

impl Stride {
    /// The stride if the loop runs in reverse.
    pub(crate) fn reversed(self) -> Stride {
        match self {
            Stride::Bytes(bytes) => Stride::Bytes(-bytes),
            Stride::Unknown | Stride::Irregular => self,
        }
    }
}

/// A load or store of a scalar in a loop body.
#[derive(Clone, Debug)]
pub(crate) struct Access {
    pub(crate) op: Op,
    pub(crate) is_store: bool,
    pub(crate) address: Affine,
    pub(crate) stride: Stride,
    /// The type of the scalar.
    pub(crate) ty: TypeId,
    /// The size of the scalar in bytes.
    pub(crate) size: i64,
}

impl Access {
    /// The pointer operand.
    pub(crate) fn pointer(&self, f: &Function) -> Value {
        match self.is_store {
            true => Store(self.op).addr(f.body),
            false => Load(self.op).addr(f.body),
        }
    }

    /// Returns true if the stride is the size of an element.
    pub(crate) fn is_contiguous(&self) -> bool {
        self.stride == Stride::Bytes(self.size)
    }

    /// `Some(true)` if consecutive iterations access adjacent elements in ascending order, `Some(false)` in
    /// descending order.
    pub(crate) fn contiguous_direction(&self) -> Option<bool> {
        match self.stride {
            Stride::Bytes(bytes) if bytes.abs() == self.size => Some(bytes > 0),
            _ => None,
        }
    }
}

impl Access {
    /// The alignment attribute of an access to the same address.
    pub(crate) fn alignment(&self, emit: &mut Emitter) -> DictId {
        self.alignment_before(emit, 0)
    }

    /// The alignment in bytes.
    pub(crate) fn align(&self, f: &Function) -> i128 {
        let explicit = f.attr(self.op, name::ALIGNMENT).and_then(|attr| f.cx.int_value(attr));
        explicit.unwrap_or_else(|| align_of(f.cx, &f.target.layout, self.ty).map_or(1, i128::from))
    }

    /// The alignment attribute of an access `distance` bytes before that address.
    pub(crate) fn alignment_before(&self, emit: &mut Emitter, distance: i64) -> DictId {
        let align = self.align(emit.f);
        let of_distance = i128::from(distance & distance.wrapping_neg());
        let align = if of_distance == 0 { align } else { align.min(of_distance) };
        let attr = emit.f.cx.int_attr(TypeId::I64, align);
        emit.f.cx.dict(&mut [(name::ALIGNMENT, attr)])
    }
}

/// Returns true for the lane types of vectors: integers of 8 to 64 bits, `f32` and `f64`.
pub(crate) fn is_lane_type(f: &Function, ty: TypeId) -> bool {
    match f.cx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 8 | 16 | 32 | 64),
        TypeData::Float(kind) => matches!(kind, FloatKind::F32 | FloatKind::F64),
        _ => false,
    }
}

impl Access {
    /// Matches a plain load or store of a scalar in a counted loop. `stride` computes the stride of an address.
    pub(crate) fn of(
        f: &Function,
        l: &CountedLoop,
        op: Op,
        stride: impl FnOnce(&Affine) -> Stride,
    ) -> Result<Access, Missed> {
        let memory_op = LoadStore::cast(f.body, op).filter(|_| f.is_plain(op)).ok_or(Missed::NotPlain(op))?;
        let ty = f.body.value_type(memory_op.value(f.body));
        let size = size_of(f.cx, &f.target.layout, ty).and_then(|size| i64::try_from(size).ok());
        let size = size.filter(|_| is_lane_type(f, ty)).ok_or(Missed::LaneType(op))?;
        let address = AffineView::in_loop(f, l).of(memory_op.addr(f.body));
        let stride = stride(&address);
        Ok(Access { op, is_store: memory_op.is_store(), address, stride, ty, size })
    }
}

/// Collects the accesses of a loop body in order. Fails if the loop has other side effects.
pub(crate) fn accesses(f: &Function, l: &CountedLoop) -> Result<Vec<Access>, Missed> {
    let mut accesses = Vec::new();
    for block in [l.header, l.body] {
        for &op in f.body.block_ops(block) {
            match f.body.name(op) {
                LOAD | STORE if block == l.body => {
                    let is_same = |value| is_invariant(f, l, value);
                    accesses.push(Access::of(f, l, op, |address| stride(address, l, is_same))?);
                }
                BR | COND_BR => {}
                _ if f.is_pure(op) || f.is_effect_free_call(op) => {}
                _ => return Err(Missed::SideEffect(op)),
            }
        }
    }
    Ok(accesses)
}

/// The stride of an address in a loop. `is_same` returns true for loop-invariant values.
pub(crate) fn stride(address: &Affine, l: &CountedLoop, is_same: impl Fn(Value) -> bool) -> Stride {
    let mut is_constant = true;
    for (term, _) in &address.terms {
        match *term {
            Term::Value(value) if value == l.counter => {}
            Term::Product(a, b) if a == l.counter || b == l.counter => {
                if a == b || !is_same(if a == l.counter { b } else { a }) {
                    return Stride::Irregular;
                }
                is_constant = false;
            }
            term if term.values().iter().all(|&value| is_same(value)) => {}
            _ => return Stride::Irregular,
        }
    }
    match address.factor_of(l.counter).checked_mul(l.step) {
        Some(bytes) if is_constant => Stride::Bytes(bytes),
        _ => Stride::Unknown,
    }
}

/// Depth limit of loop-invariant expressions.
const MAX_DEPTH: u32 = 24;

/// Returns true if a value is loop-invariant: defined outside of the loop, or by pure operations on such values.
pub(crate) fn is_invariant(f: &Function, l: &CountedLoop, value: Value) -> bool {
    is_invariant_in(f, &|block| l.blocks.contains(&block), value)
}

/// As [`is_invariant`], for a loop of the blocks for which `inside` is true.
pub(crate) fn is_invariant_in(f: &Function, inside: &impl Fn(Block) -> bool, value: Value) -> bool {
    is_invariant_at(f, inside, value, 0)
}

fn is_invariant_at(f: &Function, inside: &impl Fn(Block) -> bool, value: Value, depth: u32) -> bool {
    if !f.block_of(value).is_some_and(inside) {
        return true;
    }
    let ValueDef::Result(op) = f.body.value_def(value) else { return false };
    let is_pure = f.is_pure(op) && f.body.result_count(op) == 1;
    is_pure
        && depth < MAX_DEPTH
        && f.body.operands(op).iter().all(|&operand| is_invariant_at(f, inside, operand, depth + 1))
}

/// The dependence between two accesses of concurrent iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dependence {
    /// Independent.
    None,
    /// Independent if they do not alias; they may.
    Unknown,
    /// Dependent, with the dependence distance in iterations if it is constant.
    Conflict(Option<i64>),
}

/// The dependence between two accesses if `lanes` iterations run concurrently. `first` precedes `second` in the body.
pub(crate) fn dependence(f: &Function, first: &Access, second: &Access, lanes: i64) -> Dependence {
    if !first.is_store && !second.is_store {
        return Dependence::None;
    }
    let distance = second.address.minus(&first.address);
    if !distance.terms.is_empty() || first.stride != second.stride {
        return if no_alias(f, first.op, second.op) { Dependence::None } else { Dependence::Unknown };
    }
    let Stride::Bytes(stride) = first.stride else {
        // The unknown stride may be 0.
        return Dependence::Conflict(None);
    };
    if stride == 0 {
        return Dependence::Conflict(None);
    }
    let distance = distance.constant;
    let within = distance.rem_euclid(stride.abs());
    // Disjoint members of an interleaved group.
    if within >= first.size && within + second.size <= stride.abs() {
        return Dependence::None;
    }
    let iterations = distance / stride;
    let is_exact = within == 0 && first.size <= stride.abs() && second.size <= stride.abs();
    match is_exact {
        true if iterations <= 0 || iterations >= lanes => Dependence::None,
        _ if no_alias(f, first.op, second.op) => Dependence::None,
        true => Dependence::Conflict(Some(iterations)),
        false => Dependence::Conflict(None),
    }
}

/// Returns true if two accesses may be reordered when `lanes` iterations run concurrently. Runtime checks exclude the
/// aliases of [`Dependence::Unknown`].
pub(crate) fn may_swap(f: &Function, a: &Access, b: &Access, lanes: i64) -> bool {
    let is_free = |first, second| !matches!(dependence(f, first, second, lanes), Dependence::Conflict(_));
    (!a.is_store && !b.is_store) || (a.address != b.address && is_free(a, b) && is_free(b, a))
}

impl Function<'_> {
    /// Returns true if an operation is speculatable: it has no side effects, and no undefined behavior for any
    /// operands.
    pub(crate) fn is_pure(&self, op: Op) -> bool {
        let name = self.body.name(op);
        match name {
            CONSTANT | FREEZE => true,
            CALL_INTRINSIC => called_intrinsic::is_pure(self.cx, self.body.attrs(op)),
            CALL => self.math_function(op).is_some(),
            // Division by 0 traps, and so does signed overflow.
            _ if self.cx.has_traits(name, Traits::DIVISION) => {
                let divisor = self.constant_of(self.body.operands(op)[1]);
                divisor.is_some_and(|divisor| divisor != 0 && divisor != -1)
            }
            _ => self.cx.has_traits(name, Traits::PURE),
        }
    }

    /// Returns true for a call that accesses no memory, returns and does not unwind. Speculation is not legal: it may
    /// have undefined behavior for some operands.
    pub(crate) fn is_effect_free_call(&self, op: Op) -> bool {
        self.call_effects(op).is_some_and(|effects| effects == Effects::NONE)
    }

    /// Returns true if a load or store is neither volatile nor atomic.
    pub(crate) fn is_plain(&self, op: Op) -> bool {
        [name::VOLATILE, name::ORDERING].iter().all(|&name| self.attr(op, name).is_none())
    }

    /// Returns true if an operation has the `nsw` flag.
    pub(crate) fn is_nsw(&self, op: Op) -> bool {
        overflow_flags(self.cx, self.attr(op, name::OVERFLOW_FLAGS)) & NSW != 0
    }

    /// Returns true if an operation has the `nuw` flag.
    pub(crate) fn is_nuw(&self, op: Op) -> bool {
        overflow_flags(self.cx, self.attr(op, name::OVERFLOW_FLAGS)) & NUW != 0
    }

    /// Returns true if a `zext` has the `nneg` flag.
    pub(crate) fn is_nneg(&self, op: Op) -> bool {
        self.cx.find_name("nonNeg").is_some_and(|name| self.attr(op, name).is_some())
    }

    /// Returns true if a `getelementptr` has the `inbounds` flag: it stays within its object.
    pub(crate) fn is_inbounds(&self, op: Op) -> bool {
        let flags = self.attr(op, name::NO_WRAP_FLAGS).and_then(|attr| enum_value(self.cx, &GEP_FLAGS, attr));
        flags.unwrap_or(0) & 1 != 0
    }

    /// Returns true if an operation is trivially dead once its results are unused.
    pub(crate) fn may_drop(&self, op: Op) -> bool {
        let name = self.body.name(op);
        let is_memory = name == ALLOCA || (name == LOAD && self.is_plain(op));
        is_memory || self.is_pure(op) || self.call_effects(op).is_some_and(Effects::may_drop)
    }
}
