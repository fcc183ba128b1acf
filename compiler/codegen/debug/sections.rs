//! The sections of DWARF in the object, with the relocations of each object format.

use cranelift_object::ObjectProduct;
use gimli::SectionId;
use gimli::write::{RelocationTarget, Sections};
use object::write::{Relocation, SectionId as ObjectSection, SymbolId};
use object::{BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind};

use crate::codegen::unwind::RelocatedBytes;

/// The sections in the order in which they are added.
const ORDER: [SectionId; 10] = [
    SectionId::DebugAbbrev,
    SectionId::DebugInfo,
    SectionId::DebugLine,
    SectionId::DebugLineStr,
    SectionId::DebugStr,
    SectionId::DebugRanges,
    SectionId::DebugRngLists,
    SectionId::DebugLoc,
    SectionId::DebugLocLists,
    SectionId::DebugAranges,
];

/// Adds the sections that are not empty. `symbols` are those that addresses refer to by number.
pub(super) fn append(
    product: &mut ObjectProduct,
    sections: &Sections<RelocatedBytes>,
    symbols: &[SymbolId],
) -> Result<(), String> {
    let contents = |id| sections.get(id).filter(|section| !section.bytes.slice().is_empty());
    let present: Vec<(SectionId, &RelocatedBytes)> =
        ORDER.iter().filter_map(|&id| Some((id, contents(id)?))).collect();
    let added: Vec<(SectionId, ObjectSection)> =
        present.iter().map(|&(id, _)| (id, add_section(product, id))).collect();
    for (&(_, contents), &(_, section)) in present.iter().zip(&added) {
        write(product, section, contents, &added, symbols)?;
    }
    Ok(())
}

fn add_section(product: &mut ObjectProduct, id: SectionId) -> ObjectSection {
    let is_string = matches!(id, SectionId::DebugStr | SectionId::DebugLineStr);
    let kind = if is_string { SectionKind::DebugString } else { SectionKind::Debug };
    let name = id.name();
    match product.object.format() {
        BinaryFormat::MachO => {
            let name = format!("__{}", &name[1..]);
            product.object.add_section(b"__DWARF".to_vec(), name.into_bytes(), kind)
        }
        _ => product.object.add_section(Vec::new(), name.as_bytes().to_vec(), kind),
    }
}

fn write(
    product: &mut ObjectProduct,
    section: ObjectSection,
    contents: &RelocatedBytes,
    added: &[(SectionId, ObjectSection)],
    symbols: &[SymbolId],
) -> Result<(), String> {
    let format = product.object.format();
    let mut bytes = contents.bytes.slice().to_vec();
    let mut relocations = Vec::new();
    for relocation in &contents.relocations {
        let (symbol, is_section) = match relocation.target {
            RelocationTarget::Symbol(number) => (symbols[number], false),
            // A section of an object in Mach-O begins at zero, and is never merged with others.
            RelocationTarget::Section(_) if format == BinaryFormat::MachO => {
                let size = usize::from(relocation.size);
                let offset = &relocation.addend.to_le_bytes()[..size];
                bytes[relocation.offset..][..size].copy_from_slice(offset);
                continue;
            }
            RelocationTarget::Section(id) => {
                let target = added.iter().find(|entry| entry.0 == id).ok_or("missing debug section")?.1;
                (product.object.section_symbol(target), true)
            }
        };
        let is_offset = is_section && format == BinaryFormat::Coff;
        let flags = RelocationFlags::Generic {
            kind: if is_offset { RelocationKind::SectionOffset } else { RelocationKind::Absolute },
            encoding: RelocationEncoding::Generic,
            size: relocation.size * 8,
        };
        let (offset, addend) = (relocation.offset as u64, relocation.addend);
        relocations.push(Relocation { offset, symbol, addend, flags });
    }
    product.object.set_section_data(section, bytes, 1);
    for relocation in relocations {
        product.object.add_relocation(section, relocation).map_err(|error| error.to_string())?;
    }
    Ok(())
}
