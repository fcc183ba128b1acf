//! Operations that are lowered together with another one of their block.

use cranelift_codegen::ir as clif;
use rustc_hash::FxHashMap;

use crate::ir::Op;

/// The part of an operation in a fusion.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fusion {
    /// A load that extends, which gives this extension its result as well.
    ExtendingLoad(Op),
    /// A load of 32 bits into 64, of which a pair of selects takes all; the wide value, once it is there.
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
    /// Begins another block.
    pub(crate) fn clear(&mut self) {
        self.of.clear();
    }

    /// The fusion of an operation.
    pub(crate) fn get(&self, op: Op) -> Option<Fusion> {
        self.of.get(&op).copied()
    }

    /// Gives an operation its fusion.
    pub(crate) fn set(&mut self, op: Op, fusion: Fusion) {
        self.of.insert(op, fusion);
    }

    /// Gives an operation a fusion if it has none.
    pub(crate) fn propose(&mut self, op: Op, fusion: Fusion) {
        self.of.entry(op).or_insert(fusion);
    }
}
