// An assertion that fails stops the program.
// no-oracle: MLIR writes the message to a buffer that abort loses
func.func @checked(%x: i32) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %positive = arith.cmpi sgt, %x, %zero : i32
  cf.assert %positive, "x must be positive"
  return
}
// main.c:
// #include "kernel.h"
// #include <stdio.h>
//
// int main(void) {
//   printf("before\n");
//   fflush(stdout);
//   _mlir_ciface_checked(-1);
//   printf("not reached\n");
//   return 0;
// }
// output:
// before
// x must be positive
// signal: 6 (SIGABRT)
