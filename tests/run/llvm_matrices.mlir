// Matrices.

llvm.func @matrix_multiply(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<6xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<6xf32>
  %r = llvm.intr.matrix.multiply %v, %w {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 2 : i32} : (vector<6xf32>, vector<6xf32>) -> vector<4xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @matrix_multiply_int(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xi32>
  %r = llvm.intr.matrix.multiply %v, %w {lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @matrix_transpose(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<6xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<6xf32>
  %r = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 3 : i32} : vector<6xf32> into vector<6xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<6xf32>, !llvm.ptr
  llvm.return
}
llvm.func @matrix_memory(%p: !llvm.ptr, %q: !llvm.ptr, %o: !llvm.ptr) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %w = llvm.load %q {alignment = 1 : i64} : !llvm.ptr -> vector<4xf32>
  %s = llvm.mlir.constant(3 : i64) : i64
  %a = llvm.intr.matrix.column.major.load %p, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  %z = llvm.mlir.zero : vector<5xf32>
  llvm.store %z, %o {alignment = 1 : i64} : vector<5xf32>, !llvm.ptr
  llvm.intr.matrix.column.major.store %a, %o, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %r = llvm.load %o {alignment = 1 : i64} : !llvm.ptr -> vector<5xf32>
  llvm.store %r, %o {alignment = 1 : i64} : vector<5xf32>, !llvm.ptr
  llvm.return
}
// no-oracle: llc does not know matrix intrinsics, a pass of opt replaces them
// main.c:
// #include <stdio.h>
// #include <string.h>
// void matrix_multiply(const void *, const void *, void *);
// void matrix_multiply_int(const void *, const void *, void *);
// void matrix_transpose(const void *, const void *, void *);
// void matrix_memory(const void *, const void *, void *);
// static const int ints[2][8] = {{7, -3, 12, 5, 0, 100, -128, 33}, {4, 1, 9, -7, 3, 6, 2, 50}};
// static const float floats[2][8] = {{1.5f, -2.25f, 0.5f, 8.0f, -0.0f, 3.0f, -7.5f, 0.125f}, {2.0f, 0.25f, -1.0f, 4.0f, 1.0f, -3.5f, 6.0f, 0.5f}};
// static char out[256];
// #define RUN_i32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { int v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_i8(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { signed char v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_i64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { long v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// #define RUN_f32(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { float v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_f64(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { double v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %g", (double)v); } printf("\n"); } while (0)
// #define RUN_i16(f, n) do { memset(out, 0, sizeof out); f(IN[0], IN[1], out); printf(#f); for (int i = 0; i < n; i++) { short v; memcpy(&v, out + i * sizeof v, sizeof v); printf(" %ld", (long)v); } printf("\n"); } while (0)
// int main(void) {
// #define IN floats
//   RUN_f32(matrix_multiply, 4);
// #undef IN
// #define IN ints
//   RUN_i32(matrix_multiply_int, 4);
// #undef IN
// #define IN floats
//   RUN_f32(matrix_transpose, 6);
// #undef IN
// #define IN floats
//   RUN_f32(matrix_memory, 5);
// #undef IN
//   return 0;
// }
// output:
// matrix_multiply 3.125 -5.5 6.5 -11.5
// matrix_multiply_int 40 -7 -21 -62
// matrix_transpose 1.5 0.5 -0 -2.25 8 3
// matrix_memory 1.5 -2.25 0 8 -0
