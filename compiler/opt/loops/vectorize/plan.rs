//! Legality, cost and plan of loop vectorization.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::Binary;
use crate::dialect::llvm::cast::TRUNC;
use crate::dialect::llvm::control::COND_BR;
use crate::dialect::llvm::memory::{LOAD, Store};
use crate::ir::{Op, TypeId, Value};
use crate::opt::analysis::access::{Access, Stride, accesses, dependence, is_invariant, is_lane_type};
use crate::opt::analysis::alias::no_alias;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::cost::vector::{Cost, bytes, has_masked_store, has_vector_form, mask_size};
use crate::opt::function::Function;
use crate::opt::remark::{Missed, with_checks};

use super::super::overlaps::{Apart, Overlaps};
use super::cost::cost;
use super::extreme::Nans;
use super::first_order::FirstOrder;
use super::groups::Groups;
use super::indexed::Indexed;
use super::narrow::{Intervals, Narrow};
use super::position::{Position, PositionKind, positions};
use super::progression::Progression;
use super::quotient::Quotient;
use super::reduction::{Reduction, reduction};

/// The plan of a loop.
#[derive(Debug)]
pub(super) struct Plan {
    /// Vectorization factors in descending order, powers of two: the main loop and its epilogue.
    pub(super) levels: Vec<i64>,
    /// The width of the widest lanes.
    lane_bits: i64,
    /// The width of a register in bits.
    register_bits: i64,
    pub(super) carried: LoopCarried,
    /// The accesses, with strides from lane to lane.
    pub(super) accesses: FxHashMap<Op, Access>,
    /// True if lanes are in reverse iteration order, and so in ascending memory order.
    pub(super) is_backward: bool,
    /// Interleaved groups.
    pub(super) groups: Groups,
    pub(super) narrow: Narrow,
    /// Divisions by constants.
    pub(super) quotients: FxHashMap<Op, Quotient>,
    /// Loads whose results only addresses use. Each lane has its own scalar load.
    pub(super) indices: FxHashSet<Op>,
    /// Gathers and scatters.
    pub(super) indexed: FxHashMap<Op, Indexed>,
    /// Loads from memory that the same iteration stored or loaded, with these values.
    pub(super) forwarded: FxHashMap<Op, Value>,
    /// Stores that a later one overwrites before any load.
    pub(super) dead_stores: FxHashSet<Op>,
    /// Conditions of masked stores.
    pub(super) guards: FxHashMap<Op, Value>,
    /// The runtime checks.
    pub(super) overlaps: Overlaps,
    /// True if one more vector iteration, which repeats some iterations, runs the remainder.
    pub(super) has_overlapping_tail: bool,
    /// The cost of an iteration of the vector loop.
    pub(super) cost: Cost,
}

/// The loop-carried values by kind.
#[derive(Debug, Default)]
pub(super) struct LoopCarried {
    pub(super) reductions: Vec<Reduction>,
    pub(super) first_order: Vec<FirstOrder>,
    pub(super) positions: Vec<Position>,
    pub(super) progressions: Vec<Progression>,
}

impl LoopCarried {
    fn of(f: &Function, l: &CountedLoop, accesses: &[Access]) -> Result<LoopCarried, Missed> {
        let uses = uses(f, l);
        let mut carried = LoopCarried::default();
        let count = f.body.block_args(l.header).len();
        let found: Vec<Result<Reduction, Missed>> =
            (0..count).map(|index| reduction(f, l, index, &uses)).collect();
        for reduction in found.iter().flatten().filter(|it| it.is_selection(f)) {
            carried.positions.extend(positions(f, l, reduction.index, &uses).unwrap_or_default());
        }
        for (index, found) in found.into_iter().enumerate() {
            let is_position = carried.positions.iter().any(|position| position.index == index);
            match found {
                _ if is_position || index == l.counter_index => {}
                // The scalar loop may recompute the result. That is illegal in a loop with stores.
                Ok(it)
                    if it.depends_on_order().is_some() && accesses.iter().any(|access| access.is_store) =>
                {
                    return Err(Missed::FloatOrder(it.last));
                }
                Ok(reduction) => carried.reductions.push(reduction),
                Err(missed) => match Progression::of(f, l, index) {
                    Some(progression) => carried.progressions.push(progression),
                    None => carried.first_order.push(FirstOrder::of(f, l, index).ok_or(missed)?),
                },
            }
        }
        Ok(carried)
    }

