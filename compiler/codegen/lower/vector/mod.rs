//! Lanes of vectors.

pub(super) mod bit_count;
pub(super) mod byte_differences;
pub(super) mod cast;
pub(super) mod dot_product;
pub(super) mod float_to_int;
mod half_pairs;
pub(super) mod indexed;
pub(super) mod lane_cast;
pub(super) mod mask;
pub(super) mod masked;
pub(super) mod matrix;
pub(super) mod pairwise_add;
pub(super) mod predicated;
pub(super) mod reduce;
pub(super) mod shift;
pub(super) mod shuffle;
pub(super) mod shuffle_mask;
pub(super) mod truncate;
pub(super) mod undefined_lanes;
pub(super) mod wide_cast;
mod wide_permutation;
pub(super) mod wide_shuffle;
mod wide_transpose;
pub(super) mod widen;
pub(super) mod widest_cast;
pub(super) mod widest_shuffle;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, BlockArg, Endianness, InstBuilder, MemFlagsData, Opcode, Value, types};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn};
use crate::codegen::types::{Leaf, Scalar, Shape};
use crate::dialect::llvm::arith::{POISON, UNDEF};
use crate::dialect::llvm::vector::{EXTRACTELEMENT, ExtractElement, INSERTELEMENT, InsertElement};
use crate::ir::{Op, OpName, TypeId};

use shuffle::bytes_of;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(EXTRACTELEMENT, extractelement), (INSERTELEMENT, insertelement)];

impl FunctionCx<'_> {
    /// Returns the lanes of a vector operand; for a scalar, itself.
    pub(crate) fn lanes(&mut self, op: Op, index: usize) -> Lower<Leaves> {
        self.lanes_of(self.body.operands(op)[index])
    }

    /// Returns the lanes of a value.
    pub(crate) fn lanes_of(&mut self, value: crate::ir::Value) -> Lower<Leaves> {
        let shape = self.shape_of(value)?;
        let leaves = self.leaves(value)?;
        let mut out = Leaves::new();
        for (leaf, value) in shape.leaves.iter().zip(leaves) {
            if !leaf.is_vector() {
                out.push(value);
                continue;
            }
            for lane in 0..leaf.lanes as u8 {
                out.push(self.ins().extractlane(value, lane));
            }
        }
        Ok(out)
    }

    /// Sets the only result from its lanes.
    pub(crate) fn set_lanes(&mut self, op: Op, lanes: &[Value]) -> Lower {
        let shape = self.shape(self.result_type(op))?;
        let out = self.leaves_of_lanes(&shape, lanes);
        self.set(op, &out);
        Ok(())
    }

    /// Returns the leaves of a value from its lanes.
    pub(crate) fn leaves_of_lanes(&mut self, shape: &Shape, lanes: &[Value]) -> Leaves {
        let mut rest = lanes;
        let mut out = Leaves::new();
        for &leaf in &shape.leaves {
            let (these, after) = rest.split_at(leaf.lanes as usize);
            rest = after;
            out.push(self.of_lanes(leaf, these));
        }
        out
    }

    /// Returns the number of lanes of a vector type; 1 for a scalar.
    pub(crate) fn lane_count(&mut self, ty: TypeId) -> Lower<usize> {
        Ok(self.shape(ty)?.leaves.iter().map(|leaf| leaf.lanes as usize).sum())
    }

    /// Emits two alternative computations of leaves of the same shape, one of which is executed.
    pub(crate) fn either(
        &mut self,
        condition: Value,
        shape: &Shape,
        yes: impl FnOnce(&mut Self) -> Lower<Leaves>,
        no: impl FnOnce(&mut Self) -> Lower<Leaves>,
    ) -> Lower<Leaves> {
        let [then, otherwise, after] = [(); 3].map(|()| self.builder.create_block());
        for leaf in &shape.leaves {
            self.builder.append_block_param(after, leaf.ty());
        }
        self.ins().brif(condition, then, &[], otherwise, &[]);
        self.builder.switch_to_block(then);
        let values = yes(self)?;
        self.jump_with(after, &values);
        self.builder.switch_to_block(otherwise);
        let values = no(self)?;
        self.jump_with(after, &values);
        self.builder.switch_to_block(after);
        Ok(self.builder.block_params(after).iter().copied().collect())
    }

    fn jump_with(&mut self, block: Block, values: &[Value]) {
        let args: Vec<BlockArg> = values.iter().copied().map(BlockArg::Value).collect();
        self.ins().jump(block, &args);
    }

    /// Returns a leaf from its lanes.
    pub(crate) fn of_lanes(&mut self, leaf: Leaf, lanes: &[Value]) -> Value {
        if !leaf.is_vector() {
            return lanes[0];
        }
        if self.is_interleaved(leaf) && lanes.iter().any(|&lane| lane != lanes[0]) {
            return self.interleaved(leaf, lanes);
        }
        let mut vector = self.ins().splat(leaf.ty(), lanes[0]);
        for (number, &lane) in lanes.iter().enumerate().skip(1) {
            if lane != lanes[0] {
                vector = self.ins().insertlane(vector, lane, number as u8);
            }
        }
        vector
    }
}

