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
//     %4 = llvm.getelementptr %arg8[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %5 = llvm.mlir.constant(0 : i64) : i64
//     %6 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb3(%5 : i64)
//   ^bb3(%7: i64):
//     %8 = llvm.icmp "slt" %7, %6 : i64
//     llvm.cond_br %8, ^bb4, ^bb8
//   ^bb4:
//     %9 = llvm.mlir.constant(32 : i64) : i64
//     %10 = llvm.mul %7, %9 : i64
//     %11 = llvm.getelementptr %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %12 = llvm.mlir.constant(16 : i64) : i64
//     %13 = llvm.mul %7, %12 : i64
//     %14 = llvm.getelementptr %arg15[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %15 = llvm.getelementptr %14[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
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
//     llvm.br ^bb5(%31, %23, %24, %25, %26, %27, %28, %29, %30 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb5(%32: i64, %33: vector<4xf32>, %34: vector<4xf32>, %35: vector<4xf32>, %36: vector<4xf32>, %37: vector<4xf32>, %38: vector<4xf32>, %39: vector<4xf32>, %40: vector<4xf32>):
//     %41 = llvm.icmp "slt" %32, %9 : i64
//     llvm.cond_br %41, ^bb6, ^bb7
//   ^bb6:
//     %42 = llvm.getelementptr %11[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %43 = llvm.mlir.constant(16 : i64) : i64
//     %44 = llvm.mul %32, %43 : i64
//     %45 = llvm.getelementptr %4[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %47 = llvm.getelementptr %45[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %48 = llvm.load %47 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %49 = llvm.load %42 : !llvm.ptr -> f32
//     %50 = llvm.mlir.poison : vector<4xf32>
//     %51 = llvm.mlir.constant(0 : i64) : i64
//     %52 = llvm.insertelement %49, %50[%51 : i64] : vector<4xf32>
//     %53 = llvm.shufflevector %52, %50 [0, 0, 0, 0] : vector<4xf32>
//     %54 = llvm.fmul %53, %46 : vector<4xf32>
//     %55 = llvm.fadd %33, %54 : vector<4xf32>
//     %56 = llvm.fmul %53, %48 : vector<4xf32>
//     %57 = llvm.fadd %34, %56 : vector<4xf32>
//     %58 = llvm.getelementptr %42[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %59 = llvm.load %58 : !llvm.ptr -> f32
//     %60 = llvm.mlir.poison : vector<4xf32>
//     %61 = llvm.insertelement %59, %60[%51 : i64] : vector<4xf32>
//     %62 = llvm.shufflevector %61, %60 [0, 0, 0, 0] : vector<4xf32>
//     %63 = llvm.fmul %62, %46 : vector<4xf32>
//     %64 = llvm.fadd %35, %63 : vector<4xf32>
//     %65 = llvm.fmul %62, %48 : vector<4xf32>
//     %66 = llvm.fadd %36, %65 : vector<4xf32>
//     %67 = llvm.getelementptr %42[64] : (!llvm.ptr) -> !llvm.ptr, f32
//     %68 = llvm.load %67 : !llvm.ptr -> f32
//     %69 = llvm.mlir.poison : vector<4xf32>
//     %70 = llvm.insertelement %68, %69[%51 : i64] : vector<4xf32>
//     %71 = llvm.shufflevector %70, %69 [0, 0, 0, 0] : vector<4xf32>
//     %72 = llvm.fmul %71, %46 : vector<4xf32>
//     %73 = llvm.fadd %37, %72 : vector<4xf32>
//     %74 = llvm.fmul %71, %48 : vector<4xf32>
//     %75 = llvm.fadd %38, %74 : vector<4xf32>
//     %76 = llvm.getelementptr %42[96] : (!llvm.ptr) -> !llvm.ptr, f32
//     %77 = llvm.load %76 : !llvm.ptr -> f32
//     %78 = llvm.mlir.poison : vector<4xf32>
//     %79 = llvm.insertelement %77, %78[%51 : i64] : vector<4xf32>
//     %80 = llvm.shufflevector %79, %78 [0, 0, 0, 0] : vector<4xf32>
//     %81 = llvm.fmul %80, %46 : vector<4xf32>
//     %82 = llvm.fadd %39, %81 : vector<4xf32>
//     %83 = llvm.fmul %80, %48 : vector<4xf32>
//     %84 = llvm.fadd %40, %83 : vector<4xf32>
//     %85 = llvm.mlir.constant(1 : i64) : i64
//     %86 = llvm.add %32, %85 : i64
//     llvm.br ^bb5(%86, %55, %57, %64, %66, %73, %75, %82, %84 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb7:
//     llvm.store %33, %15 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %34, %16 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %35, %17 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %36, %18 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %37, %19 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %38, %20 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %39, %21 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %40, %22 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %87 = llvm.mlir.constant(4 : i64) : i64
//     %88 = llvm.add %7, %87 : i64
//     llvm.br ^bb3(%88 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb8:
//     %89 = llvm.mlir.constant(8 : i64) : i64
//     %90 = llvm.add %2, %89 : i64
//     llvm.br ^bb1(%90 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
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
//     llvm.cond_br %7, ^bb2, ^bb6
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
//     llvm.cond_br %16, ^bb4, ^bb5
//   ^bb4:
//     %17 = llvm.mlir.constant(13 : i64) : i64
//     %18 = llvm.mul %15, %17 : i64
//     %19 = llvm.getelementptr %10[%18] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %20 = llvm.mlir.constant(3 : i64) : i64
//     %21 = llvm.mul %15, %20 : i64
//     %22 = llvm.add %12, %21 : i64
//     %23 = llvm.mlir.constant(12 : i64) : i64
//     %24 = llvm.mul %22, %23 : i64
//     %25 = llvm.getelementptr %3[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %26 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %26, %25 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %27 = llvm.getelementptr %19[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %29 = llvm.getelementptr %25[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %28, %29 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %30 = llvm.getelementptr %19[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %32 = llvm.getelementptr %25[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %31, %32 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %33 = llvm.getelementptr %19[13] : (!llvm.ptr) -> !llvm.ptr, f32
//     %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %35 = llvm.getelementptr %25[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %34, %35 {alignment = 4 : i64} : f32, !llvm.ptr
//     %36 = llvm.getelementptr %19[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     %37 = llvm.mlir.constant(1 : i64) : i64
//     %38 = llvm.add %22, %37 : i64
//     %39 = llvm.mul %38, %23 : i64
//     %40 = llvm.getelementptr %3[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %41 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %41, %40 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %42 = llvm.getelementptr %36[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %43 = llvm.load %42 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %44 = llvm.getelementptr %40[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %43, %44 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %45 = llvm.getelementptr %36[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     %46 = llvm.load %45 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %47 = llvm.getelementptr %40[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %46, %47 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %48 = llvm.getelementptr %36[13] : (!llvm.ptr) -> !llvm.ptr, f32
//     %49 = llvm.load %48 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %50 = llvm.getelementptr %40[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %49, %50 {alignment = 4 : i64} : f32, !llvm.ptr
//     %51 = llvm.getelementptr %19[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     %52 = llvm.mlir.constant(2 : i64) : i64
//     %53 = llvm.add %22, %52 : i64
//     %54 = llvm.mul %53, %23 : i64
//     %55 = llvm.getelementptr %3[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %56 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %56, %55 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %57 = llvm.getelementptr %51[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %58 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %59 = llvm.getelementptr %55[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %58, %59 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %60 = llvm.getelementptr %51[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     %61 = llvm.load %60 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %62 = llvm.getelementptr %55[7] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %61, %62 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %63 = llvm.getelementptr %51[13] : (!llvm.ptr) -> !llvm.ptr, f32
//     %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %65 = llvm.getelementptr %55[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %64, %65 {alignment = 4 : i64} : f32, !llvm.ptr
//     %66 = llvm.add %15, %37 : i64
//     llvm.br ^bb3(%66 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb5:
//     %67 = llvm.mlir.constant(1 : i64) : i64
//     %68 = llvm.add %6, %67 : i64
//     llvm.br ^bb1(%68 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb6:
//     %69 = llvm.getelementptr %3[432] : (!llvm.ptr) -> !llvm.ptr, f32
//     %70 = llvm.mlir.constant(0 : i64) : i64
//     %71 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb7(%70 : i64)
//   ^bb7(%72: i64):
//     %73 = llvm.icmp "slt" %72, %71 : i64
//     llvm.cond_br %73, ^bb8, ^bb12
//   ^bb8:
//     %74 = llvm.mlir.constant(65 : i64) : i64
//     %75 = llvm.mul %72, %74 : i64
//     %76 = llvm.getelementptr %arg1[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %77 = llvm.mlir.constant(9 : i64) : i64
//     %78 = llvm.mul %72, %77 : i64
//     %79 = llvm.mlir.constant(0 : i64) : i64
//     %80 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb9(%79 : i64)
//   ^bb9(%81: i64):
//     %82 = llvm.icmp "slt" %81, %80 : i64
//     llvm.cond_br %82, ^bb10, ^bb11
//   ^bb10:
//     %83 = llvm.mlir.constant(13 : i64) : i64
//     %84 = llvm.mul %81, %83 : i64
//     %85 = llvm.getelementptr %76[%84] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %86 = llvm.mlir.constant(3 : i64) : i64
//     %87 = llvm.mul %81, %86 : i64
//     %88 = llvm.add %78, %87 : i64
//     %89 = llvm.mlir.constant(12 : i64) : i64
//     %90 = llvm.mul %88, %89 : i64
//     %91 = llvm.getelementptr %69[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %92 = llvm.getelementptr %85[14] : (!llvm.ptr) -> !llvm.ptr, f32
//     %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %93, %91 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %94 = llvm.getelementptr %85[18] : (!llvm.ptr) -> !llvm.ptr, f32
//     %95 = llvm.load %94 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %96 = llvm.getelementptr %91[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %95, %96 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %97 = llvm.getelementptr %85[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %98 = llvm.load %97 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %99 = llvm.getelementptr %91[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %98, %99 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %100 = llvm.getelementptr %85[26] : (!llvm.ptr) -> !llvm.ptr, f32
//     %101 = llvm.load %100 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %102 = llvm.getelementptr %91[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %101, %102 {alignment = 4 : i64} : f32, !llvm.ptr
//     %103 = llvm.getelementptr %85[27] : (!llvm.ptr) -> !llvm.ptr, f32
//     %104 = llvm.load %103 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %105 = llvm.getelementptr %91[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %104, %105 {alignment = 4 : i64} : f32, !llvm.ptr
//     %106 = llvm.getelementptr %85[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     %107 = llvm.mlir.constant(1 : i64) : i64
//     %108 = llvm.add %88, %107 : i64
//     %109 = llvm.mul %108, %89 : i64
//     %110 = llvm.getelementptr %69[%109] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %111 = llvm.getelementptr %106[14] : (!llvm.ptr) -> !llvm.ptr, f32
//     %112 = llvm.load %111 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %112, %110 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %113 = llvm.getelementptr %106[18] : (!llvm.ptr) -> !llvm.ptr, f32
//     %114 = llvm.load %113 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %115 = llvm.getelementptr %110[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %114, %115 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %116 = llvm.getelementptr %106[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %117 = llvm.load %116 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %118 = llvm.getelementptr %110[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %117, %118 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %119 = llvm.getelementptr %106[26] : (!llvm.ptr) -> !llvm.ptr, f32
//     %120 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %121 = llvm.getelementptr %110[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %120, %121 {alignment = 4 : i64} : f32, !llvm.ptr
//     %122 = llvm.getelementptr %106[27] : (!llvm.ptr) -> !llvm.ptr, f32
//     %123 = llvm.load %122 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %124 = llvm.getelementptr %110[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %123, %124 {alignment = 4 : i64} : f32, !llvm.ptr
//     %125 = llvm.getelementptr %85[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     %126 = llvm.mlir.constant(2 : i64) : i64
//     %127 = llvm.add %88, %126 : i64
//     %128 = llvm.mul %127, %89 : i64
//     %129 = llvm.getelementptr %69[%128] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %130 = llvm.getelementptr %125[14] : (!llvm.ptr) -> !llvm.ptr, f32
//     %131 = llvm.load %130 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %131, %129 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %132 = llvm.getelementptr %125[18] : (!llvm.ptr) -> !llvm.ptr, f32
//     %133 = llvm.load %132 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %134 = llvm.getelementptr %129[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %133, %134 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %135 = llvm.getelementptr %125[20] : (!llvm.ptr) -> !llvm.ptr, f32
//     %136 = llvm.load %135 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %137 = llvm.getelementptr %129[6] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %136, %137 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %138 = llvm.getelementptr %125[26] : (!llvm.ptr) -> !llvm.ptr, f32
//     %139 = llvm.load %138 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %140 = llvm.getelementptr %129[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %139, %140 {alignment = 4 : i64} : f32, !llvm.ptr
//     %141 = llvm.getelementptr %125[27] : (!llvm.ptr) -> !llvm.ptr, f32
//     %142 = llvm.load %141 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %143 = llvm.getelementptr %129[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %142, %143 {alignment = 4 : i64} : f32, !llvm.ptr
//     %144 = llvm.add %81, %107 : i64
//     llvm.br ^bb9(%144 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb11:
//     %145 = llvm.mlir.constant(1 : i64) : i64
//     %146 = llvm.add %72, %145 : i64
//     llvm.br ^bb7(%146 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb12:
//     %147 = llvm.getelementptr %3[864] : (!llvm.ptr) -> !llvm.ptr, f32
//     %148 = llvm.mlir.constant(0 : i64) : i64
//     %149 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb13(%148 : i64)
//   ^bb13(%150: i64):
//     %151 = llvm.icmp "slt" %150, %149 : i64
//     llvm.cond_br %151, ^bb14, ^bb18
//   ^bb14:
//     %152 = llvm.mlir.constant(65 : i64) : i64
//     %153 = llvm.mul %150, %152 : i64
//     %154 = llvm.getelementptr %arg1[%153] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %155 = llvm.mlir.constant(9 : i64) : i64
//     %156 = llvm.mul %150, %155 : i64
//     %157 = llvm.mlir.constant(0 : i64) : i64
//     %158 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb15(%157 : i64)
//   ^bb15(%159: i64):
//     %160 = llvm.icmp "slt" %159, %158 : i64
//     llvm.cond_br %160, ^bb16, ^bb17
//   ^bb16:
//     %161 = llvm.mlir.constant(13 : i64) : i64
//     %162 = llvm.mul %159, %161 : i64
//     %163 = llvm.getelementptr %154[%162] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %164 = llvm.mlir.constant(3 : i64) : i64
//     %165 = llvm.mul %159, %164 : i64
//     %166 = llvm.add %156, %165 : i64
//     %167 = llvm.mlir.constant(12 : i64) : i64
//     %168 = llvm.mul %166, %167 : i64
//     %169 = llvm.getelementptr %147[%168] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %170 = llvm.getelementptr %163[28] : (!llvm.ptr) -> !llvm.ptr, f32
//     %171 = llvm.load %170 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %171, %169 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %172 = llvm.getelementptr %163[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %173 = llvm.load %172 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %174 = llvm.getelementptr %169[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %173, %174 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %175 = llvm.getelementptr %163[33] : (!llvm.ptr) -> !llvm.ptr, f32
//     %176 = llvm.load %175 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %177 = llvm.getelementptr %169[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %176, %177 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %178 = llvm.getelementptr %163[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %179 = llvm.load %178 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %180 = llvm.getelementptr %169[9] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %179, %180 {alignment = 4 : i64} : f32, !llvm.ptr
//     %181 = llvm.getelementptr %163[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %182 = llvm.load %181 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %183 = llvm.getelementptr %169[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %182, %183 {alignment = 4 : i64} : f32, !llvm.ptr
//     %184 = llvm.getelementptr %163[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %185 = llvm.load %184 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %186 = llvm.getelementptr %169[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %185, %186 {alignment = 4 : i64} : f32, !llvm.ptr
//     %187 = llvm.getelementptr %163[1] : (!llvm.ptr) -> !llvm.ptr, f32
//     %188 = llvm.mlir.constant(1 : i64) : i64
//     %189 = llvm.add %166, %188 : i64
//     %190 = llvm.mul %189, %167 : i64
//     %191 = llvm.getelementptr %147[%190] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %192 = llvm.getelementptr %187[28] : (!llvm.ptr) -> !llvm.ptr, f32
//     %193 = llvm.load %192 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %193, %191 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %194 = llvm.getelementptr %187[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %195 = llvm.load %194 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %196 = llvm.getelementptr %191[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %195, %196 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %197 = llvm.getelementptr %187[33] : (!llvm.ptr) -> !llvm.ptr, f32
//     %198 = llvm.load %197 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %199 = llvm.getelementptr %191[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %198, %199 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %200 = llvm.getelementptr %187[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %201 = llvm.load %200 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %202 = llvm.getelementptr %191[9] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %201, %202 {alignment = 4 : i64} : f32, !llvm.ptr
//     %203 = llvm.getelementptr %187[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %204 = llvm.load %203 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %205 = llvm.getelementptr %191[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %204, %205 {alignment = 4 : i64} : f32, !llvm.ptr
//     %206 = llvm.getelementptr %187[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %207 = llvm.load %206 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %208 = llvm.getelementptr %191[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %207, %208 {alignment = 4 : i64} : f32, !llvm.ptr
//     %209 = llvm.getelementptr %163[2] : (!llvm.ptr) -> !llvm.ptr, f32
//     %210 = llvm.mlir.constant(2 : i64) : i64
//     %211 = llvm.add %166, %210 : i64
//     %212 = llvm.mul %211, %167 : i64
//     %213 = llvm.getelementptr %147[%212] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %214 = llvm.getelementptr %209[28] : (!llvm.ptr) -> !llvm.ptr, f32
//     %215 = llvm.load %214 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %215, %213 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %216 = llvm.getelementptr %209[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %217 = llvm.load %216 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %218 = llvm.getelementptr %213[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %217, %218 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %219 = llvm.getelementptr %209[33] : (!llvm.ptr) -> !llvm.ptr, f32
//     %220 = llvm.load %219 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %221 = llvm.getelementptr %213[5] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %220, %221 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %222 = llvm.getelementptr %209[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %223 = llvm.load %222 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %224 = llvm.getelementptr %213[9] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %223, %224 {alignment = 4 : i64} : f32, !llvm.ptr
//     %225 = llvm.getelementptr %209[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %226 = llvm.load %225 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %227 = llvm.getelementptr %213[10] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %226, %227 {alignment = 4 : i64} : f32, !llvm.ptr
//     %228 = llvm.getelementptr %209[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %229 = llvm.load %228 {alignment = 4 : i64} : !llvm.ptr -> f32
//     %230 = llvm.getelementptr %213[11] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %229, %230 {alignment = 4 : i64} : f32, !llvm.ptr
//     %231 = llvm.add %159, %188 : i64
//     llvm.br ^bb15(%231 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb17:
//     %232 = llvm.mlir.constant(1 : i64) : i64
//     %233 = llvm.add %150, %232 : i64
//     llvm.br ^bb13(%233 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb18:
//     %234 = llvm.mlir.constant(0 : i64) : i64
//     %235 = llvm.mlir.constant(33 : i64) : i64
//     llvm.br ^bb19(%234 : i64)
//   ^bb19(%236: i64):
//     %237 = llvm.icmp "slt" %236, %235 : i64
//     llvm.cond_br %237, ^bb20, ^bb45
//   ^bb20:
//     %238 = llvm.mlir.constant(36 : i64) : i64
//     %239 = llvm.mul %236, %238 : i64
//     %240 = llvm.getelementptr %3[%239] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %241 = llvm.mlir.constant(0 : i64) : i64
//     %242 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb21(%241 : i64)
//   ^bb21(%243: i64):
//     %244 = llvm.icmp "slt" %243, %242 : i64
//     llvm.cond_br %244, ^bb22, ^bb44
//   ^bb22:
//     %245 = llvm.mlir.constant(36 : i64) : i64
//     %246 = llvm.mul %243, %245 : i64
//     %247 = llvm.getelementptr %arg12[%246] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %248 = llvm.mlir.constant(33 : i64) : i64
//     %249 = llvm.mul %243, %248 : i64
//     %250 = llvm.getelementptr %arg23[%249] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %251 = llvm.getelementptr %250[%236] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %252 = llvm.mlir.constant(-1 : i64) : i64
//     %253 = llvm.mul %243, %252 : i64
//     %254 = llvm.mlir.constant(4 : i64) : i64
//     %255 = llvm.add %254, %253 : i64
//     %256 = llvm.mul %236, %252 : i64
//     %257 = llvm.add %248, %256 : i64
//     %258 = llvm.mlir.constant(12 : i64) : i64
//     %259 = llvm.icmp "slt" %257, %258 : i64
//     %260 = llvm.zext %259 : i1 to i64
//     %261 = llvm.mlir.constant(0 : i64) : i64
//     %262 = llvm.icmp "ne" %260, %261 : i64
//     %263 = llvm.select %262, %1, %251 : i1, !llvm.ptr
//     %264 = llvm.select %262, %258, %248 : i1, i64
//     llvm.br ^bb23(%261 : i64)
//   ^bb23(%265: i64):
//     %266 = llvm.icmp "slt" %265, %260 : i64
//     llvm.cond_br %266, ^bb24, ^bb31
//   ^bb24:
//     %267 = llvm.mlir.constant(2 : i64) : i64
//     %268 = llvm.intr.smin(%255, %267) : (i64, i64) -> i64
//     %269 = llvm.mlir.constant(12 : i64) : i64
//     %270 = llvm.intr.smin(%257, %269) : (i64, i64) -> i64
//     %271 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb25(%271 : i64)
//   ^bb25(%272: i64):
//     %273 = llvm.icmp "slt" %272, %268 : i64
//     llvm.cond_br %273, ^bb26, ^bb30
//   ^bb26:
//     %274 = llvm.mlir.constant(33 : i64) : i64
//     %275 = llvm.mul %272, %274 : i64
//     %276 = llvm.getelementptr %251[%275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %277 = llvm.mlir.constant(12 : i64) : i64
//     %278 = llvm.mul %272, %277 : i64
//     %279 = llvm.getelementptr %1[%278] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %280 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb27(%280 : i64)
//   ^bb27(%281: i64):
//     %282 = llvm.icmp "slt" %281, %270 : i64
//     llvm.cond_br %282, ^bb28, ^bb29
//   ^bb28:
//     %283 = llvm.getelementptr %276[%281] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %284 = llvm.getelementptr %279[%281] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %285 = llvm.load %283 : !llvm.ptr -> f32
//     llvm.store %285, %284 : f32, !llvm.ptr
//     %286 = llvm.mlir.constant(1 : i64) : i64
//     %287 = llvm.add %281, %286 : i64
//     llvm.br ^bb27(%287 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb29:
//     %288 = llvm.mlir.constant(1 : i64) : i64
//     %289 = llvm.add %272, %288 : i64
//     llvm.br ^bb25(%289 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb30:
//     %290 = llvm.mlir.constant(1 : i64) : i64
//     %291 = llvm.add %265, %290 : i64
//     llvm.br ^bb23(%291 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb31:
//     %292 = llvm.getelementptr %263[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %293 = llvm.getelementptr %263[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %294 = llvm.getelementptr %263[%264] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %295 = llvm.getelementptr %294[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %296 = llvm.getelementptr %294[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %297 = llvm.load %263 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %298 = llvm.load %292 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %299 = llvm.load %293 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %300 = llvm.load %294 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %301 = llvm.load %295 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %302 = llvm.load %296 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %303 = llvm.mlir.constant(0 : i64) : i64
//     %304 = llvm.mlir.constant(36 : i64) : i64
//     llvm.br ^bb32(%303, %297, %298, %299, %300, %301, %302 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb32(%305: i64, %306: vector<4xf32>, %307: vector<4xf32>, %308: vector<4xf32>, %309: vector<4xf32>, %310: vector<4xf32>, %311: vector<4xf32>):
//     %312 = llvm.icmp "slt" %305, %304 : i64
//     llvm.cond_br %312, ^bb33, ^bb34
//   ^bb33:
//     %313 = llvm.getelementptr %247[%305] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %314 = llvm.mlir.constant(12 : i64) : i64
//     %315 = llvm.mul %305, %314 : i64
//     %316 = llvm.getelementptr %240[%315] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %317 = llvm.load %316 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %318 = llvm.getelementptr %316[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %319 = llvm.load %318 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %320 = llvm.getelementptr %316[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %321 = llvm.load %320 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %322 = llvm.load %313 : !llvm.ptr -> f32
//     %323 = llvm.mlir.poison : vector<4xf32>
//     %324 = llvm.mlir.constant(0 : i64) : i64
//     %325 = llvm.insertelement %322, %323[%324 : i64] : vector<4xf32>
//     %326 = llvm.shufflevector %325, %323 [0, 0, 0, 0] : vector<4xf32>
//     %327 = llvm.fmul %326, %317 : vector<4xf32>
//     %328 = llvm.fadd %306, %327 : vector<4xf32>
//     %329 = llvm.fmul %326, %319 : vector<4xf32>
//     %330 = llvm.fadd %307, %329 : vector<4xf32>
//     %331 = llvm.fmul %326, %321 : vector<4xf32>
//     %332 = llvm.fadd %308, %331 : vector<4xf32>
//     %333 = llvm.getelementptr %313[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %334 = llvm.load %333 : !llvm.ptr -> f32
//     %335 = llvm.mlir.poison : vector<4xf32>
//     %336 = llvm.insertelement %334, %335[%324 : i64] : vector<4xf32>
//     %337 = llvm.shufflevector %336, %335 [0, 0, 0, 0] : vector<4xf32>
//     %338 = llvm.fmul %337, %317 : vector<4xf32>
//     %339 = llvm.fadd %309, %338 : vector<4xf32>
//     %340 = llvm.fmul %337, %319 : vector<4xf32>
//     %341 = llvm.fadd %310, %340 : vector<4xf32>
//     %342 = llvm.fmul %337, %321 : vector<4xf32>
//     %343 = llvm.fadd %311, %342 : vector<4xf32>
//     %344 = llvm.mlir.constant(1 : i64) : i64
//     %345 = llvm.add %305, %344 : i64
//     llvm.br ^bb32(%345, %328, %330, %332, %339, %341, %343 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb34:
//     llvm.store %306, %263 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %307, %292 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %308, %293 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %309, %294 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %310, %295 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %311, %296 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %346 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb35(%346 : i64)
//   ^bb35(%347: i64):
//     %348 = llvm.icmp "slt" %347, %260 : i64
//     llvm.cond_br %348, ^bb36, ^bb43
//   ^bb36:
//     %349 = llvm.mlir.constant(2 : i64) : i64
//     %350 = llvm.intr.smin(%255, %349) : (i64, i64) -> i64
//     %351 = llvm.mlir.constant(12 : i64) : i64
//     %352 = llvm.intr.smin(%257, %351) : (i64, i64) -> i64
//     %353 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb37(%353 : i64)
//   ^bb37(%354: i64):
//     %355 = llvm.icmp "slt" %354, %350 : i64
//     llvm.cond_br %355, ^bb38, ^bb42
//   ^bb38:
//     %356 = llvm.mlir.constant(33 : i64) : i64
//     %357 = llvm.mul %354, %356 : i64
//     %358 = llvm.getelementptr %251[%357] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %359 = llvm.mlir.constant(12 : i64) : i64
//     %360 = llvm.mul %354, %359 : i64
//     %361 = llvm.getelementptr %1[%360] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %362 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb39(%362 : i64)
//   ^bb39(%363: i64):
//     %364 = llvm.icmp "slt" %363, %352 : i64
//     llvm.cond_br %364, ^bb40, ^bb41
//   ^bb40:
//     %365 = llvm.getelementptr %358[%363] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %366 = llvm.getelementptr %361[%363] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %367 = llvm.load %366 : !llvm.ptr -> f32
//     llvm.store %367, %365 : f32, !llvm.ptr
//     %368 = llvm.mlir.constant(1 : i64) : i64
//     %369 = llvm.add %363, %368 : i64
//     llvm.br ^bb39(%369 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb41:
//     %370 = llvm.mlir.constant(1 : i64) : i64
//     %371 = llvm.add %354, %370 : i64
//     llvm.br ^bb37(%371 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb42:
//     %372 = llvm.mlir.constant(1 : i64) : i64
//     %373 = llvm.add %347, %372 : i64
//     llvm.br ^bb35(%373 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb43:
//     %374 = llvm.mlir.constant(2 : i64) : i64
//     %375 = llvm.add %243, %374 : i64
//     llvm.br ^bb21(%375 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb44:
//     %376 = llvm.mlir.constant(12 : i64) : i64
//     %377 = llvm.add %236, %376 : i64
//     llvm.br ^bb19(%377 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true, pipeline = <disable = true>>}
//   ^bb45:
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
