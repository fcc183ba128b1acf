// args: --passes=unroll
// Four iterations of two steps each, and what comes after them.
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
