//! Arguments from files: `@list.txt` stands for what is in `list.txt`.

use std::ffi::OsString;
use std::path::PathBuf;

/// Arguments, and the files that they are from.
#[derive(Default, Debug)]
pub(crate) struct Expanded {
    pub(crate) args: Vec<OsString>,
    pub(crate) files: Vec<PathBuf>,
}

/// Files may name files, but not for ever.
const MAX_DEPTH: usize = 16;

/// The arguments with every `@file` replaced by the arguments in that file, and these files.
///
/// # Errors
/// The file that cannot be read, and why.
pub(crate) fn expand(args: impl Iterator<Item = OsString>) -> Result<Expanded, String> {
    let mut expanded = Expanded::default();
    expand_into(args, 0, &mut expanded)?;
    Ok(expanded)
}

fn expand_into(
    mut args: impl Iterator<Item = OsString>,
    depth: usize,
    expanded: &mut Expanded,
) -> Result<(), String> {
    while let Some(arg) = args.next() {
        if arg == "--" {
            // The arguments of a program, as they are.
            expanded.args.push(arg);
            expanded.args.extend(args);
            return Ok(());
        }
        let Some(path) = arg.to_str().and_then(|text| text.strip_prefix('@')).map(PathBuf::from) else {
            expanded.args.push(arg);
            continue;
        };
        if depth == MAX_DEPTH {
            return Err(format!("'@{}' is nested too deep", path.display()));
        }
        let text = std::fs::read_to_string(&path)
            .map_err(|error| format!("cannot read '@{}': {error}", path.display()))?;
        expanded.files.push(path);
        expand_into(words(&text)?.into_iter().map(OsString::from), depth + 1, expanded)?;
    }
    Ok(())
}

/// The words of a text as GCC splits them: at white space, outside of single and double quotes; a backslash takes
/// the next character as it is.
pub(super) fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', _) => word.get_or_insert_default().extend(chars.next()),
            (c, Some(open)) if c == open => quote = None,
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    if let Some(quote) = quote {
        return Err(format!("a list of arguments ends inside of {quote}"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_like_gcc_does() {
        let text = "a 'b c'\n\"d \\\" e\"  f\\ g '' h\"i\"j";
        assert_eq!(words(text).expect("valid"), ["a", "b c", "d \" e", "f g", "", "hij"]);
        assert!(words("'a").is_err());
    }
}
