// Intrinsics on integers that are several instructions, of three widths.

llvm.func @fshl_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.fshl(%xw, %yw, %zw) : (i8, i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @fshr_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.fshr(%xw, %yw, %zw) : (i8, i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @sadd_sat_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.sadd.sat(%xw, %yw) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @uadd_sat_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.uadd.sat(%xw, %yw) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @ssub_sat_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.ssub.sat(%xw, %yw) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @usub_sat_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.usub.sat(%xw, %yw) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @sshl_sat_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %k = llvm.mlir.constant(7 : i8) : i8
  %s = llvm.and %yw, %k : i8
  %r = llvm.intr.sshl.sat(%xw, %s) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @ushl_sat_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %k = llvm.mlir.constant(7 : i8) : i8
  %s = llvm.and %yw, %k : i8
  %r = llvm.intr.ushl.sat(%xw, %s) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @scmp_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.scmp(%xw, %yw) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @ucmp_8(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i8
  %yw = llvm.trunc %y : i64 to i8
  %zw = llvm.trunc %z : i64 to i8
  %r = llvm.intr.ucmp(%xw, %yw) : (i8, i8) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @fshl_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.fshl(%xw, %yw, %zw) : (i33, i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @fshr_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.fshr(%xw, %yw, %zw) : (i33, i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @sadd_sat_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.sadd.sat(%xw, %yw) : (i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @uadd_sat_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.uadd.sat(%xw, %yw) : (i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @ssub_sat_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.ssub.sat(%xw, %yw) : (i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @usub_sat_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.usub.sat(%xw, %yw) : (i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @sshl_sat_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %k = llvm.mlir.constant(7 : i33) : i33
  %s = llvm.and %yw, %k : i33
  %r = llvm.intr.sshl.sat(%xw, %s) : (i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @ushl_sat_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %k = llvm.mlir.constant(7 : i33) : i33
  %s = llvm.and %yw, %k : i33
  %r = llvm.intr.ushl.sat(%xw, %s) : (i33, i33) -> i33
  %o = llvm.sext %r : i33 to i64
  llvm.return %o : i64
}
llvm.func @scmp_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.scmp(%xw, %yw) : (i33, i33) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @ucmp_33(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.trunc %x : i64 to i33
  %yw = llvm.trunc %y : i64 to i33
  %zw = llvm.trunc %z : i64 to i33
  %r = llvm.intr.ucmp(%xw, %yw) : (i33, i33) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @fshl_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.fshl(%xw, %yw, %zw) : (i64, i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @fshr_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.fshr(%xw, %yw, %zw) : (i64, i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @sadd_sat_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.sadd.sat(%xw, %yw) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @uadd_sat_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.uadd.sat(%xw, %yw) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @ssub_sat_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.ssub.sat(%xw, %yw) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @usub_sat_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.usub.sat(%xw, %yw) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @sshl_sat_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %k = llvm.mlir.constant(7 : i64) : i64
  %s = llvm.and %yw, %k : i64
  %r = llvm.intr.sshl.sat(%xw, %s) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @ushl_sat_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %k = llvm.mlir.constant(7 : i64) : i64
  %s = llvm.and %yw, %k : i64
  %r = llvm.intr.ushl.sat(%xw, %s) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @scmp_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.scmp(%xw, %yw) : (i64, i64) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
llvm.func @ucmp_64(%x: i64, %y: i64, %z: i64) -> i64 {
  %xw = llvm.or %x, %x : i64
  %yw = llvm.or %y, %y : i64
  %zw = llvm.or %z, %z : i64
  %r = llvm.intr.ucmp(%xw, %yw) : (i64, i64) -> i8
  %o = llvm.sext %r : i8 to i64
  llvm.return %o : i64
}
// main.c:
// #include <stdio.h>
// long long fshl_8(long long, long long, long long);
// long long fshr_8(long long, long long, long long);
// long long sadd_sat_8(long long, long long, long long);
// long long uadd_sat_8(long long, long long, long long);
// long long ssub_sat_8(long long, long long, long long);
// long long usub_sat_8(long long, long long, long long);
// long long sshl_sat_8(long long, long long, long long);
// long long ushl_sat_8(long long, long long, long long);
// long long scmp_8(long long, long long, long long);
// long long ucmp_8(long long, long long, long long);
// long long fshl_33(long long, long long, long long);
// long long fshr_33(long long, long long, long long);
// long long sadd_sat_33(long long, long long, long long);
// long long uadd_sat_33(long long, long long, long long);
// long long ssub_sat_33(long long, long long, long long);
// long long usub_sat_33(long long, long long, long long);
// long long sshl_sat_33(long long, long long, long long);
// long long ushl_sat_33(long long, long long, long long);
// long long scmp_33(long long, long long, long long);
// long long ucmp_33(long long, long long, long long);
// long long fshl_64(long long, long long, long long);
// long long fshr_64(long long, long long, long long);
// long long sadd_sat_64(long long, long long, long long);
// long long uadd_sat_64(long long, long long, long long);
// long long ssub_sat_64(long long, long long, long long);
// long long usub_sat_64(long long, long long, long long);
// long long sshl_sat_64(long long, long long, long long);
// long long ushl_sat_64(long long, long long, long long);
// long long scmp_64(long long, long long, long long);
// long long ucmp_64(long long, long long, long long);
// static const long long values[] = {0, 1, -1, 5, 100, 127, 128, 255, -128, 0x7fffffffffffffff, -0x7fffffffffffffff - 1, 0x123456789abcdef0, 4294967295, 8589934591, 4294967296};
// #define COUNT ((int)(sizeof values / sizeof values[0]))
// #define RUN(f) do { unsigned long long h = 0; for (int i = 0; i < COUNT; i++) for (int j = 0; j < COUNT; j++) { long long r = f(values[i], values[j], values[(i + j) % COUNT]); h = h * 31 + (unsigned long long)r; if (j == i || j == 3) printf("%lld ", r); } printf("\n" #f " %llx\n", h); } while (0)
// int main(void) {
//   RUN(fshl_8);
//   RUN(fshr_8);
//   RUN(sadd_sat_8);
//   RUN(uadd_sat_8);
//   RUN(ssub_sat_8);
//   RUN(usub_sat_8);
//   RUN(sshl_sat_8);
//   RUN(ushl_sat_8);
//   RUN(scmp_8);
//   RUN(ucmp_8);
//   RUN(fshl_33);
//   RUN(fshr_33);
//   RUN(sadd_sat_33);
//   RUN(uadd_sat_33);
//   RUN(ssub_sat_33);
//   RUN(usub_sat_33);
//   RUN(sshl_sat_33);
//   RUN(ushl_sat_33);
//   RUN(scmp_33);
//   RUN(ucmp_33);
//   RUN(fshl_64);
//   RUN(fshr_64);
//   RUN(sadd_sat_64);
//   RUN(uadd_sat_64);
//   RUN(ssub_sat_64);
//   RUN(usub_sat_64);
//   RUN(sshl_sat_64);
//   RUN(ushl_sat_64);
//   RUN(scmp_64);
//   RUN(ucmp_64);
//   return 0;
// }
// output:
// 0 0 -128 16 -1 -126 5 2 100 127 127 2 64 -1 -1 -128 1 -126 -1 2 0 -16 120 -1 -1 -2 -1 2 0
// fshl_8 747e6bbd81249c91
// 0 0 2 16 -1 -2 5 -56 100 5 127 0 1 5 -1 5 64 -2 -1 0 0 5 -31 5 -1 -126 -1 0 0
// fshr_8 1c515153d10d8127
// 0 5 2 6 -2 4 10 105 127 127 127 -123 -128 4 -2 -123 -128 4 -2 5 0 -11 -32 4 -2 4 -2 5 0
// sadd_sat_8 eab3486a57854d90
// 0 5 2 6 -1 -1 10 105 -56 -124 -2 -123 -1 -1 -1 -123 -1 -1 -1 5 0 -11 -1 -1 -1 -1 -1 5 0
// uadd_sat_8 65381940a8b45f68
// 0 -5 0 -4 0 -6 0 95 0 122 0 -128 0 -6 0 -128 0 -6 0 -5 0 -21 0 -6 0 -6 0 -5 0
// ssub_sat_8 68e634d3bd81d77c
// 0 0 0 0 0 -6 0 95 0 122 0 123 0 -6 0 123 0 -6 0 0 0 -21 0 -6 0 -6 0 0 0
// usub_sat_8 1a384b14290e737e
// 0 0 2 32 -128 -32 127 127 127 127 127 -128 -128 -32 -128 -128 -128 -32 -128 0 0 -128 -16 -32 -128 -32 -128 0 0
// sshl_sat_8 b13df6523d260a35
// 0 0 2 32 -1 -1 -96 -1 -1 -1 -1 -1 -128 -1 -1 -1 -128 -1 -1 0 0 -1 -16 -1 -1 -1 -1 0 0
// ushl_sat_8 a66ef19c2f7f4ee0
// 0 -1 0 -1 0 -1 0 1 0 1 0 -1 0 -1 0 -1 0 -1 0 -1 0 -1 0 -1 0 -1 0 -1 0
// scmp_8 275808cbd8bcc100
// 0 -1 0 -1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 -1 0 1 0 1 0 1 0 -1 0
// ucmp_8 f6d970913a3ff700
// 0 0 128 2 -1 -268435456 2684354560 1677721600 409600 520192 127 16384 1024 255 4080 -2147483648 -255 -8 -1 0 0 -1412567296 4031602287 4294967295 -65 -2 -1 0 64
// fshl_33 a28293bb0b9132be
// 0 0 67108864 -4294967294 -1 -32 80 51200 209715200 266338304 127 0 16 5 -536870897 -65536 4294967232 -1073741824 -1 0 0 0 -2252480358 5 -33554433 -4294967294 -1 0 33554432
// fshr_33 914c55c37d30da96
// 0 5 2 6 -2 4 10 105 200 132 254 133 256 260 510 -123 -256 4 -2 5 0 2596069109 4294967295 4294967295 4294967295 4 -2 -4294967291 -4294967296
// sadd_sat_33 b798bb03f4a6581e
// 0 5 2 6 -1 -1 10 105 200 132 254 133 256 260 510 -123 -1 -1 -1 5 0 2596069109 -3397796384 -4294967292 -2 -1 -1 -4294967291 -1
// uadd_sat_33 752e5b5bafd1629b
// 0 -5 0 -4 0 -6 0 95 0 122 0 123 0 250 0 -133 0 -6 0 -5 0 2596069099 0 4294967290 0 -6 0 -4294967296 0
// ssub_sat_33 7de0ed0223fc2da0
// 0 0 0 0 0 -6 0 95 0 122 0 123 0 250 0 -133 0 -6 0 0 0 2596069099 0 4294967290 0 -6 0 4294967291 0
// usub_sat_33 48b8c52fb044ac62
// 0 0 2 32 -128 -32 160 3200 1600 4064 16256 4096 128 8160 32640 -4096 -128 -32 -128 0 0 4294967295 2596069104 4294967295 4294967295 -32 -128 -4294967296 -4294967296
// sshl_sat_33 2c1b19c8d23f884e
// 0 0 2 32 -1 -1 160 3200 1600 4064 16256 4096 128 8160 32640 -1 -128 -1 -1 0 0 -1 2596069104 -1 -1 -1 -1 -1 -4294967296
// ushl_sat_33 bffe107f011a66a5
// 0 -1 0 -1 0 -1 0 1 0 1 0 1 0 1 0 -1 0 -1 0 -1 0 1 0 1 0 -1 0 -1 0
// scmp_33 d57e617a6d409200
// 0 -1 0 -1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 -1 0 1 0 1 0 1 0 1 0
// ucmp_33 9de78959fcbfe880
// 0 0 -9223372036854775808 68719476736 -1 -9223372036854775806 5 2 100 127 127 2 64 255 255 -36028797018963968 -255 -9223372036854775806 -17 2 4611686018427387904 1311768467463790320 655884233731895160 4294967295 -9223372034707292161 17179869182 -281474976579585 2 2147483648
// fshl_64 3fb62b5a760b2f7b
// 0 0 2 268435456 -1 -2 5 200 100 5 127 256 256 5 255 -8388608 9223372036854775744 -2 -288230376151711745 0 1 5 2623536934927580640 5 8589934590 -9223372036854775806 562949953355776 8589934592 8589934592
// fshr_64 8c33b11bd168241f
// 0 5 2 6 -2 4 10 105 200 132 254 133 256 260 510 -123 -256 9223372036854775807 9223372036854775807 -9223372036854775803 -9223372036854775808 1311768467463790325 2623536934927580640 4294967300 8589934590 8589934596 17179869182 4294967301 8589934592
// sadd_sat_64 97c52ea21f07edc3
// 0 5 2 6 -1 -1 10 105 200 132 254 133 256 260 510 -123 -1 -9223372036854775804 -2 -9223372036854775803 -1 1311768467463790325 2623536934927580640 4294967300 8589934590 8589934596 17179869182 4294967301 8589934592
// uadd_sat_64 40e6eda10b0489d9
// 0 -5 0 -4 0 -6 0 95 0 122 0 123 0 250 0 -133 0 9223372036854775802 0 -9223372036854775808 0 1311768467463790315 0 4294967290 0 8589934586 0 4294967291 0
// ssub_sat_64 514a8c03678b7224
// 0 0 0 0 0 -6 0 95 0 122 0 123 0 250 0 -133 0 9223372036854775802 0 9223372036854775803 0 1311768467463790315 0 4294967290 0 8589934586 0 4294967291 0
// usub_sat_64 ccd99464b83f699c
// 0 0 2 32 -128 -32 160 3200 1600 4064 16256 4096 128 8160 32640 -4096 -128 9223372036854775807 9223372036854775807 -9223372036854775808 -9223372036854775808 9223372036854775807 1311768467463790320 137438953440 549755813760 274877906912 1099511627648 137438953472 4294967296
// sshl_sat_64 53b04be45647ef2d
// 0 0 2 32 -1 -1 160 3200 1600 4064 16256 4096 128 8160 32640 -1 -128 -1 -1 -1 -9223372036854775808 -1 1311768467463790320 137438953440 549755813760 274877906912 1099511627648 137438953472 4294967296
// ushl_sat_64 346b1f14f4c05863
// 0 -1 0 -1 0 -1 0 1 0 1 0 1 0 1 0 -1 0 1 0 -1 0 1 0 1 0 1 0 1 0
// scmp_64 9801052dfed75680
// 0 -1 0 -1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0
// ucmp_64 effd0216a0279b00
