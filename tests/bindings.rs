//! Bindings for languages other than C, tested from these languages.

#[path = "bindings/header.rs"]
mod header;
#[path = "skipped/mod.rs"]
mod skipped;

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Output};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bindings");

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} ended with {}\n{stderr}", output.status);
    output
}

fn mlirc(folder: &Path, module: &str, emit: &str) {
    let source = format!("{FOLDER}/{module}.mlir");
    run(Command::new(env!("CARGO_BIN_EXE_mlirc")).args([&source, emit]).current_dir(folder));
}

#[test]
fn rust_calls_everything() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    mlirc(folder, "kernel", "--emit=archive=libkernel.a,rust=kernel.rs");
    mlirc(folder, "ownership", "--emit=archive=libownership.a,rust=ownership.rs");
    std::fs::copy(format!("{FOLDER}/program.rs"), folder.join("program.rs")).expect("writable");
    for edition in ["2021", "2024"] {
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc.args(["program.rs", "-Dwarnings", "--edition", edition, "-L."]);
        rustc.args(["-lstatic=kernel", "-lstatic=ownership", "-lm"]);
        run(rustc.current_dir(folder));
        let output = run(Command::new("./program").current_dir(folder));
        assert_eq!(String::from_utf8_lossy(&output.stdout), "done\n");
    }
}

