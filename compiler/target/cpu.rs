//! Processors and their features beyond the baseline of the architecture, by LLVM's names.

use target_lexicon::Architecture;

/// A processor feature.
#[derive(PartialEq, Eq, Debug)]
pub struct Feature {
    /// LLVM's name.
    pub name: &'static str,
    /// The features it implies.
    implied: &'static [&'static str],
    /// The back end's setting for it.
    pub setting: &'static str,
}

impl Feature {
    /// Returns true if the feature is what a processor prefers, and not a set of instructions.
    pub fn is_tuning(&self) -> bool {
        matches!(self.setting, PREFER_256_BITS | FAST_GATHER | SLOW_MASKED_STORE)
    }
}

/// The features and processors of an architecture.
#[derive(Debug)]
pub struct Processors {
    /// The features of the baseline, which code generation requires.
    baseline: &'static [&'static str],
    /// The optional features, in an order in which every feature follows those it implies.
    features: &'static [Feature],
    /// Names of processors, each with its parent (or an empty name) and the features it adds to those of the parent.
    cpus: &'static [(&'static str, &'static str, &'static [&'static str])],
}

const fn feature(name: &'static str, implied: &'static [&'static str], setting: &'static str) -> Feature {
    Feature { name, implied, setting }
}

/// The setting of processors that prefer vectors of 256 bits, which no back end has.
pub const PREFER_256_BITS: &str = "prefer_256_bits";
/// The setting of processors without AVX-512 whose gathers are faster than scalar loads, which no back end has.
pub const FAST_GATHER: &str = "fast_gather";
/// The setting of processors without AVX-512 whose masked stores take tens of micro-operations, which no back end has.
pub const SLOW_MASKED_STORE: &str = "slow_masked_store";

const X86_64: Processors = Processors {
    baseline: &["64bit", "cmov", "cx8", "fxsr", "mmx", "sse", "sse2", "x87"],
    features: &[
        feature("cx16", &[], "has_cmpxchg16b"),
        feature("popcnt", &[], "has_popcnt"),
        feature("lzcnt", &[], "has_lzcnt"),
        feature("bmi", &[], "has_bmi1"),
        feature("bmi2", &[], "has_bmi2"),
        feature("sse3", &[], "has_sse3"),
        feature("ssse3", &["sse3"], "has_ssse3"),
        feature("sse4.1", &["ssse3"], "has_sse41"),
        feature("sse4.2", &["sse4.1"], "has_sse42"),
        feature("avx", &["sse4.2"], "has_avx"),
        feature("fma", &["avx"], "has_fma"),
        feature("avx2", &["avx"], "has_avx2"),
        feature("avxvnni", &["avx2"], "has_avx_vnni"),
        feature("avx512f", &["avx2", "fma"], "has_avx512f"),
        feature("avx512dq", &["avx512f"], "has_avx512dq"),
        feature("avx512vl", &["avx512f"], "has_avx512vl"),
        feature("avx512vbmi", &["avx512f"], "has_avx512vbmi"),
        feature("avx512bitalg", &["avx512f"], "has_avx512bitalg"),
        feature("avx512vnni", &["avx512f"], "has_avx512vnni"),
        feature("avx512bw", &["avx512f"], "has_avx512bw"),
        feature("avx512cd", &["avx512f"], "has_avx512cd"),
        feature("avx512vpopcntdq", &["avx512f"], "has_avx512vpopcntdq"),
        // Not an instruction set: processors that run slower while they execute instructions on 512 bits.
        feature("prefer-256-bit", &[], PREFER_256_BITS),
        feature("fast-gather", &["avx2"], FAST_GATHER),
        feature("slow-masked-store", &["avx"], SLOW_MASKED_STORE),
    ],
    cpus: &[
        ("generic", "", &[]),
        ("x86-64", "", &[]),
        ("x86-64-v2", "", &["cx16", "popcnt", "sse4.2"]),
        ("nehalem", "x86-64-v2", &[]),
        ("westmere", "x86-64-v2", &[]),
        ("sandybridge", "x86-64-v2", &["avx"]),
        ("ivybridge", "sandybridge", &[]),
        ("x86-64-v3", "x86-64-v2", &["avx2", "bmi", "bmi2", "fma", "lzcnt"]),
        ("haswell", "x86-64-v3", &[]),
        ("broadwell", "x86-64-v3", &[]),
        ("skylake", "x86-64-v3", &["fast-gather"]),
        ("znver1", "x86-64-v3", &["slow-masked-store"]),
        ("znver2", "znver1", &[]),
        ("znver3", "znver1", &[]),
        ("alderlake", "x86-64-v3", &["avxvnni", "fast-gather"]),
        ("raptorlake", "alderlake", &[]),
        ("x86-64-v4", "x86-64-v3", &["avx512bw", "avx512cd", "avx512dq", "avx512vl", "prefer-256-bit"]),
        ("skylake-avx512", "x86-64-v4", &[]),
        ("cascadelake", "x86-64-v4", &["avx512vnni"]),
        ("icelake-client", "x86-64-v4", &["avx512vbmi", "avx512bitalg", "avx512vnni", "avx512vpopcntdq"]),
        ("icelake-server", "icelake-client", &[]),
        ("tigerlake", "icelake-client", &[]),
        ("sapphirerapids", "icelake-client", &["avxvnni"]),
        ("graniterapids", "sapphirerapids", &[]),
        (
            "znver4",
            "x86-64-v3",
            &[
                "avx512bw",
                "avx512cd",
                "avx512dq",
                "avx512vl",
                "avx512vbmi",
                "avx512bitalg",
                "avx512vnni",
                "avx512vpopcntdq",
            ],
        ),
        ("znver5", "znver4", &["avxvnni"]),
    ],
};

const AARCH64: Processors = Processors {
    baseline: &["fp-armv8", "neon"],
    features: &[
        feature("lse", &[], "has_lse"),
        feature("fullfp16", &[], "has_fp16"),
        feature("dotprod", &[], "has_dotprod"),
        feature("i8mm", &[], "has_i8mm"),
        feature("pauth", &[], "has_pauth"),
    ],
    cpus: &[
        ("generic", "", &[]),
        ("armv8-a", "", &[]),
        ("armv8.1-a", "armv8-a", &["lse"]),
        ("armv8.2-a", "armv8.1-a", &[]),
        ("armv8.3-a", "armv8.2-a", &["pauth"]),
        ("armv8.4-a", "armv8.3-a", &["dotprod"]),
        ("armv8.5-a", "armv8.4-a", &[]),
        ("armv8.6-a", "armv8.5-a", &["i8mm"]),
        ("armv8.7-a", "armv8.6-a", &[]),
        ("armv9-a", "armv8.5-a", &["fullfp16"]),
        ("armv9.1-a", "armv9-a", &["i8mm"]),
        ("armv9.2-a", "armv9.1-a", &[]),
        ("cortex-a53", "", &[]),
        ("cortex-a57", "", &[]),
        ("cortex-a72", "", &[]),
        ("cortex-a73", "", &[]),
        ("cortex-a55", "", &["lse", "fullfp16", "dotprod"]),
        ("cortex-a75", "cortex-a55", &[]),
        ("cortex-a76", "cortex-a55", &[]),
        ("cortex-a77", "cortex-a55", &[]),
        ("cortex-a78", "cortex-a55", &[]),
        ("cortex-x1", "cortex-a55", &[]),
        ("neoverse-n1", "cortex-a55", &[]),
        ("neoverse-v1", "cortex-a55", &["i8mm", "pauth"]),
        ("neoverse-n2", "neoverse-v1", &[]),
        ("neoverse-v2", "neoverse-v1", &[]),
        ("cortex-a710", "neoverse-v1", &[]),
        ("cortex-x2", "neoverse-v1", &[]),
        ("a64fx", "", &["lse", "fullfp16"]),
        ("ampere1", "neoverse-v1", &[]),
        ("apple-m1", "cortex-a55", &["pauth"]),
        ("apple-m2", "apple-m1", &["i8mm"]),
        ("apple-m3", "apple-m2", &[]),
        ("apple-m4", "apple-m2", &[]),
    ],
};

const RISCV64: Processors = Processors {
    baseline: &["64bit", "i", "m", "a", "f", "d", "zicsr", "zifencei"],
    features: &[
        feature("zca", &[], "has_zca"),
        feature("zcd", &["zca"], "has_zcd"),
        feature("c", &["zca", "zcd"], "has_c"),
        feature("zcb", &["zca"], "has_zcb"),
        feature("zba", &[], "has_zba"),
        feature("zbb", &[], "has_zbb"),
        feature("zbc", &[], "has_zbc"),
        feature("zbs", &[], "has_zbs"),
        feature("zbkb", &[], "has_zbkb"),
        feature("zicond", &[], "has_zicond"),
        feature("zfa", &[], "has_zfa"),
        feature("zvl128b", &[], "zvl128b"),
        feature("v", &["zvl128b"], "has_v"),
    ],
    cpus: &[
        ("generic-rv64", "", &["c"]),
        ("generic", "generic-rv64", &[]),
        ("rv64gc", "generic-rv64", &[]),
        ("rv64gcv", "rv64gc", &["v"]),
        ("sifive-u54", "generic-rv64", &[]),
        ("sifive-u74", "generic-rv64", &[]),
        ("spacemit-x60", "generic-rv64", &["zba", "zbb", "zbc", "zbs", "zbkb", "zicond", "v"]),
        ("sifive-p670", "generic-rv64", &["zba", "zbb", "zbs", "v"]),
    ],
};

const S390X: Processors = Processors {
    baseline: &["vector", "vector-enhancements-1", "miscellaneous-extensions-2"],
    features: &[
        feature("miscellaneous-extensions-3", &[], "has_mie3"),
        feature("vector-enhancements-2", &[], "has_vxrs_ext2"),
        feature("miscellaneous-extensions-4", &["miscellaneous-extensions-3"], "has_mie4"),
        feature("vector-enhancements-3", &["vector-enhancements-2"], "has_vxrs_ext3"),
    ],
    cpus: &[
        ("generic", "", &[]),
        ("z14", "", &[]),
        ("arch12", "", &[]),
        ("z15", "", &["miscellaneous-extensions-3", "vector-enhancements-2"]),
        ("arch13", "z15", &[]),
        ("z16", "z15", &[]),
        ("arch14", "z15", &[]),
        ("z17", "z15", &["miscellaneous-extensions-4", "vector-enhancements-3"]),
        ("arch15", "z17", &[]),
    ],
};

impl Processors {
    /// Returns the processors of an architecture.
    pub fn of(architecture: Architecture) -> &'static Processors {
        match architecture {
            Architecture::Aarch64(_) => &AARCH64,
            Architecture::Riscv64(_) => &RISCV64,
            Architecture::S390x => &S390X,
            _ => &X86_64,
        }
    }

    /// Returns the names of all processors.
    pub fn cpu_names(&self) -> impl Iterator<Item = &'static str> {
        self.cpus.iter().map(|&(name, ..)| name)
    }

    /// Returns the optional features that code can be generated for.
    pub fn features(&self) -> impl Iterator<Item = &'static Feature> {
        self.features.iter()
    }

    /// Returns the features of the baseline.
    pub fn baseline(&self) -> &'static [&'static str] {
        self.baseline
    }

    fn find(&self, name: &str) -> Option<&'static Feature> {
        self.features.iter().find(|feature| feature.name == name)
    }

    /// Returns the features of a processor. Its name may be followed by features that it has in addition, such as
    /// `armv8.2-a+dotprod+fp16`.
    ///
    /// # Errors
    /// When there is no processor or feature of this name.
    pub fn features_of(&self, cpu: &str) -> Result<Features, String> {
        let (base, added) = cpu.split_once('+').unwrap_or((cpu, ""));
        let mut features = self.features_without_additions(base)?;
        for name in added.split('+').filter(|_| base.len() < cpu.len()) {
            // The spelling of C compilers.
            let name = if name == "fp16" { "fullfp16" } else { name };
            self.apply(&format!("+{name}"), &mut features)?;
        }
        Ok(features)
    }

    fn features_without_additions(&self, cpu: &str) -> Result<Features, String> {
        let Some(&(_, parent, added)) = self.cpus.iter().find(|(name, ..)| *name == cpu) else {
            let names: Vec<&str> = self.cpu_names().collect();
            return Err(format!("unknown processor '{cpu}'; there are native, {}", names.join(", ")));
        };
        let mut features =
            if parent.is_empty() { Features::default() } else { self.features_without_additions(parent)? };
        added.iter().filter_map(|name| self.find(name)).for_each(|feature| features.add(self, feature));
        Ok(features)
    }

    /// Applies changes such as `+avx2,-fma`. Adding a feature adds those it implies; removing one removes those that
    /// imply it.
    ///
    /// # Errors
    /// When the syntax is wrong, a feature is unknown, or a feature of the baseline is removed.
    pub fn apply(&self, attributes: &str, features: &mut Features) -> Result<(), String> {
        for attribute in attributes.split(',').filter(|attribute| !attribute.is_empty()) {
            let (on, name) = match attribute.split_at_checked(1) {
                Some(("+", name)) => (true, name),
                Some(("-", name)) => (false, name),
                _ => return Err(format!("'{attribute}' is not written '+{attribute}' or '-{attribute}'")),
            };
            match self.find(name) {
                Some(feature) if on => features.add(self, feature),
                Some(feature) => features.remove(feature),
                None if self.baseline.contains(&name) && on => {}
                None if self.baseline.contains(&name) => {
                    return Err(format!("code cannot be generated without '{name}'"));
                }
                None => {
                    let names: Vec<&str> = self.features.iter().map(|feature| feature.name).collect();
                    return Err(format!("unknown feature '{name}'; there are {}", names.join(", ")));
                }
            }
        }
        Ok(())
    }
}

