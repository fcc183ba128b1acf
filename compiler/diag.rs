//! Diagnostics as plain data, and their renderer.

mod codes;
mod policy;
mod style;

use std::borrow::Cow;
use std::fmt::Write;

use anstyle::Style;

use crate::source::Source;

pub use self::codes::{Explanation, explanation, explanations};
pub use self::policy::{
    CONSTANT_PRECISION, DEPRECATED_SYNTAX, IGNORED_ATTRIBUTES, PASS_FAILED, Policy, UNKNOWN_ATTRIBUTES,
    UNKNOWN_WARNING_OPTION, UNUSED_C_INTERFACE, WARNINGS,
};
pub use self::style::Styles;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// No output is written.
    Error,
    /// Compilation continues.
    Warning,
    /// An optimisation remark, on request.
    Remark,
}

impl Severity {
    /// Returns the word for it in a message.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
        }
    }
}

/// The location of a diagnostic. Locations in the same file are ordered by position.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Location {
    /// No location.
    Unknown,
    /// A byte offset into the source.
    Offset(usize),
    /// An explicit location of the input, `loc("file":line:column)`.
    File {
        /// File name.
        file: String,
        /// Line, from 1.
        line: u32,
        /// Column, from 1.
        column: u32,
    },
}

/// The reason why a stage did not rewrite an operation.
#[derive(Debug)]
pub enum Problem {
    /// A text that completes a message which begins with the name of the operation.
    Message(String),
    /// It uses a value whose own problem has been reported.
    Reported,
}

impl From<String> for Problem {
    fn from(message: String) -> Problem {
        Problem::Message(message)
    }
}

impl From<&str> for Problem {
    fn from(message: &str) -> Problem {
        Problem::Message(message.to_string())
    }
}

/// A diagnostic message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The severity.
    pub severity: Severity,
    /// The location.
    pub location: Location,
    /// The message, in one line.
    pub message: String,
    /// The name of the warning, also of one that is an error by request, or of the pass of a remark.
    pub name: Option<&'static str>,
    /// Notes, with locations of their own.
    pub notes: Vec<(Location, String)>,
}

impl Diagnostic {
    /// Creates an error without notes.
    pub fn error(location: Location, message: impl Into<String>) -> Diagnostic {
        let severity = Severity::Error;
        Diagnostic { severity, location, message: message.into(), name: None, notes: Vec::new() }
    }

    /// Creates a warning without notes; [`WARNINGS`] has the names.
    pub fn warning(name: &'static str, location: Location, message: impl Into<String>) -> Diagnostic {
        let severity = Severity::Warning;
        Diagnostic { severity, name: Some(name), ..Diagnostic::error(location, message) }
    }

    /// Adds a note.
    pub fn note(mut self, location: Location, message: impl Into<String>) -> Diagnostic {
        self.notes.push((location, message.into()));
        self
    }

    /// Returns the code of an error that has an explanation.
    pub fn code(&self) -> Option<&'static str> {
        match (self.severity, self.name) {
            (Severity::Error, None) => codes::of(&self.message),
            _ => None,
        }
    }

    /// Returns the message and, in brackets, the name of the pass or the option that controls the warning.
    pub fn text(&self) -> Cow<'_, str> {
        match (self.name, self.severity) {
            (None, _) => Cow::Borrowed(&self.message),
            (Some(name), Severity::Error) => format!("{} [-Werror,-W{name}]", self.message).into(),
            (Some(name), Severity::Warning) => format!("{} [-W{name}]", self.message).into(),
            (Some(name), Severity::Remark) => format!("{} [{name}]", self.message).into(),
        }
    }

    /// Renders `file:line:column: error: message`, the source line with a caret, and the notes in the same form.
    pub fn render(&self, source: &Source) -> String {
        self.render_with(source, &Styles::PLAIN)
    }

    /// Renders the same text as [`Diagnostic::render`], with these styles.
    pub fn render_with(&self, source: &Source, styles: &Styles) -> String {
        let mut out = String::new();
        let kind = match self.severity {
            Severity::Error => styles.error,
            Severity::Warning => styles.warning,
            Severity::Remark => styles.remark,
        };
        let looks = Looks { location: styles.location, kind, message: styles.message, caret: styles.caret };
        render_one(&mut out, source, &self.location, (self.severity.name(), &self.text()), &looks);
        let looks = Looks { kind: styles.note, message: Style::new(), ..looks };
        for (location, message) in &self.notes {
            render_one(&mut out, source, location, ("note", message), &looks);
        }
        out
    }
}

