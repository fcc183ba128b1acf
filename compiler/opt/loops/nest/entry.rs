//! Guards of the clones of a nest, which run several outer iterations at once: the trip counts must suffice, and the
//! runtime checks must pass. The original nest runs the remainder.
//!
//! ```text
//!   ^preheader: enough iterations? ──no──▶ ^header
//!   ^check:     runtime checks       ──no──▶ ^header
//!   ^entry:     iterations of the first clone ──remainder──▶ the next ^entry, finally ^header
//! ```

use crate::dialect::llvm::arith::AND;
use crate::dialect::llvm::compare::IntPredicate;
use crate::ir::{Block, DictId, Value};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::{Emitter, Function};

use super::super::guard::{self, Copies, counter_after};
use super::{Nest, Ranges, Rows, Span};

/// The runtime checks of clones.
#[derive(Debug)]
pub(crate) struct Conditions {
    /// The indices of inner loops that must have a trip count of at least 1.
    entered: Vec<usize>,
    /// Ranges that must be disjoint.
    ranges: Ranges,
    /// Rows that must be disjoint.
    rows: Vec<Rows>,
}

/// A clone of the nest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Copy {
    /// The number of outer iterations per iteration of the clone.
    pub(crate) iterations: i64,
    /// The outer induction variable at the start of the clone.
    pub(crate) first: Value,
    /// The outer induction variable at the end of the clone, exclusive.
    pub(crate) end: Value,
    /// The block where execution continues with `end`.
    pub(crate) remainder: Block,
}

/// Emits the guards of a clone for each factor in `levels`, which are descending powers of two. `make` emits a clone.
pub(crate) fn enter(
    f: &mut Function,
    nest: &Nest,
    conditions: &Conditions,
    levels: &[i64],
    mut make: impl FnMut(&mut Emitter, Copy),
) {
    let outer = &nest.outer;
    let check = f.new_block_before(outer.header, &[]);
    let entries: Vec<Block> = levels.iter().map(|_| f.new_block_before(outer.header, &[outer.ty])).collect();
    let inits = edge_operands(f.body, outer.preheader, outer.header).unwrap_or_default().to_vec();
    let (Some(enters), Some(&smallest)) = (f.body.take_last_op(outer.preheader), levels.last()) else {
        return;
    };
    let emit = &mut f.emit(outer.preheader, f.body.loc(enters));
    let (count, is_enough) = guard::iterations(emit, outer, smallest);
    emit.branch_if(is_enough, (check, &[]), (outer.header, &inits));
    emit.block = check;
    match conditions.hold(emit, nest, count) {
        Some(may) => emit.branch_if(may, (entries[0], &inits), (outer.header, &inits)),
        None => emit.branch(entries[0], &inits),
    }
    let mut above = None;
    for (number, &entry) in entries.iter().enumerate() {
        let remainder = entries.get(number + 1).copied().unwrap_or(outer.header);
        let iterations = levels[number];
        let first = emit.f.body.block_args(entry)[0];
        emit.block = entry;
        let mut remaining = count;
        if let Some(above) = above {
            let below = emit.int(outer.ty, i128::from(above) - 1);
            remaining = emit.value(AND, &[remaining, below], outer.ty, DictId::EMPTY);
        }
        above = Some(iterations);
        let wanted = emit.int(outer.ty, iterations.into());
        let is_enough = emit.compare(IntPredicate::Uge, remaining, wanted);
        let setup = emit.f.new_block_before(outer.header, &[]);
        emit.branch_if(is_enough, (setup, &[]), (remainder, &[first]));
        emit.block = setup;
        let done = guard::round_down(emit, remaining, iterations);
        let end = counter_after(emit, outer, first, done);
        make(emit, Copy { iterations, first, end, remainder });
    }
}

impl Conditions {
    /// Creates the conditions that loops are entered, and that neither ranges nor rows overlap.
    pub(crate) fn new(nest: &Nest, mut entered: Vec<usize>, ranges: Ranges, rows: Vec<Rows>) -> Conditions {
        entered.extend(ranges.loops());
        let counters = rows.iter().flat_map(Rows::counters);
        entered.extend(counters.filter_map(|counter| nest.inner.iter().position(|l| l.counter == counter)));
        entered.sort_unstable();
        entered.dedup();
        Conditions { entered, ranges, rows }
    }

    /// The number of runtime overlap checks.
    pub(crate) fn count(&self) -> usize {
        self.ranges.count() + self.rows.len()
    }

    /// Emits the conditions for an outer trip count; `None` if there are none.
    fn hold(&self, emit: &mut Emitter, nest: &Nest, count: Value) -> Option<Value> {
        let outer = &nest.outer;
        let mut copies = Copies::default();
        let mut spans = vec![Span::of(emit, outer, count)];
        let mut conditions = Vec::new();
        for &number in &self.entered {
            let l = &nest.inner[number];
            let start = copies.invariant(emit, outer, l.start);
            let bound = copies.invariant(emit, outer, l.bound);
            let l = CountedLoop { start, bound, ..l.clone() };
            let (count, is_entered) = guard::iterations(emit, &l, 1);
            conditions.push(is_entered);
            spans.push(Span::of(emit, &l, count));
        }
        conditions.extend(self.ranges.none_overlap(emit, &mut copies, nest, &spans));
        for rows in &self.rows {
            conditions.push(rows.no_alias(emit, &mut copies, nest, &spans));
        }
        guard::all(emit, &conditions)
    }
}
