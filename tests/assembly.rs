//! Assembly: GNU's and LLVM's assemblers make the object of it.

mod skipped;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use object::read::elf::{ElfFile64, SectionHeader, Sym};
use object::{Endianness, SymbolIndex, elf};

use skipped::skipped;

const MODULE: &str = include_str!("assembly/module.mlir");

/// Targets, and the compilers whose assemblers are tested.
const TARGETS: [(&str, [&[&str]; 2]); 4] = [
    ("x86_64-unknown-linux-gnu", [&["x86_64-linux-gnu-gcc"], &["clang-22", "--target=x86_64-linux-gnu"]]),
    ("aarch64-unknown-linux-gnu", [&["aarch64-linux-gnu-gcc"], &["clang-22", "--target=aarch64-linux-gnu"]]),
    (
        "riscv64gc-unknown-linux-gnu",
        [&["riscv64-linux-gnu-gcc", "-Wa,--no-pad-sections"], &["clang-22", "--target=riscv64-linux-gnu"]],
    ),
    (
        "s390x-unknown-linux-gnu",
        [&["s390x-linux-gnu-gcc", "-Wa,--no-pad-sections"], &["clang-22", "--target=s390x-linux-gnu"]],
    ),
];

/// A part of an object in a section, or a symbol of another object, and a distance from it.
type Target = (String, i64);

/// A section of an object.
#[derive(PartialEq, Eq, Debug)]
struct Section {
    flags: u64,
    kind: u32,
    align: u64,
    size: u64,
    bytes: Vec<u8>,
    /// Offset, type and target.
    relocs: Vec<(u64, u32, Target)>,
}

/// The parts of an object by which it is linked.
#[derive(Debug)]
struct Image {
    /// By the name and the number of sections of this name before.
    sections: BTreeMap<(String, usize), Section>,
    /// Global symbols that are defined: name, section and offset, size, binding and type, visibility.
    symbols: BTreeSet<(String, Target, u64, u8, u8)>,
}

fn image(bytes: &[u8]) -> Image {
    let file = ElfFile64::<Endianness>::parse(bytes).expect("an object in ELF");
    let (endian, table, symbols) = (file.endian(), file.elf_section_table(), file.elf_symbol_table());
    let section_name =
        |header| String::from_utf8_lossy(table.section_name(endian, header).expect("named")).into_owned();
    let target = |index: usize, addend: i64| {
        let symbol = symbols.symbol(SymbolIndex(index)).expect("a symbol");
        let name = String::from_utf8_lossy(symbols.symbol_name(endian, symbol).expect("named")).into_owned();
        let section = symbols.symbol_section(endian, symbol, SymbolIndex(index)).expect("a section");
        match section {
            Some(section) if symbol.is_local() => {
                let header = table.section(section).expect("a section");
                (section_name(header), symbol.st_value(endian).wrapping_add(addend as u64) as i64)
            }
            _ => (name, addend),
        }
    };
    let mut sections = BTreeMap::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (index, header) in table.enumerate() {
        let kind = header.sh_type(endian);
        let is_table = matches!(
            kind,
            elf::SHT_NULL
                | elf::SHT_SYMTAB
                | elf::SHT_STRTAB
                | elf::SHT_RELA
                | elf::SHT_GROUP
                | elf::SHT_RISCV_ATTRIBUTES
        );
        // Assemblers add empty sections, and some of their own that are not loaded.
        let is_own = [".comment", ".llvm_addrsig"].contains(&&section_name(header)[..]);
        if is_table || is_own || header.sh_size(endian) == 0 {
            continue;
        }
        let mut relocs = Vec::new();
        for other in table.iter().filter(|other| other.sh_type(endian) == elf::SHT_RELA) {
            if other.sh_info(endian) as usize == index.0 {
                let (relas, _) = other.rela(endian, bytes).expect("readable").expect("relocations");
                relocs.extend(relas.iter().map(|rela| {
                    let target = target(rela.r_sym(endian, false) as usize, rela.r_addend.get(endian));
                    (rela.r_offset.get(endian), rela.r_type(endian, false), target)
                }));
            }
        }
        relocs.sort_by_key(|reloc| reloc.0);
        let name = section_name(header);
        let count = counts.entry(name.clone()).or_default();
        let section = Section {
            flags: header.sh_flags(endian),
            // Assemblers know the types of some sections by their names.
            kind: if kind == elf::SHT_NOBITS { kind } else { elf::SHT_PROGBITS },
            align: header.sh_addralign(endian),
            size: header.sh_size(endian),
            bytes: header.data(endian, bytes).expect("readable").to_vec(),
            relocs,
        };
        sections.insert((name, *count), section);
        *count += 1;
    }
    let globals = symbols.enumerate().filter(|(_, symbol)| !symbol.is_local());
    let defined = globals.filter(|(_, symbol)| symbol.st_shndx(endian) != elf::SHN_UNDEF);
    let symbols = defined.map(|(index, symbol)| {
        let name = String::from_utf8_lossy(symbols.symbol_name(endian, symbol).expect("named")).into_owned();
        let section = symbols.symbol_section(endian, symbol, index).expect("a section");
        let section = section.map_or(String::new(), |at| section_name(table.section(at).expect("a section")));
        let at = (section, symbol.st_value(endian) as i64);
        (name, at, symbol.st_size(endian), symbol.st_info(), symbol.st_visibility())
    });
    Image { sections, symbols: symbols.collect() }
}

