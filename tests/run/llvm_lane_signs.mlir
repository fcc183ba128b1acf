// Comparisons of 64-bit lanes with 0, on either side.
llvm.func @slt_left(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "slt" %z, %x : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @slt_right(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "slt" %x, %z : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sle_left(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "sle" %z, %x : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sle_right(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "sle" %x, %z : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sgt_left(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "sgt" %z, %x : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sgt_right(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "sgt" %x, %z : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sge_left(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "sge" %z, %x : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @sge_right(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "sge" %x, %z : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @eq_left(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "eq" %z, %x : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
llvm.func @eq_right(%a: !llvm.ptr, %o: !llvm.ptr) {
  %x = llvm.load %a {alignment = 8 : i64} : !llvm.ptr -> vector<4xi64>
  %z = llvm.mlir.constant(dense<0> : vector<4xi64>) : vector<4xi64>
  %y = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.icmp "eq" %x, %z : vector<4xi64>
  %r = llvm.select %m, %x, %y : vector<4xi1>, vector<4xi64>
  llvm.store %r, %o {alignment = 8 : i64} : vector<4xi64>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// static const int64_t numbers[] = {0, 1, -1, INT64_MIN, INT64_MAX, INT64_MIN + 1, 0x80000000, -0x80000000ll, 0xffffffff, 0x100000000, -0x100000000};
// enum { COUNT = sizeof numbers / sizeof *numbers };
// #define CHECK(f, a, is, b) do { \
//     void f(const int64_t *, int64_t *); \
//     for (int first = 0; first < COUNT; first++) { \
//       int64_t x[4], o[4]; \
//       for (int i = 0; i < 4; i++) x[i] = numbers[(first + 3 * i) % COUNT]; \
//       f(x, o); \
//       for (int i = 0; i < 4; i++) good += o[i] == ((a) is (b) ? x[i] : i + 1), all++; \
//     } \
//   } while (0)
// int main(void) {
//   int good = 0, all = 0;
//   CHECK(slt_left, 0, <, x[i]);
//   CHECK(slt_right, x[i], <, 0);
//   CHECK(sle_left, 0, <=, x[i]);
//   CHECK(sle_right, x[i], <=, 0);
//   CHECK(sgt_left, 0, >, x[i]);
//   CHECK(sgt_right, x[i], >, 0);
//   CHECK(sge_left, 0, >=, x[i]);
//   CHECK(sge_right, x[i], >=, 0);
//   CHECK(eq_left, 0, ==, x[i]);
//   CHECK(eq_right, x[i], ==, 0);
//   printf("%d of %d\n", good, all);
//   return 0;
// }
// output:
// 440 of 440
