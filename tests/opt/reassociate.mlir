// args: --passes=reassociate --remarks=reassociate
// The loop-carried operand is added last. Sums and differences lose `nsw`.
llvm.func @sums(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %p: i64):
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %a = llvm.load %px : !llvm.ptr -> i64
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %b = llvm.load %py : !llvm.ptr -> i64
  %s = llvm.add %p, %a overflow<nsw> : i64
  %t = llvm.sub %s, %b : i64
  %u = llvm.add %i, %t : i64
  llvm.store %u, %px : i64, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %u : i64, i64), ^exit
^exit:
  llvm.return %u : i64
}
// output:
// module {
//   llvm.func @sums(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> i64 {
//     ... 7 lines
//     %7 = llvm.load %6 : !llvm.ptr -> i64
//     %8 = llvm.sub %5, %7 : i64
//     %9 = llvm.add %8, %2 : i64
//     %10 = llvm.add %3, %9 : i64
//     llvm.store %10, %4 : i64, !llvm.ptr
//     %11 = llvm.add %2, %1 : i64
//     %12 = llvm.icmp "slt" %11, %arg2 : i64
//     llvm.cond_br %12, ^bb1(%11, %10 : i64, i64), ^bb2
//   ^bb2:
//     llvm.return %10 : i64
//   }
// }
// -----
// args: --passes=reassociate
// Maxima, as operations and as selects by comparisons.
llvm.func @largest(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %p: i64):
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %a = llvm.load %px : !llvm.ptr -> i64
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %b = llvm.load %py : !llvm.ptr -> i64
  %s = llvm.intr.smax(%a, %p) : (i64, i64) -> i64
  %less = llvm.icmp "slt" %s, %b : i64
  %t = llvm.select %less, %b, %s : i1, i64
  llvm.store %t, %px : i64, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t : i64, i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @largest(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     ... 7 lines
//     %7 = llvm.load %6 : !llvm.ptr -> i64
//     %8 = llvm.intr.smax(%5, %7) : (i64, i64) -> i64
//     %9 = llvm.intr.smax(%3, %8) : (i64, i64) -> i64
//     llvm.store %9, %4 : i64, !llvm.ptr
//     %10 = llvm.add %2, %1 : i64
//     %11 = llvm.icmp "slt" %10, %arg2 : i64
//     llvm.cond_br %11, ^bb1(%10, %9 : i64, i64), ^bb2
//   ^bb2:
//     llvm.return
//   }
// }
// -----
// args: --passes=reassociate --remarks=reassociate
// Two steps of a recurrence in an iteration: a select replaces the maximum by one of its operands.
llvm.func @cells(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64, %key: i32) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %first = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%zero, %first : i64, i32)
^loop(%i: i64, %p: i32):
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %a = llvm.load %px : !llvm.ptr -> i32
  %px1 = llvm.getelementptr %px[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %b = llvm.load %px1 : !llvm.ptr -> i32
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %c = llvm.icmp "eq" %a, %key : i32
  %m = llvm.intr.smax(%b, %p) : (i32, i32) -> i32
  %s = llvm.select %c, %a, %m : i1, i32
  llvm.store %s, %py : i32, !llvm.ptr
  %d = llvm.icmp "ult" %key, %b : i32
  %v = llvm.intr.smax(%s, %a) : (i32, i32) -> i32
  %t = llvm.select %d, %v, %b : i1, i32
  %py1 = llvm.getelementptr %py[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %t, %py1 : i32, !llvm.ptr
  %next = llvm.add %i, %two : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t : i64, i32), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @cells(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i32) {
//     ... 6 lines
//     %6 = llvm.load %5 : !llvm.ptr -> i32
//     %7 = llvm.getelementptr %5[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     %8 = llvm.load %7 : !llvm.ptr -> i32
//     %9 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %10 = llvm.icmp "ne" %6, %arg3 : i32
//     %11 = llvm.mlir.constant(2147483647 : i32) : i32
//     %12 = llvm.select %10, %8, %11 : i1, i32
//     %13 = llvm.select %10, %8, %6 : i1, i32
//     %14 = llvm.freeze %4 : i32
//     %15 = llvm.icmp "sle" %14, %12 : i32
//     %16 = llvm.select %15, %13, %14 : i1, i32
//     llvm.store %16, %9 : i32, !llvm.ptr
//     %17 = llvm.icmp "ult" %arg3, %8 : i32
//     %18 = llvm.mlir.constant(2147483647 : i32) : i32
//     %19 = llvm.select %17, %6, %18 : i1, i32
//     %20 = llvm.select %17, %6, %8 : i1, i32
//     %21 = llvm.freeze %16 : i32
//     %22 = llvm.icmp "sle" %21, %19 : i32
//     %23 = llvm.select %22, %20, %21 : i1, i32
//     %24 = llvm.getelementptr %9[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     ... 6 lines
//   }
// }
// -----
// args: --passes=reassociate
// An unsigned minimum with a select that restarts it, and one that skips it.
llvm.func @restarted(%n: i64, %a: i64, %c: i1, %d: i1) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %p: i64):
  %s = llvm.intr.umin(%p, %a) : (i64, i64) -> i64
  %t = llvm.select %d, %p, %s : i1, i64
  %v = llvm.select %c, %i, %t : i1, i64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %v : i64, i64), ^exit
