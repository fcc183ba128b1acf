//! Functions that call `setjmp` or similar functions.
//!
//! When such a call returns again, registers have the values of the first return, but spill slots may have been reused
//! since. No value may therefore live in a register or a spill slot across the call. This pass gives each value that is
//! live across such a call a stack slot of its own, which is loaded after the call. Block parameters merge the loaded
//! value with the original one. Constants and addresses are computed again where they are used.
//!
//! The pass runs on optimized CLIF. Otherwise, the optimizer would merge equal constants before and after a call.
//!
//! Upstream change that removes this file: an attribute of CLIF calls like LLVM's `returns_twice`.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::dominator_tree::DominatorTree;
use cranelift_codegen::entity::{EntitySet, SecondaryMap};
use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::{
    Block, FuncRef, Function, Inst, InstBuilder, InstructionData, MemFlagsData, Opcode, StackSlotData,
    StackSlotKind, Value, ValueDef, types,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Keeps values in memory across calls of `callees`. Changes the blocks of the function.
pub(crate) fn keep_values_in_memory(func: &mut Function, callees: &FxHashSet<FuncRef>) {
    let returns = end_blocks_at_calls(func, callees);
    if returns.is_empty() {
        return;
    }
    let graph = Graph::of(func);
    for (value, uses) in global_uses(func) {
        let live = graph.live_blocks(func, value, &uses);
        let reloads: Vec<Block> = returns.iter().copied().filter(|&block| live.contains(block)).collect();
        if reloads.is_empty() {
            continue;
        }
        match rematerializable(func, value) {
            Some(inst) => rematerialize(func, inst, &uses),
            None => reload(func, &graph, Global { value, uses, live, reloads }),
        }
    }
}

/// Ends the block of each call of `callees` after the call. Returns the blocks that follow.
fn end_blocks_at_calls(func: &mut Function, callees: &FxHashSet<FuncRef>) -> Vec<Block> {
    let is_call = |inst: &Inst| match func.dfg.insts[*inst] {
        InstructionData::Call { func_ref, .. } => callees.contains(&func_ref),
        _ => false,
    };
    let insts = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
    let calls: Vec<Inst> = insts.filter(is_call).collect();
    let mut returns = Vec::new();
    for call in calls {
        let (Some(block), Some(next)) = (func.layout.inst_block(call), func.layout.next_inst(call)) else {
            continue;
        };
        let rest = func.dfg.make_block();
        func.layout.split_block(rest, next);
        if func.layout.is_cold(block) {
            func.layout.set_cold(rest);
        }
        FuncCursor::new(func).at_bottom(block).ins().jump(rest, &[]);
        returns.push(rest);
    }
    returns
}

/// The uses of a value outside the block that defines it.
type Uses = Vec<(Block, Inst)>;

/// Returns the values that are used outside the blocks that define them.
fn global_uses(func: &Function) -> Vec<(Value, Uses)> {
    let mut numbers: FxHashMap<Value, usize> = FxHashMap::default();
    let mut out: Vec<(Value, Uses)> = Vec::new();
    for block in func.layout.blocks() {
        for inst in func.layout.block_insts(block) {
            for value in func.dfg.inst_values(inst) {
                if defining_block(func, value) != Some(block) {
                    let number = *numbers.entry(value).or_insert_with(|| {
                        out.push((value, Uses::new()));
                        out.len() - 1
                    });
                    out[number].1.push((block, inst));
                }
            }
        }
    }
    out
}

fn defining_block(func: &Function, value: Value) -> Option<Block> {
    match func.dfg.value_def(value) {
        ValueDef::Result(inst, _) => func.layout.inst_block(inst),
        ValueDef::Param(block, _) => Some(block),
        ValueDef::Union(..) => None,
    }
}

/// The control flow of a function.
struct Graph {
    flow: ControlFlowGraph,
    dominators: DominatorTree,
    /// The dominance frontier of each block.
    frontiers: SecondaryMap<Block, Vec<Block>>,
}

impl Graph {
    fn of(func: &Function) -> Graph {
        let flow = ControlFlowGraph::with_function(func);
        let dominators = DominatorTree::with_function(func, &flow);
        let mut frontiers: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        for block in func.layout.blocks() {
            let end = dominators.idom(block);
            for predecessor in flow.pred_iter(block) {
                let mut runner = Some(predecessor.block);
                while let Some(at) = runner.filter(|_| runner != end) {
                    frontiers[at].push(block);
                    runner = dominators.idom(at);
                }
            }
        }
        Graph { flow, dominators, frontiers }
    }

    /// Returns the blocks at whose start a value is live.
    fn live_blocks(&self, func: &Function, value: Value, uses: &Uses) -> EntitySet<Block> {
        let definition = defining_block(func, value);
        let mut live = EntitySet::new();
        let mut open: Vec<Block> = uses.iter().map(|&(block, _)| block).collect();
        while let Some(block) = open.pop() {
            if Some(block) != definition && live.insert(block) {
                open.extend(self.flow.pred_iter(block).map(|predecessor| predecessor.block));
            }
        }
        live
    }

    /// Returns the blocks where definitions of one variable in `blocks` merge, among those where the variable is live.
    fn merges(&self, blocks: impl Iterator<Item = Block>, live: &EntitySet<Block>) -> Vec<Block> {
        let mut out = Vec::new();
        let mut found = EntitySet::new();
        let mut open: Vec<Block> = blocks.collect();
        while let Some(block) = open.pop() {
            for &merge in &self.frontiers[block] {
                if live.contains(merge) && found.insert(merge) {
                    out.push(merge);
                    open.push(merge);
                }
            }
        }
        out
    }
}

/// Returns the instruction of a constant or an address that is as cheap as a load.
fn rematerializable(func: &Function, value: Value) -> Option<Inst> {
    let inst = func.dfg.value_def(value).inst()?;
    let is_cheap = matches!(
        func.dfg.insts[inst].opcode(),
        Opcode::Iconst
            | Opcode::F32const
            | Opcode::F64const
            | Opcode::Vconst
            | Opcode::SymbolValue
            | Opcode::FuncAddr
            | Opcode::StackAddr
    );
    is_cheap.then_some(inst)
}

/// Computes a value again in each block that uses it.
fn rematerialize(func: &mut Function, inst: Inst, uses: &Uses) {
    let value = func.dfg.first_result(inst);
    let mut copies: FxHashMap<Block, Value> = FxHashMap::default();
    for &(block, user) in uses {
        // Users of a block are in order, so that the first one has the copy before it.
        let copy = *copies.entry(block).or_insert_with(|| {
            let copy = func.dfg.clone_inst(inst);
            func.layout.insert_inst(copy, user);
            func.dfg.first_result(copy)
        });
        func.dfg.map_inst_values(user, |used| if used == value { copy } else { used });
    }
}

/// A value that is live across a call that returns twice.
struct Global {
    value: Value,
    uses: Uses,
    /// The blocks at whose start it is live.
    live: EntitySet<Block>,
    /// The blocks at whose start it is loaded.
    reloads: Vec<Block>,
}

/// Stores a value where it is defined, loads it after calls, and lets each use have the definition that reaches it.
fn reload(func: &mut Function, graph: &Graph, global: Global) {
    let Global { value, uses, live, reloads } = global;
    let Some(home) = defining_block(func, value) else { return };
    let ty = func.dfg.value_type(value);
    let data = StackSlotData::new(StackSlotKind::ExplicitSlot, ty.bytes(), 4);
    let slot = func.create_sized_stack_slot(data);
    let mut definitions = FxHashMap::from_iter([(home, value)]);
    for &block in &reloads {
        let mut cursor = FuncCursor::new(func).at_first_insertion_point(block);
        let address = cursor.ins().stack_addr(types::I64, slot, 0);
        definitions.insert(block, cursor.ins().load(ty, MemFlagsData::trusted(), address, 0));
    }
    let merges = graph.merges(definitions.keys().copied(), &live);
    for &block in &merges {
        // A block after a call has one predecessor.
        definitions.insert(block, func.dfg.append_block_param(block, ty));
    }
    let reaching = |mut block: Block| loop {
        match (definitions.get(&block), graph.dominators.idom(block)) {
            (Some(&definition), _) => return definition,
            (None, Some(dominator)) => block = dominator,
            (None, None) => return value,
        }
    };
    for &(block, user) in &uses {
        let definition = reaching(block);
        func.dfg.map_inst_values(user, |used| if used == value { definition } else { used });
    }
    for &block in &merges {
        for predecessor in graph.flow.pred_iter(block) {
            pass(func, predecessor.inst, block, reaching(predecessor.block));
        }
    }
    store(func, value, |cursor| cursor.ins().stack_addr(types::I64, slot, 0));
}

/// Appends an argument to all edges of a branch to a block.
fn pass(func: &mut Function, branch: Inst, block: Block, arg: Value) {
    let dfg = &mut func.dfg;
    let edges = dfg.insts[branch].branch_destination_mut(&mut dfg.jump_tables, &mut dfg.exception_tables);
    for edge in edges {
        if edge.block(&dfg.value_lists) == block {
            edge.append_argument(arg, &mut dfg.value_lists);
        }
    }
}

/// Stores a value after its definition.
fn store(func: &mut Function, value: Value, address: impl FnOnce(&mut FuncCursor) -> Value) {
    let definition = func.dfg.value_def(value);
    let cursor = FuncCursor::new(func);
    let mut cursor = match definition {
        ValueDef::Param(block, _) => cursor.at_first_insertion_point(block),
        ValueDef::Result(inst, _) => cursor.after_inst(inst),
        ValueDef::Union(..) => return,
    };
    let address = address(&mut cursor);
    cursor.ins().store(MemFlagsData::trusted(), value, address, 0);
}
