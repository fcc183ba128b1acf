// A product: a panel of 8 columns is packed, and tiles of 4 rows and 2 vectors use it.
func.func @product(%a: memref<16x32xf32>, %b: memref<32x16xf32>, %c: memref<16x16xf32>) {
  linalg.matmul ins(%a, %b : memref<16x32xf32>, memref<32x16xf32>) outs(%c : memref<16x16xf32>)
  return
}
// output:
// module {
//   llvm.func @product(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {mlirc.signature = (memref<16x32xf32>, memref<32x16xf32>, memref<16x16xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %1 : i64
//     llvm.cond_br %3, ^bb2, ^bb9
//   ^bb2:
//     %4 = llvm.mlir.constant(32 : i64) : i64
//     %5 = llvm.mul %2, %4 : i64
//     %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb3(%7 : i64)
//   ^bb3(%9: i64):
//     %10 = llvm.icmp "slt" %9, %8 : i64
//     llvm.cond_br %10, ^bb4, ^bb8
//   ^bb4:
//     %11 = llvm.getelementptr %arg8[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %12 = llvm.mlir.constant(16 : i64) : i64
//     %13 = llvm.mul %2, %12 : i64
//     %14 = llvm.getelementptr %arg15[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %15 = llvm.getelementptr %14[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %16 = llvm.getelementptr %15[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %17 = llvm.getelementptr %15[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %18 = llvm.getelementptr %17[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %19 = llvm.getelementptr %15[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %20 = llvm.getelementptr %19[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %21 = llvm.getelementptr %15[48] : (!llvm.ptr) -> !llvm.ptr, f32
//     %22 = llvm.getelementptr %21[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %23 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %24 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %25 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %26 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %27 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %28 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %29 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %30 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %31 = llvm.mlir.constant(0 : i64) : i64
//     %32 = llvm.mlir.constant(32 : i64) : i64
//     llvm.br ^bb5(%31, %23, %24, %25, %26, %27, %28, %29, %30 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb5(%33: i64, %34: vector<4xf32>, %35: vector<4xf32>, %36: vector<4xf32>, %37: vector<4xf32>, %38: vector<4xf32>, %39: vector<4xf32>, %40: vector<4xf32>, %41: vector<4xf32>):
//     %42 = llvm.icmp "slt" %33, %32 : i64
//     llvm.cond_br %42, ^bb6, ^bb7
//   ^bb6:
//     %43 = llvm.getelementptr %6[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %44 = llvm.mlir.constant(16 : i64) : i64
//     %45 = llvm.mul %33, %44 : i64
//     %46 = llvm.getelementptr %11[%45] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %47 = llvm.load %46 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %48 = llvm.getelementptr %46[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %50 = llvm.load %43 : !llvm.ptr -> f32
//     %51 = llvm.mlir.poison : vector<4xf32>
//     %52 = llvm.mlir.constant(0 : i64) : i64
//     %53 = llvm.insertelement %50, %51[%52 : i64] : vector<4xf32>
//     %54 = llvm.shufflevector %53, %51 [0, 0, 0, 0] : vector<4xf32>
//     %55 = llvm.fmul %54, %47 : vector<4xf32>
//     %56 = llvm.fadd %34, %55 : vector<4xf32>
//     %57 = llvm.fmul %54, %49 : vector<4xf32>
//     %58 = llvm.fadd %35, %57 : vector<4xf32>
//     %59 = llvm.getelementptr %43[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %60 = llvm.load %59 : !llvm.ptr -> f32
//     %61 = llvm.mlir.poison : vector<4xf32>
//     %62 = llvm.insertelement %60, %61[%52 : i64] : vector<4xf32>
//     %63 = llvm.shufflevector %62, %61 [0, 0, 0, 0] : vector<4xf32>
//     %64 = llvm.fmul %63, %47 : vector<4xf32>
//     %65 = llvm.fadd %36, %64 : vector<4xf32>
//     %66 = llvm.fmul %63, %49 : vector<4xf32>
//     %67 = llvm.fadd %37, %66 : vector<4xf32>
//     %68 = llvm.getelementptr %43[64] : (!llvm.ptr) -> !llvm.ptr, f32
//     %69 = llvm.load %68 : !llvm.ptr -> f32
//     %70 = llvm.mlir.poison : vector<4xf32>
//     %71 = llvm.insertelement %69, %70[%52 : i64] : vector<4xf32>
//     %72 = llvm.shufflevector %71, %70 [0, 0, 0, 0] : vector<4xf32>
//     %73 = llvm.fmul %72, %47 : vector<4xf32>
//     %74 = llvm.fadd %38, %73 : vector<4xf32>
//     %75 = llvm.fmul %72, %49 : vector<4xf32>
//     %76 = llvm.fadd %39, %75 : vector<4xf32>
//     %77 = llvm.getelementptr %43[96] : (!llvm.ptr) -> !llvm.ptr, f32
//     %78 = llvm.load %77 : !llvm.ptr -> f32
//     %79 = llvm.mlir.poison : vector<4xf32>
//     %80 = llvm.insertelement %78, %79[%52 : i64] : vector<4xf32>
//     %81 = llvm.shufflevector %80, %79 [0, 0, 0, 0] : vector<4xf32>
//     %82 = llvm.fmul %81, %47 : vector<4xf32>
//     %83 = llvm.fadd %40, %82 : vector<4xf32>
//     %84 = llvm.fmul %81, %49 : vector<4xf32>
//     %85 = llvm.fadd %41, %84 : vector<4xf32>
//     %86 = llvm.mlir.constant(1 : i64) : i64
//     %87 = llvm.add %33, %86 : i64
//     llvm.br ^bb5(%87, %56, %58, %65, %67, %74, %76, %83, %85 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb7:
//     llvm.store %34, %15 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %35, %16 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %36, %17 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %37, %18 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %38, %19 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %39, %20 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %40, %21 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %41, %22 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %88 = llvm.mlir.constant(8 : i64) : i64
//     %89 = llvm.add %9, %88 : i64
//     llvm.br ^bb3(%89 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb8:
//     %90 = llvm.mlir.constant(4 : i64) : i64
//     %91 = llvm.add %2, %90 : i64
//     llvm.br ^bb1(%91 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb9:
//     llvm.return
//   }
// }
// -----
// The lanes are the columns of the image, of which the last block has 3. Filters are rows.
func.func @convolution(%a: memref<1x4x5x13xf32>, %b: memref<4x4x3x3xf32>, %c: memref<1x4x3x11xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a, %b : memref<1x4x5x13xf32>, memref<4x4x3x3xf32>)
    outs(%c : memref<1x4x3x11xf32>)
  return
}
// output:
// module {
//   llvm.func @convolution(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: i64, %arg11: !llvm.ptr, %arg12: !llvm.ptr, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: !llvm.ptr, %arg23: !llvm.ptr, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64) attributes {mlirc.signature = (memref<1x4x5x13xf32>, memref<4x4x3x3xf32>, memref<1x4x3x11xf32>) -> ()} {
//     %0 = llvm.mlir.constant(6 : i64) : i64
//     %1 = llvm.alloca %0 x vector<4xf32> : (i64) -> !llvm.ptr
//     %2 = llvm.mlir.constant(324 : i64) : i64
//     %3 = llvm.alloca %2 x vector<4xf32> : (i64) -> !llvm.ptr
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.mlir.constant(33 : i64) : i64
//     llvm.br ^bb1(%4 : i64)
//   ^bb1(%6: i64):
//     %7 = llvm.icmp "slt" %6, %5 : i64
//     llvm.cond_br %7, ^bb2, ^bb12
//   ^bb2:
//     %8 = llvm.mlir.constant(32 : i64) : i64
//     %9 = llvm.intr.smin(%6, %8) : (i64, i64) -> i64
//     %10 = llvm.mlir.constant(11 : i64) : i64
//     %11 = llvm.urem %9, %10 : i64
//     %12 = llvm.getelementptr %arg1[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %13 = llvm.udiv %9, %10 : i64
//     %14 = llvm.mlir.constant(13 : i64) : i64
//     %15 = llvm.mul %13, %14 : i64
//     %16 = llvm.getelementptr %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %6, %17 : i64
//     %19 = llvm.intr.smin(%18, %8) : (i64, i64) -> i64
//     %20 = llvm.urem %19, %10 : i64
//     %21 = llvm.getelementptr %arg1[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %22 = llvm.udiv %19, %10 : i64
//     %23 = llvm.mul %22, %14 : i64
//     %24 = llvm.getelementptr %21[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %25 = llvm.mlir.constant(2 : i64) : i64
//     %26 = llvm.add %6, %25 : i64
//     %27 = llvm.intr.smin(%26, %8) : (i64, i64) -> i64
//     %28 = llvm.urem %27, %10 : i64
//     %29 = llvm.getelementptr %arg1[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %30 = llvm.udiv %27, %10 : i64
//     %31 = llvm.mul %30, %14 : i64
//     %32 = llvm.getelementptr %29[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %33 = llvm.mlir.constant(3 : i64) : i64
//     %34 = llvm.add %6, %33 : i64
//     %35 = llvm.intr.smin(%34, %8) : (i64, i64) -> i64
//     %36 = llvm.urem %35, %10 : i64
//     %37 = llvm.getelementptr %arg1[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %38 = llvm.udiv %35, %10 : i64
//     %39 = llvm.mul %38, %14 : i64
//     %40 = llvm.getelementptr %37[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %41 = llvm.mlir.constant(4 : i64) : i64
//     %42 = llvm.add %6, %41 : i64
//     %43 = llvm.intr.smin(%42, %8) : (i64, i64) -> i64
//     %44 = llvm.urem %43, %10 : i64
//     %45 = llvm.getelementptr %arg1[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %46 = llvm.udiv %43, %10 : i64
//     %47 = llvm.mul %46, %14 : i64
//     %48 = llvm.getelementptr %45[%47] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %49 = llvm.mlir.constant(5 : i64) : i64
//     %50 = llvm.add %6, %49 : i64
//     %51 = llvm.intr.smin(%50, %8) : (i64, i64) -> i64
//     %52 = llvm.urem %51, %10 : i64
//     %53 = llvm.getelementptr %arg1[%52] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %54 = llvm.udiv %51, %10 : i64
//     %55 = llvm.mul %54, %14 : i64
//     %56 = llvm.getelementptr %53[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %57 = llvm.mlir.constant(6 : i64) : i64
//     %58 = llvm.add %6, %57 : i64
//     %59 = llvm.intr.smin(%58, %8) : (i64, i64) -> i64
//     %60 = llvm.urem %59, %10 : i64
//     %61 = llvm.getelementptr %arg1[%60] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %62 = llvm.udiv %59, %10 : i64
//     %63 = llvm.mul %62, %14 : i64
//     %64 = llvm.getelementptr %61[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %65 = llvm.mlir.constant(7 : i64) : i64
//     %66 = llvm.add %6, %65 : i64
//     %67 = llvm.intr.smin(%66, %8) : (i64, i64) -> i64
//     %68 = llvm.urem %67, %10 : i64
//     %69 = llvm.getelementptr %arg1[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %70 = llvm.udiv %67, %10 : i64
//     %71 = llvm.mul %70, %14 : i64
//     %72 = llvm.getelementptr %69[%71] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %73 = llvm.mlir.constant(8 : i64) : i64
//     %74 = llvm.add %6, %73 : i64
//     %75 = llvm.intr.smin(%74, %8) : (i64, i64) -> i64
//     %76 = llvm.urem %75, %10 : i64
//     %77 = llvm.getelementptr %arg1[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %78 = llvm.udiv %75, %10 : i64
//     %79 = llvm.mul %78, %14 : i64
//     %80 = llvm.getelementptr %77[%79] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %81 = llvm.mlir.constant(9 : i64) : i64
//     %82 = llvm.add %6, %81 : i64
//     %83 = llvm.intr.smin(%82, %8) : (i64, i64) -> i64
//     %84 = llvm.urem %83, %10 : i64
//     %85 = llvm.getelementptr %arg1[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %86 = llvm.udiv %83, %10 : i64
//     %87 = llvm.mul %86, %14 : i64
//     %88 = llvm.getelementptr %85[%87] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %89 = llvm.mlir.constant(10 : i64) : i64
//     %90 = llvm.add %6, %89 : i64
//     %91 = llvm.intr.smin(%90, %8) : (i64, i64) -> i64
//     %92 = llvm.urem %91, %10 : i64
//     %93 = llvm.getelementptr %arg1[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %94 = llvm.udiv %91, %10 : i64
//     %95 = llvm.mul %94, %14 : i64
//     %96 = llvm.getelementptr %93[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %97 = llvm.add %6, %10 : i64
//     %98 = llvm.intr.smin(%97, %8) : (i64, i64) -> i64
//     %99 = llvm.urem %98, %10 : i64
//     %100 = llvm.getelementptr %arg1[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %101 = llvm.udiv %98, %10 : i64
//     %102 = llvm.mul %101, %14 : i64
//     %103 = llvm.getelementptr %100[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %104 = llvm.mlir.constant(36 : i64) : i64
//     %105 = llvm.mul %6, %104 : i64
//     %106 = llvm.getelementptr %3[%105] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %107 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb3(%107 : i64)
//   ^bb3(%108: i64):
//     %109 = llvm.icmp "slt" %108, %41 : i64
//     llvm.cond_br %109, ^bb4, ^bb11
//   ^bb4:
//     %110 = llvm.mlir.constant(65 : i64) : i64
//     %111 = llvm.mul %108, %110 : i64
//     %112 = llvm.getelementptr %16[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %113 = llvm.getelementptr %24[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %114 = llvm.getelementptr %32[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %115 = llvm.getelementptr %40[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %116 = llvm.getelementptr %48[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %117 = llvm.getelementptr %56[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %118 = llvm.getelementptr %64[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %119 = llvm.getelementptr %72[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %120 = llvm.getelementptr %80[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %121 = llvm.getelementptr %88[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %122 = llvm.getelementptr %96[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %123 = llvm.getelementptr %103[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %124 = llvm.mlir.constant(108 : i64) : i64
//     %125 = llvm.mul %108, %124 : i64
//     %126 = llvm.getelementptr %106[%125] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %127 = llvm.mlir.constant(0 : i64) : i64
//     %128 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb5(%127 : i64)
//   ^bb5(%129: i64):
//     %130 = llvm.icmp "slt" %129, %128 : i64
//     llvm.cond_br %130, ^bb6, ^bb10
//   ^bb6:
//     %131 = llvm.mlir.constant(13 : i64) : i64
//     %132 = llvm.mul %129, %131 : i64
//     %133 = llvm.getelementptr %112[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %134 = llvm.getelementptr %113[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %135 = llvm.getelementptr %114[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %136 = llvm.getelementptr %115[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %137 = llvm.getelementptr %116[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %138 = llvm.getelementptr %117[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %139 = llvm.getelementptr %118[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %140 = llvm.getelementptr %119[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %141 = llvm.getelementptr %120[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %142 = llvm.getelementptr %121[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %143 = llvm.getelementptr %122[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %144 = llvm.getelementptr %123[%132] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %145 = llvm.mlir.constant(36 : i64) : i64
//     %146 = llvm.mul %129, %145 : i64
//     %147 = llvm.getelementptr %126[%146] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %148 = llvm.mlir.constant(0 : i64) : i64
//     %149 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb7(%148 : i64)
//   ^bb7(%150: i64):
//     %151 = llvm.icmp "slt" %150, %149 : i64
//     llvm.cond_br %151, ^bb8, ^bb9
//   ^bb8:
//     %152 = llvm.getelementptr %133[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %153 = llvm.getelementptr %134[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %154 = llvm.getelementptr %135[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %155 = llvm.getelementptr %136[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %156 = llvm.getelementptr %137[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %157 = llvm.getelementptr %138[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %158 = llvm.getelementptr %139[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %159 = llvm.getelementptr %140[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %160 = llvm.getelementptr %141[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %161 = llvm.getelementptr %142[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %162 = llvm.getelementptr %143[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %163 = llvm.getelementptr %144[%150] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %164 = llvm.mlir.constant(12 : i64) : i64
//     %165 = llvm.mul %150, %164 : i64
//     %166 = llvm.getelementptr %147[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %167 = llvm.load %152 : !llvm.ptr -> f32
//     llvm.store %167, %166 : f32, !llvm.ptr
//     %168 = llvm.load %153 : !llvm.ptr -> f32
//     %169 = llvm.getelementptr %166[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %168, %169 : f32, !llvm.ptr
//     %170 = llvm.load %154 : !llvm.ptr -> f32
//     %171 = llvm.getelementptr %166[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %170, %171 : f32, !llvm.ptr
//     %172 = llvm.load %155 : !llvm.ptr -> f32
//     %173 = llvm.getelementptr %166[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %172, %173 : f32, !llvm.ptr
//     %174 = llvm.load %156 : !llvm.ptr -> f32
//     %175 = llvm.getelementptr %166[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %174, %175 : f32, !llvm.ptr
//     %176 = llvm.load %157 : !llvm.ptr -> f32
//     %177 = llvm.getelementptr %166[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %176, %177 : f32, !llvm.ptr
//     %178 = llvm.load %158 : !llvm.ptr -> f32
//     %179 = llvm.getelementptr %166[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %178, %179 : f32, !llvm.ptr
//     %180 = llvm.load %159 : !llvm.ptr -> f32
//     %181 = llvm.getelementptr %166[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %180, %181 : f32, !llvm.ptr
//     %182 = llvm.load %160 : !llvm.ptr -> f32
//     %183 = llvm.getelementptr %166[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %182, %183 : f32, !llvm.ptr
//     %184 = llvm.load %161 : !llvm.ptr -> f32
//     %185 = llvm.getelementptr %166[9] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %184, %185 : f32, !llvm.ptr
//     %186 = llvm.load %162 : !llvm.ptr -> f32
//     %187 = llvm.getelementptr %166[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %186, %187 : f32, !llvm.ptr
//     %188 = llvm.load %163 : !llvm.ptr -> f32
//     %189 = llvm.getelementptr %166[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %188, %189 : f32, !llvm.ptr
//     %190 = llvm.mlir.constant(1 : i64) : i64
//     %191 = llvm.add %150, %190 : i64
//     llvm.br ^bb7(%191 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb9:
//     %192 = llvm.mlir.constant(1 : i64) : i64
//     %193 = llvm.add %129, %192 : i64
//     llvm.br ^bb5(%193 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb10:
//     %194 = llvm.mlir.constant(1 : i64) : i64
//     %195 = llvm.add %108, %194 : i64
//     llvm.br ^bb3(%195 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb11:
//     %196 = llvm.mlir.constant(12 : i64) : i64
//     %197 = llvm.add %6, %196 : i64
//     llvm.br ^bb1(%197 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb12:
//     %198 = llvm.mlir.constant(0 : i64) : i64
//     %199 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb13(%198 : i64)
//   ^bb13(%200: i64):
//     %201 = llvm.icmp "slt" %200, %199 : i64
//     llvm.cond_br %201, ^bb14, ^bb39
//   ^bb14:
//     %202 = llvm.mlir.constant(36 : i64) : i64
//     %203 = llvm.mul %200, %202 : i64
//     %204 = llvm.getelementptr %arg12[%203] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %205 = llvm.mlir.constant(0 : i64) : i64
//     %206 = llvm.mlir.constant(33 : i64) : i64
//     llvm.br ^bb15(%205 : i64)
//   ^bb15(%207: i64):
//     %208 = llvm.icmp "slt" %207, %206 : i64
//     llvm.cond_br %208, ^bb16, ^bb38
//   ^bb16:
//     %209 = llvm.mlir.constant(36 : i64) : i64
//     %210 = llvm.mul %207, %209 : i64
//     %211 = llvm.getelementptr %3[%210] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %212 = llvm.mlir.constant(33 : i64) : i64
//     %213 = llvm.mul %200, %212 : i64
//     %214 = llvm.getelementptr %arg23[%213] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %215 = llvm.getelementptr %214[%207] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %216 = llvm.mlir.constant(-1 : i64) : i64
//     %217 = llvm.mul %200, %216 : i64
//     %218 = llvm.mlir.constant(4 : i64) : i64
//     %219 = llvm.add %218, %217 : i64
//     %220 = llvm.mul %207, %216 : i64
//     %221 = llvm.add %212, %220 : i64
//     %222 = llvm.mlir.constant(12 : i64) : i64
//     %223 = llvm.icmp "slt" %221, %222 : i64
//     %224 = llvm.zext %223 : i1 to i64
//     %225 = llvm.mlir.constant(0 : i64) : i64
//     %226 = llvm.icmp "ne" %224, %225 : i64
//     %227 = llvm.select %226, %1, %215 : i1, !llvm.ptr
//     %228 = llvm.select %226, %222, %212 : i1, i64
//     llvm.br ^bb17(%225 : i64)
//   ^bb17(%229: i64):
//     %230 = llvm.icmp "slt" %229, %224 : i64
//     llvm.cond_br %230, ^bb18, ^bb25
//   ^bb18:
//     %231 = llvm.mlir.constant(2 : i64) : i64
//     %232 = llvm.intr.smin(%219, %231) : (i64, i64) -> i64
//     %233 = llvm.mlir.constant(12 : i64) : i64
//     %234 = llvm.intr.smin(%221, %233) : (i64, i64) -> i64
//     %235 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb19(%235 : i64)
//   ^bb19(%236: i64):
//     %237 = llvm.icmp "slt" %236, %232 : i64
//     llvm.cond_br %237, ^bb20, ^bb24
//   ^bb20:
//     %238 = llvm.mlir.constant(33 : i64) : i64
//     %239 = llvm.mul %236, %238 : i64
//     %240 = llvm.getelementptr %215[%239] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %241 = llvm.mlir.constant(12 : i64) : i64
//     %242 = llvm.mul %236, %241 : i64
//     %243 = llvm.getelementptr %1[%242] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %244 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb21(%244 : i64)
//   ^bb21(%245: i64):
//     %246 = llvm.icmp "slt" %245, %234 : i64
//     llvm.cond_br %246, ^bb22, ^bb23
//   ^bb22:
//     %247 = llvm.getelementptr %240[%245] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %248 = llvm.getelementptr %243[%245] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %249 = llvm.load %247 : !llvm.ptr -> f32
//     llvm.store %249, %248 : f32, !llvm.ptr
//     %250 = llvm.mlir.constant(1 : i64) : i64
//     %251 = llvm.add %245, %250 : i64
//     llvm.br ^bb21(%251 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb23:
//     %252 = llvm.mlir.constant(1 : i64) : i64
//     %253 = llvm.add %236, %252 : i64
//     llvm.br ^bb19(%253 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb24:
//     %254 = llvm.mlir.constant(1 : i64) : i64
//     %255 = llvm.add %229, %254 : i64
//     llvm.br ^bb17(%255 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb25:
//     %256 = llvm.getelementptr %227[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %257 = llvm.getelementptr %227[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %258 = llvm.getelementptr %227[%228] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %259 = llvm.getelementptr %258[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %260 = llvm.getelementptr %258[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %261 = llvm.load %227 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %262 = llvm.load %256 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %263 = llvm.load %257 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %264 = llvm.load %258 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %265 = llvm.load %259 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %266 = llvm.load %260 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %267 = llvm.mlir.constant(0 : i64) : i64
//     %268 = llvm.mlir.constant(36 : i64) : i64
//     llvm.br ^bb26(%267, %261, %262, %263, %264, %265, %266 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb26(%269: i64, %270: vector<4xf32>, %271: vector<4xf32>, %272: vector<4xf32>, %273: vector<4xf32>, %274: vector<4xf32>, %275: vector<4xf32>):
//     %276 = llvm.icmp "slt" %269, %268 : i64
//     llvm.cond_br %276, ^bb27, ^bb28
//   ^bb27:
//     %277 = llvm.getelementptr %204[%269] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %278 = llvm.mlir.constant(12 : i64) : i64
//     %279 = llvm.mul %269, %278 : i64
//     %280 = llvm.getelementptr %211[%279] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %281 = llvm.load %280 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %282 = llvm.getelementptr %280[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %283 = llvm.load %282 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %284 = llvm.getelementptr %280[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %285 = llvm.load %284 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %286 = llvm.load %277 : !llvm.ptr -> f32
//     %287 = llvm.mlir.poison : vector<4xf32>
//     %288 = llvm.mlir.constant(0 : i64) : i64
//     %289 = llvm.insertelement %286, %287[%288 : i64] : vector<4xf32>
//     %290 = llvm.shufflevector %289, %287 [0, 0, 0, 0] : vector<4xf32>
//     %291 = llvm.fmul %290, %281 : vector<4xf32>
//     %292 = llvm.fadd %270, %291 : vector<4xf32>
//     %293 = llvm.fmul %290, %283 : vector<4xf32>
//     %294 = llvm.fadd %271, %293 : vector<4xf32>
//     %295 = llvm.fmul %290, %285 : vector<4xf32>
//     %296 = llvm.fadd %272, %295 : vector<4xf32>
//     %297 = llvm.getelementptr %277[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %298 = llvm.load %297 : !llvm.ptr -> f32
//     %299 = llvm.mlir.poison : vector<4xf32>
//     %300 = llvm.insertelement %298, %299[%288 : i64] : vector<4xf32>
//     %301 = llvm.shufflevector %300, %299 [0, 0, 0, 0] : vector<4xf32>
//     %302 = llvm.fmul %301, %281 : vector<4xf32>
//     %303 = llvm.fadd %273, %302 : vector<4xf32>
//     %304 = llvm.fmul %301, %283 : vector<4xf32>
//     %305 = llvm.fadd %274, %304 : vector<4xf32>
//     %306 = llvm.fmul %301, %285 : vector<4xf32>
//     %307 = llvm.fadd %275, %306 : vector<4xf32>
//     %308 = llvm.mlir.constant(1 : i64) : i64
//     %309 = llvm.add %269, %308 : i64
//     llvm.br ^bb26(%309, %292, %294, %296, %303, %305, %307 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb28:
//     llvm.store %270, %227 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %271, %256 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %272, %257 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %273, %258 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %274, %259 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %275, %260 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %310 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb29(%310 : i64)
//   ^bb29(%311: i64):
//     %312 = llvm.icmp "slt" %311, %224 : i64
//     llvm.cond_br %312, ^bb30, ^bb37
//   ^bb30:
//     %313 = llvm.mlir.constant(2 : i64) : i64
//     %314 = llvm.intr.smin(%219, %313) : (i64, i64) -> i64
//     %315 = llvm.mlir.constant(12 : i64) : i64
//     %316 = llvm.intr.smin(%221, %315) : (i64, i64) -> i64
//     %317 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb31(%317 : i64)
//   ^bb31(%318: i64):
//     %319 = llvm.icmp "slt" %318, %314 : i64
//     llvm.cond_br %319, ^bb32, ^bb36
//   ^bb32:
//     %320 = llvm.mlir.constant(33 : i64) : i64
//     %321 = llvm.mul %318, %320 : i64
//     %322 = llvm.getelementptr %215[%321] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %323 = llvm.mlir.constant(12 : i64) : i64
//     %324 = llvm.mul %318, %323 : i64
//     %325 = llvm.getelementptr %1[%324] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %326 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb33(%326 : i64)
//   ^bb33(%327: i64):
//     %328 = llvm.icmp "slt" %327, %316 : i64
//     llvm.cond_br %328, ^bb34, ^bb35
//   ^bb34:
//     %329 = llvm.getelementptr %322[%327] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %330 = llvm.getelementptr %325[%327] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %331 = llvm.load %330 : !llvm.ptr -> f32
//     llvm.store %331, %329 : f32, !llvm.ptr
//     %332 = llvm.mlir.constant(1 : i64) : i64
//     %333 = llvm.add %327, %332 : i64
//     llvm.br ^bb33(%333 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb35:
//     %334 = llvm.mlir.constant(1 : i64) : i64
//     %335 = llvm.add %318, %334 : i64
//     llvm.br ^bb31(%335 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb36:
//     %336 = llvm.mlir.constant(1 : i64) : i64
//     %337 = llvm.add %311, %336 : i64
//     llvm.br ^bb29(%337 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb37:
//     %338 = llvm.mlir.constant(12 : i64) : i64
//     %339 = llvm.add %207, %338 : i64
//     llvm.br ^bb15(%339 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb38:
//     %340 = llvm.mlir.constant(2 : i64) : i64
//     %341 = llvm.add %200, %340 : i64
//     llvm.br ^bb13(%341 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb39:
//     llvm.return
//   }
// }
// -----
// No loop belongs to the output and only one input: plain loops, which are one.
func.func @elementwise_product(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  linalg.mul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}
// output:
// module {
//   llvm.func @elementwise_product(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {mlirc.signature = (memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4096 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %1 : i64
//     llvm.cond_br %3, ^bb2, ^bb3
//   ^bb2:
//     %4 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.getelementptr %arg8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.getelementptr %arg15[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.load %4 : !llvm.ptr -> f32
//     %8 = llvm.load %5 : !llvm.ptr -> f32
//     %9 = llvm.fmul %7, %8 : f32
//     llvm.store %9, %6 : f32, !llvm.ptr
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.add %2, %10 : i64
//     llvm.br ^bb1(%11 : i64)
//   ^bb3:
//     llvm.return
//   }
// }
