//! Comparison with MLIR (`make oracle`; needs `mlir-opt-22`, `mlir-translate-22` and `llc-22`).
//!
//! These tests take minutes, and are skipped without `MLIRC_ORACLE=1`.

mod reference;

use std::path::{Path, PathBuf};

use mlirc::driver::{Compiler, Emit, Options, PrintOptions};
use mlirc::source::Source;
use reference::{
    LOWERING, all_cases, cases, check_all, compile, compile_with_llvm, expected_output, is_enabled,
    link_and_run, pipe, root, uncommented, without_tensors,
};

fn examples() -> Vec<PathBuf> {
    let folders = std::fs::read_dir(root().join("examples")).expect("the folder exists");
    let folders = folders.map(|entry| entry.expect("readable").path()).filter(|path| path.is_dir());
    let source = |path: PathBuf| path.join(path.file_name().expect("named")).with_extension("mlir");
    folders.map(source).filter(|path| path.exists()).collect()
}

/// `mlir-opt` accepts the current syntax in which old syntax is printed.
#[test]
fn mlir_opt_accepts_current_forms_of_old_spellings() {
    if !is_enabled() {
        return;
    }
    let old = all_cases("parse").into_iter().filter(|case| case.1.contains("// no-oracle: old spelling"));
    check_all(old, |(name, source)| {
        let printed = compile(&name, &source, Emit::Mlir)?;
        let args = ["--allow-unregistered-dialect"];
        pipe("mlir-opt-22", &args, &printed).map_err(|error| format!("{name}: {error}"))?;
        Ok(())
    });
}

/// `mlir-opt` parses the printed module, also in generic form or with locations, as the same module as the source.
#[test]
fn printed_modules_are_equivalent_for_mlir_opt() {
    if !is_enabled() {
        return;
    }
    let plain = PrintOptions::default();
    let forms: [(&[&str], PrintOptions); 3] = [
        (&[], plain),
        (&["--mlir-print-op-generic"], PrintOptions { generic: true, ..plain }),
        (&["--mlir-print-debuginfo"], PrintOptions { debug_info: true, ..plain }),
    ];
    for (flags, print) in forms {
        let args = [&["--allow-unregistered-dialect", "--mlir-print-local-scope"], flags].concat();
        let compiler = Compiler::new(Options { print, verify_each: true, ..Options::default() });
        check_all(cases("parse"), |(name, text)| {
            let context = |error: String| format!("{name} {flags:?}: {error}");
            // The file name of the standard input of mlir-opt in locations.
            let source = Source::new("<stdin>", text);
            let compiled = compiler.compile(&source, "oracle", &[Emit::Mlir]);
            let artifacts = compiled.map_err(|errors| context(errors.render(&source)))?;
            let printed = artifacts.get(Emit::Mlir).expect("a requested output");
            let ours = pipe("mlir-opt-22", &args, &printed).map_err(context)?;
            let theirs = pipe("mlir-opt-22", &args, &source.text).map_err(context)?;
            if ours == theirs {
                return Ok(());
            }
            let (ours, theirs) = (String::from_utf8_lossy(&ours), String::from_utf8_lossy(&theirs));
            Err(context(format!("\n--- ours\n{ours}--- original\n{theirs}")))
        });
    }
}

/// MLIR accepts the converted module, and LLVM compiles it.
#[test]
fn llvm_accepts_what_conversion_makes() {
    if !is_enabled() {
        return;
    }
    let files = examples().into_iter().map(|path| {
        let text = std::fs::read_to_string(&path).expect("readable");
        (path.display().to_string(), text)
    });
    let all = files.chain(cases("convert")).chain(cases("run"));
    check_all(all, |(name, source)| {
        let source = source.split("// main.c:\n").next().unwrap_or_default();
        let converted = compile(&name, source, Emit::LlvmDialect)?;
        let context = |error| format!("{name}: {error}");
        let accepted = pipe("mlir-opt-22", &[], &converted).map_err(context)?;
        let llvm = pipe("mlir-translate-22", &["--mlir-to-llvmir"], &accepted).map_err(context)?;
        pipe("llc-22", &["-filetype=obj", "-o", "-"], &llvm).map_err(context)?;
        Ok(())
    });
}

