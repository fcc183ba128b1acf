//! Sums of all lanes of an extended vector. Adjacent lanes are added before they are extended further, so that each
//! doubling of the width halves the number of lanes.
//!
//! Targets have instructions for pairwise additions of extended lanes or of their products. Code generation matches
//! them in the sum of the even and the odd lanes.

use crate::dialect::llvm::arith::{ADD, Binary, MUL, SUB};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::reduce::REDUCE_ADD;
use crate::ir::{DictId, Op, OpName, TypeId, Value};
use crate::opt::analysis::uses::Uses;
use crate::opt::function::{Emitter, Function};

use super::{Extension, bytes, lanes_of};

/// The width up to which adjacent lanes are added.
const PAIRED_BITS: u32 = 32;
/// Depth limit of sums.
const MAX_DEPTH: u32 = 8;

/// Operand of an add reduction.
pub(super) enum Sum {
    Extension(Extension),
    /// Zero-extended bytes, eight of which one instruction adds.
    Bytes(Value),
    /// A comparison mask of bytes.
    Mask(Value),
    Product([Extension; 2]),
    /// The sum or difference of two vectors.
    Combined(Box<[Sum; 2]>, OpName),
}

/// A vector of narrow lanes with the range of their values.
struct Lanes {
    vector: Value,
    bits: u32,
    least: i64,
    most: i64,
}

impl Sum {
    /// Matches an add reduction whose operand is cheaper in narrower lanes.
    pub(super) fn of_all_lanes(f: &Function, uses: &Uses, op: Op) -> Option<Sum> {
        let is_sum = f.body.name(op) == REDUCE_ADD;
        if is_sum { Sum::of(f, uses, f.body.operands(op)[0], 0) } else { None }
    }

    /// Matches an operand of an add reduction that is cheaper in narrower lanes.
    pub(super) fn of(f: &Function, uses: &Uses, vector: Value, depth: u32) -> Option<Sum> {
        let bits = lanes_of(f, vector)?.0;
        if !matches!(bits, 16 | 32 | 64) {
            return None;
        }
        if let Some(extension) = Extension::of(f, vector) {
            let is_bytes = extension.bits == 8 && !extension.is_signed && f.target.has_byte_differences();
            return Some(if is_bytes { Sum::Bytes(extension.source) } else { Sum::Extension(extension) });
        }
        if let Some(mask) = bytes::mask(f, vector).filter(|_| f.target.has_byte_differences()) {
            return Some(Sum::Mask(mask));
        }
        let op = f.body.defining_op(vector)?;
        let [a, b] = Binary::cast(f.body, op)?.operands(f.body);
        let is_shared = uses.of_value(vector).len() != 1;
        match f.body.name(op) {
            _ if is_shared || depth >= MAX_DEPTH => None,
            MUL => product([Extension::of(f, a)?, Extension::of(f, b)?], bits),
            name @ (ADD | SUB) => {
                let [a, b] = [a, b].map(|operand| Sum::of(f, uses, operand, depth + 1));
                Some(Sum::Combined(Box::new([a?, b?]), name))
            }
            _ => None,
        }
    }

    /// Emits the result of an add reduction.
    pub(super) fn emit_all_lanes(&self, emit: &mut Emitter, op: Op) -> Value {
        let loc = emit.loc;
        emit.f.done(loc, || "narrowed sum of adjacent lanes".into());
        let ty = emit.ty(emit.f.body.result(op, 0));
        let bits = emit.f.cx.int_width(ty).unwrap_or_default();
        if self.is_of_bytes() && bits < 64 {
            let lanes = self.emit(emit, 64);
            let sum = emit.value(REDUCE_ADD, &[lanes], TypeId::I64, DictId::EMPTY);
            return emit.value(TRUNC, &[sum], ty, DictId::EMPTY);
        }
        let lanes = self.emit(emit, bits);
        emit.value(REDUCE_ADD, &[lanes], ty, DictId::EMPTY)
    }

    /// Returns true if all addends are bytes. Their sums take the fewest additions in 64-bit lanes.
    fn is_of_bytes(&self) -> bool {
        match self {
            Sum::Bytes(_) | Sum::Mask(_) => true,
            Sum::Combined(parts, _) => parts.iter().all(Sum::is_of_bytes),
            Sum::Extension(_) | Sum::Product(_) => false,
        }
    }

