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
//     llvm.br ^bb5(%87, %56, %58, %65, %67, %74, %76, %83, %85 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
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
//     llvm.br ^bb3(%89 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb8:
//     %90 = llvm.mlir.constant(4 : i64) : i64
//     %91 = llvm.add %2, %90 : i64
//     llvm.br ^bb1(%91 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
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
//     %5 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb1(%4 : i64)
//   ^bb1(%6: i64):
//     %7 = llvm.icmp "slt" %6, %5 : i64
//     llvm.cond_br %7, ^bb2, ^bb9
//   ^bb2:
//     %8 = llvm.mlir.constant(65 : i64) : i64
//     %9 = llvm.mul %6, %8 : i64
//     %10 = llvm.getelementptr %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %11 = llvm.mlir.constant(9 : i64) : i64
//     %12 = llvm.mul %6, %11 : i64
//     %13 = llvm.mlir.constant(0 : i64) : i64
//     %14 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb3(%13 : i64)
//   ^bb3(%15: i64):
//     %16 = llvm.icmp "slt" %15, %14 : i64
//     llvm.cond_br %16, ^bb4, ^bb8
//   ^bb4:
//     %17 = llvm.mlir.constant(13 : i64) : i64
//     %18 = llvm.mul %15, %17 : i64
//     %19 = llvm.getelementptr %10[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %20 = llvm.mlir.constant(3 : i64) : i64
//     %21 = llvm.mul %15, %20 : i64
//     %22 = llvm.add %12, %21 : i64
//     %23 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb5(%23 : i64)
//   ^bb5(%24: i64):
//     %25 = llvm.icmp "slt" %24, %20 : i64
//     llvm.cond_br %25, ^bb6, ^bb7
//   ^bb6:
//     %26 = llvm.getelementptr %19[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %27 = llvm.add %22, %24 : i64
//     %28 = llvm.mlir.constant(12 : i64) : i64
//     %29 = llvm.mul %27, %28 : i64
//     %30 = llvm.getelementptr %3[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %31 = llvm.load %26 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %31, %30 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %32 = llvm.getelementptr %26[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %33 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %34 = llvm.getelementptr %30[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %33, %34 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %35 = llvm.getelementptr %26[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     %36 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %37 = llvm.getelementptr %30[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %36, %37 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %38 = llvm.getelementptr %26[13] : (!llvm.ptr) -> !llvm.ptr, f32
//     %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %40 = llvm.getelementptr %30[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %39, %40 {alignment = 4 : i64} : f32, !llvm.ptr
//     %41 = llvm.mlir.constant(1 : i64) : i64
//     %42 = llvm.add %24, %41 : i64
//     llvm.br ^bb5(%42 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb7:
//     %43 = llvm.mlir.constant(1 : i64) : i64
//     %44 = llvm.add %15, %43 : i64
//     llvm.br ^bb3(%44 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb8:
//     %45 = llvm.mlir.constant(1 : i64) : i64
//     %46 = llvm.add %6, %45 : i64
//     llvm.br ^bb1(%46 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb9:
//     %47 = llvm.getelementptr %3[432] : (!llvm.ptr) -> !llvm.ptr, f32
//     %48 = llvm.mlir.constant(0 : i64) : i64
//     %49 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb10(%48 : i64)
//   ^bb10(%50: i64):
//     %51 = llvm.icmp "slt" %50, %49 : i64
//     llvm.cond_br %51, ^bb11, ^bb18
//   ^bb11:
//     %52 = llvm.mlir.constant(65 : i64) : i64
//     %53 = llvm.mul %50, %52 : i64
//     %54 = llvm.getelementptr %arg1[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %55 = llvm.mlir.constant(9 : i64) : i64
//     %56 = llvm.mul %50, %55 : i64
//     %57 = llvm.mlir.constant(0 : i64) : i64
//     %58 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb12(%57 : i64)
//   ^bb12(%59: i64):
//     %60 = llvm.icmp "slt" %59, %58 : i64
//     llvm.cond_br %60, ^bb13, ^bb17
//   ^bb13:
//     %61 = llvm.mlir.constant(13 : i64) : i64
//     %62 = llvm.mul %59, %61 : i64
//     %63 = llvm.getelementptr %54[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %64 = llvm.mlir.constant(3 : i64) : i64
//     %65 = llvm.mul %59, %64 : i64
//     %66 = llvm.add %56, %65 : i64
//     %67 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb14(%67 : i64)
//   ^bb14(%68: i64):
//     %69 = llvm.icmp "slt" %68, %64 : i64
//     llvm.cond_br %69, ^bb15, ^bb16
//   ^bb15:
//     %70 = llvm.getelementptr %63[%68] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %71 = llvm.add %66, %68 : i64
//     %72 = llvm.mlir.constant(12 : i64) : i64
//     %73 = llvm.mul %71, %72 : i64
//     %74 = llvm.getelementptr %47[%73] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %75 = llvm.getelementptr %70[14] : (!llvm.ptr) -> !llvm.ptr, f32
//     %76 = llvm.load %75 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %76, %74 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %77 = llvm.getelementptr %70[18] : (!llvm.ptr) -> !llvm.ptr, f32
//     %78 = llvm.load %77 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %79 = llvm.getelementptr %74[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %78, %79 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %80 = llvm.getelementptr %70[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %81 = llvm.load %80 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %82 = llvm.getelementptr %74[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %81, %82 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %83 = llvm.getelementptr %70[26] : (!llvm.ptr) -> !llvm.ptr, f32
//     %84 = llvm.load %83 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %85 = llvm.getelementptr %74[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %84, %85 {alignment = 4 : i64} : f32, !llvm.ptr
//     %86 = llvm.getelementptr %70[27] : (!llvm.ptr) -> !llvm.ptr, f32
//     %87 = llvm.load %86 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %88 = llvm.getelementptr %74[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %87, %88 {alignment = 4 : i64} : f32, !llvm.ptr
//     %89 = llvm.mlir.constant(1 : i64) : i64
//     %90 = llvm.add %68, %89 : i64
//     llvm.br ^bb14(%90 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb16:
//     %91 = llvm.mlir.constant(1 : i64) : i64
//     %92 = llvm.add %59, %91 : i64
//     llvm.br ^bb12(%92 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb17:
//     %93 = llvm.mlir.constant(1 : i64) : i64
//     %94 = llvm.add %50, %93 : i64
//     llvm.br ^bb10(%94 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb18:
//     %95 = llvm.getelementptr %3[864] : (!llvm.ptr) -> !llvm.ptr, f32
//     %96 = llvm.mlir.constant(0 : i64) : i64
//     %97 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb19(%96 : i64)
//   ^bb19(%98: i64):
//     %99 = llvm.icmp "slt" %98, %97 : i64
//     llvm.cond_br %99, ^bb20, ^bb27
//   ^bb20:
//     %100 = llvm.mlir.constant(65 : i64) : i64
//     %101 = llvm.mul %98, %100 : i64
//     %102 = llvm.getelementptr %arg1[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %103 = llvm.mlir.constant(9 : i64) : i64
//     %104 = llvm.mul %98, %103 : i64
//     %105 = llvm.mlir.constant(0 : i64) : i64
//     %106 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb21(%105 : i64)
//   ^bb21(%107: i64):
//     %108 = llvm.icmp "slt" %107, %106 : i64
//     llvm.cond_br %108, ^bb22, ^bb26
//   ^bb22:
//     %109 = llvm.mlir.constant(13 : i64) : i64
//     %110 = llvm.mul %107, %109 : i64
//     %111 = llvm.getelementptr %102[%110] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %112 = llvm.mlir.constant(3 : i64) : i64
//     %113 = llvm.mul %107, %112 : i64
//     %114 = llvm.add %104, %113 : i64
//     %115 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb23(%115 : i64)
//   ^bb23(%116: i64):
//     %117 = llvm.icmp "slt" %116, %112 : i64
//     llvm.cond_br %117, ^bb24, ^bb25
//   ^bb24:
//     %118 = llvm.getelementptr %111[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %119 = llvm.add %114, %116 : i64
//     %120 = llvm.mlir.constant(12 : i64) : i64
//     %121 = llvm.mul %119, %120 : i64
//     %122 = llvm.getelementptr %95[%121] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %123 = llvm.getelementptr %118[28] : (!llvm.ptr) -> !llvm.ptr, f32
//     %124 = llvm.load %123 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %124, %122 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %125 = llvm.getelementptr %118[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %126 = llvm.load %125 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %127 = llvm.getelementptr %122[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %126, %127 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %128 = llvm.getelementptr %118[33] : (!llvm.ptr) -> !llvm.ptr, f32
//     %129 = llvm.load %128 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %130 = llvm.getelementptr %122[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %129, %130 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %131 = llvm.getelementptr %118[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %132 = llvm.load %131 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %133 = llvm.getelementptr %122[9] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %132, %133 {alignment = 4 : i64} : f32, !llvm.ptr
//     %134 = llvm.getelementptr %118[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %135 = llvm.load %134 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %136 = llvm.getelementptr %122[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %135, %136 {alignment = 4 : i64} : f32, !llvm.ptr
//     %137 = llvm.getelementptr %118[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %138 = llvm.load %137 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %139 = llvm.getelementptr %122[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %138, %139 {alignment = 4 : i64} : f32, !llvm.ptr
//     %140 = llvm.mlir.constant(1 : i64) : i64
//     %141 = llvm.add %116, %140 : i64
//     llvm.br ^bb23(%141 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb25:
//     %142 = llvm.mlir.constant(1 : i64) : i64
//     %143 = llvm.add %107, %142 : i64
//     llvm.br ^bb21(%143 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb26:
//     %144 = llvm.mlir.constant(1 : i64) : i64
//     %145 = llvm.add %98, %144 : i64
//     llvm.br ^bb19(%145 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb27:
//     %146 = llvm.mlir.constant(0 : i64) : i64
//     %147 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb28(%146 : i64)
//   ^bb28(%148: i64):
//     %149 = llvm.icmp "slt" %148, %147 : i64
//     llvm.cond_br %149, ^bb29, ^bb54
//   ^bb29:
//     %150 = llvm.mlir.constant(36 : i64) : i64
//     %151 = llvm.mul %148, %150 : i64
//     %152 = llvm.getelementptr %arg12[%151] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %153 = llvm.mlir.constant(0 : i64) : i64
//     %154 = llvm.mlir.constant(33 : i64) : i64
//     llvm.br ^bb30(%153 : i64)
//   ^bb30(%155: i64):
//     %156 = llvm.icmp "slt" %155, %154 : i64
//     llvm.cond_br %156, ^bb31, ^bb53
//   ^bb31:
//     %157 = llvm.mlir.constant(36 : i64) : i64
//     %158 = llvm.mul %155, %157 : i64
//     %159 = llvm.getelementptr %3[%158] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %160 = llvm.mlir.constant(33 : i64) : i64
//     %161 = llvm.mul %148, %160 : i64
//     %162 = llvm.getelementptr %arg23[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %163 = llvm.getelementptr %162[%155] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %164 = llvm.mlir.constant(-1 : i64) : i64
//     %165 = llvm.mul %148, %164 : i64
//     %166 = llvm.mlir.constant(4 : i64) : i64
//     %167 = llvm.add %166, %165 : i64
//     %168 = llvm.mul %155, %164 : i64
//     %169 = llvm.add %160, %168 : i64
//     %170 = llvm.mlir.constant(12 : i64) : i64
//     %171 = llvm.icmp "slt" %169, %170 : i64
//     %172 = llvm.zext %171 : i1 to i64
//     %173 = llvm.mlir.constant(0 : i64) : i64
//     %174 = llvm.icmp "ne" %172, %173 : i64
//     %175 = llvm.select %174, %1, %163 : i1, !llvm.ptr
//     %176 = llvm.select %174, %170, %160 : i1, i64
//     llvm.br ^bb32(%173 : i64)
//   ^bb32(%177: i64):
//     %178 = llvm.icmp "slt" %177, %172 : i64
//     llvm.cond_br %178, ^bb33, ^bb40
//   ^bb33:
//     %179 = llvm.mlir.constant(2 : i64) : i64
//     %180 = llvm.intr.smin(%167, %179) : (i64, i64) -> i64
//     %181 = llvm.mlir.constant(12 : i64) : i64
//     %182 = llvm.intr.smin(%169, %181) : (i64, i64) -> i64
//     %183 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb34(%183 : i64)
//   ^bb34(%184: i64):
//     %185 = llvm.icmp "slt" %184, %180 : i64
//     llvm.cond_br %185, ^bb35, ^bb39
//   ^bb35:
//     %186 = llvm.mlir.constant(33 : i64) : i64
//     %187 = llvm.mul %184, %186 : i64
//     %188 = llvm.getelementptr %163[%187] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %189 = llvm.mlir.constant(12 : i64) : i64
//     %190 = llvm.mul %184, %189 : i64
//     %191 = llvm.getelementptr %1[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %192 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb36(%192 : i64)
//   ^bb36(%193: i64):
//     %194 = llvm.icmp "slt" %193, %182 : i64
//     llvm.cond_br %194, ^bb37, ^bb38
//   ^bb37:
//     %195 = llvm.getelementptr %188[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %196 = llvm.getelementptr %191[%193] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %197 = llvm.load %195 : !llvm.ptr -> f32
//     llvm.store %197, %196 : f32, !llvm.ptr
//     %198 = llvm.mlir.constant(1 : i64) : i64
//     %199 = llvm.add %193, %198 : i64
//     llvm.br ^bb36(%199 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb38:
//     %200 = llvm.mlir.constant(1 : i64) : i64
//     %201 = llvm.add %184, %200 : i64
//     llvm.br ^bb34(%201 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb39:
//     %202 = llvm.mlir.constant(1 : i64) : i64
//     %203 = llvm.add %177, %202 : i64
//     llvm.br ^bb32(%203 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb40:
//     %204 = llvm.getelementptr %175[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %205 = llvm.getelementptr %175[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %206 = llvm.getelementptr %175[%176] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %207 = llvm.getelementptr %206[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %208 = llvm.getelementptr %206[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %209 = llvm.load %175 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %210 = llvm.load %204 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %211 = llvm.load %205 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %212 = llvm.load %206 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %213 = llvm.load %207 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %214 = llvm.load %208 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %215 = llvm.mlir.constant(0 : i64) : i64
//     %216 = llvm.mlir.constant(36 : i64) : i64
//     llvm.br ^bb41(%215, %209, %210, %211, %212, %213, %214 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb41(%217: i64, %218: vector<4xf32>, %219: vector<4xf32>, %220: vector<4xf32>, %221: vector<4xf32>, %222: vector<4xf32>, %223: vector<4xf32>):
//     %224 = llvm.icmp "slt" %217, %216 : i64
//     llvm.cond_br %224, ^bb42, ^bb43
//   ^bb42:
//     %225 = llvm.getelementptr %152[%217] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %226 = llvm.mlir.constant(12 : i64) : i64
//     %227 = llvm.mul %217, %226 : i64
//     %228 = llvm.getelementptr %159[%227] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %229 = llvm.load %228 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %230 = llvm.getelementptr %228[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %231 = llvm.load %230 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %232 = llvm.getelementptr %228[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %233 = llvm.load %232 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %234 = llvm.load %225 : !llvm.ptr -> f32
//     %235 = llvm.mlir.poison : vector<4xf32>
//     %236 = llvm.mlir.constant(0 : i64) : i64
//     %237 = llvm.insertelement %234, %235[%236 : i64] : vector<4xf32>
//     %238 = llvm.shufflevector %237, %235 [0, 0, 0, 0] : vector<4xf32>
//     %239 = llvm.fmul %238, %229 : vector<4xf32>
//     %240 = llvm.fadd %218, %239 : vector<4xf32>
//     %241 = llvm.fmul %238, %231 : vector<4xf32>
//     %242 = llvm.fadd %219, %241 : vector<4xf32>
//     %243 = llvm.fmul %238, %233 : vector<4xf32>
//     %244 = llvm.fadd %220, %243 : vector<4xf32>
//     %245 = llvm.getelementptr %225[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %246 = llvm.load %245 : !llvm.ptr -> f32
//     %247 = llvm.mlir.poison : vector<4xf32>
//     %248 = llvm.insertelement %246, %247[%236 : i64] : vector<4xf32>
//     %249 = llvm.shufflevector %248, %247 [0, 0, 0, 0] : vector<4xf32>
//     %250 = llvm.fmul %249, %229 : vector<4xf32>
//     %251 = llvm.fadd %221, %250 : vector<4xf32>
//     %252 = llvm.fmul %249, %231 : vector<4xf32>
//     %253 = llvm.fadd %222, %252 : vector<4xf32>
//     %254 = llvm.fmul %249, %233 : vector<4xf32>
//     %255 = llvm.fadd %223, %254 : vector<4xf32>
//     %256 = llvm.mlir.constant(1 : i64) : i64
//     %257 = llvm.add %217, %256 : i64
//     llvm.br ^bb41(%257, %240, %242, %244, %251, %253, %255 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb43:
//     llvm.store %218, %175 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %219, %204 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %220, %205 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %221, %206 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %222, %207 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %223, %208 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %258 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb44(%258 : i64)
//   ^bb44(%259: i64):
//     %260 = llvm.icmp "slt" %259, %172 : i64
//     llvm.cond_br %260, ^bb45, ^bb52
//   ^bb45:
//     %261 = llvm.mlir.constant(2 : i64) : i64
//     %262 = llvm.intr.smin(%167, %261) : (i64, i64) -> i64
//     %263 = llvm.mlir.constant(12 : i64) : i64
//     %264 = llvm.intr.smin(%169, %263) : (i64, i64) -> i64
//     %265 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb46(%265 : i64)
//   ^bb46(%266: i64):
//     %267 = llvm.icmp "slt" %266, %262 : i64
//     llvm.cond_br %267, ^bb47, ^bb51
//   ^bb47:
//     %268 = llvm.mlir.constant(33 : i64) : i64
//     %269 = llvm.mul %266, %268 : i64
//     %270 = llvm.getelementptr %163[%269] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %271 = llvm.mlir.constant(12 : i64) : i64
//     %272 = llvm.mul %266, %271 : i64
//     %273 = llvm.getelementptr %1[%272] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %274 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb48(%274 : i64)
//   ^bb48(%275: i64):
//     %276 = llvm.icmp "slt" %275, %264 : i64
//     llvm.cond_br %276, ^bb49, ^bb50
//   ^bb49:
//     %277 = llvm.getelementptr %270[%275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %278 = llvm.getelementptr %273[%275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %279 = llvm.load %278 : !llvm.ptr -> f32
//     llvm.store %279, %277 : f32, !llvm.ptr
//     %280 = llvm.mlir.constant(1 : i64) : i64
//     %281 = llvm.add %275, %280 : i64
//     llvm.br ^bb48(%281 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb50:
//     %282 = llvm.mlir.constant(1 : i64) : i64
//     %283 = llvm.add %266, %282 : i64
//     llvm.br ^bb46(%283 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb51:
//     %284 = llvm.mlir.constant(1 : i64) : i64
//     %285 = llvm.add %259, %284 : i64
//     llvm.br ^bb44(%285 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb52:
//     %286 = llvm.mlir.constant(12 : i64) : i64
//     %287 = llvm.add %155, %286 : i64
//     llvm.br ^bb30(%287 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb53:
//     %288 = llvm.mlir.constant(2 : i64) : i64
//     %289 = llvm.add %148, %288 : i64
//     llvm.br ^bb28(%289 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb54:
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
