// Vectorised loops with numbers of several sizes, conditions, and shifts.
func.func @gray(%n: index, %r: memref<?xi8>, %g: memref<?xi8>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %cr = arith.constant 77 : i32
  %cg = arith.constant 150 : i32
  %c8 = arith.constant 8 : i32
  affine.for %i = 0 to %n {
    %0 = affine.load %r[%i] : memref<?xi8>
    %1 = affine.load %g[%i] : memref<?xi8>
    %2 = arith.extui %0 : i8 to i32
    %3 = arith.extsi %1 : i8 to i32
    %4 = arith.muli %2, %cr : i32
    %5 = arith.muli %3, %cg : i32
    %6 = arith.addi %4, %5 : i32
    %7 = arith.shrsi %6, %c8 : i32
    %8 = arith.trunci %7 : i32 to i8
    affine.store %8, %y[%i] : memref<?xi8>
  }
  return
}
func.func @dot8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) -> i64 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i64
  %s = affine.for %i = 0 to %n iter_args(%s = %zero) -> i64 {
    %0 = affine.load %x[%i] : memref<?xi8>
    %1 = affine.load %y[%i] : memref<?xi8>
    %2 = arith.extsi %0 : i8 to i64
    %3 = arith.extui %1 : i8 to i64
    %4 = arith.muli %2, %3 : i64
    %5 = arith.addi %s, %4 : i64
    affine.yield %5 : i64
  }
  return %s : i64
}
func.func @count(%n: index, %k: i8, %x: memref<?xi8>) -> i8 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i8
  %s = affine.for %i = 0 to %n iter_args(%s = %zero) -> i8 {
    %0 = affine.load %x[%i] : memref<?xi8>
    %1 = arith.cmpi sgt, %0, %k : i8
    %2 = arith.cmpi ne, %0, %zero : i8
    %3 = arith.andi %1, %2 : i1
    %4 = arith.extui %3 : i1 to i8
    %5 = arith.addi %s, %4 : i8
    affine.yield %5 : i8
  }
  return %s : i8
}
func.func @convert(%n: index, %x: memref<?xi16>, %f: memref<?xf32>, %d: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %half = arith.constant 0.5 : f32
  affine.for %i = 0 to %n {
    %0 = affine.load %x[%i] : memref<?xi16>
    %1 = arith.sitofp %0 : i16 to f32
    %2 = arith.mulf %1, %half : f32
    affine.store %2, %f[%i] : memref<?xf32>
    %3 = arith.extf %2 : f32 to f64
    %4 = arith.sitofp %0 : i16 to f64
    %5 = arith.addf %3, %4 : f64
    affine.store %5, %d[%i] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %d[%i] : memref<?xf64>
    %1 = arith.truncf %0 : f64 to f32
    %2 = arith.fptosi %1 : f32 to i32
    %3 = arith.trunci %2 : i32 to i16
    affine.store %3, %x[%i] : memref<?xi16>
  }
  return
}
// Each condition on floats.
func.func @conditions(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %zero = arith.constant 0 : i32
    %p0 = arith.cmpf oeq, %a, %b : f32
    %q0 = arith.extui %p0 : i1 to i32
    %p1 = arith.cmpf ogt, %a, %b : f32
    %r1 = arith.addi %q0, %q0 : i32
    %q1 = arith.select %p1, %c1, %zero : i32
    %s1 = arith.addi %r1, %q1 : i32
    %p2 = arith.cmpf ole, %a, %b : f32
    %r2 = arith.addi %s1, %s1 : i32
    %q2 = arith.select %p2, %c1, %zero : i32
    %s2 = arith.addi %r2, %q2 : i32
    %p3 = arith.cmpf one, %a, %b : f32
    %r3 = arith.addi %s2, %s2 : i32
    %q3 = arith.select %p3, %c1, %zero : i32
    %s3 = arith.addi %r3, %q3 : i32
    %p4 = arith.cmpf ord, %a, %b : f32
    %r4 = arith.addi %s3, %s3 : i32
    %q4 = arith.select %p4, %c1, %zero : i32
    %s4 = arith.addi %r4, %q4 : i32
    %p5 = arith.cmpf ueq, %a, %b : f32
    %r5 = arith.addi %s4, %s4 : i32
    %q5 = arith.select %p5, %c1, %zero : i32
    %s5 = arith.addi %r5, %q5 : i32
    %p6 = arith.cmpf ult, %a, %b : f32
    %r6 = arith.addi %s5, %s5 : i32
    %q6 = arith.select %p6, %c1, %zero : i32
    %s6 = arith.addi %r6, %q6 : i32
    %p7 = arith.cmpf uge, %a, %b : f32
    %r7 = arith.addi %s6, %s6 : i32
    %q7 = arith.select %p7, %c1, %zero : i32
    %s7 = arith.addi %r7, %q7 : i32
    %p8 = arith.cmpf une, %a, %b : f32
    %p9 = arith.cmpf uno, %a, %b : f32
    %pa = arith.ori %p8, %p9 : i1
    %pb = arith.xori %pa, %p7 : i1
    %r8 = arith.addi %s7, %s7 : i32
    %q8 = arith.select %pb, %c1, %zero : i32
    %s8 = arith.addi %r8, %q8 : i32
    affine.store %s8, %z[%i] : memref<?xi32>
  }
  return
}
func.func @shifts(%n: index, %x: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %c7 = arith.constant 7 : i64
  %c9 = arith.constant 9 : i64
  affine.for %i = 0 to %n {
    %0 = affine.load %x[%i] : memref<?xi64>
    %1 = arith.shli %0, %c7 : i64
    %2 = arith.shrui %0, %c9 : i64
    %3 = arith.shrsi %0, %c7 : i64
    %4 = arith.xori %1, %2 : i64
    %5 = arith.muli %4, %3 : i64
    affine.store %5, %x[%i] : memref<?xi64>
  }
  return
}
// main.c:
// #include <math.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// #define M(T, p) ((struct MemRefDescriptor_##T##_1){p, p, 0, {200}, {1}})
// static unsigned long sum;
// static void check(int good, const char *what, int n) { sum += (unsigned long)good; if (!good) printf("%s %d\n", what, n); }
// int main(void) {
//   int8_t a[200], b[200], c[200];
//   int16_t h[200], k[200];
//   int32_t w[200];
//   int64_t l[200], m[200];
//   float f[200], g[200];
//   double d[200];
//   for (int n = 0; n < 90; n++) {
//     for (int i = 0; i < 200; i++) a[i] = (int8_t)(i * 29), b[i] = (int8_t)(i * 53 - 7), c[i] = 0;
//     struct MemRefDescriptor_i8_1 ma = M(i8, a), mb = M(i8, b), mc = M(i8, c);
//     _mlir_ciface_gray(n, &ma, &mb, &mc);
//     int good = 1;
//     for (int i = 0; i < 200; i++)
//       good &= c[i] == (i < n ? (int8_t)(((uint8_t)a[i] * 77 + b[i] * 150) >> 8) : 0);
//     check(good, "gray", n);
//     int64_t s = 0;
//     int8_t count = 0;
//     for (int i = 0; i < n; i++) s += (int64_t)a[i] * (uint8_t)b[i], count = (int8_t)(count + (a[i] > -50 && a[i] != 0));
//     check(_mlir_ciface_dot8(n, &ma, &mb) == s, "dot8", n);
//     check(_mlir_ciface_count(n, -50, &ma) == count, "count", n);
//     for (int i = 0; i < 200; i++) h[i] = k[i] = (int16_t)(i * 333), f[i] = 0, d[i] = 0;
//     struct MemRefDescriptor_i16_1 mh = M(i16, h);
//     struct MemRefDescriptor_f32_1 mf = M(f32, f), mg = M(f32, g);
//     struct MemRefDescriptor_f64_1 md = M(f64, d);
//     _mlir_ciface_convert(n, &mh, &mf, &md);
//     good = 1;
//     for (int i = 0; i < n; i++)
//       good &= f[i] == (float)k[i] * 0.5f && d[i] == k[i] * 1.5 && h[i] == (int16_t)(int32_t)(float)(k[i] * 1.5);
//     check(good && f[n] == 0, "convert", n);
//     const float some[] = {0, -0.0f, 1, -1, NAN, INFINITY, -INFINITY};
//     for (int i = 0; i < 200; i++) f[i] = some[i % 7], g[i] = some[i / 7 % 7];
//     struct MemRefDescriptor_i32_1 mw = M(i32, w);
//     memset(w, 0, sizeof w);
//     _mlir_ciface_conditions(n, &mf, &mg, &mw);
//     good = 1;
//     for (int i = 0; i < n; i++) {
//       float x = f[i], y = g[i];
//       int u = isunordered(x, y), ge = u || x >= y;
//       int bits[] = {x == y, x > y, x <= y, !u && x != y, !u, u || x == y, u || x < y, ge, (u || x != y) ^ ge}, v = 0;
//       for (int bit = 0; bit < 9; bit++) v = 2 * v + bits[bit];
//       good &= w[i] == v;
//     }
//     check(good && w[n] == 0, "conditions", n);
//     for (int i = 0; i < 200; i++) l[i] = m[i] = (int64_t)((uint64_t)i * 0x9E3779B97F4A7C15u);
//     struct MemRefDescriptor_i64_1 ml = M(i64, l);
//     _mlir_ciface_shifts(n, &ml);
//     for (int i = 0; i < n; i++) {
//       uint64_t v = (uint64_t)m[i];
//       m[i] = (int64_t)(((v << 7) ^ (v >> 9)) * (uint64_t)(m[i] >> 7));
//     }
//     check(!memcmp(l, m, sizeof l), "shifts", n);
//   }
//   printf("%lu\n", sum);
// }
// output:
// 540
