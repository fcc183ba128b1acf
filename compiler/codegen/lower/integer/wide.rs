//! Integers of more than 128 bits, whose leaves are [limbs](Scalar::Limb). Operations on them have lowerings of their
//! own here; others are refused.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use crate::codegen::constants::bits;
use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::lower::float::int_conversion;
use crate::codegen::types::{Leaf, Scalar, limb_count};
use crate::dialect::llvm::compare::{ICMP, IntPredicate};
use crate::dialect::llvm::{arith, cast, control};
use crate::ir::{Op, OpName, TypeData, TypeId, name};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (arith::ADD, |fx, op| binary(fx, op, |fx, a, b| Ok(fx.add_limbs(a, b).0))),
    (arith::SUB, |fx, op| binary(fx, op, |fx, a, b| Ok(fx.sub_limbs(a, b).0))),
    (arith::MUL, |fx, op| binary(fx, op, |fx, a, b| Ok(fx.mul_limbs(a, b)))),
    (arith::UDIV, |fx, op| binary(fx, op, |fx, a, b| Ok(fx.divide_limbs(a, b)?.0))),
    (arith::UREM, |fx, op| binary(fx, op, |fx, a, b| Ok(fx.divide_limbs(a, b)?.1))),
    (arith::SDIV, |fx, op| signed_binary(fx, op, signed_quotient)),
    (arith::SREM, |fx, op| signed_binary(fx, op, signed_remainder)),
    (arith::AND, |fx, op| limb_wise(fx, op, |fx, a, b| fx.ins().band(a, b))),
    (arith::OR, |fx, op| limb_wise(fx, op, |fx, a, b| fx.ins().bor(a, b))),
    (arith::XOR, |fx, op| limb_wise(fx, op, |fx, a, b| fx.ins().bxor(a, b))),
    (arith::SHL, shift_left),
    (arith::LSHR, |fx, op| shift_right(fx, op, false)),
    (arith::ASHR, |fx, op| shift_right(fx, op, true)),
    (control::SWITCH, switch),
    (ICMP, icmp),
    (cast::ZEXT, |fx, op| extend(fx, op, false)),
    (cast::SEXT, |fx, op| extend(fx, op, true)),
    (cast::TRUNC, |fx, op| extend(fx, op, false)),
    (cast::PTRTOINT, |fx, op| extend(fx, op, false)),
    (cast::INTTOPTR, |fx, op| extend(fx, op, false)),
    (cast::SITOFP, |fx, op| to_float(fx, op, true)),
    (cast::UITOFP, |fx, op| to_float(fx, op, false)),
    (cast::FPTOSI, from_float),
    (cast::FPTOUI, from_float),
];

