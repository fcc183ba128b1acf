//! The scf dialect is flattened: the operations of a region are appended at the insertion point, between new blocks.
//! The operands of a region's terminator are passed to block arguments.

mod parallel;

use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::scf::{
    Condition, EXECUTE_REGION, FOR, FORALL, For, IF, INDEX_SWITCH, If, IndexSwitch, PARALLEL, WHILE, While,
    YIELD, Yield,
};
use crate::ir::{Block, Op, Region, TypeId, Value, name};

use super::cf::Target;
use super::context::{Converted, Converter, Problem};
use super::descriptor::Parts;
use super::loops::CountedLoop;
use super::{Rows, with};

pub(super) const CONVERSIONS: Rows = &[
    (FOR, with(convert_for)),
    (IF, with(convert_if)),
    (WHILE, with(convert_while)),
    (EXECUTE_REGION, with(convert_execute_region)),
    (INDEX_SWITCH, with(convert_index_switch)),
    (PARALLEL, with(parallel::convert_parallel)),
    (FORALL, with(parallel::convert_forall)),
    (YIELD, with(convert_yield)),
];

impl Converter<'_> {
    /// Creates a block with arguments for values of these old types.
    pub(super) fn block_for(&mut self, types: &[TypeId]) -> Result<Block, Problem> {
        let mut parts = Vec::new();
        for &ty in types {
            parts.append(&mut self.part_types(ty, Parts::Dynamic)?);
        }
        Ok(self.new_block(&parts))
    }

    /// Returns values of these old types from the arguments of a block.
    fn join_args(&mut self, block: Block, types: &[TypeId]) -> Result<Vec<Converted>, Problem> {
        let mut args = self.block_args(block).into_iter();
        types.iter().map(|&ty| self.join_parts(ty, Parts::Dynamic, &mut args)).collect()
    }

    /// Records the replacements of the arguments of a region's only block.
    pub(super) fn set_region_args(&mut self, region: Region, args: &[Converted]) {
        let source = self.source();
        let Some(entry) = source.entry_block(region) else { return };
        for (&arg, converted) in source.block_args(entry).iter().zip(args) {
            self.set(arg, converted.clone());
        }
    }

    /// Appends the operations of a region's only block. Returns its terminator, which is not converted.
    pub(super) fn convert_region(&mut self, region: Region) -> Result<Op, Problem> {
        let source = self.source();
        let entry = source.entry_block(region).ok_or("has an empty region")?;
        let (&end, ops) = source.block_ops(entry).split_last().ok_or("has an empty block")?;
        for &op in ops {
            self.convert_op(op);
        }
        Ok(end)
    }

    /// Starts `block`, appends a region there, and passes the yielded values on to `next`.
    pub(super) fn convert_branch(
        &mut self,
        block: Block,
        region: Region,
        next: Block,
    ) -> Result<(), Problem> {
        self.build().start(block);
        let end = self.convert_region(region)?;
        let yielded = self.all_part_values(self.source().operands(end), Parts::Dynamic)?;
        self.branch(next, yielded);
        Ok(())
    }

    /// Appends the first region of an operation if the condition holds, else the second one, if it has blocks.
    pub(super) fn convert_two_regions(&mut self, op: Op, condition: Value) -> Result<(), Problem> {
        let source = self.source();
        let types = result_types(self, op);
        let (then, next) = (self.new_block(&[]), self.block_for(&types)?);
        let regions = source.regions(op);
        let else_region = regions.get(1).copied().filter(|&region| source.entry_block(region).is_some());
        let other = if else_region.is_some() { self.new_block(&[]) } else { next };
        self.cond_branch(condition, (then, Vec::new()), (other, Vec::new()));
        self.convert_branch(then, regions[0], next)?;
        if let Some(region) = else_region {
            self.convert_branch(other, region, next)?;
        }
        self.finish_with(op, next)
    }

    /// Starts the block after an operation, whose arguments are the operation's results.
    pub(super) fn finish_with(&mut self, op: Op, next: Block) -> Result<(), Problem> {
        self.build().start(next);
        let types = result_types(self, op);
        let results = self.join_args(next, &types)?;
        self.set_results(op, results);
        Ok(())
    }

    /// Appends the body of a loop with loop-carried values. Returns the yielded values.
    pub(super) fn convert_loop_body(&mut self, op: Op, counted: &CountedLoop) -> Result<Vec<Value>, Problem> {
        let region = self.source().regions(op)[0];
        let mut args = vec![Converted::One(counted.current)];
        args.append(&mut self.loop_values(op, counted)?);
        self.set_region_args(region, &args);
        let end = self.convert_region(region)?;
        self.all_part_values(self.source().operands(end), Parts::Dynamic)
    }

    /// Sets the results of a loop to its loop-carried values.
    pub(super) fn set_loop_results(&mut self, op: Op, counted: &CountedLoop) -> Result<(), Problem> {
        let results = self.loop_values(op, counted)?;
        self.set_results(op, results);
        Ok(())
    }

    /// Returns the loop-carried values as values of the result types.
    fn loop_values(&mut self, op: Op, counted: &CountedLoop) -> Result<Vec<Converted>, Problem> {
        let mut parts = counted.carried.iter().copied();
        let types = result_types(self, op);
        types.iter().map(|&ty| self.join_parts(ty, Parts::Dynamic, &mut parts)).collect()
    }

    pub(super) fn set_results(&mut self, op: Op, results: Vec<Converted>) {
        for (result, converted) in self.source().results(op).zip(results) {
            self.set(result, converted);
        }
    }
}

