//! Parsing of the top level of a file, and recovery from errors.

use crate::diag::Diagnostics;
use crate::ir::{Block, BodyId, Context, Loc, LocData, Module, NewOp, OpName, ParseResult, Region};
use crate::source::Source;

use super::lexer::{TokenKind, next_token};
use super::parser::{PREVIOUSLY_DEFINED, Parser};

/// The magic number of MLIR bytecode.
const BYTECODE: &[u8] = b"ML\xefR";

/// Parses a module. A file whose top level is not one `builtin.module` is wrapped in one, as in MLIR.
///
/// `cx` contains the known operations. Errors are reported to `diagnostics`; the result is `None` after any error.
pub fn read(source: &Source, cx: Context, diagnostics: &mut Diagnostics) -> Option<Module> {
    read_module(source, cx, false, diagnostics)
}

/// As [`read`], but bodies have the names of values (`Body::value_names`).
pub fn read_with_names(source: &Source, cx: Context, diagnostics: &mut Diagnostics) -> Option<Module> {
    read_module(source, cx, true, diagnostics)
}

fn read_module(
    source: &Source,
    cx: Context,
    keeps_names: bool,
    diagnostics: &mut Diagnostics,
) -> Option<Module> {
    let module_name = cx.registry().find(b"builtin.module")?;
    if source.text.len() > Source::MAX_LEN {
        diagnostics.error(
            crate::diag::Location::Unknown,
            "source is larger than 2 GiB, not counting long strings of hex digits",
        );
        return None;
    }
    if source.text.starts_with(BYTECODE) {
        diagnostics.error(
            crate::diag::Location::Unknown,
            "MLIR bytecode is not read; 'mlir-opt FILE -o FILE.mlir' makes text of it",
        );
        return None;
    }
    let errors_before = diagnostics.error_count();
    let mut module = Module::new(cx);
    // MLIR's location of an implicit module.
    let file = module.cx.name(&source.name);
    let loc = module.cx.loc(LocData::File { file, line: 0, column: 0 });
    let mut parser = Parser::new(source, module, diagnostics);
    parser.keeps_names = keeps_names;
    parser.top_level(module_name, loc);
    let failed = parser.diagnostics.error_count() > errors_before;
    (!failed).then_some(parser.module)
}

/// The top level.
impl<'s> Parser<'s> {
    fn top_level(&mut self, module_name: OpName, loc: Loc) {
        self.push_scope();
        self.push_region(Region::ROOT);
        let block = self.body().append_block(Region::ROOT, &[]);
        while !self.is_kind(TokenKind::End) {
            let start = self.token.start;
            let result = self.top_level_item(block);
            if result.is_err() {
                self.recover(start);
                if self.is("}") {
                    self.report(self.token.start, "unmatched '}'");
                    self.advance();
                }
            }
        }
        self.pop_region();
        let body = self.pop_scope(true);
        let is_module = matches!(body.block_ops(block), &[op] if body.name(op) == module_name);
        let body_id = if is_module { Module::ROOT } else { self.wrap(module_name, loc) };
        *self.module.body_mut(body_id) = body;
        self.settle_locs();
        if self.diagnostics.error_count() == 0 {
            self.check_structures();
        }
    }

    /// Appends a `builtin.module` with a new body to the root, and returns that body.
    fn wrap(&mut self, module_name: OpName, loc: Loc) -> BodyId {
        let inner = self.module.new_body();
        let root = self.module.body_mut(Module::ROOT);
        let block = root.append_block(Region::ROOT, &[]);
        let region = root.new_isolated_region(inner);
        root.append_op(block, NewOp::new(module_name, loc, &[], &[]).regions(&[region]));
        inner
    }

    fn top_level_item(&mut self, block: Block) -> ParseResult {
        match self.token.kind {
            TokenKind::Hash => self.attr_alias(),
            TokenKind::Exclaim => self.type_alias(),
            TokenKind::Punctuation if self.is("{-#") => self.file_metadata(),
            _ => self.operation(block),
        }
    }

