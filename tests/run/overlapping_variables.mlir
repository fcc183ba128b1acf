// Variables whose bytes are accessed in parts: unions, bytes of numbers, and pairs of floats. The caller computes the same
// with unions, so that the order of bytes is that of the machine.
llvm.func @halves(%x: i64, %n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %three = llvm.mlir.constant(3 : i16) : i16
  %u = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %second = llvm.getelementptr %u[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %seventh = llvm.getelementptr %u[7] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %u : i64, !llvm.ptr
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^done
^body:
  %half = llvm.load %second : !llvm.ptr -> i16
  %product = llvm.mul %half, %three : i16
  llvm.store %product, %second : i16, !llvm.ptr
  %byte = llvm.load %u : !llvm.ptr -> i8
  llvm.store %byte, %seventh : i8, !llvm.ptr
  %whole = llvm.load %u : !llvm.ptr -> i64
  %sum = llvm.add %whole, %i : i64
  llvm.store %sum, %u : i64, !llvm.ptr
  %next = llvm.add %i, %one : i64
  llvm.br ^loop(%next : i64)
^done:
  %result = llvm.load %u : !llvm.ptr -> i64
  llvm.return %result : i64
}
// Only two of the bytes are written before one is read.
llvm.func @first_bytes(%a: i8 {llvm.zeroext}, %b: i8 {llvm.zeroext}, %fill: i1 {llvm.zeroext}, %x: i32 {llvm.signext}) -> (i8 {llvm.zeroext}) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %u = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %next = llvm.getelementptr %u[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %u : i8, !llvm.ptr
  llvm.store %b, %next : i8, !llvm.ptr
  llvm.cond_br %fill, ^fill, ^done
^fill:
  llvm.store %x, %u : i32, !llvm.ptr
  llvm.br ^done
^done:
  %first = llvm.load %u : !llvm.ptr -> i8
  %second = llvm.load %next : !llvm.ptr -> i8
  %sum = llvm.add %first, %second : i8
  llvm.return %sum : i8
}
// The bits of a float and of a flag.
llvm.func @float_bits(%x: f32, %flag: i1 {llvm.zeroext}) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %u = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  %last = llvm.getelementptr %u[3] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %u : f32, !llvm.ptr
  llvm.store %flag, %last : i1, !llvm.ptr
  %y = llvm.load %u : !llvm.ptr -> f32
  llvm.return %y : f32
}
// A pair of floats in a vector, as C passes small structures and complex numbers.
llvm.func @product(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %a = llvm.alloca %one x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
  %c = llvm.alloca %one x !llvm.struct<(f32, f32)> : (i64) -> !llvm.ptr
  %a1 = llvm.getelementptr %a[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
  %b1 = llvm.getelementptr %b[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
  %c1 = llvm.getelementptr %c[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f32, f32)>
  %x = llvm.load %p : !llvm.ptr -> vector<2xf32>
  %y = llvm.load %q : !llvm.ptr -> i64
  llvm.store %x, %a : vector<2xf32>, !llvm.ptr
  llvm.store %y, %b : i64, !llvm.ptr
  %z = llvm.load %b : !llvm.ptr -> vector<2xf32>
  llvm.store %z, %b : vector<2xf32>, !llvm.ptr
  %ar = llvm.load %a : !llvm.ptr -> f32
  %ai = llvm.load %a1 : !llvm.ptr -> f32
  %br = llvm.load %b : !llvm.ptr -> f32
  %bi = llvm.load %b1 : !llvm.ptr -> f32
  %rr = llvm.fmul %ar, %br : f32
  %ii = llvm.fmul %ai, %bi : f32
  %ri = llvm.fmul %ar, %bi : f32
  %ir = llvm.fmul %ai, %br : f32
  %re = llvm.fsub %rr, %ii : f32
  %im = llvm.fadd %ri, %ir : f32
  llvm.store %re, %c : f32, !llvm.ptr
  llvm.store %im, %c1 : f32, !llvm.ptr
  %both = llvm.load %c : !llvm.ptr -> vector<2xf32>
  llvm.store %both, %r : vector<2xf32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
//
// uint64_t halves(uint64_t x, int64_t n);
// uint8_t first_bytes(uint8_t a, uint8_t b, _Bool fill, int32_t x);
// float float_bits(float x, _Bool flag);
// void product(const float *p, const float *q, float *r);
//
// static uint64_t expected_halves(uint64_t x, int64_t n) {
//     union {
//         uint64_t whole;
//         uint16_t halves[4];
//         uint8_t bytes[8];
//     } u;
//     int64_t i;
//     u.whole = x;
//     for (i = 0; i < n; i++) {
//         u.halves[1] = (uint16_t)(u.halves[1] * 3u);
//         u.bytes[7] = u.bytes[0];
//         u.whole += (uint64_t)i;
//     }
//     return u.whole;
// }
//
// int main(void) {
//     const uint64_t numbers[] = {0, 0x0123456789abcdefu, 0xffffffffffffffffu, 0x8000000000000001u};
//     const float p[2] = {1.5f, -2.0f}, q[2] = {0.25f, 3.0f};
//     float r[2], x = -12.75f, y;
//     unsigned char bytes[4];
//     int32_t whole = 0x11223344;
//     int i, n;
//     for (i = 0; i < 4; i++) {
//         for (n = 0; n < 20; n += 3) {
//             if (halves(numbers[i], n) != expected_halves(numbers[i], n)) {
//                 printf("halves(%llx, %d)\n", (unsigned long long)numbers[i], n);
//                 return 1;
//             }
//         }
//     }
//     memcpy(bytes, &whole, 4);
//     if (first_bytes(200, 100, 0, whole) != 44 || first_bytes(1, 2, 1, whole) != (uint8_t)(bytes[0] + bytes[1])) {
//         puts("first_bytes");
//         return 1;
//     }
//     for (i = 0; i < 2; i++) {
//         memcpy(bytes, &x, 4);
//         bytes[3] = (unsigned char)i;
//         memcpy(&y, bytes, 4);
//         r[0] = float_bits(x, i == 1);
//         if (memcmp(&y, &r[0], 4) != 0) {
//             puts("float_bits");
//             return 1;
//         }
//     }
//     product(p, q, r);
//     printf("%g %g\n", (double)r[0], (double)r[1]);
//     return 0;
// }
// output:
// 6.375 4
