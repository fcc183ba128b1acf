//! Emission of the vector loop of a search loop.

use crate::dialect::llvm::arith::{AND, FREEZE, LSHR, SELECT, XOR};
use crate::dialect::llvm::cast::{BITCAST, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{FCMP, ICMP, IntPredicate};
use crate::dialect::llvm::intrinsic::{CTLZ, CTTZ, UMAX, UMIN};
use crate::dialect::llvm::reduce::{REDUCE_AND, REDUCE_OR};
use crate::ir::{Block, DictId, OpName, TypeData, TypeId, Value, name};
use crate::opt::analysis::access::{Access, Stride};
use crate::opt::analysis::cfg::redirect;
use crate::opt::function::{Emitter, Function};
use crate::opt::loops::guard::{Copies, as_i64, round_down};

use super::comparison::Comparison;
use super::limit::least;
use super::plan::{Plan, Stage, is_varying};
use super::vectors::Vectors;

/// The size of the smallest pages of targets, in bytes.
const PAGE: i64 = 4096;
/// The number of scalar iterations before the vector loop. Many searches end soon.
pub(super) const FIRST: i64 = 8;

/// Vectorizes a search loop. Returns the block that the operations of the header moved to.
pub(super) fn emit(f: &mut Function, plan: &Plan) -> Block {
    let header = plan.chain.header;
    let loc = f.loop_loc(header);
    let types = f.body.value_types(f.body.block_args(header));
    let remainder = f.new_block_before(header, &[]);
    let before = f.new_block_before(remainder, &types);
    let around = f.new_block_before(remainder, &[&types[..], &[types[plan.clock]]].concat());
    let enter = f.new_block_before(remainder, &[]);
    for &from in &plan.chain.entering {
        redirect(f.body, from, |to, operands| (to == header).then(|| (before, operands.to_vec())));
    }
    let clock = plan.chain.arguments[plan.clock];
    let mut args = f.body.block_args(before).to_vec();
    let mut emit = f.emit(before, loc);
    let first = emit.int(TypeId::I64, FIRST.into());
    args.push(advanced(&mut emit, args[plan.clock], clock.step, first));
    emit.branch(around, &args);

    emit.block = around;
    let args = emit.f.body.block_args(around).to_vec();
    emit.branch(header, &args[..types.len()]);

    emit.block = enter;
    let advance = emit.f.new_block_before(remainder, &[TypeId::I64; 2]);
    Emission { plan, remainder, around, advance, copies: Copies::default() }.make(&mut emit);

    leave_first(emit.f, plan);
    for op in emit.f.body.take_ops(header) {
        emit.f.body.place_op(remainder, op);
    }
    emit.block = header;
    let is_there = emit.compare(IntPredicate::Eq, clock.value, args[types.len()]);
    emit.branch_if(is_there, (enter, &[]), (remainder, &[]));
    remainder
}

/// Emits the value of an integer or pointer induction variable some iterations later.
pub(super) fn advanced(emit: &mut Emitter, value: Value, step: i64, iterations: Value) -> Value {
    if step == 0 {
        return value;
    }
    let ty = emit.ty(value);
    let is_pointer = matches!(emit.f.cx.type_data(ty), TypeData::Pointer { .. });
    let narrow = emit.f.cx.int_width(ty).filter(|&width| width < 64);
    let iterations = match emit.f.constant_of(iterations) {
        Some(number) if narrow.is_some() => emit.int(ty, number),
        None if narrow.is_some() => emit.value(TRUNC, &[iterations], ty, DictId::EMPTY),
        _ => iterations,
    };
    let distance_ty = emit.ty(iterations);
    let step = emit.int(distance_ty, step.into());
    let distance = emit.mul(iterations, step);
    if is_pointer {
        let byte = emit.f.cx.int_type(8);
        return emit.element(value, byte, distance);
    }
    emit.add(value, distance)
}

/// The state of emission.
struct Emission<'x> {
    plan: &'x Plan,
    /// New blocks are inserted before this one.
    remainder: Block,
    /// The block before the header. It gets the header arguments, and the value of the clock, the argument that
    /// identifies iterations, at which the vector loop may be entered again.
    around: Block,
    /// The block that branches to `around` some iterations later. Its second argument is the number of iterations until
    /// the vector loop may be entered again, or -1 if the scalar loop will exit.
    advance: Block,
    copies: Copies,
}

/// The bounds of the vector loop, in iterations.
#[derive(Clone, Copy)]
struct Extent {
    /// A lower bound on the iterations before an exit by a limit, if there are limits.
    left: Option<Value>,
    /// The number of iterations that load from the pages where they begin.
    room: Value,
}

