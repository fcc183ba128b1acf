//! `.eh_frame`, in a position-independent form.

use cranelift_codegen::isa::TargetIsa;
use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use gimli::write::{
    Address, CallFrameInstruction, EhFrame, FrameDescriptionEntry, FrameTable, RelocationTarget,
};
use gimli::{Register, RiscV, X86_64};
use object::write::{
    Relocation as ObjectRelocation, StandardSection, StandardSegment, Symbol, SymbolId, SymbolSection,
};
use object::{
    BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionFlags, SectionKind,
    SymbolFlags, SymbolKind, SymbolScope,
};

use super::frame::Frame;
use super::relocated::RelocatedBytes;

impl Frame {
    fn entry(self, address: Address) -> Option<FrameDescriptionEntry> {
        match self {
            Frame::Compiled { steps, length } => {
                let mut entry = FrameDescriptionEntry::new(address, length);
                steps.into_iter().for_each(|(offset, step)| entry.add_instruction(offset, step));
                Some(entry)
            }
            Frame::Prologue { .. } => None,
            Frame::Leaf(length) => Some(FrameDescriptionEntry::new(address, length)),
            Frame::SavedFloat { length, frame } => Some(saved_float_entry(address, length, frame)),
            Frame::Fixed { length, frame, return_address } => {
                let mut entry = FrameDescriptionEntry::new(address, length);
                entry.add_instruction(4, CallFrameInstruction::CfaOffset(frame as i32));
                let offset = -(return_address as i32);
                entry.add_instruction(8, CallFrameInstruction::Offset(RiscV::RA, offset));
                entry.add_instruction(length - 4, CallFrameInstruction::CfaOffset(0));
                entry.add_instruction(length - 4, CallFrameInstruction::Restore(RiscV::RA));
                Some(entry)
            }
            Frame::Chained(length) => Some(chained_entry(address, length, None)),
            Frame::SavingBase(length) => Some(chained_entry(address, length, Some(12))),
        }
    }
}

/// Returns the entry of a frame with a frame pointer. `rbx` is saved below it up to an offset, if that is given.
fn chained_entry(address: Address, length: u32, base_saved: Option<u32>) -> FrameDescriptionEntry {
    let mut entry = FrameDescriptionEntry::new(address, length);
    entry.add_instruction(1, CallFrameInstruction::CfaOffset(16));
    entry.add_instruction(1, CallFrameInstruction::Offset(X86_64::RBP, -16));
    entry.add_instruction(4, CallFrameInstruction::CfaRegister(X86_64::RBP));
    if let Some(at) = base_saved {
        entry.add_instruction(at, CallFrameInstruction::Offset(X86_64::RBX, -32));
        entry.add_instruction(length - 1, CallFrameInstruction::Restore(X86_64::RBX));
    }
    entry.add_instruction(length - 1, CallFrameInstruction::Cfa(X86_64::RSP, 8));
    entry.add_instruction(length - 1, CallFrameInstruction::Restore(X86_64::RBP));
    entry
}

fn saved_float_entry(address: Address, length: u32, frame: u32) -> FrameDescriptionEntry {
    // `f9`: floats come after the 32 integer registers.
    const FS1: Register = Register(32 + 9);
    let mut entry = FrameDescriptionEntry::new(address, length);
    entry.add_instruction(4, CallFrameInstruction::CfaOffset(frame as i32));
    entry.add_instruction(12, CallFrameInstruction::Offset(RiscV::RA, -8));
    entry.add_instruction(12, CallFrameInstruction::Offset(FS1, -16));
    entry.add_instruction(length - 4, CallFrameInstruction::CfaOffset(0));
    for register in [RiscV::RA, FS1] {
        entry.add_instruction(length - 4, CallFrameInstruction::Restore(register));
    }
    entry
}

