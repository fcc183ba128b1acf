//! Bounds of irregular accesses: those whose address contains values of known ranges, such as the index of a table that
//! is a zero-extended byte, or is masked.

use std::cell::OnceCell;

use crate::opt::analysis::access::{Access, Stride, is_invariant, stride};
use crate::opt::analysis::affine::Term;
use crate::opt::analysis::loop_info::CountedLoop;
use crate::opt::analysis::ranges::Ranges;
use crate::opt::function::Function;

/// Upper bound on the size of the memory that an irregular access may touch in an iteration, in bytes. A larger range
/// is rarely disjoint from others.
const MAX_SIZE: i128 = 1 << 20;

/// Replaces each irregular access whose address has a known range by one of all memory that it may touch. Others do not
/// change.
pub(super) fn bounded(f: &Function, l: &CountedLoop, accesses: &[Access]) -> Vec<Access> {
    let ranges = OnceCell::new();
    let replaced = accesses.iter().map(|access| match access.stride {
        Stride::Irregular => hull(f, l, access, ranges.get_or_init(|| Ranges::new(f, &[]))),
        _ => None,
    });
    replaced.zip(accesses).map(|(hull, access)| hull.unwrap_or_else(|| access.clone())).collect()
}

/// The access of all memory that an irregular access may touch in an iteration.
fn hull(f: &Function, l: &CountedLoop, access: &Access, ranges: &Ranges) -> Option<Access> {
    let mut hull = access.clone();
    let (mut low, mut high) = (0, i128::from(access.size));
    hull.address.terms.clear();
    for &(term, factor) in &access.address.terms {
        match term {
            Term::Value(value) if value != l.counter && !is_invariant(f, l, value) => {
                let (first, last) = ranges.of(value, l.body)?.signed;
                let ends = [first, last].map(|end| end.checked_mul(factor.into()));
                let (first, last) = (ends[0]?, ends[1]?);
                low += first.min(last);
                high += first.max(last);
            }
            _ => hull.address.terms.push((term, factor)),
        }
    }
    if high - low > MAX_SIZE {
        return None;
    }
    hull.address.constant = hull.address.constant.checked_add(low.try_into().ok()?)?;
    hull.size = (high - low).try_into().ok()?;
    hull.stride = stride(&hull.address, l, |value| is_invariant(f, l, value));
    Some(hull)
}
