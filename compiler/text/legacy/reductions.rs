//! `scf.parallel` up to MLIR 17: each reduction is a separate operation, `scf.reduce(%x) : f32 { … }`, and `scf.yield`
//! ends the body. Now a single `scf.reduce` at the end contains all reductions.

use crate::ir::{Block, NewOp, Op, OpName, OpState, ParseResult, Region};

use super::super::lexer::{TokenKind, next_token};
use super::super::parser::Parser;

impl Parser<'_> {
    /// Returns true if `scf.reduce`, at the current token, has one operand in parentheses without its type.
    pub(super) fn is_old_reduce(&self) -> bool {
        let open = next_token(self.text, self.token.end);
        let operand = next_token(self.text, open.end);
        let close = next_token(self.text, operand.end);
        operand.kind == TokenKind::Percent && &self.text[close.start..close.end] == b")"
    }

    /// Parses `(%x) : f32 { ^bb0(%a: f32, %b: f32): … }`.
    pub(super) fn old_reduce(&mut self, state: &mut OpState) -> ParseResult {
        self.require("(")?;
        let operand = self.operand()?;
        self.require(")")?;
        self.require(":")?;
        let ty = self.require_type()?;
        let value = self.value_of(operand, ty)?;
        state.operands.push(value);
        let region = self.region(&[])?;
        state.regions.push(region);
        Ok(())
    }

    /// Combines the reductions in a body of `scf.parallel` into one operation at its end.
    pub(in crate::text) fn join_reductions(&mut self, region: Region) {
        let find = |text: &[u8]| self.module.cx.registry().find(text);
        let (Some(reduce), Some(yields)) = (find(b"scf.reduce"), find(b"scf.yield")) else { return };
        let Some(block) = self.body().region_blocks(region).last().copied() else { return };
        let (reductions, last) = self.old_reductions(block, (reduce, yields));
        if reductions.is_empty() && last.is_none() {
            return;
        }
        let body = self.body();
        let (mut operands, mut regions) = (Vec::new(), Vec::new());
        for &op in &reductions {
            operands.extend_from_slice(body.operands(op));
            regions.extend_from_slice(body.regions(op));
        }
        let Some(&first) = reductions.first().or(last.as_ref()) else { return };
        let loc = body.loc(first);
        body.retain_ops(block, |op| !reductions.contains(op) && Some(*op) != last);
        body.append_op(block, NewOp::new(reduce, loc, &operands, &[]).regions(&regions));
    }

    /// Returns the reductions in a block that does not end with one, and its final `scf.yield` without operands.
    fn old_reductions(&mut self, block: Block, (reduce, yields): (OpName, OpName)) -> (Vec<Op>, Option<Op>) {
        let body = self.body();
        let ops = body.block_ops(block);
        let is = |op: Op, name: OpName| body.name(op) == name;
        match ops.split_last() {
            Some((&last, others)) if is(last, yields) && body.operands(last).is_empty() => {
                (others.iter().copied().filter(|&op| is(op, reduce)).collect(), Some(last))
            }
            _ => (Vec::new(), None),
        }
    }
}
