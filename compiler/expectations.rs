//! Comments of a source that state its diagnostics: `// expected-error@+1 {{text}}`, as mlir-opt and clang have them.

mod directive;

use mlirc::diag::{Diagnostic, Diagnostics, Location};
use mlirc::source::Source;

use crate::cli::Expected;
use directive::{Directive, Kind, Target};

/// The line of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// The diagnostic has no location.
    Unknown,
    /// A line of the source.
    At(usize),
    /// A location in another file.
    Elsewhere,
}

/// A directive and the line that it refers to.
struct Expectation {
    directive: Directive,
    line: Line,
    /// The number of messages that fit.
    count: usize,
}

/// Compares the diagnostics of a source with its comments. Returns an error for each difference.
pub(crate) fn differences(source: &Source, diagnostics: &Diagnostics, mode: Expected) -> Diagnostics {
    // The differences of a source are all of interest, and no warnings.
    let mut differences = Diagnostics::default();
    let mut expectations = read(source, &mut differences);
    for (kind, location, message) in diagnostics.iter().flat_map(messages) {
        let line = line_of(source, location);
        match fitting(&mut expectations, kind, line, &message) {
            Some(expectation) => expectation.count += 1,
            None if mode == Expected::OnlyExpected => {}
            None => differences.error(location.clone(), format!("unexpected {}: {message}", kind.name())),
        }
    }
    for Expectation { directive, count, .. } in &expectations {
        if let Some(problem) = directive.problem(*count) {
            differences.error(Location::Offset(directive.offset), problem);
        }
    }
    differences
}

/// Returns the messages of a diagnostic: its own and those of its notes.
fn messages(diagnostic: &Diagnostic) -> impl Iterator<Item = (Kind, &Location, String)> {
    let own = (Kind::of(diagnostic.severity), &diagnostic.location, diagnostic.text().into_owned());
    let notes = diagnostic.notes.iter().map(|(location, message)| (Kind::Note, location, message.clone()));
    std::iter::once(own).chain(notes)
}

/// Returns the expectation that a message fulfils: one that lacks messages, if there is any.
fn fitting<'a>(
    expectations: &'a mut [Expectation],
    kind: Kind,
    line: Line,
    message: &str,
) -> Option<&'a mut Expectation> {
    let fits = |expectation: &Expectation| {
        let Expectation { directive, line: expected, .. } = expectation;
        directive.kind == kind && *expected == line && directive.fits(message)
    };
    let mut candidates: Vec<&mut Expectation> = expectations.iter_mut().filter(|it| fits(it)).collect();
    let lacks = |expectation: &&mut Expectation| expectation.count < expectation.directive.minimum;
    let index = candidates.iter().position(lacks).unwrap_or(0);
    (index < candidates.len()).then(|| candidates.swap_remove(index))
}

fn line_of(source: &Source, location: &Location) -> Line {
    match location {
        Location::Unknown => Line::Unknown,
        Location::Offset(offset) => Line::At(source.line_column(*offset).0),
        Location::File { file, line, .. } if *file == source.name => Line::At(*line as usize),
        Location::File { .. } => Line::Elsewhere,
    }
}

/// Reads the directives of a source. Those that are malformed are errors.
fn read(source: &Source, errors: &mut Diagnostics) -> Vec<Expectation> {
    let mut directives = Vec::new();
    let mut lines = Vec::new();
    let mut start = 0;
    for text in source.text.split_inclusive(|&byte| byte == b'\n') {
        let line = source.line_column(start).0;
        let (found, problem) = directive::read(&String::from_utf8_lossy(text), start);
        lines.push((line, found.is_empty()));
        directives.extend(found.into_iter().map(|directive| (line, directive)));
        if let Some((offset, message)) = problem {
            errors.error(Location::Offset(offset), message);
        }
        start += text.len();
    }
    let resolve = |(line, directive): (usize, Directive)| {
        let line = resolved(&lines, line, directive.target);
        Expectation { directive, line, count: 0 }
    };
    directives.into_iter().map(resolve).collect()
}

