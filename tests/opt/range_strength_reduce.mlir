// args: --passes=range-strength-reduce
// A signed division and remainder of extended values.
llvm.func @unsigned(%x: i16, %y: i16) -> i32 {
  %a = llvm.zext %x : i16 to i32
  %b = llvm.zext %y : i16 to i32
  %q = llvm.sdiv %a, %b : i32
  %r = llvm.srem %a, %b : i32
  %s = llvm.add %q, %r : i32
  llvm.return %s : i32
}
// output:
// module {
//   llvm.func @unsigned(%arg0: i16, %arg1: i16) -> i32 {
//     %0 = llvm.zext %arg0 : i16 to i32
//     %1 = llvm.zext %arg1 : i16 to i32
//     %2 = llvm.udiv %0, %1 : i32
//     %3 = llvm.urem %0, %1 : i32
//     %4 = llvm.add %2, %3 : i32
//     llvm.return %4 : i32
//   }
// }
// -----
// args: --passes=range-strength-reduce
// Divisions of a value by a power of two, where a branch excludes negative values.
llvm.func @power(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %is = llvm.icmp "slt" %x, %zero : i32
  llvm.cond_br %is, ^negative, ^other
^negative:
  %n = llvm.sdiv %x, %eight : i32
  llvm.return %n : i32
^other:
  %q = llvm.sdiv %x, %eight : i32
  %r = llvm.srem %x, %eight : i32
  %t = llvm.ashr %x, %eight : i32
  %s = llvm.add %q, %r : i32
  %u = llvm.add %s, %t : i32
  llvm.return %u : i32
}
// output:
// module {
//   llvm.func @power(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(8 : i32) : i32
//     %2 = llvm.icmp "slt" %arg0, %0 : i32
//     llvm.cond_br %2, ^bb2, ^bb1
//   ^bb1:
//     %3 = llvm.mlir.constant(3 : i32) : i32
//     %4 = llvm.lshr %arg0, %3 : i32
//     %5 = llvm.mlir.constant(7 : i32) : i32
//     %6 = llvm.and %arg0, %5 : i32
//     %7 = llvm.lshr %arg0, %1 : i32
//     %8 = llvm.add %4, %6 : i32
//     %9 = llvm.add %8, %7 : i32
//     llvm.return %9 : i32
//     ... 3 lines
//   }
// }
// -----
// args: --passes=range-strength-reduce
// Divisions of 64 bits of operands of 32 bits; the least signed number divided by -1 overflows 32 bits.
llvm.func @narrow(%x: i32, %y: i32, %z: i16) -> i64 {
  %a = llvm.zext %x : i32 to i64
  %b = llvm.zext %y : i32 to i64
  %q = llvm.udiv %a, %b : i64
  %c = llvm.sext %x : i32 to i64
  %d = llvm.sext %y : i32 to i64
  %r = llvm.sdiv %c, %d : i64
  %e = llvm.sext %z : i16 to i64
  %t = llvm.srem %e, %d : i64
  %s = llvm.add %q, %r : i64
  %u = llvm.add %s, %t : i64
  llvm.return %u : i64
}
// output:
// module {
//   llvm.func @narrow(%arg0: i32, %arg1: i32, %arg2: i16) -> i64 {
//     %0 = llvm.zext %arg0 : i32 to i64
//     %1 = llvm.zext %arg1 : i32 to i64
//     %2 = llvm.trunc %0 : i64 to i32
//     %3 = llvm.trunc %1 : i64 to i32
//     %4 = llvm.udiv %2, %3 : i32
//     %5 = llvm.zext %4 : i32 to i64
//     %6 = llvm.sext %arg0 : i32 to i64
//     %7 = llvm.sext %arg1 : i32 to i64
//     %8 = llvm.sdiv %6, %7 : i64
//     %9 = llvm.sext %arg2 : i16 to i64
//     %10 = llvm.trunc %9 : i64 to i32
//     %11 = llvm.trunc %7 : i64 to i32
//     %12 = llvm.srem %10, %11 : i32
//     %13 = llvm.sext %12 : i32 to i64
//     %14 = llvm.add %5, %8 : i64
//     %15 = llvm.add %14, %13 : i64
//     llvm.return %15 : i64
//   }
// }
// -----
// args: --passes=range-strength-reduce
// Extensions and conversions of positive values.
llvm.func @extensions(%x: i32, %n: i32) -> i64 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %is = llvm.icmp "sgt" %x, %zero : i32
  llvm.cond_br %is, ^positive, ^other
