//! Functions that call `setjmp` or similar functions.
//!
//! When such a call returns again, registers have the values of the first return, but spill slots may have been reused
//! since. No value may therefore live in a register or a spill slot across the call. This pass assigns a stack slot of
//! its own to each value that is used outside the straight-line code that defines it.
//!
//! Upstream change that removes this file: an attribute of CLIF calls like LLVM's `returns_twice`.

use cranelift_codegen::cursor::{Cursor, CursorPosition, FuncCursor};
use cranelift_codegen::entity::SecondaryMap;
use cranelift_codegen::ir::{
    FuncRef, Function, Inst, InstBuilder, InstructionData, MemFlagsData, StackSlot, StackSlotData,
    StackSlotKind, Value, types,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The index of a part of a block without calls that return twice; 0 is none.
type Stretch = u32;

/// Keeps values in memory across calls of `callees`.
pub(crate) fn keep_values_in_memory(func: &mut Function, callees: &FxHashSet<FuncRef>) {
    let stretches = Stretches::of(func, callees);
    let kept = values_across(func, &stretches);
    let slots: FxHashMap<Value, StackSlot> = kept
        .into_iter()
        .map(|value| {
            let size = func.dfg.value_type(value).bytes();
            let data = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4);
            (value, func.create_sized_stack_slot(data))
        })
        .collect();
    load_uses(func, &stretches, &slots);
    store_definitions(func, &slots);
}

struct Stretches {
    of_inst: SecondaryMap<Inst, Stretch>,
    of_value: SecondaryMap<Value, Stretch>,
}

impl Stretches {
    fn of(func: &Function, callees: &FxHashSet<FuncRef>) -> Stretches {
        let mut out = Stretches { of_inst: SecondaryMap::new(), of_value: SecondaryMap::new() };
        let mut current = 0;
        for block in func.layout.blocks() {
            current += 1;
            for &param in func.dfg.block_params(block) {
                out.of_value[param] = current;
            }
            for inst in func.layout.block_insts(block) {
                out.of_inst[inst] = current;
                if let InstructionData::Call { func_ref, .. } = func.dfg.insts[inst]
                    && callees.contains(&func_ref)
                {
                    current += 1;
                }
                for &result in func.dfg.inst_results(inst) {
                    out.of_value[result] = current;
                }
            }
        }
        out
    }

    fn leaves(&self, value: Value, user: Inst) -> bool {
        self.of_value[value] != self.of_inst[user]
    }
}

fn instructions(func: &Function) -> Vec<Inst> {
    func.layout.blocks().flat_map(|block| func.layout.block_insts(block)).collect()
}

fn values_across(func: &mut Function, stretches: &Stretches) -> Vec<Value> {
    let mut seen = FxHashSet::default();
    let mut out = Vec::new();
    func.dfg.resolve_all_aliases();
    for inst in instructions(func) {
        for value in func.dfg.inst_values(inst) {
            if stretches.leaves(value, inst) && seen.insert(value) {
                out.push(value);
            }
        }
    }
    out
}

fn load_uses(func: &mut Function, stretches: &Stretches, slots: &FxHashMap<Value, StackSlot>) {
    for inst in instructions(func) {
        let mut loaded: FxHashMap<Value, Value> = FxHashMap::default();
        for value in func.dfg.inst_values(inst).collect::<Vec<_>>() {
            if !stretches.leaves(value, inst) || loaded.contains_key(&value) {
                continue;
            }
            let Some(&slot) = slots.get(&value) else { continue };
            let ty = func.dfg.value_type(value);
            let mut cursor = FuncCursor::new(func).at_position(CursorPosition::At(inst));
            let address = cursor.ins().stack_addr(types::I64, slot, 0);
            let copy = cursor.ins().load(ty, MemFlagsData::trusted(), address, 0);
            loaded.insert(value, copy);
        }
        if !loaded.is_empty() {
            func.dfg.map_inst_values(inst, |value| loaded.get(&value).copied().unwrap_or(value));
        }
    }
}

fn store_definitions(func: &mut Function, slots: &FxHashMap<Value, StackSlot>) {
    let store = |cursor: &mut FuncCursor, value| {
        let Some(&slot) = slots.get(&value) else { return };
        let address = cursor.ins().stack_addr(types::I64, slot, 0);
        cursor.ins().store(MemFlagsData::trusted(), value, address, 0);
    };
    let blocks: Vec<_> = func.layout.blocks().collect();
    for block in blocks {
        let params = func.dfg.block_params(block).to_vec();
        let mut cursor = FuncCursor::new(func).at_first_insertion_point(block);
        params.into_iter().for_each(|value| store(&mut cursor, value));
    }
    for inst in instructions(func) {
        let results = func.dfg.inst_results(inst).to_vec();
        let mut cursor = FuncCursor::new(func).after_inst(inst);
        results.into_iter().for_each(|value| store(&mut cursor, value));
    }
}
