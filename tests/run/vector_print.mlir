// Printing, by functions of MLIR's runner library; here they are the program's.
func.func @show(%x: f32, %y: f64, %i: i32, %j: index, %b: i1) attributes {llvm.emit_c_interface} {
  vector.print str "values: "
  vector.print %x : f32 punctuation <comma>
  vector.print %y : f64 punctuation <no_punctuation>
  vector.print punctuation <comma>
  vector.print %i : i32 punctuation <comma>
  vector.print %j : index punctuation <comma>
  vector.print %b : i1
  %v = vector.broadcast %i : i32 to vector<3xi32>
  vector.print %v : vector<3xi32>
  %s = vector.step : vector<2xindex>
  vector.print %s : vector<2xindex>
  %w = arith.constant dense<[[1.5, 2.0], [3.0, 4.0]]> : vector<2x2xf64>
  vector.print %w : vector<2x2xf64>
  %z = vector.broadcast %x : f32 to vector<f32>
  vector.print %z : vector<f32>
  %n = arith.constant dense<[-1, 2]> : vector<2xi8>
  vector.print %n : vector<2xi8> punctuation <no_punctuation>
  vector.print
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// void printF32(float x) { printf("%g", x); }
// void printF64(double x) { printf("%g", x); }
// void printI64(int64_t x) { printf("%lld", (long long)x); }
// void printU64(uint64_t x) { printf("%llu", (unsigned long long)x); }
// void printOpen(void) { printf("( "); }
// void printClose(void) { printf(" )"); }
// void printComma(void) { printf(", "); }
// void printNewline(void) { printf("\n"); }
// void printString(const char *text) { printf("%s", text); }
//
// int main(void) {
//   _mlir_ciface_show(1.5f, -2.25, -7, 42, true);
//   return 0;
// }
// output:
// values: 1.5, -2.25, -7, 42, 1
// ( -7, -7, -7 )
// ( 0, 1 )
// ( ( 1.5, 2 ), ( 3, 4 ) )
// ( 1.5 )
// ( -1, 2 )
// (  )
