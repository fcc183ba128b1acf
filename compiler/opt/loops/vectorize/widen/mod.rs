//! Emission of vectorized loops.

mod final_values;

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, AND, Binary};
use crate::dialect::llvm::cast::TRUNC;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::memory::{LOAD, Store};
use crate::dialect::llvm::vector::{EXTRACTELEMENT, INSERTELEMENT};
use crate::ir::{Block, DictId, Op, TypeId, Value, name};
use crate::opt::analysis::access::{Access, Stride, is_invariant};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::analysis::reduction_kind::Neutral;
use crate::opt::function::{Emitter, Function};

use super::super::guard::{self, Copies, counter_after, latch_condition};
use super::extreme::Nans;
use super::groups::Group;
use super::indexed::{Indexed, gather, scatter};
use super::lanes;
use super::narrow;
use super::plan::{Plan, is_truncated_counter};
use super::reduction::Reduction;
use final_values::{depends_on_order, extreme_of};

/// Vectorizes a loop. The loop with header `remainder` runs the remainder: the loop itself, unless that is a flattened
/// clone.
pub(super) fn widen(f: &mut Function, l: &CountedLoop, plan: &Plan, remainder: Block) {
    let types = f.body.value_types(f.body.block_args(l.header));
    let check = (!plan.overlaps.is_empty()).then(|| f.new_block_before(remainder, &[]));
    let entries: Vec<Block> = plan.levels.iter().map(|_| f.new_block_before(remainder, &types)).collect();
    let inits = edge_operands(f.body, l.preheader, remainder).unwrap_or_default().to_vec();
    let (Some(enters), Some(&smallest)) = (f.body.take_last_op(l.preheader), plan.levels.last()) else {
        return;
    };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let mut copies = Copies::default();

    let has_remainder = plan.groups.need_remainder();
    let (count, is_enough) = guard::iterations(&mut emit, l, smallest + i64::from(has_remainder));
    let mut in_vectors = count;
    if has_remainder {
        let one = emit.int(l.ty, 1);
        in_vectors = emit.sub(count, one);
    }
    let first = (entries[0], &inits[..]);
    emit.branch_if(is_enough, check.map_or(first, |check| (check, &[])), (remainder, &inits));
    if let Some(check) = check {
        emit.block = check;
        let one = emit.int(l.ty, 1);
        let before = emit.sub(count, one);
        let last = counter_after(&mut emit, l, l.start, before);
        if let Some(disjoint) = plan.overlaps.none_overlap(&mut emit, &mut copies, l, (l.start, last)) {
            emit.branch_if(disjoint, first, (remainder, &inits));
        }
    }
    let tail = plan.has_overlapping_tail.then(|| emit.f.new_block_before(remainder, &types));
    for (number, &entry) in entries.iter().enumerate() {
        let next = entries.get(number + 1).copied().or(tail).unwrap_or(remainder);
        level(
            &mut emit,
            l,
            plan,
            Level { number, entry, next, count: in_vectors, remainder },
            copies.clone(),
        );
    }
    if let Some(entry) = tail {
        let number = plan.levels.len() - 1;
        overlapping_tail(
            &mut emit,
            l,
            plan,
            Level { number, entry, next: remainder, count, remainder },
            copies,
        );
    }
}

/// A vector loop: the main loop, or the epilogue for its remainder.
struct Level {
    number: usize,
    /// The block where the level is entered with the header arguments.
    entry: Block,
    /// The block where execution continues with the header arguments.
    next: Block,
    /// The number of iterations that vectors may execute.
    count: Value,
    /// The header of the scalar loop.
    remainder: Block,
}

