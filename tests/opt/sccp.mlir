// args: --passes=sccp
// A loop-carried value is constant because the branch that changes it is dead.
llvm.func @f(%n: i32, %p: !llvm.ptr) -> i32 {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c7 = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^header(%c0, %c7 : i32, i32)
^header(%i: i32, %k: i32):
  %cond = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %cond, ^body, ^exit
^body:
  %is_seven = llvm.icmp "eq" %k, %c7 : i32
  llvm.cond_br %is_seven, ^same, ^other
^same:
  llvm.store %k, %p : i32, !llvm.ptr
  llvm.br ^next(%k : i32)
^other:
  %more = llvm.add %k, %c1 : i32
  llvm.br ^next(%more : i32)
^next(%l: i32):
  %j = llvm.add %i, %c1 : i32
  llvm.br ^header(%j, %l : i32, i32)
^exit:
  llvm.return %k : i32
}
// output:
// module {
//   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
//     %0 = llvm.mlir.constant(0 : i32) : i32
//     %1 = llvm.mlir.constant(1 : i32) : i32
//     llvm.br ^bb1(%0 : i32)
//   ^bb1(%2: i32):
//     %3 = llvm.mlir.constant(7 : i32) : i32
//     %4 = llvm.icmp "slt" %2, %arg0 : i32
//     llvm.cond_br %4, ^bb3, ^bb2
//   ^bb2:
//     llvm.return %3 : i32
//   ^bb3:
//     llvm.store %3, %arg1 : i32, !llvm.ptr
//     %5 = llvm.add %2, %1 : i32
//     llvm.br ^bb1(%5 : i32)
//   }
// }
// -----
// args: --passes=sccp
// Arithmetic is folded. Results that are poison, undefined or NaN stay.
llvm.func @numbers(%r: !llvm.ptr) {
  %a = llvm.mlir.constant(100 : i7) : i7
  %b = llvm.mlir.constant(-3 : i7) : i7
  %sum = llvm.add %a, %b : i7
  llvm.store volatile %sum, %r : i7, !llvm.ptr
  %quotient = llvm.sdiv %a, %b : i7
  llvm.store volatile %quotient, %r : i7, !llvm.ptr
  %zero = llvm.mlir.constant(0 : i7) : i7
  %undefined = llvm.udiv %a, %zero : i7
  llvm.store volatile %undefined, %r : i7, !llvm.ptr
  %x = llvm.mlir.constant(1.0e+00 : f32) : f32
  %y = llvm.mlir.constant(3.0e+00 : f32) : f32
  %third = llvm.fdiv %x, %y : f32
  llvm.store volatile %third, %r : f32, !llvm.ptr
  %f0 = llvm.mlir.constant(0.0 : f32) : f32
  %nan = llvm.fdiv %f0, %f0 : f32
  llvm.store volatile %nan, %r : f32, !llvm.ptr
  %is_below = llvm.fcmp "olt" %third, %x : f32
  llvm.store volatile %is_below, %r : i1, !llvm.ptr
  %cut = llvm.fptosi %y : f32 to i8
  llvm.store volatile %cut, %r : i8, !llvm.ptr
  %large = llvm.mlir.constant(1.0e+03 : f32) : f32
  %poison = llvm.fptosi %large : f32 to i8
  llvm.store volatile %poison, %r : i8, !llvm.ptr
  %wide = llvm.sext %b : i7 to i128
  llvm.store volatile %wide, %r : i128, !llvm.ptr
  %is_wide = llvm.icmp "ult" %wide, %wide : i128
  llvm.store volatile %is_wide, %r : i1, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.func @numbers(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.constant(-28 : i7) : i7
//     %1 = llvm.mlir.constant(-31 : i7) : i7
//     llvm.store volatile %1, %arg0 : i7, !llvm.ptr
//     %2 = llvm.mlir.constant(9 : i7) : i7
//     llvm.store volatile %2, %arg0 : i7, !llvm.ptr
//     %3 = llvm.mlir.constant(0 : i7) : i7
//     %4 = llvm.udiv %0, %3 : i7
//     llvm.store volatile %4, %arg0 : i7, !llvm.ptr
//     %5 = llvm.mlir.constant(0.333333343 : f32) : f32
//     llvm.store volatile %5, %arg0 : f32, !llvm.ptr
//     %6 = llvm.mlir.constant(0.000000e+00 : f32) : f32
//     %7 = llvm.fdiv %6, %6 : f32
//     llvm.store volatile %7, %arg0 : f32, !llvm.ptr
//     %8 = llvm.mlir.constant(true) : i1
//     llvm.store volatile %8, %arg0 : i1, !llvm.ptr
//     %9 = llvm.mlir.constant(3 : i8) : i8
//     llvm.store volatile %9, %arg0 : i8, !llvm.ptr
//     %10 = llvm.mlir.constant(1.000000e+03 : f32) : f32
//     %11 = llvm.fptosi %10 : f32 to i8
//     llvm.store volatile %11, %arg0 : i8, !llvm.ptr
//     %12 = llvm.mlir.constant(-3 : i128) : i128
//     llvm.store volatile %12, %arg0 : i128, !llvm.ptr
//     %13 = llvm.mlir.constant(false) : i1
//     llvm.store volatile %13, %arg0 : i1, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=sccp
// Loads of constant globals are folded. Variables, weak constants, out-of-bounds loads and loads of another type stay.
llvm.mlir.global private constant @table(dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global internal constant @text("hey") : !llvm.array<3 x i8>
llvm.mlir.global internal @variable(5 : i32) : i32
llvm.mlir.global weak constant @weak(5 : i32) : i32
llvm.func @tables(%r: !llvm.ptr) {
  %table = llvm.mlir.addressof @table : !llvm.ptr
  %i = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.getelementptr %table[0, %i, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store volatile %x, %r : i32, !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %past = llvm.load %q : !llvm.ptr -> i32
  llvm.store volatile %past, %r : i32, !llvm.ptr
  %half = llvm.load %p : !llvm.ptr -> i16
  llvm.store volatile %half, %r : i16, !llvm.ptr
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %letter = llvm.getelementptr %text[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %e = llvm.load %letter : !llvm.ptr -> i8
  llvm.store volatile %e, %r : i8, !llvm.ptr
  %variable = llvm.mlir.addressof @variable : !llvm.ptr
  %v = llvm.load %variable : !llvm.ptr -> i32
  llvm.store volatile %v, %r : i32, !llvm.ptr
  %weak = llvm.mlir.addressof @weak : !llvm.ptr
  %w = llvm.load %weak : !llvm.ptr -> i32
  llvm.store volatile %w, %r : i32, !llvm.ptr
  %is_same = llvm.icmp "eq" %p, %q : !llvm.ptr
  llvm.store volatile %is_same, %r : i1, !llvm.ptr
  llvm.return
}
// output:
// module {
//   llvm.mlir.global private constant @table(dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
//   llvm.mlir.global internal constant @text("hey")
//   llvm.mlir.global internal @variable(5 : i32) : i32
//   llvm.mlir.global weak constant @weak(5 : i32) : i32
//   llvm.func @tables(%arg0: !llvm.ptr) {
//     %0 = llvm.mlir.addressof @table : !llvm.ptr
//     %1 = llvm.mlir.constant(1 : i64) : i64
//     %2 = llvm.getelementptr %0[0, %1, 0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
//     %3 = llvm.mlir.constant(30 : i32) : i32
//     llvm.store volatile %3, %arg0 : i32, !llvm.ptr
//     %4 = llvm.getelementptr %2[2] : (!llvm.ptr) -> !llvm.ptr, i32
//     ... 3 lines
//     llvm.store volatile %6, %arg0 : i16, !llvm.ptr
//     %7 = llvm.mlir.constant(101 : i8) : i8
//     llvm.store volatile %7, %arg0 : i8, !llvm.ptr
//     %8 = llvm.mlir.addressof @variable : !llvm.ptr
//     ... 4 lines
//     llvm.store volatile %11, %arg0 : i32, !llvm.ptr
//     %12 = llvm.mlir.constant(false) : i1
//     llvm.store volatile %12, %arg0 : i1, !llvm.ptr
//     llvm.return
//   }
// }
// -----
// args: --passes=sccp
// A switch on a negative constant is folded.
llvm.func @switches() -> i32 {
  %c = llvm.mlir.constant(-2 : i8) : i8
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  llvm.switch %c : i8, ^other(%one : i32) [
    254: ^match(%two : i32)
  ]
^match(%x: i32):
  llvm.return %x : i32
^other(%y: i32):
  llvm.return %y : i32
}
// output:
// module {
//   llvm.func @switches() -> i32 {
//     %0 = llvm.mlir.constant(2 : i32) : i32
//     llvm.return %0 : i32
//   }
// }
// -----
// args: --passes=sccp
// Algebraic identities are applied. The addition of positive zero, which changes negative zero, stays.
llvm.func @identities(%x: i32, %y: f64, %c: i1, %p: !llvm.ptr) -> !llvm.struct<(i32, f64, i1, ptr, f64)> {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %false = llvm.mlir.constant(false) : i1
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %one = llvm.mlir.constant(1.0 : f64) : f64
  %a = llvm.add %x, %c0 : i32
  %b = llvm.mul %a, %c1 : i32
  %s = llvm.select %c, %b, %a : i1, i32
  %f = llvm.fmul %y, %one : f64
  %g = llvm.fadd %f, %zero : f64
  %h = llvm.fsub %f, %zero : f64
  %d = llvm.select %c, %true, %false : i1, i1
  %e = llvm.and %d, %true : i1
  %q = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  %u = llvm.mlir.undef : !llvm.struct<(i32, f64, i1, ptr, f64)>
  %s0 = llvm.insertvalue %s, %u[0] : !llvm.struct<(i32, f64, i1, ptr, f64)>
  %s1 = llvm.insertvalue %g, %s0[1] : !llvm.struct<(i32, f64, i1, ptr, f64)>
  %s2 = llvm.insertvalue %e, %s1[2] : !llvm.struct<(i32, f64, i1, ptr, f64)>
  %s3 = llvm.insertvalue %q, %s2[3] : !llvm.struct<(i32, f64, i1, ptr, f64)>
  %k = llvm.extractvalue %s3[0] : !llvm.struct<(i32, f64, i1, ptr, f64)>
  %t0 = llvm.insertvalue %k, %s3[0] : !llvm.struct<(i32, f64, i1, ptr, f64)>
  %t1 = llvm.insertvalue %h, %t0[4] : !llvm.struct<(i32, f64, i1, ptr, f64)>
  llvm.return %t1 : !llvm.struct<(i32, f64, i1, ptr, f64)>
}
// output:
// module {
//   llvm.func @identities(%arg0: i32, %arg1: f64, %arg2: i1, %arg3: !llvm.ptr) -> !llvm.struct<(i32, f64, i1, ptr, f64)> {
//     %0 = llvm.mlir.constant(0.000000e+00 : f64) : f64
//     %1 = llvm.fadd %arg1, %0 : f64
//     %2 = llvm.mlir.undef : !llvm.struct<(i32, f64, i1, ptr, f64)>
//     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i32, f64, i1, ptr, f64)>
//     %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, f64, i1, ptr, f64)>
//     %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(i32, f64, i1, ptr, f64)>
//     %6 = llvm.insertvalue %arg3, %5[3] : !llvm.struct<(i32, f64, i1, ptr, f64)>
//     %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(i32, f64, i1, ptr, f64)>
//     %8 = llvm.insertvalue %arg1, %7[4] : !llvm.struct<(i32, f64, i1, ptr, f64)>
//     llvm.return %8 : !llvm.struct<(i32, f64, i1, ptr, f64)>
//   }
// }
