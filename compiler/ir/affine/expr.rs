//! Affine expressions.
//!
//! They are kept in the simplified form in which MLIR creates them (constants folded and moved to the right, equal
//! terms merged, divisions by divisors resolved), so that the printed expressions are those that MLIR prints.

use super::super::spelling::Sink;

/// An operation of an affine expression. A difference is a sum with a product by `-1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AffineOp {
    /// `a + b`.
    Add,
    /// `a * b`.
    Mul,
    /// `a mod b`: never negative for positive `b`.
    Mod,
    /// `a floordiv b`.
    FloorDiv,
    /// `a ceildiv b`.
    CeilDiv,
}

/// An affine expression. The parser limits its depth.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AffineExpr {
    /// `d0`.
    Dim(u32),
    /// `s0`.
    Symbol(u32),
    /// A constant.
    Constant(i64),
    /// Two expressions.
    Binary(AffineOp, Box<(AffineExpr, AffineExpr)>),
}

/// Appends the name of a dimension or symbol.
pub type InputWriter<'a> = &'a dyn Fn(&AffineExpr, &mut dyn Sink);

impl AffineExpr {
    fn binary(op: AffineOp, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        AffineExpr::Binary(op, Box::new((lhs, rhs)))
    }

    /// Returns the value of a constant.
    pub fn constant(&self) -> Option<i64> {
        match self {
            AffineExpr::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// Returns true if the expression depends on a dimension.
    pub fn has_dim(&self, dim: u32) -> bool {
        match self {
            AffineExpr::Dim(own) => *own == dim,
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => false,
            AffineExpr::Binary(_, sides) => sides.0.has_dim(dim) || sides.1.has_dim(dim),
        }
    }

    /// Replaces each dimension and symbol by the result of `with` for it.
    pub fn replace_inputs(self, with: &impl Fn(AffineExpr) -> AffineExpr) -> AffineExpr {
        match self {
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) => with(self),
            AffineExpr::Constant(_) => self,
            AffineExpr::Binary(op, sides) => {
                let (lhs, rhs) = (sides.0.replace_inputs(with), sides.1.replace_inputs(with));
                match op {
                    AffineOp::Add => lhs.plus(rhs),
                    AffineOp::Mul => lhs.times(rhs),
                    AffineOp::Mod => lhs.modulo(rhs),
                    AffineOp::FloorDiv => lhs.floor_div(rhs),
                    AffineOp::CeilDiv => lhs.ceil_div(rhs),
                }
            }
        }
    }

    /// Returns true if the expression contains no dimension.
    pub fn is_symbolic(&self) -> bool {
        match self {
            AffineExpr::Dim(_) => false,
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => true,
            AffineExpr::Binary(_, sides) => sides.0.is_symbolic() && sides.1.is_symbolic(),
        }
    }

    /// Returns a number that divides every value of the expression: the largest that is easy to find.
    fn divisor(&self) -> u64 {
        match self {
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) => 1,
            AffineExpr::Constant(value) => value.unsigned_abs(),
            AffineExpr::Binary(AffineOp::Mul, sides) => {
                sides.0.divisor().checked_mul(sides.1.divisor()).unwrap_or(1)
            }
            AffineExpr::Binary(AffineOp::Add | AffineOp::Mod, sides) => {
                gcd(sides.0.divisor(), sides.1.divisor())
            }
            AffineExpr::Binary(AffineOp::FloorDiv | AffineOp::CeilDiv, sides) => {
                match sides.1.constant().map(i64::unsigned_abs) {
                    Some(by) if by != 0 && sides.0.divisor() % by == 0 => sides.0.divisor() / by,
                    _ => 1,
                }
            }
        }
    }

    fn divisible_by(&self, by: i64) -> bool {
        by != 0 && self.divisor().is_multiple_of(by.unsigned_abs())
    }

    /// Returns true if both are dimensions or both are symbols, and the index of `other` is lower.
    fn is_later_input(&self, other: &AffineExpr) -> bool {
        match (self, other) {
            (AffineExpr::Dim(a), AffineExpr::Dim(b)) | (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) => {
                a > b
            }
            _ => false,
        }
    }

    /// Splits a product with a constant into its factors; any other expression is one times itself.
    fn scaled(&self) -> (&AffineExpr, i64) {
        if let AffineExpr::Binary(AffineOp::Mul, sides) = self
            && let AffineExpr::Constant(factor) = sides.1
        {
            return (&sides.0, factor);
        }
        (self, 1)
    }

