//! Unwinding information: [DWARF](eh_frame) on ELF and Mach-O, and that of [Windows](windows).
//!
//! [`Frame`] describes how to unwind a function; [`write`] adds the frames of all functions to the object. Imports none
//! of the other modules of code generation.

mod compiled;
mod eh_frame;
mod epilogue;
mod frame;
mod probes;
mod relocated;
mod windows;

use cranelift_codegen::isa::TargetIsa;
use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use object::BinaryFormat;

pub(crate) use frame::{Frame, has_frame_pointer};
pub(crate) use relocated::RelocatedBytes;

/// Adds the frames of functions to an object.
pub(crate) fn write(
    product: &mut ObjectProduct,
    isa: &dyn TargetIsa,
    big_endian: bool,
    frames: Vec<(FuncId, Frame)>,
) -> Result<(), String> {
    match product.object.format() {
        BinaryFormat::Coff => windows::write(product, frames),
        _ => eh_frame::write(product, isa, big_endian, frames),
    }
}
