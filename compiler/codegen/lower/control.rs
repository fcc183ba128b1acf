//! Branches and other terminators.

use cranelift_codegen::ir::{self, BlockArg, InstBuilder};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::codegen::context::{FunctionCx, Leaves, Lower, LowerFn, needs};
use crate::codegen::types::Scalar;
use crate::dialect::llvm::control::{self, BR, COND_BR, CondBr, RETURN, Return, SWITCH, UNREACHABLE};
use crate::dialect::switch_syntax::case_values;
use crate::ir::{Op, OpName};

use super::switch::Switch;
use super::trap::UNREACHABLE_TRAP;

pub(crate) const LOWERINGS: &[(OpName, LowerFn)] =
    &[(BR, br), (COND_BR, cond_br), (SWITCH, switch), (RETURN, return_), (UNREACHABLE, unreachable)];

fn br(fx: &mut FunctionCx, op: Op) -> Lower {
    let (block, args) = fx.successor(op, 0)?;
    fx.ins().jump(block, &args);
    Ok(())
}

fn cond_br(fx: &mut FunctionCx, op: Op) -> Lower {
    let condition = fx.single_leaf(CondBr(op).condition(fx.body))?;
    let (then, then_args) = fx.successor(op, 0)?;
    let (otherwise, else_args) = fx.successor(op, 1)?;
    fx.ins().brif(condition, then, &then_args, otherwise, &else_args);
    Ok(())
}

/// Lowers a switch. Edges with arguments have blocks of their own, one for all that pass the same.
fn switch(fx: &mut FunctionCx, op: Op) -> Lower {
    let value = control::Switch(op).value(fx.body);
    let selector = fx.single_leaf(value)?;
    let Scalar::Int(width) = fx.scalar(fx.body.value_type(value))? else {
        return needs("it needs an integer");
    };
    let mask = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
    let mut targets = Vec::new();
    let mut edges: FxHashMap<(ir::Block, Vec<BlockArg>), ir::Block> = FxHashMap::default();
    let mut edges_in_order = Vec::new();
    for index in 0..fx.body.successors(op).len() {
        let (block, args) = fx.successor(op, index)?;
        let target = match edges.get(&(block, args.clone())) {
            Some(&target) => target,
            None if args.is_empty() => block,
            None => {
                let target = fx.builder.create_block();
                edges.insert((block, args.clone()), target);
                edges_in_order.push((target, block, args));
                target
            }
        };
        if fx.is_cold(fx.body.successors(op)[index].block) {
            fx.builder.set_cold_block(target);
        }
        targets.push(target);
    }
    let mut cases = Vec::new();
    let mut seen = FxHashSet::default();
    for (case, target) in case_values(fx.cx(), fx.body.attrs(op)).into_iter().zip(&targets[1..]) {
        let case = case as u128 & mask;
        if !seen.insert(case) {
            return needs(format!("it needs distinct cases, but {case} is there twice"));
        }
        cases.push((case, *target));
    }
    let default = (!is_unreachable(fx, op)).then_some(targets[0]);
    Switch { cases, default }.emit(fx, selector);
    for (edge, block, args) in edges_in_order {
        fx.builder.switch_to_block(edge);
        fx.ins().jump(block, &args);
    }
    Ok(())
}

/// Returns true if the default of a switch is unreachable.
fn is_unreachable(fx: &FunctionCx, op: Op) -> bool {
    let default = fx.body.successors(op)[0].block;
    fx.body.block_ops(default).first().is_some_and(|&op| fx.body.name(op) == UNREACHABLE)
}

fn return_(fx: &mut FunctionCx, op: Op) -> Lower {
    let leaves = match Return(op).arg(fx.body) {
        Some(value) => fx.leaves(value)?,
        None => Leaves::new(),
    };
    fx.emit_return(&leaves)
}

fn unreachable(fx: &mut FunctionCx, _: Op) -> Lower {
    fx.ins().trap(UNREACHABLE_TRAP);
    Ok(())
}
