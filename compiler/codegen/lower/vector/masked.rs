//! Masked memory accesses of vectors: instructions where the target has fast ones, and else each lane in a branch of its
//! own, unless the mask is constant.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{BlockArg, InstBuilder, Value, types};

use crate::codegen::constants::bits;
use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn};
use crate::codegen::types::{Leaf, Shape};
use crate::dialect::llvm::arith::CONSTANT;
use crate::dialect::llvm::masked::*;
use crate::ir::{self, Op, OpName, TypeId, name};

use super::indexed::Indexed;
use super::mask;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] = &[
    (GET_ACTIVE_LANE_MASK, active_lane_mask),
    (LOAD, load),
    (STORE, store),
    (GATHER, gather),
    (SCATTER, scatter),
    (EXPANDLOAD, expandload),
    (COMPRESSSTORE, compressstore),
];

/// The mask bit of a lane.
#[derive(Clone, Copy)]
pub(crate) enum Active {
    /// A constant.
    Known(bool),
    /// An `i1` that is known at run time.
    Value(Value),
}

impl FunctionCx<'_> {
    /// Returns the mask bits of a mask.
    fn mask(&mut self, value: ir::Value) -> Lower<Vec<Active>> {
        match self.constant_mask(value)? {
            Some(bits) => Ok(bits.into_iter().map(Active::Known).collect()),
            None => Ok(self.lanes_of(value)?.into_iter().map(Active::Value).collect()),
        }
    }

    /// Returns the mask bits of a constant mask.
    fn constant_mask(&self, value: ir::Value) -> Lower<Option<Vec<bool>>> {
        let constant = self.body.defining_op(value).filter(|&op| self.body.name(op) == CONSTANT);
        let Some(attr) = constant.and_then(|op| self.attr(op, name::VALUE)) else { return Ok(None) };
        let bits = bits::constant_bits(self.cx(), self.body.value_type(value), attr)?;
        Ok(Some(bits.into_iter().map(|bit| bit & 1 != 0).collect()))
    }

    /// Returns true for a constant mask of all lanes.
    pub(super) fn has_all_lanes(&self, mask: ir::Value) -> bool {
        self.constant_mask(mask).is_ok_and(|bits| bits.is_some_and(|bits| bits.into_iter().all(|bit| bit)))
    }

    /// Runs `then` for an active lane; the result is `otherwise` for an inactive one.
    pub(crate) fn when(
        &mut self,
        active: Active,
        otherwise: &[Value],
        then: impl FnOnce(&mut Self) -> Lower<Leaves>,
    ) -> Lower<Leaves> {
        let condition = match active {
            Active::Known(true) => return then(self),
            Active::Known(false) => return Ok(Leaves::from_slice(otherwise)),
            Active::Value(condition) => condition,
        };
        let (inside, after) = (self.builder.create_block(), self.builder.create_block());
        for &value in otherwise {
            let ty = self.builder.func.dfg.value_type(value);
            self.builder.append_block_param(after, ty);
        }
        let args =
            |values: &[Value]| -> Vec<BlockArg> { values.iter().copied().map(BlockArg::Value).collect() };
        self.ins().brif(condition, inside, &[], after, &args(otherwise));
        self.builder.switch_to_block(inside);
        let values = then(self)?;
        self.ins().jump(after, &args(&values));
        self.builder.switch_to_block(after);
        Ok(self.builder.block_params(after).iter().copied().collect())
    }

    /// Returns the leaf of one lane of a vector type in an access to it alone.
    pub(crate) fn memory_lane(&self, vector: TypeId) -> Lower<Leaf> {
        Ok(Leaf { scalar: self.scalar(vector)?, lanes: 1, offset: 0 })
    }

    /// Returns true if instructions load and store lanes of a vector type under a mask.
    pub(crate) fn has_masked_accesses(&self, ty: TypeId) -> bool {
        let least = self.env.support.masked_access_bytes;
        self.scalar(ty).is_ok_and(|scalar| least.is_some_and(|least| scalar.bytes() >= least))
    }

    /// Tests if all lanes are accessed at once by an ordinary access, at compile time or at run time. Lanes of odd
    /// widths are packed in an ordinary access but not in others, so for them the result must be a constant.
    fn at_once(&mut self, leaf: Leaf, mask: &[Active]) -> Active {
        if leaf.scalar.is_odd() || mask.iter().all(|active| matches!(active, Active::Known(_))) {
            return Active::Known(mask.iter().all(|active| matches!(active, Active::Known(true))));
        }
        self.all_active(mask).map_or(Active::Known(false), Active::Value)
    }

    /// Returns the lanes of a value, or zeros of a vector type if there is no value.
    fn lanes_or_zeros(&mut self, value: Option<ir::Value>, ty: TypeId) -> Lower<Leaves> {
        if let Some(value) = value {
            return self.lanes_of(value);
        }
        let leaf = Leaf { scalar: self.scalar(ty)?, lanes: 1, offset: 0 };
        let count = self.lane_count(ty)?;
        Ok((0..count).map(|_| self.constant(leaf, 0)).collect())
    }

    /// Loads the active lanes, each from its address; the others are those of `otherwise`.
    pub(crate) fn load_lanes(
        &mut self,
        leaf: Leaf,
        mask: &[Active],
        otherwise: &[Value],
        mut address: impl FnMut(&mut Self, usize) -> Value,
    ) -> Lower<Leaves> {
        let mut out = Leaves::new();
        for (lane, (&active, &value)) in mask.iter().zip(otherwise).enumerate() {
            let loaded = self.when(active, &[value], |fx| {
                let address = address(fx, lane);
                Ok(Leaves::from_slice(&[fx.load_leaf(address, leaf, FunctionCx::plain_flags())]))
            })?;
            out.push(loaded[0]);
        }
        Ok(out)
    }

    /// Stores the active lanes, each to its address.
    pub(crate) fn store_lanes(
        &mut self,
        leaf: Leaf,
        mask: &[Active],
        values: &[Value],
        mut address: impl FnMut(&mut Self, usize) -> Value,
    ) -> Lower {
        for (lane, (&active, &value)) in mask.iter().zip(values).enumerate() {
            self.when(active, &[], |fx| {
                let address = address(fx, lane);
                fx.store_leaf(address, leaf, value, FunctionCx::plain_flags());
                Ok(Leaves::new())
            })?;
        }
        Ok(())
    }

    /// Tests if all lanes are active; returns `None` if the mask is constant.
    fn all_active(&mut self, mask: &[Active]) -> Option<Value> {
        let mut all: Option<Value> = None;
        for &active in mask {
            match active {
                Active::Known(true) => {}
                Active::Known(false) => return None,
                Active::Value(value) => {
                    all = Some(match all {
                        Some(all) => self.ins().band(all, value),
                        None => value,
                    });
                }
            }
        }
        all
    }
}

