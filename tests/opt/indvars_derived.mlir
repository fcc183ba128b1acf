// args: --passes=indvars
// A pointer and a recurrence of three times the step become functions of the counter. A recurrence of half the step stays.
llvm.func @all(%x: !llvm.ptr, %n: i64, %from: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  %c6 = llvm.mlir.constant(6 : i64) : i64
  llvm.br ^header(%from, %x, %c0, %c0 : i64, !llvm.ptr, i64, i64)
^header(%i: i64, %p: !llvm.ptr, %j: i64, %k: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %v = llvm.load %p : !llvm.ptr -> i64
  %s = llvm.add %v, %j : i64
  %t = llvm.add %s, %k : i64
  llvm.store %t, %p : i64, !llvm.ptr
  %next = llvm.add %i, %c2 : i64
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %m = llvm.add %j, %c6 : i64
  %l = llvm.add %k, %c1 : i64
  llvm.br ^header(%next, %q, %m, %l : i64, !llvm.ptr, i64, i64)
^exit:
  llvm.return %j : i64
}
// output:
// module {
//   llvm.func @all(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     llvm.br ^bb1(%arg2, %0 : i64, i64)
//   ^bb1(%3: i64, %4: i64):
//     %5 = llvm.sub %3, %arg2 : i64
//     %6 = llvm.mlir.constant(3 : i64) : i64
//     %7 = llvm.mul %5, %6 : i64
//     %8 = llvm.sub %3, %arg2 : i64
//     %9 = llvm.mlir.constant(8 : i64) : i64
//     %10 = llvm.mul %8, %9 : i64
//     %11 = llvm.getelementptr %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %12 = llvm.icmp "slt" %3, %arg1 : i64
//     llvm.cond_br %12, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %7 : i64
//   ^bb3:
//     %13 = llvm.load %11 : !llvm.ptr -> i64
//     %14 = llvm.add %13, %7 : i64
//     %15 = llvm.add %14, %4 : i64
//     llvm.store %15, %11 : i64, !llvm.ptr
//     %16 = llvm.add %3, %2 : i64
//     %17 = llvm.add %4, %1 : i64
//     llvm.br ^bb1(%16, %17 : i64, i64)
//   }
// }
