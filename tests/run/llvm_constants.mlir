// The attribute of a constant may have another width than its result: signed integers are sign-extended, `i1` and
// unsigned integers are zero-extended.

llvm.mlir.global constant @gb(true) : i8
llvm.mlir.global constant @gd(dense<[true,false,true]> : tensor<3xi1>) : !llvm.array<3 x i8>
llvm.mlir.global constant @gw(dense<[1,-2,3]> : tensor<3xi8>) : !llvm.array<3 x i32>
llvm.mlir.global constant @gi() : i16 { %c = llvm.mlir.constant(true) : i16
 llvm.return %c : i16 }
llvm.func @i8() -> i8 { %c = llvm.mlir.constant(true) : i8
 llvm.return %c : i8 }
llvm.func @wide() -> i64 { %c = llvm.mlir.constant(true) : i256
 %t = llvm.trunc %c : i256 to i64
 llvm.return %t : i64 }
llvm.func @u8() -> i32 { %c = llvm.mlir.constant(255 : ui8) : i32
 llvm.return %c : i32 }
llvm.func @v(%i : i32) -> i32 { %c = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi32>
 %t = llvm.extractelement %c[%i : i32] : vector<4xi32>
 llvm.return %t : i32 }
llvm.func @w(%i : i32) -> i32 { %c = llvm.mlir.constant(dense<[1,-2,3,-4]> : tensor<4xi64>) : vector<4xi32>
 %t = llvm.extractelement %c[%i : i32] : vector<4xi32>
 llvm.return %t : i32 }
llvm.func @s(%i : i32) -> i32 { %c = llvm.mlir.constant(sparse<[[1]], [true]> : tensor<4xi1>) : vector<4xi32>
 %t = llvm.extractelement %c[%i : i32] : vector<4xi32>
 llvm.return %t : i32 }

// main.c:
// #include <stdio.h>
// extern signed char gb, gd[3];
// extern int gw[3];
// extern short gi;
// signed char i8(void);
// long long wide(void);
// int u8(void), v(int), w(int), s(int);
// int main(void) {
//   printf("globals %d %d%d%d %d %d %d %d\n", gb, gd[0], gd[1], gd[2], gw[0], gw[1], gw[2], gi);
//   printf("scalars %d %lld %d\n", i8(), wide(), u8());
//   printf("vectors %d %d %d %d\n", v(3), w(1), s(0), s(1));
//   return 0;
// }
//
// output:
// globals 1 101 1 -2 3 1
// scalars 1 1 255
// vectors 1 -2 0 1
// -----
// Stores side by side of such constants become one store of a vector.

llvm.func @f(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(1 : i64) : i32
  %1 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %3 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.store %c, %1 : i32, !llvm.ptr
  llvm.store %c, %2 : i32, !llvm.ptr
  llvm.store %c, %3 : i32, !llvm.ptr
  llvm.return
}

// main.c:
// #include <stdio.h>
// void f(int *);
// int main(void) {
//   int a[4] = {0};
//   f(a);
//   printf("%d %d %d %d\n", a[0], a[1], a[2], a[3]);
//   return 0;
// }
//
// output:
// 1 1 1 1
