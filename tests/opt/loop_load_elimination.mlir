// args: --passes=loop-load-elimination
// The store of the previous iteration is forwarded to the load. The first value is loaded in the preheader.
llvm.func @stored(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %1 : i64
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %r : !llvm.ptr -> i32
  %s = llvm.add %x, %v : i32
  llvm.store %s, %p : i32, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @stored(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "slt" %0, %arg2 : i64
//     %3 = llvm.mlir.poison : i32
//     llvm.cond_br %2, ^bb1, ^bb2(%3 : i32)
//   ^bb1:
//     %4 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     llvm.br ^bb2(%5 : i32)
//   ^bb2(%6: i32):
//     llvm.br ^bb3(%0, %6 : i64, i32)
//   ^bb3(%7: i64, %8: i32):
//     %9 = llvm.icmp "slt" %7, %arg2 : i64
//     llvm.cond_br %9, ^bb5, ^bb4
//   ^bb4:
//     llvm.return
//   ^bb5:
//     %10 = llvm.add %7, %1 : i64
//     %11 = llvm.getelementptr %arg1[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %12 = llvm.load %11 : !llvm.ptr -> i32
//     %13 = llvm.getelementptr %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %12, %13 : i32, !llvm.ptr
//     %14 = llvm.add %8, %12 : i32
//     llvm.store %14, %11 : i32, !llvm.ptr
//     llvm.br ^bb3(%10, %12 : i64, i32)
//   }
// }
// -----
// args: --passes=loop-load-elimination
// Another store may alias.
llvm.func @stays(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %next = llvm.add %i, %1 : i64
  %q = llvm.getelementptr %a[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %i, %q : i64, !llvm.ptr
  %r = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %r : !llvm.ptr -> i64
  %p = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %x, %p : i64, !llvm.ptr
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @stays(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg2 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.add %2, %1 : i64
//     %5 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %2, %5 : i64, !llvm.ptr
//     %6 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %7 = llvm.load %6 : !llvm.ptr -> i64
//     %8 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %7, %8 : i64, !llvm.ptr
//     llvm.br ^bb1(%4 : i64)
//   }
// }
