//! Affine expressions of integers and addresses: a constant, plus values and products of two values with constant
//! factors.
//!
//! An expression is that of the value, sign-extended to 64 bits, in arithmetic modulo 2^64. Equal expressions are equal
//! values. Narrower arithmetic is part of an expression only if it has no signed wrap; other operations are opaque
//! terms.

use smallvec::{SmallVec, smallvec};

use crate::dialect::llvm::arith::{ADD, MUL, SHL, SUB};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::fold::signed;
use crate::dialect::llvm::layout::{part_offset, size_of};
use crate::dialect::llvm::memory::{GETELEMENTPTR, GepIndex, gep_indices};
use crate::ir::{Op, TypeData, TypeId, Value, name};
use crate::opt::function::{Emitter, Function};

use super::loop_info::CountedLoop;

/// A term without its factor.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Term {
    /// A value, sign-extended to 64 bits.
    Value(Value),
    /// The product of two 64-bit values, the lower handle first.
    Product(Value, Value),
}

impl Term {
    /// The values of the term.
    pub(crate) fn values(self) -> SmallVec<[Value; 2]> {
        match self {
            Term::Value(a) => SmallVec::from_slice(&[a]),
            Term::Product(a, b) => SmallVec::from_slice(&[a, b]),
        }
    }
}

/// Terms with their factors.
pub(crate) type Terms = SmallVec<[(Term, i64); 2]>;

/// A constant plus a sum of terms with factors. Factors are nonzero, and terms are sorted and distinct.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Affine {
    pub(crate) constant: i64,
    pub(crate) terms: Terms,
}

/// Depth limit of expressions.
const MAX_DEPTH: u32 = 24;
/// Upper bound on the terms of an expression.
const MAX_TERMS: usize = 12;

/// Upper bound on the content of [`Affine::primitive`].
const MAX_TIMES: i64 = 1 << 16;

/// The greatest common divisor: not negative, unless it is `i64::MIN`.
pub(crate) fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.wrapping_abs() } else { gcd(b, a.wrapping_rem(b)) }
}

impl Affine {
    /// A constant.
    pub(crate) fn number(constant: i64) -> Affine {
        Affine { constant, terms: SmallVec::new() }
    }

    /// The sum of a 64-bit value and a constant.
    pub(crate) fn of_value(value: Value, constant: i64) -> Affine {
        Affine { constant, terms: smallvec![(Term::Value(value), 1)] }
    }

    /// A term with factor 1.
    pub(crate) fn term(term: Term) -> Affine {
        Affine { constant: 0, terms: smallvec![(term, 1)] }
    }

    /// The sum.
    pub(crate) fn plus(&self, other: &Affine) -> Affine {
        let mut terms = self.terms.clone();
        for &(term, factor) in &other.terms {
            match terms.binary_search_by_key(&term, |term| term.0) {
                Ok(at) => terms[at].1 = terms[at].1.wrapping_add(factor),
                Err(at) => terms.insert(at, (term, factor)),
            }
        }
        terms.retain(|term| term.1 != 0);
        Affine { constant: self.constant.wrapping_add(other.constant), terms }
    }

    /// The product with a constant.
    pub(crate) fn times(&self, number: i64) -> Affine {
        let mut terms = self.terms.clone();
        for term in &mut terms {
            term.1 = term.1.wrapping_mul(number);
        }
        terms.retain(|term| term.1 != 0);
        Affine { constant: self.constant.wrapping_mul(number), terms }
    }

    /// The difference.
    pub(crate) fn minus(&self, other: &Affine) -> Affine {
        self.plus(&other.times(-1))
    }

    /// The product; `None` if a term would have more than two factors.
    fn multiplied(&self, other: &Affine) -> Option<Affine> {
        if other.terms.is_empty() {
            return Some(self.times(other.constant));
        }
        if self.terms.is_empty() {
            return Some(other.times(self.constant));
        }
        let mut product = self.times(other.constant);
        for &(term, factor) in &other.terms {
            let Term::Value(b) = term else { return None };
            product = product.plus(&Affine::term(term).times(factor.wrapping_mul(self.constant)));
            for &(mine, my_factor) in &self.terms {
                let Term::Value(a) = mine else { return None };
                let both = Term::Product(a.min(b), a.max(b));
                product = product.plus(&Affine::term(both).times(factor.wrapping_mul(my_factor)));
            }
        }
        Some(product)
    }

    /// The coefficient of a value; `None` if the expression is not linear in it.
    pub(crate) fn coefficient_of(&self, value: Value) -> Option<Affine> {
        let mut coefficient = Affine::default();
        for &(term, factor) in &self.terms {
            coefficient = coefficient.plus(&match term {
                Term::Value(a) if a == value => Affine::number(factor),
                Term::Product(a, b) if a == value && b == value => return None,
                Term::Product(a, b) if a == value => Affine::term(Term::Value(b)).times(factor),
                Term::Product(a, b) if b == value => Affine::term(Term::Value(a)).times(factor),
                _ => continue,
            });
        }
        Some(coefficient)
    }

