// args: --passes=indvars
// Exit tests of sums become exit tests of the counter. A narrow unsigned sum may wrap and stays.
llvm.func @below(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(4 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more overflow<nsw> : i64
  %cond = llvm.icmp "slt" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @to(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(4 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%first : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more overflow<nsw> : i64
  %cond = llvm.icmp "sle" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step overflow<nsw> : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @unsigned_to(%x: !llvm.ptr, %n: i64, %first: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %more = llvm.mlir.constant(4 : i64) : i64
  %step = llvm.mlir.constant(4 : i64) : i64
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i64)
^header(%i: i64):
  %sum = llvm.add %i, %more : i64
  %cond = llvm.icmp "ule" %sum, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @bytes(%x: !llvm.ptr, %n: i8, %first: i8) -> i8 {
  %0 = llvm.mlir.constant(0 : i8) : i8
  %more = llvm.mlir.constant(3 : i8) : i8
  %step = llvm.mlir.constant(2 : i8) : i8
  %one = llvm.mlir.constant(1 : i8) : i8
  llvm.br ^header(%0 : i8)
^header(%i: i8):
  %sum = llvm.add %i, %more : i8
  %cond = llvm.icmp "ult" %sum, %n : i8
  llvm.cond_br %cond, ^body, ^exit
^body:
  %at = llvm.zext %i : i8 to i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.add %v, %one : i8
  llvm.store %w, %p : i8, !llvm.ptr
  %next = llvm.add %i, %step : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return %i : i8
}
// output:
// module {
//   llvm.func @below(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i8) : i8
//     %3 = llvm.mlir.constant(4 : i64) : i64
//     %4 = llvm.intr.smax(%arg1, %3) : (i64, i64) -> i64
//     %5 = llvm.mlir.constant(4 : i64) : i64
//     %6 = llvm.sub %4, %5 : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%7: i64):
//     %8 = llvm.icmp "slt" %7, %6 : i64
//     llvm.cond_br %8, ^bb3, ^bb2
//     ... 4 lines
//     %10 = llvm.load %9 : !llvm.ptr -> i8
//     %11 = llvm.add %10, %2 : i8
//     llvm.store %11, %9 : i8, !llvm.ptr
//     %12 = llvm.add %7, %1 overflow<nsw, nuw> : i64
//     llvm.br ^bb1(%12 : i64)
//   }
//   llvm.func @to(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) -> i64 {
//     %0 = llvm.mlir.constant(4 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i8) : i8
//     %2 = llvm.mlir.constant(-9223372036854775805 : i64) : i64
//     %3 = llvm.intr.smax(%arg1, %2) : (i64, i64) -> i64
//     %4 = llvm.mlir.constant(3 : i64) : i64
//     %5 = llvm.sub %3, %4 : i64
//     llvm.br ^bb1(%arg2 : i64)
//   ^bb1(%6: i64):
//     %7 = llvm.icmp "slt" %6, %5 : i64
//     llvm.cond_br %7, ^bb3, ^bb2
//   ^bb2:
//     ... 8 lines
//   }
//   llvm.func @unsigned_to(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(4 : i64) : i64
//     %2 = llvm.mlir.constant(1 : i8) : i8
//     %3 = llvm.mlir.constant(3 : i64) : i64
//     %4 = llvm.intr.umax(%arg1, %3) : (i64, i64) -> i64
//     %5 = llvm.mlir.constant(3 : i64) : i64
//     %6 = llvm.sub %4, %5 : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%7: i64):
//     %8 = llvm.icmp "slt" %7, %6 : i64
//     llvm.cond_br %8, ^bb3, ^bb2
//   ^bb2:
//     ... 5 lines
//     llvm.store %11, %9 : i8, !llvm.ptr
//     %12 = llvm.add %7, %1 overflow<nsw, nuw> : i64
//     llvm.br ^bb1(%12 : i64)
//   }
//   llvm.func @bytes(%arg0: !llvm.ptr, %arg1: i8, %arg2: i8) -> i8 {
//     ... 19 lines
//   }
// }
