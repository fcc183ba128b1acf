// args: --passes=if-convert
// A conditional sum and a maximum become selects.
llvm.func @f(%n: i64, %x: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %zero, %zero : i64, i32, i32)
^header(%i: i64, %s: i32, %m: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %positive = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %positive, ^add, ^then(%s : i32)
^add:
  %t = llvm.add %s, %v : i32
  llvm.br ^then(%t : i32)
^then(%u: i32):
  %larger = llvm.icmp "sgt" %v, %m : i32
  llvm.cond_br %larger, ^new, ^old
^new:
  llvm.br ^next(%v : i32)
^old:
  llvm.br ^next(%m : i32)
^next(%k: i32):
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j, %u, %k : i64, i32, i32)
^exit:
  %r = llvm.add %s, %m : i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) -> i32 {
//     ... 12 lines
//     %9 = llvm.load %8 : !llvm.ptr -> i32
//     %10 = llvm.icmp "sgt" %9, %2 : i32
//     %11 = llvm.mlir.constant(0 : i32) : i32
//     %12 = llvm.select %10, %9, %11 : i1, i32
//     %13 = llvm.add %4, %12 : i32
//     %14 = llvm.icmp "sgt" %9, %5 : i32
//     %15 = llvm.select %14, %9, %5 : i1, i32
//     %16 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%16, %13, %15 : i64, i32, i32)
//   }
// }
// -----
// args: --passes=if-convert
// A conditional `and` becomes an `and` with a select between the value and all ones.
llvm.func @common(%x: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%c0, %zero : i64, i32)
^loop(%i: i64, %s: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %positive = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %positive, ^both, ^then(%s : i32)
^both:
  %t = llvm.and %v, %s : i32
  llvm.br ^then(%t : i32)
^then(%u: i32):
  %j = llvm.add %i, %c1 : i64
  llvm.br ^loop(%j, %u : i64, i32)
^exit:
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @common(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     ... 11 lines
//     %7 = llvm.load %6 : !llvm.ptr -> i32
//     %8 = llvm.icmp "sgt" %7, %2 : i32
//     %9 = llvm.mlir.constant(-1 : i32) : i32
//     %10 = llvm.select %8, %7, %9 : i1, i32
//     %11 = llvm.and %10, %4 : i32
//     %12 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%12, %11 : i64, i32)
//   }
// }
// -----
// args: --passes=if-convert
// Not converted: the store is a side effect.
llvm.func @g(%n: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %negative = llvm.icmp "slt" %v, %zero : i32
  llvm.cond_br %negative, ^clear, ^next
^clear:
  llvm.store %zero, %p : i32, !llvm.ptr
  llvm.br ^next
^next:
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @g(%arg0: i64, %arg1: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%3: i64):
//     %4 = llvm.icmp "slt" %3, %arg0 : i64
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %5 = llvm.getelementptr inbounds %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %6 = llvm.load %5 : !llvm.ptr -> i32
//     %7 = llvm.icmp "slt" %6, %2 : i32
//     llvm.cond_br %7, ^bb4, ^bb5
//   ^bb4:
//     llvm.store %2, %5 : i32, !llvm.ptr
//     llvm.br ^bb5
//   ^bb5:
//     %8 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%8 : i64)
//   }
// }
// -----
// args: --passes=if-convert
// A minimum under a condition becomes a minimum with a select between the value and the neutral element.
llvm.func @guarded(%n: i64, %x: !llvm.ptr, %first: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %first : i64, i32)
^header(%i: i64, %m: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %positive = llvm.icmp "sgt" %v, %zero : i32
  llvm.cond_br %positive, ^check, ^next(%m : i32)
^check:
  %smaller = llvm.icmp "slt" %v, %m : i32
  llvm.cond_br %smaller, ^new, ^next(%m : i32)
^new:
  llvm.br ^next(%v : i32)
^next(%k: i32):
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j, %k : i64, i32)
^exit:
  llvm.return %m : i32
}
// output:
// module {
//   llvm.func @guarded(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     ... 11 lines
//     %7 = llvm.load %6 : !llvm.ptr -> i32
//     %8 = llvm.icmp "sgt" %7, %2 : i32
//     %9 = llvm.mlir.constant(2147483647 : i32) : i32
//     %10 = llvm.select %8, %7, %9 : i1, i32
//     %11 = llvm.intr.smin(%10, %4) : (i32, i32) -> i32
//     %12 = llvm.add %3, %1 : i64
//     llvm.br ^bb1(%12, %11 : i64, i32)
//   }
// }
