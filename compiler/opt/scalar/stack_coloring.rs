//! Stack coloring: variables on the stack that do not live at once share memory.
//!
//! *Class.* Allocas of the entry block with constant sizes and lifetime markers, as front ends mark variables of scopes
//! and of inlined functions. A smaller frame has shorter addresses and stays in the cache.
//! *Limits.* Every access that is known to be one of an alloca is within its lifetime: other passes may have moved
//! accesses. The markers are believed for accesses through addresses in memory, and of callees. No function that calls
//! one that returns twice.
//!
//! ```text
//!   %a = alloca [32 x i8]; %b = alloca i64
//!   lifetime.start %a; call @f(%a); lifetime.end %a; lifetime.start %b; call @g(%b); lifetime.end %b
//!   ▶  %a = alloca [32 x i8]; call @f(%a); call @g(%a)
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::arith::SELECT;
use crate::dialect::llvm::cast::{ADDRSPACECAST, BITCAST};
use crate::dialect::llvm::compare::ICMP;
use crate::dialect::llvm::hint::{LIFETIME_END, LIFETIME_START};
use crate::dialect::llvm::layout::align_of;
use crate::dialect::llvm::memory::{ALLOCA, Alloca, GETELEMENTPTR};
use crate::ir::{Block, Op, Region, TypeId, Value, name};
use crate::opt::analysis::frame::alloca_size;
use crate::opt::analysis::uses::Uses;
use crate::opt::function::Function;

/// Upper bound on the variables of a function that are considered.
const MAX_VARIABLES: usize = 512;

/// The pass.
pub(crate) fn stack_coloring(f: &mut Function) {
    let variables = variables(f);
    if variables.len() < 2 || f.calls_returns_twice() {
        return;
    }
    let events = Events::of(f, &variables);
    let conflicts = Conflicts::of(f, variables.len(), &events);
    for color in colors(&variables, &conflicts) {
        if color.len() > 1 && f.may_rewrite() {
            merge(f, &color.iter().map(|&number| &variables[number]).collect::<Vec<_>>());
        }
    }
}

/// A variable on the stack.
struct Variable {
    alloca: Op,
    /// The size in bytes.
    size: u64,
    /// The alignment in bytes.
    align: u64,
}

fn variables(f: &Function) -> Vec<Variable> {
    let blocks = f.blocks();
    let Some(&entry) = blocks.first() else { return Vec::new() };
    let all = || blocks.iter().flat_map(|&block| f.body.block_ops(block));
    let marked: FxHashSet<Value> = all()
        .filter(|&&op| f.body.name(op) == LIFETIME_START)
        .filter_map(|&op| f.body.operands(op).last().copied())
        .collect();
    if marked.len() < 2 {
        return Vec::new();
    }
    let variable = |&alloca: &Op| {
        let address = f.body.result(alloca, 0);
        let ty = f.attr(alloca, name::ELEM_TYPE).and_then(|attr| f.cx.type_value(attr))?;
        let asked = f.attr(alloca, name::ALIGNMENT).and_then(|attr| f.cx.int_value(attr));
        let align = match asked.and_then(|asked| u64::try_from(asked).ok()).filter(|&asked| asked > 0) {
            Some(asked) => asked,
            None => align_of(f.cx, &f.target.layout, ty)?,
        };
        let is_variable = marked.contains(&address) && f.body.value_type(address) == TypeId::PTR;
        Some(Variable { alloca, size: alloca_size(f, alloca)?, align }).filter(|_| is_variable)
    };
    let allocas = f.body.block_ops(entry).iter().filter(|&&op| f.body.name(op) == ALLOCA);
    allocas.filter_map(variable).take(MAX_VARIABLES).collect()
}

/// An event in the life of a variable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Event {
    Start,
    End,
    /// It is accessed, or its address escapes.
    Use,
}

/// The operations that concern variables.
struct Events {
    of_ops: FxHashMap<Op, Vec<(usize, Event)>>,
}

