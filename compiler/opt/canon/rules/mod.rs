//! The rules of canonical form: one table of rows, each a pattern and its replacement (`table.rs`). A row is text:
//!
//! ```text
//!   select x@(icmp slt a, C), a, C - 1   =>   smin a, C - 1   if C != MIN and one-use(x)
//!   add (add a, C1), C2   =>   add a, C1 + C2   keeps nsw if fits(C1 + C2)
//! ```
//!
//! Lower-case letters are values, upper-case letters are integer constants, and `P` is the predicate of a comparison.
//! `x@(…)` names the value of a nested operation. A letter that occurs twice stands for the same value or number.
//! `MIN`, `MAX` and `WIDTH` belong to the type of the constant of the pattern that comes last. The commuted forms of
//! commutative operations, and comparisons with swapped operands, match as well.
//!
//! An operation that a replacement creates has no flags but those that the row keeps. A row does not apply where the
//! replaced operation has an overflow flag that would be lost.
//!
//! A test evaluates all rows (`verify.rs`).

mod number;
mod parse;
mod pattern;
mod replace;
mod table;
#[cfg(test)]
mod verify;

use std::cell::OnceCell;
use std::sync::{LazyLock, OnceLock};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::ir::{Op, OpName, Value};
use crate::opt::function::{Emitter, Function};

use number::{Condition, Number};
use parse::Ops;
use pattern::{Bindings, Root};

/// A pattern, or a replacement.
#[derive(Clone, Debug)]
enum Term {
    /// Any value, by the index of its letter.
    Value(usize),
    /// A value and the operation that defines it.
    Named(usize, Node),
    /// The result of an operation that has no name.
    Op(Node),
    /// An integer constant. The first occurrence of a letter in a pattern binds it.
    Number(Number),
    /// A constant of type `i1`.
    Bit(bool),
    /// A float constant, equal bit by bit.
    Float(f64),
}

/// An operation.
#[derive(Clone, Debug)]
struct Node {
    name: OpName,
    /// The predicate of an `icmp`.
    predicate: Option<Predicate>,
    args: Vec<Term>,
}

/// A predicate; all but the first depend on the bound one.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Predicate {
    Is(IntPredicate),
    /// `P`.
    Bound,
    /// `swapped(P)`.
    Swapped,
    /// `inverse(P)`.
    Inverse,
    /// `unsigned(P)`.
    Unsigned,
}

impl Predicate {
    fn of(self, bound: Option<IntPredicate>) -> Option<IntPredicate> {
        match self {
            Predicate::Is(predicate) => Some(predicate),
            Predicate::Bound => bound,
            Predicate::Swapped => bound.map(IntPredicate::swapped),
            Predicate::Inverse => bound.map(IntPredicate::inverse),
            Predicate::Unsigned => bound.map(IntPredicate::unsigned),
        }
    }
}

/// A row of the table with one order of the operands of its commutative operations.
#[derive(Clone, Debug)]
struct Rule {
    pattern: Node,
    replacement: Term,
    conditions: Vec<Condition>,
    /// The overflow flags that the replacement keeps, each with conditions.
    keeps: Vec<(i64, Vec<Condition>)>,
}

impl Rule {
    /// Returns true if the replacement is a value that exists, or a constant.
    fn is_identity(&self) -> bool {
        !matches!(self.replacement, Term::Op(_))
    }

    /// Returns true if the replacement has lanes where the operands have: it has neither constants nor operations
    /// whose operands are of another type.
    fn is_of_lanes(&self) -> bool {
        match &self.replacement {
            Term::Value(_) => true,
            Term::Op(node) => {
                !matches!(node.name, ICMP | ZEXT | SEXT | TRUNC | SELECT)
                    && node.args.iter().all(|arg| matches!(arg, Term::Value(_)))
            }
            _ => false,
        }
    }
}

/// The rules that replace an operation of one name, identities first.
#[derive(Default, Debug)]
struct Group {
    rules: Vec<Rule>,
    identities: usize,
}

impl Group {
    fn of(ops: &Ops, rows: &[&str]) -> Group {
        let mut rules = parse::rules(ops, rows).unwrap_or_default();
        // The sort is stable: ties are decided by the order of the table.
        rules.sort_by_key(|rule| !rule.is_identity());
        let identities = rules.iter().filter(|rule| rule.is_identity()).count();
        Group { rules, identities }
    }