    /// The primitive part and the content: the factors of the primitive part are coprime, the first one is positive,
    /// and its product with the content is this expression. `None` if there is a constant, or if the content is large.
    pub(crate) fn primitive(&self) -> Option<(Affine, i64)> {
        let &(_, first) = self.terms.first().filter(|_| self.constant == 0)?;
        let divisor = self.terms.iter().fold(0, |divisor, term| gcd(divisor, term.1));
        let times = if first < 0 { -divisor } else { divisor };
        let terms = self.terms.iter().map(|&(term, factor)| (term, factor / times)).collect();
        (1..=MAX_TIMES).contains(&divisor).then_some((Affine { constant: 0, terms }, times))
    }

    /// The base pointer of an address: the only pointer among the terms.
    pub(crate) fn base(&self, f: &Function) -> Option<Value> {
        let is_pointer =
            |value: Value| matches!(f.cx.type_data(f.body.value_type(value)), TypeData::Pointer { .. });
        let mut pointers = self.terms.iter().filter_map(|&(term, factor)| match term {
            Term::Value(value) if factor == 1 && is_pointer(value) => Some(value),
            _ => None,
        });
        pointers.next().filter(|_| pointers.next().is_none())
    }

    /// The constant factor of a value.
    pub(crate) fn factor_of(&self, value: Value) -> i64 {
        self.terms.iter().find(|term| term.0 == Term::Value(value)).map_or(0, |term| term.1)
    }
}

/// Emits a sum of terms in 64 bits; `None` if there are none. `at` maps their values.
pub(crate) fn emit_sum(
    emit: &mut Emitter,
    terms: &[(Term, i64)],
    mut at: impl FnMut(&mut Emitter, Value) -> Value,
) -> Option<Value> {
    let mut sum: Option<Value> = None;
    for &(term, factor) in terms {
        let product = match term {
            Term::Value(value) => at(emit, value),
            Term::Product(a, b) => {
                let (a, b) = (at(emit, a), at(emit, b));
                emit.mul(a, b)
            }
        };
        let factor = emit.int(TypeId::I64, factor.into());
        let product = emit.mul(product, factor);
        sum = Some(match sum {
            Some(sum) => emit.add(sum, product),
            None => product,
        });
    }
    sum
}

/// Computes affine expressions of the values of a function.
pub(crate) struct AffineView<'f, 'a> {
    f: &'f Function<'a>,
    /// An induction variable without signed wrap. The flag is true if it is never negative.
    counter: Option<(Value, bool)>,
}

impl<'f, 'a> AffineView<'f, 'a> {
    /// A view without an induction variable.
    pub(crate) fn new(f: &'f Function<'a>) -> AffineView<'f, 'a> {
        AffineView { f, counter: None }
    }

    /// A view in a counted loop. Its induction variable must not wrap.
    pub(crate) fn in_loop(f: &'f Function<'a>, l: &CountedLoop) -> AffineView<'f, 'a> {
        AffineView { f, counter: Some((l.counter, l.is_positive(f))) }
    }

    /// A view with an induction variable, possibly negative, that must not wrap.
    pub(crate) fn with_counter(f: &'f Function<'a>, counter: Option<Value>) -> AffineView<'f, 'a> {
        AffineView { f, counter: counter.map(|counter| (counter, false)) }
    }

    /// The expression of a pointer, or of a sign-extended integer of at most 64 bits.
    pub(crate) fn of(&self, value: Value) -> Affine {
        self.at_depth(value, 0)
    }

    fn at_depth(&self, value: Value, depth: u32) -> Affine {
        if let Some(number) = self.f.constant_of(value).and_then(|number| i64::try_from(number).ok()) {
            return Affine::number(number);
        }
        let op = self.f.body.defining_op(value).filter(|_| depth < MAX_DEPTH);
        let affine = op.and_then(|op| self.of_op(op, depth + 1));
        affine.filter(|affine| affine.terms.len() <= MAX_TERMS).unwrap_or(Affine::term(Term::Value(value)))
    }