/// Returns the line that a directive refers to. The lines are marked as those without directives: `@above` and `@below`
/// skip the others, so that several directives refer to one line.
fn resolved(lines: &[(usize, bool)], line: usize, target: Target) -> Line {
    let mut plain = lines.iter().filter(|line| line.1).map(|line| line.0);
    match target {
        Target::Unknown => Line::Unknown,
        Target::Line(line) => Line::At(line),
        Target::Relative(distance) => line.checked_add_signed(distance).map_or(Line::Elsewhere, Line::At),
        Target::Above => plain.rfind(|&other| other < line).map_or(Line::Elsewhere, Line::At),
        Target::Below => plain.find(|&other| other > line).map_or(Line::Elsewhere, Line::At),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the lines and messages of the differences.
    fn compared(text: &str, found: &[Diagnostic], mode: Expected) -> Vec<String> {
        let source = Source::new("t", text);
        let mut diagnostics = Diagnostics::default();
        found.iter().cloned().for_each(|diagnostic| diagnostics.push(diagnostic));
        let differences = differences(&source, &diagnostics, mode);
        differences.render(&source).lines().filter(|line| line.starts_with("t:")).map(str::to_owned).collect()
    }

    fn bad(line: u32) -> Diagnostic {
        Diagnostic::error(Location::File { file: "t".into(), line, column: 1 }, "bad thing")
    }

    #[test]
    fn directives_refer_to_lines() {
        for text in [
            "\nx // expected-error {{bad}}\n",
            "// expected-error@+1 {{bad}}\nx\n",
            "\n\n// expected-error @-1 {{thing}}",
            "// expected-error@below {{bad}}\nx",
            "\n\n// expected-error@above {{bad thing}}",
            "// expected-error@2 {{bad}}",
        ] {
            assert_eq!(compared(text, &[bad(2)], Expected::All), [""; 0], "{text}");
            assert_eq!(compared(text, &[bad(7)], Expected::All).len(), 2, "{text}");
        }
        let stacked = "// expected-error@below {{bad}}\n// expected-note@below {{see}}\nx";
        let note = bad(3).note(Location::File { file: "t".into(), line: 3, column: 1 }, "see");
        assert_eq!(compared(stacked, &[note], Expected::All), [""; 0]);
        let unknown = Diagnostic::error(Location::Unknown, "bad");
        assert_eq!(compared("// expected-error@unknown {{bad}}", &[unknown], Expected::All), [""; 0]);
    }

    #[test]
    fn differences_have_locations() {
        assert_eq!(
            compared("x\n  // expected-warning {{bad}}", &[bad(2)], Expected::All),
            [
                "t:2:1: error: unexpected error: bad thing",
                "t:2:6: error: expected warning \"bad\" was not produced"
            ]
        );
        assert_eq!(compared("x", &[bad(1)], Expected::OnlyExpected), [""; 0]);
        let other = Diagnostic::error(Location::File { file: "u".into(), line: 1, column: 1 }, "bad");
        assert_eq!(compared("x // expected-error {{bad}}", &[other], Expected::All).len(), 1);
    }

    #[test]
    fn counts_are_exact() {
        let text = |count: &str| format!("x // expected-error {count} {{{{bad}}}}");
        for (count, found, problems) in [
            ("", 2, 0),
            ("2", 2, 0),
            ("1", 2, 1),
            ("3", 2, 1),
            ("2+", 3, 0),
            ("4+", 3, 1),
            ("0-1", 0, 0),
            ("0-1", 2, 1),
        ] {
            let found = vec![bad(1); found];
            assert_eq!(compared(&text(count), &found, Expected::All).len(), problems, "{count}");
        }
        let twice = "x // expected-error {{bad}} expected-error {{thing}}";
        assert_eq!(compared(twice, &[bad(1)], Expected::All).len(), 1);
        assert_eq!(compared(twice, &[bad(1), bad(1)], Expected::All), [""; 0]);
    }

    #[test]
    fn malformed_directives_are_errors() {
        for text in [
            "// expected-error",
            "// expected-error {{bad",
            "// expected-error@over {{bad}}",
            "// expected-error-re {{b{{(}}d}}",
        ] {
            assert_eq!(compared(text, &[], Expected::All).len(), 1, "{text}");
        }
        assert_eq!(compared("x expected-error", &[], Expected::All), [""; 0]);
    }
}
