//! Arithmetic of integers that are lists of limbs: words of 64 bits, the lowest first. The operations use all bits of a
//! list and do not know the width of the integer.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, BlockArg, InstBuilder, MemFlagsData, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower};

/// The maximum number of limbs of an unrolled product.
const UNROLLED: usize = 8;

impl FunctionCx<'_> {
    /// Emits a limb.
    pub(crate) fn limb(&mut self, value: u64) -> Value {
        self.int(types::I64, value.into())
    }

    /// Extends the result of a comparison to a limb.
    fn flag_limb(&mut self, flag: Value) -> Value {
        self.ins().uextend(types::I64, flag)
    }

    /// Returns `count` limbs: upper ones are removed, or are `fill`.
    pub(crate) fn resize_limbs(limbs: &[Value], count: usize, fill: Value) -> Leaves {
        (0..count).map(|number| limbs.get(number).copied().unwrap_or(fill)).collect()
    }

    /// Returns the limb that extends a number: copies of its sign, or zeros.
    pub(crate) fn limb_above(&mut self, limbs: &[Value], signed: bool) -> Value {
        match limbs.last() {
            Some(&top) if signed => self.shift_right(top, 63, true),
            _ => self.limb(0),
        }
    }

    /// Returns a sum and its carry.
    pub(crate) fn add_limbs(&mut self, a: &[Value], b: &[Value]) -> (Leaves, Value) {
        self.propagate_carry(a, b, |fx, a, b| {
            let sum = fx.ins().iadd(a, b);
            (sum, fx.ins().icmp(IntCC::UnsignedLessThan, sum, a))
        })
    }

    /// Returns a difference and its borrow, which is set if the first number is less than the second.
    pub(crate) fn sub_limbs(&mut self, a: &[Value], b: &[Value]) -> (Leaves, Value) {
        self.propagate_carry(a, b, |fx, a, b| {
            let difference = fx.ins().isub(a, b);
            (difference, fx.ins().icmp(IntCC::UnsignedLessThan, a, b))
        })
    }

    /// Combines two numbers limb by limb, and each result with the carry of the limb below. `step` returns the result
    /// for two limbs and its carry.
    fn propagate_carry(
        &mut self,
        a: &[Value],
        b: &[Value],
        step: impl Fn(&mut Self, Value, Value) -> (Value, Value),
    ) -> (Leaves, Value) {
        let mut out = Leaves::new();
        let mut carry = None;
        for (&a, &b) in a.iter().zip(b) {
            let (mut limb, mut over) = step(self, a, b);
            if let Some(before) = carry {
                let before = self.flag_limb(before);
                let (total, again) = step(self, limb, before);
                (limb, over) = (total, self.ins().bor(over, again));
            }
            out.push(limb);
            carry = Some(over);
        }
        let carry = carry.unwrap_or_else(|| self.int(types::I8, 0));
        (out, carry)
    }

    /// Negates a number.
    pub(crate) fn negate_limbs(&mut self, limbs: &[Value]) -> Leaves {
        let zero = self.limb(0);
        let zeros: Leaves = limbs.iter().map(|_| zero).collect();
        self.sub_limbs(&zeros, limbs).0
    }

    /// Selects one of two numbers.
    pub(crate) fn select_limbs(&mut self, condition: Value, a: &[Value], b: &[Value]) -> Leaves {
        a.iter().zip(b).map(|(&a, &b)| self.ins().select(condition, a, b)).collect()
    }

    /// Compares two numbers for equality.
    pub(crate) fn limbs_equal(&mut self, a: &[Value], b: &[Value]) -> Value {
        let differing: Leaves = a.iter().zip(b).map(|(&a, &b)| self.ins().bxor(a, b)).collect();
        let any = self.any_bit(&differing);
        self.ins().icmp_imm_u(IntCC::Equal, any, 0)
    }

    /// Returns the or of all limbs.
    pub(crate) fn any_bit(&mut self, limbs: &[Value]) -> Value {
        match limbs.split_first() {
            Some((&first, rest)) => rest.iter().fold(first, |any, &limb| self.ins().bor(any, limb)),
            None => self.limb(0),
        }
    }

    // ---- counting

    /// Counts the leading zeros.
    pub(crate) fn leading_zeros(&mut self, limbs: &[Value]) -> Value {
        let mut count = self.limb(64 * limbs.len() as u64);
        for (above, &limb) in limbs.iter().rev().enumerate().rev() {
            let zeros = self.ins().clz(limb);
            let zeros = self.ins().iadd_imm_u(zeros, 64 * above as i64);
            count = self.ins().select(limb, zeros, count);
        }
        count
    }

    /// Counts the trailing zeros.
    pub(crate) fn trailing_zeros(&mut self, limbs: &[Value]) -> Value {
        let mut count = self.limb(64 * limbs.len() as u64);
        for (below, &limb) in limbs.iter().enumerate().rev() {
            let zeros = self.ins().ctz(limb);
            let zeros = self.ins().iadd_imm_u(zeros, 64 * below as i64);
            count = self.ins().select(limb, zeros, count);
        }
        count
    }

    /// Counts the ones.
    pub(crate) fn count_ones(&mut self, limbs: &[Value]) -> Value {
        let zero = self.limb(0);
        limbs.iter().fold(zero, |count, &limb| {
            let ones = self.ins().popcnt(limb);
            self.ins().iadd(count, ones)
        })
    }

    // ---- shifts

    /// Shifts left by an amount. Bits that are shifted out are lost.
    pub(crate) fn shift_limbs_left(&mut self, limbs: &[Value], amount: Value) -> Lower<Leaves> {
        let count = limbs.len();
        let zero = self.limb(0);
        let mut words: Leaves = (0..=count).map(|_| zero).collect();
        words.extend_from_slice(limbs);
        let (base, bits) = self.shift_window(&words, count, amount, |fx, start, whole| {
            let back = fx.shift_left(whole, 3);
            let end = fx.offset(start, 8 * (count as i64 + 1));
            fx.ins().isub(end, back)
        })?;
        let rest = self.ins().bxor_imm_u(bits, 63);
        let mut out = Leaves::new();
        for number in 0..count as i32 {
            let flags = MemFlagsData::trusted();
            let here = self.ins().load(types::I64, flags, base, 8 * number);
            let below = self.ins().load(types::I64, flags, base, 8 * number - 8);
            let here = self.ins().ishl(here, bits);
            // In two steps, because a shift by 64 would be one by zero.
            let below = self.shift_right(below, 1, false);
            let below = self.ins().ushr(below, rest);
            out.push(self.ins().bor(here, below));
        }
        Ok(out)
    }

    /// Shifts right by an amount; `fill` is shifted in.
    pub(crate) fn shift_limbs_right(&mut self, limbs: &[Value], amount: Value, fill: Value) -> Lower<Leaves> {
        let count = limbs.len();
        let mut words = Leaves::from_slice(limbs);
        words.extend((0..=count).map(|_| fill));
        let (base, bits) = self.shift_window(&words, count, amount, |fx, start, whole| {
            let forward = fx.shift_left(whole, 3);
            fx.ins().iadd(start, forward)
        })?;
        let rest = self.ins().bxor_imm_u(bits, 63);
        let mut out = Leaves::new();
        for number in 0..count as i32 {
            let flags = MemFlagsData::trusted();
            let here = self.ins().load(types::I64, flags, base, 8 * number);
            let above = self.ins().load(types::I64, flags, base, 8 * number + 8);
            let here = self.ins().ushr(here, bits);
            let above = self.shift_left(above, 1);
            let above = self.ins().ishl(above, rest);
            out.push(self.ins().bor(here, above));
        }
        Ok(out)
    }

    /// Shifts left by a constant.
    pub(crate) fn shift_limbs_left_by(&mut self, limbs: &[Value], amount: usize) -> Leaves {
        let (whole, bits, zero) = (amount / 64, (amount % 64) as u32, self.limb(0));
        let at = |number: usize, back: usize| match number.checked_sub(back) {
            Some(from) => limbs[from],
            None => zero,
        };
        let mut out = Leaves::new();
        for number in 0..limbs.len() {
            let (here, below) = (at(number, whole), at(number, whole + 1));
            out.push(if bits == 0 {
                here
            } else {
                let (upper, lower) = (self.shift_left(here, bits), self.shift_right(below, 64 - bits, false));
                self.ins().bor(upper, lower)
            });
        }
        out
    }

    /// Shifts right by a constant; `fill` is shifted in.
    pub(crate) fn shift_limbs_right_by(&mut self, limbs: &[Value], amount: usize, fill: Value) -> Leaves {
        let (whole, bits) = (amount / 64, (amount % 64) as u32);
        let at = |number: usize| limbs.get(number).copied().unwrap_or(fill);
        let mut out = Leaves::new();
        for number in 0..limbs.len() {
            let (here, above) = (at(number + whole), at(number + whole + 1));
            out.push(if bits == 0 {
                here
            } else {
                let (lower, upper) = (self.shift_right(here, bits, false), self.shift_left(above, 64 - bits));
                self.ins().bor(lower, upper)
            });
        }
        out
    }

    /// Writes words to memory. Returns the address of the words after a shift by whole limbs, and the remaining amount
    /// in bits.
    fn shift_window(
        &mut self,
        words: &[Value],
        count: usize,
        amount: Value,
        find: impl FnOnce(&mut Self, Value, Value) -> Value,
    ) -> Lower<(Value, Value)> {
        let start = self.stack_slot(8 * words.len() as u64, 8)?;
        for (number, &word) in words.iter().enumerate() {
            self.ins().store(MemFlagsData::trusted(), word, start, 8 * number as i32);
        }
        let whole = self.shift_right(amount, 6, false);
        let most = self.limb(count as u64);
        let whole = self.ins().umin(whole, most);
        let base = find(self, start, whole);
        let bits = self.ins().band_imm_u(amount, 63);
        Ok((base, bits))
    }

    // ---- products and quotients

    /// Returns the lower limbs of a product, as many as the factors have.
    pub(crate) fn mul_limbs(&mut self, a: &[Value], b: &[Value]) -> Leaves {
        let zero = self.limb(0);
        let mut sum: Leaves = a.iter().map(|_| zero).collect();
        if a.len() <= UNROLLED {
            for (left, &limb) in b.iter().enumerate().rev() {
                // Limbs that later shifts move out need not be computed.
                let kept = self.multiply_step(&sum[..a.len() - left], &a[..a.len() - left], limb);
                sum[..kept.len()].copy_from_slice(&kept);
            }
            return sum;
        }
        // The second factor is shifted, too, so that its next limb is always the highest one.
        let start = self.limb(a.len() as u64);
        let mut state = Leaves::from_slice(&[start]);
        state.extend(sum);
        state.extend_from_slice(b);
        let out = self.count_down(&state, |fx, state| {
            let (sum, b) = state.split_at(a.len());
            let mut next = fx.multiply_step(sum, a, b[b.len() - 1]);
            next.push(b[0]);
            next.extend_from_slice(&b[..b.len() - 1]);
            next
        });
        Leaves::from_slice(&out[..a.len()])
    }

    /// Returns the sum shifted left by a limb, plus the product with one limb.
    fn multiply_step(&mut self, sum: &[Value], a: &[Value], limb: Value) -> Leaves {
        let zero = self.limb(0);
        let mut lows = Leaves::new();
        let mut highs = Leaves::from_slice(&[zero]);
        for &a in a {
            lows.push(self.ins().imul(a, limb));
            highs.push(self.ins().umulhi(a, limb));
        }
        highs.pop();
        let mut shifted = Leaves::from_slice(&[zero]);
        shifted.extend_from_slice(&sum[..sum.len() - 1]);
        let row = self.add_limbs(&lows, &highs).0;
        self.add_limbs(&shifted, &row).0
    }

    /// Returns quotient and remainder of unsigned numbers, computed bit by bit from the highest one on.
    pub(crate) fn divide_limbs(&mut self, a: &[Value], b: &[Value]) -> Lower<(Leaves, Leaves)> {
        let count = a.len();
        let zeros = self.leading_zeros(a);
        let all = self.limb(64 * count as u64);
        let bits = self.ins().isub(all, zeros);
        let zero = self.limb(0);
        let mut state = Leaves::from_slice(&[bits]);
        state.extend(self.shift_limbs_left(a, zeros)?);
        state.extend((0..count).map(|_| zero));
        let out = self.count_down(&state, |fx, state| {
            // Bits of the dividend are shifted out at the top, those of the quotient are shifted in below.
            let (shifted, over) = fx.double_limbs(state);
            let (quotient, rest) = shifted.split_at(count);
            let (less, borrow) = fx.sub_limbs(rest, b);
            let fits = fx.ins().bxor_imm_u(borrow, 1);
            let over = fx.ins().ireduce(types::I8, over);
            let fits = fx.ins().bor(fits, over);
            let rest = fx.select_limbs(fits, &less, rest);
            let bit = fx.flag_limb(fits);
            let mut next = Leaves::from_slice(quotient);
            next[0] = fx.ins().bor(next[0], bit);
            next.extend(rest);
            next
        });
        Ok((Leaves::from_slice(&out[..count]), Leaves::from_slice(&out[count..])))
    }

    /// Shifts left by one bit. Returns the result and the bit that is shifted out.
    fn double_limbs(&mut self, limbs: &[Value]) -> (Leaves, Value) {
        let mut out = Leaves::new();
        let mut carry = self.limb(0);
        for &limb in limbs {
            let shifted = self.shift_left(limb, 1);
            out.push(self.ins().bor(shifted, carry));
            carry = self.shift_right(limb, 63, false);
        }
        (out, carry)
    }

    /// Emits a loop with as many iterations as the first value of the state. The step gets the other values, and
    /// returns their next ones.
    fn count_down(&mut self, state: &[Value], step: impl FnOnce(&mut Self, &[Value]) -> Leaves) -> Leaves {
        let [again, body, done] = [(); 3].map(|()| self.builder.create_block());
        let values: Leaves =
            state.iter().map(|_| self.builder.append_block_param(again, types::I64)).collect();
        self.jump_to(again, state);
        self.builder.switch_to_block(again);
        self.ins().brif(values[0], body, &[], done, &[]);
        self.builder.switch_to_block(body);
        let mut next = Leaves::from_slice(&[self.ins().iadd_imm_s(values[0], -1)]);
        next.extend(step(self, &values[1..]));
        self.jump_to(again, &next);
        self.builder.switch_to_block(done);
        Leaves::from_slice(&values[1..])
    }

    fn jump_to(&mut self, block: Block, values: &[Value]) {
        let args: Vec<BlockArg> = values.iter().copied().map(BlockArg::Value).collect();
        self.ins().jump(block, &args);
    }
}
