//! Routines for the x87 unit, which compute with `f80` on x86-64.
//!
//! A routine is a local function of a few bytes, which the object contains if it is called. An `f80` is passed to and
//! from it as two integers, the lower 64 bits and the upper 16. The routine moves it to the unit and back through
//! memory: the red zone, the 128 bytes below the stack pointer, or on Windows the home area of its arguments above the
//! return address.
//!
//! Upstream change that removes this file: a CLIF type for `f80`.

use cranelift_codegen::ir::{Type, types};

use crate::codegen::abi::Convention;

/// The operation of a routine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Routine {
    /// The sum.
    Add,
    /// The first operand minus the second.
    Sub,
    /// The product.
    Mul,
    /// The first operand divided by the second.
    Div,
    /// The square root.
    Sqrt,
    /// The comparison of the first with the second: 0 less, 1 greater, 2 equal, 3 unordered.
    Compare,
    /// An `f32`.
    FromF32,
    /// An `f64`.
    FromF64,
    /// Rounded to `f32`.
    ToF32,
    /// Rounded to `f64`.
    ToF64,
}

/// The code that depends on the convention: it loads operands to the top of the unit's stack, and stores results.
struct Moves {
    /// The first operand, an `f80`.
    first: &'static [u8],
    /// The second operand, on top of the first.
    second: &'static [u8],
    from_f32: &'static [u8],
    from_f64: &'static [u8],
    to_f80: &'static [u8],
    to_f32: &'static [u8],
    to_f64: &'static [u8],
}

#[rustfmt::skip]
const SYSV: Moves = Moves {
    first: &[
        0x48, 0x89, 0x7c, 0x24, 0xf0, // mov [rsp - 16], rdi
        0x48, 0x89, 0x74, 0x24, 0xf8, // mov [rsp - 8], rsi
        0xdb, 0x6c, 0x24, 0xf0, // fld tbyte [rsp - 16]
    ],
    second: &[
        0x48, 0x89, 0x54, 0x24, 0xf0, // mov [rsp - 16], rdx
        0x48, 0x89, 0x4c, 0x24, 0xf8, // mov [rsp - 8], rcx
        0xdb, 0x6c, 0x24, 0xf0, // fld tbyte [rsp - 16]
    ],
    from_f32: &[
        0xf3, 0x0f, 0x11, 0x44, 0x24, 0xf0, // movss [rsp - 16], xmm0
        0xd9, 0x44, 0x24, 0xf0, // fld dword [rsp - 16]
    ],
    from_f64: &[
        0xf2, 0x0f, 0x11, 0x44, 0x24, 0xf0, // movsd [rsp - 16], xmm0
        0xdd, 0x44, 0x24, 0xf0, // fld qword [rsp - 16]
    ],
    to_f80: &[
        0xdb, 0x7c, 0x24, 0xf0, // fstp tbyte [rsp - 16]
        0x48, 0x8b, 0x44, 0x24, 0xf0, // mov rax, [rsp - 16]
        0x0f, 0xb7, 0x54, 0x24, 0xf8, // movzx edx, word [rsp - 8]
        0xc3, // ret
    ],
    to_f32: &[
        0xd9, 0x5c, 0x24, 0xf0, // fstp dword [rsp - 16]
        0xf3, 0x0f, 0x10, 0x44, 0x24, 0xf0, // movss xmm0, [rsp - 16]
        0xc3, // ret
    ],
    to_f64: &[
        0xdd, 0x5c, 0x24, 0xf0, // fstp qword [rsp - 16]
        0xf2, 0x0f, 0x10, 0x44, 0x24, 0xf0, // movsd xmm0, [rsp - 16]
        0xc3, // ret
    ],
};

