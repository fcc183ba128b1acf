// Results of invokes are vectors of 256 bits, also as arguments of the block that follows.
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @doubled(%p: !llvm.ptr) -> vector<8xf32> attributes {no_inline} {
  %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %1 = llvm.fadd %0, %0 : vector<8xf32>
  llvm.return %1 : vector<8xf32>
}
llvm.func @invokes(%p: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @doubled(%p) to ^next unwind ^pad : (!llvm.ptr) -> vector<8xf32>
^next:
  llvm.store %0, %p {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  %1 = llvm.invoke @doubled(%p) to ^done(%0 : vector<8xf32>) unwind ^pad : (!llvm.ptr) -> vector<8xf32>
^done(%before: vector<8xf32>):
  %2 = llvm.fmul %1, %before : vector<8xf32>
  llvm.store %2, %p {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.return
^pad:
  %3 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %3 : !llvm.struct<(ptr, i32)>
}
// no-oracle: the personality of C++ is in a library of its own
// main.c:
// #include <stdio.h>
// void invokes(float *);
// int main(void) {
//   float x[8] = {0, 1, 2, 3, 4, 5, 6, 7};
//   invokes(x);
//   for (int i = 0; i < 8; i++) printf(i < 7 ? "%g " : "%g\n", x[i]);
//   return 0;
// }
// output:
// 0 8 32 72 128 200 288 392
