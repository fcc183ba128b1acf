//! The text of `--call`: a function, its arguments, and files for its results.
//!
//! ```text
//! call     = NAME '(' [argument {',' argument}] ')' ['->' result {',' result}]
//! argument = literal | FILE | contents | FILE '=' (FILE | contents)
//! contents = ('zeros' | 'ones' | 'iota' | 'random') [':' EXTENT {'x' EXTENT}]
//! result   = FILE | '_'
//! ```

use std::path::PathBuf;

use super::array::Fill;

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    /// The name of the function in MLIR.
    pub function: String,
    /// The arguments.
    pub arguments: Vec<Argument>,
    /// The file of each result, from the first; `None` for one that is printed.
    pub results: Vec<Option<PathBuf>>,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    /// Its value before the call.
    pub(super) contents: Contents,
    /// The file to write its elements to after the call.
    pub(super) output: Option<PathBuf>,
}

/// The value of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Contents {
    /// A number, still as text: its type is that of the parameter.
    Literal(String),
    /// The array in a file.
    File(PathBuf),
    /// A new array; without extents it has those of the parameter.
    New(Fill, Option<Vec<u64>>),
}

impl Call {
    /// Parses a call.
    ///
    /// # Errors
    /// A message for the user, if the text is not a call.
    pub(crate) fn parse(text: &str) -> Result<Call, String> {
        let wrong = |expected: &str| format!("'{text}' is no call: expected {expected}");
        let (function, rest) = text.split_once('(').ok_or_else(|| wrong("NAME(ARGUMENT, …)"))?;
        let (arguments, rest) = rest.rsplit_once(')').ok_or_else(|| wrong("')' after the arguments"))?;
        let results = match rest.trim() {
            "" => Vec::new(),
            rest => {
                let names =
                    rest.strip_prefix("->").ok_or_else(|| wrong("'-> FILE, …' or nothing after ')'"))?;
                items(names).map(result).collect()
            }
        };
        let function = function.trim().trim_start_matches('@').to_owned();
        if function.is_empty() {
            return Err(wrong("the name of a function before '('"));
        }
        let arguments = items(arguments).map(argument).collect::<Result<_, String>>()?;
        Ok(Call { function, arguments, results })
    }
}

/// The items of a list, which may be empty.
fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|item| !item.is_empty())
}

fn result(text: &str) -> Option<PathBuf> {
    (text != "_").then(|| PathBuf::from(text))
}

fn argument(text: &str) -> Result<Argument, String> {
    match text.split_once('=') {
        None => Ok(Argument { contents: contents(text)?, output: None }),
        Some((output, before)) => {
            Ok(Argument { contents: contents(before.trim())?, output: Some(output.trim().into()) })
        }
    }
}

fn contents(text: &str) -> Result<Contents, String> {
    let (name, extents) = text.split_once(':').map_or((text, None), |(name, extents)| (name, Some(extents)));
    if let Some(fill) = Fill::of(name) {
        return Ok(Contents::New(fill, extents.map(shape).transpose()?));
    }
    let is_literal = matches!(text, "true" | "false" | "null" | "inf" | "-inf" | "nan")
        || text.trim_start_matches(['+', '-', '.']).starts_with(|c: char| c.is_ascii_digit());
    let is_file = text.ends_with(".npy") || !is_literal;
    Ok(if is_file { Contents::File(text.into()) } else { Contents::Literal(text.into()) })
}

fn shape(text: &str) -> Result<Vec<u64>, String> {
    let extent = |extent: &str| extent.parse().map_err(|_| format!("'{text}' is no shape, such as 64x64"));
    text.split('x').map(extent).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(contents: Contents) -> Argument {
        Argument { contents, output: None }
    }

    #[test]
    fn calls_are_parsed() {
        let call = Call::parse("gemm(a.npy, random:4x5, c.npy = zeros:4x5, -1.5e3, true) -> r.npy, _")
            .expect("a call");
        assert_eq!(call.function, "gemm");
        assert_eq!(
            call.arguments,
            [
                plain(Contents::File("a.npy".into())),
                plain(Contents::New(Fill::Random, Some(vec![4, 5]))),
                Argument {
                    contents: Contents::New(Fill::Zeros, Some(vec![4, 5])),
                    output: Some("c.npy".into())
                },
                plain(Contents::Literal("-1.5e3".into())),
                plain(Contents::Literal("true".into())),
            ]
        );
        assert_eq!(call.results, [Some("r.npy".into()), None]);
        let call = Call::parse("@f()").expect("a call");
        assert_eq!((call.function.as_str(), call.arguments.len(), call.results.len()), ("f", 0, 0));
        let call = Call::parse("f(2024.npy, out.npy=in.npy, zeros)").expect("a call");
        assert_eq!(call.arguments[0], plain(Contents::File("2024.npy".into())));
        assert_eq!(call.arguments[1].output, Some("out.npy".into()));
        assert_eq!(call.arguments[2], plain(Contents::New(Fill::Zeros, None)));
    }

    #[test]
    fn other_text_is_refused() {
        for text in ["f", "f(a", "(a)", "f(a) b", "f(zeros:4y)", "f(random:-1)"] {
            assert!(Call::parse(text).is_err(), "{text}");
        }
    }
}
