//! The linalg dialect on buffers: structured operations.

use crate::ir::EnumInfo;
use crate::ops;

ops! { "linalg" = super::number::LINALG;
    /// Ends the region of a structured operation.
    YIELD = "yield";
}

/// The enums of the dialect.
pub static ENUMS: &[EnumInfo] = &[];
