//! Redundant load elimination: forwards stored and loaded values to later loads. At a join of branches, the values
//! available at the end of all predecessors stay available; in a loop, those of memory that the loop does not change.
//! Repeated calls of functions that only depend on their arguments and on unchanged memory are removed.

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
const MAX_PLACES: usize = 32;
/// Upper bound on the available calls.
const MAX_CALLS: usize = 16;

/// A memory location of known contents.
#[derive(Clone)]
struct Place {
    access: LoadStore,
    address: Affine,
    ty: TypeId,
    size: i64,
    value: Value,
}

impl Place {
    /// The pointer operand.
    fn pointer(&self, f: &Function) -> Value {
        self.access.addr(f.body)
    }
}

/// The facts that hold at a point of the program.
#[derive(Clone, Default)]
struct Known {
    places: Vec<Place>,
    /// Calls that would return the same again.
    calls: Vec<Op>,
}

impl Known {
    /// Keeps the facts that hold at another point as well.
    fn meet(&mut self, other: &Known) {
        self.calls.retain(|call| other.calls.contains(call));
        self.places.retain(|place| {
            let is_same =
                |it: &Place| it.value == place.value && it.ty == place.ty && it.address == place.address;
            other.places.iter().any(is_same)
        });
    }

    /// Forgets the locations that an operation may write to.
    fn forget_written(&mut self, f: &Function, op: Op) {
        match f.body.name(op) {
            _ if self.places.is_empty() => {}
            STORE => match place(f, op) {
                Some(stored) => self.places.retain(|it| no_alias(f, it, &stored)),
                None => self.places.clear(),
            },
            LOAD if !f.is_plain(op) => self.places.clear(),
            LOAD | BR | COND_BR | SWITCH => {}
            _ if f.is_pure(op) => {}
            _ => match f.call_effects(op) {
                Some(effects) => self.forget_written_by_call(f, op, effects),
                None => self.places.clear(),
            },
        }
    }

    /// Forgets the locations that a call may write to.
    fn forget_written_by_call(&mut self, f: &Function, op: Op, effects: Effects) {
        if effects.writes != Reach::None {
            let passed = f.body.operands(op);
            let is_apart = |place: &Place| passed.iter().all(|&pointer| is_apart(f, pointer, place));
            self.places.retain(|place| effects.writes == Reach::Arguments && is_apart(place));
        }
    }
}

/// The redundancies that were found.
#[derive(Default)]
struct Found {
    values: FxHashMap<Value, Value>,
    /// Repeated calls.
    calls: FxHashSet<Op>,
}

/// The pass.
pub(crate) fn load_elimination(f: &mut Function) {
    let blocks = f.blocks();
    let predecessors = Predecessors::new(f.body, blocks.iter().copied());
    let mut found = Found::default();
    let mut at_end: FxHashMap<Block, Known> = FxHashMap::default();
    let loops = loops(f);
    for &block in &blocks {
        let known = at_beginning(f, &loops, predecessors.of(block), block, &at_end);
        let known = forward_in(f, block, known, &mut found);
        at_end.insert(block, known);
    }
    if !found.calls.is_empty() {
        blocks.iter().for_each(|&block| f.body.retain_ops(block, |op| !found.calls.contains(op)));
    }
    if !found.values.is_empty() {
        f.replace(&found.values);
        // Dead loads would prevent if-conversion.
        remove_unused(f);
    }
}

/// The facts that hold at the beginning of a block, given those at the end of the blocks before it in reverse
/// post-order.
fn at_beginning(
    f: &Function,
    loops: &[Loop],
    predecessors: &[Block],
    block: Block,
    at_end: &FxHashMap<Block, Known>,
) -> Known {
    let (seen, unseen): (Vec<Block>, Vec<Block>) =
        predecessors.iter().partition(|&from| at_end.contains_key(from));
    let around = loops.iter().find(|l| l.header == block);
    let is_from_inside = |from: &Block| around.is_some_and(|l| l.latches.contains(from));
    let Some(first) = seen.first().and_then(|from| at_end.get(from)) else { return Known::default() };
    if !unseen.iter().all(is_from_inside) {
        return Known::default();
    }
    let mut known = first.clone();
    for other in seen[1..].iter().filter_map(|from| at_end.get(from)) {
        known.meet(other);
    }
    if let Some(l) = around {
        known.calls.clear();
        let ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
        ops.for_each(|&op| known.forget_written(f, op));
    }
    known
}

