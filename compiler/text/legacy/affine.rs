//! Affine maps and sets of 2019, which were attributes without a keyword: `(d0) -> (d0 + 1)`.

use crate::ir::{AttrData, AttrId, ParseResult};

use super::super::lexer::{TokenKind, next_token};
use super::super::parser::Parser;

impl Parser<'_> {
    /// Returns true if, in place of the types of a function, a list of names is at the current token, or an empty list
    /// followed by numbers.
    pub(in crate::text) fn at_old_affine(&self) -> bool {
        if !self.is("(") {
            return false;
        }
        let first = next_token(self.text, self.token.end);
        let text = &self.text[first.start..first.end];
        match first.kind {
            TokenKind::Bare => {
                let after = next_token(self.text, first.end);
                let is_listed = matches!(&self.text[after.start..after.end], b"," | b")");
                is_listed && super::super::types::scalar(text).is_none()
            }
            _ if text == b")" => {
                let arrow = next_token(self.text, first.end);
                let open = next_token(self.text, arrow.end);
                let number = next_token(self.text, open.end);
                &self.text[arrow.start..arrow.end] == b"->" && number.kind == TokenKind::Integer
            }
            _ => false,
        }
    }

    /// Parses a map or a set.
    pub(in crate::text) fn old_affine_attr(&mut self) -> ParseResult<AttrId> {
        let data = match self.is_old_set() {
            true => AttrData::AffineSet(self.affine_set()?),
            false => AttrData::AffineMap(self.affine_map()?),
        };
        Ok(self.module.cx.attr(data))
    }

    /// Returns true if a colon follows the names of the dimensions and symbols.
    fn is_old_set(&self) -> bool {
        let mut token = self.token;
        while !matches!(&self.text[token.start..token.end], b":" | b"->") && token.kind != TokenKind::End {
            token = next_token(self.text, token.end);
        }
        &self.text[token.start..token.end] == b":"
    }
}
