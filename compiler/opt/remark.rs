//! Optimization remarks: the transformations of passes, and the reasons why they left code unchanged. The reasons are
//! the errors that analyses return. They are formatted only if remarks are enabled.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::memory::STORE;
use crate::ir::{Loc, Op, name};

use super::function::Function;

/// A remark about a source location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Name of the pass.
    pub pass: &'static str,
    /// The location of the loop or operation that it is about.
    pub loc: Loc,
    /// One line.
    pub message: String,
    /// Other locations that are involved, with the reason.
    pub notes: Vec<(Loc, String)>,
    /// True if an optimisation was not done.
    is_missed: bool,
}

/// The passes whose remarks are enabled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum RemarkFilter {
    /// None.
    #[default]
    None,
    /// All of them.
    All,
    /// The passes of these names.
    Passes(Vec<String>),
}

impl RemarkFilter {
    fn accepts(&self, pass: &str) -> bool {
        match self {
            RemarkFilter::None => false,
            RemarkFilter::All => true,
            RemarkFilter::Passes(names) => names.iter().any(|name| name == pass),
        }
    }
}

/// The remarks that were emitted so far.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    /// Name of the current pass, if its remarks are enabled.
    pass: Option<&'static str>,
    list: Vec<Remark>,
}

impl Remarks {
    /// Starts the remarks of a pass.
    pub(super) fn begin(&mut self, pass: &'static str, filter: &RemarkFilter) {
        self.pass = Some(pass).filter(|pass| filter.accepts(pass));
    }

    /// Records an optimisation that was done.
    pub(super) fn done(&mut self, loc: Loc, message: impl FnOnce() -> String) {
        if let Some(pass) = self.pass {
            self.list.push(Remark { pass, loc, message: message(), notes: Vec::new(), is_missed: false });
        }
    }

    /// Records an optimisation that was not done, with other locations that are involved.
    pub(super) fn missed(&mut self, loc: Loc, message: impl FnOnce() -> (String, Vec<(Loc, String)>)) {
        if let Some(pass) = self.pass {
            let (message, notes) = message();
            self.list.push(Remark { pass, loc, message, notes, is_missed: true });
        }
    }

    /// Returns true if remarks of the current pass are enabled.
    pub(super) fn is_on(&self) -> bool {
        self.pass.is_some()
    }

    /// The number of remarks.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Ends a function, whose remarks start at index `first`. Drops duplicates, and missed optimisations of a
    /// location where a pass of the same kind succeeded.
    pub(super) fn settle(&mut self, first: usize) {
        /// The kind of a pass is the first word of its name: there are several vectorizers.
        fn kind(remark: &Remark) -> (&'static str, Loc) {
            (remark.pass.split_once('-').map_or(remark.pass, |(kind, _)| kind), remark.loc)
        }
        let emitted = self.list.split_off(first);
        let done: FxHashSet<(&str, Loc)> =
            emitted.iter().filter(|remark| !remark.is_missed).map(kind).collect();
        let mut seen: FxHashSet<(&str, Loc, String)> = FxHashSet::default();
        for remark in emitted {
            let is_copy = remark.is_missed && done.contains(&kind(&remark));
            if !is_copy && seen.insert((remark.pass, remark.loc, remark.message.clone())) {
                self.list.push(remark);
            }
        }
    }

    /// All remarks.
    pub(super) fn finish(self) -> Vec<Remark> {
        self.list
    }
}

/// The reason why an optimisation was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missed {
    /// The loop has several exits.
    Exits,
    /// The exit test is at the end of the loop, not in its header.
    BottomTested,
    /// There is control flow in the loop body.
    Branches,
    /// The loop has no induction variable with a constant step and a comparison with a bound.
    NotCounted,
    /// The bound of the induction variable is not loop-invariant.
    BoundChanges,
    /// An operation other than computations, loads and stores.
    Effect(Op),
    /// A volatile or atomic access.
    NotPlain(Op),
    /// A scalar of a type that vectors do not have.
    LaneType(Op),
    /// A store that is not contiguous.
    Scattered(Op),
    /// A load with an irregular stride in a loop that stores.
    Irregular(Op),
    /// A loop-carried value that is neither an induction variable, nor a supported reduction or recurrence.
    Carried(Op),
    /// A loop-carried value whose type has no vectors, or that is an argument of the loop.
    CarriedArgument,
    /// A float reduction without `reassoc`.
    FloatOrder(Op),
    /// An operation without a vector form.
    NoVectorForm(Op),
    /// A select by a loop-invariant condition.
    SharedCondition,
    /// A divergent branch.
    Diverges(Op),
    /// A store to an address that several iterations share.
    Shared(Op),
    /// An access outside of the innermost loop to memory that is stored to.
    Imperfect(Op),
    /// Its annotation disables the transformation.
    Annotated,
    /// Inner loops are vectorized instead.
    InnerFirst,
    /// Inner loops are unrolled instead.
    Unrolled,
    /// No operation is vectorizable.
    Nothing,
    /// The trip count, which is less than the number of lanes.
    Few(i128),
    /// Two dependent accesses, with the distance in iterations if it is known.
    Dependence(Op, Op, Option<i64>),
    /// Two accesses that may alias, which no check before the loop can exclude.
    Unpredictable(Op, Op),
    /// The number of operations, and its limit.
    Large(usize, usize),
    /// An operation that would have to be moved across one that may alias, which is the last operand if it is known.
    Between(Op, Option<Op>),
    /// The number of accesses between two operations exceeds the limit.
    FarApart,
    /// Memory of the frame that the next call may not share.
    Frame,
    /// Addresses whose distance exceeds the address space.
    Addresses,
    /// The number of runtime checks that are needed, which exceeds the limit.
    Checks(usize),
    /// The costs of vector and scalar code.
    Cost {
        /// Cost of a vector iteration.
        vector: i64,
        /// Cost of the same iterations of the scalar loop.
        scalar: i64,
    },
}

