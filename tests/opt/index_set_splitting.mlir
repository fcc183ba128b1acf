// args: --passes=index-set-splitting
// The iteration whose counter is `k` stores to the address that all iterations load.
llvm.func @add_one_of_them(%k: i64, %n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %pk = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %a = llvm.load %pk : !llvm.ptr -> i32
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// The loop begins after that iteration.
llvm.func @add_one_before(%k: i64, %n: i64, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %pk = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %first = llvm.add %k, %c1 : i64
  llvm.br ^header(%first : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %a = llvm.load %pk : !llvm.ptr -> i32
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.load %p : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @add_one_of_them(%arg0: i64, %arg1: i64, %arg2: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.getelementptr %arg2[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %3 = llvm.mlir.constant(0 : i64) : i64
//     %4 = llvm.intr.smax(%arg0, %0) : (i64, i64) -> i64
//     %5 = llvm.intr.smin(%4, %arg1) : (i64, i64) -> i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%6: i64):
//     %7 = llvm.icmp "slt" %6, %arg1 : i64
//     %8 = llvm.icmp "slt" %6, %5 : i64
//     llvm.cond_br %8, ^bb2, ^bb3
//   ^bb2:
//     %9 = llvm.load %2 : !llvm.ptr -> i32
//     %10 = llvm.getelementptr %arg2[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.load %10 : !llvm.ptr -> i32
//     %12 = llvm.add %9, %11 : i32
//     llvm.store %12, %10 : i32, !llvm.ptr
//     %13 = llvm.add %6, %1 : i64
//     llvm.br ^bb1(%13 : i64)
//   ^bb3:
//     %14 = llvm.icmp "slt" %5, %arg1 : i64
//     llvm.cond_br %14, ^bb4, ^bb5(%6 : i64)
//   ^bb4:
//     %15 = llvm.load %2 : !llvm.ptr -> i32
//     %16 = llvm.getelementptr %arg2[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %17 = llvm.load %16 : !llvm.ptr -> i32
//     %18 = llvm.add %15, %17 : i32
//     llvm.store %18, %16 : i32, !llvm.ptr
//     %19 = llvm.add %6, %1 : i64
//     llvm.br ^bb5(%19 : i64)
//   ^bb5(%20: i64):
//     llvm.br ^bb6(%20 : i64)
//   ^bb6(%21: i64):
//     ... 12 lines
//   }
//   llvm.func @add_one_before(%arg0: i64, %arg1: i64, %arg2: !llvm.ptr) {
//     ... 17 lines
//   }
// }
// -----
// args: --passes=index-set-splitting
// A load and a store in opposite directions meet in the middle of the array.
llvm.func @mirrored(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %n, %c1 : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.sub %last, %i : i64
  %q = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %q : !llvm.ptr -> i32
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %a, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A reversal of an array ends before they meet.
llvm.func @reversed(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %last = llvm.sub %n, %c1 : i64
  %half = llvm.ashr %n, %c1 : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %half : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.sub %last, %i : i64
  %q = llvm.getelementptr %x[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %q : !llvm.ptr -> i32
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %b = llvm.load %p : !llvm.ptr -> i32
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.store %b, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @mirrored(%arg0: i64, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.sub %arg0, %1 : i64
//     %3 = llvm.mlir.constant(-1 : i64) : i64
//     %4 = llvm.add %arg0, %3 : i64
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.ashr %4, %5 : i64
//     %7 = llvm.intr.smax(%6, %0) : (i64, i64) -> i64
//     %8 = llvm.intr.smin(%7, %arg0) : (i64, i64) -> i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%9: i64):
//     %10 = llvm.icmp "slt" %9, %arg0 : i64
//     %11 = llvm.icmp "slt" %9, %8 : i64
//     llvm.cond_br %11, ^bb2, ^bb3
//   ^bb2:
//     %12 = llvm.sub %2, %9 : i64
//     %13 = llvm.getelementptr %arg1[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %14 = llvm.load %13 : !llvm.ptr -> i32
//     %15 = llvm.getelementptr %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %14, %15 : i32, !llvm.ptr
//     %16 = llvm.add %9, %1 : i64
//     llvm.br ^bb1(%16 : i64)
//   ^bb3:
//     %17 = llvm.icmp "slt" %8, %arg0 : i64
//     llvm.cond_br %17, ^bb4, ^bb5(%9 : i64)
//   ^bb4:
//     %18 = llvm.sub %2, %9 : i64
//     %19 = llvm.getelementptr %arg1[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %20 = llvm.load %19 : !llvm.ptr -> i32
//     %21 = llvm.getelementptr %arg1[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %20, %21 : i32, !llvm.ptr
//     %22 = llvm.add %9, %1 : i64
//     llvm.br ^bb5(%22 : i64)
//   ^bb5(%23: i64):
//     llvm.br ^bb6(%23 : i64)
//   ^bb6(%24: i64):
//     ... 12 lines
//   }
//   llvm.func @reversed(%arg0: i64, %arg1: !llvm.ptr) {
//     ... 20 lines
//   }
// }
