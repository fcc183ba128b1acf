// Loops with operations that CLIF has for scalars only; the results are the same as without vectors.
func.func @ctpop8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %r = math.ctpop %a : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @ctlz8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %r = math.ctlz %a : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @cttz8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %r = math.cttz %a : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @shl8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %m = arith.constant 7 : i8
    %c = arith.andi %b, %m : i8
    %r = arith.shli %a, %c : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @shru8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %m = arith.constant 7 : i8
    %c = arith.andi %b, %m : i8
    %r = arith.shrui %a, %c : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @shrs8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %m = arith.constant 7 : i8
    %c = arith.andi %b, %m : i8
    %r = arith.shrsi %a, %c : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @shrk8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %r = arith.shrui %a, %k : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @shlk8(%n: index, %x: memref<?xi8>, %y: memref<?xi8>, %z: memref<?xi8>, %k: i8) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = affine.load %y[%i] : memref<?xi8>
    %r = arith.shli %a, %k : i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @ctpop16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %r = math.ctpop %a : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @ctlz16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %r = math.ctlz %a : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @cttz16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %r = math.cttz %a : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @shl16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %m = arith.constant 15 : i16
    %c = arith.andi %b, %m : i16
    %r = arith.shli %a, %c : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @shru16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %m = arith.constant 15 : i16
    %c = arith.andi %b, %m : i16
    %r = arith.shrui %a, %c : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @shrs16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %m = arith.constant 15 : i16
    %c = arith.andi %b, %m : i16
    %r = arith.shrsi %a, %c : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @shrk16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %r = arith.shrui %a, %k : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @shlk16(%n: index, %x: memref<?xi16>, %y: memref<?xi16>, %z: memref<?xi16>, %k: i16) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = affine.load %y[%i] : memref<?xi16>
    %r = arith.shli %a, %k : i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @ctpop32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %r = math.ctpop %a : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @ctlz32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %r = math.ctlz %a : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @cttz32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %r = math.cttz %a : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @shl32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %m = arith.constant 31 : i32
    %c = arith.andi %b, %m : i32
    %r = arith.shli %a, %c : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @shru32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %m = arith.constant 31 : i32
    %c = arith.andi %b, %m : i32
    %r = arith.shrui %a, %c : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @shrs32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %m = arith.constant 31 : i32
    %c = arith.andi %b, %m : i32
    %r = arith.shrsi %a, %c : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @shrk32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %r = arith.shrui %a, %k : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @shlk32(%n: index, %x: memref<?xi32>, %y: memref<?xi32>, %z: memref<?xi32>, %k: i32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = affine.load %y[%i] : memref<?xi32>
    %r = arith.shli %a, %k : i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @ctpop64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %r = math.ctpop %a : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @ctlz64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %r = math.ctlz %a : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @cttz64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %r = math.cttz %a : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @shl64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %m = arith.constant 63 : i64
    %c = arith.andi %b, %m : i64
    %r = arith.shli %a, %c : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @shru64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %m = arith.constant 63 : i64
    %c = arith.andi %b, %m : i64
    %r = arith.shrui %a, %c : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @shrs64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %m = arith.constant 63 : i64
    %c = arith.andi %b, %m : i64
    %r = arith.shrsi %a, %c : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @shrk64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %r = arith.shrui %a, %k : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @shlk64(%n: index, %x: memref<?xi64>, %y: memref<?xi64>, %z: memref<?xi64>, %k: i64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi64>
    %b = affine.load %y[%i] : memref<?xi64>
    %r = arith.shli %a, %k : i64
    affine.store %r, %z[%i] : memref<?xi64>
  }
  return
}
func.func @f32u8(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi8>, %k: f32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %r = arith.fptoui %a : f32 to i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @f32s8(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi8>, %k: f32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %r = arith.fptosi %a : f32 to i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @f32u16(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi16>, %k: f32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %r = arith.fptoui %a : f32 to i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @f32s16(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi16>, %k: f32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %r = arith.fptosi %a : f32 to i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @f32u32(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi32>, %k: f32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %r = arith.fptoui %a : f32 to i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @f32s32(%n: index, %x: memref<?xf32>, %y: memref<?xf32>, %z: memref<?xi32>, %k: f32) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf32>
    %b = affine.load %y[%i] : memref<?xf32>
    %r = arith.fptosi %a : f32 to i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @f64u8(%n: index, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xi8>, %k: f64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf64>
    %b = affine.load %y[%i] : memref<?xf64>
    %r = arith.fptoui %a : f64 to i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @f64s8(%n: index, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xi8>, %k: f64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf64>
    %b = affine.load %y[%i] : memref<?xf64>
    %r = arith.fptosi %a : f64 to i8
    affine.store %r, %z[%i] : memref<?xi8>
  }
  return
}
func.func @f64u16(%n: index, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xi16>, %k: f64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf64>
    %b = affine.load %y[%i] : memref<?xf64>
    %r = arith.fptoui %a : f64 to i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @f64s16(%n: index, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xi16>, %k: f64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf64>
    %b = affine.load %y[%i] : memref<?xf64>
    %r = arith.fptosi %a : f64 to i16
    affine.store %r, %z[%i] : memref<?xi16>
  }
  return
}
func.func @f64u32(%n: index, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xi32>, %k: f64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf64>
    %b = affine.load %y[%i] : memref<?xf64>
    %r = arith.fptoui %a : f64 to i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
func.func @f64s32(%n: index, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xi32>, %k: f64) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xf64>
    %b = affine.load %y[%i] : memref<?xf64>
    %r = arith.fptosi %a : f64 to i32
    affine.store %r, %z[%i] : memref<?xi32>
  }
  return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
// enum { N = 200 };
// typedef int8_t i8;
// typedef int16_t i16;
// typedef int32_t i32;
// typedef int64_t i64;
// typedef float f32;
// typedef double f64;
// static uint64_t seed = 1;
// static uint64_t any(void) {
//   static const uint64_t edges[] = {0, 1, ~0ull, 0x8000000080008080, 0x5555555555555555, 0x0123456789abcdef};
//   seed = seed * 6364136223846793005 + 1442695040888963407;
//   return seed >> 63 ? seed >> 7 : edges[(seed >> 50) % 6] << (seed >> 40 & 63);
// }
// /* Floats are numbers that all integers have. */
// static int is_float(const char *type) { return type[0] == 'f'; }
// #define MEMREF(T, p) &((struct MemRefDescriptor_##T##_1){p, p, 0, {N}, {1}})
// #define RUN(f, A, B) do { \
//     static A x[N], y[N]; \
//     static B z[N]; \
//     uint64_t h = 0; \
//     for (int n = 0; n <= N; n += 1 + n / 7) { \
//       for (int i = 0; i < N; i++) { \
//         uint64_t a = any(), b = any(); \
//         x[i] = is_float(#A) ? (A)((double)(a % 127) + 0.75) : (A)a; \
//         y[i] = is_float(#A) ? (A)(b % 127) : (A)b; \
//         z[i] = (B)7; \
//       } \
//       _mlir_ciface_##f(n, MEMREF(A, x), MEMREF(A, y), MEMREF(B, z), (A)(n % 8)); \
//       for (int i = 0; i < N; i++) h = (h ^ (uint64_t)z[i]) * 1099511628211; \
//     } \
//     printf(#f " %016llx\n", (unsigned long long)h); \
//   } while (0)
// int main(void) {
//   RUN(ctpop8, i8, i8);
//   RUN(ctlz8, i8, i8);
//   RUN(cttz8, i8, i8);
//   RUN(shl8, i8, i8);
//   RUN(shru8, i8, i8);
//   RUN(shrs8, i8, i8);
//   RUN(shrk8, i8, i8);
//   RUN(shlk8, i8, i8);
//   RUN(ctpop16, i16, i16);
//   RUN(ctlz16, i16, i16);
//   RUN(cttz16, i16, i16);
//   RUN(shl16, i16, i16);
//   RUN(shru16, i16, i16);
//   RUN(shrs16, i16, i16);
//   RUN(shrk16, i16, i16);
//   RUN(shlk16, i16, i16);
//   RUN(ctpop32, i32, i32);
//   RUN(ctlz32, i32, i32);
//   RUN(cttz32, i32, i32);
//   RUN(shl32, i32, i32);
//   RUN(shru32, i32, i32);
//   RUN(shrs32, i32, i32);
//   RUN(shrk32, i32, i32);
//   RUN(shlk32, i32, i32);
//   RUN(ctpop64, i64, i64);
//   RUN(ctlz64, i64, i64);
//   RUN(cttz64, i64, i64);
//   RUN(shl64, i64, i64);
//   RUN(shru64, i64, i64);
//   RUN(shrs64, i64, i64);
//   RUN(shrk64, i64, i64);
//   RUN(shlk64, i64, i64);
//   RUN(f32u8, f32, i8);
//   RUN(f32s8, f32, i8);
//   RUN(f32u16, f32, i16);
//   RUN(f32s16, f32, i16);
//   RUN(f32u32, f32, i32);
//   RUN(f32s32, f32, i32);
//   RUN(f64u8, f64, i8);
//   RUN(f64s8, f64, i8);
//   RUN(f64u16, f64, i16);
//   RUN(f64s16, f64, i16);
//   RUN(f64u32, f64, i32);
//   RUN(f64s32, f64, i32);
//   return 0;
// }
// output:
// ctpop8 3f7bc98bd2c9c2a8
// ctlz8 2caf54dc972c927c
// cttz8 0ba9fb3817dec715
// shl8 0cb90671316f2897
// shru8 1964ba9367554618
// shrs8 9f93b65c40d191e1
// shrk8 a55365c12c55b7a4
// shlk8 d746a23d1f4b2c3a
// ctpop16 0568326bbff44c5e
// ctlz16 5294d8c702c48c86
// cttz16 3e15978b1686c0bb
// shl16 9502e536c5f410d3
// shru16 a04425b1b181eb24
// shrs16 cfe24be067fb2077
// shrk16 1120c8329b5a5cc1
// shlk16 7d3c75862a9cc202
// ctpop32 acdb26a6ed87a714
// ctlz32 b46e2585cc683ea8
// cttz32 169b2b00f9457dfa
// shl32 4caba200eb8652e6
// shru32 8de7d8fe46c40c8f
// shrs32 7194be96696f4d0f
// shrk32 13e0a96a2394dc0c
// shlk32 e5b90a8a8712aa6c
// ctpop64 0b50a833e5ea265d
// ctlz64 dc0ae94320be145e
// cttz64 fce56792ee77e6e4
// shl64 164f3dd73ffa36ee
// shru64 52c34e917761a477
// shrs64 91d134226face83e
// shrk64 ce94da200366412c
// shlk64 43baf4f64b79f98c
// f32u8 a3bf820e662b0dd9
// f32s8 7bd5082aad51d43b
// f32u16 7839dd6d2a549981
// f32s16 fe3c6e969a851e55
// f32u32 8f2707769064beff
// f32s32 61ff2c0384ebfffd
// f64u8 e1fba80a02a6b66e
// f64s8 479e34ff3c1bc1df
// f64u16 6722b925b2d31ab3
// f64s16 76cf55b01a5f6b1e
// f64u32 6e31066481f86d7a
// f64s32 3842469e2c539c20
