// Accesses to globals with each kind of operand: immediates of one, two and four bytes follow the address.
llvm.mlir.global internal @bytes(dense<[1, 2, 3, 4, 5, 6, 7, -8]> : tensor<8xi8>) : !llvm.array<8 x i8>
llvm.mlir.global internal @words(dense<[1, 300, -300, 4096]> : tensor<4xi16>) : !llvm.array<4 x i16>
llvm.mlir.global internal @ints(dense<[1, 70000, -70000, 1048576]> : tensor<4xi32>) : !llvm.array<4 x i32>
llvm.mlir.global internal @longs(dense<[1, 5000000000, -5000000000, 1099511627776]> : tensor<4xi64>) : !llvm.array<4 x i64>
llvm.mlir.global internal @doubles(dense<[1.5, -2.25, 3.0, 0.5]> : tensor<4xf64>) : !llvm.array<4 x f64>
llvm.mlir.global @shared(42 : i32) : i32
llvm.func @bytes_update(%x: i8, %to: !llvm.ptr) {
  %g = llvm.mlir.addressof @bytes : !llvm.ptr
  %p = llvm.getelementptr inbounds %g[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %q = llvm.getelementptr inbounds %g[7] : (!llvm.ptr) -> !llvm.ptr, i8
  %c = llvm.mlir.constant(-5 : i8) : i8
  %small = llvm.mlir.constant(3 : i8) : i8
  %m = llvm.mlir.constant(127 : i8) : i8
  %zero = llvm.mlir.constant(0 : i8) : i8
  %0 = llvm.load %p : !llvm.ptr -> i8
  %1 = llvm.add %0, %c : i8
  llvm.store %1, %p : i8, !llvm.ptr
  %2 = llvm.load %g : !llvm.ptr -> i8
  %3 = llvm.add %2, %small : i8
  llvm.store %3, %g : i8, !llvm.ptr
  %4 = llvm.load %q : !llvm.ptr -> i8
  %5 = llvm.and %4, %m : i8
  %6 = llvm.icmp "ne" %5, %zero : i8
  llvm.cond_br %6, ^set, ^next
^set:
  %7 = llvm.load %q : !llvm.ptr -> i8
  %8 = llvm.icmp "slt" %7, %c : i8
  %9 = llvm.select %8, %small, %x : i1, i8
  llvm.store %9, %to : i8, !llvm.ptr
  llvm.store %c, %q : i8, !llvm.ptr
  llvm.br ^next
^next:
  %10 = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %11 = llvm.load %p : !llvm.ptr -> i8
  %12 = llvm.mul %11, %small : i8
  llvm.store %12, %10 : i8, !llvm.ptr
  %13 = llvm.getelementptr %to[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %14 = llvm.load %g : !llvm.ptr -> i8
  llvm.store %14, %13 : i8, !llvm.ptr
  llvm.return
}
llvm.func @words_update(%x: i16, %to: !llvm.ptr) {
  %g = llvm.mlir.addressof @words : !llvm.ptr
  %p = llvm.getelementptr inbounds %g[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %q = llvm.getelementptr inbounds %g[3] : (!llvm.ptr) -> !llvm.ptr, i16
  %c = llvm.mlir.constant(1000 : i16) : i16
  %small = llvm.mlir.constant(3 : i16) : i16
  %m = llvm.mlir.constant(4096 : i16) : i16
  %zero = llvm.mlir.constant(0 : i16) : i16
  %0 = llvm.load %p : !llvm.ptr -> i16
  %1 = llvm.add %0, %c : i16
  llvm.store %1, %p : i16, !llvm.ptr
  %2 = llvm.load %g : !llvm.ptr -> i16
  %3 = llvm.add %2, %small : i16
  llvm.store %3, %g : i16, !llvm.ptr
  %4 = llvm.load %q : !llvm.ptr -> i16
  %5 = llvm.and %4, %m : i16
  %6 = llvm.icmp "ne" %5, %zero : i16
  llvm.cond_br %6, ^set, ^next
^set:
  %7 = llvm.load %q : !llvm.ptr -> i16
  %8 = llvm.icmp "slt" %7, %c : i16
  %9 = llvm.select %8, %small, %x : i1, i16
  llvm.store %9, %to : i16, !llvm.ptr
  llvm.store %c, %q : i16, !llvm.ptr
  llvm.br ^next
^next:
  %10 = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %11 = llvm.load %p : !llvm.ptr -> i16
  %12 = llvm.mul %11, %small : i16
  llvm.store %12, %10 : i16, !llvm.ptr
  %13 = llvm.getelementptr %to[2] : (!llvm.ptr) -> !llvm.ptr, i16
  %14 = llvm.load %g : !llvm.ptr -> i16
  llvm.store %14, %13 : i16, !llvm.ptr
  llvm.return
}
llvm.func @ints_update(%x: i32, %to: !llvm.ptr) {
  %g = llvm.mlir.addressof @ints : !llvm.ptr
  %p = llvm.getelementptr inbounds %g[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %q = llvm.getelementptr inbounds %g[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %c = llvm.mlir.constant(100000 : i32) : i32
  %small = llvm.mlir.constant(3 : i32) : i32
  %m = llvm.mlir.constant(1048576 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.add %0, %c : i32
  llvm.store %1, %p : i32, !llvm.ptr
  %2 = llvm.load %g : !llvm.ptr -> i32
  %3 = llvm.add %2, %small : i32
  llvm.store %3, %g : i32, !llvm.ptr
  %4 = llvm.load %q : !llvm.ptr -> i32
  %5 = llvm.and %4, %m : i32
  %6 = llvm.icmp "ne" %5, %zero : i32
  llvm.cond_br %6, ^set, ^next
^set:
  %7 = llvm.load %q : !llvm.ptr -> i32
  %8 = llvm.icmp "slt" %7, %c : i32
  %9 = llvm.select %8, %small, %x : i1, i32
  llvm.store %9, %to : i32, !llvm.ptr
  llvm.store %c, %q : i32, !llvm.ptr
  llvm.br ^next
^next:
  %10 = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %11 = llvm.load %p : !llvm.ptr -> i32
  %12 = llvm.mul %11, %small : i32
  llvm.store %12, %10 : i32, !llvm.ptr
  %13 = llvm.getelementptr %to[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %14 = llvm.load %g : !llvm.ptr -> i32
  llvm.store %14, %13 : i32, !llvm.ptr
  llvm.return
}
llvm.func @longs_update(%x: i64, %to: !llvm.ptr) {
  %g = llvm.mlir.addressof @longs : !llvm.ptr
  %p = llvm.getelementptr inbounds %g[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %q = llvm.getelementptr inbounds %g[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %c = llvm.mlir.constant(100000 : i64) : i64
  %small = llvm.mlir.constant(3 : i64) : i64
  %m = llvm.mlir.constant(1048576 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %0 = llvm.load %p : !llvm.ptr -> i64
  %1 = llvm.add %0, %c : i64
  llvm.store %1, %p : i64, !llvm.ptr
  %2 = llvm.load %g : !llvm.ptr -> i64
  %3 = llvm.add %2, %small : i64
  llvm.store %3, %g : i64, !llvm.ptr
  %4 = llvm.load %q : !llvm.ptr -> i64
  %5 = llvm.and %4, %m : i64
  %6 = llvm.icmp "ne" %5, %zero : i64
  llvm.cond_br %6, ^set, ^next
^set:
  %7 = llvm.load %q : !llvm.ptr -> i64
  %8 = llvm.icmp "slt" %7, %c : i64
  %9 = llvm.select %8, %small, %x : i1, i64
  llvm.store %9, %to : i64, !llvm.ptr
  llvm.store %c, %q : i64, !llvm.ptr
  llvm.br ^next
^next:
  %10 = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %11 = llvm.load %p : !llvm.ptr -> i64
  %12 = llvm.mul %11, %small : i64
  llvm.store %12, %10 : i64, !llvm.ptr
  %13 = llvm.getelementptr %to[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %14 = llvm.load %g : !llvm.ptr -> i64
  llvm.store %14, %13 : i64, !llvm.ptr
  llvm.return
}
llvm.func @floats(%x: f64) -> f64 {
  %g = llvm.mlir.addressof @doubles : !llvm.ptr
  %p = llvm.getelementptr inbounds %g[2] : (!llvm.ptr) -> !llvm.ptr, f64
  %0 = llvm.load %p : !llvm.ptr -> f64
  %1 = llvm.fmul %0, %x : f64
  llvm.store %1, %p : f64, !llvm.ptr
  %2 = llvm.load %g {alignment = 8 : i64} : !llvm.ptr -> vector<2xf64>
  %3 = llvm.fadd %2, %2 : vector<2xf64>
  llvm.store %3, %g {alignment = 8 : i64} : vector<2xf64>, !llvm.ptr
  %4 = llvm.load %g : !llvm.ptr -> f64
  %5 = llvm.fadd %4, %1 : f64
  llvm.return %5 : f64
}
llvm.func @elsewhere(%x: i32) -> i32 {
  %g = llvm.mlir.addressof @shared : !llvm.ptr
  %0 = llvm.load %g : !llvm.ptr -> i32
  %1 = llvm.add %0, %x : i32
  llvm.store %1, %g : i32, !llvm.ptr
  llvm.return %1 : i32
}
llvm.mlir.global internal @callee() : !llvm.ptr {
  %0 = llvm.mlir.addressof @elsewhere : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @call(%x: i32) -> i32 {
  %g = llvm.mlir.addressof @callee : !llvm.ptr
  %f = llvm.load volatile %g : !llvm.ptr -> !llvm.ptr
  %0 = llvm.call %f(%x) : !llvm.ptr, (i32) -> i32
  %h = llvm.load %g : !llvm.ptr -> !llvm.ptr
  %1 = llvm.call %h(%0) : !llvm.ptr, (i32) -> i32
  llvm.return %1 : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// void bytes_update(int8_t, int8_t *);
// void words_update(int16_t, int16_t *);
// void ints_update(int32_t, int32_t *);
// void longs_update(int64_t, int64_t *);
// double floats(double);
// int32_t elsewhere(int32_t);
// int32_t call(int32_t);
// int main(void) {
//   int8_t b[3] = {0};
//   int16_t w[3] = {0};
//   int32_t i[3] = {0};
//   int64_t l[3] = {0};
//   for (int at = 0; at < 2; at++) {
//     bytes_update(9, b);
//     words_update(9, w);
//     ints_update(9, i);
//     longs_update(9, l);
//     printf("%d %d %d, %d %d %d, %ld %ld %ld, %lld %lld %lld\n", b[0], b[1], b[2], w[0], w[1], w[2], (long)i[0],
//            (long)i[1], (long)i[2], (long long)l[0], (long long)l[1], (long long)l[2]);
//   }
//   double first = floats(2.0), second = floats(2.0);
//   printf("%g %g\n", first, second);
//   int32_t third = elsewhere(1), fourth = call(7);
//   printf("%d %d\n", (int)third, (int)fourth);
//   return 0;
// }
// output:
// 3 -3 4, 9 3900 4, 9 510000 4, 0 15000300000 4
// 9 -18 7, 9 6900 7, 9 810000 7, 0 15000600000 7
// 9 18
// 43 100
