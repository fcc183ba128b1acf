//! Canonicalisation of induction variables: one spelling of what a loop counts, so that later passes see add recurrences of
//! 64 bits and strict exit tests, whatever type, direction or predicate the program has.
//!
//! 1. A loop is versioned by what only running tells: whether unknown steps and strides are 1, and, where that is not proved,
//!    whether counters wrap.
//! 2. Operations of loops get the flags that value ranges prove: `nsw`, `nuw`, `nneg`, comparisons of signed numbers.
//! 3. Counters of fewer than 64 bits that do not wrap are widened where they are extended and compared. Divisions and shifts
//!    of numbers that are not negative become unsigned ones.
//! 4. Exit tests become `slt`, and counters that go down to a bound go up instead.
//! 5. Other recurrences of a loop, pointers among them, are computed from its counter.

use crate::opt::function::Function;

mod assume;
mod derived;
mod exit_test;
mod infer;
mod unit_stride;
mod widen;

/// The pass.
pub(crate) fn indvars(f: &mut Function) {
    unit_stride::assume_unit_strides(f);
    infer::infer_steps(f);
    if assume::assume_bounds(f) {
        infer::infer_steps(f);
    }
    infer::infer_flags(f);
    widen::widen_counters(f);
    infer::infer_signs(f);
    unit_stride::assume_unit_strides(f);
    exit_test::make_strict(f);
    derived::compute_derived(f);
}
