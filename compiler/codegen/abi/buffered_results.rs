//! Results on x86-64 in registers in which Cranelift returns no values: the third and fourth vector register, and the
//! x87 registers. The latter hold `f80` and the third and fourth float. On Windows they also include the third integer
//! register and the second vector register.
//!
//! Such results go through a buffer. Cranelift's signature of the function ends with two words on the stack, the first
//! of which is the address of the buffer. A thunk between caller and callee copies the arguments on the stack.
//! Arguments in registers, and the results that Cranelift supports, pass through it unchanged. Such thunks also serve
//! functions whose by-value memory arguments need more alignment than the stack has.
//!
//! - At the definition, Cranelift's code is a local function that stores into the buffer. The symbol is the thunk,
//!   which loads the registers. The second word is the address of the caller's arguments on the stack. A variadic
//!   function finds its variadic arguments by it.
//! - At a call, the thunk stores the registers into the buffer. The second word is the address of the function in an
//!   indirect call.

use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::{Type, types as clif};
use cranelift_module::{FuncId, ModuleReloc, ModuleRelocTarget};

use crate::ir::NameId;

use super::convention::Convention;
use super::piece::{Arg, Kind, Piece, PieceLocation, STACK_ALIGN};
use super::thunk::Thunk;

/// The location of a part of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ResultLocation {
    /// An integer register: `rax`, `rdx`, `rcx`.
    Int(usize),
    /// A vector register.
    Xmm(usize),
    /// An x87 register.
    X87(usize),
}

/// Returns the locations of the floats and vectors of a result, in order: each has the first free register for its
/// type. Returns `None` if there is none for one of them.
pub(crate) fn float_locations(convention: Convention, results: &[Arg]) -> Option<Vec<ResultLocation>> {
    let windows = convention == Convention::Win64;
    let (mut xmm, mut x87) = (0, 0);
    let mut locations = Vec::new();
    for arg in results.iter().filter(|arg| arg.is_float()) {
        let (most_xmm, most_x87) = match arg.ty {
            _ if arg.kind == Kind::InMemory || windows && arg.kind == Kind::X87 => (0, 0),
            _ if arg.kind == Kind::X87 => (0, 2),
            clif::F32 | clif::F64 => (2, 2),
            clif::F16 => (3, 0),
            clif::F128 => (2, 0),
            _ => (4, 0),
        };
        if xmm < most_xmm {
            locations.push(ResultLocation::Xmm(xmm));
            xmm += 1;
        } else if x87 < most_x87 {
            locations.push(ResultLocation::X87(x87));
            x87 += 1;
        } else {
            return None;
        }
    }
    Some(locations)
}

impl ResultLocation {
    /// Returns the offset in the buffer; `None` for a register in which Cranelift returns values.
    pub(crate) fn buffer_offset(self, convention: Convention) -> Option<i32> {
        let windows = convention == Convention::Win64;
        let slot = match self {
            ResultLocation::Int(2) if windows => RCX,
            ResultLocation::Xmm(1) if windows => XMM1,
            ResultLocation::Int(_) | ResultLocation::Xmm(0 | 1) => return None,
            ResultLocation::X87(number) | ResultLocation::Xmm(number) => number as i32,
        };
        Some(SLOT * slot)
    }
}

/// Bytes of each register in the buffer: st0, st1, xmm2, xmm3, xmm1, rcx.
pub(crate) const SLOT: i32 = 16;
/// Bytes of the buffer.
pub(crate) const BUFFER: u64 = 96;
/// The index of the slot for `xmm1`.
const XMM1: i32 = 4;
/// The index of the slot for `rcx`.
const RCX: i32 = 5;

/// The format of an x87 register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum X87Format {
    F32,
    F64,
    F80,
}

/// The parameters of the thunks of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Layout {
    /// Bytes of arguments on the stack, up to the address of the buffer.
    stack: u32,
    x87: [Option<X87Format>; 2],
    /// True for each of xmm2, xmm3 and xmm1 that holds a result.
    xmm: [bool; 3],
    rcx: bool,
    /// Alignment of the stack in bytes, if it exceeds the default; for memory that is passed by value.
    align: u32,
}

