//! Dependence graphs of inner loops: accesses, their order, and statements.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::dialect::llvm::memory::{LOAD, Store};
use crate::ir::{AttrId, DictId, Op, Value};
use crate::opt::analysis::access::{Access, Dependence, Stride, accesses, dependence};
use crate::opt::analysis::alias::{scope, with_scopes, without_scopes};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;

use super::super::overlaps::Overlaps;

/// Upper bounds on the accesses and statements of a loop.
const MAX_ACCESSES: usize = 24;
const MAX_STATEMENTS: usize = 10;
/// Upper bound on the operations of the body.
const MAX_OPS: usize = 200;

/// An effect of an iteration: a store, or the next value of a header argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sink {
    /// The index of the access.
    Store(usize),
    /// The index of the header argument.
    Carried(usize),
}

/// A sink and its dependences.
#[derive(Debug)]
pub(super) struct Statement {
    pub(super) sink: Sink,
    needs: Needs,
}

/// The leaves of an expression in a loop.
#[derive(Debug, Default)]
struct Needs {
    /// Indices of loads.
    accesses: FxHashSet<usize>,
    /// Indices of header arguments.
    carried: FxHashSet<usize>,
    /// Indices of stores whose values are loaded back.
    stored: FxHashSet<usize>,
}

/// A dependence graph.
#[derive(Debug)]
pub(super) struct Graph {
    /// All accesses in program order.
    pub(super) accesses: Vec<Access>,
    pub(super) statements: Vec<Statement>,
    /// Values that other loops can load back, and the indices of their stores.
    pub(super) stored: FxHashMap<Value, usize>,
    /// The runtime checks that the graph assumes.
    pub(super) overlaps: Overlaps,
    /// For accesses that need runtime checks, the attributes with alias scopes by which later passes know that the
    /// checks passed.
    pub(super) scoped: FxHashMap<Op, DictId>,
    /// Pairs of accesses, the first of which must precede the second.
    before: FxHashSet<(usize, usize)>,
    /// Pairs of accesses that may alias unless a runtime check excludes it, in program order.
    unknown: Vec<(usize, usize)>,
}

impl Graph {
    /// Builds the graph of a loop of pure operations, loads and stores; `None` if the loop is too large.
    pub(super) fn of(f: &mut Function, l: &CountedLoop) -> Option<Graph> {
        let is_small = f.body.block_ops(l.body).len() <= MAX_OPS;
        let accesses = is_small.then(|| accesses(f, l).ok())??;
        if accesses.len() > MAX_ACCESSES {
            return None;
        }
        let (mut before, mut unknown) = (FxHashSet::default(), Vec::new());
        for second in 0..accesses.len() {
            for first in 0..second {
                let (a, b) = (&accesses[first], &accesses[second]);
                if !a.is_store && !b.is_store {
                    continue;
                }
                let forward = between(f, b, a);
                if forward == Dependence::Unknown {
                    unknown.push((first, second));
                }
                if is_ordered(forward) || a.address == b.address {
                    before.insert((first, second));
                }
                if is_ordered(between(f, a, b)) {
                    before.insert((second, first));
                }
            }
        }
        let is_unknown =
            |a, b| if unknown.contains(&(a, b)) { Dependence::Unknown } else { Dependence::None };
        let overlaps = Overlaps::of(f, l, &accesses, None, is_unknown).ok()?;
        let scoped = scoped(f, l, &accesses, &unknown);
        let mut graph = Graph {
            accesses,
            statements: Vec::new(),
            stored: FxHashMap::default(),
            overlaps,
            scoped,
            before,
            unknown,
        };
        graph.find_stored(f, l);
        graph.find_statements(f, l);
        (graph.statements.len() <= MAX_STATEMENTS).then_some(graph)
    }

