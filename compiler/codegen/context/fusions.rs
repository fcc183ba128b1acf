//! Operations that are lowered together with another one of their block.

use cranelift_codegen::ir as clif;
use rustc_hash::FxHashMap;

use crate::ir::Op;

/// The role of an operation in a fusion.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fusion {
    /// An extending load, which also sets the result of this extension.
    ExtendingLoad(Op),
    /// A load of 32 bits that is widened to 64 for a pair of selects, its only users; the wide value, once it exists.
    WideLoad(Option<clif::Value>),
    /// The first select of a pair, which waits for the second.
    FirstSelect,
    /// The second select of the pair with this first one.
    SecondSelect(Op),
}

/// The fusions of the block being lowered.
#[derive(Debug, Default)]
pub(crate) struct Fusions {
    of: FxHashMap<Op, Fusion>,
}

impl Fusions {
    /// Clears the fusions for another block.
    pub(crate) fn clear(&mut self) {
        self.of.clear();
    }

    /// Returns the fusion of an operation.
    pub(crate) fn get(&self, op: Op) -> Option<Fusion> {
        self.of.get(&op).copied()
    }

    /// Sets the fusion of an operation.
    pub(crate) fn set(&mut self, op: Op, fusion: Fusion) {
        self.of.insert(op, fusion);
    }

    /// Sets the fusion of an operation if it has none.
    pub(crate) fn propose(&mut self, op: Op, fusion: Fusion) {
        self.of.entry(op).or_insert(fusion);
    }
}
