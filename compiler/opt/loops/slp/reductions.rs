//! Reductions of scalars as roots of vector trees.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::arith::{FADD, FASTMATH, FMUL};
use crate::ir::spec::{enum_attr, flag_keywords};
use crate::ir::{Block, NamedAttr, Op, OpName, Value, name};
use crate::opt::analysis::reduction_kind::{Neutral, ReductionKind, reduction_kind};
use crate::opt::analysis::uses::Uses;
use crate::opt::cost::vector::{Cost, REGISTER, bytes, parts};
use crate::opt::fast_math::FastMath;
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;

use super::cost;
use super::memory::Memory;
use super::node::NodeId;
use super::plan::{Plan, Root};
use super::tree::{Source, TreeBuilder};

/// Upper bound on the leaves of a reduction.
const MAX_LEAVES: usize = 64;
/// Lower bound on the leaves of a reduction. Fewer are never profitable.
const LEAST_LEAVES: usize = 4;
/// Depth limit of the search for the loads that a leaf depends on.
const MAX_DEPTH: u32 = 3;

/// A reduction of scalars.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// The root operation, which defines the result.
    pub(super) last: Op,
    /// All operations of the reduction.
    ops: Vec<Op>,
    kind: ReductionKind,
    pub(super) vectors: Vec<NodeId>,
    /// Leaves that are in no vector.
    pub(super) remainder: Vec<Value>,
}

/// Plans vectors for the reductions of a block.
pub(super) fn plan(f: &mut Function, block: Block, memory: &Memory, uses: &Uses, plan: &mut Plan) {
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    for &last in f.body.block_ops(block).to_vec().iter().rev() {
        let source = Source { f, block, memory, uses };
        if seen.contains(&last) {
            continue;
        }
        let Some((mut reduction, leaves)) = collected(&source, plan, last, &mut seen) else { continue };
        let first = plan.nodes.len();
        let leaves = sorted(&source, leaves);
        let position = uses.position(last);
        let most = leaves.len().min(REGISTER as usize);
        let natural = (REGISTER / bytes(f, f.body.value_type(leaves[0]))) as usize;
        let counts = [1 << most.ilog2(), natural];
        let mut decided = Err(Missed::NothingVectorizable);
        for &count in if counts[0] == natural { &counts[..1] } else { &counts[..] } {
            let source = Source { f, block, memory, uses };
            if decided.is_ok() || count > leaves.len() || count < natural {
                continue;
            }
            reduction.vectors.clear();
            reduction.remainder.clear();
            let failures = plan.failures();
            for alike in leaves.chunk_by(|&a, &b| computed_by(&source, a) == computed_by(&source, b)) {
                let mut chunks = alike.chunks_exact(count);
                for values in &mut chunks {
                    let mut builder = TreeBuilder::new(&source, &mut plan.nodes, failures);
                    reduction.vectors.extend(builder.vector(values, position, 0));
                }
                reduction.remainder.extend(chunks.remainder());
            }
            if reduction.vectors.is_empty() {
                continue;
            }
            decided = cost(&source, plan, first, &reduction, count);
            if decided.is_err() {
                plan.discard(first);
            }
        }
        let loc = f.body.loc(last);
        let what = format!("reduction of {} values", leaves.len());
        match decided {
            Ok(cost) if f.may_rewrite() => {
                f.done(loc, || {
                    format!(
                        "SLP vectorized {what} (vector cost: {}, scalar cost: {})",
                        cost.vector, cost.scalar
                    )
                });
                let source = Source { f, block, memory, uses };
                let ops = reduction.ops.clone();
                plan.commit(&source, first, Root::Reduction(reduction), &ops);
            }
            Ok(_) => plan.discard(first),
            Err(why) => f.missed(loc, &format!("{what} not SLP vectorized"), why),
        }
    }
}

fn cost(
    source: &Source,
    plan: &Plan,
    first: NodeId,
    reduction: &Reduction,
    count: usize,
) -> Result<Cost, Missed> {
    let f = source.f;
    let mut cost = plan.cost(source, first, &reduction.ops);
    let element = f.body.value_type(f.body.result(reduction.last, 0));
    let size = bytes(f, element);
    let between = (reduction.vectors.len() as i64 - 1) * parts(size, count as i64);
    let start = i64::from(matches!(reduction.kind.neutral, Neutral::Float(_)));
    cost.vector += cost::reduce(f, reduction.last, element, count as i64) + between + start;
    cost.vector += reduction.remainder.len() as i64;
    cost.check().map(|()| cost)
}

