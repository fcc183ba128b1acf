// args: --passes=load-elimination
// The store to `x` is forwarded to its load. The second load of `y` stays, because `x` and `y` may alias.
llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr, %v: i32) -> i32 {
  %a = llvm.load %y : !llvm.ptr -> i32
  llvm.store %v, %x : i32, !llvm.ptr
  %b = llvm.load %x : !llvm.ptr -> i32
  %c = llvm.load %y : !llvm.ptr -> i32
  %d = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %c, %d : i32, !llvm.ptr
  %e = llvm.load %x : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  %t = llvm.add %c, %e : i32
  %u = llvm.add %s, %t : i32
  llvm.return %u : i32
}
// output:
// module {
//   llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.store %arg2, %arg0 : i32, !llvm.ptr
//     %1 = llvm.load %arg1 : !llvm.ptr -> i32
//     %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i32
//     llvm.store %1, %2 : i32, !llvm.ptr
//     %3 = llvm.add %0, %arg2 : i32
//     %4 = llvm.add %1, %arg2 : i32
//     %5 = llvm.add %3, %4 : i32
//     llvm.return %5 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// A load after an acquire load stays.
llvm.func @wait(%flag: !llvm.ptr, %x: !llvm.ptr) -> i32 {
  %a = llvm.load %x : !llvm.ptr -> i32
  %f = llvm.load %flag atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %b = llvm.load %x : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  %t = llvm.add %s, %f : i32
  llvm.return %t : i32
}
// output:
// module {
//   llvm.func @wait(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     %1 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
//     %2 = llvm.load %arg1 : !llvm.ptr -> i32
//     %3 = llvm.add %0, %2 : i32
//     %4 = llvm.add %3, %1 : i32
//     llvm.return %4 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// Values are available in the successor, but not at the merge block after a store that may alias.
llvm.func @branch(%x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %a = llvm.load %x : !llvm.ptr -> i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.icmp "sgt" %a, %zero : i32
  llvm.cond_br %c, ^one, ^other
^one:
  %b = llvm.load %x : !llvm.ptr -> i32
  llvm.store %b, %y : i32, !llvm.ptr
  llvm.br ^other
^other:
  %d = llvm.load %x : !llvm.ptr -> i32
  llvm.return %d : i32
}
// output:
// module {
//   llvm.func @branch(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     ... 4 lines
//   ^bb1:
//     llvm.store %0, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb2
//     ... 3 lines
//   }
// }
// -----
// args: --passes=load-elimination
// Values from before a loop are available in the loop and after it if no store of the loop clobbers them.
llvm.func @around_loop(%x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.load %x : !llvm.ptr -> i32
  llvm.br ^header(%c0, %a : i64, i32)
^header(%i: i64, %s: i32):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %b = llvm.load %x : !llvm.ptr -> i32
  %t = llvm.add %s, %b : i32
  %p = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %t, %p : i32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j, %t : i64, i32)
^exit:
  %c = llvm.load %x : !llvm.ptr -> i32
  %u = llvm.add %s, %c : i32
  llvm.return %u : i32
}
// output:
// module {
//   llvm.func @around_loop(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i64) -> i32 {
//     ... 7 lines
//   ^bb2:
//     %6 = llvm.add %4, %2 : i32
//     llvm.return %6 : i32
//   ^bb3:
//     %7 = llvm.add %4, %2 : i32
//     %8 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     ... 3 lines
//   }
// }
// -----
// args: --passes=load-elimination
// A store in the loop may clobber the memory before the load of the next iteration.
llvm.func @changed_in_loop(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.load %x : !llvm.ptr -> i32
  llvm.br ^header(%c0, %a : i64, i32)
^header(%i: i64, %s: i32):
  %b = llvm.load %x : !llvm.ptr -> i32
  %t = llvm.add %s, %b : i32
  %p = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %t, %p : i32, !llvm.ptr
  %j = llvm.add %i, %c1 : i64
  %cond = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %cond, ^header(%j, %t : i64, i32), ^exit
^exit:
  llvm.return %t : i32
}
// output:
// module {
//   llvm.func @changed_in_loop(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.load %arg0 : !llvm.ptr -> i32
//     llvm.br ^bb1(%0, %2 : i64, i32)
//   ^bb1(%3: i64, %4: i32):
//     %5 = llvm.load %arg0 : !llvm.ptr -> i32
//     %6 = llvm.add %4, %5 : i32
//     %7 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     llvm.store %6, %7 : i32, !llvm.ptr
//     %8 = llvm.add %3, %1 : i64
//     %9 = llvm.icmp "slt" %8, %arg2 : i64
//     llvm.cond_br %9, ^bb1(%8, %6 : i64, i32), ^bb2
//   ^bb2:
//     llvm.return %6 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// At a merge block, the value of `x` is available, but not that of `y`, to which one predecessor stores.
llvm.func @merge(%x: !llvm.ptr, %y: !llvm.ptr {llvm.noalias}, %c: i1) -> i32 {
  %a = llvm.load %x : !llvm.ptr -> i32
  %b = llvm.load %y : !llvm.ptr -> i32
  llvm.cond_br %c, ^store, ^merge
^store:
  llvm.store %a, %y : i32, !llvm.ptr
  llvm.br ^merge
^merge:
  %d = llvm.load %x : !llvm.ptr -> i32
  %e = llvm.load %y : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  %t = llvm.add %d, %e : i32
  %u = llvm.add %s, %t : i32
  llvm.return %u : i32
}
// output:
// module {
//   llvm.func @merge(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i1) -> i32 {
//     ... 6 lines
//   ^bb2:
//     %2 = llvm.load %arg1 : !llvm.ptr -> i32
//     %3 = llvm.add %0, %1 : i32
//     %4 = llvm.add %0, %2 : i32
//     %5 = llvm.add %3, %4 : i32
//     llvm.return %5 : i32
//   }
// }
