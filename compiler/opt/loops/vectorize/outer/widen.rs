//! Emission of a vectorized nest: clones blocks, with vector operations for varying values.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::memory::{LOAD, STORE, Store};
use crate::ir::{Block, DictId, NewOp, Op, Successor, Value, name};
use crate::opt::analysis::access::Access;
use crate::opt::function::{Emitter, Function};
use crate::opt::loops::guard::latch_condition;
use crate::opt::loops::nest::{Copy, enter};

use super::super::lanes;
use super::plan::{Plan, is_uniform_select};

/// Vectorizes a nest.
pub(super) fn widen(f: &mut Function, plan: &Plan) {
    enter(f, &plan.nest, &plan.conditions, &plan.levels, |emit, copy| level(emit, plan, copy));
}

/// Emits the nest for one vectorization factor.
fn level(emit: &mut Emitter, plan: &Plan, copy: Copy) {
    let mut widening = Widening {
        plan,
        lanes: copy.iterations,
        end: copy.end,
        remainder: copy.remainder,
        blocks: FxHashMap::default(),
        uniform: FxHashMap::default(),
        vectors: FxHashMap::default(),
        splats: FxHashMap::default(),
        scalars: FxHashMap::default(),
        accumulators: Vec::new(),
    };
    widening.make_blocks(emit);
    widening.make_slots(emit);
    let header = widening.blocks[&plan.nest.outer.header];
    emit.branch(header, &[copy.first]);
    for &block in &plan.nest.blocks {
        widening.fill(emit, block);
    }
}

/// The state of emission for one vectorization factor.
struct Widening<'x> {
    plan: &'x Plan,
    lanes: i64,
    /// The outer induction variable at the end of the vector loop.
    end: Value,
    /// The block where execution continues with `end`.
    remainder: Block,
    /// The clones of blocks.
    blocks: FxHashMap<Block, Block>,
    /// The clones of uniform values.
    uniform: FxHashMap<Value, Value>,
    /// The vectors of varying values.
    vectors: FxHashMap<Value, Value>,
    /// The splats of uniform values, by the block that uses them.
    splats: FxHashMap<(Block, Value), Value>,
    /// The scalars of lanes, by the block that uses them.
    scalars: FxHashMap<(Block, Value, i64), Value>,
    /// The stack slots of accumulators, which `mem2reg` promotes later.
    accumulators: Vec<Value>,
}