/// Emits a vector loop, guarded by a trip count check unless that is redundant.
fn level(emit: &mut Emitter, l: &CountedLoop, plan: &Plan, level: Level, copies: Copies) {
    let lanes = plan.levels[level.number];
    let args = emit.f.body.block_args(level.entry).to_vec();
    let mut vector_args = vec![l.ty];
    for argument in plan.carried.arguments() {
        let ty = emit.ty(argument);
        vector_args.push(emit.f.vector_type(lanes, ty));
    }
    emit.block = level.entry;
    let mut remaining = level.count;
    if let Some(before) = level.number.checked_sub(1) {
        let below = emit.int(l.ty, i128::from(plan.levels[before]) - 1);
        remaining = emit.value(AND, &[remaining, below], l.ty, DictId::EMPTY);
    }
    if plan.levels.len() > 1 {
        let wanted = emit.int(l.ty, lanes.into());
        let is_enough = emit.compare(IntPredicate::Uge, remaining, wanted);
        let setup = emit.f.new_block_before(level.remainder, &[]);
        emit.branch_if(is_enough, (setup, &[]), (level.next, &args));
        emit.block = setup;
    }
    let vector = emit.f.new_block_before(level.remainder, &vector_args);
    let remainder = emit.f.new_block_before(level.remainder, &[]);
    let in_vectors = guard::round_down(emit, remaining, lanes);
    let end = counter_after(emit, l, args[l.counter_index], in_vectors);
    let mut widening = Widening::new(emit, (l, plan), lanes, copies, (vector, end));
    widening.vector_loop(emit, vector, remainder, &args);
    emit.block = remainder;
    let results = widening.final_values(emit, &args);
    match depends_on_order(emit, plan, &results) {
        Some(is_one) => emit.branch_if(is_one, (level.remainder, &args), (level.next, &results)),
        None => emit.branch(level.next, &results),
    }
}

/// Emits a vector iteration that ends with the last iteration of the loop, if there is a remainder. The only
/// loop-carried value is the induction variable.
fn overlapping_tail(emit: &mut Emitter, l: &CountedLoop, plan: &Plan, level: Level, copies: Copies) {
    let lanes = plan.levels[level.number];
    let args = emit.f.body.block_args(level.entry).to_vec();
    emit.block = level.entry;
    let below = emit.int(l.ty, i128::from(lanes) - 1);
    let left = emit.value(AND, &[level.count, below], l.ty, DictId::EMPTY);
    let zero = emit.int(l.ty, 0);
    let is_any = emit.compare(IntPredicate::Ne, left, zero);
    let setup = emit.f.new_block_before(level.remainder, &[]);
    let vector = emit.f.new_block_before(level.remainder, &[l.ty]);
    emit.branch_if(is_any, (setup, &[]), (level.next, &args));

    emit.block = setup;
    let skipped = emit.int(l.ty, lanes.into());
    let skipped = emit.sub(level.count, skipped);
    let first = counter_after(emit, l, l.start, skipped);
    let end = counter_after(emit, l, l.start, level.count);
    let mut widening = Widening::new(emit, (l, plan), lanes, copies, (vector, end));
    emit.block = vector;
    widening.accesses(emit);
    emit.branch(level.next, &[end]);
    emit.block = setup;
    emit.branch(vector, &[first]);
}

/// Emits the scalar in a lane.
fn lane_of(emit: &mut Emitter, vector: Value, lane: i64) -> Value {
    let ty = emit.ty(vector);
    let (element, lane) = (emit.f.cx.element_type(ty), emit.int(TypeId::I64, lane.into()));
    emit.value(EXTRACTELEMENT, &[vector, lane], element, DictId::EMPTY)
}

/// The state of the emission of a vector loop.
struct Widening<'x> {
    l: &'x CountedLoop,
    plan: &'x Plan,
    /// The vectorization factor.
    lanes: i64,
    /// The preheader of the vector loop.
    setup: Block,
    copies: Copies,
    /// The vectors of values.
    vectors: FxHashMap<Value, Value>,
    /// The previous vectors of first-order recurrences.
    before: FxHashMap<Value, Value>,
    /// The vectors of low bits of narrowed values, by the number of bits.
    narrow: FxHashMap<(Value, u32), Value>,
    /// The scalars of splats that are emitted in the preheader.
    shared: FxHashMap<Value, Value>,
    /// The scalars of lanes.
    scalars: FxHashMap<(Value, i64), Value>,
    /// The induction variable of the first lane.
    counter: Value,
    /// The induction variable at the end of the vector loop.
    end: Value,
}

