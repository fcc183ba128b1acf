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
//     %0 = llvm.mlir.constant(8 : i64) : i64
//     %1 = llvm.alloca %0 x vector<4xf32> : (i64) -> !llvm.ptr
//     %2 = llvm.mlir.constant(144 : i64) : i64
//     %3 = llvm.alloca %2 x vector<4xf32> : (i64) -> !llvm.ptr
//     %4 = llvm.mlir.constant(360 : i64) : i64
//     %5 = llvm.alloca %4 x vector<4xf32> : (i64) -> !llvm.ptr
//     %6 = llvm.mlir.constant(0 : i64) : i64
//     %7 = llvm.mlir.constant(33 : i64) : i64
//     llvm.br ^bb1(%6 : i64)
//   ^bb1(%8: i64):
//     %9 = llvm.icmp "slt" %8, %7 : i64
//     llvm.cond_br %9, ^bb2, ^bb12
//   ^bb2:
//     %10 = llvm.mlir.constant(32 : i64) : i64
//     %11 = llvm.intr.smin(%8, %10) : (i64, i64) -> i64
//     %12 = llvm.mlir.constant(11 : i64) : i64
//     %13 = llvm.urem %11, %12 : i64
//     %14 = llvm.getelementptr %arg1[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %15 = llvm.udiv %11, %12 : i64
//     %16 = llvm.mlir.constant(13 : i64) : i64
//     %17 = llvm.mul %15, %16 : i64
//     %18 = llvm.getelementptr %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %19 = llvm.mlir.constant(1 : i64) : i64
//     %20 = llvm.add %8, %19 : i64
//     %21 = llvm.intr.smin(%20, %10) : (i64, i64) -> i64
//     %22 = llvm.urem %21, %12 : i64
//     %23 = llvm.getelementptr %arg1[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %24 = llvm.udiv %21, %12 : i64
//     %25 = llvm.mul %24, %16 : i64
//     %26 = llvm.getelementptr %23[%25] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %27 = llvm.mlir.constant(2 : i64) : i64
//     %28 = llvm.add %8, %27 : i64
//     %29 = llvm.intr.smin(%28, %10) : (i64, i64) -> i64
//     %30 = llvm.urem %29, %12 : i64
//     %31 = llvm.getelementptr %arg1[%30] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %32 = llvm.udiv %29, %12 : i64
//     %33 = llvm.mul %32, %16 : i64
//     %34 = llvm.getelementptr %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %35 = llvm.mlir.constant(3 : i64) : i64
//     %36 = llvm.add %8, %35 : i64
//     %37 = llvm.intr.smin(%36, %10) : (i64, i64) -> i64
//     %38 = llvm.urem %37, %12 : i64
//     %39 = llvm.getelementptr %arg1[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %40 = llvm.udiv %37, %12 : i64
//     %41 = llvm.mul %40, %16 : i64
//     %42 = llvm.getelementptr %39[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %43 = llvm.mlir.constant(4 : i64) : i64
//     %44 = llvm.add %8, %43 : i64
//     %45 = llvm.intr.smin(%44, %10) : (i64, i64) -> i64
//     %46 = llvm.urem %45, %12 : i64
//     %47 = llvm.getelementptr %arg1[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %48 = llvm.udiv %45, %12 : i64
//     %49 = llvm.mul %48, %16 : i64
//     %50 = llvm.getelementptr %47[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %51 = llvm.mlir.constant(5 : i64) : i64
//     %52 = llvm.add %8, %51 : i64
//     %53 = llvm.intr.smin(%52, %10) : (i64, i64) -> i64
//     %54 = llvm.urem %53, %12 : i64
//     %55 = llvm.getelementptr %arg1[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %56 = llvm.udiv %53, %12 : i64
//     %57 = llvm.mul %56, %16 : i64
//     %58 = llvm.getelementptr %55[%57] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %59 = llvm.mlir.constant(6 : i64) : i64
//     %60 = llvm.add %8, %59 : i64
//     %61 = llvm.intr.smin(%60, %10) : (i64, i64) -> i64
//     %62 = llvm.urem %61, %12 : i64
//     %63 = llvm.getelementptr %arg1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %64 = llvm.udiv %61, %12 : i64
//     %65 = llvm.mul %64, %16 : i64
//     %66 = llvm.getelementptr %63[%65] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %67 = llvm.mlir.constant(7 : i64) : i64
//     %68 = llvm.add %8, %67 : i64
//     %69 = llvm.intr.smin(%68, %10) : (i64, i64) -> i64
//     %70 = llvm.urem %69, %12 : i64
//     %71 = llvm.getelementptr %arg1[%70] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %72 = llvm.udiv %69, %12 : i64
//     %73 = llvm.mul %72, %16 : i64
//     %74 = llvm.getelementptr %71[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %75 = llvm.mlir.constant(36 : i64) : i64
//     %76 = llvm.mul %8, %75 : i64
//     %77 = llvm.getelementptr %5[%76] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %78 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb3(%78 : i64)
//   ^bb3(%79: i64):
//     %80 = llvm.icmp "slt" %79, %43 : i64
//     llvm.cond_br %80, ^bb4, ^bb11
//   ^bb4:
//     %81 = llvm.mlir.constant(65 : i64) : i64
//     %82 = llvm.mul %79, %81 : i64
//     %83 = llvm.getelementptr %18[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %84 = llvm.getelementptr %26[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %85 = llvm.getelementptr %34[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %86 = llvm.getelementptr %42[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %87 = llvm.getelementptr %50[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %88 = llvm.getelementptr %58[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %89 = llvm.getelementptr %66[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %90 = llvm.getelementptr %74[%82] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %91 = llvm.mlir.constant(72 : i64) : i64
//     %92 = llvm.mul %79, %91 : i64
//     %93 = llvm.getelementptr %77[%92] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %94 = llvm.mlir.constant(0 : i64) : i64
//     %95 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb5(%94 : i64)
//   ^bb5(%96: i64):
//     %97 = llvm.icmp "slt" %96, %95 : i64
//     llvm.cond_br %97, ^bb6, ^bb10
//   ^bb6:
//     %98 = llvm.mlir.constant(13 : i64) : i64
//     %99 = llvm.mul %96, %98 : i64
//     %100 = llvm.getelementptr %83[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %101 = llvm.getelementptr %84[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %102 = llvm.getelementptr %85[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %103 = llvm.getelementptr %86[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %104 = llvm.getelementptr %87[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %105 = llvm.getelementptr %88[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %106 = llvm.getelementptr %89[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %107 = llvm.getelementptr %90[%99] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %108 = llvm.mlir.constant(24 : i64) : i64
//     %109 = llvm.mul %96, %108 : i64
//     %110 = llvm.getelementptr %93[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %111 = llvm.mlir.constant(0 : i64) : i64
//     %112 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb7(%111 : i64)
//   ^bb7(%113: i64):
//     %114 = llvm.icmp "slt" %113, %112 : i64
//     llvm.cond_br %114, ^bb8, ^bb9
//   ^bb8:
//     %115 = llvm.getelementptr %100[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %116 = llvm.getelementptr %101[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %117 = llvm.getelementptr %102[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %118 = llvm.getelementptr %103[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %119 = llvm.getelementptr %104[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %120 = llvm.getelementptr %105[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %121 = llvm.getelementptr %106[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %122 = llvm.getelementptr %107[%113] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %123 = llvm.mlir.constant(8 : i64) : i64
//     %124 = llvm.mul %113, %123 : i64
//     %125 = llvm.getelementptr %110[%124] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %126 = llvm.load %115 : !llvm.ptr -> f32
//     llvm.store %126, %125 : f32, !llvm.ptr
//     %127 = llvm.load %116 : !llvm.ptr -> f32
//     %128 = llvm.getelementptr %125[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %127, %128 : f32, !llvm.ptr
//     %129 = llvm.load %117 : !llvm.ptr -> f32
//     %130 = llvm.getelementptr %125[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %129, %130 : f32, !llvm.ptr
//     %131 = llvm.load %118 : !llvm.ptr -> f32
//     %132 = llvm.getelementptr %125[3] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %131, %132 : f32, !llvm.ptr
//     %133 = llvm.load %119 : !llvm.ptr -> f32
//     %134 = llvm.getelementptr %125[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %133, %134 : f32, !llvm.ptr
//     %135 = llvm.load %120 : !llvm.ptr -> f32
//     %136 = llvm.getelementptr %125[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %135, %136 : f32, !llvm.ptr
//     %137 = llvm.load %121 : !llvm.ptr -> f32
//     %138 = llvm.getelementptr %125[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %137, %138 : f32, !llvm.ptr
//     %139 = llvm.load %122 : !llvm.ptr -> f32
//     %140 = llvm.getelementptr %125[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %139, %140 : f32, !llvm.ptr
//     %141 = llvm.mlir.constant(1 : i64) : i64
//     %142 = llvm.add %113, %141 : i64
//     llvm.br ^bb7(%142 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb9:
//     %143 = llvm.mlir.constant(1 : i64) : i64
//     %144 = llvm.add %96, %143 : i64
//     llvm.br ^bb5(%144 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb10:
//     %145 = llvm.mlir.constant(1 : i64) : i64
//     %146 = llvm.add %79, %145 : i64
//     llvm.br ^bb3(%146 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb11:
//     %147 = llvm.mlir.constant(8 : i64) : i64
//     %148 = llvm.add %8, %147 : i64
//     llvm.br ^bb1(%148 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb12:
//     %149 = llvm.mlir.constant(0 : i64) : i64
//     %150 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb13(%149 : i64)
//   ^bb13(%151: i64):
//     %152 = llvm.icmp "slt" %151, %150 : i64
//     llvm.cond_br %152, ^bb14, ^bb21
//   ^bb14:
//     %153 = llvm.mlir.constant(9 : i64) : i64
//     %154 = llvm.mul %151, %153 : i64
//     %155 = llvm.getelementptr %arg12[%154] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %156 = llvm.mlir.constant(144 : i64) : i64
//     %157 = llvm.mul %151, %156 : i64
//     %158 = llvm.getelementptr %3[%157] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %159 = llvm.mlir.constant(0 : i64) : i64
//     %160 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb15(%159 : i64)
//   ^bb15(%161: i64):
//     %162 = llvm.icmp "slt" %161, %160 : i64
//     llvm.cond_br %162, ^bb16, ^bb20
//   ^bb16:
//     %163 = llvm.mlir.constant(3 : i64) : i64
//     %164 = llvm.mul %161, %163 : i64
//     %165 = llvm.getelementptr %155[%164] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %166 = llvm.mlir.constant(48 : i64) : i64
//     %167 = llvm.mul %161, %166 : i64
//     %168 = llvm.getelementptr %158[%167] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %169 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb17(%169 : i64)
//   ^bb17(%170: i64):
//     %171 = llvm.icmp "slt" %170, %163 : i64
//     llvm.cond_br %171, ^bb18, ^bb19
//   ^bb18:
//     %172 = llvm.getelementptr %165[%170] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %173 = llvm.mlir.constant(16 : i64) : i64
//     %174 = llvm.mul %170, %173 : i64
//     %175 = llvm.getelementptr %168[%174] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %176 = llvm.load %172 : !llvm.ptr -> f32
//     %177 = llvm.mlir.poison : vector<4xf32>
//     %178 = llvm.mlir.constant(0 : i64) : i64
//     %179 = llvm.insertelement %176, %177[%178 : i64] : vector<4xf32>
//     %180 = llvm.shufflevector %179, %177 [0, 0, 0, 0] : vector<4xf32>
//     llvm.store %180, %175 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %181 = llvm.getelementptr %172[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %182 = llvm.load %181 : !llvm.ptr -> f32
//     %183 = llvm.getelementptr %175[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %184 = llvm.mlir.poison : vector<4xf32>
//     %185 = llvm.insertelement %182, %184[%178 : i64] : vector<4xf32>
//     %186 = llvm.shufflevector %185, %184 [0, 0, 0, 0] : vector<4xf32>
//     llvm.store %186, %183 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %187 = llvm.getelementptr %172[72] : (!llvm.ptr) -> !llvm.ptr, f32
//     %188 = llvm.load %187 : !llvm.ptr -> f32
//     %189 = llvm.getelementptr %175[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %190 = llvm.mlir.poison : vector<4xf32>
//     %191 = llvm.insertelement %188, %190[%178 : i64] : vector<4xf32>
//     %192 = llvm.shufflevector %191, %190 [0, 0, 0, 0] : vector<4xf32>
//     llvm.store %192, %189 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %193 = llvm.getelementptr %172[108] : (!llvm.ptr) -> !llvm.ptr, f32
//     %194 = llvm.load %193 : !llvm.ptr -> f32
//     %195 = llvm.getelementptr %175[12] : (!llvm.ptr) -> !llvm.ptr, f32
//     %196 = llvm.mlir.poison : vector<4xf32>
//     %197 = llvm.insertelement %194, %196[%178 : i64] : vector<4xf32>
//     %198 = llvm.shufflevector %197, %196 [0, 0, 0, 0] : vector<4xf32>
//     llvm.store %198, %195 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %199 = llvm.mlir.constant(1 : i64) : i64
//     %200 = llvm.add %170, %199 : i64
//     llvm.br ^bb17(%200 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb19:
//     %201 = llvm.mlir.constant(1 : i64) : i64
//     %202 = llvm.add %161, %201 : i64
//     llvm.br ^bb15(%202 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb20:
//     %203 = llvm.mlir.constant(1 : i64) : i64
//     %204 = llvm.add %151, %203 : i64
//     llvm.br ^bb13(%204 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb21:
//     %205 = llvm.mlir.constant(0 : i64) : i64
//     %206 = llvm.mlir.constant(33 : i64) : i64
//     llvm.br ^bb22(%205 : i64)
//   ^bb22(%207: i64):
//     %208 = llvm.icmp "slt" %207, %206 : i64
//     llvm.cond_br %208, ^bb23, ^bb45
//   ^bb23:
//     %209 = llvm.mlir.constant(36 : i64) : i64
//     %210 = llvm.mul %207, %209 : i64
//     %211 = llvm.getelementptr %5[%210] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %212 = llvm.getelementptr %arg23[%207] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %213 = llvm.mlir.constant(-1 : i64) : i64
//     %214 = llvm.mul %207, %213 : i64
//     %215 = llvm.mlir.constant(33 : i64) : i64
//     %216 = llvm.add %215, %214 : i64
//     %217 = llvm.mlir.constant(8 : i64) : i64
//     %218 = llvm.icmp "slt" %216, %217 : i64
//     %219 = llvm.zext %218 : i1 to i64
//     %220 = llvm.mlir.constant(0 : i64) : i64
//     %221 = llvm.icmp "ne" %219, %220 : i64
//     %222 = llvm.select %221, %1, %212 : i1, !llvm.ptr
//     %223 = llvm.select %221, %217, %215 : i1, i64
//     llvm.br ^bb24(%220 : i64)
//   ^bb24(%224: i64):
//     %225 = llvm.icmp "slt" %224, %219 : i64
//     llvm.cond_br %225, ^bb25, ^bb32
//   ^bb25:
//     %226 = llvm.mlir.constant(8 : i64) : i64
//     %227 = llvm.intr.smin(%216, %226) : (i64, i64) -> i64
//     %228 = llvm.mlir.constant(0 : i64) : i64
//     %229 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb26(%228 : i64)
//   ^bb26(%230: i64):
//     %231 = llvm.icmp "slt" %230, %229 : i64
//     llvm.cond_br %231, ^bb27, ^bb31
//   ^bb27:
//     %232 = llvm.mlir.constant(33 : i64) : i64
//     %233 = llvm.mul %230, %232 : i64
//     %234 = llvm.getelementptr %212[%233] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %235 = llvm.mlir.constant(8 : i64) : i64
//     %236 = llvm.mul %230, %235 : i64
//     %237 = llvm.getelementptr %1[%236] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %238 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb28(%238 : i64)
//   ^bb28(%239: i64):
//     %240 = llvm.icmp "slt" %239, %227 : i64
//     llvm.cond_br %240, ^bb29, ^bb30
//   ^bb29:
//     %241 = llvm.getelementptr %234[%239] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %242 = llvm.getelementptr %237[%239] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %243 = llvm.load %241 : !llvm.ptr -> f32
//     llvm.store %243, %242 : f32, !llvm.ptr
//     %244 = llvm.mlir.constant(1 : i64) : i64
//     %245 = llvm.add %239, %244 : i64
//     llvm.br ^bb28(%245 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb30:
//     %246 = llvm.mlir.constant(1 : i64) : i64
//     %247 = llvm.add %230, %246 : i64
//     llvm.br ^bb26(%247 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb31:
//     %248 = llvm.mlir.constant(1 : i64) : i64
//     %249 = llvm.add %224, %248 : i64
//     llvm.br ^bb24(%249 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb32:
//     %250 = llvm.getelementptr %222[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %251 = llvm.getelementptr %222[%223] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %252 = llvm.getelementptr %251[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %253 = llvm.mlir.constant(2 : i64) : i64
//     %254 = llvm.mul %253, %223 : i64
//     %255 = llvm.getelementptr %222[%254] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %256 = llvm.getelementptr %255[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %257 = llvm.mlir.constant(3 : i64) : i64
//     %258 = llvm.mul %257, %223 : i64
//     %259 = llvm.getelementptr %222[%258] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %260 = llvm.getelementptr %259[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %261 = llvm.load %222 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %262 = llvm.load %250 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %263 = llvm.load %251 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %264 = llvm.load %252 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %265 = llvm.load %255 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %266 = llvm.load %256 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %267 = llvm.load %259 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %268 = llvm.load %260 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %269 = llvm.mlir.constant(0 : i64) : i64
//     %270 = llvm.mlir.constant(36 : i64) : i64
//     llvm.br ^bb33(%269, %261, %262, %263, %264, %265, %266, %267, %268 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb33(%271: i64, %272: vector<4xf32>, %273: vector<4xf32>, %274: vector<4xf32>, %275: vector<4xf32>, %276: vector<4xf32>, %277: vector<4xf32>, %278: vector<4xf32>, %279: vector<4xf32>):
//     %280 = llvm.icmp "slt" %271, %270 : i64
//     llvm.cond_br %280, ^bb34, ^bb35
//   ^bb34:
//     %281 = llvm.mlir.constant(16 : i64) : i64
//     %282 = llvm.mul %271, %281 : i64
//     %283 = llvm.getelementptr %3[%282] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %284 = llvm.mlir.constant(8 : i64) : i64
//     %285 = llvm.mul %271, %284 : i64
//     %286 = llvm.getelementptr %211[%285] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %287 = llvm.load %286 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %288 = llvm.getelementptr %286[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %289 = llvm.load %288 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %290 = llvm.load %283 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %291 = llvm.fmul %290, %287 : vector<4xf32>
//     %292 = llvm.fadd %272, %291 : vector<4xf32>
//     %293 = llvm.fmul %290, %289 : vector<4xf32>
//     %294 = llvm.fadd %273, %293 : vector<4xf32>
//     %295 = llvm.getelementptr %283[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %296 = llvm.load %295 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %297 = llvm.fmul %296, %287 : vector<4xf32>
//     %298 = llvm.fadd %274, %297 : vector<4xf32>
//     %299 = llvm.fmul %296, %289 : vector<4xf32>
//     %300 = llvm.fadd %275, %299 : vector<4xf32>
//     %301 = llvm.getelementptr %283[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %302 = llvm.load %301 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %303 = llvm.fmul %302, %287 : vector<4xf32>
//     %304 = llvm.fadd %276, %303 : vector<4xf32>
//     %305 = llvm.fmul %302, %289 : vector<4xf32>
//     %306 = llvm.fadd %277, %305 : vector<4xf32>
//     %307 = llvm.getelementptr %283[12] : (!llvm.ptr) -> !llvm.ptr, f32
//     %308 = llvm.load %307 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %309 = llvm.fmul %308, %287 : vector<4xf32>
//     %310 = llvm.fadd %278, %309 : vector<4xf32>
//     %311 = llvm.fmul %308, %289 : vector<4xf32>
//     %312 = llvm.fadd %279, %311 : vector<4xf32>
//     %313 = llvm.mlir.constant(1 : i64) : i64
//     %314 = llvm.add %271, %313 : i64
//     llvm.br ^bb33(%314, %292, %294, %298, %300, %304, %306, %310, %312 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb35:
//     llvm.store %272, %222 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %273, %250 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %274, %251 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %275, %252 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %276, %255 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %277, %256 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %278, %259 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %279, %260 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %315 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb36(%315 : i64)
//   ^bb36(%316: i64):
//     %317 = llvm.icmp "slt" %316, %219 : i64
//     llvm.cond_br %317, ^bb37, ^bb44
//   ^bb37:
//     %318 = llvm.mlir.constant(8 : i64) : i64
//     %319 = llvm.intr.smin(%216, %318) : (i64, i64) -> i64
//     %320 = llvm.mlir.constant(0 : i64) : i64
//     %321 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb38(%320 : i64)
//   ^bb38(%322: i64):
//     %323 = llvm.icmp "slt" %322, %321 : i64
//     llvm.cond_br %323, ^bb39, ^bb43
//   ^bb39:
//     %324 = llvm.mlir.constant(33 : i64) : i64
//     %325 = llvm.mul %322, %324 : i64
//     %326 = llvm.getelementptr %212[%325] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %327 = llvm.mlir.constant(8 : i64) : i64
//     %328 = llvm.mul %322, %327 : i64
//     %329 = llvm.getelementptr %1[%328] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %330 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb40(%330 : i64)
//   ^bb40(%331: i64):
//     %332 = llvm.icmp "slt" %331, %319 : i64
//     llvm.cond_br %332, ^bb41, ^bb42
//   ^bb41:
//     %333 = llvm.getelementptr %326[%331] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %334 = llvm.getelementptr %329[%331] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %335 = llvm.load %334 : !llvm.ptr -> f32
//     llvm.store %335, %333 : f32, !llvm.ptr
//     %336 = llvm.mlir.constant(1 : i64) : i64
//     %337 = llvm.add %331, %336 : i64
//     llvm.br ^bb40(%337 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb42:
//     %338 = llvm.mlir.constant(1 : i64) : i64
//     %339 = llvm.add %322, %338 : i64
//     llvm.br ^bb38(%339 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb43:
//     %340 = llvm.mlir.constant(1 : i64) : i64
//     %341 = llvm.add %316, %340 : i64
//     llvm.br ^bb36(%341 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb44:
//     %342 = llvm.mlir.constant(8 : i64) : i64
//     %343 = llvm.add %207, %342 : i64
//     llvm.br ^bb22(%343 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb45:
//     llvm.return
//   }
// }
// -----
// No loop belongs to the output and only one input: plain loops.
func.func @elementwise_product(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  linalg.mul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}
// output:
// module {
//   llvm.func @elementwise_product(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {mlirc.signature = (memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(64 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %1 : i64
//     llvm.cond_br %3, ^bb2, ^bb6
//   ^bb2:
//     %4 = llvm.mlir.constant(64 : i64) : i64
//     %5 = llvm.mul %2, %4 : i64
//     %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.mul %2, %4 : i64
//     %8 = llvm.getelementptr %arg8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %9 = llvm.mul %2, %4 : i64
//     %10 = llvm.getelementptr %arg15[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %11 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb3(%11 : i64)
//   ^bb3(%12: i64):
//     %13 = llvm.icmp "slt" %12, %4 : i64
//     llvm.cond_br %13, ^bb4, ^bb5
//   ^bb4:
//     %14 = llvm.getelementptr %6[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %15 = llvm.getelementptr %8[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %16 = llvm.getelementptr %10[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %17 = llvm.load %14 : !llvm.ptr -> f32
//     %18 = llvm.load %15 : !llvm.ptr -> f32
//     %19 = llvm.fmul %17, %18 : f32
//     llvm.store %19, %16 : f32, !llvm.ptr
//     %20 = llvm.mlir.constant(1 : i64) : i64
//     %21 = llvm.add %12, %20 : i64
//     llvm.br ^bb3(%21 : i64)
//   ^bb5:
//     %22 = llvm.mlir.constant(1 : i64) : i64
//     %23 = llvm.add %2, %22 : i64
//     llvm.br ^bb1(%23 : i64)
//   ^bb6:
//     llvm.return
//   }
// }
