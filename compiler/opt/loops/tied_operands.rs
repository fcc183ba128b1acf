//! Operand order for two-address instructions, which overwrite one of their operands as on x86-64. An operation between
//! a loop-carried value and its next value gets the former as the overwritten operand, so that both are in one
//! register. Otherwise the back edge needs a move and a jump, because the move belongs to only one edge of the branch.
//!
//! ```text
//!   s' = a[i] ^ s                ▶   s' = s ^ a[i]
//!   m' = m > a[i] ? m : a[i]     ▶   m' = m <= a[i] ? a[i] : m
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, AND, FADD, FMUL, FSUB, MUL, OR, SHL, SUB, Select, XOR};
use crate::dialect::llvm::compare::{Compare, FCMP, FloatPredicate, ICMP, IntPredicate};
use crate::dialect::llvm::intrinsic::{SMAX, SMIN, UMAX, UMIN};
use crate::ir::{Op, TypeId, Value, name};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::{Loop, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::Function;

/// Upper bound on the operations between a loop-carried value and its next value.
const MAX_DEPTH: usize = 32;

/// The pass.
pub(crate) fn tie_operands(f: &mut Function) {
    // Inverse comparisons, which selects share.
    let mut opposites = Opposites::default();
    for l in loops(f).iter() {
        let carried = f.body.block_args(l.header).to_vec();
        for (index, &arg) in carried.iter().enumerate() {
            let nexts: Vec<Value> = l
                .latches
                .iter()
                .filter_map(|&latch| Some(edge_operands(f.body, latch, l.header)?[index]))
                .collect();
            let mut chain = TiedChain { arg, l, on_chain: FxHashMap::default() };
            for next in nexts {
                chain.follow(f, next, &mut opposites);
            }
        }
    }
    if !opposites.of.is_empty() {
        remove_unused(f);
    }
}

/// The def-use chain from a loop-carried value to its next value.
struct TiedChain<'l> {
    arg: Value,
    l: &'l Loop,
    /// For each visited value, true if operations that may be tied compute it from the loop-carried one.
    on_chain: FxHashMap<Value, bool>,
}

impl TiedChain<'_> {
    /// Orders the operands of all operations between the loop-carried value and `next`.
    fn follow(&mut self, f: &mut Function, next: Value, opposites: &mut Opposites) {
        let mut value = next;
        for _ in 0..MAX_DEPTH {
            let Some(op) = self.defining_op(f, value) else { return };
            let Some(ties) = Ties::of(f, op) else { return };
            value = f.body.operands(op)[ties.tied];
            if self.reaches(f, value, MAX_DEPTH) {
                continue;
            }
            let Some(other) = ties.other else { return };
            value = f.body.operands(op)[other];
            if !self.reaches(f, value, MAX_DEPTH) {
                return;
            }
            // The sum of two integers may be lowered to an address computation, which overwrites neither.
            if f.body.name(op) != ADD && f.may_rewrite() {
                ties.exchange(f, op, other, opposites);
            }
        }
    }

    /// Returns true if `value` depends on the loop-carried value through operations that may be tied.
    fn reaches(&mut self, f: &Function, value: Value, depth: usize) -> bool {
        if value == self.arg {
            return true;
        }
        if let Some(&on_chain) = self.on_chain.get(&value) {
            return on_chain;
        }
        let op = self.defining_op(f, value).filter(|_| depth > 0);
        let is_on_chain = op.and_then(|op| Some((op, Ties::of(f, op)?))).is_some_and(|(op, ties)| {
            let operand = |at: usize| f.body.operands(op)[at];
            self.reaches(f, operand(ties.tied), depth - 1)
                || ties.other.is_some_and(|other| self.reaches(f, operand(other), depth - 1))
        });
        self.on_chain.insert(value, is_on_chain);
        is_on_chain
    }

    /// Returns the operation of the loop that computes a value of the type of the loop-carried one.
    fn defining_op(&self, f: &Function, value: Value) -> Option<Op> {
        let has_type = f.body.value_type(value) == f.body.value_type(self.arg);
        let op = f.body.defining_op(value).filter(|_| has_type)?;
        f.body.parent_block(op).filter(|&block| self.l.contains(block)).map(|_| op)
    }
}

/// The tied operands of an operation.
struct Ties {
    /// The index of the operand that the instruction overwrites.
    tied: usize,
    /// The index of the operand that may be exchanged with it at no cost.
    other: Option<usize>,
    /// True for a select of the maximum or the minimum of two numbers, which is one operation of code generation.
    is_extreme: bool,
}

impl Ties {
    fn of(f: &Function, op: Op) -> Option<Ties> {
        let name = f.body.name(op);
        match name {
            SUB | SHL | FSUB => Some(Ties { tied: 0, other: None, is_extreme: false }),
            ADD | MUL | AND | OR | XOR | FADD | FMUL | SMIN | SMAX | UMIN | UMAX => {
                Some(Ties { tied: 0, other: Some(1), is_extreme: false })
            }
            _ => Some(Ties::of_select(f, Select::cast(f.body, op)?)),
        }
    }

