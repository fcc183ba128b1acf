//! Whether two headers declare the same.

/// The first place where two headers differ in something other than comments and layout: the declaration in
/// each, or nothing where one of them ends. `None` if they declare the same.
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

/// The text in units that are compared: preprocessor lines, and what is between semicolons and braces.
fn declarations(text: &str) -> Vec<String> {
    let mut units = Vec::new();
    let mut unit = String::new();
    for line in without_comments(text).replace("\\\n", " ").lines() {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.is_empty() {
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

/// The text without block comments, of which our headers have no other kind. String literals that contain
/// comment signs do not occur in them: labels escape everything but letters and digits.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        out.push(' ');
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out + rest
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
    fn the_declaration_that_differs_is_told() {
        let (old, new) = ("int f(void);\nint g(int a);\n", "int f(void);\nint g(long a);\n");
        let difference = Some((Some("int g(int a);".to_owned()), Some("int g(long a);".to_owned())));
        assert_eq!(first_difference(old, new), difference);
        assert_eq!(first_difference(old, "int f(void);\n"), Some((Some("int g(int a);".to_owned()), None)));
    }
}
