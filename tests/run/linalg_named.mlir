// Every named operation, first half: what it does to one part of a pool of numbers.
func.func @run_copy(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.copy ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_exp(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.exp ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_log(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.log ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_abs(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.abs ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_ceil(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.ceil ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_floor(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.floor ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_negf(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.negf ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_reciprocal(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.reciprocal ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_round(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.round ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_sqrt(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.sqrt ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_rsqrt(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.rsqrt ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_square(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.square ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_tanh(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.tanh ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_erf(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.erf ins(%v0 : memref<3x4xf32, strided<[4, 1], offset: 0>>) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_add(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.add ins(%v0, %v1 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_sub(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.sub ins(%v0, %v1 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_mul(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.mul ins(%v0, %v1 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_div(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.div ins(%v0, %v1 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_div_unsigned(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %n to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xi32> to memref<3x4xi32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %n to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xi32> to memref<3x4xi32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %n to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xi32> to memref<3x4xi32, strided<[4, 1], offset: 1500>>
  linalg.div_unsigned ins(%v0, %v1 : memref<3x4xi32, strided<[4, 1], offset: 0>>, memref<3x4xi32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xi32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_max(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.max ins(%v0, %v1 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_min(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.min ins(%v0, %v1 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_powf(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  linalg.powf ins(%v0, %v1 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v2 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_select(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v1 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 0>>
  %v2 = memref.reinterpret_cast %f to offset: [12], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 12>>
  %v3 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  %v0 = memref.alloca() : memref<3x4xi1>
  linalg.map ins(%v1, %v2 : memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v0 : memref<3x4xi1>) (%p: f32, %q: f32, %r: i1) {
    %c = arith.cmpf olt, %p, %q : f32
    linalg.yield %c : i1
  }
  linalg.select ins(%v0, %v1, %v2 : memref<3x4xi1>, memref<3x4xf32, strided<[4, 1], offset: 0>>, memref<3x4xf32, strided<[4, 1], offset: 12>>) outs(%v3 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_quantized_matmul(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<2000xi8> to memref<2x2xi8, strided<[2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [4], sizes: [2, 3], strides: [3, 1] : memref<2000xi8> to memref<2x3xi8, strided<[3, 1], offset: 4>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3], strides: [3, 1] : memref<2000xi32> to memref<2x3xi32, strided<[3, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.quantized_matmul ins(%v0, %v1, %za, %zb : memref<2x2xi8, strided<[2, 1], offset: 0>>, memref<2x3xi8, strided<[3, 1], offset: 4>>, i32, i32) outs(%v4 : memref<2x3xi32, strided<[3, 1], offset: 1500>>)
  return
}
func.func @run_mmt4d(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 2, 3, 2], strides: [12, 6, 2, 1] : memref<2000xf32> to memref<2x2x3x2xf32, strided<[12, 6, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [24], sizes: [3, 2, 2, 2], strides: [8, 4, 2, 1] : memref<2000xf32> to memref<3x2x2x2xf32, strided<[8, 4, 2, 1], offset: 24>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 3, 2], strides: [18, 6, 2, 1] : memref<2000xf32> to memref<2x3x3x2xf32, strided<[18, 6, 2, 1], offset: 1500>>
  linalg.mmt4d ins(%v0, %v1 : memref<2x2x3x2xf32, strided<[12, 6, 2, 1], offset: 0>>, memref<3x2x2x2xf32, strided<[8, 4, 2, 1], offset: 24>>) outs(%v2 : memref<2x3x3x2xf32, strided<[18, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_batch_mmt4d(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 3, 2, 2], strides: [36, 12, 4, 2, 1] : memref<2000xf32> to memref<2x3x3x2x2xf32, strided<[36, 12, 4, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [72], sizes: [2, 2, 3, 2, 2], strides: [24, 12, 4, 2, 1] : memref<2000xf32> to memref<2x2x3x2x2xf32, strided<[24, 12, 4, 2, 1], offset: 72>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 2, 2], strides: [24, 8, 4, 2, 1] : memref<2000xf32> to memref<2x3x2x2x2xf32, strided<[24, 8, 4, 2, 1], offset: 1500>>
  linalg.batch_mmt4d ins(%v0, %v1 : memref<2x3x3x2x2xf32, strided<[36, 12, 4, 2, 1], offset: 0>>, memref<2x2x3x2x2xf32, strided<[24, 12, 4, 2, 1], offset: 72>>) outs(%v2 : memref<2x3x2x2x2xf32, strided<[24, 8, 4, 2, 1], offset: 1500>>)
  return
}
func.func @run_quantized_batch_matmul(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 3, 3], strides: [9, 3, 1] : memref<2000xi8> to memref<2x3x3xi8, strided<[9, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [18], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xi8> to memref<2x3x2xi8, strided<[6, 2, 1], offset: 18>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xi32> to memref<2x3x2xi32, strided<[6, 2, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.quantized_batch_matmul ins(%v0, %v1, %za, %zb : memref<2x3x3xi8, strided<[9, 3, 1], offset: 0>>, memref<2x3x2xi8, strided<[6, 2, 1], offset: 18>>, i32, i32) outs(%v4 : memref<2x3x2xi32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_matvec(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [6], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 6>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2], strides: [1] : memref<2000xf32> to memref<2xf32, strided<[1], offset: 1500>>
  linalg.matvec ins(%v0, %v1 : memref<2x3xf32, strided<[3, 1], offset: 0>>, memref<3xf32, strided<[1], offset: 6>>) outs(%v2 : memref<2xf32, strided<[1], offset: 1500>>)
  return
}
func.func @run_vecmat(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [3], sizes: [3, 2], strides: [2, 1] : memref<2000xf32> to memref<3x2xf32, strided<[2, 1], offset: 3>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2], strides: [1] : memref<2000xf32> to memref<2xf32, strided<[1], offset: 1500>>
  linalg.vecmat ins(%v0, %v1 : memref<3xf32, strided<[1], offset: 0>>, memref<3x2xf32, strided<[2, 1], offset: 3>>) outs(%v2 : memref<2xf32, strided<[1], offset: 1500>>)
  return
}
func.func @run_batch_matvec(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [12], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 12>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 1500>>
  linalg.batch_matvec ins(%v0, %v1 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 0>>, memref<2x2xf32, strided<[2, 1], offset: 12>>) outs(%v2 : memref<2x3xf32, strided<[3, 1], offset: 1500>>)
  return
}
func.func @run_batch_vecmat(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [4], sizes: [2, 2, 3], strides: [6, 3, 1] : memref<2000xf32> to memref<2x2x3xf32, strided<[6, 3, 1], offset: 4>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 1500>>
  linalg.batch_vecmat ins(%v0, %v1 : memref<2x2xf32, strided<[2, 1], offset: 0>>, memref<2x2x3xf32, strided<[6, 3, 1], offset: 4>>) outs(%v2 : memref<2x3xf32, strided<[3, 1], offset: 1500>>)
  return
}
func.func @run_dot(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2], strides: [1] : memref<2000xf32> to memref<2xf32, strided<[1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [2], sizes: [2], strides: [1] : memref<2000xf32> to memref<2xf32, strided<[1], offset: 2>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [], strides: [] : memref<2000xf32> to memref<f32, strided<[], offset: 1500>>
  linalg.dot ins(%v0, %v1 : memref<2xf32, strided<[1], offset: 0>>, memref<2xf32, strided<[1], offset: 2>>) outs(%v2 : memref<f32, strided<[], offset: 1500>>)
  return
}
func.func @run_conv_1d(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [4], strides: [1] : memref<2000xf32> to memref<4xf32, strided<[1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [4], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 4>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2], strides: [1] : memref<2000xf32> to memref<2xf32, strided<[1], offset: 1500>>
  linalg.conv_1d ins(%v0, %v1 : memref<4xf32, strided<[1], offset: 0>>, memref<3xf32, strided<[1], offset: 4>>) outs(%v2 : memref<2xf32, strided<[1], offset: 1500>>)
  return
}
func.func @run_conv_2d(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [3, 5], strides: [5, 1] : memref<2000xf32> to memref<3x5xf32, strided<[5, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [15], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 15>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 1500>>
  linalg.conv_2d ins(%v0, %v1 : memref<3x5xf32, strided<[5, 1], offset: 0>>, memref<2x3xf32, strided<[3, 1], offset: 15>>) outs(%v2 : memref<2x3xf32, strided<[3, 1], offset: 1500>>)
  return
}
func.func @run_conv_3d(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [4, 4, 3], strides: [12, 3, 1] : memref<2000xf32> to memref<4x4x3xf32, strided<[12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [48], sizes: [3, 2, 2], strides: [4, 2, 1] : memref<2000xf32> to memref<3x2x2xf32, strided<[4, 2, 1], offset: 48>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.conv_3d ins(%v0, %v1 : memref<4x4x3xf32, strided<[12, 3, 1], offset: 0>>, memref<3x2x2xf32, strided<[4, 2, 1], offset: 48>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_1d_nwc_wcf(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 7, 2], strides: [14, 2, 1] : memref<2000xf32> to memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [28], sizes: [3, 2, 2], strides: [4, 2, 1] : memref<2000xf32> to memref<3x2x2xf32, strided<[4, 2, 1], offset: 28>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>, memref<3x2x2xf32, strided<[4, 2, 1], offset: 28>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_1d_ncw_fcw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 4], strides: [12, 4, 1] : memref<2000xf32> to memref<2x3x4xf32, strided<[12, 4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [24], sizes: [3, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<3x3x2xf32, strided<[6, 2, 1], offset: 24>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%v0, %v1 : memref<2x3x4xf32, strided<[12, 4, 1], offset: 0>>, memref<3x3x2xf32, strided<[6, 2, 1], offset: 24>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_nhwc_hwcf(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 4, 2], strides: [48, 8, 2, 1] : memref<2000xf32> to memref<2x6x4x2xf32, strided<[48, 8, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [96], sizes: [2, 2, 2, 3], strides: [12, 6, 3, 1] : memref<2000xf32> to memref<2x2x2x3xf32, strided<[12, 6, 3, 1], offset: 96>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x2xf32, strided<[48, 8, 2, 1], offset: 0>>, memref<2x2x2x3xf32, strided<[12, 6, 3, 1], offset: 96>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_nhwc_fhwc(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 4, 2], strides: [48, 8, 2, 1] : memref<2000xf32> to memref<2x6x4x2xf32, strided<[48, 8, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [96], sizes: [3, 2, 2, 2], strides: [8, 4, 2, 1] : memref<2000xf32> to memref<3x2x2x2xf32, strided<[8, 4, 2, 1], offset: 96>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x2xf32, strided<[48, 8, 2, 1], offset: 0>>, memref<3x2x2x2xf32, strided<[8, 4, 2, 1], offset: 96>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_nhwc_hwcf_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 6, 4, 2], strides: [48, 8, 2, 1] : memref<2000xi8> to memref<2x6x4x2xi8, strided<[48, 8, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [96], sizes: [2, 2, 2, 3], strides: [12, 6, 3, 1] : memref<2000xi8> to memref<2x2x2x3xi8, strided<[12, 6, 3, 1], offset: 96>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xi32> to memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1, %za, %zb : memref<2x6x4x2xi8, strided<[48, 8, 2, 1], offset: 0>>, memref<2x2x2x3xi8, strided<[12, 6, 3, 1], offset: 96>>, i32, i32) outs(%v4 : memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// typedef struct MemRefDescriptor_f32_1 Floats;
// typedef struct MemRefDescriptor_i32_1 Ints;
// typedef struct MemRefDescriptor_i8_1 Bytes;
// static const struct {
//   const char *name;
//   void (*run)(const Floats *, const Ints *, const Bytes *);
// } all[] = {
//     {"copy", _mlir_ciface_run_copy},
//     {"exp", _mlir_ciface_run_exp},
//     {"log", _mlir_ciface_run_log},
//     {"abs", _mlir_ciface_run_abs},
//     {"ceil", _mlir_ciface_run_ceil},
//     {"floor", _mlir_ciface_run_floor},
//     {"negf", _mlir_ciface_run_negf},
//     {"reciprocal", _mlir_ciface_run_reciprocal},
//     {"round", _mlir_ciface_run_round},
//     {"sqrt", _mlir_ciface_run_sqrt},
//     {"rsqrt", _mlir_ciface_run_rsqrt},
//     {"square", _mlir_ciface_run_square},
//     {"tanh", _mlir_ciface_run_tanh},
//     {"erf", _mlir_ciface_run_erf},
//     {"add", _mlir_ciface_run_add},
//     {"sub", _mlir_ciface_run_sub},
//     {"mul", _mlir_ciface_run_mul},
//     {"div", _mlir_ciface_run_div},
//     {"div_unsigned", _mlir_ciface_run_div_unsigned},
//     {"max", _mlir_ciface_run_max},
//     {"min", _mlir_ciface_run_min},
//     {"powf", _mlir_ciface_run_powf},
//     {"select", _mlir_ciface_run_select},
//     {"quantized_matmul", _mlir_ciface_run_quantized_matmul},
//     {"mmt4d", _mlir_ciface_run_mmt4d},
//     {"batch_mmt4d", _mlir_ciface_run_batch_mmt4d},
//     {"quantized_batch_matmul", _mlir_ciface_run_quantized_batch_matmul},
//     {"matvec", _mlir_ciface_run_matvec},
//     {"vecmat", _mlir_ciface_run_vecmat},
//     {"batch_matvec", _mlir_ciface_run_batch_matvec},
//     {"batch_vecmat", _mlir_ciface_run_batch_vecmat},
//     {"dot", _mlir_ciface_run_dot},
//     {"conv_1d", _mlir_ciface_run_conv_1d},
//     {"conv_2d", _mlir_ciface_run_conv_2d},
//     {"conv_3d", _mlir_ciface_run_conv_3d},
//     {"conv_1d_nwc_wcf", _mlir_ciface_run_conv_1d_nwc_wcf},
//     {"conv_1d_ncw_fcw", _mlir_ciface_run_conv_1d_ncw_fcw},
//     {"conv_2d_nhwc_hwcf", _mlir_ciface_run_conv_2d_nhwc_hwcf},
//     {"conv_2d_nhwc_fhwc", _mlir_ciface_run_conv_2d_nhwc_fhwc},
//     {"conv_2d_nhwc_hwcf_q", _mlir_ciface_run_conv_2d_nhwc_hwcf_q},
// };
//
// int main(void) {
//   static float f[2000];
//   static int32_t n[2000];
//   static int8_t b[2000];
//   for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
//     for (int i = 0; i < 2000; i++) {
//       f[i] = (float)((i * 7 + (i / 13) * 5) % 11 + 1) * 0.25f;
//       n[i] = (i * 7 + (i / 13) * 5) % 11 + 1;
//       b[i] = (int8_t)((i * 5) % 17 - 8);
//     }
//     Floats floats = {f, f, 0, {2000}, {1}};
//     Ints ints = {n, n, 0, {2000}, {1}};
//     Bytes bytes = {b, b, 0, {2000}, {1}};
//     all[k].run(&floats, &ints, &bytes);
//     double sum = 0;
//     for (int i = 1500; i < 2000; i++)
//       sum += (i % 7 + 1) * ((double)f[i] + n[i]);
//     printf("%s %.7g\n", all[k].name, sum);
//   }
//   return 0;
// }
// output:
// copy 14945.75
// exp 15175.53
// log 14874.78
// abs 14945.75
// ceil 14969.5
// floor 14925.5
// negf 14795.25
// reciprocal 14942.84
// round 14948.5
// sqrt 14930.11
// rsqrt 14926.46
// square 15014.44
// tanh 14910.31
// erf 14912.58
// add 15022.25
// sub 14869.25
// mul 14989
// div 14971.36
// div_unsigned 14724.25
// max 14962
// min 14930.75
// powf 15007.81
// select 14930.75
// quantized_matmul 14404.25
// mmt4d 16169.06
// batch_mmt4d 17503.62
// quantized_batch_matmul 14140.25
// matvec 14993.12
// vecmat 14976.06
// batch_matvec 15045.88
// batch_vecmat 15055.06
// dot 14958.5
// conv_1d 14999.06
// conv_2d 15266.94
// conv_3d 16653.38
// conv_1d_nwc_wcf 15608.69
// conv_1d_ncw_fcw 15628.44
// conv_2d_nhwc_hwcf 17649.75
// conv_2d_nhwc_fhwc 17620.94
// conv_2d_nhwc_hwcf_q 9182.25
// -----
// Every named operation, second half.
func.func @run_conv_2d_nhwc_fhwc_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 6, 4, 2], strides: [48, 8, 2, 1] : memref<2000xi8> to memref<2x6x4x2xi8, strided<[48, 8, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [96], sizes: [3, 2, 2, 2], strides: [8, 4, 2, 1] : memref<2000xi8> to memref<3x2x2x2xi8, strided<[8, 4, 2, 1], offset: 96>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xi32> to memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1, %za, %zb : memref<2x6x4x2xi8, strided<[48, 8, 2, 1], offset: 0>>, memref<3x2x2x2xi8, strided<[8, 4, 2, 1], offset: 96>>, i32, i32) outs(%v4 : memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_nchw_fchw_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 2, 4, 5], strides: [40, 20, 5, 1] : memref<2000xi8> to memref<2x2x4x5xi8, strided<[40, 20, 5, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [80], sizes: [3, 2, 2, 2], strides: [8, 4, 2, 1] : memref<2000xi8> to memref<3x2x2x2xi8, strided<[8, 4, 2, 1], offset: 80>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xi32> to memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.conv_2d_nchw_fchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1, %za, %zb : memref<2x2x4x5xi8, strided<[40, 20, 5, 1], offset: 0>>, memref<3x2x2x2xi8, strided<[8, 4, 2, 1], offset: 80>>, i32, i32) outs(%v4 : memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_nchw_fchw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 2, 4, 5], strides: [40, 20, 5, 1] : memref<2000xf32> to memref<2x2x4x5xf32, strided<[40, 20, 5, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [80], sizes: [3, 2, 2, 2], strides: [8, 4, 2, 1] : memref<2000xf32> to memref<3x2x2x2xf32, strided<[8, 4, 2, 1], offset: 80>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1 : memref<2x2x4x5xf32, strided<[40, 20, 5, 1], offset: 0>>, memref<3x2x2x2xf32, strided<[8, 4, 2, 1], offset: 80>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_ngchw_fgchw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 2, 5, 4], strides: [120, 40, 20, 4, 1] : memref<2000xf32> to memref<2x3x2x5x4xf32, strided<[120, 40, 20, 4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [240], sizes: [2, 3, 2, 2, 2], strides: [24, 8, 4, 2, 1] : memref<2000xf32> to memref<2x3x2x2x2xf32, strided<[24, 8, 4, 2, 1], offset: 240>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.conv_2d_ngchw_fgchw {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1 : memref<2x3x2x5x4xf32, strided<[120, 40, 20, 4, 1], offset: 0>>, memref<2x3x2x2x2xf32, strided<[24, 8, 4, 2, 1], offset: 240>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_ngchw_gfchw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 2, 5, 4], strides: [120, 40, 20, 4, 1] : memref<2000xf32> to memref<2x3x2x5x4xf32, strided<[120, 40, 20, 4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [240], sizes: [3, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xf32> to memref<3x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 240>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1 : memref<2x3x2x5x4xf32, strided<[120, 40, 20, 4, 1], offset: 0>>, memref<3x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 240>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_nhwgc_gfhwc(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 5, 4, 3, 2], strides: [120, 24, 6, 2, 1] : memref<2000xf32> to memref<2x5x4x3x2xf32, strided<[120, 24, 6, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [240], sizes: [3, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xf32> to memref<3x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 240>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1 : memref<2x5x4x3x2xf32, strided<[120, 24, 6, 2, 1], offset: 0>>, memref<3x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 240>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_nhwgc_gfhwc_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 5, 4, 3, 2], strides: [120, 24, 6, 2, 1] : memref<2000xi8> to memref<2x5x4x3x2xi8, strided<[120, 24, 6, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [240], sizes: [3, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xi8> to memref<3x2x2x2x2xi8, strided<[16, 8, 4, 2, 1], offset: 240>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xi32> to memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1, %za, %zb : memref<2x5x4x3x2xi8, strided<[120, 24, 6, 2, 1], offset: 0>>, memref<3x2x2x2x2xi8, strided<[16, 8, 4, 2, 1], offset: 240>>, i32, i32) outs(%v4 : memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_2d_ngchw_gfchw_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 3, 2, 5, 4], strides: [120, 40, 20, 4, 1] : memref<2000xi8> to memref<2x3x2x5x4xi8, strided<[120, 40, 20, 4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [240], sizes: [3, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xi8> to memref<3x2x2x2x2xi8, strided<[16, 8, 4, 2, 1], offset: 240>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xi32> to memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1, %za, %zb : memref<2x3x2x5x4xi8, strided<[120, 40, 20, 4, 1], offset: 0>>, memref<3x2x2x2x2xi8, strided<[16, 8, 4, 2, 1], offset: 240>>, i32, i32) outs(%v4 : memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_3d_ndhwc_dhwcf(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 5, 4, 5, 2], strides: [200, 40, 10, 2, 1] : memref<2000xf32> to memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [400], sizes: [2, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xf32> to memref<2x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 400>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>, memref<2x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 400>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_3d_ndhwc_dhwcf_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 5, 4, 5, 2], strides: [200, 40, 10, 2, 1] : memref<2000xi8> to memref<2x5x4x5x2xi8, strided<[200, 40, 10, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [400], sizes: [2, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xi8> to memref<2x2x2x2x2xi8, strided<[16, 8, 4, 2, 1], offset: 400>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xi32> to memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1, %za, %zb : memref<2x5x4x5x2xi8, strided<[200, 40, 10, 2, 1], offset: 0>>, memref<2x2x2x2x2xi8, strided<[16, 8, 4, 2, 1], offset: 400>>, i32, i32) outs(%v4 : memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_conv_3d_ncdhw_fcdhw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 2, 4, 5, 4], strides: [160, 80, 20, 4, 1] : memref<2000xf32> to memref<2x2x4x5x4xf32, strided<[160, 80, 20, 4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [320], sizes: [3, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xf32> to memref<3x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 320>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x2x4x5x4xf32, strided<[160, 80, 20, 4, 1], offset: 0>>, memref<3x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 320>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_1d_nwc_wc(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 7, 2], strides: [14, 2, 1] : memref<2000xf32> to memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [28], sizes: [3, 2], strides: [2, 1] : memref<2000xf32> to memref<3x2xf32, strided<[2, 1], offset: 28>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>, memref<3x2xf32, strided<[2, 1], offset: 28>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_1d_ncw_cw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 2, 7], strides: [14, 7, 1] : memref<2000xf32> to memref<2x2x7xf32, strided<[14, 7, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [28], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 28>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 2, 3], strides: [6, 3, 1] : memref<2000xf32> to memref<2x2x3xf32, strided<[6, 3, 1], offset: 1500>>
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%v0, %v1 : memref<2x2x7xf32, strided<[14, 7, 1], offset: 0>>, memref<2x3xf32, strided<[3, 1], offset: 28>>) outs(%v2 : memref<2x2x3xf32, strided<[6, 3, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_1d_nwc_wcm(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 2], strides: [12, 2, 1] : memref<2000xf32> to memref<2x6x2xf32, strided<[12, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [24], sizes: [2, 2, 3], strides: [6, 3, 1] : memref<2000xf32> to memref<2x2x3xf32, strided<[6, 3, 1], offset: 24>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x6x2xf32, strided<[12, 2, 1], offset: 0>>, memref<2x2x3xf32, strided<[6, 3, 1], offset: 24>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_2d_nhwc_hwc(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xf32> to memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [144], sizes: [2, 2, 3], strides: [6, 3, 1] : memref<2000xf32> to memref<2x2x3xf32, strided<[6, 3, 1], offset: 144>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2x3xf32, strided<[6, 3, 1], offset: 144>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_2d_nchw_chw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 5, 4], strides: [60, 20, 4, 1] : memref<2000xf32> to memref<2x3x5x4xf32, strided<[60, 20, 4, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [120], sizes: [3, 2, 2], strides: [4, 2, 1] : memref<2000xf32> to memref<3x2x2xf32, strided<[4, 2, 1], offset: 120>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 3, 2], strides: [18, 6, 2, 1] : memref<2000xf32> to memref<2x3x3x2xf32, strided<[18, 6, 2, 1], offset: 1500>>
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1 : memref<2x3x5x4xf32, strided<[60, 20, 4, 1], offset: 0>>, memref<3x2x2xf32, strided<[4, 2, 1], offset: 120>>) outs(%v2 : memref<2x3x3x2xf32, strided<[18, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_2d_nhwc_hwc_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xi8> to memref<2x6x4x3xi8, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [144], sizes: [2, 2, 3], strides: [6, 3, 1] : memref<2000xi8> to memref<2x2x3xi8, strided<[6, 3, 1], offset: 144>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xi32> to memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1, %za, %zb : memref<2x6x4x3xi8, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2x3xi8, strided<[6, 3, 1], offset: 144>>, i32, i32) outs(%v4 : memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_2d_nhwc_hwcm(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xf32> to memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [144], sizes: [2, 2, 3, 2], strides: [12, 6, 2, 1] : memref<2000xf32> to memref<2x2x3x2xf32, strided<[12, 6, 2, 1], offset: 144>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2x3x2xf32, strided<[12, 6, 2, 1], offset: 144>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_2d_nhwc_hwcm_q(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xi8> to memref<2x6x4x3xi8, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %b to offset: [144], sizes: [2, 2, 3, 2], strides: [12, 6, 2, 1] : memref<2000xi8> to memref<2x2x3x2xi8, strided<[12, 6, 2, 1], offset: 144>>
  %v4 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xi32> to memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  %za = arith.constant 3 : i32
  %zb = arith.constant -2 : i32
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1, %za, %zb : memref<2x6x4x3xi8, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2x3x2xi8, strided<[12, 6, 2, 1], offset: 144>>, i32, i32) outs(%v4 : memref<2x3x2x3x2xi32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_3d_ndhwc_dhwc(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 5, 4, 5, 2], strides: [200, 40, 10, 2, 1] : memref<2000xf32> to memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [400], sizes: [2, 2, 2, 2], strides: [8, 4, 2, 1] : memref<2000xf32> to memref<2x2x2x2xf32, strided<[8, 4, 2, 1], offset: 400>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>, memref<2x2x2x2xf32, strided<[8, 4, 2, 1], offset: 400>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_3d_ncdhw_cdhw(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 2, 5, 4, 5], strides: [200, 100, 20, 5, 1] : memref<2000xf32> to memref<2x2x5x4x5xf32, strided<[200, 100, 20, 5, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [400], sizes: [2, 2, 2, 2], strides: [8, 4, 2, 1] : memref<2000xf32> to memref<2x2x2x2xf32, strided<[8, 4, 2, 1], offset: 400>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 2, 3, 2, 3], strides: [36, 18, 6, 3, 1] : memref<2000xf32> to memref<2x2x3x2x3xf32, strided<[36, 18, 6, 3, 1], offset: 1500>>
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x2x5x4x5xf32, strided<[200, 100, 20, 5, 1], offset: 0>>, memref<2x2x2x2xf32, strided<[8, 4, 2, 1], offset: 400>>) outs(%v2 : memref<2x2x3x2x3xf32, strided<[36, 18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_depthwise_conv_3d_ndhwc_dhwcm(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 5, 4, 5, 2], strides: [200, 40, 10, 2, 1] : memref<2000xf32> to memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [400], sizes: [2, 2, 2, 2, 2], strides: [16, 8, 4, 2, 1] : memref<2000xf32> to memref<2x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 400>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2, 2], strides: [72, 24, 12, 4, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2x2xf32, strided<[72, 24, 12, 4, 2, 1], offset: 1500>>
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>, memref<2x2x2x2x2xf32, strided<[16, 8, 4, 2, 1], offset: 400>>) outs(%v2 : memref<2x3x2x3x2x2xf32, strided<[72, 24, 12, 4, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nhwc_sum(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xf32> to memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [144], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 144>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2xf32, strided<[2, 1], offset: 144>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nchw_sum(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 4, 5], strides: [60, 20, 5, 1] : memref<2000xf32> to memref<2x3x4x5xf32, strided<[60, 20, 5, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [120], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 120>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.pooling_nchw_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1 : memref<2x3x4x5xf32, strided<[60, 20, 5, 1], offset: 0>>, memref<2x2xf32, strided<[2, 1], offset: 120>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nhwc_max(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xf32> to memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [144], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 144>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2xf32, strided<[2, 1], offset: 144>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nhwc_max_unsigned(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %n to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xi32> to memref<2x6x4x3xi32, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %n to offset: [144], sizes: [2, 2], strides: [2, 1] : memref<2000xi32> to memref<2x2xi32, strided<[2, 1], offset: 144>>
  %v2 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xi32> to memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x3xi32, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2xi32, strided<[2, 1], offset: 144>>) outs(%v2 : memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nchw_max(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 4, 5], strides: [60, 20, 5, 1] : memref<2000xf32> to memref<2x3x4x5xf32, strided<[60, 20, 5, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [120], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 120>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.pooling_nchw_max {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%v0, %v1 : memref<2x3x4x5xf32, strided<[60, 20, 5, 1], offset: 0>>, memref<2x2xf32, strided<[2, 1], offset: 120>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nhwc_min(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xf32> to memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [144], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 144>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xf32> to memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x3xf32, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2xf32, strided<[2, 1], offset: 144>>) outs(%v2 : memref<2x3x2x3xf32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nhwc_min_unsigned(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %n to offset: [0], sizes: [2, 6, 4, 3], strides: [72, 12, 3, 1] : memref<2000xi32> to memref<2x6x4x3xi32, strided<[72, 12, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %n to offset: [144], sizes: [2, 2], strides: [2, 1] : memref<2000xi32> to memref<2x2xi32, strided<[2, 1], offset: 144>>
  %v2 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2, 3], strides: [18, 6, 3, 1] : memref<2000xi32> to memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>
  linalg.pooling_nhwc_min_unsigned {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v0, %v1 : memref<2x6x4x3xi32, strided<[72, 12, 3, 1], offset: 0>>, memref<2x2xi32, strided<[2, 1], offset: 144>>) outs(%v2 : memref<2x3x2x3xi32, strided<[18, 6, 3, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nwc_sum(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 7, 2], strides: [14, 2, 1] : memref<2000xf32> to memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [28], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 28>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>, memref<3xf32, strided<[1], offset: 28>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_ncw_sum(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 6], strides: [18, 6, 1] : memref<2000xf32> to memref<2x3x6xf32, strided<[18, 6, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [36], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 36>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.pooling_ncw_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%v0, %v1 : memref<2x3x6xf32, strided<[18, 6, 1], offset: 0>>, memref<3xf32, strided<[1], offset: 36>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nwc_max(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 7, 2], strides: [14, 2, 1] : memref<2000xf32> to memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [28], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 28>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>, memref<3xf32, strided<[1], offset: 28>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nwc_max_unsigned(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %n to offset: [0], sizes: [2, 7, 2], strides: [14, 2, 1] : memref<2000xi32> to memref<2x7x2xi32, strided<[14, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %n to offset: [28], sizes: [3], strides: [1] : memref<2000xi32> to memref<3xi32, strided<[1], offset: 28>>
  %v2 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xi32> to memref<2x3x2xi32, strided<[6, 2, 1], offset: 1500>>
  linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x7x2xi32, strided<[14, 2, 1], offset: 0>>, memref<3xi32, strided<[1], offset: 28>>) outs(%v2 : memref<2x3x2xi32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_ncw_max(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 6], strides: [18, 6, 1] : memref<2000xf32> to memref<2x3x6xf32, strided<[18, 6, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [36], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 36>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%v0, %v1 : memref<2x3x6xf32, strided<[18, 6, 1], offset: 0>>, memref<3xf32, strided<[1], offset: 36>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nwc_min(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 7, 2], strides: [14, 2, 1] : memref<2000xf32> to memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [28], sizes: [3], strides: [1] : memref<2000xf32> to memref<3xf32, strided<[1], offset: 28>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x7x2xf32, strided<[14, 2, 1], offset: 0>>, memref<3xf32, strided<[1], offset: 28>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_nwc_min_unsigned(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %n to offset: [0], sizes: [2, 7, 2], strides: [14, 2, 1] : memref<2000xi32> to memref<2x7x2xi32, strided<[14, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %n to offset: [28], sizes: [3], strides: [1] : memref<2000xi32> to memref<3xi32, strided<[1], offset: 28>>
  %v2 = memref.reinterpret_cast %n to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xi32> to memref<2x3x2xi32, strided<[6, 2, 1], offset: 1500>>
  linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v0, %v1 : memref<2x7x2xi32, strided<[14, 2, 1], offset: 0>>, memref<3xi32, strided<[1], offset: 28>>) outs(%v2 : memref<2x3x2xi32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_ndhwc_sum(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 5, 4, 5, 2], strides: [200, 40, 10, 2, 1] : memref<2000xf32> to memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [400], sizes: [2, 2, 2], strides: [4, 2, 1] : memref<2000xf32> to memref<2x2x2xf32, strided<[4, 2, 1], offset: 400>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.pooling_ndhwc_sum {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>, memref<2x2x2xf32, strided<[4, 2, 1], offset: 400>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_ndhwc_max(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 5, 4, 5, 2], strides: [200, 40, 10, 2, 1] : memref<2000xf32> to memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [400], sizes: [2, 2, 2], strides: [4, 2, 1] : memref<2000xf32> to memref<2x2x2xf32, strided<[4, 2, 1], offset: 400>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.pooling_ndhwc_max {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>, memref<2x2x2xf32, strided<[4, 2, 1], offset: 400>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_pooling_ndhwc_min(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 5, 4, 5, 2], strides: [200, 40, 10, 2, 1] : memref<2000xf32> to memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [400], sizes: [2, 2, 2], strides: [4, 2, 1] : memref<2000xf32> to memref<2x2x2xf32, strided<[4, 2, 1], offset: 400>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2, 3, 2], strides: [36, 12, 6, 2, 1] : memref<2000xf32> to memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>
  linalg.pooling_ndhwc_min {dilations = dense<2> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%v0, %v1 : memref<2x5x4x5x2xf32, strided<[200, 40, 10, 2, 1], offset: 0>>, memref<2x2x2xf32, strided<[4, 2, 1], offset: 400>>) outs(%v2 : memref<2x3x2x3x2xf32, strided<[36, 12, 6, 2, 1], offset: 1500>>)
  return
}
func.func @run_fill(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v1 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  %x = arith.constant 1.25 : f32
  linalg.fill ins(%x : f32) outs(%v1 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_fill_rng_2d(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v3 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 4], strides: [4, 1] : memref<2000xf32> to memref<3x4xf32, strided<[4, 1], offset: 1500>>
  %low = arith.constant -1.0 : f64
  %high = arith.constant 1.0 : f64
  %seed = arith.constant 42 : i32
  linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%v3 : memref<3x4xf32, strided<[4, 1], offset: 1500>>)
  return
}
func.func @run_matmul(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<2000xf32> to memref<2x2xf32, strided<[2, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [4], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 4>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3], strides: [3, 1] : memref<2000xf32> to memref<2x3xf32, strided<[3, 1], offset: 1500>>
  linalg.matmul ins(%v0, %v1 : memref<2x2xf32, strided<[2, 1], offset: 0>>, memref<2x3xf32, strided<[3, 1], offset: 4>>) outs(%v2 : memref<2x3xf32, strided<[3, 1], offset: 1500>>)
  return
}
func.func @run_batch_matmul(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 3], strides: [9, 3, 1] : memref<2000xf32> to memref<2x3x3xf32, strided<[9, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [18], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 18>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>
  linalg.batch_matmul ins(%v0, %v1 : memref<2x3x3xf32, strided<[9, 3, 1], offset: 0>>, memref<2x3x2xf32, strided<[6, 2, 1], offset: 18>>) outs(%v2 : memref<2x3x2xf32, strided<[6, 2, 1], offset: 1500>>)
  return
}
func.func @run_batch_reduce_matmul(%f: memref<2000xf32>, %n: memref<2000xi32>, %b: memref<2000xi8>) attributes {llvm.emit_c_interface} {
  %v0 = memref.reinterpret_cast %f to offset: [0], sizes: [2, 3, 3], strides: [9, 3, 1] : memref<2000xf32> to memref<2x3x3xf32, strided<[9, 3, 1], offset: 0>>
  %v1 = memref.reinterpret_cast %f to offset: [18], sizes: [2, 3, 2], strides: [6, 2, 1] : memref<2000xf32> to memref<2x3x2xf32, strided<[6, 2, 1], offset: 18>>
  %v2 = memref.reinterpret_cast %f to offset: [1500], sizes: [3, 2], strides: [2, 1] : memref<2000xf32> to memref<3x2xf32, strided<[2, 1], offset: 1500>>
  linalg.batch_reduce_matmul ins(%v0, %v1 : memref<2x3x3xf32, strided<[9, 3, 1], offset: 0>>, memref<2x3x2xf32, strided<[6, 2, 1], offset: 18>>) outs(%v2 : memref<3x2xf32, strided<[2, 1], offset: 1500>>)
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// typedef struct MemRefDescriptor_f32_1 Floats;
// typedef struct MemRefDescriptor_i32_1 Ints;
// typedef struct MemRefDescriptor_i8_1 Bytes;
// static const struct {
//   const char *name;
//   void (*run)(const Floats *, const Ints *, const Bytes *);
// } all[] = {
//     {"conv_2d_nhwc_fhwc_q", _mlir_ciface_run_conv_2d_nhwc_fhwc_q},
//     {"conv_2d_nchw_fchw_q", _mlir_ciface_run_conv_2d_nchw_fchw_q},
//     {"conv_2d_nchw_fchw", _mlir_ciface_run_conv_2d_nchw_fchw},
//     {"conv_2d_ngchw_fgchw", _mlir_ciface_run_conv_2d_ngchw_fgchw},
//     {"conv_2d_ngchw_gfchw", _mlir_ciface_run_conv_2d_ngchw_gfchw},
//     {"conv_2d_nhwgc_gfhwc", _mlir_ciface_run_conv_2d_nhwgc_gfhwc},
//     {"conv_2d_nhwgc_gfhwc_q", _mlir_ciface_run_conv_2d_nhwgc_gfhwc_q},
//     {"conv_2d_ngchw_gfchw_q", _mlir_ciface_run_conv_2d_ngchw_gfchw_q},
//     {"conv_3d_ndhwc_dhwcf", _mlir_ciface_run_conv_3d_ndhwc_dhwcf},
//     {"conv_3d_ndhwc_dhwcf_q", _mlir_ciface_run_conv_3d_ndhwc_dhwcf_q},
//     {"conv_3d_ncdhw_fcdhw", _mlir_ciface_run_conv_3d_ncdhw_fcdhw},
//     {"depthwise_conv_1d_nwc_wc", _mlir_ciface_run_depthwise_conv_1d_nwc_wc},
//     {"depthwise_conv_1d_ncw_cw", _mlir_ciface_run_depthwise_conv_1d_ncw_cw},
//     {"depthwise_conv_1d_nwc_wcm", _mlir_ciface_run_depthwise_conv_1d_nwc_wcm},
//     {"depthwise_conv_2d_nhwc_hwc", _mlir_ciface_run_depthwise_conv_2d_nhwc_hwc},
//     {"depthwise_conv_2d_nchw_chw", _mlir_ciface_run_depthwise_conv_2d_nchw_chw},
//     {"depthwise_conv_2d_nhwc_hwc_q", _mlir_ciface_run_depthwise_conv_2d_nhwc_hwc_q},
//     {"depthwise_conv_2d_nhwc_hwcm", _mlir_ciface_run_depthwise_conv_2d_nhwc_hwcm},
//     {"depthwise_conv_2d_nhwc_hwcm_q", _mlir_ciface_run_depthwise_conv_2d_nhwc_hwcm_q},
//     {"depthwise_conv_3d_ndhwc_dhwc", _mlir_ciface_run_depthwise_conv_3d_ndhwc_dhwc},
//     {"depthwise_conv_3d_ncdhw_cdhw", _mlir_ciface_run_depthwise_conv_3d_ncdhw_cdhw},
//     {"depthwise_conv_3d_ndhwc_dhwcm", _mlir_ciface_run_depthwise_conv_3d_ndhwc_dhwcm},
//     {"pooling_nhwc_sum", _mlir_ciface_run_pooling_nhwc_sum},
//     {"pooling_nchw_sum", _mlir_ciface_run_pooling_nchw_sum},
//     {"pooling_nhwc_max", _mlir_ciface_run_pooling_nhwc_max},
//     {"pooling_nhwc_max_unsigned", _mlir_ciface_run_pooling_nhwc_max_unsigned},
//     {"pooling_nchw_max", _mlir_ciface_run_pooling_nchw_max},
//     {"pooling_nhwc_min", _mlir_ciface_run_pooling_nhwc_min},
//     {"pooling_nhwc_min_unsigned", _mlir_ciface_run_pooling_nhwc_min_unsigned},
//     {"pooling_nwc_sum", _mlir_ciface_run_pooling_nwc_sum},
//     {"pooling_ncw_sum", _mlir_ciface_run_pooling_ncw_sum},
//     {"pooling_nwc_max", _mlir_ciface_run_pooling_nwc_max},
//     {"pooling_nwc_max_unsigned", _mlir_ciface_run_pooling_nwc_max_unsigned},
//     {"pooling_ncw_max", _mlir_ciface_run_pooling_ncw_max},
//     {"pooling_nwc_min", _mlir_ciface_run_pooling_nwc_min},
//     {"pooling_nwc_min_unsigned", _mlir_ciface_run_pooling_nwc_min_unsigned},
//     {"pooling_ndhwc_sum", _mlir_ciface_run_pooling_ndhwc_sum},
//     {"pooling_ndhwc_max", _mlir_ciface_run_pooling_ndhwc_max},
//     {"pooling_ndhwc_min", _mlir_ciface_run_pooling_ndhwc_min},
//     {"fill", _mlir_ciface_run_fill},
//     {"fill_rng_2d", _mlir_ciface_run_fill_rng_2d},
//     {"matmul", _mlir_ciface_run_matmul},
//     {"batch_matmul", _mlir_ciface_run_batch_matmul},
//     {"batch_reduce_matmul", _mlir_ciface_run_batch_reduce_matmul},
// };
//
// int main(void) {
//   static float f[2000];
//   static int32_t n[2000];
//   static int8_t b[2000];
//   for (unsigned k = 0; k < sizeof all / sizeof *all; k++) {
//     for (int i = 0; i < 2000; i++) {
//       f[i] = (float)((i * 7 + (i / 13) * 5) % 11 + 1) * 0.25f;
//       n[i] = (i * 7 + (i / 13) * 5) % 11 + 1;
//       b[i] = (int8_t)((i * 5) % 17 - 8);
//     }
//     Floats floats = {f, f, 0, {2000}, {1}};
//     Ints ints = {n, n, 0, {2000}, {1}};
//     Bytes bytes = {b, b, 0, {2000}, {1}};
//     all[k].run(&floats, &ints, &bytes);
//     double sum = 0;
//     for (int i = 1500; i < 2000; i++)
//       sum += (i % 7 + 1) * ((double)f[i] + n[i]);
//     printf("%s %.7g\n", all[k].name, sum);
//   }
//   return 0;
// }
// output:
// conv_2d_nhwc_fhwc_q 9572.25
// conv_2d_nchw_fchw_q 6965.25
// conv_2d_nchw_fchw 17400.25
// conv_2d_ngchw_fgchw 20215.12
// conv_2d_ngchw_gfchw 20008.69
// conv_2d_nhwgc_gfhwc 20154.12
// conv_2d_nhwgc_gfhwc_q 4537.25
// conv_2d_ngchw_gfchw_q -1824.75
// conv_3d_ndhwc_dhwcf 25124.19
// conv_3d_ndhwc_dhwcf_q -16573.75
// conv_3d_ncdhw_fcdhw 25193.88
// depthwise_conv_1d_nwc_wc 15280.75
// depthwise_conv_1d_ncw_cw 15284.19
// depthwise_conv_1d_nwc_wcm 15559.12
// depthwise_conv_2d_nhwc_hwc 16213.31
// depthwise_conv_2d_nchw_chw 16124
// depthwise_conv_2d_nhwc_hwc_q 10288.25
// depthwise_conv_2d_nhwc_hwcm 17608.75
// depthwise_conv_2d_nhwc_hwcm_q 8679.25
// depthwise_conv_3d_ndhwc_dhwc 20019.81
// depthwise_conv_3d_ncdhw_cdhw 20201.31
// depthwise_conv_3d_ndhwc_dhwcm 25247.12
// pooling_nhwc_sum 15793.25
// pooling_nchw_sum 15774.5
// pooling_nhwc_max 15050.25
// pooling_nhwc_max_unsigned 15377.25
// pooling_nchw_max 15081
// pooling_nhwc_min 14848
// pooling_nhwc_min_unsigned 14568.25
// pooling_nwc_sum 15166
// pooling_ncw_sum 15177.5
// pooling_nwc_max 14987.75
// pooling_nwc_max_unsigned 15127.25
// pooling_ncw_max 14990.75
// pooling_nwc_min 14905
// pooling_nwc_min_unsigned 14796.25
// pooling_ndhwc_sum 18391
// pooling_ndhwc_max 15279
// pooling_ndhwc_min 14641
// fill 14936.75
// fill_rng_2d 14856.89
// matmul 15040.75
// batch_matmul 15300.81
// batch_reduce_matmul 15318.38
