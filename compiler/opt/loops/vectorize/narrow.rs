//! Narrowing of integers to lanes of 8 or 16 bits, more of which fit in a register.
//!
//! Candidates are the values between extensions and truncations or comparisons that have no other uses. The low bits of
//! sums, products and bitwise operations depend only on the low bits of their operands. The operands of comparisons,
//! minima and maxima must fit in the lanes, and those of right shifts unless all bits that are demanded of the result
//! come from the lanes.

use rustc_hash::{FxHashMap, FxHashSet};

use super::demanded_bits::DemandedBits;
use crate::dialect::llvm::arith::{ADD, AND, ASHR, LSHR, MUL, OR, SELECT, SHL, SUB, XOR};
use crate::dialect::llvm::cast::{Cast, SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::dialect::llvm::intrinsic::{ABS, SMAX, SMIN, UMAX, UMIN};
use crate::ir::{Op, Value, name};
use crate::opt::analysis::access::is_invariant;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

/// The widths of narrow lanes.
const WIDTHS: [u32; 2] = [8, 16];

/// The values of a loop that are computed in narrower lanes than their type.
#[derive(Debug, Default)]
pub(super) struct Narrow {
    /// The lane widths of the values.
    values: FxHashMap<Value, u32>,
    /// Extensions and loop-invariant values whose high bits are not demanded, and the number of demanded bits.
    ends: FxHashMap<Value, u32>,
    /// Comparisons of narrow values, with lane widths and predicates.
    comparisons: FxHashMap<Op, (u32, IntPredicate)>,
}

impl Narrow {
    /// Finds the narrow values among the vector operations of a loop.
    pub(super) fn of(f: &Function, l: &CountedLoop, ops: &[Op], intervals: &Intervals) -> Narrow {
        let mut narrow = Narrow::default();
        let starts: Vec<Op> = ops.iter().copied().filter(|&op| is_start(f, op)).collect();
        if starts.is_empty() {
            return narrow;
        }
        let mut users: FxHashMap<Value, Vec<Op>> = FxHashMap::default();
        for &op in ops_of(f, l) {
            for &operand in f.body.operands(op) {
                users.entry(operand).or_default().push(op);
            }
        }
        let in_order: Vec<Op> = ops_of(f, l).copied().collect();
        let demanded = DemandedBits::new(f, &in_order);
        let search = Search { f, l, ops: ops.iter().copied().collect(), users, intervals, demanded };
        for bits in WIDTHS {
            let mut wide = FxHashSet::default();
            for &start in &starts {
                let is_done = f.body.operands(start).iter().any(|&operand| narrow.bits(operand).is_some());
                if is_done || narrow.comparisons.contains_key(&start) {
                    continue;
                }
                match search.connected(start, bits, &wide) {
                    Ok(found) => {
                        narrow.values.extend(found.values.into_iter().map(|value| (value, bits)));
                        let comparisons = found.comparisons.into_iter();
                        narrow.comparisons.extend(comparisons.map(|(op, it)| (op, (bits, it))));
                    }
                    Err(values) => wide.extend(values),
                }
            }
        }
        narrow.find_ends(&search);
        narrow
    }

    /// Returns the width of the lanes in which a value is computed if it is narrow.
    pub(super) fn bits(&self, value: Value) -> Option<u32> {
        self.values.get(&value).copied()
    }

    /// Returns the number of low bits of a value that are demanded if they are fewer than it has.
    pub(super) fn demanded(&self, value: Value) -> Option<u32> {
        self.bits(value).or_else(|| self.ends.get(&value).copied())
    }

    /// Returns the width of the lanes of a comparison of narrow values, and its predicate.
    pub(super) fn comparison(&self, op: Op) -> Option<(u32, IntPredicate)> {
        self.comparisons.get(&op).copied()
    }

    fn find_ends(&mut self, search: &Search) {
        let f = search.f;
        let with_results =
            self.values.iter().filter_map(|(&value, &bits)| Some((f.body.defining_op(value)?, bits)));
        let with_results = with_results.map(|(op, bits)| (op, narrowed_operands(f, op), bits));
        let compared = self.comparisons.iter().map(|(&op, &(bits, _))| (op, f.body.operands(op), bits));
        let is_narrow = |op: Op, value: Value| {
            let is_one = f.body.results(op).any(|result| self.bits(result).is_some());
            (is_one && narrowed_operands(f, op).contains(&value)) || self.comparisons.contains_key(&op)
        };
        let mut ends: FxHashMap<Value, u32> = FxHashMap::default();
        for (_, operands, bits) in with_results.chain(compared) {
            for &operand in operands.iter().filter(|operand| self.bits(**operand).is_none()) {
                if search.users[&operand].iter().all(|&user| is_narrow(user, operand)) {
                    let most = ends.entry(operand).or_insert(bits);
                    *most = bits.max(*most);
                }
            }
        }
        self.ends = ends;
    }
}

/// Returns true for operations that demand a few low bits of their operands: truncations of wider values to narrow
/// lanes, and comparisons of wider values.
fn is_start(f: &Function, op: Op) -> bool {
    match f.body.name(op) {
        TRUNC => {
            let most = WIDTHS[WIDTHS.len() - 1];
            width(f, f.body.result(op, 0)).is_some_and(|width| (8..=most).contains(&width))
                && width(f, Cast(op).arg(f.body)).is_some_and(|width| width > most)
        }
        ICMP => width(f, Icmp(op).lhs(f.body)).is_some_and(|width| width > WIDTHS[0]),
        _ => false,
    }
}

/// Returns true for an extension of a condition, or of a value that is at most as wide as a narrow lane.
pub(super) fn is_extension(f: &Function, op: Op, bits: u32) -> bool {
    matches!(f.body.name(op), ZEXT | SEXT)
        && width(f, Cast(op).arg(f.body)).is_some_and(|width| width == 1 || (8..=bits).contains(&width))
}

/// Returns the operands of an operation that are as wide as its result.
pub(super) fn narrowed_operands<'x>(f: &'x Function, op: Op) -> &'x [Value] {
    let operands = f.body.operands(op);
    if f.body.name(op) == SELECT { &operands[1..] } else { operands }
}

