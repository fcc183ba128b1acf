//! Where pointers that functions return come from: a data-flow analysis over the LLVM dialect.
//!
//! A pointer inside the result of a function is named by the steps that lead to it: fields of structures, and loads. The
//! analysis follows such a path backwards through the operations that move values: structures, branches, choices, calls,
//! and memory of the frame that holds a descriptor. It ends at the [`Source`]s of the lattice, which are joined by union.
//! The result of a call comes from the sources of the callee, with what the caller passed in place of the callee's
//! parameters; functions that call each other are visited until nothing changes. What is not followed is
//! [`Source::Unknown`].

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::aggregate::{EXTRACTVALUE, INSERTVALUE};
use crate::dialect::llvm::arith::{CONSTANT, FREEZE, POISON, SELECT, UNDEF, ZERO};
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::cast::{ADDRSPACECAST, INTTOPTR};
use crate::dialect::llvm::control::RETURN;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::intrinsic::MEMCPY;
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, LOAD, STORE};
use crate::ir::{Block, Body, Context, NameId, Op, Region, Value, ValueDef, name};

/// Paths longer than this are not followed.
const MAX_STEPS: usize = 8;
/// Addresses in memory whose addresses are in memory, and so on, are not followed further.
const MAX_DEPTH: u32 = 4;
/// Allocations of one callee that are told apart; recursive functions have any number.
const MAX_ALLOCATIONS: usize = 16;
/// The `allocated` pointer of a `memref.get_global`.
const GLOBAL_MARK: i128 = 0xDEAD_BEEF;

/// A step from a value to a pointer inside it or behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Step {
    /// A field of a structure, or an element of an array.
    Field(i64),
    /// What is stored where the pointer points to.
    Load,
}

/// Steps to a pointer.
pub(super) type Path = Vec<Step>;

/// Where a pointer comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Source {
    /// An allocation: the result of a call, and which of the allocations that the callee returns.
    New(Value, u32),
    /// What a parameter is or leads to.
    Parameter(usize, Path),
    /// A global of the module.
    Global,
    /// Memory of the function's frame.
    Frame,
    /// What this function, which is defined elsewhere, returned.
    External(NameId),
    /// Anything.
    Unknown,
}

/// Sources, joined.
pub(super) type Sources = BTreeSet<Source>;

/// The functions of one symbol table.
pub(super) struct Functions<'a> {
    pub(super) cx: &'a Context,
    /// Bodies of the functions that have one.
    pub(super) bodies: FxHashMap<NameId, &'a Body>,
    /// Names of functions that return new memory.
    pub(super) allocators: Vec<NameId>,
}

/// What is known of the results of functions so far.
pub(super) struct Summaries<'a> {
    pub(super) functions: &'a Functions<'a>,
    sources: FxHashMap<(NameId, Path), Sources>,
    /// What was asked for, callers before their callees.
    asked: Vec<(NameId, Path)>,
    /// The allocations that each function returns, by their numbers.
    allocations: FxHashMap<NameId, Vec<Source>>,
}

