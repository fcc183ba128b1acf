// args: --passes=store-merge
// Four bytes of a value, the least significant first: one store of 32 bits.
llvm.func @little(%p: !llvm.ptr, %x: i32) {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.lshr %x, %c2 : i32
  %t2 = llvm.trunc %s2 : i32 to i8
  llvm.store %t2, %p2 {alignment = 1 : i64} : i8, !llvm.ptr
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.lshr %x, %c3 : i32
  %t3 = llvm.trunc %s3 : i32 to i8
  llvm.store %t3, %p3 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @little(%arg0: !llvm.ptr, %arg1: i32) {
//     llvm.store %arg1, %arg0 {alignment = 1 : i64} : i32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=store-merge
// The other byte order: a byte swap.
llvm.func @big(%p: !llvm.ptr, %x: i32) {
  %c0 = llvm.mlir.constant(24 : i32) : i32
  %s0 = llvm.lshr %x, %c0 : i32
  %t0 = llvm.trunc %s0 : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(16 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %c2 = llvm.mlir.constant(8 : i32) : i32
  %s2 = llvm.lshr %x, %c2 : i32
  %t2 = llvm.trunc %s2 : i32 to i8
  llvm.store %t2, %p2 {alignment = 1 : i64} : i8, !llvm.ptr
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %t3 = llvm.trunc %x : i32 to i8
  llvm.store %t3, %p3 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @big(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.intr.bswap(%arg1) : (i32) -> i32
//     llvm.store %0, %arg0 {alignment = 1 : i64} : i32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=store-merge
// Any order of the stores, and a part of a wider value.
llvm.func @part(%p: !llvm.ptr, %x: i64) {
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c0 = llvm.mlir.constant(24 : i64) : i64
  %s0 = llvm.lshr %x, %c0 : i64
  %t0 = llvm.trunc %s0 : i64 to i8
  llvm.store %t0, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %c1 = llvm.mlir.constant(16 : i64) : i64
  %s1 = llvm.lshr %x, %c1 : i64
  %t1 = llvm.trunc %s1 : i64 to i8
  llvm.store %t1, %p {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @part(%arg0: !llvm.ptr, %arg1: i64) {
//     %0 = llvm.mlir.constant(16 : i64) : i64
//     %1 = llvm.lshr %arg1, %0 : i64
//     %2 = llvm.trunc %1 : i64 to i16
//     llvm.store %2, %arg0 {alignment = 1 : i64} : i16, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=store-merge
// A load between the stores may read what the earlier ones wrote.
llvm.func @read(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i8 {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %y = llvm.load %q : !llvm.ptr -> i8
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.lshr %x, %c2 : i32
  %t2 = llvm.trunc %s2 : i32 to i8
  llvm.store %t2, %p2 {alignment = 1 : i64} : i8, !llvm.ptr
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.lshr %x, %c3 : i32
  %t3 = llvm.trunc %s3 : i32 to i8
  llvm.store %t3, %p3 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return %y : i8
}
// output:
// module {
//   llvm.func @read(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) -> i8 {
//     %0 = llvm.trunc %arg2 : i32 to i16
//     llvm.store %0, %arg0 {alignment = 1 : i64} : i16, !llvm.ptr
//     %1 = llvm.load %arg1 : !llvm.ptr -> i8
//     %2 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, i8
//     %3 = llvm.mlir.constant(16 : i32) : i32
//     %4 = llvm.lshr %arg2, %3 : i32
//     %5 = llvm.trunc %4 : i32 to i16
//     llvm.store %5, %2 {alignment = 1 : i64} : i16, !llvm.ptr
//     llvm.return %1 : i8
//   }
// }
// -----
// args: --passes=store-merge
// A load before the first store of a pair does not.
llvm.func @before(%p: !llvm.ptr, %q: !llvm.ptr, %x: i32) -> i8 {
  %y = llvm.load %q : !llvm.ptr -> i8
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return %y : i8
}
// output:
// module {
//   llvm.func @before(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) -> i8 {
//     %0 = llvm.load %arg1 : !llvm.ptr -> i8
//     %1 = llvm.trunc %arg2 : i32 to i16
//     llvm.store %1, %arg0 {alignment = 1 : i64} : i16, !llvm.ptr
//     llvm.return %0 : i8
//   }
// }
// -----
// args: --passes=store-merge
// A call may read memory, or not return.
llvm.func @g()
llvm.func @call(%p: !llvm.ptr, %x: i32) {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.call @g() : () -> ()
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.mlir.constant(8 : i32) : i32
  %s = llvm.lshr %x, %c : i32
  %t = llvm.trunc %s : i32 to i8
  llvm.store %t, %p1 : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @g()
//   llvm.func @call(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.trunc %arg1 : i32 to i8
//     llvm.store %0, %arg0 {alignment = 1 : i64} : i8, !llvm.ptr
//     llvm.call @g() : () -> ()
//     %1 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %2 = llvm.mlir.constant(8 : i32) : i32
//     %3 = llvm.lshr %arg1, %2 : i32
//     %4 = llvm.trunc %3 : i32 to i8
//     llvm.store %4, %1 : i8, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=store-merge
// Volatile stores stay.
llvm.func @volatile(%p: !llvm.ptr, %x: i32) {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store volatile %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @volatile(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.trunc %arg1 : i32 to i8
//     llvm.store %0, %arg0 {alignment = 1 : i64} : i8, !llvm.ptr
//     %1 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %2 = llvm.mlir.constant(8 : i32) : i32
//     %3 = llvm.lshr %arg1, %2 : i32
//     %4 = llvm.trunc %3 : i32 to i8
//     llvm.store volatile %4, %1 {alignment = 1 : i64} : i8, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=store-merge
// A byte that is written twice.
llvm.func @twice(%p: !llvm.ptr, %x: i32) {
  %u0 = llvm.trunc %x : i32 to i8
  llvm.store %u0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  %t2 = llvm.trunc %x : i32 to i8
  llvm.store %t2, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %c3 = llvm.mlir.constant(16 : i32) : i32
  %s3 = llvm.lshr %x, %c3 : i32
  %t3 = llvm.trunc %s3 : i32 to i8
  llvm.store %t3, %p2 {alignment = 1 : i64} : i8, !llvm.ptr
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %c4 = llvm.mlir.constant(24 : i32) : i32
  %s4 = llvm.lshr %x, %c4 : i32
  %t4 = llvm.trunc %s4 : i32 to i8
  llvm.store %t4, %p3 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @twice(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.trunc %arg1 : i32 to i8
//     llvm.store %0, %arg0 {alignment = 1 : i64} : i8, !llvm.ptr
//     llvm.store %arg1, %arg0 {alignment = 1 : i64} : i32, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=store-merge
// Constants.
llvm.func @constants(%p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i16) : i16
  %minus = llvm.mlir.constant(-1 : i16) : i16
  %q1 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %q2 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %zero, %p {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %one, %q1 : i16, !llvm.ptr
  llvm.store %minus, %q2 : i16, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @constants(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(-281470681743360 : i64) : i64
//     llvm.store %0, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --target=s390x-linux-gnu --passes=store-merge
// Constants on a big-endian target.
llvm.func @constants(%p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i16) : i16
  %minus = llvm.mlir.constant(-1 : i16) : i16
  %q1 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %q2 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %zero, %p {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %one, %q1 : i16, !llvm.ptr
  llvm.store %minus, %q2 : i16, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @constants(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(131071 : i64) : i64
//     llvm.store %0, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --target=riscv64-linux-gnu --passes=store-merge
// Aligned constants on a target without unaligned accesses.
llvm.func @constants(%p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i16) : i16
  %minus = llvm.mlir.constant(-1 : i16) : i16
  %q1 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %q2 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %zero, %p {alignment = 8 : i64} : i32, !llvm.ptr
  llvm.store %one, %q1 : i16, !llvm.ptr
  llvm.store %minus, %q2 : i16, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @constants(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(-281470681743360 : i64) : i64
//     llvm.store %0, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --target=riscv64-linux-gnu --passes=store-merge
// Unaligned stores may trap.
llvm.func @unaligned(%p: !llvm.ptr, %x: i32) {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.lshr %x, %c1 : i32
  %t1 = llvm.trunc %s1 : i32 to i8
  llvm.store %t1, %p1 {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @unaligned(%arg0: !llvm.ptr, %arg1: i32) {
//     %0 = llvm.trunc %arg1 : i32 to i8
//     llvm.store %0, %arg0 {alignment = 1 : i64} : i8, !llvm.ptr
//     %1 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %2 = llvm.mlir.constant(8 : i32) : i32
//     %3 = llvm.lshr %arg1, %2 : i32
//     %4 = llvm.trunc %3 : i32 to i8
//     llvm.store %4, %1 {alignment = 1 : i64} : i8, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=store-merge
// The bytes of different values.
llvm.func @different(%p: !llvm.ptr, %x: i32, %z: i8) {
  %t0 = llvm.trunc %x : i32 to i8
  llvm.store %t0, %p {alignment = 1 : i64} : i8, !llvm.ptr
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %z, %p1 : i8, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @different(%arg0: !llvm.ptr, %arg1: i32, %arg2: i8) {
//     %0 = llvm.trunc %arg1 : i32 to i8
//     llvm.store %0, %arg0 {alignment = 1 : i64} : i8, !llvm.ptr
//     %1 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %arg2, %1 : i8, !llvm.ptr
//     llvm.return
//   }
// }
