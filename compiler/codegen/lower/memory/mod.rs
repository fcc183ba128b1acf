//! Loads, stores, allocas and address arithmetic.

pub(super) mod atomic;
pub(super) mod block;
pub(super) mod dynamic_alloca;
pub(crate) mod extending_load;
pub(super) mod lane_store;
pub(super) mod packed_vector;

use cranelift_codegen::ir::{InstBuilder, InstructionData, MemFlagsData, Opcode, Type, Value, types};

use crate::codegen::context::fusions::Fusion;
use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, Scalar, Shape};
use crate::dialect::llvm::layout;
use crate::dialect::llvm::memory::{
    ALLOCA, Alloca, GETELEMENTPTR, GepIndex, GetElementPtr, LOAD, Load, STORE, Store, gep_indices,
};
use crate::ir::{Op, OpName, TypeData, TypeId, name};

use super::integer::multiply;
use lane_store::float_of_same_bits;

/// The offsets that fit into instructions of all targets; nearly all of the negative ones.
const NEAR: std::ops::Range<i64> = -256..2048;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(ALLOCA, alloca), (GETELEMENTPTR, getelementptr), (LOAD, load), (STORE, store)];

fn load(fx: &mut FunctionCx, op: Op) -> Lower {
    if atomic::is_atomic(fx, op) {
        return atomic::load(fx, op);
    }
    let address = fx.single_leaf(Load(op).addr(fx.body))?;
    match fx.fusions.get(op) {
        Some(Fusion::ExtendingLoad(extension)) => return fx.load_extended(op, extension, address),
        Some(Fusion::WideLoad(_)) => return fx.load_wide(op, address),
        _ => {}
    }
    let shape = fx.shape(fx.result_type(op))?;
    let out = fx.volatile(op, |fx, flags| fx.load_shape(address, &shape, flags))?;
    fx.set(op, &out);
    Ok(())
}

fn store(fx: &mut FunctionCx, op: Op) -> Lower {
    if atomic::is_atomic(fx, op) {
        return atomic::store(fx, op);
    }
    let (value, address) = (Store(op).value(fx.body), Store(op).addr(fx.body));
    let shape = fx.shape_of(value)?;
    let leaves = fx.leaves(value)?;
    let address = fx.single_leaf(address)?;
    fx.volatile(op, |fx, flags| fx.store_shape(address, &shape, &leaves, flags))
}

/// Returns the widths, in bytes, of the accesses to an integer of `bytes` bytes, each with its offset.
fn chunks(bytes: u64) -> impl Iterator<Item = (u64, u64)> {
    let mut offset = 0;
    std::iter::from_fn(move || {
        let rest = bytes - offset;
        let size = [8, 4, 2, 1].into_iter().find(|&size| size <= rest)?;
        offset += size;
        Some((offset - size, size))
    })
}

fn int_of_bytes(bytes: u64) -> Type {
    Type::int_with_byte_size(bytes as u16).unwrap_or(types::I64)
}

