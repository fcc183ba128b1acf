//! Loops whose annotation requests vectorization, `#llvm.loop_annotation<vectorize = <disable = false>>`. If the
//! vectorizers leave one as it is, their reason is a warning.

use rustc_hash::FxHashSet;

use crate::ir::Loc;

use super::analysis::loop_info::{loops, requests_vectorization};
use super::function::Function;
use super::remark::Remark;

/// The first word of the names of the vectorizers.
const VECTORIZER: &str = "vectorize";

/// The locations of the loops.
#[derive(Default)]
pub(super) struct Requested {
    locs: FxHashSet<Loc>,
}

impl Requested {
    /// Adds the loops of a function. Loops are known by the ends of the header and of the latch, because rotation
    /// exchanges them.
    pub(super) fn collect(&mut self, f: &Function) {
        for l in loops(f).iter().filter(|l| l.latches.iter().any(|&latch| requests_vectorization(f, latch))) {
            self.locs.insert(f.loop_loc(l.header));
            self.locs.extend(l.latches.iter().map(|&latch| f.loop_loc(latch)));
        }
        self.locs.remove(&Loc::UNKNOWN);
    }

    /// Returns true if the remarks of a pass are needed to find the loops that were not vectorized.
    pub(super) fn needs_remarks(&self, pass: &str) -> bool {
        !self.locs.is_empty() && pass.starts_with(VECTORIZER)
    }

    /// Returns the remarks about the loops that were not vectorized, one for each.
    pub(super) fn failed(&self, remarks: &[Remark]) -> Vec<Remark> {
        let of_vectorizers = || remarks.iter().filter(|remark| remark.pass.starts_with(VECTORIZER));
        let done: FxHashSet<Loc> =
            of_vectorizers().filter(|remark| !remark.is_missed).map(|remark| remark.loc).collect();
        let mut seen = FxHashSet::default();
        let is_failed = |remark: &&Remark| {
            remark.is_missed && self.locs.contains(&remark.loc) && !done.contains(&remark.loc)
        };
        of_vectorizers().filter(is_failed).filter(|remark| seen.insert(remark.loc)).cloned().collect()
    }
}
