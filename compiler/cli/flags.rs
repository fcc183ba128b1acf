//! The options `-f…` and `-fno-…`. Of contradicting ones the last one holds.

use mlirc::opt::{FastMath, RemarkFilter, VectorLibrary, passes};
use mlirc::target::TlsModel;

/// The settings of `-f…` options.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Flags {
    /// True if accesses are checked at run time.
    pub(super) bounds_check: bool,
    /// True if a check that fails returns to C.
    pub(super) returns_errors: bool,
    /// True if results are not computed in the buffers of operands.
    pub(super) forbids_in_place: bool,
    /// True if operations on tensors are not merged.
    pub(super) forbids_fusion: bool,
    /// True if each temporary buffer is an allocation of its own.
    pub(super) forbids_arenas: bool,
    /// True if contractions are converted to plain loops.
    pub(super) forbids_schedules: bool,
    pub(super) vector_library: VectorLibrary,
    /// True if each function gets a section of its own.
    pub(super) function_sections: bool,
    /// True if all functions keep their frame pointers.
    pub(super) keeps_frame_pointers: bool,
    /// True if calls in tail position return to the function.
    pub(super) forbids_sibling_calls: bool,
    /// Prefixes of file names in debug information and their replacements.
    pub(super) prefix_map: Vec<(String, String)>,
    /// The thread-local storage model.
    pub(super) tls_model: TlsModel,
    /// True if the compiler reports its own time.
    pub(super) time_report: bool,
    /// Fast-math flags that are added to all operations on floats.
    pub(super) fast_math: FastMath,
    /// True if products and sums are never fused.
    pub(super) forbids_contraction: bool,
    /// Disabled passes of the optimiser.
    pub(super) disabled_passes: Vec<String>,
}

/// Options of C compilers for position-independent code.
const POSITION: [&str; 4] = ["PIC", "pic", "PIE", "pie"];

/// Options of C compilers for floats: the value of the option that adds fast-math flags, and these flags.
const MATH: [(&str, bool, FastMath); 8] = [
    ("fast-math", true, FastMath::FAST),
    ("finite-math-only", true, FastMath::NNAN.and(FastMath::NINF)),
    ("honor-nans", false, FastMath::NNAN),
    ("honor-infinities", false, FastMath::NINF),
    ("signed-zeros", false, FastMath::NSZ),
    ("reciprocal-math", true, FastMath::ARCP),
    ("approx-func", true, FastMath::AFN),
    ("associative-math", true, FastMath::REASSOC),
];

/// Options that can only be off: traps and rounding modes are not modelled.
const UNOBSERVED: [&str; 3] = ["math-errno", "trapping-math", "rounding-math"];

impl Flags {
    /// Parses the words that follow `-f`.
    ///
    /// # Errors
    /// If a word is unknown. The message lists the known ones.
    pub(super) fn of(words: &[String]) -> Result<Flags, String> {
        let mut flags = Flags::default();
        for word in words {
            let (name, is_on) = match word.strip_prefix("no-") {
                Some(name) => (name, false),
                None => (&word[..], true),
            };
            if let Some(model) = word.strip_prefix("tls-model=") {
                flags.tls_model = TlsModel::parse(model)?;
            } else if let Some(pair) =
                ["file-prefix-map=", "debug-prefix-map="].iter().find_map(|name| word.strip_prefix(name))
            {
                let (old, new) = pair.split_once('=').ok_or(format!("-f{word} is not OLD=NEW"))?;
                flags.prefix_map.push((old.to_string(), new.to_string()));
            } else if let Some(mode) = word.strip_prefix("fp-contract=") {
                flags.contract(mode)?;
            } else if let Some(&(_, allowed_if, allowed)) = MATH.iter().find(|row| row.0 == name) {
                flags.allow(allowed, is_on == allowed_if);
            } else if !is_on && UNOBSERVED.contains(&name) {
                // No code depends on it.
            } else if name == "bounds-check" {
                flags.bounds_check = is_on;
                flags.returns_errors = false;
            } else if let Some(mode) = word.strip_prefix("bounds-check=") {
                flags.bounds_check = true;
                flags.returns_errors = match mode {
                    "abort" => false,
                    "return" => true,
                    _ => {
                        return Err(format!(
                            "unknown mode '{mode}' for -fbounds-check; one of abort, return"
                        ));
                    }
                };
            } else if name == "in-place" {
                flags.forbids_in_place = !is_on;
            } else if name == "fuse-tensors" {
                flags.forbids_fusion = !is_on;
            } else if name == "arenas" {
                flags.forbids_arenas = !is_on;
            } else if name == "schedules" {
                flags.forbids_schedules = !is_on;
            } else if let Some(library) = word.strip_prefix("veclib=") {
                flags.vector_library = match library {
                    "none" => VectorLibrary::None,
                    "mlirc" => VectorLibrary::Mlirc,
                    "libmvec" => VectorLibrary::Libmvec,
                    _ => {
                        return Err(format!(
                            "unknown library '{library}' for -fveclib; one of none, mlirc, libmvec"
                        ));
                    }
                };
            } else if name == "function-sections" {
                flags.function_sections = is_on;
            } else if name == "omit-frame-pointer" {
                flags.keeps_frame_pointers = !is_on;
            } else if name == "optimize-sibling-calls" {
                flags.forbids_sibling_calls = !is_on;
            } else if name == "time-report" {
                flags.time_report = is_on;
            } else if POSITION.contains(&name) {
                // All code is position-independent.
            } else if passes().any(|pass| pass.name == name) {
                flags.disabled_passes.retain(|pass| pass != name);
                if !is_on {
                    flags.disabled_passes.push(name.to_string());
                }
            } else {
                let known: Vec<&str> = known().collect();
                return Err(format!("unknown option '-f{word}'; one of -f or -fno-: {}", known.join(", ")));
            }
        }
        Ok(flags)
    }

