//! What the integration tests share: running a C compiler, and short ways to write exports.
#![allow(dead_code, unreachable_pub)] // each test binary uses its own part of this

use cabi::{CType, DataLayout, Direction, Export, ExportDoc, LongDouble, Param, ParamRole};
use std::path::Path;
use std::process::Command;

/// The layout of the machine that runs the tests.
pub const LP64: DataLayout = DataLayout {
    pointer_bits: 64,
    index_bits: 64,
    align_of_64_bit: 8,
    align_of_128_bit: 16,
    long_double: LongDouble::F80,
};

/// A read-only argument.
pub fn arg(name: &str, ty: CType, doc: &str) -> Param {
    Param::argument(name, ty, doc)
}

/// A memref argument.
pub fn memref(name: &str, element: CType, rank: u32, doc: &str) -> Param {
    arg(name, CType::const_pointer(CType::memref(element, rank)), doc)
}

/// The pointer that a struct result is stored to.
pub fn result_pointer(target: CType) -> Param {
    Param {
        role: ParamRole::Result,
        ..Param::argument("result", CType::pointer(target), "receives the result")
    }
}

/// The wrapper of an MLIR function.
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

/// Whether this program can be started.
pub fn available(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Runs a program in a folder; its standard output, or everything it said when it failed.
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
