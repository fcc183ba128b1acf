//! Headers and layouts, checked by C and C++ compilers.

mod common;
#[path = "../../tests/skipped/mod.rs"]
mod skipped;

use cabi::{
    CType, DataLayout, Export, HeaderError, HeaderLanguage, HeaderOptions, Origin, TypeError, Variable,
    render_header, render_interface,
};
use common::{
    LP64, STRICT, all_kinds, arg, assertions, available, folder_of, layout_samples, memref, render,
    result_pointer, run, wrapper, x87,
};
use std::fs;
use std::path::Path;

/// Returns the installed compilers with their standards. `cc` is required.
fn compilers() -> Vec<(&'static str, &'static [&'static str])> {
    const C: &[&str] = &["c99", "c11", "c17", "c2x"];
    const GNU_C: &[&str] = &["gnu99"];
    const CXX: &[&str] = &["c++11", "c++14", "c++17", "c++20", "gnu++17"];
    let mut compilers = vec![("cc", C), ("cc", GNU_C)];
    match available("c++") {
        true => compilers.push(("c++", CXX)),
        false => skipped::skipped("headers in C++", "c++"),
    }
    for (clang, standards) in [("clang-22", C), ("clang++-22", CXX)] {
        match available(clang) {
            true => compilers.push((clang, standards)),
            false => skipped::skipped("headers", clang),
        }
    }
    compilers
}

/// Compiles a source as each standard of C and C++.
fn accept_everywhere(folder: &Path, source: &str) {
    accept(folder, source, &compilers());
}

/// Returns the compilers of a language.
fn compilers_of(language: HeaderLanguage) -> Vec<(&'static str, &'static [&'static str])> {
    let is_cxx = language == HeaderLanguage::Cxx;
    compilers().into_iter().filter(|(compiler, _)| compiler.contains("++") == is_cxx).collect()
}

/// Compiles a source with some compilers as each of their standards.
fn accept(folder: &Path, source: &str, compilers: &[(&str, &[&str])]) {
    for (compiler, standards) in compilers {
        let language = if compiler.contains("++") { "c++" } else { "c" };
        for standard in *standards {
            let standard = format!("-std={standard}");
            let args = [&[&standard, "-x", language], &STRICT[..], &[source]].concat();
            run(folder, compiler, &args).unwrap();
        }
    }
}

#[test]
fn every_kind_of_prototype_compiles() {
    let exports = [all_kinds(), x87()].concat();
    let folder = folder_of(&[("all.h", &render(&exports, LP64)), ("all.c", "#include \"all.h\"\n")]);
    accept_everywhere(folder.path(), "all.c");
}

#[test]
fn names_of_the_program_and_variables_compile() {
    let variable = |symbol: &str, ty: CType, is_constant| Variable {
        symbol: symbol.into(),
        ty,
        is_constant,
        location: Some("k.mlir:1:1".into()),
    };
    let variables = [
        variable("table", CType::array(CType::array(CType::F32, 3), 2), true),
        variable("pointers", CType::array(CType::pointer(CType::Void), 2), false),
        variable("odd.name", CType::complex(CType::F64), true),
        variable("nothing", CType::F16, false),
        variable("f-1", CType::int(128), true),
        variable("MemRefDescriptor_f64_1", CType::Bool, false),
    ];
    let scalar = |name: &str| wrapper(name, "", vec![arg("x", CType::F32, "f32")], CType::F32);
    let others = ["exp", "main", "int", "a.b", "MemRefDescriptor_f32_1", "table", "nothing_2"].map(scalar);
    let mut unwrapped = scalar("exp_");
    unwrapped.symbol = "exp_".into();
    let exports = [all_kinds(), others.to_vec(), vec![unwrapped]].concat();
    for prefix in ["", "k_"] {
        let mut options = HeaderOptions::new(LP64);
        options.name_prefix = Some(prefix.into());
        options.allocation_hooks = true;
        let header = render_interface(&exports, &variables, &options).unwrap();
        let folder =
            folder_of(&[("n.h", &header), ("n.c", "#include \"n.h\"\n#include <math.h>\nextern int x;\n")]);
        accept_everywhere(folder.path(), "n.c");
    }
}

#[test]
fn half_floats_are_passed_where_the_compiler_can() {
    let half = wrapper("half", "(f16) -> f16", vec![arg("x", CType::F16, "f16")], CType::F16);
    let source = "#include \"h.h\"\n#ifdef __FLT16_MAX__\n_Float16 g(_Float16 x);\n\
                  _Float16 g(_Float16 x) { return _mlir_ciface_half(x); }\n#endif\nextern int used;\n";
    let folder = folder_of(&[("h.h", &render(&[half], LP64)), ("h.c", source)]);
    // Without -Wpedantic, which rejects the `_Float16` of the source.
    run(folder.path(), "cc", &["-std=c99", "-Wall", "-Werror", "-fsyntax-only", "h.c"]).unwrap();
    accept_everywhere(folder.path(), "h.h");
}

#[test]
fn an_empty_header_compiles() {
    let header = render(&[], LP64);
    assert!(header.contains("llvm.emit_c_interface"), "{header}");
    let folder = folder_of(&[("e.h", &header), ("e.c", "#include \"e.h\"\nextern int x;\n")]);
    accept_everywhere(folder.path(), "e.c");
}

#[test]
fn headers_can_be_included_together_and_twice() {
    let both = "#include \"a.h\"\n#include \"b.h\"\n#include \"narrow.h\"\n#include \"a.h\"\n";
    let narrow = DataLayout { index_bits: 32, ..LP64 };
    let other = [wrapper("other", "", vec![memref("x", CType::F64, 1, "")], CType::Void)];
    let folder = folder_of(&[
        ("a.h", &render(&all_kinds(), LP64)),
        ("b.h", &render(&all_kinds(), LP64)),
        ("narrow.h", &render(&other, narrow)),
        ("both.c", both),
    ]);
    accept_everywhere(folder.path(), "both.c");
}

#[test]
fn structs_that_differ_under_one_name_are_an_error_in_c() {
    let export =
        |ty| [wrapper("f", "", vec![result_pointer(CType::results_struct("f", vec![ty]))], CType::Void)];
    let folder = folder_of(&[
        ("a.h", &render(&export(CType::F32), LP64)),
        ("b.h", &render(&export(CType::F64), LP64)),
        ("both.c", "#include \"a.h\"\n#include \"b.h\"\n"),
    ]);
    let error = run(folder.path(), "cc", &["-fsyntax-only", "both.c"]).unwrap_err();
    assert!(error.contains("redefinition"), "{error}");
}

#[test]
fn a_compiler_for_another_target_stops() {
    let folder = folder_of(&[("a.h", &render(&all_kinds(), LP64)), ("a.c", "#include \"a.h\"\n")]);
    let error = run(folder.path(), "cc", &["-m32", "-ffreestanding", "-fsyntax-only", "a.c"]).unwrap_err();
    assert!(error.contains("target with 64-bit pointers"), "{error}");
}

#[test]
fn text_of_the_module_cannot_break_the_header() {
    let hostile = "*/ int broken( /* cbindgen:ignore \\\ncbindgen:postfix=x\n??/\u{202e}\u{0}\"#error\n\\";
    let mut export = wrapper(hostile, hostile, vec![arg(hostile, CType::F32, hostile)], CType::int(32));
    export.symbol = "plain".into();
    export.doc.location = Some(hostile.into());
    export.doc.notes = vec![hostile.into()];
    export.doc.result = hostile.into();
    let mut options = HeaderOptions::new(LP64);
    options.guard = Some(hostile.into());
    options.banner = hostile.into();
    let folder = folder_of(&[
        ("h.h", &render_header(&[export], &options).unwrap()),
        ("h.c", "#include \"h.h\"\nint32_t g(void);\nint32_t g(void) { return plain(1.0f); }\n"),
    ]);
    accept_everywhere(folder.path(), "h.c");
}

#[test]
fn odd_symbols_still_link() {
    let names =
        ["a.b", "int", "int_", "é", "with space", "a-b", "?\u{3f}=", "self", "_", "3d", "new", "quo\"te"];
    let exports: Vec<Export> = names
        .map(|symbol| Export {
            symbol: symbol.into(),
            ..wrapper(
                "f",
                "",
                vec![arg("new", CType::F32, ""), arg("new", CType::F32, ""), arg("", CType::F32, "")],
                CType::Void,
            )
        })
        .to_vec();
    let folder = folder_of(&[("odd.h", &render(&exports, LP64)), ("odd.c", "#include \"odd.h\"\n")]);
    accept_everywhere(folder.path(), "odd.c");

    // Only Clang accepts symbols that a version of GNU as rejects.
    let quote = "#include \"odd.h\"\nvoid g(void);\nvoid g(void) { quo_x22_te(1, 2, 3); }\n";
    fs::write(folder.path().join("quote.c"), quote).unwrap();
    let error =
        run(folder.path(), "cc", &["-Werror=implicit-function-declaration", "-c", "quote.c"]).unwrap_err();
    assert!(error.contains("implicit declaration of function"), "{error}");

    let calls = "#include \"odd.h\"\nvoid g(void);\nvoid g(void) {\n a_x2e_b(1, 2, 3); int__2(1, 2, 3); \
                 int_(1, 2, 3); _xe9_(1, 2, 3); self_(1, 2, 3); new_(1, 2, 3); \
                 with_x20_space(1, 2, 3); a_x2d_b(1, 2, 3); _3d(1, 2, 3); }\n";
    fs::write(folder.path().join("calls.c"), calls).unwrap();
    run(folder.path(), "cc", &["-fno-pic", "-c", "calls.c"]).unwrap();
    let undefined = run(folder.path(), "nm", &["-u", "calls.o"]).unwrap();
    let mut symbols: Vec<&str> =
        undefined.lines().filter_map(|line| line.trim().strip_prefix("U ")).collect();
    symbols.sort_unstable();
    assert_eq!(symbols, ["3d", "a-b", "a.b", "int", "int_", "new", "self", "with space", "é"]);
}

#[test]
fn labels_carry_the_prefix_of_the_platform() {
    let mut options = HeaderOptions::new(LP64);
    options.symbol_prefix = "_".into();
    let header = render_header(&[wrapper("a.b", "", vec![], CType::Void)], &options).unwrap();
    assert!(header.contains("void _mlir_ciface_a_x2e_b(void) __asm__(\"__mlir_ciface_a.b\");"), "{header}");
}

#[test]
fn prototypes_say_what_they_are() {
    let header = render(&all_kinds(), LP64);
    for expected in [
        "void _mlir_ciface_nothing(void);",
        "void _mlir_ciface_several(several_results *result);",
        " * at several.mlir:1:1\n",
        " *   result->r0.allocated is of unknown origin: the header cannot say who frees it.\n",
        " *   *(void **)result->r2.descriptor is of unknown origin: the header cannot say who frees it.\n \
         *   The descriptor is new: free(result->r2.descriptor);\n",
        "bool _mlir_ciface_rank0(const MemRefDescriptor_i1_0 *flag);",
        " * @param flag memref<i1>\n",
        "double _mlir_ciface_pointers(int16_t *const *p);",
    ] {
        assert!(header.contains(expected), "no {expected:?} in\n{header}");
    }
    let (provided, required) = header.split_once("you must define them").unwrap();
    assert!(required.contains("_mlir_ciface_visit(") && !provided.contains("_mlir_ciface_visit("));
    assert!(!required.contains("_mlir_ciface_nothing("));
}

#[test]
fn comments_state_the_owners_of_results() {
    let x = || memref("x", CType::F32, 1, "memref<?xf32>");
    let y = || arg("y", CType::const_pointer(CType::unranked_memref(CType::F32)), "memref<*xf32>");
    let lines = |memory: Vec<Vec<Origin>>, deallocator: &str| {
        let fields = memory.iter().map(|_| CType::memref(CType::F32, 1)).collect();
        let result = result_pointer(CType::results_struct("f", fields));
        let mut export = wrapper("f", "", vec![result, x(), y()], CType::Void);
        export.doc.memory = memory;
        export.doc.deallocator = deallocator.into();
        let header = render(&[export], LP64);
        let lines = header.lines().skip_while(|line| !line.contains("Memory of the result")).skip(1);
        let lines = lines
            .take_while(|line| !line.contains("*/"))
            .map(|line| line.trim_start_matches([' ', '*']).to_owned());
        lines.collect::<Vec<_>>()
    };
    let new = Origin::New(0);
    assert_eq!(
        lines(vec![vec![new.clone()], vec![Origin::New(1)], vec![new.clone()]], "release"),
        [
            "result->r0.allocated is new: release(result->r0.allocated);",
            "result->r1.allocated is new: release(result->r1.allocated);",
            "result->r2.allocated is new: release(result->r2.allocated);",
            "It may be the same as result->r0.allocated: then free it once.",
        ]
    );
    let all = vec![new.clone(), Origin::Argument(1), Origin::Argument(2), Origin::Global];
    assert_eq!(
        lines(vec![all], ""),
        ["result->r0.allocated is new, or that of x, or that of y, or a global of the module: \
          if (result->r0.allocated != x->allocated && result->r0.allocated != *(void **)y->descriptor \
          && result->r0.allocated != (void *)0xDEADBEEF) free(result->r0.allocated);"]
    );
    let one = |origins: &[Origin]| lines(vec![origins.to_vec()], "").join("\n");
    assert_eq!(
        one(&[Origin::Argument(1), Origin::Global]),
        "result->r0.allocated is that of x, or a global of the module: do not free it."
    );
    let g = Origin::External("g".into());
    assert_eq!(
        one(&[new.clone(), g]),
        "result->r0.allocated is new, or what g returned: the header cannot say who frees it."
    );
    assert!(one(&[new, Origin::Frame]).ends_with("which is gone when it returns: do not use it."));
    assert_eq!(one(&[]), "result->r0.allocated is null or never returned.");
}

#[test]
fn main_and_repetitions_are_left_out() {
    let main = Export { symbol: "main".into(), ..wrapper("main", "", vec![], CType::int(32)) };
    let twice = wrapper("f", "", vec![], CType::Void);
    let header = render(&[main, twice.clone(), twice], LP64);
    assert!(!header.contains("int32_t main"));
    assert_eq!(header.matches("void _mlir_ciface_f(void);").count(), 1);
}

#[test]
fn errors_are_reported() {
    let options = HeaderOptions::new(LP64);
    let render_one = |export: Export| render_header(&[export], &options);
    let empty = Export { symbol: String::new(), ..wrapper("f", "", vec![], CType::Void) };
    assert!(matches!(render_one(empty), Err(HeaderError::BadSymbol(_))));
    let bits = render_one(wrapper("f", "", vec![arg("x", CType::int(7), "")], CType::Void));
    assert!(matches!(bits, Err(HeaderError::Type { error: TypeError::IntWidth(7), .. })), "{bits:?}");
    let huge = CType::results_struct("f", vec![CType::array(CType::F64, 1 << 61)]);
    let huge = render_one(wrapper("f", "", vec![result_pointer(huge)], CType::Void));
    assert!(matches!(huge, Err(HeaderError::Type { error: TypeError::TooLarge, .. })), "{huge:?}");

    let conflict = [wrapper("f", "", vec![], CType::Void), wrapper("f", "", vec![], CType::F32)];
    assert!(matches!(render_header(&conflict, &options), Err(HeaderError::ConflictingPrototypes(_))));
    let struct_of = |ty| result_pointer(CType::results_struct("same", vec![ty]));
    let conflict = [wrapper("f", "", vec![struct_of(CType::F32), struct_of(CType::F64)], CType::Void)];
    assert!(matches!(render_header(&conflict, &options), Err(HeaderError::ConflictingTypes(_))));

    let odd = HeaderOptions::new(DataLayout::with_pointer_bits(24));
    assert!(matches!(render_header(&[], &odd), Err(HeaderError::DataLayout(TypeError::DataLayout(24)))));
}

/// Compiles layout assertions of samples with their header.
fn compare_layouts(samples: &[CType], data_layout: DataLayout, compiler_args: &[&str]) {
    let export = |(i, ty): (usize, &CType)| {
        wrapper(&format!("f{i}"), "", vec![arg("x", CType::pointer(ty.clone()), "")], CType::Void)
    };
    let exports: Vec<Export> = samples.iter().enumerate().map(export).collect();
    let checks: String = samples.iter().map(|ty| assertions(ty, &data_layout)).collect();
    let source = format!("#include <stddef.h>\n#include \"x.h\"\n{checks}");
    let folder = folder_of(&[("x.h", &render(&exports, data_layout)), ("x.c", &source)]);
    let args = [compiler_args, &["-std=c11", "-ffreestanding", "-fsyntax-only", "x.c"]].concat();
    run(folder.path(), "cc", &args).unwrap();
}

#[test]
fn layouts_are_those_of_the_compiler() {
    compare_layouts(&layout_samples(), LP64, &[]);
    let wide = vec![CType::int(8), CType::int(128), CType::memref(CType::uint(128), 1)];
    compare_layouts(&[CType::results_struct("wide", wide)], LP64, &[]);
    compare_layouts(&layout_samples(), DataLayout { index_bits: 32, ..LP64 }, &[]);
}

#[test]
fn layouts_are_those_of_a_32_bit_compiler() {
    let i386 = DataLayout { align_of_64_bit: 4, ..DataLayout::with_pointer_bits(32) };
    compare_layouts(&layout_samples(), i386, &["-m32"]);
    compare_layouts(&layout_samples(), DataLayout { index_bits: 64, ..i386 }, &["-m32"]);
}

#[test]
#[should_panic(expected = "static assertion failed")]
fn a_wrong_layout_is_noticed() {
    compare_layouts(&layout_samples(), DataLayout::with_pointer_bits(32), &["-m32"]);
}

/// A deterministic generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % limit
    }

    fn object(&mut self, depth: u32, structs: &mut u32) -> CType {
        let kinds = if depth == 0 { 10 } else { 18 };
        match self.below(kinds) {
            0 => CType::Bool,
            1..=4 => CType::int(8 << self.below(4)),
            5 => CType::uint(8 << self.below(4)),
            6 => CType::Index,
            7 => [CType::F16, CType::BF16][self.below(2) as usize].clone(),
            8 => CType::F32,
            9 => CType::F64,
            10 => CType::complex([CType::F16, CType::F32, CType::int(8)][self.below(3) as usize].clone()),
            11 => CType::pointer(self.object(depth - 1, structs)),
            12 => CType::const_pointer(self.object(depth - 1, structs)),
            13 => CType::array(self.object(depth - 1, structs), 1 + self.below(5)),
            14 => CType::memref(self.object(depth - 1, structs), self.below(6) as u32),
            15 => CType::unranked_memref(self.object(depth - 1, structs)),
            16 => self.structure(depth - 1, structs),
            _ => CType::Function {
                params: (0..self.below(3)).map(|_| CType::pointer(self.object(depth - 1, structs))).collect(),
                result: Box::new(CType::const_pointer(self.object(depth - 1, structs))),
            },
        }
    }

    fn structure(&mut self, depth: u32, structs: &mut u32) -> CType {
        *structs += 1;
        let name = format!("s{structs}");
        let fields = (0..1 + self.below(5)).map(|_| self.object(depth, structs)).collect();
        CType::results_struct(&name, fields)
    }
}

