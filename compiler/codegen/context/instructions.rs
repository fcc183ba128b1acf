//! Instructions for lowerings of all topics: constants, resizing, shifts and selects.

use cranelift_codegen::ir::{self as clif, InstBuilder, MemFlagsData, types};

use crate::codegen::types::float_format::Format;
use crate::codegen::types::{Leaf, Scalar, Shape};

use super::{FunctionCx, Leaves, Lower};

impl<'a> FunctionCx<'a> {
    /// Emits an integer constant of any width.
    pub(crate) fn int(&mut self, ty: clif::Type, value: u128) -> clif::Value {
        if ty == types::I128 {
            let low = self.ins().iconst(types::I64, value as i64);
            let high = self.ins().iconst(types::I64, (value >> 64) as i64);
            return self.ins().iconcat(low, high);
        }
        let mask = if ty.bits() >= 64 { u64::MAX } else { (1 << ty.bits()) - 1 };
        self.ins().iconst(ty, (value as u64 & mask) as i64)
    }

    /// Emits a constant from its bits; for a vector the same in every lane.
    pub(crate) fn constant(&mut self, leaf: Leaf, bits: u128) -> clif::Value {
        if leaf.is_vector() {
            let lanes = vec![bits; leaf.lanes as usize];
            return self.vector_constant(leaf, &lanes);
        }
        match leaf.scalar {
            Scalar::F32 => self.ins().f32const(clif::immediates::Ieee32::with_bits(bits as u32)),
            Scalar::F64 => self.ins().f64const(clif::immediates::Ieee64::with_bits(bits as u64)),
            Scalar::F128 => self.f128(bits),
            scalar if scalar.bits() < 128 => self.int(scalar.container(), bits & ((1 << scalar.bits()) - 1)),
            scalar => self.int(scalar.container(), bits),
        }
    }

    /// Emits an `f128` constant from its bits.
    pub(crate) fn f128(&mut self, bits: u128) -> clif::Value {
        // Constants are little-endian in CLIF.
        let constant = self.func().dfg.constants.insert(bits.to_le_bytes().to_vec().into());
        self.ins().f128const(constant)
    }

