// How many bits are set, by halves.
func.func @bit_count(%x: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %four = arith.constant 4 : i32
  %shift = arith.constant 24 : i32
  %m1 = arith.constant 0x55555555 : i32
  %m2 = arith.constant 0x33333333 : i32
  %m4 = arith.constant 0x0f0f0f0f : i32
  %bytes = arith.constant 0x01010101 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %v1 = arith.shrui %v, %one : i32
    %odd = arith.andi %v1, %m1 : i32
    %pairs = arith.subi %v, %odd : i32
    %p0 = arith.andi %pairs, %m2 : i32
    %ps = arith.shrui %pairs, %two : i32
    %p1 = arith.andi %ps, %m2 : i32
    %quads = arith.addi %p0, %p1 : i32
    %qs = arith.shrui %quads, %four : i32
    %q = arith.addi %quads, %qs : i32
    %octets = arith.andi %q, %m4 : i32
    %all = arith.muli %octets, %bytes : i32
    %bits = arith.shrui %all, %shift : i32
    %s = arith.addi %acc, %bits : i32
    scf.yield %s : i32
  }
  return %count : i32
}