impl<'a> Summaries<'a> {
    /// Of nothing yet.
    pub(super) fn new(functions: &'a Functions<'a>) -> Summaries<'a> {
        Summaries {
            functions,
            sources: FxHashMap::default(),
            asked: Vec::new(),
            allocations: FxHashMap::default(),
        }
    }

    /// Finds the sources of these pointers in the result of a function.
    pub(super) fn solve(&mut self, function: NameId, paths: &[Path]) {
        // What was asked for before is known, and so is all that it needs.
        let first = self.asked.len();
        for path in paths {
            self.ask(function, path);
        }
        let mut visited = first;
        loop {
            while visited < self.asked.len() {
                self.visit(visited);
                visited += 1;
            }
            let mut changed = false;
            // Callees first.
            for number in (first..visited).rev() {
                changed |= self.visit(number);
            }
            if !changed && visited == self.asked.len() {
                return;
            }
        }
    }

    /// The sources of a pointer that was asked for.
    pub(super) fn sources(&self, function: NameId, path: &Path) -> Option<&Sources> {
        self.sources.get(&(function, path.clone()))
    }

    fn ask(&mut self, function: NameId, path: &Path) {
        let key = (function, path.clone());
        if !self.sources.contains_key(&key) {
            self.sources.insert(key.clone(), Sources::new());
            self.asked.push(key);
        }
    }

    /// Computes a summary, from those of the callees. Says whether it changed.
    fn visit(&mut self, number: usize) -> bool {
        let key = self.asked[number].clone();
        let Some(&body) = self.functions.bodies.get(&key.0) else { return false };
        let found = Walk::new(body, self).returned(&key.1);
        self.sources.insert(key, found.clone()) != Some(found)
    }

    /// The number of an allocation among those that a function returns. The last number is for all others.
    fn allocation(&mut self, function: NameId, source: &Source) -> u32 {
        let known = self.allocations.entry(function).or_default();
        let number = known.iter().position(|other| other == source).unwrap_or_else(|| {
            known.push(source.clone());
            known.len() - 1
        });
        known.truncate(MAX_ALLOCATIONS);
        number.min(MAX_ALLOCATIONS) as u32
    }

    /// For each of these pointers in the result of a function, the number of the allocation that it may be. Two that may
    /// be the same allocation have the same number: that of the first.
    pub(super) fn classes(&self, function: NameId, paths: &[Path]) -> Vec<u32> {
        let allocations = |path: &Path| -> Sources {
            let sources = self.sources(function, path).into_iter().flatten();
            sources.filter(|source| matches!(source, Source::New(..))).cloned().collect()
        };
        let mut classes: Vec<(u32, Sources)> = Vec::new();
        for (number, path) in (0..).zip(paths) {
            let own = allocations(path);
            let shared: Vec<u32> =
                classes.iter().filter(|class| !class.1.is_disjoint(&own)).map(|class| class.0).collect();
            let first = shared.first().copied().unwrap_or(number);
            classes.iter_mut().filter(|class| shared.contains(&class.0)).for_each(|class| class.0 = first);
            classes.push((first, own));
        }
        classes.into_iter().map(|class| class.0).collect()
    }
}

/// A pointer: a value, the steps from there, and whether it may point into the middle of what it was made of.
type Node = (Value, Path, bool);

/// Follows pointers through one function.
struct Walk<'w, 'a> {
    body: &'a Body,
    summaries: &'w mut Summaries<'a>,
    /// The terminators that lead to each block, and by which of their successors.
    predecessors: FxHashMap<Block, Vec<(Op, usize)>>,
    depth: u32,
}

impl<'w, 'a> Walk<'w, 'a> {
    fn new(body: &'a Body, summaries: &'w mut Summaries<'a>) -> Walk<'w, 'a> {
        let mut predecessors: FxHashMap<Block, Vec<(Op, usize)>> = FxHashMap::default();
        for op in body.region_blocks(Region::ROOT).iter().filter_map(|&block| body.last_op(block)) {
            for (number, next) in body.successors(op).iter().enumerate() {
                predecessors.entry(next.block).or_default().push((op, number));
            }
        }
        Walk { body, summaries, predecessors, depth: 0 }
    }

    /// The sources of a pointer in what the function returns.
    fn returned(&mut self, path: &Path) -> Sources {
        let body = self.body;
        let returns = ops(body).filter(|&op| body.name(op) == RETURN);
        let nodes = returns.filter_map(|op| Some((*body.own_operands(op).first()?, path.clone(), false)));
        self.follow(nodes.collect())
    }

    /// The sources of these pointers.
    fn follow(&mut self, mut work: Vec<Node>) -> Sources {
        let mut sources = Sources::new();
        let mut seen: FxHashSet<Node> = FxHashSet::default();
        while let Some(node) = work.pop() {
            if node.1.len() > MAX_STEPS {
                sources.insert(Source::Unknown);
            } else if seen.insert(node.clone()) {
                self.step(&node, &mut work, &mut sources);
            }
        }
        sources
    }

