//! Parsing and printing of the file metadata: `{-# dialect_resources: … #-}`.

use crate::ir::resources::{ResourceGroup, ResourceValue};
use crate::ir::spelling::{write_keyword_or_string, write_string};
use crate::ir::{Context, NameId, ParseResult};

use super::lexer::TokenKind;
use super::parser::Parser;

impl Parser<'_> {
    /// Parses `{-# section: {…}, … #-}`.
    pub(super) fn file_metadata(&mut self) -> ParseResult {
        self.require("{-#")?;
        self.list_until("#-}", |p| {
            let offset = p.token.start;
            let section = p.require_kind(TokenKind::Bare, "identifier key in file metadata dictionary")?;
            p.require(":")?;
            p.require("{")?;
            let mut groups = p.list_until("}", Self::resource_group)?;
            let resources = &mut p.module.cx.resources;
            match section {
                b"dialect_resources" => resources.dialects.append(&mut groups),
                b"external_resources" => resources.external.append(&mut groups),
                _ => {
                    let text = String::from_utf8_lossy(section);
                    let message = format!("unknown key '{text}' in file metadata dictionary");
                    return Err(p.report(offset, message));
                }
            }
            Ok(())
        })?;
        Ok(())
    }

    fn resource_group(&mut self) -> ParseResult<ResourceGroup> {
        let name = self.resource_key()?;
        self.require(":")?;
        self.require("{")?;
        let entries = self.list_until("}", |p| {
            let key = p.resource_key()?;
            p.require(":")?;
            Ok((key, p.resource_value()?))
        })?;
        Ok(ResourceGroup { name, entries })
    }

    fn resource_value(&mut self) -> ParseResult<ResourceValue> {
        let kind = self.token.kind;
        match kind {
            TokenKind::String => Ok(ResourceValue::Text(self.require_string()?.into())),
            _ if self.take("true") => Ok(ResourceValue::Bool(true)),
            _ if self.take("false") => Ok(ResourceValue::Bool(false)),
            _ => Err(self.unexpected("'true', 'false' or a string")),
        }
    }
}

/// Appends the resources as file metadata; nothing if there are none.
pub(super) fn print(cx: &Context, out: &mut String) {
    let resources = &cx.resources;
    let sections = [("dialect_resources", &resources.dialects), ("external_resources", &resources.external)];
    let used = sections.iter().filter(|section| !section.1.is_empty());
    for (i, (title, groups)) in used.enumerate() {
        out.push_str(if i == 0 { "\n{-#\n  " } else { ",\n  " });
        out.push_str(title);
        out.push_str(": {");
        for (i, group) in groups.iter().enumerate() {
            out.push_str(if i == 0 { "\n    " } else { ",\n    " });
            print_group(cx, group, out);
        }
        out.push_str("\n  }");
    }
    if !resources.is_empty() {
        out.push_str("\n#-}\n");
    }
}

fn print_group(cx: &Context, group: &ResourceGroup, out: &mut String) {
    write_keyword_or_string(cx, group.name, out);
    out.push_str(": {");
    for (i, (key, value)) in group.entries.iter().enumerate() {
        out.push_str(if i == 0 { "\n      " } else { ",\n      " });
        print_entry(cx, *key, value, out);
    }
    out.push_str("\n    }");
}

fn print_entry(cx: &Context, key: NameId, value: &ResourceValue, out: &mut String) {
    write_keyword_or_string(cx, key, out);
    out.push_str(": ");
    match value {
        ResourceValue::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
        ResourceValue::Text(text) => write_string(text, out),
    }
}
