//! Random function signatures, half of each call compiled by mlirc and half by LLVM:
//!
//! ```text
//! cargo run --release --example abi-fuzz -- [--count=5000] [--seed=1] [--target=TRIPLE] [--cc=cc] [--run=COMMAND] [-v]
//! ```
//!
//! A callee writes its arguments to memory and returns a value, its caller passes constants and writes what comes back.
//! Callers and callees are two modules, each compiled by both compilers; the four programs that can be linked from the
//! objects must leave the same bytes in memory. A signature that mlirc refuses is counted by the reason.
//!
//! LLVM is `mlir-translate-22` and `llc-22`. With `--target`, `--cc` names the C compiler of the target and `--run` what
//! its programs run under, an emulator for instance. Objects for macOS are linked with programs for Linux.

#![allow(clippy::print_stdout, clippy::print_stderr)]

#[path = "../../tests/machine/elf.rs"]
mod elf;
#[path = "../common/exit.rs"]
mod exit;
#[path = "../common/random.rs"]
mod random;
mod signature;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use exit::exit_code;
use random::Random;
use signature::{Signature, TAKERS, TAKERS_IN_C, TAKERS_IN_C_BY_ADDRESS};

use mlirc::driver::{Compiler, Emit, Options};
use mlirc::source::Source;
use mlirc::target::Target;

/// Signatures in a module.
const BATCH: usize = 250;

/// The arguments of the command line.
struct Arguments {
    count: usize,
    seed: u64,
    target: Option<String>,
    cc: String,
    run: Vec<String>,
    verbose: bool,
}

impl Arguments {
    /// The name of the target's architecture.
    fn architecture(&self) -> &str {
        let triple = self.target.as_deref().unwrap_or_default();
        triple.split_once('-').map_or(triple, |(architecture, _)| architecture).trim_end_matches("gc")
    }

    /// Returns true if the target is macOS.
    fn is_macos(&self) -> bool {
        self.target.as_deref().is_some_and(|triple| triple.contains("-apple-"))
    }

    /// An object as the C compiler's linker takes it.
    fn linkable(&self, object: Vec<u8>) -> Result<Vec<u8>, String> {
        if self.is_macos() { elf::elf_of(&object, |_| None) } else { Ok(object) }
    }
}

fn arguments() -> Result<Arguments, String> {
    let mut out =
        Arguments { count: 5000, seed: 1, target: None, cc: "cc".into(), run: Vec::new(), verbose: false };
    for arg in std::env::args().skip(1) {
        let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{arg}: {error}"));
        match arg.split_once('=') {
            Some(("--count", value)) => out.count = number(value)? as usize,
            Some(("--seed", value)) => out.seed = number(value)?,
            Some(("--target", value)) => out.target = Some(value.to_string()),
            Some(("--cc", value)) => out.cc = value.to_string(),
            Some(("--run", value)) => out.run = value.split_whitespace().map(str::to_string).collect(),
            None if arg == "-v" => out.verbose = true,
            _ => return Err(format!("unknown argument '{arg}'")),
        }
    }
    Ok(out)
}

fn main() -> ExitCode {
    exit_code(arguments().and_then(|arguments| fuzz(&arguments)))
}

/// Tests all signatures. Returns true if all agree.
fn fuzz(arguments: &Arguments) -> Result<bool, String> {
    let mut random = Random::new(arguments.seed);
    let mut refused: BTreeMap<String, usize> = BTreeMap::new();
    let (mut tried, mut failed, mut lost) = (0, 0, 0);
    let dir = tempfile::tempdir().map_err(|error| error.to_string())?;
    while tried < arguments.count {
        let size = BATCH.min(arguments.count - tried);
        tried += size;
        let mut batch: Vec<Signature> = (0..size).map(|_| Signature::random(&mut random)).collect();
        batch.retain(|signature| !signature.is_lost_by_llvm(arguments.architecture()));
        lost += size - batch.len();
        drop_refused(arguments, &mut batch, &mut refused)?;
        for (number, pair) in differences(arguments, dir.path(), &batch)? {
            failed += 1;
            println!("{pair}: {}", batch[number].text());
        }
    }
    let all_refused: usize = refused.values().sum();
    println!(
        "{tried} signatures: {} agree, {failed} differ, {all_refused} refused, {lost} lost by LLVM",
        tried - failed - all_refused - lost
    );
    if arguments.verbose {
        refused.iter().for_each(|(reason, count)| println!("{count:6} {reason}"));
    }
    Ok(failed == 0)
}