impl FunctionCx<'_> {
    /// Runs an access with its memory flags; a volatile one must not be moved.
    fn volatile<T>(&mut self, op: Op, access: impl FnOnce(&mut Self, MemFlagsData) -> Lower<T>) -> Lower<T> {
        if !self.is_set(op, name::VOLATILE) {
            return access(self, Self::plain_flags());
        }
        self.ins().sequence_point();
        let result = access(self, MemFlagsData::new())?;
        self.ins().sequence_point();
        Ok(result)
    }

    /// An address plus a constant.
    pub(crate) fn offset(&mut self, address: Value, offset: i64) -> Value {
        if offset == 0 { address } else { self.ins().iadd_imm_s(address, offset) }
    }

    /// Splits an address and offset so that the offset fits into an instruction. A small constant that was added to the
    /// address becomes part of the offset: accesses to the same bytes are only recognized by equal addresses and
    /// offsets.
    fn near(&mut self, mut address: Value, offset: u64) -> (Value, i32) {
        let Ok(mut near) = i32::try_from(offset) else {
            return (self.offset(address, offset as i64), 0);
        };
        while let Some((before, distance)) = self.added_constant(address) {
            let sum = distance.checked_add(i64::from(near)).filter(|sum| NEAR.contains(sum));
            let Some(sum) = sum.and_then(|sum| i32::try_from(sum).ok()) else { break };
            (address, near) = (before, sum);
        }
        (address, near)
    }

    /// Returns the value and the constant of a sum, if an address is one.
    fn added_constant(&self, address: Value) -> Option<(Value, i64)> {
        let dfg = &self.builder.func.dfg;
        let made_by = |value| dfg.value_def(value).inst().map(|inst| &dfg.insts[inst]);
        let Some(&InstructionData::Binary { opcode: Opcode::Iadd, args: [before, distance] }) =
            made_by(address)
        else {
            return None;
        };
        Some((before, self.iconst_of(distance)?.cast_signed()))
    }

    /// Loads all leaves of a value.
    pub(crate) fn load_shape(&mut self, address: Value, shape: &Shape, flags: MemFlagsData) -> Lower<Leaves> {
        let mut out = Leaves::new();
        let mut packed = shape.packed.iter().peekable();
        while out.len() < shape.leaves.len() {
            match packed.next_if(|packed| packed.first == out.len()) {
                Some(packed) => out.extend(self.load_packed(address, shape, packed, flags)),
                None => {
                    let value = self.load_leaf(address, shape.leaves[out.len()], flags);
                    out.push(value);
                }
            }
        }
        Ok(out)
    }

    /// Stores all leaves of a value.
    pub(crate) fn store_shape(
        &mut self,
        address: Value,
        shape: &Shape,
        leaves: &[Value],
        flags: MemFlagsData,
    ) -> Lower {
        let mut packed = shape.packed.iter().peekable();
        let mut next = 0;
        while next < leaves.len() {
            match packed.next_if(|packed| packed.first == next) {
                Some(packed) => {
                    self.store_packed(address, shape, packed, &leaves[next..next + packed.lanes], flags);
                    next += packed.lanes;
                }
                None => {
                    self.store_leaf(address, shape.leaves[next], leaves[next], flags);
                    next += 1;
                }
            }
        }
        Ok(())
    }

    /// Loads one leaf of a value.
    pub(crate) fn load_leaf(&mut self, address: Value, leaf: Leaf, flags: MemFlagsData) -> Value {
        let bytes = leaf.scalar.bytes();
        if leaf.is_vector() || bytes == u64::from(leaf.ty().bytes()) {
            let (address, offset) = self.near(address, leaf.offset);
            let value = self.ins().load(leaf.ty(), flags, address, offset);
            return self.normalise(leaf, value);
        }
        let ty = leaf.ty();
        let mut whole = self.int(ty, 0);
        for (at, size) in chunks(bytes) {
            let (address, offset) = self.near(address, leaf.offset + at);
            let chunk = self.ins().load(int_of_bytes(size), flags, address, offset);
            let chunk = self.resize(chunk, ty, false);
            let shifted = self.shift_left(chunk, self.chunk_shift(bytes, at, size));
            whole = self.ins().bor(whole, shifted);
        }
        self.normalise(leaf, whole)
    }

    /// Stores one leaf of a value.
    pub(crate) fn store_leaf(&mut self, address: Value, leaf: Leaf, value: Value, flags: MemFlagsData) {
        let bytes = leaf.scalar.bytes();
        if leaf.is_vector() || bytes == u64::from(leaf.ty().bytes()) {
            let (address, offset) = self.near(address, leaf.offset);
            let value = float_of_same_bits(self, value).unwrap_or(value);
            self.ins().store(flags, value, address, offset);
            return;
        }
        for (at, size) in chunks(bytes) {
            let shift = self.chunk_shift(bytes, at, size);
            let chunk = self.shift_right(value, shift, false);
            let chunk = self.resize(chunk, int_of_bytes(size), false);
            let (address, offset) = self.near(address, leaf.offset + at);
            self.ins().store(flags, chunk, address, offset);
        }
    }

    /// Returns the shift of the bytes `at..at + size` in an integer.
    fn chunk_shift(&self, bytes: u64, at: u64, size: u64) -> u32 {
        (8 * if self.env.support.little_endian { at } else { bytes - at - size }) as u32
    }
}

/// Lowers an alloca to a slot of the frame if possible. One slot serves all executions of the operation, so memory that
/// may be visible in a later iteration of a loop is a heap block of its own.
fn alloca(fx: &mut FunctionCx, op: Op) -> Lower {
    let Some(ty) = fx.attr(op, name::ELEM_TYPE).and_then(|attr| fx.cx().type_value(attr)) else {
        return needs("it needs an element type");
    };
    if fx.attr_named(op, "inalloca").is_some() {
        return needs("it needs 'inalloca'");
    }
    let natural = layout::align_of(fx.cx(), &fx.env.target.layout, ty).unwrap_or(1);
    let asked = fx.attr(op, name::ALIGNMENT).and_then(|attr| fx.cx().int_value(attr));
    let align = asked.map_or(natural, |asked| asked as u64);
    if !align.is_power_of_two() || align > 1 << 20 {
        return needs(format!("it needs an alignment of {align}"));
    }
    let element = fx.size_of(ty)?;
    let array_size = Alloca(op).array_size(fx.body);
    let address = if fx.is_dynamic(op) {
        let count = fx.single_leaf(array_size)?;
        let count = fx.resize(count, types::I64, false);
        let size = fx.ins().imul_imm_s(count, element as i64);
        fx.new_block(size, align)?
    } else {
        let width = fx.cx().int_width(fx.body.value_type(array_size)).unwrap_or(64).min(64);
        let count = fx.constant_of(array_size).unwrap_or(1) as u64 & (u64::MAX >> (64 - width));
        match element.checked_mul(count) {
            Some(size) => fx.stack_slot(size, align)?,
            None => return needs("it needs a larger stack frame"),
        }
    };
    fx.set(op, &[address]);
    Ok(())
}

