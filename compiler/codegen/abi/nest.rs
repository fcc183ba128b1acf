//! The argument that `llvm.nest` marks: a pointer, often to the frame of the enclosing function, that LLVM passes in `r10` on
//! x86-64. Other arguments are where they would be without it.
//!
//! Cranelift cannot name this register. In its signatures the argument has the next free register behind all others, and
//! thunks move it:
//!
//! - Where the function is defined, the symbol is a thunk that moves the argument from `r10` to its register and jumps to
//!   Cranelift's code.
//! - Where the function is called, a thunk moves the argument from its register to `r10` and jumps to the function. The address of
//!   one that is called through a pointer follows the arguments on the stack.
//!
//! On s390x, LLVM passes the argument as it does others.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{FuncId, ModuleReloc, ModuleRelocTarget};

use crate::ir::{AttrData, AttrId, DictId, NameId, TypeData, name};

use super::buffered_results::Thunk;
use super::{Convention, Plan, Register};
use crate::codegen::context::env::Env;
use crate::codegen::lower::call::{Boundary, nth_dict};
use crate::codegen::module::Assembler;
use crate::codegen::unwind::Frame;

/// Whether a target passes the argument outside of the sequence of others.
fn has_register(env: &Env) -> bool {
    matches!(env.convention, Convention::SysV | Convention::Win64)
}

fn is_marked(env: &Env, attrs: DictId) -> bool {
    env.cx.dict_get(attrs, name::LLVM_NEST).is_some()
}

/// Whether an argument is outside of the sequence of others. Either the callee or the call says it.
///
/// # Errors
/// When it is no pointer, or something else says how it is passed.
pub(crate) fn is_apart(env: &Env, boundary: &Boundary, index: usize) -> Result<bool, String> {
    let lists = [boundary.arg_attrs, boundary.call_attrs].map(|list| nth_dict(env.cx, list, index));
    if !has_register(env) || !lists.iter().any(|&attrs| is_marked(env, attrs)) {
        return Ok(false);
    }
    let is_pointer = matches!(env.cx.type_data(boundary.params[index]), TypeData::Pointer { .. });
    let others = [name::LLVM_SRET, name::LLVM_BYVAL];
    let is_plain = |&attrs| others.iter().all(|&other| env.cx.dict_get(attrs, other).is_none());
    match is_pointer && lists.iter().all(is_plain) {
        true => Ok(true),
        false => Err("it needs 'llvm.nest' on something else than a plain pointer".to_string()),
    }
}

/// Whether one of these attributes of arguments says that its argument is outside of the sequence of others.
pub(crate) fn is_anywhere(env: &Env, list: Option<AttrId>) -> bool {
    let dicts = list.and_then(|list| env.cx.array_value(list)).unwrap_or_default();
    has_register(env)
        && dicts
            .iter()
            .any(|&attr| matches!(env.cx.attr_data(attr), AttrData::Dict(attrs) if is_marked(env, *attrs)))
}

/// Refuses functions with such an argument that the thunks cannot serve.
pub(crate) fn check(boundary: &Boundary, plan: &Plan) -> Result<(), String> {
    let needs = match plan.nest {
        _ if boundary.variadic => "variable arguments beside one with 'llvm.nest'",
        _ if plan.buffered.is_some() => {
            "two thunks, because of 'llvm.nest' and of its results or aligned memory"
        }
        None => "fewer arguments in registers, because of 'llvm.nest'",
        Some(_) => return Ok(()),
    };
    Err(format!("it needs {needs}"))
}

/// The numbers that instructions have for the integer registers of a convention.
fn int_registers(convention: Convention) -> &'static [u8] {
    match convention {
        Convention::Win64 => &[1, 2, 8, 9],
        _ => &[7, 6, 2, 1, 8, 9],
    }
}

/// A move between `r10` and the register that Cranelift has the argument in.
#[derive(Clone, Copy)]
enum Move {
    /// From `r10`.
    From,
    /// To `r10`.
    To,
}

impl Move {
    fn code(self, convention: Convention, register: Register) -> Vec<u8> {
        /// The lower bits of the number of `r10`.
        const R10: u8 = 2;
        let modrm = |reg: u8, rm: u8| 0xc0 | (reg & 7) << 3 | rm & 7;
        match register {
            Register::Float(number) => {
                let opcode = if let Move::From = self { 0x6e } else { 0x7e };
                vec![0x66, 0x49, 0x0f, opcode, modrm(number as u8, R10)] // movq
            }
            Register::Int(number) => {
                let register = int_registers(convention)[number as usize];
                let extended = register >> 3;
                match self {
                    Move::From => vec![0x4c | extended, 0x89, modrm(R10, register)], // mov register, r10
                    Move::To => vec![0x49 | extended << 2, 0x89, modrm(register, R10)], // mov r10, register
                }
            }
        }
    }
}

/// Adds `jmp callee`.
fn jump(mut code: Vec<u8>, callee: ModuleRelocTarget) -> Thunk {
    code.push(0xe9);
    let offset = code.len() as u32;
    code.extend([0; 4]);
    Thunk {
        code,
        relocs: vec![ModuleReloc { offset, kind: Reloc::X86CallPLTRel4, name: callee, addend: -4 }],
    }
}

/// `mov register, r10; jmp inner`.
pub(crate) fn entry_thunk(convention: Convention, register: Register, inner: FuncId) -> Thunk {
    jump(Move::From.code(convention, register), inner.into())
}

impl Assembler {
    /// `mov r10, register; jmp callee`.
    pub(crate) fn nest_thunk(
        &mut self,
        env: &Env,
        symbol: NameId,
        register: Register,
    ) -> Result<FuncId, String> {
        let name = env.function_name(symbol).ok_or("call of an unknown function")?;
        let callee = ModuleRelocTarget::user(name.namespace, name.index);
        let thunk = jump(Move::To.code(env.convention, register), callee);
        self.local_function(env, &thunk.code, &thunk.relocs, Frame::Leaf)
    }

    /// `mov r10, register; jmp [rsp + 8 + stack]`: the address of the callee follows the arguments on the stack, and the return
    /// address.
    pub(crate) fn indirect_nest_thunk(
        &mut self,
        env: &Env,
        stack: u32,
        register: Register,
    ) -> Result<FuncId, String> {
        let mut code = Move::To.code(env.convention, register);
        code.extend([0xff, 0xa4, 0x24]);
        code.extend((stack + 8).to_le_bytes());
        self.local_function(env, &code, &[], Frame::Leaf)
    }
}
