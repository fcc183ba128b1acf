//! Masks: the results of comparisons of vectors that fill registers, as registers of ones and zeros besides the `i1` of
//! each lane.

use cranelift_codegen::ir::condcodes::{CondCode, FloatCC, IntCC};
use cranelift_codegen::ir::{Endianness, InstBuilder, InstructionData, MemFlagsData, Value, types};
use target_lexicon::Architecture;

use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::{Leaf, Scalar, Shape};
use crate::dialect::llvm::arith::{Binary, CONSTANT, Select, ZERO};
use crate::dialect::llvm::cast::{Cast, ZEXT};
use crate::dialect::llvm::compare::FloatPredicate;
use crate::ir::{AttrData, DenseData, Op, name};

use super::shuffle::bytes_of;
use super::truncate;
use super::widen::extended;

/// Returns true if all parts of a value fill registers.
fn fills(shape: &Shape) -> bool {
    !shape.leaves.is_empty() && shape.leaves.iter().all(|leaf| leaf.is_vector() && leaf.ty().bits() >= 128)
}

/// Records the mask of a comparison of integers.
pub(crate) fn compare_integers(
    fx: &mut FunctionCx,
    op: Op,
    shape: &Shape,
    condition: IntCC,
    parts: [&Leaves; 2],
) {
    if fills(shape) {
        let pairs = shape.leaves.iter().zip(parts[0].iter().zip(parts[1]));
        let mask = pairs.map(|(&leaf, (&a, &b))| integer_mask(fx, leaf, condition, a, b)).collect();
        fx.set_mask(fx.body.result(op, 0), mask);
    }
}

/// Returns the mask of a comparison. If there is no instruction for 64-bit numbers, comparisons with 0 use their signs.
pub(crate) fn integer_mask(fx: &mut FunctionCx, leaf: Leaf, condition: IntCC, a: Value, b: Value) -> Value {
    let (condition, b) = inclusive(fx, leaf, condition, b);
    let is_zero = |fx: &FunctionCx, value| fx.bits_of(leaf, value) == Some(0);
    let (compared, with_zero) = match (is_zero(fx, a), is_zero(fx, b)) {
        (false, true) => (a, condition),
        (true, false) => (b, condition.swap_args()),
        _ => return fx.ins().icmp(condition, a, b),
    };
    if leaf.scalar.bits() < 64 || fx.env.support.wide_comparisons {
        return fx.ins().icmp(condition, a, b);
    }
    match with_zero {
        IntCC::SignedLessThan => signs(fx, compared),
        IntCC::SignedGreaterThan => positive(fx, compared),
        IntCC::SignedGreaterThanOrEqual => {
            let negative = signs(fx, compared);
            fx.ins().bnot(negative)
        }
        IntCC::SignedLessThanOrEqual => {
            let positive = positive(fx, compared);
            fx.ins().bnot(positive)
        }
        _ => fx.ins().icmp(condition, a, b),
    }
}

/// Returns an unsigned comparison with a constant as one that includes equality, if that is shorter.
fn inclusive(fx: &mut FunctionCx, leaf: Leaf, condition: IntCC, b: Value) -> (IntCC, Value) {
    let bits = leaf.scalar.bits();
    let constant = fx.bits_of(leaf, b).filter(|_| bits <= fx.env.support.inclusive_comparisons);
    let next = match (condition, constant) {
        (IntCC::UnsignedLessThan, Some(limit)) if limit > 0 => limit - 1,
        (IntCC::UnsignedGreaterThan, Some(limit)) if limit + 1 < 1 << bits => limit + 1,
        _ => return (condition, b),
    };
    let inclusive = match condition {
        IntCC::UnsignedLessThan => IntCC::UnsignedLessThanOrEqual,
        _ => IntCC::UnsignedGreaterThanOrEqual,
    };
    (inclusive, fx.constant(leaf, next))
}

/// Fills 64-bit numbers with their sign: that of their upper words.
fn signs(fx: &mut FunctionCx, value: Value) -> Value {
    let upper = bytes_of(fx, types::I32X4, value, value, |byte| byte / 8 * 8 + 4 + byte % 4);
    let signs = fx.ins().sshr_imm_u(upper, 31);
    let flags = MemFlagsData::new().with_endianness(Endianness::Little);
    fx.ins().bitcast(types::I64X2, flags, signs)
}

/// Returns the mask of positive 64-bit numbers: they have no sign, and their negations have one.
fn positive(fx: &mut FunctionCx, value: Value) -> Value {
    let negative = fx.ins().ineg(value);
    let positive = fx.ins().band_not(negative, value);
    signs(fx, positive)
}