    fn step(&mut self, node: &Node, work: &mut Vec<Node>, sources: &mut Sources) {
        match self.body.value_def(node.0) {
            ValueDef::Result(op) => self.step_over(op, node, work, sources),
            ValueDef::Argument(block) => self.step_into_predecessors(block, node, work, sources),
            ValueDef::Forward => drop(sources.insert(Source::Unknown)),
        }
    }

    fn step_into_predecessors(&self, block: Block, node: &Node, work: &mut Vec<Node>, sources: &mut Sources) {
        let body = self.body;
        let Some(index) = body.block_args(block).iter().position(|&arg| arg == node.0) else { return };
        if body.entry_block(Region::ROOT) == Some(block) {
            sources.insert(Source::Parameter(index, node.1.clone()));
        }
        for &(op, number) in self.predecessors.get(&block).into_iter().flatten() {
            match body.successor_operands(op, number).get(index) {
                Some(&value) => work.push((value, node.1.clone(), node.2)),
                // What the operation itself defines.
                None => drop(sources.insert(Source::Unknown)),
            }
        }
    }

    fn step_over(&mut self, op: Op, node: &Node, work: &mut Vec<Node>, sources: &mut Sources) {
        let (body, cx) = (self.body, self.summaries.functions.cx);
        let (_, path, inside) = node;
        let operands = body.own_operands(op);
        match body.name(op) {
            INSERTVALUE => work.extend(insertion(cx, body, op, node)),
            EXTRACTVALUE => {
                let whole = position(cx, body, op).into_iter().map(Step::Field).chain(path.iter().copied());
                work.push((operands[0], whole.collect(), *inside));
            }
            SELECT => work.extend(operands[1..].iter().map(|&value| (value, path.clone(), *inside))),
            FREEZE | ADDRSPACECAST => work.push((operands[0], path.clone(), *inside)),
            GETELEMENTPTR if path.is_empty() => work.push((operands[0], Path::new(), true)),
            LOAD => {
                let steps = [Step::Load].into_iter().chain(path.iter().copied());
                work.push((operands[0], steps.collect(), *inside));
            }
            ADDRESSOF if path.is_empty() => drop(sources.insert(Source::Global)),
            INTTOPTR if path.is_empty() && self.is_global_mark(operands[0]) => {
                sources.insert(Source::Global);
            }
            ZERO | POISON | UNDEF => {}
            ALLOCA if path.is_empty() => drop(sources.insert(Source::Frame)),
            ALLOCA => self.contents(node, sources),
            CALL => self.step_over_call(op, node, work, sources),
            _ => drop(sources.insert(Source::Unknown)),
        }
    }

    fn is_global_mark(&self, value: Value) -> bool {
        let cx = self.summaries.functions.cx;
        let op = self.body.defining_op(value).filter(|&op| self.body.name(op) == CONSTANT);
        let number = op.and_then(|op| cx.dict_get(self.body.attrs(op), name::VALUE));
        // The pattern of 32 bits is negative on targets with such pointers.
        number.and_then(|attr| cx.int_value(attr)).is_some_and(|number| number & 0xFFFF_FFFF == GLOBAL_MARK)
    }

    /// A call: an allocation, or what the callee returns.
    fn step_over_call(&mut self, op: Op, node: &Node, work: &mut Vec<Node>, sources: &mut Sources) {
        let (value, path, inside) = node;
        let functions = self.summaries.functions;
        let Some(callee) = callee(functions.cx, self.body, op) else {
            sources.insert(Source::Unknown);
            return;
        };
        if functions.allocators.contains(&callee) {
            match (path.is_empty(), inside) {
                (true, false) => drop(sources.insert(Source::New(*value, 0))),
                // Only the beginning of an allocation can be freed.
                (true, true) => drop(sources.insert(Source::Unknown)),
                (false, _) => self.contents(node, sources),
            }
            return;
        }
        if !functions.bodies.contains_key(&callee) {
            sources.insert(Source::External(callee));
            return;
        }
        self.summaries.ask(callee, path);
        let returned = self.summaries.sources(callee, path).cloned().unwrap_or_default();
        let operands = self.body.own_operands(op);
        for source in returned {
            match source {
                Source::New(..) if *inside => drop(sources.insert(Source::Unknown)),
                Source::New(..) => {
                    let number = self.summaries.allocation(callee, &source);
                    sources.insert(Source::New(*value, number));
                }
                Source::Parameter(index, steps) => match operands.get(index) {
                    Some(&operand) => work.push((operand, steps, *inside)),
                    None => drop(sources.insert(Source::Unknown)),
                },
                other => drop(sources.insert(other)),
            }
        }
    }

