// args: --passes=index-set-splitting
// The iteration in which the counter is k stores what all load.
llvm.func @add_one_of_them(%k: i64, %n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %pk = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
// The loop begins after it.
llvm.func @add_one_before(%k: i64, %n: i64, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %pk = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %first = llvm.add %k, %c1 : i64
  llvm.br ^header(%first : i64)
^header(%i: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^exit
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
//     %22 = llvm.icmp "slt" %21, %arg1 : i64
//     llvm.cond_br %22, ^bb8, ^bb7
//   ^bb7:
//     llvm.return
//   ^bb8:
//     %23 = llvm.load %2 : !llvm.ptr -> i32
//     %24 = llvm.getelementptr %arg2[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %25 = llvm.load %24 : !llvm.ptr -> i32
//     %26 = llvm.add %23, %25 : i32
//     llvm.store %26, %24 : i32, !llvm.ptr
//     %27 = llvm.add %21, %1 : i64
//     llvm.br ^bb6(%27 : i64)
//   }
//   llvm.func @add_one_before(%arg0: i64, %arg1: i64, %arg2: !llvm.ptr) {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.getelementptr %arg2[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %2 = llvm.add %arg0, %0 : i64
//     llvm.br ^bb1(%2 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %arg1 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %5 = llvm.load %1 : !llvm.ptr -> i32
//     %6 = llvm.getelementptr %arg2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %7 = llvm.load %6 : !llvm.ptr -> i32
//     %8 = llvm.add %5, %7 : i32
//     llvm.store %8, %6 : i32, !llvm.ptr
//     %9 = llvm.add %3, %0 : i64
//     llvm.br ^bb1(%9 : i64)
//   }
// }
