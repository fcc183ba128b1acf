//! The bufferization dialect: tensors and the buffers that hold them.

use crate::ops;

ops! { "bufferization" = super::number::BUFFERIZATION;
    /// Frees the buffer of a tensor.
    DEALLOC_TENSOR = "dealloc_tensor";
}
