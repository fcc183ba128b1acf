//! Text in const evaluation: the functions by which the notations in rows are read while the compiler is built.

/// The longest message of [`fail`].
const MAX_MESSAGE: usize = 256;

/// Fails the build with `op: problem 'text'`.
pub(in crate::ir) const fn fail(op: &str, problem: &str, text: &str) -> ! {
    let mut message = Message { bytes: [0; MAX_MESSAGE], len: 0 };
    message.push(op);
    message.push(": ");
    message.push(problem);
    message.push(" '");
    message.push(text);
    message.push("'");
    match std::str::from_utf8(message.bytes.split_at(message.len).0) {
        Ok(message) => panic!("{}", message),
        Err(_) => panic!("a mistake in the declaration of an operation"),
    }
}

/// A message that const evaluation composes; the part beyond its capacity is omitted.
struct Message {
    bytes: [u8; MAX_MESSAGE],
    len: usize,
}

impl Message {
    const fn push(&mut self, text: &str) {
        let mut i = 0;
        while i < text.len() && self.len < MAX_MESSAGE {
            self.bytes[self.len] = text.as_bytes()[i];
            self.len += 1;
            i += 1;
        }
    }
}

/// The items of a list, separated by commas. Spaces around the items and empty items are omitted.
#[derive(Clone, Copy)]
pub(crate) struct Items {
    rest: &'static str,
}

impl Items {
    /// Creates the items of a list.
    pub(super) const fn new(list: &'static str) -> Items {
        Items { rest: list }
    }

    /// Returns the next item.
    pub(crate) const fn next(&mut self) -> Option<&'static str> {
        while !self.rest.is_empty() {
            let (item, rest) = match split_once(self.rest, b',') {
                Some(parts) => parts,
                None => (self.rest, ""),
            };
            self.rest = rest;
            let item = item.trim_ascii();
            if !item.is_empty() {
                return Some(item);
            }
        }
        None
    }
}

impl Iterator for Items {
    type Item = &'static str;

    fn next(&mut self) -> Option<&'static str> {
        Items::next(self)
    }
}

/// Returns true if both texts are equal.
pub(in crate::ir) const fn equal(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    // The ends of names differ more often than the beginnings.
    let mut i = a.len();
    while i > 0 {
        i -= 1;
        if a[i] != b[i] {
            return false;
        }
    }
    true
}

/// Returns a text without `prefix`, if it begins with it.
pub(super) const fn strip_prefix<'t>(text: &'t str, prefix: &str) -> Option<&'t str> {
    if text.len() < prefix.len() {
        return None;
    }
    let mut i = 0;
    while i < prefix.len() {
        if text.as_bytes()[i] != prefix.as_bytes()[i] {
            return None;
        }
        i += 1;
    }
    Some(text.split_at(prefix.len()).1)
}

/// Returns the beginning of a text that ends with the byte `suffix`.
pub(super) const fn strip_suffix(text: &str, suffix: u8) -> Option<&str> {
    match text.as_bytes().last() {
        Some(&last) if last == suffix => Some(text.split_at(text.len() - 1).0),
        _ => None,
    }
}

/// Returns the position of a byte.
pub(super) const fn find(text: &str, byte: u8) -> Option<usize> {
    let mut i = 0;
    while i < text.len() {
        if text.as_bytes()[i] == byte {
            return Some(i);
        }
        i += 1;
    }
    None
}

/// Returns the parts of a text before and after the first byte `separator`.
pub(in crate::ir) const fn split_once(text: &str, separator: u8) -> Option<(&str, &str)> {
    match find(text, separator) {
        Some(at) => Some((text.split_at(at).0, text.split_at(at + 1).1)),
        None => None,
    }
}

/// Returns true if a text is a name: letters, digits and `_`, with a letter at the beginning.
pub(super) const fn is_name(text: &str) -> bool {
    let mut i = 0;
    while i < text.len() {
        let byte = text.as_bytes()[i];
        let fits = byte.is_ascii_alphabetic() || (i > 0 && (byte.is_ascii_digit() || byte == b'_'));
        if !fits {
            return false;
        }
        i += 1;
    }
    !text.is_empty()
}
