//! Diagnostics as plain data, and their renderer.

use std::fmt::Write;

use crate::source::Source;

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
    /// Notes, with locations of their own.
    pub notes: Vec<(Location, String)>,
}

impl Diagnostic {
    /// Creates an error without notes.
    pub fn error(location: Location, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity: Severity::Error, location, message: message.into(), notes: Vec::new() }
    }

    /// Adds a note.
    pub fn note(mut self, location: Location, message: impl Into<String>) -> Diagnostic {
        self.notes.push((location, message.into()));
        self
    }

    /// Renders `file:line:column: error: message`, the source line with a caret, and the notes in the same form.
    pub fn render(&self, source: &Source) -> String {
        let mut out = String::new();
        let kind = match self.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Remark => "remark",
        };
        render_one(&mut out, source, &self.location, kind, &self.message);
        for (location, message) in &self.notes {
            render_one(&mut out, source, location, "note", message);
        }
        out
    }
}

fn render_one(out: &mut String, source: &Source, location: &Location, kind: &str, message: &str) {
    // Writing to a String cannot fail.
    let _ = match location {
        Location::Unknown => writeln!(out, "{}: {kind}: {message}", source.name),
        Location::File { file, line, column } => writeln!(out, "{file}:{line}:{column}: {kind}: {message}"),
        Location::Offset(offset) => {
            let (line, column) = source.line_column(*offset);
            let _ = writeln!(out, "{}:{line}:{column}: {kind}: {message}", source.name);
            let caret = source.offset_in_line(*offset);
            render_snippet(out, &source.line_text(line).unwrap_or_default(), caret);
            Ok(())
        }
    };
}

/// The maximum length of the part of a source line that is shown, in bytes; the input may be one long line.
const SNIPPET_WIDTH: usize = 160;

fn render_snippet(out: &mut String, line: &str, caret: usize) {
    let first = if line.len() <= SNIPPET_WIDTH { 0 } else { caret.saturating_sub(SNIPPET_WIDTH / 2) };
    let start = (0..=first.min(line.len())).rev().find(|&i| line.is_char_boundary(i)).unwrap_or(0);
    let limit = line.len().min(start + SNIPPET_WIDTH);
    let end = (limit..=line.len()).find(|&i| line.is_char_boundary(i)).unwrap_or(line.len());
    let shown = line[start..end].trim_end();
    // Keep tabs in front of the caret so that it is below the right character.
    let before = line.get(start..caret.min(line.len())).unwrap_or("");
    let indent: String = before.chars().map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let _ = write!(out, "{shown}\n{indent}^\n");
}

/// The diagnostics of a compilation, in the order in which they were found.
#[derive(Clone, Debug, Default)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    errors: usize,
    internal: bool,
}

impl Diagnostics {
    /// The number of errors kept; further ones are only counted.
    pub const MAX_ERRORS: usize = 100;

    /// Adds a diagnostic.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Error {
            self.errors += 1;
            if self.errors > Self::MAX_ERRORS {
                return;
            }
        }
        self.list.push(diagnostic);
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

    /// Returns the diagnostics.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// Renders all diagnostics.
    pub fn render(&self, source: &Source) -> String {
        let mut out: String = self.list.iter().map(|diagnostic| diagnostic.render(source)).collect();
        if self.errors > Self::MAX_ERRORS {
            let _ = writeln!(out, "{}: error: {} more errors", source.name, self.errors - Self::MAX_ERRORS);
        }
        out
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
