//! SSA construction for variables, given their reads and writes. Block arguments are placed at the iterated dominance
//! frontiers of writes where the variable is live: pruned SSA form (Cytron et al., "Efficiently Computing Static Single
//! Assignment Form and the Control Dependence Graph", 1991).

use std::ops::Range;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::dialect::llvm::arith::UNDEF;
use crate::ir::dominance::Dominators;
use crate::ir::{Block, DictId, Op, OpSet, TypeId, Value};
use crate::opt::analysis::cfg::Predecessors;
use crate::opt::function::{Emitter, Function};

/// The indices of the variables that an operation reads and writes. Reads precede writes.
#[derive(Clone, Debug, Default)]
pub(crate) struct VariableAccess {
    pub(crate) reads: SmallVec<[usize; 1]>,
    pub(crate) writes: SmallVec<[usize; 1]>,
}

/// The current values of variables during renaming.
pub(crate) struct Current<'t> {
    types: &'t [TypeId],
    values: Vec<Option<Value>>,
    /// The undo log: the overwritten values, in order.
    before: Vec<(usize, Option<Value>)>,
}

impl Current<'_> {
    /// The current value of a variable; `undef` if it was not written.
    pub(crate) fn get(&self, emit: &mut Emitter, variable: usize) -> Value {
        match self.values[variable] {
            Some(value) => value,
            None => emit.value(UNDEF, &[], self.types[variable], DictId::EMPTY),
        }
    }

    /// Writes a variable; `None` makes it undefined.
    pub(crate) fn set(&mut self, variable: usize, value: Option<Value>) {
        let before = std::mem::replace(&mut self.values[variable], value);
        self.before.push((variable, before));
    }

    /// Restores the values at a length of the undo log.
    fn restore(&mut self, length: usize) {
        for (variable, value) in self.before.drain(length..).rev() {
            self.values[variable] = value;
        }
    }
}

/// The operations at which traced variables have each of their values.
pub(crate) type Trace = Vec<((usize, Value), OpSet)>;

/// Constructs SSA form. Blocks are visited in preorder of the dominator tree. `rewrite` gets each operation that
/// accesses variables, detached from its block, and emits the replacement.
pub(crate) fn construct(
    f: &mut Function,
    types: &[TypeId],
    accesses: &FxHashMap<Op, VariableAccess>,
    traced: &[usize],
    mut rewrite: impl FnMut(&mut Emitter, &mut Current, Op),
) -> Trace {
    let blocks = f.blocks();
    let dominators = f.dominators();
    let mut tracer = Tracer::new(traced, types.len());
    let Joins { args: placed_args, dead } =
        joins(f, &blocks, &dominators, (types.len(), &tracer.is_traced), accesses);
    let mut below: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
    for &block in blocks.iter().rev() {
        if let Some(above) = dominators.immediate_dominator(block) {
            below.entry(above).or_default().push(block);
        }
    }
    let mut args: FxHashMap<Block, Vec<Value>> = FxHashMap::default();
    for &block in &blocks {
        if let Some(variables) = placed_args.get(&block) {
            let new =
                variables.iter().map(|&variable| f.body.add_block_arg(block, types[variable])).collect();
            args.insert(block, new);
        }
    }
    let mut current = Current { types, values: vec![None; types.len()], before: Vec::new() };
    // The worklist of the dominator tree, with the length of the undo log at the dominator's end.
    let mut worklist: Vec<(Block, usize)> = blocks.first().map(|&entry| (entry, 0)).into_iter().collect();
    while let Some((block, length)) = worklist.pop() {
        current.restore(length);
        if let (Some(variables), Some(args)) = (placed_args.get(&block), args.get(&block)) {
            for (&variable, &arg) in variables.iter().zip(args) {
                current.set(variable, Some(arg));
            }
        }
        dead.get(&block).into_iter().flatten().for_each(|&variable| current.set(variable, None));
        tracer.begin(&current);
        let mut ops = f.body.take_ops(block);
        let end = ops.pop();
        for op in ops {
            tracer.pass(op);
            if accesses.contains_key(&op) {
                let loc = f.body.loc(op);
                let length = current.before.len();
                rewrite(&mut f.emit(block, loc), &mut current, op);
                tracer.change(&current, length);
            } else {
                f.body.place_op(block, op);
            }
        }
        if let Some(end) = end {
            place_terminator(f, block, end, &current, &placed_args);
            tracer.pass(end);
        }
        tracer.end();
        let length = current.before.len();
        worklist.extend(below.get(&block).into_iter().flatten().map(|&block| (block, length)));
    }
    tracer.finish(f.body.op_count())
}