    /// Returns true if there are no loop-carried values other than the induction variable.
    fn is_empty(&self) -> bool {
        self.arguments().next().is_none() && self.positions.is_empty()
    }

    /// Returns the loads that are replaced by values of the same iteration.
    fn forwarded(
        &self,
        f: &Function,
        accesses: &[Access],
        guards: &FxHashMap<Op, Value>,
    ) -> FxHashMap<Op, Value> {
        match &self.first_order[..] {
            [] => forwarded(f, accesses, guards),
            // The next value of a recurrence may be a load that forwards a value which depends on the current one.
            _ => FxHashMap::default(),
        }
    }

    /// The header arguments that become vectors, in the order of the arguments of the vector loop.
    pub(super) fn arguments(&self) -> impl Iterator<Item = Value> {
        let reductions = self.reductions.iter().map(|reduction| reduction.argument);
        let counters = self.counters().map(|position| position.argument);
        let progressions = self.progressions.iter().map(|progression| progression.argument);
        let first_order = self.first_order.iter().map(|recurrence| recurrence.argument);
        reductions.chain(counters).chain(progressions).chain(first_order)
    }

    /// The positions that are induction variables.
    pub(super) fn counters(&self) -> impl Iterator<Item = &Position> {
        self.positions.iter().filter(|position| position.kind == PositionKind::Counter)
    }
}

/// Size limit of vectors of the widest lanes, in bytes.
const VECTOR_BYTES: i64 = 64;
/// Upper bound on the vector operations of reductions that are bound by latency.
const MAX_REDUCED: usize = 2;
/// The number of registers of a vector in such a reduction.
const REDUCED_REGISTERS: i64 = 8;
/// The number of registers of a vector in other reductions, whose latency other operations hide in part.
const CARRIED_REGISTERS: i64 = 4;
/// Upper bound on the registers of an iteration's loads: all but a few.
const LOADED_REGISTERS: i64 = 12;
/// The number of vector operations of an iteration whose cost exceeds that of loop control by far.
const ENOUGH_OPS: i64 = 24;
/// The size of the largest registers that instructions shuffle byte by byte.
const SHUFFLED_BYTES: i64 = 32;
/// Upper bound on the lanes of scalarized accesses, whose addresses are in registers.
const MAX_SCALARIZED_LANES: i64 = 8;
/// Upper bound on the lanes of all masked stores of a loop.
const MAX_GUARDED_LANES: i64 = 32;
/// The least number of lanes whose remainder takes longer than a vector iteration.
const MIN_TAIL_LANES: i64 = 8;
/// The size in bytes of the smallest vector that is profitable.
pub(super) const REGISTER_BYTES: i64 = 16;

impl Plan {
    /// Plans a loop if its vectorization is legal and profitable.
    pub(super) fn of(f: &Function, l: &CountedLoop) -> Result<Plan, Missed> {
        Plan::guarded(f, l, FxHashMap::default())
    }