impl Widening<'_> {
    fn make_blocks(&mut self, emit: &mut Emitter) {
        let nest = &self.plan.nest;
        for &block in &nest.blocks {
            let args = emit.f.body.block_args(block).to_vec();
            let mut types = Vec::new();
            for &arg in &args {
                let ty = emit.ty(arg);
                let is_lanes = nest.varying.contains(&arg) && arg != nest.outer.counter;
                types.push(if is_lanes { emit.f.vector_type(self.lanes, ty) } else { ty });
            }
            let copy = emit.f.new_block_before(nest.outer.header, &types);
            self.blocks.insert(block, copy);
            for (&arg, value) in args.iter().zip(emit.f.body.block_args(copy).to_vec()) {
                let is_lanes = nest.varying.contains(&arg) && arg != nest.outer.counter;
                let values = if is_lanes { &mut self.vectors } else { &mut self.uniform };
                values.insert(arg, value);
            }
        }
    }

    fn make_slots(&mut self, emit: &mut Emitter) {
        for op in &self.plan.accumulators {
            let ty = emit.f.vector_type(self.lanes, self.plan.accesses[op].ty);
            let slot = emit.f.slot(ty);
            self.accumulators.push(slot);
        }
    }

    fn fill(&mut self, emit: &mut Emitter, block: Block) {
        let outer = &self.plan.nest.outer;
        emit.block = self.blocks[&block];
        let (mut ops, end) = (emit.f.body.block_ops(block).to_vec(), emit.f.body.last_op(block));
        ops.pop();
        for op in ops {
            emit.loc = emit.f.body.loc(op);
            self.operation(emit, op);
        }
        let Some(end) = end else { return };
        emit.loc = emit.f.body.loc(end);
        if block == outer.header {
            self.load_accumulators(emit);
            let stays = emit.f.body.successors(end).iter().find(|edge| outer.blocks.contains(&edge.block));
            let stays = stays.map_or(outer.header, |edge| edge.block);
            emit.branch(self.blocks[&stays], &[]);
        } else if block == outer.body {
            self.store_accumulators(emit);
            let step = emit.int(outer.ty, i128::from(outer.step * self.lanes));
            let next = emit.add(self.uniform[&outer.counter], step);
            let continues = latch_condition(emit, outer, next, self.end);
            emit.branch_if(continues, (self.blocks[&outer.header], &[next]), (self.remainder, &[self.end]));
        } else {
            self.terminator(emit, end);
        }
    }

    /// Emits the clone of a terminator.
    fn terminator(&mut self, emit: &mut Emitter, end: Op) {
        let own = emit.f.body.own_operands(end).to_vec();
        let mut operands: Vec<Value> = own.into_iter().map(|value| self.uniform_value(value)).collect();
        let mut successors = Vec::new();
        for (edge, to) in emit.f.body.successors(end).to_vec().into_iter().enumerate() {
            let passed = emit.f.body.successor_operands(end, edge).to_vec();
            let args = emit.f.body.block_args(to.block).to_vec();
            for (arg, value) in args.into_iter().zip(passed) {
                let is_varying = self.plan.nest.varying.contains(&arg);
                operands.push(if is_varying {
                    self.in_lanes(emit, value)
                } else {
                    self.uniform_value(value)
                });
            }
            successors.push(Successor { block: self.blocks[&to.block], operand_count: to.operand_count });
        }
        let new = NewOp::new(emit.f.body.name(end), emit.loc, &operands, &[]);
        let attrs = emit.f.body.attrs(end);
        emit.op(new.attrs(attrs).successors(&successors));
    }

    fn operation(&mut self, emit: &mut Emitter, op: Op) {
        if let Some(access) = self.plan.accesses.get(&op) {
            return if access.is_store { self.store(emit, access) } else { self.load(emit, access) };
        }
        let results: Vec<Value> = emit.f.body.results(op).collect();
        let operands = emit.f.body.operands(op).to_vec();
        let is_varying = results.iter().any(|result| self.plan.nest.varying.contains(result));
        let is_needed = results.iter().any(|result| self.plan.in_lanes.contains(result));
        match (is_varying, is_needed) {
            (true, true) => {
                let (same, differing) =
                    operands.split_at(usize::from(is_uniform_select(emit.f, &self.plan.nest, op)));
                let mut operands: Vec<Value> =
                    same.iter().map(|&operand| self.uniform_value(operand)).collect();
                operands.extend(differing.iter().map(|&operand| self.in_lanes(emit, operand)));
                let element = emit.ty(results[0]);
                let ty = emit.f.vector_type(self.lanes, element);
                let attrs = emit.f.cx.dict_without(emit.f.body.attrs(op), &[name::OVERFLOW_FLAGS]);
                let vector = emit.value(emit.f.body.name(op), &operands, ty, attrs);
                self.vectors.insert(results[0], vector);
            }
            // Part of an address computation, which is emitted at its uses.
            (true, false) => {}
            (false, _) => emit.f.copy_op(op, emit.block, &mut self.uniform),
        }
    }

    /// Returns the clone of a uniform value.
    fn uniform_value(&self, value: Value) -> Value {
        *self.uniform.get(&value).unwrap_or(&value)
    }

    /// Returns the vector of a value.
    fn in_lanes(&mut self, emit: &mut Emitter, value: Value) -> Value {
        if let Some(&vector) = self.vectors.get(&value) {
            return vector;
        }
        if let Some(&splat) = self.splats.get(&(emit.block, value)) {
            return splat;
        }
        let element = emit.ty(value);
        let ty = emit.f.vector_type(self.lanes, element);
        let same = self.uniform_value(value);
        let mut splat = emit.splat(same, ty);
        let outer = &self.plan.nest.outer;
        if value == outer.counter {
            let steps: Vec<i128> = (0..self.lanes).map(|lane| i128::from(lane * outer.step)).collect();
            let steps = emit.int_vector(ty, &steps);
            splat = emit.add(splat, steps);
        }
        self.splats.insert((emit.block, value), splat);
        splat
    }

    /// Returns the scalar of a value in a lane, from a clone of the address computation at its use.
    fn scalar(&mut self, emit: &mut Emitter, value: Value, lane: i64) -> Value {
        let outer = &self.plan.nest.outer;
        if value == outer.counter {
            let distance = emit.int(outer.ty, i128::from(lane * outer.step));
            return emit.add(self.uniform_value(value), distance);
        }
        if let Some(&same) = self.uniform.get(&value) {
            return same;
        }
        let is_inside = outer.defines(emit.f, value);
        let Some(op) = emit.f.body.defining_op(value).filter(|_| is_inside) else { return value };
        if let Some(&scalar) = self.scalars.get(&(emit.block, value, lane)) {
            return scalar;
        }
        let operands = emit.f.body.operands(op).to_vec();
        let operands: Vec<Value> =
            operands.into_iter().map(|operand| self.scalar(emit, operand, lane)).collect();
        let (name, attrs, ty) = (emit.f.body.name(op), emit.f.body.attrs(op), emit.ty(value));
        let scalar = emit.value(name, &operands, ty, attrs);
        self.scalars.insert((emit.block, value, lane), scalar);
        scalar
    }

    fn load(&mut self, emit: &mut Emitter, access: &Access) {
        let result = emit.f.body.result(access.op, 0);
        if let Some(&index) = self.plan.accumulator_of.get(&access.op) {
            let ty = emit.f.vector_type(self.lanes, access.ty);
            let vector = emit.value(LOAD, &[self.accumulators[index]], ty, DictId::EMPTY);
            self.vectors.insert(result, vector);
        } else if self.plan.nest.varying.contains(&result) {
            let vector = self.loaded(emit, access);
            self.vectors.insert(result, vector);
        } else {
            let value = lanes::load_one(emit, access, 0, |emit, value, lane| self.scalar(emit, value, lane));
            self.uniform.insert(result, value);
        }
    }

    fn loaded(&mut self, emit: &mut Emitter, access: &Access) -> Value {
        let lanes = self.lanes;
        lanes::load(emit, access, lanes, |emit, value, lane| self.scalar(emit, value, lane))
    }

    fn store(&mut self, emit: &mut Emitter, access: &Access) {
        let value = Store(access.op).value(emit.f.body);
        let vector = self.in_lanes(emit, value);
        match self.plan.accumulator_of.get(&access.op) {
            Some(&index) => {
                emit.op(NewOp::new(STORE, emit.loc, &[vector, self.accumulators[index]], &[]));
            }
            None => self.stored(emit, access, vector),
        }
    }

    fn stored(&mut self, emit: &mut Emitter, access: &Access, vector: Value) {
        let order: Vec<i64> = (0..self.lanes).collect();
        lanes::store(emit, access, vector, &order, |emit, value, lane| self.scalar(emit, value, lane));
    }

    /// Loads accumulators at the beginning of an outer iteration.
    fn load_accumulators(&mut self, emit: &mut Emitter) {
        for (index, op) in self.plan.accumulators.iter().enumerate() {
            let vector = self.loaded(emit, &self.plan.accesses[op]);
            emit.op(NewOp::new(STORE, emit.loc, &[vector, self.accumulators[index]], &[]));
        }
    }

    /// Stores accumulators at the end of an outer iteration.
    fn store_accumulators(&mut self, emit: &mut Emitter) {
        for (index, op) in self.plan.accumulators.iter().enumerate() {
            let access = &self.plan.accesses[op];
            let ty = emit.f.vector_type(self.lanes, access.ty);
            let vector = emit.value(LOAD, &[self.accumulators[index]], ty, DictId::EMPTY);
            self.stored(emit, access, vector);
        }
    }
}
