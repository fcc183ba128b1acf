//! Shuffles of vectors of 256 bits: up to three instructions for each register. Those that need more are computed in
//! halves of 128 bits.
//!
//! Most instructions shuffle the halves of registers separately. Each mask here is that of one instruction, which the
//! back end recognizes.

use cranelift_codegen::ir::Value;
use smallvec::SmallVec;

use crate::codegen::context::views::View;
use crate::codegen::context::{FunctionCx, Leaves, Lower, needs};
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::vector::shuffle_mask;
use crate::ir::Op;

use super::half_pairs::HalfPairs;
use super::wide_permutation::{BYTES, Emit, HALF, Mask};
use super::wide_transpose::Transposition;

/// The bytes of two registers that a shuffle results in: those of the first are 0 to 31. `None` is any byte.
type Wanted = [Option<u8>; BYTES];

/// The permutation of quadwords that exchanges the middle ones.
const MIDDLE: [usize; 4] = [0, 2, 1, 3];

/// The instructions of a shuffle of two registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Steps {
    /// The first register itself.
    Same,
    One(Mask),
    /// A shuffle of both registers, and one of its result.
    Two(Mask, Mask),
    /// A shuffle of both registers, and one of the first register and its result.
    FirstWith(Mask, Mask),
    /// A shuffle of both registers, and one of its result and the second register.
    WithSecond(Mask, Mask),
    /// Two shuffles of both registers, and one of their results.
    Three(Mask, Mask, Mask),
    /// A shuffle of each register, and one of their results.
    Each(Mask, Mask, Mask),
}

/// The shuffle that results in one register, from two others.
struct Shuffle {
    first: usize,
    second: usize,
    steps: Steps,
}

/// The instructions of a shuffle.
enum Plan {
    Transpose(Transposition),
    /// One for each result.
    Registers(Vec<Register>),
}

/// The instructions for one register.
enum Register {
    OfTwo(Shuffle),
    OfHalves(Box<HalfPairs>),
}

impl Register {
    fn of(leaf: Leaf, lanes: &[i64], any: Option<usize>) -> Option<Register> {
        let of_two = shuffle(leaf, lanes, any).map(Register::OfTwo);
        of_two.or_else(|| Some(Register::OfHalves(Box::new(HalfPairs::of(lanes)?))))
    }

    fn emit(&self, emit: &mut Emit, fx: &mut FunctionCx, parts: &[Value]) -> Value {
        match self {
            Register::OfTwo(Shuffle { first, second, steps }) => {
                steps.emit(emit, fx, [parts[*first], parts[*second]])
            }
            Register::OfHalves(pairs) => pairs.emit(emit, fx, parts),
        }
    }
}

/// Returns true if all results of a shuffle of wide vectors have instructions.
pub(crate) fn is_supported(fx: &mut FunctionCx, op: Op) -> bool {
    fx.in_view(View::Wide, |fx| plan(fx, op)).is_ok_and(|plan| plan.is_some())
}

/// Lowers a supported shuffle.
pub(crate) fn lower(fx: &mut FunctionCx, op: Op) -> Lower {
    let Some(plan) = plan(fx, op)? else { return needs("it needs a shuffle of wide vectors") };
    let mut parts = fx.operand(op, 0)?;
    parts.extend(fx.operand(op, 1)?);
    let leaf = fx.shape(fx.result_type(op))?.leaves[0];
    let mut emit = Emit::new(leaf);
    let results: Leaves = match plan {
        Plan::Transpose(transposition) => {
            let registers = std::array::from_fn(|register| parts[register]);
            transposition.emit(&mut emit, fx, registers, leaf.lanes as usize).into_iter().collect()
        }
        Plan::Registers(registers) => {
            registers.iter().map(|register| register.emit(&mut emit, fx, &parts)).collect()
        }
    };
    fx.set(op, &results);
    Ok(())
}

