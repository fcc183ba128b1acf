//! Rust and Python bindings, checked by their compilers.

mod common;
#[path = "../../tests/skipped/mod.rs"]
mod skipped;

use cabi::{CType, Direction, Export, render_manifest, render_python, render_rust};
use common::{LP64, arg, available, memref, result_pointer, run, wrapper};

/// Text with the ends of comments, strings and lines.
const HOSTILE: &str = "*/ \"\"\" ' \\\n\\\"\"\"\nraise [a](b) <x> \u{202e}\u{0}{}";

fn exports() -> Vec<Export> {
    let callback = CType::Function { params: vec![CType::F32], result: Box::new(CType::Void) };
    let mut odd = wrapper(HOSTILE, HOSTILE, vec![arg(HOSTILE, CType::F32, HOSTILE)], CType::int(32));
    odd.symbol = "od.d\"".into();
    odd.doc.location = Some(HOSTILE.into());
    let mut required = wrapper("visit", "", vec![memref("x", CType::F64, 1, "")], CType::Void);
    required.direction = Direction::Required;
    let results = CType::results_struct("several", vec![CType::memref(CType::F32, 2), CType::F64]);
    vec![
        odd,
        required,
        wrapper(
            "lambda",
            "",
            vec![arg("raise", CType::Bool, ""), arg("Self", CType::Index, "")],
            CType::Void,
        ),
        wrapper("Ok", "", vec![memref("Some", CType::F32, 1, ""), arg("fn", CType::Index, "")], CType::Void),
        wrapper(
            "result",
            "",
            vec![memref("result", CType::F32, 1, ""), arg("check", CType::F64, "")],
            CType::F32,
        ),
        wrapper("load", "", vec![arg("fn", callback, ""), arg("_d0", CType::uint(64), "")], CType::Bool),
        wrapper(
            "several",
            "",
            vec![result_pointer(results), memref("_memref", CType::F32, 0, "")],
            CType::Void,
        ),
        wrapper(
            "any",
            "",
            vec![arg("x", CType::const_pointer(CType::unranked_memref(CType::int(8))), "")],
            CType::F32,
        ),
    ]
}

#[test]
fn python_modules_are_python() {
    if !available("python3") {
        return skipped::skipped("Python modules", "python3");
    }
    let folder = tempfile::tempdir().unwrap();
    let text = render_python(&exports(), "od\"d", &LP64).unwrap();
    std::fs::write(folder.path().join("k.py"), text).unwrap();
    run(folder.path(), "python3", &["-W", "error", "-m", "py_compile", "k.py"]).unwrap();
}

#[test]
fn rust_modules_are_rust() {
    let folder = tempfile::tempdir().unwrap();
    let text = render_rust(&exports(), &LP64).unwrap();
    std::fs::write(folder.path().join("k.rs"), text).unwrap();
    std::fs::write(folder.path().join("lib.rs"), "pub mod k { include!(\"k.rs\"); }\n").unwrap();
    let options = ["--crate-type=lib", "--emit=metadata", "--edition=2024", "-Dwarnings", "lib.rs"];
    run(folder.path(), "rustc", &options).unwrap();
}

#[test]
fn unsupported_functions_are_left_out_with_a_comment() {
    let quad = [
        wrapper("f", "", vec![arg("x", CType::F128, "f128")], CType::Void),
        wrapper("g", "", vec![arg("x", CType::F64, "f64")], CType::Void),
    ];
    let in_rust = render_rust(&quad, &LP64).unwrap();
    assert!(in_rust.contains("// `_mlir_ciface_f` is not here: stable Rust cannot pass this"), "{in_rust}");
    assert!(!in_rust.contains("pub fn f(") && in_rust.contains("pub fn g("), "{in_rust}");
    let in_python = render_python(&quad, "k", &LP64).unwrap();
    assert!(in_python.contains("# _mlir_ciface_f is not here: Python cannot pass this"), "{in_python}");
    assert!(!in_python.contains("def f(") && in_python.contains("def g("), "{in_python}");
    let mut shifted = memref("x", CType::F32, 1, "memref<4xf32, strided<[1], offset: 2>>");
    shifted.offset = Some(2);
    let shifted = [wrapper("f", "", vec![shifted], CType::Void)];
    assert!(!render_python(&shifted, "k", &LP64).unwrap().contains("def f("));
    // The Rust module has the prototype of such a function, but no safe wrapper.
    let text = render_rust(&shifted, &LP64).unwrap();
    assert!(
        text.contains("pub fn f(x: *const MemRefDescriptor<f32, 1>);") && !text.contains("ConstMemRef<'_")
    );
    assert!(render_manifest(&quad, "k", &LP64, &[]).unwrap().contains("\"format\": \"f128\""));
}
