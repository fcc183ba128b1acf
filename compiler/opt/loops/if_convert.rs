//! If-conversion: speculates short blocks without side effects, and replaces their block arguments by selects.

use crate::dialect::llvm::arith::{CONSTANT, FADD, FSUB, MUL, SELECT, SUB};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::ir::{Block, DictId, Op, OpName, TypeId, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::Predecessors;
use crate::opt::analysis::loop_info::{counts, loops};
use crate::opt::analysis::reduction_kind::{Neutral, reduction_kind};
use crate::opt::canon::dce::remove_unused;
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::fast_math::FastMath;
use crate::opt::function::{Emitter, Function};

use super::conditions::choice_of_conditions;

/// Limits of a conversion.
struct Limits {
    /// Upper bound on the operations of a speculated block.
    ops: usize,
    /// Upper bound on the selects.
    choices: usize,
    /// True if floats may be selected: these lengthen recurrences.
    floats: bool,
}

/// In counted loops, whose straight-line code may be vectorized.
const COUNTED: Limits = Limits { ops: 6, choices: 3, floats: true };
/// In other loops, a predictable branch is faster than long selects.
const OTHERS: Limits = Limits { ops: 1, choices: 2, floats: false };

/// The pass. It applies to inner loops.
pub(crate) fn if_convert(f: &mut Function) {
    let mut has_changed = false;
    for l in loops(f) {
        if l.blocks.len() > MAX_BLOCKS || !l.is_inner {
            continue;
        }
        let limits = if counts(f, &l) { &COUNTED } else { &OTHERS };
        let mut blocks: Vec<Block> = l.blocks.iter().copied().filter(|&block| block != l.header).collect();
        blocks.sort_unstable();
        // Each conversion removes blocks from the loop.
        let loc = f.loop_loc(l.header);
        let mut branches = 0;
        for _ in 0..l.blocks.len() {
            let predecessors = Predecessors::new(f.body, l.blocks.iter().copied());
            let found = blocks.iter().find_map(|&block| Branch::of(f, &predecessors, block, limits));
            let Some(branch) = found.filter(|_| f.may_rewrite()) else {
                break;
            };
            branch.convert(f);
            branches += 1;
        }
        if branches > 0 {
            has_changed = true;
            f.done(loc, || format!("if-converted branches in loop: {branches}"));
        }
    }
    if has_changed {
        merge_blocks(f);
        remove_unused(f);
    }
}

/// Size limit of loops, in blocks.
const MAX_BLOCKS: usize = 40;

/// A branch whose successors merge at once: a diamond or a triangle.
struct Branch {
    block: Block,
    condition: Value,
    /// For each successor: the block in between, if any, and the operands that the merge block gets.
    ways: [(Option<Block>, Vec<Value>); 2],
    meet: Block,
}

impl Branch {
    fn of(f: &Function, predecessors: &Predecessors, block: Block, limits: &Limits) -> Option<Branch> {
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == COND_BR)?;
        let to = [0, 1].map(|edge| f.body.successors(end)[edge].block);
        let sides = to.map(|to| side(f, predecessors, to, limits));
        let meet = match (&sides[0], &sides[1]) {
            (Some((a, _)), Some((b, _))) if a == b => *a,
            (Some((a, _)), _) if *a == to[1] => *a,
            (_, Some((b, _))) if *b == to[0] => *b,
            _ => return None,
        };
        let ways = [0, 1].map(|edge| match &sides[edge] {
            Some((goes_to, operands)) if *goes_to == meet && to[edge] != meet => {
                let args = f.body.block_args(to[edge]);
                let given = f.body.successor_operands(end, edge);
                let of =
                    |value: &Value| args.iter().position(|arg| arg == value).map_or(*value, |at| given[at]);
                (Some(to[edge]), operands.iter().map(of).collect::<Vec<Value>>())
            }
            _ => (None, f.body.successor_operands(end, edge).to_vec()),
        });
        let has_args = |edge: &(Option<Block>, Vec<Value>)| {
            edge.0.is_some_and(|side| !f.body.block_args(side).is_empty())
        };
        let choices = ways[0].1.iter().zip(&ways[1].1).filter(|(a, b)| a != b).map(|(&a, _)| a);
        let is_float = |value: Value| f.cx.float_kind(f.body.value_type(value)).is_some();
        let is_small = choices.clone().count() <= limits.choices
            && (limits.floats || !choices.clone().any(is_float))
            && !ways.iter().any(has_args);
        let condition = CondBr(end).condition(f.body);
        (meet != block && is_small).then_some(Branch { block, condition, ways, meet })
    }

    fn convert(self, f: &mut Function) {
        let Some(end) = f.body.take_last_op(self.block) else { return };
        for (side, _) in &self.ways {
            let Some(side) = *side else { continue };
            f.body.take_last_op(side);
            for op in f.body.take_ops(side) {
                f.body.place_op(self.block, op);
            }
        }
        let loc = f.body.loc(end);
        let mut emit = f.emit(self.block, loc);
        let mut operands = Vec::new();
        for (&a, &b) in self.ways[0].1.iter().zip(&self.ways[1].1) {
            operands.push(choice(&mut emit, self.condition, a, b));
        }
        emit.branch(self.meet, &operands);
    }
}

