// args: --passes=full-unroll
// The branch on the counter is folded in each unrolled iteration.
llvm.func @middle(%x: !llvm.ptr, %y: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %zero : i64, i32)
^header(%i: i64, %s: i32):
  %cond = llvm.icmp "slt" %i, %c3 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %is_middle = llvm.icmp "eq" %i, %c1 : i64
  llvm.cond_br %is_middle, ^latch(%s : i32), ^other
^other:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.add %s, %v : i32
  llvm.br ^latch(%t : i32)
^latch(%u: i32):
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %u : i64, i32)
^exit:
  llvm.return %s : i32
}
// Not unrolled: the branch does not depend on the counter.
llvm.func @data(%x: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %zero : i64, i32)
^header(%i: i64, %s: i32):
  %cond = llvm.icmp "slt" %i, %c3 : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %is_more = llvm.icmp "sgt" %v, %s : i32
  llvm.cond_br %is_more, ^latch(%v : i32), ^other
^other:
  %t = llvm.add %s, %v : i32
  llvm.br ^latch(%t : i32)
^latch(%u: i32):
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %u : i64, i32)
^exit:
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @middle(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %2 = llvm.load %1 : !llvm.ptr -> i32
//     %3 = llvm.mlir.constant(2 : i64) : i64
//     %4 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
//     %5 = llvm.load %4 : !llvm.ptr -> i32
//     %6 = llvm.add %2, %5 : i32
//     llvm.return %6 : i32
//   }
//   llvm.func @data(%arg0: !llvm.ptr) -> i32 {
//     ... 21 lines
//   }
// }
