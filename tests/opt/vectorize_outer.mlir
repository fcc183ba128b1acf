// args: --passes=vectorize-outer
// Columns are summed in parallel. The order of the additions of each sum stays.
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
//     %49 = llvm.mlir.constant(15 : i64) : i64
//     %50 = llvm.and %3, %49 : i64
//     %51 = llvm.sub %3, %50 : i64
//     %52 = llvm.mlir.constant(1 : i64) : i64
//     %53 = llvm.add %41, %51 : i64
//     llvm.br ^bb5(%41 : i64)
//   ^bb5(%54: i64):
//     llvm.br ^bb6
//   ^bb6:
//     %55 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
//     llvm.br ^bb7(%1, %55 : i64, vector<16xf32>)
//   ^bb7(%56: i64, %57: vector<16xf32>):
//     %58 = llvm.icmp "slt" %56, %4 : i64
//     llvm.cond_br %58, ^bb9, ^bb8
//   ^bb8:
//     %59 = llvm.mlir.constant(0 : i64) : i64
//     %60 = llvm.getelementptr inbounds|nuw %arg8[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %57, %60 {alignment = 4 : i64} : vector<16xf32>, !llvm.ptr
//     %61 = llvm.mlir.constant(16 : i64) : i64
//     %62 = llvm.add %54, %61 : i64
//     %63 = llvm.icmp "slt" %62, %53 : i64
//     llvm.cond_br %63, ^bb5(%62 : i64), ^bb3(%53 : i64)
//   ^bb9:
//     %64 = llvm.mlir.constant(64 : i64) : i64
//     %65 = llvm.mul %56, %64 overflow<nsw, nuw> : i64
//     %66 = llvm.mlir.constant(0 : i64) : i64
//     %67 = llvm.add %65, %54 overflow<nsw, nuw> : i64
//     %68 = llvm.getelementptr inbounds|nuw %arg1[%67] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %69 = llvm.load %68 {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
//     %70 = llvm.fadd %57, %69 : vector<16xf32>
//     %71 = llvm.add %56, %2 : i64
//     llvm.br ^bb7(%71, %70 : i64, vector<16xf32>)
//   ^bb10:
//     %72 = llvm.mlir.constant(3 : i64) : i64
//     %73 = llvm.and %46, %72 : i64
//     %74 = llvm.sub %46, %73 : i64
//     %75 = llvm.mlir.constant(1 : i64) : i64
//     %76 = llvm.add %44, %74 : i64
//     llvm.br ^bb11(%44 : i64)
//   ^bb11(%77: i64):
//     llvm.br ^bb12
//   ^bb12:
//     %78 = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
//     llvm.br ^bb13(%1, %78 : i64, vector<4xf32>)
//   ^bb13(%79: i64, %80: vector<4xf32>):
//     %81 = llvm.icmp "slt" %79, %4 : i64
//     llvm.cond_br %81, ^bb15, ^bb14
//   ^bb14:
//     %82 = llvm.mlir.constant(0 : i64) : i64
//     %83 = llvm.getelementptr inbounds|nuw %arg8[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %80, %83 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
//     %84 = llvm.mlir.constant(4 : i64) : i64
//     %85 = llvm.add %77, %84 : i64
//     %86 = llvm.icmp "slt" %85, %76 : i64
//     llvm.cond_br %86, ^bb11(%85 : i64), ^bb16(%76 : i64)
//   ^bb15:
//     %87 = llvm.mlir.constant(64 : i64) : i64
//     %88 = llvm.mul %79, %87 overflow<nsw, nuw> : i64
//     %89 = llvm.mlir.constant(0 : i64) : i64
//     %90 = llvm.add %88, %77 overflow<nsw, nuw> : i64
//     %91 = llvm.getelementptr inbounds|nuw %arg1[%90] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %92 = llvm.load %91 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
//     %93 = llvm.fadd %80, %92 : vector<4xf32>
//     %94 = llvm.add %79, %2 : i64
//     llvm.br ^bb13(%94, %93 : i64, vector<4xf32>)
//   ^bb16(%95: i64):
//     %96 = llvm.icmp "slt" %95, %3 : i64
//     llvm.cond_br %96, ^bb17, ^bb21
//     ... 7 lines
//     %101 = llvm.mul %97, %100 overflow<nsw, nuw> : i64
//     %102 = llvm.add %101, %95 overflow<nsw, nuw> : i64
//     %103 = llvm.getelementptr inbounds|nuw %arg1[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     ... 4 lines
//   ^bb20:
//     %107 = llvm.getelementptr inbounds|nuw %arg8[%95] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %98, %107 : f32, !llvm.ptr
//     %108 = llvm.add %95, %2 : i64
//     llvm.br ^bb16(%108 : i64)
//   ^bb21:
//     llvm.return
//   }
// }
// -----
// args: --passes=vectorize-outer
// Not vectorized: iterations of the outer loop depend on each other.
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
