//! Internal errors of the compiler: reports the error, saves the input, and exits.

use std::panic::PanicHookInfo;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use mlirc::codegen::current_function;
use mlirc::driver;
use mlirc::source::Source;

/// The exit code of an internal error (`EX_SOFTWARE`).
pub(crate) const INTERNAL_ERROR: u8 = 70;

/// The message about an internal error.
pub(crate) const MESSAGE: &str = "internal error: this is a bug in mlirc, not in the input";

/// The source being compiled.
static SOURCE: Mutex<Option<Arc<Source>>> = Mutex::new(None);

/// Installs a panic hook that reports an internal error and exits: the released binary does not unwind the stack.
pub(crate) fn report_panics() {
    std::panic::set_hook(Box::new(end));
}

/// Sets the source that is compiled from now on.
pub(crate) fn compiles(source: &Arc<Source>) {
    *SOURCE.lock().unwrap_or_else(PoisonError::into_inner) = Some(source.clone());
}

/// Releases the source, which may have gigabytes of constants.
pub(crate) fn compiled() {
    *SOURCE.lock().unwrap_or_else(PoisonError::into_inner) = None;
}

fn end(panic: &PanicHookInfo) {
    // Other threads that panic wait here until the process exits.
    let source = SOURCE.lock().unwrap_or_else(PoisonError::into_inner);
    eprintln!("mlirc: {panic}");
    let function = current_function();
    if !function.is_empty() {
        eprintln!("mlirc: note: in code generation of '{function}' or after it");
    }
    if let Some(source) = &*source {
        internal_error(source);
    }
    std::process::exit(INTERNAL_ERROR.into());
}

/// Reports an internal error and saves the input.
pub(crate) fn internal_error(source: &Source) -> ExitCode {
    eprintln!("mlirc: {MESSAGE}");
    eprintln!("mlirc: note: {}", reproducer(source));
    ExitCode::from(INTERNAL_ERROR)
}

/// Saves the input, so that the error can be reproduced. Returns the note about it.
pub(crate) fn reproducer(source: &Source) -> String {
    match driver::write_reproducer(source) {
        Ok(path) => {
            format!("the input and the arguments are in '{}'; please report it", path.display())
        }
        Err(error) => format!("the input could not be saved: {error}"),
    }
}
