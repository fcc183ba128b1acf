//! Multi-way branches: `llvm.switch` and `llvm.indirectbr`.
//!
//! The sorted cases are partitioned into the fewest clusters, and a balanced tree of comparisons selects the cluster. A
//! cluster is
//!
//! - a *range* of cases with one target: one or two comparisons;
//! - a *bit test*: cases within 64 numbers that have at most three targets, each tested by a mask;
//! - a *jump table*: cases that take up enough of the numbers between the lowest and the highest.
//!
//! Without a default, the last comparison of a path is left out, and so is the check of the bounds of a table. A table has
//! entries for all values of a small integer, if most of them are cases.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, InstructionData, JumpTableData, Opcode, Value, types};

use crate::codegen::context::FunctionCx;
use crate::dialect::llvm::function::SizeLevel;

use super::trap::UNREACHABLE_TRAP;

/// The fewest ranges of a jump table. The comparisons of fewer are faster than the bound check, the load of the entry
/// and the indirect branch.
const MIN_TABLE_RANGES: usize = 7;
/// A jump table has at most this many entries per case.
const MAX_ENTRIES_PER_CASE: u128 = 8;
/// The same in functions that are optimized for size, where a comparison and a branch take as much as two entries.
const MAX_ENTRIES_PER_CASE_FOR_SIZE: u128 = 2;
/// Upper bound on the unused entries, which save a bound check, in functions that are optimized for size.
const MAX_UNUSED_FOR_SIZE: usize = 4;
/// Upper bound on the entries of a jump table.
const MAX_ENTRIES: u128 = 1 << 16;
/// The most clusters that are tested one after the other. A tree needs as many comparisons on average for three.
const MAX_SEQUENCE: usize = 3;
/// The highest value of a small integer.
const SMALL: u128 = 255;
/// The most targets of a bit test, each of which costs a test and a branch.
const MAX_TESTED: usize = 3;
/// The fewest comparisons that a bit test replaces.
const MIN_TESTED_CASES: usize = 3;
/// The numbers that a bit test distinguishes.
const TESTED_BITS: u128 = 64;

/// A multi-way branch on an integer of at most 64 bits, or of 128.
pub(super) struct Switch {
    /// The numbers and the blocks without parameters to which they branch, in ascending order.
    pub(super) cases: Vec<(u128, Block)>,
    /// The block for other numbers; `None` if there are no others.
    pub(super) default: Option<Block>,
}

/// Adjacent numbers with one target.
#[derive(Clone, Copy)]
struct Range {
    low: u128,
    high: u128,
    target: Block,
    /// The number of cases of the ranges before this one.
    before: u128,
}

impl Range {
    fn cases(&self) -> u128 {
        self.high - self.low + 1
    }
}

/// Cases that are selected together.
enum Cluster<'r> {
    Range(Range),
    BitTest(&'r [Range]),
    Table(&'r [Range]),
}

impl Cluster<'_> {
    fn low(&self) -> u128 {
        match self {
            Cluster::Range(range) => range.low,
            Cluster::BitTest(ranges) | Cluster::Table(ranges) => ranges[0].low,
        }
    }

    fn high(&self) -> u128 {
        match self {
            Cluster::Range(range) => range.high,
            Cluster::BitTest(ranges) | Cluster::Table(ranges) => ranges[ranges.len() - 1].high,
        }
    }
}

impl Switch {
    /// Emits the branch. It ends the current block.
    pub(super) fn emit(mut self, fx: &mut FunctionCx, value: Value) {
        self.cases.sort_by_key(|case| case.0);
        let ranges = ranges(&self.cases, self.default);
        let clusters = clusters(&ranges, max_entries_per_case(fx));
        let ty = fx.builder.func.dfg.value_type(value);
        let highest = if ty.bits() == 128 { u128::MAX } else { unsigned_max(fx, value, 4) };
        let tree = Tree { value, default: self.default };
        tree.emit(fx, &clusters, (0, highest));
    }
}

