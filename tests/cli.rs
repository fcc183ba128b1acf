//! The command line: exit codes, files and messages.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const IDENTITY: &str = "func.func @id(%x: i32) -> i32 { return %x : i32 }\n";

fn mlirc(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mlirc"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlirc starts");
    // The child may exit without reading its input.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("mlirc ends")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn files_in(folder: &Path) -> Vec<String> {
    let names =
        std::fs::read_dir(folder).expect("readable").map(|entry| entry.expect("readable").file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn standard_input_to_standard_output() {
    let folder = folder();
    let output = mlirc(folder.path(), &["-", "-emit=llvm-dialect", "-o", "-"], IDENTITY);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("llvm.func @id(%arg0: i32) -> i32"));
    assert!(files_in(folder.path()).is_empty());
}

#[test]
fn an_object_and_a_header() {
    let folder = folder();
    std::fs::write(folder.path().join("id.mlir"), IDENTITY).expect("writable");
    let output = mlirc(folder.path(), &["id.mlir", "-o", "x.o", "--emit-header", "-v"], "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(files_in(folder.path()), ["id.mlir", "x.h", "x.o"]);
    let object = std::fs::read(folder.path().join("x.o")).expect("written");
    assert!(object.starts_with(b"\x7fELF") || !cfg!(target_os = "linux"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("codegen"));
}

#[test]
fn remarks_are_printed_and_are_no_errors() {
    let folder = folder();
    let source = "func.func @f(%x: memref<?xi32>, %n: index) {\n  affine.for %i = 0 to %n {\n    %v = affine.load %x[%i] : memref<?xi32>\n    affine.store %v, %x[%i + 1] : memref<?xi32>\n  }\n  return\n}\n";
    let output = mlirc(folder.path(), &["-", "-o", "x.o", "--remarks=vectorize"], source);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        text.starts_with("<stdin>:2:3: remark: loop not vectorized: unsafe dependent memory operations"),
        "{text}"
    );
    assert_eq!(files_in(folder.path()), ["x.o"]);
    assert!(mlirc(folder.path(), &["-", "-o", "x.o"], source).stderr.is_empty());
    let other = mlirc(folder.path(), &["-", "-o", "x.o", "--remarks=unroll,inline"], source);
    assert!(other.stderr.is_empty());
    assert_eq!(mlirc(folder.path(), &["-", "--remarks=no-such-pass"], source).status.code(), Some(2));
}

#[test]
fn the_time_report_names_stages_and_passes() {
    let folder = folder();
    let output = mlirc(folder.path(), &["-", "-o", "x.o", "-ftime-report"], IDENTITY);
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let times = |name: &str| -> Vec<f64> {
        let line = text.lines().find(|line| line.trim_start().ends_with(name));
        let words = line.unwrap_or_else(|| panic!("no {name} in {text}")).split_whitespace();
        words.map_while(|word| word.parse().ok()).collect()
    };
    // The module, the function and its return.
    assert_eq!(times("read")[2..], [3.0]);
    assert_eq!(times("convert")[2..], [3.0]);
    let stages = ["read", "verify", "legalize", "fuse", "bufferize", "convert", "opt", "codegen"];
    let stages: f64 = stages.map(|stage| times(stage)[0]).iter().sum();
    assert!((times("total")[0] - stages).abs() < 0.01, "{text}");
    assert!(
        times("  vectorize")[0] <= times("opt")[0] && times("  object")[0] <= times("codegen")[0],
        "{text}"
    );
    assert!(mlirc(folder.path(), &["-", "-o", "x.o"], IDENTITY).stderr.is_empty());
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let folder = folder();
    let source: String = (0..50)
        .map(|i| {
            format!("func.func @f{i}(%x: i64) -> i64 {{ %0 = arith.muli %x, %x : i64\n return %0 : i64 }}\n")
        })
        .collect();
    let object = |threads: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_mlirc"))
            .args(["-", "-o", "-"])
            .env("RAYON_NUM_THREADS", threads)
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .and_then(|mut child| {
                child.stdin.take().expect("piped").write_all(source.as_bytes())?;
                child.wait_with_output()
            })
            .expect("mlirc runs");
        assert!(output.status.success());
        output.stdout
    };
    let first = object("1");
    assert!(first.len() > 1000);
    assert_eq!(first, object("4"));
}

