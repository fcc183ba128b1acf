//! The codes of errors and their explanations, `docs/errors.md`. An error has the code of the first pattern that its
//! message fits, so that stages need not know codes.

/// The document with the explanations.
const DOCUMENT: &str = include_str!("../../docs/errors.md");

/// The explanation of a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The code, such as `M0001`.
    pub code: &'static str,
    /// A few words.
    pub title: &'static str,
    /// The message, in which `…` stands for any text.
    pub pattern: &'static str,
    /// The section of the document.
    pub text: &'static str,
}

/// Returns all explanations, in the order of their codes.
pub fn explanations() -> impl Iterator<Item = Explanation> {
    DOCUMENT.split("\n## ").skip(1).filter_map(|text| {
        let (code, title) = text.lines().next()?.split_once(": ")?;
        let pattern = text.lines().find_map(|line| line.strip_prefix("Message: `")?.strip_suffix('`'))?;
        Some(Explanation { code, title, pattern, text })
    })
}

/// Returns the explanation of a code.
pub fn explanation(code: &str) -> Option<Explanation> {
    explanations().find(|explanation| explanation.code.eq_ignore_ascii_case(code))
}

/// Returns the code of an error with this message.
pub(super) fn of(message: &str) -> Option<&'static str> {
    explanations().find(|explanation| fits(message, explanation.pattern)).map(|explanation| explanation.code)
}

/// Returns true if a message fits a pattern.
fn fits(message: &str, pattern: &str) -> bool {
    let mut parts = pattern.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut remainder) = message.strip_prefix(first) else { return false };
    let Some(last) = parts.next_back() else { return remainder.is_empty() };
    for part in parts {
        match remainder.split_once(part) {
            Some((_, after)) => remainder = after,
            None => return false,
        }
    }
    remainder.ends_with(last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_whole_messages() {
        assert!(fits("a 'b' c", "a '…' c") && fits("a 'b' c d", "a '…' c…") && fits("a", "a"));
        assert!(!fits("a 'b' c d", "a '…' c") && !fits("ab", "a") && !fits("aba", "ab…ba"));
        assert!(fits("x to y of z", "… to …"));
    }

    #[test]
    fn codes_are_consecutive() {
        let codes: Vec<&str> = explanations().map(|explanation| explanation.code).collect();
        assert!(codes.len() >= 60);
        for (number, code) in codes.iter().enumerate() {
            assert_eq!(*code, format!("M{:04}", number + 1));
        }
        assert_eq!(of("redefinition of SSA value '%x'"), Some("M0002"));
        assert_eq!(of("something else"), None);
        assert!(explanation("m0002").is_some_and(|it| it.text.starts_with("M0002: ")));
    }
}
