// Sums that are carried and stored in each iteration. The memory may be part of the array.
llvm.func @sum(%n: i64, %a: !llvm.ptr, %c: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.br ^header(%c0, %zero : i64, i32)
^header(%i: i64, %s: i32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.add %s, %v : i32
  llvm.store %t, %c : i32, !llvm.ptr
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %t : i64, i32)
^exit:
  llvm.return
}
// A maximum that propagates NaN, with a select of booleans.
llvm.func @maximum(%n: i64, %a: !llvm.ptr) -> f32 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %yes = llvm.mlir.constant(true) : i1
  %least = llvm.mlir.constant(0xFF800000 : f32) : f32
  llvm.br ^header(%c0, %least : i64, f32)
^header(%i: i64, %m: f32):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^exit
^body:
  %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %p : !llvm.ptr -> f32
  %nan = llvm.fcmp "uno" %m, %zero : f32
  %above = llvm.fcmp "ogt" %m, %v : f32
  %stays = llvm.select %nan, %yes, %above : i1, i1
  %t = llvm.select %stays, %m, %v : i1, f32
  %next = llvm.add %i, %c1 : i64
  llvm.br ^header(%next, %t : i64, f32)
^exit:
  llvm.return %m : f32
}
// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// void sum(int64_t, int32_t *, int32_t *);
// float maximum(int64_t, const float *);
// static int32_t x[101];
// static float y[100];
// int main(void) {
//   static const int at[] = {100, 0, 50, 99};
//   for (int k = 0; k < 4; k++) {
//     for (int n = 0; n < 101; n += 25) {
//       for (int i = 0; i < 101; i++) x[i] = i + 1;
//       sum(n, x, x + at[k]);
//       printf("%d ", x[at[k]]);
//     }
//     printf("\n");
//   }
//   for (int i = 0; i < 100; i++) y[i] = (float)(i * 37 % 100);
//   printf("%g ", maximum(100, y));
//   printf("%g ", maximum(0, y));
//   y[70] = NAN;
//   printf("%d %g\n", isnan(maximum(100, y)), maximum(70, y));
// }
// output:
// 101 325 1275 2850 5050
// 1 325 1275 2850 5050
// 51 325 1275 4074 6274
// 100 325 1275 2850 9900
// 99 -inf 1 99
