//! The ub dialect: undefined behaviour as values.

use crate::ops;

ops! { "ub" = super::number::UB;
    /// A value that may be anything.
    POISON = "poison";
}
