//! Coercion of values to the pieces that pass them: copies in memory, words with several values, and floats of 16 bits in
//! registers for wider ones.

use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, Type, Value, types};

use crate::codegen::abi::{Copied, Part, Piece};
use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::Leaf;

/// Bytes of a word.
const WORD: u32 = 8;

/// The bits above a float of 16 bits that is passed in a register for one of 32.
const BOX: i64 = 0xffff_0000;

impl FunctionCx<'_> {
    /// The address of memory with these values one after another, each in whole words.
    pub(crate) fn store_words(&mut self, values: &[Value]) -> Lower<Value> {
        let step = self.step_of(values[0]);
        let address = self.stack_slot(u64::from(step) * values.len() as u64, WORD.into())?;
        for (number, &value) in values.iter().enumerate() {
            let word = if step == WORD { self.resize(value, types::I64, false) } else { value };
            self.ins().store(MemFlagsData::trusted(), word, address, (step * number as u32) as i32);
        }
        Ok(address)
    }

    /// Loads values that were stored so, not [normalised](FunctionCx::normalise).
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

    /// Bytes of the words that a value takes.
    fn step_of(&self, value: Value) -> u32 {
        self.builder.func.dfg.value_type(value).bytes().max(WORD)
    }

    /// The address of a copy of memory that is passed by value.
    pub(crate) fn copy_of(&mut self, memory: Value, copied: Copied) -> Lower<Value> {
        let copy = self.stack_slot(copied.size.into(), copied.align.into())?;
        let size = self.int(types::I64, copied.size.into());
        self.call_library("memcpy", &[AbiParam::new(types::I64); 3], None, &[copy, memory, size]);
        Ok(copy)
    }

    /// A float of 16 bits, given by its bits, as one of 32.
    pub(crate) fn widened_half(&mut self, bits: Value, part: Part, ty: Type) -> Value {
        let wide = self.ins().uextend(types::I32, bits);
        let wide = match part {
            Part::Upper => self.shift_left(wide, 16),
            _ => self.ins().bor_imm_u(wide, BOX),
        };
        if ty == types::I32 { wide } else { self.ins().bitcast(ty, MemFlagsData::new(), wide) }
    }

    /// The bits of the float of 16 bits in one of 32.
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

    /// A word with values of a type, the first one in the lowest bits.
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

    /// The values in such a word.
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
