//! Strength reduction by value ranges: operations whose operands are known to be non-negative, or to fit a narrower
//! type, become cheaper ones.
//!
//! *Class.* The ranges (`analysis/ranges`) follow from definitions and from the branches that dominate the operation.
//!
//! | operation | range | becomes |
//! |---|---|---|
//! | `sdiv`, `srem`, `ashr` | non-negative operands | `udiv`, `urem`, `lshr` |
//! | `udiv`, `urem` | the divisor is a power of two | `lshr`, `and` |
//! | division of 64 bits | operands of 32 bits, the divisor unknown | division of 32 bits |
//! | `sext` | non-negative | `zext nneg`, but not on RISC-V, whose registers have sign-extended words |
//! | `uitofp` | non-negative | `sitofp` |
//! | `and`, or `zext` of `trunc` | the removed bits are zeros | its operand |
//! | `icmp` | the ranges or a dominating condition imply the result | a constant |
//!
//! *Limits.* Integers of at most 64 bits, no vectors. Comparisons that a branch of their block tests are left to
//! `jump-threading`. The pass follows the loop passes, which match the signed forms.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{AND, ASHR, Binary, LSHR, SDIV, SREM, UDIV, UREM};
use crate::dialect::llvm::cast::{Cast, SEXT, SITOFP, TRUNC, UITOFP, ZEXT};
use crate::dialect::llvm::compare::{ICMP, Icmp};
use crate::dialect::llvm::control::{COND_BR, CondBr};
use crate::dialect::llvm::fold::cut;
use crate::ir::{Block, DictId, Op, OpName, TypeId, Value};
use crate::opt::analysis::loop_info::loops;
use crate::opt::analysis::ranges::{Range, Ranges, signed_limits, unsigned_limits};
use crate::opt::canon::combine::resolve;
use crate::opt::canon::dce::remove_unused;
use crate::opt::function::{Emitter, Function};

/// The width of narrow divisions.
const NARROW: u32 = 32;

/// The pass.
pub(crate) fn range_strength_reduce(f: &mut Function) {
    let blocks = f.blocks();
    let found = reductions(f, &blocks);
    if found.is_empty() {
        return;
    }
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    for &block in &blocks {
        if !f.body.block_ops(block).iter().any(|op| found.contains_key(op)) {
            continue;
        }
        for op in f.body.take_ops(block) {
            match found.get(&op).filter(|_| f.may_rewrite()) {
                Some(reduction) => {
                    resolve(f, op, &values);
                    let loc = f.body.loc(op);
                    let value = reduction.emit(&mut f.emit(block, loc), op);
                    values.insert(f.body.result(op, 0), value);
                }
                None => f.body.place_op(block, op),
            }
        }
    }
    f.replace(&values);
    remove_unused(f);
}

/// Finds the operations that are reduced.
fn reductions(f: &Function, blocks: &[Block]) -> FxHashMap<Op, Reduction> {
    let mut found = FxHashMap::default();
    let is_candidate = |op: Op| {
        let is_reduced = match f.body.name(op) {
            SDIV | SREM | UDIV | UREM | SEXT | UITOFP | ICMP | AND => true,
            ASHR => f.constant_of(Binary(op).rhs(f.body)).is_some(),
            ZEXT => truncated(f, op).is_some(),
            _ => false,
        };
        is_reduced
            && f.cx.int_width(f.body.value_type(f.body.operands(op)[0])).is_some_and(|width| width <= 64)
    };
    let mut all = Vec::new();
    for &block in blocks {
        let tested = f.body.last_op(block).filter(|&end| f.body.name(end) == COND_BR);
        let tested = tested.map(|end| CondBr(end).condition(f.body));
        let ops = f.body.block_ops(block).iter().copied().filter(|&op| is_candidate(op));
        all.extend(ops.filter(|&op| Some(f.body.result(op, 0)) != tested).map(|op| (block, op)));
    }
    if all.is_empty() {
        return found;
    }
    let loops = loops(f);
    let ranges = Ranges::new(f, &loops);
    for (block, op) in all {
        if let Some(reduction) = Reduction::of(f, &ranges, block, op) {
            found.insert(op, reduction);
        }
    }
    found
}

/// The operand of a `trunc` whose result an operation extends to the same type.
fn truncated(f: &Function, op: Op) -> Option<Value> {
    let by = f.body.defining_op(Cast(op).arg(f.body)).filter(|&by| f.body.name(by) == TRUNC)?;
    let value = Cast(by).arg(f.body);
    (f.body.value_type(value) == f.body.value_type(f.body.result(op, 0))).then_some(value)
}

/// The replacement of an operation.
enum Reduction {
    /// Another operation of the same operands.
    Operation(OpName),
    /// A non-negative extension.
    ZeroExtension,
    /// A logical shift of the first operand to the right.
    Shift(u32),
    /// A conjunction of the first operand with a constant.
    Mask(i128),
    /// A division of narrow operands, and the extension of its result.
    Narrow(OpName, OpName),
    /// An existing value.
    Value(Value),
    Constant(bool),
}