/// The two modules of a batch.
fn modules(batch: &[Signature]) -> [String; 2] {
    let mut callees = String::from("llvm.mlir.global external @sink() : !llvm.array<65536 x i8>\n");
    let mut callers = callees.clone();
    callees.push_str(TAKERS);
    for (number, signature) in batch.iter().enumerate() {
        signature.write_callee(number, &mut callees);
        signature.write_caller(number, &mut callers);
    }
    [callees, callers]
}

/// Lines with something that is refused, and why.
type Refusals = Vec<(usize, String)>;

/// The object, or what is refused.
fn compile(arguments: &Arguments, text: &str) -> Result<Result<Vec<u8>, Refusals>, String> {
    let mut options = Options::default();
    if let Some(triple) = &arguments.target {
        options.target = Target::parse(triple)?;
    }
    let source = Source::new("batch", text);
    let diagnostics = match Compiler::new(options).compile(&source, "batch", &[Emit::Object]) {
        Ok(mut artifacts) => return Ok(Ok(std::mem::take(&mut artifacts.outputs[0].1).into_vec())),
        Err(diagnostics) => diagnostics,
    };
    if diagnostics.has_internal_error() {
        return Err(diagnostics.render(&source));
    }
    let lines = diagnostics.iter().map(|diagnostic| diagnostic.render(&source));
    let located = lines.map(|text| {
        let mut fields = text.splitn(4, ':');
        let line = fields.nth(1).and_then(|line| line.parse().ok()).ok_or(text.clone())?;
        let message = fields.nth(1).unwrap_or_default().lines().next().unwrap_or_default();
        Ok((line, message.trim().to_string()))
    });
    located.collect::<Result<Vec<_>, String>>().map(Err)
}

/// Takes the signatures out that mlirc does not compile.
fn drop_refused(
    arguments: &Arguments,
    batch: &mut Vec<Signature>,
    refused: &mut BTreeMap<String, usize>,
) -> Result<(), String> {
    for side in 0..2 {
        // What is refused later is only said once nothing is refused earlier.
        while let text = &modules(batch)[side]
            && let Err(errors) = compile(arguments, text)?
        {
            let mut reasons: BTreeMap<usize, String> = BTreeMap::new();
            for (line, message) in errors {
                reasons.entry(function_at(text, line)?).or_insert(message);
            }
            for (&number, reason) in reasons.iter().rev() {
                batch.remove(number);
                *refused.entry(reason.clone()).or_default() += 1;
            }
        }
    }
    Ok(())
}

/// The number of the function around a line.
fn function_at(text: &str, line: usize) -> Result<usize, String> {
    let before: Vec<&str> = text.lines().take(line).collect();
    let name = before.iter().rev().find_map(|line| line.split_once("llvm.func @"));
    let digits = name.map(|(_, rest)| rest.trim_start_matches(|c: char| !c.is_ascii_digit()));
    let number = digits.and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next());
    number.and_then(|number| number.parse().ok()).ok_or_else(|| format!("no function at line {line}"))
}

/// Compiles, links and runs the four programs; the numbers of the signatures whose bytes are not those of LLVM alone.
fn differences(
    arguments: &Arguments,
    dir: &Path,
    batch: &[Signature],
) -> Result<Vec<(usize, &'static str)>, String> {
    let path = |name: &str| dir.join(name).to_string_lossy().into_owned();
    fs::write(path("main.c"), main_program(arguments, batch.len())).map_err(|error| error.to_string())?;
    for (name, text) in ["callee", "caller"].into_iter().zip(modules(batch)) {
        let object = compile(arguments, &text)?.map_err(|errors| format!("{errors:?}"))?;
        let object = arguments.linkable(object)?;
        fs::write(path(&format!("{name}.mlirc.o")), object).map_err(|error| error.to_string())?;
        fs::write(path("module.mlir"), &text).map_err(|error| error.to_string())?;
        run(Command::new("mlir-translate-22").args([
            "--mlir-to-llvmir",
            &path("module.mlir"),
            "-o",
            &path("module.ll"),
        ]))?;
        let mut llc = Command::new("llc-22");
        llc.args([
            "-relocation-model=pic",
            "-filetype=obj",
            &path("module.ll"),
            "-o",
            &path(&format!("{name}.llvm.o")),
        ]);
        llc.args(arguments.target.iter().flat_map(|triple| llc_target(arguments, triple)));
        run(&mut llc)?;
        let object = fs::read(path(&format!("{name}.llvm.o"))).map_err(|error| error.to_string())?;
        let object = arguments.linkable(object)?;
        fs::write(path(&format!("{name}.llvm.o")), object).map_err(|error| error.to_string())?;
    }
    let mut expected = Vec::new();
    let mut out: BTreeMap<usize, &'static str> = BTreeMap::new();
    for (callee, caller, pair) in [
        ("llvm", "llvm", ""),
        ("llvm", "mlirc", "mlirc calls LLVM"),
        ("mlirc", "llvm", "LLVM calls mlirc"),
        ("mlirc", "mlirc", "mlirc calls mlirc"),
    ] {
        let program = path("program.exe");
        let objects = [path(&format!("callee.{callee}.o")), path(&format!("caller.{caller}.o"))];
        run(Command::new(&arguments.cc)
            .args(["-w", &path("main.c")])
            .args(objects)
            .args(["-lm", "-o", &program]))?;
        let lines = execute(arguments, &program)?;
        if expected.is_empty() {
            if lines.len() != batch.len() {
                return Err(format!("{} calls printed {} lines", batch.len(), lines.len()));
            }
            expected = lines;
            continue;
        }
        for number in (0..batch.len()).filter(|&number| lines.get(number) != expected.get(number)) {
            out.entry(number).or_insert(pair);
        }
    }
    Ok(out.into_iter().collect())
}

