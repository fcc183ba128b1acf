//! Objects for macOS: sections, symbols, relocations and unwind tables. `make cross` links and executes them.

use mlirc::driver::{Compiler, Emit, Options};
use mlirc::source::Source;
use mlirc::target::Target;
use object::read::{File, Object as _, ObjectSection as _, ObjectSymbol as _, Relocation, RelocationTarget};
use object::{RelocationFlags, SymbolFlags, macho};

const TRIPLES: [&str; 2] = ["arm64-apple-macosx14.2", "x86_64-apple-macosx14.2"];

fn compile(triple: &str, source: &str) -> Result<Vec<u8>, String> {
    let target = Target::parse(triple)?;
    let options = Options { target, target_of_module: false, function_sections: true, ..Options::default() };
    let source = Source::new("test.mlir", source);
    match Compiler::new(options).compile(&source, "test", &[Emit::Object]) {
        Ok(artifacts) => Ok(artifacts.get(Emit::Object).unwrap_or_default().to_vec()),
        Err(diagnostics) => Err(diagnostics.render(&source)),
    }
}

/// Returns `segment,section name` of each symbol, and the names of its flags.
fn symbols(object: &[u8]) -> Vec<String> {
    let file = File::parse(object).expect("an object");
    let mut out: Vec<String> = file
        .symbols()
        .filter(|symbol| !symbol.name().unwrap_or_default().contains(".L"))
        .map(|symbol| {
            let section = symbol.section_index().and_then(|index| file.section_by_index(index).ok());
            let section = section.map(|section| {
                let segment = section.segment_name().ok().flatten().unwrap_or_default().to_string();
                format!("{segment},{} ", section.name().unwrap_or_default())
            });
            let mut text = section.unwrap_or("undefined ".to_string()) + symbol.name().unwrap_or_default();
            let SymbolFlags::MachO { n_desc } = symbol.flags() else { panic!("no symbol of Mach-O") };
            for (bit, word) in [
                (macho::N_WEAK_DEF, " weak"),
                (macho::N_WEAK_REF, " may be missing"),
                (macho::N_ALT_ENTRY, " inner"),
            ] {
                text += if n_desc & bit == 0 { "" } else { word };
            }
            text + if symbol.is_global() && !symbol.is_undefined() { " global" } else { "" }
        })
        .collect();
    out.sort();
    out
}