    /// Finds the computed values that other loops can load back: no other store of the loop writes to their memory.
    fn find_stored(&mut self, f: &Function, l: &CountedLoop) {
        let stores: Vec<usize> = (0..self.accesses.len()).filter(|&at| self.accesses[at].is_store).collect();
        let pointers = stores.iter().map(|&number| self.accesses[number].pointer(f)).collect();
        let in_addresses = definitions(f, l, pointers);
        for &number in &stores {
            let store = &self.accesses[number];
            let value = Store(store.op).value(f.body);
            if in_addresses.contains(&value) {
                continue;
            }
            let is_computed = f.body.defining_op(value).is_some_and(|op| f.body.name(op) != LOAD);
            let is_distinct = matches!(store.stride, Stride::Bytes(bytes) if bytes.abs() >= store.size);
            let meets = |&other: &usize| {
                self.before.contains(&(other, number)) || self.before.contains(&(number, other))
            };
            if is_computed && is_distinct && l.defines(f, value) && !stores.iter().any(meets) {
                self.stored.insert(value, number);
            }
        }
    }

    fn find_statements(&mut self, f: &Function, l: &CountedLoop) {
        let nexts = edge_operands(f.body, l.body, l.header).unwrap_or_default();
        for number in (0..self.accesses.len()).filter(|&number| self.accesses[number].is_store) {
            let operands = f.body.operands(self.accesses[number].op);
            let mut needs = self.needs(f, l, operands, |store| store != number);
            needs.accesses.insert(number);
            self.statements.push(Statement { sink: Sink::Store(number), needs });
        }
        for index in (0..nexts.len()).filter(|&index| index != l.counter_index) {
            let needs = self.needs(f, l, &nexts[index..=index], |_| true);
            self.statements.push(Statement { sink: Sink::Carried(index), needs });
        }
    }

    /// Returns the leaves of expressions. A stored value is a leaf if `is_loaded` holds for its store.
    fn needs(
        &self,
        f: &Function,
        l: &CountedLoop,
        values: &[Value],
        is_loaded: impl Fn(usize) -> bool,
    ) -> Needs {
        let args = f.body.block_args(l.header);
        let (mut needs, mut seen) = (Needs::default(), FxHashSet::default());
        let mut open = values.to_vec();
        while let Some(value) = open.pop() {
            if !l.defines(f, value) || !seen.insert(value) {
                continue;
            }
            let Some(op) = f.body.defining_op(value) else {
                needs.carried.extend(args.iter().position(|&arg| arg == value && arg != l.counter));
                continue;
            };
            if let Some(&store) = self.stored.get(&value).filter(|store| is_loaded(**store)) {
                needs.stored.insert(store);
                continue;
            }
            needs.accesses.extend(self.number_of(op));
            open.extend(f.body.operands(op));
        }
        needs
    }

    fn number_of(&self, op: Op) -> Option<usize> {
        self.accesses.iter().position(|access| access.op == op)
    }

    /// Returns the accesses of statements, in program order.
    pub(super) fn accesses_of(&self, statements: &[usize]) -> Vec<usize> {
        let needed = |number: &usize| {
            statements.iter().any(|&statement| self.statements[statement].needs.accesses.contains(number))
        };
        (0..self.accesses.len()).filter(needed).collect()
    }

    /// Returns the strongly connected components of the statements.
    pub(super) fn components(&self) -> Vec<Vec<usize>> {
        let reach = self.reach();
        let mut components: Vec<Vec<usize>> = Vec::new();
        for (number, reached) in reach.iter().enumerate() {
            let together = |it: &&mut Vec<usize>| reach[it[0]][number] && reached[it[0]];
            match components.iter_mut().find(together) {
                Some(component) => component.push(number),
                None => components.push(vec![number]),
            }
        }
        components
    }

    /// Returns the transitive closure of the order of statements: `reach[a][b]` if the loop of `a` must not follow that
    /// of `b`.
    pub(super) fn reach(&self) -> Vec<Vec<bool>> {
        let count = self.statements.len();
        let mut reach: Vec<Vec<bool>> =
            (0..count).map(|a| (0..count).map(|b| self.is_before(a, b)).collect()).collect();
        for by in 0..count {
            for from in 0..count {
                for to in 0..count {
                    reach[from][to] |= reach[from][by] && reach[by][to];
                }
            }
        }
        reach
    }

