//! Live-range splitting around calls.
//!
//! Calls clobber most or all registers that hold floats and vectors. Cranelift's register allocator merges block
//! parameters and their arguments into one live range. It splits such a range at most twice and spills the pieces that
//! it cannot allocate. An accumulator of a loop without calls is therefore in memory in every iteration if it is used
//! after a later call.
//!
//! This pass stores each value that lives across a call to a slot of its own, and reloads it for the uses after the
//! call. The store is after the loop that defines the value, and the reload before the loop that uses it. Loops without
//! calls have neither, and no live range that touches such a loop reaches a call.
//!
//! Upstream change that removes this file: a register allocator that splits live ranges at loop boundaries.

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::dominator_tree::DominatorTree;
use cranelift_codegen::entity::SecondaryMap;
use cranelift_codegen::flowgraph::ControlFlowGraph;
use cranelift_codegen::ir::{
    Block, Function, Inst, InstBuilder, MemFlagsData, Opcode, StackSlot, StackSlotData, StackSlotKind, Value,
    ValueDef, types,
};
use cranelift_codegen::loop_analysis::{Loop, LoopAnalysis};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::codegen::types::support::Support;

/// The maximum number of blocks that are visited for all values of a function, so that time is linear in its size.
const MAX_VISITS: usize = 1 << 20;

/// Splits live ranges of a function so that loops without calls need not share registers with values that live across
/// calls. These are values that no register holds across a call, and others if more of them live across a call than it
/// preserves registers.
pub(crate) fn split_around_calls(func: &mut Function, support: &Support) {
    func.dfg.resolve_all_aliases();
    let Some(flow) = Flow::of(func, support) else { return };
    let mut visits = 0;
    let mut plans = Vec::new();
    let mut integers = Pressure::new(&flow);
    let mut floats = Pressure::new(&flow);
    for (value, uses) in uses(func) {
        if flow.is_local(func, value, &uses) {
            continue;
        }
        let Some(range) = LiveRange::of(func, &flow, value, &uses) else { continue };
        visits += range.live_in.len();
        if visits > MAX_VISITS {
            break;
        }
        match func.dfg.value_type(value) {
            ty if ty.is_int() => integers.add(func, &range, &uses),
            ty if ty.bits() > support.preserved.float_bits => plans.extend(range.plan(func, &flow, &uses)),
            _ => floats.add(func, &range, &uses),
        }
    }
    plans.extend(integers.choose(support.preserved.integers));
    plans.extend(floats.choose(support.preserved.floats));
    for plan in plans {
        plan.apply(func);
    }
}

/// The instructions that use a value, in the order of the layout.
type Uses = SmallVec<[Inst; 2]>;

/// The values of a function, except constants, and the instructions that use them.
fn uses(func: &Function) -> Vec<(Value, Uses)> {
    let mut uses: SecondaryMap<Value, Uses> = SecondaryMap::new();
    for inst in func.layout.blocks().flat_map(|block| func.layout.block_insts(block)) {
        for value in func.dfg.inst_values(inst) {
            if uses[value].last() != Some(&inst) {
                uses[value].push(inst);
            }
        }
    }
    let is_wanted = |&value: &Value| !uses[value].is_empty() && !is_constant(func, value);
    let values: Vec<Value> = func.dfg.values().filter(is_wanted).collect();
    values.into_iter().map(|value| (value, std::mem::take(&mut uses[value]))).collect()
}

/// Returns true if an instruction calls a function and continues after it. This includes calls of library functions for
/// operations that the processor lacks.
fn is_call(opcode: Opcode, support: &Support) -> bool {
    match opcode {
        Opcode::Ceil | Opcode::Floor | Opcode::Trunc | Opcode::Nearest => !support.rounding,
        Opcode::Fma => !support.fma,
        Opcode::TlsValue => true,
        _ => opcode.is_call() && !opcode.is_terminator(),
    }
}

fn is_constant(func: &Function, value: Value) -> bool {
    let ValueDef::Result(inst, _) = func.dfg.value_def(value) else { return false };
    func.dfg.inst_args(inst).is_empty() && !func.dfg.insts[inst].opcode().other_side_effects()
}

/// Control flow, loops, and the positions of calls.
struct Flow {
    cfg: ControlFlowGraph,
    dominators: DominatorTree,
    loops: LoopAnalysis,
    /// The order of the instructions in a block.
    position: SecondaryMap<Inst, u32>,
    /// Positions of the calls of each block, in ascending order.
    calls: SecondaryMap<Block, Vec<u32>>,
    /// The largest loop without calls around each block.
    quiet: SecondaryMap<Block, Option<Loop>>,
}

