//! The output of the printer, which defines aliases for composite attributes.
//!
//! These are a graph: written where they are used, they would take far more space than they have in the file. The
//! printer writes aliases instead. Their definitions, each after those of its parts, precede the module.

use std::fmt::Write;

use rustc_hash::FxHashMap;

use crate::ir::spelling::{self, Sink};
use crate::ir::{AttrId, Context};

/// The text of a module, and the aliases in it.
#[derive(Default)]
pub(super) struct Output {
    /// The text.
    pub(super) text: String,
    aliases: Aliases,
}

impl Write for Output {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

impl Sink for Output {
    fn refer(&mut self, cx: &Context, attr: AttrId) -> bool {
        self.aliases.define(cx, attr);
        self.aliases.refer(attr, &mut self.text)
    }
}

impl Output {
    /// Returns the definitions of the aliases and the text.
    pub(super) fn finish(self) -> String {
        let definitions = self.aliases.definitions;
        if definitions.is_empty() { self.text } else { definitions + &self.text }
    }
}

/// The aliases of composite attributes.
#[derive(Default)]
struct Aliases {
    names: FxHashMap<AttrId, String>,
    /// The number of aliases with the same stem.
    counts: FxHashMap<String, u32>,
    /// The definitions, a line each.
    definitions: String,
}

impl Aliases {
    /// Defines aliases for an attribute and all its parts, unless they have some.
    fn define(&mut self, cx: &Context, attr: AttrId) {
        let mut worklist = vec![attr];
        while let Some(&attr) = worklist.last() {
            let parts = cx.composite_value(attr).map_or(&[][..], |value| value.1);
            let undefined = parts.iter().rev().map(|part| part.attr);
            let before = worklist.len();
            if !self.names.contains_key(&attr) {
                worklist.extend(undefined.filter(|attr| !self.names.contains_key(attr)));
            }
            if worklist.len() == before {
                worklist.pop();
                self.define_after_parts(cx, attr);
            }
        }
    }

    /// Defines an alias for an attribute, unless it has one, whose parts have aliases.
    fn define_after_parts(&mut self, cx: &Context, attr: AttrId) {
        let Some((text, parts)) = cx.composite_value(attr).filter(|_| !self.names.contains_key(&attr)) else {
            return;
        };
        let name = self.new_name(text);
        let mut definition = Definition { aliases: self, text: format!("{name} = ") };
        spelling::write_composite(cx, text, parts, &mut definition);
        let Definition { text, .. } = definition;
        self.definitions.push_str(&text);
        self.definitions.push('\n');
        self.names.insert(attr, name);
    }

    /// Returns the name of the next alias for an attribute with this text: its mnemonic and, except for the first one, a
    /// number.
    fn new_name(&mut self, text: &[u8]) -> String {
        let end = text.iter().position(|&byte| byte == b'<').unwrap_or(text.len());
        let mnemonic = text[..end].rsplit(|&byte| byte == b'.').next().unwrap_or_default();
        let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let mut stem: String =
            mnemonic.iter().filter(|byte| is_part(byte)).map(|&byte| char::from(byte)).collect();
        // A number after a digit would be ambiguous, and an alias begins with a letter.
        if stem.ends_with(|last: char| last.is_ascii_digit()) {
            stem.push('_');
        }
        if !stem.starts_with(|first: char| first.is_ascii_alphabetic()) {
            stem.insert_str(0, "attr");
        }
        let count = self.counts.entry(stem.clone()).or_default();
        *count += 1;
        match *count {
            1 => format!("#{stem}"),
            count => format!("#{stem}{}", count - 1),
        }
    }

    /// Appends the alias of an attribute, if it has one.
    fn refer(&self, attr: AttrId, out: &mut String) -> bool {
        self.names.get(&attr).map(|name| out.push_str(name)).is_some()
    }
}

/// The definition of an alias, which refers to those of its parts.
struct Definition<'a> {
    aliases: &'a Aliases,
    text: String,
}

impl Write for Definition<'_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

impl Sink for Definition<'_> {
    fn refer(&mut self, _cx: &Context, attr: AttrId) -> bool {
        self.aliases.refer(attr, &mut self.text)
    }
}
