//! Variables of the source, for debuggers: names of values in the text, and variables of the module's debug metadata.

use std::ops::Range;

use super::entity::{AttrId, Block, NameId, Op, TypeId, Value};
use super::loc::Loc;

/// A variable of the source, or one of its values: those with the same declaration and call sites are one variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name, without the `%` of the text.
    pub name: NameId,
    /// Its type in the source.
    pub ty: VariableType,
    /// The location of its definition.
    pub loc: Loc,
    /// The metadata that declares it.
    pub declaration: Option<AttrId>,
    /// The metadata of its scope.
    pub scope: Option<AttrId>,
    /// Its index in the parameters of the function, if it is one.
    pub parameter: Option<u32>,
    /// A block that dominates all code in which it is defined; none for all code that its parts dominate.
    pub block: Option<Block>,
    /// True if its only part, with the expression, is its address.
    pub is_in_memory: bool,
    /// The expression of its only part.
    pub expression: Expression,
    /// The operations at which it has this value; none for all.
    pub ops: Option<OpSet>,
    /// The parts of its memory, in order. Each is aligned to its own type.
    pub parts: Box<[VariablePart]>,
}

/// A label of the source.
#[derive(Clone, Debug)]
pub struct Label {
    /// The metadata that declares it.
    pub declaration: AttrId,
    /// The operations after it in its block.
    pub next: Box<[Op]>,
}

/// The type of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariableType {
    /// A type of MLIR.
    Source(TypeId),
    /// Debug metadata.
    Metadata(AttrId),
}

/// A part of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariablePart {
    /// A value. The variable has it wherever the value is available.
    Value(Value),
    /// An integer of a type.
    Integer(TypeId, i64),
}

/// The computation of a value or an address from a part.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Expression {
    /// The operations, in order.
    pub operations: Box<[ExpressionOp]>,
    /// The bits that it describes: the first one and their number; none for the whole variable.
    pub fragment: Option<Fragment>,
}

/// An operation on the stack of a DWARF expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExpressionOp {
    /// Loads from an address.
    Deref,
    /// Adds a constant.
    Add(u64),
    /// Pushes a constant.
    Constant(u64),
    /// Extends the integer of a number of bits, at most 64, with its sign or with zeros.
    Extend(u8, bool),
    /// An operation without operands, by its number in DWARF.
    Plain(u8),
}

/// Some bits of a variable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fragment {
    /// Offset in bits.
    pub offset: u64,
    /// Size in bits.
    pub size: u64,
}

impl Fragment {
    /// Returns true if two fragments have bits in common.
    pub fn overlaps(self, other: Fragment) -> bool {
        self.offset < other.offset + other.size && other.offset < self.offset + self.size
    }
}

/// A set of the operations of a body at some time. It does not know operations that were created later.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct OpSet {
    /// Ranges of indices, sorted and not adjacent.
    ranges: Box<[Range<u32>]>,
    /// The number of operations at that time.
    bound: u32,
}

impl OpSet {
    /// Collects operations of a body with this number of operations.
    pub fn new(ops: impl IntoIterator<Item = Op>, bound: usize) -> OpSet {
        let runs = ops.into_iter().map(|op| op.index() as u32..op.index() as u32 + 1);
        OpSet::of_runs(runs, bound)
    }

    /// Collects ranges of the indices of operations.
    pub fn of_runs(runs: impl IntoIterator<Item = Range<u32>>, bound: usize) -> OpSet {
        let mut sorted: Vec<Range<u32>> = runs.into_iter().collect();
        sorted.sort_unstable_by_key(|run| run.start);
        let mut joined: Vec<Range<u32>> = Vec::new();
        for run in sorted {
            match joined.last_mut() {
                Some(last) if run.start <= last.end => last.end = last.end.max(run.end),
                _ => joined.push(run),
            }
        }
        OpSet { ranges: joined.into(), bound: bound as u32 }
    }

    /// Returns true if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Returns true if the set contains an operation; `None` if it was created later.
    pub fn contains(&self, op: Op) -> Option<bool> {
        let index = op.index() as u32;
        (index < self.bound).then(|| {
            let after = self.ranges.partition_point(|range| range.start <= index);
            after.checked_sub(1).is_some_and(|at| index < self.ranges[at].end)
        })
    }

    /// Returns ranges of indices of the operations, sorted and not adjacent.
    pub fn ranges(&self) -> &[Range<u32>] {
        &self.ranges
    }

    /// Returns the operations of the set.
    pub fn iter(&self) -> impl Iterator<Item = Op> {
        self.ranges.iter().flat_map(|range| range.clone().map(|index| Op::new(index as usize)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_operations() {
        let set = OpSet::new([5, 6, 2, 3, 8].map(Op::new), 9);
        assert_eq!(set.iter().map(Op::index).collect::<Vec<_>>(), [2, 3, 5, 6, 8]);
        let found: Vec<_> = (0..11).map(|index| set.contains(Op::new(index))).collect();
        let (no, yes) = (Some(false), Some(true));
        assert_eq!(found, [no, no, yes, yes, no, yes, yes, no, yes, None, None]);
        let runs = OpSet::of_runs([4..6, 0..2, 1..5], 7);
        assert_eq!(runs.iter().map(Op::index).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
        assert!(OpSet::new([], 3).is_empty());
    }

    #[test]
    fn fragments_overlap() {
        let fragment = |offset, size| Fragment { offset, size };
        assert!(fragment(0, 32).overlaps(fragment(31, 1)));
        assert!(!fragment(0, 32).overlaps(fragment(32, 32)));
    }
}
