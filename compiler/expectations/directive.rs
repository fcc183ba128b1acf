//! One directive: `expected-error@+1 2+ {{text}}`, or `expected-error-re {{text {{pattern}}}}` with regular expressions.

use mlirc::diag::Severity;
use regex_lite::Regex;

/// The kind of an expected message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Error,
    Warning,
    Remark,
    Note,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Error, Kind::Warning, Kind::Remark, Kind::Note];

    /// Returns the kind of a diagnostic's own message.
    pub(super) fn of(severity: Severity) -> Kind {
        match severity {
            Severity::Error => Kind::Error,
            Severity::Warning => Kind::Warning,
            Severity::Remark => Kind::Remark,
        }
    }

    /// Returns the word for it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Error => "error",
            Kind::Warning => "warning",
            Kind::Remark => "remark",
            Kind::Note => "note",
        }
    }
}

/// The line that a directive refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A line at a distance from that of the directive.
    Relative(isize),
    /// A line by its number.
    Line(usize),
    /// The next line above without a directive.
    Above,
    /// The next line below without a directive.
    Below,
    /// No line: the message has no location.
    Unknown,
}

/// A directive.
#[derive(Debug)]
pub(super) struct Directive {
    pub(super) kind: Kind,
    pub(super) target: Target,
    /// A part of the message, as it is written.
    text: String,
    /// The expression for that part, if it has regular expressions.
    pattern: Option<Regex>,
    /// The position in the source.
    pub(super) offset: usize,
    /// The number of messages that must fit.
    pub(super) minimum: usize,
    /// The number of messages that may fit, if it has a bound.
    maximum: Option<usize>,
}

impl Directive {
    /// Returns true if a message has the part.
    pub(super) fn fits(&self, message: &str) -> bool {
        match &self.pattern {
            Some(pattern) => pattern.is_match(message),
            None => message.contains(&self.text),
        }
    }

    /// Describes the difference if the number of messages is not an expected one.
    pub(super) fn problem(&self, count: usize) -> Option<String> {
        let is_expected = count >= self.minimum && self.maximum.is_none_or(|maximum| count <= maximum);
        let (kind, text) = (self.kind.name(), &self.text);
        match count {
            _ if is_expected => None,
            0 => Some(format!("expected {kind} \"{text}\" was not produced")),
            _ => {
                let bound =
                    if count < self.minimum { self.minimum } else { self.maximum.unwrap_or_default() };
                Some(format!("expected {kind} \"{text}\" was produced {count} times instead of {bound}"))
            }
        }
    }
}

const PREFIX: &str = "expected-";

/// A malformed directive: its position and a message.
pub(super) type Problem = (usize, String);

/// Reads the directives in a line that begins at an offset, up to one that is malformed.
pub(super) fn read(line: &str, start: usize) -> (Vec<Directive>, Option<Problem>) {
    let mut found = Vec::new();
    let Some(mut at) = line.find("//") else { return (found, None) };
    while let Some((kind, begin)) = next(line, at) {
        let after = begin + PREFIX.len() + kind.name().len();
        match parsed(kind, &line[after..]) {
            Ok((directive, length)) => {
                found.push(Directive { offset: start + begin, ..directive });
                at = after + length;
            }
            Err(message) => {
                let message = format!("malformed '{PREFIX}{}': {message}", kind.name());
                return (found, Some((start + begin, message)));
            }
        }
    }
    (found, None)
}

/// Returns the kind and the position of the next directive.
fn next(line: &str, from: usize) -> Option<(Kind, usize)> {
    let kind =
        |at: usize| Kind::ALL.into_iter().find(|kind| line[at + PREFIX.len()..].starts_with(kind.name()));
    line[from..].match_indices(PREFIX).find_map(|(at, _)| Some((kind(from + at)?, from + at)))
}

/// Parses what follows the kind. Returns its length too.
fn parsed(kind: Kind, text: &str) -> Result<(Directive, usize), String> {
    let (is_pattern, mut remainder) = match text.strip_prefix("-re") {
        Some(remainder) => (true, remainder.trim_start()),
        None => (false, text.trim_start()),
    };
    let target = target(&mut remainder)?;
    let counts = counts(&mut remainder)?;
    let inner = remainder.strip_prefix("{{").ok_or("there is no '{{' before the text of the message")?;
    let end = end_of_text(inner).ok_or("there is no '}}' after the text of the message")?;
    let directive = Directive {
        kind,
        target,
        text: inner[..end].to_string(),
        pattern: if is_pattern { Some(pattern(&inner[..end])?) } else { None },
        offset: 0,
        minimum: counts.0,
        maximum: counts.1,
    };
    Ok((directive, text.len() - inner.len() + end + "}}".len()))
}