    /// Returns `self + rhs`.
    pub fn plus(self, rhs: AffineExpr) -> AffineExpr {
        match self.simpler_sum(&rhs) {
            Some(sum) => sum,
            None => AffineExpr::binary(AffineOp::Add, self, rhs),
        }
    }

    /// Returns the simplified form of `self + rhs`; `None` if it is the sum of the two in this order.
    fn simpler_sum(&self, rhs: &AffineExpr) -> Option<AffineExpr> {
        use AffineExpr::{Binary, Constant};
        if let (Constant(a), Constant(b)) = (self, rhs)
            && let Some(sum) = a.checked_add(*b)
        {
            return Some(Constant(sum));
        }
        // Move constants to the right, then symbolic expressions; order inputs by index.
        let swap = matches!(self, Constant(_)) && !matches!(rhs, Constant(_))
            || (self.is_symbolic() && !rhs.is_symbolic())
            || self.is_later_input(rhs);
        if swap {
            return Some(rhs.clone().plus(self.clone()));
        }
        if let Some(number) = rhs.constant() {
            if number == 0 {
                return Some(self.clone());
            }
            if let Binary(AffineOp::Add, sides) = self
                && let Constant(inner) = sides.1
                && let Some(sum) = inner.checked_add(number)
            {
                return Some(sides.0.clone().plus(Constant(sum)));
            }
        }
        let ((base, factor), (other, other_factor)) = (self.scaled(), rhs.scaled());
        if base == other
            && let Some(sum) = factor.checked_add(other_factor)
        {
            return Some(base.clone().times(Constant(sum)));
        }
        // Two constants whose sum overflows are not folded.
        if let Binary(AffineOp::Add, sides) = self
            && let Constant(number) = sides.1
            && rhs.constant().is_none()
        {
            return Some(sides.0.clone().plus(rhs.clone()).plus(Constant(number)));
        }
        remainder(self, rhs)
    }

    /// Returns `self * rhs`; one of them is symbolic.
    pub fn times(self, rhs: AffineExpr) -> AffineExpr {
        use AffineExpr::{Binary, Constant};
        if let (Constant(a), Constant(b)) = (&self, &rhs)
            && let Some(product) = a.checked_mul(*b)
        {
            return Constant(product);
        }
        let swap = !rhs.is_symbolic()
            || (matches!(self, Constant(_)) && !matches!(rhs, Constant(_)))
            || self.is_later_input(&rhs);
        if swap {
            return rhs.times(self);
        }
        match rhs.constant() {
            Some(1) => return self,
            Some(0) => return rhs,
            Some(factor) => {
                if let Binary(AffineOp::Mul, sides) = &self
                    && let Constant(inner) = sides.1
                    && let Some(product) = inner.checked_mul(factor)
                {
                    return sides.0.clone().times(Constant(product));
                }
            }
            None => {
                if let Binary(AffineOp::Mul, sides) = &self
                    && let Constant(factor) = sides.1
                {
                    return sides.0.clone().times(rhs).times(Constant(factor));
                }
            }
        }
        AffineExpr::binary(AffineOp::Mul, self, rhs)
    }

    /// Returns `-self`.
    pub fn negated(self) -> AffineExpr {
        self.times(AffineExpr::Constant(-1))
    }

    /// Returns `self - rhs`.
    pub fn minus(self, rhs: AffineExpr) -> AffineExpr {
        self.plus(rhs.negated())
    }

    /// Returns `self floordiv rhs`; `rhs` is symbolic.
    pub fn floor_div(self, rhs: AffineExpr) -> AffineExpr {
        let Some(by) = rhs.constant().filter(|&by| by != 0) else {
            return AffineExpr::binary(AffineOp::FloorDiv, self, rhs);
        };
        if let Some(value) = self.constant().and_then(|value| floor_div(value, by)) {
            return AffineExpr::Constant(value);
        }
        if let Some(quotient) = self.exact_quotient(by) {
            return quotient;
        }
        match &self {
            AffineExpr::Binary(AffineOp::Add, sides)
                if sides.0.divisible_by(by) || sides.1.divisible_by(by) =>
            {
                sides.0.clone().floor_div(rhs.clone()).plus(sides.1.clone().floor_div(rhs))
            }
            _ => AffineExpr::binary(AffineOp::FloorDiv, self, rhs),
        }
    }

    /// Returns `self ceildiv rhs`; `rhs` is symbolic.
    pub fn ceil_div(self, rhs: AffineExpr) -> AffineExpr {
        let Some(by) = rhs.constant().filter(|&by| by != 0) else {
            return AffineExpr::binary(AffineOp::CeilDiv, self, rhs);
        };
        let exact = |value: i64| value.checked_neg().and_then(|value| floor_div(value, by)?.checked_neg());
        if let Some(value) = self.constant().and_then(exact) {
            return AffineExpr::Constant(value);
        }
        match self.exact_quotient(by) {
            Some(quotient) => quotient,
            None => AffineExpr::binary(AffineOp::CeilDiv, self, rhs),
        }
    }

