// Panels of a constant that becomes lanes: 5 of 8 columns, the last one of which is repeated. The constant disappears.
memref.global "private" constant @lanes_weights : memref<8x5xf32> = dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42">
func.func @lanes(%a: memref<16x8xf32>, %c: memref<16x5xf32>) {
  %w = memref.get_global @lanes_weights : memref<8x5xf32>
  linalg.matmul ins(%a, %w : memref<16x8xf32>, memref<8x5xf32>) outs(%c : memref<16x5xf32>)
  return
}
// output:
// module {
//   llvm.mlir.global private constant @panels(dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00, 9.000000e+00, 9.000000e+00, 9.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.400000e+01, 1.400000e+01, 1.400000e+01, 1.500000e+01, 1.600000e+01, 1.700000e+01, 1.800000e+01, 1.900000e+01, 1.900000e+01, 1.900000e+01, 1.900000e+01, 2.000000e+01, 2.100000e+01, 2.200000e+01, 2.300000e+01, 2.400000e+01, 2.400000e+01, 2.400000e+01, 2.400000e+01, 2.500000e+01, 2.600000e+01, 2.700000e+01, 2.800000e+01, 2.900000e+01, 2.900000e+01, 2.900000e+01, 2.900000e+01, 3.000000e+01, 3.100000e+01, 3.200000e+01, 3.300000e+01, 3.400000e+01, 3.400000e+01, 3.400000e+01, 3.400000e+01, 3.500000e+01, 3.600000e+01, 3.700000e+01, 3.800000e+01, 3.900000e+01, 3.900000e+01, 3.900000e+01, 3.900000e+01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<68xf32>) {alignment = 64 : i64} : !llvm.array<68 x f32>
//   llvm.func @lanes(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {mlirc.signature = (memref<16x8xf32>, memref<16x5xf32>) -> ()} {
//     %0 = llvm.mlir.constant(8 : i64) : i64
//     %1 = llvm.alloca %0 x vector<4xf32> : (i64) -> !llvm.ptr
//     %2 = llvm.mlir.addressof @panels : !llvm.ptr
//     %3 = llvm.mlir.constant(0 : i64) : i64
//     %4 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb1(%3 : i64)
//   ^bb1(%5: i64):
//     %6 = llvm.icmp "slt" %5, %4 : i64
//     llvm.cond_br %6, ^bb2, ^bb18
//   ^bb2:
//     %7 = llvm.mlir.constant(8 : i64) : i64
//     %8 = llvm.mul %5, %7 : i64
//     %9 = llvm.getelementptr %arg1[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %10 = llvm.mlir.constant(5 : i64) : i64
//     %11 = llvm.mul %5, %10 : i64
//     %12 = llvm.getelementptr %arg8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %13 = llvm.mlir.constant(-1 : i64) : i64
//     %14 = llvm.mul %5, %13 : i64
//     %15 = llvm.mlir.constant(16 : i64) : i64
//     %16 = llvm.add %15, %14 : i64
//     %17 = llvm.mlir.constant(4 : i64) : i64
//     %18 = llvm.intr.smin(%16, %17) : (i64, i64) -> i64
//     %19 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb3(%19 : i64)
//   ^bb3(%20: i64):
//     %21 = llvm.icmp "slt" %20, %18 : i64
//     llvm.cond_br %21, ^bb4, ^bb8
//   ^bb4:
//     %22 = llvm.mlir.constant(5 : i64) : i64
//     %23 = llvm.mul %20, %22 : i64
//     %24 = llvm.getelementptr %12[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %25 = llvm.mlir.constant(8 : i64) : i64
//     %26 = llvm.mul %20, %25 : i64
//     %27 = llvm.getelementptr %1[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %28 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb5(%28 : i64)
//   ^bb5(%29: i64):
//     %30 = llvm.icmp "slt" %29, %22 : i64
//     llvm.cond_br %30, ^bb6, ^bb7
//   ^bb6:
//     %31 = llvm.getelementptr %24[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %32 = llvm.getelementptr %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %33 = llvm.load %31 : !llvm.ptr -> f32
//     llvm.store %33, %32 : f32, !llvm.ptr
//     %34 = llvm.mlir.constant(1 : i64) : i64
//     %35 = llvm.add %29, %34 : i64
//     llvm.br ^bb5(%35 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb7:
//     %36 = llvm.mlir.constant(1 : i64) : i64
//     %37 = llvm.add %20, %36 : i64
//     llvm.br ^bb3(%37 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb8:
//     %38 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %39 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %40 = llvm.getelementptr %39[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %41 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %42 = llvm.getelementptr %41[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %43 = llvm.getelementptr %1[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %44 = llvm.getelementptr %43[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %45 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %46 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %47 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %48 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %49 = llvm.load %41 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %50 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %51 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %52 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %53 = llvm.mlir.constant(0 : i64) : i64
//     %54 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb9(%53, %45, %46, %47, %48, %49, %50, %51, %52 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb9(%55: i64, %56: vector<4xf32>, %57: vector<4xf32>, %58: vector<4xf32>, %59: vector<4xf32>, %60: vector<4xf32>, %61: vector<4xf32>, %62: vector<4xf32>, %63: vector<4xf32>):
//     %64 = llvm.icmp "slt" %55, %54 : i64
//     llvm.cond_br %64, ^bb10, ^bb11
//   ^bb10:
//     %65 = llvm.getelementptr %9[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %66 = llvm.mlir.constant(8 : i64) : i64
//     %67 = llvm.mul %55, %66 : i64
//     %68 = llvm.getelementptr %2[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %69 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %70 = llvm.getelementptr %68[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %71 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %72 = llvm.load %65 : !llvm.ptr -> f32
//     %73 = llvm.mlir.poison : vector<4xf32>
//     %74 = llvm.mlir.constant(0 : i64) : i64
//     %75 = llvm.insertelement %72, %73[%74 : i64] : vector<4xf32>
//     %76 = llvm.shufflevector %75, %73 [0, 0, 0, 0] : vector<4xf32>
//     %77 = llvm.fmul %76, %69 : vector<4xf32>
//     %78 = llvm.fadd %56, %77 : vector<4xf32>
//     %79 = llvm.fmul %76, %71 : vector<4xf32>
//     %80 = llvm.fadd %57, %79 : vector<4xf32>
//     %81 = llvm.getelementptr %65[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %82 = llvm.load %81 : !llvm.ptr -> f32
//     %83 = llvm.mlir.poison : vector<4xf32>
//     %84 = llvm.insertelement %82, %83[%74 : i64] : vector<4xf32>
//     %85 = llvm.shufflevector %84, %83 [0, 0, 0, 0] : vector<4xf32>
//     %86 = llvm.fmul %85, %69 : vector<4xf32>
//     %87 = llvm.fadd %58, %86 : vector<4xf32>
//     %88 = llvm.fmul %85, %71 : vector<4xf32>
//     %89 = llvm.fadd %59, %88 : vector<4xf32>
//     %90 = llvm.getelementptr %65[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %91 = llvm.load %90 : !llvm.ptr -> f32
//     %92 = llvm.mlir.poison : vector<4xf32>
//     %93 = llvm.insertelement %91, %92[%74 : i64] : vector<4xf32>
//     %94 = llvm.shufflevector %93, %92 [0, 0, 0, 0] : vector<4xf32>
//     %95 = llvm.fmul %94, %69 : vector<4xf32>
//     %96 = llvm.fadd %60, %95 : vector<4xf32>
//     %97 = llvm.fmul %94, %71 : vector<4xf32>
//     %98 = llvm.fadd %61, %97 : vector<4xf32>
//     %99 = llvm.getelementptr %65[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %100 = llvm.load %99 : !llvm.ptr -> f32
//     %101 = llvm.mlir.poison : vector<4xf32>
//     %102 = llvm.insertelement %100, %101[%74 : i64] : vector<4xf32>
//     %103 = llvm.shufflevector %102, %101 [0, 0, 0, 0] : vector<4xf32>
//     %104 = llvm.fmul %103, %69 : vector<4xf32>
//     %105 = llvm.fadd %62, %104 : vector<4xf32>
//     %106 = llvm.fmul %103, %71 : vector<4xf32>
//     %107 = llvm.fadd %63, %106 : vector<4xf32>
//     %108 = llvm.mlir.constant(1 : i64) : i64
//     %109 = llvm.add %55, %108 : i64
//     llvm.br ^bb9(%109, %78, %80, %87, %89, %96, %98, %105, %107 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb11:
//     llvm.store %56, %1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %57, %38 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %58, %39 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %59, %40 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %60, %41 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %61, %42 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %62, %43 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %63, %44 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %110 = llvm.mlir.constant(4 : i64) : i64
//     %111 = llvm.intr.smin(%16, %110) : (i64, i64) -> i64
//     %112 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb12(%112 : i64)
//   ^bb12(%113: i64):
//     %114 = llvm.icmp "slt" %113, %111 : i64
//     llvm.cond_br %114, ^bb13, ^bb17
//   ^bb13:
//     %115 = llvm.mlir.constant(5 : i64) : i64
//     %116 = llvm.mul %113, %115 : i64
//     %117 = llvm.getelementptr %12[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %118 = llvm.mlir.constant(8 : i64) : i64
//     %119 = llvm.mul %113, %118 : i64
//     %120 = llvm.getelementptr %1[%119] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %121 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb14(%121 : i64)
//   ^bb14(%122: i64):
//     %123 = llvm.icmp "slt" %122, %115 : i64
//     llvm.cond_br %123, ^bb15, ^bb16
//   ^bb15:
//     %124 = llvm.getelementptr %117[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %125 = llvm.getelementptr %120[%122] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %126 = llvm.load %125 : !llvm.ptr -> f32
//     llvm.store %126, %124 : f32, !llvm.ptr
//     %127 = llvm.mlir.constant(1 : i64) : i64
//     %128 = llvm.add %122, %127 : i64
//     llvm.br ^bb14(%128 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb16:
//     %129 = llvm.mlir.constant(1 : i64) : i64
//     %130 = llvm.add %113, %129 : i64
//     llvm.br ^bb12(%130 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb17:
//     %131 = llvm.mlir.constant(4 : i64) : i64
//     %132 = llvm.add %5, %131 : i64
//     llvm.br ^bb1(%132 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb18:
//     llvm.return
//   }
// }
// -----
// A panel of rows has the factors of each row for two terms. The constant is read elsewhere.
memref.global constant @rows_weights : memref<5x8xf32> = dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42">
func.func @rows(%a: memref<8x16xf32>, %c: memref<5x16xf32>) {
  %w = memref.get_global @rows_weights : memref<5x8xf32>
  linalg.matmul ins(%w, %a : memref<5x8xf32>, memref<8x16xf32>) outs(%c : memref<5x16xf32>)
  return
}
// output:
// module {
//   llvm.mlir.global private constant @panels(dense<[0.000000e+00, 8.000000e+00, 1.600000e+01, 2.400000e+01, 3.200000e+01, 1.000000e+00, 9.000000e+00, 1.700000e+01, 2.500000e+01, 3.300000e+01, 2.000000e+00, 1.000000e+01, 1.800000e+01, 2.600000e+01, 3.400000e+01, 3.000000e+00, 1.100000e+01, 1.900000e+01, 2.700000e+01, 3.500000e+01, 4.000000e+00, 1.200000e+01, 2.000000e+01, 2.800000e+01, 3.600000e+01, 5.000000e+00, 1.300000e+01, 2.100000e+01, 2.900000e+01, 3.700000e+01, 6.000000e+00, 1.400000e+01, 2.200000e+01, 3.000000e+01, 3.800000e+01, 7.000000e+00, 1.500000e+01, 2.300000e+01, 3.100000e+01, 3.900000e+01, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<44xf32>) {alignment = 64 : i64} : !llvm.array<44 x f32>
//   llvm.mlir.global external constant @rows_weights(dense<[[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00], [8.000000e+00, 9.000000e+00, 1.000000e+01, 1.100000e+01, 1.200000e+01, 1.300000e+01, 1.400000e+01, 1.500000e+01], [1.600000e+01, 1.700000e+01, 1.800000e+01, 1.900000e+01, 2.000000e+01, 2.100000e+01, 2.200000e+01, 2.300000e+01], [2.400000e+01, 2.500000e+01, 2.600000e+01, 2.700000e+01, 2.800000e+01, 2.900000e+01, 3.000000e+01, 3.100000e+01], [3.200000e+01, 3.300000e+01, 3.400000e+01, 3.500000e+01, 3.600000e+01, 3.700000e+01, 3.800000e+01, 3.900000e+01]]> : tensor<5x8xf32>) : !llvm.array<5 x array<8 x f32>>
//   llvm.func @rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {mlirc.signature = (memref<8x16xf32>, memref<5x16xf32>) -> ()} {
//     %0 = llvm.mlir.addressof @panels : !llvm.ptr
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb1(%1 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %2 : i64
//     llvm.cond_br %4, ^bb2, ^bb6
//   ^bb2:
//     %5 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.getelementptr %arg8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.getelementptr %6[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %8 = llvm.getelementptr %6[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %9 = llvm.getelementptr %6[48] : (!llvm.ptr) -> !llvm.ptr, f32
//     %10 = llvm.getelementptr %6[64] : (!llvm.ptr) -> !llvm.ptr, f32
//     %11 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %12 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %13 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %14 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %15 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %16 = llvm.mlir.constant(0 : i64) : i64
//     %17 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb3(%16, %11, %12, %13, %14, %15 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb3(%18: i64, %19: vector<4xf32>, %20: vector<4xf32>, %21: vector<4xf32>, %22: vector<4xf32>, %23: vector<4xf32>):
//     %24 = llvm.icmp "slt" %18, %17 : i64
//     llvm.cond_br %24, ^bb4, ^bb5
//   ^bb4:
//     %25 = llvm.mlir.constant(5 : i64) : i64
//     %26 = llvm.mul %18, %25 : i64
//     %27 = llvm.getelementptr %0[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %29 = llvm.getelementptr %27[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %30 = llvm.load %29 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %31 = llvm.mlir.constant(16 : i64) : i64
//     %32 = llvm.mul %18, %31 : i64
//     %33 = llvm.getelementptr %5[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %35 = llvm.shufflevector %28, %28 [0, 0, 0, 0] : vector<4xf32>
//     %36 = llvm.fmul %35, %34 : vector<4xf32>
//     %37 = llvm.fadd %19, %36 : vector<4xf32>
//     %38 = llvm.shufflevector %28, %28 [1, 1, 1, 1] : vector<4xf32>
//     %39 = llvm.fmul %38, %34 : vector<4xf32>
//     %40 = llvm.fadd %20, %39 : vector<4xf32>
//     %41 = llvm.shufflevector %28, %28 [2, 2, 2, 2] : vector<4xf32>
//     %42 = llvm.fmul %41, %34 : vector<4xf32>
//     %43 = llvm.fadd %21, %42 : vector<4xf32>
//     %44 = llvm.shufflevector %28, %28 [3, 3, 3, 3] : vector<4xf32>
//     %45 = llvm.fmul %44, %34 : vector<4xf32>
//     %46 = llvm.fadd %22, %45 : vector<4xf32>
//     %47 = llvm.shufflevector %30, %30 [0, 0, 0, 0] : vector<4xf32>
//     %48 = llvm.fmul %47, %34 : vector<4xf32>
//     %49 = llvm.fadd %23, %48 : vector<4xf32>
//     %50 = llvm.mlir.constant(1 : i64) : i64
//     %51 = llvm.add %18, %50 : i64
//     llvm.br ^bb3(%51, %37, %40, %43, %46, %49 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb5:
//     llvm.store %19, %6 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %20, %7 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %21, %8 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %22, %9 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %23, %10 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %52 = llvm.mlir.constant(4 : i64) : i64
//     %53 = llvm.add %3, %52 : i64
//     llvm.br ^bb1(%53 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb6:
//     llvm.return
//   }
// }
// -----
// A global that is no constant.
memref.global "private" @variable : memref<8x5xf32> = dense<1.0>
func.func @other(%a: memref<16x8xf32>, %c: memref<16x5xf32>) {
  %w = memref.get_global @variable : memref<8x5xf32>
  linalg.matmul ins(%a, %w : memref<16x8xf32>, memref<8x5xf32>) outs(%c : memref<16x5xf32>)
  return
}
// output:
// module {
//   llvm.mlir.global private @variable(dense<1.000000e+00> : tensor<8x5xf32>) : !llvm.array<8 x array<5 x f32>>
//   llvm.func @other(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) attributes {mlirc.signature = (memref<16x8xf32>, memref<16x5xf32>) -> ()} {
//     %0 = llvm.mlir.constant(8 : i64) : i64
//     %1 = llvm.alloca %0 x vector<4xf32> : (i64) -> !llvm.ptr
//     %2 = llvm.mlir.constant(16 : i64) : i64
//     %3 = llvm.alloca %2 x vector<4xf32> : (i64) -> !llvm.ptr
//     %4 = llvm.mlir.addressof @variable : !llvm.ptr
//     %5 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     %6 = llvm.getelementptr %4[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     %7 = llvm.getelementptr %4[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     %8 = llvm.getelementptr %4[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %9 = llvm.getelementptr %4[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %10 = llvm.getelementptr %4[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %11 = llvm.getelementptr %4[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %12 = llvm.mlir.constant(0 : i64) : i64
//     %13 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb1(%12 : i64)
//   ^bb1(%14: i64):
//     %15 = llvm.icmp "slt" %14, %13 : i64
//     llvm.cond_br %15, ^bb2, ^bb3
//   ^bb2:
//     %16 = llvm.mlir.constant(5 : i64) : i64
//     %17 = llvm.mul %14, %16 : i64
//     %18 = llvm.getelementptr %4[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %19 = llvm.getelementptr %5[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %20 = llvm.getelementptr %6[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %21 = llvm.getelementptr %7[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %22 = llvm.getelementptr %8[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %23 = llvm.getelementptr %9[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %24 = llvm.getelementptr %10[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %25 = llvm.getelementptr %11[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %26 = llvm.mlir.constant(8 : i64) : i64
//     %27 = llvm.mul %14, %26 : i64
//     %28 = llvm.getelementptr %3[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %29 = llvm.load %18 : !llvm.ptr -> f32
//     llvm.store %29, %28 : f32, !llvm.ptr
//     %30 = llvm.load %19 : !llvm.ptr -> f32
//     %31 = llvm.getelementptr %28[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %30, %31 : f32, !llvm.ptr
//     %32 = llvm.load %20 : !llvm.ptr -> f32
//     %33 = llvm.getelementptr %28[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %32, %33 : f32, !llvm.ptr
//     %34 = llvm.load %21 : !llvm.ptr -> f32
//     %35 = llvm.getelementptr %28[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %34, %35 : f32, !llvm.ptr
//     %36 = llvm.load %22 : !llvm.ptr -> f32
//     %37 = llvm.getelementptr %28[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %36, %37 : f32, !llvm.ptr
//     %38 = llvm.load %23 : !llvm.ptr -> f32
//     %39 = llvm.getelementptr %28[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %38, %39 : f32, !llvm.ptr
//     %40 = llvm.load %24 : !llvm.ptr -> f32
//     %41 = llvm.getelementptr %28[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %40, %41 : f32, !llvm.ptr
//     %42 = llvm.load %25 : !llvm.ptr -> f32
//     %43 = llvm.getelementptr %28[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %42, %43 : f32, !llvm.ptr
//     %44 = llvm.mlir.constant(1 : i64) : i64
//     %45 = llvm.add %14, %44 : i64
//     llvm.br ^bb1(%45 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb3:
//     %46 = llvm.mlir.constant(0 : i64) : i64
//     %47 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb4(%46 : i64)
//   ^bb4(%48: i64):
//     %49 = llvm.icmp "slt" %48, %47 : i64
//     llvm.cond_br %49, ^bb5, ^bb21
//   ^bb5:
//     %50 = llvm.mlir.constant(8 : i64) : i64
//     %51 = llvm.mul %48, %50 : i64
//     %52 = llvm.getelementptr %arg1[%51] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %53 = llvm.mlir.constant(5 : i64) : i64
//     %54 = llvm.mul %48, %53 : i64
//     %55 = llvm.getelementptr %arg8[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %56 = llvm.mlir.constant(-1 : i64) : i64
//     %57 = llvm.mul %48, %56 : i64
//     %58 = llvm.mlir.constant(16 : i64) : i64
//     %59 = llvm.add %58, %57 : i64
//     %60 = llvm.mlir.constant(4 : i64) : i64
//     %61 = llvm.intr.smin(%59, %60) : (i64, i64) -> i64
//     %62 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb6(%62 : i64)
//   ^bb6(%63: i64):
//     %64 = llvm.icmp "slt" %63, %61 : i64
//     llvm.cond_br %64, ^bb7, ^bb11
//   ^bb7:
//     %65 = llvm.mlir.constant(5 : i64) : i64
//     %66 = llvm.mul %63, %65 : i64
//     %67 = llvm.getelementptr %55[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %68 = llvm.mlir.constant(8 : i64) : i64
//     %69 = llvm.mul %63, %68 : i64
//     %70 = llvm.getelementptr %1[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %71 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb8(%71 : i64)
//   ^bb8(%72: i64):
//     %73 = llvm.icmp "slt" %72, %65 : i64
//     llvm.cond_br %73, ^bb9, ^bb10
//   ^bb9:
//     %74 = llvm.getelementptr %67[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %75 = llvm.getelementptr %70[%72] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %76 = llvm.load %74 : !llvm.ptr -> f32
//     llvm.store %76, %75 : f32, !llvm.ptr
//     %77 = llvm.mlir.constant(1 : i64) : i64
//     %78 = llvm.add %72, %77 : i64
//     llvm.br ^bb8(%78 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb10:
//     %79 = llvm.mlir.constant(1 : i64) : i64
//     %80 = llvm.add %63, %79 : i64
//     llvm.br ^bb6(%80 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb11:
//     %81 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %82 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %83 = llvm.getelementptr %82[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %84 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %85 = llvm.getelementptr %84[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %86 = llvm.getelementptr %1[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %87 = llvm.getelementptr %86[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %88 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %89 = llvm.load %81 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %90 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %91 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %92 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %93 = llvm.load %85 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %94 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %95 = llvm.load %87 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %96 = llvm.mlir.constant(0 : i64) : i64
//     %97 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb12(%96, %88, %89, %90, %91, %92, %93, %94, %95 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb12(%98: i64, %99: vector<4xf32>, %100: vector<4xf32>, %101: vector<4xf32>, %102: vector<4xf32>, %103: vector<4xf32>, %104: vector<4xf32>, %105: vector<4xf32>, %106: vector<4xf32>):
//     %107 = llvm.icmp "slt" %98, %97 : i64
//     llvm.cond_br %107, ^bb13, ^bb14
//   ^bb13:
//     %108 = llvm.getelementptr %52[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %109 = llvm.mlir.constant(8 : i64) : i64
//     %110 = llvm.mul %98, %109 : i64
//     %111 = llvm.getelementptr %3[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %113 = llvm.getelementptr %111[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %114 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %115 = llvm.load %108 : !llvm.ptr -> f32
//     %116 = llvm.mlir.poison : vector<4xf32>
//     %117 = llvm.mlir.constant(0 : i64) : i64
//     %118 = llvm.insertelement %115, %116[%117 : i64] : vector<4xf32>
//     %119 = llvm.shufflevector %118, %116 [0, 0, 0, 0] : vector<4xf32>
//     %120 = llvm.fmul %119, %112 : vector<4xf32>
//     %121 = llvm.fadd %99, %120 : vector<4xf32>
//     %122 = llvm.fmul %119, %114 : vector<4xf32>
//     %123 = llvm.fadd %100, %122 : vector<4xf32>
//     %124 = llvm.getelementptr %108[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %125 = llvm.load %124 : !llvm.ptr -> f32
//     %126 = llvm.mlir.poison : vector<4xf32>
//     %127 = llvm.insertelement %125, %126[%117 : i64] : vector<4xf32>
//     %128 = llvm.shufflevector %127, %126 [0, 0, 0, 0] : vector<4xf32>
//     %129 = llvm.fmul %128, %112 : vector<4xf32>
//     %130 = llvm.fadd %101, %129 : vector<4xf32>
//     %131 = llvm.fmul %128, %114 : vector<4xf32>
//     %132 = llvm.fadd %102, %131 : vector<4xf32>
//     %133 = llvm.getelementptr %108[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %134 = llvm.load %133 : !llvm.ptr -> f32
//     %135 = llvm.mlir.poison : vector<4xf32>
//     %136 = llvm.insertelement %134, %135[%117 : i64] : vector<4xf32>
//     %137 = llvm.shufflevector %136, %135 [0, 0, 0, 0] : vector<4xf32>
//     %138 = llvm.fmul %137, %112 : vector<4xf32>
//     %139 = llvm.fadd %103, %138 : vector<4xf32>
//     %140 = llvm.fmul %137, %114 : vector<4xf32>
//     %141 = llvm.fadd %104, %140 : vector<4xf32>
//     %142 = llvm.getelementptr %108[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %143 = llvm.load %142 : !llvm.ptr -> f32
//     %144 = llvm.mlir.poison : vector<4xf32>
//     %145 = llvm.insertelement %143, %144[%117 : i64] : vector<4xf32>
//     %146 = llvm.shufflevector %145, %144 [0, 0, 0, 0] : vector<4xf32>
//     %147 = llvm.fmul %146, %112 : vector<4xf32>
//     %148 = llvm.fadd %105, %147 : vector<4xf32>
//     %149 = llvm.fmul %146, %114 : vector<4xf32>
//     %150 = llvm.fadd %106, %149 : vector<4xf32>
//     %151 = llvm.mlir.constant(1 : i64) : i64
//     %152 = llvm.add %98, %151 : i64
//     llvm.br ^bb12(%152, %121, %123, %130, %132, %139, %141, %148, %150 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb14:
//     llvm.store %99, %1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %100, %81 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %101, %82 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %102, %83 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %103, %84 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %104, %85 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %105, %86 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %106, %87 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %153 = llvm.mlir.constant(4 : i64) : i64
//     %154 = llvm.intr.smin(%59, %153) : (i64, i64) -> i64
//     %155 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb15(%155 : i64)
//   ^bb15(%156: i64):
//     %157 = llvm.icmp "slt" %156, %154 : i64
//     llvm.cond_br %157, ^bb16, ^bb20
//   ^bb16:
//     %158 = llvm.mlir.constant(5 : i64) : i64
//     %159 = llvm.mul %156, %158 : i64
//     %160 = llvm.getelementptr %55[%159] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %161 = llvm.mlir.constant(8 : i64) : i64
//     %162 = llvm.mul %156, %161 : i64
//     %163 = llvm.getelementptr %1[%162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %164 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb17(%164 : i64)
//   ^bb17(%165: i64):
//     %166 = llvm.icmp "slt" %165, %158 : i64
//     llvm.cond_br %166, ^bb18, ^bb19
//   ^bb18:
//     %167 = llvm.getelementptr %160[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %168 = llvm.getelementptr %163[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %169 = llvm.load %168 : !llvm.ptr -> f32
//     llvm.store %169, %167 : f32, !llvm.ptr
//     %170 = llvm.mlir.constant(1 : i64) : i64
//     %171 = llvm.add %165, %170 : i64
//     llvm.br ^bb17(%171 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb19:
//     %172 = llvm.mlir.constant(1 : i64) : i64
//     %173 = llvm.add %156, %172 : i64
//     llvm.br ^bb15(%173 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb20:
//     %174 = llvm.mlir.constant(4 : i64) : i64
//     %175 = llvm.add %48, %174 : i64
//     llvm.br ^bb4(%175 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb21:
//     llvm.return
//   }
// }