impl FunctionCx<'_> {
    /// Returns true if a slot of the frame is not enough for an alloca.
    pub(crate) fn is_dynamic(&self, op: Op) -> bool {
        let is_in_loop = || self.body.parent_block(op).is_some_and(|block| self.loops.contains(block));
        self.constant_of(Alloca(op).array_size(self.body)).is_none()
            || is_in_loop() && self.escapes(self.body.result(op, 0))
    }

    /// Returns true if an address may be kept beyond the loop iteration that allocated it: it has uses other than
    /// accesses, or than address arithmetic that does not escape either.
    fn escapes(&self, address: crate::ir::Value) -> bool {
        let mut work = vec![address];
        while let Some(value) = work.pop() {
            for &op in self.uses.of(self.body, value) {
                match self.body.name(op) {
                    LOAD => {}
                    STORE if Store(op).value(self.body) != value => {}
                    GETELEMENTPTR => work.push(self.body.result(op, 0)),
                    name if super::intrinsic::keeps_no_pointer(name) => {}
                    _ => return true,
                }
            }
        }
        false
    }
}

/// Lowers address arithmetic. Vectors of pointers or indices result in a vector of addresses; scalars are used for all
/// lanes.
fn getelementptr(fx: &mut FunctionCx, op: Op) -> Lower {
    if fx.scalar(fx.result_type(op))? != Scalar::Pointer {
        return needs("it needs pointers");
    }
    let count = fx.lane_count(fx.result_type(op))?;
    let operands =
        (0..fx.body.operands(op).len()).map(|index| fx.lanes(op, index)).collect::<Lower<Vec<_>>>()?;
    let mut out = Leaves::new();
    for lane in 0..count {
        let values: Leaves = operands.iter().map(|lanes| lanes[lane % lanes.len()]).collect();
        out.push(element_address(fx, op, &values)?);
    }
    fx.set_lanes(op, &out)
}

/// Returns the address for a base and indices, one lane of each operand.
fn element_address(fx: &mut FunctionCx, op: Op, operands: &[Value]) -> Lower<Value> {
    let Some(mut ty) = fx.attr(op, name::ELEM_TYPE).and_then(|attr| fx.cx().type_value(attr)) else {
        return needs("it needs an element type");
    };
    let mut address = operands[0];
    let mut constant = 0i64;
    for (number, index) in gep_indices(fx.cx(), fx.body.attrs(op)).into_iter().enumerate() {
        let index = match index {
            GepIndex::Dynamic(n) => match fx.constant_of(GetElementPtr(op).dynamic_indices(fx.body)[n]) {
                Some(value) => GepIndex::Constant(value as i64),
                None => GepIndex::Dynamic(n),
            },
            constant => constant,
        };
        let (stride, offset) = if number == 0 { (fx.size_of(ty)?, None) } else { step(fx, &mut ty, index)? };
        match (offset, index) {
            (Some(offset), _) => constant = constant.wrapping_add(offset as i64),
            (None, GepIndex::Constant(value)) => {
                constant = constant.wrapping_add(value.wrapping_mul(stride as i64));
            }
            (None, GepIndex::Dynamic(n)) => {
                address = add_index(fx, op, (n, operands[n + 1]), stride, address)?
            }
        }
    }
    Ok(fx.offset(address, constant))
}

/// Advances `ty` to one of its parts. Returns the stride of its elements, or the offset of a structure's field.
fn step(fx: &FunctionCx, ty: &mut TypeId, index: GepIndex) -> Lower<(u64, Option<u64>)> {
    match fx.cx().type_data(*ty) {
        TypeData::Array { element, .. } | TypeData::Vector { element, .. } => {
            *ty = *element;
            Ok((fx.size_of(*element)?, None))
        }
        _ => {
            let Some((fields, _)) = fx.cx().struct_fields(*ty) else { return needs("it needs a structure") };
            let GepIndex::Constant(number) = index else { return needs("it needs a constant field number") };
            let offset = layout::part_offset(fx.cx(), &fx.env.target.layout, *ty, number as u64);
            let (Some(offset), Some(&field)) = (offset, fields.get(number as usize)) else {
                return needs("it needs an existing field");
            };
            *ty = field;
            Ok((0, Some(offset)))
        }
    }
}

/// Adds dynamic index `number` with one value of it.
fn add_index(
    fx: &mut FunctionCx,
    op: Op,
    (number, index): (usize, Value),
    stride: u64,
    address: Value,
) -> Lower<Value> {
    let scalar = fx.scalar(fx.operand_type(op, number + 1))?;
    let leaf = Leaf { scalar, lanes: 1, offset: 0 };
    let index = fx.signed(leaf, index);
    let index = fx.resize(index, types::I64, true);
    let scaled = multiply::times(fx, index, stride);
    Ok(fx.ins().iadd(address, scaled))
}