#[test]
fn fortran_calls_functions() {
    if Command::new("gfortran").arg("--version").output().is_err() {
        return skipped::skipped("calls from Fortran", "gfortran");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    mlirc(folder, "comfort", "--emit=obj=comfort.o,fortran=comfort.f90");
    mlirc(folder, "kernel", "--emit=obj=kernel.o,fortran=kernel.f90");
    let mut gfortran = Command::new("gfortran");
    gfortran.args(["-std=f2018", "-Wall", "-Wno-intrinsic-shadow", "-Werror", "comfort.f90", "kernel.f90"]);
    gfortran.arg(format!("{FOLDER}/program.f90")).args(["comfort.o", "kernel.o", "-o", "program"]);
    run(gfortran.current_dir(folder));
    let output = run(Command::new("./program").current_dir(folder));
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(
        text.split_whitespace().collect::<Vec<_>>().join(" "),
        "2.0 4.0 6.0 | 6.0 21.0 | 1.5 -2.0 T 8.0 | 10.0 5"
    );
    let module = std::fs::read_to_string(folder.join("comfort.f90")).expect("written");
    assert!(module.contains("! left out: half") && module.lines().all(|line| line.len() <= 132), "{module}");
}

#[test]
fn go_calls_functions() {
    if Command::new("go").arg("version").output().is_err() {
        return skipped::skipped("calls from Go", "go");
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    std::fs::create_dir(folder.join("comfort")).expect("writable");
    mlirc(&folder.join("comfort"), "comfort", "--emit=obj=comfort.syso,header=comfort.h,go=comfort.go");
    std::fs::copy(format!("{FOLDER}/program.go"), folder.join("main.go")).expect("writable");
    std::fs::write(folder.join("go.mod"), "module example\n\ngo 1.18\n").expect("writable");
    let mut go = Command::new("go");
    go.args(["run", "."])
        .env("GOCACHE", folder.join("cache"))
        .env("GOFLAGS", "-mod=mod")
        .env("CGO_ENABLED", "1");
    let output = run(go.current_dir(folder));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "[2 4 6] [7 8] [4] 5 true 6 21 10 size 3\n");
}

/// Returns an interpreter with NumPy: the value of `PYTHON`, or an installed one.
fn python_with_numpy() -> Option<OsString> {
    let candidates = match std::env::var_os("PYTHON") {
        Some(python) => vec![python],
        None => vec!["python3".into(), "/usr/bin/python3".into()],
    };
    let has_numpy = |python: &OsString| {
        let output = Command::new(python).args(["-c", "import numpy"]).output();
        output.is_ok_and(|output| output.status.success())
    };
    candidates.into_iter().find(has_numpy)
}

#[test]
fn python_calls_everything() {
    let Some(python) = python_with_numpy() else {
        return skipped::skipped("calls from Python", "NumPy");
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    mlirc(folder, "kernel", "--emit=shared=libkernel.so,python=kernel.py");
    mlirc(folder, "ownership", "--emit=shared=libownership.so,python=ownership.py");
    std::fs::copy(format!("{FOLDER}/program.py"), folder.join("program.py")).expect("writable");
    let output = run(Command::new(&python).args(["-X", "dev", "program.py"]).current_dir(folder));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "done\n");
}

#[test]
fn checks_raise_exceptions_in_python() {
    const PROGRAM: &str = "import comfort, numpy\n\
        print(comfort.entry(1, 2), comfort.sum(numpy.ones((2, 3), 'f4')))\n\
        try:\n    comfort.entry(1, 3)\n\
        except RuntimeError as error:\n    print(str(error).split(': ', 1)[1])\n\
        print(comfort.entry(1, 2))\n";
    let Some(python) = python_with_numpy() else {
        return skipped::skipped("exceptions of checks in Python", "NumPy");
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    let source = format!("{FOLDER}/comfort.mlir");
    let emit = "--emit=shared=libcomfort.so,python=comfort.py";
    let mut mlirc = Command::new(env!("CARGO_BIN_EXE_mlirc"));
    run(mlirc.args([&source, emit, "-fbounds-check=return"]).current_dir(folder));
    let output = run(Command::new(&python).args(["-X", "dev", "-c", PROGRAM]).current_dir(folder));
    let expected =
        "6.0 6.0\nerror: memref.load index 1 = 3 is out of bounds for dimension 1 of size 3\n6.0\n";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}

#[test]
fn the_python_package_compiles_and_calls() {
    let Some(python) = python_with_numpy() else {
        return skipped::skipped("the Python package", "NumPy");
    };
    let cache = tempfile::tempdir().expect("a temporary folder");
    let mut command = Command::new(&python);
    command.arg(format!("{FOLDER}/package.py")).env_remove("CC").env("XDG_CACHE_HOME", cache.path());
    command.env("MLIRC", env!("CARGO_BIN_EXE_mlirc")).env("PYTHONDONTWRITEBYTECODE", "1");
    let output = run(command.env("PYTHONPATH", concat!(env!("CARGO_MANIFEST_DIR"), "/capi/python/src")));
    let report = String::from_utf8_lossy(&output.stderr);
    assert!(report.ends_with("\nOK\n") && !report.contains("Ran 0 tests"), "{report}");
}

#[test]
fn the_manifest_has_what_the_header_has() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    mlirc(folder.path(), "kernel", "--emit=manifest=kernel.json");
    let text = std::fs::read_to_string(folder.path().join("kernel.json")).expect("written");
    let manifest: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(manifest["version"], 1);
    assert_eq!(manifest["index_bits"], 64);
    let functions = manifest["functions"].as_array().expect("a list");
    let names: Vec<&str> = functions.iter().filter_map(|function| function["name"].as_str()).collect();
    assert_eq!(names[..3], ["scale", "select", "transposed"]);
    let x = &functions[0]["parameters"][1];
    assert_eq!((&x["name"], &x["strides"], &x["offset"]), (&"x".into(), &"dense".into(), &0.into()));
    assert_eq!(x["sizes"], serde_json::json!([null, 3]));
    assert_eq!(x["type"]["to"]["struct"], "MemRefDescriptor_f32_2");
    assert_eq!(functions[1]["parameters"][1]["access"], "read");
    let strided = &functions[6]["parameters"][0];
    assert_eq!((&strided["strides"], &strided["offset"]), (&serde_json::json!([null]), &().into()));
    let structs = manifest["structs"].as_array().expect("a list");
    let results = structs.iter().find(|s| s["name"] == "select_results").expect("a struct of results");
    // A descriptor of rank 1 has five words. An index and a padded byte follow.
    assert_eq!((&results["size"], &results["fields"][2]["offset"]), (&56.into(), &48.into()));
}

/// Returns the origins of the results of each function: `new` with its number, `argument` with its parameter.
fn origins(module: &str, argument: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("manifest.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_mlirc"));
    command.arg(format!("{FOLDER}/{module}.mlir")).arg(argument);
    run(command.arg(format!("--emit=manifest={}", path.display())));
    let text = std::fs::read_to_string(path).expect("written");
    let manifest: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let origin = |origin: &serde_json::Value| {
        let detail = ["allocation", "parameter", "function"].map(|key| &origin[key]);
        let detail =
            detail.iter().find(|detail| !detail.is_null()).map_or(String::new(), |d| format!(" {d}"));
        format!("{}{detail}", origin["origin"].as_str().expect("a word"))
    };
    let result = |result: &serde_json::Value| {
        result.as_array().expect("a list").iter().map(origin).collect::<Vec<_>>().join(" | ")
    };
    let functions = manifest["functions"].as_array().expect("a list").iter();
    let line = |function: &serde_json::Value| {
        let results = function["result_memory"].as_array().expect("a list").iter().map(result);
        let name = function["name"].as_str().expect("a name");
        format!("{name}: {}", results.collect::<Vec<_>>().join(", "))
    };
    functions.map(line).collect()
}

