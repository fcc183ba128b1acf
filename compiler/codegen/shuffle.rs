//! Lanes of vectors in another order: one instruction, or a few, per register where the back end has them, and lane by lane
//! elsewhere.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type, Value, types};

use crate::dialect::llvm::vector::{SHUFFLEVECTOR, shuffle_mask};
use crate::ir::{Op, OpName};

use super::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use super::types::Leaf;

pub(super) const LOWERINGS: &[(OpName, LowerFn)] = &[(SHUFFLEVECTOR, shufflevector)];

/// Bytes of a register.
const BYTES: usize = 16;

/// The registers, or numbers, that lanes are taken from.
struct Source {
    leaf: Leaf,
    parts: Leaves,
}

impl Source {
    /// The part that has a lane, and its number there; anything where the lane does not matter.
    fn place(&self, lane: i64) -> (usize, usize) {
        let lane = usize::try_from(lane).unwrap_or(0);
        let lanes = self.leaf.lanes as usize;
        let part = lane / lanes;
        if part < self.parts.len() { (part, lane % lanes) } else { (0, 0) }
    }

    /// Lanes one by one, each taken once.
    fn lanes(&self, fx: &mut FunctionCx, lanes: &[i64]) -> Leaves {
        let mut out = Leaves::new();
        for (number, lane) in lanes.iter().enumerate() {
            let before = lanes[..number].iter().position(|known| known == lane);
            let (part, lane) = self.place(*lane);
            out.push(match before {
                Some(before) => out[before],
                None if self.leaf.is_vector() => fx.ins().extractlane(self.parts[part], lane as u8),
                None => self.parts[part],
            });
        }
        out
    }

    /// A register of lanes, if there are instructions for that.
    fn register(&self, fx: &mut FunctionCx, leaf: Leaf, lanes: &[i64]) -> Option<Value> {
        if leaf.ty() != self.leaf.ty() || !leaf.is_vector() {
            return None;
        }
        let mut used: Vec<usize> = Vec::new();
        let mut mask = [0u8; BYTES];
        let size = BYTES / lanes.len();
        for (number, &lane) in lanes.iter().enumerate() {
            // A lane that does not matter stays where it is.
            let (part, lane) = if lane < 0 { (*used.first()?, number) } else { self.place(lane) };
            let which = used.iter().position(|&known| known == part).unwrap_or_else(|| {
                used.push(part);
                used.len() - 1
            });
            for byte in 0..size {
                mask[number * size + byte] = (which * BYTES + lane * size + byte) as u8;
            }
        }
        let (&first, others) = used.split_first()?;
        let (a, b) = (self.parts[first], self.parts[*others.first().unwrap_or(&first)]);
        if others.len() > 1 {
            return None;
        }
        if mask.iter().enumerate().all(|(number, &byte)| usize::from(byte) == number) {
            return Some(a);
        }
        if fx.env.support.byte_shuffles || has_instruction(&mask) {
            return Some(bytes_of(fx, leaf.ty(), a, b, |byte| mask[byte].into()));
        }
        let is_reversed = lanes.windows(2).all(|pair| pair[0] == pair[1] + 1);
        (is_reversed && size <= 2).then(|| reversed(fx, leaf, a))
    }
}

fn shufflevector(fx: &mut FunctionCx, op: Op) -> Lower {
    let Some(mask) = shuffle_mask(fx.cx(), fx.body.attrs(op)) else { return needs("it needs a mask") };
    let from = fx.shape_of(fx.body.operands(op)[0])?;
    let Some(&leaf) = from.leaves.first() else { return needs("it needs lanes") };
    let mut parts = fx.operand(op, 0)?;
    parts.extend(fx.operand(op, 1)?);
    let source = Source { leaf, parts };
    let shape = fx.shape(fx.result_type(op))?;
    let mut rest = mask;
    let mut out = Leaves::new();
    for &leaf in &shape.leaves {
        let (lanes, after) = rest.split_at(leaf.lanes as usize);
        rest = after;
        out.push(match source.register(fx, leaf, lanes) {
            Some(register) => register,
            None => {
                let lanes = source.lanes(fx, lanes);
                fx.of_lanes(leaf, &lanes)
            }
        });
    }
    fx.set(op, &out);
    Ok(())
}

