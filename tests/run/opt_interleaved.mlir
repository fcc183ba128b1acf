// Groups of adjacent elements that loops load and store, some with gaps: nothing before the first
// or after the last element is accessed.
func.func @complex(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %i] : memref<?xf32>
    %b = affine.load %x[2 * %i + 1] : memref<?xf32>
    %c = affine.load %y[2 * %i] : memref<?xf32>
    %d = affine.load %y[2 * %i + 1] : memref<?xf32>
    %ac = arith.mulf %a, %c : f32
    %bd = arith.mulf %b, %d : f32
    %ad = arith.mulf %a, %d : f32
    %bc = arith.mulf %b, %c : f32
    %re = arith.subf %ac, %bd : f32
    %im = arith.addf %ad, %bc : f32
    affine.store %im, %z[2 * %i + 1] : memref<?xf32>
    affine.store %re, %z[2 * %i] : memref<?xf32>
  }
  return
}
// Backwards, one after the other.
func.func @backwards(%n: index, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %n - 2 * %i - 2] : memref<?xf32>
    %b = affine.load %x[2 * %n - 2 * %i - 1] : memref<?xf32>
    %s = arith.addf %a, %b : f32
    affine.store %s, %y[2 * %n - 2 * %i - 2] : memref<?xf32>
    affine.store %a, %y[2 * %n - 2 * %i - 1] : memref<?xf32>
  }
  return
}
// Groups with gaps: the first of two elements, the second of four, and the last of three.
func.func @some(%n: index, %x: memref<?xi32>, %y: memref<?xi16>, %z: memref<?xi8>, %r: memref<?xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %i] : memref<?xi32>
    affine.store %a, %r[%i] : memref<?xi32>
  }
  affine.for %i = 0 to %n {
    %a = affine.load %y[4 * %i + 1] : memref<?xi16>
    %b = arith.extsi %a : i16 to i32
    %c = affine.load %r[%i] : memref<?xi32>
    %d = arith.addi %b, %c : i32
    affine.store %d, %r[%i] : memref<?xi32>
  }
  affine.for %i = 0 to %n {
    %a = affine.load %z[3 * %i + 2] : memref<?xi8>
    %b = arith.extsi %a : i8 to i32
    %c = affine.load %r[%i] : memref<?xi32>
    %d = arith.addi %b, %c : i32
    affine.store %d, %r[%i] : memref<?xi32>
  }
  return
}
// A downward group with a gap: the element after the one that the first iteration loads is not accessed.
func.func @some_backwards(%n: index, %x: memref<?xi32>, %r: memref<?xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %n - 2 * %i - 2] : memref<?xi32>
    affine.store %a, %r[%i] : memref<?xi32>
  }
  return
}
func.func @gray(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  %wr = arith.constant 77 : i32
  %wg = arith.constant 150 : i32
  %wb = arith.constant 29 : i32
  %half = arith.constant 128 : i32
  %eight = arith.constant 8 : i32
  affine.for %i = 0 to %n {
    %r8 = affine.load %x[3 * %i] : memref<?xi8>
    %g8 = affine.load %x[3 * %i + 1] : memref<?xi8>
    %b8 = affine.load %x[3 * %i + 2] : memref<?xi8>
    %r = arith.extui %r8 : i8 to i32
    %g = arith.extui %g8 : i8 to i32
    %b = arith.extui %b8 : i8 to i32
    %pr = arith.muli %r, %wr : i32
    %pg = arith.muli %g, %wg : i32
    %pb = arith.muli %b, %wb : i32
    %s1 = arith.addi %pr, %pg : i32
    %s2 = arith.addi %s1, %pb : i32
    %s3 = arith.addi %s2, %half : i32
    %s = arith.shrui %s3, %eight : i32
    %gray = arith.trunci %s : i32 to i8
    affine.store %gray, %y[%i] : memref<?xi8>
  }
  return
}
// Groups of two bytes to groups of four, groups of four 16-bit integers reversed, groups of three 32-bit integers.
func.func @bytes(%n: index, %x: memref<?xi8>, %y: memref<?xi8>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %i] : memref<?xi8>
    %b = affine.load %x[2 * %i + 1] : memref<?xi8>
    %s = arith.addi %a, %b : i8
    %d = arith.subi %a, %b : i8
    affine.store %b, %y[4 * %i + 3] : memref<?xi8>
    affine.store %a, %y[4 * %i] : memref<?xi8>
    affine.store %s, %y[4 * %i + 1] : memref<?xi8>
    affine.store %d, %y[4 * %i + 2] : memref<?xi8>
  }
  return
}
func.func @shorts(%n: index, %x: memref<?xi16>, %y: memref<?xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[4 * %i] : memref<?xi16>
    %b = affine.load %x[4 * %i + 1] : memref<?xi16>
    %c = affine.load %x[4 * %i + 2] : memref<?xi16>
    %d = affine.load %x[4 * %i + 3] : memref<?xi16>
    %s = arith.addi %b, %c : i16
    affine.store %d, %y[4 * %i] : memref<?xi16>
    affine.store %s, %y[4 * %i + 1] : memref<?xi16>
    affine.store %b, %y[4 * %i + 2] : memref<?xi16>
    affine.store %a, %y[4 * %i + 3] : memref<?xi16>
  }
  return
}
func.func @words(%n: index, %x: memref<?xi32>, %y: memref<?xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[3 * %i] : memref<?xi32>
    %b = affine.load %x[3 * %i + 1] : memref<?xi32>
    %c = affine.load %x[3 * %i + 2] : memref<?xi32>
    %s = arith.addi %b, %c : i32
    %d = arith.subi %a, %c : i32
    affine.store %s, %y[3 * %i] : memref<?xi32>
    affine.store %d, %y[3 * %i + 1] : memref<?xi32>
    affine.store %a, %y[3 * %i + 2] : memref<?xi32>
  }
  return
}
// Stores to the loaded group, and to that of the next iteration.
func.func @in_place(%n: index, %x: memref<?xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %i] : memref<?xi32>
    %b = affine.load %x[2 * %i + 1] : memref<?xi32>
    %s = arith.addi %a, %b : i32
    affine.store %s, %x[2 * %i] : memref<?xi32>
    affine.store %a, %x[2 * %i + 1] : memref<?xi32>
  }
  return
}
func.func @next(%n: index, %x: memref<?xi32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[2 * %i] : memref<?xi32>
    %b = affine.load %x[2 * %i + 1] : memref<?xi32>
    %s = arith.addi %a, %b : i32
    affine.store %b, %x[2 * %i + 2] : memref<?xi32>
    affine.store %s, %x[2 * %i + 3] : memref<?xi32>
  }
  return
}
// Groups of five bytes and of eight floats, with gaps.
func.func @many(%n: index, %x: memref<?xi8>, %y: memref<?xf64>, %r: memref<?xf64>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[5 * %i] : memref<?xi8>
    %b = affine.load %x[5 * %i + 1] : memref<?xi8>
    %c = affine.load %x[5 * %i + 4] : memref<?xi8>
    %d = affine.load %x[5 * %i + 3] : memref<?xi8>
    %s = arith.addi %a, %b : i8
    %t = arith.subi %c, %d : i8
    %u = arith.xori %s, %t : i8
    %v = arith.extsi %u : i8 to i32
    %w = arith.sitofp %v : i32 to f64
    %p = affine.load %y[8 * %i + 7] : memref<?xf64>
    %q = affine.load %y[8 * %i + 2] : memref<?xf64>
    %m = arith.mulf %p, %q : f64
    %o = arith.addf %m, %w : f64
    affine.store %o, %r[%i] : memref<?xf64>
  }
  return
}
// main.c:
// #define _DEFAULT_SOURCE // Anonymous mappings.
// #include <stdint.h>
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
// #include "kernel.h"
// #if defined(__unix__) || defined(__APPLE__)
// #include <sys/mman.h>
// #include <unistd.h>
// // So many bytes after which, or before which, nothing may be touched.
// static void *bounded(size_t size, int at_end) {
//   size_t page = (size_t)sysconf(_SC_PAGESIZE), all = (size + page - 1) / page * page;
//   char *p = mmap(0, all + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
//   mprotect(p + page, all, PROT_READ | PROT_WRITE);
//   return at_end ? p + page + all - size : p + page;
// }
// static void drop(void *p, size_t size) {
//   size_t page = (size_t)sysconf(_SC_PAGESIZE), all = (size + page - 1) / page * page;
//   munmap((char *)((uintptr_t)p / page * page) - page, all + 2 * page);
// }
// #else
// static void *bounded(size_t size, int at_end) { return (void)at_end, malloc(size); }
// static void drop(void *p, size_t size) { (void)size, free(p); }
// #endif
// #define M(T, p) &((struct MemRefDescriptor_##T##_1){p, p, 0, {1000}, {1}})
// static unsigned long sum;
// static void check(int good, const char *what, int n) { sum += good; if (!good) printf("%s %d\n", what, n); }
// int main(void) {
//   for (int n = 1; n < 90; n++) for (int at_end = 0; at_end < 2; at_end++) {
//     int32_t want[1000], *r = bounded(4 * n, at_end);
//     float *x = bounded(8 * n, at_end), *y = bounded(8 * n, at_end), *z = bounded(8 * n, at_end), f[200];
//     for (int i = 0; i < 2 * n; i++) x[i] = (float)(i * 7 % 13 - 5), y[i] = (float)(i * 5 % 11 - 4);
//     _mlir_ciface_complex(n, M(f32, x), M(f32, y), M(f32, z));
//     for (int i = 0; i < n; i++) {
//       f[2 * i] = x[2 * i] * y[2 * i] - x[2 * i + 1] * y[2 * i + 1];
//       f[2 * i + 1] = x[2 * i] * y[2 * i + 1] + x[2 * i + 1] * y[2 * i];
//     }
//     check(!memcmp(f, z, 8 * n), "complex", n);
//     _mlir_ciface_complex(n, M(f32, x), M(f32, y), M(f32, x));
//     check(!memcmp(f, x, 8 * n), "complex in place", n);
//     for (int i = 0; i < 2 * n; i++) y[i] = (float)(i * i);
//     _mlir_ciface_backwards(n, M(f32, y), M(f32, z));
//     for (int i = 0; i < n; i++) f[2 * i] = y[2 * i] + y[2 * i + 1], f[2 * i + 1] = y[2 * i];
//     check(!memcmp(z, f, 8 * n), "backwards", n);
//     // Memory that ends with the last element that is loaded.
//     int32_t *v = bounded(4 * (2 * n - 1), at_end);
//     int16_t *h = bounded(2 * (4 * n - 3), at_end);
//     int8_t *b = bounded(3 * n - 2, at_end);
//     for (int i = 0; i < 2 * n - 1; i++) v[i] = i * 1000003;
//     for (int i = 0; i < 4 * n - 3; i++) h[i] = (int16_t)(i * 1009);
//     for (int i = 0; i < 3 * n - 2; i++) b[i] = (int8_t)(i * 37);
//     _mlir_ciface_some(n, M(i32, v), M(i16, h - 1), M(i8, b - 2), M(i32, r));
//     for (int i = 0; i < n; i++) want[i] = v[2 * i] + h[4 * i] + b[3 * i];
//     check(!memcmp(r, want, 4 * n), "some", n);
//     _mlir_ciface_some_backwards(n, M(i32, v), M(i32, r));
//     for (int i = 0; i < n; i++) want[i] = v[2 * (n - 1 - i)];
//     check(!memcmp(r, want, 4 * n), "some backwards", n);
//     uint8_t *c = bounded(3 * n, at_end), *k = bounded(4 * n, at_end), l[400];
//     for (int i = 0; i < 3 * n; i++) c[i] = (uint8_t)(n % 3 ? i * 89 + n : 255);
//     _mlir_ciface_gray(n, M(i8, (int8_t *)c), M(i8, (int8_t *)k));
//     for (int i = 0; i < n; i++) l[i] = (uint8_t)((c[3 * i] * 77 + c[3 * i + 1] * 150 + c[3 * i + 2] * 29 + 128) >> 8);
//     check(!memcmp(k, l, n), "gray", n);
//     _mlir_ciface_bytes(n, M(i8, (int8_t *)c), M(i8, (int8_t *)k));
//     for (int i = 0; i < n; i++) {
//       uint8_t p = c[2 * i], q = c[2 * i + 1];
//       l[4 * i] = p, l[4 * i + 1] = (uint8_t)(p + q), l[4 * i + 2] = (uint8_t)(p - q), l[4 * i + 3] = q;
//     }
//     check(!memcmp(k, l, 4 * n), "bytes", n);
//     int16_t *s = bounded(8 * n, at_end), *t = bounded(8 * n, at_end), u[400];
//     for (int i = 0; i < 4 * n; i++) s[i] = (int16_t)(i * 257);
//     _mlir_ciface_shorts(n, M(i16, s), M(i16, t));
//     for (int i = 0; i < 4 * n; i += 4) {
//       u[i] = s[i + 3], u[i + 1] = (int16_t)(s[i + 1] + s[i + 2]), u[i + 2] = s[i + 1], u[i + 3] = s[i];
//     }
//     check(!memcmp(t, u, 8 * n), "shorts", n);
//     int32_t *w = bounded(12 * n, at_end), *o = bounded(12 * n, at_end);
//     for (int i = 0; i < 3 * n; i++) w[i] = i * 65537;
//     _mlir_ciface_words(n, M(i32, w), M(i32, o));
//     for (int i = 0; i < 3 * n; i += 3) want[i] = w[i + 1] + w[i + 2], want[i + 1] = w[i] - w[i + 2], want[i + 2] = w[i];
//     check(!memcmp(o, want, 12 * n), "words", n);
//     _mlir_ciface_in_place(n, M(i32, w));
//     for (int i = 0; i < 3 * n; i++) want[i] = i * 65537;
//     for (int i = 0; i < 2 * n; i += 2) want[i] += want[i + 1], want[i + 1] = i * 65537;
//     check(!memcmp(w, want, 12 * n), "in place", n);
//     for (int i = 0; i < 3 * n; i++) w[i] = want[i] = i % 7;
//     int most = n > 2 ? n - 2 : 0;
//     _mlir_ciface_next(most, M(i32, w));
//     for (int i = 0; i < 2 * most; i += 2) {
//       uint32_t p = (uint32_t)want[i], q = (uint32_t)want[i + 1];
//       want[i + 2] = (int32_t)q, want[i + 3] = (int32_t)(p + q);
//     }
//     check(!memcmp(w, want, 12 * n), "next", n);
//     int8_t *a = bounded(5 * n, at_end);
//     double *m = bounded(64 * n, at_end), *q = bounded(8 * n, at_end), g[100];
//     for (int i = 0; i < 5 * n; i++) a[i] = (int8_t)(i * 53);
//     for (int i = 0; i < 8 * n; i++) m[i] = i % 97;
//     _mlir_ciface_many(n, M(i8, a), M(f64, m), M(f64, q));
//     for (int i = 0; i < n; i++) {
//       int8_t low = (int8_t)(a[5 * i] + a[5 * i + 1]), high = (int8_t)(a[5 * i + 4] - a[5 * i + 3]);
//       g[i] = m[8 * i + 7] * m[8 * i + 2] + (int8_t)(low ^ high);
//     }
//     check(!memcmp(q, g, 8 * n), "many", n);
//     drop(r, 4 * n), drop(x, 8 * n), drop(y, 8 * n), drop(z, 8 * n);
//     drop(v, 4 * (2 * n - 1)), drop(h, 2 * (4 * n - 3)), drop(b, 3 * n - 2), drop(c, 3 * n), drop(k, 4 * n);
//     drop(s, 8 * n), drop(t, 8 * n), drop(w, 12 * n), drop(o, 12 * n), drop(a, 5 * n), drop(m, 64 * n), drop(q, 8 * n);
//   }
//   printf("%lu\n", sum);
// }
// output:
// 2136
