// Loops that never end: a call of a function with one is not removed although nothing uses its result.
llvm.func internal @spin(%n: i32) -> i32 attributes {no_inline} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^header(%c0 : i32)
^header(%i: i32):
  %cond = llvm.icmp "ule" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c1 : i32
  llvm.br ^header(%j : i32)
^exit:
  llvm.return %i : i32
}
llvm.func @f(%n: i32) -> i32 {
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %unused = llvm.call @spin(%n) : (i32) -> i32
  llvm.return %c7 : i32
}
llvm.func internal @spin_by_two(%n: i64) -> i64 attributes {no_inline} {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c2 = llvm.mlir.constant(2 : i64) : i64
  llvm.br ^header(%c0 : i64)
^header(%i: i64):
  %cond = llvm.icmp "ne" %i, %n : i64
  llvm.cond_br %cond, ^body, ^exit
^body:
  %j = llvm.add %i, %c2 : i64
  llvm.br ^header(%j : i64)
^exit:
  llvm.return %i : i64
}
llvm.func @g(%n: i64) -> i32 {
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %unused = llvm.call @spin_by_two(%n) : (i64) -> i64
  llvm.return %c8 : i32
}
// main.c:
// #include <stdio.h>
// #include <stdlib.h>
// int f(int), g(long long);
// #ifdef __linux__
// #include <sys/wait.h>
// #include <unistd.h>
// /* Returns true if a function is still running after a second. */
// static int runs_forever(int which) {
//   pid_t child = fork();
//   if (child == 0) {
//     alarm(1);
//     if (which == 0) f(-1); else g(-1);
//     _exit(0);
//   }
//   int status = 0;
//   waitpid(child, &status, 0);
//   return WIFSIGNALED(status);
// }
// #else
// static int runs_forever(int which) { return which >= 0; } /* no signals there */
// #endif
// int main(void) {
//   printf("%d %d\n", f(9), g(10));
//   printf("%d %d\n", runs_forever(0), runs_forever(1));
//   return 0;
// }
// output:
// 7 8
// 1 1