#[test]
fn random_types_compile_and_have_the_layout_of_the_compiler() {
    let mut random = Random(1);
    let mut structs = 0;
    let samples: Vec<CType> = (0..200).map(|_| random.structure(3, &mut structs)).collect();
    compare_layouts(&samples, LP64, &[]);
    let i386 = DataLayout { align_of_64_bit: 4, ..DataLayout::with_pointer_bits(32) };
    compare_layouts(&samples, i386, &["-m32"]);

    let export = |(i, ty): (usize, &CType)| {
        wrapper(&format!("f{i}"), "", vec![arg("x", CType::pointer(ty.clone()), "")], CType::Void)
    };
    let exports: Vec<Export> = samples.iter().enumerate().map(export).collect();
    let folder = folder_of(&[("r.h", &render(&exports, LP64)), ("r.c", "#include \"r.h\"\n")]);
    accept_everywhere(folder.path(), "r.c");
}

/// Returns a kernel with a static, a dynamic and a strided memref.
fn kernel() -> Vec<Export> {
    let mut a = memref("a", CType::F32, 2, "memref<2x3xf32>");
    a.shape = vec![Some(2), Some(3)];
    let mut big = memref("big", CType::uint(8), 1, "memref<5000000000xui8>");
    big.shape = vec![Some(5_000_000_000)];
    vec![wrapper("kernel", "", vec![a, big, memref("c", CType::F64, 0, "memref<f64>")], CType::Void)]
}