impl FunctionCx<'_> {
    /// Returns the width of an operand or result that is an integer of limbs.
    pub(crate) fn wide_width(&self, op: Op) -> Option<u32> {
        let body = self.body;
        let results = (0..body.result_count(op)).map(|number| body.result(op, number));
        let mut values = body.operands(op).iter().copied().chain(results);
        values.find_map(|value| wide_width(self, body.value_type(value)))
    }

    /// Returns the width of an integer type, narrow ones included.
    pub(crate) fn integer_width(&self, ty: TypeId) -> Lower<u32> {
        match self.cx().type_data(ty) {
            TypeData::Integer { width, .. } => Ok(*width),
            TypeData::Pointer { .. } => Ok(64),
            _ => needs("it needs an integer"),
        }
    }

    /// Returns the limbs of an operand, which may be a narrow integer or a pointer. The highest limb is sign- or
    /// zero-extended.
    pub(crate) fn operand_limbs(&mut self, op: Op, index: usize, signed: bool) -> Lower<Leaves> {
        let ty = self.operand_type(op, index);
        let mut leaves = self.operand(op, index)?;
        let width = self.integer_width(ty)?;
        if wide_width(self, ty).is_some() {
            if signed {
                self.sign_fill(&mut leaves, width);
            }
            return Ok(leaves);
        }
        let leaf = Leaf::single(self.scalar(ty)?);
        let value = if signed { self.signed(leaf, leaves[0]) } else { leaves[0] };
        if leaf.ty() == types::I128 {
            let (low, high) = self.ins().isplit(value);
            return Ok(Leaves::from_slice(&[low, high]));
        }
        Ok(Leaves::from_slice(&[self.resize(value, types::I64, signed)]))
    }

    /// Stores an integer in the memory layout of an argument passed by reference: words in the target's byte order; on
    /// big-endian targets, in pairs of words.
    pub(crate) fn store_limbs(&mut self, limbs: &[Value]) -> Lower<Value> {
        let address = self.stack_slot(8 * limbs.len().next_multiple_of(2) as u64, 8)?;
        for (number, &limb) in limbs.iter().enumerate() {
            let offset = self.limb_offset(number, limbs.len());
            self.ins().store(MemFlagsData::trusted(), limb, address, offset);
        }
        Ok(address)
    }

    /// Loads an integer from this layout.
    pub(crate) fn load_limbs(&mut self, address: Value, count: usize) -> Leaves {
        let flags = MemFlagsData::trusted();
        let load = |number| {
            let offset = self.limb_offset(number, count);
            self.ins().load(types::I64, flags, address, offset)
        };
        (0..count).map(load).collect()
    }

    fn limb_offset(&self, number: usize, count: usize) -> i32 {
        let place =
            if self.env.support.little_endian { number } else { count.next_multiple_of(2) - 1 - number };
        8 * place as i32
    }

    /// Sign-extends the highest limb of an integer.
    pub(crate) fn sign_fill(&mut self, limbs: &mut [Value], width: u32) {
        if let Some(top) = limbs.last_mut() {
            *top = self.signed(top_leaf(width), *top);
        }
    }

    /// Zero-extends the highest limb of an integer.
    pub(crate) fn clear_above(&mut self, limbs: &mut [Value], width: u32) {
        if let Some(top) = limbs.last_mut() {
            *top = self.normalise(top_leaf(width), *top);
        }
    }

    /// Sets the only result, a wide or narrow integer or a pointer, to the lower bits of limbs.
    pub(crate) fn set_limbs(&mut self, op: Op, limbs: &[Value]) -> Lower {
        let ty = self.result_type(op);
        let leaves = self.integer_of_limbs(ty, limbs)?;
        self.set(op, &leaves);
        Ok(())
    }

    /// Returns the leaves of an integer type, from the lower bits of limbs.
    pub(crate) fn integer_of_limbs(&mut self, ty: TypeId, limbs: &[Value]) -> Lower<Leaves> {
        let width = self.integer_width(ty)?;
        if wide_width(self, ty).is_some() {
            let mut out = Leaves::from_slice(&limbs[..limb_count(width)]);
            self.clear_above(&mut out, width);
            return Ok(out);
        }
        let leaf = Leaf::single(self.scalar(ty)?);
        let value = if leaf.ty() == types::I128 {
            self.ins().iconcat(limbs[0], limbs[1])
        } else {
            self.resize(limbs[0], leaf.ty(), false)
        };
        Ok(Leaves::from_slice(&[self.normalise(leaf, value)]))
    }
}

/// Returns the width of a type that is an integer of limbs, or a vector of those.
fn wide_width(fx: &FunctionCx, ty: TypeId) -> Option<u32> {
    match fx.cx().type_data(fx.cx().element_type(ty)) {
        TypeData::Integer { width, .. } if *width > 128 => Some(*width),
        _ => None,
    }
}

/// Returns the leaf of the highest limb of an integer.
fn top_leaf(width: u32) -> Leaf {
    Leaf::single(Scalar::Limb { width, number: limb_count(width) as u32 - 1 })
}

/// Lowers an operation on the limbs of two operands, whose result is truncated to the type.
pub(crate) fn binary(
    fx: &mut FunctionCx,
    op: Op,
    f: impl FnOnce(&mut FunctionCx, &[Value], &[Value]) -> Lower<Leaves>,
) -> Lower {
    let (a, b) = (fx.operand(op, 0)?, fx.operand(op, 1)?);
    let out = f(fx, &a, &b)?;
    fx.set_limbs(op, &out)
}

