//! The options of diagnostics.

use std::io::IsTerminal;

use clap::ValueEnum;
use mlirc::diag::{
    Diagnostic, Location, Policy, Styles, UNKNOWN_WARNING_OPTION, WARNINGS, did_you_mean, explanation,
};

use crate::chunks::is_joinable;

use super::request::{ErrorFormat, Expected, Library, Reporting, Unit};

/// The arguments.
#[derive(clap::Args, Debug, Clone)]
#[command(next_help_heading = "Diagnostics")]
pub(super) struct DiagnosticArguments {
    /// Colours; auto is on a terminal without NO_COLOR
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = Color::Auto)]
    color: Color,
    /// Format of messages: text, an object of JSON per line, or a document of SARIF 2.1.0
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = ErrorFormat::Human)]
    error_format: ErrorFormat,
    /// Explain an error by its code, such as M0001, with an example
    #[arg(long, value_name = "CODE")]
    explain: Option<String>,
    /// Number of errors that are shown; 0 shows all
    #[arg(long, value_name = "N", default_value_t = Policy::ERROR_LIMIT)]
    error_limit: usize,
    /// Show no warnings
    #[arg(short = 'w')]
    no_warnings: bool,
    /// Enable a warning, or no-NAME; error and error=NAME make errors of all or one
    #[arg(short = 'W', value_name = "NAME")]
    warnings: Vec<String>,
    /// Compile the parts between lines `// -----` separately
    #[arg(long)]
    split_input_file: bool,
    /// Compare messages with comments like `// expected-error {{text}}` and write nothing; only-expected ignores other
    /// messages
    #[arg(
        long,
        value_name = "MODE",
        value_enum,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "all"
    )]
    verify_diagnostics: Option<Expected>,
}

#[derive(Clone, Copy, ValueEnum, Debug)]
enum Color {
    Auto,
    Always,
    Never,
}

/// Words behind `-W` that enable all warnings.
const GROUPS: [&str; 3] = ["all", "extra", "everything"];

impl DiagnosticArguments {
    /// Returns the treatment of warnings and errors, and the warnings about unknown names.
    pub(super) fn policy(&self) -> (Policy, Vec<Diagnostic>) {
        let mut policy = Policy::default();
        // All errors may be expected.
        policy.error_limit = if self.verify_diagnostics.is_some() { 0 } else { self.error_limit };
        policy.forbids_warnings = self.no_warnings;
        let unknown = self.warnings.iter().filter(|word| !apply(&mut policy, word));
        let unknown = unknown.map(|word| unknown_warning(word)).collect();
        (policy, unknown)
    }

    /// Returns the explanation of an error, if requested.
    pub(super) fn explained(&self) -> Result<Option<String>, String> {
        let Some(code) = &self.explain else { return Ok(None) };
        match explanation(code) {
            Some(explanation) => Ok(Some(format!("{}\n", explanation.text.trim_end()))),
            None => Err(format!("there is no error '{code}'; docs/errors.md lists the codes, from M0001")),
        }
    }

    /// Returns the settings of the output of diagnostics.
    pub(super) fn reporting(&self) -> Reporting {
        Reporting {
            format: self.error_format,
            styles: if self.is_coloured() { Styles::COLOURED } else { Styles::PLAIN },
            unknown_warnings: self.policy().1,
            splits: self.split_input_file,
            expected: self.verify_diagnostics,
        }
    }

    /// Checks that the outputs of the parts of a source can be joined, if they are written.
    pub(super) fn check_parts(&self, units: &[Unit], library: Option<&Library>) -> Result<(), String> {
        let mut outputs = units.iter().flat_map(|unit| &unit.destinations);
        let is_joined = library.is_none() && outputs.all(|output| is_joinable(output.0));
        match self.split_input_file && self.verify_diagnostics.is_none() && !is_joined {
            true => {
                Err("--split-input-file needs --verify-diagnostics or outputs that are modules, such as \
                         --emit=llvm-dialect: objects and headers of parts are not joined"
                    .into())
            }
            false => Ok(()),
        }
    }

    /// Returns true if the source is a test of diagnostics.
    pub(super) fn is_test(&self) -> bool {
        self.split_input_file || self.verify_diagnostics.is_some()
    }

    fn is_coloured(&self) -> bool {
        match self.color {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => {
                let forbids = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                let is_dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
                !forbids && !is_dumb && std::io::stderr().is_terminal()
            }
        }
    }
}

/// Applies the word behind `-W`. Returns false if it is not known.
fn apply(policy: &mut Policy, word: &str) -> bool {
    let (word, is_on) = word.strip_prefix("no-").map_or((word, true), |word| (word, false));
    match word.strip_prefix("error=") {
        Some(name) => policy.set_error(name, is_on) && (!is_on || policy.set_enabled(name, true)),
        None if word == "error" => {
            policy.warnings_are_errors = is_on;
            true
        }
        None if is_on && GROUPS.contains(&word) => {
            policy.enable_all();
            true
        }
        None => policy.set_enabled(word, is_on),
    }
}

fn unknown_warning(word: &str) -> Diagnostic {
    let start = word.rfind("error=").map_or(0, |at| at + "error=".len());
    let start = start.max(if word.starts_with("no-") { "no-".len() } else { 0 });
    let (prefix, name) = word.split_at(start);
    let known = did_you_mean(name, WARNINGS.iter().map(|warning| warning.0));
    let hint = known.map_or(String::new(), |known| format!("; did you mean '-W{prefix}{known}'?"));
    let message = format!("unknown warning option '-W{word}'{hint}");
    Diagnostic::warning(UNKNOWN_WARNING_OPTION, Location::Unknown, message)
}

/// The warnings, for the documentation.
pub(super) fn warning_help() -> Vec<(String, String)> {
    WARNINGS.iter().map(|(name, about)| (format!("-W{name}"), about.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_warnings_have_hints() {
        for word in ["error", "no-error", "all", "error=ignored-attributes", "no-unused-c-interface"] {
            assert!(apply(&mut Policy::default(), word), "{word}");
        }
        for (word, hint) in [
            ("unused-c-interfaces", "'-Wunused-c-interface'?"),
            ("no-unused-c-interfaces", "'-Wno-unused-c-interface'?"),
            ("no-error=nothing", "'-Wno-error=nothing'"),
            ("error=ignored-attribute", "'-Werror=ignored-attributes'?"),
        ] {
            assert!(!apply(&mut Policy::default(), word), "{word}");
            let message = unknown_warning(word).message;
            assert!(message.ends_with(hint), "{message}");
        }
    }
}