impl Flow {
    /// Returns the flow of a function, if it has a call and a loop without one.
    fn of(func: &Function, support: &Support) -> Option<Flow> {
        let mut position = SecondaryMap::new();
        let mut calls: SecondaryMap<Block, Vec<u32>> = SecondaryMap::new();
        let mut any_call = false;
        for block in func.layout.blocks() {
            for (at, inst) in (0..).zip(func.layout.block_insts(block)) {
                position[inst] = at;
                if is_call(func.dfg.insts[inst].opcode(), support) {
                    calls[block].push(at);
                    any_call = true;
                }
            }
        }
        if !any_call {
            return None;
        }
        let cfg = ControlFlowGraph::with_function(func);
        let dominators = DominatorTree::with_function(func, &cfg);
        let mut loops = LoopAnalysis::new();
        loops.compute(func, &cfg, &dominators);
        let quiet = quiet_loops(func, &loops, &calls)?;
        Some(Flow { cfg, dominators, loops, position, calls, quiet })
    }

    /// Returns the block and the position of a value's definition. Without a position it is at the start of the block.
    fn definition(&self, func: &Function, value: Value) -> Option<(Block, Option<u32>)> {
        match func.dfg.value_def(value) {
            ValueDef::Param(block, _) => Some((block, None)),
            ValueDef::Result(inst, _) => Some((func.layout.inst_block(inst)?, Some(self.position[inst]))),
            ValueDef::Union(..) => None,
        }
    }

    /// Returns true if a value is used only in the block that defines it, and before the next call.
    fn is_local(&self, func: &Function, value: Value, uses: &[Inst]) -> bool {
        let Some((block, from)) = self.definition(func, value) else { return true };
        let calls = from.map_or(0, |from| self.calls_before(block, from + 1));
        let next = self.calls[block].get(calls).copied().unwrap_or(u32::MAX);
        uses.iter().all(|&user| func.layout.inst_block(user) == Some(block) && self.position[user] <= next)
    }

    /// Returns the number of calls in a block before a position.
    fn calls_before(&self, block: Block, position: u32) -> usize {
        self.calls[block].partition_point(|&call| call < position)
    }

    /// Returns the only predecessor of a loop's header outside of the loop.
    fn preheader(&self, l: Loop) -> Option<Block> {
        let outside = |block: &Block| !self.loops.is_in_loop(*block, l);
        let mut entering =
            self.cfg.pred_iter(self.loops.loop_header(l)).map(|pred| pred.block).filter(outside);
        entering.next().filter(|_| entering.next().is_none())
    }

    /// Returns the nearest common dominator of two blocks.
    fn common_dominator(&self, mut a: Block, b: Block) -> Option<Block> {
        while !self.dominators.block_dominates(a, b) {
            a = self.dominators.idom(a)?;
        }
        Some(a)
    }
}

/// Returns the largest loop without calls around each block, if there is any.
fn quiet_loops(
    func: &Function,
    loops: &LoopAnalysis,
    calls: &SecondaryMap<Block, Vec<u32>>,
) -> Option<SecondaryMap<Block, Option<Loop>>> {
    let around = |block| std::iter::successors(loops.innermost_loop(block), |&l| loops.loop_parent(l));
    let with_calls = func.layout.blocks().filter(|&block| !calls[block].is_empty());
    let noisy: FxHashSet<Loop> = with_calls.flat_map(around).collect();
    let mut quiet = SecondaryMap::new();
    let mut any = false;
    for block in func.layout.blocks() {
        quiet[block] = around(block).take_while(|l| !noisy.contains(l)).last();
        any |= quiet[block].is_some();
    }
    any.then_some(quiet)
}

/// The live range of a value.
struct LiveRange {
    value: Value,
    /// The block that defines it.
    block: Block,
    /// The position of its definition in that block; `None` is before the first instruction.
    from: Option<u32>,
    /// The blocks in which it is live at the start.
    live_in: FxHashSet<Block>,
    /// The subset of these blocks that are reachable through a call.
    after_call: FxHashSet<Block>,
}

impl LiveRange {
    fn of(func: &Function, flow: &Flow, value: Value, uses: &[Inst]) -> Option<LiveRange> {
        let (block, from) = flow.definition(func, value)?;
        let mut range =
            LiveRange { value, block, from, live_in: FxHashSet::default(), after_call: FxHashSet::default() };
        let users = uses.iter().filter_map(|&user| func.layout.inst_block(user));
        let mut open: Vec<Block> = users.filter(|&user| user != block).collect();
        while let Some(next) = open.pop() {
            if range.live_in.insert(next) {
                let before = flow.cfg.pred_iter(next).map(|pred| pred.block);
                open.extend(before.filter(|&pred| pred != block));
            }
        }
        range.spread_calls(flow);
        Some(range)
    }