impl FunctionCx<'_> {
    /// Returns true if a vector is built by interleaving registers. Otherwise instructions insert lanes: those of 16
    /// bits and, with SSE4.1, of 8 bits.
    fn is_interleaved(&self, leaf: Leaf) -> bool {
        let is_inserted = match leaf.scalar.bits() {
            8 => self.env.support.byte_shuffles,
            bits => bits == 16,
        };
        self.env.support.interleaves && !is_inserted
    }

    /// Builds a vector by a tree of interleavings: of registers with one lane each, with two lanes, with four.
    fn interleaved(&mut self, leaf: Leaf, lanes: &[Value]) -> Value {
        let mut parts: Vec<Value> = lanes.iter().map(|&lane| self.first_lane(leaf, lane)).collect();
        let mut bytes = leaf.scalar.bits() as usize / 8;
        while parts.len() > 1 {
            let mask = shuffle_mask::zip(bytes, false);
            let pairs = parts.chunks(2);
            parts = pairs
                .map(|pair| bytes_of(self, leaf.ty(), pair[0], pair[1], |byte| mask[byte].into()))
                .collect();
            bytes *= 2;
        }
        parts[0]
    }

    /// Returns a vector with a first lane. The other lanes are undefined.
    fn first_lane(&mut self, leaf: Leaf, value: Value) -> Value {
        // A float is in a vector register already. Only a load zeroes the other lanes for free, as `scalar_to_vector`
        // must.
        let is_float = matches!(leaf.scalar, Scalar::F32 | Scalar::F64);
        if is_float && !self.is_load(value) {
            return self.ins().splat(leaf.ty(), value);
        }
        if is_float || leaf.scalar.bits() >= 32 || !self.env.support.little_endian {
            return self.ins().scalar_to_vector(leaf.ty(), value);
        }
        // Not every back end can move less than 32 bits.
        let word = self.ins().uextend(types::I32, value);
        let words = self.ins().scalar_to_vector(types::I32X4, word);
        self.ins().bitcast(leaf.ty(), MemFlagsData::new().with_endianness(Endianness::Little), words)
    }

    /// Returns true if a value was loaded.
    pub(crate) fn is_load(&self, value: Value) -> bool {
        let dfg = &self.builder.func.dfg;
        dfg.value_def(value).inst().is_some_and(|inst| dfg.insts[inst].opcode() == Opcode::Load)
    }
}

