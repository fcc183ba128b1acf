//! Float operations by format: instructions if the back end has them; for `f128` otherwise, functions of the compiler
//! support library; for `f80`, routines for the x87 unit. Signs are handled as bits in every format.

pub(super) mod half;
pub(super) mod int_conversion;
pub(super) mod intrinsic;
pub(super) mod min_max;
pub(super) mod rounding;
pub(super) mod x87;

use cranelift_codegen::ir::condcodes::{CondCode, FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Opcode, Type, Value, ValueDef, types};

use crate::codegen::context::{FunctionCx, Lower, needs};
use crate::codegen::types::float_format::Format;
use crate::codegen::types::{Leaf, Scalar};
use crate::codegen::workarounds::x87::Routine;
use crate::dialect::llvm::compare::FloatPredicate;
use crate::dialect::llvm::function::SizeLevel;

use super::call::library::{MathNames, libm};
use rounding::Direction;

/// The unit that implements the arithmetic of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// Instructions.
    Instructions,
    /// Functions of the compiler support library.
    Library,
    /// Routines for the x87 unit.
    X87,
}

/// A correctly rounded operation on two floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arithmetic {
    Add,
    Sub,
    Mul,
    Div,
}

pub(crate) fn add(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    arithmetic(fx, Arithmetic::Add, leaf, a, b)
}

pub(crate) fn sub(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    arithmetic(fx, Arithmetic::Sub, leaf, a, b)
}

pub(crate) fn mul(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    arithmetic(fx, Arithmetic::Mul, leaf, a, b)
}

pub(crate) fn div(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    arithmetic(fx, Arithmetic::Div, leaf, a, b)
}

fn arithmetic(fx: &mut FunctionCx, kind: Arithmetic, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    let (function, routine) = match kind {
        Arithmetic::Add => ("__addtf3", Routine::Add),
        Arithmetic::Sub => ("__subtf3", Routine::Sub),
        Arithmetic::Mul => ("__multf3", Routine::Mul),
        Arithmetic::Div => ("__divtf3", Routine::Div),
    };
    match (fx.unit(leaf.scalar), kind) {
        (Unit::Library, _) => fx.call_support(function, &[(leaf, a), (leaf, b)], leaf),
        (Unit::X87, _) => Ok(fx.call_x87(routine, &[a, b])),
        (Unit::Instructions, Arithmetic::Add) => Ok(fx.ins().fadd(a, b)),
        (Unit::Instructions, Arithmetic::Sub) => Ok(fx.ins().fsub(a, b)),
        (Unit::Instructions, Arithmetic::Mul) => Ok(fx.ins().fmul(a, b)),
        (Unit::Instructions, Arithmetic::Div) => Ok(fx.ins().fdiv(a, b)),
    }
}

/// Emits the remainder with the sign of the dividend.
pub(crate) fn rem(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    fx.call_math(libm!("fmod"), leaf, &[a, b])
}

pub(crate) fn sqrt(fx: &mut FunctionCx, leaf: Leaf, a: Value) -> Lower<Value> {
    match fx.unit(leaf.scalar) {
        Unit::Instructions => Ok(fx.ins().sqrt(a)),
        Unit::Library => fx.call_math(libm!("sqrt"), leaf, &[a]),
        Unit::X87 => Ok(fx.call_x87(Routine::Sqrt, &[a])),
    }
}

pub(crate) fn neg(fx: &mut FunctionCx, leaf: Leaf, a: Value) -> Lower<Value> {
    let Some(format) = fx.by_bits(leaf.scalar) else { return Ok(fx.ins().fneg(a)) };
    let bits = fx.bits_of_float(a);
    let sign = fx.int(types::I128, format.sign());
    let bits = fx.ins().bxor(bits, sign);
    Ok(fx.float_of_bits(leaf, bits))
}

pub(crate) fn abs(fx: &mut FunctionCx, leaf: Leaf, a: Value) -> Lower<Value> {
    let Some(format) = fx.by_bits(leaf.scalar) else { return Ok(fx.ins().fabs(a)) };
    let bits = fx.bits_of_float(a);
    let rest = fx.int(types::I128, format.sign() - 1);
    let bits = fx.ins().band(bits, rest);
    Ok(fx.float_of_bits(leaf, bits))
}