fn run(folder: &Path, program: &str, args: &[&str]) {
    let output = Command::new(program).args(args).current_dir(folder).output().expect("it starts");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    let start: String = message.lines().take(8).collect::<Vec<_>>().join("\n");
    assert!(output.status.success() && message.is_empty(), "{program} {args:?}: {start}");
}

/// Compares two objects, with short messages.
fn assert_equal(expected: &Image, found: &Image, context: &str) {
    let names = |image: &Image| image.sections.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(expected), names(found), "{context}");
    for (name, section) in &expected.sections {
        let other = &found.sections[name];
        let header = |it: &Section| (it.flags, it.kind, it.size);
        assert_eq!(header(section), header(other), "{context}: flags, type and size of {name:?}");
        assert!(other.align >= section.align, "{context}: alignment of {name:?}");
        let difference = section.bytes.iter().zip(&other.bytes).position(|(a, b)| a != b);
        assert_eq!(difference, None, "{context}: byte of {name:?}");
        for (reloc, other) in section.relocs.iter().zip(&other.relocs) {
            assert_eq!(reloc, other, "{context}: relocation of {name:?}");
        }
        assert_eq!(section.relocs.len(), other.relocs.len(), "{context}: relocations of {name:?}");
    }
    let difference: Vec<_> = expected.symbols.symmetric_difference(&found.symbols).collect();
    assert!(difference.is_empty(), "{context}: {difference:?}");
}

/// Checks that the assembly of a module is the object, for all targets and assemblers.
fn check(source: &str, args: &[&str]) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("k.mlir"), source).expect("writable");
    for (target, compilers) in TARGETS {
        let target = format!("--target={target}");
        let outputs = ["k.mlir", "--emit=obj=k.o,asm=k.s", &target];
        run(folder.path(), env!("CARGO_BIN_EXE_mlirc"), &[&outputs, args].concat());
        let expected = image(&std::fs::read(folder.path().join("k.o")).expect("written"));
        for compiler in compilers {
            if Command::new(compiler[0]).arg("--version").output().is_err() {
                skipped("assembling", compiler[0]);
                continue;
            }
            let arguments = [&compiler[1..], &["-c", "k.s", "-o", "assembled.o"]].concat();
            run(folder.path(), compiler[0], &arguments);
            let found = image(&std::fs::read(folder.path().join("assembled.o")).expect("written"));
            assert_equal(&expected, &found, &format!("{target} {args:?} {compiler:?}"));
        }
    }
}

#[test]
fn all_kinds_of_symbols_and_sections() {
    check(MODULE, &[]);
}

#[test]
fn unoptimized_code_with_debug_information() {
    check(MODULE, &["-O0", "-g"]);
}

#[test]
fn a_section_for_each_function() {
    check(MODULE, &["-ffunction-sections", "-g1", "-gdwarf-4"]);
}

#[test]
fn loops_over_vectors() {
    check(include_str!("../examples/gemm/gemm.mlir"), &["-O3", "--c-wrappers=all"]);
}

#[test]
fn comments_have_instructions_and_source_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let source =
        "func.func @double(%x: i64) -> i64 {\n  %0 = arith.addi %x, %x : i64\n  return %0 : i64\n}\n";
    std::fs::write(folder.path().join("k.mlir"), source).expect("writable");
    for (target, instruction) in
        [("x86_64-unknown-linux-gnu", ": lea"), ("aarch64-unknown-linux-gnu", "//\t  add x0, x0, x0")]
    {
        run(folder.path(), env!("CARGO_BIN_EXE_mlirc"), &["-S", "k.mlir", "--target", target]);
        let text = std::fs::read_to_string(folder.path().join("k.s")).expect("written");
        assert!(text.contains(" k.mlir:2:8\n") && text.contains(instruction), "{text}");
    }
}
