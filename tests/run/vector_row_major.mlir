// Matrices row by row, as `--matrix-default-layout` says, in the operations of the vector dialect.
// args: --matrix-default-layout=row-major
// no-oracle: an option of opt

func.func @product(%a: vector<6xi32>, %b: vector<12xi32>) -> vector<8xi32> {
  %0 = vector.matrix_multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 4 : i32} : (vector<6xi32>, vector<12xi32>) -> vector<8xi32>
  return %0 : vector<8xi32>
}

func.func @products(%a: memref<6xi32>, %b: memref<12xi32>, %out: memref<8xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = vector.load %a[%c0] : memref<6xi32>, vector<6xi32>
  %1 = vector.load %b[%c0] : memref<12xi32>, vector<12xi32>
  %2 = call @product(%0, %1) : (vector<6xi32>, vector<12xi32>) -> vector<8xi32>
  vector.store %2, %out[%c0] : memref<8xi32>, vector<8xi32>
  return
}

func.func @transposed(%a: memref<6xi32>, %out: memref<6xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = vector.load %a[%c0] : memref<6xi32>, vector<6xi32>
  %1 = vector.flat_transpose %0 {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> -> vector<6xi32>
  vector.store %1, %out[%c0] : memref<6xi32>, vector<6xi32>
  return
}

// main.c:
// #include <stdint.h>
// #include <stdio.h>
// typedef struct { int32_t *allocated, *aligned; int64_t offset, size, stride; } M;
// void _mlir_ciface_products(M *, M *, M *);
// void _mlir_ciface_transposed(M *, M *);
// int main(void) {
//   int32_t a[2][3] = {{1, 2, 3}, {4, 5, 6}};
//   int32_t b[3][4] = {{1, 0, 2, -1}, {3, 1, 0, 5}, {-2, 4, 1, 1}};
//   int32_t out[2][4], t[3][2];
//   M ma = {a[0], a[0], 0, 6, 1}, mb = {b[0], b[0], 0, 12, 1}, mo = {out[0], out[0], 0, 8, 1};
//   M mt = {t[0], t[0], 0, 6, 1};
//   _mlir_ciface_products(&ma, &mb, &mo);
//   for (int i = 0; i < 2; i++) printf("%d %d %d %d\n", out[i][0], out[i][1], out[i][2], out[i][3]);
//   _mlir_ciface_transposed(&ma, &mt);
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
