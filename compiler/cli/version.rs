//! The text of `--version`.

use std::fmt::Write;

use mlirc::codegen::{BACK_END, back_end_vector_bits};
use mlirc::driver::RELEASES;
use mlirc::target::{TRIPLES, Target};

/// Returns the version; in the long form, also everything that depends on it.
pub(super) fn text(is_long: bool) -> String {
    let mut text = format!("mlirc {}\n", env!("CARGO_PKG_VERSION"));
    if !is_long {
        return text;
    }
    if let Some(commit) = mlirc_commit::commit() {
        let _ = writeln!(text, "commit: {commit}");
    }
    let ([first, last], [back_end, version]) = (RELEASES, BACK_END);
    let _ = writeln!(text, "text: MLIR {first} to {last}\nback end: {back_end} {version}\ntargets:");
    let targets = TRIPLES.iter().filter_map(|triple| Some((triple, Target::parse(triple).ok()?)));
    for (triple, target) in targets {
        let _ = writeln!(text, "  {triple:<30} {}", vectors(&target));
    }
    text
}

/// Returns the widths of vectors on the first processors of x86-64 with wider ones, if they are more than `bits`.
fn wider(target: &Target, mut bits: u32) -> String {
    let mut text = String::new();
    for processor in ["x86-64-v3", "znver4"] {
        let with_processor = target.clone().with_processor(Some(processor), "", || Ok(Vec::new())).ok();
        let widest =
            with_processor.and_then(|it| it.with_vector_bits(back_end_vector_bits(), None).vector_bits());
        if let Some(widest) = widest.filter(|&widest| widest > bits) {
            let _ = write!(text, ", {widest} with -mcpu={processor}");
            bits = widest;
        }
    }
    text
}

/// Returns the width of vectors in code for a target, and the feature that they need if its baseline has none.
fn vectors(target: &Target) -> String {
    let width = |bits: u32| format!("vectors of {bits} bits");
    if let Some(bits) = target.vector_bits() {
        return width(bits) + &wider(target, bits);
    }
    let with = |name: &str| target.clone().with_processor(None, &format!("+{name}"), || Ok(Vec::new())).ok();
    let enabling = target.processors().features().find_map(|feature| {
        let bits = with(feature.name)?.vector_bits()?;
        Some(format!("{} with -mattr=+{}", width(bits), feature.name))
    });
    enabling.unwrap_or_else(|| "no vectors".into())
}
