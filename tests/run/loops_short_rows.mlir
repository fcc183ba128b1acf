// Short rows of constant length, in two buffers, in place, and in views of one buffer that overlap or are disjoint.
func.func @apart_5(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 5 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_5(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 5 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_5(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 5 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_5(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 5 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_5(%x: memref<9x5xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 5 {
      %a = affine.load %x[%i, %j] : memref<9x5xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
func.func @apart_9(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_9(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_9(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_9(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_9(%x: memref<9x9xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 9 {
      %a = affine.load %x[%i, %j] : memref<9x9xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
func.func @apart_10(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 10 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_10(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 10 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_10(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 10 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_10(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 10 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_10(%x: memref<9x10xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 10 {
      %a = affine.load %x[%i, %j] : memref<9x10xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
func.func @apart_11(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 11 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_11(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 11 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_11(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 11 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_11(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 11 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_11(%x: memref<9x11xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 11 {
      %a = affine.load %x[%i, %j] : memref<9x11xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
func.func @apart_12(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 12 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_12(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 12 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_12(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 12 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_12(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 12 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_12(%x: memref<9x12xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 12 {
      %a = affine.load %x[%i, %j] : memref<9x12xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
func.func @apart_13(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 13 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_13(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 13 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_13(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 13 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_13(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 13 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_13(%x: memref<9x13xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 13 {
      %a = affine.load %x[%i, %j] : memref<9x13xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
func.func @apart_15(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 15 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_15(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 15 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_15(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 15 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_15(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 15 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_15(%x: memref<9x15xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 15 {
      %a = affine.load %x[%i, %j] : memref<9x15xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
func.func @apart_16(%x: memref<2x9x16xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 16 {
      %a = affine.load %x[0, %i, %j] : memref<2x9x16xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[1, %i, %j] : memref<2x9x16xf32>
    }
  }
  return
}
func.func @near_16(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 16 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j + 3] : memref<400xf32>
    }
  }
  return
}
func.func @crossing_16(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 16 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 8 + %j + 40] : memref<400xf32>
    }
  }
  return
}
func.func @in_place_16(%x: memref<400xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 16 {
      %a = affine.load %x[%i * 16 + %j] : memref<400xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %x[%i * 16 + %j] : memref<400xf32>
    }
  }
  return
}
func.func @two_16(%x: memref<9x16xi16>, %y: memref<9x20xi16>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 16 {
      %a = affine.load %x[%i, %j] : memref<9x16xi16>
      %b = arith.addi %a, %a : i16
      affine.store %b, %y[%i, %j + 1] : memref<9x20xi16>
    }
  }
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// static float x[400], y[400];
// static int16_t h[200], k[200], l[200];
//
// static int differ(void) {
//   for (int i = 0; i < 400; ++i)
//     if (x[i] != y[i]) return 1;
//   return 0;
// }
//
// static void fill(void) {
//   for (int i = 0; i < 400; ++i) x[i] = y[i] = (float)(i % 37 - 11);
// }
//
// #define CHECK(n) \
//   do { \
//     fill(); \
//     MemRefDescriptor_f32_3 m = {x, x, 0, {2, 9, 16}, {144, 16, 1}}; \
//     MemRefDescriptor_f32_1 v = {x, x, 0, {400}, {1}}; \
//     _mlir_ciface_apart_##n(&m); \
//     for (int i = 0; i < 9; ++i) \
//       for (int j = 0; j < n; ++j) y[144 + i * 16 + j] = y[i * 16 + j] + y[i * 16 + j]; \
//     if (differ()) printf("apart %d\n", n); \
//     fill(); \
//     _mlir_ciface_near_##n(&v); \
//     for (int i = 0; i < 9; ++i) \
//       for (int j = 0; j < n; ++j) y[i * 16 + j + 3] = y[i * 16 + j] + y[i * 16 + j]; \
//     if (differ()) printf("near %d\n", n); \
//     fill(); \
//     _mlir_ciface_crossing_##n(&v); \
//     for (int i = 0; i < 9; ++i) \
//       for (int j = 0; j < n; ++j) y[i * 8 + j + 40] = y[i * 16 + j] + y[i * 16 + j]; \
//     if (differ()) printf("crossing %d\n", n); \
//     fill(); \
//     _mlir_ciface_in_place_##n(&v); \
//     for (int i = 0; i < 9; ++i) \
//       for (int j = 0; j < n; ++j) y[i * 16 + j] = y[i * 16 + j] + y[i * 16 + j]; \
//     if (differ()) printf("in place %d\n", n); \
//     for (int i = 0; i < 200; ++i) h[i] = (int16_t)(i * 331), k[i] = l[i] = (int16_t)i; \
//     MemRefDescriptor_i16_2 a = {h, h, 0, {9, n}, {n, 1}}, b = {k, k, 0, {9, 20}, {20, 1}}; \
//     _mlir_ciface_two_##n(&a, &b); \
//     for (int i = 0; i < 9; ++i) \
//       for (int j = 0; j < n; ++j) l[i * 20 + j + 1] = (int16_t)(h[i * n + j] + h[i * n + j]); \
//     for (int i = 0; i < 200; ++i) \
//       if (k[i] != l[i]) { printf("two %d\n", n); break; } \
//   } while (0)
//
// int main(void) {
//   CHECK(5);
//   CHECK(9);
//   CHECK(10);
//   CHECK(11);
//   CHECK(12);
//   CHECK(13);
//   CHECK(15);
//   CHECK(16);
//   puts("done");
//   return 0;
// }
// output:
// done
