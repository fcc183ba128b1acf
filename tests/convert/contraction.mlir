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
//     %124 = llvm.mlir.constant(9 : i64) : i64
//     %125 = llvm.mul %108, %124 : i64
//     %126 = llvm.mlir.constant(0 : i64) : i64
//     %127 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb5(%126 : i64)
//   ^bb5(%128: i64):
//     %129 = llvm.icmp "slt" %128, %127 : i64
//     llvm.cond_br %129, ^bb6, ^bb10
//   ^bb6:
//     %130 = llvm.mlir.constant(13 : i64) : i64
//     %131 = llvm.mul %128, %130 : i64
//     %132 = llvm.getelementptr %112[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %133 = llvm.getelementptr %113[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %134 = llvm.getelementptr %114[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %135 = llvm.getelementptr %115[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %136 = llvm.getelementptr %116[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %137 = llvm.getelementptr %117[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %138 = llvm.getelementptr %118[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %139 = llvm.getelementptr %119[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %140 = llvm.getelementptr %120[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %141 = llvm.getelementptr %121[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %142 = llvm.getelementptr %122[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %143 = llvm.getelementptr %123[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %144 = llvm.mlir.constant(3 : i64) : i64
//     %145 = llvm.mul %128, %144 : i64
//     %146 = llvm.add %125, %145 : i64
//     %147 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb7(%147 : i64)
//   ^bb7(%148: i64):
//     %149 = llvm.icmp "slt" %148, %144 : i64
//     llvm.cond_br %149, ^bb8, ^bb9
//   ^bb8:
//     %150 = llvm.getelementptr %132[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %151 = llvm.getelementptr %133[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %152 = llvm.getelementptr %134[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %153 = llvm.getelementptr %135[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %154 = llvm.getelementptr %136[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %155 = llvm.getelementptr %137[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %156 = llvm.getelementptr %138[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %157 = llvm.getelementptr %139[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %158 = llvm.getelementptr %140[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %159 = llvm.getelementptr %141[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %160 = llvm.getelementptr %142[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %161 = llvm.getelementptr %143[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %162 = llvm.add %146, %148 : i64
//     %163 = llvm.mlir.constant(12 : i64) : i64
//     %164 = llvm.mul %162, %163 : i64
//     %165 = llvm.getelementptr %106[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %166 = llvm.load %150 : !llvm.ptr -> f32
//     llvm.store %166, %165 : f32, !llvm.ptr
//     %167 = llvm.load %151 : !llvm.ptr -> f32
//     %168 = llvm.getelementptr %165[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %167, %168 : f32, !llvm.ptr
//     %169 = llvm.load %152 : !llvm.ptr -> f32
//     %170 = llvm.getelementptr %165[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %169, %170 : f32, !llvm.ptr
//     %171 = llvm.load %153 : !llvm.ptr -> f32
//     %172 = llvm.getelementptr %165[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %171, %172 : f32, !llvm.ptr
//     %173 = llvm.load %154 : !llvm.ptr -> f32
//     %174 = llvm.getelementptr %165[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %173, %174 : f32, !llvm.ptr
//     %175 = llvm.load %155 : !llvm.ptr -> f32
//     %176 = llvm.getelementptr %165[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %175, %176 : f32, !llvm.ptr
//     %177 = llvm.load %156 : !llvm.ptr -> f32
//     %178 = llvm.getelementptr %165[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %177, %178 : f32, !llvm.ptr
//     %179 = llvm.load %157 : !llvm.ptr -> f32
//     %180 = llvm.getelementptr %165[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %179, %180 : f32, !llvm.ptr
//     %181 = llvm.load %158 : !llvm.ptr -> f32
//     %182 = llvm.getelementptr %165[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %181, %182 : f32, !llvm.ptr
//     %183 = llvm.load %159 : !llvm.ptr -> f32
//     %184 = llvm.getelementptr %165[9] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %183, %184 : f32, !llvm.ptr
//     %185 = llvm.load %160 : !llvm.ptr -> f32
//     %186 = llvm.getelementptr %165[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %185, %186 : f32, !llvm.ptr
//     %187 = llvm.load %161 : !llvm.ptr -> f32
//     %188 = llvm.getelementptr %165[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %187, %188 : f32, !llvm.ptr
//     %189 = llvm.mlir.constant(1 : i64) : i64
//     %190 = llvm.add %148, %189 : i64
//     llvm.br ^bb7(%190 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb9:
//     %191 = llvm.mlir.constant(1 : i64) : i64
//     %192 = llvm.add %128, %191 : i64
//     llvm.br ^bb5(%192 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb10:
//     %193 = llvm.mlir.constant(1 : i64) : i64
//     %194 = llvm.add %108, %193 : i64
//     llvm.br ^bb3(%194 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb11:
//     %195 = llvm.mlir.constant(12 : i64) : i64
//     %196 = llvm.add %6, %195 : i64
//     llvm.br ^bb1(%196 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb12:
//     %197 = llvm.mlir.constant(0 : i64) : i64
//     %198 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb13(%197 : i64)
//   ^bb13(%199: i64):
//     %200 = llvm.icmp "slt" %199, %198 : i64
//     llvm.cond_br %200, ^bb14, ^bb39
//   ^bb14:
//     %201 = llvm.mlir.constant(36 : i64) : i64
//     %202 = llvm.mul %199, %201 : i64
//     %203 = llvm.getelementptr %arg12[%202] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %204 = llvm.mlir.constant(0 : i64) : i64
//     %205 = llvm.mlir.constant(33 : i64) : i64
//     llvm.br ^bb15(%204 : i64)
//   ^bb15(%206: i64):
//     %207 = llvm.icmp "slt" %206, %205 : i64
//     llvm.cond_br %207, ^bb16, ^bb38
//   ^bb16:
//     %208 = llvm.mlir.constant(36 : i64) : i64
//     %209 = llvm.mul %206, %208 : i64
//     %210 = llvm.getelementptr %3[%209] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %211 = llvm.mlir.constant(33 : i64) : i64
//     %212 = llvm.mul %199, %211 : i64
//     %213 = llvm.getelementptr %arg23[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %214 = llvm.getelementptr %213[%206] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %215 = llvm.mlir.constant(-1 : i64) : i64
//     %216 = llvm.mul %199, %215 : i64
//     %217 = llvm.mlir.constant(4 : i64) : i64
//     %218 = llvm.add %217, %216 : i64
//     %219 = llvm.mul %206, %215 : i64
//     %220 = llvm.add %211, %219 : i64
//     %221 = llvm.mlir.constant(12 : i64) : i64
//     %222 = llvm.icmp "slt" %220, %221 : i64
//     %223 = llvm.zext %222 : i1 to i64
//     %224 = llvm.mlir.constant(0 : i64) : i64
//     %225 = llvm.icmp "ne" %223, %224 : i64
//     %226 = llvm.select %225, %1, %214 : i1, !llvm.ptr
//     %227 = llvm.select %225, %221, %211 : i1, i64
//     llvm.br ^bb17(%224 : i64)
//   ^bb17(%228: i64):
//     %229 = llvm.icmp "slt" %228, %223 : i64
//     llvm.cond_br %229, ^bb18, ^bb25
//   ^bb18:
//     %230 = llvm.mlir.constant(2 : i64) : i64
//     %231 = llvm.intr.smin(%218, %230) : (i64, i64) -> i64
//     %232 = llvm.mlir.constant(12 : i64) : i64
//     %233 = llvm.intr.smin(%220, %232) : (i64, i64) -> i64
//     %234 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb19(%234 : i64)
//   ^bb19(%235: i64):
//     %236 = llvm.icmp "slt" %235, %231 : i64
//     llvm.cond_br %236, ^bb20, ^bb24
//   ^bb20:
//     %237 = llvm.mlir.constant(33 : i64) : i64
//     %238 = llvm.mul %235, %237 : i64
//     %239 = llvm.getelementptr %214[%238] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %240 = llvm.mlir.constant(12 : i64) : i64
//     %241 = llvm.mul %235, %240 : i64
//     %242 = llvm.getelementptr %1[%241] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %243 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb21(%243 : i64)
//   ^bb21(%244: i64):
//     %245 = llvm.icmp "slt" %244, %233 : i64
//     llvm.cond_br %245, ^bb22, ^bb23
//   ^bb22:
//     %246 = llvm.getelementptr %239[%244] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %247 = llvm.getelementptr %242[%244] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %248 = llvm.load %246 : !llvm.ptr -> f32
//     llvm.store %248, %247 : f32, !llvm.ptr
//     %249 = llvm.mlir.constant(1 : i64) : i64
//     %250 = llvm.add %244, %249 : i64
//     llvm.br ^bb21(%250 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb23:
//     %251 = llvm.mlir.constant(1 : i64) : i64
//     %252 = llvm.add %235, %251 : i64
//     llvm.br ^bb19(%252 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb24:
//     %253 = llvm.mlir.constant(1 : i64) : i64
//     %254 = llvm.add %228, %253 : i64
//     llvm.br ^bb17(%254 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb25:
//     %255 = llvm.getelementptr %226[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %256 = llvm.getelementptr %226[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %257 = llvm.getelementptr %226[%227] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %258 = llvm.getelementptr %257[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %259 = llvm.getelementptr %257[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %260 = llvm.load %226 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %261 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %262 = llvm.load %256 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %263 = llvm.load %257 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %264 = llvm.load %258 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %265 = llvm.load %259 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %266 = llvm.mlir.constant(0 : i64) : i64
//     %267 = llvm.mlir.constant(36 : i64) : i64
//     llvm.br ^bb26(%266, %260, %261, %262, %263, %264, %265 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb26(%268: i64, %269: vector<4xf32>, %270: vector<4xf32>, %271: vector<4xf32>, %272: vector<4xf32>, %273: vector<4xf32>, %274: vector<4xf32>):
//     %275 = llvm.icmp "slt" %268, %267 : i64
//     llvm.cond_br %275, ^bb27, ^bb28
//   ^bb27:
//     %276 = llvm.getelementptr %203[%268] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %277 = llvm.mlir.constant(12 : i64) : i64
//     %278 = llvm.mul %268, %277 : i64
//     %279 = llvm.getelementptr %210[%278] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %280 = llvm.load %279 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %281 = llvm.getelementptr %279[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %282 = llvm.load %281 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %283 = llvm.getelementptr %279[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %284 = llvm.load %283 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %285 = llvm.load %276 : !llvm.ptr -> f32
//     %286 = llvm.mlir.poison : vector<4xf32>
//     %287 = llvm.mlir.constant(0 : i64) : i64
//     %288 = llvm.insertelement %285, %286[%287 : i64] : vector<4xf32>
//     %289 = llvm.shufflevector %288, %286 [0, 0, 0, 0] : vector<4xf32>
//     %290 = llvm.fmul %289, %280 : vector<4xf32>
//     %291 = llvm.fadd %269, %290 : vector<4xf32>
//     %292 = llvm.fmul %289, %282 : vector<4xf32>
//     %293 = llvm.fadd %270, %292 : vector<4xf32>
//     %294 = llvm.fmul %289, %284 : vector<4xf32>
//     %295 = llvm.fadd %271, %294 : vector<4xf32>
//     %296 = llvm.getelementptr %276[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %297 = llvm.load %296 : !llvm.ptr -> f32
//     %298 = llvm.mlir.poison : vector<4xf32>
//     %299 = llvm.insertelement %297, %298[%287 : i64] : vector<4xf32>
//     %300 = llvm.shufflevector %299, %298 [0, 0, 0, 0] : vector<4xf32>
//     %301 = llvm.fmul %300, %280 : vector<4xf32>
//     %302 = llvm.fadd %272, %301 : vector<4xf32>
//     %303 = llvm.fmul %300, %282 : vector<4xf32>
//     %304 = llvm.fadd %273, %303 : vector<4xf32>
//     %305 = llvm.fmul %300, %284 : vector<4xf32>
//     %306 = llvm.fadd %274, %305 : vector<4xf32>
//     %307 = llvm.mlir.constant(1 : i64) : i64
//     %308 = llvm.add %268, %307 : i64
//     llvm.br ^bb26(%308, %291, %293, %295, %302, %304, %306 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb28:
//     llvm.store %269, %226 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %270, %255 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %271, %256 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %272, %257 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %273, %258 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %274, %259 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %309 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb29(%309 : i64)
//   ^bb29(%310: i64):
//     %311 = llvm.icmp "slt" %310, %223 : i64
//     llvm.cond_br %311, ^bb30, ^bb37
//   ^bb30:
//     %312 = llvm.mlir.constant(2 : i64) : i64
//     %313 = llvm.intr.smin(%218, %312) : (i64, i64) -> i64
//     %314 = llvm.mlir.constant(12 : i64) : i64
//     %315 = llvm.intr.smin(%220, %314) : (i64, i64) -> i64
//     %316 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb31(%316 : i64)
//   ^bb31(%317: i64):
//     %318 = llvm.icmp "slt" %317, %313 : i64
//     llvm.cond_br %318, ^bb32, ^bb36
//   ^bb32:
//     %319 = llvm.mlir.constant(33 : i64) : i64
//     %320 = llvm.mul %317, %319 : i64
//     %321 = llvm.getelementptr %214[%320] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %322 = llvm.mlir.constant(12 : i64) : i64
//     %323 = llvm.mul %317, %322 : i64
//     %324 = llvm.getelementptr %1[%323] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %325 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb33(%325 : i64)
//   ^bb33(%326: i64):
//     %327 = llvm.icmp "slt" %326, %315 : i64
//     llvm.cond_br %327, ^bb34, ^bb35
//   ^bb34:
//     %328 = llvm.getelementptr %321[%326] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %329 = llvm.getelementptr %324[%326] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %330 = llvm.load %329 : !llvm.ptr -> f32
//     llvm.store %330, %328 : f32, !llvm.ptr
//     %331 = llvm.mlir.constant(1 : i64) : i64
//     %332 = llvm.add %326, %331 : i64
//     llvm.br ^bb33(%332 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb35:
//     %333 = llvm.mlir.constant(1 : i64) : i64
//     %334 = llvm.add %317, %333 : i64
//     llvm.br ^bb31(%334 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb36:
//     %335 = llvm.mlir.constant(1 : i64) : i64
//     %336 = llvm.add %310, %335 : i64
//     llvm.br ^bb29(%336 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb37:
//     %337 = llvm.mlir.constant(12 : i64) : i64
//     %338 = llvm.add %206, %337 : i64
//     llvm.br ^bb15(%338 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb38:
//     %339 = llvm.mlir.constant(2 : i64) : i64
//     %340 = llvm.add %199, %339 : i64
//     llvm.br ^bb13(%340 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
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