impl<'x> Widening<'x> {
    /// Creates the state at the end of the preheader, where `emit` is. `vector` is the vector loop.
    fn new(
        emit: &Emitter,
        (l, plan): (&'x CountedLoop, &'x Plan),
        lanes: i64,
        copies: Copies,
        (vector, end): (Block, Value),
    ) -> Widening<'x> {
        Widening {
            l,
            plan,
            lanes,
            setup: emit.block,
            copies,
            vectors: FxHashMap::default(),
            before: FxHashMap::default(),
            narrow: FxHashMap::default(),
            shared: FxHashMap::default(),
            scalars: FxHashMap::default(),
            counter: emit.f.body.block_args(vector)[0],
            end,
        }
    }

    /// Emits the vector loop, and the terminator of its preheader.
    fn vector_loop(&mut self, emit: &mut Emitter, vector: Block, remainder: Block, inits: &[Value]) {
        let args = emit.f.body.block_args(vector).to_vec();
        let mut entry = vec![inits[self.l.counter_index]];
        for (reduction, &arg) in self.plan.carried.reductions.iter().zip(&args[1..]) {
            self.vectors.insert(reduction.argument, arg);
            let ty = emit.ty(arg);
            entry.push(start_of(emit, reduction, inits[reduction.index], ty));
        }
        let mut others = args[1 + self.plan.carried.reductions.len()..].iter();
        for (position, &arg) in self.plan.carried.counters().zip(others.by_ref()) {
            self.vectors.insert(position.argument, arg);
            let ty = emit.ty(arg);
            entry.push(emit.splat(inits[position.index], ty));
        }
        let mut changes = Vec::new();
        for (progression, &arg) in self.plan.carried.progressions.iter().zip(others.by_ref()) {
            self.vectors.insert(progression.argument, arg);
            let ty = emit.ty(arg);
            let order: Vec<i64> = (0..self.lanes).map(|lane| self.iteration(lane)).collect();
            let by = self.copies.invariant(emit, self.l, progression.by);
            let [start, change] = progression.start(emit, (inits[progression.index], by), &order, ty);
            entry.push(start);
            changes.push(change);
        }
        for (recurrence, &arg) in self.plan.carried.first_order.iter().zip(others) {
            self.before.insert(recurrence.argument, arg);
            let ty = emit.ty(arg);
            entry.push(emit.splat(inits[recurrence.index], ty));
        }
        emit.block = vector;
        self.accesses(emit);
        let step = emit.int(self.l.ty, i128::from(self.l.step * self.lanes));
        let next = emit.add(self.counter, step);
        let mut again = vec![next];
        for reduction in &self.plan.carried.reductions {
            again.push(self.reduced(emit, reduction));
        }
        for position in self.plan.carried.counters() {
            let last = emit.f.body.result(position.last, 0);
            again.push(self.vector(emit, last));
        }
        for (progression, change) in self.plan.carried.progressions.iter().zip(changes) {
            again.push(progression.next(emit, self.vectors[&progression.argument], change));
        }
        // These depend on the arguments of this iteration.
        let first_order = &self.plan.carried.first_order;
        let recurrences: Vec<Value> = first_order.iter().map(|it| self.vector(emit, it.next)).collect();
        let found: Vec<Value> = self.plan.carried.arguments().collect();
        for (argument, &value) in found.into_iter().zip(&again[1..]) {
            self.vectors.insert(argument, value);
        }
        again.extend(recurrences);
        let continues = latch_condition(emit, self.l, next, self.end);
        emit.branch_if(continues, (vector, &again), (remainder, &[]));
        emit.block = self.setup;
        emit.branch(vector, &entry);
    }

    /// Emits the accesses of a vector iteration.
    fn accesses(&mut self, emit: &mut Emitter) {
        for op in emit.f.body.block_ops(self.l.body).to_vec() {
            emit.loc = emit.f.body.loc(op);
            if let Some(access) = self.plan.accesses.get(&op) {
                self.access(emit, access);
            }
        }
    }

    /// Emits the next vector of a reduction.
    fn reduced(&mut self, emit: &mut Emitter, reduction: &Reduction) -> Value {
        match reduction.extreme {
            // Two-address instructions overwrite their first operand, which should be the loop-carried value.
            Some(extreme) if extreme.nans == Nans::Propagated => {
                let operands = [reduction.argument, extreme.number].map(|it| self.vector(emit, it));
                let ty = emit.ty(operands[0]);
                emit.value(reduction.kind.name, &operands, ty, DictId::EMPTY)
            }
            Some(extreme) if extreme.nans == Nans::Absent && self.plan.carried.positions.is_empty() => {
                let [number, before] = [extreme.number, reduction.argument].map(|it| self.vector(emit, it));
                extreme_of(emit, extreme, before, number)
            }
            _ => {
                let last = emit.f.body.result(reduction.last, 0);
                self.vector(emit, last)
            }
        }
    }

    /// Returns the vector of a value.
    fn vector(&mut self, emit: &mut Emitter, value: Value) -> Value {
        if let Some(&vector) = self.vectors.get(&value) {
            return vector;
        }
        let loc = emit.loc;
        emit.loc = emit.f.body.defining_op(value).map_or(loc, |op| emit.f.body.loc(op));
        let vector = self.widened(emit, value);
        emit.loc = loc;
        self.vectors.insert(value, vector);
        vector
    }

    /// Emits the vector of a value.
    fn widened(&mut self, emit: &mut Emitter, value: Value) -> Value {
        let element = emit.ty(value);
        let ty = emit.f.vector_type(self.lanes, element);
        if let Some((counter, more)) = counter_and_constant(emit.f, self.l, value) {
            self.counters(emit, (counter, more), ty)
        } else if is_invariant(emit.f, self.l, value) {
            self.before(emit, ty, |widening, emit| widening.copies.invariant(emit, widening.l, value))
        } else if let Some(&before) = self.before.get(&value) {
            self.shifted(emit, value, before)
        } else if let Some(&stored) =
            emit.f.body.defining_op(value).and_then(|op| self.plan.forwarded.get(&op))
        {
            self.vector(emit, stored)
        } else if let Some(access) = emit.f.body.defining_op(value).and_then(|op| self.plan.accesses.get(&op))
        {
            self.access(emit, access);
            self.vectors[&value]
        } else {
            self.operation(emit, value, ty)
        }
    }

    /// Emits the vector of a first-order recurrence. `before` is the previous vector of its next value.
    fn shifted(&mut self, emit: &mut Emitter, argument: Value, before: Value) -> Value {
        let recurrence =
            self.plan.carried.first_order.iter().find(|recurrence| recurrence.argument == argument);
        let present = recurrence.map_or(before, |recurrence| self.vector(emit, recurrence.next));
        let lanes = self.lanes;
        if self.plan.is_backward {
            let mask: Vec<i64> = (1..=lanes).collect();
            return emit.shuffle(present, before, &mask);
        }
        let mask: Vec<i64> = (lanes - 1..2 * lanes - 1).collect();
        emit.shuffle(before, present, &mask)
    }

    /// The iteration of a lane, and the lane of an iteration.
    fn iteration(&self, lane: i64) -> i64 {
        if self.plan.is_backward { self.lanes - 1 - lane } else { lane }
    }

    /// The difference of the induction variable in a lane and in the first iteration.
    fn steps_to(&self, lane: i64) -> i64 {
        self.l.step * self.iteration(lane)
    }

    /// Emits a scalar and its splat in the preheader.
    fn before(
        &mut self,
        emit: &mut Emitter,
        ty: TypeId,
        make: impl FnOnce(&mut Self, &mut Emitter) -> Value,
    ) -> Value {
        let block = std::mem::replace(&mut emit.block, self.setup);
        let value = make(self, emit);
        let splat = emit.splat(value, ty);
        emit.block = block;
        self.shared.insert(splat, value);
        splat
    }

    /// Emits the vector of the sum of the induction variable, or of its low bits, and a constant.
    fn counters(&mut self, emit: &mut Emitter, (value, more): (Value, i128), ty: TypeId) -> Value {
        let block = std::mem::replace(&mut emit.block, self.setup);
        let steps: Vec<i128> = (0..self.lanes).map(|lane| i128::from(self.steps_to(lane)) + more).collect();
        let steps = emit.int_vector(ty, &steps);
        emit.block = block;
        let first = match value == self.l.counter {
            true => self.counter,
            false => {
                let element = emit.ty(value);
                emit.value(TRUNC, &[self.counter], element, DictId::EMPTY)
            }
        };
        let first = emit.splat(first, ty);
        emit.add(first, steps)
    }

    /// Emits a vector operation.
    fn operation(&mut self, emit: &mut Emitter, value: Value, ty: TypeId) -> Value {
        let Some(op) = emit.f.body.defining_op(value) else { return value };
        let operands = emit.f.body.operands(op).to_vec();
        if emit.f.body.name(op) == TRUNC
            && let Some(bits) = self.plan.narrow.bits(operands[0])
        {
            let narrow = self.narrow(emit, operands[0], bits);
            return if emit.ty(narrow) == ty {
                narrow
            } else {
                emit.value(TRUNC, &[narrow], ty, DictId::EMPTY)
            };
        }
        if let Some((bits, predicate)) = self.plan.narrow.comparison(op) {
            let [a, b] = [operands[0], operands[1]].map(|operand| self.narrow(emit, operand, bits));
            return emit.compare(predicate, a, b);
        }
        if let Some(&quotient) = self.plan.quotients.get(&op) {
            let dividends = self.vector(emit, operands[0]);
            return quotient.emit(emit, dividends, ty, self.lanes);
        }
        let operands: Vec<Value> = operands.into_iter().map(|operand| self.vector(emit, operand)).collect();
        // Partial sums may wrap even if the sum does not.
        let attrs = emit.f.cx.dict_without(emit.f.body.attrs(op), &[name::OVERFLOW_FLAGS]);
        let name = emit.f.body.name(op);
        // Operations on splats are scalar and hoisted. That includes operations on hoisted loads.
        let shared: Option<Vec<Value>> =
            operands.iter().map(|operand| self.shared.get(operand).copied()).collect();
        if let Some(shared) = shared.filter(|_| emit.f.is_pure(op)) {
            let element = emit.ty(value);
            return self.before(emit, ty, |_, emit| emit.value(name, &shared, element, attrs));
        }
        emit.value(name, &operands, ty, attrs)
    }

    /// Returns the vector of the low bits of a narrowed value.
    fn narrow(&mut self, emit: &mut Emitter, value: Value, bits: u32) -> Value {
        if let Some(&vector) = self.narrow.get(&(value, bits)) {
            return vector;
        }
        let element = emit.f.cx.int_type(bits);
        let ty = emit.f.vector_type(self.lanes, element);
        let vector = if is_invariant(emit.f, self.l, value) {
            let block = std::mem::replace(&mut emit.block, self.setup);
            let value = self.copies.invariant(emit, self.l, value);
            let low = truncated(emit, value, element, bits);
            let splat = emit.splat(low, ty);
            emit.block = block;
            splat
        } else {
            self.narrow_operation(emit, value, ty, bits)
        };
        self.narrow.insert((value, bits), vector);
        vector
    }

    fn narrow_operation(&mut self, emit: &mut Emitter, value: Value, ty: TypeId, bits: u32) -> Value {
        let Some(op) = emit.f.body.defining_op(value) else { return value };
        let name = emit.f.body.name(op);
        let mut operands = emit.f.body.operands(op).to_vec();
        if narrow::is_extension(emit.f, op, bits) {
            let from = self.vector(emit, operands[0]);
            return if emit.ty(from) == ty { from } else { emit.value(name, &[from], ty, DictId::EMPTY) };
        }
        let narrowed = narrow::narrowed_operands(emit.f, op).to_vec();
        let first = operands.len() - narrowed.len();
        for (index, operand) in operands.iter_mut().enumerate() {
            *operand =
                if index < first { self.vector(emit, *operand) } else { self.narrow(emit, *operand, bits) };
        }
        let attrs = emit.f.cx.dict_without(emit.f.body.attrs(op), &[name::OVERFLOW_FLAGS]);
        emit.value(name, &operands, ty, attrs)
    }

    /// Returns the scalar of a value in a lane.
    fn scalar(&mut self, emit: &mut Emitter, value: Value, lane: i64) -> Value {
        if is_invariant(emit.f, self.l, value) {
            let block = std::mem::replace(&mut emit.block, self.setup);
            let value = self.copies.invariant(emit, self.l, value);
            emit.block = block;
            return value;
        }
        if value == self.l.counter && self.steps_to(lane) == 0 {
            return self.counter;
        }
        if let Some(&scalar) = self.scalars.get(&(value, lane)) {
            return scalar;
        }
        let scalar = self.new_scalar(emit, value, lane);
        self.scalars.insert((value, lane), scalar);
        scalar
    }

    fn new_scalar(&mut self, emit: &mut Emitter, value: Value, lane: i64) -> Value {
        if value == self.l.counter {
            let distance = emit.int(self.l.ty, i128::from(self.steps_to(lane)));
            return emit.add(self.counter, distance);
        }
        let op = emit.f.body.defining_op(value).filter(|&op| emit.f.body.name(op) != LOAD);
        if let Some(access) = self.index_load(emit, value) {
            return lanes::load_one(emit, access, lane, |emit, value, lane| self.scalar(emit, value, lane));
        }
        let Some(op) = op else {
            let vector = self.vector(emit, value);
            return lane_of(emit, vector, lane);
        };
        let operands = emit.f.body.operands(op).to_vec();
        let operands: Vec<Value> =
            operands.into_iter().map(|operand| self.scalar(emit, operand, lane)).collect();
        let (name, attrs, ty) = (emit.f.body.name(op), emit.f.body.attrs(op), emit.ty(value));
        emit.value(name, &operands, ty, attrs)
    }

    /// Returns the load that defines a value which only addresses use.
    fn index_load(&self, emit: &Emitter, value: Value) -> Option<&'x Access> {
        let op = emit.f.body.defining_op(value).filter(|op| self.plan.indices.contains(op))?;
        self.plan.accesses.get(&op)
    }

    /// Emits an access, unless it is a load that was emitted for an earlier use.
    fn access(&mut self, emit: &mut Emitter, access: &Access) {
        let is_loaded = |op: Op| self.vectors.contains_key(&emit.f.body.result(op, 0));
        let group = self.plan.groups.get(access.op);
        let first = group.map_or(access.op, |group| group.anchor.op);
        match access.is_store {
            false if is_loaded(first) => {}
            false if self.plan.indices.contains(&access.op) => {
                let value = emit.f.body.result(access.op, 0);
                (0..self.lanes).for_each(|lane| {
                    self.scalar(emit, value, lane);
                });
            }
            _ if group.is_some() => self.group(emit, access),
            true if self.plan.dead_stores.contains(&access.op) => {}
            true => self.store(emit, access),
            false => self.load(emit, access),
        }
    }

    fn load(&mut self, emit: &mut Emitter, access: &Access) {
        let vector = self.loaded(emit, access);
        let result = emit.f.body.result(access.op, 0);
        self.vectors.insert(result, vector);
    }

    fn loaded(&mut self, emit: &mut Emitter, access: &Access) -> Value {
        let lanes = self.lanes;
        // No store of the loop aliases it.
        let is_same =
            access.stride == Stride::Bytes(0) && is_invariant(emit.f, self.l, access.pointer(emit.f));
        if is_same {
            let ty = emit.f.vector_type(lanes, access.ty);
            return self.before(emit, ty, |widening, emit| {
                lanes::load_one(emit, access, 0, |emit, value, lane| widening.scalar(emit, value, lane))
            });
        }
        if let Some(indexed) = self.plan.indexed.get(&access.op) {
            let (base, indices) = self.base_and_indices(emit, indexed);
            return gather(emit, access, base, (indices, lanes));
        }
        lanes::load(emit, access, lanes, |emit, value, lane| self.scalar(emit, value, lane))
    }

    /// Emits the address of a gather or scatter in the preheader, and its indices.
    fn base_and_indices(&mut self, emit: &mut Emitter, indexed: &Indexed) -> (Value, Value) {
        let block = std::mem::replace(&mut emit.block, self.setup);
        let base = indexed.base(emit, self.l, &mut self.copies);
        emit.block = block;
        let vector = self.vector(emit, indexed.value);
        (base, indexed.indices(emit, vector, self.lanes))
    }

    /// Emits an interleaved group at its anchor, or at the first use of one of its loads.
    fn group(&mut self, emit: &mut Emitter, access: &Access) {
        let is_here = |group: &&Group| !access.is_store || group.anchor.op == access.op;
        let Some(group) = self.plan.groups.get(access.op).filter(is_here) else { return };
        let lanes = self.lanes;
        let base = &self.plan.accesses[&group.base.op];
        if access.is_store {
            let values = group.members.iter().map(|member| Store(member.op).value(emit.f.body));
            let values: Vec<Value> = values.collect();
            let vectors: Vec<Value> = values.into_iter().map(|value| self.vector(emit, value)).collect();
            let scalar = |emit: &mut Emitter, value, lane| self.scalar(emit, value, lane);
            lanes::store_group(emit, group, base, &vectors, lanes, scalar);
            return;
        }
        let scalar = |emit: &mut Emitter, value, lane| self.scalar(emit, value, lane);
        let vectors = lanes::load_group(emit, group, base, lanes, scalar);
        for (member, vector) in group.members.iter().zip(vectors) {
            let result = emit.f.body.result(member.op, 0);
            self.vectors.insert(result, vector);
        }
    }

    fn store(&mut self, emit: &mut Emitter, access: &Access) {
        let value = Store(access.op).value(emit.f.body);
        let (vector, lanes) = (self.vector(emit, value), self.lanes);
        if let Some(&guard) = self.plan.guards.get(&access.op) {
            let mask = self.vector(emit, guard);
            return lanes::store_guarded(emit, access, vector, mask, |emit, value, lane| {
                self.scalar(emit, value, lane)
            });
        }
        if let Some(indexed) = self.plan.indexed.get(&access.op) {
            let (base, indices) = self.base_and_indices(emit, indexed);
            return scatter(emit, access, vector, base, (indices, lanes));
        }
        let mut order: Vec<i64> = (0..lanes).collect();
        if self.plan.is_backward {
            order.reverse();
        }
        lanes::store(emit, access, vector, &order, |emit, value, lane| self.scalar(emit, value, lane));
    }
}