fn width(f: &Function, value: Value) -> Option<u32> {
    f.cx.int_width(f.body.value_type(value))
}

/// The operations of a loop in order.
fn ops_of<'x>(f: &'x Function, l: &CountedLoop) -> impl Iterator<Item = &'x Op> {
    [l.header, l.body].into_iter().flat_map(|block| f.body.block_ops(block))
}

/// The search for narrow values.
struct Search<'x, 'a> {
    f: &'x Function<'a>,
    l: &'x CountedLoop,
    /// The vector operations of the loop.
    ops: FxHashSet<Op>,
    /// The users of each value in the loop.
    users: FxHashMap<Value, Vec<Op>>,
    intervals: &'x Intervals,
    demanded: DemandedBits,
}

/// Values that must be narrow together.
#[derive(Default)]
struct Found {
    values: FxHashSet<Value>,
    /// The comparisons of such values, with predicates for narrow lanes.
    comparisons: Vec<(Op, IntPredicate)>,
}

impl Search<'_, '_> {
    /// Returns the values that must be narrow for an operation to have narrow operands. If one of them cannot be
    /// narrow, returns the values that were visited before it as an error. `wide` are values that cannot be narrow.
    fn connected(&self, start: Op, bits: u32, wide: &FxHashSet<Value>) -> Result<Found, FxHashSet<Value>> {
        let f = self.f;
        let mut found = Found::default();
        let mut open: Vec<Value> = match self.consumes(start, bits, &mut found) {
            Some(operands) => operands.to_vec(),
            None => return Err(found.values),
        };
        while let Some(value) = open.pop() {
            if self.is_end(value, bits) || !found.values.insert(value) {
                continue;
            }
            let op = f.body.defining_op(value).filter(|&op| self.is_narrowed(op, bits));
            let Some(op) = op.filter(|_| !wide.contains(&value)) else { return Err(found.values) };
            open.extend(narrowed_operands(f, op));
            for &user in self.users.get(&value).into_iter().flatten() {
                match self.consumes(user, bits, &mut found) {
                    Some(operands) => open.extend(operands),
                    None if matches!(f.body.name(user), ICMP | TRUNC) => return Err(found.values),
                    None => match f.body.results(user).next() {
                        Some(result) => open.push(result),
                        None => return Err(found.values),
                    },
                }
            }
        }
        Ok(found)
    }

