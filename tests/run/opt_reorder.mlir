// Nests whose loops are interchanged or tiled: a product in each of its six orders, copies by columns, upwards
// and downwards and in steps, and a transposition, of sizes around those of tiles; with results that overlap their operands,
// and with rows that overlap.
func.func @ijk(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %m: index, %n: index, %k: index) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      affine.for %kk = 0 to %k {
        %x = affine.load %a[%i, %kk] : memref<?x?xf32>
        %y = affine.load %b[%kk, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @ikj(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %m: index, %n: index, %k: index) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %m {
    affine.for %kk = 0 to %k {
      affine.for %j = 0 to %n {
        %x = affine.load %a[%i, %kk] : memref<?x?xf32>
        %y = affine.load %b[%kk, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @jik(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %m: index, %n: index, %k: index) attributes {llvm.emit_c_interface} {
  affine.for %j = 0 to %n {
    affine.for %i = 0 to %m {
      affine.for %kk = 0 to %k {
        %x = affine.load %a[%i, %kk] : memref<?x?xf32>
        %y = affine.load %b[%kk, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @jki(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %m: index, %n: index, %k: index) attributes {llvm.emit_c_interface} {
  affine.for %j = 0 to %n {
    affine.for %kk = 0 to %k {
      affine.for %i = 0 to %m {
        %x = affine.load %a[%i, %kk] : memref<?x?xf32>
        %y = affine.load %b[%kk, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @kij(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %m: index, %n: index, %k: index) attributes {llvm.emit_c_interface} {
  affine.for %kk = 0 to %k {
    affine.for %i = 0 to %m {
      affine.for %j = 0 to %n {
        %x = affine.load %a[%i, %kk] : memref<?x?xf32>
        %y = affine.load %b[%kk, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @kji(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %m: index, %n: index, %k: index) attributes {llvm.emit_c_interface} {
  affine.for %kk = 0 to %k {
    affine.for %j = 0 to %n {
      affine.for %i = 0 to %m {
        %x = affine.load %a[%i, %kk] : memref<?x?xf32>
        %y = affine.load %b[%kk, %j] : memref<?x?xf32>
        %z = affine.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @columns(%a: memref<?x?xi16>, %b: memref<?x?xi16>, %n: index, %m: index) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i16
  affine.for %j = 0 to %n {
    affine.for %i = 0 to %m {
      %x = affine.load %a[%i, %j] : memref<?x?xi16>
      %y = arith.addi %x, %one : i16
      affine.store %y, %b[%i, %j] : memref<?x?xi16>
    }
  }
  return
}
func.func @steps(%a: memref<?x?xi16>, %b: memref<?x?xi16>, %n: index, %m: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %j = %c0 to %n step %c1 {
    %last = arith.subi %n, %c1 : index
    %down = arith.subi %last, %j : index
    scf.for %i = %c1 to %m step %c3 {
      %x = memref.load %a[%i, %down] : memref<?x?xi16>
      %y = arith.addi %x, %x : i16
      memref.store %y, %b[%i, %down] : memref<?x?xi16>
    }
  }
  return
}
func.func @transpose(%a: memref<?x?xi16>, %b: memref<?x?xi16>, %n: index, %m: index) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i, %j] : memref<?x?xi16>
      affine.store %x, %b[%j, %i] : memref<?x?xi16>
    }
  }
  return
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { N = 300 };
// typedef struct MemRefDescriptor_f32_2 Matrix;
// typedef struct MemRefDescriptor_i16_2 Table;
// static float a[N * N], b[N * N], c[2 * N * N], d[2 * N * N];
// static int16_t s[2 * N * N], t[2 * N * N];
// static Matrix matrix(float *at, int stride) {
//   Matrix m = {at, at, 0, {N, N}, {stride, 1}};
//   return m;
// }
// static Table table(int16_t *at, int stride) {
//   Table m = {at, at, 0, {N, N}, {stride, 1}};
//   return m;
// }
// static __typeof__(_mlir_ciface_ijk) *const products[] = {
//     _mlir_ciface_ijk, _mlir_ciface_ikj, _mlir_ciface_jik, _mlir_ciface_jki, _mlir_ciface_kij, _mlir_ciface_kji};
// // In order `way`, which only matters where memory overlaps.
// static int product(int way, int m, int n, int k, int stride, int shift) {
//   static const char orders[][4] = {"ijk", "ikj", "jik", "jki", "kij", "kji"};
//   for (int i = 0; i < N * N; i++) a[i] = (i % 7 - 3) * 0.1f, b[i] = (i % 5 - 2) * 0.3f;
//   for (int i = 0; i < 2 * N * N; i++) c[i] = d[i] = i % 3;
//   Matrix ma = matrix(shift < 0 ? a : c + shift, N), mb = matrix(b, N), mc = matrix(c, stride);
//   products[way](&ma, &mb, &mc, m, n, k);
//   const float *ra = shift < 0 ? a : d + shift;
//   int at[3], size[3];
//   for (int l = 0; l < 3; l++) size[l] = orders[way][l] == 'i' ? m : orders[way][l] == 'j' ? n : k;
//   for (at[0] = 0; at[0] < size[0]; at[0]++)
//     for (at[1] = 0; at[1] < size[1]; at[1]++)
//       for (at[2] = 0; at[2] < size[2]; at[2]++) {
//         int i = at[strchr(orders[way], 'i') - orders[way]], j = at[strchr(orders[way], 'j') - orders[way]];
//         int l = at[strchr(orders[way], 'k') - orders[way]];
//         // Rounded, and then added.
//         volatile float p = ra[i * N + l] * b[l * N + j];
//         d[i * stride + j] += p;
//       }
//   return memcmp(c, d, sizeof c) != 0;
// }
// static int copies(int which, int m, int n, int stride, int shift) {
//   for (int i = 0; i < 2 * N * N; i++) s[i] = t[i] = i * 7 % 1000;
//   Table ma = table(s, N), mb = table(s + shift, stride);
//   (which == 0 ? _mlir_ciface_columns : which == 1 ? _mlir_ciface_steps : _mlir_ciface_transpose)(&ma, &mb, n, m);
//   int16_t *to = t + shift;
//   if (which == 0)
//     for (int j = 0; j < n; j++)
//       for (int i = 0; i < m; i++) to[i * stride + j] = t[i * N + j] + 1;
//   if (which == 1)
//     for (int j = n - 1; j >= 0; j--)
//       for (int i = 1; i < m; i += 3) to[i * stride + j] = 2 * t[i * N + j];
//   if (which == 2)
//     for (int i = 0; i < m; i++)
//       for (int j = 0; j < n; j++) to[j * stride + i] = t[i * N + j];
//   return memcmp(s, t, sizeof s) != 0;
// }
// int main(void) {
//   int wrong = 0, sizes[] = {0, 1, 5, 66, 130};
//   for (int way = 0; way < 6; way++) {
//     for (int i = 0; i < 4; i++)
//       for (int j = 0; j < 4; j++)
//         for (int l = 0; l < 5; l++) wrong += product(way, sizes[i], sizes[j], sizes[l], N, -1);
//     wrong += product(way, 3, 299, 70, N, -1);
//   }
//   printf("products: %d wrong\n", wrong);
//   wrong = 0;
//   for (int way = 0; way < 6; way++) {
//     wrong += product(way, 9, 17, 9, 16, -1) + product(way, 9, 17, 9, 0, -1) + product(way, 9, 17, 9, 17, -1);
//     for (int shift = 0; shift < 1000; shift += 111) wrong += product(way, 9, 13, 9, N, shift);
//   }
//   printf("overlaps: %d wrong\n", wrong);
//   wrong = 0;
//   for (int which = 0; which < 3; which++) {
//     for (int i = 0; i < 5; i++)
//       for (int j = 0; j < 5; j++) wrong += copies(which, sizes[i], sizes[j], N, N * N);
//     wrong += copies(which, 290, 290, N, N * N) + copies(which, 40, 9, 7, N * N) + copies(which, 9, 40, 7, N * N);
//     for (int shift = 0; shift < 1000; shift += 111) wrong += copies(which, 20, 30, N, shift) + copies(which, 40, 9, 7, shift);
//   }
//   printf("copies: %d wrong\n", wrong);
// }
// output:
// products: 0 wrong
// overlaps: 0 wrong
// copies: 0 wrong
