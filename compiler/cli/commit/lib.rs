//! The commit from which the compiler is built. It is a crate of its own, so that a commit causes a new link of the
//! program, and not a new build of the library.

/// Returns the description of the commit by Git, such as `v0.1.0-12-gabcdef0`. `None` if the sources were not in a
/// checkout.
pub fn commit() -> Option<&'static str> {
    option_env!("MLIRC_DESCRIBED_COMMIT")
}
