//! Calls of variadic functions on x86-64. Callers pass the number of vector registers in `al`; a thunk sets it.

use cranelift_codegen::binemit::Reloc;
use cranelift_module::{ModuleReloc, ModuleRelocTarget};

use super::thunk::Thunk;

/// `mov al, 8`: the number of vector registers that variadic callees save.
const ALL_VECTOR_REGISTERS: [u8; 2] = [0xb0, 8];

/// Returns the thunk `mov al, 8; jmp callee`.
pub(crate) fn thunk(callee: ModuleRelocTarget) -> Thunk {
    let mut code = ALL_VECTOR_REGISTERS.to_vec();
    code.extend([0xe9, 0, 0, 0, 0]);
    let relocs = vec![ModuleReloc { offset: 3, kind: Reloc::X86CallPLTRel4, name: callee, addend: -4 }];
    Thunk { code, relocs }
}

/// Returns the thunk `mov r11, [rsp + 8 + stack]; mov al, 8; jmp r11`. The address of the callee follows the return
/// address and the arguments on the stack.
pub(crate) fn indirect_thunk(stack: u32) -> Thunk {
    let mut code = vec![0x4c, 0x8b, 0x9c, 0x24];
    code.extend((stack + 8).to_le_bytes());
    code.extend(ALL_VECTOR_REGISTERS);
    code.extend([0x41, 0xff, 0xe3]);
    Thunk { code, relocs: Vec::new() }
}
