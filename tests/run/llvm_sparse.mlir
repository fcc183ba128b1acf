// Sparse constants, and a module in the module in which nothing is left.

module {
}
llvm.mlir.global internal constant @matrix(sparse<[[0, 1], [2, 3], [1, 0]], [5.0, -2.5, 1.25]> : tensor<3x4xf64>) : !llvm.array<3 x array<4 x f64>>
llvm.mlir.global internal constant @same(sparse<[[1], [3]], 7> : tensor<5xi32>) : !llvm.array<5 x i32>
llvm.func @element(%i: i64, %j: i64) -> f64 {
  %0 = llvm.mlir.addressof @matrix : !llvm.ptr
  %1 = llvm.getelementptr %0[0, %i, %j] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<3 x array<4 x f64>>
  %2 = llvm.load %1 : !llvm.ptr -> f64
  llvm.return %2 : f64
}
llvm.func @number(%i: i64) -> i32 {
  %0 = llvm.mlir.addressof @same : !llvm.ptr
  %1 = llvm.getelementptr %0[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i32>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
// main.c:
// #include <stdio.h>
// double element(long, long);
// int number(long);
// int main(void) {
//   for (int i = 0; i < 3; i++) {
//     for (int j = 0; j < 4; j++) {
//       printf("%g ", element(i, j));
//     }
//   }
//   for (int i = 0; i < 5; i++) {
//     printf("%d ", number(i));
//   }
//   puts("");
//   return 0;
// }
// output:
// 0 5 0 0 1.25 0 0 0 0 0 0 -2.5 0 7 0 7 0
