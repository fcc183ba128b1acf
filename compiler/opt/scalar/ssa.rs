//! SSA construction for variables, given their reads and writes. Block arguments are placed at the iterated dominance
//! frontiers of writes where the variable is live: pruned SSA form (Cytron et al., "Efficiently Computing Static Single
//! Assignment Form and the Control Dependence Graph", 1991).

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::dialect::llvm::arith::UNDEF;
use crate::ir::dominance::Dominators;
use crate::ir::{Block, DictId, Op, Region, TypeId, Value};
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

/// Constructs SSA form. Blocks are visited in preorder of the dominator tree. `rewrite` gets each operation that
/// accesses variables, detached from its block, and emits the replacement.
pub(crate) fn construct(
    f: &mut Function,
    types: &[TypeId],
    accesses: &FxHashMap<Op, VariableAccess>,
    mut rewrite: impl FnMut(&mut Emitter, &mut Current, Op),
) {
    let blocks = f.blocks();
    let dominators = Dominators::new(f.body, Region::ROOT);
    let placed_args = placed_args(f, &blocks, &dominators, types.len(), accesses);
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
        let mut ops = f.body.take_ops(block);
        let end = ops.pop();
        for op in ops {
            if accesses.contains_key(&op) {
                let loc = f.body.loc(op);
                rewrite(&mut f.emit(block, loc), &mut current, op);
            } else {
                f.body.place_op(block, op);
            }
        }
        if let Some(end) = end {
            place_terminator(f, block, end, &current, &placed_args);
        }
        let length = current.before.len();
        worklist.extend(below.get(&block).into_iter().flatten().map(|&block| (block, length)));
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

/// The variables of the new arguments, by block.
fn placed_args(
    f: &Function,
    blocks: &[Block],
    dominators: &Dominators,
    variables: usize,
    accesses: &FxHashMap<Op, VariableAccess>,
) -> FxHashMap<Block, Vec<usize>> {
    let predecessors = Predecessors::new(f.body, blocks.iter().copied());
    let frontiers = frontiers(blocks, &predecessors, dominators);
    let uses = Uses::of(f, blocks, variables, accesses);
    let mut placed_args: FxHashMap<Block, Vec<usize>> = FxHashMap::default();
    for variable in 0..variables {
        let live = uses.live_in(variable, &predecessors);
        let mut worklist = uses.written[variable].clone();
        let mut placed = FxHashSet::default();
        while let Some(block) = worklist.pop() {
            for &join in frontiers.get(&block).into_iter().flatten() {
                if live.contains(&join) && placed.insert(join) {
                    placed_args.entry(join).or_default().push(variable);
                    worklist.push(join);
                }
            }
        }
    }
    placed_args
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
