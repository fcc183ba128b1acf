//! Tests of one integer against constants: conjunctions, disjunctions, chains of branches and switches between few
//! blocks. The set of the integers that pass is known, so that one comparison of a difference tests for an interval,
//! and one shift for some of 64 adjacent integers.
//!
//! ```text
//!   c >= '0' && c <= '9'                  ▶   c - '0' <u 10
//!   c == ' ' || c == '\n' || c == '\t'    ▶   c - '\t' <u 2 || c == ' '
//!   c == '+' || c == '-' || c == 'e' …    ▶   c - '+' <u 59 && (word >> (c - '+') & 1)
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{ADD, AND, OR, SELECT, SUB, XOR};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr, SWITCH, Switch};
use crate::dialect::switch_syntax::case_values;
use crate::ir::{Block, Loc, Op, TypeId, Value, name};
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::loop_info::{counts, has_disabled_transforms, loops};
use crate::opt::function::Function;

use super::dce::remove_unused;
use super::int_set::{IntSet, Test};
use super::simplify_cfg::merge_blocks;

/// Depth limit of conditions.
const MAX_DEPTH: usize = 8;
/// Upper bound on the cost of a test that replaces a branch. Predicted branches are cheaper than a longer test.
const MAX_COST: usize = 2;
/// Upper bound on the cost of a test if if-conversion may replace the remaining branches.
const MAX_CHOICE_COST: usize = 8;
/// Upper bound on the operations of a block that if-conversion may replace.
const MAX_SIDE_OPS: usize = 6;
/// Upper bound on the operations, besides those of the test, of a block that no longer has a branch before it.
const MAX_OPS: usize = 3;
/// Upper bound on the cases of a switch.
const MAX_CASES: usize = 64;
/// Upper bound on the ways of a switch, besides the default one, that become branches. Predictors know less of the
/// indirect branch that a table needs.
const MAX_WAYS: usize = 3;

/// The pass.
pub(crate) fn range_checks(f: &mut Function) {
    let mut checks = Checks::default();
    checks.combine_values(f);
    let counted: FxHashSet<Block> = loops(f).iter().filter(|l| counts(f, l)).map(|l| l.header).collect();
    let blocks = f.blocks();
    // In post-order, the end of a chain comes first.
    for &block in blocks.iter().rev() {
        checks.replace_switch(f, block);
    }
    let blocks = f.blocks();
    checks.count_predecessors(f, &blocks);
    // Other passes must recognize the exit test of a counted loop, so it is unchanged.
    for &block in blocks.iter().rev().filter(|&block| !counted.contains(block)) {
        while checks.merge_branches(f, block) {}
    }
    if checks.has_changed {
        merge_blocks(f);
        remove_unused(f);
    }
}

/// A block, and the operands that it gets.
type Edge = (Block, Vec<Value>);

/// A condition on one integer.
#[derive(Clone)]
struct Check {
    number: Value,
    /// The integers for which the condition holds.
    set: IntSet,
    /// The count of operations that compute it.
    cost: usize,
}

#[derive(Default)]
struct Checks {
    /// The conditions that the pass emitted.
    emitted: FxHashMap<Value, Check>,
    /// The operations of these conditions.
    ops: FxHashSet<Op>,
    /// The number of predecessor edges of each block.
    predecessors: FxHashMap<Block, usize>,
    has_changed: bool,
}

impl Checks {
    /// The check that a condition is.
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

    /// The check that two checks of one number are together.
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

