/* Multiplies matrices with the functions compiled from gemm.mlir and checks them against loops in C. */

#include "gemm.h"
#include <stdio.h>

enum { M = 4, K = 8, N = 6 };

/* The descriptors of dense row-major matrices. */
static struct MemRefDescriptor_f32_2 matrix_f32(float *data, int64_t rows, int64_t columns) {
  struct MemRefDescriptor_f32_2 memref = {data, data, 0, {rows, columns}, {columns, 1}};
  return memref;
}

static struct MemRefDescriptor_f64_2 matrix_f64(double *data, int64_t rows, int64_t columns) {
  struct MemRefDescriptor_f64_2 memref = {data, data, 0, {rows, columns}, {columns, 1}};
  return memref;
}

/* Small whole numbers: every sum below is exact, in both precisions. */
static int a_value(int i, int p) { return (i + 2 * p) % 5 - 2; }
static int b_value(int p, int j) { return (3 * p + j) % 7 - 3; }
static int c_value(int i, int j) { return i - j; }

static int expected(int i, int j) {
  int sum = c_value(i, j);
  for (int p = 0; p < K; p++)
    sum += a_value(i, p) * b_value(p, j);
  return sum;
}

/* Prints the first row and the sum of all elements; returns the number of wrong elements. */
static int report(const char *name, const double *c) {
  int wrong = 0;
  double checksum = 0;
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      checksum += c[i * N + j];
      wrong += c[i * N + j] != (double)expected(i, j);
    }
  printf("%s: first row", name);
  for (int j = 0; j < N; j++)
    printf(" %g", c[j]);
  printf(", checksum %g, %d wrong\n", checksum, wrong);
  return wrong;
}

int main(void) {
  float a32[M * K], b32[K * N], c32[M * N];
  double a64[M * K], b64[K * N], c64[M * N], c32_as_f64[M * N];
  for (int i = 0; i < M * K; i++)
    a64[i] = a32[i] = (float)a_value(i / K, i % K);
  for (int i = 0; i < K * N; i++)
    b64[i] = b32[i] = (float)b_value(i / N, i % N);
  for (int i = 0; i < M * N; i++)
    c64[i] = c32[i] = (float)c_value(i / N, i % N);

  struct MemRefDescriptor_f32_2 sa = matrix_f32(a32, M, K), sb = matrix_f32(b32, K, N), sc = matrix_f32(c32, M, N);
  _mlir_ciface_gemm_4x8x6(&sa, &sb, &sc);

  struct MemRefDescriptor_f64_2 da = matrix_f64(a64, M, K), db = matrix_f64(b64, K, N), dc = matrix_f64(c64, M, N);
  _mlir_ciface_gemm(&da, &db, &dc);

  for (int i = 0; i < M * N; i++)
    c32_as_f64[i] = c32[i];
  int wrong = report("static f32", c32_as_f64);
  wrong += report("dynamic f64", c64);
  return wrong != 0;
}