impl Events {
    fn of(f: &Function, variables: &[Variable]) -> Events {
        let uses = Uses::of(f);
        let mut events = Events { of_ops: FxHashMap::default() };
        for (number, variable) in variables.iter().enumerate() {
            events.add_uses(f, &uses, (number, f.body.result(variable.alloca, 0)));
        }
        events
    }

    /// Adds the uses of a variable, and of the addresses that are computed from its address.
    fn add_uses(&mut self, f: &Function, uses: &Uses, (number, address): (usize, Value)) {
        let mut seen = FxHashSet::from_iter([address]);
        let mut worklist = vec![address];
        while let Some(pointer) = worklist.pop() {
            for &op in uses.of_value(pointer) {
                let event = match f.body.name(op) {
                    GETELEMENTPTR | BITCAST | ADDRSPACECAST | SELECT => {
                        worklist.extend(f.body.results(op).filter(|&result| seen.insert(result)));
                        continue;
                    }
                    ICMP => continue,
                    LIFETIME_START if pointer == address => Event::Start,
                    LIFETIME_END if pointer == address => Event::End,
                    _ => Event::Use,
                };
                // A block's argument is the pointer, too.
                let args = passed_as(f, op, pointer);
                let is_only_passed = !f.body.own_operands(op).contains(&pointer) && !args.is_empty();
                worklist.extend(args.into_iter().filter(|&arg| seen.insert(arg)));
                if !is_only_passed {
                    self.of_ops.entry(op).or_default().push((number, event));
                }
            }
        }
    }
}

/// Returns the arguments of blocks as which a branch passes a value.
fn passed_as(f: &Function, op: Op, value: Value) -> Vec<Value> {
    let mut args = Vec::new();
    for (index, successor) in f.body.successors(op).iter().enumerate() {
        let passed = f.body.successor_operands(op, index);
        // Results of the operation itself come first.
        let of_block = f.body.block_args(successor.block);
        let of_block = &of_block[of_block.len() - passed.len()..];
        args.extend(passed.iter().zip(of_block).filter(|pair| *pair.0 == value).map(|pair| *pair.1));
    }
    args
}

/// A set of variables.
#[derive(Clone, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn new(count: usize) -> Set {
        Set(vec![0; count.div_ceil(64)])
    }

    fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 != 0
    }

    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Adds the members of another set. Returns true if there were others.
    fn extend(&mut self, other: &Set) -> bool {
        let mut is_changed = false;
        for (word, &more) in self.0.iter_mut().zip(&other.0) {
            is_changed |= more & !*word != 0;
            *word |= more;
        }
        is_changed
    }

    fn members(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.0.len() * 64).filter(|&number| self.contains(number))
    }

    fn apply(&mut self, (number, event): (usize, Event)) {
        match event {
            Event::Start => self.insert(number),
            Event::End => self.remove(number),
            Event::Use => {}
        }
    }
}

/// The variables that may live at once.
struct Conflicts {
    /// For each variable, those that may live while it does.
    with: Vec<Set>,
    /// The variables that are used outside of their lifetimes.
    broken: Set,
}

impl Conflicts {
    fn of(f: &Function, count: usize, events: &Events) -> Conflicts {
        let mut conflicts = Conflicts { with: vec![Set::new(count); count], broken: Set::new(count) };
        let blocks = f.blocks();
        let of_block = |block: Block| {
            f.body.block_ops(block).iter().filter_map(|op| events.of_ops.get(op)).flatten().copied()
        };
        for (block, mut live) in blocks.iter().zip(live_in(f, &blocks, count, of_block)) {
            for number in live.members() {
                conflicts.with[number].extend(&live);
            }
            for (number, event) in of_block(*block) {
                live.apply((number, event));
                match event {
                    Event::Start => {
                        conflicts.with[number].extend(&live);
                        live.members().for_each(|other| conflicts.with[other].insert(number));
                    }
                    Event::Use if !live.contains(number) => conflicts.broken.insert(number),
                    Event::Use | Event::End => {}
                }
            }
        }
        conflicts
    }
}

