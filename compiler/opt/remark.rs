//! Optimization remarks: transformations and missed optimizations of passes, as by `-Rpass` and `-Rpass-missed` of
//! Clang. The reasons of missed optimizations are the errors of analyses. They are formatted only if remarks are
//! enabled.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::memory::STORE;
use crate::ir::{Loc, Op, name};

use super::function::Function;

/// A remark at a source location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Name of the pass.
    pub pass: &'static str,
    /// The location of the loop or operation.
    pub loc: Loc,
    /// The message, of one line.
    pub message: String,
    /// Other locations, each with a message.
    pub notes: Vec<(Loc, String)>,
    /// True for a missed optimization.
    pub(super) is_missed: bool,
}

/// The passes whose remarks are enabled.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum RemarkFilter {
    /// No passes.
    #[default]
    None,
    /// All passes.
    All,
    /// The passes with these names.
    Passes(Vec<String>),
}

impl RemarkFilter {
    /// Returns true if the remarks of a pass are enabled.
    pub(super) fn accepts(&self, pass: &str) -> bool {
        match self {
            RemarkFilter::None => false,
            RemarkFilter::All => true,
            RemarkFilter::Passes(names) => names.iter().any(|name| name == pass),
        }
    }
}

/// The emitted remarks.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    /// Name of the current pass, if its remarks are enabled.
    pass: Option<&'static str>,
    list: Vec<Remark>,
}

impl Remarks {
    /// Attributes the following remarks to a pass, if they are enabled.
    pub(super) fn begin(&mut self, pass: &'static str, is_enabled: bool) {
        self.pass = is_enabled.then_some(pass);
    }

    /// Records a transformation.
    pub(super) fn done(&mut self, loc: Loc, message: impl FnOnce() -> String) {
        if let Some(pass) = self.pass {
            self.list.push(Remark { pass, loc, message: message(), notes: Vec::new(), is_missed: false });
        }
    }

    /// Records a missed optimization: a message, and notes at other locations.
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

    /// Ends a function, whose remarks start at index `first`. Drops duplicates, and missed optimizations at a
    /// location where a pass of the same kind succeeded.
    pub(super) fn settle(&mut self, first: usize) {
        /// The kind and location of a remark. The kind is the first word of the pass name: there are several
        /// vectorizers.
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

    /// Returns all remarks.
    pub(super) fn finish(self) -> Vec<Remark> {
        self.list
    }
}

/// The reason of a missed optimization.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missed {
    /// The loop has multiple exits.
    Exits,
    /// The exit test is in the latch, not in the header.
    BottomTested,
    /// Control flow in the loop body.
    Branches,
    /// The exit test does not compare an induction variable of constant step with a bound.
    NotCounted,
    /// The bound of the induction variable is not loop-invariant.
    VariantBound,
    /// An operation with side effects other than those of plain loads and stores.
    SideEffect(Op),
    /// A volatile or atomic access.
    NotPlain(Op),
    /// A value of a type that is no lane type.
    LaneType(Op),
    /// A store that is not contiguous.
    NonContiguousStore(Op),
    /// A load with an irregular stride in a loop that stores.
    IrregularLoad(Op),
    /// A loop-carried value that is no induction variable, reduction or supported recurrence.
    LoopCarried(Op),
    /// As [`Missed::LoopCarried`], without an operation to locate.
    LoopCarriedArgument,
    /// A float reduction without `reassoc`.
    FloatOrder(Op),
    /// An operation without a vector form.
    NoVectorForm(Op),
    /// A select by a loop-invariant condition.
    UniformCondition,
    /// A branch that diverges between iterations, or an operation under one that must not be speculated.
    Diverges(Op),
    /// A store to an address that is the same in several iterations.
    SharedAddress(Op),
    /// An access in an imperfect nest, outside of the innermost loop, to memory that the nest stores to.
    Imperfect(Op),
    /// The loop compares sequences from their ends: as where a match is extended backwards, they usually differ soon.
    ShortMatch,
    /// The annotation of the loop disables transformations.
    Annotated,
    /// An inner loop is vectorizable.
    InnerFirst,
    /// The inner loops can be completely unrolled.
    Unrolled,
    /// There is no vectorizable operation.
    NothingVectorizable,
    /// The constant trip count, which is less than the vectorization factor.
    ShortTripCount(i128),
    /// Two dependent accesses, and the dependence distance in iterations if it is constant.
    Dependence(Op, Op, Option<i64>),
    /// Two accesses that may alias, without array bounds for a runtime check.
    MayAlias(Op, Op),
    /// The number of operations, and its limit.
    TooLarge(usize, usize),
    /// An access that cannot move because an access in between may alias; the second operation is that access, if it
    /// is determined.
    InterveningAccess(Op, Option<Op>),
    /// The number of accesses that an operation would move across exceeds the limit.
    TooManyAccesses,
    /// The frame of a call has memory that it must not share with the next call.
    FrameMemory,
    /// An address difference that exceeds the address space.
    AddressDistance,
    /// The number of required runtime overlap checks, which exceeds the limit.
    TooManyChecks(usize),
    /// The vector code is not cheaper.
    Cost {
        /// The cost of a vector iteration.
        vector: i64,
        /// The cost of as many iterations of the scalar loop.
        scalar: i64,
    },
}

