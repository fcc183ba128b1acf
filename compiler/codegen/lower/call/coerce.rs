//! Coercion of values to the pieces that pass them: copies in memory, words of several values, and 16-bit floats in
//! wider registers.

use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, Type, Value, types};

use crate::codegen::abi::{Copied, Part, Piece};
use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::Leaf;

/// The size of a word in bytes.
const WORD: u32 = 8;

/// The bits above a 16-bit float that is passed in the register of a 32-bit one.
const BOX: i64 = 0xffff_0000;

impl FunctionCx<'_> {
    /// Stores values consecutively, each in whole words. Returns the address.
    pub(crate) fn store_words(&mut self, values: &[Value]) -> Lower<Value> {
        let step = self.step_of(values[0]);
        let address = self.stack_slot(u64::from(step) * values.len() as u64, WORD.into())?;
        for (number, &value) in values.iter().enumerate() {
            let word = if step == WORD { self.resize(value, types::I64, false) } else { value };
            self.ins().store(MemFlagsData::trusted(), word, address, (step * number as u32) as i32);
        }
        Ok(address)
    }

    /// Loads values from this layout, not [normalized](FunctionCx::normalise).
    pub(crate) fn load_words(&mut self, address: Value, leaves: &[Leaf]) -> Leaves {
        let mut out = Leaves::new();
        for (number, leaf) in leaves.iter().enumerate() {
            let step = leaf.ty().bytes().max(WORD);
            let ty = if step == WORD { types::I64 } else { leaf.ty() };
            let offset = (step * number as u32) as i32;
            let word = self.ins().load(ty, MemFlagsData::trusted(), address, offset);
            out.push(if step == WORD { self.resize(word, leaf.ty(), false) } else { word });
        }
        out
    }

    /// Returns the size of a value in bytes, rounded up to words.
    fn step_of(&self, value: Value) -> u32 {
        self.builder.func.dfg.value_type(value).bytes().max(WORD)
    }

    /// Returns the address of a copy of memory that is passed by value.
    pub(crate) fn copy_of(&mut self, memory: Value, copied: Copied) -> Lower<Value> {
        let copy = self.stack_slot(copied.size.into(), copied.align.into())?;
        let size = self.int(types::I64, copied.size.into());
        self.call_library("memcpy", &[AbiParam::new(types::I64); 3], None, &[copy, memory, size]);
        Ok(copy)
    }

    /// Converts a 16-bit float, given by its bits, to its 32-bit form.
    pub(crate) fn widened_half(&mut self, bits: Value, part: Part, ty: Type) -> Value {
        let wide = self.ins().uextend(types::I32, bits);
        let wide = match part {
            Part::Upper => self.shift_left(wide, 16),
            _ => self.ins().bor_imm_u(wide, BOX),
        };
        if ty == types::I32 { wide } else { self.ins().bitcast(ty, MemFlagsData::new(), wide) }
    }

    /// Returns the bits of the 16-bit float in a 32-bit form.
    pub(crate) fn narrowed_half(&mut self, value: Value, piece: &Piece) -> Value {
        let wide = match piece.ty {
            types::I32 => value,
            _ => self.ins().bitcast(types::I32, MemFlagsData::new(), value),
        };
        let wide = match piece.leaf {
            Some((_, Part::Upper)) => self.shift_right(wide, 16, false),
            _ => wide,
        };
        self.ins().ireduce(types::I16, wide)
    }

    /// Packs values of a type into a word, the first one in the lowest bits.
    pub(crate) fn packed_word(&mut self, values: &[Value], ty: Type) -> Value {
        let bits = ty.as_int();
        let mut word = self.int(types::I64, 0);
        for (number, &value) in values.iter().enumerate() {
            let value =
                if ty == types::F16 { value } else { self.ins().bitcast(bits, MemFlagsData::new(), value) };
            let value = self.ins().uextend(types::I64, value);
            let value = self.shift_left(value, bits.bits() * number as u32);
            word = self.ins().bor(word, value);
        }
        word
    }

    /// Unpacks the values of such a word.
    pub(crate) fn unpacked_word(&mut self, word: Value, leaves: &[Leaf], ty: Type) -> Leaves {
        let bits = ty.as_int();
        let mut out = Leaves::new();
        for (number, leaf) in leaves.iter().enumerate() {
            let value = self.shift_right(word, bits.bits() * number as u32, false);
            let value = self.ins().ireduce(bits, value);
            let same = bits == leaf.ty();
            out.push(if same { value } else { self.ins().bitcast(leaf.ty(), MemFlagsData::new(), value) });
        }
        out
    }
}