/// Returns the variables that may live at the start of each block: those that were started on a path to it, and did not
/// end after that.
fn live_in<E: Iterator<Item = (usize, Event)>>(
    f: &Function,
    blocks: &[Block],
    count: usize,
    events: impl Fn(Block) -> E,
) -> Vec<Set> {
    let mut numbers = vec![usize::MAX; f.body.block_count()];
    blocks.iter().enumerate().for_each(|(number, block)| numbers[block.index()] = number);
    let mut live = vec![Set::new(count); blocks.len()];
    let mut is_changed = true;
    let mut is_first = true;
    while is_changed {
        is_changed = false;
        for (number, &block) in blocks.iter().enumerate() {
            let mut out = live[number].clone();
            events(block).for_each(|event| out.apply(event));
            let Some(end) = f.body.last_op(block) else { continue };
            for successor in f.body.successors(end) {
                let to = numbers[successor.block.index()];
                // In reverse post-order, the first sweep visits all but back edges after their sources.
                is_changed |= live[to].extend(&out) && (to <= number || !is_first);
            }
        }
        is_first = false;
    }
    live
}

/// Partitions the variables into those that share memory. The largest of each comes first.
fn colors(variables: &[Variable], conflicts: &Conflicts) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> =
        (0..variables.len()).filter(|&number| !conflicts.broken.contains(number)).collect();
    order.sort_by_key(|&number| std::cmp::Reverse(variables[number].size));
    let mut colors: Vec<(Vec<usize>, Set)> = Vec::new();
    for number in order {
        let with = &conflicts.with[number];
        match colors.iter_mut().find(|color| !color.1.contains(number)) {
            Some((members, conflicting)) => {
                members.push(number);
                conflicting.extend(with);
            }
            None => colors.push((vec![number], with.clone())),
        }
    }
    colors.into_iter().map(|color| color.0).collect()
}

/// Lets variables share the memory of the first one.
fn merge(f: &mut Function, variables: &[&Variable]) {
    let Some((first, others)) = variables.split_first() else { return };
    let entry = f.body.region_blocks(Region::ROOT)[0];
    let size = Alloca(first.alloca).array_size(f.body);
    let Some(count) = f.body.defining_op(size).filter(|&op| f.body.parent_block(op) == Some(entry)) else {
        return;
    };
    let loc = f.body.loc(first.alloca);
    f.done(loc, || format!("variables on the stack that share memory: {}", variables.len()));
    let align = variables.iter().map(|variable| variable.align).max().unwrap_or(1);
    let attr = f.cx.int_attr(TypeId::I64, align as i128);
    let attrs = f.cx.dict_with(f.body.attrs(first.alloca), name::ALIGNMENT, attr);
    f.body.set_attrs(first.alloca, attrs);

    let addresses: FxHashSet<Value> =
        variables.iter().map(|variable| f.body.result(variable.alloca, 0)).collect();
    let removed: FxHashSet<Op> = others.iter().map(|variable| variable.alloca).collect();
    for block in f.body.region_blocks(Region::ROOT).to_vec() {
        let is_marker = |f: &Function, op: Op| {
            matches!(f.body.name(op), LIFETIME_START | LIFETIME_END)
                && f.body.operands(op).last().is_some_and(|address| addresses.contains(address))
        };
        let ops = f.body.take_ops(block);
        for op in ops {
            let is_moved = op == first.alloca || op == count;
            if !is_moved && !is_marker(f, op) && !removed.contains(&op) {
                f.body.place_op(block, op);
            }
        }
    }
    f.body.place_ops_first(entry, &[count, first.alloca]);
    let shared = f.body.result(first.alloca, 0);
    f.replace(&others.iter().map(|variable| (f.body.result(variable.alloca, 0), shared)).collect());
}
