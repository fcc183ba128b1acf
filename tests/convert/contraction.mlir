// A product: a panel of 8 columns is packed, and tiles of 4 rows and 2 vectors use it.
func.func @product(%a: memref<16x32xf32>, %b: memref<32x16xf32>, %c: memref<16x16xf32>) {
  linalg.matmul ins(%a, %b : memref<16x32xf32>, memref<32x16xf32>) outs(%c : memref<16x16xf32>)
  return
}
// output:
// module {
//   llvm.func @product(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) attributes {mlirc.signature = (memref<16x32xf32>, memref<32x16xf32>, memref<16x16xf32>) -> ()} {
//     %0 = llvm.mlir.constant(64 : i64) : i64
//     %1 = llvm.alloca %0 x vector<4xf32> : (i64) -> !llvm.ptr
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb1(%2 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %4, %3 : i64
//     llvm.cond_br %5, ^bb2, ^bb12
//   ^bb2:
//     %6 = llvm.getelementptr %arg8[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %7 = llvm.getelementptr %arg15[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %8 = llvm.mlir.constant(0 : i64) : i64
//     %9 = llvm.mlir.constant(32 : i64) : i64
//     llvm.br ^bb3(%8 : i64)
//   ^bb3(%10: i64):
//     %11 = llvm.icmp "slt" %10, %9 : i64
//     llvm.cond_br %11, ^bb4, ^bb5
//   ^bb4:
//     %12 = llvm.mlir.constant(16 : i64) : i64
//     %13 = llvm.mul %10, %12 : i64
//     %14 = llvm.getelementptr %6[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %15 = llvm.mlir.constant(8 : i64) : i64
//     %16 = llvm.mul %10, %15 : i64
//     %17 = llvm.getelementptr %1[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %18 = llvm.load %14 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %18, %17 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %19 = llvm.getelementptr %14[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %20 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %21 = llvm.getelementptr %17[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %20, %21 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %22 = llvm.mlir.constant(1 : i64) : i64
//     %23 = llvm.add %10, %22 : i64
//     llvm.br ^bb3(%23 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb5:
//     %24 = llvm.mlir.constant(0 : i64) : i64
//     %25 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb6(%24 : i64)
//   ^bb6(%26: i64):
//     %27 = llvm.icmp "slt" %26, %25 : i64
//     llvm.cond_br %27, ^bb7, ^bb11
//   ^bb7:
//     %28 = llvm.mlir.constant(32 : i64) : i64
//     %29 = llvm.mul %26, %28 : i64
//     %30 = llvm.getelementptr %arg1[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %31 = llvm.mlir.constant(16 : i64) : i64
//     %32 = llvm.mul %26, %31 : i64
//     %33 = llvm.getelementptr %7[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %34 = llvm.getelementptr %33[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %35 = llvm.getelementptr %33[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %36 = llvm.getelementptr %35[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %37 = llvm.getelementptr %33[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %38 = llvm.getelementptr %37[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %39 = llvm.getelementptr %33[48] : (!llvm.ptr) -> !llvm.ptr, f32
//     %40 = llvm.getelementptr %39[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %41 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %42 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %43 = llvm.load %35 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %44 = llvm.load %36 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %45 = llvm.load %37 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %46 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %47 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %48 = llvm.load %40 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %49 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb8(%49, %41, %42, %43, %44, %45, %46, %47, %48 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb8(%50: i64, %51: vector<4xf32>, %52: vector<4xf32>, %53: vector<4xf32>, %54: vector<4xf32>, %55: vector<4xf32>, %56: vector<4xf32>, %57: vector<4xf32>, %58: vector<4xf32>):
//     %59 = llvm.icmp "slt" %50, %28 : i64
//     llvm.cond_br %59, ^bb9, ^bb10
//   ^bb9:
//     %60 = llvm.getelementptr %30[%50] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %61 = llvm.mlir.constant(8 : i64) : i64
//     %62 = llvm.mul %50, %61 : i64
//     %63 = llvm.getelementptr %1[%62] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %65 = llvm.getelementptr %63[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %66 = llvm.load %65 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %67 = llvm.load %60 : !llvm.ptr -> f32
//     %68 = llvm.mlir.poison : vector<4xf32>
//     %69 = llvm.mlir.constant(0 : i64) : i64
//     %70 = llvm.insertelement %67, %68[%69 : i64] : vector<4xf32>
//     %71 = llvm.shufflevector %70, %68 [0, 0, 0, 0] : vector<4xf32>
//     %72 = llvm.fmul %71, %64 : vector<4xf32>
//     %73 = llvm.fadd %51, %72 : vector<4xf32>
//     %74 = llvm.fmul %71, %66 : vector<4xf32>
//     %75 = llvm.fadd %52, %74 : vector<4xf32>
//     %76 = llvm.getelementptr %60[32] : (!llvm.ptr) -> !llvm.ptr, f32
//     %77 = llvm.load %76 : !llvm.ptr -> f32
//     %78 = llvm.mlir.poison : vector<4xf32>
//     %79 = llvm.insertelement %77, %78[%69 : i64] : vector<4xf32>
//     %80 = llvm.shufflevector %79, %78 [0, 0, 0, 0] : vector<4xf32>
//     %81 = llvm.fmul %80, %64 : vector<4xf32>
//     %82 = llvm.fadd %53, %81 : vector<4xf32>
//     %83 = llvm.fmul %80, %66 : vector<4xf32>
//     %84 = llvm.fadd %54, %83 : vector<4xf32>
//     %85 = llvm.getelementptr %60[64] : (!llvm.ptr) -> !llvm.ptr, f32
//     %86 = llvm.load %85 : !llvm.ptr -> f32
//     %87 = llvm.mlir.poison : vector<4xf32>
//     %88 = llvm.insertelement %86, %87[%69 : i64] : vector<4xf32>
//     %89 = llvm.shufflevector %88, %87 [0, 0, 0, 0] : vector<4xf32>
//     %90 = llvm.fmul %89, %64 : vector<4xf32>
//     %91 = llvm.fadd %55, %90 : vector<4xf32>
//     %92 = llvm.fmul %89, %66 : vector<4xf32>
//     %93 = llvm.fadd %56, %92 : vector<4xf32>
//     %94 = llvm.getelementptr %60[96] : (!llvm.ptr) -> !llvm.ptr, f32
//     %95 = llvm.load %94 : !llvm.ptr -> f32
//     %96 = llvm.mlir.poison : vector<4xf32>
//     %97 = llvm.insertelement %95, %96[%69 : i64] : vector<4xf32>
//     %98 = llvm.shufflevector %97, %96 [0, 0, 0, 0] : vector<4xf32>
//     %99 = llvm.fmul %98, %64 : vector<4xf32>
//     %100 = llvm.fadd %57, %99 : vector<4xf32>
//     %101 = llvm.fmul %98, %66 : vector<4xf32>
//     %102 = llvm.fadd %58, %101 : vector<4xf32>
//     %103 = llvm.mlir.constant(1 : i64) : i64
//     %104 = llvm.add %50, %103 : i64
//     llvm.br ^bb8(%104, %73, %75, %82, %84, %91, %93, %100, %102 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb10:
//     llvm.store %51, %33 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %52, %34 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %53, %35 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %54, %36 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %55, %37 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %56, %38 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %57, %39 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %58, %40 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %105 = llvm.mlir.constant(4 : i64) : i64
//     %106 = llvm.add %26, %105 : i64
//     llvm.br ^bb6(%106 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb11:
//     %107 = llvm.mlir.constant(8 : i64) : i64
//     %108 = llvm.add %4, %107 : i64
//     llvm.br ^bb1(%108 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb12:
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
//     %2 = llvm.mlir.constant(72 : i64) : i64
//     %3 = llvm.alloca %2 x vector<4xf32> : (i64) -> !llvm.ptr
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb1(%4 : i64)
//   ^bb1(%6: i64):
//     %7 = llvm.icmp "slt" %6, %5 : i64
//     llvm.cond_br %7, ^bb2, ^bb45
//   ^bb2:
//     %8 = llvm.mlir.constant(13 : i64) : i64
//     %9 = llvm.mul %6, %8 : i64
//     %10 = llvm.getelementptr %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %11 = llvm.mlir.constant(11 : i64) : i64
//     %12 = llvm.mul %6, %11 : i64
//     %13 = llvm.getelementptr %arg23[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %14 = llvm.mlir.constant(0 : i64) : i64
//     %15 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb3(%14 : i64)
//   ^bb3(%16: i64):
//     %17 = llvm.icmp "slt" %16, %15 : i64
//     llvm.cond_br %17, ^bb4, ^bb11
//   ^bb4:
//     %18 = llvm.mlir.constant(65 : i64) : i64
//     %19 = llvm.mul %16, %18 : i64
//     %20 = llvm.getelementptr %10[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %21 = llvm.mlir.constant(72 : i64) : i64
//     %22 = llvm.mul %16, %21 : i64
//     %23 = llvm.getelementptr %3[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %24 = llvm.mlir.constant(0 : i64) : i64
//     %25 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb5(%24 : i64)
//   ^bb5(%26: i64):
//     %27 = llvm.icmp "slt" %26, %25 : i64
//     llvm.cond_br %27, ^bb6, ^bb10
//   ^bb6:
//     %28 = llvm.mlir.constant(13 : i64) : i64
//     %29 = llvm.mul %26, %28 : i64
//     %30 = llvm.getelementptr %20[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %31 = llvm.mlir.constant(24 : i64) : i64
//     %32 = llvm.mul %26, %31 : i64
//     %33 = llvm.getelementptr %23[%32] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %34 = llvm.mlir.constant(0 : i64) : i64
//     %35 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb7(%34 : i64)
//   ^bb7(%36: i64):
//     %37 = llvm.icmp "slt" %36, %35 : i64
//     llvm.cond_br %37, ^bb8, ^bb9
//   ^bb8:
//     %38 = llvm.getelementptr %30[%36] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %39 = llvm.mlir.constant(8 : i64) : i64
//     %40 = llvm.mul %36, %39 : i64
//     %41 = llvm.getelementptr %33[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %42 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     llvm.store %42, %41 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %43 = llvm.getelementptr %38[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %44 = llvm.load %43 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %45 = llvm.getelementptr %41[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     llvm.store %44, %45 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %46 = llvm.mlir.constant(1 : i64) : i64
//     %47 = llvm.add %36, %46 : i64
//     llvm.br ^bb7(%47 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb9:
//     %48 = llvm.mlir.constant(1 : i64) : i64
//     %49 = llvm.add %26, %48 : i64
//     llvm.br ^bb5(%49 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb10:
//     %50 = llvm.mlir.constant(1 : i64) : i64
//     %51 = llvm.add %16, %50 : i64
//     llvm.br ^bb3(%51 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb11:
//     %52 = llvm.getelementptr %13[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %53 = llvm.getelementptr %13[33] : (!llvm.ptr) -> !llvm.ptr, f32
//     %54 = llvm.getelementptr %53[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %55 = llvm.getelementptr %13[66] : (!llvm.ptr) -> !llvm.ptr, f32
//     %56 = llvm.getelementptr %55[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %57 = llvm.getelementptr %13[99] : (!llvm.ptr) -> !llvm.ptr, f32
//     %58 = llvm.getelementptr %57[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %59 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %60 = llvm.load %52 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %61 = llvm.load %53 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %62 = llvm.load %54 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %63 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %64 = llvm.load %56 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %65 = llvm.load %57 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %66 = llvm.load %58 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %67 = llvm.mlir.constant(0 : i64) : i64
//     %68 = llvm.mlir.constant(36 : i64) : i64
//     llvm.br ^bb12(%67, %59, %60, %61, %62, %63, %64, %65, %66 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb12(%69: i64, %70: vector<4xf32>, %71: vector<4xf32>, %72: vector<4xf32>, %73: vector<4xf32>, %74: vector<4xf32>, %75: vector<4xf32>, %76: vector<4xf32>, %77: vector<4xf32>):
//     %78 = llvm.icmp "slt" %69, %68 : i64
//     llvm.cond_br %78, ^bb13, ^bb14
//   ^bb13:
//     %79 = llvm.getelementptr %arg12[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %80 = llvm.mlir.constant(8 : i64) : i64
//     %81 = llvm.mul %69, %80 : i64
//     %82 = llvm.getelementptr %3[%81] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %83 = llvm.load %82 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %84 = llvm.getelementptr %82[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %85 = llvm.load %84 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %86 = llvm.load %79 : !llvm.ptr -> f32
//     %87 = llvm.mlir.poison : vector<4xf32>
//     %88 = llvm.mlir.constant(0 : i64) : i64
//     %89 = llvm.insertelement %86, %87[%88 : i64] : vector<4xf32>
//     %90 = llvm.shufflevector %89, %87 [0, 0, 0, 0] : vector<4xf32>
//     %91 = llvm.fmul %90, %83 : vector<4xf32>
//     %92 = llvm.fadd %70, %91 : vector<4xf32>
//     %93 = llvm.fmul %90, %85 : vector<4xf32>
//     %94 = llvm.fadd %71, %93 : vector<4xf32>
//     %95 = llvm.getelementptr %79[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %96 = llvm.load %95 : !llvm.ptr -> f32
//     %97 = llvm.mlir.poison : vector<4xf32>
//     %98 = llvm.insertelement %96, %97[%88 : i64] : vector<4xf32>
//     %99 = llvm.shufflevector %98, %97 [0, 0, 0, 0] : vector<4xf32>
//     %100 = llvm.fmul %99, %83 : vector<4xf32>
//     %101 = llvm.fadd %72, %100 : vector<4xf32>
//     %102 = llvm.fmul %99, %85 : vector<4xf32>
//     %103 = llvm.fadd %73, %102 : vector<4xf32>
//     %104 = llvm.getelementptr %79[72] : (!llvm.ptr) -> !llvm.ptr, f32
//     %105 = llvm.load %104 : !llvm.ptr -> f32
//     %106 = llvm.mlir.poison : vector<4xf32>
//     %107 = llvm.insertelement %105, %106[%88 : i64] : vector<4xf32>
//     %108 = llvm.shufflevector %107, %106 [0, 0, 0, 0] : vector<4xf32>
//     %109 = llvm.fmul %108, %83 : vector<4xf32>
//     %110 = llvm.fadd %74, %109 : vector<4xf32>
//     %111 = llvm.fmul %108, %85 : vector<4xf32>
//     %112 = llvm.fadd %75, %111 : vector<4xf32>
//     %113 = llvm.getelementptr %79[108] : (!llvm.ptr) -> !llvm.ptr, f32
//     %114 = llvm.load %113 : !llvm.ptr -> f32
//     %115 = llvm.mlir.poison : vector<4xf32>
//     %116 = llvm.insertelement %114, %115[%88 : i64] : vector<4xf32>
//     %117 = llvm.shufflevector %116, %115 [0, 0, 0, 0] : vector<4xf32>
//     %118 = llvm.fmul %117, %83 : vector<4xf32>
//     %119 = llvm.fadd %76, %118 : vector<4xf32>
//     %120 = llvm.fmul %117, %85 : vector<4xf32>
//     %121 = llvm.fadd %77, %120 : vector<4xf32>
//     %122 = llvm.mlir.constant(1 : i64) : i64
//     %123 = llvm.add %69, %122 : i64
//     llvm.br ^bb12(%123, %92, %94, %101, %103, %110, %112, %119, %121 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb14:
//     llvm.store %70, %13 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %71, %52 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %72, %53 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %73, %54 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %74, %55 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %75, %56 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %76, %57 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %77, %58 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %124 = llvm.getelementptr %10[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %125 = llvm.getelementptr %13[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %126 = llvm.mlir.constant(0 : i64) : i64
//     %127 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb15(%126 : i64)
//   ^bb15(%128: i64):
//     %129 = llvm.icmp "slt" %128, %127 : i64
//     llvm.cond_br %129, ^bb16, ^bb29
//   ^bb16:
//     %130 = llvm.mlir.constant(65 : i64) : i64
//     %131 = llvm.mul %128, %130 : i64
//     %132 = llvm.getelementptr %124[%131] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %133 = llvm.mlir.constant(72 : i64) : i64
//     %134 = llvm.mul %128, %133 : i64
//     %135 = llvm.getelementptr %3[%134] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %136 = llvm.mlir.constant(0 : i64) : i64
//     %137 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb17(%136 : i64)
//   ^bb17(%138: i64):
//     %139 = llvm.icmp "slt" %138, %137 : i64
//     llvm.cond_br %139, ^bb18, ^bb28
//   ^bb18:
//     %140 = llvm.mlir.constant(13 : i64) : i64
//     %141 = llvm.mul %138, %140 : i64
//     %142 = llvm.getelementptr %132[%141] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %143 = llvm.mlir.constant(24 : i64) : i64
//     %144 = llvm.mul %138, %143 : i64
//     %145 = llvm.getelementptr %135[%144] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %146 = llvm.mlir.constant(0 : i64) : i64
//     %147 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb19(%146 : i64)
//   ^bb19(%148: i64):
//     %149 = llvm.icmp "slt" %148, %147 : i64
//     llvm.cond_br %149, ^bb20, ^bb27
//   ^bb20:
//     %150 = llvm.getelementptr %142[%148] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %151 = llvm.mlir.constant(8 : i64) : i64
//     %152 = llvm.mul %148, %151 : i64
//     %153 = llvm.getelementptr %145[%152] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %154 = llvm.mlir.constant(0 : i64) : i64
//     %155 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb21(%154 : i64)
//   ^bb21(%156: i64):
//     %157 = llvm.icmp "slt" %156, %155 : i64
//     llvm.cond_br %157, ^bb22, ^bb23
//   ^bb22:
//     %158 = llvm.getelementptr %150[%156] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %159 = llvm.load %158 : !llvm.ptr -> f32
//     %160 = llvm.getelementptr %153[%156] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %159, %160 : f32, !llvm.ptr
//     %161 = llvm.mlir.constant(1 : i64) : i64
//     %162 = llvm.add %156, %161 : i64
//     llvm.br ^bb21(%162 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb23:
//     %163 = llvm.mlir.constant(3 : i64) : i64
//     %164 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb24(%163 : i64)
//   ^bb24(%165: i64):
//     %166 = llvm.icmp "slt" %165, %164 : i64
//     llvm.cond_br %166, ^bb25, ^bb26
//   ^bb25:
//     %167 = llvm.mlir.zero : f32
//     %168 = llvm.getelementptr %153[%165] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %167, %168 : f32, !llvm.ptr
//     %169 = llvm.mlir.constant(1 : i64) : i64
//     %170 = llvm.add %165, %169 : i64
//     llvm.br ^bb24(%170 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb26:
//     %171 = llvm.mlir.constant(1 : i64) : i64
//     %172 = llvm.add %148, %171 : i64
//     llvm.br ^bb19(%172 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb27:
//     %173 = llvm.mlir.constant(1 : i64) : i64
//     %174 = llvm.add %138, %173 : i64
//     llvm.br ^bb17(%174 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb28:
//     %175 = llvm.mlir.constant(1 : i64) : i64
//     %176 = llvm.add %128, %175 : i64
//     llvm.br ^bb15(%176 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb29:
//     %177 = llvm.mlir.constant(0 : i64) : i64
//     %178 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb30(%177 : i64)
//   ^bb30(%179: i64):
//     %180 = llvm.icmp "slt" %179, %178 : i64
//     llvm.cond_br %180, ^bb31, ^bb35
//   ^bb31:
//     %181 = llvm.mlir.constant(33 : i64) : i64
//     %182 = llvm.mul %179, %181 : i64
//     %183 = llvm.getelementptr %125[%182] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %184 = llvm.mlir.constant(8 : i64) : i64
//     %185 = llvm.mul %179, %184 : i64
//     %186 = llvm.getelementptr %1[%185] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %187 = llvm.mlir.constant(0 : i64) : i64
//     %188 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb32(%187 : i64)
//   ^bb32(%189: i64):
//     %190 = llvm.icmp "slt" %189, %188 : i64
//     llvm.cond_br %190, ^bb33, ^bb34
//   ^bb33:
//     %191 = llvm.getelementptr %183[%189] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %192 = llvm.getelementptr %186[%189] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %193 = llvm.load %191 : !llvm.ptr -> f32
//     llvm.store %193, %192 : f32, !llvm.ptr
//     %194 = llvm.mlir.constant(1 : i64) : i64
//     %195 = llvm.add %189, %194 : i64
//     llvm.br ^bb32(%195 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb34:
//     %196 = llvm.mlir.constant(1 : i64) : i64
//     %197 = llvm.add %179, %196 : i64
//     llvm.br ^bb30(%197 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb35:
//     %198 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %199 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %200 = llvm.getelementptr %199[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %201 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %202 = llvm.getelementptr %201[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %203 = llvm.getelementptr %1[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %204 = llvm.getelementptr %203[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %205 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %206 = llvm.load %198 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %207 = llvm.load %199 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %208 = llvm.load %200 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %209 = llvm.load %201 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %210 = llvm.load %202 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %211 = llvm.load %203 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %212 = llvm.load %204 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %213 = llvm.mlir.constant(0 : i64) : i64
//     %214 = llvm.mlir.constant(36 : i64) : i64
//     llvm.br ^bb36(%213, %205, %206, %207, %208, %209, %210, %211, %212 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb36(%215: i64, %216: vector<4xf32>, %217: vector<4xf32>, %218: vector<4xf32>, %219: vector<4xf32>, %220: vector<4xf32>, %221: vector<4xf32>, %222: vector<4xf32>, %223: vector<4xf32>):
//     %224 = llvm.icmp "slt" %215, %214 : i64
//     llvm.cond_br %224, ^bb37, ^bb38
//   ^bb37:
//     %225 = llvm.getelementptr %arg12[%215] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %226 = llvm.mlir.constant(8 : i64) : i64
//     %227 = llvm.mul %215, %226 : i64
//     %228 = llvm.getelementptr %3[%227] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %229 = llvm.load %228 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %230 = llvm.getelementptr %228[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %231 = llvm.load %230 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %232 = llvm.load %225 : !llvm.ptr -> f32
//     %233 = llvm.mlir.poison : vector<4xf32>
//     %234 = llvm.mlir.constant(0 : i64) : i64
//     %235 = llvm.insertelement %232, %233[%234 : i64] : vector<4xf32>
//     %236 = llvm.shufflevector %235, %233 [0, 0, 0, 0] : vector<4xf32>
//     %237 = llvm.fmul %236, %229 : vector<4xf32>
//     %238 = llvm.fadd %216, %237 : vector<4xf32>
//     %239 = llvm.fmul %236, %231 : vector<4xf32>
//     %240 = llvm.fadd %217, %239 : vector<4xf32>
//     %241 = llvm.getelementptr %225[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %242 = llvm.load %241 : !llvm.ptr -> f32
//     %243 = llvm.mlir.poison : vector<4xf32>
//     %244 = llvm.insertelement %242, %243[%234 : i64] : vector<4xf32>
//     %245 = llvm.shufflevector %244, %243 [0, 0, 0, 0] : vector<4xf32>
//     %246 = llvm.fmul %245, %229 : vector<4xf32>
//     %247 = llvm.fadd %218, %246 : vector<4xf32>
//     %248 = llvm.fmul %245, %231 : vector<4xf32>
//     %249 = llvm.fadd %219, %248 : vector<4xf32>
//     %250 = llvm.getelementptr %225[72] : (!llvm.ptr) -> !llvm.ptr, f32
//     %251 = llvm.load %250 : !llvm.ptr -> f32
//     %252 = llvm.mlir.poison : vector<4xf32>
//     %253 = llvm.insertelement %251, %252[%234 : i64] : vector<4xf32>
//     %254 = llvm.shufflevector %253, %252 [0, 0, 0, 0] : vector<4xf32>
//     %255 = llvm.fmul %254, %229 : vector<4xf32>
//     %256 = llvm.fadd %220, %255 : vector<4xf32>
//     %257 = llvm.fmul %254, %231 : vector<4xf32>
//     %258 = llvm.fadd %221, %257 : vector<4xf32>
//     %259 = llvm.getelementptr %225[108] : (!llvm.ptr) -> !llvm.ptr, f32
//     %260 = llvm.load %259 : !llvm.ptr -> f32
//     %261 = llvm.mlir.poison : vector<4xf32>
//     %262 = llvm.insertelement %260, %261[%234 : i64] : vector<4xf32>
//     %263 = llvm.shufflevector %262, %261 [0, 0, 0, 0] : vector<4xf32>
//     %264 = llvm.fmul %263, %229 : vector<4xf32>
//     %265 = llvm.fadd %222, %264 : vector<4xf32>
//     %266 = llvm.fmul %263, %231 : vector<4xf32>
//     %267 = llvm.fadd %223, %266 : vector<4xf32>
//     %268 = llvm.mlir.constant(1 : i64) : i64
//     %269 = llvm.add %215, %268 : i64
//     llvm.br ^bb36(%269, %238, %240, %247, %249, %256, %258, %265, %267 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb38:
//     llvm.store %216, %1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %217, %198 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %218, %199 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %219, %200 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %220, %201 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %221, %202 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %222, %203 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %223, %204 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %270 = llvm.mlir.constant(0 : i64) : i64
//     %271 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb39(%270 : i64)
//   ^bb39(%272: i64):
//     %273 = llvm.icmp "slt" %272, %271 : i64
//     llvm.cond_br %273, ^bb40, ^bb44
//   ^bb40:
//     %274 = llvm.mlir.constant(33 : i64) : i64
//     %275 = llvm.mul %272, %274 : i64
//     %276 = llvm.getelementptr %125[%275] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %277 = llvm.mlir.constant(8 : i64) : i64
//     %278 = llvm.mul %272, %277 : i64
//     %279 = llvm.getelementptr %1[%278] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %280 = llvm.mlir.constant(0 : i64) : i64
//     %281 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb41(%280 : i64)
//   ^bb41(%282: i64):
//     %283 = llvm.icmp "slt" %282, %281 : i64
//     llvm.cond_br %283, ^bb42, ^bb43
//   ^bb42:
//     %284 = llvm.getelementptr %276[%282] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %285 = llvm.getelementptr %279[%282] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %286 = llvm.load %285 : !llvm.ptr -> f32
//     llvm.store %286, %284 : f32, !llvm.ptr
//     %287 = llvm.mlir.constant(1 : i64) : i64
//     %288 = llvm.add %282, %287 : i64
//     llvm.br ^bb41(%288 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb43:
//     %289 = llvm.mlir.constant(1 : i64) : i64
//     %290 = llvm.add %272, %289 : i64
//     llvm.br ^bb39(%290 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb44:
//     %291 = llvm.mlir.constant(1 : i64) : i64
//     %292 = llvm.add %6, %291 : i64
//     llvm.br ^bb1(%292 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
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
