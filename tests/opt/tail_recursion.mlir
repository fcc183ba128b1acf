// args: --passes=tail-recursion
// The call in tail position becomes a branch. The result of the other one is added to the accumulator.
llvm.func @fib(%n: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c = llvm.icmp "slt" %n, %c2 : i32
  llvm.cond_br %c, ^end(%n : i32), ^more
^more:
  %0 = llvm.sub %n, %c1 : i32
  %1 = llvm.call @fib(%0) : (i32) -> i32
  %2 = llvm.sub %n, %c2 : i32
  %3 = llvm.call @fib(%2) : (i32) -> i32
  %4 = llvm.add %1, %3 overflow<nsw> : i32
  llvm.br ^end(%4 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @down(%n: i32) {
  llvm.call @down(%n) : (i32) -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @fib(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1(%arg0, %0 : i32, i32)
//   ^bb1(%1: i32, %2: i32):
//     %3 = llvm.mlir.constant(1 : i32) : i32
//     %4 = llvm.mlir.constant(2 : i32) : i32
//     %5 = llvm.icmp "slt" %1, %4 : i32
//     llvm.cond_br %5, ^bb3(%1 : i32), ^bb2
//   ^bb2:
//     %6 = llvm.sub %1, %3 : i32
//     %7 = llvm.call @fib(%6) : (i32) -> i32
//     %8 = llvm.sub %1, %4 : i32
//     %9 = llvm.add %2, %7 : i32
//     llvm.br ^bb1(%8, %9 : i32, i32)
//   ^bb3(%10: i32):
//     %11 = llvm.add %10, %2 : i32
//     llvm.return %11 : i32
//   }
//   llvm.func @down(%arg0: i32) {
//     llvm.br ^bb1(%arg0 : i32)
//   ^bb1(%0: i32):
//     llvm.br ^bb1(%0 : i32)
//   }
// }
