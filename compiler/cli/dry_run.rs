//! The text of `--dry-run`, or `-###`: the target, the outputs of each source, and the command that links.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use mlirc::driver::SizeLevel;
use mlirc::link;
use mlirc::target::Target;

use super::destinations::name;
use super::{Compile, LibraryKind, RuntimeUse};

/// Returns the text. Nothing is read or written; objects are named after their sources, as linking names temporary files.
///
/// # Errors
/// When there is no linker for the target.
pub(super) fn text(compile: &Compile, target: &Target) -> Result<String, String> {
    let options = &compile.options;
    let mut text = format!("mlirc {}\n", env!("CARGO_PKG_VERSION"));
    // Writing to a String cannot fail.
    let _ = writeln!(text, "target: {}", target.triple);
    let _ = writeln!(text, "processor: {}", options.cpu.as_deref().unwrap_or("baseline"));
    let features = |of: &Target| {
        let names = of.processors().features().map(|feature| feature.name);
        names.filter(|name| of.features.has(name)).collect::<Vec<_>>().join(", ")
    };
    match target.targets_of_levels() {
        Some(levels) => {
            let levels = target.levels.iter().zip(&levels);
            for (level, target) in levels.filter(|(_, target)| !features(target).is_empty()) {
                let _ = writeln!(text, "features of {}: {}", level.name, features(target));
            }
        }
        None if features(target).is_empty() => {}
        None => {
            let _ = writeln!(text, "features: {}", features(target));
        }
    }
    let level = match options.size {
        SizeLevel::Any => options.opt_level.to_string(),
        SizeLevel::Small => "s".into(),
        SizeLevel::Smallest => "z".into(),
    };
    let _ = writeln!(text, "level: -O{level}");
    for unit in &compile.units {
        let outputs = unit.destinations.iter();
        let outputs: Vec<String> =
            outputs.map(|(emit, path)| format!("{} '{}'", name(*emit), path.display())).collect();
        if !outputs.is_empty() {
            let _ = writeln!(text, "'{}': {}", unit.input.display(), outputs.join(", "));
        }
    }
    for rule in &compile.depfiles {
        let _ = writeln!(text, "rule for Make: '{}'", rule.path.display());
    }
    let Some(library) = &compile.library else { return Ok(text) };
    for (emit, path) in &library.bindings {
        let _ = writeln!(text, "{} '{}'", name(*emit), path.display());
    }
    for (kind, path) in &library.libraries {
        match kind {
            LibraryKind::Archive => {
                let _ = writeln!(text, "archive '{}'", path.display());
            }
            LibraryKind::Shared => {
                let _ = writeln!(text, "{}", link_command(compile, path, target)?);
            }
        }
    }
    Ok(text)
}

/// Returns the command that links the shared library, each word in quotes as C compilers print it.
fn link_command(compile: &Compile, output: &Path, target: &Target) -> Result<String, String> {
    let mut inputs: Vec<PathBuf> =
        compile.units.iter().map(|unit| PathBuf::from(format!("{}.o", unit.stem))).collect();
    inputs.extend((compile.runtime == RuntimeUse::Embed).then(|| PathBuf::from("libmlirc_rt.a")));
    let mut arguments = compile.link_args.clone();
    arguments.extend((compile.runtime == RuntimeUse::Link).then(|| "-lmlirc_rt".to_string()));
    let command = link::shared_command(output, &inputs, &arguments, target)?;
    let words = [command.get_program()].into_iter().chain(command.get_args());
    Ok(words.map(|word| format!(" \"{}\"", word.display())).collect())
}
