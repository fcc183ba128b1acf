//! Optimisation remarks: what passes did, and why they left something as it is. The reasons are the errors that
//! analyses return. They are formatted only if remarks are enabled.

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

/// The passes that emit remarks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Tell {
    /// None.
    #[default]
    Nothing,
    /// All of them.
    Everything,
    /// The passes of these names.
    Of(Vec<String>),
}

impl Tell {
    fn wants(&self, pass: &str) -> bool {
        match self {
            Tell::Nothing => false,
            Tell::Everything => true,
            Tell::Of(names) => names.iter().any(|name| name == pass),
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
    pub(super) fn begin(&mut self, pass: &'static str, tell: &Tell) {
        self.pass = Some(pass).filter(|pass| tell.wants(pass));
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
        let told = self.list.split_off(first);
        let done: FxHashSet<(&str, Loc)> = told.iter().filter(|remark| !remark.is_missed).map(kind).collect();
        let mut seen: FxHashSet<(&str, Loc, String)> = FxHashSet::default();
        for remark in told {
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
    /// The reason, as it follows "because", and the operations to point at.
    pub(super) fn told(self, f: &Function) -> (String, Vec<(Loc, String)>) {
        let name = |op: Op| format!("'{}' op", f.cx.op_text(f.body.name(op)));
        let here = |op: Op| vec![(f.body.loc(op), format!("this {}", name(op)))];
        match self {
            Missed::Exits => ("it can be left from several places".into(), Vec::new()),
            Missed::BottomTested => {
                ("it asks at its end whether to go on, not at its beginning".into(), Vec::new())
            }
            Missed::Branches => ("there are branches in it".into(), Vec::new()),
            Missed::NotCounted => ("it does not count by a constant to a number".into(), Vec::new()),
            Missed::BoundChanges => ("the number it counts to may change in it".into(), Vec::new()),
            Missed::Effect(op) => (effect(f, op), here(op)),
            Missed::NotPlain(op) => ("an access is volatile or atomic".into(), here(op)),
            Missed::LaneType(op) => ("there are no vectors of a type in it".into(), here(op)),
            Missed::Scattered(op) => ("it does not store to elements that lie side by side".into(), here(op)),
            Missed::Irregular(op) => ("it stores, and loads from addresses of any order".into(), here(op)),
            Missed::Carried(op) => {
                ("an iteration needs a value of the one before that is no sum or the like".into(), here(op))
            }
            Missed::CarriedArgument => ("an iteration needs a value of the one before".into(), Vec::new()),
            Missed::FloatOrder(op) => {
                ("floats are put together in order: 'fastmath' has no 'reassoc'".into(), here(op))
            }
            Missed::NoVectorForm(op) => (format!("{} has no fast form on vectors", name(op)), here(op)),
            Missed::SharedCondition => ("a condition is the same in all iterations".into(), Vec::new()),
            Missed::Diverges(op) => ("iterations may go different ways".into(), here(op)),
            Missed::Shared(op) => ("several iterations may store to the same place".into(), here(op)),
            Missed::Imperfect(op) => {
                ("what is stored to is accessed outside of the innermost loop".into(), here(op))
            }
            Missed::Annotated => ("its annotation says so".into(), Vec::new()),
            Missed::InnerFirst => ("a loop in it can be vectorized".into(), Vec::new()),
            Missed::Unrolled => ("the loops in it are short enough to be unrolled".into(), Vec::new()),
            Missed::Nothing => ("there is nothing to do on vectors".into(), Vec::new()),
            Missed::Few(iterations) => (format!("it has {iterations} iterations only"), Vec::new()),
            Missed::Dependence(first, second, iterations) => {
                let how = match iterations {
                    Some(iterations) => format!("at a distance of {iterations}: "),
                    None => String::new(),
                };
                let what =
                    format!("iterations depend on one another, {how}two accesses touch the same memory");
                (what, [here(first), here(second)].concat())
            }
            Missed::Unpredictable(first, second) => {
                let what = "two accesses may touch the same memory, which cannot be asked before the loop";
                (what.into(), [here(first), here(second)].concat())
            }
            Missed::Large(size, most) => (format!("it has {size} operations, more than {most}"), Vec::new()),
            Missed::Between(moved, between) => {
                let notes = [Some(moved), between].into_iter().flatten().flat_map(here).collect();
                ("something between them may touch the same memory".into(), notes)
            }
            Missed::FarApart => ("there are too many accesses between them".into(), Vec::new()),
            Missed::Frame => ("each call has memory of its own".into(), Vec::new()),
            Missed::Addresses => ("addresses are too far apart".into(), Vec::new()),
            Missed::Checks(pairs) => {
                (format!("{pairs} pairs of accesses would have to be told apart at run time"), Vec::new())
            }
            Missed::Cost { vector, scalar } => {
                (format!("vectors are not expected to pay (cost {vector} instead of {scalar})"), Vec::new())
            }
        }
    }
}

/// The part of a message that describes runtime checks.
pub(super) fn asked(overlaps: usize) -> String {
    match overlaps {
        0 => String::new(),
        1 => ", after a check at run time that two keep out of each other's way".into(),
        _ => format!(", after {overlaps} checks at run time that two keep out of each other's way"),
    }
}

fn effect(f: &Function, op: Op) -> String {
    let callee = f.attr(op, name::CALLEE).and_then(|attr| f.cx.symbol_value(attr));
    match callee {
        Some(callee) if f.body.name(op) == CALL => format!("it calls @{}", f.cx.str(callee)),
        _ if f.body.name(op) == STORE => "it stores".into(),
        _ => format!("'{}' op may have a side effect", f.cx.op_text(f.body.name(op))),
    }
}
