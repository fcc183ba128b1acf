//! Provenance of the pointers that functions return: a data-flow analysis over the LLVM dialect.
//!
//! A pointer inside the result of a function is identified by an access path of structure fields and loads. The
//! analysis follows such a path backwards through the operations that move values: structures, branches, selects,
//! calls, and stack memory that holds a descriptor. It ends at the [`Source`]s of the lattice, whose join is the union.
//! The sources of a call's result come from the callee's summary, with the call's operands in place of the callee's
//! parameters. Recursive functions are visited until a fixed point. Anything else is [`Source::Unknown`].

use std::collections::BTreeSet;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::aggregate::{EXTRACTVALUE, INSERTVALUE, InsertValue};
use crate::dialect::llvm::arith::{CONSTANT, FREEZE, POISON, SELECT, UNDEF, ZERO};
use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::cast::{ADDRSPACECAST, Cast, INTTOPTR};
use crate::dialect::llvm::control::Return;
use crate::dialect::llvm::global::ADDRESSOF;
use crate::dialect::llvm::intrinsic::MEMCPY;
use crate::dialect::llvm::memory::{ALLOCA, GETELEMENTPTR, GetElementPtr, LOAD, STORE};
use crate::ir::{Block, Body, Context, NameId, Op, Region, Value, ValueDef, name};

/// The maximum length of a path.
const MAX_STEPS: usize = 8;
/// The maximum nesting depth of memory that holds addresses of memory.
const MAX_DEPTH: u32 = 4;
/// The maximum number of distinct allocations of one callee; recursive functions have any number.
const MAX_ALLOCATIONS: usize = 16;
/// The `allocated` pointer of a `memref.get_global`.
const GLOBAL_MARK: i128 = 0xDEAD_BEEF;

/// A step of an access path from a value to a pointer inside it or behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Step {
    /// A field of a structure, or an element of an array.
    Field(i64),
    /// A load through the pointer.
    Load,
}

/// The access path to a pointer.
pub(super) type Path = Vec<Step>;

/// The provenance of a pointer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Source {
    /// An allocation: the result of a call, and the index of the allocation among those that the callee returns.
    New(Value, u32),
    /// A pointer reached from a parameter by an access path.
    Parameter(usize, Path),
    /// A global of the module.
    Global,
    /// Memory of the function's frame.
    Frame,
    /// The result of this function, which is defined elsewhere.
    External(NameId),
    /// Any of these.
    Unknown,
}

/// A set of sources.
pub(super) type Sources = BTreeSet<Source>;

/// The functions of one symbol table.
pub(super) struct Functions<'a> {
    pub(super) cx: &'a Context,
    /// Bodies of the functions that have one.
    pub(super) bodies: FxHashMap<NameId, &'a Body>,
    /// Symbols of functions that return new memory.
    pub(super) allocators: Vec<NameId>,
}

/// The summaries of functions that are known so far.
pub(super) struct Summaries<'a> {
    pub(super) functions: &'a Functions<'a>,
    sources: FxHashMap<(NameId, Path), Sources>,
    /// The requested summaries, callers before their callees.
    asked: Vec<(NameId, Path)>,
    /// The allocations that each function returns, by their indices.
    allocations: FxHashMap<NameId, Vec<Source>>,
}

