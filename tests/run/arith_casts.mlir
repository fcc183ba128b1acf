// Casts and constants of arith.
func.func @from_i8(%a: i8, %out: memref<?xi64>) attributes {llvm.emit_c_interface} {
  %0 = arith.extsi %a : i8 to i64
  %1 = arith.extui %a : i8 to i64
  %2 = arith.extsi %a : i8 to i16
  %3 = arith.extui %2 : i16 to i64
  %4 = arith.trunci %0 : i64 to i1
  %5 = arith.extui %4 : i1 to i64
  %6 = arith.extsi %4 : i1 to i64
  %7 = arith.index_cast %a : i8 to index
  %8 = arith.index_cast %7 : index to i64
  %9 = arith.index_castui %a : i8 to index
  %10 = arith.index_castui %9 : index to i64
  %11 = arith.trunci %0 : i64 to i32
  %12 = arith.bitcast %11 : i32 to f32
  %13 = arith.bitcast %12 : f32 to i32
  %14 = arith.extsi %13 : i32 to i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  memref.store %0, %out[%c0] : memref<?xi64>
  memref.store %1, %out[%c1] : memref<?xi64>
  memref.store %3, %out[%c2] : memref<?xi64>
  memref.store %5, %out[%c3] : memref<?xi64>
  memref.store %6, %out[%c4] : memref<?xi64>
  memref.store %8, %out[%c5] : memref<?xi64>
  memref.store %10, %out[%c6] : memref<?xi64>
  memref.store %14, %out[%c7] : memref<?xi64>
  return
}
func.func @to_float(%a: i32, %out: memref<?xf64>) attributes {llvm.emit_c_interface} {
  %0 = arith.sitofp %a : i32 to f64
  %1 = arith.uitofp %a : i32 to f64
  %2 = arith.sitofp %a : i32 to f32
  %3 = arith.uitofp %a : i32 to f32
  %4 = arith.extf %2 : f32 to f64
  %5 = arith.extf %3 : f32 to f64
  %6 = arith.truncf %0 : f64 to f32
  %7 = arith.extf %6 : f32 to f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  memref.store %0, %out[%c0] : memref<?xf64>
  memref.store %1, %out[%c1] : memref<?xf64>
  memref.store %4, %out[%c2] : memref<?xf64>
  memref.store %5, %out[%c3] : memref<?xf64>
  memref.store %7, %out[%c4] : memref<?xf64>
  return
}
func.func @to_i32(%a: f64) -> i32 attributes {llvm.emit_c_interface} {
  %0 = arith.fptosi %a : f64 to i32
  return %0 : i32
}
func.func @to_u64(%a: f32) -> i64 attributes {llvm.emit_c_interface} {
  %0 = arith.fptoui %a : f32 to i64
  return %0 : i64
}
func.func @to_i8(%a: f32) -> i8 attributes {llvm.emit_c_interface} {
  %0 = arith.fptosi %a : f32 to i8
  return %0 : i8
}
func.func @constants() -> (i8, i16, i32, i64, f32, f64, i1, index) attributes {llvm.emit_c_interface} {
  %0 = arith.constant 200 : i8
  %1 = arith.constant -3 : i16
  %2 = arith.constant 0x7FFFFFFF : i32
  %3 = arith.constant -9223372036854775808 : i64
  %4 = arith.constant 0x7F800000 : f32
  %5 = arith.constant -2.5e-3 : f64
  %6 = arith.constant true
  %7 = arith.constant -1 : index
  return %0, %1, %2, %3, %4, %5, %6, %7 : i8, i16, i32, i64, f32, f64, i1, index
}
func.func @negate(%a: i1) -> i1 attributes {llvm.emit_c_interface} {
  %true = arith.constant true
  %0 = arith.xori %a, %true : i1
  return %0 : i1
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   int64_t longs[8];
//   double doubles[5];
//   struct MemRefDescriptor_i64_1 out = {longs, longs, 0, {8}, {1}};
//   struct MemRefDescriptor_f64_1 floats = {doubles, doubles, 0, {5}, {1}};
//   for (int a = -128; a < 128; a += 85) {
//     _mlir_ciface_from_i8((int8_t)a, &out);
//     printf("from %d:", a);
//     for (int i = 0; i < 8; i++)
//       printf(" %lld", (long long)longs[i]);
//     printf("\n");
//   }
//   const int32_t ints[] = {0, -1, 16777217, -2147483647 - 1};
//   for (int i = 0; i < 4; i++) {
//     _mlir_ciface_to_float(ints[i], &floats);
//     printf("float of %d:", ints[i]);
//     for (int k = 0; k < 5; k++)
//       printf(" %.17g", doubles[k]);
//     printf("\n");
//   }
//   printf("%d %d %d\n", _mlir_ciface_to_i32(-2.9), _mlir_ciface_to_i32(2147483647.5), _mlir_ciface_to_i8(-100.7f));
//   printf("%llu\n", (unsigned long long)_mlir_ciface_to_u64(1.8e19f));
//   struct constants_results r;
//   _mlir_ciface_constants(&r);
//   printf("%d %d %d %lld %g %g %d %lld\n", r.r0, r.r1, r.r2, (long long)r.r3, (double)r.r4, r.r5, r.r6, (long long)r.r7);
//   printf("%d %d\n", _mlir_ciface_negate(true), _mlir_ciface_negate(false));
//   return 0;
// }
// output:
// from -128: -128 128 65408 0 0 -128 128 -128
// from -43: -43 213 65493 1 -1 -43 213 -43
// from 42: 42 42 42 0 0 42 42 42
// from 127: 127 127 127 1 -1 127 127 127
// float of 0: 0 0 0 0 0
// float of -1: -1 4294967295 -1 4294967296 -1
// float of 16777217: 16777217 16777217 16777216 16777216 16777216
// float of -2147483648: -2147483648 2147483648 -2147483648 2147483648 -2147483648
// -2 2147483647 -100
// 18000000404716257280
// -56 -3 2147483647 -9223372036854775808 inf -0.0025 1 -1
// 0 1