/// Collects the operations at which traced variables have each of their values.
struct Tracer<'t> {
    traced: &'t [usize],
    is_traced: Vec<bool>,
    /// The operations of the block so far, as runs of indices.
    runs: Vec<Range<u32>>,
    /// True if the next operation begins a run.
    is_changed: bool,
    /// The values at the current operation, and the number of runs before it.
    open: Vec<(usize, Value, usize)>,
    found: FxHashMap<(usize, Value), Vec<Range<u32>>>,
}

impl Tracer<'_> {
    fn new(traced: &[usize], variables: usize) -> Tracer<'_> {
        let mut is_traced = vec![false; variables];
        traced.iter().for_each(|&variable| is_traced[variable] = true);
        let found = FxHashMap::default();
        Tracer { traced, is_traced, runs: Vec::new(), is_changed: true, open: Vec::new(), found }
    }

    /// Begins a block.
    fn begin(&mut self, current: &Current) {
        self.runs.clear();
        self.is_changed = true;
        let values = self.traced.iter().map(|&variable| (variable, current.values[variable]));
        self.open = values.filter_map(|(variable, value)| Some((variable, value?, 0))).collect();
    }

    /// Handles the variables that an operation wrote: those in the undo log from `length` on.
    fn change(&mut self, current: &Current, length: usize) {
        for &(variable, _) in &current.before[length..] {
            if !self.is_traced[variable] {
                continue;
            }
            self.close(|of| of == variable);
            self.is_changed = true;
            let start = self.runs.len();
            self.open.extend(current.values[variable].map(|value| (variable, value, start)));
        }
    }

    fn pass(&mut self, op: Op) {
        if self.traced.is_empty() {
            return;
        }
        let index = op.index() as u32;
        match self.runs.last_mut() {
            Some(run) if run.end == index && !self.is_changed => run.end += 1,
            _ => self.runs.push(index..index + 1),
        }
        self.is_changed = false;
    }

    /// Ends a block.
    fn end(&mut self) {
        self.close(|_| true);
    }

    fn close(&mut self, is_closed: impl Fn(usize) -> bool) {
        let runs = &self.runs;
        let found = &mut self.found;
        self.open.retain(|&(variable, value, start)| {
            let closes = is_closed(variable);
            if closes && start < runs.len() {
                found.entry((variable, value)).or_default().extend_from_slice(&runs[start..]);
            }
            !closes
        });
    }

    fn finish(self, op_count: usize) -> Trace {
        let sets = self.found.into_iter().map(|(key, runs)| (key, OpSet::of_runs(runs, op_count)));
        let mut sets: Trace = sets.collect();
        sets.sort_unstable_by_key(|(key, _)| *key);
        sets
    }
}

/// Appends a terminator to its block, with operands for the new arguments of successors.
fn place_terminator(
    f: &mut Function,
    block: Block,
    end: Op,
    current: &Current,
    placed_args: &FxHashMap<Block, Vec<usize>>,
) {
    let loc = f.body.loc(end);
    let to: SmallVec<[Block; 2]> = f.body.successors(end).iter().map(|edge| edge.block).collect();
    let mut emit = f.emit(block, loc);
    let mut added = Vec::new();
    for block in &to {
        let variables = placed_args.get(block).into_iter().flatten();
        added.push(variables.map(|&variable| current.get(&mut emit, variable)).collect::<Vec<Value>>());
    }
    if added.iter().any(|added| !added.is_empty()) {
        f.body.add_successor_operands(end, &added);
    }
    f.body.place_op(block, end);
}

