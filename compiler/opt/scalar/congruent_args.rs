//! Congruent block arguments: a block argument is replaced by an expression, if each predecessor passes a value of that
//! expression.
//!
//! *Class.* Values that an earlier redundancy elimination, or the source, made available on all paths into a block: most
//! often addresses of fields, extensions and comparisons. Computing them again costs one instruction; a block argument
//! costs one move for each predecessor, and memory if registers are short. Arguments that only get one value, or each
//! other, are such expressions too.
//! *Limits.* The expression has an operation of one cycle, and at most one operand that is not constant, so that no more
//! values are live than before. Otherwise a value of the expression must dominate the block.
//!
//! ```text
//!   ^a: %p = gep %s[8]; br ^m(%p)    ^b: %q = gep %s[8]; br ^m(%q)    ^m(%r): load %r
//!   ▶  ^m: %r = gep %s[8]; load %r
//! ```
//!
//! Congruence is optimistic (Alpern, Wegman and Zadeck, "Detecting Equality of Variables in Programs", 1988), but for
//! block arguments only: operations on congruent arguments are not congruent.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::dialect::llvm::arith::FREEZE;
use crate::dialect::llvm::exception::LANDINGPAD;
use crate::dialect::llvm::symbol::BLOCKTAG;
use crate::ir::dominance::Dominators;
use crate::ir::{Block, DictId, NewOp, Op, OpName, TypeId, Value, ValueDef};
use crate::opt::canon::dce::remove_unused;
use crate::opt::cost::latency::latency;
use crate::opt::function::Function;

/// Upper bound on the latency of an operation that is computed again, in cycles.
const MAX_LATENCY: usize = 1;
/// Upper bound on the depth of an expression that is computed again.
const MAX_DEPTH: u32 = 3;
/// Upper bound on the values of a class that are remembered.
const MAX_MEMBERS: usize = 8;

/// The pass.
pub(crate) fn congruent_args(f: &mut Function) {
    let blocks = f.blocks();
    if blocks.iter().skip(1).all(|&block| f.body.block_args(block).is_empty()) {
        return;
    }
    let mut classes = Classes::of(f, &blocks);
    let passed = passed_classes(f, &blocks, &classes);
    let dominators = f.dominators();
    let mut values: FxHashMap<Value, Value> = FxHashMap::default();
    for &block in &blocks {
        let ops = f.body.take_ops(block);
        // `blocktag` and `landingpad` stay first in their blocks.
        let has_first = ops.first().is_some_and(|&op| matches!(f.body.name(op), BLOCKTAG | LANDINGPAD));
        let start = Start { block, may_insert: !has_first, dominators: &dominators };
        for arg in f.body.block_args(block).to_vec() {
            let class = passed[arg.index()].unwrap_or(classes.of_value(arg));
            if class != classes.of_value(arg) && classes.is_computable(f, class, start, 0) && f.may_rewrite()
            {
                values.extend(classes.compute(f, class, start).map(|value| (arg, value)));
            }
        }
        ops.into_iter().for_each(|op| f.body.place_op(block, op));
    }
    if !values.is_empty() {
        f.replace(&values);
        remove_unused(f);
    }
}

/// The class that all predecessors pass to each block argument, by value: that of the argument itself if they pass
/// values of several classes. `None` for other values.
fn passed_classes(f: &Function, blocks: &[Block], classes: &Classes) -> Vec<Option<ClassId>> {
    let mut passed: Vec<Option<ClassId>> = vec![None; f.body.value_count()];
    for &arg in blocks.first().map_or(&[][..], |&entry| f.body.block_args(entry)) {
        passed[arg.index()] = Some(classes.of_value(arg));
    }
    let mut has_changed = true;
    while std::mem::take(&mut has_changed) {
        for end in blocks.iter().filter_map(|&block| f.body.last_op(block)) {
            for (edge, successor) in f.body.successors(end).iter().enumerate() {
                // The arguments that the terminator defines precede the passed operands.
                let (operands, args) =
                    (f.body.successor_operands(end, edge), f.body.block_args(successor.block));
                let (own, remainder) = args.split_at(args.len().saturating_sub(operands.len()));
                let defined = own.iter().map(|&arg| (arg, Some(classes.of_value(arg))));
                let incoming = |value: Value| match f.body.value_def(value) {
                    ValueDef::Argument(_) => passed[value.index()],
                    _ => Some(classes.of_value(value)),
                };
                let given = remainder.iter().zip(operands).map(|(&arg, &operand)| (arg, incoming(operand)));
                for (arg, class) in defined.chain(given).collect::<SmallVec<[_; 8]>>() {
                    let now = passed[arg.index()];
                    let next = match (now, class) {
                        (now, None) => now,
                        (None, class) => class,
                        (Some(a), Some(b)) => Some(if a == b { a } else { classes.of_value(arg) }),
                    };
                    has_changed |= now != next;
                    passed[arg.index()] = next;
                }
            }
        }
    }
    passed
}

/// The beginning of a block.
#[derive(Clone, Copy)]
struct Start<'d> {
    block: Block,
    may_insert: bool,
    dominators: &'d Dominators,
}

/// The number of a class of values that compute the same expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct ClassId(u32);

