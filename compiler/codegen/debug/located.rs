//! The locations of variables in machine code, by address.

use std::ops::Range;

use cranelift_codegen::ir::StackSlot;
use cranelift_codegen::isa::TargetIsa;
use cranelift_codegen::{CompiledCode, LabelValueLoc};
use rustc_hash::FxHashMap;

use crate::codegen::context::env::FrameAddress;
use crate::ir::dominance::Dominators;
use crate::ir::{Block, Body, Loc, Op, OpSet, Region};

use super::tracker::{Definition, Piece, PieceContents, Storage, Tracked};

/// A variable with its locations.
#[derive(Clone, Debug)]
pub(crate) struct Located {
    /// Its index in the variables of the body.
    pub(super) index: usize,
    /// The block that defines it.
    pub(super) block: Block,
    /// The number of bytes that its parts take.
    pub(super) size: u64,
    /// Ranges of code, in bytes from its beginning, and the location in each. In other code it is not available.
    pub(super) locations: Vec<(Range<u32>, Location)>,
}

/// A location of the parts of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Location {
    /// In memory at a distance in bytes from the canonical frame address.
    Frame(i64),
    /// The value is such an address.
    FrameAddress(i64),
    /// In pieces: offset and size in bytes, and the location of each. A piece that is missing is not available.
    Pieces(Vec<(u64, u64, PieceLocation)>),
}

/// A location of a piece of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PieceLocation {
    /// A register, by its number in DWARF.
    Register(u16),
    /// In memory at a distance in bytes from the canonical frame address.
    Frame(i64),
    /// A constant, by its bits.
    Bits(u128),
}

/// Extends the code of each operation up to that of the next one.
pub(super) fn extended(ops: &[(Range<u32>, Op)], length: u32) -> Vec<(Range<u32>, Op)> {
    let ends = ops.iter().skip(1).map(|(range, _)| range.start).chain([length]);
    ops.iter().zip(ends).map(|((range, op), end)| (range.start..end, *op)).collect()
}

/// The code that blocks dominate.
pub(crate) struct Scopes<'a> {
    body: &'a Body,
    /// The code of each operation up to the code of the next one, in the order of addresses.
    ops: Vec<(Range<u32>, Op)>,
    /// The end of the own code of each operation.
    own_ends: Vec<u32>,
    /// The indices of `ops`, in the order of operations.
    by_op: Vec<usize>,
    /// The operations of each location, computed for sets of operations.
    by_loc: Option<FxHashMap<Loc, Vec<Op>>>,
    length: u32,
    dominators: Dominators,
    /// By operation, its position in its block.
    positions: Vec<u32>,
    /// The code of the operations of each block.
    by_block: FxHashMap<Block, Vec<(Range<u32>, Op)>>,
    /// Ranges by block.
    known: FxHashMap<Block, Vec<Range<u32>>>,
}

