//! Pairwise sums: the sum of the even lanes of a vector and its odd ones.
//!
//! Back ends match them to an instruction that adds the pairs of two registers. They also have instructions for pairs
//! of extended lanes and of their products.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value as ClifValue};

use crate::codegen::context::views::View;
use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::wide_inst::WideInst;
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::arith::{Binary, MUL};
use crate::dialect::llvm::cast::{Cast, SEXT, ZEXT};
use crate::dialect::llvm::vector::{ShuffleVector, shuffle_mask};
use crate::ir::{Op, Value};

use super::wide_cast;

/// Returns the registers of a pairwise sum; `None` if the operation is none or there are no instructions for it.
pub(crate) fn sums(fx: &mut FunctionCx, op: Op) -> Lower<Option<Leaves>> {
    let Some((vector, pairs)) = paired(fx, op) else { return Ok(None) };
    let shape = fx.shape_of(vector)?;
    let Some(&leaf) = shape.leaves.first() else { return Ok(None) };
    let lanes = leaf.lanes as usize * shape.leaves.len();
    let is_summed = matches!(leaf.scalar, Scalar::Int(8 | 16 | 32)) && leaf.is_vector();
    if !is_summed || lanes != 2 * pairs || !shape.leaves.len().is_multiple_of(2) {
        return Ok(None);
    }
    if fx.is_wide_view()
        && let Some(sums) = sums_of_words(fx, vector)?
    {
        return Ok(Some(sums));
    }
    if let Some(bytes) = extended_bytes(fx, vector, leaf)? {
        return Ok(Some(
            bytes.parts.into_iter().map(|part| sum_in_halves(fx, part, bytes.is_signed)).collect(),
        ));
    }
    if fx.is_wide_view() && leaf.scalar == Scalar::Int(8) {
        return Ok(None);
    }
    let parts = fx.leaves(vector)?;
    Ok(Some(parts.chunks(2).map(|pair| fx.ins().iadd_pairwise(pair[0], pair[1])).collect()))
}

/// Returns true if the operation is a pairwise sum.
pub(crate) fn is_pairwise(fx: &FunctionCx, op: Op) -> bool {
    paired(fx, op).is_some()
}

/// Returns the vector whose even and odd lanes an operation adds, and the number of pairs.
fn paired(fx: &FunctionCx, op: Op) -> Option<(Value, usize)> {
    let lanes = |value: Value| {
        let shuffle = ShuffleVector::cast(fx.body, fx.body.defining_op(value)?)?;
        let mask = shuffle_mask(fx.cx(), fx.body.attrs(shuffle.0))?;
        let &first = mask.first()?;
        let is_every_second = mask.iter().zip((first..).step_by(2)).all(|(&lane, wanted)| lane == wanted);
        is_every_second.then_some((shuffle.v1(fx.body), first, mask.len()))
    };
    let [a, b] = Binary::cast(fx.body, op)?.operands(fx.body);
    let ((a, first, pairs), (b, second, _)) = (lanes(a)?, lanes(b)?);
    (a == b && matches!((first, second), (0, 1) | (1, 0))).then_some((a, pairs))
}

/// Returns the sums of pairs of 32-bit lanes that are extended words or their products.
fn sums_of_words(fx: &mut FunctionCx, vector: Value) -> Lower<Option<Leaves>> {
    if let Some(words) = words(fx, vector)? {
        let ones = fx.constant(Leaf { lanes: 16, ..Leaf::single(Scalar::Int(16)) }, 1);
        return Ok(Some(
            words.iter().map(|&word| fx.wide_binary(WideInst::WordProducts, word, ones)).collect(),
        ));
    }
    let product = fx.body.defining_op(vector).filter(|&op| fx.body.name(op) == MUL);
    let Some([a, b]) = product.map(|op| Binary(op).operands(fx.body)) else { return Ok(None) };
    let (Some(a), Some(b)) = (words(fx, a)?, words(fx, b)?) else { return Ok(None) };
    let pairs = a.iter().zip(&b);
    Ok(Some(pairs.map(|(&a, &b)| fx.wide_binary(WideInst::WordProducts, a, b)).collect()))
}

/// Returns registers of signed words whose extensions to 32 bits are the lanes of a vector.
fn words(fx: &mut FunctionCx, vector: Value) -> Lower<Option<Leaves>> {
    let Some(op) = fx.body.defining_op(vector) else { return Ok(None) };
    let name = fx.body.name(op);
    if !matches!(name, SEXT | ZEXT) || fx.scalar(fx.body.value_type(vector))? != Scalar::Int(32) {
        return Ok(None);
    }
    let from = Cast(op).arg(fx.body);
    let words = match fx.scalar(fx.body.value_type(from))? {
        Scalar::Int(16) if name == SEXT => fx.leaves(from)?,
        Scalar::Int(8) => {
            let halves = fx.in_view(View::Narrow, |fx| fx.leaves(from))?;
            wide_cast::extended(fx, &halves, (8, 16), name == SEXT)
        }
        _ => return Ok(None),
    };
    let is_word = |&part: &ClifValue| fx.builder.func.dfg.value_type(part).bits() == 256;
    Ok(words.iter().all(is_word).then_some(words))
}

/// The registers of bytes that a vector extends to 16 bits.
struct Bytes {
    parts: Leaves,
    is_signed: bool,
}

/// Returns the bytes that a vector extends, if there is no instruction that adds pairs of extended lanes.
fn extended_bytes(fx: &FunctionCx, vector: Value, leaf: Leaf) -> Lower<Option<Bytes>> {
    let words = fx.body.defining_op(vector).filter(|_| leaf.scalar == Scalar::Int(16));
    let Some(op) = words else { return Ok(None) };
    let has_instruction = fx.env.support.byte_pairs && !fx.is_wide_view();
    if has_instruction || !matches!(fx.body.name(op), SEXT | ZEXT) {
        return Ok(None);
    }
    let bytes = Cast(op).arg(fx.body);
    if fx.scalar(fx.body.value_type(bytes))? != Scalar::Int(8) {
        return Ok(None);
    }
    Ok(Some(Bytes { parts: fx.leaves(bytes)?, is_signed: fx.body.name(op) == SEXT }))
}

/// Emits the sums of pairs of bytes, in 16 bits.
pub(crate) fn sum_of_bytes(fx: &mut FunctionCx, part: ClifValue) -> ClifValue {
    if !fx.env.support.byte_pairs {
        return sum_in_halves(fx, part, false);
    }
    let (low, high) = (fx.ins().uwiden_low(part), fx.ins().uwiden_high(part));
    fx.ins().iadd_pairwise(low, high)
}

/// Emits the sum of the lower and the upper byte of each pair.
fn sum_in_halves(fx: &mut FunctionCx, part: ClifValue, is_signed: bool) -> ClifValue {
    let little = MemFlagsData::new().with_endianness(Endianness::Little);
    let lanes = fx.builder.func.dfg.value_type(part).lane_count() / 2;
    let words = Leaf { lanes, ..Leaf::single(Scalar::Int(16)) };
    let pairs = fx.ins().bitcast(words.ty(), little, part);
    let low = if is_signed {
        let low = fx.ins().ishl_imm_u(pairs, 8);
        fx.ins().sshr_imm_u(low, 8)
    } else {
        let low_bytes = fx.constant(words, 0xff);
        fx.ins().band(pairs, low_bytes)
    };
    let high = if is_signed { fx.ins().sshr_imm_u(pairs, 8) } else { fx.ins().ushr_imm_u(pairs, 8) };
    fx.ins().iadd(low, high)
}
