//! What a test leaves out because something is not installed.

use std::io::Write;

/// Says what is left out, past the test harness, which shows the output of failing tests only. With `MLIRC_REQUIRE_ALL` in
/// the environment it is a failure.
pub(crate) fn skipped(what: &str, missing: &str) {
    assert!(std::env::var_os("MLIRC_REQUIRE_ALL").is_none(), "{what}: {missing} is not installed");
    let _ = writeln!(std::io::stderr(), "skipped: {what}, because {missing} is not installed");
}
