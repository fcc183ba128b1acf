//! Comparisons.

use crate::ir::spec::enum_value;
use crate::ir::{AttrId, Body, Context, CostClass, EnumInfo, Traits, Value};
use crate::{accessors, ops};

use super::i64_enum;

ops! { "llvm" = super::table::compare;
    /// Comparison of integers or pointers.
    ICMP = "icmp".sig("lhs: T, rhs: T -> res: i1(T); T: llvm-integer-or-pointer-like").attrs("predicate: llvm.icmp")
        .asm("string($predicate) $lhs, $rhs attr-dict : type($lhs)").with(Traits::PURE).cost(CostClass::Folded).with(Traits::VECTOR_FORM);
    /// Comparison of floats.
    FCMP = "fcmp".sig("lhs: T, rhs: T -> res: i1(T); T: llvm-float-like").attrs("predicate: llvm.fcmp, fastmathFlags: llvm.fastmath = none")
        .asm("string($predicate) $lhs, $rhs attr-dict : type($lhs)").with(Traits::PURE).cost(CostClass::Float).with(Traits::VECTOR_FORM);
}

accessors! {
    Compare for [ICMP, FCMP]: lhs, rhs;
    Icmp for ICMP: lhs, rhs;
}

impl Compare {
    /// Returns both operands.
    pub fn operands(self, body: &Body) -> [Value; 2] {
        [self.lhs(body), self.rhs(body)]
    }
}

impl Icmp {
    /// Returns both operands.
    pub fn operands(self, body: &Body) -> [Value; 2] {
        [self.lhs(body), self.rhs(body)]
    }
}

/// Declares an enum of predicates with its keywords and numbers.
macro_rules! predicates {
    ($(#[$doc:meta])* $name:ident, $info:ident = $text:literal: $($case:ident $keyword:literal = $number:literal),*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs)]
        pub enum $name { $($case = $number),* }

        impl $name {
            /// Decodes the attribute.
            pub fn of(cx: &Context, attr: AttrId) -> Option<$name> {
                match enum_value(cx, &$info, attr)? {
                    $($number => Some($name::$case),)*
                    _ => None,
                }
            }
        }

        /// Keywords of the predicate.
        pub const $info: EnumInfo = i64_enum($text, &[$(($keyword, $number)),*]);
    };
}

predicates! {
    /// The predicate of `llvm.icmp`, and of `arith.cmpi`, which has the same numbers.
    IntPredicate, ICMP_PREDICATE = "llvm.icmp":
    Eq "eq" = 0, Ne "ne" = 1, Slt "slt" = 2, Sle "sle" = 3, Sgt "sgt" = 4, Sge "sge" = 5,
    Ult "ult" = 6, Ule "ule" = 7, Ugt "ugt" = 8, Uge "uge" = 9
}

predicates! {
    /// The predicate of `llvm.fcmp`. If an operand is NaN, `o` predicates are false and `u` predicates are true.
    FloatPredicate, FCMP_PREDICATE = "llvm.fcmp":
    False "_false" = 0, Oeq "oeq" = 1, Ogt "ogt" = 2, Oge "oge" = 3, Olt "olt" = 4, Ole "ole" = 5,
    One "one" = 6, Ord "ord" = 7, Ueq "ueq" = 8, Ugt "ugt" = 9, Uge "uge" = 10, Ult "ult" = 11,
    Ule "ule" = 12, Une "une" = 13, Uno "uno" = 14, True "_true" = 15
}

impl IntPredicate {
    /// Returns the negation of this predicate.
    #[must_use]
    pub fn inverse(self) -> IntPredicate {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        match self {
            Eq => Ne,
            Ne => Eq,
            Slt => Sge,
            Sge => Slt,
            Sle => Sgt,
            Sgt => Sle,
            Ult => Uge,
            Uge => Ult,
            Ule => Ugt,
            Ugt => Ule,
        }
    }

    /// Returns the unsigned predicate that agrees with this one if neither operand is negative.
    pub fn unsigned(self) -> IntPredicate {
        use IntPredicate as P;
        match self {
            P::Slt => P::Ult,
            P::Sle => P::Ule,
            P::Sgt => P::Ugt,
            P::Sge => P::Uge,
            P::Eq | P::Ne | P::Ult | P::Ule | P::Ugt | P::Uge => self,
        }
    }

    /// Returns the signed predicate that agrees with this one if neither operand is negative; `eq` and `ne` are
    /// unchanged.
    #[must_use]
    pub fn signed(self) -> IntPredicate {
        use IntPredicate::{Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        match self {
            Ult => Slt,
            Ule => Sle,
            Ugt => Sgt,
            Uge => Sge,
            other => other,
        }
    }

    /// Returns the predicate that holds for `b` and `a` if this one holds for `a` and `b`.
    #[must_use]
    pub fn swapped(self) -> IntPredicate {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        match self {
            Eq => Eq,
            Ne => Ne,
            Slt => Sgt,
            Sgt => Slt,
            Sle => Sge,
            Sge => Sle,
            Ult => Ugt,
            Ugt => Ult,
            Ule => Uge,
            Uge => Ule,
        }
    }
}

impl FloatPredicate {
    /// Returns the negation of this predicate.
    #[must_use]
    pub fn inverse(self) -> FloatPredicate {
        use FloatPredicate::{
            False, Oeq, Oge, Ogt, Ole, Olt, One, Ord, True, Ueq, Uge, Ugt, Ule, Ult, Une, Uno,
        };
        match self {
            False => True,
            True => False,
            Oeq => Une,
            Une => Oeq,
            Ogt => Ule,
            Ule => Ogt,
            Oge => Ult,
            Ult => Oge,
            Olt => Uge,
            Uge => Olt,
            Ole => Ugt,
            Ugt => Ole,
            One => Ueq,
            Ueq => One,
            Ord => Uno,
            Uno => Ord,
        }
    }

    /// Returns the predicate that holds for `b` and `a` if this one holds for `a` and `b`.
    #[must_use]
    pub fn swapped(self) -> FloatPredicate {
        use FloatPredicate::{Oge, Ogt, Ole, Olt, Uge, Ugt, Ule, Ult};
        match self {
            Ogt => Olt,
            Olt => Ogt,
            Oge => Ole,
            Ole => Oge,
            Ugt => Ult,
            Ult => Ugt,
            Uge => Ule,
            Ule => Uge,
            symmetric => symmetric,
        }
    }
}
