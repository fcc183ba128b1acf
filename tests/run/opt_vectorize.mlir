// Loops that are vectorised, over any number of iterations, with buffers that do and do not overlap.
func.func @axpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %x[%i] : memref<?xf32>
    %1 = memref.load %y[%i] : memref<?xf32>
    %2 = arith.mulf %a, %0 : f32
    %3 = arith.addf %2, %1 : f32
    memref.store %3, %y[%i] : memref<?xf32>
  }
  return
}
// Loads of later elements of the buffer that is stored to.
func.func @shift(%n: index, %x: memref<?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c1 : index
    %0 = memref.load %x[%j] : memref<?xi32>
    memref.store %0, %x[%i] : memref<?xi32>
  }
  return
}
// A step of three, and accesses in reverse.
func.func @steps(%n: index, %x: memref<?xf64>, %y: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %last = arith.constant 299 : index
  %half = arith.constant 0.5 : f64
  affine.for %i = 0 to %n step 3 {
    %0 = memref.load %x[%i] : memref<?xf64>
    %1 = arith.mulf %0, %half : f64
    %2 = affine.apply affine_map<(d0) -> (d0 floordiv 3)>(%i)
    memref.store %1, %y[%2] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %y[299 - %i] : memref<?xf64>
    %1 = arith.addf %0, %half : f64
    affine.store %1, %y[299 - %i] : memref<?xf64>
  }
  return
}
func.func @reductions(%n: index, %x: memref<?xi32>, %r: memref<7xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %s, %p, %a, %o, %e, %m, %u = affine.for %i = 0 to %n iter_args(%s = %one, %p = %one, %a = %one, %o = %one, %e = %one, %m = %one, %u = %one)
      -> (i32, i32, i32, i32, i32, i32, i32) {
    %0 = affine.load %x[%i] : memref<?xi32>
    %1 = arith.addi %s, %0 : i32
    %2 = arith.subi %1, %one : i32
    %3 = arith.muli %0, %p : i32
    %4 = arith.andi %a, %0 : i32
    %5 = arith.ori %o, %0 : i32
    %6 = arith.xori %0, %e : i32
    %7 = arith.minsi %m, %0 : i32
    %8 = arith.cmpi ugt, %0, %u : i32
    %9 = arith.select %8, %0, %u : i32
    affine.yield %2, %3, %4, %5, %6, %7, %9 : i32, i32, i32, i32, i32, i32, i32
  }
  affine.store %s, %r[0] : memref<7xi32>
  affine.store %p, %r[1] : memref<7xi32>
  affine.store %a, %r[2] : memref<7xi32>
  affine.store %o, %r[3] : memref<7xi32>
  affine.store %e, %r[4] : memref<7xi32>
  affine.store %m, %r[5] : memref<7xi32>
  affine.store %u, %r[6] : memref<7xi32>
  return
}
func.func @floats(%n: index, %x: memref<?xf64>) -> f64 attributes {llvm.emit_c_interface} {
  %one = arith.constant 1.0 : f64
  %s, %m = affine.for %i = 0 to %n iter_args(%s = %one, %m = %one) -> (f64, f64) {
    %0 = affine.load %x[%i] : memref<?xf64>
    %1 = arith.addf %s, %0 fastmath<reassoc> : f64
    %2 = arith.maximumf %m, %0 : f64
    affine.yield %1, %2 : f64, f64
  }
  %r = arith.addf %s, %m : f64
  return %r : f64
}
// The counter as a value, a comparison, a broadcast scalar, a table.
func.func @mixed(%n: index, %k: i64, %t: memref<?xi64>, %x: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to %n {
    %i64 = arith.index_cast %i : index to i64
    %0 = affine.load %x[%i] : memref<?xi64>
    %first = affine.load %t[0] : memref<?xi64>
    %1 = arith.cmpi slt, %0, %k : i64
    %2 = arith.select %1, %i64, %0 : i64
    %3 = arith.addi %2, %first : i64
    affine.store %3, %x[%i] : memref<?xi64>
  }
  return
}
func.func @lookup(%n: index, %t: memref<?xf32>, %x: memref<?xi32>) -> f32 attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to %n iter_args(%s = %zero) -> f32 {
    %0 = affine.load %x[%i] : memref<?xi32>
    %1 = arith.index_cast %0 : i32 to index
    %2 = memref.load %t[%1] : memref<?xf32>
    %3 = arith.addf %s, %2 fastmath<fast> : f32
    affine.yield %3 : f32
  }
  return %s : f32
}
// A counter of 32 bits, from and to any number.
llvm.func @narrow(%from: i32, %to: i32, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%from : i32)
^header(%i: i32):
  %cond = llvm.icmp "slt" %i, %to : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %wide = llvm.sext %i : i32 to i64
  %p = llvm.getelementptr %x[%wide] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.add %v, %i : i32
  llvm.store %t, %p : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i32
  llvm.br ^header(%next : i32)
^exit:
  llvm.return
}
// An unsigned counter whose step is the size of an element.
llvm.func @unsigned_steps(%from: i64, %to: i64, %x: !llvm.ptr) {
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%from : i64)
^header(%i: i64):
  %cond = llvm.icmp "ult" %i, %to : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %q = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %v = llvm.load %q : !llvm.ptr -> i32
  %t = llvm.add %v, %c1 : i32
  llvm.store %t, %q : i32, !llvm.ptr
  %next = llvm.add %i, %c4 : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// A conditional reduction by `and`.
