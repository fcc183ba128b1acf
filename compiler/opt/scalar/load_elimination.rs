//! Redundant load elimination: a forward data-flow analysis of the available contents of memory. Stored and loaded
//! values are forwarded to later loads of the same address and type.
//!
//! *Class.* At a merge block, the locations that are available at the end of all predecessors are available. If their
//! values differ, a block argument merges them once a load needs it. At a loop header, the locations of memory that the
//! loop does not clobber are available. Repeated calls without writes are eliminated if no memory that they may read
//! changes in between.
//!
//! A load at the beginning of a merge block or loop header is partially redundant if its location is available at the
//! end of all predecessors but one. It moves to that one: partial redundancy elimination. The block executes the load
//! anyway, so that no path gets a load that it did not have.
//!
//! *Limits.* Volatile and atomic loads stay. The values of back edges are used for partially redundant loads only, whose
//! addresses do not depend on arguments of the block. Its predecessors must have no other successor: a moved load would
//! execute on other paths, and a merged value would cost a jump. Types are integers, floats and pointers, and a load of
//! another type than the store stays.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::memory::{LOAD, Load, LoadStore, STORE};
use crate::ir::{Block, Op, TypeData, TypeId, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::{Predecessors, add_edge_operand};
use crate::opt::analysis::effects::Reach;
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::analysis::memory::{Access, Location, Memory, written};
use crate::opt::analysis::trip_count::transfers_execution;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// Upper bound on the available memory locations.
const MAX_LOCATIONS: usize = 32;
/// Upper bound on the operations of the address of a load that moves.
const MAX_ADDRESS_OPS: usize = 4;
/// Upper bound on the available calls.
const MAX_CALLS: usize = 16;

/// A memory location with available contents.
#[derive(Clone)]
struct Contents {
    location: Rc<Location>,
    ty: TypeId,
    value: Available,
}

impl Contents {
    /// Returns true for the same address and type.
    fn is_at(&self, other: &Contents) -> bool {
        self.ty == other.ty
            && self.location.base == other.location.base
            && self.location.address == other.location.address
    }
}

/// An available value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Available {
    Value(Value),
    /// The values at the end of the predecessors of a block.
    Merged(Block),
}

/// The available values and calls at a program point.
#[derive(Clone, Default)]
struct State {
    contents: Vec<Contents>,
    /// Calls whose results are available.
    calls: Vec<Op>,
}

impl State {
    /// Intersects with the values and calls that are available at another point. `merge` is the block that may merge
    /// different values.
    fn meet(&mut self, other: &State, merge: Option<Block>) {
        self.calls.retain(|call| other.calls.contains(call));
        self.contents.retain_mut(|it| match other.contents.iter().find(|other| other.is_at(it)) {
            Some(other) if other.value == it.value => true,
            Some(_) => match merge {
                Some(block) => {
                    it.value = Available::Merged(block);
                    true
                }
                None => false,
            },
            None => false,
        });
    }

    /// Kills the locations that an access may write to.
    fn kill_written(&mut self, f: &Function, memory: &Memory, access: &Access) {
        self.contents.retain(|it| !memory.may_touch(f, access, &it.location));
    }
}

/// The redundant loads, stores and calls.
#[derive(Default)]
struct Found {
    /// The replacements of results.
    values: FxHashMap<Value, Value>,
    /// The redundant stores and calls.
    ops: FxHashSet<Op>,
}

impl Found {
    /// The replacement of a value.
    fn now(&self, mut value: Value) -> Value {
        while let Some(&other) = self.values.get(&value) {
            value = other;
        }
        value
    }
}

/// The pass without partial redundancy elimination, before the loop passes match loads.
pub(crate) fn load_elimination(f: &mut Function) {
    eliminate(f, false);
}

/// The pass.
pub(crate) fn load_elimination_on_paths(f: &mut Function) {
    eliminate(f, true);
}

fn eliminate(f: &mut Function, moves_loads: bool) {
    let blocks = f.blocks();
    let mut pass = Forwarding {
        predecessors: f.predecessors(),
        memory: Memory::of(f, &blocks),
        loops: loops(f),
        at_end: FxHashMap::default(),
        merged: FxHashMap::default(),
        found: Found::default(),
        moves_loads,
    };
    for &block in &blocks {
        let state = pass.at_beginning(f, block);
        let state = pass.forward_in(f, block, state);
        pass.at_end.insert(block, state);
    }
    let headers = pass.loops.iter().map(|l| l.header).filter(|_| moves_loads);
    for header in headers.collect::<Vec<Block>>() {
        pass.partially_redundant_in_header(f, header);
    }
    let Found { values, ops } = pass.found;
    if !ops.is_empty() {
        blocks.iter().for_each(|&block| f.body.retain_ops(block, |op| !ops.contains(op)));
    }
    if !values.is_empty() {
        f.replace(&values);
        // Dead loads prevent if-conversion.
        remove_unused(f);
    }
}

