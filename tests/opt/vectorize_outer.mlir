// args: --passes=vectorize-outer
// Columns are summed side by side: the sum of each stays in the order in which it was.
func.func @columns(%x: memref<8x64xf32>, %y: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c12 = arith.constant 12 : index
  scf.for %j = %c0 to %c64 step %c1 {
    %sum = scf.for %i = %c0 to %c12 step %c1 iter_args(%s = %zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<8x64xf32>
      %t = arith.addf %s, %v : f32
      scf.yield %t : f32
    }
    memref.store %sum, %y[%j] : memref<64xf32>
  }
  return
}
// output:
// module {
//   llvm.func @columns(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64) attributes {mlirc.signature = (memref<8x64xf32>, memref<64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i64) : i64
//     %3 = llvm.mlir.constant(64 : i64) : i64
//     %4 = llvm.mlir.constant(12 : i64) : i64
//     %5 = llvm.mlir.constant(4 : i64) : i64
//     %6 = llvm.icmp "sge" %3, %5 : i64
//     llvm.cond_br %6, ^bb1, ^bb16(%1 : i64)
//   ^bb1:
//     %7 = llvm.mlir.constant(1 : i64) : i64
//     %8 = llvm.mlir.constant(63 : i64) : i64
//     %9 = llvm.mlir.constant(1 : i64) : i64
//     %10 = llvm.mlir.constant(1 : i64) : i64
//     %11 = llvm.icmp "sge" %4, %10 : i64
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.mlir.constant(11 : i64) : i64
//     %14 = llvm.mlir.constant(1 : i64) : i64
//     %15 = llvm.mlir.constant(0 : i64) : i64
//     %16 = llvm.mlir.constant(4 : i64) : i64
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.ptrtoint %arg8 : !llvm.ptr to i64
//     %19 = llvm.add %16, %18 : i64
//     %20 = llvm.mlir.constant(4 : i64) : i64
//     %21 = llvm.mlir.constant(0 : i64) : i64
//     %22 = llvm.mlir.constant(4 : i64) : i64
//     %23 = llvm.mlir.constant(252 : i64) : i64
//     %24 = llvm.add %19, %23 : i64
//     %25 = llvm.mlir.constant(0 : i64) : i64
//     %26 = llvm.mlir.constant(4 : i64) : i64
//     %27 = llvm.mlir.constant(1 : i64) : i64
//     %28 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %29 = llvm.add %26, %28 : i64
//     %30 = llvm.mlir.constant(4 : i64) : i64
//     %31 = llvm.mlir.constant(0 : i64) : i64
//     %32 = llvm.mlir.constant(4 : i64) : i64
//     %33 = llvm.mlir.constant(252 : i64) : i64
//     %34 = llvm.add %29, %33 : i64
//     %35 = llvm.mlir.constant(256 : i64) : i64
//     %36 = llvm.mlir.constant(0 : i64) : i64
//     %37 = llvm.mlir.constant(256 : i64) : i64
//     %38 = llvm.mlir.constant(2816 : i64) : i64
//     %39 = llvm.add %34, %38 : i64
//     %40 = llvm.icmp "ule" %24, %28 : i64
//     %41 = llvm.icmp "ule" %39, %18 : i64
//     %42 = llvm.or %40, %41 : i1
//     %43 = llvm.and %11, %42 : i1
//     llvm.cond_br %43, ^bb2(%1 : i64), ^bb16(%1 : i64)
//   ^bb2(%44: i64):
//     %45 = llvm.mlir.constant(16 : i64) : i64
//     %46 = llvm.icmp "uge" %3, %45 : i64
//     llvm.cond_br %46, ^bb4, ^bb3(%44 : i64)
//   ^bb3(%47: i64):
//     %48 = llvm.mlir.constant(15 : i64) : i64
//     %49 = llvm.and %3, %48 : i64
//     %50 = llvm.mlir.constant(4 : i64) : i64
//     %51 = llvm.icmp "uge" %49, %50 : i64
//     llvm.cond_br %51, ^bb10, ^bb16(%47 : i64)
//   ^bb4:
//     %52 = llvm.mlir.constant(-16 : i64) : i64
//     %53 = llvm.and %3, %52 : i64
//     %54 = llvm.mlir.constant(1 : i64) : i64
//     %55 = llvm.add %44, %53 : i64
//     llvm.br ^bb5(%44 : i64)
//   ^bb5(%56: i64):
//     llvm.br ^bb6
//   ^bb6:
//     %57 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
//     llvm.br ^bb7(%1, %57 : i64, vector<16xf32>)
//   ^bb7(%58: i64, %59: vector<16xf32>):
//     %60 = llvm.icmp "slt" %58, %4 : i64
//     llvm.cond_br %60, ^bb9, ^bb8
//   ^bb8:
//     %61 = llvm.mlir.constant(0 : i64) : i64
//     %62 = llvm.getelementptr inbounds|nuw %arg8[%56] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %59, %62 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %63 = llvm.mlir.constant(16 : i64) : i64
//     %64 = llvm.add %56, %63 : i64
//     %65 = llvm.icmp "ne" %64, %55 : i64
//     llvm.cond_br %65, ^bb5(%64 : i64), ^bb3(%55 : i64)
//   ^bb9:
//     %66 = llvm.mlir.constant(64 : i64) : i64
//     %67 = llvm.mul %58, %66 overflow<nsw, nuw> : i64
//     %68 = llvm.mlir.constant(0 : i64) : i64
//     %69 = llvm.add %67, %56 overflow<nsw, nuw> : i64
//     %70 = llvm.getelementptr inbounds|nuw %arg1[%69] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %71 = llvm.load %70 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %72 = llvm.fadd %59, %71 : vector<16xf32>
//     %73 = llvm.add %58, %2 : i64
//     llvm.br ^bb7(%73, %72 : i64, vector<16xf32>)
//   ^bb10:
//     %74 = llvm.mlir.constant(-4 : i64) : i64
//     %75 = llvm.and %49, %74 : i64
//     %76 = llvm.mlir.constant(1 : i64) : i64
//     %77 = llvm.add %47, %75 : i64
//     llvm.br ^bb11(%47 : i64)
//   ^bb11(%78: i64):
//     llvm.br ^bb12
//   ^bb12:
//     %79 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
//     llvm.br ^bb13(%1, %79 : i64, vector<4xf32>)
//   ^bb13(%80: i64, %81: vector<4xf32>):
//     %82 = llvm.icmp "slt" %80, %4 : i64
//     llvm.cond_br %82, ^bb15, ^bb14
//   ^bb14:
//     %83 = llvm.mlir.constant(0 : i64) : i64
//     %84 = llvm.getelementptr inbounds|nuw %arg8[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %81, %84 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %85 = llvm.mlir.constant(4 : i64) : i64
//     %86 = llvm.add %78, %85 : i64
//     %87 = llvm.icmp "ne" %86, %77 : i64
//     llvm.cond_br %87, ^bb11(%86 : i64), ^bb16(%77 : i64)
//   ^bb15:
//     %88 = llvm.mlir.constant(64 : i64) : i64
//     %89 = llvm.mul %80, %88 overflow<nsw, nuw> : i64
//     %90 = llvm.mlir.constant(0 : i64) : i64
//     %91 = llvm.add %89, %78 overflow<nsw, nuw> : i64
//     %92 = llvm.getelementptr inbounds|nuw %arg1[%91] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %93 = llvm.load %92 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %94 = llvm.fadd %81, %93 : vector<4xf32>
//     %95 = llvm.add %80, %2 : i64
//     llvm.br ^bb13(%95, %94 : i64, vector<4xf32>)
//   ^bb16(%96: i64):
//     %97 = llvm.icmp "slt" %96, %3 : i64
//     llvm.cond_br %97, ^bb17, ^bb21
//   ^bb17:
//     llvm.br ^bb18(%1, %0 : i64, f32)
//   ^bb18(%98: i64, %99: f32):
//     %100 = llvm.icmp "slt" %98, %4 : i64
//     llvm.cond_br %100, ^bb19, ^bb20
//   ^bb19:
//     %101 = llvm.mlir.constant(64 : i64) : i64
//     %102 = llvm.mul %98, %101 overflow<nsw, nuw> : i64
//     %103 = llvm.add %102, %96 overflow<nsw, nuw> : i64
//     %104 = llvm.getelementptr inbounds|nuw %arg1[%103] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %105 = llvm.load %104 : !llvm.ptr -> f32
//     %106 = llvm.fadd %99, %105 : f32
//     %107 = llvm.add %98, %2 : i64
//     llvm.br ^bb18(%107, %106 : i64, f32)
//   ^bb20:
//     %108 = llvm.getelementptr inbounds|nuw %arg8[%96] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %99, %108 : f32, !llvm.ptr
//     %109 = llvm.add %96, %2 : i64
//     llvm.br ^bb16(%109 : i64)
//   ^bb21:
//     llvm.return
//   }
// }
// -----
// args: --passes=vectorize-outer
// Not done: what one iteration of the outer loop stores, others load.
func.func @depends(%x: memref<8x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 63 : index
  %c12 = arith.constant 12 : index
  scf.for %j = %c0 to %c64 step %c1 {
    %next = arith.addi %j, %c1 : index
    scf.for %i = %c0 to %c12 step %c1 {
      %v = memref.load %x[%c0, %j] : memref<8x64xf32>
      %w = memref.load %x[%c0, %next] : memref<8x64xf32>
      %t = arith.addf %w, %v : f32
      memref.store %t, %x[%c0, %j] : memref<8x64xf32>
    }
  }
  return
}
// output:
// module {
//   llvm.func @depends(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) attributes {mlirc.signature = (memref<8x64xf32>) -> ()} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(63 : i64) : i64
//     %3 = llvm.mlir.constant(12 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%4: i64):
//     %5 = llvm.icmp "slt" %4, %2 : i64
//     llvm.cond_br %5, ^bb2, ^bb6
//   ^bb2:
//     %6 = llvm.add %4, %1 : i64
//     llvm.br ^bb3(%0 : i64)
//   ^bb3(%7: i64):
//     %8 = llvm.icmp "slt" %7, %3 : i64
//     llvm.cond_br %8, ^bb4, ^bb5
//   ^bb4:
//     %9 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %10 = llvm.load %9 : !llvm.ptr -> f32
//     %11 = llvm.getelementptr inbounds|nuw %arg1[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %12 = llvm.load %11 : !llvm.ptr -> f32
//     %13 = llvm.fadd %12, %10 : f32
//     %14 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %13, %14 : f32, !llvm.ptr
//     %15 = llvm.add %7, %1 : i64
//     llvm.br ^bb3(%15 : i64)
//   ^bb5:
//     %16 = llvm.add %4, %1 : i64
//     llvm.br ^bb1(%16 : i64)
//   ^bb6:
//     llvm.return
//   }
// }
