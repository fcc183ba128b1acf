// Initialisers that are computed at compile time.

llvm.mlir.global external constant @selected() : i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.icmp "eq" %1, %0 : i64
  %3 = llvm.select %2, %0, %1 : i1, i64
  llvm.return %3 : i64
}
llvm.mlir.global external constant @numbers() : !llvm.array<4 x i32> {
  %0 = llvm.mlir.constant(dense<[17, 5]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %1 = llvm.extractvalue %0[0] : !llvm.array<2 x i32>
  %2 = llvm.extractvalue %0[1] : !llvm.array<2 x i32>
  %3 = llvm.udiv %1, %2 : i32
  %4 = llvm.srem %1, %2 : i32
  %g = llvm.icmp "sgt" %1, %2 : i32
  %5 = llvm.select %g, %1, %2 : i1, i32
  %x = llvm.sitofp %1 : i32 to f64
  %y = llvm.fadd %x, %x : f64
  %6 = llvm.fptosi %y : f64 to i32
  %7 = llvm.mlir.undef : !llvm.array<4 x i32>
  %8 = llvm.insertvalue %3, %7[0] : !llvm.array<4 x i32>
  %9 = llvm.insertvalue %4, %8[1] : !llvm.array<4 x i32>
  %10 = llvm.insertvalue %5, %9[2] : !llvm.array<4 x i32>
  %11 = llvm.insertvalue %6, %10[3] : !llvm.array<4 x i32>
  llvm.return %11 : !llvm.array<4 x i32>
}
llvm.mlir.global external constant @lanes() : vector<4xi16> {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi16>) : vector<4xi16>
  %1 = llvm.mlir.constant(3 : i32) : i32
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.extractelement %0[%1 : i32] : vector<4xi16>
  %4 = llvm.insertelement %3, %0[%2 : i32] : vector<4xi16>
  llvm.return %4 : vector<4xi16>
}
// A comparison of two addresses in one global.
llvm.mlir.global external constant @is_behind() : i8 {
  %0 = llvm.mlir.addressof @numbers : !llvm.ptr
  %1 = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %2 = llvm.icmp "ugt" %1, %0 : !llvm.ptr
  %3 = llvm.zext %2 : i1 to i8
  llvm.return %3 : i8
}

// main.c:
// #include <stdio.h>
// extern const long long selected;
// extern const int numbers[4];
// extern const short lanes[4];
// extern const char is_behind;
// int main(void) {
//   printf("%lld %d %d %d %d\n", selected, numbers[0], numbers[1], numbers[2], numbers[3]);
//   printf("%d %d %d %d %d\n", lanes[0], lanes[1], lanes[2], lanes[3], is_behind);
//   return 0;
// }
//
// output:
// 1 3 2 17 34
// 4 2 3 4 1
// -----
// A table of distances from its beginning, which needs no relocations when the program is loaded, in elements of 32 bits,
// and distances of 64 bits from another symbol of the same section.

llvm.mlir.global private unnamed_addr constant @hi("hi\00") {dso_local}
llvm.mlir.global private unnamed_addr constant @there("there\00") {dso_local}
llvm.mlir.global external hidden constant @table() {alignment = 4 : i64} : !llvm.array<3 x i32> {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mlir.addressof @hi : !llvm.ptr
  %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %4 = llvm.sub %3, %1 : i64
  %5 = llvm.trunc %4 : i64 to i32
  %6 = llvm.mlir.addressof @there : !llvm.ptr
  %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
  %8 = llvm.sub %7, %1 : i64
  %9 = llvm.trunc %8 : i64 to i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %10 = llvm.add %9, %one : i32
  %11 = llvm.mlir.undef : !llvm.array<3 x i32>
  %12 = llvm.insertvalue %5, %11[0] : !llvm.array<3 x i32>
  %13 = llvm.insertvalue %9, %12[1] : !llvm.array<3 x i32>
  %14 = llvm.insertvalue %10, %13[2] : !llvm.array<3 x i32>
  llvm.return %14 : !llvm.array<3 x i32>
}
llvm.func @text(%i: i64) -> !llvm.ptr {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %2 = llvm.mlir.constant(2 : i64) : i64
  %4 = llvm.shl %i, %2 : i64
  %5 = llvm.call @llvm.load.relative.i64(%0, %4) : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return %5 : !llvm.ptr
}
llvm.func @llvm.load.relative.i64(!llvm.ptr, i64) -> !llvm.ptr

// main.c:
// #include <stdio.h>
// const char *text(long long);
// int main(void) {
//   printf("%s %s %s\n", text(0), text(1), text(2));
//   return 0;
// }
//
// output:
// hi there here
// -----
// A table of distances to functions of the same linked object, as relative virtual tables have them.

llvm.func hidden @twice(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
llvm.func hidden @square(%a: i32) -> i32 {
  %0 = llvm.mul %a, %a : i32
  llvm.return %0 : i32
}
llvm.mlir.global internal constant @table() {alignment = 4 : i64, dso_local} : !llvm.array<2 x i32> {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.dso_local_equivalent @twice : !llvm.ptr
  %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
  %4 = llvm.sub %3, %1 : i64
  %5 = llvm.trunc %4 : i64 to i32
  %6 = llvm.mlir.addressof @square : !llvm.ptr
  %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
  %8 = llvm.sub %7, %1 : i64
  %9 = llvm.trunc %8 : i64 to i32
  %10 = llvm.mlir.undef : !llvm.array<2 x i32>
  %11 = llvm.insertvalue %5, %10[0] : !llvm.array<2 x i32>
  %12 = llvm.insertvalue %9, %11[1] : !llvm.array<2 x i32>
  llvm.return %12 : !llvm.array<2 x i32>
}
llvm.func @apply(%i: i64, %a: i32) -> i32 {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.getelementptr %0[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %3 = llvm.getelementptr %0[%2] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %4 = llvm.call %3(%a) : !llvm.ptr, (i32) -> i32
  llvm.return %4 : i32
}

// main.c:
// #include <stdio.h>
// int apply(long long, int);
// int main(void) {
//   printf("%d %d\n", apply(0, 7), apply(1, 7));
//   return 0;
// }
//
// output:
// 14 49