^positive:
  %a = llvm.sext %x : i32 to i64
  %f = llvm.uitofp %x : i32 to f64
  %i = llvm.fptosi %f : f64 to i64
  %s = llvm.add %a, %i : i64
  llvm.return %s : i64
^other:
  %b = llvm.sext %x : i32 to i64
  llvm.return %b : i64
}
// output:
// module {
//   llvm.func @extensions(%arg0: i32, %arg1: i32) -> i64 {
//     ... 6 lines
//   ^bb2:
//     %3 = llvm.zext nneg %arg0 : i32 to i64
//     %4 = llvm.sitofp %arg0 : i32 to f64
//     %5 = llvm.fptosi %4 : f64 to i64
//     %6 = llvm.add %3, %5 : i64
//     llvm.return %6 : i64
//   }
// }
// -----
// args: --target=riscv64-linux-gnu --passes=range-strength-reduce
// Extensions of words are free on RISC-V.
llvm.func @extensions(%x: i32, %n: i32) -> i64 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %is = llvm.icmp "sgt" %x, %zero : i32
  llvm.cond_br %is, ^positive, ^other
^positive:
  %a = llvm.sext %x : i32 to i64
  %f = llvm.uitofp %x : i32 to f64
  %i = llvm.fptosi %f : f64 to i64
  %s = llvm.add %a, %i : i64
  llvm.return %s : i64
^other:
  %b = llvm.sext %x : i32 to i64
  llvm.return %b : i64
}
// output:
// module {
//   llvm.func @extensions(%arg0: i32, %arg1: i32) -> i64 {
//     ... 6 lines
//   ^bb2:
//     %3 = llvm.sext %arg0 : i32 to i64
//     %4 = llvm.sitofp %arg0 : i32 to f64
//     %5 = llvm.fptosi %4 : f64 to i64
//     %6 = llvm.add %3, %5 : i64
//     llvm.return %6 : i64
//   }
// }
// -----
// args: --passes=range-strength-reduce
// Masks and truncations that remove zeros only.
llvm.func @masks(%x: i8, %y: i32) -> i32 {
  %m255 = llvm.mlir.constant(255 : i32) : i32
  %m254 = llvm.mlir.constant(254 : i32) : i32
  %m24 = llvm.mlir.constant(24 : i32) : i32
  %a = llvm.zext %x : i8 to i32
  %b = llvm.and %a, %m255 : i32
  %c = llvm.and %a, %m254 : i32
  %d = llvm.lshr %y, %m24 : i32
  %t = llvm.trunc %d : i32 to i8
  %e = llvm.zext %t : i8 to i32
  %s = llvm.add %b, %c : i32
  %u = llvm.add %s, %e : i32
  llvm.return %u : i32
}
// output:
// module {
//   llvm.func @masks(%arg0: i8, %arg1: i32) -> i32 {
//     %0 = llvm.mlir.constant(254 : i32) : i32
//     %1 = llvm.mlir.constant(24 : i32) : i32
//     %2 = llvm.zext %arg0 : i8 to i32
//     %3 = llvm.and %2, %0 : i32
//     %4 = llvm.lshr %arg1, %1 : i32
//     %5 = llvm.add %2, %3 : i32
//     %6 = llvm.add %5, %4 : i32
//     llvm.return %6 : i32
//   }
// }
// -----
// args: --passes=range-strength-reduce
// Comparisons that the condition of a branch implies, where no branch tests them.
llvm.func @compare(%x: i32, %y: i32, %a: i32, %b: i32) -> i32 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %is = llvm.icmp "slt" %x, %ten : i32
  llvm.cond_br %is, ^less, ^other
^less:
  %twenty = llvm.mlir.constant(20 : i32) : i32
  %known = llvm.icmp "slt" %x, %twenty : i32
  %unknown = llvm.icmp "ult" %x, %twenty : i32
  %s = llvm.select %known, %a, %b : i1, i32
  %t = llvm.select %unknown, %a, %b : i1, i32
  %r = llvm.sub %s, %t : i32
  llvm.return %r : i32
^other:
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @compare(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
//     ... 5 lines
//   ^bb2:
//     %2 = llvm.mlir.constant(20 : i32) : i32
//     %3 = llvm.mlir.constant(true) : i1
//     %4 = llvm.icmp "ult" %arg0, %2 : i32
//     %5 = llvm.select %3, %arg2, %arg3 : i1, i32
//     %6 = llvm.select %4, %arg2, %arg3 : i1, i32
//     %7 = llvm.sub %5, %6 : i32
//     llvm.return %7 : i32
//   }
// }
