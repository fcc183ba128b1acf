//! Treatments of attributes.

use crate::ir::{AttrId, Body, Context, Op};
use crate::target::Target;

/// The treatment of an attribute.
#[derive(Clone, Copy)]
pub(super) enum Treatment {
    /// The optimiser or code generation does what it says, or refuses the operation.
    Heard,
    /// Code without it does what the module says, for this reason.
    Harmless(&'static str),
    /// It depends on the value; the error says what it needs.
    Checked(fn(&Subject, AttrId) -> Result<(), String>),
    /// It is left out, with a warning that says what the program lacks.
    Warned(&'static str),
    /// It is an error that says what it needs.
    Refused(&'static str),
}

/// The operation that an attribute belongs to.
pub(super) struct Subject<'a> {
    /// The interned tables.
    pub(super) cx: &'a Context,
    /// The target.
    pub(super) target: &'a Target,
    /// The body of the operation.
    pub(super) body: &'a Body,
    /// The operation.
    pub(super) op: Op,
}
