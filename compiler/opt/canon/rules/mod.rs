//! Rewrite rules of canonical form. A rule is a row of a table: the text of a pattern, of its replacement and of
//! conditions (`table.rs`).
//!
//! ```text
//!   select x@(icmp slt a, C), a, C - 1   =>   smin a, C - 1   if C != MIN and one-use(x)
//!   add (add a, C1), C2   =>   add a, C1 + C2   keeps nsw if fits(C1 + C2)
//! ```
//!
//! Lower-case letters are values, names that begin with `C` are integer constants, and `P` is the predicate of a
//! comparison. `x@(…)` binds the result of a nested operation. All occurrences of a letter are the same value or
//! number. `MIN`, `MAX` and `WIDTH` are those of the type of the last constant of the pattern. The commuted forms of
//! commutative operations, and comparisons with swapped operands, match as well.
//!
//! A replacement has the overflow flags that the row keeps, and no others. A row does not apply if the replaced
//! operation would lose an overflow flag.
//!
//! A test evaluates all rows exhaustively for small widths (`verify.rs`).

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

use crate::dialect::llvm::arith::{SELECT, Select};
use crate::dialect::llvm::cast::{Cast, SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::ir::{Op, OpName, Value};
use crate::opt::function::{Emitter, Function};

use number::{Condition, Number};
use parse::Ops;
use pattern::{Bindings, Root};

/// A pattern or replacement, or a part of one.
#[derive(Clone, Debug)]
enum Term {
    /// Any value, by the index of its letter.
    Value(usize),
    /// The result of an operation, by the index of its letter.
    Named(usize, Node),
    /// The result of an operation without a letter.
    Op(Node),
    /// An integer constant. The first occurrence of a letter in a pattern binds it.
    Number(Number),
    /// A constant of type `i1`.
    Bit(bool),
    /// A float constant, matched bit by bit.
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

/// The predicate of a comparison. All variants but the first depend on the bound predicate.
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

/// A row of the table, for one order of the operands of its commutative operations.
#[derive(Clone, Debug)]
struct Rule {
    pattern: Node,
    replacement: Term,
    conditions: Vec<Condition>,
    /// The overflow flags that the replacement keeps, with their conditions.
    keeps: Vec<(i64, Vec<Condition>)>,
}

impl Rule {
    /// Returns true if the replacement is an existing value or a constant.
    fn is_identity(&self) -> bool {
        !matches!(self.replacement, Term::Op(_))
    }

    /// Returns true if the rule also applies to vectors: the replacement has neither constants nor operations whose
    /// operands have other types than their results.
    fn is_lane_wise(&self) -> bool {
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

/// The rules for operations of one name, identities first.
#[derive(Default, Debug)]
struct Group {
    rules: Vec<Rule>,
    identities: usize,
}

impl Group {
    fn of(ops: &Ops, rows: &[&str]) -> Group {
        let mut rules = parse::rules(ops, rows).unwrap_or_default();
        // The sort is stable, so that rules stay in the order of the table.
        rules.sort_by_key(|rule| !rule.is_identity());
        let identities = rules.iter().filter(|rule| rule.is_identity()).count();
        Group { rules, identities }
    }

    fn identities(&self) -> &[Rule] {
        &self.rules[..self.identities]
    }
}

/// The rules by the operations that they match. Rows are parsed on first use.
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

/// The rules for operations of this name.
fn group(name: OpName) -> Option<&'static Group> {
    let table = &*TABLE;
    let (rows, group) = table.rows.get(&name)?;
    Some(group.get_or_init(|| Group::of(&table.ops, rows)))
}

/// The condition of a `select` that is a minimum or maximum of the operands of the comparison.
fn extreme(f: &Function, op: Op) -> Option<Value> {
    let select = Select::cast(f.body, op)?;
    let (condition, [a, b]) = (select.condition(f.body), select.arms(f.body));
    let of = |value: Value, names: &[OpName]| {
        f.body.defining_op(value).filter(|&op| names.contains(&f.body.name(op)))
    };
    let narrow = |value: Value| of(value, &[ZEXT, SEXT]).map_or(value, |op| Cast(op).arg(f.body));
    let [x, y] = Icmp(of(condition, &[ICMP])?).operands(f.body);
    let is_pair = |a: Value, b: Value| [(x, y), (y, x)].contains(&(a, b));
    (is_pair(a, b) || is_pair(narrow(a), narrow(b))).then_some(condition)
}

/// The use counts of values, computed on first use. All selects of the minimum or maximum by one comparison count as
/// one use of it.
#[derive(Default)]
pub(crate) struct UseCounts(OnceCell<Vec<u8>>);

impl UseCounts {
    /// The use counts. The first call must precede rewrites.
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

    /// Returns true if a value has a single use; false for values that are newer than the counts.
    pub(crate) fn is_single(&self, f: &Function, value: Value) -> bool {
        self.counted(f).get(value.index()) == Some(&1)
    }
}

/// A rule that applies to an operation, with the bindings of its letters.
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

    /// The first rule that replaces an operation by an existing value or a constant.
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
