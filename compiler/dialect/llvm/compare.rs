//! Comparisons.

use crate::ir::spec::enum_value;
use crate::ir::{AttrId, Context, EnumInfo, Traits};
use crate::ops;

use super::i64_enum;

ops! { "llvm" = super::FIRST + 1;
    /// Comparison of integers or pointers.
    ICMP = "icmp".sig("lhs: T, rhs: T -> res: i1(T); T: llvm-integer-or-pointer-like").attrs("predicate: llvm.icmp")
        .asm("string($predicate) $lhs, $rhs attr-dict : type($lhs)").with(Traits::PURE);
    /// Comparison of floats.
    FCMP = "fcmp".sig("lhs: T, rhs: T -> res: i1(T); T: llvm-float-like").attrs("predicate: llvm.fcmp, fastmathFlags: llvm.fastmath = none")
        .asm("string($predicate) $lhs, $rhs attr-dict : type($lhs)").with(Traits::PURE);
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
    /// How `llvm.icmp` (and `arith.cmpi`, which has the same numbers) compares.
    IntPredicate, ICMP_PREDICATE = "llvm.icmp":
    Eq "eq" = 0, Ne "ne" = 1, Slt "slt" = 2, Sle "sle" = 3, Sgt "sgt" = 4, Sge "sge" = 5,
    Ult "ult" = 6, Ule "ule" = 7, Ugt "ugt" = 8, Uge "uge" = 9
}

predicates! {
    /// How `llvm.fcmp` compares: `o` is false and `u` is true when an operand is NaN.
    FloatPredicate, FCMP_PREDICATE = "llvm.fcmp":
    False "_false" = 0, Oeq "oeq" = 1, Ogt "ogt" = 2, Oge "oge" = 3, Olt "olt" = 4, Ole "ole" = 5,
    One "one" = 6, Ord "ord" = 7, Ueq "ueq" = 8, Ugt "ugt" = 9, Uge "uge" = 10, Ult "ult" = 11,
    Ule "ule" = 12, Une "une" = 13, Uno "uno" = 14, True "_true" = 15
}

impl IntPredicate {
    /// The predicate that holds where this one does not.
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

    /// The comparison of numbers without sign that is true of the same numbers if these are not negative.
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

    /// The predicate of signed numbers that agrees with this one where neither number is negative; itself if it has no sign.
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

    /// The predicate that holds of `b` and `a` where this one holds of `a` and `b`.
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
    /// The predicate that holds where this one does not.
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

    /// The predicate that holds of `b` and `a` where this one holds of `a` and `b`.
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
