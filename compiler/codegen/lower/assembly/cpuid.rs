//! `cpuid`, the one instruction that is supported in inline assembly, in the form of `<cpuid.h>`. A machine code
//! routine executes it.

use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, Value as ClifValue, types};

use crate::codegen::abi::Convention;
use crate::codegen::context::symbols::Request;
use crate::codegen::context::{FunctionCx, Leaves, Lower, needs};
use crate::ir::{Op, Value};

use super::constraint::Constraint;

/// For System V: `edi` and `esi` are the inputs for `eax` and `ecx`, `rdx` is the address of four words for the
/// outputs.
#[rustfmt::skip]
const SYSV: &[u8] = &[
    0x49, 0x89, 0xd9,       // mov r9, rbx
    0x89, 0xf8,             // mov eax, edi
    0x89, 0xf1,             // mov ecx, esi
    0x49, 0x89, 0xd0,       // mov r8, rdx
    0x0f, 0xa2,             // cpuid
    0x41, 0x89, 0x00,       // mov [r8], eax
    0x41, 0x89, 0x58, 0x04, // mov [r8 + 4], ebx
    0x41, 0x89, 0x48, 0x08, // mov [r8 + 8], ecx
    0x41, 0x89, 0x50, 0x0c, // mov [r8 + 12], edx
    0x4c, 0x89, 0xcb,       // mov rbx, r9
    0xc3,                   // ret
];

/// For Windows: `ecx` and `edx` are the inputs for `eax` and `ecx`, `r8` is the address.
#[rustfmt::skip]
const WIN64: &[u8] = &[
    0x49, 0x89, 0xd9,       // mov r9, rbx
    0x89, 0xc8,             // mov eax, ecx
    0x89, 0xd1,             // mov ecx, edx
    0x0f, 0xa2,             // cpuid
    0x41, 0x89, 0x00,       // mov [r8], eax
    0x41, 0x89, 0x58, 0x04, // mov [r8 + 4], ebx
    0x41, 0x89, 0x48, 0x08, // mov [r8 + 8], ecx
    0x41, 0x89, 0x50, 0x0c, // mov [r8 + 12], edx
    0x4c, 0x89, 0xcb,       // mov rbx, r9
    0xc3,                   // ret
];

/// The routine's code.
fn routine(convention: Convention) -> &'static [u8] {
    if convention == Convention::Win64 { WIN64 } else { SYSV }
}

/// Returns true if a template is this instruction, alone or between two that preserve `rbx`.
pub(crate) fn is_template(text: &str) -> bool {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    match lines.as_slice() {
        ["cpuid"] => true,
        [before, "cpuid", after] => {
            let is_kept = before == after && before.starts_with("xchg") || before.starts_with("mov");
            is_kept && after.starts_with("xchg") && before.contains("rbx") && after.contains("rbx")
        }
        _ => false,
    }
}

/// Returns the index of the word for the register of a constraint: `ax`, `bx`, `cx`, `dx`. Any other register is the
/// copy of `rbx`.
fn word(code: &str) -> usize {
    match code.trim_matches(['=', '&', '{', '}']) {
        "ax" | "eax" | "rax" | "a" => 0,
        "cx" | "ecx" | "rcx" | "c" => 2,
        "dx" | "edx" | "rdx" | "d" => 3,
        _ => 1,
    }
}

/// Returns the results in the order of their constraints.
pub(crate) fn lower(fx: &mut FunctionCx, op: Op, constraints: &[Constraint]) -> Lower {
    if !matches!(fx.env.convention, Convention::SysV | Convention::Win64) {
        return needs("it needs 'cpuid', which only x86-64 has");
    }
    let mut outputs = Vec::new();
    let mut inputs: [Option<Value>; 4] = [None; 4];
    for constraint in constraints {
        match *constraint {
            Constraint::Result(code) => outputs.push(word(code)),
            Constraint::Memory(_) => return needs("it needs results in registers"),
            Constraint::Input(value, code) => match code.parse::<usize>() {
                Ok(tied) if tied < outputs.len() => inputs[outputs[tied]] = Some(value),
                Ok(_) => return needs("it needs an operand tied to a result"),
                Err(_) => inputs[word(code)] = Some(value),
            },
        }
    }
    let input = |fx: &mut FunctionCx, value: Option<Value>| -> Lower<ClifValue> {
        let Some(value) = value else { return Ok(fx.int(types::I32, 0)) };
        match *fx.leaves(value)? {
            [value] => Ok(fx.resize(value, types::I32, false)),
            _ => needs("it needs integers"),
        }
    };
    let (leaf, subleaf) = (input(fx, inputs[0])?, input(fx, inputs[2])?);
    let words = fx.stack_slot(16, 8)?;
    let params = [types::I32, types::I32, types::I64].map(AbiParam::new);
    let routine = fx.routine(Request::MachineCode(routine(fx.env.convention)), &params, None);
    fx.ins().call(routine, &[leaf, subleaf, words]);
    let shape = fx.shape(fx.result_type(op))?;
    if shape.leaves.len() != outputs.len() {
        return needs("it needs a constraint for each result");
    }
    let mut out = Leaves::new();
    for (leaf, word) in shape.leaves.iter().zip(outputs) {
        let value = fx.ins().load(types::I32, MemFlagsData::trusted(), words, 4 * word as i32);
        out.push(fx.resize(value, leaf.ty(), false));
    }
    fx.set(op, &out);
    Ok(())
}
