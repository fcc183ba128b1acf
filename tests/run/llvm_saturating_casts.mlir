// Saturating conversions of floats: the nearest integer in range, and zero for NaN.

llvm.func @s8(%x: f64) -> i64 {
  %f = llvm.fptrunc %x : f64 to f32
  %0 = llvm.call_intrinsic "llvm.fptosi.sat.i8.f32"(%f) : (f32) -> i8
  %1 = llvm.sext %0 : i8 to i64
  llvm.return %1 : i64
}
llvm.func @s32(%x: f64) -> i64 {
  %0 = llvm.call_intrinsic "llvm.fptosi.sat.i32.f64"(%x) : (f64) -> i32
  %1 = llvm.sext %0 : i32 to i64
  llvm.return %1 : i64
}
llvm.func @s64(%x: f64) -> i64 {
  %0 = llvm.call_intrinsic "llvm.fptosi.sat.i64.f64"(%x) : (f64) -> i64
  llvm.return %0 : i64
}
llvm.func @u8(%x: f64) -> i64 {
  %0 = llvm.call_intrinsic "llvm.fptoui.sat.i8.f64"(%x) : (f64) -> i8
  %1 = llvm.zext %0 : i8 to i64
  llvm.return %1 : i64
}
llvm.func @u32(%x: f64) -> i64 {
  %f = llvm.fptrunc %x : f64 to f32
  %0 = llvm.call_intrinsic "llvm.fptoui.sat.i32.f32"(%f) : (f32) -> i32
  %1 = llvm.zext %0 : i32 to i64
  llvm.return %1 : i64
}
llvm.func @u64(%x: f64) -> i64 {
  %0 = llvm.call_intrinsic "llvm.fptoui.sat.i64.f64"(%x) : (f64) -> i64
  llvm.return %0 : i64
}
llvm.func @s13(%x: f64) -> i64 {
  %f = llvm.fptrunc %x : f64 to f32
  %0 = llvm.call_intrinsic "llvm.fptosi.sat.i13.f32"(%f) : (f32) -> i13
  %1 = llvm.sext %0 : i13 to i64
  llvm.return %1 : i64
}
llvm.func @u13(%x: f64) -> i64 {
  %0 = llvm.call_intrinsic "llvm.fptoui.sat.i13.f64"(%x) : (f64) -> i13
  %1 = llvm.zext %0 : i13 to i64
  llvm.return %1 : i64
}
llvm.func @lanes(%x: f64) -> i64 {
  %0 = llvm.mlir.constant(dense<[1.0, 1000.0, -1000.0, 0.5]> : vector<4xf64>) : vector<4xf64>
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.insertelement %x, %0[%1 : i32] : vector<4xf64>
  %3 = llvm.call_intrinsic "llvm.fptosi.sat.v4i16.v4f64"(%2) : (vector<4xf64>) -> vector<4xi16>
  // From the last lane down: a cast to i64 would depend on the order of bytes.
  %4 = llvm.sext %3 : vector<4xi16> to vector<4xi64>
  %5 = llvm.mlir.constant(dense<[1, 65536, 4294967296, 281474976710656]> : vector<4xi64>) : vector<4xi64>
  %6 = llvm.mlir.constant(dense<65535> : vector<4xi64>) : vector<4xi64>
  %7 = llvm.and %4, %6 : vector<4xi64>
  %8 = llvm.mul %7, %5 : vector<4xi64>
  %9 = "llvm.intr.vector.reduce.or"(%8) : (vector<4xi64>) -> i64
  llvm.return %9 : i64
}

// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// #define EACH(X) X(s8) X(s32) X(s64) X(u8) X(u32) X(u64) X(s13) X(u13) X(lanes)
// #define DECLARE(name) int64_t name(double);
// EACH(DECLARE)
// #define SHOW(name) printf(" %llx", (unsigned long long)name(x));
// int main(void) {
//   const double values[] = {0, -0.9, 1.9, -1.9, 127.5, -129, 255.5, 4095, 4096, -4097, 8191.5, 2147483648.0, -2147483649.0,
//     4294967296.0, 9.3e18, -9.3e18, 1.9e19, INFINITY, -INFINITY, NAN};
//   for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
//     double x = values[i];
//     printf("%g:", x);
//     EACH(SHOW)
//     printf("\n");
//   }
//   return 0;
// }
//
// output:
// 0: 0 0 0 0 0 0 0 0 fc1803e80001
// -0.9: 0 0 0 0 0 0 0 0 fc1803e80001
// 1.9: 1 1 1 1 1 1 1 1 1fc1803e80001
// -1.9: ffffffffffffffff ffffffffffffffff ffffffffffffffff 0 0 0 ffffffffffffffff 0 fffffc1803e80001
// 127.5: 7f 7f 7f 7f 7f 7f 7f 7f 7ffc1803e80001
// -129: ffffffffffffff80 ffffffffffffff7f ffffffffffffff7f 0 0 0 ffffffffffffff7f 0 ff7ffc1803e80001
// 255.5: 7f ff ff ff ff ff ff ff fffc1803e80001
// 4095: 7f fff fff ff fff fff fff fff ffffc1803e80001
// 4096: 7f 1000 1000 ff 1000 1000 fff 1000 1000fc1803e80001
// -4097: ffffffffffffff80 ffffffffffffefff ffffffffffffefff 0 0 0 fffffffffffff000 0 effffc1803e80001
// 8191.5: 7f 1fff 1fff ff 1fff 1fff fff 1fff 1ffffc1803e80001
// 2.14748e+09: 7f 7fffffff 80000000 ff 80000000 80000000 fff 1fff 7ffffc1803e80001
// -2.14748e+09: ffffffffffffff80 ffffffff80000000 ffffffff7fffffff 0 0 0 fffffffffffff000 0 8000fc1803e80001
// 4.29497e+09: 7f 7fffffff 100000000 ff ffffffff 100000000 fff 1fff 7ffffc1803e80001
// 9.3e+18: 7f 7fffffff 7fffffffffffffff ff ffffffff 81103cb9fb220000 fff 1fff 7ffffc1803e80001
// -9.3e+18: ffffffffffffff80 ffffffff80000000 8000000000000000 0 0 0 fffffffffffff000 0 8000fc1803e80001
// 1.9e+19: 7f 7fffffff 7fffffffffffffff ff ffffffff ffffffffffffffff fff 1fff 7ffffc1803e80001
// inf: 7f 7fffffff 7fffffffffffffff ff ffffffff ffffffffffffffff fff 1fff 7ffffc1803e80001
// -inf: ffffffffffffff80 ffffffff80000000 8000000000000000 0 0 0 fffffffffffff000 0 8000fc1803e80001
// nan: 0 0 0 0 0 0 0 0 fc1803e80001
