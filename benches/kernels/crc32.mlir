// CRC-32 of bytes by a table that a function makes first.
func.func private @make_table(%table: memref<256xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %polynomial = arith.constant 0xEDB88320 : i32
  scf.for %i = %c0 to %c256 step %c1 {
    %start = arith.index_cast %i : index to i32
    %entry = scf.for %bit = %c0 to %c8 step %c1 iter_args(%c = %start) -> i32 {
      %low = arith.andi %c, %one : i32
      %shifted = arith.shrui %c, %one : i32
      %odd = arith.cmpi ne, %low, %zero : i32
      %mixed = arith.xori %shifted, %polynomial : i32
      %r = arith.select %odd, %mixed, %shifted : i32
      scf.yield %r : i32
    }
    memref.store %entry, %table[%i] : memref<256xi32>
  }
  return
}

func.func @crc32(%x: memref<?xi8>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ones = arith.constant -1 : i32
  %eight = arith.constant 8 : i32
  %mask = arith.constant 255 : i32
  %table = memref.alloca() : memref<256xi32>
  func.call @make_table(%table) : (memref<256xi32>) -> ()
  %n = memref.dim %x, %c0 : memref<?xi8>
  %crc = scf.for %i = %c0 to %n step %c1 iter_args(%c = %ones) -> i32 {
    %v = memref.load %x[%i] : memref<?xi8>
    %b = arith.extui %v : i8 to i32
    %mixed = arith.xori %c, %b : i32
    %low = arith.andi %mixed, %mask : i32
    %at = arith.index_castui %low : i32 to index
    %entry = memref.load %table[%at] : memref<256xi32>
    %shifted = arith.shrui %c, %eight : i32
    %r = arith.xori %entry, %shifted : i32
    scf.yield %r : i32
  }
  %result = arith.xori %crc, %ones : i32
  return %result : i32
}