    fn allow(&mut self, allowed: FastMath, is_allowed: bool) {
        self.fast_math = match is_allowed {
            true => self.fast_math.and(allowed),
            false => self.fast_math.without(allowed),
        };
        if allowed.has(FastMath::CONTRACT) {
            self.forbids_contraction = false;
        }
    }

    /// Applies the mode of `-ffp-contract`.
    fn contract(&mut self, mode: &str) -> Result<(), String> {
        self.fast_math = self.fast_math.without(FastMath::CONTRACT);
        self.forbids_contraction = mode == "off";
        match mode {
            "fast" => self.fast_math = self.fast_math.and(FastMath::CONTRACT),
            "on" | "off" => {}
            _ => return Err(format!("unknown mode '{mode}' for -ffp-contract; one of fast, on, off")),
        }
        Ok(())
    }
}

fn known() -> impl Iterator<Item = &'static str> {
    let others = [
        "bounds-check",
        "bounds-check=abort|return",
        "in-place",
        "fuse-tensors",
        "arenas",
        "schedules",
        "veclib=none|mlirc|libmvec",
        "function-sections",
        "omit-frame-pointer",
        "optimize-sibling-calls",
        "tls-model=MODEL",
        "file-prefix-map=OLD=NEW",
        "debug-prefix-map=OLD=NEW",
        "time-report",
        "fp-contract=fast|on|off",
    ];
    let others = others.into_iter().chain(MATH.iter().map(|row| row.0)).chain(UNOBSERVED).chain(POSITION);
    others.chain(passes().map(|pass| pass.name))
}

/// Parses the argument of `--remarks`.
///
/// # Errors
/// If a pass is unknown.
pub(super) fn remarks(names: Option<Vec<String>>) -> Result<RemarkFilter, String> {
    let Some(names) = names else { return Ok(RemarkFilter::None) };
    if names.iter().any(|name| name == "all") {
        return Ok(RemarkFilter::All);
    }
    match names.iter().find(|name| !passes().any(|pass| pass.name == **name)) {
        None => Ok(RemarkFilter::Passes(names)),
        Some(name) => {
            let known: Vec<&str> = passes().map(|pass| pass.name).collect();
            Err(format!("no pass '{name}' for --remarks; one of all, {}", known.join(", ")))
        }
    }
}