/// Returns the arguments of `llc` for the target, with the baseline of mlirc.
fn llc_target(arguments: &Arguments, triple: &str) -> Vec<String> {
    let baseline: &[&str] = match arguments.architecture() {
        "s390x" => &["-mcpu=z14"],
        "riscv64" => &["-mattr=+m,+a,+f,+d,+c", "-target-abi=lp64d"],
        _ => &[],
    };
    let triple = triple.replacen("riscv64gc", "riscv64", 1);
    [format!("-mtriple={triple}")].into_iter().chain(baseline.iter().map(|text| text.to_string())).collect()
}

/// A line for each signature with what its call left in memory.
fn execute(arguments: &Arguments, program: &str) -> Result<Vec<String>, String> {
    let mut words = arguments.run.iter().map(String::as_str).chain([program]);
    let mut command = Command::new(words.next().unwrap_or(program));
    let output = command.args(words).output().map_err(|error| error.to_string())?;
    // A program that crashes has no line for the call where it did.
    Ok(String::from_utf8_lossy(&output.stdout).lines().map(str::to_string).collect())
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = String::from_utf8_lossy(&output.stderr);
    Err(format!(
        "{command:?} failed: {}",
        text.lines()
            .find(|line| ["ERROR", "error:", "undefined", "dangerous", "truncated"]
                .iter()
                .any(|word| line.contains(word)))
            .unwrap_or(&text)
    ))
}

/// Each call runs on its own, so that the others are seen even if it crashes: in a process where there is `fork`, else up to
/// where it crashes.
fn main_program(arguments: &Arguments, count: usize) -> String {
    let mut out = String::from(MAIN_START);
    let by_address = arguments.is_macos() && arguments.architecture() != "x86_64";
    out.push_str(if by_address { TAKERS_IN_C_BY_ADDRESS } else { TAKERS_IN_C });
    for number in 0..count {
        let _ = writeln!(out, "void caller{number}(void);");
    }
    out.push_str("static void (*const callers[])(void) = {");
    for number in 0..count {
        let _ = write!(out, "caller{number}, ");
    }
    out.push_str(MAIN_END);
    out
}

const MAIN_START: &str = "#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <sys/wait.h>
#include <unistd.h>
#endif
_Alignas(64) unsigned char sink[65536];
// What LLVM calls for bf16 and libgcc 12 lacks: the result is in the low half of the register.
__attribute__((weak)) float __truncsfbf2(float x) {
  unsigned bits;
  memcpy(&bits, &x, 4);
  bits = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  memcpy(&x, &bits, 4);
  return x;
}
";

const MAIN_END: &str = "};
static void run(unsigned i) {
  callers[i]();
  unsigned long long hash = 14695981039346656037ull;
  for (unsigned k = 0; k < sizeof sink; k++) hash = (hash ^ sink[k]) * 1099511628211ull;
  printf(\"%u %016llx\\n\", i, hash);
  fflush(stdout);
}
#ifdef _WIN32
static void *before[5];
static LONG CALLBACK crashed(EXCEPTION_POINTERS *exception) {
  (void)exception;
  __builtin_longjmp(before, 1);
}
int main(void) {
  AddVectoredExceptionHandler(1, crashed);
  for (volatile unsigned i = 0; i < sizeof callers / sizeof *callers; i++) {
    memset(sink, 0, sizeof sink);
    if (__builtin_setjmp(before) == 0) run(i);
    else printf(\"%u crashed\\n\", i);
  }
  return 0;
}
#else
int main(void) {
  for (unsigned i = 0; i < sizeof callers / sizeof *callers; i++) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      run(i);
      _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (status) printf(\"%u crashed\\n\", i);
  }
  return 0;
}
#endif
";
