//! Common code of the tests: compilers, and constructors of exports.
#![allow(dead_code, unreachable_pub)] // Each test binary uses a part.

use cabi::{
    CType, DataLayout, Direction, Export, ExportDoc, HeaderOptions, LongDouble, Param, ParamRole,
    field_offsets, fields_of, layout_of, render_header, struct_name_of,
};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The data layout of the host.
pub const LP64: DataLayout = DataLayout {
    pointer_bits: 64,
    index_bits: 64,
    align_of_64_bit: 8,
    align_of_128_bit: 16,
    long_double: LongDouble::F80,
};

/// Returns an argument.
pub fn arg(name: &str, ty: CType, doc: &str) -> Param {
    Param::argument(name, ty, doc)
}

/// Returns a memref argument.
pub fn memref(name: &str, element: CType, rank: u32, doc: &str) -> Param {
    arg(name, CType::const_pointer(CType::memref(element, rank)), doc)
}

/// Returns the parameter of a result that is stored through a pointer.
pub fn result_pointer(target: CType) -> Param {
    Param {
        role: ParamRole::Result,
        ..Param::argument("result", CType::pointer(target), "receives the result")
    }
}

/// Returns the C wrapper of an MLIR function.
pub fn wrapper(mlir_name: &str, signature: &str, params: Vec<Param>, result: CType) -> Export {
    Export {
        symbol: format!("_mlir_ciface_{mlir_name}"),
        direction: Direction::Provided,
        params,
        result,
        doc: ExportDoc {
            mlir_name: mlir_name.into(),
            mlir_signature: signature.into(),
            location: Some(format!("{mlir_name}.mlir:1:1")),
            ..ExportDoc::default()
        },
    }
}

