//! Bytes of a section and their relocations, which gimli writes.

use gimli::RunTimeEndian;
use gimli::write::{EndianVec, RelocateWriter, Relocation};

/// The bytes of a section and its relocations.
#[derive(Clone)]
pub(crate) struct RelocatedBytes {
    /// The bytes, which are zero at relocations.
    pub(crate) bytes: EndianVec<RunTimeEndian>,
    /// The relocations in the order of their offsets.
    pub(crate) relocations: Vec<Relocation>,
}

impl RelocatedBytes {
    /// Creates an empty section.
    pub(crate) fn new(big_endian: bool) -> RelocatedBytes {
        let endian = if big_endian { RunTimeEndian::Big } else { RunTimeEndian::Little };
        RelocatedBytes { bytes: EndianVec::new(endian), relocations: Vec::new() }
    }
}

impl RelocateWriter for RelocatedBytes {
    type Writer = EndianVec<RunTimeEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.relocations.push(relocation);
    }
}
