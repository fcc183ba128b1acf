// args: --passes=guarded-licm
// The load of the row address is hoisted under the exit test of the first iteration.
llvm.func @rows(%a: !llvm.ptr, %c: !llvm.ptr {llvm.noalias}, %i: i64, %m: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%j: i64):
  %cond = llvm.icmp "slt" %j, %m : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %row = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %q = llvm.getelementptr %row[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %q : !llvm.ptr -> f32
  %r = llvm.getelementptr %c[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %r : f32, !llvm.ptr
  %next = llvm.add %j, %1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @rows(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64, %arg3: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "slt" %0, %arg3 : i64
//     %3 = llvm.mlir.poison : !llvm.ptr
//     llvm.cond_br %2, ^bb1, ^bb2(%3 : !llvm.ptr)
//   ^bb1:
//     %4 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
//     %5 = llvm.load %4 : !llvm.ptr -> !llvm.ptr
//     llvm.br ^bb2(%5 : !llvm.ptr)
//   ^bb2(%6: !llvm.ptr):
//     llvm.br ^bb3(%0 : i64)
//     ... 5 lines
//   ^bb5:
//     %9 = llvm.getelementptr %6[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %10 = llvm.load %9 : !llvm.ptr -> f32
//     ... 4 lines
//   }
// }
// -----
// args: --passes=guarded-licm
// Not hoisted: a load that a store may clobber, a conditional load, and a load that no address depends on.
llvm.func @stays(%a: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr {llvm.noalias}, %i: i64, %m: i64) {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%0 : i64)
^header(%j: i64):
  %cond = llvm.icmp "slt" %j, %m : i64
  llvm.cond_br %cond, ^body, ^second(%0 : i64)
^body:
  %row = llvm.load %a : !llvm.ptr -> !llvm.ptr
  %q = llvm.getelementptr %row[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %x = llvm.load %q : !llvm.ptr -> f32
  llvm.store %x, %c : f32, !llvm.ptr
  %next = llvm.add %j, %1 : i64
  llvm.br ^header(%next : i64)
^second(%k: i64):
  %is_left = llvm.icmp "slt" %k, %m : i64
  llvm.cond_br %is_left, ^test, ^exit
^test:
  %next_k = llvm.add %k, %1 : i64
  %y = llvm.load %d : !llvm.ptr -> i64
  %at = llvm.icmp "slt" %k, %i : i64
  llvm.cond_br %at, ^some, ^latch(%y : i64)
^some:
  %other = llvm.load %c : !llvm.ptr -> !llvm.ptr
  %t = llvm.getelementptr %other[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %z = llvm.load %t : !llvm.ptr -> i64
  llvm.br ^latch(%z : i64)
^latch(%w: i64):
  %u = llvm.getelementptr %d[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %w, %u : i64, !llvm.ptr
  llvm.br ^second(%next_k : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @stays(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr {llvm.noalias}, %arg3: i64, %arg4: i64) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "slt" %2, %arg4 : i64
//     llvm.cond_br %3, ^bb7, ^bb2(%0 : i64)
//   ^bb2(%4: i64):
//     %5 = llvm.icmp "slt" %4, %arg4 : i64
//     llvm.cond_br %5, ^bb4, ^bb3
//   ^bb3:
//     llvm.return
//   ^bb4:
//     %6 = llvm.add %4, %1 : i64
//     %7 = llvm.load %arg2 : !llvm.ptr -> i64
//     %8 = llvm.icmp "slt" %4, %arg3 : i64
//     llvm.cond_br %8, ^bb5, ^bb6(%7 : i64)
//   ^bb5:
//     %9 = llvm.load %arg1 : !llvm.ptr -> !llvm.ptr
//     %10 = llvm.getelementptr %9[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     %11 = llvm.load %10 : !llvm.ptr -> i64
//     llvm.br ^bb6(%11 : i64)
//   ^bb6(%12: i64):
//     %13 = llvm.getelementptr %arg2[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i64
//     llvm.store %12, %13 : i64, !llvm.ptr
//     llvm.br ^bb2(%6 : i64)
//   ^bb7:
//     %14 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
//     %15 = llvm.getelementptr %14[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %16 = llvm.load %15 : !llvm.ptr -> f32
//     llvm.store %16, %arg1 : f32, !llvm.ptr
//     %17 = llvm.add %2, %1 : i64
//     llvm.br ^bb1(%17 : i64)
//   }
// }
