//! Loads next to their users in loops without stores.
//!
//! Cranelift's optimizer computes pure operations as late as possible, but leaves loads where they are. In a block with
//! many loads and many sums, all loads come first, so their results are live at once and are spilled.
//!
//! Cranelift takes a load for a pure operation if it cannot trap, can move, and reads memory that is never written.
//! This pass marks loads in loops of one block as such, if
//!
//! - the loop writes no memory,
//! - no value that is used after the loop depends on the result, except through values of the next iteration, and
//! - the address changes in each iteration by a nonzero constant, or by a value that the loop does not change.
//!
//! Such a load stays in the loop, where the memory does not change: it is not invariant, and what is used after the loop
//! is computed for the next iteration already. A value only for later code, such as a conversion of the last element, is
//! computed after the loop, with the loads that it depends on, and maybe after a store.
//!
//! Upstream change that removes this file: scheduling of instructions for register pressure.

use cranelift_codegen::ir::{Block, Function, Inst, InstructionData, MemFlagsData, Opcode, Value, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};

/// The change of a value from one iteration to the next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    /// A constant.
    By(i64),
    /// A value that the loop does not change.
    Invariant,
}

/// Marks the loads that may be next to their users.
pub(crate) fn mark_movable(func: &mut Function) {
    func.dfg.resolve_all_aliases();
    let (mut loads, mut passed) = (Vec::new(), FxHashSet::default());
    for block in func.layout.blocks() {
        if let Some(back_edge) = quiet_back_edge(func, block) {
            loads.extend(changing_loads(func, block, &back_edge));
            passed.extend(back_edge.into_iter().filter(|&value| !is_outside(func, block, value)));
        }
    }
    if loads.is_empty() {
        return;
    }
    let delayed = delayed(func, &passed);
    for load in loads {
        if !delayed.contains(&func.dfg.first_result(load)) {
            mark(func, load);
        }
    }
}

/// Returns the arguments that a block passes to itself, if it is a loop that writes no memory.
fn quiet_back_edge(func: &Function, block: Block) -> Option<Vec<Value>> {
    let last = func.layout.last_inst(block)?;
    let is_quiet = |inst: Inst| {
        let opcode = func.dfg.insts[inst].opcode();
        inst == last || !(opcode.can_store() || opcode.is_call() || opcode.other_side_effects())
    };
    let targets = func.dfg.insts[last].branch_destination(&func.dfg.jump_tables, &func.dfg.exception_tables);
    let mut back_edges = targets.iter().filter(|target| target.block(&func.dfg.value_lists) == block);
    let to_itself = back_edges.next().filter(|_| func.layout.block_insts(block).all(is_quiet))?;
    if back_edges.next().is_some() {
        return None;
    }
    to_itself.args(&func.dfg.value_lists).map(|arg| arg.as_value()).collect()
}

/// Returns the loads of a loop whose addresses change in each iteration.
fn changing_loads(func: &Function, block: Block, back_edge: &[Value]) -> Vec<Inst> {
    let mut changes: FxHashMap<Value, Option<Change>> = FxHashMap::default();
    let params = func.dfg.block_params(block);
    for (&param, &next) in params.iter().zip(back_edge) {
        changes.insert(param, increment(func, block, param, next));
    }
    let mut loads = Vec::new();
    for inst in func.layout.block_insts(block) {
        let change = change(func, inst, |value| match changes.get(&value) {
            Some(&change) => change,
            None => Some(Change::By(0)),
        });
        for &result in func.dfg.inst_results(inst) {
            changes.insert(result, change);
        }
        if let InstructionData::Load { opcode: Opcode::Load, arg, flags, .. } = func.dfg.insts[inst]
            && func.dfg.mem_flags[flags].notrap()
            && changes.get(&arg).is_some_and(|change| change.is_some_and(|change| change != Change::By(0)))
        {
            loads.push(inst);
        }
    }
    loads
}

