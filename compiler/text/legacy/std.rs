//! Operations of the old standard dialect whose syntax has changed: predicates in quotes and integer literals as
//! operands.
//! operands.

use crate::ir::spec::{AttrKind, bool_of, enum_attr};
use crate::ir::{AttrData, Block, Loc, NewOp, OpName, OpState, Operand, ParseResult, TypeId, Value, name};

use super::super::lexer::TokenKind;
use super::super::parser::Parser;

impl Parser<'_> {
    /// Parses `cmpi "slt", %a, %b : type`.
    pub(super) fn old_compare(&mut self, op: OpName, state: &mut OpState) -> ParseResult {
        let offset = self.token.start;
        let predicate = String::from_utf8_lossy(&self.require_string()?).into_owned();
        let kind = self.module.cx.spec(op).and_then(|spec| spec.attr(name::PREDICATE)).map(|attr| attr.kind);
        if let Some(AttrKind::Enum(info)) = kind {
            match enum_attr(&mut self.module.cx, info, &predicate) {
                Some(attr) => state.attr(name::PREDICATE, attr),
                None => return Err(self.wrong_keyword(offset, info.cases, &predicate)),
            }
        }
        self.require(",")?;
        let lhs = self.operand()?;
        self.require(",")?;
        let rhs = self.operand()?;
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        for operand in [lhs, rhs] {
            let value = self.value_of(operand, ty)?;
            state.operands.push(value);
        }
        state.results.push(bool_of(&mut self.module.cx, ty));
        Ok(())
    }

    /// Parses `dim %m, 1 : type`.
    pub(super) fn old_dim(&mut self, block: Block, state: &mut OpState) -> ParseResult {
        self.old_attrs(state)?;
        let source = self.operand()?;
        self.require(",")?;
        let index = self.old_index()?;
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        let source = self.value_of(source, ty)?;
        let index = self.index_value(block, index)?;
        state.operands = vec![source, index];
        state.results.push(TypeId::INDEX);
        Ok(())
    }

    /// Parses `load %m[%i, 1] : type`.
    pub(super) fn old_load(&mut self, block: Block, state: &mut OpState) -> ParseResult {
        let memref = self.operand()?;
        self.require("[")?;
        let indices = self.list_until("]", Self::old_index)?;
        self.old_attrs(state)?;
        self.require(":")?;
        let ty = self.require_type()?;
        let memref = self.value_of(memref, ty)?;
        state.operands.push(memref);
        for index in indices {
            let value = self.index_value(block, index)?;
            state.operands.push(value);
        }
        state.results.push(self.module.cx.element_type(ty));
        Ok(())
    }

    pub(super) fn old_attrs(&mut self, state: &mut OpState) -> ParseResult {
        if self.is("{") { self.attr_dict(&mut state.attrs) } else { Ok(()) }
    }

    /// Parses a value, or an integer literal, which is returned with its offset.
    pub(super) fn old_index(&mut self) -> ParseResult<Result<Operand, (i128, usize)>> {
        let offset = self.token.start;
        if self.is_kind(TokenKind::Percent) {
            self.operand().map(Ok)
        } else {
            Ok(Err((self.integer()?, offset)))
        }
    }

    /// Returns the value of an index; an integer literal becomes a constant before the operation.
    pub(super) fn index_value(
        &mut self,
        block: Block,
        index: Result<Operand, (i128, usize)>,
    ) -> ParseResult<Value> {
        let (number, offset) = match index {
            Ok(operand) => return self.value_of(operand, TypeId::INDEX),
            Err(number) => number,
        };
        let Some(constant) = self.module.cx.registry().find(b"arith.constant") else {
            return Err(self.report(offset, "expected SSA operand"));
        };
        let number = self.module.cx.attr(AttrData::Integer { ty: TypeId::INDEX, value: number });
        let attrs = self.module.cx.dict(&mut [(name::VALUE, number)]);
        let new = NewOp::new(constant, Loc::offset(offset), &[], &[TypeId::INDEX]).attrs(attrs);
        let op = self.body().append_op(block, new);
        Ok(self.body().result(op, 0))
    }
}
