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
//     llvm.br ^bb3(%23 : i64)
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
//     llvm.br ^bb8(%104, %73, %75, %82, %84, %91, %93, %100, %102 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
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
//     llvm.br ^bb6(%106 : i64)
//   ^bb11:
//     %107 = llvm.mlir.constant(8 : i64) : i64
//     %108 = llvm.add %4, %107 : i64
//     llvm.br ^bb1(%108 : i64)
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
//     llvm.cond_br %7, ^bb2, ^bb57
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
//     llvm.br ^bb7(%47 : i64)
//   ^bb9:
//     %48 = llvm.mlir.constant(1 : i64) : i64
//     %49 = llvm.add %26, %48 : i64
//     llvm.br ^bb5(%49 : i64)
//   ^bb10:
//     %50 = llvm.mlir.constant(1 : i64) : i64
//     %51 = llvm.add %16, %50 : i64
//     llvm.br ^bb3(%51 : i64)
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
//     %68 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb12(%67, %59, %60, %61, %62, %63, %64, %65, %66 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb12(%69: i64, %70: vector<4xf32>, %71: vector<4xf32>, %72: vector<4xf32>, %73: vector<4xf32>, %74: vector<4xf32>, %75: vector<4xf32>, %76: vector<4xf32>, %77: vector<4xf32>):
//     %78 = llvm.icmp "slt" %69, %68 : i64
//     llvm.cond_br %78, ^bb13, ^bb20
//   ^bb13:
//     %79 = llvm.mlir.constant(9 : i64) : i64
//     %80 = llvm.mul %69, %79 : i64
//     %81 = llvm.getelementptr %arg12[%80] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %82 = llvm.mlir.constant(72 : i64) : i64
//     %83 = llvm.mul %69, %82 : i64
//     %84 = llvm.getelementptr %3[%83] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %85 = llvm.mlir.constant(0 : i64) : i64
//     %86 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb14(%85, %70, %71, %72, %73, %74, %75, %76, %77 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb14(%87: i64, %88: vector<4xf32>, %89: vector<4xf32>, %90: vector<4xf32>, %91: vector<4xf32>, %92: vector<4xf32>, %93: vector<4xf32>, %94: vector<4xf32>, %95: vector<4xf32>):
//     %96 = llvm.icmp "slt" %87, %86 : i64
//     llvm.cond_br %96, ^bb15, ^bb19
//   ^bb15:
//     %97 = llvm.mlir.constant(3 : i64) : i64
//     %98 = llvm.mul %87, %97 : i64
//     %99 = llvm.getelementptr %81[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %100 = llvm.mlir.constant(24 : i64) : i64
//     %101 = llvm.mul %87, %100 : i64
//     %102 = llvm.getelementptr %84[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %103 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb16(%103, %88, %89, %90, %91, %92, %93, %94, %95 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb16(%104: i64, %105: vector<4xf32>, %106: vector<4xf32>, %107: vector<4xf32>, %108: vector<4xf32>, %109: vector<4xf32>, %110: vector<4xf32>, %111: vector<4xf32>, %112: vector<4xf32>):
//     %113 = llvm.icmp "slt" %104, %97 : i64
//     llvm.cond_br %113, ^bb17, ^bb18
//   ^bb17:
//     %114 = llvm.getelementptr %99[%104] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %115 = llvm.mlir.constant(8 : i64) : i64
//     %116 = llvm.mul %104, %115 : i64
//     %117 = llvm.getelementptr %102[%116] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %118 = llvm.load %117 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %119 = llvm.getelementptr %117[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %120 = llvm.load %119 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %121 = llvm.load %114 : !llvm.ptr -> f32
//     %122 = llvm.mlir.poison : vector<4xf32>
//     %123 = llvm.mlir.constant(0 : i64) : i64
//     %124 = llvm.insertelement %121, %122[%123 : i64] : vector<4xf32>
//     %125 = llvm.shufflevector %124, %122 [0, 0, 0, 0] : vector<4xf32>
//     %126 = llvm.fmul %125, %118 : vector<4xf32>
//     %127 = llvm.fadd %105, %126 : vector<4xf32>
//     %128 = llvm.fmul %125, %120 : vector<4xf32>
//     %129 = llvm.fadd %106, %128 : vector<4xf32>
//     %130 = llvm.getelementptr %114[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %131 = llvm.load %130 : !llvm.ptr -> f32
//     %132 = llvm.mlir.poison : vector<4xf32>
//     %133 = llvm.insertelement %131, %132[%123 : i64] : vector<4xf32>
//     %134 = llvm.shufflevector %133, %132 [0, 0, 0, 0] : vector<4xf32>
//     %135 = llvm.fmul %134, %118 : vector<4xf32>
//     %136 = llvm.fadd %107, %135 : vector<4xf32>
//     %137 = llvm.fmul %134, %120 : vector<4xf32>
//     %138 = llvm.fadd %108, %137 : vector<4xf32>
//     %139 = llvm.getelementptr %114[72] : (!llvm.ptr) -> !llvm.ptr, f32
//     %140 = llvm.load %139 : !llvm.ptr -> f32
//     %141 = llvm.mlir.poison : vector<4xf32>
//     %142 = llvm.insertelement %140, %141[%123 : i64] : vector<4xf32>
//     %143 = llvm.shufflevector %142, %141 [0, 0, 0, 0] : vector<4xf32>
//     %144 = llvm.fmul %143, %118 : vector<4xf32>
//     %145 = llvm.fadd %109, %144 : vector<4xf32>
//     %146 = llvm.fmul %143, %120 : vector<4xf32>
//     %147 = llvm.fadd %110, %146 : vector<4xf32>
//     %148 = llvm.getelementptr %114[108] : (!llvm.ptr) -> !llvm.ptr, f32
//     %149 = llvm.load %148 : !llvm.ptr -> f32
//     %150 = llvm.mlir.poison : vector<4xf32>
//     %151 = llvm.insertelement %149, %150[%123 : i64] : vector<4xf32>
//     %152 = llvm.shufflevector %151, %150 [0, 0, 0, 0] : vector<4xf32>
//     %153 = llvm.fmul %152, %118 : vector<4xf32>
//     %154 = llvm.fadd %111, %153 : vector<4xf32>
//     %155 = llvm.fmul %152, %120 : vector<4xf32>
//     %156 = llvm.fadd %112, %155 : vector<4xf32>
//     %157 = llvm.mlir.constant(1 : i64) : i64
//     %158 = llvm.add %104, %157 : i64
//     llvm.br ^bb16(%158, %127, %129, %136, %138, %145, %147, %154, %156 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb18:
//     %159 = llvm.mlir.constant(1 : i64) : i64
//     %160 = llvm.add %87, %159 : i64
//     llvm.br ^bb14(%160, %105, %106, %107, %108, %109, %110, %111, %112 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb19:
//     %161 = llvm.mlir.constant(1 : i64) : i64
//     %162 = llvm.add %69, %161 : i64
//     llvm.br ^bb12(%162, %88, %89, %90, %91, %92, %93, %94, %95 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb20:
//     llvm.store %70, %13 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %71, %52 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %72, %53 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %73, %54 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %74, %55 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %75, %56 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %76, %57 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %77, %58 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %163 = llvm.getelementptr %10[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %164 = llvm.getelementptr %13[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %165 = llvm.mlir.constant(0 : i64) : i64
//     %166 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb21(%165 : i64)
//   ^bb21(%167: i64):
//     %168 = llvm.icmp "slt" %167, %166 : i64
//     llvm.cond_br %168, ^bb22, ^bb35
//   ^bb22:
//     %169 = llvm.mlir.constant(65 : i64) : i64
//     %170 = llvm.mul %167, %169 : i64
//     %171 = llvm.getelementptr %163[%170] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %172 = llvm.mlir.constant(72 : i64) : i64
//     %173 = llvm.mul %167, %172 : i64
//     %174 = llvm.getelementptr %3[%173] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %175 = llvm.mlir.constant(0 : i64) : i64
//     %176 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb23(%175 : i64)
//   ^bb23(%177: i64):
//     %178 = llvm.icmp "slt" %177, %176 : i64
//     llvm.cond_br %178, ^bb24, ^bb34
//   ^bb24:
//     %179 = llvm.mlir.constant(13 : i64) : i64
//     %180 = llvm.mul %177, %179 : i64
//     %181 = llvm.getelementptr %171[%180] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %182 = llvm.mlir.constant(24 : i64) : i64
//     %183 = llvm.mul %177, %182 : i64
//     %184 = llvm.getelementptr %174[%183] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %185 = llvm.mlir.constant(0 : i64) : i64
//     %186 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb25(%185 : i64)
//   ^bb25(%187: i64):
//     %188 = llvm.icmp "slt" %187, %186 : i64
//     llvm.cond_br %188, ^bb26, ^bb33
//   ^bb26:
//     %189 = llvm.getelementptr %181[%187] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %190 = llvm.mlir.constant(8 : i64) : i64
//     %191 = llvm.mul %187, %190 : i64
//     %192 = llvm.getelementptr %184[%191] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %193 = llvm.mlir.constant(0 : i64) : i64
//     %194 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb27(%193 : i64)
//   ^bb27(%195: i64):
//     %196 = llvm.icmp "slt" %195, %194 : i64
//     llvm.cond_br %196, ^bb28, ^bb29
//   ^bb28:
//     %197 = llvm.getelementptr %189[%195] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %198 = llvm.load %197 : !llvm.ptr -> f32
//     %199 = llvm.getelementptr %192[%195] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %198, %199 : f32, !llvm.ptr
//     %200 = llvm.mlir.constant(1 : i64) : i64
//     %201 = llvm.add %195, %200 : i64
//     llvm.br ^bb27(%201 : i64)
//   ^bb29:
//     %202 = llvm.mlir.constant(3 : i64) : i64
//     %203 = llvm.mlir.constant(8 : i64) : i64
//     llvm.br ^bb30(%202 : i64)
//   ^bb30(%204: i64):
//     %205 = llvm.icmp "slt" %204, %203 : i64
//     llvm.cond_br %205, ^bb31, ^bb32
//   ^bb31:
//     %206 = llvm.mlir.zero : f32
//     %207 = llvm.getelementptr %192[%204] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %206, %207 : f32, !llvm.ptr
//     %208 = llvm.mlir.constant(1 : i64) : i64
//     %209 = llvm.add %204, %208 : i64
//     llvm.br ^bb30(%209 : i64)
//   ^bb32:
//     %210 = llvm.mlir.constant(1 : i64) : i64
//     %211 = llvm.add %187, %210 : i64
//     llvm.br ^bb25(%211 : i64)
//   ^bb33:
//     %212 = llvm.mlir.constant(1 : i64) : i64
//     %213 = llvm.add %177, %212 : i64
//     llvm.br ^bb23(%213 : i64)
//   ^bb34:
//     %214 = llvm.mlir.constant(1 : i64) : i64
//     %215 = llvm.add %167, %214 : i64
//     llvm.br ^bb21(%215 : i64)
//   ^bb35:
//     %216 = llvm.mlir.constant(0 : i64) : i64
//     %217 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb36(%216 : i64)
//   ^bb36(%218: i64):
//     %219 = llvm.icmp "slt" %218, %217 : i64
//     llvm.cond_br %219, ^bb37, ^bb41
//   ^bb37:
//     %220 = llvm.mlir.constant(33 : i64) : i64
//     %221 = llvm.mul %218, %220 : i64
//     %222 = llvm.getelementptr %164[%221] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %223 = llvm.mlir.constant(8 : i64) : i64
//     %224 = llvm.mul %218, %223 : i64
//     %225 = llvm.getelementptr %1[%224] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %226 = llvm.mlir.constant(0 : i64) : i64
//     %227 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb38(%226 : i64)
//   ^bb38(%228: i64):
//     %229 = llvm.icmp "slt" %228, %227 : i64
//     llvm.cond_br %229, ^bb39, ^bb40
//   ^bb39:
//     %230 = llvm.getelementptr %222[%228] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %231 = llvm.getelementptr %225[%228] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %232 = llvm.load %230 : !llvm.ptr -> f32
//     llvm.store %232, %231 : f32, !llvm.ptr
//     %233 = llvm.mlir.constant(1 : i64) : i64
//     %234 = llvm.add %228, %233 : i64
//     llvm.br ^bb38(%234 : i64)
//   ^bb40:
//     %235 = llvm.mlir.constant(1 : i64) : i64
//     %236 = llvm.add %218, %235 : i64
//     llvm.br ^bb36(%236 : i64)
//   ^bb41:
//     %237 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %238 = llvm.getelementptr %1[8] : (!llvm.ptr) -> !llvm.ptr, f32
//     %239 = llvm.getelementptr %238[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %240 = llvm.getelementptr %1[16] : (!llvm.ptr) -> !llvm.ptr, f32
//     %241 = llvm.getelementptr %240[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %242 = llvm.getelementptr %1[24] : (!llvm.ptr) -> !llvm.ptr, f32
//     %243 = llvm.getelementptr %242[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %244 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %245 = llvm.load %237 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %246 = llvm.load %238 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %247 = llvm.load %239 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %248 = llvm.load %240 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %249 = llvm.load %241 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %250 = llvm.load %242 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %251 = llvm.load %243 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %252 = llvm.mlir.constant(0 : i64) : i64
//     %253 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb42(%252, %244, %245, %246, %247, %248, %249, %250, %251 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb42(%254: i64, %255: vector<4xf32>, %256: vector<4xf32>, %257: vector<4xf32>, %258: vector<4xf32>, %259: vector<4xf32>, %260: vector<4xf32>, %261: vector<4xf32>, %262: vector<4xf32>):
//     %263 = llvm.icmp "slt" %254, %253 : i64
//     llvm.cond_br %263, ^bb43, ^bb50
//   ^bb43:
//     %264 = llvm.mlir.constant(9 : i64) : i64
//     %265 = llvm.mul %254, %264 : i64
//     %266 = llvm.getelementptr %arg12[%265] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %267 = llvm.mlir.constant(72 : i64) : i64
//     %268 = llvm.mul %254, %267 : i64
//     %269 = llvm.getelementptr %3[%268] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %270 = llvm.mlir.constant(0 : i64) : i64
//     %271 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb44(%270, %255, %256, %257, %258, %259, %260, %261, %262 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb44(%272: i64, %273: vector<4xf32>, %274: vector<4xf32>, %275: vector<4xf32>, %276: vector<4xf32>, %277: vector<4xf32>, %278: vector<4xf32>, %279: vector<4xf32>, %280: vector<4xf32>):
//     %281 = llvm.icmp "slt" %272, %271 : i64
//     llvm.cond_br %281, ^bb45, ^bb49
//   ^bb45:
//     %282 = llvm.mlir.constant(3 : i64) : i64
//     %283 = llvm.mul %272, %282 : i64
//     %284 = llvm.getelementptr %266[%283] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %285 = llvm.mlir.constant(24 : i64) : i64
//     %286 = llvm.mul %272, %285 : i64
//     %287 = llvm.getelementptr %269[%286] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %288 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb46(%288, %273, %274, %275, %276, %277, %278, %279, %280 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb46(%289: i64, %290: vector<4xf32>, %291: vector<4xf32>, %292: vector<4xf32>, %293: vector<4xf32>, %294: vector<4xf32>, %295: vector<4xf32>, %296: vector<4xf32>, %297: vector<4xf32>):
//     %298 = llvm.icmp "slt" %289, %282 : i64
//     llvm.cond_br %298, ^bb47, ^bb48
//   ^bb47:
//     %299 = llvm.getelementptr %284[%289] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %300 = llvm.mlir.constant(8 : i64) : i64
//     %301 = llvm.mul %289, %300 : i64
//     %302 = llvm.getelementptr %287[%301] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %303 = llvm.load %302 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %304 = llvm.getelementptr %302[4] : (!llvm.ptr) -> !llvm.ptr, f32
//     %305 = llvm.load %304 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %306 = llvm.load %299 : !llvm.ptr -> f32
//     %307 = llvm.mlir.poison : vector<4xf32>
//     %308 = llvm.mlir.constant(0 : i64) : i64
//     %309 = llvm.insertelement %306, %307[%308 : i64] : vector<4xf32>
//     %310 = llvm.shufflevector %309, %307 [0, 0, 0, 0] : vector<4xf32>
//     %311 = llvm.fmul %310, %303 : vector<4xf32>
//     %312 = llvm.fadd %290, %311 : vector<4xf32>
//     %313 = llvm.fmul %310, %305 : vector<4xf32>
//     %314 = llvm.fadd %291, %313 : vector<4xf32>
//     %315 = llvm.getelementptr %299[36] : (!llvm.ptr) -> !llvm.ptr, f32
//     %316 = llvm.load %315 : !llvm.ptr -> f32
//     %317 = llvm.mlir.poison : vector<4xf32>
//     %318 = llvm.insertelement %316, %317[%308 : i64] : vector<4xf32>
//     %319 = llvm.shufflevector %318, %317 [0, 0, 0, 0] : vector<4xf32>
//     %320 = llvm.fmul %319, %303 : vector<4xf32>
//     %321 = llvm.fadd %292, %320 : vector<4xf32>
//     %322 = llvm.fmul %319, %305 : vector<4xf32>
//     %323 = llvm.fadd %293, %322 : vector<4xf32>
//     %324 = llvm.getelementptr %299[72] : (!llvm.ptr) -> !llvm.ptr, f32
//     %325 = llvm.load %324 : !llvm.ptr -> f32
//     %326 = llvm.mlir.poison : vector<4xf32>
//     %327 = llvm.insertelement %325, %326[%308 : i64] : vector<4xf32>
//     %328 = llvm.shufflevector %327, %326 [0, 0, 0, 0] : vector<4xf32>
//     %329 = llvm.fmul %328, %303 : vector<4xf32>
//     %330 = llvm.fadd %294, %329 : vector<4xf32>
//     %331 = llvm.fmul %328, %305 : vector<4xf32>
//     %332 = llvm.fadd %295, %331 : vector<4xf32>
//     %333 = llvm.getelementptr %299[108] : (!llvm.ptr) -> !llvm.ptr, f32
//     %334 = llvm.load %333 : !llvm.ptr -> f32
//     %335 = llvm.mlir.poison : vector<4xf32>
//     %336 = llvm.insertelement %334, %335[%308 : i64] : vector<4xf32>
//     %337 = llvm.shufflevector %336, %335 [0, 0, 0, 0] : vector<4xf32>
//     %338 = llvm.fmul %337, %303 : vector<4xf32>
//     %339 = llvm.fadd %296, %338 : vector<4xf32>
//     %340 = llvm.fmul %337, %305 : vector<4xf32>
//     %341 = llvm.fadd %297, %340 : vector<4xf32>
//     %342 = llvm.mlir.constant(1 : i64) : i64
//     %343 = llvm.add %289, %342 : i64
//     llvm.br ^bb46(%343, %312, %314, %321, %323, %330, %332, %339, %341 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb48:
//     %344 = llvm.mlir.constant(1 : i64) : i64
//     %345 = llvm.add %272, %344 : i64
//     llvm.br ^bb44(%345, %290, %291, %292, %293, %294, %295, %296, %297 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb49:
//     %346 = llvm.mlir.constant(1 : i64) : i64
//     %347 = llvm.add %254, %346 : i64
//     llvm.br ^bb42(%347, %273, %274, %275, %276, %277, %278, %279, %280 : i64, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>)
//   ^bb50:
//     llvm.store %255, %1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %256, %237 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %257, %238 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %258, %239 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %259, %240 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %260, %241 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %261, %242 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     llvm.store %262, %243 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %348 = llvm.mlir.constant(0 : i64) : i64
//     %349 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb51(%348 : i64)
//   ^bb51(%350: i64):
//     %351 = llvm.icmp "slt" %350, %349 : i64
//     llvm.cond_br %351, ^bb52, ^bb56
//   ^bb52:
//     %352 = llvm.mlir.constant(33 : i64) : i64
//     %353 = llvm.mul %350, %352 : i64
//     %354 = llvm.getelementptr %164[%353] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %355 = llvm.mlir.constant(8 : i64) : i64
//     %356 = llvm.mul %350, %355 : i64
//     %357 = llvm.getelementptr %1[%356] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %358 = llvm.mlir.constant(0 : i64) : i64
//     %359 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb53(%358 : i64)
//   ^bb53(%360: i64):
//     %361 = llvm.icmp "slt" %360, %359 : i64
//     llvm.cond_br %361, ^bb54, ^bb55
//   ^bb54:
//     %362 = llvm.getelementptr %354[%360] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %363 = llvm.getelementptr %357[%360] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %364 = llvm.load %363 : !llvm.ptr -> f32
//     llvm.store %364, %362 : f32, !llvm.ptr
//     %365 = llvm.mlir.constant(1 : i64) : i64
//     %366 = llvm.add %360, %365 : i64
//     llvm.br ^bb53(%366 : i64)
//   ^bb55:
//     %367 = llvm.mlir.constant(1 : i64) : i64
//     %368 = llvm.add %350, %367 : i64
//     llvm.br ^bb51(%368 : i64)
//   ^bb56:
//     %369 = llvm.mlir.constant(1 : i64) : i64
//     %370 = llvm.add %6, %369 : i64
//     llvm.br ^bb1(%370 : i64)
//   ^bb57:
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