^exit:
  llvm.return %v : i64
}
// output:
// module {
//   llvm.func @restarted(%arg0: i64, %arg1: i64, %arg2: i1, %arg3: i1) -> i64 {
//     ... 3 lines
//   ^bb1(%2: i64, %3: i64):
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.mlir.constant(-1 : i64) : i64
//     %6 = llvm.select %arg3, %5, %arg1 : i1, i64
//     %7 = llvm.select %arg2, %4, %6 : i1, i64
//     %8 = llvm.mlir.constant(-1 : i64) : i64
//     %9 = llvm.select %arg3, %8, %arg1 : i1, i64
//     %10 = llvm.select %arg2, %2, %9 : i1, i64
//     %11 = llvm.freeze %3 : i64
//     %12 = llvm.icmp "uge" %11, %7 : i64
//     %13 = llvm.select %12, %10, %11 : i1, i64
//     %14 = llvm.add %2, %1 : i64
//     ... 4 lines
//   }
// }
// -----
// args: --passes=reassociate
// A select compares the loop-carried value with a bound, and selects another value than the bound.
llvm.func @kept(%n: i64, %a: i8, %b: i8, %c: i1) -> i8 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %a : i64, i8)
^loop(%i: i64, %p: i8):
  %w = llvm.trunc %i : i64 to i8
  %more_than = llvm.icmp "sle" %w, %p : i8
  %s = llvm.select %more_than, %b, %p : i1, i8
  %t = llvm.select %c, %s, %w : i1, i8
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t : i64, i8), ^exit
^exit:
  llvm.return %t : i8
}
// output:
// module {
//   llvm.func @kept(%arg0: i64, %arg1: i8, %arg2: i8, %arg3: i1) -> i8 {
//     ... 3 lines
//   ^bb1(%2: i64, %3: i8):
//     %4 = llvm.trunc %2 : i64 to i8
//     %5 = llvm.mlir.constant(-128 : i8) : i8
//     %6 = llvm.select %arg3, %4, %5 : i1, i8
//     %7 = llvm.select %arg3, %arg2, %4 : i1, i8
//     %8 = llvm.freeze %3 : i8
//     %9 = llvm.icmp "sge" %8, %6 : i8
//     %10 = llvm.select %9, %7, %8 : i1, i8
//     %11 = llvm.add %2, %1 : i64
//     ... 4 lines
//   }
// }
// -----
// args: --passes=reassociate
// An addition to the loop-carried value before two minima: the minimum of the other operands is taken first.
llvm.func @distance(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %p: i64):
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %up = llvm.load %px : !llvm.ptr -> i64
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %diagonal = llvm.load %py : !llvm.ptr -> i64
  %left = llvm.add %p, %one : i64
  %s = llvm.intr.smin(%left, %up) : (i64, i64) -> i64
  %t = llvm.intr.smin(%s, %diagonal) : (i64, i64) -> i64
  llvm.store %t, %px : i64, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t : i64, i64), ^exit
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @distance(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) {
//     ... 8 lines
//     %8 = llvm.add %3, %1 : i64
//     %9 = llvm.intr.smin(%5, %7) : (i64, i64) -> i64
//     %10 = llvm.intr.smin(%8, %9) : (i64, i64) -> i64
//     llvm.store %10, %4 : i64, !llvm.ptr
//     ... 5 lines
//   }
// }
// -----
// args: --passes=reassociate
// A conditional shift: the amount becomes a select.
llvm.func @conditional(%n: i64, %a: i64, %c: i1, %d: i1) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %p: i64):
  %s = llvm.xor %p, %i : i64
  %t = llvm.select %c, %p, %s : i1, i64
  %u = llvm.shl %t, %a : i64
  %v = llvm.select %d, %u, %t : i1, i64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %v : i64, i64), ^exit