/// Returns the change of a parameter that is incremented in each iteration.
fn increment(func: &Function, block: Block, param: Value, next: Value) -> Option<Change> {
    let ValueDef::Result(inst, _) = func.dfg.value_def(next) else { return None };
    let InstructionData::Binary { opcode: Opcode::Iadd, args } = func.dfg.insts[inst] else { return None };
    let step = match args {
        [a, step] if a == param => step,
        [step, b] if b == param => step,
        _ => return None,
    };
    match constant(func, step) {
        Some(step) => Some(Change::By(step)),
        None => is_outside(func, block, step).then_some(Change::Invariant),
    }
}

/// Returns the change of the result of an instruction, given those of its operands; `None` if it is unknown.
fn change(func: &Function, inst: Inst, of: impl Fn(Value) -> Option<Change>) -> Option<Change> {
    match func.dfg.insts[inst] {
        InstructionData::UnaryImm { opcode: Opcode::Iconst, .. } => Some(Change::By(0)),
        InstructionData::Binary { opcode, args: [a, b] } => match (opcode, of(a)?, of(b)?) {
            (Opcode::Iadd, Change::By(a), Change::By(b)) => Some(Change::By(a.checked_add(b)?)),
            (Opcode::Isub, Change::By(a), Change::By(b)) => Some(Change::By(a.checked_sub(b)?)),
            (Opcode::Iadd, change, Change::By(0)) | (Opcode::Iadd, Change::By(0), change) => Some(change),
            (Opcode::Imul, Change::By(change), _) => {
                Some(Change::By(change.checked_mul(constant(func, b)?)?))
            }
            (Opcode::Ishl, Change::By(change), _) => {
                let by = u32::try_from(constant(func, b)?).ok().filter(|&by| by < 32)?;
                Some(Change::By(change.checked_mul(1 << by)?))
            }
            _ => None,
        },
        _ => None,
    }
}

fn constant(func: &Function, value: Value) -> Option<i64> {
    let ValueDef::Result(inst, _) = func.dfg.value_def(value) else { return None };
    match func.dfg.insts[inst] {
        InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } => Some(imm.bits()),
        _ => None,
    }
}

/// Returns true if a value is not defined in a block.
fn is_outside(func: &Function, block: Block, value: Value) -> bool {
    match func.dfg.value_def(value) {
        ValueDef::Result(inst, _) => func.layout.inst_block(inst) != Some(block),
        ValueDef::Param(of, _) => of != block,
        ValueDef::Union(..) => false,
    }
}

/// Returns the values that Cranelift may compute in later blocks than their own: those that are used there, and the values
/// of the same block that they depend on. `passed` are the values for next iterations of loops, which are computed there.
fn delayed(func: &Function, passed: &FxHashSet<Value>) -> FxHashSet<Value> {
    let mut pending = Vec::new();
    for block in func.layout.blocks() {
        for inst in func.layout.block_insts(block) {
            pending.extend(func.dfg.inst_values(inst).filter(|&value| is_outside(func, block, value)));
            // A parameter with only one value is replaced by that value.
            let targets =
                func.dfg.insts[inst].branch_destination(&func.dfg.jump_tables, &func.dfg.exception_tables);
            for target in targets.iter().filter(|target| target.block(&func.dfg.value_lists) != block) {
                pending.extend(target.args(&func.dfg.value_lists).filter_map(|arg| arg.as_value()));
            }
        }
    }
    let mut delayed = FxHashSet::default();
    while let Some(value) = pending.pop() {
        if !passed.contains(&value)
            && delayed.insert(value)
            && let ValueDef::Result(inst, _) = func.dfg.value_def(value)
            && let Some(block) = func.layout.inst_block(inst)
        {
            pending.extend(func.dfg.inst_values(inst).filter(|&operand| !is_outside(func, block, operand)));
        }
    }
    delayed
}

fn mark(func: &mut Function, load: Inst) {
    let Some(flags) = func.dfg.insts[load].memflags() else { return };
    let data: MemFlagsData = func.dfg.mem_flags[flags];
    if let Ok(flags) = func.dfg.mem_flags.insert(data.with_readonly().with_can_move())
        && let Some(place) = func.dfg.insts[load].memflags_mut()
    {
        *place = flags;
    }
}
