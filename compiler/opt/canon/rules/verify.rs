//! Verification of the rules by evaluation: exhaustively for widths of up to 4 bits, and with random numbers for larger
//! widths. Wherever the pattern is neither undefined nor poison, the replacement must be equal.

use std::collections::BTreeSet;

use crate::dialect::llvm::arith::{ADD, FADD, FDIV, FMUL, FNEG, FSUB, MUL, NSW, NUW, SELECT, SHL, SUB};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::fold::{compares, cut, float, integer, of_float, of_integer, signed};
use crate::dialect::llvm::intrinsic::ABS;
use crate::ir::{FloatKind, OpName, float};

use super::number::{Number, Scope};
use super::parse::{Ops, rules};
use super::pattern::has_overflow_flags;
use super::table::ROWS;
use super::{Node, Rule, Term};

const PREDICATES: [IntPredicate; 10] = {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge]
};

/// Type inference of a rule: classes of parts that have the same type, and constraints on their widths.
#[derive(Default)]
struct Types {
    /// The parent of each class in the union-find forest.
    merged: Vec<usize>,
    /// Pairs of classes; the first one has fewer bits.
    narrower: Vec<(usize, usize)>,
    bits: Vec<usize>,
    values: [Option<usize>; 4],
    numbers: [Option<usize>; 2],
    /// The class of the last constant of the pattern.
    last: Option<usize>,
}

/// A term and the class of its type.
struct Typed<'t> {
    term: &'t Term,
    class: usize,
    args: Vec<Typed<'t>>,
}

impl Types {
    fn new_class(&mut self) -> usize {
        self.merged.push(self.merged.len());
        self.merged.len() - 1
    }

    fn class(&self, mut class: usize) -> usize {
        while self.merged[class] != class {
            class = self.merged[class];
        }
        class
    }

    fn merge(&mut self, a: usize, b: usize) {
        let (a, b) = (self.class(a), self.class(b));
        self.merged[a] = b;
    }

    fn bit(&mut self) -> usize {
        let class = self.new_class();
        self.bits.push(class);
        class
    }

    fn typed<'t>(&mut self, term: &'t Term, is_pattern: bool) -> Typed<'t> {
        let mut args = Vec::new();
        if let Term::Op(node) | Term::Named(_, node) = term {
            args.extend(node.args.iter().map(|arg| self.typed(arg, is_pattern)));
        }
        let class = match term {
            &Term::Value(letter) => self.letter(letter),
            Term::Named(letter, node) => {
                let (named, class) = (self.letter(*letter), self.result(node.name, &args));
                self.merge(named, class);
                class
            }
            Term::Op(node) => self.result(node.name, &args),
            Term::Bit(_) => self.bit(),
            Term::Number(_) | Term::Float(_) => self.new_class(),
        };
        if let (Term::Number(number), true) = (term, is_pattern) {
            self.last = Some(class);
            if let &Number::Letter(letter) = number {
                let bound = *self.numbers[letter].get_or_insert(class);
                self.merge(bound, class);
            }
        }
        Typed { term, class, args }
    }

    fn letter(&mut self, letter: usize) -> usize {
        let class = self.values[letter].unwrap_or_else(|| self.new_class());
        self.values[letter] = Some(class);
        class
    }

    /// The class of the result of an operation.
    fn result(&mut self, name: OpName, args: &[Typed]) -> usize {
        let first = args[0].class;
        match name {
            ICMP => {
                self.merge(first, args[1].class);
                self.bit()
            }
            ZEXT | SEXT => {
                let class = self.new_class();
                self.narrower.push((first, class));
                class
            }
            TRUNC => {
                let class = self.new_class();
                self.narrower.push((class, first));
                class
            }
            SELECT => {
                self.bits.push(first);
                self.merge(args[1].class, args[2].class);
                args[1].class
            }
            _ => {
                args[1..].iter().for_each(|arg| self.merge(first, arg.class));
                first
            }
        }
    }

    /// All assignments of some widths to the classes that satisfy the constraints.
    fn widths(&self, of: &[u32]) -> Vec<Vec<u32>> {
        let roots: BTreeSet<usize> = (0..self.merged.len()).map(|class| self.class(class)).collect();
        let mut all = vec![vec![0; self.merged.len()]];
        for &root in &roots {
            let is_bit = self.bits.iter().any(|&bit| self.class(bit) == root);
            let widths = if is_bit { &[1] } else { of };
            let with = |all: &Vec<u32>, width| {
                let mut all = all.clone();
                all[root] = width;
                all
            };
            all = all.iter().flat_map(|all| widths.iter().map(move |&width| with(all, width))).collect();
        }
        all.iter_mut().for_each(|all| (0..all.len()).for_each(|class| all[class] = all[self.class(class)]));
        all.retain(|all| self.narrower.iter().all(|&(less, more)| all[less] < all[more]));
        all
    }
}