^exit:
  llvm.return %v : i64
}
// output:
// module {
//   llvm.func @conditional(%arg0: i64, %arg1: i64, %arg2: i1, %arg3: i1) -> i64 {
//     ... 3 lines
//   ^bb1(%2: i64, %3: i64):
//     %4 = llvm.mlir.constant(0 : i64) : i64
//     %5 = llvm.select %arg2, %4, %2 : i1, i64
//     %6 = llvm.xor %3, %5 : i64
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.select %arg3, %arg1, %7 : i1, i64
//     %9 = llvm.shl %6, %8 : i64
//     %10 = llvm.add %2, %1 : i64
//     %11 = llvm.icmp "slt" %10, %arg0 : i64
//     llvm.cond_br %11, ^bb1(%10, %9 : i64, i64), ^bb2
//   ^bb2:
//     llvm.return %9 : i64
//   }
// }
// -----
// args: --passes=reassociate
// Floats with `reassoc`.
llvm.func @floats(%n: i64, %a: f64, %b: f64) -> f64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %a, %b : i64, f64, f64)
^loop(%i: i64, %p: f64, %q: f64):
  %f = llvm.sitofp %i : i64 to f64
  %s = llvm.fadd %p, %f {fastmathFlags = #llvm.fastmath<reassoc>} : f64
  %t = llvm.fadd %b, %s {fastmathFlags = #llvm.fastmath<reassoc>} : f64
  %u = llvm.fadd %q, %f : f64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t, %u : i64, f64, f64), ^exit
^exit:
  %r = llvm.fadd %t, %u : f64
  llvm.return %r : f64
}
// output:
// module {
//   llvm.func @floats(%arg0: i64, %arg1: f64, %arg2: f64) -> f64 {
//     ... 3 lines
//   ^bb1(%2: i64, %3: f64, %4: f64):
//     %5 = llvm.sitofp %2 : i64 to f64
//     %6 = llvm.fadd %5, %arg2 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
//     %7 = llvm.fadd %3, %6 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
//     %8 = llvm.fadd %4, %5 : f64
//     ... 6 lines
//   }
// }
// -----
// args: --passes=reassociate
// Not done: floats without `reassoc`.
llvm.func @in_order(%n: i64, %a: f64, %b: f64) -> f64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %a : i64, f64)
^loop(%i: i64, %p: f64):
  %f = llvm.sitofp %i : i64 to f64
  %s = llvm.fadd %p, %f : f64
  %t = llvm.fadd %b, %s : f64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t : i64, f64), ^exit
^exit:
  llvm.return %t : f64
}
// output:
// module {
//   llvm.func @in_order(%arg0: i64, %arg1: f64, %arg2: f64) -> f64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %arg1 : i64, f64)
//   ^bb1(%2: i64, %3: f64):
//     %4 = llvm.sitofp %2 : i64 to f64
//     %5 = llvm.fadd %3, %4 : f64
//     %6 = llvm.fadd %arg2, %5 : f64
//     %7 = llvm.add %2, %1 : i64
//     %8 = llvm.icmp "slt" %7, %arg0 : i64
//     llvm.cond_br %8, ^bb1(%7, %6 : i64, f64), ^bb2
//   ^bb2:
//     llvm.return %6 : f64
//   }
// }
// -----
// args: --passes=reassociate
// Not done: an intermediate value with another use, two loop-carried operands, and mixed operations.
llvm.func @in_between(%x: !llvm.ptr, %n: i64, %a: i64, %b: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero, %zero, %zero : i64, i64, i64, i64)
^loop(%i: i64, %p: i64, %q: i64, %r: i64):
  %s = llvm.add %p, %a : i64
  llvm.store %s, %x : i64, !llvm.ptr
  %t = llvm.add %s, %b : i64
  %u = llvm.add %q, %a : i64
  %v = llvm.add %u, %q : i64
  %w = llvm.xor %r, %a : i64
  %y = llvm.add %w, %b : i64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t, %v, %y : i64, i64, i64, i64), ^exit
^exit:
  %sum = llvm.add %t, %v : i64
  %all = llvm.add %sum, %y : i64
  llvm.return %all : i64
}
// output:
// module {
//   llvm.func @in_between(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64, %arg3: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %0, %0, %0 : i64, i64, i64, i64)
//   ^bb1(%2: i64, %3: i64, %4: i64, %5: i64):
//     %6 = llvm.add %3, %arg2 : i64
//     llvm.store %6, %arg0 : i64, !llvm.ptr
//     %7 = llvm.add %6, %arg3 : i64
//     %8 = llvm.add %4, %arg2 : i64
//     %9 = llvm.add %8, %4 : i64
//     %10 = llvm.xor %5, %arg2 : i64
//     %11 = llvm.add %10, %arg3 : i64
//     %12 = llvm.add %2, %1 : i64
//     %13 = llvm.icmp "slt" %12, %arg1 : i64
//     llvm.cond_br %13, ^bb1(%12, %7, %9, %11 : i64, i64, i64, i64), ^bb2
//   ^bb2:
//     %14 = llvm.add %7, %9 : i64
//     %15 = llvm.add %14, %11 : i64
//     llvm.return %15 : i64
//   }
// }
// -----
// args: --passes=reassociate
// Not done: a longer recurrence of products.
llvm.func @longer(%n: i64, %a: i64, %b: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero, %a : i64, i64, i64)
^loop(%i: i64, %p: i64, %q: i64):
  %s = llvm.add %p, %a : i64
  %t = llvm.add %s, %i : i64
  %m = llvm.mul %q, %q : i64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t, %m : i64, i64, i64), ^exit
