//! Code for several processors in one object: the level that is chosen, the first call, addresses, and object formats.

mod cases;
mod machine;
mod skipped;

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

use cases::{Case, Outcome, parse_case, run_case};
use machine::Machine;
use mlirc::diag::Diagnostics;
use mlirc::driver::{Artifacts, Compiler, Emit, Options, PrintOptions};
use mlirc::ir::Context;
use mlirc::source::Source;
use mlirc::target::Target;
use mlirc::{dialect, multiversion, text};
use object::read::File;
use object::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use skipped::skipped;

/// Levels of x86-64 and of AArch64.
const X86_64: &str = "x86-64,x86-64-v2,x86-64-v3";
const AARCH64: &str = "armv8-a,armv8.1-a,armv8.2-a+dotprod+fp16,armv8.6-a+fp16";

/// Functions that call each other, with a local function whose address is taken, and one that is only called.
const FUNCTIONS: &str = "
llvm.mlir.global internal @count(0 : i32) : i32
llvm.mlir.global internal constant @table(dense<[3, 5, 7, 9]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global external @pointers() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.poison : !llvm.array<2 x ptr>
  %1 = llvm.mlir.addressof @exported : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %3 = llvm.mlir.addressof @taken : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.func internal @called(%x: i32) -> i32 attributes {no_inline} {
  %address = llvm.mlir.addressof @count : !llvm.ptr
  %old = llvm.load %address : !llvm.ptr -> i32
  %new = llvm.add %old, %x : i32
  llvm.store %new, %address : i32, !llvm.ptr
  llvm.return %new : i32
}
llvm.func internal @taken(%x: i32) -> i32 attributes {no_inline} {
  %table = llvm.mlir.addressof @table : !llvm.ptr
  %element = llvm.getelementptr %table[%x] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %value = llvm.load %element : !llvm.ptr -> i32
  llvm.return %value : i32
}
llvm.func @exported(%x: i32) -> i32 attributes {no_inline} {
  %0 = llvm.call @called(%x) : (i32) -> i32
  %1 = llvm.call @taken(%x) : (i32) -> i32
  %2 = llvm.add %0, %1 : i32
  llvm.return %2 : i32
}
llvm.func weak @replaceable(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @calls_replaceable(%x: i32) -> i32 {
  %0 = llvm.call @replaceable(%x) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @address(%is_exported: i1) -> !llvm.ptr {
  %0 = llvm.mlir.addressof @exported : !llvm.ptr
  %1 = llvm.mlir.addressof @taken : !llvm.ptr
  %2 = llvm.select %is_exported, %0, %1 : i1, !llvm.ptr
  llvm.return %2 : !llvm.ptr
}
";

/// Compiles a source for levels of a target.
fn compile(text: &str, triple: &str, levels: &str, options: Options) -> Artifacts {
    let target = Target::parse(triple).expect("a known triple");
    let options = Options { target, target_of_module: false, cpu: Some(levels.to_string()), ..options };
    let source = Source::new("kernel.mlir", text);
    let emit = [Emit::Object, Emit::Optimized, Emit::Manifest];
    let compiled = Compiler::new(options).compile(&source, "kernel", &emit);
    compiled.unwrap_or_else(|errors| panic!("{triple}: {}", errors.render(&source)))
}

fn object_of(artifacts: &Artifacts) -> Vec<u8> {
    artifacts.get(Emit::Object).expect("requested").to_vec()
}

/// Builds a program of fixed addresses from the functions, which prints the pointer of a stub after a call.
fn build_printer(folder: &Path, machine: Machine, levels: &str) -> HashMap<String, u64> {
    let artifacts = compile(FUNCTIONS, machine.triple, levels, Options::default());
    std::fs::write(folder.join("kernel.o"), object_of(&artifacts)).expect("written");
    let main = "#include <stdio.h>\n#include <stdlib.h>\nint exported(int x);\n\
                int main(int count, char **words) {\n  (void)count;\n  exported(1);\n  \
                printf(\"%zx\\n\", *(size_t *)strtoull(words[1], 0, 16));\n}\n";
    std::fs::write(folder.join("main.c"), main).expect("written");
    let mut cc = Command::new(machine.cc);
    cc.args(["-static", "-no-pie", "main.c", "kernel.o", "-o", "program"]).current_dir(folder);
    assert!(cc.status().expect("a C compiler").success());
    let program = std::fs::read(folder.join("program")).expect("linked");
    let program = File::parse(&*program).expect("an object file");
    let symbol = |symbol: object::Symbol| Some((symbol.name().ok()?.to_string(), symbol.address()));
    program.symbols().filter_map(symbol).collect()
}

/// Returns the suffix of the function that a processor chooses.
fn chosen(folder: &Path, symbols: &HashMap<String, u64>, command: &[&str]) -> String {
    let mut run = Command::new(command[0]);
    run.args(&command[1..]).arg(folder.join("program")).arg(format!("{:x}", symbols["exported.pointer"]));
    let output = run.output().expect("runs");
    assert!(output.status.success(), "{command:?}: {output:?}");
    let address = String::from_utf8_lossy(&output.stdout);
    let address = u64::from_str_radix(address.trim(), 16).expect("an address");
    let named =
        symbols.iter().find_map(|(name, &at)| name.strip_prefix("exported.").filter(|_| at == address));
    named.unwrap_or_else(|| panic!("no function at {address:x}")).to_string()
}

/// Checks the level that each processor of an emulator chooses.
fn check_choices(machine: &str, emulator: &str, levels: &str, choices: &[(&str, &str)]) {
    let machine = Machine::named(machine).expect("a known machine");
    if let Some(tool) = machine.missing_tool() {
        return skipped("the choice of a level", tool);
    }
    if Command::new(emulator).arg("--version").output().is_err() {
        return skipped("the choice of a level", emulator);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let symbols = build_printer(folder.path(), machine, levels);
    for &(processor, level) in choices {
        let command = [emulator, "-cpu", processor];
        assert_eq!(chosen(folder.path(), &symbols, &command), level, "{processor}");
    }
}

#[test]
fn processors_of_x86_64_choose_the_best_level() {
    let choices = [
        ("qemu64", "x86-64"),
        ("Nehalem", "x86-64-v2"),
        ("Haswell", "x86-64-v3"),
        // The registers of AVX must be saved by the operating system.
        ("Haswell,-xsave", "x86-64-v2"),
        ("Haswell,-bmi2", "x86-64-v2"),
        ("Haswell,-abm", "x86-64-v2"),
        ("Nehalem,-popcnt", "x86-64"),
    ];
    check_choices("x86_64", "qemu-x86_64", &format!("{X86_64},x86-64-v4"), &choices);
}

#[test]
fn processors_of_aarch64_choose_the_best_level() {
    let choices = [
        ("cortex-a53", "armv8-a"),
        ("a64fx", "armv8.1-a"),
        ("cortex-a76", "armv8.2-a+dotprod+fp16"),
        ("max", "armv8.6-a+fp16"),
    ];
    check_choices("aarch64", "qemu-aarch64", AARCH64, &choices);
}

/// The first call of each function goes through its resolver, which must preserve arguments of all kinds.
const ARGUMENTS: &str = "
llvm.func @mixed(%a: i64, %x: f64, %b: i64, %y: f64, %c: i64, %z: f64, %d: i64, %u: f64, %e: i64, %v: f64, %f: i64, %w: f64,
    %g: i64, %r: f64, %h: i64, %s: f64, %i: i64, %t: f64) -> f64 {
  %0 = llvm.add %a, %b : i64
  %1 = llvm.mul %0, %c : i64
  %2 = llvm.add %1, %d : i64
  %3 = llvm.mul %2, %e : i64
  %4 = llvm.add %3, %f : i64
  %5 = llvm.mul %4, %g : i64
  %6 = llvm.add %5, %h : i64
  %7 = llvm.mul %6, %i : i64
  %8 = llvm.sitofp %7 : i64 to f64
  %9 = llvm.fadd %8, %x : f64
  %10 = llvm.fmul %9, %y : f64
  %11 = llvm.fadd %10, %z : f64
  %12 = llvm.fmul %11, %u : f64
  %13 = llvm.fadd %12, %v : f64
  %14 = llvm.fmul %13, %w : f64
  %15 = llvm.fadd %14, %r : f64
  %16 = llvm.fmul %15, %s : f64
  %17 = llvm.fadd %16, %t : f64
  llvm.return %17 : f64
}
llvm.func @vectors(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = llvm.fsub %a, %b : vector<4xf32>
  llvm.return %0 : vector<4xf32>
}
llvm.func @large(%out: !llvm.ptr {llvm.sret = !llvm.struct<(i64, i64, i64)>}, %x: i64) {
  %1 = llvm.getelementptr %out[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %2 = llvm.getelementptr %out[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %x, %out : i64, !llvm.ptr
  llvm.store %x, %1 : i64, !llvm.ptr
  llvm.store %x, %2 : i64, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdio.h>
// typedef float f4 __attribute__((vector_size(16)));
// double mixed(long long a, double x, long long b, double y, long long c, double z, long long d, double u, long long e,
//              double v, long long f, double w, long long g, double r, long long h, double s, long long i, double t);
// f4 vectors(f4 a, f4 b);
// struct three { long long a, b, c; };
// struct three large(long long x);
// int main(void) {
//   for (int i = 0; i < 2; i++) {
//     printf(\"%.17g\\n\", mixed(1, .5, 2, .25, 3, 1.5, 4, 2.5, 5, 3.5, 6, 4.5, 7, 5.5, 8, 6.5, 9, 7.5));
//     f4 a = {1, 2, 3, 4}, b = {.5, .25, .125, .0625}, c = vectors(a, b);
//     struct three t = large(i + 7);
//     printf(\"%g %g %g %g %lld %lld %lld\\n\", c[0], c[1], c[2], c[3], t.a, t.b, t.c);
//   }
// }
";

/// Runs a case for levels on a machine, and compares what it prints with `expected`.
fn check_output(text: &str, machine: &str, levels: &str, expected: &str) {
    let machine = Machine::named(machine).expect("a known machine");
    if let Some(tool) = machine.missing_tool() {
        return skipped("a program for several processors", tool);
    }
    let mut case: Case = parse_case(text.to_string());
    case.args.push(format!("-mcpu={levels}"));
    let printed = match run_case(&case, machine) {
        Outcome::Printed(text) => text.replace("\r\n", "\n"),
        outcome => panic!("{}: {outcome:?}", machine.name),
    };
    assert_eq!(printed, expected, "{}", machine.name);
}

#[test]
fn first_calls_preserve_arguments() {
    let integers = ((((1.0 + 2.0) * 3.0 + 4.0) * 5.0 + 6.0) * 7.0 + 8.0) * 9.0;
    let mixed: f64 = ((((integers + 0.5) * 0.25 + 1.5) * 2.5 + 3.5) * 4.5 + 5.5) * 6.5 + 7.5;
    let printed = |i: i32| format!("{mixed}\n0.5 1.75 2.875 3.9375 {i} {i} {i}\n");
    let expected = printed(7) + &printed(8);
    for (machine, levels) in [
        ("x86_64", X86_64),
        ("x86_64-musl", X86_64),
        ("x86_64-macos", X86_64),
        ("aarch64", AARCH64),
        ("aarch64-macos", AARCH64),
    ] {
        check_output(ARGUMENTS, machine, levels, &expected);
    }
}

/// A stub is the address of its function everywhere: in C, in data and in code.
const ADDRESSES: &str = "
// main.c:
// #include <stdio.h>
// int exported(int x), calls_replaceable(int x), replaceable(int x);
// typedef int function(int x);
// extern function *pointers[2];
// function *address(_Bool is_exported);
// int main(void) {
//   printf(\"%d %d\\n\", address(1) == exported, pointers[0] == exported);
//   printf(\"%d %d\\n\", address(0) == pointers[1], address(0) != exported);
//   int one = exported(1), three = pointers[0](2), six = address(1)(3);
//   printf(\"%d %d %d\\n\", one, three, six);
//   printf(\"%d %d\\n\", address(0)(0), pointers[1](3));
//   printf(\"%d %d\\n\", calls_replaceable(4), replaceable(5));
// }
";

const PRINTED: &str = "1 1\n1 1\n6 10 15\n3 9\n4 5\n";

#[test]
fn functions_have_one_address() {
    let text = FUNCTIONS.to_string() + ADDRESSES;
    let expected = PRINTED;
    for (machine, levels) in
        [("x86_64", X86_64), ("x86_64-macos", X86_64), ("aarch64", AARCH64), ("aarch64-macos", AARCH64)]
    {
        check_output(&text, machine, levels, expected);
    }
    // GNU's linker for Windows finds weak symbols only in the object that defines them.
    let without_weak = text.replace("llvm.func weak", "llvm.func");
    check_output(&without_weak, "x86_64-windows-gnu", X86_64, expected);
}

/// Another definition of a weak function is called at every level.
#[test]
fn weak_functions_are_replaced() {
    let main = "
// main.c:
// #include <stdio.h>
// int calls_replaceable(int x);
// int replaceable(int x) { return 10 * x; }
// int main(void) {
//   printf(\"%d\\n\", calls_replaceable(4));
// }
";
    check_output(&(FUNCTIONS.to_string() + main), "x86_64", X86_64, "40\n");
}

/// Threads that call a function for the first time at once choose the same one.
#[test]
fn threads_may_call_first() {
    let main = "
llvm.func @double(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
// main.c:
// #include <pthread.h>
// #include <stdio.h>
// int twice(int x) __asm__(\"double\");
// static void *run(void *data) {
//   *(int *)data = twice(*(int *)data);
//   return 0;
// }
// int main(void) {
//   int data[16], sum = 0;
//   pthread_t threads[16];
//   for (int i = 0; i < 16; i++) data[i] = i;
//   for (int i = 0; i < 16; i++) pthread_create(&threads[i], 0, run, &data[i]);
//   for (int i = 0; i < 16; i++) pthread_join(threads[i], 0);
//   for (int i = 0; i < 16; i++) sum += data[i];
//   printf(\"%d\\n\", sum);
// }
";
    check_output(main, "x86_64", X86_64, "240\n");
    check_output(main, "aarch64", AARCH64, "240\n");
}

/// The object formats, with the prefix of symbols.
const FORMATS: [(&str, &str, &str); 6] = [
    ("x86_64-unknown-linux-gnu", X86_64, ""),
    ("x86_64-apple-macosx", X86_64, "_"),
    ("x86_64-pc-windows-msvc", X86_64, ""),
    ("x86_64-pc-windows-gnu", X86_64, ""),
    ("aarch64-unknown-linux-gnu", AARCH64, ""),
    ("aarch64-apple-macosx", AARCH64, "_"),
];

#[test]
fn objects_have_functions_for_each_level_and_data_once() {
    for (triple, levels, prefix) in FORMATS {
        for function_sections in [false, true] {
            let options = Options { function_sections, ..Options::default() };
            let object = object_of(&compile(FUNCTIONS, triple, levels, options));
            let file = File::parse(&*object).expect("an object file");
            let named = |name: &str| {
                let name = format!("{prefix}{name}");
                file.symbols().filter(|symbol| symbol.name() == Ok(&name)).collect::<Vec<_>>()
            };
            for name in ["exported", "taken", "calls_replaceable", "address"] {
                for level in levels.split(',') {
                    let found = named(&format!("{name}.{level}"));
                    assert!(found.len() == 1 && found[0].is_local(), "{triple}: {name}.{level}");
                }
                for part in ["pointer", "resolver"] {
                    let found = named(&format!("{name}.{part}"));
                    assert!(found.len() == 1 && found[0].is_local(), "{triple}: {name}.{part}");
                }
                assert_eq!(named(name).len(), 1, "{triple}: {name}");
                assert_eq!(named(name)[0].is_local(), name == "taken", "{triple}: {name}");
            }
            // A function that is only called needs no stub.
            assert!(named("called.pointer").is_empty(), "{triple}");
            for datum in ["count", "table", "pointers", "mlirc.level", "mlirc.level.cache"] {
                assert_eq!(named(datum).len(), 1, "{triple}: {datum}");
            }
        }
    }
}

/// The pointers are the only data with addresses of code, besides what the source has, and constructors are not needed.
#[test]
fn pointers_refer_to_resolvers() {
    for (triple, levels, prefix) in FORMATS {
        let object = object_of(&compile(FUNCTIONS, triple, levels, Options::default()));
        let file = File::parse(&*object).expect("an object file");
        let is_constructor =
            |name: &str| name.contains("init") || name.contains("ctors") || name.contains("CRT");
        assert!(!file.sections().any(|section| section.name().is_ok_and(is_constructor)), "{triple}");
        let pointer = format!("{prefix}exported.pointer");
        let pointer = file.symbols().find(|symbol| symbol.name() == Ok(&pointer)).expect("a pointer");
        let section = file.section_by_index(pointer.section_index().expect("defined")).expect("a section");
        let at = pointer.address() - section.address();
        let (_, relocation) = section.relocations().find(|&(offset, _)| offset == at).expect("an address");
        if let RelocationTarget::Symbol(index) = relocation.target() {
            let target = file.symbol_by_index(index).expect("a symbol");
            let resolver = format!("{prefix}exported.resolver");
            let resolver = file.symbols().find(|symbol| symbol.name() == Ok(&resolver)).expect("a resolver");
            let is_section = target.kind() == object::SymbolKind::Section;
            assert!(is_section || target.address() == resolver.address(), "{triple}: {:?}", target.name());
        }
    }
}

/// Shared libraries call functions of another level only through stubs, and a program calls them through its own table.
#[test]
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
fn shared_libraries_choose() {
    let folder = tempfile::tempdir().expect("a folder");
    let object = object_of(&compile(FUNCTIONS, "x86_64-unknown-linux-gnu", X86_64, Options::default()));
    std::fs::write(folder.path().join("kernel.o"), object).expect("written");
    let main = ADDRESSES.trim_start_matches("\n// main.c:\n").replace("// ", "");
    std::fs::write(folder.path().join("main.c"), main).expect("written");
    let run = |words: &[&str]| {
        let output =
            Command::new(words[0]).args(&words[1..]).current_dir(folder.path()).output().expect("runs");
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    run(&[
        "cc",
        "-shared",
        "-Wl,-z,defs",
        "-Wl,-z,text",
        "-Wl,--fatal-warnings",
        "kernel.o",
        "-o",
        "libkernel.so",
    ]);
    run(&["cc", "-fPIE", "-pie", "main.c", "-L.", "-lkernel", "-Wl,-rpath,.", "-o", "program"]);
    assert_eq!(run(&["./program"]), PRINTED);
    run(&["cc", "-fPIE", "-pie", "-Wl,-z,text", "main.c", "kernel.o", "-o", "program"]);
    assert_eq!(run(&["./program"]), PRINTED);
}

/// Calls within a level are direct, in the lowest one, too.
#[test]
fn calls_stay_within_a_level() {
    let artifacts = compile(FUNCTIONS, "x86_64-unknown-linux-gnu", X86_64, Options::default());
    let object = object_of(&artifacts);
    let file = File::parse(&*object).expect("an object file");
    for level in X86_64.split(',') {
        let named = |name: &str| file.symbols().find(|symbol| symbol.name() == Ok(name));
        let caller = named(&format!("exported.{level}")).expect("defined");
        let section = file.section_by_index(caller.section_index().expect("defined")).expect("a section");
        let range = caller.address()..caller.address() + caller.size();
        let callees: Vec<String> = section
            .relocations()
            .filter(|(offset, _)| range.contains(offset))
            .filter_map(|(_, relocation)| match relocation.target() {
                RelocationTarget::Symbol(index) => {
                    file.symbol_by_index(index).ok()?.name().ok().map(str::to_string)
                }
                _ => None,
            })
            .collect();
        // A local function without a stub has the suffix in higher levels only.
        let called = if level == "x86-64" { "called".to_string() } else { format!("called.{level}") };
        assert_eq!(callees, [called, format!("taken.{level}")]);
    }
}

#[test]
fn manifests_list_levels() {
    let artifacts = compile(FUNCTIONS, "x86_64-unknown-linux-gnu", X86_64, Options::default());
    let manifest = artifacts.get(Emit::Manifest).expect("requested");
    let manifest: serde_json::Value = serde_json::from_slice(&manifest).expect("JSON");
    assert_eq!(manifest["levels"], serde_json::json!(["x86-64", "x86-64-v2", "x86-64-v3"]));
}

/// The optimized module can be read again. Without its levels it is refused.
#[test]
fn optimized_modules_keep_their_levels() {
    let triple = "x86_64-unknown-linux-gnu";
    let first = compile(FUNCTIONS, triple, X86_64, Options::default());
    let text = first.get(Emit::Optimized).expect("requested");
    let text = String::from_utf8_lossy(&text).into_owned();
    let symbols = |artifacts: &Artifacts| {
        let object = object_of(artifacts);
        let file = File::parse(&*object).expect("an object file");
        let mut names: Vec<String> =
            file.symbols().filter_map(|symbol| symbol.name().ok().map(str::to_string)).collect();
        names.sort();
        names
    };
    assert_eq!(symbols(&compile(&text, triple, X86_64, Options::default())), symbols(&first));
    let source = Source::new("kernel.mlir", &text);
    let target = Target::parse(triple).expect("a known triple");
    let options = Options { target, target_of_module: false, ..Options::default() };
    let errors = Compiler::new(options).compile(&source, "kernel", &[Emit::Object]).expect_err("refused");
    let errors = errors.render(&source);
    assert!(errors.contains("it needs the level 'x86-64' in the list of processors"), "{errors}");
}

/// Additions of the conversion for a level belong to the functions of the level.
#[test]
fn levels_may_have_globals_and_functions_of_their_own() {
    let lowest = "
llvm.mlir.global internal constant @same(5 : i32) : i32
llvm.mlir.global internal constant @table(1 : i32) : i32
llvm.func @f() -> i32 {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
";
    let higher = "
llvm.mlir.global internal constant @same(5 : i32) : i32
llvm.mlir.global internal constant @table(2 : i32) : i32
llvm.mlir.global internal constant @own(3 : i32) : i32
llvm.func internal @helper() -> i32 {
  %0 = llvm.mlir.addressof @own : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @f() -> i32 {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.call @helper() : () -> i32
  %3 = llvm.add %1, %2 : i32
  llvm.return %3 : i32
}
";
    let target = Target::parse("x86_64-linux-gnu").expect("a known triple");
    let target = target.with_processor(Some("x86-64,x86-64-v3"), "", || Ok(Vec::new())).expect("levels");
    let mut cx = Context::new(dialect::registry());
    let mut bodies = Vec::new();
    for text in [lowest, higher] {
        let mut diagnostics = Diagnostics::default();
        let module = text::read(&Source::new("t.mlir", text), cx, &mut diagnostics).expect("valid");
        let parts = module.into_parts();
        cx = parts.0;
        bodies.push(parts.1);
    }
    let merged = multiversion::merge(cx, bodies, &target.levels);
    assert!(multiversion::has_levels(&merged));
    let printed = text::print(&merged, &Source::new("t.mlir", ""), PrintOptions::default());
    let count = |text: &str| printed.matches(text).count();
    assert_eq!(count("constant @same("), 1, "{printed}");
    assert_eq!((count("constant @table(1 "), count("constant @\"table.x86-64-v3\"(2 ")), (1, 1), "{printed}");
    assert_eq!((count("addressof @table "), count("addressof @\"table.x86-64-v3\"")), (1, 1), "{printed}");
    assert_eq!(
        (count("@own(3 "), count("func internal @helper()"), count("call @helper()")),
        (1, 1, 1),
        "{printed}"
    );
    assert_eq!(count("mlirc.levels = [@\"f.x86-64-v3\"]"), 1, "{printed}");
    assert_eq!(
        (count("mlirc.level = \"x86-64\""), count("mlirc.level = \"x86-64-v3\"")),
        (1, 2),
        "{printed}"
    );
}

/// Functions with addresses of blocks exist once, and are called through no other.
#[test]
fn functions_with_addresses_of_blocks_exist_once() {
    let text = "
llvm.func @chosen(%x: i1) -> i32 {
  %0 = llvm.blockaddress <function = @chosen, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @chosen, tag = <id = 2>> : !llvm.ptr
  %2 = llvm.select %x, %0, %1 : i1, !llvm.ptr
  llvm.indirectbr %2 : !llvm.ptr, [^one, ^two]
^one:
  llvm.blocktag <id = 1>
  %3 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %3 : i32
^two:
  llvm.blocktag <id = 2>
  %4 = llvm.mlir.constant(2 : i32) : i32
  llvm.return %4 : i32
}
llvm.func @both() -> i32 {
  %0 = llvm.mlir.constant(true) : i1
  %1 = llvm.mlir.constant(false) : i1
  %2 = llvm.call @chosen(%0) : (i1) -> i32
  %3 = llvm.call @chosen(%1) : (i1) -> i32
  %4 = llvm.add %2, %3 : i32
  llvm.return %4 : i32
}
// main.c:
// #include <stdio.h>
// int both(void);
// int main(void) {
//   printf(\"%d\\n\", both());
// }
";
    check_output(text, "x86_64", X86_64, "3\n");
    let source = text.split("// main.c").next().expect("a source");
    let object = object_of(&compile(source, "x86_64-linux-gnu", X86_64, Options::default()));
    let file = File::parse(&*object).expect("an object file");
    let named = |name: &str| file.symbols().any(|symbol| symbol.name() == Ok(name));
    assert!(named("chosen") && named("both.x86-64-v3") && !named("chosen.x86-64-v3"));
}
