// Intrinsics that are called by their names, also as declared functions, do what their operations do.

llvm.func @llvm.lround.i32.f32(f32) -> i32
llvm.func @llvm.ctpop.i64(i64) -> i64
llvm.func @llvm.fma.f64(f64, f64, f64) -> f64
llvm.func @llvm.donothing()
llvm.func @rounded(%x: f32) -> i32 {
  llvm.call @llvm.donothing() : () -> ()
  %0 = llvm.call @llvm.lround.i32.f32(%x) : (f32) -> i32
  llvm.return %0 : i32
}
llvm.func @count(%x: i64) -> i64 {
  %0 = llvm.call @llvm.ctpop.i64(%x) : (i64) -> i64
  llvm.return %0 : i64
}
llvm.func @product(%x: f64) -> f64 {
  %0 = llvm.call @llvm.fma.f64(%x, %x, %x) : (f64, f64, f64) -> f64
  llvm.return %0 : f64
}
llvm.func @parts(%x: f64, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.modf.f64"(%x) : (f64) -> !llvm.struct<(f64, f64)>
  llvm.store %0, %p : !llvm.struct<(f64, f64)>, !llvm.ptr
  llvm.return
}
llvm.func @part_of_lanes(%x: f32, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<[1.5, -2.25, 3.75, 0.0]> : vector<4xf32>) : vector<4xf32>
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.insertelement %x, %0[%1 : i32] : vector<4xf32>
  %3 = llvm.call_intrinsic "llvm.modf.v4f32"(%2) : (vector<4xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  llvm.store %4, %p : vector<4xf32>, !llvm.ptr
  llvm.return
}
llvm.func @exponent(%x: f64) -> i32 {
  %0 = llvm.call_intrinsic "llvm.frexp.f64.i32"(%x) : (f64) -> !llvm.struct<(f64, i32)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(f64, i32)>
  llvm.return %1 : i32
}
llvm.func @cosine(%x: f64) -> f64 {
  %0 = llvm.call_intrinsic "llvm.sincos.f64"(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
  llvm.return %1 : f64
}

// main.c:
// #include <stdio.h>
// int rounded(float);
// long long count(long long);
// double product(double), cosine(double);
// int exponent(double);
// void parts(double, double *), part_of_lanes(float, float *);
// int main(void) {
//   double p[2];
//   float l[4];
//   printf("%d %d %lld %g %d %g\n", rounded(2.5f), rounded(-2.5f), count(255), product(3), exponent(8), cosine(0));
//   parts(-3.75, p);
//   part_of_lanes(7.5f, l);
//   printf("%g %g %g %g %g %g\n", p[0], p[1], l[0], l[1], l[2], l[3]);
//   return 0;
// }
//
// output:
// 3 -3 8 12 4 1
// -0.75 -3 0.5 -0.25 0.75 0
