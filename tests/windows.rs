//! Objects for Windows: they are inspected and linked, and unwinding is executed in an emulator.

mod cases;
mod machine;
mod skipped;

use std::path::{Path, PathBuf};
use std::process::Command;

use cases::{Case, compile, parse_case, split_cases};
use machine::Machine;
use mlirc::driver::Emit;
use object::pe;
use object::read::RelocationFlags;
use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget, SectionIndex, SectionKind};
use skipped::skipped;

/// The targets and the relocations that their objects may have.
const TARGETS: [(&str, &[u16]); 3] = [
    (
        "x86_64-pc-windows-msvc",
        &[
            pe::IMAGE_REL_AMD64_ADDR64,
            pe::IMAGE_REL_AMD64_ADDR32NB,
            pe::IMAGE_REL_AMD64_REL32,
            // An immediate of one, two or four bytes follows.
            pe::IMAGE_REL_AMD64_REL32_1,
            pe::IMAGE_REL_AMD64_REL32_2,
            pe::IMAGE_REL_AMD64_REL32_4,
            pe::IMAGE_REL_AMD64_SECREL,
        ],
    ),
    ("aarch64-pc-windows-msvc", AARCH64),
    ("aarch64-pc-windows-gnullvm", AARCH64),
];

const AARCH64: &[u16] = &[
    pe::IMAGE_REL_ARM64_ADDR64,
    pe::IMAGE_REL_ARM64_ADDR32NB,
    pe::IMAGE_REL_ARM64_BRANCH26,
    pe::IMAGE_REL_ARM64_PAGEBASE_REL21,
    pe::IMAGE_REL_ARM64_PAGEOFFSET_12A,
    pe::IMAGE_REL_ARM64_PAGEOFFSET_12L,
    pe::IMAGE_REL_ARM64_REL32,
];

/// Returns the cases of tests/run with their names.
fn all_cases() -> Vec<(String, Case)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/run");
    let entries =
        std::fs::read_dir(root).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|text| text == "mlir")).collect();
    paths.sort();
    let cases = paths.iter().flat_map(|path| {
        let text = std::fs::read_to_string(path).expect("it is text");
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let cases = split_cases(&text).into_iter().map(parse_case).enumerate();
        cases.map(move |(number, case)| (format!("{name} case {}", number + 1), case)).collect::<Vec<_>>()
    });
    cases.collect()
}

/// Compiles a case for a target.
fn compiled(case: &Case, target: &str) -> Result<Vec<u8>, String> {
    let mut case = case.clone();
    case.args.push(format!("--target={target}"));
    compile(&case, &[Emit::Object]).map(|artifacts| artifacts.get(Emit::Object).unwrap_or_default().to_vec())
}

/// Returns the first instructions of a function with a frame.
fn frame_start(target: &str) -> &'static [u8] {
    match target.starts_with("x86_64") {
        true => &[0x55, 0x48, 0x89, 0xe5],  // push rbp; mov rbp, rsp
        false => &[0xfd, 0x7b, 0xbf, 0xa9], // stp x29, x30, [sp, #-16]!
    }
}

/// Returns the errors in an object.
fn complaints(object: &[u8], target: &str, allowed: &[u16]) -> Vec<String> {
    let file = object::File::parse(object).expect("an object file");
    let mut out = Vec::new();
    let mut rows = Vec::new();
    let row_size = if target.starts_with("x86_64") { 12 } else { 8 };
    for section in file.sections() {
        let data = section.data().expect("its bytes");
        for (offset, relocation) in section.relocations() {
            let RelocationFlags::Coff { typ } = relocation.flags() else { continue };
            if !allowed.contains(&typ) {
                out.push(format!("a reference of type {typ:#x} in {}", section.name().unwrap_or_default()));
            }
            let RelocationTarget::Symbol(symbol) = relocation.target() else { continue };
            let symbol = file.symbol_by_index(symbol).expect("the symbol");
            if section.name() == Ok(".pdata") && offset % row_size == 0 {
                let at = offset as usize;
                let start = u32::from_le_bytes(data[at..at + 4].try_into().expect("four bytes"));
                rows.push((symbol.section_index(), symbol.address() + u64::from(start)));
            }
        }
        if section.name() == Ok(".pdata") && data.len() as u64 / row_size != rows.len() as u64 {
            out.push("a row without a reference".to_string());
        }
    }
    let functions = framed_functions(&file, frame_start(target));
    for (name, section, start) in &functions {
        if !rows.contains(&(Some(*section), *start)) {
            out.push(format!("'{name}' has a frame and no row"));
        }
    }
    if rows.len() != functions.len() {
        out.push(format!("{} functions with frames and {} rows", functions.len(), rows.len()));
    }
    out
}

