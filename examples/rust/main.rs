//! Calls compiled MLIR from Rust: slices in, arrays out, shapes checked. (With Cargo it is simpler: see
//! examples/build_systems/cargo.)

mod kernel {
    include!(env!("KERNEL"));
}

use kernel::{ConstMemRef, MemRef, ShapeError};

fn main() -> Result<(), ShapeError> {
    let points = [3.0, 4.0, 5.0, 12.0, 8.0, 15.0];
    let lengths = kernel::lengths(&ConstMemRef::new(&points, [3, 2])?)?;
    println!("{:?}", lengths.to_vec());
    let mut matrix = [1, 2, 3, 4, 5, 6];
    kernel::reverse_rows(&mut MemRef::new(&mut matrix, [2, 3])?)?;
    println!("{matrix:?}");
    let error =
        kernel::lengths(&ConstMemRef::new(&points, [2, 3])?).expect_err("a point has two coordinates");
    println!("{error}");
    Ok(())
}
