// args: --arena=caller
// The caller passes the memory of the temporaries, of the size that the header names.
func.func @chain(%x: tensor<48x48xf32>, %w: tensor<48x48xf32>) -> tensor<48x48xf32> attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<48x48xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<48x48xf32>) -> tensor<48x48xf32>
  %a = linalg.matmul ins(%x, %w : tensor<48x48xf32>, tensor<48x48xf32>) outs(%f : tensor<48x48xf32>) -> tensor<48x48xf32>
  %b = linalg.matmul ins(%a, %w : tensor<48x48xf32>, tensor<48x48xf32>) outs(%f : tensor<48x48xf32>) -> tensor<48x48xf32>
  %c = linalg.matmul ins(%b, %a : tensor<48x48xf32>, tensor<48x48xf32>) outs(%f : tensor<48x48xf32>) -> tensor<48x48xf32>
  return %c : tensor<48x48xf32>
}
// Nothing is temporary: there is no further argument.
func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> attributes {llvm.emit_c_interface} {
  %0 = arith.addf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
//
// enum { N = 48, GUARD = 64 };
// static int8_t arena[chain_arena_size0 + GUARD] __attribute__((aligned(64)));
//
// int main(void) {
//   static float x[N][N], w[N][N];
//   for (int i = 0; i < N; i++)
//     for (int j = 0; j < N; j++) x[i][j] = (float)((i + j) % 3 - 1), w[i][j] = (float)((i * j) % 3 - 1);
//   struct MemRefDescriptor_f32_2 a = {x[0], x[0], 0, {N, N}, {N, 1}}, b = {w[0], w[0], 0, {N, N}, {N, 1}}, r;
//   struct MemRefDescriptor_i8_1 memory = {arena, arena, 0, {chain_arena_size0}, {1}};
//   memset(arena, 0x55, sizeof arena);
//   for (int call = 0; call < 2; call++) {
//     _mlir_ciface_chain(&r, &a, &b, &memory);
//     double sum = 0;
//     for (int i = 0; i < N * N; i++) sum += r.aligned[i] * (i % 7);
//     printf("%.0f\n", sum);
//     free(r.allocated);
//   }
//   int guard = 0, used = 0;
//   for (int i = 0; i < GUARD; i++) guard += arena[chain_arena_size0 + i] != 0x55;
//   for (int i = 0; i < chain_arena_size0; i++) used += arena[i] != 0x55;
//   printf("%d %d\n", guard, used > 0);
//   float v[4] = {1, 2, 3, 4};
//   struct MemRefDescriptor_f32_1 y = {v, v, 0, {4}, {1}}, s;
//   _mlir_ciface_twice(&s, &y);
//   printf("%g %g\n", s.aligned[0], s.aligned[3]);
//   free(s.allocated);
//   return 0;
// }
// output:
// 1179648
// 1179648
// 0 1
// 2 8