    /// Emits a vector with lanes of `bits` bits that has the same sum of lanes.
    pub(super) fn emit(&self, emit: &mut Emitter, bits: u32) -> Value {
        match self {
            &Sum::Extension(extension) => {
                let mut lanes = Lanes::of(extension);
                while lanes.bits < bits.min(PAIRED_BITS) {
                    lanes = lanes.paired(emit);
                }
                lanes.extended(emit, bits)
            }
            &Sum::Bytes(bytes) => bytes::summed(emit, bytes, bits),
            &Sum::Mask(mask) => {
                let bytes = extension(emit, ZEXT, mask, 8);
                bytes::summed(emit, bytes, bits)
            }
            Sum::Product(factors) => products(emit, factors).extended(emit, bits),
            Sum::Combined(parts, name) => {
                let [a, b] = [0, 1].map(|number| parts[number].emit(emit, bits));
                combined(emit, *name, a, b)
            }
        }
    }
}

/// Matches a product whose factors fit in 16 signed bits, and whose pairwise sums fit in 32 bits if lanes are wider.
fn product(factors: [Extension; 2], bits: u32) -> Option<Sum> {
    let fit = factors.iter().all(|factor| factor.bits == 8 || factor.is_signed);
    let is_small = bits == PAIRED_BITS || factors.iter().any(|factor| factor.bits == 8);
    (fit && is_small && bits >= PAIRED_BITS).then_some(Sum::Product(factors))
}

/// Emits the pairwise sums of products.
fn products(emit: &mut Emitter, factors: &[Extension; 2]) -> Lanes {
    let [a, b] = factors.map(Lanes::of);
    let limits = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most];
    let [x, y] = [a, b].map(|factor| {
        let words = factor.extended(emit, PAIRED_BITS / 2);
        extension(emit, SEXT, words, PAIRED_BITS)
    });
    let ty = emit.ty(x);
    let vector = emit.value(MUL, &[x, y], ty, DictId::EMPTY);
    let (least, most) =
        limits.iter().fold((0, 0), |(least, most), &limit| (limit.min(least), limit.max(most)));
    Lanes { vector, bits: PAIRED_BITS, least, most }.with_neighbours(emit)
}

/// Emits the sum or difference of two operands of an add reduction. Lane counts may differ.
pub(super) fn combined(emit: &mut Emitter, name: OpName, a: Value, b: Value) -> Value {
    let count = |emit: &Emitter, vector| lanes_of(emit.f, vector).map_or(1, |(_, lanes)| lanes);
    let fewest = count(emit, a).min(count(emit, b));
    let [a, b] = [a, b].map(|mut vector| {
        while count(emit, vector) > fewest {
            let half = count(emit, vector) / 2;
            vector = added(emit, vector, (0..half).collect(), (half..2 * half).collect());
        }
        vector
    });
    let ty = emit.ty(a);
    emit.value(name, &[a, b], ty, DictId::EMPTY)
}

/// Emits the sum of two selections of lanes.
fn added(emit: &mut Emitter, vector: Value, some: Vec<i64>, others: Vec<i64>) -> Value {
    let parts = [some, others].map(|lanes| emit.shuffle(vector, vector, &lanes));
    let ty = emit.ty(parts[0]);
    emit.value(ADD, &parts, ty, DictId::EMPTY)
}

/// Emits an extension of the lanes of a vector.
fn extension(emit: &mut Emitter, name: OpName, vector: Value, bits: u32) -> Value {
    let count = lanes_of(emit.f, vector).map_or(1, |(_, lanes)| lanes);
    let element = emit.f.cx.int_type(bits);
    let ty = emit.f.vector_type(count, element);
    emit.value(name, &[vector], ty, DictId::EMPTY)
}

impl Lanes {
    fn of(extension: Extension) -> Lanes {
        let Extension { source, bits, is_signed } = extension;
        let (least, most) = match is_signed {
            true => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
            false => (0, (1 << bits) - 1),
        };
        Lanes { vector: source, bits, least, most }
    }

    /// Emits the extension of the lanes to `bits` bits.
    fn extended(&self, emit: &mut Emitter, bits: u32) -> Value {
        // Pairwise sums of 16-bit lanes are faster with sign extension.
        let has_sign = self.least < 0 || self.bits == PAIRED_BITS / 2 && self.most < 1 << (self.bits - 1);
        match self.bits == bits {
            true => self.vector,
            false => extension(emit, if has_sign { SEXT } else { ZEXT }, self.vector, bits),
        }
    }

    /// Emits the sums of adjacent lanes in twice the width.
    fn paired(&self, emit: &mut Emitter) -> Lanes {
        let bits = 2 * self.bits;
        Lanes { vector: self.extended(emit, bits), bits, ..*self }.with_neighbours(emit)
    }

    /// Emits the sums of adjacent lanes.
    fn with_neighbours(self, emit: &mut Emitter) -> Lanes {
        let count = lanes_of(emit.f, self.vector).map_or(1, |(_, lanes)| lanes);
        let every_second = |first: i64| (first..count).step_by(2).collect();
        let vector = added(emit, self.vector, every_second(0), every_second(1));
        Lanes { vector, least: 2 * self.least, most: 2 * self.most, ..self }
    }
}
