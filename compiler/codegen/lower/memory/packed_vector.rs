//! Vectors whose lanes do not fill bytes. In memory they are one integer, with the first lane in its lowest bits on
//! little-endian targets and in its highest bits on others. It is loaded and stored in words of 64 bits, the lowest
//! first.

use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

use crate::codegen::context::{FunctionCx, Leaves};
use crate::codegen::types::{Leaf, Packed, Scalar, Shape};

impl FunctionCx<'_> {
    /// Returns the words of the integer.
    fn packed_words(&self, shape: &Shape, packed: &Packed) -> Vec<Leaf> {
        let bits = packed.lanes as u64 * u64::from(packed.width);
        let start = shape.leaves[packed.first].offset;
        let word = |number: u64| {
            let width = (bits - 64 * number).min(64);
            let after = bits.div_ceil(8) - 8 * number - width.div_ceil(8);
            let offset = if self.env.support.little_endian { 8 * number } else { after };
            Leaf { scalar: Scalar::Int(width as u32), lanes: 1, offset: start + offset }
        };
        (0..bits.div_ceil(64)).map(word).collect()
    }

    /// Returns the word and the bit offset of a lane.
    fn packed_position(&self, packed: &Packed, lane: usize) -> (usize, u32) {
        let number = if self.env.support.little_endian { lane } else { packed.lanes - 1 - lane };
        let bit = number * packed.width as usize;
        (bit / 64, (bit % 64) as u32)
    }

    /// Loads the lanes.
    pub(crate) fn load_packed(
        &mut self,
        address: Value,
        shape: &Shape,
        packed: &Packed,
        flags: MemFlagsData,
    ) -> Leaves {
        if packed.lanes == 0 {
            return Leaves::new();
        }
        let words = self.packed_words(shape, packed);
        let words: Leaves = words
            .into_iter()
            .map(|word| {
                let value = self.load_leaf(address, word, flags);
                self.resize(value, types::I64, false)
            })
            .collect();
        let leaf = shape.leaves[packed.first];
        (0..packed.lanes)
            .map(|lane| {
                let (word, bit) = self.packed_position(packed, lane);
                let low = self.bits_of_words(&words, word, bit, packed.width);
                let value = match packed.width.checked_sub(64) {
                    Some(rest @ 1..) => {
                        let high = self.bits_of_words(&words, word + 1, bit, rest);
                        self.ins().iconcat(low, high)
                    }
                    _ => self.resize(low, leaf.ty(), false),
                };
                self.normalise(leaf, value)
            })
            .collect()
    }

    /// Returns at least `width` bits, at most 64, from a position on.
    fn bits_of_words(&mut self, words: &[Value], word: usize, bit: u32, width: u32) -> Value {
        let low = self.shift_right(words[word], bit, false);
        if bit + width.min(64) <= 64 {
            return low;
        }
        let high = self.shift_left(words[word + 1], 64 - bit);
        self.ins().bor(low, high)
    }

    /// Stores the lanes.
    pub(crate) fn store_packed(
        &mut self,
        address: Value,
        shape: &Shape,
        packed: &Packed,
        lanes: &[Value],
        flags: MemFlagsData,
    ) {
        let leaves = self.packed_words(shape, packed);
        let zero = self.int(types::I64, 0);
        let mut words = vec![zero; leaves.len()];
        for (number, &lane) in lanes.iter().enumerate() {
            let (word, bit) = self.packed_position(packed, number);
            if packed.width <= 64 {
                let value = self.resize(lane, types::I64, false);
                self.add_bits(&mut words, word, bit, value, packed.width);
                continue;
            }
            let (low, high) = self.ins().isplit(lane);
            self.add_bits(&mut words, word, bit, low, 64);
            self.add_bits(&mut words, word + 1, bit, high, packed.width - 64);
        }
        for (leaf, word) in leaves.into_iter().zip(words) {
            let value = self.resize(word, leaf.ty(), false);
            self.store_leaf(address, leaf, value, flags);
        }
    }

    /// Inserts `width` zero-extended bits into words whose bits there are zero.
    fn add_bits(&mut self, words: &mut [Value], word: usize, bit: u32, bits: Value, width: u32) {
        let low = self.shift_left(bits, bit);
        words[word] = self.ins().bor(words[word], low);
        if bit + width > 64 {
            let high = self.shift_right(bits, 64 - bit, false);
            words[word + 1] = self.ins().bor(words[word + 1], high);
        }
    }
}
