//! Calls and returns: conversions between values and the pieces of a plan.

use cranelift_codegen::ir::{self as clif, InstBuilder, MemFlagsData, types};

use crate::codegen::abi::buffered_results::ThunkTarget;
use crate::codegen::abi::{self, Extend, Part, Piece, Plan};
use crate::codegen::context::{FunctionCx, Leaves, Lower};
use crate::codegen::types::{Leaf, Scalar, Shape};

/// The target of a call.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    /// A symbol.
    Function(clif::FuncRef),
    /// The function at an address.
    Pointer(clif::SigRef, clif::Value),
}

impl FunctionCx<'_> {
    /// Emits a call, with arguments and results in the locations of the plan.
    pub(crate) fn emit_call(
        &mut self,
        target: Target,
        plan: &Plan,
        leaves: &[clif::Value],
        shapes: &[Leaf],
        result: &Shape,
    ) -> Lower<Leaves> {
        let mut args = Vec::with_capacity(plan.params.len() + 1);
        let memory = if plan.sret { Some(self.stack_slot(result.size, result.align)?) } else { None };
        args.extend(memory);
        if plan.explicit_sret {
            args.push(leaves[0]);
        }
        for piece in &plan.params {
            let value = self.send(piece, leaves, shapes)?;
            args.push(value);
        }
        let pointer = if let Target::Pointer(_, pointer) = target { Some(pointer) } else { None };
        let buffer = self.pass_buffer(plan, &mut args, pointer)?;
        let inst = match target {
            Target::Function(function) => self.ins().call(function, &args),
            Target::Pointer(..) if buffer.is_some() => {
                let name = self.callable(plan, ThunkTarget::Pointer)?;
                let thunk = self.import(name, plan.signature(self.env.call_conv));
                self.ins().call(thunk, &args)
            }
            Target::Pointer(signature, pointer) => self.ins().call_indirect(signature, pointer, &args),
        };
        match memory {
            Some(pointer) => self.load_shape(pointer, result, Self::plain_flags()),
            None => {
                let mut values = self.builder.inst_results(inst).to_vec();
                let pieces = self.load_buffer(plan, buffer, &mut values);
                let values = self.receive(&pieces, &values, &result.passed_leaves());
                Ok(self.unpack_registers(result, &values))
            }
        }
    }

    /// Returns the value of a parameter or result.
    pub(crate) fn send(
        &mut self,
        piece: &Piece,
        leaves: &[clif::Value],
        shapes: &[Leaf],
    ) -> Lower<clif::Value> {
        let Some((number, part)) = piece.leaf else {
            return Ok(match piece.ty {
                types::F64 => self.ins().f64const(0.0),
                types::F32 => self.ins().f32const(0.0),
                types::F16 => {
                    let bits = self.int(types::I16, 0);
                    self.ins().bitcast(types::F16, MemFlagsData::new(), bits)
                }
                types::I8X16 => self.constant(Leaf { scalar: Scalar::Int(8), lanes: 16, offset: 0 }, 0),
                ty => self.int(ty, 0),
            });
        };
        let value = leaves[number];
        Ok(match part {
            Part::Reference => {
                let copy = self.stack_slot(16, self.env.frame_align)?;
                self.ins().store(MemFlagsData::trusted(), value, copy, 0);
                copy
            }
            Part::Limbs(count) => self.store_limbs(&leaves[number..number + count])?,
            Part::Lanes(count) => self.store_words(&leaves[number..number + count])?,
            Part::CopyAt(copied) => self.copy_of(value, copied)?,
            Part::Boxed | Part::Upper => self.widened_half(value, part, piece.ty),
            Part::FirstHalf => self.half_of(value),
            Part::Packed { count, ty } => self.packed_word(&leaves[number..number + count], ty),
            Part::Whole if piece.extend == Extend::Sign => self.signed(shapes[number], value),
            Part::Slot(extend) => {
                let is_signed = extend == Extend::Sign;
                let value = if is_signed { self.signed(shapes[number], value) } else { value };
                self.resize(value, piece.ty, is_signed)
            }
            Part::Whole if piece.ty == types::F16 => {
                self.ins().bitcast(types::F16, MemFlagsData::new(), value)
            }
            Part::Copy(_) => {
                self.requirements.frame_pointer = true;
                value
            }
            Part::Whole => value,
            Part::Word(word) => self.load_word(value, word),
            Part::Bits => self.ins().bitcast(piece.ty, MemFlagsData::new(), value),
            Part::First | Part::Second => {
                let bits = self.bits_of_float(value);
                let (low, high) = self.ins().isplit(bits);
                let first = if self.env.support.little_endian { low } else { high };
                let second = if self.env.support.little_endian { high } else { low };
                if part == Part::First { first } else { second }
            }
        })
    }

    /// Returns the half-precision float in a 32-bit float, or in an integer with its bits.
    fn unboxed_half(&mut self, boxed: clif::Value) -> clif::Value {
        let is_int = self.builder.func.dfg.value_type(boxed) == types::I32;
        let bits = if is_int { boxed } else { self.ins().bitcast(types::I32, MemFlagsData::new(), boxed) };
        self.ins().ireduce(types::I16, bits)
    }

    /// Loads a word of memory that is passed by value. Bytes beyond the memory are not read.
    fn load_word(&mut self, memory: clif::Value, word: abi::Word) -> clif::Value {
        let offset = 8 * word.number as i32;
        if word.bytes == 8 {
            return self.ins().load(types::I64, Self::plain_flags(), memory, offset);
        }
        let mut out = self.int(types::I64, 0);
        let mut at = 0;
        for ty in [types::I32, types::I16, types::I8] {
            if word.bytes & ty.bytes() == 0 {
                continue;
            }
            let part = self.ins().load(ty, Self::plain_flags(), memory, offset + at as i32);
            let part = self.ins().uextend(types::I64, part);
            let before = if self.env.support.little_endian { at } else { 8 - at - ty.bytes() };
            let part = self.shift_left(part, 8 * before);
            out = self.ins().bor(out, part);
            at += ty.bytes();
        }
        out
    }

    /// Returns leaves from the values of parameters or results.
    pub(crate) fn receive(&mut self, pieces: &[Piece], values: &[clif::Value], leaves: &[Leaf]) -> Leaves {
        let mut parts = vec![[None; 2]; leaves.len()];
        for (piece, &value) in pieces.iter().zip(values) {
            match piece.leaf {
                Some((number, Part::Reference)) => {
                    let flags = MemFlagsData::trusted();
                    parts[number][0] = Some(self.ins().load(leaves[number].ty(), flags, value, 0));
                }
                Some((number, Part::Word(word))) if word.number == 0 => {
                    parts[number][0] = Some(self.incoming_stack(word.stack));
                }
                Some((_, Part::Word(_))) => {}
                Some((number, Part::Limbs(count))) => {
                    for (part, limb) in parts[number..].iter_mut().zip(self.load_limbs(value, count)) {
                        part[0] = Some(limb);
                    }
                }
                Some((number, Part::Lanes(count))) => {
                    let lanes = self.load_words(value, &leaves[number..number + count]);
                    for (part, lane) in parts[number..].iter_mut().zip(lanes) {
                        part[0] = Some(lane);
                    }
                }
                Some((number, Part::Packed { count, ty })) => {
                    let unpacked = self.unpacked_word(value, &leaves[number..number + count], ty);
                    for (part, leaf) in parts[number..].iter_mut().zip(unpacked) {
                        part[0] = Some(leaf);
                    }
                }
                Some((number, Part::Boxed | Part::Upper)) => {
                    parts[number][0] = Some(self.narrowed_half(value, piece));
                }
                Some((number, Part::FirstHalf)) => {
                    parts[number][0] = Some(self.of_half(value, leaves[number].ty()));
                }
                Some((number, Part::Slot(_))) => {
                    parts[number][0] = Some(self.resize(value, leaves[number].ty(), false));
                }
                Some((number, Part::Second)) => parts[number][1] = Some(value),
                Some((number, _)) => parts[number][0] = Some(value),
                None => {}
            }
        }
        let mut out = Leaves::new();
        for (&leaf, part) in leaves.iter().zip(parts) {
            let value = match part {
                [Some(first), Some(second)] => {
                    let (low, high) =
                        if self.env.support.little_endian { (first, second) } else { (second, first) };
                    let both = self.ins().iconcat(low, high);
                    let value = self.float_of_bits(leaf, both);
                    self.normalise(leaf, value)
                }
                [Some(value), _]
                    if leaf.scalar.is_half() && self.builder.func.dfg.value_type(value).bits() == 32 =>
                {
                    self.unboxed_half(value)
                }
                [Some(value), _] if self.builder.func.dfg.value_type(value) != leaf.ty() => {
                    self.ins().bitcast(leaf.ty(), MemFlagsData::new(), value)
                }
                [Some(value), _] => self.normalise(leaf, value),
                [None, _] => self.constant(leaf, 0),
            };
            out.push(value);
        }
        out
    }

    /// Emits a return of the leaves of the function's result.
    pub(crate) fn emit_return(&mut self, leaves: &[clif::Value]) -> Lower {
        let (result, plan) = (self.signature.result, self.signature.plan.clone());
        let shape = self.shape(result)?;
        if let Some(pointer) = self.signature.result_pointer {
            self.store_shape(pointer, &shape, leaves, Self::plain_flags())?;
        }
        let mut values = Leaves::new();
        let leaves = self.pack_registers(&shape, leaves);
        let passed = shape.passed_leaves();
        for piece in &plan.results {
            values.push(self.send(piece, &leaves, &passed)?);
        }
        self.store_buffer(&leaves, &passed)?;
        self.end_blocks()?;
        self.ins().return_(&values);
        Ok(())
    }
}
