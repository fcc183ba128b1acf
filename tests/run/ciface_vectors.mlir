// no-oracle: the wrappers that MLIR makes pass vectors by value.
// Vectors are passed as arrays of their elements, which need no more alignment than one of them and no padding.
func.func private @largest(%v: vector<3xf32>) -> (index, vector<3xi1>) attributes {llvm.emit_c_interface}

func.func @scaled(%v: vector<2x3xf32>, %by: f32) -> vector<2x3xf32> attributes {llvm.emit_c_interface} {
  %all = vector.broadcast %by : f32 to vector<2x3xf32>
  %scaled = arith.mulf %v, %all : vector<2x3xf32>
  return %scaled : vector<2x3xf32>
}

func.func @search(%v: vector<3xf32>, %more: vector<8xi16>) -> (i8, vector<3xi1>, index, vector<8xi16>) attributes {llvm.emit_c_interface} {
  %at:2 = call @largest(%v) : (vector<3xf32>) -> (index, vector<3xi1>)
  %one = arith.constant dense<1> : vector<8xi16>
  %next = arith.addi %more, %one : vector<8xi16>
  %seven = arith.constant 7 : i8
  return %seven, %at#1, %at#0, %next : i8, vector<3xi1>, index, vector<8xi16>
}

func.func @inverted(%mask: vector<5xi1>) -> vector<5xi1> attributes {llvm.emit_c_interface} {
  %ones = arith.constant dense<true> : vector<5xi1>
  %not = arith.xori %mask, %ones : vector<5xi1>
  return %not : vector<5xi1>
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// void _mlir_ciface_largest(largest_results *result, const float *v) {
//   result->r0 = 0;
//   for (int i = 0; i < 3; i++) {
//     result->r1[i] = v[i] > 2;
//     if (v[i] > v[result->r0]) result->r0 = i;
//   }
// }
//
// int main(void) {
//   // Begins where no vector could be.
//   float memory[8] = {9, 1, 2, 3, 4, 5, 6, 9}, out[8] = {9, 9, 9, 9, 9, 9, 9, 9};
//   _mlir_ciface_scaled(out + 1, memory + 1, 10);
//   for (int i = 0; i < 8; i++) printf("%g ", (double)out[i]);
//   search_results r;
//   const int16_t more[8] = {1, 2, 3, 4, 5, 6, 7, -1};
//   _mlir_ciface_search(&r, memory + 3, more);
//   printf("\n%d %d%d%d %d %d %d\n", r.r0, r.r1[0], r.r1[1], r.r1[2], (int)r.r2, r.r3[0], r.r3[7]);
//   const bool mask[inverted_mask_size0] = {true, false, false, true, true};
//   bool inverted[6] = {false, false, false, false, false, true};
//   _mlir_ciface_inverted(inverted, mask);
//   for (int i = 0; i < 6; i++) printf("%d", inverted[i]);
//   printf("\n");
//   return 0;
// }
// output:
// 9 10 20 30 40 50 60 9
// 7 111 2 2 0
// 011001
