//! Canonicalization of induction variables to 64-bit add recurrences with `slt` exit tests, whatever type, direction or
//! predicate the program has. Later passes match this form only.
//!
//! 1. Loops whose exit tests depend on constants only get an induction variable. Exit tests of sums become exit tests
//!    of induction variables, and those of pointers become exit tests of integers.
//! 2. Loops are versioned by runtime conditions: that unknown steps and strides are 1 and, unless that is proved, that
//!    induction variables and differences of them do not wrap.
//! 3. Operations of loops get the flags that value ranges prove: `nsw`, `nuw`, `nneg`, signed predicates.
//! 4. Induction variables of fewer than 64 bits that do not wrap are widened where they are extended or compared.
//!    Division and right shifts of non-negative values become unsigned.
//! 5. Exit tests become `slt`. Decreasing induction variables are replaced by increasing ones.
//! 6. Secondary induction variables, including pointers, become functions of the primary one.

use crate::opt::function::Function;

mod assume;
mod derived;
mod evaluation;
mod exit_test;
mod infer;
mod multiples;
mod pointers;
mod reversal;
mod sum_tests;
mod unit_stride;
mod widen;

/// The pass.
pub(crate) fn indvars(f: &mut Function) {
    evaluation::count_by_evaluation(f);
    sum_tests::test_counters(f);
    pointers::count_pointers(f);
    unit_stride::assume_unit_strides(f);
    infer::infer_steps(f);
    exit_test::make_strict(f);
    if assume::assume_bounds(f) {
        infer::infer_steps(f);
    }
    infer::infer_flags(f);
    widen::widen_counters(f);
    infer::infer_signs(f);
    unit_stride::assume_unit_strides(f);
    exit_test::make_strict(f);
    derived::compute_derived(f);
    derived::cancel_differences(f);
}
