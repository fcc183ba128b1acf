// No pass changes the `optnone` functions, inlines them, or inlines into them.
llvm.func internal @small(%a: i32) -> i32 attributes {no_inline, optimize_none} {
  %p = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %p x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %m : i32, !llvm.ptr
  %r = llvm.load %m : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func internal @other(%a: i32) -> i32 {
  llvm.return %a : i32
}
llvm.func @passed(%a: i32) -> i32 attributes {passthrough = ["noinline", "optnone"]} {
  %r = llvm.call @other(%a) : (i32) -> i32
  %dead = llvm.add %r, %r : i32
  llvm.br ^next
^next:
  llvm.return %r : i32
}
llvm.func @caller(%a: i32) -> i32 {
  %x = llvm.call @small(%a) : (i32) -> i32
  %y = llvm.call @passed(%x) : (i32) -> i32
  %z = llvm.call @other(%y) : (i32) -> i32
  llvm.return %z : i32
}
// output:
// module {
//   llvm.func internal @small(%arg0: i32) -> i32 attributes {no_inline, optimize_none} {
//     ... 5 lines
//   }
//   llvm.func internal @other(%arg0: i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} {
//     llvm.return %arg0 : i32
//   }
//   llvm.func @passed(%arg0: i32) -> i32 attributes {passthrough = ["noinline", "optnone"]} {
//     ... 5 lines
//   }
//   llvm.func @caller(%arg0: i32) -> i32 {
//     %0 = llvm.call @small(%arg0) : (i32) -> i32
//     %1 = llvm.call @passed(%0) : (i32) -> i32
//     llvm.return %1 : i32
//   }
// }
