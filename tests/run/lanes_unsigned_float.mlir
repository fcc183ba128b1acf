// Unsigned integers of all sizes that vectors convert, in loops that become vectors; the C compiler does the same lane by lane.
func.func @from_i8(%n: index, %x: memref<?xi8>, %y: memref<?xf32>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi8>
    %b = arith.uitofp %a : i8 to f32
    affine.store %b, %y[%i] : memref<?xf32>
  }
  return
}
func.func @from_i16(%n: index, %x: memref<?xi16>, %y: memref<?xf64>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi16>
    %b = arith.uitofp %a : i16 to f64
    affine.store %b, %y[%i] : memref<?xf64>
  }
  return
}
func.func @from_i32(%n: index, %x: memref<?xi32>, %y: memref<?xf32>, %z: memref<?xf64>) attributes {llvm.emit_c_interface} {
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = arith.uitofp %a : i32 to f32
    affine.store %b, %y[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %a = affine.load %x[%i] : memref<?xi32>
    %b = arith.uitofp %a : i32 to f64
    affine.store %b, %z[%i] : memref<?xf64>
  }
  return
}
llvm.func @saturate(%n: i64, %x: !llvm.ptr, %y: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^header(%zero : i64)
^header(%i: i64):
  %cond = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %px = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %a = llvm.load %px : !llvm.ptr -> i8
  %b = llvm.intr.uadd.sat(%a, %a) : (i8, i8) -> i8
  %py = llvm.getelementptr %y[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %b, %py : i8, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^header(%next : i64)
^exit:
  llvm.return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// enum { N = 101 };
// int main(void) {
//   static int8_t a[N]; static int16_t b[N]; static int32_t c[N];
//   static float f[N], g[N]; static double d[N], e[N];
//   static uint8_t s[N];
//   for (int i = 0; i < N; i++) {
//     a[i] = (int8_t)(i * 37); b[i] = (int16_t)(i * 9973); c[i] = (int32_t)(0x7ffffff0u * (uint32_t)i + (uint32_t)i * 77u);
//   }
//   MemRefDescriptor_i8_1 ma = {a, a, 0, {N}, {1}};
//   MemRefDescriptor_i16_1 mb = {b, b, 0, {N}, {1}};
//   MemRefDescriptor_i32_1 mc = {c, c, 0, {N}, {1}};
//   MemRefDescriptor_f32_1 mf = {f, f, 0, {N}, {1}}, mg = {g, g, 0, {N}, {1}};
//   MemRefDescriptor_f64_1 md = {d, d, 0, {N}, {1}}, me = {e, e, 0, {N}, {1}};
//   _mlir_ciface_from_i8(N, &ma, &mf);
//   _mlir_ciface_from_i16(N, &mb, &md);
//   _mlir_ciface_from_i32(N, &mc, &mg, &me);
//   saturate(N, a, s);
//   int large = 0;
//   for (int i = 0; i < N; i++) {
//     if (f[i] != (float)(uint8_t)a[i] || d[i] != (double)(uint16_t)b[i]) printf("narrow %d\n", i);
//     if (g[i] != (float)(uint32_t)c[i] || e[i] != (double)(uint32_t)c[i]) printf("wide %d\n", i);
//     int twice = 2 * (uint8_t)a[i];
//     if (s[i] != (twice > 255 ? 255 : twice)) printf("saturated %d\n", i);
//     large += c[i] < 0;
//   }
//   printf("%d of %d above 2^31\n", large, N);
//   return 0;
// }
// output:
// 50 of 101 above 2^31
