// args: -fbounds-check
// no-oracle: the checks are not MLIR's
// Descriptors that C passes are what their types promise.
func.func @dense(%x: memref<?x4xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?x4xf32>
  %is_empty = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %is_empty -> f32 {
    %zero = arith.constant 0.0 : f32
    scf.yield %zero : f32
  } else {
    %v = memref.load %x[%c0, %c0] : memref<?x4xf32>
    scf.yield %v : f32
  }
  return %r : f32
}
func.func @strided(%n: i32, %x: memref<2x3xf64, strided<[?, 2], offset: 1>>) attributes {llvm.emit_c_interface} { return }
func.func @aligned(%x: memref<?xf64> {llvm.align = 64 : i64}) attributes {llvm.emit_c_interface} { return }
func.func @lanes(%v: vector<4xf32>, %u: memref<*xf32>) attributes {llvm.emit_c_interface} { return }
// main.c:
// #include "kernel.h"
// #include <stdio.h>
// #include <stdlib.h>
// #include <string.h>
// #include <sys/wait.h>
// #include <unistd.h>
//
// static float f[64];
// static double d[64] __attribute__((aligned(64)));
//
// static void run(int test) {
//   MemRefDescriptor_f32_2 x = {f, f, 0, {2, 4}, {4, 1}};
//   MemRefDescriptor_f64_2 s = {d, d, 1, {2, 3}, {6, 2}};
//   MemRefDescriptor_f64_1 a = {d, d, 0, {8}, {1}};
//   UnrankedMemRefDescriptor_f32 u = {2, &x};
//   switch (test) {
//   case 0: x.sizes[0] = 1; x.strides[0] = 77; break;
//   case 1: x.sizes[0] = 0; x.strides[1] = 7; x.aligned = NULL; break;
//   case 2: x.sizes[1] = 3; break;
//   case 3: x.sizes[0] = -1; break;
//   case 4: x.strides[0] = 5; break;
//   case 5: x.strides[1] = 2; break;
//   case 6: x.offset = 1; break;
//   case 7: x.aligned = NULL; break;
//   case 8: x.aligned = (float *)((char *)f + 1); break;
//   case 9: s.strides[0] = -6; break;
//   case 10: s.strides[1] = 1; break;
//   case 11: s.offset = 0; break;
//   case 12: s.sizes[0] = 3; break;
//   case 13: a.aligned = d + 1; break;
//   case 14: a.sizes[0] = 0; a.aligned = d + 1; break;
//   }
//   _mlir_ciface_dense(test == 15 ? NULL : &x);
//   _mlir_ciface_strided(0, &s);
//   _mlir_ciface_aligned(&a);
//   _mlir_ciface_lanes(test == 16 ? NULL : f, test == 17 ? NULL : &u);
//   exit(0);
// }
//
// int main(void) {
//   for (int test = 0; test < 18; test++) {
//     fflush(stdout);
//     int ends[2];
//     if (pipe(ends) != 0) return 1;
//     if (fork() == 0) {
//       dup2(ends[1], 2);
//       run(test);
//     }
//     close(ends[1]);
//     char said[300];
//     size_t length = 0;
//     for (ssize_t more; (more = read(ends[0], said + length, sizeof said - 1 - length)) > 0;) length += (size_t)more;
//     said[length] = 0;
//     close(ends[0]);
//     said[strcspn(said, "\n")] = 0; /* an emulator says behind it that a signal came */
//     int status;
//     wait(&status);
//     printf("%d: %s\n", test, WIFSIGNALED(status) ? said : "fine");
//   }
//   return 0;
// }
// output:
// 0: fine
// 1: fine
// 2: test.mlir:4:1: error: argument '%x' of 'dense' has size 3 in dimension 1, but its type requires 4
// 3: test.mlir:4:1: error: argument '%x' of 'dense' has size -1 in dimension 0
// 4: test.mlir:4:1: error: argument '%x' of 'dense' has stride 5 in dimension 0, but a contiguous layout requires 4
// 5: test.mlir:4:1: error: argument '%x' of 'dense' has stride 2 in dimension 1, but a contiguous layout requires 1
// 6: test.mlir:4:1: error: argument '%x' of 'dense' has offset 1, but its type requires 0
// 7: test.mlir:4:1: error: argument '%x' of 'dense' has elements, but no memory
// 8: test.mlir:4:1: error: argument '%x' of 'dense' has memory that is misaligned by 1 bytes: it needs alignment 4
// 9: fine
// 10: test.mlir:17:1: error: argument '%x' of 'strided' has stride 1 in dimension 1, but its type requires 2
// 11: test.mlir:17:1: error: argument '%x' of 'strided' has offset 0, but its type requires 1
// 12: test.mlir:17:1: error: argument '%x' of 'strided' has size 3 in dimension 0, but its type requires 2
// 13: test.mlir:18:1: error: argument '%x' of 'aligned' has memory that is misaligned by 8 bytes: it needs alignment 64
// 14: fine
// 15: test.mlir:4:1: error: argument '%x' of 'dense' is a null pointer
// 16: test.mlir:19:1: error: argument '%v' of 'lanes' is a null pointer
// 17: test.mlir:19:1: error: argument '%u' of 'lanes' is a null pointer
