//! Machines of tests: the host, and others in emulators.
#![allow(dead_code, unreachable_pub)] // Each test binary uses a part.

mod elf;
mod macos;

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Once;

/// A machine: the target, the C compiler that links programs, and the command that runs them.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// The name in tests.
    pub name: &'static str,
    /// The target triple.
    pub triple: &'static str,
    /// The processor features beyond the baseline.
    pub features: &'static str,
    /// The C compiler.
    pub cc: &'static str,
    /// The command that runs programs, with arguments; empty if they run natively.
    emulator: &'static [&'static str],
}

/// The machines with AVX2: one of Intel's and one of AMD's. They are the host: QEMU 7.2 reads gathers with an index in
/// register 4 as gathers without one.
const V3: [&str; 2] = ["x86_64-v3", "x86_64-znver3"];

/// The machines with AVX-512: one that prefers vectors of 256 bits, and one with 512.
const V4: [&str; 2] = ["x86_64-v4", "x86_64-v4-512"];

/// The features of both.
macro_rules! avx512 {
    ($more:literal) => {
        concat!(
            "+avx512bw,+avx512cd,+avx512dq,+avx512vl,+avx512vbmi,+avx512bitalg,+avx512vnni,+avx512vpopcntdq,",
            "+bmi,+bmi2,+lzcnt,+popcnt",
            $more
        )
    };
}

/// A processor without extensions beyond `gc`.
const RISCV64_BASELINE: &str = "rv64,v=false,zba=false,zbb=false,zbc=false,zbs=false";

/// The machines, with tools of Debian packages. Emulators of baseline processors detect instructions beyond the
/// baseline.
///
/// Programs for macOS run on Linux, unless they make system calls.
pub const MACHINES: [Machine; 13] = [
    Machine {
        name: "x86_64",
        triple: "x86_64-unknown-linux-gnu",
        features: "",
        cc: "x86_64-linux-gnu-gcc",
        emulator: emulator(cfg!(target_arch = "x86_64"), &["qemu-x86_64", "-L", "/usr/x86_64-linux-gnu"]),
    },
    Machine {
        name: "x86_64-musl",
        triple: "x86_64-unknown-linux-musl",
        features: "",
        cc: "musl-gcc",
        emulator: &[],
    },
    Machine {
        name: V3[0],
        triple: "x86_64-unknown-linux-gnu",
        features: "+avx2,+fma,+bmi,+bmi2,+lzcnt,+popcnt,+fast-gather",
        cc: "x86_64-linux-gnu-gcc",
        emulator: &[],
    },
    Machine {
        name: V3[1],
        triple: "x86_64-unknown-linux-gnu",
        features: "+avx2,+fma,+bmi,+bmi2,+lzcnt,+popcnt,+slow-masked-store",
        cc: "x86_64-linux-gnu-gcc",
        emulator: &[],
    },
    // QEMU has no AVX-512.
    Machine {
        name: V4[0],
        triple: "x86_64-unknown-linux-gnu",
        features: avx512!(",+prefer-256-bit"),
        cc: "x86_64-linux-gnu-gcc",
        emulator: &[],
    },
    Machine {
        name: V4[1],
        triple: "x86_64-unknown-linux-gnu",
        features: avx512!(""),
        cc: "x86_64-linux-gnu-gcc",
        emulator: &[],
    },
    Machine {
        name: "aarch64",
        triple: "aarch64-unknown-linux-gnu",
        features: "",
        cc: "aarch64-linux-gnu-gcc",
        emulator: emulator(
            cfg!(target_arch = "aarch64"),
            &["qemu-aarch64", "-cpu", "cortex-a53", "-L", "/usr/aarch64-linux-gnu"],
        ),
    },
    Machine {
        name: "riscv64",
        triple: "riscv64gc-unknown-linux-gnu",
        features: "",
        cc: "riscv64-linux-gnu-gcc",
        emulator: emulator(
            cfg!(target_arch = "riscv64"),
            &["qemu-riscv64", "-cpu", RISCV64_BASELINE, "-L", "/usr/riscv64-linux-gnu"],
        ),
    },
    Machine {
        name: "riscv64-v",
        triple: "riscv64gc-unknown-linux-gnu",
        features: "+v",
        cc: "riscv64-linux-gnu-gcc",
        emulator: &[
            "qemu-riscv64",
            "-cpu",
            "rv64,v=true,vlen=128,vext_spec=v1.0",
            "-L",
            "/usr/riscv64-linux-gnu",
        ],
    },
    Machine {
        name: "s390x",
        triple: "s390x-unknown-linux-gnu",
        features: "",
        cc: "s390x-linux-gnu-gcc",
        emulator: emulator(cfg!(target_arch = "s390x"), &["qemu-s390x", "-L", "/usr/s390x-linux-gnu"]),
    },
    Machine {
        name: "x86_64-macos",
        triple: "x86_64-apple-macosx14",
        features: "",
        cc: "x86_64-linux-gnu-gcc",
        emulator: emulator(cfg!(target_arch = "x86_64"), &["qemu-x86_64", "-L", "/usr/x86_64-linux-gnu"]),
    },
    Machine {
        name: "aarch64-macos",
        triple: "arm64-apple-macosx14",
        features: "",
        cc: "aarch64-linux-gnu-gcc",
        emulator: emulator(cfg!(target_arch = "aarch64"), &["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"]),
    },
    Machine {
        name: "x86_64-windows-gnu",
        triple: "x86_64-pc-windows-gnu",
        features: "",
        cc: "x86_64-w64-mingw32-gcc",
        emulator: &[WINE],
    },
];