#[test]
fn errors_have_locations_and_leave_no_output() {
    let folder = folder();
    std::fs::write(folder.path().join("x.o"), "old").expect("writable");
    let source = "func.func @f(%a: i32, %b: i64) -> i32 {\n  %0 = \"arith.addi\"(%a, %b) : (i32, i64) -> i32\n  return %0 : i32\n}\n";
    let output = mlirc(folder.path(), &["-", "-o", "x.o", "--emit-header"], source);
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        message.starts_with("<stdin>:2:8: error: 'arith.addi' op requires the same type for all operands"),
        "{message}"
    );
    assert!(message.contains("\n       ^\n"), "{message}");
    assert_eq!(files_in(folder.path()), ["x.o"]);
    assert_eq!(std::fs::read(folder.path().join("x.o")).expect("still there"), b"old");
}

#[test]
fn a_folder_that_is_not_there_is_an_error_and_no_other_file_is_written() {
    let folder = folder();
    let output = mlirc(folder.path(), &["-", "-o", "x.o", "--emit-header=no/such/x.h"], IDENTITY);
    assert_eq!(output.status.code(), Some(1));
    assert!(files_in(folder.path()).is_empty());
}

#[test]
fn usage_errors_exit_with_two() {
    let folder = folder();
    for args in [&["--no-such-option"][..], &[], &["x.mlir", "--emit=exe"], &["x.mlir", "-O7"]] {
        assert_eq!(mlirc(folder.path(), args, "").status.code(), Some(2), "{args:?}");
    }
    assert_eq!(mlirc(folder.path(), &["--version"], "").status.code(), Some(0));
    assert_eq!(mlirc(folder.path(), &["no-such-file.mlir"], "").status.code(), Some(1));
}

