//! Groups of the accesses of a nest whose addresses differ by constants, and that may touch the same memory.

use rustc_hash::FxHashMap;

use crate::dialect::llvm::memory::{LOAD, STORE};
use crate::ir::{Op, Value};
use crate::opt::analysis::access::{Access, stride};
use crate::opt::analysis::alias::{base, no_alias};
use crate::opt::function::Function;
use crate::opt::remark::Missed;

use super::bounds::are_disjoint;
use super::{Nest, Ranges};

/// The groups of accesses of a nest.
#[derive(Debug, Default)]
pub(crate) struct AccessGroups {
    pub(crate) list: Vec<AccessGroup>,
    /// The group of each access.
    pub(super) of: FxHashMap<Op, usize>,
    /// Pairs of groups, in both orders, that analysis or the runtime checks prove disjoint.
    pub(super) disjoint: Vec<(usize, usize)>,
}

/// A group of accesses whose addresses differ by constants. Accesses that are too far apart to touch the same memory, in
/// two views of one allocation, are in different groups.
#[derive(Debug)]
pub(crate) struct AccessGroup {
    /// The accesses in order.
    pub(crate) accesses: Vec<Access>,
    /// True if outer iterations access distinct memory, by analysis or by a runtime check.
    pub(crate) is_distinct: bool,
}

impl AccessGroup {
    /// The first store of the group.
    pub(crate) fn store(&self) -> Option<&Access> {
        self.accesses.iter().find(|access| access.is_store)
    }
}

/// Returns the accesses of a nest in order.
pub(crate) fn accesses(f: &Function, nest: &Nest) -> Result<Vec<Access>, Missed> {
    let is_same = |value: Value| !nest.varying.contains(&value);
    let ops = nest.blocks.iter().flat_map(|&block| f.body.block_ops(block)).copied();
    ops.filter(|&op| matches!(f.body.name(op), LOAD | STORE))
        .map(|op| Access::of(f, &nest.outer, op, |address| stride(address, &nest.outer, is_same)))
        .collect()
}

impl AccessGroups {
    /// Groups accesses.
    pub(crate) fn of(f: &Function, nest: &Nest, accesses: &[Access]) -> AccessGroups {
        let mut groups = AccessGroups::default();
        for access in accesses {
            let is_near = |other: &Access| {
                other.address.terms == access.address.terms && !are_disjoint(f, nest, other, access)
            };
            let existing = groups.list.iter().position(|group| group.accesses.iter().any(is_near));
            let number = existing.unwrap_or(groups.list.len());
            groups.of.insert(access.op, number);
            match existing {
                Some(number) => groups.list[number].accesses.push(access.clone()),
                None => groups.list.push(AccessGroup { accesses: vec![access.clone()], is_distinct: false }),
            }
        }
        groups
    }

    /// Returns true if outer iterations access distinct memory in a group.
    pub(super) fn is_distinct(&self, number: usize) -> bool {
        self.list[number].is_distinct
    }

    /// Returns the ranges that must not overlap: those of different groups, one of which contains a store.
    pub(crate) fn ranges(
        &mut self,
        f: &Function,
        nest: &Nest,
        accesses: &[Access],
    ) -> Result<Ranges, Missed> {
        let mut pairs = Vec::new();
        for (i, a) in accesses.iter().enumerate() {
            for (j, b) in accesses.iter().enumerate().skip(i + 1) {
                let (of_a, of_b) = (self.of[&a.op], self.of[&b.op]);
                if of_a == of_b || !(a.is_store || b.is_store) || no_alias(f, a.op, b.op) {
                    continue;
                }
                if are_disjoint(f, nest, a, b) {
                    self.disjoint.extend([(of_a, of_b), (of_b, of_a)]);
                    continue;
                }
                // Other ranges of one object rarely pass the check.
                if base(f, a.pointer(f)) == base(f, b.pointer(f)) {
                    return Err(Missed::MayAlias(a.op, b.op));
                }
                pairs.push((i, j));
                self.disjoint.extend([(of_a, of_b), (of_b, of_a)]);
            }
        }
        Ranges::of(f, nest, accesses, &pairs)
    }
}
