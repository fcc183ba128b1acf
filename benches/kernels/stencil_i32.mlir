// A cross of five integers, four times the middle minus its neighbours.
func.func @stencil_i32(%a: memref<?x?xi32>, %b: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i32
  %m = memref.dim %a, %c0 : memref<?x?xi32>
  %n = memref.dim %a, %c1 : memref<?x?xi32>
  affine.for %i = 1 to affine_map<(d0) -> (d0 - 1)>(%m) {
    affine.for %j = 1 to affine_map<(d0) -> (d0 - 1)>(%n) {
      %v = affine.load %a[%i, %j] : memref<?x?xi32>
      %n0 = affine.load %a[%i - 1, %j] : memref<?x?xi32>
      %n1 = affine.load %a[%i + 1, %j] : memref<?x?xi32>
      %n2 = affine.load %a[%i, %j - 1] : memref<?x?xi32>
      %n3 = affine.load %a[%i, %j + 1] : memref<?x?xi32>
      %v4 = arith.shli %v, %two : i32
      %s0 = arith.addi %n0, %n1 : i32
      %s1 = arith.addi %n2, %n3 : i32
      %s = arith.addi %s0, %s1 : i32
      %r = arith.subi %v4, %s : i32
      affine.store %r, %b[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
