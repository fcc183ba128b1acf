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
use crate::opt::analysis::loop_info::{CountedLoop, Loop, Transform};
use crate::opt::cost::vector::{Cost, bytes, has_vector_form, registers, weight};
use crate::opt::function::Function;
use crate::opt::loops::nest::{Conditions, Nest, Ranges, Rows, are_disjoint};
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
    /// One access of each accumulator: a location that an outer iteration does not share, kept in a register during the
    /// iteration.
    pub(super) accumulators: Vec<Op>,
    /// The index of the accumulator that an access belongs to.
    pub(super) accumulator_of: FxHashMap<Op, usize>,
    pub(super) conditions: Conditions,
    /// Vectorization factors in descending order: the main loop and its epilogue.
    pub(super) levels: Vec<i64>,
}

/// The number of registers that are available, without one or two for temporaries.
const REGISTERS: i64 = 14;
/// Upper bound on the registers per vector.
const MAX_PARTS: i64 = 4;

impl Plan {
    /// Plans loop `index` if its inner loops cannot be vectorized, and if that is legal and profitable.
    pub(super) fn of(f: &Function, all: &[Loop], index: usize) -> Result<Plan, Missed> {
        if all[index].disables(f, Transform::Vectorize) {
            return Err(Missed::Annotated);
        }
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
        let (accumulators, accumulator_of) = accumulators(f, &nest, &accesses);
        let types = lane_types(f, &nest, &accesses, &in_lanes);
        let widest = types.iter().map(|&ty| bytes(f, ty)).max().ok_or(Missed::NothingVectorizable)?;
        let narrowest = types.iter().map(|&ty| bytes(f, ty)).min().ok_or(Missed::NothingVectorizable)?;
        let fewest = REGISTER_BYTES / narrowest;
        let mut lanes = (MAX_PARTS * f.target.register_bytes() / widest).max(fewest);
        let deepest: Vec<Block> = innermost().flat_map(|l| l.blocks.iter().copied()).collect();
        let estimate = Estimate {
            f,
            nest: &nest,
            accesses: &accesses,
            in_lanes: &in_lanes,
            accumulator_of: &accumulator_of,
        };
        while estimate.registers(&deepest, &accumulators, lanes) > REGISTERS && lanes > fewest {
            lanes /= 2;
        }
        if let Some(iterations) = nest.outer.iterations(f) {
            while i128::from(lanes) > iterations && lanes > fewest {
                lanes /= 2;
            }
            if i128::from(lanes) > iterations {
                return Err(Missed::ShortTripCount(iterations));
            }
        }
        estimate.cost(&deepest, lanes).check()?;
        let ranges = Ranges::of(f, &nest, &accesses, &pairs)?;
        let mut entered = Vec::new();
        for &op in accumulator_of.keys() {
            entered.extend(
                f.body.parent_block(op).into_iter().flat_map(|block| nest.around(block)).map(|l| l.0),
            );
        }
        let conditions = Conditions::new(&nest, entered, ranges, rows);
        let levels = if fewest * 2 < lanes { vec![lanes, fewest] } else { vec![lanes] };
        let accesses = accesses.into_iter().map(|access| (access.op, access)).collect();
        Ok(Plan { nest, accesses, in_lanes, accumulators, accumulator_of, conditions, levels })
    }

    /// Returns true if inner loops have scalarized loads.
    pub(super) fn has_scalarized_loads(&self, f: &Function) -> bool {
        self.accesses.values().any(|access| {
            let is_inside =
                f.body.parent_block(access.op).is_some_and(|block| self.nest.around(block).next().is_some());
            let is_one_by_one = access.stride != Stride::Bytes(0) && access.contiguous_direction().is_none();
            is_inside && !access.is_store && is_one_by_one && !self.accumulator_of.contains_key(&access.op)
        })
    }

    /// Describes the plan in a remark.
    pub(super) fn describe(&self) -> String {
        format!("(vectorization width: {}){}", self.levels[0], with_checks(self.conditions.count()))
    }
}