pub(crate) fn copysign(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    if leaf.is_vector() {
        let sign = fx.constant(leaf, 1 << (leaf.scalar.bits() - 1));
        return Ok(fx.ins().bitselect(sign, b, a));
    }
    let Some(format) = fx.by_bits(leaf.scalar) else { return Ok(fx.ins().fcopysign(a, b)) };
    let (a, b) = (fx.bits_of_float(a), fx.bits_of_float(b));
    let (rest, sign) = (fx.int(types::I128, format.sign() - 1), fx.int(types::I128, format.sign()));
    let (a, b) = (fx.ins().band(a, rest), fx.ins().band(b, sign));
    let bits = fx.ins().bor(a, b);
    Ok(fx.float_of_bits(leaf, bits))
}

/// Emits the minimum. NaN is propagated, and -0 is less than +0.
pub(crate) fn minimum(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    match fx.by_bits(leaf.scalar) {
        Some(_) => ordered_pick(fx, leaf, a, b, FloatPredicate::Olt),
        None => Ok(match min_max::ordering_zeros(fx, leaf, (a, b), false) {
            Some(minimum) => minimum,
            None => fx.ins().fmin(a, b),
        }),
    }
}

/// Emits the maximum. NaN is propagated, and +0 is greater than -0.
pub(crate) fn maximum(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    match fx.by_bits(leaf.scalar) {
        Some(_) => ordered_pick(fx, leaf, a, b, FloatPredicate::Ogt),
        None => Ok(match min_max::ordering_zeros(fx, leaf, (a, b), true) {
            Some(maximum) => maximum,
            None => fx.ins().fmax(a, b),
        }),
    }
}

/// Selects the first operand if the comparison `first` holds, and NaN if an operand is NaN. Floats that compare equal
/// differ at most in the sign of zero. The or of their bits has the sign if either is negative, the and only if both
/// are.
fn ordered_pick(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value, first: FloatPredicate) -> Lower<Value> {
    let (x, y) = (fx.bits_of_float(a), fx.bits_of_float(b));
    let same = if first == FloatPredicate::Olt { fx.ins().bor(x, y) } else { fx.ins().band(x, y) };
    let same = fx.float_of_bits(leaf, same);
    // The addition quiets a NaN.
    let nan = add(fx, leaf, a, b)?;
    let is_first = compare(fx, first, leaf, a, b)?;
    let is_same = compare(fx, FloatPredicate::Oeq, leaf, a, b)?;
    let is_nan = compare(fx, FloatPredicate::Uno, leaf, a, b)?;
    let number = fx.select(is_first, a, b);
    let number = fx.select(is_same, same, number);
    Ok(fx.select(is_nan, nan, number))
}

/// Emits the minimum. If one operand is NaN, the result is the other one.
pub(crate) fn min_number(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    match fx.by_bits(leaf.scalar) {
        Some(_) => fx.call_math(libm!("fmin"), leaf, &[a, b]),
        None => without_nan(fx, leaf, a, b, minimum),
    }
}

/// Emits the maximum. If one operand is NaN, the result is the other one.
pub(crate) fn max_number(fx: &mut FunctionCx, leaf: Leaf, a: Value, b: Value) -> Lower<Value> {
    match fx.by_bits(leaf.scalar) {
        Some(_) => fx.call_math(libm!("fmax"), leaf, &[a, b]),
        None => without_nan(fx, leaf, a, b, maximum),
    }
}

/// Returns the result of `f` for two numbers; if one operand is NaN, the other one.
fn without_nan(
    fx: &mut FunctionCx,
    leaf: Leaf,
    a: Value,
    b: Value,
    f: fn(&mut FunctionCx, Leaf, Value, Value) -> Lower<Value>,
) -> Lower<Value> {
    let both = f(fx, leaf, a, b)?;
    if leaf.is_vector() {
        let mut unless_nan = |of: Value, other: Value, value: Value| {
            let is_nan = fx.ins().fcmp(FloatCC::NotEqual, of, of);
            let is_nan = fx.ins().bitcast(leaf.ty(), MemFlagsData::new(), is_nan);
            fx.ins().bitselect(is_nan, other, value)
        };
        let not_b = unless_nan(b, a, both);
        return Ok(unless_nan(a, b, not_b));
    }
    let a_is_nan = fx.ins().fcmp(FloatCC::Unordered, a, a);
    let b_is_nan = fx.ins().fcmp(FloatCC::Unordered, b, b);
    let not_b = fx.ins().select(b_is_nan, a, both);
    Ok(fx.ins().select(a_is_nan, b, not_b))
}

