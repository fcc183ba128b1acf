//! Parsing of types and attributes of dialects, whose text is kept.
//!
//! Their syntax is not known. The text between the angle brackets is copied, on one line and with aliases replaced by
//! their definitions, except that attributes keep the composite attributes in them as parts.

use std::fmt::Write;

use crate::ir::attrs::is_debug_metadata;
use crate::ir::spelling::{self, Sink};
use crate::ir::{AttrId, AttrPart, Context, Extent, ParseResult};

use super::legacy;
use super::lexer::TokenKind;
use super::parser::Parser;

/// The text of a type or attribute of a dialect.
struct Verbatim {
    text: Vec<u8>,
    /// The composite attributes that belong into the text; `None` if it contains their text.
    parts: Option<Vec<AttrPart>>,
    /// The maximum number of parts that the text may stand for.
    most_parts: u64,
}

impl Write for Verbatim {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.text.extend_from_slice(text.as_bytes());
        Ok(())
    }
}

impl Sink for Verbatim {
    fn is_full(&self) -> bool {
        self.extent().parts > self.most_parts
    }

    fn refer(&mut self, _cx: &Context, attr: AttrId) -> bool {
        let at = self.text.len() as u32;
        self.parts.as_mut().map(|parts| parts.push(AttrPart { at, attr })).is_some()
    }
}

impl Verbatim {
    fn extent(&self) -> Extent {
        Extent::of_text(self.text.len())
    }
}

impl Parser<'_> {
    /// Parses `!dialect.name<...>` and returns its text without the prefix.
    pub(super) fn dialect_type_body(&mut self) -> ParseResult<Vec<u8>> {
        let name = &self.token_text()[1..];
        let has_body = self.has_body();
        self.advance();
        if has_body { self.angle_text(name) } else { Ok(name.to_vec()) }
    }

    /// Appends to `prefix` the text from `<`, the current token, to the matching `>`.
    pub(super) fn angle_text(&mut self, prefix: &[u8]) -> ParseResult<Vec<u8>> {
        let mut out = Verbatim { text: prefix.to_vec(), parts: None, most_parts: self.most_parts() };
        self.copy_angles(&mut out)?;
        Ok(out.text)
    }

    /// Parses `#dialect.name<...>`.
    pub(super) fn dialect_attr(&mut self) -> ParseResult<AttrId> {
        let name = &self.token_text()[1..];
        let has_body = self.has_body();
        self.advance();
        if has_body {
            return self.nested(|p| p.dialect_attr_body(name));
        }
        Ok(self.module.cx.dialect_attr(name))
    }

    /// Parses the body, from `<` on, of a dialect attribute with this name.
    pub(super) fn dialect_attr_body(&mut self, name: &[u8]) -> ParseResult<AttrId> {
        let parts = Some(Vec::new());
        let mut out = Verbatim { text: name.to_vec(), parts, most_parts: self.most_parts() };
        self.copy_angles(&mut out)?;
        Ok(match out.parts {
            Some(parts) if !parts.is_empty() => self.module.cx.dialect_attr_with_parts(out.text, parts),
            _ => self.module.cx.dialect_attr(legacy::todays_attr(out.text)),
        })
    }

    /// Returns true if the current token, which begins with `#`, is the name of a dialect attribute and not of an alias.
    pub(super) fn at_dialect_attr(&self) -> bool {
        self.token_text().contains(&b'.') || self.has_body()
    }

    /// Returns true if the name at the current token is followed by angle brackets.
    fn has_body(&self) -> bool {
        self.text.get(self.token.end) == Some(&b'<')
    }

    /// Appends the text from `<`, the current token, to the matching `>`.
    fn copy_angles(&mut self, out: &mut Verbatim) -> ParseResult {
        let opening = self.token.start;
        if !self.is("<") {
            return Err(self.unexpected("'<'"));
        }
        let mut depth = 0usize;
        let mut copied = opening;
        loop {
            let start = self.token.start;
            match self.token.kind {
                TokenKind::End => return Err(self.report(opening, "unbalanced '<'")),
                TokenKind::Hash | TokenKind::Exclaim if self.is_alias() => {
                    self.append_text(copied, start, &mut out.text);
                    self.check_depth(out)?;
                    self.write_alias(out);
                    self.advance();
                    copied = self.previous_end;
                    self.check_extent(opening, "attribute or type", out.extent())?;
                }
                TokenKind::Hash if out.parts.is_some() && self.at_dialect_attr() => {
                    self.append_text(copied, start, &mut out.text);
                    let attr = self.dialect_attr()?;
                    spelling::write_attr(&self.module.cx, attr, out);
                    copied = self.previous_end;
                    self.check_extent(opening, "attribute or type", out.extent())?;
                }
                TokenKind::Hash if is_debug_metadata(&out.text) => {
                    return Err(self.undefined_alias(start, self.token_text()));
                }
                _ => {
                    depth += usize::from(self.is("<"));
                    depth -= usize::from(self.is(">"));
                    self.advance();
                }
            }
            let end = self.previous_end;
            if depth == 0 {
                self.append_text(copied, end, &mut out.text);
                return Ok(());
            }
            if self.text[end..self.token.start].contains(&b'\n') {
                self.append_text(copied, end, &mut out.text);
                copied = self.token.start;
                if !out.text.ends_with(b"<") && !self.is(">") {
                    out.text.push(b' ');
                }
            }
        }
    }

    /// Returns true if the current token is a known alias.
    fn is_alias(&self) -> bool {
        let text = self.token_text();
        match self.token.kind {
            TokenKind::Hash => self.attr_aliases.contains_key(text),
            _ => self.type_aliases.contains_key(text),
        }
    }

    /// Refuses an alias at the current token for an attribute or type that is too deep to be written with all of its
    /// parts.
    fn check_depth(&mut self, out: &Verbatim) -> ParseResult {
        let (cx, text) = (&self.module.cx, self.token_text());
        let of_attr = self.attr_aliases.get(text).filter(|_| out.parts.is_none());
        let of_type = self.type_aliases.get(text);
        let extent = of_attr.map(|&attr| cx.attr_extent(attr)).or(of_type.map(|&ty| cx.type_extent(ty)));
        let Some(extent) = extent else { return Ok(()) };
        self.check_extent(self.token.start, "attribute or type", extent.with_composites())
    }

    /// Appends what the alias at the current token stands for.
    fn write_alias(&self, out: &mut Verbatim) {
        let (cx, text) = (&self.module.cx, self.token_text());
        if let Some(&attr) = self.attr_aliases.get(text) {
            spelling::write_attr(cx, attr, out);
        } else if let Some(&ty) = self.type_aliases.get(text) {
            spelling::write_type(cx, ty, out);
        }
    }
}
