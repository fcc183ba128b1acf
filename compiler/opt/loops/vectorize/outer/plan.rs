//! Legality, cost and plan of outer loop vectorization.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{FADD, FMUL, FSUB, Select};
use crate::dialect::llvm::intrinsic::{FMA, FMULADD};
use crate::dialect::llvm::memory::{LOAD, STORE, Store};
use crate::ir::dominance::Dominators;
use crate::ir::{Block, Op, TypeId, Value};
use crate::opt::analysis::access::{Access, Dependence, Stride, is_lane_type, stride};
use crate::opt::analysis::affine::Affine;
use crate::opt::analysis::alias::no_alias;
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::loop_info::{CountedLoop, Loop};
use crate::opt::cost::vector::{Cost, bytes, has_vector_form, weight};
use crate::opt::function::Function;
use crate::opt::loops::nest::{Conditions, Nest, Ranges, Rows};
use crate::opt::loops::unroll::PREFERRED_TRIP_COUNT;
use crate::opt::remark::{Missed, with_checks};

use super::super::plan::{Plan as InnerPlan, REGISTER_BYTES};

/// The plan of a nest.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) nest: Nest,
    pub(super) accesses: FxHashMap<Op, Access>,
    /// Varying values that are needed as vectors.
    pub(super) in_lanes: FxHashSet<Value>,
    /// One access of each accumulator: an address of an outer iteration's own that is kept in a register while it runs.
    pub(super) kept: Vec<Op>,
    /// The index in `kept` of each access to an accumulator.
    pub(super) kept_by: FxHashMap<Op, usize>,
    pub(super) conditions: Conditions,
    /// Vectorization factors in descending order: the main loop and its epilogue.
    pub(super) levels: Vec<i64>,
}

/// 128-bit registers that are available, without one or two for temporaries.
const REGISTERS: i64 = 14;
/// Upper bound on the registers per vector.
const MAX_PARTS: i64 = 4;

impl Plan {
    /// Plans loop `index`, if its inner loops cannot be vectorized and that is legal and profitable.
    pub(super) fn of(f: &Function, all: &[Loop], index: usize) -> Result<Plan, Missed> {
        let nest = Nest::of(f, all, index)?;
        let innermost = || all.iter().filter(|l| l.is_inner && nest.outer.blocks.contains(&l.header));
        let is_for_inner = |l: &Loop| CountedLoop::of(f, l).is_ok_and(|l| InnerPlan::of(f, &l).is_ok());
        if innermost().any(is_for_inner) {
            return Err(Missed::InnerFirst);
        }
        if iterations(f, &nest).is_some_and(|iterations| iterations <= PREFERRED_TRIP_COUNT) {
            return Err(Missed::Unrolled);
        }
        let accesses = accesses(f, &nest)?;
        let in_lanes = in_lanes(f, &nest, &accesses)?;
        let pairs = unknown_pairs(f, &nest, &accesses)?;
        let rows = rows(f, &nest, &accesses)?;
        let (kept, kept_by) = kept(f, &nest, &accesses);
        let types = lane_types(f, &nest, &accesses, &in_lanes);
        let widest = types.iter().map(|&ty| bytes(f, ty)).max().ok_or(Missed::Nothing)?;
        let narrowest = types.iter().map(|&ty| bytes(f, ty)).min().ok_or(Missed::Nothing)?;
        let fewest = REGISTER_BYTES / narrowest;
        let mut lanes = (MAX_PARTS * REGISTER_BYTES / widest).max(fewest);
        let deepest: Vec<Block> = innermost().flat_map(|l| l.blocks.iter().copied()).collect();
        let load = Load { f, nest: &nest, accesses: &accesses, in_lanes: &in_lanes, kept_by: &kept_by };
        while load.registers(&deepest, &kept, lanes) > REGISTERS && lanes > fewest {
            lanes /= 2;
        }
        if let Some(iterations) = nest.outer.iterations(f) {
            while i128::from(lanes) > iterations && lanes > fewest {
                lanes /= 2;
            }
            if i128::from(lanes) > iterations {
                return Err(Missed::Few(iterations));
            }
        }
        load.cost(&deepest, lanes).check()?;
        let ranges = Ranges::of(f, &nest, &accesses, &pairs)?;
        let mut entered = Vec::new();
        for &op in kept_by.keys() {
            entered.extend(
                f.body.parent_block(op).into_iter().flat_map(|block| nest.around(block)).map(|l| l.0),
            );
        }
        let conditions = Conditions::new(&nest, entered, ranges, rows);
        let levels = if fewest * 2 < lanes { vec![lanes, fewest] } else { vec![lanes] };
        let accesses = accesses.into_iter().map(|access| (access.op, access)).collect();
        Ok(Plan { nest, accesses, in_lanes, kept, kept_by, conditions, levels })
    }

