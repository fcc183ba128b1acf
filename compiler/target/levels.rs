//! Levels: the features of several processors, in ascending order. Code for each of them is in one object, and the best
//! one that the processor supports is chosen at run time.

use target_lexicon::{Architecture, OperatingSystem};

use super::Target;
use super::cpu::Features;

/// A level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name, as the options spell it.
    pub name: String,
    /// The features of its code beyond the baseline of the architecture.
    pub features: Features,
}

impl Target {
    /// Returns the target with these levels. Its own features are those of the first one, which every processor must
    /// have.
    ///
    /// # Errors
    /// When programs for the target cannot ask for the features of the processor, or a level lacks a feature of the one
    /// before it or adds none.
    pub(super) fn with_levels(mut self, levels: Vec<Level>) -> Result<Target, String> {
        self.check_detection()?;
        for pair in levels.windows(2) {
            let [lower, higher] = pair else { continue };
            let (name, before) = (&higher.name, &lower.name);
            let needed = lower.features.iter().filter(|feature| !feature.is_tuning());
            let missing: Vec<&str> = needed.map(|f| f.name).filter(|f| !higher.features.has(f)).collect();
            if !missing.is_empty() {
                return Err(format!(
                    "'{name}' lacks features of '{before}', which is before it in the list: {}; each level must add \
                     features to the one before it",
                    missing.join(", ")
                ));
            }
            let mut added = higher.features.iter().filter(|feature| !feature.is_tuning());
            if added.all(|feature| lower.features.has(feature.name)) {
                return Err(format!(
                    "'{name}' has the features of '{before}', which is before it in the list, and no others that code \
                     can use"
                ));
            }
        }
        self.features = levels.first().map(|level| level.features.clone()).unwrap_or_default();
        self.levels = levels;
        Ok(self)
    }

    /// Checks that programs can ask for the features of the processor.
    fn check_detection(&self) -> Result<(), String> {
        let is_possible = match (self.triple.architecture, self.triple.operating_system) {
            (Architecture::X86_64, _) => true,
            (Architecture::Aarch64(_), OperatingSystem::Linux) => true,
            (Architecture::Aarch64(_), _) => self.macos_version().is_some(),
            _ => false,
        };
        if is_possible {
            return Ok(());
        }
        Err(format!(
            "a list of processors needs code that asks for the features of the processor, and there is none for '{}'; there \
             is for x86-64, and for AArch64 on Linux and macOS",
            self.triple
        ))
    }

    /// Returns the targets of the levels, in order; `None` if code is only for one processor.
    pub fn targets_of_levels(&self) -> Option<Vec<Target>> {
        let at =
            |level: &Level| Target { features: level.features.clone(), levels: Vec::new(), ..self.clone() };
        (!self.levels.is_empty()).then(|| self.levels.iter().map(at).collect())
    }

    /// Returns the index of the level of this name.
    pub fn level_of_name(&self, name: &str) -> Option<usize> {
        self.levels.iter().position(|level| level.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(triple: &str, cpus: &str) -> Result<Target, String> {
        let native = || Err("no native processor".to_string());
        Target::parse(triple).and_then(|target| target.with_processor(Some(cpus), "", native))
    }

    /// `x86-64-v4` prefers vectors of 256 bits, which is no feature that a processor after it could lack.
    #[test]
    fn tuning_is_no_feature_of_a_level() {
        let levels = levels("x86_64-linux-gnu", "x86-64-v4,znver4");
        assert!(levels.is_ok(), "{levels:?}");
    }

    #[test]
    fn levels_are_in_order() {
        let target = levels("x86_64-linux-gnu", "x86-64,x86-64-v2,x86-64-v3").unwrap();
        assert_eq!(target.features, Features::default());
        assert_eq!(target.level_of_name("x86-64-v3"), Some(2));
        let targets = target.targets_of_levels().unwrap();
        assert!(targets[2].has_fma() && !targets[1].has_fma() && targets[1].features.has("ssse3"));
        let error = levels("x86_64-linux-gnu", "x86-64-v3,x86-64-v2").unwrap_err();
        assert!(
            error.starts_with("'x86-64-v2' lacks features of 'x86-64-v3', which is before it in the list: ")
        );
        let error = levels("x86_64-linux-gnu", "haswell,skylake").unwrap_err();
        assert!(error.starts_with("'skylake' has the features of 'haswell'"), "{error}");
    }

    #[test]
    fn changes_of_features_apply_to_all_levels() {
        let target = Target::parse("aarch64-linux-gnu").unwrap();
        let native = || Err("no native processor".to_string());
        let target = target.with_processor(Some("armv8-a,armv8.2-a+dotprod"), "+fullfp16", native).unwrap();
        assert!(target.levels.iter().all(|level| level.features.has("fullfp16")));
        assert!(target.levels[1].features.has("dotprod") && target.levels[1].features.has("lse"));
    }

    #[test]
    fn processors_must_be_asked() {
        for (triple, is_possible) in [
            ("x86_64-linux-musl", true),
            ("x86_64-pc-windows-msvc", true),
            ("aarch64-linux-musl", true),
            ("arm64-apple-macosx14.0", true),
            ("aarch64-pc-windows-msvc", false),
        ] {
            let list = if triple.starts_with("x86") { "generic,x86-64-v3" } else { "generic,cortex-a55" };
            assert_eq!(levels(triple, list).is_ok(), is_possible, "{triple}");
        }
        let error = levels("riscv64-linux-gnu", "rv64gc,rv64gcv").unwrap_err();
        assert!(error.contains("there is none for 'riscv64"), "{error}");
        let error = levels("x86_64-linux-gnu", "x86-64,,x86-64-v3").unwrap_err();
        assert!(error.starts_with("unknown processor ''"), "{error}");
    }
}