    /// Returns the calls across which the value lives, as blocks and indices of their calls.
    fn crossed_calls(&self, func: &Function, flow: &Flow, uses: &[Inst]) -> Vec<(Block, usize)> {
        let mut last_use: FxHashMap<Block, u32> = FxHashMap::default();
        for &user in uses {
            let Some(block) = func.layout.inst_block(user) else { continue };
            let last = last_use.entry(block).or_default();
            *last = flow.position[user].max(*last);
        }
        let mut crossed = Vec::new();
        for &block in self.live_in.iter().chain([&self.block]) {
            let first = match self.from.filter(|_| block == self.block) {
                Some(from) => flow.calls_before(block, from + 1),
                None => 0,
            };
            let is_live_out = flow.cfg.succ_iter(block).any(|next| self.live_in.contains(&next));
            let end = match last_use.get(&block) {
                _ if is_live_out => flow.calls[block].len(),
                Some(&last) => flow.calls_before(block, last),
                None => 0,
            };
            crossed.extend((first..end).map(|call| (block, call)));
        }
        crossed
    }

    /// Returns true if a loop without calls uses or defines the value.
    fn touches_quiet_loop(&self, func: &Function, flow: &Flow, uses: &[Inst]) -> bool {
        let users = uses.iter().filter_map(|&user| func.layout.inst_block(user));
        users.chain([self.block]).any(|block| flow.quiet[block].is_some())
    }

    /// Computes the blocks that are reachable through a call.
    fn spread_calls(&mut self, flow: &Flow) {
        let own = flow.calls[self.block].iter().any(|&call| self.from.is_none_or(|from| call > from));
        let mut open: Vec<Block> =
            self.live_in.iter().copied().filter(|&block| !flow.calls[block].is_empty()).collect();
        open.extend(own.then_some(self.block));
        while let Some(block) = open.pop() {
            for next in flow.cfg.succ_iter(block) {
                if self.live_in.contains(&next) && self.after_call.insert(next) {
                    open.push(next);
                }
            }
        }
    }

    /// Returns true if a call may have been executed between the definition and a position.
    fn is_after_call(&self, flow: &Flow, block: Block, position: u32) -> bool {
        let from = self.from.filter(|_| block == self.block);
        let own =
            flow.calls[block].iter().any(|&call| call < position && from.is_none_or(|from| call > from));
        own || (block != self.block && self.after_call.contains(&block))
    }

    /// Returns the split of the range, if it contains a call and loops without calls can be kept free of memory
    /// accesses.
    fn plan(&self, func: &Function, flow: &Flow, uses: &[Inst]) -> Option<Plan> {
        let mut loads: FxHashMap<(Block, usize), Load> = FxHashMap::default();
        for &user in uses {
            let block = func.layout.inst_block(user)?;
            if !flow.dominators.is_reachable(block) {
                return None;
            }
            if self.is_after_call(flow, block, flow.position[user]) {
                let (block, at) = self.load_point(func, flow, block, user)?;
                let key = (block, flow.calls_before(block, flow.position[at]));
                let load = loads.entry(key).or_insert(Load { before: at, users: Vec::new() });
                load.users.push(user);
                if flow.position[at] < flow.position[load.before] {
                    load.before = at;
                }
            }
        }
        if loads.is_empty() {
            return None;
        }
        let reloaded: Vec<Block> = loads.keys().map(|&(block, _)| block).collect();
        let stores = self.store_points(func, flow, &reloaded)?;
        let mut loads: Vec<((Block, usize), Load)> = loads.into_iter().collect();
        loads.sort_unstable_by_key(|&(key, _)| key);
        Some(Plan { value: self.value, stores, loads: loads.into_iter().map(|(_, load)| load).collect() })
    }

    /// Returns the location of the reload for a use: before the outermost loop without calls that does not define the
    /// value, or before the use itself.
    fn load_point(
        &self,
        func: &Function,
        flow: &Flow,
        mut block: Block,
        mut at: Inst,
    ) -> Option<(Block, Inst)> {
        while let Some(l) = flow.quiet[block] {
            block = flow.preheader(l)?;
            at = func.layout.last_inst(block)?;
        }
        Some((block, at))
    }

