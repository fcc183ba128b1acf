// args: --passes=function-attrs
// Effects of functions without memory accesses, with accesses to arguments, with accesses to any memory, and of callers.
llvm.mlir.global internal constant @table(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global internal @counter(0 : i32) : i32
llvm.func @caller(%x: i32, %p: !llvm.ptr) -> i32 {
  %a = llvm.call @pure(%x) : (i32) -> i32
  %b = llvm.call @reads(%p) : (!llvm.ptr) -> i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %own = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.call @writes(%own, %a) : (!llvm.ptr, i32) -> ()
  %s = llvm.add %a, %b : i32
  llvm.return %s : i32
}
llvm.func @pure(%x: i32) -> i32 {
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %v = llvm.load %t : !llvm.ptr -> i32
  %s = llvm.add %x, %v : i32
  llvm.return %s : i32
}
llvm.func @reads(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @writes(%p: !llvm.ptr, %x: i32) {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @counts() {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @follows(%p: !llvm.ptr) -> i32 {
  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
// output:
// module {
//   llvm.mlir.global internal constant @table(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
//   llvm.mlir.global internal @counter(0 : i32) : i32
//   llvm.func @caller(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 7 lines
//   }
//   llvm.func @pure(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 4 lines
//   }
//   llvm.func @reads(%arg0: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 3 lines
//   }
//   llvm.func @writes(%arg0: !llvm.ptr, %arg1: i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     llvm.store %arg1, %arg0 : i32, !llvm.ptr
//     llvm.return
//   }
//   llvm.func @counts() attributes {no_unwind, will_return} {
//     ... 4 lines
//   }
//   llvm.func @follows(%arg0: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, will_return} {
//     ... 3 lines
//   }
// }
// -----
// args: --passes=function-attrs
// A counted loop terminates. Other loops and recursive functions may not, and volatile accesses and indirect calls have any
// effect. A weak function gets no attributes.
llvm.func @sum(%n: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0, %c0 : i64, i64)
^header(%i: i64, %s: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %t = llvm.add %s, %i : i64
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j, %t : i64, i64)
^exit:
  llvm.return %s : i64
}
llvm.func @collatz(%n: i64) -> i64 {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^header(%n : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %c1 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.mul %i, %c3 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @again(%n: i64) -> i64 {
  %m = llvm.call @again(%n) : (i64) -> i64
  llvm.return %m : i64
}
llvm.func @device(%p: !llvm.ptr) {
  %x = llvm.load volatile %p : !llvm.ptr -> i32
  llvm.return
}
llvm.func weak @replaced() {
  llvm.return
}
llvm.func @calls(%p: !llvm.ptr) {
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.return
}
// output:
// module {
//   llvm.func @sum(%arg0: i64) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 12 lines
//   }
//   llvm.func @collatz(%arg0: i64) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} {
//     ... 11 lines
//   }
//   llvm.func @again(%arg0: i64) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} {
//     %0 = llvm.call @again(%arg0) : (i64) -> i64
//     llvm.return %0 : i64
//   }
//   llvm.func @device(%arg0: !llvm.ptr) {
//     %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
//     llvm.return
//   }
//   llvm.func weak @replaced() {
//     llvm.return
//   }
//   llvm.func @calls(%arg0: !llvm.ptr) {
//     llvm.call %arg0() : !llvm.ptr, () -> ()
//     llvm.return
//   }
// }
// -----
// args: --passes=function-attrs,simplify-cfg,load-elimination
// Dead calls without side effects are removed, and redundant ones eliminated. A call that reads memory is redundant until the
// next write.
llvm.func @sin(f64) -> f64 attributes {passthrough = ["nounwind", "willreturn", ["memory", "0"]]}
llvm.func @cos(f64) -> f64
llvm.func @strlen(!llvm.ptr) -> i64
llvm.func @floor(f64) -> f64
llvm.func @get(!llvm.ptr) -> i64 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none>}
llvm.func @user(%x: f64, %s: !llvm.ptr, %p: !llvm.ptr) -> f64 {
  %unused_1 = llvm.call @sin(%x) : (f64) -> f64
  %unused_2 = llvm.call @cos(%x) : (f64) -> f64
  %unused_3 = llvm.call @strlen(%s) : (!llvm.ptr) -> i64
  %unused_4 = llvm.call @get(%s) : (!llvm.ptr) -> i64
  %a = llvm.call @sin(%x) : (f64) -> f64
  %n1 = llvm.call @strlen(%s) : (!llvm.ptr) -> i64
  %n2 = llvm.call @strlen(%s) : (!llvm.ptr) -> i64
  llvm.store %n2, %p : i64, !llvm.ptr
  %n3 = llvm.call @strlen(%s) : (!llvm.ptr) -> i64
  %b = llvm.call @sin(%x) : (f64) -> f64
  %f = llvm.call @floor(%a) : (f64) -> f64
  %g = llvm.call @floor(%b) : (f64) -> f64
  %m1 = llvm.add %n1, %n3 : i64
  %m = llvm.sitofp %m1 : i64 to f64
  %loaded = llvm.load %p : !llvm.ptr -> i64
  %h = llvm.fadd %f, %g : f64
  %k = llvm.fadd %h, %m : f64
  %l = llvm.sitofp %loaded : i64 to f64
  %r = llvm.fmul %k, %l : f64
  llvm.return %r : f64
}
// output:
// module {
//   llvm.func @sin(f64) -> f64 attributes {passthrough = ["nounwind", "willreturn", ["memory", "0"]]}
//   llvm.func @cos(f64) -> f64
//   llvm.func @strlen(!llvm.ptr) -> i64
//   llvm.func @floor(f64) -> f64
//   llvm.func @get(!llvm.ptr) -> i64 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none>}
//   llvm.func @user(%arg0: f64, %arg1: !llvm.ptr, %arg2: !llvm.ptr) -> f64 {
//     %0 = llvm.call @cos(%arg0) : (f64) -> f64
//     %1 = llvm.call @get(%arg1) : (!llvm.ptr) -> i64
//     %2 = llvm.call @sin(%arg0) : (f64) -> f64
//     %3 = llvm.call @strlen(%arg1) : (!llvm.ptr) -> i64
//     llvm.store %3, %arg2 : i64, !llvm.ptr
//     %4 = llvm.call @strlen(%arg1) : (!llvm.ptr) -> i64
//     %5 = llvm.call @floor(%2) : (f64) -> f64
//     %6 = llvm.add %3, %4 : i64
//     %7 = llvm.sitofp %6 : i64 to f64
//     %8 = llvm.fadd %5, %5 : f64
//     %9 = llvm.fadd %8, %7 : f64
//     %10 = llvm.sitofp %3 : i64 to f64
//     %11 = llvm.fmul %9, %10 : f64
//     llvm.return %11 : f64
//   }
// }
// -----
// args: --passes=load-elimination
// Values in memory are available after a call that only reads, or that writes to other objects.
llvm.func @reads(!llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none>}
llvm.func @fills(!llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none>}
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %own = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %x, %own : i32, !llvm.ptr
  llvm.call @reads(%own) : (!llvm.ptr) -> ()
  %a = llvm.load %own : !llvm.ptr -> i32
  llvm.call @fills(%p) : (!llvm.ptr) -> ()
  %b = llvm.load %own : !llvm.ptr -> i32
  llvm.call @fills(%own) : (!llvm.ptr) -> ()
  %c = llvm.load %own : !llvm.ptr -> i32
  %d = llvm.add %a, %b : i32
  %e = llvm.add %d, %c : i32
  llvm.return %e : i32
}
// output:
// module {
//   llvm.func @reads(!llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none>}
//   llvm.func @fills(!llvm.ptr) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none>}
//   llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     ... 3 lines
//     llvm.call @reads(%1) : (!llvm.ptr) -> ()
//     llvm.call @fills(%arg0) : (!llvm.ptr) -> ()
//     llvm.call @fills(%1) : (!llvm.ptr) -> ()
//     %2 = llvm.load %1 : !llvm.ptr -> i32
//     %3 = llvm.add %arg1, %arg1 : i32
//     %4 = llvm.add %3, %2 : i32
//     llvm.return %4 : i32
//   }
// }
// -----
// args: --passes=function-attrs
// A counted loop terminates if its counter does not wrap: `<=` with the largest number is always true, and a step of two may
// miss the bound. Overflow flags, the range of the bound, and the step prove termination.
llvm.func @inclusive(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c1 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @inclusive_nuw(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c1 overflow<nuw> : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @inclusive_nsw(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c1 overflow<nsw> : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @inclusive_below(%n: i32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %wide = llvm.zext %n : i32 to i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "sle" %i, %wide : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @down_to_zero(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^header(%n : i32)
^header(%i: i32):
  %cond = llvm.icmp "uge" %i, %c0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c1 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @down_above_zero(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(-1 : i32) : i32
  llvm.br ^header(%n : i32)
^header(%i: i32):
  %cond = llvm.icmp "ugt" %i, %c0 : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c1 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @by_two(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c2 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @by_two_below(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %half = llvm.lshr %n, %c1 : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ult" %i, %half : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c2 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @by_two_until(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c2 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @by_three_until(%n: i32) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ne" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c3 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
// output:
// module {
//   llvm.func @inclusive(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} {
//     ... 11 lines
//   }
//   llvm.func @inclusive_nuw(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 11 lines
//   }
//   llvm.func @inclusive_nsw(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} {
//     ... 11 lines
//   }
//   llvm.func @inclusive_below(%arg0: i32) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 12 lines
//   }
//   llvm.func @down_to_zero(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} {
//     ... 11 lines
//   }
//   llvm.func @down_above_zero(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 11 lines
//   }
//   llvm.func @by_two(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} {
//     ... 11 lines
//   }
//   llvm.func @by_two_below(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 13 lines
//   }
//   llvm.func @by_two_until(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} {
//     ... 11 lines
//   }
//   llvm.func @by_three_until(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     ... 11 lines
//   }
// }
