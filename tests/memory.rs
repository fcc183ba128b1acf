//! The memory of a compilation: constants of gigabytes must not be copied. One process has one maximum, so this is one
//! test.

#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use mlirc::bytes::Pieces;
use mlirc::driver::{self, Compiler, Emit, Options};

/// The size of the constants in bytes.
const SIZE: usize = 64 << 20;

/// The memory that a compilation takes besides constants, in bytes.
const ALLOWANCE: usize = 24 << 20;

/// Writes a module with a constant, as the text before and after its digits.
fn write_module(path: &Path, (before, after): (&str, &str)) {
    let mut file = BufWriter::new(File::create(path).expect("writable"));
    file.write_all(before.as_bytes()).expect("writable");
    let block: String =
        (0..1 << 16).map(|i: u32| format!("{:02X}", i.wrapping_mul(2_654_435_761) >> 24)).collect();
    for _ in 0..SIZE >> 16 {
        file.write_all(block.as_bytes()).expect("writable");
    }
    file.write_all(after.as_bytes()).expect("writable");
}

/// Returns a number of bytes in the status of this process.
fn status(name: &str) -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux has it");
    let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("Linux has it");
    let kib: usize = line.trim_matches([':', ' ', '\t']).trim_end_matches(" kB").parse().expect("a number");
    kib << 10
}

/// Compiles a file, and returns the maximum of memory that it took.
fn peak(source: &Path, emit: &[Emit]) -> usize {
    // Sets the maximum to the present value.
    std::fs::write("/proc/self/clear_refs", "5").expect("Linux has it");
    let before = status("VmRSS");
    let source = driver::read_source(source).expect("readable");
    let artifacts = Compiler::new(Options::default()).compile(&source, "kernel", emit);
    let artifacts = artifacts.unwrap_or_else(|diagnostics| panic!("{}", diagnostics.render(&source)));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |index: usize| folder.path().join(index.to_string());
    let files: Vec<_> =
        artifacts.outputs.iter().enumerate().map(|(i, output)| (path(i), &output.1)).collect();
    let files: Vec<(&Path, &Pieces)> = files.iter().map(|(path, contents)| (&**path, *contents)).collect();
    driver::write_files(&files).expect("writable");
    assert!(files.iter().any(|(_, contents)| contents.len() >= SIZE));
    status("VmHWM") - before
}

#[test]
fn constants_are_not_copied() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let ty = format!("tensor<{}xf32>", SIZE / 4);
    let function = |constant: &str| {
        format!(
            "func.func @get(%i: index) -> f32 {{\n  %w = arith.constant {constant}\n  \
             %x = tensor.extract %w[%i] : {ty}\n  return %x : f32\n}}\n"
        )
    };
    let resource = function(&format!("dense_resource<w> : {ty}"));
    let resource = format!("{resource}{{-# dialect_resources: {{ builtin: {{ w: \"0x04000000");
    let elements = function(&format!("dense<\"0xDIGITS\"> : {ty}"));
    let (before, after) = elements.split_once("DIGITS").expect("the text has it");
    // The panels of a product are one more copy.
    let matrix = "tensor<4096x4096xf32>";
    let product = format!(
        "func.func @product(%a: tensor<8x4096xf32>, %c: tensor<8x4096xf32>) -> tensor<8x4096xf32> {{\n  \
         %w = arith.constant dense_resource<w> : {matrix}\n  \
         %p = linalg.matmul ins(%a, %w : tensor<8x4096xf32>, {matrix}) outs(%c : tensor<8x4096xf32>) \
         -> tensor<8x4096xf32>\n  return %p : tensor<8x4096xf32>\n}}\n\
         {{-# dialect_resources: {{ builtin: {{ w: \"0x04000000"
    );
    let end = "\" } } #-}\n";
    let modules = [
        ("resource", (&resource[..], end), 2),
        ("elements", (before, after), 2),
        ("product", (&product[..], end), 3),
    ];
    for (name, text, copies) in modules {
        let path = folder.path().join(name);
        write_module(&path, text);
        for emit in [&[Emit::Object][..], &[Emit::Object, Emit::Constants]] {
            let peak = peak(&path, emit);
            assert!(peak <= copies * SIZE + ALLOWANCE, "{name} {emit:?}: {} MiB", peak >> 20);
        }
    }
}