    /// Returns the tied operands of a select: the last one, or the first one compared for a minimum or maximum.
    fn of_select(f: &Function, select: Select) -> Ties {
        let arms = select.arms(f.body);
        let Some((predicate, [a, b])) = comparison(f, select.condition(f.body)) else {
            return Ties { tied: 2, other: None, is_extreme: false };
        };
        let is_same = [a, b] == arms;
        let are_arms = is_same || [b, a] == arms;
        match predicate {
            Predicate::Int(IntPredicate::Eq | IntPredicate::Ne) => {}
            Predicate::Int(_) if is_same => return Ties { tied: 1, other: Some(2), is_extreme: true },
            Predicate::Int(_) if are_arms => return Ties { tied: 2, other: Some(1), is_extreme: true },
            // The order of operands decides which one is the result if there is a NaN.
            Predicate::Float(FloatPredicate::Olt | FloatPredicate::Ogt) if are_arms => {
                return Ties { tied: 1, other: None, is_extreme: true };
            }
            // These test two flags.
            Predicate::Float(
                FloatPredicate::Oeq | FloatPredicate::Une | FloatPredicate::One | FloatPredicate::Ueq,
            ) => return Ties { tied: 2, other: None, is_extreme: false },
            _ => {}
        }
        Ties { tied: 2, other: Some(1), is_extreme: false }
    }

    /// Exchanges the tied operand with another one.
    fn exchange(&self, f: &mut Function, op: Op, other: usize, opposites: &mut Opposites) {
        if let Some(select) = Select::cast(f.body, op) {
            let condition = select.condition(f.body);
            let Some(opposite) = opposites.of(f, condition, self.is_extreme) else { return };
            select.set_condition(f.body, opposite);
            if self.is_extreme {
                return;
            }
        }
        let [a, b] = [self.tied, other].map(|at| f.body.operands(op)[at]);
        f.body.set_operand(op, self.tied, b);
        f.body.set_operand(op, other, a);
    }
}

/// Inverse or swapped comparisons, emitted after the original ones and shared by all selects that need them.
#[derive(Default)]
struct Opposites {
    of: FxHashMap<(Value, bool), Value>,
}

impl Opposites {
    /// Returns the same comparison with its operands swapped if `is_same`, and the inverse comparison otherwise.
    fn of(&mut self, f: &mut Function, condition: Value, is_same: bool) -> Option<Value> {
        if let Some(&opposite) = self.of.get(&(condition, is_same)) {
            return Some(opposite);
        }
        let (predicate, [a, b]) = comparison(f, condition)?;
        let op = f.body.defining_op(condition)?;
        let (block, loc) = (f.body.parent_block(op)?, f.body.loc(op));
        for other in f.body.take_ops(block) {
            f.body.place_op(block, other);
            if other == op {
                let mut emit = f.emit(block, loc);
                let (predicate, [a, b]) = match is_same {
                    true => (predicate.swapped(), [b, a]),
                    false => (predicate.inverse(), [a, b]),
                };
                let opposite = match predicate {
                    Predicate::Int(predicate) => emit.compare(predicate, a, b),
                    Predicate::Float(predicate) => emit.compare_floats(predicate, a, b),
                };
                self.of.insert((condition, is_same), opposite);
            }
        }
        self.of.get(&(condition, is_same)).copied()
    }
}

/// The predicate of a comparison.
#[derive(Clone, Copy)]
enum Predicate {
    Int(IntPredicate),
    Float(FloatPredicate),
}

impl Predicate {
    fn of(f: &Function, op: Op) -> Option<Predicate> {
        let attr = f.attr(op, name::PREDICATE)?;
        match f.body.name(op) {
            ICMP => IntPredicate::of(f.cx, attr).map(Predicate::Int),
            FCMP => FloatPredicate::of(f.cx, attr).map(Predicate::Float),
            _ => None,
        }
    }

    /// Returns the predicate of the inverse comparison.
    fn inverse(self) -> Predicate {
        match self {
            Predicate::Int(predicate) => Predicate::Int(predicate.inverse()),
            Predicate::Float(predicate) => Predicate::Float(predicate.inverse()),
        }
    }

    /// Returns the predicate of the same comparison of swapped operands.
    fn swapped(self) -> Predicate {
        match self {
            Predicate::Int(predicate) => Predicate::Int(predicate.swapped()),
            Predicate::Float(predicate) => Predicate::Float(predicate.swapped()),
        }
    }
}

/// Returns the predicate and the operands of a comparison of two numbers.
fn comparison(f: &Function, condition: Value) -> Option<(Predicate, [Value; 2])> {
    let op = f.body.defining_op(condition)?;
    let is_bit = f.body.value_type(condition) == TypeId::I1;
    let predicate = Predicate::of(f, op).filter(|_| is_bit)?;
    Some((predicate, Compare(op).operands(f.body)))
}
