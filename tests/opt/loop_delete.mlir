// args: --passes=loop-delete
// The final value of the induction variable is the larger of the start and the bound.
llvm.func @upward(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %one overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @upward(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.intr.smax(%0, %arg0) : (i32, i32) -> i32
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return %1 : i32
//   }
// }
// -----
// args: --passes=loop-delete
// The smaller one, if the induction variable goes down.
llvm.func @downward(%s: i32, %n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%s : i32)
^loop(%i: i32):
  %more = llvm.icmp "sgt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %minus overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @downward(%arg0: i32, %arg1: i32) -> i32 {
//     %0 = llvm.intr.smin(%arg0, %arg1) : (i32, i32) -> i32
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=loop-delete
// The bound, and a load that nothing reads.
llvm.func @unequal(%n: i32, %p: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %x = llvm.load %p : !llvm.ptr -> i32
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @unequal(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return %arg0 : i32
//   }
// }
// -----
// args: --passes=loop-delete
// Nothing is read after a loop whose step is not 1.
llvm.func @unread(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %three overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %n : i32
}
// output:
// module {
//   llvm.func @unread(%arg0: i32) -> i32 {
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return %arg0 : i32
//   }
// }
// -----
// args: --passes=loop-delete
// A volatile load is an effect.
llvm.func @volatile(%n: i32, %p: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %x = llvm.load volatile %p : !llvm.ptr -> i32
  %j = llvm.add %i, %one overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @volatile(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(-1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.icmp "slt" %3, %arg0 : i32
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %3 : i32
//   ^bb3:
//     %5 = llvm.load volatile %arg1 : !llvm.ptr -> i32
//     %6 = llvm.add %3, %1 overflow<nsw> : i32
//     llvm.br ^bb1(%6 : i32)
//   }
// }
// -----
// args: --passes=loop-delete
// A store is an effect.
llvm.func @store(%n: i32, %p: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  llvm.store %i, %p : i32, !llvm.ptr
  %j = llvm.add %i, %one overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @store(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(-1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.icmp "slt" %3, %arg0 : i32
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %3 : i32
//   ^bb3:
//     llvm.store %3, %arg1 : i32, !llvm.ptr
//     %5 = llvm.add %3, %1 overflow<nsw> : i32
//     llvm.br ^bb1(%5 : i32)
//   }
// }
// -----
// args: --passes=loop-delete
// The final value is not known for other steps.
llvm.func @step(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %three overflow<nsw> : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @step(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(3 : i32) : i32
//     %3 = llvm.mlir.constant(-1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%4: i32):
//     %5 = llvm.icmp "slt" %4, %arg0 : i32
//     llvm.cond_br %5, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %4 : i32
//   ^bb3:
//     %6 = llvm.add %4, %2 overflow<nsw> : i32
//     llvm.br ^bb1(%6 : i32)
//   }
// }
// -----
// args: --passes=loop-delete
// The loop may be infinite: the bound may be the largest integer.
llvm.func @infinite(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j : i32)
^out:
  llvm.return %n : i32
}
// output:
// module {
//   llvm.func @infinite(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(-1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.icmp "ule" %3, %arg0 : i32
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %arg0 : i32
//   ^bb3:
//     %5 = llvm.add %3, %1 : i32
//     llvm.br ^bb1(%5 : i32)
//   }
// }
// -----
// args: --passes=loop-delete
// The metadata of the loop promises progress.
llvm.func @chase(%p: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%p : !llvm.ptr)
^loop(%q: !llvm.ptr):
  %next = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %last = llvm.icmp "eq" %next, %p : !llvm.ptr
  llvm.cond_br %last, ^out, ^body
^body:
  llvm.br ^loop(%next : !llvm.ptr) {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^out:
  llvm.return %zero : i32
}
// output:
// module {
//   llvm.func @chase(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=loop-delete
// The loop may be infinite.
llvm.func @chase(%p: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop(%p : !llvm.ptr)
^loop(%q: !llvm.ptr):
  %next = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %last = llvm.icmp "eq" %next, %p : !llvm.ptr
  llvm.cond_br %last, ^out, ^body
^body:
  llvm.br ^loop(%next : !llvm.ptr)
^out:
  llvm.return %zero : i32
}
// output:
// module {
//   llvm.func @chase(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1(%arg0 : !llvm.ptr)
//   ^bb1(%1: !llvm.ptr):
//     %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
//     %3 = llvm.icmp "eq" %2, %arg0 : !llvm.ptr
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.br ^bb1(%2 : !llvm.ptr)
//   ^bb3:
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=loop-delete
// Transformations are disabled.
llvm.func @disabled(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop(%zero : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^out
^body:
  %j = llvm.add %i, %one overflow<nsw> : i32
  llvm.br ^loop(%j : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @disabled(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.mlir.constant(-1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.icmp "slt" %3, %arg0 : i32
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %3 : i32
//   ^bb3:
//     %5 = llvm.add %3, %1 overflow<nsw> : i32
//     llvm.br ^bb1(%5 : i32) {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
//   }
// }
// -----
// args: --passes=loop-delete
// The inner loop, and then the outer one.
llvm.func @nest(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^outer(%zero : i32)
^outer(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^before, ^out
^before:
  llvm.br ^inner(%zero : i32)
^inner(%k: i32):
  %again = llvm.icmp "slt" %k, %i : i32
  llvm.cond_br %again, ^body, ^after
^body:
  %l = llvm.add %k, %one overflow<nsw> : i32
  llvm.br ^inner(%l : i32)
^after:
  %j = llvm.add %i, %one overflow<nsw> : i32
  llvm.br ^outer(%j : i32)
^out:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @nest(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.intr.smax(%0, %arg0) : (i32, i32) -> i32
//     llvm.br ^bb1
//   ^bb1:
//     llvm.return %1 : i32
//   }
// }
