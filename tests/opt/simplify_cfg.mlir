// args: --passes=simplify-cfg
// Folds a constant branch, merges blocks, and removes a dead load.
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %true, ^a(%x : i32), ^b
^a(%y: i32):
  %unused = llvm.load %p : !llvm.ptr -> i32
  %volatile = llvm.load volatile %p : !llvm.ptr -> i32
  %z = llvm.add %y, %one : i32
  llvm.br ^c(%z : i32)
^b:
  llvm.br ^c(%one : i32)
^c(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.load volatile %arg0 : !llvm.ptr -> i32
//     %2 = llvm.add %arg1, %0 : i32
//     llvm.return %2 : i32
//   }
// }
// -----
// args: --passes=simplify-cfg
// Threads the branch on the second of two conditions of `scf.while`.
llvm.func @find(%n: i64, %x: !llvm.ptr, %v: i32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %false = llvm.mlir.constant(false) : i1
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %inside = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %inside, ^compare, ^outside
^compare:
  %p = llvm.getelementptr inbounds %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %p : !llvm.ptr -> i32
  %differs = llvm.icmp "ne" %v, %w : i32
  llvm.br ^both(%differs : i1)
^outside:
  llvm.br ^both(%false : i1)
^both(%cond: i1):
  llvm.cond_br %cond, ^next, ^exit
^next:
  %j = llvm.add %i, %c1 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return %i : i64
}
// output:
// module {
//   llvm.func @find(%arg0: i64, %arg1: !llvm.ptr, %arg2: i32) -> i64 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     llvm.br ^bb1(%0 : i64)
//   ^bb1(%2: i64):
//     %3 = llvm.icmp "ult" %2, %arg0 : i64
//     llvm.cond_br %3, ^bb3, ^bb2
//   ^bb2:
//     llvm.br ^bb4
//   ^bb3:
//     %4 = llvm.getelementptr inbounds %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     %6 = llvm.icmp "ne" %arg2, %5 : i32
//     llvm.cond_br %6, ^bb5, ^bb4
//   ^bb4:
//     ... 4 lines
//   }
// }
// -----
// args: --passes=simplify-cfg
// Threads nested conditions through two merge blocks.
llvm.func @and_or(%a: i1, %b: i1, %c: i1) -> i32 {
  %true = llvm.mlir.constant(true) : i1
  %false = llvm.mlir.constant(false) : i1
  llvm.cond_br %a, ^left, ^merge(%false : i1)
^left:
  llvm.cond_br %b, ^checked, ^inner(%true : i1)
^checked:
  llvm.br ^inner(%c : i1)
^inner(%x: i1):
  llvm.br ^merge(%x : i1)
^merge(%y: i1):
  llvm.cond_br %y, ^yes, ^no
^yes:
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.return %one : i32
^no:
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.return %zero : i32
}
// output:
// module {
//   llvm.func @and_or(%arg0: i1, %arg1: i1, %arg2: i1) -> i32 {
//     ... 5 lines
//   ^bb2:
//     llvm.cond_br %arg2, ^bb6, ^bb5
//   ^bb3(%2: i1):
//     llvm.cond_br %2, ^bb6, ^bb5
//   ^bb4(%3: i1):
//     ... 7 lines
//   }
// }
// -----
// args: --passes=simplify-cfg
// Edges of a switch bypass empty blocks, except to a loop header.
llvm.func @empty_cases(%a: !llvm.ptr, %k: i32) {
  llvm.br ^header
^header:
  llvm.switch %k : i32, ^other [1: ^one, 2: ^two, 3: ^again]
^one:
  llvm.br ^store
^two:
  llvm.br ^store
^store:
  llvm.store volatile %k, %a : i32, !llvm.ptr
  llvm.br ^header
^again:
  llvm.br ^header
^other:
  llvm.return
}
// output:
// module {
//   llvm.func @empty_cases(%arg0: !llvm.ptr, %arg1: i32) {
//     llvm.br ^bb1
//   ^bb1:
//     llvm.switch %arg1 : i32, ^bb4 [
//       1: ^bb3,
//       2: ^bb3,
//       3: ^bb2
//     ]
//   ^bb2:
//     llvm.br ^bb1
//   ^bb3:
//     llvm.store volatile %arg1, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb1
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=simplify-cfg
// The cases cover the range of the value, so that the default edge is dead.
llvm.func @all_cases(%a: !llvm.ptr, %x: i32) {
  %three = llvm.mlir.constant(3 : i32) : i32
  %k = llvm.and %x, %three : i32
  llvm.switch %k : i32, ^other [0: ^zero, 1: ^one, 2: ^other, 3: ^three]
^zero:
  llvm.store volatile %x, %a : i32, !llvm.ptr
  llvm.br ^merge
^one:
  llvm.store volatile %k, %a : i32, !llvm.ptr
  llvm.br ^merge
^three:
  llvm.store volatile %three, %a : i32, !llvm.ptr
  llvm.br ^merge
^other:
  llvm.br ^merge
^merge:
  llvm.return
}
// Predecessors that pass a constant to a block of a switch branch to its target. A switch with equal edges becomes an
// unconditional branch.
llvm.func @cleanups(%a: !llvm.ptr, %is_first: i1, %x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %is_first, ^cleanup(%x : i32), ^second
^second:
  llvm.store volatile %one, %a : i32, !llvm.ptr
  llvm.br ^cleanup(%one : i32)
^cleanup(%to: i32):
  llvm.switch %to : i32, ^never [0: ^next, 1: ^end, 2: ^next]
^next:
  llvm.store volatile %x, %a : i32, !llvm.ptr
  llvm.switch %x : i32, ^end [7: ^end]
^end:
  llvm.return
^never:
  llvm.unreachable
}
// output:
// module {
//   llvm.func @all_cases(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.mlir.constant(3 : i32) : i32
//     %1 = llvm.and %arg1, %0 : i32
//     llvm.switch %1 : i32, ^bb1 [
//       0: ^bb3,
//       1: ^bb2,
//       2: ^bb4,
//       3: ^bb1
//     ]
//   ^bb1:
//     llvm.store volatile %0, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb4
//   ^bb2:
//     llvm.store volatile %1, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb4
//   ^bb3:
//     llvm.store volatile %arg1, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb4
//   ^bb4:
//     llvm.return
//   }
//   llvm.func @cleanups(%arg0: !llvm.ptr, %arg1: i1, %arg2: i32) {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     llvm.cond_br %arg1, ^bb2(%arg2 : i32), ^bb1
//   ^bb1:
//     llvm.store volatile %0, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb4
//   ^bb2(%1: i32):
//     llvm.switch %1 : i32, ^bb3 [
//       0: ^bb3,
//       1: ^bb4,
//       2: ^bb3
//     ]
//   ^bb3:
//     llvm.store volatile %arg2, %arg0 : i32, !llvm.ptr
//     llvm.br ^bb4
//   ^bb4:
//     llvm.return
//   }
// }
// -----
// args: --passes=simplify-cfg
// Nothing is executed after a trap.
llvm.func @g()
llvm.func @trapped(%x: i1) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  llvm.cond_br %x, ^bad, ^done(%c1 : i32)
^bad:
  llvm.intr.trap
  llvm.call @g() : () -> ()
  llvm.br ^done(%c2 : i32)
^done(%y: i32):
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @g()
//   llvm.func @trapped(%arg0: i1) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     llvm.cond_br %arg0, ^bb1, ^bb2(%0 : i32)
//   ^bb1:
//     llvm.intr.trap
//     llvm.unreachable
//   ^bb2(%1: i32):
//     llvm.return %1 : i32
//   }
// }
