//! Shuffles of vectors: one or a few instructions for each register if the back end has them, else lane by lane.

use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Type, Value, types};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::codegen::context::views::View;
use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::Leaf;
use crate::dialect::llvm::vector::{InsertElement, SHUFFLEVECTOR, ShuffleVector, shuffle_mask};
use crate::ir::{self, Op, OpName};

use super::shuffle_mask::{self as mask, BYTES, Mask};
use super::wide_shuffle;
use super::widest_shuffle;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[(SHUFFLEVECTOR, shufflevector)];

/// The registers, or scalars, from which lanes are taken.
struct Source {
    leaf: Leaf,
    parts: Leaves,
    /// The results of the instructions so far.
    made: FxHashMap<(Value, Value, Mask), Value>,
}

impl Source {
    /// Returns the index of the part with a lane, and the lane's index there; any if the lane is undefined.
    fn place(&self, lane: i64) -> (usize, usize) {
        let lane = usize::try_from(lane).unwrap_or(0);
        let lanes = self.leaf.lanes as usize;
        let part = lane / lanes;
        if part < self.parts.len() { (part, lane % lanes) } else { (0, 0) }
    }

    /// Returns lanes one by one, each extracted once.
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

    /// Returns a register of lanes, if there are instructions for it.
    fn register(&mut self, fx: &mut FunctionCx, leaf: Leaf, lanes: &[i64]) -> Option<Value> {
        if leaf.ty() != self.leaf.ty() || !leaf.is_vector() {
            return None;
        }
        let has_byte_shuffles = fx.env.support.byte_shuffles;
        let order = self.order(lanes, has_byte_shuffles, MAX_ZIPS);
        // Any four lanes take three instructions.
        if let Some(order) = order.filter(|order| lanes.len() != 4 || order.cost() <= 3) {
            return Some(self.in_order(fx, &order));
        }
        if has_byte_shuffles {
            return self.one_after_another(fx, lanes);
        }
        if let Some(picked) = self.picked(fx, lanes) {
            return Some(picked);
        }
        if let &[a, b, c, d] = lanes {
            return Some(self.of_words(fx, [a, b, c, d]));
        }
        if let Some(shifted) = self.concatenation_shift(fx, lanes) {
            return Some(shifted);
        }
        let is_reversed = lanes.windows(2).all(|pair| pair[0] == pair[1] + 1);
        let (part, last) = self.place(lanes[0]);
        (is_reversed && last + 1 == lanes.len()).then(|| reversed(fx, leaf, self.parts[part]))
    }

    /// Returns single instructions that shuffle lanes to an order, if there are any.
    fn order(&self, lanes: &[i64], has_byte_shuffles: bool, zips: u32) -> Option<Order> {
        if let Some(order) = self.order_of_two(lanes, has_byte_shuffles) {
            return Some(order);
        }
        let half = lanes.len() / 2;
        let orders = [false, true].into_iter().filter(|_| zips > 0 && half > 1).filter_map(|is_high| {
            let every_second = |first: usize| {
                let mut wanted = vec![-1; lanes.len()];
                let place = if is_high { half } else { 0 };
                for (to, &lane) in wanted[place..].iter_mut().zip(lanes[first..].iter().step_by(2)) {
                    *to = lane;
                }
                self.order(&wanted, false, zips - 1).map(Box::new)
            };
            let (even, odd) = (every_second(0)?, every_second(1)?);
            Some(Order::Zip { size: BYTES / lanes.len(), is_high, even, odd })
        });
        orders.min_by_key(Order::cost)
    }

