//! The vector dialect: vectors of any number of dimensions.

use crate::ir::EnumInfo;
use crate::ops;

ops! { "vector" = super::number::VECTOR;
    /// A vector of copies of a scalar or of a smaller vector.
    BROADCAST = "broadcast";
}

/// The enums of the dialect.
pub static ENUMS: &[EnumInfo] = &[];
