//! Range checks: combines comparisons of one integer with constants to a cheaper test for membership in a set.
//!
//! The comparisons are operands of conjunctions and disjunctions, conditions of chains of branches with a common
//! successor, or cases of a switch with few successors. One comparison of a difference tests for an interval, and one
//! shift of a bit mask for a subset of 64 adjacent integers. A merged branch executes the operations of the second
//! block speculatively, so they must be pure and few. Exit tests of counted loops are left out.
//!
//! ```text
//!   c >= '0' && c <= '9'                  ▶   c - '0' <u 10
//!   c == ' ' || c == '\n' || c == '\t'    ▶   c - '\t' <u 2 || c == ' '
//!   c == '+' || c == '-' || c == 'e' …    ▶   c - '+' <u 59 && (word >> (c - '+') & 1)
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{ADD, AND, Binary, OR, SELECT, SUB, XOR};
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr, SWITCH, Switch};
use crate::dialect::switch_syntax::case_values;
use crate::ir::{Block, Loc, Op, TypeId, Value, name};
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::loop_info::{has_counted_exit_test, has_disabled_transforms, loops};
use crate::opt::function::Function;

use super::dce::remove_unused;
use super::int_set::{IntSet, Test};
use super::simplify_cfg::merge_blocks;

/// Depth limit of conditions.
const MAX_DEPTH: usize = 8;
/// Upper bound on the cost of a test that replaces a branch. Predictable branches are cheaper than longer tests.
const MAX_COST: usize = 2;
/// Upper bound on the cost of a test if if-conversion may replace the remaining branch.
const MAX_SELECT_COST: usize = 8;
/// Upper bound on the operations of a block that if-conversion may speculate.
const MAX_ARM_OPS: usize = 6;
/// Upper bound on the operations, besides those of the test, of a block that is speculated.
const MAX_OPS: usize = 3;
/// Upper bound on the cases of a switch.
const MAX_CASES: usize = 64;
/// Upper bound on the targets of a switch, besides the default one, that become branches. Conditional branches are more
/// predictable than the indirect branch of a jump table.
const MAX_SWITCH_TARGETS: usize = 3;

/// The pass.
pub(crate) fn range_checks(f: &mut Function) {
    let mut checks = Checks::default();
    checks.combine_values(f);
    let counted: FxHashSet<Block> =
        loops(f).iter().filter(|l| has_counted_exit_test(f, l)).map(|l| l.header).collect();
    let blocks = f.blocks();
    // In post-order, the last branch of a chain comes first.
    for &block in blocks.iter().rev() {
        checks.replace_switch(f, block);
    }
    let blocks = f.blocks();
    checks.count_predecessors(f, &blocks);
    // Other passes match the exit tests of counted loops.
    for &block in blocks.iter().rev().filter(|&block| !counted.contains(block)) {
        while checks.merge_branches(f, block) {}
    }
    if checks.has_changed {
        merge_blocks(f);
        remove_unused(f);
    }
}

/// The target of an edge, and its operands.
type Edge = (Block, Vec<Value>);

/// A condition on one integer.
#[derive(Clone)]
struct Check {
    number: Value,
    /// The integers for which the condition holds.
    set: IntSet,
    /// The number of operations that compute it.
    cost: usize,
}

#[derive(Default)]
struct Checks {
    /// The emitted conditions.
    emitted: FxHashMap<Value, Check>,
    /// The operations of the emitted conditions.
    ops: FxHashSet<Op>,
    /// The number of predecessor edges of each block.
    predecessors: FxHashMap<Block, usize>,
    has_changed: bool,
}

impl Checks {
    /// Matches a condition.
    fn of(&self, f: &Function, condition: Value, depth: usize) -> Option<Check> {
        if let Some(check) = self.emitted.get(&condition) {
            return Some(check.clone());
        }
        let op = f.body.defining_op(condition).filter(|_| depth < MAX_DEPTH)?;
        match (f.body.name(op), f.body.operands(op)) {
            (ICMP, _) => comparison(f, op),
            (AND, &[a, b]) => self.both(f, [a, b], depth, IntSet::intersection),
            (OR, &[a, b]) => self.both(f, [a, b], depth, |a, b| a.union(b)),
            (SELECT, &[a, b, no]) if f.constant_of(no).is_some_and(|no| no & 1 == 0) => {
                self.both(f, [a, b], depth, IntSet::intersection)
            }
            (SELECT, &[a, yes, b]) if f.constant_of(yes).is_some_and(|yes| yes & 1 == 1) => {
                self.both(f, [a, b], depth, |a, b| a.union(b))
            }
            (XOR, &[a, b]) if f.constant_of(b).is_some_and(|b| b & 1 == 1) => {
                let check = self.of(f, a, depth + 1)?;
                Some(Check { set: check.set.complement(), ..check })
            }
            _ => None,
        }
    }