    /// Returns true if inner loops have scalarized loads.
    pub(super) fn loads_lane_by_lane(&self, f: &Function) -> bool {
        self.accesses.values().any(|access| {
            let is_inside =
                f.body.parent_block(access.op).is_some_and(|block| self.nest.around(block).next().is_some());
            let is_one_by_one = access.stride != Stride::Bytes(0) && access.contiguous_direction().is_none();
            is_inside && !access.is_store && is_one_by_one && !self.kept_by.contains_key(&access.op)
        })
    }

    /// Describes the plan in a remark.
    pub(super) fn describe(&self) -> String {
        format!("(vectorization width: {}){}", self.levels[0], with_checks(self.conditions.count()))
    }
}

/// The trip count of all inner loops together, if it is constant.
fn iterations(f: &Function, nest: &Nest) -> Option<i128> {
    nest.inner.iter().try_fold(1, |all: i128, l| all.checked_mul(l.iterations(f)?))
}

/// The accesses in order, if they can be vectorized.
fn accesses(f: &Function, nest: &Nest) -> Result<Vec<Access>, Missed> {
    let is_same = |value: Value| !nest.varying.contains(&value);
    let mut accesses = Vec::new();
    for &block in &nest.blocks {
        for &op in f.body.block_ops(block) {
            if !matches!(f.body.name(op), LOAD | STORE) {
                continue;
            }
            let access = Access::of(f, &nest.outer, op, |address| stride(address, &nest.outer, is_same))?;
            let is_distinct = matches!(access.stride, Stride::Bytes(bytes) if bytes.abs() >= access.size);
            match access.is_store {
                true if !is_distinct || nest.moving(f, &access.address).is_none() => {
                    return Err(Missed::Shared(op));
                }
                false if access.stride == Stride::Irregular => return Err(Missed::Irregular(op)),
                _ => accesses.push(access),
            }
        }
    }
    Ok(accesses)
}

/// Returns true if an address does not depend on inner loops.
fn is_own(f: &Function, nest: &Nest, access: &Access) -> bool {
    let mut values = access.address.terms.iter().flat_map(|(term, _)| term.values());
    values.all(|value| value == nest.outer.counter || nest.is_invariant(f, value))
}

/// The conditions under which inner loops store to distinct memory for each outer iteration.
fn rows(f: &Function, nest: &Nest, accesses: &[Access]) -> Result<Vec<Rows>, Missed> {
    let mut rows = Vec::new();
    let mut seen: Vec<&Affine> = Vec::new();
    for store in accesses.iter().filter(|access| access.is_store && !is_own(f, nest, access)) {
        if seen.iter().any(|address| address.terms == store.address.terms) {
            continue;
        }
        seen.push(&store.address);
        let alike = accesses.iter().filter(|access| access.address.terms == store.address.terms);
        let (nested, distinct) = Rows::nested(f, nest, &alike.cloned().collect::<Vec<Access>>())?;
        if !distinct.contains(&nest.outer.counter) {
            return Err(Missed::Shared(store.op));
        }
        rows.extend(nested);
    }
    Ok(rows)
}

