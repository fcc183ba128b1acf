// Two and three selects with one condition, and selects whose operands are other selects.
llvm.func @choose(%a: i64, %b: i64, %x: i32, %out: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %y = llvm.mlir.constant(7 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %less = llvm.icmp "slt" %x, %y : i32
  %low = llvm.select %less, %a, %b : i1, i64
  %sum = llvm.add %a, %b : i64
  %high = llvm.select %less, %sum, %a : i1, i64
  %third = llvm.select %less, %b, %sum : i1, i64
  %below = llvm.icmp "ult" %low, %high : i64
  %m = llvm.select %below, %low, %third : i1, i64
  %n = llvm.select %below, %high, %m : i1, i64
  %o = llvm.select %below, %one, %n : i1, i64
  %p1 = llvm.getelementptr %out[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %p2 = llvm.getelementptr %out[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %p3 = llvm.getelementptr %out[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %p4 = llvm.getelementptr %out[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %low, %out : i64, !llvm.ptr
  llvm.store %high, %p1 : i64, !llvm.ptr
  llvm.store %third, %p2 : i64, !llvm.ptr
  llvm.store %n, %p3 : i64, !llvm.ptr
  llvm.store %o, %p4 : i64, !llvm.ptr
  llvm.return
}
// Pairs of 32-bit selects of loads, sums and constants, and a load with other uses.
llvm.func @halves(%p: !llvm.ptr, %a: i32, %b: i32, %out: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %most = llvm.mlir.constant(2147483647 : i32) : i32
  %least = llvm.mlir.constant(-2147483648 : i32) : i32
  %x = llvm.load %p : !llvm.ptr -> i32
  %sum = llvm.add %a, %b : i32
  %less = llvm.icmp "slt" %a, %b : i32
  %y = llvm.select %less, %x, %most : i1, i32
  %z = llvm.select %less, %x, %sum : i1, i32
  %u = llvm.select %less, %least, %sum : i1, i32
  %wide = llvm.sext %x : i32 to i64
  %v = llvm.select %less, %sum, %x : i1, i32
  %yz = llvm.mul %y, %z : i32
  %uv = llvm.sub %u, %v : i32
  %all = llvm.xor %yz, %uv : i32
  %all_wide = llvm.sext %all : i32 to i64
  %result = llvm.add %all_wide, %wide : i64
  llvm.store %result, %out : i64, !llvm.ptr
  llvm.return
}
// The least and the greatest so far, as in a search.
func.func @search(%x: memref<?xi32>, %key: i32) -> index attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %end:2 = scf.while (%low = %c0, %high = %n) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %low, %high : index
    scf.condition(%more) %low, %high : index, index
  } do {
  ^bb0(%low: index, %high: index):
    %sum = arith.addi %low, %high : index
    %middle = arith.shrui %sum, %c1 : index
    %v = memref.load %x[%middle] : memref<?xi32>
    %less = arith.cmpi slt, %v, %key : i32
    %after = arith.addi %middle, %c1 : index
    %l = arith.select %less, %after, %low : index
    %h = arith.select %less, %high, %middle : index
    scf.yield %l, %h : index, index
  }
  return %end#0 : index
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include "kernel.h"
// int main(void) {
//   int64_t numbers[] = {0, 1, -1, 5, INT64_MAX, INT64_MIN, 1ll << 40};
//   int good = 0;
//   for (int i = 0; i < 49; i++)
//     for (int x = 5; x < 9; x++) {
//       int64_t a = numbers[i / 7], b = numbers[i % 7], out[5];
//       choose(a, b, x, out);
//       int64_t sum = (uint64_t)a + b, low = x < 7 ? a : b, high = x < 7 ? sum : a, third = x < 7 ? b : sum;
//       int below = (uint64_t)low < (uint64_t)high;
//       int64_t m = below ? low : third, n = below ? high : m, o = below ? 1 : n;
//       good += out[0] == low && out[1] == high && out[2] == third && out[3] == n && out[4] == o;
//     }
//   int32_t words[] = {0, 1, -1, 5, INT32_MAX, INT32_MIN, -7};
//   for (int i = 0; i < 343; i++) {
//     int32_t x = words[i / 49], a = words[i / 7 % 7], b = words[i % 7], sum = (uint32_t)a + b;
//     int32_t y = a < b ? x : INT32_MAX, z = a < b ? x : sum, u = a < b ? INT32_MIN : sum, v = a < b ? sum : x;
//     int64_t out, want = (int64_t)(int32_t)(((uint32_t)y * z) ^ ((uint32_t)u - v)) + x;
//     halves(&x, a, b, &out);
//     good += out == want;
//   }
//   for (int n = 0; n < 40; n++) {
//     int32_t x[40];
//     for (int i = 0; i < n; i++) x[i] = 3 * i - 20;
//     for (int key = -25; key < 105; key++) {
//       int want = 0;
//       while (want < n && x[want] < key) want++;
//       good += _mlir_ciface_search(&(struct MemRefDescriptor_i32_1){x, x, 0, {n}, {1}}, key) == want;
//     }
//   }
//   printf("%d\n", good);
//   return 0;
// }
// output:
// 5739
