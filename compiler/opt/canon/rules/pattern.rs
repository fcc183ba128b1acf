//! Pattern matching of rules.

use crate::dialect::llvm::arith::{ADD, CONSTANT, MUL, NSW, NUW, SHL, SUB, ZERO, overflow_flags};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::fold::signed;
use crate::ir::{Op, OpName, Value, name};
use crate::opt::function::Function;

use super::number::{Number, Scope};
use super::{Match, Node, Predicate, Rule, Term, UseCounts};

/// Upper bound on the letters of values in a row.
pub(super) const MAX_VALUES: usize = 4;
/// Upper bound on the letters of constants in a row.
pub(super) const MAX_NUMBERS: usize = 2;

/// The bindings of the letters of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bindings {
    pub(super) values: [Option<Value>; MAX_VALUES],
    pub(super) numbers: [Option<i128>; MAX_NUMBERS],
    pub(super) predicate: Option<IntPredicate>,
    /// The width of the last constant.
    pub(super) width: Option<u32>,
    /// The overflow flags that are common to all matched operations.
    flags: i64,
}

/// Properties of an operation by which most rules are rejected quickly, looked up once for all rules.
pub(super) struct Root {
    op: Op,
    /// The names of the operations that define the operands.
    operands: [Option<OpName>; 3],
    predicate: Option<IntPredicate>,
}

impl Root {
    pub(super) fn of(f: &Function, op: Op) -> Root {
        let mut operands = [None; 3];
        for (name, &operand) in operands.iter_mut().zip(f.body.operands(op)) {
            *name = f.body.defining_op(operand).map(|op| f.body.name(op));
        }
        let predicate = if f.body.name(op) == ICMP { predicate_of(f, op) } else { None };
        Root { op, operands, predicate }
    }
}

impl Rule {
    /// Returns false if the rule cannot match, by the root of its pattern.
    fn may_match(&self, root: &Root) -> bool {
        let may_match = |(term, &name): (&Term, &Option<OpName>)| match term {
            Term::Value(_) => true,
            Term::Op(node) | Term::Named(_, node) => name == Some(node.name),
            Term::Number(_) | Term::Bit(_) | Term::Float(_) => matches!(name, Some(CONSTANT | ZERO)),
        };
        let is_other =
            matches!(self.pattern.predicate, Some(Predicate::Is(it)) if Some(it) != root.predicate);
        !is_other && self.pattern.args.iter().zip(&root.operands).all(may_match)
    }

    /// Matches an operation.
    pub(super) fn matched(
        &'static self,
        f: &Function,
        uses: Option<&UseCounts>,
        root: &Root,
    ) -> Option<Match> {
        if !self.may_match(root) {
            return None;
        }
        let op = root.op;
        let mut bindings = Bindings {
            values: [None; MAX_VALUES],
            numbers: [None; MAX_NUMBERS],
            predicate: None,
            width: None,
            flags: NSW | NUW,
        };
        if !bindings.bind(f, &self.pattern, op) || !self.fits_types(f, &bindings, op) {
            return None;
        }
        let scope = InFunction { f, uses, bindings: &bindings, op };
        if !self.conditions.iter().all(|condition| condition.holds(&scope)) {
            return None;
        }
        let flags = self.kept(bindings.flags, &scope);
        let lost = match self.replacement {
            Term::Op(_) if has_overflow_flags(self.pattern.name) => flags_of(f, op) & !flags,
            _ => 0,
        };
        (lost == 0).then_some(Match { rule: self, bindings, flags })
    }

    /// The overflow flags of the replacement if all matched operations have `flags`.
    pub(super) fn kept(&self, flags: i64, scope: &impl Scope) -> i64 {
        let is_kept = |flag: i64, conditions: &[_]| {
            flags & flag != 0 && conditions.iter().all(|it: &super::Condition| it.holds(scope))
        };
        self.keeps.iter().filter(|(flag, conditions)| is_kept(*flag, conditions)).map(|(flag, _)| flag).sum()
    }

    /// Returns true if the types permit the replacement. A value replaces a value of the same type. Other replacements
    /// are those of integers, or of vectors of integers if the rule is lane-wise.
    fn fits_types(&self, f: &Function, bindings: &Bindings, op: Op) -> bool {
        let ty = f.body.value_type(f.body.result(op, 0));
        let lane = f.cx.element_type(ty);
        let has_integers = f.cx.int_width(if self.is_lane_wise() { lane } else { ty }).is_some();
        match self.replacement {
            Term::Value(letter) => {
                let has_type = bindings.values[letter].is_some_and(|value| f.body.value_type(value) == ty);
                // Pointers that compare equal may point to different objects.
                has_type && (bindings.predicate.is_none() || has_integers)
            }
            _ => has_integers,
        }
    }
}