/// The trip count of all inner loops together if it is constant.
fn iterations(f: &Function, nest: &Nest) -> Option<i128> {
    nest.inner.iter().try_fold(1, |all: i128, l| all.checked_mul(l.iterations(f)?))
}

/// Returns the accesses in order if they can be vectorized.
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
                true if !is_distinct || nest.varying_loops(f, &access.address).is_none() => {
                    return Err(Missed::SharedAddress(op));
                }
                false if access.stride == Stride::Irregular => return Err(Missed::IrregularLoad(op)),
                _ => accesses.push(access),
            }
        }
    }
    Ok(accesses)
}

/// Returns true if an address does not depend on inner loops.
fn is_inner_invariant(f: &Function, nest: &Nest, access: &Access) -> bool {
    let mut values = access.address.terms.iter().flat_map(|(term, _)| term.values());
    values.all(|value| value == nest.outer.counter || nest.is_invariant(f, value))
}

/// Returns the runtime checks that inner loops store to distinct memory in each outer iteration.
fn rows(f: &Function, nest: &Nest, accesses: &[Access]) -> Result<Vec<Rows>, Missed> {
    let mut rows = Vec::new();
    let mut seen: Vec<&Affine> = Vec::new();
    for store in accesses.iter().filter(|access| access.is_store && !is_inner_invariant(f, nest, access)) {
        if seen.iter().any(|address| address.terms == store.address.terms) {
            continue;
        }
        seen.push(&store.address);
        let alike = accesses.iter().filter(|access| access.address.terms == store.address.terms);
        let (nested, distinct) = Rows::nested(f, nest, &alike.cloned().collect::<Vec<Access>>())?;
        if !distinct.contains(&nest.outer.counter) {
            return Err(Missed::SharedAddress(store.op));
        }
        rows.extend(nested);
    }
    Ok(rows)
}

/// Returns the varying values that are needed as vectors if all of them have vector forms.
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
                return Err(Missed::LoopCarriedArgument);
            }
            continue;
        };
        if !is_bit && !is_lane_type(f, ty) {
            return Err(Missed::LaneType(op));
        }
        if f.body.name(op) != LOAD {
            let operands = f.body.operands(op);
            if is_uniform_select(f, nest, op) {
                open.extend(&operands[1..]);
                continue;
            }
            if !has_vector_form(f, op) {
                return Err(Missed::NoVectorForm(op));
            }
            let is_shared_bit =
                |&value: &Value| f.body.value_type(value) == TypeId::I1 && !nest.varying.contains(&value);
            if operands.iter().any(is_shared_bit) {
                return Err(Missed::UniformCondition);
            }
            open.extend(operands);
        }
    }
    Ok(needed)
}

/// Returns true for a select by a uniform condition.
pub(super) fn is_uniform_select(f: &Function, nest: &Nest, op: Op) -> bool {
    Select::cast(f.body, op).is_some_and(|select| !nest.varying.contains(&select.condition(f.body)))
}

/// Returns the pairs of accesses that need a runtime check. Fails if accesses are dependent.
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

/// Returns the dependence of two accesses across outer iterations for any iterations of inner loops.
fn dependence(f: &Function, nest: &Nest, a: &Access, b: &Access) -> Dependence {
    if !a.is_store && !b.is_store {
        return Dependence::None;
    }
    let distance = b.address.minus(&a.address);
    if !distance.terms.is_empty() || a.stride != b.stride {
        return if no_alias(f, a.op, b.op) { Dependence::None } else { Dependence::Unknown };
    }
    if !is_inner_invariant(f, nest, a) {
        // Accesses to rows, which are distinct.
        return Dependence::None;
    }
    let Stride::Bytes(stride) = a.stride else { return Dependence::Conflict(None) };
    let within = distance.constant.checked_rem_euclid(stride.abs()).unwrap_or(0);
    let is_equal = distance.constant == 0 && a.size == b.size;
    let is_between = within >= a.size && within + b.size <= stride.abs();
    if is_equal || is_between || are_disjoint(f, nest, a, b) || no_alias(f, a.op, b.op) {
        Dependence::None
    } else {
        Dependence::Conflict(None)
    }
}

