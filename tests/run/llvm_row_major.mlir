// Matrices row by row, as LLVM's option for them says.
// args: --matrix-default-layout=row-major
// no-oracle: an option of opt

llvm.func @product(%a: !llvm.ptr, %b: !llvm.ptr, %out: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr -> vector<6xi32>
  %1 = llvm.load %b : !llvm.ptr -> vector<12xi32>
  %2 = llvm.intr.matrix.multiply %0, %1 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 4 : i32} : (vector<6xi32>, vector<12xi32>) -> vector<8xi32>
  llvm.store %2, %out : vector<8xi32>, !llvm.ptr
  llvm.return
}

llvm.func @transposed(%a: !llvm.ptr, %out: !llvm.ptr) {
  %0 = llvm.load %a : !llvm.ptr -> vector<6xi32>
  %1 = llvm.intr.matrix.transpose %0 {columns = 3 : i32, rows = 2 : i32} : vector<6xi32> into vector<6xi32>
  llvm.store %1, %out : vector<6xi32>, !llvm.ptr
  llvm.return
}

// main.c:
// #include <stdio.h>
// void product(const int *a, const int *b, int *out);
// void transposed(const int *a, int *out);
// int main(void) {
//   int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
//   int b[3][4] = {{1, 0, 2, -1}, {3, 1, 0, 5}, {-2, 4, 1, 1}};
//   int out[2][4], t[3][2];
//   product(&a[0][0], &b[0][0], &out[0][0]);
//   for (int i = 0; i < 2; i++) printf("%d %d %d %d\n", out[i][0], out[i][1], out[i][2], out[i][3]);
//   transposed(&a[0][0], &t[0][0]);
//   for (int i = 0; i < 3; i++) printf("%d %d\n", t[i][0], t[i][1]);
//   return 0;
// }
//
// output:
// 1 14 5 12
// 7 29 14 27
// 1 4
// 2 5
// 3 6
