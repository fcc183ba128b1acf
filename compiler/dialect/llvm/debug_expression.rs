//! Expressions of debug intrinsics.

use crate::ir::{AttrId, Context, Expression, ExpressionOp, Fragment};

use super::debug_info::{Node, Operation};

/// The meaning of the operand of a debug intrinsic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Meaning {
    /// The computation of the value or of the address.
    pub(super) expression: Expression,
    /// True if the result is the address of the variable.
    pub(super) is_address: bool,
}

/// Operations of DWARF without operands, with their numbers.
const PLAIN: [(&str, u8); 18] = [
    ("DW_OP_and", 0x1a),
    ("DW_OP_div", 0x1b),
    ("DW_OP_minus", 0x1c),
    ("DW_OP_mod", 0x1d),
    ("DW_OP_mul", 0x1e),
    ("DW_OP_neg", 0x1f),
    ("DW_OP_not", 0x20),
    ("DW_OP_or", 0x21),
    ("DW_OP_plus", 0x22),
    ("DW_OP_shl", 0x24),
    ("DW_OP_shr", 0x25),
    ("DW_OP_shra", 0x26),
    ("DW_OP_xor", 0x27),
    ("DW_OP_eq", 0x29),
    ("DW_OP_ge", 0x2a),
    ("DW_OP_gt", 0x2b),
    ("DW_OP_lt", 0x2d),
    ("DW_OP_ne", 0x2e),
];

/// Returns the meaning of the operand of `dbg.declare` or `dbg.value` with an expression; `None` if an operation has
/// no counterpart here. As in LLVM, the result of `dbg.value` is a value if the expression is empty or ends with
/// `DW_OP_stack_value`, and otherwise an address, where a final `DW_OP_deref` means the variable itself.
pub(super) fn meaning(cx: &Context, attr: Option<AttrId>, is_declaration: bool) -> Option<Meaning> {
    let operations = match attr {
        Some(attr) => Node::of(cx, attr)?.operations()?,
        None => Vec::new(),
    };
    let fragment = fragment(cx, attr);
    let mut rest = &operations[..operations.len() - usize::from(fragment.is_some())];
    let mut is_address = is_declaration || !rest.is_empty();
    if let [before @ .., last] = rest
        && last.name == "DW_OP_stack_value"
    {
        (rest, is_address) = (before, false);
    }
    let mut operations: Vec<ExpressionOp> = rest.iter().map(operation).collect::<Option<_>>()?;
    if is_address && !is_declaration && operations.last() == Some(&ExpressionOp::Deref) {
        operations.pop();
    }
    Some(Meaning { expression: Expression { operations: operations.into(), fragment }, is_address })
}

/// Returns the bits of the variable that an expression describes; `None` for all.
pub(super) fn fragment(cx: &Context, attr: Option<AttrId>) -> Option<Fragment> {
    let operations = Node::of(cx, attr?)?.operations()?;
    let last = operations.last().filter(|last| last.name == "DW_OP_LLVM_fragment")?;
    let [offset, size] = last.arguments[..] else { return None };
    Some(Fragment { offset: offset.parse().ok()?, size: size.parse().ok()? })
}

fn operation(operation: &Operation) -> Option<ExpressionOp> {
    let number = |index: usize| operation.arguments.get(index)?.parse::<u64>().ok();
    Some(match operation.name {
        "DW_OP_deref" => ExpressionOp::Deref,
        "DW_OP_plus_uconst" => ExpressionOp::Add(number(0)?),
        "DW_OP_constu" => ExpressionOp::Constant(number(0)?),
        "DW_OP_consts" => ExpressionOp::Constant(operation.arguments.first()?.parse::<i64>().ok()? as u64),
        "DW_OP_LLVM_convert" => {
            let bits = u8::try_from(number(0)?).ok().filter(|bits| (1..=64).contains(bits))?;
            match *operation.arguments.get(1)? {
                "DW_ATE_signed" => ExpressionOp::Extend(bits, true),
                "DW_ATE_unsigned" => ExpressionOp::Extend(bits, false),
                _ => return None,
            }
        }
        name => {
            let found = PLAIN.iter().find(|(plain, _)| *plain == name);
            let literal = name.strip_prefix("DW_OP_lit").and_then(|number| number.parse().ok());
            match found {
                Some(&(_, number)) if operation.arguments.is_empty() => ExpressionOp::Plain(number),
                _ => ExpressionOp::Constant(literal?),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meaning_of(text: &str, is_declaration: bool) -> Option<Meaning> {
        let mut cx = Context::new(crate::dialect::registry());
        let attr = cx.dialect_attr(format!("llvm.di_expression<{text}>"));
        meaning(&cx, Some(attr), is_declaration)
    }

    fn expected(operations: &[ExpressionOp], is_address: bool) -> Option<Meaning> {
        let expression = Expression { operations: operations.into(), fragment: None };
        Some(Meaning { expression, is_address })
    }

    #[test]
    fn values_and_addresses() {
        let add = ExpressionOp::Add(8);
        assert_eq!(meaning_of("", false), expected(&[], false));
        assert_eq!(meaning_of("", true), expected(&[], true));
        assert_eq!(meaning_of("[DW_OP_deref]", false), expected(&[], true));
        assert_eq!(meaning_of("[DW_OP_deref]", true), expected(&[ExpressionOp::Deref], true));
        assert_eq!(meaning_of("[DW_OP_plus_uconst(8), DW_OP_deref]", false), expected(&[add], true));
        assert_eq!(meaning_of("[DW_OP_plus_uconst(8), DW_OP_stack_value]", false), expected(&[add], false));
    }

    #[test]
    fn operations_and_fragments() {
        let text = "[DW_OP_LLVM_convert(8, DW_ATE_signed), DW_OP_lit3, DW_OP_mul, DW_OP_stack_value, DW_OP_LLVM_fragment(32, 8)]";
        let found = meaning_of(text, false).unwrap();
        assert_eq!(found.expression.fragment, Some(Fragment { offset: 32, size: 8 }));
        let mul = ExpressionOp::Plain(0x1e);
        let operations = [ExpressionOp::Extend(8, true), ExpressionOp::Constant(3), mul];
        assert_eq!(found.expression.operations[..], operations);
        assert_eq!(meaning_of("[DW_OP_LLVM_entry_value(1), DW_OP_stack_value]", false), None);
        assert_eq!(meaning_of("[DW_OP_LLVM_convert(128, DW_ATE_signed), DW_OP_stack_value]", false), None);
    }
}
