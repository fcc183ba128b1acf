//! Large constants, each in a section of its own. Cranelift's writer appends the contents of a global to a section,
//! which copies them. Those of a section of its own can be moved into the finished object.

use cranelift_module::DataId;
use cranelift_object::ObjectProduct;
use object::write::SymbolSection;

use crate::codegen::constants::image::Image;
use crate::codegen::context::env::Env;

use super::datum::Datum;
use super::macho;

/// The number of bytes from which a constant has a section of its own.
const MIN_BYTES: usize = 1 << 20;

/// The contents of a global that are moved into the finished object.
pub(crate) struct LargeData {
    id: DataId,
    align: u64,
    bytes: Vec<u8>,
}

impl LargeData {
    /// Takes the contents of a large global without relocations, and names its section.
    pub(super) fn take(
        env: &Env,
        datum: &mut Datum,
        (number, is_writable): (usize, bool),
    ) -> Option<LargeData> {
        let Image::Bytes(bytes, references) = &mut datum.image else { return None };
        if bytes.len() < MIN_BYTES
            || !references.is_empty()
            || datum.section.is_some()
            || datum.is_thread_local
            || datum.weak
        {
            return None;
        }
        datum.section = Some(section_name(env, is_writable, number)?);
        Some(LargeData { id: datum.id, align: datum.align, bytes: std::mem::take(bytes) })
    }

    /// Moves the contents into the object.
    pub(super) fn place(self, product: &mut ObjectProduct) {
        let symbol = product.data_symbol(self.id);
        let symbol = product.object.symbol_mut(symbol);
        symbol.size = self.bytes.len() as u64;
        if let SymbolSection::Section(section) = symbol.section {
            product.object.set_section_data(section, self.bytes, self.align);
        }
    }
}

/// Returns a name by which linkers merge the section with those of the same kind; `None` if the object has no room for
/// another section.
fn section_name(env: &Env, is_writable: bool, number: usize) -> Option<String> {
    /// Mach-O has at most 255 sections.
    const MACHO_SECTIONS: usize = 128;
    if macho::is_format(env.target) {
        let segment = if is_writable { "__DATA" } else { "__TEXT" };
        return (number < MACHO_SECTIONS).then(|| format!("{segment},__large_{number}"));
    }
    Some(match (env.is_coff(), is_writable) {
        (true, true) => format!(".data$large{number}"),
        (true, false) => format!(".rdata$large{number}"),
        (false, true) => format!(".data.large.{number}"),
        (false, false) => format!(".rodata.large.{number}"),
    })
}