impl<'a> Summaries<'a> {
    /// Creates an empty set of summaries.
    pub(super) fn new(functions: &'a Functions<'a>) -> Summaries<'a> {
        Summaries {
            functions,
            sources: FxHashMap::default(),
            asked: Vec::new(),
            allocations: FxHashMap::default(),
        }
    }

    /// Computes the sources of these pointers in the result of a function.
    pub(super) fn solve(&mut self, function: NameId, paths: &[Path]) {
        // Earlier requests are solved, and so is everything that they depend on.
        let first = self.asked.len();
        for path in paths {
            self.request(function, path);
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

    /// Returns the sources of a pointer whose summary was requested.
    pub(super) fn sources(&self, function: NameId, path: &Path) -> Option<&Sources> {
        self.sources.get(&(function, path.clone()))
    }

    fn request(&mut self, function: NameId, path: &Path) {
        let key = (function, path.clone());
        if !self.sources.contains_key(&key) {
            self.sources.insert(key.clone(), Sources::new());
            self.asked.push(key);
        }
    }

    /// Computes a summary from those of the callees. Returns true if it changed.
    fn visit(&mut self, number: usize) -> bool {
        let key = self.asked[number].clone();
        let Some(&body) = self.functions.bodies.get(&key.0) else { return false };
        let found = Walk::new(body, self).returned(&key.1);
        self.sources.insert(key, found.clone()) != Some(found)
    }

    /// Returns the index of an allocation among those that a function returns. The last index stands for all others.
    fn allocation(&mut self, function: NameId, source: &Source) -> u32 {
        let known = self.allocations.entry(function).or_default();
        let number = known.iter().position(|other| other == source).unwrap_or_else(|| {
            known.push(source.clone());
            known.len() - 1
        });
        known.truncate(MAX_ALLOCATIONS);
        number.min(MAX_ALLOCATIONS) as u32
    }

    /// Returns the class of the allocation of each of these pointers in the result of a function. Two pointers that may
    /// point to the same allocation have the same class: the index of the first.
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

/// A pointer: a value, the access path from there, and a flag for pointers that may be interior.
type Node = (Value, Path, bool);

/// Follows pointers through one function.
struct Walk<'w, 'a> {
    body: &'a Body,
    summaries: &'w mut Summaries<'a>,
    /// The predecessors of each block: their terminators and the indices of the successor edges.
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

    /// Returns the sources of a pointer in the result of the function.
    fn returned(&mut self, path: &Path) -> Sources {
        let body = self.body;
        let returns = ops(body).filter_map(|op| Return::cast(body, op));
        let nodes = returns.filter_map(|end| Some((end.arg(body)?, path.clone(), false)));
        self.follow(nodes.collect())
    }

    /// Returns the sources of these pointers.
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
                // The terminator itself defines the argument.
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
        // On targets with 32-bit pointers the pattern is a negative number.
        number.and_then(|attr| cx.int_value(attr)).is_some_and(|number| number & 0xFFFF_FFFF == GLOBAL_MARK)
    }

    /// Follows a call: it is an allocation, or returns what the callee returns.
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
                // Only the start of an allocation can be freed.
                (true, true) => drop(sources.insert(Source::Unknown)),
                (false, _) => self.contents(node, sources),
            }
            return;
        }
        if !functions.bodies.contains_key(&callee) {
            sources.insert(Source::External(callee));
            return;
        }
        self.summaries.request(callee, path);
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

    /// Follows the values that are stored in memory allocated by this function: a descriptor, if the path loads from
    /// it.
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

    /// Returns true if an address may point into memory allocated by this function.
    fn is_address(&mut self, address: Value, memory: Value) -> bool {
        let mut value = address;
        while let Some(op) = self.body.defining_op(value) {
            match self.body.name(op) {
                ALLOCA => return value == memory,
                GETELEMENTPTR => value = GetElementPtr(op).base(self.body),
                ADDRSPACECAST => value = Cast(op).arg(self.body),
                CALL => return value == memory,
                SELECT => return true,
                _ => return false,
            }
        }
        // An argument of the function points to memory that existed before the call.
        let entry = self.body.entry_block(Region::ROOT);
        !matches!(self.body.value_def(value), ValueDef::Argument(block) if Some(block) == entry)
    }

    /// Returns the C function that stores its result to the memory to which the first operand of a call points.
    fn filled_by(&self, call: Op) -> Option<Source> {
        let functions = self.summaries.functions;
        let callee = callee(functions.cx, self.body, call)?;
        let is_external = !functions.bodies.contains_key(&callee);
        let is_wrapper = functions.cx.str(callee).starts_with("_mlir_ciface_");
        (is_external && is_wrapper).then_some(Source::External(callee))
    }
}

/// Returns the origin of a pointer in a structure one of whose parts was replaced.
fn insertion(cx: &Context, body: &Body, op: Op, (_, path, inside): &Node) -> Option<Node> {
    let insert = InsertValue(op);
    let position = position(cx, body, op);
    let prefix = position.iter().map(|&index| Step::Field(index));
    match path.len() >= position.len() && prefix.eq(path[..position.len()].iter().copied()) {
        true => Some((insert.value(body), path[position.len()..].to_vec(), *inside)),
        false => Some((insert.container(body), path.clone(), *inside)),
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
