//! Population counts that programs compute by sums of halves, as the operation.
//!
//! ```text
//!   p = v - (v >> 1 & 0x5555)
//!   q = (p & 0x3333) + (p >> 2 & 0x3333)
//!   (q + (q >> 4) & 0x0f0f) * 0x0101 >> 8   ▶   ctpop v
//! ```
//!
//! *Class.* Integers of 16, 32 and 64 bits, on processors with instructions for it, also in vectors: the expression may be
//! vectorized later. Each step may add the halves before or after it masks them, where that is the same.
//!
//! *Limits.* The counts of bytes are added up by a multiplication, not by shifts.

use crate::dialect::llvm::arith::{ADD, AND, Binary, LSHR, MUL, SUB};
use crate::dialect::llvm::intrinsic::CTPOP;
use crate::ir::{DictId, Op, OpName, Value};
use crate::opt::function::{Emitter, Function};

/// The value whose bits an expression counts.
pub(super) struct PopulationCount(Value);

impl PopulationCount {
    pub(super) fn of(f: &Function, op: Op) -> Option<PopulationCount> {
        if f.body.name(op) != LSHR {
            return None;
        }
        let width = f.cx.int_width(f.body.value_type(f.body.result(op, 0)))?;
        let sums = Sums { f, width };
        let is_counted = matches!(width, 16 | 32 | 64) && f.target.counts_bits(width);
        if !is_counted || sums.number(Binary(op).rhs(f.body))? != u64::from(width) - 8 {
            return None;
        }
        let [bytes, _] = sums.with_number(Binary(op).lhs(f.body), MUL, sums.repeated(8, 0x01))?;
        let quads = sums.bytes(bytes)?;
        let pairs = sums.halves(quads, 2, sums.repeated(8, 0x33))?;
        sums.pairs(pairs).map(PopulationCount)
    }

    /// Emits the operation.
    pub(super) fn emit(&self, emit: &mut Emitter) -> Value {
        let ty = emit.ty(self.0);
        emit.value(CTPOP, &[self.0], ty, DictId::EMPTY)
    }
}

/// Sums of parts of integers of a width.
struct Sums<'x, 'f> {
    f: &'x Function<'f>,
    width: u32,
}

impl Sums<'_, '_> {
    /// The number with these low bits in each part of `bits` bits.
    fn repeated(&self, bits: u32, part: u64) -> u64 {
        (0..self.width / bits).fold(0, |number, index| number | part << (index * bits))
    }

    fn number(&self, value: Value) -> Option<u64> {
        let bits = self.f.constant_of(value)? as u64;
        Some(bits & u64::MAX >> (64 - self.width))
    }

    /// Returns the operands of an operation.
    fn operands(&self, value: Value, name: OpName) -> Option<[Value; 2]> {
        let op = self.f.body.defining_op(value).filter(|&op| self.f.body.name(op) == name)?;
        Some(Binary(op).operands(self.f.body))
    }

    /// Returns the operands of an operation, the second of which is a number.
    fn with_number(&self, value: Value, name: OpName, number: u64) -> Option<[Value; 2]> {
        self.operands(value, name).filter(|&[_, rhs]| self.number(rhs) == Some(number))
    }

    /// Matches `x >> shift & mask`, and returns `x`.
    fn upper(&self, value: Value, shift: u64, mask: u64) -> Option<Value> {
        let [shifted, _] = self.with_number(value, AND, mask)?;
        Some(self.with_number(shifted, LSHR, shift)?[0])
    }

    /// Matches `(x & mask) + (x >> shift & mask)`, and returns `x`.
    fn halves(&self, value: Value, shift: u64, mask: u64) -> Option<Value> {
        let [a, b] = self.operands(value, ADD)?;
        [(a, b), (b, a)].into_iter().find_map(|(lower, upper)| {
            let from = self.upper(upper, shift, mask)?;
            (self.with_number(lower, AND, mask)?[0] == from).then_some(from)
        })
    }

    /// Matches the counts of pairs of bits of a value.
    fn pairs(&self, value: Value) -> Option<Value> {
        let odd = self.repeated(8, 0x55);
        let difference = || {
            let [all, upper] = self.operands(value, SUB)?;
            (self.upper(upper, 1, odd)? == all).then_some(all)
        };
        difference().or_else(|| self.halves(value, 1, odd))
    }

    /// Matches the sums of the two parts of each byte of a value.
    fn bytes(&self, value: Value) -> Option<Value> {
        let low = self.repeated(8, 0x0f);
        let masked_after = || {
            let [a, b] = self.operands(self.with_number(value, AND, low)?[0], ADD)?;
            [(a, b), (b, a)]
                .into_iter()
                .find_map(|(all, upper)| (self.with_number(upper, LSHR, 4)?[0] == all).then_some(all))
        };
        masked_after().or_else(|| self.halves(value, 4, low))
    }
}