/// The cases of `tests/run` have the expected output with objects of LLVM, from MLIR's conversion and from that of
/// mlirc. The C program includes the generated header, which therefore describes the code of LLVM as well.
#[test]
fn llvms_code_has_the_same_output() {
    if !is_enabled() {
        return;
    }
    check_all(cases("run"), |(name, text)| {
        let (source, main) = text.split_once("// main.c:\n").expect("a case of tests/run has a C program");
        let context = |error| format!("{name}: {error}");
        let header = compile(&name, source, Emit::Header)?;
        let main = uncommented(main);
        let expected = expected_output(&name);
        // The source lowered by MLIR, and the output of the conversion of mlirc.
        let converted = compile(&name, source, Emit::LlvmDialect)?;
        for text in [source, &String::from_utf8_lossy(&converted)] {
            let object = compile_with_llvm(text).map_err(context)?;
            let found = link_and_run(&[&object], ("kernel.h", &header), ("main.c", &main), root())
                .map_err(context)?;
            let found: String = found.lines().map(|line| line.trim_end().to_string() + "\n").collect();
            if found != expected {
                return Err(format!("{name}:\n--- ours\n{expected}--- LLVM's\n{found}"));
            }
        }
        Ok(())
    });
}

/// The same test for the examples in C and C++.
#[test]
fn examples_run_with_llvms_code_and_our_header() {
    if !is_enabled() {
        return;
    }
    check_all(examples(), |path| {
        let source = std::fs::read_to_string(&path).expect("readable");
        let converted = compile(&path.display().to_string(), &source, Emit::LlvmDialect)?;
        for input in [&source, &*String::from_utf8_lossy(&converted)] {
            check_example(&path, &compile_with_llvm(input)?)?;
        }
        Ok(())
    });
}

/// Links the object of an example with its program and the generated header, and checks the output.
fn check_example(path: &Path, object: &[u8]) -> Result<(), String> {
    let name = path.file_stem().expect("named").to_string_lossy();
    let folder = path.parent().expect("in a folder");
    let read = |file: &str| std::fs::read_to_string(folder.join(file)).expect("readable");
    let header = compile(&path.display().to_string(), &read(&format!("{name}.mlir")), Emit::Header)?;
    let main = if folder.join("main.cpp").exists() { "main.cpp" } else { "main.c" };
    let found = link_and_run(&[object], (&format!("{name}.h"), &header), (main, &read(main)), folder)?;
    let expected = read("expected.txt");
    if found == expected {
        Ok(())
    } else {
        Err(format!("{name}:\n--- expected\n{expected}--- found\n{found}"))
    }
}

/// The example in the LLVM dialect is the output of MLIR for the source next to it.
#[test]
fn the_llvm_dialect_example_is_what_mlir_opt_prints() {
    if !is_enabled() {
        return;
    }
    let folder = root().join("examples").join("llvm_dialect");
    let source = std::fs::read(folder.join("source.mlir")).expect("readable");
    let printed = pipe("mlir-opt-22", &LOWERING, &source).expect("MLIR accepts the source");
    let kept = std::fs::read_to_string(folder.join("llvm_dialect.mlir")).expect("readable");
    assert_eq!(String::from_utf8_lossy(&printed), kept);
}

#[test]
fn every_stage_of_mlirs_own_lowering_compiles_and_runs() {
    if !is_enabled() {
        return;
    }
    check_all(examples(), |path| {
        let source = std::fs::read_to_string(&path).expect("readable");
        let mut text = without_tensors(&source)?.into_bytes();
        for pass in LOWERING {
            let context = |error| format!("{} after {pass}: {error}", path.display());
            text = pipe("mlir-opt-22", &[pass], &text)?;
            let generic = pipe("mlir-opt-22", &["--mlir-print-op-generic", "--mlir-print-debuginfo"], &text)?;
            for form in [&text, &generic] {
                let object =
                    compile("stage.mlir", &String::from_utf8_lossy(form), Emit::Object).map_err(context)?;
                check_example(&path, &object).map_err(context)?;
            }
        }
        Ok(())
    });
}
