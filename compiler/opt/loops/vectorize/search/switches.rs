//! Switches that exit search loops, as branches on comparisons, of which exit conditions consist.
//!
//! ```text
//!   switch %x, ^next [1: ^exit, 2: ^exit]     ▶     cond_br %x == 1 || %x == 2, ^exit, ^next
//! ```

use crate::dialect::llvm::arith::OR;
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::{BR, COND_BR, SWITCH, Switch};
use crate::dialect::switch_syntax::case_values;
use crate::ir::{Block, DictId, TypeId, Value};
use crate::opt::analysis::loop_info::{Loop, Transform, loops};
use crate::opt::function::{Emitter, Function};

use super::form::{MAX_BLOCKS, MAX_OPS};

/// Size limit of switches, in cases.
const MAX_CASES: usize = 8;

/// Lowers the switches of inner loops without side effects.
pub(super) fn lower_switches(f: &mut Function) {
    let may_be_search = |l: &&Loop| {
        let mut ops = l.blocks.iter().flat_map(|&block| f.body.block_ops(block).iter().copied());
        l.is_inner
            && l.blocks.len() <= MAX_BLOCKS
            && ops.clone().count() <= MAX_OPS
            && ops.all(|op| matches!(f.body.name(op), BR | COND_BR | SWITCH) || f.may_drop(op))
            && !l.disables(f, Transform::Vectorize)
    };
    let mut lowered = Vec::new();
    for l in loops(f).iter().filter(may_be_search) {
        let mut blocks: Vec<Block> = l.blocks.iter().copied().collect();
        blocks.sort_unstable();
        lowered.extend(blocks.into_iter().filter_map(|block| Some((block, Branches::of(f, l, block)?))));
    }
    for (block, branches) in lowered {
        if !f.may_rewrite() {
            break;
        }
        branches.emit(f, block);
    }
}

/// The target of an edge, and its operands.
type Target = (Block, Vec<Value>);
/// A target whose operands are those of the switch.
type Edge<'f> = (Block, &'f [Value]);

/// Branches that replace a switch.
struct Branches {
    /// The cases that go to a target, in order.
    tests: Vec<(Vec<i128>, Target)>,
    /// The target of all other values.
    otherwise: Target,
}

impl Branches {
    /// Returns the branches for the switch of a block of a loop. The loop continues at one of their targets.
    fn of(f: &Function, l: &Loop, block: Block) -> Option<Branches> {
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == SWITCH)?;
        let edge =
            |index: usize| (f.body.successors(end)[index].block, f.body.successor_operands(end, index));
        let cases = case_values(f.cx, f.body.attrs(end));
        let otherwise = edge(0);
        let mut tests: Vec<(Vec<i128>, Edge)> = Vec::new();
        for (index, case) in cases.iter().copied().enumerate() {
            let target = edge(index + 1);
            match tests.iter_mut().find(|test| test.1 == target) {
                _ if target == otherwise => {}
                Some(test) => test.0.push(case),
                None => tests.push((vec![case], target)),
            }
        }
        let targets = tests.iter().map(|test| test.1).chain([otherwise]);
        let inside: Vec<Edge> = targets.filter(|target| l.contains(target.0)).collect();
        let is_plain = matches!(inside[..], [(_, [])]) && !tests.is_empty() && cases.len() <= MAX_CASES;
        let owned = |(block, operands): Edge| (block, operands.to_vec());
        is_plain.then(|| Branches {
            tests: tests.into_iter().map(|(cases, target)| (cases, owned(target))).collect(),
            otherwise: owned(otherwise),
        })
    }

    fn emit(&self, f: &mut Function, block: Block) {
        let Some(end) = f.body.take_last_op(block) else { return };
        let (value, loc) = (Switch(end).value(f.body), f.body.loc(end));
        let mut block = block;
        for (number, (cases, target)) in self.tests.iter().enumerate() {
            let is_last = number + 1 == self.tests.len();
            let next = if is_last { None } else { Some(f.new_block_before(self.otherwise.0, &[])) };
            let mut emit = f.emit(block, loc);
            let condition = is_any(&mut emit, value, cases);
            let (to, operands) = next.map_or((self.otherwise.0, &self.otherwise.1[..]), |next| (next, &[]));
            emit.branch_if(condition, (target.0, &target.1), (to, operands));
            block = to;
        }
    }
}

/// Emits the comparison of a value with several numbers, or with one.
fn is_any(emit: &mut Emitter, value: Value, numbers: &[i128]) -> Value {
    let ty = emit.ty(value);
    let is_equal = |emit: &mut Emitter, number: i128| {
        let number = emit.int(ty, number);
        emit.compare(IntPredicate::Eq, value, number)
    };
    let first = is_equal(emit, numbers[0]);
    numbers[1..].iter().fold(first, |any, &number| {
        let test = is_equal(emit, number);
        emit.value(OR, &[any, test], TypeId::I1, DictId::EMPTY)
    })
}
