//! Accesses whose addresses are far apart in every iteration, according to the ranges of induction variables and of other
//! terms. They need no runtime check: two views of one allocation, for example.

use std::cell::OnceCell;
use std::rc::Rc;

use crate::opt::analysis::access::{Access, is_invariant};
use crate::opt::analysis::affine::Term;
use crate::opt::analysis::loop_info::{CountedLoop, Loop, loops};
use crate::opt::analysis::ranges::Ranges;
use crate::opt::function::Function;

/// The ranges of values, computed at the first question.
pub(crate) struct Apart<'f, 'a> {
    f: &'f Function<'a>,
    l: &'f CountedLoop,
    loops: OnceCell<Rc<[Loop]>>,
}

impl<'f, 'a> Apart<'f, 'a> {
    pub(crate) fn new(f: &'f Function<'a>, l: &'f CountedLoop) -> Apart<'f, 'a> {
        Apart { f, l, loops: OnceCell::new() }
    }

    /// Returns true if no iteration of one access touches the memory of any iteration of the other one.
    pub(crate) fn never_overlap(&self, a: &Access, b: &Access) -> bool {
        let has_same_base = a.address.base(self.f).is_some_and(|base| b.address.base(self.f) == Some(base));
        if !has_same_base {
            return false;
        }
        let ranges = Ranges::new(self.f, self.loops.get_or_init(|| loops(self.f)));
        let distances = self.distances(a, b, &ranges);
        // Address arithmetic wraps outside of this range.
        let distances =
            distances.filter(|&(least, most)| i64::try_from(least).is_ok() && i64::try_from(most).is_ok());
        distances.is_some_and(|(least, most)| least >= a.size.into() || most <= -i128::from(b.size))
    }

    /// Returns the least and the greatest distance from an address of the first access to one of the second, in iterations of
    /// the loop that may differ.
    fn distances(&self, a: &Access, b: &Access, ranges: &Ranges) -> Option<(i128, i128)> {
        let distance = b.address.minus(&a.address);
        let [from_a, from_b] = [a, b].map(|access| access.address.factor_of(self.l.counter));
        let others = distance.terms.iter().filter(|(term, _)| *term != Term::Value(self.l.counter));
        let counters = [(from_b, self.l.counter), (from_a.checked_neg()?, self.l.counter)];
        let mut terms: Vec<(i64, _)> = counters.into_iter().filter(|&(factor, _)| factor != 0).collect();
        for &(term, factor) in others {
            let Term::Value(value) = term else { return None };
            terms.push((factor, value));
        }
        // A term that changes in the loop and that both addresses have is not the same in two iterations.
        let all = [a, b].into_iter().flat_map(|access| &access.address.terms);
        let mut values = all.flat_map(|(term, _)| term.values()).filter(|&value| value != self.l.counter);
        if !values.all(|value| is_invariant(self.f, self.l, value)) {
            return None;
        }
        let (mut least, mut most) = (i128::from(distance.constant), i128::from(distance.constant));
        for (factor, value) in terms {
            let (first, last) = ranges.of(value, self.l.body)?.signed;
            let ends = [first, last].map(|end| end.checked_mul(factor.into()));
            let (first, last) = (ends[0]?, ends[1]?);
            least = least.checked_add(first.min(last))?;
            most = most.checked_add(first.max(last))?;
        }
        Some((least, most))
    }
}
