//! The cf dialect: branches between blocks.

use crate::ir::Traits;
use crate::ops;

use super::switch_syntax;

ops! { "cf" = super::number::CF;
    /// Stops the program with a message unless the condition holds.
    ASSERT = "assert".sig("arg: i1 ->").attrs("msg: string").asm("$arg, $msg attr-dict");
    /// Goes to a block.
    BR = "br".sig("->").asm("successor attr-dict").with(Traits::TERMINATOR);
    /// Goes to the first block if the condition is true, else to the second.
    COND_BR = "cond_br".sig("condition: i1 ->").attrs("branch_weights?: i32-array")
        .asm("$condition {? weights ($branch_weights) }, successor, successor attr-dict")
        .with(Traits::TERMINATOR.and(Traits::BRANCH_SEGMENTS));
    /// Goes to the block of the case with the value, else to the first.
    SWITCH = "switch".sig("flag: integer ->").attrs("case_values?: any")
        .custom(switch_syntax::parse_cf, switch_syntax::print_cf).verify(switch_syntax::verify)
        .with(Traits::TERMINATOR.and(Traits::CASE_SEGMENTS));
}
