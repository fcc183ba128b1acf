//! Debug information: sessions of debuggers, on this machine and on emulated ones, and properties of objects.
//!
//! A case of `tests/debug` has lines `// gdb: COMMAND`, a C program, and the expected output of gdb at each level. The
//! output does not depend on the machine. `BLESS=1` writes it into the files.

#![allow(clippy::print_stdout)] // Skipped machines.

mod cases;
mod debuggers;
mod machine;
mod skipped;

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use cases::{Case, commented, parse_case, split_cases, trimmed};
use debuggers::{artifacts, debug_options, gdb, has_program, has_tools, link, write, write_object};
use machine::Machine;
use mlirc::driver::{DebugLevel, DebugOptions, Emit, GDB_PRINTERS, LLDB_SUMMARIES, Options};
use mlirc::source::Source;
use object::read::{File, Object as _, ObjectSection as _};
use rayon::prelude::*;
use skipped::skipped;

/// The levels of sessions.
const LEVELS: [u8; 3] = [0, 1, 2];

/// Builds the program of a case in a folder, which has the source as `test.mlir`.
fn build(folder: &Path, case: &Case, machine: Machine, opt_level: u8) {
    write_object(folder, ("test.mlir", &case.source), machine, opt_level);
    write(folder, "main.c", case.main.as_deref().expect("a C program").as_bytes());
    write(folder, "printers.py", GDB_PRINTERS.as_bytes());
    link(folder, machine, &["main.c", "kernel.o"]);
}

/// Returns the output of gdb without addresses and messages about the system.
fn normalized(text: &str) -> String {
    const SYSTEM: [&str; 9] = [
        "[Thread debugging",
        "Using host libthread_db",
        "[Inferior ",
        "warning:",
        "Reading symbols",
        "Breakpoint 1 at",
        "Breakpoint 2 at",
        "Function \"_start\"",
        "QEMU",
    ];
    let lines = text.lines().filter(|line| !SYSTEM.iter().any(|prefix| line.starts_with(prefix)));
    let joined: String = lines.map(|line| format!("{line}\n")).collect();
    let mut out = String::new();
    let mut rest = joined.as_str();
    while let Some(at) = rest.find("0x") {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        out.push_str("0x…");
        rest = after[2..].trim_start_matches(|c: char| c.is_ascii_hexdigit());
    }
    out.push_str(rest);
    // The emulators are at the first instruction of the program.
    let kept = out.lines().filter(|line| !line.is_empty() && !line.contains("_start ()"));
    kept.map(|line| format!("{line}\n")).collect()
}

/// Returns the sessions of a case at all levels.
fn sessions(case: &Case, machine: Machine) -> String {
    let lines = case.source.lines();
    let mut commands: Vec<String> =
        lines.filter_map(|line| Some(line.strip_prefix("// gdb: ")?.to_string())).collect();
    assert!(!commands.is_empty(), "a case of tests/debug has `// gdb:` lines");
    commands.insert(0, "source printers.py".into());
    let session = |level: u8| {
        let folder = tempfile::tempdir().expect("a folder");
        build(folder.path(), case, machine, level);
        format!("--- -O{level}\n{}", normalized(&gdb(folder.path(), machine, &commands)))
    };
    LEVELS.map(session).concat()
}

/// Returns the test files of a folder, in order.
fn files_of(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder exists");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    files.sort();
    assert!(!files.is_empty());
    files
}

fn files() -> Vec<PathBuf> {
    files_of("debug")
}

fn cases_of(path: &Path) -> Vec<Case> {
    let text = std::fs::read_to_string(path).expect("readable");
    split_cases(&text).into_iter().map(parse_case).collect()
}

#[test]
fn sessions_are_as_expected() {
    if !has_tools(Machine::here()) {
        return;
    }
    for path in files() {
        let mut blessed = Vec::new();
        for case in cases_of(&path) {
            let found = trimmed(&sessions(&case, Machine::here()));
            if std::env::var_os("BLESS").is_none() {
                assert_eq!(case.expected.as_deref(), Some(&found[..]), "{}", path.display());
            }
            blessed.push(format!("{}// output:\n{}", case.head, commented(&found)));
        }
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, blessed.join("// -----\n")).expect("written");
        }
    }
}

mod slow {
    use super::*;

