//! Matrices as vectors in column-major order.

use crate::ir::{Op, Traits, TypeData, TypeId, VerifyCx};
use crate::{accessors, ops};

ops! { "llvm" = super::table::matrix;
    /// Loads a matrix; the stride is the distance of columns in elements.
    COLUMN_MAJOR_LOAD = "intr.matrix.column.major.load".sig("data: llvm-pointer, stride: llvm-integer -> res: llvm-vector")
        .attrs("isVolatile: i1, rows: i32, columns: i32").asm("$data, <stride = $stride> attr-dict : type($res) from type($data) stride type($stride)")
        .verify(verify_load);
    /// Stores a matrix; the stride is the distance of columns in elements.
    COLUMN_MAJOR_STORE = "intr.matrix.column.major.store".sig("matrix: llvm-vector, data: llvm-pointer, stride: llvm-integer ->")
        .attrs("isVolatile: i1, rows: i32, columns: i32")
        .asm("$matrix, $data, <stride = $stride> attr-dict : type($matrix) to type($data) stride type($stride)").verify(verify_store);
    /// The product of two matrices.
    MULTIPLY = "intr.matrix.multiply".sig("lhs: llvm-vector, rhs: llvm-vector -> res: llvm-vector").attrs("lhs_rows: i32, lhs_columns: i32, rhs_columns: i32")
        .asm("$lhs, $rhs attr-dict : (type($lhs), type($rhs)) -> type($res)").verify(verify_multiply).with(Traits::PURE);
    /// The transpose of a matrix.
    TRANSPOSE = "intr.matrix.transpose".sig("matrix: llvm-vector -> res: llvm-vector").attrs("rows: i32, columns: i32")
        .asm("$matrix attr-dict : type($matrix) into type($res)").verify(verify_transpose).with(Traits::PURE);
}

accessors! {
    ColumnMajorLoad for COLUMN_MAJOR_LOAD: data, stride;
    ColumnMajorStore for COLUMN_MAJOR_STORE: matrix, data, stride;
    Multiply for MULTIPLY: lhs, rhs;
    Transpose for TRANSPOSE: matrix;
}

fn verify_load(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_shapes(view, op, &[(result(view, op), ["rows", "columns"])])
}

fn verify_store(view: &VerifyCx, op: Op) -> Result<(), String> {
    verify_shapes(view, op, &[(view.operand_type(op, 0), ["rows", "columns"])])
}

fn verify_multiply(view: &VerifyCx, op: Op) -> Result<(), String> {
    let matrices = [
        (view.operand_type(op, 0), ["lhs_rows", "lhs_columns"]),
        (view.operand_type(op, 1), ["lhs_columns", "rhs_columns"]),
        (result(view, op), ["lhs_rows", "rhs_columns"]),
    ];
    verify_shapes(view, op, &matrices)
}

fn verify_transpose(view: &VerifyCx, op: Op) -> Result<(), String> {
    let shape = ["rows", "columns"];
    verify_shapes(view, op, &[(view.operand_type(op, 0), shape), (result(view, op), shape)])
}

fn result(view: &VerifyCx, op: Op) -> Option<TypeId> {
    view.result_types(op).first().copied()
}

/// Checks that vectors have one element type, and as many elements as the product of two attributes.
fn verify_shapes(view: &VerifyCx, op: Op, matrices: &[(Option<TypeId>, [&str; 2])]) -> Result<(), String> {
    let cx = view.cx;
    let extent = |name: &&str| {
        let attr = cx.find_name(name).and_then(|name| view.attr(op, name));
        attr.and_then(|attr| cx.int_value(attr)).unwrap_or(0)
    };
    let first = matrices[0].0.map(|ty| cx.element_type(ty));
    for &(ty, ref shape) in matrices {
        let Some(ty) = ty else { continue };
        let TypeData::Vector { shape: lanes, .. } = cx.type_data(ty) else { continue };
        let elements = lanes.iter().map(|&lanes| i128::from(lanes)).product::<i128>();
        if elements != shape.iter().map(extent).product::<i128>() {
            let [rows, columns] = shape;
            return Err(format!("expects '{}' to have {rows} * {columns} elements", cx.type_text(ty)));
        }
        if first != Some(cx.element_type(ty)) {
            return Err("expects matrices of one element type".to_string());
        }
    }
    Ok(())
}
