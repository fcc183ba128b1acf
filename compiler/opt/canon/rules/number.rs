//! Constant expressions and conditions of rules.

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::fold::{cut, signed};

/// A constant expression.
#[derive(Clone, Debug)]
pub(super) enum Number {
    /// A constant of the pattern, by the index of its letter.
    Letter(usize),
    Int(i128),
    /// The least signed number of the width.
    Min,
    /// The greatest signed number of the width.
    Max,
    /// The width.
    Width,
    /// Bitwise complement.
    Not(Box<Number>),
    /// The number of trailing zeros: the logarithm of a power of two.
    Log(Box<Number>),
    Binary(Operator, Box<[Number; 2]>),
}

/// An operator on numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Operator {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    /// Logical shift right at the width.
    Shift,
}

/// A condition of a row.
#[derive(Clone, Debug)]
pub(super) enum Condition {
    Less(Number, Number),
    Differ(Number, Number),
    /// A number is representable as a signed number of the width.
    Fits(Number),
    /// A number is a power of two as an unsigned number of the width.
    Power(Number),
    /// A number is the zero extension of a number of the width of a value.
    IsZext(Number, usize),
    /// A number is the sign extension of a number of the width of a value.
    IsSext(Number, usize),
    /// A value has a single use.
    OneUse(usize),
    /// Two values have the same width.
    Same(usize, usize),
    /// A value has more than one bit.
    Wide(usize),
    /// A value has 8 or 16 bits, for which there is saturating vector arithmetic.
    Short(usize),
    /// A value has fewer bits than the result.
    Narrower(usize),
    /// A value has more bits than the result.
    Wider(usize),
    /// The predicate is `eq` or `ne`.
    Equality,
    /// The predicate is true of equal numbers.
    Reflexive,
    /// The predicate is false of equal numbers.
    Irreflexive,
}

/// The environment in which numbers and conditions are evaluated.
pub(super) trait Scope {
    /// The signed number of a letter; `None` if it is not bound.
    fn number(&self, letter: usize) -> Option<i128>;
    /// The width for `MIN`, `MAX` and `WIDTH`.
    fn width(&self) -> Option<u32>;
    /// The width of the value of a letter.
    fn width_of(&self, letter: usize) -> Option<u32>;
    /// The width of the result.
    fn result_width(&self) -> Option<u32>;
    /// Returns true if the value of a letter has a single use.
    fn is_single(&self, letter: usize) -> bool;
    /// The bound predicate.
    fn predicate(&self) -> Option<IntPredicate>;
}

impl Number {
    /// Evaluates the expression to a signed number; `None` if a letter is not bound, or on overflow.
    pub(super) fn of(&self, scope: &impl Scope) -> Option<i128> {
        let most = |width: u32| i128::MAX >> (128 - width.clamp(1, 128));
        match self {
            &Number::Letter(letter) => scope.number(letter),
            &Number::Int(number) => Some(number),
            Number::Min => scope.width().map(|width| !most(width)),
            Number::Max => scope.width().map(most),
            Number::Width => scope.width().map(i128::from),
            Number::Not(number) => number.of(scope).map(|number| !number),
            Number::Log(number) => number.of(scope).map(|number| number.trailing_zeros().into()),
            Number::Binary(operator, parts) => {
                let [a, b] = &**parts;
                let (a, b) = (a.of(scope)?, b.of(scope)?);
                match operator {
                    Operator::Add => a.checked_add(b),
                    Operator::Sub => a.checked_sub(b),
                    Operator::Mul => a.checked_mul(b),
                    Operator::And => Some(a & b),
                    Operator::Or => Some(a | b),
                    Operator::Xor => Some(a ^ b),
                    Operator::Shift => {
                        let bits = cut(a as u128, scope.width()?);
                        bits.checked_shr(u32::try_from(b).ok()?).map(|bits| bits as i128)
                    }
                }
            }
        }
    }
}

impl Condition {
    /// Evaluates the condition; false if it depends on an unbound letter.
    pub(super) fn holds(&self, scope: &impl Scope) -> bool {
        self.is_met(scope).unwrap_or(false)
    }

    fn is_met(&self, scope: &impl Scope) -> Option<bool> {
        use IntPredicate as P;
        Some(match self {
            Condition::Less(a, b) => a.of(scope)? < b.of(scope)?,
            Condition::Differ(a, b) => a.of(scope)? != b.of(scope)?,
            Condition::Fits(number) => {
                let number = number.of(scope)?;
                signed(number as u128, scope.width()?) == number
            }
            Condition::Power(number) => cut(number.of(scope)? as u128, scope.width()?).is_power_of_two(),
            Condition::IsZext(number, letter) => {
                let bits = cut(number.of(scope)? as u128, scope.width()?);
                cut(bits, scope.width_of(*letter)?) == bits
            }
            Condition::IsSext(number, letter) => {
                let number = number.of(scope)?;
                signed(number as u128, scope.width_of(*letter)?) == number
            }
            &Condition::OneUse(letter) => scope.is_single(letter),
            &Condition::Same(a, b) => scope.width_of(a)? == scope.width_of(b)?,
            &Condition::Wide(letter) => scope.width_of(letter)? > 1,
            &Condition::Short(letter) => matches!(scope.width_of(letter)?, 8 | 16),
            &Condition::Narrower(letter) => scope.width_of(letter)? < scope.result_width()?,
            &Condition::Wider(letter) => scope.width_of(letter)? > scope.result_width()?,
            Condition::Equality => matches!(scope.predicate()?, P::Eq | P::Ne),
            Condition::Reflexive => {
                matches!(scope.predicate()?, P::Eq | P::Sle | P::Sge | P::Ule | P::Uge)
            }
            Condition::Irreflexive => {
                matches!(scope.predicate()?, P::Ne | P::Slt | P::Sgt | P::Ult | P::Ugt)
            }
        })
    }
}
