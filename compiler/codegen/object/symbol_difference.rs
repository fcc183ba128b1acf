//! Differences of symbols in data. Tables of differences need no load-time relocations.
//!
//! Linkers compute `symbol - from`. Mach-O and ELF for RISC-V have relocations for such differences. Other formats have
//! relocations for the distance of a symbol from the relocated location. Then `from` must have a known distance from
//! this location: it must be in the same section. It is usually the start of the table.

use cranelift_module::DataId;
use cranelift_object::ObjectProduct;
use object::Architecture::X86_64;
use object::write::{Relocation, SectionId, SymbolId};
use object::{BinaryFormat, RelocationEncoding, RelocationFlags, RelocationKind, SymbolKind, elf};
use target_lexicon::Architecture;

use crate::codegen::constants::image::{Image, Reference};
use crate::codegen::context::env::Env;
use crate::ir::NameId;

/// A symbol difference in a global.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distance {
    /// The global.
    pub(crate) datum: DataId,
    /// The subtrahend.
    pub(crate) from: NameId,
    /// Its location, its minuend and its addend.
    pub(crate) reference: Reference,
}

/// Returns true if the object format has relocations for the differences in a constant.
pub(crate) fn is_expressible(env: &Env, image: &Image) -> bool {
    match image {
        Image::Bytes(_, references) if env.is_coff() => {
            references.iter().all(|reference| reference.from.is_none() || reference.size == 4)
        }
        _ => true,
    }
}

/// Writes all differences, after the data is in its sections.
pub(crate) fn write_all(
    env: &Env,
    product: &mut ObjectProduct,
    distances: &[Distance],
) -> Result<(), String> {
    distances.iter().try_for_each(|&distance| write(env, product, distance))
}

fn write(env: &Env, product: &mut ObjectProduct, distance: Distance) -> Result<(), String> {
    let Distance { datum, from, reference: Reference { at, symbol, addend, size, .. } } = distance;
    let [to, from] = [symbol, from].map(|name| {
        let symbol = env.symbols.get(&name).ok_or("a distance to an unknown symbol")?;
        Ok::<_, String>(symbol.entity.symbol(product))
    });
    let (to, from) = (to?, from?);
    let datum = product.data_symbol(datum);
    let (section, start) = section_and_offset(product, datum).ok_or("a distance in no section")?;
    let offset = start + at;
    let bits = 8 * size as u8;
    let generic = |kind| RelocationFlags::Generic { kind, encoding: RelocationEncoding::Generic, size: bits };
    let relocation = |symbol, addend, flags| Relocation { offset, symbol, addend, flags };
    let add = |product: &mut ObjectProduct, relocation, subtractor| {
        let added = product.object.add_relocation_with_subtractor(section, relocation, subtractor);
        added.map_err(|error| error.to_string())
    };
    if product.object.format() == BinaryFormat::MachO {
        let relocation = relocation(to, addend, generic(RelocationKind::Absolute));
        return add(product, relocation, Some(from));
    }
    if matches!(env.target.triple.architecture, Architecture::Riscv64(_)) {
        let [plus, minus] = match size {
            4 => [elf::R_RISCV_ADD32, elf::R_RISCV_SUB32],
            _ => [elf::R_RISCV_ADD64, elf::R_RISCV_SUB64],
        };
        add(product, relocation(to, addend, RelocationFlags::Elf { r_type: plus }), None)?;
        return add(product, relocation(from, 0, RelocationFlags::Elf { r_type: minus }), None);
    }
    let (_, origin) = section_and_offset(product, from)
        .filter(|section_and_offset| section_and_offset.0 == section)
        .ok_or_else(|| {
            let [datum, from] =
                [datum, from].map(|symbol| product.object.symbol(symbol).name().unwrap_or("").to_string());
            format!("'{datum}' has a distance from '{from}', which is in another section")
        })?;
    // The addend corrects the distance of the location from the subtrahend.
    let addend = addend.wrapping_add(offset as i64).wrapping_sub(origin as i64);
    // Another object may define the function. Its entry in the linker's table is equivalent.
    let is_function = product.object.symbol(to).kind == SymbolKind::Text;
    let has_entries = product.object.format() == BinaryFormat::Elf && product.object.architecture() == X86_64;
    let flags = match size {
        4 if is_function && has_entries => RelocationFlags::Elf { r_type: elf::R_X86_64_PLT32 },
        _ => generic(RelocationKind::Relative),
    };
    add(product, relocation(to, addend, flags), None)
}

/// Returns the section and the offset of a symbol that is defined here.
fn section_and_offset(product: &ObjectProduct, symbol: SymbolId) -> Option<(SectionId, u64)> {
    let symbol = product.object.symbol(symbol);
    Some((symbol.section.id()?, symbol.value))
}
