//! Large data. Cranelift's writer would copy it twice, and the object may be most of the memory of a compilation. So
//! Cranelift defines such data without contents. At the end, its symbols are moved to sections whose contents are pieces
//! of the output, which share the memory of the constants of the module.

use cranelift_module::DataId;
use cranelift_object::ObjectProduct;
use object::write::{Object, SectionId, SymbolSection, WritableBuffer};
use object::{BinaryFormat, SectionKind, write::StandardSection, write::StandardSegment};

use crate::bytes::{Bytes, Pieces};

/// The size in bytes from which on data is large.
pub(super) const MIN_SIZE: usize = 1 << 16;

/// Large data.
pub(super) struct LargeDatum {
    /// Its index in the object.
    pub(super) id: DataId,
    /// Alignment in bytes.
    pub(super) align: u64,
    /// Its contents.
    pub(super) bytes: Bytes,
    /// True if programs may change it.
    pub(super) is_writable: bool,
}

/// The contents of a section.
pub(super) struct LargeSection {
    id: SectionId,
    contents: Pieces,
}

/// Moves the symbols of large data to sections of their own. Returns the contents of these sections.
pub(super) fn place_all(product: &mut ObjectProduct, data: &[LargeDatum]) -> Vec<LargeSection> {
    let place = |is_writable| {
        let data: Vec<&LargeDatum> = data.iter().filter(|datum| datum.is_writable == is_writable).collect();
        (!data.is_empty()).then(|| place_section(product, &data, is_writable))
    };
    [false, true].into_iter().filter_map(place).collect()
}

fn place_section(product: &mut ObjectProduct, data: &[&LargeDatum], is_writable: bool) -> LargeSection {
    let id = add_section(&mut product.object, is_writable);
    let (mut contents, mut len) = (Pieces::default(), 0u64);
    for datum in data {
        let start = len.next_multiple_of(datum.align);
        contents.push(vec![0; (start - len) as usize]);
        contents.push(datum.bytes.clone());
        len = start + datum.bytes.len() as u64;
        let symbol = product.data_symbol(datum.id);
        let symbol = product.object.symbol_mut(symbol);
        (symbol.section, symbol.value) = (SymbolSection::Section(id), start);
        symbol.size = datum.bytes.len() as u64;
    }
    let align = data.iter().map(|datum| datum.align).max().unwrap_or(1);
    // Zeros that nobody reads or writes take no memory.
    product.object.set_section_data(id, vec![0; len as usize], align);
    LargeSection { id, contents }
}

fn add_section(object: &mut Object, is_writable: bool) -> SectionId {
    let standard = if is_writable { StandardSection::Data } else { StandardSection::ReadOnlyData };
    if object.format() != BinaryFormat::MachO {
        return object.add_subsection(standard, b"large");
    }
    let (segment, name, kind) = match is_writable {
        true => (StandardSegment::Data, "__large_data", SectionKind::Data),
        false => (StandardSegment::Text, "__large_const", SectionKind::ReadOnlyData),
    };
    object.add_section(object.segment_name(segment).to_vec(), name.into(), kind)
}

/// Writes an object with these contents of sections.
pub(super) fn emit(object: &Object, sections: &[LargeSection]) -> Result<Pieces, String> {
    let placeholders: Vec<(*const u8, &Pieces)> = sections
        .iter()
        .map(|section| (object.section(section.id).data().as_ptr(), &section.contents))
        .collect();
    let large = sections.iter().map(|section| section.contents.len()).sum();
    let mut output = Output { placeholders, large, len: 0, pieces: Pieces::default(), current: Vec::new() };
    object.emit(&mut output).map_err(|error| error.to_string())?;
    let Output { placeholders, mut pieces, current, len, .. } = output;
    assert!(placeholders.is_empty(), "the writer copies contents of sections before it writes them");
    pieces.push(current);
    if object.format() != BinaryFormat::Elf && u32::try_from(len).is_err() {
        return Err("it is larger than 4 GiB, the maximum of its format".to_string());
    }
    Ok(pieces)
}

/// Receives an object, and replaces the contents of sections that are placeholders.
struct Output<'a> {
    /// The addresses of the placeholders that have not been written, and what replaces them.
    placeholders: Vec<(*const u8, &'a Pieces)>,
    /// The length of all placeholders.
    large: usize,
    len: usize,
    pieces: Pieces,
    /// The bytes after the pieces.
    current: Vec<u8>,
}

impl WritableBuffer for Output<'_> {
    fn len(&self) -> usize {
        self.len
    }

    fn reserve(&mut self, size: usize) -> Result<(), ()> {
        self.current.reserve(size - self.large);
        Ok(())
    }

    fn resize(&mut self, new_len: usize) {
        let len = self.current.len() + new_len - self.len;
        self.current.resize(len, 0);
        self.len = new_len;
    }

    fn write_bytes(&mut self, bytes: &[u8]) {
        self.len += bytes.len();
        let found = self.placeholders.iter().position(|placeholder| placeholder.0 == bytes.as_ptr());
        let Some(found) = found else { return self.current.extend_from_slice(bytes) };
        let (_, contents) = self.placeholders.swap_remove(found);
        self.pieces.push(std::mem::take(&mut self.current));
        contents.iter().for_each(|piece| self.pieces.push(piece.clone()));
    }
}
