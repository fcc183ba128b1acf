// args: --passes=load-combine
// Four bytes, the least significant first: one load of 32 bits.
llvm.func @little(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @little(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=load-combine
// The other byte order: a byte swap.
llvm.func @big(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c0 = llvm.mlir.constant(24 : i32) : i32
  %s0 = llvm.shl %z0, %c0 : i32
  %c1 = llvm.mlir.constant(16 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(8 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %o0 = llvm.add %s0, %s1 : i32
  %o1 = llvm.add %o0, %s2 : i32
  %o2 = llvm.add %o1, %z3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @big(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i32
//     %1 = llvm.intr.bswap(%0) : (i32) -> i32
//     llvm.return %1 : i32
//   }
// }
// -----
// args: --passes=load-combine
// Eight bytes.
llvm.func @eight(%p: !llvm.ptr) -> i64 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i64
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i64
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i64
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i64
  %p4 = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %b4 = llvm.load %p4 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z4 = llvm.zext %b4 : i8 to i64
  %p5 = llvm.getelementptr %p[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %b5 = llvm.load %p5 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z5 = llvm.zext %b5 : i8 to i64
  %p6 = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %b6 = llvm.load %p6 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z6 = llvm.zext %b6 : i8 to i64
  %p7 = llvm.getelementptr %p[7] : (!llvm.ptr) -> !llvm.ptr, i8
  %b7 = llvm.load %p7 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z7 = llvm.zext %b7 : i8 to i64
  %c0 = llvm.mlir.constant(56 : i64) : i64
  %s0 = llvm.shl %z0, %c0 : i64
  %c1 = llvm.mlir.constant(48 : i64) : i64
  %s1 = llvm.shl %z1, %c1 : i64
  %c2 = llvm.mlir.constant(40 : i64) : i64
  %s2 = llvm.shl %z2, %c2 : i64
  %c3 = llvm.mlir.constant(32 : i64) : i64
  %s3 = llvm.shl %z3, %c3 : i64
  %c4 = llvm.mlir.constant(24 : i64) : i64
  %s4 = llvm.shl %z4, %c4 : i64
  %c5 = llvm.mlir.constant(16 : i64) : i64
  %s5 = llvm.shl %z5, %c5 : i64
  %c6 = llvm.mlir.constant(8 : i64) : i64
  %s6 = llvm.shl %z6, %c6 : i64
  %o0 = llvm.xor %s0, %s1 : i64
  %o1 = llvm.xor %o0, %s2 : i64
  %o2 = llvm.xor %o1, %s3 : i64
  %o3 = llvm.xor %o2, %s4 : i64
  %o4 = llvm.xor %o3, %s5 : i64
  %o5 = llvm.xor %o4, %s6 : i64
  %o6 = llvm.xor %o5, %z7 : i64
  llvm.return %o6 : i64
}
// output:
// module {
//   llvm.func @eight(%arg0: !llvm.ptr) -> i64 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i64
//     %1 = llvm.intr.bswap(%0) : (i64) -> i64
//     llvm.return %1 : i64
//   }
// }
// -----
// args: --passes=load-combine
// Two bytes between zeros are extended and shifted.
llvm.func @two(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %c0 = llvm.mlir.constant(16 : i32) : i32
  %s0 = llvm.shl %z0, %c0 : i32
  %c1 = llvm.mlir.constant(24 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %o0 = llvm.or %s0, %s1 : i32
  llvm.return %o0 : i32
}
// output:
// module {
//   llvm.func @two(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %1 = llvm.zext %0 : i16 to i32
//     %2 = llvm.mlir.constant(16 : i32) : i32
//     %3 = llvm.shl %1, %2 : i32
//     llvm.return %3 : i32
//   }
// }
// -----
// args: --passes=load-combine
// A store between the loads may change a byte that was loaded: only the first two are combined.
llvm.func @clobbered(%p: !llvm.ptr, %q: !llvm.ptr, %x: i8) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %q : i8, !llvm.ptr
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @clobbered(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i8) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %1 = llvm.zext %0 : i16 to i32
//     %2 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, i8
//     ... 5 lines
//     %7 = llvm.zext %6 : i8 to i32
//     %8 = llvm.mlir.constant(16 : i32) : i32
//     %9 = llvm.shl %4, %8 : i32
//     %10 = llvm.mlir.constant(24 : i32) : i32
//     %11 = llvm.shl %7, %10 : i32
//     %12 = llvm.or %1, %9 : i32
//     %13 = llvm.or %12, %11 : i32
//     llvm.return %13 : i32
//   }
// }
// -----
// args: --passes=load-combine
// A store that cannot is no obstacle.
llvm.func @disjoint(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %x: i8) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %q : i8, !llvm.ptr
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @disjoint(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: i8) -> i32 {
//     llvm.store %arg2, %arg1 : i8, !llvm.ptr
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=load-combine
// A volatile load stays, and only the first two bytes are combined.
llvm.func @volatile(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load volatile %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @volatile(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %1 = llvm.zext %0 : i16 to i32
//     %2 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, i8
//     ... 4 lines
//     %7 = llvm.zext %6 : i8 to i32
//     %8 = llvm.mlir.constant(16 : i32) : i32
//     %9 = llvm.shl %4, %8 : i32
//     %10 = llvm.mlir.constant(24 : i32) : i32
//     %11 = llvm.shl %7, %10 : i32
//     %12 = llvm.or %1, %9 : i32
//     %13 = llvm.or %12, %11 : i32
//     llvm.return %13 : i32
//   }
// }
// -----
// args: --passes=load-combine
// The last bytes are in another order than the first ones.
llvm.func @permuted(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(24 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(16 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @permuted(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %1 = llvm.zext %0 : i16 to i32
//     %2 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, i8
//     ... 4 lines
//     %7 = llvm.zext %6 : i8 to i32
//     %8 = llvm.mlir.constant(24 : i32) : i32
//     %9 = llvm.shl %4, %8 : i32
//     %10 = llvm.mlir.constant(16 : i32) : i32
//     %11 = llvm.shl %7, %10 : i32
//     %12 = llvm.or %1, %9 : i32
//     %13 = llvm.or %12, %11 : i32
//     llvm.return %13 : i32
//   }
// }
// -----
// args: --passes=load-combine
// Shifted bytes that overlap stay.
llvm.func @overlapping(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(12 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.add %z0, %s1 : i32
  %o1 = llvm.add %o0, %s2 : i32
  %o2 = llvm.add %o1, %s3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @overlapping(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i16
//     %1 = llvm.zext %0 : i16 to i32
//     %2 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, i8
//     ... 4 lines
//     %7 = llvm.zext %6 : i8 to i32
//     %8 = llvm.mlir.constant(12 : i32) : i32
//     %9 = llvm.shl %4, %8 : i32
//     %10 = llvm.mlir.constant(24 : i32) : i32
//     %11 = llvm.shl %7, %10 : i32
//     %12 = llvm.add %1, %9 : i32
//     %13 = llvm.add %12, %11 : i32
//     llvm.return %13 : i32
//   }
// }
// -----
// args: --passes=load-combine
// The operations on single bytes have other uses.
llvm.func @used(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %c = llvm.mlir.constant(8 : i32) : i32
  %s = llvm.shl %z1, %c : i32
  %o = llvm.or %z0, %s : i32
  %m = llvm.mul %z0, %z1 : i32
  %n = llvm.mul %o, %m : i32
  %r = llvm.add %n, %s : i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @used(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %1 = llvm.zext %0 : i8 to i32
//     %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %3 = llvm.load %2 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %4 = llvm.zext %3 : i8 to i32
//     %5 = llvm.mlir.constant(8 : i32) : i32
//     %6 = llvm.shl %4, %5 : i32
//     %7 = llvm.or %1, %6 : i32
//     %8 = llvm.mul %1, %4 : i32
//     %9 = llvm.mul %7, %8 : i32
//     %10 = llvm.add %9, %6 : i32
//     llvm.return %10 : i32
//   }
// }
// -----
// args: --passes=load-combine
// The loads of the last bytes are in another block, which may not be executed.
llvm.func @conditional(%p: !llvm.ptr, %c: i1) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  llvm.cond_br %c, ^more, ^end(%z0 : i32)
^more:
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c8 : i32
  %o = llvm.or %z0, %s1 : i32
  llvm.br ^end(%o : i32)
^end(%r: i32):
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @conditional(%arg0: !llvm.ptr, %arg1: i1) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %1 = llvm.zext %0 : i8 to i32
//     llvm.cond_br %arg1, ^bb1, ^bb2(%1 : i32)
//   ^bb1:
//     %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %3 = llvm.load %2 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %4 = llvm.zext %3 : i8 to i32
//     %5 = llvm.mlir.constant(8 : i32) : i32
//     %6 = llvm.shl %4, %5 : i32
//     %7 = llvm.or %1, %6 : i32
//     llvm.br ^bb2(%7 : i32)
//   ^bb2(%8: i32):
//     llvm.return %8 : i32
//   }
// }
// -----
// args: --passes=load-combine
// Halves of words.
llvm.func @halves(%p: !llvm.ptr, %i: i64) -> i32 {
  %p0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %j = llvm.add %i, %c1 : i64
  %p1 = llvm.getelementptr %p[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i16
  %h1 = llvm.load %p1 : !llvm.ptr -> i16
  %h0 = llvm.load %p0 : !llvm.ptr -> i16
  %z0 = llvm.zext %h0 : i16 to i32
  %z1 = llvm.zext %h1 : i16 to i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %s1 = llvm.shl %z1, %c16 : i32
  %o = llvm.or %s1, %z0 : i32
  llvm.return %o : i32
}
// output:
// module {
//   llvm.func @halves(%arg0: !llvm.ptr, %arg1: i64) -> i32 {
//     %0 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i16
//     %1 = llvm.load %0 {alignment = 2 : i64} : !llvm.ptr -> i32
//     llvm.return %1 : i32
//   }
// }
// -----
// args: --passes=load-combine
// The shifts and masks of a byte swap.
llvm.func @swap(%x: i32) -> i32 {
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %c24 = llvm.mlir.constant(24 : i32) : i32
  %m2 = llvm.mlir.constant(16711680 : i32) : i32
  %m1 = llvm.mlir.constant(65280 : i32) : i32
  %a = llvm.shl %x, %c24 : i32
  %b = llvm.shl %x, %c8 : i32
  %b1 = llvm.and %b, %m2 : i32
  %c = llvm.lshr %x, %c8 : i32
  %c1 = llvm.and %c, %m1 : i32
  %d = llvm.lshr %x, %c24 : i32
  %ab = llvm.or %a, %b1 : i32
  %cd = llvm.or %c1, %d : i32
  %r = llvm.or %ab, %cd : i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @swap(%arg0: i32) -> i32 {
//     %0 = llvm.intr.bswap(%arg0) : (i32) -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=load-combine
// One mask differs: no byte swap.
llvm.func @no_swap(%x: i32) -> i32 {
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %c24 = llvm.mlir.constant(24 : i32) : i32
  %m2 = llvm.mlir.constant(16711680 : i32) : i32
  %m1 = llvm.mlir.constant(65281 : i32) : i32
  %a = llvm.shl %x, %c24 : i32
  %b = llvm.shl %x, %c8 : i32
  %b1 = llvm.and %b, %m2 : i32
  %c = llvm.lshr %x, %c8 : i32
  %c1 = llvm.and %c, %m1 : i32
  %d = llvm.lshr %x, %c24 : i32
  %ab = llvm.or %a, %b1 : i32
  %cd = llvm.or %c1, %d : i32
  %r = llvm.or %ab, %cd : i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @no_swap(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(8 : i32) : i32
//     %1 = llvm.mlir.constant(24 : i32) : i32
//     %2 = llvm.mlir.constant(16711680 : i32) : i32
//     %3 = llvm.mlir.constant(65281 : i32) : i32
//     %4 = llvm.shl %arg0, %1 : i32
//     %5 = llvm.shl %arg0, %0 : i32
//     %6 = llvm.and %5, %2 : i32
//     %7 = llvm.lshr %arg0, %0 : i32
//     %8 = llvm.and %7, %3 : i32
//     %9 = llvm.lshr %arg0, %1 : i32
//     %10 = llvm.or %4, %6 : i32
//     %11 = llvm.or %8, %9 : i32
//     %12 = llvm.or %10, %11 : i32
//     llvm.return %12 : i32
//   }
// }
// -----
// args: --passes=load-combine
// The top byte of the sign extension is shifted out.
llvm.func @signed(%p: !llvm.ptr) -> i16 {
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i16
  %z1 = llvm.sext %b1 : i8 to i16
  %c8 = llvm.mlir.constant(8 : i16) : i16
  %s1 = llvm.shl %z1, %c8 : i16
  %o = llvm.or %s1, %z0 : i16
  llvm.return %o : i16
}
// output:
// module {
//   llvm.func @signed(%arg0: !llvm.ptr) -> i16 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i16
//     llvm.return %0 : i16
//   }
// }
// -----
// args: --target=s390x-linux-gnu --passes=load-combine
// Big-endian target: the first byte is the most significant.
llvm.func @little(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %c3 = llvm.mlir.constant(24 : i32) : i32
  %s3 = llvm.shl %z3, %c3 : i32
  %o0 = llvm.or %z0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %s3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @little(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i32
//     %1 = llvm.intr.bswap(%0) : (i32) -> i32
//     llvm.return %1 : i32
//   }
// }
// -----
// args: --target=s390x-linux-gnu --passes=load-combine
// Big-endian target.
llvm.func @big(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c0 = llvm.mlir.constant(24 : i32) : i32
  %s0 = llvm.shl %z0, %c0 : i32
  %c1 = llvm.mlir.constant(16 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(8 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %o0 = llvm.or %s0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %z3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @big(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --target=riscv64-linux-gnu --passes=load-combine
// Unaligned loads may trap.
llvm.func @big(%p: !llvm.ptr) -> i32 {
  %b0 = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  %z0 = llvm.zext %b0 : i8 to i32
  %p1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %b1 = llvm.load %p1 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z1 = llvm.zext %b1 : i8 to i32
  %p2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %b2 = llvm.load %p2 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z2 = llvm.zext %b2 : i8 to i32
  %p3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %b3 = llvm.load %p3 {alignment = 1 : i64} : !llvm.ptr -> i8
  %z3 = llvm.zext %b3 : i8 to i32
  %c0 = llvm.mlir.constant(24 : i32) : i32
  %s0 = llvm.shl %z0, %c0 : i32
  %c1 = llvm.mlir.constant(16 : i32) : i32
  %s1 = llvm.shl %z1, %c1 : i32
  %c2 = llvm.mlir.constant(8 : i32) : i32
  %s2 = llvm.shl %z2, %c2 : i32
  %o0 = llvm.or %s0, %s1 : i32
  %o1 = llvm.or %o0, %s2 : i32
  %o2 = llvm.or %o1, %z3 : i32
  llvm.return %o2 : i32
}
// output:
// module {
//   llvm.func @big(%arg0: !llvm.ptr) -> i32 {
//     %0 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %1 = llvm.zext %0 : i8 to i32
//     %2 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     %3 = llvm.load %2 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %4 = llvm.zext %3 : i8 to i32
//     %5 = llvm.getelementptr %arg0[2] : (!llvm.ptr) -> !llvm.ptr, i8
//     %6 = llvm.load %5 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %7 = llvm.zext %6 : i8 to i32
//     %8 = llvm.getelementptr %arg0[3] : (!llvm.ptr) -> !llvm.ptr, i8
//     %9 = llvm.load %8 {alignment = 1 : i64} : !llvm.ptr -> i8
//     %10 = llvm.zext %9 : i8 to i32
//     %11 = llvm.mlir.constant(24 : i32) : i32
//     %12 = llvm.shl %1, %11 : i32
//     %13 = llvm.mlir.constant(16 : i32) : i32
//     %14 = llvm.shl %4, %13 : i32
//     %15 = llvm.mlir.constant(8 : i32) : i32
//     %16 = llvm.shl %7, %15 : i32
//     %17 = llvm.or %12, %14 : i32
//     %18 = llvm.or %17, %16 : i32
//     %19 = llvm.or %18, %10 : i32
//     llvm.return %19 : i32
//   }
// }