    /// Without the optimizer, all values are known on all machines. With it, they depend on the registers.
    #[test]
    fn sessions_are_equal_on_other_machines() {
        for name in ["aarch64", "riscv64", "s390x"] {
            let machine = Machine::named(name).expect("a known machine");
            if !has_tools(machine) {
                continue;
            }
            for path in files() {
                for case in cases_of(&path) {
                    let found = trimmed(&sessions(&case, machine));
                    let expected = case.expected.clone().unwrap_or_default();
                    let unoptimized = |text: &str| text.split("--- -O1").next().map(str::to_string);
                    assert_eq!(
                        unoptimized(&expected),
                        unoptimized(&found),
                        "{} on {}",
                        path.display(),
                        machine.name
                    );
                }
            }
        }
    }

    /// The variables of optimized code have values that they have without the optimizer, or none.
    #[test]
    fn values_at_all_levels_are_those_without_the_optimizer() {
        for name in ["here", "aarch64", "riscv64", "s390x"] {
            let machine = Machine::named(name).unwrap_or(Machine::here());
            if !has_tools(machine) {
                continue;
            }
            let cases: Vec<Case> = files().iter().flat_map(|path| cases_of(path)).collect();
            cases.par_iter().for_each(|case| {
                let exact = values(case, machine, 0);
                assert!(!exact.is_empty(), "no values in {}", case.source);
                for level in [1, 2] {
                    let optimized = values(case, machine, level);
                    assert!(!optimized.is_empty(), "no values at -O{level} on {name} in {}", case.source);
                    for (variable, found) in optimized {
                        let known = exact.get(&variable).cloned().unwrap_or_default();
                        for value in found {
                            let fits = known.iter().any(|known| agrees(known, &value));
                            assert!(
                                fits,
                                "{variable} is {value} on {name} at -O{level}, not one of {known:?}\n{}",
                                case.source
                            );
                        }
                    }
                }
            });
        }
    }
}

/// Returns the values of each variable while a program is executed in steps.
fn values(case: &Case, machine: Machine, level: u8) -> HashMap<String, HashSet<String>> {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path(), case, machine, level);
    std::fs::write(folder.path().join("steps.py"), include_str!("debug/steps.py")).expect("written");
    let commands = ["source printers.py", "break main", "run", "source steps.py"].map(str::to_string);
    let text = gdb(folder.path(), machine, &commands);
    let mut values: HashMap<String, HashSet<String>> = HashMap::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("value ")) {
        if let Some((variable, value)) = line.split_once(" = ") {
            values.entry(variable.to_string()).or_default().insert(normalized(value).trim().to_string());
        }
    }
    values
}

/// Returns true if a value is that of other code, except for parts that are not available.
fn agrees(exact: &str, value: &str) -> bool {
    let parts = |text: &str| text.split(", ").map(str::to_string).collect::<Vec<_>>();
    let (exact, value) = (parts(exact), parts(value));
    exact.len() == value.len()
        && exact.iter().zip(&value).all(|(a, b)| a == b || b.contains("<optimized out>"))
}

/// Returns the machine code of an object.
fn code(object: &[u8]) -> Vec<Vec<u8>> {
    let file = File::parse(object).expect("an object");
    let sections = file.sections().filter(|section| section.kind() == object::SectionKind::Text);
    sections.map(|section| section.data().expect("readable").to_vec()).collect()
}

/// The optimizer and code generation do not see debug information.
#[test]
fn code_does_not_depend_on_debug_information() {
    let paths = files_of("run");
    let here = "x86_64-unknown-linux-gnu";
    let others = [
        "aarch64-apple-darwin",
        "x86_64-pc-windows-gnu",
        "riscv64gc-unknown-linux-gnu",
        "s390x-unknown-linux-gnu",
    ];
    paths.par_iter().enumerate().for_each(|(number, path)| {
        let other = others[number % others.len()];
        for case in cases_of(path) {
            let source = Source::new("test.mlir", &case.source);
            for (triple, opt_level) in [(here, 1), (here, 2), (other, 2)] {
                let options = Options { opt_level, ..Options::default() };
                let debug = Some(debug_options(DebugLevel::Full));
                let Some(plain) = artifacts(&source, triple, options.clone()) else { continue };
                let with = artifacts(&source, triple, Options { debug, ..options });
                let with = with.unwrap_or_else(|| panic!("{} needs no -g on {triple}", path.display()));
                let codes = [plain, with].map(|it| code(&it.get(Emit::Object).expect("requested")));
                assert!(codes[0] == codes[1], "{} at -O{opt_level} on {triple}", path.display());
            }
        }
    });
}

