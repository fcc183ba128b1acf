//! Structured control flow.
//!
//! A tensor that an operation carries in one buffer disappears from its operands, region arguments and results. Other
//! tensors are passed as buffers that change their owner: an operand, a yielded value and a result are owned by whoever
//! receives them.

use crate::diag::Diagnostics;
use crate::dialect::{arith, scf};
use crate::ir::{Block, DictId, Op, OpName, Region, TypeId, Value, name};

use super::is_tensor;
use super::origins::yielded;
use super::rewriter::{LEAVES_BLOCK, Nesting, Problem, Rewriter};
use super::types::dynamic_layout;

/// Returns true for the operations of this file, whose regions contain blocks that own allocations.
pub(super) fn is_control_flow(op_name: OpName) -> bool {
    matches!(op_name, scf::FOR | scf::WHILE | scf::IF | scf::INDEX_SWITCH | scf::EXECUTE_REGION | scf::FORALL)
}

pub(super) fn rewrite(rewriter: &mut Rewriter, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
    match rewriter.old.name(op) {
        scf::FOR => rewriter.rewrite_for(op, diagnostics),
        scf::WHILE => rewriter.rewrite_while(op, diagnostics),
        scf::FORALL => rewriter.rewrite_forall(op, diagnostics),
        _ => rewriter.rewrite_branches(op, diagnostics),
    }
}

/// The way in which a value passes the boundary of a region.
#[derive(Clone, Copy, Debug)]
enum Passing {
    /// As it is.
    Plain,
    /// As a buffer that the receiver owns.
    Moved,
    /// Not at all: it is this buffer at all times.
    Fixed(Value),
    /// As a buffer of this type, which keeps its owner.
    Borrowed(TypeId),
}

/// The terminator of a rewritten block: its name, the operands before those that are passed, and the passing of those.
struct Terminator<'p> {
    name: OpName,
    first: usize,
    passing: &'p [Passing],
}