/// Returns the low words of the quadwords of two registers.
pub(crate) fn low_words(fx: &mut FunctionCx, a: Value, b: Value) -> Value {
    let leaf = Leaf { lanes: 8, ..Leaf::single(Scalar::Int(32)) };
    let shuffle =
        shuffle(leaf, &[0, 2, 4, 6, 8, 10, 12, 14], None).expect("it is one of words, and a permutation");
    shuffle.steps.emit(&mut Emit::new(leaf), fx, [a, b])
}

/// Returns the instructions of a shuffle, in the wide view; `None` if there are none.
fn plan(fx: &mut FunctionCx, op: Op) -> Lower<Option<Plan>> {
    let Some(mask) = shuffle_mask(fx.cx(), fx.body.attrs(op)) else { return Ok(None) };
    let from = fx.shape(fx.operand_type(op, 0))?;
    let to = fx.shape(fx.result_type(op))?;
    let leaf = from.leaves[0];
    let is_same = |other: &Leaf| other.ty() == leaf.ty();
    if !to.leaves.iter().chain(&from.leaves).all(is_same) || leaf.ty().bits() as usize != 8 * BYTES {
        return Ok(None);
    }
    let lanes = leaf.lanes as usize;
    if let Some(transposition) = Transposition::of(mask, lanes) {
        return Ok(Some(Plan::Transpose(transposition)));
    }
    let any = fx.env.support.wide_permutations;
    let registers = mask.chunks(lanes).map(|lanes| Register::of(leaf, lanes, any));
    Ok(registers.collect::<Option<_>>().map(Plan::Registers))
}

/// Returns the shuffle that results in some lanes of a sequence of registers. There is an instruction for any permutation
/// of elements of two registers that have `any` bytes at least.
fn shuffle(leaf: Leaf, lanes: &[i64], any: Option<usize>) -> Option<Shuffle> {
    let size = BYTES / lanes.len();
    let mut used: SmallVec<[usize; 2]> = SmallVec::new();
    let mut wanted = [None; BYTES];
    for (number, &lane) in lanes.iter().enumerate() {
        let Ok(lane) = usize::try_from(lane) else { continue };
        let (part, lane) = (lane / leaf.lanes as usize, lane % leaf.lanes as usize);
        let which = used.iter().position(|&known| known == part).unwrap_or_else(|| {
            used.push(part);
            used.len() - 1
        });
        for byte in 0..size {
            wanted[number * size + byte] = Some((which * BYTES + lane * size + byte) as u8);
        }
    }
    let first = *used.first().unwrap_or(&0);
    let second = *used.get(1).unwrap_or(&first);
    if used.len() > 2 {
        return None;
    }
    if let Some(steps) = steps(&wanted, any) {
        return Some(Shuffle { first, second, steps });
    }
    let swapped = wanted.map(|byte| byte.map(|byte| byte ^ BYTES as u8));
    steps(&swapped, any).map(|steps| Shuffle { first: second, second: first, steps })
}

fn steps(wanted: &Wanted, any: Option<usize>) -> Option<Steps> {
    if fits(wanted, &std::array::from_fn(|byte| byte as u8)) {
        return Some(Steps::Same);
    }
    if let Some(mask) = instruction(wanted) {
        return Some(Steps::One(mask));
    }
    // Permutations of smaller elements are several micro-operations on some processors.
    if let Some(mask) = any.and_then(|_| whole_lanes(wanted, 4)) {
        return Some(Steps::One(mask));
    }
    two_steps(wanted)
        .or_else(|| consecutive(wanted))
        .or_else(|| interleaving(wanted))
        .or_else(|| any.and_then(|size| whole_lanes(wanted, size)).map(Steps::One))
        .or_else(|| each_and_blend(wanted))
}

fn fits(wanted: &Wanted, mask: &Mask) -> bool {
    wanted.iter().zip(mask).all(|(wanted, byte)| wanted.is_none_or(|wanted| wanted == *byte))
}