/// An assignment of widths to the types of a rule, and of numbers to its letters.
#[derive(Clone)]
struct Case<'t> {
    types: &'t Types,
    /// By class.
    widths: &'t [u32],
    root: usize,
    values: [u128; 4],
    numbers: [u128; 2],
    predicate: IntPredicate,
    /// The overflow flags of all operations of the pattern.
    flags: i64,
}

impl Scope for Case<'_> {
    fn number(&self, letter: usize) -> Option<i128> {
        let class = self.types.numbers[letter]?;
        Some(signed(self.numbers[letter], self.widths[class]))
    }

    fn width(&self) -> Option<u32> {
        self.types.last.map(|class| self.widths[class])
    }

    fn width_of(&self, letter: usize) -> Option<u32> {
        self.types.values[letter].map(|class| self.widths[class])
    }

    fn result_width(&self) -> Option<u32> {
        Some(self.widths[self.root])
    }

    fn is_single(&self, _: usize) -> bool {
        true
    }

    fn predicate(&self) -> Option<IntPredicate> {
        Some(self.predicate)
    }
}

impl Case<'_> {
    /// Evaluates a term; `None` if it is undefined or poison. `flags` are the overflow flags of the operation.
    fn eval(&self, typed: &Typed, flags: i64) -> Option<u128> {
        let width = self.widths[typed.class];
        match typed.term {
            Term::Value(letter) => Some(self.values[*letter]),
            Term::Number(number) => Some(cut(number.of(self)? as u128, width)),
            Term::Bit(bit) => Some(u128::from(*bit)),
            Term::Op(node) | Term::Named(_, node) => self.eval_op(node, &typed.args, width, flags),
            Term::Float(_) => None,
        }
    }

    fn eval_op(&self, node: &Node, args: &[Typed], width: u32, flags: i64) -> Option<u128> {
        // A pattern has the flags everywhere, a replacement only has them at its root.
        let inner = if flags & PATTERN != 0 { flags } else { 0 };
        let arg = |number: usize| self.eval(&args[number], inner);
        let from = self.widths[args[0].class];
        match node.name {
            ICMP => {
                let predicate = node.predicate?.of(Some(self.predicate))?;
                Some(compares(predicate, from, arg(0)?, arg(1)?).into())
            }
            ZEXT | SEXT | TRUNC | ABS => of_integer(node.name, from, width, arg(0)?, true),
            SELECT => arg(if arg(0)? == 1 { 1 } else { 2 }),
            name => {
                let (a, b) = (arg(0)?, arg(1)?);
                let wraps = has_overflow_flags(name) && wraps(name, width, a, b) & flags != 0;
                integer(name, width, a, b).filter(|_| !wraps)
            }
        }
    }

    /// Binds the letters of operations to their results; `None` if one is undefined or poison.
    fn name(&mut self, typed: &Typed) -> Option<()> {
        typed.args.iter().try_for_each(|arg| self.name(arg))?;
        if let &Term::Named(letter, _) = typed.term {
            self.values[letter] = self.eval(typed, self.flags | PATTERN)?;
        }
        Some(())
    }

    /// Compares the replacement with the pattern. Returns false if the rule does not apply.
    fn check(&self, rule: &Rule, pattern: &Typed, replacement: &Typed) -> Result<bool, String> {
        let applies = rule.conditions.iter().all(|condition| condition.holds(self));
        let Some(expected) = self.eval(pattern, self.flags | PATTERN).filter(|_| applies) else {
            return Ok(false);
        };
        match self.eval(replacement, rule.kept(self.flags, self)) {
            Some(found) if found == expected => Ok(true),
            found => Err(format!(
                "{expected:#x} becomes {found:x?} for values {:x?} of {:?} bits and numbers {:x?}, {:?}",
                self.values,
                [0, 1, 2, 3].map(|letter| self.width_of(letter)),
                self.numbers,
                self.predicate
            )),
        }
    }
}