/// Returns the expression for a text whose parts in double braces are regular expressions.
fn pattern(text: &str) -> Result<Regex, String> {
    let mut whole = String::new();
    let mut remainder = text;
    while let Some((plain, after)) = remainder.split_once("{{") {
        let (part, after) = after.split_once("}}").ok_or("a regular expression has no '}}'")?;
        whole += &format!("{}(?:{part})", regex_lite::escape(plain));
        remainder = after;
    }
    whole += &regex_lite::escape(remainder);
    Regex::new(&whole).map_err(|error| format!("the regular expression is not valid: {error}"))
}

/// Returns the end of the text: braces that are followed by another directive, or by nothing. The text may have others.
fn end_of_text(inner: &str) -> Option<usize> {
    inner.match_indices('}').map(|found| found.0).find(|&at| {
        let after = inner[at..].strip_prefix("}}").map(str::trim);
        after.is_some_and(|after| after.is_empty() || after.starts_with(PREFIX))
    })
}

fn target(text: &mut &str) -> Result<Target, String> {
    let Some(target) = text.strip_prefix('@') else { return Ok(Target::Relative(0)) };
    let end = target.find(|c: char| !c.is_ascii_alphanumeric() && !"+-".contains(c)).unwrap_or(target.len());
    let (word, remainder) = target.split_at(end);
    *text = remainder.trim_start();
    let unknown = || format!("'@{word}' is none of @+N, @-N, @N, @above, @below and @unknown");
    match word {
        "above" => Ok(Target::Above),
        "below" => Ok(Target::Below),
        "unknown" => Ok(Target::Unknown),
        _ if word.starts_with(['+', '-']) => word.parse().map(Target::Relative).map_err(|_| unknown()),
        _ => word.parse().map(Target::Line).map_err(|_| unknown()),
    }
}

/// Parses `N`, `N+` or `N-M`. Without a count there is at least one message.
fn counts(text: &mut &str) -> Result<(usize, Option<usize>), String> {
    let end = text.find(|c: char| !c.is_ascii_digit() && !"+-".contains(c)).unwrap_or(text.len());
    let (word, remainder) = text.split_at(end);
    *text = remainder.trim_start();
    let number = |text: &str| text.parse().map_err(|_| format!("'{word}' is none of N, N+ and N-M"));
    match (word.strip_suffix('+'), word.split_once('-')) {
        _ if word.is_empty() => Ok((1, None)),
        (Some(minimum), _) => Ok((number(minimum)?, None)),
        (None, Some((minimum, maximum))) => Ok((number(minimum)?, Some(number(maximum)?))),
        (None, None) => Ok((number(word)?, Some(number(word)?))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_may_have_braces() {
        let text = |line: &str| read(line, 0).0.iter().map(|it| it.text.clone()).collect::<Vec<_>>();
        assert_eq!(text("// expected-note {{a {{b}} c}} \r\n"), ["a {{b}} c"]);
        assert_eq!(text("// expected-error{{{a}}} expected-note@unknown 2{{b}}"), ["{a}", "b"]);
    }

    #[test]
    fn patterns_are_in_braces() {
        let fits = |text: &str, message: &str| {
            let (found, problem) = read(&format!("// expected-error-re@+1 2 {{{{{text}}}}}"), 0);
            assert_eq!((found.len(), problem), (1, None));
            found[0].fits(message)
        };
        assert!(fits("a.b {{[0-9]+}} of {{x|y}}", "the a.b 12 of y"));
        assert!(!fits("a.b {{[0-9]+}}", "the a_b 12") && !fits("a {{[0-9]+}}", "a b"));
        assert!(fits("ends {{[0-9]{2}$}}", "it ends 12"));
        assert!(read("// expected-error-re {{a {{[}} }}", 0).1.is_some_and(|it| it.1.contains("not valid")));
        assert!(read("// expected-error-re {{a {{b }", 0).1.is_some());
    }

    #[test]
    fn offsets_are_those_of_the_source() {
        let (found, problem) = read("// expected-error {{a}} expected-not {{b}}", 100);
        assert_eq!(found.iter().map(|it| it.offset).collect::<Vec<_>>(), [103]);
        assert_eq!(problem, None);
        let (found, problem) = read("// é expected-note (b)", 100);
        assert_eq!((found.len(), problem.map(|it| it.0)), (0, Some(106)));
    }
}
