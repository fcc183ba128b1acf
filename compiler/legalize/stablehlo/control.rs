//! Control flow, and regions on elements.

use crate::diag::Diagnostics;
use crate::dialect::stablehlo::{self, Return, While};
use crate::dialect::{scf, tensor};
use crate::ir::{DictId, Op, Region, TypeId, Value, name};

use super::super::rewriter::{Problem, Rewriter};
use crate::dialect::llvm::compare::IntPredicate;

/// Rewrites `stablehlo.while`.
pub(super) fn while_loop(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<(), Problem> {
    let old = rewriter.old;
    let mut inits = Vec::new();
    for &operand in While(op).operand(old) {
        inits.push(rewriter.carried_value(operand)?);
    }
    let types: Vec<TypeId> = inits.iter().map(|&init| rewriter.type_of(init)).collect();
    let mut regions = Vec::new();
    for &region in old.regions(op) {
        regions.push(rewriter.region(&types, |rewriter, args| rewriter.inline(region, args, diagnostics)));
    }
    let results = rewriter.emit_with_regions(scf::WHILE, &inits, &types, (DictId::EMPTY, &regions));
    rewriter.set_all(old.results(op), results);
    Ok(())
}

/// Rewrites `stablehlo.if` and `stablehlo.case`.
pub(super) fn branches(
    rewriter: &mut Rewriter,
    op: Op,
    diagnostics: &mut Diagnostics,
) -> Result<(), Problem> {
    let old = rewriter.old;
    let selector = rewriter.scalar(op, 0)?;
    let types: Vec<TypeId> = old.results(op).map(|result| rewriter.carried_type(result)).collect();
    let mut regions: Vec<Region> = Vec::new();
    for &region in old.regions(op) {
        regions.push(rewriter.region(&types[..0], |rewriter, _| rewriter.inline(region, &[], diagnostics)));
    }
    let is_first = |rewriter: &mut Rewriter| {
        let zero = rewriter.int(rewriter.type_of(selector), 0);
        rewriter.compare_ints(IntPredicate::Eq, selector, zero)
    };
    let results = match (old.name(op), regions.len()) {
        (stablehlo::IF, _) => {
            rewriter.emit_with_regions(scf::IF, &[selector], &types, (DictId::EMPTY, &regions))
        }
        (_, 2) => {
            let condition = is_first(rewriter);
            rewriter.emit_with_regions(scf::IF, &[condition], &types, (DictId::EMPTY, &regions))
        }
        (_, count) => {
            let index = rewriter.resize_int(selector, TypeId::INDEX, false);
            let cases: Vec<i64> = (0..count as i64 - 1).collect();
            let cases = rewriter.cx.i64_array_attr(&cases);
            let attrs = rewriter.cx.dict(&mut [(name::CASES, cases)]);
            // The default comes first.
            regions.rotate_right(1);
            rewriter.emit_with_regions(scf::INDEX_SWITCH, &[index], &types, (attrs, &regions))
        }
    };
    rewriter.set_all(old.results(op), results);
    Ok(())
}

/// Rewrites `stablehlo.return` to the terminator of the new operation around it.
pub(super) fn return_(rewriter: &mut Rewriter, op: Op) -> Result<(), Problem> {
    let old = rewriter.old;
    let block = old.parent_block(op).ok_or(Problem::Reported)?;
    let parent = old.parent_op(block).ok_or(Problem::Reported)?;
    let results = Return(op).results(old);
    if old.name(parent) == stablehlo::WHILE && old.regions(parent).first() == Some(&old.block_region(block)) {
        let mut operands = vec![rewriter.scalar(op, 0)?];
        for &arg in old.block_args(block) {
            operands.push(rewriter.value(arg)?);
        }
        rewriter.emit(scf::CONDITION, &operands, &[], &[]);
        return Ok(());
    }
    let mut operands = Vec::new();
    for &result in results {
        operands.push(rewriter.carried_value(result)?);
    }
    rewriter.emit(scf::YIELD, &operands, &[], &[]);
    Ok(())
}

impl Rewriter<'_> {
    /// Returns the type in which loops and conditionals carry an old value: a scalar if it has no dimensions.
    fn carried_type(&mut self, old: Value) -> TypeId {
        let ty = self.new_type(self.old.value_type(old));
        match tensor::shape(self.cx, ty) {
            Some([]) => self.cx.element_type(ty),
            _ => ty,
        }
    }

    /// Returns the new value for an old one, in the type in which loops and conditionals carry it.
    fn carried_value(&mut self, old: Value) -> Result<Value, Problem> {
        let ty = self.carried_type(old);
        let value = self.value(old)?;
        if tensor::shape(self.cx, ty).is_none() { self.element(value) } else { Ok(self.cast(value, ty)) }
    }

    /// Emits a region of operations on elements, and returns the elements that it returns.
    pub(super) fn combined(
        &mut self,
        region: Region,
        args: &[Value],
        diagnostics: &mut Diagnostics,
    ) -> Result<Vec<Value>, Problem> {
        let old = self.old;
        let entry = old.entry_block(region).ok_or(Problem::Reported)?;
        self.set_all(old.block_args(entry).iter().copied(), args.to_vec());
        let Some((&end, ops)) = old.block_ops(entry).split_last() else { return Err(Problem::Reported) };
        let before = diagnostics.error_count();
        ops.iter().for_each(|&op| self.rewrite_op(op, diagnostics));
        if diagnostics.error_count() > before {
            return Err(Problem::Reported);
        }
        (0..old.operands(end).len()).map(|index| self.scalar(end, index)).collect()
    }
}