/// Like [`binary`], with sign-extended operands.
pub(crate) fn signed_binary(
    fx: &mut FunctionCx,
    op: Op,
    f: impl FnOnce(&mut FunctionCx, &[Value], &[Value]) -> Lower<Leaves>,
) -> Lower {
    let (a, b) = (fx.operand_limbs(op, 0, true)?, fx.operand_limbs(op, 1, true)?);
    let out = f(fx, &a, &b)?;
    fx.set_limbs(op, &out)
}

fn limb_wise(fx: &mut FunctionCx, op: Op, f: fn(&mut FunctionCx, Value, Value) -> Value) -> Lower {
    let (a, b) = (fx.operand(op, 0)?, fx.operand(op, 1)?);
    let out: Leaves = a.into_iter().zip(b).map(|(a, b)| f(fx, a, b)).collect();
    fx.set(op, &out);
    Ok(())
}

/// Returns the amount of a shift if it is a constant; beyond the width it is poison.
fn constant_amount(fx: &FunctionCx, op: Op) -> Option<usize> {
    let definer = fx.body.defining_op(arith::Binary(op).rhs(fx.body))?;
    if fx.body.name(definer) != arith::CONSTANT {
        return None;
    }
    let limbs = bits::constant_bits(fx.cx(), fx.operand_type(op, 1), fx.attr(definer, name::VALUE)?).ok()?;
    usize::try_from(*limbs.first()?).ok()
}

fn shift_left(fx: &mut FunctionCx, op: Op) -> Lower {
    let limbs = fx.operand(op, 0)?;
    let out = match constant_amount(fx, op) {
        Some(amount) => fx.shift_limbs_left_by(&limbs, amount),
        None => {
            let amount = fx.operand(op, 1)?[0];
            fx.shift_limbs_left(&limbs, amount)?
        }
    };
    fx.set_limbs(op, &out)
}

fn shift_right(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    let limbs = fx.operand_limbs(op, 0, signed)?;
    let fill = fx.limb_above(&limbs, signed);
    let out = match constant_amount(fx, op) {
        Some(amount) => fx.shift_limbs_right_by(&limbs, amount, fill),
        None => {
            let amount = fx.operand(op, 1)?[0];
            fx.shift_limbs_right(&limbs, amount, fill)?
        }
    };
    fx.set_limbs(op, &out)
}

/// Lowers a switch to a sequence of comparisons.
fn switch(fx: &mut FunctionCx, op: Op) -> Lower {
    let value = fx.operand(op, 0)?;
    let width = fx.integer_width(fx.operand_type(op, 0))?;
    let cases = match fx.attr(op, name::CASE_VALUES) {
        Some(attr) => bits::constant_bits(fx.cx(), fx.operand_type(op, 0), attr)?,
        None => Vec::new(),
    };
    for (index, case) in cases.chunks(value.len()).enumerate() {
        let mut limbs: Leaves = case.iter().map(|&limb| fx.limb(limb as u64)).collect();
        fx.clear_above(&mut limbs, width);
        let same = fx.limbs_equal(&value, &limbs);
        let (target, args) = fx.successor(op, index + 1)?;
        let next = fx.builder.create_block();
        fx.ins().brif(same, target, &args, next, &[]);
        fx.builder.switch_to_block(next);
    }
    let (target, args) = fx.successor(op, 0)?;
    fx.ins().jump(target, &args);
    Ok(())
}

/// Tests if a number whose sign is the highest bit is negative.
pub(crate) fn is_negative(fx: &mut FunctionCx, limbs: &[Value]) -> Value {
    let sign = fx.limb_above(limbs, true);
    fx.ins().icmp_imm_u(IntCC::NotEqual, sign, 0)
}

/// Returns the magnitude of a number, and whether it is negative.
pub(crate) fn magnitude(fx: &mut FunctionCx, limbs: &[Value]) -> (Leaves, Value) {
    let negative = is_negative(fx, limbs);
    let negated = fx.negate_limbs(limbs);
    (fx.select_limbs(negative, &negated, limbs), negative)
}

