//! Sibling calls: a call whose results are those of the function reuses its frame and becomes a jump.
//!
//! *Class.* Wrappers, dispatchers and mutual recursion. The function has no frame on such a path, and recursion in tail
//! position needs no stack.
//! *Limits.* All arguments and results of the callee are in registers, and the function has no variables on the stack,
//! whose addresses the callee may have. The back end supports such calls for x86-64 with the calling convention of System
//! V only, and only with this project's patches (`patches/README.md`).

use cranelift_codegen::cursor::{Cursor, FuncCursor};
use cranelift_codegen::ir::{
    ArgumentPurpose, Block, Function, Inst, InstBuilder, InstructionData, Opcode, SigRef, Signature, Type,
    Value,
};
use rustc_hash::FxHashMap;

use crate::ir::Op;

/// The registers that pass arguments of a class.
const INT_ARGS: usize = 6;
const VECTOR_ARGS: usize = 8;
/// The registers that return results of a class.
const RESULTS: usize = 2;

/// The calls of a function that may and must reuse its frame.
pub(super) struct SiblingCalls<'a> {
    /// Returns true for calls that may return to the function or reuse its frame.
    pub(super) may_reuse: &'a dyn Fn(Inst) -> bool,
    /// The calls that must not return to the function, with their operations.
    pub(super) tail_calls: &'a FxHashMap<Inst, Op>,
}

impl SiblingCalls<'_> {
    /// Replaces calls in tail position by jumps. Returns the operations of calls that must not return to the function but
    /// do.
    pub(super) fn replace(&self, func: &mut Function) -> Vec<Op> {
        let has_stack = !func.sized_stack_slots.is_empty() || !func.dynamic_stack_slots.is_empty();
        let mut refused = self.tail_calls.clone();
        let blocks: Vec<Block> = func.layout.blocks().collect();
        let is_wanted =
            |call: &Inst| self.tail_calls.contains_key(call) || !has_stack && (self.may_reuse)(*call);
        let calls = blocks.into_iter().filter_map(|block| tail_call(func, block));
        let calls: Vec<(Inst, Inst)> = calls.filter(|(call, _)| is_wanted(call)).collect();
        if !calls.is_empty() && !has_wide_vectors(func) {
            for (call, end) in calls {
                if is_sibling(func, call) {
                    jump(func, call, end);
                    refused.remove(&call);
                }
            }
        }
        let mut refused: Vec<Op> = refused.into_values().collect();
        refused.sort_unstable_by_key(|op| op.index());
        refused
    }
}

/// Returns the call at the end of a block whose results the function returns, and the terminator.
fn tail_call(func: &Function, block: Block) -> Option<(Inst, Inst)> {
    let end = func.layout.last_inst(block)?;
    let call = func.layout.prev_inst(end)?;
    if !matches!(func.dfg.insts[call].opcode(), Opcode::Call | Opcode::CallIndirect) {
        return None;
    }
    let returned = returned(func, end)?;
    let returned = returned.into_iter().map(|value| func.dfg.resolve_aliases(value));
    returned.eq(func.dfg.inst_results(call).iter().copied()).then_some((call, end))
}

/// Returns the results of the function if a terminator returns them, or jumps to a block that does nothing else.
fn returned(func: &Function, end: Inst) -> Option<Vec<Value>> {
    match func.dfg.insts[end] {
        InstructionData::MultiAry { opcode: Opcode::Return, .. } => Some(func.dfg.inst_args(end).to_vec()),
        InstructionData::Jump { destination, .. } => {
            let target = destination.block(&func.dfg.value_lists);
            let last = func.layout.last_inst(target)?;
            let is_return = func.dfg.insts[last].opcode() == Opcode::Return;
            if !is_return || func.layout.first_inst(target) != Some(last) {
                return None;
            }
            let passed: Vec<Value> = destination
                .args(&func.dfg.value_lists)
                .map(|arg| arg.as_value())
                .collect::<Option<Vec<Value>>>()?;
            let params = func.dfg.block_params(target);
            let argument = |value: &Value| {
                let value = func.dfg.resolve_aliases(*value);
                params.iter().position(|&param| param == value).map(|index| passed[index])
            };
            func.dfg.inst_args(last).iter().map(argument).collect()
        }
        _ => None,
    }
}

/// Returns true if the registers of a call are those of the function, and if it has no arguments on the stack.
fn is_sibling(func: &Function, call: Inst) -> bool {
    let Some((callee, args)) = signature_of(func, call) else { return false };
    let callee = &func.dfg.signatures[callee];
    callee.call_conv == func.signature.call_conv
        && callee.returns == func.signature.returns
        && fits(callee.params.iter().map(|param| param.value_type), INT_ARGS, VECTOR_ARGS)
        && fits(callee.returns.iter().map(|param| param.value_type), RESULTS, RESULTS)
        && callee.params.iter().all(|param| is_in_register(param.purpose))
        && returns_same_structure(func, callee, args)
}

fn signature_of(func: &Function, call: Inst) -> Option<(SigRef, &[Value])> {
    match func.dfg.insts[call] {
        InstructionData::Call { func_ref, .. } => {
            Some((func.dfg.ext_funcs[func_ref].signature, func.dfg.inst_args(call)))
        }
        InstructionData::CallIndirect { sig_ref, .. } => Some((sig_ref, &func.dfg.inst_args(call)[1..])),
        _ => None,
    }
}

fn is_in_register(purpose: ArgumentPurpose) -> bool {
    matches!(purpose, ArgumentPurpose::Normal | ArgumentPurpose::StructReturn)
}

/// Returns true if values of these types need no more registers than there are.
fn fits(types: impl Iterator<Item = Type>, ints: usize, vectors: usize) -> bool {
    let (mut int_count, mut vector_count) = (0, 0);
    for ty in types {
        match ty.is_int() {
            true if ty.bits() > 64 => return false,
            true => int_count += 1,
            false => vector_count += 1,
        }
    }
    int_count <= ints && vector_count <= vectors
}

/// Returns true if a function returns the address of its result as the callee does. Both return the one they got.
fn returns_same_structure(func: &Function, callee: &Signature, args: &[Value]) -> bool {
    let position = |signature: &Signature| signature.special_param_index(ArgumentPurpose::StructReturn);
    let Some(own) = position(&func.signature) else { return true };
    let entry = func.layout.entry_block();
    let own = entry.map(|entry| func.dfg.block_params(entry)[own]);
    let passed = position(callee).map(|index| func.dfg.resolve_aliases(args[index]));
    passed.is_some() && passed == own
}

/// The upper bits of vector registers would have to be cleared before the jump.
fn has_wide_vectors(func: &Function) -> bool {
    func.dfg.values().any(|value| func.dfg.value_type(value).bits() > 128)
}

/// Replaces a call and the terminator after it.
fn jump(func: &mut Function, call: Inst, end: Inst) {
    let data = func.dfg.insts[call];
    let args = func.dfg.inst_args(call).to_vec();
    FuncCursor::new(func).at_inst(end).remove_inst();
    func.dfg.clear_results(call);
    match data {
        InstructionData::Call { func_ref, .. } => {
            func.replace(call).return_call(func_ref, &args);
        }
        InstructionData::CallIndirect { sig_ref, .. } => {
            func.replace(call).return_call_indirect(sig_ref, args[0], &args[1..]);
        }
        _ => {}
    }
}
