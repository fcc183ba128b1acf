// Globals of every kind, addresses, aggregates, loops with allocas, memory intrinsics and atomics.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @puts(!llvm.ptr) -> i32
llvm.func extern_weak @not_there(i32) -> i32
llvm.mlir.global external @from_c() : i32
llvm.mlir.global internal constant @text("number %d of %s: %g %lld\0A\00")
llvm.mlir.global internal constant @word("words\00")
llvm.mlir.global private @counter(40 : i32) : i32
llvm.mlir.global external @exported(7 : i64) : i64
llvm.mlir.global internal @zeros() : !llvm.array<1000 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<1000 x i32>
  llvm.return %0 : !llvm.array<1000 x i32>
}
llvm.mlir.global internal constant @table(dense<[1, 2, 3, 5, 8, 13]> : tensor<6xi16>) : !llvm.array<6 x i16>
llvm.mlir.global internal constant @floats(dense<[[1.5, 2.5], [3.5, 4.5]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
llvm.mlir.global internal constant @splat(dense<-9> : vector<4xi32>) {alignment = 64 : i64} : vector<4xi32>
llvm.mlir.global internal @pointers() : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %1 = llvm.mlir.constant(-5 : i8) : i8
  %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %3 = llvm.mlir.addressof @table : !llvm.ptr
  %4 = llvm.getelementptr inbounds %3[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i16>
  %5 = llvm.insertvalue %4, %2[1] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %6 = llvm.mlir.addressof @twice : !llvm.ptr
  %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %8 = llvm.mlir.constant(2.25 : f64) : f64
  %9 = llvm.insertvalue %8, %7[3, 0] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %10 = llvm.mlir.constant(true) : i1
  %11 = llvm.insertvalue %10, %9[3, 1] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %12 = llvm.mlir.addressof @puts : !llvm.ptr
  %13 = llvm.insertvalue %12, %11[4] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  llvm.return %13 : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
}
llvm.func weak @overridden() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.func internal @twice(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
llvm.func @call_weak() -> i32 {
  %0 = llvm.call @overridden() : () -> i32
  llvm.return %0 : i32
}
llvm.func @weak_is_null() -> i32 {
  %0 = llvm.mlir.addressof @not_there : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mlir.constant(0 : i64) : i64
  %3 = llvm.icmp "eq" %1, %2 : i64
  %4 = llvm.zext %3 : i1 to i32
  llvm.return %4 : i32
}
llvm.func @globals(%i: i64) -> f64 {
  %0 = llvm.mlir.addressof @pointers : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %3 = llvm.sitofp %2 : i8 to f64
  %4 = llvm.extractvalue %1[1] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %5 = llvm.load %4 : !llvm.ptr -> i16
  %6 = llvm.sitofp %5 : i16 to f64
  %7 = llvm.extractvalue %1[2] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %8 = llvm.mlir.addressof @from_c : !llvm.ptr
  %9 = llvm.load %8 : !llvm.ptr -> i32
  %10 = llvm.call %7(%9) : !llvm.ptr, (i32) -> i32
  %11 = llvm.sitofp %10 : i32 to f64
  %12 = llvm.extractvalue %1[3, 0] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %13 = llvm.extractvalue %1[3, 1] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %14 = llvm.uitofp %13 : i1 to f64
  %15 = llvm.mlir.addressof @floats : !llvm.ptr
  %16 = llvm.getelementptr %15[0, %i, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
  %17 = llvm.load %16 : !llvm.ptr -> f32
  %18 = llvm.fpext %17 : f32 to f64
  %19 = llvm.mlir.addressof @splat : !llvm.ptr
  %20 = llvm.load %19 : !llvm.ptr -> vector<4xi32>
  %21 = llvm.mlir.constant(3 : i32) : i32
  %22 = llvm.extractelement %20[%21 : i32] : vector<4xi32>
  %23 = llvm.sitofp %22 : i32 to f64
  %24 = llvm.fadd %3, %6 : f64
  %25 = llvm.fadd %24, %11 : f64
  %26 = llvm.fadd %25, %12 : f64
  %27 = llvm.fadd %26, %14 : f64
  %28 = llvm.fadd %27, %18 : f64
  %29 = llvm.fadd %28, %23 : f64
  %30 = llvm.mlir.addressof @word : !llvm.ptr
  %31 = llvm.extractvalue %1[4] : !llvm.struct<(i8, ptr, ptr, struct<(f64, i1)>, ptr)>
  %32 = llvm.call %31(%30) : !llvm.ptr, (!llvm.ptr) -> i32
  %33 = llvm.mlir.addressof @text : !llvm.ptr
  %34 = llvm.fptrunc %29 : f64 to f32
  %35 = llvm.fpext %34 : f32 to f64
  %36 = llvm.call @printf(%33, %9, %30, %35, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, !llvm.ptr, f64, i64) -> i32
  %37 = llvm.mlir.addressof @zeros : !llvm.ptr
  %38 = llvm.getelementptr %37[0, 999] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1000 x i32>
  %39 = llvm.load %38 : !llvm.ptr -> i32
  %40 = llvm.sitofp %39 : i32 to f64
  %41 = llvm.fadd %29, %40 : f64
  llvm.return %41 : f64
}
llvm.func @count() -> i32 {
  %0 = llvm.mlir.addressof @counter : !llvm.ptr
  %1 = llvm.load volatile %0 : !llvm.ptr -> i32
  %2 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.add %1, %2 : i32
  llvm.store volatile %3, %0 : i32, !llvm.ptr
  llvm.return %3 : i32
}
// Packed and padded structures, and a negative index.
llvm.func @structs(%p: !llvm.ptr, %i: i32) -> i64 {
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i64)>
  %1 = llvm.load %0 {alignment = 1 : i64} : !llvm.ptr -> i64
  %2 = llvm.getelementptr %p[%i, 1, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"s", (i8, struct<(i16, i32)>, i64)>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.sext %3 : i32 to i64
  %5 = llvm.add %1, %4 : i64
  %6 = llvm.getelementptr %2[-1] : (!llvm.ptr) -> !llvm.ptr, i16
  %7 = llvm.load %6 : !llvm.ptr -> i16
  %8 = llvm.zext %7 : i16 to i64
  %9 = llvm.add %5, %8 : i64
  llvm.return %9 : i64
}
// An address that stays inside the iteration, in a slot aligned to 128 bytes.
llvm.func @loop(%n: i32) -> i64 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %init = llvm.mlir.constant(0 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  llvm.br ^head(%zero, %init : i32, i64)
^head(%i: i32, %sum: i64):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end(%sum : i64)
^body:
  %slot = llvm.alloca %four x i32 {alignment = 128 : i64} : (i64) -> !llvm.ptr
  %q = llvm.getelementptr %slot[3] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.intr.lifetime.start %slot : !llvm.ptr
  llvm.store %i, %q : i32, !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  llvm.intr.lifetime.end %slot : !llvm.ptr
  %w = llvm.sext %r : i32 to i64
  %s = llvm.add %sum, %w : i64
  %next = llvm.add %i, %one : i32
  llvm.br ^head(%next, %s : i32, i64)
^end(%out: i64):
  %big = llvm.alloca %one x !llvm.array<4 x i64> {alignment = 256 : i64} : (i32) -> !llvm.ptr
  %address = llvm.ptrtoint %big : !llvm.ptr to i64
  %mask = llvm.mlir.constant(255 : i64) : i64
  %low = llvm.and %address, %mask : i64
  %all = llvm.add %out, %low : i64
  llvm.return %all : i64
}
llvm.func @copies(%to: !llvm.ptr, %from: !llvm.ptr, %n: i32) {
  %wide = llvm.zext %n : i32 to i64
  "llvm.intr.memcpy"(%to, %from, %wide) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %up = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%up, %to, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %c = llvm.mlir.constant(120 : i8) : i8
  %two = llvm.mlir.constant(2 : i64) : i64
  "llvm.intr.memset"(%to, %c, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @bits(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> vector<8xi1>
  %1 = llvm.mlir.constant(dense<[true, false, true, true, false, false, true, false]> : vector<8xi1>) : vector<8xi1>
  %2 = llvm.xor %0, %1 : vector<8xi1>
  llvm.store %2, %q : vector<8xi1>, !llvm.ptr
  %3 = llvm.bitcast %2 : vector<8xi1> to i8
  %4 = llvm.zext %3 : i8 to i32
  %5 = llvm.load %p : !llvm.ptr -> i24
  %6 = llvm.mlir.constant(-2 : i24) : i24
  %7 = llvm.add %5, %6 : i24
  %8 = llvm.getelementptr %q[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %7, %8 : i24, !llvm.ptr
  %9 = llvm.zext %7 : i24 to i32
  %10 = llvm.add %4, %9 : i32
  llvm.return %10 : i32
}
llvm.func @atomics(%p: !llvm.ptr, %f: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(5 : i32) : i32
  %1 = llvm.atomicrmw add %p, %0 monotonic : !llvm.ptr, i32
  %2 = llvm.atomicrmw umax %p, %0 acq_rel : !llvm.ptr, i32
  %3 = llvm.atomicrmw _xor %p, %0 seq_cst : !llvm.ptr, i32
  %4 = llvm.atomicrmw nand %p, %0 seq_cst : !llvm.ptr, i32
  %5 = llvm.atomicrmw uinc_wrap %p, %0 seq_cst : !llvm.ptr, i32
  %6 = llvm.atomicrmw udec_wrap %p, %0 seq_cst : !llvm.ptr, i32
  %7 = llvm.atomicrmw min %p, %0 seq_cst : !llvm.ptr, i32
  %8 = llvm.cmpxchg %p, %7, %0 acq_rel monotonic : !llvm.ptr, i32
  %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i1)>
  %10 = llvm.extractvalue %8[1] : !llvm.struct<(i32, i1)>
  %11 = llvm.zext %10 : i1 to i32
  llvm.fence seq_cst
  %12 = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %13 = llvm.mlir.constant(0.5 : f64) : f64
  %14 = llvm.atomicrmw fadd %f, %13 monotonic : !llvm.ptr, f64
  %15 = llvm.atomicrmw fmax %f, %13 monotonic : !llvm.ptr, f64
  %16 = llvm.fadd %14, %15 : f64
  llvm.store %16, %f atomic release {alignment = 8 : i64} : f64, !llvm.ptr
  %17 = llvm.mul %1, %2 : i32
  %18 = llvm.add %17, %3 : i32
  %19 = llvm.mul %18, %0 : i32
  %20 = llvm.add %19, %4 : i32
  %21 = llvm.mul %20, %0 : i32
  %22 = llvm.add %21, %5 : i32
  %23 = llvm.mul %22, %0 : i32
  %24 = llvm.add %23, %6 : i32
  %25 = llvm.mul %24, %0 : i32
  %26 = llvm.add %25, %9 : i32
  %27 = llvm.mul %26, %0 : i32
  %28 = llvm.add %27, %11 : i32
  %29 = llvm.mul %28, %0 : i32
  %30 = llvm.add %29, %12 : i32
  llvm.return %30 : i32
}
llvm.mlir.global internal thread_local @per_thread(11 : i32) : i32
llvm.func @tls() -> i32 {
  %0 = llvm.mlir.addressof @per_thread : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  %2 = llvm.add %1, %1 : i32
  llvm.store %2, %0 : i32, !llvm.ptr
  llvm.return %2 : i32
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// #include <string.h>
// int from_c = 21;
// extern int64_t exported;
// double globals(int64_t);
// int32_t count(void), call_weak(void), weak_is_null(void), tls(void);
// int64_t structs(void *, int32_t), loop(int32_t);
// void copies(void *, const void *, int32_t);
// int32_t bits(void *, void *), atomics(void *, void *);
// int overridden(void) { return 2; }
// #define BIG (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__)
// static int64_t expected(const unsigned char *p, int i) {
//   int64_t a;
//   int32_t b;
//   uint16_t c;
//   memcpy(&a, p + 5, 8);
//   memcpy(&b, p + 24 * i + 8, 4);
//   memcpy(&c, p + 24 * i + 6, 2);
//   return (int64_t)((uint64_t)a + (uint64_t)b + c);
// }
// static int32_t load24(const unsigned char *p) { return p[BIG ? 2 : 0] | p[1] << 8 | p[BIG ? 0 : 2] << 16; }
// int main(void) {
//   setbuf(stdout, 0);
//   double zero = globals(0);
//   printf("%g %g\n", zero, globals(1));
//   int first = count();
//   printf("%d %d %d %d %lld\n", first, count(), call_weak(), weak_is_null(), (long long)exported);
//   unsigned char bytes[200];
//   for (int i = 0; i < 200; i++) bytes[i] = (unsigned char)(i * 37 + 11);
//   for (int i = 0; i < 5; i++) printf("%d ", structs(bytes, i) == expected(bytes, i));
//   printf("%d\n", structs(bytes + 96, -3) == expected(bytes + 96, -3));
//   printf("%lld\n", (long long)loop(10));
//   char to[40] = "", from[40] = "hello world";
//   copies(to, from, 12);
//   printf("%s\n", to);
//   unsigned char out[8] = {9, 9, 9, 9, 9, 9, 9, 9};
//   int lanes = bytes[0] ^ (BIG ? 0xb2 : 0x4d), number = (load24(bytes) - 2) & 0xffffff;
//   printf("%d", bits(bytes, out) == lanes + number);
//   printf(" %d %d", out[0] == lanes, load24(out + 1) == number);
//   for (int i = 4; i < 8; i++) printf(" %d", out[i]);
//   int32_t word = 3;
//   double real = 1.25;
//   int32_t old = atomics(&word, &real);
//   printf("\n%d %d %g", old, word, real);
//   int once = tls();
//   printf("\n%d %d\n", once, tls());
//   return 0;
// }
// output:
// words
// number 21 of words: 41.75 0
// words
// number 21 of words: 43.75 1
// 41.75 43.75
// 41 42 2 1 7
// 1 1 1 1 1 1
// 45
// xxello world
// 1 1 1 9 9 9 9
// 537010 5 3
// 22 44