    /// Returns the one instruction that shuffles lanes from at most two registers, if there is one.
    fn order_of_two(&self, lanes: &[i64], has_byte_shuffles: bool) -> Option<Order> {
        let mut used: SmallVec<[usize; 2]> = SmallVec::new();
        let size = BYTES / lanes.len();
        let mut wanted = [None; BYTES];
        for (number, &lane) in lanes.iter().enumerate().filter(|(_, lane)| **lane >= 0) {
            let (part, lane) = self.place(lane);
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
        if let Some(mask) = mask::instruction(&wanted) {
            return Some(Order::Chosen { first, second, mask });
        }
        let swapped = wanted.map(|byte| byte.map(|byte| byte ^ BYTES as u8));
        if let Some(mask) = mask::instruction(&swapped) {
            return Some(Order::Chosen { first: second, second: first, mask });
        }
        let mask = std::array::from_fn(|byte| wanted[byte].unwrap_or(byte as u8));
        has_byte_shuffles.then_some(Order::Chosen { first, second, mask })
    }

    fn in_order(&mut self, fx: &mut FunctionCx, order: &Order) -> Value {
        match order {
            Order::Chosen { first, second, mask } => {
                self.masked(fx, self.parts[*first], self.parts[*second], *mask)
            }
            Order::Zip { size, is_high, even, odd } => {
                let (even, odd) = (self.in_order(fx, even), self.in_order(fx, odd));
                self.masked(fx, even, odd, mask::zip(*size, *is_high))
            }
        }
    }

    /// Shuffles lanes from several registers into place, one register after another, on targets with arbitrary byte
    /// shuffles.
    fn one_after_another(&mut self, fx: &mut FunctionCx, lanes: &[i64]) -> Option<Value> {
        let size = BYTES / lanes.len();
        let mut used: Vec<usize> = Vec::new();
        for &lane in lanes.iter().filter(|&&lane| lane >= 0) {
            let part = self.place(lane).0;
            if !used.contains(&part) {
                used.push(part);
            }
        }
        let (&first, others) = used.split_first()?;
        if others.len() >= lanes.len() {
            return None;
        }
        let mut so_far = self.parts[first];
        for (number, &other) in others.iter().enumerate() {
            let mut chosen = mask::SAME;
            for (place, &lane) in lanes.iter().enumerate().filter(|(_, lane)| **lane >= 0) {
                let (part, lane) = self.place(lane);
                let from = match part {
                    part if part == other => BYTES + lane * size,
                    part if part == first && number == 0 => lane * size,
                    _ => continue,
                };
                for byte in 0..size {
                    chosen[place * size + byte] = (from + byte) as u8;
                }
            }
            so_far = self.masked(fx, so_far, self.parts[other], chosen);
        }
        Some(so_far)
    }

    /// Returns consecutive lanes that begin in one register and end in the next. SSE2 shifts the concatenation of two
    /// registers by bytes in halves of 64 bits: each half of the result consists of bytes of two adjacent halves.
    fn concatenation_shift(&mut self, fx: &mut FunctionCx, lanes: &[i64]) -> Option<Value> {
        let is_consecutive = lanes.windows(2).all(|pair| pair[0] >= 0 && pair[1] == pair[0] + 1);
        let ((first, lane), (last, _)) = (self.place(*lanes.first()?), self.place(*lanes.last()?));
        if !is_consecutive || last != first + 1 {
            return None;
        }
        let (a, b) = (self.parts[first], self.parts[last]);
        let middle = self.masked(fx, a, b, MIDDLE);
        let offset = lane * (BYTES / lanes.len());
        let (low, high) = if offset < BYTES / 2 { (a, middle) } else { (middle, b) };
        let bits = 8 * (offset % (BYTES / 2)) as i64;
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let [low, high] = [low, high].map(|half| fx.ins().bitcast(types::I64X2, flags, half));
        let low = fx.ins().ushr_imm_u(low, bits);
        let high = fx.ins().ishl_imm_u(high, 64 - bits);
        let both = fx.ins().bor(low, high);
        Some(fx.ins().bitcast(self.leaf.ty(), flags, both))
    }

    /// Returns strided lanes of 8 or 16 bits from as many registers as the stride. In each round, the lanes of the
    /// first half of all these registers are interleaved with those of the second half: lane `n` of `N` moves to `2 n`
    /// modulo `N - 1`. After as many rounds as doublings lead from one to the number of lanes of a register, `distance
    /// * q + r` is `lanes * r + q`.
    fn picked(&mut self, fx: &mut FunctionCx, lanes: &[i64]) -> Option<Value> {
        let count = lanes.len();
        let distance = usize::try_from(lanes[1].checked_sub(lanes[0])?).ok()?;
        let is_even = lanes.windows(2).all(|pair| pair[0] >= 0 && pair[1] - pair[0] == distance as i64);
        if !is_even || !(2..=count.min(8)).contains(&distance) || count < 8 {
            return None;
        }
        let (block, member) =
            (lanes[0] as usize / (distance * count), lanes[0] as usize % (distance * count));
        let registers: Leaves = self.parts.get(block * distance..(block + 1) * distance)?.into();
        let rounds = count.trailing_zeros();
        (member < distance).then(|| self.riffled(fx, &registers, BYTES / count, rounds, member))
    }

    /// Returns a register, by index, after this many rounds of interleaving the first half of all lanes with the
    /// second.
    fn riffled(
        &mut self,
        fx: &mut FunctionCx,
        registers: &[Value],
        size: usize,
        rounds: u32,
        number: usize,
    ) -> Value {
        if rounds == 0 {
            return registers[number];
        }
        let halves = [number, number + registers.len()];
        let is_high = halves.map(|half| half % 2 == 1);
        let are_both_high = is_high == [true, true];
        let [a, b] = halves.map(|half| {
            let register = self.riffled(fx, registers, size, rounds - 1, half / 2);
            let is_lowered = half % 2 == 1 && !are_both_high;
            if is_lowered { self.masked(fx, register, register, mask::HIGH) } else { register }
        });
        self.masked(fx, a, b, mask::zip(size, are_both_high))
    }

    /// Returns four 32-bit lanes from any registers: two and two, then all.
    fn of_words(&mut self, fx: &mut FunctionCx, lanes: [i64; 4]) -> Value {
        let mut pair = |a: i64, b: i64| {
            let (a, b) = if a < 0 { (b, b) } else { (a, if b < 0 { a } else { b }) };
            let ((from_a, a), (from_b, b)) = (self.place(a), self.place(b));
            if from_a == from_b {
                return (self.parts[from_a], a, b);
            }
            let both = mask::of_words([a, a, 4 + b, 4 + b]);
            (self.masked(fx, self.parts[from_a], self.parts[from_b], both), 0, 2)
        };
        let (low, a, b) = pair(lanes[0], lanes[1]);
        let (high, c, d) = pair(lanes[2], lanes[3]);
        self.masked(fx, low, high, mask::of_words([a, b, 4 + c, 4 + d]))
    }

    /// Shuffles the bytes of two registers by a mask.
    fn masked(&mut self, fx: &mut FunctionCx, a: Value, b: Value, mask: Mask) -> Value {
        if mask == mask::SAME {
            return a;
        }
        if let Some(&made) = self.made.get(&(a, b, mask)) {
            return made;
        }
        let made = bytes_of(fx, self.leaf.ty(), a, b, |byte| mask[byte].into());
        self.made.insert((a, b, mask), made);
        made
    }
}

/// The upper half of the first register and the lower half of the second.
const MIDDLE: Mask = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];