/// The styles of the parts of one message.
struct Looks {
    location: Style,
    kind: Style,
    message: Style,
    caret: Style,
}

fn render_one(out: &mut String, source: &Source, location: &Location, text: (&str, &str), looks: &Looks) {
    let position = match location {
        Location::Unknown => source.name.clone(),
        Location::File { file, line, column } => format!("{file}:{line}:{column}"),
        Location::Offset(offset) => {
            let (line, column) = source.line_column(*offset);
            format!("{}:{line}:{column}", source.name)
        }
    };
    let Looks { location: at, kind, message, caret } = looks;
    // Writing to a String cannot fail.
    let _ = writeln!(out, "{at}{position}:{at:#} {kind}{}:{kind:#} {message}{}{message:#}", text.0, text.1);
    if let Location::Offset(offset) = location {
        let line = source.line_text(source.line_column(*offset).0).unwrap_or_default();
        render_snippet(out, &line, source.offset_in_line(*offset), *caret);
    }
}

/// The maximum length of the part of a source line that is shown, in bytes; the input may be one long line.
const SNIPPET_WIDTH: usize = 160;

fn render_snippet(out: &mut String, line: &str, caret: usize, style: Style) {
    let first = if line.len() <= SNIPPET_WIDTH { 0 } else { caret.saturating_sub(SNIPPET_WIDTH / 2) };
    let start = (0..=first.min(line.len())).rev().find(|&i| line.is_char_boundary(i)).unwrap_or(0);
    let limit = line.len().min(start + SNIPPET_WIDTH);
    let end = (limit..=line.len()).find(|&i| line.is_char_boundary(i)).unwrap_or(line.len());
    let shown = line[start..end].trim_end();
    // Keep tabs in front of the caret so that it is below the right character.
    let before = line.get(start..caret.min(line.len())).unwrap_or("");
    let indent: String = before.chars().map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let _ = write!(out, "{shown}\n{indent}{style}^{style:#}\n");
}

/// The diagnostics of a compilation, in the order in which they were found.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    policy: Policy,
    list: Vec<Diagnostic>,
    errors: usize,
    internal: bool,
}

impl Diagnostics {
    /// Creates an empty list that treats warnings as the policy says.
    pub fn new(policy: Policy) -> Diagnostics {
        Diagnostics { policy, ..Diagnostics::default() }
    }

    /// Adds a diagnostic.
    pub fn push(&mut self, mut diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Warning {
            let Some(severity) = self.policy.severity(diagnostic.name) else { return };
            diagnostic.severity = severity;
        }
        if diagnostic.severity == Severity::Error {
            self.errors += 1;
            if self.dropped() > 0 {
                return;
            }
        }
        self.list.push(diagnostic);
    }

    /// Returns the number of errors that are only counted.
    fn dropped(&self) -> usize {
        match self.policy.error_limit {
            0 => 0,
            limit => self.errors.saturating_sub(limit),
        }
    }

    /// Adds an error without notes.
    pub fn error(&mut self, location: Location, message: impl Into<String>) {
        self.push(Diagnostic::error(location, message));
    }

    /// Adds an internal error: a bug of the compiler, whatever the input.
    pub fn internal_error(&mut self, location: Location, message: impl Into<String>) {
        self.internal = true;
        self.error(location, format!("internal error: {}", message.into()));
    }

    /// Returns true if an internal error was reported.
    pub fn has_internal_error(&self) -> bool {
        self.internal
    }

    /// Returns true if an error was reported.
    pub fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Returns the number of errors, including those not kept.
    pub fn error_count(&self) -> usize {
        self.errors
    }

