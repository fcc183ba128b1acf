//! Parser of rules.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::{self, NSW, NUW};
use crate::dialect::llvm::compare::{self, ICMP, IntPredicate};
use crate::dialect::llvm::{cast, intrinsic};
use crate::ir::{OpName, Traits};

use super::number::{Condition, Number, Operator};
use super::pattern::{MAX_NUMBERS, MAX_VALUES};
use super::{Node, Predicate, Rule, Term};

/// The result of parsing a row, or the error message.
type Parse<T> = Result<T, String>;

/// Parses the rules of rows: one rule for each order of the operands of commutative operations.
pub(super) fn rules(ops: &Ops, rows: &[&str]) -> Parse<Vec<Rule>> {
    let mut rules = Vec::new();
    for &row in rows {
        let rule = Parser::new(row, ops)?.rule().map_err(|message| format!("{message}: {row}"))?;
        let has_number_first = rule.is_identity();
        for pattern in ops.variants(&rule.pattern, has_number_first) {
            rules.push(Rule { pattern, ..rule.clone() });
        }
    }
    Ok(rules)
}

/// The operations that rows name.
pub(super) struct Ops {
    of: FxHashMap<&'static str, OpName>,
    commutative: FxHashSet<OpName>,
}

impl Ops {
    pub(super) fn new() -> Ops {
        let parts = [
            (arith::TABLE, arith::OPS),
            (compare::TABLE, compare::OPS),
            (cast::TABLE, cast::OPS),
            (intrinsic::TABLE, intrinsic::OPS),
        ];
        let mut ops = Ops { of: FxHashMap::default(), commutative: FxHashSet::default() };
        for (table, infos) in parts {
            for (row, info) in infos.iter().enumerate() {
                let short = info.name.trim_start_matches("llvm.").trim_start_matches("intr.");
                let name = OpName::new(table, row as u16);
                // `trunc` is not `intr.trunc`.
                ops.of.entry(short).or_insert(name);
                if info.traits.has(Traits::COMMUTATIVE) {
                    ops.commutative.insert(name);
                }
            }
        }
        ops
    }

    /// The operation that a row matches.
    pub(super) fn first(&self, row: &str) -> Option<OpName> {
        self.of.get(row.split(' ').next()?).copied()
    }

    /// The commuted forms of an operation and of its nested operations. A constant is the second operand in canonical
    /// form, so forms with a constant first are left out unless `has_number_first`.
    fn variants(&self, node: &Node, has_number_first: bool) -> Vec<Node> {
        let mut all = vec![Node { args: Vec::new(), ..node.clone() }];
        for arg in &node.args {
            let variants: Vec<Term> = match arg {
                Term::Op(node) => self.variants(node, has_number_first).into_iter().map(Term::Op).collect(),
                Term::Named(letter, node) => {
                    let nodes = self.variants(node, has_number_first).into_iter();
                    nodes.map(|node| Term::Named(*letter, node)).collect()
                }
                term => vec![term.clone()],
            };
            let with = |node: &Node, arg: &Term| {
                let args = node.args.iter().chain([arg]).cloned().collect();
                Node { args, ..node.clone() }
            };
            all = all.iter().flat_map(|node| variants.iter().map(|variant| with(node, variant))).collect();
        }
        let [a, b] = &node.args[..] else { return all };
        let is_same = matches!((a, b), (Term::Value(a), Term::Value(b)) if a == b);
        let has_constant = matches!(b, Term::Number(_) | Term::Bit(_));
        let may_swap = node.name == ICMP || self.commutative.contains(&node.name);
        if may_swap && !is_same && (has_number_first || !has_constant) {
            let swapped: Vec<Node> = all.iter().map(swapped).collect();
            all.extend(swapped);
        }
        all
    }
}

/// The pattern of the same operation with swapped operands.
fn swapped(node: &Node) -> Node {
    let predicate = node.predicate.map(|predicate| match predicate {
        Predicate::Is(predicate) => Predicate::Is(predicate.swapped()),
        _ => Predicate::Swapped,
    });
    Node { name: node.name, predicate, args: node.args.iter().rev().cloned().collect() }
}

/// The state of parsing a row.
struct Parser<'t> {
    ops: &'t Ops,
    tokens: Vec<&'t str>,
    at: usize,
    /// The letters of values and of numbers, in order of their first occurrence.
    values: Vec<&'t str>,
    numbers: Vec<&'t str>,
}

