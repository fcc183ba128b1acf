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

#[cfg(test)]
mod tests {
    use super::super::{PrintOptions, print, read};
    use crate::diag::Diagnostics;
    use crate::ir::{Context, Module};
    use crate::source::Source;

    /// Returns aliases for debug metadata, each referring to the one before twice, and an operation with the last one.
    fn graph(nodes: usize) -> String {
        let mut text = String::from("#n0 = #llvm.di_file<\"a.c\" in \"/\">\n");
        for n in 1..nodes {
            let before = n - 1;
            text += &format!(
                "#n{n} = #llvm.di_lexical_block<scope = #n{before}, file = #n{before}, line = {n}>\n"
            );
        }
        text + &format!("module attributes {{test.node = [#n{}]}} {{\n}}\n", nodes - 1)
    }

    fn read_text(text: &str) -> Result<(Source, Module), String> {
        let source = Source::new("test.mlir", text);
        let mut diagnostics = Diagnostics::default();
        match read(&source, Context::new(crate::dialect::registry()), &mut diagnostics) {
            Some(module) => Ok((source, module)),
            None => Err(diagnostics.render(&source)),
        }
    }

    #[test]
    fn graphs_are_printed_in_the_size_of_their_source() {
        let text = graph(60);
        let (source, module) = read_text(&text).expect("valid");
        for debug_info in [false, true] {
            let printed = print(&module, &source, PrintOptions { debug_info, ..PrintOptions::default() });
            assert!(printed.len() < 2 * text.len(), "{printed}");
            let (source, again) = read_text(&printed).expect("valid");
            assert_eq!(again.cx.attr_count(), module.cx.attr_count());
            let options = PrintOptions { debug_info: false, ..PrintOptions::default() };
            let plain = print(&module, &source, options);
            assert_eq!(print(&again, &source, options), plain);
        }
    }

    #[test]
    fn messages_have_excerpts_of_graphs() {
        let (_, module) = read_text(&graph(60)).expect("valid");
        let attrs = (0..module.cx.attr_count()).map(crate::ir::AttrId::new);
        assert!(attrs.map(|attr| module.cx.attr_text(attr).len()).max() < Some(1000));
    }

    #[test]
    fn types_contain_the_text_of_graphs() {
        let small = graph(4) + "func.func private @f(!unknown.type<#n3>)\n";
        let (source, module) = read_text(&small).expect("valid");
        let printed = print(&module, &source, PrintOptions::default());
        assert_eq!(printed.matches("!unknown.type<#llvm.di_lexical_block<scope = #llvm.di_").count(), 1);
        let errors = read_text(&(graph(60) + "func.func private @f(!unknown.type<#n59>)\n")).unwrap_err();
        assert!(errors.contains("attribute or type is too large"), "{errors}");
    }

    #[test]
    fn other_attributes_contain_graphs() {
        let text = "#file = #llvm.di_file<\"a.c\" in \"/\">\n\
                    module attributes {test.node = #unknown.v1<#unknown.x<1>, #file, #unknown.pair<#other, #file>>} {\n}\n";
        let expected = "#di_file = #llvm.di_file<\"a.c\" in \"/\">\n\
                        #pair = #unknown.pair<#other, #di_file>\n\
                        #v1_ = #unknown.v1<#unknown.x<1>, #di_file, #pair>\n\
                        module attributes {test.node = #v1_} {\n}\n";
        let (source, module) = read_text(text).expect("valid");
        assert_eq!(print(&module, &source, PrintOptions::default()), expected);
    }

    /// Only the text of a type has all parts of an attribute.
    #[test]
    fn graphs_may_be_deep() {
        let text = graph(100_000);
        let (source, module) = read_text(&text).expect("valid");
        let printed = print(&module, &source, PrintOptions::default());
        assert_eq!(printed.lines().count(), text.lines().count());
        assert!(read_text(&printed).is_ok());
        let attrs = (0..module.cx.attr_count()).map(crate::ir::AttrId::new);
        assert!(attrs.map(|attr| module.cx.attr_text(attr).len()).max() < Some(1000));
        let errors = read_text(&(graph(300) + "func.func private @f(!unknown.type<#n299>)\n")).unwrap_err();
        assert!(errors.contains("nesting is deeper than 256 levels"), "{errors}");
    }
}
