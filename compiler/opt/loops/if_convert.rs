//! If-conversion: speculates short blocks without side effects, and replaces their block arguments by selects. It
//! applies to diamonds and triangles in inner loops. Straight-line code in counted loops may be vectorized, so limits
//! are higher there.

use crate::dialect::llvm::arith::{CONSTANT, FADD, FSUB, MUL, SELECT, SUB};
use crate::dialect::llvm::control::{BR, COND_BR, CondBr};
use crate::ir::{Block, DictId, Op, OpName, TypeId, Value};
use crate::opt::analysis::access::is_lane_type;
use crate::opt::analysis::cfg::Predecessors;
use crate::opt::analysis::loop_info::{has_counted_exit_test, loops};
use crate::opt::analysis::reduction_kind::{Neutral, reduction_kind};
use crate::opt::canon::dce::remove_unused;
use crate::opt::canon::simplify_cfg::merge_blocks;
use crate::opt::fast_math::FastMath;
use crate::opt::function::{Emitter, Function};

use super::conditions::select_condition;

/// Limits of a conversion.
struct Limits {
    /// Upper bound on the operations of a speculated block.
    ops: usize,
    /// Upper bound on the selects.
    selects: usize,
    /// True if floats may be selected. Such selects lengthen recurrences.
    floats: bool,
}

/// Limits in counted loops, whose straight-line code may be vectorized.
const COUNTED: Limits = Limits { ops: 6, selects: 3, floats: true };
/// Limits in other loops, where a predictable branch is faster than several selects.
const OTHERS: Limits = Limits { ops: 1, selects: 2, floats: false };

/// The pass.
pub(crate) fn if_convert(f: &mut Function) {
    let mut has_changed = false;
    for l in loops(f).iter() {
        if l.blocks.len() > MAX_BLOCKS || !l.is_inner {
            continue;
        }
        let limits = if has_counted_exit_test(f, l) { &COUNTED } else { &OTHERS };
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

/// A branch whose successors meet: a diamond or a triangle.
struct Branch {
    block: Block,
    condition: Value,
    /// For each edge: the block between the branch and the merge block, if any, and the operands of the merge block.
    edges: [(Option<Block>, Vec<Value>); 2],
    merge: Block,
}

impl Branch {
    fn of(f: &Function, predecessors: &Predecessors, block: Block, limits: &Limits) -> Option<Branch> {
        let end = f.body.last_op(block).filter(|&op| f.body.name(op) == COND_BR)?;
        let to = [0, 1].map(|edge| f.body.successors(end)[edge].block);
        let sides = to.map(|to| side(f, predecessors, to, limits));
        let merge = match (&sides[0], &sides[1]) {
            (Some((a, _)), Some((b, _))) if a == b => *a,
            (Some((a, _)), _) if *a == to[1] => *a,
            (_, Some((b, _))) if *b == to[0] => *b,
            _ => return None,
        };
        let edges = [0, 1].map(|edge| match &sides[edge] {
            Some((goes_to, operands)) if *goes_to == merge && to[edge] != merge => {
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
        let selects = edges[0].1.iter().zip(&edges[1].1).filter(|(a, b)| a != b).map(|(&a, _)| a);
        let is_float = |value: Value| f.cx.float_kind(f.body.value_type(value)).is_some();
        let is_small = selects.clone().count() <= limits.selects
            && (limits.floats || !selects.clone().any(is_float))
            && !edges.iter().any(has_args);
        let condition = CondBr(end).condition(f.body);
        (merge != block && is_small).then_some(Branch { block, condition, edges, merge })
    }

    fn convert(self, f: &mut Function) {
        let Some(end) = f.body.take_last_op(self.block) else { return };
        for (side, _) in &self.edges {
            let Some(side) = *side else { continue };
            f.body.take_last_op(side);
            for op in f.body.take_ops(side) {
                f.body.place_op(self.block, op);
            }
        }
        let loc = f.body.loc(end);
        let mut emit = f.emit(self.block, loc);
        let mut operands = Vec::new();
        for (&a, &b) in self.edges[0].1.iter().zip(&self.edges[1].1) {
            operands.push(select(&mut emit, self.condition, a, b));
        }
        emit.branch(self.merge, &operands);
    }
}

/// Emits a select. If one value is the other one plus an addend, it selects between the addend and the neutral element,
/// so that reductions remain recognizable.
pub(crate) fn select(emit: &mut Emitter, condition: Value, a: Value, b: Value) -> Value {
    if a == b {
        return a;
    }
    let ty = emit.ty(a);
    if ty == TypeId::I1 {
        return select_condition(emit, condition, a, b);
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

/// A binary operation on a base value, or a minimum or maximum by comparison and select, with the neutral element of
/// the operation.
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
            // A select between a value and 0.0 is a bitwise AND.
            FADD if flags.has(FastMath::NSZ) => Neutral::Float(0.0),
            MUL => return None,
            _ => Neutral::of(f.cx.reduction(name)?.identity?, width),
        };
        let is_narrow = (1..=64).contains(&width);
        let has_neutral = match neutral {
            Neutral::Float(_) => is_lane_type(f, f.body.value_type(sum)),
            _ => is_narrow,
        };
        // The base may be NaN or infinite where the operation was not executed.
        let flags = flags.without(FastMath::NNAN.and(FastMath::NINF));
        let attrs = match neutral {
            Neutral::Float(_) => flags.added(emit.f.cx, DictId::EMPTY),
            _ => DictId::EMPTY,
        };
        has_neutral.then_some(Addition { name, added, is_second, neutral, attrs })
    }
}

/// Returns the successor of a block and its operands if the block has one predecessor and may be speculated.
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
