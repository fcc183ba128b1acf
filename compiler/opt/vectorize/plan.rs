//! Whether and how a loop is vectorised.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::control::{BR, COND_BR};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Op, TypeId, Value};

use super::super::access::{Access, Dependence, Stride, dependence, is_invariant, is_lane_type};
use super::super::function::Function;
use super::super::linear::Linear;
use super::super::loops::CountedLoop;
use super::cost::{self, Cost};
use super::reduction::{Reduction, reduction};

/// What to do with a loop.
#[derive(Debug)]
pub(super) struct Plan {
    /// Iterations that run at once, a power of two.
    pub(super) lanes: i64,
    pub(super) reductions: Vec<Reduction>,
    pub(super) accesses: FxHashMap<Op, Access>,
    /// Parts of memory, of which those in `checks` must not overlap.
    pub(super) ranges: Vec<Range>,
    /// Pairs of numbers in `ranges`.
    pub(super) checks: Vec<(usize, usize)>,
}

/// What the loop touches through addresses that differ by constants.
#[derive(Debug)]
pub(super) struct Range {
    /// The lowest address of an iteration.
    pub(super) address: Linear,
    /// Bytes from there on that an iteration touches.
    pub(super) size: i64,
}

/// Bytes in which a vector of the widest numbers of a loop fits: four of the registers that every target has.
const VECTOR_BYTES: i64 = 64;
/// The smallest vector that is worth it.
const REGISTER_BYTES: i64 = 16;
/// How many overlaps are looked for at run time at most.
const MAX_CHECKS: usize = 12;

impl Plan {
    /// A plan for a loop, if it can be vectorised and that is expected to pay.
    pub(super) fn of(f: &Function, l: &CountedLoop) -> Option<Plan> {
        let accesses = accesses(f, l)?;
        let uses = uses(f, l);
        let mut reductions = Vec::new();
        for index in 0..f.body.block_args(l.header).len() {
            if index != l.counter_index {
                reductions.push(reduction(f, l, index, &uses)?);
            }
        }
        let arguments: Vec<Value> = reductions.iter().map(|reduction| reduction.argument).collect();
        let needed = Needed::of(f, l, &accesses, &reductions, &arguments)?;
        let widest = needed.types.iter().map(|&ty| bytes(f, ty)).max()?;
        let mut lanes = VECTOR_BYTES / widest;
        if let (Some(start), Some(bound)) = (f.constant_of(l.start), f.constant_of(l.bound)) {
            let iterations = (bound - start) / i128::from(l.step);
            while i128::from(lanes) > iterations && lanes * widest > REGISTER_BYTES {
                lanes /= 2;
            }
            if i128::from(lanes) > iterations {
                return None;
            }
        }
        let (ranges, checks) = checks(f, &accesses, lanes)?;
        Cost::of(f, l, &needed, &accesses, lanes).is_good().then_some(())?;
        let accesses = accesses.into_iter().map(|access| (access.op, access)).collect();
        Some(Plan { lanes, reductions, accesses, ranges, checks })
    }
}

/// Size of a number in bytes.
pub(super) fn bytes(f: &Function, ty: TypeId) -> i64 {
    match f.cx.int_width(ty) {
        Some(width) => i64::from(width.div_ceil(8)),
        None => f.cx.float_kind(ty).map_or(8, |kind| i64::from(kind.bits() / 8)),
    }
}

/// All accesses of a body in order; `None` if the loop does something else that the outside can see.
fn accesses(f: &Function, l: &CountedLoop) -> Option<Vec<Access>> {
    let mut accesses = Vec::new();
    for block in [l.header, l.body] {
        for &op in f.body.block_ops(block) {
            match f.body.name(op) {
                LOAD | STORE if block == l.body => accesses.push(Access::of(f, l, op)?),
                BR | COND_BR => {}
                _ if f.is_pure(op) => {}
                _ => return None,
            }
        }
    }
    let has_store = accesses.iter().any(|access| access.is_store);
    for access in &accesses {
        let is_possible = match access.stride {
            Stride::Bytes(stride) => !access.is_store || stride.abs() == access.size,
            Stride::Unknown => !access.is_store,
            Stride::Irregular => !has_store,
        };
        is_possible.then_some(())?;
    }
    Some(accesses)
}

