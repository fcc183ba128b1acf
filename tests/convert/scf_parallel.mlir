func.func @parallel(%n: index, %m: memref<?xf32>, %start: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%start) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %1 = arith.mulf %p, %q : f32
      scf.reduce.return %1 : f32
    }
  }
  return %0 : f32
}
// output:
// module {
//   llvm.func @parallel(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) -> f32 attributes {mlirc.signature = (index, memref<?xf32>, f32) -> f32} {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %arg6 : i64, f32)
//   ^bb1(%2: i64, %3: f32):
//     %4 = llvm.icmp "slt" %2, %arg0 : i64
//     llvm.cond_br %4, ^bb2, ^bb6
//   ^bb2:
//     llvm.br ^bb3(%0, %3 : i64, f32)
//   ^bb3(%5: i64, %6: f32):
//     %7 = llvm.icmp "slt" %5, %arg0 : i64
//     llvm.cond_br %7, ^bb4, ^bb5
//   ^bb4:
//     %8 = llvm.getelementptr inbounds|nuw %arg2[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %9 = llvm.load %8 : !llvm.ptr -> f32
//     %10 = llvm.fmul %6, %9 : f32
//     %11 = llvm.add %5, %1 : i64
//     llvm.br ^bb3(%11, %10 : i64, f32)
//   ^bb5:
//     %12 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%12, %6 : i64, f32)
//   ^bb6:
//     llvm.return %3 : f32
//   }
// }
// -----
func.func @forall(%n: index, %m: memref<?xindex>) {
  scf.forall (%i) = (2) to (%n) step (3) {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return
}
// output:
// module {
//   llvm.func @forall(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) attributes {mlirc.signature = (index, memref<?xindex>) -> ()} {
//     %0 = llvm.mlir.constant(2 : i64) : i64
//     %1 = llvm.mlir.constant(3 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg0 : i64
//     llvm.cond_br %3, ^bb2, ^bb3
//   ^bb2:
//     %4 = llvm.getelementptr inbounds|nuw %arg2[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %2, %4 : i64, !llvm.ptr
//     %5 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%5 : i64)
//   ^bb3:
//     llvm.return
//   }
// }
// -----
func.func @shared(%t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}
// output:
// module {
//   llvm.func @shared(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) attributes {mlirc.signature = (memref<4xf32>) -> ()} {
//     llvm.return
//   }
// }