pub(super) fn result_types(cv: &Converter, op: Op) -> Vec<TypeId> {
    cv.source().results(op).map(|result| cv.source().value_type(result)).collect()
}

fn convert_for(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let bounds = [For(op).lower_bound(source), For(op).upper_bound(source), For(op).step(source)];
    let [lower, upper, step] = [cv.one(bounds[0])?, cv.one(bounds[1])?, cv.one(bounds[2])?];
    let inits = cv.all_part_values(For(op).init_args(source), Parts::Dynamic)?;
    let is_unsigned = cv.attr(op, name::UNSIGNED_CMP).is_some();
    let predicate = if is_unsigned { IntPredicate::Ult } else { IntPredicate::Slt };
    let counted = cv.begin_loop([lower, upper], predicate, inits);
    let carried = cv.convert_loop_body(op, &counted)?;
    cv.end_source_loop(op, &counted, step, carried);
    cv.set_loop_results(op, &counted)
}

fn convert_if(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let condition = cv.one(If(op).condition(cv.source()))?;
    cv.convert_two_regions(op, condition)
}

fn convert_while(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let inits = While(op).inits(source);
    let types = source.value_types(inits);
    let (before, after) = (cv.block_for(&types)?, cv.new_block(&[]));
    let exit = cv.new_block(&[]);
    let start = cv.all_part_values(inits, Parts::Dynamic)?;
    cv.branch(before, start);

    cv.build().start(before);
    let args = cv.join_args(before, &types)?;
    let regions = source.regions(op);
    cv.set_region_args(regions[0], &args);
    let end = cv.convert_region(regions[0])?;
    let condition = cv.one(Condition(end).condition(source))?;
    let mut passed = Vec::new();
    for &value in Condition(end).args(source) {
        passed.push(cv.converted(value)?);
    }
    cv.cond_branch(condition, (after, Vec::new()), (exit, Vec::new()));

    cv.set_region_args(regions[1], &passed);
    cv.convert_branch(after, regions[1], before)?;

    // The values of the condition's region dominate the exit block.
    cv.build().start(exit);
    cv.set_results(op, passed);
    Ok(())
}

fn convert_execute_region(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let types = result_types(cv, op);
    let next = cv.block_for(&types)?;
    cv.set_yield_target(op, next);
    cv.convert_blocks(cv.source().regions(op)[0]);
    cv.finish_with(op, next)
}

/// Ends a block of an `scf.execute_region`. Other operations convert the terminators of their regions themselves.
fn convert_yield(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let parent = source.parent_block(op).and_then(|block| source.parent_op(block));
    let target =
        parent.and_then(|parent| cv.yield_target(parent)).ok_or("is not at the end of its region")?;
    let values: Vec<Value> = cv.all_part_values(Yield(op).results(source), Parts::Dynamic)?;
    cv.branch(target, values);
    Ok(())
}

fn convert_index_switch(cv: &mut Converter, op: Op) -> Result<(), Problem> {
    let source = cv.source();
    let flag = cv.one(IndexSwitch(op).arg(source))?;
    let cases = cv.attr(op, name::CASES).and_then(|attr| cv.cx.dense_array_value(attr)).unwrap_or_default();
    let values: Vec<i128> = cases.iter().map(|&case| case.into()).collect();
    let types = result_types(cv, op);
    let next = cv.block_for(&types)?;
    // The default region comes first, like the default successor.
    let regions = source.regions(op);
    let targets: Vec<Target> = regions.iter().map(|_| (cv.new_block(&[]), Vec::new())).collect();
    cv.switch(flag, &values, &targets, &[]);
    for (&region, (block, _)) in regions.iter().zip(targets) {
        cv.convert_branch(block, region, next)?;
    }
    cv.finish_with(op, next)
}
