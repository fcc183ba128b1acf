//! The lexer: tokens of MLIR text, over bytes.

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// `name`, `arith.addi`.
    Bare,
    /// `%name`, without a following `#n`.
    Percent,
    /// `@name` or `@"name"`.
    At,
    /// `^name`.
    Caret,
    /// `#name` or `#3`.
    Hash,
    /// `!name`.
    Exclaim,
    /// `42` or `0x2A`.
    Integer,
    /// `1.5e3`.
    Float,
    /// `"text"`.
    String,
    /// `(`, `->`, `::` …
    Punctuation,
    /// End of the text.
    End,
    /// Not a token.
    Invalid,
}

/// A token: a kind and a range of the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Character classes of bytes.
const LETTER: u8 = 1;
const DIGIT: u8 = 2;
/// `$`, `.`, `-`: allowed inside some identifiers.
const DOLLAR_DOT: u8 = 4;
const MINUS: u8 = 8;
const SPACE: u8 = 16;

const CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        class[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => LETTER,
            b'0'..=b'9' => DIGIT,
            b'$' | b'.' => DOLLAR_DOT,
            b'-' => MINUS,
            b' ' | b'\t' | b'\r' | b'\n' | 0 => SPACE,
            _ => 0,
        };
        byte += 1;
    }
    class
};

/// Returns the position after the bytes from `at` on that are in one of the classes.
#[inline]
fn skip(text: &[u8], mut at: usize, classes: u8) -> usize {
    while at < text.len() && CLASS[text[at] as usize] & classes != 0 {
        at += 1;
    }
    at
}

/// Returns the position of the next token: after white space and comments.
pub(super) fn skip_space(text: &[u8], mut at: usize) -> usize {
    loop {
        at = skip(text, at, SPACE);
        if text.get(at) != Some(&b'/') || text.get(at + 1) != Some(&b'/') {
            return at;
        }
        at = text[at..].iter().position(|&byte| byte == b'\n').map_or(text.len(), |len| at + len);
    }
}

/// Returns the token that begins at or after `at`.
pub(super) fn next_token(text: &[u8], at: usize) -> Token {
    let start = skip_space(text, at);
    let Some(&first) = text.get(start) else {
        return Token { kind: TokenKind::End, start, end: start };
    };
    let (kind, end) = match first {
        b'%' => prefixed(text, start, TokenKind::Percent, DOLLAR_DOT | MINUS),
        b'^' => prefixed(text, start, TokenKind::Caret, DOLLAR_DOT | MINUS),
        b'#' if text[start..].starts_with(b"#-}") => (TokenKind::Punctuation, start + 3),
        b'#' => prefixed(text, start, TokenKind::Hash, DOLLAR_DOT),
        b'!' => prefixed(text, start, TokenKind::Exclaim, DOLLAR_DOT),
        b'@' if text.get(start + 1) == Some(&b'"') => match string_end(text, start + 1) {
            Some(end) => (TokenKind::At, end),
            None => (TokenKind::Invalid, text.len()),
        },
        b'@' => prefixed(text, start, TokenKind::At, DOLLAR_DOT),
        b'"' => match string_end(text, start) {
            Some(end) => (TokenKind::String, end),
            None => (TokenKind::Invalid, text.len()),
        },
        b'0'..=b'9' => number(text, start),
        _ if CLASS[first as usize] == LETTER => {
            (TokenKind::Bare, skip(text, start, LETTER | DIGIT | DOLLAR_DOT))
        }
        _ => punctuation(text, start),
    };
    Token { kind, start, end }
}

/// Scans an identifier after its prefix: digits only, or letters, digits and the extra classes.
fn prefixed(text: &[u8], start: usize, kind: TokenKind, extra: u8) -> (TokenKind, usize) {
    let digits = skip(text, start + 1, DIGIT);
    let class = text.get(start + 1).map_or(0, |&byte| CLASS[byte as usize]);
    match class {
        DIGIT => (kind, digits),
        LETTER | DOLLAR_DOT => (kind, skip(text, start + 1, LETTER | DIGIT | extra)),
        MINUS if extra & MINUS != 0 => (kind, skip(text, start + 1, LETTER | DIGIT | extra)),
        _ => (TokenKind::Invalid, start + 1),
    }
}

