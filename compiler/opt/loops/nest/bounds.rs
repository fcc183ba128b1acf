//! Bounds of the addresses of a nest with constant trip counts: accesses to different parts of one object, such as two
//! members of a structure, or two buffers in one allocation.

use crate::opt::analysis::access::Access;
use crate::opt::analysis::affine::{Affine, Term};
use crate::opt::function::Function;

use super::Nest;

/// The addresses of an access in all iterations: a loop-invariant part, and the bytes from there.
struct Bounds {
    invariant: Affine,
    /// The first byte, and the end, exclusive.
    bytes: [i64; 2],
}

impl Bounds {
    /// Returns the bounds of an access; `None` if its address depends on values other than the induction variables of
    /// loops with constant trip counts.
    fn of(f: &Function, nest: &Nest, access: &Access) -> Option<Bounds> {
        let address = &access.address;
        let mut bounds = Bounds { invariant: Affine::number(0), bytes: [address.constant; 2] };
        for &(term, factor) in &address.terms {
            let range = match term {
                Term::Value(value) => nest.loop_of(value),
                Term::Product(..) => None,
            };
            let Some(l) = range else {
                term.values().iter().all(|&value| nest.is_invariant(f, value)).then_some(())?;
                bounds.invariant.terms.push((term, factor));
                continue;
            };
            let start = i64::try_from(f.constant_of(l.start)?).ok()?;
            let last = i64::try_from(l.iterations(f)?).ok()?.checked_sub(1)?.checked_mul(l.step)?;
            let ends = [start.checked_mul(factor)?, start.checked_add(last)?.checked_mul(factor)?];
            bounds.bytes[0] = bounds.bytes[0].checked_add(ends[0].min(ends[1]))?;
            bounds.bytes[1] = bounds.bytes[1].checked_add(ends[0].max(ends[1]))?;
        }
        bounds.bytes[1] = bounds.bytes[1].checked_add(access.size)?;
        Some(bounds)
    }
}

/// Returns true if two accesses never touch the same memory, in any iterations of the nest.
pub(crate) fn are_disjoint(f: &Function, nest: &Nest, a: &Access, b: &Access) -> bool {
    let (Some(a), Some(b)) = (Bounds::of(f, nest, a), Bounds::of(f, nest, b)) else { return false };
    a.invariant == b.invariant && (a.bytes[1] <= b.bytes[0] || b.bytes[1] <= a.bytes[0])
}
