// Grey bytes from bytes of three colours, side by side.
func.func @rgb_to_gray(%x: memref<?x3xi8>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %wr = arith.constant 77 : i32
  %wg = arith.constant 150 : i32
  %wb = arith.constant 29 : i32
  %half = arith.constant 128 : i32
  %eight = arith.constant 8 : i32
  %n = memref.dim %y, %c0 : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    %r8 = memref.load %x[%i, %c0] : memref<?x3xi8>
    %g8 = memref.load %x[%i, %c1] : memref<?x3xi8>
    %b8 = memref.load %x[%i, %c2] : memref<?x3xi8>
    %r = arith.extui %r8 : i8 to i32
    %g = arith.extui %g8 : i8 to i32
    %b = arith.extui %b8 : i8 to i32
    %pr = arith.muli %r, %wr : i32
    %pg = arith.muli %g, %wg : i32
    %pb = arith.muli %b, %wb : i32
    %s1 = arith.addi %pr, %pg : i32
    %s2 = arith.addi %s1, %pb : i32
    %s3 = arith.addi %s2, %half : i32
    %s = arith.shrui %s3, %eight : i32
    %gray = arith.trunci %s : i32 to i8
    memref.store %gray, %y[%i] : memref<?xi8>
  }
  return
}