/// Returns the reduction whose root is `last`, and its leaves if there are enough.
fn collected(
    source: &Source,
    plan: &Plan,
    last: Op,
    seen: &mut FxHashSet<Op>,
) -> Option<(Reduction, Vec<Value>)> {
    let f = source.f;
    let name = f.body.name(last);
    let kind = combined_by(f, last, name).filter(|_| is_free(f, plan, last))?;
    let mut reduction = Reduction { last, ops: Vec::new(), kind, vectors: Vec::new(), remainder: Vec::new() };
    let (mut open, mut leaves) = (vec![last], Vec::new());
    while let Some(op) = open.pop() {
        reduction.ops.push(op);
        seen.insert(op);
        for &value in f.body.operands(op) {
            let inner = f.body.defining_op(value).filter(|&op| {
                f.body.parent_block(op) == Some(source.block)
                    && source.uses.of_value(value).len() == 1
                    && combined_by(f, op, name).is_some()
                    && is_free(f, plan, op)
            });
            match inner.filter(|_| open.len() + leaves.len() < MAX_LEAVES) {
                Some(op) => open.push(op),
                None => leaves.push(value),
            }
        }
    }
    (leaves.len() >= LEAST_LEAVES).then_some((reduction, leaves))
}

/// Matches a reduction operation of this name on a lane type.
fn combined_by(f: &Function, op: Op, name: OpName) -> Option<ReductionKind> {
    let is_lane = f.body.result_count(op) == 1
        && crate::opt::analysis::access::is_lane_type(f, f.body.value_type(f.body.result(op, 0)));
    let found = if f.body.name(op) == name && is_lane { reduction_kind(f, op).ok() } else { None };
    found.map(|found| found.0).filter(|found| found.name == name)
}

/// Returns true if the operation is not vectorized yet.
fn is_free(f: &Function, plan: &Plan, op: Op) -> bool {
    plan.nodes.lane_of(f.body.result(op, 0)).is_none()
}

/// Sorts leaves so that similar ones are adjacent: by operation, then by the address that they depend on.
fn sorted(source: &Source, mut leaves: Vec<Value>) -> Vec<Value> {
    leaves.sort_by_cached_key(|&value| (computed_by(source, value), loaded_from(source, value, 0)));
    leaves
}

/// Returns the name of the operation of the block that defines a leaf.
fn computed_by(source: &Source, value: Value) -> Option<OpName> {
    let f = source.f;
    let op = f.body.defining_op(value).filter(|&op| f.body.parent_block(op) == Some(source.block));
    op.map(|op| f.body.name(op))
}

/// Returns the lowest address that a leaf depends on.
fn loaded_from(source: &Source, value: Value, depth: u32) -> Option<(u32, i64)> {
    let op = source.f.body.defining_op(value).filter(|_| depth <= MAX_DEPTH)?;
    if let Some(access) = source.memory.of_op(op) {
        return Some((access.span.base, access.span.start));
    }
    let operands = source.f.body.operands(op).iter();
    operands.filter_map(|&operand| loaded_from(source, operand, depth + 1)).min()
}

impl Reduction {
    /// Emits the reduction of the vectors and of the remaining leaves.
    pub(super) fn emit(&self, emit: &mut Emitter, vectors: &[Value]) -> Value {
        let ty = emit.ty(emit.f.body.result(self.last, 0));
        let vector_ty = emit.ty(vectors[0]);
        let flags = self.flags(emit);
        let combined = self.kind;
        let attrs = emit.f.cx.dict(&mut flags.clone());
        let all = vectors[1..]
            .iter()
            .fold(vectors[0], |a, &b| emit.value(combined.name, &[a, b], vector_ty, attrs));
        let mut remainder = &self.remainder[..];
        let mut number = match combined.neutral {
            Neutral::Float(neutral) if matches!(combined.name, FADD | FMUL) => {
                let first = match remainder.split_first() {
                    Some((&first, others)) => {
                        remainder = others;
                        first
                    }
                    None => emit.float(ty, neutral),
                };
                emit.value(combined.horizontal, &[first, all], ty, attrs)
            }
            _ => emit.value(combined.horizontal, &[all], ty, attrs),
        };
        for &other in remainder {
            number = emit.value(combined.name, &[number, other], ty, attrs);
        }
        number
    }

    /// Returns the common fast-math flags of all operations.
    fn flags(&self, emit: &mut Emitter) -> Vec<NamedAttr> {
        let flags: Option<FastMath> = self
            .ops
            .iter()
            .map(|&op| FastMath::of(emit.f.cx, emit.f.body.attrs(op)))
            .reduce(FastMath::common);
        let flags = flags.filter(|&flags| flags != FastMath::NONE);
        let attr =
            flags.and_then(|flags| enum_attr(emit.f.cx, &FASTMATH, &flag_keywords(&FASTMATH, flags.bits())));
        attr.map(|attr| (name::FASTMATH_FLAGS, attr)).into_iter().collect()
    }
}