/// The results of a function that go through the buffer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Buffered {
    /// Its thunks.
    pub(crate) layout: Layout,
    /// The pieces of results and their offsets in the buffer.
    pub(crate) pieces: Vec<(Piece, i32)>,
}

impl Buffered {
    /// Adds a piece of a result.
    pub(crate) fn push(&mut self, arg: Arg, piece: Piece, offset: i32) {
        match offset / SLOT {
            slot @ (0 | 1) => {
                let format = match arg.ty {
                    _ if arg.kind == Kind::X87 => X87Format::F80,
                    clif::F32 => X87Format::F32,
                    _ => X87Format::F64,
                };
                self.layout.x87[slot as usize] = Some(format);
            }
            RCX => self.layout.rcx = true,
            slot => self.layout.xmm[slot as usize - 2] = true,
        }
        self.pieces.push((piece, offset));
    }

    /// Increases the alignment of the arguments on the stack.
    pub(crate) fn align_stack(&mut self, align: u32) {
        self.layout.align = align;
    }

    /// Records `stack` bytes of arguments. Returns the two words that follow them.
    pub(crate) fn finish(&mut self, stack: u32) -> [(PieceLocation, Type); 2] {
        self.layout.stack = stack;
        [0, 8].map(|at| (PieceLocation::Stack(stack + at), clif::I64))
    }
}

/// The callee of a call thunk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum ThunkTarget {
    /// A function of the module.
    Symbol(NameId),
    /// A variadic function of the module.
    Variadic(NameId),
    /// A function of the C library.
    Library(&'static str),
    /// The function whose address is the last argument.
    Pointer,
}

impl Layout {
    /// Returns the thunk that calls the function behind a symbol and loads the registers from the buffer.
    pub(crate) fn entry_thunk(&self, inner: FuncId) -> Thunk {
        /// The start of the buffer, from `rbp`.
        const START: i8 = -(BUFFER as i8);
        let mut thunk = Thunk::begin((self.stack + 16).next_multiple_of(16) + BUFFER as u32, self.align);
        thunk.copy_stack(self.stack);
        thunk.bytes(&[0x4c, 0x8d, 0x5d, START as u8]); // lea r11, [rbp + START]
        thunk.store_argument(self.stack); // mov [rsp + stack], r11
        thunk.bytes(&[0x4c, 0x8d, 0x5d, 0x10]); // lea r11, [rbp + 16]
        thunk.store_argument(self.stack + 8); // mov [rsp + stack + 8], r11
        thunk.call(inner.into());
        // The last register that is loaded is on top.
        for (number, format) in self.x87.iter().enumerate().rev() {
            let at = (START + SLOT as i8 * number as i8) as u8;
            match format {
                Some(X87Format::F32) => thunk.bytes(&[0xd9, 0x45, at]), // fld dword [rbp + at]
                Some(X87Format::F64) => thunk.bytes(&[0xdd, 0x45, at]), // fld qword [rbp + at]
                Some(X87Format::F80) => thunk.bytes(&[0xdb, 0x6d, at]), // fld tbyte [rbp + at]
                None => {}
            }
        }
        let at = |slot: i8| (START + SLOT as i8 * slot) as u8;
        if self.xmm[0] {
            thunk.bytes(&[0x0f, 0x10, 0x55, at(2)]); // movups xmm2, [rbp + at]
        }
        if self.xmm[1] {
            thunk.bytes(&[0x0f, 0x10, 0x5d, at(3)]); // movups xmm3, [rbp + at]
        }
        if self.xmm[2] {
            thunk.bytes(&[0x0f, 0x10, 0x4d, at(XMM1 as i8)]); // movups xmm1, [rbp + at]
        }
        if self.rcx {
            thunk.bytes(&[0x48, 0x8b, 0x4d, at(RCX as i8)]); // mov rcx, [rbp + at]
        }
        thunk.end()
    }