fn active_lane_mask(fx: &mut FunctionCx, op: Op) -> Lower {
    let (base, limit) = (GetActiveLaneMask(op).base(fx.body), GetActiveLaneMask(op).n(fx.body));
    let leaf = Leaf { scalar: fx.scalar(fx.body.value_type(base))?, lanes: 1, offset: 0 };
    let (base, limit) = (fx.single_leaf(base)?, fx.single_leaf(limit)?);
    let mut lanes = Leaves::new();
    for lane in 0..fx.lane_count(fx.result_type(op))? {
        let distance = fx.constant(leaf, lane as u128);
        let number = fx.ins().iadd(base, distance);
        let number = fx.normalise(leaf, number);
        // A number that wraps around is beyond the limit.
        let wraps = fx.ins().icmp(IntCC::UnsignedLessThan, number, base);
        let below = fx.ins().icmp(IntCC::UnsignedLessThan, number, limit);
        let one = fx.ins().iconst(types::I8, 1);
        let stays = fx.ins().bxor(wraps, one);
        lanes.push(fx.ins().band(below, stays));
    }
    fx.set_lanes(op, &lanes)
}

/// Lowers a masked load. If all lanes are active, which is frequent, it is an ordinary load.
fn load(fx: &mut FunctionCx, op: Op) -> Lower {
    let masked = Load(op);
    let ty = fx.result_type(op);
    let shape = fx.shape(ty)?;
    let address = fx.single_leaf(masked.data(fx.body))?;
    let masks = mask::with_lanes_of(fx, masked.mask(fx.body), &shape);
    if let Some(masks) = masks.filter(|_| fx.has_masked_accesses(ty)) {
        return load_masked(fx, op, &shape, &masks);
    }
    let mask = fx.mask(masked.mask(fx.body))?;
    let otherwise = fx.lanes_or_zeros(masked.pass_thru(fx.body), ty)?;
    let leaf = fx.memory_lane(ty)?;
    let some_lanes = |fx: &mut FunctionCx| -> Lower<Leaves> {
        let lanes = fx.load_lanes(leaf, &mask, &otherwise, |fx, lane| {
            fx.offset(address, lane as i64 * leaf.scalar.stride())
        })?;
        Ok(fx.leaves_of_lanes(&shape, &lanes))
    };
    let all_lanes = |fx: &mut FunctionCx| fx.load_shape(address, &shape, FunctionCx::plain_flags());
    let out = match fx.at_once(leaf, &mask) {
        Active::Value(all) => fx.either(all, &shape, all_lanes, some_lanes)?,
        Active::Known(true) => all_lanes(fx)?,
        Active::Known(false) => some_lanes(fx)?,
    };
    fx.set(op, &out);
    Ok(())
}