    /// Returns the quotient if it is exact: by 1, or of a product whose factor `by` divides.
    fn exact_quotient(&self, by: i64) -> Option<AffineExpr> {
        match self {
            _ if by == 1 => Some(self.clone()),
            AffineExpr::Binary(AffineOp::Mul, sides) => {
                let factor = sides.1.constant().filter(|factor| factor.checked_rem(by) == Some(0))?;
                Some(sides.0.clone().times(AffineExpr::Constant(factor / by)))
            }
            _ => None,
        }
    }

    /// Returns `self mod rhs`; `rhs` is symbolic.
    pub fn modulo(self, rhs: AffineExpr) -> AffineExpr {
        let Some(by) = rhs.constant().filter(|&by| by > 0) else {
            return AffineExpr::binary(AffineOp::Mod, self, rhs);
        };
        if let Some(value) = self.constant() {
            return AffineExpr::Constant(value.rem_euclid(by));
        }
        if self.divisible_by(by) {
            return AffineExpr::Constant(0);
        }
        match &self {
            AffineExpr::Binary(AffineOp::Add, sides) if sides.0.divisible_by(by) => {
                sides.1.clone().modulo(rhs)
            }
            AffineExpr::Binary(AffineOp::Add, sides) if sides.1.divisible_by(by) => {
                sides.0.clone().modulo(rhs)
            }
            AffineExpr::Binary(AffineOp::Mod, sides)
                if sides.1.constant().is_some_and(|inner| inner > 0 && inner % by == 0) =>
            {
                sides.0.clone().modulo(rhs)
            }
            _ => AffineExpr::binary(AffineOp::Mod, self, rhs),
        }
    }

    /// Appends the expression.
    pub fn write(&self, out: &mut dyn Sink) {
        self.write_with(&write_input, out);
    }

    /// Appends the expression; `input` appends the name of a dimension or symbol.
    pub fn write_with(&self, input: InputWriter, out: &mut dyn Sink) {
        self.write_within(input, false, out);
    }

    /// Appends the expression. `tight`: it is an operand of an operator that binds more strongly than a sum.
    fn write_within(&self, input: InputWriter, tight: bool, out: &mut dyn Sink) {
        let (op, sides) = match self {
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) => return input(self, out),
            AffineExpr::Constant(value) => return put(out, "", value),
            AffineExpr::Binary(op, sides) => (op, sides),
        };
        out.push_str(if tight { "(" } else { "" });
        let (lhs, rhs) = (&sides.0, &sides.1);
        match op {
            AffineOp::Add => write_sum(lhs, rhs, input, out),
            AffineOp::Mul if rhs.constant() == Some(-1) => {
                out.push('-');
                lhs.write_within(input, true, out);
            }
            _ => {
                lhs.write_within(input, true, out);
                out.push_str(match op {
                    AffineOp::Mod => " mod ",
                    AffineOp::FloorDiv => " floordiv ",
                    AffineOp::CeilDiv => " ceildiv ",
                    AffineOp::Add | AffineOp::Mul => " * ",
                });
                rhs.write_within(input, true, out);
            }
        }
        out.push_str(if tight { ")" } else { "" });
    }
}

/// Appends `d0` or `s1`.
fn write_input(input: &AffineExpr, out: &mut dyn Sink) {
    match input {
        AffineExpr::Dim(number) => put(out, 'd', number),
        AffineExpr::Symbol(number) => put(out, 's', number),
        AffineExpr::Constant(_) | AffineExpr::Binary(..) => {}
    }
}

fn put(out: &mut dyn Sink, prefix: impl std::fmt::Display, number: impl std::fmt::Display) {
    let _ = write!(out, "{prefix}{number}");
}

fn write_sum(lhs: &AffineExpr, rhs: &AffineExpr, input: InputWriter, out: &mut dyn Sink) {
    lhs.write_within(input, false, out);
    if let Some(number) = rhs.constant().filter(|&number| number < 0) {
        return put(out, " - ", number.unsigned_abs());
    }
    match rhs.scaled() {
        (base, -1) => {
            out.push_str(" - ");
            base.write_within(input, matches!(base, AffineExpr::Binary(AffineOp::Add, _)), out);
        }
        (base, factor) if factor < -1 => {
            out.push_str(" - ");
            base.write_within(input, true, out);
            put(out, " * ", factor.unsigned_abs());
        }
        _ => {
            out.push_str(" + ");
            rhs.write_within(input, false, out);
        }
    }
}