func.func @common(%n: index, %x: memref<?xi32>) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i32
  %all = arith.constant -1 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %all) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %low = arith.andi %v, %seven : i32
    %is_zero = arith.cmpi eq, %low, %zero : i32
    %t = scf.if %is_zero -> i32 {
      scf.yield %s : i32
    } else {
      %both = arith.andi %v, %s : i32
      scf.yield %both : i32
    }
    scf.yield %t : i32
  }
  return %r : i32
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// #define M(T, p) ((struct MemRefDescriptor_##T##_1){p, p, 0, {400}, {1}})
// static unsigned long sum;
// static void check(int good, const char *what, int n) { sum += good; if (!good) printf("%s %d\n", what, n); }
// int main(void) {
//   float x[400], y[400], z[400];
//   double d[400], e[400], g[400];
//   int32_t v[400], w[400], r[7], q[7];
//   int64_t l[400], m[400];
//   for (int n = 0; n < 90; n++) {
//     // Apart, one in the other, one just behind the other.
//     for (int shift = -20; shift <= 20; shift++) {
//       for (int i = 0; i < 400; i++) x[i] = (float)(i * 7 % 31), z[i] = x[i];
//       struct MemRefDescriptor_f32_1 a = M(f32, x + 100), b = M(f32, x + 100 + shift);
//       _mlir_ciface_axpy(n, 1.5f, &a, &b);
//       for (int i = 0; i < n; i++) {
//         // Rounded on its own, where C may keep more digits.
//         float product = 1.5f * z[100 + i];
//         z[100 + shift + i] = product + z[100 + shift + i];
//       }
//       check(!memcmp(x, z, sizeof x), "axpy", n);
//     }
//     for (int i = 0; i < 400; i++) y[i] = (float)i, x[i] = z[i] = 1;
//     struct MemRefDescriptor_f32_1 a = M(f32, x), b = M(f32, y);
//     _mlir_ciface_axpy(n, 3, &b, &a);
//     for (int i = 0; i < n; i++) z[i] = 3 * y[i] + z[i];
//     check(!memcmp(x, z, sizeof x), "axpy apart", n);
//     int32_t common = -1;
//     for (int i = 0; i < 400; i++) v[i] = i * i * 97 | 1 << 20 << n % 9;
//     for (int i = 0; i < n; i++) common &= v[i] & 7 ? v[i] : -1;
//     check(_mlir_ciface_common(n, &(struct MemRefDescriptor_i32_1){v, v, 0, {400}, {1}}) == common, "common", n);
//     for (int i = 0; i < 400; i++) v[i] = w[i] = i * i;
//     struct MemRefDescriptor_i32_1 mv = M(i32, v), mr = M(i32, r);
//     _mlir_ciface_shift(n, &mv);
//     for (int i = 0; i < n; i++) w[i] = w[i + 1];
//     check(!memcmp(v, w, sizeof v), "shift", n);
//     for (int i = 0; i < 400; i++) d[i] = i, e[i] = g[i] = -i;
//     struct MemRefDescriptor_f64_1 md = M(f64, d), me = M(f64, e);
//     _mlir_ciface_steps(n, &md, &me);
//     for (int i = 0; i < n; i += 3) g[i / 3] = d[i] * 0.5;
//     for (int i = 0; i < n; i++) g[299 - i] += 0.5;
//     check(!memcmp(e, g, sizeof e), "steps", n);
//     for (int i = 0; i < 400; i++) v[i] = (i * 5 % 11) - 4;
//     _mlir_ciface_reductions(n, &mv, &mr);
//     for (int i = 0; i < 7; i++) q[i] = 1;
//     for (int i = 0; i < n; i++) {
//       q[0] += v[i] - 1, q[1] = (int32_t)((uint32_t)q[1] * (uint32_t)v[i]), q[2] &= v[i], q[3] |= v[i], q[4] ^= v[i];
//       q[5] = v[i] < q[5] ? v[i] : q[5], q[6] = (uint32_t)v[i] > (uint32_t)q[6] ? v[i] : q[6];
//     }
//     check(!memcmp(r, q, sizeof r), "reductions", n);
//     double s = 1, most = 1;
//     for (int i = 0; i < n; i++) s += d[i], most = d[i] > most ? d[i] : most;
//     check(_mlir_ciface_floats(n, &md) == s + most, "floats", n);
//     for (int i = 0; i < 400; i++) l[i] = m[i] = (int64_t)i * 1000003 % 997;
//     struct MemRefDescriptor_i64_1 ml = M(i64, l), mt = M(i64, l + n / 2);
//     _mlir_ciface_mixed(n, 500, &mt, &ml);
//     for (int i = 0; i < n; i++) m[i] = (m[i] < 500 ? i : m[i]) + m[n / 2];
//     check(!memcmp(l, m, sizeof l), "mixed", n);
//     for (int i = 0; i < 400; i++) v[i] = i * 37 % 390;
//     float f = 0;
//     for (int i = 0; i < n; i++) f += y[v[i]];
//     check(_mlir_ciface_lookup(n, &b, &mv) == f, "lookup", n);
//     for (int i = 0; i < 400; i++) v[i] = w[i] = i;
//     narrow(n / 2 - 40, n - 40, v + 200);
//     for (int i = n / 2 - 40; i < n - 40; i++) w[200 + i] += i;
//     narrow(n, -n, v + 200);
//     check(!memcmp(v, w, sizeof v), "narrow", n);
//     unsigned_steps(n / 2 * 4, n > 0 ? n * 4 - 3 : 0, v);
//     for (int i = n / 2; i < n; i++) w[i] += 1;
//     check(!memcmp(v, w, sizeof v), "unsigned steps", n);
//   }
//   printf("%lu\n", sum);
// }
// output:
// 4590