fn store(fx: &mut FunctionCx, op: Op) -> Lower {
    let masked = Store(op);
    let (value, mask) = (masked.value(fx.body), masked.mask(fx.body));
    let ty = fx.body.value_type(value);
    let shape = fx.shape(ty)?;
    if let Some(masks) = mask::with_lanes_of(fx, mask, &shape) {
        return store_registers(fx, masked, &shape, &masks);
    }
    let (leaves, lanes) = (fx.leaves(value)?, fx.lanes_of(value)?);
    let address = fx.single_leaf(masked.data(fx.body))?;
    let mask = fx.mask(mask)?;
    let leaf = fx.memory_lane(ty)?;
    let some_lanes = |fx: &mut FunctionCx| -> Lower<Leaves> {
        fx.store_lanes(leaf, &mask, &lanes, |fx, lane| {
            fx.offset(address, lane as i64 * leaf.scalar.stride())
        })?;
        Ok(Leaves::new())
    };
    let all_lanes = |fx: &mut FunctionCx| -> Lower<Leaves> {
        fx.store_shape(address, &shape, &leaves, FunctionCx::plain_flags())?;
        Ok(Leaves::new())
    };
    match fx.at_once(leaf, &mask) {
        Active::Value(all) => fx.either(all, &Shape::default(), all_lanes, some_lanes)?,
        Active::Known(true) => all_lanes(fx)?,
        Active::Known(false) => some_lanes(fx)?,
    };
    Ok(())
}

/// Loads the active lanes of each register by one instruction.
fn load_masked(fx: &mut FunctionCx, op: Op, shape: &Shape, masks: &[Value]) -> Lower {
    let address = fx.single_leaf(Load(op).data(fx.body))?;
    let otherwise = match Load(op).pass_thru(fx.body).filter(|&value| !mask::is_zero(fx, value)) {
        Some(value) => Some(fx.leaves(value)?),
        None => None,
    };
    let mut out = Leaves::new();
    for (number, (&leaf, &mask)) in shape.leaves.iter().zip(masks).enumerate() {
        let at = fx.offset(address, leaf.offset as i64);
        let loaded = fx.masked_load(leaf.ty(), mask, at);
        out.push(match &otherwise {
            Some(otherwise) => mask::select_lanes(fx, leaf, mask, loaded, otherwise[number]),
            None => loaded,
        });
    }
    fx.set(op, &out);
    Ok(())
}

/// Stores the active lanes of each register.
fn store_registers(fx: &mut FunctionCx, store: Store, shape: &Shape, masks: &[Value]) -> Lower {
    let value = store.value(fx.body);
    let has_instruction = fx.has_masked_accesses(fx.body.value_type(value));
    let (values, address) = (fx.leaves(value)?, fx.single_leaf(store.data(fx.body))?);
    for ((&leaf, value), &mask) in shape.leaves.iter().zip(values).zip(masks) {
        let at = fx.offset(address, leaf.offset as i64);
        match has_instruction && !fx.env.support.slow_masked_stores {
            true => fx.masked_store(mask, value, at),
            false => store_register(fx, leaf, (value, mask), at, has_instruction)?,
        }
    }
    Ok(())
}