/// Returns the mask of an instruction for a shuffle, from the cheapest on.
fn instruction(wanted: &Wanted) -> Option<Mask> {
    let sizes = [8, 4, 2, 1].into_iter();
    let mut unpacks = sizes.flat_map(|size| [false, true].map(|is_upper| unpack(size, is_upper)));
    if let Some(mask) = unpacks.find(|mask| fits(wanted, mask)) {
        return Some(mask);
    }
    repeated_words(wanted)
        .or_else(|| in_halves(wanted))
        .or_else(|| whole_lanes(wanted, 8).filter(is_of_first))
        .or_else(|| whole_lanes(wanted, HALF))
        .or_else(|| whole_lanes(wanted, 4).filter(is_of_first))
        .or_else(|| blend(wanted))
}

/// Returns true if all bytes are of the first register.
fn is_of_first(mask: &Mask) -> bool {
    mask.iter().all(|&byte| usize::from(byte) < BYTES)
}

/// Returns the mask that interleaves the lower or the upper elements of each half of two registers.
fn unpack(size: usize, is_upper: bool) -> Mask {
    std::array::from_fn(|to| {
        let (half, within) = (to / HALF * HALF, to % HALF);
        let (pair, of_second) = (within / (2 * size), within / size % 2);
        let upper = if is_upper { HALF / 2 } else { 0 };
        (half + upper + pair * size + within % size + BYTES * of_second) as u8
    })
}

/// Returns the mask of a shuffle that moves elements of `size` bytes.
fn whole_lanes(wanted: &Wanted, size: usize) -> Option<Mask> {
    let mut mask = [0; BYTES];
    for (number, bytes) in wanted.chunks(size).enumerate() {
        let known = bytes.iter().enumerate().find_map(|(at, byte)| Some((at, usize::from((*byte)?))));
        let start = match known {
            Some((at, byte)) if byte >= at && (byte - at).is_multiple_of(size) => byte - at,
            Some(_) => return None,
            None => 0,
        };
        for (at, byte) in bytes.iter().enumerate() {
            mask[number * size + at] = (start + at) as u8;
            byte.is_none_or(|byte| usize::from(byte) == start + at).then_some(())?;
        }
    }
    Some(mask)
}

/// Returns the mask of a shuffle that selects two words from the first register and two from the second one, the same
/// in both halves.
fn repeated_words(wanted: &Wanted) -> Option<Mask> {
    let mut words = [None; 4];
    for (to, byte) in wanted.iter().enumerate() {
        let &Some(byte) = byte else { continue };
        let (register, half, within) =
            (usize::from(byte) / BYTES, usize::from(byte) % BYTES / HALF, usize::from(byte) % HALF);
        let word = to % HALF / 4;
        let is_possible = register == word / 2 && half == to / HALF && within % 4 == to % 4;
        let known = words[word].get_or_insert(within / 4);
        (is_possible && *known == within / 4).then_some(())?;
    }
    Some(std::array::from_fn(|to| {
        let word = to % HALF / 4;
        (word / 2 * BYTES + to / HALF * HALF + words[word].unwrap_or(0) * 4 + to % 4) as u8
    }))
}

/// Returns the mask of a shuffle of the bytes of each half of the first register.
fn in_halves(wanted: &Wanted) -> Option<Mask> {
    let stays =
        |(to, byte): (usize, &Option<u8>)| byte.is_none_or(|byte| usize::from(byte) / HALF == to / HALF);
    wanted.iter().enumerate().all(stays).then(|| std::array::from_fn(|to| wanted[to].unwrap_or(to as u8)))
}

/// Returns the mask of a shuffle that moves no byte.
fn blend(wanted: &Wanted) -> Option<Mask> {
    let stays = |(to, byte): (usize, &Option<u8>)| byte.is_none_or(|byte| usize::from(byte) % BYTES == to);
    wanted.iter().enumerate().all(stays).then(|| std::array::from_fn(|to| wanted[to].unwrap_or(to as u8)))
}