/// The maximum number of rounds in which the elements of two registers are interleaved. Two rounds use eight registers.
const MAX_ZIPS: u32 = 2;

/// The instructions of a shuffle.
enum Order {
    /// A shuffle of two of the registers by one instruction.
    Chosen { first: usize, second: usize, mask: Mask },
    /// Interleaving of the lower or upper halves of two registers, which are built first.
    Zip { size: usize, is_high: bool, even: Box<Order>, odd: Box<Order> },
}

impl Order {
    /// Returns the number of instructions.
    fn cost(&self) -> u32 {
        match self {
            Order::Chosen { mask, .. } => u32::from(*mask != mask::SAME),
            Order::Zip { even, odd, .. } => even.cost() + odd.cost() + 1,
        }
    }
}

fn shufflevector(fx: &mut FunctionCx, op: Op) -> Lower {
    let Some(mask) = shuffle_mask(fx.cx(), fx.body.attrs(op)) else { return needs("it needs a mask") };
    if splat(fx, op)? {
        return Ok(());
    }
    if fx.is_wide_view() {
        return match broadcast_lane(fx, op) {
            Some(lane) => wide_broadcast(fx, op, lane),
            None if fx.is_widest_view() => widest_shuffle::lower(fx, op),
            None => wide_shuffle::lower(fx, op),
        };
    }
    let from = fx.shape_of(ShuffleVector(op).v1(fx.body))?;
    let Some(&leaf) = from.leaves.first() else { return needs("it needs lanes") };
    let mut parts = fx.operand(op, 0)?;
    parts.extend(fx.operand(op, 1)?);
    let mut source = Source { leaf, parts, made: FxHashMap::default() };
    let shape = fx.shape(fx.result_type(op))?;
    let mut rest = mask;
    let mut wanted = Vec::new();
    for &leaf in &shape.leaves {
        let (lanes, after) = rest.split_at(leaf.lanes as usize);
        rest = after;
        wanted.push((leaf, lanes));
    }
    // Results from the same registers are emitted together, to reduce register pressure.
    let mut numbers: Vec<usize> = (0..wanted.len()).collect();
    numbers.sort_by_key(|&number| wanted[number].1.first());
    let mut out = vec![None; wanted.len()];
    for number in numbers {
        let (leaf, lanes) = wanted[number];
        out[number] = Some(match source.register(fx, leaf, lanes) {
            Some(register) => register,
            None => {
                let lanes = source.lanes(fx, lanes);
                fx.of_lanes(leaf, &lanes)
            }
        });
    }
    let out: Leaves = out.into_iter().flatten().collect();
    fx.set(op, &out);
    Ok(())
}

