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