impl<'a> Scopes<'a> {
    /// Computes the code of each operation of a body, given the ranges known to belong to it. Other code belongs to
    /// the operation before it.
    pub(crate) fn new(body: &'a Body, ops: &[(Range<u32>, Op)], length: u32) -> Scopes<'a> {
        let own_ends = ops.iter().map(|(range, _)| range.end).collect();
        let ops = extended(ops, length);
        let mut positions = vec![0; body.op_count()];
        for &block in body.region_blocks(Region::ROOT) {
            for (position, op) in body.block_ops(block).iter().enumerate() {
                positions[op.index()] = position as u32;
            }
        }
        let mut by_block: FxHashMap<Block, Vec<(Range<u32>, Op)>> = FxHashMap::default();
        for (range, op) in &ops {
            if let Some(block) = body.parent_block(*op) {
                by_block.entry(block).or_default().push((range.clone(), *op));
            }
        }
        let dominators = Dominators::new(body, Region::ROOT);
        let mut by_op: Vec<usize> = (0..ops.len()).collect();
        by_op.sort_by_key(|&at| ops[at].1);
        let (by_loc, known) = (None, FxHashMap::default());
        Scopes { body, ops, own_ends, by_op, by_loc, length, dominators, positions, by_block, known }
    }

    /// Returns the innermost of some blocks that strictly dominates a block.
    pub(super) fn parent(&self, block: Block, is_candidate: impl Fn(Block) -> bool) -> Option<Block> {
        let mut at = self.dominators.immediate_dominator(block)?;
        while !is_candidate(at) {
            at = self.dominators.immediate_dominator(at)?;
        }
        Some(at)
    }

    /// Returns the code that a block dominates, its own included.
    pub(super) fn of_block(&mut self, block: Block) -> Vec<Range<u32>> {
        if let Some(known) = self.known.get(&block) {
            return known.clone();
        }
        // The optimizer may have removed the block.
        let is_there = self.body.region_blocks(Region::ROOT).contains(&block);
        let ranges = if is_there { self.ranges(|op| self.is_dominated(block, op)) } else { Vec::new() };
        self.known.insert(block, ranges.clone());
        ranges
    }

    fn is_dominated(&self, block: Block, op: Op) -> bool {
        self.body.parent_block(op).is_some_and(|of_op| self.dominators.dominates(block, of_op))
    }

    /// Returns the code that a definition dominates.
    fn after(&mut self, defined: Definition) -> Vec<Range<u32>> {
        let op = match defined {
            Definition::Block(block) => return self.of_block(block),
            Definition::Op(op) => op,
            Definition::Anywhere => return std::iter::once(0..self.length).collect(),
        };
        let Some(block) = self.body.parent_block(op) else { return Vec::new() };
        let position = self.positions[op.index()];
        let own = self.by_block.get(&block).map_or(&[][..], |own| &own[..]);
        let before = own.iter().filter(|(_, other)| self.positions[other.index()] <= position);
        let before: Vec<Range<u32>> = before.map(|(range, _)| range.clone()).collect();
        difference(&self.of_block(block), &before)
    }

    /// Returns the code of the operations of a set, within a range. Passes replace operations by others at the same
    /// location, which are in the set if all operations at that location that it knows are. Code between two operations
    /// may belong to either.
    fn of_set(&mut self, set: &OpSet, bounds: Range<u32>) -> Vec<Range<u32>> {
        let is_inside = |range: &Range<u32>| range.start < bounds.end && bounds.start < range.end;
        let known = set.ranges().iter().flat_map(|ops| {
            let start = self.by_op.partition_point(|&at| (self.ops[at].1.index() as u32) < ops.start);
            let of_ops = self.by_op[start..].iter().copied();
            of_ops.take_while(|&at| (self.ops[at].1.index() as u32) < ops.end)
        });
        let mut found: Vec<usize> = known.filter(|&at| is_inside(&self.ops[at].0)).collect();
        let start = self.by_op.partition_point(|&at| set.contains(self.ops[at].1).is_some());
        for &at in &self.by_op[start..] {
            let (range, op) = &self.ops[at];
            if is_inside(range) {
                let body = self.body;
                let by_loc = self.by_loc.get_or_insert_with(|| ops_by_loc(body));
                let others = by_loc.get(&body.loc(*op)).into_iter().flatten();
                let mut others = others.filter_map(|&other| set.contains(other)).peekable();
                if others.peek().is_some() && others.all(|is_in| is_in) {
                    found.push(at);
                }
            }
        }
        found.sort_unstable();
        let next = found.iter().skip(1).map(Some).chain([None]);
        joined(found.iter().zip(next).map(|(&at, next)| {
            let end = if next == Some(&(at + 1)) { self.ops[at].0.end } else { self.own_ends[at] };
            self.ops[at].0.start..end
        }))
    }

    /// Returns the code of some operations, adjacent ranges joined.
    fn ranges(&self, includes: impl Fn(Op) -> bool) -> Vec<Range<u32>> {
        joined(self.ops.iter().filter(|(_, op)| includes(*op)).map(|(range, _)| range.clone()))
    }
}

/// Returns the operations of each known location.
fn ops_by_loc(body: &Body) -> FxHashMap<Loc, Vec<Op>> {
    let mut by_loc: FxHashMap<Loc, Vec<Op>> = FxHashMap::default();
    for op in (0..body.op_count()).map(Op::new) {
        let loc = body.loc(op);
        if loc != Loc::UNKNOWN {
            by_loc.entry(loc).or_default().push(op);
        }
    }
    by_loc
}

/// Joins adjacent ranges.
fn joined(ranges: impl Iterator<Item = Range<u32>>) -> Vec<Range<u32>> {
    let mut joined: Vec<Range<u32>> = Vec::new();
    for range in ranges {
        match joined.last_mut() {
            Some(last) if last.end == range.start => last.end = range.end,
            _ => joined.push(range),
        }
    }
    joined
}

/// Returns the parts of sorted ranges that are not in others, which are sorted, too, and each in one of them.
fn difference(ranges: &[Range<u32>], excluded: &[Range<u32>]) -> Vec<Range<u32>> {
    let mut excluded = excluded.iter().peekable();
    let mut kept = Vec::new();
    for range in ranges {
        let mut start = range.start;
        while let Some(hole) = excluded.next_if(|hole| hole.start < range.end) {
            kept.extend((start < hole.start).then_some(start..hole.start));
            start = hole.end;
        }
        kept.extend((start < range.end).then_some(start..range.end));
    }
    kept
}

/// Returns the common parts of two sorted lists of ranges.
fn intersection(a: &[Range<u32>], b: &[Range<u32>]) -> Vec<Range<u32>> {
    let common = |a: &Range<u32>, b: &Range<u32>| a.start.max(b.start)..a.end.min(b.end);
    let pairs = a.iter().flat_map(|a| b.iter().map(move |b| common(a, b)));
    pairs.filter(|range| !range.is_empty()).collect()
}

/// Locates the variables of a function.
pub(crate) fn locate(
    scopes: &mut Scopes,
    tracked: Vec<Tracked>,
    compiled: &CompiledCode,
    isa: &dyn TargetIsa,
    frame: FrameAddress,
) -> Vec<Located> {
    let mut located = Vec::new();
    for Tracked { index, defined, storage, size } in tracked {
        let variable = &scopes.body.variables[index];
        let own = match defined {
            Definition::Block(block) => Some(block),
            Definition::Op(op) => scopes.body.parent_block(op),
            Definition::Anywhere => scopes.body.entry_block(Region::ROOT),
        };
        let Some(own) = own else { continue };
        let block = variable.block.unwrap_or(own);
        let mut available = match &variable.ops {
            Some(ops) => scopes.of_set(ops, bounds(&storage, compiled)),
            None => scopes.after(defined),
        };
        if block != own {
            available = intersection(&available, &scopes.of_block(block));
        }
        let everywhere = |location: Location| {
            available.iter().map(|range| (range.clone(), location.clone())).collect::<Vec<_>>()
        };
        let locations = match &storage {
            Storage::Slot(slot) => everywhere(Location::Frame(slot_offset(compiled, frame, *slot))),
            Storage::SlotAddress(slot, offset) => {
                let offset = slot_offset(compiled, frame, *slot) + i64::from(*offset);
                everywhere(Location::FrameAddress(offset))
            }
            Storage::Pieces(pieces) => of_pieces(&available, pieces, compiled, (isa, frame)),
        };
        located.push(Located { index, block, size, locations });
    }
    located
}

/// Returns a range of code that contains all code where labelled values are available.
fn bounds(storage: &Storage, compiled: &CompiledCode) -> Range<u32> {
    let Storage::Pieces(pieces) = storage else { return 0..u32::MAX };
    let (mut start, mut end) = (u32::MAX, 0);
    for piece in pieces {
        let PieceContents::Label(label) = piece.contents else { return 0..u32::MAX };
        for at in compiled.value_labels_ranges.get(&label).into_iter().flatten() {
            (start, end) = (start.min(at.start), end.max(at.end));
        }
    }
    start..end
}

/// Returns the distance in bytes of a stack slot from the canonical frame address.
fn slot_offset(compiled: &CompiledCode, frame: FrameAddress, slot: StackSlot) -> i64 {
    let layout = compiled.buffer.frame_layout().expect("a function with slots has a frame");
    let offset = i64::from(layout.stackslots[slot].offset);
    offset - i64::from(layout.frame_to_fp_offset) - frame.from_frame_pointer
}

/// Returns the locations of pieces in some ranges of code.
fn of_pieces(
    available: &[Range<u32>],
    pieces: &[Piece],
    compiled: &CompiledCode,
    target: (&dyn TargetIsa, FrameAddress),
) -> Vec<(Range<u32>, Location)> {
    available.iter().flat_map(|range| pieces_in(range, pieces, compiled, target)).collect()
}

/// Returns the locations of pieces in a range of code.
fn pieces_in(
    range: &Range<u32>,
    pieces: &[Piece],
    compiled: &CompiledCode,
    (isa, frame): (&dyn TargetIsa, FrameAddress),
) -> Vec<(Range<u32>, Location)> {
    let labelled = |piece: &Piece| match piece.contents {
        PieceContents::Label(label) => {
            compiled.value_labels_ranges.get(&label).map_or(&[][..], |all| &all[..])
        }
        PieceContents::Bits(_) => &[],
    };
    let mut bounds = vec![range.start, range.end];
    for at in pieces.iter().flat_map(labelled) {
        bounds.extend([at.start, at.end].into_iter().filter(|bound| range.contains(bound)));
    }
    bounds.sort_unstable();
    bounds.dedup();
    let mut locations: Vec<(Range<u32>, Location)> = Vec::new();
    for pair in bounds.windows(2) {
        let (start, end) = (pair[0], pair[1]);
        let mut found = Vec::new();
        for piece in pieces {
            let location = match piece.contents {
                PieceContents::Bits(bits) => Some(PieceLocation::Bits(bits)),
                PieceContents::Label(_) => labelled(piece)
                    .iter()
                    .find(|at| at.start <= start && end <= at.end)
                    .and_then(|at| piece_location(at.loc, isa, frame)),
            };
            found.extend(location.map(|location| (piece.offset, piece.size, location)));
        }
        if found.is_empty() {
            continue;
        }
        let location = Location::Pieces(found);
        match locations.last_mut() {
            Some((range, last)) if range.end == start && *last == location => range.end = end,
            _ => locations.push((start..end, location)),
        }
    }
    locations
}

fn piece_location(loc: LabelValueLoc, isa: &dyn TargetIsa, frame: FrameAddress) -> Option<PieceLocation> {
    match loc {
        LabelValueLoc::Reg(register) => {
            isa.map_regalloc_reg_to_dwarf(register).ok().map(PieceLocation::Register)
        }
        // Cranelift counts from the stack pointer of the caller.
        LabelValueLoc::CFAOffset(offset) => Some(PieceLocation::Frame(offset - frame.from_caller_stack)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_without_others() {
        assert_eq!(difference(&[0..10, 20..30], &[]), [0..10, 20..30]);
        assert_eq!(difference(&[0..10, 20..30], &[0..4, 6..8, 20..30]), [4..6, 8..10]);
        assert_eq!(difference(&[0..10, 20..30], &[2..4, 4..10, 25..27]), [0..2, 20..25, 27..30]);
        assert!(difference(&[5..9, 12..13], &[5..9, 12..13]).is_empty());
    }

    #[test]
    fn common_parts_of_ranges() {
        assert_eq!(intersection(&[0..10, 20..30], &[5..8, 9..25]), [5..8, 9..10, 20..25]);
        assert!(intersection(&[0..10, 30..40], &[10..20, 25..30]).is_empty());
    }
}
