//! The notation of signatures: operands, results and the constraints between their types.
//!
//! ```text
//! lhs: T, rhs: T -> result: i1(T); T: signless-integer-like
//! memref: M, indices: variadic index -> result: elem(M); M: memref
//! ```
//!
//! A *term* is a type variable (capitalised) that stands for one type throughout, a fixed type (`i1`, `index`, `ptr`),
//! a [constraint](crate::ir::constraint) that each value satisfies on its own, `i1(T)` (`i1`, or a vector of it with the
//! shape of `T`), `elem(T)` (element type of `T`), or `infer` (the result of the op's inference function). `variadic`
//! and `optional` come before the term. Constraints of the variables follow after `;`.

use crate::ir::constraint::Constraint;
use crate::ir::entity::TypeId;

use super::OpInfo;
use super::notation::{self, Items, equal, fail, split_once};

/// The number of values in a group of operands or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arity {
    /// Exactly one.
    One,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

/// The constraint on the type of the values of a group. `Var` identifies a type variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term<Var = usize> {
    /// A type variable.
    Var(Var),
    /// `i1` with the shape of a type variable.
    BoolOf(Var),
    /// The element type of a type variable.
    ElementOf(Var),
    /// A fixed type.
    Fixed(TypeId),
    /// Any type of a set.
    Constraint(Constraint),
    /// The result of the operation's inference function.
    Infer,
}

/// A named group of operands or results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group<Var = usize> {
    /// Name.
    pub name: &'static str,
    /// Number of values.
    pub arity: Arity,
    /// Their type.
    pub term: Term<Var>,
}

/// A signature in text form.
#[derive(Clone, Copy)]
pub(crate) struct Signature {
    op: &'static str,
    /// The groups of operands.
    pub(crate) operands: Items,
    /// The groups of results.
    pub(crate) results: Items,
    /// The constraints of the type variables.
    pub(crate) constraints: Items,
}

impl Signature {
    /// Splits the signature of an operation into its parts.
    pub(crate) const fn of(info: &OpInfo) -> Signature {
        let (values, constraints) = match split_once(info.signature, b';') {
            Some(parts) => parts,
            None => (info.signature, ""),
        };
        let (operands, results) = match split_once(values, b'>') {
            Some((operands, results)) => (notation::strip_suffix(operands, b'-'), results),
            None => (None, ""),
        };
        let operands = match operands {
            Some(operands) => operands,
            None if values.is_empty() => "",
            None => fail(info.name, "no '->' in the signature", info.signature),
        };
        Signature {
            op: info.name,
            operands: Items::new(operands),
            results: Items::new(results),
            constraints: Items::new(constraints),
        }
    }

