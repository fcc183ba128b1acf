//! Treatments of attributes.

use crate::ir::{AttrId, Body, Context, Op};
use crate::target::Target;

/// The treatment of an attribute.
#[derive(Clone, Copy)]
pub(super) enum Treatment {
    /// The optimizer or code generation implements it, or refuses the operation.
    Heard,
    /// Code that ignores it is correct, for this reason.
    Harmless(&'static str),
    /// It depends on the value. The error states what it would need.
    Checked(fn(&Subject, AttrId) -> Result<(), String>),
    /// It is ignored, with a warning that states the effect on the program.
    Warned(&'static str),
    /// It is refused. The error states what it would need.
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
