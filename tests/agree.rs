//! ABI compatibility with MLIR's conversion and LLVM (`make agree`; needs `mlir-opt-22`, `mlir-translate-22`, `llc-22`
//! and `objcopy`). Modules have the same interface, and objects of mlirc and LLVM call each other.
//!
//! These tests take minutes, and are skipped without `MLIRC_ORACLE=1`.

#![allow(clippy::print_stdout)]

mod reference;

use std::collections::BTreeMap;
use std::process::Command;

use mlirc::driver::{Compiler, Emit, MemRefAbi, Options};
use mlirc::source::Source;
use rayon::prelude::*;
use reference::{
    LOWERING, all_cases, cases, compile, compile_with_llvm, expected_output, is_enabled, link_and_run,
    llvm_ir, pipe, root, uncommented,
};

fn check_all<T: Send>(items: Vec<T>, check: impl Fn(T) -> Result<(), String> + Sync) {
    let count = items.len();
    let failures: Vec<String> = items.into_par_iter().filter_map(|item| check(item).err()).collect();
    assert!(failures.is_empty(), "{} of {count} failed:\n{}", failures.len(), failures.join("\n"));
    println!("{count} cases agree");
}

/// Returns true if a test case does not exclude the comparison (`// no-agree: reason` or `// no-oracle: reason`).
fn is_comparable(text: &str) -> bool {
    !text.contains("// no-oracle:") && !text.contains("// no-agree:")
}

/// Returns the options of a test case and the equivalent passes of MLIR; `None` if there are none.
fn settings(source: &str) -> Option<(Options, Vec<String>)> {
    // Schedules replace private constants by panels.
    let mut options = Options { verify_each: true, schedules: false, ..Options::default() };
    let mut passes: Vec<String> = LOWERING.map(String::from).to_vec();
    let args = source.lines().filter_map(|line| line.strip_prefix("// args:"));
    for arg in args.flat_map(str::split_whitespace) {
        match arg {
            "--memref-abi=bare-ptr" => {
                options.memref_abi = MemRefAbi::BarePointer;
                add_option(&mut passes, &["--convert-func-to-llvm"], "use-bare-ptr-memref-call-conv=1");
            }
            "--index-bitwidth=32" => {
                options.index_bits = Some(32);
                let with_indices = [
                    "--convert-func-to-llvm",
                    "--finalize-memref-to-llvm",
                    "--convert-arith-to-llvm",
                    "--convert-index-to-llvm",
                    "--convert-cf-to-llvm",
                ];
                add_option(&mut passes, &with_indices, "index-bitwidth=32");
            }
            _ => return None,
        }
    }
    Some((options, passes))
}

fn add_option(passes: &mut [String], to: &[&str], option: &str) {
    for pass in passes.iter_mut().filter(|pass| to.contains(&pass.as_str())) {
        *pass = format!("{pass}={option}");
    }
}

/// Returns the interface of a module in LLVM IR: the types of functions and variables, and the values of constants. The
/// extension of narrow integers is left out, because MLIR does not specify it.
fn interface(llvm: &str) -> BTreeMap<String, String> {
    let mut symbols = BTreeMap::new();
    for line in
        llvm.lines().filter(|line| ["define ", "declare ", "@"].iter().any(|start| line.starts_with(start)))
    {
        let Some(symbol) = line.split('@').nth(1).and_then(|remainder| remainder.split(['(', ' ']).next())
        else {
            continue;
        };
        let line = line.strip_prefix("define ").or(line.strip_prefix("declare ")).unwrap_or(line);
        let line = line.trim_end_matches('{').split(" #").next().unwrap_or(line);
        let is_said = |word: &&str| {
            let word = word.trim_end_matches([' ', ',', ')']);
            !["signext", "zeroext"].contains(&word) && !word.starts_with('%')
        };
        let words: Vec<&str> = line.split_inclusive([' ', ',', ')']).collect();
        // Omitted words leave their delimiters.
        let words: Vec<&str> = words
            .iter()
            .flat_map(|word| match is_said(word) {
                true => vec![word.trim()],
                false => word.trim().matches([',', ')']).collect(),
            })
            .filter(|word| !word.is_empty())
            .collect();
        symbols.insert(symbol.to_string(), words.join(" ").replace(" ,", ",").replace(" )", ")"));
    }
    symbols
}

/// Returns true if a symbol is from the source, not from a conversion.
fn is_from_source(symbol: &str, source: &str) -> bool {
    let plain = symbol.strip_prefix("_mlir_ciface_").unwrap_or(symbol);
    let marked = format!("@{plain}");
    source.match_indices(&marked).any(|(at, _)| {
        !source[at + marked.len()..]
            .starts_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$'))
    })
}