/// Returns the position after a string literal that begins at `start`; `None` if it does not end on its line.
fn string_end(text: &[u8], start: usize) -> Option<usize> {
    let mut at = start + 1;
    loop {
        at += memchr::memchr3(b'"', b'\\', b'\n', text.get(at..)?)?;
        match text[at] {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => return None,
        }
    }
}

fn number(text: &[u8], start: usize) -> (TokenKind, usize) {
    if text[start] == b'0'
        && text.get(start + 1) == Some(&b'x')
        && text.get(start + 2).is_some_and(u8::is_ascii_hexdigit)
    {
        let digits = text[start + 2..].iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
        return (TokenKind::Integer, start + 2 + digits);
    }
    let whole = skip(text, start, DIGIT);
    if text.get(whole) != Some(&b'.') {
        return (TokenKind::Integer, whole);
    }
    let fraction = skip(text, whole + 1, DIGIT);
    if !matches!(text.get(fraction), Some(b'e' | b'E')) {
        return (TokenKind::Float, fraction);
    }
    let sign = usize::from(matches!(text.get(fraction + 1), Some(b'+' | b'-')));
    let exponent = skip(text, fraction + 1 + sign, DIGIT);
    let end = if exponent > fraction + 1 + sign { exponent } else { fraction };
    (TokenKind::Float, end)
}

fn punctuation(text: &[u8], start: usize) -> (TokenKind, usize) {
    let next = |ahead: usize| text.get(start + ahead).copied();
    let len = match text[start] {
        b'-' if next(1) == Some(b'>') => 2,
        b':' if next(1) == Some(b':') => 2,
        b'{' if next(1) == Some(b'-') && next(2) == Some(b'#') => 3,
        b'.' if next(1) == Some(b'.') && next(2) == Some(b'.') => 3,
        b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b',' | b':' | b'=' | b'-' | b'+' | b'*'
        | b'?' | b'|' | b'/' => 1,
        _ => return (TokenKind::Invalid, start + character_len(&text[start..])),
    };
    (TokenKind::Punctuation, start + len)
}

/// Returns the length in bytes of the character at the start of a text: one, or several in UTF-8.
fn character_len(text: &[u8]) -> usize {
    1 + text[1..].iter().take_while(|&&byte| byte & 0xC0 == 0x80).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(TokenKind, &str)> {
        let mut at = 0;
        let mut tokens = Vec::new();
        loop {
            let token = next_token(text.as_bytes(), at);
            if token.kind == TokenKind::End {
                return tokens;
            }
            tokens.push((token.kind, &text[token.start..token.end]));
            at = token.end;
        }
    }

    #[test]
    fn splits_an_operation() {
        use TokenKind::*;
        assert_eq!(
            tokens("%0:2 = arith.addi %a-b#1, @\"x y\" // c\n ->-1.5e-3 0x1F 0x ^bb1"),
            [
                (Percent, "%0"),
                (Punctuation, ":"),
                (Integer, "2"),
                (Punctuation, "="),
                (Bare, "arith.addi"),
                (Percent, "%a-b"),
                (Hash, "#1"),
                (Punctuation, ","),
                (At, "@\"x y\""),
                (Punctuation, "->"),
                (Punctuation, "-"),
                (Float, "1.5e-3"),
                (Integer, "0x1F"),
                (Integer, "0"),
                (Bare, "x"),
                (Caret, "^bb1"),
            ]
        );
    }

    #[test]
    fn invalid_bytes_make_progress() {
        assert_eq!(
            tokens("é~\"open"),
            [(TokenKind::Invalid, "é"), (TokenKind::Invalid, "~"), (TokenKind::Invalid, "\"open"),]
        );
    }
}
