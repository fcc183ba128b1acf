//! The complex dialect: complex numbers.

use crate::ops;

ops! { "complex" = super::number::COMPLEX;
    /// The real part.
    RE = "re";
}
