// args: --passes=unswitch
// A branch on an argument is hoisted. Values are live out of the loop.
llvm.func @f(%p: !llvm.ptr, %n: i64, %c: i1) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0, %c0 : i64, i64)
^header(%i: i64, %s: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %q : !llvm.ptr -> i64
  llvm.cond_br %c, ^double, ^next(%x : i64)
^double:
  %y = llvm.add %x, %x : i64
  llvm.br ^next(%y : i64)
^next(%z: i64):
  llvm.store %z, %q : i64, !llvm.ptr
  %t = llvm.add %s, %z : i64
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j, %t : i64, i64)
^exit:
  %u = llvm.add %s, %i : i64
  llvm.return %u : i64
}
// output:
// module {
//   llvm.func @f(%arg0: !llvm.ptr, %arg1: i64, %arg2: i1) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.freeze %arg2 : i1
//     llvm.cond_br %2, ^bb4, ^bb1
//   ^bb1:
//     llvm.br ^bb2(%0, %0 : i64, i64)
//   ^bb2(%3: i64, %4: i64):
//     %5 = llvm.icmp "slt" %3, %arg1 : i64
//     llvm.cond_br %5, ^bb3, ^bb6(%4, %3 : i64, i64)
//   ^bb3:
//     %6 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %7 = llvm.load %6 : !llvm.ptr -> i64
//     llvm.store %7, %6 : i64, !llvm.ptr
//     %8 = llvm.add %4, %7 : i64
//     %9 = llvm.add %3, %1 : i64
//     llvm.br ^bb2(%9, %8 : i64, i64)
//   ^bb4:
//     llvm.br ^bb5(%0, %0 : i64, i64)
//   ^bb5(%10: i64, %11: i64):
//     %12 = llvm.icmp "slt" %10, %arg1 : i64
//     llvm.cond_br %12, ^bb7, ^bb6(%11, %10 : i64, i64)
//   ^bb6(%13: i64, %14: i64):
//     %15 = llvm.add %13, %14 : i64
//     llvm.return %15 : i64
//   ^bb7:
//     %16 = llvm.getelementptr %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %17 = llvm.load %16 : !llvm.ptr -> i64
//     %18 = llvm.add %17, %17 : i64
//     llvm.store %18, %16 : i64, !llvm.ptr
//     %19 = llvm.add %11, %18 : i64
//     %20 = llvm.add %10, %1 : i64
//     llvm.br ^bb5(%20, %19 : i64, i64)
//   }
// }
// -----
// args: --passes=unswitch
// A select by a loop-invariant comparison in the loop is hoisted, and a second select in the next round.
llvm.func @selects(%p: !llvm.ptr, %n: i64, %a: i32, %b: i1) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c5 = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %q : !llvm.ptr -> i32
  %is_large = llvm.icmp "sgt" %a, %c5 : i32
  %y = llvm.select %is_large, %x, %a : i1, i32
  %z = llvm.add %y, %x : i32
  %w = llvm.select %b, %z, %y : i1, i32
  llvm.store %w, %q : i32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @selects(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32, %arg3: i1) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(5 : i32) : i32
//     %3 = llvm.icmp "sgt" %arg2, %2 : i32
//     %4 = llvm.freeze %3 : i1
//     llvm.cond_br %4, ^bb8, ^bb1
//   ^bb1:
//     %5 = llvm.freeze %arg3 : i1
//     llvm.cond_br %5, ^bb5, ^bb2
//   ^bb2:
//     llvm.br ^bb3(%0 : i64)
//   ^bb3(%6: i64):
//     %7 = llvm.icmp "slt" %6, %arg1 : i64
//     llvm.cond_br %7, ^bb4, ^bb15
//   ^bb4:
//     %8 = llvm.getelementptr %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %arg2, %8 : i32, !llvm.ptr
//     %9 = llvm.add %6, %1 : i64
//     llvm.br ^bb3(%9 : i64)
//   ^bb5:
//     llvm.br ^bb6(%0 : i64)
//   ^bb6(%10: i64):
//     %11 = llvm.icmp "slt" %10, %arg1 : i64
//     llvm.cond_br %11, ^bb7, ^bb15
//   ^bb7:
//     %12 = llvm.getelementptr %arg0[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %13 = llvm.load %12 : !llvm.ptr -> i32
//     %14 = llvm.add %arg2, %13 : i32
//     llvm.store %14, %12 : i32, !llvm.ptr
//     %15 = llvm.add %10, %1 : i64
//     llvm.br ^bb6(%15 : i64)
//   ^bb8:
//     %16 = llvm.freeze %arg3 : i1
//     llvm.cond_br %16, ^bb12, ^bb9
//   ^bb9:
//     llvm.br ^bb10(%0 : i64)
//   ^bb10(%17: i64):
//     %18 = llvm.icmp "slt" %17, %arg1 : i64
//     llvm.cond_br %18, ^bb11, ^bb14
//   ^bb11:
//     %19 = llvm.getelementptr %arg0[%17] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %20 = llvm.load %19 : !llvm.ptr -> i32
//     llvm.store %20, %19 : i32, !llvm.ptr
//     %21 = llvm.add %17, %1 : i64
//     llvm.br ^bb10(%21 : i64)
//   ^bb12:
//     llvm.br ^bb13(%0 : i64)
//   ^bb13(%22: i64):
//     %23 = llvm.icmp "slt" %22, %arg1 : i64
//     llvm.cond_br %23, ^bb18, ^bb14
//   ^bb14:
//     llvm.br ^bb16
//   ^bb15:
//     llvm.br ^bb16
//   ^bb16:
//     llvm.br ^bb17
//   ^bb17:
//     llvm.return
//   ^bb18:
//     %24 = llvm.getelementptr %arg0[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %25 = llvm.load %24 : !llvm.ptr -> i32
//     %26 = llvm.add %25, %25 : i32
//     llvm.store %26, %24 : i32, !llvm.ptr
//     %27 = llvm.add %22, %1 : i64
//     llvm.br ^bb13(%27 : i64)
//   }
// }
// -----
// args: --passes=unswitch
// Not unswitched: a condition that varies, and a loop-invariant select.
llvm.func @no(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %r = llvm.select %c, %p, %q : i1, !llvm.ptr
  %to = llvm.getelementptr %r[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %x = llvm.load %to : !llvm.ptr -> i64
  %is_less = llvm.icmp "slt" %x, %n : i64
  llvm.cond_br %is_less, ^store, ^next
^store:
  llvm.store %i, %to : i64, !llvm.ptr
  llvm.br ^next
^next:
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @no(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i1) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg2 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     %4 = llvm.select %arg3, %arg0, %arg1 : i1, !llvm.ptr
//     %5 = llvm.getelementptr %4[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %6 = llvm.load %5 : !llvm.ptr -> i64
//     %7 = llvm.icmp "slt" %6, %arg2 : i64
//     llvm.cond_br %7, ^bb4, ^bb5
//   ^bb4:
//     llvm.store %2, %5 : i64, !llvm.ptr
//     llvm.br ^bb5
//   ^bb5:
//     %8 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%8 : i64)
//   }
// }