/// No input makes the compiler panic: truncated modules and garbage exit with 0 or 1.
#[test]
fn damaged_input_is_an_input_error() {
    let folder = folder();
    let source = include_str!("../examples/gemm/gemm.mlir");
    let cuts = (0..source.len()).step_by(97).filter(|&at| source.is_char_boundary(at));
    for at in cuts {
        let output = mlirc(folder.path(), &["-", "--emit=llvm-dialect", "-o", "-"], &source[..at]);
        let code = output.status.code();
        assert!(matches!(code, Some(0 | 1)), "{code:?} at {at}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let deep = "\"a\"() ({".repeat(100_000);
    assert_eq!(mlirc(folder.path(), &["-", "-o", "-"], &deep).status.code(), Some(1));
}

/// A function of the source with the name of a C wrapper is no C wrapper.
#[test]
fn functions_may_have_the_names_of_wrappers() {
    let folder = folder();
    let source = "func.func @_mlir_ciface_f(%m: memref<?xf32>, %b: i1) -> (memref<?xf32>, i1) {\n  return %m, %b : memref<?xf32>, i1\n}\n";
    for extra in [&[][..], &["--c-wrappers=all"], &["--memref-abi=descriptor-ptr"]] {
        let output = mlirc(folder.path(), &[&["-", "-o", "f.o", "--emit-header"], extra].concat(), source);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

/// Bytecode is recognized by its magic number.
#[test]
fn bytecode_is_named() {
    let folder = folder();
    std::fs::write(folder.path().join("module.mlirbc"), b"ML\xefR\x06MLIR22\x00")
        .expect("the folder is there");
    let output = mlirc(folder.path(), &["module.mlirbc", "-o", "module.o"], "");
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(
        text.contains("MLIR bytecode is not read; 'mlir-opt FILE -o FILE.mlir' makes text of it"),
        "{text}"
    );
}

/// A C wrapper whose attribute does not match its code is a bug of a stage.
#[test]
fn an_internal_error_exits_with_70_and_keeps_the_input() {
    let folder = folder();
    let source = "llvm.func @_mlir_ciface_f(%a: i32) attributes {mlirc.signature = (i32, i32) -> ()} { llvm.return }\n";
    let output = mlirc(folder.path(), &["-", "-o", "x.o"], source);
    assert_eq!(output.status.code(), Some(70), "{}", String::from_utf8_lossy(&output.stderr));
    let files = files_in(folder.path());
    assert!(
        files.len() == 1 && files[0].starts_with("mlirc-crash-") && files[0].ends_with(".mlir"),
        "{files:?}"
    );
    let kept = std::fs::read_to_string(folder.path().join(&files[0])).expect("readable");
    assert!(
        kept.starts_with("// mlirc ") && kept.contains("called as: mlirc - -o x.o") && kept.ends_with(source),
        "{kept}"
    );
}

#[test]
fn a_header_is_checked() {
    let folder = folder();
    let write = |source: &str| std::fs::write(folder.path().join("k.mlir"), source).expect("writable");
    write("func.func @f(%x: i32) -> i32 attributes {llvm.emit_c_interface} { return %x : i32 }\n");
    assert!(mlirc(folder.path(), &["k.mlir", "--emit=header"], "").status.success());
    let check = || mlirc(folder.path(), &["k.mlir", "--check-header=k.h"], "");
    assert_eq!(check().status.code(), Some(0));
    // The header depends on types, not on lines.
    write("\n\nfunc.func @f(%x: i32) -> i32 attributes {llvm.emit_c_interface} { return %x : i32 }\n");
    assert_eq!(check().status.code(), Some(0));
    write("func.func @f(%x: i64) -> i64 attributes {llvm.emit_c_interface} { return %x : i64 }\n");
    let output = check();
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.contains("it has:    int32_t _mlir_ciface_f(int32_t x);"), "{message}");
    assert!(message.contains("expected:  int64_t _mlir_ciface_f(int64_t x);"), "{message}");
    assert_eq!(files_in(folder.path()), ["k.h", "k.mlir"]);
}

/// C has no prototypes for `nest` and `byval` pointers.
#[test]
fn a_header_has_no_functions_that_c_cannot_call() {
    let folder = folder();
    let source = "llvm.func @plain(%p: !llvm.ptr, %a: i32) -> i32 { llvm.return %a : i32 }\n\
                  llvm.func @nested(%p: !llvm.ptr {llvm.nest}, %a: i32) -> i32 { llvm.return %a : i32 }\n\
                  llvm.func @copied(%p: !llvm.ptr {llvm.byval = i64}, %a: i32) -> i32 { llvm.return %a : i32 }\n";
    let output =
        mlirc(folder.path(), &["-", "--emit=header", "-o", "-", "--target=x86_64-unknown-linux-gnu"], source);
    let header = String::from_utf8_lossy(&output.stdout);
    assert!(header.contains("int32_t plain(void *p, int32_t a);"), "{header}");
    assert!(!header.contains("nested") && !header.contains("copied"), "{header}");
}

#[test]
fn headers_follow_the_options() {
    let folder = folder();
    let source = "func.func @f(%x: memref<4x?xf32> {bufferization.access = \"read\"}, %y: memref<3xf64>)\n\
                  attributes {llvm.emit_c_interface} { return }\n";
    let options = ["-", "--emit=header", "-o", "-", "--header-lang=c++", "--header-guard=K_H"];
    let output = mlirc(folder.path(), &[&options[..], &["--namespace=a::b"]].concat(), source);
    let text = String::from_utf8_lossy(&output.stdout);
    for expected in
        ["#ifndef K_H", "namespace a {\nnamespace b {", "@param x memref<4x?xf32>, in\n", "f_x_size0 = 4"]
    {
        assert!(text.contains(expected), "no {expected:?} in\n{text}");
    }
    assert!(!text.contains("f_x_size1") && text.contains("f_y_size0 = 3"), "{text}");
    let wrong = mlirc(folder.path(), &["-", "-o", "-", "--namespace=a-b"], source);
    assert_eq!(wrong.status.code(), Some(2));
}

const ADD: &str = "func.func @add(%x: i32, %y: i32) -> i32 attributes {llvm.emit_c_interface} {\n\
                   %0 = arith.addi %x, %y : i32\n return %0 : i32 }\n";
const SHOW: &str = "func.func @show(%x: memref<?xf32>) attributes {llvm.emit_c_interface} {\n\
                    %0 = memref.cast %x : memref<?xf32> to memref<*xf32>\n\
                    call @printMemrefF32(%0) : (memref<*xf32>) -> ()\n return }\n\
                    func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}\n";
const MAIN: &str = "#include \"k.h\"\nint main(void) {\n  float x[3] = {1, 2.5f, -3};\n\
                    MemRefDescriptor_f32_1 m = MemRefDescriptor_f32_1_contiguous(x, 3);\n\
                    _mlir_ciface_show(&m);\n  return _mlir_ciface_add(40, 2) != 42;\n}\n";

/// Creates a folder with two sources and a program that calls both.
fn two_sources() -> tempfile::TempDir {
    let folder = folder();
    for (name, text) in [("add.mlir", ADD), ("show.mlir", SHOW), ("main.c", MAIN)] {
        std::fs::write(folder.path().join(name), text).expect("writable");
    }
    folder
}

/// Links main.c. Returns the output of the program.
fn run_program(folder: &Path, arguments: &[&str]) -> String {
    let linked = Command::new("cc")
        .args(["main.c", "-o", "program"])
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("cc starts");
    assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
    let output = Command::new("./program").current_dir(folder).output().expect("it starts");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn several_sources_become_one_archive() {
    let folder = two_sources();
    let arguments =
        ["add.mlir", "show.mlir", "--emit=archive", "-o", "k.a", "--emit-header", "--runtime=embed"];
    let output = mlirc(folder.path(), &arguments, "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = run_program(folder.path(), &["k.a", "-lm"]);
    assert!(printed.ends_with("sizes = [3] strides = [1] data = \n[1,  2.5,  -3]\n"), "{printed}");
    let first = std::fs::read(folder.path().join("k.a")).expect("written");
    assert!(mlirc(folder.path(), &arguments, "").status.success());
    assert!(first == std::fs::read(folder.path().join("k.a")).expect("written"));
}

#[test]
fn several_sources_become_one_shared_library() {
    let folder = two_sources();
    std::fs::write(folder.path().join("list.txt"), "add.mlir 'show.mlir'\n--emit=shared=libk.so,header=k.h")
        .expect("writable");
    let output = mlirc(folder.path(), &["@list.txt", "--runtime=embed", "-MD"], "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = run_program(folder.path(), &["-L.", "-lk", "-Wl,-rpath,$ORIGIN", "-lm"]);
    assert!(printed.ends_with("data = \n[1,  2.5,  -3]\n"), "{printed}");
    let rule = std::fs::read_to_string(folder.path().join("libk.d")).expect("written");
    assert_eq!(rule, "libk.so: add.mlir show.mlir list.txt\n");
}

#[test]
fn bindings_that_do_not_change_are_not_written() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    let write = |source: &str| std::fs::write(path("id.mlir"), source).expect("writable");
    let emit = ["id.mlir", "--emit=obj=id.o,header=id.h,rust=id.rs,python=id.py,manifest=id.json"];
    let compile = || assert!(mlirc(folder.path(), &emit, "").status.success());
    let bindings = ["id.h", "id.rs", "id.py", "id.json"];
    let long_ago = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000_000);
    let make_old = |name: &str| {
        let file = std::fs::File::options().write(true).open(path(name)).expect("written");
        file.set_modified(long_ago).expect("a time");
    };
    let is_old =
        |name: &str| std::fs::metadata(path(name)).expect("written").modified().expect("a time") == long_ago;
    write(IDENTITY);
    compile();
    bindings.iter().chain(&["id.o"]).for_each(|name| make_old(name));
    write(
        &IDENTITY.replace("return", "%y = arith.addi %x, %x : i32 return").replace("return %x", "return %y"),
    );
    compile();
    assert!(!is_old("id.o"));
    for name in bindings {
        assert!(is_old(name), "{name}");
    }
    write(&IDENTITY.replace("i32", "i64"));
    compile();
    for name in bindings {
        assert!(!is_old(name), "{name}");
    }
}

#[test]
fn the_linker_is_selectable() {
    let folder = two_sources();
    let output = Command::new(env!("CARGO_BIN_EXE_mlirc"))
        .args(["add.mlir", "--emit=shared"])
        .env("CC", "/no/such/compiler")
        .current_dir(folder.path())
        .output()
        .expect("mlirc starts");
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        message.contains("cannot link a shared library") && message.contains("/no/such/compiler"),
        "{message}"
    );
    assert!(message.contains("needs a C compiler: install one"), "{message}");
    // The output of the linker is passed on.
    let output = mlirc(folder.path(), &["add.mlir", "--emit=shared", "--link-arg=-Wl,--no-such-option"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no-such-option"));
    assert!(!folder.path().join("libadd.so").exists());
}

#[test]
fn the_long_version_has_the_targets_and_the_commit() {
    let short = printed(&["--version"]);
    assert_eq!(short, [format!("mlirc {}", env!("CARGO_PKG_VERSION"))]);
    let long = printed(&["--version", "-v"]);
    assert_eq!(long, printed(&["--verbose", "--version"]));
    assert_eq!(long[0], short[0]);
    let target = |line: &&String| line.starts_with("  ");
    let targets: Vec<&str> =
        long.iter().filter(target).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(targets, printed(&["--print=targets"]));
    let widths = match mlirc::codegen::back_end_vector_bits() {
        128 => "vectors of 128 bits".to_string(),
        widest => format!("vectors of 128 bits, 256 with -mcpu=x86-64-v3, {widest} with -mcpu=znver4"),
    };
    assert!(long.iter().any(|line| line.contains("x86_64-unknown-linux-gnu") && line.ends_with(&widths)));
    assert!(
        long.iter().any(|line| line.contains("riscv64gc-unknown-linux-gnu") && line.ends_with("-mattr=+v"))
    );
    let document = include_str!("../docs/mlir_versions.md");
    let text = long.iter().find_map(|line| line.strip_prefix("text: MLIR ")).expect("the releases");
    let (first, last) = text.split_once(" to ").expect("a range");
    assert!(
        document.contains(&format!("| MLIR {first} to ")) && document.contains(&format!(" and {last} |"))
    );
    let mut describe = Command::new("git");
    let describe =
        describe.args(["describe", "--tags", "--always"]).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let is_checkout = describe.is_ok_and(|output| output.status.success());
    assert!(!is_checkout || long.iter().any(|line| line.starts_with("commit: ")), "{long:?}");
}

#[test]
fn pages_and_completions_have_every_option() {
    let page = printed(&["--print=man"]).join("\n").replace('\\', "");
    assert!(page.contains(".TH mlirc 1") && page.contains("-fno-licm"), "{page}");
    let options = ["c-wrappers", "emit-header", "opt-limit", "mcpu"];
    for text in [page].into_iter().chain(
        ["bash", "zsh", "fish"].map(|shell| printed(&[&format!("--print=completions-{shell}")]).join("\n")),
    ) {
        options.iter().for_each(|option| assert!(text.contains(option), "no {option} in\n{text}"));
    }
    let folder = folder();
    assert_eq!(mlirc(folder.path(), &["--print=completions-none"], "").status.code(), Some(2));
}

/// Returns the lines that an option prints on standard output.
fn printed(args: &[&str]) -> Vec<String> {
    let output = mlirc(folder().path(), args, "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_string).collect()
}

#[test]
fn processors_and_features_are_printed() {
    let triples = printed(&["--print=targets"]);
    assert!(triples.contains(&"s390x-unknown-linux-gnu".to_string()), "{triples:?}");
    for triple in &triples {
        let target = format!("--target={triple}");
        assert!(printed(&["--print=cpus", &target]).contains(&"generic".to_string()));
        assert!(printed(&["--print=datalayout", &target])[0].contains("-i64:64"));
        // Each printed name is accepted.
        for cpu in printed(&["--print=cpus", &target]).iter().filter(|cpu| *cpu != "native") {
            let features = printed(&["--print=features", &target, &format!("-mcpu={cpu}")]);
            let on: Vec<&str> = features.iter().map(String::as_str).filter(|f| f.starts_with('+')).collect();
            let again = printed(&["--print=features", &target, &format!("-mattr={}", on.join(","))]);
            assert_eq!(features, again, "{triple} {cpu}");
        }
    }
}

#[test]
fn unknown_processors_and_targets_are_refused() {
    let refused = |args: &[&str], expected: &str| {
        let output = mlirc(folder().path(), args, IDENTITY);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(stderr.contains(expected), "{stderr}");
        output.status.code()
    };
    let usage = Some(2);
    assert_eq!(refused(&["-", "-o-", "--target=i686-unknown-linux-gnu"], "pointers of 32 bits"), usage);
    assert_eq!(
        refused(&["-", "-o-", "--target=x86_64-linux-gnu", "-mcpu=z14"], "unknown processor 'z14'"),
        usage
    );
    assert_eq!(refused(&["-", "-o-", "-mcmodel=huge"], "unknown code model 'huge'; there are tiny"), usage);
    let unknown = "unknown model of thread-local storage 'emulated'";
    assert_eq!(refused(&["-", "-o-", "-ftls-model=emulated"], unknown), usage);
    assert_eq!(refused(&["-", "-o-", "-fveclib=svml"], "unknown library 'svml' for -fveclib"), usage);
    let other = ["-", "-o-", "-fveclib=libmvec", "--target=aarch64-linux-gnu"];
    assert_eq!(refused(&other, "error: -fveclib=libmvec needs glibc on x86-64"), Some(1));
    let large = ["-", "-o-", "-mcmodel=large", "--target=x86_64-linux-gnu"];
    assert_eq!(refused(&large, "error: code for 'x86_64-unknown-linux-gnu' reaches 2 GiB"), Some(1));
    assert_eq!(
        refused(&["-", "-o-", "--target=s390x-linux-gnu", "-mattr=-vector"], "without 'vector'"),
        usage
    );
    let native = ["-", "-o-", "-march=native", "--target"];
    let foreign = if cfg!(target_arch = "s390x") { "x86_64-linux-gnu" } else { "s390x-linux-gnu" };
    assert_eq!(refused(&[&native[..], &[foreign]].concat(), "there is no native processor"), usage);
    assert_eq!(refused(&["-", "-o-", "-mcpu=none"], "unknown processor 'none'"), usage);
    for (target, levels, expected) in [
        (
            "x86_64-linux-gnu",
            "x86-64,x86-64-v5",
            "unknown processor 'x86-64-v5'; there are native, generic, x86-64",
        ),
        ("x86_64-linux-gnu", "x86-64-v3,x86-64-v2", "'x86-64-v2' lacks features of 'x86-64-v3'"),
        ("x86_64-linux-gnu", "haswell,broadwell", "'broadwell' has the features of 'haswell'"),
        ("x86_64-linux-gnu", "x86-64,", "unknown processor ''"),
        ("aarch64-linux-gnu", "armv8-a,armv8.2-a+sve", "unknown feature 'sve'"),
        ("aarch64-pc-windows-msvc", "armv8-a,armv8.2-a", "there is none for 'aarch64-pc-windows-msvc'"),
        ("riscv64-linux-gnu", "rv64gc,rv64gcv", "there is none for 'riscv64"),
    ] {
        let (target, levels) = (format!("--target={target}"), format!("-march={levels}"));
        assert_eq!(refused(&["-", "-o-", &target, &levels], expected), usage);
    }
    // The module may specify a target with this processor, so the arguments alone are not an error.
    let elsewhere = if cfg!(target_arch = "s390x") { "znver4" } else { "z14" };
    assert_eq!(refused(&["-", "-o-", &format!("-mcpu={elsewhere}")], "unknown processor"), Some(1));
}

/// Runs mlirc, which must end with an exit code. Returns its standard error output.
fn failure(folder: &Path, args: &[&str], code: i32) -> String {
    let output = mlirc(folder, args, IDENTITY);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {stderr}");
    stderr
}

#[test]
fn objects_of_one_library_agree_about_their_symbols() {
    let folder = folder();
    let define = |value: &str| {
        format!(
            "llvm.func @f() -> i32 {{\n  %0 = llvm.mlir.constant({value} : i32) : i32\n  llvm.return %0 : i32\n}}\n"
        )
    };
    let call = |result: &str| {
        format!(
            "llvm.func @f() -> {result}\nllvm.func @g{result}() -> {result} {{\n  %0 = llvm.call @f() : () -> {result}\n  llvm.return %0 : {result}\n}}\n"
        )
    };
    let weak = define("3").replace("@f", "weak @f");
    let required = "func.func private @h(%m: memref<?xf32>) attributes {llvm.emit_c_interface}\nfunc.func @i(%m: memref<?xf32>) {\n  call @h(%m) : (memref<?xf32>) -> ()\n  return\n}\n";
    let provided = "func.func @h(%m: memref<?xf64>) attributes {llvm.emit_c_interface} {\n  return\n}\n";
    let clash = "llvm.func @printNewline() {\n  llvm.return\n}\n";
    for (name, text) in [
        ("one.mlir", &define("1")[..]),
        ("two.mlir", &define("2")),
        ("weak.mlir", &weak),
        ("integer.mlir", &call("i32")),
        ("float.mlir", &call("f32")),
        ("required.mlir", required),
        ("provided.mlir", provided),
        ("matching.mlir", &provided.replace("f64", "f32")),
        ("clash.mlir", clash),
    ] {
        std::fs::write(folder.path().join(name), text).expect("writable");
    }
    let accepted = |args: &[&str]| {
        let output = mlirc(folder.path(), &[args, &["--emit=archive,header", "-o", "k.a"]].concat(), "");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    };
    let refused =
        |args: &[&str]| failure(folder.path(), &[args, &["--emit=archive", "-o", "k.a"]].concat(), 1);
    let stderr = refused(&["one.mlir", "two.mlir"]);
    assert_eq!(
        stderr,
        "two.mlir: error: symbol 'f' is defined at two.mlir:1:1, and at one.mlir:1:1 as well\n"
    );
    accepted(&["one.mlir", "weak.mlir", "integer.mlir"]);
    let stderr = refused(&["float.mlir", "one.mlir"]);
    assert!(stderr.contains("symbol 'f' has type '!llvm.func<i32 ()>' at one.mlir:1:1"), "{stderr}");
    assert!(stderr.contains("but '!llvm.func<f32 ()>' at float.mlir:1:1"), "{stderr}");
    refused(&["integer.mlir", "float.mlir"]);
    let stderr = refused(&["required.mlir", "provided.mlir"]);
    assert!(
        stderr.contains("function 'h' has type '(memref<?xf64>) -> ()' at provided.mlir:1:1"),
        "{stderr}"
    );
    assert!(stderr.contains("but '(memref<?xf32>) -> ()' at required.mlir:1:1"), "{stderr}");
    let stderr = refused(&["clash.mlir", "--runtime=embed"]);
    assert!(stderr.contains("symbol 'printNewline' is defined at mlirc/runtime/print.mlir:"), "{stderr}");
    assert!(stderr.contains("and at clash.mlir:1:1 as well"), "{stderr}");
    // The program need not define the symbols of another source.
    accepted(&["required.mlir", "matching.mlir"]);
    let header = std::fs::read_to_string(folder.path().join("k.h")).expect("written");
    assert!(header.contains("_mlir_ciface_h(") && !header.contains("you must define them"), "{header}");
}

#[test]
fn every_target_links_or_says_what_is_missing() {
    let folder = folder();
    let targets = mlirc(folder.path(), &["--print=targets"], "").stdout;
    for target in String::from_utf8_lossy(&targets).lines() {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mlirc"));
        command.args(["-", "--emit=shared", "-o", "k.so"]).arg(format!("--target={target}"));
        command.env_remove("CC").stdin(Stdio::null()).current_dir(folder.path());
        let output = command.output().expect("mlirc starts");
        let stderr = String::from_utf8_lossy(&output.stderr);
        match output.status.code() {
            Some(0) => {}
            Some(1) => assert!(stderr.contains("cannot link a shared library"), "{target}: {stderr}"),
            Some(2) => assert!(stderr.contains("needs") && stderr.contains("CC"), "{target}: {stderr}"),
            _ => panic!("{target}: {stderr}"),
        }
    }
    if !cfg!(target_os = "macos") {
        let stderr = failure(folder.path(), &["-", "--emit=shared", "--target=arm64-apple-macosx"], 2);
        assert!(stderr.contains("the SDK of macOS"), "{stderr}");
    }
}

#[test]
fn unknown_processors_are_errors_in_the_arguments() {
    let folder = folder();
    assert!(failure(folder.path(), &["-", "-o", "x.o", "-mcpu=nonsense"], 2).contains("nonsense"));
    assert!(failure(folder.path(), &["-", "-o", "x.o", "-mattr=+nonsense"], 2).contains("nonsense"));
}

#[test]
fn levels_are_those_of_c_compilers() {
    let folder = folder();
    std::fs::write(folder.path().join("k.mlir"), IDENTITY).expect("writable");
    let output = mlirc(folder.path(), &["-O", "k.mlir"], "");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(files_in(folder.path()), ["k.mlir", "k.o"]);
    assert!(failure(folder.path(), &["-Og", "k.mlir"], 2).contains("no level for debugging"));
    assert!(failure(folder.path(), &["-Ofast", "k.mlir"], 2).contains("-O3 -ffast-math"));
}

#[test]
fn errors_of_writing_name_the_output() {
    let folder = folder();
    let stderr = failure(folder.path(), &["-", "-o", "missing/x.o"], 1);
    assert!(
        stderr.contains("cannot write 'missing/x.o': No such file") && !stderr.contains(".mlirc-"),
        "{stderr}"
    );
}

#[test]
fn byte_order_marks_are_read_or_named() {
    let folder = folder();
    let marked = format!("\u{feff}{IDENTITY}");
    let output = mlirc(folder.path(), &["-", "--emit=mlir", "-o", "-"], &marked);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let output = mlirc(folder.path(), &["-", "--emit=mlir", "-o", "-"], &format!("{marked}}}"));
    // Columns are counted after the byte order mark.
    assert!(String::from_utf8_lossy(&output.stderr).contains("<stdin>:2:1: error"));
    let wide: Vec<u8> = IDENTITY.encode_utf16().flat_map(u16::to_le_bytes).collect();
    std::fs::write(folder.path().join("wide.mlir"), [&[0xFF, 0xFE][..], &wide].concat()).expect("writable");
    let stderr = failure(folder.path(), &["wide.mlir"], 1);
    assert_eq!(stderr, "wide.mlir: error: the text is UTF-16; it must be UTF-8\n");
}

#[test]
fn a_header_without_functions_is_a_warning() {
    let folder = folder();
    let source = "func.func private @f(%m: memref<?xf32>) {\n  return\n}\n";
    for emit in [&["--emit=obj,header"][..], &["--emit=archive,header"]] {
        let output = mlirc(folder.path(), &[&["-", "-o", "k.o"], emit].concat(), source);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{stderr}");
        assert!(stderr.contains("warning: the header declares nothing"), "{stderr}");
    }
    let output = mlirc(
        folder.path(),
        &["-", "-o", "k.o", "--emit-header"],
        &IDENTITY.replace("i32 {", "i32 attributes {llvm.emit_c_interface} {"),
    );
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn labels_name_the_symbols_of_the_object() {
    let folder = folder();
    let source = "llvm.func @\"f-1\"() {\n  llvm.return\n}\n";
    for (target, label) in [
        ("arm64-apple-macosx", "MLIRC_SYMBOL(\"_f\\0551\")"),
        ("x86_64-linux-gnu", "MLIRC_SYMBOL(\"f\\0551\")"),
        ("x86_64-w64-mingw32", "MLIRC_SYMBOL(\"f\\0551\")"),
    ] {
        let target = format!("--target={target}");
        let output = mlirc(folder.path(), &["-", "-o", "k.o", "--emit-header", &target], source);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        let header = std::fs::read_to_string(folder.path().join("k.h")).expect("written");
        assert!(header.contains(label), "{header}");
    }
}

#[test]
fn attributes_that_no_list_has_are_warnings() {
    let input = r#"llvm.func @f(%p: !llvm.ptr {llvm.whatever}) attributes {passthrough = ["frobnicate", "sspstrong"], foo.bar} {
  llvm.return
}
llvm.func @g() attributes {passthrough = ["frobnicate"]} { llvm.return }
"#;
    let output = mlirc(folder().path(), &["-", "-o-"], input);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && !output.stdout.is_empty(), "{stderr}");
    assert!(
        stderr.contains("warning: 'llvm.func' op: 'llvm.whatever' is ignored: it is not known"),
        "{stderr}"
    );
    assert!(
        stderr.contains("'sspstrong' is ignored: code has no protection of return addresses"),
        "{stderr}"
    );
    // One warning for each attribute of the LLVM dialect, and none for other dialects.
    assert_eq!(stderr.matches("'frobnicate'").count(), 1, "{stderr}");
    assert!(!stderr.contains("'foo.bar'"), "{stderr}");
}

/// The options of C compilers, as build systems pass them.
#[test]
fn options_of_c_compilers_have_their_meaning() {
    let folder = folder();
    std::fs::write(folder.path().join("k.mlir"), IDENTITY).expect("writable");
    let arguments = ["-x", "mlir", "-MMD", "-MP", "-MFk.d", "-MQ", "$k.o", "-j2", "-pipe", "-Wall", "-fPIC"];
    let output = mlirc(folder.path(), &[&arguments[..], &["-O2", "-c", "k.mlir", "-o", "k.o"]].concat(), "");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(std::fs::read_to_string(folder.path().join("k.d")).expect("written"), "$$k.o: k.mlir\n");
    let temporary = ["k.buffers.mlir", "k.llvm.mlir", "k.opt.mlir", "k.s", "k.tensors.mlir"];
    let output = mlirc(folder.path(), &["k.mlir", "-shared", "-lm", "-save-temps"], "");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let files = files_in(folder.path());
    assert!(temporary.iter().all(|name| files.iter().any(|file| file == name)), "{files:?}");
    assert!(files.contains(&"libk.so".to_string()), "{files:?}");
}

#[test]
fn a_dry_run_prints_the_command_that_links() {
    let folder = folder();
    let arguments = ["-###", "k.mlir", "-shared", "-o", "libx.so", "-lfoo", "-mcpu=x86-64-v3"];
    let target = "--target=x86_64-unknown-linux-gnu";
    let output = mlirc(folder.path(), &[&arguments[..], &[target]].concat(), "");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("\"-shared\" \"-o\" \"libx.so\"") && text.contains("\"-lfoo\""), "{text}");
    assert!(text.contains("processor: x86-64-v3\n") && text.contains("avx2"), "{text}");
    assert!(files_in(folder.path()).is_empty());
}

#[test]
fn refused_options_of_c_compilers_name_the_one_to_use() {
    let folder = folder();
    for (arguments, remedy) in [
        (&["-E", "k.mlir"][..], "--emit=mlir"),
        (&["-Iinclude", "k.mlir"], "no preprocessor"),
        (&["-Og", "k.mlir"], "-O0"),
        (&["-lfoo", "k.mlir"], "-shared"),
        (&["-x", "c", "k.c"], "-x mlir"),
        (&["k.mlir", "-o", "libk.so"], "--emit=shared"),
        (&["help", "optimisation"], "mlirc help optimization"),
    ] {
        let output = mlirc(folder.path(), arguments, "");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains(remedy), "{message}");
    }
    let help = mlirc(folder.path(), &["help", "make"], "");
    assert!(help.status.success() && String::from_utf8_lossy(&help.stdout).contains("--MQ=NAME"));
}

#[test]
fn rules_for_make_name_all_inputs() {
    let folder = folder();
    std::fs::write(folder.path().join("a b.mlir"), "func.func @f() { return }\n").expect("writable");
    std::fs::write(folder.path().join("$list#.txt"), "@inner.txt -O1").expect("writable");
    std::fs::write(folder.path().join("inner.txt"), "-g").expect("writable");
    let output = mlirc(folder.path(), &["a b.mlir", "@$list#.txt", "-MD", "-o", "k.o"], "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rule = std::fs::read_to_string(folder.path().join("k.d")).expect("written");
    assert_eq!(rule, "k.o: a\\ b.mlir $$list\\#.txt inner.txt\n");
}
