// Affine expressions of positive and negative numbers, with divisors that are powers of two, others, and values.
func.func @floordiv(%x: index, %d: index) -> (index, index, index) attributes {llvm.emit_c_interface} {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%x)
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv 7)>(%x)
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%x)[%d]
  return %0, %1, %2 : index, index, index
}
func.func @ceildiv(%x: index, %d: index) -> (index, index, index) attributes {llvm.emit_c_interface} {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%x)
  %1 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%x)
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%x)[%d]
  return %0, %1, %2 : index, index, index
}
func.func @mod(%x: index, %d: index) -> (index, index, index) attributes {llvm.emit_c_interface} {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%x)
  %1 = affine.apply affine_map<(d0) -> (d0 mod 7)>(%x)
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%x)[%d]
  return %0, %1, %2 : index, index, index
}
func.func @linear(%x: index, %y: index) -> (index, index, index) attributes {llvm.emit_c_interface} {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 - s0 * 2 + 5)>(%x)[%y]
  %1 = affine.min affine_map<(d0)[s0] -> (d0, s0, d0 + s0, 100)>(%x)[%y]
  %2 = affine.max affine_map<(d0)[s0] -> (d0, -s0, d0 - s0)>(%x)[%y]
  return %0, %1, %2 : index, index, index
}
func.func @constants() -> (index, index, index) attributes {llvm.emit_c_interface} {
  %c = arith.constant -9 : index
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 4 + d0 mod 5 + d0 ceildiv 2)>(%c)
  %1 = affine.min affine_map<(d0) -> (d0 * 2, 4)>(%c)
  %2 = affine.apply affine_map<() -> (42)>()
  return %0, %1, %2 : index, index, index
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// #define SHOW(f) printf("%lld %lld %lld\n", (long long)f.r0, (long long)f.r1, (long long)f.r2)
//
// int main(void) {
//   const int64_t numbers[] = {0, 1, 6, 7, 8, 9, 56, -1, -6, -7, -8, -9, -56, INT64_MAX, INT64_MIN + 1};
//   for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
//     int64_t x = numbers[i];
//     struct floordiv_results f;
//     struct ceildiv_results c;
//     struct mod_results m;
//     _mlir_ciface_floordiv(&f, x, 7);
//     _mlir_ciface_ceildiv(&c, x, 7);
//     _mlir_ciface_mod(&m, x, 7);
//     SHOW(f);
//     SHOW(c);
//     SHOW(m);
//     if (m.r0 != (x % 8 + 8) % 8 || m.r1 != (x % 7 + 7) % 7 || f.r1 != c.r1 - (m.r1 != 0) || f.r0 != c.r0 - (m.r0 != 0))
//       printf("wrong\n");
//   }
//   struct linear_results l;
//   _mlir_ciface_linear(&l, 10, -4);
//   SHOW(l);
//   struct constants_results k;
//   _mlir_ciface_constants(&k);
//   SHOW(k);
//   return 0;
// }
// output:
// 0 0 0
// 0 0 0
// 0 0 0
// 0 0 0
// 1 1 1
// 1 1 1
// 0 0 0
// 1 1 1
// 6 6 6
// 0 1 1
// 1 1 1
// 7 0 0
// 1 1 1
// 1 2 2
// 0 1 1
// 1 1 1
// 2 2 2
// 1 2 2
// 7 8 8
// 7 8 8
// 0 0 0
// -1 -1 -1
// 0 0 0
// 7 6 6
// -1 -1 -1
// 0 0 0
// 2 1 1
// -1 -1 -1
// 0 -1 -1
// 1 0 0
// -1 -2 -2
// -1 -1 -1
// 0 6 6
// -2 -2 -2
// -1 -1 -1
// 7 5 5
// -7 -8 -8
// -7 -8 -8
// 0 0 0
// 1152921504606846975 1317624576693539401 1317624576693539401
// 1152921504606846976 1317624576693539401 1317624576693539401
// 7 0 0
// -1152921504606846976 -1317624576693539401 -1317624576693539401
// -1152921504606846975 -1317624576693539401 -1317624576693539401
// 1 0 0
// 43 -4 14
// -6 -18 42
// -----
// Loops: bounds that are the extremes of several expressions, steps, loop-carried values, and empty loops.
func.func @steps(%low: index, %high: index) -> (index, index) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %count, %last = affine.for %i = %low to %high step 3 iter_args(%n = %zero, %last = %zero) -> (index, index) {
    %next = arith.addi %n, %one : index
    affine.yield %next, %i : index, index
  }
  return %count, %last : index, index
}
func.func @bounds(%a: index, %b: index, %out: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %one = arith.constant 1 : i32
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 1)>(%a)[%b] to min affine_map<(d0)[s0] -> (d0 + s0, 6)>(%a)[%b] {
    affine.for %j = affine_map<(d0) -> (d0 - 1)>(%i) to affine_map<(d0) -> (d0 + 2)>(%i) {
      %0 = affine.load %out[%i, %j] : memref<?x?xi32>
      %1 = arith.addi %0, %one : i32
      affine.store %1, %out[%i, %j] : memref<?x?xi32>
    }
  }
  return
}
func.func @triangle(%n: index, %out: memref<8x8xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> (f32) {
    %inner = affine.for %j = 0 to %n iter_args(%t = %s) -> (f32) {
      %v = affine.if affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - d0 - 2 >= 0, (d0 + d1) mod 2 == 0)>(%i, %j)[%n] -> f32 {
        affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %j) {
          affine.store %one, %out[%i, %j] : memref<8x8xf32>
        } else {
          %two = arith.addf %one, %one : f32
          affine.store %two, %out[%i, symbol(%n) - symbol(%n) + %j] : memref<8x8xf32>
        }
        affine.yield %one : f32
      } else {
        affine.yield %zero : f32
      }
      %next = arith.addf %t, %v : f32
      affine.yield %next : f32
    }
    affine.yield %inner : f32
  }
  affine.if affine_set<() : (-1 >= 0)>() {
    affine.store %one, %out[7, 7] : memref<8x8xf32>
  }
  return %sum : f32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   struct steps_results s;
