//! Variadic arguments.
//!
//! The definition of a variadic function has all registers of the convention as parameters. On entry, those that its
//! type does not name are stored to a register save area in its frame. `va_start` builds a list of that area and of the
//! arguments on the stack, which are located by the frame pointer. The lists are those of the targets' C conventions,
//! so that they can be passed to `vprintf`. On RISC-V the [thunk](crate::codegen::abi::variadic_entry) saves the
//! registers.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self as clif, InstBuilder, MemFlagsData, types};

use crate::codegen::abi::variadic_entry;
use crate::codegen::abi::{Convention, NamedArguments};
use crate::codegen::context::signature::VariableArguments;
use crate::codegen::context::{FunctionCx, Lower, LowerFn, needs};
use crate::codegen::types::{Leaf, Scalar};
use crate::dialect::llvm::variadic::{VA_ARG, VACOPY, VAEND, VASTART, VaArg, VaCopy, VaStart};
use crate::ir::{Op, OpName};

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(VASTART, va_start), (VACOPY, va_copy), (VAEND, va_end), (VA_ARG, va_arg)];

/// The layout of a convention's register save area.
struct Area {
    size: u64,
    ints: u32,
    floats: u32,
    float_bytes: u32,
}

impl Area {
    fn of(convention: Convention) -> Option<Area> {
        match convention {
            Convention::SysV => Some(Area { size: 176, ints: 0, floats: 48, float_bytes: 16 }),
            Convention::Aapcs64 => Some(Area { size: 192, ints: 0, floats: 64, float_bytes: 16 }),
            // The layout of the part of a caller's frame in which C compilers save registers.
            Convention::S390x => Some(Area { size: 160, ints: 16, floats: 128, float_bytes: 8 }),
            // The arguments in registers and on the stack are contiguous.
            Convention::Riscv64 | Convention::Win64 => None,
            // All are on the stack.
            Convention::DarwinPcs => None,
        }
    }

    fn int(&self, number: u32) -> i32 {
        (self.ints + 8 * number) as i32
    }

    fn float(&self, number: u32) -> i32 {
        (self.floats + self.float_bytes * number) as i32
    }
}

