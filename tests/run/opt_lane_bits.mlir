// Loops of what is done to all lanes at once where CLIF has it for numbers only; what comes out is the same as without vectors.
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
// static uint64_t hash(const void *from, size_t size) {
//   uint64_t h = 14695981039346656037ull;
//   for (size_t i = 0; i < size; i++) h = (h ^ ((const uint8_t *)from)[i]) * 1099511628211;
//   return h;
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
//       h = h * 31 + hash(z, sizeof z); \
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
// ctpop8 fa6ae9803d420eef
// ctlz8 b9eac0023574507d
// cttz8 9cde2c789edbf20a
// shl8 dde54b12d9cf43ac
// shru8 db224ef92f4a3449
// shrs8 a9a8a1db8bfc6674
// shrk8 9f418c4cbd55b18d
// shlk8 d75afa7c7a529505
// ctpop16 855cf5e13732ecb1
// ctlz16 5fd307b357a7d787
// cttz16 f17aa836c60d8692
// shl16 57ddc83bd135dea4
// shru16 36ea95cdfcd10b3c
// shrs16 4943c5d797950d7c
// shrk16 198506c6a2d967ca
// shlk16 c03a7c9e2ab07819
// ctpop32 b49105098bde1e99
// ctlz32 8420e6d81242d797
// cttz32 c769f3d656a330b1
// shl32 987822c610e4475c
// shru32 a69730ca89eefb8e
// shrs32 a4a7ddf68106cf89
// shrk32 7f2ed65cabfbdb3a
// shlk32 e402009dc9a3c587
// ctpop64 37d9e7f6a0164284
// ctlz64 caa0d4ab0ace970b
// cttz64 99577fb58beae5ab
// shl64 f35cdd4abeb9934f
// shru64 76730befe36bbe30
// shrs64 56a3ebba877915e7
// shrk64 5e5d617bc45864ab
// shlk64 071ab3b900bb9698
// f32u8 0c52f874e4d37eec
// f32s8 7935257ab159ed1a
// f32u16 170fbd134eb3809c
// f32s16 4ffa0d421cfd655e
// f32u32 4c031a5fec3415ac
// f32s32 6fe756375564d136
// f64u8 877a9462e8ac751b
// f64s8 fff07517c36118e6
// f64u16 4acfd473646fa3f6
// f64s16 618a9776a980f435
// f64u32 9bfdf726b0318ac1
// f64s32 c567d3bcee097957