/// Forwards values in a block. Takes the facts at its beginning and returns those at its end.
fn forward_in(f: &mut Function, block: Block, mut known: Known, found: &mut Found) -> Known {
    for op in f.body.block_ops(block).to_vec() {
        match f.body.name(op) {
            LOAD | STORE => access(f, op, &mut known, found),
            BR | COND_BR | SWITCH => {}
            _ if f.is_pure(op) => {}
            _ => match f.call_effects(op) {
                Some(effects) => call(f, op, effects, &mut known, found),
                None => known = Known::default(),
            },
        }
    }
    known
}

fn access(f: &mut Function, op: Op, known: &mut Known, found: &mut Found) {
    let is_store = f.body.name(op) == STORE;
    if is_store || !f.is_plain(op) {
        forget_readers(f, &mut known.calls);
    }
    let places = &mut known.places;
    let Some(place) = place(f, op) else {
        // An atomic load may synchronise with stores of another thread.
        if is_store || !f.is_plain(op) {
            places.clear();
        }
        return;
    };
    let same = places.iter().position(|it| it.address == place.address && it.ty == place.ty);
    if is_store {
        places.retain(|it| no_alias(f, it, &place));
    } else if let Some(same) = same {
        if f.may_rewrite() {
            found.values.insert(f.body.result(op, 0), places[same].value);
        }
        return;
    }
    if places.len() == MAX_PLACES {
        places.remove(0);
    }
    places.push(place);
}

fn call(f: &mut Function, op: Op, effects: Effects, known: &mut Known, found: &mut Found) {
    if effects.writes != Reach::None {
        forget_readers(f, &mut known.calls);
        known.forget_written_by_call(f, op, effects);
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
    let same = known.calls.iter().find(is_same).copied();
    if let Some(same) = same {
        if f.may_rewrite() {
            f.done(f.body.loc(op), || "eliminated redundant call".into());
            found.values.insert(f.body.result(op, 0), f.body.result(same, 0));
            found.calls.insert(op);
        }
        return;
    }
    if known.calls.len() == MAX_CALLS {
        known.calls.remove(0);
    }
    known.calls.push(op);
}

/// Returns true if an argument of a call does not point to a location.
fn is_apart(f: &Function, passed: Value, place: &Place) -> bool {
    let is_pointer = matches!(f.cx.type_data(f.body.value_type(passed)), TypeData::Pointer { .. });
    !is_pointer || alias::different_objects(f, passed, place.pointer(f))
}

/// Removes the calls that read memory, after a write.
fn forget_readers(f: &Function, calls: &mut Vec<Op>) {
    calls.retain(|&op| f.call_effects(op).is_some_and(|effects| effects.reads == Reach::None));
}

/// The location and contents after a load or store; `None` if it is volatile, atomic or no scalar.
fn place(f: &Function, op: Op) -> Option<Place> {
    let access = LoadStore::cast(f.body, op)?;
    let value = access.value(f.body);
    let ty = f.body.value_type(value);
    if !f.is_plain(op) || !is_lane_type(f, ty) {
        return None;
    }
    let size = i64::try_from(size_of(f.cx, &f.target.layout, ty)?).ok()?;
    Some(Place { access, address: AffineView::new(f).of(access.addr(f.body)), ty, size, value })
}

/// Returns true if two locations do not overlap.
fn no_alias(f: &Function, a: &Place, b: &Place) -> bool {
    let distance = b.address.minus(&a.address);
    let is_beside = distance.constant >= a.size || distance.constant <= -b.size;
    (distance.terms.is_empty() && is_beside) || alias::no_alias(f, a.access.op(), b.access.op())
}