/// Stores the active lanes of a register: at once if all are active, which is frequent, and nothing if none is. Else one
/// instruction stores the active ones, or as many as there are lanes.
fn store_register(
    fx: &mut FunctionCx,
    leaf: Leaf,
    (value, mask): (Value, Value),
    address: Value,
    has_instruction: bool,
) -> Lower {
    let bits = fx.ins().vhigh_bits(types::I32, mask);
    let every = (1i64 << leaf.lanes) - 1;
    let all = fx.ins().icmp_imm_s(IntCC::Equal, bits, every);
    let whole = |fx: &mut FunctionCx| -> Lower<Leaves> {
        fx.store_leaf(address, Leaf { offset: 0, ..leaf }, value, FunctionCx::plain_flags());
        Ok(Leaves::new())
    };
    let parts = |fx: &mut FunctionCx| -> Lower<Leaves> {
        fx.when(Active::Value(bits), &[], |fx| {
            match has_instruction {
                true => fx.masked_store(mask, value, address),
                false => store_each(fx, leaf, (value, bits), address)?,
            }
            Ok(Leaves::new())
        })
    };
    fx.either(all, &Shape::default(), whole, parts)?;
    Ok(())
}

/// Stores the lanes of a register whose bits are set, one by one.
fn store_each(fx: &mut FunctionCx, leaf: Leaf, (value, bits): (Value, Value), address: Value) -> Lower {
    let lane = Leaf { lanes: 1, offset: 0, ..leaf };
    for number in 0..leaf.lanes {
        let bit = fx.ins().band_imm_s(bits, 1 << number);
        fx.when(Active::Value(bit), &[], |fx| {
            let one = fx.ins().extractlane(value, number as u8);
            let address = fx.offset(address, i64::from(number) * leaf.scalar.stride());
            fx.store_leaf(address, lane, one, FunctionCx::plain_flags());
            Ok(Leaves::new())
        })?;
    }
    Ok(())
}

fn gather(fx: &mut FunctionCx, op: Op) -> Lower {
    if let Some(indexed) = Indexed::of(fx, op) {
        return indexed.gather(fx, op);
    }
    let ty = fx.result_type(op);
    let addresses = fx.lanes_of(Gather(op).ptrs(fx.body))?;
    let mask = fx.mask(Gather(op).mask(fx.body))?;
    let otherwise = fx.lanes_or_zeros(Gather(op).pass_thru(fx.body), ty)?;
    let leaf = fx.memory_lane(ty)?;
    let lanes = fx.load_lanes(leaf, &mask, &otherwise, |_, lane| addresses[lane])?;
    fx.set_lanes(op, &lanes)
}

fn scatter(fx: &mut FunctionCx, op: Op) -> Lower {
    if let Some(indexed) = Indexed::of(fx, op) {
        return indexed.scatter(fx, op);
    }
    let value = Scatter(op).value(fx.body);
    let leaf = fx.memory_lane(fx.body.value_type(value))?;
    let (values, addresses) = (fx.lanes_of(value)?, fx.lanes_of(Scatter(op).ptrs(fx.body))?);
    let mask = fx.mask(Scatter(op).mask(fx.body))?;
    fx.store_lanes(leaf, &mask, &values, |_, lane| addresses[lane])
}

fn expandload(fx: &mut FunctionCx, op: Op) -> Lower {
    let leaf = fx.memory_lane(fx.result_type(op))?;
    let mut address = fx.single_leaf(ExpandLoad(op).ptr(fx.body))?;
    let mask = fx.mask(ExpandLoad(op).mask(fx.body))?;
    let otherwise = fx.lanes_of(ExpandLoad(op).passthru(fx.body))?;
    let mut lanes = Leaves::new();
    for (&active, &value) in mask.iter().zip(&otherwise) {
        let both = fx.when(active, &[value, address], |fx| {
            let value = fx.load_leaf(address, leaf, FunctionCx::plain_flags());
            let next = fx.offset(address, leaf.scalar.stride());
            Ok(Leaves::from_slice(&[value, next]))
        })?;
        lanes.push(both[0]);
        address = both[1];
    }
    fx.set_lanes(op, &lanes)
}

fn compressstore(fx: &mut FunctionCx, op: Op) -> Lower {
    let value = CompressStore(op).value(fx.body);
    let leaf = fx.memory_lane(fx.body.value_type(value))?;
    let values = fx.lanes_of(value)?;
    let mut address = fx.single_leaf(CompressStore(op).ptr(fx.body))?;
    let mask = fx.mask(CompressStore(op).mask(fx.body))?;
    for (&active, &value) in mask.iter().zip(&values) {
        let next = fx.when(active, &[address], |fx| {
            fx.store_leaf(address, leaf, value, FunctionCx::plain_flags());
            Ok(Leaves::from_slice(&[fx.offset(address, leaf.scalar.stride())]))
        })?;
        address = next[0];
    }
    Ok(())
}