impl FunctionCx<'_> {
    /// Saves the registers that may hold variadic arguments; `values` are the parameters of the function.
    pub(crate) fn save_registers(&mut self, named: NamedArguments, values: &[clif::Value]) -> Lower {
        let convention = self.env.convention;
        if convention == Convention::DarwinPcs {
            let stack = self.incoming_stack(named.stack.next_multiple_of(8));
            self.signature.variable = Some(VariableArguments { named, registers: stack, stack });
            return Ok(());
        }
        if convention == Convention::Win64 {
            self.save_home(named, values);
            return Ok(());
        }
        let Some(area) = Area::of(convention) else {
            // All of them are saved already, below those on the stack. The last parameter is their address.
            let [.., registers] = *values else { return needs("it needs the address of its arguments") };
            let named_bytes = if named.ints < convention.int_registers() {
                8 * named.ints
            } else {
                variadic_entry::SAVED + named.stack
            };
            let stack = self.offset(registers, named_bytes.into());
            self.signature.variable = Some(VariableArguments { named, registers, stack });
            return Ok(());
        };
        let registers = self.stack_slot(area.size, 16)?;
        let first = self.first_register();
        let flags = MemFlagsData::trusted();
        let ints = convention.int_registers();
        for number in named.ints..ints {
            self.ins().store(flags, values[(number + first) as usize], registers, area.int(number));
        }
        for number in named.floats..convention.float_registers() {
            self.ins().store(flags, values[(ints + number + first) as usize], registers, area.float(number));
        }
        let stack = self.caller_stack_at(named.stack);
        self.signature.variable = Some(VariableArguments { named, registers, stack });
        Ok(())
    }

    /// Stores the registers to their words on the stack, so that all variadic arguments are there.
    fn save_home(&mut self, named: NamedArguments, values: &[clif::Value]) {
        let stack = self.caller_stack_at(named.stack);
        for offset in (named.stack..self.env.convention.home()).step_by(8) {
            let value = values[offset as usize / 8];
            self.ins().store(MemFlagsData::trusted(), value, stack, (offset - named.stack) as i32);
        }
        self.signature.variable = Some(VariableArguments { named, registers: stack, stack });
    }

    /// Returns the address of the caller's arguments on the stack plus `offset`, with or without a thunk in between.
    fn caller_stack_at(&mut self, offset: u32) -> clif::Value {
        match self.signature.caller_stack {
            Some(start) => self.offset(start, offset.into()),
            None => self.incoming_stack(offset),
        }
    }

    /// Returns the index of the parameter in the first integer register. Only on AArch64 a hidden pointer has a
    /// register of its own.
    fn first_register(&self) -> u32 {
        let hidden = self.signature.plan.sret || self.signature.plan.explicit_sret;
        u32::from(hidden && self.env.convention.is_aarch64())
    }

    /// Returns the address of the caller's arguments on the stack plus `offset`.
    pub(crate) fn incoming_stack(&mut self, offset: u32) -> clif::Value {
        /// The bytes between the frame pointer and the arguments: on s390x the register save area, elsewhere the old
        /// frame pointer and the return address.
        const S390X_BEFORE: u32 = 160;
        const BEFORE: u32 = 16;
        let before = if self.env.convention == Convention::S390x { S390X_BEFORE } else { BEFORE };
        self.requirements.frame_pointer = true;
        let frame = self.ins().get_frame_pointer(types::I64);
        self.ins().iadd_imm_u(frame, i64::from(before + offset))
    }

    fn store_int(&mut self, ty: clif::Type, value: i64, list: clif::Value, offset: i32) {
        let value = self.ins().iconst(ty, value & if ty == types::I32 { 0xffff_ffff } else { -1 });
        self.ins().store(Self::plain_flags(), value, list, offset);
    }
}

fn va_start(fx: &mut FunctionCx, op: Op) -> Lower {
    let list = fx.single_leaf(VaStart(op).arg_list(fx.body))?;
    let Some(VariableArguments { named, registers, stack }) = fx.signature.variable else {
        return needs("it needs a variadic function around it");
    };
    let convention = fx.env.convention;
    let flags = FunctionCx::plain_flags();
    let Some(area) = Area::of(convention) else {
        fx.ins().store(flags, stack, list, 0);
        return Ok(());
    };
    match convention {
        Convention::SysV => {
            fx.store_int(types::I32, i64::from(area.int(named.ints)), list, 0);
            fx.store_int(types::I32, i64::from(area.float(named.floats)), list, 4);
            fx.ins().store(flags, stack, list, 8);
            fx.ins().store(flags, registers, list, 16);
        }
        Convention::Aapcs64 => {
            let ints_end = fx.ins().iadd_imm_u(registers, 64);
            let floats_end = fx.ins().iadd_imm_u(registers, 192);
            fx.ins().store(flags, stack, list, 0);
            fx.ins().store(flags, ints_end, list, 8);
            fx.ins().store(flags, floats_end, list, 16);
            fx.store_int(types::I32, i64::from(named.ints) * 8 - 64, list, 24);
            fx.store_int(types::I32, i64::from(named.floats) * 16 - 128, list, 28);
        }
        Convention::S390x => {
            fx.store_int(types::I64, i64::from(named.ints), list, 0);
            fx.store_int(types::I64, i64::from(named.floats), list, 8);
            fx.ins().store(flags, stack, list, 16);
            fx.ins().store(flags, registers, list, 24);
        }
        // The list is an address.
        Convention::Riscv64 | Convention::DarwinPcs | Convention::Win64 => {}
    }
    Ok(())
}

