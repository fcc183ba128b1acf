//! Rules for Make.

use std::path::PathBuf;

use mlirc::driver::make_name;

use super::destinations::is_std;
use super::{Depfile, Destination, Library, Unit};

/// The arguments.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Input and output")]
pub(super) struct DepfileArguments {
    /// Also write a rule for Make with the sources as prerequisites; also -MMD
    #[arg(long = "MD")]
    pub(super) depfile: bool,
    /// Path of the rule [default: OUT with extension .d]
    #[arg(long = "MF", value_name = "PATH", requires = "depfile")]
    depfile_path: Option<PathBuf>,
    /// Target of the rule, as it is; may be repeated [default: the outputs other than headers and modules for other
    /// languages]
    #[arg(long = "MT", value_name = "NAME", requires = "depfile")]
    depfile_target: Vec<String>,
    /// Target of the rule, with the characters escaped that are special to Make
    #[arg(long = "MQ", value_name = "NAME", requires = "depfile")]
    quoted_target: Vec<String>,
    /// Also write a rule without prerequisites for each source but the first, so that it may be removed
    #[arg(long = "MP", requires = "depfile")]
    phony: bool,
}

impl DepfileArguments {
    /// Plans the rules: one for a library, or one for each source.
    ///
    /// # Errors
    /// When there is no file that a rule could be about, or one path for several rules.
    pub(super) fn plan(
        &self,
        units: &[Unit],
        library: Option<&Library>,
        constants: Option<&PathBuf>,
    ) -> Result<Vec<Depfile>, String> {
        if !self.depfile {
            return Ok(Vec::new());
        }
        if let Some(library) = library {
            let libraries = library.libraries.iter().map(|made| &made.1);
            let sources = units.iter().map(|unit| unit.input.clone()).collect();
            return Ok(vec![self.rule(libraries.chain(constants), &library.bindings, sources)?]);
        }
        let has_one_name = self.depfile_path.is_some() || self.targets().next().is_some();
        if units.len() > 1 && has_one_name {
            return Err("several sources have several rules, which cannot have one path or target; \
                        --emit=archive and --emit=shared put the sources together"
                .into());
        }
        let rule = |unit: &Unit| {
            let (bindings, others): (Vec<_>, Vec<_>) =
                unit.destinations.iter().cloned().partition(|destination| destination.0.is_binding());
            let others = others.iter().map(|destination| &destination.1);
            self.rule(others.chain(constants), &bindings, vec![unit.input.clone()])
        };
        units.iter().map(rule).collect()
    }

    /// Plans the rule of outputs, or of bindings if there are no others: bindings stay older than the sources if they do
    /// not change, and Make would compile again and again.
    fn rule<'a>(
        &self,
        outputs: impl Iterator<Item = &'a PathBuf>,
        bindings: &'a [Destination],
        sources: Vec<PathBuf>,
    ) -> Result<Depfile, String> {
        let is_file = |path: &&PathBuf| !is_std(path);
        let mut outputs: Vec<&PathBuf> = outputs.filter(is_file).collect();
        if outputs.is_empty() {
            outputs = bindings.iter().map(|binding| &binding.1).filter(is_file).collect();
        }
        let Some(&first) = outputs.first() else {
            return Err("-MD needs an output that is a file".into());
        };
        let path = self.depfile_path.clone().unwrap_or_else(|| first.with_extension("d"));
        let mut targets: Vec<String> = self.targets().collect();
        if targets.is_empty() {
            targets = outputs.iter().map(|path| make_name(&path.display().to_string())).collect();
        }
        Ok(Depfile { path, targets, sources, phony: self.phony })
    }

    /// Returns the requested targets, as they are written.
    fn targets(&self) -> impl Iterator<Item = String> {
        let quoted = self.quoted_target.iter().map(|name| make_name(name));
        self.depfile_target.iter().cloned().chain(quoted)
    }
}