/// The varying values that are needed as vectors, if they can be.
fn in_lanes(f: &Function, nest: &Nest, accesses: &[Access]) -> Result<FxHashSet<Value>, Missed> {
    let mut open: Vec<Value> = Vec::new();
    for access in accesses.iter().filter(|access| access.is_store) {
        open.push(Store(access.op).value(f.body));
    }
    for &block in &nest.blocks {
        let Some(end) = f.body.last_op(block) else { continue };
        for (edge, to) in successors(f.body, block).iter().enumerate() {
            let passed = f.body.successor_operands(end, edge).iter();
            let pairs = f.body.block_args(to.block).iter().zip(passed);
            open.extend(pairs.filter(|(arg, _)| nest.varying.contains(arg)).map(|pair| pair.1));
        }
    }
    // The latch passes the induction variable to the header.
    let next = f.body.last_op(nest.outer.body).map(|end| f.body.operands(end)[0]);
    open.retain(|&value| Some(value) != next);
    let mut needed = FxHashSet::default();
    while let Some(value) = open.pop() {
        if !nest.varying.contains(&value) || !needed.insert(value) {
            continue;
        }
        let ty = f.body.value_type(value);
        let is_bit = ty == TypeId::I1;
        let Some(op) = f.body.defining_op(value) else {
            // A loop-carried condition is no mask of a comparison.
            if is_bit || !is_lane_type(f, ty) {
                return Err(Missed::CarriedArgument);
            }
            continue;
        };
        if !is_bit && !is_lane_type(f, ty) {
            return Err(Missed::LaneType(op));
        }
        if f.body.name(op) != LOAD {
            let operands = f.body.operands(op);
            if chooses_for_all(f, nest, op) {
                open.extend(&operands[1..]);
                continue;
            }
            if !has_vector_form(f, op) {
                return Err(Missed::NoVectorForm(op));
            }
            let is_shared_bit =
                |&value: &Value| f.body.value_type(value) == TypeId::I1 && !nest.varying.contains(&value);
            if operands.iter().any(is_shared_bit) {
                return Err(Missed::SharedCondition);
            }
            open.extend(operands);
        }
    }
    Ok(needed)
}

/// Returns true for a select by a uniform condition.
pub(super) fn chooses_for_all(f: &Function, nest: &Nest, op: Op) -> bool {
    Select::cast(f.body, op).is_some_and(|select| !nest.varying.contains(&select.condition(f.body)))
}

/// The pairs of accesses that need a runtime check. Fails if some are dependent.
fn unknown_pairs(f: &Function, nest: &Nest, accesses: &[Access]) -> Result<Vec<(usize, usize)>, Missed> {
    let mut pairs = Vec::new();
    for a in 0..accesses.len() {
        for b in a + 1..accesses.len() {
            match dependence(f, nest, &accesses[a], &accesses[b]) {
                Dependence::None => {}
                Dependence::Unknown => pairs.push((a, b)),
                Dependence::Conflict(distance) => {
                    return Err(Missed::Dependence(accesses[a].op, accesses[b].op, distance));
                }
            }
        }
    }
    Ok(pairs)
}

/// The dependence of two accesses across outer iterations, whatever the inner ones.
fn dependence(f: &Function, nest: &Nest, a: &Access, b: &Access) -> Dependence {
    if !a.is_store && !b.is_store {
        return Dependence::None;
    }
    let distance = b.address.minus(&a.address);
    if !distance.terms.is_empty() || a.stride != b.stride {
        return if no_alias(f, a.op, b.op) { Dependence::None } else { Dependence::Unknown };
    }
    if !is_own(f, nest, a) {
        // They are rows.
        return Dependence::None;
    }
    let Stride::Bytes(stride) = a.stride else { return Dependence::Conflict(None) };
    let within = distance.constant.checked_rem_euclid(stride.abs()).unwrap_or(0);
    let is_own = distance.constant == 0 && a.size == b.size;
    let is_between = within >= a.size && within + b.size <= stride.abs();
    if is_own || is_between || no_alias(f, a.op, b.op) {
        Dependence::None
    } else {
        Dependence::Conflict(None)
    }
}

/// The addresses that inner loops store to in each outer iteration, and that no access overlaps in part.
fn kept(f: &Function, nest: &Nest, accesses: &[Access]) -> (Vec<Op>, FxHashMap<Op, usize>) {
    let dominators =
        Dominators::within(f.body, nest.outer.header, |block| nest.outer.blocks.contains(&block));
    let (mut kept, mut kept_by) = (Vec::new(), FxHashMap::default());
    for store in accesses.iter().filter(|access| access.is_store) {
        let Some(block) = f.body.parent_block(store.op) else { continue };
        let is_same = |other: &&Access| other.address == store.address;
        let is_in_loop = nest.around(block).next().is_some();
        let is_one_type = accesses.iter().filter(is_same).all(|other| other.ty == store.ty);
        if kept_by.contains_key(&store.op)
            || !is_own(f, nest, store)
            || !is_in_loop
            || !is_one_type
            || !is_always_done(f, nest, &dominators, block)
        {
            continue;
        }
        for access in accesses.iter().filter(is_same) {
            kept_by.insert(access.op, kept.len());
        }
        kept.push(store.op);
    }
    (kept, kept_by)
}