    /// Plans a loop with masked stores.
    pub(super) fn guarded(
        f: &Function,
        l: &CountedLoop,
        guards: FxHashMap<Op, Value>,
    ) -> Result<Plan, Missed> {
        let mut accesses = accesses(f, l)?;
        let carried = LoopCarried::of(f, l, &accesses)?;
        let forwarded = carried.forwarded(f, &accesses, &guards);
        accesses.retain(|access| !forwarded.contains_key(&access.op));
        let needed = Needed::of(f, l, &accesses, &carried, (&guards, &forwarded))?;
        let limits = LaneLimits::of(f, l, (&needed, &carried), accesses.len())?;
        let dead_stores = dead_stores(&accesses, &guards);
        let excluded = dead_stores.iter().chain(guards.keys()).chain(&needed.indices);
        let excluded: FxHashSet<Op> = excluded.copied().collect();
        let mut groups = Groups::of(f, &accesses, &excluded, limits.most);
        check_guards(f, &accesses, &guards)?;
        let body = LoopBody {
            accesses: &accesses,
            groups: &groups,
            needed: &needed,
            guards: &guards,
            carried: &carried,
        };
        let lanes = body.lanes(f, l, &limits)?;
        let has_overlapping_tail = body.may_overlap_tail(f, l, (limits.fewest, lanes));
        let keeps_order = body.keeps_order(f, l, lanes)?
            && dead_stores.is_empty()
            && forwarded.is_empty()
            && !has_overlapping_tail;
        let (overlaps, lanes) = body.runtime_checks(f, l, (limits.fewest, lanes), keeps_order)?;
        // Stores at indices may overlap, and the last lane remains.
        let has_scatter = accesses.iter().any(|access| access.is_store && access.stride == Stride::Irregular);
        let is_backward = guards.is_empty() && !has_scatter && are_backward(&accesses, &groups);
        if is_backward {
            accesses.iter_mut().for_each(|access| access.stride = access.stride.reversed());
            groups.reverse();
        }
        let cost = cost(f, &needed, &accesses, &groups, lanes)
            .with_guards(f, &guarded_sizes(&accesses, &guards), lanes)
            .with_shuffles(carried.first_order.len() as i64, limits.widest, lanes);
        cost.check()?;
        let Needed { narrow, indices, indexed, quotients, .. } = needed;
        Ok(Plan {
            levels: levels(lanes, limits.fewest),
            lane_bits: limits.widest * 8,
            register_bits: f.target.register_bytes() * 8,
            carried,
            accesses: accesses.into_iter().map(|access| (access.op, access)).collect(),
            is_backward,
            groups,
            narrow,
            quotients,
            indices,
            indexed,
            forwarded,
            dead_stores,
            guards,
            overlaps,
            has_overlapping_tail,
            cost,
        })
    }

    /// Describes the plan in a remark.
    pub(super) fn describe(&self) -> String {
        let lanes = self.levels[0];
        let in_register = self.register_bits / self.lane_bits;
        let (width, interleaved) = (lanes.min(in_register), (lanes / in_register).max(1));
        let groups = match self.groups.iter().count() {
            0 => String::new(),
            groups => format!(", interleaved groups: {groups}"),
        };
        let checks = with_checks(self.overlaps.count());
        format!("(vectorization width: {width}, interleaved count: {interleaved}{groups}){checks}")
    }
}

/// The widest lanes of a loop in bytes, and the limits of the number of lanes that follow from the widths.
struct LaneLimits {
    widest: i64,
    fewest: i64,
    most: i64,
}

impl LaneLimits {
    fn of(
        f: &Function,
        l: &CountedLoop,
        (needed, carried): (&Needed, &LoopCarried),
        accesses: usize,
    ) -> Result<LaneLimits, Missed> {
        let widest = needed.sizes.iter().copied().max().ok_or(Missed::NothingVectorizable)?;
        let narrowest = needed.sizes.iter().copied().min().ok_or(Missed::NothingVectorizable)?;
        // Each register of the induction variable takes one more, with its differences.
        let is_counter = |&value: &Value| value == l.counter || is_truncated_counter(f, l, value);
        let is_latency_bound = carried.reductions.len() == 1
            && accesses == 1
            && needed.ops.len() <= MAX_REDUCED
            && !needed.values.iter().any(is_counter);
        let register = f.target.register_bytes();
        let vector_bytes = match carried.reductions.is_empty() {
            true => VECTOR_BYTES,
            false if is_latency_bound => REDUCED_REGISTERS * register,
            false => CARRIED_REGISTERS * register,
        };
        let fewest = REGISTER_BYTES / narrowest;
        Ok(LaneLimits { widest, fewest, most: (vector_bytes / widest).max(fewest) })
    }
}

