// Constants of complex numbers in memory.
memref.global "private" constant @pairs : memref<2xcomplex<f32>> = dense<[(1.0, 2.5), (3.0, -4.0)]>
memref.global "private" constant @same : memref<2x2xcomplex<f64>> = dense<(0.5, -1.5)>
memref.global "private" constant @one : memref<complex<f32>> = dense<(7.0, 8.0)>
func.func @pair(%i: index) -> complex<f32> attributes {llvm.emit_c_interface} {
  %m = memref.get_global @pairs : memref<2xcomplex<f32>>
  %c = memref.load %m[%i] : memref<2xcomplex<f32>>
  return %c : complex<f32>
}
func.func @splat(%i: index) -> complex<f64> attributes {llvm.emit_c_interface} {
  %m = memref.get_global @same : memref<2x2xcomplex<f64>>
  %c = memref.load %m[%i, %i] : memref<2x2xcomplex<f64>>
  return %c : complex<f64>
}
func.func @single() -> complex<f32> attributes {llvm.emit_c_interface} {
  %m = memref.get_global @one : memref<complex<f32>>
  %c = memref.load %m[] : memref<complex<f32>>
  return %c : complex<f32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   Complex_f32 a, b, d;
//   Complex_f64 c;
//   _mlir_ciface_pair(&a, 0);
//   _mlir_ciface_pair(&b, 1);
//   _mlir_ciface_splat(&c, 1);
//   _mlir_ciface_single(&d);
//   printf("%g %g, %g %g, %g %g, %g %g\n", (double)a.re, (double)a.im, (double)b.re, (double)b.im, c.re, c.im, (double)d.re, (double)d.im);
//   return 0;
// }
// output:
// 1 2.5, 3 -4, 0.5 -1.5, 7 8
