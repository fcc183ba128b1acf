//! Addressing of symbols: relative to the code within the same linked object, through the global offset table (GOT) if
//! another object may define them.

mod machine;

use std::process::Command;

use machine::Machine;
use mlirc::driver::{Compiler, Emit, Options};
use mlirc::source::Source;
use mlirc::target::Target;
use object::read::{File, Object as _, ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use object::{RelocationFlags, SectionKind, elf, macho, pe};

/// A function for each symbol that returns its address, and one that uses the address of an external symbol in a loop.
const SOURCE: &str = r#"
llvm.mlir.global external @other() : i32
llvm.mlir.global external @declared() {dso_local} : i32
llvm.mlir.global internal @own(1 : i32) : i32
llvm.mlir.global external hidden @hidden(2 : i32) : i32
llvm.mlir.global external protected @protected(3 : i32) : i32
llvm.mlir.global external @open(4 : i32) : i32
llvm.func @sum(%n: i64) -> i32 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%0, %z : i64, i32)
^loop(%i: i64, %s: i32):
  %p = llvm.mlir.addressof @other : !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i32
  %t = llvm.add %s, %v : i32
  %j = llvm.add %i, %1 : i64
  %c = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %c, ^loop(%j, %t : i64, i32), ^end
^end:
  llvm.return %t : i32
}
"#;

const SYMBOLS: [&str; 6] = ["other", "declared", "own", "hidden", "protected", "open"];

fn source() -> String {
    let function = |name: &&str| {
        format!(
            "llvm.func @address_of_{name}() -> !llvm.ptr {{\n  %0 = llvm.mlir.addressof @{name} : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n}}\n"
        )
    };
    SOURCE.to_string() + &SYMBOLS.iter().map(function).collect::<String>()
}

fn compile(target: Target, source: &str) -> Vec<u8> {
    let options = Options { target, target_of_module: false, ..Options::default() };
    let source = Source::new("test.mlir", source);
    match Compiler::new(options).compile(&source, "test", &[Emit::Object]) {
        Ok(artifacts) => artifacts.get(Emit::Object).expect("an object").to_vec(),
        Err(diagnostics) => panic!("{}", diagnostics.render(&source)),
    }
}

/// Returns the relocations of code against each symbol, or against data without a name.
fn references(object: &[u8]) -> Vec<(String, RelocationFlags)> {
    let file = File::parse(object).expect("an object");
    let mut out = Vec::new();
    for section in file.sections().filter(|section| section.kind() == SectionKind::Text) {
        for (_, relocation) in section.relocations() {
            let RelocationTarget::Symbol(symbol) = relocation.target() else { continue };
            let symbol = file.symbol_by_index(symbol).expect("a symbol");
            let name = symbol.name().unwrap_or_default().trim_start_matches('_').to_string();
            out.push((name, relocation.flags()));
        }
    }
    out
}

/// Returns true if there are references to a symbol, and all have one of some kinds.
fn all_are(references: &[(String, RelocationFlags)], name: &str, kinds: &[RelocationFlags]) -> bool {
    let of_symbol: Vec<_> = references.iter().filter(|reference| reference.0 == name).collect();
    !of_symbol.is_empty() && of_symbol.iter().all(|reference| kinds.contains(&reference.1))
}

/// Returns the kinds of references of a target: to near symbols, and to the GOT.
fn kinds(triple: &str) -> (Vec<RelocationFlags>, Vec<RelocationFlags>) {
    let elf = |types: &[u32]| types.iter().map(|&r_type| RelocationFlags::Elf { r_type }).collect();
    let macho = |types: &[(u8, bool)]| {
        let flags = |&(r_type, r_pcrel)| RelocationFlags::MachO { r_type, r_pcrel, r_length: 2 };
        types.iter().map(flags).collect()
    };
    match triple.split_once('-') {
        Some(("x86_64", "unknown-linux-gnu")) => {
            (elf(&[elf::R_X86_64_PC32, elf::R_X86_64_PLT32]), elf(&[elf::R_X86_64_GOTPCREL]))
        }
        Some(("aarch64", _)) => (
            elf(&[elf::R_AARCH64_ADR_PREL_PG_HI21, elf::R_AARCH64_ADD_ABS_LO12_NC]),
            elf(&[elf::R_AARCH64_ADR_GOT_PAGE, elf::R_AARCH64_LD64_GOT_LO12_NC]),
        ),
        Some(("riscv64gc", _)) => (elf(&[elf::R_RISCV_PCREL_HI20]), elf(&[elf::R_RISCV_GOT_HI20])),
        Some(("x86_64", _)) => {
            (macho(&[(macho::X86_64_RELOC_SIGNED, true)]), macho(&[(macho::X86_64_RELOC_GOT, true)]))
        }
        _ => (
            macho(&[(macho::ARM64_RELOC_PAGE21, true), (macho::ARM64_RELOC_PAGEOFF12, false)]),
            macho(&[
                (macho::ARM64_RELOC_GOT_LOAD_PAGE21, true),
                (macho::ARM64_RELOC_GOT_LOAD_PAGEOFF12, false),
            ]),
        ),
    }
}