    fn of_op(&self, op: Op, depth: u32) -> Option<Affine> {
        let f = self.f;
        let name = f.body.name(op);
        if name == GETELEMENTPTR {
            return self.of_address(op, depth);
        }
        let operands = f.body.operands(op);
        let ty = f.body.value_type(*operands.first()?);
        if self.extends_sign(op) {
            return self.of_extension(op, operands[0], depth);
        }
        // Narrower arithmetic may wrap where arithmetic in 64 bits does not.
        if f.cx.int_width(ty)? != 64 && !f.is_nsw(op) {
            return None;
        }
        let part = |index: usize| self.at_depth(operands[index], depth);
        match name {
            ADD => Some(part(0).plus(&part(1))),
            SUB => Some(part(0).minus(&part(1))),
            MUL if f.cx.int_width(ty) == Some(64) => part(0).multiplied(&part(1)),
            MUL => {
                let constant = (0..2).find_map(|index| Some((index, f.constant_of(operands[index])?)));
                constant.and_then(|(index, n)| Some(part(1 - index).times(i64::try_from(n).ok()?)))
            }
            SHL => {
                let by = f.constant_of(operands[1]).filter(|by| (0..62).contains(by))?;
                Some(part(0).times(1 << by))
            }
            _ => None,
        }
    }

    /// Returns true for `sext`, and for `zext` of a non-negative value.
    fn extends_sign(&self, op: Op) -> bool {
        match self.f.body.name(op) {
            SEXT => true,
            ZEXT => self.f.is_nneg(op) || self.counter == Some((Cast(op).arg(self.f.body), true)),
            _ => false,
        }
    }

    /// The expression of a sign extension, which distributes over arithmetic without signed wrap.
    fn of_extension(&self, op: Op, from: Value, depth: u32) -> Option<Affine> {
        let to = self.f.cx.int_width(self.f.body.value_type(self.f.body.result(op, 0)))?;
        let is_counter = self.counter.is_some_and(|(counter, _)| counter == from);
        let is_exact = is_counter
            || self.f.body.defining_op(from).is_some_and(|op| self.f.is_nsw(op) || self.extends_sign(op));
        (to <= 64 && is_exact).then(|| self.at_depth(from, depth))
    }

    /// The byte offset of a `getelementptr` with constant indices. `number_of` returns the bits and width of an index.
    pub(crate) fn distance_of(
        &self,
        op: Op,
        number_of: impl Fn(Value) -> Option<(u128, u32)>,
    ) -> Option<i64> {
        let f = self.f;
        let operands = f.body.operands(op);
        let mut ty = f.attr(op, name::ELEM_TYPE).and_then(|attr| f.cx.type_value(attr))?;
        let mut distance = 0i64;
        for (number, index) in gep_indices(f.cx, f.body.attrs(op)).into_iter().enumerate() {
            let index = match index {
                GepIndex::Dynamic(dynamic) => {
                    let (bits, width) = number_of(operands[dynamic + 1])?;
                    GepIndex::Constant(signed(bits, width) as i64)
                }
                constant => constant,
            };
            let (offset, next) = self.step(ty, number, index, operands, 0)?;
            distance = distance.wrapping_add(offset.constant);
            ty = next;
        }
        Some(distance)
    }

    fn of_address(&self, op: Op, depth: u32) -> Option<Affine> {
        let f = self.f;
        let operands = f.body.operands(op);
        if operands
            .iter()
            .any(|&operand| matches!(f.cx.type_data(f.body.value_type(operand)), TypeData::Vector { .. }))
        {
            return None;
        }
        let mut ty = f.attr(op, name::ELEM_TYPE).and_then(|attr| f.cx.type_value(attr))?;
        let mut address = self.at_depth(operands[0], depth);
        for (number, index) in gep_indices(f.cx, f.body.attrs(op)).into_iter().enumerate() {
            let (offset, next) = self.step(ty, number, index, operands, depth)?;
            address = address.plus(&offset);
            ty = next;
        }
        Some(address)
    }

    /// The byte offset of an index, and the type of the element or field.
    fn step(
        &self,
        ty: TypeId,
        number: usize,
        index: GepIndex,
        operands: &[Value],
        depth: u32,
    ) -> Option<(Affine, TypeId)> {
        let (cx, layout) = (&*self.f.cx, &self.f.target.layout);
        let next = match cx.type_data(ty) {
            _ if number == 0 => ty,
            TypeData::Array { element, .. } | TypeData::Vector { element, .. } => *element,
            _ => {
                let GepIndex::Constant(field) = index else { return None };
                let (fields, _) = cx.struct_fields(ty)?;
                let offset = part_offset(cx, layout, ty, u64::try_from(field).ok()?)?;
                return Some((Affine::number(offset as i64), *fields.get(usize::try_from(field).ok()?)?));
            }
        };
        if matches!(index, GepIndex::Constant(0)) {
            return Some((Affine::default(), next));
        }
        let size = i64::try_from(size_of(cx, layout, next)?).ok()?;
        let index = match index {
            GepIndex::Constant(number) => Affine::number(number),
            GepIndex::Dynamic(number) => {
                let value = operands[number + 1];
                // Wider indices are truncated.
                (cx.int_width(self.f.body.value_type(value))? <= 64).then_some(())?;
                self.at_depth(value, depth)
            }
        };
        Some((index.times(size), next))
    }
}