/// Records the mask of a comparison of floats.
pub(crate) fn compare_floats(
    fx: &mut FunctionCx,
    op: Op,
    shape: &Shape,
    predicate: FloatPredicate,
    parts: [&Leaves; 2],
) {
    if !fills(shape) {
        return;
    }
    let mut mask = Leaves::new();
    for (&a, &b) in parts[0].iter().zip(parts[1]) {
        match float_mask(fx, predicate, a, b) {
            Some(part) => mask.push(part),
            None => return,
        }
    }
    fx.set_mask(fx.body.result(op, 0), mask);
}

/// Hides that a vector of floats was loaded. Cranelift 0.135 folds the load into `cmpps` or `cmppd` whatever its
/// alignment, and they trap on unaligned operands.
fn in_register(fx: &mut FunctionCx, value: Value) -> Value {
    let ty = fx.builder.func.dfg.value_type(value);
    if !fx.env.support.overwriting_vectors || !fx.is_load(value) {
        return value;
    }
    let flags = MemFlagsData::new().with_endianness(Endianness::Little);
    let bits = fx.ins().bitcast(types::I8X16, flags, value);
    fx.ins().bitcast(ty, flags, bits)
}

/// Compares by one instruction, or by the conditions that every back end has, from which the others are derived.
fn float_mask(fx: &mut FunctionCx, predicate: FloatPredicate, a: Value, b: Value) -> Option<Value> {
    use FloatPredicate as P;
    let is_wide = fx.builder.func.dfg.value_type(a).bits() > 128;
    let [a, b] = if is_wide { [a, b] } else { [a, b].map(|value| in_register(fx, value)) };
    let is_x86_64 = fx.env.target.triple.architecture == Architecture::X86_64;
    if is_wide || is_x86_64 && !matches!(predicate, P::One | P::Ueq) {
        let condition = x86_64_condition(predicate)?;
        return Some(fx.ins().fcmp(condition, a, b));
    }
    let mut compare = |condition, a, b| fx.ins().fcmp(condition, a, b);
    let (condition, is_negated) = match predicate {
        P::Oeq => (FloatCC::Equal, false),
        P::Une => (FloatCC::NotEqual, false),
        P::Olt => (FloatCC::LessThan, false),
        P::Ole => (FloatCC::LessThanOrEqual, false),
        P::Ogt => (FloatCC::GreaterThan, false),
        P::Oge => (FloatCC::GreaterThanOrEqual, false),
        P::Ult => (FloatCC::GreaterThanOrEqual, true),
        P::Ule => (FloatCC::GreaterThan, true),
        P::Ugt => (FloatCC::LessThanOrEqual, true),
        P::Uge => (FloatCC::LessThan, true),
        P::Ord | P::Uno => {
            let (a, b) = (compare(FloatCC::Equal, a, a), compare(FloatCC::Equal, b, b));
            let both = fx.ins().band(a, b);
            return Some(if predicate == P::Ord { both } else { fx.ins().bnot(both) });
        }
        P::One | P::Ueq => {
            let (less, more) = (compare(FloatCC::LessThan, a, b), compare(FloatCC::GreaterThan, a, b));
            let either = fx.ins().bor(less, more);
            return Some(if predicate == P::One { either } else { fx.ins().bnot(either) });
        }
        P::False | P::True => return None,
    };
    let mask = compare(condition, a, b);
    Some(if is_negated { fx.ins().bnot(mask) } else { mask })
}

/// Returns the condition of a predicate, each of which is one instruction on x86-64: two of them with AVX only.
fn x86_64_condition(predicate: FloatPredicate) -> Option<FloatCC> {
    use FloatPredicate as P;
    Some(match predicate {
        P::Oeq => FloatCC::Equal,
        P::Une => FloatCC::NotEqual,
        P::Olt => FloatCC::LessThan,
        P::Ole => FloatCC::LessThanOrEqual,
        P::Ogt => FloatCC::GreaterThan,
        P::Oge => FloatCC::GreaterThanOrEqual,
        P::Ueq => FloatCC::UnorderedOrEqual,
        P::One => FloatCC::OrderedNotEqual,
        P::Ult => FloatCC::UnorderedOrLessThan,
        P::Ule => FloatCC::UnorderedOrLessThanOrEqual,
        P::Ugt => FloatCC::UnorderedOrGreaterThan,
        P::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
        P::Ord => FloatCC::Ordered,
        P::Uno => FloatCC::Unordered,
        P::False | P::True => return None,
    })
}

