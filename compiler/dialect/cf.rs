//! The cf dialect: branches between blocks.

use crate::ir::Traits;
use crate::{accessors, ops};

use super::switch_syntax;

ops! { "cf" = super::table::cf;
    /// Stops the program with a message if the condition is false.
    ASSERT = "assert".sig("arg: i1 ->").attrs("msg: string").asm("$arg, $msg attr-dict");
    /// Branches to a block.
    BR = "br".sig("->").asm("successor attr-dict").with(Traits::TERMINATOR);
    /// Branches to the first block if the condition is true, else to the second.
    COND_BR = "cond_br".sig("condition: i1 ->").attrs("branch_weights?: i32-array")
        .asm("$condition {? weights ($branch_weights) }, successor, successor attr-dict")
        .with(Traits::TERMINATOR.and(Traits::BRANCH_SEGMENTS));
    /// Branches to the block of the matching case, or to the first block, the default.
    SWITCH = "switch".sig("flag: integer ->").attrs("case_values?: any")
        .custom(switch_syntax::parse_cf, switch_syntax::print_cf).verify(switch_syntax::verify)
        .with(Traits::TERMINATOR.and(Traits::CASE_SEGMENTS));
}

accessors! {
    Assert for ASSERT: arg;
    CondBr for COND_BR: condition;
    Switch for SWITCH: flag;
}
