// args: --passes=unroll
// A loop of four iterations with step 2, and live-out values.
llvm.func @f(%x: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i32) : i32
  llvm.br ^header(%c1, %x : i32, i32)
^header(%i: i32, %s: i32):
  %more = llvm.icmp "slt" %i, %c8 : i32
  llvm.cond_br %more, ^body, ^exit
^body:
  %t = llvm.mul %s, %i : i32
  %next = llvm.add %i, %c2 : i32
  llvm.br ^header(%next, %t : i32, i32)
^exit:
  %r = llvm.add %s, %i : i32
  llvm.return %r : i32
}
// output:
// module {
//   llvm.func @f(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.mlir.constant(8 : i32) : i32
//     %3 = llvm.mlir.constant(1 : i32) : i32
//     %4 = llvm.icmp "slt" %3, %2 : i32
//     %5 = llvm.mul %arg0, %3 : i32
//     %6 = llvm.add %3, %1 : i32
//     %7 = llvm.mlir.constant(3 : i32) : i32
//     %8 = llvm.icmp "slt" %7, %2 : i32
//     %9 = llvm.mul %5, %7 : i32
//     %10 = llvm.add %7, %1 : i32
//     %11 = llvm.mlir.constant(5 : i32) : i32
//     %12 = llvm.icmp "slt" %11, %2 : i32
//     %13 = llvm.mul %9, %11 : i32
//     %14 = llvm.add %11, %1 : i32
//     %15 = llvm.mlir.constant(7 : i32) : i32
//     %16 = llvm.icmp "slt" %15, %2 : i32
//     %17 = llvm.mul %13, %15 : i32
//     %18 = llvm.add %15, %1 : i32
//     %19 = llvm.mlir.constant(9 : i32) : i32
//     %20 = llvm.icmp "slt" %19, %2 : i32
//     %21 = llvm.add %17, %19 : i32
//     llvm.return %21 : i32
//   }
// }
// -----
// args: --passes=unroll
// Not unrolled: the counter wraps before it reaches the bound.
llvm.func @wraps(%p: !llvm.ptr) {
  %c120 = llvm.mlir.constant(120 : i8) : i8
  %c127 = llvm.mlir.constant(127 : i8) : i8
  %c4 = llvm.mlir.constant(4 : i8) : i8
  llvm.br ^header(%c120 : i8)
^header(%i: i8):
  %more = llvm.icmp "slt" %i, %c127 : i8
  llvm.cond_br %more, ^body, ^exit
^body:
  llvm.store volatile %i, %p : i8, !llvm.ptr
  %next = llvm.add %i, %c4 : i8
  llvm.br ^header(%next : i8)
^exit:
  llvm.return
}
// output:
// module {
//   llvm.func @wraps(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(120 : i8) : i8
//     %1 = llvm.mlir.constant(127 : i8) : i8
//     %2 = llvm.mlir.constant(4 : i8) : i8
//     llvm.br ^bb1(%0 : i8)
//   ^bb1(%3: i8):
//     %4 = llvm.icmp "slt" %3, %1 : i8
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return
//   ^bb3:
//     llvm.store volatile %3, %arg0 : i8, !llvm.ptr
//     %5 = llvm.add %3, %2 : i8
//     llvm.br ^bb1(%5 : i8)
//   }
// }