/// Returns the locations that inner loops store to in each outer iteration, and that no access overlaps in part.
fn accumulators(f: &Function, nest: &Nest, accesses: &[Access]) -> (Vec<Op>, FxHashMap<Op, usize>) {
    let dominators =
        Dominators::within(f.body, nest.outer.header, |block| nest.outer.blocks.contains(&block));
    let (mut accumulators, mut accumulator_of) = (Vec::new(), FxHashMap::default());
    for store in accesses.iter().filter(|access| access.is_store) {
        let Some(block) = f.body.parent_block(store.op) else { continue };
        let is_same = |other: &&Access| other.address == store.address;
        let is_in_loop = nest.around(block).next().is_some();
        let is_one_type = accesses.iter().filter(is_same).all(|other| other.ty == store.ty);
        if accumulator_of.contains_key(&store.op)
            || !is_inner_invariant(f, nest, store)
            || !is_in_loop
            || !is_one_type
            || !is_always_executed(f, nest, &dominators, block)
        {
            continue;
        }
        for access in accesses.iter().filter(is_same) {
            accumulator_of.insert(access.op, accumulators.len());
        }
        accumulators.push(store.op);
    }
    (accumulators, accumulator_of)
}

/// Returns true if each outer iteration that enters the inner loops around a block executes it. The bounds of these
/// loops must be invariant.
fn is_always_executed(f: &Function, nest: &Nest, dominators: &Dominators, block: Block) -> bool {
    let mut around: Vec<&CountedLoop> = nest.around(block).map(|l| l.1).collect();
    around.sort_by_key(|l| std::cmp::Reverse(l.blocks.len()));
    // Each iteration of a loop must enter the next inner one.
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

/// The accesses and operations of a nest, for estimates of register pressure and cost.
struct Estimate<'x, 'a> {
    f: &'x Function<'a>,
    nest: &'x Nest,
    accesses: &'x [Access],
    in_lanes: &'x FxHashSet<Value>,
    accumulator_of: &'x FxHashMap<Op, usize>,
}

impl Estimate<'_, '_> {
    /// The memory accesses of some blocks, without those of accumulators.
    fn accesses(&self, blocks: &[Block]) -> impl Iterator<Item = &Access> {
        self.accesses.iter().filter(move |access| {
            let block = self.f.body.parent_block(access.op);
            block.is_some_and(|block| blocks.contains(&block))
                && !self.accumulator_of.contains_key(&access.op)
        })
    }

    /// Returns an estimate of the registers in use, including those of accumulators.
    fn registers(&self, blocks: &[Block], accumulators: &[Op], lanes: i64) -> i64 {
        let carried = self.nest.inner.iter().flat_map(|l| self.f.body.block_args(l.header));
        let carried = carried.filter(|arg| self.nest.varying.contains(arg));
        let parts = |ty: TypeId| registers(self.f, bytes(self.f, ty), lanes);
        let carried: i64 = carried.map(|&arg| parts(self.f.body.value_type(arg))).sum();
        let stored = accumulators.iter().map(|&store| Store(store).value(self.f.body));
        let accumulators: i64 = stored.map(|value| parts(self.f.body.value_type(value))).sum();
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
        carried + accumulators + loaded
    }

    /// The cost of `lanes` iterations, approximately in instructions.
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
            vector += each * registers(self.f, size, lanes);
            scalar += lanes * if each > 4 { each } else { 1 };
            // A float sum is bound by its latency.
            if matches!(self.f.body.name(op), FADD | FSUB | FMUL | FMA | FMULADD) {
                latency = 4;
            }
        }
        for access in self.accesses(blocks) {
            vector += match access.stride {
                Stride::Bytes(0) => 2,
                _ if access.is_contiguous() => registers(self.f, access.size, lanes),
                _ => 3 * lanes,
            };
            scalar += lanes;
        }
        Cost { vector, scalar: scalar.max(latency * lanes) }
    }
}
