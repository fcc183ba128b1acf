// args: --passes=inline
// A function with two ways back, of which the result is used; one that calls it; one that is asked not to be inlined.
llvm.func internal @larger(%a: i32, %b: i32) -> i32 {
  %c = llvm.icmp "sgt" %a, %b : i32
  llvm.cond_br %c, ^first, ^second
^first:
  llvm.return %a : i32
^second:
  llvm.return %b : i32
}
llvm.func @largest(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = llvm.call @larger(%a, %b) : (i32, i32) -> i32
  %1 = llvm.call @larger(%0, %c) : (i32, i32) -> i32
  llvm.return %1 : i32
}
llvm.func internal @kept(%a: i32) -> i32 attributes {no_inline} {
  llvm.return %a : i32
}
llvm.func @weak(%a: i32) -> i32 {
  %0 = llvm.call @kept(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// output:
// module {
//   llvm.func internal @larger(%arg0: i32, %arg1: i32) -> i32 {
//     %0 = llvm.icmp "sgt" %arg0, %arg1 : i32
//     llvm.cond_br %0, ^bb2, ^bb1
//   ^bb1:
//     llvm.return %arg1 : i32
//   ^bb2:
//     llvm.return %arg0 : i32
//   }
//   llvm.func @largest(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
//     %0 = llvm.icmp "sgt" %arg0, %arg1 : i32
//     llvm.cond_br %0, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb3(%arg1 : i32)
//   ^bb2:
//     llvm.br ^bb3(%arg0 : i32)
//   ^bb3(%1: i32):
//     %2 = llvm.icmp "sgt" %1, %arg2 : i32
//     llvm.cond_br %2, ^bb5, ^bb4
//   ^bb4:
//     llvm.br ^bb6(%arg2 : i32)
//   ^bb5:
//     llvm.br ^bb6(%1 : i32)
//   ^bb6(%3: i32):
//     llvm.return %3 : i32
//   }
//   llvm.func internal @kept(%arg0: i32) -> i32 attributes {no_inline} {
//     llvm.return %arg0 : i32
//   }
//   llvm.func @weak(%arg0: i32) -> i32 {
//     %0 = llvm.call @kept(%arg0) : (i32) -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=inline
// What calls itself stays; its caller gets one copy.
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
  %4 = llvm.add %1, %3 : i32
  llvm.br ^end(%4 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
llvm.func @ten() -> i32 {
  %n = llvm.mlir.constant(10 : i32) : i32
  %0 = llvm.call @fib(%n) : (i32) -> i32
  llvm.return %0 : i32
}
// output:
// module {
//   llvm.func @fib(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.icmp "slt" %arg0, %1 : i32
//     llvm.cond_br %2, ^bb2(%arg0 : i32), ^bb1
//   ^bb1:
//     %3 = llvm.sub %arg0, %0 : i32
//     %4 = llvm.call @fib(%3) : (i32) -> i32
//     %5 = llvm.sub %arg0, %1 : i32
//     %6 = llvm.call @fib(%5) : (i32) -> i32
//     %7 = llvm.add %4, %6 : i32
//     llvm.br ^bb2(%7 : i32)
//   ^bb2(%8: i32):
//     llvm.return %8 : i32
//   }
//   llvm.func @ten() -> i32 {
//     %0 = llvm.mlir.constant(10 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(2 : i32) : i32
//     %3 = llvm.icmp "slt" %0, %2 : i32
//     llvm.cond_br %3, ^bb2(%0 : i32), ^bb1
//   ^bb1:
//     %4 = llvm.sub %0, %1 : i32
//     %5 = llvm.call @fib(%4) : (i32) -> i32
//     %6 = llvm.sub %0, %2 : i32
//     %7 = llvm.call @fib(%6) : (i32) -> i32
//     %8 = llvm.add %5, %7 : i32
//     llvm.br ^bb2(%8 : i32)
//   ^bb2(%9: i32):
//     llvm.br ^bb3(%9 : i32)
//   ^bb3(%10: i32):
//     llvm.return %10 : i32
//   }
// }
