//! Demotion of values to stack slots. Passes that clone blocks demote the values that are live out of them, and
//! `mem2reg` restores SSA form.

use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Block, DictId, NewOp, TypeData, Value};
use crate::opt::function::Function;

/// Returns true if `mem2reg` can promote a slot of the value's type.
pub(crate) fn may_demote(f: &Function, value: Value) -> bool {
    let ty = f.body.value_type(value);
    !matches!(f.cx.type_data(ty), TypeData::Array { .. }) && f.cx.struct_fields(ty).is_none()
}

/// Stores a value after its definition, and reloads it before each use outside of the blocks for which `inside` is
/// true.
pub(crate) fn demote(f: &mut Function, value: Value, inside: impl Fn(Block) -> bool) {
    let outside: Vec<Block> = f.blocks().into_iter().filter(|&block| !inside(block)).collect();
    demote_in(f, value, &outside);
}

/// Stores a value after its definition, and reloads it before each use in some blocks.
pub(crate) fn demote_in(f: &mut Function, value: Value, blocks: &[Block]) {
    let Some(home) = f.block_of(value) else { return };
    let ty = f.body.value_type(value);
    let pointer = f.slot(ty);
    store_at_definition(f, value, home, pointer);
    for &block in blocks {
        let uses = |f: &Function, op| f.body.operands(op).contains(&value);
        if !f.body.block_ops(block).iter().any(|&op| uses(f, op)) {
            continue;
        }
        for op in f.body.take_ops(block) {
            if uses(f, op) {
                let loc = f.body.loc(op);
                let loaded = f.emit(block, loc).value(LOAD, &[pointer], ty, DictId::EMPTY);
                for index in 0..f.body.operands(op).len() {
                    if f.body.operands(op)[index] == value {
                        f.body.set_operand(op, index, loaded);
                    }
                }
            }
            f.body.place_op(block, op);
        }
    }
}

fn store_at_definition(f: &mut Function, value: Value, home: Block, pointer: Value) {
    let definition = f.body.defining_op(value);
    let mut is_stored = false;
    for op in f.body.take_ops(home) {
        if definition == Some(op) {
            f.body.place_op(home, op);
        }
        if !is_stored && (definition.is_none() || definition == Some(op)) {
            let loc = f.body.loc(op);
            f.body.append_op(home, NewOp::new(STORE, loc, &[value, pointer], &[]));
            is_stored = true;
        }
        if definition != Some(op) {
            f.body.place_op(home, op);
        }
    }
}