fn va_copy(fx: &mut FunctionCx, op: Op) -> Lower {
    let words = match fx.env.convention {
        Convention::SysV => 3,
        Convention::Aapcs64 | Convention::S390x => 4,
        Convention::Riscv64 | Convention::DarwinPcs | Convention::Win64 => 1,
    };
    let copy = VaCopy(op);
    let (to, from) = (fx.single_leaf(copy.dest_list(fx.body))?, fx.single_leaf(copy.src_list(fx.body))?);
    let flags = FunctionCx::plain_flags();
    for offset in (0..words).map(|word| 8 * word) {
        let word = fx.ins().load(types::I64, flags, from, offset);
        fx.ins().store(flags, word, to, offset);
    }
    Ok(())
}

fn va_end(_: &mut FunctionCx, _: Op) -> Lower {
    Ok(())
}

/// Loads the next argument as LLVM's instruction does. Front ends for C expand `va_arg` themselves, because they know
/// the C types.
fn va_arg(fx: &mut FunctionCx, op: Op) -> Lower {
    match fx.env.convention {
        Convention::SysV => {}
        Convention::Riscv64 | Convention::DarwinPcs | Convention::Win64 => return va_arg_in_order(fx, op),
        Convention::Aapcs64 | Convention::S390x => {
            return needs("it needs the front end to take the argument from the list, as for C");
        }
    }
    let list = fx.single_leaf(VaArg(op).arg(fx.body))?;
    let shape = fx.shape(fx.result_type(op))?;
    let &[leaf] = shape.leaves.as_slice() else { return needs("it needs an argument of one part") };
    let (counter, step, end) = match leaf {
        Leaf { scalar: Scalar::Int(..=64) | Scalar::Pointer, lanes: 1, .. } => (0, 8, 48),
        Leaf { scalar: Scalar::F32 | Scalar::F64, lanes: 1, .. } => (4, 16, 176),
        _ => return needs("it needs an argument of at most 64 bits"),
    };
    let flags = FunctionCx::plain_flags();
    let used = fx.ins().load(types::I32, flags, list, counter);
    let has_register = fx.ins().icmp_imm_u(IntCC::UnsignedLessThan, used, end);
    let [in_register, on_stack, done] = [(); 3].map(|()| fx.builder.create_block());
    let place = fx.builder.append_block_param(done, types::I64);
    fx.ins().brif(has_register, in_register, &[], on_stack, &[]);
    fx.builder.switch_to_block(in_register);
    let registers = fx.ins().load(types::I64, flags, list, 16);
    let offset = fx.ins().uextend(types::I64, used);
    let address = fx.ins().iadd(registers, offset);
    let next = fx.ins().iadd_imm_u(used, step);
    fx.ins().store(flags, next, list, counter);
    fx.ins().jump(done, &[address.into()]);
    fx.builder.switch_to_block(on_stack);
    let address = fx.ins().load(types::I64, flags, list, 8);
    let next = fx.ins().iadd_imm_u(address, 8);
    fx.ins().store(flags, next, list, 8);
    fx.ins().jump(done, &[address.into()]);
    fx.builder.switch_to_block(done);
    let leaves = fx.load_shape(place, &shape, flags)?;
    fx.set(op, &leaves);
    Ok(())
}

/// Loads the next argument of a list in which each has a word of its own.
fn va_arg_in_order(fx: &mut FunctionCx, op: Op) -> Lower {
    let list = fx.single_leaf(VaArg(op).arg(fx.body))?;
    let shape = fx.shape(fx.result_type(op))?;
    if shape.leaves.len() != 1 || shape.size > 8 {
        return needs("it needs an argument of at most 64 bits");
    }
    let is_narrow = matches!(shape.leaves[0].scalar, Scalar::F16 | Scalar::BF16 | Scalar::F32);
    if is_narrow && fx.env.convention == Convention::DarwinPcs {
        return needs("it needs the argument to be 'f64', as in C");
    }
    let flags = FunctionCx::plain_flags();
    let place = fx.ins().load(types::I64, flags, list, 0);
    let next = fx.ins().iadd_imm_u(place, 8);
    fx.ins().store(flags, next, list, 0);
    let leaves = fx.load_shape(place, &shape, flags)?;
    fx.set(op, &leaves);
    Ok(())
}
