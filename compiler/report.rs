//! Diagnostics on standard error: as text, as lines of JSON, or as a document of SARIF.

mod json;
mod sarif;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::Write;

use mlirc::diag::{Diagnostic, Diagnostics, Location};
use mlirc::source::Source;
use serde_json::Value;

use crate::cli::{ErrorFormat, Reporting};

/// The output of diagnostics.
pub(crate) struct Reporter<'a> {
    reporting: &'a Reporting,
    /// The source of messages that are not about a file.
    program: Source,
    /// The codes of the errors that were printed as text.
    codes: RefCell<BTreeSet<&'static str>>,
    /// The results of the document of SARIF, which is complete only at the end.
    results: RefCell<Vec<Value>>,
}

impl<'a> Reporter<'a> {
    /// Creates the output for these options.
    pub(crate) fn new(reporting: &'a Reporting) -> Reporter<'a> {
        let program = Source::new("mlirc", "");
        Reporter { reporting, program, codes: RefCell::default(), results: RefCell::default() }
    }

    /// Returns true if diagnostics are text for people.
    pub(crate) fn is_human(&self) -> bool {
        self.reporting.format == ErrorFormat::Human
    }

    /// Reports the diagnostics of a source.
    pub(crate) fn diagnostics(&self, source: &Source, diagnostics: &Diagnostics) {
        self.write(Some(source), diagnostics);
    }

    /// Reports diagnostics that are not about a source.
    pub(crate) fn program(&self, diagnostics: &Diagnostics) {
        self.write(None, diagnostics);
    }

    /// Reports an error that is not about a source.
    pub(crate) fn error(&self, message: impl Into<String>) {
        self.report_error(Diagnostic::error(Location::Unknown, message));
    }

    /// Reports an error that is not about a source, with a note.
    pub(crate) fn error_with_note(&self, message: impl Into<String>, note: impl Into<String>) {
        self.report_error(Diagnostic::error(Location::Unknown, message).note(Location::Unknown, note));
    }

    fn report_error(&self, error: Diagnostic) {
        let mut diagnostics = Diagnostics::default();
        diagnostics.push(error);
        self.program(&diagnostics);
    }

    /// Reports an error about a file as a whole.
    pub(crate) fn file_error(&self, file: &str, message: impl Into<String>) {
        let mut diagnostics = Diagnostics::default();
        diagnostics.error(Location::Unknown, message);
        self.diagnostics(&Source::new(file, ""), &diagnostics);
    }

    /// Completes the output.
    pub(crate) fn finish(&self, is_successful: bool) {
        if self.reporting.format == ErrorFormat::Sarif {
            print(&format!("{:#}\n", sarif::document(self.results.take(), is_successful)));
        }
        print(&closing(&self.codes.take()));
    }

    fn write(&self, source: Option<&Source>, diagnostics: &Diagnostics) {
        match self.reporting.format {
            ErrorFormat::Human => {
                let source = source.unwrap_or(&self.program);
                print(&diagnostics.render_with(source, &self.reporting.styles));
                self.codes.borrow_mut().extend(diagnostics.iter().filter_map(Diagnostic::code));
            }
            ErrorFormat::Json => {
                let lines =
                    diagnostics.all().map(|diagnostic| format!("{}\n", json::object(source, &diagnostic)));
                print(&lines.collect::<String>());
            }
            ErrorFormat::Sarif => {
                let results = diagnostics.all().map(|diagnostic| sarif::result(source, &diagnostic));
                self.results.borrow_mut().extend(results);
            }
        }
    }
}

/// Returns the line that refers to the explanations of errors.
fn closing(codes: &BTreeSet<&str>) -> String {
    let Some(first) = codes.first() else { return String::new() };
    let about = match codes.len() {
        1 => "this error".to_string(),
        _ => format!("the errors {}", codes.iter().copied().collect::<Vec<_>>().join(", ")),
    };
    format!("For more information about {about}, try `mlirc --explain {first}`.\n")
}

/// Prints to standard error. A closed stream is no reason to stop compiling.
fn print(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}