impl Missed {
    /// Describes the reason, and locates the operations that cause it.
    pub(super) fn describe(self, f: &Function) -> (String, Vec<(Loc, String)>) {
        let name = |op: Op| format!("'{}' op", f.cx.op_text(f.body.name(op)));
        let here = |op: Op| vec![(f.body.loc(op), format!("this {}", name(op)))];
        match self {
            Missed::Exits => ("the loop has multiple exits".into(), Vec::new()),
            Missed::BottomTested => ("the exit test is in the latch, not in the header".into(), Vec::new()),
            Missed::Branches => ("control flow in the loop body".into(), Vec::new()),
            Missed::NotCounted => ("could not determine the number of loop iterations".into(), Vec::new()),
            Missed::BoundChanges => ("the loop bound is not loop-invariant".into(), Vec::new()),
            Missed::Effect(op) => (effect(f, op), here(op)),
            Missed::NotPlain(op) => ("volatile or atomic memory access".into(), here(op)),
            Missed::LaneType(op) => ("value type cannot be vectorized".into(), here(op)),
            Missed::Scattered(op) => ("store is not contiguous".into(), here(op)),
            Missed::Irregular(op) => ("irregular load in a loop with stores".into(), here(op)),
            Missed::Carried(op) => (
                "loop-carried value could not be identified as an induction, reduction or recurrence".into(),
                here(op),
            ),
            Missed::CarriedArgument => (
                "loop-carried value could not be identified as an induction, reduction or recurrence".into(),
                Vec::new(),
            ),
            Missed::FloatOrder(op) => {
                ("cannot reorder floating-point operations: 'fastmath' has no 'reassoc'".into(), here(op))
            }
            Missed::NoVectorForm(op) => (format!("{} has no vector form", name(op)), here(op)),
            Missed::SharedCondition => ("select by a loop-invariant condition".into(), Vec::new()),
            Missed::Diverges(op) => ("branch may diverge between iterations".into(), here(op)),
            Missed::Shared(op) => ("several iterations may store to the same address".into(), here(op)),
            Missed::Imperfect(op) => {
                ("memory that the nest stores to is accessed outside of the innermost loop".into(), here(op))
            }
            Missed::Annotated => ("disabled by its annotation".into(), Vec::new()),
            Missed::InnerFirst => ("an inner loop can be vectorized".into(), Vec::new()),
            Missed::Unrolled => ("the inner loops can be unrolled completely".into(), Vec::new()),
            Missed::Nothing => ("no vectorizable operation".into(), Vec::new()),
            Missed::Few(iterations) => {
                (format!("the trip count of {iterations} is less than the vectorization factor"), Vec::new())
            }
            Missed::Dependence(first, second, iterations) => {
                let how = match iterations {
                    Some(iterations) => format!(", at a distance of {iterations} iterations"),
                    None => String::new(),
                };
                let what = format!("unsafe dependent memory operations in loop{how}");
                (what, [here(first), here(second)].concat())
            }
            Missed::Unpredictable(first, second) => {
                let what =
                    "memory operations may alias, and cannot identify array bounds for a runtime check";
                (what.into(), [here(first), here(second)].concat())
            }
            Missed::Large(size, most) => {
                (format!("its size of {size} operations exceeds the threshold of {most}"), Vec::new())
            }
            Missed::Between(moved, between) => {
                let notes = [Some(moved), between].into_iter().flatten().flat_map(here).collect();
                ("a memory operation in between may alias".into(), notes)
            }
            Missed::FarApart => ("too many memory operations in between".into(), Vec::new()),
            Missed::Frame => {
                ("stack memory of a call must not be shared with the next one".into(), Vec::new())
            }
            Missed::Addresses => ("the address difference exceeds the address space".into(), Vec::new()),
            Missed::Checks(pairs) => {
                (format!("too many runtime overlap checks are needed: {pairs}"), Vec::new())
            }
            Missed::Cost { vector, scalar } => (
                format!(
                    "the cost model indicates that it is not beneficial (vector cost: {vector}, scalar cost: {scalar})"
                ),
                Vec::new(),
            ),
        }
    }
}

/// The part of a message that describes runtime checks.
pub(super) fn with_checks(overlaps: usize) -> String {
    match overlaps {
        0 => String::new(),
        1 => ", with a runtime overlap check".into(),
        _ => format!(", with {overlaps} runtime overlap checks"),
    }
}

fn effect(f: &Function, op: Op) -> String {
    let callee = f.attr(op, name::CALLEE).and_then(|attr| f.cx.symbol_value(attr));
    match callee {
        Some(callee) if f.body.name(op) == CALL => {
            format!("call to @{} may have side effects", f.cx.str(callee))
        }
        _ if f.body.name(op) == STORE => "store in the loop".into(),
        _ => format!("'{}' op may have side effects", f.cx.op_text(f.body.name(op))),
    }
}
