//! Pretty-printers of debuggers, which print memrefs as their elements.

use cranelift_object::ObjectProduct;
use object::{BinaryFormat, SectionKind};

/// A Python script for gdb.
pub const GDB_PRINTERS: &str = include_str!("gdb.py");

/// A Python script for lldb.
pub const LLDB_SUMMARIES: &str = include_str!("lldb.py");

/// Adds the script for gdb to an object. gdb executes it if the program is in its `auto-load safe-path`.
pub(super) fn embed(product: &mut ObjectProduct) {
    /// The kind of an entry with the text of a Python script.
    const PYTHON_TEXT: u8 = 4;
    if product.object.format() == BinaryFormat::MachO {
        return;
    }
    // The name of the script comes first. gdb executes scripts of equal names once.
    let entry = [&[PYTHON_TEXT], "mlirc_memrefs\n".as_bytes(), GDB_PRINTERS.as_bytes(), b"\0"].concat();
    let section = product.object.add_section(Vec::new(), b".debug_gdb_scripts".to_vec(), SectionKind::Debug);
    product.object.set_section_data(section, entry, 1);
}