/// Returns a mask, the width of its lanes and that of the lanes of a value for which it is used.
fn mask_for(fx: &FunctionCx, mask: crate::ir::Value, shape: &Shape) -> Option<(Leaves, u32, u32)> {
    let mask = fx.mask_of(mask)?.clone();
    let wanted = shape.leaves.first()?.ty().lane_bits();
    let found = fx.builder.func.dfg.value_type(*mask.first()?).lane_bits();
    let is_whole = fills(shape) && mask.len() as u32 * wanted == shape.leaves.len() as u32 * found;
    is_whole.then_some((mask, found, wanted))
}

/// Converts a mask from lanes of `from` bits to lanes of `to` bits.
fn resized(fx: &mut FunctionCx, mut parts: Leaves, mut from: u32, to: u32) -> Leaves {
    while from < to {
        parts = parts.into_iter().flat_map(|part| widened(fx, part, from)).collect();
        from *= 2;
    }
    while from > to {
        parts = parts.chunks(2).map(|pair| narrowed(fx, pair[0], pair[1], from)).collect();
        from /= 2;
    }
    parts
}

/// Converts a mask to lanes of twice the width.
fn widened(fx: &mut FunctionCx, part: Value, bits: u32) -> [Value; 2] {
    if fx.env.target.triple.architecture != Architecture::X86_64 {
        return [fx.ins().swiden_low(part), fx.ins().swiden_high(part)];
    }
    // This is one instruction; sign extension takes more.
    let bytes = bits as usize / 8;
    let ty = fx.builder.func.dfg.value_type(part);
    if ty.bits() > 128 {
        return fx.sign_extended_halves(part);
    }
    let wide = ty.lane_type().double_width().and_then(|lane| lane.by(ty.lane_count() / 2)).unwrap_or(ty);
    [0, 8].map(|first| {
        bytes_of(fx, wide, part, part, |byte| {
            let (lane, within) = (byte / (2 * bytes), byte % (2 * bytes));
            let from = first + lane * bytes + within % bytes;
            // Words come from one operand, which the instruction then need not preserve.
            if within < bytes || bytes >= 4 { from } else { from + 16 }
        })
    })
}

/// Converts two masks to one with lanes of half the width.
fn narrowed(fx: &mut FunctionCx, low: Value, high: Value, bits: u32) -> Value {
    match bits {
        64 => truncate::halved(fx, low, high, bits),
        // Ones and zeros are -1 and 0.
        _ => fx.ins().snarrow(low, high),
    }
}

/// Records the mask of an operation on two masks. If their lanes differ, the smaller ones fill fewer registers.
pub(crate) fn combine(fx: &mut FunctionCx, op: Op, f: impl Fn(&mut FunctionCx, Value, Value) -> Value) {
    let masks = Binary(op).operands(fx.body).map(|side| fx.mask_of(side).cloned());
    let [Some(a), Some(b)] = masks else { return };
    let bits = |fx: &FunctionCx, mask: &Leaves| {
        mask.first().map_or(0, |&part| fx.builder.func.dfg.value_type(part).lane_bits())
    };
    let (from_a, from_b) = (bits(fx, &a), bits(fx, &b));
    let least = from_a.min(from_b);
    if least == 0 || a.len() as u32 * from_b != b.len() as u32 * from_a {
        return;
    }
    let (a, b) = (resized(fx, a, from_a, least), resized(fx, b, from_b, least));
    let mask = a.iter().zip(&b).map(|(&a, &b)| both(fx, &f, a, b)).collect();
    fx.set_mask(fx.body.result(op, 0), mask);
}

/// Applies an operation to two masks, of which one may be a mask of floats.
fn both(
    fx: &mut FunctionCx,
    f: impl Fn(&mut FunctionCx, Value, Value) -> Value,
    a: Value,
    b: Value,
) -> Value {
    let ty = fx.builder.func.dfg.value_type(a);
    let b = bitcast(fx, ty, b);
    f(fx, a, b)
}

/// Returns the mask of an operand with the lanes of a vector's registers, if it has one.
pub(crate) fn with_lanes_of(fx: &mut FunctionCx, mask: crate::ir::Value, shape: &Shape) -> Option<Leaves> {
    let (mask, found, wanted) = mask_for(fx, mask, shape)?;
    Some(resized(fx, mask, found, wanted))
}