/// The state of the pass.
struct Forwarding {
    predecessors: Rc<Predecessors>,
    memory: Memory,
    loops: Rc<[Loop]>,
    /// The states at the end of the blocks that were visited.
    at_end: FxHashMap<Block, State>,
    /// The arguments that merge contents, by block.
    merged: FxHashMap<Block, Vec<(Contents, Value)>>,
    found: Found,
    /// True if partially redundant loads move.
    moves_loads: bool,
}

impl Forwarding {
    /// The available values and calls at the beginning of a block, given those at the end of its predecessors in
    /// reverse post-order.
    fn at_beginning(&self, f: &Function, block: Block) -> State {
        let predecessors = self.predecessors.of(block);
        let (seen, unseen): (Vec<Block>, Vec<Block>) =
            predecessors.iter().partition(|&from| self.at_end.contains_key(from));
        let around = self.loops.iter().find(|l| l.header == block);
        let is_from_inside = |from: &Block| around.is_some_and(|l| l.latches.contains(from));
        let Some(first) = seen.first().and_then(|from| self.at_end.get(from)) else {
            return State::default();
        };
        if !unseen.iter().all(is_from_inside) {
            return State::default();
        }
        let merge =
            Some(block).filter(|_| around.is_none() && predecessors.iter().all(|&from| branches(f, from)));
        let mut state = first.clone();
        for other in seen[1..].iter().filter_map(|from| self.at_end.get(from)) {
            state.meet(other, merge);
        }
        if let Some(l) = around {
            state.calls.clear();
            let ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
            for access in ops.filter_map(|&op| written(f, op)) {
                if state.contents.is_empty() {
                    break;
                }
                state.kill_written(f, &self.memory, &access);
            }
        }
        state
    }

    /// Finds the redundant loads and calls of a block. Takes what is available at its beginning, and returns what is
    /// available at its end.
    fn forward_in(&mut self, f: &mut Function, block: Block, mut state: State) -> State {
        let is_merge = self.moves_loads
            && self.predecessors.of(block).len() > 1
            && self.predecessors.of(block).iter().all(|&from| jumps(f, from))
            && self.loops.iter().all(|l| l.header != block);
        let mut start = Beginning::of(block).filter(|_| is_merge);
        for op in f.body.block_ops(block).to_vec() {
            if f.body.name(op) == LOAD
                && f.is_plain(op)
                && let Some(start) = &start
                && let Some(loaded) = contents(f, op, Location::of_access(f, op))
                && !state.contents.iter().any(|it| it.is_at(&loaded))
                && self.make_available(f, start, op, &loaded)
            {
                state.add(Contents { value: Available::Merged(block), ..loaded });
            }
            start = start.and_then(|start| start.after(f, op));
            match f.body.name(op) {
                LOAD if f.is_plain(op) => self.load(f, op, &mut state),
                STORE if f.is_plain(op) => self.store(f, op, &mut state),
                _ => match written(f, op) {
                    Some(access) => {
                        kill_readers(f, &mut state.calls);
                        state.kill_written(f, &self.memory, &access);
                    }
                    None => self.call(f, op, &mut state),
                },
            }
        }
        state
    }

    /// Replaces a load of available contents, or makes its result available.
    fn load(&mut self, f: &mut Function, op: Op, state: &mut State) {
        let Some(loaded) = contents(f, op, Location::of_access(f, op)) else { return };
        match state.contents.iter().position(|it| it.is_at(&loaded)) {
            Some(same) if f.may_rewrite() => {
                let value = match state.contents[same].value {
                    Available::Value(value) => value,
                    Available::Merged(block) => self.merge(f, block, &loaded),
                };
                state.contents[same].value = Available::Value(value);
                self.found.values.insert(f.body.result(op, 0), value);
            }
            Some(_) => {}
            None => state.add(loaded),
        }
    }