/// Returns true if a block runs in each outer iteration that enters the inner loops around it. These must have
/// invariant bounds.
fn is_always_done(f: &Function, nest: &Nest, dominators: &Dominators, block: Block) -> bool {
    let mut around: Vec<&CountedLoop> = nest.around(block).map(|l| l.1).collect();
    around.sort_by_key(|l| std::cmp::Reverse(l.blocks.len()));
    // Each loop around the block is entered in each iteration of the next outer one.
    let outwards = [&nest.outer].into_iter().chain(around.iter().copied());
    let inside = around.iter().map(|l| l.header).chain([block]);
    let is_reached = outwards.zip(inside).all(|(l, header)| dominators.dominates(header, l.body));
    is_reached && around.iter().all(|l| nest.is_invariant(f, l.start) && nest.is_invariant(f, l.bound))
}

/// The element types of vectors.
fn lane_types(f: &Function, nest: &Nest, accesses: &[Access], in_lanes: &FxHashSet<Value>) -> Vec<TypeId> {
    let of_values = in_lanes.iter().map(|&value| f.body.value_type(value)).filter(|&ty| ty != TypeId::I1);
    let is_varying =
        |access: &&Access| access.is_store || nest.varying.contains(&f.body.result(access.op, 0));
    of_values.chain(accesses.iter().filter(is_varying).map(|access| access.ty)).collect()
}

/// The accesses and operations of the innermost loops.
struct Load<'x, 'a> {
    f: &'x Function<'a>,
    nest: &'x Nest,
    accesses: &'x [Access],
    in_lanes: &'x FxHashSet<Value>,
    kept_by: &'x FxHashMap<Op, usize>,
}

impl Load<'_, '_> {
    /// The memory accesses of some blocks, without those kept in registers.
    fn accesses(&self, blocks: &[Block]) -> impl Iterator<Item = &Access> {
        self.accesses.iter().filter(move |access| {
            let block = self.f.body.parent_block(access.op);
            block.is_some_and(|block| blocks.contains(&block)) && !self.kept_by.contains_key(&access.op)
        })
    }

    /// An estimate of the 128-bit registers in use, including those of kept addresses.
    fn registers(&self, blocks: &[Block], kept: &[Op], lanes: i64) -> i64 {
        let carried = self.nest.inner.iter().flat_map(|l| self.f.body.block_args(l.header));
        let carried = carried.filter(|arg| self.nest.varying.contains(arg));
        let parts = |ty: TypeId| (bytes(self.f, ty) * lanes / REGISTER_BYTES).max(1);
        let carried: i64 = carried.map(|&arg| parts(self.f.body.value_type(arg))).sum();
        let stored = kept.iter().map(|&store| Store(store).value(self.f.body));
        let kept: i64 = stored.map(|value| parts(self.f.body.value_type(value))).sum();
        // Cranelift schedules all loads of a block before their users.
        let loaded: i64 = self
            .accesses(blocks)
            .filter(|access| !access.is_store)
            .map(|access| match access.stride {
                Stride::Bytes(0) => 1,
                _ if access.is_contiguous() => parts(access.ty),
                _ => lanes,
            })
            .sum();
        carried + kept + loaded
    }

    /// The cost of `lanes` iterations; roughly, in instructions.
    fn cost(&self, blocks: &[Block], lanes: i64) -> Cost {
        let (mut vector, mut scalar) = (2, 2 * lanes);
        let mut latency = 0;
        for &op in blocks.iter().flat_map(|&block| self.f.body.block_ops(block)) {
            let result = self.f.body.results(op).next();
            if !result.is_some_and(|result| self.in_lanes.contains(&result)) || self.f.body.name(op) == LOAD {
                continue;
            }
            let size = self
                .f
                .body
                .operands(op)
                .first()
                .map_or(8, |&value| bytes(self.f, self.f.body.value_type(value)));
            let each = weight(self.f, op, size);
            vector += each * (size * lanes / REGISTER_BYTES).max(1);
            scalar += lanes * if each > 4 { each } else { 1 };
            // A float sum is bound by its latency.
            if matches!(self.f.body.name(op), FADD | FSUB | FMUL | FMA | FMULADD) {
                latency = 4;
            }
        }
        for access in self.accesses(blocks) {
            vector += match access.stride {
                Stride::Bytes(0) => 2,
                _ if access.is_contiguous() => (access.size * lanes / REGISTER_BYTES).max(1),
                _ => 3 * lanes,
            };
            scalar += lanes;
        }
        Cost { vector, scalar: scalar.max(latency * lanes) }
    }
}