impl Emission<'_> {
    fn make(mut self, emit: &mut Emitter) {
        let now = emit.int(TypeId::I64, 0);
        let left = least(emit, &mut self.copies, &self.plan.chain, &self.plan.limits);
        if let Some(left) = left {
            let leaves = emit.int(TypeId::I64, -1);
            let is_last = emit.compare(IntPredicate::Eq, left, now);
            let more = emit.f.new_block_before(self.remainder, &[]);
            emit.branch_if(is_last, (self.advance, &[now, leaves]), (more, &[]));
            emit.block = more;
        }
        let lanes = emit.int(TypeId::I64, self.plan.lanes.into());
        let room = self.room(emit);
        let is_end_of_page = emit.compare(IntPredicate::Ult, room, lanes);
        let setup = emit.f.new_block_before(self.remainder, &[]);
        emit.branch_if(is_end_of_page, (self.advance, &[now, room]), (setup, &[]));
        emit.block = setup;
        self.search(emit, Extent { left, room }, lanes);
        emit.block = self.advance;
        self.advance(emit);
    }

    /// Emits the number of iterations that load from the pages where they begin.
    fn room(&mut self, emit: &mut Emitter) -> Value {
        let accesses = self.plan.accesses.iter().filter(|access| is_varying(access));
        let rooms: Vec<Value> = accesses.map(|access| self.room_of(emit, access)).collect();
        let all = rooms.into_iter().reduce(|a, b| emit.value(UMIN, &[a, b], TypeId::I64, DictId::EMPTY));
        // Nothing is loaded in the vector loop.
        all.unwrap_or_else(|| emit.int(TypeId::I64, self.plan.lanes.into()))
    }

    fn room_of(&mut self, emit: &mut Emitter, access: &Access) -> Value {
        let pointer = access.pointer(emit.f);
        let pointer = self.copies.copy(emit, &|block| self.plan.chain.contains(block), pointer);
        let number = as_i64(emit, pointer);
        // The address may be poison if the loop exits before the load.
        let number = emit.value(FREEZE, &[number], TypeId::I64, DictId::EMPTY);
        let below = emit.int(TypeId::I64, i128::from(PAGE) - 1);
        let within = emit.value(AND, &[number, below], TypeId::I64, DictId::EMPTY);
        let is_upwards = access.stride == Stride::Bytes(access.size);
        let page = emit.int(TypeId::I64, PAGE.into());
        let bytes = if is_upwards { emit.sub(page, within) } else { within };
        let by = emit.int(TypeId::I64, access.size.trailing_zeros().into());
        let elements = emit.value(LSHR, &[bytes, by], TypeId::I64, DictId::EMPTY);
        let one = emit.int(TypeId::I64, 1);
        if is_upwards { elements } else { emit.add(elements, one) }
    }

    /// Emits the vector loop.
    fn search(&mut self, emit: &mut Emitter, extent: Extent, lanes: Value) {
        let setup = emit.block;
        let end = self.end(emit, extent, lanes);
        let vector = emit.f.new_block_before(self.remainder, &[TypeId::I64]);
        let at = emit.f.body.block_args(vector)[0];
        let mut vectors = Vectors::new(self.plan, setup, at, std::mem::take(&mut self.copies));
        emit.block = vector;
        for (number, stage) in self.plan.stages.iter().enumerate() {
            let mask = vectors.condition(emit, &stage.condition);
            let next = emit.f.new_block_before(self.remainder, &[]);
            if number + 1 < self.plan.stages.len() {
                // Earlier iterations may exit at a later stage.
                let leaves = emit.int(TypeId::I64, -1);
                branch_on(emit, stage, mask, (self.advance, &[at, leaves]), next);
            } else {
                let found = emit.f.new_block_before(self.remainder, &[]);
                branch_on(emit, stage, mask, (found, &[]), next);
                emit.block = found;
                self.found(emit, stage, mask, at, extent);
            }
            emit.block = next;
        }
        let next = emit.add(at, lanes);
        let continues = emit.compare(IntPredicate::Ult, next, end);
        let done = emit.f.new_block_before(self.remainder, &[]);
        emit.branch_if(continues, (vector, &[next]), (done, &[]));
        emit.block = done;
        self.done(emit, end, extent);
        emit.block = setup;
        let none = emit.int(TypeId::I64, 0);
        emit.branch(vector, &[none]);
    }

    /// Emits the number of iterations of the vector loop: whole vectors, or one vector with lanes beyond the limit.
    fn end(&self, emit: &mut Emitter, extent: Extent, lanes: Value) -> Value {
        let Some(left) = extent.left else { return round_down(emit, extent.room, self.plan.lanes) };
        let both = emit.value(UMIN, &[left, extent.room], TypeId::I64, DictId::EMPTY);
        let end = round_down(emit, both, self.plan.lanes);
        emit.value(UMAX, &[end, lanes], TypeId::I64, DictId::EMPTY)
    }

    /// Branches to the first iteration that exits.
    fn found(&self, emit: &mut Emitter, stage: &Stage, mask: Value, at: Value, extent: Extent) {
        let ty = emit.f.cx.int_type(self.plan.lanes as u32);
        let mut bits = emit.value(BITCAST, &[mask], ty, DictId::EMPTY);
        if stage.is_staying {
            let all = emit.int(ty, -1);
            bits = emit.value(XOR, &[bits, all], ty, DictId::EMPTY);
        }
        if ty != TypeId::I64 {
            bits = emit.value(ZEXT, &[bits], TypeId::I64, DictId::EMPTY);
        }
        let (name, unused) = if self.plan.is_backward { (CTLZ, 64 - self.plan.lanes) } else { (CTTZ, 0) };
        let (is_zero_poison, yes) = (emit.f.cx.name("is_zero_poison"), emit.f.cx.int_attr(TypeId::I1, -1));
        let first = emit.value_with(name, &[bits], TypeId::I64, &[(is_zero_poison, yes)]);
        let unused = emit.int(TypeId::I64, unused.into());
        let first = emit.sub(first, unused);
        let mut iteration = emit.add(at, first);
        if let Some(left) = extent.left {
            iteration = emit.value(UMIN, &[iteration, left], TypeId::I64, DictId::EMPTY);
        }
        let leaves = emit.int(TypeId::I64, -1);
        emit.branch(self.advance, &[iteration, leaves]);
    }

    /// Continues after the vector loop, in which no iteration exits. The scalar loop runs the last iteration.
    fn done(&self, emit: &mut Emitter, end: Value, extent: Extent) {
        let now = emit.int(TypeId::I64, 0);
        let Some(left) = extent.left else { return emit.branch(self.advance, &[end, now]) };
        let iteration = emit.value(UMIN, &[end, left], TypeId::I64, DictId::EMPTY);
        let is_last = emit.compare(IntPredicate::Eq, iteration, left);
        let leaves = emit.int(TypeId::I64, -1);
        let ahead = emit.value(SELECT, &[is_last, leaves, now], TypeId::I64, DictId::EMPTY);
        emit.branch(self.advance, &[iteration, ahead]);
    }

    fn advance(&self, emit: &mut Emitter) {
        let &[iterations, ahead] = emit.f.body.block_args(self.advance) else { return };
        let arguments = &self.plan.chain.arguments;
        let mut args: Vec<Value> =
            arguments.iter().map(|it| advanced(emit, it.value, it.step, iterations)).collect();
        let clock = arguments[self.plan.clock];
        args.push(advanced(emit, args[self.plan.clock], clock.step, ahead));
        emit.branch(self.around, &args);
    }
}

