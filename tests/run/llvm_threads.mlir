// Each thread has its own thread-local variables: of this file, of the program, and one that begins as zero.

llvm.mlir.global internal thread_local @count(40 : i64) : i64
llvm.mlir.global external thread_local @shared(2 : i64) : i64
llvm.mlir.global internal thread_local @zeros() : !llvm.array<64 x i64>
llvm.mlir.global external thread_local @of_c() : i64

// Adds to all four, and returns their sum.
llvm.func @bump(%by: i64) -> i64 {
  %0 = llvm.mlir.addressof @count : !llvm.ptr
  %1 = llvm.mlir.addressof @shared : !llvm.ptr
  %2 = llvm.mlir.addressof @zeros : !llvm.ptr
  %3 = llvm.mlir.addressof @of_c : !llvm.ptr
  %last = llvm.getelementptr %2[63] : (!llvm.ptr) -> !llvm.ptr, i64
  %a = llvm.call @add(%0, %by) : (!llvm.ptr, i64) -> i64
  %b = llvm.call @add(%1, %by) : (!llvm.ptr, i64) -> i64
  %c = llvm.call @add(%last, %by) : (!llvm.ptr, i64) -> i64
  %d = llvm.call @add(%3, %by) : (!llvm.ptr, i64) -> i64
  %ab = llvm.add %a, %b : i64
  %cd = llvm.add %c, %d : i64
  %sum = llvm.add %ab, %cd : i64
  llvm.return %sum : i64
}

llvm.func internal @add(%at: !llvm.ptr, %by: i64) -> i64 {
  %old = llvm.load %at : !llvm.ptr -> i64
  %new = llvm.add %old, %by : i64
  llvm.store %new, %at : i64, !llvm.ptr
  llvm.return %new : i64
}

// main.c:
// #include <pthread.h>
// #include <stdint.h>
// #include <stdio.h>
// int64_t bump(int64_t by);
// extern __thread int64_t shared;
// __thread int64_t of_c = 100;
// static void *work(void *result) {
//   int64_t *sums = result;
//   for (int i = 0; i < 1000; i++) sums[0] = bump(1);
//   sums[1] = shared + of_c;
//   return 0;
// }
// int main(void) {
//   enum { COUNT = 8 };
//   pthread_t threads[COUNT];
//   int64_t sums[COUNT][2];
//   for (int i = 0; i < COUNT; i++) pthread_create(&threads[i], 0, work, sums[i]);
//   for (int i = 0; i < COUNT; i++) pthread_join(threads[i], 0);
//   int same = 1;
//   for (int i = 1; i < COUNT; i++) same &= sums[i][0] == sums[0][0] && sums[i][1] == sums[0][1];
//   // 1000 times in each of the four, which begin as 40, 2, 0 and 100.
//   printf("%ld %ld %d\n", (long)sums[0][0], (long)sums[0][1], same);
//   printf("%ld\n", (long)bump(10));
//   return 0;
// }
//
// output:
// 4142 2102 1
// 182
