// args: --passes=dead-args
// Removes a dead argument, a constant argument, a constant address and a dead result, also of a function that only forwards
// the argument.
llvm.mlir.global internal @cell(0 : i32) : i32
llvm.func internal @inner(%x: i32 {llvm.noundef}, %factor: i32, %unused: i64, %to: !llvm.ptr {llvm.noalias}) -> (i32 {llvm.noundef}) {
  %y = llvm.mul %x, %factor : i32
  llvm.store %y, %to : i32, !llvm.ptr
  llvm.return %y : i32
}
llvm.func internal @middle(%x: i32, %factor: i32, %n: i64) -> i32 {
  %to = llvm.mlir.addressof @cell : !llvm.ptr
  %y = llvm.call @inner(%x, %factor, %n, %to) : (i32, i32, i64, !llvm.ptr) -> i32
  llvm.return %x : i32
}
llvm.func @outer(%x: i32, %n: i64) -> i32 {
  %three = llvm.mlir.constant(3 : i32) : i32
  %a = llvm.call @middle(%x, %three, %n) : (i32, i32, i64) -> i32
  %also_three = llvm.mlir.constant(3 : i32) : i32
  %b = llvm.call @middle(%a, %also_three, %n) : (i32, i32, i64) -> i32
  llvm.return %b : i32
}
// output:
// module {
//   llvm.mlir.global internal @cell(0 : i32) : i32
//   llvm.func internal @inner(%arg0: i32 {llvm.noundef}) {
//     %0 = llvm.mlir.constant(3 : i32) : i32
//     %1 = llvm.mlir.addressof @cell : !llvm.ptr
//     %2 = llvm.mul %arg0, %0 : i32
//     llvm.store %2, %1 : i32, !llvm.ptr
//     llvm.return
//   }
//   llvm.func internal @middle(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(3 : i32) : i32
//     %1 = llvm.mlir.addressof @cell : !llvm.ptr
//     llvm.call @inner(%arg0) : (i32) -> ()
//     llvm.return %arg0 : i32
//   }
//   llvm.func @outer(%arg0: i32, %arg1: i64) -> i32 {
//     %0 = llvm.mlir.constant(3 : i32) : i32
//     %1 = llvm.call @middle(%arg0) : (i32) -> i32
//     %2 = llvm.mlir.constant(3 : i32) : i32
//     %3 = llvm.call @middle(%1) : (i32) -> i32
//     llvm.return %3 : i32
//   }
// }
// -----
// args: --passes=dead-args
// A recursive function keeps arguments that differ between calls. Mutually recursive functions that pass different constants
// keep them.
llvm.func internal @power(%x: i64, %n: i64, %one: i64, %nothing: i64) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %is_done = llvm.icmp "eq" %n, %c0 : i64
  llvm.cond_br %is_done, ^done, ^more
^done:
  llvm.return %one : i64
^more:
  %m = llvm.sub %n, %one : i64
  %y = llvm.call @power(%x, %m, %one, %nothing) : (i64, i64, i64, i64) -> i64
  %z = llvm.mul %x, %y : i64
  llvm.return %z : i64
}
llvm.func internal @even(%n: i32, %step: i32) -> i1 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.sub %n, %step : i32
  %is_done = llvm.icmp "sle" %m, %c0 : i32
  llvm.cond_br %is_done, ^done(%is_done : i1), ^more
^done(%r: i1):
  llvm.return %r : i1
