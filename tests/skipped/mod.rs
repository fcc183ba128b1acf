//! Reports of skipped tests, whose requirements are not installed.

use std::io::Write;

/// Reports a skipped test. The test harness would only show the output of failing tests, so it is bypassed. With
/// `MLIRC_REQUIRE_ALL` in the environment, skipping is a failure.
pub(crate) fn skipped(what: &str, missing: &str) {
    assert!(std::env::var_os("MLIRC_REQUIRE_ALL").is_none(), "{what}: {missing} is not installed");
    let _ = writeln!(std::io::stderr(), "skipped: {what}, because {missing} is not installed");
}