/// Returns the ranges of cases in ascending order. Cases of the default are none.
fn ranges(cases: &[(u128, Block)], default: Option<Block>) -> Vec<Range> {
    let mut ranges: Vec<Range> = Vec::new();
    for &(number, target) in cases.iter().filter(|case| Some(case.1) != default) {
        match ranges.last_mut() {
            Some(last) if last.target == target && last.high + 1 == number => last.high = number,
            last => {
                let before = last.map_or(0, |last| last.before + last.cases());
                ranges.push(Range { low: number, high: number, target, before });
            }
        }
    }
    ranges
}

fn max_entries_per_case(fx: &FunctionCx) -> u128 {
    match fx.size_level {
        SizeLevel::Any => MAX_ENTRIES_PER_CASE,
        SizeLevel::Small | SizeLevel::Smallest => MAX_ENTRIES_PER_CASE_FOR_SIZE,
    }
}

/// Partitions ranges into the fewest clusters, by dynamic programming from the last range to the first.
fn clusters(ranges: &[Range], max_entries_per_case: u128) -> Vec<Cluster<'_>> {
    /// The longest cluster, in ranges: a bound on the time, which is quadratic.
    const MAX_RANGES: usize = 1024;
    let count = ranges.len();
    // The fewest clusters from each range to the end, and the end of the first of them.
    let mut best: Vec<(usize, usize)> = vec![(0, count); count + 1];
    for from in (0..count).rev() {
        best[from] = (best[from + 1].0 + 1, from + 1);
        for to in (from + 2..=count.min(from + MAX_RANGES)).rev() {
            let together = &ranges[from..to];
            if best[to].0 + 1 < best[from].0
                && (is_bit_test(together) || is_table(together, max_entries_per_case))
            {
                best[from] = (best[to].0 + 1, to);
            }
        }
    }
    let mut clusters = Vec::new();
    let mut from = 0;
    while from < count {
        let to = best[from].1;
        let together = &ranges[from..to];
        clusters.push(match together {
            [range] => Cluster::Range(*range),
            _ if is_bit_test(together) => Cluster::BitTest(together),
            _ => Cluster::Table(together),
        });
        from = to;
    }
    clusters
}

/// The number of values from the first to the last, less one.
fn span(ranges: &[Range]) -> u128 {
    ranges[ranges.len() - 1].high - ranges[0].low
}

/// Returns the different targets of ranges, at most one more than a bit test may have.
fn targets(ranges: &[Range]) -> Vec<Block> {
    let mut targets = Vec::new();
    for range in ranges {
        if !targets.contains(&range.target) {
            targets.push(range.target);
        }
        if targets.len() > MAX_TESTED {
            break;
        }
    }
    targets
}

fn is_bit_test(ranges: &[Range]) -> bool {
    if span(ranges) >= TESTED_BITS {
        return false;
    }
    let targets = targets(ranges).len();
    targets <= MAX_TESTED && ranges.len() >= MIN_TESTED_CASES.max(2 * targets)
}

fn is_table(ranges: &[Range], max_entries_per_case: u128) -> bool {
    let span = span(ranges);
    let last = &ranges[ranges.len() - 1];
    let cases = last.before + last.cases() - ranges[0].before;
    span < MAX_ENTRIES && ranges.len() >= MIN_TABLE_RANGES && span < cases * max_entries_per_case
}

/// Returns an upper bound on an unsigned integer, from the masks and extensions that compute it, up to a depth.
fn unsigned_max(fx: &FunctionCx, value: Value, depth: usize) -> u128 {
    let dfg = &fx.builder.func.dfg;
    let all = u128::MAX >> (128 - dfg.value_type(value).bits());
    let Some(inst) = dfg.value_def(value).inst().filter(|_| depth > 0) else { return all };
    match (dfg.insts[inst].opcode(), dfg.inst_args(inst)) {
        (Opcode::Uextend, &[arg]) => unsigned_max(fx, arg, depth - 1),
        (Opcode::Band, args) => args.iter().map(|&arg| unsigned_max(fx, arg, depth - 1)).fold(all, u128::min),
        _ => match dfg.insts[inst] {
            InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } => i128::from(imm.bits()) as u128 & all,
            _ => all,
        },
    }
}

/// A tree of comparisons.
struct Tree {
    value: Value,
    default: Option<Block>,
}