    /// Returns the thunk that calls `callee`, or the function whose address is the last argument, and stores the
    /// registers into the buffer.
    pub(crate) fn call_thunk(&self, callee: Option<ModuleRelocTarget>) -> Thunk {
        let mut thunk = Thunk::begin(self.stack.next_multiple_of(16), self.align);
        thunk.copy_stack(self.stack);
        match callee {
            Some(callee) => thunk.call(callee),
            None => {
                thunk.bytes(&[0xb0, 8]); // mov al, 8: as many vector registers as variable arguments may have
                thunk.bytes(&[0xff, 0x95]); // call [rbp + 16 + stack + 8]
                thunk.bytes(&(self.stack + 24).to_le_bytes());
            }
        }
        thunk.load_argument(self.stack); // mov r11, [rbp + 16 + stack]
        for (number, format) in self.x87.iter().enumerate() {
            let at = (SLOT * number as i32) as u8;
            match format {
                Some(X87Format::F32) => thunk.bytes(&[0x41, 0xd9, 0x5b, at]), // fstp dword [r11 + at]
                Some(X87Format::F64) => thunk.bytes(&[0x41, 0xdd, 0x5b, at]), // fstp qword [r11 + at]
                Some(X87Format::F80) => thunk.bytes(&[0x41, 0xdb, 0x7b, at]), // fstp tbyte [r11 + at]
                None => {}
            }
        }
        if self.xmm[0] {
            thunk.bytes(&[0x41, 0x0f, 0x11, 0x53, 0x20]); // movups [r11 + 32], xmm2
        }
        if self.xmm[1] {
            thunk.bytes(&[0x41, 0x0f, 0x11, 0x5b, 0x30]); // movups [r11 + 48], xmm3
        }
        if self.xmm[2] {
            thunk.bytes(&[0x41, 0x0f, 0x11, 0x4b, 0x40]); // movups [r11 + 64], xmm1
        }
        if self.rcx {
            thunk.bytes(&[0x49, 0x89, 0x4b, 0x50]); // mov [r11 + 80], rcx
        }
        thunk.end()
    }
}

impl Thunk {
    fn begin(frame: u32, align: u32) -> Thunk {
        let mut thunk = Thunk { code: Vec::new(), relocs: Vec::new() };
        thunk.bytes(&[0x55]); // push rbp
        thunk.bytes(&[0x48, 0x89, 0xe5]); // mov rbp, rsp
        thunk.bytes(&[0x48, 0x81, 0xec]); // sub rsp, frame
        thunk.bytes(&frame.to_le_bytes());
        if align > STACK_ALIGN {
            thunk.bytes(&[0x48, 0x81, 0xe4]); // and rsp, -align
            thunk.bytes(&align.wrapping_neg().to_le_bytes());
        }
        thunk
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.code.extend_from_slice(bytes);
    }

    /// Emits `mov r11, [rbp + 16 + offset]`: loads a word of the arguments on the stack.
    fn load_argument(&mut self, offset: u32) {
        self.bytes(&[0x4c, 0x8b, 0x9d]);
        self.bytes(&(offset + 16).to_le_bytes());
    }

    /// Emits `mov [rsp + offset], r11`.
    fn store_argument(&mut self, offset: u32) {
        self.bytes(&[0x4c, 0x89, 0x9c, 0x24]);
        self.bytes(&offset.to_le_bytes());
    }

    /// Copies the arguments on the stack, from the highest word down, so that the stack grows page by page.
    fn copy_stack(&mut self, stack: u32) {
        if stack == 0 {
            return;
        }
        self.bytes(&[0x41, 0xba]); // mov r10d, words
        self.bytes(&(stack / 8).to_le_bytes());
        self.bytes(&[0x4e, 0x8b, 0x5c, 0xd5, 0x08]); // next: mov r11, [rbp + 8 * r10 + 8]
        self.bytes(&[0x4e, 0x89, 0x5c, 0xd4, 0xf8]); // mov [rsp + 8 * r10 - 8], r11
        self.bytes(&[0x49, 0xff, 0xca]); // dec r10
        self.bytes(&[0x75, 0xf1]); // jnz next
    }

    fn call(&mut self, callee: ModuleRelocTarget) {
        self.bytes(&[0xe8]); // call callee
        let offset = self.code.len() as u32;
        self.relocs.push(ModuleReloc { offset, kind: Reloc::X86CallPLTRel4, name: callee, addend: -4 });
        self.bytes(&[0; 4]);
    }

    fn end(mut self) -> Thunk {
        self.bytes(&[0xc9, 0xc3]); // leave; ret
        self
    }
}
