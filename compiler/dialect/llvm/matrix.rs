//! Matrices as vectors in column-major order.

use crate::ir::Traits;
use crate::ops;

ops! { "llvm" = super::FIRST + 19;
    /// Loads a matrix; the stride is the distance of columns in elements.
    COLUMN_MAJOR_LOAD = "intr.matrix.column.major.load".sig("data: llvm-pointer, stride: llvm-integer -> res: llvm-vector")
        .attrs("isVolatile: i1, rows: i32, columns: i32").asm("$data, <stride = $stride> attr-dict : type($res) from type($data) stride type($stride)");
    /// Stores a matrix; the stride is the distance of columns in elements.
    COLUMN_MAJOR_STORE = "intr.matrix.column.major.store".sig("matrix: llvm-vector, data: llvm-pointer, stride: llvm-integer ->")
        .attrs("isVolatile: i1, rows: i32, columns: i32")
        .asm("$matrix, $data, <stride = $stride> attr-dict : type($matrix) to type($data) stride type($stride)");
    /// The product of two matrices.
    MULTIPLY = "intr.matrix.multiply".sig("lhs: llvm-vector, rhs: llvm-vector -> res: llvm-vector").attrs("lhs_rows: i32, lhs_columns: i32, rhs_columns: i32")
        .asm("$lhs, $rhs attr-dict : (type($lhs), type($rhs)) -> type($res)").with(Traits::PURE);
    /// The transpose of a matrix.
    TRANSPOSE = "intr.matrix.transpose".sig("matrix: llvm-vector -> res: llvm-vector").attrs("rows: i32, columns: i32")
        .asm("$matrix attr-dict : type($matrix) into type($res)").with(Traits::PURE);
}