/// Makes the exit the first successor of branches, so that code generation emits the exit behind the loop.
fn leave_first(f: &mut Function, plan: &Plan) {
    for exit in plan.chain.exits.iter().filter(|exit| !exit.leaves_if) {
        let Some(compare) = f.body.defining_op(exit.condition) else { continue };
        if !matches!(f.body.name(compare), ICMP | FCMP) {
            continue;
        }
        let comparison = Comparison::plain(f, compare, true);
        let Some(inverse) = comparison.predicate(f) else { continue };
        let block = plan.chain.blocks[exit.block];
        let Some(end) = f.body.take_last_op(block) else { continue };
        let [stay, leave] = [0, 1]
            .map(|edge| (f.body.successors(end)[edge].block, f.body.successor_operands(end, edge).to_vec()));
        let operands = f.body.operands(compare).to_vec();
        let name = f.body.name(compare);
        let attrs = f.cx.dict_with(f.body.attrs(compare), name::PREDICATE, inverse);
        let mut emit = f.emit(block, f.body.loc(end));
        let leaves = emit.value(name, &operands, TypeId::I1, attrs);
        emit.branch_if(leaves, (leave.0, &leave.1), (stay.0, &stay.1));
    }
}

/// Branches to one block if an iteration exits, and to another if none does.
fn branch_on(emit: &mut Emitter, stage: &Stage, mask: Value, leave: (Block, &[Value]), stay: Block) {
    let reduce: OpName = if stage.is_staying { REDUCE_AND } else { REDUCE_OR };
    let holds = emit.value(reduce, &[mask], TypeId::I1, DictId::EMPTY);
    let mut edges = [leave, (stay, &[])];
    if stage.is_staying {
        edges.swap(0, 1);
    }
    emit.branch_if(holds, edges[0], edges[1]);
}