/// The properties of a loop body that limit the number of lanes.
struct LoopBody<'x> {
    accesses: &'x [Access],
    groups: &'x Groups,
    needed: &'x Needed,
    guards: &'x FxHashMap<Op, Value>,
    carried: &'x LoopCarried,
}

impl LoopBody<'_> {
    /// Returns the number of lanes of an iteration: `most`, halved while that is too many and more than `fewest`.
    ///
    /// # Errors
    /// Fails if the trip count is less.
    fn lanes(&self, f: &Function, l: &CountedLoop, limits: &LaneLimits) -> Result<i64, Missed> {
        let &LaneLimits { widest, fewest, most } = limits;
        let remainder = i128::from(self.groups.need_remainder());
        let iterations = l.iterations(f).or_else(|| l.most_iterations(f)).map(|most| most - remainder);
        let exceeds = |lanes: i64| iterations.is_some_and(|iterations| i128::from(lanes) > iterations);
        let mut lanes = most;
        while lanes > fewest && (self.is_too_wide(f, lanes, widest) || exceeds(lanes)) {
            lanes /= 2;
        }
        match iterations {
            Some(iterations) if exceeds(lanes) => Err(Missed::ShortTripCount(iterations)),
            _ => Ok(lanes),
        }
    }

    /// Returns true if half of the lanes are preferable.
    fn is_too_wide(&self, f: &Function, lanes: i64, widest: i64) -> bool {
        let LoopBody { accesses, groups, needed, guards, carried } = *self;
        // Cranelift schedules all loads of a block before their users.
        let is_over_registers =
            loads(accesses, groups) * lanes * widest > LOADED_REGISTERS * f.target.register_bytes();
        // Without masked stores, each lane has a branch of its own.
        let branching =
            guarded_sizes(accesses, guards).into_iter().filter(|&size| !has_masked_store(f, size));
        let has_many_branches = branching.count() as i64 * lanes > MAX_GUARDED_LANES;
        // The cost of scalarized accesses does not depend on the number of lanes.
        let exceeds_scalarized = lanes > MAX_SCALARIZED_LANES || lanes * widest > f.target.register_bytes();
        is_over_registers
            || has_many_branches
            || (exceeds_scalarized && has_scalarized_access(accesses, groups, needed))
            // A processor overlaps iterations of large bodies, unless they depend on loop-carried values.
            || (carried.is_empty() && self.has_enough_ops(f, lanes, widest))
    }

    /// Returns true if half of the lanes fill registers, and their operations keep the processor busy.
    fn has_enough_ops(&self, f: &Function, lanes: i64, widest: i64) -> bool {
        let half = cost(f, self.needed, self.accesses, self.groups, lanes / 2);
        let is_enough = lanes * widest > f.target.register_bytes() && half.vector >= ENOUGH_OPS;
        is_enough && !self.has_small_members(f, lanes / 2)
    }

    /// Returns true if registers of members of groups are not full. Instructions that shuffle their elements, which have
    /// less than 32 bits, take as long for full ones.
    fn has_small_members(&self, f: &Function, lanes: i64) -> bool {
        let register = f.target.register_bytes().min(SHUFFLED_BYTES);
        self.accesses.iter().any(|access| {
            access.size < 4 && access.size * lanes < register && self.groups.get(access.op).is_some()
        })
    }

    /// Returns true if one more vector iteration, which repeats some iterations, may run the remainder and is faster
    /// than the original loop.
    fn may_overlap_tail(&self, f: &Function, l: &CountedLoop, (fewest, lanes): (i64, i64)) -> bool {
        // A known remainder is worth one vector iteration: then the original loop is not needed.
        let vector = levels(lanes, fewest).last().map_or(lanes, |&last| last);
        let has_remainder = l.iterations(f).map(|iterations| iterations % i128::from(vector) != 0);
        has_remainder.unwrap_or(fewest >= MIN_TAIL_LANES)
            && !self.groups.need_remainder()
            && self.carried.is_empty()
            // A known remainder is not worth a stricter check.
            && may_repeat(f, l, self.accesses, has_remainder.is_none())
    }

    /// Returns true if no access moves before another one of the same iteration.
    ///
    /// # Errors
    /// Fails if a load of a recurrence may not move.
    fn keeps_order(&self, f: &Function, l: &CountedLoop, lanes: i64) -> Result<bool, Missed> {
        let mut keeps_order = self.groups.iter().next().is_none();
        for recurrence in &self.carried.first_order {
            keeps_order &= !recurrence.check(f, l, self.accesses, lanes)?;
        }
        Ok(keeps_order)
    }

    /// Returns the runtime checks, and the number of lanes: `lanes`, halved while iterations that depend on each other
    /// would be in one vector.
    fn runtime_checks(
        &self,
        f: &Function,
        l: &CountedLoop,
        (fewest, mut lanes): (i64, i64),
        keeps_order: bool,
    ) -> Result<(Overlaps, i64), Missed> {
        loop {
            let found = Overlaps::of(f, l, self.accesses, keeps_order.then_some(lanes), |a, b| {
                dependence(f, &self.accesses[a], &self.accesses[b], lanes)
            });
            match found {
                Err(Missed::Dependence(..)) if lanes > fewest => lanes /= 2,
                found => return Ok((found?, lanes)),
            }
        }
    }
}

