//! Shuffles of bytes and 16-bit elements of several registers of 256 bits. The halves from which the lower and the upper
//! half of the result come are paired to registers, and the bytes of each half are shuffled separately.

use cranelift_codegen::ir::Value;
use smallvec::SmallVec;

use crate::codegen::context::FunctionCx;

use super::wide_permutation::{BYTES, Emit, HALF, Mask};

/// Upper bound on the pairs of halves. For more of them, shuffles of 128 bits are as good.
const MAX_PAIRS: usize = 4;
/// The size in bytes of the smallest elements for which other instructions are better.
const WORD: usize = 4;

/// The shuffle that results in one register.
pub(super) struct HalfPairs {
    /// The halves that become the lower and the upper half of a register, by number in the sequence of all registers.
    pairs: SmallVec<[[usize; 2]; MAX_PAIRS]>,
    /// The pair and the byte within a half for each byte of the result. `None` is any byte.
    bytes: [Option<(usize, usize)>; BYTES],
}

impl HalfPairs {
    /// Returns the shuffle for some lanes of a sequence of registers, each of which has as many lanes.
    pub(super) fn of(lanes: &[i64]) -> Option<HalfPairs> {
        let size = BYTES / lanes.len();
        let from: [Option<usize>; BYTES] =
            std::array::from_fn(|to| Some(usize::try_from(lanes[to / size]).ok()? * size + to % size));
        let halves = [0, HALF].map(|start| {
            let mut halves: Vec<usize> =
                from[start..start + HALF].iter().flatten().map(|byte| byte / HALF).collect();
            halves.sort_unstable();
            halves.dedup();
            halves
        });
        let count = halves[0].len().max(halves[1].len());
        if size >= WORD || count == 0 || count > MAX_PAIRS {
            return None;
        }
        let any = *halves.iter().flatten().next()?;
        let pair = |number: usize| [0, 1].map(|which| *halves[which].get(number).unwrap_or(&any));
        let bytes = std::array::from_fn(|to| {
            let byte = from[to]?;
            let number = halves[to / HALF].iter().position(|&half| half == byte / HALF)?;
            Some((number, byte % HALF))
        });
        Some(HalfPairs { pairs: (0..count).map(pair).collect(), bytes })
    }

    /// Emits the instructions for a sequence of registers.
    pub(super) fn emit(&self, emit: &mut Emit, fx: &mut FunctionCx, parts: &[Value]) -> Value {
        let mut pairs = SmallVec::<[Value; MAX_PAIRS]>::new();
        for &[low, high] in &self.pairs {
            let (first, second) = (parts[low / 2], parts[high / 2]);
            let is_same = [low, high] == [low / 2 * 2, low / 2 * 2 + 1];
            pairs.push(if is_same { first } else { emit.one(fx, first, second, pair_mask(low, high)) });
        }
        if let [only] = pairs[..] {
            return emit.one(fx, only, only, self.mask(0, None));
        }
        let mut result = emit.one(fx, pairs[0], pairs[1], self.mask(0, Some(1)));
        for (number, &pair) in pairs.iter().enumerate().skip(2) {
            let mask = std::array::from_fn(|to| match self.bytes[to] {
                Some((from, byte)) if from == number => (BYTES + to / HALF * HALF + byte) as u8,
                _ => to as u8,
            });
            result = emit.one(fx, result, pair, mask);
        }
        result
    }

    /// Returns the mask with the bytes of one or two pairs. Other bytes are any.
    fn mask(&self, first: usize, second: Option<usize>) -> Mask {
        std::array::from_fn(|to| {
            let half = to / HALF * HALF;
            match self.bytes[to] {
                Some((from, byte)) if from == first => (half + byte) as u8,
                Some((from, byte)) if Some(from) == second => (BYTES + half + byte) as u8,
                _ => to as u8,
            }
        })
    }
}

/// Returns the mask of two halves. Those of the second register follow those of the first, unless it is the same.
fn pair_mask(low: usize, high: usize) -> Mask {
    let second = if low / 2 == high / 2 { 0 } else { BYTES };
    std::array::from_fn(|to| match to / HALF {
        0 => (low % 2 * HALF + to) as u8,
        _ => (second + high % 2 * HALF + to % HALF) as u8,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes of a register: those of pairs of halves, shuffled in each half.
    fn result(shuffle: &HalfPairs) -> Vec<Option<usize>> {
        let byte = |to: usize| {
            let (pair, byte) = shuffle.bytes[to]?;
            Some(shuffle.pairs[pair][to / HALF] * HALF + byte)
        };
        (0..BYTES).map(byte).collect()
    }

    #[test]
    fn bytes_of_halves_are_those_of_the_lanes() {
        let every_third: Vec<i64> = (0..32).map(|lane| 3 * lane + 1).collect();
        let shuffle = HalfPairs::of(&every_third).expect("it has three pairs");
        assert_eq!(shuffle.pairs.as_slice(), [[0, 3], [1, 4], [2, 5]]);
        assert_eq!(result(&shuffle), every_third.iter().map(|&lane| Some(lane as usize)).collect::<Vec<_>>());
        let of_words: Vec<i64> = (0..16).map(|lane| if lane == 5 { -1 } else { (7 * lane) % 32 }).collect();
        let shuffle = HalfPairs::of(&of_words).expect("it has at most four pairs");
        for (to, byte) in result(&shuffle).into_iter().enumerate() {
            assert_eq!(byte, usize::try_from(of_words[to / 2]).ok().map(|lane| 2 * lane + to % 2));
        }
        let far: Vec<i64> = (0..32).map(|lane| 16 * lane).collect();
        assert!(HalfPairs::of(&far).is_none());
        assert!(HalfPairs::of(&[0, 9, 18, 27, 1, 2, 3, 4]).is_none());
    }
}
