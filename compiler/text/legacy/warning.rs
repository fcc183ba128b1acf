//! The warning about syntax of earlier releases.

use crate::diag::{DEPRECATED_SYNTAX, Diagnostic, Location};

use super::super::parser::Parser;

impl Parser<'_> {
    /// Warns about syntax of an earlier release, once in a module for each subject; the note has the current spelling.
    pub(in crate::text) fn deprecated(
        &mut self,
        subject: &'static str,
        offset: usize,
        modern: impl FnOnce(&Self) -> String,
    ) {
        if !self.deprecated.insert(subject) {
            return;
        }
        let message = format!("'{subject}' is in the syntax of an earlier release of MLIR");
        let warning = Diagnostic::warning(DEPRECATED_SYNTAX, Location::Offset(offset), message);
        let note = format!("the current spelling is {}", modern(self));
        self.diagnostics.push(warning.note(Location::Unknown, note));
    }
}
