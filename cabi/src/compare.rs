//! Comparison of headers.

use crate::names::HEADER_GUARD;

/// The first declarations in which two headers differ, ignoring comments and whitespace. A header that ends has `None`.
/// Returns `None` if the headers declare the same.
pub fn first_difference(old: &str, new: &str) -> Option<(Option<String>, Option<String>)> {
    let (mut old, mut new) = (declarations(old).into_iter(), declarations(new).into_iter());
    loop {
        match (old.next(), new.next()) {
            (None, None) => return None,
            (old, new) if old == new => {}
            (old, new) => return Some((old, new)),
        }
    }
}

/// Splits a header into preprocessor lines and declarations.
fn declarations(text: &str) -> Vec<String> {
    let mut units = Vec::new();
    let mut unit = String::new();
    for line in without_comments(text).replace("\\\n", " ").lines() {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.is_empty() || is_guard(&line) {
            continue;
        }
        if line.starts_with('#') {
            units.extend(Some(std::mem::take(&mut unit)).filter(|unit| !unit.is_empty()));
            units.push(line);
            continue;
        }
        if !unit.is_empty() {
            unit.push(' ');
        }
        unit.push_str(&line);
        if line.ends_with([';', '{', '}']) {
            units.push(std::mem::take(&mut unit));
        }
    }
    units.extend(Some(unit).filter(|unit| !unit.is_empty()));
    units
}

/// Returns true for the lines of an include guard that follow from the contents.
fn is_guard(line: &str) -> bool {
    ["#ifndef ", "#define "]
        .iter()
        .any(|directive| line.strip_prefix(directive).is_some_and(|name| name.starts_with(HEADER_GUARD)))
}

/// Removes block comments, the only kind in generated headers. String literals have no comment signs: labels escape all
/// but letters and digits.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut remainder = text;
    while let Some((before, after)) = remainder.split_once("/*") {
        out.push_str(before);
        out.push(' ');
        remainder = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out + remainder
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_line_breaks_do_not_count() {
        let old = "/* one\n * two */\n#define X\nint f(int a,\n      int b);\n";
        assert_eq!(first_difference(old, "#define X\n\nint f(int a, int b);\n"), None);
    }

    #[test]
    fn the_first_difference_is_returned() {
        let (old, new) = ("int f(void);\nint g(int a);\n", "int f(void);\nint g(long a);\n");
        let difference = Some((Some("int g(int a);".to_owned()), Some("int g(long a);".to_owned())));
        assert_eq!(first_difference(old, new), difference);
        assert_eq!(first_difference(old, "int f(void);\n"), Some((Some("int g(int a);".to_owned()), None)));
    }
}
