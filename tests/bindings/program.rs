//! Program that calls the functions of kernel.mlir through Rust bindings.

mod kernel {
    include!("kernel.rs");
}

mod ownership {
    include!("ownership.rs");
}

use kernel::{Complex, ConstMemRef, MemRef, ShapeError};

fn main() -> Result<(), ShapeError> {
    let mut x = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
    kernel::scale(2.0, &mut MemRef::new(&mut x, [2, 3])?)?;
    assert_eq!(x, [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    let error = kernel::scale(2.0, &mut MemRef::new(&mut x, [3, 2])?).expect_err("a wrong shape");
    assert_eq!(error.to_string(), "x is expected to have 3 in dimension 1, but has 2");
    assert_eq!(
        MemRef::new(&mut x, [2, 4]).err(),
        Some(ShapeError::Length { expected: 8, found: 6 })
    );

    let (values, marked) = ([5, -6, 7, 8], [true, false, true, false]);
    let values = ConstMemRef::new(&values, [4])?;
    let (selected, count, all) = kernel::select(&values, &ConstMemRef::new(&marked, [4])?)?;
    assert_eq!((selected.to_vec(), count, all), (vec![5, 7], 2, false));
    assert_eq!((selected.sizes(), selected.get([1]), selected.get([2])), ([2], Some(7), None));

    let mut y = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
    let transposed = kernel::transposed(&mut MemRef::new(&mut y, [2, 3])?)?;
    y[0] = 100.0; // the result is a copy: the memory is y's
    assert_eq!(transposed.sizes(), [3, 2]);
    assert_eq!(transposed.to_vec(), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0]);
    assert_eq!(transposed.get([2, 1]), Some(5.0));
    assert_eq!(kernel::primes().to_vec(), [2, 3, 5, 7]);

    assert_eq!(kernel::turned(Complex { re: 3.0, im: 4.0 }), Complex { re: -4.0, im: 3.0 });
    assert_eq!((kernel::add(-100, 30, true), kernel::add(-5, 3, false)), (-70, -5));
    assert_eq!(kernel::sum_strided(&mut MemRef::new(&mut y, [6])?)?, 115.0);
    assert_eq!(kernel::opposite(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), [-1.0, -2.0, -3.0, -4.0, -5.0, -6.0]);
    let (larger, first, sum) = kernel::larger(&[1, 9, -3, 4], &[5, 2, -4, 4]);
    assert_eq!((larger, first, sum), ([5, 9, -3, 4], [false, true, true, false], 15));
    // Half-precision floats are passed as their bits.
    assert_eq!(kernel::filter(0x3e00, &mut MemRef::new(&mut [0x3400], [1])?)?, 0x3f00);
    assert_eq!(kernel::len(0x3f80, 1), 0xbf80);
    assert_eq!(kernel::r#type(Complex { re: 0x4200, im: 0x3800 }), (0x4100, 0x4020));
    memory_is_freed_once().expect("shapes that fit");
    println!("done");
    Ok(())
}

/// Checks that owners free memory once.
fn memory_is_freed_once() -> Result<(), ownership::ShapeError> {
    use ownership::MemRef;
    let mut m = [0.0, 1.0, 2.0, 3.0];
    for _ in 0..100 {
        let mut memref = MemRef::new(&mut m, [4])?;
        assert_eq!(ownership::maybe(1.0, &mut memref, false)?.to_vec(), [0.0, 1.0, 2.0, 3.0]);
        assert_eq!(ownership::maybe(1.0, &mut memref, true)?.sizes(), [4]);
        assert_eq!(ownership::constant().to_vec(), [1.0, 2.0, 3.0]);
        assert_eq!(ownership::constant_or_new(false).to_vec(), [1.0, 2.0, 3.0]);
        assert_eq!(ownership::constant_or_new(true).to_vec(), [1.0, 2.0, 3.0]);
        let (first, _, same, other) = ownership::twice();
        drop(first);
        assert_eq!(same.to_vec(), other.to_vec());
        let mut x = [1.0; 8];
        let (a, b) = ownership::swapped(&mut MemRef::new(&mut x, [8])?, 3)?;
        assert_eq!((a.to_vec(), b.to_vec()), (vec![1.0; 8], vec![1.0; 8]));
        assert_eq!(ownership::aligned(3).sizes(), [3]);
    }
    Ok(())
}
