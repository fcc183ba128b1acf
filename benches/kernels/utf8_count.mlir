// How many characters a text has: bytes that do not continue one.
func.func @utf8_count(%x: memref<?xi8>) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %mask = arith.constant 0xC0 : i8
  %continuation = arith.constant 0x80 : i8
  %n = memref.dim %x, %c0 : memref<?xi8>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i64 {
    %v = memref.load %x[%i] : memref<?xi8>
    %high = arith.andi %v, %mask : i8
    %starts = arith.cmpi ne, %high, %continuation : i8
    %one = arith.extui %starts : i1 to i64
    %s = arith.addi %acc, %one : i64
    scf.yield %s : i64
  }
  return %count : i64
}
