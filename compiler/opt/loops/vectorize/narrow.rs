//! Narrowing of integers of which at most 16 bits are demanded to lanes of 16 bits: twice as many fit in a register,
//! and all targets have a multiplication instruction for them.
//!
//! Candidates are the values between extensions and truncations that have no other uses. The low bits of sums, products
//! and bitwise operations only depend on the low bits of their operands. Operands of right shifts must be known to fit.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{ADD, AND, LSHR, MUL, OR, SHL, SUB, XOR};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::ir::{Op, Value};
use crate::opt::analysis::access::is_invariant;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

/// The width of a lane.
pub(super) const BITS: u32 = 16;
/// The width of a lane in bytes.
pub(super) const BYTES: i64 = 2;

/// The values of a loop that are computed in 16-bit lanes.
#[derive(Debug, Default)]
pub(super) struct Narrow {
    values: FxHashSet<Value>,
    /// Extensions and loop-invariant values of which only 16 bits are demanded.
    ends: FxHashSet<Value>,
}

impl Narrow {
    /// Finds the narrow values among the vector operations of a loop.
    pub(super) fn of(f: &Function, l: &CountedLoop, ops: &[Op]) -> Narrow {
        let mut narrow = Narrow::default();
        let starts: Vec<Op> = ops.iter().copied().filter(|&op| is_truncated(f, op)).collect();
        if starts.is_empty() {
            return narrow;
        }
        let mut users: FxHashMap<Value, Vec<Op>> = FxHashMap::default();
        for &op in ops_of(f, l) {
            for &operand in f.body.operands(op) {
                users.entry(operand).or_default().push(op);
            }
        }
        let search = Search { f, l, ops: ops.iter().copied().collect(), users, largest: largest(f, l) };
        let mut wide = FxHashSet::default();
        for start in starts {
            let value = f.body.operands(start)[0];
            if narrow.has(value) {
                continue;
            }
            let (values, is_possible) = search.connected(value, &wide);
            if is_possible { narrow.values.extend(values) } else { wide.extend(values) }
        }
        narrow.find_ends(&search);
        narrow
    }

    /// Returns true if a value is computed in 16-bit lanes.
    pub(super) fn has(&self, value: Value) -> bool {
        self.values.contains(&value)
    }

    /// Returns true if at most 16 bits of a value are demanded.
    pub(super) fn suffices(&self, value: Value) -> bool {
        self.has(value) || self.ends.contains(&value)
    }

    fn find_ends(&mut self, search: &Search) {
        let f = search.f;
        let operands = self.values.iter().filter_map(|&value| f.body.defining_op(value));
        let operands = operands.flat_map(|op| f.body.operands(op)).filter(|operand| !self.has(**operand));
        let is_narrow = |&op: &Op| f.body.results(op).any(|result| self.has(result));
        let ends = operands.filter(|operand| search.users[operand].iter().all(is_narrow)).copied();
        self.ends = ends.collect();
    }
}

/// Returns true for a truncation of a wider value to at most the width of a lane.
fn is_truncated(f: &Function, op: Op) -> bool {
    f.body.name(op) == TRUNC
        && width(f, f.body.result(op, 0)).is_some_and(|width| (8..=BITS).contains(&width))
        && width(f, f.body.operands(op)[0]).is_some_and(|width| width > BITS)
}

/// Returns true for an extension of at most the width of a lane.
pub(super) fn is_extension(f: &Function, op: Op) -> bool {
    matches!(f.body.name(op), ZEXT | SEXT)
        && width(f, f.body.operands(op)[0]).is_some_and(|width| (8..=BITS).contains(&width))
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
    /// The vector operations.
    ops: FxHashSet<Op>,
    /// The users of each value in the loop.
    users: FxHashMap<Value, Vec<Op>>,
    largest: FxHashMap<Value, u64>,
}

impl Search<'_, '_> {
    /// The values that must be narrow together with `start`, and whether they can be. `wide` ones cannot.
    fn connected(&self, start: Value, wide: &FxHashSet<Value>) -> (FxHashSet<Value>, bool) {
        let mut open = vec![start];
        let mut values = FxHashSet::default();
        while let Some(value) = open.pop() {
            if self.is_end(value) || !values.insert(value) {
                continue;
            }
            let op = self.f.body.defining_op(value).filter(|&op| self.is_narrowed(op));
            let Some(op) = op.filter(|_| !wide.contains(&value)) else { return (values, false) };
            open.extend(self.f.body.operands(op));
            for &user in self.users.get(&value).into_iter().flatten() {
                match self.f.body.results(user).next() {
                    Some(_) if is_truncated(self.f, user) => {}
                    Some(result) => open.push(result),
                    None => return (values, false),
                }
            }
        }
        (values, true)
    }

    /// Returns true for extensions and loop-invariant values, whose low bits need no computation.
    fn is_end(&self, value: Value) -> bool {
        let op = self.f.body.defining_op(value);
        op.is_some_and(|op| self.ops.contains(&op) && is_extension(self.f, op))
            || (is_invariant(self.f, self.l, value) && width(self.f, value).is_some())
    }

    /// Returns true if the low bits of a result only depend on those of the operands.
    fn is_narrowed(&self, op: Op) -> bool {
        let f = self.f;
        let shift = || f.constant_of(f.body.operands(op)[1]).filter(|by| (0..i128::from(BITS)).contains(by));
        self.ops.contains(&op)
            && match f.body.name(op) {
                ADD | SUB | MUL | AND | OR | XOR => true,
                SHL => shift().is_some(),
                LSHR => {
                    let largest = self.largest.get(&f.body.operands(op)[0]);
                    shift().is_some() && largest.is_some_and(|&largest| largest < 1 << BITS)
                }
                _ => false,
            }
    }
}

/// Upper bounds of unsigned values of a loop, if they are known.
fn largest(f: &Function, l: &CountedLoop) -> FxHashMap<Value, u64> {
    let mut largest: FxHashMap<Value, u64> = FxHashMap::default();
    for &op in ops_of(f, l) {
        let Some(result) = f.body.results(op).next() else { continue };
        let Some(bits) = width(f, result).filter(|&bits| bits <= 64) else { continue };
        let constant = |value| f.constant_of(value).and_then(|number| u64::try_from(number).ok());
        let of = |value: Value| largest.get(&value).copied().or_else(|| constant(value));
        let operands = f.body.operands(op);
        let both = || Some((of(operands[0])?, of(operands[1])?));
        let by = || constant(operands[1]).and_then(|by| u32::try_from(by).ok()).filter(|&by| by < bits);
        let number = match f.body.name(op) {
            ZEXT => width(f, operands[0]).filter(|&bits| bits < 64).map(|bits| (1 << bits) - 1),
            ADD => both().and_then(|(a, b)| a.checked_add(b)),
            MUL => both().and_then(|(a, b)| a.checked_mul(b)),
            AND => of(operands[0]).into_iter().chain(of(operands[1])).min(),
            OR | XOR => both().map(|(a, b)| u64::MAX.checked_shr((a | b).leading_zeros()).unwrap_or(0)),
            SHL => of(operands[0]).zip(by()).and_then(|(a, by)| a.checked_mul(1 << by)),
            LSHR => of(operands[0]).zip(by()).map(|(a, by)| a >> by),
            _ => None,
        };
        if let Some(number) = number.filter(|&number| bits == 64 || number < 1 << bits) {
            largest.insert(result, number);
        }
    }
    largest
}
