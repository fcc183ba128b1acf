//! Dependence chains from loop-carried values to their next values.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ASHR, LSHR, SELECT, SHL, SUB, Select};
use crate::dialect::llvm::compare::{ICMP, Icmp, IntPredicate};
use crate::ir::{DictId, Op, OpName, Value, name};
use crate::opt::analysis::reduction_kind::reduction_kind;
use crate::opt::analysis::uses::Uses;
use crate::opt::cost::latency::{cycles, work};
use crate::opt::function::Function;

use super::expr::Expr;
use super::step::{CompareSelect, Order, Step};

/// The chain of a header argument.
pub(super) struct Chain<'f, 'a> {
    f: &'f Function<'a>,
    uses: &'f Uses,
    argument: Value,
    /// The latency from the argument to each value that depends on it.
    cycles: FxHashMap<Value, usize>,
    links: FxHashMap<Value, Link>,
}

/// A value as a function of an earlier one. Values in between have no other users.
#[derive(Clone, Debug)]
struct Link {
    from: Value,
    step: Step,
    /// The instruction count of the operations in between.
    work: usize,
    /// The attributes of the operations if they are equal and on floats.
    attrs: DictId,
}

/// A replacement of the operations of a link by a single step.
#[derive(Debug)]
pub(super) struct Rewrite {
    pub(super) root: Op,
    pub(super) from: Value,
    pub(super) step: Step,
    pub(super) attrs: DictId,
    /// The latency by which the chain becomes shorter, in cycles.
    pub(super) saved: usize,
    /// The instruction counts before and after.
    pub(super) work: [usize; 2],
}

impl<'f, 'a> Chain<'f, 'a> {
    /// Builds the chain of a header argument. `ops` are in an order in which definitions precede uses.
    pub(super) fn of(f: &'f Function<'a>, uses: &'f Uses, ops: &[Op], argument: Value) -> Chain<'f, 'a> {
        let cycles = cycles(f, ops, argument);
        let mut chain = Chain { f, uses, argument, cycles, links: FxHashMap::default() };
        for &op in ops {
            if f.body.results(op).any(|result| chain.depends(result))
                && let Some(link) = chain.link(op)
            {
                chain.links.insert(f.body.result(op, 0), link);
            }
        }
        chain
    }

    /// Returns the latency from the argument to a value if the value depends on it.
    pub(super) fn cycles(&self, value: Value) -> Option<usize> {
        self.cycles.get(&value).copied()
    }

    fn depends(&self, value: Value) -> bool {
        self.cycles.contains_key(&value)
    }

    /// Returns the rewrites that shorten the chain to a value, last one first.
    pub(super) fn rewrites(&self, value: Value) -> Vec<Rewrite> {
        let mut rewrites = Vec::new();
        let mut open = vec![value];
        let mut seen = Vec::new();
        while let Some(value) = open.pop() {
            if value == self.argument || !self.depends(value) || seen.contains(&value) {
                continue;
            }
            seen.push(value);
            let Some(op) = self.f.body.defining_op(value) else { continue };
            match self.links.get(&value) {
                Some(link) => {
                    rewrites.extend(self.rewrite(value, op, link));
                    open.push(link.from);
                }
                None => open.extend(self.f.body.operands(op)),
            }
        }
        rewrites
    }

    /// Returns the rewrite of a value if it shortens the chain.
    fn rewrite(&self, value: Value, root: Op, link: &Link) -> Option<Rewrite> {
        let before = self.cycles(value)? - self.cycles(link.from)?;
        let saved = before.checked_sub(link.step.latency()?).filter(|&saved| saved > 0)?;
        let (from, step, attrs) = (link.from, link.step.clone(), link.attrs);
        Some(Rewrite { root, from, attrs, saved, work: [link.work, step.work()], step })
    }

    /// Returns the result of an operation as a function of one earlier value, if possible.
    fn link(&self, op: Op) -> Option<Link> {
        let f = self.f;
        if f.body.result_count(op) != 1 {
            return None;
        }
        let ty = f.body.value_type(f.body.result(op, 0));
        if f.cx.int_width(ty).is_none_or(|width| width > 64) && f.cx.float_kind(ty).is_none() {
            return None;
        }
        match (f.body.name(op), f.body.operands(op)) {
            (SELECT, &[condition, a, b]) if !self.depends(condition) => self.select(op, condition, [a, b]),
            (SELECT, _) => self.binary(op).or_else(|| self.compare_select(op)),
            _ => self.binary(op),
        }
    }