/// Rounds to an integral value in a fixed rounding mode: by an instruction, by the addition of a large number, or by
/// libm for formats without instructions. libm also does without the instruction if the code is optimized for size or does
/// not repeat, because an addition takes ten instructions.
pub(crate) fn round(
    fx: &mut FunctionCx,
    leaf: Leaf,
    a: Value,
    names: MathNames,
    (direction, is_repeated): (Direction, bool),
) -> Lower<Value> {
    if fx.unit(leaf.scalar) != Unit::Instructions {
        return fx.call_math(names, leaf, &[a]);
    }
    if !fx.env.support.rounding {
        // Some libraries of C lack 'roundeven'.
        let is_short = fx.size_level > SizeLevel::Any || !is_repeated;
        let is_call = is_short && !leaf.is_vector() && direction != Direction::Nearest;
        return match is_call {
            true => fx.call_math(names, leaf, &[a]),
            false => Ok(rounding::round(fx, leaf, a, direction)),
        };
    }
    Ok(match direction {
        Direction::Nearest => fx.ins().nearest(a),
        Direction::Down => fx.ins().floor(a),
        Direction::Up => fx.ins().ceil(a),
        Direction::ToZero => fx.ins().trunc(a),
    })
}

/// Rounds to an integral value in the current rounding mode.
pub(crate) fn round_as_set(fx: &mut FunctionCx, leaf: Leaf, a: Value, names: MathNames) -> Lower<Value> {
    if fx.env.support.rounding && fx.unit(leaf.scalar) == Unit::Instructions {
        return Ok(fx.ins().nearest(a));
    }
    fx.call_math(names, leaf, &[a])
}

/// Emits a fused multiply-add, as a call if there is no instruction.
pub(crate) fn fused(fx: &mut FunctionCx, leaf: Leaf, [a, b, c]: [Value; 3]) -> Lower<Value> {
    if fx.env.support.fma && fx.unit(leaf.scalar) == Unit::Instructions {
        return Ok(fx.ins().fma(a, b, c));
    }
    fx.call_math(libm!("fma"), leaf, &[a, b, c])
}

/// Emits a multiply-add, which is fused if there is an instruction and it is allowed.
pub(crate) fn multiply_add(fx: &mut FunctionCx, leaf: Leaf, [a, b, c]: [Value; 3]) -> Lower<Value> {
    let may_fuse = fx.env.support.fma && fx.env.options.contract;
    if may_fuse && fx.unit(leaf.scalar) == Unit::Instructions {
        return Ok(fx.ins().fma(a, b, c));
    }
    // `-a * b + c` is `c - a * b`.
    if let Some((a, b)) = negated(fx, a).map(|a| (a, b)).or_else(|| negated(fx, b).map(|b| (a, b))) {
        let product = mul(fx, leaf, a, b)?;
        return sub(fx, leaf, c, product);
    }
    let product = mul(fx, leaf, a, b)?;
    if is_running_sum(fx, c) { add(fx, leaf, c, product) } else { add(fx, leaf, product, c) }
}

/// Returns true if a value is likely to be an accumulator without other uses: a block argument, or the result of an
/// addition. An instruction that overwrites its first operand can then keep it in its register.
fn is_running_sum(fx: &FunctionCx, value: Value) -> bool {
    let dfg = &fx.builder.func.dfg;
    match dfg.value_def(value) {
        ValueDef::Param(block, _) => Some(block) != fx.builder.func.layout.entry_block(),
        ValueDef::Result(inst, _) => matches!(dfg.insts[inst].opcode(), Opcode::Fadd | Opcode::Fsub),
        ValueDef::Union(..) => false,
    }
}

/// Returns the operand of a negation.
fn negated(fx: &FunctionCx, value: Value) -> Option<Value> {
    let dfg = &fx.builder.func.dfg;
    let inst = dfg.value_def(value).inst().filter(|&inst| dfg.insts[inst].opcode() == Opcode::Fneg)?;
    dfg.inst_args(inst).first().copied()
}

// ---- comparisons

/// Emits the comparison of two floats of one format: 0 or 1.
pub(crate) fn compare(
    fx: &mut FunctionCx,
    predicate: FloatPredicate,
    leaf: Leaf,
    a: Value,
    b: Value,
) -> Lower<Value> {
    let condition = match condition(predicate) {
        Ok(condition) => condition,
        Err(always) => return Ok(fx.ins().iconst(types::I8, i64::from(always))),
    };
    match fx.unit(leaf.scalar) {
        Unit::Instructions => Ok(fx.ins().fcmp(condition, a, b)),
        Unit::Library => compare_by_library(fx, condition, leaf, a, b),
        Unit::X87 => {
            let relation = fx.call_x87(Routine::Compare, &[a, b]);
            let accepted = fx.ins().iconst(types::I32, accepted_relations(condition));
            let chosen = fx.ins().ushr(accepted, relation);
            let bit = fx.ins().band_imm_u(chosen, 1);
            Ok(fx.ins().ireduce(types::I8, bit))
        }
    }
}

