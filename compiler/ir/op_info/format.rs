//! Formats: the custom syntax of regular operations.
//!
//! A format is a sequence of elements separated by spaces:
//!
//! - a word or punctuation mark stands for itself; `_` is a space before a bracket, which is printed without one
//!   otherwise;
//! - `$name` is a group of operands or an attribute of that name; `string($name)` is an enum in quotes,
//!   `angled($name)` between `<` and `>`;
//! - `type($name)` is the type, or types, of a group; `functional-type(a, b)` is `(types) -> types`, where each
//!   side is a group or all `operands` or `results`;
//! - `list($values, $constants)` is `[%i, 4]`: an operand group and a dense `i64` array with the constants, in which
//!   the smallest `i64` marks a value;
//! - `operands` are all operands; `successor` is the next successor with its operands;
//! - `~` omits the space before the next element;
//! - `attr-dict` are the attributes that no other element covers; in `keyword-dict`, enums are keywords;
//! - `{? … }` is optional: it is present if its first `$name` (or else `type($name)`) is, that is, if the group is not
//!   empty or the attribute is not missing.
//!
//! Types that a format omits are inferred from the signature.

use super::OpInfo;
use super::attributes::Attrs;
use super::notation::{fail, find, split_once, strip_prefix, strip_suffix};
use super::signature::Signature;

/// One element of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Element {
    /// A word or punctuation mark.
    Literal(&'static str),
    /// No space before the next element.
    Glue,
    /// An optional space, for readability.
    Space,
    /// An operand group, by index.
    Operands(usize),
    /// All operands.
    AllOperands,
    /// An attribute, by index.
    Attr(usize),
    /// An attribute, by index: an enum in quotes.
    QuotedAttr(usize),
    /// An attribute, by index: an enum between `<` and `>`.
    AngledAttr(usize),
    /// Types of groups.
    Type(Side),
    /// `(types) -> types`.
    FunctionType(Side, Side),
    /// All other attributes.
    AttrDict,
    /// All other attributes, with enums as keywords.
    KeywordDict,
    /// The next successor.
    Successor,
    /// An operand group and the attribute with the constants between its values, by index.
    List(usize, usize),
    /// An optional part: the next `len` elements. The one at index `anchor` of them decides whether they are present.
    Optional {
        /// Number of elements.
        len: usize,
        /// Index of the element that decides.
        anchor: usize,
    },
}

/// The values whose types are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// An operand group, by index.
    Operands(usize),
    /// A result group, by index.
    Results(usize),
    /// All operands.
    AllOperands,
    /// All results.
    AllResults,
}

/// The maximum number of elements of a format.
const MAX_ELEMENTS: usize = 64;

/// The elements of a format.
pub(crate) struct Elements {
    all: [Element; MAX_ELEMENTS],
    len: usize,
}

impl Elements {
    /// Reads the format of an operation.
    ///
    /// # Panics
    /// On a mistake in the format, which fails the build.
    pub(crate) const fn compile(info: &OpInfo, format: &'static str) -> Elements {
        let mut elements = Elements { all: [Element::Space; MAX_ELEMENTS], len: 0 };
        let mut reader = Reader { op: info.name, format, rest: format.trim_ascii(), names: Names::of(info) };
        reader.elements(&mut elements, false);
        elements
    }

    /// Returns the elements as a list.
    pub(crate) fn as_slice(&self) -> &[Element] {
        &self.all[..self.len]
    }

    const fn push(&mut self, reader: &Reader, element: Element) {
        if self.len == MAX_ELEMENTS {
            fail(reader.op, "too many elements in the format", reader.format);
        }
        self.all[self.len] = element;
        self.len += 1;
    }

    /// Returns the position, from `start` on, of the element that decides whether an optional part is present.
    const fn anchor(&self, start: usize) -> Option<usize> {
        let mut anchor = None;
        let mut i = start;
        while i < self.len {
            match self.all[i] {
                Element::Operands(_) | Element::Attr(_) => return Some(i),
                Element::Type(_) if anchor.is_none() => anchor = Some(i),
                Element::Optional { len, .. } => i += len,
                _ => {}
            }
            i += 1;
        }
        anchor
    }
}

/// The declarations to which the names of a format refer.
struct Names {
    signature: Signature,
    attrs: Attrs,
}

impl Names {
    const fn of(info: &OpInfo) -> Names {
        Names { signature: Signature::of(info), attrs: Attrs::of(info) }
    }

    const fn operands(&self, name: &str) -> Option<usize> {
        self.signature.position(self.signature.operands, name)
    }

    const fn results(&self, name: &str) -> Option<usize> {
        self.signature.position(self.signature.results, name)
    }
}

/// Reads a format.
struct Reader {
    op: &'static str,
    format: &'static str,
    rest: &'static str,
    names: Names,
}

