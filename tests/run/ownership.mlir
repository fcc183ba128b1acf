// A C program frees what the header says is its own.

func.func @maybe(%m: memref<4xf64>, %copies: i1) -> memref<4xf64> attributes {llvm.emit_c_interface} {
  %r = scf.if %copies -> memref<4xf64> {
    %a = memref.alloc() : memref<4xf64>
    memref.copy %m, %a : memref<4xf64> to memref<4xf64>
    scf.yield %a : memref<4xf64>
  } else {
    scf.yield %m : memref<4xf64>
  }
  return %r : memref<4xf64>
}

memref.global "private" constant @table : memref<3xf64> = dense<[1.0, 2.0, 3.0]>

func.func @constant_or_new(%copies: i1) -> memref<3xf64> attributes {llvm.emit_c_interface} {
  %g = memref.get_global @table : memref<3xf64>
  %r = scf.if %copies -> memref<3xf64> {
    %a = memref.alloc() {alignment = 128 : i64} : memref<3xf64>
    memref.copy %g, %a : memref<3xf64> to memref<3xf64>
    scf.yield %a : memref<3xf64>
  } else {
    scf.yield %g : memref<3xf64>
  }
  return %r : memref<3xf64>
}

func.func @twice() -> (memref<3xf64>, memref<3xf64>) attributes {llvm.emit_c_interface} {
  %g = memref.get_global @table : memref<3xf64>
  %a = memref.alloc() : memref<3xf64>
  memref.copy %g, %a : memref<3xf64> to memref<3xf64>
  return %a, %a : memref<3xf64>, memref<3xf64>
}

func.func @unranked(%m: memref<*xf64>, %copies: i1) -> memref<*xf64> attributes {llvm.emit_c_interface} {
  %x = memref.cast %m : memref<*xf64> to memref<4xf64>
  %r = func.call @maybe(%x, %copies) : (memref<4xf64>, i1) -> memref<4xf64>
  %u = memref.cast %r : memref<4xf64> to memref<*xf64>
  return %u : memref<*xf64>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
//
// int main(void) {
//   double x[4] = {1, 2, 3, 4};
//   for (int i = 0; i < 100; i++) {
//     MemRefDescriptor_f64_1 m = MemRefDescriptor_f64_1_contiguous(x, 4), r;
//     _mlir_ciface_maybe(&r, &m, i % 2);
//     if (*MemRefDescriptor_f64_1_at(&r, 3) != 4) printf("wrong\n");
//     if (r.allocated != m.allocated) free(r.allocated);
//     _mlir_ciface_constant_or_new(&r, i % 2);
//     if (*MemRefDescriptor_f64_1_at(&r, 2) != 3) printf("wrong\n");
//     if (r.allocated != (void *)0xDEADBEEF) free(r.allocated);
//     twice_results two;
//     _mlir_ciface_twice(&two);
//     free(two.r0.allocated);
//     if (two.r1.allocated != two.r0.allocated) free(two.r1.allocated);
//     UnrankedMemRefDescriptor_f64 u = {1, &m}, v;
//     _mlir_ciface_unranked(&v, &u, i % 2);
//     if (*(void **)v.descriptor != *(void **)u.descriptor) free(*(void **)v.descriptor);
//     free(v.descriptor);
//   }
//   printf("done\n");
//   return 0;
// }
// output:
// done
