//! If-conversion for the vectorizer: clones a loop with control flow to straight-line code that executes all branches
//! in every iteration. Merged values become selects, and stores get guards.
//!
//! ```text
//!   if (b[i] > 0) { a[i] = b[i]; s = 1 } else { s = 2 }   ▶   c = b[i] > 0; when c: a[i] = b[i]; s = c ? 1 : 2
//! ```
//!
//! The clone is never executed: it is the input of the vectorizer. The loop itself runs the remainder. Conditional
//! loads must be safe to speculate, and other operations pure.

use std::cmp::Reverse;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::dialect::llvm::arith::{AND, OR};
use crate::dialect::llvm::compare::IntPredicate;
use crate::dialect::llvm::control::{BR, COND_BR, CondBr, SWITCH, Switch};
use crate::dialect::llvm::layout::size_of;
use crate::dialect::llvm::memory::{LOAD, LoadStore, STORE};
use crate::dialect::switch_syntax::case_values;
use crate::ir::dominance::{Dominators, reverse_post_order_within};
use crate::ir::{Block, DictId, Op, Region, TypeId, Value};
use crate::opt::analysis::affine::AffineView;
use crate::opt::analysis::cfg::{Predecessors, successors};
use crate::opt::analysis::dereference::is_dereferenceable_in;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::{Emitter, Function};
use crate::opt::remark::Missed;

use super::super::conditions::inverse;
use super::super::if_convert::select;

/// Size limits of loops, in blocks and operations.
const MAX_BLOCKS: usize = 16;
const MAX_OPS: usize = 128;
/// The maximum distance of two accesses that prove the memory between them dereferenceable, in bytes: half of the
/// smallest page.
const MAX_DISTANCE: i64 = 2048;

/// The flattened clone of a loop.
pub(super) struct Flat {
    pub(super) l: CountedLoop,
    /// The guards of stores.
    pub(super) guards: FxHashMap<Op, Value>,
}

impl Flat {
    /// Clones a loop.
    pub(super) fn of(f: &mut Function, l: &CountedLoop) -> Result<Flat, Missed> {
        check(f, l)?;
        let types = f.body.value_types(f.body.block_args(l.header));
        let header = f.new_block_before(l.header, &types);
        let body = f.new_block_before(l.header, &[]);
        let mut flattening = Flattening::new(f, l);
        flattening.copy(f, header, body);
        remove_unused(f, body, flattening.guards.values().copied().collect());
        let counter = flattening.value(l.counter);
        let bound = flattening.value(l.bound);
        let l = CountedLoop {
            header,
            body,
            blocks: SmallVec::from_slice(&[header, body]),
            counter,
            bound,
            ..l.clone()
        };
        Ok(Flat { l, guards: flattening.guards })
    }

    /// Removes the clone.
    pub(super) fn remove(self, f: &mut Function) {
        for &block in &self.l.blocks {
            f.body.take_ops(block);
        }
        f.body.retain_blocks(Region::ROOT, |block| !self.l.blocks.contains(block));
    }
}

/// Removes the operations of a block whose results nothing uses, such as conditions under which no values are merged.
/// Other uses than those of the block itself are in `used`.
fn remove_unused(f: &mut Function, block: Block, mut used: FxHashSet<Value>) {
    let mut kept: FxHashSet<Op> = FxHashSet::default();
    for &op in f.body.block_ops(block).iter().rev() {
        if !f.may_drop(op) || f.body.results(op).any(|result| used.contains(&result)) {
            kept.insert(op);
            used.extend(f.body.operands(op));
        }
    }
    f.body.retain_ops(block, |op| kept.contains(op));
}

/// Checks that all operations may be speculated or guarded.
fn check(f: &Function, l: &CountedLoop) -> Result<(), Missed> {
    let ops = || l.blocks.iter().flat_map(|&block| f.body.block_ops(block));
    if l.blocks.len() > MAX_BLOCKS || ops().count() > MAX_OPS {
        return Err(Missed::Branches);
    }
    let dominators = Dominators::within(f.body, l.header, |block| l.blocks.contains(&block));
    let runs_always = |block: Block| dominators.dominates(block, l.body);
    let always = l.blocks.iter().filter(|&&block| runs_always(block));
    let always: Vec<Op> = always.flat_map(|&block| f.body.block_ops(block)).copied().collect();
    for &block in &l.blocks {
        for &op in f.body.block_ops(block) {
            match f.body.name(op) {
                BR | COND_BR | SWITCH | STORE => {}
                LOAD if runs_always(block) => {}
                LOAD if may_speculate(f, l, op, &always) => {}
                _ if f.is_pure(op) => {}
                _ => return Err(Missed::Diverges(op)),
            }
        }
        if !has_one_edge_per_successor(f, block) {
            return Err(Missed::Branches);
        }
    }
    Ok(())
}

