//! First-order recurrences: loop-carried values that only the next iteration uses. The vector of such a value is the
//! last lane of the previous vector, followed by all but the last lane of the current one.
//!
//! ```text
//!   for i { b[i] = before + a[i]; before = a[i] }
//!     ▶   b[i..] = shuffle(last, a[i..], [3, 4, 5, 6]) + a[i..]; last = a[i..]
//! ```

use rustc_hash::FxHashSet;

use crate::dialect::llvm::memory::LOAD;
use crate::ir::{Op, Value};
use crate::opt::analysis::access::{Access, is_invariant, is_lane_type, may_swap};
use crate::opt::analysis::cfg::edge_operands;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// A first-order recurrence.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstOrder {
    /// The index of the header argument.
    pub(super) index: usize,
    pub(super) argument: Value,
    /// The value for the next iteration.
    pub(super) next: Value,
}

impl FirstOrder {
    /// Matches header argument `index` if its next value does not depend on it.
    pub(super) fn of(f: &Function, l: &CountedLoop, index: usize) -> Option<FirstOrder> {
        let argument = f.body.block_args(l.header)[index];
        let next = edge_operands(f.body, l.body, l.header)?[index];
        let is_possible = is_lane_type(f, f.body.value_type(argument)) && next != argument;
        (is_possible && !sources(f, l, next).contains(&argument)).then_some(FirstOrder {
            index,
            argument,
            next,
        })
    }

    /// Checks that loads of the next value may move before stores that precede them. Returns true if there are such
    /// stores.
    pub(super) fn check(
        self,
        f: &Function,
        l: &CountedLoop,
        accesses: &[Access],
        lanes: i64,
    ) -> Result<bool, Missed> {
        let sources = sources(f, l, self.next);
        let is_source = |op: Op| f.body.results(op).any(|result| sources.contains(&result));
        let mut moves = false;
        for (number, load) in accesses.iter().enumerate().filter(|(_, access)| is_source(access.op)) {
            for store in accesses[..number].iter().filter(|access| access.is_store) {
                if !may_swap(f, store, load, lanes) {
                    return Err(Missed::Dependence(store.op, load.op, None));
                }
                moves = true;
            }
        }
        Ok(moves)
    }
}

/// Returns the values that a value depends on, in the same or in earlier iterations, except through memory.
fn sources(f: &Function, l: &CountedLoop, value: Value) -> FxHashSet<Value> {
    let args = f.body.block_args(l.header);
    let nexts = edge_operands(f.body, l.body, l.header).unwrap_or_default();
    let mut found = FxHashSet::default();
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        if is_invariant(f, l, value) || !found.insert(value) {
            continue;
        }
        match f.body.defining_op(value) {
            Some(op) if f.body.name(op) == LOAD => {}
            Some(op) => open.extend(f.body.operands(op)),
            None => {
                open.extend(args.iter().zip(nexts).find(|(arg, _)| **arg == value).map(|(_, next)| *next))
            }
        }
    }
    found
}