/// Simplifies `x - (x floordiv q) * q` to `x mod q`; for a constant `q = c`, the product is `(x floordiv c) * -c`. If
/// `lhs` is a sum, the multiple of a quotient is combined with its last term where that simplifies it.
fn remainder(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let AffineExpr::Binary(AffineOp::Mul, _) = rhs else { return None };
    let (quotient, factor) = rhs.scaled();
    let AffineExpr::Binary(op, sides) = quotient else { return None };
    if let (AffineOp::Mul, -1, AffineExpr::Binary(AffineOp::FloorDiv, division)) = (op, factor, &sides.0) {
        let is_remainder = division.0 == *lhs && division.1 == sides.1;
        return is_remainder.then(|| lhs.clone().modulo(sides.1.clone()));
    }
    if *op != AffineOp::FloorDiv {
        return None;
    }
    let by = sides.1.constant().filter(|&by| by > 0 && factor.checked_neg() == Some(by));
    if let Some(by) = by.filter(|_| *lhs == sides.0) {
        return Some(lhs.clone().modulo(AffineExpr::Constant(by)));
    }
    let AffineExpr::Binary(AffineOp::Add, terms) = lhs else { return None };
    terms.1.simpler_sum(rhs).map(|sum| terms.0.clone().plus(sum))
}

fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Returns the quotient rounded down; `None` if it overflows.
fn floor_div(value: i64, by: i64) -> Option<i64> {
    let quotient = value.checked_div(by)?;
    let inexact = value % by != 0 && ((value < 0) != (by < 0));
    Some(quotient - i64::from(inexact))
}

#[cfg(test)]
mod tests {
    use super::AffineExpr::{Constant, Dim, Symbol};
    use super::*;

    fn text(expr: AffineExpr) -> String {
        let mut out = String::new();
        expr.write(&mut out);
        out
    }

    #[test]
    fn expressions_are_simplified_and_printed_as_mlir_does() {
        assert_eq!(text(Constant(2).times(Dim(0)).plus(Constant(1)).plus(Constant(2))), "d0 * 2 + 3");
        assert_eq!(text(Symbol(0).minus(Dim(0).times(Constant(2)))), "d0 * -2 + s0");
        assert_eq!(text(Dim(0).plus(Dim(1)).negated()), "-(d0 + d1)");
        assert_eq!(text(Dim(0).minus(Dim(1).times(Constant(3)))), "d0 - d1 * 3");
        assert_eq!(text(Dim(0).minus(Dim(0))), "0");
        assert_eq!(text(Dim(0).times(Constant(4)).plus(Dim(1)).floor_div(Constant(4))), "d0 + d1 floordiv 4");
        assert_eq!(text(Dim(0).times(Constant(4)).plus(Dim(1)).modulo(Constant(4))), "d1 mod 4");
        assert_eq!(text(Constant(-7).floor_div(Constant(2))), "-4");
        assert_eq!(text(Constant(-7).ceil_div(Constant(2))), "-3");
        assert_eq!(text(Constant(-7).modulo(Constant(2))), "1");
        assert_eq!(text(Dim(1).plus(Dim(0)).plus(Symbol(1).times(Symbol(0)))), "d0 + d1 + s0 * s1");
        let quotient = Dim(0).floor_div(Symbol(0));
        assert_eq!(text(Dim(0).minus(quotient.times(Symbol(0)))), "d0 mod s0");
        let quotient = Dim(0).floor_div(Constant(8));
        assert_eq!(text(Dim(0).minus(quotient.times(Constant(8)))), "d0 mod 8");
    }

    #[test]
    fn extreme_numbers_do_not_overflow() {
        for (a, b) in [(i64::MIN, -1), (i64::MAX, i64::MAX), (i64::MIN, i64::MIN), (1, 0), (i64::MIN, 0)] {
            let (a, b) = (Constant(a), Constant(b));
            text(a.clone().plus(b.clone()));
            text(Dim(0).plus(a.clone()).plus(b.clone()));
            text(a.clone().times(b.clone()).plus(Dim(0)));
            text(a.clone().floor_div(b.clone()));
            text(a.clone().ceil_div(b.clone()));
            text(a.clone().modulo(b.clone()));
            text(Dim(0).times(a.clone()).floor_div(b.clone()));
            text(Dim(0).plus(Dim(1).times(b.clone())).minus(a).ceil_div(b));
        }
    }
}