    /// Matches the conjunction or disjunction of two conditions on one integer. `join` computes its set.
    fn both(
        &self,
        f: &Function,
        conditions: [Value; 2],
        depth: usize,
        join: impl Fn(IntSet, &IntSet) -> IntSet,
    ) -> Option<Check> {
        let [a, b] = conditions;
        let (a, b) = (self.of(f, a, depth + 1)?, self.of(f, b, depth + 1)?);
        (a.number == b.number).then(|| Check {
            number: a.number,
            set: join(a.set, &b.set),
            cost: a.cost + b.cost + 1,
        })
    }

    /// Replaces conjunctions and disjunctions by cheaper membership tests.
    fn combine_values(&mut self, f: &mut Function) {
        let mut replaced = FxHashMap::default();
        for block in f.blocks() {
            let may_combine = |&op: &Op| {
                matches!(f.body.name(op), AND | OR | SELECT)
                    && f.body.value_type(f.body.result(op, 0)) == TypeId::I1
            };
            if !f.body.block_ops(block).iter().any(may_combine) {
                continue;
            }
            for op in f.body.take_ops(block) {
                let better = cheaper_check(self, f, op);
                let Some((check, test)) = better.filter(|_| f.may_rewrite()) else {
                    f.body.place_op(block, op);
                    continue;
                };
                let loc = f.body.loc(op);
                let tested = self.emit(f, (block, loc), &check, &test);
                let result = f.body.result(op, 0);
                self.emitted.insert(result, check);
                replaced.insert(result, tested);
            }
        }
        f.replace(&replaced);
    }

    /// Replaces a switch with few distinct successors by conditional branches.
    fn replace_switch(&mut self, f: &mut Function, block: Block) {
        let Some(end) = f.body.last_op(block).filter(|&op| f.body.name(op) == SWITCH) else { return };
        let number = Switch(end).value(f.body);
        let Some((default, targets)) = switch_targets(f, end, number).filter(|_| f.may_rewrite()) else {
            return;
        };
        let loc = f.body.loc(end);
        f.body.take_last_op(block);
        let (mut from, count) = (block, targets.len());
        for (index, SwitchTarget { to, set, test }) in targets.into_iter().enumerate() {
            let otherwise = match index + 1 < count {
                true => (f.new_block_before(to.0, &[]), Vec::new()),
                false => default.clone(),
            };
            let check = Check { number, cost: test.cost(), set };
            self.branch(f, (from, loc), (check, test), [&to, &otherwise]);
            from = otherwise.0;
        }
    }

    fn count_predecessors(&mut self, f: &Function, blocks: &[Block]) {
        for edge in blocks.iter().flat_map(|&block| successors(f.body, block)) {
            *self.predecessors.entry(edge.block).or_default() += 1;
        }
    }

    /// Merges the branch of a block with that of a successor if they have a common successor. Returns true on success.
    fn merge_branches(&mut self, f: &mut Function, block: Block) -> bool {
        let found = [0, 1].into_iter().find_map(|edge| Chain::of(self, f, block, edge));
        let Some(chain) = found.filter(|_| f.may_rewrite()) else { return false };
        let Some(end) = f.body.take_last_op(block) else { return false };
        let loc = f.body.loc(end);
        f.body.take_last_op(chain.second);
        for op in f.body.take_ops(chain.second) {
            f.body.place_op(block, op);
        }
        // The merge removes the edge from the second block to the common successor.
        self.predecessors.entry(chain.failed.0).and_modify(|count| *count -= 1);
        self.predecessors.remove(&chain.second);
        self.branch(f, (block, loc), (chain.check, chain.test), [&chain.passed, &chain.failed]);
        true
    }