/// The features of a processor beyond the baseline.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Features(Vec<&'static Feature>);

impl Features {
    /// Returns the features with these back end settings.
    pub fn with_settings(processors: &Processors, settings: &[String]) -> Features {
        let mut out = Features::default();
        let is_set = |feature: &&'static Feature| settings.iter().any(|setting| setting == feature.setting);
        processors.features().filter(is_set).for_each(|feature| out.add(processors, feature));
        out
    }

    /// Returns true if the feature of this name is present.
    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|feature| feature.name == name)
    }

    /// Returns the features.
    pub fn iter(&self) -> impl Iterator<Item = &'static Feature> {
        self.0.iter().copied()
    }

    fn add(&mut self, processors: &Processors, feature: &'static Feature) {
        feature
            .implied
            .iter()
            .filter_map(|name| processors.find(name))
            .for_each(|other| self.add(processors, other));
        if !self.has(feature.name) {
            self.0.push(feature);
        }
    }

    fn remove(&mut self, feature: &'static Feature) {
        self.0.retain(|other| other != &feature);
        let needs = |other: &&&'static Feature| other.implied.contains(&feature.name);
        let dependents: Vec<&'static Feature> = self.0.iter().filter(needs).copied().collect();
        dependents.into_iter().for_each(|other| self.remove(other));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [&Processors; 4] = [&X86_64, &AARCH64, &RISCV64, &S390X];

    fn names(features: &Features) -> Vec<&'static str> {
        features.iter().map(|feature| feature.name).collect()
    }

    #[test]
    fn tables_name_what_they_have() {
        for processors in ALL {
            for feature in processors.features() {
                assert!(feature.implied.iter().all(|name| processors.find(name).is_some()), "{feature:?}");
            }
            for &(name, parent, added) in processors.cpus {
                assert!(added.iter().all(|name| processors.find(name).is_some()), "{name}");
                assert!(parent.is_empty() || processors.features_of(parent).is_ok(), "{name}");
            }
        }
    }

    #[test]
    fn features_imply_others_and_their_removal_too() {
        let mut features = Features::default();
        X86_64.apply("+avx2", &mut features).unwrap();
        assert_eq!(names(&features), ["sse3", "ssse3", "sse4.1", "sse4.2", "avx", "avx2"]);
        X86_64.apply("+fma,-sse4.2,+popcnt", &mut features).unwrap();
        assert_eq!(names(&features), ["sse3", "ssse3", "sse4.1", "popcnt"]);
        assert!(
            X86_64
                .apply("+avx1", &mut features)
                .unwrap_err()
                .starts_with("unknown feature 'avx1'; there are cx16")
        );
        assert_eq!(
            X86_64.apply("-sse2", &mut features).unwrap_err(),
            "code cannot be generated without 'sse2'"
        );
        assert_eq!(X86_64.apply("avx", &mut features).unwrap_err(), "'avx' is not written '+avx' or '-avx'");
    }

    #[test]
    fn processors_have_what_those_before_them_have() {
        assert!(X86_64.features_of("znver5").unwrap().has("avx"));
        assert!(X86_64.features_of("x86-64").unwrap() == Features::default());
        assert!(AARCH64.features_of("neoverse-n2").unwrap().has("lse"));
        assert_eq!(
            names(&AARCH64.features_of("armv8.2-a+dotprod+fp16").unwrap()),
            ["lse", "dotprod", "fullfp16"]
        );
        assert!(AARCH64.features_of("armv8-a+").unwrap_err().starts_with("unknown feature ''"));
        assert!(X86_64.features_of("haswell+avx1").unwrap_err().starts_with("unknown feature 'avx1'"));
        let error = S390X.features_of("z13").unwrap_err();
        assert!(error.starts_with("unknown processor 'z13'; there are native, generic, z14"), "{error}");
    }
}