/// Returns a shuffle whose result has its middle quadwords exchanged, or one of halves that are then shuffled separately.
fn two_steps(wanted: &Wanted) -> Option<Steps> {
    let exchanged = std::array::from_fn(|to| wanted[MIDDLE[to / 8] * 8 + to % 8]);
    if let Some(mask) = instruction(&exchanged) {
        return Some(Steps::Two(mask, std::array::from_fn(|to| (MIDDLE[to / 8] * 8 + to % 8) as u8)));
    }
    let mut halves = [None; 2];
    for (to, byte) in wanted.iter().enumerate() {
        let &Some(byte) = byte else { continue };
        let from = usize::from(byte) / HALF;
        (*halves[to / HALF].get_or_insert(from) == from).then_some(())?;
    }
    let moved = std::array::from_fn(|to| (halves[to / HALF].unwrap_or(0) * HALF + to % HALF) as u8);
    let within = |to: usize| wanted[to].map_or(to % HALF, |byte| usize::from(byte) % HALF);
    Some(Steps::Two(moved, std::array::from_fn(|to| (to / HALF * HALF + within(to)) as u8)))
}

/// Returns the interleaving of the lower or upper halves of two registers.
fn interleaving(wanted: &Wanted) -> Option<Steps> {
    let options = [1, 2, 4, 8].into_iter().flat_map(|size| [(size, 0), (size, 1)]);
    options.into_iter().find_map(|(size, half)| {
        let [low, high] = [false, true].map(|is_upper| unpack(size, is_upper));
        let combined: Mask = std::array::from_fn(|to| {
            let unpacked = if to < HALF { &low } else { &high };
            unpacked[half * HALF + to % HALF]
        });
        let last = std::array::from_fn(|to| (to / HALF * BYTES + half * HALF + to % HALF) as u8);
        fits(wanted, &combined).then_some(Steps::Three(low, high, last))
    })
}

/// Returns the shuffle of bytes that are adjacent in both registers, from a byte of the first one on. An instruction does
/// it in each half of two registers.
fn consecutive(wanted: &Wanted) -> Option<Steps> {
    let start = (0..BYTES).find_map(|to| usize::from(wanted[to]?).checked_sub(to))?;
    let is_consecutive = fits(wanted, &std::array::from_fn(|to| (start + to) as u8));
    if !is_consecutive || start >= BYTES {
        return None;
    }
    let middle = std::array::from_fn(|to| (HALF + to) as u8);
    let adjacent = std::array::from_fn(|to| {
        let from = to % HALF + start % HALF;
        (to / HALF * HALF + from % HALF + from / HALF * BYTES) as u8
    });
    Some(if start < HALF { Steps::FirstWith(middle, adjacent) } else { Steps::WithSecond(middle, adjacent) })
}

/// Returns a permutation of the words of each register, and a blend of both.
fn each_and_blend(wanted: &Wanted) -> Option<Steps> {
    let words = whole_lanes(wanted, 4)?;
    let of = |register: usize| -> Mask {
        std::array::from_fn(|to| match usize::from(words[to]) / BYTES == register {
            true => words[to] % BYTES as u8,
            false => to as u8,
        })
    };
    let blend = std::array::from_fn(|to| (usize::from(words[to]) / BYTES * BYTES + to) as u8);
    Some(Steps::Each(of(0), of(1), blend))
}

