//! Conversion of branches to choices: where a block does little, and nothing that can be seen, before it goes where its
//! alternative goes, both are done and the result is chosen.

use crate::dialect::llvm::arith::{ADD, AND, CONSTANT, FADD, FMUL, FSUB, OR, SELECT, SUB, XOR};
use crate::dialect::llvm::control::{BR, COND_BR};
use crate::ir::{Block, DictId, Op, OpName, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::Predecessors;
use crate::opt::analysis::combination::Neutral;
use crate::opt::analysis::loop_info::{counts, loops};
use crate::opt::canon::dce::remove_unused;
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::fast_math::FastMath;
use crate::opt::function::{Emitter, Function};

/// What is converted.
struct Limits {
    /// The most operations of a block that is always done instead of sometimes.
    ops: usize,
    /// The most values that are chosen.
    choices: usize,
    /// Whether one of them may be a float: what is carried waits longer for those.
    floats: bool,
}

/// In loops that count, of which that can make straight-line code for vectors.
const COUNTED: Limits = Limits { ops: 6, choices: 3, floats: true };
/// Elsewhere a branch that is guessed right is faster than waiting for both ways, unless these are short.
const OTHERS: Limits = Limits { ops: 1, choices: 2, floats: false };

/// The pass, for inner loops.
pub(crate) fn if_convert(f: &mut Function) {
    let mut has_changed = false;
    for l in loops(f) {
        if l.blocks.len() > MAX_BLOCKS || !l.is_inner {
            continue;
        }
        let limits = if counts(f, &l) { &COUNTED } else { &OTHERS };
        let mut blocks: Vec<Block> = l.blocks.iter().copied().filter(|&block| block != l.header).collect();
        blocks.sort_unstable();
        // Each conversion takes blocks out of the loop.
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
            f.done(loc, || format!("branches of a loop turned into choices: {branches}"));
        }
    }
    if has_changed {
        merge_blocks(f);
        remove_unused(f);
    }
}

/// The most blocks of a loop that is looked at.
const MAX_BLOCKS: usize = 12;

/// A branch whose two ways meet again at once.
struct Branch {
    block: Block,
    condition: Value,
    /// By way: the block in between, if there is one, and the operands that the meeting point gets.
    ways: [(Option<Block>, Vec<Value>); 2],
    meet: Block,
}

impl Branch {
    fn of(f: &Function, predecessors: &Predecessors, block: Block, limits: &Limits) -> Option<Branch> {
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == COND_BR)?;
        let to = [0, 1].map(|way| f.body.successors(end)[way].block);
        let sides = to.map(|to| side(f, predecessors, to, limits));
        let meet = match (&sides[0], &sides[1]) {
            (Some((a, _)), Some((b, _))) if a == b => *a,
            (Some((a, _)), _) if *a == to[1] => *a,
            (_, Some((b, _))) if *b == to[0] => *b,
            _ => return None,
        };
        let ways = [0, 1].map(|way| match &sides[way] {
            Some((goes_to, operands)) if *goes_to == meet && to[way] != meet => {
                let args = f.body.block_args(to[way]);
                let given = f.body.successor_operands(end, way);
                let of =
                    |value: &Value| args.iter().position(|arg| arg == value).map_or(*value, |at| given[at]);
                (Some(to[way]), operands.iter().map(of).collect::<Vec<Value>>())
            }
            _ => (None, f.body.successor_operands(end, way).to_vec()),
        });
        let has_args =
            |way: &(Option<Block>, Vec<Value>)| way.0.is_some_and(|side| !f.body.block_args(side).is_empty());
        let choices = ways[0].1.iter().zip(&ways[1].1).filter(|(a, b)| a != b).map(|(&a, _)| a);
        let is_float = |value: Value| f.cx.float_kind(f.body.value_type(value)).is_some();
        let is_small = choices.clone().count() <= limits.choices
            && (limits.floats || !choices.clone().any(is_float))
            && !ways.iter().any(has_args);
        let condition = f.body.own_operands(end)[0];
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

/// One of two values. If one of them is the other with something added to it, that or nothing is added: so it is still seen
/// that a sum is carried.
pub(crate) fn choice(emit: &mut Emitter, condition: Value, a: Value, b: Value) -> Value {
    if a == b {
        return a;
    }
    let ty = emit.ty(a);
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

/// An operation of a value and another one, with a number that changes nothing.
struct Addition {
    name: OpName,
    added: Value,
    /// Whether what is added is the second operand.
    is_second: bool,
    neutral: Neutral,
    attrs: DictId,
}

impl Addition {
    /// What is added to a value for a sum, or the like.
    fn of(emit: &mut Emitter, sum: Value, base: Value) -> Option<Addition> {
        let f = &*emit.f;
        let op = f.body.defining_op(sum)?;
        let name = f.body.name(op);
        let (added, is_second) = match *f.body.operands(op) {
            [x, y] if x == base => (y, true),
            [x, y] if y == base && !matches!(name, SUB | FSUB) => (x, false),
            _ => return None,
        };
        let flags = FastMath::of(f.cx, f.body.attrs(op));
        let neutral = match name {
            ADD | SUB | OR | XOR => Neutral::Integer(0),
            AND => Neutral::Integer(-1),
            // A mask makes it.
            FADD if flags.has(FastMath::NSZ) => Neutral::Float(0.0),
            FADD => Neutral::Float(-0.0),
            FSUB => Neutral::Float(0.0),
            FMUL => Neutral::Float(1.0),
            _ => return None,
        };
        let is_narrow = f.cx.int_width(f.body.value_type(sum)).is_some_and(|width| width <= 64);
        let is_known = match neutral {
            Neutral::Float(_) => is_lane_type(f, f.body.value_type(sum)),
            _ => is_narrow,
        };
        // What is carried may be what flags exclude from sums.
        let flags = flags.without(FastMath::NNAN.and(FastMath::NINF));
        let attrs = match neutral {
            Neutral::Float(_) => flags.added(emit.f.cx, DictId::EMPTY),
            _ => DictId::EMPTY,
        };
        is_known.then_some(Addition { name, added, is_second, neutral, attrs })
    }
}

/// Where a block that only one other goes to goes, and with what, if it may as well always be done.
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