    /// Returns the locations of the stores: after the loop without calls that defines the value; or at a block that
    /// dominates the calls and reloads, unless it is in a deeper loop; or at the definition.
    fn store_points(&self, func: &Function, flow: &Flow, reloaded: &[Block]) -> Option<Vec<InsertionPoint>> {
        if let Some(l) = flow.quiet[self.block] {
            let is_exit = |block: &&Block| {
                !flow.loops.is_in_loop(**block, l)
                    && flow.cfg.pred_iter(**block).any(|pred| flow.loops.is_in_loop(pred.block, l))
            };
            let mut exits: Vec<Block> = self.live_in.iter().filter(is_exit).copied().collect();
            exits.sort_unstable();
            let outside = exits.iter().all(|&exit| flow.quiet[exit].is_none());
            return outside.then(|| exits.into_iter().map(InsertionPoint::Top).collect());
        }
        let calling = self.live_in.iter().copied().filter(|&block| !flow.calls[block].is_empty());
        let own = self.after_call.iter().any(|_| !flow.calls[self.block].is_empty()).then_some(self.block);
        let mut all = calling.chain(own).chain(reloaded.iter().copied());
        let first = all.next()?;
        let common = all.try_fold(first, |a, b| flow.common_dominator(a, b))?;
        let depth = |block| flow.loops.loop_level(block).level();
        let is_better =
            common != self.block && flow.quiet[common].is_none() && depth(common) <= depth(self.block);
        Some(vec![match (is_better, func.dfg.value_def(self.value)) {
            (true, _) => InsertionPoint::Top(common),
            (false, ValueDef::Result(inst, _)) => InsertionPoint::After(inst),
            (false, _) => InsertionPoint::Top(self.block),
        }])
    }
}

/// Values of a register class that live across calls, and the possible splits of those that loops without calls use.
struct Pressure<'a> {
    flow: &'a Flow,
    /// The number of values that live across each call.
    live: FxHashMap<(Block, usize), usize>,
    candidates: Vec<Candidate>,
}

/// A value that may be split.
struct Candidate {
    /// The estimated execution frequency of the loads and stores.
    cost: u64,
    crossed: Vec<(Block, usize)>,
    plan: Plan,
}

impl<'a> Pressure<'a> {
    fn new(flow: &'a Flow) -> Pressure<'a> {
        Pressure { flow, live: FxHashMap::default(), candidates: Vec::new() }
    }

    fn add(&mut self, func: &Function, range: &LiveRange, uses: &[Inst]) {
        let crossed = range.crossed_calls(func, self.flow, uses);
        for &call in &crossed {
            *self.live.entry(call).or_default() += 1;
        }
        if !crossed.is_empty()
            && range.touches_quiet_loop(func, self.flow, uses)
            && let Some(plan) = range.plan(func, self.flow, uses)
        {
            self.candidates.push(Candidate { cost: plan.cost(func, self.flow), crossed, plan });
        }
    }

    /// Returns the cheapest plans after which at most `registers` values live across each call, as far as possible.
    fn choose(mut self, registers: usize) -> Vec<Plan> {
        self.candidates.sort_by_key(|candidate| candidate.cost);
        let mut chosen = Vec::new();
        for Candidate { crossed, plan, .. } in self.candidates {
            if crossed.iter().any(|call| self.live[call] > registers) {
                for call in &crossed {
                    self.live.entry(*call).and_modify(|values| *values -= 1);
                }
                chosen.push(plan);
            }
        }
        chosen
    }
}

/// The location of a store.
enum InsertionPoint {
    /// At the beginning of a block.
    Top(Block),
    /// After an instruction.
    After(Inst),
}

/// A reload of a value, and the instructions that use it.
struct Load {
    before: Inst,
    users: Vec<Inst>,
}

/// The split of a value.
struct Plan {
    value: Value,
    stores: Vec<InsertionPoint>,
    loads: Vec<Load>,
}

impl Plan {
    /// Returns the estimated execution frequency of the loads and stores. It is eight times as high in a loop as around
    /// it.
    fn cost(&self, func: &Function, flow: &Flow) -> u64 {
        let stored = self.stores.iter().filter_map(|point| match *point {
            InsertionPoint::Top(block) => Some(block),
            InsertionPoint::After(inst) => func.layout.inst_block(inst),
        });
        let loaded = self.loads.iter().filter_map(|load| func.layout.inst_block(load.before));
        stored.chain(loaded).map(|block| 1 << (3 * flow.loops.loop_level(block).level().min(16))).sum()
    }

    fn apply(self, func: &mut Function) {
        let ty = func.dfg.value_type(self.value);
        let align = ty.bytes().trailing_zeros() as u8;
        let slot =
            func.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, ty.bytes(), align));
        for Load { before, users } in self.loads {
            let mut cursor = FuncCursor::new(func).at_inst(before);
            let address = cursor.ins().stack_addr(types::I64, slot, 0);
            let copy = cursor.ins().load(ty, MemFlagsData::trusted(), address, 0);
            for user in users {
                func.dfg.map_inst_values(user, |value| if value == self.value { copy } else { value });
            }
        }
        for point in self.stores {
            store(func, self.value, slot, point);
        }
    }
}

fn store(func: &mut Function, value: Value, slot: StackSlot, point: InsertionPoint) {
    let mut cursor = match point {
        InsertionPoint::Top(block) => FuncCursor::new(func).at_first_insertion_point(block),
        InsertionPoint::After(inst) => FuncCursor::new(func).after_inst(inst),
    };
    let address = cursor.ins().stack_addr(types::I64, slot, 0);
    cursor.ins().store(MemFlagsData::trusted(), value, address, 0);
}