^more:
  %x = llvm.call @odd(%m, %step) : (i32, i32) -> i1
  llvm.br ^done(%x : i1)
}
llvm.func internal @odd(%n: i32, %step: i32) -> i1 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %x = llvm.call @even(%n, %two) : (i32, i32) -> i1
  llvm.return %x : i1
}
llvm.func @start(%x: i64, %n: i64, %i: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %step = llvm.mlir.constant(1 : i32) : i32
  %y = llvm.call @power(%x, %n, %one, %x) : (i64, i64, i64, i64) -> i64
  %e = llvm.call @even(%i, %step) : (i32, i32) -> i1
  %f = llvm.zext %e : i1 to i64
  %s = llvm.add %y, %f : i64
  llvm.return %s : i64
}
// output:
// module {
//   llvm.func internal @power(%arg0: i64, %arg1: i64) -> i64 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(0 : i64) : i64
//     %2 = llvm.icmp "eq" %arg1, %1 : i64
//     llvm.cond_br %2, ^bb2, ^bb1
//   ^bb1:
//     %3 = llvm.sub %arg1, %0 : i64
//     %4 = llvm.call @power(%arg0, %3) : (i64, i64) -> i64
//     %5 = llvm.mul %arg0, %4 : i64
//     llvm.return %5 : i64
//   ^bb2:
//     llvm.return %0 : i64
//   }
//   llvm.func internal @even(%arg0: i32, %arg1: i32) -> i1 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.sub %arg0, %arg1 : i32
//     %2 = llvm.icmp "sle" %1, %0 : i32
//     llvm.cond_br %2, ^bb2(%2 : i1), ^bb1
//   ^bb1:
//     %3 = llvm.call @odd(%1) : (i32) -> i1
//     llvm.br ^bb2(%3 : i1)
//   ^bb2(%4: i1):
//     llvm.return %4 : i1
//   }
//   llvm.func internal @odd(%arg0: i32) -> i1 {
//     %0 = llvm.mlir.constant(2 : i32) : i32
//     %1 = llvm.call @even(%arg0, %0) : (i32, i32) -> i1
//     llvm.return %1 : i1
//   }
//   llvm.func @start(%arg0: i64, %arg1: i64, %arg2: i32) -> i64 {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     %2 = llvm.call @power(%arg0, %arg1) : (i64, i64) -> i64
//     %3 = llvm.call @even(%arg2, %1) : (i32, i32) -> i1
//     %4 = llvm.zext %3 : i1 to i64
//     %5 = llvm.add %2, %4 : i64
//     llvm.return %5 : i64
//   }
// }
// -----
// args: --passes=dead-args
// Functions that are visible or address-taken, `byval` arguments and `musttail` calls stay.
llvm.func @visible(%unused: i32) {
  llvm.return
}
llvm.func internal @passed(%unused: i32) {
  llvm.return
}
llvm.func internal @by_value(%unused: !llvm.ptr {llvm.byval = i64}) {
  llvm.return
}
llvm.func internal @must(%unused: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.return %c : i32
}
llvm.func internal @constructor() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@constructor], priorities = [65535 : i32], data = [#llvm.zero]
llvm.func @user(%x: i32, %p: !llvm.ptr) -> !llvm.ptr {
  llvm.call @visible(%x) : (i32) -> ()
  llvm.call @passed(%x) : (i32) -> ()
  llvm.call @by_value(%p) : (!llvm.ptr) -> ()
  %f = llvm.mlir.addressof @passed : !llvm.ptr
  llvm.return %f : !llvm.ptr
}
llvm.func @tail(%x: i32) -> i32 {
  %y = llvm.call musttail @must(%x) : (i32) -> i32
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @visible(%arg0: i32) {
//     llvm.return
//   }
//   llvm.func internal @passed(%arg0: i32) {
//     llvm.return
//   }
//   llvm.func internal @by_value(%arg0: !llvm.ptr {llvm.byval = i64}) {
//     llvm.return
//   }
//   llvm.func internal @must(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     llvm.return %0 : i32
//   }
//   llvm.func internal @constructor() {
//     llvm.return
//   }
//   llvm.mlir.global_ctors ctors = [@constructor], priorities = [65535 : i32], data = [#llvm.zero]
//   llvm.func @user(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.ptr {
//     llvm.call @visible(%arg0) : (i32) -> ()
//     llvm.call @passed(%arg0) : (i32) -> ()
//     llvm.call @by_value(%arg1) : (!llvm.ptr) -> ()
//     %0 = llvm.mlir.addressof @passed : !llvm.ptr
//     llvm.return %0 : !llvm.ptr
//   }
//   llvm.func @tail(%arg0: i32) -> i32 {
//     %0 = llvm.call musttail @must(%arg0) : (i32) -> i32
//     llvm.return %0 : i32
//   }
// }
