//! Machines and C compilers of the ABI fuzzer: the host, and machines with emulators.

use std::process::Command;

use crate::kind::{F80, Kind};

/// A target, and the emulator for its programs.
#[derive(Clone, Copy)]
pub(crate) struct Machine {
    /// The triple for mlirc.
    pub(crate) triple: &'static str,
    /// The triple in the names of GNU tools and for Clang.
    pub(crate) gnu: &'static str,
    /// The emulator.
    pub(crate) emulator: &'static str,
    /// The types that code generation supports on this target but not on all.
    pub(crate) more_kinds: &'static [Kind],
}

/// All targets.
pub(crate) const MACHINES: [Machine; 4] = [
    Machine {
        triple: "x86_64-unknown-linux-gnu",
        gnu: "x86_64-linux-gnu",
        emulator: "qemu-x86_64",
        more_kinds: &[F80],
    },
    Machine {
        triple: "aarch64-unknown-linux-gnu",
        gnu: "aarch64-linux-gnu",
        emulator: "qemu-aarch64",
        more_kinds: &[],
    },
    Machine {
        triple: "riscv64gc-unknown-linux-gnu",
        gnu: "riscv64-linux-gnu",
        emulator: "qemu-riscv64",
        more_kinds: &[],
    },
    Machine {
        triple: "s390x-unknown-linux-gnu",
        gnu: "s390x-linux-gnu",
        emulator: "qemu-s390x",
        more_kinds: &[],
    },
];

/// A C compiler for a machine.
#[derive(Clone, Debug)]
pub(crate) struct Compiler {
    /// The program.
    pub(crate) program: String,
    /// The mandatory arguments.
    pub(crate) args: Vec<String>,
}

impl Compiler {
    /// Returns a command that begins with this compiler.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.args);
        command
    }
}

impl Machine {
    /// Returns true for the host.
    pub(crate) fn is_host(self) -> bool {
        self.triple.starts_with(std::env::consts::ARCH)
    }

    /// Returns its C compilers: GCC and Clang.
    pub(crate) fn compilers(self) -> [Compiler; 2] {
        let gcc = if self.is_host() { "cc".to_owned() } else { format!("{}-gcc", self.gnu) };
        let clang = std::env::var("CLANG").unwrap_or("clang-22".into());
        let target = if self.is_host() { Vec::new() } else { vec![format!("--target={}", self.gnu)] };
        [Compiler { program: gcc, args: Vec::new() }, Compiler { program: clang, args: target }]
    }

    /// Returns the command that runs one of its programs.
    pub(crate) fn runner(self, program: &str) -> Command {
        if self.is_host() {
            return Command::new(program);
        }
        let mut command = Command::new(self.emulator);
        command.arg(program);
        command
    }

    /// Returns the tools that are not installed: the compiler and the emulator. `None` if both are.
    pub(crate) fn missing(self, compiler: &Compiler) -> Option<String> {
        let needed = [Some(&*compiler.program), (!self.is_host()).then_some(self.emulator)];
        let absent: Vec<&str> =
            needed.into_iter().flatten().filter(|program| !is_installed(program)).collect();
        (!absent.is_empty()).then(|| absent.join(" and "))
    }
}

/// Returns true if a program starts. The compiler of the host must start.
pub(crate) fn is_installed(program: &str) -> bool {
    program == "cc"
        || Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}
