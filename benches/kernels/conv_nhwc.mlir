// A layer of a neural network: images by filters, channels last.
func.func @conv_nhwc(%x: memref<1x?x?x8xf32>, %k: memref<3x3x8x16xf32>, %y: memref<1x?x?x16xf32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nhwc_hwcf ins(%x, %k : memref<1x?x?x8xf32>, memref<3x3x8x16xf32>) outs(%y : memref<1x?x?x16xf32>)
  return
}
