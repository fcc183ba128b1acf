// args: --passes=combine --target=aarch64-linux-gnu
// Sums of halves that are masked before or after the addition.
llvm.func @by_difference(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %shift = llvm.mlir.constant(24 : i32) : i32
  %m1 = llvm.mlir.constant(0x55555555 : i32) : i32
  %m2 = llvm.mlir.constant(0x33333333 : i32) : i32
  %m4 = llvm.mlir.constant(0x0f0f0f0f : i32) : i32
  %bytes = llvm.mlir.constant(0x01010101 : i32) : i32
  %0 = llvm.lshr %v, %one : i32
  %1 = llvm.and %0, %m1 : i32
  %2 = llvm.sub %v, %1 : i32
  %3 = llvm.and %2, %m2 : i32
  %4 = llvm.lshr %2, %two : i32
  %5 = llvm.and %4, %m2 : i32
  %6 = llvm.add %3, %5 : i32
  %7 = llvm.lshr %6, %four : i32
  %8 = llvm.add %6, %7 : i32
  %9 = llvm.and %8, %m4 : i32
  %10 = llvm.mul %9, %bytes : i32
  %11 = llvm.lshr %10, %shift : i32
  llvm.return %11 : i32
}
llvm.func @by_sums(%v: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %shift = llvm.mlir.constant(56 : i64) : i64
  %m1 = llvm.mlir.constant(0x5555555555555555 : i64) : i64
  %m2 = llvm.mlir.constant(0x3333333333333333 : i64) : i64
  %m4 = llvm.mlir.constant(0x0f0f0f0f0f0f0f0f : i64) : i64
  %bytes = llvm.mlir.constant(0x0101010101010101 : i64) : i64
  %0 = llvm.lshr %v, %one : i64
  %1 = llvm.and %0, %m1 : i64
  %2 = llvm.and %v, %m1 : i64
  %3 = llvm.add %1, %2 : i64
  %4 = llvm.and %3, %m2 : i64
  %5 = llvm.lshr %3, %two : i64
  %6 = llvm.and %5, %m2 : i64
  %7 = llvm.add %6, %4 : i64
  %8 = llvm.lshr %7, %four : i64
  %9 = llvm.and %8, %m4 : i64
  %10 = llvm.and %7, %m4 : i64
  %11 = llvm.add %10, %9 : i64
  %12 = llvm.mul %11, %bytes : i64
  %13 = llvm.lshr %12, %shift : i64
  llvm.return %13 : i64
}
// output:
// module {
//   llvm.func @by_difference(%arg0: i32) -> i32 {
//     %0 = llvm.intr.ctpop(%arg0) : (i32) -> i32
//     llvm.return %0 : i32
//   }
//   llvm.func @by_sums(%arg0: i64) -> i64 {
//     %0 = llvm.intr.ctpop(%arg0) : (i64) -> i64
//     llvm.return %0 : i64
//   }
// }
// -----
// args: --passes=combine --target=aarch64-linux-gnu
// The mask of the second step is another one.
llvm.func @other_mask(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %shift = llvm.mlir.constant(24 : i32) : i32
  %m1 = llvm.mlir.constant(0x55555555 : i32) : i32
  %m2 = llvm.mlir.constant(0x33333313 : i32) : i32
  %m4 = llvm.mlir.constant(0x0f0f0f0f : i32) : i32
  %bytes = llvm.mlir.constant(0x01010101 : i32) : i32
  %0 = llvm.lshr %v, %one : i32
  %1 = llvm.and %0, %m1 : i32
  %2 = llvm.sub %v, %1 : i32
  %3 = llvm.and %2, %m2 : i32
  %4 = llvm.lshr %2, %two : i32
  %5 = llvm.and %4, %m2 : i32
  %6 = llvm.add %3, %5 : i32
  %7 = llvm.lshr %6, %four : i32
  %8 = llvm.add %6, %7 : i32
  %9 = llvm.and %8, %m4 : i32
  %10 = llvm.mul %9, %bytes : i32
  %11 = llvm.lshr %10, %shift : i32
  llvm.return %11 : i32
}
// output:
// module {
//   llvm.func @other_mask(%arg0: i32) -> i32 {
//     %0 = llvm.mlir.constant(1 : i32) : i32
//     %1 = llvm.mlir.constant(2 : i32) : i32
//     %2 = llvm.mlir.constant(4 : i32) : i32
//     %3 = llvm.mlir.constant(24 : i32) : i32
//     %4 = llvm.mlir.constant(1431655765 : i32) : i32
//     %5 = llvm.mlir.constant(858993427 : i32) : i32
//     %6 = llvm.mlir.constant(252645135 : i32) : i32
//     %7 = llvm.mlir.constant(16843009 : i32) : i32
//     %8 = llvm.lshr %arg0, %0 : i32
//     %9 = llvm.and %8, %4 : i32
//     %10 = llvm.sub %arg0, %9 : i32
//     %11 = llvm.and %10, %5 : i32
//     %12 = llvm.lshr %10, %1 : i32
//     %13 = llvm.and %12, %5 : i32
//     %14 = llvm.add %11, %13 : i32
//     %15 = llvm.lshr %14, %2 : i32
//     %16 = llvm.add %14, %15 : i32
//     %17 = llvm.and %16, %6 : i32
//     %18 = llvm.mul %17, %7 : i32
//     %19 = llvm.lshr %18, %3 : i32
//     llvm.return %19 : i32
//   }
// }
