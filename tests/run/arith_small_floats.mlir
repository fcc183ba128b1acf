// no-oracle: MLIR's passes convert between few of the formats
// Every number of each format, and what doubles and floats become. The formats hold their numbers exactly, so that what
// comes from a format goes back to it.
func.func @decode(%code: i8) -> (f32, f32, f32, f32, f32, f32, f32, f32) attributes {llvm.emit_c_interface} {
  %a = arith.bitcast %code : i8 to f8E5M2
  %b = arith.bitcast %code : i8 to f8E4M3
  %c = arith.bitcast %code : i8 to f8E4M3FN
  %d = arith.bitcast %code : i8 to f8E5M2FNUZ
  %e = arith.bitcast %code : i8 to f8E4M3FNUZ
  %f = arith.bitcast %code : i8 to f8E4M3B11FNUZ
  %g = arith.bitcast %code : i8 to f8E3M4
  %h = arith.bitcast %code : i8 to f8E8M0FNU
  %0 = arith.extf %a : f8E5M2 to f32
  %1 = arith.extf %b : f8E4M3 to f32
  %2 = arith.extf %c : f8E4M3FN to f32
  %3 = arith.extf %d : f8E5M2FNUZ to f32
  %4 = arith.extf %e : f8E4M3FNUZ to f32
  %5 = arith.extf %f : f8E4M3B11FNUZ to f32
  %6 = arith.extf %g : f8E3M4 to f32
  %7 = arith.extf %h : f8E8M0FNU to f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @encode(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32, %g: f32, %h: f32) -> (i8, i8, i8, i8, i8, i8, i8, i8) attributes {llvm.emit_c_interface} {
  %0 = arith.truncf %a : f32 to f8E5M2
  %1 = arith.truncf %b : f32 to f8E4M3
  %2 = arith.truncf %c : f32 to f8E4M3FN
  %3 = arith.truncf %d : f32 to f8E5M2FNUZ
  %4 = arith.truncf %e : f32 to f8E4M3FNUZ
  %5 = arith.truncf %f : f32 to f8E4M3B11FNUZ
  %6 = arith.truncf %g : f32 to f8E3M4
  %7 = arith.truncf %h : f32 to f8E8M0FNU
  %8 = arith.bitcast %0 : f8E5M2 to i8
  %9 = arith.bitcast %1 : f8E4M3 to i8
  %10 = arith.bitcast %2 : f8E4M3FN to i8
  %11 = arith.bitcast %3 : f8E5M2FNUZ to i8
  %12 = arith.bitcast %4 : f8E4M3FNUZ to i8
  %13 = arith.bitcast %5 : f8E4M3B11FNUZ to i8
  %14 = arith.bitcast %6 : f8E3M4 to i8
  %15 = arith.bitcast %7 : f8E8M0FNU to i8
  return %8, %9, %10, %11, %12, %13, %14, %15 : i8, i8, i8, i8, i8, i8, i8, i8
}
func.func @narrow(%code: i8) -> (f64, f64, i8, i8) attributes {llvm.emit_c_interface} {
  %a = arith.trunci %code : i8 to i6
  %b = arith.bitcast %a : i6 to f6E2M3FN
  %c = arith.bitcast %a : i6 to f6E3M2FN
  %0 = arith.extf %b : f6E2M3FN to f64
  %1 = arith.extf %c : f6E3M2FN to f64
  %2 = arith.truncf %0 : f64 to f6E2M3FN
  %3 = arith.truncf %1 : f64 to f6E3M2FN
  %4 = arith.bitcast %2 : f6E2M3FN to i6
  %5 = arith.bitcast %3 : f6E3M2FN to i6
  %6 = arith.extui %4 : i6 to i8
  %7 = arith.extui %5 : i6 to i8
  return %0, %1, %6, %7 : f64, f64, i8, i8
}
func.func @nibble(%code: i8) -> (f64, i8) attributes {llvm.emit_c_interface} {
  %a = arith.trunci %code : i8 to i4
  %b = arith.bitcast %a : i4 to f4E2M1FN
  %0 = arith.extf %b : f4E2M1FN to f64
  %1 = arith.truncf %0 : f64 to f4E2M1FN
  %2 = arith.bitcast %1 : f4E2M1FN to i4
  %3 = arith.extui %2 : i4 to i8
  return %0, %3 : f64, i8
}
func.func @round(%x: f64) -> (i8, i8, i8, i8) attributes {llvm.emit_c_interface} {
  %y = arith.truncf %x : f64 to f32
  %0 = arith.truncf %x : f64 to f8E4M3FN
  %1 = arith.truncf %y : f32 to f8E5M2
  %2 = arith.truncf %y : f32 to f8E4M3FNUZ
  %3 = arith.truncf %y : f32 to f4E2M1FN
  %4 = arith.bitcast %0 : f8E4M3FN to i8
  %5 = arith.bitcast %1 : f8E5M2 to i8
  %6 = arith.bitcast %2 : f8E4M3FNUZ to i8
  %7 = arith.bitcast %3 : f4E2M1FN to i4
  %8 = arith.extui %7 : i4 to i8
  return %4, %5, %6, %8 : i8, i8, i8, i8
}
// main.c:
// #include <math.h>
// #include <stdio.h>
// #include <string.h>
// #include "kernel.h"
//
// /* The value of a code with e exponent bits, m fraction bits and a bias, as the format's definition says. */
// static double value(int code, int e, int m, int bias, char special) {
//   int sign = code >> (e + m) & 1, x = code >> m & ((1 << e) - 1), f = code & ((1 << m) - 1);
//   double r = x ? ldexp(1 + ldexp(f, -m), x - bias) : ldexp(f, 1 - bias - m);
//   if (special == 'i' && x == (1 << e) - 1) r = f ? NAN : INFINITY;
//   if (special == 'f' && x == (1 << e) - 1 && f == (1 << m) - 1) r = NAN;
//   if (special == 'z' && sign && !x && !f) r = NAN;
//   return sign ? -r : r;
// }
//
// static int same(double a, double b) {
//   return isnan(a) ? isnan(b) != 0 : a == b && signbit(a) == signbit(b);
// }
//
// int main(void) {
//   int wrong = 0, back = 0;
//   for (int i = 0; i < 256; i++) {
//     struct decode_results r;
//     _mlir_ciface_decode(&r, (int8_t)i);
//     double power = i == 255 ? NAN : ldexp(1, i - 127);
//     wrong += !same(r.r0, value(i, 5, 2, 15, 'i')) + !same(r.r1, value(i, 4, 3, 7, 'i'));
//     wrong += !same(r.r2, value(i, 4, 3, 7, 'f')) + !same(r.r3, value(i, 5, 2, 16, 'z'));
//     wrong += !same(r.r4, value(i, 4, 3, 8, 'z')) + !same(r.r5, value(i, 4, 3, 11, 'z'));
//     wrong += !same(r.r6, value(i, 3, 4, 3, 'i')) + !same(r.r7, power);
//     struct encode_results c;
//     _mlir_ciface_encode(&c, r.r0, r.r1, r.r2, r.r3, r.r4, r.r5, r.r6, r.r7);
//     back += (isnan(r.r0) || (uint8_t)c.r0 == i) + (isnan(r.r1) || (uint8_t)c.r1 == i);
//     back += (isnan(r.r2) || (uint8_t)c.r2 == i) + (isnan(r.r3) ? (uint8_t)c.r3 == 128 : (uint8_t)c.r3 == i);
//     back += (isnan(r.r4) ? (uint8_t)c.r4 == 128 : (uint8_t)c.r4 == i) + (isnan(r.r5) ? (uint8_t)c.r5 == 128 : (uint8_t)c.r5 == i);
//     back += (isnan(r.r6) || (uint8_t)c.r6 == i);
//     /* 2^-127 has no leading one as a float: its exponent is 0, as its code. */
//     back += (uint8_t)c.r7 == i;
//     struct narrow_results n;
//     _mlir_ciface_narrow(&n, (int8_t)i);
//     wrong += !same(n.r0, value(i & 63, 2, 3, 1, 'n')) + !same(n.r1, value(i & 63, 3, 2, 3, 'n'));
//     struct nibble_results q;
//     _mlir_ciface_nibble(&q, (int8_t)i);
//     wrong += !same(q.r0, value(i & 15, 2, 1, 1, 'n'));
//     back += (n.r2 == (i & 63)) + (n.r3 == (i & 63)) + (q.r1 == (i & 15));
//   }
//   printf("%d wrong, %d of %d back\n", wrong, back, 256 * 11);
//   double x[] = {1.0625, 1.1875, 464, 464.0001, 479, 1e9, -INFINITY, 0.0009765625, -0.00097656251, 57344, 61440, NAN, 0.25, 0.75, 2.5, 3.5, 5, 1e-300};
//   for (int i = 0; i < 18; i++) {
//     struct round_results r;
//     _mlir_ciface_round(&r, x[i]);
//     printf("%g: %02x %02x %02x %x\n", x[i], (uint8_t)r.r0, (uint8_t)r.r1, (uint8_t)r.r2, (uint8_t)r.r3);
//   }
// }
// output:
// 0 wrong, 2816 of 2816 back
// 1.0625: 38 3c 40 2
// 1.1875: 3a 3d 42 2
// 464: 7e 5f 80 7
// 464: 7f 5f 80 7
// 479: 7f 5f 80 7
// 1e+09: 7f 7c 80 7
// -inf: ff fc 80 f
// 0.000976562: 00 14 01 0
// -0.000976563: 81 94 81 8
// 57344: 7f 7b 80 7
// 61440: 7f 7c 80 7
// nan: 7f 7e 80 7
// 0.25: 28 34 30 0
// 0.75: 34 3a 3c 2
// 2.5: 42 41 4a 4
// 3.5: 46 43 4e 6
// 5: 4a 45 52 6
// 1e-300: 00 00 00 0
// -----
// no-oracle: MLIR's conversion loses the sign of zero
// Buffers and vectors of small floats hold their bits; a scale is a power of two.
func.func @scaled(%m: memref<4xf4E2M1FN>, %s: memref<2xf8E8M0FNU>, %out: memref<4xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %two = arith.constant 2 : index
    %block = arith.divui %i, %two : index
    %x = memref.load %m[%i] : memref<4xf4E2M1FN>
    %scale = memref.load %s[%block] : memref<2xf8E8M0FNU>
    %y = arith.scaling_extf %x, %scale : f4E2M1FN, f8E8M0FNU to f32
    memref.store %y, %out[%i] : memref<4xf32>
    %back = arith.scaling_truncf %y, %scale : f32, f8E8M0FNU to f4E2M1FN
    memref.store %back, %m[%i] : memref<4xf4E2M1FN>
  }
  return
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   uint8_t m[4] = {0x1, 0xf, 0x4, 0x8}, s[2] = {127 + 3, 127 - 2};
//   float out[4];
//   struct MemRefDescriptor_opaque_1 dm = {m, m, 0, {4}, {1}}, ds = {s, s, 0, {2}, {1}};
//   struct MemRefDescriptor_f32_1 dout = {out, out, 0, {4}, {1}};
//   _mlir_ciface_scaled(&dm, &ds, &dout);
//   printf("%g %g %g %g\n", out[0], out[1], out[2], out[3]);
//   printf("%x %x %x %x\n", m[0], m[1], m[2], m[3]);
// }
// output:
// 4 -48 0.5 -0
// 1 f 4 8
// -----
// no-oracle: MLIR's passes convert between few of the formats
// Constants, vectors of several dimensions, and half-precision numbers with scales that are rounded to powers of two.
memref.global constant @table : memref<4xf8E4M3FN> = dense<[0.5, -1.0, 448.0, 0.0]>
func.func @vectors(%out: memref<2x4xf32>, %x: f32, %s: f32) -> f32 attributes {llvm.emit_c_interface} {
  %h = arith.truncf %x : f32 to f16
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.get_global @table : memref<4xf8E4M3FN>
  %row = vector.load %t[%c0] : memref<4xf8E4M3FN>, vector<4xf8E4M3FN>
  %one = arith.constant dense<[1.0, 1.5, 2.0, -3.0]> : vector<4xf8E4M3FN>
  %rows = arith.constant dense<1.75> : vector<2x4xf8E4M3FN>
  %a = vector.insert %row, %rows [0] : vector<4xf8E4M3FN> into vector<2x4xf8E4M3FN>
  %b = arith.extf %a : vector<2x4xf8E4M3FN> to vector<2x4xf32>
  vector.transfer_write %b, %out[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, memref<2x4xf32>
  %c = arith.truncf %b : vector<2x4xf32> to vector<2x4xf8E5M2>
  %d = vector.extract %c[0, 2] : f8E5M2 from vector<2x4xf8E5M2>
  %e = arith.extf %d : f8E5M2 to f32
  %f = arith.scaling_extf %h, %s : f16, f32 to f32
  %g = arith.addf %e, %f : f32
  %scaled = arith.scaling_truncf %s, %g : f32, f32 to f16
  %i = arith.extf %scaled : f16 to f32
  %j = arith.addf %g, %i : f32
  %k = vector.extract %one[3] : f8E4M3FN from vector<4xf8E4M3FN>
  %l = arith.extf %k : f8E4M3FN to f32
  %m = arith.mulf %j, %l : f32
  return %m : f32
}
// main.c:
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   float out[8];
//   struct MemRefDescriptor_f32_2 d = {out, out, 0, {2, 4}, {4, 1}};
//   printf("%.8f\n", _mlir_ciface_vectors(&d, 3, 5));
//   for (int i = 0; i < 8; i++) printf("%g ", out[i]);
//   printf("\n");
// }
// output:
// -1380.05859375
// 0.5 -1 448 0 1.75 1.75 1.75 1.75
