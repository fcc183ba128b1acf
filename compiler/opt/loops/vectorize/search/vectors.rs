//! Emission of the vectors of a search loop.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{AND, OR};
use crate::dialect::llvm::memory::LOAD;
use crate::ir::{Block, DictId, TypeId, Value, name};
use crate::opt::analysis::access::{Access, Stride};
use crate::opt::function::Emitter;
use crate::opt::loops::guard::Copies;

use super::super::lanes;
use super::comparison::{Comparison, Operand};
use super::condition::Condition;
use super::emit::advanced;
use super::plan::{Plan, is_varying};

/// The state of the emission of vectors.
pub(super) struct Vectors<'x> {
    plan: &'x Plan,
    /// The preheader of the vector loop.
    setup: Block,
    /// The number of iterations from the entry of the vector loop to the first lane.
    at: Value,
    copies: Copies,
    /// The vectors of values.
    of: FxHashMap<Value, Value>,
}

impl<'x> Vectors<'x> {
    pub(super) fn new(plan: &'x Plan, setup: Block, at: Value, copies: Copies) -> Vectors<'x> {
        Vectors { plan, setup, at, copies, of: FxHashMap::default() }
    }

    /// Emits the mask of lanes in which a condition holds.
    pub(super) fn condition(&mut self, emit: &mut Emitter, condition: &Condition) -> Value {
        let (name, parts) = match condition {
            Condition::One(comparison) => return self.comparison(emit, comparison),
            Condition::All(parts) => (AND, parts),
            Condition::Any(parts) => (OR, parts),
        };
        let parts: Vec<Value> = parts.iter().map(|part| self.condition(emit, part)).collect();
        let ty = emit.ty(parts[0]);
        parts[1..].iter().fold(parts[0], |all, &part| emit.value(name, &[all, part], ty, DictId::EMPTY))
    }

    fn comparison(&mut self, emit: &mut Emitter, comparison: &Comparison) -> Value {
        let numbers = emit.f.vector_type(self.plan.lanes, comparison.ty);
        let operands = comparison.operands.map(|operand| match operand {
            Operand::Value(value) => self.vector(emit, value),
            Operand::Integer(number) => self.before(emit, |_, emit| {
                let number = emit.int(comparison.ty, number);
                emit.splat(number, numbers)
            }),
        });
        let attr = comparison.predicate(emit.f).map(|attr| (name::PREDICATE, attr));
        let bits = emit.f.vector_type(self.plan.lanes, TypeId::I1);
        emit.value_with(emit.f.body.name(comparison.op), &operands, bits, attr.as_slice())
    }

    /// Returns the vector of a value.
    fn vector(&mut self, emit: &mut Emitter, value: Value) -> Value {
        if let Some(&vector) = self.of.get(&value) {
            return vector;
        }
        let element = emit.ty(value);
        let ty = emit.f.vector_type(self.plan.lanes, element);
        let plan = self.plan;
        let access = plan.accesses.iter().find(|access| emit.f.body.defining_op(value) == Some(access.op));
        let vector = if plan.chain.is_invariant(emit.f, value) {
            self.before(emit, |vectors, emit| {
                let same = vectors.copy(emit, value);
                emit.splat(same, ty)
            })
        } else if let Some(argument) = plan.chain.argument(value) {
            let first = advanced(emit, value, argument.step, self.at);
            let first = emit.splat(first, ty);
            let steps: Vec<i128> =
                (0..plan.lanes).map(|lane| i128::from(argument.step * self.iteration_of(lane))).collect();
            let steps = emit.int_vector(ty, &steps);
            emit.add(first, steps)
        } else if let Some(access) = access {
            self.load(emit, access)
        } else {
            self.operation(emit, value)
        };
        self.of.insert(value, vector);
        vector
    }

    /// The iteration of a lane, relative to the first one.
    fn iteration_of(&self, lane: i64) -> i64 {
        if self.plan.is_backward { self.plan.lanes - 1 - lane } else { lane }
    }

    /// Emits a value in the preheader of the vector loop.
    fn before(&mut self, emit: &mut Emitter, make: impl FnOnce(&mut Self, &mut Emitter) -> Value) -> Value {
        let block = std::mem::replace(&mut emit.block, self.setup);
        let value = make(self, emit);
        emit.block = block;
        value
    }

    /// Returns a clone of a value at the entry of the vector loop.
    fn copy(&mut self, emit: &mut Emitter, value: Value) -> Value {
        let chain = &self.plan.chain;
        self.copies.copy(emit, &|block| chain.contains(block), value)
    }

    fn load(&mut self, emit: &mut Emitter, access: &Access) -> Value {
        let lanes = self.plan.lanes;
        let pointer = access.pointer(emit.f);
        if !is_varying(access) {
            return self.before(emit, |vectors, emit| {
                let pointer = vectors.copy(emit, pointer);
                let attrs = access.alignment(emit);
                let same = emit.value(LOAD, &[pointer], access.ty, attrs);
                let ty = emit.f.vector_type(lanes, access.ty);
                emit.splat(same, ty)
            });
        }
        let first = self.copy(emit, pointer);
        let from_lane_to_lane = match self.plan.is_backward {
            true => access.stride.reversed(),
            false => access.stride,
        };
        let by_lane = Access { stride: from_lane_to_lane, ..access.clone() };
        lanes::load(emit, &by_lane, lanes, |emit, _, lane| self.address(emit, access, first, lane))
    }

    /// Emits the address of a lane. `first` is the address at the entry of the vector loop.
    fn address(&self, emit: &mut Emitter, access: &Access, first: Value, lane: i64) -> Value {
        let Stride::Bytes(stride) = access.stride else { return first };
        let mut elements = self.at;
        if stride < 0 {
            let zero = emit.int(TypeId::I64, 0);
            elements = emit.sub(zero, elements);
        }
        let address = emit.element(first, access.ty, elements);
        emit.bytes_after(address, self.iteration_of(lane) * stride)
    }

    /// Emits a vector operation.
    fn operation(&mut self, emit: &mut Emitter, value: Value) -> Value {
        let Some(op) = emit.f.body.defining_op(value) else { return value };
        let operands = emit.f.body.operands(op).to_vec();
        let operands: Vec<Value> = operands.into_iter().map(|operand| self.vector(emit, operand)).collect();
        // Lanes after the exiting iteration may wrap.
        let attrs = emit.f.cx.dict_without(emit.f.body.attrs(op), &[name::OVERFLOW_FLAGS]);
        let element = emit.ty(value);
        let ty = emit.f.vector_type(self.plan.lanes, element);
        emit.value(emit.f.body.name(op), &operands, ty, attrs)
    }
}