/// `llvm-dwarfdump` finds no error in objects of all formats. Half of the targets have each level, alternating.
#[test]
fn dwarf_is_valid() {
    const TOOL: &str = "llvm-dwarfdump-22";
    if !has_program(TOOL) {
        return skipped("verification of DWARF", TOOL);
    }
    const TRIPLES: [&str; 6] = [
        "x86_64-unknown-linux-gnu",
        "aarch64-unknown-linux-gnu",
        "riscv64gc-unknown-linux-gnu",
        "s390x-unknown-linux-gnu",
        "aarch64-apple-darwin",
        "x86_64-pc-windows-gnu",
    ];
    let paths = [files_of("run"), files()].concat();
    paths.par_iter().enumerate().for_each(|(number, path)| {
        let folder = tempfile::tempdir().expect("a folder");
        for (index, case) in cases_of(path).iter().enumerate() {
            let source = Source::new("test.mlir", &case.source);
            for (at, triple) in TRIPLES.iter().enumerate() {
                let versions = [(DebugLevel::Full, None), (DebugLevel::Lines, Some(4))];
                let (level, dwarf_version) = versions[usize::from((number + at) % 4 == 0)];
                let debug = Some(DebugOptions { dwarf_version, ..debug_options(level) });
                let opt_level = if (number + at) % 2 == 0 { 0 } else { 2 };
                let options = Options { opt_level, debug, ..Options::default() };
                let Some(artifacts) = artifacts(&source, triple, options) else { continue };
                let object = artifacts.get(Emit::Object).expect("requested");
                write(folder.path(), &format!("{index}-{triple}.o"), &object);
            }
        }
        let objects = std::fs::read_dir(folder.path()).expect("a folder");
        let objects: Vec<PathBuf> = objects.map(|entry| entry.expect("readable").path()).collect();
        if !objects.is_empty() {
            let output = Command::new(TOOL).arg("--verify").args(&objects).output().expect("runs");
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(output.status.success(), "{}:\n{text}", path.display());
        }
    });
}

