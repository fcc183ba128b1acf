// Constant folding with the results of the processor: signs, widths, rounding, and branches on constants.
llvm.mlir.global private constant @table(dense<[3, -1, 4, -1, 5]> : tensor<5xi16>) : !llvm.array<5 x i16>
llvm.func @number(%at: i32) -> i64 {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  llvm.switch %at : i32, ^none [
    0: ^shift, 1: ^remainder, 2: ^round, 3: ^wide, 4: ^table, 5: ^order, 6: ^half
  ]
^none:
  llvm.return %c0 : i64
^shift:
  %m = llvm.mlir.constant(-100 : i8) : i8
  %two = llvm.mlir.constant(2 : i8) : i8
  %ashr = llvm.ashr %m, %two : i8
  %lshr = llvm.lshr %m, %two : i8
  %signed = llvm.sext %ashr : i8 to i64
  %unsigned = llvm.zext %lshr : i8 to i64
  %thousand = llvm.mlir.constant(1000 : i64) : i64
  %high = llvm.mul %unsigned, %thousand : i64
  %shift = llvm.add %high, %signed : i64
  llvm.return %shift : i64
^remainder:
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %remainder = llvm.srem %a, %b : i64
  llvm.return %remainder : i64
^round:
  %big = llvm.mlir.constant(16777217 : i64) : i64
  %f = llvm.sitofp %big : i64 to f32
  %up = llvm.mlir.constant(2.0 : f32) : f32
  %g = llvm.fadd %f, %up : f32
  %round = llvm.fptosi %g : f32 to i64
  llvm.return %round : i64
^wide:
  %x = llvm.mlir.constant(-1 : i64) : i64
  %y = llvm.zext %x : i64 to i128
  %z = llvm.mul %y, %y : i128
  %c64 = llvm.mlir.constant(64 : i128) : i128
  %upper = llvm.lshr %z, %c64 : i128
  %wide = llvm.trunc %upper : i128 to i64
  llvm.return %wide : i64
^table:
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %i3 = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.getelementptr %t[0, %i3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<5 x i16>
  %v = llvm.load %p : !llvm.ptr -> i16
  %w = llvm.zext %v : i16 to i64
  llvm.return %w : i64
^order:
  %nan = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %up2 = llvm.mlir.constant(2.0 : f32) : f32
  %unordered = llvm.fcmp "ult" %nan, %up2 : f32
  %ordered = llvm.fcmp "olt" %nan, %up2 : f32
  %u = llvm.zext %unordered : i1 to i64
  %o = llvm.zext %ordered : i1 to i64
  %ten = llvm.mlir.constant(10 : i64) : i64
  %tens = llvm.mul %u, %ten : i64
  %order = llvm.add %tens, %o : i64
  llvm.return %order : i64
^half:
  %h = llvm.mlir.constant(2050.0 : f16) : f16
  %one = llvm.mlir.constant(1.0 : f16) : f16
  %sum = llvm.fadd %h, %one : f16
  %half = llvm.fptosi %sum : f16 to i64
  llvm.return %half : i64
}
// main.c:
// #include <stdint.h>
// #include <stdio.h>
// int64_t number(int at);
// int main(void) {
//   for (int at = 0; at < 8; at++) printf("%lld\n", (long long)number(at));
//   return 0;
// }
// output:
// 38975
// -2
// 16777218
// -2
// 65535
// 10
// 2052
// 0