/// Bytes of two vectors, chosen by number: those of the first are 0 to 15.
pub(super) fn bytes_of(
    fx: &mut FunctionCx,
    ty: Type,
    a: Value,
    b: Value,
    choose: impl Fn(usize) -> usize,
) -> Value {
    let flags = MemFlagsData::new().with_endianness(Endianness::Little);
    let [a, b] = [a, b].map(|value| fx.ins().bitcast(types::I8X16, flags, value));
    let mask: Vec<u8> = (0..BYTES).map(|byte| choose(byte) as u8).collect();
    let mask = fx.builder.func.dfg.immediates.push(mask.into());
    let chosen = fx.ins().shuffle(a, b, mask);
    fx.ins().bitcast(ty, flags, chosen)
}

/// Whether x86-64 without SSSE3 has an instruction for a mask: `pshufd`, `shufps`, `punpckl…` or `punpckh…`. Cranelift calls
/// a function for any other.
fn has_instruction(mask: &[u8; BYTES]) -> bool {
    let unpacked = |size: usize, first: usize| {
        (0..BYTES).all(|byte| {
            let (pair, within) = (byte / (2 * size), byte % (2 * size));
            let from_second = if within >= size { BYTES } else { 0 };
            usize::from(mask[byte]) == from_second + first + pair * size + within % size
        })
    };
    if [1, 2, 4, 8].into_iter().any(|size| unpacked(size, 0) || unpacked(size, BYTES / 2)) {
        return true;
    }
    let is_whole =
        |word: &[u8]| word[0].is_multiple_of(4) && word.windows(2).all(|pair| pair[1] == pair[0] + 1);
    if !mask.chunks(4).all(is_whole) {
        return false;
    }
    let [a, b, c, d] = [0, 4, 8, 12].map(|byte| usize::from(mask[byte]) / BYTES);
    // One half of the result comes from one vector, and the other from one.
    a == b && c == d
}

/// Numbers of 8 or 16 bits from the last to the first, by SSE2.
fn reversed(fx: &mut FunctionCx, leaf: Leaf, value: Value) -> Value {
    let flags = MemFlagsData::new().with_endianness(Endianness::Little);
    let mut pairs = fx.ins().bitcast(types::I16X8, flags, value);
    if leaf.ty() == types::I8X16 {
        let (up, down) = (fx.ins().ishl_imm_u(pairs, 8), fx.ins().ushr_imm_u(pairs, 8));
        pairs = fx.ins().bor(up, down);
    }
    let low = |byte: usize| if byte < 8 { 6 - byte / 2 * 2 + byte % 2 } else { byte };
    let high = |byte: usize| if byte < 8 { byte } else { 22 - byte / 2 * 2 + byte % 2 };
    let pairs = bytes_of(fx, types::I16X8, pairs, pairs, low);
    let pairs = bytes_of(fx, types::I16X8, pairs, pairs, high);
    bytes_of(fx, leaf.ty(), pairs, pairs, |byte| (byte + 8) % BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mask_of_words(words: [u8; 4]) -> [u8; BYTES] {
        std::array::from_fn(|byte| words[byte / 4] * 4 + byte as u8 % 4)
    }

    #[test]
    fn masks_with_one_instruction_are_known() {
        for words in [[3, 2, 1, 0], [0, 2, 4, 6], [5, 4, 1, 1], [0, 4, 1, 5], [2, 6, 3, 7], [0, 1, 4, 5]] {
            assert!(has_instruction(&mask_of_words(words)), "{words:?}");
        }
        for words in [[0, 5, 2, 7], [0, 4, 2, 6], [4, 0, 5, 1]] {
            assert!(!has_instruction(&mask_of_words(words)), "{words:?}");
        }
        let bytes: [u8; BYTES] = std::array::from_fn(|byte| (byte / 2 + byte % 2 * 16 + 8) as u8);
        assert!(has_instruction(&bytes));
        assert!(!has_instruction(&std::array::from_fn(|byte| 15 - byte as u8)));
    }
}
