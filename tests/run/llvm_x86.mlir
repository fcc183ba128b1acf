// no-oracle: LLVM may put an alignment of inline assembly in front of the result
// Intrinsics and inline assembly of x86-64.

llvm.func @wait() {
  llvm.call_intrinsic "llvm.x86.sse2.pause"() : () -> ()
  llvm.inline_asm has_side_effects asm_dialect = att ".p2align 5", "~{dirflag},~{fpsr},~{flags}" : () -> ()
  llvm.inline_asm has_side_effects asm_dialect = att "nop", "~{dirflag},~{fpsr},~{flags}" : () -> ()
  llvm.return
}
// The state of the x87 unit is always on.
llvm.func @state() -> i64 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.call_intrinsic "llvm.x86.xgetbv"(%0) : (i32) -> i64
  %3 = llvm.and %2, %1 : i64
  llvm.return %3 : i64
}
llvm.func @shifted(%n: i32, %p: !llvm.ptr) {
  %0 = llvm.mlir.constant(dense<[-256, 1024]> : vector<2xi64>) : vector<2xi64>
  %1 = llvm.mlir.constant(dense<[-256, 1024, 3, -1]> : vector<4xi32>) : vector<4xi32>
  %2 = llvm.call_intrinsic "llvm.x86.sse2.psrli.q"(%0, %n) : (vector<2xi64>, i32) -> vector<2xi64>
  %3 = llvm.call_intrinsic "llvm.x86.sse2.psrai.d"(%1, %n) : (vector<4xi32>, i32) -> vector<4xi32>
  %4 = llvm.call_intrinsic "llvm.x86.sse2.pslli.d"(%1, %n) : (vector<4xi32>, i32) -> vector<4xi32>
  %q = llvm.getelementptr %p[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.getelementptr %p[32] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %2, %p : vector<2xi64>, !llvm.ptr
  llvm.store %3, %q : vector<4xi32>, !llvm.ptr
  llvm.store %4, %r : vector<4xi32>, !llvm.ptr
  llvm.return
}
llvm.func @signs(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> vector<16xi8>
  %1 = llvm.load %p : !llvm.ptr -> vector<4xf32>
  %2 = llvm.load %p : !llvm.ptr -> vector<2xf64>
  %3 = llvm.call_intrinsic "llvm.x86.sse2.pmovmskb.128"(%0) : (vector<16xi8>) -> i32
  %4 = llvm.call_intrinsic "llvm.x86.sse.movmsk.ps"(%1) : (vector<4xf32>) -> i32
  %5 = llvm.call_intrinsic "llvm.x86.sse2.movmsk.pd"(%2) : (vector<2xf64>) -> i32
  %six = llvm.mlir.constant(16 : i32) : i32
  %four = llvm.mlir.constant(20 : i32) : i32
  %6 = llvm.shl %4, %six : i32
  %7 = llvm.shl %5, %four : i32
  %8 = llvm.or %3, %6 : i32
  %9 = llvm.or %8, %7 : i32
  llvm.return %9 : i32
}
// `cpuid` as Rust's standard library executes it.
llvm.func @largest(%0: i32, %1: i32) -> i32 {
  %2 = llvm.inline_asm has_side_effects asm_dialect = intel "mov ${0:q}, rbx\0Acpuid\0Axchg ${0:q}, rbx", "=&r,=&{ax},=&{cx},=&{dx},1,2,~{memory}" %0, %1 : (i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i32, i32, i32)>
  llvm.return %3 : i32
}

// main.c:
// #include <stdio.h>
// void wait(void), shifted(int, void *);
// long long state(void);
// int largest(int, int), signs(const char *);
// int main(void) {
//   struct { long long q[2]; int a[4], l[4]; } s;
//   wait();
//   printf("%lld %d\n", state(), largest(0, 0) > 0);
//   for (int n = 4; n < 100; n += 60) {
//     shifted(n, &s);
//     printf("%llx %llx, %d %d %d %d, %d %d %d %d\n", (unsigned long long)s.q[0], (unsigned long long)s.q[1], s.a[0], s.a[1],
//            s.a[2], s.a[3], s.l[0], s.l[1], s.l[2], s.l[3]);
//   }
//   printf("%x\n", signs("\200b\377\001\200fgh123\376\200\001\177\177"));
//   return 0;
// }
//
// output:
// 1 1
// ffffffffffffff0 40, -16 64 0 -1, -4096 16384 48 -16
// 0 0, -1 0 0 -1, 0 0 0 0
// 41815