    /// Replaces the loads at the beginning of a loop header whose locations are available at the end of all latches.
    fn partially_redundant_in_header(&mut self, f: &mut Function, header: Block) {
        let may_move = self.predecessors.of(header).iter().all(|&from| jumps(f, from));
        let mut start = Beginning::of(header).filter(|_| may_move);
        for op in f.body.block_ops(header).to_vec() {
            let Some(now) = start else { break };
            let is_left = |result: Value| !self.found.values.contains_key(&result);
            if f.body.name(op) == LOAD
                && f.is_plain(op)
                && is_left(f.body.result(op, 0))
                && let Some(loaded) = contents(f, op, Location::of_access(f, op))
                && self.make_available(f, &now, op, &loaded)
            {
                let value = self.merge(f, header, &loaded);
                self.found.values.insert(f.body.result(op, 0), value);
            }
            start = now.after(f, op);
        }
    }

    /// Emits a load of a location at the end of the only predecessor of a block where it is not available. Returns true
    /// if the block may merge its contents then. All predecessors end in unconditional branches.
    fn make_available(&mut self, f: &mut Function, start: &Beginning, op: Op, loaded: &Contents) -> bool {
        let block = start.block;
        let is_clobbered = |access: &Access| self.memory.may_touch(f, access, &loaded.location);
        if start.accesses.iter().any(is_clobbered) {
            return false;
        }
        let mut missing = None;
        let mut is_any = false;
        for &from in self.predecessors.of(block) {
            let Some(state) = self.at_end.get(&from) else { return false };
            if state.contents.iter().any(|it| it.is_at(loaded)) {
                is_any = true;
            } else if missing.replace(from).is_some() {
                return false;
            }
        }
        let is_latch =
            |from: Block| self.loops.iter().any(|l| l.header == block && l.latches.contains(&from));
        let Some(from) = missing.filter(|&from| is_any && !is_latch(from)) else { return false };
        let mut copied = Vec::new();
        if !address_before(f, block, Load(op).addr(f.body), &mut copied) || !f.may_rewrite() {
            return false;
        }
        copied.push(op);
        let mut values = FxHashMap::default();
        f.before_end(from, |emit| {
            copied.into_iter().for_each(|op| emit.f.copy_op(op, emit.block, &mut values));
        });
        f.done(f.body.loc(op), || "moved partially redundant load to a predecessor".into());
        let value = Available::Value(values[&f.body.result(op, 0)]);
        if let Some(state) = self.at_end.get_mut(&from) {
            // Others are not dropped for it, because the block may merge them.
            state.contents.push(Contents { value, ..loaded.clone() });
        }
        true
    }

    /// Removes a store of the value that is in memory, or makes its value available.
    fn store(&mut self, f: &mut Function, op: Op, state: &mut State) {
        let Some(access) = written(f, op) else { return };
        let location = if let Access::Location(location) = &access { Some(location.clone()) } else { None };
        let stored = contents(f, op, location);
        if let Some(stored) = &stored {
            let is_same = |it: &Contents| it.is_at(stored) && self.is_same_value(it.value, stored.value);
            if state.contents.iter().any(is_same) && f.may_rewrite() {
                self.found.ops.insert(op);
                return;
            }
        }
        kill_readers(f, &mut state.calls);
        state.kill_written(f, &self.memory, &access);
        stored.into_iter().for_each(|stored| state.add(stored));
    }

    fn is_same_value(&self, a: Available, b: Available) -> bool {
        let now = |value: Available| match value {
            Available::Value(value) => Some(self.found.now(value)),
            Available::Merged(_) => None,
        };
        now(a).is_some_and(|a| now(b) == Some(a))
    }

    /// Returns the argument of a block that merges the contents of a location at the end of its predecessors.
    fn merge(&mut self, f: &mut Function, block: Block, at: &Contents) -> Value {
        let mut worklist = Vec::new();
        let merged = self.argument(f, block, at, &mut worklist);
        while let Some(block) = worklist.pop() {
            let mut from = self.predecessors.of(block).to_vec();
            from.sort_unstable();
            from.dedup();
            for from in from {
                let same = self.at_end[&from].contents.iter().find(|it| it.is_at(at));
                let value = match same.map(|it| it.value) {
                    Some(Available::Value(value)) => value,
                    Some(Available::Merged(block)) => self.argument(f, block, at, &mut worklist),
                    None => unreachable!("a merged location is available in all predecessors"),
                };
                add_edge_operand(f.body, from, block, value);
            }
        }
        merged
    }