/// Returns the loads from memory that an earlier access of the iteration stored or loaded, with that value. An access
/// in between either has another base, so that a runtime check excludes aliasing, or does not overlap.
fn forwarded(f: &Function, accesses: &[Access], guards: &FxHashMap<Op, Value>) -> FxHashMap<Op, Value> {
    let mut forwarded = FxHashMap::default();
    if accesses.iter().any(|access| access.stride == Stride::Irregular) {
        return forwarded;
    }
    for (number, load) in accesses.iter().enumerate().filter(|(_, access)| !access.is_store) {
        let found = accesses[..number].iter().rev().find(|earlier| {
            let overlaps = earlier.address.terms == load.address.terms && !is_apart(earlier, load);
            overlaps && (earlier.is_store || is_same_location(earlier, load))
        });
        match found.filter(|earlier| is_same_location(earlier, load)) {
            Some(store) if store.is_store && !guards.contains_key(&store.op) => {
                forwarded.insert(load.op, Store(store.op).value(f.body));
            }
            Some(earlier) if !earlier.is_store => {
                forwarded.insert(load.op, f.body.result(earlier.op, 0));
            }
            _ => {}
        }
    }
    forwarded
}

/// Returns true if iterations may be executed again after later ones: no store writes what the loop loads, as proved by
/// alias analysis or, if `is_checked`, by a runtime check of different bases. Such a check must exclude all overlaps, and not
/// only those at short distances.
fn may_repeat(f: &Function, l: &CountedLoop, accesses: &[Access], is_checked: bool) -> bool {
    let apart = Apart::new(f, l);
    let (stores, loads): (Vec<&Access>, Vec<&Access>) = accesses.iter().partition(|access| access.is_store);
    let are_disjoint = |load: &Access, store: &Access| {
        let bases = [load, store].map(|access| access.address.base(f));
        let may_check = is_checked && bases[0].is_some() && bases[1].is_some() && bases[0] != bases[1];
        may_check || no_alias(f, load.op, store.op) || apart.never_overlap(load, store)
    };
    loads.iter().all(|load| stores.iter().all(|store| are_disjoint(load, store)))
}

