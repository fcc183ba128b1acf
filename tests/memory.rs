//! The memory of a compilation with a large constant. This program has one test, because it measures the whole process.

use std::io::Write;

use mlirc::driver::{Compiler, Emit, Options, read_source, write_files};

/// The number of bytes of the constant.
const SIZE: usize = 64 << 20;
/// The number of bytes that a compilation may need besides.
const OTHER: usize = 32 << 20;

/// A constant is in memory twice at most: as an attribute, and in the object. Its digits are never in memory as a whole.
#[test]
fn large_constants_are_in_memory_twice_at_most() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("k.mlir");
    write_source(&path);
    let source = read_source(&path).expect("readable");
    let compiler = Compiler::new(Options::default());
    let artifacts = compiler.compile(&source, "k", &[Emit::Object]).expect("it compiles");
    let object = folder.path().join("k.o");
    let sizes = write_files(&[(&object, &artifacts.outputs[0].1)]).expect("writable");
    assert!(sizes[0] > SIZE as u64);
    let peak = peak();
    assert!(peak < 2 * SIZE + OTHER, "{} MiB", peak >> 20);
}

/// Writes a module with a resource.
fn write_source(path: &std::path::Path) {
    let mut file = std::io::BufWriter::new(std::fs::File::create(path).expect("writable"));
    let count = SIZE / 4;
    let mut write = |text: &str| file.write_all(text.as_bytes()).expect("writable");
    write(&format!(
        "memref.global constant @w : memref<{count}xf32> = dense_resource<w>
         {{-# dialect_resources: {{ builtin: {{ w: \"0x04000000"
    ));
    (0..count as u32).for_each(|i| write(&format!("{:08X}", i.wrapping_mul(2_654_435_761))));
    write("\" } } #-}");
}

/// Returns the largest resident size of this process so far, in bytes.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux has it");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("Linux has it");
    let kibibytes: usize = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kibibytes << 10
}
