//! What passes tell: what they did, and why they left something as it is. The reasons are what the analyses themselves give
//! where they give up; they become text only if somebody asked for it.

use rustc_hash::FxHashSet;

use crate::dialect::llvm::call::CALL;
use crate::dialect::llvm::memory::STORE;
use crate::ir::{Loc, Op, name};

use super::function::Function;

/// What is told about a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Name of the pass.
    pub pass: &'static str,
    /// What it is about.
    pub loc: Loc,
    /// One line.
    pub message: String,
    /// Other places that matter, and why.
    pub notes: Vec<(Loc, String)>,
    /// Whether something was left as it is.
    is_missed: bool,
}

/// Which passes tell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Tell {
    /// None.
    #[default]
    Nothing,
    /// All.
    Everything,
    /// Those with these names.
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

/// What was told so far.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    /// Name of the pass that runs, if it is to tell.
    pass: Option<&'static str>,
    list: Vec<Remark>,
}

impl Remarks {
    /// What comes from now on is told by this pass.
    pub(super) fn begin(&mut self, pass: &'static str, tell: &Tell) {
        self.pass = Some(pass).filter(|pass| tell.wants(pass));
    }

    /// Says what was done.
    pub(super) fn done(&mut self, loc: Loc, message: impl FnOnce() -> String) {
        if let Some(pass) = self.pass {
            self.list.push(Remark { pass, loc, message: message(), notes: Vec::new(), is_missed: false });
        }
    }

    /// Says what was not done, with other places that matter.
    pub(super) fn missed(&mut self, loc: Loc, message: impl FnOnce() -> (String, Vec<(Loc, String)>)) {
        if let Some(pass) = self.pass {
            let (message, notes) = message();
            self.list.push(Remark { pass, loc, message, notes, is_missed: true });
        }
    }

    /// Whether the pass that runs is to tell.
    pub(super) fn is_on(&self) -> bool {
        self.pass.is_some()
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Ends a function, whose remarks are those from number `first` on: where a pass did something, or one of the same kind,
    /// what was left as it was is not worth a word, and nothing is told twice.
    pub(super) fn settle(&mut self, first: usize) {
        /// The first word of the name of a pass: there are several that vectorise.
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

    /// All of them.
    pub(super) fn finish(self) -> Vec<Remark> {
        self.list
    }
}

/// Why something is left as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Missed {
    /// It can be left from several places.
    Exits,
    /// It asks at its end whether to go on, not at its beginning.
    AsksAtEnd,
    /// There are branches in it.
    Branches,
    /// It does not count to a number by a constant.
    NotCounted,
    /// It counts to a number that changes.
    BoundChanges,
    /// An operation that does more than to compute, load and store.
    Effect(Op),
    /// An access that is volatile or atomic.
    NotPlain(Op),
    /// A number of which there are no vectors.
    LaneType(Op),
    /// A store to elements that do not lie side by side.
    Scattered(Op),
    /// A load from anywhere in a loop that stores.
    Irregular(Op),
    /// A value that is carried from iteration to iteration in a way that lanes cannot share.
    Carried(Op),
    /// A carried number that is of a type without vectors, or an argument of the loop.
    CarriedArgument,
    /// Floats that must be added up one after another.
    FloatOrder(Op),
    /// An operation that has no form on vectors.
    NoVectorForm(Op),
    /// A choice by a condition that all iterations share.
    SharedCondition,
    /// A branch that iterations may take in different ways.
    Diverges(Op),
    /// A store to a place that several iterations may use.
    Shared(Op),
    /// An access outside of the innermost loop to what is stored to.
    Imperfect(Op),
    /// Its annotation says that it stays as it is.
    Annotated,
    /// Loops in it are vectorised instead.
    InnerFirst,
    /// Loops in it are unrolled instead.
    Unrolled,
    /// There is nothing to do on vectors.
    Nothing,
    /// There are fewer iterations than lanes.
    Few(i128),
    /// Two accesses of which one must come after the other, this many iterations later if that is known.
    Dependence(Op, Op, Option<i64>),
    /// Two accesses of which nothing before the loop tells whether they touch the same memory.
    Unpredictable(Op, Op),
    /// It has so many operations, more than so many.
    Large(usize, usize),
    /// An operation may touch the memory of another one that would have to be done earlier or later; the last one, if it is known.
    Between(Op, Option<Op>),
    /// There are too many accesses between operations.
    FarApart,
    /// Memory of the function that the next call may not share.
    Frame,
    /// Addresses further apart than memory is large.
    Addresses,
    /// So many pairs of accesses would have to be told apart at run time.
    Checks(usize),
    /// What vectors and numbers are expected to cost.
    Cost {
        /// Of some iterations at once.
        vector: i64,
        /// Of them one after another.
        scalar: i64,
    },
}

impl Missed {
    /// What is in the way, after "because", and operations to look at.
    pub(super) fn told(self, f: &Function) -> (String, Vec<(Loc, String)>) {
        let name = |op: Op| format!("'{}' op", f.cx.op_text(f.body.name(op)));
        let here = |op: Op| vec![(f.body.loc(op), format!("this {}", name(op)))];
        match self {
            Missed::Exits => ("it can be left from several places".into(), Vec::new()),
            Missed::AsksAtEnd => {
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

/// What a remark says of checks at run time.
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