    /// Returns the operands of an operation that demands only low bits of them, and whose result is not narrow.
    fn consumes(&self, user: Op, bits: u32, found: &mut Found) -> Option<&[Value]> {
        let f = self.f;
        let operands = f.body.operands(user);
        match f.body.name(user) {
            TRUNC => (width(f, f.body.result(user, 0))? <= bits && width(f, f.body.result(user, 0))? >= 8)
                .then_some(operands),
            ICMP if self.ops.contains(&user) => {
                let predicate = IntPredicate::of(f.cx, f.attr(user, name::PREDICATE)?)?;
                let predicate = self.predicate(predicate, operands, bits)?;
                if found.comparisons.iter().all(|(op, _)| *op != user) {
                    found.comparisons.push((user, predicate));
                }
                Some(operands)
            }
            _ => None,
        }
    }

    /// Returns the predicate that gives the same result for the low bits of values.
    fn predicate(&self, predicate: IntPredicate, operands: &[Value], bits: u32) -> Option<IntPredicate> {
        use IntPredicate as P;
        let fit = |limits: Interval| operands.iter().all(|&value| is_within(self.interval(value), limits));
        let (is_signed, is_unsigned) = (fit(signed(bits)), fit(unsigned(bits)));
        match predicate {
            P::Eq | P::Ne => (is_signed || is_unsigned).then_some(predicate),
            P::Slt | P::Sle | P::Sgt | P::Sge if is_signed => Some(predicate),
            // Signed and unsigned predicates agree on values that are not negative.
            _ => is_unsigned.then(|| predicate.unsigned()),
        }
    }

    /// Returns true for extensions and loop-invariant values, whose low bits need no computation.
    fn is_end(&self, value: Value, bits: u32) -> bool {
        let op = self.f.body.defining_op(value);
        op.is_some_and(|op| self.ops.contains(&op) && is_extension(self.f, op, bits))
            || (is_invariant(self.f, self.l, value) && width(self.f, value).is_some())
    }

    /// Returns true if the low bits of a result depend only on those of the operands.
    fn is_narrowed(&self, op: Op, bits: u32) -> bool {
        let f = self.f;
        let operands = f.body.operands(op);
        let shift = || f.constant_of(operands[1]).is_some_and(|by| (0..i128::from(bits)).contains(&by));
        let fit = |limits: Interval| {
            narrowed_operands(f, op).iter().all(|&value| is_within(self.interval(value), limits))
        };
        let first_fits = |limits: Interval| is_within(self.interval(operands[0]), limits);
        // The bits that a right shift fills in are not demanded.
        let fills_none = || {
            let demanded = self.demanded.of(f, f.body.result(op, 0));
            f.constant_of(operands[1]).is_some_and(|by| i128::from(demanded) + by <= i128::from(bits))
        };
        self.ops.contains(&op)
            && match f.body.name(op) {
                ADD | SUB | AND | OR | XOR | SELECT => true,
                // There is no instruction for products of bytes.
                MUL => bits >= 16,
                SHL => shift(),
                LSHR => shift() && (fills_none() || first_fits(unsigned(bits))),
                ASHR => shift() && (fills_none() || first_fits(signed(bits))),
                SMIN | SMAX => fit(signed(bits)),
                UMIN | UMAX => fit(unsigned(bits)),
                // The absolute value of the least integer may be poison.
                ABS => first_fits((signed(bits).0 + 1, signed(bits).1)),
                _ => false,
            }
    }

    fn interval(&self, value: Value) -> Interval {
        self.intervals.of(self.f, value)
    }
}

/// The least and the greatest value of a signed integer.
pub(super) type Interval = (i128, i128);

