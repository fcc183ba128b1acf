//! Demanded bits: how many low bits of an integer its users in a loop can tell apart.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{ADD, AND, ASHR, LSHR, MUL, OR, SELECT, SHL, SUB, XOR};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::ir::{Op, Value};
use crate::opt::function::Function;

/// The numbers of low bits that the users of integers demand.
#[derive(Debug, Default)]
pub(super) struct DemandedBits {
    of_values: FxHashMap<Value, u32>,
}

impl DemandedBits {
    /// Analyzes the operations of a loop, which come in order. All other users demand every bit.
    pub(super) fn new(f: &Function, ops: &[Op]) -> DemandedBits {
        let mut demanded = DemandedBits::default();
        for &op in ops.iter().rev() {
            let of_result = f.body.results(op).next().map_or(0, |result| demanded.of(f, result));
            for (index, &operand) in f.body.operands(op).iter().enumerate() {
                let Some(width) = width(f, operand) else { continue };
                let bits = demanded_of_operand(f, op, index, of_result).map_or(width, |bits| bits.min(width));
                let most = demanded.of_values.entry(operand).or_insert(0);
                *most = bits.max(*most);
            }
        }
        demanded
    }

    /// Returns the number of low bits of an integer that its users demand.
    pub(super) fn of(&self, f: &Function, value: Value) -> u32 {
        self.of_values.get(&value).copied().or_else(|| width(f, value)).unwrap_or(0)
    }
}

fn width(f: &Function, value: Value) -> Option<u32> {
    f.cx.int_width(f.body.value_type(value))
}

/// Returns the number of low bits that an operation demands of an operand, if so many bits of its result are demanded.
/// None stands for all.
fn demanded_of_operand(f: &Function, op: Op, index: usize, of_result: u32) -> Option<u32> {
    let constant = |index: usize| f.constant_of(f.body.operands(op)[index]);
    let shift = || constant(1).filter(|_| index == 0).and_then(|by| u32::try_from(by).ok());
    match f.body.name(op) {
        TRUNC | ZEXT | ADD | SUB | MUL | OR | XOR => Some(of_result),
        SEXT => (of_result <= width(f, f.body.operands(op)[0])?).then_some(of_result),
        SELECT if index > 0 => Some(of_result),
        AND => {
            let of_mask = constant(1 - index)
                .filter(|&mask| mask >= 0)
                .map_or(of_result, |mask| 128 - mask.leading_zeros());
            Some(of_mask.min(of_result))
        }
        SHL => shift().map(|by| of_result.saturating_sub(by)),
        LSHR | ASHR => shift().and_then(|by| of_result.checked_add(by)),
        _ => None,
    }
}