/// Splits a row into tokens: names, numbers and signs.
fn tokens(row: &str) -> Parse<Vec<&str>> {
    let mut tokens = Vec::new();
    let mut remainder = row.trim_start();
    while let Some(first) = remainder.chars().next() {
        let end = |is_part: fn(char) -> bool| remainder.find(|it| !is_part(it)).unwrap_or(remainder.len());
        let length = match first {
            'a'..='z' => end(|it| it.is_ascii_alphanumeric() || matches!(it, '.' | '-')),
            'A'..='Z' => end(|it| it.is_ascii_alphanumeric()),
            '0'..='9' => end(|it| it.is_ascii_digit() || it == '.'),
            _ if ["=>", "!=", ">>"].iter().any(|sign| remainder.starts_with(sign)) => 2,
            '(' | ')' | ',' | '@' | '<' | '+' | '-' | '*' | '&' | '|' | '^' | '~' => 1,
            _ => return Err(format!("unknown sign {first}")),
        };
        tokens.push(&remainder[..length]);
        remainder = remainder[length..].trim_start();
    }
    Ok(tokens)
}

impl<'t> Parser<'t> {
    fn new(row: &'t str, ops: &'t Ops) -> Parse<Parser<'t>> {
        Ok(Parser { ops, tokens: tokens(row)?, at: 0, values: Vec::new(), numbers: Vec::new() })
    }

    fn rule(mut self) -> Parse<Rule> {
        let pattern = self.node()?;
        let letters = (self.values.len(), self.numbers.len());
        self.expect("=>")?;
        let replacement = if self.is_op() { Term::Op(self.node()?) } else { self.term()? };
        let conditions = self.conditions()?;
        let mut keeps = Vec::new();
        while self.accept("keeps") {
            let flag = match self.next()? {
                "nsw" => NSW,
                "nuw" => NUW,
                other => return Err(format!("no flag: {other}")),
            };
            keeps.push((flag, self.conditions()?));
        }
        if self.at < self.tokens.len() {
            return Err(format!("left over: {}", self.tokens[self.at]));
        }
        if letters != (self.values.len(), self.numbers.len()) {
            return Err("a letter that the pattern does not have".to_string());
        }
        if letters.0 > MAX_VALUES || letters.1 > MAX_NUMBERS {
            return Err("too many letters".to_string());
        }
        Ok(Rule { pattern, replacement, conditions, keeps })
    }

    fn peek(&self, ahead: usize) -> &'t str {
        self.tokens.get(self.at + ahead).copied().unwrap_or_default()
    }

    fn next(&mut self) -> Parse<&'t str> {
        let token = self.tokens.get(self.at).copied().ok_or("the row ends early")?;
        self.at += 1;
        Ok(token)
    }

    fn accept(&mut self, token: &str) -> bool {
        let is_it = self.peek(0) == token;
        self.at += usize::from(is_it);
        is_it
    }

    fn expect(&mut self, token: &str) -> Parse<()> {
        if self.accept(token) { Ok(()) } else { Err(format!("no {token} before {}", self.peek(0))) }
    }

    fn is_op(&self) -> bool {
        self.ops.of.contains_key(self.peek(0))
    }

    /// Parses an operation and its operands.
    fn node(&mut self) -> Parse<Node> {
        let name = self.next()?;
        let &name = self.ops.of.get(name).ok_or_else(|| format!("no operation: {name}"))?;
        let predicate = if name == ICMP { Some(self.predicate()?) } else { None };
        let mut args = vec![self.term()?];
        while self.accept(",") {
            args.push(self.term()?);
        }
        Ok(Node { name, predicate, args })
    }

    /// Parses an operation in parentheses.
    fn nested(&mut self) -> Parse<Node> {
        self.expect("(")?;
        let node = self.node()?;
        self.expect(")")?;
        Ok(node)
    }

    fn term(&mut self) -> Parse<Term> {
        let is_op = |name| self.ops.of.contains_key(name);
        match (self.peek(0), self.peek(1)) {
            ("(", name) if is_op(name) => self.nested().map(Term::Op),
            ("true" | "false", _) => Ok(Term::Bit(self.next()? == "true")),
            ("-", number) if number.contains('.') => {
                self.at += 1;
                self.float().map(|number| Term::Float(-number))
            }
            (number, _) if number.contains('.') => self.float().map(Term::Float),
            (name, next) if next != "(" && name.starts_with(|it: char| it.is_ascii_lowercase()) => {
                let letter = self.value()?;
                if next != "@" {
                    return Ok(Term::Value(letter));
                }
                self.at += 1;
                self.nested().map(|node| Term::Named(letter, node))
            }
            _ => self.number().map(Term::Number),
        }
    }

    fn float(&mut self) -> Parse<f64> {
        let number = self.next()?;
        number.parse().map_err(|_| format!("no number: {number}"))
    }

    /// Parses the letter of a value. Returns its index.
    fn value(&mut self) -> Parse<usize> {
        let name = self.next()?;
        if name.len() != 1 {
            return Err(format!("no value: {name}"));
        }
        Ok(index_of(&mut self.values, name))
    }

    fn predicate(&mut self) -> Parse<Predicate> {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let predicate = match self.next()? {
            "P" => return Ok(Predicate::Bound),
            name @ ("inverse" | "unsigned") => {
                ["(", "P", ")"].into_iter().try_for_each(|token| self.expect(token))?;
                return Ok(if name == "inverse" { Predicate::Inverse } else { Predicate::Unsigned });
            }
            "eq" => Eq,
            "ne" => Ne,
            "slt" => Slt,
            "sle" => Sle,
            "sgt" => Sgt,
            "sge" => Sge,
            "ult" => Ult,
            "ule" => Ule,
            "ugt" => Ugt,
            "uge" => Uge,
            other => return Err(format!("no predicate: {other}")),
        };
        Ok(Predicate::Is(predicate))
    }

    /// Parses a constant expression. Operators have equal precedence and associate to the left.
    fn number(&mut self) -> Parse<Number> {
        let mut number = self.simple_number()?;
        loop {
            let operator = match self.peek(0) {
                "+" => Operator::Add,
                "-" => Operator::Sub,
                "*" => Operator::Mul,
                "&" => Operator::And,
                "|" => Operator::Or,
                "^" => Operator::Xor,
                ">>" => Operator::Shift,
                _ => return Ok(number),
            };
            self.at += 1;
            number = Number::Binary(operator, Box::new([number, self.simple_number()?]));
        }
    }

    fn simple_number(&mut self) -> Parse<Number> {
        Ok(match self.next()? {
            "-" => match self.simple_number()? {
                Number::Int(number) => Number::Int(-number),
                number => Number::Binary(Operator::Sub, Box::new([Number::Int(0), number])),
            },
            "~" => Number::Not(Box::new(self.simple_number()?)),
            "log2" => {
                self.expect("(")?;
                let number = self.number()?;
                self.expect(")")?;
                Number::Log(Box::new(number))
            }
            "MIN" => Number::Min,
            "MAX" => Number::Max,
            "WIDTH" => Number::Width,
            name if name.starts_with('C') => Number::Letter(index_of(&mut self.numbers, name)),
            other => Number::Int(other.parse().map_err(|_| format!("no number: {other}"))?),
        })
    }

    /// Parses optional conditions after `if`.
    fn conditions(&mut self) -> Parse<Vec<Condition>> {
        let mut conditions = Vec::new();
        if self.accept("if") {
            conditions.push(self.condition()?);
            while self.accept("and") {
                conditions.push(self.condition()?);
            }
        }
        Ok(conditions)
    }

    fn condition(&mut self) -> Parse<Condition> {
        if self.peek(1) != "(" {
            let a = self.number()?;
            return match self.next()? {
                "<" => Ok(Condition::Less(a, self.number()?)),
                "!=" => Ok(Condition::Differ(a, self.number()?)),
                other => Err(format!("no comparison: {other}")),
            };
        }
        let name = self.next()?;
        self.expect("(")?;
        let condition = match name {
            "fits" => Condition::Fits(self.number()?),
            "power" => Condition::Power(self.number()?),
            "zext" | "sext" => {
                let number = self.number()?;
                self.expect(",")?;
                let of = if name == "zext" { Condition::IsZext } else { Condition::IsSext };
                of(number, self.value()?)
            }
            "same" => {
                let a = self.value()?;
                self.expect(",")?;
                Condition::Same(a, self.value()?)
            }
            "one-use" => Condition::OneUse(self.value()?),
            "wide" => Condition::Wide(self.value()?),
            "short" => Condition::Short(self.value()?),
            "narrower" => Condition::Narrower(self.value()?),
            "wider" => Condition::Wider(self.value()?),
            "equality" | "reflexive" | "irreflexive" => {
                self.expect("P")?;
                match name {
                    "equality" => Condition::Equality,
                    "reflexive" => Condition::Reflexive,
                    _ => Condition::Irreflexive,
                }
            }
            other => return Err(format!("no condition: {other}")),
        };
        self.expect(")")?;
        Ok(condition)
    }
}

/// The index of a letter. Adds the letter if it is new.
fn index_of<'t>(letters: &mut Vec<&'t str>, letter: &'t str) -> usize {
    letters.iter().position(|&other| other == letter).unwrap_or_else(|| {
        letters.push(letter);
        letters.len() - 1
    })
}
