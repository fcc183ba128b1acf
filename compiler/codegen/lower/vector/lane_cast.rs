//! Kinds of conversions of lanes.

use crate::dialect::llvm::cast::{FPEXT, FPTOSI, FPTOUI, FPTRUNC, SEXT, SITOFP, TRUNC, UITOFP, ZEXT};
use crate::ir::OpName;

/// The conversion of each lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LaneCast {
    /// Sign extension.
    SignExtend,
    /// Zero extension.
    ZeroExtend,
    /// Truncation.
    Truncate,
    /// Signed integer to float.
    SignedToFloat,
    /// Unsigned integer to float.
    UnsignedToFloat,
    /// Float to signed integer.
    ToSigned,
    /// Float to unsigned integer.
    ToUnsigned,
    /// Float to another format.
    Format,
}

impl LaneCast {
    /// Returns the conversion that an operation performs on each lane.
    pub(crate) fn of(name: OpName) -> Option<LaneCast> {
        Some(match name {
            SEXT => LaneCast::SignExtend,
            ZEXT => LaneCast::ZeroExtend,
            TRUNC => LaneCast::Truncate,
            SITOFP => LaneCast::SignedToFloat,
            UITOFP => LaneCast::UnsignedToFloat,
            FPTOSI => LaneCast::ToSigned,
            FPTOUI => LaneCast::ToUnsigned,
            FPEXT | FPTRUNC => LaneCast::Format,
            _ => return None,
        })
    }
}
