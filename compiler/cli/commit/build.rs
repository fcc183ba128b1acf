//! Finds the commit of the sources. `MLIRC_COMMIT` in the environment names it where there is no checkout.

#![allow(clippy::print_stdout)]

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=MLIRC_COMMIT");
    let named = std::env::var("MLIRC_COMMIT").ok().filter(|name| !name.is_empty());
    if let Some(commit) = named.or_else(described) {
        println!("cargo:rustc-env=MLIRC_DESCRIBED_COMMIT={commit}");
    }
}

/// Returns the description of the commit that is checked out.
fn described() -> Option<String> {
    // Unpacked sources may be below another project's checkout, which does not track this file.
    git(&["ls-files", "--error-unmatch", "build.rs"])?;
    // The log of HEAD changes with every commit, and HEAD itself in a checkout without logs.
    for name in ["logs/HEAD", "HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["describe", "--tags", "--always"])
}

/// Returns the output of Git, if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned())
}