impl Steps {
    /// Emits the instructions for two registers.
    fn emit(self, emit: &mut Emit, fx: &mut FunctionCx, [a, b]: [Value; 2]) -> Value {
        match self {
            Steps::Same => a,
            Steps::One(mask) => emit.one(fx, a, b, mask),
            Steps::Two(first, second) => {
                let between = emit.one(fx, a, b, first);
                emit.one(fx, between, between, second)
            }
            Steps::FirstWith(both, last) => {
                let both = emit.one(fx, a, b, both);
                emit.one(fx, a, both, last)
            }
            Steps::WithSecond(both, last) => {
                let both = emit.one(fx, a, b, both);
                emit.one(fx, both, b, last)
            }
            Steps::Each(first, second, last) => {
                let (first, second) = (emit.one(fx, a, a, first), emit.one(fx, b, b, second));
                emit.one(fx, first, second, last)
            }
            Steps::Three(first, second, last) => {
                let (first, second) = (emit.one(fx, a, b, first), emit.one(fx, a, b, second));
                emit.one(fx, first, second, last)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the steps for 32-bit lanes of two registers.
    fn of_words(lanes: [i64; 8]) -> Option<Steps> {
        shuffle(Leaf { lanes: 8, ..Leaf::single(Scalar::F32) }, &lanes, None).map(|shuffle| shuffle.steps)
    }

    /// Applies steps to two registers with the bytes 0 to 31 and 32 to 63.
    fn applied(steps: Steps) -> Vec<u8> {
        let shuffled = |a: &[u8], b: &[u8], mask: &Mask| -> Vec<u8> {
            let both: Vec<u8> = a.iter().chain(b).copied().collect();
            mask.iter().map(|&byte| both[usize::from(byte)]).collect()
        };
        let [a, b]: [Vec<u8>; 2] = [(0..32).collect(), (32..64).collect()];
        match steps {
            Steps::Same => a,
            Steps::One(mask) => shuffled(&a, &b, &mask),
            Steps::Two(first, second) => {
                let between = shuffled(&a, &b, &first);
                shuffled(&between, &between, &second)
            }
            Steps::FirstWith(both, last) => shuffled(&a, &shuffled(&a, &b, &both), &last),
            Steps::WithSecond(both, last) => shuffled(&shuffled(&a, &b, &both), &b, &last),
            Steps::Each(first, second, last) => {
                shuffled(&shuffled(&a, &a, &first), &shuffled(&b, &b, &second), &last)
            }
            Steps::Three(first, second, last) => {
                shuffled(&shuffled(&a, &b, &first), &shuffled(&a, &b, &second), &last)
            }
        }
    }

    #[test]
    fn steps_compute_what_is_wanted() {
        let cases = [
            ([0, 1, 2, 3, 4, 5, 6, 7], 0),
            ([7, 6, 5, 4, 3, 2, 1, 0], 1),
            ([0, 2, 4, 6, 8, 10, 12, 14], 2),
            ([1, 3, 5, 7, 9, 11, 13, 15], 2),
            ([0, 8, 1, 9, 2, 10, 3, 11], 3),
            ([4, 12, 5, 13, 6, 14, 7, 15], 3),
            ([4, 5, 6, 7, 8, 9, 10, 11], 1),
            ([0, 9, 2, 11, 4, 13, 6, 15], 1),
            ([3, 3, 3, 3, 7, 7, 7, 7], 1),
            ([1, 2, 3, 4, 5, 6, 7, 8], 2),
            ([7, 8, 9, 10, 11, 12, 13, 14], 2),
            ([0, 9, 3, 2, 12, 1, 7, 11], 3),
        ];
        for (lanes, count) in cases {
            let steps = of_words(lanes).unwrap_or_else(|| panic!("{lanes:?}"));
            let bytes: Vec<u8> =
                lanes.iter().flat_map(|&lane| (0..4).map(move |byte| lane as u8 * 4 + byte)).collect();
            assert_eq!(applied(steps), bytes, "{lanes:?}");
            let found = match steps {
                Steps::Same => 0,
                Steps::One(_) => 1,
                Steps::Two(..) | Steps::FirstWith(..) | Steps::WithSecond(..) => 2,
                Steps::Three(..) | Steps::Each(..) => 3,
            };
            assert_eq!(found, count, "{lanes:?}");
        }
    }
}
