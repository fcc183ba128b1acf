//! The affine dialect: loops and accesses whose bounds and subscripts are affine maps.

use crate::ops;

ops! { "affine" = super::number::AFFINE;
    /// The value of an affine map.
    APPLY = "apply";
}
