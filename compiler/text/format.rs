//! Formats: the custom syntax of regular operations, compiled once from the string in their
//! [`OpInfo`](crate::ir::OpInfo) row.
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
//! - `attr-dict` are the attributes that no other element covers;
//! - `{? … }` is optional: it is present if its first `$name` (or else `type($name)`) is, that is, if the group is not
//!   empty or the attribute is not missing.
//!
//! Types that a format omits are inferred from the signature.

use crate::ir::spec::{Arity, Spec};
use crate::ir::{Context, NameId, OpName, Registry};

/// One element of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Element {
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
    /// An attribute, by index in the spec.
    Attr(usize),
    /// An attribute, by index in the spec: an enum in quotes.
    QuotedAttr(usize),
    /// An attribute, by index in the spec: an enum between `<` and `>`.
    AngledAttr(usize),
    /// Types of groups.
    Type(Side),
    /// `(types) -> types`.
    FunctionType(Side, Side),
    /// All other attributes.
    AttrDict,
    /// The next successor.
    Successor,
    /// An operand group and the attribute with the constants between its values, by index.
    List(usize, usize),
    /// Optional elements, and the position of the one that decides whether they are present.
    Optional(Vec<Element>, usize),
}

/// The values whose types are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// An operand group, by index.
    Operands(usize),
    /// A result group, by index.
    Results(usize),
    /// All operands.
    AllOperands,
    /// All results.
    AllResults,
}

/// A compiled format.
#[derive(Debug)]
pub(super) struct Format {
    pub(super) elements: Vec<Element>,
    /// The attributes that the elements cover.
    pub(super) written: Vec<NameId>,
}

/// The formats compiled so far, by dialect index minus one and row.
pub(super) struct Formats {
    table: Vec<Vec<Option<std::rc::Rc<Format>>>>,
}

impl Formats {
    pub(super) fn new(registry: &Registry) -> Formats {
        Formats { table: registry.dialects().iter().map(|dialect| vec![None; dialect.ops.len()]).collect() }
    }

    /// Returns the format of an operation, compiled on first use.
    pub(super) fn get(&mut self, cx: &Context, name: OpName, format: &'static str) -> std::rc::Rc<Format> {
        let slot = &mut self.table[name.dialect() - 1][name.index()];
        slot.get_or_insert_with(|| std::rc::Rc::new(Format::compile(cx, name, format))).clone()
    }
}

impl Format {
    /// Compiles a format.
    ///
    /// # Panics
    /// On a mistake in the format; a test compiles all of them.
    pub(super) fn compile(cx: &Context, name: OpName, format: &'static str) -> Format {
        let op = cx.op_text(name);
        let Some(spec) = cx.spec(name) else { panic!("{op}: no declaration") };
        let mut compiler = Compiler { cx, op, spec, words: split(format), at: 0 };
        let elements = compiler.elements();
        assert!(compiler.at == compiler.words.len(), "{op}: unmatched '}}' in format");
        let mut written = Vec::new();
        collect_attrs(&elements, spec, &mut written);
        Format { elements, written }
    }
}

/// Splits a format into words: names with their `$` or parentheses of directives, and punctuation marks.
fn split(format: &'static str) -> Vec<&'static str> {
    const DIRECTIVES: [&str; 5] = ["type(", "functional-type(", "string(", "angled(", "list("];
    let mut words = Vec::new();
    let mut rest = format.trim_start();
    while !rest.is_empty() {
        let directive = DIRECTIVES.iter().any(|directive| rest.starts_with(directive));
        let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '$');
        let len = if directive {
            rest.find(')').map_or(rest.len(), |end| end + 1)
        } else if rest.starts_with("{?") || rest.starts_with("->") {
            2
        } else {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len()).max(1)
        };
        words.push(&rest[..len]);
        rest = rest[len..].trim_start();
    }
    words
}

struct Compiler<'a> {
    cx: &'a Context,
    op: &'a str,
    spec: &'a Spec,
    words: Vec<&'static str>,
    at: usize,
}

