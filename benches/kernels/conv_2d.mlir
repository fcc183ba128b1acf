// A 3 x 3 filter, as one operation.
func.func @conv_2d(%x: memref<?x?xf32>, %k: memref<3x3xf32>, %y: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d ins(%x, %k : memref<?x?xf32>, memref<3x3xf32>) outs(%y : memref<?x?xf32>)
  return
}