^exit:
  %r = llvm.add %t, %m : i64
  llvm.return %r : i64
}
// output:
// module {
//   llvm.func @longer(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %0, %arg1 : i64, i64, i64)
//   ^bb1(%2: i64, %3: i64, %4: i64):
//     %5 = llvm.add %3, %arg1 : i64
//     %6 = llvm.add %5, %2 : i64
//     %7 = llvm.mul %4, %4 : i64
//     %8 = llvm.add %2, %1 : i64
//     %9 = llvm.icmp "slt" %8, %arg0 : i64
//     llvm.cond_br %9, ^bb1(%8, %6, %7 : i64, i64, i64), ^bb2
//   ^bb2:
//     %10 = llvm.add %6, %7 : i64
//     llvm.return %10 : i64
//   }
// }
// -----
// args: --passes=reassociate
// Not done: the throughput of the loop exceeds the latency of the recurrence.
llvm.func @busy(%x: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero, %zero : i64, i64)
^loop(%i: i64, %p: i64):
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %a = llvm.load %px : !llvm.ptr -> i64
  %b = llvm.mul %a, %a : i64
  %c = llvm.xor %b, %i : i64
  %d = llvm.lshr %c, %a : i64
  %e = llvm.mul %d, %b : i64
  llvm.store %e, %px : i64, !llvm.ptr
  %s = llvm.add %p, %a : i64
  %t = llvm.add %s, %e : i64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %t : i64, i64), ^exit
^exit:
  llvm.return %t : i64
}
// output:
// module {
//   llvm.func @busy(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %0 : i64, i64)
//   ^bb1(%2: i64, %3: i64):
//     %4 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %5 = llvm.load %4 : !llvm.ptr -> i64
//     %6 = llvm.mul %5, %5 : i64
//     %7 = llvm.xor %6, %2 : i64
//     %8 = llvm.lshr %7, %5 : i64
//     %9 = llvm.mul %8, %6 : i64
//     llvm.store %9, %4 : i64, !llvm.ptr
//     %10 = llvm.add %3, %5 : i64
//     %11 = llvm.add %10, %9 : i64
//     %12 = llvm.add %2, %1 : i64
//     %13 = llvm.icmp "slt" %12, %arg1 : i64
//     llvm.cond_br %13, ^bb1(%12, %11 : i64, i64), ^bb2
//   ^bb2:
//     llvm.return %11 : i64
//   }
// }
// -----
// args: --passes=reassociate --remarks=reassociate
// Multiplication by a constant next to a power of two becomes a shift and a subtraction.
llvm.func @hash(%x: !llvm.ptr, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %factor = llvm.mlir.constant(33 : i64) : i64
  llvm.br ^loop(%zero, %one : i64, i64)
^loop(%i: i64, %h: i64):
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %a = llvm.load %p : !llvm.ptr -> i8
  %b = llvm.zext %a : i8 to i64
  %m = llvm.mul %h, %factor : i64
  %s = llvm.sub %m, %b : i64
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "slt" %next, %n : i64
  llvm.cond_br %more, ^loop(%next, %s : i64, i64), ^exit
^exit:
  llvm.return %s : i64
}
// output:
// module {
//   llvm.func @hash(%arg0: !llvm.ptr, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0, %1 : i64, i64)
//   ^bb1(%2: i64, %3: i64):
//     %4 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %5 = llvm.load %4 : !llvm.ptr -> i8
//     %6 = llvm.zext %5 : i8 to i64
//     %7 = llvm.mlir.constant(0 : i64) : i64
//     %8 = llvm.sub %7, %6 : i64
//     %9 = llvm.add %8, %3 : i64
//     %10 = llvm.mlir.constant(5 : i64) : i64
//     %11 = llvm.shl %3, %10 : i64
//     %12 = llvm.add %11, %9 : i64
//     %13 = llvm.add %2, %1 : i64
//     %14 = llvm.icmp "slt" %13, %arg1 : i64
//     llvm.cond_br %14, ^bb1(%13, %12 : i64, i64), ^bb2
//   ^bb2:
//     llvm.return %12 : i64
//   }
// }