/// The intervals of integers of at most 64 bits in a loop that are smaller than the ranges of their types.
#[derive(Debug, Default)]
pub(super) struct Intervals {
    of_values: FxHashMap<Value, Interval>,
}

impl Intervals {
    pub(super) fn new(f: &Function, l: &CountedLoop) -> Intervals {
        let mut intervals = Intervals::default();
        for &op in ops_of(f, l) {
            let Some(result) = f.body.results(op).next() else { continue };
            let Some(bits) = width(f, result).filter(|&bits| (2..=64).contains(&bits)) else { continue };
            let exact = exact_interval(f, &intervals, op);
            if let Some(exact) = exact.filter(|&exact| is_within(exact, signed(bits))) {
                intervals.of_values.insert(result, exact);
            }
        }
        intervals
    }

    /// Returns the interval of a value.
    pub(super) fn of(&self, f: &Function, value: Value) -> Interval {
        let constant = || f.constant_of(value).map(|number| (number, number));
        let full = || signed(width(f, value).unwrap_or(64).clamp(1, 64));
        self.of_values.get(&value).copied().or_else(constant).unwrap_or_else(full)
    }
}

fn signed(width: u32) -> Interval {
    (-(1 << (width - 1)), (1 << (width - 1)) - 1)
}

fn unsigned(width: u32) -> Interval {
    (0, (1 << width) - 1)
}

fn is_within(interval: Interval, limits: Interval) -> bool {
    limits.0 <= interval.0 && interval.1 <= limits.1
}

/// Returns the interval of the exact result of an operation, which may exceed its type.
fn exact_interval(f: &Function, intervals: &Intervals, op: Op) -> Option<Interval> {
    let operands = f.body.operands(op);
    let operand = |index: usize| intervals.of(f, operands[index]);
    let both = || (operand(0), operand(1));
    let most = 1i128 << 62;
    let is_small = |a: Interval| -most < a.0 && a.1 < most;
    let by = || f.constant_of(operands[1]).filter(|by| (0..63).contains(by));
    Some(match f.body.name(op) {
        ZEXT => match operand(0) {
            interval if interval.0 >= 0 => interval,
            _ => unsigned(width(f, operands[0]).filter(|&width| width < 64)?),
        },
        SEXT => operand(0),
        ADD => {
            let (a, b) = both();
            (a.0 + b.0, a.1 + b.1)
        }
        SUB => {
            let (a, b) = both();
            (a.0 - b.1, a.1 - b.0)
        }
        MUL => {
            let (a, b) = both();
            (is_small(a) && is_small(b)).then_some(())?;
            let corners = [a.0 * b.0, a.0 * b.1, a.1 * b.0, a.1 * b.1];
            (*corners.iter().min()?, *corners.iter().max()?)
        }
        AND => {
            let least = [operand(0), operand(1)].into_iter().filter(|it| it.0 >= 0).map(|it| it.1).min()?;
            (0, least)
        }
        OR | XOR => {
            let (a, b) = both();
            (a.0 >= 0 && b.0 >= 0).then_some(())?;
            (0, i128::MAX.checked_shr((a.1 | b.1).leading_zeros() - 1).unwrap_or(0))
        }
        SHL => {
            let (a, by) = (operand(0), by()?);
            is_small(a).then_some((a.0 << by, a.1 << by))?
        }
        LSHR => {
            let (a, by) = (operand(0), by()?);
            let a = if a.0 < 0 { unsigned(width(f, operands[0])?) } else { a };
            (a.0 >> by, a.1 >> by)
        }
        ASHR => {
            let (a, by) = (operand(0), by()?);
            (a.0 >> by, a.1 >> by)
        }
        SELECT => {
            let (a, b) = (operand(1), operand(2));
            (a.0.min(b.0), a.1.max(b.1))
        }
        SMIN => {
            let (a, b) = both();
            (a.0.min(b.0), a.1.min(b.1))
        }
        SMAX => {
            let (a, b) = both();
            (a.0.max(b.0), a.1.max(b.1))
        }
        ABS => {
            let a = operand(0);
            (0, a.0.abs().max(a.1.abs()))
        }
        _ => return None,
    })
}
