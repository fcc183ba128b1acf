// args: --passes=indvars
// Exit tests become `slt`, and counters ascending and 64 bits wide. A guard implies that `%n` is positive.
llvm.func @down(%x: !llvm.ptr, %n: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "sgt" %i, %0 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %x : i32, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @guarded(%x: !llvm.ptr, %n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %any = llvm.icmp "sgt" %n, %0 : i32
  llvm.cond_br %any, ^before, ^exit
^before:
  llvm.br ^header(%0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %more = llvm.add %i, %1 : i32
  %at = llvm.sext %more : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %n, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
llvm.func @unsigned(%x: !llvm.ptr, %n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.zext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %n, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// Each iteration stores to another byte, and no object has 2^63 bytes.
llvm.func @stores_below(%x: !llvm.ptr, %n: i64, %v: i8) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @stores_until(%x: !llvm.ptr, %n: i64, %v: i8) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @stores_down(%x: !llvm.ptr, %n: i64, %v: i8) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(-1 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "ugt" %i, %0 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
llvm.func @stores_signed(%x: !llvm.ptr, %n: i64, %v: i8) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// Not bounded by the store: the call may not return.
llvm.func @unknown()
llvm.func @calls(%x: !llvm.ptr, %n: i64, %v: i8) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @unknown() : () -> ()
  llvm.store %v, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// Not bounded by the store: it is conditional.
llvm.func @stores_sometimes(%x: !llvm.ptr, %n: i64, %v: i8) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %step = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %k = llvm.trunc %i : i64 to i8
  %some = llvm.icmp "eq" %k, %v : i8
  llvm.cond_br %some, ^store, ^latch
^store:
  llvm.store %v, %p : i8, !llvm.ptr
  llvm.br ^latch
^latch:
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A loop of 64 bits whose body compares the counter is versioned, so that it may be split.
llvm.func @compared(%x: !llvm.ptr, %n: i64, %m: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %4 = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %more = llvm.add %i, %4 : i64
  %is_inside = llvm.icmp "sle" %more, %m : i64
  llvm.cond_br %is_inside, ^inside, ^latch
^inside:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %i, %p : i64, !llvm.ptr
  llvm.br ^latch
^latch:
  llvm.br ^header(%more : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @down(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%1: i64):
//     %2 = llvm.sub %arg1, %1 : i64
//     %3 = llvm.icmp "slt" %1, %arg1 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     llvm.store %5, %arg0 : i32, !llvm.ptr
//     %6 = llvm.mlir.constant(1 : i64) : i64
//     %7 = llvm.add %1, %6 : i64
//     llvm.br ^bb1(%7 : i64)
//   }
//   llvm.func @guarded(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.icmp "sgt" %arg1, %0 : i32
//     llvm.cond_br %1, ^bb1, ^bb3
//   ^bb1:
//     %2 = llvm.mlir.constant(0 : i64) : i64
//     %3 = llvm.sext %arg1 : i32 to i64
//     %4 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb2(%2 : i64)
//   ^bb2(%5: i64):
//     %6 = llvm.icmp "slt" %5, %3 : i64
//     llvm.cond_br %6, ^bb4, ^bb3
//   ^bb3:
//     llvm.return
//   ^bb4:
//     %7 = llvm.add %5, %4 : i64
//     %8 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %arg1, %8 : i32, !llvm.ptr
//     %9 = llvm.mlir.constant(1 : i64) : i64
//     %10 = llvm.add %5, %9 overflow<nsw> : i64
//     llvm.br ^bb2(%10 : i64)
//   }
//   llvm.func @unsigned(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.zext %arg1 : i32 to i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %1 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %arg1, %4 : i32, !llvm.ptr
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.add %2, %5 overflow<nsw> : i64
//     llvm.br ^bb1(%6 : i64)
//   }
//   llvm.func @stores_below(%arg0: !llvm.ptr, %arg1: i64, %arg2: i8) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg1 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     ... 3 lines
//     llvm.store %arg2, %4 : i8, !llvm.ptr
//     %5 = llvm.add %2, %1 overflow<nsw> : i64
//     llvm.br ^bb1(%5 : i64)
//   }
//   llvm.func @stores_until(%arg0: !llvm.ptr, %arg1: i64, %arg2: i8) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg1 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     ... 3 lines
//     llvm.store %arg2, %4 : i8, !llvm.ptr
//     %5 = llvm.add %2, %1 overflow<nsw, nuw> : i64
//     llvm.br ^bb1(%5 : i64)
//   }
//   llvm.func @stores_down(%arg0: !llvm.ptr, %arg1: i64, %arg2: i8) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%1: i64):
//     %2 = llvm.sub %arg1, %1 : i64
//     %3 = llvm.icmp "slt" %1, %arg1 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.store %arg2, %4 : i8, !llvm.ptr
//     %5 = llvm.mlir.constant(1 : i64) : i64
//     %6 = llvm.add %1, %5 : i64
//     llvm.br ^bb1(%6 : i64)
//   }
//   llvm.func @stores_signed(%arg0: !llvm.ptr, %arg1: i64, %arg2: i8) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     ... 8 lines
//     llvm.store %arg2, %4 : i8, !llvm.ptr
//     %5 = llvm.add %2, %1 overflow<nsw> : i64
//     llvm.br ^bb1(%5 : i64)
//   }
//   llvm.func @unknown()
//   llvm.func @calls(%arg0: !llvm.ptr, %arg1: i64, %arg2: i8) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     ... 9 lines
//     llvm.store %arg2, %4 : i8, !llvm.ptr
//     %5 = llvm.add %2, %1 overflow<nuw> : i64
//     llvm.br ^bb1(%5 : i64)
//   }
//   llvm.func @stores_sometimes(%arg0: !llvm.ptr, %arg1: i64, %arg2: i8) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     ... 14 lines
//   ^bb5:
//     %7 = llvm.add %2, %1 overflow<nuw> : i64
//     llvm.br ^bb1(%7 : i64)
//   }
//   llvm.func @compared(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     %2 = llvm.mlir.constant(9223372036854775804 : i64) : i64
//     %3 = llvm.icmp "ule" %arg1, %2 : i64
//     %4 = llvm.freeze %3 : i1
//     llvm.cond_br %4, ^bb6, ^bb1
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%5: i64):
//     %6 = llvm.icmp "ult" %5, %arg1 : i64
//     llvm.cond_br %6, ^bb3, ^bb8
//   ^bb3:
//     %7 = llvm.add %5, %1 : i64
//     %8 = llvm.icmp "sle" %7, %arg2 : i64
//     llvm.cond_br %8, ^bb4, ^bb5
//   ^bb4:
//     %9 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %5, %9 : i64, !llvm.ptr
//     llvm.br ^bb5
//   ^bb5:
//     llvm.br ^bb2(%7 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb6:
//     llvm.br ^bb7(%0 : i64)
//   ^bb7(%10: i64):
//     %11 = llvm.icmp "slt" %10, %arg1 : i64
//     llvm.cond_br %11, ^bb10, ^bb8
//   ^bb8:
//     llvm.br ^bb9
//   ^bb9:
//     llvm.return
//   ^bb10:
//     %12 = llvm.add %10, %1 overflow<nsw, nuw> : i64
//     %13 = llvm.icmp "sle" %12, %arg2 : i64
//     llvm.cond_br %13, ^bb11, ^bb12
//   ^bb11:
//     %14 = llvm.getelementptr %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %10, %14 : i64, !llvm.ptr
//     llvm.br ^bb12
//   ^bb12:
//     llvm.br ^bb7(%12 : i64)
//   }
// }
// -----
// args: --passes=indvars
// The loop is versioned by the condition that the counter does not wrap. The other version is annotated.
llvm.func @at_most(%x: !llvm.ptr, %n: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "sle" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %n, %p : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @at_most(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(2147483646 : i32) : i32
//     %3 = llvm.icmp "sle" %arg1, %2 : i32
//     %4 = llvm.freeze %3 : i1
//     llvm.cond_br %4, ^bb4, ^bb1
//   ^bb1:
//     llvm.br ^bb2(%0 : i32)
//   ^bb2(%5: i32):
//     %6 = llvm.icmp "sle" %5, %arg1 : i32
//     llvm.cond_br %6, ^bb3, ^bb6
//   ^bb3:
//     %7 = llvm.sext %5 : i32 to i64
//     %8 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %arg1, %8 : i32, !llvm.ptr
//     %9 = llvm.add %5, %1 : i32
//     llvm.br ^bb2(%9 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb4:
//     %10 = llvm.mlir.constant(0 : i64) : i64
//     %11 = llvm.sext %arg1 : i32 to i64
//     %12 = llvm.mlir.constant(1 : i64) : i64
//     %13 = llvm.add %11, %12 : i64
//     llvm.br ^bb5(%10 : i64)
//   ^bb5(%14: i64):
//     %15 = llvm.icmp "slt" %14, %13 : i64
//     llvm.cond_br %15, ^bb8, ^bb6
//   ^bb6:
//     llvm.br ^bb7
//   ^bb7:
//     llvm.return
//   ^bb8:
//     %16 = llvm.getelementptr %arg0[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %arg1, %16 : i32, !llvm.ptr
//     %17 = llvm.mlir.constant(1 : i64) : i64
//     %18 = llvm.add %14, %17 overflow<nsw> : i64
//     llvm.br ^bb5(%18 : i64)
//   }
// }
// -----
// args: --passes=indvars
// The loop is versioned by whether the step is 1.
llvm.func @stepped(%x: !llvm.ptr, %n: i64, %step: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %n, %p : i64, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @stepped(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "eq" %arg2, %1 : i64
//     %3 = llvm.freeze %2 : i1
//     llvm.cond_br %3, ^bb4, ^bb1
//   ^bb1:
//     llvm.br ^bb2(%0 : i64)
//   ^bb2(%4: i64):
//     %5 = llvm.icmp "slt" %4, %arg1 : i64
//     llvm.cond_br %5, ^bb3, ^bb6
//   ^bb3:
//     %6 = llvm.getelementptr %arg0[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %arg1, %6 : i64, !llvm.ptr
//     %7 = llvm.add %4, %arg2 : i64
//     llvm.br ^bb2(%7 : i64) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   ^bb4:
//     %8 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb5(%0 : i64)
//   ^bb5(%9: i64):
//     %10 = llvm.icmp "slt" %9, %arg1 : i64
//     llvm.cond_br %10, ^bb8, ^bb6
//   ^bb6:
//     llvm.br ^bb7
//   ^bb7:
//     llvm.return
//   ^bb8:
//     %11 = llvm.getelementptr %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %arg1, %11 : i64, !llvm.ptr
//     %12 = llvm.add %9, %8 overflow<nsw> : i64
//     llvm.br ^bb5(%12 : i64)
//   }
// }