/// Returns true if two accesses whose addresses have the same terms do not overlap.
pub(super) fn is_apart(a: &Access, b: &Access) -> bool {
    let distance = a.address.constant.wrapping_sub(b.address.constant);
    distance >= b.size || distance <= -a.size
}

pub(super) fn is_same_location(a: &Access, b: &Access) -> bool {
    a.address == b.address && a.ty == b.ty
}

/// Returns the stores that a later, unmasked one overwrites. A load in between either has another base, so that a
/// runtime check excludes aliasing, or keeps the store alive.
fn dead_stores(accesses: &[Access], guards: &FxHashMap<Op, Value>) -> FxHashSet<Op> {
    let is_dead = |number: usize| {
        let store = &accesses[number];
        for later in &accesses[number + 1..] {
            let is_sure = !guards.contains_key(&later.op);
            if later.is_store && is_sure && later.address == store.address && later.ty == store.ty {
                return true;
            }
            if !later.is_store && later.address.terms == store.address.terms {
                return false;
            }
        }
        false
    };
    let stores = (0..accesses.len()).filter(|&number| accesses[number].is_store && is_dead(number));
    stores.map(|number| accesses[number].op).collect()
}

/// Returns the vectorization factors: `lanes` and, for the epilogue, that of single registers if it is less than half.
fn levels(lanes: i64, fewest: i64) -> Vec<i64> {
    if fewest * 2 < lanes { vec![lanes, fewest] } else { vec![lanes] }
}

/// Returns the gathers and scatters of a loop, if the target has such instructions. Without them, lanes are loaded and
/// stored one by one.
fn indexed(f: &Function, l: &CountedLoop, accesses: &[Access]) -> FxHashMap<Op, Indexed> {
    let has_instruction = |access: &&Access| match access.is_store {
        true => f.target.has_scatters(),
        false => f.target.has_fast_gathers(),
    };
    let irregular = accesses.iter().filter(|access| access.stride == Stride::Irregular);
    let found = irregular.filter(has_instruction).map(|access| Some((access.op, Indexed::of(f, l, access)?)));
    found.flatten().collect()
}

/// Returns the sizes of the scalars that masked stores store, in bytes.
fn guarded_sizes(accesses: &[Access], guards: &FxHashMap<Op, Value>) -> Vec<i64> {
    accesses.iter().filter(|access| guards.contains_key(&access.op)).map(|access| access.size).collect()
}

/// Checks that masked stores are contiguous, and that their conditions exist as masks.
fn check_guards(f: &Function, accesses: &[Access], guards: &FxHashMap<Op, Value>) -> Result<(), Missed> {
    for access in accesses {
        let Some(&guard) = guards.get(&access.op) else { continue };
        if !access.is_contiguous() || mask_size(f, guard, 0).is_none() {
            return Err(Missed::NonContiguousStore(access.op));
        }
    }
    Ok(())
}

/// Returns true if a value is a truncation of the induction variable. It is vectorized like the induction variable.
pub(super) fn is_truncated_counter(f: &Function, l: &CountedLoop, value: Value) -> bool {
    f.body.defining_op(value).is_some_and(|op| f.body.name(op) == TRUNC && f.body.operands(op) == [l.counter])
}

/// Returns true if more accesses have decreasing addresses than increasing ones.
fn are_backward(accesses: &[Access], groups: &Groups) -> bool {
    let is_interleaved = |op: Op| groups.get(op).is_some_and(|group| !group.are_rows);
    let are_in_order =
        |access: &&Access| access.contiguous_direction().is_some() || is_interleaved(access.op);
    let downwards = |access: &Access| matches!(access.stride, Stride::Bytes(bytes) if bytes < 0);
    let (down, up): (Vec<bool>, Vec<bool>) =
        accesses.iter().filter(are_in_order).map(downwards).partition(|&is_down| is_down);
    down.len() > up.len()
}