fn render_for(language: HeaderLanguage, namespaces: &[&str]) -> String {
    let namespaces = namespaces.iter().map(|&name| name.to_owned()).collect();
    let options = HeaderOptions { language, namespaces, ..HeaderOptions::new(LP64) };
    render_header(&[all_kinds(), kernel()].concat(), &options).unwrap()
}

#[test]
fn a_header_for_one_language_has_nothing_of_the_other() {
    let c = render_for(HeaderLanguage::C, &["ignored"]);
    for word in ["extern \"C\"", "template", "namespace"] {
        assert!(!c.contains(word), "{word} in\n{c}");
    }
    let cxx = render_for(HeaderLanguage::Cxx, &[]);
    assert!(cxx.contains("extern \"C\"") && !cxx.contains("typedef struct"), "{cxx}");
    let folder = folder_of(&[("c.h", &c), ("cxx.h", &cxx)]);
    for (language, header) in [(HeaderLanguage::C, "c.h"), (HeaderLanguage::Cxx, "cxx.h")] {
        let source = format!("#include \"{header}\"\n#include \"{header}\"\nextern int x;\n");
        fs::write(folder.path().join("k.c"), source).unwrap();
        accept(folder.path(), "k.c", &compilers_of(language));
    }
}

#[test]
fn namespaces_hold_functions_and_constants() {
    let source = "#include \"k.h\"\n#ifdef __cplusplus\n\
                  void use(MemRefDescriptor_f32_2 &a, MemRefDescriptor_u8_1 &b, MemRefDescriptor<double, 0> &c);\n\
                  void use(MemRefDescriptor_f32_2 &a, MemRefDescriptor_u8_1 &b, MemRefDescriptor<double, 0> &c) {\n\
                  float data[::my::kernels::kernel_a_size0] = {};\n a.aligned = data;\n\
                  ::my::kernels::_mlir_ciface_kernel(&a, &b, &c); }\n#endif\nextern int x;\n";
    let folder =
        folder_of(&[("k.h", &render_for(HeaderLanguage::Both, &["my", "kernels"])), ("k.c", source)]);
    accept_everywhere(folder.path(), "k.c");
}

