//! Code models and models of thread-local storage (TLS), by LLVM's names. The generated code is the same for all
//! models: it reaches 2 GiB, and accesses thread-local variables in a form that is correct wherever it is linked.
//! Therefore some models are accepted and others rejected.

use target_lexicon::Architecture;

use super::Target;

/// The maximum distance between code and data.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CodeModel {
    /// 1 MiB.
    Tiny,
    /// 2 GiB.
    #[default]
    Small,
    /// Code within 2 GiB, data at any distance; on RISC-V, 2 GiB at any address.
    Medium,
    /// The highest 2 GiB of the address space.
    Kernel,
    /// Any distance.
    Large,
}

/// The assumption about the address of a thread-local variable.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TlsModel {
    /// No assumption.
    #[default]
    GlobalDynamic,
    /// The variable is in the same program or library as the code.
    LocalDynamic,
    /// The variable exists when the program starts.
    InitialExec,
    /// The variable and the code are in the program.
    LocalExec,
}

const CODE_MODELS: [(&str, CodeModel); 7] = [
    ("tiny", CodeModel::Tiny),
    ("small", CodeModel::Small),
    ("medlow", CodeModel::Small),
    ("medium", CodeModel::Medium),
    ("medany", CodeModel::Medium),
    ("kernel", CodeModel::Kernel),
    ("large", CodeModel::Large),
];

const TLS_MODELS: [(&str, TlsModel); 4] = [
    ("global-dynamic", TlsModel::GlobalDynamic),
    ("local-dynamic", TlsModel::LocalDynamic),
    ("initial-exec", TlsModel::InitialExec),
    ("local-exec", TlsModel::LocalExec),
];

/// Looks a model up by name.
fn find<T: Copy>(what: &str, text: &str, models: &[(&str, T)]) -> Result<T, String> {
    let found = models.iter().find(|(name, _)| *name == text);
    found.map(|&(_, model)| model).ok_or_else(|| {
        let names: Vec<&str> = models.iter().map(|&(name, _)| name).collect();
        format!("unknown {what} '{text}'; there are {}", names.join(", "))
    })
}

impl CodeModel {
    /// Parses the name of a model.
    ///
    /// # Errors
    /// When the name is unknown; the message lists the known ones.
    pub fn parse(text: &str) -> Result<CodeModel, String> {
        find("code model", text, &CODE_MODELS)
    }
}

impl TlsModel {
    /// Parses the name of a model.
    ///
    /// # Errors
    /// When the name is unknown; the message lists the known ones.
    pub fn parse(text: &str) -> Result<TlsModel, String> {
        find("model of thread-local storage", text, &TLS_MODELS)
    }
}

impl Target {
    /// Rejects a model that the code for this target does not follow.
    ///
    /// # Errors
    /// When it does not; the message describes the code's model.
    pub fn check_models(&self, code: CodeModel, tls: TlsModel) -> Result<(), String> {
        let is_riscv = matches!(self.triple.architecture, Architecture::Riscv64(_));
        match code {
            // Code that reaches 2 GiB also reaches shorter distances.
            CodeModel::Tiny | CodeModel::Small => {}
            // Addresses are PC-relative.
            CodeModel::Medium if is_riscv => {}
            CodeModel::Medium | CodeModel::Kernel | CodeModel::Large => {
                let name = CODE_MODELS.iter().find(|(_, model)| *model == code).map_or("", |(name, _)| name);
                return Err(format!(
                    "code for '{}' reaches 2 GiB anywhere, and does not follow the code model '{name}'",
                    self.triple
                ));
            }
        }
        // Linkers relax the accesses to the model that the program allows. RISC-V has no such relaxation, and macOS has
        // a TLS model of its own.
        let is_relaxed = !is_riscv && self.macos_version().is_none();
        if tls == TlsModel::GlobalDynamic || is_relaxed {
            return Ok(());
        }
        let name = TLS_MODELS.iter().find(|(_, model)| *model == tls).map_or("", |(name, _)| name);
        Err(format!(
            "code for '{}' finds thread-local variables through the loader, and linkers do not make '{name}' of that",
            self.triple
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(triple: &str, code: &str, tls: &str) -> Result<(), String> {
        Target::parse(triple)?.check_models(CodeModel::parse(code)?, TlsModel::parse(tls)?)
    }

    #[test]
    fn models_are_granted_where_the_code_follows_them() {
        const LINUX: [&str; 4] = [
            "x86_64-unknown-linux-gnu",
            "aarch64-unknown-linux-gnu",
            "riscv64gc-unknown-linux-gnu",
            "s390x-unknown-linux-gnu",
        ];
        for triple in LINUX {
            assert_eq!(check(triple, "tiny", "global-dynamic"), Ok(()));
            assert_eq!(check(triple, "medany", "global-dynamic").is_ok(), triple.starts_with("riscv"));
            assert_eq!(check(triple, "small", "local-exec").is_ok(), !triple.starts_with("riscv"));
            assert!(check(triple, "large", "global-dynamic").is_err());
        }
        assert_eq!(
            check("x86_64-unknown-linux-gnu", "kernel", "local-exec"),
            Err("code for 'x86_64-unknown-linux-gnu' reaches 2 GiB anywhere, and does not follow the code model 'kernel'"
                .to_string())
        );
        assert!(check("arm64-apple-macosx14", "small", "initial-exec").is_err());
    }

    #[test]
    fn unknown_models_are_refused_with_those_that_there_are() {
        assert_eq!(
            TlsModel::parse("emulated"),
            Err(
                "unknown model of thread-local storage 'emulated'; there are global-dynamic, local-dynamic, \
                 initial-exec, local-exec"
                    .to_string()
            )
        );
        assert!(CodeModel::parse("huge").is_err());
    }
}