    /// Replaces conjunctions and disjunctions where a test for the set is cheaper.
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
                let better = may_combine_to(self, f, op);
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
        let Some((default, ways)) = ways(f, end, number).filter(|_| f.may_rewrite()) else { return };
        let loc = f.body.loc(end);
        f.body.take_last_op(block);
        let (mut from, count) = (block, ways.len());
        for (index, Way { to, set, test }) in ways.into_iter().enumerate() {
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

    /// Merges the branch of a block with that of a successor, where both have a successor in common. Returns true if
    /// there is one.
    fn merge_branches(&mut self, f: &mut Function, block: Block) -> bool {
        let found = [0, 1].into_iter().find_map(|edge| Chain::of(self, f, block, edge));
        let Some(chain) = found.filter(|_| f.may_rewrite()) else { return false };
        let Some(end) = f.body.take_last_op(block) else { return false };
        let loc = f.body.loc(end);
        f.body.take_last_op(chain.second);
        for op in f.body.take_ops(chain.second) {
            f.body.place_op(block, op);
        }
        // The edge from the second block to where both lead is gone.
        self.predecessors.entry(chain.failed.0).and_modify(|count| *count -= 1);
        self.predecessors.remove(&chain.second);
        self.branch(f, (block, loc), (chain.check, chain.test), [&chain.passed, &chain.failed]);
        true
    }

    /// Returns true if the operations of a block may run, and are cheap enough to, where its branch is not reached.
    fn may_run_always(&self, f: &Function, block: Block) -> bool {
        let Some((_, ops)) = f.body.block_ops(block).split_last() else { return false };
        let is_counted = |&&op: &&Op| {
            let result = f.body.result(op, 0);
            // The test replaces conditions and the comparisons in them.
            let is_of_test =
                self.ops.contains(&op) || f.body.value_type(result) == TypeId::I1 || sum(f, result).is_some();
            f.constant_of(result).is_none() && !is_of_test
        };
        ops.iter().all(|&op| f.is_pure(op) && f.body.result_count(op) == 1)
            && ops.iter().filter(is_counted).count() <= MAX_OPS
    }

    /// Ends a block with a branch by a test.
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

/// An edge of a switch, and the test of the numbers that take it.
struct Way {
    to: Edge,
    set: IntSet,
    test: Test,
}

/// The default edge of a switch and its other edges, if they are few and cheap tests distinguish them.
fn ways(f: &Function, switch: Op, number: Value) -> Option<(Edge, Vec<Way>)> {
    let width = width(f, number)?;
    let edge = |index: usize| {
        (f.body.successors(switch)[index].block, f.body.successor_operands(switch, index).to_vec())
    };
    let default = edge(0);
    let cases = case_values(f.cx, f.body.attrs(switch));
    let mut sets: Vec<(Edge, IntSet)> = Vec::new();
    for (index, &case) in cases.iter().enumerate().take(MAX_CASES + 1) {
        let (to, set) = (edge(index + 1), IntSet::of_comparison(IntPredicate::Eq, width, case));
        match sets.iter_mut().find(|(known, _)| *known == to) {
            _ if to == default => {}
            Some((_, known)) => *known = known.clone().union(&set),
            None => sets.push((to, set)),
        }
    }
    let is_only = sets.len() == 1;
    let way = |(to, set): (Edge, IntSet)| {
        let is_cheap = |test: &Test| match is_only {
            true => is_worthwhile(f, test, [&to, &default]),
            false => test.branch_cost() <= MAX_COST,
        };
        let test = set.test().filter(is_cheap)?;
        Some(Way { to, set, test })
    };
    if cases.len() > MAX_CASES || !(1..=MAX_WAYS).contains(&sets.len()) {
        return None;
    }
    let ways = sets.into_iter().map(way).collect::<Option<Vec<Way>>>()?;
    Some((default, ways))
}

/// The check that an operation computes, with a cheaper test.
fn may_combine_to(checks: &Checks, f: &Function, op: Op) -> Option<(Check, Test)> {
    let is_bit = f.body.result_count(op) == 1 && f.body.value_type(f.body.result(op, 0)) == TypeId::I1;
    if !is_bit || !matches!(f.body.name(op), AND | OR | SELECT) {
        return None;
    }
    let check = checks.of(f, f.body.result(op, 0), 0)?;
    let test = check.set.test().filter(|test| test.cost() < check.cost)?;
    Some((Check { cost: test.cost(), ..check }, test))
}

/// Two branches on one number. The second one only runs after the first.
struct Chain {
    second: Block,
    /// The combined condition of `passed`.
    check: Check,
    test: Test,
    /// The edge that only the second branch takes, with operands.
    passed: Edge,
    /// The edge that both branches take, with operands.
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
        if second_block == block || !is_own || !checks.may_run_always(f, second_block) {
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

/// Returns true if one branch by a test is better than several between two ways.
fn is_worthwhile(f: &Function, test: &Test, [a, b]: [&Edge; 2]) -> bool {
    let (from_a, from_b) = (choice_side(f, a.0), choice_side(f, b.0));
    let may_be_choice =
        a.0 == b.0 || from_a == Some(b.0) || from_b == Some(a.0) || (from_a.is_some() && from_a == from_b);
    test.branch_cost() <= if may_be_choice { MAX_CHOICE_COST } else { MAX_COST }
}

/// The block that a short block without side effects leads to.
fn choice_side(f: &Function, block: Block) -> Option<Block> {
    let (&end, ops) = f.body.block_ops(block).split_last()?;
    let is_counted = |&&op: &&Op| f.constant_of(f.body.result(op, 0)).is_none();
    let is_short = f.body.name(end) == BR
        && ops.iter().all(|&op| f.is_pure(op) && f.body.result_count(op) == 1)
        && ops.iter().filter(is_counted).count() <= MAX_SIDE_OPS;
    is_short.then(|| f.body.successors(end)[0].block)
}

/// The conditional branch at the end of a block, unless it carries an annotation of a loop.
fn plain_branch(f: &Function, block: Block) -> Option<Op> {
    let is_plain = |&op: &Op| f.body.name(op) == COND_BR && !has_disabled_transforms(f, block);
    f.body.last_op(block).filter(is_plain)
}

/// The check that a comparison with a constant is, perhaps of a sum with another constant.
fn comparison(f: &Function, op: Op) -> Option<Check> {
    let predicate = f.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(f.cx, attr))?;
    let &[a, b] = f.body.operands(op) else { return None };
    let (number, constant, predicate) = match (f.constant_of(a), f.constant_of(b)) {
        (None, Some(constant)) => (a, constant, predicate),
        (Some(constant), None) => (b, constant, predicate.swapped()),
        _ => return None,
    };
    let set = IntSet::of_comparison(predicate, width(f, number)?, constant);
    let Some((summand, added)) = sum(f, number) else { return Some(Check { number, set, cost: 1 }) };
    Some(Check { number: summand, set: set.before_addition(added), cost: 2 })
}

/// The operand and the constant whose sum a number is.
fn sum(f: &Function, number: Value) -> Option<(Value, i128)> {
    let op = f.body.defining_op(number)?;
    let &[a, b] = f.body.operands(op) else { return None };
    let constant = f.constant_of(b)?;
    match f.body.name(op) {
        ADD => Some((a, constant)),
        SUB => Some((a, constant.wrapping_neg())),
        _ => None,
    }
}

/// The width of a number that a set may contain.
fn width(f: &Function, number: Value) -> Option<u32> {
    f.cx.int_width(f.body.value_type(number)).filter(|width| (8..=64).contains(width))
}
