//! Perfect loop nests whose loops can be permuted.

use crate::dialect::llvm::control::BR;
use crate::ir::Value;
use crate::opt::analysis::access::Access;
use crate::opt::analysis::affine::Affine;
use crate::opt::analysis::loop_info::{CountedLoop, Loop};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::super::nest::{AccessGroups, Conditions, Nest, Rows, accesses};

/// A perfect nest.
#[derive(Debug)]
pub(super) struct Perfect {
    pub(super) nest: Nest,
    /// The loops, outermost first.
    pub(super) loops: Vec<CountedLoop>,
    pub(super) groups: AccessGroups,
    /// The runtime checks of the permutation.
    pub(super) conditions: Conditions,
    /// Induction variables that stores do not depend on, at most one for each group of accesses.
    pub(super) free: Vec<Value>,
}

impl Perfect {
    /// Matches loop `index` and its inner loops.
    pub(super) fn of(f: &Function, all: &[Loop], index: usize) -> Result<Perfect, Missed> {
        let nest = Nest::of(f, all, index)?;
        let loops = chain(f, &nest)?;
        let accesses = accesses(f, &nest)?;
        let innermost = loops.last().map(|l| l.body);
        let is_outside = |access: &&Access| f.body.parent_block(access.op) != innermost;
        let mut groups = AccessGroups::of(f, &nest, &accesses);
        let (mut rows, mut free) = (Vec::new(), Vec::new());
        for group in &groups.list {
            let Some(store) = group.store() else { continue };
            if let Some(access) = group.accesses.iter().find(is_outside) {
                return Err(Missed::Imperfect(access.op));
            }
            let (nested, distinct) = Rows::nested(f, &nest, &group.accesses)?;
            rows.extend(nested);
            let invariant = || loops.iter().map(|l| l.counter).filter(|counter| !distinct.contains(counter));
            if invariant().count() > 1 {
                return Err(Missed::SharedAddress(store.op));
            }
            free.extend(invariant());
        }
        let ranges = groups.ranges(f, &nest, &accesses)?;
        let conditions = Conditions::new(&nest, (0..nest.inner.len()).collect(), ranges, rows);
        Ok(Perfect { nest, loops, groups, conditions, free })
    }

    /// The accesses of the nest.
    pub(super) fn accesses(&self) -> impl Iterator<Item = &Access> {
        self.groups.list.iter().flat_map(|group| &group.accesses)
    }
}

/// Returns the loops of a nest, outermost first, if each contains the next one, they carry only induction variables
/// with invariant bounds, and there is no other control flow.
fn chain(f: &Function, nest: &Nest) -> Result<Vec<CountedLoop>, Missed> {
    let mut loops: Vec<CountedLoop> = [&nest.outer].into_iter().chain(&nest.inner).cloned().collect();
    loops.sort_by_key(|l| std::cmp::Reverse(l.blocks.len()));
    let is_chain = loops.windows(2).all(|pair| pair[0].blocks.contains(&pair[1].header));
    let is_inner = loops.last().is_some_and(|l| l.blocks.len() == 2);
    if loops.len() < 2 || !is_chain || !is_inner {
        return Err(Missed::Branches);
    }
    for l in &loops {
        if f.body.block_args(l.header).len() != 1 {
            return Err(Missed::LoopCarriedArgument);
        }
        if l.header != nest.outer.header
            && ![l.start, l.bound].iter().all(|&value| nest.is_invariant(f, value))
        {
            return Err(Missed::VariantBound);
        }
    }
    for &block in nest.blocks.iter().filter(|&&block| loops.iter().all(|l| l.header != block)) {
        let continues = f.body.last_op(block).is_some_and(|end| f.body.name(end) == BR);
        if !continues || !f.body.block_args(block).is_empty() {
            return Err(Missed::Branches);
        }
    }
    Ok(loops)
}

/// The distance between the addresses of an access in consecutive iterations of a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Movement {
    /// The addresses are equal.
    Invariant,
    /// The elements are adjacent.
    Contiguous,
    /// Any other distance.
    Strided,
}

/// Returns the distance between the addresses of an access in consecutive iterations of a loop.
pub(super) fn movement(access: &Access, l: &CountedLoop) -> Movement {
    match access.address.coefficient_of(l.counter) {
        Some(bytes) if bytes == Affine::default() => Movement::Invariant,
        Some(bytes) if bytes.terms.is_empty() && bytes.times(l.step).constant.abs() == access.size => {
            Movement::Contiguous
        }
        _ => Movement::Strided,
    }
}