#[test]
fn only_preemptible_symbols_use_the_got() {
    for triple in [
        "x86_64-unknown-linux-gnu",
        "aarch64-unknown-linux-gnu",
        "riscv64gc-unknown-linux-gnu",
        "x86_64-apple-macosx",
        "arm64-apple-macosx",
    ] {
        let references = references(&compile(Target::parse(triple).expect("a target"), &source()));
        let (near, table) = kinds(triple);
        for name in ["declared", "own", "hidden", "protected"] {
            assert!(all_are(&references, name, &near), "{triple} @{name}: {references:?}");
        }
        assert!(all_are(&references, "other", &table), "{triple}: {references:?}");
        // Definitions for macOS are not preemptible.
        let open = if triple.contains("-apple-") { &near } else { &table };
        assert!(all_are(&references, "open", open), "{triple}: {references:?}");
        // Once in the function with the loop, and once in the one that returns the address.
        let loads = references.iter().filter(|reference| reference.0 == "other").count();
        assert_eq!(loads, 2 * if table.len() == 2 { 2 } else { 1 }, "{triple}: {references:?}");
    }
}

/// COFF has no GOT: the address of an external symbol is loaded from a pointer in the object, and all definitions are
/// near.
#[test]
fn windows_has_pointers_to_external_symbols() {
    let object = compile(Target::parse("x86_64-pc-windows-gnu").expect("a target"), &source());
    let references = references(&object);
    let near = [RelocationFlags::Coff { typ: pe::IMAGE_REL_AMD64_REL32 }];
    for name in ["declared", "own", "hidden", "protected", "open"] {
        assert!(all_are(&references, name, &near), "@{name}: {references:?}");
    }
    assert!(references.iter().all(|reference| reference.0 != "other"), "{references:?}");
}

const MAIN: &str = r"#include <stdio.h>
int open = 40;
int other = 2;
int sum(long n);
int *address_of_open(void), *address_of_protected(void), *address_of_other(void);
int main(void) {
  printf('%d %d ', sum(5), *address_of_protected());
  printf('%d %d\n', address_of_open() == &open, address_of_other() == &other);
  return 0;
}
";

/// A program preempts the symbols of a shared library, unless they are protected.
#[test]
fn programs_replace_symbols_of_shared_libraries() {
    let machine = Machine::chosen();
    if machine.missing_tool().is_some() || machine.is_macos() || machine.triple.contains("windows") {
        return;
    }
    let target = if machine.triple.is_empty() { Ok(Target::host()) } else { Target::parse(machine.triple) };
    // No object defines the symbol that is declared `dso_local`.
    let source: String =
        source().replace("@declared() {dso_local} : i32", "@declared(5 : i32) {dso_local} : i32");
    let source = source.replace("external @declared", "internal @declared");
    let folder = std::env::temp_dir().join(format!("mlirc-addresses-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("kernel.o"), compile(target.expect("a target"), &source)).expect("written");
    std::fs::write(folder.join("main.c"), MAIN.replace('\'', "\"")).expect("written");
    let link = |arguments: &[&str]| {
        let output =
            Command::new(machine.cc).current_dir(&folder).args(arguments).output().expect("a compiler");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    };
    link(&["-shared", "kernel.o", "-o", "libkernel.so", "-Wl,-z,text"]);
    link(&["-fPIE", "-pie", "main.c", "./libkernel.so", "-Wl,-rpath,.", "-o", "program"]);
    let output = machine.command("./program").current_dir(&folder).output().expect("it runs");
    assert_eq!(machine.text_of(&output), "10 3 1 1\n");
    std::fs::remove_dir_all(&folder).expect("removed");
}