    fn identities(&self) -> &[Rule] {
        &self.rules[..self.identities]
    }
}

/// The rules, by the operations that they replace. Rows are parsed on first use.
struct Table {
    ops: Ops,
    rows: FxHashMap<OpName, (Vec<&'static str>, OnceLock<Group>)>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table { ops: Ops::new(), rows: FxHashMap::default() };
    for &row in table::ROWS {
        if let Some(name) = table.ops.first(row) {
            table.rows.entry(name).or_default().0.push(row);
        }
    }
    table
});

/// The rules that replace an operation of this name.
fn group(name: OpName) -> Option<&'static Group> {
    let table = &*TABLE;
    let (rows, group) = table.rows.get(&name)?;
    Some(group.get_or_init(|| Group::of(&table.ops, rows)))
}

/// The condition of a `select` that is a minimum or maximum of the operands of the comparison.
fn extreme(f: &Function, op: Op) -> Option<Value> {
    let &[condition, a, b] = f.body.operands(op) else { return None };
    let of = |value: Value, names: &[OpName]| {
        f.body.defining_op(value).filter(|&op| names.contains(&f.body.name(op)))
    };
    let narrow = |value: Value| of(value, &[ZEXT, SEXT]).map_or(value, |op| f.body.operands(op)[0]);
    let comparison = of(condition, &[ICMP]).filter(|_| f.body.name(op) == SELECT)?;
    let &[x, y] = f.body.operands(comparison) else { return None };
    let is_pair = |a: Value, b: Value| [(x, y), (y, x)].contains(&(a, b));
    (is_pair(a, b) || is_pair(narrow(a), narrow(b))).then_some(condition)
}

/// The use counts of values, which are computed on first use. The minimum and the maximum of two numbers are one use of
/// their comparison.
#[derive(Default)]
pub(crate) struct UseCounts(OnceCell<Vec<u8>>);

impl UseCounts {
    /// Counts the uses, before operations move.
    pub(crate) fn counted(&self, f: &Function) -> &[u8] {
        self.0.get_or_init(|| {
            let mut counts = vec![0u8; f.body.value_count()];
            let mut extremes: FxHashSet<Value> = FxHashSet::default();
            for block in f.blocks() {
                for &op in f.body.block_ops(block) {
                    let operands = f.body.operands(op);
                    let is_counted = extreme(f, op).is_some_and(|comparison| !extremes.insert(comparison));
                    for operand in &operands[usize::from(is_counted)..] {
                        counts[operand.index()] = counts[operand.index()].saturating_add(1);
                    }
                }
            }
            counts
        })
    }

    /// Returns true if a value has one use. A value that was created after counting counts as shared.
    pub(crate) fn is_single(&self, f: &Function, value: Value) -> bool {
        self.counted(f).get(value.index()) == Some(&1)
    }
}

/// A rule that applies to an operation, with the values of its letters.
pub(crate) struct Match {
    rule: &'static Rule,
    bindings: Bindings,
    /// The overflow flags of the replacement.
    flags: i64,
}

impl Match {
    /// The first rule that applies to an operation.
    pub(crate) fn of(f: &Function, uses: &UseCounts, op: Op) -> Option<Match> {
        let group = group(f.body.name(op))?;
        let root = Root::of(f, op);
        group.rules.iter().find_map(|rule| rule.matched(f, Some(uses), &root))
    }

    /// The first rule that replaces an operation by an operand of the pattern, or by a constant.
    pub(crate) fn identity(f: &Function, op: Op) -> Option<Match> {
        let group = group(f.body.name(op))?;
        let root = Root::of(f, op);
        group.identities().iter().find_map(|rule| rule.matched(f, None, &root))
    }

    /// Emits the replacement of an operation.
    pub(crate) fn emit(&self, emit: &mut Emitter, op: Op) -> Option<Value> {
        let ty = emit.ty(emit.f.body.result(op, 0));
        self.bindings.emit(emit, &self.rule.replacement, ty, self.flags)
    }
}

/// The right neutral element of an integer operation.
pub(crate) fn neutral(name: OpName) -> Option<i128> {
    group(name)?.identities().iter().find_map(|rule| match (&rule.pattern.args[..], &rule.replacement) {
        ([Term::Value(a), Term::Number(Number::Int(number))], Term::Value(b)) if a == b => Some(*number),
        _ => None,
    })
}
