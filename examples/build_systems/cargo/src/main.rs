//! Calls the kernel that the build script compiled.

mod kernel {
    include!(concat!(env!("OUT_DIR"), "/kernel.rs"));
}

use kernel::{MemRef, ShapeError};

fn main() -> Result<(), ShapeError> {
    let mut x = [1.0, 2.0, 3.0];
    let mut memref = MemRef::new(&mut x, [3])?;
    println!("{}", kernel::squares(&mut memref)?);
    kernel::show(&mut memref)?;
    Ok(())
}
