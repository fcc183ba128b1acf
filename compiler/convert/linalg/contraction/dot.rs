//! Dot products: instructions that add up several products of small integers in each lane.

use crate::convert::context::Converter;
use crate::dialect::arith::{ADDI, CONSTANT, EXTSI, EXTUI, SUBI};
use crate::dialect::llvm::call::CALL_INTRINSIC;
use crate::dialect::llvm::called_intrinsic::{INTRINSIC, dot_product};
use crate::dialect::llvm::cast::BITCAST;
use crate::ir::{Body, Context, Op, TypeId, Value, name};
use crate::target::DotProduct;

use super::Contraction;
use super::payload::{Factor, Payload};

/// The instruction of a contraction.
#[derive(Clone, Copy)]
pub(super) struct Dot {
    pub(super) kind: DotProduct,
    /// The input whose factors are unsigned, if those of one are.
    unsigned: Option<usize>,
}

/// The smallest and the largest number that a value can be.
type Range = [i64; 2];

impl Dot {
    /// Returns the instruction for the products of a payload; `None` if the target has none.
    pub(super) fn of(cv: &Converter, op: Op, payload: &Payload, accumulator: TypeId) -> Option<Dot> {
        if accumulator != TypeId::I32 {
            return None;
        }
        let source = cv.source();
        let range = |i: usize| range(&cv.cx, source, op, payload.factors[i].value);
        let ranges = [range(0)?, range(1)?];
        let are = |limits: [Range; 2]| {
            ranges.iter().zip(limits).all(|(range, limit)| limit[0] <= range[0] && range[1] <= limit[1])
        };
        let (words, signed, unsigned) = ([-0x8000, 0x7fff], [-0x80, 0x7f], [0, 0xff]);
        let alternatives = [
            (DotProduct::MixedBytes, Some(0), [unsigned, signed]),
            (DotProduct::MixedBytes, Some(1), [signed, unsigned]),
            (DotProduct::SignedBytes, None, [signed, signed]),
            (DotProduct::Words, None, [words, words]),
        ];
        let mut found = alternatives
            .into_iter()
            .filter(|&(kind, _, limits)| cv.target.has_dot_product(kind) && are(limits));
        found.next().map(|(kind, unsigned, _)| Dot { kind, unsigned })
    }

    /// Returns true if a factor is the extension of an element, which is as wide as the instruction's.
    pub(super) fn extends(self, cv: &Converter, factor: &Factor, element: Value) -> bool {
        let source = cv.source();
        let is_extension = |op: Op| {
            matches!(source.name(op), EXTSI | EXTUI) && source.operands(op).first() == Some(&element)
        };
        cv.cx.int_width(source.value_type(element)) == Some(self.bits())
            && matches!(factor.ops[..], [op] if is_extension(op))
    }

    /// Returns the number of bits of a factor.
    pub(super) fn bits(self) -> u32 {
        32 / self.kind.products() as u32
    }
}

impl Contraction {
    /// Emits a sum plus the products of a group of terms: vectors of the factors of rows and of lanes.
    pub(super) fn add_products(&self, cv: &mut Converter, sum: Value, [rows, lanes]: [Value; 2]) -> Value {
        let Some(dot) = self.dot else {
            let product = cv.emit_value(self.multiply.0, &[rows, lanes], self.vector, &self.multiply.1);
            return cv.emit_value(self.add.0, &[sum, product], self.vector, &self.add.1);
        };
        let attr = cv.cx.string_attr(dot_product(cv.target, dot.kind, 4 * self.plan.lanes));
        let intrinsic = [(cv.cx.name(INTRINSIC), attr)];
        let factors = if dot.unsigned == Some(self.plan.packed) { [lanes, rows] } else { [rows, lanes] };
        match dot.kind {
            DotProduct::Words => {
                let products = cv.emit_value(CALL_INTRINSIC, &factors, self.vector, &intrinsic);
                cv.emit_value(self.add.0, &[sum, products], self.vector, &self.add.1)
            }
            DotProduct::SignedBytes | DotProduct::MixedBytes => {
                let operands = [sum, factors[0], factors[1]];
                cv.emit_value(CALL_INTRINSIC, &operands, self.vector, &intrinsic)
            }
        }
    }

    /// Returns a vector of groups of factors as a vector of factors.
    pub(super) fn as_factors(&self, cv: &mut Converter, groups: Value) -> Value {
        if self.dot.is_some() { cv.emit_value(BITCAST, &[groups], self.factors, &[]) } else { groups }
    }
}

/// Returns the range of a value of the region of an operation, if it is known.
fn range(cx: &Context, body: &Body, op: Op, value: Value) -> Option<Range> {
    let Some(defining) = body.defining_op(value) else {
        // The argument of a loop-invariant operand.
        return range(cx, body, op, constant_operand(body, op, value)?);
    };
    let operands = body.operands(defining);
    let of = |index: usize| range(cx, body, op, *operands.get(index)?);
    match body.name(defining) {
        CONSTANT => {
            let number =
                cx.dict_get(body.attrs(defining), name::VALUE).and_then(|attr| cx.int_value(attr))?;
            let number = i64::try_from(number).ok()?;
            Some([number, number])
        }
        extension @ (EXTSI | EXTUI) => {
            let width = cx.int_width(body.value_type(*operands.first()?)).filter(|&width| width <= 16)?;
            let half = 1 << (width - 1);
            Some(if extension == EXTSI { [-half, half - 1] } else { [0, 2 * half - 1] })
        }
        ADDI => within(of(0)?, of(1)?, false),
        SUBI => within(of(0)?, of(1)?, true),
        _ => None,
    }
}

/// Returns the operand of a region argument, if it is a constant.
fn constant_operand(body: &Body, op: Op, arg: Value) -> Option<Value> {
    let operand = argument_operand(body, op, arg)?;
    body.defining_op(operand).filter(|&op| body.name(op) == CONSTANT).map(|_| operand)
}

/// Returns the operand of a region argument.
pub(super) fn argument_operand(body: &Body, op: Op, arg: Value) -> Option<Value> {
    let entry = body.regions(op).first().and_then(|&region| body.entry_block(region))?;
    let index = body.block_args(entry).iter().position(|&other| other == arg)?;
    body.operands(op).get(index).copied()
}

/// Returns the range of a sum or a difference, if it fits in 16 bits.
fn within(a: Range, b: Range, is_difference: bool) -> Option<Range> {
    let [low, high] = if is_difference { [b[1].checked_neg()?, b[0].checked_neg()?] } else { b };
    let range = [a[0].checked_add(low)?, a[1].checked_add(high)?];
    (range[0] >= -0x8000 && range[1] <= 0x7fff).then_some(range)
}
