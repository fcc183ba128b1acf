//! Branches and other terminators.

use crate::dialect::switch_syntax;
use crate::ir::{Body, Context, CostClass, DictId, Op, Traits, TypeId, Value, VerifyCx, name};
use crate::{accessors, ops};

ops! { "llvm" = super::table::control;
    /// Branches to a block.
    BR = "br".sig("->").attrs("loop_annotation?: any").asm("successor attr-dict").with(Traits::TERMINATOR).cost(CostClass::Folded);
    /// Branches to the first block if the condition is true, else to the second.
    COND_BR = "cond_br".sig("condition: i1 ->").attrs("branch_weights?: i32-array, loop_annotation?: any")
        .asm("$condition {? weights ($branch_weights) }, successor, successor attr-dict")
        .with(Traits::TERMINATOR.and(Traits::BRANCH_SEGMENTS));
    /// Branches to the block of the matching case, or to the first block, the default.
    SWITCH = "switch".sig("value: llvm-integer ->").attrs("case_values?: any, branch_weights?: i32-array")
        .custom(switch_syntax::parse_llvm, switch_syntax::print_llvm).verify(switch_syntax::verify)
        .with(Traits::TERMINATOR.and(Traits::CASE_SEGMENTS));
    /// Returns from the function, or ends a global's initialiser.
    RETURN = "return".sig("arg: optional llvm-type ->").asm("attr-dict {? $arg : type($arg) }").verify(verify_return).with(Traits::TERMINATOR);
    /// Marks an unreachable point.
    UNREACHABLE = "unreachable".sig("->").asm("attr-dict").with(Traits::TERMINATOR);
}

accessors! {
    CondBr for COND_BR: condition with set_condition;
    Switch for SWITCH: value;
    Return for RETURN: (arg);
}

/// Returns the operand by which a conditional branch or a switch selects a successor.
pub fn selector(body: &Body, op: Op) -> Value {
    match CondBr::cast(body, op) {
        Some(branch) => branch.condition(body),
        None => Switch(op).value(body),
    }
}

/// The weights of the edges of a branch, in the order of its successors. An edge is taken with the probability of its
/// weight by the sum of all weights.
pub fn branch_weights(cx: &Context, attrs: DictId) -> Option<Vec<u64>> {
    let values = cx.dense_array_value(cx.dict_get(attrs, name::BRANCH_WEIGHTS)?)?;
    Some(values.iter().map(|&weight| u64::from(weight as u32)).collect())
}

fn verify_return(view: &VerifyCx, op: Op) -> Result<(), String> {
    let Some((parent, owner)) = view.owner() else { return Ok(()) };
    let attrs = view.module.body(parent).attrs(owner);
    let wanted = match view.module.body(parent).name(owner) {
        super::function::FUNC => super::function::signature(view.cx, attrs).map(|function| function.result),
        super::global::GLOBAL => {
            view.cx.dict_get(attrs, name::GLOBAL_TYPE).and_then(|attr| view.cx.type_value(attr))
        }
        // As in MLIR, the enclosing operation defines the meaning.
        _ => return Ok(()),
    };
    let found = view.operand_type(op, 0).unwrap_or(TypeId::VOID);
    match wanted {
        Some(wanted) if wanted != found => {
            let (wanted, found) = (view.cx.type_text(wanted), view.cx.type_text(found));
            Err(format!("mismatching result types: returns '{found}', but the function has '{wanted}'"))
        }
        _ => Ok(()),
    }
}