/// Marks the flags of a pattern.
const PATTERN: i64 = 1 << 8;

/// The overflow flags that make the result poison for two operands.
fn wraps(name: OpName, width: u32, a: u128, b: u128) -> i64 {
    let (x, y) = (signed(a, width), signed(b, width));
    let exact = |x: i128, y: i128| match name {
        ADD => x.checked_add(y),
        SUB => x.checked_sub(y),
        MUL => x.checked_mul(y),
        SHL => u32::try_from(b).ok().filter(|&by| by < 64).and_then(|by| x.checked_mul(1 << by)),
        _ => None,
    };
    let is_signed_exact = exact(x, y).is_some_and(|sum| signed(sum as u128, width) == sum);
    let is_exact =
        exact(a as i128, b as i128).is_some_and(|sum| sum >= 0 && cut(sum as u128, width) == sum as u128);
    (i64::from(!is_signed_exact) * NSW) | (i64::from(!is_exact) * NUW)
}

fn has_predicate(rule: &Rule) -> bool {
    format!("{rule:?}").contains("Bound") || format!("{rule:?}").contains("Swapped")
}

fn is_of_floats(rule: &Rule) -> bool {
    matches!(rule.pattern.name, FADD | FSUB | FMUL | FDIV | FNEG)
}

/// A generator of random numbers, many of which are close to 0, to each other or to the limits of their range.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn of_width(&mut self, width: u32, before: u128) -> u128 {
        let near = u128::from(self.next() % 5).wrapping_sub(2);
        let number = match self.next() % 8 {
            0 => near,
            1 => before.wrapping_add(near),
            2 => (1u128 << (width - 1)).wrapping_add(near),
            3 => u128::from(self.next() % u64::from(width)),
            4 => (1u128 << (self.next() % u64::from(width))).wrapping_add(near),
            _ => u128::from(self.next()),
        };
        cut(number, width)
    }
}

/// Evaluates a rule for integers. Returns the number of cases in which it applies.
fn check_integers(rule: &Rule) -> Result<usize, String> {
    let mut types = Types::default();
    let root = Term::Op(rule.pattern.clone());
    let pattern = types.typed(&root, true);
    let replacement = types.typed(&rule.replacement, false);
    types.merge(pattern.class, replacement.class);
    let (types, root) = (&types, pattern.class);
    let predicates: &[IntPredicate] = if has_predicate(rule) { &PREDICATES } else { &[IntPredicate::Eq] };
    let all_flags: &[i64] = if rule.keeps.is_empty() { &[0] } else { &[0, NSW, NUW, NSW | NUW] };
    let letters: Vec<usize> = types.values.iter().chain(&types.numbers).flatten().copied().collect();
    let mut applied = 0;
    let mut check = |widths: &[u32], numbers: &[u128]| -> Result<(), String> {
        let mut numbers = numbers.iter().copied();
        let mut next = |class: &Option<usize>| class.and_then(|_| numbers.next()).unwrap_or(0);
        let (values, numbers) =
            (types.values.each_ref().map(&mut next), types.numbers.each_ref().map(&mut next));
        for &predicate in predicates {
            for &flags in all_flags {
                let mut case = Case { types, widths, root, values, numbers, predicate, flags };
                if case.name(&pattern).is_some() {
                    applied += usize::from(case.check(rule, &pattern, &replacement)?);
                }
            }
        }
        Ok(())
    };
    for widths in types.widths(&[1, 2, 3, 4]) {
        let bits: Vec<u32> = letters.iter().map(|&class| widths[class]).collect();
        for all in 0..1u128 << bits.iter().sum::<u32>() {
            let mut remainder = all;
            let mut part = |width: &u32| {
                let part = cut(remainder, *width);
                remainder >>= width;
                part
            };
            let numbers: Vec<u128> = bits.iter().map(&mut part).collect();
            check(&widths, &numbers)?;
        }
    }
    let mut random = Numbers(0x9E37_79B9_7F4A_7C15);
    for widths in types.widths(&[5, 8, 16, 32, 64]) {
        for _ in 0..400 {
            let mut before = 0;
            let mut number = |class: &usize| {
                before = random.of_width(widths[*class], before);
                before
            };
            let numbers: Vec<u128> = letters.iter().map(&mut number).collect();
            check(&widths, &numbers)?;
        }
    }
    Ok(applied)
}

