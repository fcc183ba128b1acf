//! Loop unswitching: versions an inner counted loop by a loop-invariant condition of a branch or select. Both versions
//! lose the branch, so that they may be vectorized.
//!
//! ```text
//!   ^preheader: condition? ──yes──▶ ^header ⟲ … ──▶ ^exit
//!                          ──no───▶ a clone ⟲ … ──▶ ^exit
//! ```

use rustc_hash::FxHashMap;

use crate::dialect::llvm::arith::{SELECT, Select};
use crate::dialect::llvm::control::{COND_BR, CondBr};
use crate::ir::{Op, TypeId, Value};
use crate::opt::analysis::access::is_invariant;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::function::Function;
use crate::opt::remark::Missed;
use crate::opt::scalar::sccp::propagate;

use super::guard::Copies;
use super::versioning::{Versioner, may_copy};

/// Size limit of loops, in operations.
const MAX_OPS: usize = 80;
/// Upper bound on the operations that are cloned in a function.
const MAX_GROWTH: usize = 1000;
/// Upper bound on the sweeps over a function, and so on the conditions by which a loop is unswitched.
const ROUNDS: usize = 2;

/// The pass.
pub(crate) fn unswitch(f: &mut Function) {
    let mut left = MAX_GROWTH;
    for _ in 0..ROUNDS {
        if !round(f, &mut left) {
            break;
        }
        propagate(f);
    }
}

/// Unswitches inner loops. Returns true if any was unswitched. `left` is the remaining budget of cloned operations.
fn round(f: &mut Function, left: &mut usize) -> bool {
    let inner: Vec<Loop> = loops(f).iter().filter(|l| l.is_inner).cloned().collect();
    let plans: Vec<(usize, CountedLoop, Value)> = inner
        .iter()
        .enumerate()
        .filter_map(|(number, l)| {
            let counted = CountedLoop::with_branches(f, l).ok()?;
            let condition = condition(f, &counted)?;
            Some((number, counted, condition))
        })
        .collect();
    if plans.is_empty() || f.calls_returns_twice() {
        return false;
    }
    let mut versioner = Versioner::new(f, &inner);
    let mut has_changed = false;
    for (number, l, condition) in plans {
        let size: usize = l.blocks.iter().map(|&block| f.body.block_ops(block).len()).sum();
        let loc = f.loop_loc(l.header);
        if size > MAX_OPS.min(*left) {
            f.missed(loc, "loop not unswitched", Missed::TooLarge(size, MAX_OPS));
            continue;
        }
        if !l.blocks.iter().all(|&block| may_copy(f, block)) || !f.may_rewrite() {
            continue;
        }
        has_changed = true;
        *left -= size;
        split(f, &mut versioner, number, &l, condition);
        f.done(loc, || "unswitched loop on a loop-invariant condition".into());
    }
    versioner.finish(f);
    has_changed
}

/// Returns the loop-invariant condition of a branch or select in a loop.
fn condition(f: &Function, l: &CountedLoop) -> Option<Value> {
    let mut conditions = l.blocks.iter().filter(|&&block| block != l.header).flat_map(|&block| {
        let condition = |&op: &Op| match f.body.name(op) {
            COND_BR => Some(CondBr(op).condition(f.body)),
            SELECT if !is_invariant(f, l, f.body.result(op, 0)) => Some(Select(op).condition(f.body)),
            _ => None,
        };
        f.body.block_ops(block).iter().filter_map(condition)
    });
    conditions.find(|&condition| {
        f.body.value_type(condition) == TypeId::I1
            && f.constant_of(condition).is_none()
            && is_invariant(f, l, condition)
    })
}

/// Versions the loop of this index by a condition.
fn split(f: &mut Function, versioner: &mut Versioner, index: usize, l: &CountedLoop, condition: Value) {
    let Some(enters) = f.body.take_last_op(l.preheader) else { return };
    let mut emit = f.emit(l.preheader, f.body.loc(enters));
    let hoisted = Copies::default().invariant(&mut emit, l, condition);
    let (yes, no) = (emit.int(TypeId::I1, -1), emit.int(TypeId::I1, 0));
    f.body.place_op(l.preheader, enters);
    versioner.version(f, index, l.preheader, hoisted, FxHashMap::from_iter([(condition, no)]));
    for &block in &l.blocks {
        for op in f.body.block_ops(block).to_vec() {
            for index in 0..f.body.operands(op).len() {
                if f.body.operands(op)[index] == condition {
                    f.body.set_operand(op, index, yes);
                }
            }
        }
    }
}