    /// Returns the diagnostics that were kept.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// Returns the diagnostics that were kept, and an error about the others.
    pub fn all(&self) -> impl Iterator<Item = Cow<'_, Diagnostic>> {
        let others = (self.dropped() > 0).then(|| {
            let error = Diagnostic::error(Location::Unknown, format!("{} more errors", self.dropped()));
            Cow::Owned(error.note(Location::Unknown, "too many errors; --error-limit=0 shows all"))
        });
        self.list.iter().map(Cow::Borrowed).chain(others)
    }

    /// Renders all diagnostics.
    pub fn render(&self, source: &Source) -> String {
        self.render_with(source, &Styles::PLAIN)
    }

    /// Renders all diagnostics with these styles.
    pub fn render_with(&self, source: &Source, styles: &Styles) -> String {
        self.all().map(|diagnostic| diagnostic.render_with(source, styles)).collect()
    }
}

/// Returns the candidate closest to a misspelt word, if one is close enough.
pub fn did_you_mean<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (word.len() / 3).clamp(1, 3);
    candidates
        .filter(|candidate| candidate.len().abs_diff(word.len()) <= limit)
        .map(|candidate| (edit_distance(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, candidate)| candidate)
}

/// Returns the Levenshtein distance, in bytes.
fn edit_distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.bytes().enumerate() {
            let substituted = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn renders_line_and_caret() {
        let source = Source::new("f.mlir", "one\n\ttwo three\n");
        let diagnostic = Diagnostic::error(Location::Offset(9), "bad").note(Location::Offset(0), "see");
        assert_eq!(
            diagnostic.render(&source),
            "f.mlir:2:6: error: bad\n\ttwo three\n\t    ^\nf.mlir:1:1: note: see\none\n^\n"
        );
    }

    #[test]
    fn colours_only_add_escape_sequences() {
        let source = Source::new("f.mlir", "one\n\ttwo three\n");
        let warning = Diagnostic::warning(IGNORED_ATTRIBUTES, Location::Offset(9), "bad")
            .note(Location::Unknown, "see");
        assert_eq!(
            warning.render_with(&source, &Styles::COLOURED),
            "\u{1b}[1mf.mlir:2:6:\u{1b}[0m \u{1b}[1m\u{1b}[35mwarning:\u{1b}[0m \
             \u{1b}[1mbad [-Wignored-attributes]\u{1b}[0m\n\ttwo three\n\t    \u{1b}[1m\u{1b}[32m^\u{1b}[0m\n\
             \u{1b}[1mf.mlir:\u{1b}[0m \u{1b}[1m\u{1b}[36mnote:\u{1b}[0m see\n"
        );
        assert_eq!(
            warning.render(&source),
            "f.mlir:2:6: warning: bad [-Wignored-attributes]\n\ttwo three\n\t    ^\nf.mlir: note: see\n"
        );
    }

    #[test]
    fn errors_beyond_the_limit_are_counted() {
        let source = Source::new("f", "");
        let render = |error_limit| {
            let mut policy = Policy::default();
            policy.error_limit = error_limit;
            let mut list = Diagnostics::new(policy);
            (0..3).for_each(|_| list.error(Location::Unknown, "bad"));
            assert_eq!(list.error_count(), 3);
            list.render(&source)
        };
        let all = "f: error: bad\nf: error: bad\nf: error: bad\n";
        assert_eq!([render(0), render(3)], [all, all]);
        assert_eq!(
            render(1),
            "f: error: bad\nf: error: 2 more errors\nf: note: too many errors; --error-limit=0 shows all\n"
        );
    }

    #[test]
    fn long_lines_are_cut_around_the_caret() {
        let source = Source::new("f", format!("{}é!{}", "x".repeat(500), "y".repeat(500)));
        let text = Diagnostic::error(Location::Offset(502), "bad").render(&source);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[1].len() < 200, "{text}");
        assert_eq!(lines[1].chars().nth(lines[2].len() - 1), Some('!'));
    }

    #[test]
    fn suggestions_are_close() {
        let names = ["arith.addi", "arith.addf", "arith.cmpi"];
        assert_eq!(did_you_mean("arith.adi", names.into_iter()), Some("arith.addi"));
        assert_eq!(did_you_mean("memref.load", names.into_iter()), None);
    }
}
