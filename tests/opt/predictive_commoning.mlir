// args: --passes=predictive-commoning
// The load of the previous sum becomes a loop-carried value.
llvm.func @sums(%x: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %before = llvm.load %p : !llvm.ptr -> i32
  %next = llvm.add %i, %one : i64
  %q = llvm.getelementptr %x[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  %s = llvm.add %before, %v : i32
  llvm.store %s, %q : i32, !llvm.ptr
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @sums(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %3 = llvm.load %2 : !llvm.ptr -> i32
//     llvm.br ^bb1(%0, %3 : i64, i32)
//   ^bb1(%4: i64, %5: i32):
//     %6 = llvm.add %4, %1 : i64
//     %7 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %8 = llvm.load %7 : !llvm.ptr -> i32
//     %9 = llvm.add %5, %8 : i32
//     llvm.store %9, %7 : i32, !llvm.ptr
//     %10 = llvm.icmp "slt" %6, %arg1 : i64
//     llvm.cond_br %10, ^bb1(%6, %9 : i64, i32), ^bb2
//   ^bb2:
//     llvm.return
//   }
// }
// -----
// args: --passes=predictive-commoning
// Not done: another store may alias in between.
llvm.func @two(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %before = llvm.load %p : !llvm.ptr -> i32
  %next = llvm.add %i, %one : i64
  %q = llvm.getelementptr %x[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %before, %q : i32, !llvm.ptr
  llvm.store %before, %y : i32, !llvm.ptr
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @two(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %4 = llvm.load %3 : !llvm.ptr -> i32
//     %5 = llvm.add %2, %1 : i64
//     %6 = llvm.getelementptr %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %4, %6 : i32, !llvm.ptr
//     llvm.store %4, %arg1 : i32, !llvm.ptr
//     %7 = llvm.icmp "slt" %5, %arg2 : i64
//     llvm.cond_br %7, ^bb1(%5 : i64), ^bb2
//   ^bb2:
//     llvm.return
//   }
// }
// -----
// args: --passes=predictive-commoning
// The last of two stores is forwarded. It follows all loads.
llvm.func @pairs(%x: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %i1 = llvm.add %i, %one : i64
  %i2 = llvm.add %i, %two : i64
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %p1 = llvm.getelementptr %x[%i1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %p2 = llvm.getelementptr %x[%i2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.load %p1 : !llvm.ptr -> i32
  %c = llvm.load %p2 : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  llvm.store %s, %p1 : i32, !llvm.ptr
  %t = llvm.add %s, %c : i32
  llvm.store %t, %p2 : i32, !llvm.ptr
  %cond = llvm.icmp "slt" %i2, %n : i64
  llvm.cond_br %cond, ^loop(%i2 : i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @pairs(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(2 : i64) : i64
//     %3 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %4 = llvm.load %3 : !llvm.ptr -> i32
//     llvm.br ^bb1(%0, %4 : i64, i32)
//   ^bb1(%5: i64, %6: i32):
//     %7 = llvm.add %5, %1 : i64
//     %8 = llvm.add %5, %2 : i64
//     %9 = llvm.getelementptr %arg0[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %10 = llvm.getelementptr %arg0[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.load %9 : !llvm.ptr -> i32
//     %12 = llvm.load %10 : !llvm.ptr -> i32
//     %13 = llvm.add %6, %11 : i32
//     llvm.store %13, %9 : i32, !llvm.ptr
//     %14 = llvm.add %13, %12 : i32
//     llvm.store %14, %10 : i32, !llvm.ptr
//     %15 = llvm.icmp "slt" %8, %arg1 : i64
//     llvm.cond_br %15, ^bb1(%8, %14 : i64, i32), ^bb2
//   ^bb2:
//     llvm.return
//   }
// }
// -----
// args: --passes=predictive-commoning
// Other stores before the load and after the store: in the first function, they do not alias.
llvm.func @between(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr {llvm.noalias}, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %r = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %r : !llvm.ptr -> i32
  %w = llvm.add %v, %v : i32
  llvm.store %w, %r : i32, !llvm.ptr
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %before = llvm.load %p : !llvm.ptr -> i32
  %next = llvm.add %i, %one : i64
  %q = llvm.getelementptr %x[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %s = llvm.add %before, %w : i32
  llvm.store %s, %q : i32, !llvm.ptr
  llvm.store %s, %r : i32, !llvm.ptr
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return
}
llvm.func @may_overlap(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %r = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %before = llvm.load %p : !llvm.ptr -> i32
  %next = llvm.add %i, %one : i64
  %q = llvm.getelementptr %x[%next] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %s = llvm.add %before, %before : i32
  llvm.store %s, %q : i32, !llvm.ptr
  llvm.store %before, %r : i32, !llvm.ptr
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @between(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %3 = llvm.load %2 : !llvm.ptr -> i32
//     llvm.br ^bb1(%0, %3 : i64, i32)
//   ^bb1(%4: i64, %5: i32):
//     %6 = llvm.getelementptr %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %7 = llvm.load %6 : !llvm.ptr -> i32
//     %8 = llvm.add %7, %7 : i32
//     llvm.store %8, %6 : i32, !llvm.ptr
//     %9 = llvm.add %4, %1 : i64
//     %10 = llvm.getelementptr %arg0[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %11 = llvm.add %5, %8 : i32
//     llvm.store %11, %10 : i32, !llvm.ptr
//     llvm.store %11, %6 : i32, !llvm.ptr
//     %12 = llvm.icmp "slt" %9, %arg2 : i64
//     llvm.cond_br %12, ^bb1(%9, %11 : i64, i32), ^bb2
//   ^bb2:
//     llvm.return
//   }
//   llvm.func @may_overlap(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     ... 16 lines
//   }
// }
