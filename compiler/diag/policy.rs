//! The treatment of warnings, and the number of errors that are kept.

use super::Severity;

/// The name of the warning about a literal whose value its type does not have.
pub const CONSTANT_PRECISION: &str = "constant-precision";
/// The name of the warning about syntax of earlier releases of MLIR.
pub const DEPRECATED_SYNTAX: &str = "deprecated-syntax";
/// The name of the warning about an attribute that the compiler knows and ignores.
pub const IGNORED_ATTRIBUTES: &str = "ignored-attributes";
/// The name of the warning about a transformation that the source requests and that was not done.
pub const PASS_FAILED: &str = "pass-failed";
/// The name of the warning about an attribute that the compiler does not know.
pub const UNKNOWN_ATTRIBUTES: &str = "unknown-attributes";
/// The name of the warning about a misspelt name of a warning.
pub const UNKNOWN_WARNING_OPTION: &str = "unknown-warning-option";
/// The name of the warning about a header without functions.
pub const UNUSED_C_INTERFACE: &str = "unused-c-interface";

/// The warnings: their names, and their reasons. All but [`DEFAULT_OFF`] are enabled by default.
pub const WARNINGS: [(&str, &str); 7] = [
    (
        CONSTANT_PRECISION,
        "a float literal overflows, becomes zero, or is an integer with more digits than its type has",
    ),
    (
        DEPRECATED_SYNTAX,
        "syntax of an earlier release of MLIR was read, such as `addi` or `!llvm.ptr<i8>`; off by default",
    ),
    (IGNORED_ATTRIBUTES, "an attribute is known but has no effect on the code"),
    (PASS_FAILED, "the annotation of a loop requests vectorisation, and the loop is not vectorised"),
    (UNKNOWN_ATTRIBUTES, "an attribute of the LLVM dialect is not known and has no effect"),
    (UNKNOWN_WARNING_OPTION, "there is no warning of the name behind `-W`"),
    (
        UNUSED_C_INTERFACE,
        "a header was requested, but no function can be called from C: none has `llvm.emit_c_interface`",
    ),
];

/// The warnings that are disabled by default: texts of earlier releases are supported on purpose.
const DEFAULT_OFF: [&str; 1] = [DEPRECATED_SYNTAX];

/// The treatment of warnings, and the number of errors that are kept. Of contradicting settings of a warning the last
/// one holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Policy {
    /// The number of errors that are kept, further ones are only counted; 0 keeps all.
    pub error_limit: usize,
    /// True if no warning is reported.
    pub forbids_warnings: bool,
    /// True if warnings are errors, unless [`Policy::set_error`] excludes them.
    pub warnings_are_errors: bool,
    disabled: Vec<&'static str>,
    errors: Vec<(&'static str, bool)>,
}

impl Default for Policy {
    fn default() -> Policy {
        Policy {
            error_limit: Policy::ERROR_LIMIT,
            forbids_warnings: false,
            warnings_are_errors: false,
            disabled: DEFAULT_OFF.to_vec(),
            errors: Vec::new(),
        }
    }
}

impl Policy {
    /// The number of errors that are kept by default.
    pub const ERROR_LIMIT: usize = 100;

    /// Enables or disables a warning. Returns false if there is none of this name.
    pub fn set_enabled(&mut self, name: &str, is_enabled: bool) -> bool {
        let Some(name) = known(name) else { return false };
        self.disabled.retain(|&disabled| disabled != name);
        if !is_enabled {
            self.disabled.push(name);
        }
        true
    }

    /// Enables all warnings.
    pub fn enable_all(&mut self) {
        self.disabled.clear();
    }

    /// Makes a warning an error or no error. Returns false if there is none of this name.
    pub fn set_error(&mut self, name: &str, is_error: bool) -> bool {
        let Some(name) = known(name) else { return false };
        self.errors.retain(|error| error.0 != name);
        self.errors.push((name, is_error));
        true
    }

    /// Returns the severity of a warning, if it is reported.
    pub(super) fn severity(&self, name: Option<&str>) -> Option<Severity> {
        let is_disabled = name.is_some_and(|name| self.disabled.contains(&name));
        if self.forbids_warnings || is_disabled {
            return None;
        }
        let own = self.errors.iter().find(|error| Some(error.0) == name);
        match own.map_or(self.warnings_are_errors, |error| error.1) {
            true => Some(Severity::Error),
            false => Some(Severity::Warning),
        }
    }
}

fn known(name: &str) -> Option<&'static str> {
    WARNINGS.iter().map(|warning| warning.0).find(|&known| known == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_setting_of_a_warning_holds() {
        let mut policy = Policy::default();
        let ignored = Some(IGNORED_ATTRIBUTES);
        assert_eq!(policy.severity(ignored), Some(Severity::Warning));
        assert!(policy.set_enabled(IGNORED_ATTRIBUTES, false));
        assert_eq!(policy.severity(ignored), None);
        assert!(policy.set_enabled(IGNORED_ATTRIBUTES, true));
        policy.warnings_are_errors = true;
        assert_eq!(policy.severity(ignored), Some(Severity::Error));
        assert!(policy.set_error(IGNORED_ATTRIBUTES, true) && policy.set_error(IGNORED_ATTRIBUTES, false));
        assert_eq!(policy.severity(ignored), Some(Severity::Warning));
        assert_eq!(policy.severity(Some(UNKNOWN_ATTRIBUTES)), Some(Severity::Error));
        policy.forbids_warnings = true;
        assert_eq!(policy.severity(Some(UNKNOWN_ATTRIBUTES)), None);
        assert!(!policy.set_enabled("no-such-warning", false) && !policy.set_error("no-such-warning", true));
    }
}
