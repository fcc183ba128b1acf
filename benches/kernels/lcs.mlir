// The length of the longest common subsequence, by a table of lengths.
func.func @lcs(%a: memref<?xi8>, %b: memref<?xi8>, %table: memref<?x?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %m = memref.dim %a, %c0 : memref<?xi8>
  %n = memref.dim %b, %c0 : memref<?xi8>
  scf.for %i = %c0 to %m step %c1 {
    %x = memref.load %a[%i] : memref<?xi8>
    %i1 = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %n step %c1 {
      %y = memref.load %b[%j] : memref<?xi8>
      %j1 = arith.addi %j, %c1 : index
      %diagonal = memref.load %table[%i, %j] : memref<?x?xi32>
      %up = memref.load %table[%i, %j1] : memref<?x?xi32>
      %left = memref.load %table[%i1, %j] : memref<?x?xi32>
      %equal = arith.cmpi eq, %x, %y : i8
      %longer = arith.addi %diagonal, %one : i32
      %max = arith.maxsi %up, %left : i32
      %r = arith.select %equal, %longer, %max : i32
      memref.store %r, %table[%i1, %j1] : memref<?x?xi32>
    }
  }
  %result = memref.load %table[%m, %n] : memref<?x?xi32>
  return %result : i32
}