/// Returns the condition code, or the constant result of the comparison.
fn condition(predicate: FloatPredicate) -> Result<FloatCC, bool> {
    Ok(match predicate {
        FloatPredicate::False => return Err(false),
        FloatPredicate::True => return Err(true),
        FloatPredicate::Oeq => FloatCC::Equal,
        FloatPredicate::Ogt => FloatCC::GreaterThan,
        FloatPredicate::Oge => FloatCC::GreaterThanOrEqual,
        FloatPredicate::Olt => FloatCC::LessThan,
        FloatPredicate::Ole => FloatCC::LessThanOrEqual,
        FloatPredicate::One => FloatCC::OrderedNotEqual,
        FloatPredicate::Ord => FloatCC::Ordered,
        FloatPredicate::Ueq => FloatCC::UnorderedOrEqual,
        FloatPredicate::Ugt => FloatCC::UnorderedOrGreaterThan,
        FloatPredicate::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
        FloatPredicate::Ult => FloatCC::UnorderedOrLessThan,
        FloatPredicate::Ule => FloatCC::UnorderedOrLessThanOrEqual,
        FloatPredicate::Une => FloatCC::NotEqual,
        FloatPredicate::Uno => FloatCC::Unordered,
    })
}

/// Returns the results of [`Routine::Compare`] for which a condition holds, as bits: less, greater, equal, unordered.
fn accepted_relations(condition: FloatCC) -> i64 {
    const LESS: i64 = 1;
    const GREATER: i64 = 2;
    const EQUAL: i64 = 4;
    const UNORDERED: i64 = 8;
    match condition {
        FloatCC::Ordered => GREATER | LESS | EQUAL,
        FloatCC::Unordered => UNORDERED,
        FloatCC::Equal => EQUAL,
        FloatCC::NotEqual => GREATER | LESS | UNORDERED,
        FloatCC::OrderedNotEqual => GREATER | LESS,
        FloatCC::UnorderedOrEqual => UNORDERED | EQUAL,
        FloatCC::LessThan => LESS,
        FloatCC::LessThanOrEqual => LESS | EQUAL,
        FloatCC::GreaterThan => GREATER,
        FloatCC::GreaterThanOrEqual => GREATER | EQUAL,
        FloatCC::UnorderedOrLessThan => UNORDERED | LESS,
        FloatCC::UnorderedOrLessThanOrEqual => UNORDERED | LESS | EQUAL,
        FloatCC::UnorderedOrGreaterThan => UNORDERED | GREATER,
        FloatCC::UnorderedOrGreaterThanOrEqual => UNORDERED | GREATER | EQUAL,
    }
}

/// Compares by a library function, whose result compares to zero like its operands to each other. For NaN it makes its
/// own comparison false, so an unordered comparison is the negation of an ordered one.
fn compare_by_library(
    fx: &mut FunctionCx,
    condition: FloatCC,
    leaf: Leaf,
    a: Value,
    b: Value,
) -> Lower<Value> {
    let (function, against_zero) = match condition {
        FloatCC::Equal => ("__eqtf2", IntCC::Equal),
        FloatCC::NotEqual => ("__netf2", IntCC::NotEqual),
        FloatCC::LessThan => ("__lttf2", IntCC::SignedLessThan),
        FloatCC::LessThanOrEqual => ("__letf2", IntCC::SignedLessThanOrEqual),
        FloatCC::GreaterThan => ("__gttf2", IntCC::SignedGreaterThan),
        FloatCC::GreaterThanOrEqual => ("__getf2", IntCC::SignedGreaterThanOrEqual),
        FloatCC::Unordered => ("__unordtf2", IntCC::NotEqual),
        FloatCC::UnorderedOrEqual => {
            let unordered = compare_by_library(fx, FloatCC::Unordered, leaf, a, b)?;
            let equal = compare_by_library(fx, FloatCC::Equal, leaf, a, b)?;
            return Ok(fx.ins().bor(unordered, equal));
        }
        _ => {
            let opposite = compare_by_library(fx, condition.complement(), leaf, a, b)?;
            return Ok(fx.ins().bxor_imm_u(opposite, 1));
        }
    };
    let relation = fx.call_support(function, &[(leaf, a), (leaf, b)], Leaf::single(Scalar::Int(32)))?;
    Ok(fx.ins().icmp_imm_s(against_zero, relation, 0))
}

