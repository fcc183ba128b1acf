//! Sums of all lanes of a vector whose lanes fit in fewer bits: neighbours are added up before they are extended further, so
//! that each doubling of the bits halves the lanes.
//!
//! Targets have instructions that add up pairs of extensions, or of products of those, which code generation sees in the sum
//! of the even lanes and the odd ones.

use crate::dialect::llvm::arith::{ADD, MUL, SUB};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::reduce::REDUCE_ADD;
use crate::ir::{DictId, Op, OpName, TypeId, Value};
use crate::opt::analysis::uses::Uses;
use crate::opt::function::{Emitter, Function};

use super::{Extension, bytes, lanes_of};

/// Bits up to which neighbours are added up.
const PAIRED_BITS: u32 = 32;
/// How many operations deep a sum is looked into.
const MAX_DEPTH: u32 = 8;

/// What lanes are made of of which only the sum matters.
pub(super) enum Sum {
    Extension(Extension),
    /// Unsigned bytes of which an instruction adds up eight.
    Bytes(Value),
    /// Which of some bytes are as a comparison asks.
    Mask(Value),
    Product([Extension; 2]),
    /// Sums, or differences, of two vectors.
    Both(Box<[Sum; 2]>, OpName),
}

/// Numbers that stand for wider ones of the same value.
struct Lanes {
    vector: Value,
    bits: u32,
    least: i64,
    most: i64,
}

impl Sum {
    /// What a sum of all lanes adds up.
    pub(super) fn of_all_lanes(f: &Function, uses: &Uses, op: Op) -> Option<Sum> {
        let is_sum = f.body.name(op) == REDUCE_ADD;
        if is_sum { Sum::of(f, uses, f.body.operands(op)[0], 0) } else { None }
    }

    /// What the lanes of a vector are made of, if that is worth it.
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
        let &[a, b] = f.body.operands(op) else { return None };
        let is_shared = uses.of_value(vector).len() != 1;
        match f.body.name(op) {
            _ if is_shared || depth >= MAX_DEPTH => None,
            MUL => product([Extension::of(f, a)?, Extension::of(f, b)?], bits),
            name @ (ADD | SUB) => {
                let [a, b] = [a, b].map(|operand| Sum::of(f, uses, operand, depth + 1));
                Some(Sum::Both(Box::new([a?, b?]), name))
            }
            _ => None,
        }
    }

    /// Computes the sum of all lanes that an operation gives.
    pub(super) fn emit_all_lanes(&self, emit: &mut Emitter, op: Op) -> Value {
        let loc = emit.loc;
        emit.f.done(loc, || "neighbours added up before they are extended".into());
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

    /// Whether all that is added up are bytes, of which a register has the fewest sums in lanes of 64 bits.
    fn is_of_bytes(&self) -> bool {
        match self {
            Sum::Bytes(_) | Sum::Mask(_) => true,
            Sum::Both(parts, _) => parts.iter().all(Sum::is_of_bytes),
            Sum::Extension(_) | Sum::Product(_) => false,
        }
    }

    /// A vector of so many bits in each lane whose lanes add up to the same.
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
            Sum::Both(parts, name) => {
                let [a, b] = [0, 1].map(|number| parts[number].emit(emit, bits));
                combined(emit, *name, a, b)
            }
        }
    }
}

/// Products whose factors fit in 16 bits with the sign, and the sum of two of which fits in 32 bits if more are looked at.
fn product(factors: [Extension; 2], bits: u32) -> Option<Sum> {
    let fit = factors.iter().all(|factor| factor.bits == 8 || factor.is_signed);
    let is_small = bits == PAIRED_BITS || factors.iter().any(|factor| factor.bits == 8);
    (fit && is_small && bits >= PAIRED_BITS).then_some(Sum::Product(factors))
}

/// Products of neighbours, added up.
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

/// A sum or difference of two vectors that may have different numbers of lanes, of which only the sum matters.
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

/// The sum of some lanes of a vector and others.
fn added(emit: &mut Emitter, vector: Value, some: Vec<i64>, others: Vec<i64>) -> Value {
    let parts = [some, others].map(|lanes| emit.shuffle(vector, vector, &lanes));
    let ty = emit.ty(parts[0]);
    emit.value(ADD, &parts, ty, DictId::EMPTY)
}

/// A vector with more bits in each lane.
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

    /// In so many bits.
    fn extended(&self, emit: &mut Emitter, bits: u32) -> Value {
        // Sums of pairs of 16 bits are faster with the sign.
        let has_sign = self.least < 0 || self.bits == PAIRED_BITS / 2 && self.most < 1 << (self.bits - 1);
        match self.bits == bits {
            true => self.vector,
            false => extension(emit, if has_sign { SEXT } else { ZEXT }, self.vector, bits),
        }
    }

    /// Neighbours added up in twice as many bits.
    fn paired(&self, emit: &mut Emitter) -> Lanes {
        let bits = 2 * self.bits;
        Lanes { vector: self.extended(emit, bits), bits, ..*self }.with_neighbours(emit)
    }

    /// Each with its neighbour.
    fn with_neighbours(self, emit: &mut Emitter) -> Lanes {
        let count = lanes_of(emit.f, self.vector).map_or(1, |(_, lanes)| lanes);
        let every_second = |first: i64| (first..count).step_by(2).collect();
        let vector = added(emit, self.vector, every_second(0), every_second(1));
        Lanes { vector, least: 2 * self.least, most: 2 * self.most, ..self }
    }
}
