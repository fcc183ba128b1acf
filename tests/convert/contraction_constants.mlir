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
//     %12 = llvm.load %4 : !llvm.ptr -> f32
//     llvm.store %12, %3 : f32, !llvm.ptr
//     %13 = llvm.load %5 : !llvm.ptr -> f32
//     %14 = llvm.getelementptr %3[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %13, %14 : f32, !llvm.ptr
//     %15 = llvm.load %6 : !llvm.ptr -> f32
//     %16 = llvm.getelementptr %3[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %15, %16 : f32, !llvm.ptr
//     %17 = llvm.load %7 : !llvm.ptr -> f32
//     %18 = llvm.getelementptr %3[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %17, %18 : f32, !llvm.ptr
//     %19 = llvm.load %8 : !llvm.ptr -> f32
//     %20 = llvm.getelementptr %3[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %19, %20 : f32, !llvm.ptr
//     %21 = llvm.load %9 : !llvm.ptr -> f32
//     %22 = llvm.getelementptr %3[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %21, %22 : f32, !llvm.ptr
//     %23 = llvm.load %10 : !llvm.ptr -> f32
//     %24 = llvm.getelementptr %3[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %23, %24 : f32, !llvm.ptr
//     %25 = llvm.load %11 : !llvm.ptr -> f32
//     %26 = llvm.getelementptr %3[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %25, %26 : f32, !llvm.ptr
//     %27 = llvm.getelementptr %4[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %28 = llvm.getelementptr %5[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %29 = llvm.getelementptr %6[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %30 = llvm.getelementptr %7[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %31 = llvm.getelementptr %8[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %32 = llvm.getelementptr %9[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %33 = llvm.getelementptr %10[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %34 = llvm.getelementptr %11[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     %35 = llvm.getelementptr %3[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %36 = llvm.load %27 : !llvm.ptr -> f32
//     llvm.store %36, %35 : f32, !llvm.ptr
//     %37 = llvm.load %28 : !llvm.ptr -> f32
//     %38 = llvm.getelementptr %35[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %37, %38 : f32, !llvm.ptr
//     %39 = llvm.load %29 : !llvm.ptr -> f32
//     %40 = llvm.getelementptr %35[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %39, %40 : f32, !llvm.ptr
//     %41 = llvm.load %30 : !llvm.ptr -> f32
//     %42 = llvm.getelementptr %35[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %41, %42 : f32, !llvm.ptr
//     %43 = llvm.load %31 : !llvm.ptr -> f32
//     %44 = llvm.getelementptr %35[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %43, %44 : f32, !llvm.ptr
//     %45 = llvm.load %32 : !llvm.ptr -> f32
//     %46 = llvm.getelementptr %35[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %45, %46 : f32, !llvm.ptr
//     %47 = llvm.load %33 : !llvm.ptr -> f32
//     %48 = llvm.getelementptr %35[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %47, %48 : f32, !llvm.ptr
//     %49 = llvm.load %34 : !llvm.ptr -> f32
//     %50 = llvm.getelementptr %35[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %49, %50 : f32, !llvm.ptr
//     %51 = llvm.getelementptr %4[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %52 = llvm.getelementptr %5[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %53 = llvm.getelementptr %6[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %54 = llvm.getelementptr %7[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %55 = llvm.getelementptr %8[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %56 = llvm.getelementptr %9[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %57 = llvm.getelementptr %10[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %58 = llvm.getelementptr %11[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     %59 = llvm.getelementptr %3[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %60 = llvm.load %51 : !llvm.ptr -> f32
//     llvm.store %60, %59 : f32, !llvm.ptr
//     %61 = llvm.load %52 : !llvm.ptr -> f32
//     %62 = llvm.getelementptr %59[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %61, %62 : f32, !llvm.ptr
//     %63 = llvm.load %53 : !llvm.ptr -> f32
//     %64 = llvm.getelementptr %59[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %63, %64 : f32, !llvm.ptr
//     %65 = llvm.load %54 : !llvm.ptr -> f32
//     %66 = llvm.getelementptr %59[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %65, %66 : f32, !llvm.ptr
//     %67 = llvm.load %55 : !llvm.ptr -> f32
//     %68 = llvm.getelementptr %59[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %67, %68 : f32, !llvm.ptr
//     %69 = llvm.load %56 : !llvm.ptr -> f32
//     %70 = llvm.getelementptr %59[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %69, %70 : f32, !llvm.ptr
//     %71 = llvm.load %57 : !llvm.ptr -> f32
//     %72 = llvm.getelementptr %59[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %71, %72 : f32, !llvm.ptr
//     %73 = llvm.load %58 : !llvm.ptr -> f32
//     %74 = llvm.getelementptr %59[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %73, %74 : f32, !llvm.ptr
//     %75 = llvm.getelementptr %4[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %76 = llvm.getelementptr %5[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %77 = llvm.getelementptr %6[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %78 = llvm.getelementptr %7[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %79 = llvm.getelementptr %8[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %80 = llvm.getelementptr %9[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %81 = llvm.getelementptr %10[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %82 = llvm.getelementptr %11[15] : (!llvm.ptr) -> !llvm.ptr, f32
//     %83 = llvm.getelementptr %3[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %84 = llvm.load %75 : !llvm.ptr -> f32
//     llvm.store %84, %83 : f32, !llvm.ptr
//     %85 = llvm.load %76 : !llvm.ptr -> f32
//     %86 = llvm.getelementptr %83[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %85, %86 : f32, !llvm.ptr
//     %87 = llvm.load %77 : !llvm.ptr -> f32
//     %88 = llvm.getelementptr %83[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %87, %88 : f32, !llvm.ptr
//     %89 = llvm.load %78 : !llvm.ptr -> f32
//     %90 = llvm.getelementptr %83[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %89, %90 : f32, !llvm.ptr
//     %91 = llvm.load %79 : !llvm.ptr -> f32
//     %92 = llvm.getelementptr %83[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %91, %92 : f32, !llvm.ptr
//     %93 = llvm.load %80 : !llvm.ptr -> f32
//     %94 = llvm.getelementptr %83[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %93, %94 : f32, !llvm.ptr
//     %95 = llvm.load %81 : !llvm.ptr -> f32
//     %96 = llvm.getelementptr %83[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %95, %96 : f32, !llvm.ptr
//     %97 = llvm.load %82 : !llvm.ptr -> f32
//     %98 = llvm.getelementptr %83[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %97, %98 : f32, !llvm.ptr
//     %99 = llvm.getelementptr %4[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %100 = llvm.getelementptr %5[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %101 = llvm.getelementptr %6[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %102 = llvm.getelementptr %7[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %103 = llvm.getelementptr %8[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %104 = llvm.getelementptr %9[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %105 = llvm.getelementptr %10[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %106 = llvm.getelementptr %11[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %107 = llvm.getelementptr %3[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %108 = llvm.load %99 : !llvm.ptr -> f32
//     llvm.store %108, %107 : f32, !llvm.ptr
//     %109 = llvm.load %100 : !llvm.ptr -> f32
//     %110 = llvm.getelementptr %107[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %109, %110 : f32, !llvm.ptr
//     %111 = llvm.load %101 : !llvm.ptr -> f32
//     %112 = llvm.getelementptr %107[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %111, %112 : f32, !llvm.ptr
//     %113 = llvm.load %102 : !llvm.ptr -> f32
//     %114 = llvm.getelementptr %107[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %113, %114 : f32, !llvm.ptr
//     %115 = llvm.load %103 : !llvm.ptr -> f32
//     %116 = llvm.getelementptr %107[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %115, %116 : f32, !llvm.ptr
//     %117 = llvm.load %104 : !llvm.ptr -> f32
//     %118 = llvm.getelementptr %107[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %117, %118 : f32, !llvm.ptr
//     %119 = llvm.load %105 : !llvm.ptr -> f32
//     %120 = llvm.getelementptr %107[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %119, %120 : f32, !llvm.ptr
//     %121 = llvm.load %106 : !llvm.ptr -> f32
//     %122 = llvm.getelementptr %107[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %121, %122 : f32, !llvm.ptr
//     %123 = llvm.getelementptr %4[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %124 = llvm.getelementptr %5[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %125 = llvm.getelementptr %6[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %126 = llvm.getelementptr %7[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %127 = llvm.getelementptr %8[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %128 = llvm.getelementptr %9[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %129 = llvm.getelementptr %10[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %130 = llvm.getelementptr %11[25] : (!llvm.ptr) -> !llvm.ptr, f32
//     %131 = llvm.getelementptr %3[40] : (!llvm.ptr) -> !llvm.ptr, f32
//     %132 = llvm.load %123 : !llvm.ptr -> f32
//     llvm.store %132, %131 : f32, !llvm.ptr
//     %133 = llvm.load %124 : !llvm.ptr -> f32
//     %134 = llvm.getelementptr %131[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %133, %134 : f32, !llvm.ptr
//     %135 = llvm.load %125 : !llvm.ptr -> f32
//     %136 = llvm.getelementptr %131[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %135, %136 : f32, !llvm.ptr
//     %137 = llvm.load %126 : !llvm.ptr -> f32
//     %138 = llvm.getelementptr %131[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %137, %138 : f32, !llvm.ptr
//     %139 = llvm.load %127 : !llvm.ptr -> f32
//     %140 = llvm.getelementptr %131[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %139, %140 : f32, !llvm.ptr
//     %141 = llvm.load %128 : !llvm.ptr -> f32
//     %142 = llvm.getelementptr %131[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %141, %142 : f32, !llvm.ptr
//     %143 = llvm.load %129 : !llvm.ptr -> f32
//     %144 = llvm.getelementptr %131[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %143, %144 : f32, !llvm.ptr
//     %145 = llvm.load %130 : !llvm.ptr -> f32
//     %146 = llvm.getelementptr %131[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %145, %146 : f32, !llvm.ptr
//     %147 = llvm.getelementptr %4[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %148 = llvm.getelementptr %5[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %149 = llvm.getelementptr %6[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %150 = llvm.getelementptr %7[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %151 = llvm.getelementptr %8[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %152 = llvm.getelementptr %9[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %153 = llvm.getelementptr %10[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %154 = llvm.getelementptr %11[30] : (!llvm.ptr) -> !llvm.ptr, f32
//     %155 = llvm.getelementptr %3[48] : (!llvm.ptr) -> !llvm.ptr, f32
//     %156 = llvm.load %147 : !llvm.ptr -> f32
//     llvm.store %156, %155 : f32, !llvm.ptr
//     %157 = llvm.load %148 : !llvm.ptr -> f32
//     %158 = llvm.getelementptr %155[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %157, %158 : f32, !llvm.ptr
//     %159 = llvm.load %149 : !llvm.ptr -> f32
//     %160 = llvm.getelementptr %155[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %159, %160 : f32, !llvm.ptr
//     %161 = llvm.load %150 : !llvm.ptr -> f32
//     %162 = llvm.getelementptr %155[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %161, %162 : f32, !llvm.ptr
//     %163 = llvm.load %151 : !llvm.ptr -> f32
//     %164 = llvm.getelementptr %155[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %163, %164 : f32, !llvm.ptr
//     %165 = llvm.load %152 : !llvm.ptr -> f32
//     %166 = llvm.getelementptr %155[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %165, %166 : f32, !llvm.ptr
//     %167 = llvm.load %153 : !llvm.ptr -> f32
//     %168 = llvm.getelementptr %155[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %167, %168 : f32, !llvm.ptr
//     %169 = llvm.load %154 : !llvm.ptr -> f32
//     %170 = llvm.getelementptr %155[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %169, %170 : f32, !llvm.ptr
//     %171 = llvm.getelementptr %4[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %172 = llvm.getelementptr %5[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %173 = llvm.getelementptr %6[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %174 = llvm.getelementptr %7[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %175 = llvm.getelementptr %8[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %176 = llvm.getelementptr %9[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %177 = llvm.getelementptr %10[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %178 = llvm.getelementptr %11[35] : (!llvm.ptr) -> !llvm.ptr, f32
//     %179 = llvm.getelementptr %3[56] : (!llvm.ptr) -> !llvm.ptr, f32
//     %180 = llvm.load %171 : !llvm.ptr -> f32
//     llvm.store %180, %179 : f32, !llvm.ptr
//     %181 = llvm.load %172 : !llvm.ptr -> f32
//     %182 = llvm.getelementptr %179[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %181, %182 : f32, !llvm.ptr
//     %183 = llvm.load %173 : !llvm.ptr -> f32
//     %184 = llvm.getelementptr %179[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %183, %184 : f32, !llvm.ptr
//     %185 = llvm.load %174 : !llvm.ptr -> f32
//     %186 = llvm.getelementptr %179[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %185, %186 : f32, !llvm.ptr
//     %187 = llvm.load %175 : !llvm.ptr -> f32
//     %188 = llvm.getelementptr %179[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %187, %188 : f32, !llvm.ptr
//     %189 = llvm.load %176 : !llvm.ptr -> f32
//     %190 = llvm.getelementptr %179[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %189, %190 : f32, !llvm.ptr
//     %191 = llvm.load %177 : !llvm.ptr -> f32
//     %192 = llvm.getelementptr %179[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %191, %192 : f32, !llvm.ptr
//     %193 = llvm.load %178 : !llvm.ptr -> f32
//     %194 = llvm.getelementptr %179[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %193, %194 : f32, !llvm.ptr
//     %195 = llvm.mlir.constant(0 : i64) : i64
//     %196 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb1(%195 : i64)
//   ^bb1(%197: i64):
//     %198 = llvm.icmp "slt" %197, %196 : i64
//     llvm.cond_br %198, ^bb2, ^bb18
//   ^bb2:
//     %199 = llvm.mlir.constant(8 : i64) : i64
//     %200 = llvm.mul %197, %199 : i64
//     %201 = llvm.getelementptr %arg1[%200] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %202 = llvm.mlir.constant(5 : i64) : i64
//     %203 = llvm.mul %197, %202 : i64
//     %204 = llvm.getelementptr %arg8[%203] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %205 = llvm.mlir.constant(-1 : i64) : i64
//     %206 = llvm.mul %197, %205 : i64
//     %207 = llvm.mlir.constant(16 : i64) : i64
//     %208 = llvm.add %207, %206 : i64
//     %209 = llvm.mlir.constant(4 : i64) : i64
//     %210 = llvm.intr.smin(%208, %209) : (i64, i64) -> i64
//     %211 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb3(%211 : i64)
//   ^bb3(%212: i64):
//     %213 = llvm.icmp "slt" %212, %210 : i64
//     llvm.cond_br %213, ^bb4, ^bb8
//   ^bb4:
//     %214 = llvm.mlir.constant(5 : i64) : i64
//     %215 = llvm.mul %212, %214 : i64
//     %216 = llvm.getelementptr %204[%215] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %217 = llvm.mlir.constant(8 : i64) : i64
//     %218 = llvm.mul %212, %217 : i64
//     %219 = llvm.getelementptr %1[%218] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %220 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb5(%220 : i64)
//   ^bb5(%221: i64):
//     %222 = llvm.icmp "slt" %221, %214 : i64
//     llvm.cond_br %222, ^bb6, ^bb7
//   ^bb6:
//     %223 = llvm.getelementptr %216[%221] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %224 = llvm.getelementptr %219[%221] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %225 = llvm.load %223 : !llvm.ptr -> f32
//     llvm.store %225, %224 : f32, !llvm.ptr
//     %226 = llvm.mlir.constant(1 : i64) : i64
//     %227 = llvm.add %221, %226 : i64
//     llvm.br ^bb5(%227 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb7:
//     %228 = llvm.mlir.constant(1 : i64) : i64
//     %229 = llvm.add %212, %228 : i64
//     llvm.br ^bb3(%229 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb8:
//     %230 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %231 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %232 = llvm.getelementptr %231[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %233 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %234 = llvm.getelementptr %233[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %235 = llvm.getelementptr %1[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %236 = llvm.getelementptr %235[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %237 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %238 = llvm.load %230 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %239 = llvm.load %231 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %240 = llvm.load %232 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %241 = llvm.load %233 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %242 = llvm.load %234 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %243 = llvm.load %235 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %244 = llvm.load %236 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %245 = llvm.mlir.constant(0 : i64) : i64
//     %246 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb9(%245, %237, %238, %239, %240, %241, %242, %243, %244 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb9(%247: i64, %248: vector<4xf32>, %249: vector<4xf32>, %250: vector<4xf32>, %251: vector<4xf32>, %252: vector<4xf32>, %253: vector<4xf32>, %254: vector<4xf32>, %255: vector<4xf32>):
//     %256 = llvm.icmp "slt" %247, %246 : i64
//     llvm.cond_br %256, ^bb10, ^bb11
//   ^bb10:
//     %257 = llvm.getelementptr %201[%247] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %258 = llvm.mlir.constant(8 : i64) : i64
//     %259 = llvm.mul %247, %258 : i64
//     %260 = llvm.getelementptr %3[%259] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %261 = llvm.load %260 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %262 = llvm.getelementptr %260[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %263 = llvm.load %262 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %264 = llvm.load %257 : !llvm.ptr -> f32
//     %265 = llvm.mlir.poison : vector<4xf32>
//     %266 = llvm.mlir.constant(0 : i64) : i64
//     %267 = llvm.insertelement %264, %265[%266 : i64] : vector<4xf32>
//     %268 = llvm.shufflevector %267, %265 [0, 0, 0, 0] : vector<4xf32>
//     %269 = llvm.fmul %268, %261 : vector<4xf32>
//     %270 = llvm.fadd %248, %269 : vector<4xf32>
//     %271 = llvm.fmul %268, %263 : vector<4xf32>
//     %272 = llvm.fadd %249, %271 : vector<4xf32>
//     %273 = llvm.getelementptr %257[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %274 = llvm.load %273 : !llvm.ptr -> f32
//     %275 = llvm.mlir.poison : vector<4xf32>
//     %276 = llvm.insertelement %274, %275[%266 : i64] : vector<4xf32>
//     %277 = llvm.shufflevector %276, %275 [0, 0, 0, 0] : vector<4xf32>
//     %278 = llvm.fmul %277, %261 : vector<4xf32>
//     %279 = llvm.fadd %250, %278 : vector<4xf32>
//     %280 = llvm.fmul %277, %263 : vector<4xf32>
//     %281 = llvm.fadd %251, %280 : vector<4xf32>
//     %282 = llvm.getelementptr %257[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %283 = llvm.load %282 : !llvm.ptr -> f32
//     %284 = llvm.mlir.poison : vector<4xf32>
//     %285 = llvm.insertelement %283, %284[%266 : i64] : vector<4xf32>
//     %286 = llvm.shufflevector %285, %284 [0, 0, 0, 0] : vector<4xf32>
//     %287 = llvm.fmul %286, %261 : vector<4xf32>
//     %288 = llvm.fadd %252, %287 : vector<4xf32>
//     %289 = llvm.fmul %286, %263 : vector<4xf32>
//     %290 = llvm.fadd %253, %289 : vector<4xf32>
//     %291 = llvm.getelementptr %257[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %292 = llvm.load %291 : !llvm.ptr -> f32
//     %293 = llvm.mlir.poison : vector<4xf32>
//     %294 = llvm.insertelement %292, %293[%266 : i64] : vector<4xf32>
//     %295 = llvm.shufflevector %294, %293 [0, 0, 0, 0] : vector<4xf32>
//     %296 = llvm.fmul %295, %261 : vector<4xf32>
//     %297 = llvm.fadd %254, %296 : vector<4xf32>
//     %298 = llvm.fmul %295, %263 : vector<4xf32>
//     %299 = llvm.fadd %255, %298 : vector<4xf32>
//     %300 = llvm.mlir.constant(1 : i64) : i64
//     %301 = llvm.add %247, %300 : i64
//     llvm.br ^bb9(%301, %270, %272, %279, %281, %288, %290, %297, %299 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb11:
//     llvm.store %248, %1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %249, %230 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %250, %231 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %251, %232 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %252, %233 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %253, %234 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %254, %235 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %255, %236 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %302 = llvm.mlir.constant(4 : i64) : i64
//     %303 = llvm.intr.smin(%208, %302) : (i64, i64) -> i64
//     %304 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb12(%304 : i64)
//   ^bb12(%305: i64):
//     %306 = llvm.icmp "slt" %305, %303 : i64
//     llvm.cond_br %306, ^bb13, ^bb17
//   ^bb13:
//     %307 = llvm.mlir.constant(5 : i64) : i64
//     %308 = llvm.mul %305, %307 : i64
//     %309 = llvm.getelementptr %204[%308] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %310 = llvm.mlir.constant(8 : i64) : i64
//     %311 = llvm.mul %305, %310 : i64
//     %312 = llvm.getelementptr %1[%311] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %313 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb14(%313 : i64)
//   ^bb14(%314: i64):
//     %315 = llvm.icmp "slt" %314, %307 : i64
//     llvm.cond_br %315, ^bb15, ^bb16
//   ^bb15:
//     %316 = llvm.getelementptr %309[%314] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %317 = llvm.getelementptr %312[%314] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %318 = llvm.load %317 : !llvm.ptr -> f32
//     llvm.store %318, %316 : f32, !llvm.ptr
//     %319 = llvm.mlir.constant(1 : i64) : i64
//     %320 = llvm.add %314, %319 : i64
//     llvm.br ^bb14(%320 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb16:
//     %321 = llvm.mlir.constant(1 : i64) : i64
//     %322 = llvm.add %305, %321 : i64
//     llvm.br ^bb12(%322 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb17:
//     %323 = llvm.mlir.constant(4 : i64) : i64
//     %324 = llvm.add %197, %323 : i64
//     llvm.br ^bb1(%324 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb18:
//     llvm.return
//   }
// }
