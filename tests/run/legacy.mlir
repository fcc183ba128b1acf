// Old operations whose meaning today's names tell apart.
// no-oracle: old spelling

// A NaN comes out of a maximum, and is left out of a reduction.
func.func @maximum(%a: f32, %b: f32) -> f32 attributes {llvm.emit_c_interface} {
  %0 = arith.maxf %a, %b : f32
  return %0 : f32
}

func.func @largest(%m: memref<4xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = vector.load %m[%c0] : memref<4xf32>, vector<4xf32>
  %1 = vector.reduction <maxf>, %0 : vector<4xf32> into f32
  return %1 : f32
}

// Two reductions.
func.func @sums(%m: memref<4xf32>, %out: memref<2xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %0:2 = scf.parallel (%i) = (%c0) to (%c4) step (%c1) init (%zero, %one) -> (f32, f32) {
    %x = memref.load %m[%i] : memref<4xf32>
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
    scf.yield
  }
  memref.store %0#0, %out[%c0] : memref<2xf32>
  memref.store %0#1, %out[%c1] : memref<2xf32>
  return
}

// A size that follows from the source.
func.func @rows(%m: memref<?x2xf32>) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %0 = memref.expand_shape %m [[0, 1], [2]] : memref<?x2xf32> into memref<?x3x2xf32>
  %1 = memref.dim %0, %c0 : memref<?x3x2xf32>
  return %1 : index
}

// main.c:
// #include <math.h>
// #include <stdint.h>
// #include <stdio.h>
// typedef struct { float *allocated, *aligned; int64_t offset, size[1], stride[1]; } V;
// typedef struct { float *allocated, *aligned; int64_t offset, size[2], stride[2]; } M;
// float _mlir_ciface_maximum(float, float);
// float _mlir_ciface_largest(V *);
// void _mlir_ciface_sums(V *, V *);
// int64_t _mlir_ciface_rows(M *);
// int main(void) {
//   float a[4] = {3, NAN, 5, 2}, b[4] = {1, 2, 3, 4}, o[2], c[24];
//   V va = {a, a, 0, {4}, {1}}, vb = {b, b, 0, {4}, {1}}, vo = {o, o, 0, {2}, {1}};
//   M m = {c, c, 0, {12, 2}, {2, 1}};
//   printf("%d %g\n", isnan(_mlir_ciface_maximum(1, NAN)) != 0, _mlir_ciface_maximum(1, 2));
//   printf("%g\n", _mlir_ciface_largest(&va));
//   _mlir_ciface_sums(&vb, &vo);
//   printf("%g %g\n", o[0], o[1]);
//   printf("%d\n", (int)_mlir_ciface_rows(&m));
//   return 0;
// }
//
// output:
// 1 2
// 5
// 10 24
// 4