/// Evaluates a rule for floats. Returns the number of cases in which it applies.
fn check_floats(rule: &Rule) -> Result<usize, String> {
    fn of(node: &Node, kind: FloatKind, a: u128) -> Option<u128> {
        let arg = |number: usize| match &node.args[number] {
            Term::Value(_) => Some(a),
            Term::Float(number) => Some(float::from_f64(kind, *number)),
            Term::Op(node) => of(node, kind, a),
            _ => None,
        };
        match node.name {
            FNEG => of_float(FNEG, kind, kind, arg(0)?),
            name => float(name, kind, arg(0)?, arg(1)?),
        }
    }
    let numbers = [
        0.0,
        1.0,
        0.1,
        3.5,
        1e30,
        5e-324,
        1e-40,
        1e-310,
        f64::MAX,
        f64::MIN_POSITIVE,
        f64::INFINITY,
        f64::NAN,
    ];
    let mut applied = 0;
    for kind in [FloatKind::F16, FloatKind::BF16, FloatKind::F32, FloatKind::F64] {
        for number in numbers.iter().flat_map(|number| [*number, -number]) {
            let a = float::from_f64(kind, number);
            let Some(expected) = of(&rule.pattern, kind, a) else { continue };
            if expected != a || !matches!(rule.replacement, Term::Value(0)) {
                return Err(format!("{expected:#x} becomes {a:#x}"));
            }
            applied += 1;
        }
    }
    Ok(applied)
}

fn check(rule: &Rule) -> Result<usize, String> {
    if is_of_floats(rule) { check_floats(rule) } else { check_integers(rule) }
}

fn of_row(row: &str) -> Vec<Rule> {
    rules(&Ops::new(), &[row]).expect("the row is well-formed")
}

#[test]
fn all_rows_are_right() {
    let ops = Ops::new();
    for row in ROWS {
        assert!(ops.first(row).is_some(), "{row}");
        for rule in of_row(row) {
            match check(&rule) {
                Ok(0) => panic!("{row}: never applies as {:?}", rule.pattern),
                Ok(_) => {}
                Err(message) => panic!("{row}: {message}"),
            }
        }
    }
}

#[test]
fn wrong_rows_are_found() {
    for row in [
        "sub a, b => sub b, a",
        "icmp sle a, C => icmp slt a, C + 1",
        "sub a, C => add a, -C keeps nsw",
        "add (add a, C1), C2 => add a, C1 + C2 keeps nsw",
        "shl (shl a, C1), C2 => shl a, C1 + C2",
        "icmp P (zext a), (zext b) => icmp P a, b if same(a, b)",
        "sext (zext a) => sext a",
        "udiv a, b => sdiv a, b",
        "lshr (shl a, C), C => a",
        "select x@(icmp slt a, b), a, b => smax a, b",
        "fadd a, 0.0 => a",
        "fmul a, 0.0 => a",
    ] {
        assert!(of_row(row).iter().any(|rule| check(rule).is_err()), "{row}");
    }
}

#[test]
fn malformed_rows_are_refused() {
    for row in
        ["add a, 0", "add a, b => c", "sad a, b => a", "add a, (sub a, b => a", "add a, C => a if odd(C)"]
    {
        assert!(rules(&Ops::new(), &[row]).is_err(), "{row}");
    }
}

/// Checks that no replacement uses a value more often than the pattern: each use of `undef` may be another value.
#[test]
fn replacements_use_no_value_more_often() {
    fn uses(term: &Term, letter: usize) -> usize {
        match term {
            Term::Value(it) => usize::from(*it == letter),
            Term::Op(node) | Term::Named(_, node) => node.args.iter().map(|arg| uses(arg, letter)).sum(),
            _ => 0,
        }
    }
    for row in ROWS {
        let has_names = row.contains('@');
        for (rule, letter) in of_row(row).iter().flat_map(|rule| (0..4).map(move |letter| (rule, letter))) {
            let before: usize = rule.pattern.args.iter().map(|arg| uses(arg, letter)).sum();
            let after = uses(&rule.replacement, letter);
            assert!(after <= before || after == 1 && has_names, "{row}");
        }
    }
}