/// Returns true if a block has one edge to each successor. Several cases of a switch may have the same successor with
/// the same operands.
fn has_one_edge_per_successor(f: &Function, block: Block) -> bool {
    let Some(end) = f.body.last_op(block) else { return false };
    let edges = f.body.successors(end);
    let is_same = |a: usize, b: usize| {
        let operands = |edge: usize| f.body.successor_operands(end, edge);
        f.body.name(end) == SWITCH && operands(a) == operands(b)
    };
    (1..edges.len()).all(|b| (0..b).all(|a| edges[a].block != edges[b].block || is_same(a, b)))
}

/// Returns true if a conditional load may be speculated: its object is large enough for all iterations, or
/// unconditional accesses surround it so closely that it is in one of their pages.
fn may_speculate(f: &Function, l: &CountedLoop, load: Op, always: &[Op]) -> bool {
    if !f.is_plain(load) {
        return false;
    }
    let view = AffineView::in_loop(f, l);
    let location = |op: Op| {
        let access = LoadStore::cast(f.body, op)?;
        let (pointer, ty) = (access.addr(f.body), f.body.value_type(access.value(f.body)));
        Some((view.of(pointer), i64::try_from(size_of(f.cx, &f.target.layout, ty)?).ok()?))
    };
    let Some((address, size)) = location(load) else { return false };
    let (mut lowest, mut end) = (None, None);
    for (other, other_size) in always.iter().filter_map(|&op| location(op)) {
        let distance = other.minus(&address);
        if distance.terms.is_empty() && distance.constant.abs() < MAX_DISTANCE {
            lowest = Some(distance.constant.min(lowest.unwrap_or(i64::MAX)));
            end = Some((distance.constant + other_size).max(end.unwrap_or(i64::MIN)));
        }
    }
    let is_between = lowest.is_some_and(|lowest| lowest <= 0) && end.is_some_and(|end| end >= size);
    is_between || is_dereferenceable_in(f, l, load)
}

/// The conjunction of conditions, or of their inverses, under which a block is executed.
#[derive(Clone, Debug, Default)]
struct Predicate {
    conditions: Vec<(Value, bool)>,
    /// The number of conditions that were combined to these.
    cost: usize,
}

/// The state of the conversion.
struct Flattening<'x> {
    l: &'x CountedLoop,
    predecessors: Predecessors,
    /// The blocks after the header in reverse post-order.
    order: Vec<Block>,
    /// The clones of values.
    values: FxHashMap<Value, Value>,
    /// The blocks that every iteration executes.
    unconditional: FxHashSet<Block>,
    /// The predicates of the other blocks.
    block_predicates: FxHashMap<Block, Predicate>,
    /// The comparisons of the operands of switches with their cases.
    case_tests: FxHashMap<(Op, i128), Value>,
    guards: FxHashMap<Op, Value>,
}

