//! Shuffles that separate or merge elements of structures with four fields: four registers of 256 bits to four others.

use cranelift_codegen::ir::Value;

use crate::codegen::context::FunctionCx;

use super::wide_permutation::{BYTES, Emit, HALF, Mask};

/// The number of fields, and of registers.
const FIELDS: usize = 4;

/// A shuffle of all elements of four registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Transposition {
    /// Registers with whole structures to one register for each field.
    Separate,
    /// One register for each field to registers with whole structures.
    Merge,
}

impl Transposition {
    /// Returns the transposition with a mask of elements, for registers of `lanes` elements.
    pub(super) fn of(mask: &[i64], lanes: usize) -> Option<Transposition> {
        if mask.len() != FIELDS * lanes || !matches!(lanes, 4 | 8) {
            return None;
        }
        let is = |from: &dyn Fn(usize) -> usize| {
            mask.iter().enumerate().all(|(to, &lane)| lane < 0 || lane as usize == from(to))
        };
        if is(&|to| to % lanes * FIELDS + to / lanes) {
            return Some(Transposition::Separate);
        }
        is(&|to| to % FIELDS * lanes + to / FIELDS).then_some(Transposition::Merge)
    }

    /// Emits the transposition of registers of four or eight lanes.
    pub(super) fn emit(
        self,
        emit: &mut Emit,
        fx: &mut FunctionCx,
        registers: [Value; FIELDS],
        lanes: usize,
    ) -> [Value; FIELDS] {
        match (lanes, self) {
            (4, _) => quadwords(emit, fx, registers),
            (_, Transposition::Separate) => separated_words(emit, fx, registers),
            (_, Transposition::Merge) => merged_words(emit, fx, registers),
        }
    }
}

/// Returns the mask that takes elements of `size` bytes, the same in both halves. Those of the second register follow
/// those of the first.
fn in_both_halves(size: usize, elements: &[usize]) -> Mask {
    let per_half = HALF / size;
    std::array::from_fn(|to| {
        let element = elements[to % HALF / size];
        let (register, within) = (element / per_half, element % per_half);
        (register * BYTES + to / HALF * HALF + within * size + to % size) as u8
    })
}

/// Returns the mask that moves words of one register.
fn words(order: [usize; 8]) -> Mask {
    std::array::from_fn(|to| (order[to / 4] * 4 + to % 4) as u8)
}

/// Returns the mask with one half of each of two registers.
fn halves(upper: bool) -> Mask {
    let from = if upper { HALF } else { 0 };
    std::array::from_fn(|to| (to / HALF * BYTES + from + to % HALF) as u8)
}

/// Transposes four registers of four quadwords.
fn quadwords(emit: &mut Emit, fx: &mut FunctionCx, [a, b, c, d]: [Value; FIELDS]) -> [Value; FIELDS] {
    let (low, high) = (in_both_halves(8, &[0, 2]), in_both_halves(8, &[1, 3]));
    let mut pairs = |a, b| [emit.one(fx, a, b, low), emit.one(fx, a, b, high)];
    let ([even_ab, odd_ab], [even_cd, odd_cd]) = (pairs(a, b), pairs(c, d));
    let mut joined = |a, b, upper| emit.one(fx, a, b, halves(upper));
    [
        joined(even_ab, even_cd, false),
        joined(odd_ab, odd_cd, false),
        joined(even_ab, even_cd, true),
        joined(odd_ab, odd_cd, true),
    ]
}

/// Returns registers with the fields of structures of four words. Each register has two of them.
fn separated_words(emit: &mut Emit, fx: &mut FunctionCx, [a, b, c, d]: [Value; FIELDS]) -> [Value; FIELDS] {
    let (low, high) = (in_both_halves(4, &[0, 1, 4, 5]), in_both_halves(4, &[2, 3, 6, 7]));
    let mut pairs = |mask| [emit.one(fx, a, b, mask), emit.one(fx, c, d, mask)];
    let (first_fields, last_fields) = (pairs(low), pairs(high));
    let (even, odd) = (in_both_halves(4, &[0, 2, 4, 6]), in_both_halves(4, &[1, 3, 5, 7]));
    let mut field = |[x, y]: [Value; 2], mask| {
        let of_each_half = emit.one(fx, x, y, mask);
        emit.one(fx, of_each_half, of_each_half, words([0, 4, 1, 5, 2, 6, 3, 7]))
    };
    [field(first_fields, even), field(first_fields, odd), field(last_fields, even), field(last_fields, odd)]
}

/// Returns registers with structures of four words from registers with the fields.
fn merged_words(emit: &mut Emit, fx: &mut FunctionCx, fields: [Value; FIELDS]) -> [Value; FIELDS] {
    let [a, b, c, d] = fields.map(|field| emit.one(fx, field, field, words([0, 2, 4, 6, 1, 3, 5, 7])));
    let (low, high) = (in_both_halves(4, &[0, 4, 1, 5]), in_both_halves(4, &[2, 6, 3, 7]));
    let mut pairs = |mask| [emit.one(fx, a, b, mask), emit.one(fx, c, d, mask)];
    let (first, last) = (pairs(low), pairs(high));
    let (low, high) = (in_both_halves(4, &[0, 1, 4, 5]), in_both_halves(4, &[2, 3, 6, 7]));
    let mut joined = |[x, y]: [Value; 2], mask| emit.one(fx, x, y, mask);
    [joined(first, low), joined(first, high), joined(last, low), joined(last, high)]
}
