//! Unwind information of Windows: a row in `.pdata` for each function with a frame, which refers to a description of
//! its prologue in `.xdata`.
//!
//! Cranelift 0.135 writes such descriptions, too, but they are wrong. On x86-64, the offsets of saved registers are
//! lost: it divides those of integer registers by 16 instead of 8, and counts all of them from the frame pointer
//! instead of the lowest saved register. On AArch64, it treats any two registers that are saved together as
//! consecutive. The descriptions are therefore generated here from Cranelift's prologue steps.

mod aarch64;
mod x86_64;

use cranelift_codegen::isa::unwind::UnwindInst;
use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use object::write::{Relocation, SectionId, SymbolId};
use object::{Architecture, RelocationEncoding, RelocationFlags, RelocationKind, SectionKind};

use super::frame::Frame;

/// Adds the frames of functions to an object.
pub(crate) fn write(product: &mut ObjectProduct, frames: Vec<(FuncId, Frame)>) -> Result<(), String> {
    let is_aarch64 = product.object.architecture() == Architecture::Aarch64;
    let mut sections = None;
    for (id, frame) in frames {
        let Some((info, length)) = description(&frame, is_aarch64)? else { continue };
        let symbol = product.function_symbol(id);
        let start = product.object.symbol(symbol).value;
        let Some(code) = product.object.symbol(symbol).section.id() else { continue };
        let (xdata, pdata) = *sections.get_or_insert_with(|| add_sections(product));
        let object = &mut product.object;
        let at = object.append_section_data(xdata, &info, 4);
        let (code, info) = (object.section_symbol(code), object.section_symbol(xdata));
        let words = match is_aarch64 {
            true => vec![(code, start), (info, at)],
            false => vec![(code, start), (code, start + u64::from(length)), (info, at)],
        };
        let row = object.append_section_data(pdata, &vec![0; 4 * words.len()], 4);
        for (number, (symbol, addend)) in (0..).zip(words) {
            object
                .add_relocation(pdata, image_offset(row + 4 * number, symbol, addend))
                .map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

/// Adds the sections of descriptions and of rows.
fn add_sections(product: &mut ObjectProduct) -> (SectionId, SectionId) {
    let mut add =
        |name: &[u8]| product.object.add_section(Vec::new(), name.to_vec(), SectionKind::ReadOnlyData);
    (add(b".xdata"), add(b".pdata"))
}

/// Returns a relocation to an offset from the image base.
fn image_offset(offset: u64, symbol: SymbolId, addend: u64) -> Relocation {
    let flags = RelocationFlags::Generic {
        kind: RelocationKind::ImageOffset,
        encoding: RelocationEncoding::Generic,
        size: 32,
    };
    Relocation { offset, symbol, addend: addend as i64, flags }
}

/// Returns the description of a frame and the length of its code; `None` for code that does not change the stack
/// pointer.
fn description(frame: &Frame, is_aarch64: bool) -> Result<Option<(Vec<u8>, u32)>, String> {
    match frame {
        Frame::Prologue { steps, length } if is_aarch64 => {
            Ok(aarch64::of_prologue(steps, *length)?.map(|info| (info, *length)))
        }
        Frame::Prologue { steps, length } => Ok(Some((x86_64::of_prologue(steps)?, *length))),
        // `push rbp; mov rbp, rsp`
        Frame::Chained(length) => {
            let pushed = UnwindInst::PushFrameRegs { offset_upward_to_caller_sp: 16 };
            let set =
                UnwindInst::DefineNewFrame { offset_upward_to_caller_sp: 16, offset_downward_to_clobbers: 0 };
            Ok(Some((x86_64::of_prologue(&[(1, pushed), (4, set)])?, *length)))
        }
        Frame::SavingBase(length) => Ok(Some((x86_64::saving_base(), *length))),
        _ => Ok(None),
    }
}