impl Flattening<'_> {
    fn new<'x>(f: &Function, l: &'x CountedLoop) -> Flattening<'x> {
        let first = successors(f.body, l.header).iter().find(|edge| l.blocks.contains(&edge.block));
        let first = first.map_or(l.body, |edge| edge.block);
        let order =
            reverse_post_order_within(f.body, first, |block| block != l.header && l.blocks.contains(&block));
        let dominators = Dominators::within(f.body, l.header, |block| l.blocks.contains(&block));
        let unconditional = order.iter().copied().filter(|&block| dominators.dominates(block, l.body));
        Flattening {
            l,
            predecessors: Predecessors::new(f.body, l.blocks.iter().copied()),
            unconditional: unconditional.collect(),
            order,
            values: FxHashMap::default(),
            block_predicates: FxHashMap::default(),
            case_tests: FxHashMap::default(),
            guards: FxHashMap::default(),
        }
    }

    fn value(&self, value: Value) -> Value {
        *self.values.get(&value).unwrap_or(&value)
    }

    fn copy(&mut self, f: &mut Function, header: Block, body: Block) {
        let args = f.body.block_args(self.l.header).to_vec();
        self.values.extend(args.into_iter().zip(f.body.block_args(header).to_vec()));
        let end = f.body.last_op(self.l.header);
        let loc = f.loop_loc(self.l.header);
        let mut emit = f.emit(header, loc);
        emit.copy_ops(self.l.header, &mut self.values);
        if let Some(end) = end {
            let condition = self.value(CondBr(end).condition(emit.f.body));
            let exit = successors(emit.f.body, self.l.header)
                .iter()
                .find(|edge| !self.l.blocks.contains(&edge.block));
            let exit = exit.map_or(self.l.header, |edge| edge.block);
            let continues = emit.f.body.successors(end)[0].block != exit;
            let (yes, no) = if continues { (body, header) } else { (header, body) };
            emit.branch_if(condition, (yes, &[]), (no, &[]));
        }
        emit.block = body;
        for block in self.order.clone() {
            self.block(&mut emit, block);
        }
    }

    /// Clones a block after its predecessors.
    fn block(&mut self, emit: &mut Emitter, block: Block) {
        emit.loc = emit.f.loop_loc(block);
        self.merge_edges(emit, block);
        let mut guard = None;
        for op in emit.f.body.block_ops(block).to_vec() {
            match emit.f.body.name(op) {
                COND_BR | SWITCH => {}
                BR if emit.f.body.successors(op)[0].block != self.l.header => {}
                BR => {
                    let next: Vec<Value> =
                        emit.f.body.operands(op).iter().map(|&value| self.value(value)).collect();
                    // The clone of the header has no such predecessor: the branch only keeps the next values.
                    let header = emit.f.block_of(self.value(self.l.counter)).unwrap_or(self.l.header);
                    emit.branch(header, &next);
                }
                name => {
                    emit.f.copy_op(op, emit.block, &mut self.values);
                    let copy = emit.f.body.last_op(emit.block).filter(|_| name == STORE);
                    if let Some((copy, predicate)) = copy.zip(self.block_predicates.get(&block)) {
                        let guard = *guard.get_or_insert_with(|| self.all(emit, &predicate.conditions));
                        self.guards.insert(copy, guard);
                    }
                }
            }
        }
    }

    /// Emits the arguments and the predicate of a block.
    fn merge_edges(&mut self, emit: &mut Emitter, block: Block) {
        let mut from: Vec<Block> = self.predecessors.of(block).to_vec();
        // The cases of a switch with this successor are one edge.
        from.dedup();
        if from.contains(&self.l.header) {
            return;
        }
        let mut edges: Vec<Edge> = from.iter().map(|&from| self.edge(emit, from, block)).collect();
        // The condition of the first edge is not tested.
        edges.sort_by_key(|edge| Reverse(edge.complexity()));
        let args = emit.f.body.block_args(block).to_vec();
        for (index, arg) in args.into_iter().enumerate() {
            let mut merged: Option<Value> = None;
            for edge in &edges {
                let value = self.value(edge.passed[index]);
                merged = Some(match (merged, &edge.predicate) {
                    (Some(other), Some(predicate)) if other != value => {
                        let condition = self.all(emit, &predicate.conditions);
                        select(emit, condition, value, other)
                    }
                    _ => value,
                });
            }
            self.values.extend(merged.map(|value| (arg, value)));
        }
        if !self.unconditional.contains(&block) {
            let predicates: Vec<Predicate> = edges.into_iter().filter_map(|edge| edge.predicate).collect();
            let predicate = self.any(emit, predicates);
            if !predicate.conditions.is_empty() {
                self.block_predicates.insert(block, predicate);
            }
        }
    }

    /// Emits the disjunction of the predicates of all edges to a block.
    fn any(&self, emit: &mut Emitter, predicates: Vec<Predicate>) -> Predicate {
        let cost = predicates.iter().map(|it| it.cost).sum();
        let mut paths: Vec<Vec<(Value, bool)>> = predicates.into_iter().map(|it| it.conditions).collect();
        join_complements(&mut paths);
        if let [path] = &mut paths[..] {
            let conditions = std::mem::take(path);
            return Predicate { cost: conditions.len(), conditions };
        }
        let mut any: Option<Value> = None;
        for path in &paths {
            let condition = self.all(emit, path);
            any = Some(match any {
                Some(any) => emit.value(OR, &[any, condition], TypeId::I1, DictId::EMPTY),
                None => condition,
            });
        }
        Predicate { conditions: any.into_iter().map(|any| (any, true)).collect(), cost }
    }

    /// Returns the edge between two blocks.
    fn edge(&mut self, emit: &mut Emitter, from: Block, to: Block) -> Edge {
        let mut predicate = self.block_predicates.get(&from).cloned();
        let Some(end) = emit.f.body.last_op(from) else { return Edge { predicate, passed: Vec::new() } };
        let conditions = self.conditions(emit, end, to);
        if !conditions.is_empty() {
            let predicate = predicate.get_or_insert_default();
            predicate.cost += conditions.len();
            predicate.conditions.extend(conditions);
        }
        let body = &emit.f.body;
        let edge = body.successors(end).iter().position(|edge| edge.block == to).unwrap_or(0);
        Edge { predicate, passed: body.successor_operands(end, edge).to_vec() }
    }

    /// Emits the conjunction of conditions, or of their inverses, under which a terminator branches to a block.
    fn conditions(&mut self, emit: &mut Emitter, end: Op, to: Block) -> Vec<(Value, bool)> {
        let edges: Vec<bool> = emit.f.body.successors(end).iter().map(|edge| edge.block == to).collect();
        match emit.f.body.name(end) {
            COND_BR => vec![(self.value(CondBr(end).condition(emit.f.body)), edges[0])],
            SWITCH => self.case_conditions(emit, end, &edges),
            _ => Vec::new(),
        }
    }

    /// Emits the conditions under which a switch takes one of these edges. The default edge is taken if no case of
    /// another edge holds.
    fn case_conditions(&mut self, emit: &mut Emitter, switch: Op, edges: &[bool]) -> Vec<(Value, bool)> {
        let cases = case_values(emit.f.cx, emit.f.body.attrs(switch));
        let is_default = edges[0];
        let decisive = cases.iter().zip(&edges[1..]).filter(|&(_, &edge)| edge != is_default);
        let tests: Vec<Value> = decisive.map(|(&case, _)| self.case_test(emit, switch, case)).collect();
        if is_default {
            return tests.into_iter().map(|test| (test, false)).collect();
        }
        let either = |a, b| emit.value(OR, &[a, b], TypeId::I1, DictId::EMPTY);
        tests.into_iter().reduce(either).map(|any| (any, true)).into_iter().collect()
    }

    /// Emits the comparison of the operand of a switch with a case.
    fn case_test(&mut self, emit: &mut Emitter, switch: Op, case: i128) -> Value {
        let value = self.value(Switch(switch).value(emit.f.body));
        *self.case_tests.entry((switch, case)).or_insert_with(|| {
            let case = emit.int(emit.ty(value), case);
            emit.compare(IntPredicate::Eq, value, case)
        })
    }

    /// Emits the conjunction of conditions, or of their inverses.
    fn all(&self, emit: &mut Emitter, conditions: &[(Value, bool)]) -> Value {
        let mut all: Option<Value> = None;
        for &(condition, holds) in conditions {
            let condition = if holds { condition } else { inverse(emit, condition) };
            all = Some(match all {
                Some(all) => emit.value(AND, &[all, condition], TypeId::I1, DictId::EMPTY),
                None => condition,
            });
        }
        all.unwrap_or_else(|| emit.int(TypeId::I1, -1))
    }
}

/// An edge of the control flow graph.
struct Edge {
    /// The predicate under which it is taken; `None` if it is always taken.
    predicate: Option<Predicate>,
    passed: Vec<Value>,
}

impl Edge {
    /// The number of conditions of the predicate, and of those that are inverted.
    fn complexity(&self) -> (usize, usize) {
        let of = |it: &Predicate| (it.cost, it.conditions.iter().filter(|condition| !condition.1).count());
        self.predicate.as_ref().map_or((usize::MAX, 0), of)
    }
}

/// Merges paths that differ only in the outcome of their last condition, until there are none.
fn join_complements(paths: &mut Vec<Vec<(Value, bool)>>) {
    let is_complement = |a: &[(Value, bool)], b: &[(Value, bool)]| match (a.split_last(), b.split_last()) {
        (Some((x, a)), Some((y, b))) => a == b && x.0 == y.0 && x.1 != y.1,
        _ => false,
    };
    while let Some((first, second)) = (0..paths.len())
        .flat_map(|a| (a + 1..paths.len()).map(move |b| (a, b)))
        .find(|&(a, b)| is_complement(&paths[a], &paths[b]))
    {
        paths.remove(second);
        paths[first].pop();
    }
}
