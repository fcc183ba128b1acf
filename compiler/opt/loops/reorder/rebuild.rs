//! Emission of reordered nests.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Block, DictId, Value};
use crate::opt::analysis::loop_info::{CountedLoop, disable_transforms};
use crate::opt::function::{Emitter, Function};

use super::super::guard::{self, Copies, counter_after};
use super::super::nest::{Copy, Scopes, enter};
use super::perfect::Perfect;

/// The order of the loops of a nest.
pub(super) struct Order {
    /// The loops over tiles, outermost first: the index of the original loop, and the number of iterations of a tile.
    pub(super) tiles: Vec<(usize, i64)>,
    /// The indices of the loops in a tile, outermost first. These are all loops of the nest.
    pub(super) points: Vec<usize>,
}

/// Emits a nest in another order.
pub(super) fn rebuild(f: &mut Function, nest: &Perfect, order: &Order) {
    enter(f, &nest.nest, &nest.conditions, &[1], |emit, copy| {
        let scopes = Scopes::of(emit, &nest.groups, 1);
        let mut builder = Builder { nest, before: nest.nest.outer.header, bounds: Vec::new(), scopes };
        builder.emit_bounds(emit, copy);
        builder.build(emit, copy, order);
    });
    disable_transforms(f, nest.nest.outer.body);
    nest.nest.inner.iter().for_each(|l| disable_transforms(f, l.body));
}

struct Builder<'x> {
    nest: &'x Perfect,
    /// New blocks are inserted before this one.
    before: Block,
    /// The first and the last value, exclusive, of each induction variable in the current tile.
    bounds: Vec<(Value, Value)>,
    scopes: Scopes,
}

/// An emitted loop.
struct NewLoop {
    header: Block,
    /// The exit block.
    after: Block,
    counter: Value,
}

impl Builder<'_> {
    /// Emits the bounds of all loops.
    fn emit_bounds(&mut self, emit: &mut Emitter, copy: Copy) {
        let outer = &self.nest.nest.outer;
        let mut copies = Copies::default();
        for l in &self.nest.loops {
            if l.header == outer.header {
                self.bounds.push((copy.first, copy.end));
                continue;
            }
            let start = copies.invariant(emit, outer, l.start);
            let bound = copies.invariant(emit, outer, l.bound);
            let l = CountedLoop { start, bound, ..l.clone() };
            let (count, _) = guard::iterations(emit, &l, 1);
            let end = counter_after(emit, &l, start, count);
            self.bounds.push((start, end));
        }
    }

    fn build(&mut self, emit: &mut Emitter, copy: Copy, order: &Order) {
        let mut made: Vec<(NewLoop, Value)> = Vec::new();
        for &(number, part) in &order.tiles {
            let l = &self.nest.loops[number];
            let outer = self.enter_loop(emit, number);
            let end = self.bounds[number].1;
            let next = tile_end(emit, l, outer.counter, end, part);
            self.bounds[number] = (outer.counter, next);
            made.push((outer, next));
        }
        let mut values = FxHashMap::default();
        for &number in &order.points {
            let l = &self.nest.loops[number];
            let inner = self.enter_loop(emit, number);
            values.insert(l.counter, inner.counter);
            let step = emit.int(l.ty, l.step.into());
            let next = emit.add(inner.counter, step);
            made.push((inner, next));
        }
        self.copy_body(emit, &mut values);
        for (l, next) in made.into_iter().rev() {
            emit.branch(l.header, &[next]);
            emit.block = l.after;
        }
        emit.branch(copy.remainder, &[copy.end]);
    }

    /// Emits the header of a loop, and continues in its body.
    fn enter_loop(&self, emit: &mut Emitter, number: usize) -> NewLoop {
        let (start, end) = self.bounds[number];
        let ty = self.nest.loops[number].ty;
        let header = emit.f.new_block_before(self.before, &[ty]);
        let inside = emit.f.new_block_before(self.before, &[]);
        let after = emit.f.new_block_before(self.before, &[]);
        emit.branch(header, &[start]);
        emit.block = header;
        let counter = emit.f.body.block_args(header)[0];
        let continues = emit.compare(IntPredicate::Ne, counter, end);
        emit.branch_if(continues, (inside, &[]), (after, &[]));
        emit.block = inside;
        NewLoop { header, after, counter }
    }

    /// Clones the body of the innermost loop.
    fn copy_body(&self, emit: &mut Emitter, values: &mut FxHashMap<Value, Value>) {
        for &block in &self.nest.nest.blocks {
            let mut ops = emit.f.body.block_ops(block).to_vec();
            ops.pop();
            for op in ops {
                emit.f.copy_op(op, emit.block, values);
                if let Some(made) = emit.f.body.last_op(emit.block) {
                    let attrs = self.scopes.attrs(emit, op, 0);
                    emit.f.body.set_attrs(made, attrs);
                }
            }
        }
    }
}

/// Emits the value of the induction variable at the end of a tile, or of the loop if fewer iterations are left.
fn tile_end(emit: &mut Emitter, l: &CountedLoop, from: Value, end: Value, part: i64) -> Value {
    let (low, high) = if l.step > 0 { (from, end) } else { (end, from) };
    let left = emit.sub(high, low);
    let distance = i128::from(part) * i128::from(l.step.abs());
    let whole = emit.int(l.ty, distance);
    let is_whole = emit.compare(IntPredicate::Ugt, left, whole);
    let step = emit.int(l.ty, distance * i128::from(l.step.signum()));
    let next = emit.add(from, step);
    emit.value(SELECT, &[is_whole, next, end], l.ty, DictId::EMPTY)
}
