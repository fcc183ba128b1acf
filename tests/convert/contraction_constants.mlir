// Panels of a constant that becomes lanes: 5 of 8 columns, the last one of which is repeated. The constant disappears.
memref.global "private" constant @lanes_weights : memref<8x5xf32> = dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42">
func.func @lanes(%a: memref<16x8xf32>, %c: memref<16x5xf32>) {
  %w = memref.get_global @lanes_weights : memref<8x5xf32>
  linalg.matmul ins(%a, %w : memref<16x8xf32>, memref<8x5xf32>) outs(%c : memref<16x5xf32>)
  return
}
// -----
// A panel of rows has the factors of each row for two terms. The constant is read elsewhere.
memref.global constant @rows_weights : memref<5x8xf32> = dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42">
func.func @rows(%a: memref<8x16xf32>, %c: memref<5x16xf32>) {
  %w = memref.get_global @rows_weights : memref<5x8xf32>
  linalg.matmul ins(%w, %a : memref<5x8xf32>, memref<8x16xf32>) outs(%c : memref<5x16xf32>)
  return
}
// -----
// A global that is no constant.
memref.global "private" @variable : memref<8x5xf32> = dense<1.0>
func.func @other(%a: memref<16x8xf32>, %c: memref<16x5xf32>) {
  %w = memref.get_global @variable : memref<8x5xf32>
  linalg.matmul ins(%a, %w : memref<16x8xf32>, memref<8x5xf32>) outs(%c : memref<16x5xf32>)
  return
}