//   _mlir_ciface_steps(&s, -4, 9);
//   printf("%lld %lld\n", (long long)s.r0, (long long)s.r1);
//   _mlir_ciface_steps(&s, 9, 9);
//   printf("%lld %lld\n", (long long)s.r0, (long long)s.r1);
//   int32_t grid[64] = {0};
//   struct MemRefDescriptor_i32_2 g = {grid, grid, 0, {8, 8}, {8, 1}};
//   _mlir_ciface_bounds(2, 3, &g);
//   for (int i = 0; i < 8; i++) {
//     for (int j = 0; j < 8; j++)
//       printf("%d", grid[8 * i + j]);
//     printf("\n");
//   }
//   float f[64] = {0};
//   struct MemRefDescriptor_f32_2 m = {f, f, 0, {8, 8}, {8, 1}};
//   printf("%g\n", (double)_mlir_ciface_triangle(6, &m));
//   for (int i = 0; i < 8; i++) {
//     for (int j = 0; j < 8; j++)
//       printf("%g", (double)f[8 * i + j]);
//     printf("\n");
//   }
//   return 0;
// }
// output:
// 5 8
// 0 0
// 00000000
// 00000000
// 00000000
// 00111000
// 00011100
// 00000000
// 00000000
// 00000000
// 9
// 10000000
// 01000000
// 20100000
// 02010000
// 20201000
// 00000000
// 00000000
// 00000000
// -----
// Parallel loops: boxes, groups of bounds, and each reduction.
func.func @box(%n: index, %out: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  affine.parallel (%i, %j) = (1, max(%n - 5, 0)) to (min(%n, 5), symbol(%n)) step (2, 3) {
    %sum = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    %0 = arith.index_cast %sum : index to i32
    affine.store %0, %out[%i, %j] : memref<?x?xi32>
  }
  return
}
func.func @floats(%m: memref<?xf64>, %n: index, %out: memref<4xf64>) attributes {llvm.emit_c_interface} {
  %0:4 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "mulf", "maximumf", "minimumf") -> (f64, f64, f64, f64) {
    %x = affine.load %m[%i] : memref<?xf64>
    affine.yield %x, %x, %x, %x : f64, f64, f64, f64
  }
  affine.store %0#0, %out[0] : memref<4xf64>
  affine.store %0#1, %out[1] : memref<4xf64>
  affine.store %0#2, %out[2] : memref<4xf64>
  affine.store %0#3, %out[3] : memref<4xf64>
  return
}
func.func @integers(%m: memref<?xi32>, %n: index) -> (i32, i32, i32, i32) attributes {llvm.emit_c_interface} {
  %0:4 = affine.parallel (%i, %j) = (0, 0) to (%n, 1) reduce ("addi", "muli", "ori", "andi") -> (i32, i32, i32, i32) {
    %x = affine.load %m[%i + %j] : memref<?xi32>
    affine.yield %x, %x, %x, %x : i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3 : i32, i32, i32, i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int32_t grid[64] = {0};
//   struct MemRefDescriptor_i32_2 g = {grid, grid, 0, {8, 8}, {8, 1}};
//   _mlir_ciface_box(7, &g);
//   for (int i = 0; i < 8; i++) {
//     for (int j = 0; j < 8; j++)
//       printf(" %d", grid[8 * i + j]);
//     printf("\n");
//   }
//   double d[4] = {3, -2, 0.5, 8};
//   struct MemRefDescriptor_f64_1 m = {d, d, 0, {4}, {1}};
//   for (int64_t n = 0; n <= 4; n += 4) {
//     double r[4];
//     struct MemRefDescriptor_f64_1 out = {r, r, 0, {4}, {1}};
//     _mlir_ciface_floats(&m, n, &out);
//     printf("%g %g %g %g\n", r[0], r[1], r[2], r[3]);
//   }
//   int32_t k[3] = {6, 3, 10};
//   struct MemRefDescriptor_i32_1 i = {k, k, 0, {3}, {1}};
//   for (int64_t n = 0; n <= 3; n += 3) {
//     struct integers_results r;
//     _mlir_ciface_integers(&r, &i, n);
//     printf("%d %d %d %d\n", r.r0, r.r1, r.r2, r.r3);
//   }
//   return 0;
// }
// output:
//  0 0 0 0 0 0 0 0
//  0 0 12 0 0 15 0 0
//  0 0 0 0 0 0 0 0
//  0 0 32 0 0 35 0 0
//  0 0 0 0 0 0 0 0
//  0 0 0 0 0 0 0 0
//  0 0 0 0 0 0 0 0
//  0 0 0 0 0 0 0 0
// 0 1 -inf inf
// 9.5 -24 8 -2
// 0 1 0 -1
// 19 180 15 2
// -----
// Positions in boxes.
func.func @split(%x: index, %a: index, %b: index) -> (index, index, index, index, index) attributes {llvm.emit_c_interface} {
  %0:3 = affine.delinearize_index %x into (%a, %b, 4) : index, index, index
  %1:2 = affine.delinearize_index %x into (6) : index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1 : index, index, index, index, index
}
func.func @join(%x: index, %y: index, %z: index, %b: index) -> (index, index) attributes {llvm.emit_c_interface} {
  %0 = affine.linearize_index [%x, %y, %z] by (%b, 4) : index
  %1 = affine.linearize_index disjoint [%x, %y] by (2, 5) : index
  return %0, %1 : index, index
}
func.func @one(%x: index) -> (index, index) attributes {llvm.emit_c_interface} {
  %0 = affine.delinearize_index %x into (3) : index
  %1 = affine.linearize_index [%x] by () : index
  return %0, %1 : index, index
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   const int64_t numbers[] = {0, 1, 23, 24, 61, -1, -24, -25};
//   for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++) {
//     struct split_results s;
//     _mlir_ciface_split(&s, numbers[i], 5, 3);
//     printf("%lld %lld %lld, %lld %lld\n", (long long)s.r0, (long long)s.r1, (long long)s.r2, (long long)s.r3, (long long)s.r4);
//     struct join_results j;
//     _mlir_ciface_join(&j, s.r0, s.r1, s.r2, 3);
//     printf("%lld %lld\n", (long long)j.r0, (long long)j.r1);
//   }
//   struct one_results o;
//   _mlir_ciface_one(&o, -3);
//   printf("%lld %lld\n", (long long)o.r0, (long long)o.r1);
//   return 0;
// }
// output:
// 0 0 0, 0 0
// 0 0
// 0 0 1, 0 1
// 1 0
// 1 2 3, 3 5
// 23 7
// 2 0 0, 4 0
// 24 10
// 5 0 1, 10 1
// 61 25
// -1 2 3, -1 5
// -1 -3
// -2 0 0, -4 0
// -24 -10
// -3 2 3, -5 5
// -25 -13
// -3 -3
// -----
// Vectors in buffers. A prefetch changes nothing.
func.func @rows(%m: memref<?x8xf32>, %k: index) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 2 {
    affine.prefetch %m[%i, 0], read, locality<3>, data : memref<?x8xf32>
    %v = affine.vector_load %m[%i, symbol(%k) + 1] : memref<?x8xf32>, vector<4xf32>
    %w = arith.addf %v, %v : vector<4xf32>
    affine.vector_store %w, %m[%i + 2, 0] : memref<?x8xf32>, vector<4xf32>
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   float f[32];
//   for (int i = 0; i < 32; i++)
//     f[i] = (float)i;
//   struct MemRefDescriptor_f32_2 m = {f, f, 0, {4, 8}, {8, 1}};
//   _mlir_ciface_rows(&m, 2);
//   for (int i = 0; i < 32; i++)
//     printf("%g%c", (double)f[i], i % 8 == 7 ? '\n' : ' ');
//   return 0;
// }
// output:
// 0 1 2 3 4 5 6 7
// 8 9 10 11 12 13 14 15
// 6 8 10 12 20 21 22 23
// 22 24 26 28 28 29 30 31
// -----
// no-oracle: MLIR's lowering leaves vectors of two dimensions to other passes
// Vectors of two dimensions: each row is read and written where it lies.
func.func @tile(%m: memref<?x8xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 2 {
    %v = affine.vector_load %m[%i, 2] : memref<?x8xf32>, vector<2x4xf32>
    affine.vector_store %v, %m[%i + 1, 4] : memref<?x8xf32>, vector<2x4xf32>
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   float f[32];
//   for (int i = 0; i < 32; i++)
//     f[i] = (float)i;
//   struct MemRefDescriptor_f32_2 m = {f, f, 0, {4, 8}, {8, 1}};
//   _mlir_ciface_tile(&m);
//   for (int i = 0; i < 32; i++)
//     printf("%g%c", (double)f[i], i % 8 == 7 ? '\n' : ' ');
//   return 0;
// }
// output:
// 0 1 2 3 4 5 6 7
// 8 9 10 11 2 3 4 5
// 16 17 18 19 10 11 2 3
// 24 25 26 27 18 19 10 11
// -----
// no-oracle: MLIR's lowering makes a loop without dimensions of it, which its verifier refuses
// A parallel loop without dimensions runs once.
func.func @once(%x: i32) -> i32 attributes {llvm.emit_c_interface} {
  %0 = affine.parallel () = () to () reduce ("addi") -> (i32) {
    affine.yield %x : i32
  }
  return %0 : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   printf("%d\n", _mlir_ciface_once(42));
//   return 0;
// }
// output:
// 42
// -----
// Indices of 32 bits: known numbers wrap as those of the program do.
// args: --index-bitwidth=32
func.func @narrow(%x: index, %m: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %big = arith.constant 2147483647 : index
  %0 = affine.apply affine_map<(d0) -> ((d0 + 3) floordiv 4)>(%big)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 - s0 mod 16)>(%x)[%0]
  %2 = arith.index_cast %1 : index to i32
  %sum = affine.for %i = 0 to affine_map<(d0) -> (d0 mod 8)>(%x) iter_args(%s = %2) -> (i32) {
    %v = affine.load %m[%i] : memref<?xi32>
    %next = arith.addi %s, %v : i32
    affine.yield %next : i32
  }
  return %sum : i32
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int32_t k[8] = {1, 2, 4, 8, 16, 32, 64, 128};
//   struct MemRefDescriptor_i32_1_index32 m = {k, k, 0, {8}, {1}};
//   printf("%d %d\n", _mlir_ciface_narrow(-13, &m), _mlir_ciface_narrow(20, &m));
//   return 0;
// }
// output:
// 3 20