/// Returns the functions that begin by creating a frame.
fn framed_functions(file: &object::File, start: &[u8]) -> Vec<(String, SectionIndex, u64)> {
    let framed = file.symbols().filter_map(|symbol| {
        let index = symbol.section_index()?;
        let section =
            file.section_by_index(index).ok().filter(|section| section.kind() == SectionKind::Text)?;
        let code = section.data().ok()?.get(symbol.address() as usize..)?;
        code.starts_with(start)
            .then(|| (symbol.name().unwrap_or_default().to_string(), index, symbol.address()))
    });
    let mut out: Vec<_> = framed.collect();
    // Sections and targets of weak symbols have symbols at the same addresses.
    out.sort_by_key(|(_, section, start)| (section.0, *start));
    out.dedup_by_key(|(_, section, start)| (section.0, *start));
    out
}

mod slow {
    use super::*;

    #[test]
    fn references_are_known_and_frames_have_rows() {
        let cases = all_cases();
        for (target, allowed) in TARGETS {
            let (mut objects, mut refused) = (0, 0);
            for (name, case) in &cases {
                match compiled(case, target) {
                    Ok(object) => {
                        objects += 1;
                        let complaints = complaints(&object, target, allowed);
                        assert!(complaints.is_empty(), "{name} for {target}: {complaints:#?}");
                    }
                    Err(error) => {
                        refused += 1;
                        let expected = case.expected.as_deref().unwrap_or_default();
                        let says_why = error.contains("is not supported yet") || error.contains(" op needs ");
                        let is_located = error.starts_with("test.mlir:") && says_why;
                        assert!(is_located || error == expected, "{name} for {target}: {error}");
                    }
                }
            }
            assert!(objects > 7 * refused, "{target}: {objects} objects, {refused} refused");
        }
    }

    #[test]
    fn objects_link() {
        const LINKER: &str = "lld-link-22";
        if Command::new(LINKER).arg("--version").output().is_err() {
            return skipped("objects for Windows are not linked", LINKER);
        }
        let folder = tempfile::tempdir().expect("a folder");
        for (target, _) in TARGETS {
            for (name, case) in all_cases() {
                let Ok(object) = compiled(&case, target) else { continue };
                std::fs::write(folder.path().join("kernel.obj"), object).expect("it is written");
                // Links a library with undefined symbols of the C library.
                let mut link = Command::new(LINKER);
                link.args(["/dll", "/noentry", "/force:unresolved", "/out:kernel.dll", "kernel.obj"]);
                let output = link.current_dir(folder.path()).output().expect("it starts");
                let text = String::from_utf8_lossy(&output.stderr);
                // An undefined thread-local variable has no section.
                let is_missing =
                    |line: &&str| line.ends_with("SECREL relocation cannot be applied to absolute symbols");
                let (missing, errors): (Vec<&str>, Vec<&str>) =
                    text.lines().filter(|line| line.contains("error:")).partition(is_missing);
                let is_linked = output.status.success() || !missing.is_empty();
                assert!(is_linked && errors.is_empty(), "{name} for {target}: {text}");
            }
        }
    }
}

/// Functions that save registers, called directly and through thunks for buffered results.
const UNWOUND: &str = include_str!("windows/unwound.mlir");

/// The program that unwinds them.
const UNWIND: &str = include_str!("windows/unwind.c");

#[test]
fn unwinding_restores_registers() {
    let machine = Machine::named("x86_64-windows-gnu").expect("it is known");
    if let Some(tool) = machine.missing_tool() {
        return skipped("frames of Windows are not unwound", tool);
    }
    for level in ["-O0", "-O2"] {
        let mut case = parse_case(UNWOUND.to_string());
        case.args = [machine.arguments(), vec![level.to_string()]].concat();
        let object = compile(&case, &[Emit::Object]).expect("it compiles");
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, bytes: &[u8]| {
            std::fs::write(folder.path().join(name), bytes).expect("it is written")
        };
        write("unwound.o", &object.get(Emit::Object).unwrap_or_default());
        write("unwind.c", UNWIND.as_bytes());
        let mut cc = Command::new(machine.cc);
        cc.args(["-O1", "-fno-omit-frame-pointer", "unwind.c", "unwound.o", "-o", machine.program()]);
        let linked = cc.current_dir(folder.path()).output().expect("it starts");
        assert!(linked.status.success(), "{}", String::from_utf8_lossy(&linked.stderr));
        let output =
            machine.command(machine.program()).current_dir(folder.path()).output().expect("it starts");
        let text = machine.text_of(&output).replace('\r', "");
        let line = "33 44 55 12 13 14 15, 33 44 55 12 13 14 15\n";
        assert_eq!(text, line.repeat(2), "{level}");
    }
}