impl Rewriter<'_> {
    fn rewrite_for(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let block = self.entry(op, 0)?;
        let results: Vec<Value> = old.results(op).collect();
        let passing = self.passing(op, &results, |_, number| 3 + number)?;
        let mut operands = self.values(&old.operands(op)[..3])?;
        operands.extend(self.passed(&old.operands(op)[3..], &passing)?);
        let args = &old.block_args(block)[1..];
        let counter = old.value_type(old.block_args(block)[0]);
        let types = [vec![counter], self.types_of(args, &passing)?].concat();
        let terminator = Terminator { name: scf::YIELD, first: 0, passing: &passing };
        let region = self.region(&types, Nesting::Loop, |this| {
            let new = this.block_args();
            this.set(old.block_args(block)[0], new[0]);
            this.receive(args, &passing, &new[1..]);
            this.rewrite_block(block, &terminator, diagnostics);
        });
        let types = self.types_of(&results, &passing)?;
        let new = self.emit_with_regions(scf::FOR, &operands, &types, (old.attrs(op), &[region]));
        self.receive(&results, &passing, &new);
        Ok(())
    }

    fn rewrite_while(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let (before, after) = (self.entry(op, 0)?, self.entry(op, 1)?);
        let results: Vec<Value> = old.results(op).collect();
        let inits = old.operands(op).to_vec();
        let to_before = self.passing(op, &inits, |_, number| number)?;
        // A carried tensor has the same index everywhere.
        let to_after: Vec<Passing> = results
            .iter()
            .enumerate()
            .map(|(number, &result)| match to_before.get(number) {
                Some(&Passing::Fixed(buffer)) => Passing::Fixed(buffer),
                _ => self.moved_or_plain(result),
            })
            .collect();
        let operands = self.passed(&inits, &to_before)?;
        let condition = Terminator { name: scf::CONDITION, first: 1, passing: &to_after };
        let end = Terminator { name: scf::YIELD, first: 0, passing: &to_before };
        let first = self.loop_region(before, &to_before, &condition, diagnostics)?;
        let second = self.loop_region(after, &to_after, &end, diagnostics)?;
        let types = self.types_of(&results, &to_after)?;
        let new = self.emit_with_regions(scf::WHILE, &operands, &types, (old.attrs(op), &[first, second]));
        self.receive(&results, &to_after, &new);
        Ok(())
    }

    fn loop_region(
        &mut self,
        block: Block,
        passing: &[Passing],
        end: &Terminator,
        diagnostics: &mut Diagnostics,
    ) -> Result<Region, Problem> {
        let args = self.old.block_args(block);
        let types = self.types_of(args, passing)?;
        Ok(self.region(&types, Nesting::Loop, |this| {
            let new = this.block_args();
            this.receive(args, passing, &new);
            this.rewrite_block(block, end, diagnostics);
        }))
    }

    fn rewrite_branches(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let results: Vec<Value> = old.results(op).collect();
        let operands = self.values(old.operands(op))?;
        let passing = results
            .iter()
            .enumerate()
            .map(|(number, &result)| match self.analysis.fixed(op, number) {
                Some(outer) => Ok(Passing::Fixed(self.value(outer)?)),
                None if self.analysis.is_borrowed(op, number) => {
                    Ok(Passing::Borrowed(self.common_type(result, &yielded(old, result))?))
                }
                None => Ok(self.moved_or_plain(result)),
            })
            .collect::<Result<Vec<Passing>, Problem>>()?;
        let has_tensors = passing.iter().any(|passing| !matches!(passing, Passing::Plain));
        if has_tensors && old.regions(op).iter().any(|&region| old.region_blocks(region).len() > 1) {
            return Err("tensors cannot be results of regions with several blocks".into());
        }
        let end = Terminator { name: scf::YIELD, first: 0, passing: &passing };
        let regions: Vec<Region> = old
            .regions(op)
            .iter()
            .map(|&region| match old.region_blocks(region) {
                [] => self.empty_region(),
                &[block] => {
                    self.region(&[], Nesting::Branch, |this| this.rewrite_block(block, &end, diagnostics))
                }
                _ => self.copy_region(region, diagnostics),
            })
            .collect();
        let types = self.types_of(&results, &passing)?;
        let new = self.emit_with_regions(old.name(op), &operands, &types, (old.attrs(op), &regions));
        self.receive(&results, &passing, &new);
        for (number, &result) in results.iter().enumerate() {
            if matches!(passing[number], Passing::Borrowed(_)) {
                let buffers = self.values(&yielded(old, result))?;
                let buffer = self.value(result)?;
                self.ownership.add_choice(&buffers, buffer);
            }
        }
        Ok(())
    }

    /// Returns the type of a buffer that is one of those of several old tensors. Their layouts are known if they exist
    /// already.
    pub(super) fn common_type(&mut self, result: Value, tensors: &[Value]) -> Result<TypeId, Problem> {
        let types: Vec<TypeId> = tensors
            .iter()
            .filter_map(|&tensor| self.value(tensor).ok())
            .map(|buffer| self.type_of(buffer))
            .collect();
        let identity = self.buffer_type(result)?;
        match types.first() {
            Some(&first) if types.len() == tensors.len() && types.iter().all(|&ty| ty == first) => Ok(first),
            _ => Ok(dynamic_layout(self.cx, identity)),
        }
    }

    /// Rewrites a selection of one of two tensors.
    pub(super) fn select(&mut self, op: Op) -> Result<(), Problem> {
        let old = self.old;
        let tensors = &old.operands(op)[1..];
        let ty = self.common_type(old.result(op, 0), tensors)?;
        let mut operands = self.values(old.operands(op))?;
        let buffers = operands[1..].to_vec();
        for operand in &mut operands[1..] {
            *operand = self.cast(*operand, ty);
        }
        let buffer = self.emit_value(arith::SELECT, &operands, ty, &[]);
        self.ownership.add_choice(&buffers, buffer);
        self.set_result(op, buffer);
        Ok(())
    }

    fn rewrite_forall(&mut self, op: Op, diagnostics: &mut Diagnostics) -> Result<(), Problem> {
        let old = self.old;
        let block = self.entry(op, 0)?;
        let results: Vec<Value> = old.results(op).collect();
        let first = old.operands(op).len() - results.len();
        let passing = self.passing(op, &results, |_, number| first + number)?;
        let operands = self.values(&old.operands(op)[..first])?;
        let args = old.block_args(block);
        let outputs = self.outputs(op, block, first, &passing)?;
        let (indices, shared) = args.split_at(args.len() - results.len());
        let types = old.value_types(indices);
        let region = self.region(&types, Nesting::Other, |this| {
            let new = this.block_args();
            indices.iter().zip(new).for_each(|(&old, new)| this.set(old, new));
            this.receive(shared, &passing, &[]);
            let Some((&end, ops)) = old.block_ops(block).split_last() else { return };
            ops.iter().for_each(|&op| this.rewrite_op(op, diagnostics));
            this.insert_in_parallel(end, diagnostics);
            this.close();
        });
        let segments = self.cx.dict_get(old.attrs(op), name::OPERAND_SEGMENT_SIZES);
        let mut segments =
            segments.and_then(|attr| self.cx.dense_array_value(attr)).unwrap_or_default().to_vec();
        if let Some(outputs) = segments.last_mut() {
            *outputs = 0;
        }
        let segments = self.cx.i32_array_attr(&segments);
        let attrs = self.cx.dict_with(old.attrs(op), name::OPERAND_SEGMENT_SIZES, segments);
        self.emit_with_regions(scf::FORALL, &operands, &[], (attrs, &[region]));
        self.receive(&results, &outputs, &[]);
        Ok(())
    }

    /// Returns the buffers of the results of `scf.forall`: those of the shared arguments or, if threads read an argument
    /// while others insert slices, copies.
    fn outputs(
        &mut self,
        op: Op,
        block: Block,
        first: usize,
        passing: &[Passing],
    ) -> Result<Vec<Passing>, Problem> {
        let old = self.old;
        let args = old.block_args(block);
        let shared = &args[args.len() - passing.len()..];
        let mut outputs = passing.to_vec();
        for (number, &arg) in shared.iter().enumerate() {
            if self.analysis.is_separate(arg) {
                let init = self.value(old.operands(op)[first + number])?;
                let buffer = self.allocate_like(old.result(op, number), init)?;
                self.copy_elements(init, buffer);
                self.separate.insert(arg, buffer);
                outputs[number] = Passing::Fixed(buffer);
            }
        }
        Ok(outputs)
    }

    /// Copies the slices that the terminator of `scf.forall` inserts.
    fn insert_in_parallel(&mut self, end: Op, diagnostics: &mut Diagnostics) {
        let old = self.old;
        let block = old.regions(end).first().and_then(|&region| old.entry_block(region));
        for &op in block.map(|block| old.block_ops(block)).unwrap_or_default() {
            self.rewrite_op(op, diagnostics);
        }
        let region = self.region(&[], Nesting::Other, |_| {});
        self.emit_with_regions(scf::IN_PARALLEL, &[], &[], (old.attrs(end), &[region]));
    }

    fn entry(&self, op: Op, region: usize) -> Result<Block, Problem> {
        let region = self.old.regions(op).get(region).copied();
        region.and_then(|region| self.old.entry_block(region)).ok_or(Problem::Reported)
    }

    fn moved_or_plain(&self, value: Value) -> Passing {
        if is_tensor(self.cx, self.old.value_type(value)) { Passing::Moved } else { Passing::Plain }
    }

    /// Returns the passing of the values that a loop carries. `operand` is the operand for an index.
    fn passing(
        &mut self,
        op: Op,
        values: &[Value],
        operand: impl Fn(&Self, usize) -> usize,
    ) -> Result<Vec<Passing>, Problem> {
        let mut passing = Vec::new();
        for (number, &value) in values.iter().enumerate() {
            passing.push(match self.analysis.fixed(op, number) {
                Some(_) => {
                    let operand = operand(self, number);
                    Passing::Fixed(self.destination_for(op, operand, self.old.result(op, number))?)
                }
                None => self.moved_or_plain(value),
            });
        }
        Ok(passing)
    }

    /// Returns the values that are passed to a loop.
    fn passed(&mut self, values: &[Value], passing: &[Passing]) -> Result<Vec<Value>, Problem> {
        let mut passed = Vec::new();
        for (&value, passing) in values.iter().zip(passing) {
            match passing {
                Passing::Plain => passed.push(self.value(value)?),
                Passing::Moved => passed.push(self.own_if_last_use(value)?),
                Passing::Fixed(_) | Passing::Borrowed(_) => {}
            }
        }
        Ok(passed)
    }

    /// Returns the types of the values that are passed.
    fn types_of(&mut self, values: &[Value], passing: &[Passing]) -> Result<Vec<TypeId>, Problem> {
        let mut types = Vec::new();
        for (&value, passing) in values.iter().zip(passing) {
            match *passing {
                Passing::Fixed(_) => {}
                Passing::Borrowed(ty) => types.push(ty),
                Passing::Plain | Passing::Moved => types.push(self.buffer_type(value)?),
            }
        }
        Ok(types)
    }

    /// Records what the receivers of values get, and that the current block owns the buffers that are moved.
    fn receive(&mut self, receivers: &[Value], passing: &[Passing], new: &[Value]) {
        let mut new = new.iter();
        for (&receiver, passing) in receivers.iter().zip(passing) {
            match passing {
                Passing::Fixed(buffer) => self.set(receiver, *buffer),
                Passing::Plain | Passing::Moved | Passing::Borrowed(_) => {
                    let Some(&value) = new.next() else { continue };
                    self.set(receiver, value);
                    if matches!(passing, Passing::Moved) {
                        let block = self.block();
                        self.ownership.add(value, block);
                    }
                }
            }
        }
    }

    /// Rewrites the operations of a block into the current one, and completes it.
    fn rewrite_block(&mut self, block: Block, end: &Terminator, diagnostics: &mut Diagnostics) {
        let old = self.old;
        let Some((&terminator, ops)) = old.block_ops(block).split_last() else { return };
        ops.iter().for_each(|&op| self.rewrite_op(op, diagnostics));
        match self.terminator_operands(terminator, end) {
            Ok(operands) => {
                let attrs: DictId = old.attrs(terminator);
                self.emit_with_regions(end.name, &operands, &[], (attrs, &[]));
            }
            Err(problem) => self.report(terminator, problem, diagnostics),
        }
        self.close();
    }

    fn terminator_operands(&mut self, op: Op, end: &Terminator) -> Result<Vec<Value>, Problem> {
        let (own, passed) = self.old.operands(op).split_at(end.first);
        let mut operands = self.values(own)?;
        for (&value, passing) in passed.iter().zip(end.passing) {
            match passing {
                Passing::Plain => {
                    let plain = self.value(value)?;
                    if self.ownership.is_owned(plain) {
                        return Err(LEAVES_BLOCK.into());
                    }
                    operands.push(plain);
                }
                Passing::Moved => operands.push(self.own(value)?),
                Passing::Borrowed(ty) => {
                    let buffer = self.value(value)?;
                    operands.push(self.cast(buffer, *ty));
                }
                Passing::Fixed(_) => {}
            }
        }
        Ok(operands)
    }
}
