//! Parsing of regions and blocks.

use crate::ir::{Block, Loc, ParseResult, Region, RegionArg, Traits, TypeId};

use super::lexer::TokenKind;
use super::parser::Parser;

impl Parser<'_> {
    /// Parses a region in braces. The contents of an isolated operation's region become a separate body.
    pub(super) fn region(&mut self, args: &[RegionArg]) -> ParseResult<Region> {
        self.require("{")?;
        let isolated = self.current_traits.has(Traits::ISOLATED);
        self.nested(|p| if isolated { p.isolated_region(args) } else { p.inline_region(args) })
    }

    fn isolated_region(&mut self, args: &[RegionArg]) -> ParseResult<Region> {
        self.push_scope();
        let result = self.region_contents(Region::ROOT, args);
        let body = self.pop_scope(result.is_ok());
        result?;
        if body.entry_block(Region::ROOT).is_none() {
            return Ok(self.body().new_region());
        }
        let id = self.module.add_body(body);
        Ok(self.body().new_isolated_region(id))
    }

    fn inline_region(&mut self, args: &[RegionArg]) -> ParseResult<Region> {
        let region = self.body().new_region();
        self.region_contents(region, args)?;
        Ok(region)
    }

    /// Parses blocks up to the closing brace.
    fn region_contents(&mut self, region: Region, args: &[RegionArg]) -> ParseResult {
        self.push_region(region);
        let result = self.region_blocks(region, args);
        self.pop_region();
        result
    }

    fn region_blocks(&mut self, region: Region, args: &[RegionArg]) -> ParseResult {
        let has_label = self.is_kind(TokenKind::Caret);
        // An empty region in braces has no block, unless it has arguments or its block needs no terminator.
        let may_be_empty = self.current_traits.has(Traits::NO_TERMINATOR) || !args.is_empty();
        if !has_label && (!self.is("}") || may_be_empty) {
            let block = self.body().append_block(region, &[]);
            self.define_args(block, args)?;
            self.block_ops(block);
        }
        while self.is_kind(TokenKind::Caret) {
            let block = self.block_label()?;
            self.block_ops(block);
        }
        self.require("}")
    }

    /// Parses `^name(%a: type, …):`.
    fn block_label(&mut self) -> ParseResult<Block> {
        let offset = self.token.start;
        let name = self.require_kind(TokenKind::Caret, "block name")?;
        let block = self.define_block(name, offset)?;
        let mut args = Vec::new();
        if self.take("(") {
            args = self.list_until(")", |p| {
                let operand = p.operand()?;
                p.require(":")?;
                let ty = p.require_type()?;
                let loc = p.trailing_loc()?;
                Ok(RegionArg { operand, ty, loc })
            })?;
        }
        self.require(":")?;
        self.define_args(block, &args)?;
        Ok(block)
    }

    /// Sets the arguments of a block and their names.
    fn define_args(&mut self, block: Block, args: &[RegionArg]) -> ParseResult {
        let types: Vec<TypeId> = args.iter().map(|arg| arg.ty).collect();
        self.body().set_block_args(block, &types);
        let values = self.body().block_args(block).to_vec();
        for (arg, value) in args.iter().zip(values) {
            let loc = arg.loc.unwrap_or(Loc::offset(arg.operand.offset));
            self.body().arg_locs.push((value, loc));
            self.define(self.name_of(arg.operand), arg.operand.offset, Some(value), 1)?;
        }
        Ok(())
    }

    /// Parses operations up to the next label or the end of the region. After an error in one, the parser continues
    /// with the next.
    fn block_ops(&mut self, block: Block) {
        while !self.is("}") && !self.is_kind(TokenKind::Caret) && !self.is_kind(TokenKind::End) {
            let start = self.token.start;
            if self.operation(block).is_err() {
                self.recover(start);
            }
        }
    }
}
