// Products of small integers, several of which an instruction adds up: signed and unsigned bytes, with and without zero
// points, and 16-bit integers. Numbers of terms are odd, or not known.

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#transposed = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>

func.func @signed(%a: memref<17x37xi8>, %b: memref<37x29xi8>, %c: memref<17x29xi32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<17x37xi8>, memref<37x29xi8>) outs(%c : memref<17x29xi32>)
  return
}
func.func @mixed(%a: memref<17x37xi8>, %b: memref<37x29xi8>, %c: memref<17x29xi32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<17x37xi8>, memref<37x29xi8>) outs(%c : memref<17x29xi32>) {
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %0 = arith.extui %x : i8 to i32
    %1 = arith.extsi %y : i8 to i32
    %2 = arith.muli %0, %1 : i32
    %3 = arith.addi %sum, %2 : i32
    linalg.yield %3 : i32
  }
  return
}
func.func @dynamic(%a: memref<?x?xi8>, %b: memref<?x?xi8>, %c: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  linalg.generic {indexing_maps = [#a, #transposed, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xi8>, memref<?x?xi8>) outs(%c : memref<?x?xi32>) {
  ^bb0(%x: i8, %y: i8, %sum: i32):
    %0 = arith.extsi %x : i8 to i32
    %1 = arith.extui %y : i8 to i32
    %2 = arith.muli %1, %0 : i32
    %3 = arith.addi %2, %sum : i32
    linalg.yield %3 : i32
  }
  return
}
func.func @zero_points(%a: memref<17x37xi8>, %b: memref<37x29xi8>, %c: memref<17x29xi32>) attributes {llvm.emit_c_interface} {
  %a_zero = arith.constant 128 : i32
  %b_zero = arith.constant -7 : i32
  linalg.quantized_matmul ins(%a, %b, %a_zero, %b_zero : memref<17x37xi8>, memref<37x29xi8>, i32, i32)
      outs(%c : memref<17x29xi32>)
  return
}
// A zero point that is not known may be large.
func.func @large_zero_point(%a: memref<17x37xi8>, %b: memref<37x29xi8>, %zero: i32, %c: memref<17x29xi32>) attributes {llvm.emit_c_interface} {
  %b_zero = arith.constant 0 : i32
  linalg.quantized_matmul ins(%a, %b, %zero, %b_zero : memref<17x37xi8>, memref<37x29xi8>, i32, i32)
      outs(%c : memref<17x29xi32>)
  return
}
func.func @words(%a: memref<17x37xi16>, %b: memref<37x29xi16>, %c: memref<17x29xi32>) attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<17x37xi16>, memref<37x29xi16>) outs(%c : memref<17x29xi32>)
  return
}
func.func @image(%image: memref<1x9x9x5xi8>, %filter: memref<3x3x5x20xi8>, %output: memref<1x7x7x20xi32>) attributes {llvm.emit_c_interface} {
  linalg.conv_2d_nhwc_hwcf ins(%image, %filter : memref<1x9x9x5xi8>, memref<3x3x5x20xi8>)
      outs(%output : memref<1x7x7x20xi32>)
  return
}

// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <string.h>
// enum { M = 17, N = 29, K = 37 };
// static int8_t a[M * K], b[K * N], image[9 * 9 * 5], filter[3 * 3 * 5 * 20];
// static int16_t a16[M * K], b16[K * N];
// static int32_t c[M * N], out[7 * 7 * 20];
// // Adds the products that are expected to 'c' with the opposite sign.
// static int check(const char *name, int a_unsigned, int b_unsigned, int transposed, int a_zero, int b_zero) {
//   int wrong = 0;
//   for (int i = 0; i < M; i++)
//     for (int j = 0; j < N; j++) {
//       uint32_t sum = (uint32_t)(i - j);
//       for (int k = 0; k < K; k++) {
//         int y = transposed ? b[j * K + k] : b[k * N + j];
//         int x = a[i * K + k];
//         if (a_unsigned) x &= 255;
//         if (b_unsigned) y &= 255;
//         sum += (uint32_t)(x - a_zero) * (uint32_t)(y - b_zero);
//       }
//       wrong += (int32_t)sum != c[i * N + j];
//     }
//   printf("%s: %d wrong, %d\n", name, wrong, (int)c[M * N / 2]);
//   return wrong;
// }
// static void reset(void) {
//   for (int i = 0; i < M; i++)
//     for (int j = 0; j < N; j++)
//       c[i * N + j] = i - j;
// }
// int main(void) {
//   for (int i = 0; i < M * K; i++) a[i] = (int8_t)(i * i * 31 + i * 7), a16[i] = (int16_t)(i % 5 ? i * i * 77 : -32768);
//   for (int i = 0; i < K * N; i++) b[i] = (int8_t)(i * i * 13 - 5 * i), b16[i] = (int16_t)(i % 3 ? i * 9173 : -32768);
//   memset(a, -128, K), memset(b, -128, K);
//   struct MemRefDescriptor_i8_2 A = MemRefDescriptor_i8_2_contiguous(a, M, K);
//   struct MemRefDescriptor_i8_2 B = MemRefDescriptor_i8_2_contiguous(b, K, N);
//   struct MemRefDescriptor_i8_2 T = MemRefDescriptor_i8_2_contiguous(b, N, K);
//   struct MemRefDescriptor_i16_2 A16 = MemRefDescriptor_i16_2_contiguous(a16, M, K);
//   struct MemRefDescriptor_i16_2 B16 = MemRefDescriptor_i16_2_contiguous(b16, K, N);
//   struct MemRefDescriptor_i32_2 C = MemRefDescriptor_i32_2_contiguous(c, M, N);
//   reset(), _mlir_ciface_signed(&A, &B, &C), check("signed", 0, 0, 0, 0, 0);
//   reset(), _mlir_ciface_mixed(&A, &B, &C), check("mixed", 1, 0, 0, 0, 0);
//   reset(), _mlir_ciface_dynamic(&A, &T, &C), check("dynamic", 0, 1, 1, 0, 0);
//   reset(), _mlir_ciface_zero_points(&A, &B, &C), check("zero points", 0, 0, 0, 128, -7);
//   reset(), _mlir_ciface_large_zero_point(&A, &B, 100000, &C), check("large zero point", 0, 0, 0, 100000, 0);
//   reset(), _mlir_ciface_words(&A16, &B16, &C);
//   int wrong = 0;
//   for (int i = 0; i < M; i++)
//     for (int j = 0; j < N; j++) {
//       uint32_t sum = (uint32_t)(i - j);
//       for (int k = 0; k < K; k++) sum += (uint32_t)a16[i * K + k] * (uint32_t)b16[k * N + j];
//       wrong += (int32_t)sum != c[i * N + j];
//     }
//   printf("words: %d wrong\n", wrong);
//   for (int i = 0; i < 9 * 9 * 5; i++) image[i] = (int8_t)(i * 73);
//   for (int i = 0; i < 3 * 3 * 5 * 20; i++) filter[i] = (int8_t)(i * 57 + 3);
//   struct MemRefDescriptor_i8_4 I = MemRefDescriptor_i8_4_contiguous(image, 1, 9, 9, 5);
//   struct MemRefDescriptor_i8_4 F = MemRefDescriptor_i8_4_contiguous(filter, 3, 3, 5, 20);
//   struct MemRefDescriptor_i32_4 O = MemRefDescriptor_i32_4_contiguous(out, 1, 7, 7, 20);
//   _mlir_ciface_image(&I, &F, &O);
//   wrong = 0;
//   for (int y = 0; y < 7; y++)
//     for (int x = 0; x < 7; x++)
//       for (int f = 0; f < 20; f++) {
//         int sum = 0;
//         for (int v = 0; v < 3; v++)
//           for (int u = 0; u < 3; u++)
//             for (int k = 0; k < 5; k++)
//               sum += image[((y + v) * 9 + x + u) * 5 + k] * filter[((v * 3 + u) * 5 + k) * 20 + f];
//         wrong += sum != out[(y * 7 + x) * 20 + f];
//       }
//   printf("image: %d wrong\n", wrong);
//   return 0;
// }
// output:
// signed: 0 wrong, 18598
// mixed: 0 wrong, -141146
// dynamic: 0 wrong, 846
// zero points: 0 wrong, 120166
// large zero point: 0 wrong, 102818598
// words: 0 wrong
// image: 0 wrong
