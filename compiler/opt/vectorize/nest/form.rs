//! Loops around others in which all lanes go the same way.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::control::{BR, COND_BR, SWITCH};
use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Block, Op, Value};

use super::super::super::access::is_invariant;
use super::super::super::cfg::successors;
use super::super::super::function::Function;
use super::super::super::loops::{CountedLoop, Loop};

/// A loop around others.
#[derive(Debug)]
pub(super) struct Nest {
    pub(super) outer: CountedLoop,
    /// Its blocks in reverse post-order, the header first.
    pub(super) blocks: Vec<Block>,
    /// The loops in it.
    pub(super) inner: Vec<CountedLoop>,
    /// Values that differ between iterations of the outer loop.
    pub(super) varying: FxHashSet<Value>,
}

impl Nest {
    /// Loop number `index`, if it counts and carries nothing else, all loops in it count as well, and the way through it
    /// does not depend on its iteration.
    pub(super) fn of(f: &Function, all: &[Loop], index: usize) -> Option<Nest> {
        let outer = CountedLoop::around(f, &all[index]).ok()?;
        if f.body.block_args(outer.header).len() != 1 {
            return None;
        }
        let is_inside = |l: &&Loop| l.header != outer.header && outer.blocks.contains(&l.header);
        let inner: Option<Vec<CountedLoop>> =
            all.iter().filter(is_inside).map(|l| CountedLoop::around(f, l).ok()).collect();
        let blocks: Vec<Block> =
            f.blocks().into_iter().filter(|block| outer.blocks.contains(block)).collect();
        let varying = varying(f, &outer, &blocks)?;
        let nest = Nest { outer, blocks, inner: inner?, varying };
        nest.goes_one_way(f).then_some(nest)
    }

    /// Whether all lanes go the same way.
    fn goes_one_way(&self, f: &Function) -> bool {
        self.blocks.iter().filter(|&&block| block != self.outer.header).all(|&block| {
            f.body.last_op(block).is_some_and(|end| match f.body.name(end) {
                BR => true,
                COND_BR | SWITCH => !self.varying.contains(&f.body.own_operands(end)[0]),
                _ => false,
            })
        })
    }

    /// Whether a value is the same in all iterations of the outer loop, wherever it is needed.
    pub(super) fn is_invariant(&self, f: &Function, value: Value) -> bool {
        is_invariant(f, &self.outer, value)
    }

    /// The inner loops around a block, with their numbers.
    pub(super) fn around(&self, block: Block) -> impl Iterator<Item = (usize, &CountedLoop)> {
        self.inner.iter().enumerate().filter(move |(_, l)| l.blocks.contains(&block))
    }
}

/// The values that depend on the counter of the outer loop; `None` if there are operations that cannot be done in lanes.
fn varying(f: &Function, outer: &CountedLoop, blocks: &[Block]) -> Option<FxHashSet<Value>> {
    let mut varying = FxHashSet::from_iter([outer.counter]);
    loop {
        let before = varying.len();
        for &block in blocks {
            for &op in f.body.block_ops(block) {
                add_varying(f, op, &mut varying)?;
            }
            add_passed(f, block, outer, &mut varying);
        }
        if varying.len() == before {
            return Some(varying);
        }
    }
}

fn add_varying(f: &Function, op: Op, varying: &mut FxHashSet<Value>) -> Option<()> {
    let is_possible = match f.body.name(op) {
        LOAD | STORE => f.is_plain(op),
        BR | COND_BR | SWITCH => true,
        _ => f.is_pure(op),
    };
    if f.body.operands(op).iter().any(|operand| varying.contains(operand)) {
        varying.extend(f.body.results(op));
    }
    is_possible.then_some(())
}

/// Arguments that get a varying value from a block.
fn add_passed(f: &Function, block: Block, outer: &CountedLoop, varying: &mut FxHashSet<Value>) {
    let Some(end) = f.body.last_op(block) else { return };
    for (way, to) in successors(f.body, block).iter().enumerate() {
        if to.block == outer.header || !outer.blocks.contains(&to.block) {
            continue;
        }
        let passed = f.body.successor_operands(end, way).iter();
        for (&arg, value) in f.body.block_args(to.block).iter().zip(passed) {
            if varying.contains(value) {
                varying.insert(arg);
            }
        }
    }
}
