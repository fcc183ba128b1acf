// Selects between vectors of floats and zeros by each comparison. The bits of the result are those of an arm.
func.func @ogt(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf ogt, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @oge(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf oge, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @olt(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf olt, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @ole(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf ole, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @oeq(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf oeq, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @one(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf one, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @ugt(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf ugt, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @uge(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf uge, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @ult(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf ult, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @ule(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf ule, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @ueq(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf ueq, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @une(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf une, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @ord(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf ord, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
func.func @uno(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %d: !llvm.ptr) attributes {llvm.emit_c_interface} {
  %x = llvm.load %a {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %y = llvm.load %b {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
  %zero = arith.constant dense<0.0> : vector<8xf32>
  %condition = arith.cmpf uno, %x, %y : vector<8xf32>
  %first = arith.select %condition, %x, %zero : vector<8xi1>, vector<8xf32>
  %second = arith.select %condition, %zero, %x : vector<8xi1>, vector<8xf32>
  llvm.store %first, %c {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  llvm.store %second, %d {alignment = 4 : i64} : vector<8xf32>, !llvm.ptr
  return
}
// main.c:
// #include "kernel.h"
// #include <math.h>
// #include <stdio.h>
// #include <string.h>
//
// static const float a[8] = {1, -1, 0.0f, -0.0f, NAN, 2, NAN, INFINITY};
// static const float b[8] = {2, -2, -0.0f, 0.0f, 1, NAN, NAN, INFINITY};
//
// #define TEST(predicate, condition) \
//   do { \
//     float yes[8], no[8]; \
//     int wrong = 0; \
//     _mlir_ciface_##predicate((void *)a, (void *)b, yes, no); \
//     for (int i = 0; i < 8; i++) { \
//       volatile float x = a[i], y = b[i]; \
//       float zero = 0, first = (condition) ? x : zero, second = (condition) ? zero : x; \
//       wrong += memcmp(&first, &yes[i], 4) != 0 || memcmp(&second, &no[i], 4) != 0; \
//     } \
//     printf("%s: %d wrong\n", #predicate, wrong); \
//   } while (0)
//
// int main(void) {
//   TEST(ogt, x > y);
//   TEST(oge, x >= y);
//   TEST(olt, x < y);
//   TEST(ole, x <= y);
//   TEST(oeq, x == y);
//   TEST(one, x < y || x > y);
//   TEST(ugt, !(x <= y));
//   TEST(uge, !(x < y));
//   TEST(ult, !(x >= y));
//   TEST(ule, !(x > y));
//   TEST(ueq, !(x < y || x > y));
//   TEST(une, x != y);
//   TEST(ord, x == x && y == y);
//   TEST(uno, x != x || y != y);
//   return 0;
// }
// output:
// ogt: 0 wrong
// oge: 0 wrong
// olt: 0 wrong
// ole: 0 wrong
// oeq: 0 wrong
// one: 0 wrong
// ugt: 0 wrong
// uge: 0 wrong
// ult: 0 wrong
// ule: 0 wrong
// ueq: 0 wrong
// une: 0 wrong
// ord: 0 wrong
// uno: 0 wrong
