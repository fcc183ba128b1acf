// Progressions in vectorized loops: each iteration adds an invariant to a value, or multiplies the value by it; of floats and
// integers, up and down, stored in reverse, narrowed, compared, and used after the loop. Sums of floats that must keep their
// order do.
func.func @sums(%a: memref<?xf32>, %first: f32, %by: f32) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> f32 {
    %v = memref.load %a[%i] : memref<?xf32>
    %s = arith.mulf %x, %v : f32
    memref.store %s, %a[%i] : memref<?xf32>
    %y = arith.addf %x, %by fastmath<reassoc> : f32
    scf.yield %y : f32
  }
  return %r : f32
}
func.func @afterwards(%a: memref<?xf64>, %first: f64, %by: f64) -> f64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> f64 {
    %y = arith.addf %by, %x fastmath<reassoc> : f64
    %v = memref.load %a[%i] : memref<?xf64>
    %s = arith.addf %y, %v : f64
    memref.store %s, %a[%i] : memref<?xf64>
    scf.yield %y : f64
  }
  return %r : f64
}
func.func @ordered(%a: memref<?xf32>, %first: f32, %by: f32) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> f32 {
    memref.store %x, %a[%i] : memref<?xf32>
    %y = arith.addf %x, %by : f32
    scf.yield %y : f32
  }
  return %r : f32
}
func.func @products(%a: memref<?xi32>, %first: i32, %by: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> i32 {
    memref.store %x, %a[%i] : memref<?xi32>
    %y = arith.muli %x, %by : i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @differences(%a: memref<?xi64>, %first: i64, %by: i64) -> i64 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi64>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> i64 {
    %v = memref.load %a[%i] : memref<?xi64>
    %s = arith.addi %x, %v : i64
    memref.store %s, %a[%i] : memref<?xi64>
    %y = arith.subi %x, %by : i64
    scf.yield %y : i64
  }
  return %r : i64
}
func.func @reverse(%a: memref<?xi16>, %first: i16, %by: i16) -> i16 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi16>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> i16 {
    %at = arith.subi %last, %i : index
    %v = memref.load %a[%at] : memref<?xi16>
    %y = arith.addi %x, %by : i16
    %s = arith.xori %y, %v : i16
    memref.store %s, %a[%at] : memref<?xi16>
    scf.yield %y : i16
  }
  return %r : i16
}
func.func @bytes(%a: memref<?xi8>, %first: i32, %by: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi8>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> i32 {
    %y = arith.muli %x, %by : i32
    %t = arith.trunci %y : i32 to i8
    memref.store %t, %a[%i] : memref<?xi8>
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @limits(%a: memref<?xi32>, %first: i32, %by: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> i32 {
    %v = memref.load %a[%i] : memref<?xi32>
    %c = arith.cmpi slt, %x, %v : i32
    %s = arith.select %c, %x, %v : i32
    memref.store %s, %a[%i] : memref<?xi32>
    %y = arith.addi %x, %by : i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @changes(%a: memref<?xi32>, %first: i32, %by: i32) -> i32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?xi32>
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %first) -> i32 {
    memref.store %x, %a[%i] : memref<?xi32>
    %y = arith.subi %by, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @delayed(%a: memref<?xi16>, %x: i16, %by: i16) -> i16 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i16
  %n = memref.dim %a, %c0 : memref<?xi16>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%v = %x, %before = %zero) -> (i16, i16) {
    memref.store %v, %a[%i] : memref<?xi16>
    %next = arith.muli %v, %by : i16
    %now = arith.xori %next, %by : i16
    scf.yield %next, %now : i16, i16
  }
  %s = arith.addi %r#0, %r#1 : i16
  return %s : i16
}
// main.c:
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// static float c_sums(float *a, int n, float x, float by) {
//   for (int i = 0; i < n; i++) { a[i] *= x; x += by; }
//   return x;
// }
// static double c_afterwards(double *a, int n, double x, double by) {
//   for (int i = 0; i < n; i++) { x += by; a[i] += x; }
//   return x;
// }
// static float c_ordered(float *a, int n, float x, float by) {
//   for (int i = 0; i < n; i++) { a[i] = x; x += by; }
//   return x;
// }
// static uint32_t c_products(uint32_t *a, int n, uint32_t x, uint32_t by) {
//   for (int i = 0; i < n; i++) { a[i] = x; x *= by; }
//   return x;
// }
// static uint64_t c_differences(uint64_t *a, int n, uint64_t x, uint64_t by) {
//   for (int i = 0; i < n; i++) { a[i] += x; x -= by; }
//   return x;
// }
// static uint16_t c_reverse(uint16_t *a, int n, uint16_t x, uint16_t by) {
//   for (int i = 0; i < n; i++) { x += by; a[n - 1 - i] ^= x; }
//   return x;
// }
// static uint32_t c_bytes(uint8_t *a, int n, uint32_t x, uint32_t by) {
//   for (int i = 0; i < n; i++) { x *= by; a[i] = x; }
//   return x;
// }
// static int32_t c_limits(int32_t *a, int n, int32_t x, int32_t by) {
//   for (int i = 0; i < n; i++) { if (x < a[i]) a[i] = x; x = (uint32_t)x + by; }
//   return x;
// }
// static uint32_t c_changes(uint32_t *a, int n, uint32_t x, uint32_t by) {
//   for (int i = 0; i < n; i++) { a[i] = x; x = by - x; }
//   return x;
// }
// static uint16_t c_delayed(uint16_t *a, int n, uint16_t x, uint16_t by) {
//   uint16_t before = 0;
//   for (int i = 0; i < n; i++) { a[i] = x; x *= by; before = x ^ by; }
//   return x + before;
// }
// enum { N = 70 };
// #define CHECK(name, type, element, suffix, first, by)                                                   \
//   for (int n = 0; n < N; n++) {                                                                         \
//     element s[N], t[N];                                                                                 \
//     for (int i = 0; i < N; i++) s[i] = t[i] = i * 7 % 64;                                               \
//     struct MemRefDescriptor_##suffix##_1 x = {(void *)s, (void *)s, 0, {n}, {1}};                                       \
//     type c = c_##name(t, n, first, by), m = _mlir_ciface_##name(&x, first, by);                         \
//     if (c != m || memcmp(s, t, sizeof s)) printf("%s of %d differ\n", #name, n);                        \
//   }
// int main(void) {
//   CHECK(sums, float, float, f32, -3.5f, 0.25f)
//   CHECK(afterwards, double, double, f64, 1e6, -2.5)
//   CHECK(ordered, float, float, f32, 0.1f, 0.3f)
//   CHECK(products, uint32_t, uint32_t, i32, 7, 31)
//   CHECK(differences, uint64_t, uint64_t, i64, 5, 0x123456789abcdef)
//   CHECK(reverse, uint16_t, uint16_t, i16, 32700, 77)
//   CHECK(bytes, uint32_t, uint8_t, i8, 3, 1664525)
//   CHECK(limits, int32_t, int32_t, i32, 2147483000, 99)
//   CHECK(changes, uint32_t, uint32_t, i32, 17, 9)
//   CHECK(delayed, uint16_t, uint16_t, i16, 11, 13)
//   printf("done\n");
// }
// output:
// done
