// Complex numbers pass through C in parts and come back through a pointer.
func.func private @c_swap(complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface}
func.func @second(%a: complex<f32>, %n: i32, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %0 = call @c_swap(%b) : (complex<f64>) -> complex<f64>
  return %0 : complex<f64>
}
func.func @element(%m: memref<?xcomplex<f32>>, %i: index) -> complex<f32> attributes {llvm.emit_c_interface} {
  %0 = memref.load %m[%i] : memref<?xcomplex<f32>>
  memref.store %0, %m[%i] : memref<?xcomplex<f32>>
  return %0 : complex<f32>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// void _mlir_ciface_c_swap(struct Complex_f64 *result, double arg0_re, double arg0_im) {
//   result->re = arg0_im;
//   result->im = arg0_re;
// }
//
// int main(void) {
//   struct Complex_f64 d;
//   _mlir_ciface_second(&d, 1, 2, 7, 3.5, -4);
//   printf("%g %g\n", d.re, d.im);
//   struct Complex_f32 data[2] = {{1, 2}, {3, 4}}, f;
//   struct MemRefDescriptor_complex_f32_1 m = {data, data, 0, {2}, {1}};
//   _mlir_ciface_element(&f, &m, 1);
//   printf("%g %g\n", (double)f.re, (double)f.im);
//   return 0;
// }
// output:
// -4 3.5
// 3 4