    /// What is stored in memory that the function made itself: a descriptor, if it is followed.
    fn contents(&mut self, node: &Node, sources: &mut Sources) {
        let (memory, path, inside) = node;
        if *inside || path.first() != Some(&Step::Load) || self.depth == MAX_DEPTH {
            sources.insert(Source::Unknown);
            return;
        }
        let body = self.body;
        let mut stored = Vec::new();
        for op in ops(body) {
            let operands = body.own_operands(op);
            match body.name(op) {
                STORE if self.is_address(operands[1], *memory) => {
                    stored.push((operands[0], path[1..].to_vec(), false));
                }
                MEMCPY if self.is_address(operands[0], *memory) => {
                    stored.push((operands[1], path.clone(), false));
                }
                CALL if operands.first() == Some(memory) => sources.extend(self.filled_by(op)),
                _ => {}
            }
        }
        if stored.is_empty() && sources.is_empty() {
            sources.insert(Source::Unknown);
        }
        self.depth += 1;
        sources.extend(self.follow(stored));
        self.depth -= 1;
    }

    /// Whether an address may be that of memory which the function made itself.
    fn is_address(&mut self, address: Value, memory: Value) -> bool {
        let mut value = address;
        while let Some(op) = self.body.defining_op(value) {
            match self.body.name(op) {
                ALLOCA => return value == memory,
                GETELEMENTPTR | ADDRSPACECAST => value = self.body.own_operands(op)[0],
                CALL => return value == memory,
                SELECT => return true,
                _ => return false,
            }
        }
        // An argument of the function points to memory that was there before.
        let entry = self.body.entry_block(Region::ROOT);
        !matches!(self.body.value_def(value), ValueDef::Argument(block) if Some(block) == entry)
    }

    /// The function written in C that stores its result to the memory which is the first operand of a call.
    fn filled_by(&self, call: Op) -> Option<Source> {
        let functions = self.summaries.functions;
        let callee = callee(functions.cx, self.body, call)?;
        let is_external = !functions.bodies.contains_key(&callee);
        let is_wrapper = functions.cx.str(callee).starts_with("_mlir_ciface_");
        (is_external && is_wrapper).then_some(Source::External(callee))
    }
}

/// Where a pointer in a structure comes from, of which a part was replaced.
fn insertion(cx: &Context, body: &Body, op: Op, (_, path, inside): &Node) -> Option<Node> {
    let &[container, part] = body.own_operands(op) else { return None };
    let position = position(cx, body, op);
    let prefix = position.iter().map(|&index| Step::Field(index));
    match path.len() >= position.len() && prefix.eq(path[..position.len()].iter().copied()) {
        true => Some((part, path[position.len()..].to_vec(), *inside)),
        false => Some((container, path.clone(), *inside)),
    }
}

fn position(cx: &Context, body: &Body, op: Op) -> Vec<i64> {
    let attr = cx.dict_get(body.attrs(op), name::POSITION);
    attr.and_then(|attr| cx.dense_array_value(attr)).unwrap_or_default().to_vec()
}

fn callee(cx: &Context, body: &Body, call: Op) -> Option<NameId> {
    cx.dict_get(body.attrs(call), name::CALLEE).and_then(|attr| cx.symbol_value(attr))
}

fn ops(body: &Body) -> impl Iterator<Item = Op> + '_ {
    body.region_blocks(Region::ROOT).iter().flat_map(|&block| body.block_ops(block).iter().copied())
}
