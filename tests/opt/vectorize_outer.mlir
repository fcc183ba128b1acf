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
//     %21 = llvm.mlir.constant(4 : i64) : i64
//     %22 = llvm.mlir.constant(252 : i64) : i64
//     %23 = llvm.add %19, %22 : i64
//     %24 = llvm.mlir.constant(0 : i64) : i64
//     %25 = llvm.mlir.constant(4 : i64) : i64
//     %26 = llvm.mlir.constant(1 : i64) : i64
//     %27 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
//     %28 = llvm.add %25, %27 : i64
//     %29 = llvm.mlir.constant(4 : i64) : i64
//     %30 = llvm.mlir.constant(4 : i64) : i64
//     %31 = llvm.mlir.constant(252 : i64) : i64
//     %32 = llvm.add %28, %31 : i64
//     %33 = llvm.mlir.constant(256 : i64) : i64
//     %34 = llvm.mlir.constant(256 : i64) : i64
//     %35 = llvm.mlir.constant(2816 : i64) : i64
//     %36 = llvm.add %32, %35 : i64
//     %37 = llvm.icmp "ule" %23, %27 : i64
//     %38 = llvm.icmp "ule" %36, %18 : i64
//     %39 = llvm.or %37, %38 : i1
//     %40 = llvm.and %11, %39 : i1
//     llvm.cond_br %40, ^bb2(%1 : i64), ^bb16(%1 : i64)
//   ^bb2(%41: i64):
//     %42 = llvm.mlir.constant(16 : i64) : i64
//     %43 = llvm.icmp "uge" %3, %42 : i64
//     llvm.cond_br %43, ^bb4, ^bb3(%41 : i64)
//   ^bb3(%44: i64):
//     %45 = llvm.mlir.constant(15 : i64) : i64
//     %46 = llvm.and %3, %45 : i64
//     %47 = llvm.mlir.constant(4 : i64) : i64
//     %48 = llvm.icmp "uge" %46, %47 : i64
//     llvm.cond_br %48, ^bb10, ^bb16(%44 : i64)
//   ^bb4:
//     %49 = llvm.mlir.constant(-16 : i64) : i64
//     %50 = llvm.and %3, %49 : i64
//     %51 = llvm.mlir.constant(1 : i64) : i64
//     %52 = llvm.add %41, %50 : i64
//     llvm.br ^bb5(%41 : i64)
//   ^bb5(%53: i64):
//     llvm.br ^bb6
//   ^bb6:
//     %54 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
//     llvm.br ^bb7(%1, %54 : i64, vector<16xf32>)
//   ^bb7(%55: i64, %56: vector<16xf32>):
//     %57 = llvm.icmp "slt" %55, %4 : i64
//     llvm.cond_br %57, ^bb9, ^bb8
//   ^bb8:
//     %58 = llvm.mlir.constant(0 : i64) : i64
//     %59 = llvm.getelementptr inbounds|nuw %arg8[%53] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %56, %59 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %60 = llvm.mlir.constant(16 : i64) : i64
//     %61 = llvm.add %53, %60 : i64
//     %62 = llvm.icmp "ne" %61, %52 : i64
//     llvm.cond_br %62, ^bb5(%61 : i64), ^bb3(%52 : i64)
//   ^bb9:
//     %63 = llvm.mlir.constant(64 : i64) : i64
//     %64 = llvm.mul %55, %63 overflow<nsw, nuw> : i64
//     %65 = llvm.mlir.constant(0 : i64) : i64
//     %66 = llvm.add %64, %53 overflow<nsw, nuw> : i64
//     %67 = llvm.getelementptr inbounds|nuw %arg1[%66] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %68 = llvm.load %67 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %69 = llvm.fadd %56, %68 : vector<16xf32>
//     %70 = llvm.add %55, %2 : i64
//     llvm.br ^bb7(%70, %69 : i64, vector<16xf32>)
//   ^bb10:
//     %71 = llvm.mlir.constant(-4 : i64) : i64
//     %72 = llvm.and %46, %71 : i64
//     %73 = llvm.mlir.constant(1 : i64) : i64
//     %74 = llvm.add %44, %72 : i64
//     llvm.br ^bb11(%44 : i64)
//   ^bb11(%75: i64):
//     llvm.br ^bb12
//   ^bb12:
//     %76 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
//     llvm.br ^bb13(%1, %76 : i64, vector<4xf32>)
//   ^bb13(%77: i64, %78: vector<4xf32>):
//     %79 = llvm.icmp "slt" %77, %4 : i64
//     llvm.cond_br %79, ^bb15, ^bb14
//   ^bb14:
//     %80 = llvm.mlir.constant(0 : i64) : i64
//     %81 = llvm.getelementptr inbounds|nuw %arg8[%75] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %78, %81 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %82 = llvm.mlir.constant(4 : i64) : i64
//     %83 = llvm.add %75, %82 : i64
//     %84 = llvm.icmp "ne" %83, %74 : i64
//     llvm.cond_br %84, ^bb11(%83 : i64), ^bb16(%74 : i64)
//   ^bb15:
//     %85 = llvm.mlir.constant(64 : i64) : i64
//     %86 = llvm.mul %77, %85 overflow<nsw, nuw> : i64
//     %87 = llvm.mlir.constant(0 : i64) : i64
//     %88 = llvm.add %86, %75 overflow<nsw, nuw> : i64
//     %89 = llvm.getelementptr inbounds|nuw %arg1[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %90 = llvm.load %89 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %91 = llvm.fadd %78, %90 : vector<4xf32>
//     %92 = llvm.add %77, %2 : i64
//     llvm.br ^bb13(%92, %91 : i64, vector<4xf32>)
//   ^bb16(%93: i64):
//     %94 = llvm.icmp "slt" %93, %3 : i64
//     llvm.cond_br %94, ^bb17, ^bb21
//   ^bb17:
//     llvm.br ^bb18(%1, %0 : i64, f32)
//   ^bb18(%95: i64, %96: f32):
//     %97 = llvm.icmp "slt" %95, %4 : i64
//     llvm.cond_br %97, ^bb19, ^bb20
//   ^bb19:
//     %98 = llvm.mlir.constant(64 : i64) : i64
//     %99 = llvm.mul %95, %98 overflow<nsw, nuw> : i64
//     %100 = llvm.add %99, %93 overflow<nsw, nuw> : i64
//     %101 = llvm.getelementptr inbounds|nuw %arg1[%100] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %102 = llvm.load %101 : !llvm.ptr -> f32
//     %103 = llvm.fadd %96, %102 : f32
//     %104 = llvm.add %95, %2 : i64
//     llvm.br ^bb18(%104, %103 : i64, f32)
//   ^bb20:
//     %105 = llvm.getelementptr inbounds|nuw %arg8[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %96, %105 : f32, !llvm.ptr
//     %106 = llvm.add %93, %2 : i64
//     llvm.br ^bb16(%106 : i64)
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
