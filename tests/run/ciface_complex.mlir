// args: --ciface-abi=c
// Complex numbers as arguments and results of C's calling convention.
func.func private @rotated(%z: complex<f32>, %by: complex<f64>) -> complex<f32> attributes {llvm.emit_c_interface}

func.func @product(%a: complex<f32>, %b: complex<f32>) -> complex<f32> attributes {llvm.emit_c_interface} {
  %z = complex.mul %a, %b : complex<f32>
  return %z : complex<f32>
}

func.func @quotient(%a: complex<f64>, %b: complex<f64>) -> complex<f64> attributes {llvm.emit_c_interface} {
  %z = complex.div %a, %b : complex<f64>
  return %z : complex<f64>
}

// The last complex argument finds one of eight registers free, too few for both of its parts.
func.func @last(%a: f64, %b: complex<f64>, %c: complex<f64>, %d: f64, %e: f64, %f: complex<f64>, %g: f64) -> (complex<f64>, f64)
    attributes {llvm.emit_c_interface} {
  return %f, %g : complex<f64>, f64
}

func.func @rotate_all(%z: memref<?xcomplex<f32>>, %by: complex<f64>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %z, %c0 : memref<?xcomplex<f32>>
  scf.for %i = %c0 to %n step %c1 {
    %old = memref.load %z[%i] : memref<?xcomplex<f32>>
    %new = call @rotated(%old, %by) : (complex<f32>, complex<f64>) -> complex<f32>
    memref.store %new, %z[%i] : memref<?xcomplex<f32>>
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <complex.h>
// #include <stdio.h>
//
// float _Complex _mlir_ciface_rotated(float _Complex z, double _Complex by) { return (float _Complex)(z * by); }
//
// int main(void) {
//   // (1 + 2i)(3 + 4i) = -5 + 10i; (-5 + 10i) / (3 + 4i) = 1 + 2i
//   float _Complex p = _mlir_ciface_product(1.0f + 2.0f * I, 3.0f + 4.0f * I);
//   double _Complex q = _mlir_ciface_quotient(-5.0 + 10.0 * I, 3.0 + 4.0 * I);
//   printf("%g %g, %g %g\n", (double)crealf(p), (double)cimagf(p), creal(q), cimag(q));
//   last_results r;
//   _mlir_ciface_last(&r, 1, 2, 3, 4, 5, 6.0 + 7.0 * I, 8);
//   printf("%g %g %g\n", mlir_c64_re(r.r0), mlir_c64_im(r.r0), r.r1);
//   float _Complex data[2] = {1.0f, mlir_c32_of(2.0f, 3.0f)};
//   MemRefDescriptor_c32_1 memref = MemRefDescriptor_c32_1_contiguous(data, 2);
//   _mlir_ciface_rotate_all(&memref, I);
//   printf("%g %g, %g %g\n", (double)crealf(data[0]), (double)cimagf(data[0]), (double)crealf(data[1]), (double)cimagf(data[1]));
//   return 0;
// }
// output:
// -5 10, 1 2
// 6 7 8
// 0 1, -3 2