    /// Returns true if the operations of a block before its branch may be speculated, and are few.
    fn may_speculate(&self, f: &Function, block: Block) -> bool {
        let Some((_, ops)) = f.body.block_ops(block).split_last() else { return false };
        let is_counted = |&&op: &&Op| {
            let result = f.body.result(op, 0);
            // The merged test replaces the conditions.
            let is_in_test =
                self.ops.contains(&op) || f.body.value_type(result) == TypeId::I1 || sum(f, result).is_some();
            f.constant_of(result).is_none() && !is_in_test
        };
        ops.iter().all(|&op| f.is_pure(op) && f.body.result_count(op) == 1)
            && ops.iter().filter(is_counted).count() <= MAX_OPS
    }

    /// Emits a branch on a test at the end of a block.
    fn branch(
        &mut self,
        f: &mut Function,
        (block, loc): (Block, Loc),
        (check, test): (Check, Test),
        [passed, failed]: [&Edge; 2],
    ) {
        let (check, test, passed, failed) = match test.without_negation() {
            Ok(test) => (Check { set: check.set.complement(), ..check }, test, failed, passed),
            Err(test) => (check, test, passed, failed),
        };
        let tested = self.emit(f, (block, loc), &check, &test);
        f.emit(block, loc).branch_if(tested, (passed.0, &passed.1), (failed.0, &failed.1));
    }

    /// Emits a test at the end of a block.
    fn emit(&mut self, f: &mut Function, (block, loc): (Block, Loc), check: &Check, test: &Test) -> Value {
        let before = f.body.block_ops(block).len();
        let tested = test.emit(&mut f.emit(block, loc), check.number);
        self.ops.extend(&f.body.block_ops(block)[before..]);
        self.emitted.insert(tested, check.clone());
        self.has_changed = true;
        tested
    }
}

/// An edge of a switch, and the test for the integers that take it.
struct SwitchTarget {
    to: Edge,
    set: IntSet,
    test: Test,
}

/// The default edge of a switch and its other distinct edges; `None` if they are many, or have no cheap tests.
fn switch_targets(f: &Function, switch: Op, number: Value) -> Option<(Edge, Vec<SwitchTarget>)> {
    let width = width(f, number)?;
    let edge = |index: usize| {
        (f.body.successors(switch)[index].block, f.body.successor_operands(switch, index).to_vec())
    };
    let default = edge(0);
    let cases = case_values(f.cx, f.body.attrs(switch));
    let mut sets: Vec<(Edge, IntSet)> = Vec::new();
    for (index, &case) in cases.iter().enumerate().take(MAX_CASES + 1) {
        let (to, set) = (edge(index + 1), IntSet::of_comparison(IntPredicate::Eq, width, case));
        match sets.iter_mut().find(|(other, _)| *other == to) {
            _ if to == default => {}
            Some((_, all)) => *all = all.clone().union(&set),
            None => sets.push((to, set)),
        }
    }
    let is_only = sets.len() == 1;
    let target = |(to, set): (Edge, IntSet)| {
        let is_cheap = |test: &Test| match is_only {
            true => is_worthwhile(f, test, [&to, &default]),
            false => test.branch_cost() <= MAX_COST,
        };
        let test = set.test().filter(is_cheap)?;
        Some(SwitchTarget { to, set, test })
    };
    if cases.len() > MAX_CASES || !(1..=MAX_SWITCH_TARGETS).contains(&sets.len()) {
        return None;
    }
    let targets = sets.into_iter().map(target).collect::<Option<Vec<SwitchTarget>>>()?;
    Some((default, targets))
}

/// Matches a conjunction or disjunction for which there is a cheaper test.
fn cheaper_check(checks: &Checks, f: &Function, op: Op) -> Option<(Check, Test)> {
    let is_bit = f.body.result_count(op) == 1 && f.body.value_type(f.body.result(op, 0)) == TypeId::I1;
    if !is_bit || !matches!(f.body.name(op), AND | OR | SELECT) {
        return None;
    }
    let check = checks.of(f, f.body.result(op, 0), 0)?;
    let test = check.set.test().filter(|test| test.cost() < check.cost)?;
    Some((Check { cost: test.cost(), ..check }, test))
}

/// Two branches on one integer with a common successor. The first branch dominates the second one.
struct Chain {
    second: Block,
    /// The condition of `passed`.
    check: Check,
    test: Test,
    /// The edge of the second branch alone.
    passed: Edge,
    /// The edge of both branches.
    failed: Edge,
}