// ---- formats

/// Converts a float to another format; neither is a half-precision format.
pub(crate) fn convert(fx: &mut FunctionCx, from: Scalar, to: Scalar, value: Value) -> Lower<Value> {
    let narrower = from.bits() > to.bits();
    match (from, to) {
        _ if from == to => Ok(value),
        (Scalar::F80, Scalar::F32) => Ok(fx.call_x87(Routine::ToF32, &[value])),
        (Scalar::F80, Scalar::F64) => Ok(fx.call_x87(Routine::ToF64, &[value])),
        (Scalar::F32, Scalar::F80) => Ok(fx.call_x87(Routine::FromF32, &[value])),
        (Scalar::F64, Scalar::F80) => Ok(fx.call_x87(Routine::FromF64, &[value])),
        _ if [from, to].iter().all(|&scalar| fx.unit(scalar) == Unit::Instructions) => {
            let ty = to.container();
            Ok(if narrower { fx.ins().fdemote(ty, value) } else { fx.ins().fpromote(ty, value) })
        }
        _ => {
            let function = match (from, to) {
                (Scalar::F32, Scalar::F128) => "__extendsftf2",
                (Scalar::F64, Scalar::F128) => "__extenddftf2",
                (Scalar::F80, Scalar::F128) => "__extendxftf2",
                (Scalar::F128, Scalar::F32) => "__trunctfsf2",
                (Scalar::F128, Scalar::F64) => "__trunctfdf2",
                (Scalar::F128, Scalar::F80) => "__trunctfxf2",
                _ => return needs("it needs a conversion between these float formats"),
            };
            fx.call_support(function, &[(Leaf::single(from), value)], Leaf::single(to))
        }
    }
}

/// Rounds a float to odd in a narrower format. A second rounding of the result is then correct.
pub(crate) fn convert_to_odd(fx: &mut FunctionCx, from: Scalar, to: Scalar, value: Value) -> Lower<Value> {
    let near = convert(fx, from, to, value)?;
    let back = convert(fx, to, from, near)?;
    let wide = Leaf::single(from);
    let (magnitude, wanted) = (abs(fx, wide, back)?, abs(fx, wide, value)?);
    let bits = fx.bits_of_float(near);
    let bits_type = fx.builder.func.dfg.value_type(bits);
    // Round towards zero, and set the lowest bit if the result is inexact.
    let is_more = compare(fx, FloatPredicate::Ogt, wide, magnitude, wanted)?;
    let is_more = fx.resize(is_more, bits_type, false);
    let truncated = fx.ins().isub(bits, is_more);
    let lost = compare(fx, FloatPredicate::One, wide, back, value)?;
    let lost = fx.resize(lost, bits_type, false);
    let odd = fx.ins().bor(truncated, lost);
    Ok(fx.float_of_bits(Leaf::single(to), odd))
}

impl FunctionCx<'_> {
    /// Returns the unit for the arithmetic of a format; for a half-precision format that of the wider one.
    pub(crate) fn unit(&self, scalar: Scalar) -> Unit {
        match scalar {
            Scalar::F80 => Unit::X87,
            Scalar::F128 if !self.env.support.quad => Unit::Library,
            _ => Unit::Instructions,
        }
    }

    /// Returns the format of a float whose sign operations have no instructions.
    fn by_bits(&self, scalar: Scalar) -> Option<Format> {
        if self.unit(scalar) == Unit::Instructions { None } else { Format::of(scalar) }
    }

    /// Returns the bits of a float of any format.
    pub(crate) fn bits_of_float(&mut self, value: Value) -> Value {
        let ty = self.builder.func.dfg.value_type(value);
        match Type::int(ty.bits() as u16) {
            Some(bits) if bits != ty => self.ins().bitcast(bits, MemFlagsData::new(), value),
            _ => value,
        }
    }

    /// Returns a float of any format from its bits.
    pub(crate) fn float_of_bits(&mut self, leaf: Leaf, bits: Value) -> Value {
        if leaf.ty().is_int() {
            return bits;
        }
        self.ins().bitcast(leaf.ty(), MemFlagsData::new(), bits)
    }
}
