// args: --passes=peel
// The address depends on the previous counter value, which is an argument in the first iteration. It is peeled.
llvm.func @before(%a: !llvm.ptr, %b: !llvm.ptr, %n: i64, %last: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %last : i64, i64)
^header(%i: i64, %before: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%before] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %q : f32, !llvm.ptr
  %next = llvm.add %i, %1 overflow<nsw> : i64
  llvm.br ^header(%next, %i : i64, i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @before(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %arg3 : i64, i64)
//   ^bb1(%2: i64, %3: i64):
//     %4 = llvm.icmp "slt" %2, %arg2 : i64
//     llvm.cond_br %4, ^bb2, ^bb3(%0 : i64)
//   ^bb2:
//     %5 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %6 = llvm.load %5 : !llvm.ptr -> f32
//     %7 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %6, %7 : f32, !llvm.ptr
//     %8 = llvm.add %2, %1 overflow<nsw> : i64
//     llvm.br ^bb3(%8 : i64)
//   ^bb3(%9: i64):
//     llvm.br ^bb4(%9 : i64)
//   ^bb4(%10: i64):
//     %11 = llvm.icmp "slt" %10, %arg2 : i64
//     llvm.cond_br %11, ^bb6, ^bb5
//   ^bb5:
//     llvm.return
//   ^bb6:
//     %12 = llvm.mlir.constant(-1 : i64) : i64
//     %13 = llvm.add %10, %12 overflow<nsw> : i64
//     %14 = llvm.getelementptr %arg0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %15 = llvm.load %14 : !llvm.ptr -> f32
//     %16 = llvm.getelementptr %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %15, %16 : f32, !llvm.ptr
//     %17 = llvm.add %10, %1 overflow<nsw> : i64
//     llvm.br ^bb4(%17 : i64)
//   }
// }
// -----
// args: --passes=peel
// Not peeled: a sum, which no number of iterations makes a function of the counter, and a value without uses in the loop.
llvm.func @stays(%a: !llvm.ptr, %n: i64) -> (i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0, %0, %0 : i64, i64, i64)
^header(%i: i64, %sum: i64, %last: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %p : !llvm.ptr -> i64
  %next_sum = llvm.add %sum, %v : i64
  %next = llvm.add %i, %1 : i64
  llvm.br ^header(%next, %next_sum, %i : i64, i64, i64)
^exit:
  %r = llvm.add %sum, %last : i64
  llvm.return %r : i64
}
// output:
// module {
//   llvm.func @stays(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %0, %0 : i64, i64, i64)
//   ^bb1(%2: i64, %3: i64, %4: i64):
//     %5 = llvm.icmp "slt" %2, %arg1 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     %6 = llvm.add %3, %4 : i64
//     llvm.return %6 : i64
//   ^bb3:
//     %7 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %8 = llvm.load %7 : !llvm.ptr -> i64
//     %9 = llvm.add %3, %8 : i64
//     %10 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%10, %9, %2 : i64, i64, i64)
//   }
// }
