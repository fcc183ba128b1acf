// A generation of the game of life, a byte a cell.
func.func @life(%a: memref<?x?xi8>, %b: memref<?x?xi8>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  %m = memref.dim %a, %c0 : memref<?x?xi8>
  %n = memref.dim %a, %c1 : memref<?x?xi8>
  affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%m) {
    affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      %n0 = affine.load %a[%i - 1, %j - 1] : memref<?x?xi8>
      %n1 = affine.load %a[%i - 1, %j] : memref<?x?xi8>
      %n2 = affine.load %a[%i - 1, %j + 1] : memref<?x?xi8>
      %n3 = affine.load %a[%i, %j - 1] : memref<?x?xi8>
      %cell = affine.load %a[%i, %j] : memref<?x?xi8>
      %n4 = affine.load %a[%i, %j + 1] : memref<?x?xi8>
      %n5 = affine.load %a[%i + 1, %j - 1] : memref<?x?xi8>
      %n6 = affine.load %a[%i + 1, %j] : memref<?x?xi8>
      %n7 = affine.load %a[%i + 1, %j + 1] : memref<?x?xi8>
      %s1 = arith.addi %n0, %n1 : i8
      %s2 = arith.addi %s1, %n2 : i8
      %s3 = arith.addi %s2, %n3 : i8
      %s4 = arith.addi %s3, %n4 : i8
      %s5 = arith.addi %s4, %n5 : i8
      %s6 = arith.addi %s5, %n6 : i8
      %s7 = arith.addi %s6, %n7 : i8
      %is3 = arith.cmpi eq, %s7, %three : i8
      %is2 = arith.cmpi eq, %s7, %two : i8
      %born = arith.extui %is3 : i1 to i8
      %zero = arith.constant 0 : i8
      %kept = arith.select %is2, %cell, %zero : i8
      %next = arith.ori %born, %kept : i8
      affine.store %next, %b[%i, %j] : memref<?x?xi8>
    }
  }
  return
}