/// Compiles a program with strict warnings and runs it. Returns its output.
fn build_and_run(compiler: &str, standard: &str, folder: &Path, source: &str) -> String {
    let language = if compiler.contains("++") { "c++" } else { "c" };
    let strict = &STRICT[..STRICT.len() - 1];
    let args = [&[standard, "-x", language], strict, &[source, "-o", "program"]].concat();
    run(folder, compiler, &args).unwrap();
    run(folder, folder.join("program").to_str().unwrap(), &[]).unwrap()
}

#[test]
fn arrays_are_wrapped_in_c() {
    let source = r#"#include "k.h"
#include <stdio.h>
int main(void) {
  float data[kernel_a_size0 * kernel_a_size1] = {0};
  MemRefDescriptor_f32_2 dense = MemRefDescriptor_f32_2_contiguous(data, 2, 3);
  MemRefDescriptor_f32_2 columns = MemRefDescriptor_f32_2_strided(data, 3, 2, 1, 3);
  struct MemRefDescriptor_f64_0 scalar = MemRefDescriptor_f64_0_contiguous(0);
  MemRefDescriptor_u8_9 wide = MemRefDescriptor_u8_9_contiguous(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  printf("%d %d %d %d %d", dense.allocated == data && dense.aligned == data, (int)dense.offset,
         (int)dense.sizes[1], (int)dense.strides[0], (int)dense.strides[1]);
  printf(" %d %d %d", (int)columns.sizes[0], (int)columns.strides[0], (int)columns.strides[1]);
  printf(" %d %d %.0f", (int)wide.strides[0], (int)scalar.offset, (double)kernel_big_size0);
  *MemRefDescriptor_f32_2_at(&dense, 1, 2) = 7;
  columns.offset = 3;
  printf(" %g %d", (double)data[5], MemRefDescriptor_f32_2_at(&columns, 2, 0) == data + 5);
  return 0;
}
"#;
    let folder = folder_of(&[("k.h", &render_for(HeaderLanguage::Both, &[])), ("k.c", source)]);
    // 362880 = 2 · 3 · … · 9.
    let expected = "1 0 3 3 1 3 1 3 362880 0 5000000000 7 1";
    for (compiler, standards) in compilers_of(HeaderLanguage::C) {
        let standard = format!("-std={}", standards[0]);
        assert_eq!(build_and_run(compiler, &standard, folder.path(), "k.c"), expected, "{compiler}");
    }
}

#[test]
fn arrays_are_wrapped_in_cxx() {
    let source = r#"#include "k.h"
#include <stdio.h>
#include <type_traits>
int main() {
  static_assert(std::is_same<MemRefDescriptor_f32_2, MemRefDescriptor<float, 2>>::value, "one type");
  static_assert(std::is_trivial<MemRefDescriptor_f32_2>::value, "as in C");
  static_assert(std::is_standard_layout<MemRefDescriptor_f32_2>::value, "as in C");
  float data[6] = {1, 2, 3, 4, 5, 6};
  MemRefDescriptor<float, 2> dense(data, {2, 3});
  const MemRefDescriptor_f32_2 columns(data, {3, 2}, {1, 3});
  const MemRefDescriptor_f32_2 tail = {data, data, 1, {1, 2}, {3, 2}};
  dense(1, 0) = 40;
  double one = 7;
  MemRefDescriptor<double, 0> scalar(&one);
  const auto wrapped = MemRefDescriptor_f32_2_contiguous(data, 2, 3);
  printf("%g %g %g %g %g", double(dense(1, 2)), double(columns(0, 1)), double(tail(0, 1)), scalar(),
         double(wrapped(0, 2u)));
  return 0;
}
"#;
    let folder = folder_of(&[("k.h", &render_for(HeaderLanguage::Both, &[])), ("k.cpp", source)]);
    for (compiler, standards) in compilers_of(HeaderLanguage::Cxx) {
        for standard in standards {
            let standard = format!("-std={standard}");
            assert_eq!(
                build_and_run(compiler, &standard, folder.path(), "k.cpp"),
                "6 40 40 7 3",
                "{compiler} {standard}"
            );
        }
    }
}

#[test]
fn macros_are_no_parameters() {
    let names = [
        "I",
        "errno",
        "assert",
        "min",
        "near",
        "far",
        "small",
        "interface",
        "linux",
        "unix",
        "complex",
        "NAN",
    ];
    let params = names.map(|name| arg(name, CType::F32, "f32")).to_vec();
    let header = render(&[wrapper("f", "", params, CType::Void)], LP64);
    let windows =
        "#define near\n#define far\n#define small char\n#define interface struct\n#define min(a, b) a\n";
    let c = "#include <complex.h>\n#include <errno.h>\n#include <assert.h>\n#include <math.h>\n";
    let folder = folder_of(&[
        ("m.h", &header),
        ("m.c", &format!("#ifndef __cplusplus\n{c}#endif\n{windows}#include \"m.h\"\nextern int used;\n")),
    ]);
    accept_everywhere(folder.path(), "m.c");
}

#[test]
fn documentation_tools_see_their_own_commands_only() {
    if !available("clang-22") {
        return skipped::skipped("comments", "clang-22");
    }
    let odd = "@param @f \\brief memref<4xf32> @unknown";
    let mut exports =
        vec![wrapper(odd, odd, vec![arg("x", CType::F32, odd), arg("I", CType::F32, odd)], CType::int(32))];
    exports[0].doc.result = odd.into();
    exports[0].doc.location = Some("C:\\kernel\\file.mlir:1:1".into());
    exports[0].doc.notes = vec![odd.into()];
    exports.extend(all_kinds());
    let folder =
        folder_of(&[("d.h", &render(&exports, LP64)), ("d.c", "#include \"d.h\"\nextern int used;\n")]);
    let warnings = ["-Wdocumentation", "-Wdocumentation-unknown-command", "-Werror", "-fsyntax-only", "d.c"];
    run(folder.path(), "clang-22", &warnings).unwrap();
}
