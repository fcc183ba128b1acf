// Branches, switches, calls with many arguments and results, and through pointers.
llvm.func @switch(%x: i64) -> i32 {
  %0 = llvm.mlir.constant(10 : i32) : i32
  %1 = llvm.mlir.constant(20 : i32) : i32
  llvm.switch %x : i64, ^default(%0 : i32) [
    -1: ^merge(%1 : i32),
    0: ^merge(%0 : i32),
    1: ^other,
    2: ^other,
    3: ^other,
    4: ^other,
    5: ^default(%1 : i32),
    9223372036854775807: ^other
  ]
^default(%a: i32):
  %2 = llvm.mul %a, %a : i32
  llvm.br ^merge(%2 : i32)
^other:
  %3 = llvm.trunc %x : i64 to i32
  llvm.br ^merge(%3 : i32)
^merge(%b: i32):
  llvm.return %b : i32
}
llvm.func @switch7(%x: i32) -> i32 {
  %0 = llvm.trunc %x : i32 to i7
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  %3 = llvm.mlir.constant(3 : i32) : i32
  llvm.switch %0 : i7, ^end(%1 : i32) [
    -1: ^end(%2 : i32),
    63: ^end(%3 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
// Both successors are the same block, with other arguments; an unreachable block is a third predecessor.
llvm.func @same(%c: i1 {llvm.zeroext}, %x: i32) -> i32 {
  %0 = llvm.mlir.constant(5 : i32) : i32
  llvm.cond_br %c, ^end(%x : i32), ^end(%0 : i32)
^dead:
  %1 = llvm.add %x, %x : i32
  llvm.br ^end(%1 : i32)
^end(%r: i32):
  llvm.return %r : i32
}
// A loop that carries a structure.
llvm.func @fibonacci(%n: i32) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.mlir.constant(0 : i32) : i32
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.undef : !llvm.struct<(i64, array<1 x i64>)>
  %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(i64, array<1 x i64>)>
  %6 = llvm.insertvalue %1, %5[1, 0] : !llvm.struct<(i64, array<1 x i64>)>
  llvm.br ^head(%2, %6 : i32, !llvm.struct<(i64, array<1 x i64>)>)
^head(%i: i32, %pair: !llvm.struct<(i64, array<1 x i64>)>):
  %a = llvm.extractvalue %pair[0] : !llvm.struct<(i64, array<1 x i64>)>
  %c = llvm.icmp "ult" %i, %n : i32
  llvm.cond_br %c weights([99, 1]), ^body, ^end
^body:
  %b = llvm.extractvalue %pair[1, 0] : !llvm.struct<(i64, array<1 x i64>)>
  %s = llvm.add %a, %b overflow<nsw> : i64
  %7 = llvm.insertvalue %b, %pair[0] : !llvm.struct<(i64, array<1 x i64>)>
  %8 = llvm.insertvalue %s, %7[1, 0] : !llvm.struct<(i64, array<1 x i64>)>
  %j = llvm.add %i, %3 : i32
  llvm.br ^head(%j, %8 : i32, !llvm.struct<(i64, array<1 x i64>)>)
^end:
  llvm.return %a : i64
}
llvm.func internal @many(%a: i64, %b: f32, %c: i64, %d: i64, %e: i8, %f: i64, %g: i128, %h: i16, %i: f64, %j: i64) -> !llvm.struct<(i64, i64, i64, f64, i16)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i64, i64, i64, f64, i16)>
  %1 = llvm.trunc %g : i128 to i64
  %2 = llvm.add %a, %c : i64
  %3 = llvm.add %2, %d : i64
  %4 = llvm.add %3, %f : i64
  %5 = llvm.sext %e : i8 to i64
  %6 = llvm.add %1, %5 : i64
  %7 = llvm.fpext %b : f32 to f64
  %8 = llvm.fadd %7, %i : f64
  %9 = llvm.insertvalue %4, %0[0] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %10 = llvm.insertvalue %6, %9[1] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %11 = llvm.insertvalue %j, %10[2] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %12 = llvm.insertvalue %8, %11[3] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %13 = llvm.insertvalue %h, %12[4] : !llvm.struct<(i64, i64, i64, f64, i16)>
  llvm.return %13 : !llvm.struct<(i64, i64, i64, f64, i16)>
}
llvm.func @call_many(%x: i64, %through_pointer: i1 {llvm.zeroext}) -> f64 {
  %0 = llvm.sitofp %x : i64 to f32
  %1 = llvm.sitofp %x : i64 to f64
  %2 = llvm.trunc %x : i64 to i8
  %3 = llvm.trunc %x : i64 to i16
  %4 = llvm.sext %x : i64 to i128
  llvm.cond_br %through_pointer, ^pointer, ^name
^pointer:
  %5 = llvm.mlir.addressof @many : !llvm.ptr
  %6 = llvm.call %5(%x, %0, %x, %x, %2, %x, %4, %3, %1, %x) : !llvm.ptr, (i64, f32, i64, i64, i8, i64, i128, i16, f64, i64) -> !llvm.struct<(i64, i64, i64, f64, i16)>
  llvm.br ^end(%6 : !llvm.struct<(i64, i64, i64, f64, i16)>)
^name:
  %7 = llvm.call @many(%x, %0, %x, %x, %2, %x, %4, %3, %1, %x) : (i64, f32, i64, i64, i8, i64, i128, i16, f64, i64) -> !llvm.struct<(i64, i64, i64, f64, i16)>
  llvm.br ^end(%7 : !llvm.struct<(i64, i64, i64, f64, i16)>)
^end(%r: !llvm.struct<(i64, i64, i64, f64, i16)>):
  %8 = llvm.freeze %r : !llvm.struct<(i64, i64, i64, f64, i16)>
  %9 = llvm.extractvalue %8[0] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %10 = llvm.extractvalue %8[1] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %11 = llvm.extractvalue %8[2] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %12 = llvm.extractvalue %8[3] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %13 = llvm.extractvalue %8[4] : !llvm.struct<(i64, i64, i64, f64, i16)>
  %14 = llvm.mul %9, %10 : i64
  %15 = llvm.add %14, %11 : i64
  %16 = llvm.sext %13 : i16 to i64
  %17 = llvm.sub %15, %16 : i64
  %18 = llvm.sitofp %17 : i64 to f64
  %19 = llvm.fadd %18, %12 : f64
  %c = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c : i1
  llvm.return %19 : f64
}
llvm.func @narrow(%a: i8 {llvm.signext}, %b: i16 {llvm.zeroext}, %c: i1 {llvm.zeroext}) -> (i8 {llvm.signext}) {
  %0 = llvm.trunc %b : i16 to i8
  %1 = llvm.add %a, %0 : i8
  %2 = llvm.zext %c : i1 to i8
  %3 = llvm.intr.expect %1, %a : i8
  %4 = llvm.sub %3, %2 : i8
  llvm.return %4 : i8
}
llvm.func @from_c(i8 {llvm.signext}, i1 {llvm.zeroext}) -> (i16 {llvm.signext})
llvm.func @to_c(%x: i32) -> i32 {
  %0 = llvm.trunc %x : i32 to i8
  %1 = llvm.trunc %x : i32 to i1
  %2 = llvm.call @from_c(%0, %1) : (i8, i1) -> i16
  %3 = llvm.sext %2 : i16 to i32
  llvm.return %3 : i32
}
llvm.func @store_result(%out: !llvm.ptr {llvm.sret = !llvm.struct<(i64, i64, i64)>}, %x: i64) {
  llvm.store %x, %out : i64, !llvm.ptr
  %0 = llvm.getelementptr %out[2] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %x, %0 : i64, !llvm.ptr
  llvm.return
}
llvm.func @call_store_result(%x: i64) -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i64, i64, i64)> : (i32) -> !llvm.ptr
  llvm.call @store_result(%1, %x) : (!llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %3 = llvm.load %2 : !llvm.ptr -> i64
  llvm.return %3 : i64
}
llvm.func @never(%x: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.icmp "slt" %x, %0 : i32
  llvm.cond_br %1, ^bad, ^good
^bad:
  "llvm.intr.trap"() : () -> ()
  llvm.unreachable
^good:
  %2 = llvm.mlir.poison : i32
  llvm.return %x : i32
}
// main.c:
// #include <stdbool.h>
// #include <stdint.h>
// #include <stdio.h>
// int32_t switch7(int32_t), same(bool, int32_t), to_c(int32_t), never(int32_t);
// int32_t test_switch(int64_t) __asm__("switch");
// int64_t fibonacci(int32_t), call_store_result(int64_t);
// double call_many(int64_t, bool);
// int8_t narrow(int8_t, uint16_t, bool);
// typedef struct { int64_t a, b, c; } three;
// three store_result(int64_t);
// int16_t from_c(int8_t a, bool b) { return (int16_t)(b ? a * 3 : -a); }
// int main(void) {
//   for (int i = -2; i < 8; i++) printf("%d ", test_switch(i));
//   printf("%d\n", test_switch(INT64_MAX));
//   for (int i = 60; i < 66; i++) printf("%d ", switch7(i));
//   printf("%d %d\n", switch7(127), switch7(-1));
//   printf("%d %d %lld\n", same(true, 3), same(false, 3), (long long)fibonacci(60));
//   for (int i = -300; i < 301; i += 150) printf("%g %g\n", call_many(i, true), call_many(i, false));
//   printf("%d %d %d\n", narrow(-100, 65535, true), narrow(127, 1, false), narrow(0, 0, true));
//   for (int i = -130; i < 131; i += 65) printf("%d,", to_c(i));
//   printf("\n%lld %lld %lld %d\n", (long long)store_result(5).a, (long long)store_result(6).c,
//          (long long)call_store_result(77), never(3));
//   return 0;
// }
// output:
// 100 20 10 1 2 3 4 400 100 100 -1
// 1 1 1 3 1 1 2 2
// 3 5 1548008755920
// 412200 412200
// 26100 26100
// 0 0
// 26700 26700
// 413400 413400
// -102 -128 -1
// -126,-195,0,195,126,
// 5 6 77 3