impl Reduction {
    fn of(f: &Function, ranges: &Ranges, block: Block, op: Op) -> Option<Reduction> {
        let range = |value: Value| ranges.of(value, block);
        match f.body.name(op) {
            SDIV | SREM | UDIV | UREM => Reduction::of_division(f, ranges, block, op),
            ASHR => range(Binary(op).lhs(f.body))?.is_nonnegative().then_some(Reduction::Operation(LSHR)),
            SEXT => {
                let is_zero_extension = !f.target.has_sign_extended_words()
                    && f.cx.int_width(f.body.value_type(Cast(op).arg(f.body)))? > 1
                    && range(Cast(op).arg(f.body))?.is_nonnegative();
                is_zero_extension.then_some(Reduction::ZeroExtension)
            }
            UITOFP => range(Cast(op).arg(f.body))?.is_nonnegative().then_some(Reduction::Operation(SITOFP)),
            AND => {
                let [value, mask] = Binary(op).operands(f.body);
                let width = ranges.width(value)?;
                let mask = cut(f.constant_of(mask)? as u128, width) as i128;
                let low = unsigned_limits(mask.trailing_ones()).1;
                (range(value)?.unsigned.1 <= low).then_some(Reduction::Value(value))
            }
            ZEXT => {
                let value = truncated(f, op)?;
                let width = f.cx.int_width(f.body.value_type(Cast(op).arg(f.body)))?;
                let fits = range(value)?.unsigned.1 <= unsigned_limits(width).1;
                fits.then_some(Reduction::Value(value))
            }
            ICMP => ranges.implied(op, Icmp(op).operands(f.body), block, None).map(Reduction::Constant),
            _ => None,
        }
    }

    fn of_division(f: &Function, ranges: &Ranges, block: Block, op: Op) -> Option<Reduction> {
        let [dividend, divisor] = Binary(op).operands(f.body);
        let width = ranges.width(dividend)?;
        let [left, right] = [ranges.of(dividend, block)?, ranges.of(divisor, block)?];
        let name = f.body.name(op);
        let is_quotient = matches!(name, SDIV | UDIV);
        let is_signed = matches!(name, SDIV | SREM) && !(left.is_nonnegative() && right.is_nonnegative());
        let constant = f.constant_of(divisor).map(|constant| cut(constant as u128, width));
        if let Some(power) = constant.filter(|constant| !is_signed && constant.is_power_of_two()) {
            return Some(match is_quotient {
                true => Reduction::Shift(power.trailing_zeros()),
                false => Reduction::Mask(power as i128 - 1),
            });
        }
        let unsigned = if is_quotient { UDIV } else { UREM };
        if width > NARROW && constant.is_none() {
            if fits_unsigned(&left) && fits_unsigned(&right) {
                return Some(Reduction::Narrow(unsigned, ZEXT));
            }
            if is_signed && fits_signed(&left, &right) {
                return Some(Reduction::Narrow(name, SEXT));
            }
        }
        (!is_signed && name != unsigned).then_some(Reduction::Operation(unsigned))
    }

    fn emit(&self, emit: &mut Emitter, op: Op) -> Value {
        let operands = emit.f.body.operands(op).to_vec();
        let ty = emit.ty(emit.f.body.result(op, 0));
        match *self {
            Reduction::Operation(name) => emit.value(name, &operands, ty, DictId::EMPTY),
            Reduction::ZeroExtension => {
                let (name, unit) = (emit.f.cx.name("nonNeg"), emit.f.cx.unit_attr());
                emit.value_with(ZEXT, &operands, ty, &[(name, unit)])
            }
            Reduction::Shift(by) => {
                let by = emit.int(ty, by.into());
                emit.value(LSHR, &[operands[0], by], ty, DictId::EMPTY)
            }
            Reduction::Mask(mask) => {
                let mask = emit.int(ty, mask);
                emit.value(AND, &[operands[0], mask], ty, DictId::EMPTY)
            }
            Reduction::Narrow(name, extension) => {
                let narrow = emit.f.cx.int_type(NARROW);
                let operands: Vec<Value> = operands
                    .iter()
                    .map(|&operand| emit.value(TRUNC, &[operand], narrow, DictId::EMPTY))
                    .collect();
                let result = emit.value(name, &operands, narrow, DictId::EMPTY);
                emit.value(extension, &[result], ty, DictId::EMPTY)
            }
            Reduction::Value(value) => value,
            Reduction::Constant(holds) => emit.int(TypeId::I1, -i128::from(holds)),
        }
    }
}

fn fits_unsigned(range: &Range) -> bool {
    range.unsigned.1 <= unsigned_limits(NARROW).1
}

/// Returns true if the operands of a signed division fit the narrow type, and it does not overflow.
fn fits_signed(dividend: &Range, divisor: &Range) -> bool {
    let limits = signed_limits(NARROW);
    let is_inside = |range: &Range| range.signed.0 >= limits.0 && range.signed.1 <= limits.1;
    is_inside(dividend) && is_inside(divisor) && (dividend.signed.0 > limits.0 || divisor.signed.0 > -1)
}
