//! Copies and fills of memory: `memcpy`, `memmove` and `memset`.
//!
//! Short constant lengths are expanded to loads and stores of the widest registers. The last access overlaps the one
//! before it if the length is no sum of widths. All loads of a `memmove` precede its stores. Other lengths call the C
//! library.

use cranelift_codegen::ir::{
    AbiParam, InstBuilder, InstructionData, MemFlagsData, Opcode, Type, Value, types,
};

use crate::codegen::context::{FunctionCx, Lower};
use crate::dialect::llvm::function::SizeLevel;
use crate::dialect::llvm::intrinsic::{argument_alignment, is_volatile};
use crate::ir::Op;

/// Upper bound on the accesses of an expanded fill, and of an expanded copy.
const MAX_ACCESSES: usize = 8;
/// The same in functions that are optimized for size: the instructions of a call.
const MAX_SMALL_ACCESSES: usize = 3;
const MAX_SMALLEST_ACCESSES: usize = 2;
/// Upper bound on the values that an expanded `memmove` keeps in registers.
const MAX_LIVE: usize = 4;

pub(crate) fn memcpy(fx: &mut FunctionCx, op: Op) -> Lower {
    copy(fx, op, "memcpy", MAX_ACCESSES)
}

pub(crate) fn memmove(fx: &mut FunctionCx, op: Op) -> Lower {
    copy(fx, op, "memmove", MAX_LIVE)
}

/// Lowers a copy; expands it if it takes at most `most` loads.
fn copy(fx: &mut FunctionCx, op: Op, function: &'static str, most: usize) -> Lower {
    let (to, from) = (fx.single(op, 0)?, fx.single(op, 1)?);
    let length = length(fx, op)?;
    if let Some(accesses) = accesses(fx, op, length, most, &[0, 1]) {
        for group in accesses.chunks(MAX_LIVE) {
            let flags = FunctionCx::plain_flags();
            let load = |&(offset, ty): &(u64, Type)| {
                let (address, offset) = fx.near(from, offset);
                fx.ins().load(ty, flags, address, offset)
            };
            let values: Vec<Value> = group.iter().map(load).collect();
            for (&(offset, _), value) in group.iter().zip(values) {
                store(fx, value, to, offset, flags);
            }
        }
        return Ok(());
    }
    let pointer = AbiParam::new(types::I64);
    fx.call_library(function, &[pointer; 3], Some(types::I64), &[to, from, length]);
    Ok(())
}

pub(crate) fn memset(fx: &mut FunctionCx, op: Op) -> Lower {
    let (to, byte) = (fx.single(op, 0)?, fx.single(op, 1)?);
    let length = length(fx, op)?;
    if let Some(accesses) = accesses(fx, op, length, MAX_ACCESSES, &[0]) {
        let mut repeated: Option<(Type, Value)> = None;
        for (offset, ty) in accesses {
            let value = match repeated {
                Some((before, value)) if before == ty => value,
                _ => fx.repeated(byte, ty),
            };
            repeated = Some((ty, value));
            store(fx, value, to, offset, FunctionCx::plain_flags());
        }
        return Ok(());
    }
    // s390x and riscv64 require an `int` to be extended.
    let byte = fx.ins().uextend(types::I64, byte);
    let word = AbiParam::new(types::I64);
    let params = [word, word, word];
    fx.call_library("memset", &params, Some(types::I64), &[to, byte, length]);
    Ok(())
}

/// Returns the number of bytes: the last operand, or an attribute.
fn length(fx: &mut FunctionCx, op: Op) -> Lower<Value> {
    if let Some(length) = fx.attr_named(op, "len").and_then(|attr| fx.cx().int_value(attr)) {
        return Ok(fx.int(types::I64, length as u128));
    }
    let length = fx.single(op, 2)?;
    Ok(fx.resize(length, types::I64, false))
}

/// Returns the offsets and types of the accesses of a copy or fill that is to be expanded. `pointers` are the operands
/// that are pointers.
fn accesses(
    fx: &FunctionCx,
    op: Op,
    length: Value,
    most: usize,
    pointers: &[usize],
) -> Option<Vec<(u64, Type)>> {
    let is_volatile = is_volatile(fx.cx(), fx.body.attrs(op));
    let length = fx.iconst_of(length).filter(|_| fx.env.options.opt_level > 0 && !is_volatile)?;
    let most = match fx.size_level {
        SizeLevel::Any => most,
        SizeLevel::Small => most.min(MAX_SMALL_ACCESSES),
        SizeLevel::Smallest => most.min(MAX_SMALLEST_ACCESSES),
    };
    let mut widest = if fx.env.support.vectors { 16 } else { 8 };
    if !fx.env.target.has_unaligned_accesses() {
        widest = pointers
            .iter()
            .map(|&index| argument_alignment(fx.cx(), fx.body.attrs(op), index))
            .fold(widest, u64::min);
    }
    // Offsets of overlapping accesses are not aligned.
    let overlaps = fx.env.target.has_unaligned_accesses();
    let mut accesses = Vec::new();
    let mut offset = 0;
    while offset < length {
        let left = length - offset;
        let width = [16, 8, 4, 2, 1].into_iter().find(|&width| width <= left.min(widest))?;
        let wider = 2 * width;
        if overlaps && width < left && wider <= widest.min(length) {
            accesses.push((length - wider, type_of(wider)));
            offset = length;
        } else {
            accesses.push((offset, type_of(width)));
            offset += width;
        }
        if accesses.len() > most {
            return None;
        }
    }
    Some(accesses)
}

/// Returns the type that holds so many bytes in a register.
fn type_of(bytes: u64) -> Type {
    match bytes {
        16 => types::I8X16,
        8 => types::I64,
        4 => types::I32,
        2 => types::I16,
        _ => types::I8,
    }
}

fn store(fx: &mut FunctionCx, value: Value, to: Value, offset: u64, flags: MemFlagsData) {
    let (address, offset) = fx.near(to, offset);
    fx.ins().store(flags, value, address, offset);
}

impl FunctionCx<'_> {
    /// Returns a register of a type whose bytes all have a value.
    fn repeated(&mut self, byte: Value, ty: Type) -> Value {
        if ty.is_vector() {
            return self.ins().splat(ty, byte);
        }
        if ty == types::I8 {
            return byte;
        }
        let ones = u128::from(u64::MAX / 0xff) & (u128::MAX >> (128 - ty.bits()));
        if let Some(byte) = self.iconst_of(byte) {
            return self.int(ty, u128::from(byte & 0xff) * ones);
        }
        let byte = self.ins().uextend(ty, byte);
        let ones = self.int(ty, ones);
        self.ins().imul(byte, ones)
    }

    /// Returns the number of an `iconst`.
    pub(super) fn iconst_of(&self, value: Value) -> Option<u64> {
        let dfg = &self.builder.func.dfg;
        match dfg.insts[dfg.value_def(value).inst()?] {
            InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } => Some(imm.bits().cast_unsigned()),
            _ => None,
        }
    }
}