/// The flags other than those of passes, with their effects, for the documentation.
pub(super) fn flag_help() -> Vec<(String, String)> {
    const FLAGS: [(&str, &str); 17] = [
        ("-fbounds-check", "check accesses, views, descriptors from C and divisors at run time"),
        (
            "-fbounds-check=MODE",
            "after a check that fails: `abort` the program (default), or `return` to C, with a message in \
             `mlirc_error_message()`",
        ),
        ("-fno-in-place", "do not compute results of operations on tensors in the buffers of their operands"),
        ("-fno-fuse-tensors", "do not merge operations on tensors"),
        ("-fno-arenas", "allocate each temporary buffer of operations on tensors separately"),
        ("-fno-schedules", "convert matrix products, convolutions and poolings to plain loops"),
        (
            "-fveclib=LIBRARY",
            "compute mathematical functions in vectors by code that the compiler emits (`mlirc`, default) or by calls of \
             glibc's `libmvec`, or call the C library for each scalar (`none`)",
        ),
        ("-ffunction-sections", "emit each function into a section of its own"),
        ("-fno-omit-frame-pointer", "keep the frame pointers of all functions"),
        ("-fno-optimize-sibling-calls", "let calls in tail position return to the function"),
        ("-ftls-model=MODEL", "thread-local storage model; models that code does not follow are refused"),
        (
            "-ffile-prefix-map=OLD=NEW, -fdebug-prefix-map=OLD=NEW",
            "replace a prefix of the file names in debug information",
        ),
        ("-fPIC, -fPIE, -fno-pic", "accepted: all code is position-independent"),
        (
            "-ffast-math",
            "allow all rewrites of floats; or single ones: -fassociative-math, -freciprocal-math, \
             -fno-signed-zeros, -ffinite-math-only, -fno-honor-nans, -fno-honor-infinities, -fapprox-func",
        ),
        (
            "-ffp-contract=MODE",
            "fuse multiply-add: `fast` always, `on` where the flags of the module allow it (default), \
             `off` never",
        ),
        ("-fno-math-errno", "accepted, as -fno-trapping-math and -fno-rounding-math"),
        ("-ftime-report", "report the compiler's own time by stage and pass"),
    ];
    FLAGS.iter().map(|&(flag, about)| (flag.to_string(), about.to_string())).collect()
}

/// The flags that disable passes of the optimiser, with their effects.
pub(super) fn pass_help() -> Vec<(String, String)> {
    passes().map(|pass| (format!("-fno-{}", pass.name), pass.about.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_holds() {
        let flags = |words: &[&str]| Flags::of(&words.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert!(flags(&["bounds-check"]).expect("known").bounds_check);
        assert!(!flags(&["bounds-check", "no-bounds-check"]).expect("known").bounds_check);
        assert!(flags(&["bounds-check=return"]).expect("known").returns_errors);
        assert!(!flags(&["bounds-check=return", "bounds-check"]).expect("known").returns_errors);
        assert!(flags(&["bounds-check=trap"]).is_err());
        assert!(flags(&["no-in-place"]).expect("known").forbids_in_place);
        assert!(flags(&["no-arenas"]).expect("known").forbids_arenas);
        assert!(flags(&["no-schedules"]).expect("known").forbids_schedules);
        assert_eq!(flags(&["no-in-place", "in-place"]), Ok(Flags::default()));
        assert!(flags(&["no-fuse-tensors"]).expect("known").forbids_fusion);
        assert!(flags(&["function-sections", "PIC"]).expect("known").function_sections);
        assert!(flags(&["no-omit-frame-pointer"]).expect("known").keeps_frame_pointers);
        assert!(flags(&["no-optimize-sibling-calls"]).expect("known").forbids_sibling_calls);
        assert_eq!(flags(&["no-pic"]), Ok(Flags::default()));
        assert_eq!(flags(&["tls-model=local-exec"]).expect("known").tls_model, TlsModel::LocalExec);
        assert!(flags(&["tls-model=emulated"]).expect_err("unknown").contains("local-exec"));
        assert_eq!(flags(&["no-vectorize"]).expect("known").disabled_passes, ["vectorize"]);
        assert_eq!(flags(&["no-vectorize", "vectorize"]), Ok(Flags::default()));
        assert_eq!(flags(&["fast-math"]).expect("known").fast_math, FastMath::FAST);
        let finite = flags(&["fast-math", "no-fast-math", "no-honor-nans", "no-math-errno"]).expect("known");
        assert_eq!(finite.fast_math, FastMath::NNAN);
        let strict = flags(&["fast-math", "fp-contract=off"]).expect("known");
        assert!(strict.forbids_contraction && !strict.fast_math.has(FastMath::CONTRACT));
        assert!(!flags(&["fp-contract=off", "fast-math"]).expect("known").forbids_contraction);
        assert!(flags(&["fp-contract=maybe"]).is_err() && flags(&["math-errno"]).is_err());
        assert!(flags(&["ast-math"]).expect_err("unknown").contains("bounds-check, "));
    }
}