/// lldb prints memrefs as their elements.
#[test]
fn lldb_knows_memrefs() {
    const TOOL: &str = "lldb-22";
    if !has_program(TOOL) {
        return skipped("lldb", TOOL);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/debug/memrefs.mlir");
    let case = &cases_of(&path)[0];
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path(), case, Machine::here(), 0);
    std::fs::write(folder.path().join("summaries.py"), LLDB_SUMMARIES).expect("written");
    let commands = ["command script import summaries.py", "b f", "run", "bt", "frame variable"];
    let arguments = commands.iter().flat_map(|command| ["-o", command]);
    let mut lldb = Command::new(TOOL);
    lldb.args(["-b", "-x"]).args(arguments).arg("program").current_dir(folder.path());
    let output = lldb.output().expect("lldb");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    for expected in ["m = {{0, 1, 2}, {3, 4, 5}}", "t = {{0, 3}, {1, 4}, {2, 5}}", "z = 7", "at test.mlir:"] {
        assert!(
            text.contains(expected),
            "no '{expected}' in\n{text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}

/// Tools that read line tables name the file and the line.
#[test]
fn addresses_have_lines() {
    if !has_program("addr2line") {
        return skipped("addr2line", "addr2line");
    }
    let source = "func.func @twice(%x: i32) -> i32 {\n  %y = arith.addi %x, %x : i32\n  return %y : i32\n}\n";
    let options = Options { debug: Some(debug_options(DebugLevel::Lines)), ..Options::default() };
    let source = Source::new("dir/kernel.mlir", source);
    let artifacts = artifacts(&source, "", options).expect("compiles");
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), artifacts.get(Emit::Object).expect("requested")).expect("written");
    let mut tool = Command::new("addr2line");
    let output = tool.args(["-f", "-s", "-e"]).arg(file.path()).args(["0x0", "0x4"]).output().expect("runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("twice\nkernel.mlir:"), "{text}");
}

/// Objects contain names of files only under `-g`, and prefix maps change them.
#[test]
fn prefixes_of_file_names_are_mapped() {
    let contains = |object: &[u8], text: &str| object.windows(text.len()).any(|part| part == text.as_bytes());
    let source = Source::new("/secret/kernel.mlir", "func.func @f() {\n  return\n}\n");
    let object = |debug| {
        let options = Options { debug, ..Options::default() };
        artifacts(&source, "", options).expect("compiles").get(Emit::Object).expect("requested").to_vec()
    };
    assert!(!contains(&object(None), "/secret"));
    let debug = DebugOptions { directory: "/secret/build".into(), ..DebugOptions::default() };
    assert!(contains(&object(Some(debug.clone())), "/secret/kernel.mlir"));
    let mapped = DebugOptions { prefix_map: vec![("/secret".into(), "/src".into())], ..debug };
    let object = object(Some(mapped));
    assert!(
        !contains(&object, "/secret")
            && contains(&object, "/src/kernel.mlir")
            && contains(&object, "/src/build")
    );
}

/// Locations may have any text and any numbers.
#[test]
fn unusual_locations_are_no_problem() {
    let locations = [
        r#""a\00b":1:1"#,
        r#""":1:1"#,
        r#""a":0:0"#,
        r#""a":4294967295:4294967295"#,
        "unknown",
        r#""only a name""#,
        "fused[]",
        r#"fused[unknown, "a":1:1]"#,
        r#"callsite("a":1:1 at unknown)"#,
        r#"callsite(callsite("f"("a":1:1) at "g"("b":2:2)) at "c":3:3)"#,
        r#"fused<"text">["a":1:1]"#,
        r#"fused<@missing>["a":1:1]"#,
    ];
    for location in locations {
        let text = format!(
            "func.func @f(%x: i32 loc({location})) -> i32 {{\n  %y = arith.addi %x, %x : i32 loc({location})\n  \
             return %y : i32 loc({location})\n}} loc({location})\n"
        );
        for opt_level in [0, 2] {
            let options =
                Options { opt_level, debug: Some(debug_options(DebugLevel::Full)), ..Options::default() };
            assert!(artifacts(&Source::new("t.mlir", &text), "", options).is_some(), "{text}");
        }
    }
}

/// Returns a module with a function whose result has a type of metadata that refers to many others, each to the one
/// before, and which is in this many namespaces.
fn deep_metadata(types: usize, namespaces: usize) -> String {
    let mut text = String::from(
        "#file = #llvm.di_file<\"deep.c\" in \"/\">\n\
         #unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, \
         producer = \"clang\", isOptimized = false, emissionKind = Full>\n\
         #t0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>\n\
         #n0 = #llvm.di_namespace<name = \"outer\", exportSymbols = false>\n",
    );
    for n in 1..types {
        let before = n - 1;
        text += &format!(
            "#t{n} = #llvm.di_derived_type<tag = DW_TAG_typedef, name = \"t{n}\", baseType = #t{before}>\n"
        );
    }
    for n in 1..namespaces {
        let before = n - 1;
        text += &format!(
            "#n{n} = #llvm.di_namespace<name = \"n{n}\", scope = #n{before}, exportSymbols = false>\n"
        );
    }
    let (ty, scope) = (types - 1, namespaces - 1);
    text + &format!(
        "#type = #llvm.di_subroutine_type<types = #t{ty}, #t0>\n\
         #f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #n{scope}, name = \"f\", \
         file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #type>\n\
         #x = #llvm.di_local_variable<scope = #f, name = \"x\", file = #file, line = 1, arg = 1, type = #t{ty}>\n\
         llvm.func @f(%x: i32) -> i32 {{\n  llvm.intr.dbg.value #x = %x : i32 loc(fused<#f>[\"deep.c\":1:1])\n  \
         llvm.return %x : i32 loc(fused<#f>[\"deep.c\":1:1])\n}} loc(fused<#f>[\"deep.c\":1:1])\n"
    )
}

/// Types of real programs refer to each other over thousands of levels.
#[test]
fn metadata_may_be_deep() {
    const TYPES: usize = 50_000;
    for opt_level in [0, 2] {
        let options =
            Options { opt_level, debug: Some(debug_options(DebugLevel::Full)), ..Options::default() };
        let source = Source::new("deep.mlir", deep_metadata(TYPES, 200));
        let artifacts = artifacts(&source, "", options.clone()).expect("compiles");
        let object = artifacts.get(Emit::Object).expect("requested");
        let name = format!("t{}\0", TYPES - 1);
        assert!(object.windows(name.len()).any(|part| part == name.as_bytes()));
        let source = Source::new("deep.mlir", deep_metadata(2, 50_000));
        let errors = mlirc::driver::Compiler::new(options).compile(&source, "deep", &[Emit::Object]);
        let errors = errors.expect_err("entries cannot be nested so deeply").render(&source);
        assert!(errors.contains("scopes of debug metadata are nested deeper than 256 levels"), "{errors}");
    }
}
