//! Machine code with references and forward jumps.

use cranelift_codegen::binemit::{Addend, Reloc};
use cranelift_module::{ModuleReloc, ModuleRelocTarget};

use crate::codegen::unwind::Frame;

/// A routine of machine code.
pub(crate) struct Routine {
    /// The bytes.
    pub(crate) code: Vec<u8>,
    /// Its references.
    pub(crate) relocs: Vec<ModuleReloc>,
    /// Its frame.
    pub(crate) frame: Frame,
}

/// Machine code under construction.
#[derive(Default)]
pub(super) struct Code {
    pub(super) bytes: Vec<u8>,
    pub(super) relocs: Vec<ModuleReloc>,
}

impl Code {
    /// Appends bytes.
    pub(super) fn put(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
    }

    /// Appends an instruction of four bytes.
    pub(super) fn word(&mut self, word: u32) {
        self.put(&word.to_le_bytes());
    }

    /// Records a reference of the next bytes.
    pub(super) fn refer(&mut self, kind: Reloc, name: impl Into<ModuleRelocTarget>, addend: Addend) {
        let offset = self.bytes.len() as u32;
        self.relocs.push(ModuleReloc { offset, kind, name: name.into(), addend });
    }

    /// Returns the number of bytes so far.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }
}