    fn is_before(&self, a: usize, b: usize) -> bool {
        let [a, b] = [a, b].map(|number| &self.statements[number]);
        let shares = |sink: Sink, other: &Statement| matches!(sink, Sink::Carried(index) if other.needs.carried.contains(&index));
        let meets = |x: &usize| b.needs.accesses.iter().any(|y| self.before.contains(&(*x, *y)));
        let is_loaded = matches!(a.sink, Sink::Store(number) if b.needs.stored.contains(&number));
        is_loaded || shares(a.sink, b) || shares(b.sink, a) || a.needs.accesses.iter().any(meets)
    }

    /// Returns an order of accesses without backward dependences, close to program order. Accesses that may alias keep
    /// their order unless runtime checks exclude that (`is_checked`).
    pub(super) fn order(
        &self,
        f: &Function,
        l: &CountedLoop,
        accesses: &[usize],
        is_checked: bool,
    ) -> Option<Vec<usize>> {
        let mut edges: Vec<(usize, usize)> = self.before.iter().copied().collect();
        edges.extend(self.unknown.iter().filter(|_| !is_checked));
        for &number in accesses {
            let needs = self.needs(f, l, f.body.operands(self.accesses[number].op), |_| false);
            edges.extend(needs.accesses.into_iter().map(|load| (load, number)));
        }
        let mut left = accesses.to_vec();
        let mut order = Vec::new();
        while !left.is_empty() {
            let is_free = |&number: &usize| {
                !left.iter().any(|&other| other != number && edges.contains(&(other, number)))
            };
            let next = left.iter().position(is_free)?;
            order.push(left.remove(next));
        }
        Some(order)
    }
}

/// Returns values of a loop and their transitive operands.
fn definitions(f: &Function, l: &CountedLoop, mut open: Vec<Value>) -> FxHashSet<Value> {
    let mut seen = FxHashSet::default();
    while let Some(value) = open.pop() {
        if l.defines(f, value) && seen.insert(value) {
            open.extend(f.body.defining_op(value).map_or(&[][..], |op| f.body.operands(op)));
        }
    }
    seen
}

/// The dependence that the execution of all iterations of `first` before those of `second` would violate. Irregular
/// accesses conflict with all accesses that they may alias.
fn between(f: &Function, first: &Access, second: &Access) -> Dependence {
    match dependence(f, first, second, i64::MAX) {
        Dependence::Unknown if [first, second].iter().any(|it| it.stride == Stride::Irregular) => {
            Dependence::Conflict(None)
        }
        dependence => dependence,
    }
}

fn is_ordered(dependence: Dependence) -> bool {
    matches!(dependence, Dependence::Conflict(_))
}

/// Returns alias scopes for accesses that runtime checks prove disjoint.
fn scoped(
    f: &mut Function,
    l: &CountedLoop,
    accesses: &[Access],
    unknown: &[(usize, usize)],
) -> FxHashMap<Op, DictId> {
    let label = |number: usize| format!("loop {} access {number}", l.header.index());
    let scopes: Vec<AttrId> = (0..accesses.len()).map(|number| scope(f.cx, &label(number))).collect();
    let mut scoped = FxHashMap::default();
    for (number, access) in accesses.iter().enumerate() {
        let others = unknown.iter().filter_map(|&(a, b)| match number {
            _ if number == a => Some(scopes[b]),
            _ if number == b => Some(scopes[a]),
            _ => None,
        });
        let (others, attrs) = (others.collect::<Vec<_>>(), f.body.attrs(access.op));
        // Scopes that an access has already are more precise.
        if !others.is_empty() && without_scopes(f.cx, attrs) == attrs {
            scoped.insert(access.op, with_scopes(f.cx, attrs, scopes[number], &others));
        }
    }
    scoped
}
