//! The progress of the compilation that runs in this process, for displays. Nothing depends on it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

static STAGE: Mutex<&'static str> = Mutex::new("");
static DONE: AtomicUsize = AtomicUsize::new(0);
static TOTAL: AtomicUsize = AtomicUsize::new(0);

/// The progress of a compilation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The stage that runs; empty if none does.
    pub stage: &'static str,
    /// The number of its functions that are done.
    pub done: usize,
    /// The number of its functions, or 0 if it does not count them.
    pub total: usize,
}

/// Begins a stage.
pub(crate) fn begin(stage: &'static str) {
    *STAGE.lock().unwrap_or_else(PoisonError::into_inner) = stage;
    begin_functions(0);
}

/// Begins the functions of a stage.
pub(crate) fn begin_functions(total: usize) {
    DONE.store(0, Ordering::Relaxed);
    TOTAL.store(total, Ordering::Relaxed);
}

/// Counts a function that is done.
pub(crate) fn count_function() {
    DONE.fetch_add(1, Ordering::Relaxed);
}

/// Returns the progress.
pub fn current() -> Progress {
    let stage = *STAGE.lock().unwrap_or_else(PoisonError::into_inner);
    Progress { stage, done: DONE.load(Ordering::Relaxed), total: TOTAL.load(Ordering::Relaxed) }
}