impl Chain {
    /// Matches the branch of a block and that of its successor `edge`.
    fn of(checks: &Checks, f: &Function, block: Block, edge: usize) -> Option<Chain> {
        let first = plain_branch(f, block)?;
        let second_block = f.body.successors(first)[edge].block;
        let second = plain_branch(f, second_block)?;
        let is_own =
            checks.predecessors.get(&second_block) == Some(&1) && f.body.block_args(second_block).is_empty();
        if second_block == block || !is_own || !checks.may_speculate(f, second_block) {
            return None;
        }
        let to = |branch: Op, edge: usize| {
            (f.body.successors(branch)[edge].block, f.body.successor_operands(branch, edge).to_vec())
        };
        let failed = to(first, 1 - edge);
        let out = [0, 1].into_iter().find(|&out| to(second, out) == failed)?;
        let passed = to(second, 1 - out);
        let leads_on = |branch: Op, edge: usize| {
            let check = checks.of(f, CondBr(branch).condition(f.body), 0)?;
            Some(if edge == 0 { check } else { Check { set: check.set.complement(), ..check } })
        };
        let (a, b) = (leads_on(first, edge)?, leads_on(second, 1 - out)?);
        let set = a.set.intersection(&b.set);
        let test = set.test().filter(|test| is_worthwhile(f, test, [&passed, &failed]))?;
        let check = Check { number: a.number, set, cost: test.cost() };
        (a.number == b.number && passed != failed).then_some(Chain {
            second: second_block,
            check,
            test,
            passed,
            failed,
        })
    }
}

/// Returns true if a branch on a test is cheaper than several branches between two edges.
fn is_worthwhile(f: &Function, test: &Test, [a, b]: [&Edge; 2]) -> bool {
    let (from_a, from_b) = (select_arm(f, a.0), select_arm(f, b.0));
    let may_be_select =
        a.0 == b.0 || from_a == Some(b.0) || from_b == Some(a.0) || (from_a.is_some() && from_a == from_b);
    test.branch_cost() <= if may_be_select { MAX_SELECT_COST } else { MAX_COST }
}

/// The target of a short block that if-conversion may replace by a select.
fn select_arm(f: &Function, block: Block) -> Option<Block> {
    let (&end, ops) = f.body.block_ops(block).split_last()?;
    let is_counted = |&&op: &&Op| f.constant_of(f.body.result(op, 0)).is_none();
    let is_short = f.body.name(end) == BR
        && ops.iter().all(|&op| f.is_pure(op) && f.body.result_count(op) == 1)
        && ops.iter().filter(is_counted).count() <= MAX_ARM_OPS;
    is_short.then(|| f.body.successors(end)[0].block)
}

/// The conditional branch at the end of a block, unless its annotation disables transformations.
fn plain_branch(f: &Function, block: Block) -> Option<Op> {
    let is_plain = |&op: &Op| f.body.name(op) == COND_BR && !has_disabled_transforms(f, block);
    f.body.last_op(block).filter(is_plain)
}

/// Matches a comparison of an integer, or of its sum with a constant, with a constant.
fn comparison(f: &Function, op: Op) -> Option<Check> {
    let [a, b] = Icmp::cast(f.body, op)?.operands(f.body);
    let predicate = f.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr))?;
    let (number, constant, predicate) = match (f.constant_of(a), f.constant_of(b)) {
        (None, Some(constant)) => (a, constant, predicate),
        (Some(constant), None) => (b, constant, predicate.swapped()),
        _ => return None,
    };
    let set = IntSet::of_comparison(predicate, width(f, number)?, constant);
    let Some((summand, added)) = sum(f, number) else { return Some(Check { number, set, cost: 1 }) };
    Some(Check { number: summand, set: set.before_addition(added), cost: 2 })
}

/// Matches the sum of a value and a constant.
fn sum(f: &Function, number: Value) -> Option<(Value, i128)> {
    let op = f.body.defining_op(number)?;
    let [a, b] = Binary::cast(f.body, op)?.operands(f.body);
    let constant = f.constant_of(b)?;
    match f.body.name(op) {
        ADD => Some((a, constant)),
        SUB => Some((a, constant.wrapping_neg())),
        _ => None,
    }
}

/// The width of an integer, if [`IntSet`] supports it.
fn width(f: &Function, number: Value) -> Option<u32> {
    f.cx.int_width(f.body.value_type(number)).filter(|width| (8..=64).contains(width))
}