/// Selects one of two values. If one is the other plus an addend, the addend or its neutral element is selected, so
/// that reductions remain visible.
pub(crate) fn choice(emit: &mut Emitter, condition: Value, a: Value, b: Value) -> Value {
    if a == b {
        return a;
    }
    let ty = emit.ty(a);
    if ty == TypeId::I1 {
        return choice_of_conditions(emit, condition, a, b);
    }
    for (sum, base, is_first) in [(a, b, true), (b, a, false)] {
        let Some(more) = Addition::of(emit, sum, base) else { continue };
        let nothing = more.neutral.constant(emit, ty);
        let operands =
            if is_first { [condition, more.added, nothing] } else { [condition, nothing, more.added] };
        let added = emit.value(SELECT, &operands, ty, DictId::EMPTY);
        let operands = if more.is_second { [base, added] } else { [added, base] };
        return emit.value(more.name, &operands, ty, more.attrs);
    }
    emit.value(SELECT, &[condition, a, b], ty, DictId::EMPTY)
}

/// A binary operation on a base value, perhaps a minimum or maximum by a select, with the neutral element of the
/// operation.
struct Addition {
    name: OpName,
    added: Value,
    /// True if the addend is the second operand.
    is_second: bool,
    neutral: Neutral,
    attrs: DictId,
}

impl Addition {
    /// Matches `sum` as an operation on `base` and an addend.
    fn of(emit: &mut Emitter, sum: Value, base: Value) -> Option<Addition> {
        let f = &*emit.f;
        let op = f.body.defining_op(sum)?;
        let (name, operands) = match (f.body.name(op), f.body.operands(op)) {
            (SELECT, _) => reduction_kind(f, op).ok().map(|(kind, operands)| (kind.name, operands))?,
            (name, &[x, y]) => (name, [x, y]),
            _ => return None,
        };
        let (added, is_second) = match operands {
            [x, y] if x == base => (y, true),
            [x, y] if y == base && !matches!(name, SUB | FSUB) => (x, false),
            _ => return None,
        };
        let width = f.cx.int_width(f.body.value_type(sum)).unwrap_or(0);
        let flags = FastMath::of(f.cx, f.body.attrs(op));
        let neutral = match name {
            SUB => Neutral::Integer(0),
            FSUB => Neutral::Float(0.0),
            // The select of 0.0 is a bitwise AND.
            FADD if flags.has(FastMath::NSZ) => Neutral::Float(0.0),
            MUL => return None,
            _ => Neutral::of(f.cx.reduction(name)?.identity?, width),
        };
        let is_narrow = (1..=64).contains(&width);
        let is_known = match neutral {
            Neutral::Float(_) => is_lane_type(f, f.body.value_type(sum)),
            _ => is_narrow,
        };
        // The base may be NaN or infinite where the operation did not run.
        let flags = flags.without(FastMath::NNAN.and(FastMath::NINF));
        let attrs = match neutral {
            Neutral::Float(_) => flags.added(emit.f.cx, DictId::EMPTY),
            _ => DictId::EMPTY,
        };
        is_known.then_some(Addition { name, added, is_second, neutral, attrs })
    }
}

/// The successor of a block, and the operands for it, if the block has one predecessor and may be speculated.
fn side(
    f: &Function,
    predecessors: &Predecessors,
    block: Block,
    limits: &Limits,
) -> Option<(Block, Vec<Value>)> {
    let &[_] = predecessors.of(block) else { return None };
    let (&end, ops) = f.body.block_ops(block).split_last()?;
    let is_cheap = |&&op: &&Op| f.body.name(op) != CONSTANT;
    let may_always = f.body.name(end) == BR
        && ops.iter().all(|&op| f.is_pure(op))
        && ops.iter().filter(is_cheap).count() <= limits.ops;
    may_always.then(|| (f.body.successors(end)[0].block, f.body.operands(end).to_vec()))
}