impl Tree {
    /// Emits the selection among clusters for a value that is known to be within bounds.
    fn emit(&self, fx: &mut FunctionCx, clusters: &[Cluster], bounds: (u128, u128)) {
        match clusters {
            [] => match self.default {
                Some(default) => _ = fx.ins().jump(default, &[]),
                None => _ = fx.ins().trap(UNREACHABLE_TRAP),
            },
            [Cluster::Range(range)] => self.range(fx, range, bounds),
            [Cluster::BitTest(ranges)] => self.bit_test(fx, ranges, bounds),
            [Cluster::Table(ranges)] => self.table(fx, ranges, bounds),
            [Cluster::Range(first), rest @ ..] if clusters.len() <= MAX_SEQUENCE => {
                let bounds = self.test(fx, first, bounds);
                self.emit(fx, rest, bounds);
            }
            _ => {
                let (left, right) = clusters.split_at(clusters.len() / 2);
                // Without a default, the gap between the halves belongs to either.
                let pivot = right[0].low();
                let is_right = self.compare(fx, IntCC::UnsignedGreaterThanOrEqual, pivot);
                let [then, otherwise] = self.branch(fx, is_right);
                fx.builder.switch_to_block(then);
                self.emit(fx, right, (pivot, bounds.1));
                fx.builder.switch_to_block(otherwise);
                let highest = if self.default.is_none() { left[left.len() - 1].high() } else { pivot - 1 };
                self.emit(fx, left, (bounds.0, highest));
            }
        }
    }

    /// Branches to two new blocks, which have no other predecessors.
    fn branch(&self, fx: &mut FunctionCx, condition: Value) -> [Block; 2] {
        let blocks = [fx.builder.create_block(), fx.builder.create_block()];
        fx.ins().brif(condition, blocks[0], &[], blocks[1], &[]);
        blocks
    }

    fn compare(&self, fx: &mut FunctionCx, condition: IntCC, number: u128) -> Value {
        let ty = fx.builder.func.dfg.value_type(self.value);
        let number = fx.int(ty, number);
        fx.ins().icmp(condition, self.value, number)
    }

    /// Returns the distance of the value from a number.
    fn distance(&self, fx: &mut FunctionCx, from: u128) -> Value {
        if from == 0 {
            return self.value;
        }
        let ty = fx.builder.func.dfg.value_type(self.value);
        let from = fx.int(ty, from.wrapping_neg() & (u128::MAX >> (128 - ty.bits())));
        fx.ins().iadd(self.value, from)
    }

    fn range(&self, fx: &mut FunctionCx, range: &Range, bounds: (u128, u128)) {
        let Some(default) = self.default.filter(|_| bounds.0 < range.low || range.high < bounds.1) else {
            fx.ins().jump(range.target, &[]);
            return;
        };
        let is_in = self.is_in(fx, range, bounds);
        fx.ins().brif(is_in, range.target, &[], default, &[]);
    }

    /// Branches to the target of the first of several ranges, or to a new block. Returns the bounds there.
    fn test(&self, fx: &mut FunctionCx, range: &Range, (lowest, highest): (u128, u128)) -> (u128, u128) {
        // Without a default, there are no values before the first range.
        let lowest = if self.default.is_none() { range.low } else { lowest };
        let is_in = self.is_in(fx, range, (lowest, highest));
        let next = fx.builder.create_block();
        fx.ins().brif(is_in, range.target, &[], next, &[]);
        fx.builder.switch_to_block(next);
        (if lowest == range.low { range.high + 1 } else { lowest }, highest)
    }

    /// Returns true at run time if the value, which is within bounds, is in a range.
    fn is_in(&self, fx: &mut FunctionCx, range: &Range, (lowest, highest): (u128, u128)) -> Value {
        match () {
            () if range.low == range.high => self.compare(fx, IntCC::Equal, range.low),
            () if lowest == range.low => self.compare(fx, IntCC::UnsignedLessThanOrEqual, range.high),
            () if highest == range.high => self.compare(fx, IntCC::UnsignedGreaterThanOrEqual, range.low),
            () => {
                let distance = self.distance(fx, range.low);
                let ty = fx.builder.func.dfg.value_type(distance);
                let span = fx.int(ty, range.high - range.low);
                fx.ins().icmp(IntCC::UnsignedLessThanOrEqual, distance, span)
            }
        }
    }

