//! The programs under `examples/`, built with MLIR's own tools instead of mlirc, against headers from
//! hand-written exports: the exports say what mlirc must declare, and the C code must compile and link with
//! it.

mod common;

use cabi::{CType, Direction, Export, HeaderOptions, render_header};
use common::{LP64, arg, memref, result_pointer, run, wrapper};
use std::fs;
use std::path::{Path, PathBuf};

const TO_LLVM: [&str; 8] = [
    "--convert-scf-to-cf",
    "--expand-strided-metadata",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
];

/// What each example declares. An example that is not listed fails the test.
fn exports_of(example: &str) -> Vec<Export> {
    match example {
        "axpy" => ["axpy", "axpy_strided"].map(axpy).to_vec(),
        "gemm" => vec![gemm("gemm_4x8x6", CType::F32), gemm("gemm", CType::F64)],
        "alloc_result" => alloc_result(),
        "several_results" => several_results(),
        "callback" => callback(),
        "llvm_dialect" => llvm_dialect(),
        other => panic!("no exports written down for example {other}"),
    }
}

fn axpy(name: &str) -> Export {
    let vector = |name| memref(name, CType::F32, 1, "memref<?xf32>");
    wrapper(
        name,
        "(f32, memref<?xf32>, memref<?xf32>)",
        vec![arg("a", CType::F32, "f32"), vector("x"), vector("y")],
        CType::Void,
    )
}

fn gemm(name: &str, element: CType) -> Export {
    let matrices = ["a", "b", "c"].map(|matrix| memref(matrix, element.clone(), 2, "a matrix"));
    wrapper(name, "(three matrices)", matrices.to_vec(), CType::Void)
}

fn alloc_result() -> Vec<Export> {
    let squares = result_pointer(CType::memref(CType::int(64), 1));
    let transposed = result_pointer(CType::memref(CType::F32, 2));
    let matrix = memref("in", CType::F32, 2, "memref<?x?xf32>");
    vec![
        wrapper(
            "squares",
            "(index) -> memref<?xi64>",
            vec![squares, arg("n", CType::Index, "index")],
            CType::Void,
        ),
        wrapper("transpose", "(memref<?x?xf32>) -> memref<?x?xf32>", vec![transposed, matrix], CType::Void),
    ]
}

fn several_results() -> Vec<Export> {
    let extremes = CType::results_struct("extremes", vec![CType::F32, CType::F32, CType::Index]);
    let sums = vec![CType::memref(CType::int(64), 1), CType::Bool, CType::int(64)];
    let sums = CType::results_struct("running_sums", sums);
    let floats = memref("x", CType::F32, 1, "memref<?xf32>");
    let integers = memref("x", CType::int(32), 1, "memref<?xi32>");
    vec![
        wrapper("extremes", "(…)", vec![result_pointer(extremes), floats], CType::Void),
        wrapper("running_sums", "(…)", vec![result_pointer(sums), integers], CType::Void),
    ]
}

fn callback() -> Vec<Export> {
    let row = memref("values", CType::F64, 1, "memref<?xf64>");
    let matrix = memref("matrix", CType::F64, 2, "memref<?x?xf64>");
    let column = arg("column", CType::Index, "index");
    let required = |export| Export { direction: Direction::Required, ..export };
    vec![
        required(wrapper("visit", "(…)", vec![row, arg("row", CType::Index, "index")], CType::Void)),
        required(wrapper("weight", "(…)", vec![column, arg("last", CType::Bool, "i1")], CType::F64)),
        wrapper("for_each_row", "(memref<?x?xf64>) -> f64", vec![matrix], CType::F64),
    ]
}

fn llvm_dialect() -> Vec<Export> {
    let plain =
        |name: &str, params, result| Export { symbol: name.into(), ..wrapper(name, "", params, result) };
    let pointer = |name| arg(name, CType::pointer(CType::Void), "!llvm.ptr");
    let wide = |name| arg(name, CType::int(64), "i64");
    let narrow = |name| arg(name, CType::int(32), "i32");
    let expanded = vec![pointer("arg0"), pointer("arg1"), wide("arg2"), wide("arg3"), wide("arg4")];
    vec![
        plain("roman", vec![narrow("arg0")], CType::int(32)),
        plain("sum", expanded, CType::int(64)),
        wrapper("divmod", "", vec![pointer("arg0"), narrow("arg1"), narrow("arg2")], CType::Void),
    ]
}

fn examples_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples")
}

fn example_names() -> Vec<String> {
    let entries = fs::read_dir(examples_folder()).unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The object that LLVM makes of the example.
fn compile_with_llvm(source: &Path, build: &Path) {
    let source = source.to_str().unwrap();
    run(build, "mlir-opt-22", &[&TO_LLVM[..], &[source, "-o", "lowered.mlir"]].concat()).unwrap();
    run(build, "mlir-translate-22", &["--mlir-to-llvmir", "lowered.mlir", "-o", "x.ll"]).unwrap();
    run(build, "clang-22", &["-O2", "-Wno-override-module", "-c", "x.ll", "-o", "x.o"]).unwrap();
}

/// Builds main.c or main.cpp with strict warnings, links it with the object and returns what it prints.
fn build_and_run(example: &Path, build: &Path) -> String {
    const STRICT: [&str; 5] = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"];
    let (compiler, standard, main) = match example.join("main.cpp").exists() {
        true => ("c++", "-std=c++17", "main.cpp"),
        false => ("cc", "-std=c99", "main.c"),
    };
    let main = example.join(main);
    let args =
        [&[standard, "-g", "-I."], &STRICT[..], &[main.to_str().unwrap(), "x.o", "-o", "program"]].concat();
    run(build, compiler, &args).unwrap();
    run(build, "./program", &[]).unwrap()
}

#[test]
#[ignore = "needs mlir-opt-22, mlir-translate-22 and clang-22"]
fn examples_print_what_is_expected() {
    for name in example_names() {
        let example = examples_folder().join(&name).canonicalize().unwrap();
        let build = tempfile::tempdir().unwrap();
        let header = render_header(&exports_of(&name), &HeaderOptions::new(&name, LP64)).unwrap();
        fs::write(build.path().join(format!("{name}.h")), header).unwrap();
        compile_with_llvm(&example.join(format!("{name}.mlir")), build.path());
        let printed = build_and_run(&example, build.path());
        let expected = fs::read_to_string(example.join("expected.txt")).unwrap_or_default();
        assert_eq!(printed, expected, "output of {name}");
    }
}

#[test]
#[ignore = "needs mlir-opt-22"]
fn the_llvm_dialect_example_is_what_mlir_opt_prints() {
    let folder = examples_folder().join("llvm_dialect");
    let printed = run(&folder, "mlir-opt-22", &[&TO_LLVM[..], &["source.mlir"]].concat()).unwrap();
    assert_eq!(printed, fs::read_to_string(folder.join("llvm_dialect.mlir")).unwrap());
}

#[test]
fn every_example_has_its_files() {
    let names = example_names();
    assert!(names.contains(&"gemm".to_owned()), "{names:?}");
    for name in names {
        let folder = examples_folder().join(&name);
        for file in [format!("{name}.mlir"), "expected.txt".into()] {
            assert!(folder.join(&file).is_file(), "{name}/{file} is missing");
        }
        assert!(folder.join("main.c").is_file() || folder.join("main.cpp").is_file(), "{name} has no main");
        assert!(!exports_of(&name).is_empty());
    }
}