    fn attr_alias(&mut self) -> ParseResult {
        let alias = self.require_kind(TokenKind::Hash, "attribute alias")?;
        let earlier = self.attr_aliases.get_key_value(alias).map(|entry| *entry.0);
        self.check_alias("attribute", alias, earlier)?;
        self.require("=")?;
        match self.require_attr(None) {
            Ok(attr) => self.attr_aliases.insert(alias, attr),
            Err(reported) => {
                self.wrong_aliases.insert(alias);
                return Err(reported);
            }
        };
        Ok(())
    }

    fn type_alias(&mut self) -> ParseResult {
        let alias = self.require_kind(TokenKind::Exclaim, "type alias")?;
        let earlier = self.type_aliases.get_key_value(alias).map(|entry| *entry.0);
        self.check_alias("type", alias, earlier)?;
        self.require("=")?;
        match self.require_type() {
            Ok(ty) => self.type_aliases.insert(alias, ty),
            Err(reported) => {
                self.wrong_aliases.insert(alias);
                return Err(reported);
            }
        };
        Ok(())
    }

    /// Reports an alias that was defined earlier.
    fn check_alias(&mut self, kind: &str, alias: &'s [u8], earlier: Option<&'s [u8]>) -> ParseResult {
        let Some(earlier) = earlier else { return Ok(()) };
        let message = format!("redefinition of {kind} alias '{}'", String::from_utf8_lossy(alias));
        let note = (Some(self.offset_of(earlier)), PREVIOUSLY_DEFINED);
        Err(self.report_with_note(self.offset_of(alias), message, note))
    }

    /// Recovers from an error: skips to the probable beginning of the next operation in the block, which is the first
    /// token of a line at the same depth of braces, or to the end of the region. `start` is the beginning of the
    /// operation with the error: at least one token of it is skipped.
    pub(super) fn recover(&mut self, start: usize) {
        if self.token.start == start && !self.is("}") {
            self.advance();
        }
        let mut depth = self.open_braces(start);
        loop {
            let line_begins = self.text[self.previous_end..self.token.start].contains(&b'\n');
            match self.token.kind {
                TokenKind::End => return,
                _ if line_begins && depth == 0 && self.may_begin_operation() => return,
                _ if self.is("{") => depth += 1,
                _ if self.is("}") && depth == 0 => return,
                _ if self.is("}") => depth -= 1,
                _ => {}
            }
            self.advance();
        }
    }
}

/// Error recovery: heuristics for the beginning of operations.
impl Parser<'_> {
    /// Returns the number of braces that the text from `start` to the current token opens and does not close; 0 for a
    /// long text, which contains regions that have already recovered from their errors.
    fn open_braces(&self, start: usize) -> usize {
        const SHORT: usize = 1 << 12;
        if self.token.start.saturating_sub(start) > SHORT {
            return 0;
        }
        let mut depth = 0usize;
        let mut token = next_token(self.text, start);
        while token.start < self.token.start && token.kind != TokenKind::End {
            match &self.text[token.start..token.end] {
                b"{" => depth += 1,
                b"}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            token = next_token(self.text, token.end);
        }
        depth
    }

    /// Returns true if `%name:3`, which names several results, is at the current token.
    fn begins_group(&self) -> bool {
        let colon = next_token(self.text, self.token.end);
        let count = next_token(self.text, colon.end);
        &self.text[colon.start..colon.end] == b":" && count.kind == TokenKind::Integer
    }

    /// Returns true if the current token, the first of its line, may begin an operation or label.
    pub(super) fn may_begin_operation(&self) -> bool {
        let next = next_token(self.text, self.token.end);
        let next = &self.text[next.start..next.end];
        match self.token.kind {
            TokenKind::Percent => next == b"=" || next == b"," || self.begins_group(),
            TokenKind::Bare => !matches!(next, b"=" | b"," | b":" | b")"),
            TokenKind::String => next == b"(",
            TokenKind::Caret | TokenKind::Hash => true,
            _ => false,
        }
    }
}