    /// Branches to the default if the distance from the first case is more than `span`.
    fn check(&self, fx: &mut FunctionCx, distance: Value, span: u128, highest: u128) {
        let Some(default) = self.default.filter(|_| span < highest) else { return };
        let ty = fx.builder.func.dfg.value_type(distance);
        let span = fx.int(ty, span);
        let is_out = fx.ins().icmp(IntCC::UnsignedGreaterThan, distance, span);
        let inside = fx.builder.create_block();
        fx.ins().brif(is_out, default, &[], inside, &[]);
        fx.builder.switch_to_block(inside);
    }

    fn bit_test(&self, fx: &mut FunctionCx, ranges: &[Range], (lowest, highest): (u128, u128)) {
        // Small numbers are their own distances.
        let last = ranges[ranges.len() - 1].high;
        let first = if last < TESTED_BITS { 0 } else { ranges[0].low };
        let distance = self.distance(fx, first);
        let highest = if lowest >= first { highest - first } else { u128::MAX };
        self.check(fx, distance, last - first, highest);
        let distance = fx.resize(distance, types::I64, false);
        let one = fx.int(types::I64, 1);
        let bit = fx.ins().ishl(one, distance);
        let targets = targets(ranges);
        for (number, &target) in targets.iter().enumerate() {
            let is_last = number + 1 == targets.len();
            if is_last && self.default.is_none() {
                fx.ins().jump(target, &[]);
                return;
            }
            let of_target = ranges.iter().filter(|range| range.target == target);
            let bits = of_target
                .flat_map(|range| range.low..=range.high)
                .fold(0, |bits, at| bits | 1 << (at - first));
            let mask = fx.int(types::I64, bits);
            let tested = fx.ins().band(bit, mask);
            let next = match self.default {
                Some(default) if is_last => default,
                _ => fx.builder.create_block(),
            };
            fx.ins().brif(tested, target, &[], next, &[]);
            if !is_last {
                fx.builder.switch_to_block(next);
            }
        }
    }

    fn table(&self, fx: &mut FunctionCx, ranges: &[Range], (lowest, highest): (u128, u128)) {
        // A few unused entries are cheaper than a subtraction.
        let span = span(ranges);
        let max_unused = match fx.size_level {
            SizeLevel::Any => span as usize + 1,
            SizeLevel::Small | SizeLevel::Smallest => MAX_UNUSED_FOR_SIZE,
        };
        let is_small = highest <= SMALL && highest <= span + max_unused as u128;
        let first = if is_small || ranges[0].low <= max_entries_per_case(fx) { 0 } else { ranges[0].low };
        let distance = self.distance(fx, first);
        let ty = fx.builder.func.dfg.value_type(distance);
        // The table itself checks numbers of 32 bits.
        if ty.bits() > 32 {
            let highest = if lowest >= first { highest - first } else { u128::MAX };
            self.check(fx, distance, ranges[ranges.len() - 1].high - first, highest);
        }
        let is_checked = self.default.is_none() || ty.bits() > 32;
        let other = self.default.unwrap_or(ranges[0].target);
        let mut entries = Vec::new();
        let mut next = first;
        for range in ranges {
            let blocks =
                (next..range.low).map(|_| other).chain((range.low..=range.high).map(|_| range.target));
            entries.extend(blocks);
            next = range.high + 1;
        }
        let mut index = fx.resize(distance, types::I32, false);
        if is_small {
            entries.resize(entries.len().max(highest as usize + 1), other);
        } else if is_checked && entries.len().next_power_of_two() - entries.len() <= max_unused {
            // A mask tells the back end that it need not check the index.
            entries.resize(entries.len().next_power_of_two(), other);
            let mask = fx.int(types::I32, entries.len() as u128 - 1);
            index = fx.ins().band(index, mask);
        }
        let calls =
            entries.into_iter().map(|block| fx.builder.func.dfg.block_call(block, &[])).collect::<Vec<_>>();
        let other = fx.builder.func.dfg.block_call(other, &[]);
        let table = fx.builder.create_jump_table(JumpTableData::new(other, &calls));
        fx.ins().br_table(index, table);
    }
}
