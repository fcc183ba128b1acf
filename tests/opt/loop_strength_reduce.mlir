// args: --passes=loop-rotate,loop-strength-reduce
// Two accesses with a common row share a pointer. The plain counter stays an index of the address mode.
llvm.func @column(%j: i64, %from: i64, %n: i64, %stride: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%from : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %row = llvm.mul %i, %stride : i64
  %at = llvm.add %row, %j : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %v, %q : f32, !llvm.ptr
  %r = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %r : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @column(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: !llvm.ptr, %arg5: !llvm.ptr) {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.icmp "slt" %arg1, %arg2 : i64
//     llvm.cond_br %1, ^bb1, ^bb3
//   ^bb1:
//     %2 = llvm.mlir.constant(4 : i64) : i64
//     %3 = llvm.mul %arg0, %2 : i64
//     %4 = llvm.getelementptr %arg4[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %5 = llvm.mul %arg3, %arg1 : i64
//     %6 = llvm.mlir.constant(4 : i64) : i64
//     %7 = llvm.mul %5, %6 : i64
//     %8 = llvm.getelementptr %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %9 = llvm.mlir.constant(4 : i64) : i64
//     %10 = llvm.mul %arg3, %9 : i64
//     llvm.br ^bb2(%arg1, %8 : i64, !llvm.ptr)
//   ^bb2(%11: i64, %12: !llvm.ptr):
//     %13 = llvm.load %12 : !llvm.ptr -> f32
//     %14 = llvm.getelementptr %12[4] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %13, %14 : f32, !llvm.ptr
//     %15 = llvm.getelementptr %arg5[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %13, %15 : f32, !llvm.ptr
//     %16 = llvm.add %11, %0 : i64
//     %17 = llvm.icmp "slt" %16, %arg2 : i64
//     %18 = llvm.getelementptr %12[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.cond_br %17, ^bb2(%16, %18 : i64, !llvm.ptr), ^bb3
//   ^bb3:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-rotate,loop-strength-reduce
// Not reduced: the square of a counter is no add recurrence, and a counter of 32 bits may wrap.
llvm.func @others(%n: i64, %short: i32, %stride: i64, %x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %s0 = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %s0 : i64, i32)
^header(%i: i64, %k: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %square = llvm.mul %i, %i : i64
  %p = llvm.getelementptr %x[%square] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %wide = llvm.sext %k : i32 to i64
  %at = llvm.mul %wide, %stride : i64
  %q = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %q : f32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  %after = llvm.add %k, %short : i32
  llvm.br ^header(%next, %after : i64, i32)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @others(%arg0: i64, %arg1: i32, %arg2: i64, %arg3: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.mlir.constant(0 : i32) : i32
//     %3 = llvm.icmp "slt" %0, %arg0 : i64
//     llvm.cond_br %3, ^bb1, ^bb3
//   ^bb1:
//     llvm.br ^bb2(%0, %2 : i64, i32)
//   ^bb2(%4: i64, %5: i32):
//     %6 = llvm.mul %4, %4 : i64
//     %7 = llvm.getelementptr %arg3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     %8 = llvm.load %7 : !llvm.ptr -> f32
//     %9 = llvm.sext %5 : i32 to i64
//     %10 = llvm.mul %9, %arg2 : i64
//     %11 = llvm.getelementptr %arg3[%10] : (!llvm.ptr, i64) -> !llvm.ptr, f32
//     llvm.store %8, %11 : f32, !llvm.ptr
//     %12 = llvm.add %4, %1 : i64
//     %13 = llvm.add %5, %arg1 : i32
//     %14 = llvm.icmp "slt" %12, %arg0 : i64
//     llvm.cond_br %14, ^bb2(%12, %13 : i64, i32), ^bb3
//   ^bb3:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-rotate,loop-strength-reduce --target=x86_64-unknown-linux-gnu
// Three accesses of equal steps share a recurrence. The fourth has another step.
llvm.func @alike(%from: i64, %n: i64, %j: i64, %x: !llvm.ptr, %y: !llvm.ptr, %z: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%from : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
  %v = llvm.load %p : !llvm.ptr -> i8
  %q = llvm.getelementptr %y[%i, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
  %w = llvm.load %q : !llvm.ptr -> i8
  %r = llvm.getelementptr %y[%i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i8>
  %u = llvm.load %r : !llvm.ptr -> i8
  %s = llvm.add %v, %w : i8
  %t = llvm.add %s, %u : i8
  %o = llvm.getelementptr %z[%i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<12 x i8>
  llvm.store %t, %o : i8, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @alike(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr) {
//     %0 = llvm.mlir.constant(1 : i64) : i64
//     %1 = llvm.icmp "slt" %arg0, %arg1 : i64
//     llvm.cond_br %1, ^bb1, ^bb3
//   ^bb1:
//     %2 = llvm.mlir.constant(16 : i64) : i64
//     %3 = llvm.mul %arg0, %2 : i64
//     %4 = llvm.mlir.constant(16 : i64) : i64
//     %5 = llvm.mlir.constant(12 : i64) : i64
//     %6 = llvm.mul %arg0, %5 : i64
//     %7 = llvm.getelementptr %arg5[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %8 = llvm.mlir.constant(12 : i64) : i64
//     %9 = llvm.getelementptr %arg4[%arg2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.br ^bb2(%arg0, %3, %7 : i64, i64, !llvm.ptr)
//   ^bb2(%10: i64, %11: i64, %12: !llvm.ptr):
//     %13 = llvm.getelementptr %arg3[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %14 = llvm.load %13 : !llvm.ptr -> i8
//     %15 = llvm.getelementptr %arg4[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %16 = llvm.getelementptr %15[5] : (!llvm.ptr) -> !llvm.ptr, i8
//     %17 = llvm.load %16 : !llvm.ptr -> i8
//     %18 = llvm.getelementptr %9[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %19 = llvm.load %18 : !llvm.ptr -> i8
//     %20 = llvm.add %14, %17 : i8
//     %21 = llvm.add %20, %19 : i8
//     %22 = llvm.getelementptr %12[1] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %21, %22 : i8, !llvm.ptr
//     %23 = llvm.add %10, %0 : i64
//     %24 = llvm.icmp "slt" %23, %arg1 : i64
//     %25 = llvm.add %11, %4 : i64
//     %26 = llvm.getelementptr %12[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.cond_br %24, ^bb2(%23, %25, %26 : i64, i64, !llvm.ptr), ^bb3
//   ^bb3:
//     llvm.return
//   }
// }
// -----
// args: --passes=loop-rotate,loop-strength-reduce --target=aarch64-unknown-linux-gnu
// Each access has its own pointer if the address mode has no index with displacement.
llvm.func @apart(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %x[%i, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
  %v = llvm.load %p : !llvm.ptr -> i8
  %q = llvm.getelementptr %y[%i, 5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>
  llvm.store %v, %q : i8, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @apart(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
//     %0 = llvm.mlir.constant(0 : i64) : i64
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.icmp "slt" %0, %arg0 : i64
//     llvm.cond_br %2, ^bb1, ^bb3
//   ^bb1:
//     %3 = llvm.mlir.constant(16 : i64) : i64
//     %4 = llvm.mlir.constant(16 : i64) : i64
//     llvm.br ^bb2(%0, %arg1, %arg2 : i64, !llvm.ptr, !llvm.ptr)
//   ^bb2(%5: i64, %6: !llvm.ptr, %7: !llvm.ptr):
//     %8 = llvm.load %6 : !llvm.ptr -> i8
//     %9 = llvm.getelementptr %7[5] : (!llvm.ptr) -> !llvm.ptr, i8
//     llvm.store %8, %9 : i8, !llvm.ptr
//     %10 = llvm.add %5, %1 : i64
//     %11 = llvm.icmp "slt" %10, %arg0 : i64
//     %12 = llvm.getelementptr %6[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     %13 = llvm.getelementptr %7[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
//     llvm.cond_br %11, ^bb2(%10, %12, %13 : i64, !llvm.ptr, !llvm.ptr), ^bb3
//   ^bb3:
//     llvm.return
//   }
// }
