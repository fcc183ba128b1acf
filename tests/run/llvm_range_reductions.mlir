// Operations whose operands are known to be non-negative or narrow, at the ends of their ranges.
llvm.func @unsigned_(%x: i16, %y: i16) -> i32 {
  %a = llvm.zext %x : i16 to i32
  %b = llvm.zext %y : i16 to i32
  %q = llvm.sdiv %a, %b : i32
  %r = llvm.srem %a, %b : i32
  %s = llvm.add %q, %r : i32
  llvm.return %s : i32
}
llvm.func @power(%x: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %is = llvm.icmp "slt" %x, %zero : i32
  llvm.cond_br %is, ^negative, ^other
^negative:
  %n = llvm.sdiv %x, %eight : i32
  llvm.return %n : i32
^other:
  %q = llvm.sdiv %x, %eight : i32
  %r = llvm.srem %x, %eight : i32
  %t = llvm.ashr %x, %eight : i32
  %s = llvm.add %q, %r : i32
  %u = llvm.add %s, %t : i32
  llvm.return %u : i32
}
llvm.func @narrow(%x: i32, %y: i32, %z: i16) -> i64 {
  %a = llvm.zext %x : i32 to i64
  %b = llvm.zext %y : i32 to i64
  %q = llvm.udiv %a, %b : i64
  %c = llvm.sext %x : i32 to i64
  %d = llvm.sext %y : i32 to i64
  %r = llvm.sdiv %c, %d : i64
  %e = llvm.sext %z : i16 to i64
  %t = llvm.srem %e, %d : i64
  %s = llvm.add %q, %r : i64
  %u = llvm.add %s, %t : i64
  llvm.return %u : i64
}
llvm.func @extensions(%x: i32, %n: i32) -> i64 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %is = llvm.icmp "sgt" %x, %zero : i32
  llvm.cond_br %is, ^positive, ^other
^positive:
  %a = llvm.sext %x : i32 to i64
  %f = llvm.uitofp %x : i32 to f64
  %i = llvm.fptosi %f : f64 to i64
  %s = llvm.add %a, %i : i64
  llvm.return %s : i64
^other:
  %b = llvm.sext %x : i32 to i64
  llvm.return %b : i64
}
llvm.func @masks(%x: i8, %y: i32) -> i32 {
  %m255 = llvm.mlir.constant(255 : i32) : i32
  %m254 = llvm.mlir.constant(254 : i32) : i32
  %m24 = llvm.mlir.constant(24 : i32) : i32
  %a = llvm.zext %x : i8 to i32
  %b = llvm.and %a, %m255 : i32
  %c = llvm.and %a, %m254 : i32
  %d = llvm.lshr %y, %m24 : i32
  %t = llvm.trunc %d : i32 to i8
  %e = llvm.zext %t : i8 to i32
  %s = llvm.add %b, %c : i32
  %u = llvm.add %s, %e : i32
  llvm.return %u : i32
}
llvm.func @compare(%x: i32, %y: i32, %a: i32, %b: i32) -> i32 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %is = llvm.icmp "slt" %x, %ten : i32
  llvm.cond_br %is, ^less, ^other
^less:
  %twenty = llvm.mlir.constant(20 : i32) : i32
  %known = llvm.icmp "slt" %x, %twenty : i32
  %unknown = llvm.icmp "ult" %x, %twenty : i32
  %s = llvm.select %known, %a, %b : i1, i32
  %t = llvm.select %unknown, %a, %b : i1, i32
  %r = llvm.sub %s, %t : i32
  llvm.return %r : i32
^other:
  llvm.return %y : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int32_t unsigned_(int16_t x, int16_t y);
// int32_t power(int32_t x);
// int64_t narrow(int32_t x, int32_t y, int16_t z);
// int64_t extensions(int32_t x, int32_t n);
// int32_t masks(int8_t x, int32_t y);
// int32_t compare(int32_t x, int32_t y, int32_t a, int32_t b);
// int main(void) {
//   printf("%d %d\n", (int)unsigned_(-1, 7), (int)unsigned_(-1, -2));
//   printf("%d %d %d\n", (int)power(INT32_MAX), (int)power(-9), (int)power(INT32_MIN));
//   printf("%lld ", (long long)narrow(INT32_MIN, -1, INT16_MIN));
//   printf("%lld ", (long long)narrow(-7, 2, -3));
//   printf("%lld\n", (long long)narrow(100, -7, 12));
//   printf("%lld ", (long long)extensions(INT32_MAX, 0));
//   printf("%lld\n", (long long)extensions(INT32_MIN, 0));
//   printf("%d %d\n", (int)masks(-1, -1), (int)masks(3, 0x7fffffff));
//   printf("%d %d %d\n", (int)compare(9, 0, 1, 2), (int)compare(-9, 0, 1, 2), (int)compare(10, 5, 1, 2));
// }
// output:
// 9363 2
// 276824069 -1 -268435456
// 2147483648 2147483640 -9
// 4294967294 -2147483648
// 764 132
// 0 -1 5
