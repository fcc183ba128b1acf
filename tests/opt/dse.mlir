// args: --passes=dse
// A store that is overwritten without a read in between is removed. A load that may alias, a call, and volatility keep
// it.
llvm.func @other()
llvm.func @overwritten(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}, %x: i32, %y: i32) -> i32 {
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %p : i32, !llvm.ptr
  %a = llvm.load %next : !llvm.ptr -> i32
  %b = llvm.load %q : !llvm.ptr -> i32
  llvm.store %y, %p : i32, !llvm.ptr
  %c = llvm.add %a, %b : i32
  llvm.return %c : i32
}
llvm.func @read(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32, %y: i32) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  %a = llvm.load %q : !llvm.ptr -> i32
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.call @other() : () -> ()
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return %a : i32
}
llvm.func @volatile(%p: !llvm.ptr, %x: i32, %y: i32) {
  llvm.store volatile %x, %p : i32, !llvm.ptr
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @other()
//   llvm.func @overwritten(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i32, %arg3: i32) -> i32 {
//     %0 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i32
//     %1 = llvm.load %0 : !llvm.ptr -> i32
//     %2 = llvm.load %arg1 : !llvm.ptr -> i32
//     ... 3 lines
//   }
//   llvm.func @read(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32) -> i32 {
//     ... 6 lines
//   }
//   llvm.func @volatile(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) {
//     ... 3 lines
//   }
// }
// -----
// args: --passes=dse
// Stores that all paths overwrite are removed. One path reads the second location, and leaves the third one.
llvm.func @paths(%p: !llvm.ptr, %q: !llvm.ptr {llvm.noalias}, %r: !llvm.ptr {llvm.noalias}, %x: i32, %c: i1) -> i32 {
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %x, %q : i32, !llvm.ptr
  llvm.store %x, %r : i32, !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.cond_br %c, ^one, ^other
^one:
  %read = llvm.load %q : !llvm.ptr -> i32
  llvm.store %zero, %r : i32, !llvm.ptr
  llvm.br ^end(%read : i32)
^other:
  llvm.br ^end(%x : i32)
^end(%y: i32):
  llvm.store %zero, %p : i32, !llvm.ptr
  llvm.store %zero, %q : i32, !llvm.ptr
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @paths(%arg0: !llvm.ptr, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr {llvm.noalias}, %arg3: i32, %arg4: i1) -> i32 {
//     llvm.store %arg3, %arg1 : i32, !llvm.ptr
//     llvm.store %arg3, %arg2 : i32, !llvm.ptr
//     ... 12 lines
//   }
// }
// -----
// args: --passes=dse
// A fill overwrites the stores to all its bytes. A call that may not return leaves memory to others.
llvm.func @leave() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
llvm.func @fill(%p: !llvm.ptr, %x: i32) {
  %zero = llvm.mlir.constant(0 : i8) : i8
  %size = llvm.mlir.constant(8 : i64) : i64
  %second = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %third = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.store %x, %second : i32, !llvm.ptr
  llvm.store %x, %third : i32, !llvm.ptr
  "llvm.intr.memset"(%p, %zero, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.call @leave() : () -> ()
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @leave() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
//   llvm.func @fill(%arg0: !llvm.ptr, %arg1: i32) {
//     ... 3 lines
//     %3 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, i32
//     llvm.store %arg1, %3 : i32, !llvm.ptr
//     "llvm.intr.memset"(%arg0, %0, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
//     ... 4 lines
//   }
// }