    /// Reads a group.
    pub(crate) const fn group(&self, item: &'static str) -> Group<&'static str> {
        let (name, term) = self.named(item);
        let term = term.trim_ascii();
        let (arity, term) = match split_once(term, b' ') {
            Some((word, term)) if equal(word, "variadic") => (Arity::Variadic, term),
            Some((word, term)) if equal(word, "optional") => (Arity::Optional, term),
            _ => (Arity::One, term),
        };
        Group { name, arity, term: self.term(term.trim_ascii()) }
    }

    /// Reads the constraint of a type variable.
    pub(crate) const fn constraint(&self, item: &'static str) -> (&'static str, Constraint) {
        let (var, text) = self.named(item);
        match Constraint::from_notation(text) {
            Some(constraint) if is_variable(var) => (var, constraint),
            Some(_) => fail(self.op, "a constraint of what is no type variable", item),
            None => fail(self.op, "unknown constraint", text),
        }
    }

    const fn term(&self, text: &'static str) -> Term<&'static str> {
        if let Some((function, arg)) = split_once(text, b'(') {
            return match (function.as_bytes(), notation::strip_suffix(arg, b')')) {
                (b"i1", Some(var)) if is_variable(var) => Term::BoolOf(var),
                (b"elem", Some(var)) if is_variable(var) => Term::ElementOf(var),
                _ => fail(self.op, "unknown type function", text),
            };
        }
        if is_variable(text) {
            return Term::Var(text);
        }
        match (text.as_bytes(), fixed_type(text), Constraint::from_notation(text)) {
            (b"infer", _, _) => Term::Infer,
            (_, Some(ty), _) => Term::Fixed(ty),
            (_, None, Some(constraint)) => Term::Constraint(constraint),
            (_, None, None) => fail(self.op, "unknown type or constraint", text),
        }
    }

    /// Splits `name: text`.
    const fn named(&self, item: &'static str) -> (&'static str, &'static str) {
        match split_once(item, b':') {
            Some((name, text)) if notation::is_name(name.trim_ascii()) => {
                (name.trim_ascii(), text.trim_ascii())
            }
            Some((name, _)) => fail(self.op, "invalid name", name),
            None => fail(self.op, "no ':' in", item),
        }
    }

    /// Returns the index of the group with a name.
    pub(super) const fn position(&self, mut groups: Items, name: &str) -> Option<usize> {
        let mut index = 0;
        while let Some(item) = groups.next() {
            if equal(self.named(item).0, name) {
                return Some(index);
            }
            index += 1;
        }
        None
    }
}

/// Returns the fixed type with this notation.
pub(super) const fn fixed_type(text: &str) -> Option<TypeId> {
    Some(match text.as_bytes() {
        b"i1" => TypeId::I1,
        b"i8" => TypeId::I8,
        b"i32" => TypeId::I32,
        b"i64" => TypeId::I64,
        b"f64" => TypeId::F64,
        b"index" => TypeId::INDEX,
        b"ptr" => TypeId::PTR,
        b"token" => TypeId::TOKEN,
        _ => return None,
    })
}

const fn is_variable(text: &str) -> bool {
    notation::is_name(text) && text.as_bytes()[0].is_ascii_uppercase()
}

/// Fails the build on a mistake in the signature of an operation.
pub(super) const fn check(info: &OpInfo) {
    let signature = Signature::of(info);
    check_groups(&signature, signature.operands, info.signature);
    check_groups(&signature, signature.results, info.signature);
    match (has_inferred(&signature, signature.results), &info.infer) {
        (true, None) => fail(info.name, "no inference function for", info.signature),
        (false, Some(_)) => fail(info.name, "no 'infer' in", info.signature),
        _ => {}
    }
    check_constraints(&signature, info.signature);
}

/// Checks groups and that no two have the same name.
const fn check_groups(signature: &Signature, mut groups: Items, text: &'static str) {
    while let Some(item) = groups.next() {
        if signature.position(groups, signature.group(item).name).is_some() {
            fail(signature.op, "several groups of a name in", text);
        }
    }
}

/// Returns true if the type of a group is inferred.
const fn has_inferred(signature: &Signature, mut groups: Items) -> bool {
    while let Some(item) = groups.next() {
        if let Term::Infer = signature.group(item).term {
            return true;
        }
    }
    false
}

/// Checks that the constrained type variables are those of groups, each at most once.
const fn check_constraints(signature: &Signature, text: &'static str) {
    let mut constraints = signature.constraints;
    while let Some(item) = constraints.next() {
        let (var, _) = signature.constraint(item);
        if signature.position(constraints, var).is_some() {
            fail(signature.op, "several constraints of a type variable in", text);
        }
        if !uses(signature, signature.operands, var) && !uses(signature, signature.results, var) {
            fail(signature.op, "no value has the type variable in", item);
        }
    }
}

/// Returns true if the term of a group names a type variable.
const fn uses(signature: &Signature, mut groups: Items, var: &str) -> bool {
    while let Some(item) = groups.next() {
        if let Term::Var(used) | Term::BoolOf(used) | Term::ElementOf(used) = signature.group(item).term
            && equal(used, var)
        {
            return true;
        }
    }
    false
}