/// Returns true if a program starts.
pub fn available(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Runs a program in a folder. Returns its standard output, or all its output if it failed.
pub fn run(folder: &Path, program: &str, args: &[&str]) -> Result<String, String> {
    let output = Command::new(program).args(args).current_dir(folder).output();
    let output = output.map_err(|error| format!("cannot start {program}: {error}"))?;
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.success() {
        true => Ok(stdout),
        false => Err(format!(
            "{program} {} ended with {}\n{stdout}{}",
            args.join(" "),
            output.status,
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}

/// The compiler options of all headers.
pub const STRICT: [&str; 6] = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror", "-fsyntax-only"];

/// Returns a temporary folder with some files.
pub fn folder_of(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

/// Returns exports with all kinds of types.
pub fn all_kinds() -> Vec<Export> {
    let callback = CType::Function {
        params: vec![
            CType::F32,
            CType::pointer(CType::Void),
            CType::const_pointer(CType::memref(CType::F64, 1)),
        ],
        result: Box::new(CType::Index),
    };
    let mut vector = arg("v", CType::const_pointer(CType::F32), "vector<4xf32>");
    vector.shape = vec![Some(4)];
    let results = CType::results_struct(
        "several",
        vec![
            CType::memref(CType::F32, 1),
            CType::Index,
            CType::unranked_memref(CType::F32),
            CType::complex(CType::F64),
        ],
    );
    let mut visit =
        wrapper("visit", "(memref<?xf64>)", vec![memref("x", CType::F64, 1, "memref<?xf64>")], CType::Void);
    visit.direction = Direction::Required;
    let mut make = wrapper(
        "make",
        "() -> memref<?xf64>",
        vec![result_pointer(CType::memref(CType::F64, 1))],
        CType::Void,
    );
    make.direction = Direction::Required;
    vec![
        wrapper("nothing", "()", vec![], CType::Void),
        wrapper("several", "() -> (…)", vec![result_pointer(results)], CType::Void),
        wrapper("rank0", "(memref<i1>)", vec![memref("flag", CType::Bool, 0, "memref<i1>")], CType::Bool),
        wrapper("rank9", "(memref<…>)", vec![memref("wide", CType::uint(8), 9, "")], CType::int(8)),
        wrapper(
            "half",
            "(f16, bf16) -> f16",
            vec![arg("x", CType::F16, ""), arg("y", CType::BF16, "")],
            CType::F16,
        ),
        wrapper(
            "halves",
            "",
            vec![memref("x", CType::F16, 1, ""), memref("y", CType::BF16, 2, "")],
            CType::Void,
        ),
        wrapper(
            "rows",
            "",
            vec![memref("x", CType::array(CType::F32, 4), 1, "memref<?xvector<4xf32>>")],
            CType::Void,
        ),
        wrapper("nested", "", vec![memref("x", CType::memref(CType::F32, 2), 1, "")], CType::Void),
        wrapper("opaque", "", vec![memref("x", CType::Void, 1, "memref<?xi128>")], CType::Void),
        wrapper("call", "", vec![arg("f", callback.clone(), "a function")], callback),
        wrapper(
            "wide",
            "",
            vec![arg("x", CType::uint(128), ""), memref("y", CType::int(128), 2, "")],
            CType::int(128),
        ),
        wrapper(
            "complex",
            "(complex<f32>, complex<f64>) -> complex<f64>",
            vec![
                arg("x", CType::native_complex(CType::F32), "complex<f32>"),
                arg("y", CType::native_complex(CType::F64), "complex<f64>"),
                memref("z", CType::native_complex(CType::F32), 2, "memref<?x?xcomplex<f32>>"),
            ],
            CType::native_complex(CType::F64),
        ),
        wrapper(
            "quad",
            "(f128, vector<4xf32>) -> f128",
            vec![arg("x", CType::F128, "f128"), vector],
            CType::F128,
        ),
        wrapper(
            "pointers",
            "",
            vec![arg("p", CType::const_pointer(CType::pointer(CType::int(16))), "")],
            CType::F64,
        ),
        visit,
        make,
    ]
}

/// Returns a function with floats of x86.
pub fn x87() -> Vec<Export> {
    vec![wrapper("x87", "(f80) -> f80", vec![arg("x", CType::F80, "f80")], CType::F80)]
}

/// Returns types of all kinds, and structs with padding, for comparisons of layouts.
pub fn layout_samples() -> Vec<CType> {
    let padded = CType::results_struct(
        "padded",
        vec![
            CType::Bool,
            CType::F64,
            CType::int(16),
            CType::array(CType::uint(8), 3),
            CType::int(64),
            CType::F16,
        ],
    );
    let nested =
        CType::results_struct("nested", vec![CType::Bool, padded.clone(), CType::complex(CType::F32)]);
    vec![
        padded,
        nested,
        CType::complex(CType::F32),
        CType::complex(CType::F64),
        CType::memref(CType::F32, 0),
        CType::memref(CType::F32, 1),
        CType::memref(CType::complex(CType::BF16), 7),
        CType::unranked_memref(CType::F64),
        CType::results_struct("mixed", vec![CType::int(8), CType::memref(CType::F64, 3), CType::Index]),
        CType::results_struct(
            "complexes",
            vec![CType::int(8), CType::native_complex(CType::F32), CType::native_complex(CType::F64)],
        ),
        CType::results_struct("vectors", vec![CType::int(8), CType::array(CType::F32, 3), CType::int(8)]),
        CType::results_struct("pointer", vec![CType::int(8), CType::pointer(CType::Void), CType::int(8)]),
    ]
}

/// Returns C assertions that a struct has the layout of `layout_of` and `field_offsets`.
pub fn assertions(ty: &CType, data_layout: &DataLayout) -> String {
    let name = struct_name_of(ty, data_layout).unwrap();
    let layout = layout_of(ty, data_layout).unwrap();
    let mut text = format!(
        "_Static_assert(sizeof(struct {name}) == {} && _Alignof(struct {name}) == {}, \"{name}\");\n",
        layout.size, layout.align
    );
    let offsets = field_offsets(ty, data_layout).unwrap();
    for (field, offset) in fields_of(ty).unwrap().iter().zip(offsets) {
        let field = &field.name;
        text +=
            &format!("_Static_assert(offsetof(struct {name}, {field}) == {offset}, \"{name}.{field}\");\n");
    }
    text
}

/// Returns the header of some functions.
pub fn render(exports: &[Export], data_layout: DataLayout) -> String {
    render_header(exports, &HeaderOptions::new(data_layout)).unwrap()
}
