//! The parser's interface for the syntax functions of the dialects.

use crate::ir::{
    AffineUse, Block, Body, Context, Loc, NameId, NamedAttr, NewOp, OpName, OpParser, Operand, ParseResult,
    Region, RegionArg, Reported, Successor, Traits, TypeId, Value,
};

use super::lexer::TokenKind;
use super::parser::Parser;

impl OpParser for Parser<'_> {
    fn cx(&mut self) -> &mut Context {
        &mut self.module.cx
    }

    fn offset(&self) -> usize {
        self.token.start
    }

    fn error(&mut self, offset: usize, message: String) -> Reported {
        self.report(offset, message)
    }

    fn at(&self, token: &str) -> bool {
        self.is(token)
    }

    fn eat(&mut self, token: &str) -> bool {
        self.take(token)
    }

    fn expect(&mut self, token: &str) -> ParseResult {
        self.require(token)
    }

    fn parse_string(&mut self) -> ParseResult<NameId> {
        let text = self.require_string()?;
        Ok(self.module.cx.name(text))
    }

    fn parse_symbol_name(&mut self) -> ParseResult<NameId> {
        self.require_symbol()
    }

    fn parse_integer(&mut self) -> ParseResult<i128> {
        self.integer()
    }

    fn at_symbol(&self) -> bool {
        self.is_kind(TokenKind::At)
    }

    fn at_string(&self) -> bool {
        self.is_kind(TokenKind::String)
    }

    fn todays_keyword<'a>(&self, info: &str, keyword: &'a str) -> &'a str {
        super::legacy::todays_keyword(info, keyword)
    }

    fn parse_old_operands(&mut self) -> ParseResult<(Vec<Operand>, Vec<TypeId>)> {
        self.old_operands()
    }

    fn at_operand(&self) -> bool {
        self.is_kind(TokenKind::Percent)
    }

    fn at_results(&self) -> bool {
        self.is_kind(TokenKind::Percent) && self.may_begin_operation()
    }

    fn parse_type(&mut self) -> ParseResult<TypeId> {
        self.require_type()
    }

    fn parse_function_type(
        &mut self,
        inputs: &mut smallvec::SmallVec<[TypeId; 4]>,
        results: &mut Vec<TypeId>,
    ) -> ParseResult {
        if !self.is("(") {
            let offset = self.token.start;
            self.require_type()?;
            return Err(self.report(offset, "expected function type"));
        }
        self.advance();
        if !self.take(")") {
            loop {
                inputs.push(self.require_type()?);
                if !self.take(",") {
                    break;
                }
            }
            self.require(")")?;
        }
        self.require("->")?;
        if self.is("(") {
            results.append(&mut self.type_or_list()?);
        } else {
            results.push(self.require_type()?);
        }
        Ok(())
    }

    fn old_pointee(&self, since: usize) -> Option<TypeId> {
        self.pointee_since(since)
    }

    fn parse_attr(&mut self, ty: Option<TypeId>) -> ParseResult<crate::ir::AttrId> {
        self.require_attr(ty)
    }

    fn parse_affine_use(&mut self, close: Option<&str>) -> ParseResult<AffineUse> {
        self.affine_use(close)
    }

    fn parse_affine_map(&mut self) -> ParseResult<crate::ir::AttrId> {
        let map = self.affine_map()?;
        Ok(self.module.cx.attr(crate::ir::AttrData::AffineMap(map)))
    }

    fn parse_attr_dict(&mut self, attrs: &mut Vec<NamedAttr>) -> ParseResult {
        if self.is("{") { self.attr_dict(attrs) } else { Ok(()) }
    }

    fn parse_argument_loc(&mut self) -> ParseResult<Option<Loc>> {
        self.trailing_loc()
    }

    fn parse_operand(&mut self) -> ParseResult<Operand> {
        self.operand()
    }

    fn resolve(&mut self, operand: Operand, ty: TypeId) -> ParseResult<Value> {
        self.value_of(operand, ty)
    }

    fn operand_name(&self, operand: Operand) -> &[u8] {
        self.name_of(operand)
    }

    fn parse_successor(&mut self) -> ParseResult<(Successor, Vec<Value>)> {
        let offset = self.token.start;
        let name = self.require_kind(TokenKind::Caret, "block name")?;
        let block = self.use_block(name, offset);
        let mut values = Vec::new();
        if self.take("(") {
            let operands = self.list_until(":", Self::operand)?;
            let types = self.list_until(")", Self::require_type)?;
            if operands.len() != types.len() {
                return Err(self.report(offset, "expected as many types as operands of the successor"));
            }
            for (operand, ty) in operands.into_iter().zip(types) {
                values.push(self.value_of(operand, ty)?);
            }
        }
        Ok((Successor { block, operand_count: values.len() as u32 }, values))
    }

    fn parse_region(&mut self, args: &[RegionArg]) -> ParseResult<Region> {
        self.region(args)
    }

    fn implied_region(
        &mut self,
        args: &[TypeId],
        build: &mut dyn FnMut(&mut Context, &mut Body, Block),
    ) -> Region {
        // The body and the interning tables are borrowed at the same time.
        let mut body = std::mem::take(self.body());
        let region = body.new_region();
        let block = body.append_block(region, args);
        build(&mut self.module.cx, &mut body, block);
        *self.body() = body;
        region
    }

    fn parse_op_name(&mut self) -> ParseResult<OpName> {
        let offset = self.token.start;
        let text = self.require_kind(TokenKind::Bare, "operation name")?;
        match self.module.cx.registry().find(text) {
            Some(name) => Ok(name),
            None => {
                let message = format!("custom op '{}' is unknown", String::from_utf8_lossy(text));
                Err(self.report(offset, message))
            }
        }
    }

    fn empty_region(&mut self) -> Region {
        self.body().new_region()
    }

    fn ensure_terminator(&mut self, region: Region, terminator: OpName, loc: Loc) {
        if self.module.cx.op_text(terminator) == "scf.reduce" {
            self.join_reductions(region);
        }
        let block = self.last_block(region);
        if self.ends(block) {
            return;
        }
        // A terminator whose region needs no terminator gets a region with one empty block.
        let info = self.module.cx.op_info(terminator);
        let has_region = info.is_some_and(|info| info.traits.has(Traits::NO_TERMINATOR));
        let regions: Vec<Region> = has_region.then(|| self.body().new_region()).into_iter().collect();
        for &region in &regions {
            self.body().append_block(region, &[]);
        }
        self.body().append_op(block, NewOp::new(terminator, loc, &[], &[]).regions(&regions));
    }

    fn ensure_terminator_of_results(&mut self, region: Region, terminator: OpName, loc: Loc) {
        let block = self.last_block(region);
        if !self.ends(block) {
            let values: Vec<Value> = match *self.body().block_ops(block) {
                [op] => self.body().results(op).collect(),
                _ => Vec::new(),
            };
            self.body().append_op(block, NewOp::new(terminator, loc, &values, &[]));
        }
    }
}

impl Parser<'_> {
    /// Returns the last block of a region, and creates one if there is none.
    fn last_block(&mut self, region: Region) -> Block {
        let last = self.body().region_blocks(region).last().copied();
        last.unwrap_or_else(|| self.body().append_block(region, &[]))
    }

    /// Returns true if a block ends with a terminator.
    fn ends(&mut self, block: Block) -> bool {
        let last = self.body().last_op(block).map(|op| self.body().name(op));
        let info = last.and_then(|name| self.module.cx.op_info(name));
        info.is_some_and(|info| info.traits.has(Traits::TERMINATOR))
    }
}