impl Bindings {
    /// Matches an operation and binds the letters.
    fn bind(&mut self, f: &Function, node: &Node, op: Op) -> bool {
        let operands = f.body.operands(op);
        if f.body.name(op) != node.name || operands.len() != node.args.len() {
            return false;
        }
        let is_alike = node.args.iter().zip(operands).all(|(term, &value)| self.bind_value(f, term, value));
        if is_alike && has_overflow_flags(node.name) {
            self.flags &= flags_of(f, op);
        }
        is_alike && node.predicate.is_none_or(|predicate| self.bind_predicate(f, predicate, op))
    }

    fn bind_value(&mut self, f: &Function, term: &Term, value: Value) -> bool {
        match term {
            &Term::Value(letter) => self.bind_letter(letter, value),
            Term::Named(letter, node) => {
                let op = f.body.defining_op(value);
                op.is_some_and(|op| self.bind(f, node, op)) && self.bind_letter(*letter, value)
            }
            Term::Op(node) => f.body.defining_op(value).is_some_and(|op| self.bind(f, node, op)),
            Term::Number(number) => self.bind_number(f, number, value),
            &Term::Bit(bit) => {
                let is_bit = f.cx.int_width(f.body.value_type(value)) == Some(1);
                is_bit && f.constant_of(value).is_some_and(|number| (number & 1 == 1) == bit)
            }
            &Term::Float(number) => f.float_of(value).is_some_and(|it| it.to_bits() == number.to_bits()),
        }
    }

    fn bind_letter(&mut self, letter: usize, value: Value) -> bool {
        *self.values[letter].get_or_insert(value) == value
    }

    fn bind_number(&mut self, f: &Function, number: &Number, value: Value) -> bool {
        let Some(constant) = f.constant_of(value) else { return false };
        let width = f.cx.int_width(f.body.value_type(value)).filter(|width| (1..=128).contains(width));
        let Some(width) = width else { return false };
        let constant = signed(constant as u128, width);
        self.width = Some(width);
        match number {
            &Number::Letter(letter) => *self.numbers[letter].get_or_insert(constant) == constant,
            number => number.of(self).is_some_and(|number| signed(number as u128, width) == constant),
        }
    }

    fn bind_predicate(&mut self, f: &Function, predicate: Predicate, op: Op) -> bool {
        let Some(found) = predicate_of(f, op) else { return false };
        match predicate {
            Predicate::Is(predicate) if predicate != found => return false,
            Predicate::Swapped => self.predicate = Some(found.swapped()),
            _ => self.predicate = Some(found),
        }
        true
    }
}

/// Constant expressions depend on the bindings only, not on the function.
impl Scope for Bindings {
    fn number(&self, letter: usize) -> Option<i128> {
        self.numbers[letter]
    }

    fn width(&self) -> Option<u32> {
        self.width
    }

    fn width_of(&self, _: usize) -> Option<u32> {
        None
    }

    fn result_width(&self) -> Option<u32> {
        None
    }

    fn is_single(&self, _: usize) -> bool {
        false
    }

    fn predicate(&self) -> Option<IntPredicate> {
        self.predicate
    }
}

/// The bindings of a rule, with the function for conditions on values.
struct InFunction<'x, 'a> {
    f: &'x Function<'a>,
    uses: Option<&'x UseCounts>,
    bindings: &'x Bindings,
    op: Op,
}

impl Scope for InFunction<'_, '_> {
    fn number(&self, letter: usize) -> Option<i128> {
        self.bindings.numbers[letter]
    }

    fn width(&self) -> Option<u32> {
        self.bindings.width
    }

    fn width_of(&self, letter: usize) -> Option<u32> {
        self.f.cx.int_width(self.f.body.value_type(self.bindings.values[letter]?))
    }

    fn result_width(&self) -> Option<u32> {
        self.f.cx.int_width(self.f.body.value_type(self.f.body.result(self.op, 0)))
    }

    fn is_single(&self, letter: usize) -> bool {
        let value = self.bindings.values[letter];
        self.uses.zip(value).is_some_and(|(uses, value)| uses.is_single(self.f, value))
    }

    fn predicate(&self) -> Option<IntPredicate> {
        self.bindings.predicate
    }
}

/// Returns true for operations with overflow flags.
pub(super) fn has_overflow_flags(name: OpName) -> bool {
    matches!(name, ADD | SUB | MUL | SHL)
}

fn predicate_of(f: &Function, op: Op) -> Option<IntPredicate> {
    IntPredicate::of(f.cx, f.attr(op, name::PREDICATE)?)
}

fn flags_of(f: &Function, op: Op) -> i64 {
    overflow_flags(f.cx, f.attr(op, name::OVERFLOW_FLAGS))
}