fn signed_quotient(fx: &mut FunctionCx, a: &[Value], b: &[Value]) -> Lower<Leaves> {
    let ((a, a_negative), (b, b_negative)) = (magnitude(fx, a), magnitude(fx, b));
    let quotient = fx.divide_limbs(&a, &b)?.0;
    let negated = fx.negate_limbs(&quotient);
    let negative = fx.ins().bxor(a_negative, b_negative);
    Ok(fx.select_limbs(negative, &negated, &quotient))
}

/// Returns the remainder with the sign of the dividend.
fn signed_remainder(fx: &mut FunctionCx, a: &[Value], b: &[Value]) -> Lower<Leaves> {
    let ((a, negative), (b, _)) = (magnitude(fx, a), magnitude(fx, b));
    let rest = fx.divide_limbs(&a, &b)?.1;
    let negated = fx.negate_limbs(&rest);
    Ok(fx.select_limbs(negative, &negated, &rest))
}

/// Tests if a number is less than another. If they are signed, the sign is their highest bit.
pub(crate) fn is_less(fx: &mut FunctionCx, a: &[Value], b: &[Value], signed: bool) -> Value {
    if !signed {
        return fx.sub_limbs(a, b).1;
    }
    // Signed numbers are ordered like unsigned ones with the sign bit inverted.
    let sign = fx.limb(1 << 63);
    let [a, b] = [a, b].map(|limbs| {
        let mut limbs = Leaves::from_slice(limbs);
        if let Some(top) = limbs.last_mut() {
            *top = fx.ins().bxor(*top, sign);
        }
        limbs
    });
    fx.sub_limbs(&a, &b).1
}

fn icmp(fx: &mut FunctionCx, op: Op) -> Lower {
    let predicate = fx.attr(op, name::PREDICATE).and_then(|attr| IntPredicate::of(fx.cx(), attr));
    let Some(predicate) = predicate else { return needs("it needs a predicate") };
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let signed = matches!(predicate, Slt | Sle | Sgt | Sge);
    let (a, b) = (fx.operand_limbs(op, 0, signed)?, fx.operand_limbs(op, 1, signed)?);
    let flag = match predicate {
        Eq | Ne => fx.limbs_equal(&a, &b),
        Slt | Sge | Ult | Uge => is_less(fx, &a, &b, signed),
        Sgt | Sle | Ugt | Ule => is_less(fx, &b, &a, signed),
    };
    let opposite = matches!(predicate, Ne | Sge | Uge | Sle | Ule);
    let flag = if opposite { fx.ins().bxor_imm_u(flag, 1) } else { flag };
    fx.set(op, &[flag]);
    Ok(())
}

/// Extends or truncates an integer.
fn extend(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    let limbs = fx.operand_limbs(op, 0, signed)?;
    let count = limb_count(fx.integer_width(fx.result_type(op))?).max(2);
    let fill = fx.limb_above(&limbs, signed);
    let limbs = FunctionCx::resize_limbs(&limbs, count, fill);
    fx.set_limbs(op, &limbs)
}

fn to_float(fx: &mut FunctionCx, op: Op, signed: bool) -> Lower {
    let to = fx.scalar(fx.result_type(op))?;
    let limbs = fx.operand_limbs(op, 0, signed)?;
    let (limbs, negative) = if signed { magnitude(fx, &limbs) } else { (limbs, fx.int(types::I8, 0)) };
    let float = int_conversion::from_magnitude(fx, to, &limbs, negative)?;
    fx.set(op, &[float]);
    Ok(())
}

fn from_float(fx: &mut FunctionCx, op: Op) -> Lower {
    let from = fx.scalar(fx.operand_type(op, 0))?;
    let value = fx.single(op, 0)?;
    let count = limb_count(fx.integer_width(fx.result_type(op))?);
    let limbs = int_conversion::to_limbs(fx, from, value, count)?;
    fx.set_limbs(op, &limbs)
}
