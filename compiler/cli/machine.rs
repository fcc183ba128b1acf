//! Command-line arguments of the target machine.

use mlirc::codegen::{back_end_vector_bits, native_settings};
use mlirc::driver::{GDB_PRINTERS, LLDB_SUMMARIES};
use mlirc::target::{CodeModel, TRIPLES, Target};

use super::shells;

/// The values of `--print`.
const PRINTED: [&str; 10] = [
    "targets",
    "cpus",
    "features",
    "datalayout",
    "gdb",
    "lldb",
    "man",
    "completions-bash",
    "completions-zsh",
    "completions-fish",
];

/// The target machine.
#[derive(clap::Args, Debug, Clone)]
#[command(next_help_heading = "Target")]
pub(crate) struct MachineArguments {
    /// Target triple, such as aarch64-unknown-linux-gnu [default: llvm.target_triple of the module, or this machine]
    #[arg(long, value_name = "TRIPLE", alias = "mtriple")]
    pub target: Option<String>,
    /// Processor by LLVM's name, or native; several, separated by commas in ascending order, for code that chooses at run
    /// time [default: the baseline of the architecture]
    #[arg(long = "mcpu", value_name = "CPU", alias = "march")]
    pub cpu: Option<String>,
    /// Enable or disable processor features, such as +avx2,-fma
    #[arg(long = "mattr", value_name = "FEATURES", allow_hyphen_values = true)]
    pub attributes: Vec<String>,
    /// Maximum width of vectors [default: that of the registers, or 256 for processors that prefer it]
    #[arg(long = "mprefer-vector-width", value_name = "BITS", value_parser = ["128", "256", "512", "none"])]
    vector_width: Option<String>,
    /// Code model by the names of C compilers; models that code does not follow are refused [default: small]
    #[arg(long = "mcmodel", value_name = "MODEL")]
    code_model: Option<String>,
    /// List targets, cpus or features, or print the datalayout, scripts for gdb or lldb, the man page, or completions-bash,
    /// -zsh or -fish
    #[arg(long, value_name = "WHAT", value_parser = PRINTED, hide_possible_values = true)]
    print: Option<String>,
}

impl MachineArguments {
    /// Returns the text of `--print`, which is printed instead of compiling.
    ///
    /// # Errors
    /// When target or processor are unknown.
    pub(crate) fn printed(&self) -> Result<Option<String>, String> {
        let Some(what) = self.print.as_deref() else { return Ok(None) };
        match what {
            "gdb" => return Ok(Some(GDB_PRINTERS.to_string())),
            "lldb" => return Ok(Some(LLDB_SUMMARIES.to_string())),
            "man" => return shells::man_page().map(Some),
            _ => {}
        }
        if let Some(shell) = what.strip_prefix("completions-") {
            return shells::completions(shell).map(Some);
        }
        let target = self.with_processor(self.target()?)?;
        let processors = target.processors();
        let lines: Vec<String> = match what {
            "targets" => TRIPLES.map(str::to_string).into(),
            "cpus" => ["native"].into_iter().chain(processors.cpu_names()).map(str::to_string).collect(),
            "features" => {
                let mark = |name: &str, on| format!("{}{name}", if on { '+' } else { '-' });
                let baseline = processors.baseline().iter().map(|name| mark(name, true));
                let others = processors.features().map(|f| mark(f.name, target.features.has(f.name)));
                baseline.chain(others).collect()
            }
            _ => vec![target.layout_text()],
        };
        Ok(Some(lines.join("\n") + "\n"))
    }

    /// Returns the requested code model.
    ///
    /// # Errors
    /// When no code model has this name.
    pub(crate) fn code_model(&self) -> Result<CodeModel, String> {
        self.code_model.as_deref().map_or_else(|| Ok(CodeModel::default()), CodeModel::parse)
    }

    /// Returns the requested target, or this machine.
    ///
    /// # Errors
    /// When code cannot be generated for it.
    pub(crate) fn target(&self) -> Result<Target, String> {
        self.target.as_deref().map_or_else(|| Ok(Target::host()), Target::parse)
    }

    /// Checks that the target has the requested processor and features. Without `--target`, a module may name another
    /// target.
    ///
    /// # Errors
    /// When no target that the module may name has them.
    pub(crate) fn check_processor(&self, target: &Target) -> Result<(), String> {
        let Err(error) = self.with_processor(target.clone()) else { return Ok(()) };
        let fits = |triple: &str| Target::parse(triple).is_ok_and(|other| self.with_processor(other).is_ok());
        if self.target.is_none() && TRIPLES.iter().any(|triple| fits(triple)) { Ok(()) } else { Err(error) }
    }

    /// Returns the maximum width of vectors in bits, if it is limited.
    pub(crate) fn preferred_vector_bits(&self) -> Option<u32> {
        self.vector_width.as_deref()?.parse().ok()
    }

    /// Returns a target with the requested processor and features.
    ///
    /// # Errors
    /// When it has no such processor or feature.
    pub(crate) fn with_processor(&self, target: Target) -> Result<Target, String> {
        let target =
            target.with_processor(self.cpu.as_deref(), &self.attributes.join(","), native_settings)?;
        Ok(target.with_vector_bits(back_end_vector_bits(), self.preferred_vector_bits()))
    }
}
