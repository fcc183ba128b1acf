//! First-order recurrences: values that a loop carries into the next iteration only, where another value takes their place. The
//! vector of such a value is the last lane of the vector before, and all but the last lane of the present one.
//!
//! ```text
//!   for i { b[i] = before + a[i]; before = a[i] }   ▶   b[i..] = shuffle(last, a[i..], [3, 4, 5, 6]) + a[i..]; last = a[i..]
//! ```

use rustc_hash::FxHashSet;

use crate::dialect::llvm::memory::LOAD;
use crate::ir::{Op, Value};
use crate::opt::analysis::access::{Access, is_invariant, is_lane_type, may_swap};
use crate::opt::analysis::cfg::passed;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::function::Function;
use crate::opt::remark::Missed;

/// A value that is carried for one iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstOrder {
    /// Its number among the arguments of the header.
    pub(super) index: usize,
    /// The argument.
    pub(super) argument: Value,
    /// What the next iteration gets.
    pub(super) next: Value,
}

impl FirstOrder {
    /// The recurrence of argument number `index` of the header, if its next value does not depend on it.
    pub(super) fn of(f: &Function, l: &CountedLoop, index: usize) -> Option<FirstOrder> {
        let argument = f.body.block_args(l.header)[index];
        let next = passed(f.body, l.body, l.header)?[index];
        let is_possible = is_lane_type(f, f.body.value_type(argument)) && next != argument;
        (is_possible && !sources(f, l, next).contains(&argument)).then_some(FirstOrder {
            index,
            argument,
            next,
        })
    }

    /// Whether the loads that the next value is made of may come before all stores that they follow; whether they follow any.
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

/// All values of a loop that a value depends on in the same iteration or in those before, down to loads.
fn sources(f: &Function, l: &CountedLoop, value: Value) -> FxHashSet<Value> {
    let args = f.body.block_args(l.header);
    let nexts = passed(f.body, l.body, l.header).unwrap_or_default();
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