    /// Emits a vector constant from the bits of its lanes.
    pub(crate) fn vector_constant(&mut self, leaf: Leaf, lanes: &[u128]) -> clif::Value {
        let size = leaf.scalar.bytes() as usize;
        // Constants are little-endian in CLIF.
        let bytes: Vec<u8> =
            lanes.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(size)).collect();
        let constant = self.func().dfg.constants.insert(bytes.into());
        self.ins().vconst(leaf.ty(), constant)
    }

    /// Returns the bits of a constant; for a vector those of every lane if they are equal.
    pub(crate) fn bits_of(&self, leaf: Leaf, value: clif::Value) -> Option<u128> {
        let dfg = &self.builder.func.dfg;
        match dfg.insts[dfg.value_def(value).inst()?] {
            clif::InstructionData::UnaryImm { opcode: clif::Opcode::Iconst, imm } => {
                let bits = leaf.ty().bits();
                Some(u128::from(imm.bits().cast_unsigned() << (64 - bits) >> (64 - bits)))
            }
            clif::InstructionData::UnaryIeee32 { imm, .. } => Some(imm.bits().into()),
            clif::InstructionData::UnaryIeee64 { imm, .. } => Some(imm.bits().into()),
            clif::InstructionData::UnaryConst { constant_handle, .. } => {
                let bytes = dfg.constants.get(constant_handle).as_slice();
                let mut lanes = bytes.chunks(leaf.scalar.bytes() as usize);
                let first = lanes.next()?;
                let bits = first.iter().rev().fold(0, |bits, &byte| bits << 8 | u128::from(byte));
                lanes.all(|lane| lane == first).then_some(bits)
            }
            _ => None,
        }
    }

    /// Returns the scalar of a vector that is known to be a splat, as a shift amount.
    pub(crate) fn splatted_amount(&mut self, leaf: Leaf, vector: clif::Value) -> Option<clif::Value> {
        let dfg = &self.builder.func.dfg;
        let made = dfg.value_def(vector).inst().map(|inst| dfg.insts[inst]);
        if let Some(clif::InstructionData::Unary { opcode: clif::Opcode::Splat, arg }) = made {
            return Some(arg);
        }
        let amount = self.bits_of(leaf, vector)?;
        (amount < leaf.scalar.bits().into()).then(|| self.int(types::I32, amount))
    }

    /// Emits zeros for all leaves of a type.
    pub(crate) fn zeros(&mut self, shape: &Shape) -> Leaves {
        shape.leaves.iter().map(|&leaf| self.constant(leaf, 0)).collect()
    }

    /// Emits the value that represents poison: the number 1, false, or null.
    pub(crate) fn poison(&mut self, leaf: Leaf) -> clif::Value {
        let bits = match leaf.scalar {
            Scalar::Int(1) | Scalar::Pointer => 0,
            Scalar::Int(_) | Scalar::Limb { number: 0, .. } => 1,
            Scalar::Limb { .. } => 0,
            float => Format::of(float).map_or(0, Format::one),
        };
        self.constant(leaf, bits)
    }

    /// Restores the invariant of a value that is narrower than its container, whose upper bits may be set.
    pub(crate) fn normalise(&mut self, leaf: Leaf, value: clif::Value) -> clif::Value {
        match leaf.scalar {
            scalar if scalar.is_odd() => {
                let mask = self.int(leaf.ty(), (1 << scalar.bits()) - 1);
                self.ins().band(value, mask)
            }
            _ => value,
        }
    }

    /// Sign-extends an integer in its container.
    pub(crate) fn signed(&mut self, leaf: Leaf, value: clif::Value) -> clif::Value {
        if !leaf.scalar.is_odd() {
            return value;
        }
        let shift = leaf.scalar.container().bits() - leaf.scalar.bits();
        let high = self.shift_left(value, shift);
        self.shift_right(high, shift, true)
    }

    /// Emits a left shift by a constant.
    pub(crate) fn shift_left(&mut self, value: clif::Value, by: u32) -> clif::Value {
        let by = self.ins().iconst(types::I32, i64::from(by));
        self.ins().ishl(value, by)
    }

    /// Emits an arithmetic or logical right shift by a constant.
    pub(crate) fn shift_right(&mut self, value: clif::Value, by: u32, signed: bool) -> clif::Value {
        let by = self.ins().iconst(types::I32, i64::from(by));
        if signed { self.ins().sshr(value, by) } else { self.ins().ushr(value, by) }
    }

    /// Truncates or extends an integer to another container.
    pub(crate) fn resize(&mut self, value: clif::Value, to: clif::Type, signed: bool) -> clif::Value {
        let from = self.builder.func.dfg.value_type(value);
        match to.bits().cmp(&from.bits()) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.ins().ireduce(to, value),
            std::cmp::Ordering::Greater if signed => self.ins().sextend(to, value),
            std::cmp::Ordering::Greater => match self.masked(value).filter(|_| to.bits() <= 64) {
                Some((number, mask)) => {
                    let (number, mask) = (self.ins().uextend(to, number), self.int(to, mask.into()));
                    self.ins().band(number, mask)
                }
                None => self.ins().uextend(to, value),
            },
        }
    }

    /// The operands of a bitwise `and` with a constant. Extending the first operand and masking the result is no slower
    /// than extending the result, and a load is extended without an instruction.
    fn masked(&self, value: clif::Value) -> Option<(clif::Value, u64)> {
        let dfg = &self.builder.func.dfg;
        let inst = |value| dfg.value_def(value).inst();
        let and = inst(value).filter(|&inst| dfg.insts[inst].opcode() == clif::Opcode::Band)?;
        let &[number, mask] = dfg.inst_args(and) else { return None };
        let clif::InstructionData::UnaryImm { opcode: clif::Opcode::Iconst, imm } = dfg.insts[inst(mask)?]
        else {
            return None;
        };
        let bits = dfg.value_type(value).bits();
        Some((number, imm.bits() as u64 & (u64::MAX >> (64 - bits))))
    }

    /// Emits a select. The halves of 128-bit integers are selected one by one: Cranelift's optimizer would combine
    /// comparison and select to a minimum or maximum, which back ends lack at that width.
    pub(crate) fn select(&mut self, condition: clif::Value, a: clif::Value, b: clif::Value) -> clif::Value {
        if self.builder.func.dfg.value_type(a) != types::I128 {
            return self.ins().select(condition, a, b);
        }
        let (a_low, a_high) = self.ins().isplit(a);
        let (b_low, b_high) = self.ins().isplit(b);
        let low = self.ins().select(condition, a_low, b_low);
        let high = self.ins().select(condition, a_high, b_high);
        self.ins().iconcat(low, high)
    }

    /// Applies a scalar operation to each lane of vectors that have no instruction for it.
    pub(crate) fn by_lanes(
        &mut self,
        result: Leaf,
        operands: &[clif::Value],
        mut f: impl FnMut(&mut FunctionCx<'a>, &[clif::Value]) -> Lower<clif::Value>,
    ) -> Lower<clif::Value> {
        let mut out = self.constant(result, 0);
        for lane in 0..result.lanes as u8 {
            let scalars: Leaves = operands.iter().map(|&v| self.ins().extractlane(v, lane)).collect();
            let value = f(self, &scalars)?;
            out = self.ins().insertlane(out, value, lane);
        }
        Ok(out)
    }

    /// Memory flags of an ordinary access.
    pub(crate) fn plain_flags() -> MemFlagsData {
        MemFlagsData::new().with_notrap()
    }
}