/// Emits the start vector of a reduction. A float start value is its first lane: if it were combined with the result
/// instead, it would be live in the loop, in a vector register.
fn start_of(emit: &mut Emitter, reduction: &Reduction, init: Value, ty: TypeId) -> Value {
    let element = emit.ty(init);
    let neutral = match reduction.kind.neutral {
        Neutral::Idempotent => return emit.splat(init, ty),
        neutral => neutral.constant(emit, element),
    };
    let all = emit.splat(neutral, ty);
    if !matches!(reduction.kind.neutral, Neutral::Float(_)) {
        return all;
    }
    let first = emit.int(TypeId::I64, 0);
    emit.value(INSERTELEMENT, &[all, init, first], ty, DictId::EMPTY)
}

/// Returns the induction variable or its low bits, and the constant that a value adds to it.
fn counter_and_constant(f: &Function, l: &CountedLoop, value: Value) -> Option<(Value, i128)> {
    let is_counter = |value: Value| value == l.counter || is_truncated_counter(f, l, value);
    if is_counter(value) {
        return Some((value, 0));
    }
    let op = f.body.defining_op(value).filter(|&op| f.body.name(op) == ADD)?;
    let [a, b] = Binary(op).operands(f.body);
    f.constant_of(b).filter(|_| is_counter(a)).map(|more| (a, more))
}

/// Truncates an integer to `bits` bits.
fn truncated(emit: &mut Emitter, value: Value, ty: TypeId, bits: u32) -> Value {
    match emit.f.constant_of(value) {
        Some(number) => emit.int(ty, number << (128 - bits) >> (128 - bits)),
        None if emit.ty(value) == ty => value,
        None => emit.value(TRUNC, &[value], ty, DictId::EMPTY),
    }
}