/// Returns the mask of the operand as numbers: all ones or, unsigned, 1 in set lanes.
pub(crate) fn extend(fx: &mut FunctionCx, op: Op, shape: &Shape, signed: bool) -> Option<Leaves> {
    let (mask, found, wanted) = mask_for(fx, Cast(op).arg(fx.body), shape)?;
    if signed {
        return Some(resized(fx, mask, found, wanted));
    }
    // Extending small numbers takes fewer instructions than extending their masks.
    let bits = if found < 32 { found.min(wanted) } else { wanted };
    let mask = resized(fx, mask, found, bits);
    let lanes = mask.first().map_or(1, |&part| fx.builder.func.dfg.value_type(part).lane_count());
    let leaf = Leaf { lanes, ..Leaf::single(Scalar::Int(bits)) };
    let ones = fx.vector_constant(leaf, &vec![1; leaf.lanes as usize]);
    let numbers = mask.into_iter().map(|part| fx.ins().band(part, ones)).collect();
    Some(extended(fx, numbers, wanted / bits, false))
}

/// Lowers a sum with a zero-extended mask as the difference with the mask, whose lanes are 0 or -1.
pub(crate) fn sum_with_mask(fx: &mut FunctionCx, op: Op, shape: &Shape) -> Lower<Option<Leaves>> {
    let [a, b] = Binary(op).operands(fx.body);
    for (number, extended) in [(a, b), (b, a)] {
        let zext = fx.body.defining_op(extended).filter(|&op| fx.body.name(op) == ZEXT);
        let mask = zext.and_then(|zext| mask_for(fx, Cast(zext).arg(fx.body), shape));
        // Small numbers are extended by fewer instructions than their masks.
        let Some((mask, found, wanted)) = mask.filter(|&(_, found, wanted)| found >= 32 || found == wanted)
        else {
            continue;
        };
        let mask = resized(fx, mask, found, wanted);
        let numbers = fx.leaves(number)?;
        return Ok(Some(numbers.into_iter().zip(mask).map(|(a, mask)| fx.ins().isub(a, mask)).collect()));
    }
    Ok(None)
}

/// Selects lanes of two values by the mask of an operation's first operand; returns `None` if that has no such mask.
pub(crate) fn select(
    fx: &mut FunctionCx,
    op: Op,
    shape: &Shape,
    yes: &Leaves,
    no: &Leaves,
) -> Option<Leaves> {
    let mask = with_lanes_of(fx, Select(op).condition(fx.body), shape)?;
    let [yes_is_zero, no_is_zero] = Select(op).arms(fx.body).map(|arm| is_zero_bits(fx, arm));
    let mut out = Leaves::new();
    for (((&leaf, &mask), &a), &b) in shape.leaves.iter().zip(&mask).zip(yes).zip(no) {
        out.push(match may_select_extreme(fx, leaf, mask) {
            false if no_is_zero => with_mask(fx, leaf, [mask, a], |fx, [mask, a]| fx.ins().band(mask, a)),
            false if yes_is_zero => {
                with_mask(fx, leaf, [mask, b], |fx, [mask, b]| fx.ins().band_not(b, mask))
            }
            _ => select_lanes(fx, leaf, mask, a, b),
        });
    }
    Some(out)
}

/// Returns true if back ends may have an instruction for a select of floats by a mask: a minimum or maximum.
fn may_select_extreme(fx: &FunctionCx, leaf: Leaf, mask: Value) -> bool {
    let dfg = &fx.builder.func.dfg;
    let compare = dfg.value_def(mask).inst().map(|inst| dfg.insts[inst]);
    let is_ordered = |cond| matches!(cond, FloatCC::LessThan | FloatCC::GreaterThan);
    leaf.ty().lane_type().is_float()
        && matches!(compare, Some(InstructionData::FloatCompare { cond, .. }) if is_ordered(cond))
}

/// Applies an operation on integers to a mask and a value of the type of a leaf.
fn with_mask(
    fx: &mut FunctionCx,
    leaf: Leaf,
    operands: [Value; 2],
    f: impl Fn(&mut FunctionCx, [Value; 2]) -> Value,
) -> Value {
    let bits = leaf.ty().as_int();
    let operands = operands.map(|value| bitcast(fx, bits, value));
    let value = f(fx, operands);
    bitcast(fx, leaf.ty(), value)
}

/// Selects lanes of two values by a mask.
pub(crate) fn select_lanes(fx: &mut FunctionCx, leaf: Leaf, mask: Value, a: Value, b: Value) -> Value {
    let mask = bitcast(fx, leaf.ty(), mask);
    fx.ins().bitselect(mask, a, b)
}

/// Returns the bits of a vector as another type.
fn bitcast(fx: &mut FunctionCx, ty: types::Type, value: Value) -> Value {
    match fx.builder.func.dfg.value_type(value) == ty {
        true => value,
        false => fx.ins().bitcast(ty, little_endian(), value),
    }
}