/// The path of Wine in Debian.
pub const WINE: &str = "/usr/lib/wine/wine64";

/// The server of Wine's processes.
const WINE_SERVER: &str = "/usr/lib/wine/wineserver64";

/// The exit code of `abort` on Windows.
const ABORTED: i32 = 3;

/// Returns the emulator of a machine; none if `here` is true because the host is such a machine.
const fn emulator(here: bool, otherwise: &'static [&'static str]) -> &'static [&'static str] {
    if here { &[] } else { otherwise }
}

/// Runs Wine once before tests compare output: the first run of a user creates a folder and reports it on standard
/// error. The server stays for ten minutes after the last program, because programs fail that start while it ends, and those
/// that start one take seconds.
fn start_wine() {
    static START: Once = Once::new();
    START.call_once(|| {
        let mut server = Command::new(WINE_SERVER);
        server.arg("-p600").env("WINEDEBUG", "-all").stdin(Stdio::null());
        let _ = server.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let mut wine = Command::new(WINE);
        wine.args(["cmd", "/c", "exit"]).env("WINEDEBUG", "-all").stdin(Stdio::null());
        // Tests that need it report a failure.
        let _ = wine.stdout(Stdio::null()).stderr(Stdio::null()).status();
    });
}

/// Returns true if this processor runs the programs of the machines with AVX2.
fn has_avx2() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt");
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

/// Returns true if this processor runs the programs of the machines with AVX-512.
fn has_avx512() -> bool {
    #[cfg(target_arch = "x86_64")]
    return is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512bitalg")
        && is_x86_feature_detected!("avx512vnni")
        && is_x86_feature_detected!("avx512vpopcntdq");
    #[cfg(not(target_arch = "x86_64"))]
    return false;
}

impl Machine {
    /// Returns the machine with this name.
    pub fn named(name: &str) -> Option<Machine> {
        MACHINES.into_iter().find(|machine| machine.name == name)
    }

    /// Returns the host.
    pub fn here() -> Machine {
        Machine { name: "here", triple: "", features: "", cc: "cc", emulator: &[] }
    }

    /// Returns the machine with another C compiler.
    pub fn with_compiler(self, cc: &'static str) -> Machine {
        Machine { cc, ..self }
    }

    /// Returns the machine of `MLIRC_MACHINE`; the host by default.
    pub fn chosen() -> Machine {
        match std::env::var("MLIRC_MACHINE") {
            Ok(name) => Machine::named(&name).unwrap_or_else(|| panic!("no machine is called '{name}'")),
            Err(_) => Machine::here(),
        }
    }

