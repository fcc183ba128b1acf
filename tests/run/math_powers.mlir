func.func @integer(%a: i32, %b: i32) -> i32 attributes {llvm.emit_c_interface} {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}
func.func @wide(%a: i64, %b: i64) -> i64 attributes {llvm.emit_c_interface} {
  %0 = math.ipowi %a, %b : i64
  return %0 : i64
}
func.func @lanes(%a: memref<4xi16>, %b: memref<4xi16>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %x = vector.load %a[%c0] : memref<4xi16>, vector<4xi16>
  %y = vector.load %b[%c0] : memref<4xi16>, vector<4xi16>
  %0 = math.ipowi %x, %y : vector<4xi16>
  vector.store %0, %a[%c0] : memref<4xi16>, vector<4xi16>
  return
}
func.func @float(%a: f32, %b: i32) -> f32 attributes {llvm.emit_c_interface} {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   printf("%d %d %d %d\n", _mlir_ciface_integer(3, 0), _mlir_ciface_integer(3, 1), _mlir_ciface_integer(-3, 5), _mlir_ciface_integer(7, 11));
//   printf("%d %d %d %d\n", _mlir_ciface_integer(1, -5), _mlir_ciface_integer(-1, -5), _mlir_ciface_integer(-1, -6), _mlir_ciface_integer(2, -1));
//   printf("%d %d\n", _mlir_ciface_integer(0, 0), _mlir_ciface_integer(0, 3));
//   printf("%lld %lld\n", (long long)_mlir_ciface_wide(-3, 39), (long long)_mlir_ciface_wide(2, 62));
//   int16_t a[4] = {2, -2, 10, 181}, b[4] = {14, 15, 4, 2};
//   struct MemRefDescriptor_i16_1 ma = {a, a, 0, {4}, {1}}, mb = {b, b, 0, {4}, {1}};
//   _mlir_ciface_lanes(&ma, &mb);
//   printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
//   printf("%g %g %g %g\n", _mlir_ciface_float(2.0f, 10), _mlir_ciface_float(2.0f, -3), _mlir_ciface_float(1.5f, 3), _mlir_ciface_float(0.0f, 0));
// }
// output:
// 1 3 -243 1977326743
// 1 -1 1 0
// 1 0
// -4052555153018976267 4611686018427387904
// 16384 -32768 10000 32761
// 1024 0.125 3.375 1
// -----
// no-oracle: MLIR's conversion to the LLVM dialect knows exponents of 32 bits
func.func @long(%a: f64, %b: i64) -> f64 attributes {llvm.emit_c_interface} {
  %0 = math.fpowi %a, %b : f64, i64
  return %0 : f64
}
func.func @narrow(%m: memref<2xf16>, %b: i8) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<2xf16>, vector<2xf16>
  %p = vector.broadcast %b : i8 to vector<2xi8>
  %0 = math.fpowi %v, %p : vector<2xf16>, vector<2xi8>
  vector.store %0, %m[%c0] : memref<2xf16>, vector<2xf16>
  return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   printf("%g %g %g\n", _mlir_ciface_long(-2.0, 9), _mlir_ciface_long(0.5, -4), _mlir_ciface_long(1.0, INT64_MIN));
//   printf("%g %g\n", _mlir_ciface_long(2.0, INT64_MIN), _mlir_ciface_long(-1.0, INT64_MAX));
//   printf("%.17g\n", _mlir_ciface_long(1.0 + 1.0 / 1099511627776.0, 1099511627776));
//   uint16_t a[2] = {0x4200, 0xc000};
//   struct MemRefDescriptor_f16_1 m = {(void *)a, (void *)a, 0, {2}, {1}};
//   _mlir_ciface_narrow(&m, 3);
//   printf("%x %x\n", a[0], a[1]);
//   _mlir_ciface_narrow(&m, -1);
//   printf("%x %x\n", a[0], a[1]);
// }
// output:
// -512 16 1
// 0 -1
// 2.7182818081824731
// 4ec0 c800
// 28be b000
// -----
// no-oracle: MLIR 22 has no lowering of math.isnormal, and one of math.clampf that mistakes one bound for the other
func.func @normal(%x: f64) -> i1 attributes {llvm.emit_c_interface} {
  %0 = math.isnormal %x : f64
  return %0 : i1
}
func.func @normal32(%x: f32) -> i1 attributes {llvm.emit_c_interface} {
  %v = vector.broadcast %x : f32 to vector<2x3xf32>
  %0 = math.isnormal %v : vector<2x3xf32>
  %1 = vector.extract %0[1, 2] : i1 from vector<2x3xi1>
  return %1 : i1
}
func.func @clamp(%x: f32, %a: f32, %b: f32) -> f32 attributes {llvm.emit_c_interface} {
  %0 = math.clampf %x to [%a, %b] : f32
  return %0 : f32
}
// main.c:
// #include <math.h>
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   double x[] = {0.0, -1.0, 2.2250738585072014e-308, 2.2250738585072009e-308, INFINITY, -INFINITY, NAN, -1e300};
//   for (int i = 0; i < 8; i++) printf("%d", _mlir_ciface_normal(x[i]));
//   printf(" %d%d\n", _mlir_ciface_normal32(1e-38f), _mlir_ciface_normal32(-1.2e-38f));
//   printf("%g %g %g %g\n", _mlir_ciface_clamp(5, 1, 3), _mlir_ciface_clamp(-5, 1, 3), _mlir_ciface_clamp(2, 1, 3), _mlir_ciface_clamp(-INFINITY, 1, 3));
//   printf("%d\n", isnan(_mlir_ciface_clamp(NAN, 1, 3)) != 0);
// }
// output:
// 01100001 01
// 3 1 2 1
// 1