/// Converted modules have the symbols, signatures and globals of MLIR's conversion.
#[test]
fn interfaces_are_those_of_mlirs_conversion() {
    if !is_enabled() {
        return;
    }
    let mut all = all_cases("convert");
    all.extend(all_cases("run"));
    all.retain(|(_, text)| is_comparable(text) && settings(text).is_some());
    check_all(all, |(name, text)| {
        let context = |error: String| format!("{name}: {error}");
        let text = text.split("// main.c:\n").next().unwrap_or_default();
        let Some((options, passes)) = settings(text) else { return Ok(()) };
        let source = Source::new(name.as_str(), text);
        let both = Compiler::new(options).compile(&source, "agree", &[Emit::Buffers, Emit::LlvmDialect]);
        let both = both.map_err(|errors| context(errors.render(&source)))?;
        let today =
            String::from_utf8_lossy(&both.get(Emit::Buffers).expect("a requested output")).into_owned();
        let passes: Vec<&str> = passes.iter().map(String::as_str).collect();
        let theirs = pipe("mlir-opt-22", &passes, today.as_bytes()).map_err(context)?;
        let theirs = llvm_ir(&theirs).map_err(context)?;
        let ours = llvm_ir(&both.get(Emit::LlvmDialect).expect("a requested output")).map_err(context)?;
        let seen = |llvm: &[u8]| {
            let mut seen = interface(&String::from_utf8_lossy(llvm));
            seen.retain(|symbol, _| is_from_source(symbol, &today));
            seen
        };
        let (ours, theirs) = (seen(&ours), seen(&theirs));
        let differ = |(symbol, line): (&String, &String)| {
            let their = theirs.get(symbol).map_or("(nothing)", String::as_str);
            (line != their).then(|| format!("  ours   {line}\n  theirs {their}\n"))
        };
        let mut differences: String = ours.iter().filter_map(differ).collect();
        let missing = theirs.keys().filter(|symbol| !ours.contains_key(*symbol));
        differences.extend(missing.map(|symbol| format!("  theirs {}\n", theirs[symbol])));
        if differences.is_empty() { Ok(()) } else { Err(context(format!("\n{differences}"))) }
    });
}

/// Returns the global symbols that an object defines; the flag is true for code.
fn defined(object: &[u8]) -> Vec<(String, bool)> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.o");
    std::fs::write(&path, object).expect("writable");
    let listed = Command::new("nm").args(["-g", "--defined-only"]).arg(&path).output().expect("nm runs");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let row = |line: &str| {
        let mut words = line.split_whitespace().skip(1);
        Some((words.next()? == "T", words.next()?.to_string()))
    };
    let mut symbols: Vec<(String, bool)> =
        listed.lines().filter_map(row).map(|(is_code, symbol)| (symbol, is_code)).collect();
    symbols.sort();
    symbols
}

/// Returns the object with some symbols made weak, so that the definitions of another object replace them.
fn weakened(object: &[u8], symbols: &[&str]) -> Result<Vec<u8>, String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (from, to) = (folder.path().join("a.o"), folder.path().join("b.o"));
    std::fs::write(&from, object).expect("writable");
    let args = symbols.iter().map(|symbol| format!("--weaken-symbol={symbol}"));
    let done = Command::new("objcopy").args(args).args([&from, &to]).output().expect("objcopy runs");
    if !done.status.success() {
        return Err(String::from_utf8_lossy(&done.stderr).into_owned());
    }
    Ok(std::fs::read(to).expect("it was written"))
}

/// Every other function of the cases of `tests/run` is from the object of LLVM and the others from that of mlirc, and
/// vice versa. Functions of one object call those of the other, and share its variables.
#[test]
fn objects_of_mlirc_and_llvm_call_each_other() {
    if !is_enabled() {
        return;
    }
    let mut all = cases("run");
    all.retain(|case| is_comparable(&case.1));
    check_all(all, |(name, text)| {
        let context = |error: String| format!("{name}: {error}");
        let (source, main) = text.split_once("// main.c:\n").ok_or("no C program")?;
        let (ours, header) = (compile(&name, source, Emit::Object)?, compile(&name, source, Emit::Header)?);
        let theirs = compile_with_llvm(source).map_err(context)?;
        let (main, expected) = (uncommented(main), expected_output(&name));
        let symbols = defined(&ours);
        for parity in [0, 1] {
            // All variables are from the first object.
            let code = symbols.iter().filter(|symbol| symbol.1).enumerate();
            let code: Vec<(bool, &str)> =
                code.map(|(number, symbol)| (number % 2 == parity, symbol.0.as_str())).collect();
            let data = symbols.iter().filter(|symbol| !symbol.1).map(|symbol| symbol.0.as_str());
            let from = |side: bool| code.iter().filter(move |symbol| symbol.0 == side).map(|symbol| symbol.1);
            let ours = weakened(&ours, &from(true).collect::<Vec<_>>()).map_err(context)?;
            let theirs = weakened(&theirs, &from(false).chain(data).collect::<Vec<_>>()).map_err(context)?;
            let objects: [&[u8]; 2] = [&ours, &theirs];
            let found =
                link_and_run(&objects, ("kernel.h", &header), ("main.c", &main), root()).map_err(context)?;
            let found: String = found.lines().map(|line| line.trim_end().to_string() + "\n").collect();
            if found != expected {
                return Err(format!("{name} half {parity}:\n--- expected\n{expected}--- found\n{found}"));
            }
        }
        Ok(())
    });
}