/// Returns true if a shuffle broadcasts one lane.
pub(crate) fn is_broadcast(fx: &FunctionCx, op: Op) -> bool {
    broadcast_lane(fx, op).is_some()
}

/// Returns the lane that a shuffle broadcasts.
fn broadcast_lane(fx: &FunctionCx, op: Op) -> Option<i64> {
    let mask = shuffle_mask(fx.cx(), fx.body.attrs(op))?;
    let &lane = mask.first().filter(|&&lane| lane >= 0)?;
    mask.iter().all(|&from| from == lane).then_some(lane)
}

/// Lowers a broadcast of a lane to wide vectors, from a narrow register.
fn wide_broadcast(fx: &mut FunctionCx, op: Op, lane: i64) -> Lower {
    let (part, leaf, lane) = fx.in_view(View::Narrow, |fx| {
        let leaf = fx.shape_of(ShuffleVector(op).v1(fx.body))?.leaves[0];
        let mut parts = fx.operand(op, 0)?;
        parts.extend(fx.operand(op, 1)?);
        let source = Source { leaf, parts, made: FxHashMap::default() };
        let (part, lane) = source.place(lane);
        Lower::Ok((source.parts[part], leaf, lane))
    })?;
    let scalar = if leaf.is_vector() { fx.ins().extractlane(part, lane as u8) } else { part };
    let shape = fx.shape(fx.result_type(op))?;
    let copies = shape.leaves.iter().map(|leaf| fx.ins().splat(leaf.ty(), scalar)).collect::<Leaves>();
    fx.set(op, &copies);
    Ok(())
}

/// Returns the scalar that a shuffle broadcasts after its insertion into a lane.
fn splatted(fx: &FunctionCx, op: Op) -> Option<ir::Value> {
    let mask = shuffle_mask(fx.cx(), fx.body.attrs(op))?;
    let from = fx.body.defining_op(ShuffleVector(op).v1(fx.body))?;
    let insert = InsertElement::cast(fx.body, from)?;
    let lane = fx.constant_of(insert.position(fx.body))?;
    mask.iter().all(|&from| i128::from(from) == lane).then(|| insert.value(fx.body))
}

/// Lowers a shuffle that broadcasts a scalar. Returns false for any other.
fn splat(fx: &mut FunctionCx, op: Op) -> Lower<bool> {
    let Some(value) = splatted(fx, op) else { return Ok(false) };
    let shape = fx.shape(fx.result_type(op))?;
    if !shape.leaves.iter().all(|leaf| leaf.is_vector()) {
        return Ok(false);
    }
    let value = fx.single_leaf(value)?;
    let copies = shape.leaves.iter().map(|leaf| fx.ins().splat(leaf.ty(), value)).collect::<Leaves>();
    fx.set(op, &copies);
    Ok(true)
}

/// Shuffles the bytes of two vectors by index: those of the first are 0 to 15.
pub(crate) fn bytes_of(
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

/// Reverses elements of 8 or 16 bits with SSE2.
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
