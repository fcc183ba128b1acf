// Vectors in variables on the stack that have the alignment of their elements, as operands of other instructions.
llvm.func @fill(!llvm.ptr, i32)
llvm.func @sums(%to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %odd = llvm.mlir.constant(7 : i32) : i32
  %even = llvm.mlir.constant(12 : i32) : i32
  %x = llvm.alloca %one x !llvm.array<7 x f32> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  %y = llvm.alloca %one x !llvm.array<12 x i32> {alignment = 4 : i64} : (i64) -> !llvm.ptr
  llvm.call @fill(%x, %odd) : (!llvm.ptr, i32) -> ()
  llvm.call @fill(%y, %even) : (!llvm.ptr, i32) -> ()
  %x1 = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %x3 = llvm.getelementptr %x[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %y2 = llvm.getelementptr %y[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %y7 = llvm.getelementptr %y[7] : (!llvm.ptr) -> !llvm.ptr, i32
  %to4 = llvm.getelementptr %to[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %v0 = llvm.load %to {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  %v1 = llvm.load %x1 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  %s1 = llvm.fadd %v0, %v1 : vector<4xf32>
  %v2 = llvm.load %x3 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  %s2 = llvm.fmul %s1, %v2 : vector<4xf32>
  llvm.store %s2, %to {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  %w0 = llvm.load %to4 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %w1 = llvm.load %y2 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %t1 = llvm.add %w0, %w1 : vector<4xi32>
  %w2 = llvm.load %y7 {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %t2 = llvm.xor %t1, %w2 : vector<4xi32>
  llvm.store %t2, %to4 {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// void fill(void *at, int32_t count) {
//   for (int32_t i = 0; i < count; i++) {
//     float f = (float)(i + 1);
//     int32_t n = 10 * i;
//     memcpy((char *)at + 4 * i, count == 7 ? (void *)&f : (void *)&n, 4);
//   }
// }
// void sums(void *);
// int main(void) {
//   struct {
//     float f[4];
//     int32_t n[4];
//   } to = {{1, 2, 3, 4}, {1, 2, 3, 4}};
//   sums(&to);
//   for (int i = 0; i < 4; i++) printf("%g %d\n", to.f[i], (int)to.n[i]);
//   return 0;
// }
// output:
// 12 83
// 25 112
// 42 113
// 63 82