const SYMBOLS: &str = r#"
llvm.mlir.global external @variable(7 : i32) : i32
llvm.mlir.global external constant @numbers(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global external constant @pointer() : !llvm.ptr {
  %0 = llvm.mlir.addressof @variable : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @zeros() : !llvm.array<9 x i32>
llvm.mlir.global weak @weak_zeros(0 : i32) : i32
llvm.mlir.global internal thread_local @own(3 : i32) : i32
llvm.mlir.global external @placed(7 : i32) {section = "__DATA,mine"} : i32
llvm.mlir.global extern_weak @missing() : i32
llvm.mlir.alias external @second : i32 {
  %0 = llvm.mlir.addressof @numbers : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return %1 : !llvm.ptr
}
llvm.func hidden @hidden() { llvm.return }
llvm.func linkonce_odr @once() { llvm.return }
llvm.func protected @shared() attributes {section = "__TEXT,special"} { llvm.return }
llvm.func internal @local() attributes {no_inline} {
  %0 = llvm.mlir.addressof @zeros : !llvm.ptr
  %1 = llvm.load volatile %0 : !llvm.ptr -> i8
  %2 = llvm.mlir.addressof @own : !llvm.ptr
  %3 = llvm.load volatile %2 : !llvm.ptr -> i32
  llvm.return
}
llvm.func @f() -> !llvm.ptr {
  llvm.call @local() : () -> ()
  %0 = llvm.mlir.addressof @missing : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
"#;

#[test]
fn symbols_are_in_the_sections_that_linkers_expect() {
    for triple in TRIPLES {
        let object = compile(triple, SYMBOLS).expect("it compiles");
        assert_eq!(
            symbols(&object),
            [
                "__DATA,__bss _zeros",
                "__DATA,__const _pointer global",
                "__DATA,__data _variable global",
                "__DATA,__data _weak_zeros weak global",
                "__DATA,__thread_data _own$tlv$init",
                "__DATA,__thread_vars _own",
                "__DATA,mine _placed global",
                "__TEXT,__const _numbers global",
                "__TEXT,__const _second inner global",
                "__TEXT,__eh_frame _.eh_frame",
                "__TEXT,__text _f global",
                "__TEXT,__text _hidden global",
                "__TEXT,__text _local",
                "__TEXT,__text _once weak global",
                "__TEXT,special _shared global",
                "undefined __tlv_bootstrap",
                "undefined _missing may be missing",
            ],
            "{triple}"
        );
        let file = File::parse(&*object).expect("an object");
        let of = |name: &str| file.symbols().find(|symbol| symbol.name() == Ok(name)).expect("a symbol");
        assert_eq!(of("_second").address(), of("_numbers").address() + 4);
    }
}

/// Parses `LC_BUILD_VERSION`: command, size, platform, version.
#[test]
fn the_oldest_system_is_in_the_object() {
    for triple in TRIPLES {
        let object = compile(triple, SYMBOLS).expect("it compiles");
        let words = [macho::LC_BUILD_VERSION, 24, macho::PLATFORM_MACOS, 14 << 16 | 2 << 8];
        let expected: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        assert!(object.windows(expected.len()).any(|bytes| bytes == expected), "{triple}");
    }
}

#[test]
fn constructors_are_one_list_by_priority() {
    let source = r#"
        llvm.func internal @late() { llvm.return }
        llvm.func internal @early() { llvm.return }
        llvm.mlir.global_ctors ctors = [@late, @early], priorities = [65535 : i32, 5 : i32], data = [#llvm.zero, #llvm.zero]
        llvm.mlir.global_dtors dtors = [], priorities = [], data = []"#;
    for triple in TRIPLES {
        let object = compile(triple, source).expect("it compiles");
        let file = File::parse(&*object).expect("an object");
        let section = file.section_by_name("__mod_init_func").expect("a list");
        let mut names: Vec<(u64, &str)> =
            section.relocations().map(|(at, relocation)| (at, target(&file, &relocation))).collect();
        names.sort();
        assert_eq!(names, [(0, "_early"), (8, "_late")], "{triple}");
    }
}

fn target<'a>(file: &File<'a>, relocation: &Relocation) -> &'a str {
    let RelocationTarget::Symbol(index) = relocation.target() else { return "a section" };
    file.symbol_by_index(index).and_then(|symbol| symbol.name()).expect("a name")
}

/// The system library defines all undefined symbols of the runtime.
#[test]
fn the_system_library_has_the_symbols_of_the_runtime() {
    let library = include_str!("machine/libSystem.tbd");
    for triple in TRIPLES {
        let target = Target::parse(triple).expect("a target");
        let options = Options { target, target_of_module: false, ..Options::default() };
        let members = mlirc::runtime::members(&options).expect("it compiles");
        let (mut wanted, mut defined) = (Vec::new(), Vec::new());
        for (member, _) in &members {
            let file = File::parse(&*member.object).expect("an object");
            for symbol in file.symbols() {
                let name = symbol.name().expect("a name").to_string();
                if symbol.is_undefined() { wanted.push(name) } else { defined.push(name) }
            }
        }
        for name in wanted {
            let is_known = library.split([' ', ',']).any(|word| word == name);
            assert!(is_known || defined.contains(&name), "{triple}: {name}");
        }
    }
}

/// Linkers redirect branches, so that branch relocations must not refer to data.
#[test]
fn relocations_have_the_kinds_of_their_references() {
    let source = r#"
        llvm.mlir.global internal @data(7 : i32) : i32
        llvm.mlir.global internal thread_local @own(7 : i32) : i32
        llvm.func @callee()
        llvm.func @f() -> !llvm.ptr {
          llvm.call @callee() : () -> ()
          %0 = llvm.mlir.addressof @data : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }
        llvm.func @g() -> !llvm.ptr {
          %0 = llvm.mlir.addressof @own : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }"#;
    let types = |triple: &str| {
        let object = compile(triple, source).expect("it compiles");
        let file = File::parse(&*object).expect("an object");
        let section = file.section_by_name("__text").expect("code");
        let mut all: Vec<(String, u8)> = section
            .relocations()
            .map(|(_, relocation)| {
                let RelocationFlags::MachO { r_type, .. } = relocation.flags() else { panic!("no Mach-O") };
                (target(&file, &relocation).to_string(), r_type)
            })
            .collect();
        all.sort();
        all
    };
    let named = |all: &[(&str, u8)]| all.iter().map(|&(name, ty)| (name.to_string(), ty)).collect::<Vec<_>>();
    assert_eq!(
        types("x86_64-apple-darwin"),
        named(&[
            ("_callee", macho::X86_64_RELOC_BRANCH),
            ("_data", macho::X86_64_RELOC_SIGNED),
            ("_own", macho::X86_64_RELOC_TLV),
        ])
    );
    assert_eq!(
        types("aarch64-apple-darwin"),
        named(&[
            ("_callee", macho::ARM64_RELOC_BRANCH26),
            ("_data", macho::ARM64_RELOC_PAGE21),
            ("_data", macho::ARM64_RELOC_PAGEOFF12),
            ("_own", macho::ARM64_RELOC_TLVP_LOAD_PAGE21),
            ("_own", macho::ARM64_RELOC_TLVP_LOAD_PAGEOFF12),
        ])
    );
}

/// The relocation of a function address in `__eh_frame` subtracts the start of the section.
#[test]
fn frames_name_their_functions() {
    for triple in TRIPLES {
        let object = compile(triple, SYMBOLS).expect("it compiles");
        let file = File::parse(&*object).expect("an object");
        let section = file.section_by_name("__eh_frame").expect("frames");
        let (mut names, mut starts): (Vec<&str>, Vec<&str>) = section
            .relocations()
            .map(|(_, relocation)| {
                let start = relocation.subtractor().and_then(|index| file.symbol_by_index(index).ok());
                let start = start.and_then(|symbol| symbol.name().ok());
                (target(&file, &relocation), start.unwrap_or("nothing"))
            })
            .unzip();
        names.sort_unstable();
        assert_eq!(names, ["_f", "_hidden", "_local", "_once", "_shared"], "{triple}");
        starts.dedup();
        assert_eq!(starts, ["_.eh_frame"], "{triple}");
    }
}

#[test]
fn mach_o_limits_are_located_errors() {
    for (source, error) in [
        (
            "llvm.mlir.global external @x(7 : i32) {section = \"mine\"} : i32",
            "test.mlir:1:1: error: 'llvm.mlir.global' op is not supported yet: it needs a section 'mine' that is written \
             'segment,section' with at most 16 letters each",
        ),
        (
            "llvm.func @f() { llvm.return }\n\
             llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = [#llvm.zero]",
            "test.mlir:2:1: error: 'llvm.mlir.global_dtors' op is not supported yet: it needs a constructor that calls \
             '__cxa_atexit', because this system has no list of destructors",
        ),
        (
            "llvm.func @f(!llvm.ptr, ...)\n\
             llvm.func @g(%a: !llvm.ptr, %x: f32) {\n\
             llvm.call @f(%a, %x) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, f32) -> ()\n\
             llvm.return }",
            "test.mlir:3:1: error: 'llvm.call' op is not supported yet: it needs floats among variable arguments to be \
             'f64', as in C",
        ),
        (
            "llvm.func @f(%x: f128) -> f128 {\n%0 = llvm.intr.sin(%x) : (f128) -> f128\nllvm.return %0 : f128 }",
            "test.mlir:2:6: error: 'llvm.intr.sin' op is not supported yet: it needs 'sin', of 'f128', in the \
             C library",
        ),
    ] {
        let found = compile("arm64-apple-macosx14", source).expect_err("it is refused");
        assert_eq!(found.lines().next(), Some(error));
    }
}