/// Tests if any lane of the operand's mask is set.
pub(crate) fn any(fx: &mut FunctionCx, op: Op) -> Option<Value> {
    let mask = together(fx, op, |fx, a, b| fx.ins().bor(a, b))?;
    Some(match high_bits_of_bytes(fx, mask) {
        Some(bits) => fx.ins().icmp_imm_u(IntCC::NotEqual, bits, 0),
        None => fx.ins().vany_true(mask),
    })
}

/// Tests if all lanes of the operand's mask are set.
pub(crate) fn all(fx: &mut FunctionCx, op: Op) -> Option<Value> {
    let mask = together(fx, op, |fx, a, b| fx.ins().band(a, b))?;
    Some(match high_bits_of_bytes(fx, mask) {
        Some(bits) => {
            let bytes = fx.builder.func.dfg.value_type(mask).bytes();
            fx.ins().icmp_imm_u(IntCC::Equal, bits, i64::from(u32::MAX >> (32 - bytes)))
        }
        None => fx.ins().vall_true(mask),
    })
}

/// Combines all registers of the operand's mask to one.
fn together(
    fx: &mut FunctionCx,
    op: Op,
    f: impl Fn(&mut FunctionCx, Value, Value) -> Value,
) -> Option<Value> {
    let mut parts = fx.mask_of(fx.body.operands(op)[0])?.clone();
    // In pairs, so that the operations are independent.
    while parts.len() > 1 {
        let pairs = parts.chunks(2).map(|pair| match *pair {
            [a, b] => f(fx, a, b),
            ref rest => rest[0],
        });
        parts = pairs.collect();
    }
    parts.first().copied()
}

/// Returns a bit for each byte of a register, on x86-64, which has an instruction only for bytes.
fn high_bits_of_bytes(fx: &mut FunctionCx, register: Value) -> Option<Value> {
    if fx.env.target.triple.architecture != Architecture::X86_64 {
        return None;
    }
    let ty = fx.builder.func.dfg.value_type(register);
    let bytes = match types::I8.by(ty.bytes()) {
        Some(bytes) if bytes != ty => fx.ins().bitcast(bytes, little_endian(), register),
        _ => register,
    };
    Some(fx.ins().vhigh_bits(types::I32, bytes))
}

/// Returns the memory flags of a bitcast to other lanes, the first of which is the lowest.
fn little_endian() -> MemFlagsData {
    MemFlagsData::new().with_endianness(Endianness::Little)
}

/// Returns the mask of the operand as the bits of an integer, the first lane the lowest. It requires a target with the
/// first lane of a vector in the lowest bits in memory.
pub(crate) fn bits(fx: &mut FunctionCx, op: Op, leaf: Leaf) -> Option<Value> {
    let mut parts = fx.mask_of(fx.body.operands(op)[0])?.clone();
    let mut width = fx.builder.func.dfg.value_type(*parts.first()?).lane_bits();
    let lanes = parts.len() as u32 * 128 / width;
    if !fx.env.support.little_endian || lanes > 64 || leaf.scalar.bits() != lanes || leaf.is_vector() {
        return None;
    }
    while parts.len().is_multiple_of(2) && width > 8 {
        parts = resized(fx, parts, width, width / 2);
        width /= 2;
    }
    let mut bits: Option<Value> = None;
    for (number, &part) in parts.iter().enumerate() {
        let part = fx.ins().vhigh_bits(types::I64, part);
        let place = number as u32 * 128 / width;
        let placed = if number == 0 { part } else { fx.ins().ishl_imm_u(part, i64::from(place)) };
        bits = Some(bits.map_or(placed, |bits| fx.ins().bor(bits, placed)));
    }
    bits.map(|bits| fx.resize(bits, leaf.ty(), false))
}

/// Returns true if all lanes of a value are the integer 0.
pub(crate) fn is_zero(fx: &FunctionCx, value: crate::ir::Value) -> bool {
    let element = fx.cx().element_type(fx.body.value_type(value));
    fx.cx().int_width(element).is_some() && is_zero_bits(fx, value)
}

/// Returns true if all bits of a value are 0.
fn is_zero_bits(fx: &FunctionCx, value: crate::ir::Value) -> bool {
    let Some(op) = fx.body.defining_op(value) else { return false };
    let splat = fx.attr(op, name::VALUE).map(|attr| fx.cx().attr_data(attr));
    match fx.body.name(op) {
        ZERO => true,
        CONSTANT => matches!(
            splat,
            Some(AttrData::DenseElements { data: DenseData::Splat(bytes), .. }) if bytes.iter().all(|&byte| byte == 0)
        ),
        _ => false,
    }
}
