//! Parsing of locations.

use crate::ir::{AttrData, AttrId, Loc, LocData, ParseResult};

use super::lexer::TokenKind;
use super::parser::Parser;

impl<'s> Parser<'s> {
    /// Parses `loc(...)` if present; not an alias.
    pub(super) fn optional_loc(&mut self) -> ParseResult<Option<Loc>> {
        if !self.is("loc") {
            return Ok(None);
        }
        self.advance();
        self.require("(")?;
        let loc = self.location()?;
        self.require(")")?;
        Ok(Some(loc))
    }

    /// Parses the contents of the parentheses of `loc(...)`.
    pub(super) fn location(&mut self) -> ParseResult<Loc> {
        let (kind, offset) = (self.token.kind, self.token.start);
        let loc = self.nested(|p| match kind {
            TokenKind::String => p.file_or_named_loc(),
            TokenKind::Hash => {
                let alias = p.token_text();
                let offset = p.token.start;
                p.advance();
                match p.attr_aliases.get(alias).map(|&attr| p.module.cx.attr_data(attr)) {
                    Some(AttrData::Loc(loc)) => Ok(*loc),
                    // Attribute aliases such as debug metadata have no location.
                    Some(_) => Ok(Loc::UNKNOWN),
                    None => Err(p.undefined_alias(offset, alias)),
                }
            }
            _ if p.take("unknown") => Ok(Loc::UNKNOWN),
            _ if p.take("callsite") => p.call_site_loc(),
            _ if p.take("fused") => p.fused_loc(),
            _ => Err(p.unexpected("location instance")),
        })?;
        self.check_extent(offset, "location", self.module.cx.loc_extent(loc))?;
        Ok(loc)
    }

    fn file_or_named_loc(&mut self) -> ParseResult<Loc> {
        let text = self.require_string()?;
        let name = self.module.cx.name(text);
        if self.take(":") {
            let line = self.position()?;
            self.require(":")?;
            let column = self.position()?;
            if self.take("to") {
                let end_line = if self.is_kind(TokenKind::Integer) { self.position()? } else { line };
                self.require(":")?;
                let end = (end_line, self.position()?);
                return Ok(self.module.cx.loc(LocData::FileRange { file: name, start: (line, column), end }));
            }
            return Ok(self.module.cx.loc(LocData::File { file: name, line, column }));
        }
        let child = if self.take("(") {
            let child = self.location()?;
            self.require(")")?;
            child
        } else {
            Loc::UNKNOWN
        };
        Ok(self.module.cx.loc(LocData::Named { name, child }))
    }

    fn call_site_loc(&mut self) -> ParseResult<Loc> {
        self.require("(")?;
        let callee = self.location()?;
        self.require("at")?;
        let caller = self.location()?;
        self.require(")")?;
        Ok(self.module.cx.loc(LocData::CallSite { callee, caller }))
    }

    fn fused_loc(&mut self) -> ParseResult<Loc> {
        let mut metadata = None;
        if self.take("<") {
            metadata = Some(self.require_attr(None)?);
            self.require(">")?;
        }
        self.require("[")?;
        let parts = self.list_until("]", Self::location)?;
        Ok(self.fused(metadata, &parts))
    }

    /// Fuses locations as MLIR does: drops unknown and repeated ones, and flattens fused ones with the same metadata.
    fn fused(&mut self, metadata: Option<AttrId>, parts: &[Loc]) -> Loc {
        let cx = &mut self.module.cx;
        let mut seen = rustc_hash::FxHashSet::default();
        let mut flat = Vec::new();
        for &part in parts {
            let inner = match cx.loc_data(part) {
                Some(LocData::Fused { metadata: own, parts }) if *own == metadata => parts,
                _ => &Box::from([part]),
            };
            flat.extend(inner.iter().filter(|&&part| part != Loc::UNKNOWN && seen.insert(part)));
        }
        match (flat.as_slice(), metadata) {
            ([], None) => return Loc::UNKNOWN,
            (&[only], None) => return only,
            ([], Some(_)) => flat.push(Loc::UNKNOWN),
            _ => {}
        }
        cx.loc(LocData::Fused { metadata, parts: flat.into() })
    }

    /// Parses a line or column.
    fn position(&mut self) -> ParseResult<u32> {
        let offset = self.token.start;
        u32::try_from(self.integer()?)
            .map_err(|_| self.report(offset, "expected a line or column that fits into 32 bits"))
    }

    /// Parses the `loc(...)` of an operation or argument if present. An alias may be defined later.
    pub(super) fn trailing_loc(&mut self) -> ParseResult<Option<Loc>> {
        if !self.is("loc") {
            return Ok(None);
        }
        self.advance();
        self.require("(")?;
        let alias = self.token_text();
        let loc = if self.is_kind(TokenKind::Hash) && !self.attr_aliases.contains_key(alias) {
            let offset = self.token.start;
            self.advance();
            self.later_loc(alias, offset)
        } else {
            self.location()?
        };
        self.require(")")?;
        Ok(Some(loc))
    }

    /// Returns a placeholder for the location of an alias that is not defined yet.
    fn later_loc(&mut self, alias: &'s [u8], offset: usize) -> Loc {
        let number = self.later_locs.len() as u32;
        let cx = &mut self.module.cx;
        self.later_locs.entry(alias).or_insert_with(|| (cx.loc(LocData::Alias(number)), offset)).0
    }

    /// Resolves the aliases that were used before their definition.
    pub(super) fn settle_locs(&mut self) {
        let mut later: Vec<_> = std::mem::take(&mut self.later_locs).into_iter().collect();
        later.sort_by_key(|(_, (_, offset))| *offset);
        for (alias, (loc, offset)) in later {
            let cx = &mut self.module.cx;
            let data = match self.attr_aliases.get(alias).map(|&attr| cx.attr_data(attr)) {
                Some(AttrData::Loc(loc)) => cx.loc_data(*loc).cloned(),
                // Attribute aliases such as debug metadata have no location.
                Some(_) => Some(LocData::Unknown),
                None => None,
            };
            match data {
                Some(data) => cx.define_alias(loc, data),
                None if self.wrong_aliases.contains(alias) => {}
                None => {
                    let text = String::from_utf8_lossy(alias);
                    self.report(offset, format!("operation location alias was never defined: '{text}'"));
                }
            }
        }
    }
}
