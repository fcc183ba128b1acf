// args: --passes=load-elimination
// The second load of `x` is the number that was stored; that of `y` is loaded again, because `x` may be `y`.
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
// After the flag was seen, the other thread's number is loaded.
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
// What a block loaded is known in the one after it, but not where others may have stored.
llvm.func @ways(%x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
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
//   llvm.func @ways(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 : !llvm.ptr -> i32
//     %1 = llvm.mlir.constant(0 : i32) : i32
//     %2 = llvm.icmp "sgt" %0, %1 : i32
//     llvm.cond_br %2, ^bb1, ^bb2
//   ^bb1:
//     llvm.store %0, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb2
//   ^bb2:
//     %3 = llvm.load %arg0 : !llvm.ptr -> i32
//     llvm.return %3 : i32
//   }
// }
