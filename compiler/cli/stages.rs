//! The options of C compilers for the stages that run, their intermediate files and their threads.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::ValueEnum;

/// The arguments.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Input and output")]
pub(super) struct StageArguments {
    /// Write objects; the default, as nothing is linked unless requested
    #[arg(short = 'c')]
    pub compile_only: bool,
    /// Write assembly: --emit=asm
    #[arg(short = 'S')]
    pub assembly: bool,
    /// Language of the sources, for scripts that name it; there is one
    #[arg(short = 'x', value_name = "LANG", value_parser = language)]
    pub language: Option<String>,
    /// Number of threads [default: the number of processors]
    #[arg(short = 'j', long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Also write the modules after the stages, the assembly and the object of each source, to the current folder or beside
    /// the output
    #[arg(
        long,
        value_name = "FOLDER",
        value_enum,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "cwd"
    )]
    pub save_temps: Option<Temporaries>,
    /// Print the target, the outputs and the command that links, and do nothing; also -###
    #[arg(long)]
    pub dry_run: bool,
}

/// The folder of intermediate files.
#[derive(Clone, Copy, ValueEnum, PartialEq, Eq, Debug)]
pub(super) enum Temporaries {
    // The current one.
    Cwd,
    // That of the output.
    Obj,
}

impl Temporaries {
    /// Returns the path of an intermediate file but for its extension.
    pub(super) fn base(self, beside: &Path) -> PathBuf {
        match (self, beside.file_name()) {
            (Temporaries::Cwd, Some(name)) => name.into(),
            _ => beside.to_path_buf(),
        }
    }
}

fn language(name: &str) -> Result<String, String> {
    match name {
        "mlir" | "none" => Ok(name.into()),
        _ => Err("mlirc reads the text of MLIR only: -x mlir".into()),
    }
}
