//! The ub dialect: undefined behaviour.

use crate::ir::Traits;
use crate::ops;

ops! { "ub" = super::number::UB;
    /// The result of what must not happen.
    POISON = "poison".sig("-> result: any").attrs("value: any = #ub.poison").asm("attr-dict {? < $value > } : type($result)").with(Traits::PURE);
    /// Is never reached.
    UNREACHABLE = "unreachable".sig("->").asm("attr-dict").with(Traits::TERMINATOR);
}
