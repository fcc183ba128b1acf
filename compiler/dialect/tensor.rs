//! The tensor dialect, as far as buffers and vectors come from it.

use crate::ops;

ops! { "tensor" = super::number::TENSOR;
    /// Size of a dimension.
    DIM = "dim";
}