/// The blocks where several values of a variable meet.
#[derive(Default)]
struct Joins {
    /// The variables of the new arguments, by block.
    args: FxHashMap<Block, Vec<usize>>,
    /// The traced variables that are not live, by block.
    dead: FxHashMap<Block, Vec<usize>>,
}

/// Returns the iterated dominance frontiers of the writes of variables.
fn joins(
    f: &Function,
    blocks: &[Block],
    dominators: &Dominators,
    (variables, is_traced): (usize, &[bool]),
    accesses: &FxHashMap<Op, VariableAccess>,
) -> Joins {
    let predecessors = Predecessors::new(f.body, blocks.iter().copied());
    let frontiers = frontiers(blocks, &predecessors, dominators);
    let uses = Uses::of(f, blocks, variables, accesses);
    let mut joins = Joins::default();
    for (variable, is_traced) in is_traced.iter().enumerate() {
        let live = uses.live_in(variable, &predecessors);
        let mut worklist = uses.written[variable].clone();
        let mut found = FxHashSet::default();
        while let Some(block) = worklist.pop() {
            for &join in frontiers.get(&block).into_iter().flatten() {
                let is_live = live.contains(&join);
                if (is_live || *is_traced) && found.insert(join) {
                    let of = if is_live { &mut joins.args } else { &mut joins.dead };
                    of.entry(join).or_default().push(variable);
                    worklist.push(join);
                }
            }
        }
    }
    joins
}

/// The dominance frontiers of blocks.
fn frontiers(
    blocks: &[Block],
    predecessors: &Predecessors,
    dominators: &Dominators,
) -> FxHashMap<Block, Vec<Block>> {
    let mut frontiers: FxHashMap<Block, Vec<Block>> = FxHashMap::default();
    for &join in blocks {
        let above = dominators.immediate_dominator(join);
        for &from in predecessors.of(join) {
            let mut at = Some(from);
            while let Some(block) = at.filter(|_| at != above) {
                let frontier = frontiers.entry(block).or_default();
                if frontier.last() != Some(&join) {
                    frontier.push(join);
                }
                at = dominators.immediate_dominator(block);
            }
        }
    }
    frontiers
}

/// The blocks that read and write each variable.
struct Uses {
    /// The blocks with upward-exposed uses, which read the variable before they write it.
    read_first: Vec<Vec<Block>>,
    /// The blocks that write the variable.
    written: Vec<Vec<Block>>,
}

impl Uses {
    fn of(
        f: &Function,
        blocks: &[Block],
        variables: usize,
        accesses: &FxHashMap<Op, VariableAccess>,
    ) -> Uses {
        let mut uses = Uses { read_first: vec![Vec::new(); variables], written: vec![Vec::new(); variables] };
        for &block in blocks {
            for access in f.body.block_ops(block).iter().filter_map(|op| accesses.get(op)) {
                for &variable in &access.reads {
                    let is_recorded = [&uses.read_first, &uses.written]
                        .iter()
                        .any(|blocks| blocks[variable].last() == Some(&block));
                    if !is_recorded {
                        uses.read_first[variable].push(block);
                    }
                }
                for &variable in &access.writes {
                    if uses.written[variable].last() != Some(&block) {
                        uses.written[variable].push(block);
                    }
                }
            }
        }
        uses
    }

    /// The blocks where a variable is live-in.
    fn live_in(&self, variable: usize, predecessors: &Predecessors) -> FxHashSet<Block> {
        let written: FxHashSet<Block> = self.written[variable].iter().copied().collect();
        let mut live = FxHashSet::default();
        let mut worklist = self.read_first[variable].clone();
        while let Some(block) = worklist.pop() {
            if live.insert(block) {
                worklist.extend(predecessors.of(block).iter().filter(|from| !written.contains(from)));
            }
        }
        live
    }
}
