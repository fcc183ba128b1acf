//! The ub dialect: undefined behaviour.

use crate::ir::Traits;
use crate::ops;

ops! { "ub" = super::table::ub;
    /// A poison value: the result of undefined behaviour.
    POISON = "poison".sig("-> result: any").attrs("value: any = #ub.poison").asm("attr-dict {? < $value > } : type($result)").with(Traits::PURE);
    /// Marks an unreachable point.
    UNREACHABLE = "unreachable".sig("->").asm("attr-dict").with(Traits::TERMINATOR);
}
