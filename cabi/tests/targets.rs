//! Headers for all targets, checked by cross compilers.

mod common;
#[path = "../../tests/skipped/mod.rs"]
mod skipped;

use cabi::{CType, DataLayout, LongDouble};
use common::{
    LP64, STRICT, all_kinds, arg, assertions, available, folder_of, layout_samples, render, run, wrapper,
};

/// The triples of targets, and their data layouts.
const TARGETS: [(&str, DataLayout); 3] = [
    ("aarch64-linux-gnu", DataLayout { long_double: LongDouble::F128, ..LP64 }),
    ("riscv64-linux-gnu", DataLayout { long_double: LongDouble::F128, ..LP64 }),
    ("s390x-linux-gnu", DataLayout { long_double: LongDouble::F128, align_of_128_bit: 8, ..LP64 }),
];

const C: &[&str] = &["c99", "c11", "c17", "c2x"];
const CXX: &[&str] = &["c++11", "c++14", "c++17", "c++20"];

/// Returns the compilers for a target: program, first argument, and standards.
fn compilers(target: &str) -> [(String, Option<String>, &'static [&'static str]); 4] {
    let clang = Some(format!("--target={target}"));
    [
        (format!("{target}-gcc"), None, C),
        (format!("{target}-g++"), None, CXX),
        ("clang-22".into(), clang.clone(), C),
        ("clang++-22".into(), clang, CXX),
    ]
}

/// Compiles a source with all compilers for a target as each of their standards.
fn accept(target: &str, folder: &std::path::Path, source: &str, is_c: bool) {
    for (compiler, first, standards) in compilers(target) {
        let is_cxx = compiler.contains("++");
        if is_c && is_cxx {
            continue;
        }
        if !available(&compiler) {
            skipped::skipped(&format!("headers for {target}"), &compiler);
            continue;
        }
        for standard in standards {
            let standard = format!("-std={standard}");
            let language = if is_cxx { "c++" } else { "c" };
            let mut args: Vec<&str> = first.iter().map(String::as_str).collect();
            // The source includes headers of the compiler only.
            args.extend([&standard, "-ffreestanding", "-x", language]);
            args.extend(STRICT);
            args.push(source);
            run(folder, &compiler, &args).unwrap();
        }
    }
}

#[test]
fn every_kind_of_prototype_compiles() {
    for (target, layout) in TARGETS {
        let header = render(&all_kinds(), layout);
        let folder = folder_of(&[("all.h", &header), ("all.c", "#include \"all.h\"\n")]);
        accept(target, folder.path(), "all.c", false);
    }
}

#[test]
fn layouts_are_those_of_the_compiler() {
    for (target, layout) in TARGETS {
        let mut samples = layout_samples();
        let wide = vec![CType::int(8), CType::int(128), CType::F128, CType::int(8)];
        samples.push(CType::results_struct("wide", wide));
        let exports: Vec<_> = (samples.iter().enumerate())
            .map(|(i, ty)| {
                let pointer = arg("x", CType::pointer(ty.clone()), "");
                wrapper(&format!("f{i}"), "", vec![pointer], CType::Void)
            })
            .collect();
        let checks: String = samples.iter().map(|ty| assertions(ty, &layout)).collect();
        // C99 has no static assertions, and descriptors of C++ are templates.
        let source = format!("#include \"x.h\"\n#if __STDC_VERSION__ >= 201112L\n{checks}#endif\n");
        let folder = folder_of(&[("x.h", &render(&exports, layout)), ("x.c", &source)]);
        accept(target, folder.path(), "x.c", true);
    }
}

#[test]
fn another_long_double_is_refused() {
    let folder =
        folder_of(&[("all.h", &render(&all_kinds(), TARGETS[0].1)), ("all.c", "#include \"all.h\"\n")]);
    let error = run(folder.path(), "cc", &["-mlong-double-64", "-fsyntax-only", "all.c"]).unwrap_err();
    assert!(error.contains("long double of 113 binary digits"), "{error}");
}
