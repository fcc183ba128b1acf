//! Emission of unrolled nests: clones blocks, each with the operations of several outer iterations.

use rustc_hash::FxHashMap;

use crate::ir::{Block, NewOp, Op, Successor, Value};
use crate::opt::analysis::cfg::successors;
use crate::opt::function::{Emitter, Function};

use super::super::guard::latch_condition;
use super::super::nest::{self, Scopes, enter};
use super::plan::Plan;

/// Emits the unrolled nest.
pub(super) fn make(f: &mut Function, plan: &Plan) {
    enter(f, &plan.nest, &plan.conditions, &[plan.copies], |emit, copy| {
        let mut copies = Copies {
            plan,
            copy,
            blocks: FxHashMap::default(),
            values: vec![FxHashMap::default(); plan.copies as usize],
            scopes: Scopes::of(emit, &plan.groups, plan.copies),
        };
        copies.make_blocks(emit);
        emit.branch(copies.blocks[&plan.nest.outer.header], &[copy.first]);
        for &block in &plan.nest.blocks {
            copies.fill(emit, block);
        }
    });
}

/// The state of emission.
struct Copies<'x> {
    plan: &'x Plan,
    copy: nest::Copy,
    /// The clones of blocks.
    blocks: FxHashMap<Block, Block>,
    /// The clones of values in each copy. Those of uniform values are in the first map.
    values: Vec<FxHashMap<Value, Value>>,
    scopes: Scopes,
}

impl Copies<'_> {
    /// Returns true if a value differs between copies.
    fn is_varying(&self, value: Value) -> bool {
        self.plan.nest.varying.contains(&value)
    }

    /// Returns the number of clones of a block argument. The outer induction variable has one for all copies.
    fn times(&self, arg: Value) -> usize {
        let is_distinct = self.is_varying(arg) && arg != self.plan.nest.outer.counter;
        if is_distinct { self.values.len() } else { 1 }
    }

    /// Returns the clone of a value in a copy.
    fn value(&self, copy: usize, value: Value) -> Value {
        let values = &self.values[if self.is_varying(value) { copy } else { 0 }];
        *values.get(&value).unwrap_or(&value)
    }

    fn make_blocks(&mut self, emit: &mut Emitter) {
        let outer = &self.plan.nest.outer;
        for &block in &self.plan.nest.blocks {
            let args = emit.f.body.block_args(block).to_vec();
            let mut types = Vec::new();
            for &arg in &args {
                types.extend(vec![emit.ty(arg); self.times(arg)]);
            }
            let copy = emit.f.new_block_before(outer.header, &types);
            self.blocks.insert(block, copy);
            let mut values = emit.f.body.block_args(copy).to_vec().into_iter();
            for &arg in &args {
                let times = self.times(arg);
                for (of_copy, value) in self.values.iter_mut().zip(values.by_ref().take(times)) {
                    of_copy.insert(arg, value);
                }
            }
        }
    }

    fn fill(&mut self, emit: &mut Emitter, block: Block) {
        let outer = &self.plan.nest.outer;
        emit.block = self.blocks[&block];
        let (mut ops, end) = (emit.f.body.block_ops(block).to_vec(), emit.f.body.last_op(block));
        ops.pop();
        let Some(end) = end else { return };
        emit.loc = emit.f.body.loc(end);
        if block == outer.header {
            self.count(emit);
        }
        for copy in 0..self.values.len() {
            for &op in &ops {
                self.operation(emit, copy, op);
            }
        }
        emit.loc = emit.f.body.loc(end);
        if block == outer.header {
            let stays = successors(emit.f.body, block).iter().find(|edge| outer.blocks.contains(&edge.block));
            let stays = stays.map_or(outer.header, |edge| edge.block);
            emit.branch(self.blocks[&stays], &[]);
        } else if block == outer.body {
            let step = emit.int(outer.ty, i128::from(outer.step * self.plan.copies));
            let next = emit.add(self.values[0][&outer.counter], step);
            let continues = latch_condition(emit, outer, next, self.copy.end);
            let (header, remainder) = (self.blocks[&outer.header], self.copy.remainder);
            emit.branch_if(continues, (header, &[next]), (remainder, &[self.copy.end]));
        } else {
            self.terminator(emit, end);
        }
    }

    /// Emits the outer induction variables of the copies.
    fn count(&mut self, emit: &mut Emitter) {
        let outer = &self.plan.nest.outer;
        let first = self.values[0][&outer.counter];
        for (copy, values) in self.values.iter_mut().enumerate().skip(1) {
            let distance = emit.int(outer.ty, i128::from(outer.step) * copy as i128);
            let counter = emit.add(first, distance);
            values.insert(outer.counter, counter);
        }
    }

    fn operation(&mut self, emit: &mut Emitter, copy: usize, op: Op) {
        let results: Vec<Value> = emit.f.body.results(op).collect();
        let is_shared = !results.is_empty() && !results.iter().any(|&result| self.is_varying(result));
        if is_shared && copy > 0 {
            return;
        }
        let mut operands: FxHashMap<Value, Value> = FxHashMap::default();
        for &operand in emit.f.body.operands(op) {
            operands.insert(operand, self.value(copy, operand));
        }
        emit.f.copy_op(op, emit.block, &mut operands);
        for result in results {
            self.values[copy].insert(result, operands[&result]);
        }
        if let Some(made) = emit.f.body.last_op(emit.block) {
            let attrs = self.scopes.attrs(emit, op, copy);
            emit.f.body.set_attrs(made, attrs);
        }
    }

    /// Emits the clone of a terminator.
    fn terminator(&mut self, emit: &mut Emitter, end: Op) {
        let own = emit.f.body.own_operands(end).to_vec();
        let mut operands: Vec<Value> = own.into_iter().map(|value| self.value(0, value)).collect();
        let mut edges = Vec::new();
        for (edge, to) in emit.f.body.successors(end).to_vec().into_iter().enumerate() {
            let passed = emit.f.body.successor_operands(end, edge).to_vec();
            let args = emit.f.body.block_args(to.block).to_vec();
            let before = operands.len();
            for (arg, value) in args.into_iter().zip(passed) {
                let times = if self.is_varying(arg) { self.values.len() } else { 1 };
                operands.extend((0..times).map(|copy| self.value(copy, value)));
            }
            let operand_count = (operands.len() - before) as u32;
            edges.push(Successor { block: self.blocks[&to.block], operand_count });
        }
        let new = NewOp::new(emit.f.body.name(end), emit.loc, &operands, &[]);
        let attrs = emit.f.body.attrs(end);
        emit.op(new.attrs(attrs).successors(&edges));
    }
}