#[rustfmt::skip]
const WIN64: Moves = Moves {
    first: &[
        0x48, 0x89, 0x4c, 0x24, 0x08, // mov [rsp + 8], rcx
        0x48, 0x89, 0x54, 0x24, 0x10, // mov [rsp + 16], rdx
        0xdb, 0x6c, 0x24, 0x08, // fld tbyte [rsp + 8]
    ],
    second: &[
        0x4c, 0x89, 0x44, 0x24, 0x08, // mov [rsp + 8], r8
        0x4c, 0x89, 0x4c, 0x24, 0x10, // mov [rsp + 16], r9
        0xdb, 0x6c, 0x24, 0x08, // fld tbyte [rsp + 8]
    ],
    from_f32: &[
        0xf3, 0x0f, 0x11, 0x44, 0x24, 0x08, // movss [rsp + 8], xmm0
        0xd9, 0x44, 0x24, 0x08, // fld dword [rsp + 8]
    ],
    from_f64: &[
        0xf2, 0x0f, 0x11, 0x44, 0x24, 0x08, // movsd [rsp + 8], xmm0
        0xdd, 0x44, 0x24, 0x08, // fld qword [rsp + 8]
    ],
    to_f80: &[
        0xdb, 0x7c, 0x24, 0x08, // fstp tbyte [rsp + 8]
        0x48, 0x8b, 0x44, 0x24, 0x08, // mov rax, [rsp + 8]
        0x0f, 0xb7, 0x54, 0x24, 0x10, // movzx edx, word [rsp + 16]
        0xc3, // ret
    ],
    to_f32: &[
        0xd9, 0x5c, 0x24, 0x08, // fstp dword [rsp + 8]
        0xf3, 0x0f, 0x10, 0x44, 0x24, 0x08, // movss xmm0, [rsp + 8]
        0xc3, // ret
    ],
    to_f64: &[
        0xdd, 0x5c, 0x24, 0x08, // fstp qword [rsp + 8]
        0xf2, 0x0f, 0x10, 0x44, 0x24, 0x08, // movsd xmm0, [rsp + 8]
        0xc3, // ret
    ],
};

const ADD: &[u8] = &[0xde, 0xc1]; // faddp
const SUB: &[u8] = &[0xde, 0xe9]; // fsubp: second from top minus top
const MUL: &[u8] = &[0xde, 0xc9]; // fmulp
const DIV: &[u8] = &[0xde, 0xf9]; // fdivp: second from top by top
const SQRT: &[u8] = &[0xd9, 0xfa]; // fsqrt
/// The carry flag is set if the second operand, on top, is less. Carry and zero flag are set if they are unordered.
const COMPARE: &[u8] = &[
    0xdf, 0xe9, // fucomip st, st1
    0xdd, 0xd8, // fstp st
    0x0f, 0x92, 0xc0, // setb al
    0x0f, 0x94, 0xc1, // sete cl
    0x0f, 0xb6, 0xc0, // movzx eax, al
    0x0f, 0xb6, 0xc9, // movzx ecx, cl
    0x8d, 0x04, 0x48, // lea eax, [rax + 2 * rcx]
    0xc3, // ret
];

impl Routine {
    /// Returns its machine code.
    pub(crate) fn code(self, convention: Convention) -> Vec<u8> {
        let moves = if convention == Convention::Win64 { WIN64 } else { SYSV };
        let both = [moves.first, moves.second].concat();
        match self {
            Routine::Add => [&both, ADD, moves.to_f80].concat(),
            Routine::Sub => [&both, SUB, moves.to_f80].concat(),
            Routine::Mul => [&both, MUL, moves.to_f80].concat(),
            Routine::Div => [&both, DIV, moves.to_f80].concat(),
            Routine::Sqrt => [moves.first, SQRT, moves.to_f80].concat(),
            Routine::Compare => [&both, COMPARE].concat(),
            Routine::FromF32 => [moves.from_f32, moves.to_f80].concat(),
            Routine::FromF64 => [moves.from_f64, moves.to_f80].concat(),
            Routine::ToF32 => [moves.first, moves.to_f32].concat(),
            Routine::ToF64 => [moves.first, moves.to_f64].concat(),
        }
    }

    /// Returns the type of its result. An `f80` is represented as a 128-bit integer.
    pub(crate) fn result(self) -> Type {
        match self {
            Routine::Compare => types::I32,
            Routine::ToF32 => types::F32,
            Routine::ToF64 => types::F64,
            _ => types::I128,
        }
    }
}
