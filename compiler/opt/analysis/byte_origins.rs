//! The origins of the bytes of integers: each byte of an integer is a constant, or a byte of another value.
//!
//! The analysis looks through shifts by whole bytes, extensions and truncations, masks of whole bytes, sums and
//! disjunctions of values without common bytes, rotations and byte swaps. Bytes are numbered from the least significant
//! one, so origins do not depend on the byte order of the target.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::dialect::llvm::arith::{ADD, AND, ASHR, LSHR, OR, SHL, XOR};
use crate::dialect::llvm::cast::{SEXT, TRUNC, ZEXT};
use crate::dialect::llvm::intrinsic::{BSWAP, FSHL, FSHR};
use crate::ir::{DictId, Op, Value};
use crate::opt::function::{Emitter, Function};

/// Depth limit of expressions.
const MAX_DEPTH: u32 = 40;

/// The origin of a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    Constant(u8),
    /// A byte of a value, by its number.
    Byte(Value, u8),
}

/// The origins of the bytes of an integer, from the least significant one.
pub(crate) type Origins = SmallVec<[Origin; 8]>;

const ZERO: Origin = Origin::Constant(0);

/// The origins that were computed so far.
#[derive(Default)]
pub(crate) struct ByteOrigins {
    cache: FxHashMap<Value, Origins>,
}

impl ByteOrigins {
    /// The origins of the bytes of an integer of 8, 16, 32 or 64 bits.
    pub(crate) fn of(&mut self, f: &Function, value: Value) -> Option<Origins> {
        self.at_depth(f, value, 0)
    }

    fn at_depth(&mut self, f: &Function, value: Value, depth: u32) -> Option<Origins> {
        let bytes = byte_count(f, value)?;
        if let Some(number) = f.constant_of(value) {
            return Some(number.to_le_bytes()[..bytes].iter().map(|&byte| Origin::Constant(byte)).collect());
        }
        if let Some(cached) = self.cache.get(&value) {
            return Some(cached.clone());
        }
        let op = f.body.defining_op(value).filter(|_| depth < MAX_DEPTH);
        let origins = op.and_then(|op| self.of_op(f, op, (value, bytes), depth + 1));
        let origins = origins.unwrap_or_else(|| own(value, bytes));
        self.cache.insert(value, origins.clone());
        Some(origins)
    }

    fn of_op(&mut self, f: &Function, op: Op, (value, bytes): (Value, usize), depth: u32) -> Option<Origins> {
        let operands = f.body.operands(op);
        let constant = |index: usize| f.constant_of(operands[index]);
        match f.body.name(op) {
            name @ (AND | OR | XOR) => {
                let [a, b] = [0, 1].map(|index| self.at_depth(f, operands[index], depth));
                let merged = |(number, (a, b))| {
                    match name {
                        AND => conjunction(a, b),
                        OR => disjunction(a, b),
                        _ => exclusive(a, b),
                    }
                    .unwrap_or(Origin::Byte(value, number as u8))
                };
                Some(a?.into_iter().zip(b?).enumerate().map(merged).collect())
            }
            ADD => {
                let [a, b] = [0, 1].map(|index| self.at_depth(f, operands[index], depth));
                let mut sum = own(value, bytes);
                for (sum, (a, b)) in sum.iter_mut().zip(a?.into_iter().zip(b?)) {
                    // The carry of a byte reaches those after it.
                    let ((ZERO, other) | (other, ZERO)) = (a, b) else { break };
                    *sum = other;
                }
                Some(sum)
            }
            SHL => {
                let by = whole_bytes(constant(1)?, bytes)?;
                let from = self.at_depth(f, operands[0], depth)?;
                Some(std::iter::repeat_n(ZERO, by).chain(from).take(bytes).collect())
            }
            name @ (LSHR | ASHR) => {
                let by = whole_bytes(constant(1)?, bytes)?;
                let from = self.at_depth(f, operands[0], depth)?;
                let top = |number: usize| if name == LSHR { ZERO } else { Origin::Byte(value, number as u8) };
                Some(from[by..].iter().copied().chain((bytes - by..bytes).map(top)).collect())
            }
            name @ (ZEXT | SEXT) => {
                let width = f.cx.int_width(f.body.value_type(operands[0]))?;
                let from = self.at_depth(f, operands[0], depth).unwrap_or_default();
                let of = |number: usize| match from.get(number) {
                    Some(&origin) => origin,
                    None if name == ZEXT && 8 * number >= width as usize => ZERO,
                    None => Origin::Byte(value, number as u8),
                };
                Some((0..bytes).map(of).collect())
            }
            TRUNC => Some(self.at_depth(f, operands[0], depth)?.into_iter().take(bytes).collect()),
            BSWAP => Some(self.at_depth(f, operands[0], depth)?.into_iter().rev().collect()),
            name @ (FSHL | FSHR) => {
                let by = whole_bytes(constant(2)?, bytes)?;
                let [high, low] = [0, 1].map(|index| self.at_depth(f, operands[index], depth));
                let both: Origins = low?.into_iter().chain(high?).collect();
                let first = if name == FSHL { bytes - by } else { by };
                Some(both[first..first + bytes].into())
            }
            _ => None,
        }
    }
}

