// args: --passes=tail-duplication
// Both arms of the body get a copy of the latch.
llvm.func @count(%p: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^body(%zero, %zero : i64, i64)
^body(%i: i64, %sum: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  %positive = llvm.icmp "sgt" %x, %zero : i64
  llvm.cond_br %positive, ^add, ^clear
^add:
  %s = llvm.add %sum, %x : i64
  llvm.br ^latch(%s : i64)
^clear:
  llvm.store %zero, %q : i64, !llvm.ptr
  llvm.br ^latch(%sum : i64)
^latch(%r: i64):
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^body(%next, %r : i64, i64), ^exit
^exit:
  llvm.return %zero : i64
}
// output:
// module {
//   llvm.func @count(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     ... 6 lines
//   ^bb2:
//     llvm.store %0, %4 : i64, !llvm.ptr
//     %7 = llvm.add %2, %1 : i64
//     %8 = llvm.icmp "slt" %7, %arg1 : i64
//     llvm.cond_br %8, ^bb1(%7, %3 : i64, i64), ^bb4
//   ^bb3:
//     %9 = llvm.add %3, %5 : i64
//     %10 = llvm.add %2, %1 : i64
//     %11 = llvm.icmp "slt" %10, %arg1 : i64
//     llvm.cond_br %11, ^bb1(%10, %9 : i64, i64), ^bb4
//   ^bb4:
//     llvm.return %0 : i64
//   }
// }
// -----
// args: --passes=tail-duplication
// Not copied: the exit uses a value of the latch.
llvm.func @used(%p: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^body(%zero : i64)
^body(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  %positive = llvm.icmp "sgt" %x, %zero : i64
  llvm.cond_br %positive, ^set, ^clear
^set:
  llvm.store %one, %q : i64, !llvm.ptr
  llvm.br ^latch
^clear:
  llvm.store %zero, %q : i64, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^body(%next : i64), ^exit
^exit:
  llvm.return %next : i64
}
// output:
// module {
//   llvm.func @used(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %4 = llvm.load %3 : !llvm.ptr -> i64
//     %5 = llvm.icmp "sgt" %4, %0 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.store %0, %3 : i64, !llvm.ptr
//     llvm.br ^bb4
//   ^bb3:
//     llvm.store %1, %3 : i64, !llvm.ptr
//     llvm.br ^bb4
//   ^bb4:
//     %6 = llvm.add %2, %1 : i64
//     %7 = llvm.icmp "slt" %6, %arg1 : i64
//     llvm.cond_br %7, ^bb1(%6 : i64), ^bb5
//   ^bb5:
//     llvm.return %6 : i64
//   }
// }
// -----
// args: --passes=tail-duplication
// Not copied: a conditional branch reaches the latch, which has to stay.
llvm.func @conditional(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^body(%zero : i64)
^body(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  %positive = llvm.icmp "sgt" %x, %zero : i64
  llvm.cond_br %positive, ^latch, ^clear
^clear:
  llvm.store %zero, %q : i64, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^body(%next : i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @conditional(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %4 = llvm.load %3 : !llvm.ptr -> i64
//     %5 = llvm.icmp "sgt" %4, %0 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.store %0, %3 : i64, !llvm.ptr
//     llvm.br ^bb3
//   ^bb3:
//     %6 = llvm.add %2, %1 : i64
//     %7 = llvm.icmp "slt" %6, %arg1 : i64
//     llvm.cond_br %7, ^bb1(%6 : i64), ^bb4
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=tail-duplication
// Not copied: a call.
llvm.func @next(i64) -> i64
llvm.func @calls(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^body(%zero : i64)
^body(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  %positive = llvm.icmp "sgt" %x, %zero : i64
  llvm.cond_br %positive, ^set, ^clear
^set:
  llvm.store %one, %q : i64, !llvm.ptr
  llvm.br ^latch
^clear:
  llvm.store %zero, %q : i64, !llvm.ptr
  llvm.br ^latch
^latch:
  %step = llvm.call @next(%i) : (i64) -> i64
  %more = llvm.icmp "slt" %step, %n : i64
  llvm.cond_br %more, ^body(%step : i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @next(i64) -> i64
//   llvm.func @calls(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %4 = llvm.load %3 : !llvm.ptr -> i64
//     %5 = llvm.icmp "sgt" %4, %0 : i64
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.store %0, %3 : i64, !llvm.ptr
//     llvm.br ^bb4
//   ^bb3:
//     llvm.store %1, %3 : i64, !llvm.ptr
//     llvm.br ^bb4
//   ^bb4:
//     %6 = llvm.call @next(%2) : (i64) -> i64
//     %7 = llvm.icmp "slt" %6, %arg1 : i64
//     llvm.cond_br %7, ^bb1(%6 : i64), ^bb5
//   ^bb5:
//     llvm.return
//   }
// }