/// Returns true if a vector is loaded or stored lane by lane.
fn has_scalarized_access(accesses: &[Access], groups: &Groups, needed: &Needed) -> bool {
    accesses.iter().any(|access| {
        let is_vector = access.stride != Stride::Bytes(0)
            && !needed.indices.contains(&access.op)
            && !needed.indexed.contains_key(&access.op);
        is_vector && access.contiguous_direction().is_none() && groups.get(access.op).is_none()
    })
}

/// The number of scalars that each iteration loads.
fn loads(accesses: &[Access], groups: &Groups) -> i64 {
    let number = |access: &Access| match groups.get(access.op) {
        _ if access.is_store || access.stride == Stride::Bytes(0) => 0,
        Some(group) if group.anchor.op == access.op => group.factor,
        Some(_) => 0,
        None => 1,
    };
    accesses.iter().map(number).sum()
}

/// Returns the use counts of values in the loop.
fn uses(f: &Function, l: &CountedLoop) -> FxHashMap<Value, u32> {
    let mut uses = FxHashMap::default();
    for block in [l.header, l.body] {
        for &op in f.body.block_ops(block) {
            // Operands for the exit block are uses after the loop.
            let is_exit = f.body.name(op) == COND_BR;
            let operands = if is_exit { f.body.own_operands(op) } else { f.body.operands(op) };
            for operand in operands {
                *uses.entry(*operand).or_default() += 1;
            }
        }
    }
    uses
}

/// The vectors that a loop needs.
#[derive(Debug, Default)]
pub(super) struct Needed {
    /// The operations that are vectorized.
    pub(super) ops: Vec<Op>,
    /// The values that are needed as vectors, except conditions.
    values: Vec<Value>,
    /// The uniform values, which are splat before the loop.
    uniform: FxHashSet<Value>,
    /// Lane sizes in bytes.
    sizes: Vec<i64>,
    /// Values that are computed in narrower lanes than their type.
    pub(super) narrow: Narrow,
    /// Loads whose results only addresses use. Each lane has its own scalar load.
    pub(super) indices: FxHashSet<Op>,
    /// Gathers and scatters.
    pub(super) indexed: FxHashMap<Op, Indexed>,
    /// Divisions by constants.
    pub(super) quotients: FxHashMap<Op, Quotient>,
    /// The intervals of values, computed on first use.
    intervals: Option<Intervals>,
}

/// Collects the loads that a varying address depends on; `None` if it depends on operations that are not pure.
fn index_loads(f: &Function, l: &CountedLoop, value: Value, loads: &mut Vec<Op>) -> Option<()> {
    if value == l.counter || is_invariant(f, l, value) {
        return Some(());
    }
    let op = f.body.defining_op(value)?;
    if f.body.name(op) == LOAD {
        loads.push(op);
        return Some(());
    }
    f.is_pure(op).then_some(())?;
    f.body.operands(op).iter().try_for_each(|&operand| index_loads(f, l, operand, loads))
}

