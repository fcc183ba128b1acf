// Stack memory of a size known at run time, and new in each iteration of a loop.

llvm.func @sum_of_squares(%n: i64) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %n x i64 : (i64) -> !llvm.ptr
  llvm.br ^fill(%0 : i64)
^fill(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^set, ^sum(%0, %0 : i64, i64)
^set:
  %square = llvm.mul %i, %i : i64
  %element = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.store %square, %element : i64, !llvm.ptr
  %next = llvm.add %i, %1 : i64
  llvm.br ^fill(%next : i64)
^sum(%j: i64, %total: i64):
  %left = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %left, ^add, ^done
^add:
  %from = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %value = llvm.load %from : !llvm.ptr -> i64
  %new = llvm.add %total, %value : i64
  %following = llvm.add %j, %1 : i64
  llvm.br ^sum(%following, %new : i64, i64)
^done:
  llvm.return %total : i64
}

// A list on the stack: each node is memory of its own.
llvm.func @list(%n: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.br ^push(%0, %null : i32, !llvm.ptr)
^push(%i: i32, %list: !llvm.ptr):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^node, ^walk(%list, %0 : !llvm.ptr, i32)
^node:
  %node = llvm.alloca %1 x !llvm.struct<(ptr, i32)> {alignment = 64 : i64} : (i32) -> !llvm.ptr
  llvm.store %list, %node : !llvm.ptr, !llvm.ptr
  %value = llvm.getelementptr %node[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
  llvm.store %i, %value : i32, !llvm.ptr
  %next = llvm.add %i, %1 : i32
  llvm.br ^push(%next, %node : i32, !llvm.ptr)
^walk(%at: !llvm.ptr, %hash: i32):
  %end = llvm.icmp "eq" %at, %null : !llvm.ptr
  llvm.cond_br %end, ^done, ^visit
^visit:
  %from = llvm.getelementptr %at[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i32)>
  %number = llvm.load %from : !llvm.ptr -> i32
  %thirty_one = llvm.mlir.constant(31 : i32) : i32
  %scaled = llvm.mul %hash, %thirty_one : i32
  %mixed = llvm.add %scaled, %number : i32
  %address = llvm.ptrtoint %at : !llvm.ptr to i32
  %mask = llvm.mlir.constant(63 : i32) : i32
  %low = llvm.and %address, %mask : i32
  %checked = llvm.add %mixed, %low : i32
  %before = llvm.load %at : !llvm.ptr -> !llvm.ptr
  llvm.br ^walk(%before, %checked : !llvm.ptr, i32)
^done:
  llvm.return %hash : i32
}

// Restoring the stack pointer frees what was allocated since it was saved: a gigabyte in all, a megabyte at a time.
llvm.func @scopes(%n: i32) -> i8 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(1048576 : i64) : i64
  %some = llvm.alloca %n x i8 : (i32) -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i8) : i8
  llvm.store %zero, %some : i8, !llvm.ptr
  llvm.br ^loop(%0 : i32)
^loop(%i: i32):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^done
^body:
  %saved = llvm.intr.stacksave : !llvm.ptr
  %large = llvm.alloca %size x i8 : (i64) -> !llvm.ptr
  %number = llvm.trunc %i : i32 to i8
  %last = llvm.getelementptr %large[1048575] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store volatile %number, %last : i8, !llvm.ptr
  %back = llvm.load volatile %last : !llvm.ptr -> i8
  %old = llvm.load %some : !llvm.ptr -> i8
  %sum = llvm.add %old, %back : i8
  llvm.store %sum, %some : i8, !llvm.ptr
  llvm.intr.stackrestore %saved : !llvm.ptr
  %next = llvm.add %i, %1 : i32
  llvm.br ^loop(%next : i32)
^done:
  %result = llvm.load %some : !llvm.ptr -> i8
  llvm.return %result : i8
}

// main.c:
// #include <stdio.h>
// long sum_of_squares(long);
// int list(int);
// signed char scopes(int);
// int main(void) {
//   printf("%ld %ld %ld\n", sum_of_squares(0), sum_of_squares(10), sum_of_squares(1000));
//   printf("%d %d\n", list(0), list(20));
//   printf("%d\n", scopes(1000));
//   return 0;
// }
// output:
// 0 285 332833500
// 0 47721398
// 44