    /// Links an operation with one operand that depends on the argument and one that does not.
    fn binary(&self, op: Op) -> Option<Link> {
        let (name, [a, b]) = self.operation(op)?;
        let (value, other) = match [a, b].map(|operand| self.depends(operand)) {
            [true, false] => (a, b),
            [false, true] if !matches!(name, SUB | SHL | LSHR | ASHR) => (b, a),
            _ => return None,
        };
        let (with, ty) = (Expr::Value(other), self.f.body.value_type(value));
        let attrs = match self.f.cx.float_kind(ty) {
            Some(_) => self.f.body.attrs(op),
            None => DictId::EMPTY,
        };
        let link = self.before(value);
        let step = link.step.clone().then(self.f, name, with.clone(), ty);
        let (link, step) = match step {
            Some(step) => (link, step),
            None => (Link::to(value), Step::Same.then(self.f, name, with, ty)?),
        };
        let is_first = matches!(link.step, Step::Same);
        let attrs = if is_first || link.attrs == attrs { attrs } else { DictId::EMPTY };
        Some(Link { step, attrs, work: link.work + work(self.f.body.name(op)), ..link })
    }

    /// Returns the name and operands of an operation that can merge with others. Minima and maxima may be selects.
    fn operation(&self, op: Op) -> Option<(OpName, [Value; 2])> {
        match (self.f.body.name(op), self.f.body.operands(op)) {
            (name @ (SUB | SHL | LSHR | ASHR), &[a, b]) => Some((name, [a, b])),
            _ => reduction_kind(self.f, op).ok().map(|(kind, operands)| (kind.name, operands)),
        }
    }

    /// Links a select by a condition that does not depend on the argument.
    fn select(&self, op: Op, condition: Value, arms: [Value; 2]) -> Option<Link> {
        let alone = || arms.map(|arm| if self.depends(arm) { Link::to(arm) } else { Link::other(arm) });
        let whole = arms.map(|arm| if self.depends(arm) { self.before(arm) } else { Link::other(arm) });
        let link = Link::select(condition, whole).or_else(|| Link::select(condition, alone()))?;
        Some(Link { work: link.work + work(self.f.body.name(op)), ..link })
    }

    /// Links a select of a value if it compares with a bound, and of another value otherwise.
    fn compare_select(&self, op: Op) -> Option<Link> {
        let f = self.f;
        let select = Select::cast(f.body, op)?;
        let [then, other] = select.arms(f.body);
        let compare = f.body.defining_op(select.condition(f.body))?;
        let [a, b] = Icmp::cast(f.body, compare)?.operands(f.body);
        let predicate = IntPredicate::of(f.cx, f.attr(compare, name::PREDICATE)?)?;
        let (value, bound, predicate) =
            if self.depends(a) { (a, b, predicate) } else { (b, a, predicate.swapped()) };
        let (otherwise, predicate) = match () {
            () if value == then => (other, predicate),
            () if value == other => (then, predicate.inverse()),
            () => return None,
        };
        let order = Order::beyond(f, predicate, f.body.value_type(value))?;
        if self.depends(bound) || self.depends(otherwise) {
            return None;
        }
        let [bound, otherwise] = [bound, otherwise].map(Expr::Value);
        let compare_select = CompareSelect { order, bound, otherwise, is_closed: false };
        Some(Link { step: Step::CompareSelect(compare_select), work: work(SELECT), ..Link::to(value) })
    }

    /// Returns the link of a value with a single user, and the identity if it has several.
    fn before(&self, value: Value) -> Link {
        let link = self.links.get(&value).filter(|_| !self.is_shared(value));
        link.cloned().unwrap_or_else(|| Link::to(value))
    }

    /// Returns true if a value has several users. A comparison counts as a part of the select that uses it.
    fn is_shared(&self, value: Value) -> bool {
        let f = self.f;
        let user = |&user: &Op| {
            let compared = (f.body.name(user) == ICMP).then(|| self.uses.of_value(f.body.result(user, 0)));
            if let Some(&[select]) = compared { select } else { user }
        };
        let mut users = self.uses.of_value(value).iter().map(user);
        let Some(first) = users.next() else { return false };
        users.any(|user| user != first)
    }
}

impl Link {
    /// The identity of a value.
    fn to(value: Value) -> Link {
        Link { from: value, step: Step::Same, work: 0, attrs: DictId::EMPTY }
    }

    /// A value that does not depend on the argument.
    fn other(value: Value) -> Link {
        Link { step: Step::Other(Expr::Value(value)), ..Link::to(value) }
    }

    /// Links a select between two links if both are functions of one value.
    fn select(condition: Value, arms: [Link; 2]) -> Option<Link> {
        let mut before =
            arms.iter().filter(|link| !matches!(link.step, Step::Other(_))).map(|link| link.from);
        let from = before.next()?;
        if before.any(|other| other != from) {
            return None;
        }
        let work = arms.iter().map(|link| link.work).sum();
        let [a, b] = arms.map(|link| link.step);
        Some(Link { step: Step::select(condition, a, b)?, work, ..Link::to(from) })
    }
}
