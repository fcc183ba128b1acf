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
// Values are available in the successor, but not at the merge block after a store that may alias. The load stays there:
// the other predecessor ends in a conditional branch.
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
//     %0 = llvm.load %arg0 : !llvm.ptr -> i32
//     %1 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.cond_br %arg2, ^bb1, ^bb2(%1 : i32)
//   ^bb1:
//     llvm.store %0, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb2(%0 : i32)
//   ^bb2(%2: i32):
//     %3 = llvm.add %0, %1 : i32
//     %4 = llvm.add %0, %2 : i32
//     %5 = llvm.add %3, %4 : i32
//     llvm.return %5 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// Pointers are forwarded across stores of them, markers and fills elsewhere.
llvm.func @list(%node: !llvm.ptr, %list: !llvm.ptr {llvm.noalias}) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  %local = llvm.alloca %one x !llvm.array<4 x i64> : (i64) -> !llvm.ptr
  %next = llvm.load %node : !llvm.ptr -> !llvm.ptr
  llvm.intr.lifetime.start %local : !llvm.ptr
  llvm.store %node, %list : !llvm.ptr, !llvm.ptr
  "llvm.intr.memset"(%local, %zero, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %again = llvm.load %node : !llvm.ptr -> !llvm.ptr
  %head = llvm.load %list : !llvm.ptr -> !llvm.ptr
  "llvm.intr.memset"(%again, %zero, %one) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %other = llvm.load %node : !llvm.ptr -> !llvm.ptr
  llvm.store %other, %list : !llvm.ptr, !llvm.ptr
  llvm.return %head : !llvm.ptr
}
// output:
// module {
//   llvm.func @list(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}) -> !llvm.ptr {
//     ... 6 lines
//     "llvm.intr.memset"(%2, %1, %0) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
//     "llvm.intr.memset"(%3, %1, %0) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
//     %4 = llvm.load %arg0 : !llvm.ptr -> !llvm.ptr
//     llvm.store %4, %arg1 : !llvm.ptr, !llvm.ptr
//     llvm.return %arg0 : !llvm.ptr
//   }
// }
// -----
// args: --passes=load-elimination
// A call does not access a private array, and unknown pointers do not point into it. The address of the second array is
// passed to a call.
llvm.func @other(!llvm.ptr)
llvm.func @private(%p: !llvm.ptr, %i: i64, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.alloca %one x !llvm.array<8 x i32> : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<8 x i32> : (i64) -> !llvm.ptr
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.call @other(%b) : (!llvm.ptr) -> ()
  %at_a = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %at_b = llvm.getelementptr %b[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %at_a : i32, !llvm.ptr
  llvm.store %x, %at_b : i32, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i32
  llvm.store %y, %q : i32, !llvm.ptr
  llvm.call @other(%q) : (!llvm.ptr) -> ()
  %c = llvm.load %at_a : !llvm.ptr -> i32
  %d = llvm.load %at_b : !llvm.ptr -> i32
  %e = llvm.add %c, %d : i32
  llvm.return %e : i32
}
// output:
// module {
//   llvm.func @other(!llvm.ptr)
//   llvm.func @private(%arg0: !llvm.ptr, %arg1: i64, %arg2: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.alloca %0 x !llvm.array<8 x i32> : (i64) -> !llvm.ptr
//     %2 = llvm.alloca %0 x !llvm.array<8 x i32> : (i64) -> !llvm.ptr
//     ... 5 lines
//     llvm.store %arg2, %5 : i32, !llvm.ptr
//     llvm.call @other(%3) : (!llvm.ptr) -> ()
//     %6 = llvm.load %5 : !llvm.ptr -> i32
//     %7 = llvm.add %arg2, %6 : i32
//     llvm.return %7 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// A store of the value that is in memory is removed, unless a write is in between.
llvm.func @same(%x: !llvm.ptr, %y: !llvm.ptr, %c: i1) {
  %a = llvm.load %x : !llvm.ptr -> i32
  llvm.cond_br %c, ^one, ^other
^one:
  llvm.store %a, %x : i32, !llvm.ptr
  llvm.br ^other
^other:
  llvm.store %a, %x : i32, !llvm.ptr
  llvm.store %a, %y : i32, !llvm.ptr
  llvm.store volatile %a, %y : i32, !llvm.ptr
  llvm.store %a, %x : i32, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @same(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) {
//     %0 = llvm.load %arg0 : !llvm.ptr -> i32
//     llvm.cond_br %arg2, ^bb1, ^bb2
//   ^bb1:
//     llvm.br ^bb2
//   ^bb2:
//     llvm.store %0, %arg1 : i32, !llvm.ptr
//     llvm.store volatile %0, %arg1 : i32, !llvm.ptr
//     llvm.store %0, %arg0 : i32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=load-elimination
// Arguments merge the values of chains of merge blocks.
llvm.func @chain(%x: !llvm.ptr, %n: i32, %v: i64, %w: i64) -> i64 {
  llvm.switch %n : i32, ^a [0: ^b, 1: ^c, 2: ^c]
^a:
  llvm.store %v, %x : i64, !llvm.ptr
  llvm.br ^d
^b:
  llvm.store %w, %x : i64, !llvm.ptr
  llvm.br ^d
^c:
  %loaded = llvm.load %x : !llvm.ptr -> i64
  %sum = llvm.add %loaded, %v : i64
  llvm.store %sum, %x : i64, !llvm.ptr
  llvm.br ^e
^d:
  llvm.br ^e
^e:
  %r = llvm.load %x : !llvm.ptr -> i64
  llvm.return %r : i64
}
// output:
// module {
//   llvm.func @chain(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64, %arg3: i64) -> i64 {
//     ... 7 lines
//     %1 = llvm.add %0, %arg2 : i64
//     llvm.store %1, %arg0 : i64, !llvm.ptr
//     llvm.br ^bb5(%1 : i64)
//   ^bb2:
//     llvm.store %arg3, %arg0 : i64, !llvm.ptr
//     llvm.br ^bb4(%arg3 : i64)
//   ^bb3:
//     llvm.store %arg2, %arg0 : i64, !llvm.ptr
//     llvm.br ^bb4(%arg2 : i64)
//   ^bb4(%2: i64):
//     llvm.br ^bb5(%2 : i64)
//   ^bb5(%3: i64):
//     llvm.return %3 : i64
//   }
// }
// -----
// args: --passes=load-elimination
// One predecessor has the contents: the load moves to the other one.
llvm.func @use(i32)
llvm.func @diamond(%c: i1, %p: !llvm.ptr, %k: i32) -> i32 {
  llvm.cond_br %c, ^known, ^other
^known:
  llvm.call @use(%k) : (i32) -> ()
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^join
^other:
  llvm.call @use(%k) : (i32) -> ()
  llvm.br ^join
^join:
  %z = llvm.load %p : !llvm.ptr -> i32
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func @use(i32)
//   llvm.func @diamond(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.call @use(%arg2) : (i32) -> ()
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.br ^bb3(%0 : i32)
//   ^bb2:
//     llvm.call @use(%arg2) : (i32) -> ()
//     llvm.store %arg2, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb3(%arg2 : i32)
//   ^bb3(%1: i32):
//     llvm.return %1 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// The address is computed in the block.
llvm.func @use(i32)
llvm.func @field(%c: i1, %p: !llvm.ptr, %k: i32) -> i32 {
  %f = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.cond_br %c, ^known, ^other
^known:
  llvm.store %k, %f : i32, !llvm.ptr
  llvm.br ^join
^other:
  llvm.call @use(%k) : (i32) -> ()
  llvm.br ^join
^join:
  %g = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %z = llvm.load %g : !llvm.ptr -> i32
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func @use(i32)
//   llvm.func @field(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     %0 = llvm.getelementptr %arg1[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.call @use(%arg2) : (i32) -> ()
//     %1 = llvm.getelementptr %arg1[8] : (!llvm.ptr) -> !llvm.ptr, i8
//     %2 = llvm.load %1 : !llvm.ptr -> i32
//     llvm.br ^bb3(%2 : i32)
//   ^bb2:
//     llvm.store %arg2, %0 : i32, !llvm.ptr
//     llvm.br ^bb3(%arg2 : i32)
//   ^bb3(%3: i32):
//     llvm.return %3 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// A call before the load may not return, so that the load may not execute.
llvm.func @use(i32)
llvm.func @not_always(%c: i1, %p: !llvm.ptr, %k: i32) -> i32 {
  llvm.cond_br %c, ^known, ^other
^known:
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^join
^other:
  llvm.br ^join
^join:
  llvm.call @use(%k) : (i32) -> ()
  %z = llvm.load %p : !llvm.ptr -> i32
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func @use(i32)
//   llvm.func @not_always(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb3
//   ^bb2:
//     llvm.store %arg2, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb3
//   ^bb3:
//     llvm.call @use(%arg2) : (i32) -> ()
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// A store before the load may change the location.
llvm.func @clobbered(%c: i1, %p: !llvm.ptr, %q: !llvm.ptr, %k: i32) -> i32 {
  llvm.cond_br %c, ^known, ^other
^known:
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^join
^other:
  llvm.br ^join
^join:
  llvm.store %k, %q : i32, !llvm.ptr
  %z = llvm.load %p : !llvm.ptr -> i32
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func @clobbered(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32) -> i32 {
//     llvm.cond_br %arg0, ^bb2, ^bb1
//   ^bb1:
//     llvm.br ^bb3
//   ^bb2:
//     llvm.store %arg3, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb3
//   ^bb3:
//     llvm.store %arg3, %arg2 : i32, !llvm.ptr
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// The other predecessor has another successor, which needs no load.
llvm.func @critical(%c: i1, %p: !llvm.ptr, %k: i32) -> i32 {
  llvm.cond_br %c, ^known, ^join
^known:
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^join
^join:
  %z = llvm.load %p : !llvm.ptr -> i32
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func @critical(%arg0: i1, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     llvm.cond_br %arg0, ^bb1, ^bb2
//   ^bb1:
//     llvm.store %arg2, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb2
//   ^bb2:
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// Two predecessors lack the contents: the load stays.
llvm.func @two(%c: i32, %p: !llvm.ptr, %k: i32) -> i32 {
  llvm.switch %c : i32, ^a [ 1: ^b, 2: ^known ]
^known:
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^join
^a:
  llvm.br ^join
^b:
  llvm.br ^join
^join:
  %z = llvm.load %p : !llvm.ptr -> i32
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func @two(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
//     llvm.switch %arg0 : i32, ^bb3 [
//       1: ^bb2,
//       2: ^bb1
//     ]
//   ^bb1:
//     llvm.store %arg2, %arg1 : i32, !llvm.ptr
//     llvm.br ^bb4
//   ^bb2:
//     llvm.br ^bb4
//   ^bb3:
//     llvm.br ^bb4
//   ^bb4:
//     %0 = llvm.load %arg1 : !llvm.ptr -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=load-elimination
// The latch has the contents of a location that the loop changes: the load of the header moves before the loop.
llvm.func @use(i32)
llvm.func @header(%p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %minus = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^loop
^loop:
  %n = llvm.load %p : !llvm.ptr -> i32
  %is = llvm.icmp "sgt" %n, %zero : i32
  llvm.cond_br %is, ^body, ^out
^body:
  llvm.call @use(%n) : (i32) -> ()
  %m = llvm.load %p : !llvm.ptr -> i32
  %d = llvm.add %m, %minus : i32
  llvm.store %d, %p : i32, !llvm.ptr
  llvm.br ^loop
^out:
  llvm.return
}
// output:
// module {
//   llvm.func @use(i32)
//   llvm.func @header(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(-1 : i32) : i32
//     %2 = llvm.load %arg0 : !llvm.ptr -> i32
//     llvm.br ^bb1(%2 : i32)
//   ^bb1(%3: i32):
//     %4 = llvm.icmp "sgt" %3, %0 : i32
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     llvm.call @use(%3) : (i32) -> ()
//     %5 = llvm.load %arg0 : !llvm.ptr -> i32
//     %6 = llvm.add %5, %1 : i32
//     llvm.store %6, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb1(%6 : i32)
//   }
// }
// -----
// args: --passes=load-elimination
// The latch does not have the contents after a call that may change them.
llvm.func @use(i32)
llvm.func @changed(%p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^loop
^loop:
  %n = llvm.load %p : !llvm.ptr -> i32
  %is = llvm.icmp "sgt" %n, %zero : i32
  llvm.cond_br %is, ^body, ^out
^body:
  llvm.call @use(%n) : (i32) -> ()
  llvm.br ^loop
^out:
  llvm.return
}
// output:
// module {
//   llvm.func @use(i32)
//   llvm.func @changed(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     llvm.br ^bb1
//   ^bb1:
//     %1 = llvm.load %arg0 : !llvm.ptr -> i32
//     %2 = llvm.icmp "sgt" %1, %0 : i32
//     llvm.cond_br %2, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     llvm.call @use(%1) : (i32) -> ()
//     llvm.br ^bb1
//   }
// }
