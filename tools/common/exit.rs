//! The exit status of a development tool.

use std::process::ExitCode;

/// Returns success for `Ok(true)`, and failure for `Ok(false)` and for an error, which is printed.
#[allow(clippy::print_stderr)]
pub(crate) fn exit_code(result: Result<bool, String>) -> ExitCode {
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}
