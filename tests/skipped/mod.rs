//! Reports of tests that are skipped because their requirements are not installed.

use std::io::Write;

/// Reports a skipped test. It writes to standard error directly, because the test harness captures the output of
/// passing tests. With `MLIRC_REQUIRE_ALL` in the environment, skipping is a failure.
pub(crate) fn skipped(what: &str, missing: &str) {
    assert!(std::env::var_os("MLIRC_REQUIRE_ALL").is_none(), "{what}: {missing} is not installed");
    let _ = writeln!(std::io::stderr(), "skipped: {what}, because {missing} is not installed");
}