/// The message for loop-carried values of unknown kinds.
const UNKNOWN_RECURRENCE: &str =
    "loop-carried value could not be identified as an induction, reduction or recurrence";

impl Missed {
    /// The message, and notes at the operations that cause it.
    pub(super) fn describe(self, f: &Function) -> (String, Vec<(Loc, String)>) {
        let name = |op: Op| format!("'{}' op", f.cx.op_text(f.body.name(op)));
        let here = |op: Op| vec![(f.body.loc(op), format!("this {}", name(op)))];
        match self {
            Missed::Exits => ("the loop has multiple exits".into(), Vec::new()),
            Missed::BottomTested => ("the exit test is in the latch, not in the header".into(), Vec::new()),
            Missed::Branches => ("control flow in the loop body".into(), Vec::new()),
            Missed::NotCounted => ("could not determine the number of loop iterations".into(), Vec::new()),
            Missed::VariantBound => ("the loop bound is not loop-invariant".into(), Vec::new()),
            Missed::SideEffect(op) => (effect(f, op), here(op)),
            Missed::NotPlain(op) => ("volatile or atomic memory access".into(), here(op)),
            Missed::LaneType(op) => ("value type cannot be vectorized".into(), here(op)),
            Missed::NonContiguousStore(op) => ("store is not contiguous".into(), here(op)),
            Missed::IrregularLoad(op) => ("irregular load in a loop with stores".into(), here(op)),
            Missed::LoopCarried(op) => (UNKNOWN_RECURRENCE.into(), here(op)),
            Missed::LoopCarriedArgument => (UNKNOWN_RECURRENCE.into(), Vec::new()),
            Missed::FloatOrder(op) => {
                ("cannot reorder floating-point operations: 'fastmath' has no 'reassoc'".into(), here(op))
            }
            Missed::NoVectorForm(op) => (format!("{} has no vector form", name(op)), here(op)),
            Missed::UniformCondition => ("select by a loop-invariant condition".into(), Vec::new()),
            Missed::Diverges(op) => ("branch may diverge between iterations".into(), here(op)),
            Missed::SharedAddress(op) => {
                ("several iterations may store to the same address".into(), here(op))
            }
            Missed::Imperfect(op) => {
                ("memory that the nest stores to is accessed outside of the innermost loop".into(), here(op))
            }
            Missed::ShortMatch => {
                ("sequences that are compared backwards usually differ soon".into(), Vec::new())
            }
            Missed::Annotated => ("disabled by its annotation".into(), Vec::new()),
            Missed::InnerFirst => ("an inner loop can be vectorized".into(), Vec::new()),
            Missed::Unrolled => ("the inner loops can be completely unrolled".into(), Vec::new()),
            Missed::NothingVectorizable => ("no vectorizable operations".into(), Vec::new()),
            Missed::ShortTripCount(iterations) => {
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
            Missed::MayAlias(first, second) => {
                let what =
                    "memory operations may alias, and cannot identify array bounds for a runtime check";
                (what.into(), [here(first), here(second)].concat())
            }
            Missed::TooLarge(size, most) => {
                (format!("its size of {size} operations exceeds the threshold of {most}"), Vec::new())
            }
            Missed::InterveningAccess(moved, between) => {
                let notes = [Some(moved), between].into_iter().flatten().flat_map(here).collect();
                ("a memory operation in between may alias".into(), notes)
            }
            Missed::TooManyAccesses => ("too many memory operations in between".into(), Vec::new()),
            Missed::FrameMemory => {
                ("stack memory of a call must not be shared with the next one".into(), Vec::new())
            }
            Missed::AddressDistance => {
                ("the address difference exceeds the address space".into(), Vec::new())
            }
            Missed::TooManyChecks(pairs) => {
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

/// The suffix of a message for a number of runtime overlap checks.
pub(super) fn with_checks(overlaps: usize) -> String {
    match overlaps {
        0 => String::new(),
        1 => ", with a runtime overlap check".into(),
        _ => format!(", with {overlaps} runtime overlap checks"),
    }
}

/// The message for an operation with side effects.
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