    /// Returns the arguments of `mlirc` for this target.
    pub fn arguments(&self) -> Vec<String> {
        let option = |name: &str, value: &str| (!value.is_empty()).then(|| format!("{name}={value}"));
        option("--target", self.triple).into_iter().chain(option("-mattr", self.features)).collect()
    }

    /// Returns a required tool that is not installed.
    pub fn missing_tool(&self) -> Option<&'static str> {
        let others: &[&str] = if self.is_macos() { &[macos::LINKER, macos::COMPILER] } else { &[] };
        let tools = [self.cc].into_iter().chain(self.emulator.first().copied()).chain(others.iter().copied());
        tools.into_iter().find(|tool| Command::new(tool).arg("--version").output().is_err())
    }

    /// Returns the processor that this machine needs if the host has another one. A test of such a machine is skipped
    /// even if `MLIRC_REQUIRE_ALL` is set, because no package provides a processor.
    pub fn missing_processor(&self) -> Option<&'static str> {
        match self.name {
            name if V3.contains(&name) => (!has_avx2()).then_some("a processor with AVX2"),
            name if V4.contains(&name) => (!has_avx512()).then_some("a processor with AVX-512"),
            _ => None,
        }
    }

    /// Returns true for macOS.
    pub fn is_macos(&self) -> bool {
        self.triple.contains("-apple-")
    }

    /// Builds `program` from `kernel.o` and `main.c` in a folder; `source` is the source of the object.
    ///
    /// # Errors
    /// Returns the output of a failing compiler or linker.
    pub fn link(&self, folder: &Path, source: &str, main: &str) -> Result<(), String> {
        if self.is_macos() {
            return macos::make_program(folder, self.triple, self.cc, [source, main]);
        }
        let arguments = [
            "-std=c99",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Werror",
            "main.c",
            "kernel.o",
            "-pthread",
            "-lm",
        ];
        let mut cc = Command::new(self.cc);
        // Messages are matched in English.
        cc.env("LC_ALL", "C").args(arguments).args(["-o", self.program()]).current_dir(folder);
        let output = cc.output().map_err(|error| error.to_string())?;
        let stderr = || String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() { Ok(()) } else { Err(stderr()) }
    }

    /// Returns the file name of a program.
    pub fn program(&self) -> &'static str {
        if self.emulator == [WINE] { "./program.exe" } else { "./program" }
    }

    /// Returns a command that runs a program.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        match self.emulator {
            [] => Command::new(program),
            [emulator, arguments @ ..] => {
                let mut command = Command::new(emulator);
                command.args(arguments).arg(program);
                if *emulator == WINE {
                    start_wine();
                    command.env("WINEDEBUG", "-all");
                }
                command
            }
        }
    }

    /// Runs the program in a folder. An emulator that lost its own server, ended without output, or reports a fault though
    /// the program succeeded or aborted, which is one of its own services, is started again.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn output(&self, folder: &Path) -> std::io::Result<Output> {
        const ATTEMPTS: usize = 3;
        let run = || self.command(self.program()).current_dir(folder).output();
        let mut output = run()?;
        for _ in 1..ATTEMPTS {
            let errors = String::from_utf8_lossy(&output.stderr);
            let is_silent = output.stdout.is_empty() && output.stderr.is_empty();
            let is_success = output.status.success();
            let is_over = is_success || output.status.code() == Some(ABORTED);
            let has_failed = errors.contains("wine client error:")
                || is_silent && !is_success
                || is_over && errors.contains("wine: Unhandled page fault");
            if self.emulator != [WINE] || !has_failed {
                break;
            }
            output = run()?;
        }
        Ok(output)
    }

    /// Returns the output of a program to both streams without messages of the emulator, and the exit status of a
    /// failure.
    pub fn text_of(&self, output: &Output) -> String {
        let mut text = String::from_utf8_lossy(&output.stdout).into_owned();
        let errors = String::from_utf8_lossy(&output.stderr);
        text.extend(
            errors.split_inclusive('\n').filter(|line| !line.starts_with("qemu: uncaught target signal")),
        );
        if self.emulator == [WINE] && output.status.code() == Some(ABORTED) {
            text.push_str("signal: 6 (SIGABRT)\n");
        } else if !output.status.success() {
            text.push_str(&format!("{}\n", output.status));
        }
        text
    }
}