/// How often each value is used in the loop.
fn uses(f: &Function, l: &CountedLoop) -> Vec<u32> {
    let mut uses = vec![0; f.body.value_count()];
    for block in [l.header, l.body] {
        for &op in f.body.block_ops(block) {
            // What the header hands to what comes after is used there.
            let is_exit = f.body.name(op) == COND_BR;
            let operands = if is_exit { f.body.own_operands(op) } else { f.body.operands(op) };
            for operand in operands {
                uses[operand.index()] += 1;
            }
        }
    }
    uses
}

/// The parts of memory that are accessed, and pairs of them of which it is not known that they do not overlap. `None` if
/// they are known to.
fn checks(f: &Function, accesses: &[Access], lanes: i64) -> Option<(Vec<Range>, Vec<(usize, usize)>)> {
    let mut ranges: Vec<Range> = Vec::new();
    let mut range_of = Vec::new();
    for access in accesses {
        let place = ranges.iter().position(|range: &Range| range.address.terms == access.address.terms);
        let Some(at) = place else {
            range_of.push(ranges.len());
            ranges.push(Range { address: access.address.clone(), size: access.size });
            continue;
        };
        let range = &mut ranges[at];
        let (first, end) = (range.address.constant, range.address.constant.checked_add(range.size)?);
        let end = end.max(access.address.constant.checked_add(access.size)?);
        range.address.constant = first.min(access.address.constant);
        range.size = end.checked_sub(range.address.constant)?;
        range_of.push(at);
    }
    let mut checks = Vec::new();
    for (i, first) in accesses.iter().enumerate() {
        for (j, second) in accesses.iter().enumerate().skip(i + 1) {
            match dependence(f, first, second, lanes) {
                Dependence::None => {}
                Dependence::Conflict => return None,
                Dependence::Unknown => {
                    let pair = (range_of[i].min(range_of[j]), range_of[i].max(range_of[j]));
                    if pair.0 == pair.1 || [first, second].iter().any(|it| it.stride == Stride::Irregular) {
                        return None;
                    }
                    if !checks.contains(&pair) {
                        checks.push(pair);
                    }
                }
            }
        }
    }
    (checks.len() <= MAX_CHECKS).then_some((ranges, checks))
}

/// What the vectors of a loop will be made of.
#[derive(Debug)]
pub(super) struct Needed {
    /// Operations that are done on vectors.
    pub(super) ops: Vec<Op>,
    /// Types of the lanes.
    pub(super) types: Vec<TypeId>,
}

impl Needed {
    fn of(
        f: &Function,
        l: &CountedLoop,
        accesses: &[Access],
        reductions: &[Reduction],
        arguments: &[Value],
    ) -> Option<Needed> {
        let mut needed = Needed { ops: Vec::new(), types: Vec::new() };
        let mut open: Vec<Value> = Vec::new();
        for access in accesses {
            needed.types.push(access.ty);
            if access.is_store {
                open.push(f.body.operands(access.op)[0]);
            }
            if access.stride == Stride::Irregular {
                needed.lane_values(f, l, access.pointer(f), &mut open)?;
            }
        }
        for reduction in reductions {
            open.push(f.body.result(reduction.last, 0));
        }
        let mut seen = vec![false; f.body.value_count()];
        while let Some(value) = open.pop() {
            if std::mem::replace(&mut seen[value.index()], true) {
                continue;
            }
            let ty = f.body.value_type(value);
            let is_bit = ty == TypeId::I1;
            if !is_bit {
                is_lane_type(f, ty).then_some(())?;
                needed.types.push(ty);
            }
            if is_invariant(f, l, value) {
                // A bit in all lanes is no mask of a comparison.
                (!is_bit).then_some(())?;
                continue;
            }
            if value == l.counter || arguments.contains(&value) {
                continue;
            }
            let op = f.body.defining_op(value)?;
            if f.body.name(op) == LOAD {
                continue;
            }
            cost::is_widened(f, op).then_some(())?;
            needed.ops.push(op);
            open.extend(f.body.operands(op));
        }
        Some(needed)
    }

    /// The vectors of which the lanes make an address: what it is made of by integer arithmetic, down to loads.
    fn lane_values(
        &mut self,
        f: &Function,
        l: &CountedLoop,
        value: Value,
        open: &mut Vec<Value>,
    ) -> Option<()> {
        if value == l.counter || is_invariant(f, l, value) {
            return Some(());
        }
        let op = f.body.defining_op(value)?;
        if f.body.name(op) == LOAD {
            open.push(value);
            return Some(());
        }
        f.is_pure(op).then_some(())?;
        for &operand in f.body.operands(op) {
            self.lane_values(f, l, operand, open)?;
        }
        Some(())
    }
}