    /// Returns the argument of a block that merges contents. Adds the block to the worklist if the argument is new.
    fn argument(
        &mut self,
        f: &mut Function,
        block: Block,
        at: &Contents,
        worklist: &mut Vec<Block>,
    ) -> Value {
        let merged = self.merged.entry(block).or_default();
        if let Some(&(_, value)) = merged.iter().find(|(it, _)| it.is_at(at)) {
            return value;
        }
        let value = f.body.add_block_arg(block, at.ty);
        merged.push((at.clone(), value));
        worklist.push(block);
        value
    }

    /// Replaces a call without writes whose result is available, or makes its result available.
    fn call(&mut self, f: &mut Function, op: Op, state: &mut State) {
        let is_call = !f.is_pure(op) && f.call_effects(op).is_some() && f.body.result_count(op) == 1;
        if !is_call {
            return;
        }
        let now = |value: &Value| self.found.now(*value);
        let is_same = |&&other: &&Op| {
            let (a, b) = (f.body.operands(op).iter().map(now), f.body.operands(other).iter().map(now));
            f.body.attrs(op) == f.body.attrs(other) && a.eq(b)
        };
        let same = state.calls.iter().find(is_same).copied();
        if let Some(same) = same {
            if f.may_rewrite() {
                f.done(f.body.loc(op), || "eliminated redundant call".into());
                self.found.values.insert(f.body.result(op, 0), f.body.result(same, 0));
                self.found.ops.insert(op);
            }
            return;
        }
        if state.calls.len() == MAX_CALLS {
            state.calls.remove(0);
        }
        state.calls.push(op);
    }
}

impl State {
    /// Adds contents; the oldest ones make room.
    fn add(&mut self, contents: Contents) {
        if self.contents.len() == MAX_LOCATIONS {
            self.contents.remove(0);
        }
        self.contents.push(contents);
    }
}

/// The beginning of a block: operations that execute whenever the block does.
struct Beginning {
    block: Block,
    /// The memory that they may write to.
    accesses: Vec<Access>,
}

impl Beginning {
    fn of(block: Block) -> Option<Beginning> {
        Some(Beginning { block, accesses: Vec::new() })
    }

    /// The beginning with the next operation; `None` if it may not transfer execution to the one after it.
    fn after(mut self, f: &Function, op: Op) -> Option<Beginning> {
        if !transfers_execution(f, op) {
            return None;
        }
        self.accesses.extend(written(f, op));
        (self.accesses.len() <= MAX_LOCATIONS).then_some(self)
    }
}

/// Collects the operations of a block that compute an address from values outside of it, in order. Returns false if it
/// depends on others.
fn address_before(f: &Function, block: Block, address: Value, ops: &mut Vec<Op>) -> bool {
    if f.block_of(address) != Some(block) {
        return true;
    }
    let Some(op) = f.body.defining_op(address).filter(|&op| f.is_pure(op)) else { return false };
    if ops.contains(&op) {
        return true;
    }
    let is_known = ops.len() < MAX_ADDRESS_OPS
        && f.body.operands(op).iter().all(|&operand| address_before(f, block, operand, ops));
    ops.push(op);
    is_known
}

/// Returns true if a block ends in an unconditional branch. Other operands of the edge of a conditional branch cost a
/// block with moves and a jump, which may cost more than a load.
fn jumps(f: &Function, block: Block) -> bool {
    f.body.last_op(block).is_some_and(|end| f.body.name(end) == BR)
}

/// Returns true if a block ends in a branch, to which operands may be added.
fn branches(f: &Function, block: Block) -> bool {
    f.body.last_op(block).is_some_and(|end| matches!(f.body.name(end), BR | COND_BR | SWITCH))
}

/// Kills the calls that read memory.
fn kill_readers(f: &Function, calls: &mut Vec<Op>) {
    calls.retain(|&op| f.call_effects(op).is_some_and(|effects| effects.reads == Reach::None));
}

/// The contents of the location of a load or store after it; `None` if the type is not forwarded.
fn contents(f: &Function, op: Op, location: Option<Location>) -> Option<Contents> {
    let value = LoadStore::cast(f.body, op)?.value(f.body);
    let ty = f.body.value_type(value);
    let is_scalar = is_lane_type(f, ty) || matches!(f.cx.type_data(ty), TypeData::Pointer { .. });
    let location = location.filter(|_| is_scalar)?;
    Some(Contents { location: Rc::new(location), ty, value: Available::Value(value) })
}