impl Compiler<'_> {
    fn elements(&mut self) -> Vec<Element> {
        let mut elements = Vec::new();
        while let Some(&word) = self.words.get(self.at) {
            if word == "}" {
                break;
            }
            self.at += 1;
            elements.push(if word == "{?" { self.optional() } else { self.element(word) });
        }
        elements
    }

    fn optional(&mut self) -> Element {
        let elements = self.elements();
        assert!(self.words.get(self.at) == Some(&"}"), "{}: '{{?' without '}}' in format", self.op);
        self.at += 1;
        let decides = |element: &Element| matches!(element, Element::Operands(_) | Element::Attr(_));
        let is_type = |element: &Element| matches!(element, Element::Type(_));
        let anchor = elements.iter().position(decides).or_else(|| elements.iter().position(is_type));
        let Some(anchor) = anchor else {
            panic!("{}: nothing decides whether an optional part is there", self.op)
        };
        Element::Optional(elements, anchor)
    }

    fn element(&self, word: &'static str) -> Element {
        if let Some(inner) = argument(word, "type(") {
            return Element::Type(self.side(inner));
        }
        if let Some(inner) = argument(word, "functional-type(") {
            let Some((inputs, results)) = inner.split_once(',') else {
                panic!("{}: '{word}' needs two parts", self.op)
            };
            return Element::FunctionType(self.side(inputs.trim()), self.side(results.trim()));
        }
        if let Some(inner) = argument(word, "list(") {
            return self.list(inner);
        }
        if let Some(inner) = argument(word, "string(") {
            return Element::QuotedAttr(self.attr(inner.trim_start_matches('$')));
        }
        if let Some(inner) = argument(word, "angled(") {
            return Element::AngledAttr(self.attr(inner.trim_start_matches('$')));
        }
        match word {
            "_" => Element::Space,
            "operands" => Element::AllOperands,
            "~" => Element::Glue,
            "successor" => Element::Successor,
            "attr-dict" => Element::AttrDict,
            _ => match word.strip_prefix('$') {
                None => Element::Literal(word),
                Some(name) => match self.group(name) {
                    Some(Side::Operands(group)) => Element::Operands(group),
                    _ => Element::Attr(self.attr(name)),
                },
            },
        }
    }

    fn list(&self, names: &'static str) -> Element {
        let parts = names.split_once(',').map(|(values, constants)| (values.trim(), constants.trim()));
        let name = |text: &'static str| text.trim_start_matches('$');
        match parts.map(|(values, constants)| (self.group(name(values)), self.attr(name(constants)))) {
            Some((Some(Side::Operands(group)), attr)) => Element::List(group, attr),
            _ => panic!("{}: 'list({names})' needs an operand group and an attribute", self.op),
        }
    }

    fn group(&self, name: &str) -> Option<Side> {
        let find = |groups: &[crate::ir::spec::Group]| groups.iter().position(|group| group.name == name);
        find(&self.spec.operands).map(Side::Operands).or_else(|| find(&self.spec.results).map(Side::Results))
    }

    fn side(&self, text: &str) -> Side {
        match text {
            "operands" => Side::AllOperands,
            "results" => Side::AllResults,
            _ => self
                .group(text.trim_start_matches('$'))
                .unwrap_or_else(|| panic!("{}: no operand or result '{text}'", self.op)),
        }
    }

    fn attr(&self, name: &str) -> usize {
        let attrs = &self.spec.attrs;
        attrs
            .iter()
            .position(|attr| self.cx.str(attr.name) == name)
            .unwrap_or_else(|| panic!("{}: no operand or attribute '{name}'", self.op))
    }
}

fn argument<'a>(word: &'a str, directive: &str) -> Option<&'a str> {
    word.strip_prefix(directive)?.strip_suffix(')')
}

/// Returns true if a group can have any number of values other than one.
pub(super) fn is_flexible(arity: Arity) -> bool {
    arity != Arity::One
}

/// Collects the attributes that the elements cover.
fn collect_attrs(elements: &[Element], spec: &Spec, names: &mut Vec<NameId>) {
    for element in elements {
        match element {
            Element::Attr(number)
            | Element::QuotedAttr(number)
            | Element::AngledAttr(number)
            | Element::List(_, number) => names.push(spec.attrs[*number].name),
            Element::Optional(elements, _) => collect_attrs(elements, spec, names),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{OpInfo, Syntax, Traits};

    static OPS: &[OpInfo] = &[OpInfo::new("t.op")
        .sig("a: T, b: variadic index -> r: T")
        .attrs("flag: unit, n?: i64")
        .with(Traits::PURE)];
    static DIALECTS: [crate::ir::Dialect; 1] = [crate::ir::Dialect { name: "t", ops: OPS, enums: &[] }];

    #[test]
    fn formats_become_elements() {
        let cx = Context::new(Registry::new(&DIALECTS, &[]));
        let format = Format::compile(
            &cx,
            OpName::new(1, 0),
            "$a[$b] {? flag $flag } {? <$n> } attr-dict : type($a) -> type($r)",
        );
        let optional = |literals: &[Element], anchor| Element::Optional(literals.to_vec(), anchor);
        assert_eq!(
            format.elements,
            [
                Element::Operands(0),
                Element::Literal("["),
                Element::Operands(1),
                Element::Literal("]"),
                optional(&[Element::Literal("flag"), Element::Attr(0)], 1),
                optional(&[Element::Literal("<"), Element::Attr(1), Element::Literal(">")], 1),
                Element::AttrDict,
                Element::Literal(":"),
                Element::Type(Side::Operands(0)),
                Element::Literal("->"),
                Element::Type(Side::Results(0)),
            ]
        );
        assert!(matches!(OPS[0].syntax, Syntax::Generic));
    }

    #[test]
    fn spaces_angled_enums_and_optional_results() {
        static OPS: &[OpInfo] =
            &[OpInfo::new("t.op").sig("a: T -> r: optional T").attrs("kind: t.kind, n: i64-array")];
        static ENUMS: &[crate::ir::EnumInfo] = &[crate::ir::EnumInfo {
            name: "t.kind",
            storage: crate::ir::EnumStorage::Dialect,
            is_flags: false,
            cases: &[("add", 0)],
        }];
        static DIALECTS: [crate::ir::Dialect; 1] = [crate::ir::Dialect { name: "t", ops: OPS, enums: ENUMS }];
        let cx = Context::new(Registry::new(&DIALECTS, &[]));
        let text = "angled($kind), $a _ $n {? -> type($r) }";
        let format = Format::compile(&cx, OpName::new(1, 0), text);
        let result = [Element::Literal("->"), Element::Type(Side::Results(0))];
        assert_eq!(
            format.elements,
            [
                Element::AngledAttr(0),
                Element::Literal(","),
                Element::Operands(0),
                Element::Space,
                Element::Attr(1),
                Element::Optional(result.to_vec(), 1),
            ]
        );
    }
}
