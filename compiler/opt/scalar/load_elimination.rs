//! Redundant load elimination: a forward data-flow analysis of the available contents of memory. Stored and loaded
//! values are forwarded to later loads of the same address and type.
//!
//! At a merge block, the values that are available at the end of all predecessors are available; at a loop header,
//! those of memory that the loop does not clobber. Repeated calls without writes are eliminated if no memory that they
//! may read changes in between. Volatile and atomic loads, and loads that are redundant on some paths only, are left
//! out.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, LoadStore, STORE};
use crate::ir::{Block, Op, TypeData, TypeId, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::affine::{Affine, AffineView};
use crate::opt::analysis::alias;
use crate::opt::analysis::cfg::Predecessors;
use crate::opt::analysis::effects::{Effects, Reach};
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// Upper bound on the available memory locations.
const MAX_LOCATIONS: usize = 32;
/// Upper bound on the available calls.
const MAX_CALLS: usize = 16;

/// A memory location with available contents.
#[derive(Clone)]
struct MemoryLocation {
    /// The load or store that made the contents available.
    access: LoadStore,
    address: Affine,
    ty: TypeId,
    /// The size in bytes.
    size: i64,
    /// The contents.
    value: Value,
}

impl MemoryLocation {
    /// The pointer operand.
    fn pointer(&self, f: &Function) -> Value {
        self.access.addr(f.body)
    }
}

/// The available values and calls at a program point.
#[derive(Clone, Default)]
struct Available {
    locations: Vec<MemoryLocation>,
    /// Calls whose results are available.
    calls: Vec<Op>,
}

impl Available {
    /// Intersects with the values and calls that are available at another point.
    fn meet(&mut self, other: &Available) {
        self.calls.retain(|call| other.calls.contains(call));
        self.locations.retain(|location| {
            let is_same = |it: &MemoryLocation| {
                it.value == location.value && it.ty == location.ty && it.address == location.address
            };
            other.locations.iter().any(is_same)
        });
    }

    /// Kills the locations that an operation may write to.
    fn kill_written(&mut self, f: &Function, op: Op) {
        match f.body.name(op) {
            _ if self.locations.is_empty() => {}
            STORE => match location(f, op) {
                Some(stored) => self.locations.retain(|it| no_alias(f, it, &stored)),
                None => self.locations.clear(),
            },
            LOAD if !f.is_plain(op) => self.locations.clear(),
            LOAD | BR | COND_BR | SWITCH => {}
            _ if f.is_pure(op) => {}
            _ => match f.call_effects(op) {
                Some(effects) => self.kill_written_by_call(f, op, effects),
                None => self.locations.clear(),
            },
        }
    }

    /// Kills the locations that a call may write to.
    fn kill_written_by_call(&mut self, f: &Function, op: Op, effects: Effects) {
        if effects.writes != Reach::None {
            let passed = f.body.operands(op);
            let is_disjoint =
                |location: &MemoryLocation| passed.iter().all(|&pointer| is_disjoint(f, pointer, location));
            self.locations.retain(|location| effects.writes == Reach::Arguments && is_disjoint(location));
        }
    }
}

/// The redundant loads and calls.
#[derive(Default)]
struct Found {
    /// The replacements of results.
    values: FxHashMap<Value, Value>,
    /// The redundant calls.
    calls: FxHashSet<Op>,
}

/// The pass.
pub(crate) fn load_elimination(f: &mut Function) {
    let blocks = f.blocks();
    let predecessors = Predecessors::new(f.body, blocks.iter().copied());
    let mut found = Found::default();
    let mut at_end: FxHashMap<Block, Available> = FxHashMap::default();
    let loops = loops(f);
    for &block in &blocks {
        let available = at_beginning(f, &loops, predecessors.of(block), block, &at_end);
        let available = forward_in(f, block, available, &mut found);
        at_end.insert(block, available);
    }
    if !found.calls.is_empty() {
        blocks.iter().for_each(|&block| f.body.retain_ops(block, |op| !found.calls.contains(op)));
    }
    if !found.values.is_empty() {
        f.replace(&found.values);
        // Dead loads prevent if-conversion.
        remove_unused(f);
    }
}

/// The available values and calls at the beginning of a block, given those at the end of its predecessors in reverse
/// post-order.
fn at_beginning(
    f: &Function,
    loops: &[Loop],
    predecessors: &[Block],
    block: Block,
    at_end: &FxHashMap<Block, Available>,
) -> Available {
    let (seen, unseen): (Vec<Block>, Vec<Block>) =
        predecessors.iter().partition(|&from| at_end.contains_key(from));
    let around = loops.iter().find(|l| l.header == block);
    let is_from_inside = |from: &Block| around.is_some_and(|l| l.latches.contains(from));
    let Some(first) = seen.first().and_then(|from| at_end.get(from)) else { return Available::default() };
    if !unseen.iter().all(is_from_inside) {
        return Available::default();
    }
    let mut available = first.clone();
    for other in seen[1..].iter().filter_map(|from| at_end.get(from)) {
        available.meet(other);
    }
    if let Some(l) = around {
        available.calls.clear();
        let ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
        ops.for_each(|&op| available.kill_written(f, op));
    }
    available
}

/// Finds the redundant loads and calls of a block. Takes what is available at its beginning, and returns what is
/// available at its end.
fn forward_in(f: &mut Function, block: Block, mut available: Available, found: &mut Found) -> Available {
    for op in f.body.block_ops(block).to_vec() {
        match f.body.name(op) {
            LOAD | STORE => access(f, op, &mut available, found),
            BR | COND_BR | SWITCH => {}
            _ if f.is_pure(op) => {}
            _ => match f.call_effects(op) {
                Some(effects) => call(f, op, effects, &mut available, found),
                None => available = Available::default(),
            },
        }
    }
    available
}

/// Applies a load or store.
fn access(f: &mut Function, op: Op, available: &mut Available, found: &mut Found) {
    let is_store = f.body.name(op) == STORE;
    if is_store || !f.is_plain(op) {
        kill_readers(f, &mut available.calls);
    }
    let locations = &mut available.locations;
    let Some(location) = location(f, op) else {
        // An atomic load may synchronize with stores of another thread.
        if is_store || !f.is_plain(op) {
            locations.clear();
        }
        return;
    };
    let same = locations.iter().position(|it| it.address == location.address && it.ty == location.ty);
    if is_store {
        locations.retain(|it| no_alias(f, it, &location));
    } else if let Some(same) = same {
        if f.may_rewrite() {
            found.values.insert(f.body.result(op, 0), locations[same].value);
        }
        return;
    }
    if locations.len() == MAX_LOCATIONS {
        locations.remove(0);
    }
    locations.push(location);
}

/// Applies a call.
fn call(f: &mut Function, op: Op, effects: Effects, available: &mut Available, found: &mut Found) {
    if effects.writes != Reach::None {
        kill_readers(f, &mut available.calls);
        available.kill_written_by_call(f, op, effects);
        return;
    }
    if f.body.result_count(op) != 1 {
        return;
    }
    let now = |value: &Value| {
        let mut value = *value;
        while let Some(&other) = found.values.get(&value) {
            value = other;
        }
        value
    };
    let is_same = |&&other: &&Op| {
        let (a, b) = (f.body.operands(op).iter().map(now), f.body.operands(other).iter().map(now));
        f.body.attrs(op) == f.body.attrs(other) && a.eq(b)
    };
    let same = available.calls.iter().find(is_same).copied();
    if let Some(same) = same {
        if f.may_rewrite() {
            f.done(f.body.loc(op), || "eliminated redundant call".into());
            found.values.insert(f.body.result(op, 0), f.body.result(same, 0));
            found.calls.insert(op);
        }
        return;
    }
    if available.calls.len() == MAX_CALLS {
        available.calls.remove(0);
    }
    available.calls.push(op);
}

/// Returns true if an argument of a call does not point to the object of a location.
fn is_disjoint(f: &Function, passed: Value, location: &MemoryLocation) -> bool {
    let is_pointer = matches!(f.cx.type_data(f.body.value_type(passed)), TypeData::Pointer { .. });
    !is_pointer || alias::different_objects(f, passed, location.pointer(f))
}

/// Kills the calls that read memory.
fn kill_readers(f: &Function, calls: &mut Vec<Op>) {
    calls.retain(|&op| f.call_effects(op).is_some_and(|effects| effects.reads == Reach::None));
}

/// The location of a load or store; `None` if it is volatile, atomic, or no scalar.
fn location(f: &Function, op: Op) -> Option<MemoryLocation> {
    let access = LoadStore::cast(f.body, op)?;
    let value = access.value(f.body);
    let ty = f.body.value_type(value);
    if !f.is_plain(op) || !is_lane_type(f, ty) {
        return None;
    }
    let size = i64::try_from(size_of(f.cx, &f.target.layout, ty)?).ok()?;
    Some(MemoryLocation { access, address: AffineView::new(f).of(access.addr(f.body)), ty, size, value })
}

/// Returns true if two locations do not overlap.
fn no_alias(f: &Function, a: &MemoryLocation, b: &MemoryLocation) -> bool {
    let distance = b.address.minus(&a.address);
    let is_distinct = distance.constant >= a.size || distance.constant <= -b.size;
    (distance.terms.is_empty() && is_distinct) || alias::no_alias(f, a.access.op(), b.access.op())
}