impl Needed {
    fn of(
        f: &Function,
        l: &CountedLoop,
        accesses: &[Access],
        carried: &LoopCarried,
        (guards, forwarded): (&FxHashMap<Op, Value>, &FxHashMap<Op, Value>),
    ) -> Result<Needed, Missed> {
        let mut needed = Needed { indexed: indexed(f, l, accesses), ..Needed::default() };
        let mut open: Vec<Value> = guards.values().copied().collect();
        let (of_accesses, indices) = needed.of_accesses(f, l, accesses)?;
        open.extend(of_accesses);
        let last = carried.counters().map(|it| it.last).chain(carried.progressions.iter().map(|it| it.last));
        open.extend(last.map(|op| f.body.result(op, 0)));
        for reduction in &carried.reductions {
            match reduction.extreme {
                // One operation replaces the comparisons and the select.
                Some(extreme) if extreme.nans == Nans::Propagated => {
                    needed.ops.push(reduction.last);
                    open.push(extreme.number);
                }
                _ => open.push(f.body.result(reduction.last, 0)),
            }
        }
        open.extend(carried.first_order.iter().map(|recurrence| recurrence.next));
        let arguments: FxHashSet<Value> = carried.arguments().collect();
        let mut seen = FxHashSet::default();
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            let ty = f.body.value_type(value);
            let is_bit = ty == TypeId::I1;
            if !is_bit {
                if !is_lane_type(f, ty) {
                    return Err(f
                        .body
                        .defining_op(value)
                        .map_or(Missed::NothingVectorizable, Missed::LaneType));
                }
                needed.values.push(value);
            }
            if is_invariant(f, l, value) {
                // A uniform condition is no mask of a comparison.
                if is_bit {
                    return Err(Missed::UniformCondition);
                }
                needed.uniform.insert(value);
                continue;
            }
            if value == l.counter || is_truncated_counter(f, l, value) || arguments.contains(&value) {
                continue;
            }
            let op = f.body.defining_op(value).ok_or(Missed::LoopCarriedArgument)?;
            if f.body.name(op) == LOAD {
                open.extend(forwarded.get(&op));
                continue;
            }
            if let Some(quotient) = needed.quotient(f, l, op) {
                needed.quotients.insert(op, quotient);
                open.push(Binary(op).lhs(f.body));
                needed.ops.push(op);
                continue;
            }
            if !has_vector_form(f, op) {
                return Err(Missed::NoVectorForm(op));
            }
            needed.ops.push(op);
            open.extend(f.body.operands(op));
        }
        let is_index = |&op: &Op| !seen.contains(&f.body.result(op, 0));
        needed.indices = indices.into_iter().filter(is_index).collect();
        let in_lanes = accesses.iter().filter(|access| !needed.indices.contains(&access.op));
        needed.sizes.extend(in_lanes.map(|access| access.size));
        let intervals = needed.intervals.take().unwrap_or_else(|| Intervals::new(f, l));
        needed.narrow = Narrow::of(f, l, &needed.ops, &intervals);
        let sizes = needed.values.iter().map(|&value| needed.size(f, value));
        needed.sizes.extend(sizes.collect::<Vec<_>>());
        Ok(needed)
    }

    /// Returns the values that accesses need as vectors, and the loads that other varying addresses depend on.
    fn of_accesses(
        &self,
        f: &Function,
        l: &CountedLoop,
        accesses: &[Access],
    ) -> Result<(Vec<Value>, Vec<Op>), Missed> {
        let (mut values, mut indices) = (Vec::new(), Vec::new());
        for access in accesses {
            if access.is_store {
                values.push(Store(access.op).value(f.body));
            }
            if let Some(indexed) = self.indexed.get(&access.op) {
                values.push(indexed.value);
            } else if access.stride == Stride::Irregular {
                let is_known = index_loads(f, l, access.pointer(f), &mut indices);
                is_known.ok_or(match access.is_store {
                    true => Missed::NonContiguousStore(access.op),
                    false => Missed::IrregularLoad(access.op),
                })?;
            }
        }
        Ok((values, indices))
    }

    fn quotient(&mut self, f: &Function, l: &CountedLoop, op: Op) -> Option<Quotient> {
        Quotient::of(f, op, |dividend| {
            self.intervals.get_or_insert_with(|| Intervals::new(f, l)).of(f, dividend)
        })
    }

    /// Returns the lane size of a value in bytes.
    pub(super) fn size(&self, f: &Function, value: Value) -> i64 {
        let narrow = self.narrow.demanded(value).map(|bits| i64::from(bits / 8));
        narrow.unwrap_or_else(|| bytes(f, f.body.value_type(value)))
    }

    /// Returns true if a value is uniform.
    pub(super) fn is_uniform(&self, value: Value) -> bool {
        self.uniform.contains(&value)
    }
}