fn extractelement(fx: &mut FunctionCx, op: Op) -> Lower {
    let (vector, position) = (ExtractElement(op).vector(fx.body), ExtractElement(op).position(fx.body));
    if let Some(position) = fx.constant_of(position) {
        let shape = fx.shape_of(vector)?;
        let Some((part, lane)) = find_lane(&shape.leaves, position) else {
            // An index beyond the end results in poison.
            let scalar = fx.scalar(fx.result_type(op))?;
            let poison = fx.poison(Leaf::single(scalar));
            fx.set(op, &[poison]);
            return Ok(());
        };
        let value = fx.leaves(vector)?[part];
        let value = if shape.leaves[part].is_vector() { fx.ins().extractlane(value, lane) } else { value };
        fx.set(op, &[value]);
        return Ok(());
    }
    let lanes = fx.lanes_of(vector)?;
    let position = fx.single_leaf(position)?;
    let mut out = lanes[0];
    for (number, &lane) in lanes.iter().enumerate().skip(1) {
        let here = fx.ins().icmp_imm_u(IntCC::Equal, position, number as i64);
        out = fx.select(here, lane, out);
    }
    fx.set(op, &[out]);
    Ok(())
}

fn insertelement(fx: &mut FunctionCx, op: Op) -> Lower {
    let insert = InsertElement(op);
    let (vector, position) = (insert.vector(fx.body), insert.position(fx.body));
    let value = fx.single_leaf(insert.value(fx.body))?;
    if let Some(position) = fx.constant_of(position) {
        let shape = fx.shape_of(vector)?;
        let mut leaves = fx.leaves(vector)?;
        if let Some((part, lane)) = find_lane(&shape.leaves, position) {
            let leaf = shape.leaves[part];
            leaves[part] = match leaf.is_vector() {
                true if lane == 0 && is_anything(fx, vector) => fx.first_lane(leaf, value),
                true if u32::from(lane) + 1 == leaf.lanes && fx.is_interleaved(leaf) => {
                    match lanes_before(fx, insert, lane)? {
                        Some(mut lanes) => {
                            lanes.push(value);
                            fx.of_lanes(leaf, &lanes)
                        }
                        None => fx.ins().insertlane(leaves[part], value, lane),
                    }
                }
                true => fx.ins().insertlane(leaves[part], value, lane),
                false => value,
            };
        }
        fx.set(op, &leaves);
        return Ok(());
    }
    let position = fx.single_leaf(position)?;
    let mut lanes = fx.lanes_of(vector)?;
    for (number, lane) in lanes.iter_mut().enumerate() {
        let here = fx.ins().icmp_imm_u(IntCC::Equal, position, number as i64);
        *lane = fx.select(here, value, *lane);
    }
    fx.set_lanes(op, &lanes)
}

/// Returns true if the lanes of a vector do not matter.
fn is_anything(fx: &FunctionCx, vector: crate::ir::Value) -> bool {
    let from = fx.body.defining_op(vector);
    from.is_some_and(|from| matches!(fx.body.name(from), POISON | UNDEF))
}

/// Returns the scalars that a chain of insertions writes to the lanes before the last one; `None` unless they are in
/// order.
fn lanes_before(fx: &mut FunctionCx, last: InsertElement, count: u8) -> Lower<Option<Vec<Value>>> {
    let mut lanes = Vec::new();
    let mut insert = last;
    while lanes.len() < count.into() {
        let position = fx.constant_of(insert.position(fx.body));
        let from = fx.body.defining_op(insert.vector(fx.body));
        let Some(from) = from.and_then(|from| InsertElement::cast(fx.body, from)) else { return Ok(None) };
        let before = fx.constant_of(from.position(fx.body));
        if before.map(|before| before + 1) != position {
            return Ok(None);
        }
        lanes.push(fx.single_leaf(from.value(fx.body))?);
        insert = from;
    }
    lanes.reverse();
    Ok(Some(lanes))
}

/// Returns the index of the leaf with a lane, and that of the lane in it.
fn find_lane(leaves: &[Leaf], position: i128) -> Option<(usize, u8)> {
    let per_part = leaves.first()?.lanes as i128;
    let part = usize::try_from(position / per_part).ok()?;
    (part < leaves.len() && position >= 0).then_some((part, (position % per_part) as u8))
}
