//! Code models and models of thread-local storage, by LLVM's names. The code is always the same: it reaches 2 GiB, and
//! thread-local variables in the way that is right wherever it is linked. So some models are granted and others are not.

use target_lexicon::Architecture;

use super::Target;

/// How far code and data may lie apart.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum CodeModel {
    /// 1 MiB.
    Tiny,
    /// 2 GiB.
    #[default]
    Small,
    /// Code 2 GiB, data any distance; on RISC-V, 2 GiB at any address.
    Medium,
    /// The highest 2 GiB of the addresses.
    Kernel,
    /// Any distance.
    Large,
}

/// What is known of where a thread-local variable is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TlsModel {
    /// Nothing.
    #[default]
    GlobalDynamic,
    /// That it is in the same program or library as the code.
    LocalDynamic,
    /// That it is there when the program starts.
    InitialExec,
    /// That it is in the program, and so is the code.
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

/// The model with a name.
fn find<T: Copy>(what: &str, text: &str, models: &[(&str, T)]) -> Result<T, String> {
    let found = models.iter().find(|(name, _)| *name == text);
    found.map(|&(_, model)| model).ok_or_else(|| {
        let names: Vec<&str> = models.iter().map(|&(name, _)| name).collect();
        format!("unknown {what} '{text}'; there are {}", names.join(", "))
    })
}

impl CodeModel {
    /// The model with this name.
    ///
    /// # Errors
    /// When there is none, with all that there are.
    pub fn parse(text: &str) -> Result<CodeModel, String> {
        find("code model", text, &CODE_MODELS)
    }
}

impl TlsModel {
    /// The model with this name.
    ///
    /// # Errors
    /// When there is none, with all that there are.
    pub fn parse(text: &str) -> Result<TlsModel, String> {
        find("model of thread-local storage", text, &TLS_MODELS)
    }
}

impl Target {
    /// Refuses a model that the code for this target does not follow.
    ///
    /// # Errors
    /// With what the code does instead.
    pub fn check_models(&self, code: CodeModel, tls: TlsModel) -> Result<(), String> {
        let is_riscv = matches!(self.triple.architecture, Architecture::Riscv64(_));
        match code {
            // What is closer is reached as well.
            CodeModel::Tiny | CodeModel::Small => {}
            // Addresses are relative to the code.
            CodeModel::Medium if is_riscv => {}
            CodeModel::Medium | CodeModel::Kernel | CodeModel::Large => {
                let name = CODE_MODELS.iter().find(|(_, model)| *model == code).map_or("", |(name, _)| name);
                return Err(format!(
                    "code for '{}' reaches 2 GiB anywhere, and does not follow the code model '{name}'",
                    self.triple
                ));
            }
        }
        // Linkers make the model of them that the program allows; not on RISC-V, and macOS has a model of its own.
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
