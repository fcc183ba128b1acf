//! Loop nests with uniform control flow: an outer counted loop whose iterations take the same branches, so that several
//! of them can run at once. The outer loop carries its induction variable only, inner loops are counted, and operations
//! are pure or plain accesses.

mod bounds;
mod entry;
mod groups;
mod ranges;
mod rows;
mod scopes;

use rustc_hash::FxHashSet;

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH, selector};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::dominance::reverse_post_order_within;
use crate::ir::{Block, Op, Value};
use crate::opt::analysis::access::is_invariant;
use crate::opt::analysis::affine::Affine;
use crate::opt::analysis::cfg::successors;
use crate::opt::analysis::loop_info::{CountedLoop, Loop};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

pub(crate) use bounds::are_disjoint;
pub(crate) use entry::{Conditions, Copy, enter};
pub(crate) use groups::{AccessGroups, accesses};
pub(crate) use ranges::Ranges;
use ranges::Span;
pub(crate) use rows::Rows;
pub(crate) use scopes::Scopes;

/// An outer loop and its inner loops.
#[derive(Debug)]
pub(crate) struct Nest {
    pub(crate) outer: CountedLoop,
    /// The blocks of the outer loop in reverse post-order, the header first.
    pub(crate) blocks: Vec<Block>,
    /// The inner loops.
    pub(crate) inner: Vec<CountedLoop>,
    /// The values that vary between outer iterations.
    pub(crate) varying: FxHashSet<Value>,
}

impl Nest {
    /// Matches loop `index`. Its only loop-carried value must be its induction variable, inner loops must be counted,
    /// and control flow must be uniform.
    pub(crate) fn of(f: &Function, all: &[Loop], index: usize) -> Result<Nest, Missed> {
        let outer = CountedLoop::with_branches(f, &all[index])?;
        if f.body.block_args(outer.header).len() != 1 {
            return Err(Missed::LoopCarriedArgument);
        }
        let is_inside = |l: &&Loop| l.header != outer.header && outer.blocks.contains(&l.header);
        let inner: Result<Vec<CountedLoop>, Missed> =
            all.iter().filter(is_inside).map(|l| CountedLoop::with_branches(f, l)).collect();
        let blocks = reverse_post_order_within(f.body, outer.header, |block| all[index].contains(block));
        let mut varying = FxHashSet::from_iter([outer.counter]);
        propagate_varying(f, &outer, &blocks, &mut varying)?;
        let nest = Nest { outer, blocks, inner: inner?, varying };
        nest.check_uniform_control_flow(f)?;
        Ok(nest)
    }

    /// Marks values and those that depend on them as varying.
    pub(crate) fn vary(&mut self, f: &Function, values: &[Value]) -> Result<(), Missed> {
        if values.iter().all(|value| self.varying.contains(value)) {
            return Ok(());
        }
        self.varying.extend(values);
        propagate_varying(f, &self.outer, &self.blocks, &mut self.varying)?;
        self.check_uniform_control_flow(f)
    }

    /// Checks that the conditions of all branches are uniform.
    fn check_uniform_control_flow(&self, f: &Function) -> Result<(), Missed> {
        let inside = self.blocks.iter().filter(|&&block| block != self.outer.header);
        for end in inside.filter_map(|&block| f.body.last_op(block)) {
            let is_shared = match f.body.name(end) {
                BR => true,
                COND_BR | SWITCH => !self.varying.contains(&selector(f.body, end)),
                _ => false,
            };
            if !is_shared {
                return Err(Missed::Diverges(end));
            }
        }
        Ok(())
    }

    /// Returns true if a value is invariant in the outer loop.
    pub(crate) fn is_invariant(&self, f: &Function, value: Value) -> bool {
        is_invariant(f, &self.outer, value)
    }

    /// Returns the indices of the inner loops whose induction variables an address depends on; `None` if it depends on
    /// other varying values, or on loops whose trip counts are not invariant.
    pub(crate) fn varying_loops(&self, f: &Function, address: &Affine) -> Option<Vec<usize>> {
        let mut loops = Vec::new();
        for (term, _) in &address.terms {
            let mut counters = 0;
            for value in term.values() {
                if value == self.outer.counter {
                    counters += 1;
                } else if let Some(index) = self.inner.iter().position(|l| l.counter == value) {
                    let l = &self.inner[index];
                    (self.is_invariant(f, l.start) && self.is_invariant(f, l.bound)).then_some(())?;
                    loops.push(index);
                    counters += 1;
                } else {
                    self.is_invariant(f, value).then_some(())?;
                }
            }
            (counters <= 1).then_some(())?;
        }
        Some(loops)
    }

    /// Returns the loop of an induction variable.
    pub(crate) fn loop_of(&self, counter: Value) -> Option<&CountedLoop> {
        self.inner.iter().chain([&self.outer]).find(|l| l.counter == counter)
    }

    /// The inner loops around a block, with their indices.
    pub(crate) fn around(&self, block: Block) -> impl Iterator<Item = (usize, &CountedLoop)> {
        self.inner.iter().enumerate().filter(move |(_, l)| l.blocks.contains(&block))
    }
}

/// Adds the values that depend on varying ones. Fails if an operation must not be executed for several iterations at
/// once.
fn propagate_varying(
    f: &Function,
    outer: &CountedLoop,
    blocks: &[Block],
    varying: &mut FxHashSet<Value>,
) -> Result<(), Missed> {
    loop {
        let before = varying.len();
        for &block in blocks {
            for &op in f.body.block_ops(block) {
                add_varying(f, op, varying)?;
            }
            add_passed(f, block, outer, varying);
        }
        if varying.len() == before {
            return Ok(());
        }
    }
}

fn add_varying(f: &Function, op: Op, varying: &mut FxHashSet<Value>) -> Result<(), Missed> {
    match f.body.name(op) {
        LOAD | STORE if !f.is_plain(op) => return Err(Missed::NotPlain(op)),
        LOAD | STORE | BR | COND_BR | SWITCH => {}
        _ if !f.is_pure(op) => return Err(Missed::SideEffect(op)),
        _ => {}
    }
    if f.body.operands(op).iter().any(|operand| varying.contains(operand)) {
        varying.extend(f.body.results(op));
    }
    Ok(())
}

/// Adds the block arguments that get varying values.
fn add_passed(f: &Function, block: Block, outer: &CountedLoop, varying: &mut FxHashSet<Value>) {
    let Some(end) = f.body.last_op(block) else { return };
    for (edge, to) in successors(f.body, block).iter().enumerate() {
        if to.block == outer.header || !outer.blocks.contains(&to.block) {
            continue;
        }
        let passed = f.body.successor_operands(end, edge).iter();
        for (&arg, value) in f.body.block_args(to.block).iter().zip(passed) {
            if varying.contains(value) {
                varying.insert(arg);
            }
        }
    }
}
