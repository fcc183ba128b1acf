//! Parsing and printing of the file metadata: `{-# dialect_resources: … #-}`.

use crate::ir::resources::{Resource, ResourceGroup, ResourceValue};
use crate::ir::spelling::{write_keyword_or_string, write_string};
use crate::ir::{Context, Loc, ParseResult};

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
            let loc = Loc::offset(p.token.start);
            let key = p.resource_key()?;
            p.require(":")?;
            Ok(Resource { key, value: p.resource_value()?, loc })
        })?;
        Ok(ResourceGroup { name, entries })
    }

    fn resource_value(&mut self) -> ParseResult<ResourceValue> {
        if let Some(blob) = self.take_blob() {
            return Ok(ResourceValue::Blob(blob.clone()));
        }
        if self.is_kind(TokenKind::String) {
            return Ok(ResourceValue::Text(self.require_string()?.into()));
        }
        match self.take("true") {
            true => Ok(ResourceValue::Bool(true)),
            false if self.take("false") => Ok(ResourceValue::Bool(false)),
            false => Err(self.unexpected("'true', 'false' or a string")),
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
    for (i, resource) in group.entries.iter().enumerate() {
        out.push_str(if i == 0 { "\n      " } else { ",\n      " });
        print_resource(cx, resource, out);
    }
    out.push_str("\n    }");
}

fn print_resource(cx: &Context, resource: &Resource, out: &mut String) {
    write_keyword_or_string(cx, resource.key, out);
    out.push_str(": ");
    match &resource.value {
        ResourceValue::Bool(value) => out.push_str(if *value { "true" } else { "false" }),
        ResourceValue::Text(text) => write_string(text, out),
        ResourceValue::Blob(blob) => {
            out.push('"');
            blob.push_text(out);
            out.push('"');
        }
    }
}