/// The number of bytes of an integer of 8, 16, 32 or 64 bits.
pub(crate) fn byte_count(f: &Function, value: Value) -> Option<usize> {
    let width = f.cx.int_width(f.body.value_type(value))?;
    matches!(width, 8 | 16 | 32 | 64).then_some(width as usize / 8)
}

/// The bytes of a value that are no bytes of another one.
fn own(value: Value, bytes: usize) -> Origins {
    (0..bytes).map(|number| Origin::Byte(value, number as u8)).collect()
}

/// The number of bytes of a shift that is less than the width.
fn whole_bytes(by: i128, bytes: usize) -> Option<usize> {
    let whole = usize::try_from(by).ok().filter(|by| by.is_multiple_of(8))? / 8;
    (whole < bytes).then_some(whole)
}

fn conjunction(a: Origin, b: Origin) -> Option<Origin> {
    match (a, b) {
        (Origin::Constant(a), Origin::Constant(b)) => Some(Origin::Constant(a & b)),
        (ZERO, _) | (_, ZERO) => Some(ZERO),
        (Origin::Constant(0xff), other) | (other, Origin::Constant(0xff)) => Some(other),
        _ => (a == b).then_some(a),
    }
}

fn disjunction(a: Origin, b: Origin) -> Option<Origin> {
    match (a, b) {
        (Origin::Constant(a), Origin::Constant(b)) => Some(Origin::Constant(a | b)),
        (ZERO, other) | (other, ZERO) => Some(other),
        _ => (a == b).then_some(a),
    }
}

fn exclusive(a: Origin, b: Origin) -> Option<Origin> {
    match (a, b) {
        (Origin::Constant(a), Origin::Constant(b)) => Some(Origin::Constant(a ^ b)),
        (ZERO, other) | (other, ZERO) => Some(other),
        _ => None,
    }
}

/// Consecutive bytes of a value, possibly in reverse order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    pub(crate) value: Value,
    /// The number of the least significant of these bytes in the value.
    first: usize,
    /// The number of bytes: 2, 4 or 8.
    bytes: usize,
    pub(crate) is_reversed: bool,
}

impl Part {
    /// Matches origins that are consecutive bytes of one value.
    pub(crate) fn of(origins: &[Origin]) -> Option<Part> {
        let Origin::Byte(value, start) = *origins.first()? else { return None };
        let (start, bytes) = (usize::from(start), origins.len());
        let is = |number: usize, at: Option<usize>| {
            at.is_some_and(|at| origins[number] == Origin::Byte(value, at as u8))
        };
        if !matches!(bytes, 2 | 4 | 8) {
            return None;
        }
        if (0..bytes).all(|number| is(number, Some(start + number))) {
            return Some(Part { value, first: start, bytes, is_reversed: false });
        }
        let is_reversed = (0..bytes).all(|number| is(number, start.checked_sub(number)));
        is_reversed.then(|| Part { value, first: start + 1 - bytes, bytes, is_reversed })
    }

    /// The number of operations that compute the part.
    pub(crate) fn cost(&self, f: &Function) -> usize {
        let is_longer = byte_count(f, self.value).is_some_and(|bytes| bytes > self.bytes);
        usize::from(self.first > 0) + usize::from(is_longer) + usize::from(self.is_reversed)
    }

    /// Emits the part as an integer of its width.
    pub(crate) fn emit(&self, emit: &mut Emitter) -> Value {
        let (mut value, mut ty) = (self.value, emit.ty(self.value));
        if self.first > 0 {
            let by = emit.int(ty, 8 * self.first as i128);
            value = emit.value(LSHR, &[value, by], ty, DictId::EMPTY);
        }
        let width = 8 * self.bytes as u32;
        if emit.f.cx.int_width(ty) != Some(width) {
            ty = emit.f.cx.int_type(width);
            value = emit.value(TRUNC, &[value], ty, DictId::EMPTY);
        }
        match self.is_reversed {
            true => emit.value(BSWAP, &[value], ty, DictId::EMPTY),
            false => value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_consecutive_bytes_of_one_value() {
        let [a, b] = [0, 1].map(Value::new);
        let part = |origins: &[(Value, u8)]| {
            let origins: Origins = origins.iter().map(|&(value, byte)| Origin::Byte(value, byte)).collect();
            Part::of(&origins).map(|part| (part.value, part.first, part.is_reversed))
        };
        assert_eq!(part(&[(a, 2), (a, 3)]), Some((a, 2, false)));
        assert_eq!(part(&[(a, 3), (a, 2)]), Some((a, 2, true)));
        assert_eq!(part(&[(a, 1), (a, 0)]), Some((a, 0, true)));
        assert_eq!(part(&[(a, 0), (a, 2)]), None);
        assert_eq!(part(&[(a, 0), (b, 1)]), None);
        assert_eq!(part(&[(a, 0), (a, 1), (a, 2)]), None);
    }
}
