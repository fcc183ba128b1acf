// args: --passes=computed-goto
// Two blocks load labels from the same constant table: the branch becomes a switch on the index, which they pass. Other
// indices than those of the table are undefined behavior.
llvm.mlir.global internal constant @labels() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.blockaddress <function = @threaded, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %3 = llvm.blockaddress <function = @threaded, tag = <id = 0>> : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.mlir.global internal @variable() : !llvm.array<1 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %1 = llvm.blockaddress <function = @other, tag = <id = 0>> : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<1 x ptr>
  llvm.return %2 : !llvm.array<1 x ptr>
}
llvm.func @next() -> i64
llvm.func @threaded(%first: i64, %x: i32) -> i32 {
  %labels = llvm.mlir.addressof @labels : !llvm.ptr
  %slot = llvm.getelementptr %labels[0, %first] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
  %label = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.br ^go(%label : !llvm.ptr)
^go(%to: !llvm.ptr):
  llvm.indirectbr %to : !llvm.ptr, [^end(%x : i32), ^more]
^more:
  llvm.blocktag <id = 1>
  %second = llvm.call @next() : () -> i64
  %at = llvm.getelementptr %labels[%second] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %another = llvm.load %at : !llvm.ptr -> !llvm.ptr
  llvm.br ^go(%another : !llvm.ptr)
^end(%y: i32):
  llvm.blocktag <id = 0>
  llvm.return %y : i32
}
// The program may change this table.
llvm.func @other(%index: i64) {
  %labels = llvm.mlir.addressof @variable : !llvm.ptr
  %slot = llvm.getelementptr %labels[%index] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
  %label = llvm.load %slot : !llvm.ptr -> !llvm.ptr
  llvm.indirectbr %label : !llvm.ptr, [^end]
^end:
  llvm.blocktag <id = 0>
  llvm.return
}
// output:
// module {
//   llvm.mlir.global internal constant @labels() : !llvm.array<2 x ptr> {
//     ... 6 lines
//   }
//   llvm.mlir.global internal @variable() : !llvm.array<1 x ptr> {
//     ... 4 lines
//   }
//   llvm.func @next() -> i64
//   llvm.func @threaded(%arg0: i64, %arg1: i32) -> i32 {
//     llvm.br ^bb1(%arg0 : i64)
//   ^bb1(%0: i64):
//     llvm.switch %0 : i64, ^bb4 [
//       0: ^bb2,
//       1: ^bb3(%arg1 : i32)
//     ]
//   ^bb2:
//     llvm.blocktag <id = 1>
//     %1 = llvm.call @next() : () -> i64
//     llvm.br ^bb1(%1 : i64)
//   ^bb3(%2: i32):
//     llvm.blocktag <id = 0>
//     llvm.return %2 : i32
//   ^bb4:
//     llvm.unreachable
//   }
//   llvm.func @other(%arg0: i64) {
//     ... 9 lines
//   }
// }