/// Adds the frames of functions to an object.
pub(crate) fn write(
    product: &mut ObjectProduct,
    isa: &dyn TargetIsa,
    big_endian: bool,
    frames: Vec<(FuncId, Frame)>,
) -> Result<(), String> {
    let Some(mut cie) = isa.create_systemv_cie() else { return Ok(()) };
    let is_macho = product.object.format() == BinaryFormat::MachO;
    // Differences of symbols have eight bytes in Mach-O.
    let size = if is_macho { gimli::DW_EH_PE_absptr } else { gimli::DW_EH_PE_sdata4 };
    cie.fde_address_encoding = gimli::DwEhPe(gimli::DW_EH_PE_pcrel.0 | size.0);
    let mut table = FrameTable::default();
    let cie = table.add_cie(cie);
    let mut symbols = Vec::new();
    for (id, info) in frames {
        // Relative to the section: relative relocations cannot refer to a symbol that another object may replace.
        let symbol = product.function_symbol(id);
        let address = product.object.symbol(symbol).value;
        let Some(section) = product.object.symbol(symbol).section.id() else { continue };
        let addend = if is_macho { 0 } else { address as i64 };
        let address = Address::Symbol { symbol: symbols.len(), addend };
        symbols.push(if is_macho { symbol } else { product.object.section_symbol(section) });
        if let Some(entry) = info.entry(address) {
            table.add_fde(cie, entry);
        }
    }
    if symbols.is_empty() {
        return Ok(());
    }
    let mut section = EhFrame(RelocatedBytes::new(big_endian));
    table.write_eh_frame(&mut section).map_err(|error| error.to_string())?;
    append(product, section.0, &symbols)
}

fn append(product: &mut ObjectProduct, section: RelocatedBytes, symbols: &[SymbolId]) -> Result<(), String> {
    if product.object.format() == BinaryFormat::MachO {
        return append_to_macho(product, section, symbols);
    }
    let object = &mut product.object;
    let segment = object.segment_name(StandardSegment::Data).to_vec();
    let id = object.add_section(segment, b".eh_frame".to_vec(), SectionKind::ReadOnlyData);
    // Allocated and read-only.
    object.section_mut(id).flags = SectionFlags::Elf { sh_flags: u64::from(object::elf::SHF_ALLOC) };
    object.set_section_data(id, section.bytes.into_vec(), 8);
    for relocation in section.relocations {
        let RelocationTarget::Symbol(number) = relocation.target else { continue };
        let flags = RelocationFlags::Generic {
            kind: RelocationKind::Relative,
            encoding: RelocationEncoding::Generic,
            size: relocation.size * 8,
        };
        let reference = ObjectRelocation {
            offset: relocation.offset as u64,
            symbol: symbols[number],
            addend: relocation.addend,
            flags,
        };
        object.add_relocation(id, reference).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Appends to Mach-O, which has no relative relocations in data but differences, here from the start of the section.
fn append_to_macho(
    product: &mut ObjectProduct,
    section: RelocatedBytes,
    symbols: &[SymbolId],
) -> Result<(), String> {
    let object = &mut product.object;
    let id = object.section_id(StandardSection::EhFrame);
    let start = object.add_symbol(Symbol {
        name: b".eh_frame".to_vec(),
        value: 0,
        size: 0,
        kind: SymbolKind::Data,
        scope: SymbolScope::Compilation,
        weak: false,
        section: SymbolSection::Section(id),
        flags: SymbolFlags::None,
    });
    object.set_section_data(id, section.bytes.into_vec(), 8);
    for relocation in section.relocations {
        let RelocationTarget::Symbol(number) = relocation.target else { continue };
        let offset = relocation.offset as u64;
        let reference = ObjectRelocation {
            offset,
            symbol: symbols[number],
            addend: relocation.addend - offset as i64,
            flags: RelocationFlags::Generic {
                kind: RelocationKind::Absolute,
                encoding: RelocationEncoding::Generic,
                size: relocation.size * 8,
            },
        };
        let added = object.add_relocation_with_subtractor(id, reference, Some(start));
        added.map_err(|error| error.to_string())?;
    }
    Ok(())
}