/// The key of a pure operation.
#[derive(PartialEq, Eq, Hash)]
struct Expression {
    name: OpName,
    operands: SmallVec<[ClassId; 3]>,
    attrs: DictId,
    ty: TypeId,
}

/// A class.
#[derive(Default)]
struct Class {
    /// An operation of the class, unless it only has one value that is no result of a pure operation.
    op: Option<Op>,
    /// Some values of the class, with their blocks.
    members: SmallVec<[(Block, Value); 1]>,
    /// Values at the beginning of their blocks.
    computed: SmallVec<[(Block, Value); 1]>,
}

/// The classes of all values.
struct Classes {
    /// By value.
    numbers: Vec<ClassId>,
    classes: Vec<Class>,
}

impl Classes {
    /// Numbers the values of blocks in reverse post-order, in which operands precede users.
    fn of(f: &Function, blocks: &[Block]) -> Classes {
        let mut all = Classes { numbers: vec![ClassId(u32::MAX); f.body.value_count()], classes: Vec::new() };
        let mut expressions: FxHashMap<Expression, ClassId> = FxHashMap::default();
        for &block in blocks {
            for &arg in f.body.block_args(block) {
                all.add(arg, block, None);
            }
            for &op in f.body.block_ops(block) {
                match f.is_pure(op).then(|| all.expression(f, op)).flatten() {
                    Some(expression) => {
                        let result = f.body.result(op, 0);
                        let known = expressions.entry(expression);
                        let class = *known.or_insert_with(|| all.add(result, block, Some(op)));
                        all.join(result, block, class);
                    }
                    None => f.body.results(op).for_each(|result| {
                        all.add(result, block, None);
                    }),
                }
            }
        }
        all
    }

    fn of_value(&self, value: Value) -> ClassId {
        self.numbers[value.index()]
    }

    /// The expression of an operation with one result. Two operations that freeze poison have different results.
    fn expression(&self, f: &Function, op: Op) -> Option<Expression> {
        if f.body.result_count(op) != 1 || f.body.name(op) == FREEZE {
            return None;
        }
        let operands = f.body.operands(op).iter().map(|&value| self.of_value(value)).collect();
        let ty = f.body.value_type(f.body.result(op, 0));
        Some(Expression { name: f.body.name(op), operands, attrs: f.body.attrs(op), ty })
    }

    /// Makes a class of one value.
    fn add(&mut self, value: Value, block: Block, op: Option<Op>) -> ClassId {
        let class = ClassId(self.classes.len() as u32);
        self.classes.push(Class { op, ..Class::default() });
        self.join(value, block, class);
        class
    }

    /// Adds a value to a class.
    fn join(&mut self, value: Value, block: Block, class: ClassId) {
        self.numbers[value.index()] = class;
        let members = &mut self.classes[class.0 as usize].members;
        if members.len() < MAX_MEMBERS && members.last() != Some(&(block, value)) {
            members.push((block, value));
        }
    }

    /// A value of a class that is available at the beginning of a block.
    fn available(&self, class: ClassId, start: Start) -> Option<Value> {
        let Class { members, computed, .. } = &self.classes[class.0 as usize];
        let dominating = members
            .iter()
            .find(|(from, _)| *from != start.block && start.dominators.dominates(*from, start.block));
        let at_start = || computed.iter().find(|(from, _)| start.dominators.dominates(*from, start.block));
        dominating.or_else(at_start).map(|&(_, value)| value)
    }

    /// Returns true if a class is available at the beginning of a block, or cheap to compute there from values that are.
    fn is_computable(&self, f: &Function, class: ClassId, start: Start, depth: u32) -> bool {
        if self.available(class, start).is_some() {
            return true;
        }
        let Some(op) = self.classes[class.0 as usize].op.filter(|_| start.may_insert && depth < MAX_DEPTH)
        else {
            return false;
        };
        let operands = f.body.operands(op).iter().map(|&operand| self.of_value(operand));
        let (constants, variables): (Vec<_>, Vec<_>) =
            operands.partition(|&class| self.is_constant(f, class));
        latency(f.body.name(op)) <= MAX_LATENCY
            && variables.len() <= 1
            && constants
                .into_iter()
                .chain(variables)
                .all(|class| self.is_computable(f, class, start, depth + 1))
    }

    fn is_constant(&self, f: &Function, class: ClassId) -> bool {
        self.classes[class.0 as usize].op.is_some_and(|op| f.body.operands(op).is_empty())
    }

    /// The value of a class at the beginning of a block, if it [`is_computable`](Self::is_computable) there.
    fn compute(&mut self, f: &mut Function, class: ClassId, start: Start) -> Option<Value> {
        if let Some(value) = self.available(class, start) {
            return Some(value);
        }
        let op = self.classes[class.0 as usize].op?;
        let mut operands = f.body.operands(op).to_vec();
        for operand in &mut operands {
            let class = self.of_value(*operand);
            *operand = self.compute(f, class, start)?;
        }
        let results = [f.body.value_type(f.body.result(op, 0))];
        let new = NewOp::new(f.body.name(op), f.body.loc(op), &operands, &results);
        let copy = f.body.append_op(start.block, new.attrs(f.body.attrs(op)));
        let value = f.body.result(copy, 0);
        self.classes[class.0 as usize].computed.push((start.block, value));
        Some(value)
    }
}