#[test]
fn manifests_have_the_origins_of_results() {
    let expected = [
        "view: argument 1",
        "new: new 0",
        "aligned: new 0",
        "maybe: new 0 | argument 2",
        "constant: global",
        "constant_or_new: new 0 | global",
        "twice: new 0, , new 0, new 2",
        "swapped: new 0 | argument 1, new 0 | argument 1",
        "called: argument 1, new 1, new 2",
        "recursive: argument 1 | argument 2",
        // The allocations of recursive calls are one class.
        "two: new 0, new 0, new 0",
        "unranked: new 0",
        "reranked: argument 1",
        "through: new 0",
        "loaded: unknown",
        "frame: frame",
    ];
    assert_eq!(origins("ownership", "-O0"), expected);
    assert_eq!(origins("ownership", "-O2"), expected);
    assert_eq!(origins("ownership", "--memref-abi=descriptor-ptr"), expected);
    assert_eq!(origins("external", "-O0"), ["outside: ", "external: argument 1 | external \"outside\""]);
    let bare = origins("bare", "--memref-abi=bare-ptr");
    assert_eq!(bare, ["same: argument 1", "new: new 0", "constant: global"]);
}

/// Returns the C name of a symbol in the header.
fn c_name(symbol: &str) -> String {
    let escape = |c: char| match c {
        '_' => "_".to_string(),
        c if c.is_ascii_alphanumeric() => c.to_string(),
        c => format!("_x{:x}_", u32::from(c)),
    };
    symbol.chars().map(escape).collect()
}

#[test]
fn symbols_of_every_printable_character_link() {
    // GNU ld interprets the text after `@` as a symbol version.
    let odd = (' '..='~').filter(|&c| !c.is_ascii_alphanumeric() && c != '@');
    // `f` and `f1` are symbols, too, so that `f-1` could be parsed as an expression.
    let symbols: Vec<String> = odd.flat_map(|c| [format!("f{c}1"), format!("{c}f")]).collect();
    let symbols: Vec<&str> = symbols.iter().map(String::as_str).chain(["f", "f1", "1f", "é"]).collect();
    let mut module = String::new();
    let (mut checks, mut clang_checks) = (String::new(), String::new());
    for (number, symbol) in symbols.iter().enumerate() {
        let quoted: String = symbol.bytes().map(|byte| format!("\\{byte:02X}")).collect();
        module += &format!(
            "llvm.func @\"{quoted}\"() -> i32 {{\n  %0 = llvm.mlir.constant({number} : i32) : i32\n  llvm.return %0 : i32\n}}\n"
        );
        let name = c_name(symbol);
        let name = if name.starts_with('1') { format!("_{name}") } else { name };
        let check = format!("  if ({name}() != {number}) return {};\n", number + 1);
        // See docs/c_interface.md.
        let checks =
            if symbol.contains(['"', '\\', ',', ';', '@']) { &mut clang_checks } else { &mut checks };
        *checks += &check;
    }
    let program = format!(
        "#include \"odd.h\"\nint main(void) {{\n{checks}#ifdef __clang__\n{clang_checks}#endif\n  return 0;\n}}\n"
    );
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path();
    for (name, text) in [("odd.mlir", module), ("main.c", program.clone()), ("main.cpp", program)] {
        std::fs::write(folder.join(name), text).expect("writable");
    }
    run(Command::new(env!("CARGO_BIN_EXE_mlirc")).args(["odd.mlir", "--emit-header"]).current_dir(folder));
    for (compiler, program) in
        [("cc", "main.c"), ("c++", "main.cpp"), ("clang-22", "main.c"), ("clang++-22", "main.cpp")]
    {
        if Command::new(compiler).arg("--version").output().is_err() {
            skipped::skipped("symbols of every character", compiler);
            continue;
        }
        for options in [["-O0", "-fPIC"], ["-O2", "-fno-pie"]] {
            let warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-no-pie", "-o", "program"];
            let mut command = Command::new(compiler);
            run(command.args(options).args(warnings).args([program, "odd.o"]).current_dir(folder));
            run(Command::new("./program").current_dir(folder));
        }
    }
}