impl Reader {
    /// Returns the next word: a name with its `$`, a directive with its parentheses, or a punctuation mark.
    const fn word(&mut self) -> Option<&'static str> {
        if self.rest.is_empty() {
            return None;
        }
        let (word, rest) = self.rest.split_at(word_len(self.rest));
        self.rest = rest.trim_ascii();
        Some(word)
    }

    /// Reads elements up to the end of the format or of the optional part.
    const fn elements(&mut self, elements: &mut Elements, is_optional: bool) {
        while let Some(word) = self.word() {
            match word.as_bytes() {
                b"}" if is_optional => return,
                b"}" => fail(self.op, "unmatched '}' in the format", self.format),
                b"{?" => self.optional(elements),
                _ => elements.push(self, self.element(word)),
            }
        }
        if is_optional {
            fail(self.op, "'{?' without '}' in the format", self.format);
        }
    }

    const fn optional(&mut self, elements: &mut Elements) {
        let start = elements.len + 1;
        elements.push(self, Element::Space);
        self.elements(elements, true);
        let Some(anchor) = elements.anchor(start) else {
            fail(self.op, "nothing decides whether an optional part is present in the format", self.format);
        };
        elements.all[start - 1] = Element::Optional { len: elements.len - start, anchor: anchor - start };
    }

    const fn element(&self, word: &'static str) -> Element {
        match word.as_bytes() {
            b"_" => Element::Space,
            b"operands" => Element::AllOperands,
            b"~" => Element::Glue,
            b"successor" => Element::Successor,
            b"attr-dict" => Element::AttrDict,
            b"keyword-dict" => Element::KeywordDict,
            [b'$', ..] => self.named(word),
            [.., b')'] if word.len() > 1 => self.directive(word),
            _ => Element::Literal(word),
        }
    }

    const fn named(&self, word: &'static str) -> Element {
        match self.names.operands(without_dollar(word)) {
            Some(group) => Element::Operands(group),
            None => Element::Attr(self.attr(word)),
        }
    }

    const fn directive(&self, word: &'static str) -> Element {
        if let Some(inner) = argument(word, "type(") {
            return Element::Type(self.side(inner));
        }
        if let Some(inner) = argument(word, "string(") {
            return Element::QuotedAttr(self.attr(inner));
        }
        if let Some(inner) = argument(word, "angled(") {
            return Element::AngledAttr(self.attr(inner));
        }
        if let Some(inner) = argument(word, "functional-type(")
            && let Some((inputs, results)) = split_once(inner, b',')
        {
            return Element::FunctionType(self.side(inputs.trim_ascii()), self.side(results.trim_ascii()));
        }
        if let Some(inner) = argument(word, "list(")
            && let Some((values, constants)) = split_once(inner, b',')
            && let Some(group) = self.names.operands(without_dollar(values.trim_ascii()))
        {
            return Element::List(group, self.attr(constants.trim_ascii()));
        }
        fail(self.op, "invalid directive in the format", word)
    }

    const fn side(&self, text: &'static str) -> Side {
        match (
            text.as_bytes(),
            self.names.operands(without_dollar(text)),
            self.names.results(without_dollar(text)),
        ) {
            (b"operands", ..) => Side::AllOperands,
            (b"results", ..) => Side::AllResults,
            (_, Some(group), _) => Side::Operands(group),
            (_, None, Some(group)) => Side::Results(group),
            (_, None, None) => fail(self.op, "the format names no operand or result", text),
        }
    }

    const fn attr(&self, text: &'static str) -> usize {
        match self.names.attrs.position(without_dollar(text)) {
            Some(index) => index,
            None => fail(self.op, "the format names no operand or attribute", text),
        }
    }
}

/// Returns the length of the first word of a format.
const fn word_len(format: &str) -> usize {
    let is_directive = strip_prefix(format, "type(").is_some()
        || strip_prefix(format, "functional-type(").is_some()
        || strip_prefix(format, "string(").is_some()
        || strip_prefix(format, "angled(").is_some()
        || strip_prefix(format, "list(").is_some();
    match (format.as_bytes(), find(format, b')')) {
        (_, Some(end)) if is_directive => return end + 1,
        ([b'{', b'?', ..] | [b'-', b'>', ..], _) => return 2,
        _ => {}
    }
    let mut len = 0;
    while len < format.len()
        && (format.as_bytes()[len].is_ascii_alphanumeric()
            || matches!(format.as_bytes()[len], b'_' | b'-' | b'.' | b'$'))
    {
        len += 1;
    }
    if len == 0 { 1 } else { len }
}

/// Returns the argument of a directive.
const fn argument(word: &'static str, directive: &str) -> Option<&'static str> {
    match strip_prefix(word, directive) {
        Some(rest) => strip_suffix(rest, b')'),
        None => None,
    }
}

const fn without_dollar(name: &'static str) -> &'static str {
    match strip_prefix(name, "$") {
        Some(name) => name,
        None => name,
    }
}
