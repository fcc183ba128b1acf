// The 64-bit FNV-1a hash of bytes.
func.func @fnv1a(%x: memref<?xi8>) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %basis = arith.constant -3750763034362895579 : i64
  %prime = arith.constant 1099511628211 : i64
  %n = memref.dim %x, %c0 : memref<?xi8>
  %hash = scf.for %i = %c0 to %n step %c1 iter_args(%h = %basis) -> i64 {
    %v = memref.load %x[%i] : memref<?xi8>
    %b = arith.extui %v : i8 to i64
    %mixed = arith.xori %h, %b : i64
    %r = arith.muli %mixed, %prime : i64
    scf.yield %r : i64
  }
  return %hash : i64
}
